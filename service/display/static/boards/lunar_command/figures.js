/* Robots, astronauts and UFOs where they stand, each moved from its old place to its new one. */
import { html } from "../../html.js";
import { centre, heapsOf, locate, standing } from "./layout.js";
import { Astronaut, Ring, Robot, Ufo } from "./pieces.js";
import { besideBoard } from "./sides.js";

export const at = (x, y, scale) => `transform:translate(${x}px,${y}px) scale(${scale})`;

/* Several of them in one space make room for each other, and for a UFO. */
const UNDER_UFO = { y: 9, size: 0.78 };
const OVER_FIGURES = { y: -15, size: 0.78 };

/* Where each robot and astronaut is drawn: {id, figure, ring, x, y, size}. */
export function figureSpots(plan, view, teams, strip, trace) {
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

export function Figures({ spots, rings }) {
  const drawn = [...spots].sort((a, b) => a.id - b.id);
  return html`<g>
    ${drawn.map(({ id, figure, place, x, y, size }) => html`<g key=${id} class=${`piece ${figure}`} data-at=${place} style=${at(x, y, size)}>
      ${rings.has(id) && html`<${Ring} r=${26} />`}<${FIGURES[figure]} />
    </g>`)}
  </g>`;
}

/* How many stand in a heap. */
export function Heaps({ plan, spots }) {
  const bySpace = new Map();
  for (const spot of spots.filter((one) => locate(one.place))) bySpace.set(spot.place, [...(bySpace.get(spot.place) ?? []), spot]);
  return html`<g>
    ${[...bySpace.values()].flatMap((group) => heapsOf(group.map((one) => one.figure)).map(({ kind, count }) => {
      const { place, x, y } = group.find((one) => one.figure === kind);
      return html`<text key=${`${place}${kind}`} class="lun-heap" x=${x + 9 * plan.scale + 2} y=${y + 13 * plan.scale + 6} font-size="17" font-weight="700" text-anchor="middle">${count}</text>`;
    }))}
  </g>`;
}

export function Ufos({ plan, view, teams, strip, trace }) {
  const pieces = trace.pieces.ufo;
  return html`<g>
    ${pieces.map(({ id, place }) => {
      const space = locate(place);
      const beside = space ? null : besideBoard(plan, teams, strip, { figure: "ufo", place, nth: 0, count: 1 });
      if (!space && !beside) return null;
      const over = view.robots[place] || view.astronauts[place] ? OVER_FIGURES : { y: 0, size: 1 };
      const spot = beside ?? { ...centre(plan, place), size: over.size * plan.scale };
      return html`<g key=${id} class="piece ufo" data-at=${place} style=${at(spot.x, spot.y + (space ? over.y * plan.scale : 0), spot.size)}>
        ${trace.rings.has(id) && html`<${Ring} r=${27} />`}<${Ufo} by=${view.held[place] || null} />
      </g>`;
    })}
  </g>`;
}
