/* Rulings and calls, spoken by the browser: off until somebody switches it on, and only with a voice that lives on this
   device, since other voices would send the table's words out of the house. Nothing is spoken but what stands on this
   device for everybody who looks at it: on a shared tablet the public rulings and calls, at a seat's own device its own. */
import { computed, effect, signal } from "@preact/signals";

import { recall, remember } from "./memory.js";
import { freshness, lastRuling, settled } from "./store.js";
import { language, say } from "./texts.js";

const synth = window.speechSynthesis;

export const speaking = signal(recall("speaking") === "yes");

const voices = signal([]);

/* A voice for the language of this device, or null. */
export const voice = computed(() => voices.value.find((one) => one.localService && one.lang.slice(0, 2) === language.value) ?? null);

function queue(text) {
  if (!voice.peek() || !text) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice.peek();
  words.lang = words.voice.lang;
  synth.speak(words);
}

/* Says it now: what was being said before is out of date. */
export function speak(text) {
  synth?.cancel();
  queue(text);
}

/* `sample` is said at once: a browser lets a page speak only after somebody has pressed something for it. */
export function setSpeaking(on, sample) {
  speaking.value = on;
  remember("speaking", on ? "yes" : "no");
  speak(on ? sample : "");
}

/* What is new since `before`: the ruling now, the call after it. Another language alone is no news. */
function tellNews(before, now) {
  if (!speaking.peek() || !before.live || !now.live || before.language !== now.language) return;
  if (now.ruling !== undefined && now.ruling !== before.ruling) speak(now.text);
  if (now.call !== before.call) queue(now.call);
}

/* From now on. `called` is the sentence in the band. */
export function startSpeaking(called) {
  if (!synth) return;
  const listVoices = () => { voices.value = synth.getVoices(); };
  listVoices();
  synth.addEventListener("voiceschanged", listVoices);
  let before = { live: false };
  effect(() => {
    const one = lastRuling.value;
    const now = { live: freshness.value === "live" && settled.value, language: language.value, ruling: one?.seq, text: say(one?.text), call: called.value };
    tellNews(before, now);
    before = now;
  });
}
