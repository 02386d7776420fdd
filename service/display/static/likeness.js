/* Which faces a die might really have shown: those that look most like the one that was read come first. */

/* Colours that cameras and eyes take for each other in bad light. */
const NEAR = [["red", "orange"], ["blue", "black"], ["blue", "green"], ["blue", "purple"], ["green", "lime"], ["white", "yellow"], ["yellow", "orange"], ["yellow", "lime"], ["white", "tan"]];
const near = (one, other) => NEAR.some((pair) => pair.includes(one) && pair.includes(other));

const tileLikeness = (one, other) => (one === other ? 1 : near(one, other) ? 0.6 : 0);

/* Row by row; a die that is turned by a quarter shows its tiles in another order. */
const TURNS = [[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [1, 3, 0, 2]];

/* 0 to 4: how many of the four tiles fit, in the best of the four ways a die can lie. */
export function likeness(one, other) {
  const [a, b] = [one.tiles.flat(), other.tiles.flat()];
  const fits = (turn) => turn.reduce((sum, from, to) => sum + tileLikeness(a[from], b[to]), 0);
  return Math.max(...TURNS.map(fits));
}

export const sameLook = (one, other) => JSON.stringify([one.tiles, one.print]) === JSON.stringify([other.tiles, other.print]);

const ENOUGH = 2;

/* The faces other than `read`, as {likely, others}. Likely is what the camera would have named next (the faces `rivals`); where no
   camera has read, half a face alike is, unless all of them are. */
export function sorted(read, faces, rivals = []) {
  const rest = faces.filter((face) => !sameLook(face, read));
  const told = rivals.map((rival) => rest.find((face) => sameLook(face, rival))).filter(Boolean);
  if (told.length > 0) return { likely: told, others: rest.filter((face) => !told.includes(face)) };
  const likely = rest.filter((face) => likeness(read, face) >= ENOUGH).sort((a, b) => likeness(read, b) - likeness(read, a));
  if (likely.length === rest.length) return { likely: [], others: rest };
  return { likely, others: rest.filter((face) => !likely.includes(face)) };
}
