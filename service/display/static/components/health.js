/* What works, what works with a named fault, and what is gone; told apart by shape. Alerts say how to mend. */
import { openSheet } from "../acting.js";
import { backToHost, isHostToo } from "../connection.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { alerts, devices, freshness, identity, info, now, openAlerts, seatOf } from "../store.js";
import { capital, clock, has, say, t } from "../texts.js";

const SIGNS = { ok: "u-h-ok", degraded: "u-h-deg", offline: "u-h-off" };
const nameOf = (device) => (has(`device-${device}`) ? t(`device-${device}`) : device);

const faultOf = (name, state) => t("page-device-fault", { name: nameOf(name), state });

function Device({ name, state }) {
  if (freshness.value === "stale") return html`<span><${Glyph} name="u-h-off" />${nameOf(name)} ?</span>`;
  if (state === "ok") return html`<span><${Glyph} name="u-h-ok" label=${t("page-device-ok")} />${nameOf(name)}</span>`;
  return html`<button type="button" class="bad" onClick=${() => openSheet("device", { name })}><${Glyph} name=${SIGNS[state] ?? "u-h-deg"} />${faultOf(name, state)}</button>`;
}

/* What ails a device, and how to mend it, which its alert tells. */
export function DeviceSheet({ name }) {
  const device = devices.value[name];
  const alert = alerts.value[name];
  const fine = !device || device.state === "ok";
  return html`<div class="head"><header><${Glyph} name=${SIGNS[device?.state] ?? "u-h-ok"} cls="mark" />${t("page-devices")}</header>
      <h2>${fine ? `${capital(nameOf(name))}: ${t("page-device-ok")}` : capital(faultOf(name, device.state))}</h2></div>
    <div class="whole"><p class="text">${fine ? "" : say(device.text)}</p>
      ${!fine && alert && html`<h3>${t("page-how-to-mend")}</h3><p class="text"><b>${say(alert.how_to_fix)}</b></p>`}
      <p class="st">${fine ? "" : t("page-device-goes-on")}</p></div>`;
}

/* The time of day, where the referee's clock is known to be right. Its own component: it alone follows the tick. */
function TimeOfDay() {
  const minute = Math.floor(now.value / 1000); // follows the page's tick
  return info.value?.wall_clock_synced && minute >= 0 ? html`<time>${clock(Date.now(), freshness.value === "stale")}</time>` : null;
}

export function Health({ seat }) {
  const fine = (device) => Number(device.state === "ok"); // faults come first
  const entries = Object.entries(devices.value).sort(([a, one], [b, other]) => fine(one) - fine(other) || a.localeCompare(b));
  const who = seat && seatOf(seat);
  return html`<footer class="health" aria-label=${t("page-devices")}>
    ${seat && html`<span><${Glyph} name=${freshness.value === "live" ? "u-h-ok" : "u-h-off"} />${t(freshness.value === "live" ? "page-live" : "page-not-live")}</span>`}
    ${who && html`<span><${Glyph} name="u-lock" />${t("page-seat-of", { name: who.name })}</span>`}
    ${!seat && html`<div class="devices">${entries.map(([name, device]) => html`<${Device} key=${name} name=${name} state=${device.state} />`)}
      ${identity.value.role === "spectator" && html`<span><${Glyph} name="u-eye" />${t("page-watching")}</span>`}</div>`}
    <${TimeOfDay} />
    ${isHostToo() && html`<button type="button" class="seats" onClick=${backToHost}><${Glyph} name="u-host" />${t("page-host-back-here")}</button>`}
    ${info.value?.seats?.length > 0 && freshness.value !== "stale" && html`<button type="button" class="seats" onClick=${() => openSheet("seats")}><${Glyph} name="u-seat" />${t("page-seats")}</button>`}
  </footer>`;
}

/* These have a place of their own (onboard.js). */
const ELSEWHERE = new Set(["board-now", "board-cells"]);

/* The first two alerts in full, with what helps; above everything but never over the board. */
export function Alerts({ without = [] }) {
  const list = openAlerts.value.filter(({ id }) => !ELSEWHERE.has(id) && !without.includes(id));
  if (list.length === 0) return null;
  return html`<section class="alerts" role="status" aria-label=${t("page-alerts")}>
    ${list.slice(0, 2).map(({ id, seat, alert }) => html`<p key=${`${seat} ${id}`}><${Glyph} name="u-h-deg" /><span><b>${say(alert.text)}</b> ${say(alert.how_to_fix)}</span></p>`)}
    ${list.length > 2 && html`<p class="more">${t("page-more-alerts", { count: list.length - 2 })}</p>`}
  </section>`;
}
