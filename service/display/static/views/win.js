/* The end: who won and by which clause. It can still be corrected. */
import { act, allRulings, hasKeys, live, openSheet, stands } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { mayPropose } from "../components/acts.js";
import { Notice } from "../components/choices.js";
import { Clause } from "../components/ruling.js";
import { Key } from "../components/key.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { identity, info, seats, view } from "../store.js";
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

/* The ruling that ended the game: what is said now may be about a question that came after it. */
const ending = () => allRulings.value.find((one) => one.kind === "win" && stands(one)) ?? allRulings.value.find(stands);

/* What was found last under the clause by which the game ended says how it came to that. */
const reasonOf = (last, { clause }) => (last?.kind === "win" ? last.also.filter((finding) => finding.clause === clause).at(-1) : null);

const LONG_CHEER = 20;

export function Win() {
  const now = view.value;
  const last = ending();
  const number = last?.seq;
  const reason = reasonOf(last, now.outcome);
  const drawing = info.value?.game === now.game ? drawingOf(now.game) : null; // two messages: for a moment they are of two games
  const cheer = drawing?.cheer?.(now.view) ?? t("page-game-over");
  const winner = seats.value.find((seat) => seat.id === now.outcome.winners[0]);
  return html`<main class="stage win">
    ${drawing?.Victory && html`<${drawing.Victory} view=${now.view} winner=${winner} upright=${upright.value} />`}
    <div class="fin" role="status"><div class="k"><${Glyph} name="m-win" cls="mark" /><span>${t("page-last-word")}</span></div>
      <h2 class=${cheer.length > LONG_CHEER ? "long" : ""}>${cheer}</h2>
      <p>${say(now.outcome.text)} <${Clause} clause=${now.outcome.clause} number=${number} /></p>
      ${reason && html`<p class="why">${say(reason.text)}</p>`}
      <${Table} now=${now} drawing=${drawing} /></div>
    <div class="bar"><${Notice} /><${Key} cls="line" sign="u-rules" onPress=${() => openSheet("history")}>${t("page-history")}<//>
      ${hasKeys.value && html`<${Key} cls="bare" sign="u-fix" disabled=${!mayPropose()} onPress=${() => openSheet("correct", { number })}>${t("page-not-how-it-ended")}<//>`}</div>
  </main>`;
}
