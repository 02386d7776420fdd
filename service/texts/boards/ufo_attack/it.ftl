### Il disegno di UFO Attack.

ufo-board-name = Il tabellone di UFO Attack
ufo-board-storage = Deposito
ufo-board-used-up = esaurito
ufo-board-to-launch = { $count ->
    [3] tre per il lancio
    [4] quattro per il lancio
    [5] cinque per il lancio
    [6] sei per il lancio
    [7] sette per il lancio
    [8] otto per il lancio
    [9] nove per il lancio
   *[other] { $count } per il lancio
}
ufo-board-modules = { $count ->
    [0] ancora nessun modulo
    [one] un modulo
   *[other] { $count } moduli
}
ufo-board-short = { $top ->
    [on] { $count } · con punta
   *[off] { $count }
}
ufo-board-ready = pronto al lancio
ufo-board-alien-on-top = { $count } · alieno sulla punta
ufo-board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · { $count }
ufo-cheer = Decollo!
ufo-final = { $top ->
    [on] { $modules }, con la punta
   *[off] { $modules }, senza punta
}
ufo-twin-nothing = niente
ufo-twin-rocket = { $name }: { $count ->
    [0] un razzo vuoto
    [one] un modulo, { $modules }
   *[other] { $count } moduli, dal basso: { $modules }
}. { $top ->
    [on] La punta è sul razzo.
   *[off] La punta è accanto alla piattaforma.
}
ufo-twin-points = { $points ->
    [one] Un punto.
   *[other] { $points } punti.
}
ufo-twin-bot = Ci gioca un bot.
ufo-twin-storage = Nel deposito: { $list }.
ufo-twin-alien = { $name ->
    [none] L’alieno è al centro.
   *[other] L’alieno è sulla punta del razzo di { $name }.
}
