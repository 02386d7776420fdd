/* The acts of Ramses Pyramid: where each happens, and how its key looks. */
import { nameWords } from "../../facts.js";
import { info } from "../../store.js";
import { t } from "../../texts.js";
import { SIDES, TRAPPED, placeName, spotOf } from "./layout.js";
import { sideWord } from "./words.js";

const TURNS = { quarter: 1, half: 2, "three-quarter": 3 };

/* The corner of the table to which a turn brings the layer's blue mark: 0 is above right, then clockwise. */
export function cornerAfter(view, layer, byTurn) {
  const turned = view.quarters[Number(layer.slice(1)) - 1] + TURNS[byTurn];
  return ((turned % 4) + 4) % 4;
}

/* Where mummies may come down on any side, that side is chosen too. */
const onAnySide = () => info.value?.options?.find((option) => option.name === "mummy_side")?.value === "any";

function mummyPath({ new: from, new_to: onto, off_to: off }, view) {
  const some = (name) => name && name !== "none";
  const down = some(onto) && onAnySide() ? [placeName(view.layers.length, SIDES.indexOf(onto))] : [];
  return [...(some(from) ? [`top:${from}`, ...down] : []), ...(some(off) ? [off] : [])];
}

const PLACES = {
  place: (action) => action.on,
  step: (action) => action.to,
  change_side: (action) => action.to,
  reveal: (action) => [action.for, `temple:${action.temple}`],
  move_on_ring: (action) => action.to,
  take_crystal: (action) => action.at,
  look: (action) => `temple:${action.temple}`,
  name_temple: (action) => `temple:${action.temple}`,
  open_temple: (action) => `temple:${action.temple}`,
  put_temple: (action) => action.on,
  steal: (action) => `tent:${action.from}`,
  turn_layer: (action, view) => [`layer:${action.layer}`, `corner:${action.layer}:${cornerAfter(view, action.layer, action.by_turn)}`],
  mummies_down: mummyPath,
};

/* The place at which an act happens, or the places to press one after the other: the layer, then the corner to which its
   mark goes; the place, then the temple that opens it; the mummy that leaves the top, then where another goes off. */
export const placeOf = (action, view) => PLACES[action.act]?.(action, view) ?? null;

/* The key for a step that leads on to further places. */
export function stepLook([action], depth, place) {
  if (action.act === "turn_layer") return { words: t("rp-step-layer", { layer: nameWords(action.layer) }), sign: "u-turn" };
  if (action.act === "reveal") return { words: t("rp-step-open", { place: nameWords(place) }), sign: "u-temple" };
  if (depth > 0) return { words: t("rp-step-onto", { place: nameWords(place) }), sign: "u-mummy" };
  return { words: t("rp-step-mummy", { side: sideWord(action.new) }), sign: "u-mummy" };
}

const SIGNS = {
  place: "u-walk", move_on_ring: "u-walk", step: "u-walk", change_side: "u-walk", look: "u-eye", reveal: "u-temple", put_temple: "u-temple",
  open_temple: "u-temple", turn_layer: "u-turn", mummies_down: "u-mummy", stop: "u-skip", roll: "u-roll", correct_earlier: "u-undo", correct_new: "u-again",
  end_turn: "u-yes", claim_win: "m-win",
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

/* Was the roll that a ruling tells of this face? `means` are the face's words. */
export const isRollOf = (facts, means) => JSON.stringify([facts.face ?? []].flat()) === JSON.stringify(means.map((word) => `rpface:${word}`));

/* Whose turn comes next: clockwise, past those whom the pyramid has closed in. */
export function nextSeat(view, seats) {
  const index = seats.findIndex((seat) => seat.id === view.turn);
  if (index < 0) return null;
  const order = [...seats.slice(index + 1), ...seats.slice(0, index)];
  return order.find((seat) => view.adventurers?.[seat.id] !== TRAPPED) ?? null;
}
