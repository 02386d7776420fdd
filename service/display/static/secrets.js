/* Secrets in a view: {value, seen_by}. They are covered until their owner holds the key (components/secrets.js). */
import { computed, signal } from "@preact/signals";

import { drawingOf } from "./boards/index.js";
import { state, view } from "./store.js";

/* The owner's finger is on the key. */
export const uncovered = signal(false);

const isObject = (value) => value !== null && typeof value === "object";
const isSecret = (value) => !Array.isArray(value) && "seen_by" in value && "value" in value;
const isKnown = ({ value, seen_by: seats }) => value !== "hidden" && value !== "unknown" && seats?.length > 0;

/* Every secret in a state that this seat may see: [path of names, value]. */
export function secretsOf(value, path = []) {
  if (!isObject(value)) return [];
  if (isSecret(value)) return isKnown(value) ? [[path, value.value]] : [];
  return Object.entries(value).flatMap(([name, inner]) => secretsOf(inner, [...path, name]));
}

/* The view as somebody else would see it: what lies on the table may be looked at by anybody. What everybody knows (at
   one of the `open` paths) stays. */
function covered(value, open, path = []) {
  if (!isObject(value)) return value;
  if (isSecret(value)) return isKnown(value) && !open.has(path.join()) ? { ...value, value: "hidden" } : value;
  if (Array.isArray(value)) return value.map((inner, at) => covered(inner, open, [...path, String(at)]));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, covered(inner, open, [...path, name])]));
}

/* The paths of what everybody knows. */
export const openPaths = computed(() => new Set(secretsOf(state.value?.view).map(([path]) => path.join())));

/* The last covered view: as long as its view and what everybody knows stay, nothing is drawn again. */
let last = {};

function coveredOnce(seen, open) {
  const words = [...open].join(" ");
  if (last.seen !== seen || last.words !== words) last = { seen, words, shown: covered(seen, open) };
  return last.shown;
}

/* The view to be drawn: with a seat's secrets only while they are held open, unless the drawing cannot do without. */
export const shownView = computed(() => {
  const now = view.value ?? state.value;
  if (!now?.view || uncovered.value || drawingOf(now.game)?.laidOpen) return now?.view;
  return coveredOnce(now.view, openPaths.value);
});
