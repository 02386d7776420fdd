/* The end of Pirate Code: the skeleton's treasure, under the winner's flag. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { Gem } from "./pieces.js";

/* The gems of the treasure: [colour, x, y, radius, turn]. */
const HEAP = [
  ["blue", -96, -40, 24, -12], ["yellow", -52, -58, 27, 8], ["red", 4, -68, 30, -6], ["green", 62, -56, 27, 12], ["white", 104, -38, 24, -8],
  ["black", -24, -34, 23, 14], ["green", -76, -14, 20, 4], ["blue", 34, -30, 22, -10], ["red", 82, -12, 19, 8], ["yellow", 2, -10, 20, -4],
];

const Coins = () => html`<g fill="var(--pir-gold)" stroke="#6d4c08" stroke-width="2.5">
  ${[[-190, 112], [-150, 126], [-204, 130], [176, 118], [214, 128], [150, 132], [-116, 134]].map(([x, y]) => html`<ellipse cx=${x} cy=${y} rx="20" ry="9" />`)}
</g>`;

const Skull = () => html`<g transform="translate(0 70)">
  <path d="M-21 0C-26-26-12-38 0-38S26-26 21 0L14 8V20H-14V8Z" fill="#F1EBD8" stroke="#2A1706" stroke-width="2.5" stroke-linejoin="round" />
  <circle cx="-9" cy="-9" r="6.5" fill="#2A1706" /><circle cx="9" cy="-9" r="6.5" fill="#2A1706" /><path d="M-3 3 0-3 3 3ZM-6 12v7M0 12v7M6 12v7" fill="#2A1706" stroke="#2A1706" stroke-width="2" />
</g>`;

function Treasure({ winner }) {
  return html`<g>
    <ellipse cy="128" rx="260" ry="30" fill="#000" opacity=".35" />
    <path d="M-150-44-134-164Q0-226 134-164L150-44Z" fill="#5A3318" stroke="#2A1706" stroke-width="4" />
    <path d="M-128-52-116-148Q0-200 116-148L128-52Z" fill="#2c190a" />
    <path d="M-140-20C-110-92 110-92 140-20Z" fill="var(--pir-gold)" />
    ${HEAP.map(([colour, x, y, r, turn]) => html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}><${Gem} colour=${colour} r=${r} flat=${true} /></g>`)}
    <path d="M-156-12H156L144 122H-144Z" fill="#7A4B26" stroke="#2A1706" stroke-width="4" stroke-linejoin="round" />
    <path d="M-152 34H152M-148 78H148" stroke="#5A3318" stroke-width="3" />
    <path d="M-110-12-104 122M110-12 104 122M-156-12H156" stroke="#E6B53C" stroke-width="13" />
    <${Skull} /><${Coins} />
    ${winner &&
    html`<g style=${paint(winner.colour)}><path d="M186 118V-212" stroke="#3B2411" stroke-width="9" stroke-linecap="round" />
      <g class="flag"><path d="M188-208Q250-236 318-208L304-160 320-112Q250-140 188-112Z" fill="var(--c)" stroke="#fff" stroke-width="3" stroke-linejoin="round" />
      <use href=${`#g-${winner.colour}`} x="220" y="-192" width="64" height="64" style="color:var(--i)" /></g></g>`}
  </g>`;
}

/* `upright`: the words stand above the treasure, not beside it. */
export function Victory({ winner, upright }) {
  const [place, moon, sea] = upright ? ["translate(778 500) scale(.86)", "translate(1056 136) scale(.66)", "translate(0 -84)"] : ["translate(900 446)", "translate(1120 118)", ""];
  return html`<svg viewBox=${upright ? "520 -420 640 1110" : "0 0 1260 690"} preserveAspectRatio=${upright ? "xMidYMax slice" : "xMidYMid slice"} aria-hidden="true" class="victory">
    <defs><linearGradient id="pir-dusk" x2="0" y2="1"><stop offset="0" stop-color="#08202A" /><stop offset=".62" stop-color="#174450" /><stop offset="1" stop-color="#3B7F86" /></linearGradient></defs>
    <rect y="-900" width="1260" height="901" fill="#08202A" /><rect width="1260" height="690" fill="url(#pir-dusk)" />
    <g transform=${moon}><circle r="60" fill="#F6E7C4" /><circle cx="-18" cy="-14" r="12" fill="#DCC99B" /><circle cx="20" cy="18" r="16" fill="#DCC99B" /></g>
    <g transform=${sea}>
    <path d="M0 446H1260V800H0Z" fill="#123C46" />
    <g stroke="#9CCFCF" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".5"><path d="M1080 398h130M1110 416h84M620 424h90M640 482h60M1130 474h90" /></g>
    <path d="M380 690Q520 530 900 512T1260 548V800H320Z" fill="#E3CB94" /><path d="M430 690Q540 560 900 540T1260 580" fill="none" stroke="#b3935a" stroke-width="3" opacity=".7" />
    <g transform=${place}><${Treasure} winner=${winner} /></g></g>
  </svg>`;
}
