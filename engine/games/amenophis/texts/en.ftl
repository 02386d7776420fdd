### Aménophis. A message is named after its code; the facts of a finding are its arguments, already in words.

game-amenophis = Aménophis
pawn-first = the first pawn
pawn-second = the second pawn
amface-1 = 1
amface-2 = 2
amface-3 = 3
amface-4 = 4
amface-arrow = the arrow
amface-mummy = a mummy
amface-none = no die
pile-r = red
pile-b = blue
pile-w = white
pile-g = green
pile-y = yellow
card-r1 = red 1
card-r2 = red 2
card-r3 = red 3
card-r4 = red 4
card-r5 = red 5
card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-w1 = white 1
card-w2 = white 2
card-w3 = white 3
card-w4 = white 4
card-w5 = white 5
card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-y1 = yellow 1
card-y2 = yellow 2
card-y3 = yellow 3
card-y4 = yellow 4

## What is asked

am-ask-playing = { $seat }, take your turn in secret.
am-ask-cards = { $seat }, enter the cards you have drawn. Nobody else sees them.
am-ask-cards-veiled = { $seat }, look at your cards and enter them in secret.
am-ask-cancel = { $seat }, roll, or cancel the mummies that lie aside first.
am-ask-roll = { $seat }, roll the dice.
am-ask-choose = { $seat }, announce a die, or roll again.
am-ask-move = { $seat }, move your pawn.
am-ask-card = { $seat }, end your turn, or play a card first.
am-ask-done = { $seat }, end your turn.
am-ask-mummy-roll = { $seat }, roll the mummy’s die.
am-ask-step = { $seat }, move the mummy: { $steps ->
    [one] one step is left
   *[other] { $steps } steps are left
}.

## What an act is called on a key, and how it is told

am-act-draw = My cards
    .told = { $seat } has looked at the cards
am-act-roll = Roll
    .told = { $seat } rolled { $face }
am-act-keep-aside = Roll without a cancel
    .told = { $seat } leaves the mummies aside
am-act-cancel = Cancel the mummies
    .told = { $seat } cancels the mummies
am-act-reroll = { $some ->
    [yes] Roll { $dice } again
   *[no] Roll again
}
    .told = { $some ->
    [yes] { $seat } rolls { $dice } again
   *[no] { $seat } rolls again
}
am-act-announce = { $two ->
    [yes] { $die } for { $pawn }
   *[no] Announce { $die }
}
    .told = { $two ->
    [yes] { $seat } announced { $die } for { $pawn }
   *[no] { $seat } announced { $die }
}
am-act-go = To { $cell }
    .told = { $seat } moved to { $cell }
am-act-walk = Along { $path }
    .told = { $seat } moved along { $path }
am-act-play = Play { $card }
    .told = { $seat } played { $card }
am-act-done = Done
    .told = { $seat } is done
am-act-give-up = Hemmed in: end the turn
    .told = { $seat } is hemmed in
am-act-step = To { $cell }
    .told = { $seat } stepped to { $cell }
am-act-stop = Stop here
    .told = { $seat } stopped

## What has happened

