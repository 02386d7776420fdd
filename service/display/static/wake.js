/* What wakes a tablet, or lands just after the page came back, presses nothing. */
import { effect } from "@preact/signals";

import { asleep, freshness } from "./store.js";

let swallowing = false;

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onPress(event) {
  swallowing = asleep.value;
  if (!swallowing) return;
  asleep.value = false;
  stop(event);
}

function onRest(event) {
  if (!swallowing) return;
  stop(event);
  if (event.type === "click") swallowing = false;
}

/* Of the keys only those that press a button; all others find their way as ever. */
const PRESSES = new Set(["Enter", " "]);

function onKey(event) {
  swallowing = asleep.value && PRESSES.has(event.key);
  asleep.value = false;
  if (swallowing) stop(event);
}

function onKeyUp(event) {
  if (swallowing) stop(event);
  swallowing = false;
}

/* A picture that was not live has changed under the finger that was on its way. */
function sleepWhileStale() {
  let stale = false;
  effect(() => {
    const fresh = freshness.value;
    if (stale && fresh === "live") asleep.value = true;
    stale = fresh === "stale" || (stale && fresh !== "live");
  });
}

export function guardFirstTouch() {
  const first = { capture: true, passive: false };
  window.addEventListener("pointerdown", onPress, first);
  window.addEventListener("keydown", onKey, first);
  window.addEventListener("keyup", onKeyUp, first);
  for (const type of ["pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"]) {
    window.addEventListener(type, onRest, first);
  }
  sleepWhileStale();
}
