/* The end of UFO Attack: the winner's own rocket takes off. */
import { html } from "../../html.js";
import { Module, Stars, Top } from "./pieces.js";
import { paint } from "../../colours.js";

const STEP = 47;
const MOST = 9;

function Rocket({ stack, colour }) {
  const step = Math.min(STEP, (STEP * MOST) / Math.max(1, stack.length));
  return html`<g style=${paint(colour)}>
    <path class="flame" d="M-34 0C-60 120-70 220-30 420H30C70 220 60 120 34 0Z" fill="url(#trail)" />
    <path class="flame" d="M-22 0C-20 60-10 90 0 130 10 90 20 60 22 0Z" fill="#fff" />
    <path d="M-38-64L-88-4V26L-26-8ZM38-64L88-4V26L26-8Z" fill="var(--c)" stroke="#05070f" stroke-width="2.5" />
    <path d="M-42-46H42L30-14H-30Z" fill="#8C93A6" stroke="#05070f" stroke-width="2.5" />
    <path d="M-22-14H22L28 0H-28Z" fill="#4c5268" stroke="#05070f" stroke-width="2.5" />
    ${stack.map((module, index) => html`<g transform=${`translate(0 ${-46 - step * (index + 1)})`}><${Module} colour=${module} width=${100} height=${step - 2} /></g>`)}
    <g transform=${`translate(0 ${-46 - step * stack.length}) scale(1.08)`}><${Top} colour=${colour} /></g>
  </g>`;
}

/* Where the words stand, no star does. */
const behindWords = ({ x, y }) => x < 640 && y < 480;

/* `upright`: the words stand above the rocket, not beside it. */
export function Victory({ view, winner, upright }) {
  const stack = (winner && view.rockets[winner.id]) ?? [];
  return html`<svg viewBox=${upright ? "560 -420 640 1110" : "0 0 1260 690"} preserveAspectRatio=${upright ? "xMidYMax slice" : "xMidYMid slice"} aria-hidden="true" class="victory">
    <defs>
      <linearGradient id="winsky" x2="0" y2="1"><stop offset="0" stop-color="#0A0D22" /><stop offset=".7" stop-color="#2A2F66" /><stop offset="1" stop-color="#5C6FB0" /></linearGradient>
      <linearGradient id="trail" x2="0" y2="1"><stop offset="0" stop-color="#FFE9A8" /><stop offset=".18" stop-color="#F4C61E" stop-opacity=".9" /><stop offset=".45" stop-color="#EE7A24" stop-opacity=".55" /><stop offset="1" stop-color="#EE7A24" stop-opacity="0" /></linearGradient>
    </defs>
    <rect y="-900" width="1260" height="901" fill="#0A0D22" /><rect width="1260" height="690" fill="url(#winsky)" />
    <g transform="translate(0 4)"><${Stars} width=${1260} height=${520} count=${110} but=${behindWords} /></g>
    <g transform="translate(1150 120)"><circle r="74" fill="#DDE2F7" /><circle cx="-24" cy="-18" r="15" fill="#B9C1E6" /><circle cx="22" cy="26" r="20" fill="#B9C1E6" /><circle cx="28" cy="-30" r="8" fill="#B9C1E6" /><path d="M-60 44A74 74 0 0 0 60-44 90 90 0 0 1-60 44Z" fill="#9AA4D6" opacity=".5" /></g>
    <path d="M0 640Q400 560 760 600T1260 570V690H0Z" fill="#161B42" />
    ${winner && html`<g transform="translate(890 520) rotate(24)"><g class="liftoff"><${Rocket} stack=${stack} colour=${winner.colour} /></g></g>`}
    <g fill="#C9CFF5"><ellipse cx="735" cy="650" rx="120" ry="38" opacity=".35" /><ellipse cx="660" cy="668" rx="110" ry="34" opacity=".4" /><ellipse cx="830" cy="668" rx="100" ry="30" opacity=".3" /><ellipse cx="720" cy="676" rx="170" ry="30" opacity=".5" /></g>
  </svg>`;
}
