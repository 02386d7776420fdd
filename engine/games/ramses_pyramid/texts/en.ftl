### Ramses Pyramid. A message is named after its code; the facts of a finding are its arguments, already in words.

game-ramses-pyramid = Ramses Pyramid
rpface-move = a move
rpface-steal = a theft
rpface-rotate = a turning layer
rpface-mummy = a mummy
rpturn-quarter = a quarter turn clockwise
rpturn-half = half a turn
rpturn-three-quarter = a three-quarter turn clockwise
rpplace-entrance = the Entrance
rpside-N = North
rpside-E = East
rpside-S = South
rpside-W = West
name-Ln = layer { $n }
name-Ln-N = North { $n }
name-Ln-E = East { $n }
name-Ln-S = South { $n }
name-Ln-W = West { $n }

## What is asked

rp-ask-place = { $seat }, put your adventurer on a side of the bottom layer.
rp-ask-roll = { $seat }, roll the die.
rp-ask-roll-or-side = { $seat }, roll the die, or go to another side instead.
rp-ask-steal = { $seat }, choose whose crystal to steal.
rp-ask-rotate = { $seat }, turn a layer of the pyramid.
rp-ask-mummies = { $seat }, move the mummies down.
rp-ask-ring = { $seat }, move { $steps ->
        [one] one brown space
       *[other] { $steps } brown spaces
    } forward.
rp-ask-land = { $seat }, take the crystal, or look into a temple.
rp-ask-take = { $seat }, take the crystal.
rp-ask-look = { $seat }, look into the temple, alone.
rp-ask-sees = { $seat }, note what is in temple { $temple } if you like, for you alone. Then put it on another empty space.
rp-ask-looker = { $seat }, look into a temple, alone, and put it on another empty space.
rp-ask-put = { $seat }, put temple { $temple } on another empty space.
rp-ask-move = { $seat }, move: { $steps ->
        [one] one step is left.
       *[other] { $steps } steps are left.
    }
rp-ask-shows = { $seat }, say which colour temple { $temple } shows.
rp-ask-conflict = { $seat }, say which opening was told wrongly: two contradict each other.
rp-ask-enter = { $seat }, enter the place that the temple has opened.
rp-ask-name = { $seat }, say which colour is in each temple.
rp-ask-open = { $seat }, open the temples one after the other.

## What an act is called on a key, and how it is told

rp-act-place = Place on { $at }
    .told = { $seat } placed the adventurer on { $at }
rp-act-roll = Roll
    .told = { $seat } rolled { $face }
rp-act-move-on-ring = Move to { $at }
    .told = { $seat } moved to { $at }
rp-act-take-crystal = Take the crystal
    .told = { $seat } took the crystal of { $at }
rp-act-look = Look into temple { $temple }
    .told = { $seat } looked into temple { $temple }
rp-act-sees = Note what you saw
    .told = { $seat } noted something
rp-act-put-temple = Temple { $temple } to { $at }
    .told = { $seat } put temple { $temple } on { $at }
rp-act-steal = Steal { $colour } from { $at }
    .told = { $seat } stole { $colour } from { $at }
rp-act-turn-layer = { $layer }: { $turn }
    .told = { $seat } gave { $layer } { $turn }
rp-act-mummies-down = { $new ->
        [none] { $off ->
            [none] Mummies down
           *[other] Mummies down, off to { $off }
        }
       *[other] { $off ->
            [none] From { $new } down on { $onto }
           *[other] From { $new } down on { $onto }, off to { $off }
        }
    }
    .told = { $seat } moved the mummies
rp-act-step = Step to { $at }
    .told = { $seat } stepped to { $at }
rp-act-change-side = Go to side { $at }
    .told = { $seat } went to side { $at }
rp-act-reveal = Open { $temple } for { $goal }
    .told = { $seat } opened temple { $temple } for { $goal }
rp-act-shows = It shows { $colour }
    .told = { $seat } told what it shows
rp-act-correct-earlier = The earlier one
    .told = { $seat } corrected the earlier opening
rp-act-correct-new = The one just now
    .told = { $seat } corrected the opening just made
rp-act-stop = Stop here
    .told = { $seat } stopped
rp-act-name-temple = { $temple }: { $colour }
    .told = { $seat } said that temple { $temple } holds { $colour }
rp-act-open-temple = Open temple { $temple }
    .told = { $seat } opened temple { $temple }
rp-act-end-turn = End the turn
    .told = { $seat } wanted to end the turn
rp-act-claim-win = I have won
    .told = { $seat } claimed the win

rp-hint-colour = { $colour }
rp-hint-falls = knocks off { $seats }

## What happened

