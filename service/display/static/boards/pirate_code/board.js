/* The board of Pirate Code, drawn from the view alone. A gem that has gone somewhere else is seen going there (css/board.css);
   nothing is remembered but which gem was which in the picture before. */
import { useMemo, useRef } from "preact/hooks";

import { colourFact, colourWord } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Target } from "../target.js";
import { GemChest, Plates, SkeletonHand, Turn } from "./deck.js";
import { brownKinds, codeOf, foundOf, gemsOf, identify, markOf, marksOf, scorings } from "./gems.js";
import { bearing, brownPlace, isDuel, layout, owners } from "./layout.js";
import { Log } from "./log.js";
import { AnswerBadge, AskBadge, Compass, Gem, Island, Ring, Ship, Tape } from "./pieces.js";
import { Raft } from "./raft.js";

const hasHand = (view, info) => Boolean(info?.variants?.includes("skeleton_bonus") || view.hand || view.refill);

const roundsOf = (info) => Number(info?.options?.find((option) => option.name === "rounds")?.value ?? 1);

/* Seats and view come as two messages: for a moment the seats may be those of the next game. */
const seated = (view, seats) => seats.filter((seat) => seat.id in view.areas);

/* The sea never changes while the board has its size: drawn once, and passed over in every later picture. */
function Sea({ plan }) {
  const { width, height, top, compass, small, island } = plan;
  const centre = compass ?? { x: width * 0.7, y: top + height * 0.6, r: 0 };
  return useMemo(() => seaOf(width, height, top, centre, small, island), [width, height, top, centre.x, centre.y, centre.r, small, island?.x, island?.y]);
}

function seaOf(width, height, top, { x, y, r }, small, island) {
  const rays = Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    return html`<path d=${`M${x} ${y}L${x + 1900 * Math.cos(angle)} ${y + 1900 * Math.sin(angle)}`} stroke-width=${at % 4 ? 1.2 : 1.8} opacity=${at % 4 ? 0.16 : 0.34} />`;
  });
  return html`<g>
    <defs><radialGradient id="pir-sea" gradientUnits="userSpaceOnUse" cx=${x} cy=${y} r=${small ? 420 : 620}><stop offset="0" stop-color="#2C6B75" /><stop offset="1" stop-color="var(--pir-sea-2)" /></radialGradient></defs>
    <rect x="-1400" y=${top - 1200} width=${width + 2800} height=${height + 2400} fill="url(#pir-sea)" />
    <g stroke="#8FC3C4" fill="none">${rays}
      ${r > 0 && html`<circle cx=${x} cy=${y} r=${r * 1.85} opacity=".4" stroke-width="1.5" /><circle cx=${x} cy=${y} r=${r * 2} opacity=".4" stroke-width="1.5" />`}</g>
    ${island && html`<g transform=${`translate(${island.x} ${island.y})`}><${Island} /></g>`}
    ${!small && html`<g transform="translate(-150 210)"><${Ship} /></g><g transform="translate(1010 520)"><${Ship} /></g>`}
  </g>`;
}

const GEM_OF_HOLE = 0.87;

/* Where a gem lies: {x, y, r}. */
function placeOfGem(plan, view, gem) {
  const area = plan.areaOf.get(gem.seat);
  if (gem.row === "brown") {
    const kinds = brownKinds(view, gem.seat);
    return brownPlace(area, kinds.indexOf(gem.colour), kinds.length);
  }
  return { x: area.xs[gem.at - 1], y: area[gem.row], r: area.r * GEM_OF_HOLE };
}

const UNIT = 26;
const put = ({ x, y, r }) => `transform:translate(${x}px,${y}px) scale(${r / UNIT})`;
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/* The gem of the hand comes from the hand, any other from the gem chest. */
function origin(plan, view, gem, before) {
  const fromHand = before && before.hand === gem.colour && view.hand === null;
  const { x, y } = middle(fromHand ? plan.hand : plan.chest);
  return `;--fx:${x}px;--fy:${y}px`;
}

function Mark({ mark, small }) {
  if (mark === "turn" || mark === "aside") return html`<${Ring} r=${UNIT + 6} dashed=${mark === "aside"} />`;
  if (mark === "ask") return html`<${Ring} r=${UNIT + 6} /><g transform=${`translate(20 -20) scale(${small ? 1.3 : 1.1})`}><${AskBadge} /></g>`;
  return html`<g transform="translate(19 -19)"><${AnswerBadge} answer=${mark} scale=${small ? 1.25 : 1.05} /></g>`;
}

