/* Which piece is which from one picture to the next, and how far it has turned with its layer. Pure functions. */
import { spotOf } from "./layout.js";

const turnsOf = (view, layer) => (layer > 0 ? view.quarters[layer - 1] ?? 0 : 0);

/* The angle that points where `wanted` does and is the nearest to `from`. */
export const nearest = (from, wanted) => from + ((((wanted - from + 180) % 360) + 360) % 360) - 180;

/* A piece's angle at its new place: it has turned with the layer it stood on, else it goes the shorter way. */
export function follow(before, view, place) {
  const spot = spotOf(place);
  if (!spot) return { angle: before?.angle ?? 0, layer: null, turns: 0 };
  const turns = turnsOf(view, spot.layer);
  const carried = before?.layer === spot.layer ? before.angle + 90 * (turns - before.turns) : before?.angle ?? 90 * spot.side;
  return { angle: nearest(carried, 90 * spot.side), layer: spot.layer, turns };
}

/* Mummies off the top, by the order in which they left it: that is who they are. */
export function mummiesOff(view) {
  const released = [...view.out, ...[...view.on].reverse()];
  return released.map((place, index) => ({ id: `m${index}`, place }));
}

/* Where the crystals lie: [{place, colour, index}]; a tent's in the order in which they came. */
function crystalsOf(view) {
  const ring = Object.entries(view.crystals).map(([place, colour]) => ({ place, colour, index: 0 }));
  const tents = Object.entries(view.tents).flatMap(([seat, colours]) => colours.map((colour, index) => ({ place: seat, colour, index })));
  return [...ring, ...tents];
}

/* Gives each crystal the id that it had: first those that have stayed, then those that must have moved. */
export function identify(before, view, mint) {
  const free = new Set(before ?? []);
  const claim = (fits) => {
    const found = [...free].find(fits);
    if (found) free.delete(found);
    return found;
  };
  const now = crystalsOf(view).map((crystal) => ({ ...crystal, was: claim((old) => old.place === crystal.place && old.colour === crystal.colour) }));
  const pieces = now.map(({ was, ...crystal }) => {
    const old = was ?? claim((one) => one.colour === crystal.colour);
    return { ...crystal, id: old?.id ?? mint(), fresh: Boolean(before && !was) };
  });
  const moved = pieces.filter((piece) => piece.fresh).length;
  // More than one at once: another position, not one act. Then none is marked as this turn's.
  return pieces.map((piece) => ({ ...piece, fresh: piece.fresh && moved === 1 })).sort((a, b) => a.id - b.id);
}

/* The layer that was turned between two views, and by how many quarters; null unless it was one, with all above it. */
export function turnOf(before, view) {
  if (!before || before.quarters.length !== view.quarters.length || Math.abs(view.number - before.number) > 1) return null;
  const counts = view.quarters.map((count, index) => count - before.quarters[index]);
  const layer = counts.findIndex((count) => count !== 0);
  const by = counts[layer];
  const together = layer >= 0 && Math.abs(by) < 4 && counts.slice(layer).every((count) => count === by);
  return together ? { layer: layer + 1, by } : null;
}

/* The side of the top that a mummy has left between two views, or -1. */
const leftFrom = (before, view) => view.top.findIndex((count, side) => count < before.top[side]);

/* Everything remembered of the picture before. `kept` is null at first; the same view gives the same answer. */
export function remember(kept, view, seats) {
  if (kept?.view === view) return kept;
  const before = kept?.view ?? null;
  const turn = turnOf(before, view);
  let { count = 0 } = kept ?? {};
  const crystals = identify(kept?.crystals, view, () => (count += 1));
  const off = mummiesOff(view);
  const places = [...seats.map(({ id }) => ({ id, place: view.adventurers[id] })), ...off];
  const angles = Object.fromEntries(places.map(({ id, place }) => [id, follow(kept?.angles[id], view, place)]));
  const known = new Set(before ? mummiesOff(before).map(({ id }) => id) : off.map(({ id }) => id));
  const released = off.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return {
    view, count, crystals, off, angles, turn,
    arrived: released.length === 1 ? { id: released[0], side: leftFrom(before, view) } : null,
    // What this turn has turned stays marked until the turn is over.
    marked: turn ? { ...turn, number: view.number } : kept?.marked?.number === view.number ? kept.marked : null,
  };
}
