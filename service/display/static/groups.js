/* Too many keys for a phone: first the kind of act, then a stretch of the board, until a handful is left. Pure functions.

   An entry is {kind, place, …}: a key of its own. One without a kind belongs to no group and is always there. */

/* As many keys as a phone shows at once. */
export const MOST = 12;

const ordered = new Intl.Collator("en", { numeric: true });

function kindsOf(entries) {
  const kinds = new Map();
  for (const entry of entries) kinds.set(entry.kind, [...(kinds.get(entry.kind) ?? []), entry]);
  return [...kinds].map(([kind, list]) => ({ id: kind, kind, entries: list }));
}

/* Neighbours on the board together, in stretches of the same length. */
function stretchesOf(entries) {
  const sorted = [...entries].sort((one, other) => ordered.compare(one.place, other.place));
  const size = Math.ceil(sorted.length / Math.ceil(sorted.length / MOST));
  const starts = sorted.map((_, at) => at).filter((at) => at % size === 0);
  return starts.map((start) => {
    const list = sorted.slice(start, start + size);
    return { id: list[0].place, from: list[0].place, to: list.at(-1).place, entries: list };
  });
}

const grouped = (entries) => (new Set(entries.map(({ kind }) => kind)).size > 1 ? kindsOf(entries) : stretchesOf(entries));

/* What to show after the groups in `path` have been opened: {path, entries, groups}; `path` without what is no group now. */
export function open(entries, path) {
  const alone = entries.filter(({ kind }) => !kind);
  let list = entries.filter(({ kind }) => kind);
  const opened = [];
  while (alone.length + list.length > MOST) {
    const groups = grouped(list);
    if (groups.length === 1) break; // nothing tells them apart any more
    const next = groups.find(({ id }) => id === path[opened.length]);
    if (!next) {
      const single = groups.filter((group) => group.entries.length === 1);
      return { path: opened, entries: [...alone, ...single.flatMap((group) => group.entries)], groups: groups.filter((group) => group.entries.length > 1) };
    }
    opened.push(next.id);
    list = next.entries;
  }
  return { path: opened, entries: [...alone, ...list], groups: [] };
}
