/* The referee's voice: the last ruling in one sentence with its clause, and one older line below it. */
import { allRulings, openSheet } from "../acting.js";
import { clauseOf } from "../clauses.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { boardNotices, info, lastRuling, now, pending, seatOf } from "../store.js";
import { clock, say, t } from "../texts.js";
import { SpokenMark } from "./language.js";
import { More } from "./more.js";
import { Rich } from "./rich.js";

export const MARKS = {
  accepted: "m-ok", refused: "m-no", foul: "m-foul", unclear: "m-ask", advice: "m-hint",
  correction: "m-corr", undo: "m-undo", house: "m-house", win: "m-win",
};

export const markOf = (kind) => MARKS[kind] ?? "m-hint";
export const kindWord = (kind) => t(`page-kind-${MARKS[kind] ? kind : "advice"}`);

const SOON_S = 60;

/* "Lin, a moment ago"; without a set wall clock only the name. */
export function whoWhen(one, seconds = false) {
  const name = seatOf(one.seat)?.name;
  const parts = name ? [name] : [];
  const synced = info.value?.wall_clock_synced && one.at !== null && one.at !== undefined;
  const age = Date.now() / 1000 - one.at;
  if (synced && !seconds && age >= -5 && age < SOON_S) parts.push(t("page-moment-ago"));
  else if (synced) parts.push(clock(one.at * 1000, seconds));
  return parts.join(", ");
}

/* The takeback by which a ruling stands no more, or null: it stands, or the takeback is not held any more. */
export const overruledBy = (one) => allRulings.value.find((each) => each.seq === one.overruled) ?? null;

/* A correction tells both what stood and what stands now. */
export function WasAndNow({ one }) {
  if (!one.was_text) return null;
  return html`<span class="wasnow"><span><b>${t("page-was")}</b> <s>${say(one.was_text)}</s></span><span><b>${t("page-is-now")}</b> <span>${say(one.act_text)}</span></span></span>`;
}

/* The further findings, but for the one that only says once more what stands now. */
export const furtherOf = (one) => (one.was_text ? one.also.filter((finding) => !say(finding.text).startsWith(say(one.act_text))) : one.also);

/* A clause id that opens the ruling page. */
export const Clause = ({ clause, number }) =>
  clause ? html`<button type="button" class="cl" onClick=${() => (number === undefined ? openSheet("clause", { clause }) : openSheet("ruling", { number }))} aria-label=${t("page-open-clause", { clause })}>${clause}</button>` : null;

/* The act that a ruling judged. One that was refused was only tried: nobody shall take it for done. */
export const ActOf = ({ one }) => (one.kind === "refused" ? html`<b>${kindWord(one.kind)}</b> <s>${say(one.act_text)}</s>` : say(one.act_text));

/* Further findings of one ruling: each on a line of its own, with its own clause. */
export const Also = ({ list }) =>
  list.length === 0 ? null : html`<ul class="also">${list.map((finding) => html`<li key=${`${finding.code} ${finding.clause}`}><span>${say(finding.text)}</span> <${Clause} clause=${finding.clause} /></li>`)}</ul>`;

/* What stood before: the sentence about the act if there is one, else about its outcome. As many as there is room for. */
function Before({ list }) {
  if (list.length === 0) return null;
  return html`<ul class="before" aria-label=${t("page-before")}>${list.map((one) => html`<li key=${one.seq} class="prev">
    <${Glyph} name=${markOf(one.kind)} cls="mark" /><span class=${overruledBy(one) ? "gone" : ""}>${say(one.act_text) ? html`<${ActOf} one=${one} />` : say(one.text)} <${Clause} clause=${one.clause} number=${one.seq} /></span></li>`)}</ul>`;
}

const sizeOf = (text) => (text.length > 110 ? "text smaller" : text.length > 48 ? "text" : "text larger");

/* Before the first ruling: the rule for what is expected now. */
function NothingYet() {
  const clause = pending.value[0]?.clause;
  const rule = clauseOf(clause);
  return html`<section class="ruling quiet-ruling"><p class="text">${t("page-no-ruling")}</p>
    ${rule && html`<p class="foot"><${Clause} clause=${clause} /> <${Rich} text=${rule.text} /></p>`}<${More} /></section>`;
}

const SHOWN = 4;

export function Ruling() {
  const one = lastRuling.value;
  // Reading the quarter of a minute keeps "a moment ago" true without a render each tick.
  Math.floor(now.peek() / 15000);
  if (!one) return html`<${NothingYet} />`;
  const text = say(one.text);
  const echo = boardNotices.value.some(({ alert }) => say(alert.text) === text); // said above already: not once more
  const refused = !echo && (one.kind === "refused" || one.kind === "foul");
  const shape = echo ? "echo" : refused ? "no" : one.kind === "unclear" ? "ask" : "";
  const older = allRulings.value.slice(1, 1 + SHOWN);
  return html`<section class=${`ruling ${shape}`} data-ruling=${one.seq} aria-label=${t("page-last-ruling")}>
    <div aria-live=${echo ? "off" : refused ? "assertive" : "polite"}>
      <header><${SpokenMark} name=${markOf(one.kind)} text=${text} />${kindWord(one.kind)}<span class="when">${whoWhen(one)}</span></header>
      ${!echo && html`<p class=${sizeOf(text)}>${text} ${refused && html`<${Clause} clause=${one.clause} number=${one.seq} />`}</p>`}
      ${(!refused || one.reading) && html`<p class="foot">${!refused && html`<${Clause} clause=${one.clause} number=${one.seq} />`} ${one.reading ? t("page-booklet-silent") : ""}</p>`}
      <${WasAndNow} one=${one} /><${Also} list=${furtherOf(one)} />
    </div>
    ${refused
      ? html`<button type="button" class="key" onClick=${() => openSheet("ruling", { number: one.seq })}>${t("page-why-and-what")}</button>`
      : html`<${Before} list=${older} />`}
    <${More} />
  </section>`;
}
