### Italiano. I messaggi che hanno per nome un codice dell'arbitro ricevono i loro dati come argomenti, già in parole.
### Un elenco `$colours` arriva unito con "e"; come `$colours-or`, unito con "o".

## Elenchi e parole comuni

list-and = { $first } e { $last }
list-or = { $first } o { $last }
told-act = { $seat }: { $act }
text-missing = L’arbitro non ha parole per «{ $code }».

# feminine: una gemma rossa; plural: i moduli rossi; feminines: le gemme rosse.
colour-red = rosso
    .feminine = rossa
    .plural = rossi
    .feminines = rosse
colour-blue = blu
colour-green = verde
    .plural = verdi
    .feminines = verdi
colour-yellow = giallo
    .feminine = gialla
    .plural = gialli
    .feminines = gialle
colour-orange = arancione
    .plural = arancioni
    .feminines = arancioni
colour-purple = viola
colour-white = bianco
    .feminine = bianca
    .plural = bianchi
    .feminines = bianche
colour-black = nero
    .feminine = nera
    .plural = neri
    .feminines = nere
# Same as English.
colour-lime = lime
colour-tan = beige
colour-dark-grey = grigio scuro
colour-light-grey = grigio chiaro
colour-brown = marrone
    .plural = marroni
    .feminines = marroni
colour-pink = rosa

## Che cosa chiede e propone l'arbitro

ask-confirm = { $seat }, giocate con queste regole?
ask-consent = { $seat }, per te va bene?
act-tap-die = { $face }
act-throw-die = Tirare il dado
act-confirm-options = Giochiamo così
    .told = { $seat } accetta le regole

## Annullare

undone = { $by } ha annullato l’ultima mossa.
corrected = { $by } ha corretto una lettura.
act-unseen = qualcosa che solo alcuni possono sapere
    .told = { $seat } ha fatto qualcosa che solo alcuni possono sapere
act-heard = «{ $act }» ({ $clause }); il resto possono saperlo solo alcuni
take-back = Da annullare sul tavolo: { $act }.
proposal-undo = { $by } vorrebbe annullare questa mossa: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}Insieme si annulla una mossa successiva.
   *[other] {" "}Insieme si annullano { $later } mosse successive.
}
proposal-correction = { $by } dice che era diverso: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}Insieme si annullerebbe una mossa successiva.
   *[other] {" "}Insieme si annullerebbero { $later } mosse successive.
}
proposal-declined = { $proposer } voleva annullare qualcosa, ma { $by } ha detto di no: resta valido.
correction-declined = { $proposer } voleva correggere una lettura, ma { $by } ha detto di no: resta valida.
proposal-withdrawn = { $by } ha ritirato la domanda: resta tutto com’era.
nothing-to-undo = Non si è ancora giocato niente, quindi non c’è niente da annullare.
not-correctable = Quella mossa non vale più. Scegli una decisione segnata come correggibile.
takeback-barred = Quello che si è visto da allora non si può dimenticare: niente di ciò che viene prima si annulla o si corregge.
only-rolls-correctable = Si può correggere solo ciò che è uscito con i dadi o che è stato rivelato. Una scelta si può annullare.
correction-same = È quello che si era già letto. Scegli la faccia che era davvero in alto.
no-such-proposal = Quella proposta è chiusa. Guarda di nuovo il tavolo.
consent-not-asked = Nessuno aspetta la tua risposta a questa proposta.

## Decisioni sui tiri

die-unsure = Non è stato possibile leggere il dado: { $reason }. Non è ancora successo niente. Tira di nuovo, o tocca che cosa mostra.
die-not-expected = Adesso nessuno deve tirare.
die-not-counted = Questo tiro non conta.
foreign-die = Questo dado non è del gioco, quindi il tiro non conta.
no-such-face = Il dado non ha nessuna faccia che si chiama «{ $face }». Scegli una delle sue facce.
dice-by-hand = La telecamera non legge questi dadi. Inseriscili a mano.
dice-count = { $needed ->
    [one] Si deve inserire un dado
   *[other] Si devono inserire { $needed } dadi
}, non { $given }.
tap-not-needed = Il dado lo legge la telecamera. Tiralo nel vassoio.

reason-cocked = è inclinato
reason-hand = c’è di mezzo una mano
reason-two-dice = c’è più di un dado
reason-missing-die = manca un dado
reason-glare = la luce lo abbaglia
reason-too-dark = è troppo buio
reason-unknown-face = questa faccia non si conosce
reason-low-confidence = i colori non sono chiari
reason-not-rolled = non è stato tirato
reason-no-die = non c’è nessun dado

## Perché adesso niente conta

confirm-first = Prima del primo tiro, ognuno dice che le regole sono queste. Mancano ancora: { $seats }.
game-paused = La partita è in pausa. La fa continuare l’host.
proposal-waits = C’è una proposta aperta. Mancano ancora: { $seats }.
paused-by-host = L’host ha messo in pausa la partita.
resumed-by-host = La partita continua.
house-ruling = Decisione della casa: { $text }

## Errori nei comandi

not-understood = Non si è capito: { $what } (in { $where }).
command-too-large = Il comando è troppo grande: { $bytes } byte, e ne sono permessi { $limit }.
command-not-utf8 = Il comando non è un testo UTF-8: { $detail }.
command-not-json = Il comando non è JSON: { $detail }.
command-wrong-shape = Al comando manca qualcosa, o ha qualcosa di sbagliato: { $detail }.
command-too-many = Troppi comandi: ne sono permessi { $limit } al secondo. Aspetta un momento.
stale = Al tavolo si è andati avanti da quando hai guardato. Guarda di nuovo, poi scegli.
seq-missing = A questo comando serve il numero della vista su cui è stato deciso (seq).
no-game = Non c’è nessuna partita aperta. Ne avvia una l’host.
no-such-seat = In questa partita non c’è nessun posto «{ $name }».
seat-missing = Di’ per quale posto è (seat).
seat-has-own-device = { $seat } gioca su un altro dispositivo, non su questo tablet.
not-saved = Non è stato possibile salvare, quindi non conta. { $how }
not-written = Non è stato possibile, perché il disco non lo permette: { $what } ({ $where }). Non è cambiato niente.
cannot-play = Questa partita non si può preparare così: { $why }.
setup-table = Un tavolo ha al massimo { $most } posti; voi siete { $count }.
setup-name = Il nome del giocatore { $number } non ha niente che si possa mostrare. Scrivilo con lettere.
setup-name-twice = Più giocatori si chiamano «{ $name }». Da’ a ciascuno un nome suo.
setup-colour = Il giocatore { $number } non può avere il colore «{ $colour }». Ci sono { $colours }.
setup-colour-twice = { $count } giocatori hanno il colore { $colour }; al massimo può essere { $most }.
setup-ruleset-alone = Le regole che hanno un nome hanno varianti e opzioni loro. Scegli l’uno o l’altro.
setup-no-ruleset = Per questo gioco non ci sono regole con il nome «{ $name }».
other-rules = Quella partita è stata giocata con regole che questo arbitro non conosce ({ $detail }).
no-such-game = Non c’è nessuna partita salvata «{ $name }».
already-open = Quella partita è già aperta.
failed = Qualcosa è andato storto dentro l’arbitro. Non è cambiato niente. Il registro dice di più.

