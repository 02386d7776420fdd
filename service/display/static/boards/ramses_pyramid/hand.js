/* What this seat alone has seen: the colours inside temples. */
import { colourWord, paint, signOf } from "../../colours.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";

export function Hand({ view, seat }) {
  const seen = Object.entries(view.seen[seat]?.value ?? {});
  return html`<ul class="handlist">${seen.map(([temple, colour]) => html`<li key=${temple}><span class="chip c" style=${paint(colour)}>
    <${Glyph} name=${signOf(colour)} />${t("rp-hand-temple", { temple, colour: colourWord(colour) })}</span></li>`)}</ul>`;
}
