### Pirate Code. Un messaggio ha il nome del suo codice; i suoi argomenti arrivano già in parole.
### Le gemme sono femminili: { $colour-feminine }, al plurale { $colour-feminines }.

# Same as English.
game-pirate-code = Pirate Code

score-gold = giusta
score-stays = colore sì, posto no
score-brown = colore sbagliato

guess-rolled = la gemma del dado
guess-choice = la gemma a scelta
guess-skeleton = la gemma dello scheletro
guess-row = una gemma della fila

row-gold = oro
row-brown = marrone

## Che cosa si chiede

pc-ask-code =
    { $count ->
       *[other] { $seat }, nascondi { $count } gemme nel tuo scrigno e inseriscile, a partire dalla tua sinistra.
    }
pc-ask-first-hand = { $seat }, metti una gemma nella mano dello scheletro.
pc-ask-hand = { $seat }, metti un’altra gemma nella mano dello scheletro.
pc-ask-roll = { $seat }, tira il dado.
pc-ask-guess =
    { $count ->
        [one] { $seat }, fai un tentativo: metti o sposta una gemma.
       *[other] { $seat }, fai { $count } tentativi, nell’ordine che vuoi. Il dado mostra { $colours }.
    }
pc-ask-rolled = { $seat }, metti o sposta una gemma { $colours-feminine }.
pc-ask-choice = { $seat }, metti o sposta una gemma di un colore qualsiasi.
pc-ask-skeleton = { $seat }, metti la gemma dello scheletro.
pc-ask-row =
    { $count ->
        [one] { $seat }, metti ancora una gemma, di un colore qualsiasi, sull’ultima posizione libera.
       *[other] { $seat }, metti ancora { $count } gemme: una di un colore qualsiasi su ogni posizione libera.
    }
pc-ask-end = { $seat }, finisci il turno per far controllare i tentativi.
pc-ask-answer = { $seat }, guarda nel tuo scrigno: com’è la gemma { $colour-feminine } sulla posizione { $at }?
pc-ask-open = { $seat }, apri il tuo scrigno e inserisci quello che c’è dentro, a partire dalla tua sinistra.
pc-which-guess = { $seat }, quale tentativo è: { $guesses-or }?

## Come si chiama una mossa su un tasto, e come si racconta

pc-act-set-code = Nascondi il codice
    .told = { $seat } ha nascosto un codice
pc-act-fill-hand = Nella mano: { $colour-feminine }
    .told = { $seat } ha messo una gemma { $colour-feminine } nella mano dello scheletro
pc-act-roll = Tira
    .told = { $seat } ha ottenuto { $face }
pc-act-place = { $colour-feminine } da { $on }: { $at }
    .told = { $seat } ha messo una gemma { $colour-feminine } sulla posizione { $at } di { $on }
pc-act-move = { $colour-feminine } da { $on }: da { $at } a { $to }
    .told = { $seat } ha spostato la gemma { $colour-feminine } nella zona di { $on }, da { $at } a { $to }
pc-act-end-turn = Controlla i tentativi
    .told = { $seat } ha finito il turno
pc-act-answer = { $colour-feminine } { $at }: { $answer }
    .told = { $seat } ha valutato la gemma { $colour-feminine } su { $at }: { $answer }
pc-act-change-answers = Cambia risposte
    .told = { $seat } ha cambiato delle risposte
pc-act-open-chest = Apri lo scrigno
    .told = { $seat } ha aperto lo scrigno
pc-act-declare-empty = Gemme finite: { $colour-feminines }
    .told = { $seat } ha detto che le gemme { $colour-feminines } sono finite
pc-act-declare-found = C’è ancora una { $colour-feminine }
    .told = { $seat } ha trovato ancora una gemma { $colour-feminine }
pc-act-claim-win = Ho vinto
    .told = { $seat } ha detto di aver vinto
pc-act-change-option = Cambia una regola
    .told = { $seat } voleva cambiare una regola
pc-act-pass = Passa
    .told = { $seat } voleva passare

pc-hint-takes-place = al posto della { $colour-feminine }
pc-hint-changes-places = in cambio della { $colour-feminine }

## Che cosa è successo

