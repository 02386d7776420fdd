/* A refused act, where it was tried: the piece as a ghost behind barrier tape, and what it clashes with. Everything here
   comes from the ruling: what the act pointed at (`act_facts`), and what the objections name. */
import { html } from "../../html.js";
import { has, t } from "../../texts.js";
import { centre, isOn } from "./layout.js";
import { Astronaut, Piece, Robot, tokenOf, Ufo } from "./pieces.js";

const bare = (fact) => String(fact ?? "").split(":").at(-1).replace(/^a-/, "");

const PIECES = ["straight", "square", "dome", "airlock", "antenna"];

/* What was tried: a piece's token, or a figure. */
function ghostOf(facts, team, long) {
  const piece = bare(facts.piece);
  if (PIECES.includes(piece)) return { token: tokenOf({ piece, lies: bare(facts.lies), team, long }) };
  const figure = bare(facts.figure ?? facts.a_thing);
  if (figure === "robot" || figure === "astronaut") return { figure };
  if (figure === "dome") return { token: `*${team[0].toUpperCase()}` };
  return { figure: facts.ufo !== undefined ? "astronaut" : "ufo" };
}

/* The spaces that an objection speaks of besides the one where it was tried. */
const NAMED = ["space", "airlock", "other"];
const clashesOf = (findings, at) => findings.flatMap((one) => NAMED.map((name) => one.facts[name])).filter((space) => space && space !== at);

const worded = (code) => `lcb-why-${code.replace(/^lc-/, "")}`;

/* {at, ghost, clash, word}, or null if the ruling names no space of this board. */
export function refusedAt(plan, view, refusal, long) {
  const facts = refusal?.act_facts ?? {};
  const at = facts.space;
  if (!at || !isOn(plan, at)) return null;
  const findings = [refusal, ...refusal.also];
  const told = findings.find((one) => has(worded(one.code)));
  const clash = told && clashesOf([told], at).find((space) => isOn(plan, space));
  const team = view.teams[refusal.seat] ?? view.teams[view.turn] ?? view.seats.map((seat) => view.teams[seat])[0];
  return { at, ghost: ghostOf(facts, team, long), clash: clash ?? null, word: told ? t(worded(told.code)) : null };
}

const FIGURES = { robot: Robot, astronaut: Astronaut, ufo: Ufo };

const Ghost = ({ ghost }) => (ghost.token ? html`<${Piece} token=${ghost.token} />` : html`<${FIGURES[ghost.figure]} />`);

/* Black and white tape around a space. */
const Tape = ({ half }) => html`<g fill="none">
  <rect x=${-half} y=${-half} width=${half * 2} height=${half * 2} rx="5" stroke="#14191c" stroke-width="9" />
  <rect x=${-half} y=${-half} width=${half * 2} height=${half * 2} rx="5" stroke="#fff" stroke-width="7" stroke-dasharray="9 9" />
</g>`;

/* What the refused piece clashes with, and a line to it unless it stands beside it. */
function Clash({ plan, from, to }) {
  const { cell, scale } = plan;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [east, south] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const path = length > cell * 1.1 ? `M${from.x + east * cell * 0.55} ${from.y + south * cell * 0.55}L${to.x - east * 27 * scale} ${to.y - south * 27 * scale}` : "";
  return html`<g fill="none" stroke-linecap="round">
    ${[["#14191c", 9], ["#fff", 4]].map(([stroke, width]) => html`<g stroke=${stroke} stroke-width=${width * Math.max(0.6, scale)}><path d=${path} /><circle cx=${to.x} cy=${to.y} r=${26 * scale} /></g>`)}
  </g>`;
}

const WIDE = 0.56;

/* The middle of the word: below the place, above it, or beside it; on the picture, and where the fewest of the places
   lie that are offered. */
function besides(plan, point, width, offered) {
  const [beside, gap] = [plan.cell * 0.5 + width / 2 + 8, plan.cell * 0.5 + 22];
  const x = Math.min(Math.max(point.x, width / 2 + 6), plan.width - width / 2 - 6);
  const aside = (width - plan.cell) / 2;
  const [under, over] = [point.y + gap, point.y - gap];
  const options = [{ x, y: under }, { x, y: over }, { x: point.x + aside, y: under }, { x: point.x - aside, y: under }, { x: point.x + beside, y: point.y }, { x: point.x - beside, y: point.y }];
  const fits = options.filter((at) => at.y + 18 < plan.down && at.y - 18 > plan.top && at.x + width / 2 < plan.width && at.x > width / 2);
  const covered = (at) => offered.filter((one) => Math.abs(one.x - at.x) < (width + plan.cell) / 2 && Math.abs(one.y - at.y) < 17 + plan.cell / 2).length;
  return fits.reduce((best, at) => (covered(at) < covered(best) ? at : best), fits[0] ?? options[0]);
}

function Word({ plan, point, word, offered }) {
  const size = plan.small ? 17 : 20;
  const width = word.length * size * WIDE + 24;
  const { x, y } = besides(plan, point, width, offered);
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect x=${-width / 2} y="-17" width=${width} height="34" rx="7" fill="#fff" stroke="#14191c" stroke-width="2" />
    <text y=${size * 0.35} font-size=${size} font-weight="700" text-anchor="middle" fill="#14191c">${word}</text>
  </g>`;
}

/* A ghost stands in the middle of its space; small in the corner where something stands already, which stays in sight. */
const Tried = ({ ghost, taken }) => html`<g transform=${taken ? "translate(17 -17) scale(.5)" : ""}>
  <rect x="-28" y="-28" width="56" height="56" rx="4" fill="#14191c" opacity=${taken ? 0.9 : 0.55} /><g opacity=${taken ? 0.85 : 0.62}><${Ghost} ghost=${ghost} /></g></g>`;

/* `taken`: something stands there; `offered`: the middles of the free spaces at which something can be done. */
export function Refused({ plan, refused, taken, offered }) {
  if (!refused) return null;
  const point = centre(plan, refused.at);
  return html`<g class="refused">
    ${refused.clash && html`<${Clash} plan=${plan} from=${point} to=${centre(plan, refused.clash)} />`}
    <g transform=${`translate(${point.x} ${point.y}) scale(${plan.scale})`}>
      <${Tape} half=${27} /><${Tried} ghost=${refused.ghost} taken=${taken} />
    </g>
    ${refused.word && html`<${Word} plan=${plan} point=${point} word=${refused.word} offered=${offered} />`}
  </g>`;
}
