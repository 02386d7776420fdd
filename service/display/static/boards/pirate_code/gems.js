/* Which gem is which: read from the view, and followed from one picture to the next. Pure functions. */

/* The colours in the brown area, each once, in the order in which they came there. */
export function brownKinds(view, seat) {
  const counts = view.areas[seat].brown;
  const told = (view.told[seat] ?? []).filter((one) => one.answer === "brown").map((one) => one.colour);
  return [...new Set([...told, ...Object.keys(counts)])].filter((colour) => counts[colour] > 0);
}

function lying(row, name, seat) {
  return row.flatMap((colour, index) => (colour ? [{ seat, row: name, at: index + 1, colour }] : []));
}

/* Every gem on the areas of `seats`, as {seat, row, at, colour}; `at` counts gems of a colour in the brown area. */
export function gemsOf(view, seats) {
  return seats.flatMap(({ id }) => {
    const { guess, gold, brown } = view.areas[id];
    const wrong = Object.entries(brown).flatMap(([colour, count]) => Array.from({ length: count }, (_, at) => ({ seat: id, row: "brown", at, colour })));
    return [...lying(guess, "guess", id), ...lying(gold, "gold", id), ...wrong];
  });
}

const same = (a, b) => a.seat === b.seat && a.row === b.row && a.at === b.at && a.colour === b.colour;

/* What a gem may have been before, the likeliest first: on the same position, then on the guessing row, then anywhere. */
const WAS = [
  (old, now) => old.row === "guess" && old.at === now.at,
  (old) => old.row === "guess",
  () => true,
];

/* Gives each gem of the new picture the id of the one that it was: so the page can show where it went. `old` is the
   former answer or null; `mint` makes ids. A gem without a former place has come from the gem chest or from the hand. */
export function identify(old, gems, mint) {
  const free = new Set(old ?? []);
  const found = new Map();
  const take = (now, fits) => {
    const was = [...free].find(fits);
    if (!was) return;
    free.delete(was);
    found.set(now, was.id);
  };
  for (const now of gems) take(now, (was) => same(was, now));
  for (const likely of WAS) {
    for (const now of gems) {
      if (!found.has(now)) take(now, (was) => was.seat === now.seat && was.colour === now.colour && likely(was, now));
    }
  }
  return gems.map((now) => ({ ...now, id: found.get(now) ?? mint(), arrived: old !== null && !found.has(now) })).sort((a, b) => a.id - b.id);
}

const keyOf = ({ seat, row, at, colour }) => `${seat}:${row}:${at}:${colour}`;

const laid = ({ on, at, colour }) => ({ seat: on, row: "guess", at, colour });

const ROW_OF = { gold: "gold", stays: "guess", brown: "brown" };

/* What is marked on the board, by gem. `turn`: put there this turn; `ask`: waits for its score; `aside`: had to change
   places; else how it was scored just now. */
export function marksOf(view) {
  const marks = new Map();
  if (["roll", "hand", "open", "setup", "answer"].includes(view.phase)) markScored(view, marks);
  for (const gem of view.laid) marks.set(keyOf(laid(gem)), gem.scored ? "turn" : "aside");
  for (const gem of view.to_answer) marks.set(keyOf(laid(gem)), "ask");
  return marks;
}

/* The gems of the last scoring, where they lie now; in the brown area the last of their colour. */
function markScored(view, marks) {
  for (const [seat, told] of Object.entries(view.told)) {
    for (const one of told.filter((each) => each.scoring === view.scoring && each.lies)) {
      const at = one.answer === "brown" ? view.areas[seat].brown[one.colour] - 1 : one.at;
      marks.set(keyOf({ seat, row: ROW_OF[one.answer], at, colour: one.colour }), one.answer);
    }
  }
}

export const markOf = (marks, gem) => marks.get(keyOf(gem));

/* What lies in a chest, if this viewer knows it: an opened one, or the viewer's own. */
export function codeOf(view, seat) {
  if (view.opened[seat]) return view.opened[seat];
  const value = view.codes[seat]?.value;
  return Array.isArray(value) ? value : null;
}

/* How many positions of a code are gold. */
export const foundOf = (view, seat) => view.areas[seat].gold.filter(Boolean).length;

/* All gems scored so far at one code, a turn a row: [{scoring, gems: [told, …]}], the last one first. */
export function scorings(told) {
  const rows = new Map();
  for (const one of told) rows.set(one.scoring, [...(rows.get(one.scoring) ?? []), one]);
  return [...rows].map(([scoring, gems]) => ({ scoring, gems })).sort((a, b) => b.scoring - a.scoring);
}
