/* The strip below the maze: the explorers' dice, and what counts now: the announced result, or the mummy's steps. */
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Die } from "./pieces.js";
import { diceOf, markOf } from "./state.js";

const TEXT = "var(--ame-text)";

const Words = ({ x, y, size, text, anchor }) => html`<text x=${x} y=${y + size * 0.35} font-size=${size} text-anchor=${anchor} fill=${TEXT}>${text}</text>`;

/* What counts now: words, and the die or number beside them. */
function counting(view) {
  if (view.stage === "mummy_roll") return { text: t("am-draw-roll-and", { aside: view.aside }), number: "?" };
  if (["mummy_move", "intermediate"].includes(view.stage)) return { text: t("am-draw-steps", { steps: view.steps }), number: view.steps };
  return { text: t("am-draw-announced"), die: view.stage === "announced" ? view.announced : null, mark: view.stage === "announced" ? markOf(view, view.pawn) : null };
}

function Counter({ number, small }) {
  const half = small ? 17 : 22;
  return html`<g><rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="9" fill="#E9DDBF" stroke="#2b2413" stroke-width="2.5" stroke-dasharray=${number === "?" ? "5 4" : "none"} />
    <text y=${half * 0.5} font-size=${half * 1.4} font-weight="700" text-anchor="middle" fill="#14191c">${number}</text></g>`;
}

export function Dice({ plan, view }) {
  const { small, dice: place } = plan;
  const middle = place.height / 2;
  const [size, step] = small ? [30, 34] : [42, 48];
  const { text, number, die, mark } = counting(view);
  const right = place.width - (small ? 24 : 34);
  return html`<g class="dice" transform=${`translate(${place.x} ${place.y})`}>
    <rect width=${place.width} height=${place.height} rx="10" fill="#18241F" stroke="#5b6a60" stroke-width="1.5" />
    ${diceOf(view).map((face, at) => html`<g key=${at} transform=${`translate(${8 + step * (at + 0.5)} ${middle})`}><${Die} face=${face} size=${size} /></g>`)}
    ${!small && html`<${Words} x=${22 + 5 * step} y=${middle} size=${18} text=${t("am-draw-aside", { count: view.aside })} />`}
    ${view.stage !== "over" && view.stage !== "deal" && html`<${Words} x=${right - (small ? 24 : 34)} y=${middle} size=${small ? 16 : 20} text=${text} anchor="end" />
      <g transform=${`translate(${right} ${middle})`}>${number === undefined ? html`<${Die} face=${die} size=${size} />` : html`<${Counter} number=${number} small=${small} />`}
        ${mark && html`<g transform=${`translate(${-size * 0.5} ${size * 0.32})`}><circle r="11" fill="#0b1213" stroke="#fff" stroke-width="1.5" /><text y="6" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">${mark}</text></g>`}</g>`}
  </g>`;
}
