### Pirate Code. Un mensaje se llama como su código; los datos de una decisión son sus argumentos, ya en palabras.

# Same as English.
game-pirate-code = Pirate Code

score-gold = correcto
score-stays = color correcto, posición errónea
score-brown = color erróneo

guess-rolled = la joya del dado
guess-choice = la joya que elijas
guess-skeleton = la joya del esqueleto
guess-row = una joya de la fila

row-gold = dorada
row-brown = marrón

## Lo que se pide

pc-ask-code =
    { $count ->
       *[other] { $seat }, esconde { $count } joyas en tu cofre e indícalas, desde tu izquierda.
    }
pc-ask-first-hand = { $seat }, pon una joya en la mano del esqueleto.
pc-ask-hand = { $seat }, pon otra joya en la mano del esqueleto.
pc-ask-roll = { $seat }, tira el dado.
pc-ask-guess =
    { $count ->
        [one] { $seat }, haz un intento: pon o mueve una joya.
       *[other] { $seat }, haz { $count } intentos, en el orden que quieras. En el dado ha salido { $colours }.
    }
pc-ask-rolled = { $seat }, pon o mueve una joya { $colours-feminine }.
pc-ask-choice = { $seat }, pon o mueve una joya de cualquier color.
pc-ask-skeleton = { $seat }, pon la joya del esqueleto.
pc-ask-row =
    { $count ->
        [one] { $seat }, pon una joya más, de cualquier color, en la última posición libre.
       *[other] { $seat }, pon { $count } joyas más: una de cualquier color en cada posición libre.
    }
pc-ask-end = { $seat }, termina tu turno para que se comprueben los intentos.
pc-ask-answer = { $seat }, mira en tu cofre: ¿acierta la joya { $colour-feminine } de la posición { $at }?
pc-ask-open = { $seat }, abre tu cofre e indica lo que hay dentro, desde tu izquierda.
pc-which-guess = { $seat }, ¿para qué intento es: { $guesses-or }?

## Cómo se llama una jugada en una tecla, y cómo se cuenta

pc-act-set-code = Esconder tu código
    .told = { $seat } escondió un código
pc-act-fill-hand = { $colour } a la mano
    .told = { $seat } puso una joya { $colour-feminine } en la mano del esqueleto
pc-act-roll = Tirar
    .told = { $seat } sacó { $face }
pc-act-place = { $colour } en { $on } { $at }
    .told = { $seat } puso una joya { $colour-feminine } en la posición { $at } de { $on }
pc-act-move = { $colour } en { $on }: { $at } a { $to }
    .told = { $seat } movió una joya { $colour-feminine } en el área de { $on }, de { $at } a { $to }
pc-act-end-turn = Comprobar los intentos
    .told = { $seat } terminó el turno
pc-act-answer = { $colour } { $at }: { $answer }
    .told = { $seat } puntuó { $colour } en { $at }: { $answer }
pc-act-change-answers = Cambiar respuestas
    .told = { $seat } cambió respuestas anteriores
pc-act-open-chest = Abrir el cofre
    .told = { $seat } abrió el cofre
pc-act-declare-empty = No queda { $colour }
    .told = { $seat } dijo que no queda ninguna joya { $colour-feminine }
pc-act-declare-found = Sí que hay { $colour }
    .told = { $seat } dijo que sí que hay una joya { $colour-feminine }
pc-act-claim-win = He ganado
    .told = { $seat } dijo que había ganado
pc-act-change-option = Cambiar una regla
    .told = { $seat } quiso cambiar una regla
pc-act-pass = Pasar
    .told = { $seat } quiso pasar

pc-hint-takes-place = en lugar de { $colour }
pc-hint-changes-places = a cambio de { $colour }

## Lo que ha pasado

