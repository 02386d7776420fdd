/* The board of Lunar Command, drawn from the view alone. Everything here that moves goes from its old place to its new
   one (320 ms, css/board.css); nothing is remembered but which thing was which in the picture before. */
import { useMemo, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../texts.js";
import { Target } from "../target.js";
import { at, Figures, figureSpots, Heaps, Ufos } from "./figures.js";
import { Corridors, Ground, Stations } from "./ground.js";
import { centre, isOn, layout, spaceAt, tokenAt } from "./layout.js";
import { linksOf } from "./network.js";
import { Frame, isDrawn, Piece, teamOf } from "./pieces.js";
import { Refused, refusedAt } from "./refusal.js";
import { goalOf, optionOf, seated, teamsOf } from "./seats.js";
import { Side, Strip, stripItems } from "./sides.js";
import { builtSince, follow, placesOf, ringed } from "./trace.js";

const KINDS = ["robot", "astronaut", "ufo"];

/* What is where, which of it is new, and which figures have just moved. */
function useTrace(view) {
  const memory = useRef({ view: null, stamp: "", pieces: null, built: [], rings: new Set(), count: 0 });
  const kept = memory.current;
  if (kept.view === view) return kept;
  const places = placesOf(view);
  const stamp = JSON.stringify([view.board, places]);
  if (stamp !== kept.stamp) {
    const mint = () => (kept.count += 1);
    kept.pieces = Object.fromEntries(KINDS.map((kind) => [kind, follow(kept.pieces?.[kind] ?? null, places[kind], mint)]));
    kept.built = builtSince(kept.view, view);
    kept.rings = ringed(KINDS.flatMap((kind) => kept.pieces[kind]));
    kept.stamp = stamp;
  }
  kept.view = view;
  return kept;
}

/* From where a new piece comes: its owner's stock. */
function stockOf(plan, teams, strip, token) {
  const number = teams.indexOf(teamOf(token));
  if (number >= 0) return plan.small ? { x: 30, y: number ? plan.height : 0 } : { x: number ? plan.width - 60 : 40, y: 520 };
  return strip[0] ?? { x: plan.width / 2, y: plan.height };
}

function Pieces({ plan, view, teams, strip, built }) {
  return html`<g>
    ${view.board.map((token, index) => {
      if (!isDrawn(token)) return null;
      const space = spaceAt(index, plan.columns);
      const { x, y } = centre(plan, space);
      const fresh = built.includes(index);
      const from = stockOf(plan, teams, strip, token);
      return html`<g key=${`${index}${token}`} class=${fresh ? "piece arrives" : "piece"} data-at=${space} data-token=${token} style=${`${at(x, y, plan.scale)};--fx:${from.x}px;--fy:${from.y}px`}>
        <${Piece} token=${token} />
      </g>`;
    })}
    ${built.filter((index) => isDrawn(view.board[index])).map((index) => {
      const { x, y } = centre(plan, spaceAt(index, plan.columns));
      return html`<g key=${`new${index}`} transform=${`translate(${x} ${y}) scale(${plan.scale})`}><${Frame} token=${view.board[index]} /></g>`;
    })}
  </g>`;
}

const areaOf = ({ x, y }, width, height) => ({ x: x - width / 2, y: y - height / 2, width, height });

const MANY = 16; // so many free spaces are marked by dots, fewer by an outline with a plus

/* A free space at which something can be done. */
function FreeSpace({ point, area, spot, dotted, refused, unit }) {
  if (spot.how === "picked" || refused) return html`<rect class=${refused ? "lun-area" : ""} ...${area} rx="8" />`;
  if (dotted) return html`<rect class="lun-area" ...${area} rx="8" /><circle class="lun-dot" cx=${point.x} cy=${point.y} r=${7 * unit} />`;
  const arm = 7 * unit;
  return html`<rect ...${area} rx="8" /><path class="lun-plus" d=${`M${point.x} ${point.y - arm}v${arm * 2}M${point.x - arm} ${point.y}h${arm * 2}`} />`;
}

/* Each space and each thing beside the board at which something can be done. `isFree(space)`: nothing is there. */
function Targets({ plan, strip, spots, isFree, refused }) {
  const side = plan.cell - 5;
  const free = [...spots.values()].filter(({ place, how }) => how !== "aside" && isOn(plan, place) && isFree(place));
  return html`<g>
    ${[...spots.values()].map((spot) => {
      const { place } = spot;
      const item = strip.find((one) => one.key === place);
      if (!isOn(plan, place)) return item && html`<${Target} key=${place} spot=${spot}><rect ...${areaOf(item, item.each - 8, plan.small ? 28 : 32)} rx="8" /><//>`;
      const point = centre(plan, place);
      const area = areaOf(point, side, side);
      return html`<${Target} key=${place} spot=${spot}>
        ${isFree(place) ? html`<${FreeSpace} point=${point} area=${area} spot=${spot} refused=${place === refused?.at} dotted=${free.length > MANY} unit=${plan.scale} />` : html`<rect ...${area} rx="8" />`}
      <//>`;
    })}
  </g>`;
}

/* `view` is the game's cut; `spots` what a press does where; `refusal` the last ruling if it refused something; `small`
   the drawing for narrow screens, `height` its height if it has to be lower. */
export function Board({ view, info, seats: all, spots, refusal, small, height }) {
  const seats = seated(view, all);
  const plan = layout(view, small, height);
  const teams = teamsOf(view);
  const trace = useTrace(view);
  const strip = stripItems(plan, view);
  const figures = figureSpots(plan, view, teams, strip, trace);
  const goal = goalOf(view, info);
  const directed = optionOf(info, "straight_walls_directed") !== false;
  const links = useMemo(() => linksOf(view, directed), [view.board, directed]);
  const refused = refusedAt(plan, view, refusal, optionOf(info, "straight_wall_length") > 1);
  const isTaken = (space) => space in view.robots || space in view.astronauts || view.ufos.includes(space);
  const isFree = (space) => tokenAt(view, space) === ".." && !isTaken(space);
  const offered = [...spots.values()].filter(({ place, how }) => how !== "aside" && isOn(plan, place) && isFree(place));
  return html`<svg class=${small ? "board lunar small" : "board lunar"} viewBox=${`0 ${plan.top} ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMid meet" role="img" aria-label=${t("lcb-board-name")}>
    <${Ground} plan=${plan} />
    <${Stations} plan=${plan} stations=${view.closed_stations} teams=${teams} isTaken=${isTaken} />
    <${Corridors} plan=${plan} links=${links} />
    ${teams.map((team, number) => html`<${Side} key=${team} plan=${plan} view=${view} team=${team} number=${number} members=${seats.filter((seat) => view.teams[seat.id] === team)} goal=${goal} />`)}
    <${Strip} plan=${plan} view=${view} items=${strip} />
    <${Pieces} plan=${plan} view=${view} teams=${teams} strip=${strip} built=${trace.built} />
    <${Figures} spots=${figures} rings=${trace.rings} />
    <${Heaps} plan=${plan} spots=${figures} />
    <${Ufos} plan=${plan} view=${view} teams=${teams} strip=${strip} trace=${trace} />
    <${Refused} plan=${plan} refused=${refused} taken=${refused && !isFree(refused.at)} offered=${offered.map(({ place }) => centre(plan, place))} />
    <${Targets} plan=${plan} strip=${strip} spots=${spots} refused=${refused} isFree=${isFree} />
  </svg>`;
}

export { isRollOf, keyLook, kindLook, kindOf, nextSeat, pickFirst, placeOf, stepLook } from "./acts.js";
export { Twin } from "./twin.js";
export { Victory } from "./victory.js";

export const cheer = () => t("lcb-cheer");

/* One line of the final position. */
export const finalLine = (view, _info, seat) => t("lcb-final", { points: view.scores[view.teams[seat]] ?? 0 });