pc-code-set = { $seat } ha nascosto un codice.
pc-code-changed = { $seat } ha nascosto un nuovo codice.
pc-code-is = Il tuo codice, a partire dalla tua sinistra: { $colours-feminine }.
pc-hand-filled = { $seat } mette una gemma { $colour-feminine } nella mano dello scheletro.
pc-hand-stays-empty = Non ci sono più gemme di nessun colore: la mano dello scheletro resta vuota.
pc-rolled = { $seat } ottiene { $colour }.
pc-bonus = Tre tentativi: lo scheletro dà una gemma { $colour-feminine }.
pc-bonus-hand-empty = La mano dello scheletro è vuota: due tentativi.
pc-placed = { $seat } mette una gemma { $colour-feminine } sulla posizione { $at } di { $on }.
pc-moved = { $seat } sposta la gemma { $colour-feminine } nella zona di { $on }, dalla posizione { $at } alla { $to }.
pc-went-back = La gemma { $colour-feminine } che era lì torna nel forziere delle gemme.
pc-changed-places = La gemma { $colour-feminine } che era lì si scambia di posto con questa.
pc-lost-rolled = Con la gemma del dado non si può fare niente: questo tentativo è perso.
pc-lost-empty = Le gemme { $colour-feminines } sono finite, e non se ne può spostare nessuna: questo tentativo è perso.
pc-lost-choice = Con la gemma a scelta non si può fare niente: questo tentativo è perso.
pc-lost-skeleton = Con la gemma dello scheletro non si può fare niente: resta nella mano.
pc-lost-row = Sulla posizione libera non si può mettere nessuna gemma: questo tentativo è perso.
pc-said-empty = { $seat } dice che nel forziere delle gemme non ci sono più gemme { $colour-feminines }.
pc-said-found = { $seat } dice che nel forziere delle gemme c’è ancora una gemma { $colour-feminine }.
pc-turn-ended = Si controllano i tentativi di { $seat }.
pc-turn-without-gems = Il turno di { $seat } è finito. Non c’è niente da controllare.
pc-scored-gold = Da { $on }, posizione { $at }: la gemma { $colour-feminine } è giusta e passa nella zona oro.
pc-scored-stays = Da { $on }, posizione { $at }: la gemma { $colour-feminine } è nel codice, ma non lì. Resta dov’è.
pc-scored-brown = Da { $on }, posizione { $at }: la gemma { $colour-feminine } è sbagliata e va nella zona marrone.
pc-scored-stays-off = Da { $on }, posizione { $at }: la gemma { $colour-feminine } è nel codice, ma non lì. Si toglie.
pc-scored-brown-off = Da { $on }, posizione { $at }: la gemma { $colour-feminine } è sbagliata e si toglie.
pc-broken = Il codice di { $on } è decifrato.
pc-open-broken = { $seats }: scrigno aperto, così tutti possono confrontare.
pc-open-all = La partita è decisa. { $seats }: scrigno aperto, così tutti possono confrontare.
pc-opened = Nello scrigno di { $seat } ci sono, a partire dalla sinistra di chi lo possiede: { $colours-feminine }.
pc-opened-repeats = Uno scrigno con due gemme dello stesso colore, con queste regole, non è un codice.
pc-opened-mismatch = { $seat } aveva risposto per la gemma { $colour-feminine } sulla posizione { $at }: «{ $told }»; con questo scrigno è «{ $right }».
pc-players-decide = Non torna. Che cosa ne segue, lo decidete voi.
pc-changed-to-gold = { $seat } cambia la risposta { $number }, gemma { $colour-feminine } sulla posizione { $at }: è giusta, e passa nella zona oro.
pc-changed-to-stays = { $seat } cambia la risposta { $number }, gemma { $colour-feminine } sulla posizione { $at }: colore giusto, posto sbagliato.
pc-changed-to-stays-gone = { $seat } cambia la risposta { $number }, gemma { $colour-feminine } sulla posizione { $at }: colore giusto, posto sbagliato. Torna nel forziere delle gemme.
pc-changed-to-brown = { $seat } cambia la risposta { $number }, gemma { $colour-feminine } sulla posizione { $at }: è sbagliata.
pc-changed-to-brown-gone = { $seat } cambia la risposta { $number }, gemma { $colour-feminine } sulla posizione { $at }: è sbagliata. Torna nel forziere delle gemme.
pc-changed-to-gold-gone = { $seat } cambia la risposta { $number }, gemma { $colour-feminine } sulla posizione { $at }: è giusta, ma quel posto è già d’oro. Torna nel forziere delle gemme.
pc-roles-swapped = Adesso { $setter } nasconde un codice, e { $guesser } indovina.
pc-wins = Vince { $winners }: tutti gli altri codici sono decifrati.
pc-wins-later = Tutti i codici sono decifrati. Vince { $winners }: quel codice è stato decifrato per ultimo.
pc-share = Tutti i codici sono decifrati. { $winners } vincono insieme.
pc-wins-fewer =
    { $mine ->
        [one] Vince { $winners }: un tentativo contro { $theirs }.
       *[other] Vince { $winners }: { $mine } tentativi contro { $theirs }.
    }
