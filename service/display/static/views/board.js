/* The drawn board of the game in play, with its twin in words. */
import { useMemo } from "preact/hooks";
import { computed } from "@preact/signals";

import { act, due, keyOf, keyState, legalOf, openSeats, openSheet, playing } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Panels } from "../components/panels.js";
import { html } from "../html.js";
import { info, lastRuling, seats, state, view } from "../store.js";
import { t } from "../texts.js";

/* Every legal act of the open seats that has a place on the board, as {place: [{seat, offer}, …]}. */
export const picks = computed(() => {
  const drawing = drawingOf(view.value?.game);
  const found = new Map();
  if (!drawing?.placeOf || !playing.value) return found;
  for (const seat of openSeats.value) {
    for (const offer of legalOf(seat)) {
      const place = drawing.placeOf(offer.action, view.value.view);
      if (place) found.set(place, [...(found.get(place) ?? []), { seat, offer }]);
    }
  }
  return found;
});

const HOW = ["sent", "not-now"];

/* What a press on a place does: the one act there is for it, or the question which of several. */
function spotOf(place, choices) {
  const states = choices.map(({ seat, offer }) => keyState(seat, offer.action));
  const how = HOW.find((one) => states.includes(one)) ?? "ready";
  const press = () => {
    if (how !== "ready") return;
    const [{ seat, offer }] = choices;
    if (choices.length === 1) act(seat, offer.action);
    else openSheet("pick", { place });
  };
  return { place, how, press, count: choices.length };
}

const spots = computed(() => new Map([...picks.value].map(([place, choices]) => [place, spotOf(place, choices)])));

const NO_SPOTS = new Map();

/* A board is drawn anew when what can be pressed on it changes, and not when only the objects do. */
const inWords = (map) => [...map.values()].map(({ place, how }) => `${place}:${how}:${picks.value.get(place).map(({ seat, offer }) => keyOf(seat, offer.action)).join()}`).join(";");

const refusal = computed(() => (["refused", "foul"].includes(lastRuling.value?.kind) ? lastRuling.value : null));

/* `small`: for narrow screens. `inKey`: a press on it opens it. `twin`: "hidden" for screen readers alone, or "shown". */
export function BoardView({ small, height, inKey = false, twin = "hidden" }) {
  const now = view.value ?? state.value;
  const drawing = drawingOf(now?.game);
  if (now?.view && !drawing) return html`<${Panels} view=${now.view} seats=${seats.value} due=${due.value} inKey=${inKey} />`;
  if (!now?.view) return html`<div class="noboard"><p>${t(now ? "page-no-game" : "page-no-news")}</p></div>`;
  const open = inKey ? NO_SPOTS : spots.value;
  return html`<${Drawn} drawing=${drawing} view=${now.view} info=${info.value} seats=${seats.value} due=${due.value.join()} spots=${open} pressable=${inWords(open)} refusal=${refusal.value} small=${small} height=${height} twin=${twin} />`;
}

/* Drawn again only when something of it has changed: a ruling or an open question leaves it alone. */
function Drawn({ drawing, view: board, info: about, seats: all, due: owing, spots: open, pressable, refusal: refused, small, height, twin }) {
  return useMemo(() => {
    const common = { view: board, info: about, seats: all };
    return html`<${drawing.Board} ...${common} due=${owing.split(",")} spots=${open} refusal=${refused} small=${small} height=${height} />
      <div class=${twin === "hidden" ? "hidden" : "twin"}><${drawing.Twin} ...${common} /></div>`;
  }, [drawing, board, about, all, owing, pressable, refused, small, height, twin]);
}
