/* The board of Aménophis, drawn from this device's own cut of the state alone. Where the explorers are hidden in it
   nothing here depends on them: no mark, no place to press, nothing that moves or takes longer. The light around the
   mummy has always the same size (AM-10.4). */
import { useRef } from "preact/hooks";

import { html } from "../../html.js";
import { boardNotices, freshness } from "../../store.js";
import { both, t } from "../../texts.js";
import { Target } from "../target.js";
import { Dice } from "./dice.js";
import { Bank, Floor, Ground, Stones } from "./floor.js";
import { apart, layout, middle } from "./layout.js";
import { nextTo } from "./maze.js";
import { Chips, People } from "./people.js";
import { Mummy, Pawn, Plate, Symbol, Tape, Told, PILES } from "./pieces.js";
import { actorOf, cellOf, isOut, markOf, ownCards, pawnsOf, sees, standing, triedAt, wayOf } from "./state.js";

const at = ({ x, y }, scale = 1) => `transform:translate(${x}px,${y}px) scale(${scale})`;

const finder = (seats) => (id) => seats.find((seat) => seat.id === id) ?? null;

const symbolSize = (plan) => plan.cell * (plan.cell < 52 ? 0.8 : 0.66);

function Symbols({ plan, maze, own, taken }) {
  const size = symbolSize(plan);
  return html`<g class="symbols">${Object.entries(maze.symbols).map(([card, cell]) => {
    const place = middle(plan, cell, maze);
    return place && html`<g key=${card} transform=${`translate(${place.x} ${place.y})`}><${Symbol} card=${card} size=${size} own=${own.includes(card)} covered=${taken.has(cell)} /></g>`;
  })}</g>`;
}

/* How far a piece stands up and to the left on a symbol, whose name can still be read so. */
const besideSymbol = (plan, view, cell) => (Object.values(view.maze.symbols).includes(cell) ? plan.cell * (plan.small ? 0.18 : 0.12) : 0);

/* Her light and her head move together. */
function MummysLight({ plan, view }) {
  const place = middle(plan, view.mummy_cell, view.maze);
  return place && html`<g class="piece" style=${at(place)}><circle r=${plan.cell * 3.2} fill="url(#am-glow)" /></g>`;
}