claim-unknown = Questo link non si conosce. Chiedine uno nuovo all’host.
claim-used = Questo link è già stato usato. Chiedine uno nuovo all’host.
claim-malformed = Questo link non è completo. Aprilo di nuovo così come l’hai ricevuto.
claim-too-many = Troppi tentativi. Aspetta { $seconds } secondi.
claim-disk = Non è stato possibile usare il link, perché il disco non lo permette: { $detail }. Dillo all’host.
claim-expired = Questo link è troppo vecchio: vale cinque minuti. Chiedine uno nuovo all’host.

## Avvisi

alert-journal = Le partite non si possono salvare: { $what }. Finché è così, nessuna mossa conta.
    .fix = { $how }
alert-repaired = Le partite salvate erano danneggiate ({ $what }). Voci recuperate: { $kept }; il file danneggiato è stato conservato.
    .fix = Controlla le ultime mosse sul tavolo. Se succede di nuovo, cambia il disco o la scheda SD.
alert-board-cells = In queste caselle si gioca senza i sensori: { $cells }.
    .fix = Scegli sulla pagina le mosse che partono da lì o ci arrivano. Quando un sensore funziona di nuovo, usalo ancora.
alert-board-restless = Il tabellone non capisce se lì c’è qualcosa: { $cells }.
    .fix = Appoggia bene il pezzo su quella casella. Se non basta, giocate lì senza il sensore.
board-put = Metti { $piece } su { $cell }.
board-put-off = Togli { $piece } dal tabellone.
board-clear = Libera { $cells-or }.
board-agrees = Il tabellone corrisponde di nuovo.
board-first = Prima metti in ordine il tabellone.
    .fix = Guarda che cosa mettere e dove.
board-not-yours = Può dirlo solo chi vede il tabellone.
board-no-cell = «{ $cell }» non è una casella di questo tabellone.
alert-fault = Qualcosa è andato storto dentro l’arbitro ({ $what }). La partita continua.
    .fix = Guarda il registro. Se succede di nuovo, riavvia l’arbitro.
alert-evidence = Non è stato possibile conservare la foto di un tiro: { $what }.
    .fix = { $how }
alert-claim = Un link già usato è stato aperto un’altra volta, per { $who }.
    .fix = Se non è stato nessuno di voi, chiedi all’host un nuovo link: allora il vecchio dispositivo è escluso.
alert-game = L’ultima partita non si può aprire; il registro dell’arbitro dice perché.
    .fix = Avvia un’altra partita. La vecchia resta salvata.
who-host = l’host
who-table = il tavolo

## Che cos'ha un dispositivo, e come si rimedia

meanwhile-camera = Nel frattempo, tocca che cosa mostra il dado.
meanwhile-board = Nel frattempo, tocca sulla pagina.
meanwhile-buttons = Nel frattempo, la pagina fa tutto ciò che fanno loro.

health-board-no-port = Il tabellone con i sensori non è collegato: in { $folder } non si trova niente.
    .fix = Collega il suo cavo USB a questo computer. Il cavo deve portare i dati, non solo la corrente.
health-board-unplugged = Il tabellone con i sensori non è collegato: { $port } non c’è.
    .fix = Collega il suo cavo USB a questo computer. Se è collegato con un altro nome, scrivi quel nome in [board].
health-board-several-ports = Sono collegati più dispositivi seriali, e quale sia il tabellone non si può indovinare: { $ports }.
    .fix = Scrivi il percorso del tabellone in [board], per esempio port = "{ $first }".
health-board-port-forbidden = L’arbitro non ha il permesso di aprire { $port }.
    .fix = Aggiungi il suo utente al gruppo dialout (sudo adduser $USER dialout), poi accedi di nuovo o riavvia.
health-board-port-taken = Un altro programma usa { $port }.
    .fix = Chiudilo. Può essere un monitor seriale, o un secondo arbitro.
health-board-port-fault = { $port } non si può aprire: { $why }.
    .fix = Controlla che [board] indichi la porta seriale del tabellone.
health-board-silent = { $seconds ->
    [one] Dal tabellone non arriva niente da un secondo.
   *[other] Dal tabellone non arriva niente da { $seconds } secondi.
}
    .fix = Controlla che la sua luce sia accesa, che il cavo sia ben inserito ai due capi e che il firmware sia caricato.
health-board-unreadable = Quello che arriva dalla porta del tabellone non si può leggere.
    .fix = Controlla che [board] indichi la porta del tabellone e non di un altro dispositivo. Se è così, prova un altro cavo, più corto.
health-board-deaf = Il tabellone si sente, ma non risponde.
    .fix = Stacca il suo cavo e rimettilo. Se non basta, prova un altro cavo.
health-board-no-chain = All’avvio il tabellone non ha trovato sensori.
    .fix = Controlla che la prima fila di sensori sia collegata al controller, poi premi il tasto di reset del controller.
health-board-chain-broken = La catena dei sensori è interrotta: manca un chip, o una spina è allentata.
    .fix = Spingi bene in fondo le spine tra le file di sensori.
health-board-chain-changed = La catena dei sensori ha una lunghezza diversa da quando il tabellone si è avviato.
    .fix = Controlla che tutte le file di sensori siano collegate, poi premi il tasto di reset del controller.
