/* The die, drawn the same everywhere: black rim, 2×2 tiles with their signs, straightened. */
import { dieSign } from "../boards/dice.js";
import { colourWord, paint, signOf } from "../colours.js";
import { html } from "../html.js";
import { info } from "../store.js";
import { capital, either, say } from "../texts.js";

/* A game's dice: `die` is an id; without one, the first that has such a face. */
const facesOf = (die) => (info.value?.dice ?? []).filter((one) => !die || one.id === die).flatMap((one) => one.faces);

export const faceByName = (name, die) => facesOf(die).find((face) => face.name === name) ?? null;

/* In the die's own order. */
export const facesNamed = (names, die) => facesOf(die).filter((face) => names.includes(face.name));

/* The faces that differ to the eye: two alike mean the same, so one will do. */
export const distinct = (faces) => [...new Map(faces.map((face) => [JSON.stringify([face.tiles, face.print, face.means]), face])).values()];

export const distinctFaces = (die = info.value?.dice?.[0]?.id) => distinct(facesOf(die ?? "none"));

/* "Red or yellow": the face's own words, else its colours. */
export function faceWords(name, grid, die) {
  const face = faceByName(name, die);
  const text = say(face?.text);
  if (text) return capital(text);
  const colours = [...new Set((face?.tiles ?? grid ?? []).flat())];
  return capital(either(colours.map(colourWord)));
}

/* Joins equal neighbours: the whole face, two rows, two columns, or four tiles. Each: {colour, x, y, width, height}. */
export function tilesOf([[a, b], [c, d]]) {
  const tile = (colour, x, y, width, height) => ({ colour, x, y, width, height });
  if (a === b && b === c && c === d) return [tile(a, 17, 17, 86, 86)];
  if (a === b && c === d) return [tile(a, 17, 17, 86, 42), tile(c, 17, 61, 86, 42)];
  if (a === c && b === d) return [tile(a, 17, 17, 42, 86), tile(b, 61, 17, 42, 86)];
  return [tile(a, 17, 17, 42, 42), tile(b, 61, 17, 42, 42), tile(c, 17, 61, 42, 42), tile(d, 61, 61, 42, 42)];
}

function Tile({ colour, x, y, width, height, plain }) {
  const sign = plain ? null : signOf(colour);
  const size = Math.min(26, height * 0.62);
  return html`<g style=${paint(colour)}>
    <rect x=${x} y=${y} width=${width} height=${height} rx="5" fill="var(--c)" stroke="var(--k)" stroke-width="1.5" />
    <path d=${`M${x + 4} ${y + height - 3.5}H${x + width - 4}`} stroke="#000" stroke-opacity=".22" stroke-width="3" stroke-linecap="round" />
    <path d=${`M${x + 5} ${y + 3.5}H${x + width - 5}`} stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round" />
    ${sign && html`<use href=${`#${sign}`} x=${x + (width - size) / 2} y=${y + (height - size) / 2} width=${size} height=${size} style="color:var(--i)" />`}
  </g>`;
}

const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

const Pips = ({ count }) => html`<g fill="#fff" stroke="#17191b" stroke-width="2">${(PIPS[count] ?? []).map((at) => html`<circle key=${at} cx=${36 + 24 * (at % 3)} cy=${36 + 24 * Math.floor(at / 3)} r="9" />`)}</g>`;

const Word = ({ text }) => html`<text x="60" y=${text.length > 1 ? 70 : 80} font-size=${text.length > 1 ? 30 : 58} font-weight="700" text-anchor="middle" fill="var(--i, #17191b)">${text}</text>`;

const Arrow = () => html`<path d="M60 26 88 58H71V94H49V58H32Z" fill="var(--i, #17191b)" />`;

const MummyHead = () => html`<g><path d="M60 24C40 24 34 40 35 58 36 80 47 96 60 96s24-16 25-38C86 40 80 24 60 24Z" fill="#e3d9bd" stroke="#17191b" stroke-width="3" />
  <path d="M36 46 84 38M35 58H85M38 76 82 70M46 90 76 84" stroke="#17191b" stroke-width="3" /><circle cx="50" cy="52" r="5" /><circle cx="70" cy="52" r="5" /></g>`;

