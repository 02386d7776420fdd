/* The things of Aménophis, each drawn around its own origin. Lengths are units of the board's viewBox. */
import { paint, signOf } from "../../colours.js";
import { html } from "../../html.js";

const INK = "#0b1213";
const STONE = "var(--ame-wall)";

/* The mummy's head, 52 high; her light does not depend on where anybody is. */
export const Mummy = ({ scale = 1 }) => html`<g transform=${`scale(${scale})`}>
  <path d="M-20-2C-20-24 20-24 20-2 20 14 12 26 0 26S-20 14-20-2Z" fill="#E9DDBF" stroke="#2b2413" stroke-width="2.5" />
  <path d="M-19-9 17-15M-20 0l8-2M12-4l8-2M-18 10 18 3M-14 18 14 11M-10-17 12-19" stroke="#7a6a45" stroke-width="2.6" stroke-linecap="round" fill="none" />
  <path d="M-14-7 14-9 15 0-14 1Z" fill="#14191c" /><circle cx="-6" cy="-3.5" r="3" fill="#F4C61E" /><circle cx="7" cy="-4" r="3" fill="#F4C61E" />
</g>`;

/* An explorer's pawn, 56 high, in a hat; the origin is its middle. `mark` tells two pawns of one player apart. */
export function Pawn({ colour, mark, turn }) {
  const body = "M-17 26C-17 8-11-2 0-2S17 8 17 26Z";
  return html`<g style=${paint(colour)}>
    <ellipse cy="26" rx="20" ry="5.5" fill="#000" opacity=".45" />
    ${turn && html`<path d="M-23 31V10C-23-8-18-12-16-14V-30H16V-14C18-12 23-8 23 10V31Z" fill="none" stroke="#05070f" stroke-width="7" stroke-linejoin="round" /><path d="M-23 31V10C-23-8-18-12-16-14V-30H16V-14C18-12 23-8 23 10V31Z" fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round" />`}
    <path d=${body} fill="var(--c)" stroke="var(--k)" stroke-width="2.5" />
    <path d=${body} fill="none" stroke="#F1E8D2" stroke-width="1" opacity=".7" />
    <circle cy="-9" r="9" fill="#E2B98C" stroke="#3a2410" stroke-width="2" />
    <path d="M-17-12Q0-18 17-12 14-15 10-16 9-27 0-27T-10-16Q-14-15-17-12Z" fill="#C9A15E" stroke="#3a2410" stroke-width="2" stroke-linejoin="round" />
    ${signOf(colour) && html`<use href=${`#${signOf(colour)}`} x="-9" y="5" width="18" height="18" style="color:var(--i)" />`}
    ${mark && html`<circle cx="-16" cy="17" r="10" fill=${INK} stroke="#fff" stroke-width="1.5" /><text x="-16" y="23" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">${mark}</text>`}
  </g>`;
}

export const PILES = { r: "red", b: "blue", w: "white", g: "green", y: "yellow" };

/* A pile's colour on dark ground. */
export const LIGHT = { r: "#FF8A7A", b: "#8DBBFF", w: "#FFFFFF", g: "#86DBA0", y: "#FFD84D" };

const PICTURES = {
  vase: html`<path d="M8 3h8v3l3 6-3 9H8l-3-9 3-6Z" />`,
  snake: html`<path d="M4 20q8 2 8-4T8 9q0-7 8-6l4 3-5 1" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" />`,
  scarab: html`<ellipse cx="12" cy="13.5" rx="6" ry="7.5" /><path d="M12 6v15M4 8l4 3M20 8l-4 3M3 14h4M17 14h4M5 20l3-2M19 20l-3-2" stroke="currentColor" stroke-width="2" /><circle cx="12" cy="5" r="3" />`,
  eye: html`<path d="M2 11q10-10 20 0-10 9-20 0Zm7 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0Zm2 6-2 6M15 16q4 5 6 2" fill-rule="evenodd" />`,
  lotus: html`<path d="M12 3q5 6 0 13-5-7 0-13ZM3 7q8 1 8 10Q3 15 3 7ZM21 7q-8 1-8 10 8-2 8-10Z" /><rect x="10.5" y="16" width="3" height="6" />`,
  boat: html`<path d="M2 13q10 8 20 0l-2 7H5Z" /><path d="M12 3v9M12 3l7 7h-7Z" stroke="currentColor" stroke-width="1.5" />`,
  cup: html`<path d="M4 4h16q0 9-6 10v4h4v3H6v-3h4v-4Q4 13 4 4Z" />`,
  feather: html`<path d="M6 21C4 12 10 3 18 2c2 8-3 15-10 15Z" />`,
  sun: html`<circle cx="12" cy="12" r="5" /><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M4 20l3-3" stroke="currentColor" stroke-width="2.5" />`,
  cloth: html`<path d="M5 3h14l2 18-6-3-3 3-3-3-6 3Z" />`,
  crook: html`<path d="M9 22V8a4.5 4.5 0 1 1 9 0v2" fill="none" stroke="currentColor" stroke-width="3.5" />`,
};

/* Ornaments only: what a cell is called is its colour and its number, as in the referee's words. */
const ORNAMENT = {
  r: ["vase", "snake", "eye", "scarab", "lotus"],
  b: ["boat", "cup", "feather", "sun", "cloth"],
  w: ["eye", "crook", "vase", "lotus", "scarab"],
  g: ["snake", "feather", "cup", "boat"],
  y: ["sun", "cloth", "crook", "scarab"],
};

export const pictureOf = (card) => PICTURES[ORNAMENT[card[0]]?.[Number(card.slice(1)) - 1]] ?? null;

const FRAME = { own: ["#fff", 3.5], plain: ["#F1E8D2", 1.6] };

/* Colour and number are the name of a symbol: as a label over its picture, or alone where there is little room. */
function Label({ card, x, y, size, ink }) {
  const [colour, number] = [PILES[card[0]], card.slice(1)];
  const sign = size * 0.72;
  return html`<g transform=${`translate(${x} ${y})`} style=${`color:${ink}`}>
    <use href=${`#g-${colour}`} x=${-sign - 0.5} y=${-sign / 2} width=${sign} height=${sign} />
    <text x="1.5" y=${size * 0.36} font-size=${size} font-weight="700" fill="currentColor">${number}</text>
  </g>`;
}

/* A symbol of the maze. `own`: the reader has its card. `covered`: a piece stands on it, and its name over that. */
export function Symbol({ card, size, own, covered }) {
  const half = size / 2;
  const [edge, width] = FRAME[own ? "own" : "plain"];
  const plate = html`${own && html`<rect x=${-half - 3} y=${-half - 3} width=${size + 6} height=${size + 6} rx=${size * 0.26} fill=${INK} />`}<rect x=${-half} y=${-half} width=${size} height=${size} rx=${size * 0.2} fill="var(--c)" stroke=${edge} stroke-width=${width} />`;
  if (size < 40) return html`<g class="symbol" data-card=${card} style=${paint(PILES[card[0]])}>${plate}${!covered && html`<${Label} card=${card} x=${-0.02 * size} y="0" size=${Math.min(17, size * 0.62)} ink="var(--i)" />`}</g>`;
  return html`<g class="symbol" data-card=${card} style=${paint(PILES[card[0]])}>${plate}
    <g transform=${`translate(${-size * 0.34} ${-size * 0.42}) scale(${size / 40})`} fill="currentColor" style="color:var(--i)">${pictureOf(card)}</g>
    ${!covered && html`<${Plate} card=${card} size=${size} />`}
  </g>`;
}

/* A symbol's name at its corner: over its picture, and over a piece that stands on it. */
export function Plate({ card, size }) {
  const half = size / 2;
  return html`<g transform=${`translate(${half - 10} ${half - 4.5}) scale(${size < 40 ? 0.8 : 1})`}><rect x="-17" y="-10.5" width="34" height="21" rx="10.5" fill=${INK} stroke="#F1E8D2" stroke-width="1" />
    <${Label} card=${card} x=${0.5} y=${0} size=${17} ink=${LIGHT[card[0]]} /></g>`;
}

/* A card: played, open to all; `held`, in the reader's own hand; or covered, of a pile. 30 by 30 from its corner. */
export function Card({ card, pile, held, fresh }) {
  const colour = PILES[pile];
  if (!card) {
    return html`<g class="covered"><rect x="2" y="2" width="26" height="26" rx="6" fill=${INK} stroke="#A9B5A4" stroke-width="1.5" stroke-dasharray="3 4" />
      <use href=${`#g-${colour}`} x="9.5" y="9.5" width="11" height="11" style=${`color:${LIGHT[pile]}`} opacity=".75" /></g>`;
  }
  return html`<g class=${held ? "held" : "played"} data-card=${card} style=${paint(colour)}>
    ${fresh && html`<rect x="-2.5" y="-2.5" width="35" height="35" rx="9" fill="none" stroke="#fff" stroke-width="2.5" />`}
    <rect x="1" y="1" width="28" height="28" rx="7" fill=${held ? INK : "var(--c)"} stroke=${held ? LIGHT[pile] : "#F1E8D2"} stroke-width=${held ? 2 : 1.6} />
    <${Label} card=${card} x="14.5" y="15" size=${16} ink=${held ? LIGHT[pile] : "var(--i)"} />
  </g>`;
}

/* An ankh that is still there, or one that is lost: struck through. */
export const Ankh = ({ x, y, size, lost, struck }) => html`<g>
  <use href="#u-ankh" x=${x} y=${y} width=${size} height=${size} style=${`color:${lost ? "#7d8778" : "#F4C61E"}`} />
  ${struck && html`<path d=${`M${x + size * 0.04} ${y + size * 0.96}L${x + size * 0.96} ${y + size * 0.04}`} stroke="#F1E8D2" stroke-width=${size / 12} />`}
</g>`;

/* The cell where all begin. */
export const Stairs = ({ size }) => html`<g transform=${`scale(${size / 60})`}><rect x="-30" y="-30" width="60" height="60" rx="5" fill="#D9BF86" /><path d="M-17 20V-11h9v7.3h9v7.3h9v7.3h9V20Z" fill="#14191c" /></g>`;

/* The dungeon; behind it stands her sarcophagus. */
export const Gate = ({ size }) => html`<g transform=${`scale(${size / 60})`}><rect x="-30" y="-30" width="60" height="60" rx="5" fill=${INK} stroke=${STONE} stroke-width="2.5" />
  <path d="M-17 20V-10q17-20 34 0V20Z" fill="none" stroke=${STONE} stroke-width="3" /><path d="M-8 19V-16M0 19V-19M8 19V-16" stroke=${STONE} stroke-width="3" /></g>`;

/* A die of the explorers: a face, a mummy, one that this viewer may not see, or none. 40 by 40 around its origin. */
export function Die({ face, size = 40 }) {
  const scale = size / 40;
  if (!face) return html`<rect x="-18" y="-18" width="36" height="36" rx="8" fill="none" stroke="#A9B5A4" stroke-width="1.6" stroke-dasharray="4 4" transform=${`scale(${scale})`} />`;
  return html`<g class="amdie" data-face=${face} transform=${`scale(${scale})`}><rect x="-19" y="-19" width="38" height="38" rx="8" fill="#F6F5F0" stroke="#14191c" stroke-width="2" />
    ${face === "mummy" && html`<${Mummy} scale=${0.6} />`}
    ${face === "arrow" && html`<use href="#u-arrow" x="-13" y="-13" width="26" height="26" style="color:#14191c" />`}
    ${face !== "mummy" && face !== "arrow" && html`<text y="10" font-size="28" font-weight="700" text-anchor="middle" fill="#14191c">${face}</text>`}</g>`;
}

/* The referee's barrier tape around the place of a refused act. */
export const Tape = ({ size }) => {
  const half = size / 2;
  return html`<g fill="none"><rect x=${-half} y=${-half} width=${size} height=${size} rx="5" stroke="#14191c" stroke-width="8" /><rect x=${-half} y=${-half} width=${size} height=${size} rx="5" stroke="#fff" stroke-width="7" stroke-dasharray="9 9" /></g>`;
};

/* What the sensor board says of a cell: put a piece here, clear it, or "was it here?". */
const TOLD = { put: "M0-13V9M-9 1 0 10 9 1", clear: "M-9-9 9 9M9-9-9 9" };

export const Told = ({ size, kind }) => html`<g class="told" data-told=${kind}>
  <rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx="9" fill="#05070f" fill-opacity=${kind === "clear" ? 0.35 : 0} stroke="#05070f" stroke-width="8" />
  <rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx="9" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray=${kind === "ask" ? "8 6" : "none"} />
  <g transform=${`translate(0 ${-size / 2})`}><circle r="15" fill="#fff" stroke="#05070f" stroke-width="2" />
    ${TOLD[kind] ? html`<path d=${TOLD[kind]} transform="scale(.8)" fill="none" stroke="#05070f" stroke-width="4.5" />` : html`<text y="8" font-size="22" font-weight="700" text-anchor="middle" fill="#05070f">?</text>`}</g></g>`;
