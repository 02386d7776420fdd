/* A guessing area: planks, a flag with its owner's name, the chest, the gold row, the guessing row, the brown area. */
import { useMemo } from "preact/hooks";

import { paint } from "../../colours.js";
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { codeOf, foundOf } from "./gems.js";
import { brownPlace, fit, nameIn } from "./layout.js";
import { Chest, Coin, Gem, Hole, INK, PAPER } from "./pieces.js";

/* Planks lie where they lie: a tiny generator with a fixed seed. */
function grainOf(width, height, planks) {
  let seed = 3840;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const step = height / planks;
  return Array.from({ length: planks * 4 }, (_, index) => {
    const y = (index % planks) * step + step * (0.2 + next() * 0.6);
    const x = width * (0.08 + next() * 0.4);
    return `M${x} ${y}q${width * 0.15} ${4 - next() * 8} ${width * 0.34} 0`;
  }).join("");
}

/* The wood never changes while the board has its size. */
function Planks({ x, y, width, height, narrow }) {
  return useMemo(() => {
    const planks = 3;
    const step = height / planks;
    const shift = narrow ? [0, -2, 1] : [0, -5, 3];
    return html`<g transform=${`translate(${x} ${y})`}>
      <path d=${`M6 8H${width - 4}V${height + 5}H6Z`} fill="#000" opacity=".28" />
      ${shift.map((dx, at) => html`<g>
        <rect x=${dx} y=${at * step} width=${width - Math.abs(dx)} height=${step - 1.4} rx="5" fill=${at === 1 ? "#B17D49" : "var(--pir-plank)"} />
        ${!narrow && html`<g fill="#5f3c1f"><circle cx="12" cy=${step * (at + 0.5)} r="3" /><circle cx=${width - 13} cy=${step * (at + 0.5)} r="3" /></g>`}
      </g>`)}
      <path d=${grainOf(width, height, planks)} stroke="var(--pir-plank-2)" stroke-width="1.6" fill="none" opacity=".7" />
    </g>`;
  }, [x, y, width, height, narrow]);
}

const FLAG = { wide: { high: 38, size: 24, least: 16, glyph: 24, tail: 22 }, narrow: { high: 26, size: 17, least: 14, glyph: 17, tail: 12 } };

/* How wide the flag of a name is, with the name as it is written on it. */
export function flagOf(seat, area) {
  const kind = area.narrow ? FLAG.narrow : FLAG.wide;
  const signs = kind.glyph + 16 + kind.tail + (seat.bot ? kind.glyph + 4 : 0);
  const name = nameIn(seat.name, (area.narrow ? 114 : area.width * 0.54) - signs, kind.size, kind.least);
  return { ...kind, name, width: Math.max(area.narrow ? 84 : 120, signs + name.width) };
}

