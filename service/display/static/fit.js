/* Words that step down in size until they fit: the call of the band is short in one language and long in another. */
import { useLayoutEffect, useRef } from "preact/hooks";

/* The steps are classes, fit-0 the largest; the last ones may break into lines (css/page.css). */
const STEPS = 5;

function fits(words, room) {
  return words.scrollWidth <= words.clientWidth && words.offsetHeight <= room.clientHeight;
}

function fit(words) {
  for (let step = 0; step < STEPS; step += 1) {
    words.className = `fit-${step}`;
    if (fits(words, words.parentElement)) return;
  }
}

/* For the element that holds `text`, whose parent is the room it has. */
export function useFit(text) {
  const ref = useRef(null);
  useLayoutEffect(() => fit(ref.current), [text]);
  useLayoutEffect(() => {
    const words = ref.current;
    const watch = new ResizeObserver(() => fit(words));
    watch.observe(words.parentElement);
    const neighbours = new MutationObserver(() => fit(words)); // what stands beside the words takes room from them
    neighbours.observe(words.parentElement, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      neighbours.disconnect();
    };
  }, []);
  return ref;
}
