### Aménophis. Eine Meldung heißt wie ihr Code; was sie sagt, kommt in fertigen Wörtern.

# Same as English.
game-amenophis = Aménophis
# Figur ist weiblich: „die erste Figur“ passt als Subjekt und als Objekt.
pawn-first = die erste Figur
pawn-second = die zweite Figur
amface-1 = 1
amface-2 = 2
amface-3 = 3
amface-4 = 4
amface-arrow = Pfeil
amface-mummy = Mumie
amface-none = kein Würfel
pile-r = Rot
pile-b = Blau
pile-w = Weiß
pile-g = Grün
pile-y = Gelb
card-r1 = Rot 1
card-r2 = Rot 2
card-r3 = Rot 3
card-r4 = Rot 4
card-r5 = Rot 5
card-b1 = Blau 1
card-b2 = Blau 2
card-b3 = Blau 3
card-b4 = Blau 4
card-b5 = Blau 5
card-w1 = Weiß 1
card-w2 = Weiß 2
card-w3 = Weiß 3
card-w4 = Weiß 4
card-w5 = Weiß 5
card-g1 = Grün 1
card-g2 = Grün 2
card-g3 = Grün 3
card-g4 = Grün 4
card-y1 = Gelb 1
card-y2 = Gelb 2
card-y3 = Gelb 3
card-y4 = Gelb 4

## Was zu tun ist

am-ask-playing = { $seat }, spiel deinen Zug verdeckt.
am-ask-cards = { $seat }, gib deine gezogenen Karten ein. Nur du siehst sie.
am-ask-cards-veiled = { $seat }, gib deine gezogenen Karten verdeckt ein.
am-ask-cancel = { $seat }, würfle oder löse zuerst die Mumien auf.
am-ask-roll = { $seat }, würfle.
am-ask-choose = { $seat }, sag einen Würfel an oder würfle neu.
am-ask-move = { $seat }, zieh deine Spielfigur.
am-ask-card = { $seat }, beende den Zug oder spiel vorher eine Karte aus.
am-ask-done = { $seat }, beende deinen Zug.
am-ask-mummy-roll = { $seat }, wirf den Würfel der Mumie.
am-ask-step = { $seat }, zieh die Mumie: { $steps ->
    [one] noch ein Schritt
   *[other] noch { $steps } Schritte
}.

## Wie eine Aktion auf der Taste heißt, und wie man sie erzählt

am-act-draw = Meine Karten
    .told = { $seat } hat die Karten angesehen
am-act-roll = Würfeln
    .told = { $seat } hat { $face } gewürfelt
am-act-keep-aside = Ohne Auflösen würfeln
    .told = { $seat } lässt die Mumien liegen
am-act-cancel = Mumien auflösen
    .told = { $seat } löst die Mumien auf
am-act-reroll = { $some ->
    [yes] Neu würfeln: { $dice }
   *[no] Noch mal würfeln
}
    .told = { $some ->
    [yes] { $seat } würfelt { $dice } noch einmal
   *[no] { $seat } würfelt noch einmal
}
am-act-announce = { $two ->
    [yes] { $die } für { $pawn }
   *[no] { $die } ansagen
}
    .told = { $two ->
    [yes] { $seat } hat { $die } für { $pawn } angesagt
   *[no] { $seat } hat { $die } angesagt
}
am-act-go = Nach { $cell }
    .told = { $seat } ist nach { $cell } gezogen
am-act-walk = Über { $path }
    .told = { $seat } ist über { $path } gezogen
am-act-play = { $card } ausspielen
    .told = { $seat } hat { $card } ausgespielt
am-act-done = Fertig
    .told = { $seat } ist fertig
am-act-give-up = Sitze fest: Zug beenden
    .told = { $seat } sitzt fest
am-act-step = Nach { $cell }
    .told = { $seat } ist nach { $cell } gegangen
am-act-stop = Hier anhalten
    .told = { $seat } hat angehalten

## Was geschehen ist

am-has-drawn = { $seat } hat { $count } Karten.
am-too-few-ankhs = Es gibt { $count } Ankhs, und die Mumie bräuchte { $goal }: Sie kann nur gewinnen, wenn alle Forscher ausscheiden.
am-keeps-aside = { $seat } lässt { $count } beiseite liegen.
am-cancelled = { $seat } löst auf. Die Mumie geht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
am-rolled = { $seat } würfelt { $dice }.
am-aside = { $count ->
    [one] Eine Mumie liegt beiseite.
   *[other] { $count } Mumien liegen beiseite.
}
am-all-mummies = Alle fünf Würfel zeigen eine Mumie: Der Zug von { $seat } ist vorbei.
am-rolls-again = { $seat } würfelt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} noch einmal.
am-announced = { $seat } sagt an: { $die }.
am-announced-pawn = { $seat } sagt für { $pawn } an: { $die }.
am-moved = { $two ->
    [yes] { $seat } zieht { $pawn } mit { $die } nach { $cell }.
   *[no] { $seat } zieht mit { $die } nach { $cell }.
}
am-played = { $seat } spielt { $card } aus: bis jetzt { $count }.
am-done = { $seat } ist fertig.
am-gave-up = { $seat } sitzt fest und beendet den Zug.
am-mummys-turn = Jetzt ist { $mummy } dran, die Mumie.
am-mummy-rolled = { $number } und { $aside } beiseite: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
am-mummy-stuck = Die Mumie kann nirgendwohin.
am-stepped = Die Mumie geht nach { $cell }.
am-stopped = Die Mumie hält an.
am-caught = Gefangen auf { $cell }: { $pawn }. Die Mumie hat { $taken } von { $goal } Ankhs.
am-out = Kein Ankh ist mehr da: { $pawn } scheidet aus.
am-no-turn = { $at } hat keinen Zug.
am-explorer-wins = { $seat } hat die letzte Karte ausgespielt und gewinnt.
am-mummy-wins = { $seat } hat { $taken } von { $goal } Ankhs und gewinnt.
am-mummy-wins-all-out = Alle Forscher sind ausgeschieden: { $seat } gewinnt.

