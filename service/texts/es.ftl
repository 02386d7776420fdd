### Español. Los mensajes cuyo nombre es un código del árbitro reciben sus datos ya en palabras.
### Una lista `$colours` viene unida con «y»; como `$colours-or`, con «o».

## Listas y palabras comunes

list-and = { $first } y { $last }
list-or = { $first } o { $last }
told-act = { $seat }: { $act }
text-missing = El árbitro no tiene palabras para «{ $code }».

# feminine: una joya roja; plural: los módulos rojos.
colour-red = rojo
    .feminine = roja
    .plural = rojos
colour-blue = azul
    .plural = azules
colour-green = verde
    .plural = verdes
colour-yellow = amarillo
    .feminine = amarilla
    .plural = amarillos
colour-orange = naranja
colour-purple = púrpura
colour-white = blanco
    .feminine = blanca
    .plural = blancos
colour-black = negro
    .feminine = negra
    .plural = negros
colour-lime = lima
colour-tan = beis
colour-dark-grey = gris oscuro
colour-light-grey = gris claro
colour-brown = marrón
    .plural = marrones
colour-pink = rosa

## Lo que pregunta y ofrece el árbitro

ask-confirm = { $seat }, ¿jugáis con estas reglas?
ask-consent = { $seat }, ¿te parece bien?
act-tap-die = { $face }
act-throw-die = Tirar el dado
act-confirm-options = Jugamos así
    .told = { $seat } acepta las reglas

## Deshacer

undone = { $by } deshizo la última jugada.
corrected = { $by } corrigió una lectura.
act-unseen = algo que no todos pueden saber
    .told = { $seat } hizo algo que no todos pueden saber
act-heard = «{ $act }» ({ $clause }); el resto no todos pueden saberlo
take-back = Hay que deshacer en la mesa: { $act }.
proposal-undo = { $by } quiere deshacer esto: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}Con ello se deshace una jugada posterior.
   *[other] {" "}Con ello se deshacen { $later } jugadas posteriores.
}
proposal-correction = { $by } dice que fue de otra manera: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}Con ello se desharía una jugada posterior.
   *[other] {" "}Con ello se desharían { $later } jugadas posteriores.
}
proposal-declined = { $proposer } quería deshacer algo, pero { $by } dijo que no: sigue valiendo.
correction-declined = { $proposer } quería corregir una lectura, pero { $by } dijo que no: sigue valiendo.
proposal-withdrawn = { $by } ha retirado la pregunta: todo queda como estaba.
nothing-to-undo = Todavía no se ha jugado nada, así que no hay nada que deshacer.
not-correctable = Esa jugada ya no vale. Elige una decisión que esté marcada como corregible.
takeback-barred = Lo que se ha mostrado desde entonces no se puede olvidar: nada anterior se deshace ni se corrige.
only-rolls-correctable = Solo se puede corregir lo que salió en el dado o se descubrió. Una elección se puede deshacer.
correction-same = Eso es lo que ya se leyó. Elige la cara que de verdad quedó arriba.
no-such-proposal = Esa propuesta ya ha terminado. Mira otra vez la mesa.
consent-not-asked = Nadie espera tu respuesta a esta propuesta.

## Decisiones sobre tiradas

die-unsure = No se ha podido leer el dado: { $reason }. Todavía no ha pasado nada. Tira otra vez o toca lo que muestra.
die-not-expected = Ahora nadie tiene que tirar.
die-not-counted = Esta tirada no cuenta.
foreign-die = Este dado no es de este juego, así que la tirada no cuenta.
no-such-face = El dado no tiene ninguna cara «{ $face }». Elige una de sus caras.
dice-by-hand = La cámara no lee estos dados. Apúntalos a mano.
dice-count = { $needed ->
    [one] Hay que apuntar un dado
   *[other] Hay que apuntar { $needed } dados
}, no { $given }.
tap-not-needed = La cámara lee el dado. Tíralo en la bandeja.

reason-cocked = está inclinado
reason-hand = hay una mano delante
reason-two-dice = hay más de un dado
reason-missing-die = falta un dado
reason-glare = tiene demasiado reflejo
reason-too-dark = está demasiado oscuro
reason-unknown-face = no se conoce esta cara
reason-low-confidence = los colores no se ven claros
reason-not-rolled = no se ha tirado
reason-no-die = no hay ningún dado

## Por qué ahora no cuenta nada

confirm-first = Antes de la primera tirada, todos dicen que estas son las reglas. Faltan por contestar: { $seats }.
game-paused = La partida está en pausa. El anfitrión la reanuda.
proposal-waits = Hay una propuesta abierta. Faltan por contestar: { $seats }.
paused-by-host = El anfitrión ha puesto la partida en pausa.
resumed-by-host = La partida continúa.
house-ruling = Decisión de la casa: { $text }

## Errores de las órdenes

not-understood = No se ha entendido: { $what } (en { $where }).
command-too-large = La orden es demasiado grande: { $bytes } bytes, y se permiten { $limit }.
command-not-utf8 = La orden no es texto UTF-8: { $detail }.
command-not-json = La orden no es JSON: { $detail }.
command-wrong-shape = A la orden le falta algo o tiene algo mal: { $detail }.
command-too-many = Demasiadas órdenes: se permiten { $limit } por segundo. Espera un momento.
stale = La mesa ha avanzado desde que la viste. Mira otra vez y después elige.
seq-missing = Esta orden necesita el número de la vista con la que se decidió (seq).
no-game = No hay ninguna partida abierta. El anfitrión empieza una.
no-such-seat = En esta partida no hay ningún asiento «{ $name }».
seat-missing = Di para qué asiento es (seat).
seat-has-own-device = { $seat } juega en su propio dispositivo, no en esta tableta.
not-saved = No se ha podido guardar, así que no cuenta. { $how }
not-written = No se ha podido hacer porque el disco no lo permite: { $what } ({ $where }). No ha cambiado nada.
cannot-play = Así no se puede preparar esta partida: { $why }.
setup-table = Una mesa tiene { $most } sitios como mucho; sois { $count }.
setup-name = El nombre del jugador { $number } no tiene nada que se pueda mostrar. Escríbelo con letras.
setup-name-twice = Varios jugadores se llaman «{ $name }». Da a cada uno un nombre propio.
setup-colour = El jugador { $number } no puede tener el color «{ $colour }». Hay { $colours }.
setup-colour-twice = { $count } jugadores tienen el color { $colour }; puede ser { $most } como mucho.
setup-ruleset-alone = Las reglas con nombre tienen sus propias variantes y opciones. Elige lo uno o lo otro.
setup-no-ruleset = Para este juego no hay reglas con el nombre «{ $name }».
other-rules = Esa partida se jugó con reglas que este árbitro no conoce ({ $detail }).
no-such-game = No hay ninguna partida guardada «{ $name }».
already-open = Esa partida ya está abierta.
failed = Algo ha fallado dentro del árbitro. No ha cambiado nada. El registro dice más.

