### Pirate Code. Eine Meldung heißt wie ihr Code; was sie sagt, kommt in fertigen Wörtern.

# Same as English.
game-pirate-code = Pirate Code

score-gold = richtig
score-stays = richtige Farbe, falscher Platz
score-brown = falsche Farbe

guess-rolled = der gewürfelte Edelstein
guess-choice = der Edelstein deiner Wahl
guess-skeleton = der Edelstein des Skeletts
guess-row = ein Edelstein der Reihe

row-gold = Gold
    .en = goldenen
row-brown = Braun
    .en = braunen

## Was zu tun ist

pc-ask-code =
    { $count ->
        [one] { $seat }, verstecke einen Edelstein in deiner Truhe und gib ihn ein.
       *[other] { $seat }, verstecke { $count } Edelsteine in deiner Truhe und gib sie ein, von dir aus von links.
    }
pc-ask-first-hand = { $seat }, gib dem Skelett einen Edelstein.
pc-ask-hand = { $seat }, gib dem Skelett einen neuen Edelstein.
pc-ask-roll = { $seat }, würfle.
pc-ask-guess =
    { $count ->
        [one] { $seat }, mach einen Tipp: Leg oder verschieb einen Edelstein.
       *[other] { $seat }, mach { $count } Tipps, in beliebiger Reihenfolge. Der Würfel zeigt { $colours }.
    }
pc-ask-rolled = { $seat }, leg oder verschieb einen { $colours-en } Edelstein.
pc-ask-choice = { $seat }, leg oder verschieb einen Edelstein deiner Wahl.
pc-ask-skeleton = { $seat }, leg den Edelstein des Skeletts.
pc-ask-row =
    { $count ->
        [one] { $seat }, leg noch einen Edelstein in beliebiger Farbe auf den letzten freien Platz.
       *[other] { $seat }, leg noch { $count } Edelsteine: auf jeden freien Platz einen in beliebiger Farbe.
    }
pc-ask-end = { $seat }, beende deinen Zug, dann werden die Tipps geprüft.
pc-ask-answer = { $seat }, schau in deine Truhe: Wie richtig ist { $colour } auf Platz { $at }?
pc-ask-open = { $seat }, öffne deine Truhe und gib ein, was darin liegt, von dir aus von links.
pc-which-guess = { $seat }, für welchen Tipp ist das: { $guesses-or }?

## Wie eine Aktion auf der Taste heißt, und wie man sie erzählt

pc-act-set-code = Code verstecken
    .told = { $seat } hat einen Code versteckt
pc-act-fill-hand = { $colour } in die Hand
    .told = { $seat } hat dem Skelett { $colour } in die Hand gegeben
pc-act-roll = Würfeln
    .told = { $seat } hat { $face } gewürfelt
pc-act-place = { $colour } bei { $on } auf { $at }
    .told = { $seat } hat { $colour } bei { $on } auf Platz { $at } gelegt
pc-act-move = { $colour } bei { $on }: { $at } auf { $to }
    .told = { $seat } hat { $colour } bei { $on } von { $at } auf { $to } verschoben
pc-act-end-turn = Tipps prüfen
    .told = { $seat } hat den Zug beendet
pc-act-answer = { $colour } { $at }: { $answer }
    .told = { $seat } hat { $colour } auf { $at } bewertet: { $answer }
pc-act-change-answers = Antworten ändern
    .told = { $seat } hat frühere Antworten geändert
pc-act-open-chest = Truhe öffnen
    .told = { $seat } hat die Truhe geöffnet
pc-act-declare-empty = Kein { $colour } mehr da
    .told = { $seat } hat gesagt, dass kein { $colour } mehr da ist
pc-act-declare-found = Doch noch { $colour } da
    .told = { $seat } hat doch noch { $colour } gefunden
pc-act-claim-win = Ich habe gewonnen
    .told = { $seat } hat den Sieg gemeldet
pc-act-change-option = Eine Regel ändern
    .told = { $seat } wollte eine Regel ändern
pc-act-pass = Aussetzen
    .told = { $seat } wollte aussetzen

pc-hint-takes-place = statt { $colour }
pc-hint-changes-places = im Tausch mit { $colour }

## Was geschehen ist

