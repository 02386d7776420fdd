/* A game without a drawing: what its state says, in panels, one a seat. Nothing is left out but what this viewer may not know. */
import { Glyph } from "../glyphs.js";
import { colourWord, paint, signOf } from "../colours.js";
import { html } from "../html.js";
import { info, seatOf } from "../store.js";
import { capital, has, say, t } from "../texts.js";

const MOST = 48;

const isPlain = (value) => value === null || typeof value !== "object";
const isSecret = (value) => value !== null && typeof value === "object" && !Array.isArray(value) && "seen_by" in value && "value" in value;

/* Names of fields and things: the catalog's, else as they stand. */
const named = (kind, id) => (has(`${kind}-${id}`.replaceAll("_", "-")) ? t(`${kind}-${id}`.replaceAll("_", "-")) : String(id).replaceAll("_", " "));
const fieldWord = (name) => capital(named("field", name));

/* `colour:red`, `seat:s1`, `module:dome`: the thing behind it. */
const bare = (value) => (typeof value === "string" && /^(seat|colour):/u.test(value) ? value.split(":")[1] : value);

function Word({ value: given }) {
  const value = bare(given);
  if (value === "hidden" || value === "unknown") return html`<em class="mask"><${Glyph} name="u-lock" />${t(`page-mask-${value}`)}</em>`;
  if (typeof value === "boolean") return html`<b>${t(value ? "page-yes" : "page-no")}</b>`;
  if (value === null) return html`<b>–</b>`;
  const seat = seatOf(value);
  if (seat) return html`<b class="whoword"><${Glyph} name=${`g-${seat.colour}`} />${seat.name}</b>`;
  if (signOf(value)) return html`<span class="chip c" style=${paint(value)}><${Glyph} name=${signOf(value)} />${colourWord(value)}</span>`;
  const [kind, id] = String(value).split(":");
  return html`<b>${typeof value !== "string" ? String(value) : id !== undefined ? named(kind, id) : named("word", value)}</b>`;
}

const isEmpty = (value) => value === null || value === "" || value === false || (typeof value === "object" && !isSecret(value) && Object.keys(value).length === 0);

export function Value({ value }) {
  if (isSecret(value)) return html`<${Value} value=${value.value} />`;
  if (isPlain(value)) return html`<${Word} value=${value} />`;
  if (Array.isArray(value)) return html`<span class="listing">${value.slice(0, MOST).map((one, at) => html`<${Value} key=${at} value=${one} />`)}${value.length > MOST ? t("page-and-more", { count: value.length - MOST }) : ""}</span>`;
  return html`<dl class="facts">${Object.entries(value).filter(([, one]) => !isEmpty(one)).slice(0, MOST).map(([name, one]) => html`<${Row} key=${name} name=${name} value=${one} />`)}</dl>`;
}

/* A board that is written row by row. */
function Squares({ cells, width }) {
  const rows = Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width));
  return html`<div class="squares"><table><tbody>${rows.map((row, at) => html`<tr key=${at}>${row.map((cell, column) => html`<td key=${column}>${/^\W*$/u.test(cell) ? "" : cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

const isBoard = (value, width) => Array.isArray(value) && width > 1 && value.length > width && value.length % width === 0 && value.every((cell) => typeof cell === "string");

const Row = ({ name, value }) => html`<div><dt>${seatOf(name)?.name ?? fieldWord(name)}</dt><dd><${Value} value=${value} /></dd></div>`;

/* Keyed by seats: then each seat's panel has its part. */
const bySeat = (value, seats) => {
  const keys = isPlain(value) || Array.isArray(value) || isSecret(value) ? [] : Object.keys(value);
  return keys.length > 0 && keys.every((key) => seats.some((seat) => seat.id === key));
};

const HEADER = new Set(["turn", "seats", "mover"]);

/* {own: [[name, value by seat]], common: [[name, value]]} of a state. */
export function sorted(view, seats) {
  const entries = Object.entries(view).filter(([name]) => !HEADER.has(name));
  return { own: entries.filter(([, value]) => bySeat(value, seats)), common: entries.filter(([, value]) => !bySeat(value, seats) && !isEmpty(value)) };
}

function SeatPanel({ seat, own, due }) {
  const rows = own.filter(([, values]) => seat.id in values);
  return html`<section class=${due.includes(seat.id) ? "panel due" : "panel"} data-seat=${seat.colour}>
    <h3><${Glyph} name=${`g-${seat.colour}`} />${seat.name}${seat.role && html`<small>${named("role", seat.role)}</small>`}</h3>
    <dl class="facts">${rows.map(([name, values]) => html`<${Row} key=${name} name=${name} value=${values[seat.id]} />`)}</dl></section>`;
}

/* It scrolls by keyboard too, unless it is itself inside a key. */
export function Panels({ view, seats, due, inKey }) {
  const { own, common: rest } = sorted(view, seats);
  const boards = rest.filter(([, value]) => isBoard(value, view.width));
  const common = rest.filter((one) => !boards.includes(one));
  return html`<div class="panels" tabindex=${inKey ? undefined : 0}><h2>${say(info.value?.game_text)}</h2>
    <div class="seatpanels">${seats.map((seat) => html`<${SeatPanel} key=${seat.id} seat=${seat} own=${own} due=${due} />`)}</div>
    ${boards.map(([name, cells]) => html`<section class="panel" key=${name}><h3>${fieldWord(name)}</h3><${Squares} cells=${cells} width=${view.width} /></section>`)}
    ${common.length > 0 && html`<section class="panel"><h3>${t("page-on-the-table")}</h3><dl class="facts">${common.map(([name, value]) => html`<${Row} key=${name} name=${name} value=${value} />`)}</dl></section>`}
  </div>`;
}
