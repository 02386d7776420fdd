### UFO Attack. Eine Meldung heißt wie ihr Code; was sie sagt, kommt in fertigen Wörtern.

# Same as English.
game-ufo-attack = UFO Attack
face-ufo = das UFO

## Was zu tun ist

ua-ask-roll = { $seat }, würfle.
ua-ask-launch = { $seat }, würfle für den Start.
ua-ask-launch-or-pass = { $seat }, würfle für den Start oder beende den Zug.
ua-ask-attack-roll = { $seat }, würfle noch mal: Laser auf { $at }.
ua-ask-build = { $seat }, wähle { $colours-or }.
ua-ask-bonus = { $seat }, nimm einen Bonus-Rohstoff.
ua-ask-bonus-or-not = { $seat }, nimm einen Bonus-Rohstoff oder verzichte.
ua-ask-attack = { $seat }, wessen Rakete greifst du an?
ua-ask-alien-or-attack = { $seat }, setze den Außerirdischen oder greif an.
ua-ask-colour-or-ufo = { $seat }, wähle eine Farbe oder das UFO.
ua-ask-zap = { $seat }, was holst du dir: { $colours-or }?
ua-ask-top = { $seat }, Spitze aufsetzen oder noch nicht?

## Wie eine Aktion auf der Taste heißt, und wie man sie erzählt

ua-act-roll = Würfeln
    .told = { $seat } hat { $face } gewürfelt
ua-act-take = { $colour } bauen
    .told = { $seat } hat { $colour } gebaut
# Same as English.
ua-act-take-bonus = Bonus: { $colour }
    .told = { $seat } hat { $colour } als Bonus genommen
ua-act-decline-bonus = Kein Bonus
    .told = { $seat } hat auf den Bonus verzichtet
ua-act-aim = { $at } angreifen
    .told = { $seat } hat auf { $at } gezielt
ua-act-zap = { $colour } holen
    .told = { $seat } hat { $colour } geholt
ua-act-use-ufo = Das UFO nehmen
    .told = { $seat } hat das UFO genommen
ua-act-alien-to = Außerirdischer zu { $at }
    .told = { $seat } hat den Außerirdischen auf die Raketenspitze von { $at } gesetzt
ua-act-put-top-on = Spitze aufsetzen
    .told = { $seat } hat die Raketenspitze aufgesetzt
ua-act-leave-top-off = Noch nicht
    .told = { $seat } hat die Raketenspitze nicht aufgesetzt
ua-act-take-top-off = Spitze abnehmen
    .told = { $seat } wollte die Raketenspitze abnehmen
ua-act-claim-launch = Starten
    .told = { $seat } hat einen Start gemeldet
ua-act-pass = Zug beenden
    .told = { $seat } hat den Zug beendet

ua-hint-bonus = { $run } in Folge: noch ein Rohstoff
ua-hint-left =
    { $count ->
        [one] der letzte
       *[other] noch { $count } da
    }
ua-hint-modules =
    { $count ->
        [0] kein Rohstoff
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }

## Was geschehen ist

ua-rolled = { $seat } würfelt { $face }.
ua-rolled-blank = { $seat } würfelt eine leere Seite. Der Zug ist vorbei.
ua-used-up = Im Vorrat aufgebraucht: { $colours }.
ua-none-left = Im Vorrat aufgebraucht: { $colours }. Der Zug ist vorbei.
ua-built = { $seat } baut { $colour }.
ua-bonus-due = Das sind { $run } in Folge: { $seat } nimmt noch einen Rohstoff in einer beliebigen Farbe.
ua-bonus-storage-empty = Das sind { $run } in Folge, aber der Vorrat ist leer: Es gibt keinen Bonus.
ua-bonus-lost-to-top = Das sind { $run } in Folge, aber die Rakete ist voll: Die Spitze kommt drauf, und es gibt keinen Bonus.
ua-bonus-built = { $seat } nimmt { $colour } als Bonus.
ua-bonus-declined = { $seat } verzichtet auf den Bonus.
ua-aimed = { $seat } zielt auf die Rakete von { $at }. Würfle noch einmal.
ua-nothing-to-zap = Auf der Rakete von { $at } steckt kein Rohstoff in { $colours-or }. Nichts ändert sich, und der Zug ist vorbei.
ua-zapped =
    { $count ->
        [one] { $seat } nimmt einen { $colour-en } Rohstoff von { $at }.
        [2] { $seat } nimmt beide { $colour-en } Rohstoffe von { $at }.
       *[other] { $seat } nimmt alle { $count } { $colour-en } Rohstoffe von { $at }.
    }
ua-attack-failed = Wieder das UFO: { $seat } hat keinen Erfolg mit dem Angriff.
ua-attack-failed-no-alien = Der Außerirdische sitzt nicht auf der Spitze von { $at }: { $seat } hat keinen Erfolg mit dem Angriff.
ua-captured =
    { $count ->
        [one] Der Außerirdische hilft: { $seat } nimmt den einen Rohstoff von der Rakete von { $at }.
        [2] Der Außerirdische hilft: { $seat } nimmt beide Rohstoffe von der Rakete von { $at }.
       *[other] Der Außerirdische hilft: { $seat } nimmt alle { $count } Rohstoffe von der Rakete von { $at }.
    }