pc-code-set = { $seat } hat einen Code versteckt.
pc-code-changed = { $seat } hat den Code neu versteckt.
pc-code-is = Dein Code, von dir aus von links: { $colours }.
pc-hand-filled = { $seat } gibt dem Skelett { $colour } in die Hand.
pc-hand-stays-empty = Es ist kein Edelstein mehr da, in keiner Farbe: Die Hand des Skeletts bleibt leer.
pc-rolled = { $seat } würfelt { $colour }.
pc-bonus = Drei Tipps: Das Skelett gibt { $colour } dazu.
pc-bonus-hand-empty = Die Hand des Skeletts ist leer: zwei Tipps.
pc-placed = { $seat } legt { $colour } bei { $on } auf Platz { $at }.
pc-moved = { $seat } verschiebt { $colour } bei { $on } von Platz { $at } auf { $to }.
pc-went-back = Der { $colour-e } Edelstein, der dort lag, kommt zurück in die Edelsteinkiste.
pc-changed-places = Der { $colour-e } Edelstein, der dort lag, tauscht mit ihm den Platz.
pc-lost-rolled = Mit dem gewürfelten Edelstein geht nichts: Dieser Tipp ist verloren.
pc-lost-empty = Es ist kein { $colour } mehr da, und kein { $colour-er } Edelstein lässt sich verschieben: Dieser Tipp ist verloren.
pc-lost-choice = Mit dem Edelstein deiner Wahl geht nichts: Dieser Tipp ist verloren.
pc-lost-skeleton = Mit dem Edelstein des Skeletts geht nichts: Er bleibt in der Hand.
pc-lost-row = Auf den freien Platz kann kein Edelstein: Dieser Tipp ist verloren.
pc-said-empty = { $seat } sagt, dass in der Edelsteinkiste kein { $colour } mehr ist.
pc-said-found = { $seat } sagt, dass in der Edelsteinkiste doch noch { $colour } ist.
pc-turn-ended = Die Tipps von { $seat } werden geprüft.
pc-turn-without-gems = Der Zug von { $seat } ist vorbei. Es gibt nichts zu prüfen.
pc-scored-gold = Bei { $on }, Platz { $at }: { $colour } ist richtig und wird golden.
pc-scored-stays = Bei { $on }, Platz { $at }: { $colour } ist im Code, aber nicht dort. Der Edelstein bleibt liegen.
pc-scored-brown = Bei { $on }, Platz { $at }: { $colour } ist falsch und kommt in den braunen Bereich.
pc-scored-stays-off = Bei { $on }, Platz { $at }: { $colour } ist im Code, aber nicht dort. Der Edelstein kommt weg.
pc-scored-brown-off = Bei { $on }, Platz { $at }: { $colour } ist falsch und kommt weg.
pc-broken = Der Code von { $on } ist geknackt.
pc-open-broken =
    { $seats-count ->
        [one] { $seats }: Öffne deine Truhe, damit alle vergleichen können.
       *[other] { $seats }: Öffnet eure Truhen, damit alle vergleichen können.
    }
pc-open-all =
    { $seats-count ->
        [one] Das Spiel ist entschieden. { $seats }: Öffne deine Truhe, damit alle vergleichen können.
       *[other] Das Spiel ist entschieden. { $seats }: Öffnet eure Truhen, damit alle vergleichen können.
    }
pc-opened = In der Truhe von { $seat } liegt, vom eigenen Platz aus von links: { $colours }.
pc-opened-repeats = Eine Truhe mit zwei Edelsteinen einer Farbe ist nach diesen Regeln kein Code.
pc-opened-mismatch = { $seat } hatte { $colour } auf Platz { $at } mit „{ $told }“ bewertet; mit dieser Truhe ist es „{ $right }“.
pc-players-decide = Das passt nicht zusammen. Was daraus folgt, entscheidet ihr.
pc-changed-to-gold = { $seat } ändert Antwort { $number }, { $colour } auf Platz { $at }: Das ist richtig und wird golden.
pc-changed-to-stays = { $seat } ändert Antwort { $number }, { $colour } auf Platz { $at }: richtige Farbe, falscher Platz.
pc-changed-to-stays-gone = { $seat } ändert Antwort { $number }, { $colour } auf Platz { $at }: richtige Farbe, falscher Platz. Der Edelstein kommt zurück in die Edelsteinkiste.
pc-changed-to-brown = { $seat } ändert Antwort { $number }, { $colour } auf Platz { $at }: Das ist falsch.
pc-changed-to-brown-gone = { $seat } ändert Antwort { $number }, { $colour } auf Platz { $at }: Das ist falsch. Der Edelstein kommt zurück in die Edelsteinkiste.
pc-changed-to-gold-gone = { $seat } ändert Antwort { $number }, { $colour } auf Platz { $at }: Das ist richtig, aber der Platz ist schon golden. Der Edelstein kommt zurück in die Edelsteinkiste.
pc-roles-swapped = Jetzt versteckt { $setter } einen Code, und { $guesser } rät.
pc-wins = { $winners } gewinnt: Alle anderen Codes sind geknackt.
pc-wins-later = Alle Codes sind geknackt. { $winners } gewinnt: Dieser Code wurde als letzter geknackt.
pc-share = Alle Codes sind geknackt. { $winners } gewinnen gemeinsam.
pc-wins-fewer = { $winners } gewinnt mit { $mine } zu { $theirs } Tipps.
pc-wins-exceeded =
    { $mine ->
        [one] { $winners } gewinnt: Ein Tipp hat gereicht, und auf der anderen Seite waren es schon { $theirs }.
       *[other] { $winners } gewinnt: { $mine } Tipps haben gereicht, und auf der anderen Seite waren es schon { $theirs }.
    }
