### Aménophis. Un mensaje se llama como su código; los datos de una decisión son sus argumentos, ya en palabras.

# Same as English.
game-amenophis = Aménophis
pawn-first = el primer peón
pawn-second = el segundo peón
amface-1 = 1
amface-2 = 2
amface-3 = 3
amface-4 = 4
amface-arrow = la flecha
amface-mummy = una momia
amface-none = ningún dado
pile-r = rojo
pile-b = azul
pile-w = blanco
pile-g = verde
pile-y = amarillo
card-r1 = rojo 1
card-r2 = rojo 2
card-r3 = rojo 3
card-r4 = rojo 4
card-r5 = rojo 5
card-b1 = azul 1
card-b2 = azul 2
card-b3 = azul 3
card-b4 = azul 4
card-b5 = azul 5
card-w1 = blanco 1
card-w2 = blanco 2
card-w3 = blanco 3
card-w4 = blanco 4
card-w5 = blanco 5
card-g1 = verde 1
card-g2 = verde 2
card-g3 = verde 3
card-g4 = verde 4
card-y1 = amarillo 1
card-y2 = amarillo 2
card-y3 = amarillo 3
card-y4 = amarillo 4

## Lo que se pide

am-ask-playing = { $seat }, juega tu turno en secreto.
am-ask-cards = { $seat }, indica las cartas que has tomado. Nadie más las ve.
am-ask-cards-veiled = { $seat }, indica en secreto las cartas que has tomado.
am-ask-cancel = { $seat }, tira, o anula antes las momias apartadas.
am-ask-roll = { $seat }, tira los dados.
am-ask-choose = { $seat }, anuncia un dado o tira otra vez.
am-ask-move = { $seat }, mueve tu peón.
am-ask-card = { $seat }, termina tu turno o juega antes una carta.
am-ask-done = { $seat }, termina tu turno.
am-ask-mummy-roll = { $seat }, tira el dado de la momia.
am-ask-step = { $seat }, mueve la momia: { $steps ->
    [one] queda un paso
   *[other] quedan { $steps } pasos
}.

## Cómo se llama una jugada en una tecla, y cómo se cuenta

am-act-draw = Mis cartas
    .told = { $seat } ha mirado sus cartas
am-act-roll = Tirar
    .told = { $seat } sacó { $face }
am-act-keep-aside = Tirar sin anular
    .told = { $seat } deja apartadas las momias
am-act-cancel = Anular las momias
    .told = { $seat } anula las momias
am-act-reroll = { $some ->
    [yes] Tirar otra vez { $dice }
   *[no] Tirar otra vez
}
    .told = { $some ->
    [yes] { $seat } tira otra vez { $dice }
   *[no] { $seat } tira otra vez
}
am-act-announce = { $two ->
    [yes] { $die } para { $pawn }
   *[no] Anunciar { $die }
}
    .told = { $two ->
    [yes] { $seat } anunció { $die } para { $pawn }
   *[no] { $seat } anunció { $die }
}
am-act-go = A { $cell }
    .told = { $seat } fue a { $cell }
am-act-walk = Por { $path }
    .told = { $seat } fue por { $path }
am-act-play = Jugar { $card }
    .told = { $seat } jugó { $card }
am-act-done = Listo
    .told = { $seat } ha terminado
am-act-give-up = Sin salida: terminar
    .told = { $seat } no tiene salida
am-act-step = A { $cell }
    .told = { $seat } dio un paso a { $cell }
am-act-stop = Parar aquí
    .told = { $seat } paró

## Lo que ha pasado

