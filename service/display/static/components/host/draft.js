/* The game that the host is putting together: what was entered so far, and what of it does not fit. Going back loses nothing. */
import { computed, effect, signal } from "@preact/signals";

import { act } from "../../acting.js";
import { hostState, offered, seats as seated } from "../../store.js";
import { say, t } from "../../texts.js";

export const STEPS = ["game", "seats", "rules", "box", "check"];
export const DIGEST = "digest";

const NO_RULES = { variants: [], options: {}, edition: DIGEST, ruleset: "" };
const seatOfColour = (colour) => ({ name: "", colour, device: "table", bot: false });

/* `open`: the wizard is on the screen, or null where nobody has said so. `ruleset`: by whose name the rules go, while none of them is changed. */
export const draft = signal({ open: null, step: 0, game: null, seats: [], ...NO_RULES });

export const change = (part) => {
  draft.value = { ...draft.value, ...part };
};

export const offers = computed(() => offered.value?.games ?? []);
export const offer = computed(() => offers.value.find((one) => one.id === draft.value.game) ?? null);

export const saved = computed(() => hostState.value?.games ?? []);
const unfinished = computed(() => saved.value.some((game) => !game.over));

/* With nothing to go on with, the host has come to start a game. */
export const wizardOpen = computed(() => draft.value.open ?? (Boolean(hostState.value) && !hostState.value.open && !unfinished.value));

/* ---- the game and its seats */

function freeColour(game, taken) {
  const left = [...game.colours];
  for (const colour of taken) left.splice(left.indexOf(colour), left.includes(colour) ? 1 : 0);
  return left[0] ?? game.colours[0];
}

const recoloured = (game, seats) => seats.map((seat, index) => ({ ...seat, colour: game.colours[index % game.colours.length] }));

function atLeast(game, seats) {
  const more = Math.max(0, game.seats[0] - seats.length);
  return recoloured(game, [...seats, ...Array.from({ length: more }, () => seatOfColour(""))]);
}

export function chooseGame(id) {
  if (id === draft.value.game) return;
  const game = offers.value.find((one) => one.id === id);
  change({ game: id, seats: atLeast(game, draft.value.seats), ...NO_RULES });
}

const changeSeats = (seats) => change({ seats });

export const setSeat = (index, part) => changeSeats(draft.value.seats.map((seat, at) => (at === index ? { ...seat, ...part } : seat)));
export const addSeat = () => changeSeats([...draft.value.seats, seatOfColour(freeColour(offer.value, draft.value.seats.map((seat) => seat.colour)))]);
export const removeSeat = (index) => changeSeats(draft.value.seats.filter((_, at) => at !== index));

/* The seat goes one place up; its colour stays its own. */
export function raiseSeat(index) {
  const seats = [...draft.value.seats];
  [seats[index - 1], seats[index]] = [seats[index], seats[index - 1]];
  changeSeats(seats);
}

/* Whoever has that colour gets this seat's. */
export function setColour(index, colour) {
  const { seats } = draft.value;
  const owner = seats.findIndex((seat, at) => at !== index && seat.colour === colour);
  const old = seats[index].colour;
  changeSeats(seats.map((seat, at) => (at === index ? { ...seat, colour } : at === owner ? { ...seat, colour: old } : seat)));
}

/* The players of the last saved game, in their order. */
export const lastPlayers = computed(() => saved.value[0]?.seats ?? []);

export function seatLastPlayers() {
  const names = lastPlayers.value.slice(0, offer.value.seats[1]);
  changeSeats(atLeast(offer.value, names.map((name) => ({ ...seatOfColour(""), name }))));
}

export const seatName = (seat, index) => seat.name.trim() || t(seat.bot ? "page-host-bot-name" : "page-host-player", { number: index + 1 });

/* ---- the rules */

export const variantOf = (name) => offer.value?.variants.find((one) => one.name === name) ?? null;

export const standard = (option, edition = draft.value.edition) => option.editions[edition] ?? option.default;

/* The value that goes by the rules chosen so far. */
export const valueOf = (option) => silenced(option)?.value ?? draft.value.options[option.name] ?? standard(option);

export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export const isYours = (option) => !silenced(option) && !same(valueOf(option), standard(option));

/* {variant, value} where a chosen variant has taken the option's place; `value` is missing where the option does nothing. */
export function silenced(option) {
  const chosen = draft.value.variants.map(variantOf).filter(Boolean);
  const setter = chosen.find((variant) => Object.hasOwn(variant.sets, option.name));
  if (setter) return { variant: setter, value: setter.sets[option.name] };
  const rival = chosen.find((variant) => variant.excludes.includes(option.name));
  return rival ? { variant: rival } : null;
}

/* The options that count, with the chosen variants. */
export const counting = computed(() => (offer.value?.options ?? []).filter((option) => !option.variant || draft.value.variants.includes(option.variant)));