pc-draw =
    { $mine ->
        [one] Beide haben einen Tipp gebraucht: unentschieden.
       *[other] Beide haben { $mine } Tipps gebraucht: unentschieden.
    }

## Hinweise: erlaubt, aber etwas anderes ist besser

pc-advise-brown = Im braunen Bereich von { $on } liegt schon { $colour }: Was vom Code noch fehlt, hat diese Farbe nicht.
pc-advise-gold = Bei { $on } ist { $colour } schon golden, und keine Farbe kommt zweimal vor.
pc-advise-move = Bei { $on } liegt ein { $colour-er } Edelstein am falschen Platz. Ihn zu verschieben verrät mehr.
pc-advise-not-empty = Es liegen so wenige { $colour-e } Edelsteine auf dem Tisch, dass noch welche da sein müssen. Schau noch einmal nach.

## So nicht

pc-not-a-player = { $name } spielt hier nicht mit.
pc-game-over =
    { $winners-count ->
        [0] Das Spiel ist vorbei: Es war unentschieden.
        [one] Das Spiel ist vorbei: { $winners } hat gewonnen.
       *[other] Das Spiel ist vorbei: { $winners } haben gewonnen.
    }
pc-not-your-turn = { $turn } ist dran. { $seat }, warte bitte.
pc-no-such-colour = Es gibt keine Edelsteine in { $word }. Wähle { $colours-or }.
pc-no-such-seat = Niemand hier heißt { $name }. Wähle jemanden, der mitspielt.
pc-no-such-position = Platz { $at } gibt es nicht. Wähle einen von 1 bis { $count }, vom Besitzer aus von links gezählt.
pc-no-such-row = Eine Reihe { $name } gibt es nicht. Verschoben wird nur in der Ratereihe.
pc-own-code = { $seat }, rate einen anderen Code, nicht deinen eigenen.
pc-no-code-there = Bei { $on } gibt es jetzt keinen Code zu raten.
pc-code-is-broken = Der Code von { $on } ist geknackt: Jeder Platz ist gelöst. Rate bei { $seats-or }.
pc-covered = Platz { $at } ist abgedeckt: Ein Code hat { $count } Edelsteine.
pc-solved = Platz { $at } von { $on } ist gelöst: Dort liegt { $colour } in Gold. Wähle einen offenen Platz.
pc-touched = Auf Platz { $at } von { $on } kam in diesem Zug schon ein Edelstein: Er bleibt bis zur Prüfung liegen.
pc-occupied = Auf Platz { $at } von { $on } liegt ein { $colour-er } Edelstein. Verschieb ihn oder wähle einen freien Platz.
pc-guess-not-due =
    { $guesses-count ->
        [0] Dieser Tipp ist jetzt nicht offen.
       *[other] Dieser Tipp ist jetzt nicht offen. Offen: { $guesses }.
    }
