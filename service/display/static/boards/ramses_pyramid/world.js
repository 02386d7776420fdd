/* The ground of Ramses Pyramid: sand that runs on past the board, and the path round the pyramid. */
import { useMemo } from "preact/hooks";

import { html } from "../../html.js";

/* Ripples that lie where they lay: a tiny generator with a fixed seed. */
function ripples() {
  let seed = 3843;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: 46 }, (_, row) => {
    const bends = Array.from({ length: 20 }, () => `q70 ${Math.round((next() < 0.5 ? -1 : 1) * (6 + next() * 10))} 140 0`);
    return html`<path d=${`M-960 ${row * 42 - 640}${bends.join("")}`} />`;
  });
}

const Beside = ({ from, to }) => html`<path d=${`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="#8b6231" stroke-width="6" opacity=".6" />`;

function ground(plan) {
  const { ring, small } = plan;
  const path = { x: ring.left, y: ring.top, width: ring.right - ring.left, height: ring.bottom - ring.top, rx: small ? 14 : 30, fill: "none" };
  return html`<g>
    <defs><radialGradient id="rp-sand" gradientUnits="userSpaceOnUse" cx=${plan.cx - 70} cy=${plan.cy - 70} r=${plan.width * 0.78}><stop offset="0" stop-color="#F2DDAF" /><stop offset="1" stop-color="var(--ram-sand-2)" /></radialGradient></defs>
    <rect x="-960" y="-700" width="2800" height="2080" fill="url(#rp-sand)" />
    <g fill="none" stroke="#C99F5C" stroke-width="1.6" opacity=".42">${ripples()}</g>
    <rect ...${path} stroke="#8b6231" stroke-width=${small ? 8 : 15} opacity=".5" />
    <rect ...${path} stroke="#F2DDAF" stroke-width="2" stroke-dasharray="2 9" />
    ${plan.stations.flatMap((station) => Object.values(station.spaces).map((space) => html`<${Beside} from=${station} to=${space} />`))}
  </g>`;
}

/* Drawn once for a board of this size, and passed over in every later picture. */
export function World({ plan, shape }) {
  return useMemo(() => ground(plan), [shape]);
}