health-board-line-bad = Molto di ciò che il tabellone invia o riceve arriva rovinato. Non si perde niente, ma può arrivare tardi.
    .fix = Usa un cavo USB corto e schermato, lontano da motori e caricatori, e nessun hub senza alimentazione propria.
health-board-firmware-old = Il tabellone parla la versione { $theirs } del protocollo, l’arbitro la versione { $ours }.
    .fix = Carica sul tabellone il firmware fornito con questo arbitro.
health-board-firmware-new = Il tabellone parla la versione { $theirs } del protocollo, l’arbitro la versione { $ours }.
    .fix = Aggiorna l’arbitro, o carica sul tabellone il firmware fornito con lui.

health-panel-parts = { $parts-count ->
    [one] Questo non funziona: { $parts } ({ $why }).
   *[other] Questi non funzionano: { $parts } ({ $why }).
}
    .fix = Servono un Raspberry Pi con python3-lgpio, un utente nel gruppo gpio (sudo adduser $USER gpio) e pin che nessun altro programma usa. Oppure togli i pin da [gpio].
part-next-button = il pulsante avanti
part-undo-button = il pulsante annulla
part-status-light = la spia di stato
part-buzzer = il cicalino
part-ring-light = la luce ad anello

health-broker-ended = I messaggi della pagina si sono interrotti: { $why }.
    .fix = Si rimedia da sé. Se succede di nuovo, guarda il registro.

health-camera-silent = La telecamera non dà più segni di vita.
    .fix = Controlla il suo cavo, o collegala di nuovo.
health-camera-frozen = La telecamera ripete sempre la stessa immagine.
    .fix = Staccala e collegala di nuovo.
health-camera-not-started = Il processo della telecamera non si può avviare: { $why }.
    .fix = Ci riprova da sé. Se continua a non riuscire, i dettagli sono nel registro.
health-camera-crashed = Il processo della telecamera si è bloccato: { $why }.
    .fix = Riparte da sé. Se continua a non riuscire, i dettagli sono nel registro.
health-camera-ended = Il processo della telecamera è finito: { $how }.
    .fix = Riparte da sé. Se continua a non riuscire, i dettagli sono nel registro.
health-camera-settings = La telecamera ignora queste impostazioni: { $settings }.
    .fix = I colori possono cambiare. Fissa queste impostazioni con v4l2-ctl, o usa un’altra telecamera.
setting-manual-exposure = esposizione manuale
setting-exposure = tempo di esposizione
setting-gain = guadagno
setting-manual-white-balance = bilanciamento del bianco manuale
setting-white-balance = bilanciamento del bianco
setting-manual-focus = messa a fuoco manuale
setting-focus = messa a fuoco
health-camera-other-dice = La telecamera legge solo il dado { $die }. Questi si inseriscono a mano: { $dice }.
    .fix = Inserisci che cosa mostrano.
health-camera-missing = La telecamera { $path } non c’è.
    .fix = Collegala, o scegline un’altra nelle impostazioni.
health-camera-not-opened = La telecamera { $path } non si apre.
    .fix = Forse la usa un altro programma, o l’utente dell’arbitro non è nel gruppo video (sudo adduser $USER video).
health-camera-no-picture = Dalla telecamera non arrivano immagini: { $path }.
    .fix = Controlla il suo cavo, o collegala di nuovo.
health-camera-no-picamera = Il pacchetto picamera2 non si può usare: { $why }.
    .fix = Su Raspberry Pi OS: sudo apt install python3-picamera2, e crea l’ambiente virtuale con --system-site-packages.
health-camera-no-stream = Il flusso { $path } non si apre.
    .fix = Controlla il suo indirizzo, e che chi lo trasmette sia acceso.
health-camera-stream-ended = Il flusso { $path } è finito.
    .fix = Controlla chi lo trasmette e la rete.
health-camera-no-film = Il filmato { $path } non si apre.
    .fix = Controlla che sia un file video intero.
health-camera-folder-empty = La cartella { $path } non ha immagini.
    .fix = Le immagini finiscono in { $endings }.
health-camera-bad-picture = { $path } non è un’immagine che si possa leggere.
    .fix = Toglila dalla cartella, o salvala di nuovo.
health-camera-at-its-end = Non ci sono più fotogrammi: { $source }.
    .fix = Ricomincia da capo, o scegli un’altra sorgente.
health-camera-tray-missing = L’immagine del vassoio vuoto, { $path }, non esiste.
    .fix = Scattala di nuovo con «referee calibrate».
health-camera-tray-broken = L’immagine del vassoio vuoto, { $path }, non si può leggere.
    .fix = Scattala di nuovo con «referee calibrate».
health-camera-tray-size = L’immagine del vassoio vuoto è { $tray }, quella della telecamera { $camera }.
    .fix = Scatta di nuovo l’immagine con questa telecamera («referee calibrate»).
health-camera-calibration = La calibrazione non si può usare: { $why }.
    .fix = Calibra di nuovo («referee calibrate»), o comincia senza calibrazione.
health-camera-rendered-light = Il vassoio simulato non si può calibrare: { $why }.
    .fix = Scegli un altro seed, o hard=0.
health-camera-rendered-cable = La telecamera simulata è staccata.
    .fix = Crea il file { $path }.

## La pagina

page-title = { $game ->
    [none] Arbitro
   *[other] { $game } · Arbitro
}

# La chiamata nella fascia: prima la parte in grassetto, poi il resto. Insieme al massimo 30 caratteri.
page-call-connecting = Cerco
page-call-connecting-rest = l’arbitro
page-call-not-found = Arbitro
page-call-not-found-rest = non ancora trovato
page-call-stale = Non in diretta
page-call-stale-rest = dalle { $time }
page-call-no-game = Niente partita
page-call-no-game-rest = la avvia l’host
page-call-paused = In pausa
page-call-paused-rest = per scelta dell’host
page-call-options = Tutti insieme:
page-call-options-rest = accettate le regole
page-call-undo = chiede: annullare?
page-call-correction = chiede: correggere il dado?
page-call-wait = Un momento
page-call-bot-thinks = sta pensando
page-call-bot-rolls = sta tirando
page-call-draw = Pareggio
page-call-wins = { $count ->
    [one] vince
   *[other] vincono
}
page-then = poi
page-next-trying = riprovo
page-next-silent = lo aspetto

