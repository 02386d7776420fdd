### UFO Attack. Un mensaje se llama como su código; los datos de una decisión son sus argumentos, ya en palabras.

# Same as English.
game-ufo-attack = UFO Attack
face-ufo = el OVNI

## Lo que se pide

ua-ask-roll = { $seat }, tira el dado.
ua-ask-launch = { $seat }, tira para despegar.
ua-ask-launch-or-pass = { $seat }, tira para despegar o termina tu turno.
ua-ask-attack-roll = { $seat }, tira otra vez: el láser apunta a { $at }.
ua-ask-build = { $seat }, elige { $colours-or }.
ua-ask-bonus = { $seat }, toma un módulo extra.
ua-ask-bonus-or-not = { $seat }, toma un módulo extra o déjalo.
ua-ask-attack = { $seat }, elige qué cohete atacar.
ua-ask-alien-or-attack = { $seat }, pon el alienígena o ataca.
ua-ask-colour-or-ufo = { $seat }, elige un color o el OVNI.
ua-ask-zap = { $seat }, elige qué capturar: { $colours-or }.
ua-ask-top = { $seat }, ¿pones tu punta o la dejas fuera?

## Cómo se llama una jugada en una tecla, y cómo se cuenta

ua-act-roll = Tirar
    .told = { $seat } sacó { $face }
ua-act-take = Construir { $colour }
    .told = { $seat } construyó un módulo { $colour }
ua-act-take-bonus = Extra: { $colour }
    .told = { $seat } tomó un módulo extra { $colour }
ua-act-decline-bonus = Sin extra
    .told = { $seat } dejó el extra
ua-act-aim = Atacar a { $at }
    .told = { $seat } apuntó a { $at }
ua-act-zap = Capturar { $colour }
    .told = { $seat } capturó { $colour }
ua-act-use-ufo = Usar el OVNI
    .told = { $seat } usó el OVNI
ua-act-alien-to = Alienígena a { $at }
    .told = { $seat } puso el alienígena en la punta del cohete de { $at }
ua-act-put-top-on = Poner la punta
    .told = { $seat } puso la punta
ua-act-leave-top-off = Todavía no
    .told = { $seat } dejó la punta fuera
ua-act-take-top-off = Quitar la punta
    .told = { $seat } quiso quitar la punta
ua-act-claim-launch = Despegar
    .told = { $seat } dijo que despegaba
ua-act-pass = Terminar el turno
    .told = { $seat } terminó el turno

ua-hint-bonus = { $run } seguidos: un módulo más
ua-hint-left =
    { $count ->
        [one] el último
       *[other] quedan { $count }
    }
ua-hint-modules =
    { $count ->
        [0] ningún módulo
        [one] un módulo
       *[other] { $count } módulos
    }

## Lo que ha pasado

ua-rolled = { $seat } saca { $face }.
ua-rolled-blank = { $seat } saca una cara vacía. El turno ha terminado.
ua-used-up = En el almacén no queda nada de color { $colours-or }.
ua-none-left = En el almacén no queda nada de color { $colours-or }. El turno ha terminado.
ua-built = { $seat } construye un módulo { $colour }.
ua-bonus-due = Ya van { $run } seguidos: { $seat } toma un módulo más de cualquier color.
ua-bonus-storage-empty = Ya van { $run } seguidos, pero el almacén está vacío: no hay módulo extra.
ua-bonus-lost-to-top = Ya van { $run } seguidos, pero el cohete está lleno: se pone la punta y no hay módulo extra.
ua-bonus-built = { $seat } toma un módulo extra { $colour }.
ua-bonus-declined = { $seat } deja el módulo extra.
ua-aimed = { $seat } apunta al cohete de { $at }. Tira otra vez.
ua-nothing-to-zap = El cohete de { $at } no tiene nada de color { $colours-or }. No se mueve nada, y el turno ha terminado.
ua-zapped =
    { $count ->
        [one] { $seat } le quita a { $at } un módulo { $colour }.
        [2] { $seat } le quita a { $at } los dos módulos { $colour-plural }.
       *[other] { $seat } le quita a { $at } los { $count } módulos { $colour-plural }.
    }
