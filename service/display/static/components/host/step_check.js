/* Step 5: all of it once more, and the start. */
import { Glyph } from "../../glyphs.js";
import { colourWord, paint, signOf } from "../../colours.js";
import { html } from "../../html.js";
import { hostState, info, state } from "../../store.js";
import { say, t } from "../../texts.js";
import { Notice } from "../choices.js";
import { Clause } from "./controls.js";
import { beginnings, change, counting, draft, isBeginning, isYours, offer, seatName, STEPS, trouble, valueOf, variantOf } from "./draft.js";
import { valueWords } from "./step_rules.js";

const PLACES = { table: ["u-hand", "page-seat-tablet"], own: ["u-phone", "page-seat-phone"], bot: ["u-bot", "page-seat-bot"] };

function Part({ step, children }) {
  const why = trouble(step);
  return html`<section class="part"><header><h3>${t(`page-host-step-${step}`)}</h3><button type="button" class="key bare" onClick=${() => change({ step: STEPS.indexOf(step) })} aria-label=${t("page-host-change-part", { part: t(`page-host-step-${step}`) })}>${t("page-host-change")}</button></header>
    ${children}${why && html`<p class="note why"><${Glyph} name="m-no" cls="mark" />${why}</p>`}</section>`;
}

function Seat({ seat, index }) {
  const [sign, words] = PLACES[seat.bot ? "bot" : seat.device];
  return html`<li><span class="e" style=${paint(seat.colour)}><${Glyph} name=${signOf(seat.colour) ?? ""} label=${colourWord(seat.colour)} /></span><b>${seatName(seat, index)}</b><small><${Glyph} name=${sign} /> ${t(words)}</small></li>`;
}

function Rules() {
  const named = beginnings.value.find(isBeginning);
  const yours = counting.value.filter(isYours);
  return html`<p><b>${named?.title ?? t("page-host-own-rules")}</b></p>
    <ul class="told">${draft.value.variants.map((name) => html`<li key=${name}>${say(variantOf(name)?.text)}</li>`)}
      ${yours.map((option) => html`<li key=${option.name}>${t("page-option-short", { text: say(option.text), value: valueWords(option, valueOf(option)) })}</li>`)}</ul>`;
}

const gameOnTable = () => hostState.value?.open && state.value?.game && !state.value.outcome;

/* Who reads the dice, and whether anything about the box is only assumed. */
function Box() {
  const { dice, box } = offer.value;
  const guessed = dice.some((die) => die.assumed.length > 0) || box?.assumed.length > 0 || counting.value.some((option) => option.assumed);
  return html`<p>${t(dice.every((die) => die.read) && info.value?.camera ? "page-host-camera-reads" : "page-host-taps")}</p>${guessed && html`<p>${t("page-host-box-guessed")}</p>`}`;
}

export function StepCheck() {
  const { seats } = draft.value;
  return html`<h2>${t("page-host-check-head")}</h2><p>${t("page-host-check-hint")}</p>
    <${Notice} Rule=${Clause} />
    <div class="parts"><${Part} step="game"><p><b>${say(offer.value.text)}</b></p><//>
      <${Part} step="seats"><ol class="told seatstold">${seats.map((seat, index) => html`<${Seat} key=${index} seat=${seat} index=${index} />`)}</ol><//>
      <${Part} step="rules"><${Rules} /><//>
      <${Part} step="box"><${Box} /><//></div>
    ${gameOnTable() && html`<p class="note"><${Glyph} name="m-hint" />${t("page-host-puts-by")}</p>`}`;
}