# Il dado
page-die-waiting = Aspetto il dado
page-die-into-tray = tiralo nel vassoio
page-die-thrown-for-you = qui si tira al posto tuo
page-die-throw-it = premi «Tirare il dado», o scegli altro
page-die-bot-rolls = { $name } è un bot: tira da sé
page-die-away = Nessun dado nel vassoio
page-die-last = ultimo: { $face }
page-die-moving = Rotola
page-die-moving-hint = ancora niente numeri
page-die-hand = C’è una mano
page-die-hand-hint = toglila, poi tira
page-die-settling = Quasi fermo
page-die-settling-hint = ancora un attimo
page-die-sure = certo: vale
page-die-fairly-sure = quasi certo: vale
page-die-no-camera = Niente telecamera
page-die-tap = tocca che cosa è uscito
page-die-which = { $name }, che cosa è uscito?
page-die-we-saw = Visto da noi: inserisci
page-die-another = È un’altra faccia
page-die-all-agree = Inseriscila solo se siete tutti d’accordo.
page-die-roll-again = Tira di nuovo.
page-die-which-of = È «{ $one }» o «{ $other }»?
page-die-nothing-happened = Non è ancora successo niente.
page-die-not-needed = Non importa: adesso nessuno deve tirare.
page-confidence = certezza { $count } su 5
page-picture-of-die = foto del dado com’era
die-reason-cocked = È inclinato
die-reason-hand = C’è di mezzo una mano
die-reason-two_dice = Troppi dadi
die-reason-missing_die = Manca un dado
die-reason-glare = Troppo riflesso
die-reason-too_dark = Troppo buio
die-reason-unknown_face = Non conosco questa faccia
die-reason-low_confidence = Due facce possibili
die-reason-not_rolled = Non è stato tirato
die-reason-no_die = Non vedo nessun dado
die-reason-unknown = Lettura non riuscita
die-advice-hand = Togli la mano e tira di nuovo.
die-advice-two_dice = Lascia un solo dado nel vassoio e tira di nuovo.
die-advice-missing_die = Metti dentro tutti i dadi e tira di nuovo.
die-advice-glare = Gira un po’ la lampada, poi tira di nuovo.
die-advice-too_dark = Fai più luce, poi tira di nuovo.
die-advice-unknown_face = È il dado giusto? Allora tira di nuovo.
die-advice-not_rolled = Prendilo in mano e tiralo.

# I tasti
page-sent = inviato
page-choices-of = Che cosa può fare { $name }
page-chooses-on-phone = { $name } sceglie su un altro dispositivo.
page-may-i = Posso…?
page-may-i-how = Scegli che cosa vuoi fare, o hai fatto: l’arbitro dice che cosa lo impedisce.
page-may-i-nothing = Ora non c’è altro da chiedere.
page-bot-chooses = { $name } sta pensando.
page-changed-meanwhile = Al tavolo si era già andati avanti. Guarda di nuovo.
page-no-reply = Non è arrivata nessuna risposta. Forse non è successo niente; guarda il tabellone prima di riprovare.
page-first-touch = Il primo tocco sveglia solo la pagina.

# Le decisioni
page-last-ruling = L’ultima decisione
page-no-ruling = Ancora nessuna decisione. Buona partita!
page-kind-accepted = Vale
page-kind-refused = Così no
page-kind-foul = Metti a posto
page-kind-unclear = Non ne sono certo
page-kind-advice = Un consiglio
page-kind-correction = Corretto
page-kind-undo = Annullato
page-kind-house = Decisione della casa
page-kind-win = L’ultima parola
page-moment-ago = un attimo fa
page-before = Prima
page-booklet-silent = Il libretto non lo dice; noi lo leggiamo così.
page-why-and-what = Perché, e che cosa si può fare
page-open-clause = Punto { $clause }: apri la decisione
page-rule-says = Che cosa dice la regola
page-clause-unknown = Il testo di questo punto non è qui. È nel file RULES.md del gioco.
page-and-also = E anche
page-how-judged = Come si è deciso
page-how-camera = Letto dalla telecamera in questa immagine.
page-how-board = Visto dai sensori del tabellone.
page-how-tap = Inserito con un tocco.
page-how-bot = Giocato da un bot.
page-how-house = Deciso dal tavolo.
page-how-agreed = I giocatori sono stati d’accordo.
page-percent-sure = certo al { $percent } %
page-allowed-now = Che cosa si può fare adesso
page-facts = Su che cosa si basa
page-history = Tutte le decisioni
page-history-open = Scorri tutte le decisioni
page-history-head = Le decisioni finora, la più recente per prima
page-history-whole = Queste sono tutte le decisioni di questa partita.
page-history-not-held = { $count ->
    [one] Una decisione precedente non è su questa pagina.
   *[other] { $count } decisioni precedenti non sono su questa pagina.
} Sul computer dell’arbitro, «referee replay» racconta tutta la partita.
page-was = Prima:
page-is-now = Adesso:
page-ended-correction = Questo non vale più. È stato corretto:
page-ended-undo = Questo non vale più. È stato annullato:

