/* The board of Lunar Command, drawn from the view alone. Everything here that moves goes from its old place to its new
   one (320 ms, css/board.css); nothing is remembered but which thing was which in the picture before. */
import { useMemo, useRef } from "preact/hooks";

import { colourWord } from "../../colours.js";
import { html } from "../../html.js";
import { both, t } from "../../texts.js";
import { Target } from "../target.js";
import { Corridors, Ground, Stations } from "./ground.js";
import { centre, heapsOf, isOn, layout, locate, spaceAt, standing } from "./layout.js";
import { linksOf } from "./network.js";
import { Astronaut, isDrawn, Piece, Robot, teamOf, Ufo } from "./pieces.js";
import { Refused, refusedAt } from "./refusal.js";
import { besideBoard, Side, Strip, stripItems } from "./sides.js";
import { builtSince, follow, placesOf, ringed } from "./trace.js";

const at = (x, y, scale) => `transform:translate(${x}px,${y}px) scale(${scale})`;

const optionOf = (info, name) => info?.options?.find((option) => option.name === name)?.value;

/* The points that win, as far as the page has been told. */
const goalOf = (view, info) => Number(optionOf(info, "points_to_win")) || Math.max(11, ...Object.values(view.scores));

/* The teams that play, in the order of the seats. */
const teamsOf = (view) => [...new Set(view.seats.map((seat) => view.teams[seat]))];

/* Seats and view come as two messages: for a moment the seats may be those of the next game. */
const seated = (view, seats) => seats.filter((seat) => seat.id in view.teams);

const KINDS = ["robot", "astronaut", "ufo"];

/* What is where, which of it is new, and which figures have just moved. */
function useTrace(view) {
  const memory = useRef({ view: null, stamp: "", pieces: null, built: [], rings: new Set(), count: 0 });
  const kept = memory.current;
  if (kept.view === view) return kept;
  const places = placesOf(view);
  const stamp = JSON.stringify([view.board, places]);
  if (stamp !== kept.stamp) {
    const mint = () => (kept.count += 1);
    kept.pieces = Object.fromEntries(KINDS.map((kind) => [kind, follow(kept.pieces?.[kind] ?? null, places[kind], mint)]));
    kept.built = builtSince(kept.view, view);
    kept.rings = ringed(KINDS.flatMap((kind) => kept.pieces[kind]));
    kept.stamp = stamp;
  }
  kept.view = view;
  return kept;
}

const Ring = ({ r }) => html`<g fill="none"><circle r=${r} stroke="#0d0f12" stroke-width="7" /><circle r=${r} stroke="#fff" stroke-width="3.5" /></g>`;

/* From where a new piece comes: its owner's stock. */
function stockOf(plan, teams, strip, token) {
  const number = teams.indexOf(teamOf(token));
  if (number >= 0) return plan.small ? { x: 30, y: number ? plan.height : 0 } : { x: number ? plan.width - 60 : 40, y: 520 };
  return strip[0] ?? { x: plan.width / 2, y: plan.height };
}

function Pieces({ plan, view, teams, strip, built }) {
  return html`<g>
    ${view.board.map((token, index) => {
      if (!isDrawn(token)) return null;
      const { x, y } = centre(plan, spaceAt(index, plan.columns));
      const fresh = built.includes(index);
      const from = stockOf(plan, teams, strip, token);
      return html`<g key=${`${index}${token}`} class=${fresh ? "piece arrives" : "piece"} style=${`${at(x, y, plan.scale)};--fx:${from.x}px;--fy:${from.y}px`}>
        <${Piece} token=${token} />${fresh && html`<${Ring} r=${29} />`}
      </g>`;
    })}
  </g>`;
}

/* Several of them in one space make room for each other, and for a UFO. */
const UNDER_UFO = { y: 9, size: 0.78 };
const OVER_FIGURES = { y: -15, size: 0.78 };

