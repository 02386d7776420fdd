/* Going back: choose the right face, or take the last act back. Both ask first; the harmless key is the main one. */
import { useState } from "preact/hooks";

import { act, allRulings, asker, closeSheet, correctable, live, rulingsOf } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { seatOf, servedSeats, view } from "../store.js";
import { say, t } from "../texts.js";
import { Crop, DieRow, FaceKeys } from "./die.js";
import { Face, FaceLine, distinctFaces, faceWords } from "./face.js";
import { Key } from "./key.js";

/* On a shared tablet: who asks? */
function Asker({ seat, choose }) {
  if (servedSeats.value.length < 2) return null;
  return html`<fieldset class="asker"><legend>${t("page-who-asks")}</legend>${servedSeats.value.map((id) => html`<label key=${id} class=${id === seat ? "on" : ""}>
    <input type="radio" name="asker" checked=${id === seat} onChange=${() => choose(id)} /><${Glyph} name=${`g-${seatOf(id)?.colour}`} />${seatOf(id)?.name ?? id}</label>`)}</fieldset>`;
}

function Deeds({ keep, go, onGo, ready, sign }) {
  return html`<div class="deeds"><${Key} cls="main" onPress=${closeSheet}>${keep}<//>
    <${Key} cls="line far" sign=${sign} disabled=${!ready || !live.value} onPress=${onGo}>${go}<//></div>`;
}

function go(seat, action) {
  act(seat, action);
  closeSheet();
}

function FaceChoice({ face, die, was, chosen, choose }) {
  const cls = `key facekey${chosen ? " chosen" : ""}`;
  return html`<button type="button" class=${cls} disabled=${was} aria-pressed=${chosen} onClick=${() => choose(face.name)}>
    <${Face} name=${face.name} die=${die} cls="face small" /><span class="name">${faceWords(face.name, undefined, die)}${was && html`<small>${t("page-was-read")}</small>`}</span></button>`;
}

/* The face of one die, or a row for each of several. */
function WhichFaces({ dice, faces, choose, wrong }) {
  const wasRead = drawingOf(view.value?.game)?.isRollOf ?? (() => false);
  if (dice.length > 1) return html`<div class="dierows">${dice.map((die, at) => html`<${DieRow} key=${at} die=${die} number=${at + 1} chosen=${faces[at]} choose=${choose(at)} />`)}</div>`;
  return html`<div class="faces">${distinctFaces(dice[0]).map((one) => html`<${FaceChoice} key=${one.name} face=${one} die=${dice[0]} was=${wasRead(wrong.facts, one.means)} chosen=${one.name === faces[0]} choose=${choose(0)} />`)}</div>`;
}

export function CorrectSheet() {
  const wrong = correctable.value;
  const dice = wrong?.dice ?? [];
  const [faces, pick] = useState(dice.map(() => null));
  const [seat, ask] = useState(asker.value);
  if (!wrong) return html`<p class="text">${t("page-nothing-to-correct")}</p>`;
  const choose = (at) => (face) => pick(faces.map((old, index) => (index === at ? face : old)));
  const ready = faces.every(Boolean) && seat;
  const send = () => go(seat, { act: "propose_correction", ruling: wrong.seq, faces, of: rulingsOf.value });
  return html`<div class="head"><header><${Glyph} name="m-corr" cls="mark" />${t("page-wrong-reading-head")}</header>
      <h2>${t("page-which-face")}</h2><p class="acttext">${say(wrong.act_text) || say(wrong.text)}</p></div>
    <div class="whole"><div class="evline"><${Crop} number=${wrong.evidence} /><p class="st">${t("page-correct-what-follows")}</p></div>
      <${WhichFaces} dice=${dice} faces=${faces} choose=${choose} wrong=${wrong} />
      <${Asker} seat=${seat} choose=${ask} />
      <p class="st" aria-live="polite">${ready ? html`${t("page-correct-to")} ${faces.map((face, at) => html`<${FaceLine} key=${at} name=${face} die=${dice[at]} />`)}` : ""}</p></div>
    <${Deeds} keep=${t("page-leave-it")} go=${t("page-correct-it")} sign="u-fix" ready=${Boolean(ready)} onGo=${send} />`;
}

export function UndoSheet() {
  const [seat, ask] = useState(asker.value);
  const last = allRulings.value[0];
  return html`<div class="head"><header><${Glyph} name="m-undo" cls="mark" />${t("page-undo-head")}</header>
      <h2>${t("page-undo-question")}</h2><p class="acttext">${say(last?.act_text) || say(last?.text)}</p></div>
    <div class="whole"><p class="st">${t("page-undo-what-follows")}</p><${Asker} seat=${seat} choose=${ask} /></div>
    <${Deeds} keep=${t("page-leave-it")} go=${t("page-undo-it-now")} sign="u-undo" ready=${Boolean(seat && last)} onGo=${() => go(seat, { act: "propose_undo" })} />`;
}

/* "We saw it": the face by hand, after the camera gave up. */
export function TapSheet({ seat }) {
  return html`<div class="head"><header><${Glyph} name="m-ask" cls="mark" />${t("page-die-we-saw")}</header>
      <h2>${t("page-die-which", { name: seatOf(seat)?.name ?? "" })}</h2><p class="acttext">${t("page-die-all-agree")}</p></div>
    <div class="whole"><${FaceKeys} seat=${seat} onSent=${closeSheet} /></div>`;
}
