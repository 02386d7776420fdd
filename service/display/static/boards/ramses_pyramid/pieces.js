/* The things of Ramses Pyramid, each drawn around its own origin. Lengths are units of the board's viewBox. */
import { Fragment } from "preact";

import { paint, signOf } from "../../colours.js";
import { html } from "../../html.js";

const LINE = "#1d1206";

/* A cut stone, 34 wide at scale 1. Its sign says the colour. */
export function Crystal({ colour, dim }) {
  const sign = signOf(colour);
  return html`<g class="crystal" style=${paint(colour)} opacity=${dim ? 0.6 : 1}>
    <path d="M0-17.5L17-4 10.5 18.5H-10.5L-17-4Z" fill="var(--c)" stroke=${LINE} stroke-width="2" stroke-linejoin="round" />
    <path d="M-12.2-3L0-13.2 3.4-10.7-7.7-.4Z" fill="#fff" opacity=".55" />
    ${sign && html`<use href=${`#${sign}`} x="-9" y="-6.5" width="18" height="18" style="color:var(--i)" />`}
  </g>`;
}

/* Each seat has a hat of its own: felt hat, sun helmet, head cloth, flat cap. */
const HATS = [
  html`<path d="M-19-10q19-8 38 0-19 7-38 0Z" /><path d="M-10-12C-9-24 9-24 10-12Z" />`,
  html`<path d="M-18-9C-14-9-13-25 0-25S14-9 18-9Q0-3-18-9Z" /><path d="M-13-13H13M0-25v-4" fill="none" />`,
  html`<path d="M-11-8C-14-26 14-26 11-8L17 5H9L9-7Q0-11-9-7L-9 5H-17Z" /><path d="M-11-13Q0-18 11-13" fill="none" />`,
  html`<path d="M-14-9C-18-21-6-24 2-23 12-22 15-15 13-9Z" /><path d="M8-13Q20-12 22-7 12-5 6-8Z" />`,
];

export function Adventurer({ colour, hat }) {
  const sign = signOf(colour);
  return html`<g class="adventurer" style=${paint(colour)}>
    <ellipse cy="21" rx="19" ry="6" fill="#000" opacity=".35" />
    <path d="M-16 21C-17 4-9-2 0-2S17 4 16 21Z" fill="var(--c)" stroke=${LINE} stroke-width="2.5" />
    <circle cy="-6" r="10" fill="#F0C87A" stroke=${LINE} stroke-width="2" />
    <g fill="var(--c)" stroke=${LINE} stroke-width="2.2" stroke-linejoin="round">${HATS[hat % HATS.length]}</g>
    ${sign && html`<use href=${`#${sign}`} x="-8" y="3" width="16" height="16" style="color:var(--i)" />`}
  </g>`;
}

/* Whose turn it is: a ring round the adventurer. */
export const TurnRing = () => html`<g class="turnring"><circle cy="1" r="31" fill="none" stroke="#14191c" stroke-width="7" /><circle cy="1" r="31" fill="none" stroke="#fff" stroke-width="4" /></g>`;

/* How many steps are left, at that ring. */
export const StepsLeft = ({ steps }) => html`<g transform="translate(24 -24)"><circle r="14" fill="#14191c" stroke="#fff" stroke-width="2.5" /><text y="7" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${steps}</text></g>`;

export const Mummy = () => html`<g class="mummy">
  <path d="M-20-2C-20-24 20-24 20-2 20 14 12 26 0 26S-20 14-20-2Z" fill="#E9DDBF" stroke="#2b2413" stroke-width="2.5" />
  <path d="M-19-9 17-15M-20 0l8-2M12-4l8-2M-18 10 18 3M-14 18 14 11M-10-17 12-19" stroke="#7a6a45" stroke-width="2.6" stroke-linecap="round" fill="none" />
  <path d="M-14-7 14-9 15 0-14 1Z" fill="#14191c" />
  <circle cx="-6" cy="-3.5" r="3" fill="#F4C61E" /><circle cx="7" cy="-4" r="3" fill="#F4C61E" />
</g>`;

export const Crown = () => html`<path d="M-17 9L-14-7-6 0 0-12 6 0 14-7 17 9Z" fill="#E6B53C" stroke=${LINE} stroke-width="2" stroke-linejoin="round" />`;

