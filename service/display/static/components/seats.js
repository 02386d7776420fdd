/* Who sits where: a person at this tablet, a person with a phone, or a bot, whose seat a person may take. */
import { hasKeys } from "../acting.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { freeSeats, seatOf, seats } from "../store.js";
import { capital, t } from "../texts.js";
import { ActKey } from "./key.js";

const SitDown = ({ seat, children }) =>
  html`<${ActKey} seat=${seat} action=${{ act: "take_seat" }} cls="line" sign="u-seat">${children ?? capital(t("page-sit-down"))}<//>`;

/* A bot's turn on a tablet where persons play too. */
export const BotPlays = ({ seat }) => html`<div class="botplays"><p><${Glyph} name="u-bot" />${t("page-bot-chooses", { name: seat.name })}</p>
  ${freeSeats.value.includes(seat.id) && html`<${SitDown} seat=${seat.id}>${t("page-sit-down-as", { name: seat.name })}<//>`}</div>`;

/* Nobody sits at this tablet yet: a key for each seat. */
export function FreeSeats() {
  const free = freeSeats.value;
  if (free.length === 0) return null;
  return html`<section class="freeseats" aria-label=${t("page-seats")}><p>${t("page-bots-play")}</p>
    <div class="pick n4">${free.map((id) => {
      const seat = seatOf(id);
      return html`<${ActKey} key=${id} seat=${id} action=${{ act: "take_seat" }} colour=${seat.colour} hint=${t("page-sit-down")}>${seat.name}<//>`;
    })}</div></section>`;
}

function whoSits(seat) {
  if (seat.bot) return ["u-bot", t("page-seat-bot")];
  return (seat.device ?? "table") === "own" ? ["u-phone", t("page-seat-phone")] : ["u-hand", t("page-seat-tablet")];
}

function SeatRow({ seat }) {
  const [sign, words] = whoSits(seat);
  return html`<li class="consent"><b><${Glyph} name=${`g-${seat.colour}`} />${seat.name}</b><span class="st"><${Glyph} name=${sign} /> ${words}</span>
    ${freeSeats.value.includes(seat.id) && html`<${SitDown} seat=${seat.id} />`}</li>`;
}

/* All seats, and how to play on a phone of one's own. */
export const SeatsSheet = () => html`<div class="head"><h2>${t("page-seats-head")}</h2></div>
  <div class="whole"><ul class="seatlist">${seats.value.map((seat) => html`<${SeatRow} key=${seat.id} seat=${seat} />`)}</ul>
    <h3><${Glyph} name="u-phone" /> ${t("page-own-phone")}</h3>
    <p class="st">${t("page-own-phone-how")}</p>
    ${hasKeys.value && html`<p class="st">${t("page-own-phone-moves")}</p>`}</div>`;
