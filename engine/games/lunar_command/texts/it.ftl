### Lunar Command. Un messaggio ha il nome del suo codice; i suoi argomenti arrivano già in parole.
### Forme dei pezzi: il (con l'articolo), cap (con l'articolo maiuscolo), di (del, della, dell’).

# Same as English.
game-lunar-command = Lunar Command

## Le cose

lunar-white = un muro bianco
    .deed = costruisci un muro bianco
lunar-colour = un pezzo colorato
    .deed = costruisci un pezzo colorato
lunar-spacewalk = una passeggiata spaziale
    .deed = fai una passeggiata spaziale
lunar-ufo = un UFO
    .deed = sposta un UFO
lunar-straight = muro dritto
    .il = il muro dritto
    .cap = Il muro dritto
    .di = del muro dritto
lunar-a-straight = un muro dritto
lunar-square = muro quadrato
    .il = il muro quadrato
    .cap = Il muro quadrato
    .di = del muro quadrato
lunar-a-square = un muro quadrato
lunar-dome = cupola
    .il = la cupola
    .cap = La cupola
    .di = della cupola
lunar-a-dome = una cupola
lunar-airlock = camera stagna
    .il = la camera stagna
    .cap = La camera stagna
    .di = della camera stagna
lunar-a-airlock = una camera stagna
# Same as English.
lunar-antenna = antenna
    .il = l’antenna
    .cap = L’antenna
    .di = dell’antenna
lunar-a-antenna = un’antenna
# Same as English.
lunar-robot = robot
    .il = il robot
    .cap = Il robot
    .di = del robot
lunar-a-robot = un robot
lunar-astronaut = astronauta
    .il = l’astronauta
    .cap = L’astronauta
    .di = dell’astronauta
lunar-a-astronaut = un astronauta
lunar-a-ufo = un UFO
lunar-west-east = ovest–est
lunar-north-south = nord–sud

## Che cosa si chiede

lc-ask-roll = { $seat }, tira il dado.
lc-ask-act = { $seat }, { $possible-or-deed }.
lc-ask-step =
    { $left ->
        [one] { $seat }, fai l’ultimo passo, o fermati.
       *[other] { $seat }, fai ancora fino a { $left } passi, o fermati.
    }
lc-ask-go-on = { $seat }, prosegui da { $space }: lì non si resta.
lc-ask-place = { $seat }, metti sul tabellone { $things-or }.
lc-ask-which-way = { $seat }, in che direzione sta { $piece-il } su { $space }?

## Come si chiama una mossa su un tasto, e come si racconta

lc-act-roll = Tira
    .told = { $seat } ha ottenuto { $face }
lc-act-build = { $piece } su { $space }
    .told = { $seat } ha costruito { $a_piece } su { $space }
lc-act-build-lying = { $piece } su { $space }, { $lies }
    .told = { $seat } ha costruito { $a_piece } su { $space }, { $lies }
lc-act-build-airlock = { $piece } su { $space }, passaggio { $through }
    .told = { $seat } ha costruito { $a_piece } su { $space }, passaggio { $through }
lc-act-walk = { $figure } da { $from } a { $space }
    .told = { $seat } ha mosso { $figure-il } da { $from } a { $space }
lc-act-stop = Fermati
    .told = { $seat } ha finito la passeggiata
lc-act-ufo = UFO da { $from } a { $space }
    .told = { $seat } ha spostato l’UFO da { $from } a { $space }
lc-act-ufo-placed = Nuovo UFO su { $space }
    .told = { $seat } ha messo un UFO su { $space }
lc-act-abduct = UFO { $ufo } porta { $from } a { $space }
    .told = { $seat } ha portato l’astronauta da { $from } a { $space }
lc-act-place = { $a_thing } su { $space }
    .told = { $seat } ha messo { $a_thing } su { $space }
lc-act-pass = Non fare niente
    .told = { $seat } non ha fatto niente
lc-act-claim-station = Stazione su { $space }
    .told = { $seat } ha dichiarato una stazione intorno a { $space }

