/* The keys for acts of several steps, such as "the UFO on f3, then the astronaut on d4, then h7": one step at a time, as
   on the drawn board, and together with it. On a phone many keys come in groups. */
import { signal } from "@preact/signals";

import { openSheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { isLast, taken } from "../boards/picking.js";
import { Glyph, hasSign } from "../glyphs.js";
import { MOST, open } from "../groups.js";
import { html } from "../html.js";
import { choices, mayStepBack, offered, picked, picks, press, stepBack } from "../picks.js";
import { view } from "../store.js";
import { capital, t } from "../texts.js";
import { narrow } from "../views/narrow.js";
import { Key } from "./key.js";
import { More } from "./more.js";

/* Are there acts that take more than one press, or so many on a phone that they come in groups? And words for it? */
export function inSteps() {
  const drawing = drawingOf(view.value?.game);
  if (narrow.value && drawing?.kindOf && choices.value.length > MOST) return true;
  return Boolean(drawing?.stepLook) && choices.value.some(({ path }) => path.length > 1);
}

const lookOf = ({ place, depth, choices: list }) => drawingOf(view.value.game).stepLook(list.map(({ offer }) => offer.action), depth, place);

const Look = ({ words, sign, colour, count, ...rest }) => html`<${Key} cls=${colour ? "wordy" : "line wordy"} colour=${colour} sign=${hasSign(sign) ? sign : "u-pick"} ...${rest}><span>${words}${count && html`<small>${t("page-ways", { count })}</small>`}</span><//>`;

const named = ({ words, ...look }) => ({ words: capital(words), ...look });

const StepKey = ({ branch }) => html`<${Look} ...${named(lookOf(branch))} place=${branch.place} onPress=${() => press(branch.place)} />`;

/* The groups that are open, for what is offered and picked now. */
const opened = signal({ among: null, paths: {} });
const here = () => picked.value.join();
const pathHere = () => (opened.value.among === offered.value ? opened.value.paths[here()] ?? [] : []);
function openGroups(path) {
  const paths = opened.value.among === offered.value ? opened.value.paths : {};
  opened.value = { among: offered.value, paths: { ...paths, [here()]: path } };
}

const bare = (place) => place.split(":").at(-1);

function groupLook({ kind, from, to, entries }) {
  const look = named(drawingOf(view.value.game).kindLook(entries[0].action, view.value.view));
  return kind ? look : { ...look, words: `${from} – ${to}` };
}

/* The groups' keys: each opens what is in it. */
const GroupKey = ({ group, path }) => html`<${Look} ...${groupLook(group)} group=${group.id} count=${group.entries.length} onPress=${() => openGroups([...path, group.id])} />`;

/* What has been picked so far, and the ways on: back, and to the board where it is not beside the keys. */
function Picked({ path }) {
  const steps = taken(choices.value, picked.value).map((branch) => ({ depth: branch.depth, ...lookOf(branch) }));
  if (steps.length === 0 && !narrow.value) return null;
  const back = path.length > 0 ? () => openGroups(path.slice(0, -1)) : mayStepBack.value && stepBack;
  return html`<div class="picked"><p>${steps.map(({ depth, words, sign }) => html`<span key=${depth}><${Glyph} name=${sign} />${capital(words)}</span>`)}</p>
    ${narrow.value && html`<${Key} cls="line" sign="u-board" onPress=${() => openSheet("board")}>${t("page-board")}<//>`}
    ${back && html`<${Key} cls="line" sign="u-undo" onPress=${back}>${t("page-back")}<//>`}</div>`;
}

/* An entry for each key: its kind and its place on the board say into which group it goes. */
function entriesOf(seat, offers) {
  const kindOf = drawingOf(view.value.game).kindOf ?? (() => null);
  const own = [...picks.value].map(([place, branch]) => ({ place, ...branch })).filter(({ depth, choices: list }) => depth === picked.value.length && list.some((one) => one.seat === seat));
  const placed = new Set(choices.value.map(({ offer }) => offer));
  const entry = (offer, place) => ({ offer, action: offer.action, kind: kindOf(offer.action), place: bare(place ?? "") });
  const unplaced = offers.filter((offer) => !placed.has(offer)).map((offer) => ({ ...entry(offer), kind: null }));
  const whole = own.filter(isLast).flatMap(({ place, choices: list }) => list.map(({ offer }) => entry(offer, place)));
  const steps = own.filter((branch) => !isLast(branch)).map((branch) => ({ branch, ...entry(branch.choices[0].offer, branch.place) }));
  return [...unplaced, ...whole, ...steps];
}

/* `offers`: all that the seat may do; `keysOf(offers)`: the keys of those that need no further step. */
export function Steps({ seat, offers, keysOf }) {
  const all = entriesOf(seat, offers);
  const grouping = narrow.value && drawingOf(view.value.game).kindOf;
  const { path, entries, groups } = grouping ? open(all, pathHere()) : { path: [], entries: all, groups: [] };
  return html`<div class="steps"><${Picked} path=${path} /><div class="many"><div class="pick n7" role="group">
    ${groups.map((group) => html`<${GroupKey} key=${`group ${group.id}`} group=${group} path=${path} />`)}
    ${keysOf(entries.filter(({ branch }) => !branch).map(({ offer }) => offer))}${entries.filter(({ branch }) => branch).map(({ branch }) => html`<${StepKey} key=${branch.place} branch=${branch} />`)}
  </div><${More} /></div></div>`;
}
