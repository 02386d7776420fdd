/* What a person does goes out as a command with an id and the seq of the view it was chosen in. It is "sent" until its
   reply is there; without a reply the same id goes out again, so that it acts once however often it arrives. */
import { signal } from "@preact/signals";

const RETRY_MS = 3000;
const TRIES = 5;

/* The commands under way: id -> {id, key, command, done, tries, published}. What was given up must not act later: `published`
   takes it back out of the MQTT client. */
export const sent = signal({});
/* The last answer that needs words: {id, facts, text, clause, kind: soft|refused}. */
export const notice = signal(null);

let publish = null;

export function usePublisher(send) {
  publish = send;
}

/* crypto.randomUUID exists only on https; getRandomValues is there on plain http too. */
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function remove(id) {
  const next = { ...sent.value };
  clearTimeout(next[id]?.timer);
  delete next[id];
  sent.value = next;
}

function attempt(id) {
  const entry = sent.value[id];
  if (!entry) return;
  if (entry.tries >= TRIES) {
    for (const takeBack of entry.published) takeBack();
    remove(id);
    notice.value = { kind: "refused", id: "page-no-reply" };
    return;
  }
  const published = [...entry.published, publish(entry.topic, entry.command)];
  const timer = setTimeout(() => attempt(id), RETRY_MS);
  sent.value = { ...sent.value, [id]: { ...entry, published, tries: entry.tries + 1, timer } };
}

/* Sends `action` once. `key` names what was pressed, so that it can be drawn as sent; `done` is given the reply if it says
   yes. Returns the command's id. */
export function send(topic, action, seq, key, extra = {}, done = null) {
  if (Object.values(sent.value).some((entry) => entry.key === key)) return null;
  const id = freshId();
  notice.value = null;
  sent.value = { ...sent.value, [id]: { id, key, topic, command: { id, seq, action, ...extra }, done, published: [], tries: 0 } };
  attempt(id);
  return id;
}

/* After a reconnect: whatever has no reply yet goes out again, under its own id. */
export function resendAll() {
  for (const [id, entry] of Object.entries(sent.value)) {
    clearTimeout(entry.timer);
    attempt(id);
  }
}

export function isSent(key) {
  return Object.values(sent.value).some((entry) => entry.key === key);
}

export const anySent = () => Object.keys(sent.value).length > 0;

/* Takes a reply; those of other tabs and of long ago belong to nobody here. */
export function reply(message) {
  const entry = sent.value[message.id];
  if (!entry) return;
  remove(message.id);
  if (message.ok) {
    entry.done?.(message);
    return;
  }
  const error = message.error ?? {};
  if (error.code === "stale") notice.value = { kind: "soft", id: "page-changed-meanwhile" };
  else if (error.text) notice.value = { kind: "refused", text: error.text, clause: message.ruling?.clause ?? error.clause };
}
