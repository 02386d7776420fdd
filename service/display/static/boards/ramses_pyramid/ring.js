/* Round the pyramid: brown spaces, the Entrance, temple spaces, temples, and the tents. */
import { useMemo } from "preact/hooks";

import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { TRAPPED } from "./layout.js";
import { Door, EmptySpace, Temple, Tent, Tile } from "./pieces.js";

export const tileScale = (plan, station) => (plan.tile / 66) * station.scale;
export const templeScale = (plan, space) => (plan.temple / 78) * space.scale;

/* What never moves: drawn once for a board of this size. */
export function Ring({ plan, shape }) {
  return useMemo(() => html`<${Spaces} plan=${plan} />`, [shape]);
}

function Spaces({ plan }) {
  const { entrance, small } = plan;
  const { x, y, width, height } = entrance;
  return html`<g>
    ${plan.stations.map((station, index) => html`<g key=${station.name} transform=${`translate(${station.x} ${station.y}) scale(${tileScale(plan, station)})`}><${Tile} number=${index + 1} small=${small} right=${["top", "right"].includes(station.side)} /></g>`)}
    ${Object.entries(plan.spaces).map(([name, space]) => html`<g key=${name} transform=${`translate(${space.x} ${space.y}) scale(${templeScale(plan, space)})`}><${EmptySpace} name=${name} small=${small} /></g>`)}
    <g transform=${`translate(${x} ${y})`}>
      <rect x=${-width / 2} y=${3 - height / 2} width=${width} height=${height} rx="7" fill="#000" opacity=".25" />
      <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="7" fill="var(--ram-brown)" stroke="#2b1a08" stroke-width="2.2" />
      ${!small && html`<g transform=${`translate(-56 ${13 - height / 2}) scale(.55)`}><${Door} /></g>`}
      <text x=${small ? 0 : 8} y=${(small ? 13 : 19) - height / 2} font-size=${small ? 13 : 18} font-weight="700" text-anchor="middle" fill="#FBEFD2">${t("rp-board-entrance")}</text>
      ${!small && html`<path transform=${`translate(${width / 2 - 18} ${14 - height / 2}) scale(.8)`} d="M-13 9L0-11 13 9Z" fill="#FBEFD2" />
      <path d=${`M0 ${25 - height / 2}V${height / 2 - 5}`} stroke="#8a6136" stroke-width="1.5" stroke-dasharray="3 4" />`}
    </g>
  </g>`;
}

/* What a viewer of this page may know of a temple: shown to all, named rightly in the treasure room, or noted by the
   seat whose page it is. */
export function insight(view, temple) {
  const open = view.shown?.value?.[temple]?.colour ?? (view.opened.includes(temple) ? view.named[temple] : null);
  if (open) return { colour: open, mine: false };
  const notes = Object.values(view.seen ?? {}).map(({ value }) => value?.[temple]).filter((colour) => typeof colour === "string" && colour.length > 1);
  return { colour: notes[0] ?? null, mine: notes.length > 0 };
}

export function Temples({ plan, view }) {
  return html`<g>
    ${Object.entries(view.temples).map(([name, at]) => {
      const space = plan.spaces[at];
      if (!space) return null;
      const held = view.opening?.temple === name;
      const scale = templeScale(plan, space) * (held ? 1.08 : 1);
      return html`<g key=${name} class="piece" data-temple=${name} style=${`transform:translate(${space.x}px,${space.y - (held ? 5 : 0)}px) scale(${scale})`}>
        ${held && html`<circle cy="4" r="43" fill="none" stroke="#14191c" stroke-width="7" /><circle cy="4" r="43" fill="none" stroke="#fff" stroke-width="4" />`}
        <${Temple} name=${name} small=${plan.small} ...${insight(view, name)} claim=${view.named[name]} right=${view.opened.includes(name)} />
      </g>`;
    })}
  </g>`;
}

const short = (name, most) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/* A long name is written smaller, and cut only then. */
const LEAST = 0.8;

function Name({ seat, lit, x, y, width, size }) {
  const room = width - size - 7 - (seat.bot ? size : 0);
  const text = short(seat.name, Math.max(4, Math.floor(room / (LEAST * size * 0.55))));
  const fits = Math.min(size, room / (0.58 * Math.max(1, text.length)));
  const ink = lit ? "var(--i)" : "var(--ram-text)";
  return html`<g style=${paint(seat.colour)} transform=${`translate(${x} ${y})`}>
    ${lit && html`<rect x="-4" y=${-size * 0.98} width=${width + 8} height=${size * 1.48} rx="8" fill="var(--c)" stroke="#2b1a08" stroke-width="2" />`}
    <use href=${`#g-${seat.colour}`} x="1" y=${-size * 0.7} width=${size * 0.9} height=${size * 0.9} style=${`color:${ink}`} />
    <text x=${size + 7} y=${size * 0.1} font-size=${Math.max(size * LEAST, fits)} font-weight="700" fill=${ink}>${text}</text>
    ${seat.bot && html`<use href="#u-bot" x=${width - size * 0.92} y=${-size * 0.74} width=${size * 0.95} height=${size * 0.95} style=${`color:${ink}`} />`}
  </g>`;
}

const teamOf = (info, index) => (info?.variants?.includes("teams") ? (index % 2) + 1 : 0);

/* Where the crystals of a tent lie. */
export function crystalAt(plan, seatIndex, index, count) {
  const tent = plan.tents[seatIndex];
  if (plan.small) {
    const step = Math.min(19, (tent.width - 14) / Math.max(1, count));
    return { x: tent.x + 14 + step * index, y: tent.y + 41, scale: 0.5 };
  }
  const row = count > 8 ? Math.ceil(count / 2) : 4;
  return { x: tent.x + 13 + Math.min(29, 116 / row) * (index % row), y: tent.y + 117 + 29 * Math.floor(index / row), scale: 0.8 };
}

export function Tents({ plan, view, info, seats }) {
  return html`<g>
    ${seats.map((seat, index) => {
      const tent = plan.tents[index];
      const lit = seat.id === view.turn;
      const closed = view.adventurers[seat.id] === TRAPPED;
      const empty = view.tents[seat.id].length === 0;
      const team = teamOf(info, index);
      if (plan.small) {
        return html`<g key=${seat.id} transform=${`translate(${tent.x} ${tent.y})`}>
          <rect x="2" y="2" width=${tent.width - 4} height=${plan.strip - 4} rx="8" fill="#FFF6E0" fill-opacity=".6" stroke="#8b6231" />
          <${Name} seat=${seat} lit=${lit} x=${8} y=${19} width=${tent.width - 16} size=${16} />
          ${empty && html`<text x="8" y="46" font-size="13" fill="var(--ram-text)">${t(closed ? "rp-board-closed" : "rp-board-no-crystal")}</text>`}
          ${closed && html`<use href="#u-lock" x=${tent.width - 25} y="30" width="20" height="20" style="color:var(--ram-text)" />`}
        </g>`;
      }
      return html`<g key=${seat.id} transform=${`translate(${tent.x} ${tent.y})`}>
        <${Tent} colour=${seat.colour} team=${team} closed=${closed} />
        <${Name} seat=${seat} lit=${lit} x=${0} y=${84} width=${tent.width} size=${20} />
        ${(closed || empty) && html`<text x="0" y=${empty ? 122 : 154} font-size="16.5" fill="var(--ram-text)">${t(closed ? "rp-board-closed" : "rp-board-no-crystal")}</text>`}
      </g>`;
    })}
  </g>`;
}