ua-attack-failed = Otra vez el OVNI: el ataque de { $seat } ha fallado.
ua-attack-failed-no-alien = El alienígena no está en la punta de { $at }: el ataque de { $seat } ha fallado.
ua-captured =
    { $count ->
        [one] El alienígena ayuda: { $seat } se lleva el único módulo del cohete de { $at }.
        [2] El alienígena ayuda: { $seat } se lleva los dos módulos del cohete de { $at }.
       *[other] El alienígena ayuda: { $seat } se lleva los { $count } módulos del cohete de { $at }.
    }
ua-captured-nothing = El alienígena ayuda, pero el cohete de { $at } está vacío.
ua-alien-back = El alienígena vuelve al centro.
ua-alien-placed = { $seat } pone el alienígena en la punta del cohete de { $at }.
ua-alien-attacks = { $seat } ataca a { $at }. Tira otra vez.
ua-ufo-used = { $seat } usa el OVNI.
ua-top-on = El cohete de { $at } está lleno: se le pone la punta.
ua-top-on-freed = El alienígena ya no está en la punta de { $at }: se pone la punta en el cohete lleno.
ua-top-off = El cohete de { $at } ya no está listo: se le quita la punta.
ua-top-kept-off = El cohete de { $at } está lleno, pero el alienígena no deja poner la punta.
ua-top-put-on = { $seat } pone la punta. Próximo turno: ¡a despegar!
ua-top-left-off = { $seat } deja la punta fuera.
ua-launched = Un OVNI, y la punta está puesta: ¡el cohete de { $seat } despega!
ua-launch-failed = No ha salido el OVNI: el cohete de { $seat } se queda en su rampa.
ua-launch-put-off = { $seat } no intenta despegar en este turno.
ua-scored =
    { $count ->
        [one] El cohete de { $seat } despega con un módulo: { $points } puntos, { $total } en total.
       *[other] El cohete de { $seat } despega con { $count } módulos: { $points } puntos, { $total } en total.
    }
ua-alien-stays = El alienígena se queda en la punta de { $seat }, junto a la rampa.
ua-plays-on =
    { $missing ->
        [one] A { $seat } le falta un punto para ganar.
       *[other] A { $seat } le faltan { $missing } puntos para ganar.
    }
ua-wins = { $seat } gana con el primer despegue.
ua-wins-points = { $seat } gana: { $total } puntos son suficientes.

## Consejos: se puede, pero no aporta nada

ua-advise-empty = El cohete de { $at } está vacío. En otro hay módulos que llevarse.
ua-advise-bonus = El módulo extra era gratis.
ua-advise-top = Este cohete habría dado puntos de sobra para ganar.

## Así no

ua-not-a-player = { $name } no juega aquí.
ua-game-over = La partida ha terminado: ha ganado { $winner }.
ua-not-your-turn = Es el turno de { $turn }. { $seat }, espera, por favor.
ua-not-on-die =
    { $face-count ->
        [0] Este dado no tiene ninguna cara vacía. Tira otra vez o indica el dado con el que jugáis.
       *[other] Ninguna cara de este dado muestra { $face }. Tira otra vez o indica el dado con el que jugáis.
    }
ua-already-rolled = { $seat } ya ha tirado. La tirada vale.
ua-no-such-colour = No hay módulos de color { $word }. Elige { $colours-or }.
ua-top-closes = El cohete de { $seat } tiene la punta puesta: no admite más módulos.
ua-not-rolled =
    { $colours-count ->
        [0] En el dado no ha salido { $colour }.
       *[other] En el dado no ha salido { $colour }. Elige { $colours-or }.
    }
ua-none-in-storage = En el almacén no queda nada de color { $colour }. Elige otra cosa.
ua-attack-builds-nothing = Esta tirada es para el ataque: del almacén no sale nada.
ua-one-action = Solo hay una acción por turno, y ya está hecha.
ua-no-bonus = No toca ningún módulo extra. Devuelve el módulo.
ua-no-bonus-left = El almacén está vacío, así que no hay módulo extra.
ua-bonus-is-a-must = El módulo extra hay que tomarlo: elige un color.
ua-own-rocket = { $seat }, apunta al cohete de otro jugador, no al tuyo.
ua-own-top = { $seat }, el alienígena va en la punta de otro jugador, no en la tuya.
ua-no-such-seat = Aquí no juega nadie que se llame { $name }. Elige a otro de los jugadores.
ua-aim-is-fixed = El láser apunta a { $at } y no cambia en esta tirada.
ua-no-ufo = No ha salido ningún OVNI.
ua-no-alien = En esta partida no juega el alienígena.
ua-alien-is-there = El alienígena ya está en la punta del cohete de { $at }. Ponlo en otra o ataca.
ua-no-hit = Ahora no hay nada que capturar. Devuelve los módulos.
ua-victim-has-none = El cohete de { $at } no tiene nada de color { $colour }.
ua-take-all =
    { $count ->
        [one] En el cohete de { $at } hay un módulo { $colour }. Toma ese.
        [2] Se mueven los dos módulos { $colour-plural }, ni uno más ni uno menos. Quítale los dos a { $at }.
       *[other] Se mueven los { $count } módulos { $colour-plural }, ni uno más ni uno menos. Quítaselos todos a { $at }.
    }
