/* About the last act: a wrong reading, a dispute, and, set apart, undo. What undoes ends in "…" and asks first. */
import { allRulings, correctable, hasKeys, live, openSheet, playing, undoable } from "../acting.js";
import { html } from "../html.js";
import { view } from "../store.js";
import { t } from "../texts.js";
import { Key } from "./key.js";

/* An undo or a correction may be proposed: a game is on or just over, and no other question is open. */
export const mayPropose = () => {
  const now = view.value;
  return live.value && Boolean(now?.game) && !now.paused && !now.proposal && !now.unconfirmed?.length;
};

export function Acts({ board }) {
  if (!hasKeys.value) return null;
  const can = mayPropose();
  const acts = undoable.value.length > 0;
  const any = allRulings.value.length > 0;
  const last = allRulings.value[0]?.seq;
  return html`<nav class="acts" aria-label=${t("page-acts")} data-playing=${playing.value}>
    ${board && html`<${Key} cls="bare" sign="u-board" onPress=${board}>${t("page-board")}<//>`}
    <${Key} cls="bare" sign="u-fix" disabled=${!can || !correctable.value} onPress=${() => openSheet("correct")}>${t("page-wrong-reading")}<//>
    <${Key} cls="bare" sign="u-hand" disabled=${!live.value || !any} onPress=${() => openSheet("ruling", { number: last })}>${t("page-dispute")}<//>
    <${Key} cls="bare far" sign="u-undo" disabled=${!can || !acts} onPress=${() => openSheet("undo")}>${t("page-undo")}<//>
  </nav>`;
}