claim-unknown = No se conoce este enlace. Pide uno nuevo al anfitrión.
claim-used = Este enlace ya se ha usado. Pide uno nuevo al anfitrión.
claim-malformed = Este enlace no está completo. Ábrelo otra vez tal como te lo dieron.
claim-too-many = Demasiados intentos. Espera { $seconds } segundos.
claim-disk = El enlace no se ha podido usar porque el disco no lo permite: { $detail }. Díselo al anfitrión.
claim-expired = Este enlace es demasiado antiguo: vale durante cinco minutos. Pide uno nuevo al anfitrión.

## Avisos

alert-journal = No se pueden guardar las partidas: { $what }. Hasta que se pueda, no cuenta ninguna jugada.
    .fix = { $how }
alert-repaired = Las partidas guardadas estaban dañadas ({ $what }). Se han podido conservar { $kept } entradas; el archivo dañado también se ha conservado.
    .fix = Comprueba en la mesa las últimas jugadas. Si vuelve a pasar, cambia el disco o la tarjeta SD.
alert-board-cells = En estas casillas se juega sin los sensores: { $cells }.
    .fix = Elige en la página lo que se mueve desde ahí o hasta ahí. Cuando un sensor funcione otra vez, vuelve a usarlo.
alert-board-restless = El tablero no sabe si ahí hay algo: { $cells }.
    .fix = Apoya bien la pieza que hay ahí. Si no basta, jugad ahí sin el sensor.
board-put = Pon { $piece } en { $cell }.
board-put-off = Quita { $piece } del tablero.
board-clear = Deja libre { $cells-or }.
board-agrees = El tablero vuelve a estar bien.
board-first = Primero ordena el tablero.
    .fix = Mira qué hay que poner y dónde.
board-not-yours = Eso solo puede decirlo quien ve el tablero.
board-no-cell = «{ $cell }» no es una casilla de este tablero.
alert-fault = Algo ha fallado dentro del árbitro ({ $what }). La partida continúa.
    .fix = Mira el registro. Si vuelve a pasar, reinicia el árbitro.
alert-evidence = No se ha podido guardar la foto de una tirada: { $what }.
    .fix = { $how }
alert-claim = Se ha abierto otra vez un enlace ya usado, para { $who }.
    .fix = Si no habéis sido vosotros, pedid un enlace nuevo al anfitrión: así el dispositivo anterior queda fuera.
alert-game = No se puede abrir la última partida; el registro del árbitro dice por qué.
    .fix = Empieza otra partida. La anterior sigue guardada.
who-host = el anfitrión
who-table = la mesa

## Qué le pasa a un dispositivo y cómo arreglarlo

meanwhile-camera = Mientras tanto, toca lo que muestra el dado.
meanwhile-board = Mientras tanto, toca en la página.
meanwhile-buttons = Mientras tanto, la página hace lo mismo que ellos.

health-board-no-port = El tablero de sensores no está conectado: no se encuentra nada en { $folder }.
    .fix = Conecta su cable USB a este ordenador. El cable tiene que transmitir datos, no solo corriente.
health-board-unplugged = El tablero de sensores no está conectado: no existe { $port }.
    .fix = Conecta su cable USB a este ordenador. Si está conectado con otro nombre, escribe ese nombre en [board].
health-board-several-ports = Hay varios dispositivos serie conectados y no se puede adivinar cuál es el tablero: { $ports }.
    .fix = Escribe la ruta del tablero en [board], por ejemplo port = "{ $first }".
health-board-port-forbidden = El árbitro no tiene permiso para abrir { $port }.
    .fix = Añade su usuario al grupo dialout (sudo adduser $USER dialout) y después vuelve a iniciar la sesión o reinicia.
health-board-port-taken = Otro programa está usando { $port }.
    .fix = Ciérralo. Puede ser un monitor serie o un segundo árbitro.
health-board-port-fault = { $port } no se puede abrir: { $why }.
    .fix = Comprueba que [board] indica el puerto serie del tablero.
health-board-silent = { $seconds ->
    [one] Desde hace un segundo no se sabe nada del tablero.
   *[other] Desde hace { $seconds } segundos no se sabe nada del tablero.
}
    .fix = Comprueba que su luz está encendida, que el cable está bien metido en los dos extremos y que tiene su firmware.
health-board-unreadable = Lo que llega por el puerto del tablero no se puede leer.
    .fix = Comprueba que [board] indica el puerto del tablero y no el de otro dispositivo. Si es así, prueba otro cable más corto.
health-board-deaf = Al tablero se le oye, pero no contesta.
    .fix = Saca su cable y vuelve a meterlo. Si no basta, prueba otro cable.
health-board-no-chain = El tablero no encontró sensores al arrancar.
    .fix = Comprueba que la primera fila de sensores está conectada al controlador y pulsa su botón de reinicio.
health-board-chain-broken = La cadena de sensores está rota: falta un chip o hay un conector flojo.
    .fix = Aprieta bien los conectores entre las filas de sensores.
health-board-chain-changed = La cadena de sensores no es igual de larga que cuando arrancó el tablero.
    .fix = Comprueba que están conectadas todas las filas de sensores y pulsa el botón de reinicio del controlador.
health-board-line-bad = Mucho de lo que el tablero envía o recibe llega estropeado. No se pierde nada, pero puede llegar tarde.
    .fix = Usa un cable USB corto y blindado, lejos de motores y cargadores, y ningún concentrador sin alimentación propia.
