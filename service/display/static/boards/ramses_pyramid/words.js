/* The board of Ramses Pyramid in words, for screen readers, and the words of its end. */
import { colourWord } from "../../colours.js";
import { nameWords } from "../../facts.js";
import { html } from "../../html.js";
import { capital, t } from "../../texts.js";
import { BACK, SIDES, TRAPPED } from "./layout.js";
import { insight } from "./ring.js";

const placeWord = (place) => {
  if (place === BACK) return t("rp-twin-back");
  if (place === TRAPPED) return t("rp-twin-trapped");
  return place.startsWith("Entrance") ? t("rp-board-entrance") : nameWords(place);
};

/* A side of the pyramid, such as "N", in words. */
export const sideWord = (side) => t(`rpside-${side}`);

const list = (words, none) => (words.length ? words.join(", ") : t(none));
const crystals = (words) => list(words, "rp-twin-no-crystals");
const mummies = (places) => list(places, "rp-twin-no-mummies");

function Seat({ view, info, seat, index }) {
  const team = info?.variants?.includes("teams") ? (index % 2) + 1 : 0;
  const words = { name: seat.name, place: placeWord(view.adventurers[seat.id]), list: crystals(view.tents[seat.id].map(colourWord)) };
  return html`<li>${t("rp-twin-seat", words)}${team > 0 ? ` ${t("rp-twin-team", { team })}` : ""}${seat.bot ? ` ${t("rp-twin-bot")}` : ""}${view.crown === seat.id ? ` ${t("rp-twin-crown")}` : ""}</li>`;
}

function temple(view, name) {
  const { colour, mine } = insight(view, name);
  const place = { temple: name, at: view.temples[name], beside: view.spaces[view.temples[name]] };
  const known = colour ? ` ${t(mine ? "rp-twin-noted" : "rp-twin-shown", { colour: colourWord(colour) })}` : "";
  const named = view.named[name] ? ` ${t("rp-twin-named", { colour: colourWord(view.named[name]) })}` : "";
  return `${t("rp-twin-temple", place)}${known}${named}`;
}

/* The same in words. */
export function Twin({ view, info, seats: all }) {
  const seats = all.filter((seat) => seat.id in view.adventurers);
  const layer = (row) => row.map((colour, side) => `${sideWord(SIDES[side])} ${colourWord(colour)}`).join(", ");
  const top = view.top.map((count, side) => `${sideWord(SIDES[side])} ${count}`).join(", ");
  return html`<ul>
    ${seats.map((seat, index) => html`<${Seat} key=${seat.id} view=${view} info=${info} seat=${seat} index=${index} />`)}
    ${view.layers.map((row, index) => html`<li key=${index}>${t("rp-twin-layer", { layer: capital(nameWords(`L${index + 1}`)), list: layer(row), quarters: (((view.quarters[index] % 4) + 4) % 4) })}</li>`)}
    ${!view.crown && html`<li>${view.king > view.layers.length ? t("rp-twin-king-top") : t("rp-twin-king", { layer: view.king })}</li>`}
    <li>${t("rp-twin-mummies", { top, on: mummies(view.on.map(nameWords)), out: mummies(view.out) })}</li>
    <li>${t("rp-twin-crystals", { list: crystals(Object.entries(view.crystals).map(([space, colour]) => `${space} ${colourWord(colour)}`)) })}</li>
    ${Object.keys(view.temples).map((name) => html`<li key=${name}>${temple(view, name)}</li>`)}
  </ul>`;
}

export const cheer = (view) => t(view && !view.crown ? "rp-cheer-king" : "rp-cheer");

/* Where none of the players wins, the king does. */
export const nobodyWins = () => t("rp-board-king-wins");

/* One line of the final position: who defeated the king, and where the others ended. */
export function finalLine(view, _info, seat) {
  if (view.crown === seat) return t("rp-final-crown");
  return t("rp-final", { place: placeWord((view.adventurers[seat] ?? "").split("/")[0]).replace(/ (?=\d)/u, "\u00a0") });
}
