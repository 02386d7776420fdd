/* The pyramid from above: layers that turn with all above them, their crystal codes, and the names of sides and layers. */
import { Fragment } from "preact";
import { useMemo } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../texts.js";
import { SIDES, halfOf, pose, reach } from "./layout.js";
import { Crystal } from "./pieces.js";

const LINE = "#2b1a08";
/* An edge's colour by the side that it shows to: the light comes from the upper left. */
const EDGES = { stone: ["#F7E4B6", "#A77C40", "#8F6832", "#E9CE95"], dark: ["#8A6238", "#4A3015", "#3B250F", "#7A5430"] };
const STONES = ["#C89B57", "#D2A966", "#DBB675", "#E3C488", "#E9CF97"];
const DARK = "#6B4A2A";
const MARK = "#21507E";

/* Joints of the stones: where they lie is the layer's own, and turns with it. */
function joints(half, step, layer) {
  const depth = Math.min(step * 0.62, 24);
  const marks = [0.3, 0.48, 0.66, 1.28, 1.45, 1.7].map((share) => (share + 0.02 * layer - 1) * half);
  return marks.filter((at) => Math.abs(at) < half - 10).flatMap((at) => [`M${at} ${4 - half}v${depth}`, `M${at} ${half - 4}v${-depth * 0.5}`, `M${4 - half} ${at}h${depth}`, `M${half - 4} ${at}h${-depth * 0.5}`]).join("");
}

/* A square of stone with its bevel. `turns` is how far it has turned by now, so that its edges are lit right. */
function Slab({ plan, layer, turns }) {
  const half = halfOf(plan, layer);
  const rim = Math.min(9, plan.step * 0.22);
  const inner = half - rim;
  const top = layer > plan.layers;
  const edges = layer === 0 ? EDGES.dark : EDGES.stone;
  const lit = (index) => edges[(((index + turns) % 4) + 4) % 4];
  const shade = Math.max(3, plan.step * 0.26);
  return html`<${Fragment}>
    <g class="turnback" style=${`transform:rotate(${-90 * turns}deg) translate(${shade}px,${shade * 1.2}px) rotate(${90 * turns}deg)`}><rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="3" fill=${LINE} opacity=".38" /></g>
    ${[0, 1, 2, 3].map((index) => html`<path class="edge" transform=${`rotate(${index * 90})`} d=${`M${-half} ${-half}H${half}L${inner} ${-inner}H${-inner}Z`} style=${`fill:${lit(index)}`} />`)}
    <rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} fill="none" stroke=${LINE} stroke-width="2" />
    <rect x=${-inner} y=${-inner} width=${2 * inner} height=${2 * inner} fill=${layer === 0 ? DARK : top ? "#F6E4B8" : STONES[Math.min(layer - 1, STONES.length - 1)]} stroke=${LINE} stroke-opacity=".35" />
    ${!top && html`<path d=${joints(inner, plan.step, layer)} stroke=${LINE} stroke-width="1.3" opacity=".26" />`}
    ${layer > 0 && !top && html`<path class="mark" d=${`M${half - 1} ${1 - half}v${plan.step * 0.42}L${half - 1 - plan.step * 0.42} ${1 - half}Z`} fill=${MARK} stroke="#fff" stroke-width="1.2" />`}
  <//>`;
}

/* A layer with everything above it: so that what is above turns along. */
function Layer({ plan, layer, quarters }) {
  const turns = layer > 0 ? quarters[Math.min(layer, plan.layers) - 1] : 0;
  const below = layer > 1 ? quarters[layer - 2] ?? 0 : 0;
  const own = layer > plan.layers ? 0 : turns - below;
  return html`<g class="layer" data-layer=${layer} style=${`transform:rotate(${90 * own}deg)`}>
    <${Slab} plan=${plan} layer=${layer} turns=${turns} />
    ${layer <= plan.layers && html`<${Layer} plan=${plan} layer=${layer + 1} quarters=${quarters} />`}
  </g>`;
}