pc-wins-exceeded =
    { $mine ->
        [one] Vince { $winners }: è bastato un tentativo, e dall’altra parte ne sono già serviti { $theirs }.
       *[other] Vince { $winners }: sono bastati { $mine } tentativi, e dall’altra parte ne sono già serviti { $theirs }.
    }
pc-draw =
    { $mine ->
        [one] Tutti e due avete usato un tentativo: pareggio.
       *[other] Tutti e due avete usato { $mine } tentativi: pareggio.
    }

## Consigli: si può fare, ma c'è di meglio

pc-advise-brown = Nella zona marrone di { $on } c’è già una gemma { $colour-feminine }: niente di ciò che resta del codice ha quel colore.
pc-advise-gold = Da { $on } la gemma { $colour-feminine } è già d’oro, e nessun colore c’è due volte.
pc-advise-move = Da { $on } c’è una gemma { $colour-feminine } al posto sbagliato. Spostare quella dice di più.
pc-advise-not-empty = Sul tavolo ci sono così poche gemme { $colour-feminines } che qualcuna deve restarne. Guarda ancora.

## Così no

pc-not-a-player = { $name } non gioca qui.
pc-game-over =
    { $winners-count ->
        [0] La partita è finita in pareggio.
        [one] La partita è finita: ha vinto { $winners }.
       *[other] La partita è finita: hanno vinto { $winners }.
    }
pc-not-your-turn = È il turno di { $turn }. { $seat }, aspetta, per favore.
pc-no-such-colour = Non ci sono gemme «{ $word }». Scegli { $colours-or-feminine }.
pc-no-such-seat = Qui non gioca nessuno che si chiama { $name }. Scegli uno degli altri giocatori.
pc-no-such-position = Non c’è nessuna posizione { $at }. Scegline una da 1 a { $count }, contando dalla sinistra di chi possiede il codice.
pc-no-such-row = Non c’è nessuna fila { $name }. Le gemme si spostano solo nella fila dei tentativi.
pc-own-code = { $seat }, indovina il codice di un avversario, non il tuo.
pc-no-code-there = Adesso { $on } non ha nessun codice da indovinare.
pc-code-is-broken = Il codice di { $on } è decifrato: ogni posizione è risolta. Scegli il codice di { $seats-or }.
pc-covered = La posizione { $at } è coperta: un codice ha { $count } gemme.
pc-solved = La posizione { $at } di { $on } è risolta: la gemma { $colour-feminine } è già d’oro. Scegli una posizione aperta.
pc-touched = In questo turno è già stata usata la posizione { $at } di { $on }: quella gemma resta lì fino al controllo.
pc-occupied = Sulla posizione { $at } di { $on } c’è una gemma { $colour-feminine }. Sposta quella, o scegli una posizione libera.
pc-guess-not-due =
    { $guesses-count ->
        [0] Quel tentativo adesso non è aperto.
       *[other] Quel tentativo adesso non è aperto. Aperti: { $guesses }.
    }