function Gems({ plan, view, gems, before }) {
  const marks = marksOf(view);
  return html`<g>
    ${gems.map((gem) => {
      const mark = markOf(marks, gem);
      return html`<g key=${gem.id} data-gem=${`${gem.seat}:${gem.row}:${gem.colour}`} class=${gem.arrived ? "piece arrives" : "piece"} style=${put(placeOfGem(plan, view, gem)) + (gem.arrived ? origin(plan, view, gem, before) : "")}>
        <${Gem} colour=${gem.colour} r=${UNIT} />
        ${mark && html`<${Mark} mark=${mark} small=${plan.small} />`}
      </g>`;
    })}
  </g>`;
}

/* Keeps the gems' identities from one picture to the next. */
function useGems(view, shown) {
  const memory = useRef({ view: null, shown: "", before: null, gems: null, count: 0 });
  const kept = memory.current;
  const names = shown.map((seat) => seat.id).join();
  if (kept.view !== view || kept.shown !== names) {
    kept.gems = identify(kept.gems, gemsOf(view, shown), () => (kept.count += 1));
    kept.before = kept.view;
    kept.view = view;
    kept.shown = names;
  }
  return kept;
}

const idOf = (fact, kind) => (typeof fact === "string" && fact.startsWith(`${kind}:`) ? fact.slice(kind.length + 1) : null);

/* Where a refused act has put a gem on the table: {on, at, colour}; null if it was no such act. */
export function refusedAt(refusal) {
  const { on, at, to, colour } = refusal?.act_facts ?? {};
  const [seat, gem] = [idOf(on, "seat"), idOf(colour, "colour")];
  return seat && gem ? { on: seat, at: Number(to ?? at), colour: gem } : null;
}

function NoGo({ plan, refusal }) {
  const where = refusedAt(refusal);
  const area = where && plan.areaOf.get(where.on);
  if (!area?.xs[where.at - 1]) return null;
  return html`<g transform=${`translate(${area.xs[where.at - 1]} ${area.guess})`}><${Tape} r=${area.r + 4}><g opacity=".75"><${Gem} colour=${where.colour} r=${area.r * GEM_OF_HOLE} flat=${true} /></g><//></g>`;
}

function Spots({ plan, spots }) {
  return html`<g>
    ${plan.owners.map((seat) => {
      const area = plan.areaOf.get(seat.id);
      return area.xs.map((x, index) => html`<${Target} key=${`${seat.id}:${index}`} spot=${spots.get(`${seat.id}:${index + 1}`)}>
        <rect x=${x - area.pitch / 2 + 1} y=${area.guess - area.r - 5} width=${area.pitch - 2} height=${area.r * 2 + 10} rx=${area.r} /><//>`);
    })}
  </g>`;
}

/* `view` is the game's cut; `small` the drawing for narrow screens, `height` its height if it has to be lower. */
export function Board({ view, info, seats: all, due, spots, refusal, small, height }) {
  const seats = seated(view, all);
  const bonus = hasHand(view, info);
  const covered = info?.variants?.includes("quick") ? 1 : 0;
  const plan = layout(view, seats, { small, height, bonus, covered });
  const { gems, before } = useGems(view, plan.owners);
  const mover = seats.find((seat) => seat.id === view.turn);
  const turned = plan.compass && mover && plan.areaOf.get(mover.id);
  return html`<svg class=${small ? "board pirate small" : "board pirate"} viewBox=${`0 ${plan.top} ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label=${t("pcb-board-name")}>
    <${Sea} plan=${plan} />
    ${plan.compass && html`<g transform=${`translate(${plan.compass.x} ${plan.compass.y})`}><${Compass} r=${plan.compass.r} needle=${turned ? bearing(plan.compass, turned) : null} colour=${mover?.colour} /></g>`}
    ${plan.owners.map((seat) => html`<${Raft} key=${seat.id} view=${view} seat=${seat} area=${plan.areaOf.get(seat.id)} kinds=${brownKinds(view, seat.id)} lit=${seat.id === view.turn} />`)}
    <${Turn} room=${plan.turn} view=${view} small=${small} spots=${spots} />
    <${GemChest} room=${plan.chest} view=${view} small=${small} spots=${spots} />
    ${bonus && html`<${SkeletonHand} room=${plan.hand} view=${view} spot=${spots.get("hand")} />`}
    ${plan.plates && html`<${Plates} room=${plan.plates} view=${view} seats=${seats} small=${small} />`}
    ${plan.log && html`<${Log} room=${plan.log} told=${view.told[plan.owners[0].id] ?? []} length=${plan.length} leg=${t("pcb-board-leg", { leg: view.leg, of: 2 * roundsOf(info) })} small=${small} />`}
    <${Gems} plan=${plan} view=${view} gems=${gems} before=${before} />
    <${NoGo} plan=${plan} refusal=${refusal} />
    <${Spots} plan=${plan} spots=${spots} />
  </svg>`;
}

