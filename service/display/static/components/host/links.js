/* The seats at a glance, and the links by which a phone or a tablet joins: good once, for five minutes. */
import { effect, signal } from "@preact/signals";

import { openSheet, playing } from "../../acting.js";
import { takeOver } from "../../connection.js";
import { colourWord, paint, signOf } from "../../colours.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { hostState, linkBorn, now, seatOf, seats, state } from "../../store.js";
import { t } from "../../texts.js";
import { ActKey, Key } from "../key.js";
import { draft, seatName } from "./draft.js";

const MINUTE_S = 60;

/* Whose link is open in the column: a seat, `table`, or nobody's. */
const shown = signal(null);

export const linkOf = (whose) => hostState.value?.links?.[whose] ?? null;

/* The link that the open card has shown; once that is used, the card has done its work. */
let seen = null;
effect(() => {
  const link = shown.value && linkOf(shown.value);
  if (seen && shown.value === seen.whose && !link) shown.value = null;
  seen = link ? { whose: shown.value } : null;
});

const newLink = (whose) => (whose === "table" ? { act: "table_link" } : { act: "seat_link", seat: whose });

/* For how many seconds the link is still good; 0 if it is too old, null if there is none. */
export function leftOf(whose) {
  const link = linkOf(whose);
  if (!link) return null;
  const lasts = hostState.value.codes?.[whose]?.lasts_s ?? 5 * MINUTE_S;
  return Math.max(0, Math.ceil(lasts - Math.max(0, now.value - linkBorn.get(link)) / 1000));
}

const clockOf = (seconds) => `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}`;

const nameOf = (whose) => (whose === "table" ? t("page-host-table-page") : seatOf(whose)?.name ?? whose);

/* The table's link that there was when the host asked for one for this device; undefined: nobody has asked. */
let former;
effect(() => {
  const link = linkOf("table");
  if (former === undefined || !link || link === former) return;
  former = undefined;
  takeOver(link);
});

/* This device becomes the table's: a link is made for it and used at once. */
export const TableHere = ({ cls }) =>
  html`<${ActKey} seat="host" action=${newLink("table")} cls=${cls} sign="u-board" onSent=${() => { former = linkOf("table"); }}>${t("page-host-table-now")}<//>`;

function Left({ whose }) {
  const left = leftOf(whose);
  return html`<p class="left" role="timer"><b>${left > 0 ? t("page-link-left", { time: clockOf(left) }) : t("page-link-over")}</b></p>`;
}

function Code({ whose, cls = "qr" }) {
  const code = hostState.value?.codes?.[whose];
  if (!code || !(leftOf(whose) > 0)) return null;
  const alt = whose === "table" ? t("page-host-table-code") : t("page-link-code", { name: nameOf(whose) });
  return html`<img class=${cls} src=${`data:image/svg+xml,${encodeURIComponent(code.qr)}`} alt=${alt} />`;
}

const scanWords = (whose) => (whose === "table" ? t("page-host-table-scan") : t("page-link-scan", { name: nameOf(whose) }));

/* One link, large enough to be scanned from the other side of the table. It disappears when it is used. */
export function LinkSheet({ whose }) {
  const link = linkOf(whose);
  const taken = whose !== "table" && seatOf(whose)?.device === "own";
  if (!link) return html`<div class="head"><h2>${whose === "table" ? t("page-host-table-gone") : t(taken ? "page-link-used" : "page-link-coming", { name: nameOf(whose) })}</h2></div>`;
  return html`<div class="head"><header><${Glyph} name="u-phone" cls="mark" />${whose === "table" ? nameOf(whose) : t("page-seat-of", { name: nameOf(whose) })}</header><h2>${scanWords(whose)}</h2></div>
    <div class="whole linkpaper"><${Code} whose=${whose} />
      <div><p class="st">${t("page-link-or-type")}</p><a class="seatlink" href=${link} target="_blank" rel="noopener">${link}</a><${Left} whose=${whose} />
        <p class="st">${t(whose === "table" ? "page-host-table-hint" : "page-host-link-hint")}</p><${ActKey} seat="host" action=${newLink(whose)} cls="line" sign="u-again">${t("page-link-new")}<//></div></div>`;
}

