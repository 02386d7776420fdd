/* The things of Pirate Code, each drawn around its own origin. Lengths are units of the board's viewBox. */
import { paint, signOf } from "../../colours.js";
import { html } from "../../html.js";

export const INK = "#2A1706";
export const PAPER = "#F6E7C4";
const LINE = "#05141A";

const octagon = (r) => {
  const [a, b] = [r * 0.924, r * 0.383];
  return `M${a} ${b}L${b} ${a}H${-b}L${-a} ${b}V${-b}L${-b} ${-a}H${b}L${a} ${-b}Z`;
};

/* A cut gem. Its sign is read at two metres: so it is large. */
export function Gem({ colour, r, flat }) {
  const sign = signOf(colour);
  const [a, b] = [r * 0.924, r * 0.383];
  const size = r * 1.06;
  return html`<g class="gem" style=${paint(colour)}>
    ${!flat && html`<ellipse cy=${r * 0.86} rx=${r * 0.9} ry=${r * 0.3} fill="#000" opacity=".3" />`}
    <path d=${octagon(r)} fill="var(--c)" stroke="var(--k)" stroke-width=${r > 16 ? 2.5 : 1.6} />
    <path d=${`M${-a} ${-b}L${-b} ${-a}H${b}L${r * 0.2} ${-r * 0.63}H${-r * 0.27}L${-r * 0.62} ${-r * 0.27}Z`} fill="#fff" opacity=${colour === "white" || colour === "yellow" ? 0.8 : 0.45} />
    <path d=${`M${a} ${b}L${b} ${a}H${-b}L${-r * 0.2} ${r * 0.66}H${r * 0.26}L${r * 0.66} ${r * 0.26}Z`} fill="#000" opacity=".2" />
    ${sign
      ? html`<use href=${`#${sign}`} x=${-size / 2} y=${-size / 2} width=${size} height=${size} style="color:var(--i)" />`
      : html`<text y=${r * 0.25} font-size=${r * 0.7} text-anchor="middle" fill="var(--i)">${String(colour).slice(0, 3)}</text>`}
  </g>`;
}

/* Where a gem may come: of any colour, or one that is not known yet. */
export const NoGem = ({ r, stroke = "#EAF6F4", children }) => html`<g>
  <path d=${octagon(r)} fill="#fff" fill-opacity=".1" stroke=${stroke} stroke-width="2.2" stroke-dasharray="5 4" />${children}
</g>`;

/* A place of the gold row: a coin with its number until a gem lies on it. */
export const Coin = ({ r, number }) => html`<g>
  <circle r=${r * 0.97} fill="var(--pir-gold)" stroke="#6d4c08" stroke-width=${r > 24 ? 2.5 : 1.8} />
  <circle r=${r * 0.77} fill="none" stroke="#8d6510" stroke-width="1.5" stroke-dasharray="2 4" />
  ${number && html`<text y=${r * 0.25} font-size=${Math.max(16, r * 0.72)} font-weight="700" text-anchor="middle" fill="#4d3504">${number}</text>`}
</g>`;

/* A place of the guessing row; a solved one is only a seam in the wood. */
export const Hole = ({ r, solved }) =>
  solved
    ? html`<path d=${`M${-r * 0.72} 0h${r * 1.44}`} stroke="#6a431f" stroke-width="4" stroke-linecap="round" />`
    : html`<circle r=${r} fill="#6f4722" stroke="#4a2c12" stroke-width="2" />`;

/* A player's chest: shut while the code is in it, open before and after. */
export const Chest = ({ open, locked }) => html`<g>
  ${open
    ? html`<path d="M-20-7 -17-20Q0-30 17-20L20-7Z" fill="#4a2c12" stroke=${INK} stroke-width="2" />`
    : html`<path d="M-20-2V-9Q0-22 20-9V-2Z" fill="#7A4B26" stroke=${INK} stroke-width="2" />`}
  <rect x="-20" y=${open ? -7 : -3} width="40" height=${open ? 22 : 18} fill="#7A4B26" stroke=${INK} stroke-width="2" />
  <path d=${open ? "M-12-7v22M12-7v22" : "M-12-2v16M12-2v16"} stroke="#E6B53C" stroke-width="3.5" />
  ${locked && html`<rect x="-5" y="-6" width="10" height="12" rx="2" fill="#E6B53C" stroke=${INK} stroke-width="1.6" /><circle r="1.8" cy="-1" fill=${INK} />`}
</g>`;

/* Right, right colour elsewhere, wrong: told by shape. The origin is the middle. */
const ANSWER_SIGNS = {
  gold: "M-5 .5-1.5 4 5.5-4",
  stays: "M-6-2.6H5M2-5.8 5.4-2.6 2 .6M6 3.4H-5M-2 .4-5.4 3.4-2 6.6",
  brown: "M-4.2-4.2 4.2 4.2M4.2-4.2-4.2 4.2",
};

export function AnswerBadge({ answer, scale = 1 }) {
  const fill = answer === "gold" ? "var(--pir-gold)" : answer === "brown" ? "#55341A" : "#fff";
  return html`<g transform=${`scale(${scale})`}>
    <circle r="11" fill=${fill} stroke=${LINE} stroke-width="2" />
    <path d=${ANSWER_SIGNS[answer]} fill="none" stroke=${answer === "brown" ? "#fff" : LINE} stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
  </g>`;
}

export const AskBadge = () => html`<g><circle r="11" fill="#fff" stroke=${LINE} stroke-width="2" stroke-dasharray="4 2.5" /><text y="6" font-size="17" font-weight="700" text-anchor="middle" fill=${LINE}>?</text></g>`;