rp-placed = { $seat } starts to climb on { $at }.
rp-rolled = { $seat } rolled { $face }.
rp-moved = { $seat } moves to { $at }.
rp-round = { $seat } is back at the Entrance, and climbs from the next turn on.
rp-nothing-there = There is neither crystal nor temple at { $at }. The turn is over.
rp-crystal-taken = { $seat } takes the { $colour } crystal of { $at }.
rp-nothing-to-steal = No other tent has a colour that { $seat } lacks: there is nothing to steal.
rp-stolen = { $seat } steals { $colour } from { $at }.
rp-turned = { $seat } gives { $layer } and all above it { $turn }.
rp-king-defeated = A mummy, right below the king: { $seat } defeats him!
rp-treasure-room = The treasure room opens. { $seat } has to say which colour is in each temple.
rp-king-climbs = The king climbs up to layer { $layer }.
rp-king-at-top = The king climbs up to the top. From now on he releases his mummies.
rp-no-mummies = All mummies are out of the game.
rp-mummies-step =
    { $count ->
        [one] One mummy goes down a step.
       *[other] { $count } mummies go down a step.
    }
rp-mummy-off =
    { $left ->
        [0] The last mummy steps off the pyramid, to { $at }.
        [one] A mummy steps off the pyramid, to { $at }. One is left.
       *[other] A mummy steps off the pyramid, to { $at }. { $left } are left.
    }
rp-mummy-released = A mummy leaves the top for { $at }.
rp-knocked-off = The mummy on { $at } knocks off { $who }, who is back at the Entrance.
rp-roller-fell = { $seat } was knocked off and does not move.
rp-no-step = { $seat } can make no step from { $at }. The turn is over.
rp-stepped-up =
    { $colour ->
        [none] { $seat } steps up to { $at }.
       *[other] { $seat } steps up to { $at }, which asks for { $colour }.
    }
rp-stepped-down = { $seat } steps down to { $at }.
rp-side-changed = { $seat } goes round to { $at }.
rp-stopped =
    { $left ->
        [one] { $seat } stops, with one step left.
       *[other] { $seat } stops, with { $left } steps left.
    }
rp-looked = { $seat } looks into temple { $temple } from { $at }.
rp-noted = You noted: temple { $temple } holds { $colour }.
rp-noted-anew = You noted: temple { $temple } holds { $colour }. Before, you had noted { $before }.
rp-temple-put = { $seat } puts temple { $temple } from { $at } to { $to }.
rp-opened = { $seat } opens temple { $temple } from { $at }, to enter { $goal }.
rp-shows-right = Temple { $temple } opens the way to { $goal }.
rp-shows-wrong = Temple { $temple } does not show the { $asked } that { $goal } asks for. Put it away; then the turn is over.
rp-shows = Temple { $temple } shows { $colour }.
rp-note-was-wrong = Temple { $temple } shows { $colour }. You had noted { $before }.
rp-contradicts = What temple { $temple } shows contradicts what temple { $other } showed when { $by } opened it, in turn { $turn }. One of the two was told wrongly.
rp-contradicts-told = What temple { $temple } shows contradicts what is known of temple { $other }. One of the two was told wrongly.
rp-contradicting = Temple { $temple } is said to show { $colour }, and temple { $other } to hold { $before }.
rp-earlier-corrected = What temple { $temple } was said to show earlier counts no more.
rp-tell-again = Then once more: what does temple { $temple } show?
rp-named = { $seat } says: temple { $temple } holds { $colour }.
rp-treasure-opened = { $seat } opens temple { $temple }, said to hold { $colour }.
rp-named-right = It shows { $asked }: right!
rp-named-wrong = It does not show { $asked }. The pyramid closes!
rp-trapped = { $seat } is trapped and out of the game; the king stays.

rp-wins = { $winners } wins: the king is defeated.
rp-wins-together = { $winners } win: { $by } has defeated the king and wears the crown.
rp-wins-scorpion = { $winners } wins, with the crown and the Golden Scorpion.
rp-wins-scorpion-together = { $winners } win: { $by } wears the crown and has the Golden Scorpion.
rp-wins-trapped = { $winners } wins with the crown, but without the Golden Scorpion.
rp-wins-trapped-together = { $winners } win: { $by } wears the crown, but has no Golden Scorpion.
rp-king-wins-eight = All mummies have come down to the brown spaces: the Mummy King wins.
rp-king-wins-last = Only one player is left: the Mummy King wins.

## Hints: legal, but it gains nothing

rp-advise-second = You had { $colour } already. A look into the temple would have told you something.

## Not like that

rp-not-a-player = { $name } does not play here.
rp-game-over =
    { $winners-count ->
        [0] The game is over: the Mummy King has won.
        [one] The game is over: { $winners } has won.
       *[other] The game is over: { $winners } have won.
    }
