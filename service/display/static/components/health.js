/* What works, what works with a named fault, and what is gone; told apart by shape. Alerts say how to mend. */
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { alerts, devices, freshness, identity, info, now, seatOf } from "../store.js";
import { clock, has, say, t } from "../texts.js";

const SIGNS = { ok: "u-h-ok", degraded: "u-h-deg", offline: "u-h-off" };
const nameOf = (device) => (has(`device-${device}`) ? t(`device-${device}`) : device);

function Device({ name, state, reason }) {
  if (freshness.value === "stale") return html`<span><${Glyph} name="u-h-off" />${nameOf(name)} ?</span>`;
  if (state === "ok") return html`<span><${Glyph} name="u-h-ok" label=${t("page-device-ok")} />${nameOf(name)}</span>`;
  const fault = has(`device-fault-${reason}`) ? t(`device-fault-${reason}`) : t("page-device-fault", { name: nameOf(name), state });
  return html`<span class="bad" title=${reason}><${Glyph} name=${SIGNS[state] ?? "u-h-deg"} />${fault}</span>`;
}

/* The time of day, where the referee's clock is known to be right. Its own component: it alone follows the tick. */
function TimeOfDay() {
  const minute = Math.floor(now.value / 1000); // follows the page's tick
  return info.value?.wall_clock_synced && minute >= 0 ? html`<time>${clock(Date.now(), freshness.value === "stale")}</time>` : null;
}

export function Health({ seat }) {
  const entries = Object.entries(devices.value).sort(([a], [b]) => a.localeCompare(b));
  const who = seat && seatOf(seat);
  return html`<footer class="health" aria-label=${t("page-devices")}>
    ${seat && html`<span><${Glyph} name=${freshness.value === "live" ? "u-h-ok" : "u-h-off"} />${t(freshness.value === "live" ? "page-live" : "page-not-live")}</span>`}
    ${who && html`<span><${Glyph} name="u-lock" />${t("page-seat-of", { name: who.name })}</span>`}
    ${!seat && entries.map(([name, device]) => html`<${Device} key=${name} name=${name} state=${device.state} reason=${device.reason} />`)}
    ${!seat && identity.value.role === "spectator" && html`<span><${Glyph} name="u-eye" />${t("page-watching")}</span>`}
    <${TimeOfDay} />
  </footer>`;
}

export function Alerts() {
  const list = Object.entries(alerts.value);
  if (list.length === 0) return null;
  return html`<section class="alerts" role="status" aria-label=${t("page-alerts")}>
    ${list.slice(0, 2).map(([id, alert]) => html`<p key=${id}><${Glyph} name="u-h-deg" /><span><b>${say(alert.text)}</b> ${say(alert.how_to_fix)}</span></p>`)}
    ${list.length > 2 && html`<p class="more">${t("page-more-alerts", { count: list.length - 2 })}</p>`}
  </section>`;
}
