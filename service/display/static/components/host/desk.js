/* What the host may do while a game is on the table, or none is: go on, pause, rule, look after the house. */
import { signal } from "@preact/signals";

import { live, openSheet } from "../../acting.js";
import { drawingOf } from "../../boards/index.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { hostState, info, lastRuling, pictures, state } from "../../store.js";
import { both, dateOf, say, t } from "../../texts.js";
import { BoardView } from "../../views/board.js";
import { OptionLine, OptionList } from "../agree.js";
import { call } from "../band.js";
import { Notice } from "../choices.js";
import { ActKey, Key } from "../key.js";
import { Clause, markOf } from "../ruling.js";
import { change, offers, saved, sameAgain } from "./draft.js";
import { TableHere } from "./links.js";

const FEW = 4;
const all = signal(false);

function LastRuling() {
  const one = lastRuling.value;
  if (!one) return null;
  return html`<p class="lastruling"><${Glyph} name=${markOf(one.kind)} cls="mark" /><span>${say(one.text)} <${Clause} clause=${one.clause} /></span></p>`;
}

/* The keys of the game on the table. */
function GameKeys() {
  const { paused, outcome } = state.value;
  const again = () => sameAgain(info.value);
  return html`<div class="deskkeys">
    ${outcome ? html`<${Key} cls="main" sign="u-again" disabled=${!live.value} onPress=${again}>${t("page-play-again")}<//>`
      : html`<${ActKey} seat="host" action=${{ act: paused ? "resume" : "pause" }} cls=${paused ? "main" : "line"} sign=${paused ? "u-arrow" : "u-pause"}>${t(paused ? "page-host-go-on" : "page-host-pause")}<//>`}
    <${Key} cls="line" sign="m-house" disabled=${!live.value} onPress=${() => openSheet("house")}>${t("page-host-house")}<//>
    <${Key} cls="line" sign="u-board" onPress=${() => openSheet("board")}>${t("page-board-open")}<//></div>`;
}

function OnTable() {
  const now = state.value;
  const { bold, rest } = call();
  return html`<section class="ontable"><div><h2>${t("page-host-on-table-now", { game: say(info.value?.game_text) })}</h2>
      <p class="callline"><b>${bold}</b> ${rest}</p><${LastRuling} /><${GameKeys} /><${Notice} /><${OptionLine} /></div>
    ${drawingOf(now.game) && html`<button type="button" class="peek" onClick=${() => openSheet("board")} aria-label=${t("page-board-open")}><${BoardView} small=${true} inKey=${true} /></button>`}</section>`;
}

/* Step 6: all agree before the first roll. The column says who has not. */
export const Agreeing = () => html`<div class="wrap"><h2>${t("page-options-head")}</h2><p>${t("page-host-agree-hint")}</p><${Notice} />
  <p class="note"><${Glyph} name="u-hand" />${t("page-host-agree-where")}</p><${OptionList} /></div>
  <div class="nav"><${Key} cls="bare" onPress=${() => change({ open: true })}>${t("page-host-other-game")}<//><${TableHere} cls="main far" /></div>`;

const titleOf = (id) => say(offers.value.find((one) => one.id === id)?.text) || id;

const GoOn = ({ game }) => {
  const busy = hostState.value.open && state.value?.game && !state.value.outcome;
  if (busy) return html`<${Key} cls="line" disabled=${!live.value} onPress=${() => openSheet("goon", { id: game.id })}>${t("page-host-open-saved")}<//>`;
  return html`<${ActKey} seat="host" action=${{ act: "resume_game", game_id: game.id }} cls="line">${t(game.over ? "page-host-look-saved" : "page-host-open-saved")}<//>`;
};

function Saved({ game }) {
  const started = game.started ? dateOf(game.started * 1000) : t("page-host-no-date");
  return html`<li class="savedgame"><${Glyph} name=${game.over ? "m-win" : "u-pause"} cls="mark" />
    <span><b>${titleOf(game.game)}</b><small>${both(game.seats)}</small><small>${t(game.over ? "page-host-saved-over" : "page-host-saved-open", { date: started })}</small></span><${GoOn} game=${game} /></li>`;
}

function SavedGames() {
  const games = saved.value.filter((game) => game.id !== hostState.value?.open);
  if (games.length === 0) return null;
  const shown = all.value ? games : games.slice(0, FEW);
  return html`<section><h2>${t("page-host-saved")}</h2><ul class="savedgames">${shown.map((game) => html`<${Saved} key=${game.id} game=${game} />`)}</ul>
    ${games.length > shown.length && html`<${Key} cls="bare" onPress=${() => { all.value = true; }}>${t("page-host-saved-more", { count: games.length - shown.length })}<//>`}</section>`;
}

/* What deletes stands apart, and asks. */
function Clearing() {
  const none = Object.keys(pictures.value).length === 0;
  return html`<section class="clearing"><h2>${t("page-host-pictures")}</h2><p>${t(none ? "page-host-pictures-none" : "page-host-pictures-about")}</p>
    <${Key} cls="line" sign="u-bin" disabled=${!live.value || none} onPress=${() => openSheet("wipe")}>${t("page-host-wipe")}<//></section>`;
}

export const Desk = () => html`<div class="wrap desk" tabindex="0">
    ${state.value?.game ? html`<${OnTable} />` : html`<section><h2>${t("page-host-no-game")}</h2><p>${t("page-host-no-game-hint")}</p><${Notice} /></section>`}
    <${SavedGames} /><${Clearing} /></div>
  <div class="nav">${state.value?.game && html`<${TableHere} cls="line" />`}<${Key} cls="main far" sign="u-plus" onPress=${() => change({ open: true, step: 0 })}>${t("page-host-new")}<//></div>`;
