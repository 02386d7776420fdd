/* The things of Lunar Command, each drawn around its own origin in a space of 55 units. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";

const LINE = "#0d0f12";
const WHITE = "#F6F5F0";
const GREY = "#7a8287";

const Shade = ({ width, height }) => html`<rect x=${-width / 2} y=${2 - height / 2} width=${width} height=${height} rx="4" fill="#000" opacity=".32" />`;

/* A straight wall from west to east, `spaces` long, from the middle of its first space on. */
function Straight({ spaces = 1 }) {
  const width = 55 * spaces - 2;
  const from = -26.5;
  const ribs = Array.from({ length: 6 * spaces }, (_, index) => from + 6.5 + (index * (width - 13)) / (6 * spaces - 1));
  return html`<g>
    <rect x=${from} y="-8" width=${width} height="20" rx="3" fill="#000" opacity=".32" />
    <rect x=${from} y="-10" width=${width} height="20" rx="3" fill=${WHITE} stroke=${LINE} stroke-width="2" />
    ${ribs.map((x) => html`<path d=${`M${x}-5.5v11`} stroke=${GREY} stroke-width="2.5" />`)}
  </g>`;
}

const Square = ({ bare }) => html`<g>
  <${Shade} width="49" height="49" />
  <rect x="-24.5" y="-24.5" width="49" height="49" rx="4" fill=${WHITE} stroke=${LINE} stroke-width="2" />
  ${bare && html`<rect x="-15.5" y="-15.5" width="31" height="31" rx="2" fill="none" stroke=${GREY} stroke-width="2.5" />`}
</g>`;

/* A dome on its square wall; a starting dome has a ring of bolts. */
const Dome = ({ team, start }) => html`<g style=${paint(team)}>
  <${Square} />
  <circle r="21" fill="var(--c)" stroke="var(--k)" stroke-width="2.5" />
  ${start && html`<circle r="16.5" fill="none" stroke="var(--k)" stroke-width="2.5" stroke-dasharray="1 4.2" stroke-linecap="round" />`}
  <path d="M-14-4A15 15 0 0 1-1-15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8" />
  <use href=${`#g-${team}`} x="-9.5" y="-8" width="19" height="19" style="color:var(--i)" />