/* The open link below its row. */
function Card({ whose }) {
  const left = leftOf(whose);
  if (left === null) return html`<div class="linkcard waiting"><i class="turning" aria-hidden="true"></i><span>${t("page-host-link-coming")}</span></div>`;
  const here = () => takeOver(linkOf(whose));
  return html`<div class="linkcard">${left > 0 && html`<button type="button" class="qrkey" onClick=${() => openSheet("link", { whose })} aria-label=${t("page-host-enlarge", { name: nameOf(whose) })}><${Code} whose=${whose} /></button>`}
    <span><b>${scanWords(whose)}</b><${Left} whose=${whose} />
      ${left > 0 && html`<${Key} cls="bare" sign="u-hand" onPress=${here}>${t(whose === "table" ? "page-host-table-here" : "page-host-seat-here", { name: nameOf(whose) })}<//>`}
      <${ActKey} seat="host" action=${newLink(whose)} cls="bare" sign="u-again">${t("page-link-new")}<//></span></div>`;
}

/* Asks for a link if there is no good one, and opens or shuts its card. */
function Opener({ whose, children }) {
  const open = shown.value === whose;
  const flip = () => { shown.value = open ? null : whose; };
  const label = t(open ? "page-host-link-shut" : "page-host-link-open", { name: nameOf(whose) });
  if (open || leftOf(whose) > 0) return html`<button type="button" class="key line" aria-expanded=${open} aria-label=${label} onClick=${flip}>${children}</button>`;
  return html`<${ActKey} seat="host" action=${newLink(whose)} cls="line" onSent=${flip} label=${label}>${children}<//>`;
}

/* What is to be known of a seat: {sign, words}. */
function standing(seat) {
  const left = leftOf(seat.id);
  if (left > 0) return { sign: "u-phone", words: t("page-host-waits-for-phone", { time: clockOf(left) }) };
  if (seat.bot) return { sign: "u-bot", words: t("page-seat-bot") };
  if (state.value?.unconfirmed?.includes(seat.id)) return { sign: "u-rules", words: t(seat.device === "own" ? "page-host-agrees-on-phone" : "page-host-agrees-at-table") };
  if (seat.device === "own") return { sign: "u-phone", words: t("page-seat-phone") };
  return { sign: "u-hand", words: t("page-seat-tablet") };
}

function SeatRow({ seat }) {
  const { sign, words } = standing(seat);
  const turn = playing.value && state.value.turn === seat.id;
  return html`<li class="s"><span class="e" style=${paint(seat.colour)}><${Glyph} name=${signOf(seat.colour) ?? ""} label=${colourWord(seat.colour)} /></span>
    <span><b>${seat.name}</b>${turn && html`<span class="own">${t("page-host-turn")}</span>`}<small><${Glyph} name=${sign} /> ${words}</small></span>
    <${Opener} whose=${seat.id}>${t("page-host-code")}<//>${shown.value === seat.id && html`<${Card} whose=${seat.id} />`}</li>`;
}

function TableRow() {
  const left = leftOf("table");
  return html`<li class="s"><span class="e plain"><${Glyph} name="u-board" /></span>
    <span><b>${t("page-host-table-page")}</b><small>${left > 0 ? t("page-host-waits-for-tablet", { time: clockOf(left) }) : t("page-host-table-about")}</small></span>
    <${Opener} whose="table">${t("page-host-code")}<//>${shown.value === "table" && html`<${Card} whose="table" />`}</li>`;
}

export const Seats = () => html`<section class="seats"><h2>${t("page-host-seats")}</h2>
  <ul>${seats.value.map((seat) => html`<${SeatRow} key=${seat.id} seat=${seat} />`)}<${TableRow} /></ul></section>`;

/* In the wizard: the seats as far as they are entered. */
export function DraftSeats() {
  const place = (seat) => t(seat.bot ? "page-seat-bot" : seat.device === "own" ? "page-seat-phone" : "page-seat-tablet");
  return html`<section class="seats drafted"><h2>${t("page-host-seats")}</h2>
    <ol>${draft.value.seats.map((seat, index) => html`<li class="s" key=${index}><span class="e" style=${paint(seat.colour)}><${Glyph} name=${signOf(seat.colour) ?? ""} label=${colourWord(seat.colour)} /></span>
      <span><b>${seatName(seat, index)}</b><small>${place(seat)}</small></span></li>`)}</ol></section>`;
}