/* Where each robot and astronaut is drawn: {id, figure, ring, x, y, size}. */
function figureSpots(plan, view, teams, strip, trace) {
  const all = ["robot", "astronaut"].flatMap((figure) => trace.pieces[figure].map((piece) => ({ ...piece, figure })));
  const groups = new Map();
  for (const one of all) {
    const key = locate(one.place) ? one.place : `${one.place} ${one.figure}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [{ place, figure }] = group;
    if (!locate(place)) {
      return group.map((one, nth) => ({ ...one, ...besideBoard(plan, teams, strip, { figure, place, nth, count: group.length }) }));
    }
    const shared = view.ufos.includes(place) ? UNDER_UFO : { y: 0, size: 1 };
    const middle = centre(plan, place);
    const slots = standing(group.map((one) => one.figure));
    return group.map((one, nth) => ({
      ...one,
      x: middle.x + slots[nth].x * shared.size * plan.scale,
      y: middle.y + (slots[nth].y * shared.size + shared.y) * plan.scale,
      size: slots[nth].size * shared.size * plan.scale,
    }));
  }).filter((one) => one.x !== undefined);
}

const FIGURES = { robot: Robot, astronaut: Astronaut };

function Figures({ spots, rings }) {
  const drawn = [...spots].sort((a, b) => a.id - b.id);
  return html`<g>
    ${drawn.map(({ id, figure, x, y, size }) => html`<g key=${id} class="piece" style=${at(x, y, size)}>
      ${rings.has(id) && html`<${Ring} r=${26} />`}<${FIGURES[figure]} />
    </g>`)}
  </g>`;
}

/* How many stand in a heap. */
function Heaps({ plan, spots }) {
  const bySpace = new Map();
  for (const spot of spots.filter((one) => locate(one.place))) bySpace.set(spot.place, [...(bySpace.get(spot.place) ?? []), spot]);
  return html`<g>
    ${[...bySpace.values()].flatMap((group) => heapsOf(group.map((one) => one.figure)).map(({ kind, count }) => {
      const { place, x, y } = group.find((one) => one.figure === kind);
      return html`<g key=${`${place}${kind}`} transform=${`translate(${x + 13 * plan.scale} ${y + 14 * plan.scale})`}>
        <rect x="-13" y="-11" width="26" height="22" rx="11" fill="#0d0f12" stroke="#fff" stroke-width="1.5" />
        <text y="5.5" font-size="16" font-weight="700" text-anchor="middle" fill="#fff">${count}</text></g>`;
    }))}
  </g>`;
}

function Ufos({ plan, view, teams, strip, trace }) {
  const pieces = trace.pieces.ufo;
  return html`<g>
    ${pieces.map(({ id, place }) => {
      const space = locate(place);
      const beside = space ? null : besideBoard(plan, teams, strip, { figure: "ufo", place, nth: 0, count: 1 });
      if (!space && !beside) return null;
      const over = view.robots[place] || view.astronauts[place] ? OVER_FIGURES : { y: 0, size: 1 };
      const spot = beside ?? { ...centre(plan, place), size: over.size * plan.scale };
      return html`<g key=${id} class="piece" style=${at(spot.x, spot.y + (space ? over.y * plan.scale : 0), spot.size)}>
        ${trace.rings.has(id) && html`<${Ring} r=${27} />`}<${Ufo} by=${view.held[place] || null} />
      </g>`;
    })}
  </g>`;
}

const areaOf = ({ x, y }, width, height) => ({ x: x - width / 2, y: y - height / 2, width, height });

/* Each space and each thing beside the board at which something can be done. */
function Targets({ plan, strip, spots }) {
  const side = plan.cell - 5;
  return html`<g>
    ${[...spots.entries()].map(([place, spot]) => {
      const item = strip.find((one) => one.key === place);
      const area = isOn(plan, place) ? areaOf(centre(plan, place), side, side) : item && areaOf(item, item.each - 8, plan.small ? 30 : 36);
      return area && html`<${Target} key=${place} spot=${spot}><rect ...${area} rx="8" /><//>`;
    })}
  </g>`;
}

/* `view` is the game's cut; `spots` what a press does where; `refusal` the last ruling if it refused something; `small`
   the drawing for narrow screens, `height` its height if it has to be lower. */
export function Board({ view, info, seats: all, spots, refusal, small, height }) {
  const seats = seated(view, all);
  const plan = layout(view, small, height);
  const teams = teamsOf(view);
  const trace = useTrace(view);
  const strip = stripItems(plan, view);
  const figures = figureSpots(plan, view, teams, strip, trace);
  const goal = goalOf(view, info);
  const directed = optionOf(info, "straight_walls_directed") !== false;
  const links = useMemo(() => linksOf(view, directed), [view.board, directed]);
  const isTaken = (space) => space in view.robots || space in view.astronauts || view.ufos.includes(space);
  return html`<svg class=${small ? "board lunar small" : "board lunar"} viewBox=${`0 ${plan.top} ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label=${t("lcb-board-name")}>
    <${Ground} plan=${plan} />
    <${Stations} plan=${plan} stations=${view.closed_stations} teams=${teams} isTaken=${isTaken} />
    <${Corridors} plan=${plan} links=${links} />
    ${teams.map((team, number) => html`<${Side} key=${team} plan=${plan} view=${view} team=${team} number=${number} members=${seats.filter((seat) => view.teams[seat.id] === team)} goal=${goal} />`)}
    <${Strip} plan=${plan} view=${view} items=${strip} />
    <${Pieces} plan=${plan} view=${view} teams=${teams} strip=${strip} built=${trace.built} />
    <${Figures} spots=${figures} rings=${trace.rings} />
    <${Heaps} plan=${plan} spots=${figures} />
    <${Ufos} plan=${plan} view=${view} teams=${teams} strip=${strip} trace=${trace} />
    <${Refused} plan=${plan} refused=${refusedAt(plan, view, refusal, optionOf(info, "straight_wall_length") > 1)} />
    <${Targets} plan=${plan} strip=${strip} spots=${spots} />
  </svg>`;
}

/* What stands where, by a word for each kind. */
const KIND_OF = { "--": "straight", "||": "straight", "<-": "straight", "/\\": "straight", "[]": "square" };
const COLOURED = { "[": "dome", "*": "start", "=": "airlock", H: "airlock", A: "antenna" };

function builtByOwner(view) {
  const found = {};
  view.board.forEach((token, index) => {
    const kind = KIND_OF[token] ?? COLOURED[token[0]];
    if (!kind) return;
    const owner = teamOf(token) ?? "white";
    ((found[owner] ??= {})[kind] ??= []).push(spaceAt(index, view.width));
  });
  return found;
}

const listed = (found) => Object.entries(found ?? {}).map(([kind, spaces]) => t("lcb-twin-kind", { kind, spaces: spaces.join(", ") })).join(" ");

const counted = (counts) => both(Object.entries(counts).map(([space, count]) => (count > 1 ? t("lcb-twin-several", { space, count }) : space)));

const stock = (supply) => both(Object.entries(supply).map(([kind, count]) => t("lcb-twin-count", { kind, count })));

/* The same in words, for screen readers. */
export function Twin({ view, info, seats: all }) {
  const seats = seated(view, all);
  const built = builtByOwner(view);
  const goal = goalOf(view, info);
  const standingOn = (counts) => counted(counts) || t("lcb-twin-nowhere");
  return html`<ul>
    ${teamsOf(view).map((team) => html`<li key=${team}>${t("lcb-twin-team", {
      names: both(seats.filter((seat) => view.teams[seat.id] === team).map((seat) => seat.name)),
      colour: colourWord(team), points: view.scores[team], goal, robots: view.crew[team].robot, astronauts: view.crew[team].astronaut,
    })} ${t("lcb-twin-to-build", { list: stock(view.supplies[team]) })} ${listed(built[team])}</li>`)}
    <li>${t("lcb-twin-white", { list: stock(view.supplies.white) })} ${listed(built.white)}</li>
    ${view.closed_stations.map(({ spaces, owner }) => html`<li key=${spaces[0]}>${t("lcb-twin-station", { spaces: both(spaces), owner: owner ? colourWord(owner) : "nobody" })}</li>`)}
    <li>${t("lcb-twin-robots", { spaces: standingOn(view.robots) })} ${t("lcb-twin-astronauts", { spaces: standingOn(view.astronauts) })}</li>
    <li>${t("lcb-twin-ufos", { spaces: both(view.ufos) || t("lcb-twin-nowhere") })}${Object.keys(view.held).length > 0 ? ` ${t("lcb-twin-held", { spaces: both(Object.keys(view.held)) })}` : ""}</li>
    ${view.walk && html`<li>${t("lcb-twin-steps", { left: view.walk.left })}</li>`}
  </ul>`;
}

const SIGNS = { walk: "u-walk", stop: "u-skip", ufo: "u-ufo", abduct: "u-abduct", roll: "u-roll", pass: "u-skip", claim_station: "u-board" };

/* The sign of a piece or a figure, lying as it will lie. */
const signOf = (thing, lies) => `u-${thing}${lies === "north-south" ? "-upright" : ""}`;

/* How a key for this act looks: a coloured piece has its team's plastic. */
export function keyLook(action, _seatOf, view) {
  if (action.act === "build") {
    const coloured = !["straight", "square"].includes(action.piece);
    return { colour: coloured ? view?.teams[view.turn] ?? null : null, sign: signOf(action.piece, action.lies) };
  }
  if (action.act === "place") return { colour: action.thing === "dome" ? view?.teams[view.turn] ?? null : null, sign: signOf(action.thing) };
  return { colour: null, sign: SIGNS[action.act] ?? null };
}

/* The places that are pressed one after the other: what is moved, then where to. */
export function placeOf(action) {
  if (action.act === "build") return action.at;
  if (action.act === "walk" || action.act === "ufo") return [action.from, action.to];
  if (action.act === "abduct") return [action.ufo, action.astronaut, action.to];
  return action.act === "place" ? [`tray:${action.thing}`, action.at] : null;
}

/* What is picked before anybody has: the one who walks goes on, and the first thing to place is placed. */
export function pickFirst(view) {
  const walkers = [view.walk?.robot, view.walk?.astronaut].filter((space) => space && space !== "off");
  if (walkers.length === 1) return walkers;
  return view.phase === "place" ? [`tray:${Object.keys(view.to_place)[0]}`] : [];
}

/* The key for a place that only leads on to others. `depth`: how many have been pressed before it. */
export function stepWords(actions, depth, place) {
  const [action] = actions;
  const figures = new Set(actions.map((one) => one.figure));
  if (action.act === "place") return t("lcb-step-place", { thing: action.thing });
  if (action.act === "abduct" && depth === 1) return t("lcb-step-thing", { thing: "astronaut", place });
  return t("lcb-step-thing", { thing: action.act === "walk" ? (figures.size > 1 ? "both" : action.figure) : place === "off" ? "ufo-off" : "ufo", place });
}

const SIGNS_OF_WORDS = { spacewalk: "u-walk", ufo: "u-ufo" };

/* The picture for a word of the die that is not a colour. */
export const dieSign = (word) => SIGNS_OF_WORDS[word] ?? null;

const factOf = (word) => (word.startsWith("colour:") ? word : `lunar:${word}`);

/* Was the roll that a ruling tells of this face? `means` are the face's words. */
export function isRollOf(facts, means) {
  const told = [facts.face ?? []].flat();
  return told.length > 0 && JSON.stringify([...told].sort()) === JSON.stringify(means.map(factOf).sort());
}

/* Whose turn comes after `turn` (LC-3, LC-9.1). */
export function nextSeat(view, seats) {
  const index = view.order.indexOf(view.turn);
  const next = view.order[(index + 1) % view.order.length];
  return index < 0 ? null : seats.find((seat) => seat.id === next) ?? null;
}

export { Victory } from "./victory.js";

export const cheer = () => t("lcb-cheer");

/* One line of the final position. */
export const finalLine = (view, _info, seat) => t("lcb-final", { points: view.scores[view.teams[seat]] ?? 0 });
