/* A new game in five steps. Back and forth as one likes; nothing that was entered is lost. */
import { useLayoutEffect, useRef } from "preact/hooks";

import { live } from "../../acting.js";
import { anySent } from "../../commands.js";
import { Glyph } from "../../glyphs.js";
import { html } from "../../html.js";
import { hostState } from "../../store.js";
import { t } from "../../texts.js";
import { Key } from "../key.js";
import { change, draft, saved, startGame, STEPS, trouble, unfit } from "./draft.js";
import { StepBox } from "./step_box.js";
import { StepCheck } from "./step_check.js";
import { StepGame } from "./step_game.js";
import { StepRules } from "./step_rules.js";
import { StepSeats } from "./step_seats.js";

const CONTENTS = { game: StepGame, seats: StepSeats, rules: StepRules, box: StepBox, check: StepCheck };

export const goTo = (step) => change({ step });

function Start() {
  const sent = anySent();
  return html`<${Key} cls="main far" disabled=${!live.value || Boolean(unfit.value) || sent} onPress=${startGame}>${t("page-host-start")}<//>`;
}

function Next({ step, why }) {
  return html`<${Key} cls="main far" disabled=${Boolean(why)} onPress=${() => goTo(step + 1)}>${t("page-host-next", { step: t(`page-host-step-${STEPS[step + 1]}`) })}<//>`;
}

function Back({ step }) {
  if (step > 0) return html`<${Key} cls="bare" onPress=${() => goTo(step - 1)}>${t("page-host-back", { step: t(`page-host-step-${STEPS[step - 1]}`) })}<//>`;
  if (saved.value.length === 0 && !hostState.value?.open) return null;
  return html`<${Key} cls="bare" onPress=${() => change({ open: false })}>${t("page-host-leave")}<//>`;
}

export function Wizard() {
  const { step } = draft.value;
  const name = STEPS[step];
  const Content = CONTENTS[name];
  const why = trouble(name);
  const paper = useRef(null);
  useLayoutEffect(() => {
    paper.current.scrollTop = 0;
    scrollTo(0, 0);
  }, [step]);
  return html`<div class=${`wrap step-${name}`} ref=${paper} tabindex="-1"><${Content} /></div>
    <div class="nav"><${Back} step=${step} />${why && html`<p class="whynot" role="status"><${Glyph} name="m-hint" />${why}</p>`}
      ${name === "check" ? html`<${Start} />` : html`<${Next} step=${step} why=${why} />`}</div>`;
}
