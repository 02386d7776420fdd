/* The keys for acts of several steps, such as "the UFO on f3, then the astronaut on d4, then h7": one step at a time, as
   on the drawn board, and together with it. */
import { openSheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { isLast, taken } from "../boards/picking.js";
import { Glyph, hasSign } from "../glyphs.js";
import { html } from "../html.js";
import { choices, mayStepBack, picked, picks, press, stepBack } from "../picks.js";
import { view } from "../store.js";
import { capital, t } from "../texts.js";
import { narrow } from "../views/narrow.js";
import { Key } from "./key.js";

/* Are there acts that take more than one press, and words for their steps? */
export const inSteps = () => Boolean(drawingOf(view.value?.game)?.stepLook) && choices.value.some(({ path }) => path.length > 1);

const lookOf = ({ place, depth, choices: list }) => drawingOf(view.value.game).stepLook(list.map(({ offer }) => offer.action), depth, place);

function StepKey({ branch }) {
  const { words, sign, colour } = lookOf(branch);
  return html`<${Key} cls=${colour ? "wordy" : "line wordy"} place=${branch.place} colour=${colour} sign=${hasSign(sign) ? sign : "u-pick"} onPress=${() => press(branch.place)}><span>${capital(words)}</span><//>`;
}

/* What has been picked so far, and the ways on: back, and to the board where it is not beside the keys. */
function Picked() {
  const steps = taken(choices.value, picked.value).map((branch) => ({ depth: branch.depth, ...lookOf(branch) }));
  if (steps.length === 0 && !narrow.value) return null;
  return html`<div class="picked"><p>${steps.map(({ depth, words, sign }) => html`<span key=${depth}><${Glyph} name=${sign} />${capital(words)}</span>`)}</p>
    ${narrow.value && html`<${Key} cls="line" sign="u-board" onPress=${() => openSheet("board")}>${t("page-board")}<//>`}
    ${mayStepBack.value && html`<${Key} cls="line" sign="u-undo" onPress=${stepBack}>${t("page-back")}<//>`}</div>`;
}

/* `offers`: all that the seat may do; `keysOf(offers)`: the keys of those that need no further step. */
export function Steps({ seat, offers, keysOf }) {
  const placed = new Set(choices.value.map(({ offer }) => offer));
  const own = [...picks.value].map(([place, branch]) => ({ place, ...branch })).filter(({ depth, choices: list }) => depth === picked.value.length && list.some((one) => one.seat === seat));
  const whole = own.filter(isLast).flatMap(({ choices: list }) => list.map(({ offer }) => offer));
  return html`<div class="steps"><${Picked} /><div class="many"><div class="pick n7" role="group">
    ${keysOf([...offers.filter((offer) => !placed.has(offer)), ...whole])}${own.filter((branch) => !isLast(branch)).map((branch) => html`<${StepKey} key=${branch.place} branch=${branch} />`)}
  </div></div></div>`;
}