</g>`;

/* It joins west and east; its entrances are north and south. */
const Airlock = ({ team, upright }) => html`<g style=${paint(team)}>
  <${Shade} width="55" height="40" />
  <rect x="-27" y="-20" width="54" height="40" rx="5" fill="var(--c)" stroke="var(--k)" stroke-width="2.5" />
  <rect x="-12.5" y="-23" width="25" height="46" rx="2" fill="#14191c" stroke="#000" />
  <path d="M0-17v34M-6-11l6-7 6 7M-6 11l6 7 6-7" fill="none" stroke="#fff" stroke-width="3" />
  ${[-19.5, 19.5].map((x) => html`<use href=${`#g-${team}`} x=${x - 6.5} y="-6.5" width="13" height="13" transform=${upright ? `rotate(-90 ${x} 0)` : undefined} style="color:var(--i)" />`)}
</g>`;

const Antenna = ({ team }) => html`<g style=${paint(team)}>
  <circle cy="2" r="22" fill="#000" opacity=".32" />
  <circle r="22" fill="var(--c)" stroke="var(--k)" stroke-width="2.5" />
  <path d="M-15-15A21 21 0 0 0 15 15Z" fill=${WHITE} stroke=${LINE} stroke-width="2" />
  <path d="M0 0 12-12" stroke=${LINE} stroke-width="3" />
  <circle cx="13" cy="-13" r="4.5" fill=${WHITE} stroke=${LINE} stroke-width="2" />
  <use href=${`#g-${team}`} x="-13" y="-1" width="14" height="14" style="color:${LINE}" />
</g>`;

const TEAMS = { O: "orange", L: "lime" };

export const teamOf = (token) => TEAMS[token[1]] ?? null;

const UPRIGHT = "rotate(90)";

/* What a token of the board looks like; the second half of a long wall is drawn with the first. */
const DRAWN = {
  "--": () => html`<${Straight} />`,
  "||": () => html`<g transform=${UPRIGHT}><${Straight} /></g>`,
  "<-": () => html`<${Straight} spaces=${2} />`,
  "/\\": () => html`<g transform=${UPRIGHT}><${Straight} spaces=${2} /></g>`,
  "[]": () => html`<${Square} bare=${true} />`,
  "[": (team) => html`<${Dome} team=${team} />`,
  "*": (team) => html`<${Dome} team=${team} start=${true} />`,
  "=": (team) => html`<${Airlock} team=${team} />`,
  H: (team) => html`<g transform=${UPRIGHT}><${Airlock} team=${team} upright=${true} /></g>`,
  A: (team) => html`<${Antenna} team=${team} />`,
};

export const isDrawn = (token) => token in DRAWN || token[0] in DRAWN;

export function Piece({ token }) {
  const draw = DRAWN[token] ?? DRAWN[token[0]];
  return draw ? draw(teamOf(token)) : null;
}

/* The token of a piece as an act names it. */
const SIGNS = { dome: "[", antenna: "A" };
const WALLS = { "west-east": ["--", "<-"], "north-south": ["||", "/\\"] };

export function tokenOf({ piece, lies, team, long }) {
  if (piece === "straight") return WALLS[lies]?.[long ? 1 : 0] ?? "--";
  if (piece === "square") return "[]";
  const sign = SIGNS[piece] ?? (lies === "north-south" ? "H" : "=");
  return sign + team[0].toUpperCase();
}

export const Robot = () => html`<g>
  <path d="M-14 17L-4.5-10H4.5L14 17Z" fill="#C3CACD" stroke=${LINE} stroke-width="2.2" stroke-linejoin="round" />
  <path d="M-10 5H10" stroke=${LINE} stroke-width="2.2" />
  <circle cy="-12" r="6" fill="#E8ECEF" stroke=${LINE} stroke-width="2.2" /><circle cy="-12" r="2.2" fill=${LINE} />
</g>`;

export const Astronaut = () => html`<g>
  <path d="M-13 20C-13 7-8 2 0 2S13 7 13 20Z" fill="#F4C61E" stroke=${LINE} stroke-width="2.2" stroke-linejoin="round" />
  <circle cy="-7" r="13" fill="#F4C61E" stroke=${LINE} stroke-width="2.2" />
  <path d="M-8-8q8-7 16 0-1 8-8 8t-8-8Z" fill="#16242e" /><path d="M-4-9q4-3 7-1" stroke="#fff" stroke-width="2" fill="none" />
</g>`;

/* `by`: the team that has put it on a head. */
export const Ufo = ({ by }) => html`<g>
  <ellipse cy="14" rx="22" ry="5" fill="#000" opacity=".35" />
  <ellipse cy="4" rx="25" ry="11" fill="#23282D" stroke="#E8ECEF" stroke-width="2" />
  <path d="M-13 0C-12-17 12-17 13 0 6 5-6 5-13 0Z" fill="#8FD6C6" stroke="#E8ECEF" stroke-width="2" />
  ${by
    ? html`<g style=${paint(by)}><circle cy="3" r="9" fill="var(--c)" stroke="#fff" stroke-width="1.6" /><use href=${`#g-${by}`} x="-6" y="-3" width="12" height="12" style="color:var(--i)" /></g>`
    : html`<g fill="#fff"><circle cx="-13" cy="6" r="2.6" /><circle cy="9" r="2.6" /><circle cx="13" cy="6" r="2.6" /></g>`}
</g>`;

const FIGURES = { robot: Robot, astronaut: Astronaut, ufo: Ufo };

/* Around what has just been built; the second half of a long wall is within the first one's frame. */
export function Frame({ token }) {
  const [width, height] = [token === "<-" ? 113 : 58, token === "/\\" ? 113 : 58];
  return html`<g class="ring" fill="none">${[["#0d0f12", 7], ["#fff", 3.5]].map(([stroke, line]) => html`<rect x="-29" y="-29" width=${width} height=${height} rx="7" stroke=${stroke} stroke-width=${line} />`)}</g>`;
}

/* Around a figure that has just moved. */
export const Ring = ({ r }) => html`<g class="ring" fill="none"><circle r=${r} stroke="#0d0f12" stroke-width="7" /><circle r=${r} stroke="#fff" stroke-width="3.5" /></g>`;

/* A small picture of anything that is counted beside the board. */
export function Icon({ kind, team }) {
  const Figure = FIGURES[kind];
  return Figure ? html`<${Figure} />` : html`<${Piece} token=${kind === "start" ? `*${team[0].toUpperCase()}` : tokenOf({ piece: kind, lies: "west-east", team })} />`;
}
