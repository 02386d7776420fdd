/* The language of this device, and whether it speaks. Its key is on every view, led by a sign that needs no reading. */
import { useState } from "preact/hooks";

import { openSheet } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { setSpeaking, speak, speaking, voice } from "../speech.js";
import { LANGUAGES, chooseLanguage, language, ownName, t } from "../texts.js";
import { Key } from "./key.js";

export const LanguageKey = () =>
  html`<button type="button" class="language" onClick=${() => openSheet("language")} aria-label=${t("page-language-is", { name: ownName(language.value) })}>
    <${Glyph} name="u-language" /><b>${language.value.toUpperCase()}</b></button>`;

function Voice() {
  const there = voice.value !== null;
  const flip = () => setSpeaking(!speaking.value, t("page-voice-sample"));
  return html`<h3>${t("page-voice")}</h3>
    <${Key} cls="line wide" sign=${speaking.value && there ? "u-voice" : "u-voice-off"} pressed=${speaking.value && there} disabled=${!there} onPress=${flip}>${t("page-voice-read")}<//>
    <p class="st">${there ? t("page-voice-what") : t("page-voice-none", { name: ownName(language.value) })}</p>`;
}

export function LanguageSheet() {
  const [lost, setLost] = useState(false);
  const choose = (name) => async () => setLost(!(await chooseLanguage(name)));
  return html`<div class="head"><header><${Glyph} name="u-language" cls="mark" />${t("page-language")}</header><h2>${ownName(language.value)}</h2></div>
    <div class="whole"><div class="languages" role="group" aria-label=${t("page-language")}>${LANGUAGES.map((name) => html`<button type="button" key=${name} class="key line" lang=${name} aria-pressed=${name === language.value} onClick=${choose(name)}>
      <b aria-hidden="true">${name.toUpperCase()}</b><span>${ownName(name)}</span></button>`)}</div>
      <p class="st" role="status">${lost ? t("page-language-lost") : ""}</p><${Voice} /></div>`;
}

/* The mark of a ruling. Where the device has a voice, a tap on it reads the ruling to who cannot read. */
export function SpokenMark({ name, text }) {
  const mark = html`<${Glyph} name=${name} cls="mark" />`;
  if (!voice.value) return mark;
  return html`<button type="button" class="spoken" onClick=${() => speak(text)} aria-label=${t("page-voice-this")}>${mark}</button>`;
}
