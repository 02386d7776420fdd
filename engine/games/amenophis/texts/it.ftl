### Aménophis. Un messaggio ha il nome del suo codice; i suoi argomenti arrivano già in parole.
### $pawn è il nome di chi gioca, o "la prima pedina": niente preposizioni articolate e niente accordi.

# Same as English.
game-amenophis = Aménophis
pawn-first = la prima pedina
pawn-second = la seconda pedina
amface-1 = 1
amface-2 = 2
amface-3 = 3
amface-4 = 4
amface-arrow = la freccia
amface-mummy = una mummia
amface-none = nessun dado
pile-r = rosso
pile-b = blu
pile-w = bianco
pile-g = verde
pile-y = giallo
card-r1 = rosso 1
card-r2 = rosso 2
card-r3 = rosso 3
card-r4 = rosso 4
card-r5 = rosso 5
card-b1 = blu 1
card-b2 = blu 2
card-b3 = blu 3
card-b4 = blu 4
card-b5 = blu 5
card-w1 = bianco 1
card-w2 = bianco 2
card-w3 = bianco 3
card-w4 = bianco 4
card-w5 = bianco 5
card-g1 = verde 1
card-g2 = verde 2
card-g3 = verde 3
card-g4 = verde 4
card-y1 = giallo 1
card-y2 = giallo 2
card-y3 = giallo 3
card-y4 = giallo 4

## Che cosa si chiede

am-ask-playing = { $seat }, gioca il tuo turno in segreto.
am-ask-cards = { $seat }, inserisci le carte che hai pescato. Nessun altro le vede.
am-ask-cards-veiled = { $seat }, inserisci in segreto le carte che hai pescato.
am-ask-cancel = { $seat }, tira, o prima annulla le mummie che sono da parte.
am-ask-roll = { $seat }, tira i dadi.
am-ask-choose = { $seat }, annuncia un dado, o tira di nuovo.
am-ask-move = { $seat }, muovi la tua pedina.
am-ask-card = { $seat }, finisci il turno, o prima gioca una carta.
am-ask-done = { $seat }, finisci il turno.
am-ask-mummy-roll = { $seat }, tira il dado della mummia.
am-ask-step = { $seat }, muovi la mummia: { $steps ->
    [one] resta un passo
   *[other] restano { $steps } passi
}.

## Come si chiama una mossa su un tasto, e come si racconta

am-act-draw = Le mie carte
    .told = { $seat } ha guardato le carte
am-act-roll = Tira
    .told = { $seat } ha ottenuto { $face }
am-act-keep-aside = Tira senza annullare
    .told = { $seat } lascia le mummie da parte
am-act-cancel = Annulla le mummie
    .told = { $seat } annulla le mummie
am-act-reroll = { $some ->
    [yes] Tira ancora { $dice }
   *[no] Tira di nuovo
}
    .told = { $some ->
    [yes] { $seat } tira ancora { $dice }
   *[no] { $seat } tira di nuovo
}
am-act-announce = { $two ->
    [yes] { $die } per { $pawn }
   *[no] Annuncia { $die }
}
    .told = { $two ->
    [yes] { $seat } ha annunciato { $die } per { $pawn }
   *[no] { $seat } ha annunciato { $die }
}
am-act-go = Vai su { $cell }
    .told = { $seat } ha mosso su { $cell }
am-act-walk = Passa per { $path }
    .told = { $seat } ha mosso per { $path }
am-act-play = Gioca { $card }
    .told = { $seat } ha giocato { $card }
am-act-done = Fatto
    .told = { $seat } ha finito
am-act-give-up = Non posso muovere: fine
    .told = { $seat } non può muovere
am-act-step = Vai su { $cell }
    .told = { $seat } ha fatto un passo su { $cell }
am-act-stop = Fermati qui
    .told = { $seat } si ferma

## Che cosa è successo