pc-code-set = { $seat } ha escondido un código.
pc-code-changed = { $seat } ha escondido un código nuevo.
pc-code-is = Tu código, desde tu izquierda: { $colours }.
pc-hand-filled = { $seat } pone una joya { $colour-feminine } en la mano del esqueleto.
pc-hand-stays-empty = No queda ninguna joya de ningún color: la mano del esqueleto se queda vacía.
pc-rolled = { $seat } saca { $colour }.
pc-bonus = Tres intentos: el esqueleto da una joya { $colour-feminine }.
pc-bonus-hand-empty = La mano del esqueleto está vacía: dos intentos.
pc-placed = { $seat } pone una joya { $colour-feminine } en la posición { $at } de { $on }.
pc-moved = { $seat } mueve una joya { $colour-feminine } en el área de { $on }, de la posición { $at } a la { $to }.
pc-went-back = La joya { $colour-feminine } que había allí vuelve al cofre de joyas.
pc-changed-places = La joya { $colour-feminine } que había allí cambia su sitio con ella.
pc-lost-rolled = Con la joya del dado no se puede hacer nada: este intento se pierde.
pc-lost-empty = No queda ninguna joya { $colour-feminine }, y ninguna de ese color se puede mover: este intento se pierde.
pc-lost-choice = Con la joya que se elige no se puede hacer nada: este intento se pierde.
pc-lost-skeleton = Con la joya del esqueleto no se puede hacer nada: se queda en la mano.
pc-lost-row = En la posición libre no se puede poner ninguna joya: este intento se pierde.
pc-said-empty = { $seat } dice que en el cofre de joyas no queda ninguna joya { $colour-feminine }.
pc-said-found = { $seat } dice que en el cofre de joyas sí que hay una joya { $colour-feminine }.
pc-turn-ended = Se comprueban los intentos de { $seat }.
pc-turn-without-gems = El turno de { $seat } ha terminado. No hay nada que comprobar.
pc-scored-gold = Área de { $on }, posición { $at }: { $colour } es correcto y pasa al área dorada.
pc-scored-stays = Área de { $on }, posición { $at }: { $colour } está en el código, pero no ahí. Se queda.
pc-scored-brown = Área de { $on }, posición { $at }: { $colour } es erróneo y pasa al área marrón.
pc-scored-stays-off = Área de { $on }, posición { $at }: { $colour } está en el código, pero no ahí. Se quita.
pc-scored-brown-off = Área de { $on }, posición { $at }: { $colour } es erróneo y se quita.
pc-broken = El código de { $on } está descifrado.
pc-open-broken =
    { $seats-count ->
        [one] { $seats }: abre tu cofre para que todos puedan comparar.
       *[other] { $seats }: abrid vuestros cofres para que todos puedan comparar.
    }
pc-open-all =
    { $seats-count ->
        [one] La partida está decidida. { $seats }: abre tu cofre para que todos puedan comparar.
       *[other] La partida está decidida. { $seats }: abrid vuestros cofres para que todos puedan comparar.
    }
pc-opened = En el cofre de { $seat } hay, desde la izquierda de su dueño: { $colours }.
pc-opened-repeats = Con estas reglas, un cofre con dos joyas de un mismo color no es un código.
pc-opened-mismatch = { $seat } había puntuado { $colour } en la posición { $at } como «{ $told }»; con este cofre es «{ $right }».
pc-players-decide = Eso no encaja. Lo que se hace entonces lo decidís vosotros.
pc-changed-to-gold = { $seat } cambia la respuesta { $number }, { $colour } en la posición { $at }: es correcto y pasa al área dorada.
pc-changed-to-stays = { $seat } cambia la respuesta { $number }, { $colour } en la posición { $at }: color correcto, posición errónea.
pc-changed-to-stays-gone = { $seat } cambia la respuesta { $number }, { $colour } en la posición { $at }: color correcto, posición errónea. Vuelve al cofre de joyas.
pc-changed-to-brown = { $seat } cambia la respuesta { $number }, { $colour } en la posición { $at }: es erróneo.
pc-changed-to-brown-gone = { $seat } cambia la respuesta { $number }, { $colour } en la posición { $at }: es erróneo. Vuelve al cofre de joyas.
pc-changed-to-gold-gone = { $seat } cambia la respuesta { $number }, { $colour } en la posición { $at }: es correcto, pero esa posición ya es dorada. Vuelve al cofre de joyas.
pc-roles-swapped = Ahora { $setter } esconde un código y { $guesser } lo adivina.
pc-wins = { $winners } gana: todos los demás códigos están descifrados.
pc-wins-later = Todos los códigos están descifrados. { $winners } gana: su código se descifró el último.
pc-share = Todos los códigos están descifrados. { $winners } ganan juntos.
pc-wins-fewer =
    { $mine ->
        [one] { $winners } gana: un intento contra { $theirs }.
       *[other] { $winners } gana: { $mine } intentos contra { $theirs }.
    }