health-board-firmware-old = El tablero habla la versión { $theirs } del protocolo, y el árbitro la { $ours }.
    .fix = Carga en el tablero el firmware que venía con este árbitro.
health-board-firmware-new = El tablero habla la versión { $theirs } del protocolo, y el árbitro la { $ours }.
    .fix = Actualiza el árbitro o carga en el tablero el firmware que venía con él.

health-panel-parts = { $parts-count ->
    [one] Esto no funciona: { $parts } ({ $why }).
   *[other] Estas cosas no funcionan: { $parts } ({ $why }).
}
    .fix = Hace falta una Raspberry Pi con python3-lgpio, un usuario del grupo gpio (sudo adduser $USER gpio) y pines que no use ningún otro programa. O quita los pines de [gpio].
part-next-button = el botón de seguir
part-undo-button = el botón de deshacer
part-status-light = la luz de estado
part-buzzer = el zumbador
part-ring-light = el anillo de luz

health-broker-ended = Se han cortado los mensajes de la página: { $why }.
    .fix = Se arregla solo. Si vuelve a pasar, mira el registro.

health-camera-silent = La cámara se ha quedado muda.
    .fix = Revisa su cable o vuelve a conectarla.
health-camera-frozen = La cámara repite siempre la misma imagen.
    .fix = Desconéctala y vuelve a conectarla.
health-camera-not-started = No se puede arrancar el proceso de la cámara: { $why }.
    .fix = Se intenta una y otra vez. Si sigue fallando, el registro tiene los detalles.
health-camera-crashed = El proceso de la cámara ha fallado: { $why }.
    .fix = Arranca otra vez solo. Si sigue fallando, el registro tiene los detalles.
health-camera-ended = El proceso de la cámara ha terminado: { $how }.
    .fix = Arranca otra vez solo. Si sigue fallando, el registro tiene los detalles.
health-camera-settings = La cámara no hace caso de estos ajustes: { $settings }.
    .fix = Los colores pueden cambiar. Fija estos ajustes con v4l2-ctl o usa otra cámara.
setting-manual-exposure = exposición manual
setting-exposure = tiempo de exposición
setting-gain = ganancia
setting-manual-white-balance = balance de blancos manual
setting-white-balance = balance de blancos
setting-manual-focus = enfoque manual
setting-focus = enfoque
health-camera-other-dice = La cámara solo lee el dado { $die }. Estos se apuntan a mano: { $dice }.
    .fix = Apunta lo que muestran.
health-camera-missing = La cámara { $path } no está.
    .fix = Conéctala o elige otra en los ajustes.
health-camera-not-opened = La cámara { $path } no se abre.
    .fix = Puede tenerla otro programa, o el usuario del árbitro no está en el grupo video (sudo adduser $USER video).
health-camera-no-picture = No llega ninguna imagen de la cámara: { $path }.
    .fix = Revisa su cable o vuelve a conectarla.
health-camera-no-picamera = No se puede usar el paquete picamera2: { $why }.
    .fix = En Raspberry Pi OS: sudo apt install python3-picamera2, y crea el entorno virtual con --system-site-packages.
health-camera-no-stream = La transmisión { $path } no se abre.
    .fix = Comprueba su dirección y que el emisor está encendido.
health-camera-stream-ended = La transmisión { $path } ha terminado.
    .fix = Comprueba su emisor y la red.
health-camera-no-film = La película { $path } no se abre.
    .fix = Comprueba que es un archivo de vídeo completo.
health-camera-folder-empty = En la carpeta { $path } no hay imágenes.
    .fix = Las imágenes terminan en { $endings }.
health-camera-bad-picture = { $path } no es una imagen que se pueda leer.
    .fix = Quítala de la carpeta o vuelve a guardarla.
health-camera-at-its-end = No hay más imágenes: { $source }.
    .fix = Empieza otra vez desde el principio o elige otra fuente.
health-camera-tray-missing = La foto de la bandeja vacía, { $path }, no existe.
    .fix = Hazla otra vez con «referee calibrate».
health-camera-tray-broken = La foto de la bandeja vacía, { $path }, no se puede leer.
    .fix = Hazla otra vez con «referee calibrate».
health-camera-tray-size = La foto de la bandeja vacía mide { $tray }; la imagen de la cámara, { $camera }.
    .fix = Haz otra vez la foto con esta cámara («referee calibrate»).
health-camera-calibration = No se puede usar la calibración: { $why }.
    .fix = Vuelve a calibrar («referee calibrate») o arranca sin calibración.
health-camera-rendered-light = No se puede calibrar la bandeja simulada: { $why }.
    .fix = Elige otra semilla o hard=0.
health-camera-rendered-cable = La cámara simulada está desconectada.
    .fix = Crea el archivo { $path }.

## Página

page-title = { $game ->
    [none] Árbitro
   *[other] { $game } · Árbitro
}

# La llamada de la banda: primero la parte en negrita, después el resto. Como mucho 30 letras en total.
page-call-connecting = Buscando
page-call-connecting-rest = al árbitro
page-call-not-found = Sin árbitro
page-call-not-found-rest = por ahora
page-call-stale = Sin conexión
page-call-stale-rest = desde las { $time }
page-call-no-game = Sin partida:
page-call-no-game-rest = abre el anfitrión
page-call-paused = En pausa
page-call-paused-rest = por el anfitrión
page-call-options = Todo el grupo:
page-call-options-rest = aceptad las reglas
page-call-undo = pregunta: ¿deshacer?
page-call-correction = pregunta: ¿corregir el dado?
page-call-wait = Un momento
page-call-bot-thinks = está pensando
page-call-bot-rolls = está tirando
page-call-draw = Empate
page-call-wins = { $count ->
    [one] gana
   *[other] ganan
}
page-then = después
page-next-trying = probando otra vez
page-next-silent = esperándolo

