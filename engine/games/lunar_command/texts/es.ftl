### Lunar Command. Un mensaje se llama como su código; los datos de una decisión son sus argumentos, ya en palabras.
### Todas las piezas ($piece, $new) son femeninas, y todas las figuras ($figure), masculinas: por eso «la» y «el» en las frases.

# Same as English.
game-lunar-command = Lunar Command

## Cosas

lunar-white = una pared blanca
    .deed = construye una pared blanca
lunar-colour = una pieza de color
    .deed = construye una pieza de color
lunar-spacewalk = un paseo espacial
    .deed = haz un paseo espacial
lunar-ufo = un OVNI
    .deed = mueve un OVNI
lunar-straight = pared recta
lunar-a-straight = una pared recta
lunar-square = pared cuadrada
lunar-a-square = una pared cuadrada
lunar-dome = cúpula
lunar-a-dome = una cúpula
lunar-airlock = compuerta
lunar-a-airlock = una compuerta
lunar-antenna = antena
lunar-a-antenna = una antena
# Same as English.
lunar-robot = robot
lunar-a-robot = un robot
lunar-astronaut = astronauta
lunar-a-astronaut = un astronauta
lunar-a-ufo = un OVNI
lunar-west-east = oeste–este
lunar-north-south = norte–sur

## Lo que se pide

lc-ask-roll = { $seat }, tira el dado.
lc-ask-act = { $seat }, { $possible-or-deed }.
lc-ask-step =
    { $left ->
        [one] { $seat }, da el último paso o para.
       *[other] { $seat }, da hasta { $left } pasos más o para.
    }
lc-ask-go-on = { $seat }, sigue desde { $space }: ahí no se queda nadie.
lc-ask-place = { $seat }, pon en el tablero { $things-or }.
lc-ask-which-way = { $seat }, ¿en qué dirección va la { $piece } en { $space }?

## Cómo se llama una jugada en una tecla, y cómo se cuenta

lc-act-roll = Tirar
    .told = { $seat } sacó { $face }
lc-act-build = { $piece } en { $space }
    .told = { $seat } construyó { $a_piece } en { $space }
lc-act-build-lying = { $piece } en { $space }, { $lies }
    .told = { $seat } construyó { $a_piece } en { $space }, { $lies }
lc-act-build-airlock = { $piece } en { $space }, paso { $through }
    .told = { $seat } construyó { $a_piece } en { $space }, paso { $through }
lc-act-walk = { $figure } { $from } a { $space }
    .told = { $seat } llevó al { $figure } de { $from } a { $space }
lc-act-stop = Terminar el paseo
    .told = { $seat } terminó el paseo
lc-act-ufo = OVNI { $from } a { $space }
    .told = { $seat } movió el OVNI de { $from } a { $space }
lc-act-ufo-placed = OVNI nuevo a { $space }
    .told = { $seat } puso un OVNI en { $space }
lc-act-abduct = OVNI { $ufo } abduce { $from } a { $space }
    .told = { $seat } abdujo al astronauta de { $from } a { $space }
lc-act-place = { $a_thing } en { $space }
    .told = { $seat } puso { $a_thing } en { $space }
lc-act-pass = No hacer nada
    .told = { $seat } no hizo nada
lc-act-claim-station = Estación en torno a { $space }
    .told = { $seat } dijo que hay una estación en torno a { $space }

lc-hint-scores =
    { $points ->
        [one] da un punto
       *[other] da { $points } puntos
    }
lc-hint-closes =
    { $count ->
        [one] cierra una estación: { $points } para ti
       *[other] cierra { $count } estaciones: { $points } para ti
    }
lc-hint-left =
    { $count ->
        [one] la última
       *[other] quedan { $count }
    }

## Lo que ha pasado

lc-rolled = { $seat } saca { $face-count ->
        [0] una cara vacía
       *[other] { $face }
    }.
