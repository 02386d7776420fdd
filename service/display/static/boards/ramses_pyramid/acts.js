/* The acts of Ramses Pyramid: where each happens, and how its key looks. */
import { TRAPPED, spotOf } from "./layout.js";

const PLACES = {
  place: (action) => action.on,
  step: (action) => action.to,
  change_side: (action) => action.to,
  reveal: (action) => action.for,
  move_on_ring: (action) => action.to,
  take_crystal: (action) => action.at,
  look: (action) => `temple:${action.temple}`,
  name_temple: (action) => `temple:${action.temple}`,
  open_temple: (action) => `temple:${action.temple}`,
  put_temple: (action) => action.on,
  steal: (action) => `tent:${action.from}`,
  turn_layer: (action) => `layer:${action.layer}`,
  mummies_down: (action) => (action.new && action.new !== "none" ? `top:${action.new}` : action.off_to && action.off_to !== "none" ? action.off_to : null),
};

/* The name of the place at which an act happens, or null. */
export const placeOf = (action) => PLACES[action.act]?.(action) ?? null;

const SIGNS = {
  place: "u-walk", move_on_ring: "u-walk", step: "u-walk", change_side: "u-walk", look: "u-eye", reveal: "u-temple", put_temple: "u-temple",
  open_temple: "u-temple", turn_layer: "u-turn", mummies_down: "u-mummy", stop: "u-skip", roll: "u-roll", correct_earlier: "u-undo", correct_new: "u-again",
};

/* The crystal that a place asks for, as long as there is a view to ask. */
function askedAt(view, place) {
  const spot = spotOf(place);
  return spot ? view?.layers?.[spot.layer - 1]?.[spot.side] ?? null : null;
}

/* A key has the plastic of the crystal that it is about, with that crystal's sign; else the sign of the act. */
export function keyLook(action, _seatOf, view) {
  const colour = action.colour ?? (action.act === "take_crystal" ? view?.crystals?.[action.at] : askedAt(view, action.act === "reveal" ? null : action.to)) ?? null;
  return { colour, sign: colour ? null : SIGNS[action.act] ?? null };
}

const WORDS = { move: "u-walk", steal: "u-steal", rotate: "u-turn", mummy: "u-mummy" };

/* The picture for a word of this game's die. */
export const dieSign = (word) => WORDS[word] ?? null;

/* Was the roll that a ruling tells of this face? `means` are the face's words. */
export const isRollOf = (facts, means) => JSON.stringify([facts.face ?? []].flat()) === JSON.stringify(means.map((word) => `rpface:${word}`));

/* Whose turn comes next: clockwise, past those whom the pyramid has closed in. */
export function nextSeat(view, seats) {
  const index = seats.findIndex((seat) => seat.id === view.turn);
  if (index < 0) return null;
  const order = [...seats.slice(index + 1), ...seats.slice(0, index)];
  return order.find((seat) => view.adventurers?.[seat.id] !== TRAPPED) ?? null;
}
