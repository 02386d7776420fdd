### Palabras que comparten varios juegos.

edition-digest = como este árbitro entiende el reglamento
edition-de = como dice el reglamento alemán
edition-en = como dice el reglamento inglés
edition-fr = como dice el reglamento francés
edition-it = como dice el reglamento italiano
edition-es = como dice el reglamento español
edition-pt = como dice el reglamento portugués

option-first-seat = Quién empieza
    .help = La persona más joven, si no acordáis otra cosa.
option-points-to-win = Puntos para ganar
    .help = Quien los consigue primero gana.

variant-teams = Juego en equipo
    .help = Cuatro jugadores, dos contra dos.

# What a player enters, above the keys for it.
field-cards = cartas
field-code = código
field-colour = color
field-answer = respuesta

## Así no se puede preparar

setup-no-game = No hay ningún juego «{ $name }». Hay { $games }.
setup-no-die = { $game } necesita el dado «{ $die }», y esta mesa no lo tiene. Indica su archivo en los ajustes de la mesa.
setup-seats = { $game } es para { $fewest } a { $most } jugadores; sois { $count }.
setup-variant-seats = «{ $variant }» es para { $numbers-or } jugadores; sois { $count }.
setup-no-variant = Este juego no tiene ninguna variante «{ $name }».
setup-no-option = Este juego no tiene ninguna opción «{ $name }».
setup-no-edition = El árbitro no conoce ningún reglamento «{ $name }» de este juego.
setup-variant-twice = «{ $variant }» está elegida dos veces. Con una basta.
setup-variant-needs = «{ $variant }» se juega solo junto con «{ $needed }».
setup-variants-clash = «{ $variant }» y «{ $other }» se contradicen. Elige una de las dos.
setup-option-clash = «{ $option }» no hace nada con «{ $variant }». Déjalo como estaba.
setup-both-change = «{ $variant }» y «{ $other }» cambian la misma regla. Quédate con una.
setup-option-number = «{ $option }» no puede ser { $value }: es un número de { $minimum } a { $maximum }{ $also-count ->
    [0] { "" }
   *[other] {" "}o { $also-or }
}.
setup-option-seat = «{ $option }» no puede ser { $value }: elige a uno de los jugadores.
setup-option-flag = «{ $option }» no puede ser { $value }: es sí o no.
setup-option-choice = «{ $option }» no puede ser «{ $value }»: elige { $choices-or }.
setup-option-several = «{ $option }» no puede ser «{ $value }»: elige { $count } distintos entre { $choices }.
setup-option-without = «{ $option }» no hace nada sin { $variants-or }. Elige esa variante o déjalo como estaba.
setup-value-rival = «{ $option }: { $value }» no va con { $variants-or }. Cambia una de las dos cosas.
setup-no-such-player = { $option }: no hay jugador { $number }; sois { $count }.
setup-die-face = Una cara del dado «{ $die }» dice «{ $face }», y este juego no lo conoce. Conoce { $known }. Corrige el archivo del dado.
setup-die-lacks = Ninguna cara del dado «{ $die }» dice { $words-or }, y sin eso no se puede jugar con estas reglas. Corrige el archivo del dado.
setup-no-map = No hay ningún mapa en el archivo del tablero. Dibuja uno como en el archivo que viene con el juego.
setup-map = El mapa del archivo del tablero está mal en la fila { $row }, columna { $column }: ahí no puede estar «{ $seen }».
setup-map-row = En el archivo del tablero, la fila { $row } del mapa mide { $length } y la primera { $first }. Hazlas iguales.
setup-map-size = El mapa del archivo del tablero tiene { $columns } de ancho y { $rows } de alto. Ningún tablero de este juego es así.
setup-map-count = En el mapa del archivo del tablero «{ $seen }» está { $count } ×, y tiene que estar { $needed } ×.
setup-box = En el archivo del tablero, { $key } no puede ser «{ $value }».
