/* What a press on the drawn board means: an act at once, a step towards one, or the question which of several. */
import { computed, signal } from "@preact/signals";

import { act, asking, keyState, legalOf, live, openSeats, openSheet, playing } from "./acting.js";
import { branches, isLast, pathOf, settled, stillPicked } from "./boards/picking.js";
import { drawingOf } from "./boards/index.js";
import { anySent } from "./commands.js";
import { view } from "./store.js";

/* Every legal act of the open seats that has places on the board. */
export const choices = computed(() => {
  const drawing = drawingOf(view.value?.game);
  if (!drawing?.placeOf || !playing.value) return [];
  const all = openSeats.value.flatMap((seat) => legalOf(seat).map((offer) => ({ seat, offer, path: pathOf(drawing.placeOf(offer.action, view.value.view)) })));
  return all.filter(({ path }) => path.length > 0);
});

/* The choices in words: they are the same when only the objects are others. */
export const offered = computed(() => choices.value.map(({ seat, path }) => `${seat}:${path.join()}`).join(";"));

/* The places that somebody has pressed, for what was offered then. */
const pressed = signal({ among: null, path: [] });

const pick = (path) => {
  pressed.value = { among: offered.value, path };
};

/* The places pressed so far; before anybody has, those that the drawing proposes. */
export const picked = computed(() => {
  const drawing = drawingOf(view.value?.game);
  const first = () => (choices.value.length > 0 ? drawing?.pickFirst?.(view.value.view) ?? [] : []);
  const wanted = pressed.value.among === offered.value ? pressed.value.path : first();
  return settled(choices.value, stillPicked(choices.value, wanted));
});

/* What a press on each place leads to, as {place: {depth, choices}}. */
export const picks = computed(() => branches(choices.value, picked.value));

const HOW = ["sent", "not-now"];

function stateOf(list) {
  if (live.value && !anySent()) return "ready"; // there may be a thousand of them
  const states = list.map(({ seat, offer }) => keyState(seat, offer.action));
  return HOW.find((one) => states.includes(one)) ?? "ready";
}

/* A press on a place. One that is picked already lets go of it. */
export function press(place) {
  const branch = picks.value.get(place);
  if (!branch || stateOf(branch.choices) !== "ready") return;
  const { depth, choices: list } = branch;
  const trunk = picked.value.slice(0, depth);
  if (!isLast(branch)) pick(picked.value[depth] === place ? trunk : [...trunk, place]);
  else if (list.length > 1) openSheet("pick", { place });
  else act(list[0].seat, list[0].offer.action);
}

const before = computed(() => picked.value.slice(0, -1));

/* Is there anything else to pick in place of the last place? */
export const mayStepBack = computed(() => picked.value.length > 0 && settled(choices.value, before.value).length < picked.value.length);

/* Back to before the last place that was pressed. */
export const stepBack = () => pick(before.value);

/* `how` a place is drawn: ready, claim (asked about, not open), picked, aside (something else than what is picked), sent,
   not-now. */
function howOf(place, { depth, choices: list }) {
  const state = stateOf(list);
  if (state !== "ready") return state;
  if (picked.value[depth] === place) return "picked";
  if (depth < picked.value.length) return "aside";
  return asking.value ? "claim" : "ready";
}

const spotOf = (place, branch) => ({ place, how: howOf(place, branch), press: () => press(place), count: branch.choices.length });

export const spots = computed(() => new Map([...picks.value].map(([place, branch]) => [place, spotOf(place, branch)])));

/* All that the drawn places depend on: a board is drawn anew when that changes, and not when only the objects do. */
export const spotWords = computed(() => [...spots.value.values()].map(({ place, how, count }) => `${place}:${how}:${count}`).join(";"));
