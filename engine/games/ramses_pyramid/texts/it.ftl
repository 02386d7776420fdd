### Ramses Pyramid. Un messaggio ha il nome del suo codice; i suoi argomenti arrivano già in parole.

# Same as English.
game-ramses-pyramid = Ramses Pyramid
rpface-move = una mossa
rpface-steal = un furto
rpface-rotate = un livello che gira
rpface-mummy = una mummia
rpturn-quarter = un quarto di giro in senso orario
rpturn-half = mezzo giro
rpturn-three-quarter = tre quarti di giro in senso orario
rpplace-entrance = l’Ingresso
rpside-N = Nord
rpside-E = Est
rpside-S = Sud
rpside-W = Ovest
name-Ln = il livello { $n }
    .su = sul livello { $n }
name-Ln-N = Nord { $n }
name-Ln-E = Est { $n }
name-Ln-S = Sud { $n }
name-Ln-W = Ovest { $n }

## Che cosa si chiede

rp-ask-place = { $seat }, metti il tuo avventuriero su un lato del livello più basso.
rp-ask-roll = { $seat }, tira il dado.
rp-ask-roll-or-side = { $seat }, tira il dado, o invece va’ su un altro lato.
rp-ask-steal = { $seat }, scegli a chi rubare un cristallo.
rp-ask-rotate = { $seat }, gira un livello della piramide.
rp-ask-mummies = { $seat }, fai scendere le mummie.
rp-ask-ring = { $seat }, avanza di { $steps ->
        [one] una casella marrone
       *[other] { $steps } caselle marroni
    }.
rp-ask-land = { $seat }, prendi il cristallo, o guarda in un tempio.
rp-ask-take = { $seat }, prendi il cristallo.
rp-ask-look = { $seat }, guarda nel tempio, senza farlo vedere agli altri.
rp-ask-sees = { $seat }, annota solo per te che cosa c’è nel tempio { $temple }, se vuoi. Poi mettilo su un’altra casella vuota.
rp-ask-looker = { $seat }, guarda in un tempio, senza farlo vedere agli altri, e mettilo su un’altra casella vuota.
rp-ask-put = { $seat }, metti il tempio { $temple } su un’altra casella vuota.
rp-ask-move = { $seat }, muovi: { $steps ->
        [one] resta un passo.
       *[other] restano { $steps } passi.
    }
rp-ask-shows = { $seat }, di’ che colore mostra il tempio { $temple }.
rp-ask-conflict = { $seat }, di’ quale apertura è stata riferita male: due si contraddicono.
rp-ask-enter = { $seat }, entra nel posto che il tempio ha aperto.
rp-ask-name = { $seat }, di’ quale colore c’è in ogni tempio.
rp-ask-open = { $seat }, apri i templi uno dopo l’altro.

## Come si chiama una mossa su un tasto, e come si racconta

rp-act-place = Metti su { $at }
    .told = { $seat } ha messo l’avventuriero su { $at }
rp-act-roll = Tira
    .told = { $seat } ha ottenuto { $face }
rp-act-move-on-ring = Raggiungi { $at }
    .told = { $seat } ha raggiunto { $at }
rp-act-take-crystal = Prendi il cristallo
    .told = { $seat } ha preso il cristallo di { $at }
rp-act-look = Guarda nel tempio { $temple }
    .told = { $seat } ha guardato nel tempio { $temple }
rp-act-sees = Annota ciò che hai visto
    .told = { $seat } ha annotato qualcosa
rp-act-put-temple = Tempio { $temple } su { $at }
    .told = { $seat } ha messo il tempio { $temple } su { $at }
rp-act-steal = Ruba { $colour } a { $at }
    .told = { $seat } ha rubato { $colour } a { $at }
rp-act-turn-layer = { $layer }: { $turn }
    .told = { $seat } ha girato { $layer }: { $turn }
rp-act-mummies-down = { $new ->
        [none] { $off ->
            [none] Giù le mummie
           *[other] Giù le mummie, fuori su { $off }
        }
       *[other] { $off ->
            [none] Da { $new } giù su { $onto }
           *[other] Da { $new } giù su { $onto }, fuori su { $off }
        }
    }
    .told = { $seat } ha mosso le mummie
rp-act-step = Passo su { $at }
    .told = { $seat } ha fatto un passo su { $at }
rp-act-change-side = Vai sul lato { $at }
    .told = { $seat } ha cambiato lato: { $at }
rp-act-reveal = Apri { $temple } per { $goal }
    .told = { $seat } ha aperto il tempio { $temple } per { $goal }
rp-act-shows = Mostra { $colour }
    .told = { $seat } ha detto che cosa mostra
