/* The rulings that are held, newest first: what stood, what stands now, and how many there were before. */
import { allRulings, openSheet } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { say, t } from "../texts.js";
import { WasAndNow, kindWord, markOf, overruledBy, whoWhen } from "./ruling.js";

function Row({ one }) {
  const by = overruledBy(one);
  return html`<li><button type="button" class=${by ? "past gone" : "past"} onClick=${() => openSheet("ruling", { number: one.seq })}>
    <${Glyph} name=${markOf(one.kind)} cls="mark" label=${kindWord(one.kind)} />
    <span class="told"><span class="words">${say(one.text)}</span>
      ${by && html`<b class="own">${kindWord(by.kind)}</b>`}<${WasAndNow} one=${one} /></span>
    <span class="when">${whoWhen(one, true)}</span><span class="cl">${one.clause}</span></button></li>`;
}

export function HistorySheet() {
  const list = allRulings.value;
  const before = (list.at(-1)?.seq ?? 1) - 1;
  return html`<div class="head"><header><${Glyph} name="u-rules" cls="mark" />${t("page-history")}</header><h2>${t("page-history-head")}</h2></div>
    <div class="whole"><ol class="history">${list.map((one) => html`<${Row} key=${one.seq} one=${one} />`)}</ol>
      ${list.length === 0 && html`<p class="text">${t("page-no-ruling")}</p>`}
      <p class="st">${before > 0 ? t("page-history-not-held", { count: before }) : t("page-history-whole")}</p></div>`;
}
