### Ramses Pyramid. Un mensaje se llama como su código; los datos de una decisión son sus argumentos, ya en palabras.

# Same as English.
game-ramses-pyramid = Ramses Pyramid
rpface-move = mover
rpface-steal = robar
rpface-rotate = girar
rpface-mummy = momia
rpturn-quarter = un cuarto de vuelta en sentido horario
rpturn-half = media vuelta
rpturn-three-quarter = tres cuartos de vuelta en sentido horario
rpplace-entrance = la Entrada
rpside-N = Norte
rpside-E = Este
rpside-S = Sur
rpside-W = Oeste
name-Ln = la planta { $n }
name-Ln-N = Norte { $n }
name-Ln-E = Este { $n }
name-Ln-S = Sur { $n }
name-Ln-W = Oeste { $n }

## Lo que se pide

rp-ask-place = { $seat }, pon tu aventurero en un lado de la planta baja.
rp-ask-roll = { $seat }, tira el dado.
rp-ask-roll-or-side = { $seat }, tira el dado o, en vez de eso, pasa a otro lado.
rp-ask-steal = { $seat }, elige qué cristal robar.
rp-ask-rotate = { $seat }, gira una planta de la pirámide.
rp-ask-mummies = { $seat }, baja las momias.
rp-ask-ring = { $seat }, avanza { $steps ->
        [one] un espacio marrón
       *[other] { $steps } espacios marrones
    }.
rp-ask-land = { $seat }, recoge el cristal o mira en un templo.
rp-ask-take = { $seat }, recoge el cristal.
rp-ask-look = { $seat }, mira en el templo sin enseñarlo.
rp-ask-sees = { $seat }, si quieres, apunta solo para ti lo que hay en el templo { $temple }. Después ponlo en otro espacio vacío.
rp-ask-looker = { $seat }, mira en un templo sin enseñarlo y ponlo en otro espacio vacío.
rp-ask-put = { $seat }, pon el templo { $temple } en otro espacio vacío.
rp-ask-move = { $seat }, mueve: { $steps ->
        [one] queda un paso.
       *[other] quedan { $steps } pasos.
    }
rp-ask-shows = { $seat }, di qué color muestra el templo { $temple }.
rp-ask-conflict = { $seat }, di qué templo abierto se dijo mal: dos se contradicen.
rp-ask-enter = { $seat }, entra en el sitio que ha abierto el templo.
rp-ask-name = { $seat }, di qué color hay en cada templo.
rp-ask-open = { $seat }, abre los templos uno tras otro.

## Cómo se llama una jugada en una tecla, y cómo se cuenta

rp-act-place = Poner en { $at }
    .told = { $seat } puso el aventurero en { $at }
rp-act-roll = Tirar
    .told = { $seat } sacó «{ $face }»
rp-act-move-on-ring = Mover a { $at }
    .told = { $seat } movió a { $at }
rp-act-take-crystal = Recoger el cristal
    .told = { $seat } recogió el cristal de { $at }
rp-act-look = Mirar en el templo { $temple }
    .told = { $seat } miró en el templo { $temple }
rp-act-sees = Apuntar lo que viste
    .told = { $seat } apuntó algo
rp-act-put-temple = Templo { $temple } a { $at }
    .told = { $seat } puso el templo { $temple } en { $at }
rp-act-steal = Robar { $colour } a { $at }
    .told = { $seat } robó a { $at } un cristal { $colour }
rp-act-turn-layer = { $layer }: { $turn }
    .told = { $seat } dio a { $layer } { $turn }
rp-act-mummies-down = { $new ->
        [none] { $off ->
            [none] Bajar las momias
           *[other] Bajar las momias, fuera a { $off }
        }
       *[other] { $off ->
            [none] De { $new } baja a { $onto }
           *[other] De { $new } baja a { $onto }, fuera a { $off }
        }
    }
    .told = { $seat } movió las momias
rp-act-step = Paso a { $at }
    .told = { $seat } dio un paso a { $at }
rp-act-change-side = Pasar al lado { $at }
    .told = { $seat } pasó al lado { $at }
rp-act-reveal = Abrir { $temple } para { $goal }
    .told = { $seat } abrió el templo { $temple } para { $goal }
rp-act-shows = Muestra { $colour }
    .told = { $seat } dijo lo que muestra
rp-act-correct-earlier = El de antes
    .told = { $seat } corrigió lo que se dijo antes
