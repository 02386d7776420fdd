/* The drawn board of the game in play, with its twin in words. */
import { due } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { html } from "../html.js";
import { info, seats, state, view } from "../store.js";
import { t } from "../texts.js";

/* `small`: for narrow screens. `twin`: "hidden" for screen readers alone, or "shown". */
export function BoardView({ small, height, twin = "hidden" }) {
  const now = view.value ?? state.value;
  const drawing = drawingOf(now?.game);
  if (!now?.view || !drawing) return html`<div class="noboard"><p>${t(now?.game ? "page-no-drawing" : now ? "page-no-game" : "page-no-news")}</p></div>`;
  const seated = seats.value.filter((seat) => seat.id in (now.view.rockets ?? { [seat.id]: 1 }));
  const common = { view: now.view, info: info.value, seats: seated };
  return html`<${drawing.Board} ...${common} due=${due.value} small=${small} height=${height} />
    <div class=${twin === "hidden" ? "hidden" : "twin"}><${drawing.Twin} ...${common} /></div>`;
}
