/* The moon below the pieces: sky, dust and craters, the grid with its names, and the closed stations. */
import { useMemo } from "preact/hooks";

import { html } from "../../html.js";
import { areaPath, centre, heartOf } from "./layout.js";

/* Points that lie where they lay: a tiny generator with a fixed seed. */
function scatter(seed, count, make) {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => make(next));
}

/* Around the picture; where words stand, no star does. */
function Stars({ plan }) {
  const { width, height, top } = plan;
  const [far, high] = [900, 500];
  const all = scatter(3842, 420, (next) => ({ x: next() * (width + far * 2) - far, y: top - high + next() * (height + high * 2), r: 0.6 + next() * 1.1, opacity: 0.25 + next() * 0.5 }));
  const outside = all.filter(({ x, y }) => x < 0 || x > width || y < top || y > top + height);
  return html`<g fill="#fff">${outside.map(({ x, y, r, opacity }) => html`<circle cx=${x} cy=${y} r=${r} opacity=${opacity} />`)}</g>`;
}

export const Earth = () => html`<g>
  <circle r="74" fill="#2c6fae" /><path d="M-58-30q22-26 44-14 8 18-12 24 2 22-18 26-20-12-14-36ZM4-62q34 2 48 26-16 22-32 12-2-20-22-22ZM10 14q30-10 42 8-6 34-34 38-16-22-8-46Z" fill="#4f9a62" />
  <path d="M-70-6q40-16 70 2t66-6M-60 34q34-10 54 0t52-4" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" />
  <path d="M-52.3-52.3A74 74 0 0 0 52.3 52.3 92 92 0 0 1-52.3-52.3Z" fill="#050709" opacity=".6" />
</g>`;

function Craters({ plan }) {
  const { left, up, right, down } = plan;
  const drawn = scatter(11, Math.round(plan.columns * plan.rows * 0.23), (next) => {
    const r = plan.cell * (0.14 + next() * next() * 0.5);
    const x = left + r + next() * (right - left - 2 * r);
    const y = up + r + next() * (down - up - 2 * r);
    return html`<g><circle cx=${x} cy=${y} r=${r} fill="#2f343a" opacity=".34" />
      <path d=${`M${x - r * 0.68} ${y + r * 0.7}A${r} ${r} 0 0 0 ${x + r * 0.7} ${y - r * 0.68}`} fill="none" stroke="#8b949d" stroke-width="2" opacity=".45" /></g>`;
  });
  return html`<g>${drawn}</g>`;
}

function gridPath({ columns, rows, cell, left, up, right, down }) {
  const downward = Array.from({ length: columns - 1 }, (_, index) => `M${left + cell * (index + 1)} ${up}V${down}`);
  const across = Array.from({ length: rows - 1 }, (_, index) => `M${left} ${up + cell * (index + 1)}H${right}`);
  return [...downward, ...across].join("");
}

/* The height of letters: a small drawing is shown a little smaller than it is drawn. */
const LETTER = { full: 16, small: 17 };

/* Every name where there is room, else every second, third … one. */
const every = (cell, letter) => Math.max(1, Math.ceil((letter + 4) / cell));

/* Letters above and below, numbers on both sides; in a small drawing above and on the left alone. */
function Names({ plan }) {
  if (!plan.rim) return null;
  const { cell, left, up, right, down, rim, small } = plan;
  const letter = small ? LETTER.small : LETTER.full;
  const step = every(cell, letter);
  const at = (x, y, word) => html`<text x=${x} y=${y + 5.5} font-size=${letter} text-anchor="middle" fill="#C6CDD3">${word}</text>`;
  const shown = (count) => Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0);
  const mid = (index) => (index + 0.5) * cell;
  return html`<g aria-hidden="true">
    ${shown(plan.columns).map((index) => [up - rim / 2, ...(small ? [] : [down + rim / 2])].map((y) => at(left + mid(index), y, String.fromCharCode(97 + index))))}
    ${shown(plan.rows).map((index) => [left - rim / 2, ...(small ? [] : [right + rim / 2])].map((x) => at(x, up + mid(index), index + 1)))}
  </g>`;
}