## Was gegen eine Aktion spricht

am-no-over = Das Spiel ist vorbei.
am-no-seat = Das kann nur, wer in diesem Spiel mitspielt.
am-no-out = { $seat } ist ausgeschieden.
am-no-deal-first = Zuerst sagen alle Forscher dem Schiedsrichter ihre Karten.
am-no-draw-now = Karten zieht man nur vor dem Spiel.
am-no-turn-of = { $at } ist dran.
am-no-mummy-rolls = Wirf zuerst den Würfel der Mumie.
am-no-mummy-moves = Sag das nächste Feld an, auf das die Mumie geht.
am-no-cancel-or-roll = Würfle, oder löse die beiseitegelegten Mumien auf.
am-no-roll-first = Würfle zuerst.
am-no-choose-first = Sag einen der Würfel an oder würfle noch einmal.
am-no-move-first = Du hast { $die } angesagt, und das gilt: Zieh die Spielfigur.
am-no-moved = Die Spielfigur ist gezogen. Spiel eine passende Karte aus oder beende den Zug.
am-no-played = Eine Karte je Bewegung: Beende den Zug.
am-no-done-yet = Der Zug ist noch nicht vorbei: Es ist noch zu würfeln oder zu ziehen.
am-no-move-no-card = Wer nicht gezogen ist, spielt keine Karte aus.
am-no-cancel-late = Auflösen geht nur vor dem ersten Wurf.
am-no-cancel-none = Keine Mumie liegt beiseite, also gibt es nichts aufzulösen.
am-no-mummy-cards = Die Mumie hat keine Karten.
am-no-drawn-already = Deine Karten sind schon bekannt.
am-no-card = „{ $card }“ ist keine Karte. Es gibt rote, blaue und weiße Karten von 1 bis 5, grüne und gelbe von 1 bis 4.
am-no-card-twice = Du hast eine Karte zweimal genannt.
am-no-piles = Du ziehst { $each } von jedem Stapel; das stimmt nicht bei { $piles }.
am-no-mummy-die = Der Würfel der Mumie zeigt eine von diesen Zahlen: { $numbers }.
am-no-must-cancel = Alle fünf Würfel liegen beiseite: Löse sie zuerst auf.
am-no-dice-count = { $due ->
    [one] Ein Würfel ist
   *[other] { $due } Würfel sind
} zu werfen ({ $aside } liegen beiseite), und es waren { $given }.
am-no-face = Kein Würfel der Forscher hat „{ $face }“.
am-no-such-die = Keiner deiner Würfel zeigt { $die }. Du hast { $shown } gewürfelt.
am-no-so-many = So viele deiner Würfel zeigen { $die } nicht. Du hast { $shown } gewürfelt.
am-no-reroll-some = Alle Würfel ohne Mumie werden zusammen geworfen: { $count }.
am-no-reroll-all = Um alle noch einmal zu werfen, nenne keinen.
am-no-give-up = Einen Zug kannst du nicht aufgeben: Würfle noch einmal.
am-no-not-hemmed = Du sitzt nicht fest: Mit einem der Würfel könntest du ziehen.
am-no-pawn-named = Sag, für welche Spielfigur.
am-no-pawn = „{ $pawn }“ kann in diesem Zug nicht ziehen.
am-no-arrow = Von { $cell } führt der Pfeil nirgendwohin: Auf jeder Seite ist ein Hindernis.
am-no-way = Von { $cell } gibt es keinen Weg für { $die }.
am-no-free-end = Mit { $die } könntest du nur dort enden, wo { $pawns } { $pawns-count ->
    [one] steht
   *[other] stehen
}.
am-no-cell = „{ $cell }“ ist kein Feld des Labyrinths.
am-no-end-occupied = { $pawn } steht auf { $cell }: Dort kannst du nicht enden.
am-no-arrow-end = Der Pfeil geht geradeaus bis zum letzten freien Feld, nicht nach { $cell }. Er könnte auf { $could-or } enden.
am-no-walk = Kein Weg von genau { $die } führt von { $start } nach { $cell }. Er könnte auf { $could-or } enden.
am-no-mummy-cell = Die Mumie steht auf { $cell }.
am-no-start-cell = Niemand betritt das Startfeld { $cell }.
am-no-dungeon = Niemand geht durch das Tor auf { $cell } ins Verlies.
am-no-length = Das { $count ->
    [one] ist ein Feld
   *[other] sind { $count } Felder
}, und angesagt war { $die }.
am-no-side-step = { $cell } liegt nicht neben { $here }.
am-no-wall = Zwischen { $here } und { $cell } ist eine Wand.
am-no-symbol-here = Das Symbol von { $card } ist auf { $cell }, und du bist auf { $here } angekommen.
am-no-shown-before = { $at } hat { $card } schon ausgespielt, vor aller Augen.
am-no-own-card = Du hast { $card } nicht.
am-no-pile-spent = Von jedem Stapel { $each ->
    [one] wurde eine Karte
   *[other] wurden { $each } Karten
} gezogen, und du hast { $played } schon ausgespielt: { $card } kann nicht deine sein.
am-no-other-step = Von { $here } kann die Mumie nach { $could-or }.
am-no-stop = Die Mumie nutzt alle ihre Schritte: { $left ->
    [one] einer ist noch übrig
   *[other] { $left } sind noch übrig
}.