rp-act-correct-new = El de ahora
    .told = { $seat } corrigió lo que se acaba de decir
rp-act-stop = Parar aquí
    .told = { $seat } paró
rp-act-name-temple = { $temple }: { $colour }
    .told = { $seat } dijo que en el templo { $temple } hay un cristal { $colour }
rp-act-open-temple = Abrir el templo { $temple }
    .told = { $seat } abrió el templo { $temple }
rp-act-end-turn = Terminar el turno
    .told = { $seat } quiso terminar el turno
rp-act-claim-win = He ganado
    .told = { $seat } dijo que había ganado

rp-hint-colour = { $colour }
rp-hint-falls = derriba a { $seats }

## Lo que ha pasado

rp-placed = { $seat } empieza a escalar en { $at }.
rp-rolled = { $seat } saca «{ $face }».
rp-moved = { $seat } va a { $at }.
rp-round = { $seat } está otra vez en la Entrada y escala desde el próximo turno.
rp-nothing-there = En { $at } no hay ni cristal ni templo. El turno ha terminado.
rp-crystal-taken = { $seat } recoge el cristal { $colour } de { $at }.
rp-nothing-to-steal = Ninguna otra tienda tiene un color que le falte a { $seat }: no hay nada que robar.
rp-stolen = { $seat } roba a { $at } un cristal { $colour }.
rp-turned = { $seat } da a { $layer } y a todo lo que hay encima { $turn }.
rp-king-defeated = Una momia, justo debajo del rey: ¡{ $seat } lo derrota!
rp-treasure-room = Se abre la sala del tesoro. { $seat } tiene que decir qué color hay en cada templo.
rp-king-climbs = El rey sube a la planta { $layer }.
rp-king-at-top = El rey sube a la cumbre. Desde ahora suelta a sus momias.
rp-no-mummies = Todas las momias están fuera del juego.
rp-mummies-step =
    { $count ->
        [one] Una momia baja un paso.
       *[other] { $count } momias bajan un paso.
    }
rp-mummy-off =
    { $left ->
        [0] La última momia sale de la pirámide, a { $at }.
        [one] Una momia sale de la pirámide, a { $at }. Queda una.
       *[other] Una momia sale de la pirámide, a { $at }. Quedan { $left }.
    }
rp-mummy-released = Una momia deja la cumbre y va a { $at }.
rp-knocked-off = La momia de { $at } derriba a { $who }: vuelta a la Entrada.
rp-roller-fell = Una momia ha derribado a { $seat }, que ya no mueve.
rp-no-step = { $seat } no puede dar ningún paso desde { $at }. El turno ha terminado.
rp-stepped-up =
    { $colour ->
        [none] { $seat } sube a { $at }.
       *[other] { $seat } sube a { $at }, que pide { $colour }.
    }
rp-stepped-down = { $seat } baja a { $at }.
rp-side-changed = { $seat } pasa a { $at }.
rp-stopped =
    { $left ->
        [one] { $seat } para cuando queda un paso.
       *[other] { $seat } para cuando quedan { $left } pasos.
    }
rp-looked = { $seat } mira en el templo { $temple } de { $at }.
rp-noted = Has apuntado: en el templo { $temple } hay un cristal { $colour }.
rp-noted-anew = Has apuntado: en el templo { $temple } hay un cristal { $colour }. Antes habías apuntado { $before }.
rp-temple-put = { $seat } lleva el templo { $temple } de { $at } a { $to }.
rp-opened = { $seat } abre el templo { $temple } de { $at } para entrar en { $goal }.
rp-shows-right = El templo { $temple } abre el camino a { $goal }.
rp-shows-wrong = El templo { $temple } no muestra { $asked }, que es lo que pide { $goal }. Guárdalo en otro espacio; después el turno ha terminado.
rp-shows = El templo { $temple } muestra { $colour }.
rp-note-was-wrong = El templo { $temple } muestra { $colour }. Habías apuntado { $before }.
rp-contradicts = Lo que muestra el templo { $temple } contradice lo que mostró el templo { $other } cuando lo abrió { $by }, en el turno { $turn }. Uno de los dos se dijo mal.
rp-contradicts-told = Lo que muestra el templo { $temple } contradice lo que se sabe del templo { $other }. Uno de los dos se dijo mal.
rp-contradicting = Se dice que el templo { $temple } muestra { $colour }, y que en el templo { $other } hay un cristal { $before }.
rp-earlier-corrected = Lo que se dijo antes del templo { $temple } ya no cuenta.
rp-tell-again = Entonces otra vez: ¿qué muestra el templo { $temple }?
rp-named = { $seat } dice: en el templo { $temple } hay un cristal { $colour }.
rp-treasure-opened = { $seat } abre el templo { $temple }, en el que dice que hay un cristal { $colour }.
rp-named-right = Muestra { $asked }: ¡correcto!
rp-named-wrong = No muestra { $asked }. ¡La pirámide se cierra!
rp-trapped = { $seat } se queda dentro y fuera de la partida; el rey sigue.

