/* The board of UFO Attack, drawn from the view alone. Everything here that moves goes from its old place to its new one
   (320 ms, css/board.css); nothing is remembered but where the modules were in the picture before. */
import { useMemo, useRef } from "preact/hooks";

import { colourWord, paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Target } from "../target.js";
import { freeColumn, identify, layout, placeY } from "./layout.js";
import { Alien, Engine, Module, Place, Planet, Sight, Stars, Top } from "./pieces.js";
import { Storage, StorageCounts, rowsOf } from "./storage.js";

const at = (x, y, scale = 1) => `transform:translate(${x}px,${y}px) scale(${scale})`;

const optionOf = (info, name) => info?.options?.find((option) => option.name === name)?.value;

const hasPoints = (view, info) =>
  view.points && (info?.variants?.includes("first_to_12") || Object.values(view.points).some((value) => value > 0));

const isOn = (view, seat) => (view.tops_on ?? []).includes(seat);

/* How far beside its pad a rocket top lies; on a phone it lies a little in front of it. */
const besideX = (plan) => (plan.small ? 34 : 64 * plan.scale);

/* The words below a rocket. */
function statusOf(view, seat) {
  const count = (view.rockets[seat] ?? []).length;
  if (view.alien === seat) return t("ufo-board-alien-on-top", { count });
  if (isOn(view, seat)) return t("ufo-board-ready");
  return t("ufo-board-modules", { count });
}

/* The sky never changes while the board has its size: drawn once, and passed over in every later picture. */
function Sky({ plan, small }) {
  const { width, height, top, base } = plan;
  return useMemo(() => skyOf({ width, height, top, base, small }), [width, height, top, base, small]);
}

function skyOf({ width, height, top, base, small }) {
  return html`<g>
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="var(--ufo-sky)" /><stop offset=".62" stop-color="var(--ufo-sky-2)" /><stop offset=".84" stop-color="var(--ufo-glow)" /></linearGradient>
      <linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-color="#fff" stop-opacity=".2" /></linearGradient>
    </defs>
    <rect x="-900" y=${top - 700} width=${width + 1800} height="701" fill="var(--ufo-sky)" />
    <rect x="-900" y=${top} width=${width + 1800} height=${height} fill="url(#sky)" />
    <g transform=${`translate(-420 ${top})`}><${Stars} width=${width + 840} height=${base} count=${small ? 70 : 130} /></g>
    ${!small && html`<g transform="translate(560 96)"><${Planet} /></g>`}
    <g transform=${`translate(0 ${base - 514})`}>
      <path d="M-900 560H0L70 520 128 548 210 500 300 552 372 524 470 556 560 512 650 552 720 518 836 556H1736V700H-900Z" fill="#1b2150" opacity=".75" />
      <path d="M-900 574H0Q200 552 420 570T836 566H1736V1400H-900Z" fill="var(--ufo-ground)" />
    </g>
  </g>`;
}

function LaunchLine({ plan, view, seats }) {
  if (!view.modules_to_launch) return null;
  const column = freeColumn(view, seats);
  const edge = plan.small ? plan.width - 6 : 652;
  return html`<g>
    <path d=${`M${plan.small ? 6 : 16} ${plan.launchY - 2}H${edge}`} stroke="#fff" stroke-width="2" stroke-dasharray="2 8" opacity=".75" />
    ${column >= 0 &&
    !plan.small &&
    html`<text x=${plan.xs[column]} y=${plan.launchY - 14} font-size="17" text-anchor="middle" fill="#fff">${t("ufo-board-to-launch", { count: view.modules_to_launch })}</text>`}
  </g>`;
}