ua-captured-nothing = Der Außerirdische hilft, aber die Rakete von { $at } ist leer.
ua-alien-back = Der Außerirdische kommt zurück in die Mitte.
ua-alien-placed = { $seat } setzt den Außerirdischen auf die Raketenspitze von { $at }.
ua-alien-attacks = { $seat } greift { $at } an. Würfle noch einmal.
ua-ufo-used = { $seat } nimmt das UFO.
ua-top-on = Die Rakete von { $at } ist voll: Die Spitze kommt drauf.
ua-top-on-freed = Der Außerirdische gibt die Spitze von { $at } frei: Sie kommt auf die volle Rakete.
ua-top-off = Die Rakete von { $at } ist nicht mehr startklar: Die Spitze kommt ab.
ua-top-kept-off = Die Rakete von { $at } ist voll, aber wegen des Außerirdischen bleibt die Spitze ab.
ua-top-put-on = { $seat } setzt die Spitze auf. Im nächsten Zug: Start.
ua-top-left-off = { $seat } lässt die Spitze noch ab.
ua-launched = Ein UFO, und die Spitze sitzt: Die Rakete von { $seat } hebt ab!
ua-launch-failed = Kein UFO: Die Rakete von { $seat } bleibt auf der Rampe.
ua-launch-put-off = { $seat } versucht in diesem Zug keinen Start.
ua-scored =
    { $count ->
        [one] Die Rakete von { $seat } hebt mit einem Rohstoff ab: { $points } Punkte, zusammen { $total }.
       *[other] Die Rakete von { $seat } hebt mit { $count } Rohstoffen ab: { $points } Punkte, zusammen { $total }.
    }
ua-alien-stays = Der Außerirdische bleibt auf der Spitze von { $seat }, neben der Rampe.
ua-plays-on =
    { $missing ->
        [one] { $seat } braucht noch einen Punkt zum Sieg.
       *[other] { $seat } braucht noch { $missing } Punkte zum Sieg.
    }
ua-wins = { $seat } gewinnt mit dem ersten Start.
ua-wins-points = { $seat } gewinnt: { $total } Punkte sind genug.

## Hinweise: erlaubt, aber es bringt nichts

ua-advise-empty = Die Rakete von { $at } ist leer. Bei einer anderen gibt es Rohstoffe zu holen.
ua-advise-bonus = Der Bonus hätte nichts gekostet.
ua-advise-top = Mit dieser Rakete hätten die Punkte zum Sieg gereicht.

## So nicht

ua-not-a-player = { $name } spielt hier nicht mit.
ua-game-over = Das Spiel ist vorbei: { $winner } hat gewonnen.
ua-not-your-turn = { $turn } ist dran. { $seat }, warte bitte.
ua-not-on-die =
    { $face-count ->
        [0] Keine Seite dieses Würfels ist leer. Würfle noch einmal, oder richtet den Würfel ein, mit dem ihr spielt.
       *[other] Keine Seite dieses Würfels zeigt { $face }. Würfle noch einmal, oder richtet den Würfel ein, mit dem ihr spielt.
    }
ua-already-rolled = { $seat } hat schon gewürfelt. Der Wurf gilt.
ua-no-such-colour = Es gibt keine Rohstoffe in { $word }. Wähle { $colours-or }.
ua-top-closes = Auf der Rakete von { $seat } sitzt die Spitze: Sie nimmt keinen Rohstoff mehr auf.
ua-not-rolled =
    { $colours-count ->
        [0] Der Würfel zeigt kein { $colour }.
       *[other] Der Würfel zeigt kein { $colour }. Wähle { $colours-or }.
    }
ua-none-in-storage = Im Vorrat gibt es kein { $colour } mehr. Wähle etwas anderes.
ua-attack-builds-nothing = Dieser Wurf gilt dem Angriff: Aus dem Vorrat gibt es nichts.
ua-one-action = Nur eine Aktion pro Zug, und die ist getan.
ua-no-bonus = Dir steht kein Bonus zu. Leg den Rohstoff zurück.
ua-no-bonus-left = Der Vorrat ist leer, also gibt es keinen Bonus.
ua-bonus-is-a-must = Den Bonus musst du nehmen: Wähle eine Farbe.
ua-own-rocket = { $seat }, ziel auf eine andere Rakete, nicht auf deine eigene.
ua-own-top = { $seat }, der Außerirdische kommt auf eine andere Spitze, nicht auf deine eigene.
ua-no-such-seat = Niemand hier heißt { $name }. Wähle jemanden, der mitspielt.
ua-aim-is-fixed = Der Laser zielt auf { $at }, und dabei bleibt es für diesen Wurf.
ua-no-ufo = Es wurde kein UFO gewürfelt.
ua-no-alien = Der Außerirdische spielt in diesem Spiel nicht mit.
ua-alien-is-there = Der Außerirdische sitzt schon auf der Raketenspitze von { $at }. Setze ihn auf eine andere oder greif an.
ua-no-hit = Jetzt gibt es nichts zu holen. Steck die Rohstoffe zurück.
ua-victim-has-none = Auf der Rakete von { $at } gibt es kein { $colour }.
ua-take-all =
    { $count ->
        [one] Auf der Rakete von { $at } steckt ein { $colour-er } Rohstoff. Nimm den einen.
        [2] Beide { $colour-en } Rohstoffe wechseln, nicht mehr und nicht weniger. Nimm beide von { $at }.
       *[other] Alle { $count } { $colour-en } Rohstoffe wechseln, nicht mehr und nicht weniger. Nimm sie alle von { $at }.
    }
