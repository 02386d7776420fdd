/* The touch that wakes a tablet, or lands just after the page came back, presses nothing. */
import { asleep } from "./store.js";

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

export function guardFirstTouch() {
  const first = { capture: true, passive: false };
  window.addEventListener("pointerdown", onPress, first);
  window.addEventListener("keydown", () => { swallowing = false; }, first);
  for (const type of ["pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"]) {
    window.addEventListener(type, onRest, first);
  }
}
