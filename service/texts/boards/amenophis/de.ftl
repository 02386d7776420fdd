### Die Zeichnung von Aménophis.

am-draw-name = Das Labyrinth von Aménophis
am-draw-name-hidden = Das Labyrinth von Aménophis, wie die Mumie es sehen darf
am-draw-view-mummy = Wie die Mumie es sehen darf
am-draw-view-explorers = Wie die Forscher es sehen
am-draw-out = draußen
am-draw-taken = { $taken } von { $goal } Ankhs
am-draw-aside = { $count ->
    [0] keine beiseite
   *[other] { $count } beiseite
}
am-draw-announced = angesagt
am-draw-steps = { $steps ->
    [one] Schritt übrig
   *[other] Schritte übrig
}
am-draw-roll-and = { $aside ->
    [0] ihr Wurf
   *[other] ihr Wurf + { $aside }
}
am-draw-final = { $count } von { $all } Karten · { $ankhs ->
    [one] ein Ankh
   *[other] { $ankhs } Ankhs
}
am-draw-cheer = { $who ->
    [mummy] Gefangen!
    [explorer] Raus aus dem Grab!
   *[nobody] Es ist still im Grab.
}

## In Worten

am-twin-mummy = { $name } ist die Mumie, auf { $cell }, mit { $taken } von { $goal } Ankhs.
am-twin-ways = { $count ->
    [0] Von dort führt kein Weg weiter.
   *[other] Von dort führen Wege nach { $cells }.
}
am-twin-pawn-of = Spielfigur { $number } von { $name }
am-twin-pawn = { $cell ->
    [hidden] { $name }: { $ankhs ->
        [one] ein Ankh
       *[other] { $ankhs } Ankhs
    }, Ort verborgen.
    [off] { $name }: nicht auf dem Brett.
   *[other] { $name }: { $ankhs ->
        [one] ein Ankh
       *[other] { $ankhs } Ankhs
    }, auf { $cell }.
}
am-twin-out = { $name } ist ausgeschieden.
am-twin-played = { $count ->
    [0] Keine Karte ausgespielt.
   *[other] Ausgespielt: { $cards }.
}
am-twin-aside = { $count ->
    [0] Keine Mumie liegt beiseite.
    [one] Eine Mumie liegt beiseite.
   *[other] { $count } Mumien liegen beiseite.
}
am-twin-announced = Angesagt: { $face }.
am-twin-steps = { $steps ->
    [one] Der Mumie bleibt ein Schritt.
   *[other] Der Mumie bleiben { $steps } Schritte.
}
am-twin-hand = Deine Karten: { $cards }.
am-twin-card-on = { $card } auf { $cell }
am-twin-symbols = Symbole: { $list }.
am-twin-places = Das Startfeld ist { $start }, das Verlies { $dungeon }.

## Die eigenen Geheimnisse eines Forschers

am-hand-untold = eine Karte, die noch nicht genannt ist
am-hand-played = { $card }, ausgespielt
am-hand-roll = Dein Wurf
am-hand-pawn = { $cell ->
    [off] Deine Spielfigur ist nicht auf dem Brett.
   *[other] { $number ->
        [none] Deine Spielfigur ist auf { $cell }.
       *[other] Spielfigur { $number } ist auf { $cell }.
    }
}
