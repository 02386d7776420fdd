/* On the board with sensors: what to put where, a question about a move, or what must not stand so. Three voices: a quiet
   panel, a dashed one that asks, a black plate with stripes. Which cells whose sensors are left out. (onboard.js fetches
   it where there is such a board.) */
import { useEffect, useRef, useState } from "preact/hooks";

import { boardAnswers } from "../acting.js";
import { paint } from "../colours.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { alertsOf, ownSeat, seatOf } from "../store.js";
import { capital, has, say, t } from "../texts.js";
import { OfferKey } from "./choices.js";
import { ActKey, Key } from "./key.js";

const SIGNS = { guide: "u-board", ask: "m-ask", foul: "m-foul" };
const WORDS = { ask: "page-board-ask", foul: "page-kind-foul" };
const kindOf = (alert) => (Object.hasOwn(SIGNS, alert.kind) ? alert.kind : "guide");

/* A piece in its player's plastic; one that is nobody's alone goes by its name. */
function Piece({ piece }) {
  const [kind, id] = String(piece).split(":");
  const seat = kind === "seat" ? seatOf(id) : null;
  if (seat) return html`<b class="piecechip" style=${paint(seat.colour)}><${Glyph} name=${`g-${seat.colour}`} />${seat.name}</b>`;
  const word = `${kind}-${id}`;
  return html`<b class="piecechip plain">${capital(has(word) ? t(word) : id ?? kind)}</b>`;
}

const Cell = ({ cell, shut }) => html`<b class=${shut ? "cellchip shut" : "cellchip"}>${shut && html`<${Glyph} name="u-close" />`}${cell}</b>`;

/* "Put Mira on c4", drawn; the sentence itself is for those who hear the page. */
const Put = ({ put }) => html`<span class="hidden">${say(put.text)}</span><span class="put" aria-hidden="true">
  <${Piece} piece=${put.piece} /><${Glyph} name="u-arrow" />${put.cell ? html`<${Cell} cell=${put.cell} />` : html`<span>${t("page-board-off")}</span>`}</span>`;

const Clear = ({ cell }) => html`<span class="hidden">${t("page-board-clear", { cell })}</span><span class="put" aria-hidden="true"><${Cell} cell=${cell} shut=${true} /><span>${t("page-board-empty")}</span></span>`;

/* Moves the focus to the first key of what has opened, and back to the key that opened it. */
function useFocusAfter(state) {
  const place = useRef(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) place.current?.querySelector("button")?.focus();
    first.current = false;
  }, [state]);
  return place;
}

/* Leaving a sensor out is the last thing to do, so it asks first. */
function LeaveOut({ seat, cell }) {
  const [asking, ask] = useState(false);
  const place = useFocusAfter(asking);
  if (!asking) return html`<span class="leaveout" ref=${place}><${Key} cls="bare" label=${t("page-board-leave-out-of", { cell })} onPress=${() => ask(true)}>${t("page-board-leave-out")}<//></span>`;
  return html`<div class="sureout" ref=${place} role="group" aria-label=${t("page-board-leave-out-of", { cell })}><p>${t("page-board-leave-out-sure", { cell })}</p>
    <div class="two"><${Key} cls="line" onPress=${() => ask(false)}>${t("page-board-keep")}<//>
      <${ActKey} seat=${seat} cls="line" action=${{ act: "mask_cell", cell }}>${t("page-board-leave-out-now")}<//></div></div>`;
}

/* `seat`: who may leave the sensors of a foul out, or null. */
function Pieces({ alert, seat }) {
  const { puts = [], clear = [] } = alert;
  if (puts.length + clear.length === 0) return null;
  const asked = new Set(); // one key a cell
  const leave = (cell) => {
    if (!seat || !cell || asked.has(cell)) return null;
    asked.add(cell);
    return html`<${LeaveOut} key=${cell} seat=${seat} cell=${cell} />`;
  };
  return html`<ul class=${seat ? "pieces rows" : "pieces"}>
    ${puts.map((put) => html`<li key=${`${put.piece} ${put.cell}`}><${Put} put=${put} />${leave(put.cell)}</li>`)}
    ${clear.map((cell) => html`<li key=${cell}><${Clear} cell=${cell} />${leave(cell)}</li>`)}</ul>`;
}

function Notice({ alert, seat = null, answers = [] }) {
  const kind = kindOf(alert);
  const pieces = alert.puts?.length || alert.clear?.length;
  return html`<section class=${`onboard ${kind}`} aria-label=${t("page-board-now")} data-kind=${kind}>
    <header><${Glyph} name=${SIGNS[kind]} cls="mark" />${t("page-board-now")}${WORDS[kind] && html`<span class="when">${t(WORDS[kind])}</span>`}</header>
    <p class="text">${say(alert.text)}</p>
    ${!pieces && say(alert.how_to_fix) && answers.length === 0 && html`<p class="st">${say(alert.how_to_fix)}</p>`}
    <${Pieces} alert=${alert} seat=${kind === "foul" ? seat : null} />
    ${answers.length > 0 && html`<div class="pick n2" role="group">${answers.map((offer) => html`<${OfferKey} key=${JSON.stringify(offer.action)} seat=${ownSeat.value} offer=${offer} cls="main" />`)}</div>`}
  </section>`;
}

/* A foul that everybody sees is about a piece of somebody who does not see the board: the others know its sensors. */
function mayLeaveOut({ seat, alert }) {
  if (!ownSeat.value || seat) return seat;
  return alert.puts?.some((put) => put.piece === `seat:${ownSeat.value}`) ? null : ownSeat.value;
}

export function LeftOut() {
  const seat = ownSeat.value;
  const alert = seat && alertsOf(seat)["board-cells"];
  if (!alert) return null;
  return html`<section class="onboard leftout" aria-label=${t("page-board-left-out")}>
    <p role="status"><${Glyph} name="u-h-deg" /><span><b>${say(alert.text)}</b> ${say(alert.how_to_fix)}</span></p>
    ${alert.cells?.length > 0 && html`<ul class="pieces">${alert.cells.map((cell) => html`<li key=${cell}><${Cell} cell=${cell} />
      <${ActKey} seat=${seat} cls="line" sign="u-again" action=${{ act: "mask_cell", cell, masked: false }}>${t("page-board-take-in")}<span class="hidden"> ${cell}</span><//></li>`)}</ul>`}
  </section>`;
}

export const Notices = ({ list }) =>
  list.map((one) => html`<${Notice} key=${`${one.seat} ${say(one.alert.text)}`} alert=${one.alert} seat=${mayLeaveOut(one)} answers=${one.seat ? boardAnswers(one.seat) : []} />`);

/* On a shared tablet, while the player holds the key. No live region: nobody shall hear it. */
export function HeldBoard({ seat }) {
  const { "board-now": now, ...others } = alertsOf(seat);
  const rest = Object.entries(others);
  return html`<div class="heldboard">
    ${now && html`<${Notice} alert=${now} />`}
    ${rest.map(([id, alert]) => html`<p key=${id}><${Glyph} name="u-h-deg" /><span><b>${say(alert.text)}</b> ${say(alert.how_to_fix)}</span></p>`)}
    ${!now && rest.length === 0 && html`<p class="st">${t("page-board-quiet")}</p>`}</div>`;
}
