/* Step 4: what lies in the box, what of it is only assumed, and who reads the die. */
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { devices, info } from "../../store.js";
import { capital, say, t } from "../../texts.js";
import { Face, distinct } from "../face.js";
import { counting, offer } from "./draft.js";

const Line = ({ sign, children }) => html`<p class="fact"><${Glyph} name=${sign} /><span>${children}</span></p>`;

/* How a die's rolls get into the referee. */
function Reader({ die }) {
  const camera = devices.value.camera?.state;
  if (!info.value?.camera) return html`<${Line} sign="u-pick">${t("page-host-no-camera")}<//>`;
  if (!die.read) return html`<${Line} sign="u-pick">${t("page-host-other-die")}<//>`;
  if (camera === "offline") return html`<${Line} sign="u-h-off">${t("page-host-camera-away")}<//>`;
  return html`<${Line} sign="u-eye">${t("page-host-camera-reads")}<//>`;
}

function Die({ die, number, count }) {
  const assumed = new Set(die.assumed);
  const faces = distinct(die.faces);
  return html`<section class="box"><h3>${count > 1 ? t("page-die-number", { number }) : t("page-host-the-die")}${assumed.size > 0 && html`<span class="own dash">${t("page-host-assumed")}</span>`}</h3>
    <ul class="diefaces">${faces.map((face) => html`<li key=${face.name}><${Face} known=${face} label=${capital(say(face.text))} /><small>${capital(say(face.text))}</small></li>`)}</ul>
    <${Reader} die=${die} />${assumed.size > 0 && html`<${Line} sign="m-hint">${t("page-host-die-assumed")}<//>`}</section>`;
}

function Board() {
  const { box, sensors } = offer.value;
  const board = devices.value.board?.state;
  return html`<section class="box"><h3>${t("page-host-the-box")}${box?.assumed.length > 0 && html`<span class="own dash">${t("page-host-assumed")}</span>`}</h3>
    ${!box && html`<${Line} sign="u-yes">${t("page-host-box-plain")}<//>`}
    ${box?.own && html`<${Line} sign="u-yes">${t("page-host-box-own")}<//>`}
    ${box?.assumed.length > 0 && html`<p>${t("page-host-box-assumed")}</p><ul class="guesses">${box.assumed.map((one, index) => html`<li key=${index}>${capital(say(one))}</li>`)}</ul><${Line} sign="m-hint">${t("page-host-box-edit")}<//>`}
    ${counting.value.filter((option) => option.assumed).map((option) => html`<${Line} key=${option.name} sign="m-hint">${t("page-host-option-assumed", { option: say(option.text) })}<//>`)}
    <${Line} sign="u-board">${t(!sensors ? "page-host-no-sensors" : board && board !== "offline" ? "page-host-sensors-follow" : "page-host-sensors-away")}<//></section>`;
}

export function StepBox() {
  const { dice } = offer.value;
  return html`<h2>${t("page-host-box-head")}</h2><p>${t("page-host-box-hint")}</p>
    ${dice.map((die, index) => html`<${Die} key=${die.id} die=${die} number=${index + 1} count=${dice.length} />`)}<${Board} />`;
}