am-has-drawn = { $seat } tiene { $count } cartas.
am-too-few-ankhs = Hay { $count } ankhs, y la momia necesitaría { $goal }: solo puede ganar si deja fuera a todos los exploradores.
am-keeps-aside = { $seat } deja aparte: { $count }.
am-cancelled = { $seat } anula. La momia avanza { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
am-rolled = { $seat } saca { $dice }.
am-aside = { $count ->
    [one] Hay una momia apartada.
   *[other] Hay { $count } momias apartadas.
}
am-all-mummies = Los cinco dados muestran una momia: el turno de { $seat } ha terminado.
am-rolls-again = { $seat } tira otra vez { $count ->
    [one] un dado
   *[other] { $count } dados
}.
am-announced = { $seat } anunció { $die }.
am-announced-pawn = { $seat } anunció { $die } para { $pawn }.
am-moved = { $two ->
    [yes] { $seat } movió { $pawn } a { $cell } con { $die }.
   *[no] { $seat } fue a { $cell } con { $die }.
}
am-played = { $seat } jugó { $card }: ya van { $count }.
am-done = { $seat } ha terminado.
am-gave-up = { $seat } no tiene salida y termina el turno.
am-mummys-turn = Ahora es el turno de { $mummy }.
am-mummy-rolled = { $number } en el dado y { $aside } aparte: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
am-mummy-stuck = La momia no puede ir a ningún sitio.
am-stepped = La momia va a { $cell }.
am-stopped = La momia se para.
am-caught = Captura en { $cell }: { $pawn }. La momia tiene { $taken } de { $goal } ankhs.
am-out = No queda ningún ankh: { $pawn } sale de la partida.
am-no-turn = { $at } no tiene turno.
am-explorer-wins = { $seat } ha jugado la última carta y gana.
am-mummy-wins = { $seat } tiene { $taken } de { $goal } ankhs y gana.
am-mummy-wins-all-out = Todos los exploradores están fuera: gana { $seat }.

## Lo que impide una jugada

am-no-over = La partida ha terminado.
am-no-seat = Eso solo puede hacerlo un jugador de esta partida.
am-no-out = { $seat } está fuera.
am-no-deal-first = Primero todos los exploradores dicen sus cartas al árbitro.
am-no-draw-now = Las cartas solo se toman antes de la partida.
am-no-turn-of = Es el turno de { $at }.
am-no-mummy-rolls = Primero tira el dado de la momia.
am-no-mummy-moves = Di la casilla siguiente del movimiento de la momia.
am-no-cancel-or-roll = Tira o anula las momias apartadas.
am-no-roll-first = Primero tira los dados.
am-no-choose-first = Anuncia uno de los dados o tira otra vez.
am-no-move-first = Has anunciado { $die }, y eso obliga: mueve el peón.
am-no-moved = El peón ya se ha movido. Juega una carta que encaje o termina el turno.
am-no-played = Una carta por movimiento: termina el turno.
am-no-done-yet = El turno no ha terminado: quedan dados que tirar o con los que mover.
am-no-move-no-card = Sin movimiento no se puede jugar ninguna carta.
am-no-cancel-late = Solo se anula antes de la primera tirada.
am-no-cancel-none = No hay ninguna momia apartada, así que no hay nada que anular.
am-no-mummy-cards = La momia no tiene cartas.
am-no-drawn-already = Ya se conocen tus cartas.
am-no-card = «{ $card }» no es una carta. Hay cartas rojas, azules y blancas del 1 al 5, y verdes y amarillas del 1 al 4.
am-no-card-twice = Has nombrado una carta dos veces.
am-no-piles = De cada montón se toma este número de cartas: { $each }; no es así con { $piles }.
am-no-mummy-die = El dado de la momia muestra uno de estos números: { $numbers }.
am-no-must-cancel = Los cinco dados están apartados: primero anula.
am-no-dice-count = Hay que tirar { $due } dados (apartados: { $aside }), y se han tirado { $given }.
am-no-face = Ningún dado de los exploradores tiene «{ $face }».
am-no-such-die = Ninguno de tus dados muestra { $die }. Te ha salido { $shown }.
am-no-so-many = No tantos de tus dados muestran { $die }. Te ha salido { $shown }.
am-no-reroll-some = Todos los dados que no muestran una momia se tiran juntos: { $count }.
am-no-reroll-all = Para tirarlos todos otra vez, no nombres ninguno.
am-no-give-up = Un turno no se puede abandonar: tira otra vez.
am-no-not-hemmed = Sí que tienes salida: con algún dado se podría mover.
am-no-pawn-named = Di para qué peón es.
am-no-pawn = «{ $pawn }» no se puede mover en este turno.
am-no-arrow = Desde { $cell } la flecha no lleva a ningún sitio: hay un obstáculo en cada lado.
am-no-way = Desde { $cell } no hay camino para { $die }.
am-no-free-end = Con { $die } solo podrías acabar donde { $pawns-count ->
    [one] está
   *[other] están
} { $pawns }.
am-no-cell = «{ $cell }» no es una casilla del laberinto.
am-no-end-occupied = { $pawn } está en { $cell }: ahí no puedes acabar.
am-no-arrow-end = La flecha va recta hasta la última casilla libre, no a { $cell }. Podría acabar en { $could-or }.
am-no-walk = Con exactamente { $die } no se llega de { $start } a { $cell }. Podría acabar en { $could-or }.
am-no-mummy-cell = La momia está en { $cell }.
am-no-start-cell = Nadie entra en la casilla inicial { $cell }.
am-no-dungeon = Nadie entra por la reja de { $cell } en la mazmorra.
am-no-length = { $count ->
    [one] Eso es una casilla
   *[other] Eso son { $count } casillas
}, y se anunció { $die }.
am-no-side-step = { $cell } no está al lado de { $here }.
am-no-wall = Entre { $here } y { $cell } hay una pared.
am-no-symbol-here = El símbolo de { $card } está en { $cell }, y tu movimiento acabó en { $here }.
am-no-shown-before = { $at } ya jugó { $card }, a la vista de todos.
am-no-own-card = No tienes { $card }.
am-no-pile-spent = { $each ->
    [one] Se tomó una carta
   *[other] Se tomaron { $each } cartas
} de cada montón, y ya has jugado { $played }: { $card } no puede ser tuya.
am-no-other-step = Desde { $here } la momia puede ir a { $could-or }.
am-no-stop = La momia usa todos sus pasos: { $left ->
    [one] queda uno
   *[other] quedan { $left }
}.

## El tablero de sensores

am-board-set-up = Las piezas no están como en la partida. { $count ->
    [0] Quita lo que no tiene que estar ahí.
    [one] Falta una pieza.
   *[other] Faltan { $count } piezas.
}
    .fix = Coloca las piezas como va la partida.
am-board-place = Ahora mueve en el tablero: { $pieces }.
    .fix = Mira dónde van.
am-board-lifted = El peón se ha levantado o comparte casilla con otra pieza: { $pawn }.
    .fix = Pon el peón en una casilla para él solo.
am-board-there-and-back = { $pawn } está otra vez en { $cell }. ¿Era ese el movimiento entero?
    .fix = Si es así, elige { $cell } en la página. Si no, sigue moviendo.
am-board-which = Los sensores no saben adónde fue { $pawn }: ¿{ $cells-or }?
    .fix = Elige la casilla en la página.
am-board-askew = Hay una pieza entre { $cells }.
    .fix = Ponla en el centro de una de ellas.
am-board-wrong-pawn = { $pawn } fue de { $from } a { $cell }, pero le toca mover a { $mover }.
am-board-not-now = { $pawn } fue de { $from } a { $cell }, y ahora no toca mover ningún peón.
am-board-missing = { $pawn } falta en { $cell }.
am-board-too-much = En { $cells } no tiene que haber nada.
am-board-differs = El tablero no coincide con la partida en { $count ->
    [one] una casilla
   *[other] { $count } casillas
}.
    .fix = Vuelve a poner todo en su sitio.
am-board-turned = Al revés, o hay otra pieza ahí: { $pieces }.
am-board-mummy-off = En la partida la momia está en { $cell }, pero su pieza no está ahí. En otro sitio no captura a nadie.

## Opciones

option-mummy-seat = El asiento de la momia
    .help = Quién juega con la momia. Los exploradores siguen en sentido horario.
# Same as English.
option-ankhs = Ankhs
    .help = Con cuántos empieza cada peón de un explorador.
option-ankhs-to-win = Ankhs para que gane la momia
    .help = 0: 3 contra un explorador, 4 contra dos, 6 contra tres, 7 contra cuatro.
option-roll-seen-by-mummy = La momia ve las tiradas
    .help = Los dados de los exploradores se tiran a la vista de todos.
option-reroll = Tirar otra vez
    .help = Todos los dados que no muestran una momia, o los que se quiera de ellos.
option-hemmed-in = Quien no puede dar ni un paso
    .help = Sigue tirando hasta que todos los dados muestren momias, o puede terminar el turno, lo que da una pista a la momia.
option-mummy-must-use-all = La momia usa todos sus pasos
    .help = Si no, puede parar antes.

## Valores de las opciones, y lo que creemos sobre la caja

option-reroll-all = todos los que no tienen momia
option-reroll-any = los que quiera
option-hemmed-in-roll-on = sigue tirando
option-hemmed-in-pass = puede pasar

box-amenophis-map = el laberinto: su tamaño, sus paredes y dónde están los símbolos

## Así no se puede preparar

am-setup-open = El laberinto del archivo del tablero está abierto hacia fuera en la fila { $row }, columna { $column }. Dibuja ahí la pared.
am-setup-no-way = En el laberinto del archivo del tablero ningún camino lleva de la salida a { $cells }. Abre una pared.
am-setup-dungeon = En el laberinto del archivo del tablero ningún camino sale de la mazmorra { $cell }. Abre una pared.