rp-act-correct-earlier = Quella di prima
    .told = { $seat } ha corretto l’apertura di prima
rp-act-correct-new = Quella di adesso
    .told = { $seat } ha corretto l’apertura appena fatta
rp-act-stop = Fermati qui
    .told = { $seat } si ferma
rp-act-name-temple = { $temple }: { $colour }
    .told = { $seat } ha detto che nel tempio { $temple } c’è { $colour }
rp-act-open-temple = Apri il tempio { $temple }
    .told = { $seat } ha aperto il tempio { $temple }
rp-act-end-turn = Finisci il turno
    .told = { $seat } voleva finire il turno
rp-act-claim-win = Ho vinto
    .told = { $seat } ha detto di aver vinto

rp-hint-colour = { $colour }
rp-hint-falls = butta giù { $seats }

## Che cosa è successo

rp-placed = { $seat } comincia a salire da { $at }.
rp-rolled = { $seat } ottiene { $face }.
rp-moved = { $seat } va su { $at }.
rp-round = { $seat } torna all’Ingresso, e dal prossimo turno sale.
rp-nothing-there = Su { $at } non c’è né un cristallo né un tempio. Il turno è finito.
rp-crystal-taken = { $seat } prende il cristallo { $colour } di { $at }.
rp-nothing-to-steal = Nessun’altra tenda ha un colore che { $seat } non ha: non c’è niente da rubare.
rp-stolen = { $seat } ruba { $colour } a { $at }.
rp-turned = { $seat } gira { $layer } e tutto ciò che sta sopra: { $turn }.
rp-king-defeated = Una mummia, proprio sotto il re: { $seat } lo sconfigge!
rp-treasure-room = La sala del tesoro si apre. { $seat } deve dire quale colore c’è in ogni tempio.
rp-king-climbs = Il re sale sul livello { $layer }.
rp-king-at-top = Il re sale in cima. Da adesso libera le sue mummie.
rp-no-mummies = Tutte le mummie sono fuori dal gioco.
rp-mummies-step =
    { $count ->
        [one] Una mummia scende di un passo.
       *[other] { $count } mummie scendono di un passo.
    }
rp-mummy-off =
    { $left ->
        [0] L’ultima mummia lascia la piramide e va su { $at }.
        [one] Una mummia lascia la piramide e va su { $at }. Ne resta una.
       *[other] Una mummia lascia la piramide e va su { $at }. Ne restano { $left }.
    }
rp-mummy-released = Una mummia lascia la cima e va su { $at }.
rp-knocked-off = La mummia su { $at } butta giù { $who }: si torna all’Ingresso.
rp-roller-fell = La mummia ha buttato giù { $seat }: niente mossa.
rp-no-step = { $seat } da { $at } non può fare nessun passo. Il turno è finito.
rp-stepped-up =
    { $colour ->
        [none] { $seat } sale su { $at }.
       *[other] { $seat } sale su { $at }, che chiede { $colour }.
    }
rp-stepped-down = { $seat } scende su { $at }.
rp-side-changed = { $seat } cambia lato e va su { $at }.
rp-stopped =
    { $left ->
        [one] { $seat } si ferma; restava un passo.
       *[other] { $seat } si ferma; restavano { $left } passi.
    }
rp-looked = { $seat } guarda nel tempio { $temple } da { $at }.
rp-noted = Hai annotato: nel tempio { $temple } c’è { $colour }.
rp-noted-anew = Hai annotato: nel tempio { $temple } c’è { $colour }. Prima avevi annotato { $before }.
rp-temple-put = { $seat } sposta il tempio { $temple } da { $at } a { $to }.
rp-opened = { $seat } apre il tempio { $temple } da { $at }, per entrare in { $goal }.
rp-shows-right = Il tempio { $temple } apre la via per { $goal }.
rp-shows-wrong = Il tempio { $temple } non mostra { $asked }, il colore richiesto da { $goal }. Mettilo via; poi il turno è finito.
rp-shows = Il tempio { $temple } mostra { $colour }.
rp-note-was-wrong = Il tempio { $temple } mostra { $colour }. Tu avevi annotato { $before }.
rp-contradicts = Quello che mostra il tempio { $temple } contraddice quello che ha mostrato il tempio { $other } quando { $by } l’ha aperto, nel turno { $turn }. Una delle due volte è stato riferito male.
rp-contradicts-told = Quello che mostra il tempio { $temple } contraddice quello che si sa del tempio { $other }. Uno dei due è stato riferito male.
rp-contradicting = Del tempio { $temple } si dice che mostra { $colour }, e del tempio { $other } che contiene { $before }.
rp-earlier-corrected = Quello che si era detto prima del tempio { $temple } non conta più.
rp-tell-again = Allora ancora una volta: che cosa mostra il tempio { $temple }?
rp-named = { $seat } dice: nel tempio { $temple } c’è { $colour }.
rp-treasure-opened = { $seat } apre il tempio { $temple }, dove dovrebbe esserci { $colour }.
rp-named-right = Mostra { $asked }: giusto!
rp-named-wrong = Non mostra { $asked }. La piramide si chiude!
rp-trapped = { $seat } è in trappola e fuori dal gioco; il re resta.