pc-wins-exceeded =
    { $mine ->
        [one] { $winners } gana: bastó un intento, y el otro jugador ya llevaba { $theirs }.
       *[other] { $winners } gana: bastaron { $mine } intentos, y el otro jugador ya llevaba { $theirs }.
    }
pc-draw =
    { $mine ->
        [one] Los dos necesitaron un intento: empate.
       *[other] Los dos necesitaron { $mine } intentos: empate.
    }

## Consejos: se puede, pero hay algo mejor

pc-advise-brown = En el área marrón de { $on } ya hay una joya { $colour-feminine }: nada de lo que queda del código tiene ese color.
pc-advise-gold = En el área de { $on }, { $colour } ya es dorado, y ningún color se repite.
pc-advise-move = En el área de { $on } hay una joya { $colour-feminine } en la posición errónea. Mover esa dice más.
pc-advise-not-empty = En la mesa hay tan pocas joyas de color { $colour } que alguna tiene que quedar. Mira otra vez.

## Así no

pc-not-a-player = { $name } no juega aquí.
pc-game-over =
    { $winners-count ->
        [0] La partida ha terminado: fue un empate.
        [one] La partida ha terminado: ganó { $winners }.
       *[other] La partida ha terminado: ganaron { $winners }.
    }
pc-not-your-turn = Es el turno de { $turn }. { $seat }, espera, por favor.
pc-no-such-colour = No hay joyas de color { $word }. Elige { $colours-or }.
pc-no-such-seat = Aquí no juega nadie que se llame { $name }. Elige a otro de los jugadores.
pc-no-such-position = No hay una posición { $at }. Elige una del 1 al { $count }, contando desde la izquierda de su dueño.
pc-no-such-row = No hay una fila { $name }. Las joyas se mueven solo en la fila de intentos.
pc-own-code = { $seat }, adivina el código de otro jugador, no el tuyo.
pc-no-code-there = { $on } no tiene ahora ningún código que adivinar.
pc-code-is-broken = El código de { $on } está descifrado: todas las posiciones están resueltas. Adivina el de { $seats-or }.
pc-covered = La posición { $at } está tapada: un código tiene { $count } joyas.
pc-solved = La posición { $at } de { $on } está resuelta: allí hay una joya { $colour-feminine } en el área dorada. Elige una posición abierta.
pc-touched = En la posición { $at } de { $on } ya se puso una joya en este turno: no se toca hasta que se compruebe.
pc-occupied = En la posición { $at } de { $on } hay una joya { $colour-feminine }. Mueve esa o elige una posición libre.
pc-guess-not-due =
    { $guesses-count ->
        [0] Ahora no toca ese intento.
       *[other] Ahora no toca ese intento. Quedan: { $guesses }.
    }
