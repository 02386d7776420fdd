### The drawing of Aménophis.

am-draw-name = The maze of Aménophis
am-draw-name-hidden = The maze of Aménophis, as the mummy may see it
am-draw-view-mummy = As the mummy may see it
am-draw-view-explorers = As the explorers see it
am-draw-out = out
am-draw-taken = { $taken } of { $goal } ankhs
am-draw-aside = { $count ->
    [0] none aside
   *[other] { $count } aside
}
am-draw-announced = announced
am-draw-steps = { $steps ->
    [one] step left
   *[other] steps left
}
am-draw-roll-and = { $aside ->
    [0] her roll
   *[other] her roll + { $aside }
}
am-draw-final = { $count } of { $all } cards · { $ankhs ->
    [one] one ankh
   *[other] { $ankhs } ankhs
}
am-draw-cheer = { $who ->
    [mummy] Caught!
    [explorer] Out of the tomb!
   *[nobody] The tomb is still.
}

## In words

am-twin-mummy = { $name } is the mummy, on { $cell }, with { $taken } of { $goal } ankhs.
am-twin-ways = { $count ->
    [0] No way leads on from there.
   *[other] From there ways lead to { $cells }.
}
am-twin-pawn-of = pawn { $number } of { $name }
am-twin-pawn = { $cell ->
    [hidden] { $name }: { $ankhs ->
        [one] one ankh
       *[other] { $ankhs } ankhs
    }, place hidden.
    [off] { $name }: off the board.
   *[other] { $name }: { $ankhs ->
        [one] one ankh
       *[other] { $ankhs } ankhs
    }, on { $cell }.
}
am-twin-out = { $name } is out of the game.
am-twin-played = { $count ->
    [0] No card played.
   *[other] Played: { $cards }.
}
am-twin-aside = { $count ->
    [0] No mummy lies aside.
    [one] One mummy lies aside.
   *[other] { $count } mummies lie aside.
}
am-twin-announced = Announced: { $face }.
am-twin-steps = { $steps ->
    [one] One step is left to the mummy.
   *[other] { $steps } steps are left to the mummy.
}
am-twin-hand = Your cards: { $cards }.
am-twin-card-on = { $card } on { $cell }
am-twin-symbols = Symbols: { $list }.
am-twin-places = The start is { $start }, the dungeon { $dungeon }.

## An explorer’s own secrets

am-hand-untold = a card that is not told yet
am-hand-played = { $card }, played
am-hand-roll = Your roll
am-hand-pawn = { $cell ->
    [off] Your pawn is off the board.
   *[other] { $number ->
        [none] Your pawn is on { $cell }.
       *[other] Pawn { $number } is on { $cell }.
    }
}