lc-hint-scores =
    { $points ->
        [one] vale un punto
       *[other] vale { $points } punti
    }
lc-hint-closes =
    { $count ->
        [one] chiude una stazione: { $points } per te
       *[other] chiude { $count } stazioni: { $points } per te
    }
lc-hint-left =
    { $count ->
        [one] l’ultimo pezzo
       *[other] ne restano { $count }
    }

## Che cosa è successo

lc-rolled = { $seat } ottiene { $face-count ->
        [0] una faccia vuota
       *[other] { $face }
    }.
lc-nothing-possible = Non si può fare niente di tutto ciò. Il turno è finito.
lc-built-white = { $seat } costruisce { $a_piece } su { $space }; pezzi rimasti: { $left }.
lc-built-coloured = { $seat } costruisce { $a_piece } su { $space }, colore { $colour }; pezzi rimasti: { $left }.
lc-closed = Una stazione è chiusa. Dentro: { $spaces }.
lc-split = Così una stazione si divide. Una nuova ha queste caselle: { $spaces }.
lc-owned = Nelle sue mura esterne: arancione { $orange }, lime { $lime }. La stazione è { $colour-feminine }: { $robots } robot e { $astronauts } { $astronauts ->
        [one] astronauta
       *[other] astronauti
    }, cioè { $points } { $points ->
        [one] punto
       *[other] punti
    }.
lc-tie = Nelle sue mura esterne: arancione { $orange }, lime { $lime }. La stazione non è di nessuno. Punti a testa: { $points }, per { $robots } robot e { $astronauts } { $astronauts ->
        [one] astronauta
       *[other] astronauti
    }, che lasciano il tabellone.
lc-owner-now = La stazione di { $spaces } adesso è { $colour-feminine }. Nelle sue mura esterne: arancione { $orange }, lime { $lime }.
lc-owner-none = La stazione di { $spaces } adesso non è di nessuno. Nelle sue mura esterne: arancione { $orange }, lime { $lime }.
lc-stepped =
    { $left ->
        [0] { $figure-cap } va su { $space }. Era l’ultimo passo.
        [one] { $figure-cap } va su { $space }; resta un passo.
       *[other] { $figure-cap } va su { $space }; restano { $left } passi.
    }
lc-into-airlock = { $figure-cap } entra nella camera stagna su { $space }.
lc-passes-ufo = { $figure-cap } supera l’UFO su { $space }.
lc-walked-in =
    { $points ->
        [one] { $figure-cap } entra nella stazione { $colour-feminine } e porta un punto: { $total } in tutto.
       *[other] { $figure-cap } entra nella stazione { $colour-feminine } e porta { $points } punti: { $total } in tutto.
    }
lc-no-way-on = Non si può fare nessun altro passo. La passeggiata spaziale è finita.
lc-stopped = { $seat } finisce la passeggiata spaziale.
lc-ufo-moved = { $seat } sposta l’UFO da { $from } a { $space }.
lc-ufo-placed = { $seat } mette un UFO su { $space }.
lc-released = L’astronauta su { $space } può camminare di nuovo.
lc-abducted = { $seat } porta l’astronauta da { $from } a { $space }. L’UFO gli resta sulla testa.
lc-lifted-in = { $seat } porta l’astronauta da { $from } nella stazione { $colour-feminine } e ottiene { $points } punti: { $total } in tutto. L’UFO adesso è su { $from }.
lc-placed = { $seat } mette { $a_thing } su { $space }.
lc-set-up = È tutto pronto. Comincia { $first }.
lc-ends-white = Tutti i pezzi bianchi sono costruiti: la partita è finita.
lc-ends-coloured = Tutti i pezzi { $colour-plural } sono costruiti: la partita è finita.
lc-ends-stuck = Nessuno può più costruire niente: la partita è finita.
lc-wins-goal = { $winners-count ->
        [one] Vince
       *[other] Vincono
    } { $winners } ({ $colour }) con { $points } punti. La Lunar 1 decolla!
lc-wins-points = { $winners-count ->
        [one] Vince
       *[other] Vincono
    } { $winners } ({ $colour }): arancione { $orange } punti, lime { $lime }.
