/* What lies between the areas: this turn's guesses, the gem chest, the skeleton's hand; of two in turns, their numbers. */
import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Target } from "../target.js";
import { fit, nameIn } from "./layout.js";
import { AskBadge, Gem, Hand, NoGem, Ring } from "./pieces.js";

const TEXT = "var(--pir-text)";

const Board = ({ x, y, width, height }) => html`<rect x=${x} y=${y} width=${width} height=${height} rx="12" fill="#0F343D" fill-opacity=".82" stroke="#8FC3C4" stroke-opacity=".55" stroke-width="1.5" />`;

const laidAs = (gem) => ({ kind: "laid", colour: gem.colour });

/* What this turn consists of: [{kind, colour}]. kind: laid, ask, scored; rolled, choice, skeleton, row; die. */
export function tokensOf(view) {
  if (view.phase === "answer") {
    const asked = (gem) => view.to_answer.some((one) => one.on === gem.on && one.at === gem.at);
    return view.closing.map((gem) => ({ kind: asked(gem) ? "ask" : "scored", colour: gem.colour }));
  }
  if (view.phase === "roll") return [{ kind: "die" }, { kind: "choice" }];
  const colourOf = { rolled: view.rolled, skeleton: view.hand };
  return [...view.laid.filter((gem) => gem.scored).map(laidAs), ...view.due.map((kind) => ({ kind, colour: colourOf[kind] }))];
}

const DONE = new Set(["laid", "scored"]);