/* The same in words, for screen readers. */

const rowWords = (row) => row.map((colour, at) => colour && t("pcb-twin-gem", { colour: colourFact(colour), at: at + 1 })).filter(Boolean).join(", ");

function AreaTwin({ view, seat }) {
  const { guess, gold, brown } = view.areas[seat.id];
  const wrong = brownKinds(view, seat.id).map((colour) => t("pcb-twin-wrong", { colour: colourFact(colour), count: brown[colour] }));
  const code = codeOf(view, seat.id);
  return html`<li>${[
    t("pcb-twin-area", { name: seat.name, found: foundOf(view, seat.id), of: gold.length }),
    gold.some(Boolean) && t("pcb-twin-gold", { list: rowWords(gold) }),
    guess.some(Boolean) && t("pcb-twin-guess", { list: rowWords(guess) }),
    wrong.length > 0 && t("pcb-twin-brown", { list: wrong.join(", ") }),
    !view.codes[seat.id] && t("pcb-twin-no-code"),
    code && t(view.opened[seat.id] ? "pcb-twin-opened" : "pcb-twin-own-code", { list: rowWords(code) }),
    seat.bot && t("pcb-twin-bot"),
  ].filter(Boolean).join(" ")}</li>`;
}

/* This turn's gems on the board, and what is still to be guessed. */
function turnWords(view, seats) {
  const nameOf = (id) => seats.find((seat) => seat.id === id)?.name ?? id;
  const laid = view.laid.filter((gem) => gem.scored).map((gem) => t("pcb-twin-laid", { colour: colourFact(gem.colour), name: nameOf(gem.on), at: gem.at }));
  const asked = view.to_answer.map((gem) => t("pcb-twin-laid", { colour: colourFact(gem.colour), name: nameOf(gem.on), at: gem.at }));
  const dueWords = view.due.map((guess) => t("pcb-twin-due", { guess, colour: colourFact((guess === "skeleton" ? view.hand : view.rolled) ?? "") }));
  return [
    laid.length > 0 && t("pcb-twin-turn", { list: laid.join(", ") }),
    dueWords.length > 0 && t("pcb-twin-to-guess", { list: dueWords.join(", ") }),
    asked.length > 0 && t("pcb-twin-to-score", { list: asked.join(", ") }),
  ].filter(Boolean);
}

function logWords(told) {
  return scorings(told).map(({ scoring, gems }) => ({
    scoring,
    text: gems.map((one) => t("pcb-twin-scored", { colour: colourFact(one.colour), at: one.at, answer: t(`score-${one.answer}`) })).join(", "),
  }));
}

function DuelTwin({ view, seats, owner }) {
  return html`<li>${seats.map((seat) => t("pcb-twin-count", { name: seat.name, count: view.count[seat.id] ?? 0 })).join(" ")}</li>
    ${logWords(view.told[owner.id] ?? []).map(({ scoring, text }) => html`<li key=${scoring}>${t("pcb-twin-log", { list: text })}</li>`)}`;
}

export function Twin({ view, info, seats: all }) {
  const seats = seated(view, all);
  const shown = owners(view, seats);
  return html`<ul>
    ${shown.map((seat) => html`<${AreaTwin} key=${seat.id} view=${view} seat=${seat} />`)}
    ${turnWords(view, seats).map((words) => html`<li key=${words}>${words}</li>`)}
    ${view.empty.length > 0 && html`<li>${t("pcb-twin-empty", { list: view.empty.map(colourWord).join(", ") })}</li>`}
    ${hasHand(view, info) && html`<li>${t("pcb-twin-hand", { colour: view.hand ? colourFact(view.hand) : "none" })}</li>`}
    ${isDuel(view) && html`<${DuelTwin} view=${view} seats=${seats} owner=${shown[0]} />`}
  </ul>`;
}

export { isRollOf, keyLook, nextSeat, placeOf, stepLook } from "./acts.js";
export { Deeds, sheets } from "./answers.js";
export { Hand } from "./hand.js";
export { Victory } from "./victory.js";

export const cheer = (view) => (view.ending?.winners.length === 0 ? t("pcb-cheer-draw") : t("pcb-cheer"));

/* One line of the final position. */
export function finalLine(view, info, seat) {
  if (isDuel(view)) return t("pcb-final-guesses", { count: view.count[seat] ?? 0 });
  if (view.broken.includes(seat)) return t("pcb-board-broken");
  return t("pcb-final-found", { count: foundOf(view, seat), of: view.areas[seat].gold.length });
}
