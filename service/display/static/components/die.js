/* The die well: what the tray shows, the picture it was judged from, how sure the reader is, and what to do. */
import { useState } from "preact/hooks";

import { allRulings, dicePrompt, legalOf, openSheet, stands, tapsOf, tapsOffered } from "../acting.js";
import { html } from "../html.js";
import { useKept } from "../kept.js";
import { info, outlines, pictures, seatOf, servedSeats, tray, view } from "../store.js";
import { has, say, t } from "../texts.js";
import { Face, TrayPicture, distinctFaces, faceWords, facesNamed } from "./face.js";
import { ActKey, Key } from "./key.js";

/* Five studs: 5 sure, 4 fairly sure; 3 and less is never acted on. `confidence` is the reader's probability. */
export function studs(confidence) {
  const steps = [0.5, 0.9, 0.97, 0.995];
  return 1 + steps.filter((step) => confidence >= step).length;
}

export const Studs = ({ count }) => html`<span class="sure" role="img" aria-label=${t("page-confidence", { count })}>
  ${[1, 2, 3, 4, 5].map((n) => html`<i class=${n > count ? "o" : ""}></i>`)}
</span>`;

/* The part of the picture to show: around what was read, so that the die is seen, with the tray around it; or all. */
export function frameAround(quads, [width, height]) {
  const points = quads.flat();
  if (points.length === 0) return [0, 0, width, height];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const reach = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const side = Math.min(reach * 2.4, width, height);
  const start = (values, room) => Math.min(Math.max(0, (Math.min(...values) + Math.max(...values) - side) / 2), room - side);
  return [start(xs, width), start(ys, height), side, side];
}

/* The outline that was read, in the picture's own pixels: solid where the face was, dashed where it was not sure. */
function Outline({ quads, side, unsure }) {
  const path = quads.map((quad) => `M${quad.map((point) => point.join(" ")).join("L")}Z`).join("");
  const width = side / 55;
  return html`<g fill="none" stroke-linejoin="round"><path d=${path} stroke="#000" stroke-opacity=".6" stroke-width=${width * 2} />
    <path d=${path} stroke="#fff" stroke-width=${width} stroke-dasharray=${unsure ? `${width * 3} ${width * 2}` : "none"} /></g>`;
}

/* The evidence JPEG `number`, if it has come. `quads`: what was outlined in it, where a ruling tells; else what the tray
   told while the page was open; else the whole picture is shown. */
export function Crop({ number, old, unsure, quads: told = [] }) {
  const [seen, measure] = useState({});
  const url = number === null || number === undefined ? null : pictures.value[number];
  if (!url) return null;
  const loaded = ({ currentTarget: image }) => measure({ url, size: [image.naturalWidth, image.naturalHeight] });
  const cls = old ? "crop old" : "crop";
  if (seen.url !== url) return html`<figure class=${cls}><img src=${url} alt="" onLoad=${loaded} /></figure>`;
  const [width, height] = seen.size;
  const quads = told.length > 0 ? told : outlines.value[number] ?? [];
  const part = frameAround(quads, seen.size);
  return html`<figure class=${cls}><svg viewBox=${part.join(" ")} preserveAspectRatio="xMidYMid slice" role="img" aria-label=${t("page-picture-of-die")}>
    <image href=${url} width=${width} height=${height} />${quads.length > 0 && html`<${Outline} quads=${quads} side=${part[2]} unsure=${unsure} />`}</svg></figure>`;
}

/* Who rolls now, for whom nobody needs to reach into the tray: a bot, or anybody at a rendered one. */
function rollHint(prompt) {
  if (!prompt) return null;
  if (seatOf(prompt.seat)?.bot) return t("page-die-bot-rolls", { name: seatOf(prompt.seat).name });
  if (legalOf(prompt.seat).some((offer) => offer.action.act === "throw_die")) return t("page-die-throw-it");
  return t(info.value?.throws ? "page-die-thrown-for-you" : "page-die-into-tray");
}

