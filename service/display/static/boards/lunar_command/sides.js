/* What lies beside the board of Lunar Command: each team's names, points, pieces to build and figures, and what belongs
   to everybody. Columns left and right of a large board, bars above and below a small one. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Icon } from "./pieces.js";

const EDGE = "#7b848d";
const WORDS = "#DDE3E7";
const KINDS = ["dome", "airlock", "antenna"];
const FIGURES = ["robot", "astronaut"];

/* A team's column on a large board: x of its middle, and the heights of its parts. */
const COLUMN = { half: 46, tower: { top: 152, bottom: 446 }, build: 470, scored: 590, line: 31 };

const columnX = (plan, number) => (number ? plan.width - 50 : 50);
const barY = (plan, number) => (number ? plan.height - plan.bar : 0);

/* Where the row of a team's figures begins, how far apart they stand, and how large they are. */
function crewRow(plan, number, figure) {
  const row = FIGURES.indexOf(figure);
  if (plan.brief) return null;
  if (plan.small) return { x: 226 + row * 84, y: barY(plan, number) + 43, room: 26, size: 0.5 };
  return { x: columnX(plan, number) - 34, y: COLUMN.scored + 22 + row * COLUMN.line, room: 38, size: 0.58 };
}

/* What belongs to everybody, in a row below the board. */
export function stripItems(plan, view) {
  if (plan.brief) return [];
  const placing = view.phase === "place";
  const domes = placing && view.turn ? 2 / (view.seats.length / 2) - view.bases[view.turn].length : 0;
  const white = placing ? [] : Object.entries(view.supplies.white).sort().reverse().map(([kind, count]) => ({ key: kind, kind, count }));
  const tray = placing ? [{ key: "tray:dome", kind: "start", team: view.teams[view.turn], count: domes }, ...["robot", "astronaut", "ufo"].map((kind) => ({ key: `tray:${kind}`, kind, count: view.to_place[kind] ?? 0 }))] : [];
  const off = FIGURES.map((kind) => ({ key: `off:${kind}`, kind, count: view.crew.off[kind], gone: true }));
  const items = [...white, ...tray, { key: "off", kind: "ufo", count: view.ufos_off }, ...off].filter((item) => item.count > 0 || (white.includes(item)));
  const each = plan.small ? 62 : 92;
  const first = plan.width / 2 - (each * (items.length - 1)) / 2 - (view.walk ? (plan.small ? 62 : 80) : 0);
  return items.map((item, index) => ({ ...item, x: first + each * index, y: plan.strip, each }));
}

/* Where a thing is that stands on no space, or null where it is not shown. `nth` of `count` of them there. */
export function besideBoard(plan, teams, strip, { figure, place, nth, count }) {
  const [section, name] = place.split(":");
  const number = teams.indexOf(name);
  if (section === "crew" && number >= 0) {
    const row = crewRow(plan, number, figure);
    if (!row) return null;
    const apart = Math.min(16, row.room / Math.max(1, count - 1));
    return { x: row.x + (row.room - apart * (count - 1)) / 2 + nth * apart, y: row.y, size: row.size };
  }
  const key = section === "crew" ? `off:${figure}` : section === "tray" ? `tray:${figure}` : "off";
  const item = strip.find((one) => one.key === key);
  return item ? { x: item.x - 14, y: item.y, size: plan.small ? 0.5 : 0.6 } : null;
}

/* Letters are about this wide, in parts of their height; narrower than by a quarter they are hard to read. */
const WIDE = 0.56;
const NARROWEST = 0.76;

/* Words in the room there is: smaller first, then narrower, then cut. `textLength`: the length to squeeze them to. */
function fitted(words, room, largest, least = 16) {
  const size = Math.max(least, Math.min(largest, room / (words.length * WIDE)));
  const most = Math.floor(room / (size * WIDE * NARROWEST) + 0.01);
  const shown = words.length > most ? `${words.slice(0, Math.max(1, most - 1))}…` : words;
  return { "font-size": size, words: shown, textLength: shown.length * size * WIDE > room + 1 ? room : undefined, lengthAdjust: "spacingAndGlyphs" };
}

