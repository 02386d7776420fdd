### El dibujo de Aménophis.

am-draw-name = El laberinto de Aménophis
am-draw-name-hidden = El laberinto de Aménophis, como puede verlo la momia
am-draw-view-mummy = Como puede verlo la momia
am-draw-view-explorers = Como lo ven los exploradores
am-draw-out = fuera
am-draw-taken = { $taken } de { $goal } ankhs
am-draw-aside = { $count ->
    [0] ninguna aparte
   *[other] { $count } aparte
}
am-draw-announced = anunciado
am-draw-steps = { $steps ->
    [one] paso queda
   *[other] pasos quedan
}
am-draw-roll-and = { $aside ->
    [0] su tirada
   *[other] su tirada + { $aside }
}
am-draw-final = { $count } de { $all } cartas · { $ankhs ->
    [one] un ankh
   *[other] { $ankhs } ankhs
}
am-draw-cheer = { $who ->
    [mummy] ¡Te pillé!
    [explorer] ¡Fuera de la tumba!
   *[nobody] La tumba está en calma.
}

## En palabras

am-twin-mummy = { $name } es la momia, está en { $cell } y tiene { $taken } de { $goal } ankhs.
am-twin-ways = { $count ->
    [0] Desde ahí no sigue ningún camino.
   *[other] Desde ahí hay caminos a { $cells }.
}
am-twin-pawn-of = peón { $number } de { $name }
am-twin-pawn = { $cell ->
    [hidden] { $name }: { $ankhs ->
        [one] un ankh
       *[other] { $ankhs } ankhs
    }, casilla oculta.
    [off] { $name }: fuera del tablero.
   *[other] { $name }: { $ankhs ->
        [one] un ankh
       *[other] { $ankhs } ankhs
    }, en { $cell }.
}
am-twin-out = { $name } está fuera de la partida.
am-twin-played = { $count ->
    [0] Ninguna carta jugada.
   *[other] Jugadas: { $cards }.
}
am-twin-aside = { $count ->
    [0] No hay ninguna momia apartada.
    [one] Hay una momia apartada.
   *[other] Hay { $count } momias apartadas.
}
am-twin-announced = Anunciado: { $face }.
am-twin-steps = { $steps ->
    [one] A la momia le queda un paso.
   *[other] A la momia le quedan { $steps } pasos.
}
am-twin-hand = Tus cartas: { $cards }.
am-twin-card-on = { $card } en { $cell }
am-twin-symbols = Símbolos: { $list }.
am-twin-places = La casilla inicial es { $start }; la mazmorra, { $dungeon }.

## Los secretos de un explorador

am-hand-untold = una carta que aún no se ha dicho
am-hand-played = { $card }, jugada
am-hand-roll = Tu tirada
am-hand-pawn = { $cell ->
    [off] Tu peón está fuera del tablero.
   *[other] { $number ->
        [none] Tu peón está en { $cell }.
       *[other] El peón { $number } está en { $cell }.
    }
}
