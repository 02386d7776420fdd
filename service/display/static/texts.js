/* Every word of the page: Fluent messages from /texts/<language>.ftl, the file that the service uses too. */
import { signal } from "@preact/signals";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FALLBACK = "en";

export const language = signal(FALLBACK);

let bundles = [];

/* Words that the page must be able to say before it has its catalog. */
const FIRST_WORDS = "page-no-texts = The page could not load its texts. Is this device still on the table’s network?";

async function load(name) {
  const answer = await fetch(`/texts/${name}.ftl`, { cache: "no-cache" });
  if (!answer.ok) return null;
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) {
    console.warn(`texts/${name}.ftl: ${error.message}`);
  }
  return bundle;
}

/* Loads the first language of `wanted` that has a catalog, with English behind it. */
export async function loadTexts(wanted) {
  const names = [...new Set([...wanted.map((name) => name.slice(0, 2)), FALLBACK])];
  const first = new FluentBundle(FALLBACK, { useIsolating: false });
  first.addResource(new FluentResource(FIRST_WORDS));
  const found = [];
  for (const name of names) {
    const bundle = await load(name);
    if (bundle) found.push(bundle);
    if (bundle && name === FALLBACK) break;
  }
  bundles = [...found, first];
  if (found.length > 0) {
    language.value = found[0].locales[0];
    document.documentElement.lang = language.value;
  }
  return found.length > 0;
}

export function has(id) {
  return bundles.some((bundle) => bundle.getMessage(id)?.value);
}

/* The sentence `id` filled with `facts`. A missing one shows its id, so that a test and a reader can see it. */
export function t(id, facts = {}) {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, facts, []);
  }
  return id;
}

/* A sentence that came with its languages, {en: "…"}: the reader's own, else English, else any. */
export function say(text) {
  if (!text) return "";
  return text[language.value] ?? text[FALLBACK] ?? Object.values(text)[0] ?? "";
}

/* Formatters cost a millisecond each to make. */
const formatters = new Map();

function formatter(kind, options) {
  const key = `${language.value} ${kind.name} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new kind(language.value, options));
  return formatters.get(key);
}

/* "red", "red or yellow", "red, yellow or green" in the reader's language. */
export const either = (words) => formatter(Intl.ListFormat, { type: "disjunction" }).format(words);

/* "Mira and Jonas". */
export const both = (words) => formatter(Intl.ListFormat, { type: "conjunction" }).format(words);

export function capital(text) {
  return text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);
}

/* Hours and minutes; with seconds where it matters which moment. */
export function clock(ms, seconds = false) {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  if (seconds) parts.second = "2-digit";
  return formatter(Intl.DateTimeFormat, parts).format(new Date(ms));
}
