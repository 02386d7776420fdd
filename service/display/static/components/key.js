/* Buttons. A press is drawn as sent until its reply is there; meanwhile and while the page is not live, nothing else works. */
import { act, keyState } from "../acting.js";
import { paint, signOf } from "../colours.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { t } from "../texts.js";

/* A key that only changes what the page shows. `colour` gives it that plastic, `place` the name of a place on the board. */
export function Key({ cls = "", colour, sign, onPress, children, label, disabled, pressed, place, group }) {
  return html`<button type="button" class=${`key ${colour ? "c " : ""}${cls}`} style=${colour ? paint(colour) : undefined} onClick=${onPress} disabled=${disabled} aria-label=${label} aria-pressed=${pressed} data-place=${place} data-group=${group}>
    ${sign && html`<${Glyph} name=${sign} />`}${children}
  </button>`;
}

/* A key that sends `action` for `seat`. `onDone` is given a reply that says yes. `data-offer`: which act it is, whatever
   its words are. */
export function ActKey({ seat, action, cls = "", colour, sign, hint, onSent, onDone, label, children }) {
  const how = keyState(seat, action);
  const look = colour ? "c " : "";
  const press = () => {
    if (how !== "ready") return;
    act(seat, action, onDone);
    onSent?.();
  };
  return html`<button type="button" class=${`key ${look}${cls} ${how}`} style=${colour ? paint(colour) : undefined}
    onClick=${press} disabled=${how === "not-now"} aria-busy=${how === "sent"} data-act=${action.act} data-offer=${JSON.stringify(action)} aria-label=${label}>
    ${how === "sent" ? html`<i class="turning" aria-hidden="true"></i>` : html`<${Glyph} name=${sign ?? signOf(colour) ?? ""} />`}
    <span>${children}${how === "sent" ? html`<small>${t("page-sent")}</small>` : hint && html`<small>${hint}</small>`}</span>
  </button>`;
}