rp-not-your-turn = It is { $turn }’s turn. { $seat }, please wait.
rp-not-on-die = No face of this die shows { $face }. Roll again, or set up the die you play with.
rp-place-first = First put the adventurer on the bottom layer, then roll.
rp-already-rolled = { $seat } has rolled already. The roll stands.
rp-not-at-entrance = { $seat } is at { $at }. Only who came back to the Entrance is placed on the pyramid.
rp-mummy-there = A mummy stands on { $at }, so nobody can go there or past it.
rp-bottom-only = { $at } is no side of the bottom layer. Choose North 0, East 0, South 0 or West 0.
rp-exact-steps =
    { $steps ->
        [one] From { $at }, one brown space forward is { $goal }.
       *[other] From { $at }, { $steps } brown spaces forward are { $goal }, clockwise and no fewer.
    }
rp-not-on-ring = { $seat } is on the pyramid and moves up or down there.
rp-not-there = { $seat } is at { $here }, not at { $at }.
rp-no-crystal = There is no crystal at { $at }.
rp-no-such-temple = There is no temple { $name }. They are { $temples }.
rp-no-such-colour = No temple holds { $name }. The colours are { $colours }.
rp-temple-elsewhere = Temple { $temple } stands on { $at }, beside { $brown }.
rp-no-look-now = Nobody may look into temple { $temple } now. That is for who ends a move beside it.
rp-no-opening-now = Nobody may open temple { $temple } now.
rp-noted-already = What was seen has been noted.
rp-nothing-to-note = There is nothing to note now: only who has just looked into a temple may.
rp-nothing-open = No temple is open.
rp-not-inside = Temple { $temple } cannot show { $colour }: the written position says what is inside.
rp-shown-before = That cannot be: in turn { $turn }, { $by } opened temple { $other }, and it showed { $before }. Look again.
rp-shown-before-told = That cannot be: it is known that temple { $other } holds { $before }. Look again.
rp-other-temple = Temple { $temple } is the one to be put away.
rp-no-space = There is no temple space { $at }. Empty are { $spaces }.
rp-another-space = The temple was on { $at }. Put it on another space: { $spaces-or }.
rp-space-taken = A temple stands on { $at }. Choose an empty space: { $spaces-or }.
rp-no-temple-in-hand = No temple is to be moved now. Put it back.
rp-no-such-seat = Nobody called { $name } plays. Choose one of the other players.
rp-own-tent = { $seat }, steal from somebody else’s tent, not from your own.
rp-shared-tent = { $at } is on your team, and your tents count as one.
rp-closed-tent = { $at } is trapped in the pyramid, and the tent is closed.
rp-tent-lacks = { $at }’s tent has no { $colour } crystal.
rp-has-colour = { $seat } has { $colour } already. Only a colour that you lack can be stolen.
rp-no-steal = There is no stealing now. Put the crystal back.
rp-nothing-to-correct = Nothing contradicts: there is nothing to correct.
rp-named-already = Temple { $temple } has been named. That stands.
rp-colour-named = The colour { $colour } has been named already. Each colour is in one temple.
rp-no-treasure-room = The temples are named in the treasure room, by who has defeated the king.
rp-name-first = First say what is in every temple, then open them.
rp-open-already = Temple { $temple } is open already.
rp-something-there = There is a crystal or a temple at { $at }: take it, or look into it.
rp-stop-instead = To make no more steps, say stop.
rp-ends-by-itself = The turn ends by itself once everything is done.
rp-no-win = Only a mummy, rolled by who stands on { $at } when the turn begins, defeats the king.

rp-wrong-ended = Temple { $temple } showed the wrong colour: the turn ends, without another step or temple.
rp-not-on-pyramid = { $seat } is not on the pyramid yet, but at { $at }.
rp-no-such-place = There is no place { $at } on this pyramid.
rp-one-layer = From { $here }, a step goes one layer up or down on the same side, not to { $at }.
rp-one-direction = A move goes in one direction: no way back from { $here } to { $at } in this move.
rp-kings-layer = Nobody gets onto the king’s layer, or past it.
rp-no-colour-needed = { $at } is on the bottom layer, which asks for no crystal.
rp-wrong-crystal = { $at } asks for { $asked }, not for { $colour }.
rp-colour-lacking = { $at } asks for { $asked }: have it at your tent, or open a temple that holds it.
rp-rolled-no-side = { $seat } has rolled. Going to another side is done instead of a roll.
rp-placed-no-side = After placing the adventurer, { $seat } rolls.
rp-same-place = { $seat } stands on { $at } already.
rp-same-layer = Another side of the same layer: { $at } is on another layer than { $here }.
rp-needs-no-temple = { $at } is open without a temple.
rp-must-pass-on = Nobody may stay with the mummy on { $at }: go on.
rp-exact = A step can be made, so it must be: { $steps ->
        [one] one is left.
       *[other] { $steps } are left.
    }
