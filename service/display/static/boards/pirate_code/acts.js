/* The acts of Pirate Code: how their keys look, where on the board they are pressed, what a roll shows, who is next. */
import { colourFact } from "../../colours.js";
import { seatOf } from "../../store.js";
import { t } from "../../texts.js";
import { isDuel } from "./layout.js";

const SIGNS = { move: "u-arrow", end_turn: "u-yes", declare_empty: "u-skip", declare_found: "u-search", pass: "u-skip", claim_win: "m-win" };

/* How a key for this act looks: the gem's colour. Moving looks different from placing. */
export const keyLook = (action) => ({ colour: action.colour ?? null, sign: SIGNS[action.act] ?? null });

/* Where two guesses of the turn could do the same, the one that could do more is not spent by mistake: its token has to
   be pressed first. */
function isAside({ guess, colour }, view) {
  if (guess === "choice") return view.due.includes("rolled") && colour === view.rolled;
  return guess === "rolled" && colour !== view.rolled;
}

const from = (action) => {
  if (action.act === "move") return `${action.on}:${action.from}`;
  return action.guess === "skeleton" ? "hand" : `gem:${action.colour}`;
};

/* The places that are pressed one after the other: the gem, then where to. */
export function placeOf(action, view) {
  if (action.act === "place" || action.act === "move") {
    const path = [from(action), `${action.on}:${action.to ?? action.at}`];
    return isAside(action, view) ? [`turn:${action.guess}`, ...path] : path;
  }
  if (action.act === "fill_hand") return [`gem:${action.colour}`];
  return ["declare_empty", "declare_found"].includes(action.act) ? ["chest", `gem:${action.colour}`] : null;
}

/* { words, sign, colour } of the key for a step that leads on to others. */
export function stepLook([action], _depth, place) {
  if (place === "chest") return { words: t("pcb-step-chest"), sign: "u-skip" };
  const colour = colourFact(action.colour);
  const sign = `g-${action.colour}`;
  if (place.startsWith("turn:")) return { words: t("pcb-step-guess", { guess: action.guess, colour }), sign: "u-pick" };
  if (place === "hand") return { words: t("pcb-step-hand", { colour }), sign, colour: action.colour };
  if (place.startsWith("gem:")) return { words: t(action.guess === "rolled" ? "pcb-step-rolled" : "pcb-step-gem", { colour }), sign, colour: action.colour };
  return { words: t("pcb-step-lying", { colour, name: seatOf(action.on)?.name ?? action.on, at: action.from }), sign, colour: action.colour };
}

/* Was the roll that a ruling tells of this face? `means` are the face's words. */
export const isRollOf = (facts, means) => facts.colour !== undefined && facts.colour === means[0]?.replace("gem:", "colour:");

/* Whose turn comes after `turn`: clockwise (C-1); of two in turns nobody can tell (PC-8.6). */
export function nextSeat(view, seats) {
  const index = seats.findIndex((seat) => seat.id === view.turn);
  return index < 0 || seats.length < 2 || isDuel(view) ? null : seats[(index + 1) % seats.length];
}