pc-not-rolled = En el dado ha salido { $rolled }: una de tus joyas tiene que ser de color { $rolled }. Solo la joya que elijas puede ser de color { $colour }.
pc-not-in-hand = El esqueleto tiene una joya de color { $held }, no { $colour }.
pc-said-to-be-empty = Se dijo que no queda ninguna joya { $colour-feminine }. Mueve una joya { $colour-feminine }, elige otro color o di que se ha encontrado una.
pc-hand-said-to-be-empty = Se dijo que no queda ninguna joya { $colour-feminine }. Elige otro color o di que se ha encontrado una.
pc-colour-not-due = Ningún intento de los que quedan puede usar una joya { $colour-feminine }, así que ahora no importa.
pc-already-said-empty = Ya se dijo que no queda ninguna joya { $colour-feminine }.
pc-not-said-empty = Nadie ha dicho que no quede ninguna joya { $colour-feminine }.
pc-move-nowhere = La joya ya está en la posición { $at }. Muévela a otra.
pc-move-not-rolled = En el dado ha salido { $rolled }: uno de tus intentos se hace con una joya de color { $rolled }. Una de color { $colour } solo se mueve como la joya que elijas.
pc-never-moves = Lo que está en el área { $row } no se mueve nunca más.
pc-same-area-only = Una joya se mueve dentro de su área: aquí solo se pueden mover joyas del área de { $on }.
pc-not-lying-there = En la posición { $at } de la fila de intentos de { $on } no hay ninguna joya { $colour-feminine }.
pc-skeleton-is-placed = La joya del esqueleto hay que ponerla: con ella no se mueve ninguna otra joya.
pc-row-is-placed = Una fila se llena con joyas nuevas: no se mueve ninguna.
pc-no-skipping =
    { $count ->
        [one] Todavía queda un intento, y no se puede saltar.
       *[other] Todavía quedan { $count } intentos, y no se pueden saltar.
    }
pc-options-stand = { $seat }, las reglas valen hasta que acabe esta partida. Elige otras para la próxima.
pc-no-pass = { $seat }, no se puede saltar ningún intento.
pc-not-on-die = Ninguna cara de este dado muestra { $face }. Tira otra vez o indica el dado con el que jugáis.
pc-no-die = Con estas reglas se juega sin dado: llena la fila con los colores que quieras.
pc-already-rolled = { $seat } ya ha tirado. La tirada vale.
pc-no-skeleton = Con estas reglas no se usa la mano del esqueleto.
pc-hand-is-full = El esqueleto ya tiene una joya { $colour-feminine }.
pc-hand-after-scoring = La mano se llena después de comprobar un turno en el que se usó su joya.
pc-not-won-yet = El árbitro dice cuándo acaba la partida. Falta por adivinar: { $seats }.

pc-code-stays-in-chest = Con estas reglas los códigos no se apuntan: las joyas se quedan en tu cofre, y tú puntúas los intentos.
pc-not-setting = El código que se adivina ahora no es el tuyo: adivina { $turn }.
pc-code-is-locked = Los códigos están cerrados desde la primera tirada.
pc-code-length = Un código tiene { $count } joyas; has nombrado { $given }.
pc-code-repeats = Has nombrado { $colour } { $count } veces. Todas las joyas de un código son de colores distintos.
pc-referee-scores = El árbitro conoce los códigos y puntúa él mismo las joyas.
pc-no-such-answer = { $name } no es una respuesta. Di si la gema es correcta, si tiene el color correcto en la posición errónea o si tiene un color erróneo.
pc-gem-not-asked = Ninguna joya así de las tuyas espera su puntuación.
pc-nothing-to-answer = Ahora ninguna joya espera su puntuación.
pc-contradiction =
    { $count ->
        [one] Esta respuesta no encaja con ningún código.
       *[other] Estas { $count } respuestas no pueden ser todas correctas. Mira en tu cofre y cambia lo que esté mal.
    }