function Read({ reading, used, prompt }) {
  const die = reading.dice[0];
  const count = studs(die.confidence);
  if (used) {
    return html`<div class="two"><${TrayPicture} what="empty" /><${Crop} number=${reading.evidence} old />
      <div class="say calm"><span class="w">${t("page-die-waiting")}</span><span class="st">${rollHint(prompt)}<br />${t("page-die-last", { face: faceWords(die.face, die.grid) })}</span></div></div>`;
  }
  return html`<div class="two">
    ${reading.dice.map((one) => html`<${Face} key=${one.id} name=${one.face} grid=${one.grid} />`)}
    <${Crop} number=${reading.evidence} />
    <div class="say"><span class="w">${reading.dice.map((one) => faceWords(one.face, one.grid)).join(" · ")}</span>
      <${Studs} count=${count} /><span class="st">${t(count === 5 ? "page-die-sure" : "page-die-fairly-sure")}</span></div>
  </div>`;
}

/* What to do about a die that was not read. */
function adviceOn({ reason, fits = [] }) {
  const [one, other] = [...new Set(facesNamed(fits).map((face) => face.name))].map((name) => faceWords(name));
  if (other) return t("page-die-which-of", { one, other });
  return has(`die-advice-${reason}`) ? t(`die-advice-${reason}`) : t("page-die-roll-again");
}

/* `due`: somebody has to roll now. If not, what lies in the tray is told in a few words: the choice needs the room. */
function Unsure({ reading, due }) {
  const reason = has(`die-reason-${reading.reason}`) ? t(`die-reason-${reading.reason}`) : t("die-reason-unknown");
  if (!due) return html`<${Plain} what="unsure" text=${say(reading.text) || reason} hint=${t("page-die-not-needed")} />`;
  return html`<div class="two"><${TrayPicture} what="unsure" /><${Crop} number=${reading.evidence} unsure />
    <div class="say"><span class="w">${say(reading.text) || reason}</span>
      <span class="st"><b>${adviceOn(reading)}</b> ${t("page-die-nothing-happened")}</span></div></div>`;
}

function Plain({ what, text, hint }) {
  return html`<div class="two"><${TrayPicture} what=${what} /><div class="say"><span class="w">${text}</span>${hint && html`<span class="st">${hint}</span>`}</div></div>`;
}

/* The roll that is being played, where no camera is there to see it: the last one that stands, of one die. */
function rolledByHand() {
  if (info.value?.camera || dicePrompt.value) return null;
  const last = allRulings.value.find((one) => one.faces?.length > 0 && stands(one));
  return last?.dice?.length === 1 && last.seat === view.value?.turn ? last : null;
}

function Rolled({ one }) {
  const [die] = one.dice;
  return html`<div class="two"><${Face} name=${one.faces[0]} die=${die} />
    <div class="say"><span class="w">${faceWords(one.faces[0], undefined, die)}</span><span class="st">${t(`page-how-${one.how}`)}</span></div></div>`;
}

/* The faces of a die as keys, for a roll that no camera read; of several dice, a row of faces each. `only`: the names of some. */
export function FaceKeys({ seat, onSent, only }) {
  const dice = tapsOf(seat)[0] ?? [];
  if (dice.length !== 1) return dice.length ? html`<${DiceRows} key=${dice.join()} seat=${seat} dice=${dice} onSent=${onSent} />` : null;
  const faces = only ? facesNamed(only, dice[0]) : distinctFaces(dice[0]);
  return html`<div class="faces">${faces.map((face) => html`<${ActKey} key=${face.name} seat=${seat} cls="facekey" action=${{ act: "tap_die", face: face.name }} onSent=${onSent}>
    <${Face} name=${face.name} die=${dice[0]} cls="face small" /><span class="name">${faceWords(face.name, undefined, dice[0])}</span>
  <//>`)}</div>`;
}

