### Die Zeichnung von Lunar Command. Die Namen der Teile und Figuren sind die des Spiels (lunar-…).

lcb-board-name = Das Spielbrett von Lunar Command
lcb-to-build = zu bauen
lcb-scored = gewertet
# Punkte eines Teams, wo sehr wenig Platz ist.
lcb-points-of = { $points }/{ $goal }

## Was ein Druck aufs Brett zuerst wählt

lcb-step-thing = { $thing ->
    [robot] Roboter auf { $place }
    [astronaut] Astronaut auf { $place }
    [both] Roboter oder Astronaut auf { $place }
    [spare] UFO neben dem Brett
   *[ufo] UFO auf { $place }
}
lcb-step-place = { $thing ->
    [dome] eine Startkuppel
    [robot] ein Roboter
    [astronaut] ein Astronaut
   *[ufo] ein UFO
}
lcb-step-kind = { $kind ->
    [straight] gerade Wand bauen
    [square] Quadratwand bauen
    [dome] Kuppel bauen
    [airlock] Schleuse bauen
    [antenna] Antenne bauen
    [robot] mit einem Roboter gehen
    [astronaut] mit einem Astronauten gehen
    [put-dome] Startkuppel setzen
    [put-robot] Roboter setzen
    [put-astronaut] Astronaut setzen
    [put-ufo] UFO setzen
    [station] Station melden
   *[ufo] UFO versetzen
}

## Warum ein Platz abgelehnt wurde, in zwei oder drei Wörtern auf dem Brett

lcb-why-not-your-turn = nicht dran
lcb-why-one-action = nur eine Aktion
lcb-why-not-shown = nicht gewürfelt
lcb-why-other-tile = nicht dein Plättchen
lcb-why-wall-off-board = über den Rand
lcb-why-none-left = keins mehr da
lcb-why-ufo-in-way = UFO im Weg
lcb-why-figure-in-way = hier steht jemand
lcb-why-piece-there = nicht frei
lcb-why-dome-needs-square = keine Quadratwand
lcb-why-dome-there = hat eine Kuppel
lcb-why-blocks-entrance = Eingang versperrt
lcb-why-own-entrance-blocked = Eingang versperrt
lcb-why-same-type = gleiche Art
lcb-why-same-type-beside = gleiche Art
lcb-why-not-connected = nicht verbunden
lcb-why-cut-off = abgeschnitten
lcb-why-leads-nowhere = führt nirgendwohin
lcb-why-partners-dome = Kuppel des Partners
lcb-why-not-near-own = zu weit weg
lcb-why-no-figure-there = niemand da
lcb-why-under-a-ufo = unter einem UFO
lcb-why-one-of-each = je eine Figur
lcb-why-go-on-airlock = geh erst weiter
lcb-why-go-on-ufo = geh erst weiter
lcb-why-airlock-dead-end = kein Ausweg
lcb-why-ufo-dead-end = kein Ausweg
lcb-why-not-a-neighbour = nicht daneben
lcb-why-no-steps-left = kein Schritt mehr
lcb-why-straight-through = nur geradeaus
lcb-why-ufo-stops-robot = UFO im Weg
lcb-why-ufo-stops-astronaut = UFO im Weg
lcb-why-space-taken = nicht frei
lcb-why-piece-stops = Wand im Weg
lcb-why-foreign-airlock = fremde Schleuse
lcb-why-no-entrance = kein Eingang
lcb-why-no-ufo-there = kein UFO da
lcb-why-only-opponent-releases = nicht dein UFO
lcb-why-head-taken = unter einem UFO
lcb-why-same-space = dasselbe Feld
lcb-why-landing-piece = nicht frei
lcb-why-landing-ufo = nicht frei
lcb-why-landing-figure = nicht frei
lcb-why-domes-side-by-side = nebeneinander
lcb-why-not-to-place = jetzt nicht
lcb-why-station-is-scored = schon gewertet
lcb-why-station-no-space = nicht frei
lcb-why-station-open = nicht geschlossen

## Das Ende

lcb-cheer = Die Lunar 1 hebt ab!
lcb-final = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Das Brett in Worten

lcb-twin-team = { $names }, { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von { $goal }. Gewertet: { $robots ->
    [0] keine Roboter
   *[other] { $robots } Roboter
} und { $astronauts ->
    [0] keine Astronauten
    [one] 1 Astronaut
   *[other] { $astronauts } Astronauten
}.
lcb-twin-to-build = Noch zu bauen: { $list }.
lcb-twin-count = { $kind ->
    [straight] gerade Wände
    [square] Quadratwände
    [dome] Kuppeln
    [airlock] Schleusen
   *[antenna] Antennen
} { $count }
lcb-twin-kind = { $kind ->
    [straight] Gerade Wände
    [square] Quadratwände
    [start] Startkuppeln
    [dome] Kuppeln
    [airlock] Schleusen
   *[antenna] Antennen
}: { $spaces }.
lcb-twin-several = { $space } ({ $count })
lcb-twin-white = Weiße Teile für alle. Noch zu bauen: { $list }.
lcb-twin-station = Geschlossene Station, { $spaces }: { $owner ->
    [nobody] gehört niemandem.
   *[other] gehört { $owner }.
}
lcb-twin-nowhere = nirgends
lcb-twin-robots = Roboter: { $spaces }.
lcb-twin-astronauts = Astronauten: { $spaces }.
# Same as English.
lcb-twin-ufos = UFOs: { $spaces }.
lcb-twin-held = Auf dem Kopf eines Astronauten: { $spaces }.
lcb-twin-steps = { $left ->
    [one] Vom Weltraum­spaziergang bleibt ein Schritt.
   *[other] Vom Weltraum­spaziergang bleiben { $left } Schritte.
}
