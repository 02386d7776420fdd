### Pirate Code. A message is named after its code; the facts of a finding are its arguments, already in words.

game-pirate-code = Pirate Code

score-gold = right
score-stays = right colour, wrong place
score-brown = wrong colour

guess-rolled = the rolled gem
guess-choice = the gem of your choice
guess-skeleton = the skeleton’s gem
guess-row = a gem of the row

row-gold = gold
row-brown = brown

## What is asked

pc-ask-code =
    { $count ->
       *[other] { $seat }, hide { $count } gems in your chest and enter them, from your left.
    }
pc-ask-first-hand = { $seat }, put a gem into the skeleton’s hand.
pc-ask-hand = { $seat }, put another gem into the skeleton’s hand.
pc-ask-roll = { $seat }, roll the die.
pc-ask-guess =
    { $count ->
        [one] { $seat }, make one guess: place or move a gem.
       *[other] { $seat }, make { $count } guesses, in any order. The die shows { $colours }.
    }
pc-ask-rolled = { $seat }, place or move a { $colours } gem.
pc-ask-choice = { $seat }, place or move a gem of any colour.
pc-ask-skeleton = { $seat }, place the skeleton’s gem.
pc-ask-row =
    { $count ->
        [one] { $seat }, place one more gem, of any colour, on the last free position.
       *[other] { $seat }, place { $count } more gems: one of any colour on each free position.
    }
pc-ask-end = { $seat }, end your turn to have your guesses checked.
pc-ask-answer = { $seat }, look into your chest: how right is { $colour } on position { $at }?
pc-ask-open = { $seat }, open your chest and enter what lies in it, from your left.
pc-which-guess = { $seat }, for which guess is that: { $guesses-or }?

## What an act is called on a key, and how it is told

pc-act-set-code = Hide your code
    .told = { $seat } hid a code
pc-act-fill-hand = { $colour } into the hand
    .told = { $seat } put { $colour } into the skeleton’s hand
pc-act-roll = Roll
    .told = { $seat } rolled { $face }
pc-act-place = { $colour } on { $on } { $at }
    .told = { $seat } put { $colour } on { $on }’s position { $at }
pc-act-move = { $colour } at { $on }: { $at } to { $to }
    .told = { $seat } moved { $colour } at { $on } from { $at } to { $to }
pc-act-end-turn = Check the guesses
    .told = { $seat } ended the turn
pc-act-answer = { $colour } { $at }: { $answer }
    .told = { $seat } scored { $colour } on { $at }: { $answer }
pc-act-change-answers = Change answers
    .told = { $seat } changed earlier answers
pc-act-open-chest = Open the chest
    .told = { $seat } opened the chest
pc-act-declare-empty = No { $colour } left
    .told = { $seat } said that no { $colour } is left
pc-act-declare-found = There is { $colour } after all
    .told = { $seat } found { $colour } after all
pc-act-claim-win = I have won
    .told = { $seat } claimed to have won
pc-act-change-option = Change a rule
    .told = { $seat } wanted to change a rule
pc-act-pass = Pass
    .told = { $seat } wanted to pass

pc-hint-takes-place = instead of { $colour }
pc-hint-changes-places = in exchange for { $colour }

## What happened

