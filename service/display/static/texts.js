/* Every word of the page: Fluent messages from /texts/<language>.ftl and, for a game, /texts/<language>/<game>.ftl, the
   files that the service uses too. The page loads the language of this device; what that one lacks comes with it in
   English. Whoever calls `t` or `say` is drawn anew when words have come or the device takes another language: both
   read signals. */
import { computed, signal } from "@preact/signals";
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { recall, remember } from "./memory.js";

const FALLBACK = "en";

/* The languages there are: the server writes them into the page. */
export const LANGUAGES = document.documentElement.dataset.languages.split(" ");

export const language = signal(FALLBACK);

/* Words that the page must be able to say before it has its catalog. */
const FIRST_WORDS = "page-no-texts = The page could not load its texts. Is this device still on the table’s network?";

const firstWords = new FluentBundle(FALLBACK, { useIsolating: false });
firstWords.addResource(new FluentResource(FIRST_WORDS));

/* Paths of catalogs that have been loaded -> their bundles. */
const loaded = signal({});

/* Paths of catalogs -> whether they could be had, in time. */
const asked = new Map();

/* The games whose words this page uses, besides its own. */
const games = signal([]);

const pathOf = (name, game) => `/texts/${game ? `${name}/${game}` : name}.ftl`;

async function fetchCatalog(path, name) {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return false;
    const bundle = new FluentBundle(name, { useIsolating: false });
    for (const error of bundle.addResource(new FluentResource(await answer.text()))) console.warn(`${path}: ${error.message}`);
    loaded.value = { ...loaded.peek(), [path]: bundle };
    return true;
  } catch (error) {
    console.warn(`${path}: ${error.message}`);
    return false;
  }
}

/* True when its words are here. What could not be had is asked for again the next time. */
async function load(name, game) {
  const path = pathOf(name, game);
  if (!asked.has(path)) asked.set(path, fetchCatalog(path, name));
  const there = await asked.get(path);
  if (!there) asked.delete(path);
  return there;
}

function take(name) {
  language.value = name;
  document.documentElement.lang = name;
}

/* What was chosen on this device, else the first of the browser's languages that there is. */
export function firstChoice(wanted) {
  const names = [recall("language"), ...wanted.map((name) => name.slice(0, 2)), FALLBACK];
  return names.find((name) => LANGUAGES.includes(name)) ?? FALLBACK;
}

export async function loadTexts(wanted) {
  const name = firstChoice(wanted);
  const own = await load(name);
  take(own ? name : FALLBACK);
  if (!own) await load(FALLBACK);
}

/* The words of a game, in this language and in each that the device takes later. */
export async function useGame(game) {
  if (games.peek().includes(game)) return;
  await load(language.peek(), game);
  games.value = [...new Set([...games.peek(), game])];
}

/* Have its words come, or been asked for in vain? */
export const knowsGame = (game) => games.value.includes(game);

/* The device takes another language, and keeps it. False if its words cannot be had now. */
export async function chooseLanguage(name) {
  const all = await Promise.all(["", ...games.peek()].map((game) => load(name, game)));
  if (!all[0]) return false;
  take(name);
  remember("language", name);
  return true;
}

/* "Deutsch", "Français": a language's own name. */
export function ownName(name) {
  const word = new Intl.DisplayNames([name], { type: "language" }).of(name); // not in the language of this device
  return word.slice(0, 1).toLocaleUpperCase(name) + word.slice(1);
}

const bundles = computed(() => {
  const own = ["", ...games.value].map((game) => loaded.value[pathOf(language.value, game)]);
  return [...own, firstWords].filter(Boolean);
});

export function has(id) {
  return bundles.value.some((bundle) => bundle.getMessage(id)?.value);
}

/* A word of the catalogs as a fact of a sentence: it brings its forms along. `otherwise`: where no catalog has it. */
export const word = (id, otherwise = id) => ({ word: id, otherwise });

/* The forms that the language has for words of a kind: "feminine" for colours. */
const forms = computed(() => {
  const found = {};
  for (const bundle of bundles.value) {
    for (const [id, { attributes }] of bundle._messages) {
      const kind = id.split("-", 1)[0];
      for (const form of Object.keys(attributes ?? {})) found[kind] = (found[kind] ?? new Set()).add(form);
    }
  }
  return found;
});

function formOf({ word: id, otherwise }, form) {
  for (const bundle of bundles.value) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.attributes[form] ?? message.value, {}, []);
  }
  return otherwise;
}

/* `$colour` and, for a word, `$colour-feminine`: as the service fills its sentences (docs/add_a_language.md). */
function argumentsOf(facts) {
  if (!Object.values(facts).some((fact) => fact?.word)) return facts;
  const all = Object.entries(facts).flatMap(([name, fact]) => {
    if (!fact?.word) return [[name, fact]];
    const others = [...(forms.value[fact.word.split("-", 1)[0]] ?? [])].map((form) => [`${name}-${form}`, formOf(fact, form)]);
    return [[name, formOf(fact)], ...others];
  });
  return Object.fromEntries(all);
}

/* The sentence `id` filled with `facts`. A missing one shows its id, so that a test and a reader can see it. */
export function t(id, facts = {}) {
  for (const bundle of bundles.value) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, argumentsOf(facts), []);
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

/* "German", in the reader's language. */
export const languageName = (code) => formatter(Intl.DisplayNames, { type: "language" }).of(code) ?? code;

/* A day with its hour, which is counted to 24 as by all clocks of the page. */
export const dateOf = (ms) => formatter(Intl.DateTimeFormat, { dateStyle: "long", timeStyle: "short", hourCycle: "h23" }).format(new Date(ms));

export function capital(text) {
  return text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);
}

/* Hours and minutes; with seconds where it matters which moment. */
export function clock(ms, seconds = false) {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  if (seconds) parts.second = "2-digit";
  return formatter(Intl.DateTimeFormat, parts).format(new Date(ms));
}