/* The Mummy King: striped head cloth, crown. */
export const King = () => html`<g class="king">
  <ellipse cy="27" rx="27" ry="8" fill="#000" opacity=".3" />
  <path d="M-21-6C-21-27 21-27 21-6L30 22Q31 27 26 27H13L14 6H-14L-13 27H-26Q-31 27-30 22Z" fill="#21507E" stroke="#14191c" stroke-width="2.4" stroke-linejoin="round" />
  <path d="M-22 2L-15 1M-25 11L-15 9M-28 20L-14 17M22 2L15 1M25 11L15 9M28 20L14 17" stroke="#E6B53C" stroke-width="3.4" />
  <g transform="scale(.82) translate(0 2)"><${Mummy} /></g>
  <g transform="translate(0 -23)"><${Crown} /></g>
</g>`;

/* On a phone a temple is its name, and what is known or said of it. */
function SmallTemple({ name, colour, mark, claimed }) {
  return html`<g class="temple">
    <path d="M-33 31L-27-8H27L33 31Z" fill="#C9A25E" stroke="#2b1a08" stroke-width="3" /><rect x="-33" y="-25" width="66" height="17" rx="2.5" fill="#21507E" stroke="#2b1a08" stroke-width="3" />
    <text x=${colour ? -12 : 0} y="26" font-size="32" font-weight="700" text-anchor="middle" fill="#2b1a08">${name}</text>
    ${colour && html`<g transform="translate(17 10) scale(1.05)"><${Crystal} colour=${colour} dim=${claimed} /></g>`}
    ${mark && html`<g transform="translate(26 -24)"><circle r="15" fill="#14191c" stroke="#fff" stroke-width="2" /><use href=${`#${mark}`} x="-10" y="-10" width="20" height="20" style="color:#fff" /></g>`}
  </g>`;
}

/* A secret temple, 72 wide. Its door is shut as long as nobody who looks at this page knows what is inside. */
export function Temple({ name, colour, mine, claim, right, small }) {
  if (small) return html`<${SmallTemple} name=${name} colour=${colour ?? claim} mark=${mine ? "u-eye" : right ? "u-yes" : null} claimed=${!colour && Boolean(claim)} />`;
  return html`<g class="temple">
    <path d="M-37 31h74v7h-74Z" fill="#000" opacity=".25" />
    <path d="M-33 31L-26-3H26L33 31Z" fill="#C9A25E" stroke="#2b1a08" stroke-width="2.2" />
    <path d="M-22 27l3-26M22 27l-3-26" stroke="#8A6530" stroke-width="3" />
    <rect x="-31" y="-24" width="62" height="22" rx="2.5" fill="#21507E" stroke="#2b1a08" stroke-width="2.2" />
    <text y="-6.5" font-size="18" font-weight="700" text-anchor="middle" fill="#fff">${name}</text>
    <path d="M-12 31V8Q0-3 12 8V31Z" fill="#2b1a08" />
    ${colour
      ? html`<g transform="translate(0 17) scale(.72)"><${Crystal} colour=${colour} /></g>`
      : html`<text y="26" font-size="18" font-weight="700" text-anchor="middle" fill="#F7E3B5">?</text>`}
    ${mine && html`<g transform="translate(25 20)"><circle r="11" fill="#14191c" stroke="#fff" stroke-width="2" /><use href="#u-eye" x="-7.5" y="-7.5" width="15" height="15" style="color:#fff" /></g>`}
    ${claim && html`<g transform="translate(25 -28)"><path d="M-12 26V-15" stroke="#2b1a08" stroke-width="3" /><rect x="-12" y="-17" width="30" height="26" rx="3" fill="#FFF6E0" stroke="#2b1a08" stroke-width="2" />
      <g transform="translate(3 -4) scale(.66)"><${Crystal} colour=${claim} /></g>${right && html`<g transform="translate(18 -17)"><circle r="9" fill="#14191c" stroke="#fff" stroke-width="1.5" /><use href="#u-yes" x="-5.5" y="-5.5" width="11" height="11" style="color:#fff" /></g>`}</g>`}
  </g>`;
}

export const EmptySpace = ({ name, small }) => html`<g>
  <rect x="-30" y="-22" width="60" height="52" rx="5" fill="#E8CD98" fill-opacity=".7" stroke="#5A3A1E" stroke-width="2" stroke-dasharray="4 5" />
  <text y="10" font-size=${small ? 24 : 17} text-anchor="middle" fill="#5A3A1E">${name}</text>
</g>`;

