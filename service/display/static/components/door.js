/* What became of the link that brought this browser here; it stays until it is put away. */
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { doorNotice } from "../store.js";
import { say, t } from "../texts.js";
import { Key } from "./key.js";

export function Door() {
  const words = doorNotice.value;
  if (!words) return null;
  return html`<section class="door" role="alert"><${Glyph} name="u-link" cls="mark" />
    <p><b>${say(words.text) || t(words.id)}</b> ${t("page-door-watch")}</p>
    <${Key} cls="bare" sign="u-close" label=${t("page-close")} onPress=${() => { doorNotice.value = null; }} /></section>`;
}