rp-bottom-fixed = The bottom layer is not turned.
rp-top-turns-along = The top is not turned alone: turn a layer below it.
rp-no-such-layer = You cannot turn { $name }. Choose { $layers-or }.
rp-another-position = A layer is turned to another position: by a quarter, a half or three quarters.
rp-not-alone = All layers above turn along.
rp-no-turning = No layer is to be turned now. Turn it back.
rp-king-below = The king is below the top: he has to climb up there before he releases a mummy.
rp-no-mummies-now = No mummy moves now. Put them back.
rp-one-must-leave = One mummy has to leave the top: from { $sides-or }.
rp-none-on-side =
    { $sides-count ->
        [0] No mummy is left on the top.
       *[other] No mummy stands on side { $name } of the top. Choose { $sides-or }.
    }
rp-own-side = A mummy of side { $side } comes down on side { $side }, not on { $name }.
rp-no-such-side = No mummy can come down on { $name }. The sides are { $sides }.
rp-off-where = A mummy steps off the pyramid. Choose its brown space: { $spaces-or }.
rp-off-taken = { $at } is no free brown space. Choose { $spaces-or }.
rp-none-steps-off = No mummy steps off the pyramid now, so none goes to { $at }.
rp-which-mummy = { $seat }, on which side does the mummy come down?

rp-owed-place = { $seat }, put your adventurer on a side of the bottom layer.
rp-owed-roll = { $seat }, roll the die first.
rp-owed-roll-or-side = { $seat }, roll, or go to another side of your layer.
rp-owed-steal = { $seat }, steal a crystal first.
rp-owed-rotate = { $seat }, turn a layer first.
rp-owed-mummies = { $seat }, move the mummies first.
rp-owed-ring = { $seat }, move to { $goal }.
rp-owed-land = { $seat }, take what is there, or look into it.
rp-owed-move = { $seat }, make a step, open a temple, or stop.
rp-owed-put = { $seat }, put temple { $temple } on { $spaces-or } first.
rp-owed-shows = { $seat }, tell first what temple { $temple } shows.
rp-owed-conflict = { $seat }, say first which of the two openings was told wrongly.
rp-owed-enter = { $seat }, enter { $goal }: the temple has opened it.
rp-owed-name = { $seat }, say which colour is in each temple.
rp-owed-open = { $seat }, open the temples.

## Options and variants

variant-all-against-king = All against the king
    .help = Four players together. The king wins once all his mummies have come down.
variant-treasure-room = Treasure room
    .help = Who defeats the king has to name the temples’ colours to win the Golden Scorpion.

option-two-player-removed = Crystals left out with two players
    .help = Two colours that do not lie on the brown spaces.
option-pyramid-steps = Steps on the pyramid
    .help = As many as you like, or all that your crystals allow.
option-mummy-pass = Passing mummies
    .help = An adventurer may go past a mummy, but not stay with it.
option-mummy-side = Where a mummy comes down
    .help = On its side of the pyramid, or on a side the roller chooses.
option-mummy-brown-steps = Brown spaces for a mummy
    .help = How far the mummy face moves you on the ring.
option-king-start-below = The king starts below
    .help = So many layers below the top. Each mummy rolled takes him up one.
option-king-wins-at-eight = The king wins with his mummies
    .help = He wins at once when all mummies are on brown spaces.
option-share-crystals = Shared crystals
    .help = A team’s tents count as one.
option-trapped = Trapped in the treasure room
    .help = The win stands, without the scorpion; or the player is out, and the king stays.
option-show-revealed = Show opened colours
    .help = The display keeps showing what opened temples held.

## Values of options, and what our guess is about the box

option-pyramid-steps-up-to = as many as you like
option-pyramid-steps-exact = all of them
option-mummy-side-own = its own side
option-mummy-side-any = any side
option-trapped-no-treasure = win, no scorpion
option-trapped-out = out of the game

box-ramses-pyramid-map-crystals = which crystal lies on which brown space
box-ramses-pyramid-map-temples = where the temples are
box-ramses-pyramid-map-layers = how many layers there are, and their colours
box-ramses-pyramid-map-top = where the mummies stand on top
box-ramses-pyramid-temple-colours = the colours of the temples

## Not to be set up like that

rp-setup-mummies = { $mummies } mummies stand on top, and there are { $spaces } brown spaces. There must be one mummy at least, and a space for each. Mend the board’s file.
rp-setup-temples = { $temples } temples are on the map, and { $colours } colours are named for them. There is one temple of each colour. Mend the board’s file.
rp-setup-spaces = There are { $spaces } temple spaces for { $temples } temples. One at least must be empty. Mend the board’s file.
rp-setup-king = The king would start { $below } layers below the top, and this pyramid has only { $layers }.
