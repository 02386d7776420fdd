### The drawing of Pirate Code.

pcb-board-name = The board of Pirate Code
pcb-board-found = { $count }/{ $of }
pcb-board-wrong = wrong
pcb-board-broken = code broken
pcb-board-open-chest = open the chest
pcb-board-no-code = no code yet
pcb-board-none-left = none left?
pcb-board-guesser = guesses
pcb-board-setter = has hidden a code
pcb-board-log = Guesses so far
pcb-board-leg = code { $leg } of { $of }
pcb-board-log-empty = No guess yet
pcb-board-log-more = { $count ->
    [one] one earlier turn
   *[other] { $count } earlier turns
}
pcb-board-token-die = the die says
pcb-board-token-rolled = as rolled
pcb-board-token-choice = any colour
pcb-board-token-skeleton = in the hand
pcb-board-token-row = any colour
pcb-board-token-laid = guessed
pcb-board-token-ask = to be scored
pcb-board-token-scored = scored

pcb-cheer = The treasure is yours!
pcb-cheer-draw = You share the sea.
pcb-final-found = not broken: { $count } of { $of } found
pcb-final-guesses = { $count ->
    [one] one guess
   *[other] { $count } guesses
}

## The same in words

pcb-twin-area = { $name }’s code: { $found ->
    [0] none of { $of } gems found.
   *[other] { $found } of { $of } gems found.
}
pcb-twin-gem = { $colour } on { $at }
pcb-twin-gold = In the right place: { $list }.
pcb-twin-guess = On the guessing row: { $list }.
pcb-twin-wrong = { $count ->
    [one] { $colour }
   *[other] { $colour } { $count } times
}
pcb-twin-brown = Wrong: { $list }.
pcb-twin-no-code = No code is hidden yet.
pcb-twin-opened = The chest is open: { $list }.
pcb-twin-own-code = Your code: { $list }.
pcb-twin-bot = A bot plays this seat.
pcb-twin-laid = { $colour } on { $name }’s position { $at }
pcb-twin-turn = Guessed this turn: { $list }.
pcb-twin-due = { $guess ->
    [rolled] a { $colour } gem
    [skeleton] the skeleton’s { $colour } gem
   *[other] a gem of any colour
}
pcb-twin-to-guess = Still to guess: { $list }.
pcb-twin-to-score = To be scored by its owner: { $list }.
pcb-twin-empty = Used up in the gem chest: { $list }.
pcb-twin-hand = { $colour ->
    [none] The skeleton’s hand is empty.
   *[other] The skeleton holds { $colour }.
}
pcb-twin-count = { $name } has needed { $count ->
    [one] one guess.
   *[other] { $count } guesses.
}
pcb-twin-scored = { $colour } on { $at }: { $answer }
pcb-twin-log = A turn: { $list }.

## Steps of an act

pcb-step-chest = say that a colour is used up
pcb-step-guess = { $guess ->
    [choice] a { $colour } gem, as your choice
   *[other] move a gem, as rolled
}
pcb-step-rolled = a { $colour } gem, as rolled
pcb-step-gem = a { $colour } gem
pcb-step-hand = the skeleton’s { $colour } gem
pcb-step-lying = move { $colour } at { $name } from { $at }

## Answers put right

page-sheet-pcb-answers = Your answers
pcb-change-key = Change an answer…
pcb-change-whose = Whose answers?
pcb-change-head = { $name }, which answers were wrong?
pcb-change-what-follows = Everybody sees the change, and the gem is placed anew.
pcb-change-send = { $count ->
    [0] Change it
    [one] Change one answer
   *[other] Change { $count } answers
}
pcb-given-now = as answered
pcb-given-gem = Answer { $number }: { $colour } on { $at }
pcb-given-clash = cannot be right together