pc-code-set = { $seat } has hidden a code.
pc-code-changed = { $seat } has hidden a code anew.
pc-code-is = Your code, from your left: { $colours }.
pc-hand-filled = { $seat } puts { $colour } into the skeleton’s hand.
pc-hand-stays-empty = No gem of any colour is left: the skeleton’s hand stays empty.
pc-rolled = { $seat } rolled { $colour }.
pc-bonus = Three guesses: the skeleton gives { $colour }.
pc-bonus-hand-empty = The skeleton’s hand is empty: two guesses.
pc-placed = { $seat } puts { $colour } on { $on }’s position { $at }.
pc-moved = { $seat } moves { $colour } at { $on } from position { $at } to { $to }.
pc-went-back = The { $colour } gem that lay there goes back to the gem chest.
pc-changed-places = The { $colour } gem that lay there changes places with it.
pc-lost-rolled = Nothing can be done with the rolled gem: this guess is lost.
pc-lost-empty = No { $colour } is left, and no { $colour } gem can be moved: this guess is lost.
pc-lost-choice = Nothing can be done with the gem of choice: this guess is lost.
pc-lost-skeleton = Nothing can be done with the skeleton’s gem: it stays in the hand.
pc-lost-row = No gem can be put on the free position: this guess is lost.
pc-said-empty = { $seat } says that no { $colour } is left in the gem chest.
pc-said-found = { $seat } says that there is { $colour } in the gem chest after all.
pc-turn-ended = { $seat }’s guesses are checked.
pc-turn-without-gems = { $seat }’s turn is over. There is nothing to check.
pc-scored-gold = At { $on }, position { $at }: { $colour } is right and turns gold.
pc-scored-stays = At { $on }, position { $at }: { $colour } is in the code, but not there. It stays.
pc-scored-brown = At { $on }, position { $at }: { $colour } is wrong and goes to the brown area.
pc-scored-stays-off = At { $on }, position { $at }: { $colour } is in the code, but not there. It is taken off.
pc-scored-brown-off = At { $on }, position { $at }: { $colour } is wrong and is taken off.
pc-broken = { $on }’s code is broken.
pc-open-broken = { $seats }: { $seats-count ->
        [one] open your chest
       *[other] open your chests
    }, so that all can compare.
pc-open-all = The game is decided. { $seats }: { $seats-count ->
        [one] open your chest
       *[other] open your chests
    }, so that all can compare.
pc-opened = { $seat }’s chest holds, from the owner’s left: { $colours }.
pc-opened-repeats = A chest with two gems of one colour is no code by these rules.
pc-opened-mismatch = { $seat } had scored { $colour } on position { $at } as “{ $told }”; with this chest it is “{ $right }”.
pc-players-decide = That does not fit. What follows from it is for you to decide.
pc-changed-to-gold = { $seat } changes answer { $number }, { $colour } on position { $at }: it is right, and turns gold.
pc-changed-to-stays = { $seat } changes answer { $number }, { $colour } on position { $at }: right colour, wrong place.
pc-changed-to-stays-gone = { $seat } changes answer { $number }, { $colour } on position { $at }: right colour, wrong place. It goes back to the gem chest.
pc-changed-to-brown = { $seat } changes answer { $number }, { $colour } on position { $at }: it is wrong.
pc-changed-to-brown-gone = { $seat } changes answer { $number }, { $colour } on position { $at }: it is wrong. It goes back to the gem chest.
pc-changed-to-gold-gone = { $seat } changes answer { $number }, { $colour } on position { $at }: it is right, but the place is gold already. It goes back to the gem chest.
pc-roles-swapped = Now { $setter } hides a code, and { $guesser } guesses.
pc-wins = { $winners } wins: all other codes are broken.
pc-wins-later = All codes are broken. { $winners } wins: that code broke last.
pc-share = All codes are broken. { $winners } win together.
pc-wins-fewer =
    { $mine ->
        [one] { $winners } wins with one guess to { $theirs }.
       *[other] { $winners } wins with { $mine } guesses to { $theirs }.
    }
pc-wins-exceeded =
    { $mine ->
        [one] { $winners } wins: one guess was enough, and the other already needed { $theirs }.
       *[other] { $winners } wins: { $mine } guesses were enough, and the other already needed { $theirs }.
    }
pc-draw =
    { $mine ->
        [one] Both needed one guess: a draw.
       *[other] Both needed { $mine } guesses: a draw.
    }

## Hints: legal, but something else is better

pc-advise-brown = In { $on }’s brown area lies { $colour } already: nothing that is left of the code has that colour.
pc-advise-gold = At { $on }, { $colour } is gold already, and no colour comes twice.
pc-advise-move = A { $colour } gem lies at { $on } in the wrong place. Moving that one says more.
pc-advise-not-empty = So few { $colour } gems lie on the table that some must be left. Look again.

