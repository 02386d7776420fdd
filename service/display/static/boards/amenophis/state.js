/* What the view says, in the words of the drawing. What this viewer may not know is nowhere in here. */

import { nextTo } from "./maze.js";

const MUMMYS = new Set(["intermediate", "mummy_roll", "mummy_move"]);

/* The seat that is to act: after a cancel the mummy, although it is the explorer's turn. */
export const actorOf = (view) => (MUMMYS.has(view.stage) ? view.mummy : view.turn);

export const optionOf = (info, name) => info?.options?.find((option) => option.name === name)?.value;

/* What a secret holds, or null: hidden from this viewer, or known to nobody. */
const known = (secret) => (typeof secret?.value === "string" ? null : secret?.value ?? null);

export const pawnsOf = (view, seat) => Object.keys(view.owners).filter((pawn) => view.owners[pawn] === seat);

/* Two pawns of one player are told apart by a number (AM-8.1). */
export function markOf(view, pawn) {
  const own = pawnsOf(view, view.owners[pawn]);
  return own.length > 1 ? own.indexOf(pawn) + 1 : null;
}

/* The cell of a pawn, "off", or null where it is hidden. */
export const cellOf = (view, pawn) => known(view.pawns[pawn])?.cell ?? null;

/* Does this viewer see the explorers? */
export const sees = (view) => Object.keys(view.pawns).some((pawn) => cellOf(view, pawn) !== null);

const mayMove = (view, pawn) => (view.stage === "announced" ? pawn === view.pawn : view.stage === "rolling" && view.owners[pawn] === view.turn && view.to_move.includes(pawn));

/* The pawns on the board that this viewer sees: {pawn, seat, cell, mark, turn}. */
export const standing = (view) =>
  Object.keys(view.pawns)
    .map((pawn) => ({ pawn, seat: view.owners[pawn], cell: cellOf(view, pawn), mark: markOf(view, pawn), turn: mayMove(view, pawn) }))
    .filter(({ cell }) => cell !== null && cell !== "off");

/* The cards that this viewer alone has; at the end all are open. */
export const ownCards = (view) => (view.stage === "over" ? [] : Object.values(view.hands).flatMap((hand) => known(hand) ?? []));

export const isOut = (view, seat) => pawnsOf(view, seat).every((pawn) => view.ankhs[pawn] === 0);

const PILES = ["r", "b", "w", "g", "y"];

/* An explorer's cards by pile: one of each, two where there are two pawns (AM-2.4, AM-8.1). {pile, card, held}: `card` is
   null while it is covered. */
export function cardsOf(view, seat) {
  const held = known(view.hands[seat]) ?? [];
  return pawnsOf(view, seat).flatMap((_, at) => PILES.map((pile) => {
    const cards = [...view.played[seat], ...held].filter((card) => card[0] === pile);
    return { pile, card: cards[at] ?? null, held: held.includes(cards[at]) };
  }));
}

/* This turn's roll, but for the mummies; nothing where it is hidden. */
export const facesOf = (view) => known(view.shown) ?? [];

/* Five dice: mummies that lie aside, the faces that this viewer sees, and null for all others. */
export function diceOf(view) {
  const dice = [...Array(view.aside).fill("mummy"), ...facesOf(view)];
  return Array.from({ length: 5 }, (_, at) => dice[at] ?? null);
}

const moves = (view) => view.stage === "mummy_move" || view.stage === "intermediate";

/* The way that the mummy has declared in her present or last move, as far as this page has seen it: {cells, …}, from
   the one of the picture before. */
export function wayOf(old, view) {
  const cell = view.mummy_cell;
  const now = { moving: moves(view), steps: view.steps };
  const begun = now.moving && !old?.moving;
  if (old?.cells.at(-1) === cell && !begun) return { ...now, cells: old.cells };
  const onwards = old?.moving && now.steps < old.steps && nextTo(old.cells.at(-1), view.maze).includes(cell);
  return { ...now, cells: onwards ? [...old.cells, cell] : [cell] };
}

/* Where a refused move was tried and whose it was: {cell, seat}, or null. What explorers were refused is shown to those
   alone who see them. */
export function triedAt(view, refusal) {
  const { seat, act_facts: act = {} } = refusal ?? {};
  const cell = act.cell ?? act.path?.at(-1);
  return cell && (seat === view.mummy || sees(view)) ? { cell, seat } : null;
}