rp-wins = { $winners } gana: el rey está derrotado.
rp-wins-together = { $winners } ganan: { $by } ha derrotado al rey y lleva la corona.
rp-wins-scorpion = { $winners } gana, con la corona y el Escorpión de Oro.
rp-wins-scorpion-together = { $winners } ganan: { $by } lleva la corona y tiene el Escorpión de Oro.
rp-wins-trapped = { $winners } gana con la corona, pero sin el Escorpión de Oro.
rp-wins-trapped-together = { $winners } ganan: { $by } lleva la corona, pero no tiene el Escorpión de Oro.
rp-king-wins-eight = Todas las momias han bajado a los espacios marrones: gana el Rey Momia.
rp-king-wins-last = Solo queda un jugador: gana el Rey Momia.

## Consejos: se puede, pero no aporta nada

rp-advise-second = Ya tenías { $colour }. Mirar en el templo te habría dicho algo.

## Así no

rp-not-a-player = { $name } no juega aquí.
rp-game-over =
    { $winners-count ->
        [0] La partida ha terminado: ha ganado el Rey Momia.
        [one] La partida ha terminado: ha ganado { $winners }.
       *[other] La partida ha terminado: han ganado { $winners }.
    }
rp-not-your-turn = Es el turno de { $turn }. { $seat }, espera, por favor.
rp-not-on-die = Ninguna cara de este dado muestra «{ $face }». Tira otra vez o indica el dado con el que jugáis.
rp-place-first = Primero pon el aventurero en la planta baja; después tira.
rp-already-rolled = { $seat } ya ha tirado. La tirada vale.
rp-not-at-entrance = { $seat } está en { $at }. Solo se pone en la pirámide quien ha vuelto a la Entrada.
rp-mummy-there = En { $at } hay una momia, así que nadie puede ir allí ni pasar de largo.
rp-bottom-only = { $at } no es un lado de la planta baja. Elige Norte 0, Este 0, Sur 0 o Oeste 0.
rp-exact-steps =
    { $steps ->
        [one] Desde { $at }, un espacio marrón adelante es { $goal }.
       *[other] Desde { $at }, { $steps } espacios marrones adelante es { $goal }, en sentido horario y ni uno menos.
    }
