/* The maze as the view tells it: which ways are open, and where the walls stand. Pure functions. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export const cellName = (column, row) => `${LETTERS[column]}${row + 1}`;

/* {column, row} of "c4"; null for what is no cell of this maze. */
export function placed(cell, { width, height }) {
  const [, letter, number] = /^([a-z])(\d+)$/u.exec(cell ?? "") ?? [];
  const [column, row] = [LETTERS.indexOf(letter ?? " "), Number(number) - 1];
  return column >= 0 && column < width && row >= 0 && row < height ? { column, row } : null;
}

/* Is there a passage from this cell to the east or to the south? The masks are hexadecimal and may be longer than a
   number of the browser. */
function passages({ width, east, south }) {
  const masks = { east: BigInt(`0x${east}`), south: BigInt(`0x${south}`) };
  return (side, column, row) => ((masks[side] >> BigInt(row * width + column)) & 1n) === 1n;
}

/* Neighbouring wall pieces of one line, put together: [start, length] of each. */
function runs(walls) {
  const found = [];
  walls.forEach((wall, at) => {
    if (wall && walls[at - 1]) found.at(-1)[1] += 1;
    else if (wall) found.push([at, 1]);
  });
  return found;
}

const upTo = (count) => Array.from({ length: count }, (_, at) => at);

/* The walls inside the maze, in cells: {x, y, width} or {x, y, height}. The edge is the frame's. */
export function wallsOf(maze) {
  const open = passages(maze);
  const upright = upTo(maze.width - 1).flatMap((column) =>
    runs(upTo(maze.height).map((row) => !open("east", column, row))).map(([y, height]) => ({ x: column + 1, y, width: 0, height })));
  const level = upTo(maze.height - 1).flatMap((row) =>
    runs(upTo(maze.width).map((column) => !open("south", column, row))).map(([x, width]) => ({ x, y: row + 1, width, height: 0 })));
  return [...upright, ...level];
}

/* The cells one step away: through passages, and never into the start cell or the dungeon (AM-4.7 to AM-4.9). */
export function nextTo(cell, maze) {
  const here = placed(cell, maze);
  if (!here) return [];
  const { column, row } = here;
  const open = passages(maze);
  const ways = [
    row > 0 && open("south", column, row - 1) && cellName(column, row - 1),
    open("east", column, row) && cellName(column + 1, row),
    open("south", column, row) && cellName(column, row + 1),
    column > 0 && open("east", column - 1, row) && cellName(column - 1, row),
  ];
  return ways.filter((way) => way && way !== maze.start && way !== maze.dungeon);
}