pc-not-rolled = Der Würfel zeigt { $rolled }: Einer deiner Edelsteine muss { $rolled } sein. Nur der Edelstein deiner Wahl darf { $colour } sein.
pc-not-in-hand = Das Skelett hält { $held }, nicht { $colour }.
pc-said-to-be-empty = Es hieß, dass kein { $colour } mehr da ist. Verschieb einen { $colour-en } Edelstein, wähle eine andere Farbe oder sag, dass doch noch einer da war.
pc-hand-said-to-be-empty = Es hieß, dass kein { $colour } mehr da ist. Wähle eine andere Farbe oder sag, dass doch noch einer da war.
pc-colour-not-due = Kein offener Tipp könnte { $colour } brauchen, darum ist das jetzt nicht wichtig.
pc-already-said-empty = Dass kein { $colour } mehr da ist, wurde schon gesagt.
pc-not-said-empty = Niemand hat gesagt, dass { $colour } aufgebraucht ist.
pc-move-nowhere = Der Edelstein liegt schon auf Platz { $at }. Verschieb ihn auf einen anderen.
pc-move-not-rolled = Der Würfel zeigt { $rolled }: Einer deiner Tipps gilt einem { $rolled-en } Edelstein. Einen { $colour-en } verschiebst du nur als Edelstein deiner Wahl.
pc-never-moves = Was im { $row-en } Bereich liegt, wird nie mehr verschoben.
pc-same-area-only = Ein Edelstein wird nur in seinem Ratefeld verschoben: Bei { $on } nur, was dort schon liegt.
pc-not-lying-there = Auf Platz { $at } in der Ratereihe von { $on } liegt kein { $colour-er } Edelstein.
pc-skeleton-is-placed = Der Edelstein des Skeletts muss gelegt werden: Für ihn wird kein anderer verschoben.
pc-row-is-placed = Die Reihe wird mit neuen Edelsteinen gefüllt: Keiner wird verschoben.
pc-no-skipping =
    { $count ->
        [one] Ein Tipp ist noch offen, und den kannst du nicht auslassen.
       *[other] { $count } Tipps sind noch offen, und die kannst du nicht auslassen.
    }
pc-options-stand = { $seat }, die Regeln gelten, bis dieses Spiel vorbei ist. Wählt für das nächste andere.
pc-no-pass = { $seat }, du kannst keinen Tipp auslassen.
pc-not-on-die = Keine Seite dieses Würfels zeigt { $face }. Würfle noch einmal, oder richtet den Würfel ein, mit dem ihr spielt.
pc-no-die = Mit diesen Regeln geht es ohne Würfel: Füll die Reihe mit beliebigen Farben.
pc-already-rolled = { $seat } hat schon gewürfelt. Der Wurf gilt.
pc-no-skeleton = Die Hand des Skeletts spielt nach diesen Regeln nicht mit.
pc-hand-is-full = Das Skelett hält schon { $colour }.
pc-hand-after-scoring = Die Hand wird nach der Prüfung eines Zuges gefüllt, in dem ihr Edelstein gebraucht wurde.
pc-not-won-yet = Wann das Spiel vorbei ist, sagt der Schiedsrichter. Noch zu raten: { $seats }.

pc-code-stays-in-chest = Nach diesen Regeln werden Codes nicht eingegeben: Die Edelsteine bleiben in deiner Truhe, und du bewertest die Tipps.
pc-not-setting = Geraten wird jetzt nicht dein Code: { $turn } rät.
pc-code-is-locked = Seit dem ersten Wurf stehen die Codes fest.
pc-code-length =
    { $count ->
        [one] Ein Code hat einen Edelstein; du hast { $given } genannt.
       *[other] Ein Code hat { $count } Edelsteine; du hast { $given } genannt.
    }
pc-code-repeats = Du hast { $colour } { $count }-mal genannt. Alle Edelsteine eines Codes haben verschiedene Farben.
pc-referee-scores = Der Schiedsrichter kennt die Codes und bewertet die Edelsteine selbst.
pc-no-such-answer = { $name } ist keine Antwort. Sag, ob der Edelstein richtig ist, die richtige Farbe am falschen Platz hat oder die falsche Farbe.
pc-gem-not-asked = Kein solcher Edelstein wartet auf deine Bewertung.
pc-nothing-to-answer = Jetzt wartet kein Edelstein auf seine Bewertung.
pc-contradiction =
    { $count ->
        [one] Zu dieser Antwort passt überhaupt kein Code.
       *[other] Diese { $count } Antworten können nicht alle stimmen. Schau in deine Truhe und ändere, was falsch ist.
    }
