import { useState } from "preact/hooks";

import { closeSheet, openSeats } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { t } from "../texts.js";
import { ActKey } from "./key.js";

/* On a shared tablet a finger holds the secret open, so that a sensor is named in words. The sheet is always the same. */
export function SensorSheet() {
  const [cell, change] = useState("");
  const seat = openSeats.value[0];
  const act = (masked) => ({ act: "mask_cell", cell, masked });
  return html`<div class="head"><h2>${t("page-board-sensor-head")}</h2></div>
    <div class="whole"><p class="st">${t("page-board-sensor-how")}</p>
      <label class="namefield"><${Glyph} name="u-board" /><span>${t("page-board-cell")}</span><input autocomplete="off" autocapitalize="none" spellcheck=${false} maxlength="20" onInput=${(event) => change(event.currentTarget.value.trim())} /></label></div>
    <div class="deeds">${seat && cell && html`<${ActKey} seat=${seat} cls="line" sign="u-again" onSent=${closeSheet} action=${act(false)}>${t("page-board-take-in")}<//>
      <${ActKey} seat=${seat} cls="main far" sign="u-skip" onSent=${closeSheet} action=${act(true)}>${t("page-board-leave-out-now")}<//>`}</div>`;
}
