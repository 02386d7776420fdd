/* One tablet, several secrets: full screen in the next seat's colour, opened by a hold of 600 ms and nothing less. */
import { useRef } from "preact/hooks";

import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { t } from "../texts.js";
import { IDLE_MS } from "./cover.js";

export const HOLD_MS = 600;

export function HandOver({ seat, onOpen }) {
  const timer = useRef(null);
  const stop = () => clearTimeout(timer.current);
  const hold = (event) => {
    if (event.repeat || (event.type === "keydown" && event.key !== " " && event.key !== "Enter")) return;
    stop();
    timer.current = setTimeout(onOpen, HOLD_MS);
  };
  return html`<div class="handover" data-seat=${seat.colour} data-rim=${String(seat.order)}>
    <span class="big"><${Glyph} name=${`g-${seat.colour}`} cls="" /></span>
    <h1>${t("page-pass-to")} <b>${seat.name}</b></h1><p>${t("page-pass-look-away", { seconds: IDLE_MS / 1000 })}</p>
    <button type="button" class="ring" onPointerDown=${hold} onPointerUp=${stop} onPointerLeave=${stop} onPointerCancel=${stop} onKeyDown=${hold} onKeyUp=${stop} onBlur=${stop}>
      <${Glyph} name="u-hand" /><span>${t("page-hold-to-open", { name: seat.name })}<small>${t("page-hold-how-long")}</small></span></button>
  </div>`;
}
