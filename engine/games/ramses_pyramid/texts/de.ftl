### Ramses Pyramid. Eine Meldung heißt wie ihr Code; was sie sagt, kommt in fertigen Wörtern.

# Same as English.
game-ramses-pyramid = Ramses Pyramid
rpface-move = Gehen
rpface-steal = Stehlen
rpface-rotate = Drehen
rpface-mummy = Mumie
rpturn-quarter = Vierteldrehung im Uhrzeigersinn
rpturn-half = halbe Drehung
rpturn-three-quarter = Dreivierteldrehung im Uhrzeigersinn
rpplace-entrance = Eingang
rpside-N = Nord
rpside-E = Ost
rpside-S = Süd
# Same as English.
rpside-W = West
name-Ln = Ebene { $n }
name-Ln-N = Nord { $n }
name-Ln-E = Ost { $n }
name-Ln-S = Süd { $n }
# Same as English.
name-Ln-W = West { $n }

## Was zu tun ist

rp-ask-place = { $seat }, stell deinen Abenteurer auf eine Seite der untersten Ebene.
rp-ask-roll = { $seat }, würfle.
rp-ask-roll-or-side = { $seat }, würfle oder wechsle die Seite.
rp-ask-steal = { $seat }, such aus, wem du einen Kristall stiehlst.
rp-ask-rotate = { $seat }, dreh eine Ebene.
rp-ask-mummies = { $seat }, zieh die Mumien hinunter.
rp-ask-ring = { $seat }, geh { $steps ->
        [one] ein braunes Feld
       *[other] { $steps } braune Felder
    } vor.
rp-ask-land = { $seat }, nimm den Kristall oder schau in einen Tempel.
rp-ask-take = { $seat }, nimm den Kristall.
rp-ask-look = { $seat }, schau allein in den Tempel.
rp-ask-sees = { $seat }, notiere dir, wenn du magst, was in Tempel { $temple } ist, für dich allein. Dann stell ihn auf ein anderes leeres Feld.
rp-ask-looker = { $seat }, schau allein in einen Tempel und stell ihn auf ein anderes leeres Feld.
rp-ask-put = { $seat }, stell Tempel { $temple } auf ein anderes leeres Feld.
rp-ask-move = { $seat }, zieh: { $steps ->
        [one] noch ein Schritt.
       *[other] noch { $steps } Schritte.
    }
rp-ask-shows = { $seat }, sag, welche Farbe Tempel { $temple } zeigt.
rp-ask-conflict = { $seat }, sag, welche Öffnung falsch angesagt war: Zwei widersprechen sich.
rp-ask-enter = { $seat }, geh auf den geöffneten Platz.
rp-ask-name = { $seat }, nenne die Farbe in jedem Tempel.
rp-ask-open = { $seat }, öffne die Tempel der Reihe nach.

## Wie eine Aktion auf der Taste heißt, und wie man sie erzählt

rp-act-place = Auf { $at } stellen
    .told = { $seat } hat den Abenteurer auf { $at } gestellt
rp-act-roll = Würfeln
    .told = { $seat } hat „{ $face }“ gewürfelt
rp-act-move-on-ring = Bis { $at }
    .told = { $seat } ist bis { $at } gezogen
rp-act-take-crystal = Kristall nehmen
    .told = { $seat } hat den Kristall von { $at } genommen
rp-act-look = In Tempel { $temple } schauen
    .told = { $seat } hat in Tempel { $temple } geschaut
rp-act-sees = Gesehenes notieren
    .told = { $seat } hat etwas notiert
rp-act-put-temple = Tempel { $temple } auf { $at }
    .told = { $seat } hat Tempel { $temple } auf { $at } gestellt
rp-act-steal = { $colour } von { $at } stehlen
    .told = { $seat } hat { $colour } von { $at } gestohlen
rp-act-turn-layer = { $layer }: { $turn }
    .told = { $seat } hat { $layer } gedreht: { $turn }
rp-act-mummies-down = { $new ->
        [none] { $off ->
            [none] Mumien hinunter
           *[other] Mumien hinunter, ab auf { $off }
        }
       *[other] { $off ->
            [none] Von { $new } herab auf { $onto }
           *[other] Von { $new } herab auf { $onto }, ab auf { $off }
        }
    }
    .told = { $seat } hat die Mumien gezogen
