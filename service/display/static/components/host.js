/* What the host alone may do: start or resume a game, pause, and make seat links. */
import { useState } from "preact/hooks";

import { act, live } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { hostState, info, seats, view } from "../store.js";
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

/* A link shows until it is used; a second use is refused and told to all. */
function SeatLinks() {
  const links = hostState.value?.links ?? {};
  return html`<div class="seatlinks">${seats.value.map((seat) => html`<div key=${seat.id} class="consent"><b><${Glyph} name=${`g-${seat.colour}`} />${seat.name}</b>
    ${links[seat.id] ? html`<a class="seatlink" href=${links[seat.id]} target="_blank" rel="noopener">${links[seat.id]}</a>` : html`<${ActKey} seat="host" action=${{ act: "seat_link", seat: seat.id }} cls="line">${t("page-host-link")}<//>`}</div>`)}</div>`;
}

export function HostPanel() {
  const now = view.value;
  if (!now?.game) return null;
  const pause = now.paused ? { act: "resume" } : { act: "pause" };
  return html`<section class="agree host" aria-label=${t("page-host")}><h2>${t("page-host")}</h2>
    <div class="pick"><${ActKey} seat="host" action=${pause} cls="line" sign="u-pause">${t(now.paused ? "page-host-go-on" : "page-host-pause")}<//></div>
    <${SeatLinks} />${info.value?.seats.length ? html`<p class="st">${t("page-host-link-hint")}</p>` : null}</section>`;
}
