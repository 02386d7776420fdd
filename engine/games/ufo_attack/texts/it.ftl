### UFO Attack. Un messaggio ha il nome del suo codice; i suoi argomenti arrivano già in parole.

# Same as English.
game-ufo-attack = UFO Attack
face-ufo = l’UFO

## Che cosa si chiede

ua-ask-roll = { $seat }, tira il dado.
ua-ask-launch = { $seat }, tira per il lancio.
ua-ask-launch-or-pass = { $seat }, tira per il lancio, oppure finisci il turno.
ua-ask-attack-roll = { $seat }, tira di nuovo: il laser punta su { $at }.
ua-ask-build = { $seat }, scegli { $colours-or }.
ua-ask-bonus = { $seat }, prendi un modulo bonus.
ua-ask-bonus-or-not = { $seat }, prendi un modulo bonus, o lascialo lì.
ua-ask-attack = { $seat }, scegli quale razzo attaccare.
ua-ask-alien-or-attack = { $seat }, posiziona l’alieno o attacca.
ua-ask-colour-or-ufo = { $seat }, scegli un colore o l’UFO.
ua-ask-zap = { $seat }, scegli che cosa teletrasportare: { $colours-or }.
ua-ask-top = { $seat }, metti la punta o aspetti?

## Come si chiama una mossa su un tasto, e come si racconta

ua-act-roll = Tira
    .told = { $seat } ha ottenuto { $face }
ua-act-take = Carica { $colour }
    .told = { $seat } ha caricato un modulo { $colour }
# Same as English.
ua-act-take-bonus = Bonus: { $colour }
    .told = { $seat } ha preso come bonus un modulo { $colour }
ua-act-decline-bonus = Niente bonus
    .told = { $seat } ha rinunciato al bonus
ua-act-aim = Attacca { $at }
    .told = { $seat } ha puntato il laser su { $at }
ua-act-zap = Teletrasporta { $colour }
    .told = { $seat } ha teletrasportato i moduli { $colour-plural }
ua-act-use-ufo = Usa l’UFO
    .told = { $seat } ha usato l’UFO
ua-act-alien-to = Alieno su { $at }
    .told = { $seat } ha messo l’alieno sulla punta del razzo di { $at }
ua-act-put-top-on = Metti la punta
    .told = { $seat } ha messo la punta
ua-act-leave-top-off = Non ancora
    .told = { $seat } non ha messo la punta
ua-act-take-top-off = Togli la punta
    .told = { $seat } voleva togliere la punta
ua-act-claim-launch = Lancio
    .told = { $seat } ha dichiarato un lancio
ua-act-pass = Finisci il turno
    .told = { $seat } ha finito il turno

ua-hint-bonus = { $run } di fila: un modulo in più
ua-hint-left =
    { $count ->
        [one] l’ultimo
       *[other] ne restano { $count }
    }
ua-hint-modules =
    { $count ->
        [0] nessun modulo
        [one] un modulo
       *[other] { $count } moduli
    }

## Che cosa è successo

ua-rolled = { $seat } ottiene { $face }.
ua-rolled-blank = { $seat } ottiene una faccia vuota. Il turno è finito.
ua-used-up = Nel deposito non ci sono più moduli di colore { $colours-or }.
ua-none-left = Nel deposito non ci sono più moduli di colore { $colours-or }. Il turno è finito.
ua-built = { $seat } carica un modulo { $colour }.
ua-bonus-due = Sono { $run } di fila: { $seat } prende un altro modulo, di un colore a scelta.
ua-bonus-storage-empty = Sono { $run } di fila, ma il deposito è vuoto: niente bonus.
ua-bonus-lost-to-top = Sono { $run } di fila, ma il razzo è pieno: si mette la punta e non c’è bonus.
ua-bonus-built = { $seat } prende come bonus un modulo { $colour }.
ua-bonus-declined = { $seat } rinuncia al bonus.
ua-aimed = { $seat } punta il laser sul razzo di { $at }. Tira di nuovo.
ua-nothing-to-zap = Sul razzo di { $at } non ci sono moduli di colore { $colours-or }. Non si sposta niente, e il turno è finito.
ua-zapped =
    { $count ->
        [one] { $seat } prende un modulo { $colour } dal razzo di { $at }.
        [2] { $seat } prende tutti e due i moduli { $colour-plural } dal razzo di { $at }.
       *[other] { $seat } prende tutti e { $count } i moduli { $colour-plural } dal razzo di { $at }.
    }