pc-not-rolled = Il dado mostra { $rolled }: una delle tue gemme deve essere { $rolled-feminine }. Solo la gemma a scelta può essere { $colour-feminine }.
pc-not-in-hand = Lo scheletro tiene una gemma { $held-feminine }, non una { $colour-feminine }.
pc-said-to-be-empty = È stato detto che le gemme { $colour-feminines } sono finite. Spostane una, scegli un altro colore, o di’ che ne è stata trovata una.
pc-hand-said-to-be-empty = È stato detto che le gemme { $colour-feminines } sono finite. Scegli un altro colore, o di’ che ne è stata trovata una.
pc-colour-not-due = Nessun tentativo aperto può usare una gemma { $colour-feminine }, quindi adesso non importa.
pc-already-said-empty = È già stato detto che le gemme { $colour-feminines } sono finite.
pc-not-said-empty = Nessuno ha detto che le gemme { $colour-feminines } sono finite.
pc-move-nowhere = La gemma è già sulla posizione { $at }. Spostala su un’altra.
pc-move-not-rolled = Il dado mostra { $rolled }: uno dei tuoi tentativi si fa con una gemma { $rolled-feminine }. Una { $colour-feminine } si sposta solo come gemma a scelta.
pc-never-moves = Quello che è nella zona { $row } non si sposta mai più.
pc-same-area-only = Una gemma si sposta dentro una sola zona: lì si possono spostare solo le gemme che sono già nella zona di { $on }.
pc-not-lying-there = Sulla posizione { $at } della fila dei tentativi di { $on } non c’è nessuna gemma { $colour-feminine }.
pc-skeleton-is-placed = La gemma dello scheletro si deve mettere: non si sposta una gemma che è già lì.
pc-row-is-placed = Una fila si riempie con gemme nuove: non se ne sposta nessuna.
pc-no-skipping =
    { $count ->
        [one] C’è ancora un tentativo aperto, e non si può saltare.
       *[other] Ci sono ancora { $count } tentativi aperti, e non si possono saltare.
    }
pc-options-stand = { $seat }, le regole valgono fino alla fine di questa partita. Per la prossima potete sceglierne altre.
pc-no-pass = { $seat }, nessun tentativo si può saltare.
pc-not-on-die = Nessuna faccia di questo dado mostra { $face }. Tira di nuovo, o imposta il dado con cui giocate.
pc-no-die = Con queste regole il dado non serve: riempi la fila con i colori che vuoi.
pc-already-rolled = { $seat } ha già tirato. Il tiro vale.
pc-no-skeleton = Con queste regole la mano dello scheletro non si usa.
pc-hand-is-full = Lo scheletro tiene già una gemma { $colour-feminine }.
pc-hand-after-scoring = La mano si riempie dopo il controllo di un turno in cui si è usata la sua gemma.
pc-not-won-yet = Quando la partita è finita, lo dice l’arbitro. Ancora da indovinare: { $seats }.

pc-code-stays-in-chest = Con queste regole i codici non si inseriscono: le gemme restano nel tuo scrigno, e i tentativi li valuti tu.
pc-not-setting = Adesso non si indovina il tuo codice: è { $turn } a indovinare.
pc-code-is-locked = I codici sono bloccati dal primo tiro.
pc-code-length = Un codice ha { $count } gemme; tu ne hai indicate { $given }.
pc-code-repeats = Hai indicato { $count } volte una gemma { $colour-feminine }. Le gemme di un codice hanno tutte colori diversi.
pc-referee-scores = L’arbitro conosce i codici e valuta lui le gemme.
pc-no-such-answer = «{ $name }» non è una risposta. Di’ se la gemma è giusta, se ha il colore giusto nel posto sbagliato o se ha il colore sbagliato.
pc-gem-not-asked = Nessuna gemma tua come questa aspetta una valutazione.
pc-nothing-to-answer = Adesso nessuna gemma aspetta una valutazione.
pc-contradiction =
    { $count ->
        [one] Con questa risposta non resta nessun codice possibile.
       *[other] Queste { $count } risposte non possono essere tutte giuste. Guarda nel tuo scrigno, e cambia ciò che è sbagliato.
    }
