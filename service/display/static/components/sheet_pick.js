/* Several acts are possible at the place that was pressed: which one is meant? */
import { useEffect } from "preact/hooks";

import { closeSheet } from "../acting.js";
import { html } from "../html.js";
import { picks } from "../picks.js";
import { t } from "../texts.js";
import { OfferKey } from "./choices.js";

export function PickSheet({ place }) {
  const choices = picks.value.get(place)?.choices ?? [];
  useEffect(() => {
    if (choices.length === 0) closeSheet();
  }, [choices.length]);
  return html`<div class="head"><h2>${t("page-pick-head")}</h2></div>
    <div class="whole"><div class="pick n7">${choices.map(({ seat, offer }) => html`<${OfferKey} key=${JSON.stringify(offer.action)} seat=${seat} offer=${offer} />`)}</div></div>`;
}
