/* Where everything of Pirate Code lies. Pure functions; lengths are units of the board's viewBox. */

const FULL = { width: 836, height: 690, top: -5 };
const SMALL = { width: 390, height: 458, top: 0 };
const GAP = 5;
const BAR = 46;

/* Two players in turns: one code at a time, and guesses are counted (PC-8.1). */
export const isDuel = (view) => Object.keys(view.count).length > 0;

/* Whose codes are guessed at. Of two in turns it is the one who does not guess; after the last turn, whose gems lie there. */
export function owners(view, seats) {
  if (!isDuel(view)) return seats;
  const setters = view.turn ? seats.filter((seat) => seat.id !== view.turn) : seats.filter((seat) => view.told[seat.id]);
  return (setters.length > 0 ? setters : seats).slice(0, 1);
}

/* A guessing area: two rows of positions, the gold one above the other, and a place for what was wrong: beside them, or
   below where the area is narrow. */
function areaAt(x, y, width, height, length) {
  const narrow = width < 300;
  const head = narrow ? 30 : 40;
  const room = narrow ? width - 10 : width * 0.674;
  const strip = narrow ? 34 : 0;
  const free = height - head - strip;
  const pitch = room / length;
  const r = Math.min(36, pitch / 2 - 3, free / 4 - 1);
  const left = x + (narrow ? 5 : width * 0.063);
  return {
    x, y, width, height, narrow, head, r, pitch,
    xs: Array.from({ length }, (_, at) => left + pitch * (at + 0.5)),
    gold: y + head + free * (narrow ? 0.27 : 0.2),
    guess: y + head + free * (narrow ? 0.76 : 0.68),
    brown: narrow
      ? { x: x + 5, y: y + height - strip, width: width - 10, height: strip - 4 }
      : { x: x + width - 92, y: y + head + 16, width: 78, height: height - head - 22 },
  };
}

/* Clockwise, as people sit around a table. */
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]];

function corners(count, length, { x, y, dx, dy, width, height }) {
  return CORNERS.slice(0, count).map(([column, row]) => areaAt(x + column * dx, y + row * dy, width, height, length));
}

function fullGrid(count, length, bonus) {
  const free = count < CORNERS.length;
  const hand = free ? { x: 152, y: 436, width: 176, height: 176 } : { x: 706, y: 292, width: 114, height: 96 };
  return {
    areas: corners(count, length, { x: 16, y: 34, dx: 412, dy: 364, width: 392, height: 254 }),
    compass: { x: 418, y: 338, r: 52 },
    turn: { x: 16, y: 296, width: 336, height: 88 },
    chest: { x: 484, y: 296, width: bonus && !free ? 214 : 336, height: 88 },
    island: free ? { x: 212, y: 530 } : null,
    hand,
  };
}

function fullPair(length) {
  return {
    areas: [areaAt(18, 30, 484, 300, length), areaAt(18, 360, 484, 300, length)],
    compass: { x: 668, y: 116, r: 82 },
    turn: { x: 524, y: 238, width: 290, height: 108 },
    chest: { x: 524, y: 366, width: 290, height: 108 },
    hand: { x: 599, y: 490, width: 140, height: 150 },
    island: { x: 668, y: 576 },
  };
}

function fullDuel(length, bonus) {
  return {
    areas: [areaAt(18, 30, 484, 360, length)],
    turn: { x: 18, y: 416, width: 484, height: 112 },
    chest: { x: 18, y: 548, width: bonus ? 340 : 484, height: 112 },
    hand: { x: 372, y: 540, width: 130, height: 128 },
    compass: null,
    island: null,
    plates: { x: 524, y: 20, width: 296, height: 74 },
    log: { x: 524, y: 186, width: 296, height: 480 },
  };
}

const bar = (height, bonus, many) => ({
  turn: { x: 5, y: height - BAR, width: many ? 150 : bonus ? 116 : 100, height: BAR - 4 },
  chest: { x: bonus ? 128 : many ? 166 : 170, y: height - BAR, width: bonus ? 196 : 215, height: BAR - 4 },
  hand: { x: 330, y: height - BAR, width: 56, height: BAR - 4 },
});