lc-wins-built = Punti pari. { $winners-count ->
        [one] Vince
       *[other] Vincono
    } { $winners } ({ $colour }), con più pezzi colorati costruiti: arancione { $built_orange }, lime { $built_lime }.
lc-draw = Punti pari, e lo stesso numero di pezzi colorati costruiti: pareggio.

## Consigli: si può fare, ma non serve a niente

lc-advise-closes-for-other = Così si è chiusa una stazione { $colour-feminine }.

## Così no

lc-not-a-player = { $name } non gioca qui.
lc-game-over = La partita è finita, { $seat }.
lc-not-your-turn = È il turno di { $turn }. { $seat }, aspetta, per favore.
lc-not-on-die =
    { $face-count ->
        [0] Questo dado non ha facce vuote. Tira di nuovo, o imposta il dado con cui giocate.
       *[other] Nessuna faccia di questo dado mostra { $face }. Tira di nuovo, o imposta il dado con cui giocate.
    }
lc-already-rolled = { $seat } ha già tirato. Il tiro vale.
lc-one-action = Solo un’azione per turno, e la passeggiata spaziale è cominciata.
lc-not-shown = Il dado non mostra { $action }.
lc-other-tile = La piastrella sul dado è di colore { $other }. { $seat } costruisce solo pezzi { $colour-plural }.
lc-no-such-piece = Non c’è nessun pezzo che si chiama { $word }. Costruisci un muro dritto, un muro quadrato, una cupola, una camera stagna o un’antenna.
lc-no-such-direction = «{ $word }» non è una direzione per { $piece-il }. Di’ ovest-est o nord-sud.
lc-has-no-direction = { $piece-cap } collega su tutti i lati: non ha una direzione.
lc-which-way = { $piece-cap } qui non va in nessuna direzione, né ovest–est né nord–sud.
lc-no-such-space = Non c’è nessuna casella { $space }. Il tabellone va da { $first } a { $last }.
lc-wall-off-board = Il muro dritto su { $space } uscirebbe dal bordo del tabellone.
lc-none-left = Pezzi finiti: { $piece }.
lc-ufo-in-way = Su { $space } c’è un UFO. Lì non si costruisce niente.
lc-figure-in-way = Su { $space } c’è qualcuno. Lì non si costruisce niente.
lc-piece-there = Lì non può andare { $new-il }: su { $space } c’è già { $piece-il }.
lc-dome-needs-square = Su { $space } non c’è un muro quadrato. Una cupola va su un muro quadrato senza cupola.
lc-dome-there = Il muro quadrato su { $space } ha già una cupola.
lc-blocks-entrance = { $space } è un ingresso della camera stagna { $colour-feminine } su { $airlock }. Resta libero.
lc-own-entrance-blocked = L’ingresso su { $space } sarebbe bloccato: lì c’è { $piece-il }.
lc-same-type = { $piece-cap } avrebbe un collegamento con il pezzo su { $space }. Due pezzi dello stesso tipo non possono essere collegati.
lc-same-type-beside = { $piece-cap } starebbe accanto al pezzo su { $space }. Due pezzi dello stesso tipo non possono stare fianco a fianco.
lc-not-connected = { $piece-cap } non avrebbe nessun collegamento. Deve portare fino a una cupola iniziale: { $domes-or }.
lc-cut-off = { $piece-cap } porterebbe a una cupola iniziale ({ $domes-or }) solo attraverso i pezzi dell’avversario, e quelli tagliano la via.
lc-leads-nowhere = Il collegamento { $piece-di } non porta fino a una cupola iniziale: { $domes-or }.
lc-partners-dome = { $piece-cap } porterebbe fino alla cupola iniziale dell’altro giocatore della squadra. { $seat } costruisce solo da { $domes-or }.
lc-not-near-own = { $piece-cap } deve avere un collegamento con un altro pezzo { $colour }, diretto o attraverso un solo muro dritto.
lc-fits-here =
    { $more ->
        [0] { $seat }, { $piece-il } può andare su { $spaces-or }.
       *[other] { $seat }, { $piece-il } può andare su { $spaces }, e in altri { $more } posti.
    }
