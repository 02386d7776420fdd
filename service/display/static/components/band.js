/* The band: who, then what, as words and as a picture; and who comes after. */
import { due, known } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { useFit } from "../fit.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { freshness, heardAt, info, link, pending, seatOf, seats, view } from "../store.js";
import { both, clock, say, t } from "../texts.js";

const SIGN_OF_NEED = { dice: "u-roll", choice: "u-pick", board: "u-walk", hidden: "u-eye" };

/* Splits a prompt's sentence so that the name can stand out: "Mira, pick a colour" -> ["Mira,", "pick a colour"]. */
export function splitCall(text, name) {
  const sentence = text.replace(/\.$/u, "");
  for (const end of [",", ":", ""]) {
    if (sentence.startsWith(`${name}${end} `)) return [`${name}${end}`, sentence.slice(name.length + end.length + 1)];
  }
  return sentence.includes(name) ? ["", sentence] : [`${name},`, sentence];
}

const plain = (bold, rest = "", sign = null) => ({ seat: null, bold, rest, sign });

function outcomeCall({ game, view: board, outcome: { winners } }) {
  const names = winners.map((id) => seatOf(id)?.name ?? id);
  if (names.length === 0) return plain(drawingOf(game)?.nobodyWins?.(board) ?? t("page-call-draw"), "", "m-win");
  return { seat: seatOf(winners[0]), bold: both(names), rest: t("page-call-wins", { count: names.length }), sign: "m-win" };
}

function promptCall(prompts) {
  const prompt = prompts.find((one) => due.value.includes(one.seat));
  if (!prompt) return plain(t("page-call-wait"));
  const seat = seatOf(prompt.seat);
  if (seat?.bot) return { seat, bold: seat.name, rest: t(prompt.need === "dice" ? "page-call-bot-rolls" : "page-call-bot-thinks"), sign: "u-bot" };
  const [bold, rest] = splitCall(say(prompt.text), seat?.name ?? prompt.seat);
  return { seat, bold, rest, sign: SIGN_OF_NEED[prompt.need] };
}

function tableCall(now, prompts) {
  if (!now?.game) return plain(t("page-call-no-game"), t("page-call-no-game-rest"));
  if (now.outcome && !now.proposal) return outcomeCall(now);
  if (now.paused) return plain(t("page-call-paused"), t("page-call-paused-rest"), "u-pause");
  if (now.unconfirmed?.length) return plain(t("page-call-options"), t("page-call-options-rest"), "u-rules");
  if (now.proposal) return { ...plain(seatOf(now.proposal.by)?.name ?? "", t(`page-call-${now.proposal.kind}`), "u-undo"), seat: seatOf(now.proposal.by) };
  return promptCall(prompts);
}

/* {seat, bold, rest, sign}: the call of this moment. `seat` colours rim and band. */
function callOf(prompts) {
  const fresh = freshness.value;
  if (fresh === "connecting") return plain(t("page-call-connecting"), t("page-call-connecting-rest"), "u-search");
  if (fresh === "stale" && heardAt.value === 0) return plain(t("page-call-not-found"), t("page-call-not-found-rest"), "u-search");
  if (fresh === "stale") return plain(t("page-call-stale"), t("page-call-stale-rest", { time: clock(heardAt.value) }));
  return tableCall(view.value, prompts);
}

/* As all around may know it, which is what is spoken. */
export const call = () => callOf(pending.value);

/* As whoever has this device in hand may know it: their own task, where the others are told only that they have one. */
export const callHere = () => callOf(known.value);

function Next() {
  const now = view.value;
  if (freshness.value === "stale") {
    return html`<div class="next">${link.value.state === "up" ? t("page-next-silent") : t("page-next-trying")}</div>`;
  }
  if (!now?.game) return null;
  if (now.outcome) return html`<div class="next">${say(info.value?.game_text)}</div>`;
  const next = due.value.length > 0 && drawingOf(now.game)?.nextSeat?.(now.view, seats.value);
  if (!next || due.value.includes(next.id)) return null; // who acts now, out of turn, does not also come next
  return html`<div class="next">${t("page-then")}<br /><b><${Glyph} name=${`g-${next.colour}`} />${next.name}</b></div>`;
}

/* A word with a hyphen of its own, such as "déplace-toi", is not broken there. */
const unbroken = (text) => text.split(/(\S+-\S+)/u).map((part, at) => (at % 2 ? html`<span class="unbroken">${part}</span>` : part));

export function Band({ words }) {
  const { seat, bold, rest, sign } = words;
  const stale = freshness.value === "stale";
  const emblem = stale ? "u-h-off" : seat ? `g-${seat.colour}` : sign ?? "u-roll";
  const line = useFit();
  return html`<header class="band">
    <span class="emblem"><${Glyph} name=${emblem} cls="" /></span>
    <h1 ref=${line}><b>${bold}</b> ${unbroken(rest)}</h1>
    ${seat && sign && !stale && html`<${Glyph} name=${sign} cls="do" />`}
    <${Next} />
  </header>`;
}
