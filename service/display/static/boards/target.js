/* A place of a board at which a legal act happens: a press there does it, or is a step towards it (picks.js). The same act
   has a key beside the board, so keyboards and screen readers pass over this one. `spot` is what `spots.get(place)` of a
   drawing gave: {place, how, press, count}, `how` being ready, claim (asked about, not open), picked, aside (something else
   than what is picked), sent or not-now. Without one nothing is drawn. */
import { html } from "../html.js";

export function Target({ spot, children }) {
  if (!spot) return null;
  return html`<g class=${`target ${spot.how}`} data-spot=${spot.place} onClick=${spot.press} aria-hidden="true">${children}</g>`;
}