rp-wins = { $winners } vince: il re è sconfitto.
rp-wins-together = { $winners } vincono: { $by } ha sconfitto il re e porta la corona.
rp-wins-scorpion = { $winners } vince, con la corona e lo Scorpione d’Oro.
rp-wins-scorpion-together = { $winners } vincono: { $by } porta la corona e ha lo Scorpione d’Oro.
rp-wins-trapped = { $winners } vince con la corona, ma senza lo Scorpione d’Oro.
rp-wins-trapped-together = { $winners } vincono: { $by } porta la corona, ma non ha lo Scorpione d’Oro.
rp-king-wins-eight = Tutte le mummie sono scese sulle caselle marroni: vince il Re delle Mummie.
rp-king-wins-last = Resta un solo giocatore: vince il Re delle Mummie.

## Consigli: si può fare, ma non serve a niente

rp-advise-second = Avevi già { $colour }. Guardare nel tempio ti avrebbe detto qualcosa.

## Così no

rp-not-a-player = { $name } non gioca qui.
rp-game-over =
    { $winners-count ->
        [0] La partita è finita: ha vinto il Re delle Mummie.
        [one] La partita è finita: ha vinto { $winners }.
       *[other] La partita è finita: hanno vinto { $winners }.
    }
rp-not-your-turn = È il turno di { $turn }. { $seat }, aspetta, per favore.
rp-not-on-die = Nessuna faccia di questo dado mostra { $face }. Tira di nuovo, o imposta il dado con cui giocate.
rp-place-first = Prima metti l’avventuriero sul livello più basso, poi tira.
rp-already-rolled = { $seat } ha già tirato. Il tiro vale.
rp-not-at-entrance = L’avventuriero di { $seat } è qui: { $at }. Sulla piramide va solo chi è tornato all’Ingresso.
rp-mummy-there = Su { $at } c’è una mummia: lì non si va, e non si passa.
rp-bottom-only = { $at } non è un lato del livello più basso. Scegli Nord 0, Est 0, Sud 0 o Ovest 0.
rp-exact-steps =
    { $steps ->
        [one] Si parte da qui: { $at }. Una casella marrone in avanti è { $goal }.
       *[other] Si parte da qui: { $at }. Con { $steps } caselle marroni in avanti si raggiunge { $goal }, in senso orario e non meno.
    }