ua-too-few =
    { $missing ->
        [one] Al cohete de { $at } le falta un módulo para la punta.
       *[other] Al cohete de { $at } le faltan { $missing } módulos para la punta.
    }
ua-colours-lacking = Al cohete de { $at } todavía le falta { $colours } para la punta.
ua-top-is-on = La punta de { $seat } ya está puesta.
ua-alien-keeps-off = El alienígena está en la punta de { $seat }, así que no se puede poner en el cohete.
ua-top-at-turn-end = La punta se puede poner al final del propio turno de { $seat }.
ua-top-no-choice = La punta se pone sin elegir, en cuanto el cohete está lleno.
ua-top-stays = La punta de { $seat } se queda puesta. Vuelve a ponerla.
ua-no-top-on = El cohete de { $seat } no tiene la punta puesta.
ua-launch-needs-ufo = Solo un OVNI que sale al empezar el turno de { $seat } hace despegar el cohete.
ua-launch-needs-top = El cohete de { $seat } no tiene la punta puesta, así que no puede despegar.
ua-no-pass = { $seat } no puede pasar.

ua-owed-roll = { $seat }, primero tira el dado.
ua-owed-launch = { $seat }, tu punta está puesta: tira para despegar, nada más.
ua-owed-launch-or-pass = { $seat }, tu punta está puesta: tira para despegar o termina tu turno.
ua-owed-attack-roll = { $seat }, tira otra vez para el ataque.
ua-owed-build = { $seat }, construye un color que haya salido: { $colours-or }.
ua-owed-bonus = { $seat }, primero va el módulo extra.
ua-owed-attack = { $seat }, ha salido el OVNI: elige qué cohete atacar.
ua-owed-alien-or-attack = { $seat }, ha salido el OVNI: pon el alienígena o ataca.
ua-owed-colour-or-ufo = { $seat }, elige una de las cosas que te han salido.
ua-owed-zap = { $seat }, captura uno de estos colores: { $colours-or }.
ua-owed-top = { $seat }, pon tu punta o déjala fuera.

## Opciones y variantes

variant-alien-invasion = Invasión alienígena
    .help = Con el OVNI también puedes poner el alienígena en una punta, y el alienígena ayuda en el próximo ataque.
variant-first-to-12 = A 12 puntos
    .help = Cada despegue da puntos. Hacen falta módulos de todos los colores, y la punta la pones cuando quieres.

option-modules-per-colour = Módulos de cada color
    .help = Cuántos hay en la caja. Suponemos que cinco.
option-modules-to-launch = Módulos para despegar
    .help = Cuántos necesita un cohete para que se le ponga la punta.
option-launch-optional = Despegar es voluntario
    .help = Con la punta puesta, se puede terminar el turno sin tirar.
option-bonus-run = Seguidos para un extra
    .help = Cuántos módulos seguidos de un color dan uno más. 0: nunca.
option-bonus-optional = El extra es voluntario
    .help = El módulo extra se puede dejar en el almacén.
option-bonus-third-of-colour = Extra solo por el tercero de su color
    .help = Los seguidos tienen que ser todos los módulos de su color que hay en el cohete.
option-bonus-before-top = El extra, antes de la punta
    .help = Si no, el módulo que llena el cohete no da extra.
option-alien-then-roll = Tirar tras poner el alienígena
    .help = La tirada es un ataque al cohete donde se puso el alienígena.
option-launch-bonus = Puntos por despegar
    .help = Se suman a un punto por cada módulo.
option-ten-any-colours = Carga completa de cualquier color
    .help = Tantos módulos como ganan con un solo despegue pueden despegar sin tener todos los colores.

## Así no se puede preparar

ua-setup-modules = Para despegar hacen falta { $needed } módulos, y en total solo hay { $total }.