am-has-drawn = { $seat } ha { $count } carte.
am-too-few-ankhs = Ci sono { $count } ankh, e alla mummia ne servirebbero { $goal }: può vincere solo eliminando tutti gli esploratori.
am-keeps-aside = { $seat } lascia da parte { $count ->
    [one] una mummia
   *[other] { $count } mummie
}.
am-cancelled = { $seat } annulla le mummie. La mummia fa { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
am-rolled = { $seat } ottiene { $dice }.
am-aside = { $count ->
    [one] Una mummia è da parte.
   *[other] { $count } mummie sono da parte.
}
am-all-mummies = Tutti e cinque i dadi mostrano una mummia: il turno di { $seat } è finito.
am-rolls-again = { $seat } tira di nuovo { $count ->
    [one] un dado
   *[other] { $count } dadi
}.
am-announced = { $seat } ha annunciato { $die }.
am-announced-pawn = { $seat } ha annunciato { $die } per { $pawn }.
am-moved = { $two ->
    [yes] { $seat } ha mosso { $pawn } su { $cell } con { $die }.
   *[no] { $seat } ha mosso su { $cell } con { $die }.
}
am-played = { $seat } ha giocato { $card }: { $count ->
    [one] una carta finora
   *[other] { $count } carte finora
}.
am-done = { $seat } ha finito.
am-gave-up = { $seat } non può muovere e finisce il turno.
am-mummys-turn = Adesso è il turno di { $mummy }.
am-mummy-rolled = { $number } sul dado e { $aside } da parte: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
am-mummy-stuck = La mummia non può andare da nessuna parte.
am-stepped = La mummia va su { $cell }.
am-stopped = La mummia si ferma.
am-caught = Cattura su { $cell }: { $pawn }. La mummia ha { $taken } ankh su { $goal }.
am-out = Non resta nessun ankh: { $pawn } esce dal gioco.
am-no-turn = { $at } salta il turno.
am-explorer-wins = { $seat } ha giocato l’ultima carta e vince.
am-mummy-wins = { $seat } ha { $taken } ankh su { $goal } e vince.
am-mummy-wins-all-out = Tutti gli esploratori sono fuori: { $seat } vince.

## Che cosa si oppone a una mossa

am-no-over = La partita è finita.
am-no-seat = Può farlo solo chi gioca questa partita.
am-no-out = { $seat } è fuori dal gioco.
am-no-deal-first = Prima tutti gli esploratori dicono all’arbitro le loro carte.
am-no-draw-now = Le carte si pescano solo prima della partita.
am-no-turn-of = È il turno di { $at }.
am-no-mummy-rolls = Prima tira il dado della mummia.
am-no-mummy-moves = Dichiara la prossima casella della mummia.
am-no-cancel-or-roll = Tira, o annulla le mummie che sono da parte.
am-no-roll-first = Prima tira i dadi.
am-no-choose-first = Annuncia uno dei dadi, o tira di nuovo.
am-no-move-first = Hai annunciato { $die }, e l’annuncio vale: muovi la pedina.
am-no-moved = La pedina ha già mosso. Gioca una carta adatta, o finisci il turno.
am-no-played = Una carta per mossa: finisci il turno.
am-no-done-yet = Il turno non è finito: ci sono dadi da tirare o con cui muovere.
am-no-move-no-card = Senza una mossa non si gioca nessuna carta.
am-no-cancel-late = Le mummie si annullano prima del primo tiro.
am-no-cancel-none = Non ci sono mummie da parte, quindi non c’è niente da annullare.
am-no-mummy-cards = La mummia non ha carte.
am-no-drawn-already = Le tue carte si sanno già.
am-no-card = «{ $card }» non è una carta. Ci sono carte rosse, blu e bianche da 1 a 5, verdi e gialle da 1 a 4.
am-no-card-twice = Hai indicato due volte la stessa carta.
am-no-piles = Da ogni mazzetto peschi { $each ->
    [one] una carta
   *[other] { $each } carte
}; non è così per: { $piles }.
am-no-mummy-die = Il dado della mummia mostra uno di questi numeri: { $numbers }.
am-no-must-cancel = Tutti e cinque i dadi sono da parte: prima annulla le mummie.
am-no-dice-count = I dadi da tirare sono { $due } ({ $aside } sono da parte); ne risultano { $given }.
am-no-face = Nessun dado degli esploratori ha «{ $face }».
am-no-such-die = Nessuno dei tuoi dadi mostra { $die }. Hai ottenuto { $shown }.
am-no-so-many = Non così tanti dei tuoi dadi mostrano { $die }. Hai ottenuto { $shown }.
am-no-reroll-some = I dadi che non mostrano una mummia si tirano tutti insieme: { $count }.
am-no-reroll-all = Per tirarli tutti di nuovo, non indicarne nessuno.
am-no-give-up = Non si può rinunciare a un turno: tira di nuovo.
am-no-not-hemmed = Non sei in trappola: con qualche dado si potrebbe muovere.
am-no-pawn-named = Di’ per quale pedina è.
am-no-pawn = «{ $pawn }» in questo turno non può muovere.
am-no-arrow = Da { $cell } la freccia non porta da nessuna parte: c’è un ostacolo su ogni lato.
am-no-way = Da { $cell } non c’è una via per { $die }.
am-no-free-end = Con { $die } potresti arrivare solo dove c’è già una pedina: { $pawns }.
am-no-cell = «{ $cell }» non è una casella del labirinto.
am-no-end-occupied = Su { $cell } c’è { $pawn }: lì non ti puoi fermare.
am-no-arrow-end = La freccia va dritta fino all’ultima casella libera, non a { $cell }. Potrebbe finire su { $could-or }.
am-no-walk = Nessun percorso lungo esattamente { $die } porta da { $start } a { $cell }. Potrebbe finire su { $could-or }.
am-no-mummy-cell = Su { $cell } c’è la mummia.
am-no-start-cell = Nella casella di partenza { $cell } non entra nessuno.
am-no-dungeon = Dal cancello su { $cell } nessuno entra nella prigione.
am-no-length = Quello è un percorso di { $count ->
    [one] una casella
   *[other] { $count } caselle
}, ed era annunciato { $die }.
am-no-side-step = { $cell } non è accanto a { $here }.
am-no-wall = Tra { $here } e { $cell } c’è un muro.
am-no-symbol-here = Il simbolo di { $card } è su { $cell }, e la tua mossa è finita su { $here }.
am-no-shown-before = { $at } ha già giocato { $card }, davanti a tutti.
am-no-own-card = Non hai { $card }.
am-no-pile-spent = Da ogni mazzetto { $each ->
    [one] si è pescata una carta
   *[other] si sono pescate { $each } carte
}, e hai già giocato { $played }: { $card } non può essere tua.
am-no-other-step = Da { $here } la mummia può andare su { $could-or }.
am-no-stop = La mummia usa tutti i suoi passi: { $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
}.

## Il tabellone con i sensori

am-board-set-up = I pezzi non stanno come nella partita. { $count ->
    [0] Togli quello che non ci deve stare.
    [one] Manca un pezzo.
   *[other] Mancano { $count } pezzi.
}
    .fix = Metti i pezzi come sono nella partita.
am-board-place = Adesso muovi sul tabellone: { $pieces }.
    .fix = Guarda dove vanno.
am-board-lifted = Pedina sollevata, o su una casella con un altro pezzo: { $pawn }.
    .fix = Appoggiala su una casella tutta sua.
am-board-there-and-back = { $pawn } è di nuovo su { $cell }. Era tutto il movimento?
    .fix = Se sì, scegli { $cell } sulla pagina. Se no, continua a muovere.
am-board-which = I sensori non capiscono dove è andata la pedina ({ $pawn }): { $cells-or }?
    .fix = Scegli la casella sulla pagina.
am-board-askew = Un pezzo è tra { $cells }.
    .fix = Mettilo al centro di una di queste.
am-board-wrong-pawn = Si è mossa la pedina sbagliata ({ $pawn }), da { $from } a { $cell }: deve muovere { $mover }.
am-board-not-now = Si è mossa una pedina ({ $pawn }), da { $from } a { $cell }, ma adesso non deve muovere nessuna.
am-board-missing = Su { $cell } manca { $pawn }.
am-board-too-much = Qui non ci deve stare niente: { $cells }.
am-board-differs = Il tabellone è diverso dalla partita su { $count ->
    [one] una casella
   *[other] { $count } caselle
}.
    .fix = Rimetti tutto a posto.
am-board-turned = Sottosopra, o lì c’è un altro pezzo: { $pieces }.
am-board-mummy-off = Nella partita la mummia è su { $cell }, ma il suo pezzo non c’è. Altrove non cattura nessuno.

## Opzioni

option-mummy-seat = Il posto della mummia
    .help = Chi gioca la mummia. Gli esploratori seguono in senso orario.
# Same as English.
option-ankhs = Ankh
    .help = Con quanti comincia ogni pedina di un esploratore.
option-ankhs-to-win = Ankh per la vittoria della mummia
    .help = 0: 3 contro un esploratore, 4 contro due, 6 contro tre, 7 contro quattro.
option-roll-seen-by-mummy = La mummia vede i tiri
    .help = I dadi degli esploratori si tirano davanti a tutti.
option-reroll = Tirare di nuovo
    .help = Tutti i dadi che non mostrano una mummia, o quelli che si vuole.
option-hemmed-in = Chi non può fare un passo
    .help = Continua a tirare finché tutti i dadi mostrano mummie, o può finire il turno, e così la mummia lo sa.
option-mummy-must-use-all = La mummia usa tutti i suoi passi
    .help = Altrimenti può fermarsi prima.

## Valori delle opzioni, e che cosa supponiamo della scatola

option-reroll-all = tutti, mummie escluse
option-reroll-any = quelli che si vuole
option-hemmed-in-roll-on = continua a tirare
option-hemmed-in-pass = può passare

box-amenophis-map = il labirinto: quanto è grande, i suoi muri e dove sono i simboli

## Così non si può preparare

am-setup-open = Il labirinto nel file del tabellone è aperto verso l’esterno alla riga { $row }, colonna { $column }. Disegna lì il muro.
am-setup-no-way = Nel labirinto del file del tabellone nessuna via porta dalla partenza a { $cells }. Apri un muro.
am-setup-dungeon = Nel labirinto del file del tabellone nessuna via esce dalla prigione { $cell }. Apri un muro.