# El dado
page-die-waiting = Esperando el dado
page-die-into-tray = tíralo en la bandeja
page-die-thrown-for-you = aquí se tira por ti
page-die-throw-it = pulsa «Tirar el dado» o elige otra cosa
page-die-bot-rolls = { $name } es un bot: tira solo
page-die-away = No hay dado en la bandeja
page-die-last = último: { $face }
page-die-moving = Rodando
page-die-moving-hint = todavía nada
page-die-hand = Hay una mano
page-die-hand-hint = quítala y luego tira
page-die-settling = Casi quieto
page-die-settling-hint = un momento más
page-die-sure = seguro: vale
page-die-fairly-sure = casi seguro: vale
page-die-no-camera = Sin cámara
page-die-tap = toca lo que ha salido
page-die-which = { $name }, ¿qué cara está arriba?
page-die-we-saw = Lo vimos: indicar la cara
page-die-another = Es otra cara
page-die-all-agree = Indícala solo si en la mesa estáis todos de acuerdo.
page-die-roll-again = Tira otra vez.
page-die-which-of = ¿Es «{ $one }» o «{ $other }»?
page-die-nothing-happened = Todavía no ha pasado nada.
page-die-not-needed = No importa: ahora no toca tirar.
page-confidence = seguridad { $count } de 5
page-picture-of-die = foto del dado tal como quedó
die-reason-cocked = Está inclinado
die-reason-hand = Hay una mano delante
die-reason-two_dice = Demasiados dados
die-reason-missing_die = Falta un dado
die-reason-glare = Demasiado reflejo
die-reason-too_dark = Demasiado oscuro
die-reason-unknown_face = No conozco esta cara
die-reason-low_confidence = Encajan dos caras
die-reason-not_rolled = No se ha tirado
die-reason-no_die = No veo ningún dado
die-reason-unknown = No he podido leerlo
die-advice-hand = Quita la mano y tira otra vez.
die-advice-two_dice = Deja un solo dado en la bandeja y tira otra vez.
die-advice-missing_die = Mete todos los dados y tira otra vez.
die-advice-glare = Gira un poco la lámpara y tira otra vez.
die-advice-too_dark = Pon más luz y tira otra vez.
die-advice-unknown_face = ¿Es el dado correcto? Entonces tira otra vez.
die-advice-not_rolled = Recógelo y tíralo.

# Teclas
page-sent = enviado
page-choices-of = Lo que puede hacer { $name }
page-chooses-on-phone = { $name } elige en otro dispositivo.
page-may-i = ¿Puedo…?
page-may-i-how = Elige lo que quieres hacer o has hecho: el árbitro dice qué lo impide.
page-may-i-nothing = Ahora no hay nada más que preguntar.
page-bot-chooses = { $name } está pensando.
page-changed-meanwhile = La mesa ya había avanzado. Mira otra vez, por favor.
page-no-reply = No ha llegado respuesta. Puede que no haya pasado nada; mira el tablero antes de probar otra vez.
page-first-touch = El primer toque solo despierta la página.

# Decisiones
page-last-ruling = La última decisión
page-no-ruling = Aún no hay ninguna decisión. ¡Que lo paséis bien!
page-kind-accepted = Vale
page-kind-refused = Así no
page-kind-foul = Hay que arreglarlo
page-kind-unclear = No estoy seguro
page-kind-advice = Un consejo
page-kind-correction = Corregido
page-kind-undo = Deshecho
page-kind-house = Decisión de la casa
page-kind-win = La última palabra
page-moment-ago = hace un momento
page-before = Antes
page-booklet-silent = El reglamento no lo dice; lo entendemos así.
page-why-and-what = Por qué, y qué se podría hacer
page-open-clause = Regla { $clause }: abrir la decisión
page-rule-says = Lo que dice la regla
page-clause-unknown = El texto de esta regla no está aquí. Está en el archivo RULES.md del juego.
page-and-also = Y además
page-how-judged = Cómo se ha decidido
page-how-camera = Leído por la cámara en esta foto.
page-how-board = Visto por los sensores del tablero.
page-how-tap = Indicado con un toque.
page-how-bot = Jugado por un bot.
page-how-house = Decidido por la mesa.
page-how-agreed = Los jugadores se han puesto de acuerdo.
page-percent-sure = seguro al { $percent } %
page-allowed-now = Lo que se puede hacer ahora
page-facts = En qué se basa
page-history = Todas las decisiones
page-history-open = Ver todas las decisiones
page-history-head = Las decisiones hasta ahora, la más nueva primero
page-history-whole = Estas son todas las decisiones de esta partida.
page-history-not-held = { $count ->
    [one] Una decisión anterior no se guarda en esta página.
   *[other] { $count } decisiones anteriores no se guardan en esta página.
} En el ordenador del árbitro, «referee replay» cuenta la partida entera.
page-was = Antes:
page-is-now = Ahora:
page-ended-correction = Esto ya no vale. Se corrigió:
page-ended-undo = Esto ya no vale. Se deshizo:

