/* "That is not what happened": what it really was, the likely ones first. A roll is corrected by its faces, what only one
   seat knew by entering it again; a choice is taken back. All others are asked. */
import { useState } from "preact/hooks";

import { allRulings, asker, correctable, rulingsOf, openSeats, openSheet, stands, undoable } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { sameLook, sorted } from "../likeness.js";
import { seatStates, view } from "../store.js";
import { say, t } from "../texts.js";
import { Form } from "./answer.js";
import { Crop, DieRow } from "./die.js";
import { Face, FaceLine, distinctFaces, faceByName, faceWords } from "./face.js";
import { Key } from "./key.js";
import { Asker, Deeds, propose } from "./sheet_takeback.js";
import { markOf } from "./ruling.js";

function FaceChoice({ face, die, was, chosen, choose }) {
  const cls = `key facekey${chosen ? " chosen" : ""}`;
  return html`<button type="button" class=${cls} disabled=${was} aria-pressed=${chosen} data-face=${face.name} onClick=${() => choose(face.name)}>
    <${Face} name=${face.name} die=${die} cls="face small" /><span class="name">${faceWords(face.name, undefined, die)}${was && html`<small>${t("page-was-read")}</small>`}</span></button>`;
}

/* The face that was read; of a game that was played before faces were kept, what the drawing makes of its facts. */
function readFace(wrong, die, faces) {
  if (wrong.faces?.[0]) return faceByName(wrong.faces[0], die);
  const isRollOf = drawingOf(view.value?.game)?.isRollOf;
  return faces.find((face) => isRollOf?.(wrong.facts, face.means)) ?? null;
}

function OneDie({ die, wrong, chosen, choose }) {
  const faces = distinctFaces(die);
  const read = readFace(wrong, die, faces);
  const key = (face) => html`<${FaceChoice} key=${face.name} face=${face} die=${die} was=${Boolean(read && sameLook(face, read))} chosen=${face.name === chosen} choose=${choose} />`;
  if (!read) return html`<div class="faces">${faces.map(key)}</div>`;
  const { likely, others } = sorted(read, faces, wrong.rivals?.map((name) => faceByName(name, die)).filter(Boolean));
  return html`${likely.length > 0 && html`<h3>${t("page-likely")}</h3><div class="faces likely">${likely.map(key)}</div><h3>${t("page-other-faces")}</h3>`}
    <div class="faces">${others.map(key)}${faces.filter((face) => sameLook(face, read)).map(key)}</div>`;
}

/* The face of one die, or a row for each of several, which begin with what was read: only the wrong one is changed. */
function WhichFaces({ dice, faces, pick, wrong }) {
  const choose = (at) => (face) => pick(faces.map((old, index) => (index === at ? face : old)));
  if (dice.length === 1) return html`<${OneDie} die=${dice[0]} wrong=${wrong} chosen=${faces[0]} choose=${choose(0)} />`;
  return html`<div class="dierows">${dice.map((die, at) => html`<${DieRow} key=${at} die=${die} number=${at + 1} chosen=${faces[at]} choose=${choose(at)} />`)}</div>`;
}

function Head({ one, question }) {
  return html`<div class="head"><header><${Glyph} name="m-corr" cls="mark" />${t("page-not-what-happened")}</header>
    <h2>${question}</h2><p class="acttext">${say(one.act_text) || say(one.text)}</p></div>`;
}

/* The other rolls that can be corrected, and all rulings that are held. */
function Elsewhere({ one }) {
  const others = allRulings.value.filter((each) => each.seq !== one.seq && each.correctable && each.dice.length > 0).slice(0, 3);
  return html`<h3>${t("page-another-ruling")}</h3><ul class="olders">${others.map((each) => html`<li key=${each.seq}>
      <button type="button" class="older" onClick=${() => openSheet("correct", { number: each.seq })}><${Glyph} name=${markOf(each.kind)} cls="mark" /><span>${say(each.act_text) || say(each.text)}</span></button></li>`)}
    <li><button type="button" class="older" onClick=${() => openSheet("history")}><${Glyph} name="u-rules" cls="mark" /><span>${t("page-history-open")}</span></button></li></ul>`;
}

