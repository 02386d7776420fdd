/* How far the wizard is: one face of a die a step. */
import { html } from "../../html.js";
import { t } from "../../texts.js";
import { draft, STEPS } from "./draft.js";

export const AGREE = STEPS.length;
const ALL = [...STEPS, "agree"];

const PIPS = [[[12, 12]], [[7, 7], [17, 17]], [[6, 6], [12, 12], [18, 18]], [[7, 7], [17, 7], [7, 17], [17, 17]], [[6, 6], [18, 6], [12, 12], [6, 18], [18, 18]], [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]]];

function Face({ index, now }) {
  const ahead = index > now;
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" fill=${index === now ? "var(--seat)" : "currentColor"}>
    <rect x="1" y="1" width="22" height="22" rx="5" fill=${index === now ? "currentColor" : "none"} stroke="currentColor" stroke-width="1.6" stroke-dasharray=${ahead ? "2.5 2" : undefined} />
    ${PIPS[index].map(([x, y]) => html`<circle key=${`${x} ${y}`} cx=${x} cy=${y} r="2.3" />`)}</svg>`;
}

/* `now`: the step on the screen; without `onGo` nothing can be pressed. */
export function Walk({ now, onGo }) {
  return html`<nav class="walk" aria-label=${t("page-host-step", { number: now + 1, count: ALL.length })}><ol>${ALL.map((step, index) => {
    const cls = index === now ? "now" : "";
    const words = html`<${Face} index=${index} now=${now} /><span>${t(`page-host-step-${step}`)}</span>`;
    const open = onGo && index !== now && index < AGREE;
    return html`<li key=${step} class=${cls} aria-current=${index === now ? "step" : undefined}>${open ? html`<button type="button" onClick=${() => onGo(index)} disabled=${!draft.value.game}>${words}</button>` : words}</li>`;
  })}</ol></nav>`;
}