/* Around a gem that was put there this turn: white, with a dark line on both sides. */
export const Ring = ({ r, dashed }) => html`<g fill="none">
  <circle r=${r} stroke=${LINE} stroke-width="8" />
  <circle r=${r} stroke="#fff" stroke-width="4" stroke-dasharray=${dashed ? "6 5" : "none"} />
</g>`;

/* Barrier tape around a place where something is not allowed. */
export const Tape = ({ r, children }) => html`<g class="no-go">
  <circle r=${r} fill="#05141A" fill-opacity=".45" stroke="#fff" stroke-width="8" />
  <circle r=${r} fill="none" stroke=${LINE} stroke-width="8" stroke-dasharray="9 9" />
  <circle r=${r + 5} fill="none" stroke=${LINE} stroke-width="2" /><circle r=${r - 5} fill="none" stroke=${LINE} stroke-width="2" />
  ${children}
  <path d=${`M${-r * 0.5} 0h${r}`} stroke="#fff" stroke-width="9" stroke-linecap="round" /><path d=${`M${-r * 0.5} 0h${r}`} stroke=${LINE} stroke-width="4" stroke-linecap="round" />
</g>`;

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

/* The needle turns to whose turn it is; without anybody it is not there. */
export function Compass({ r, needle, colour }) {
  const k = r / 52;
  return html`<g>
    <circle r=${r} fill="#123C46" stroke="#CFE7E4" stroke-width="2" />
    <g transform=${`scale(${k})`}>
      ${POINTS.map((turn) => {
        const tip = turn % 90 ? 28 : 46;
        return html`<g transform=${`rotate(${turn})`}><path d=${`M0 0L-7-9 0-${tip}Z`} fill="#CFE7E4" /><path d=${`M0 0L7-9 0-${tip}Z`} fill="#5E9A9D" /></g>`;
      })}
      ${needle !== null &&
      html`<g style=${paint(colour)}>
        <g class="needle" style=${`transform:rotate(${needle}deg)`}><path d="M-12 0L0-66 12 0Z" fill="var(--c)" stroke=${LINE} stroke-width="2.5" stroke-linejoin="round" /></g>
        <circle r="15" fill="var(--c)" stroke=${LINE} stroke-width="2.5" />
        <use href=${`#g-${colour}`} x="-9" y="-9" width="18" height="18" style="color:var(--i)" />
      </g>`}
    </g>
  </g>`;
}

/* The skeleton's hand, palm up; a gem lies in it, or none. */
export function Hand({ colour }) {
  return html`<g>
    <g fill="none" stroke=${LINE} stroke-width="10" stroke-linecap="round" stroke-linejoin="round"><path d="M-30 6C-34-6-34-14-31-22M-13 0C-16-16-16-24-13-34M7-1C7-16 8-26 11-36M25 4C28-8 31-16 35-24M-34 24C-44 18-48 12-49 4" /></g>
    <g fill="none" stroke="#F1EBD8" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-30 6C-34-6-34-14-31-22M-13 0C-16-16-16-24-13-34M7-1C7-16 8-26 11-36M25 4C28-8 31-16 35-24M-34 24C-44 18-48 12-49 4" /></g>
    <path d="M-34 14Q-34 2-22 2H22Q33 2 32 14 30 34 16 40L14 58H-14L-16 40Q-32 34-34 14Z" fill="#F1EBD8" stroke=${LINE} stroke-width="2.5" />
    <path d="M-13 8v18M1 8v20M14 8v18M-10 46h20" stroke="#b7ab8b" stroke-width="2.5" stroke-linecap="round" />
    <g transform="translate(0 -4)">${colour ? html`<${Gem} colour=${colour} r=${23} />` : html`<${NoGem} r=${21} stroke=${LINE} />`}</g>
  </g>`;
}

/* A small treasure island for the sea between the areas. */
export const Island = () => html`<g aria-hidden="true">
  <path d="M-150 40Q-160-6-96-22-60-66-4-56 50-74 92-30 150-24 146 24 140 74 60 84-20 104-80 82-144 80-150 40Z" fill="#2F7580" opacity=".7" />
  <path d="M-128 34Q-132 2-82-12-50-48-4-42 44-56 78-22 122-18 122 20 118 58 54 66-18 84-70 64-124 64-128 34Z" fill="#E3CB94" stroke="#b3935a" stroke-width="2.5" />
  <path d="M-96 34Q-60 6-34 22T20 12Q58-8 88 18" fill="none" stroke="#8a6c3a" stroke-width="3" stroke-dasharray="4 9" stroke-linecap="round" />
  <path d="M88 6l24 22M112 6 88 28" stroke="#B8261B" stroke-width="7" stroke-linecap="round" />
  <path d="M-62 14C-56-10-58-30-70-46" fill="none" stroke="#6b4320" stroke-width="8" stroke-linecap="round" />
  <path d="M-70-46C-98-62-112-44-116-30-98-40-84-42-70-46-96-40-104-22-102-10-92-26-82-36-70-46-66-72-46-70-34-58-50-58-60-54-70-46-48-48-40-34-42-20-50-34-58-42-70-46Z" fill="#2f6b3c" stroke="#174020" stroke-width="2" stroke-linejoin="round" />
</g>`;

/* A ship under sail, drawn with the lines of the chart. */
export const Ship = () => html`<g aria-hidden="true" fill="none" stroke="#9CCFCF" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" opacity=".75">
  <path d="M-52 18H50L38 40H-38ZM-52 18-60 8M0 18V-58M-28 18V-34M-2-52Q30-34 0-8M-30-30Q-4-16-28 6M0-58 16-52 0-46M50 18 66 6" />
  <path d="M-76 50q10-7 19 0t19 0 19 0 19 0 19 0 19 0" opacity=".8" />
</g>`;
