### UFO Attack. A message is named after its code; the facts of a finding are its arguments, already in words.

game-ufo-attack = UFO Attack
face-ufo = the UFO

## What is asked

ua-ask-roll = { $seat }, roll the die.
ua-ask-launch = { $seat }, roll to launch.
ua-ask-launch-or-pass = { $seat }, roll to launch, or end your turn.
ua-ask-attack-roll = { $seat }, roll again: the laser points at { $at }.
ua-ask-build = { $seat }, choose { $colours-or }.
ua-ask-bonus = { $seat }, take a bonus module.
ua-ask-bonus-or-not = { $seat }, take a bonus module, or leave it.
ua-ask-attack = { $seat }, choose whose rocket to attack.
ua-ask-alien-or-attack = { $seat }, place the alien or attack.
ua-ask-colour-or-ufo = { $seat }, choose a colour or the UFO.
ua-ask-zap = { $seat }, choose what to zap: { $colours-or }.
ua-ask-top = { $seat }, put your top on, or leave it off?

## What an act is called on a key, and how it is told

ua-act-roll = Roll
    .told = { $seat } rolled { $face }
ua-act-take = Build { $colour }
    .told = { $seat } built { $colour }
ua-act-take-bonus = Bonus: { $colour }
    .told = { $seat } took { $colour } as the bonus
ua-act-decline-bonus = No bonus
    .told = { $seat } left the bonus
ua-act-aim = Attack { $at }
    .told = { $seat } aimed at { $at }
ua-act-zap = Zap { $colour }
    .told = { $seat } zapped { $colour }
ua-act-use-ufo = Use the UFO
    .told = { $seat } used the UFO
ua-act-alien-to = Alien to { $at }
    .told = { $seat } put the alien on { $at }’s rocket top
ua-act-put-top-on = Top on
    .told = { $seat } put the top on
ua-act-leave-top-off = Not yet
    .told = { $seat } left the top off
ua-act-take-top-off = Take the top off
    .told = { $seat } wanted to take the top off
ua-act-claim-launch = Launch
    .told = { $seat } claimed a launch
ua-act-pass = End the turn
    .told = { $seat } ended the turn

ua-hint-bonus = { $run } in a row: one more module
ua-hint-left =
    { $count ->
        [one] the last one
       *[other] { $count } left
    }
ua-hint-modules =
    { $count ->
        [0] no module
        [one] one module
       *[other] { $count } modules
    }

## What happened

ua-rolled = { $seat } rolled { $face }.
ua-rolled-blank = { $seat } rolled a blank face. The turn is over.
ua-used-up = No { $colours-or } is left in the storage.
ua-none-left = No { $colours-or } is left in the storage. The turn is over.
ua-built = { $seat } builds { $colour }.
ua-bonus-due = That makes { $run } in a row: { $seat } takes one more module of any colour.
ua-bonus-storage-empty = That makes { $run } in a row, but the storage is empty: there is no bonus.
ua-bonus-lost-to-top = That makes { $run } in a row, but the rocket is full: the top goes on and there is no bonus.
ua-bonus-built = { $seat } takes { $colour } as the bonus.
ua-bonus-declined = { $seat } leaves the bonus.
ua-aimed = { $seat } aims at { $at }’s rocket. Roll again.
ua-nothing-to-zap = { $at }’s rocket has no { $colours-or }. Nothing moves, and the turn is over.
ua-zapped =
    { $count ->
        [one] { $seat } takes one { $colour } module from { $at }.
        [2] { $seat } takes both { $colour } modules from { $at }.
       *[other] { $seat } takes all { $count } { $colour } modules from { $at }.
    }
ua-attack-failed = The UFO again: { $seat }’s attack has failed.
ua-attack-failed-no-alien = The alien is not on { $at }’s top: { $seat }’s attack has failed.
ua-captured =
    { $count ->
        [one] The alien helps: { $seat } takes the one module from { $at }’s rocket.
        [2] The alien helps: { $seat } takes both modules from { $at }’s rocket.
       *[other] The alien helps: { $seat } takes all { $count } modules from { $at }’s rocket.
    }
ua-captured-nothing = The alien helps, but { $at }’s rocket is empty.
ua-alien-back = The alien goes back to the middle.
ua-alien-placed = { $seat } puts the alien on { $at }’s rocket top.
ua-alien-attacks = { $seat } attacks { $at }. Roll again.
ua-ufo-used = { $seat } uses the UFO.
ua-top-on = { $at }’s rocket is full: its top goes on.
ua-top-on-freed = The alien is gone from { $at }’s top: the top goes on the full rocket.
ua-top-off = { $at }’s rocket is no longer ready: its top comes off.
ua-top-kept-off = { $at }’s rocket is full, but the alien keeps its top off.
ua-top-put-on = { $seat } puts the top on. Next turn: launch.
ua-top-left-off = { $seat } leaves the top off.
ua-launched = A UFO, and the top is on: { $seat }’s rocket lifts off!
ua-launch-failed = No UFO: { $seat }’s rocket stays on its pad.
ua-launch-put-off = { $seat } does not try to launch this turn.
ua-scored =
    { $count ->
        [one] { $seat }’s rocket lifts off with one module: { $points } points, { $total } in all.
       *[other] { $seat }’s rocket lifts off with { $count } modules: { $points } points, { $total } in all.
    }
ua-alien-stays = The alien stays on { $seat }’s top, beside the pad.
ua-plays-on =
    { $missing ->
        [one] { $seat } needs one more point to win.
       *[other] { $seat } needs { $missing } more points to win.
    }
ua-wins = { $seat } wins with the first launch.
ua-wins-points = { $seat } wins: { $total } points are enough.

