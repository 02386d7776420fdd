/* What only one player knows and has to enter: a code to be hidden, what was drawn, an honest answer. */
import { drawingOf } from "../boards/index.js";
import { paint, signOf } from "../colours.js";
import { Glyph, hasSign } from "../glyphs.js";
import { html } from "../html.js";
import { useKept } from "../kept.js";
import { seatStates, view } from "../store.js";
import { capital, say, t } from "../texts.js";
import { ActKey } from "./key.js";

const open = (field) => field.words.length !== 1 || field.count > 0;

/* A word that is a colour, or has one in the drawing of the game: its name, or null. */
const colourOf = (word) => (signOf(word) ? word : drawingOf(view.value?.game)?.wordColour?.(word) ?? null);

/* A word as a key; a colour has its plastic, and other words may have a sign. */
function WordKey({ word, chosen, press }) {
  const colour = colourOf(word.value);
  const sign = signOf(colour);
  const other = hasSign(`u-${word.value}`) ? `u-${word.value}` : null;
  return html`<button type="button" class=${`key ${sign ? "c" : "line"}${chosen ? " chosen" : ""}`} style=${sign ? paint(colour) : undefined} aria-pressed=${chosen} data-word=${word.value} onClick=${press}>
    ${(sign ?? other) && html`<${Glyph} name=${sign ?? other} />`}<span>${capital(say(word.text))}</span></button>`;
}

/* Several words one after the other: places that fill up, and one step back. */
function InOrder({ field, value, change }) {
  const chosen = value ?? [];
  const add = (word) => () => chosen.length < field.count && change([...chosen, word.value]);
  const textOf = (one) => say(field.words.find((word) => word.value === one)?.text) || one;
  return html`<ol class="places">${Array.from({ length: field.count }, (_, at) => html`<li key=${at} class=${at < chosen.length ? "set" : ""} style=${chosen[at] && colourOf(chosen[at]) ? paint(colourOf(chosen[at])) : undefined}>
      ${at < chosen.length ? html`${colourOf(chosen[at]) && html`<${Glyph} name=${signOf(colourOf(chosen[at]))} />`}<span>${capital(textOf(chosen[at]))}</span>` : html`<span aria-label=${t("page-answer-empty")}>${at + 1}</span>`}</li>`)}
    <li class="back"><button type="button" class="key bare" disabled=${chosen.length === 0} onClick=${() => change(chosen.slice(0, -1))}>${t("page-answer-back")}</button></li></ol>
    <div class="pick n7">${field.words.map((word) => html`<${WordKey} key=${word.value} word=${word} press=${add(word)} />`)}</div>`;
}

function Field({ field, value, change }) {
  const label = capital(say(field.text));
  if (field.count > 0 && field.words.length > 0) return html`<fieldset class="answerfield"><legend>${label}</legend><${InOrder} field=${field} value=${value} change=${change} /></fieldset>`;
  if (field.words.length > 0) {
    return html`<fieldset class="answerfield"><legend>${label}</legend><div class="pick n7">${field.words.map((word) => html`<${WordKey} key=${word.value} word=${word} chosen=${word.value === value} press=${() => change(word.value)} />`)}</div></fieldset>`;
  }
  const typed = (event) => change(field.number ? Number.parseInt(event.currentTarget.value, 10) : event.currentTarget.value.trim());
  return html`<label class="namefield answerfield"><span></span><span>${label}</span><input autocomplete="off" inputmode=${field.number ? "numeric" : "text"} onInput=${typed} /></label>`;
}

const isWhole = (field, value) => (field.count > 0 && field.words.length > 0 ? value?.length === field.count : value !== undefined && value !== "" && !Number.isNaN(value));

/* `wrap`: makes the command of the answer, if it is not the answer itself. */
export function Form({ seat, form, wrap = (answer) => answer, onSent }) {
  const [values, change] = useKept(`${seat} ${JSON.stringify(form)}`, {});
  const fixed = Object.fromEntries(form.fields.filter((field) => !open(field)).map((field) => [field.name, field.words[0].value]));
  const fields = form.fields.filter(open);
  const sent = () => {
    change({});
    onSent?.();
  };
  const ready = fields.every((field) => isWhole(field, values[field.name]));
  return html`<section class="answer"><p><${Glyph} name="u-eye" />${say(form.text)}</p>
    ${fields.map((field) => html`<${Field} key=${field.name} field=${field} value=${values[field.name]} change=${(value) => change({ ...values, [field.name]: value })} />`)}
    ${ready && html`<${ActKey} seat=${seat} cls="main wide" action=${wrap({ act: form.act, ...fixed, ...values })} onSent=${sent}>${t("page-answer-send")}<//>`}</section>`;
}

/* The first of what this seat owes; the next one comes when it is answered. */
export function Answers({ seat }) {
  const form = seatStates.value[seat]?.answers?.[0];
  return form ? html`<${Form} key=${JSON.stringify(form)} seat=${seat} form=${form} />` : null;
}