/* The crystal that each side of a layer asks for. The codes turn with their layer and stay upright. */
function Codes({ plan, view }) {
  const scale = Math.min(0.92, plan.step / 42);
  return view.layers.flatMap((row, index) => {
    const turns = view.quarters[index];
    return row.map((_, own) => {
      const colour = row[(((own + turns) % 4) + 4) % 4];
      return html`<g key=${`${index}-${own}`} class="piece code" style=${`transform:${pose(plan, 90 * (own + turns), 0, -reach(plan, index + 1), scale)}`}><${Crystal} colour=${colour} /></g>`;
    });
  });
}

/* Names that the keys and rulings use: a letter a side, a number a layer. They do not turn. */
function Names({ plan }) {
  const size = plan.small ? Math.min(14, plan.step * 0.66) : Math.max(16, Math.min(22, plan.step * 0.6));
  const side = (index) => {
    const [x, y] = [[0, -1], [1, 0], [0, 1], [-1, 0]][index];
    return { x: plan.cx + x * reach(plan, 0), y: plan.cy + y * reach(plan, 0) + size * 0.36 };
  };
  const small = plan.small ? Math.min(12, plan.step * 0.52) : Math.max(13, Math.min(16, plan.step * 0.44));
  return html`<g font-weight="700" text-anchor="middle" class="names">
    ${SIDES.map((name, index) => html`<text ...${side(index)} font-size=${size} fill="#F7E3B5">${t(`rpside-${name}`)[0]}</text>`)}
    ${Array.from({ length: plan.layers + 1 }, (_, layer) => {
      const at = halfOf(plan, layer) - plan.step * 0.6;
      return html`<text x=${plan.cx - at} y=${plan.cy - at + small * 0.4} font-size=${small} fill=${layer === 0 ? "#F7E3B5" : "#2b1a08"}>${layer}</text>`;
    })}
  </g>`;
}

/* What was turned in this turn: an arrow from where the layer's corner was to where it is. */
export function TurnedMark({ plan, marked, view }) {
  if (!marked || marked.number !== view.number || marked.by === 0) return null;
  const radius = halfOf(plan, marked.layer);
  const end = view.quarters[marked.layer - 1] * 90 - 45;
  const start = end - 90 * marked.by + 10;
  const last = end - 8;
  const point = (degrees) => `${radius * Math.cos((degrees * Math.PI) / 180)} ${radius * Math.sin((degrees * Math.PI) / 180)}`;
  const large = Math.abs(last - start) > 180 ? 1 : 0;
  const head = `translate(${point(last).replace(" ", ",")}) rotate(${last + 90})`;
  const d = `M${point(start)}A${radius} ${radius} 0 ${large} ${marked.by > 0 ? 1 : 0} ${point(last)}`;
  return html`<g class="turned" transform=${`translate(${plan.cx} ${plan.cy})`} fill="none" pointer-events="none">
    <path d=${d} stroke="#14191c" stroke-width="6.5" stroke-linecap="round" /><path d=${d} stroke="#fff" stroke-width="3.5" stroke-linecap="round" />
    <path transform=${head} d=${marked.by > 0 ? "M-9-11L12 0-9 11Z" : "M9-11L-12 0 9 11Z"} fill="#fff" stroke="#14191c" stroke-width="3" stroke-linejoin="round" />
  </g>`;
}

/* Drawn anew only when a layer has turned or a colour is another. */
export function Pyramid({ plan, view, shape }) {
  const stone = useMemo(() => html`<g transform=${`translate(${plan.cx} ${plan.cy})`}><${Layer} plan=${plan} layer=${0} quarters=${view.quarters} /></g>`, [shape, view.quarters.join()]);
  const codes = useMemo(() => html`<${Fragment}>${Codes({ plan, view })}<${Names} plan=${plan} /><//>`, [shape, JSON.stringify(view.layers), view.quarters.join()]);
  return html`<${Fragment}>${stone}${codes}<//>`;
}
