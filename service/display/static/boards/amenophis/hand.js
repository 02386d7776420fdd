/* An explorer's own secrets on the page: the cards with the cells of their symbols, this turn's roll, the pawns. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Die, PILES, pictureOf } from "./pieces.js";
import { cardsOf, cellOf, facesOf, markOf, pawnsOf } from "./state.js";

const Corner = ({ colour, x, y }) => html`<use href=${`#g-${colour}`} x=${x} y=${y} width="13" height="13" style="color:var(--i)" />`;

const Played = () => html`<rect x="2" y="2" width="56" height="72" rx="8" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="5 5" /><path d="M18 38l9 9 16-18" fill="none" stroke="currentColor" stroke-width="5" />`;

const Kept = ({ card, colour }) => html`<rect x="2" y="2" width="56" height="72" rx="8" fill="var(--c)" stroke="var(--k)" stroke-width="2.5" />
  <${Corner} colour=${colour} x="7" y="7" /><${Corner} colour=${colour} x="40" y="56" />
  <g transform="translate(15 12) scale(1.25)" fill="currentColor" style="color:var(--i)">${pictureOf(card)}</g>
  <text x="9" y="69" font-size="20" font-weight="700" fill="var(--i)">${card.slice(1)}</text>`;

function HandCard({ view, card, pile, held }) {
  const cell = view.maze.symbols[card] ?? "";
  const word = card ? t(`card-${card}`) : t("am-hand-untold");
  return html`<li style=${paint(PILES[pile])}><svg viewBox="0 0 60 76" role="img" aria-label=${held ? word : card ? t("am-hand-played", { card: word }) : word}>
    ${held ? html`<${Kept} card=${card} colour=${PILES[pile]} />` : card ? html`<${Played} />` : html`<rect x="2" y="2" width="56" height="72" rx="8" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="3 5" />`}
  </svg><b>${cell}</b></li>`;
}

/* Nobody's but an explorer's: the mummy has no secrets. */
export function Hand({ view, seat }) {
  if (seat === view.mummy) return null;
  const faces = view.turn === seat ? facesOf(view) : [];
  return html`<div class="amhand"><ul class="deck">${cardsOf(view, seat).map((one, at) => html`<${HandCard} key=${at} view=${view} ...${one} />`)}</ul>
    ${faces.length > 0 && html`<p><span>${t("am-hand-roll")}</span>${faces.map((face, at) => html`<svg key=${at} viewBox="-20 -20 40 40" role="img" aria-label=${t(`amface-${face}`)}><${Die} face=${face} /></svg>`)}</p>`}
    <p>${pawnsOf(view, seat).map((pawn) => html`<span key=${pawn}>${t("am-hand-pawn", { cell: cellOf(view, pawn) ?? "", number: markOf(view, pawn) ?? "none" })}</span>`)}</p></div>`;
}
