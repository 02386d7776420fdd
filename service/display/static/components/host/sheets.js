/* Sheets of the host: a ruling of the house, another game, and what deletes. */
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";

import { closeSheet, live } from "../../acting.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { info, lastRuling } from "../../store.js";
import { both, say, t } from "../../texts.js";
import { Notice } from "../choices.js";
import { ActKey, Key } from "../key.js";
import { offers, saved } from "./draft.js";

const LONGEST = 300;

/* Stays until the ruling is there: a refused one is not typed twice. */
const words = signal("");

export function HouseSheet() {
  const now = lastRuling.value;
  useEffect(() => {
    if (now?.kind !== "house" || !words.value || !say(now.text).includes(words.value.trim())) return;
    words.value = "";
    closeSheet();
  }, [now]);
  const text = words.value.trim();
  return html`<div class="head"><header><${Glyph} name="m-house" cls="mark" />${t("page-kind-house")}</header><h2>${t("page-host-house-head")}</h2><p class="acttext">${t("page-host-house-hint")}</p></div>
    <div class="whole"><label class="longfield"><span>${t("page-host-house-words")}</span><textarea rows="3" maxlength=${LONGEST} value=${words.value} onInput=${(event) => { words.value = event.currentTarget.value; }}></textarea></label><${Notice} /></div>
    <div class="deeds">${text ? html`<${ActKey} seat="host" action=${{ act: "house_ruling", text }} cls="main" sign="m-house">${t("page-host-house-say")}<//>` : html`<${Key} cls="main" disabled=${true} sign="m-house">${t("page-host-house-say")}<//>`}</div>`;
}

/* Another game while one is on the table. Nothing is lost, but the players should know. */
export function GoOnSheet({ id }) {
  const game = saved.value.find((one) => one.id === id);
  if (!game) return null;
  const title = say(offers.value.find((one) => one.id === game.game)?.text) || game.game;
  return html`<div class="head"><h2>${t("page-host-goon-head", { game: title, names: both(game.seats) })}</h2><p class="acttext">${t("page-host-goon-hint", { game: say(info.value?.game_text) })}</p></div>
    <div class="deeds"><${Key} cls="line" onPress=${closeSheet}>${t("page-host-goon-stay")}<//><${ActKey} seat="host" action=${{ act: "resume_game", game_id: id }} cls="main far" onSent=${closeSheet}>${t("page-host-open-saved")}<//></div>`;
}

export const WipeSheet = () => html`<div class="head no"><header><${Glyph} name="m-no" cls="mark" />${t("page-host-pictures")}</header><h2>${t("page-host-wipe-head")}</h2><p class="acttext">${t("page-host-wipe-hint")}</p></div>
  <div class="deeds"><${Key} cls="main" onPress=${closeSheet}>${t("page-host-wipe-keep")}<//>${live.value && html`<${ActKey} seat="host" action=${{ act: "wipe_evidence" }} cls="line far" sign="u-bin" onSent=${closeSheet}>${t("page-host-wipe-now")}<//>`}</div>`;
