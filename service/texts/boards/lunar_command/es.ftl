### El dibujo de Lunar Command. Los nombres de piezas y figuras son los del juego (lunar-…).

lcb-board-name = El tablero de Lunar Command
lcb-to-build = por construir
lcb-scored = puntuados
# Puntos de un equipo, en muy poco sitio.
lcb-points-of = { $points }/{ $goal }

## Lo primero que elige un toque en el tablero

lcb-step-thing = { $thing ->
    [robot] robot en { $place }
    [astronaut] astronauta en { $place }
    [both] robot o astronauta en { $place }
    [spare] OVNI junto al tablero
   *[ufo] OVNI en { $place }
}
lcb-step-place = { $thing ->
    [dome] una cúpula inicial
    [robot] un robot
    [astronaut] un astronauta
   *[ufo] un OVNI
}
lcb-step-kind = { $kind ->
    [straight] construir una pared recta
    [square] construir una pared cuadrada
    [dome] construir una cúpula
    [airlock] construir una compuerta
    [antenna] construir una antena
    [robot] pasear con un robot
    [astronaut] pasear con un astronauta
    [put-dome] poner una cúpula inicial
    [put-robot] poner un robot
    [put-astronaut] poner un astronauta
    [put-ufo] poner un OVNI
    [station] reclamar una estación
   *[ufo] mover un OVNI
}

## Por qué se rechazó un sitio, en dos o tres palabras sobre el tablero

lcb-why-not-your-turn = no es tu turno
lcb-why-one-action = solo una acción
lcb-why-not-shown = no ha salido
lcb-why-other-tile = no es tu cuadro
lcb-why-wall-off-board = fuera del tablero
lcb-why-none-left = no quedan
lcb-why-ufo-in-way = hay un OVNI
lcb-why-figure-in-way = aquí hay alguien
lcb-why-piece-there = ocupado
lcb-why-dome-needs-square = sin pared cuadrada
lcb-why-dome-there = ya tiene cúpula
lcb-why-blocks-entrance = tapa la entrada
lcb-why-own-entrance-blocked = entrada tapada
lcb-why-same-type = mismo tipo
lcb-why-same-type-beside = mismo tipo
lcb-why-not-connected = no está unida
lcb-why-cut-off = camino cortado
lcb-why-leads-nowhere = no lleva a nada
lcb-why-partners-dome = cúpula de tu pareja
lcb-why-not-near-own = demasiado lejos
lcb-why-no-figure-there = no hay nadie
lcb-why-under-a-ufo = bajo un OVNI
lcb-why-one-of-each = uno de cada
lcb-why-go-on-airlock = primero sigue
lcb-why-go-on-ufo = primero sigue
lcb-why-airlock-dead-end = no hay salida
lcb-why-ufo-dead-end = no hay salida
lcb-why-not-a-neighbour = no está al lado
lcb-why-no-steps-left = no quedan pasos
lcb-why-straight-through = hay que ir recto
lcb-why-ufo-stops-robot = hay un OVNI
lcb-why-ufo-stops-astronaut = hay un OVNI
lcb-why-space-taken = ocupado
lcb-why-piece-stops = hay una pared
lcb-why-foreign-airlock = compuerta ajena
lcb-why-no-entrance = no es entrada
lcb-why-no-ufo-there = no hay OVNI
lcb-why-only-opponent-releases = no es tu OVNI
lcb-why-head-taken = bajo un OVNI
lcb-why-same-space = mismo espacio
lcb-why-landing-piece = ocupado
lcb-why-landing-ufo = ocupado
lcb-why-landing-figure = ocupado
lcb-why-domes-side-by-side = demasiado cerca
lcb-why-not-to-place = ahora no
lcb-why-station-is-scored = ya puntuada
lcb-why-station-no-space = no está libre
lcb-why-station-open = no está cerrada

## El final

lcb-cheer = ¡El Lunar 1 despega!
lcb-final = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## El tablero en palabras

lcb-twin-team = { $names }, { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de { $goal }. Puntuados: { $robots ->
    [0] ningún robot
    [one] 1 robot
   *[other] { $robots } robots
} y { $astronauts ->
    [0] ningún astronauta
    [one] 1 astronauta
   *[other] { $astronauts } astronautas
}.
lcb-twin-to-build = Por construir: { $list }.
lcb-twin-count = { $kind ->
    [straight] paredes rectas
    [square] paredes cuadradas
    [dome] cúpulas
    [airlock] compuertas
   *[antenna] antenas
} { $count }
lcb-twin-kind = { $kind ->
    [straight] Paredes rectas
    [square] Paredes cuadradas
    [start] Cúpulas iniciales
    [dome] Cúpulas
    [airlock] Compuertas
   *[antenna] Antenas
}: { $spaces }.
lcb-twin-several = { $space } ({ $count })
lcb-twin-white = Piezas blancas para todos. Por construir: { $list }.
lcb-twin-station = Estación cerrada, { $spaces }: { $owner ->
    [nobody] no es de nadie.
   *[other] es de { $owner }.
}
lcb-twin-nowhere = en ningún sitio
# Same as English.
lcb-twin-robots = Robots: { $spaces }.
lcb-twin-astronauts = Astronautas: { $spaces }.
lcb-twin-ufos = OVNIs: { $spaces }.
lcb-twin-held = En la cabeza de un astronauta: { $spaces }.
lcb-twin-steps = { $left ->
    [one] Queda un paso del paseo espacial.
   *[other] Quedan { $left } pasos del paseo espacial.
}
