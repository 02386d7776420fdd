/* The players: whose turn, ankhs, cards. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Ankh, Card, Mummy } from "./pieces.js";
import { actorOf, cardsOf, cellOf, isOut, markOf, optionOf, pawnsOf } from "./state.js";

const TEXT = "var(--ame-text)";

/* A name in so many units, at 16 px or more: else its end is left out. */
function fitted(name, width, largest) {
  const size = Math.max(16, Math.min(largest, (width / Math.max(1, name.length)) * 1.8));
  const most = Math.floor(width / (size * 0.55));
  return { size, text: name.length > most ? `${name.slice(0, most - 1)}…` : name };
}

/* Sign and name; on the player's plastic while it is that player's turn. */
function Name({ seat, lit, width, height = 34, largest = 23 }) {
  const bot = seat.bot ? 26 : 0;
  const { size, text } = fitted(seat.name, width - height - 14 - bot, largest);
  const sign = height * 0.62;
  return html`<g style=${paint(seat.colour)}>
    ${lit && html`<rect x="-7" y="-7" width=${width + 14} height=${height + 14} rx="11" fill="var(--c)" stroke="#fff" stroke-width="2.5" />`}
    <rect width=${height} height=${height} rx=${height * 0.24} fill=${lit ? "var(--i)" : "var(--c)"} stroke="#F1E8D2" stroke-width=${lit ? 0 : 2} />
    <use href=${`#g-${seat.colour}`} x=${(height - sign) / 2} y=${(height - sign) / 2} width=${sign} height=${sign} style=${`color:var(${lit ? "--c" : "--i"})`} />
    <text x=${height + 10} y=${height / 2 + size * 0.35} font-size=${size} font-weight="700" fill=${lit ? "var(--i)" : TEXT}>${text}</text>
    ${bot > 0 && html`<use href="#u-bot" x=${width - 22} y=${height / 2 - 11} width="22" height="22" style=${`color:${lit ? "var(--i)" : TEXT}`} />`}
  </g>`;
}

/* One pawn's ankhs, and where it is: its cell, or a lock where that is not to be seen here. */
function PawnLine({ view, info, pawn, y }) {
  const left = view.ankhs[pawn];
  const all = Math.max(left, Number(optionOf(info, "ankhs") ?? left));
  const step = Math.min(33, 104 / all);
  const cell = cellOf(view, pawn);
  const mark = markOf(view, pawn);
  const from = mark ? 18 : 0;
  return html`<g transform=${`translate(0 ${y})`}>
    ${mark && html`<text x="0" y="21" font-size="18" font-weight="700" fill=${TEXT}>${mark}</text>`}
    ${Array.from({ length: all }, (_, at) => html`<${Ankh} x=${from + at * (mark ? Math.min(step, 28) : step) - 2} y="0" size=${Math.min(28, step - 2)} lost=${at >= left} struck=${at >= left} />`)}
    ${left > 0 && (cell
      ? html`<text x="152" y="21" font-size="20" font-weight="700" text-anchor="end" fill=${TEXT}>${cell}</text>`
      : html`<use href="#u-lock" x="131" y="3" width="20" height="20" style="color:#A9B5A4" />`)}
  </g>`;
}

function Explorer({ view, info, seat, y }) {
  const pawns = pawnsOf(view, seat.id);
  const cards = cardsOf(view, seat.id);
  const below = 50 + pawns.length * 32;
  return html`<g class="person" data-seat=${seat.id} transform=${`translate(20 ${y})`}>
    <${Name} seat=${seat} lit=${actorOf(view) === seat.id} width=${152} />
    ${isOut(view, seat.id) ? html`<g style=${`color:${TEXT}`}><use href="#u-close" x="1" y="54" width="20" height="20" /><text x="32" y="71" font-size="19" font-weight="700" fill="currentColor">${t("am-draw-out")}</text></g>`
      : pawns.map((pawn, at) => html`<${PawnLine} key=${pawn} view=${view} info=${info} pawn=${pawn} y=${49 + 32 * at} />`)}
    ${cards.map(({ pile, card, held }, at) => html`<g key=${at} transform=${`translate(${(at % 5) * 31} ${below + Math.floor(at / 5) * 33})`}>
      <${Card} card=${card} pile=${pile} held=${held} fresh=${card && card === view.last_played} /></g>`)}
  </g>`;
}

/* Her ankhs, one sign for each that she needs. */
function Hunter({ view, seat, y }) {
  const goal = Math.max(view.ankhs_to_win, view.taken);
  const rows = Math.ceil(goal / 10);
  const step = Math.min(27, 156 / Math.ceil(goal / rows));
  return html`<g class="person" data-seat=${seat.id} transform=${`translate(20 ${y})`}>
    <path d="M0-16H152" stroke="var(--ame-wall)" opacity=".5" stroke-width="2" />
    <${Name} seat=${seat} lit=${actorOf(view) === view.mummy} width=${152} />
    <g transform="translate(16 62)"><${Mummy} scale=${0.62} /></g>
    <text x="42" y="68" font-size="17" fill=${TEXT}>${t("am-draw-taken", { taken: view.taken, goal: view.ankhs_to_win })}</text>
    ${Array.from({ length: goal }, (_, at) => html`<${Ankh} x=${(at % Math.ceil(goal / rows)) * step - 2} y=${84 + Math.floor(at / Math.ceil(goal / rows)) * 17} size=${rows > 1 ? 16 : step} lost=${at >= view.taken} />`)}
  </g>`;
}

/* The column beside the maze. */
export function People({ plan, view, info, seatOf }) {
  const { rail } = plan;
  const mummy = seatOf(view.mummy);
  return html`<g class="people">
    ${view.explorers.map(seatOf).map((seat, at) => seat && html`<${Explorer} key=${seat.id} view=${view} info=${info} seat=${seat} y=${rail.first + rail.step * at} />`)}
    ${mummy && html`<${Hunter} view=${view} seat=${mummy} y=${rail.mummy} />`}
  </g>`;
}

/* What a seat has, in rows of [sign, count] or [picture]. Where players stand beside the maze two pawns need a row more. */
function countsOf(view, seat, narrow) {
  if (seat === view.mummy) return [[html`<g transform="translate(11 9)"><${Mummy} scale=${0.42} /></g>`], ["u-ankh", `${view.taken}/${view.ankhs_to_win}`]];
  const pawns = pawnsOf(view, seat);
  const ankhs = isOut(view, seat) ? ["u-close", ""] : ["u-ankh", pawns.map((pawn) => view.ankhs[pawn]).join("+")];
  const cards = ["u-card", `${view.played[seat].length}/${5 * pawns.length}`];
  return narrow && pawns.length > 1 ? [["", ""], ankhs, cards] : [ankhs, cards];
}

/* The same as counts, where there is no room for every sign. */
function Chip({ view, seat, place }) {
  const lit = actorOf(view) === seat.id;
  const ink = lit ? "var(--i)" : TEXT;
  const top = place.names ? 22 : 2;
  const rows = countsOf(view, seat.id, !place.names);
  const step = Math.min(28, (place.height - top - 8) / rows.length);
  return html`<g class="person" data-seat=${seat.id} style=${paint(seat.colour)}>
    <rect width=${place.width} height=${place.height} rx="9" fill=${lit ? "var(--c)" : "#18241F"} stroke=${lit ? "#fff" : "#5b6a60"} stroke-width=${lit ? 2.5 : 1} />
    ${place.names && html`<text x="6" y="18" font-size="16" font-weight="700" fill=${ink}>${fitted(seat.name, place.width - 8, 16).text}</text>`}
    <rect x="5" y=${top + 3} width="22" height="22" rx="5" fill=${lit ? "var(--i)" : "var(--c)"} stroke="#F1E8D2" stroke-width=${lit ? 0 : 1.2} />
    <use href=${`#g-${seat.colour}`} x="9" y=${top + 7} width="14" height="14" style=${`color:var(${lit ? "--c" : "--i"})`} />
    ${rows.map(([sign, count], at) => html`<g key=${at} transform=${`translate(${at ? 5 : 30} ${top + 5 + step * at})`} style=${`color:${ink}`}>
      ${count === undefined ? sign : html`<use href=${`#${sign}`} width="17" height="17" /><text x="17" y="14.5" font-size="16" font-weight="700" fill="currentColor">${count}</text>`}</g>`)}
  </g>`;
}

export function Chips({ plan, view, seatOf }) {
  const { people } = plan;
  return html`<g class="people">${[...view.explorers, view.mummy].map(seatOf).map((seat, at) => seat && html`<g key=${seat.id} transform=${`translate(${people.x + people.dx * at} ${people.y + people.dy * at})`}><${Chip} view=${view} seat=${seat} place=${people} /></g>`)}</g>`;
}