## Das Sensorbrett

am-board-set-up = Die Figuren stehen anders als im Spiel. { $count ->
    [0] Räume weg, was dort nicht stehen soll.
    [one] Eine Figur fehlt.
   *[other] { $count } Figuren fehlen.
}
    .fix = Stell die Figuren so auf, wie das Spiel steht.
am-board-place = Zieh jetzt auf dem Brett: { $pieces }.
    .fix = Sieh nach, wohin sie gehören.
am-board-lifted = { $pawn } ist hochgehoben oder steht mit einer anderen Figur auf einem Feld.
    .fix = Stell die Figur auf ein eigenes Feld.
am-board-there-and-back = { $pawn } steht wieder auf { $cell }. War das der ganze Zug?
    .fix = Wenn ja, wähle { $cell } auf der Seite. Wenn nicht, zieh weiter.
am-board-which = Die Sensoren erkennen nicht, wohin { $pawn } gezogen ist: { $cells-or }?
    .fix = Wähle das Feld auf der Seite.
am-board-askew = Eine Figur steht zwischen { $cells }.
    .fix = Stell sie mitten auf eines davon.
am-board-wrong-pawn = { $pawn } ist von { $from } nach { $cell } gezogen, aber { $mover } ist dran.
am-board-not-now = { $pawn } ist von { $from } nach { $cell } gezogen, und jetzt soll keine Figur ziehen.
am-board-missing = { $pawn } fehlt auf { $cell }.
am-board-too-much = Hier soll nichts stehen: { $cells }.
am-board-differs = Das Brett weicht vom Spiel ab, auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}.
    .fix = Stell alles wieder zurück.
am-board-turned = Auf dem Kopf, oder eine andere Figur steht dort: { $pieces }.
am-board-mummy-off = Im Spiel steht die Mumie auf { $cell }, aber ihre Figur steht nicht dort. Woanders fängt sie niemanden.

## Optionen

option-mummy-seat = Platz der Mumie
    .help = Wer die Mumie spielt. Die Forscher folgen im Uhrzeigersinn.
# Same as English.
option-ankhs = Ankhs
    .help = Mit wie vielen jede Spielfigur eines Forschers beginnt.
option-ankhs-to-win = Ankhs zum Sieg der Mumie
    .help = 0: 3 gegen einen Forscher, 4 gegen zwei, 6 gegen drei, 7 gegen vier.
option-roll-seen-by-mummy = Die Mumie sieht die Würfe
    .help = Die Forscher würfeln offen vor allen.
option-reroll = Noch einmal würfeln
    .help = Alle Würfel ohne Mumie, oder beliebige davon.
option-hemmed-in = Wer keinen Schritt machen kann
    .help = Würfelt weiter, bis alle Würfel Mumien zeigen, oder darf den Zug beenden, was es der Mumie verrät.
option-mummy-must-use-all = Die Mumie nutzt alle Schritte
    .help = Wenn nicht, darf sie früher anhalten.

## Werte der Optionen, und was wir von der Schachtel vermuten

option-reroll-all = alle ohne Mumie
option-reroll-any = beliebige davon
option-hemmed-in-roll-on = würfelt weiter
option-hemmed-in-pass = darf den Zug beenden

box-amenophis-map = das Labyrinth: seine Größe, seine Wände und wo die Symbole sind

## So lässt es sich nicht aufbauen

am-setup-open = Das Labyrinth in der Datei des Bretts ist in Zeile { $row }, Spalte { $column } nach außen offen. Zeichnet dort die Wand.
am-setup-no-way = Im Labyrinth der Datei des Bretts führt vom Start kein Weg nach { $cells }. Öffnet eine Wand.
am-setup-dungeon = Im Labyrinth der Datei des Bretts führt kein Weg aus dem Verlies { $cell }. Öffnet eine Wand.
