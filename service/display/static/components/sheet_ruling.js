/* A ruling, opened: the clause, what it was judged from, who, when and how, what is allowed now, and the ways back. */
import { useState } from "preact/hooks";

import { allRulings, correctable, dueHere, hasKeys, legalOf, openSheet } from "../acting.js";
import { colourWord } from "../colours.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { info, lastRuling, seatOf } from "../store.js";
import { capital, either, has, say, t } from "../texts.js";
import { mayPropose } from "./acts.js";
import { Crop, Studs, studs } from "./die.js";
import { Key } from "./key.js";
import { Rich } from "./rich.js";
import { Also, kindWord, markOf, whoWhen } from "./ruling.js";

/* A fact in words: `seat:s1` is a name, `colour:red` a colour; anything else as it stands. */
function factWords(value) {
  if (Array.isArray(value)) return either(value.map(factWords));
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  const [kind, id] = String(value).split(":");
  if (kind === "seat") return seatOf(id)?.name ?? id;
  if (kind === "colour") return colourWord(id);
  if (id !== undefined && has(`${kind}-${id}`)) return t(`${kind}-${id}`);
  return String(value);
}

/* Facts that have a name in the catalog; the others are only there to fill the sentence. */
function Facts({ facts }) {
  const named = Object.entries(facts).filter(([name]) => has(`fact-${name}`));
  if (named.length === 0) return null;
  return html`<dl class="facts">${named.map(([name, value]) => html`<div key=${name}><dt>${t(`fact-${name}`)}</dt><dd>${factWords(value)}</dd></div>`)}</dl>`;
}

export function ClauseText({ clause }) {
  const rule = info.value?.rules?.[clause];
  return html`<div class="clause"><b>${clause}</b><p>${rule ? html`<${Rich} text=${say(rule.text)} />` : t("page-clause-unknown")}</p>
    ${rule?.reading && html`<span class="n">${t("page-booklet-silent")}</span>`}</div>`;
}

function How({ one }) {
  const words = has(`page-how-${one.how}`) ? t(`page-how-${one.how}`) : t("page-how-tap");
  return html`<div class="ev"><${Crop} number=${one.evidence} /><div>
    <p>${words}</p>
    ${one.confidence !== null && one.confidence !== undefined && html`<${Studs} count=${studs(one.confidence)} /><p>${t("page-percent-sure", { percent: Math.floor(one.confidence * 1000) / 10 })}</p>`}
  </div></div>`;
}

function AllowedNow() {
  const seat = dueHere.value[0]; // never one that has not taken the tablet over
  const offers = seat ? legalOf(seat).filter((offer) => !["roll", "tap_die"].includes(offer.action.act)) : [];
  if (offers.length === 0) return null;
  return html`<h3>${t("page-allowed-now")}</h3><ul class="could">${offers.map((offer) => html`<li key=${JSON.stringify(offer.action)}>
    <${Glyph} name=${`g-${offer.colour}`} /><span><b>${capital(say(offer.text))}</b>${offer.hint && html`<br />${say(offer.hint)}`}</span></li>`)}</ul>`;
}

function Older({ current, show }) {
  const others = allRulings.value.filter((one) => one.seq !== current.seq).slice(0, 4);
  if (others.length === 0) return null;
  return html`<h3>${t("page-other-rulings")}</h3><ul class="olders">${others.map((one) => html`<li key=${one.seq}>
    <button type="button" class="older" onClick=${() => show(one.seq)}><${Glyph} name=${markOf(one.kind)} cls="mark" /><span>${say(one.act_text) || say(one.text)}</span></button></li>`)}</ul>`;
}

/* The two ways to contest; the one that undoes stands apart. */
function WaysBack() {
  if (!hasKeys.value) return null;
  const can = mayPropose();
  return html`<div class="deeds"><${Key} cls="line" sign="u-fix" disabled=${!can || !correctable.value} onPress=${() => openSheet("correct")}>${t("page-wrong-reading")}<//>
    <${Key} cls="bare far" sign="u-undo" disabled=${!can} onPress=${() => openSheet("undo")}>${t("page-undo-it")}<//></div>`;
}

/* What was done, unless the ruling says just that. */
function actOf(one) {
  const told = say(one.act_text);
  return told && !say(one.text).startsWith(told) ? told : "";
}

export function RulingSheet({ number, dispute }) {
  const [chosen, show] = useState(number);
  const one = allRulings.value.find((each) => each.seq === chosen) ?? lastRuling.value;
  if (!one) return html`<p class="text">${t("page-no-ruling")}</p>`;
  const refused = one.kind === "refused" || one.kind === "foul";
  const clauses = [...new Set([one.clause, ...one.also.map((finding) => finding.clause)])].filter(Boolean);
  return html`<div class=${refused ? "head no" : "head"}>
      <header><${Glyph} name=${markOf(one.kind)} cls="mark" />${kindWord(one.kind)}<span class="when">${whoWhen(one, true)}</span></header>
      <h2>${say(one.text)}</h2>${actOf(one) && html`<p class="acttext">${actOf(one)}</p>`}
      ${dispute && html`<p class="acttext">${t("page-dispute-ways")}</p>`}
    </div>
    <div class="book"><h3>${t("page-rule-says")}</h3>${clauses.map((clause) => html`<${ClauseText} key=${clause} clause=${clause} />`)}
      ${one.reading && !clauses.some((clause) => info.value?.rules?.[clause]?.reading) && html`<p class="n">${t("page-booklet-silent")}</p>`}
      ${one.also.length > 0 && html`<h3>${t("page-and-also")}</h3><${Also} list=${one.also} />`}
      <${Facts} facts=${one.facts} /></div>
    <div class="side"><h3>${t("page-how-judged")}</h3><${How} one=${one} /><${AllowedNow} /><${Older} current=${one} show=${show} /></div>
    <${WaysBack} />`;
}