# I dati di una decisione: fact-<codice>-<nome> per una decisione, fact-<gioco>-<nome> per un gioco, altrimenti fact-<nome>.
fact-aside = da parte
fact-asked = richiesto
fact-card = carta
fact-cell = casella
fact-cells = caselle
fact-colour = colore
fact-colours = colori
fact-count = quanti
fact-dice = usciti
fact-die = dado
fact-face = uscito
fact-figure = personaggio
fact-from = da
fact-goal = obiettivo
fact-left = rimasti
fact-mummy = mummia
fact-pawn = pedina
fact-piece = pezzo
fact-pieces = pezzi
fact-points = punti
fact-reason = perché
fact-rolled = uscito
fact-space = casella
fact-spaces = caselle
fact-steps = passi
fact-text = parole dell’host
fact-thing = pezzo
fact-to = a
fact-total = punti in tutto
fact-turn = di chi è il turno
fact-who = chi
fact-winner = chi ha vinto
fact-winners = chi ha vinto
fact-ua-at = razzo di
fact-ua-count = moduli
fact-ua-missing = moduli mancanti
fact-ua-run = di fila
fact-pc-answer = risposta
fact-pc-answers = risposte
fact-pc-at = posizione
fact-pc-given = gemme indicate
fact-pc-guess = tentativo
fact-pc-guesser = indovina
fact-pc-guesses = tentativi
fact-pc-held = nella mano
fact-pc-mine = tentativi di chi vince
fact-pc-number = risposta numero
fact-pc-on = codice di
fact-pc-right = con questo scrigno
fact-pc-row = zona
fact-pc-seats = giocatori
fact-pc-setter = nasconde il codice
fact-pc-theirs = tentativi dell’altro
fact-pc-told = risposto
fact-lc-airlock = camera stagna
fact-lc-astronauts = astronauti
fact-lc-built_lime = pezzi lime costruiti
fact-lc-built_orange = pezzi arancioni costruiti
fact-lc-domes = cupole iniziali
fact-lc-first = comincia
# Same as English.
fact-lc-lime = lime
fact-lc-more = altre caselle
fact-lc-new = pezzo nuovo
fact-lc-no-such-space-first = prima casella
fact-lc-no-such-space-last = ultima casella
fact-lc-orange = arancione
fact-lc-other = accanto
fact-lc-other-tile-other = piastrella
fact-lc-possible = possibile
fact-lc-robots = robot
fact-lc-things = che cosa tocca
# Same as English.
fact-lc-ufo = UFO
fact-am-at = giocatore
fact-am-could = possibile
fact-am-due = dadi da tirare
fact-am-each = da ogni mazzetto
fact-am-given = dadi tirati
fact-am-goal = ankh per vincere
fact-am-here = da
fact-am-mover = deve muovere
fact-am-number = sul dado
fact-am-numbers = numeri possibili
fact-am-path = percorso
fact-am-pawns = pedine
fact-am-piles = mazzetto
fact-am-played = carte giocate
fact-am-shown = uscito
fact-am-start = da
fact-am-taken = ankh
fact-rp-at = posto
fact-rp-before = prima
fact-rp-by = aperto da
fact-rp-contradicts-turn = nel turno
fact-rp-goal = dove entrare
fact-rp-here = sta su
fact-rp-layer = livello
fact-rp-layers = livelli
fact-rp-other = altro tempio
fact-rp-seats = giocatori
fact-rp-shown-before-turn = nel turno
fact-rp-side = lato
fact-rp-sides = lati
fact-rp-temple = tempio
fact-rp-temples = templi
fact-rp-turned-turn = girato di

# Sull'ultima mossa
page-acts = Sull’ultima mossa
page-wrong-reading = Letto male…
page-dispute = Contesta
page-undo = Annulla…
page-undo-it = Annulla la mossa…
page-board = Tabellone
page-board-open = Apri il tabellone
page-not-what-happened = Non è andata così
page-what-happened = Com’è andata invece?
page-which-faces = Quali facce erano davvero in alto?
page-likely = Più simili a ciò che si è letto
page-other-faces = Le altre facce
page-enter-again = Che cos’era davvero?
page-another-ruling = O era sbagliata un’altra decisione
page-nothing-done = Questa decisione non ha fatto niente, quindi non c’è niente da correggere.
page-choice-is-undone = Una scelta non si corregge: annullala, poi scegli di nuovo.
page-choice-is-undone-later = Una scelta non si corregge, si annulla. Da allora si è giocato ancora, e prima si annulla l’ultima mossa.
page-rule-applied-wrong = La regola è stata applicata male? L’host può scrivere una decisione della casa.
page-which-face = Quale faccia era davvero in alto?
page-nothing-to-correct = Non c’è nessuna lettura da correggere.
page-was-read = è stato letto
page-correct-what-follows = Quello che è venuto dopo il tiro si giudica di nuovo. Dove non va più bene, l’arbitro dice che cosa rimettere a posto.
page-correct-to = Era
page-correct-it = Correggi
page-leave-it = Lascia com’è
page-undo-head = Annullare
page-undo-question = Annullare l’ultima mossa?
page-undo-with-it = { $count ->
    [one] Insieme si annulla questa mossa di un bot:
   *[other] Insieme si annullano queste mosse dei bot:
}
page-undo-what-follows = Se si torna a prima di un tiro, si chiede prima a tutti i giocatori.
page-undo-it-now = Annulla la mossa
page-who-asks = Chi lo chiede?

# Essere d'accordo
page-proposal = Una domanda a tutti
page-proposal-by = { $name } chiede a tutti voi
page-agree = D’accordo
# Same as English.
page-disagree = No
page-withdraw = Ritira la domanda
page-waiting-for = si aspetta { $name }
page-agrees = { $name } è d’accordo
page-options-agree = Tutti d’accordo con le regole?
page-options-agree-why = Durante la partita non si possono cambiare.
page-options-head = La vostra partita, le vostre regole
page-options-before = Prima del primo tiro siete tutti d’accordo.
page-options-fixed = Accettate prima del primo tiro; valgono fino alla fine della partita.
page-options = Regole della casa
page-options-as-printed = tutte come nel libretto
page-option-yours = vostra
page-option-default = il libretto dice { $value }
page-option-short = { $text }: { $value }
page-yes = sì
# Same as English.
page-no = no

# Non in diretta
page-stale-age = { $unit ->
    [seconds] Questa immagine è di { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    } fa.
   *[minutes] Questa immagine è di { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    } fa.
}
page-stale-stamp = com’era alle
page-stale-turn = Allora era il turno di { $name }; adesso forse non più.
page-stale-safe = Perciò qui non si può premere niente. La partita è al sicuro: ogni mossa è salvata prima che si veda.
page-stale-wake = Quando torna, il primo tocco sveglia solo la pagina. Non preme niente.
page-never-heard = L’arbitro non risponde.
page-what-helps = Che cosa aiuta
page-gone-link-why = Questa pagina non trova più il computer dell’arbitro.
page-gone-link-help-1 = Questo dispositivo è ancora sul Wi-Fi del tavolo?
page-gone-link-help-2 = Il computer dell’arbitro è acceso, e lì è avviato «referee run»? La partita è salvata.
page-gone-link-help-3 = Se è isolato solo questo dispositivo, continuate con un telefono che ha un posto.
page-gone-link-help-4 = Il computer ha cambiato indirizzo? «referee host-link» sul computer lo mostra. Apri la pagina lì, e chiedi all’host un nuovo link.
page-gone-network-why = Questo dispositivo non ha rete.
page-gone-network-help-1 = Accendi il suo Wi-Fi, e scegli la rete del tavolo. Poi la pagina trova la strada da sé.
page-gone-network-help-2 = Nel frattempo continuate con un altro dispositivo. La partita è salvata.
page-gone-broker-why = Il computer dell’arbitro risponde, ma le sue notizie non arrivano.
page-gone-broker-help-1 = Aspetta un momento: la pagina continua a provare, e il computer rimedia da sé.
page-gone-broker-help-2 = Se resta così, chiedi a chi gestisce il tavolo di fermare «referee run» e riavviarlo. La partita è salvata.
page-gone-silent-why = Il computer si raggiunge, ma l’arbitro tace.
page-gone-silent-help-1 = Aspetta un momento: forse è solo occupato.
page-gone-silent-help-2 = Se resta così, chiedi a chi gestisce il tavolo di fermarlo e riavviare «referee run». La partita è salvata.
page-gone-stopped-why = L’arbitro è stato spento.
page-gone-stopped-help-1 = Chiedi a chi gestisce il tavolo di riavviare «referee run». La partita è salvata.
page-gone-crashed-why = L’arbitro si è fermato da solo.
page-gone-crashed-help-1 = Chiedi a chi gestisce il tavolo di riavviare «referee run». La partita è salvata.
page-gone-refused-why = L’arbitro non fa entrare questa pagina.
page-gone-refused-help-1 = Chiedi all’host un nuovo link.

