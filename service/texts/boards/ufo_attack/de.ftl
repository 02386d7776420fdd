### Die Zeichnung von UFO Attack.

ufo-board-name = Das Spielbrett von UFO Attack
ufo-board-storage = Vorrat
ufo-board-used-up = leer
ufo-board-to-launch = { $count ->
    [3] drei zum Start
    [4] vier zum Start
    [5] fünf zum Start
    [6] sechs zum Start
    [7] sieben zum Start
    [8] acht zum Start
    [9] neun zum Start
   *[other] { $count } zum Start
}
ufo-board-modules = { $count ->
    [0] noch kein Rohstoff
    [one] ein Rohstoff
   *[other] { $count } Rohstoffe
}
ufo-board-short = { $top ->
    [on] { $count } · mit Spitze
   *[off] { $count }
}
ufo-board-ready = startklar
ufo-board-alien-on-top = { $count } · Alien drauf
ufo-board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $count }
ufo-cheer = Abgehoben!
ufo-final = { $top ->
    [on] { $modules }, mit Spitze
   *[off] { $modules }, ohne Spitze
}
ufo-twin-nothing = nichts
ufo-twin-rocket = { $name }: { $count ->
    [0] eine leere Rakete
    [one] ein Rohstoff, { $modules }
   *[other] { $count } Rohstoffe, von unten: { $modules }
}. { $top ->
    [on] Die Spitze sitzt.
   *[off] Die Spitze liegt neben der Rampe.
}
ufo-twin-points = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
ufo-twin-bot = Hier spielt ein Bot.
ufo-twin-storage = Im Vorrat: { $list }.
ufo-twin-alien = { $name ->
    [none] Der Außerirdische ist in der Mitte.
   *[other] Der Außerirdische sitzt auf der Raketenspitze von { $name }.
}