rp-act-step = Schritt auf { $at }
    .told = { $seat } ist auf { $at } gestiegen
rp-act-change-side = Auf Seite { $at } gehen
    .told = { $seat } ist auf Seite { $at } gegangen
rp-act-reveal = { $temple } öffnen für { $goal }
    .told = { $seat } hat Tempel { $temple } für { $goal } geöffnet
rp-act-shows = Er zeigt { $colour }
    .told = { $seat } hat gesagt, was er zeigt
rp-act-correct-earlier = Die frühere
    .told = { $seat } hat die frühere Öffnung berichtigt
rp-act-correct-new = Die von eben
    .told = { $seat } hat die Öffnung von eben berichtigt
rp-act-stop = Hier anhalten
    .told = { $seat } hat angehalten
rp-act-name-temple = { $temple }: { $colour }
    .told = { $seat } hat gesagt, dass in Tempel { $temple } { $colour } ist
rp-act-open-temple = Tempel { $temple } öffnen
    .told = { $seat } hat Tempel { $temple } geöffnet
rp-act-end-turn = Zug beenden
    .told = { $seat } wollte den Zug beenden
rp-act-claim-win = Ich habe gewonnen
    .told = { $seat } hat den Sieg gemeldet

rp-hint-colour = { $colour }
rp-hint-falls = wirft { $seats } herunter

## Was geschehen ist

rp-placed = { $seat } beginnt auf { $at } zu klettern.
rp-rolled = { $seat } würfelt „{ $face }“.
rp-moved = { $seat } zieht nach { $at }.
rp-round = { $seat } ist zurück am Eingang und klettert ab dem nächsten Zug.
rp-nothing-there = Bei { $at } gibt es weder Kristall noch Tempel. Der Zug ist vorbei.
rp-crystal-taken = { $seat } nimmt den { $colour-en } Kristall von { $at }.
rp-nothing-to-steal = In keinem anderen Zelt liegt eine Farbe, die { $seat } fehlt: Es gibt nichts zu stehlen.
rp-stolen = { $seat } stiehlt { $colour } von { $at }.
rp-turned = { $seat } dreht { $layer } und alles darüber: { $turn }.
rp-king-defeated = Eine Mumie, direkt unter dem König: { $seat } besiegt ihn!
rp-treasure-room = Die Schatzkammer öffnet sich. { $seat } muss sagen, welche Farbe in jedem Tempel ist.
rp-king-climbs = Der König steigt auf Ebene { $layer }.
rp-king-at-top = Der König steigt bis zur Spitze. Von jetzt an lässt er seine Mumien los.
rp-no-mummies = Alle Mumien sind aus dem Spiel.
rp-mummies-step =
    { $count ->
        [one] Eine Mumie geht eine Stufe hinunter.
       *[other] { $count } Mumien gehen eine Stufe hinunter.
    }
rp-mummy-off =
    { $left ->
        [0] Die letzte Mumie geht von der Pyramide auf { $at }.
        [one] Eine Mumie geht von der Pyramide auf { $at }. Eine bleibt noch.
       *[other] Eine Mumie geht von der Pyramide auf { $at }. { $left } bleiben noch.
    }
rp-mummy-released = Eine Mumie geht von der Spitze auf { $at }.
rp-knocked-off = Die Mumie auf { $at } wirft { $who } herunter, zurück an den Eingang.
rp-roller-fell = { $seat } wurde heruntergeworfen und zieht nicht.
rp-no-step = { $seat } kann von { $at } keinen Schritt machen. Der Zug ist vorbei.
rp-stepped-up =
    { $colour ->
        [none] { $seat } steigt hinauf auf { $at }.
       *[other] { $seat } steigt hinauf auf { $at }, wo { $colour } verlangt wird.
    }
rp-stepped-down = { $seat } steigt hinunter auf { $at }.
rp-side-changed = { $seat } geht herum auf { $at }.
rp-stopped =
    { $left ->
        [one] { $seat } hält an; ein Schritt bleibt übrig.
       *[other] { $seat } hält an; { $left } Schritte bleiben übrig.
    }
