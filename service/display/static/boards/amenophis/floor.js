/* All of the maze that never changes during a game: drawn once, and passed over in every later picture. */
import { useMemo } from "preact/hooks";

import { html } from "../../html.js";
import { middle } from "./layout.js";
import { placed, wallsOf } from "./maze.js";
import { Gate, Stairs } from "./pieces.js";

const squares = (maze) => Array.from({ length: maze.width * maze.height }, (_, at) => ({ column: at % maze.width, row: Math.floor(at / maze.width) }));

/* The dark around: it runs on past the board on every screen. */
export const Ground = ({ plan }) => useMemo(() => html`<g>
  <defs><radialGradient id="am-glow"><stop offset="0" stop-color="#6FA58B" stop-opacity=".85" /><stop offset=".3" stop-color="#5F8F78" stop-opacity=".5" /><stop offset="1" stop-color="#5F8F78" stop-opacity="0" /></radialGradient></defs>
  <rect x="-900" y="-900" width=${plan.width + 1800} height=${plan.height + 1800} fill="var(--ame-dark)" />
</g>`, [plan.width, plan.height]);

/* The stone edge of the players' column, over the light. */
export const Bank = ({ plan }) => useMemo(() => !plan.small && html`<g>
  <path d="M-900-900H188V1600H-900Z" fill="#18241F" />
  ${Array.from({ length: 36 }, (_, at) => html`<path d=${`M0 ${20 * at - 16}h6l4 6-4 6H0Z`} fill="#D9BF86" opacity=".35" />`)}
</g>`, [plan.small]);

export const Floor = ({ plan, maze }) => useMemo(() => {
  const { cell, inner } = plan;
  const dark = squares(maze).filter(({ column, row }) => (column + row) % 2);
  return html`<g><rect ...${inner} fill="#25393b" />
    <path d=${dark.map(({ column, row }) => `M${inner.x + cell * column} ${inner.y + cell * row}h${cell}v${cell}h${-cell}Z`).join("")} fill="#000" opacity=".15" /></g>`;
}, key(plan, maze));

/* Drawn anew for another maze or another size only. */
const key = (plan, maze) => [plan.cell, plan.inner.x, plan.inner.y, plan.small, JSON.stringify(maze)];

function Frame({ plan, maze }) {
  const { x, y, width, height, head } = plan.frame;
  const { inner, cell } = plan;
  const ring = `M${x} ${y}h${width}v${height}h${-width}ZM${inner.x} ${inner.y}v${inner.height}h${inner.width}v${-inner.height}Z`;
  const rim = plan.small ? 3 : 4.5;
  const size = plan.small ? 15 : 17;
  const letters = Array.from({ length: maze.width }, (_, at) => ({ text: String.fromCharCode(97 + at), x: inner.x + cell * (at + 0.5), y: y + (head - rim) / 2 + size * 0.34 }));
  const numbers = Array.from({ length: maze.height }, (_, at) => ({ text: at + 1, x: x + (head - rim) / 2, y: inner.y + cell * (at + 0.5) + size * 0.35 }));
  return html`<g>
    <path d=${ring} fill="#3A2F1D" />
    <path d=${`M${inner.x - rim} ${inner.y - rim}h${inner.width + 2 * rim}v${inner.height + 2 * rim}h${-inner.width - 2 * rim}Z`} fill="none" stroke="#8A7440" stroke-width=${plan.small ? 2 : 3.5} stroke-dasharray="14 5 4 5" />
    <rect x=${x} y=${y} width=${width} height=${height} rx="9" fill="none" stroke="var(--ame-wall)" stroke-width=${plan.small ? 2 : 3} />
    <g font-size=${size} font-weight="700" text-anchor="middle" fill="#EBD9AE">${[...letters, ...numbers].map((one) => html`<text x=${one.x} y=${one.y}>${one.text}</text>`)}</g>
  </g>`;
}

/* Walls of sandstone, with a seam along the middle. */
function Walls({ plan, maze }) {
  const { inner, cell } = plan;
  const path = wallsOf(maze).map(({ x, y, width, height }) => `M${inner.x + cell * x} ${inner.y + cell * y}${width ? `h${cell * width}` : `v${cell * height}`}`).join("");
  const thick = Math.max(5, cell * 0.12);
  return html`<g class="walls" fill="none" stroke-linecap="round">
    <path d=${path} stroke="#070c0d" stroke-width=${thick * 1.65} opacity=".75" transform="translate(0 2)" />
    <path d=${path} stroke="var(--ame-wall)" stroke-width=${thick} />
    <path d=${path} stroke="#A88C50" stroke-width=${thick * 0.28} stroke-dasharray=${`${cell / 5} ${cell / 18}`} />
  </g>`;
}

function Special({ plan, maze, cell, Picture }) {
  if (!placed(cell, maze)) return null;
  const { x, y } = middle(plan, cell, maze);
  return html`<g transform=${`translate(${x} ${y})`}><${Picture} size=${plan.cell * 0.8} /></g>`;
}

export const Stones = ({ plan, maze }) => useMemo(() => html`<g>
  <${Frame} plan=${plan} maze=${maze} /><${Walls} plan=${plan} maze=${maze} />
  <${Special} plan=${plan} maze=${maze} cell=${maze.start} Picture=${Stairs} /><${Special} plan=${plan} maze=${maze} cell=${maze.dungeon} Picture=${Gate} />
</g>`, key(plan, maze));
