/* Step 2: who plays, youngest first, by which colour, and on what. */
import { useState } from "preact/hooks";

import { Glyph } from "../../glyphs.js";
import { colourWord, paint, signOf } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Key } from "../key.js";
import { Segment } from "./controls.js";
import { addSeat, draft, lastPlayers, offer, raiseSeat, removeSeat, seatLastPlayers, seatName, setColour, setSeat } from "./draft.js";

const LONGEST_NAME = 24;

const places = () => [
  { value: "table", text: t("page-host-on-table"), sign: html`<${Glyph} name="u-hand" />` },
  { value: "own", text: t("page-host-on-phone"), sign: html`<${Glyph} name="u-phone" />` },
  { value: "bot", text: t("page-host-a-bot"), sign: html`<${Glyph} name="u-bot" />` },
];

const placeOf = (seat) => (seat.bot ? "bot" : seat.device);
const putAt = (index) => (place) => setSeat(index, place === "bot" ? { bot: true, device: "table" } : { bot: false, device: place });

function Colours({ index, seat, done }) {
  const take = (colour) => () => { setColour(index, colour); done(); };
  const owner = (colour) => draft.value.seats.findIndex((one, at) => at !== index && one.colour === colour);
  return html`<div class="colours" role="group" aria-label=${t("page-host-colour-of", { name: seatName(seat, index) })}>
    ${[...new Set(offer.value.colours)].map((colour) => html`<button type="button" key=${colour} class=${colour === seat.colour ? "key c on" : "key c"} style=${paint(colour)} aria-pressed=${colour === seat.colour} onClick=${take(colour)}>
      <${Glyph} name=${signOf(colour) ?? ""} /><span>${colourWord(colour)}${owner(colour) >= 0 && html`<small>${t("page-host-colour-swap", { name: seatName(draft.value.seats[owner(colour)], owner(colour)) })}</small>`}</span></button>`)}</div>`;
}

function SeatRow({ index, seat, count }) {
  const [colours, showColours] = useState(false);
  const name = seatName(seat, index);
  return html`<li class="seatrow">
    <button type="button" class="e" style=${paint(seat.colour)} aria-expanded=${colours} onClick=${() => showColours(!colours)} aria-label=${t("page-host-change-colour", { name, colour: colourWord(seat.colour) })}><${Glyph} name=${signOf(seat.colour) ?? ""} /></button>
    <input class="name" value=${seat.name} maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false" placeholder=${name} aria-label=${t("page-host-name-of", { number: index + 1 })} onInput=${(event) => setSeat(index, { name: event.currentTarget.value })} />
    <${Segment} choices=${places()} value=${placeOf(seat)} set=${putAt(index)} label=${t("page-host-place-of", { name })} cls="where" />
    <span class="order"><${Key} cls="line" disabled=${index === 0} label=${t("page-host-younger", { name })} onPress=${() => raiseSeat(index)} sign="u-up" />
      <${Key} cls="line" disabled=${index === count - 1} label=${t("page-host-older", { name })} onPress=${() => raiseSeat(index + 1)} sign="u-down" />
      <${Key} cls="bare" disabled=${count <= offer.value.seats[0]} label=${t("page-host-remove", { name })} onPress=${() => removeSeat(index)} sign="u-close" /></span>
    ${colours && html`<${Colours} index=${index} seat=${seat} done=${() => showColours(false)} />`}</li>`;
}

/* Those of the last game, while nobody is named yet. */
function LastPlayers() {
  const names = lastPlayers.value;
  if (names.length === 0 || draft.value.seats.some((seat) => seat.name.trim())) return null;
  return html`<${Key} cls="line" sign="u-seat" onPress=${seatLastPlayers}>${t("page-host-last-players", { names: names.join(", ") })}<//>`;
}

export function StepSeats() {
  const { seats } = draft.value;
  const [, most] = offer.value.seats;
  return html`<h2>${t("page-host-who-plays")}</h2><p>${t("page-host-who-plays-hint")}</p>
    <ol class="seatrows">${seats.map((seat, index) => html`<${SeatRow} key=${index} index=${index} seat=${seat} count=${seats.length} />`)}</ol>
    <div class="two">${seats.length < most && html`<${Key} cls="line" sign="u-plus" onPress=${addSeat}>${t("page-host-add")}<//>`}<${LastPlayers} /></div>
    ${offer.value.secrets && html`<p class="note"><${Glyph} name="u-lock" />${t("page-host-secrets-hint")}</p>`}`;
}