/* Everything of one rocket that never moves: light, pad, engine, and the places that are still empty. */
function Ground({ plan, x, seat, view, lit, building }) {
  const count = (view.rockets[seat.id] ?? []).length;
  const goal = Math.max(view.modules_to_launch ?? 0, building ? count + 1 : 0);
  const foot = plan.base + 42 * plan.scale;
  return html`<g>
    ${lit && html`<path d=${`M${x - 30 * plan.scale} ${plan.top + 5}h${60 * plan.scale}L${x + 92 * plan.scale} ${foot}H${x - 92 * plan.scale}Z`} fill="url(#beam)" />`}
    <g transform=${`translate(${x} ${plan.base}) scale(${plan.scale})`}><${Engine} colour=${seat.colour} lit=${lit} /></g>
    ${Array.from({ length: Math.max(0, goal - count) }, (_, index) => html`<g transform=${`translate(${x} ${placeY(plan, count + index)})`}>
      <${Place} width=${plan.module} height=${plan.step - plan.gap} next=${building && index === 0} />
    </g>`)}
  </g>`;
}

function Modules({ plan, pieces, seats, storage }) {
  const columns = new Map(seats.map((seat, index) => [seat.id, plan.xs[index]]));
  const rows = Object.keys(storage);
  const from = (piece) => {
    if (!piece.fromStorage) return "";
    const row = Math.max(0, rows.indexOf(piece.colour));
    const x = plan.small ? (plan.width * (row + 0.5)) / rows.length : 720;
    const y = plan.small ? plan.height - 50 : 250 + row * 88;
    return `;--fx:${x}px;--fy:${y}px`;
  };
  return html`<g>
    ${pieces.map((piece) => html`<g key=${piece.id} class=${piece.fromStorage ? "piece arrives" : "piece"}
      style=${at(columns.get(piece.seat), placeY(plan, piece.index)) + from(piece)}>
      <${Module} colour=${piece.colour} width=${plan.module} height=${plan.step - plan.gap} ring=${piece.fresh} />
    </g>`)}
  </g>`;
}

function Tops({ plan, seats, view }) {
  return html`<g>
    ${seats.map((seat, index) => {
      const x = plan.xs[index];
      const count = (view.rockets[seat.id] ?? []).length;
      const place = isOn(view, seat.id)
        ? at(x, plan.base - plan.step * count, 1.04 * (plan.module / 96))
        : at(x + besideX(plan), plan.base + 58 * plan.scale, 0.44 * Math.max(0.85, plan.scale));
      return html`<g key=${seat.id} class="piece" style=${place}><${Top} colour=${seat.colour} /></g>`;
    })}
  </g>`;
}

function AlienPiece({ plan, seats, view }) {
  if (!view.alien) return null;
  const index = seats.findIndex((seat) => seat.id === view.alien);
  const size = plan.small ? 0.72 : 1;
  if (index < 0) {
    const x = seats.length % 2 ? plan.centre - plan.spacing / 2 : plan.centre;
    return html`<g class="piece alien" style=${at(x, plan.top + 104 * size, size * 0.9)}><${Alien} saucer=${true} /></g>`;
  }
  const x = plan.xs[index];
  const count = (view.rockets[view.alien] ?? []).length;
  const place = isOn(view, view.alien)
    ? at(x, plan.base - plan.step * count - 88 * (plan.module / 96), size)
    : at(x + besideX(plan), plan.base + 20 * plan.scale, size);
  return html`<g class="piece alien" style=${place}><${Alien} /></g>`;
}

function Aim({ plan, seats, view }) {
  const index = seats.findIndex((seat) => seat.id === view.aim);
  if (index < 0) return null;
  const count = Math.max(1, (view.rockets[view.aim] ?? []).length);
  return html`<g transform=${`translate(${plan.xs[index]} ${plan.base - (plan.step * count) / 2})`}><${Sight} radius=${plan.module * 0.6} /></g>`;
}