function Roll({ one }) {
  const { dice } = one;
  const [faces, pick] = useState(dice.map((_, at) => (dice.length > 1 && one.faces?.[at]) || null));
  const [seat, ask] = useState(asker.value);
  const changed = faces.some((face, at) => face !== one.faces?.[at]);
  const ready = faces.every(Boolean) && changed && seat;
  const send = () => propose(seat, { act: "propose_correction", ruling: one.seq, faces, of: rulingsOf.value });
  return html`<${Head} one=${one} question=${t(dice.length > 1 ? "page-which-faces" : "page-which-face")} />
    <div class="whole"><div class="evline"><${Crop} number=${one.evidence} quads=${one.quads} /><p class="st">${t("page-correct-what-follows")}</p></div>
      <${WhichFaces} dice=${dice} faces=${faces} pick=${pick} wrong=${one} />
      <${Asker} seat=${seat} choose=${ask} />
      <p class="st" aria-live="polite">${ready ? html`${t("page-correct-to")} ${faces.map((face, at) => html`<${FaceLine} key=${at} name=${face} die=${dice[at]} />`)}` : ""}</p>
      <${Elsewhere} one=${one} /></div>
    <${Deeds} keep=${t("page-leave-it")} go=${t("page-correct-it")} sign="u-fix" ready=${Boolean(ready)} onGo=${send} />`;
}

/* On a shared tablet a public ruling is found in the own list of a seat by its moment, or, without a clock, by its code. */
function sameRuling(own, one) {
  if (rulingsOf.value === "seat") return own.seq === one.seq;
  return own.seat === one.seat && own.at === one.at && (own.at !== null || own.code === one.code);
}

/* What a seat of this device entered: its own list has the form. */
function enteredHere(one) {
  const same = (own) => own.answer && sameRuling(own, one);
  for (const seat of openSeats.value) {
    const own = (seatStates.value[seat]?.rulings ?? []).find(same);
    if (own) return { seat, own };
  }
  return null;
}

function Entered({ one, seat, own }) {
  const wrap = (action) => ({ act: "propose_correction", ruling: own.seq, action, of: "seat" });
  return html`<${Head} one=${one} question=${t("page-enter-again")} />
    <div class="whole"><p class="st">${t("page-correct-what-follows")}</p><${Form} seat=${seat} form=${own.answer} wrap=${wrap} onSent=${() => openSheet("history")} />
      <${Elsewhere} one=${one} /></div>`;
}

/* A choice, or a ruling by which nothing was done. */
function Otherwise({ one }) {
  const last = undoable.value.some((each) => each.seq === one.seq);
  const why = !stands(one) ? "page-nothing-done" : last ? "page-choice-is-undone" : "page-choice-is-undone-later";
  return html`<${Head} one=${one} question=${t("page-what-happened")} />
    <div class="whole"><p class="text">${t(why)}</p><p class="st">${t("page-rule-applied-wrong")}</p>
      ${stands(one) && html`<${Key} cls="line" sign="u-undo" onPress=${() => openSheet("undo")}>${t("page-undo-it")}<//>`}
      <${Elsewhere} one=${one} /></div>`;
}

export function CorrectSheet({ number }) {
  const one = allRulings.value.find((each) => each.seq === number) ?? correctable.value;
  if (!one) return html`<p class="text">${t("page-nothing-to-correct")}</p>`;
  if (one.correctable && one.dice.length > 0) return html`<${Roll} key=${one.seq} one=${one} />`;
  const entered = enteredHere(one);
  return entered ? html`<${Entered} key=${one.seq} one=${one} ...${entered} />` : html`<${Otherwise} key=${one.seq} one=${one} />`;
}
