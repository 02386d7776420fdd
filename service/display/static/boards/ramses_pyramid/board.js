/* The board of Ramses Pyramid, drawn from the view alone. A turned layer turns with all above it, 320 ms a quarter; every
   other piece goes from its old place to its new one. Nothing is remembered but which piece was where before. */
import { useMemo, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../texts.js";
import { TRAPPED, layout, reach } from "./layout.js";
import { remember } from "./motion.js";
import { Adventurer, Chest, Crown, Crystal, King, Mummy, Scorpion, StepsLeft, TurnRing } from "./pieces.js";
import { Pyramid, TurnedMark } from "./pyramid.js";
import { Refused } from "./refused.js";
import { Ring, Temples, Tents, crystalAt, tileScale } from "./ring.js";
import { adventurerPose, mummyPose, topMummies, topPose } from "./stand.js";
import { Openings, Targets } from "./targets.js";
import { World } from "./world.js";

const optionOf = (info, name) => info?.options?.find((option) => option.name === name)?.value;

/* The king wins with all his mummies on brown spaces: then it matters how many are there. */
const kingCanWin = (info) => ["teams", "all_against_king"].some((variant) => info?.variants?.includes(variant)) && optionOf(info, "king_wins_at_eight") !== false;

function Adventurers({ plan, view, seats, angles }) {
  const playing = seats.filter(({ id }) => view.adventurers[id] !== TRAPPED);
  const stand = (seat) => {
    const place = view.adventurers[seat.id];
    const there = playing.filter(({ id }) => view.adventurers[id] === place);
    return `transform:${adventurerPose(plan, place, angles[seat.id].angle, there.indexOf(seat), there.length)}`;
  };
  const mover = view.steps > 0 ? playing.find(({ id }) => id === view.turn) : null;
  return html`<g>
    ${playing.map((seat) => html`<g key=${seat.id} class="piece" data-piece=${seat.id} style=${stand(seat)}>
        ${seat.id === view.turn && html`<${TurnRing} />`}
        <${Adventurer} colour=${seat.colour} hat=${seats.indexOf(seat)} />
        ${view.crown === seat.id && html`<g transform="translate(0 -27) scale(.8)"><${Crown} /></g>`}
      </g>`)}
    ${mover && html`<g key=${`steps-${mover.id}`} class="piece" style=${stand(mover)}><${StepsLeft} steps=${view.steps} /></g>`}
  </g>`;
}

function Mummies({ plan, view, off, angles, arrived }) {
  const from = (id) => (arrived?.id === id ? `;--from:${topPose(plan, angles[id].angle, 0)}` : "");
  return html`<g>
    ${topMummies(plan, view).map(({ id, style }) => html`<g key=${id} class="piece" style=${`transform:${style}`}><${Mummy} /></g>`)}
    ${off.map(({ id, place }) => {
      const style = mummyPose(plan, place, angles[id].angle);
      return style && html`<g key=${id} class=${arrived?.id === id ? "piece descends" : "piece"} data-piece=${id} style=${`transform:${style}${from(id)}`}><ellipse cy="25" rx="24" ry="8" fill="#000" opacity=".32" /><${Mummy} /></g>`;
    })}
  </g>`;
}

/* On the top the king stands in the middle, on a layer below in its corner, which is lit then. */
function TheKing({ plan, view }) {
  const below = view.king <= plan.layers;
  const at = below ? reach(plan, view.king) : 0;
  const scale = below ? plan.token * 0.6 : plan.core / 62;
  const treasure = view.crown && ["name", "open"].includes(view.phase);
  const style = `transform:translate(${plan.cx - (below ? at - plan.step * 0.1 : 0)}px,${plan.cy + (below ? at - plan.step * 0.1 : plan.core * 0.02)}px) scale(${scale})`;
  return html`<g>
    ${below && html`<rect x=${plan.cx - at} y=${plan.cy - at} width=${2 * at} height=${2 * at} fill="none" stroke="#21507E" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" />`}
    ${!view.crown && html`<g class="piece" style=${style}><${King} /></g>`}
    ${treasure && html`<g style=${`transform:translate(${plan.cx}px,${plan.cy}px) scale(${plan.core / 58})`}><${Chest} /></g>`}
    ${view.scorpion && html`<g style=${`transform:translate(${plan.cx}px,${plan.cy}px) scale(${plan.core / 44})`}><${Scorpion} /></g>`}
  </g>`;
}

/* The crystal of a brown space, beside its number. */
function onTile(plan, station) {
  const k = tileScale(plan, station);
  const aside = plan.small ? 7 : 3;
  return { x: station.x + aside * k, y: station.y + aside * k, scale: 0.96 * k };
}

function Crystals({ plan, view, seats, crystals }) {
  const index = new Map(seats.map(({ id }, at) => [id, at]));
  return html`<g>
    ${crystals.map(({ id, place, colour, index: at, fresh }) => {
      const station = plan.browns[place];
      const seat = index.get(place);
      if (!station && seat === undefined) return null;
      const point = station ? onTile(plan, station) : crystalAt(plan, seat, at, view.tents[place].length);
      return html`<g key=${id} class="piece" style=${`transform:translate(${point.x}px,${point.y}px) scale(${point.scale})`}>
        ${fresh && html`<circle r="22" fill="none" stroke="#14191c" stroke-width="6.5" /><circle r="22" fill="none" stroke="#fff" stroke-width="3.5" />`}<${Crystal} colour=${colour} />
      </g>`;
    })}
  </g>`;
}

/* How many mummies are out of the game, where the king wins with all of them. */
function Out({ plan, view }) {
  const all = view.top.reduce((sum, count) => sum + count, 0) + view.on.length + view.out.length;
  const [from, to] = plan.rooms.after;
  const k = plan.small ? 0.62 : 1;
  return html`<g transform=${`translate(${(from + to) / 2} ${plan.ring.bottom}) scale(${k})`}>
    <rect x="-46" y="-24" width="92" height="48" rx="10" fill="#14191c" stroke="#fff" stroke-width="2" />
    <g transform="translate(-24 0) scale(.62)"><${Mummy} /></g>
    <text x="16" y="8" font-size="22" font-weight="700" text-anchor="middle" fill="#fff">${view.out.length}/${all}</text>
  </g>`;
}

/* Seats and view come as two messages: for a moment the seats may be those of the next game. */
export const seated = (view, seats) => seats.filter((seat) => seat.id in view.adventurers);

export function Board({ view, info, seats: all, spots, refusal, small, height }) {
  const seats = seated(view, all);
  const shape = [small, height, view.browns, view.layers.length, seats.length, JSON.stringify(view.spaces)].join();
  const plan = useMemo(() => layout(view, seats, small, height), [shape]);
  const memory = useRef(null);
  memory.current = remember(memory.current, view, seats);
  const { angles, off, crystals, arrived, marked, turn } = memory.current;
  return html`<svg class=${small ? "board ramses small" : "board ramses"} viewBox=${`0 ${plan.top} ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label=${t("rp-board-name")}
    data-turning=${turn ? turn.layer : undefined} style=${turn ? `--quarters:${Math.abs(turn.by)}` : undefined}>
    <${World} plan=${plan} shape=${shape} />
    <${Tents} plan=${plan} view=${view} info=${info} seats=${seats} />
    <${Ring} plan=${plan} shape=${shape} />
    <${Temples} plan=${plan} view=${view} />
    <${Pyramid} plan=${plan} view=${view} shape=${shape} />
    ${kingCanWin(info) && html`<${Out} plan=${plan} view=${view} />`}
    <${Crystals} plan=${plan} view=${view} seats=${seats} crystals=${crystals} />
    <${TheKing} plan=${plan} view=${view} />
    <${TurnedMark} plan=${plan} marked=${marked} view=${view} />
    <${Mummies} plan=${plan} view=${view} off=${off} angles=${angles} arrived=${arrived} />
    <${Adventurers} plan=${plan} view=${view} seats=${seats} angles=${angles} />
    <${Openings} plan=${plan} view=${view} spots=${spots} />
    <${Refused} plan=${plan} view=${view} seats=${seats} refusal=${refusal} />
    <${Targets} plan=${plan} view=${view} seats=${seats} spots=${spots} />
  </svg>`;
}

export { Twin, cheer, finalLine, nobodyWins } from "./words.js";
export { Hand } from "./hand.js";
export { Victory } from "./victory.js";
export { isRollOf, keyLook, nextSeat, placeOf, stepLook } from "./acts.js";
