/* A seat's page on a phone: its own choices big, the last ruling, the board one tap away. */
import { dueHere, openSheet } from "../acting.js";
import { Acts } from "../components/acts.js";
import { ConfirmOptions, OptionList, Proposal } from "../components/agree.js";
import { Band, callHere } from "../components/band.js";
import { Choices, Notice, stepping } from "../components/choices.js";
import { Cover } from "../components/cover.js";
import { DieWell } from "../components/die.js";
import { Door } from "../components/door.js";
import { Alerts, Health } from "../components/health.js";
import { LeftOut, OnBoard } from "../components/onboard.js";
import { Secrets } from "../components/secrets.js";
import { Ruling } from "../components/ruling.js";
import { html } from "../html.js";
import { freshness, identity, view } from "../store.js";
import { t } from "../texts.js";
import { BoardView } from "./board.js";
import { StaleColumn, Stamp } from "./stale.js";
import { rimOf } from "./table.js";
import { Win } from "./win.js";

const InlineBoard = () => html`<button type="button" class="peek" onClick=${() => openSheet("board")} aria-label=${t("page-board-open")}><${BoardView} small=${true} height=${376} inKey=${true} /></button>`;

/* Choices take the room of the board, which is then one tap away. */
const choosing = (now) => now.pending.some((prompt) => prompt.need !== "dice" && dueHere.value.includes(prompt.seat));

function Middle({ now }) {
  if (now.unconfirmed?.length) return html`<div class="scroll"><${ConfirmOptions} /><${Notice} /><${OptionList} /></div>`;
  if (now.proposal) return html`<${Proposal} /><${Notice} /><${InlineBoard} />`;
  const busy = choosing(now);
  return html`<section class=${busy ? "die busy" : "die"}><${DieWell} />${!now.paused && html`<${Choices} />`}<${Secrets} /><${Cover} /></section>${!busy && html`<${InlineBoard} />`}`;
}

function Card({ now }) {
  if (freshness.value === "stale") return html`<${StaleColumn} />${now?.game && html`<div class="stage"><${BoardView} small=${true} /><${Stamp} /></div>`}`; // what is wrong, before what was
  if (!now?.game) return html`<${Door} /><p class="wait">${t(identity.value.role === "seat" ? "page-seat-waits" : "page-no-game")}</p>`;
  return html`<${Door} /><${OnBoard} /><${Alerts} /><${LeftOut} /><${Middle} now=${now} /><${Ruling} />`;
}

export function SeatView() {
  const now = view.value;
  const words = callHere();
  const { seat, rim, fresh } = rimOf(words);
  const won = now?.outcome && !now.proposal && fresh !== "stale";
  return html`<div class=${won ? "table won" : "seatpage"} data-seat=${seat} data-rim=${rim} data-fresh=${fresh} data-seq=${now?.seq} data-role=${identity.value.role}>
    <${Band} words=${words} />
    ${won ? html`<${Win} />` : html`<main class="card"><${Card} now=${now} /><${Acts} board=${now?.game && choosing(now) && !stepping() ? () => openSheet("board") : null} /><${Health} seat=${identity.value.seat} /></main>`}
  </div>`;
}