pc-contradiction-old = Respondiste (número { $number }): { $colour } en la posición { $at } es «{ $told }».
pc-contradiction-new = Respondes ahora (número { $number }): { $colour } en la posición { $at } es «{ $told }».
pc-change-form = Nombra con su número cada respuesta que quieres cambiar y di de nuevo: correcto, color correcto en la posición errónea o color erróneo.
pc-change-later = Las respuestas se cambian antes de una tirada o mientras se puntúan las joyas. Espera al final de este turno.
pc-no-such-number = No hay una respuesta { $number } que cambiar: hay { $count } apuntadas.
pc-answer-is-that = La respuesta { $number } ya es «{ $told }».
pc-chest-is-open = Tu código está descifrado y tu cofre abierto: lo que no encaje lo deciden los jugadores.
pc-chest-stays-shut = Con estas reglas los cofres siguen cerrados.
pc-chest-not-due = { $seat }, ahora no toca abrir tu cofre.

pc-owed-codes = Primero se esconden los códigos. Faltan: { $seats }.
pc-owed-first-hand = Primero { $turn } pone una joya en la mano del esqueleto.
pc-owed-roll = Ahora tira el dado { $turn }.
pc-owed-guesses = A { $turn } le quedan intentos: { $guesses }.
pc-owed-end = Ahora { $turn } termina el turno: se comprueban los intentos.
pc-owed-answers = Ahora se puntúan las joyas. Faltan: { $seats }.
pc-owed-chests = Ahora se abren los cofres. Faltan: { $seats }.
pc-owed-hand = Ahora { $turn } pone una joya en la mano del esqueleto.

## Opciones y variantes

variant-skeleton-bonus = Bonificación del esqueleto
    .help = El blanco da tres intentos: el tercero es con la joya de la mano del esqueleto.
variant-two-player = Dos jugadores por turnos
    .help = Uno esconde un código y el otro adivina; después al revés. Los colores se pueden repetir; gana quien usa menos intentos.
variant-quick = Partida rápida
    .help = Tres joyas por código.

option-code-length = Joyas de un código
    .help = Cuántas joyas esconde cada jugador.
option-gems-per-colour = Joyas de cada color
    .help = Cuántas hay en la caja.
option-first-move-colour = Qué mueve el primer intento
    .help = La joya que mueve el primer intento es del color del dado, o de cualquiera.
option-occupied = Donde ya hay una joya
    .help = Sustituir: la joya anterior vuelve al cofre de joyas. Intercambiar: ahí no va ninguna joya nueva, y las joyas movidas cambian su sitio.
option-last-together = Si los últimos códigos caen juntos
    .help = Gana el jugador cuyo código se descifró el último, o ganan juntos.
option-code-mode = Quién conoce los códigos
    .help = Cada jugador apunta un código y puntúa el árbitro; o las joyas se quedan en los cofres y puntúan sus dueños.
option-guess-unit = Qué cuenta como intento
    .help = Cada joya, cada turno o cada fila entera, llenada sin dado.
option-rounds = Códigos que adivina cada uno
    .help = Cuántas veces adivina cada uno de los dos.

## Valores de las opciones, y lo que creemos sobre la caja

option-first-move-colour-rolled = el color del dado
option-first-move-colour-any = cualquier color
option-occupied-replace = sustituir
option-occupied-swap = intercambiar
option-last-together-later = gana el último código
option-last-together-shared = ganan los dos
option-code-mode-entered = el árbitro
option-code-mode-honour = solo sus dueños
option-guess-unit-gem = cada joya
option-guess-unit-turn = cada turno
option-guess-unit-row = cada fila

box-pirate-code-colours = los colores de las joyas
box-pirate-code-positions = cuántas posiciones tiene un área de intentos

## Así no se puede preparar

pc-setup-length = Un código tiene { $gems } joyas, y un área de intentos de este tablero solo { $places } posiciones.
pc-setup-colours = Un código tiene { $gems } joyas de colores distintos, y solo hay { $colours } colores.
