/* Step 1: which game. */
import { html } from "../../html.js";
import { both, say, t } from "../../texts.js";
import { Face, distinct } from "../face.js";
import { chooseGame, draft, offers } from "./draft.js";

const FEW = 3;

const numbers = ([fewest, most]) => t("page-host-players", { fewest, most });

function Game({ game, on }) {
  const about = [numbers(game.seats), game.secrets ? t("page-host-game-secrets") : "", game.sensors ? t("page-host-game-sensors") : ""].filter(Boolean);
  return html`<label class=${on ? "game on" : "game"}>
    <input type="radio" name="game" checked=${on} onChange=${() => chooseGame(game.id)} />
    <span class="someface" aria-hidden="true">${distinct(game.dice[0]?.faces ?? []).slice(0, FEW).map((face) => html`<${Face} key=${face.name} known=${face} label="" cls="face small" />`)}</span>
    <span><b>${say(game.text)}</b><small>${about.join(" ")}</small>
      ${game.variants.length > 0 && html`<small>${t("page-host-game-variants", { variants: both(game.variants.map((one) => say(one.text))) })}</small>`}</span></label>`;
}

export const StepGame = () => html`<h2>${t("page-host-which-game")}</h2><p>${t("page-host-which-game-hint")}</p>
  <fieldset class="gamelist"><legend class="hidden">${t("page-host-which-game")}</legend>${offers.value.map((game) => html`<${Game} key=${game.id} game=${game} on=${game.id === draft.value.game} />`)}</fieldset>`;
