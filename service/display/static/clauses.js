/* The texts of the clauses, in the language of this device: from /rules/<game>/<language>.json, since in all languages they
   are too long for a retained message. What is not here yet is asked for when it is first wanted. */
import { signal } from "@preact/signals";

import { info } from "./store.js";
import { language } from "./texts.js";

/* "<game>/<language>" -> clause id -> {text, reading}. */
const loaded = signal({});
const asked = new Set();

async function load(key) {
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const answer = await fetch(`/rules/${key}.json`, { cache: "no-cache" });
    if (!answer.ok) throw new Error(answer.statusText);
    loaded.value = { ...loaded.peek(), [key]: await answer.json() };
  } catch (error) {
    console.warn(`rules/${key}.json: ${error.message}`);
    asked.delete(key); // whoever wants it next asks again
  }
}

/* {text, reading} of a clause, or null as long as it is not here. `game`: whose rules are wanted; an id is one game's. */
export function clauseOf(id, game = info.value?.game) {
  const all = loaded.value;
  if (game && !all[`${game}/${language.value}`]) load(`${game}/${language.value}`);
  const mine = Object.entries(all).filter(([key]) => key.endsWith(`/${language.value}`));
  return mine.map(([, rules]) => rules[id]).find(Boolean) ?? null;
}
