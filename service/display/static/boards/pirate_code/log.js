/* The ship's log of two players in turns: what was guessed at this code, turn by turn, and how it was scored. */
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { scorings } from "./gems.js";
import { fit } from "./layout.js";
import { AnswerBadge, Gem, INK, PAPER } from "./pieces.js";

/* The gems of one scoring, each below the number of its position. */
function Entry({ y, high, number, gems, xs, x, r, fresh }) {
  return html`<g>
    ${fresh && html`<rect x=${x + 8} y=${y - high / 2 + 2} width=${xs.at(-1) + high * 0.75 - x - 8} height=${high - 4} rx="8" fill="#fff" fill-opacity=".55" stroke=${INK} stroke-width="1.5" stroke-dasharray="5 4" />`}
    <text x=${x + 38} y=${y + 6} font-size="17" text-anchor="end" fill=${INK}>${number}</text>
    ${xs.map((at, index) => {
      const one = gems.find((gem) => gem.at === index + 1);
      if (!one) return html`<circle cx=${at} cy=${y} r="3" fill=${INK} opacity=".35" />`;
      return html`<g transform=${`translate(${at} ${y})`}><${Gem} colour=${one.colour} r=${r} flat=${true} />
        <g transform=${`translate(${r * 1.02} ${r * 0.55})`}><${AnswerBadge} answer=${one.answer} scale=${Math.min(0.85, r / 17)} /></g></g>`;
    })}
  </g>`;
}

/* The last turns, as many as there is room for. `told`: every gem scored so far. */
export function Log({ room, told, length, leg, small }) {
  const { x, y, width, height } = room;
  const rows = scorings(told);
  const head = small ? 6 : 48;
  const space = height - head - (small ? 4 : 34);
  const high = Math.min(small ? 36 : 52, Math.max(small ? 32 : 40, space / Math.max(1, rows.length)));
  const most = Math.max(1, Math.floor(space / high));
  const shown = rows.slice(0, most);
  const hidden = rows.length - shown.length;
  const step = (width - 74) / length;
  const xs = Array.from({ length }, (_, at) => x + 50 + step * (at + 0.5));
  const title = t("pcb-board-log");
  const more = hidden > 0 ? t("pcb-board-log-more", { count: hidden }) : null;
  return html`<g class="log">
    <rect x=${x} y=${y} width=${width} height=${height} rx="6" fill=${PAPER} stroke=${INK} stroke-width="2" />
    ${!small && html`<text x=${x + 18} y=${y + 31} font-size=${fit(title, width * 0.52, 18, 13)} fill=${INK}>${title}</text>
      <text x=${x + width - 18} y=${y + 31} font-size=${fit(leg, width * 0.35, 16, 12)} text-anchor="end" fill=${INK}>${leg}</text>
      <path d=${`M${x + 14} ${y + 42}H${x + width - 14}`} stroke=${INK} stroke-width="1.5" opacity=".5" />`}
    ${rows.length === 0 && html`<text x=${x + width / 2} y=${y + height / 2 + 6} font-size="17" text-anchor="middle" fill=${INK}>${t("pcb-board-log-empty")}</text>`}
    ${shown.map((row, at) => html`<${Entry} key=${row.scoring} ...${row} number=${rows.length - at} x=${x} xs=${xs} y=${y + head + high * (at + 0.5)} high=${high} r=${Math.min(19, step * 0.33, high * 0.4)} fresh=${at === 0} />`)}
    ${!small && more && html`<text x=${x + width / 2} y=${y + height - 11} font-size=${fit(more, width - 30, 16, 12)} text-anchor="middle" fill=${INK}>${more}</text>`}
  </g>`;
}