# Datos de una decisión: fact-<código>-<nombre> para una decisión, fact-<juego>-<nombre> para un juego, si no fact-<nombre>.
fact-aside = aparte
fact-asked = se pedía
fact-card = carta
fact-cell = casilla
fact-cells = casillas
fact-colour = color
fact-colours = colores
fact-count = cuántos
fact-dice = ha salido
fact-die = dado
fact-face = ha salido
fact-figure = figura
fact-from = desde
fact-goal = meta
fact-left = quedan
fact-mummy = momia
fact-pawn = peón
fact-piece = pieza
fact-pieces = piezas
fact-points = puntos
fact-reason = por qué
fact-rolled = ha salido
fact-space = espacio
fact-spaces = espacios
fact-steps = pasos
fact-text = palabras del anfitrión
fact-thing = pieza
fact-to = hasta
fact-total = puntos en total
fact-turn = turno de
fact-who = quién
fact-winner = gana
fact-winners = ganan
fact-ua-at = cohete de
fact-ua-count = módulos
fact-ua-missing = módulos que faltan
fact-ua-run = seguidos
fact-pc-answer = respuesta
fact-pc-answers = respuestas
fact-pc-at = posición
fact-pc-given = joyas nombradas
fact-pc-guess = intento
fact-pc-guesser = adivina
fact-pc-guesses = intentos
fact-pc-held = en la mano
fact-pc-mine = intentos de quien gana
fact-pc-number = respuesta número
fact-pc-on = código de
fact-pc-right = con este cofre
fact-pc-row = área
fact-pc-seats = jugadores
fact-pc-setter = esconde el código
fact-pc-theirs = intentos del otro
fact-pc-told = respondido
fact-lc-airlock = compuerta
fact-lc-astronauts = astronautas
fact-lc-built_lime = piezas lima construidas
fact-lc-built_orange = piezas naranja construidas
fact-lc-domes = cúpulas iniciales
fact-lc-first = empieza
fact-lc-lime = lima
fact-lc-more = espacios más
fact-lc-new = pieza nueva
fact-lc-no-such-space-first = primer espacio
fact-lc-no-such-space-last = último espacio
fact-lc-orange = naranja
fact-lc-other = al lado
fact-lc-other-tile-other = cuadro del dado
fact-lc-possible = posible
# Same as English.
fact-lc-robots = robots
fact-lc-things = lo que toca
fact-lc-ufo = OVNI
fact-am-at = jugador
fact-am-could = posible
fact-am-due = dados que tocan
fact-am-each = de cada montón
fact-am-given = dados tirados
fact-am-goal = ankhs para ganar
fact-am-here = desde
fact-am-mover = debe mover
fact-am-number = en el dado
fact-am-numbers = números posibles
fact-am-path = camino
fact-am-pawns = peones
fact-am-piles = montón
fact-am-played = cartas jugadas
fact-am-shown = ha salido
fact-am-start = desde
fact-am-taken = ankhs ganados
fact-rp-at = sitio
fact-rp-before = antes
fact-rp-by = lo abrió
fact-rp-contradicts-turn = en el turno
fact-rp-goal = sitio al que se va
fact-rp-here = está en
fact-rp-layer = planta
fact-rp-layers = plantas
fact-rp-other = otro templo
fact-rp-seats = jugadores
fact-rp-shown-before-turn = en el turno
fact-rp-side = lado
fact-rp-sides = lados
fact-rp-temple = templo
fact-rp-temples = templos
fact-rp-turned-turn = giro de

# Sobre la última jugada
page-acts = Sobre la última jugada
page-wrong-reading = Mal leído…
page-dispute = Reclamar
page-undo = Deshacer…
page-undo-it = Deshacerlo…
page-board = Tablero
page-board-open = Abrir el tablero
page-not-what-happened = Eso no es lo que pasó
page-what-happened = ¿Qué pasó en realidad?
page-which-faces = ¿Qué caras estaban arriba de verdad?
page-likely = Lo más parecido a lo leído
page-other-faces = Las otras caras
page-enter-again = ¿Qué fue de verdad?
page-another-ruling = O estaba mal otra decisión
page-nothing-done = Con esta decisión no se hizo nada, así que no hay nada que arreglar.
page-choice-is-undone = Una elección no se corrige: deshazla y elige otra vez.
page-choice-is-undone-later = Una elección no se corrige, se deshace. Desde entonces se ha jugado más, y primero se deshace la última jugada.
page-rule-applied-wrong = ¿Se aplicó mal la regla? El anfitrión puede apuntar una decisión de la casa.
page-which-face = ¿Qué cara estaba arriba de verdad?
page-nothing-to-correct = No hay ninguna lectura que se pueda corregir.
page-was-read = se leyó
page-correct-what-follows = Lo que vino después de la tirada se decide otra vez. Donde ya no encaje, la mesa sabrá qué hay que devolver a su sitio.
page-correct-to = Fue
page-correct-it = Corregirlo
page-leave-it = Dejarlo como está
page-undo-head = Deshacer
page-undo-question = ¿Deshacer la última jugada?
page-undo-with-it = { $count ->
    [one] Con ella se deshace esta jugada de un bot:
   *[other] Con ella se deshacen estas jugadas de bots:
}
page-undo-what-follows = Si se vuelve más atrás de una tirada, antes se pregunta a todos los jugadores.
page-undo-it-now = Deshacerlo
page-who-asks = ¿Quién lo pide?

# Ponerse de acuerdo
page-proposal = Una pregunta para todos
page-proposal-by = { $name } os pregunta a todos
page-agree = De acuerdo
# Same as English.
page-disagree = No
page-withdraw = Retirar la pregunta
page-waiting-for = falta { $name }
page-agrees = { $name } dice que sí
page-options-agree = ¿Estáis todos de acuerdo con estas reglas?
page-options-agree-why = Durante la partida no se pueden cambiar.
page-options-head = Tu juego, tus reglas
page-options-before = Todos dicen que sí antes de la primera tirada.
page-options-fixed = Acordadas antes de la primera tirada; valen hasta que acabe la partida.
page-options = Reglas de la casa
page-options-as-printed = todo como en el reglamento
page-option-yours = vuestra
page-option-default = el reglamento dice { $value }
page-option-short = { $text }: { $value }
page-yes = sí
# Same as English.
page-no = no

