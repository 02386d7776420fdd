/* Every sign of the page, drawn once. g- game colours, m- the referee's marks, u- what keys and devices mean.
   A sign is shown with <Glyph name="g-red"/>; it takes the colour of the text around it. */
import { html } from "./html.js";

const box24 = "0 0 24 24";
const box28 = "0 0 28 28";

/* name: [viewBox, drawing] */
const SIGNS = {
  "g-red": [box24, html`<path d="M12 1.5 20.5 12 12 22.5 3.5 12Z"/>`],
  "g-blue": [box24, html`<path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" d="M2.5 9.2q4.75-6.4 9.5-1.2t9.5-1.2M2.5 17.2q4.75-6.4 9.5-1.2t9.5-1.2"/>`],
  "g-green": [box24, html`<path d="M12 2.5 22.5 20.5H1.5Z"/>`],
  "g-yellow": [box24, html`<path d="M12 1.2l3.2 7.2 7.8.8-5.8 5.3 1.6 7.7L12 18.2l-6.8 4 1.6-7.7L1 9.2l7.8-.8Z"/>`],
  "g-orange": [box24, html`<path d="M1.5 14.5a10.5 10.5 0 0 1 21 0Z"/><rect x="1.5" y="17" width="21" height="3.6" rx="1"/>`],
  "g-purple": [box24, html`<path d="M15.5 1.8A10.5 10.5 0 1 0 22.3 14 8.6 8.6 0 0 1 15.5 1.8Z"/>`],
  "g-white": [box24, html`<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="4"/>`],
  "g-black": [box24, html`<rect x="3.5" y="3.5" width="17" height="17" rx="1.5"/>`],
  "g-tan": [box24, html`<circle cx="12" cy="6" r="4"/><circle cx="5.5" cy="17" r="4"/><circle cx="18.5" cy="17" r="4"/>`],
  "g-lgrey": [box24, html`<rect x="2.5" y="9.2" width="19" height="5.6" rx="1"/>`],
  "g-dgrey": [box24, html`<rect x="2.5" y="5" width="19" height="5" rx="1"/><rect x="2.5" y="14" width="19" height="5" rx="1"/>`],
  "g-lime": [box24, html`<path fill="none" stroke="currentColor" stroke-width="4.4" d="M3 13 12 4l9 9M3 21.5l9-9 9 9"/>`],
  "m-foul": [box28, html`<path d="M5 2v25" stroke="currentColor" stroke-width="3.2"/><path d="M6.5 3h19l-5 6.5 5 6.5h-19Z"/>`],
  "m-corr": [box28, html`<circle cx="14" cy="14" r="11.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M8 20l1-4.5L17.5 7l3.5 3.5-8.5 8.5Z"/>`],
  "m-undo": [box28, html`<circle cx="14" cy="14" r="11.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M12 8l-4.5 4.5L12 17M8 12.5h7a3.5 3.5 0 0 1 0 7h-2" fill="none" stroke="currentColor" stroke-width="2.6"/>`],
  "m-house": [box28, html`<path d="M14 2 1.5 13h4v13h17V13h4Z" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/><rect x="11" y="16" width="6" height="10"/>`],
  "m-ok": [box28, html`<circle cx="14" cy="14" r="11.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M8 14.5l4.2 4.2L20 10.2" fill="none" stroke="currentColor" stroke-width="3.2"/>`],
  "m-no": [box28, html`<path d="M9 1.5h10L26.5 9v10L19 26.5H9L1.5 19V9ZM8.5 12v4h11v-4Z" fill-rule="evenodd"/>`],
  "m-ask": [box28, html`<circle cx="14" cy="14" r="11.8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="4.5 3"/><path d="M10 11a4 4 0 1 1 5.6 3.7c-1.2.6-1.6 1.2-1.6 2.6" fill="none" stroke="currentColor" stroke-width="2.8"/><circle cx="14" cy="20.8" r="1.8"/>`],
  "m-hint": [box28, html`<path d="M2 3h24v17H13l-7 6v-6H2Z" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/><path d="M8 9.5h12M8 14h8" stroke="currentColor" stroke-width="2.6"/>`],
  "m-win": [box28, html`<path d="M3 22 1.5 7l7 5L14 3l5.5 9 7-5L25 22Z"/><rect x="3" y="23.5" width="22" height="3" rx="1"/>`],
  "u-pick": [box24, html`<circle cx="9" cy="7.5" r="6.2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M7.2 7.5a1.9 1.9 0 0 1 3.8 0v6l6.5 1.7q2 .6 1.7 2.6l-.9 4.7H9.8L4.6 17.3q-1-1.6.6-2.4 1-.4 2 .6Z"/>`],
  "u-again": [box24, html`<path d="M4.5 12.5a8 8 0 1 0 2.4-6M7.2 1.5v5.2h5.2" fill="none" stroke="currentColor" stroke-width="3"/>`],
  "u-h-ok": [box24, html`<circle cx="12" cy="12" r="10"/>`],
  "u-h-deg": [box24, html`<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="3"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17Z"/>`],
  "u-h-off": [box24, html`<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="3"/><path d="M4 20 20 4" stroke="currentColor" stroke-width="3"/>`],
  "u-undo": [box24, html`<path d="M9 4 3 10l6 6M4 10h10a6 6 0 0 1 0 12h-3" fill="none" stroke="currentColor" stroke-width="2.8"/>`],
  "u-fix": [box24, html`<path d="M3 21l1-5L16 4l4 4L8 20Z" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/>`],
  "u-hand": [box24, html`<path d="M6 13V6.5a1.6 1.6 0 0 1 3.2 0V11 4a1.6 1.6 0 0 1 3.2 0v7-6a1.6 1.6 0 0 1 3.2 0v7-4a1.6 1.6 0 0 1 3.2 0v8c0 4-3 6.5-6.6 6.5-4 0-5.2-2-8.7-7.6-.9-1.6 1-2.9 2.3-1.6Z" />`],
  "u-roll": [box24, html`<rect x="4" y="7" width="13" height="13" rx="3" fill="none" stroke="currentColor" stroke-width="2.6" transform="rotate(-12 10 14)"/><path d="M14 3c4 0 7 3 7 7M21 10l-2.8-2.2M21 10l1.6-3" fill="none" stroke="currentColor" stroke-width="2.2"/>`],
  "u-eye": [box24, html`<path d="M1.5 12S5 5 12 5s10.5 7 10.5 7S19 19 12 19 1.5 12 1.5 12Z" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="12" r="3.6"/>`],
  "u-lock": [box24, html`<rect x="4" y="10" width="16" height="12" rx="2"/><path d="M7.5 10V7a4.5 4.5 0 0 1 9 0v3" fill="none" stroke="currentColor" stroke-width="2.8"/>`],
  "u-arrow": [box24, html`<path d="M2 12h17M12 5l7.5 7-7.5 7" fill="none" stroke="currentColor" stroke-width="3.2"/>`],
  "u-walk": [box24, html`<circle cx="13" cy="4" r="3"/><path d="M13 8.5 9.5 14l4 3-1 6M9.5 14 6 21M13 9l4.5 4H21" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`],
  "u-ankh": [box24, html`<path d="M12 11C6 8.5 7 1.5 12 1.5S18 8.5 12 11Zm0 0v11.5M5 13.5h14" fill="none" stroke="currentColor" stroke-width="3"/>`],
  "u-mummy": [box24, html`<path d="M12 1.5c-6 0-8 4.6-7.4 9.6C5.2 17 8 22.5 12 22.5s6.8-5.5 7.4-11.4C20 6.1 18 1.5 12 1.5ZM6 9.2 18 7.8l.3 3.7-12 1.2ZM7.6 16.5l8.8-1.2-.7 2-7.2 1Z" fill-rule="evenodd"/>`],
  "u-card": [box24, html`<rect x="5" y="2" width="14" height="20" rx="2.4" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M9 7h6M9 17h6" stroke="currentColor" stroke-width="2.4"/>`],
  "u-link": [box24, html`<path d="M9 15l6-6M10 6l2-2a5 5 0 0 1 7 7l-2 2M14 18l-2 2a5 5 0 0 1-7-7l2-2" fill="none" stroke="currentColor" stroke-width="2.6"/>`],
  "u-ufo": [box24, html`<path d="M7.2 11a4.8 5.4 0 0 1 9.6 0Z"/><ellipse cx="12" cy="13.4" rx="11" ry="4"/><path d="M6 18.4 4.4 21.5M12 19v3.2M18 18.4l1.6 3.1" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`],
  "u-alien": [box24, html`<path d="M12 5.5c-5.4 0-8 3.6-8 7.3 0 4.8 4.8 9.7 8 9.7s8-4.9 8-9.7c0-3.7-2.6-7.3-8-7.3Zm-3.4 12c-2.2-.6-3.2-2.6-3-4.5 2.2.2 3.7 2 3.9 4.3Zm6.8 0c2.2-.6 3.2-2.6 3-4.5-2.2.2-3.7 2-3.9 4.3Z"/><path d="M9 6 7 2.8M15 6l2-3.2" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><circle cx="6.8" cy="2.4" r="1.6"/><circle cx="17.2" cy="2.4" r="1.6"/>`],
  "u-launch": [box24, html`<path d="M12 1.2c4 3 5.4 7 5.4 11v3.6H6.6V12.2c0-4 1.4-8 5.4-11Zm0 5.6a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z" fill-rule="evenodd"/><path d="M5.6 12 2.5 17.5h3.1ZM18.4 12l3.1 5.5h-3.1ZM9 17.5h6L12 23Z"/>`],
  "u-top": [box24, html`<path d="M3.5 18C3.5 10 7.5 4 12 1.5 16.5 4 20.5 10 20.5 18Z"/><rect x="3.5" y="19.8" width="17" height="2.7" rx="1"/>`],
  "u-zap": [box24, html`<path d="M14.5 1 4 13.5h6L8 23 20 9.5h-6.5Z"/>`],
  "u-language": [box24, html`<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M2.5 9h19M2.5 15h19M12 2c-5.5 6-5.5 14 0 20 5.5-6 5.5-14 0-20Z" fill="none" stroke="currentColor" stroke-width="2"/>`],
  "u-voice": [box24, html`<path d="M2 8.5h4.5L12 3.5v17l-5.5-5H2Z"/><path d="M15.5 8.5q3 3.5 0 7M18.5 5.5q5.5 6.5 0 13" fill="none" stroke="currentColor" stroke-width="2.4"/>`],
  "u-voice-off": [box24, html`<path d="M2 8.5h4.5L12 3.5v17l-5.5-5H2Z"/><path d="M15.5 9l6 6M21.5 9l-6 6" fill="none" stroke="currentColor" stroke-width="2.6"/>`],
  "u-skip": [box24, html`<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M7 12h10" stroke="currentColor" stroke-width="3"/>`],
  "u-yes": [box24, html`<path d="M3.5 13l5.5 5.5L20.5 6" fill="none" stroke="currentColor" stroke-width="3.6"/>`],
  "u-close": [box24, html`<path d="M5 5l14 14M19 5 5 19" stroke="currentColor" stroke-width="3.2"/>`],
  "u-pause": [box24, html`<rect x="5" y="3.5" width="5" height="17" rx="1"/><rect x="14" y="3.5" width="5" height="17" rx="1"/>`],
  "u-camera-off": [box24, html`<rect x="2" y="6.5" width="13" height="11" rx="1.8" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M15.5 10.5l6-3.5v10l-6-3.5Z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><path d="M2 22 22 2" stroke="currentColor" stroke-width="2.8"/>`],
  "u-board": [box24, html`<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M9 3v18M15 3v18M3 9h18M3 15h18" stroke="currentColor" stroke-width="1.8"/>`],
  "u-search": [box24, html`<circle cx="10.5" cy="10.5" r="7" fill="none" stroke="currentColor" stroke-width="2.8"/><path d="M15.8 15.8 22 22" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>`],
  "u-bot": [box24, html`<rect x="3" y="8" width="18" height="13" rx="3" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M12 8V3.5M9 17h6" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="2.8" r="1.8"/><circle cx="8.6" cy="13" r="1.7"/><circle cx="15.4" cy="13" r="1.7"/>`],
  "u-straight": [box24, html`<rect x="1" y="8" width="22" height="8" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 10v4M10 10v4M14 10v4M18 10v4" stroke="currentColor" stroke-width="1.8"/>`],
  "u-straight-upright": [box24, html`<g transform="rotate(90 12 12)"><rect x="1" y="8" width="22" height="8" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 10v4M10 10v4M14 10v4M18 10v4" stroke="currentColor" stroke-width="1.8"/></g>`],
  "u-square": [box24, html`<rect x="2.5" y="2.5" width="19" height="19" rx="1.5" fill="none" stroke="currentColor" stroke-width="2.4"/><rect x="7.5" y="7.5" width="9" height="9" fill="none" stroke="currentColor" stroke-width="1.8"/>`],
  "u-dome": [box24, html`<rect x="1.5" y="1.5" width="21" height="21" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="8"/>`],
  "u-airlock": [box24, html`<path d="M1.5 6h6.5v12H1.5ZM16 6h6.5v12H16Z"/><path d="M12 3v18M9.2 6.2 12 3l2.8 3.2M9.2 17.8 12 21l2.8-3.2" fill="none" stroke="currentColor" stroke-width="2"/>`],
  "u-airlock-upright": [box24, html`<g transform="rotate(90 12 12)"><path d="M1.5 6h6.5v12H1.5ZM16 6h6.5v12H16Z"/><path d="M12 3v18M9.2 6.2 12 3l2.8 3.2M9.2 17.8 12 21l2.8-3.2" fill="none" stroke="currentColor" stroke-width="2"/></g>`],
  "u-antenna": [box24, html`<path d="M4 6a11 11 0 0 0 14 14Z"/><path d="M11 13l6.5-6.5" stroke="currentColor" stroke-width="2.4"/><circle cx="18.5" cy="5.5" r="3"/>`],
  "u-robot": [box24, html`<path d="M5 22 9.5 9h5L19 22Z"/><circle cx="12" cy="5.5" r="4"/>`],
  "u-astronaut": [box24, html`<path d="M4 22.5C4 16 7.5 13.5 12 13.5s8 2.5 8 9Z"/><path d="M12 1.2a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-4.5 5.8q4.5-4 9 0-.5 4.5-4.5 4.5T7.5 7Z" fill-rule="evenodd"/>`],
  "u-abduct": [box24, html`<path d="M7.8 6.5a4.3 4.6 0 0 1 8.400 0Z"/><ellipse cx="12" cy="8" rx="10.5" ry="3.2"/><path d="M8.5 12 6 22.5h12L15.5 12" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="2.5 2"/><circle cx="12" cy="16" r="2.3"/><path d="M8.8 22.5c0-3 1.4-4 3.2-4s3.2 1 3.2 4Z"/>`],
  "u-seat": [box24, html`<path d="M6 2v12h11v8M6 14v8M6 14h11" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>`],
  "u-phone": [box24, html`<rect x="6" y="1.8" width="12" height="20.4" rx="2.4" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M10.5 18.6h3" stroke="currentColor" stroke-width="2.4"/>`],
  "u-up": [box24, html`<path d="M4 15.5 12 7l8 8.5" fill="none" stroke="currentColor" stroke-width="3.4"/>`],
  "u-down": [box24, html`<path d="M4 8.5 12 17l8-8.5" fill="none" stroke="currentColor" stroke-width="3.4"/>`],
  "u-plus": [box24, html`<path d="M12 3.5v17M3.5 12h17" stroke="currentColor" stroke-width="3.2"/>`],
  "u-bin": [box24, html`<path d="M3 6h18M9 6V3h6v3M5.5 6.5 6.8 21.5h10.4L18.5 6.5M10 10.5v7M14 10.5v7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`],
  "u-host": [box24, html`<path d="M14.5 9.5a6 6 0 1 1-4.2-4.2" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M8.5 11.5 20 2M16 5.3l3.3 4M12.8 8l2.3 2.8" stroke="currentColor" stroke-width="2.6" fill="none"/>`],
  "u-rules": [box24, html`<path d="M12 5.5C9.5 3.5 6 3 2.5 3.5v15.5c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2V3.5C18 3 14.5 3.5 12 5.5Zm0 0V21" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>`],
  "u-temple": [box24, html`<path d="M1.5 22.5 4.5 9.5h15l3 13h-6.7V17a3.8 3.8 0 0 0-7.6 0v5.5Z"/><rect x="2.8" y="2.5" width="18.4" height="5.2" rx="1"/>`],
  "u-turn": [box24, html`<rect x="7" y="8.5" width="10" height="10" rx="1" /><path d="M3.2 14.5A9.3 9.3 0 0 1 19 6.2M20.8 1.8v5.8H15" fill="none" stroke="currentColor" stroke-width="2.8"/>`],
  "u-steal": [box24, html`<path d="M12 1.5 18 6.5 15.8 13H8.2L6 6.5Z"/><path d="M2.5 13.5v5q0 3 3 3h13q3 0 3-3v-5l-3 0-1.5 3.5h-10L5.5 13.5Z"/>`],
  "u-gold": [box24, html`<circle cx="12" cy="12" r="9.8" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M7 12.5l3.6 3.6L17.2 8.4" fill="none" stroke="currentColor" stroke-width="3"/>`],
  "u-stays": [box24, html`<path d="M3 8.5h16M14.5 3.5l5 5-5 5M21 16H5M9.5 11l-5 5 5 5" fill="none" stroke="currentColor" stroke-width="2.8"/>`],
  "u-brown": [box24, html`<circle cx="12" cy="12" r="9.8" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M8 8l8 8M16 8l-8 8" stroke="currentColor" stroke-width="3"/>`],
};

export const hasSign = (name) => Object.hasOwn(SIGNS, name);

/* The sheet that <use> points into; put once into the page. */
export const SignSheet = () => html`<svg class="sheet" aria-hidden="true"><defs>
  ${Object.entries(SIGNS).map(
    ([name, [viewBox, drawing]]) => html`<symbol id=${name} viewBox=${viewBox} fill="currentColor">${drawing}</symbol>`,
  )}
</defs></svg>`;

/* A decoration beside words; `label` makes it speak for itself. */
export function Glyph({ name, cls = "g", label }) {
  if (!hasSign(name)) return null;
  return label
    ? html`<svg class=${cls} role="img" aria-label=${label}><use href=${`#${name}`} /></svg>`
    : html`<svg class=${cls} aria-hidden="true"><use href=${`#${name}`} /></svg>`;
}
