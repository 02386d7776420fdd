/* The drawings of the games, by the game's name in the service. A game without one is still refereed in words. */
import * as ufoAttack from "./ufo_attack.js";

const DRAWINGS = { ufo_attack: ufoAttack };

export const drawingOf = (game) => DRAWINGS[game] ?? null;

/* The picture for a word of a die, whichever game uses it. */
export function dieSign(word) {
  for (const drawing of Object.values(DRAWINGS)) {
    const sign = drawing.dieSign?.(word);
    if (sign) return sign;
  }
  return null;
}
