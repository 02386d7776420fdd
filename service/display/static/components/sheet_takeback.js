/* Taking the last act back, and entering a face by hand. Both ask first; the harmless key is the main one. */
import { useState } from "preact/hooks";

import { act, asker, closeSheet, live, undoableBy } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { seatOf, servedSeats } from "../store.js";
import { say, t } from "../texts.js";
import { FaceKeys } from "./die.js";
import { Key } from "./key.js";

/* On a shared tablet: who asks? */
export function Asker({ seat, choose }) {
  if (servedSeats.value.length < 2) return null;
  return html`<fieldset class="asker"><legend>${t("page-who-asks")}</legend>${servedSeats.value.map((id) => html`<label key=${id} class=${id === seat ? "on" : ""}>
    <input type="radio" name="asker" checked=${id === seat} onChange=${() => choose(id)} /><${Glyph} name=${`g-${seatOf(id)?.colour}`} />${seatOf(id)?.name ?? id}</label>`)}</fieldset>`;
}

export function Deeds({ keep, go, onGo, ready, sign }) {
  return html`<div class="deeds"><${Key} cls="main" onPress=${closeSheet}>${keep}<//>
    <${Key} cls="line far" sign=${sign} disabled=${!ready || !live.value} onPress=${onGo}>${go}<//></div>`;
}

export function propose(seat, action) {
  act(seat, action);
  closeSheet();
}

const told = (one) => say(one.act_text) || say(one.text);

/* The last act of a person, and what bots have done since, which would go with it. */
export function UndoSheet() {
  const [seat, ask] = useState(asker.value);
  const [first, ...later] = undoableBy(seat);
  return html`<div class="head"><header><${Glyph} name="m-undo" cls="mark" />${t("page-undo-head")}</header>
      <h2>${t("page-undo-question")}</h2><p class="acttext">${first ? told(first) : ""}</p></div>
    <div class="whole">${later.length > 0 && html`<p class="st">${t("page-undo-with-it", { count: later.length })}</p><ul class="withit">${later.map((one) => html`<li key=${one.seq}>${told(one)}</li>`)}</ul>`}
      <p class="st">${t("page-undo-what-follows")}</p><${Asker} seat=${seat} choose=${ask} /></div>
    <${Deeds} keep=${t("page-leave-it")} go=${t("page-undo-it-now")} sign="u-undo" ready=${Boolean(seat && first)} onGo=${() => propose(seat, { act: "propose_undo" })} />`;
}

/* "We saw it": the face by hand, after the camera gave up. */
export function TapSheet({ seat }) {
  return html`<div class="head"><header><${Glyph} name="m-ask" cls="mark" />${t("page-die-we-saw")}</header>
      <h2>${t("page-die-which", { name: seatOf(seat)?.name ?? "" })}</h2><p class="acttext">${t("page-die-all-agree")}</p></div>
    <div class="whole"><${FaceKeys} seat=${seat} onSent=${closeSheet} /></div>`;
}
