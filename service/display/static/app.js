/* The page's start: texts, the way to the referee, and which view this device shows. */
import { render } from "preact";
import { computed, effect } from "@preact/signals";

import { closeSheet, holder, nextHolder, sheet } from "./acting.js";
import { clauseOf } from "./clauses.js";
import { guardHolder } from "./components/cover.js";
import { Sheet } from "./components/sheet.js";
import { HandOver } from "./components/handover.js";
import { call } from "./components/band.js";
import { LanguageKey } from "./components/language.js";
import { notice } from "./commands.js";
import { start } from "./connection.js";
import { SignSheet } from "./glyphs.js";
import { html } from "./html.js";
import { useSecureContext } from "./secure.js";
import { asleep, freshness, identity, info, ruling, seatOf, servedSeats } from "./store.js";
import { knowsGame, loadTexts, say, t, useGame } from "./texts.js";
import { startSpeaking } from "./speech.js";
import { guardFirstTouch } from "./wake.js";
import { narrow } from "./views/narrow.js";
import { hostPart } from "./views/host_part.js";
import { SeatView } from "./views/seat.js";
import { TableView } from "./views/table.js";

const WakeHint = () => (asleep.value && servedSeats.value.length > 0 ? html`<p class="wakehint" role="status">${t("page-first-touch")}</p>` : null);

function App() {
  const next = nextHolder.value;
  const { game } = info.value ?? {};
  if (game && !knowsGame(game) && freshness.value !== "stale") return null; // its words are on their way
  if (next) return html`<${SignSheet} /><${HandOver} seat=${seatOf(next)} onOpen=${() => { holder.value = next; }} /><${LanguageKey} />${sheet.value?.kind === "language" && html`<${Sheet} />`}`;
  const phone = ["seat", "table"].includes(identity.value.role) && narrow.value;
  document.title = t("page-title", { game: say(info.value?.game_text) || "none" });
  const Host = identity.value.role === "host" ? hostPart()?.HostView : null;
  if (identity.value.role === "host" && !Host) return null;
  return html`<${SignSheet} />${Host ? html`<${Host} />` : phone ? html`<${SeatView} />` : html`<${TableView} />`}<${LanguageKey} /><${Sheet} /><${WakeHint} />`;
}

async function main() {
  const started = start(); // finds the referee while the texts come
  await loadTexts(navigator.languages ?? [navigator.language]);
  guardFirstTouch();
  guardHolder();
  useSecureContext();
  startSpeaking(computed(() => `${call().bold} ${call().rest}`));
  const ruled = computed(() => ruling.value?.seq);
  effect(() => {
    if (ruled.value !== undefined) notice.value = null; // the answer was about the position before this ruling
  });
  effect(() => void (info.value?.game && useGame(info.value.game)));
  effect(() => void clauseOf("", info.value?.game)); // so that they are here when somebody opens one
  effect(() => {
    if (freshness.value === "stale" || !info.value?.hand_over) holder.value = null;
    if (freshness.value === "stale" && sheet.peek()) closeSheet();
  });
  render(html`<${App} />`, document.getElementById("page"));
  await started;
}

main();
