/* The things of UFO Attack, each drawn around its own origin. Lengths are units of the board's viewBox. */
import { Fragment } from "preact";

import { paint, signOf } from "../../colours.js";
import { html } from "../../html.js";

const LINE = "#05070f";

/* A module hangs from its upper edge: x from -width/2, y from 0 to height. */
export function Module({ colour, width, height, ring }) {
  const half = width / 2;
  const sign = signOf(colour);
  const size = Math.min(25, height - 8);
  const low = height - 7;
  return html`<g class="module" style=${paint(colour)}>
    ${ring && html`<rect x=${-half - 4.5} y=${-3.5} width=${width + 9} height=${height + 7} rx="12" fill="none" stroke="#fff" stroke-width="3" />`}
    <rect x=${-half} y="0" width=${width} height=${height} rx=${Math.min(9, height / 4)} fill="var(--c)" stroke=${LINE} stroke-width="2" />
    ${height > 16 &&
    html`<path d=${`M${9 - half} 6V${low}`} stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round" />
      <path d=${`M${half - 9} 6V${low}`} stroke="#000" stroke-opacity=".28" stroke-width="9" stroke-linecap="round" />`}
    ${sign
      ? html`<use href=${`#${sign}`} x=${-size / 2} y=${(height - size) / 2} width=${size} height=${size} style="color:var(--i)" />`
      : html`<text y=${height / 2 + 6} text-anchor="middle" font-size="17" fill="var(--i)">${colour}</text>`}
  </g>`;
}

/* The empty place of a module; `next` is where the coming one lands. */
export function Place({ width, height, next }) {
  const half = width / 2;
  const mid = height / 2;
  const arm = Math.min(12, mid - 4);
  if (!next) {
    return html`<rect x=${-half} y="0" width=${width} height=${height} rx=${Math.min(9, height / 4)} fill="none" stroke="#8d97dd" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="3 6" />`;
  }
  return html`<${Fragment}>
    <rect x=${-half} y="0" width=${width} height=${height} rx=${Math.min(9, height / 4)} fill="#fff" fill-opacity=".12" stroke="#fff" stroke-width="2.5" stroke-dasharray="7 5" />
    <path class="breathe" d=${`M0 ${mid - arm}v${arm * 2}M${-arm} ${mid}h${arm * 2}`} stroke="#fff" stroke-width="4" />
  <//>`;
}

/* Launch pad and engine; the origin is the middle of the engine's upper edge. */
export function Engine({ colour, lit }) {
  return html`<g style=${paint(colour)}>
    <ellipse cy="55" rx="76" ry="15" fill=${LINE} />
    <ellipse class="pad" cy="50" rx="72" ry="13" fill=${lit ? "var(--c)" : "#39406e"} stroke=${lit ? "#fff" : "#6c76b8"} stroke-width="2" />
    <ellipse cy="48" rx="50" ry="7" fill="#0b0e1e" opacity=".55" />
    <path d="M-30 2L-62 38V49L-26 34ZM30 2L62 38V49L26 34Z" fill="var(--c)" stroke=${LINE} stroke-width="2.5" stroke-linejoin="round" />
    <path d="M-42 0H42L30 32H-30Z" fill="#8C93A6" stroke=${LINE} stroke-width="2.5" />
    <path d="M-22 32H22L28 46H-28Z" fill="#4c5268" stroke=${LINE} stroke-width="2.5" />
    <path d="M-34 6L-25 27" stroke="#fff" stroke-opacity=".5" stroke-width="4" />
  </g>`;
}

/* A rocket top; the origin is the middle of its foot. */
export function Top({ colour }) {
  const sign = signOf(colour);
  return html`<g style=${paint(colour)}>
    <path d="M-46 0C-46-44-20-78 0-92 20-78 46-44 46 0Z" fill="var(--c)" stroke=${LINE} stroke-width="2.5" />
    <path d="M-30-10C-29-36-16-58-6-70" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none" stroke-linecap="round" />
    <path d="M30-6C30-34 20-54 10-68" stroke="#000" stroke-opacity=".22" stroke-width="10" fill="none" stroke-linecap="round" />
    <circle cy="-32" r="17" fill="#0b0e1e" stroke="var(--k)" stroke-width="3" />
    ${sign && html`<use href=${`#${sign}`} x="-10" y="-42" width="20" height="20" style="color:var(--c)" />`}
  </g>`;
}