function Flag({ seat, area, lit }) {
  const { high, name, glyph, tail, width } = flagOf(seat, area);
  return html`<g style=${paint(seat.colour)} transform=${`translate(${area.x + (area.narrow ? 3 : 6)} ${area.y + (area.narrow ? 2 : -4)})`}>
    ${lit && html`<path d=${`M0 0H${width}L${width - tail * 0.6} ${high / 2} ${width} ${high}H0Z`} fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round" />`}
    <path d=${`M0 0H${width}L${width - tail * 0.6} ${high / 2} ${width} ${high}H0Z`} fill="var(--c)" stroke="var(--k)" stroke-width="2" />
    <use href=${`#g-${seat.colour}`} x="8" y=${(high - glyph) / 2} width=${glyph} height=${glyph} style="color:var(--i)" />
    <text x=${glyph + 15} y=${high / 2 + name.size * 0.35} font-size=${name.size} font-weight="700" fill="var(--i)">${name.text}</text>
    ${seat.bot && html`<use href="#u-bot" x=${width - tail - glyph} y=${(high - glyph) / 2} width=${glyph} height=${glyph} style="color:var(--i)" />`}
  </g>`;
}

/* How far the code is found; or, for who may see it, the code itself. */
function Found({ area, code, own, text }) {
  const right = area.x + area.width - (area.narrow ? 5 : 10);
  const y = area.y + area.head / 2 - (area.narrow ? 0 : 4);
  if (!code) {
    const size = area.narrow ? 16 : 20;
    return html`<g><text x=${right} y=${y + size * 0.36} font-size=${size} font-weight="700" text-anchor="end" fill=${INK}>${text}</text>
      ${!area.narrow && html`<circle cx=${right - text.length * 11.5 - 12} cy=${y} r="10" fill="var(--pir-gold)" stroke="#6d4c08" stroke-width="2" />`}</g>`;
  }
  const { length } = code;
  const r = area.narrow ? 9 : Math.min(13, 52 / length);
  const step = r * 2 + (area.narrow ? 0.5 : 2);
  return html`<g class="code">
    ${own && !area.narrow && html`<use href="#u-eye" x=${right - step * length - 22} y=${y - 9} width="18" height="18" style=${`color:${INK}`} />`}
    ${code.map((colour, at) => html`<g transform=${`translate(${right - step * (length - at - 0.5)} ${y})`}><${Gem} colour=${colour} r=${r} flat=${true} /></g>`)}
  </g>`;
}

/* A brown tile over a position that this code does not have (PC-9.2). */
function Covered({ area, x }) {
  const r = area.r + 2;
  return html`<g class="covered"><rect x=${x - r} y=${area.gold - r} width=${2 * r} height=${area.guess - area.gold + 2 * r} rx=${r * 0.3} fill="var(--pir-brown)" stroke="#2f1a0a" stroke-width="2" />
    <path d=${`M${x - r * 0.55} ${area.gold + 4}V${area.guess - 4}M${x + r * 0.55} ${area.gold + 4}V${area.guess - 4}`} stroke="#6a431f" stroke-width="2" stroke-linecap="round" /></g>`;
}

function Rows({ area, row, solved }) {
  return html`<g>
    ${area.xs.map((x, index) => html`<g>
      <g transform=${`translate(${x} ${area.gold})`}><${Coin} r=${area.r} number=${row[index] ? null : index + 1} /></g>
      ${!area.narrow && !solved && html`<path d=${`M${x} ${(area.gold + area.guess) / 2 + 10}v-20m-6 7 6-7 6 7`} fill="none" stroke="#4a2c12" stroke-width="2.5" />`}
      <g transform=${`translate(${x} ${area.guess})`}><${Hole} r=${area.r} solved=${row[index] !== null} /></g>
    </g>`)}
    ${area.covered.map((x) => html`<${Covered} key=${x} area=${area} x=${x} />`)}
  </g>`;
}

function Brown({ area, counts, kinds, word }) {
  const { x, y, width, height } = area.brown;
  return html`<g>
    <rect x=${x} y=${y} width=${width} height=${height} rx=${area.narrow ? 7 : 10} fill="var(--pir-brown)" stroke="#2f1a0a" stroke-width="2" />
    ${!area.narrow && html`<text x=${x + width / 2} y=${y + height - 9} font-size=${fit(word, width - 8, 16, 11)} text-anchor="middle" fill="#F1DFC6">${word}</text>`}
    ${area.narrow && kinds.length === 0 && html`<text x=${x + width / 2} y=${y + height / 2 + 5.5} font-size="16" text-anchor="middle" fill="#F1DFC6">${word}</text>`}
    ${kinds.map((colour, index) => {
      const place = brownPlace(area, index, kinds.length);
      if (counts[colour] < 2) return null;
      return html`<text key=${colour} x=${place.x + place.text} y=${place.y + 6.5} font-size=${place.short ? 16 : 19} font-weight="700" fill="#F1DFC6">${place.short ? counts[colour] : `×${counts[colour]}`}</text>`;
    })}
  </g>`;
}

/* A slip of paper over the guessing row. */
export function Slip({ area, text, tilt = -5 }) {
  const width = Math.min(area.pitch * area.xs.length - 14, area.narrow ? 150 : 236);
  const size = fit(text, width - 24, area.narrow ? 17 : 24, 11);
  const high = size * 1.9;
  const x = (area.xs[0] + area.xs.at(-1)) / 2;
  return html`<g class="slip" transform=${`translate(${x} ${area.guess}) rotate(${area.narrow ? tilt * 0.6 : tilt})`}>
    <rect x=${-width / 2} y=${-high / 2} width=${width} height=${high} rx="4" fill=${PAPER} stroke=${INK} stroke-width="2.5" />
    <text y=${size * 0.36} font-size=${size} font-weight="700" text-anchor="middle" fill=${INK} font-family="var(--serif)">${text}</text>
  </g>`;
}

/* What lies over the guessing row instead of gems to come. */
function slipOf(view, seat) {
  if (view.to_open.includes(seat)) return t("pcb-board-open-chest");
  if (view.broken.includes(seat)) return t("pcb-board-broken");
  return view.phase === "setup" && !view.codes[seat] ? t("pcb-board-no-code") : null;
}

function drawn({ seat, area, lit, kinds, gold, brown, code, opened, hidden, broken, found, slip, wrong }) {
  const chest = area.x + flagOf(seat, area).width + (area.narrow ? 21 : 34);
  return html`<g class="raft" data-seat=${seat.colour}>
    <${Planks} x=${area.x} y=${area.y} width=${area.width} height=${area.height} narrow=${area.narrow} />
    <${Flag} seat=${seat} area=${area} lit=${lit} />
    ${!(area.narrow && code) && html`<g transform=${`translate(${chest} ${area.y + (area.narrow ? 17 : 18)}) scale(${area.narrow ? 0.7 : 1})`}><${Chest} open=${opened || !hidden} locked=${hidden && !opened} /></g>`}
    <${Found} area=${area} code=${code} own=${!opened} text=${found} />
    <${Rows} area=${area} row=${gold} solved=${broken} />
    <${Brown} area=${area} counts=${brown} kinds=${kinds} word=${wrong} />
    ${slip && html`<${Slip} area=${area} text=${slip} />`}
  </g>`;
}

/* All of an area but its gems, drawn anew only when something of it has changed; `kinds` are the colours in its brown part. */
export function Raft({ view, seat, area, kinds, lit }) {
  const { gold, brown } = view.areas[seat.id];
  const what = {
    seat, area, lit, kinds, gold, brown,
    code: codeOf(view, seat.id),
    opened: Boolean(view.opened[seat.id]),
    hidden: Boolean(view.codes[seat.id]),
    broken: view.broken.includes(seat.id),
    found: t("pcb-board-found", { count: foundOf(view, seat.id), of: gold.length }),
    slip: slipOf(view, seat.id),
    wrong: t("pcb-board-wrong"),
  };
  return useMemo(() => drawn(what), [JSON.stringify(what)]);
}