/* The way that she has declared: her piece follows it on the table (AM-9.3). */
function Way({ plan, view }) {
  const memory = useRef({ view: null, way: null });
  const kept = memory.current;
  if (kept.view !== view) memory.current = { view, way: wayOf(kept.way, view) };
  const places = memory.current.way.cells.map((cell) => middle(plan, cell, view.maze)).filter(Boolean);
  if (places.length < 2) return null;
  const path = `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return html`<g class="way" data-cells=${memory.current.way.cells.join(" ")} fill="none" stroke-linecap="round" stroke-linejoin="round"><path d=${path} stroke="#05070f" stroke-width=${plan.cell / 8} opacity=".6" /><path d=${path} stroke="var(--ame-glow)" stroke-width=${plan.cell / 16} stroke-dasharray=${`0 ${plan.cell / 6}`} /></g>`;
}

function MummyPiece({ plan, view }) {
  const place = middle(plan, view.mummy_cell, view.maze);
  const size = plan.cell / 72;
  const { x, y } = place ?? {};
  const aside = besideSymbol(plan, view, view.mummy_cell);
  return place && html`<g class="piece mummy" style=${at({ x: x - aside, y: y - aside })} data-cell=${view.mummy_cell}><g transform=${`scale(${size})`}>
    <ellipse cy="25" rx="23" ry="6.5" fill="#000" opacity=".45" />
    ${actorOf(view) === view.mummy && html`<circle r="33" fill="none" stroke="#05070f" stroke-width="7" /><circle r="33" fill="none" stroke="var(--ame-glow)" stroke-width="4" stroke-dasharray="2 7" stroke-linecap="round" />`}
    <${Mummy} scale=${1.14} /></g></g>`;
}

/* The explorers, in a cut that has them. */
function Pawns({ plan, view, seatOf }) {
  const pawns = standing(view);
  const size = plan.cell / 72;
  return html`<g>${pawns.map(({ pawn, seat, cell, mark, turn }) => {
    const here = pawns.filter((other) => other.cell === cell);
    const place = middle(plan, cell, view.maze);
    const colour = seatOf(seat)?.colour;
    if (!place || !colour) return null;
    const { dx, dy, scale } = apart(here.length, here.findIndex((other) => other.pawn === pawn));
    const aside = besideSymbol(plan, view, cell);
    return html`<g key=${pawn} class="piece pawn" data-pawn=${pawn} data-cell=${cell} style=${at({ x: place.x + plan.cell * dx - aside, y: place.y + plan.cell * dy - aside * 0.5 }, size * scale)}><${Pawn} colour=${colour} mark=${mark} turn=${turn} /></g>`;
  })}</g>`;
}

/* The names of the symbols on which pieces stand. */
function Covered({ plan, maze, taken }) {
  return html`<g>${Object.entries(maze.symbols).filter(([, cell]) => taken.has(cell)).map(([card, cell]) => {
    const { x, y } = middle(plan, cell, maze) ?? {};
    return x && html`<g key=${card} transform=${`translate(${x} ${y})`}><${Plate} card=${card} size=${symbolSize(plan)} /></g>`;
  })}</g>`;
}

/* The wall that was in the way, between the two cells. */
function Clash({ from, to }) {
  const path = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return html`<g fill="none" stroke-linecap="round"><path d=${path} stroke="#14191c" stroke-width="9" /><path d=${path} stroke="#fff" stroke-width="4" /></g>`;
}

/* A refused move, where it was tried. */
function Refused({ plan, view, refusal, seatOf }) {
  const tried = triedAt(view, refusal);
  const place = tried && middle(plan, tried.cell, view.maze);
  if (!place) return null;
  const size = plan.cell / 72;
  const from = refusal.code === "am-no-wall" && middle(plan, refusal.facts.here, view.maze);
  return html`${from && html`<${Clash} from=${from} to=${place} />`}<g class="refused" data-cell=${tried.cell} transform=${`translate(${place.x} ${place.y}) scale(${size})`}>
    <rect x="-28" y="-28" width="56" height="56" rx="5" fill="#14191c" opacity=".55" />
    <g opacity=".65">${tried.seat === view.mummy ? html`<${Mummy} />` : html`<${Pawn} colour=${seatOf(tried.seat)?.colour} />`}</g><${Tape} size=${56} /></g>`;
}

/* The cells that the sensor board names to everybody, or to the seat of this device. */
function Sensed({ plan, maze }) {
  if (freshness.value === "stale") return null;
  const named = boardNotices.value.flatMap(({ alert }) => [
    ...(alert.puts ?? []).map(({ cell }) => ({ cell, kind: "put" })),
    ...(alert.clear ?? []).map((cell) => ({ cell, kind: "clear" })),
    ...(alert.cells ?? []).map((cell) => ({ cell, kind: "ask" })),
  ]);
  return html`<g>${named.map(({ cell, kind }) => {
    const place = middle(plan, cell, maze);
    return place && html`<g key=${`${kind} ${cell}`} data-cell=${cell} transform=${`translate(${place.x} ${place.y}) scale(${plan.cell / 72})`}><${Told} size=${62} kind=${kind} /></g>`;
  })}</g>`;
}

/* On a phone: whose view this is. */
const Caption = ({ place, view }) => place && html`<g transform=${`translate(${place.x} ${place.y})`}><use href="#u-eye" x="0" y="-11" width="22" height="22" style="color:var(--ame-text)" />
  <text x="30" y="6" font-size="16" fill="var(--ame-text)">${t(sees(view) ? "am-draw-view-explorers" : "am-draw-view-mummy")}</text></g>`;

function Targets({ plan, maze, spots }) {
  const size = plan.cell - 8;
  return html`<g>${[...spots.values()].filter(({ place }) => place.startsWith("cell:")).map((spot) => {
    const place = middle(plan, spot.place.slice(5), maze);
    return place && html`<${Target} key=${spot.place} spot=${spot}><rect x=${place.x - size / 2} y=${place.y - size / 2} width=${size} height=${size} rx="9" /><//>`;
  })}</g>`;
}

export function Board({ view, info, seats, spots, refusal, small, height }) {
  const { maze } = view;
  const plan = layout(view, small, height);
  const seatOf = finder(seats);
  const taken = new Set([view.mummy_cell, ...standing(view).map(({ cell }) => cell)]); // cells with pieces that are drawn here
  return html`<svg class=${small ? "board amenophis small" : "board amenophis"} viewBox=${`0 ${plan.top} ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label=${t(sees(view) ? "am-draw-name" : "am-draw-name-hidden")}>
    <${Ground} plan=${plan} /><${Floor} plan=${plan} maze=${maze} /><${MummysLight} plan=${plan} view=${view} />
    <${Bank} plan=${plan} /><${Stones} plan=${plan} maze=${maze} />
    <${Way} plan=${plan} view=${view} /><${Symbols} plan=${plan} maze=${maze} own=${ownCards(view)} taken=${taken} />
    <${MummyPiece} plan=${plan} view=${view} /><${Pawns} plan=${plan} view=${view} seatOf=${seatOf} />
    <${Covered} plan=${plan} maze=${maze} taken=${taken} /><${Refused} plan=${plan} view=${view} refusal=${refusal} seatOf=${seatOf} /><${Sensed} plan=${plan} maze=${maze} />
    ${small ? html`<${Chips} plan=${plan} view=${view} seatOf=${seatOf} />` : html`<${People} plan=${plan} view=${view} info=${info} seatOf=${seatOf} />`}
    <${Dice} plan=${plan} view=${view} /><${Caption} place=${plan.caption} view=${view} /><${Targets} plan=${plan} maze=${maze} spots=${spots} />
  </svg>`;
}

const cardWord = (card) => t(`card-${card}`);

const faceWord = (face) => t(`amface-${face}`);

const pawnWord = (view, pawn, name) => (markOf(view, pawn) ? t("am-twin-pawn-of", { number: markOf(view, pawn), name }) : name);

/* One explorer in sentences. */
function explorerWords(view, seat) {
  const pawns = pawnsOf(view, seat.id).map((pawn) => t("am-twin-pawn", { name: pawnWord(view, pawn, seat.name), ankhs: view.ankhs[pawn], cell: cellOf(view, pawn) ?? "hidden" }));
  const played = view.played[seat.id].map(cardWord);
  return [...(isOut(view, seat.id) ? [t("am-twin-out", { name: seat.name })] : pawns), t("am-twin-played", { count: played.length, cards: both(played) })].join(" ");
}

function resultWords(view) {
  if (view.stage === "announced") return t("am-twin-announced", { face: faceWord(view.announced) });
  if (["mummy_move", "intermediate"].includes(view.stage)) return t("am-twin-steps", { steps: view.steps });
  return "";
}

/* The same in words, for screen readers. */
export function Twin({ view, seats }) {
  const seatOf = finder(seats);
  const ways = nextTo(view.mummy_cell, view.maze);
  const own = ownCards(view);
  return html`<ul>
    <li>${t("am-twin-mummy", { name: seatOf(view.mummy)?.name ?? "", cell: view.mummy_cell, taken: view.taken, goal: view.ankhs_to_win })} ${t("am-twin-ways", { count: ways.length, cells: both(ways) })}</li>
    ${view.explorers.map(seatOf).map((seat) => seat && html`<li key=${seat.id}>${explorerWords(view, seat)}</li>`)}
    <li>${t("am-twin-aside", { count: view.aside })} ${resultWords(view)}</li>
    ${own.length > 0 && html`<li>${t("am-twin-hand", { cards: both(own.map((card) => t("am-twin-card-on", { card: cardWord(card), cell: view.maze.symbols[card] ?? "" }))) })}</li>`}
    <li>${t("am-twin-symbols", { list: Object.entries(view.maze.symbols).map(([card, cell]) => `${cardWord(card)} ${cell}`).join(", ") })}</li>
    <li>${t("am-twin-places", { start: view.maze.start, dungeon: view.maze.dungeon })}</li>
  </ul>`;
}

/* The cell where an act happens. An explorer's is a place only where the explorers are seen. */
export function placeOf(action, view) {
  if (action.act === "step") return `cell:${action.to}`;
  if (action.act === "stop") return `cell:${view.mummy_cell}`;
  if (!sees(view)) return null;
  if (action.act === "go") return `cell:${action.to}`;
  return action.act === "play" ? `cell:${view.maze.symbols[action.card]}` : null;
}

const SIGNS_OF_ACTS = {
  draw: "u-eye", announce: "u-voice", cancel: "u-mummy", keep_aside: "u-roll", reroll: "u-again", go: "u-walk", step: "u-walk", done: "u-yes", stop: "u-skip", give_up: "u-skip",
};

export function keyLook(action) {
  if (action.act === "play") return { colour: PILES[action.card[0]] ?? null, sign: null };
  return { colour: null, sign: dieSign(action.face) ?? SIGNS_OF_ACTS[action.act] ?? null };
}

/* Many cells come in groups on a phone. */
export const kindOf = ({ act }) => (["go", "step"].includes(act) ? "cell" : null);

export const kindLook = () => ({ words: "", sign: "u-walk" });

/* A card has the colour of its pile. */
export const wordColour = (word) => (/^[rbwgy]\d$/u.test(word) ? PILES[word[0]] : null);

const SIGNS_OF_FACES = { arrow: "u-arrow", mummy: "u-mummy" };

export const dieSign = (word) => SIGNS_OF_FACES[word] ?? null;

/* Was the roll that a ruling tells of this face? The mummy's is a number, an explorer's a list of faces. */
export function isRollOf(facts, means) {
  const told = facts.number === undefined ? [facts.dice ?? []].flat() : [`amface:${facts.number}`];
  return told.length === 1 && means.length === 1 && told[0] === `amface:${means[0]}`;
}

/* Whose turn comes next (AM-3.1): the explorers who are still in, in their order, then the mummy. */
export function nextSeat(view, seats) {
  const seatOf = finder(seats);
  const playing = view.explorers.filter((seat) => !isOut(view, seat));
  if (view.stage === "intermediate") return seatOf(view.turn);
  if (view.turn === view.mummy) return seatOf(playing[0]);
  if (!view.turn || view.turns_left > 1) return null; // the same player's second pawn
  return seatOf(playing[playing.indexOf(view.turn) + 1] ?? view.mummy);
}

export { Hand } from "./hand.js";

export const laidOpen = true;
export { Victory } from "./victory.js";

const winnerOf = (view) => view?.ending?.winners?.[0];

export const cheer = (view) => t("am-draw-cheer", { who: !winnerOf(view) ? "nobody" : winnerOf(view) === view.mummy ? "mummy" : "explorer" });

/* One line of the final position. */
export function finalLine(view, info, seat) {
  if (seat === view.mummy) return t("am-draw-taken", { taken: view.taken, goal: view.ankhs_to_win });
  const pawns = pawnsOf(view, seat);
  return t("am-draw-final", { count: view.played[seat].length, all: 5 * pawns.length, ankhs: pawns.reduce((sum, pawn) => sum + view.ankhs[pawn], 0) });
}
