/* Which thing is which from one picture to the next, so that the page can show where it went. Pure functions.
   The view counts figures and UFOs by space; they are all alike, so the nearest one is the one that has gone. */
import { locate } from "./layout.js";

const spread = (counts) => Object.entries(counts).flatMap(([place, count]) => Array.from({ length: count }, () => place));

const ofKind = (groups, kind) => Object.fromEntries(Object.entries(groups).map(([name, counts]) => [`crew:${name}`, counts[kind] ?? 0]));

/* Where every robot, astronaut or UFO is: on a space, in somebody's score section, beside the board, still to place. */
export const placesOf = (view) => ({
  robot: spread({ ...view.robots, ...ofKind(view.crew, "robot"), tray: view.to_place.robot ?? 0 }),
  astronaut: spread({ ...view.astronauts, ...ofKind(view.crew, "astronaut"), tray: view.to_place.astronaut ?? 0 }),
  ufo: [...view.ufos, ...spread({ off: view.ufos_off, tray: view.to_place.ufo ?? 0 })],
});

const FAR = 100;

function apart(one, other) {
  const [from, to] = [locate(one), locate(other)];
  return from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : FAR;
}

/* Gives each place of the new picture the thing that was there, or else the nearest that is there no more. `old` is the
   former answer or null; `mint` makes ids. */
export function follow(old, places, mint) {
  const free = [...(old ?? [])];
  const take = (index) => free.splice(index, 1)[0];
  const stayed = places.map((place) => {
    const index = free.findIndex((piece) => piece.place === place);
    return index < 0 ? null : take(index);
  });
  const pieces = places.map((place, number) => {
    if (stayed[number]) return { id: stayed[number].id, place, moved: false };
    const nearest = free.reduce((best, piece, index) => (best < 0 || apart(piece.place, place) < apart(free[best].place, place) ? index : best), -1);
    const came = nearest < 0 ? null : take(nearest);
    return { id: came?.id ?? mint(), place, moved: old !== null };
  });
  return pieces.sort((a, b) => a.id - b.id);
}

const MOST_AT_ONCE = 2; // an abduction moves two things, a long wall takes two spaces: what changes more is a new position

/* The spaces on which something has been built since `before`. */
export function builtSince(before, view) {
  if (!before || before.board.length !== view.board.length) return [];
  const changed = view.board.flatMap((token, index) => (token !== before.board[index] ? [index] : []));
  return changed.length > MOST_AT_ONCE || changed.some((index) => view.board[index] === "..") ? [] : changed;
}

/* Of what has moved, what is to be ringed: what stands on a space now. A walk's or a UFO's act, no new position. */
export function ringed(pieces) {
  const moved = pieces.filter((piece) => piece.moved && locate(piece.place));
  return new Set(moved.length > MOST_AT_ONCE ? [] : moved.map((piece) => piece.id));
}
