/* On honour, owners score the gems themselves and may put an answer right (PC-6.3): the key for that, and its sheet.
   What stands here everybody has heard. All three answers can always be chosen, whatever fits a code (PC-6.5). */
import { useEffect, useState } from "preact/hooks";

import { borrow, closeSheet, live } from "../../acting.js";
import { colourFact } from "../../colours.js";
import { Notice } from "../../components/choices.js";
import { ActKey, Key } from "../../components/key.js";
import { Clause } from "../../components/ruling.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { info, seatOf, seatStates, servedSeats, view } from "../../store.js";
import { capital, t } from "../../texts.js";
import { AnswerBadge, Gem } from "./pieces.js";

const ANSWERS = ["gold", "stays", "brown"];

const SHEET = "pcb-answers";

const onHonour = () => info.value?.options?.some(({ name, value }) => name === "code_mode" && value === "honour");

/* The answers that a seat has given, by number; one of a written position that does not say where has nothing to change. */
const givenBy = (seat) => (view.value?.view?.told[seat] ?? []).map((one, index) => ({ ...one, number: index + 1 })).filter((one) => one.at > 0);

/* Before a roll and while gems are scored, and not once the chest is open. */
function mayChange(seat) {
  const now = view.value?.view;
  return Boolean(now) && onHonour() && ["roll", "answer"].includes(now.phase) && !now.broken.includes(seat) && givenBy(seat).length > 0;
}

const owners = () => servedSeats.value.filter(mayChange);

/* Stands below the keys: of an answer one does not only think when it is one's turn. */
export function Deeds() {
  const seats = owners();
  if (seats.length === 0) return null;
  return html`<${Key} cls="bare" sign="u-fix" disabled=${!live.value} onPress=${() => borrow(seats.length === 1 ? seats[0] : null, SHEET)}>${t("pcb-change-key")}<//>`;
}

const Picture = ({ children, size = 30 }) => html`<svg class="pic" viewBox=${`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">${children}</svg>`;

function AnswerKey({ answer, now, chosen, choose }) {
  return html`<button type="button" class=${`key line${chosen ? " chosen" : ""}`} aria-pressed=${chosen} onClick=${choose}>
    <${Picture} size=${26}><${AnswerBadge} answer=${answer} /><//><span>${capital(t(`score-${answer}`))}${now && html`<small>${t("pcb-given-now")}</small>`}</span></button>`;
}

/* One answer with its number, its gem and the three that can be given. */
function Given({ one, chosen, choose, clash }) {
  const words = t("pcb-given-gem", { number: one.number, colour: colourFact(one.colour), at: one.at });
  return html`<li class=${clash ? "given clash" : "given"}>
    <p><b>${one.number}</b><${Picture}><${Gem} colour=${one.colour} r=${13} flat=${true} /><//><span>${capital(t("pcb-twin-gem", { colour: colourFact(one.colour), at: one.at }))}${clash && html`<small><${Glyph} name="m-no" cls="mark" />${t("pcb-given-clash")}</small>`}</span></p>
    <div class="three" role="group" aria-label=${words}>${ANSWERS.map((answer) => html`<${AnswerKey} key=${answer} answer=${answer} now=${answer === one.answer} chosen=${answer === chosen} choose=${() => choose(answer)} />`)}</div></li>`;
}

/* The numbers of the answers of which the owner was told last that they cannot all be right. */
function clashing(seat) {
  const last = seatStates.value[seat]?.rulings?.[0];
  if (last?.kind !== "refused" || last.code !== "pc-contradiction") return [];
  return last.also.filter(({ code }) => code.startsWith("pc-contradiction-")).map(({ facts }) => facts.number);
}

const Head = ({ title }) => html`<div class="head"><header><${Glyph} name="m-corr" cls="mark" />${t("pcb-change-key")}</header>
  <h2>${title}</h2><p class="acttext">${t("pcb-change-what-follows")} <${Clause} clause="PC-6.3" /></p></div>`;

/* On a tablet that several share: whose answers? */
const Whose = () => html`<${Head} title=${t("pcb-change-whose")} />
  <div class="whole"><div class="pick n7">${owners().map((seat) => html`<${Key} key=${seat} cls="line" sign=${`g-${seatOf(seat).colour}`} onPress=${() => borrow(seat, SHEET)}>${seatOf(seat).name}<//>`)}</div></div>`;

function Answers({ seat }) {
  const given = givenBy(seat);
  const record = JSON.stringify(given.map(({ colour, at, answer }) => [colour, at, answer]));
  const [before] = useState(record);
  const [wanted, want] = useState({});
  const over = record !== before || !mayChange(seat);
  useEffect(() => {
    if (over) closeSheet(); // changed as wished; or there is nothing to change any more
  }, [over]);
  const choose = (one) => (answer) => want({ ...wanted, [one.number]: answer });
  const changed = given.filter((one) => (wanted[one.number] ?? one.answer) !== one.answer);
  const clash = clashing(seat);
  const action = { act: "change_answers", changes: changed.map(({ number }) => `${number}=${wanted[number]}`) };
  return html`<${Head} title=${t("pcb-change-head", { name: seatOf(seat)?.name ?? seat })} />
    <div class="whole"><${Notice} /><ol class="givens" reversed>${[...given].reverse().map((one) => html`<${Given} key=${one.number} one=${one} chosen=${wanted[one.number] ?? one.answer} choose=${choose(one)} clash=${clash.includes(one.number)} />`)}</ol></div>
    <div class="deeds"><${Key} cls="main" onPress=${closeSheet}>${t("page-leave-it")}<//>
      ${changed.length > 0
        ? html`<${ActKey} seat=${seat} cls="line far" sign="u-fix" action=${action}>${t("pcb-change-send", { count: changed.length })}<//>`
        : html`<${Key} cls="line far" sign="u-fix" disabled=${true}>${t("pcb-change-send", { count: 0 })}<//>`}</div>`;
}

const AnswersSheet = ({ seat }) => (seat ? html`<${Answers} key=${seat} seat=${seat} />` : html`<${Whose} />`);

export const sheets = { [SHEET]: AnswersSheet };