rp-looked = { $seat } schaut in Tempel { $temple }, von { $at } aus.
rp-noted = Du hast notiert: In Tempel { $temple } ist { $colour }.
rp-noted-anew = Du hast notiert: In Tempel { $temple } ist { $colour }. Vorher stand da { $before }.
rp-temple-put = { $seat } stellt Tempel { $temple } von { $at } auf { $to }.
rp-opened = { $seat } öffnet Tempel { $temple }, von { $at } aus, um auf { $goal } zu gehen.
rp-shows-right = Tempel { $temple } öffnet den Weg auf { $goal }.
rp-shows-wrong = Tempel { $temple } zeigt nicht { $asked }, wie es { $goal } verlangt. Stell ihn weg; dann ist der Zug vorbei.
rp-shows = Tempel { $temple } zeigt { $colour }.
rp-note-was-wrong = Tempel { $temple } zeigt { $colour }. Du hattest { $before } notiert.
rp-contradicts = Was Tempel { $temple } zeigt, widerspricht dem, was Tempel { $other } zeigte, als er in Zug { $turn } geöffnet wurde, von { $by }. Eins von beiden war falsch angesagt.
rp-contradicts-told = Was Tempel { $temple } zeigt, widerspricht dem, was von Tempel { $other } bekannt ist. Eins von beiden war falsch angesagt.
rp-contradicting = Tempel { $temple } soll { $colour } zeigen, und in Tempel { $other } soll { $before } sein.
rp-earlier-corrected = Was Tempel { $temple } früher gezeigt haben soll, zählt nicht mehr.
rp-tell-again = Dann noch einmal: Was zeigt Tempel { $temple }?
rp-named = { $seat } sagt: In Tempel { $temple } ist { $colour }.
rp-treasure-opened = { $seat } öffnet Tempel { $temple }, in dem { $colour } sein soll.
rp-named-right = Er zeigt { $asked }: richtig!
rp-named-wrong = Er zeigt nicht { $asked }. Die Pyramide schließt sich!
rp-trapped = { $seat } ist gefangen und scheidet aus; der König bleibt.

rp-wins = { $winners } gewinnt: Der König ist besiegt.
rp-wins-together = { $winners } gewinnen: { $by } hat den König besiegt und trägt die Krone.
rp-wins-scorpion = { $winners } gewinnt, mit der Krone und dem Goldenen Skorpion.
rp-wins-scorpion-together = { $winners } gewinnen: { $by } trägt die Krone und hat den Goldenen Skorpion.
rp-wins-trapped = { $winners } gewinnt mit der Krone, aber ohne den Goldenen Skorpion.
rp-wins-trapped-together = { $winners } gewinnen: { $by } trägt die Krone, hat aber keinen Goldenen Skorpion.
rp-king-wins-eight = Alle Mumien sind unten auf den braunen Feldern: Der Mumienkönig gewinnt.
rp-king-wins-last = Nur noch einer spielt mit: Der Mumienkönig gewinnt.

## Hinweise: erlaubt, aber es bringt nichts

rp-advise-second = { $colour } hattest du schon. Ein Blick in den Tempel hätte dir etwas verraten.

## So nicht

rp-not-a-player = { $name } spielt hier nicht mit.
rp-game-over =
    { $winners-count ->
        [0] Das Spiel ist vorbei: Der Mumienkönig hat gewonnen.
        [one] Das Spiel ist vorbei: { $winners } hat gewonnen.
       *[other] Das Spiel ist vorbei: { $winners } haben gewonnen.
    }
rp-not-your-turn = { $turn } ist dran. { $seat }, warte bitte.
rp-not-on-die = Keine Seite dieses Würfels zeigt { $face }. Würfle noch einmal, oder richtet den Würfel ein, mit dem ihr spielt.
rp-place-first = Stell zuerst den Abenteurer auf die unterste Ebene, dann würfle.
rp-already-rolled = { $seat } hat schon gewürfelt. Der Wurf gilt.
rp-not-at-entrance = { $seat } steht hier: { $at }. Nur wer zurück am Eingang ist, wird auf die Pyramide gestellt.
rp-mummy-there = Auf { $at } steht eine Mumie, darum kann niemand dorthin oder daran vorbei.
rp-bottom-only = { $at } ist keine Seite der untersten Ebene. Wähle Nord 0, Ost 0, Süd 0 oder West 0.
rp-exact-steps =
    { $steps ->
        [one] Von { $at } bis { $goal } ist es ein braunes Feld vorwärts.
       *[other] Von { $at } bis { $goal } sind es { $steps } braune Felder vorwärts, im Uhrzeigersinn und nicht weniger.
    }
