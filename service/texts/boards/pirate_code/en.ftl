### The drawing of Pirate Code.

pc-board-name = The board of Pirate Code
pc-board-found = { $count }/{ $of }
pc-board-wrong = wrong
pc-board-broken = code broken
pc-board-open-chest = open the chest
pc-board-no-code = no code yet
pc-board-none-left = none left?
pc-board-guesser = guesses
pc-board-setter = has hidden a code
pc-board-log = Guesses so far
pc-board-log-empty = No guess yet
pc-board-log-more = { $count ->
    [one] one earlier turn
   *[other] { $count } earlier turns
}
pc-board-token-die = the die says
pc-board-token-rolled = as rolled
pc-board-token-choice = any colour
pc-board-token-skeleton = the skeleton’s
pc-board-token-row = any colour
pc-board-token-laid = guessed
pc-board-token-ask = to be scored
pc-board-token-scored = scored

pc-cheer = The treasure is yours!
pc-cheer-draw = You share the sea.
pc-final-found = { $count } of { $of } found
pc-final-guesses = { $count ->
    [one] one guess
   *[other] { $count } guesses
}

## The same in words

pc-twin-area = { $name }’s code: { $found ->
    [0] none of { $of } gems found.
   *[other] { $found } of { $of } gems found.
}
pc-twin-gem = { $colour } on { $at }
pc-twin-gold = In the right place: { $list }.
pc-twin-guess = On the guessing row: { $list }.
pc-twin-wrong = { $count ->
    [one] { $colour }
   *[other] { $colour } { $count } times
}
pc-twin-brown = Wrong: { $list }.
pc-twin-no-code = No code is hidden yet.
pc-twin-opened = The chest is open: { $list }.
pc-twin-own-code = Your code: { $list }.
pc-twin-bot = A bot plays this seat.
pc-twin-laid = { $colour } on { $name }’s position { $at }
pc-twin-turn = Guessed this turn: { $list }.
pc-twin-due = { $guess ->
    [rolled] a { $colour } gem
    [skeleton] the skeleton’s { $colour } gem
   *[other] a gem of any colour
}
pc-twin-to-guess = Still to guess: { $list }.
pc-twin-to-score = To be scored by its owner: { $list }.
pc-twin-empty = Used up in the gem chest: { $list }.
pc-twin-hand = { $colour ->
    [none] The skeleton’s hand is empty.
   *[other] The skeleton holds { $colour }.
}
pc-twin-count = { $name } has needed { $count ->
    [one] one guess.
   *[other] { $count } guesses.
}
pc-twin-scored = { $colour } on { $at }: { $answer }
pc-twin-log = A turn: { $list }.
