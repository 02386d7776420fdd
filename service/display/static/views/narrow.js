/* Is the screen narrow (a phone), or upright? Follows turns of the device. */
import { signal } from "@preact/signals";

function follow(query) {
  const media = matchMedia(query);
  const value = signal(media.matches);
  media.addEventListener("change", () => {
    value.value = media.matches;
  });
  return value;
}

export const narrow = follow("(max-width: 700px)");
export const upright = follow("(max-width: 700px), (orientation: portrait)");
