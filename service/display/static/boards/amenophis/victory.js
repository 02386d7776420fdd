/* The end of Aménophis at the mouth of the tomb: an explorer in the morning light with all cards, or the mummy with what
   she has taken. */
import { html } from "../../html.js";
import { Ankh, Card, Mummy, Pawn } from "./pieces.js";

const MOST = 12;

/* Things in a bow over a head: each drawn by `draw` in the middle of its place. */
function Bow({ things, radius, draw }) {
  const wide = Math.PI * Math.min(0.84, 0.2 * things.length);
  return html`<g>${things.map((thing, at) => {
    const angle = Math.PI / 2 + (things.length > 1 ? wide * (0.5 - at / (things.length - 1)) : 0);
    return html`<g transform=${`translate(${radius * Math.cos(angle)} ${-radius * Math.sin(angle)})`}>${draw(thing)}</g>`;
  })}</g>`;
}

const ankh = () => html`<${Ankh} x=${-24} y=${-24} size=${48} />`;

const card = (name) => html`<g transform="scale(1.7) translate(-15 -15)"><${Card} card=${name} pile=${name[0]} /></g>`;

/* Her head over her shoulders, standing on the origin. */
const Hunter = ({ taken }) => html`<g>
  <path d="M-132 0Q-136-92-62-104H62Q136-92 132 0Z" fill="#E9DDBF" stroke="#2b2413" stroke-width="9" stroke-linejoin="round" />
  <path d="M-120-28 118-62M-126 0 126-34M-84-88 20-102M40 0 128-12" stroke="#7a6a45" stroke-width="9" stroke-linecap="round" />
  <g transform="translate(0 -186)"><${Mummy} scale=${4.3} /><${Bow} things=${Array(Math.min(taken, MOST)).fill(null)} radius=${152} draw=${ankh} /></g></g>`;

const Escaped = ({ colour, cards }) => html`<g><ellipse cy="-4" rx="120" ry="18" fill="#000" opacity=".45" />
  <g transform="translate(0 -122) scale(4.4)"><${Pawn} colour=${colour} /></g><g transform="translate(0 -160)"><${Bow} things=${cards} radius=${158} draw=${card} /></g></g>`;

/* `upright`: the words stand above the picture, not beside it. */
export function Victory({ view, winner, upright }) {
  const caught = winner?.id === view.mummy;
  return html`<svg viewBox=${upright ? "500 -500 860 1190" : "0 0 1260 690"} preserveAspectRatio=${upright ? "xMidYMax slice" : "xMidYMid slice"} aria-hidden="true" class="victory amenophis">
    <defs>
      <radialGradient id="am-dawn" cx=".5" cy=".85" r=".9"><stop offset="0" stop-color="#FFF3C4" /><stop offset=".5" stop-color="#F2B24A" /><stop offset="1" stop-color="#8A4A16" /></radialGradient>
      <radialGradient id="am-night" cx=".5" cy=".6" r=".75"><stop offset="0" stop-color="#5F8F78" /><stop offset="1" stop-color="#0b1213" /></radialGradient>
    </defs>
    <rect x="-900" y="-900" width="3060" height="2500" fill="#101A1C" />
    <path d=${Array.from({ length: 20 }, (_, at) => `M-900 ${580 - 62 * (at + 1)}H2200`).join("")} stroke="#000" stroke-opacity=".3" stroke-width="3" />
    <path d="M-900 580H2200V1600H-900Z" fill="#1d2b26" />
    <g transform="translate(930 580)">
      <path d="M-222 0V-318M222 0V-318" stroke="#8A7440" stroke-width="40" stroke-dasharray="58 6" /><path d="M-222-326Q0-590 222-326" fill="none" stroke="#8A7440" stroke-width="40" stroke-dasharray="54.5 6" />
      <path d="M-188 0V-322Q0-530 188-322V0Z" fill=${caught ? "url(#am-night)" : "url(#am-dawn)"} stroke="#D9BF86" stroke-width="10" />
      <path d="M-188 0H188L330 120H-330Z" fill=${caught ? "#5F8F78" : "#FFE9A8"} opacity=".2" />
      ${caught ? html`<${Hunter} taken=${view.taken} />` : winner && html`<${Escaped} colour=${winner.colour} cards=${view.played[winner.id] ?? []} />`}
    </g>
  </svg>`;
}
