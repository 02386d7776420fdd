/* Where adventurers and mummies stand: beside the pyramid, on its places, on its top. Pure functions. */
import { tileScale } from "./ring.js";
import { BACK, halfOf, pose, poseAt, reach, shared, spotOf } from "./layout.js";

/* Who stands beside whom on a brown space: a step to the free side of it, mummies to the other. */
const STAND = { bottom: { x: 30, y: 5 }, left: { x: 31, y: 8 }, top: { x: -28, y: 13 }, right: { x: -31, y: 8 } };
const LIE = { bottom: { x: -21, y: 14 }, left: { x: -21, y: 14 }, top: { x: 21, y: 14 }, right: { x: 21, y: 14 } };

/* Where nobody stands: the ghost of an adventurer on the mummies' side. */
export const ghostPose = (plan, spot) => pose(plan, 90 * spot.side, -46 * plan.token, -reach(plan, spot.layer) - 2, plan.token);

/* Where an adventurer stands beside the pyramid; `index` of `count` at the same place. */
function besideAt(plan, place, index, count) {
  const station = plan.browns[place];
  if (station) {
    const k = tileScale(plan, station);
    const stand = STAND[station.side];
    return { x: station.x + (stand.x + shared(index, count, 17)) * k, y: station.y + stand.y * k, scale: 0.88 * k };
  }
  const { x, y, width, height } = plan.entrance;
  const zone = place === BACK ? 1 : -1;
  const size = plan.small ? 0.5 : 0.8;
  const step = Math.min(width * 0.24, (width * 0.44) / Math.max(1, count));
  return { x: x + zone * width * 0.25 + (index - (count - 1) / 2) * step, y: y + height * 0.16, scale: size };
}

/* Adventurers on one place stand in a row away from its crystal, closer where the layer is short. They are taller than
   wide, so the east and west sides need more room. */
function alongSide(plan, { layer, side }, index, count) {
  const first = 46 * plan.token;
  const room = Math.max(0, halfOf(plan, layer) - first - 12 * plan.token);
  const apart = (side % 2 ? 40 : 30) * plan.token;
  return first + index * Math.min(apart, room / Math.max(1, count - 1));
}

export function adventurerPose(plan, place, angle, index = 0, count = 1) {
  const spot = spotOf(place);
  if (spot) return pose(plan, angle, alongSide(plan, spot, index, count), -reach(plan, spot.layer) - 2, plan.token);
  const { scale, ...point } = besideAt(plan, place, index, count);
  return poseAt(plan, angle, point, scale);
}

/* A mummy at the edge of the top, `along` from the middle of its side. */
export const topPose = (plan, angle, along) => pose(plan, angle, along, -plan.core * 0.72, plan.core / 128);

/* The mummies that are still beside their king, by the layer's own sides: they turn along. */
export function topMummies(plan, view) {
  const turns = view.quarters.at(-1) ?? 0;
  return view.top.flatMap((count, side) => {
    const own = (((side - turns) % 4) + 4) % 4;
    const step = Math.min(plan.core * 0.62, (plan.core * 1.7) / Math.max(1, count));
    return Array.from({ length: count }, (_, index) => ({ id: `t${own}-${index}`, style: topPose(plan, 90 * (own + turns), (index - (count - 1) / 2) * step) }));
  });
}

export function mummyPose(plan, place, angle) {
  const spot = spotOf(place);
  if (spot) return pose(plan, angle, -48 * plan.token, -reach(plan, spot.layer) - 2, plan.token * 0.72);
  const station = plan.browns[place];
  if (!station) return null;
  const k = tileScale(plan, station);
  return poseAt(plan, angle, { x: station.x + LIE[station.side].x * k, y: station.y + LIE[station.side].y * k }, 0.55 * k);
}
