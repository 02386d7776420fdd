/* The sensors of the board, live, while somebody moves a magnet over them. */
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { sensors } from "../../store.js";
import { both, t } from "../../texts.js";

const NAMED = /^([a-z])(\d{1,2})(?:\/(north|south))?$/u;

/* Where a sensor is drawn: {column, row}. They come in reading order, so the first number is the upper row; cells that
   are not named by letter and number stand in rows of sixteen. */
function placed(names) {
  const found = names.map((name) => NAMED.exec(name));
  if (found.some((one) => !one)) return names.map((name, index) => ({ name, column: index % 16, row: Math.floor(index / 16) }));
  const rows = [...new Set(found.map((one) => one[2]))];
  return found.map(([name, letter, number, pole]) => ({ name, column: (letter.charCodeAt(0) - 97) * (pole ? 2 : 1) + (pole === "south" ? 1 : 0), row: rows.indexOf(number) }));
}

const KINDS = ["flickering", "occupied", "never_free", "never_occupied", "free"];

function kindOf(name, told) {
  if (told.flickering.includes(name)) return "flickering";
  if (told.occupied.includes(name)) return told.never_free.includes(name) ? "never_free" : "occupied";
  return told.never_occupied.includes(name) ? "never_occupied" : "free";
}

const SIZE = 44;
const MARKS = {
  free: html`<circle r="3" fill="currentColor" />`,
  occupied: html`<circle r="13" fill="currentColor" />`,
  never_free: html`<rect x="-12" y="-12" width="24" height="24" fill="currentColor" />`,
  never_occupied: html`<circle r="10" fill="none" stroke="currentColor" stroke-width="2.5" />`,
  flickering: html`<path d="M-13 5q6.5-13 13-4t13-4" fill="none" stroke="currentColor" stroke-width="4" />`,
};

function Sensor({ name, column, row, kind }) {
  return html`<g class=${`sensor ${kind}`} transform=${`translate(${column * SIZE + SIZE / 2} ${row * (SIZE + 14) + SIZE / 2})`}>
    <rect x=${2 - SIZE / 2} y=${2 - SIZE / 2} width=${SIZE - 4} height=${SIZE + 10} rx="6" fill="none" stroke="var(--hair)" stroke-width="1.5" />${MARKS[kind]}
    <text y="28" text-anchor="middle" font-size="13" fill="var(--ink-2)">${name.replace("/north", "N").replace("/south", "S")}</text></g>`;
}

function Field({ told }) {
  const list = placed(told.cells).map((one) => ({ ...one, kind: kindOf(one.name, told) }));
  const width = SIZE * (1 + Math.max(0, ...list.map((one) => one.column)));
  const height = (SIZE + 14) * (1 + Math.max(0, ...list.map((one) => one.row)));
  const lying = told.occupied.length > 0 ? t("page-host-sensors-see", { cells: both(told.occupied) }) : t("page-host-sensors-empty");
  return html`<p class="st" role="status">${lying}</p>
    <svg class="sensorfield" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">${list.map((one) => html`<${Sensor} key=${one.name} ...${one} />`)}</svg>
    <ul class="legend">${KINDS.map((kind) => html`<li key=${kind}><svg viewBox="-16 -16 32 32" aria-hidden="true">${MARKS[kind]}</svg>${t(`page-host-sensor-${kind}`)}</li>`)}</ul>
    ${told.flickering.length > 0 && html`<p class="note"><${Glyph} name="m-hint" />${t("page-host-sensors-flicker", { cells: both(told.flickering) })}</p>`}`;
}

export function SensorsSheet() {
  const told = sensors.value ?? { why: "no_board" };
  return html`<div class="head"><header><${Glyph} name="u-board" cls="mark" />${t("page-devices")}</header><h2>${t("page-host-sensor-test")}</h2></div>
    <div class="whole">${told.why ? html`<p class="text">${t(`page-host-sensors-why-${told.why}`)}</p>` : html`<p class="text">${t("page-host-sensors-how")}</p><${Field} told=${told} />`}</div>`;
}
