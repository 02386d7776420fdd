/* What all have to agree to: the options before the first roll (C-3), and going back past a roll. */
import { live, openSheet } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { info, seatOf, servedSeats, view } from "../store.js";
import { has, say, t } from "../texts.js";
import { ActKey } from "./key.js";

const Waiting = ({ seats }) =>
  seats.length === 0
    ? null
    : html`<ul class="waiting">${seats.map((id) => html`<li key=${id}><${Glyph} name=${`g-${seatOf(id)?.colour}`} />${t("page-waiting-for", { name: seatOf(id)?.name ?? id })}</li>`)}</ul>`;

const here = (seats) => seats.filter((seat) => servedSeats.value.includes(seat));
const elsewhere = (seats) => seats.filter((seat) => !servedSeats.value.includes(seat));

/* One key a player of this device. */
export function ConfirmOptions() {
  const open = view.value?.unconfirmed ?? [];
  return html`<section class="agree" aria-label=${t("page-options-agree")}>
    <h2>${t("page-options-agree")}</h2>
    <p class="st">${t("page-options-agree-why")}</p>
    ${(info.value?.warnings ?? []).map((one) => html`<p key=${one.clause}>${say(one.text)} <button type="button" class="cl" onClick=${() => openSheet("clause", { clause: one.clause })} aria-label=${t("page-open-clause", { clause: one.clause })}>${one.clause}</button></p>`)}
    <div class="agreekeys">${here(open).map((seat) => html`<${ActKey} key=${seat} seat=${seat} action=${{ act: "confirm_options" }} colour=${seatOf(seat)?.colour} cls="wide">${t("page-agrees", { name: seatOf(seat)?.name ?? seat })}<//>`)}</div>
    <${Waiting} seats=${elsewhere(open)} />
  </section>`;
}

/* An open question to all: take it back, or correct it? */
export function Proposal() {
  const { id, by, text, waiting } = view.value.proposal;
  const answer = (agree) => ({ act: "consent", proposal: id, agree });
  return html`<section class="agree ask" aria-live="polite" aria-label=${t("page-proposal")}>
    <header><${Glyph} name="m-ask" cls="mark" /><b>${t("page-proposal-by", { name: seatOf(by)?.name ?? by })}</b></header>
    <p class="text">${say(text)}</p>
    ${here(waiting).map((seat) => html`<div class="consent" key=${seat} role="group" aria-label=${seatOf(seat)?.name ?? seat}>
      <b><${Glyph} name=${`g-${seatOf(seat)?.colour}`} />${seatOf(seat)?.name ?? seat}</b>
      <${ActKey} seat=${seat} action=${answer(false)} cls="line" sign="u-close">${t("page-disagree")}<//>
      <${ActKey} seat=${seat} action=${answer(true)} cls="main" sign="u-yes">${t("page-agree")}<//>
    </div>`)}
    <${Waiting} seats=${elsewhere(waiting)} />
    ${servedSeats.value.includes(by) && !here(waiting).length && html`<${ActKey} seat=${by} action=${answer(false)} cls="line" sign="u-close">${t("page-withdraw")}<//>`}
  </section>`;
}

/* The options in force, the changed ones first, each with its clause. */
export function OptionList() {
  const variants = info.value?.variants ?? [];
  const options = [...(info.value?.options ?? [])].sort((a, b) => Number(b.changed) - Number(a.changed));
  return html`<ul class="options">${variants.map((name) => html`<li key=${name} class="changed"><span></span><span>${variantWord(name)}<span class="own">${t("page-option-yours")}</span></span><b>${t("page-yes")}</b></li>`)}
    ${options.map((option) => html`<li key=${option.name} class=${option.changed ? "changed" : ""}>
    <button type="button" class="cl" onClick=${() => openSheet("clause", { clause: option.clause, back: "options" })} aria-label=${t("page-open-clause", { clause: option.clause })}>${option.clause}</button>
    <span>${say(option.text) || option.name}${option.changed && html`<span class="own">${t("page-option-yours")}</span><small>${t("page-option-default", { value: say(option.default_text) })}</small>`}</span>
    <b>${say(option.value_text)}</b>
  </li>`)}</ul>`;
}

const variantWord = (name) => (has(`variant-${name.replaceAll("_", "-")}`) ? t(`variant-${name.replaceAll("_", "-")}`) : name.replaceAll("_", " "));

/* Names only, the changed ones first; a press lists all. */
export function OptionLine() {
  const options = info.value?.options ?? [];
  if (options.length === 0) return null;
  const changed = options.filter((option) => option.changed);
  const words = changed.map((option) => t("page-option-short", { text: say(option.text) || option.name, value: say(option.value_text) }));
  const variants = (info.value?.variants ?? []).map(variantWord);
  const line = [...variants, ...words].join(" · ") || t("page-options-as-printed");
  return html`<button type="button" class="opts" onClick=${() => openSheet("options")} disabled=${!live.value && !info.value}><b>${t("page-options")}</b> <span>${line}</span></button>`;
}