/* A brown space, 66 wide; its number lies at the corner where nobody stands. */
export const Tile = ({ number, small, right }) => html`<g>
  <rect x="-33" y="-28" width="66" height="62" rx="7" fill="#000" opacity=".25" />
  <rect x="-33" y="-31" width="66" height="62" rx="7" fill="var(--ram-brown)" stroke="#2b1a08" stroke-width="2.2" />
  <rect x="-27" y="-25" width="54" height="50" rx="4" fill="none" stroke="#8a6136" stroke-width="1.5" />
  <text x=${right ? 25 : -25} y=${small ? -6 : -9} text-anchor=${right ? "end" : "start"} font-size=${small ? 23 : 16.5} font-weight="700" fill="#F3DDB4">${number}</text>
</g>`;

export const Door = () => html`<path d="M-13 19V-6L0-18 13-6V19Z" fill="#E8CD98" />`;

/* A tent, 108 wide and 74 high, its foot at y = 62. `team`: its pennant has one bar or two. */
export function Tent({ colour, team, closed }) {
  return html`<g class="tent" style=${paint(colour)}>
    <path d="M0 62L54-12 108 62Z" fill="#000" opacity=".2" transform="translate(5 5)" />
    <path d="M54-12V-30" stroke="#2b1a08" stroke-width="3" />
    ${team > 0 && html`<g transform="translate(55 -31)"><path d="M0 0H32L25 9 32 18H0Z" fill="#FFF6E0" stroke="#2b1a08" stroke-width="2" /><path d=${team === 1 ? "M11 4v10" : "M8 4v10M15 4v10"} stroke="#2b1a08" stroke-width="3.4" /></g>`}
    <path d="M0 62L54-12 108 62Z" fill=${closed ? "#8f7a55" : "var(--c)"} stroke="#2b1a08" stroke-width="2.5" stroke-linejoin="round" />
    <path d="M54-12 20 62H38L54 0 70 62H88Z" fill="#FFF6E0" opacity=".92" />
    ${closed
      ? html`<${Fragment}><path d="M54 8 40 62H68Z" fill="#8f7a55" stroke="#2b1a08" stroke-width="1.5" /><use href="#u-lock" x="43" y="32" width="22" height="22" style="color:#2b1a08" /><//>`
      : html`<path d="M54 8 40 62H68Z" fill="#2b1a08" />`}
  </g>`;
}

/* The treasure of the king, where he stood. */
export const Chest = () => html`<g class="chest">
  <ellipse cy="25" rx="30" ry="8" fill="#000" opacity=".3" />
  <path d="M-26-4C-26-24 26-24 26-4Z" fill="#7A4A1C" stroke=${LINE} stroke-width="2.4" />
  <rect x="-26" y="-4" width="52" height="28" rx="3" fill="#8F5A26" stroke=${LINE} stroke-width="2.4" />
  <path d="M-16-19V24M16-19V24" stroke="#E6B53C" stroke-width="5" />
  <rect x="-7" y="-8" width="14" height="14" rx="2" fill="#E6B53C" stroke=${LINE} stroke-width="2" /><circle cy="-1" r="2.4" fill=${LINE} />
</g>`;

export const Scorpion = () => html`<g class="scorpion" fill="none" stroke-linecap="round" stroke-linejoin="round">
  ${[[LINE, 9], ["#E6B53C", 5]].map(([stroke, width]) => html`<g stroke=${stroke} stroke-width=${width}>
    <path d="M0 14V-4C0-20 18-22 17-10" /><path d="M-6 4L-17 0M-6 9L-17 10M6 4L17 0M6 9L17 10" /><path d="M-4 14L-12 20-8 27M4 14L12 20 8 27" />
  </g>`)}
  <ellipse cy="8" rx="7.5" ry="10" fill="#E6B53C" stroke=${LINE} stroke-width="2" />
</g>`;

/* Where something was tried that is not allowed. */
export const Tape = ({ width, height }) => html`<g class="tape" fill="none">
  <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="7" stroke="#14191c" stroke-width="9" />
  <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="7" stroke="#fff" stroke-width="7" stroke-dasharray="8 8" />
</g>`;
