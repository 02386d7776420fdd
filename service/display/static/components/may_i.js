/* "May I…?": what is not open can be asked about, and the referee says what speaks against it. */
import { askAbout, asking, dueHere, stopAsking } from "../acting.js";
import { html } from "../html.js";
import { t } from "../texts.js";
import { ActKey, Key } from "./key.js";

const LIST = { act: "list_claims" };

/* What is asked, above the keys for it. */
export function Asking() {
  const now = asking.value;
  if (!now || !dueHere.value.includes(now.seat)) return null;
  return html`<div class="asking"><p role="status">${t(now.offers.length > 0 ? "page-may-i-how" : "page-may-i-nothing")}</p>
    <${Key} cls="line" sign="u-undo" onPress=${stopAsking}>${t("page-back")}<//></div>`;
}

/* The way there, while one seat alone is to act. */
export function MayI() {
  const [seat, ...others] = dueHere.value;
  if (!seat || others.length > 0 || asking.value) return null;
  return html`<div class="mayi"><${ActKey} seat=${seat} cls="bare" sign="m-ask" action=${LIST} onDone=${askAbout(seat)}>${t("page-may-i")}<//></div>`;
}
