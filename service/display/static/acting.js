/* What this device may do now, and the way a key's press becomes a command. */
import { computed, signal } from "@preact/signals";

import { anySent, isSent, send } from "./commands.js";
import { commandTopic } from "./connection.js";
import {
  alertsOf, freshness, hostState, identity, info, ownSeat, pending, ruling, seatOf, seatStates, servedSeats, state, view,
} from "./store.js";

/* The sheet that lies over the page: null or {kind, …}. */
export const sheet = signal(null);
export const openSheet = (kind, rest = {}) => {
  sheet.value = { kind, ...rest };
};
/* A seat that asks for the shared tablet out of turn, or null: it has it until its sheet is closed. */
const borrower = signal(null);
export const borrow = (seat, kind) => {
  borrower.value = seat;
  openSheet(kind, { seat });
};
export const closeSheet = () => {
  sheet.value = null;
  borrower.value = null;
};

export const live = computed(() => freshness.value === "live");

export const hasKeys = computed(() => servedSeats.value.length > 0);

/* Play goes on: no pause, no open question to all, options agreed, no outcome. */
export const playing = computed(() => {
  const now = view.value;
  return Boolean(now?.game) && !now.paused && !now.proposal && !now.outcome && !now.unconfirmed?.length;
});

/* The seat that has the shared tablet in its hands, in games with secrets. */
export const holder = signal(null);

/* The seats whose secrets and keys may show now: in a game with secrets, on a shared tablet, whoever holds it. */
export const openSeats = computed(() => {
  if (!info.value?.hand_over || identity.value.role !== "table") return servedSeats.value;
  return servedSeats.value.filter((seat) => seat === holder.value);
});

export const due = computed(() => (playing.value ? [...new Set(pending.value.map((prompt) => prompt.seat))] : []));

/* The seats of this device that owe an answer. */
export const dueHere = computed(() => due.value.filter((seat) => openSeats.value.includes(seat)));

/* Who has to take the shared tablet over before anything goes on, or null. */
export const nextHolder = computed(() => {
  if (!info.value?.hand_over || identity.value.role !== "table" || freshness.value !== "live") return null;
  const here = borrower.value ? [borrower.value] : due.value.filter((seat) => servedSeats.value.includes(seat));
  return here.length > 0 && !here.includes(holder.value) ? here[0] : null;
});

/* The prompts as this device may know them: an open seat's own where there is one, else the public ones. */
export const known = computed(() => {
  const own = openSeats.value.flatMap((seat) => (seatStates.value[seat]?.pending ?? []).filter((prompt) => prompt.seat === seat));
  return [...own, ...pending.value.filter((prompt) => !own.some((one) => one.seat === prompt.seat))];
});

export const dicePrompt = computed(() => (playing.value ? known.value.find((prompt) => prompt.need === "dice") : null) ?? null);

/* What a seat asks about: {seat, seq, offers} as told for its state of that seq. */
const claimed = signal(null);

/* The same as long as that is its state; else null. */
export const asking = computed(() => {
  const now = claimed.value;
  return now && live.value && seatStates.value[now.seat]?.seq === now.seq ? now : null;
});

/* Nothing of it is open: the referee says why not. */
export const askAbout = (seat) => ({ seq, claims = [] }) => {
  claimed.value = { seat, seq, offers: claims };
};
export const stopAsking = () => {
  claimed.value = null;
};

/* The acts that have keys: those that are open, or those that are asked about. */
export const legalOf = (seat) => (asking.value?.seat === seat ? asking.value.offers : seatStates.value[seat]?.legal ?? []);

/* The acts of this device's own seat that answer what the board asks. On a shared tablet none stands out: that would tell. */
export function boardAnswers(seat) {
  const asked = seat === ownSeat.value ? alertsOf(seat)["board-now"] : null;
  if (asked?.kind !== "ask" || !playing.value) return [];
  return legalOf(seat).filter((offer) => asked.cells?.includes(offer.action.to));
}

/* The dice that `seat` may enter by hand: the ids of each roll that it owes. */
export const tapsOf = (seat) => (openSeats.value.includes(seat) ? seatStates.value[seat]?.taps ?? [] : []);

/* Keys for dice that no camera reads: it is offline, missing, knows another die, or its last roll was unsure. */
export const tapsOffered = computed(() => playing.value && dicePrompt.value !== null && tapsOf(dicePrompt.value.seat).length > 0);

/* A seat's page knows its own rulings, with numbers of their own. */
export const allRulings = computed(() => {
  const own = identity.value.role === "seat" ? seatStates.value[identity.value.seat]?.rulings : null;
  if (own) return own;
  const last = ruling.value;
  return last ? [last, ...(last.previous ?? [])] : [];
});

/* Whose numbers those of `allRulings` are. */
export const rulingsOf = computed(() => (identity.value.role === "seat" ? "seat" : "public"));

/* An act that counts: accepted, and ended by no takeback. */
const ACTS = new Set(["accepted", "win", "correction"]);
export const stands = (one) => ACTS.has(one.kind) && (one.overruled ?? null) === null;

/* What an undo would take back of these rulings: the last act of a person, and what bots have done since; where only
   bots have acted, their last act. In the order they were played. */
function undoneOf(rulings) {
  const standing = rulings.filter(stands);
  const last = standing.findIndex((one) => !seatOf(one.seat)?.bot);
  return standing.slice(0, Math.max(last, 0) + 1).reverse();
}

export const undoable = computed(() => undoneOf(allRulings.value));

/* The same as `seat` knows it, where this device may show that. */
export const undoableBy = (seat) => undoneOf((openSeats.value.includes(seat) && seatStates.value[seat]?.rulings) || allRulings.value);

export const correctable = computed(() => allRulings.value.find((one) => one.correctable && one.dice?.length > 0) ?? null);

/* Whose name stands under a question of this device: the seat whose turn it is, if it sits here. */
export const asker = computed(() => {
  const turn = view.value?.turn;
  return servedSeats.value.includes(turn) ? turn : servedSeats.value[0] ?? null;
});

export const keyOf = (seat, action) => `${seat}:${JSON.stringify(action)}`;

/* How a key stands: ready, sent (this one waits for its answer), or not now. */
export function keyState(seat, action) {
  if (isSent(keyOf(seat, action))) return "sent";
  return live.value && !anySent() ? "ready" : "not-now";
}

/* Sends an act of `seat`; on the shared tablet the command names the seat. `done` is given a reply that says yes. */
export function act(seat, action, done) {
  const role = identity.value.role;
  const seq = role === "host" ? hostState.value?.seq : (seatStates.value[seat] ?? state.value)?.seq;
  const extra = role === "table" ? { seat } : {};
  return send(commandTopic(), action, seq, keyOf(seat, action), extra, done);
}