/* The alien stands on its origin; in the middle of the board it sits in its saucer. */
export function Alien({ saucer }) {
  return html`<g>
    ${saucer &&
    html`<path d="M-30-14A30 44 0 0 1 30-14Z" fill="#9FE0F4" opacity=".25" stroke="#cfe9ff" stroke-width="1.5" transform="translate(0 -10) scale(1.15 1.75)" />`}
    <path d="M-14 0C-16-12-10-22 0-22S16-12 14 0Z" fill="#B8261B" stroke="#fff" stroke-width="2" />
    <path d="M-15-20q-10 4-11 15M15-20q10 4 11 15" stroke="#B8261B" stroke-width="5" fill="none" stroke-linecap="round" />
    <path d="M0-62C-24-62-28-40-18-28-10-18 10-18 18-28 28-40 24-62 0-62Z" fill="#D6382B" stroke="#fff" stroke-width="2" />
    <ellipse cx="-9" cy="-39" rx="6.5" ry="9" fill="#12060a" transform="rotate(-18 -9 -39)" />
    <ellipse cx="9" cy="-39" rx="6.5" ry="9" fill="#12060a" transform="rotate(18 9 -39)" />
    <circle cx="-7" cy="-42" r="2" fill="#fff" /><circle cx="11" cy="-42" r="2" fill="#fff" />
    <path d="M-8-61-13-74M8-61 13-74" stroke="#fff" stroke-width="2" />
    <circle cx="-13" cy="-75" r="3.5" fill="#F4C61E" /><circle cx="13" cy="-75" r="3.5" fill="#F4C61E" />
    ${saucer &&
    html`<path d="M-52 0Q0-22 52 0 30 20 0 20T-52 0Z" fill="#b9c1e6" stroke=${LINE} stroke-width="2.5" />
      <path d="M-44 0Q0 12 44 0" fill="none" stroke="#5c6fb0" stroke-width="3" />
      <circle cx="-26" cy="8" r="3" fill="#F4C61E" /><circle cy="12" r="3" fill="#F4C61E" /><circle cx="26" cy="8" r="3" fill="#F4C61E" />`}
  </g>`;
}

/* The laser's sight on the rocket that is aimed at. */
export const Sight = ({ radius }) => html`<g class="sight" fill="none">
  ${["#05070f", "#fff"].map(
    (stroke, i) => html`<path stroke=${stroke} stroke-width=${i ? 3 : 7}
      d=${`M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0M0 ${-radius - 14}v28M0 ${radius - 14}v28M${-radius - 14} 0h28M${radius - 14} 0h28`} />`,
  )}
</g>`;

/* Stars that stand where they stood: a tiny generator with a fixed seed. */
function starsOf(width, height, count) {
  let seed = 3846;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({ x: next() * width, y: next() * height, r: 0.8 + next() * 0.9, cross: next() < 0.16 }));
}

export function Stars({ width, height, count, but = () => false }) {
  return html`<g aria-hidden="true">
    ${starsOf(width, height, count).filter((star) => !but(star)).map(({ x, y, r, cross }) =>
      cross
        ? html`<path d=${`M${x} ${y - 5}v10M${x - 5} ${y}h10`} stroke="#dfe6ff" stroke-width="1.3" opacity=".85" />`
        : html`<circle cx=${x} cy=${y} r=${r} fill="#cfd8ff" opacity=${0.5 * r} />`,
    )}
  </g>`;
}

export const Planet = () => html`<g aria-hidden="true">
  <path d="M-92 20A96 17 -14 0 1 92-22" fill="none" stroke="#7f8ad6" stroke-width="5" opacity=".55" />
  <circle r="46" fill="#4650a0" />
  <path d="M-40-22A46 46 0 0 0 38 26 56 56 0 0 1-40-22Z" fill="#343c86" />
  <circle cx="14" cy="-16" r="7" fill="#343c86" /><circle cx="-14" cy="-24" r="4" fill="#343c86" />
  <path d="M-92 20C-84 40 70 8 92-22" fill="none" stroke="#98a3ee" stroke-width="6" stroke-linecap="round" />
</g>`;