rp-not-on-ring = { $seat } está en la pirámide, y allí sube o baja.
rp-not-there = { $seat } está en { $here }, no en { $at }.
rp-no-crystal = En { $at } no hay ningún cristal.
rp-no-such-temple = No hay un templo { $name }. Los templos son { $temples }.
rp-no-such-colour = En ningún templo hay { $name }. Los colores son { $colours }.
rp-temple-elsewhere = El templo { $temple } está en { $at }, junto a { $brown }.
rp-no-look-now = Ahora nadie puede mirar en el templo { $temple }. Eso es para quien acaba un movimiento a su lado.
rp-no-opening-now = Ahora nadie puede abrir el templo { $temple }.
rp-noted-already = Ya está apuntado lo que se vio.
rp-nothing-to-note = Ahora no hay nada que apuntar: solo puede hacerlo quien acaba de mirar en un templo.
rp-nothing-open = No hay ningún templo abierto.
rp-not-inside = El templo { $temple } no puede mostrar { $colour }: la posición escrita dice lo que hay dentro.
rp-shown-before = No puede ser: en el turno { $turn }, { $by } abrió el templo { $other }, y mostró { $before }. Mira otra vez.
rp-shown-before-told = No puede ser: se sabe que en el templo { $other } hay un cristal { $before }. Mira otra vez.
rp-other-temple = El templo que hay que poner en otro espacio es el { $temple }.
rp-no-space = No hay un espacio de templo { $at }. Están vacíos { $spaces }.
rp-another-space = El templo estaba en { $at }. Ponlo en otro espacio: { $spaces-or }.
rp-space-taken = En { $at } hay un templo. Elige un espacio vacío: { $spaces-or }.
rp-no-temple-in-hand = Ahora no toca mover ningún templo. Devuélvelo a su sitio.
rp-no-such-seat = Aquí no juega nadie que se llame { $name }. Elige a otro de los jugadores.
rp-own-tent = { $seat }, roba en la tienda de otro jugador, no en la tuya.
rp-shared-tent = { $at } está en tu equipo, y vuestras tiendas cuentan como una.
rp-closed-tent = La pirámide tiene dentro a { $at }, y su tienda está cerrada.
rp-tent-lacks = En la tienda de { $at } no hay ningún cristal { $colour }.
rp-has-colour = { $seat } ya tiene { $colour }. Solo se puede robar un color que falte.
rp-no-steal = Ahora no se roba. Devuelve el cristal.
rp-nothing-to-correct = No hay ninguna contradicción: no hay nada que corregir.
rp-named-already = El color del templo { $temple } ya se ha dicho. Eso vale.
rp-colour-named = El color { $colour } ya se ha dicho. Cada color está en un solo templo.
rp-no-treasure-room = Los colores de los templos se dicen en la sala del tesoro, y los dice quien ha derrotado al rey.
rp-name-first = Primero di qué hay en cada templo; después ábrelos.
rp-open-already = El templo { $temple } ya está abierto.
rp-something-there = En { $at } hay un cristal o un templo: recógelo o mira dentro.
rp-stop-instead = Para no dar más pasos, di que paras.
rp-ends-by-itself = El turno termina solo en cuanto está todo hecho.
rp-no-win = Solo una momia que le sale a quien está en { $at } al empezar el turno derrota al rey.

rp-wrong-ended = El templo { $temple } mostró un color erróneo: el turno termina, sin más pasos ni templos.
rp-not-on-pyramid = { $seat } aún no está en la pirámide, sino en { $at }.
rp-no-such-place = En esta pirámide no hay un sitio { $at }.
rp-one-layer = Desde { $here }, un paso va una planta arriba o abajo por el mismo lado, no a { $at }.
rp-one-direction = Un movimiento va en una sola dirección: en este no se vuelve de { $here } a { $at }.
rp-kings-layer = Nadie llega a la planta del rey ni pasa de ella.
rp-no-colour-needed = { $at } está en la planta baja, que no pide ningún cristal.
rp-wrong-crystal = { $at } pide { $asked }, no { $colour }.
rp-colour-lacking = { $at } pide { $asked }: tenlo en tu tienda o abre un templo en el que esté.
rp-rolled-no-side = { $seat } ya ha tirado. Pasar a otro lado se hace en vez de tirar.
rp-placed-no-side = Después de poner el aventurero, { $seat } tira.
rp-same-place = { $seat } ya está en { $at }.
rp-same-layer = Otro lado de la misma planta: { $at } está en otra planta que { $here }.
rp-needs-no-temple = { $at } está abierto sin ningún templo.
rp-must-pass-on = Nadie se puede quedar con la momia en { $at }: sigue.
rp-exact = Se puede dar un paso, así que hay que darlo: { $steps ->
        [one] queda uno.
       *[other] quedan { $steps }.
    }
rp-bottom-fixed = La planta baja no se gira.
rp-top-turns-along = La cumbre no se gira sola: gira una planta de más abajo.
rp-no-such-layer = No puedes girar { $name }. Elige { $layers-or }.
rp-another-position = Una planta se gira a otra posición: un cuarto, media vuelta o tres cuartos.
rp-not-alone = Todas las plantas de encima giran con ella.
rp-no-turning = Ahora no toca girar ninguna planta. Gírala otra vez como estaba.
rp-king-below = El rey está debajo de la cumbre: tiene que subir allí antes de soltar una momia.
rp-no-mummies-now = Ahora no se mueve ninguna momia. Devuélvelas a su sitio.
rp-one-must-leave = Una momia tiene que dejar la cumbre: por { $sides-or }.
rp-none-on-side =
    { $sides-count ->
        [0] En la cumbre no queda ninguna momia.
       *[other] En el lado { $name } de la cumbre no hay ninguna momia. Elige { $sides-or }.
    }
