/* Where everything of UFO Attack stands, and which module is which from one picture to the next. Pure functions. */

const FULL = { width: 836, height: 690, top: -5, centre: 334, field: 640, module: 96, step: 47, base: 514, limit: 96, plate: 610 };
const SMALL = { width: 390, height: 458, top: 0, centre: 195, field: 386, module: 68, step: 31, base: 294, limit: 70, plate: 366 };

/* The small drawing lower: the stacks give way, the words keep their size. */
const lowered = (frame, height) => ({ ...frame, height, base: frame.base - (frame.height - height), plate: frame.plate - (frame.height - height) });

/* All places for `seats` rockets. `small` is the drawing for narrow screens: the same things, storage as counts;
   `height` makes it lower than it is. */
export function layout(view, seats, small, height) {
  const frame = small ? lowered(SMALL, height ?? SMALL.height) : FULL;
  const spacing = Math.min(frame.field / seats.length, small ? 128 : 230);
  const module = Math.min(frame.module, spacing - (small ? 26 : 40));
  const stacks = seats.map((seat) => (view.rockets[seat.id] ?? []).length);
  const tallest = Math.max(view.modules_to_launch ?? 0, ...stacks.map((count) => count + 1));
  const step = Math.min(frame.step, (frame.base - frame.limit) / tallest);
  const xs = seats.map((_, index) => frame.centre + (index - (seats.length - 1) / 2) * spacing);
  return { ...frame, small, spacing, module, step, gap: step > 24 ? 2 : 1.2, xs, scale: module / 96, launchY: frame.base - step * (view.modules_to_launch ?? 0) };
}

/* The upper edge of place `index` (0 = lowest). */
export const placeY = (plan, index) => plan.base - plan.step * (index + 1);

/* Old modules that are still there keep their identity, in order; the rest are free to turn up elsewhere. */
function keepInOrder(old, colours) {
  const kept = [];
  let from = 0;
  for (const colour of colours) {
    const at = old.findIndex((piece, index) => index >= from && piece.colour === colour);
    kept.push(at < 0 ? null : old[at]);
    if (at >= 0) from = at + 1;
  }
  return kept;
}

/* Gives each module of the new picture the id of the one that it was in the old: so the page can show where it went.
   `old` is the former answer or null; `mint` makes ids. A module without a former place came from the storage. */
export function identify(old, rockets, mint) {
  const before = old ?? [];
  const free = new Set(before);
  const drafts = [];
  for (const [seat, colours] of Object.entries(rockets)) {
    const kept = keepInOrder(before.filter((piece) => piece.seat === seat), colours);
    kept.forEach((piece) => piece && free.delete(piece));
    colours.forEach((colour, index) => drafts.push({ seat, index, colour, was: kept[index] }));
  }
  const pieces = drafts.map(({ seat, index, colour, was }) => {
    const taken = was ?? [...free].find((piece) => piece.colour === colour);
    if (taken) free.delete(taken);
    const arrived = old !== null && was === null;
    return { id: taken?.id ?? mint(), seat, index, colour, fresh: arrived, fromStorage: arrived && !taken };
  });
  // Several rockets at once: a new position (an undo, another game), not one act. Then nothing is marked as this turn's.
  const act = new Set(pieces.filter((piece) => piece.fresh).map((piece) => piece.seat)).size === 1;
  return pieces.map((piece) => ({ ...piece, fresh: piece.fresh && act })).sort((a, b) => a.id - b.id);
}

/* The column whose place above the launch line is free for its words, or -1. */
export const freeColumn = (view, seats) =>
  seats.findIndex(({ id }) => (view.rockets[id] ?? []).length < (view.modules_to_launch ?? 0));