ua-attack-failed = Di nuovo l’UFO: l’attacco di { $seat } è fallito.
ua-attack-failed-no-alien = L’alieno non è sulla punta di { $at }: l’attacco di { $seat } è fallito.
ua-captured =
    { $count ->
        [one] L’alieno aiuta: { $seat } prende l’unico modulo dal razzo di { $at }.
        [2] L’alieno aiuta: { $seat } prende tutti e due i moduli dal razzo di { $at }.
       *[other] L’alieno aiuta: { $seat } prende tutti e { $count } i moduli dal razzo di { $at }.
    }
ua-captured-nothing = L’alieno aiuta, ma il razzo di { $at } è vuoto.
ua-alien-back = L’alieno torna al centro.
ua-alien-placed = { $seat } mette l’alieno sulla punta del razzo di { $at }.
ua-alien-attacks = { $seat } attacca { $at }. Tira di nuovo.
ua-ufo-used = { $seat } usa l’UFO.
ua-top-on = Il razzo di { $at } è pieno: si mette la punta.
ua-top-on-freed = L’alieno ha lasciato la punta di { $at }: la punta va sul razzo pieno.
ua-top-off = Il razzo di { $at } non è più pronto: si toglie la punta.
ua-top-kept-off = Il razzo di { $at } è pieno, ma l’alieno blocca la punta.
ua-top-put-on = { $seat } mette la punta. Al prossimo turno: lancio.
ua-top-left-off = { $seat } non mette la punta.
ua-launched = Un UFO, e la punta c’è: il razzo di { $seat } decolla!
ua-launch-failed = Niente UFO: il razzo di { $seat } resta sulla piattaforma.
ua-launch-put-off = { $seat } in questo turno non prova il lancio.
ua-scored =
    { $count ->
        [one] Il razzo di { $seat } decolla con un modulo: { $points } punti, { $total } in tutto.
       *[other] Il razzo di { $seat } decolla con { $count } moduli: { $points } punti, { $total } in tutto.
    }
ua-alien-stays = L’alieno resta sulla punta di { $seat }, accanto alla piattaforma.
ua-plays-on =
    { $missing ->
        [one] { $seat } deve fare ancora un punto per vincere.
       *[other] { $seat } deve fare ancora { $missing } punti per vincere.
    }
ua-wins = { $seat } vince con il primo lancio.
ua-wins-points = { $seat } vince: bastano { $total } punti.

## Consigli: si può fare, ma non serve a niente

ua-advise-empty = Il razzo di { $at } è vuoto. Su un altro ci sono moduli da prendere.
ua-advise-bonus = Il modulo bonus era gratis.
ua-advise-top = Questo razzo avrebbe portato abbastanza punti per vincere.

## Così no

ua-not-a-player = { $name } non gioca qui.
ua-game-over = La partita è finita: ha vinto { $winner }.
ua-not-your-turn = È il turno di { $turn }. { $seat }, aspetta, per favore.
ua-not-on-die =
    { $face-count ->
        [0] Questo dado non ha facce vuote. Tira di nuovo, o imposta il dado con cui giocate.
       *[other] Nessuna faccia di questo dado mostra { $face }. Tira di nuovo, o imposta il dado con cui giocate.
    }
ua-already-rolled = { $seat } ha già tirato. Il tiro vale.
ua-no-such-colour = Non ci sono moduli «{ $word }». Scegli { $colours-or }.
ua-top-closes = Il razzo di { $seat } ha già la punta: non carica più moduli.
ua-not-rolled =
    { $colours-count ->
        [0] Il dado non mostra { $colour }.
       *[other] Il dado non mostra { $colour }. Scegli { $colours-or }.
    }
ua-none-in-storage = Nel deposito non ci sono più moduli { $colour-plural }. Scegli qualcos’altro.
ua-attack-builds-nothing = Questo tiro serve per l’attacco: dal deposito non si prende niente.
ua-one-action = Solo un’azione per turno, ed è già fatta.
ua-no-bonus = Non c’è nessun bonus. Rimetti a posto il modulo.
ua-no-bonus-left = Il deposito è vuoto, quindi non c’è bonus.
ua-bonus-is-a-must = Il bonus si deve prendere: scegli un colore.
ua-own-rocket = { $seat }, punta sul razzo di un avversario, non sul tuo.
ua-own-top = { $seat }, l’alieno va sulla punta di un avversario, non sulla tua.
ua-no-such-seat = Qui non gioca nessuno che si chiama { $name }. Scegli uno degli altri giocatori.
ua-aim-is-fixed = Il laser punta su { $at } e per questo tiro resta lì.
ua-no-ufo = L’UFO non è uscito.
ua-no-alien = In questa partita l’alieno non gioca.
ua-alien-is-there = L’alieno è già sulla punta del razzo di { $at }. Mettilo su un’altra, oppure attacca.
ua-no-hit = Adesso non c’è niente da teletrasportare. Rimetti a posto i moduli.
ua-victim-has-none = Sul razzo di { $at } non ci sono moduli { $colour-plural }.
ua-take-all =
    { $count ->
        [one] Sul razzo di { $at } c’è un modulo { $colour }. Prendi quello.
        [2] Si spostano tutti e due i moduli { $colour-plural }, né più né meno. Prendili dal razzo di { $at }.
       *[other] Si spostano tutti e { $count } i moduli { $colour-plural }, né più né meno. Prendili dal razzo di { $at }.
    }