/* A gem of the turn: one that lies already is ticked, one that is to come is dashed. */
function Token({ kind, colour, r }) {
  const open = !DONE.has(kind) && kind !== "ask";
  return html`<g>
    ${kind === "laid" && html`<${Ring} r=${r + 4} />`}
    ${colour
      ? html`<${Gem} colour=${colour} r=${r} />`
      : html`<${NoGem} r=${r}><use href=${kind === "die" ? "#u-roll" : "#u-pick"} x=${-r * 0.6} y=${-r * 0.6} width=${r * 1.2} height=${r * 1.2} style=${`color:${TEXT}`} /><//>`}
    ${open && colour && html`<circle r=${r + 4.5} fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="6 5" />`}
    ${DONE.has(kind) && html`<g transform=${`translate(${r * 0.8} ${-r * 0.75})`}><circle r=${r * 0.5} fill="#fff" stroke="#05141A" stroke-width="1.6" /><path d=${`M${-r * 0.24} 0l${r * 0.17} ${r * 0.18} ${r * 0.3}-${r * 0.36}`} fill="none" stroke="#05141A" stroke-width="2.4" /></g>`}
    ${kind === "ask" && html`<g transform=${`translate(${r * 0.8} ${-r * 0.75}) scale(${r / 20})`}><${AskBadge} /></g>`}
  </g>`;
}

/* The guesses of this turn, made and to be made. */
export function Turn({ room, view, small, spots }) {
  const tokens = tokensOf(view);
  if (tokens.length === 0) return null;
  const { x, y, width, height } = room;
  const step = Math.min(width / tokens.length, small ? 48 : 112);
  const r = Math.min(small ? 14 : 23, step * 0.34);
  const left = x + (width - step * tokens.length) / 2;
  const wordOf = ({ kind }) => t(`pcb-board-token-${kind}`);
  return html`<g class="turn"><${Board} ...${room} />
    ${tokens.map((token, index) => {
      const at = left + step * (index + 0.5);
      return html`<g key=${index}>
        <g transform=${`translate(${at} ${small ? y + height / 2 : y + height * 0.4})`}><${Token} ...${token} r=${r} /></g>
        ${!small && html`<text x=${at} y=${y + height - 9} font-size=${fit(wordOf(token), step - 6, 16, 11)} text-anchor="middle" fill=${TEXT}>${wordOf(token)}</text>`}
        <${Target} spot=${spots.get(`turn:${token.kind}`)}><rect x=${at - step / 2 + 3} y=${y + 3} width=${step - 6} height=${height - 6} rx="10" /><//>
      </g>`;
    })}
  </g>`;
}

/* Where a press says that the gem chest is out of a colour, or is not: a tag below the gems; on a phone beside them. */
const tagOf = ({ x, y, width, height }, small) =>
  small ? { x: x + width - 38, y: y + 4, width: 34, height: height - 8 } : { x: x + 12, y: y + height - 38, width: width - 24, height: 30 };

const CORNER = 16;

const Box = ({ x, y, width, height }) => html`<g>
  <rect x=${x} y=${y} width=${width} height=${height} rx="8" fill="#7A4B26" stroke="#2A1706" stroke-width="2.5" />
  <rect x=${x + 5} y=${y + 5} width=${width - 10} height=${height - 10} rx="5" fill="#3B2411" stroke="#2A1706" stroke-width="1.5" />
  <path d=${[[x, 1, y, 1], [x + width, -1, y, 1], [x, 1, y + height, -1], [x + width, -1, y + height, -1]].map(([cx, right, cy, down]) => `M${cx + right * CORNER} ${cy}H${cx}V${cy + down * CORNER}`).join("")} fill="none" stroke="#E6B53C" stroke-width="5" />
</g>`;

const Struck = ({ r }) => html`<g stroke-linecap="round"><path d=${`M${-r} ${r}L${r} ${-r}`} stroke="#05141A" stroke-width="8" /><path d=${`M${-r} ${r}L${r} ${-r}`} stroke="#fff" stroke-width="3.6" /></g>`;

/* Which colours the gem chest is known to be out of; how many gems lie in it nobody may know (PC-2.4). */
export function GemChest({ room, view, small, spots }) {
  const { x, y, width, height } = room;
  const tag = tagOf(room, small);
  const spot = spots.get("chest");
  const [edge, most] = small ? [4, 36] : [10, 66];
  const space = (spot && small ? tag.x : x + width - edge) - x - edge;
  const step = Math.min(most, space / view.colours.length);
  const high = spot && !small ? height - tag.height - 10 : height - 8;
  const r = Math.min(small ? 13 : 25, step * 0.42, high * 0.4);
  const left = x + edge + (space - step * view.colours.length) / 2;
  const line = y + 5 + high / 2;
  const word = t("pcb-board-none-left");
  return html`<g class="gemchest"><${Box} ...${room} />
    ${view.colours.map((colour, index) => {
      const gone = view.empty.includes(colour);
      return html`<g key=${colour} transform=${`translate(${left + step * (index + 0.5)} ${line})`}>
        <g opacity=${gone ? 0.42 : 1}><${Gem} colour=${colour} r=${r} flat=${true} /></g>${gone && html`<${Struck} r=${r} />`}
        <${Target} spot=${spots.get(`gem:${colour}`)}><rect x=${-step / 2 + 1} y=${-r - 4} width=${step - 2} height=${r * 2 + 8} rx="9" /><//>
      </g>`;
    })}
    ${spot && small && html`<use href="#u-skip" x=${tag.x + 8} y=${tag.y + tag.height / 2 - 9} width="18" height="18" style="color:#F6E7C4" />`}
    ${spot && !small && html`<text x=${tag.x + tag.width / 2} y=${tag.y + tag.height / 2 + 5.5} font-size=${fit(word, tag.width - 8, 16, 12)} text-anchor="middle" fill="#F6E7C4">${word}</text>`}
    ${spot && html`<${Target} spot=${spot}><rect ...${tag} rx="8" /><//>`}
  </g>`;
}

/* The skeleton's hand and the gem in it; where it can be filled, a press fills it. */
export function SkeletonHand({ room, view, spot }) {
  const { x, y, width, height } = room;
  const scale = Math.min(width / 112, height / 106);
  return html`<g class="hand">
    <g transform=${`translate(${x + width / 2} ${y + height / 2 - 6 * scale}) scale(${scale})`}><${Hand} colour=${view.hand} /></g>
    <${Target} spot=${spot}><rect x=${x} y=${y} width=${width} height=${height} rx="14" /><//>
  </g>`;
}

function Plate({ x, y, width, height, seat, count, lit, role, small }) {
  const room = width - (small ? 76 : 112) - (seat.bot ? (small ? 18 : 26) : 0);
  const name = nameIn(seat.name, room, small ? 17 : 22, small ? 14 : 16);
  const glyph = small ? 15 : 22;
  const tile = glyph + 10;
  const left = x + tile + 16;
  const ink = lit ? "var(--i)" : TEXT;
  return html`<g style=${paint(seat.colour)}>
    <rect x=${x} y=${y} width=${width} height=${height} rx="10" fill=${lit ? "var(--c)" : "#0F343D"} stroke=${lit ? "#fff" : "#8FC3C4"} stroke-opacity=${lit ? 1 : 0.55} stroke-width=${lit ? 2.5 : 1.5} />
    <rect x=${x + 8} y=${y + height / 2 - tile / 2} width=${tile} height=${tile} rx="6" fill="var(--c)" stroke=${lit ? "none" : "#fff"} stroke-width="1.5" />
    <use href=${`#g-${seat.colour}`} x=${x + 8 + (tile - glyph) / 2} y=${y + height / 2 - glyph / 2} width=${glyph} height=${glyph} style="color:var(--i)" />
    <text x=${left} y=${y + height / 2 + (small ? 6 : -1)} font-size=${name.size} font-weight="700" fill=${ink}>${name.text}</text>
    ${!small && html`<text x=${left} y=${y + height / 2 + 21} font-size=${fit(role, width - 124, 16, 12)} fill=${ink}>${role}</text>`}
    ${seat.bot && html`<use href="#u-bot" x=${x + width - (small ? 58 : 86)} y=${y + height / 2 - (small ? 8 : 11)} width=${small ? 16 : 22} height=${small ? 16 : 22} style=${`color:${ink}`} />`}
    <text x=${x + width - 12} y=${y + height / 2 + (small ? 7 : 12)} font-size=${small ? 21 : 34} font-weight="700" text-anchor="end" fill=${ink}>${count}</text>
  </g>`;
}

/* How many guesses each of the two has needed, and who guesses now. */
export function Plates({ room, view, seats, small }) {
  const { x, y, width, height } = room;
  return html`<g class="plates">
    ${seats.map((seat, at) => {
      const lit = seat.id === view.turn;
      const place = small ? { x: x + at * (width / 2 + 2), y, width: width / 2 - 2, height } : { x, y: y + at * (height + 8), width, height };
      return html`<${Plate} key=${seat.id} ...${place} seat=${seat} count=${view.count[seat.id] ?? 0} lit=${lit} role=${t(lit ? "pcb-board-guesser" : "pcb-board-setter")} small=${small} />`;
    })}
  </g>`;
}