# I posti
page-seats = Posti
page-seats-head = Chi è seduto dove
page-seat-bot = gioca un bot
page-seat-tablet = sul tablet del tavolo
page-seat-phone = su un telefono
page-sit-down = siediti
page-sit-down-as = Siediti come { $name }
page-bots-play = Giocano i bot. Siediti a un posto qualsiasi:
page-own-phone = Gioca sul tuo telefono
page-own-phone-how = La pagina dell’host crea per ogni posto un link con un codice QR. Chiedi il tuo all’host, e inquadralo.
page-own-phone-moves = Un posto che gioca su un telefono ha lì i suoi tasti, e non più qui.

# Il link che ti ha portato qui
page-claim-used = Questo link è già stato usato. Funziona una volta sola.
page-claim-unknown = Questo link è troppo vecchio o non si conosce.
page-link-replaced = Per questo posto c’è un link più nuovo, quindi questo non vale più.
page-door-watch = Puoi guardare. Per giocare, chiedi all’host un nuovo link.

# La fine
page-last-word = L’ultima parola dell’arbitro
page-game-over = Fine
page-final-position = La posizione finale
page-winner = vince
page-play-again = Gioca ancora
page-not-how-it-ended = Non è finita così…

# I dispositivi
page-devices = Dispositivi
page-how-to-mend = Che cosa aiuta
page-device-goes-on = Nel frattempo la partita può continuare: la pagina fa ciò che faceva il dispositivo.
page-device-ok = a posto
page-device-fault = { $state ->
    [offline] { $name }: nessun segnale
   *[degraded] { $name }: problema
}
page-alerts = Avvisi
page-more-alerts = { $count ->
    [one] Un altro avviso
   *[other] Altri { $count } avvisi
}
page-live = in diretta
page-not-live = non in diretta
page-seat-of = posto di { $name }
page-watching = si guarda
device-camera = telecamera
device-board = tabellone
device-buttons = pulsanti
device-broker = messaggi

# Le schede
page-close = Chiudi
page-back = Indietro
page-ways = { $count } possibilità
page-sheet-ruling = Una decisione
page-sheet-history = Tutte le decisioni
page-sheet-clause = Un punto delle regole
page-sheet-options = Le opzioni in vigore
page-sheet-board = Il tabellone
page-sheet-correct = Non è andata così
page-sheet-undo = Annullare
page-sheet-tap = Inserire la faccia
page-sheet-device = Un dispositivo
page-sheet-seats = Chi è seduto dove
page-sheet-sensor = Un sensore del tabellone
page-sheet-pick = Lì si possono fare più mosse
page-sheet-link = Un link
page-sheet-rule = Un punto delle regole
page-sheet-sensors = I sensori
page-sheet-house = Una decisione della casa
page-sheet-goon = Un’altra partita
page-sheet-wipe = Cancellare le foto
page-no-game = L’arbitro è pronto. Appena l’host avrà preparato una partita, qui ci sarà il tabellone.
page-no-news = Il tabellone sarà qui appena si trova l’arbitro.
page-seat-waits = Hai il tuo posto. La partita non è ancora cominciata.

# Un tablet, più segreti
page-pass-to = Passa il dispositivo a
page-pass-look-away = Gli altri guardano altrove. I tuoi tasti si coprono di nuovo quando premi, o da soli dopo { $seconds } secondi senza un tocco.
page-cover = Copri i miei tasti
page-hold-to-open = Sono { $name }: tieni premuto
page-hold-how-long = per circa un secondo

# La lingua di questo dispositivo, e la sua voce
page-language = Lingua
page-language-is = Lingua: { $name }
page-language-lost = Adesso le parole di quella lingua non ci sono.
page-sheet-language = Lingua e voce
page-voice = Voce
page-voice-read = Leggi ad alta voce
page-voice-what = Su questo dispositivo legge ogni nuova decisione, e che cosa c’è da fare dopo.
page-voice-none = Questo dispositivo non ha una voce propria per questa lingua: { $name }.
page-voice-sample = Le decisioni si leggono ad alta voce.
page-voice-this = Leggi ad alta voce questa decisione

# Sul tabellone con i sensori
page-board-now = Sul tabellone
page-board-ask = Una domanda
page-board-off = fuori dal tabellone
page-board-empty = svuotala
page-board-clear = Su { $cell } non ci deve stare niente.
page-board-quiet = Sul tabellone non c’è niente da fare.
page-board-leave-out = Il sensore sbaglia…
page-board-leave-out-of = Il sensore di { $cell } sbaglia…
page-board-leave-out-sure = Su { $cell } è tutto a posto e il messaggio resta? Allora giocate lì senza il sensore: le mosse che partono da { $cell } o ci arrivano si scelgono sulla pagina.
page-board-leave-out-now = Gioca senza
page-board-keep = Tienilo
page-board-left-out = Senza questi sensori
page-board-take-in = Usalo di nuovo
page-board-sensor = Un sensore sbaglia…
page-board-sensor-head = Quale sensore sbaglia?
page-board-sensor-how = Di’ la sua casella. Le mosse che partono da lì o ci arrivano si scelgono poi sulla pagina, finché non usi di nuovo il sensore.
page-board-cell = Casella