ua-too-few =
    { $missing ->
        [one] Al razzo di { $at } manca ancora un modulo per la punta.
       *[other] Al razzo di { $at } mancano ancora { $missing } moduli per la punta.
    }
ua-colours-lacking = Per la punta, al razzo di { $at } mancano ancora moduli di colore { $colours }.
ua-top-is-on = La punta di { $seat } è già sul razzo.
ua-alien-keeps-off = L’alieno è sulla punta di { $seat }, quindi la punta non può andare sul razzo.
ua-top-at-turn-end = La punta si può mettere alla fine del turno di { $seat }.
ua-top-no-choice = La punta si mette da sé, appena il razzo è pieno.
ua-top-stays = La punta di { $seat } resta sul razzo. Rimettila.
ua-no-top-on = Sul razzo di { $seat } non c’è la punta.
ua-launch-needs-ufo = Solo un UFO, uscito all’inizio del turno di { $seat }, lancia il razzo.
ua-launch-needs-top = Il razzo di { $seat } non ha la punta, quindi non può decollare.
ua-no-pass = { $seat } non può passare.

ua-owed-roll = { $seat }, prima tira il dado.
ua-owed-launch = { $seat }, hai la punta sul razzo: tira per il lancio, nient’altro.
ua-owed-launch-or-pass = { $seat }, hai la punta sul razzo: tira per il lancio, oppure finisci il turno.
ua-owed-attack-roll = { $seat }, tira di nuovo per l’attacco.
ua-owed-build = { $seat }, carica un colore che è uscito: { $colours-or }.
ua-owed-bonus = { $seat }, prima viene il bonus.
ua-owed-attack = { $seat }, è uscito l’UFO: scegli quale razzo attaccare.
ua-owed-alien-or-attack = { $seat }, è uscito l’UFO: posiziona l’alieno o attacca.
ua-owed-colour-or-ufo = { $seat }, scegli una delle cose che hai ottenuto.
ua-owed-zap = { $seat }, teletrasporta uno di questi colori: { $colours-or }.
ua-owed-top = { $seat }, metti la punta o aspetta ancora.

## Opzioni e varianti

variant-alien-invasion = Invasione aliena
    .help = Con l’UFO si può anche mettere l’alieno sulla punta di qualcuno, e l’alieno aiuta nel prossimo attacco.
variant-first-to-12 = Primo a 12 punti
    .help = Ogni lancio porta punti. Servono moduli di tutti i colori, e la punta si mette quando si vuole.

option-modules-per-colour = Moduli di ogni colore
    .help = Quanti ce ne sono nella scatola. Noi supponiamo cinque.
option-modules-to-launch = Moduli per il lancio
    .help = Quanti ne servono a un razzo prima di mettere la punta.
option-launch-optional = Il lancio è una scelta
    .help = Con la punta sul razzo, si può finire il turno senza tirare.
option-bonus-run = Di fila per il bonus
    .help = Quanti moduli di fila dello stesso colore ne portano uno in più. 0: mai.
option-bonus-optional = Il bonus è una scelta
    .help = Il modulo bonus si può lasciare nel deposito.
option-bonus-third-of-colour = Bonus solo per il terzo di un colore
    .help = La fila deve comprendere tutti i moduli di quel colore che sono sul razzo.
option-bonus-before-top = Bonus prima della punta
    .help = Altrimenti il modulo che riempie il razzo non porta bonus.
option-alien-then-roll = Tiro dopo l’alieno
    .help = Il tiro è un attacco al razzo su cui è stato messo l’alieno.
option-launch-bonus = Punti per un lancio
    .help = Si aggiungono a un punto per ogni modulo.
option-ten-any-colours = Carico pieno di colori qualsiasi
    .help = Con tanti moduli quanti ne bastano per vincere in un solo lancio, si può partire anche senza tutti i colori.

## Così non si può preparare

ua-setup-modules = Per il lancio servono { $needed } moduli, e in tutto ce ne sono solo { $total }.
