/* The end of Aménophis: the winner at the mouth of the tomb, against the morning; or the mummy, in it. */
import { html } from "../../html.js";
import { Ankh, Mummy, Pawn } from "./pieces.js";

const MOST = 12;

/* What she has taken, in a bow over her head. */
function Taken({ count }) {
  const drawn = Math.min(count, MOST);
  return html`<g>${Array.from({ length: drawn }, (_, at) => {
    const angle = Math.PI * (drawn === 1 ? 0.5 : 0.06 + (0.88 * at) / (drawn - 1));
    return html`<g transform=${`translate(${-250 * Math.cos(angle)} ${-40 - 215 * Math.sin(angle)})`}><${Ankh} x=${-26} y=${-26} size=${52} /></g>`;
  })}</g>`;
}

const Doorway = ({ light }) => html`<g>
  <path d="M-190 330V-110Q0-330 190-110V330Z" fill=${light} stroke="#D9BF86" stroke-width="10" />
  <path d="M-232 330V-124Q0-392 232-124V330" fill="none" stroke="#8A7440" stroke-width="34" stroke-dasharray="56 6" />
</g>`;

const Rays = () => html`<g fill="#FFE9A8" opacity=".22">${[-62, -38, -14, 10, 34, 58].map((angle) => html`<path d="M0 0 L-26 -520 L26 -520Z" transform=${`translate(0 60) rotate(${angle})`} />`)}</g>`;

/* `upright`: the words stand above the picture, not beside it. */
export function Victory({ view, winner, upright }) {
  const mummy = winner?.id === view.mummy;
  return html`<svg viewBox=${upright ? "560 -420 640 1110" : "0 0 1260 690"} preserveAspectRatio=${upright ? "xMidYMax slice" : "xMidYMid slice"} aria-hidden="true" class="victory">
    <defs>
      <radialGradient id="am-dawn" cx=".5" cy=".75" r=".8"><stop offset="0" stop-color="#FFF3C4" /><stop offset=".45" stop-color="#F2B24A" /><stop offset="1" stop-color="#7A3E12" /></radialGradient>
      <radialGradient id="am-night" cx=".5" cy=".55" r=".7"><stop offset="0" stop-color="#5F8F78" /><stop offset="1" stop-color="#0b1213" /></radialGradient>
    </defs>
    <rect x="-900" y="-900" width="3060" height="2500" fill="#101A1C" />
    ${Array.from({ length: 26 }, (_, at) => html`<path d=${`M-900 ${at * 62 - 880}H2200`} stroke="#000" stroke-opacity=".28" stroke-width="3" />`)}
    <path d="M-900 640H2200V1600H-900Z" fill="#1d2b26" />
    <g transform="translate(930 310)">
      <${Doorway} light=${mummy ? "url(#am-night)" : "url(#am-dawn)"} />
      ${!mummy && html`<${Rays} />`}
      ${mummy ? html`<g><${Taken} count=${view.taken} /><ellipse cy="332" rx="180" ry="26" fill="#000" opacity=".5" /><g transform="translate(0 130)"><${Mummy} scale=${6.6} /></g></g>`
        : winner && html`<g><ellipse cy="332" rx="150" ry="24" fill="#000" opacity=".45" /><g transform="translate(0 176) scale(5.6)"><${Pawn} colour=${winner.colour} /></g></g>`}
    </g>
  </svg>`;
}