rp-not-on-ring = L’avventuriero di { $seat } è sulla piramide, e lì sale o scende.
rp-not-there = L’avventuriero di { $seat } non è su { $at }, ma qui: { $here }.
rp-no-crystal = Su { $at } non ci sono cristalli.
rp-no-such-temple = Non c’è nessun tempio { $name }. I templi sono { $temples }.
rp-no-such-colour = Nessun tempio contiene { $name }. I colori sono { $colours }.
rp-temple-elsewhere = Il tempio { $temple } è su { $at }, accanto a { $brown }.
rp-no-look-now = Adesso nessuno può guardare nel tempio { $temple }. Può farlo chi finisce lì accanto la sua mossa.
rp-no-opening-now = Adesso nessuno può aprire il tempio { $temple }.
rp-noted-already = Quello che si è visto è già annotato.
rp-nothing-to-note = Adesso non c’è niente da annotare: può farlo solo chi ha appena guardato in un tempio.
rp-nothing-open = Nessun tempio è aperto.
rp-not-inside = Il tempio { $temple } non può mostrare { $colour }: la posizione scritta dice che cosa c’è dentro.
rp-shown-before = Non può essere: nel turno { $turn } { $by } ha aperto il tempio { $other }, che ha mostrato { $before }. Guarda ancora.
rp-shown-before-told = Non può essere: si sa che nel tempio { $other } c’è { $before }. Guarda ancora.
rp-other-temple = Da mettere via è il tempio { $temple }.
rp-no-space = Non c’è nessuna casella { $at } per i templi. Sono vuote: { $spaces }.
rp-another-space = Il tempio era su { $at }. Mettilo su un’altra casella: { $spaces-or }.
rp-space-taken = Su { $at } c’è già un tempio. Scegli una casella vuota: { $spaces-or }.
rp-no-temple-in-hand = Adesso non si sposta nessun tempio. Rimettilo a posto.
rp-no-such-seat = Qui non gioca nessuno che si chiama { $name }. Scegli uno degli altri giocatori.
rp-own-tent = { $seat }, ruba dalla tenda di un altro, non dalla tua.
rp-shared-tent = { $at } è nella tua squadra, e le vostre tende contano come una.
rp-closed-tent = { $at } è in trappola nella piramide, e la tenda è chiusa.
rp-tent-lacks = Nella tenda di { $at } non c’è nessun cristallo { $colour }.
rp-has-colour = { $seat } ha già { $colour }. Si può rubare solo un colore che non si ha.
rp-no-steal = Adesso non si ruba. Rimetti a posto il cristallo.
rp-nothing-to-correct = Niente si contraddice: non c’è niente da correggere.
rp-named-already = Per il tempio { $temple } hai già detto un colore. Quello vale.
rp-colour-named = Il colore { $colour } è già stato detto. Ogni colore è in un solo tempio.
rp-no-treasure-room = I colori dei templi li dice, nella sala del tesoro, chi ha sconfitto il re.
rp-name-first = Prima di’ che cosa c’è in ogni tempio, poi aprili.
rp-open-already = Il tempio { $temple } è già aperto.
rp-something-there = Su { $at } c’è un cristallo o un tempio: prendi quello, o guarda in questo.
rp-stop-instead = Per non fare altri passi, di’ che ti fermi.
rp-ends-by-itself = Il turno finisce da sé quando è tutto fatto.
rp-no-win = Il re lo sconfigge solo una mummia, tirata da chi è { $at-su } quando comincia il turno.

rp-wrong-ended = Il tempio { $temple } ha mostrato il colore sbagliato: il turno finisce, senza altri passi o templi.
rp-not-on-pyramid = L’avventuriero di { $seat } non è ancora sulla piramide, ma qui: { $at }.
rp-no-such-place = Su questa piramide non c’è nessun posto { $at }.
rp-one-layer = Da { $here } un passo sale o scende di un livello sullo stesso lato, non va su { $at }.
rp-one-direction = Una mossa va in una sola direzione: in questa mossa non si torna da { $here } a { $at }.
rp-kings-layer = Nessuno va sul livello del re, né oltre.
rp-no-colour-needed = { $at } è sul livello più basso, che non chiede cristalli.
rp-wrong-crystal = { $at } chiede { $asked }, non { $colour }.
rp-colour-lacking = { $at } chiede { $asked }: devi averlo nella tua tenda, o aprire un tempio che lo contiene.
rp-rolled-no-side = { $seat } ha tirato. Si cambia lato invece di tirare.
rp-placed-no-side = Dopo aver messo l’avventuriero, { $seat } tira.
rp-same-place = L’avventuriero di { $seat } è già su { $at }.
rp-same-layer = Un altro lato dello stesso livello: { $at } è su un livello diverso da { $here }.
rp-needs-no-temple = { $at } è aperto anche senza un tempio.
rp-must-pass-on = Con la mummia su { $at } non si può restare: prosegui.
rp-exact = Un passo si può fare, quindi si deve: { $steps ->
        [one] ne resta uno.
       *[other] ne restano { $steps }.
    }
rp-bottom-fixed = Il livello più basso non si gira.
rp-top-turns-along = La cima non si gira da sola: gira un livello sotto di lei.
rp-no-such-layer = Non puoi girare { $name }. Scegli { $layers-or }.
rp-another-position = Un livello si gira in un’altra posizione: di un quarto, di mezzo o di tre quarti di giro.
rp-not-alone = Tutti i livelli sopra girano insieme.
rp-no-turning = Adesso non si gira nessun livello. Rimettilo com’era.
rp-king-below = Il re è sotto la cima: prima di liberare una mummia deve salirci.
rp-no-mummies-now = Adesso non si muove nessuna mummia. Rimettile a posto.
rp-one-must-leave = Una mummia deve lasciare la cima: dal lato { $sides-or }.
rp-none-on-side =
    { $sides-count ->
        [0] In cima non ci sono più mummie.
       *[other] Sul lato { $name } della cima non ci sono mummie. Scegli { $sides-or }.
    }
