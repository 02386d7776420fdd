/* The page's start: texts, the way to the referee, and which view this device shows. */
import { render } from "preact";
import { computed, effect, signal } from "@preact/signals";

import { sheet, closeSheet } from "./acting.js";
import { Sheet } from "./components/sheet.js";
import { HandOver } from "./components/handover.js";
import { notice } from "./commands.js";
import { start } from "./connection.js";
import { SignSheet } from "./glyphs.js";
import { html } from "./html.js";
import { asleep, freshness, identity, info, ruling, seatOf, servedSeats, view } from "./store.js";
import { loadTexts, say, t } from "./texts.js";
import { guardFirstTouch } from "./wake.js";
import { narrow } from "./views/narrow.js";
import { SeatView } from "./views/seat.js";
import { TableView } from "./views/table.js";

/* The seat that has taken the shared tablet over, in games with secrets. */
const holder = signal(null);

function handOverTo() {
  if (!info.value?.hand_over || identity.value.role !== "table" || freshness.value !== "live") return null;
  const due = view.value?.pending?.find((prompt) => servedSeats.value.includes(prompt.seat))?.seat;
  return due && holder.value !== due ? seatOf(due) : null;
}

const WakeHint = () => (asleep.value && servedSeats.value.length > 0 ? html`<p class="wakehint" role="status">${t("page-first-touch")}</p>` : null);

function App() {
  const next = handOverTo();
  if (next) return html`<${SignSheet} /><${HandOver} seat=${next} onOpen=${() => { holder.value = next.id; }} />`;
  const phone = ["seat", "table"].includes(identity.value.role) && narrow.value;
  document.title = t("page-title", { game: say(info.value?.game_text) || "none" });
  return html`<${SignSheet} />${phone ? html`<${SeatView} />` : html`<${TableView} />`}<${Sheet} /><${WakeHint} />`;
}

async function main() {
  const started = start(); // finds the referee while the texts come
  await loadTexts(navigator.languages ?? [navigator.language]);
  guardFirstTouch();
  const ruled = computed(() => ruling.value?.seq);
  effect(() => {
    if (ruled.value !== undefined) notice.value = null; // the answer was about the position before this ruling
  });
  effect(() => {
    if (freshness.value === "stale" && sheet.peek()) closeSheet();
  });
  render(html`<${App} />`, document.getElementById("page"));
  await started;
}

main();
