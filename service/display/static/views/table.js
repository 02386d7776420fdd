/* The table's page: board on the left, the referee's column on the right; one column on an upright or narrow screen. */
import { identity, seats, state, freshness, view } from "../store.js";
import { Acts } from "../components/acts.js";
import { ConfirmOptions, OptionLine, OptionList, Proposal } from "../components/agree.js";
import { Band, callHere } from "../components/band.js";
import { Choices, Notice } from "../components/choices.js";
import { Cover } from "../components/cover.js";
import { DieWell } from "../components/die.js";
import { Door } from "../components/door.js";
import { Alerts, Health } from "../components/health.js";
import { More } from "../components/more.js";
import { LeftOut, OnBoard } from "../components/onboard.js";
import { Secrets } from "../components/secrets.js";
import { Ruling } from "../components/ruling.js";
import { html } from "../html.js";
import { say, t } from "../texts.js";
import { info } from "../store.js";
import { BoardView } from "./board.js";
import { narrow, upright } from "./narrow.js";
import { StaleColumn, Stamp } from "./stale.js";
import { Win } from "./win.js";

/* The rim's colour and pattern: the seat's that is called, else grey. */
export function rimOf(words) {
  const fresh = freshness.value;
  if (fresh === "stale") return { seat: "none", rim: "1", fresh };
  return { seat: words.seat?.colour ?? "none", rim: String(words.seat?.order ?? 1), fresh };
}

function OptionsPaper() {
  return html`<section class="optionspaper"><h2>${t("page-options-head")}</h2>
    <p>${say(info.value?.game_text)} · ${t("page-options-before")} <b>C-3</b></p><${OptionList} /></section>`;
}

/* What the stage shows: the options before the first roll, else the board. */
function Stage({ now }) {
  return html`<main class="stage">${now?.unconfirmed?.length ? html`<${OptionsPaper} />` : html`<${BoardView} small=${narrow.value} />`}
    ${freshness.value === "stale" && html`<${Stamp} />`}</main>`;
}

function Question({ now }) {
  if (!now?.game) return null;
  if (now.unconfirmed?.length) return html`<${ConfirmOptions} /><${Notice} />`;
  if (now.proposal) return html`<${Proposal} /><${Notice} />`;
  return html`<section class="die"><${DieWell} />${!now.paused && html`<${Choices} />`}<${Secrets} /><${Cover} /><${More} /></section>`;
}

function Column({ now }) {
  if (freshness.value === "stale") return html`<aside class="ref"><${StaleColumn} /><${Acts} /><${Health} /></aside>`;
  return html`<aside class="ref"><${Door} />${!upright.value && html`<${OnBoard} />`}<${Alerts} /><${LeftOut} /><${Question} now=${now} />
    <${Ruling} />${now?.game && html`<${OptionLine} />`}<${Acts} /><${Health} /></aside>`;
}

export function TableView() {
  const now = view.value ?? state.value;
  const words = callHere();
  const { seat, rim, fresh } = rimOf(words);
  const won = now?.outcome && !now.proposal && fresh !== "stale";
  return html`<div class=${won ? "table won" : "table"} data-seat=${seat} data-rim=${rim} data-fresh=${fresh} data-seq=${now?.seq} data-role=${identity.value.role} data-seats=${seats.value.length}>
    <${Band} words=${words} />${won ? html`<${Win} />` : html`${upright.value && fresh !== "stale" && html`<${OnBoard} />`}<${Stage} now=${now} /><${Column} now=${now} />`}
  </div>`;
}