export function DieRow({ die, number, chosen, choose }) {
  return html`<div class="dierow" role="group" aria-label=${t("page-die-number", { number })}><b>${number}</b>
    ${distinctFaces(die).map((face) => html`<button type="button" key=${face.name} class=${`key facekey${face.name === chosen ? " chosen" : ""}`} aria-pressed=${face.name === chosen} data-face=${face.name} onClick=${() => choose(face.name)}>
      <${Face} name=${face.name} die=${die} cls="face small" /><span class="hidden">${faceWords(face.name, undefined, die)}</span></button>`)}</div>`;
}

const NONE = [];

/* One pick a die, then all of them at once. */
function DiceRows({ seat, dice, onSent }) {
  const [faces, pick] = useKept(`${seat} ${dice.join()}`, NONE);
  const choose = (at) => (face) => pick(dice.map((_, index) => (index === at ? face : faces[index])));
  const ready = dice.every((_, at) => faces[at]);
  const sent = () => {
    pick(NONE);
    onSent?.();
  };
  return html`<div class="dierows">${dice.map((die, at) => html`<${DieRow} key=${at} die=${die} number=${at + 1} chosen=${faces[at]} choose=${choose(at)} />`)}
    ${ready ? html`<${ActKey} seat=${seat} cls="main wide" action=${{ act: "tap_dice", faces }} onSent=${sent}>${t("page-dice-these")}<//>` : html`<p class="st">${t("page-dice-pick")}</p>`}</div>`;
}

function content(reading, prompt) {
  const byHand = tapsOffered.value && tapsOf(prompt.seat)[0].length > 1;
  const what = byHand ? "offline" : reading?.state ?? "offline";
  if (what === "read") return html`<${Read} reading=${reading} used=${Boolean(prompt)} prompt=${prompt} />`;
  if (what === "unsure") return html`<${Unsure} reading=${reading} due=${Boolean(prompt)} />`;
  if (what === "empty") return html`<${Plain} what="empty" text=${t(prompt ? "page-die-waiting" : "page-die-away")} hint=${rollHint(prompt)} />`;
  if (what === "offline" && tapsOffered.value) return html`<${Plain} what="offline" text=${t("page-die-which", { name: seatOf(prompt.seat)?.name ?? "" })} hint=${t(byHand ? "page-dice-pick" : "page-die-tap")} />`;
  if (what === "offline") return html`<${Plain} what="offline" text=${t("page-die-no-camera")} />`;
  // Nobody at the page has a hand in a rendered tray.
  return html`<${Plain} what=${what} text=${t(`page-die-${what}`)} hint=${what === "hand" && info.value?.throws ? rollHint(prompt) : t(`page-die-${what}-hint`)} />`;
}

export function DieWell() {
  const reading = tray.value;
  const prompt = dicePrompt.value;
  const unsure = reading?.state === "unsure";
  const offline = !reading || reading.state === "offline" || (tapsOffered.value && tapsOf(prompt.seat)[0].length > 1);
  const offered = tapsOffered.value && !offline && servedSeats.value.length > 0;
  const between = offered && unsure && reading.fits?.length === 2;
  if (info.value && info.value.dice.length === 0) return null;
  const rolled = rolledByHand();
  if (rolled) return html`<div class="well brief" data-tray="tapped"><${Rolled} one=${rolled} /></div>`;
  if (info.value && !info.value.camera && !tapsOffered.value) return null; // no camera was ever there: nothing is amiss
  return html`<div class=${unsure ? `well unsure${prompt ? "" : " brief"}` : "well"} data-tray=${reading?.state ?? "offline"}>
    ${content(reading, prompt)}
    ${tapsOffered.value && offline && html`<${FaceKeys} seat=${prompt.seat} />`}
    ${between && html`<${FaceKeys} seat=${prompt.seat} only=${reading.fits} />`}
    ${offered && html`<div class="pick"><${Key} cls="line" sign="u-pick" onPress=${() => openSheet("tap", { seat: prompt.seat })}>${t(between ? "page-die-another" : "page-die-we-saw")}<//></div>`}
  </div>`;
}
