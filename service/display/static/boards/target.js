/* A place of a board at which a legal act happens: a press there does it. The same act has a key beside the board, so
   keyboards and screen readers pass over this one. `spot` is what `spots.get(place)` of a drawing gave; without one
   nothing is drawn. */
import { html } from "../html.js";

export function Target({ spot, children }) {
  if (!spot) return null;
  return html`<g class=${`target ${spot.how}`} data-spot=${spot.place} onClick=${spot.press} aria-hidden="true">${children}</g>`;
}