function NamePlate({ plan, x, seat, view, info, lit }) {
  const half = Math.min(plan.small ? plan.spacing / 2 - 4 : 72, 84);
  const room = half * 2 - 42 - (seat.bot && !plan.small ? 26 : 0);
  const size = Math.min(plan.small ? 17 : 22, Math.max(13, (room / Math.max(1, Math.min(16, seat.name.length))) * 1.72));
  const name = seat.name.length > 16 ? `${seat.name.slice(0, 15)}…` : seat.name;
  const ink = lit ? "var(--i)" : "var(--ufo-text)";
  const points = hasPoints(view, info) ? view.points[seat.id] ?? 0 : null;
  return html`<g style=${`${paint(seat.colour)}`} transform=${`translate(${x} ${plan.plate})`}>
    ${lit && html`<rect x=${-half} y="-21" width=${half * 2} height=${plan.small ? 50 : 58} rx="10" fill="var(--c)" stroke="#fff" stroke-width="2" />`}
    <use href=${`#g-${seat.colour}`} x=${9 - half} y=${plan.small ? -9 : -11} width=${plan.small ? 17 : 22} height=${plan.small ? 17 : 22} style=${`color:${lit ? "var(--i)" : "var(--c)"}`} />
    <text x=${(plan.small ? 31 : 38) - half} y="6" font-size=${size} font-weight="700" fill=${ink}>${name}</text>
    ${seat.bot && html`<use href="#u-bot" x=${half - (plan.small ? 20 : 28)} y=${plan.small ? 9 : -12} width=${plan.small ? 16 : 21} height=${plan.small ? 16 : 21} style=${`color:${ink}`} />`}
    <text x=${9 - half} y=${plan.small ? 24 : 29} font-size=${plan.small ? 15 : 16.5} fill=${ink}>${points === null ? (plan.small ? t("ufo-board-short", { count: (view.rockets[seat.id] ?? []).length, top: isOn(view, seat.id) ? "on" : "off" }) : statusOf(view, seat.id)) : t("ufo-board-points", { points, count: (view.rockets[seat.id] ?? []).length })}</text>
  </g>`;
}

/* Seats and view come as two messages: for a moment the seats may be those of the next game. */
const seated = (view, seats) => seats.filter((seat) => seat.id in view.rockets);

/* The same in words, for screen readers. */
export function Twin({ view, info, seats: all }) {
  const seats = seated(view, all);
  const list = (rocket) => (rocket.length ? rocket.map(colourWord).join(", ") : t("ufo-twin-nothing"));
  return html`<ul>
    ${seats.map((seat) => html`<li key=${seat.id}>${t("ufo-twin-rocket", {
      name: seat.name,
      count: (view.rockets[seat.id] ?? []).length,
      modules: list(view.rockets[seat.id] ?? []),
      top: isOn(view, seat.id) ? "on" : "off",
    })}${seat.bot ? ` ${t("ufo-twin-bot")}` : ""}${hasPoints(view, info) ? ` ${t("ufo-twin-points", { points: view.points[seat.id] ?? 0 })}` : ""}</li>`)}
    <li>${t("ufo-twin-storage", { list: Object.entries(view.storage).map(([colour, count]) => `${colourWord(colour)} ${count}`).join(", ") })}</li>
    ${view.alien && html`<li>${t("ufo-twin-alien", { name: seats.find((seat) => seat.id === view.alien)?.name ?? "none" })}</li>`}
  </ul>`;
}

/* Keeps the modules' identities from one picture to the next. */
function usePieces(view) {
  const memory = useRef({ view: null, pieces: null, count: 0 });
  const kept = memory.current;
  if (kept.view !== view) {
    const same = kept.view && JSON.stringify(kept.view.rockets) === JSON.stringify(view.rockets);
    if (!same) kept.pieces = identify(kept.pieces, view.rockets, () => (kept.count += 1));
    kept.view = view;
  }
  return kept.pieces;
}

/* `view` is the game's cut; `due` the seats that owe an answer; `small` the drawing for narrow screens,
   `height` its height if it has to be lower. */
export function Board({ view, info, seats: all, due, spots, small, height }) {
  const seats = seated(view, all);
  const plan = layout(view, seats, small, height);
  const pieces = usePieces(view);
  const building = ["build", "bonus"].includes(view.phase);
  const lit = (seat) => seat.id === view.turn;
  const slots = Number(optionOf(info, "modules_per_colour")) || Math.max(5, ...Object.values(view.storage));
  return html`<svg class=${small ? "board small" : "board"} viewBox=${`0 ${plan.top} ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label=${t("ufo-board-name")}>
    <${Sky} plan=${plan} small=${small} />
    ${seats.map((seat, index) => html`<${Ground} key=${seat.id} plan=${plan} x=${plan.xs[index]} seat=${seat} view=${view} lit=${lit(seat)} building=${building && due.includes(seat.id)} />`)}
    ${small ? html`<${StorageCounts} storage=${view.storage} y=${plan.height - 52} width=${plan.width} />` : html`<${Storage} storage=${view.storage} slots=${slots} />`}
    <${LaunchLine} plan=${plan} view=${view} seats=${seats} />
    <${Modules} plan=${plan} pieces=${pieces} seats=${seats} storage=${view.storage} />
    <${Tops} plan=${plan} seats=${seats} view=${view} />
    <${AlienPiece} plan=${plan} seats=${seats} view=${view} />
    <${Aim} plan=${plan} seats=${seats} view=${view} />
    ${seats.map((seat, index) => html`<${NamePlate} key=${seat.id} plan=${plan} x=${plan.xs[index]} seat=${seat} view=${view} info=${info} lit=${lit(seat)} />`)}
    ${seats.map((seat, index) => html`<${Target} key=${seat.id} spot=${spots.get(`rocket:${seat.id}`)}>
      <rect x=${plan.xs[index] - plan.spacing / 2 + 6} y=${plan.top + 60} width=${plan.spacing - 12} height=${plan.base - plan.top} rx="18" />
    <//>`)}
    ${rowsOf(view.storage, small, plan).map(({ colour, ...row }) => html`<${Target} key=${colour} spot=${spots.get(`storage:${colour}`)}><rect ...${row} rx="10" /><//>`)}
  </svg>`;
}

const SIGNS_OF_ACTS = {
  aim: "u-zap", zap: "u-zap", alien_to: "u-alien", put_top_on: "u-top", take_top_off: "u-undo", leave_top_off: "u-skip",
  claim_launch: "u-launch", pass: "u-skip", decline_bonus: "u-skip", use_ufo: "u-ufo", roll: "u-roll",
};

/* How a key for this act looks: a seat's plastic where it names a seat, else a sign. */
export function keyLook(action, seatOf) {
  const seat = action.at ? seatOf(action.at) : null;
  return { colour: action.colour ?? seat?.colour ?? null, sign: SIGNS_OF_ACTS[action.act] ?? null };
}

/* The storage's row of the colour to be built, or the rocket that an act is about. */
export function placeOf(action, view) {
  if (["take", "take_bonus"].includes(action.act)) return `storage:${action.colour}`;
  if (action.act === "zap") return `rocket:${view.aim}`;
  return action.at ? `rocket:${action.at}` : null;
}

const factOf = (word) => (word.startsWith("build:") ? word.replace("build:", "colour:") : `face:${word}`);

/* Was the roll that a ruling tells of this face? `means` are the face's words. */
export function isRollOf(facts, means) {
  const told = [facts.face ?? []].flat();
  return told.length > 0 && JSON.stringify([...told].sort()) === JSON.stringify(means.map(factOf).sort());
}

/* Whose turn comes after `turn`: clockwise (C-1). */
export function nextSeat(view, seats) {
  const index = seats.findIndex((seat) => seat.id === view.turn);
  return index < 0 || seats.length < 2 ? null : seats[(index + 1) % seats.length];
}

export { Victory } from "./victory.js";

export const cheer = () => t("ufo-cheer");

/* One line of the final position. As many modules win only with a top on them. */
export function finalLine(view, info, seat) {
  const count = (view.rockets[seat] ?? []).length;
  if (hasPoints(view, info)) return t("ufo-board-points", { points: view.points[seat] ?? 0, count });
  return t("ufo-final", { modules: t("ufo-board-modules", { count }), top: isOn(view, seat) ? "on" : "off" });
}
