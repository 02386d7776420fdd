### Il disegno di Lunar Command. I nomi dei pezzi e dei personaggi sono quelli del gioco (lunar-…).

lcb-board-name = Il tabellone di Lunar Command
lcb-to-build = da costruire
lcb-scored = contati
# Punti di una squadra, in pochissimo spazio.
lcb-points-of = { $points }/{ $goal }

## Che cosa sceglie per primo un tocco sul tabellone

lcb-step-thing = { $thing ->
    [robot] robot su { $place }
    [astronaut] astronauta su { $place }
    [both] robot o astronauta su { $place }
    [spare] UFO accanto al tabellone
   *[ufo] UFO su { $place }
}
lcb-step-place = { $thing ->
    [dome] una cupola iniziale
    [robot] un robot
    [astronaut] un astronauta
   *[ufo] un UFO
}
lcb-step-kind = { $kind ->
    [straight] costruisci un muro dritto
    [square] costruisci un muro quadrato
    [dome] costruisci una cupola
    [airlock] costruisci una camera stagna
    [antenna] costruisci un’antenna
    [robot] muovi un robot
    [astronaut] muovi un astronauta
    [put-dome] metti una cupola iniziale
    [put-robot] metti un robot
    [put-astronaut] metti un astronauta
    [put-ufo] metti un UFO
    [station] dichiara una stazione
   *[ufo] sposta un UFO
}

## Perché un posto è rifiutato, in due o tre parole sul tabellone

lcb-why-not-your-turn = non è il tuo turno
lcb-why-one-action = una sola azione
lcb-why-not-shown = non è sul dado
lcb-why-other-tile = non è il tuo colore
lcb-why-wall-off-board = fuori dal bordo
lcb-why-none-left = pezzi finiti
lcb-why-ufo-in-way = c’è un UFO
lcb-why-figure-in-way = c’è qualcuno
lcb-why-piece-there = non è libera
lcb-why-dome-needs-square = manca il muro
lcb-why-dome-there = ha già una cupola
lcb-why-blocks-entrance = ingresso bloccato
lcb-why-own-entrance-blocked = ingresso bloccato
lcb-why-same-type = stesso tipo
lcb-why-same-type-beside = stesso tipo
lcb-why-not-connected = non collegato
lcb-why-cut-off = via tagliata
lcb-why-leads-nowhere = non porta a casa
lcb-why-partners-dome = cupola non tua
lcb-why-not-near-own = troppo lontano
lcb-why-no-figure-there = non c’è nessuno
lcb-why-under-a-ufo = sotto un UFO
lcb-why-one-of-each = uno per tipo
lcb-why-go-on-airlock = prima prosegui
lcb-why-go-on-ufo = prima prosegui
lcb-why-airlock-dead-end = vicolo cieco
lcb-why-ufo-dead-end = vicolo cieco
lcb-why-not-a-neighbour = non è accanto
lcb-why-no-steps-left = passi finiti
lcb-why-straight-through = si va dritti
lcb-why-ufo-stops-robot = c’è un UFO
lcb-why-ufo-stops-astronaut = c’è un UFO
lcb-why-space-taken = non è libera
lcb-why-piece-stops = c’è un muro
lcb-why-foreign-airlock = camera non tua
lcb-why-no-entrance = niente ingresso
lcb-why-no-ufo-there = niente UFO qui
lcb-why-only-opponent-releases = UFO non tuo
lcb-why-head-taken = sotto un UFO
lcb-why-same-space = stessa casella
lcb-why-landing-piece = non è libera
lcb-why-landing-ufo = non è libera
lcb-why-landing-figure = non è libera
lcb-why-domes-side-by-side = fianco a fianco
lcb-why-not-to-place = non adesso
lcb-why-station-is-scored = già contata
lcb-why-station-no-space = non è una casella
lcb-why-station-open = non è chiusa

## La fine

lcb-cheer = La Lunar 1 decolla!
lcb-final = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Il tabellone in parole

lcb-twin-team = { $names }, { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $goal }. Contati: { $robots ->
    [0] nessun robot
    [one] 1 robot
   *[other] { $robots } robot
} e { $astronauts ->
    [0] nessun astronauta
    [one] 1 astronauta
   *[other] { $astronauts } astronauti
}.
lcb-twin-to-build = Ancora da costruire: { $list }.
lcb-twin-count = { $kind ->
    [straight] muri dritti
    [square] muri quadrati
    [dome] cupole
    [airlock] camere stagne
   *[antenna] antenne
} { $count }
lcb-twin-kind = { $kind ->
    [straight] Muri dritti
    [square] Muri quadrati
    [start] Cupole iniziali
    [dome] Cupole
    [airlock] Camere stagne
   *[antenna] Antenne
}: { $spaces }.
lcb-twin-several = { $space } ({ $count })
lcb-twin-white = Pezzi bianchi per tutti. Ancora da costruire: { $list }.
lcb-twin-station = Stazione chiusa, { $spaces }: { $owner ->
    [nobody] di nessuno.
   *[other] di { $owner }.
}
lcb-twin-nowhere = da nessuna parte
lcb-twin-robots = Robot: { $spaces }.
lcb-twin-astronauts = Astronauti: { $spaces }.
lcb-twin-ufos = UFO: { $spaces }.
lcb-twin-held = Sulla testa di un astronauta: { $spaces }.
lcb-twin-steps = { $left ->
    [one] Resta un passo della passeggiata spaziale.
   *[other] Restano { $left } passi della passeggiata spaziale.
}