rp-not-on-ring = { $seat } ist auf der Pyramide und steigt dort hinauf oder hinunter.
rp-not-there = { $seat } ist nicht bei { $at }, sondern hier: { $here }.
rp-no-crystal = Bei { $at } liegt kein Kristall.
rp-no-such-temple = Einen Tempel { $name } gibt es nicht. Es gibt { $temples }.
rp-no-such-colour = In keinem Tempel ist { $name }. Die Farben sind { $colours }.
rp-temple-elsewhere = Tempel { $temple } steht auf { $at }, neben { $brown }.
rp-no-look-now = In Tempel { $temple } darf jetzt niemand schauen. Das darf, wer neben ihm ankommt.
rp-no-opening-now = Tempel { $temple } darf jetzt niemand öffnen.
rp-noted-already = Was zu sehen war, ist notiert.
rp-nothing-to-note = Jetzt gibt es nichts zu notieren: Das darf nur, wer gerade in einen Tempel geschaut hat.
rp-nothing-open = Kein Tempel ist offen.
rp-not-inside = Tempel { $temple } kann nicht { $colour } zeigen: In der aufgeschriebenen Stellung steht, was darin ist.
rp-shown-before = Das kann nicht sein: In Zug { $turn } wurde Tempel { $other } geöffnet, von { $by }, und er zeigte { $before }. Schau noch einmal.
rp-shown-before-told = Das kann nicht sein: Es ist bekannt, dass in Tempel { $other } { $before } ist. Schau noch einmal.
rp-other-temple = Wegzustellen ist Tempel { $temple }.
rp-no-space = Ein Tempelfeld { $at } gibt es nicht. Leer sind { $spaces }.
rp-another-space = Der Tempel war auf { $at }. Stell ihn auf ein anderes Feld: { $spaces-or }.
rp-space-taken = Auf { $at } steht ein Tempel. Wähle ein leeres Feld: { $spaces-or }.
rp-no-temple-in-hand = Jetzt soll kein Tempel versetzt werden. Stell ihn zurück.
rp-no-such-seat = Niemand hier heißt { $name }. Wähle jemanden, der mitspielt.
rp-own-tent = { $seat }, stiehl aus einem anderen Zelt, nicht aus deinem eigenen.
rp-shared-tent = { $at } ist in deinem Team, und eure Zelte zählen als eins.
rp-closed-tent = { $at } ist in der Pyramide gefangen, und das Zelt ist zu.
rp-tent-lacks = Im Zelt von { $at } liegt kein { $colour-er } Kristall.
rp-has-colour = { $seat } hat schon { $colour }. Stehlen kannst du nur eine Farbe, die dir fehlt.
rp-no-steal = Jetzt wird nicht gestohlen. Leg den Kristall zurück.
rp-nothing-to-correct = Nichts widerspricht sich: Es gibt nichts zu berichtigen.
rp-named-already = Tempel { $temple } ist schon genannt. Das gilt.
rp-colour-named = Die Farbe { $colour } ist schon genannt. Jede Farbe ist in einem Tempel.
rp-no-treasure-room = Die Tempel werden in der Schatzkammer genannt, und zwar von dem, der den König besiegt hat.
rp-name-first = Sag zuerst, was in jedem Tempel ist, dann öffne sie.
rp-open-already = Tempel { $temple } ist schon offen.
rp-something-there = Bei { $at } gibt es einen Kristall oder einen Tempel: Nimm ihn, oder schau hinein.
rp-stop-instead = Wenn du keine Schritte mehr machen willst, sag „Hier anhalten“.
rp-ends-by-itself = Der Zug endet von selbst, wenn alles getan ist.
rp-no-win = Nur eine Mumie besiegt den König, gewürfelt von dem, der zu Beginn des Zuges auf { $at } steht.