trouble-full = il disco è pieno
trouble-read-only = sul disco non si può scrivere
trouble-not-allowed = lì il servizio non può scrivere
trouble-busy = un altro arbitro usa le stesse partite salvate
trouble-damaged = il file è danneggiato
trouble-newer = le ha scritte una versione più nuova dell’arbitro
trouble-io = il disco segnala errori
mend-full = Libera un po’ di spazio sul disco.
mend-read-only = Rendi di nuovo scrivibile il disco. Una scheda SD consumata diventa di sola lettura: cambiala.
mend-not-allowed = Permetti all’utente del servizio di scrivere nella sua cartella dei dati.
mend-busy = Ferma l’altro arbitro.
mend-damaged = Conserva il file per guardarlo, e riavvia l’arbitro.
mend-newer = Usa quella versione, o un’altra cartella dei dati.
mend-io = Controlla il disco e il suo cavo o la scheda.
die-not-read = Non letto: { $reason }.

## Valori delle opzioni

value-yes = sì
# Same as English.
value-no = no

## Giochi con segreti, più dadi, e giochi senza disegno

page-die-number = Dado { $number }
page-dice-pick = Scegli la faccia di ogni dado.
page-dice-these = È uscito questo
page-asked = Quale di queste intendevi?
page-pick-head = Che cosa vuoi fare lì?
page-answer-send = È giusto così
page-answer-back = Uno indietro
page-answer-empty = non ancora scelto
page-secret-hold = { $name }, tieni premuto per i segreti
page-secret-own = Lo sai solo tu
page-mask-hidden = nascosto
page-mask-unknown = non lo sa ancora nessuno
page-and-more = e altri { $count }
page-on-the-table = Sul tavolo

## L'host

# I passi per una nuova partita
# Same as English.
page-host-band = Host
page-host-band-new = Nuova partita
page-host-band-new-of = Nuova partita:
page-host-step = Passo { $number } di { $count }
page-host-step-game = Gioco
page-host-step-seats = Posti
page-host-step-rules = Regole
page-host-step-box = Scatola
page-host-step-check = Controllo
page-host-step-agree = D’accordo
page-host-next = Avanti: { $step }
page-host-back = Indietro: { $step }
page-host-leave = Esci senza nuova partita
page-host-start = Prepara la partita
page-host-change = Cambia
page-host-change-part = Cambia: { $part }

page-host-intro = Come si fa
page-host-intro-1 = Scegli il gioco, i giocatori e le vostre regole.
page-host-intro-2 = Poi ogni telefono riceve un codice, e il tablet la pagina del tavolo.
page-host-intro-3 = Tutti accettano le regole, e comincia il più giovane.
page-host-which-game = Quale gioco è?
page-host-which-game-hint = Prendi la scatola dallo scaffale e scegli il gioco qui.
page-host-choose-game = Prima scegli un gioco.
page-host-players = Da { $fewest } a { $most } giocatori.
page-host-game-secrets = Con segreti.
page-host-game-sensors = Può usare il tabellone con i sensori.
page-host-game-variants = Varianti: { $variants }

page-host-who-plays = Chi gioca?
page-host-who-plays-hint = Il più giovane per primo, poi in senso orario. Premi un colore per cambiarlo.
page-host-player = Giocatore { $number }
# Same as English.
page-host-bot-name = Bot { $number }
page-host-name-of = Nome del giocatore { $number }
page-host-place-of = Dove gioca { $name }
# Same as English.
page-host-on-table = Tablet
page-host-on-phone = Telefono
# Same as English.
page-host-a-bot = Bot
page-host-younger = { $name } ha meno anni: un posto più su
page-host-older = { $name } ha più anni: un posto più giù
page-host-remove = { $name } non gioca
page-host-add = Un altro giocatore
page-host-last-players = Come l’ultima volta: { $names }
page-host-change-colour = Colore di { $name }: { $colour }
page-host-colour-of = Colori per { $name }
page-host-colour-swap = scambia con { $name }
page-host-secrets-hint = Questo gioco ha dei segreti. Se ognuno ha il suo telefono, nessuno deve guardare altrove.
page-host-seats-count = Si gioca da { $fewest } a { $most }; qui { $count ->
    [one] ce n’è uno
   *[other] siete in { $count }
}.
page-host-name-missing = Il giocatore { $number } non ha ancora un nome.

page-host-rules-hint = Cambiate una cosa alla volta. Prima del primo tiro tutti devono essere d’accordo.
page-host-as-booklet = Tutto come all’inizio
page-host-begin-with = Cominciate con
page-host-begin-other = Altre…
page-host-begin-keep = Tieni questa
page-host-digest = La lettura dell’arbitro
page-host-digest-source = Quello che dice la maggior parte dei libretti
page-host-own-rules = Regole vostre
page-host-variants = Varianti
page-host-options = Opzioni
page-host-variant-rival = Non insieme a: { $variant }.
page-host-variant-needs = Solo con: { $variant }.
page-host-variant-seats = Per { $numbers } giocatori; voi siete { $count }.
page-host-variant-odd = { $variant }: { $why }
page-host-option-set = La imposta { $variant }: { $value }
page-host-option-idle = Non ha effetto con { $variant }
page-host-booklets = { $languages }: { $value }.
page-host-assumed = supposto
page-host-less = uno in meno
page-host-more = uno in più

