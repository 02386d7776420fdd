/* The places of the board at which something may be done now. */
import { html } from "../../html.js";
import { Target } from "../target.js";
import { ENTRANCE, SIDES, halfOf, reach, spotOf } from "./layout.js";
import { templeScale, tileScale } from "./ring.js";

const around = (x, y, width, height) => ({ x: x - width / 2, y: y - height / 2, width, height });

/* The rectangle of one side of one layer, without the corners. */
export function sideBox(plan, { layer, side }) {
  const r = reach(plan, layer);
  const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][side];
  const length = 2 * (halfOf(plan, layer) - plan.step);
  const [width, height] = dx ? [plan.step - 3, length] : [length, plan.step - 3];
  return around(plan.cx + dx * r, plan.cy + dy * r, width, height);
}

/* A point on that side where no adventurer stands. */
function besideCode(plan, { layer, side }) {
  const away = 46 * plan.token;
  const r = reach(plan, layer);
  const [dx, dy] = [[-away, -r], [r, -away], [away, r], [-r, away]][side];
  return { x: plan.cx + dx, y: plan.cy + dy };
}

/* The corner of a layer to which its blue mark may be turned. */
function cornerBox(plan, layer, corner) {
  const size = Math.max(plan.step * 1.1, plan.small ? 34 : 40);
  const at = halfOf(plan, Number(layer.slice(1))) - size / 2 + 3;
  const [dx, dy] = [[1, -1], [1, 1], [-1, 1], [-1, -1]][Number(corner)];
  return around(plan.cx + dx * at, plan.cy + dy * at, size, size);
}

function spaceBox(plan, space) {
  const k = templeScale(plan, space);
  return around(space.x, space.y + 4 * k, 76 * k, 70 * k);
}

function tentBox(plan, tent) {
  if (plan.small) return { x: tent.x + 2, y: tent.y + 1, width: tent.width - 4, height: plan.strip - 2 };
  return { x: tent.x - 8, y: tent.y - 18, width: 130, height: 180 };
}

/* The box of everything that can be pressed but layers. */
export function boxOf(plan, view, seats, place) {
  const spot = spotOf(place);
  if (spot) return spot.layer <= plan.layers ? sideBox(plan, spot) : null;
  const [kind, name] = place.split(":");
  if (place === ENTRANCE) return around(plan.entrance.x, plan.entrance.y, plan.entrance.width + 6, plan.entrance.height + 6);
  if (plan.browns[place]) {
    const { x, y } = plan.browns[place];
    const size = 72 * tileScale(plan, plan.browns[place]);
    return around(x, y, size, size);
  }
  const space = plan.spaces[kind === "temple" ? view.temples[name] : place];
  if (space) return spaceBox(plan, space);
  const tent = kind === "tent" && plan.tents[seats.findIndex(({ id }) => id === name)];
  if (tent) return tentBox(plan, tent);
  if (kind === "corner") return cornerBox(plan, ...place.split(":").slice(1));
  if (kind === "top") {
    const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][SIDES.indexOf(name)];
    const [along, deep] = [plan.core * 1.3, plan.core * 0.6];
    return around(plan.cx + dx * plan.core * 0.68, plan.cy + dy * plan.core * 0.68, dx ? deep : along, dy ? deep : along);
  }
  return null;
}

const SHARES = ["", "¼", "½", "¾"];

function Corner({ spot, box, view }) {
  const [, layer, corner] = spot.place.split(":");
  const turns = (((Number(corner) - view.quarters[Number(layer.slice(1)) - 1]) % 4) + 4) % 4;
  return html`<g><rect ...${box} rx="7" fill="#21507E" /><text x=${box.x + box.width / 2} y=${box.y + box.height / 2 + 8} font-size="24" font-weight="700" text-anchor="middle" fill="#fff">${SHARES[turns]}</text>
    <${Target} spot=${spot}><rect ...${box} rx="7" /><//></g>`;
}

const square = (plan, half) => `M${plan.cx - half} ${plan.cy - half}h${2 * half}v${2 * half}h${-2 * half}Z`;

export function Targets({ plan, view, seats, spots }) {
  return html`<g>
    ${[...spots.values()].reverse().map((spot) => {
      if (spot.place.startsWith("layer:L")) {
        const half = halfOf(plan, Number(spot.place.slice(7)));
        return html`<${Target} key=${spot.place} spot=${spot}><path fill-rule="evenodd" d=${square(plan, half - 2) + square(plan, half - plan.step + 2)} /><//>`;
      }
      const box = boxOf(plan, view, seats, spot.place);
      if (!box) return null;
      if (spot.place.startsWith("corner:")) return html`<${Corner} key=${spot.place} spot=${spot} box=${box} view=${view} />`;
      return html`<${Target} key=${spot.place} spot=${spot}><rect ...${box} rx="7" /><//>`;
    })}
  </g>`;
}

/* Places that only a temple can open now (each temple is a choice): a question mark on each. And what the temple in hand was opened for. */
export function Openings({ plan, view, spots }) {
  const mayOpen = ["roll", "move"].includes(view.phase);
  const shut = [...spots.values()].filter(({ place, count }) => mayOpen && count > 1 && spotOf(place)?.layer <= plan.layers);
  const k = plan.small ? 0.7 : 1;
  const goal = spotOf(view.opening?.goal);
  const box = goal && sideBox(plan, goal);
  return html`<g pointer-events="none">
    ${shut.map(({ place }) => {
      const { x, y } = besideCode(plan, spotOf(place));
      return html`<g transform=${`translate(${x} ${y}) scale(${k})`}><circle r="14" fill="#21507E" stroke="#fff" stroke-width="2" /><text y="7" font-size="19" font-weight="700" text-anchor="middle" fill="#fff">?</text></g>`;
    })}
    ${box && html`<rect ...${box} rx="7" fill="none" stroke="#14191c" stroke-width="6" /><rect ...${box} rx="7" fill="none" stroke="#fff" stroke-width="3" />
      <g transform=${`translate(${besideCode(plan, goal).x} ${besideCode(plan, goal).y}) scale(${k})`}><circle r="14" fill="#21507E" stroke="#fff" stroke-width="2" /><text y="6.5" font-size="18" font-weight="700" text-anchor="middle" fill="#fff">${view.opening.temple}</text></g>`}
  </g>`;
}