rp-wrong-ended = Tempel { $temple } zeigte die falsche Farbe: Der Zug endet, ohne einen weiteren Schritt oder Tempel.
rp-not-on-pyramid = { $seat } ist noch nicht auf der Pyramide, sondern hier: { $at }.
rp-no-such-place = Einen Platz { $at } gibt es auf dieser Pyramide nicht.
rp-one-layer = Von { $here } geht ein Schritt eine Ebene hinauf oder hinunter auf derselben Seite, nicht auf { $at }.
rp-one-direction = Ein Zug geht nur in eine Richtung: in diesem Zug nicht von { $here } zurück auf { $at }.
rp-kings-layer = Niemand kommt auf die Ebene des Königs oder daran vorbei.
rp-no-colour-needed = { $at } ist auf der untersten Ebene, die keinen Kristall verlangt.
rp-wrong-crystal = { $at } verlangt { $asked }, nicht { $colour }.
rp-colour-lacking = { $at } verlangt { $asked }: Hab es bei deinem Zelt, oder öffne einen Tempel, in dem es ist.
rp-rolled-no-side = { $seat } hat gewürfelt. Auf eine andere Seite geht man statt eines Wurfs.
rp-placed-no-side = { $seat } hat den Abenteurer gerade aufgestellt und würfelt jetzt.
rp-same-place = { $seat } steht schon auf { $at }.
rp-same-layer = Eine andere Seite derselben Ebene: { $at } ist auf einer anderen Ebene als { $here }.
rp-needs-no-temple = { $at } ist ohne Tempel offen.
rp-must-pass-on = Bei der Mumie auf { $at } darf niemand bleiben: Geh weiter.
rp-exact = Ein Schritt ist möglich, also musst du ihn machen: { $steps ->
        [one] Einer ist noch übrig.
       *[other] { $steps } sind noch übrig.
    }
rp-bottom-fixed = Die unterste Ebene wird nicht gedreht.
rp-top-turns-along = Die Spitze wird nicht allein gedreht: Dreh eine Ebene darunter.
rp-no-such-layer = Du kannst { $name } nicht drehen. Wähle { $layers-or }.
rp-another-position = Eine Ebene wird in eine andere Stellung gedreht: um ein Viertel, die Hälfte oder drei Viertel.
rp-not-alone = Alle Ebenen darüber drehen sich mit.
rp-no-turning = Jetzt soll keine Ebene gedreht werden. Dreh sie zurück.
rp-king-below = Der König ist unterhalb der Spitze: Er muss hinaufsteigen, bevor er eine Mumie loslässt.
rp-no-mummies-now = Jetzt zieht keine Mumie. Stell sie zurück.
rp-one-must-leave = Eine Mumie muss die Spitze verlassen: von { $sides-or }.
rp-none-on-side =
    { $sides-count ->
        [0] Auf der Spitze ist keine Mumie mehr.
       *[other] Auf Seite { $name } der Spitze steht keine Mumie. Wähle { $sides-or }.
    }
rp-own-side = Eine Mumie von Seite { $side } kommt auf Seite { $side } herab, nicht auf { $name }.
rp-no-such-side = Auf { $name } kann keine Mumie herabkommen. Die Seiten sind { $sides }.
rp-off-where = Eine Mumie verlässt die Pyramide. Wähle ihr braunes Feld: { $spaces-or }.
rp-off-taken = { $at } ist kein freies braunes Feld. Wähle { $spaces-or }.
rp-none-steps-off = Jetzt verlässt keine Mumie die Pyramide, also kommt keine auf { $at }.
rp-which-mummy = { $seat }, auf welcher Seite kommt die Mumie herab?

