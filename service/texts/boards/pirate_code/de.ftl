### Die Zeichnung von Pirate Code.

pcb-board-name = Das Spielbrett von Pirate Code
pcb-board-found = { $count }/{ $of }
pcb-board-wrong = falsch
pcb-board-broken = Code geknackt
pcb-board-open-chest = öffne die Truhe
pcb-board-no-code = noch kein Code
pcb-board-none-left = keiner mehr?
pcb-board-guesser = rät
pcb-board-setter = hat einen Code versteckt
pcb-board-log = Tipps bis jetzt
pcb-board-leg = Code { $leg } von { $of }
pcb-board-log-empty = Noch kein Tipp
pcb-board-log-more = { $count ->
    [one] ein früherer Zug
   *[other] { $count } frühere Züge
}
pcb-board-token-die = der Würfel sagt
pcb-board-token-rolled = wie gewürfelt
pcb-board-token-choice = beliebige Farbe
pcb-board-token-skeleton = in der Hand
pcb-board-token-row = beliebige Farbe
pcb-board-token-laid = getippt
pcb-board-token-ask = zu bewerten
pcb-board-token-scored = bewertet

pcb-cheer = Der Schatz gehört dir!
pcb-cheer-draw = Ihr teilt euch das Meer.
pcb-final-found = nicht geknackt: { $count } von { $of } gefunden
pcb-final-guesses = { $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
}

## Dasselbe in Worten

pcb-twin-area = Der Code von { $name }: { $found ->
    [0] keiner von { $of } Edelsteinen gefunden.
   *[other] { $found } von { $of } Edelsteinen gefunden.
}
pcb-twin-gem = { $colour } auf { $at }
pcb-twin-gold = Am richtigen Platz: { $list }.
pcb-twin-guess = In der Ratereihe: { $list }.
pcb-twin-wrong = { $count ->
    [one] { $colour }
   *[other] { $count }-mal { $colour }
}
pcb-twin-brown = Falsch: { $list }.
pcb-twin-no-code = Noch ist kein Code versteckt.
pcb-twin-opened = Die Truhe ist offen: { $list }.
pcb-twin-own-code = Dein Code: { $list }.
pcb-twin-bot = Auf diesem Platz spielt ein Bot.
pcb-twin-laid = { $colour } bei { $name } auf Platz { $at }
pcb-twin-turn = In diesem Zug getippt: { $list }.
pcb-twin-due = { $guess ->
    [rolled] ein Edelstein in { $colour }
    [skeleton] der Edelstein des Skeletts in { $colour }
   *[other] ein Edelstein in beliebiger Farbe
}
pcb-twin-to-guess = Noch zu tippen: { $list }.
pcb-twin-to-score = Vom Besitzer zu bewerten: { $list }.
pcb-twin-empty = In der Edelsteinkiste aufgebraucht: { $list }.
pcb-twin-hand = { $colour ->
    [none] Die Hand des Skeletts ist leer.
   *[other] Das Skelett hält { $colour }.
}
pcb-twin-count = { $name } hat { $count ->
    [one] einen Tipp gebraucht.
   *[other] { $count } Tipps gebraucht.
}
pcb-twin-scored = { $colour } auf { $at }: { $answer }
pcb-twin-log = Ein Zug: { $list }.

## Schritte einer Aktion

pcb-step-chest = eine Farbe ist aus
pcb-step-guess = { $guess ->
    [choice] { $colour } als freie Wahl
   *[other] Gewürfeltes verschieben
}
pcb-step-rolled = { $colour } wie gewürfelt
pcb-step-gem = Edelstein in { $colour }
pcb-step-hand = { $colour } vom Skelett
pcb-step-lying = { $colour } bei { $name }: weg von { $at }

## Antworten richtigstellen

page-sheet-pcb-answers = Deine Antworten
pcb-change-key = Antwort ändern…
pcb-change-whose = Wessen Antworten?
pcb-change-head = { $name }, welche Antworten waren falsch?
pcb-change-what-follows = Alle sehen die Änderung, und der Edelstein wird neu gelegt.
pcb-change-send = { $count ->
    [0] Ändern
    [one] Eine Antwort ändern
   *[other] { $count } Antworten ändern
}
pcb-given-now = wie geantwortet
pcb-given-gem = Antwort { $number }: { $colour } auf { $at }
pcb-given-clash = können nicht zugleich stimmen
