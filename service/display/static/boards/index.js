/* The drawings of the games, by the game's name in the service. A game without one is still refereed in words.

   A drawing is a folder with a board.js, which exports
     Board({ view, info, seats, due, spots, refusal, small, height })  the picture, an <svg class="board">
     Twin({ view, info, seats })        the same in words, a list for screen readers
     placeOf(action, view)              the name of the place at which a legal act happens, or null (see target.js); or
                                        a list: the places to press one after the other, such as [from, to]
     pickFirst(view)                    of such a list, the places that are picked before anybody has (may be left out)
     stepLook(actions, depth, place)    { words, sign, colour } of the key for a step that leads on to these acts, where lists of
                                        places are used; `depth`: how many places have been pressed before
     kindOf(action)                     the kind of an act, where there are so many that a phone shows their keys in groups, and
     kindLook(action, view)             { words, sign, colour } of the key for its kind (both may be left out)
     keyLook(action, seatOf, view)      { colour, sign } of the key for an act
     wordColour(word)                   the colour of a word to be entered that is none itself (may be left out)
     isRollOf(facts, means)             was the roll that a ruling tells of the face with these words?
     nextSeat(view, seats)              whose turn comes next, or null where nobody can tell
     Hand({ view, seat })               what this seat alone may know, in place of a list of it (may be left out)
     laidOpen                           true: a seat's own device shows its secrets all the time, since nobody could play
                                        without; else they are drawn only while their owner holds them open
     Victory({ view, winner, upright }) the picture of the end
     cheer(view), finalLine(view, info, seat)   its words
     nobodyWins(view)                   what the band says of an end without a winner (may be left out: a draw)
     Deeds()                            keys that do not depend on whose turn it is (may be left out)
     sheets                             { kind: Sheet } that they open over the page (may be left out)
   `view` is the game's cut for this device, `info` the table's, `due` the seats that owe an answer, `spots` what a
   press on a place does, `refusal` the last ruling if it refused something or called a foul, `small` the drawing for
   narrow screens and `height` its height there if it has to be lower. The signs on its die: dice.js.
   Words: service/texts/boards/<game>/. */
import { part } from "../parts.js";

const DRAWINGS = {
  amenophis: part(() => import("./amenophis/board.js"), "boards/amenophis.css"),
  lunar_command: part(() => import("./lunar_command/board.js"), "boards/lunar_command.css"),
  pirate_code: part(() => import("./pirate_code/board.js"), "boards/pirate_code.css"),
  ramses_pyramid: part(() => import("./ramses_pyramid/board.js"), "boards/ramses_pyramid.css"),
  ufo_attack: part(() => import("./ufo_attack/board.js")),
};

/* Is there a drawing of this game, even if it has still to be fetched? */
export const isDrawn = (game) => Object.hasOwn(DRAWINGS, game);

/* The game's drawing; null while it is being fetched, and for a game without one. */
export const drawingOf = (game) => (isDrawn(game) ? DRAWINGS[game]() : null);