rp-owed-place = { $seat }, stell deinen Abenteurer auf eine Seite der untersten Ebene.
rp-owed-roll = { $seat }, würfle zuerst.
rp-owed-roll-or-side = { $seat }, würfle oder geh auf eine andere Seite deiner Ebene.
rp-owed-steal = { $seat }, stiehl zuerst einen Kristall.
rp-owed-rotate = { $seat }, dreh zuerst eine Ebene.
rp-owed-mummies = { $seat }, zieh zuerst die Mumien.
rp-owed-ring = { $seat }, zieh bis { $goal }.
rp-owed-land = { $seat }, nimm, was da ist, oder schau hinein.
rp-owed-move = { $seat }, mach einen Schritt, öffne einen Tempel oder halte an.
rp-owed-put = { $seat }, stell zuerst Tempel { $temple } auf { $spaces-or }.
rp-owed-shows = { $seat }, sag zuerst, was Tempel { $temple } zeigt.
rp-owed-conflict = { $seat }, sag zuerst, welche der beiden Öffnungen falsch angesagt war.
rp-owed-enter = { $seat }, geh auf { $goal }: Der Tempel hat den Weg geöffnet.
rp-owed-name = { $seat }, sag, welche Farbe in jedem Tempel ist.
rp-owed-open = { $seat }, öffne die Tempel.

## Optionen und Varianten

variant-all-against-king = Alle gegen den König
    .help = Vier Spieler gemeinsam. Der König gewinnt, wenn alle seine Mumien unten angekommen sind.
variant-treasure-room = Schatzkammer
    .help = Wer den König besiegt, muss die Farben der Tempel nennen, um den Goldenen Skorpion zu gewinnen.

option-two-player-removed = Kristalle, die zu zweit fehlen
    .help = Zwei Farben, die nicht auf den braunen Feldern liegen.
option-pyramid-steps = Schritte auf der Pyramide
    .help = So viele du willst, oder alle, die deine Kristalle erlauben.
option-mummy-pass = An Mumien vorbei
    .help = Ein Abenteurer darf an einer Mumie vorbei, aber nicht bei ihr bleiben.
option-mummy-side = Wo eine Mumie herabkommt
    .help = Auf ihrer Seite der Pyramide, oder auf einer Seite, die der Würfelnde wählt.
option-mummy-brown-steps = Braune Felder bei der Mumie
    .help = Wie weit du mit der Mumienseite im Ring ziehst.
option-king-start-below = Der König beginnt tiefer
    .help = So viele Ebenen unter der Spitze. Jede gewürfelte Mumie bringt ihn eine hinauf.
option-king-wins-at-eight = Der König gewinnt mit seinen Mumien
    .help = Er gewinnt sofort, wenn alle Mumien auf braunen Feldern sind.
option-share-crystals = Gemeinsame Kristalle
    .help = Die Zelte eines Teams zählen als eins.
option-trapped = Gefangen in der Schatzkammer
    .help = Der Sieg gilt, ohne den Skorpion; oder der Spieler scheidet aus, und der König bleibt.
option-show-revealed = Geöffnete Farben zeigen
    .help = Die Anzeige zeigt weiter, was in geöffneten Tempeln war.

## Werte der Optionen, und was wir von der Schachtel vermuten

option-pyramid-steps-up-to = so viele du willst
option-pyramid-steps-exact = alle
option-mummy-side-own = die eigene Seite
option-mummy-side-any = beliebige Seite
option-trapped-no-treasure = Sieg ohne Skorpion
option-trapped-out = ausgeschieden

box-ramses-pyramid-map-crystals = welcher Kristall auf welchem braunen Feld liegt
box-ramses-pyramid-map-temples = wo die Tempel stehen
box-ramses-pyramid-map-layers = wie viele Ebenen es gibt, und ihre Farben
box-ramses-pyramid-map-top = wo die Mumien auf der Spitze stehen
box-ramses-pyramid-temple-colours = die Farben der Tempel

## So lässt es sich nicht aufbauen

rp-setup-mummies = { $mummies } Mumien stehen auf der Spitze, und es gibt { $spaces } braune Felder. Eine Mumie muss es mindestens sein, und für jede ein Feld. Berichtigt die Datei des Bretts.
rp-setup-temples = { $temples } Tempel sind auf der Karte, und { $colours } Farben sind für sie genannt. Von jeder Farbe gibt es einen Tempel. Berichtigt die Datei des Bretts.
rp-setup-spaces = Es gibt { $spaces } Tempelfelder für { $temples } Tempel. Mindestens eins muss leer sein. Berichtigt die Datei des Bretts.
rp-setup-king = Der König würde { $below } Ebenen unter der Spitze beginnen, und diese Pyramide hat nur { $layers }.
