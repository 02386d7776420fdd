/* The keys for what a seat may do now. A choice that is not legal is not offered. */
import { boardAnswers, due, dueHere, hasKeys, legalOf, live } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { signOf } from "../colours.js";
import { notice } from "../commands.js";
import { Glyph, hasSign } from "../glyphs.js";
import { html } from "../html.js";
import { seatOf, seatStates, servedSeats, view } from "../store.js";
import { capital, say, t } from "../texts.js";
import { Answers } from "./answer.js";
import { ActKey } from "./key.js";
import { Asking, MayI } from "./may_i.js";
import { More } from "./more.js";
import { Clause } from "./ruling.js";
import { BotPlays, FreeSeats } from "./seats.js";
import { inSteps, Steps } from "./steps.js";

/* {colour, sign} of the key for an offer: what tells it from others to who cannot read. */
export function lookOf(offer, now = view.value) {
  const drawn = drawingOf(now.game)?.keyLook?.(offer.action, seatOf, now.view) ?? {};
  const colour = offer.colour ?? drawn.colour;
  const sign = [`u-${offer.glyph}`, `g-${offer.glyph}`, offer.glyph, drawn.sign, signOf(colour)].find((name) => name && hasSign(name));
  return { colour, sign };
}

/* These have keys of their own: the die's in the well, agreeing in its section. */
const ELSEWHERE = new Set(["roll", "tap_die", "confirm_options"]);

export const OfferKey = ({ seat, offer, cls = "" }) => {
  const { colour, sign } = lookOf(offer);
  return html`<${ActKey} seat=${seat} action=${offer.action} colour=${colour} sign=${sign} hint=${offer.hint ? say(offer.hint) : null} cls=${`${cls}${colour ? "" : " line"}${say(offer.text).length > 8 ? " wordy" : ""}`}>${capital(say(offer.text))}<//>`;
};

const keysOf = (seat, offers) => offers.map((offer) => html`<${OfferKey} key=${JSON.stringify(offer.action)} seat=${seat} offer=${offer} />`);

/* What the referee did not understand: one of these? */
function Asked({ seat }) {
  const asked = seatStates.value[seat]?.asked ?? [];
  if (asked.length === 0) return null;
  return html`<div class="asked" role="group" aria-label=${t("page-asked")}><p><${Glyph} name="m-ask" cls="mark" />${t("page-asked")}</p>
    <div class=${`pick n${Math.min(asked.length, 7)}`}>${keysOf(seat, asked)}</div></div>`;
}

const FEW = 8;

/* More than a handful: step by step, or one group for each kind of act, in a list that scrolls. */
function Many({ seat, offers }) {
  if (inSteps()) return html`<${Steps} seat=${seat} offers=${offers} keysOf=${(some) => keysOf(seat, some)} />`;
  const kinds = [...new Set(offers.map((offer) => offer.action.act))];
  return html`<div class="many">${kinds.map((kind) => html`<div class="pick n7" key=${kind} role="group">${keysOf(seat, offers.filter((offer) => offer.action.act === kind))}</div>`)}<${More} /></div>`;
}

/* The acts that have their keys here. */
function offersOf(seat) {
  const moved = boardAnswers(seat); // they stand beside the board's question
  return legalOf(seat).filter((offer) => !ELSEWHERE.has(offer.action.act) && !moved.includes(offer));
}

/* Are there keys step by step, with the way to the board among them? */
export const stepping = () => inSteps() && dueHere.value.some((seat) => offersOf(seat).length > FEW);

export function SeatChoices({ seat, named }) {
  const offers = offersOf(seat);
  const who = seatOf(seat);
  const nothing = offers.length === 0 && !seatStates.value[seat]?.asked?.length && !seatStates.value[seat]?.answers?.length;
  if (nothing) return null;
  return html`<div class="choices">
    ${named && html`<p class="whose" data-seat=${who?.colour}><${Glyph} name=${`g-${who?.colour}`} />${who?.name}</p>`}
    <${Asked} seat=${seat} /><${Answers} seat=${seat} />
    ${offers.length > FEW && html`<${Many} seat=${seat} offers=${offers} />`}
    ${offers.length > 0 && offers.length <= FEW && html`<div class=${`pick n${Math.min(offers.length, 7)}`} role="group" aria-label=${t("page-choices-of", { name: who?.name ?? seat })}>${keysOf(seat, offers)}</div>`}
  </div>`;
}

/* Says where the keys are, when somebody else's device has them or a bot sits there. */
function Elsewhere() {
  const bot = due.value.map(seatOf).find((seat) => seat?.bot);
  if (bot && hasKeys.value) return html`<${BotPlays} seat=${bot} />`;
  if (!hasKeys.value) return null;
  const others = due.value.filter((seat) => !servedSeats.value.includes(seat)).map(seatOf).filter(Boolean);
  const choosing = others.filter((seat) => view.value?.pending.some((prompt) => prompt.seat === seat.id && prompt.need === "choice"));
  if (choosing.length === 0) return null;
  return html`<p class="elsewhere"><${Glyph} name="u-link" />${t("page-chooses-on-phone", { name: choosing[0].name })}</p>`;
}

/* The last answer that needs words; it stays until the next press or the next state. `Rule`: the key of its clause. */
export function Notice({ Rule = Clause }) {
  const words = notice.value;
  if (!words) return html`<div class="notice-room" aria-live="polite"></div>`;
  const text = words.text ? say(words.text) : t(words.id, words.facts);
  return html`<div class="notice-room" aria-live=${words.kind === "soft" ? "polite" : "assertive"}>
    <p class=${`notice ${words.kind}`}><${Glyph} name=${words.kind === "soft" ? "m-hint" : "m-no"} cls="mark" /><span>${text} ${words.clause && html`<${Rule} clause=${words.clause} />`}</span></p>
  </div>`;
}

/* Keys of the game that do not depend on whose turn it is. */
function Deeds() {
  const own = drawingOf(view.value?.game)?.Deeds;
  return own ? html`<${own} />` : null;
}

export function Choices() {
  const here = dueHere.value;
  return html`<div class="keys" data-live=${live.value}>
    <${Asking} />${here.map((seat) => html`<${SeatChoices} key=${seat} seat=${seat} named=${here.length > 1} />`)}
    <${MayI} /><${Deeds} /><${Elsewhere} />${!hasKeys.value && html`<${FreeSeats} />`}<${Notice} />
  </div>`;
}
