/* Sheets that only show: a clause, the options in force, the board on a phone. */
import { html } from "../html.js";
import { openSheet } from "../acting.js";
import { t } from "../texts.js";
import { BoardView } from "../views/board.js";
import { OptionList } from "./agree.js";
import { Key } from "./key.js";
import { ClauseText } from "./sheet_ruling.js";

export const ClauseSheet = ({ clause, back }) => html`<div class="head"><h2>${t("page-rule-says")}</h2></div>
  <div class="whole"><${ClauseText} clause=${clause} /></div>
  ${back && html`<div class="deeds"><${Key} cls="line" onPress=${() => openSheet(back)}>${t("page-back")}<//></div>`}`;

export const OptionsSheet = () => html`<div class="head"><h2>${t("page-options-head")}</h2><p class="acttext">${t("page-options-fixed")}</p></div>
  <div class="whole"><${OptionList} /></div>`;

export const BoardSheet = () => html`<div class="boardpaper"><${BoardView} small=${true} twin="shown" /></div>`;
