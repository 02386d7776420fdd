/* The acts of Lunar Command: how their keys look, where on the board they are pressed, what a roll shows, who is next. */
import { t } from "../../texts.js";

const SIGNS = { walk: "u-walk", stop: "u-skip", ufo: "u-ufo", abduct: "u-abduct", roll: "u-roll", pass: "u-skip", claim_station: "u-board" };

/* The sign of a piece or a figure, lying as it will lie. */
const signOf = (thing, lies) => `u-${thing}${lies === "north-south" ? "-upright" : ""}`;

/* How a key for this act looks: a coloured piece has its team's plastic. */
export function keyLook(action, _seatOf, view) {
  if (action.act === "build") {
    const coloured = !["straight", "square"].includes(action.piece);
    return { colour: coloured ? view?.teams[view.turn] ?? null : null, sign: signOf(action.piece, action.lies) };
  }
  if (action.act === "place") return { colour: action.thing === "dome" ? view?.teams[view.turn] ?? null : null, sign: signOf(action.thing) };
  return { colour: null, sign: SIGNS[action.act] ?? null };
}

/* The kind of an act, for keys that come in groups: what is built, who walks, what flies. */
export function kindOf(action) {
  if (action.act === "build") return action.piece;
  if (action.act === "walk") return action.figure;
  if (action.act === "place") return `put-${action.thing}`;
  if (action.act === "claim_station") return "station";
  return action.act === "ufo" || action.act === "abduct" ? "ufo" : null;
}

/* { words, sign, colour } of the key for a kind. */
export function kindLook(action, view) {
  const kind = kindOf(action);
  const { colour, sign } = keyLook(action, null, view);
  return { words: t("lcb-step-kind", { kind }), sign: kind === "station" ? sign : `u-${kind.replace("put-", "")}`, colour };
}

/* The places that are pressed one after the other: what is moved, then where to. */
export function placeOf(action) {
  if (action.act === "build" || action.act === "claim_station") return action.at;
  if (action.act === "walk" || action.act === "ufo") return [action.from, action.to];
  if (action.act === "abduct") return [action.ufo, action.astronaut, action.to];
  return action.act === "place" ? [`tray:${action.thing}`, action.at] : null;
}

/* What is picked before anybody has: the one who walks goes on, and the first thing to place is placed. */
export function pickFirst(view) {
  const walkers = [view.walk?.robot, view.walk?.astronaut].filter((space) => space && space !== "off");
  if (walkers.length === 1) return walkers;
  return view.phase === "place" ? [`tray:${Object.keys(view.to_place)[0]}`] : [];
}

/* What is chosen by a step that only leads on to others. `depth`: how many have been taken before it. */
function thingOf(actions, depth, place) {
  const [action] = actions;
  if (action.act === "walk") return new Set(actions.map((one) => one.figure)).size > 1 ? "both" : action.figure;
  if (action.act === "abduct" && depth === 1) return "astronaut";
  return place === "off" ? "spare" : "ufo";
}

const SIGN_OF_THING = { both: "u-walk", spare: "u-ufo" };

/* { words, sign } of the key for such a step. */
export function stepLook(actions, depth, place) {
  const [action] = actions;
  if (action.act === "place") return { words: t("lcb-step-place", { thing: action.thing }), sign: `u-${action.thing}` };
  const thing = thingOf(actions, depth, place);
  return { words: t("lcb-step-thing", { thing, place }), sign: SIGN_OF_THING[thing] ?? `u-${thing}` };
}

const factOf = (word) => (word.startsWith("colour:") ? word : `lunar:${word}`);

/* Was the roll that a ruling tells of this face? `means` are the face's words. */
export function isRollOf(facts, means) {
  const told = [facts.face ?? []].flat();
  return told.length > 0 && JSON.stringify([...told].sort()) === JSON.stringify(means.map(factOf).sort());
}

/* Whose turn comes after `turn` (LC-3, LC-9.1). */
export function nextSeat(view, seats) {
  const index = view.order.indexOf(view.turn);
  const next = view.order[(index + 1) % view.order.length];
  return index < 0 ? null : seats.find((seat) => seat.id === next) ?? null;
}
