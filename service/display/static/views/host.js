/* The host's page: the wizard for a new game, or the desk beside the game that is on; seats and devices always in sight. */
import { effect } from "@preact/signals";

import { Band, call } from "../components/band.js";
import { Door } from "../components/door.js";
import { Alerts } from "../components/health.js";
import { OnBoard } from "../components/onboard.js";
import { RuleSheet } from "../components/host/clause.js";
import { Agreeing, Desk } from "../components/host/desk.js";
import { Devices } from "../components/host/devices.js";
import { draft, offer, offers, wizardOpen } from "../components/host/draft.js";
import { DraftSeats, LinkSheet, Seats } from "../components/host/links.js";
import { SensorsSheet } from "../components/host/sensors.js";
import { GoOnSheet, HouseSheet, WipeSheet } from "../components/host/sheets.js";
import { AGREE, Walk } from "../components/host/walk.js";
import { goTo, Wizard } from "../components/host/wizard.js";
import { html } from "../html.js";
import { devices, freshness, hostState, info, offered, state } from "../store.js";
import { say, t, useGame } from "../texts.js";
import { StaleColumn, Stamp } from "./stale.js";

/* What opens over the page for the host alone (components/sheet.js). */
export const sheets = { link: LinkSheet, rule: RuleSheet, sensors: SensorsSheet, house: HouseSheet, goon: GoOnSheet, wipe: WipeSheet };

effect(() => offers.value.forEach((one) => void useGame(one.id))); // a new game may be any of them

const agreeing = () => Boolean(state.value?.game && state.value.unconfirmed?.length);

/* What the host is at: the wizard, the agreement of all, or the desk. */
function place() {
  if (wizardOpen.value) return "wizard";
  return agreeing() ? "agree" : "desk";
}

function HostBand({ at }) {
  const game = at === "wizard" ? say(offer.value?.text) : say(info.value?.game_text);
  const head = at === "desk" ? t("page-host-band") : t(game ? "page-host-band-new-of" : "page-host-band-new");
  return html`<header class="band"><h1><b>${head}</b> ${game}</h1>${at === "wizard" && html`<${Walk} now=${draft.value.step} onGo=${goTo} />`}${at === "agree" && html`<${Walk} now=${AGREE} />`}</header>`;
}

/* Before anything is chosen: what comes. */
const Intro = () => html`<section class="seats intro"><h2>${t("page-host-intro")}</h2><ol>${[1, 2, 3].map((step) => html`<li key=${step}>${t(`page-host-intro-${step}`)}</li>`)}</ol></section>`;

function Beside({ at }) {
  if (at === "wizard") return offer.value ? html`<${DraftSeats} />` : html`<${Intro} />`;
  return state.value?.game ? html`<${Seats} />` : null;
}

const STAGES = { wizard: Wizard, agree: Agreeing, desk: Desk };

export function HostView() {
  const fresh = freshness.value;
  const known = fresh !== "stale" && hostState.value && offered.value;
  const common = { "data-seat": "none", "data-rim": "1", "data-fresh": fresh, "data-seq": state.value?.seq, "data-role": "host" };
  const words = fresh === "live" ? { bold: t("page-host-band"), rest: "", sign: "u-host" } : call();
  if (!known) return html`<div class="table hostpage" ...${common}><${Band} words=${words} /><main class="stage leaf"><${Stamp} /></main><aside class="ref">${fresh === "stale" && html`<${StaleColumn} />`}</aside></div>`;
  const at = place();
  const Stage = STAGES[at];
  return html`<div class=${`table hostpage at-${at}`} ...${common}><${HostBand} at=${at} />
    <main class="stage leaf"><${Stage} /></main>
    <aside class="ref"><${Door} /><${OnBoard} /><${Alerts} without=${Object.keys(devices.value)} /><${Beside} at=${at} /><${Devices} /></aside></div>`;
}