/* Who plays; a bot's sign stands in the plate where it is `wide`, else on its corner. */
function Plate({ seat, x, y, half, height, lit, wide }) {
  const sign = Math.min(19, height - 18);
  const bot = seat.bot && wide ? 19 : 0;
  const { words, ...type } = fitted(seat.name, half * 2 - sign - 15 - bot, 20, wide ? 17 : 16);
  const ink = lit ? "var(--i)" : "var(--lun-text)";
  return html`<g style=${paint(seat.colour)} transform=${`translate(${x} ${y})`}>
    <rect class="lun-plate" x=${-half} y=${-height / 2} width=${half * 2} height=${height} rx="9" fill=${lit ? "var(--c)" : "transparent"} stroke=${lit ? "#fff" : "transparent"} stroke-width="2" />
    <use href=${`#g-${seat.colour}`} x=${6 - half} y=${-sign / 2} width=${sign} height=${sign} style=${`color:${lit ? "var(--i)" : "var(--c)"}`} />
    <text x=${sign + 10 - half} y=${type["font-size"] * 0.35} ...${type} font-weight="700" fill=${ink}>${words}</text>
    ${seat.bot && wide && html`<use href="#u-bot" x=${half - 23} y="-9" width="18" height="18" style=${`color:${ink}`} />`}
    ${seat.bot && !wide && html`<g transform=${`translate(${half - 13} ${height / 2 + 2})`}><circle r="12" fill="var(--lun-sky)" stroke="#fff" stroke-width="1.5" /><use href="#u-bot" x="-8" y="-8.5" width="16" height="16" style="color:#fff" /></g>`}
  </g>`;
}

const Rocket = () => html`<g>
  <path d="M-13 14C-16-12-8-34 0-42 8-34 16-12 13 14Z" fill="#F6F5F0" stroke="#0d0f12" stroke-width="2" />
  <path d="M-13 0L-24 16H-12ZM13 0L24 16H12Z" fill="var(--c)" stroke="#0d0f12" stroke-width="2" />
  <circle cy="-13" r="7" fill="var(--c)" stroke="#0d0f12" stroke-width="2" />
</g>`;

const TALL = 20; // lower steps of a tower have no room for a number: some of them have it beside them

/* The launch tower: a step for each point. `outward`: -1 on the left of the board, 1 on its right. */
function Tower({ x, points, goal, outward }) {
  const { top, bottom } = COLUMN.tower;
  const step = (bottom - top) / goal;
  const gap = step > TALL ? 5 : 1.5;
  const reached = Math.min(points, goal);
  const beside = (value) => step <= TALL && value % 5 === 0 && value !== reached;
  const steps = Array.from({ length: goal }, (_, index) => index + 1).filter((value) => value !== reached);
  const half = step > TALL ? 27 : 25;
  const box = (value) => {
    const [full, now] = [value <= points, value === reached];
    const mid = bottom - step * (value - 0.5);
    const height = Math.max(now ? TALL : 0, step - gap);
    return html`<g key=${value}>
      <rect class="lun-step" x=${-half} y=${mid - height / 2} width=${half * 2} height=${height} rx=${Math.min(6, height / 3)} fill=${full ? "var(--c)" : "#1c2127"} stroke=${now ? "#fff" : full ? "var(--k)" : EDGE} stroke-width=${now ? 3 : 1.6} />
      ${beside(value) && html`<text x=${outward * 30} y=${mid + 6} font-size="16" text-anchor=${outward < 0 ? "end" : "start"} fill=${WORDS}>${value}</text>`}
      ${(step > TALL || now) && html`<text y=${mid + 6} font-size=${now ? 19 : 17} font-weight=${full ? 700 : 400} text-anchor="middle" fill=${full ? "var(--i)" : WORDS}>${now ? points : value}</text>`}
    </g>`;
  };
  return html`<g transform=${`translate(${x} 0)`}>
    <path d=${`M-22 ${bottom + 4}V${top - 6}M22 ${bottom + 4}V${top - 6}`} stroke=${EDGE} stroke-width="3" />
    ${steps.map(box)}${reached > 0 && box(reached)}
    <g transform=${`translate(0 ${top - 22})`}><${Rocket} /></g>
  </g>`;
}

const Count = ({ x, y, count, size = 20 }) => html`<text x=${x} y=${y + size * 0.35} font-size=${size} font-weight="700" fill=${count ? WORDS : "#aab3ba"}>${count}</text>`;

function Heading({ x, y, word }) {
  const { words, ...type } = fitted(word, COLUMN.half * 2 + 2, 16);
  return html`<text x=${x} y=${y + 5} ...${type} text-anchor="middle" fill=${WORDS}>${words}</text>`;
}

/* Members share their team's column. `turn`: the seat whose turn it is. */
function Column({ plan, view, team, number, members, goal }) {
  const x = columnX(plan, number);
  const two = members.length > 1;
  const supply = view.supplies[team];
  return html`<g style=${paint(team)}>
    ${members.map((seat, index) => html`<${Plate} key=${seat.id} seat=${seat} x=${x} y=${two ? 18 + index * 37 : 28} half=${COLUMN.half} height=${two ? 34 : 40} lit=${seat.id === view.turn} />`)}
    <${Tower} x=${x} points=${view.scores[team]} goal=${goal} outward=${number ? 1 : -1} />
    <${Heading} x=${x} y=${COLUMN.build} word=${t("lcb-to-build")} />
    ${KINDS.map((kind, row) => {
      const y = COLUMN.build + 24 + row * COLUMN.line;
      return html`<g key=${kind} opacity=${supply[kind] ? 1 : 0.75}><g transform=${`translate(${x - 18} ${y}) scale(.52)`}><${Icon} kind=${kind} team=${team} /></g><${Count} x=${x + 14} y=${y} count=${supply[kind]} /></g>`;
    })}
    <${Heading} x=${x} y=${COLUMN.scored} word=${t("lcb-scored")} />
    ${FIGURES.map((figure) => html`<${CrewCount} key=${figure} plan=${plan} number=${number} figure=${figure} count=${view.crew[team][figure]} />`)}
  </g>`;
}

function CrewCount({ plan, number, figure, count }) {
  const row = crewRow(plan, number, figure);
  const beside = plan.small ? 40 : 48;
  return html`<g><${Count} x=${row.x + beside} y=${row.y} count=${count} size=${plan.small ? 18 : 20} />${!count && html`<g transform=${`translate(${row.x + row.room / 2} ${row.y}) scale(${row.size})`} opacity=".45"><${Icon} kind=${figure} /></g>`}</g>`;
}

/* The same in one or two lines. */
function Bar({ plan, view, team, number, members, goal }) {
  const y = barY(plan, number);
  const points = view.scores[team];
  const half = members.length > 1 ? 66 : 74;
  const from = members.length * half * 2 + 12;
  const step = (plan.width - 66 - from) / goal;
  const reached = Math.min(points, goal);
  return html`<g style=${paint(team)}>
    ${members.map((seat, index) => html`<${Plate} key=${seat.id} seat=${seat} x=${6 + half + index * half * 2} y=${y + 16} half=${half - 2} height=${28} lit=${seat.id === view.turn} wide=${true} />`)}
    ${Array.from({ length: goal }, (_, index) => html`<rect key=${index} class="lun-step" x=${from + step * index} y=${y + 9} width=${Math.max(2, step - 2)} height="16" rx="3" fill=${index < reached ? "var(--c)" : "#1c2127"} stroke=${index < reached ? "var(--k)" : EDGE} stroke-width="1.2" />`)}
    <text x=${plan.width - 8} y=${y + 24} font-size="20" font-weight="700" text-anchor="end" fill=${WORDS}>${t("lcb-points-of", { points, goal })}</text>
    ${!plan.brief && html`<g>
      ${KINDS.map((kind, index) => html`<g key=${kind}><g transform=${`translate(${20 + index * 60} ${y + 43}) scale(.42)`}><${Icon} kind=${kind} team=${team} /></g><${Count} x=${36 + index * 60} y=${y + 43} count=${view.supplies[team][kind]} size=${18} /></g>`)}
      ${FIGURES.map((figure) => html`<${CrewCount} key=${figure} plan=${plan} number=${number} figure=${figure} count=${view.crew[team][figure]} />`)}
    </g>`}
  </g>`;
}

export const Side = (props) => (props.plan.small ? html`<${Bar} ...${props} />` : html`<${Column} ...${props} />`);

const STEPS = 4;

/* The steps of a spacewalk that are left. */
function StepsLeft({ plan, left }) {
  const x = plan.width / 2 + (plan.small ? 60 : 120);
  return html`<g transform=${`translate(${x} ${plan.strip})`} aria-hidden="true">
    <use href="#u-walk" x="-44" y="-13" width="26" height="26" style=${`color:${WORDS}`} />
    ${Array.from({ length: Math.max(STEPS, left) }, (_, index) => html`<circle cx=${index * 22 - 4} r="8" fill=${index < left ? WORDS : "none"} stroke=${WORDS} stroke-width="2" stroke-dasharray=${index < left ? "none" : "3 3"} />`)}
  </g>`;
}

/* What everybody builds with, what is beside the board, what has left it, and the steps of a walk. */
export function Strip({ plan, view, items }) {
  if (plan.brief) return null;
  const size = plan.small ? 0.46 : 0.56;
  const inLayer = (item) => FIGURES.includes(item.kind) || item.kind === "ufo"; // these are pieces that can move from here
  return html`<g>
    ${items.map((item) => html`<g key=${item.key} opacity=${item.gone ? 0.8 : 1}>
      ${!inLayer(item) && html`<g transform=${`translate(${item.x - 14} ${item.y}) scale(${size})`}><${Icon} kind=${item.kind} team=${item.team} /></g>`}
      <${Count} x=${item.x + 8} y=${item.y} count=${item.count} size=${plan.small ? 18 : 20} />
      ${item.gone && html`<path d=${`M${item.x - 28} ${item.y + 14}L${item.x} ${item.y - 14}`} stroke="#0d0f12" stroke-width="5" />`}
      ${item.gone && html`<path d=${`M${item.x - 28} ${item.y + 14}L${item.x} ${item.y - 14}`} stroke=${WORDS} stroke-width="2.5" />`}
    </g>`)}
    ${view.walk && html`<${StepsLeft} plan=${plan} left=${view.walk.left} />`}
  </g>`;
}
