/* Where everything of Aménophis stands. Pure functions. */
import { placed } from "./maze.js";

/* `head`: the frame's side with the cells' letters and numbers; `foot`: its other side. */
const FULL = { width: 836, height: 690, top: -5, head: 26, foot: 10, box: { x: 192, y: 0, width: 640, height: 612 } };
const SMALL = { width: 390, head: 20, foot: 6, edge: 3, caption: 46, people: 68, side: 58, dice: 44 };

/* Frame and cells of a maze in a box: as large as it can be, in the middle. */
function fit(maze, box, { head: usual, foot }) {
  const head = usual + (maze.height > 9 ? 6 : 0); // room for two digits
  const cell = Math.floor(Math.min((box.width - head - foot) / maze.width, (box.height - head - foot) / maze.height));
  const [width, height] = [cell * maze.width + head + foot, cell * maze.height + head + foot];
  const x = box.x + Math.floor((box.width - width) / 2);
  const y = box.y + Math.floor((box.height - height) / 2);
  const inner = { x: x + head, y: y + head, width: cell * maze.width, height: cell * maze.height };
  const frame = { x, y, width, height, head };
  return { cell, inner, frame };
}

/* The players in a column beside the maze, the dice below it. */
function full(maze, explorers) {
  const { box } = FULL;
  const board = fit(maze, box, FULL);
  const rail = { x: 0, width: 184, first: 12, step: Math.min(176, 544 / explorers), mummy: 560 };
  return { ...FULL, ...board, small: false, rail, dice: { x: 206, y: 624, width: 612, height: 56 } };
}

/* On a phone: a line that says whose view it is, the maze, players, dice. Where it has to be lower, the players stand beside
   the maze, and the line is left out. */
function upright(maze, people) {
  const { width, edge, caption } = SMALL;
  const room = { x: edge, y: caption, width: width - 2 * edge, height: 420 };
  const board = fit(maze, { ...room, height: Math.min(room.height, heightFor(maze, room.width)) }, SMALL);
  const y = board.frame.y + board.frame.height + 8;
  const row = { x: edge, y, dx: (width - 2 * edge) / people, dy: 0, width: (width - 2 * edge) / people - 4, height: SMALL.people, names: true };
  const dice = { x: edge, y: y + SMALL.people + 6, width: width - 2 * edge, height: SMALL.dice };
  return { ...SMALL, ...board, top: 0, small: true, caption: { x: 10, y: caption / 2 }, people: row, dice, height: dice.y + dice.height + edge };
}

/* How high a maze is that takes the whole width. */
const heightFor = (maze, width) => ((width - SMALL.head - SMALL.foot) / maze.width) * maze.height + SMALL.head + SMALL.foot;

function low(maze, people, height) {
  const { width, edge, side } = SMALL;
  const dice = { x: edge, y: height - edge - SMALL.dice, width: width - 2 * edge, height: SMALL.dice };
  const board = fit(maze, { x: edge, y: edge, width: width - 3 * edge - side, height: dice.y - 2 * edge }, SMALL);
  const step = (dice.y - 2 * edge) / people;
  const column = { x: width - edge - side, y: edge, dx: 0, dy: step, width: side, height: step - 4, names: false };
  return { ...SMALL, ...board, top: 0, small: true, caption: null, people: column, dice, height };
}

/* All places. `small`: the drawing for narrow screens; `height` makes it lower than it is. */
export function layout(view, small, height) {
  const explorers = view.explorers.length;
  if (!small) return full(view.maze, explorers);
  return height ? low(view.maze, explorers + 1, height) : upright(view.maze, explorers + 1);
}

/* The middle of a cell, or null for what is no cell. */
export function middle(plan, cell, maze) {
  const at = placed(cell, maze);
  return at && { x: plan.inner.x + plan.cell * (at.column + 0.5), y: plan.inner.y + plan.cell * (at.row + 0.5) };
}

/* Several pawns on one cell stand apart: what each is moved by, in parts of a cell, and how large it is. */
const APART = { 1: [[0, 0]], 2: [[-0.22, 0], [0.22, 0]], 3: [[-0.22, -0.2], [0.22, -0.2], [0, 0.2]], 4: [[-0.22, -0.2], [0.22, -0.2], [-0.22, 0.2], [0.22, 0.2]] };

export function apart(count, index) {
  const [dx, dy] = (APART[count] ?? APART[4])[index % 4];
  return { dx, dy, scale: count === 1 ? 1 : count === 2 ? 0.8 : 0.68 };
}
