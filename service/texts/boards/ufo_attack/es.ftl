### El dibujo de UFO Attack.

ufo-board-name = El tablero de UFO Attack
ufo-board-storage = Almacén
ufo-board-used-up = agotado
ufo-board-to-launch = { $count ->
    [3] tres para despegar
    [4] cuatro para despegar
    [5] cinco para despegar
    [6] seis para despegar
    [7] siete para despegar
    [8] ocho para despegar
    [9] nueve para despegar
   *[other] { $count } para despegar
}
ufo-board-modules = { $count ->
    [0] aún sin módulos
    [one] un módulo
   *[other] { $count } módulos
}
ufo-board-short = { $top ->
    [on] { $count } · con punta
   *[off] { $count }
}
ufo-board-ready = listo para despegar
ufo-board-alien-on-top = { $count } · alienígena en la punta
ufo-board-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $count }
ufo-cheer = ¡Despegue!
ufo-final = { $top ->
    [on] { $modules }, con punta
   *[off] { $modules }, sin punta
}
ufo-twin-nothing = nada
ufo-twin-rocket = { $name }: { $count ->
    [0] un cohete vacío
    [one] un módulo, { $modules }
   *[other] { $count } módulos, desde abajo: { $modules }
}. { $top ->
    [on] La punta está puesta.
   *[off] La punta está junto a la rampa.
}
ufo-twin-points = { $points ->
    [one] Un punto.
   *[other] { $points } puntos.
}
ufo-twin-bot = Lo juega un bot.
ufo-twin-storage = En el almacén: { $list }.
ufo-twin-alien = { $name ->
    [none] El alienígena está en el centro.
   *[other] El alienígena está en la punta del cohete de { $name }.
}
