/* A clause of a game that is not open yet. */
import { clauseOf } from "../../clauses.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { ClauseText } from "../sheet_ruling.js";

export function RuleSheet({ clause, game }) {
  const busy = clauseOf(clause, game) === null;
  return html`<div class="head"><h2>${t("page-rule-says")}</h2></div><div class="whole" aria-busy=${busy}><${ClauseText} clause=${clause} /></div>`;
}