lc-fits-nowhere = Adesso non c’è nessuna casella dove { $seat } possa costruire { $piece-il }.

lc-no-such-figure = Non c’è nessuno che si chiama { $word } e cammina. Camminano i robot e gli astronauti.
lc-no-figure-there = Su { $space } manca { $figure-il }.
lc-under-a-ufo = L’astronauta su { $space } ha un UFO sulla testa. Non può camminare finché quell’UFO non si sposta.
lc-one-of-each = Ha già camminato un altro { $figure }. Camminano al massimo un robot e un astronauta.
lc-go-on-airlock = In una camera stagna non si resta. Prima prosegue { $figure-il } su { $space }.
lc-go-on-ufo = Sotto un UFO non si resta. Prima prosegue { $figure-il } su { $space }.
lc-airlock-dead-end = Con i passi rimasti { $figure-il } non potrebbe uscire dalla camera stagna su { $space } e fermarsi da qualche parte.
lc-ufo-dead-end = Con i passi rimasti { $figure-il } non potrebbe lasciare la casella dell’UFO, { $space }, e fermarsi da qualche parte.
lc-not-a-neighbour = { $space } non è accanto a { $from }. Un passo va su { $spaces-or }, mai in diagonale.
lc-no-steps-left = Passi finiti: { $figure-il } resta dov’è.
lc-straight-through = In una camera stagna si va dritti: dentro da un ingresso, fuori dall’altro.
lc-ufo-stops-robot = L’UFO su { $space } ferma il robot.
lc-ufo-stops-astronaut = L’UFO su { $space } ferma l’astronauta.
lc-space-taken = Su { $space } c’è già qualcuno.
lc-piece-stops = La via è chiusa: su { $space } c’è { $piece-il }.
lc-foreign-airlock = La camera stagna su { $space } è { $colour-feminine }. Si passa solo per quelle del proprio colore.
lc-no-entrance = Quel lato della camera stagna su { $space } non è un ingresso.
lc-first-step = Una passeggiata spaziale ha almeno un passo.
lc-no-walk = { $seat } non sta facendo una passeggiata spaziale.

lc-no-abduction = In questa partita gli UFO non rapiscono astronauti.
lc-no-ufo-off = Tutti gli UFO sono sul tabellone: { $spaces }.
lc-no-ufo-there = Su { $space } non ci sono UFO. Sono su { $spaces }.
lc-only-opponent-releases = L’UFO sulla testa dell’astronauta su { $space } l’ha messo chi gioca con { $colour }. Solo l’avversario può spostarlo.
lc-head-taken = L’astronauta su { $space } ha un UFO sulla testa. Solo quello può portarlo via.
lc-same-space = È già su { $space }. Scegli un’altra casella.
lc-landing-piece = La casella { $space } non è libera: c’è { $piece-il }. Scegli una casella libera.
lc-landing-ufo = Su { $space } c’è un UFO. Scegli una casella libera.
lc-landing-figure = Su { $space } c’è qualcuno. Scegli una casella libera.

lc-not-to-place = Adesso non si mette { $thing }. C’è da mettere: { $things-or }.
lc-domes-side-by-side = Su { $other }, accanto a { $space }, c’è una cupola iniziale. Due cupole iniziali non possono stare fianco a fianco.
lc-set-up-is-over = La preparazione è finita.
lc-must-act = Qualcosa di ciò che è uscito si può fare, quindi si deve fare.
lc-no-pass = { $seat } non può passare.
lc-station-is-scored = La stazione intorno a { $space } è stata contata quando si è chiusa.
lc-station-no-space = Su { $space } c’è un pezzo. Dentro una stazione ci sono solo caselle libere.
lc-station-open = { $space } non è dentro un anello di pezzi collegati: da lì si esce dal tabellone.