rp-own-side = Una mummia del lato { $side } scende sul lato { $side }, non su { $name }.
rp-no-such-side = Nessuna mummia può scendere su { $name }. I lati sono { $sides }.
rp-off-where = Una mummia lascia la piramide. Scegli la sua casella marrone: { $spaces-or }.
rp-off-taken = { $at } non è una casella marrone libera. Scegli { $spaces-or }.
rp-none-steps-off = Adesso nessuna mummia lascia la piramide, quindi nessuna va su { $at }.
rp-which-mummy = { $seat }, su quale lato scende la mummia?

rp-owed-place = { $seat }, metti il tuo avventuriero su un lato del livello più basso.
rp-owed-roll = { $seat }, prima tira il dado.
rp-owed-roll-or-side = { $seat }, tira, o va’ su un altro lato del tuo livello.
rp-owed-steal = { $seat }, prima ruba un cristallo.
rp-owed-rotate = { $seat }, prima gira un livello.
rp-owed-mummies = { $seat }, prima muovi le mummie.
rp-owed-ring = { $seat }, raggiungi { $goal }.
rp-owed-land = { $seat }, prendi quello che c’è, o guardaci dentro.
rp-owed-move = { $seat }, fai un passo, apri un tempio, o fermati.
rp-owed-put = { $seat }, prima metti il tempio { $temple } su { $spaces-or }.
rp-owed-shows = { $seat }, prima di’ che cosa mostra il tempio { $temple }.
rp-owed-conflict = { $seat }, prima di’ quale delle due aperture è stata riferita male.
rp-owed-enter = { $seat }, entra in { $goal }: il tempio l’ha aperto.
rp-owed-name = { $seat }, di’ quale colore c’è in ogni tempio.
rp-owed-open = { $seat }, apri i templi.

## Opzioni e varianti

variant-all-against-king = Tutti contro il re
    .help = Quattro giocatori insieme. Il re vince quando tutte le sue mummie sono scese.
variant-treasure-room = Sala del tesoro
    .help = Chi sconfigge il re deve dire i colori dei templi per vincere lo Scorpione d’Oro.

option-two-player-removed = Cristalli esclusi in due giocatori
    .help = Due colori che non si mettono sulle caselle marroni.
option-pyramid-steps = Passi sulla piramide
    .help = Quanti ne vuoi, o tutti quelli che i tuoi cristalli permettono.
option-mummy-pass = Superare le mummie
    .help = Un avventuriero può passare oltre una mummia, ma non restarci.
option-mummy-side = Dove scende una mummia
    .help = Sul suo lato della piramide, o su un lato scelto da chi tira.
option-mummy-brown-steps = Caselle marroni per una mummia
    .help = Di quanto avanzi sull’anello con la faccia della mummia.
option-king-start-below = Il re comincia più in basso
    .help = Di quanti livelli sotto la cima. Ogni mummia che esce lo fa salire di uno.
option-king-wins-at-eight = Il re vince con le sue mummie
    .help = Vince subito quando tutte le mummie sono sulle caselle marroni.
option-share-crystals = Cristalli in comune
    .help = Le tende di una squadra contano come una.
option-trapped = In trappola nella sala del tesoro
    .help = La vittoria vale, senza lo scorpione; oppure il giocatore è fuori, e il re resta.
option-show-revealed = Mostrare i colori aperti
    .help = Lo schermo continua a mostrare che cosa c’era nei templi aperti.

## Valori delle opzioni, e che cosa supponiamo della scatola

option-pyramid-steps-up-to = quanti ne vuoi
option-pyramid-steps-exact = tutti
option-mummy-side-own = il suo lato
option-mummy-side-any = qualsiasi lato
option-trapped-no-treasure = vince, niente scorpione
option-trapped-out = fuori dal gioco

box-ramses-pyramid-map-crystals = quale cristallo è su quale casella marrone
box-ramses-pyramid-map-temples = dove sono i templi
box-ramses-pyramid-map-layers = quanti livelli ci sono, e i loro colori
box-ramses-pyramid-map-top = dove stanno le mummie in cima
box-ramses-pyramid-temple-colours = i colori dei templi

## Così non si può preparare

rp-setup-mummies = { $mummies } mummie stanno in cima, e ci sono { $spaces } caselle marroni. Ci vuole almeno una mummia, e una casella per ognuna. Correggi il file del tabellone.
rp-setup-temples = Ci sono { $temples } templi sulla mappa, e { $colours } colori per loro. C’è un tempio per ogni colore. Correggi il file del tabellone.
rp-setup-spaces = Ci sono { $spaces } caselle dei templi per { $temples } templi. Una almeno deve essere vuota. Correggi il file del tabellone.
rp-setup-king = Il re comincerebbe { $below } livelli sotto la cima, e questa piramide ne ha solo { $layers }.
