/* Plastic: each game colour has its fill, its keyline, its ink and its sign (tokens.css, glyphs.js). */
import { hasSign } from "./glyphs.js";
import { has, t, word } from "./texts.js";

const SHORT = { dark_grey: "dgrey", light_grey: "lgrey", "dark-grey": "dgrey", "light-grey": "lgrey", "light bluish grey": "lgrey", "dark bluish grey": "dgrey", "reddish brown": "brown" };
/* A name with a blank is none of CSS. */
const short = (colour) => SHORT[colour] ?? String(colour).replaceAll(" ", "-");

/* CSS variables --c, --k, --i for one colour; a colour that the page does not know is drawn grey, with its name. */
export const paint = (colour) => {
  const name = short(colour);
  return `--c:var(--c-${name},#7d868a);--k:var(--k-${name},#24282a);--i:var(--i-${name},#fff)`;
};

export const signOf = (colour) => (hasSign(`g-${short(colour)}`) ? `g-${short(colour)}` : null);

const messageOf = (colour) => `colour-${String(colour).replaceAll("_", "-")}`;

const bare = (colour) => String(colour).replaceAll("_", " ");

export const colourWord = (colour) => (has(messageOf(colour)) ? t(messageOf(colour)) : bare(colour));

/* The same as a fact of a sentence, which may ask for a form of it. */
export const colourFact = (colour) => word(messageOf(colour), bare(colour));