lc-nothing-possible = No se puede hacer nada de eso. El turno ha terminado.
lc-built-white = { $seat } construye { $a_piece } en { $space }; quedan { $left }.
lc-built-coloured = { $seat } construye { $a_piece } de color { $colour } en { $space }; quedan { $left }.
lc-closed = Se ha cerrado una estación. Dentro: { $spaces }.
lc-split = Eso parte una estación. Una nueva tiene estos espacios: { $spaces }.
lc-owned = En sus paredes exteriores: naranja { $orange }, lima { $lime }. La estación es del equipo { $colour }. Por { $robots } { $robots ->
        [one] robot
       *[other] robots
    } y { $astronauts } { $astronauts ->
        [one] astronauta
       *[other] astronautas
    } consigue { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
lc-tie = En sus paredes exteriores: naranja { $orange }, lima { $lime }. La estación no es de nadie. Cada equipo se apunta { $points } por { $robots } { $robots ->
        [one] robot
       *[other] robots
    } y { $astronauts } { $astronauts ->
        [one] astronauta
       *[other] astronautas
    }, que dejan el tablero.
lc-owner-now = La estación de { $spaces } es ahora del equipo { $colour }. En sus paredes exteriores: naranja { $orange }, lima { $lime }.
lc-owner-none = La estación de { $spaces } ya no es de nadie. En sus paredes exteriores: naranja { $orange }, lima { $lime }.
lc-stepped =
    { $left ->
        [0] El { $figure } va a { $space }. Era el último paso.
        [one] El { $figure } va a { $space }; queda un paso.
       *[other] El { $figure } va a { $space }; quedan { $left } pasos.
    }
lc-into-airlock = El { $figure } entra en la compuerta de { $space }.
lc-passes-ufo = El { $figure } pasa por el OVNI de { $space }.
lc-walked-in =
    { $points ->
        [one] El { $figure } entra en la estación del equipo { $colour } y da un punto: { $total } en total.
       *[other] El { $figure } entra en la estación del equipo { $colour } y da { $points } puntos: { $total } en total.
    }
lc-no-way-on = No se puede dar ningún otro paso. El paseo espacial ha terminado.
lc-stopped = { $seat } termina el paseo espacial.
lc-ufo-moved = { $seat } mueve el OVNI de { $from } a { $space }.
lc-ufo-placed = { $seat } pone un OVNI en { $space }.
lc-released = El astronauta de { $space } puede volver a pasear.
lc-abducted = { $seat } abduce al astronauta de { $from } a { $space }. El OVNI se queda en su cabeza.
lc-lifted-in = { $seat } abduce al astronauta de { $from } a la estación del equipo { $colour } y consigue { $points } puntos: { $total } en total. Ahora el OVNI está en { $from }.
lc-placed = { $seat } pone { $a_thing } en { $space }.
lc-set-up = Ya está todo colocado. Empieza { $first }.
lc-ends-white = Todas las piezas blancas están construidas: la partida ha terminado.
lc-ends-coloured = Todas las piezas de color { $colour } están construidas: la partida ha terminado.
lc-ends-stuck = Ya nadie puede construir nada más: la partida ha terminado.
lc-wins-goal = { $winners } { $winners-count ->
        [one] gana
       *[other] ganan
    } para el equipo { $colour } con { $points } puntos. ¡El Cohete Lunar 1 despega!
lc-wins-points = { $winners } { $winners-count ->
        [one] gana
       *[other] ganan
    } para el equipo { $colour }: naranja { $orange } puntos, lima { $lime }.
lc-wins-built = Los mismos puntos. { $winners } { $winners-count ->
        [one] gana
       *[other] ganan
    } para el equipo { $colour }, con más piezas de color construidas: naranja { $built_orange }, lima { $built_lime }.
lc-draw = Los mismos puntos y las mismas piezas de color construidas: hay empate.

## Consejos: se puede, pero no aporta nada

lc-advise-closes-for-other = Eso ha cerrado una estación para el equipo { $colour }.

## Así no

lc-not-a-player = { $name } no juega aquí.
lc-game-over = La partida ha terminado, { $seat }.
lc-not-your-turn = Es el turno de { $turn }. { $seat }, espera, por favor.
lc-not-on-die =
    { $face-count ->
        [0] Este dado no tiene ninguna cara vacía. Tira otra vez o indica el dado con el que jugáis.
       *[other] Ninguna cara de este dado muestra { $face }. Tira otra vez o indica el dado con el que jugáis.
    }
lc-already-rolled = { $seat } ya ha tirado. La tirada vale.
lc-one-action = Solo hay una acción por turno, y el paseo espacial ya ha empezado.
lc-not-shown = El dado no muestra { $action }.
lc-other-tile = El cuadro del dado es { $other }. { $seat } solo construye con { $colour }.
lc-no-such-piece = No hay ninguna pieza llamada { $word }. Construye una pared recta, una pared cuadrada, una cúpula, una compuerta o una antena.
lc-no-such-direction = { $word } no es una dirección para la { $piece }. Di oeste–este o norte–sur.
lc-has-no-direction = La { $piece } se une por todos los lados: no tiene dirección.
lc-which-way = La { $piece } no cabe aquí en ninguna dirección, ni oeste–este ni norte–sur.
lc-no-such-space = No hay un espacio { $space }. El tablero va de { $first } a { $last }.
lc-wall-off-board = La pared recta en { $space } se saldría del borde del tablero.
lc-none-left = En la reserva no queda ninguna { $piece }.
lc-ufo-in-way = En { $space } hay un OVNI. Ahí no se construye nada.
lc-figure-in-way = En { $space } hay alguien. Ahí no se construye nada.
lc-piece-there = La { $piece } de { $space } no deja sitio para la { $new }.
lc-dome-needs-square = En { $space } no hay ninguna pared cuadrada. Una cúpula va sobre una pared cuadrada sin cúpula.
lc-dome-there = La pared cuadrada de { $space } ya tiene una cúpula.
lc-blocks-entrance = { $space } es una entrada de la compuerta { $colour } de { $airlock }. Queda libre.
lc-own-entrance-blocked = La { $piece } de { $space } bloquearía la entrada que quedaría ahí.
lc-same-type = La { $piece } quedaría unida a la de { $space }. Dos del mismo tipo no pueden estar unidas.
lc-same-type-beside = La { $piece } quedaría al lado de la de { $space }. Dos del mismo tipo no pueden estar una al lado de la otra.
lc-not-connected = La { $piece } no quedaría unida a nada. Tiene que llevar hasta una cúpula inicial: { $domes-or }.
lc-cut-off = La { $piece } solo llevaría hasta una cúpula inicial ({ $domes-or }) a través de piezas del oponente, y esas cortan el camino.
lc-leads-nowhere = Aquello a lo que quedaría unida la { $piece } no lleva hasta una cúpula inicial: { $domes-or }.
lc-partners-dome = La { $piece } llevaría hasta la cúpula inicial de su pareja. { $seat } solo construye desde { $domes-or }.
lc-not-near-own = La { $piece } tiene que estar unida a otra pieza de color { $colour }, directamente o por una sola pared recta.
lc-fits-here =
    { $more ->
        [0] { $seat }, la { $piece } cabría en { $spaces-or }.
       *[other] { $seat }, la { $piece } cabría en { $spaces }, y en { $more } más.
    }
lc-fits-nowhere = Ahora no hay ningún espacio donde { $seat } pueda construir la { $piece }.

lc-no-such-figure = No hay nadie llamado { $word } que pueda pasear. Pasean los robots y los astronautas.
lc-no-figure-there = En { $space } no hay ningún { $figure }.
lc-under-a-ufo = El astronauta de { $space } tiene un OVNI en la cabeza. No puede pasear hasta que se mueva ese OVNI.
lc-one-of-each = Ya ha paseado otro { $figure }. Pasean como mucho un robot y un astronauta.
lc-go-on-airlock = Nadie se queda en una compuerta. Primero sigue el { $figure } de { $space }.
lc-go-on-ufo = Nadie se queda debajo de un OVNI. Primero sigue el { $figure } de { $space }.
lc-airlock-dead-end = Con los pasos que quedan, el { $figure } no podría salir de la compuerta de { $space } y quedarse en algún sitio.
lc-ufo-dead-end = Con los pasos que quedan, el { $figure } no podría salir del espacio del OVNI, { $space }, y quedarse en algún sitio.
lc-not-a-neighbour = { $space } no está al lado de { $from }. Un paso va a { $spaces-or }, nunca en diagonal.
lc-no-steps-left = Al { $figure } no le queda ningún paso.
lc-straight-through = Por una compuerta se va recto: se entra por una entrada y se sale por la otra.
lc-ufo-stops-robot = El OVNI de { $space } detiene al robot.
lc-ufo-stops-astronaut = El OVNI de { $space } detiene al astronauta.
lc-space-taken = En { $space } ya hay alguien.
lc-piece-stops = La { $piece } de { $space } no deja pasar.
lc-foreign-airlock = La compuerta de { $space } es del equipo { $colour }. Solo dejan pasar las compuertas de tu propio color.
lc-no-entrance = Ese lado de la compuerta de { $space } no es una entrada.
lc-first-step = Un paseo espacial tiene al menos un paso.
lc-no-walk = { $seat } no está dando un paseo espacial.

lc-no-abduction = En esta partida los OVNIs no abducen astronautas.
lc-no-ufo-off = Todos los OVNIs están en el tablero: { $spaces }.
lc-no-ufo-there = En { $space } no hay ningún OVNI. Están en { $spaces }.
lc-only-opponent-releases = El equipo { $colour } puso el OVNI en la cabeza del astronauta de { $space }. Solo puede moverlo el oponente.
lc-head-taken = En la cabeza del astronauta de { $space } hay un OVNI. Solo ese puede abducirlo.
lc-same-space = Ya está en { $space }. Elige otro espacio.
lc-landing-piece = La { $piece } de { $space } no deja sitio. Elige un espacio libre.
lc-landing-ufo = En { $space } hay un OVNI. Elige un espacio libre.
lc-landing-figure = En { $space } hay alguien. Elige un espacio libre.

lc-not-to-place = Ahora no toca { $thing }. Toca: { $things-or }.
lc-domes-side-by-side = En { $other } hay una cúpula inicial, al lado de { $space }. Dos de ellas no pueden estar una al lado de la otra.
lc-set-up-is-over = La colocación ya ha terminado.
lc-must-act = Algo de lo que ha salido se puede hacer, así que hay que hacerlo.
lc-no-pass = { $seat } no puede pasar.
lc-station-is-scored = La estación en torno a { $space } se puntuó cuando se cerró.
lc-station-no-space = En { $space } hay una pieza. Dentro de una estación solo hay espacios libres.
lc-station-open = { $space } no está rodeado de piezas unidas: desde ahí un camino lleva fuera del tablero.

lc-owed-roll = { $seat }, primero tira el dado.
lc-owed-act = { $seat }, primero { $possible-or-deed }.
lc-owed-walk =
    { $left ->
        [one] { $seat }, da el último paso del paseo espacial o para.
       *[other] { $seat }, sigue con el paseo espacial ({ $left } pasos) o para.
    }
lc-owed-go-on = { $seat }, primero sigue con el { $figure } de { $space }.
lc-owed-place = { $seat }, primero pon esto en el tablero: { $things-or }.

## Opciones y variantes

variant-ufo-abduction = Abducción OVNI
    .help = Un OVNI que sale también puede abducir a un astronauta a otro espacio.
variant-setup = Colocación propia
    .help = Los jugadores colocan las cúpulas iniciales, las figuras y los OVNIs.

option-figures-share-space = Las figuras comparten espacio
    .help = Si no, en un espacio cabe un solo robot o astronauta.
option-straight-walls-directed = Las paredes rectas se unen por los extremos
    .help = Si no, se unen por los cuatro lados.
option-straight-wall-length = Largo de una pared recta
    .help = Cuántos espacios ocupa. Suponemos que uno.
option-same-type-ignores-colour = Mismo tipo, sea cual sea el color
    .help = Si no, solo las piezas de un mismo tipo y color no pueden estar unidas.
option-same-type-test = Mismo tipo: dónde
    .help = Si dos de un tipo no pueden estar unidas, o ni siquiera una al lado de la otra.
option-colour-tile = Cuadros de color
    .help = Si un cuadro de color deja construir a su propio equipo, o a cualquiera.
option-walk-figures = Quién pasea
    .help = Los pasos se reparten entre cualesquiera figuras, o como mucho entre un robot y un astronauta.
option-airlock-steps = Pasos por una compuerta
    .help = Cuántos pasos cuesta atravesarla.
option-astronaut-may-pass-ufo = Los astronautas pasan OVNIs
    .help = Si no, un OVNI detiene a un astronauta igual que a un robot.
option-count-pieces = Qué piezas cuentan
    .help = Las de las paredes exteriores, o también las que cuelgan de esas paredes.
option-station-owner = De quién es una estación
    .help = De quien tenía más piezas cuando se puntuó, o de quien tiene más ahora.
option-abduction-release = Quién quita el OVNI de una cabeza
    .help = Cualquiera de los jugadores, o solo el oponente de quien lo puso.

## Valores de las opciones, y lo que creemos sobre la caja

option-same-type-test-connected = no unidas
option-same-type-test-adjacent = no una al lado de la otra
option-colour-tile-own = su propio equipo
option-colour-tile-any = cualquier equipo
option-walk-figures-any = cualesquiera figuras
option-walk-figures-one-each = una de cada
option-count-pieces-outer-walls = en las paredes exteriores
option-count-pieces-on-station = en la estación
option-station-owner-when-scored = cuando se puntuó
option-station-owner-current-majority = quien tiene más ahora
option-abduction-release-either = cualquiera
option-abduction-release-opponent = solo el oponente

box-lunar-command-map = la cuadrícula: su tamaño, las cúpulas iniciales y dónde están los robots y los OVNIs
box-lunar-command-supply-square = cuántas paredes cuadradas hay
box-lunar-command-supply-dome = cuántas cúpulas hay
box-lunar-command-supply-airlock = cuántas compuertas hay
box-lunar-command-supply-antenna = cuántas antenas hay

## Así no se puede preparar

lc-setup-room = Piezas, figuras y ovnis necesitan { $needed } espacios, y el tablero solo tiene { $spaces }. Usa un mapa mayor o menos piezas.
lc-setup-crowd = En { $space } del mapa del archivo del tablero hay varias figuras, pero «{ $option }» está en no.
lc-setup-domes = Cada equipo tiene { $domes } cúpulas, y solo hay { $walls } paredes cuadradas para ellas. Corrige el archivo del tablero.
lc-setup-seats = Con estas reglas juegan { $needed }; sois { $count }. Cuatro juegan con «{ $variant }», dos sin ello.
