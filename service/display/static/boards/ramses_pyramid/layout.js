/* Where everything of Ramses Pyramid is: the ring, the temple spaces, the tents, and the pyramid with its sides and
   layers. Pure functions of the view; lengths are units of the board's viewBox. */

export const SIDES = ["N", "E", "S", "W"];
export const ENTRANCE = "Entrance";
export const BACK = "Entrance/back";
export const TRAPPED = "trapped";

const FULL = {
  width: 836, height: 690, top: -5, half: 234, core: 46, small: false,
  ring: { left: 128, top: 50, right: 708, bottom: 628 }, tile: 66, temple: 72, gap: 8,
  entrance: { width: 212, height: 66, off: 60 },
  rooms: { bottom: [148, 362], left: [214, 470], top: [152, 684], right: [214, 470], after: [592, 690] },
};
const SMALL = { width: 390, height: 462, top: 0, small: true, tile: 40, temple: 40, gap: 3, strip: 56 };

/* The small drawing as high as it may be: the ring is a square round the pyramid, the tents a strip below. */
function smallFrame(height) {
  const side = Math.min(SMALL.width, height - SMALL.strip);
  const half = side / 2 - 44;
  const middle = SMALL.width / 2;
  const ring = { left: middle - half - 22, top: 22, right: middle + half + 22, bottom: side - 22 };
  const upright = [40, side - 40];
  const rooms = { bottom: [ring.left - 14, middle - 34], left: upright, top: [ring.left + 24, ring.right - 24], right: upright, after: [middle + 84, ring.right + 14] };
  return { ...SMALL, height, half, core: half * 0.2, ring, rooms, entrance: { width: 108, height: 40, off: 26 }, side };
}

/* How many brown spaces lie on each stretch, clockwise from the Entrance: before the corner, left, top, right. */
const SHARES = [1, 2, 3, 2];

export function stretches(count) {
  const whole = SHARES.map((share) => (count * share) / 8);
  const counts = whole.map(Math.floor);
  const order = whole.map((exact, index) => ({ index, rest: exact - counts[index] })).sort((a, b) => b.rest - a.rest || b.index - a.index);
  for (const { index } of order.slice(0, count - counts.reduce((sum, one) => sum + one, 0))) counts[index] += 1;
  return counts;
}

/* The temple spaces beside a brown space lie on along the path; on the tablet's left and right, outside of it. */
const isOutside = (frame, side) => !frame.small && (side === "left" || side === "right");

function lengthOf(frame, side, spaces) {
  if (isOutside(frame, side)) return Math.max(frame.tile, spaces.length * (frame.temple - 6));
  return frame.tile + spaces.length * (frame.temple + 2);
}

/* The stations of one stretch, spread over its room; where they are too many they get smaller. */
function spread(frame, side, stations) {
  const [from, to] = frame.rooms[side];
  const lengths = stations.map(({ spaces }) => lengthOf(frame, side, spaces));
  const needed = lengths.reduce((sum, one) => sum + one, 0);
  const scale = Math.min(1, (to - from - frame.gap * (stations.length - 1)) / needed);
  const gap = (to - from - needed * scale) / (stations.length + 1);
  let at = from + Math.max(0, gap);
  return stations.map((station, index) => {
    const start = at;
    at += lengths[index] * scale + Math.max(gap, frame.gap);
    return { ...station, start, length: lengths[index] * scale, scale };
  });
}

const ALONG = { bottom: [-1, 0], left: [0, -1], top: [1, 0], right: [0, 1] };

/* One brown space and its temple spaces, from its stretch: {name, x, y, side, scale, spaces: {T1: {x, y, scale}}}. */
function placed(frame, side, { name, spaces, start, length, scale }) {
  const [dx, dy] = ALONG[side];
  const [low, high] = frame.rooms[side];
  const forward = dx + dy > 0;
  const edge = forward ? start : high + low - start;
  const on = (distance) => edge + (forward ? distance : -distance);
  const across = frame.ring[side];
  const point = (along) => (dx ? { x: along, y: across } : { x: across, y: along });
  if (!isOutside(frame, side)) {
    const tile = (frame.tile / 2) * scale;
    const step = (frame.temple + 2) * scale;
    const at = Object.fromEntries(spaces.map((space, index) => [space, { ...point(on(2 * tile + step * (index + 0.5) + 1)), scale }]));
    return { name, side, scale, ...point(on(tile)), spaces: at };
  }
  const x = across + (side === "left" ? -1 : 1) * (frame.tile / 2 + frame.temple / 2 + 4);
  const step = (frame.temple - 6) * scale;
  const first = length / 2 - (step * (spaces.length - 1)) / 2;
  const at = Object.fromEntries(spaces.map((space, index) => [space, { x, y: on(first + step * index), scale }]));
  return { name, side, scale, ...point(on(length / 2)), spaces: at };
}

