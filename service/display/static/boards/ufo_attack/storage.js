/* The energy storage of UFO Attack: a row a colour on the tablet, counts on a phone. */
import { paint, signOf } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";

const ROOM = { left: 682, width: 128, top: 206, bottom: 558 };
const MOST_SLOTS = 10;

const Count = ({ x, y, count, anchor = "middle", size = 22 }) =>
  html`<text x=${x} y=${y} font-size=${size} font-weight="700" text-anchor=${anchor} fill="var(--ufo-text)">×${count}</text>`;

function Slot({ x, y, width, height, colour }) {
  if (!colour) {
    return html`<rect x=${x + 1} y=${y + 1} width=${width - 4} height=${height - 2} rx="6" fill="none" stroke="#6c76b8" stroke-width="1.3" stroke-dasharray="3 4" />`;
  }
  const size = Math.min(15, width - 6);
  return html`<g style=${paint(colour)}>
    <rect x=${x} y=${y} width=${width - 2} height=${height} rx="6" fill="var(--c)" stroke="#05070f" stroke-width="1.5" />
    ${signOf(colour) &&
    html`<use href=${`#${signOf(colour)}`} x=${x + (width - 2 - size) / 2} y=${y + (height - size) / 2} width=${size} height=${size} style="color:var(--i)" />`}
  </g>`;
}

function Row({ colour, count, slots, y, height }) {
  const slotHeight = Math.min(52, height - 22);
  const top = y + height - slotHeight - 8;
  const many = slots > MOST_SLOTS;
  const width = many ? 40 : ROOM.width / slots;
  const drawn = many ? 1 : slots;
  return html`<g>
    <path d=${`M${ROOM.left} ${y + height - 4}h${ROOM.width}`} stroke="#6c76b8" stroke-width="2" />
    ${Array.from({ length: drawn }, (_, index) =>
      html`<${Slot} x=${ROOM.left + index * width + 1} y=${top} width=${width} height=${slotHeight} colour=${index < count ? colour : null} />`,
    )}
    ${many && count > 0 && html`<${Count} x=${ROOM.left + 90} y=${top + slotHeight / 2 + 8} count=${count} />`}
    ${count === 0 &&
    html`<rect x="694" y=${top + slotHeight / 2 - 14} width="104" height="28" rx="6" fill="#141938" />
      <text x="746" y=${top + slotHeight / 2 + 6} font-size="17" text-anchor="middle" fill="var(--ufo-text)">${t("ufo-board-used-up")}</text>`}
  </g>`;
}

const rowHeight = (storage) => Math.min(88, (ROOM.bottom - ROOM.top) / Math.max(1, Object.keys(storage).length));

/* Where each colour lies, for a press: {colour, x, y, width, height}. */
export function rowsOf(storage, small, plan) {
  const colours = Object.keys(storage);
  const column = plan.width / colours.length;
  const height = rowHeight(storage);
  if (small) return colours.map((colour, at) => ({ colour, x: column * at + 2, y: plan.height - 64, width: column - 4, height: 54 }));
  return colours.map((colour, at) => ({ colour, x: ROOM.left - 6, y: ROOM.top + at * height, width: ROOM.width + 12, height }));
}

export function Storage({ storage, slots }) {
  const colours = Object.keys(storage);
  const height = rowHeight(storage);
  return html`<g class="storage">
    <path d="M670 574V196Q670 150 746 150T822 196V574Z" fill="#141938" stroke="#6c76b8" stroke-width="2" />
    <text x="746" y="190" font-size="19" font-weight="700" text-anchor="middle" fill="var(--ufo-text)">${t("ufo-board-storage")}</text>
    ${colours.map((colour, index) =>
      html`<${Row} key=${colour} colour=${colour} count=${storage[colour]} slots=${slots} y=${ROOM.top + index * height} height=${height} />`,
    )}
  </g>`;
}

/* One line: the same counts where there is no room for rows. */
export function StorageCounts({ storage, y, width }) {
  const colours = Object.keys(storage);
  const column = width / colours.length;
  const tight = column < 80;
  const chip = tight ? 24 : 34;
  return html`<g class="storage">
    ${colours.map((colour, index) => {
      const x = column * (index + 0.5) - (tight ? 27 : 34);
      const empty = storage[colour] === 0;
      const sign = tight ? 14 : 17;
      return html`<g key=${colour} style=${paint(colour)} opacity=${empty ? 0.7 : 1}>
        <rect x=${x} y=${y} width=${chip} height="28" rx="7" fill=${empty ? "none" : "var(--c)"} stroke=${empty ? "#8d97dd" : "#05070f"} stroke-width="2" stroke-dasharray=${empty ? "3 4" : "none"} />
        ${signOf(colour) && html`<use href=${`#${signOf(colour)}`} x=${x + (chip - sign) / 2} y=${y + 14 - sign / 2} width=${sign} height=${sign} style=${`color:${empty ? "#c9cff5" : "var(--i)"}`} />`}
        <${Count} x=${x + chip + (tight ? 3 : 7)} y=${y + (tight ? 20 : 21)} count=${storage[colour]} anchor="start" size=${tight ? 16 : 22} />
      </g>`;
    })}
  </g>`;
}
