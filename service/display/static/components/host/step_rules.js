/* Step 3: the house's rules. Each with its clause, what the booklets say, and what has been changed. */
import { useState } from "preact/hooks";

import { Glyph } from "../../glyphs.js";
import { colourWord, paint, signOf } from "../../colours.js";
import { html } from "../../html.js";
import { both, capital, languageName, say, t } from "../../texts.js";
import { Key } from "../key.js";
import { Clause, Segment, Select, Stepper, Switch } from "./controls.js";
import { begin, beginnings, counting, draft, flipVariant, isBeginning, isYours, obstacle, offer, same, seatName, setOption, silenced, standard, valueOf } from "./draft.js";

const numbersOf = (option) => [...new Set([...option.also, ...Array.from({ length: option.maximum - option.minimum + 1 }, (_, index) => option.minimum + index)])].sort((a, b) => a - b);

const yesNo = () => [{ value: true, text: t("value-yes") }, { value: false, text: t("value-no") }];
const namesOf = () => draft.value.seats.map((seat, index) => ({ value: index, text: seatName(seat, index) }));
const choicesOf = (option) => option.choices.map((one) => ({ value: one.value, text: say(one.text) }));

/* A value in words. */
export function valueWords(option, value) {
  if (option.kind === "seat") return namesOf()[value]?.text ?? String(value + 1);
  if (option.kind === "flag") return t(value ? "value-yes" : "value-no");
  if (option.kind === "number") return String(value);
  return both([value].flat().map((one) => choicesOf(option).find((choice) => choice.value === one)?.text ?? String(one)));
}

/* So many of several: one more puts the oldest out. */
function Several({ option, value, set, label }) {
  const flip = (name) => () => !value.includes(name) && set([...value, name].slice(-option.count));
  return html`<span class="several" role="group" aria-label=${label}>${choicesOf(option).map((one) => {
    const on = value.includes(one.value);
    const sign = signOf(one.value);
    return html`<button type="button" key=${one.value} class=${`key ${sign ? "c" : "line"} ${on ? "on" : ""}`} style=${sign ? paint(one.value) : undefined} aria-pressed=${on} onClick=${flip(one.value)}><${Glyph} name=${sign ?? ""} /><span>${sign ? colourWord(one.value) : one.text}</span></button>`;
  })}</span>`;
}

const CONTROLS = {
  number: ({ option, ...rest }) => html`<${Stepper} values=${numbersOf(option)} ...${rest} />`,
  seat: (props) => html`<${Select} choices=${namesOf()} ...${props} />`,
  flag: (props) => html`<${Segment} choices=${yesNo()} ...${props} />`,
  choice: ({ option, ...rest }) => html`<${Segment} choices=${choicesOf(option)} ...${rest} />`,
  several: Several,
};

/* "German and Italian: yes." for each value that a booklet prints. */
function Booklets({ option }) {
  const values = [];
  for (const value of Object.values(option.editions)) if (!values.some((one) => same(one, value))) values.push(value);
  if (values.length === 0) return null;
  const languages = (value) => both(Object.keys(option.editions).filter((name) => same(option.editions[name], value)).map(languageName));
  return html`<small>${values.map((value) => t("page-host-booklets", { languages: languages(value), value: valueWords(option, value) })).join(" ")}</small>`;
}

function Marks({ option }) {
  return html`${isYours(option) && html`<span class="own">${t("page-option-yours")}</span>`}${option.assumed && html`<span class="own dash">${t("page-host-assumed")}</span>`}`;
}

function Instead({ option, taken }) {
  const variant = say(taken.variant.text);
  const set = Object.hasOwn(taken, "value");
  return html`<span class="instead">${set ? t("page-host-option-set", { variant, value: valueWords(option, taken.value) }) : t("page-host-option-idle", { variant })}</span>`;
}

function OptionRow({ option }) {
  const taken = silenced(option);
  const Control = CONTROLS[option.kind];
  return html`<li class=${taken ? "row off" : "row"}><${Clause} clause=${option.clause} />
    <span><b>${say(option.text)}</b><${Marks} option=${option} /><small>${say(option.help)}</small>
      ${isYours(option) && html`<small>${capital(t("page-option-default", { value: valueWords(option, standard(option)) }))}</small>`}
      ${!isYours(option) && html`<${Booklets} option=${option} />`}${option.reading && Object.keys(option.editions).length === 0 && html`<small>${t("page-booklet-silent")}</small>`}</span>
    ${taken ? html`<${Instead} option=${option} taken=${taken} />` : html`<${Control} option=${option} value=${valueOf(option)} set=${(value) => setOption(option, value)} label=${say(option.text)} />`}</li>`;
}

function Variant({ variant }) {
  const on = draft.value.variants.includes(variant.name);
  const why = obstacle(variant);
  return html`<li class=${`var ${on ? "on" : ""} ${why && !on ? "off" : ""}`}><span><b>${say(variant.text)}</b><small>${say(variant.help)}</small>
      ${why && html`<small class="why"><${Glyph} name="m-hint" />${why}</small>`}<${Clause} clause=${variant.clause} /></span>
    <${Switch} on=${on} disabled=${Boolean(why) && !on} flip=${() => flipVariant(variant.name)} label=${say(variant.text)} /></li>`;
}

/* By which rules the table starts; what is changed afterwards is the house's own. */
function Beginning() {
  const [open, show] = useState(false);
  const list = beginnings.value;
  const now = list.find(isBeginning) ?? null;
  const take = (one) => () => { begin(one); show(false); };
  return html`<div class="beginning"><div class="line"><span><small>${t("page-host-begin-with")}</small><b>${now ? now.title : t("page-host-own-rules")}</b>${now?.source && html`<small>${now.source}</small>`}</span>
      <button type="button" class="key line" aria-expanded=${open} onClick=${() => show(!open)}>${t(open ? "page-host-begin-keep" : "page-host-begin-other")}</button></div>
    ${open && html`<div class="beginnings" role="group" aria-label=${t("page-host-begin-with")}>${list.map((one) => html`<button type="button" key=${`${one.ruleset} ${one.edition}`} class=${one === now ? "key line on" : "key line"} aria-pressed=${one === now} onClick=${take(one)}><span>${one.title}${one.source && html`<small>${one.source}</small>`}</span></button>`)}</div>`}</div>`;
}

export function StepRules() {
  const { variants } = offer.value;
  const plain = isBeginning(beginnings.value[0]);
  return html`<header class="headline"><h2>${t("page-options-head")}</h2><${Key} cls="bare" disabled=${plain} onPress=${() => begin(beginnings.value[0])}>${t("page-host-as-booklet")}<//></header><p>${t("page-host-rules-hint")}</p>
    <${Beginning} />
    ${variants.length > 0 && html`<h3>${t("page-host-variants")}</h3><ul class="vars">${variants.map((one) => html`<${Variant} key=${one.name} variant=${one} />`)}</ul>`}
    <h3>${t("page-host-options")}</h3><ul class="rows">${counting.value.map((one) => html`<${OptionRow} key=${one.name} option=${one} />`)}</ul>`;
}
