/* Which pieces are connected, as far as a picture needs it: the sides on which each kind joins (LC-2.4). Pure functions. */
import { nameOf } from "./layout.js";

const EVERY_SIDE = { east: true, south: true };
const WEST_EAST = { east: true };
const NORTH_SOUTH = { south: true };
const LYING = { "--": WEST_EAST, "<-": WEST_EAST, "->": WEST_EAST, "||": NORTH_SOUTH, "/\\": NORTH_SOUTH, "\\/": NORTH_SOUTH };
const AIRLOCKS = { "=": WEST_EAST, H: NORTH_SOUTH };

/* A piece that joins on a side joins on the other one, too: east stands for west, south for north. */
function sidesOf(token, directed) {
  if (token === "..") return {};
  if (token in LYING) return directed ? LYING[token] : EVERY_SIDE;
  return AIRLOCKS[token[0]] ?? EVERY_SIDE;
}

const SIDES = [["east", 1, 0], ["south", 0, 1]];

/* Every two connected spaces, as names. `directed`: straight walls join at their ends only. */
export function linksOf(view, directed) {
  const { width, board } = view;
  const sides = board.map((token) => sidesOf(token, directed));
  return board.flatMap((_, index) => {
    const [column, row] = [index % width, Math.floor(index / width)];
    return SIDES.filter(([side, right, down]) => {
      const inside = column + right < width && index + down * width < board.length;
      return inside && sides[index][side] && sides[index + right + down * width][side];
    }).map(([, right, down]) => [nameOf(column, row), nameOf(column + right, row + down)]);
  });
}
