/* What the host alone may do: start or resume a game, pause, and make seat links. */
import { useState } from "preact/hooks";

import { act, live, openSheet } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { hostState, linkBorn, now, seatOf, seats, view } from "../store.js";
import { t } from "../texts.js";
import { ActKey, Key } from "./key.js";

/* The colours that no module of UFO Attack has; the service gives others their own. */
const COLOURS = ["purple", "orange", "lime", "tan"];
const GAME = "ufo_attack";

function NameField({ index, value, change }) {
  return html`<label class="namefield"><${Glyph} name=${`g-${COLOURS[index]}`} /><span>${t("page-host-player", { number: index + 1 })}</span>
    <input value=${value} maxlength="24" autocomplete="off" onInput=${(event) => change(event.currentTarget.value)} /></label>`;
}

function Toggle({ name, on, flip }) {
  return html`<button type="button" class="key line" aria-pressed=${on} onClick=${flip}>${on ? "✓ " : ""}${t(`variant-${name.replaceAll("_", "-")}`)}</button>`;
}

/* Names youngest first (C-1), the variants, and go. */
export function NewGame() {
  const [names, setNames] = useState(["", "", "", ""]);
  const [variants, setVariants] = useState([]);
  const seated = names.map((name, index) => ({ name: name.trim(), colour: COLOURS[index] })).filter((seat) => seat.name);
  const rename = (index) => (name) => setNames(names.map((old, at) => (at === index ? name : old)));
  const flip = (name) => () => setVariants(variants.includes(name) ? variants.filter((one) => one !== name) : [...variants, name]);
  const start = () => act("host", { act: "new_game", game: GAME, variants, seats: seated });
  return html`<section class="optionspaper newgame"><h2>${t("page-host-new")}</h2><p>${t("page-host-new-hint")}</p>
    ${names.map((name, index) => html`<${NameField} key=${index} index=${index} value=${name} change=${rename(index)} />`)}
    <div class="pick">${["alien_invasion", "first_to_12"].map((name) => html`<${Toggle} key=${name} name=${name} on=${variants.includes(name)} flip=${flip(name)} />`)}</div>
    <${Key} cls="main wide" disabled=${!live.value || seated.length < 2} onPress=${start}>${t("page-host-start")}<//>
    <${SavedGames} /></section>`;
}

function SavedGames() {
  const games = (hostState.value?.games ?? []).filter((game) => !game.over && game.id !== hostState.value.open).slice(0, 4);
  if (games.length === 0) return null;
  return html`<h3>${t("page-host-saved")}</h3>${games.map((game) => html`<${ActKey} key=${game.id} seat="host" action=${{ act: "resume_game", game_id: game.id }} cls="line wide">${t("page-host-resume-game", { names: game.seats.join(", ") })}<//>`)}`;
}

const MINUTE_S = 60;

/* For how many seconds the seat's link is still good; null if there is none. */
function leftOf(seat) {
  const link = hostState.value?.links?.[seat];
  if (!link) return null;
  const lasts = hostState.value.codes?.[seat]?.lasts_s ?? 5 * MINUTE_S;
  return Math.max(0, Math.ceil(lasts - Math.max(0, now.value - linkBorn.get(link)) / 1000));
}

function Left({ seat }) {
  const left = leftOf(seat);
  const time = `${Math.floor(left / MINUTE_S)}:${String(left % MINUTE_S).padStart(2, "0")}`;
  return html`<p class="left" role="timer"><b>${left > 0 ? t("page-link-left", { time }) : t("page-link-over")}</b></p>`;
}

/* One seat's link to be scanned. It disappears when it is used. */
export function LinkSheet({ seat }) {
  const link = hostState.value?.links?.[seat];
  const name = seatOf(seat)?.name ?? seat;
  const code = hostState.value?.codes?.[seat];
  const taken = seatOf(seat)?.device === "own";
  if (!link) return html`<div class="head"><h2>${t(taken ? "page-link-used" : "page-link-coming", { name })}</h2></div>`;
  const fresh = leftOf(seat) > 0;
  return html`<div class="head"><header><${Glyph} name="u-phone" cls="mark" />${t("page-seat-of", { name })}</header><h2>${t("page-link-scan", { name })}</h2></div>
    <div class="whole linkpaper">${code && fresh && html`<img class="qr" src=${`data:image/svg+xml,${encodeURIComponent(code.qr)}`} alt=${t("page-link-code", { name })} />`}
      <div><p class="st">${t("page-link-or-type")}</p><a class="seatlink" href=${link} target="_blank" rel="noopener">${link}</a><${Left} seat=${seat} />
        <p class="st">${t("page-host-link-hint")}</p><${ActKey} seat="host" action=${{ act: "seat_link", seat }} cls="line" sign="u-again">${t("page-link-new")}<//></div></div>`;
}

/* A key a seat: makes its link, or shows the one there is. */
function SeatLinks() {
  return html`<div class="seatlinks">${seats.value.map((seat) => {
    const show = () => openSheet("link", { seat: seat.id });
    const words = html`<${Glyph} name=${`g-${seat.colour}`} /><span>${seat.name}</span>`;
    return leftOf(seat.id) > 0
      ? html`<${Key} key=${seat.id} cls="line" onPress=${show}>${words}<//>`
      : html`<${ActKey} key=${seat.id} seat="host" action=${{ act: "seat_link", seat: seat.id }} cls="line" sign=${`g-${seat.colour}`} onSent=${show}>${seat.name}<//>`;
  })}</div>`;
}

export function HostPanel() {
  const game = view.value;
  if (!game?.game) return null;
  const pause = game.paused ? { act: "resume" } : { act: "pause" };
  return html`<section class="agree host" aria-label=${t("page-host")}><h2>${t("page-host")}</h2>
    <div class="pick"><${ActKey} seat="host" action=${pause} cls="line" sign="u-pause">${t(game.paused ? "page-host-go-on" : "page-host-pause")}<//></div>
    <h3><${Glyph} name="u-phone" /> ${t("page-host-link")}</h3><${SeatLinks} /></section>`;
}