## Not like that

pc-not-a-player = { $name } does not play here.
pc-game-over =
    { $winners-count ->
        [0] The game is over: it was a draw.
       *[other] The game is over: { $winners } won.
    }
pc-not-your-turn = It is { $turn }’s turn. { $seat }, please wait.
pc-no-such-colour = There are no { $word } gems. Choose { $colours-or }.
pc-no-such-seat = Nobody called { $name } plays. Choose one of the other players.
pc-no-such-position = There is no position { $at }. Choose one from 1 to { $count }, counted from the owner’s left.
pc-no-such-row = There is no row { $name }. Gems are moved in the guessing row alone.
pc-own-code = { $seat }, guess at somebody else’s code, not at your own.
pc-no-code-there = { $on } has no code to guess at now.
pc-code-is-broken = { $on }’s code is broken: every position is solved. Guess at { $seats-or }.
pc-covered = Position { $at } is covered: a code has { $count } gems.
pc-solved = Position { $at } of { $on } is solved: { $colour } lies there in gold. Choose an open position.
pc-touched = A gem was put on position { $at } of { $on } this turn: it is left alone until the check.
pc-occupied = A { $colour } gem lies on position { $at } of { $on }. Move that one, or choose a free position.
pc-guess-not-due =
    { $guesses-count ->
        [0] That guess is not open now.
       *[other] That guess is not open now. Open: { $guesses }.
    }
pc-not-rolled = The die shows { $rolled }: one of your gems has to be { $rolled }. Only the gem of your choice may be { $colour }.
pc-not-in-hand = The skeleton holds { $held }, not { $colour }.
pc-said-to-be-empty = No { $colour } is left, it was said. Move a { $colour } gem, choose another colour, or say that one was found.
pc-hand-said-to-be-empty = No { $colour } is left, it was said. Choose another colour, or say that one was found.
pc-colour-not-due = No guess that is open could take { $colour }, so that does not matter now.
pc-already-said-empty = That no { $colour } is left has been said already.
pc-not-said-empty = Nobody has said that { $colour } is used up.
pc-move-nowhere = The gem lies on position { $at } already. Move it to another one.
pc-move-not-rolled = The die shows { $rolled }: one of your guesses is with a { $rolled } gem. A { $colour } one can only be moved as the gem of your choice.
pc-never-moves = What lies in the { $row } area never moves again.
pc-same-area-only = A gem moves within one area: only gems that lie at { $on } can be moved there.
pc-not-lying-there = No { $colour } gem lies on position { $at } of { $on }’s guessing row.
pc-skeleton-is-placed = The skeleton’s gem has to be placed: no lying gem is moved for it.
pc-row-is-placed = A row is filled with new gems: none is moved.
pc-no-skipping =
    { $count ->
        [one] One guess is still open, and it cannot be skipped.
       *[other] { $count } guesses are still open, and they cannot be skipped.
    }
pc-options-stand = { $seat }, the rules stand until this game is over. Choose others for the next one.
pc-no-pass = { $seat }, no guess can be skipped.
pc-not-on-die = No face of this die shows { $face }. Roll again, or set up the die you play with.
pc-no-die = These rules go without the die: fill the row with any colours.
pc-already-rolled = { $seat } has rolled already. The roll stands.
pc-no-skeleton = The skeleton’s hand plays no part in these rules.
pc-hand-is-full = The skeleton holds { $colour } already.
pc-hand-after-scoring = The hand is filled after the check of a turn in which its gem was used.
pc-not-won-yet = The referee says when the game is over. Still to be guessed: { $seats }.

