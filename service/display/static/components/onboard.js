/* The places for what is to be said of a board with sensors. How it is said is fetched where there is something. */
import { html } from "../html.js";
import { part } from "../parts.js";
import { alertsOf, boardNotices, freshness, ownSeat } from "../store.js";

export const boardPart = part(() => import("./board_notices.js"), "onboard.css");

/* What everybody may read, and on an own device what its seat may. It speaks up at once only for a foul. */
export function OnBoard() {
  const list = freshness.value === "stale" ? [] : boardNotices.value;
  const foul = list.some(({ alert }) => alert.kind === "foul");
  const Notices = list.length > 0 && boardPart()?.Notices;
  return html`<div class="onboards" key=${foul ? "alert" : "status"} role=${foul ? "alert" : "status"}>${Notices && html`<${Notices} list=${list} />`}</div>`;
}

export function LeftOut() {
  const any = ownSeat.value && alertsOf(ownSeat.value)["board-cells"];
  const Cells = any && boardPart()?.LeftOut;
  return Cells ? html`<${Cells} />` : null;
}
