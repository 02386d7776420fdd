/* What the host alone may do: start or resume a game, pause, and make seat links. */
import { useState } from "preact/hooks";

import { act, live, openSheet } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { hostState, linkBorn, now, seatOf, seats, view } from "../store.js";
import { say, t } from "../texts.js";
import { Notice } from "./choices.js";
import { ActKey, Key } from "./key.js";

function NameField({ index, colour, value, change }) {
  return html`<label class="namefield"><i><${Glyph} name=${`g-${colour}`} /></i><span>${t("page-host-player", { number: index + 1 })}</span>
    <input value=${value} maxlength="24" autocomplete="off" onInput=${(event) => change(event.currentTarget.value)} /></label>`;
}

const Toggle = ({ on, flip, children, title }) => html`<button type="button" class="key line" aria-pressed=${on} title=${title} onClick=${flip}>${on ? "✓ " : ""}${children}</button>`;

/* Which game, if there are several. */
function Games({ offered, chosen, choose }) {
  if (offered.length < 2) return null;
  return html`<div class="pick games" role="group" aria-label=${t("page-host-game")}>${offered.map((game) => html`<${Toggle} key=${game.id} on=${game.id === chosen} flip=${() => choose(game.id)}>${say(game.text)}<//>`)}</div>`;
}

/* A named ruleset, or variants of one's own: not both. */
function Rules({ game, rules, change }) {
  const { ruleset, variants } = rules;
  const named = (name) => () => change({ ruleset: ruleset === name ? "" : name, variants: [] });
  const flip = (name) => () => change({ ruleset: "", variants: variants.includes(name) ? variants.filter((one) => one !== name) : [...variants, name] });
  return html`${game.variants.length > 0 && html`<div class="pick">${game.variants.map((one) => html`<${Toggle} key=${one.name} on=${variants.includes(one.name)} flip=${flip(one.name)}>${say(one.text)}<//>`)}</div>`}
    ${game.rulesets.length > 0 && html`<h3>${t("page-host-rulesets")}</h3><div class="pick rulesets">${game.rulesets.map((one) => html`<${Toggle} key=${one.name} on=${ruleset === one.name} flip=${named(one.name)} title=${one.source}>${one.title}<//>`)}</div>`}`;
}

const NO_RULES = { ruleset: "", variants: [] };

/* Names youngest first (C-1), the rules, and go. What there is to choose from comes from the referee. */
export function NewGame() {
  const offered = hostState.value?.offered ?? [];
  const [id, choose] = useState(null);
  const [names, setNames] = useState([]);
  const [rules, setRules] = useState(NO_RULES);
  const game = offered.find((one) => one.id === id) ?? offered[0];
  if (!game) return html`<section class="optionspaper newgame"><${SavedGames} /></section>`;
  const [fewest, most] = game.seats;
  const places = Array.from({ length: most }, (_, index) => names[index] ?? "");
  const seated = places.map((name) => ({ name: name.trim() })).filter((seat) => seat.name);
  const rename = (index) => (name) => setNames(places.map((old, at) => (at === index ? name : old)));
  const turn = (other) => { choose(other); setRules(NO_RULES); };
  const start = () => act("host", { act: "new_game", game: game.id, seats: seated, ...(rules.ruleset ? { ruleset: rules.ruleset } : { variants: rules.variants }) });
  return html`<section class="optionspaper newgame"><h2>${t("page-host-new", { game: say(game.text) })}</h2><p>${t("page-host-new-hint", { fewest, most })}</p>
    <${Games} offered=${offered} chosen=${game.id} choose=${turn} />
    ${places.map((name, index) => html`<${NameField} key=${index} index=${index} colour=${game.colours[index]} value=${name} change=${rename(index)} />`)}
    <${Rules} game=${game} rules=${rules} change=${setRules} />
    <${Notice} />
    <${Key} cls="main wide" disabled=${!live.value || seated.length < fewest} onPress=${start}>${t("page-host-start")}<//>
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
