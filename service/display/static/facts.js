/* The facts of a ruling in words. A fact without a word of its own is only there to fill the sentence: it is not shown. */
import { colourWord } from "./colours.js";
import { seatOf } from "./store.js";
import { both, capital, has, t } from "./texts.js";

/* Nothing, or a reference to nothing: "colour:" where a piece has none. */
const EMPTY = /^([a-z][a-z0-9_]*:)?$/u;

const MASKS = ["hidden", "unknown"];

/* What the fact `name` of a ruling with this `code` is called: by the ruling, else by the game (the code's first part). */
function nameOf(code, name) {
  const game = code.split("-")[0];
  return [`fact-${code}-${name}`, `fact-${game}-${name}`, `fact-${name}`].find(has);
}

/* A bare name with a number, such as a place "L2-N", in words where the game has them: the message `name-Ln-N`. */
export function nameWords(name) {
  const [number] = /\d+/u.exec(name) ?? [];
  const word = `name-${String(name).replace(number, "n")}`;
  return number !== undefined && has(word) ? t(word, { n: number }) : String(name);
}

/* `seat:s1` is a name, `colour:red` a colour, `kind:id` the word `kind-id`, `text:…` what somebody typed; anything else
   stands as it is. */
export function factWords(value) {
  if (Array.isArray(value)) return both(value.map(factWords));
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  if (MASKS.includes(value)) return t(`page-mask-${value}`);
  const [, kind, id] = /^([a-z][a-z0-9_]*):(.+)$/u.exec(value) ?? [];
  if (kind === "text") return id;
  if (kind === undefined) return nameWords(value);
  if (kind === "seat") return seatOf(id)?.name ?? id;
  if (kind === "colour") return colourWord(id);
  const word = `${kind}-${id}`.replaceAll(/[_:]/gu, "-");
  return has(word) ? t(word) : id.replaceAll("_", " ");
}

/* [what it is called, what it is], for the head of a ruling or one of its further findings. */
export function factsOf({ code, facts }) {
  const shown = Object.entries(facts).filter(([name, value]) => nameOf(code, name) && !EMPTY.test(value));
  return shown.map(([name, value]) => [capital(t(nameOf(code, name))), factWords(value)]);
}
