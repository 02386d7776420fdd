/* The drawn board of the game in play, with its twin in words. */
import { useMemo } from "preact/hooks";

import { due } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Panels } from "../components/panels.js";
import { html } from "../html.js";
import { info, seats, state, view } from "../store.js";
import { t } from "../texts.js";

/* `small`: for narrow screens. `inKey`: a press on it opens it. `twin`: "hidden" for screen readers alone, or "shown". */
export function BoardView({ small, height, inKey = false, twin = "hidden" }) {
  const now = view.value ?? state.value;
  const drawing = drawingOf(now?.game);
  if (now?.view && !drawing) return html`<${Panels} view=${now.view} seats=${seats.value} due=${due.value} inKey=${inKey} />`;
  if (!now?.view) return html`<div class="noboard"><p>${t(now ? "page-no-game" : "page-no-news")}</p></div>`;
  return html`<${Drawn} drawing=${drawing} view=${now.view} info=${info.value} seats=${seats.value} due=${due.value.join()} small=${small} height=${height} twin=${twin} />`;
}

/* Drawn again only when something of it has changed: a ruling or an open question leaves it alone. */
function Drawn({ drawing, view: board, info: about, seats: all, due: owing, small, height, twin }) {
  return useMemo(() => {
    const common = { view: board, info: about, seats: all.filter((seat) => seat.id in (board.rockets ?? { [seat.id]: 1 })) };
    return html`<${drawing.Board} ...${common} due=${owing.split(",")} small=${small} height=${height} />
      <div class=${twin === "hidden" ? "hidden" : "twin"}><${drawing.Twin} ...${common} /></div>`;
  }, [drawing, board, about, all, owing, small, height, twin]);
}
