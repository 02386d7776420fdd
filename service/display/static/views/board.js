/* The drawn board of the game in play, with its twin in words. */
import { useMemo } from "preact/hooks";
import { computed } from "@preact/signals";

import { due } from "../acting.js";
import { drawingOf, isDrawn } from "../boards/index.js";
import { Panels } from "../components/panels.js";
import { html } from "../html.js";
import { spots, spotWords } from "../picks.js";
import { shownView } from "../secrets.js";
import { info, lastRuling, seats, state, view } from "../store.js";
import { t } from "../texts.js";

const NO_SPOTS = new Map();

const refusal = computed(() => (["refused", "foul"].includes(lastRuling.value?.kind) ? lastRuling.value : null));

/* `small`: for narrow screens. `inKey`: a press on it opens it. `twin`: "hidden" for screen readers alone, or "shown". */
export function BoardView({ small, height, inKey = false, twin = "hidden" }) {
  const now = view.value ?? state.value;
  const drawing = drawingOf(now?.game);
  if (now?.view && !isDrawn(now.game)) return html`<${Panels} view=${now.view} seats=${seats.value} due=${due.value} inKey=${inKey} />`;
  if (!now?.view) return html`<div class="noboard"><p>${t(now ? "page-no-game" : "page-no-news")}</p></div>`;
  const agree = info.value?.game === now.game; // two messages: for a moment they are of two games
  if (!agree || !drawing) return html`<div class="noboard coming"></div>`;
  const open = inKey ? NO_SPOTS : spots.value;
  return html`<${Drawn} drawing=${drawing} view=${shownView.value} info=${info.value} seats=${seats.value} due=${due.value.join()} spots=${open} pressable=${inKey ? "" : spotWords.value} refusal=${refusal.value} small=${small} height=${height} twin=${twin} />`;
}

/* Drawn again only when something of it has changed: a ruling or an open question leaves it alone. */
function Drawn({ drawing, view: board, info: about, seats: all, due: owing, spots: open, pressable, refusal: refused, small, height, twin }) {
  return useMemo(() => {
    const common = { view: board, info: about, seats: all };
    return html`<${drawing.Board} ...${common} due=${owing.split(",")} spots=${open} refusal=${refused} small=${small} height=${height} />
      <div class=${twin === "hidden" ? "hidden" : "twin"}><${drawing.Twin} ...${common} /></div>`;
  }, [drawing, board, about, all, owing, pressable, refused, small, height, twin]);
}
