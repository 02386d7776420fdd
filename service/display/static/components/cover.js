/* A shared tablet that somebody has taken over: it covers itself when it lies untouched, when the page loses the focus,
   and by a press. Then it has to be taken over again. */
import { effect } from "@preact/signals";

import { dueHere, holder } from "../acting.js";
import { html } from "../html.js";
import { t } from "../texts.js";
import { Key } from "./key.js";

export const IDLE_MS = 20_000;

let timer = null;

const cover = () => {
  holder.value = null;
};

function wind() {
  clearTimeout(timer);
  if (holder.peek()) timer = setTimeout(cover, IDLE_MS);
}

export function guardHolder() {
  effect(() => {
    holder.value;
    wind();
  });
  for (const type of ["pointerdown", "pointerup", "keydown", "wheel"]) window.addEventListener(type, wind, { capture: true, passive: true });
  window.addEventListener("blur", cover);
  document.addEventListener("visibilitychange", () => document.hidden && cover());
}

/* Stands below the keys of whoever holds the tablet. */
export function Cover() {
  if (!dueHere.value.includes(holder.value)) return null;
  return html`<${Key} cls="line wide cover" sign="u-lock" onPress=${cover}>${t("page-cover")}<//>`;
}
