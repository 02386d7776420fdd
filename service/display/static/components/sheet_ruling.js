/* A ruling, opened: whether it stands, the clause, what it was judged from, who, when and how, what is allowed now, and
   the way to contest it. */
import { useState } from "preact/hooks";

import { allRulings, dueHere, hasKeys, legalOf, openSheet } from "../acting.js";
import { clauseOf } from "../clauses.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { factsOf } from "../facts.js";
import { lastRuling } from "../store.js";
import { capital, has, say, t } from "../texts.js";
import { mayPropose } from "./acts.js";
import { Crop, Studs, studs } from "./die.js";
import { Key } from "./key.js";
import { Rich } from "./rich.js";
import { ActOf, Also, WasAndNow, furtherOf, kindWord, markOf, overruledBy, whoWhen } from "./ruling.js";

function Facts({ one }) {
  const seen = new Map([one, ...one.also].flatMap(factsOf).map((fact) => [fact.join(": "), fact]));
  if (seen.size === 0) return null;
  return html`<h3>${t("page-facts")}</h3><dl class="facts">${[...seen].map(([key, [name, words]]) => html`<div key=${key}><dt>${name}</dt><dd>${words}</dd></div>`)}</dl>`;
}

export function ClauseText({ clause }) {
  const rule = clauseOf(clause);
  return html`<div class="clause"><b>${clause}</b><p>${rule ? html`<${Rich} text=${rule.text} />` : t("page-clause-unknown")}</p>
    ${rule?.reading && html`<span class="n">${t("page-booklet-silent")}</span>`}</div>`;
}

/* The clauses of all its sentences; none where the referee itself had to say something. */
function Book({ one }) {
  const clauses = [...new Set([one.clause, ...one.also.map((finding) => finding.clause)])].filter(Boolean);
  return html`${clauses.length > 0 && html`<h3>${t("page-rule-says")}</h3>`}${clauses.map((clause) => html`<${ClauseText} key=${clause} clause=${clause} />`)}
    ${one.reading && !clauses.some((clause) => clauseOf(clause)?.reading) && html`<p class="n">${t("page-booklet-silent")}</p>`}
    ${furtherOf(one).length > 0 && html`<h3>${t("page-and-also")}</h3><${Also} list=${furtherOf(one)} />`}
    <${Facts} one=${one} />`;
}

const TAKEBACKS = new Set(["correction", "undo"]);

function How({ one }) {
  const how = TAKEBACKS.has(one.kind) ? "agreed" : one.how;
  const words = has(`page-how-${how}`) ? t(`page-how-${how}`) : t("page-how-tap");
  const sure = one.confidence ?? null;
  return html`<div class="ev"><${Crop} number=${one.evidence} quads=${one.quads} unsure=${one.kind === "unclear"} /><div>
    <p>${words}</p>
    ${sure !== null && html`<${Studs} count=${studs(sure)} /><p>${t("page-percent-sure", { percent: Math.floor(sure * 1000) / 10 })}</p>`}
  </div></div>`;
}

function AllowedNow() {
  const seat = dueHere.value[0]; // never one that has not taken the tablet over
  const offers = seat ? legalOf(seat).filter((offer) => !["roll", "tap_die"].includes(offer.action.act)) : [];
  if (offers.length === 0) return null;
  return html`<h3>${t("page-allowed-now")}</h3><ul class="could">${offers.map((offer) => html`<li key=${JSON.stringify(offer.action)}>
    <${Glyph} name=${`g-${offer.colour}`} /><span><b>${capital(say(offer.text))}</b>${offer.hint && html`<br />${say(offer.hint)}`}</span></li>`)}</ul>`;
}

/* It stands no more: what ended it is one press away. */
function Ended({ by, show }) {
  if (!by) return null;
  return html`<p class="ended"><${Glyph} name=${markOf(by.kind)} cls="mark" /><span>${t(`page-ended-${by.kind}`)} <button type="button" class="link" onClick=${() => show(by.seq)}>${say(by.text)}</button></span></p>`;
}

/* Whether there is an act to tell: not where the ruling says just that. */
function tellsAct(one) {
  const told = say(one.act_text);
  return told && one.kind !== "correction" && !say(one.text).startsWith(told);
}

/* The way back stands apart; everybody may look through the earlier rulings. */
function Deeds({ one }) {
  return html`<div class="deeds"><${Key} cls="line" sign="u-rules" onPress=${() => openSheet("history")}>${t("page-history")}<//>
    ${hasKeys.value && html`<${Key} cls="bare far" sign="u-fix" disabled=${!mayPropose()} onPress=${() => openSheet("correct", { number: one.seq })}>${t("page-not-what-happened")}<//>`}</div>`;
}

export function RulingSheet({ number }) {
  const [chosen, show] = useState(number);
  const one = allRulings.value.find((each) => each.seq === chosen) ?? lastRuling.value;
  if (!one) return html`<p class="text">${t("page-no-ruling")}</p>`;
  const by = overruledBy(one);
  const refused = one.kind === "refused" || one.kind === "foul";
  return html`<div class=${refused ? "head no" : "head"}>
      <header><${Glyph} name=${markOf(by?.kind ?? one.kind)} cls="mark" />${kindWord(by?.kind ?? one.kind)}<span class="when">${whoWhen(one, true)}</span></header>
      <h2 class=${by ? "gone" : ""}>${say(one.text)}</h2>${tellsAct(one) && html`<p class="acttext"><${ActOf} one=${one} /></p>`}
      <${WasAndNow} one=${one} /><${Ended} by=${by} show=${show} />
    </div>
    <div class="book"><${Book} one=${one} /></div>
    <div class="side"><h3>${t("page-how-judged")}</h3><${How} one=${one} />${one === lastRuling.value && html`<${AllowedNow} />`}</div>
    <${Deeds} one=${one} />`;
}