pc-contradiction-old = Du hast geantwortet (Nummer { $number }): { $colour } auf Platz { $at }: { $told }.
pc-contradiction-new = Du antwortest jetzt (Nummer { $number }): { $colour } auf Platz { $at }: { $told }.
pc-change-form = Nenne jede Antwort, die du ändern willst, mit ihrer Nummer und sag neu: richtig, richtige Farbe am falschen Platz oder falsche Farbe.
pc-change-later = Antworten ändert man vor einem Wurf oder während Edelsteine bewertet werden. Warte, bis dieser Zug zu Ende ist.
pc-no-such-number = Eine Antwort { $number } zum Ändern gibt es nicht: Aufgeschrieben sind { $count }.
pc-answer-is-that = Antwort { $number } ist schon „{ $told }“.
pc-chest-is-open = Dein Code ist geknackt und deine Truhe offen: Über das, was nicht passt, entscheidet ihr.
pc-chest-stays-shut = Nach diesen Regeln bleiben die Truhen zu.
pc-chest-not-due = { $seat }, deine Truhe soll jetzt nicht geöffnet werden.

pc-owed-codes = Zuerst werden Codes versteckt. Es fehlen noch: { $seats }.
pc-owed-first-hand = Zuerst gibt { $turn } dem Skelett einen Edelstein in die Hand.
pc-owed-roll = Jetzt würfelt { $turn }.
pc-owed-guesses = { $turn } muss noch tippen: { $guesses }.
pc-owed-end = Jetzt beendet { $turn } den Zug: Die Tipps werden geprüft.
pc-owed-answers = Jetzt werden die Edelsteine bewertet. Es fehlen noch: { $seats }.
pc-owed-chests = Jetzt werden Truhen geöffnet. Es fehlen noch: { $seats }.
pc-owed-hand = Jetzt gibt { $turn } dem Skelett einen Edelstein in die Hand.

## Optionen und Varianten

variant-skeleton-bonus = Skelett-Bonus
    .help = Weiß gibt drei Tipps: den dritten mit dem Edelstein in der Hand des Skeletts.
variant-two-player = Zu zweit im Wechsel
    .help = Eine Seite versteckt einen Code, die andere rät, dann umgekehrt. Farben dürfen mehrfach vorkommen; wer weniger Tipps braucht, gewinnt.
variant-quick = Schnelles Spiel
    .help = Drei Edelsteine je Code.

option-code-length = Edelsteine im Code
    .help = Wie viele Edelsteine jeder Spieler versteckt.
option-gems-per-colour = Edelsteine jeder Farbe
    .help = Wie viele in der Schachtel sind.
option-first-move-colour = Was der erste Tipp verschiebt
    .help = Der Edelstein, den der erste Tipp verschiebt, hat die gewürfelte Farbe oder eine beliebige.
option-occupied = Wo schon ein Edelstein liegt
    .help = Ersetzen: Der frühere kommt zurück in die Edelsteinkiste. Tauschen: Kein neuer kommt dorthin, und verschobene tauschen den Platz.
option-last-together = Wenn die letzten Codes zugleich fallen
    .help = Es gewinnt, wessen Code als letzter geknackt wurde, oder sie gewinnen gemeinsam.
option-code-mode = Wer die Codes kennt
    .help = Jeder gibt seinen Code ein, und der Schiedsrichter bewertet; oder die Edelsteine bleiben in den Truhen, und die Besitzer bewerten.
option-guess-unit = Was als Tipp zählt
    .help = Jeder Edelstein, jeder Zug oder jede ganze Reihe, die ohne Würfel gefüllt wird.
option-rounds = Codes zu raten
    .help = Wie oft jeder der beiden rät.

## Werte der Optionen, und was wir von der Schachtel vermuten

option-first-move-colour-rolled = die gewürfelte Farbe
option-first-move-colour-any = beliebige Farbe
option-occupied-replace = ersetzen
option-occupied-swap = tauschen
option-last-together-later = der spätere Code gewinnt
option-last-together-shared = beide gewinnen
option-code-mode-entered = der Schiedsrichter
option-code-mode-honour = nur die Besitzer
option-guess-unit-gem = jeder Edelstein
option-guess-unit-turn = jeder Zug
option-guess-unit-row = jede Reihe

box-pirate-code-colours = die Farben der Edelsteine
box-pirate-code-positions = wie viele Plätze ein Ratefeld hat

## So lässt es sich nicht aufbauen

pc-setup-length = Ein Code hat { $gems } Edelsteine, und ein Ratefeld dieses Bretts hat nur { $places } Plätze.
pc-setup-colours = Ein Code hat { $gems } Edelsteine in verschiedenen Farben, und es gibt nur { $colours } Farben.