lc-owed-roll = { $seat }, prima tira il dado.
lc-owed-act = { $seat }, prima { $possible-or-deed }.
lc-owed-walk =
    { $left ->
        [one] { $seat }, fai l’ultimo passo della passeggiata spaziale, o fermati.
       *[other] { $seat }, continua la passeggiata spaziale ({ $left } passi), o fermati.
    }
lc-owed-go-on = { $seat }, prima fai proseguire { $figure-il } su { $space }.
lc-owed-place = { $seat }, prima metti sul tabellone: { $things-or }.

## Opzioni e varianti

variant-ufo-abduction = Rapimento UFO
    .help = Quando esce l’UFO, può anche portare un astronauta su un’altra casella.
variant-setup = Preparazione vostra
    .help = I giocatori posizionano le cupole iniziali, i personaggi e gli UFO.

option-figures-share-space = Più personaggi su una casella
    .help = Altrimenti una casella tiene un solo robot o astronauta.
option-straight-walls-directed = I muri dritti collegano alle estremità
    .help = Altrimenti collegano su tutti e quattro i lati.
option-straight-wall-length = Lunghezza di un muro dritto
    .help = Quante caselle occupa. Noi supponiamo una.
option-same-type-ignores-colour = Stesso tipo, di qualsiasi colore
    .help = Altrimenti solo i pezzi dello stesso tipo e dello stesso colore non possono essere collegati.
option-same-type-test = Stesso tipo: dove
    .help = Se due pezzi dello stesso tipo non possono essere collegati, o nemmeno stare fianco a fianco.
option-colour-tile = Piastrelle colorate
    .help = Se una piastrella colorata fa costruire la sua squadra, o qualsiasi squadra.
option-walk-figures = Chi cammina
    .help = I passi si dividono tra i personaggi che volete, o al massimo tra un robot e un astronauta.
option-airlock-steps = Passi per una camera stagna
    .help = Quanti passi servono per attraversarne una.
option-astronaut-may-pass-ufo = Gli astronauti superano gli UFO
    .help = Altrimenti un UFO ferma un astronauta come ferma un robot.
option-count-pieces = Quali pezzi contano
    .help = Quelli nelle mura esterne, o anche quelli attaccati alle mura.
option-station-owner = Di chi è una stazione
    .help = Di chi aveva più pezzi quando è stata contata, o di chi ne ha di più adesso.
option-abduction-release = Chi toglie l’UFO da una testa
    .help = Uno qualsiasi dei giocatori, o solo l’avversario di chi l’ha messo lì.

## Valori delle opzioni, e che cosa supponiamo della scatola

option-same-type-test-connected = non collegati
option-same-type-test-adjacent = non fianco a fianco
option-colour-tile-own = la sua squadra
option-colour-tile-any = qualsiasi squadra
option-walk-figures-any = chi volete
option-walk-figures-one-each = uno per tipo
option-count-pieces-outer-walls = nelle mura esterne
option-count-pieces-on-station = sulla stazione
option-station-owner-when-scored = quando è stata contata
option-station-owner-current-majority = chi ne ha di più adesso
option-abduction-release-either = chiunque
option-abduction-release-opponent = solo l’avversario

box-lunar-command-map = la griglia: quanto è grande, dove sono le cupole iniziali, i robot e gli UFO
box-lunar-command-supply-square = quanti muri quadrati ci sono
box-lunar-command-supply-dome = quante cupole ci sono
box-lunar-command-supply-airlock = quante camere stagne ci sono
box-lunar-command-supply-antenna = quante antenne ci sono

## Così non si può preparare

lc-setup-room = Pezzi, personaggi e UFO vogliono { $needed } caselle, e il tabellone ne ha solo { $spaces }. Prendi una mappa più grande o meno pezzi.
lc-setup-crowd = Su { $space } della mappa nel file del tabellone ci sono più personaggi, ma «{ $option }» è su no.
lc-setup-domes = Ogni squadra ha { $domes } cupole, e ci sono solo { $walls } muri quadrati per metterle. Correggi il file del tabellone.
lc-setup-seats = Con queste regole si gioca in { $needed }; voi siete { $count }. In quattro si gioca con «{ $variant }», in due senza.
