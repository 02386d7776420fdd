/* Where everything of Lunar Command stands. Pure functions. A space is named as in the rules: a1 is the north-west one. */

const FULL = { width: 836, height: 690, top: -5, room: { x: 119, y: 28, width: 598, height: 594 }, rim: 22, strip: 666 };
const SMALL = { width: 390, height: 540, top: 0, rim: 18, bar: 58, strip: 30 };
const OVERVIEW = 450; // a small drawing lower than this shows who plays, the points and the board

/* The columns of a narrow drawing become bars above and below the board. */
function smallFrame(height) {
  const brief = height < OVERVIEW;
  const bar = brief ? 34 : SMALL.bar;
  const [rim, strip] = brief ? [0, 0] : [SMALL.rim, SMALL.strip];
  const y = bar + rim + 4;
  const room = { x: rim + 6, y, width: SMALL.width - rim - 12, height: height - y - bar - strip - 8 };
  return { ...SMALL, height, brief, bar, rim, room, strip: height - bar - strip / 2 - 1 };
}

/* `view.width` columns; the rows come from how many spaces there are. */
export function layout(view, small, height) {
  const frame = small ? smallFrame(height ?? SMALL.height) : FULL;
  const columns = view.width;
  const rows = view.board.length / columns;
  const { room } = frame;
  const cell = Math.min(room.width / columns, room.height / rows, 96);
  const left = room.x + (room.width - cell * columns) / 2;
  const up = room.y + (room.height - cell * rows) / 2;
  return { ...frame, small: Boolean(small), columns, rows, cell, left, up, right: left + cell * columns, down: up + cell * rows, scale: cell / 55 };
}

export const nameOf = (column, row) => `${String.fromCharCode(97 + column)}${row + 1}`;

export const spaceAt = (index, columns) => nameOf(index % columns, Math.floor(index / columns));

/* [column, row] of a name, or null if it is none. */
export function locate(name) {
  const [, letter, row] = /^([a-z])(\d+)$/.exec(name) ?? [];
  return letter ? [letter.charCodeAt(0) - 97, Number(row) - 1] : null;
}

export const tokenAt = (view, name) => {
  const [column, row] = locate(name);
  return view.board[row * view.width + column];
};

export const isOn = (plan, name) => {
  const [column, row] = locate(name) ?? [-1, -1];
  return column >= 0 && column < plan.columns && row >= 0 && row < plan.rows;
};

/* The middle of a space. */
export function centre(plan, name) {
  const [column, row] = locate(name);
  return { x: plan.left + (column + 0.5) * plan.cell, y: plan.up + (row + 0.5) * plan.cell };
}

/* Where up to four figures stand in a space, in parts of a cell of 55, and how large they are. */
const SLOTS = [
  [],
  [[0, 0]],
  [[-13, 0], [13, 0]],
  [[-13, -10], [13, -10], [0, 13]],
  [[-13, -11], [13, -11], [-13, 13], [13, 13]],
];
const SIZES = [1, 1, 0.84, 0.68, 0.64];
const MOST_SLOTS = SLOTS.length - 1;

/* Place and size of each figure of a space. `kinds`: what each is, in order. More than four stand in heaps, one a kind. */
export function standing(kinds) {
  const heaps = kinds.length > MOST_SLOTS;
  const own = heaps ? [...new Set(kinds)] : kinds;
  const slots = SLOTS[own.length];
  return kinds.map((kind, index) => {
    const [x, y] = slots[heaps ? own.indexOf(kind) : index];
    return { x, y, size: SIZES[own.length] };
  });
}

/* A heap's number is written beside it. */
export const heapsOf = (kinds) =>
  kinds.length <= MOST_SLOTS ? [] : [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));

/* The area inside a station: all that is nearer to its spaces than to the middle of its walls. It reaches to the lines
   between the centres of the walls, which is where the rules draw its edge. */
export function areaPath(plan, spaces) {
  const side = plan.cell * 2;
  return spaces.map((name) => {
    const { x, y } = centre(plan, name);
    return `M${x - plan.cell} ${y - plan.cell}h${side}v${side}h${-side}z`;
  }).join("");
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/* The space for a station's emblem: near its middle, and one where nobody stands if there is one. */
export function heartOf(plan, spaces, isTaken) {
  const points = spaces.map((name) => ({ name, ...centre(plan, name) }));
  const mean = { x: points.reduce((sum, one) => sum + one.x, 0) / points.length, y: points.reduce((sum, one) => sum + one.y, 0) / points.length };
  const ranked = points.sort((a, b) => isTaken(a.name) - isTaken(b.name) || distance(a, mean) - distance(b, mean));
  return ranked[0];
}