const PICTURES = { arrow: Arrow, mummy_head: MummyHead };

/* A print stands for a word of the game, so its sign is drawn into it; without a sign, the word itself is. */
function Print({ name, means }) {
  const [colour, count] = name.split("_");
  const sign = means.map(dieSign).find(Boolean);
  if (colour === "pips") return html`<${Pips} count=${Number(count)} />`;
  if (colour === "numeral") return html`<${Word} text=${count} />`;
  if (PICTURES[name]) return html`<${PICTURES[name]} />`;
  if (!sign && !signOf(colour)) return html`<${Word} text=${(means[0] ?? name).split(":").at(-1).slice(0, 4)} />`;
  return html`<g style=${paint(colour)}>
    <circle cx="60" cy="60" r="30" fill="var(--c)" stroke="var(--k)" stroke-width="2" />
    ${sign && html`<use href=${`#${sign}`} x="41" y="41" width="38" height="38" style="color:var(--i)" />`}
  </g>`;
}

/* `name` is a registered face; `grid` what was read, if the face is not known; `known` a face of a game that is not open. */
export function Face({ name, grid, label, die, known, cls = "face" }) {
  const face = known ?? faceByName(name, die);
  const tiles = face?.tiles ?? grid;
  if (!tiles) return null;
  return html`<svg class=${cls} viewBox="0 0 120 120" role="img" aria-label=${label ?? faceWords(name, grid, die)}>
    <rect x="2" y="2" width="116" height="116" rx="22" fill="#17191b" />
    <rect x="3.5" y="3.5" width="113" height="113" rx="20.5" fill="none" stroke="#78838a" stroke-width="1.5" />
    ${tilesOf(tiles).map((tile) => html`<${Tile} ...${tile} plain=${Boolean(face?.print)} />`)}
    ${face?.print && html`<g style=${paint(tiles[0][0])}><${Print} name=${face.print} means=${face.means} /></g>`}
  </svg>`;
}

/* Small drawing with words, for a key or a list. */
export const FaceLine = ({ name, die }) => html`<span class="faceline"><${Face} name=${name} die=${die} cls="face small" /><span>${faceWords(name, undefined, die)}</span></span>`;

const DRAWINGS = {
  empty: () => html`<rect x="5" y="5" width="110" height="110" rx="20" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="9 8" class="breathe" /><use href="#u-roll" x="30" y="30" width="60" height="60" class="breathe" />`,
  moving: () => html`${[[0.25, "translate(-22 14) rotate(-50 60 60)"], [0.5, "translate(-6 -6) rotate(-18 60 60)"], [1, "translate(14 4) rotate(24 60 60)"]].map(
    ([opacity, transform]) => html`<rect x="30" y="30" width="60" height="60" rx="14" fill="none" stroke="currentColor" stroke-width="4" opacity=${opacity} transform=${transform} />`,
  )}`,
  hand: () => html`<rect x="5" y="5" width="110" height="110" rx="20" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="9 8" /><use href="#u-hand" x="28" y="26" width="66" height="66" />`,
  settling: () => html`<rect x="22" y="22" width="76" height="76" rx="17" fill="none" stroke="currentColor" stroke-width="4" /><path d="M10 22V10h12M98 10h12v12M110 98v12H98M22 110H10V98" fill="none" stroke="currentColor" stroke-width="4" /><circle cx="46" cy="60" r="5" /><circle cx="60" cy="60" r="5" /><circle cx="74" cy="60" r="5" />`,
  unsure: () => html`<rect x="5" y="5" width="110" height="110" rx="20" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="10 8" /><text x="60" y="84" font-size="72" font-weight="700" text-anchor="middle" fill="currentColor">?</text>`,
  offline: () => html`<rect x="16" y="34" width="62" height="52" rx="8" fill="none" stroke="currentColor" stroke-width="5" /><path d="M82 54l24-14v40L82 66Z" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round" /><path d="M14 108 106 14" stroke="currentColor" stroke-width="6" />`,
};

/* What the tray shows while there is no face to show. */
export const TrayPicture = ({ what }) => html`<svg class="face" viewBox="0 0 120 120" aria-hidden="true" fill="currentColor">${DRAWINGS[what]()}</svg>`;

