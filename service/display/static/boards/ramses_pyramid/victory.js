/* The end of Ramses Pyramid: the winner on the top before the sun, or the king who keeps his pyramid. */
import { html } from "../../html.js";
import { Adventurer, Chest, Crown, King, Mummy, Scorpion } from "./pieces.js";

const STEPS = ["#5A3A1E", "#A97B3E", "#BC8E4C", "#CC9F5B", "#DBB36F", "#E8C684"];
const FOOT = 640;
const MIDDLE = 900;

function Courses({ layers, course }) {
  const rows = Math.min(layers + 1, STEPS.length);
  return html`<g stroke="#2b1a08" stroke-width="2">
    ${Array.from({ length: rows }, (_, row) => {
      const half = 330 - row * (260 / rows);
      const y = FOOT - course * (row + 1);
      return html`<path d=${`M${MIDDLE - half} ${y}H${MIDDLE + half}l14 ${course}H${MIDDLE - half - 14}Z`} fill=${STEPS[row]} /><path d=${`M${MIDDLE + half * 0.3} ${y}H${MIDDLE + half}l14 ${course}H${MIDDLE + half * 0.3}Z`} fill="#000" opacity=".14" stroke="none" />`;
    })}
  </g>`;
}

/* `upright`: the words stand above the picture, not beside it. */
export function Victory({ view, winner, upright }) {
  const rows = Math.min(view.layers.length + 1, STEPS.length);
  const course = upright ? 40 : 62;
  const top = FOOT - course * rows;
  const hat = winner ? Math.max(0, view.seats.indexOf(winner.id)) : 0;
  return html`<svg viewBox=${upright ? "570 -420 660 1110" : "0 0 1260 690"} preserveAspectRatio=${upright ? "xMidYMax slice" : "xMidYMid slice"} aria-hidden="true" class="victory ramses">
    <defs><linearGradient id="rp-dusk" x2="0" y2="1"><stop offset="0" stop-color="#1F3358" /><stop offset=".55" stop-color="#693A3C" /><stop offset="1" stop-color="#96562A" /></linearGradient>
      <radialGradient id="rp-sun"><stop offset="0" stop-color="#FFF3CF" /><stop offset=".55" stop-color="#FFD98A" stop-opacity=".7" /><stop offset="1" stop-color="#FFD98A" stop-opacity="0" /></radialGradient></defs>
    <rect y="-900" width="1260" height="901" fill="#1F3358" /><rect width="1260" height="690" fill="url(#rp-dusk)" />
    <circle class="sunrise" cx=${MIDDLE} cy=${top - 20} r="260" fill="url(#rp-sun)" />
    <path d="M0 600Q300 540 620 596T1260 560V690H0Z" fill="#6E441C" /><path d="M0 640Q400 596 760 640T1260 616V690H0Z" fill="#4E3013" />
    <${Courses} layers=${view.layers.length} course=${course} />
    ${winner
      ? html`<g transform=${`translate(${MIDDLE} ${top - 44}) scale(2.1)`}><g class="crowned"><${Adventurer} colour=${winner.colour} hat=${hat} /><g transform="translate(0 -30)"><${Crown} /></g></g></g>
        <g transform=${`translate(${MIDDLE - 96} ${top + 18}) scale(1.2)`}><${Chest} /></g>${view.scorpion && html`<g transform=${`translate(${MIDDLE + 92} ${top + 10}) scale(1.8)`}><${Scorpion} /></g>`}`
      : html`<g transform=${`translate(${MIDDLE} ${top - 56}) scale(2.2)`}><${King} /></g>
        ${[-250, -150, 150, 250].map((x, index) => html`<g transform=${`translate(${MIDDLE + x} ${FOOT - course * (index % 3 === 0 ? 1 : 3) - 26}) scale(1.1)`}><${Mummy} /></g>`)}`}
  </svg>`;
}
