/* The signs for the words of the games' dice that are no colours. They are known before any drawing has been fetched, since
   whoever sets a game up sees its die first. */
const SIGNS = { mummy: "u-mummy", move: "u-walk", rotate: "u-turn", spacewalk: "u-walk", steal: "u-steal", ufo: "u-ufo" };

export const dieSign = (word) => SIGNS[word] ?? null;