page-host-box-head = Abbiamo la stessa scatola?
page-host-box-hint = Quello che è segnato come supposto lo immaginiamo noi. Confrontalo con la tua scatola.
page-host-the-die = Il dado
page-host-die-assumed = Che cosa c’è sulle sue facce lo supponiamo noi. Se il tuo è diverso, modifica il file del dado e indicalo nelle impostazioni del tavolo.
page-host-camera-reads = La telecamera legge questo dado.
page-host-camera-away = La telecamera non c’è: dopo ogni tiro, tocca che cosa vedi.
page-host-other-die = La telecamera conosce un altro dado: dopo ogni tiro, tocca che cosa vedi.
page-host-no-camera = Non c’è una telecamera: dopo ogni tiro, tocca che cosa vedi.
page-host-taps = Dopo ogni tiro, tocchi che cosa vedi.
page-host-box-guessed = Qualcosa di ciò che c’è nella scatola lo supponiamo noi.
page-host-the-box = Tabellone e scatola
page-host-box-plain = In questa scatola può essere diverso solo il dado.
page-host-box-own = Questo tavolo ha per questo un file suo.
page-host-box-assumed = Supponiamo:
page-host-box-edit = Se la tua è diversa, modifica il file del tabellone e indicalo nelle impostazioni del tavolo.
page-host-option-assumed = { $option }: lo supponiamo noi. Puoi cambiarlo tra le regole.
page-host-no-sensors = Questo gioco si gioca senza il tabellone con i sensori.
page-host-sensors-follow = Il tabellone con i sensori segue i pezzi.
page-host-sensors-away = Non c’è un tabellone con i sensori: le mosse si toccano.

page-host-check-head = È questa la vostra partita?
page-host-check-hint = Poi tutti accettano le regole, e il primo giocatore tira.
page-host-puts-by = La partita sul tavolo si mette da parte. Resta salvata.

# Tutti d'accordo
page-host-agree-hint = Prima del primo tiro, tutti dicono sì a queste regole.
page-host-agree-where = Chi gioca al tablet dice sì sulla pagina del tavolo, gli altri sui loro telefoni.
page-host-other-game = Cambia: un’altra nuova partita

# Il banco
page-host-no-game = Sul tavolo non c’è nessuna partita
page-host-no-game-hint = Cominciane una nuova, o continua una partita salvata.
page-host-on-table-now = Sul tavolo: { $game }
page-host-pause = Pausa
page-host-go-on = Continua
page-host-house = Decisione della casa…
page-host-house-head = Che cosa decide la casa?
page-host-house-hint = Resta tra le decisioni e si mostra a tutti. Da sola non cambia niente.
page-host-house-words = La vostra decisione
page-host-house-say = Annunciala
page-host-new = Nuova partita
page-host-saved = Partite salvate
page-host-saved-open = inizio: { $date }, da finire
page-host-saved-over = inizio: { $date }, finita
page-host-no-date = un giorno senza orologio
page-host-saved-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
page-host-open-saved = Continuala
page-host-look-saved = Guardala
page-host-goon-head = Continuare { $game } di { $names }?
page-host-goon-hint = La partita sul tavolo ({ $game }) si mette da parte. Resta salvata.
page-host-goon-stay = Resta in questa partita
page-host-pictures = Foto dei tiri
page-host-pictures-about = Gli ultimi tiri si conservano come foto, per poter controllare una lettura. Non lasciano mai questa casa.
page-host-pictures-none = Non è conservata nessuna foto.
page-host-wipe = Cancella le foto…
page-host-wipe-head = Cancellare tutte le foto dei tiri?
page-host-wipe-hint = Nessuno potrà più guardarle, né qui né su un altro schermo. Le partite e le decisioni restano.
page-host-wipe-keep = Tienile
page-host-wipe-now = Cancellale tutte

# Posti e link
page-host-seats = I posti, dal più giovane
page-host-turn = di turno
page-host-code = Codice
page-host-link-open = Mostra il codice per { $name }
page-host-link-shut = Nascondi il codice per { $name }
page-host-link-coming = Un momento: il link è in arrivo.
page-host-waits-for-phone = aspetta un telefono, ancora { $time }
page-host-waits-for-tablet = aspetta un tablet, ancora { $time }
page-host-agrees-at-table = deve accettare, al tablet
page-host-agrees-on-phone = deve accettare, sul telefono
page-host-table-page = La pagina del tavolo
page-host-table-about = per il tablet o la TV che tutti vedono
page-host-table-scan = Apri la pagina del tavolo con la fotocamera del tablet
page-host-table-code = Codice QR del link alla pagina del tavolo
page-host-table-gone = Il link è stato usato: adesso un tablet mostra la pagina del tavolo.
page-host-table-hint = Il link funziona una volta, per cinque minuti. I tablet che mostrano già la pagina del tavolo la tengono.
page-host-table-here = Apri qui la pagina del tavolo
page-host-table-now = Apri qui la pagina del tavolo
page-host-seat-here = { $name } gioca su questo dispositivo
# Same as English.
page-host-back-here = Host
page-host-enlarge = Mostra in grande il codice per { $name }
page-link-scan = { $name }, punta qui la fotocamera del telefono
page-link-code = Codice QR del link al posto di { $name }
page-link-or-type = O apri questo indirizzo:
page-link-left = Vale ancora { $time }
page-link-over = Questo link è troppo vecchio. Creane uno nuovo.
page-link-new = Crea un nuovo link
page-link-coming = Un momento: il link per { $name } è in arrivo.
page-link-used = Il link è stato usato: adesso { $name } gioca su un telefono.
page-host-link-hint = Un link funziona una volta, per cinque minuti. Uno nuovo esclude il dispositivo di prima.

# I dispositivi
page-host-device-works = { $name }: a posto
page-host-device-none = Niente { $name }
page-host-camera-none = Toccate voi che cosa è uscito.
page-host-board-none = Toccate voi le vostre mosse.
page-host-buttons-none = La pagina fa tutto ciò che fanno loro.
page-host-camera-restart = Riavviala
page-host-sensor-test = Prova i sensori
page-host-sensors-how = Tieni una calamita sopra ogni casella. Il suo segno deve cambiare subito, e tornare com’era quando togli la calamita.
page-host-sensors-see = C’è una calamita o un pezzo su { $cells }.
page-host-sensors-empty = Nessun sensore vede qualcosa.
page-host-sensors-flicker = Questi sono instabili, e non ci si può fidare: { $cells }. Premi bene il sensore, o guarda la sua saldatura.
page-host-sensor-free = libero
page-host-sensor-occupied = vede qualcosa
page-host-sensor-never_free = ha sempre visto qualcosa
page-host-sensor-never_occupied = finora non ha visto niente
page-host-sensor-flickering = instabile
page-host-sensors-why-no_board = Adesso il tabellone non c’è.
page-host-sensors-why-game = La partita sul tavolo nasconde dei pezzi. Puoi provare i sensori quando è finita.
page-host-sensors-why-pieces = Sul tabellone possono esserci ancora pezzi di una partita segreta. Togli tutto, poi la prova comincia.
