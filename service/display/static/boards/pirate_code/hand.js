/* What this seat alone knows: its own code, in order. */
import { colourWord, paint, signOf } from "../../colours.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";

export function Hand({ view, seat }) {
  const code = view.codes[seat]?.value ?? [];
  return html`<ol class="handlist">${code.map((colour, at) => html`<li key=${at}><span class="chip c" style=${paint(colour)}>
    <${Glyph} name=${signOf(colour)} />${at + 1} ${colourWord(colour)}</span></li>`)}</ol>`;
}
