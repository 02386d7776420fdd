/* The end: who won and by which clause. It can still be corrected. */
import { act, hasKeys, live, openSheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Clause } from "../components/ruling.js";
import { Key } from "../components/key.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { identity, info, ruling, seats, view } from "../store.js";
import { say, t } from "../texts.js";
import { upright } from "./narrow.js";

function Table({ now, drawing }) {
  return html`<table class="tab"><caption class="hidden">${t("page-final-position")}</caption><tbody>
    ${seats.value.map((seat) => html`<tr key=${seat.id}>
      <th scope="row"><span class="who" data-seat=${seat.colour}><i><${Glyph} name=${`g-${seat.colour}`} /></i>${seat.name}</span></th>
      <td>${drawing?.finalLine?.(now.view, info.value, seat.id) ?? ""}</td>
      <td class="q">${now.outcome.winners.includes(seat.id) ? t("page-winner") : ""}</td></tr>`)}
  </tbody></table>`;
}

/* The host's own page starts the next game with the same seats and options. */
function again() {
  const { game, variants, options, edition } = info.value;
  const changed = Object.fromEntries(options.filter((one) => one.changed).map((one) => [one.name, one.value]));
  act("host", { act: "new_game", game, variants, edition, options: changed, seats: seats.value.map(({ name, colour }) => ({ name, colour })) });
}

export function Win() {
  const now = view.value;
  const drawing = drawingOf(now.game);
  const winner = seats.value.find((seat) => seat.id === now.outcome.winners[0]);
  return html`<main class="stage win">
    ${drawing?.Victory && html`<${drawing.Victory} view=${now.view} winner=${winner} upright=${upright.value} />`}
    <div class="fin" role="status"><div class="k"><${Glyph} name="m-win" cls="mark" /><span>${t("page-last-word")}</span></div>
      <h2>${drawing?.cheer?.() ?? t("page-game-over")}</h2>
      <p>${say(now.outcome.text)} <${Clause} clause=${now.outcome.clause} number=${ruling.value?.seq} /></p>
      <${Table} now=${now} drawing=${drawing} /></div>
    <div class="bar">${identity.value.role === "host" && html`<${Key} cls="main" disabled=${!live.value} onPress=${again}>${t("page-play-again")}<//>`}
      ${hasKeys.value && html`<${Key} cls="bare" sign="u-fix" disabled=${!live.value} onPress=${() => openSheet("ruling", { dispute: true })}>${t("page-not-how-it-ended")}<//>`}</div>
  </main>`;
}