pc-contradiction-old = Avevi risposto (numero { $number }): gemma { $colour-feminine } sulla posizione { $at }, { $told }.
pc-contradiction-new = Adesso rispondi (numero { $number }): gemma { $colour-feminine } sulla posizione { $at }, { $told }.
pc-change-form = Indica ogni risposta da cambiare con il suo numero e ripeti: giusta, colore giusto nel posto sbagliato o colore sbagliato.
pc-change-later = Le risposte si cambiano prima di un tiro o mentre si valutano le gemme. Aspetta la fine di questo turno.
pc-no-such-number = Non c’è nessuna risposta { $number } da cambiare: ne sono annotate { $count }.
pc-answer-is-that = La risposta { $number } è già «{ $told }».
pc-chest-is-open = Il tuo codice è decifrato e il tuo scrigno è aperto: su quello che non torna decidono i giocatori.
pc-chest-stays-shut = Con queste regole gli scrigni restano chiusi.
pc-chest-not-due = { $seat }, adesso il tuo scrigno non si apre.

pc-owed-codes = Prima si nascondono i codici. Mancano ancora: { $seats }.
pc-owed-first-hand = Prima { $turn } mette una gemma nella mano dello scheletro.
pc-owed-roll = Adesso { $turn } tira il dado.
pc-owed-guesses = { $turn } deve ancora fare dei tentativi: { $guesses }.
pc-owed-end = Adesso { $turn } finisce il turno: si controllano i tentativi.
pc-owed-answers = Adesso si valutano le gemme. Mancano ancora: { $seats }.
pc-owed-chests = Adesso si aprono gli scrigni. Mancano ancora: { $seats }.
pc-owed-hand = Adesso { $turn } mette una gemma nella mano dello scheletro.

## Opzioni e varianti

variant-skeleton-bonus = Bonus dello scheletro
    .help = Il bianco dà tre tentativi: il terzo è con la gemma nella mano dello scheletro.
variant-two-player = In due, a turno
    .help = Uno nasconde un codice, l’altro indovina, poi al contrario. I colori possono ripetersi; vincono meno tentativi.
variant-quick = Partita veloce
    .help = Tre gemme per codice.

option-code-length = Gemme in un codice
    .help = Quante gemme nasconde ogni giocatore.
option-gems-per-colour = Gemme di ogni colore
    .help = Quante ce ne sono nella scatola.
option-first-move-colour = Che cosa sposta il primo tentativo
    .help = La gemma che il primo tentativo sposta ha il colore del dado, o uno qualsiasi.
option-occupied = Dove c’è già una gemma
    .help = Sostituire: la gemma di prima torna nel forziere delle gemme. Scambiare: lì non va nessuna gemma nuova, e le gemme spostate si scambiano di posto.
option-last-together = Se gli ultimi codici cadono insieme
    .help = Vince chi aveva il codice decifrato per ultimo, oppure si vince insieme.
option-code-mode = Chi conosce i codici
    .help = Ogni giocatore inserisce il suo codice e valuta l’arbitro; oppure le gemme restano negli scrigni e valuta chi le ha nascoste.
option-guess-unit = Che cosa conta come tentativo
    .help = Ogni gemma, ogni turno, oppure ogni fila intera, riempita senza il dado.
option-rounds = Codici da indovinare a testa
    .help = Quante volte indovina ciascuno dei due.

## Valori delle opzioni, e che cosa supponiamo della scatola

option-first-move-colour-rolled = il colore del dado
option-first-move-colour-any = un colore qualsiasi
option-occupied-replace = sostituire
option-occupied-swap = scambiare
option-last-together-later = vince l’ultimo codice
option-last-together-shared = vincono insieme
option-code-mode-entered = l’arbitro
option-code-mode-honour = solo chi li nasconde
option-guess-unit-gem = ogni gemma
option-guess-unit-turn = ogni turno
option-guess-unit-row = ogni fila

box-pirate-code-colours = i colori delle gemme
box-pirate-code-positions = quanti posti ha una zona dei tentativi

## Così non si può preparare

pc-setup-length = Un codice ha { $gems } gemme, e una zona dei tentativi di questo tabellone ha solo { $places } posti.
pc-setup-colours = Un codice ha { $gems } gemme di colori diversi, e ci sono solo { $colours } colori.