/* Why a variant cannot be chosen now: a sentence, or nothing. */
export function obstacle(variant) {
  const { variants, seats } = draft.value;
  const rival = variants.find((name) => name !== variant.name && (variant.excludes.includes(name) || variantOf(name)?.excludes.includes(variant.name)));
  const missing = variant.needs.find((name) => !variants.includes(name));
  if (rival) return t("page-host-variant-rival", { variant: say(variantOf(rival).text) });
  if (missing) return t("page-host-variant-needs", { variant: say(variantOf(missing)?.text) || missing });
  return variant.seats.length > 0 && !variant.seats.includes(seats.length) ? t("page-host-variant-seats", { numbers: variant.seats.join(", "), count: seats.length }) : "";
}

/* What is built on a variant goes with it. */
function without(name, variants) {
  const left = variants.filter((one) => one !== name);
  const loose = left.find((one) => variantOf(one)?.needs.includes(name));
  return loose ? without(loose, left) : left;
}

export function flipVariant(name) {
  const { variants } = draft.value;
  change({ ruleset: "", variants: variants.includes(name) ? without(name, variants) : [...variants, name] });
}

export function setOption(option, value) {
  const options = { ...draft.value.options, [option.name]: value };
  if (same(value, standard(option))) delete options[option.name];
  change({ ruleset: "", options });
}

/* What the rules may begin with: the referee's own reading, what goes by a name, and booklets that no name stands for. */
export const beginnings = computed(() => {
  const game = offer.value;
  if (!game) return [];
  const named = game.rulesets.map((one) => ({ ...one, ruleset: one.name }));
  const plain = new Set(named.filter((one) => one.variants.length + Object.keys(one.options).length === 0).map((one) => one.edition));
  const rest = game.editions.filter((one) => !plain.has(one.value)).map((one) => ({ ...NO_RULES, edition: one.value, title: say(one.text), source: "" }));
  return [{ ...NO_RULES, title: t("page-host-digest"), source: t("page-host-digest-source") }, ...named, ...rest];
});

export const begin = ({ edition, variants, options, ruleset }) => change({ edition, variants, options, ruleset });

export const isBeginning = (one) => {
  const { ruleset, edition, variants, options } = draft.value;
  return one.ruleset === ruleset && one.edition === edition && same(one.variants, variants) && same(one.options, options);
};

/* ---- what does not fit, and the start */

function seatTrouble() {
  const { seats } = draft.value;
  const [fewest, most] = offer.value.seats;
  if (seats.length < fewest || seats.length > most) return t("page-host-seats-count", { fewest, most, count: seats.length });
  const blank = seats.findIndex((seat) => !seat.bot && !seat.name.trim());
  return blank < 0 ? "" : t("page-host-name-missing", { number: blank + 1 });
}

function ruleTrouble() {
  const odd = draft.value.variants.map(variantOf).find((variant) => variant && obstacle(variant));
  return odd ? t("page-host-variant-odd", { variant: say(odd.text), why: obstacle(odd) }) : "";
}

const TROUBLE = { game: () => "", seats: seatTrouble, rules: ruleTrouble };

/* What keeps the host from going on from `step`: a sentence, or nothing. */
export function trouble(step) {
  if (!offer.value) return t("page-host-choose-game");
  return TROUBLE[step]?.() ?? "";
}

/* The first step that still needs something, if there is one. */
export const unfit = computed(() => STEPS.find((step) => trouble(step)) ?? null);

export const newGame = computed(() => {
  const { game, seats, variants, options, edition, ruleset } = draft.value;
  const who = seats.map((seat, index) => ({ ...seat, name: seatName(seat, index) }));
  const counted = new Set(counting.value.filter((option) => !silenced(option)).map((option) => option.name));
  const set = Object.fromEntries(Object.entries(options).filter(([name]) => counted.has(name)));
  return { act: "new_game", game, seats: who, ...(ruleset ? { ruleset } : { variants, options: set, edition }) };
});

/* The game that was open when the host pressed start; undefined: nothing has been sent. */
let before;

export function startGame() {
  before = hostState.value?.open ?? null;
  act("host", newGame.value);
}

/* Once the game is there, the wizard has done its work. */
effect(() => {
  const open = hostState.value?.open ?? null;
  if (before === undefined || open === before) return;
  before = undefined;
  draft.value = { ...draft.peek(), open: null, step: 0 };
});

/* The same players at the same game, by the same rules: the wizard's last step, ready to start. */
export function sameAgain(info) {
  const changed = info.options.filter((one) => one.changed).map((one) => [one.name, one.value]);
  const players = seated.value.map(({ name, colour, device, bot }) => ({ name, colour, device, bot }));
  draft.value = { open: true, step: STEPS.length - 1, game: info.game, seats: players, variants: info.variants, options: Object.fromEntries(changed), edition: info.edition ?? DIGEST, ruleset: "" };
}
