/* Controls of the host's page: a switch, a stepper, a segment, and a name to be chosen. */
import { html } from "../../html.js";
import { openSheet } from "../../acting.js";
import { t } from "../../texts.js";
import { draft } from "./draft.js";

/* The whole row is the target. */
export const Switch = ({ on, flip, disabled, label }) =>
  html`<button type="button" role="switch" class=${on ? "sw on" : "sw"} aria-checked=${on} disabled=${disabled} onClick=${flip} aria-label=${label}></button>`;

/* `values`: all there are, in order. */
export function Stepper({ values, value, set, label }) {
  const at = values.indexOf(value);
  const go = (by) => () => set(values[at + by]);
  return html`<span class="stepper" role="group" aria-label=${label}>
    <button type="button" class="key line" onClick=${go(-1)} disabled=${at <= 0} aria-label=${t("page-host-less")}>−</button>
    <output aria-live="polite">${value}</output>
    <button type="button" class="key line" onClick=${go(1)} disabled=${at >= values.length - 1} aria-label=${t("page-host-more")}>+</button></span>`;
}

/* `choices`: [{value, text, sign?}]. */
export const Segment = ({ choices, value, set, label, cls = "" }) =>
  html`<span class=${`seg ${cls}`} role="group" aria-label=${label}>${choices.map((one) => html`<button type="button" key=${one.value} class=${one.value === value ? "on" : ""} aria-pressed=${one.value === value} onClick=${() => set(one.value)}>${one.sign}<span>${one.text}</span></button>`)}</span>`;

export const Select = ({ choices, value, set, label }) =>
  html`<select class="select" aria-label=${label} value=${value} onChange=${(event) => set(choices[event.currentTarget.selectedIndex].value)}>${choices.map((one) => html`<option key=${one.value} value=${one.value} selected=${one.value === value}>${one.text}</option>`)}</select>`;

/* A clause of the game that is put together, which opens its text. */
export const Clause = ({ clause }) =>
  html`<button type="button" class="cl" onClick=${() => openSheet("rule", { clause, game: draft.value.game })} aria-label=${t("page-open-clause", { clause })}>${clause}</button>`;