am-has-drawn = { $seat } has { $count } cards.
am-too-few-ankhs = There are { $count } ankhs, and the mummy would need { $goal }: she can only win by putting all explorers out.
am-keeps-aside = { $seat } leaves { $count } aside.
am-cancelled = { $seat } cancels. The mummy moves { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
am-rolled = { $seat } rolled { $dice }.
am-aside = { $count ->
    [one] One mummy lies aside.
   *[other] { $count } mummies lie aside.
}
am-all-mummies = All five dice show a mummy: { $seat }’s turn is over.
am-rolls-again = { $seat } rolls { $count ->
    [one] one die
   *[other] { $count } dice
} again.
am-announced = { $seat } announced { $die }.
am-announced-pawn = { $seat } announced { $die } for { $pawn }.
am-moved = { $two ->
    [yes] { $seat } moved { $pawn } to { $cell } with { $die }.
   *[no] { $seat } moved to { $cell } with { $die }.
}
am-played = { $seat } played { $card }: { $count } so far.
am-done = { $seat } is done.
am-gave-up = { $seat } is hemmed in and ends the turn.
am-mummys-turn = Now it is { $mummy }’s turn.
am-mummy-rolled = { $number } and { $aside } aside: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
am-mummy-stuck = The mummy cannot go anywhere.
am-stepped = The mummy goes to { $cell }.
am-stopped = The mummy stops.
am-caught = Caught on { $cell }: { $pawn }. The mummy has { $taken } of { $goal } ankhs.
am-out = No ankh is left: { $pawn } is out.
am-no-turn = { $at } has no turn.
am-explorer-wins = { $seat } has played the last card and wins.
am-mummy-wins = { $seat } has { $taken } of { $goal } ankhs and wins.
am-mummy-wins-all-out = All explorers are out: { $seat } wins.

## What speaks against an act

am-no-over = The game is over.
am-no-seat = Only a player of this game can do that.
am-no-out = { $seat } is out.
am-no-deal-first = First all explorers tell the referee their cards.
am-no-draw-now = Cards are drawn before the game only.
am-no-turn-of = It is { $at }’s turn.
am-no-mummy-rolls = Roll the mummy’s die first.
am-no-mummy-moves = Declare the next cell of the mummy’s move.
am-no-cancel-or-roll = Roll, or cancel the mummies that lie aside.
am-no-roll-first = Roll the dice first.
am-no-choose-first = Announce one of the dice, or roll again.
am-no-move-first = You announced { $die }, and that is binding: move the pawn.
am-no-moved = The pawn has moved. Play a card that fits, or end the turn.
am-no-played = One card a move: end the turn.
am-no-done-yet = The turn is not over: there are dice to roll or to move with.
am-no-move-no-card = Without a move there is no card to play.
am-no-cancel-late = A cancel comes before the first roll.
am-no-cancel-none = No mummy lies aside, so there is nothing to cancel.
am-no-mummy-cards = The mummy has no cards.
am-no-drawn-already = Your cards are known already.
am-no-card = “{ $card }” is no card. There are red, blue and white cards from 1 to 5, and green and yellow ones from 1 to 4.
am-no-card-twice = You named a card twice.
am-no-piles = You draw { $each } of each pile; that is not so for { $piles }.
am-no-mummy-die = The mummy’s die shows one of { $numbers }.
am-no-must-cancel = All five dice lie aside: cancel first.
am-no-dice-count = { $due } dice are to be rolled ({ $aside } lie aside), and { $given } were.
am-no-face = No die of the explorers has “{ $face }”.
am-no-such-die = None of your dice shows { $die }. You rolled { $shown }.
am-no-so-many = Not so many of your dice show { $die }. You rolled { $shown }.
am-no-reroll-some = All dice that show no mummy are rolled together: { $count }.
am-no-reroll-all = To roll all of them again, name none.
am-no-give-up = A turn cannot be given up: roll again.
am-no-not-hemmed = You are not hemmed in: some die could be moved.
am-no-pawn-named = Say which pawn it is for.
am-no-pawn = “{ $pawn }” cannot move in this turn.
am-no-arrow = From { $cell } the arrow leads nowhere: there is an obstacle on every side.
am-no-way = From { $cell } there is no way for { $die }.
am-no-free-end = With { $die } you could only end where { $pawns } { $pawns-count ->
    [one] stands
   *[other] stand
}.
am-no-cell = “{ $cell }” is no cell of the maze.
am-no-end-occupied = { $pawn } stands on { $cell }: you cannot end there.
am-no-arrow-end = The arrow goes straight to the last free cell, not to { $cell }. It could end on { $could-or }.
am-no-walk = No walk of exactly { $die } leads from { $start } to { $cell }. It could end on { $could-or }.
am-no-mummy-cell = The mummy stands on { $cell }.
am-no-start-cell = Nobody enters the start cell { $cell }.
am-no-dungeon = Nobody goes through the gate on { $cell } into the dungeon.
am-no-length = That is { $count ->
    [one] one cell
   *[other] { $count } cells
}, and { $die } was announced.
am-no-side-step = { $cell } is not beside { $here }.
am-no-wall = Between { $here } and { $cell } is a wall.
am-no-symbol-here = The symbol of { $card } is on { $cell }, and your move ended on { $here }.
am-no-shown-before = { $at } has played { $card } already, before everybody’s eyes.
am-no-own-card = You do not have { $card }.
am-no-pile-spent = { $each ->
    [one] One card of each pile was
   *[other] { $each } cards of each pile were
} drawn, and you played { $played } already: { $card } cannot be yours.
am-no-other-step = From { $here } the mummy can go to { $could-or }.
am-no-stop = The mummy uses all her steps: { $left ->
    [one] one is left
   *[other] { $left } are left
}.

## The sensor board

am-board-set-up = The pieces do not stand as in the game. { $count ->
    [0] Clear what should not stand there.
    [one] One piece is missing.
   *[other] { $count } pieces are missing.
}
    .fix = Set the pieces up as the game stands.
am-board-place = Now move on the board: { $pieces }.
    .fix = See where they belong.
am-board-lifted = { $pawn } has been lifted, or stands on a cell with another piece.
    .fix = Set it down on a cell of its own.
am-board-there-and-back = { $pawn } is back on { $cell }. Was that the whole move?
    .fix = If so, choose { $cell } on the page. If not, go on moving the pawn.
am-board-which = The sensors cannot tell where { $pawn } went: { $cells-or }?
    .fix = Choose the cell on the page.
am-board-askew = A piece stands between { $cells }.
    .fix = Set it in the middle of one of them.
am-board-wrong-pawn = { $pawn } went from { $from } to { $cell }, but { $mover } is to move.
am-board-not-now = { $pawn } went from { $from } to { $cell }, and no pawn is to move now.
am-board-missing = { $pawn } is missing from { $cell }.
am-board-too-much = Nothing should stand on { $cells }.
am-board-differs = The board differs from the game on { $count ->
    [one] one cell
   *[other] { $count } cells
}.
    .fix = Put everything back.
am-board-turned = Upside down, or another piece stands there: { $pieces }.
am-board-mummy-off = In the game the mummy is on { $cell }, but her piece is not. Anywhere else it catches nobody.

## Options

option-mummy-seat = The mummy’s seat
    .help = Who plays the mummy. The explorers follow clockwise.
option-ankhs = Ankhs
    .help = How many each pawn of an explorer begins with.
option-ankhs-to-win = Ankhs for the mummy to win
    .help = 0: 3 against one explorer, 4 against two, 6 against three, 7 against four.
option-roll-seen-by-mummy = The mummy sees the rolls
    .help = The explorers’ dice are rolled open to all.
option-reroll = Rolling again
    .help = All dice that show no mummy, or any of them.
option-hemmed-in = Who cannot make a step
    .help = Rolls on until all dice show mummies, or may end the turn, which tells the mummy.
option-mummy-must-use-all = The mummy uses all her steps
    .help = If not, she may stop earlier.

## Values of options, and what our guess is about the box

option-reroll-all = all without a mummy
option-reroll-any = any of them
option-hemmed-in-roll-on = rolls on
option-hemmed-in-pass = may pass

box-amenophis-map = the maze: its size, its walls and where the symbols are

## Not to be set up like that

am-setup-open = The maze in the board’s file is open to the outside in row { $row }, column { $column }. Draw the wall there.
am-setup-no-way = In the maze of the board’s file no way leads from the start to { $cells }. Open a wall.
am-setup-dungeon = In the maze of the board’s file no way leads out of the dungeon { $cell }. Open a wall.
