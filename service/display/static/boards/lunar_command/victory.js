/* The end of Lunar Command: the winners' Lunar 1 lifts off the moon. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { Earth } from "./ground.js";
import { Astronaut, Piece, Robot } from "./pieces.js";

const SKY = "#0F1216";

const STARS = [[690, 90, 2], [760, 210, 1.5], [820, 60, 1.4], [905, 150, 1.2], [1010, 60, 2], [1090, 250, 1.4], [1200, 330, 2], [1180, 90, 1.3], [720, 330, 1.6], [980, 330, 1.2], [1230, 200, 1.5], [640, 190, 1.4], [600, 40, 1.7], [860, 280, 1.3]];

function Lunar1() {
  return html`<g>
    <path class="flame" d="M-34 0C-60 120-70 220-30 420H30C70 220 60 120 34 0Z" fill="url(#lun-trail)" />
    <path class="flame" d="M-20 0C-18 60-9 90 0 130 9 90 18 60 20 0Z" fill="#fff" />
    <path d="M-44-70L-96 6V34L-34 0ZM44-70L96 6V34L34 0Z" fill="var(--c)" stroke="#05070f" stroke-width="3" stroke-linejoin="round" />
    <path d="M-46 0C-62-110-44-240 0-310 44-240 62-110 46 0Z" fill="#F6F5F0" stroke="#05070f" stroke-width="3" />
    <path d="M-27-262Q0-250 27-262 16-290 0-310-16-290-27-262Z" fill="var(--c)" stroke="#05070f" stroke-width="3" />
    <circle cy="-190" r="27" fill="#16242e" stroke="var(--k)" stroke-width="6" />
    <path d="M-14-196q8-10 20-8" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" />
    <circle cy="-96" r="31" fill="var(--c)" stroke="var(--k)" stroke-width="4" />
  </g>`;
}

const Crew = ({ count, y, draw: Draw }) => Array.from({ length: Math.min(count, 9) }, (_, index) => html`<g transform=${`translate(${480 + index * 34} ${y - (index % 2) * 6}) scale(1.1)`}><${Draw} /></g>`);

/* `winner`: one of the winning seats, or nobody in a draw. `upright`: the words stand above the rocket, not beside it. */
export function Victory({ view, winner, upright }) {
  const team = winner && view.teams[winner.id];
  const crew = team ? view.crew[team] : { robot: 0, astronaut: 0 };
  return html`<svg viewBox=${upright ? "620 -420 640 1110" : "0 0 1260 690"} preserveAspectRatio=${upright ? "xMidYMax slice" : "xMidYMid slice"} aria-hidden="true" class="victory">
    <defs>
      <linearGradient id="lun-trail" x2="0" y2="1"><stop offset="0" stop-color="#FFE9A8" /><stop offset=".18" stop-color="#F4C61E" stop-opacity=".9" /><stop offset=".45" stop-color="#EE7A24" stop-opacity=".55" /><stop offset="1" stop-color="#EE7A24" stop-opacity="0" /></linearGradient>
    </defs>
    <rect y="-900" width="1260" height="1600" fill=${SKY} />
    <g fill="#fff">${STARS.map(([x, y, r]) => html`<circle cx=${x} cy=${y} r=${r} opacity=".75" />`)}</g>
    <g transform="translate(1130 130)"><${Earth} /></g>
    <path d="M0 540Q300 484 640 524T1260 496V1000H0Z" fill="#3D434A" />
    <g fill="#2f343a"><ellipse cx="610" cy="566" rx="60" ry="9" /><ellipse cx="1116" cy="578" rx="100" ry="9" /><ellipse cx="300" cy="552" rx="110" ry="12" /></g>
    ${team && html`<g style=${paint(team)}>
      <g transform=${upright ? "translate(915 400) rotate(14) scale(.8)" : "translate(930 330) rotate(14)"}><g class="liftoff"><${Lunar1} /><use href=${`#g-${team}`} x="-20" y="-116" width="40" height="40" style="color:var(--i)" /></g></g>
      <g transform="translate(1058 540) scale(1.08)"><${Piece} token=${`*${team[0].toUpperCase()}`} /></g>
      <g transform="translate(1116 540) scale(1.08)"><${Piece} token="--" /></g>
      <g transform="translate(1174 540) scale(1.08)"><${Piece} token=${`[${team[0].toUpperCase()}`} /></g>
    </g>`}
    <g fill="#C3CACD"><ellipse cx="820" cy="576" rx="110" ry="26" opacity=".32" /><ellipse cx="890" cy="590" rx="120" ry="26" opacity=".38" /><ellipse cx="750" cy="592" rx="100" ry="22" opacity=".26" /></g>
    <${Crew} count=${crew.robot} y=${566} draw=${Robot} /><${Crew} count=${crew.astronaut} y=${520} draw=${Astronaut} />
  </svg>`;
}
