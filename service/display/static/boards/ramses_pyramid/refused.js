/* What was tried and is not allowed, where it was tried: behind barrier tape, with a ghost of the piece. */
import { html } from "../../html.js";
import { ENTRANCE, halfOf, spotOf } from "./layout.js";
import { Adventurer, Crystal, Tape, Temple } from "./pieces.js";
import { crystalAt, templeScale } from "./ring.js";
import { adventurerPose, ghostPose } from "./stand.js";
import { boxOf } from "./targets.js";

/* The name of the place at which a refused act was tried, as the targets have it. */
function triedAt({ act_facts: facts }) {
  if (!facts) return null;
  if (facts.layer) return `layer:${facts.layer}`;
  const at = facts.goal || facts.at;
  if (at === "rpplace:entrance") return ENTRANCE;
  if (typeof at === "string" && at !== "") return at.startsWith("seat:") ? at.replace("seat:", "tent:") : at;
  return facts.temple ? `temple:${facts.temple}` : null;
}

const NOT_STANDING = ["rp-no-crystal", "rp-not-there"];

function Ghost({ plan, view, seats, refusal, place }) {
  const { temple } = refusal.act_facts;
  const space = plan.spaces[place];
  if (temple && space) return html`<g opacity=".6" transform=${`translate(${space.x} ${space.y}) scale(${templeScale(plan, space)})`}><${Temple} name=${temple} small=${plan.small} /></g>`;
  const seat = seats.find(({ id }) => id === refusal.seat);
  const stands = spotOf(place) || plan.browns[place];
  if (!seat || temple || !stands || NOT_STANDING.includes(refusal.code) || view.adventurers[seat.id] === place) return null;
  const spot = spotOf(place);
  const crowded = Object.values(view.adventurers).includes(place);
  const style = spot && crowded ? ghostPose(plan, spot) : adventurerPose(plan, place, 90 * (spot?.side ?? 0));
  return html`<g opacity=".6" style=${`transform:${style}`}><${Adventurer} colour=${seat.colour} hat=${seats.indexOf(seat)} /></g>`;
}

/* The crystal that is lacking, crossed out. */
function Lacking({ plan, box, colour }) {
  const k = plan.small ? 0.7 : 1;
  return html`<g transform=${`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${k})`}><circle r="23" fill="#14191c" stroke="#fff" stroke-width="2.5" /><g transform="scale(.8)"><${Crystal} colour=${colour} /></g><path d="M-14-14 14 14" stroke="#14191c" stroke-width="8" /><path d="M-14-14 14 14" stroke="#fff" stroke-width="4" stroke-linecap="round" /></g>`;
}

/* A crystal that cannot be stolen: it, where it lies in the tent, or the room where none such lies. The tent itself may
   well be allowed for another colour. */
function FromTent({ plan, view, seats, refusal, seat }) {
  const colour = String(refusal.act_facts.colour ?? "").replace("colour:", "");
  const index = seats.findIndex(({ id }) => id === seat);
  if (!colour || index < 0) return null;
  const held = view.tents[seat];
  const lies = held.indexOf(colour);
  const { x, y, scale } = crystalAt(plan, index, lies < 0 ? held.length : lies, held.length + 1);
  return html`<g class="refused" pointer-events="none" transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${lies < 0 && html`<g opacity=".6"><${Crystal} colour=${colour} /></g>`}<${Tape} width=${38} height=${38} /></g>`;
}

export function Refused({ plan, view, seats, refusal }) {
  const place = refusal && triedAt(refusal);
  if (!place) return null;
  if (place.startsWith("layer:L")) {
    const layer = Number(place.slice(7));
    if (!(layer <= plan.layers + 1)) return null;
    const width = 2 * halfOf(plan, layer) - plan.step;
    return html`<g class="refused" pointer-events="none" transform=${`translate(${plan.cx} ${plan.cy})`}><${Tape} width=${width} height=${width} /></g>`;
  }
  if (place.startsWith("tent:")) return html`<${FromTent} plan=${plan} view=${view} seats=${seats} refusal=${refusal} seat=${place.slice(5)} />`;
  const box = spotOf(place)?.layer > plan.layers ? null : boxOf(plan, view, seats, place);
  if (!box) return null;
  const lacking = /^colour:(.+)$/u.exec(refusal.facts?.asked ?? "")?.[1];
  return html`<g class="refused" pointer-events="none">
    <${Ghost} plan=${plan} view=${view} seats=${seats} refusal=${refusal} place=${place} />
    <g transform=${`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}><${Tape} width=${box.width} height=${box.height} /></g>
    ${lacking && html`<${Lacking} plan=${plan} box=${box} colour=${lacking} />`}
  </g>`;
}
