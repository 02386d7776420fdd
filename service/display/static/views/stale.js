/* Not live: nothing here may pass for the present. Says since when, why, and what helps. */
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { age, availability, heardAt, link, seatOf, state } from "../store.js";
import { clock, t } from "../texts.js";

/* Why the page is not live: the middle of the message ids page-gone-…-why and page-gone-…-help-1 and on. */
function cause() {
  if (availability.value === "stopped") return "stopped";
  if (availability.value === "offline") return "crashed";
  if (link.value.state === "up") return "silent";
  return CAUSES[link.value.cause] ?? "link";
}

const CAUSES = { refused: "refused", "no-network": "network", "no-broker": "broker", "no-box": "link" };
const HELPS = { link: 4, network: 2, broker: 2, silent: 2, stopped: 1, crashed: 1, refused: 1 };

export const Stamp = () => (heardAt.value > 0 && state.value?.game ? html`<p class="stamp">${t("page-stale-stamp")} <b>${clock(heardAt.value, true)}</b></p>` : null);

function Age() {
  const seconds = Math.max(0, Math.round(age.value / 1000));
  return html`<h2>${t("page-stale-age", { seconds, minutes: Math.floor(seconds / 60), unit: seconds < 90 ? "seconds" : "minutes" })}</h2>`;
}

export function StaleColumn() {
  const why = cause();
  const name = seatOf(state.value?.turn)?.name;
  return html`<section class="lost" role="alert">
      ${heardAt.value > 0 ? html`<${Age} />` : html`<h2>${t("page-never-heard")}</h2>`}
      <p>${t(`page-gone-${why}-why`)} ${name && heardAt.value > 0 ? t("page-stale-turn", { name }) : ""} ${heardAt.value > 0 ? t("page-stale-safe") : ""}</p>
    </section>
    <section class="todo"><h3>${t("page-what-helps")}</h3>
      <ol>${Array.from({ length: HELPS[why] }, (_, index) => html`<li><b>${index + 1}</b><span>${t(`page-gone-${why}-help-${index + 1}`)}</span></li>`)}</ol>
      <p class="prev"><${Glyph} name="u-lock" /><span>${t("page-stale-wake")}</span></p></section>`;
}