# Sin conexión
page-stale-age = { $unit ->
    [seconds] Esta imagen es de hace { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
   *[minutes] Esta imagen es de hace { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
}
page-stale-stamp = como estaba a las
page-stale-turn = Era el turno de { $name }; puede que ya no lo sea.
page-stale-safe = Por eso aquí no se puede pulsar nada. La partida está a salvo: cada jugada se guarda antes de mostrarse.
page-stale-wake = Cuando vuelva, el primer toque solo despierta la página. No pulsa nada.
page-never-heard = El árbitro no contesta.
page-what-helps = Qué ayuda
page-gone-link-why = Esta página ha perdido el camino al ordenador del árbitro.
page-gone-link-help-1 = ¿Sigue este dispositivo en la wifi de la mesa?
page-gone-link-help-2 = ¿Está encendido el ordenador del árbitro, con «referee run» en marcha? La partida está guardada.
page-gone-link-help-3 = Si solo se ha quedado fuera este dispositivo, sigue con un móvil que tenga asiento.
page-gone-link-help-4 = ¿Tiene otra dirección el ordenador del árbitro? Allí «referee host-link» la muestra. Abre la página en ella y pide un enlace nuevo al anfitrión.
page-gone-network-why = Este dispositivo no tiene red.
page-gone-network-help-1 = Enciende su wifi y elige la red de la mesa. Después la página encuentra sola el camino.
page-gone-network-help-2 = Mientras tanto, sigue con otro dispositivo. La partida está guardada.
page-gone-broker-why = El ordenador del árbitro contesta, pero sus noticias no llegan.
page-gone-broker-help-1 = Espera un momento: la página sigue probando, y el ordenador lo arregla solo.
page-gone-broker-help-2 = Si sigue así, pide a quien lleva la mesa que pare «referee run» y lo arranque otra vez. La partida está guardada.
page-gone-silent-why = Se llega al ordenador, pero el árbitro se ha quedado callado.
page-gone-silent-help-1 = Espera un momento: puede que solo esté ocupado.
page-gone-silent-help-2 = Si sigue así, pide a quien lleva la mesa que lo pare y arranque otra vez «referee run». La partida está guardada.
page-gone-stopped-why = Han apagado el árbitro.
page-gone-stopped-help-1 = Pide a quien lleva la mesa que arranque otra vez «referee run». La partida está guardada.
page-gone-crashed-why = El árbitro se ha parado sin que nadie se lo pidiera.
page-gone-crashed-help-1 = Pide a quien lleva la mesa que arranque otra vez «referee run». La partida está guardada.
page-gone-refused-why = El árbitro no deja entrar a esta página.
page-gone-refused-help-1 = Pide un enlace nuevo al anfitrión.

# Los asientos
page-seats = Asientos
page-seats-head = Quién se sienta dónde
page-seat-bot = juega un bot
page-seat-tablet = en la tableta de la mesa
page-seat-phone = en un móvil
page-sit-down = sentarse
page-sit-down-as = Sentarse como { $name }
page-bots-play = Juegan bots. Siéntate en cualquier asiento:
page-own-phone = Juega en tu propio móvil
page-own-phone-how = La página del anfitrión hace para cada asiento un enlace con un código QR. Pídele el tuyo y escanéalo.
page-own-phone-moves = Un asiento que juega en un móvil tiene allí sus teclas, y aquí ya no.

# El enlace que te ha traído aquí
page-claim-used = Este enlace ya se usó. Solo funciona una vez.
page-claim-unknown = Este enlace es demasiado antiguo o no se conoce.
page-link-replaced = Se hizo un enlace más nuevo para este asiento, así que este ya no vale.
page-door-watch = Puedes mirar. Para jugar, pide un enlace nuevo al anfitrión.

# El final
page-last-word = La última palabra del árbitro
page-game-over = El final
page-final-position = La posición final
page-winner = gana
page-play-again = Jugar otra vez
page-not-how-it-ended = No acabó así…

# Dispositivos
page-devices = Dispositivos
page-how-to-mend = Qué ayuda
page-device-goes-on = Mientras tanto la partida puede seguir: la página hace lo que hacía el dispositivo.
page-device-ok = funciona
page-device-fault = { $state ->
    [offline] { $name }: no está
   *[degraded] { $name }: con problemas
}
page-alerts = Avisos
page-more-alerts = { $count ->
    [one] Un aviso más
   *[other] { $count } avisos más
}
page-live = en directo
page-not-live = sin conexión
page-seat-of = asiento de { $name }
page-watching = mirando
device-camera = cámara
device-board = tablero
device-buttons = botones
device-broker = mensajes

# Hojas
page-close = Cerrar
page-back = Atrás
page-ways = { $count } posibilidades
page-sheet-ruling = Una decisión
page-sheet-history = Todas las decisiones
page-sheet-clause = Una regla
page-sheet-options = Las opciones en vigor
page-sheet-board = El tablero
page-sheet-correct = Eso no es lo que pasó
page-sheet-undo = Deshacer
page-sheet-tap = Indicar la cara
page-sheet-device = Un dispositivo
page-sheet-seats = Quién se sienta dónde
page-sheet-sensor = Un sensor del tablero
page-sheet-pick = Ahí se puede hacer más de una cosa
page-sheet-link = Un enlace
page-sheet-rule = Una regla
page-sheet-sensors = Los sensores
page-sheet-house = Una decisión de la casa
page-sheet-goon = Otra partida
page-sheet-wipe = Borrar las fotos
page-no-game = El árbitro está listo. En cuanto el anfitrión prepare una partida, aquí estará su tablero.
page-no-news = El tablero estará aquí en cuanto se encuentre al árbitro.
page-seat-waits = Ya tienes tu asiento. La partida aún no ha empezado.

# Una tableta, varios secretos
page-pass-to = Pasa el dispositivo a
page-pass-look-away = Los demás miran a otro lado. Tus teclas se vuelven a tapar con un toque, o solas tras { $seconds } segundos sin tocar nada.
page-cover = Tapar mis teclas
page-hold-to-open = Soy { $name }: mantén pulsado
page-hold-how-long = un segundo, más o menos

# El idioma de este dispositivo y su voz
page-language = Idioma
page-language-is = Idioma: { $name }
page-language-lost = Ahora no se pueden conseguir las palabras de ese idioma.
page-sheet-language = Idioma y voz
page-voice = Voz
page-voice-read = Leer en voz alta
page-voice-what = Lee en este dispositivo cada decisión nueva y lo que toca hacer después.
page-voice-none = Este dispositivo no tiene voz propia para { $name }.
page-voice-sample = Las decisiones se leen en voz alta.
page-voice-this = Leer esta decisión en voz alta

# En el tablero con sensores
page-board-now = En el tablero
page-board-ask = Una pregunta
page-board-off = fuera del tablero
page-board-empty = déjala vacía
page-board-clear = En { $cell } no debe haber nada.
page-board-quiet = No hay nada que hacer en el tablero.
page-board-leave-out = Falla el sensor…
page-board-leave-out-of = Falla el sensor de { $cell }…
page-board-leave-out-sure = ¿En { $cell } está todo bien y el aviso sigue ahí? Entonces jugad sin ese sensor: lo que se mueva desde { $cell } o hasta ahí se elige en la página.
page-board-leave-out-now = Jugar sin él
page-board-keep = Conservarlo
page-board-left-out = Sin estos sensores
page-board-take-in = Volver a usarlo
page-board-sensor = Falla un sensor…
page-board-sensor-head = ¿Qué sensor falla?
page-board-sensor-how = Di su casilla. Lo que se mueva desde ahí o hasta ahí se elige en la página hasta que vuelvas a usar el sensor.
page-board-cell = Casilla

trouble-full = el disco está lleno
trouble-read-only = no se puede escribir en el disco
trouble-not-allowed = el servicio no tiene permiso para escribir ahí
trouble-busy = otro árbitro usa las mismas partidas guardadas
trouble-damaged = el archivo está dañado
trouble-newer = las escribió una versión más nueva del árbitro
trouble-io = el disco da errores
mend-full = Libera algo de espacio en el disco.
mend-read-only = Haz que se pueda volver a escribir en el disco. Una tarjeta SD gastada pasa a ser de solo lectura: cámbiala.
mend-not-allowed = Deja que el usuario que ejecuta el servicio escriba en su carpeta de datos.
mend-busy = Para el otro árbitro.
mend-damaged = Guarda el archivo para poder mirarlo y arranca otra vez el árbitro.
mend-newer = Usa esa versión u otra carpeta de datos.
mend-io = Revisa el disco y su cable o su tarjeta.
die-not-read = No se ha leído: { $reason }.

## Valores de las opciones

value-yes = sí
# Same as English.
value-no = no

## Juegos con secretos, con varios dados o sin dibujo

page-die-number = Dado { $number }
page-dice-pick = Elige la cara de cada dado.
page-dice-these = Esto es lo que ha salido
page-asked = ¿A cuál te referías?
page-pick-head = ¿Qué quieres hacer ahí?
page-answer-send = Es correcto
page-answer-back = Uno atrás
page-answer-empty = sin elegir
page-secret-hold = { $name }, mantén pulsado para ver tus secretos
page-secret-own = Esto solo lo sabes tú
page-mask-hidden = oculto
page-mask-unknown = aún no lo sabe nadie
page-and-more = y { $count } más
page-on-the-table = En la mesa

## El anfitrión

# El asistente para una partida nueva
page-host-band = Anfitrión
page-host-band-new = Partida nueva
page-host-band-new-of = Partida nueva:
page-host-step = Paso { $number } de { $count }
page-host-step-game = Juego
page-host-step-seats = Asientos
page-host-step-rules = Reglas
page-host-step-box = Caja
page-host-step-check = Revisar
page-host-step-agree = De acuerdo
page-host-next = Siguiente: { $step }
page-host-back = Atrás: { $step }
page-host-leave = Salir sin partida nueva
page-host-start = Preparar la partida
page-host-change = Cambiar
page-host-change-part = Cambiar: { $part }

page-host-intro = Así funciona
page-host-intro-1 = Elige el juego, los jugadores y vuestras reglas.
page-host-intro-2 = Después cada móvil recibe un código, y la tableta la página de la mesa.
page-host-intro-3 = Todos aceptan las reglas, y empieza la persona más joven.
page-host-which-game = ¿Qué juego es?
page-host-which-game-hint = Toma la caja de la estantería y elígela aquí.
page-host-choose-game = Primero elige un juego.
page-host-players = De { $fewest } a { $most } jugadores.
page-host-game-secrets = Con secretos.
page-host-game-sensors = Puede usar el tablero con sensores.
page-host-game-variants = Variantes: { $variants }

page-host-who-plays = ¿Quién juega?
page-host-who-plays-hint = Primero la persona más joven y luego en sentido horario. Toca un color para cambiarlo.
page-host-player = Jugador { $number }
# Same as English.
page-host-bot-name = Bot { $number }
page-host-name-of = Nombre del jugador { $number }
page-host-place-of = Dónde juega { $name }
page-host-on-table = Tableta
page-host-on-phone = Móvil
# Same as English.
page-host-a-bot = Bot
page-host-younger = { $name } es más joven: un puesto arriba
page-host-older = { $name } es mayor: un puesto abajo
page-host-remove = { $name } no juega
page-host-add = Un jugador más
page-host-last-players = Como la última vez: { $names }
page-host-change-colour = Color de { $name }: { $colour }
page-host-colour-of = Colores para { $name }
page-host-colour-swap = cambiar con { $name }
page-host-secrets-hint = Este juego tiene secretos. Si cada uno juega en su móvil, nadie tiene que mirar a otro lado.
page-host-seats-count = Pueden jugar de { $fewest } a { $most }; aquí { $count ->
    [one] hay uno
   *[other] hay { $count }
}.
page-host-name-missing = El jugador { $number } aún no tiene nombre.

page-host-rules-hint = Cambiad una sola cosa cada vez. Todos dicen que sí antes de la primera tirada.
page-host-as-booklet = Todo como al principio
page-host-begin-with = Empezáis con
page-host-begin-other = Otras…
page-host-begin-keep = Quedarse con esto
page-host-digest = Interpretación del árbitro
page-host-digest-source = Lo que dicen casi todos los reglamentos
page-host-own-rules = Reglas propias
page-host-variants = Variantes
page-host-options = Opciones
page-host-variant-rival = No junto con { $variant }.
page-host-variant-needs = Solo con { $variant }.
page-host-variant-seats = Para { $numbers } jugadores; sois { $count }.
page-host-variant-odd = { $variant }: { $why }
page-host-option-set = Lo fija { $variant }: { $value }
page-host-option-idle = No hace nada con { $variant }
page-host-booklets = { $languages }: { $value }.
page-host-assumed = supuesto
page-host-less = uno menos
page-host-more = uno más

page-host-box-head = ¿Tenemos la misma caja?
page-host-box-hint = Lo marcado como supuesto es lo que creemos. Compáralo con la tuya.
page-host-the-die = El dado
page-host-die-assumed = Lo que hay en sus caras es lo que creemos. Si el tuyo es distinto, cambia el archivo del dado e indícalo en los ajustes de la mesa.
page-host-camera-reads = La cámara lee este dado.
page-host-camera-away = La cámara no está: después de cada tirada, toca lo que ves.
page-host-other-die = La cámara conoce otro dado: después de cada tirada, toca lo que ves.
page-host-no-camera = No hay cámara: después de cada tirada, toca lo que ves.
page-host-taps = Después de cada tirada, tocas lo que ves.
page-host-box-guessed = Parte de lo que hay en la caja es lo que creemos.
page-host-the-box = Tablero y caja
page-host-box-plain = En esta caja solo puede ser distinto el dado.
page-host-box-own = Esta mesa tiene para ello su propio archivo.
page-host-box-assumed = Lo que creemos:
page-host-box-edit = Si el tuyo es distinto, cambia el archivo del tablero e indícalo en los ajustes de la mesa.
page-host-option-assumed = { $option }: es lo que creemos. Puedes cambiarlo en las reglas.
page-host-no-sensors = Este juego se juega sin el tablero con sensores.
page-host-sensors-follow = El tablero con sensores sigue las piezas.
page-host-sensors-away = No hay tablero con sensores: tocas tus movimientos.

page-host-check-head = ¿Es esta vuestra partida?
page-host-check-hint = Después todos aceptan las reglas, y tira quien empieza.
page-host-puts-by = La partida de la mesa se aparta. Sigue guardada.

# Todos de acuerdo
page-host-agree-hint = Antes de la primera tirada, todos dicen que sí a estas reglas.
page-host-agree-where = Quien juega en la tableta dice que sí en la página de la mesa; los demás, en su móvil.
page-host-other-game = Cambiarla: otra partida nueva

# El escritorio
page-host-no-game = No hay partida en la mesa
page-host-no-game-hint = Empieza una nueva o sigue con una guardada.
page-host-on-table-now = En la mesa: { $game }
page-host-pause = Pausa
page-host-go-on = Seguir
page-host-house = Decisión de la casa…
page-host-house-head = ¿Qué decide la casa?
page-host-house-hint = Se guarda entre las decisiones y la ven todos. Por sí sola no cambia nada.
page-host-house-words = Vuestra decisión
page-host-house-say = Anunciarla
page-host-new = Partida nueva
page-host-saved = Partidas guardadas
page-host-saved-open = empezada el { $date }, sin acabar
page-host-saved-over = empezada el { $date }, acabada
page-host-no-date = un día sin reloj
page-host-saved-more = { $count ->
    [one] Una más
   *[other] { $count } más
}
page-host-open-saved = Seguir con ella
page-host-look-saved = Verla
page-host-goon-head = ¿Seguir con { $game } de { $names }?
page-host-goon-hint = La partida de la mesa ({ $game }) se aparta. Sigue guardada.
page-host-goon-stay = Quedarse con esta
page-host-pictures = Fotos de tiradas
page-host-pictures-about = Las últimas tiradas se guardan como fotos para poder comprobar una lectura. Nunca salen de esta casa.
page-host-pictures-none = No hay ninguna foto guardada.
page-host-wipe = Borrar las fotos…
page-host-wipe-head = ¿Borrar todas las fotos de tiradas?
page-host-wipe-hint = Ya nadie podrá verlas, ni aquí ni en otra pantalla. Las partidas y las decisiones se quedan.
page-host-wipe-keep = Conservarlas
page-host-wipe-now = Borrarlas todas

# Asientos y enlaces
page-host-seats = Asientos, de menor a mayor
page-host-turn = turno
page-host-code = Código
page-host-link-open = Ver el código de { $name }
page-host-link-shut = Ocultar el código de { $name }
page-host-link-coming = Un momento: se está haciendo el enlace.
page-host-waits-for-phone = espera un móvil, quedan { $time }
page-host-waits-for-tablet = espera una tableta, quedan { $time }
page-host-agrees-at-table = falta su sí, en la tableta
page-host-agrees-on-phone = falta su sí, en el móvil
page-host-table-page = La página de la mesa
page-host-table-about = para la tableta o la tele que ven todos
page-host-table-scan = Abre la página de la mesa con la cámara de la tableta
page-host-table-code = Código QR del enlace a la página de la mesa
page-host-table-gone = El enlace se ha usado: ahora una tableta muestra la página de la mesa.
page-host-table-hint = El enlace funciona una vez, durante cinco minutos. Las tabletas que ya muestran la página de la mesa la conservan.
page-host-table-here = Abrir aquí la página de la mesa
page-host-table-now = Abrir aquí la página de la mesa
page-host-seat-here = { $name } juega en este dispositivo
page-host-back-here = Anfitrión
page-host-enlarge = Ver en grande el código de { $name }
page-link-scan = { $name }, apunta aquí con la cámara de tu móvil
page-link-code = Código QR del enlace al asiento de { $name }
page-link-or-type = O abre esta dirección:
page-link-left = Vale { $time } más
page-link-over = Este enlace es demasiado antiguo. Haz uno nuevo.
page-link-new = Hacer un enlace nuevo
page-link-coming = Un momento: se está haciendo el enlace de { $name }.
page-link-used = El enlace se ha usado: ahora { $name } juega en un móvil.
page-host-link-hint = Un enlace funciona una vez, durante cinco minutos. Con uno nuevo, el dispositivo anterior deja de valer.

# Dispositivos
page-host-device-works = { $name }: funciona
page-host-device-none = { $name }: no hay
page-host-camera-none = Tocas lo que te ha salido.
page-host-board-none = Tocas tus movimientos.
page-host-buttons-none = La página hace lo mismo que ellos.
page-host-camera-restart = Arrancarla otra vez
page-host-sensor-test = Probar los sensores
page-host-sensors-how = Acerca un imán a cada casilla. Su marca tiene que cambiar enseguida, y volver a cambiar cuando quitas el imán.
page-host-sensors-see = Hay un imán o una pieza en { $cells }.
page-host-sensors-empty = Ningún sensor ve nada.
page-host-sensors-flicker = Estos parpadean y no son de fiar: { $cells }. Aprieta el sensor o mira su soldadura.
page-host-sensor-free = libre
page-host-sensor-occupied = ve algo
page-host-sensor-never_free = ha visto algo todo el tiempo
page-host-sensor-never_occupied = aún no ha visto nada
page-host-sensor-flickering = parpadea
page-host-sensors-why-no_board = El tablero no está ahora.
page-host-sensors-why-game = La partida de la mesa oculta piezas. Podrás probar los sensores cuando acabe.
page-host-sensors-why-pieces = Puede que aún haya en el tablero piezas de una partida oculta. Quítalo todo y empezará la prueba.