rp-own-side = Una momia del lado { $side } baja por el lado { $side }, no por { $name }.
rp-no-such-side = Por { $name } no puede bajar ninguna momia. Los lados son { $sides }.
rp-off-where = Una momia sale de la pirámide. Elige su espacio marrón: { $spaces-or }.
rp-off-taken = { $at } no es un espacio marrón libre. Elige { $spaces-or }.
rp-none-steps-off = Ahora no sale ninguna momia de la pirámide, así que ninguna va a { $at }.
rp-which-mummy = { $seat }, ¿por qué lado baja la momia?

rp-owed-place = { $seat }, pon tu aventurero en un lado de la planta baja.
rp-owed-roll = { $seat }, primero tira el dado.
rp-owed-roll-or-side = { $seat }, tira o pasa a otro lado de tu planta.
rp-owed-steal = { $seat }, primero roba un cristal.
rp-owed-rotate = { $seat }, primero gira una planta.
rp-owed-mummies = { $seat }, primero mueve las momias.
rp-owed-ring = { $seat }, ve a { $goal }.
rp-owed-land = { $seat }, recoge lo que hay ahí o mira dentro.
rp-owed-move = { $seat }, da un paso, abre un templo o para.
rp-owed-put = { $seat }, primero pon el templo { $temple } en { $spaces-or }.
rp-owed-shows = { $seat }, primero di qué muestra el templo { $temple }.
rp-owed-conflict = { $seat }, primero di cuál de los dos templos abiertos se dijo mal.
rp-owed-enter = { $seat }, entra en { $goal }: lo ha abierto el templo.
rp-owed-name = { $seat }, di qué color hay en cada templo.
rp-owed-open = { $seat }, abre los templos.

## Opciones y variantes

variant-all-against-king = Todos contra el rey
    .help = Cuatro jugadores juntos. El rey gana cuando han bajado todas sus momias.
variant-treasure-room = Sala del tesoro
    .help = Quien derrota al rey tiene que decir los colores de los templos para ganar el Escorpión de Oro.

option-two-player-removed = Cristales que se quitan con dos
    .help = Con dos jugadores, dos colores que no se ponen en los espacios marrones.
option-pyramid-steps = Pasos en la pirámide
    .help = Los que quieras, o todos los que permiten tus cristales.
option-mummy-pass = Pasar junto a las momias
    .help = Un aventurero puede pasar junto a una momia, pero no quedarse con ella.
option-mummy-side = Por dónde baja una momia
    .help = Por su lado de la pirámide, o por el lado que elige quien tira.
option-mummy-brown-steps = Espacios marrones con momia
    .help = Cuánto te mueve en el anillo la cara de la momia.
option-king-start-below = El rey empieza más abajo
    .help = Tantas plantas por debajo de la cumbre. Cada momia que sale lo sube una.
option-king-wins-at-eight = El rey gana con sus momias
    .help = Gana enseguida cuando todas las momias están en espacios marrones.
option-share-crystals = Cristales compartidos
    .help = Las tiendas de un equipo cuentan como una.
option-trapped = Dentro de la sala del tesoro
    .help = La victoria vale, sin el escorpión; o el jugador queda fuera, y el rey sigue.
option-show-revealed = Mostrar los colores abiertos
    .help = La pantalla sigue mostrando lo que había en los templos abiertos.

## Valores de las opciones, y lo que creemos sobre la caja

option-pyramid-steps-up-to = los que quieras
option-pyramid-steps-exact = todos
option-mummy-side-own = su propio lado
option-mummy-side-any = cualquier lado
option-trapped-no-treasure = gana, sin escorpión
option-trapped-out = fuera de la partida

box-ramses-pyramid-map-crystals = qué cristal hay en cada espacio marrón
box-ramses-pyramid-map-temples = dónde están los templos
box-ramses-pyramid-map-layers = cuántas plantas hay y sus colores
box-ramses-pyramid-map-top = dónde están las momias en la cumbre
box-ramses-pyramid-temple-colours = los colores de los templos

## Así no se puede preparar

rp-setup-mummies = Hay { $mummies } momias en la cumbre y { $spaces } espacios marrones. Tiene que haber al menos una momia y un espacio para cada una. Corrige el archivo del tablero.
rp-setup-temples = Hay { $temples } templos en el mapa y { $colours } colores para ellos. Hay un templo de cada color. Corrige el archivo del tablero.
rp-setup-spaces = Hay { $spaces } espacios de templo para { $temples } templos. Al menos uno tiene que estar vacío. Corrige el archivo del tablero.
rp-setup-king = El rey empezaría { $below } plantas por debajo de la cumbre, y esta pirámide solo tiene { $layers }.