ua-too-few =
    { $missing ->
        [one] Die Rakete von { $at } braucht noch einen Rohstoff für ihre Spitze.
       *[other] Die Rakete von { $at } braucht noch { $missing } Rohstoffe für ihre Spitze.
    }
ua-colours-lacking = Die Rakete von { $at } braucht noch { $colours } für ihre Spitze.
ua-top-is-on = Die Spitze von { $seat } sitzt schon.
ua-alien-keeps-off = Der Außerirdische sitzt auf der Raketenspitze von { $seat }, darum kann sie nicht auf die Rakete.
ua-top-at-turn-end = Die Spitze von { $seat } darf am Ende des eigenen Zuges auf die Rakete.
ua-top-no-choice = Die Spitze kommt von selbst auf die Rakete, sobald sie voll ist.
ua-top-stays = Die Spitze von { $seat } bleibt drauf. Setze sie wieder auf.
ua-no-top-on = Auf der Rakete von { $seat } sitzt keine Spitze.
ua-launch-needs-ufo = Nur ein UFO, gewürfelt am Anfang des Zuges von { $seat }, startet die Rakete.
ua-launch-needs-top = Auf der Rakete von { $seat } sitzt keine Spitze, darum kann sie nicht starten.
ua-no-pass = { $seat } darf nicht aussetzen.

ua-owed-roll = { $seat }, würfle zuerst.
ua-owed-launch = { $seat }, deine Spitze sitzt: würfle für den Start, sonst nichts.
ua-owed-launch-or-pass = { $seat }, deine Spitze sitzt: würfle für den Start oder beende den Zug.
ua-owed-attack-roll = { $seat }, würfle noch einmal für den Angriff.
ua-owed-build = { $seat }, baue eine gewürfelte Farbe: { $colours-or }.
ua-owed-bonus = { $seat }, zuerst kommt der Bonus.
ua-owed-attack = { $seat }, du hast das UFO: Wähle, wessen Rakete du angreifst.
ua-owed-alien-or-attack = { $seat }, du hast das UFO: setze den Außerirdischen oder greif an.
ua-owed-colour-or-ufo = { $seat }, wähle etwas davon, was du gewürfelt hast.
ua-owed-zap = { $seat }, hol dir eins davon: { $colours-or }.
ua-owed-top = { $seat }, setze deine Spitze auf oder lass sie noch ab.

## Optionen und Varianten

variant-alien-invasion = Außerirdische
    .help = Wer das UFO würfelt, darf auch den Außerirdischen auf eine Raketenspitze setzen. Er hilft beim nächsten Angriff.
variant-first-to-12 = Zuerst 12 Punkte
    .help = Jeder Start bringt Punkte. Du brauchst Rohstoffe in allen Farben und setzt die Spitze auf, wann du willst.

option-modules-per-colour = Rohstoffe jeder Farbe
    .help = Wie viele in der Schachtel sind. Wir nehmen fünf an.
option-modules-to-launch = Rohstoffe für den Start
    .help = Wie viele eine Rakete braucht, bevor ihre Spitze draufkommt.
option-launch-optional = Start nach Wahl
    .help = Mit aufgesetzter Spitze darfst du den Zug auch ohne Wurf beenden.
option-bonus-run = In Folge für den Bonus
    .help = Wie viele Rohstoffe einer Farbe in Folge noch einen bringen. 0: nie.
option-bonus-optional = Bonus nach Wahl
    .help = Du darfst auf den Rohstoff verzichten und ihn im Vorrat lassen.
option-bonus-third-of-colour = Bonus nur für den dritten einer Farbe
    .help = In der Folge müssen alle Rohstoffe ihrer Farbe stecken, die auf der Rakete sind.
option-bonus-before-top = Bonus vor der Spitze
    .help = Wenn nicht, bringt der Rohstoff, der die Rakete voll macht, keinen Bonus.
option-alien-then-roll = Wurf nach dem Außerirdischen
    .help = Der Wurf ist ein Angriff auf die Rakete, zu der der Außerirdische gekommen ist.
option-launch-bonus = Punkte für den Start
    .help = Sie kommen zu einem Punkt je Rohstoff dazu.
option-ten-any-colours = Volle Ladung in beliebigen Farben
    .help = Wer so viel lädt, dass ein Start zum Sieg reicht, braucht nicht jede Farbe.

## So lässt es sich nicht aufbauen

ua-setup-modules = Ein Start braucht { $needed } Rohstoffe, und es gibt im Ganzen nur { $total }.