function smallGrid(count, length, height, bonus) {
  const cell = (height - BAR - 3 * GAP) / 2;
  return {
    ...bar(height, bonus),
    areas: corners(count, length, { x: GAP, y: GAP, dx: 193, dy: cell + GAP, width: 187, height: cell }),
    compass: count < CORNERS.length ? { x: 98, y: GAP * 2 + cell * 1.5, r: Math.min(52, cell * 0.36) } : null,
    island: null,
  };
}

function smallPair(length, height, bonus) {
  const cell = (height - BAR - 3 * GAP) / 2;
  return { ...bar(height, bonus), compass: null, island: null, areas: [0, 1].map((row) => areaAt(GAP, GAP + row * (cell + GAP), 380, cell, length)) };
}

function smallDuel(length, height, bonus) {
  const cell = Math.min(190, height * 0.41);
  const plates = { x: GAP, y: cell + 2 * GAP, width: 380, height: 42 };
  const log = plates.y + plates.height + GAP;
  return {
    ...bar(height, bonus, !bonus),
    areas: [areaAt(GAP, GAP, 380, cell, length)],
    compass: null,
    island: null,
    plates,
    log: { x: GAP, y: log, width: 380, height: height - BAR - GAP - log },
  };
}

function parts(view, count, length, small, height, bonus) {
  if (isDuel(view)) return small ? smallDuel(length, height, bonus) : fullDuel(length, bonus);
  if (count === 2) return small ? smallPair(length, height, bonus) : fullPair(length);
  return small ? smallGrid(count, length, height, bonus) : fullGrid(count, length, bonus);
}

/* All places. `bonus`: the skeleton's hand is in play. `covered`: how many positions of an area no code has. `areas` are in the order of `owners`. */
export function layout(view, seats, { small, height, bonus, covered = 0 }) {
  const frame = small ? { ...SMALL, height: height ?? SMALL.height } : FULL;
  const shown = owners(view, seats);
  const length = view.areas[shown[0].id].guess.length;
  const plan = parts(view, shown.length, length + covered, small, frame.height, bonus);
  const areas = plan.areas.map((area) => ({ ...area, xs: area.xs.slice(0, length), covered: area.xs.slice(length) }));
  return { ...frame, small, length, ...plan, areas, owners: shown, areaOf: new Map(shown.map((seat, at) => [seat.id, areas[at]])) };
}

/* Where the gem of `colour` lies among what was wrong: each colour has a place of its own, however many gems it has. */
export function brownPlace({ brown, narrow }, index, kinds) {
  if (narrow) {
    const step = Math.min(46, brown.width / Math.max(5, kinds));
    const r = Math.min(12, step * 0.36);
    return { x: brown.x + step * index + r + 4, y: brown.y + brown.height / 2, r, text: r + 2, short: true };
  }
  const room = brown.height - 30;
  const lines = Math.max(3, kinds);
  const two = room / lines < 30;
  const step = Math.min(44, room / (two ? Math.ceil(lines / 2) : lines));
  const r = Math.min(two ? 12 : 17, step * 0.43);
  return {
    x: brown.x + (two ? 15 + 38 * (index % 2) : 26),
    y: brown.y + 6 + step * ((two ? Math.floor(index / 2) : index) + 0.5),
    r,
    text: r + (two ? 2 : 5),
    short: two,
  };
}

/* The needle's direction, in degrees from north. */
export const bearing = (from, area) =>
  (Math.atan2(area.x + area.width / 2 - from.x, -(area.y + area.height / 2 - from.y)) * 180) / Math.PI;

/* How wide a letter is, as part of its height. */
const WIDE = 0.52;
const BOLD = 0.6;

/* A font size at which `text` fits into `room`. */
export const fit = (text, room, size, least = 14, wide = WIDE) => Math.max(least, Math.min(size, room / Math.max(1, [...text].length * wide)));

const shortened = (text, most) => ([...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text);

/* A name in bold letters that fits: {text, size, width}. */
export function nameIn(name, room, size, least) {
  const fitting = fit(name, room, size, least, BOLD);
  const text = shortened(name, Math.floor(room / (fitting * BOLD)));
  return { text, size: fitting, width: [...text].length * fitting * BOLD };
}