function drawGround(plan) {
  const { left, up, right, down, rim, width, height, top, small } = plan;
  const [w, h] = [right - left, down - up];
  const far = small ? 6 : rim;
  return html`<g>
    <defs><radialGradient id="lun-dust" cx=".4" cy=".35" r=".9"><stop offset="0" stop-color="#565d66" /><stop offset="1" stop-color="var(--lun-dust-2)" /></radialGradient></defs>
    <rect x="-1200" y=${top - 900} width=${width + 2400} height=${height + 1800} fill="var(--lun-sky)" />
    <${Stars} plan=${plan} />
    <g transform=${`translate(${width + 190} ${top + 150})`}><${Earth} /></g>
    <rect x=${left - Math.max(rim, 6)} y=${up - Math.max(rim, 6)} width=${w + Math.max(rim, 6) + far} height=${h + Math.max(rim, 6) + far} rx="12" fill="#23282e" stroke="#7b848d" stroke-width="2" />
    <rect x=${left} y=${up} width=${w} height=${h} rx="4" fill="url(#lun-dust)" />
    <${Craters} plan=${plan} />
    <path d=${gridPath(plan)} stroke="#707983" stroke-width="1.2" opacity=".75" fill="none" />
    <${Names} plan=${plan} />
  </g>`;
}

/* Never changes while the board has its size: drawn once, and passed over in every later picture. */
export function Ground({ plan }) {
  const { columns, rows, cell, left, up, height, small } = plan;
  return useMemo(() => drawGround(plan), [columns, rows, cell, left, up, height, small]);
}

const TILE = 26;

/* An owner's area: tinted, and strewn with the owner's glyph. */
const Pattern = ({ owner, scale }) => html`<pattern id=${`lun-own-${owner}`} width=${TILE} height=${TILE} patternUnits="userSpaceOnUse" patternTransform=${`scale(${Math.max(0.7, scale)})`}>
  <rect width=${TILE} height=${TILE} fill=${`var(--c-${owner})`} opacity=".3" />
  <use href=${`#g-${owner}`} x="3" y="3" width="11" height="11" style=${`color:var(--c-${owner})`} opacity=".85" />
  <use href=${`#g-${owner}`} x="16" y="16" width="11" height="11" style=${`color:var(--c-${owner})`} opacity=".85" />
</pattern>`;

/* Nobody's, and those whose owner changes with the walls: grey, strewn with crosses. */
const PlainPattern = ({ scale }) => html`<pattern id="lun-own-plain" width=${TILE} height=${TILE} patternUnits="userSpaceOnUse" patternTransform=${`scale(${Math.max(0.7, scale)})`}>
  <rect width=${TILE} height=${TILE} fill="#fff" opacity=".14" />
  <path d="M5 5l7 7M12 5l-7 7M18 18l7 7M25 18l-7 7" stroke="#fff" stroke-width="2" opacity=".55" />
</pattern>`;

const Sign = ({ team, r }) => html`<use href=${`#g-${team}`} x=${-r * 0.58} y=${-r * 0.58} width=${r * 1.16} height=${r * 1.16} style=${`color:var(--c-${team})`} />`;

const Cross = ({ r }) => html`<path d=${`M${-r * 0.38} ${-r * 0.38}L${r * 0.38} ${r * 0.38}M${r * 0.38} ${-r * 0.38}L${-r * 0.38} ${r * 0.38}`} stroke="#DDE3E7" stroke-width=${r * 0.16} />`;

/* The owner's sign; a cross for nobody. */
function Emblem({ owner, teams, x, y, r }) {
  const one = teams.includes(owner);
  return html`<g transform=${`translate(${x} ${y})`}>
    <circle r=${r} fill="#0F1216" stroke=${one ? `var(--c-${owner})` : "#DDE3E7"} stroke-width=${r * 0.1} />
    ${one && html`<${Sign} team=${owner} r=${r} />`}
    ${owner === "" && html`<${Cross} r=${r} />`}
  </g>`;
}

/* From how many spaces on an emblem may be larger than a space. */
const LARGE = 6;

/* `isTaken(space)`: somebody stands there. */
export function Stations({ plan, stations, teams, isTaken }) {
  return html`<g>
    <defs>${teams.map((owner) => html`<${Pattern} key=${owner} owner=${owner} scale=${plan.scale} />`)}<${PlainPattern} scale=${plan.scale} /></defs>
    ${stations.map(({ spaces, owner }) => {
      const heart = heartOf(plan, spaces, isTaken);
      return html`<g key=${spaces[0]} class="station">
        <path d=${areaPath(plan, spaces)} fill=${`url(#lun-own-${teams.includes(owner) ? owner : "plain"})`} />
        <${Emblem} owner=${owner} teams=${teams} x=${heart.x} y=${heart.y} r=${plan.cell * (spaces.length >= LARGE ? 0.62 : 0.38)} />
      </g>`;
    })}
  </g>`;
}

/* Where two pieces are connected a corridor joins them (LC-2.4). */
export function Corridors({ plan, links }) {
  const path = links.map(([from, to]) => {
    const [a, b] = [centre(plan, from), centre(plan, to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }).join("");
  return html`<g fill="none"><path d=${path} stroke="#0d0f12" stroke-width=${15 * plan.scale} /><path d=${path} stroke="#C3CACD" stroke-width=${11 * plan.scale} /></g>`;
}
