/* What this device may do now, and the way a key's press becomes a command. */
import { computed, signal } from "@preact/signals";

import { anySent, isSent, send } from "./commands.js";
import { commandTopic } from "./connection.js";
import {
  freshness, hostState, identity, info, pending, ruling, seatStates, servedSeats, state, tray, view,
} from "./store.js";

/* The sheet that lies over the page: null or {kind, …}. */
export const sheet = signal(null);
export const openSheet = (kind, rest = {}) => {
  sheet.value = { kind, ...rest };
};
export const closeSheet = () => {
  sheet.value = null;
};

export const live = computed(() => freshness.value === "live");

export const hasKeys = computed(() => servedSeats.value.length > 0);

/* Play goes on: no pause, no open question to all, options agreed, no outcome. */
export const playing = computed(() => {
  const now = view.value;
  return Boolean(now?.game) && !now.paused && !now.proposal && !now.outcome && !now.unconfirmed?.length;
});

export const due = computed(() => (playing.value ? [...new Set(pending.value.map((prompt) => prompt.seat))] : []));

/* The seats of this device that owe an answer. */
export const dueHere = computed(() => due.value.filter((seat) => servedSeats.value.includes(seat)));

export const dicePrompt = computed(() => (playing.value ? pending.value.find((prompt) => prompt.need === "dice") : null) ?? null);

export const legalOf = (seat) => seatStates.value[seat]?.legal ?? [];

/* Keys for a die that no camera can read: it is offline, missing, or its last roll was unsure. */
export const tapsOffered = computed(() => {
  const prompt = dicePrompt.value;
  if (!prompt || !servedSeats.value.includes(prompt.seat) || !info.value?.die) return false;
  const seen = tray.value?.state ?? "offline";
  return info.value.camera === false || seen === "offline" || seen === "unsure";
});

export const allRulings = computed(() => {
  const last = ruling.value;
  return last ? [last, ...(last.previous ?? [])] : [];
});

export const correctable = computed(() => allRulings.value.find((one) => one.correctable) ?? null);

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

/* Sends an act of `seat`; on the shared tablet the command names the seat. */
export function act(seat, action) {
  const role = identity.value.role;
  const seq = role === "host" ? hostState.value?.seq : (seatStates.value[seat] ?? state.value)?.seq;
  const extra = role === "table" ? { seat } : {};
  return send(commandTopic(), action, seq, keyOf(seat, action), extra);
}
