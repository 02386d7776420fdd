### Race to 21.

game-race-to-21 = Race to 21

rt-ask-forbid = { $seat }, choose your forbidden number.
rt-ask-roll = { $seat }, roll the die.
rt-ask-add = { $seat }, add up to { $count }.

rt-act-forbid = Forbid { $number }
    .told = { $seat } chose a forbidden number
rt-act-roll = Roll
    .told = { $seat } rolled
rt-act-add = Add { $number }
    .told = { $seat } added { $number }
rt-act-claim-win = I have won
    .told = { $seat } claimed to have won

rt-has-forbidden = { $seat } has chosen a forbidden number.
rt-rolled = { $seat } rolled { $count }.
rt-added = { $seat } added { $number }: the total is { $total }.
rt-won = { $seat } reached the target and wins.
rt-lost = { $seat } reached the target and loses.

rt-no-player = Nobody called { $name } plays.
rt-over = The game is over.
rt-not-won = Nobody has won yet: the total is { $total }. Play on to { $target }.
rt-numbers-first = First everybody chooses a forbidden number.
rt-not-your-turn = It is { $turn }’s turn.
rt-has-number = { $seat } has a forbidden number already.
rt-number-range = Choose a number from 1 to { $most }.
rt-rolled-already = { $seat } has rolled already. Add to the total.
rt-no-such-face = The die has no face with { $words }.
rt-roll-first = { $seat }, roll the die first.
rt-add-range = Add at least 1 and at most { $most }.
rt-own-forbidden = That is your own forbidden number. Add something else.

option-target = Target
    .help = The total that ends the race.
variant-hot-potato = Hot potato
    .help = Who reaches the target loses.