function stationsOf(frame, view) {
  const names = Array.from({ length: view.browns }, (_, index) => `B${index + 1}`);
  const stations = names.map((name) => ({ name, spaces: Object.keys(view.spaces).filter((space) => view.spaces[space] === name) }));
  let from = 0;
  return stretches(view.browns).flatMap((count, index) => {
    const side = Object.keys(ALONG)[index];
    const part = spread(frame, side, stations.slice(from, from + count));
    from += count;
    return part.map((station) => placed(frame, side, station));
  });
}

/* Corners of the tents, clockwise from above left; two players sit opposite each other. */
const CORNERS = [[12, 46], [708, 46], [708, 508], [12, 508]];
const tentOf = (frame, index, count) => {
  if (frame.small) return { x: (frame.width / count) * index, y: frame.height - frame.strip, width: frame.width / count };
  const [x, y] = CORNERS[count === 2 ? index * 2 : index];
  return { x, y, width: 122 };
};

/* All places. `small` is the drawing for narrow screens; `height` makes it lower than it is. */
export function layout(view, seats, small, height) {
  const frame = small ? smallFrame(height ?? SMALL.height) : FULL;
  const { ring } = frame;
  const stations = stationsOf(frame, view);
  const layers = view.layers.length;
  const step = (frame.half - frame.core) / (layers + 1);
  return {
    ...frame, layers, step,
    cx: (ring.left + ring.right) / 2,
    cy: (ring.top + ring.bottom) / 2,
    token: Math.max(0.42, Math.min(0.95, step / 40)),
    stations,
    browns: Object.fromEntries(stations.map((station) => [station.name, station])),
    spaces: Object.assign({}, ...stations.map((station) => station.spaces)),
    entrance: { ...frame.entrance, x: (ring.left + ring.right) / 2 + frame.entrance.off, y: ring.bottom },
    tents: seats.map((_, index) => tentOf(frame, index, seats.length)),
  };
}

/* "L2-E" as {layer, side}, or null for a place that is not on the pyramid. */
export function spotOf(place) {
  const found = /^L(\d)-([NESW])$/u.exec(place ?? "");
  return found ? { layer: Number(found[1]), side: SIDES.indexOf(found[2]) } : null;
}

export const placeName = (layer, side) => `L${layer}-${SIDES[side]}`;

/* Half the width of a layer, and how far the middle of its places is from the pyramid's. */
export const halfOf = (plan, layer) => plan.half - plan.step * layer;
export const reach = (plan, layer) => plan.half - plan.step * (layer + 0.5);

/* A piece is placed by one list of functions, always the same: so it turns with its layer and stays upright. `angle`
   counts on, in degrees; (x, y) is from the pyramid's middle, in the direction of `angle`. */
export const pose = (plan, angle, x, y, scale) =>
  `translate(${plan.cx}px,${plan.cy}px) rotate(${angle}deg) translate(${x}px,${y}px) rotate(${-angle}deg) scale(${scale})`;

/* The same for a point of the board beside the pyramid; `angle` is what the piece had before. */
export function poseAt(plan, angle, point, scale) {
  const quarter = ((Math.round(angle / 90) % 4) + 4) % 4;
  const [x, y] = [point.x - plan.cx, point.y - plan.cy];
  const [ax, ay] = [[x, y], [y, -x], [-x, -y], [-y, x]][quarter];
  return pose(plan, angle, ax, ay, scale);
}

/* Where the pieces that share a place stand: the k-th of n, about its middle. */
export const shared = (index, count, width) => (index - (count - 1) / 2) * Math.min(width, count > 1 ? (width * 2.2) / count : 0);
