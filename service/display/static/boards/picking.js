/* Acts that are pressed on a board step by step: first what is moved, then where to. Pure functions.

   A path is the list of places to press for one act, such as ["f3", "h7"]; a choice is {path, seat, offer}; what is
   picked is the beginning of some paths. */

const begins = (path, picked) => picked.every((place, index) => path[index] === place);

const through = (choices, picked) => choices.filter(({ path }) => begins(path, picked));

/* The places to press for an act, as a drawing's `placeOf` tells them: none, one, or several in order. */
export const pathOf = (places) => [places ?? []].flat();

/* As much of `wanted` as still leads to an act. */
export function stillPicked(choices, wanted) {
  const length = wanted.findIndex((_, index) => !choices.some(({ path }) => path.length > index + 1 && begins(path, wanted.slice(0, index + 1))));
  return length < 0 ? wanted : wanted.slice(0, length);
}

/* Where there is nothing to choose between, it is picked: the one figure that can go on. */
export function settled(choices, picked) {
  const open = through(choices, picked);
  const place = open[0]?.path[picked.length];
  const alone = open.length > 0 && open.every(({ path }) => path[picked.length] === place && path.length > picked.length + 1);
  return alone ? settled(choices, [...picked, place]) : picked;
}

/* What a press on each place leads to: {depth, choices}. The next step of what is picked comes first; where it does not
   need a place, a press there picks something else instead. */
export function branches(choices, picked) {
  const found = new Map();
  for (let depth = picked.length; depth >= 0; depth -= 1) {
    const here = new Map();
    for (const choice of through(choices, picked.slice(0, depth))) {
      const place = choice.path[depth];
      if (place !== undefined && !found.has(place)) here.set(place, [...(here.get(place) ?? []), choice]);
    }
    for (const [place, list] of here) found.set(place, { depth, choices: list });
  }
  return found;
}

/* The steps that have been picked, as branches. */
export const taken = (choices, picked) => picked.map((place, depth) => ({ place, depth, choices: through(choices, picked.slice(0, depth + 1)) }));

/* Is this branch an act, or the question which of several, and no step to further places? */
export const isLast = ({ depth, choices }) => choices.every(({ path }) => path.length === depth + 1);