## Hints: legal, but it gains nothing

ua-advise-empty = { $at }’s rocket is empty. Another one has modules to take.
ua-advise-bonus = The bonus module was free.
ua-advise-top = This rocket would have brought enough points to win.

## Not like that

ua-not-a-player = { $name } does not play here.
ua-game-over = The game is over: { $winner } has won.
ua-not-your-turn = It is { $turn }’s turn. { $seat }, please wait.
ua-not-on-die =
    { $face-count ->
        [0] No face of this die is blank. Roll again, or set up the die you play with.
       *[other] No face of this die shows { $face }. Roll again, or set up the die you play with.
    }
ua-already-rolled = { $seat } has rolled already. The roll stands.
ua-no-such-colour = There are no { $word } modules. Choose { $colours-or }.
ua-top-closes = { $seat }’s rocket has its top on: it takes no more modules.
ua-not-rolled =
    { $colours-count ->
        [0] The die does not show { $colour }.
       *[other] The die does not show { $colour }. Choose { $colours-or }.
    }
ua-none-in-storage = No { $colour } is left in the storage. Choose something else.
ua-attack-builds-nothing = This roll is for the attack: nothing comes from the storage.
ua-one-action = Only one action a turn, and it is done.
ua-no-bonus = No bonus is due. Put the module back.
ua-no-bonus-left = The storage is empty, so there is no bonus.
ua-bonus-is-a-must = The bonus has to be taken: choose a colour.
ua-own-rocket = { $seat }, aim at somebody else’s rocket, not at your own.
ua-own-top = { $seat }, the alien goes on somebody else’s top, not on your own.
ua-no-such-seat = Nobody called { $name } plays. Choose one of the other players.
ua-aim-is-fixed = The laser points at { $at } and stays there for this roll.
ua-no-ufo = No UFO was rolled.
ua-no-alien = The alien does not play in this game.
ua-alien-is-there = The alien stands on { $at }’s rocket top already. Put it on another one, or attack.
ua-no-hit = There is nothing to zap now. Put the modules back.
ua-victim-has-none = { $at }’s rocket has no { $colour }.
ua-take-all =
    { $count ->
        [one] There is one { $colour } module on { $at }’s rocket. Take that one.
        [2] Both { $colour } modules move, no more and no fewer. Take them both from { $at }.
       *[other] All { $count } { $colour } modules move, no more and no fewer. Take them all from { $at }.
    }
ua-too-few =
    { $missing ->
        [one] { $at }’s rocket needs one more module for its top.
       *[other] { $at }’s rocket needs { $missing } more modules for its top.
    }
ua-colours-lacking = { $at }’s rocket still needs { $colours } for its top.
ua-top-is-on = { $seat }’s top is on already.
ua-alien-keeps-off = The alien stands on { $seat }’s rocket top, so the top cannot go on the rocket.
ua-top-at-turn-end = The top can go on at the end of { $seat }’s own turn.
ua-top-no-choice = The top goes on by itself as soon as the rocket is full.
ua-top-stays = { $seat }’s top stays on. Put it back.
ua-no-top-on = { $seat }’s rocket has no top on.
ua-launch-needs-ufo = Only a UFO, rolled at the start of { $seat }’s turn, launches the rocket.
ua-launch-needs-top = { $seat }’s rocket has no top on, so it cannot launch.
ua-no-pass = { $seat } cannot pass.

ua-owed-roll = { $seat }, roll the die first.
ua-owed-launch = { $seat }, your top is on: roll to launch, nothing else.
ua-owed-launch-or-pass = { $seat }, your top is on: roll to launch, or end your turn.
ua-owed-attack-roll = { $seat }, roll again for the attack.
ua-owed-build = { $seat }, build a rolled colour: { $colours-or }.
ua-owed-bonus = { $seat }, the bonus comes first.
ua-owed-attack = { $seat }, the UFO was rolled: choose whose rocket to attack.
ua-owed-alien-or-attack = { $seat }, the UFO was rolled: place the alien or attack.
ua-owed-colour-or-ufo = { $seat }, choose one of the things you rolled.
ua-owed-zap = { $seat }, zap one of these: { $colours-or }.
ua-owed-top = { $seat }, put your top on or leave it off.

## Options and variants

variant-alien-invasion = Alien invasion
    .help = A rolled UFO may also put the alien on somebody’s top, and the alien helps the next attack.
variant-first-to-12 = First to 12 points
    .help = Every launch scores. Modules of all colours are needed, and the top goes on when you like.

option-modules-per-colour = Modules of each colour
    .help = How many the box has. We assume five.
option-modules-to-launch = Modules for a launch
    .help = How many a rocket needs before its top goes on.
option-launch-optional = Launching is a choice
    .help = With the top on, a turn may be ended without a roll.
option-bonus-run = In a row for a bonus
    .help = How many modules of one colour in a row bring one more. 0: never.
option-bonus-optional = The bonus is a choice
    .help = The bonus module may be left in the storage.
option-bonus-third-of-colour = Bonus for the third of a colour only
    .help = The run must hold all modules of its colour on the rocket.
option-bonus-before-top = Bonus before the top
    .help = If not, the module that fills the rocket brings no bonus.
option-alien-then-roll = Roll after placing the alien
    .help = The roll is an attack on the rocket the alien was put on.
option-launch-bonus = Points for a launch
    .help = They come on top of one point for each module.
option-ten-any-colours = A full load of any colours
    .help = As many modules as win at one launch may be launched without every colour.

## Not to be set up like that

ua-setup-modules = A launch needs { $needed } modules, and there are only { $total } in all.
