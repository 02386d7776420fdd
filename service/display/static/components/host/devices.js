/* The devices with their health, what ails them, what helps, and what the host may do about it. */
import { openSheet } from "../../acting.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { alerts, devices, info, sensors } from "../../store.js";
import { capital, has, say, t } from "../../texts.js";
import { ActKey, Key } from "../key.js";

const SIGNS = { ok: "u-h-ok", degraded: "u-h-deg", offline: "u-h-off" };

const nameOf = (device) => capital(has(`device-${device}`) ? t(`device-${device}`) : device);

/* What a device that is not there would do, and how the table gets on without it. */
const MISSING = { camera: "page-host-camera-none", board: "page-host-board-none", buttons: "page-host-buttons-none" };

const DEEDS = {
  camera: () => info.value?.camera && html`<${ActKey} seat="host" action=${{ act: "restart_camera" }} cls="bare" sign="u-again">${t("page-host-camera-restart")}<//>`,
  board: () => sensors.value && sensors.value.why !== "no_board" && html`<${Key} cls="bare" sign="u-board" onPress=${() => openSheet("sensors")}>${t("page-host-sensor-test")}<//>`,
};

function Device({ name, device }) {
  const fine = device.state === "ok";
  const alert = alerts.value[name];
  const why = fine ? "" : say(alert?.text) || say(device.text) || device.reason;
  const fix = fine ? "" : say(alert?.how_to_fix);
  return html`<li class=${fine ? "d" : "d bad"}><${Glyph} name=${SIGNS[device.state] ?? "u-h-deg"} /><b>${fine ? t("page-host-device-works", { name: nameOf(name) }) : t("page-device-fault", { name: nameOf(name), state: device.state })}</b>
    ${why && html`<small>${why}</small>`}${fix && html`<small class="fix">${fix}</small>`}${DEEDS[name]?.()}</li>`;
}

const Missing = ({ name }) => html`<li class="d"><${Glyph} name="u-h-off" /><b>${t("page-host-device-none", { name: nameOf(name) })}</b><small>${t(MISSING[name])}</small></li>`;

export function Devices() {
  const known = Object.entries(devices.value).sort(([one], [other]) => one.localeCompare(other));
  const missing = Object.keys(MISSING).filter((name) => !Object.hasOwn(devices.value, name));
  return html`<section class="devs" aria-live="polite"><h2>${t("page-devices")}</h2><ul>${known.map(([name, device]) => html`<${Device} key=${name} name=${name} device=${device} />`)}
    ${missing.map((name) => html`<${Missing} key=${name} name=${name} />`)}</ul></section>`;
}