pc-code-stays-in-chest = By these rules codes are not entered: the gems stay in your chest, and you score the guesses.
pc-not-setting = It is not your code that is guessed at now: { $turn } guesses.
pc-code-is-locked = The codes have been locked since the first roll.
pc-code-length = A code has { $count } gems; you named { $given }.
pc-code-repeats = You named { $colour } { $count } times. All gems of a code have different colours.
pc-referee-scores = The referee knows the codes and scores the gems itself.
pc-no-such-answer = { $name } is no answer. Say whether the gem is right, has the right colour in the wrong place, or has the wrong colour.
pc-gem-not-asked = No such gem of yours waits for its score.
pc-nothing-to-answer = No gem waits for its score now.
pc-contradiction =
    { $count ->
        [one] This answer fits no code at all.
       *[other] These { $count } answers cannot all be right. Look into your chest, and change what is wrong.
    }
pc-contradiction-old = You answered (number { $number }): { $colour } on position { $at } is { $told }.
pc-contradiction-new = You answer now (number { $number }): { $colour } on position { $at } is { $told }.
pc-change-form = Name each answer to be changed by its number, and say anew: right, right colour in the wrong place, or wrong colour.
pc-change-later = Answers are changed before a roll or while gems are scored. Wait for the end of this turn.
pc-no-such-number = There is no answer { $number } to change: { $count } are on record.
pc-answer-is-that = Answer { $number } is “{ $told }” already.
pc-chest-is-open = Your code is broken and your chest opened: the players decide about what does not fit.
pc-chest-stays-shut = By these rules the chests stay shut.
pc-chest-not-due = { $seat }, your chest is not to be opened now.

pc-owed-codes = First codes are hidden. Still to do so: { $seats }.
pc-owed-first-hand = { $turn } puts a gem into the skeleton’s hand first.
pc-owed-roll = { $turn } rolls the die now.
pc-owed-guesses = { $turn } has guesses to make: { $guesses }.
pc-owed-end = { $turn } ends the turn now: the guesses are checked.
pc-owed-answers = The gems are scored now. Still to do so: { $seats }.
pc-owed-chests = Chests are opened now. Still to do so: { $seats }.
pc-owed-hand = { $turn } puts a gem into the skeleton’s hand now.

## Options and variants

variant-skeleton-bonus = Skeleton bonus
    .help = White gives three guesses: the third is with the gem in the skeleton’s hand.
variant-two-player = Two players in turns
    .help = One hides a code, the other guesses, then the other way round. Colours may repeat; fewer guesses win.
variant-quick = Quick game
    .help = Three gems a code.

option-code-length = Gems in a code
    .help = How many gems each player hides.
option-gems-per-colour = Gems of each colour
    .help = How many the box has.
option-first-move-colour = What the first guess moves
    .help = The gem that the first guess moves has the rolled colour, or any.
option-occupied = Where a gem lies already
    .help = Replace: the earlier gem goes back to the gem chest. Swap: no new gem goes there, and moved gems change places.
option-last-together = If the last codes break together
    .help = Whose code broke last wins, or they win together.
option-code-mode = Who knows the codes
    .help = Each player enters a code, and the referee scores; or the gems stay in the chests, and the owners score.
option-guess-unit = What counts as a guess
    .help = Every gem, every turn, or every whole row, filled without the die.
option-rounds = Codes for each to guess
    .help = How many times each of the two guesses.

## Values of options, and what our guess is about the box

option-first-move-colour-rolled = the rolled colour
option-first-move-colour-any = any colour
option-occupied-replace = replace
option-occupied-swap = swap
option-last-together-later = later code wins
option-last-together-shared = both win
option-code-mode-entered = the referee
option-code-mode-honour = only the owners
option-guess-unit-gem = every gem
option-guess-unit-turn = every turn
option-guess-unit-row = every row

box-pirate-code-colours = the colours of the gems
box-pirate-code-positions = how many places a guessing area has

## Not to be set up like that

pc-setup-length = A code has { $gems } gems, and a guessing area of this board has only { $places } places.
pc-setup-colours = A code has { $gems } gems of different colours, and there are only { $colours } colours.
