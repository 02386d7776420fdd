### Lunar Command. Eine Meldung heißt wie ihr Code; was sie sagt, kommt in fertigen Wörtern.

# Same as English.
game-lunar-command = Lunar Command

## Was es gibt

# Alle Teile sind weiblich („die Kuppel“); lunar-a-… steht im Akkusativ („einen Roboter“).
lunar-white = eine weiße Wand
    .deed = bau eine weiße Wand
lunar-colour = ein farbiges Teil
    .deed = bau ein farbiges Teil
lunar-spacewalk = ein Weltraum­spaziergang
    .deed = mach einen Weltraum­spaziergang
lunar-ufo = ein UFO
    .deed = versetz ein UFO
lunar-straight = gerade Wand
lunar-a-straight = eine gerade Wand
lunar-square = Quadratwand
lunar-a-square = eine Quadratwand
lunar-dome = Kuppel
lunar-a-dome = eine Kuppel
lunar-airlock = Schleuse
lunar-a-airlock = eine Schleuse
lunar-antenna = Antenne
lunar-a-antenna = eine Antenne
lunar-robot = Roboter
lunar-a-robot = einen Roboter
lunar-astronaut = Astronaut
    .acc = Astronauten
lunar-a-astronaut = einen Astronauten
lunar-a-ufo = ein UFO
lunar-west-east = West–Ost
lunar-north-south = Nord–Süd

## Was zu tun ist

lc-ask-roll = { $seat }, würfle.
lc-ask-act = { $seat }, { $possible-or-deed }.
lc-ask-step =
    { $left ->
        [one] { $seat }, geh den letzten Schritt oder hör auf.
       *[other] { $seat }, geh noch bis zu { $left } Schritte oder hör auf.
    }
lc-ask-go-on = { $seat }, geh weiter von { $space }: Dort bleibt niemand.
lc-ask-place = { $seat }, setz aufs Brett: { $things-or }.
lc-ask-which-way = Wie herum liegt die { $piece } auf { $space }, { $seat }?

## Wie eine Aktion auf der Taste heißt, und wie man sie erzählt

lc-act-roll = Würfeln
    .told = { $seat } hat gewürfelt: { $face }
lc-act-build = { $piece } auf { $space }
    .told = { $seat } hat { $a_piece } auf { $space } gebaut
lc-act-build-lying = { $piece } auf { $space }, { $lies }
    .told = { $seat } hat { $a_piece } auf { $space } gebaut, { $lies }
lc-act-build-airlock = { $piece } auf { $space }, Durchgang { $through }
    .told = { $seat } hat { $a_piece } auf { $space } gebaut, Durchgang { $through }
lc-act-walk = { $figure } { $from } nach { $space }
    .told = { $seat } ist mit dem { $figure-acc } von { $from } nach { $space } gegangen
lc-act-stop = Spaziergang beenden
    .told = { $seat } hat den Weltraum­spaziergang beendet
lc-act-ufo = UFO { $from } nach { $space }
    .told = { $seat } hat das UFO von { $from } nach { $space } versetzt
lc-act-ufo-placed = Neues UFO auf { $space }
    .told = { $seat } hat ein UFO auf { $space } gesetzt
lc-act-abduct = UFO { $ufo } hebt { $from } nach { $space }
    .told = { $seat } hat den Astronauten von { $from } nach { $space } gehoben
lc-act-place = { $a_thing } auf { $space }
    .told = { $seat } hat { $a_thing } auf { $space } gesetzt
lc-act-pass = Nichts tun
    .told = { $seat } hat nichts getan
lc-act-claim-station = Station um { $space }
    .told = { $seat } hat eine Station um { $space } gemeldet

lc-hint-scores =
    { $points ->
        [one] bringt einen Punkt
       *[other] bringt { $points } Punkte
    }
lc-hint-closes =
    { $count ->
        [one] schließt eine Station: { $points } für dich
       *[other] schließt { $count } Stationen: { $points } für dich
    }
lc-hint-left =
    { $count ->
        [one] das letzte Teil
       *[other] noch { $count } da
    }

## Was geschehen ist

lc-rolled = { $seat } würfelt{ $face-count ->
        [0] {" "}eine leere Seite
       *[other] : { $face }
    }.
lc-nothing-possible = Nichts davon ist möglich. Der Zug ist vorbei.
lc-built-white = { $seat } baut { $a_piece } auf { $space }; noch { $left } da.
lc-built-coloured = { $seat } baut { $a_piece } in { $colour } auf { $space }; noch { $left } da.
lc-closed = Eine Station ist geschlossen. Innen liegen: { $spaces }.
lc-split = Das teilt eine Station. Eine neue hat diese Felder: { $spaces }.
lc-owned = In ihren Außenwänden: Orange { $orange }, Hellgrün { $lime }. Die Station gehört { $colour }: { $robots } Roboter und { $astronauts } { $astronauts ->
        [one] Astronaut
       *[other] Astronauten
    } bringen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
lc-tie = In ihren Außenwänden: Orange { $orange }, Hellgrün { $lime }. Die Station gehört niemandem. Beide Seiten bekommen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $robots } Roboter und { $astronauts } Astronauten, und diese verlassen das Spielbrett.
lc-owner-now = Die Station mit { $spaces } gehört jetzt { $colour }. In ihren Außenwänden: Orange { $orange }, Hellgrün { $lime }.
lc-owner-none = Die Station mit { $spaces } gehört jetzt niemandem. In ihren Außenwänden: Orange { $orange }, Hellgrün { $lime }.
lc-stepped =
    { $left ->
        [0] Der { $figure } geht nach { $space }. Das war der letzte Schritt.
        [one] Der { $figure } geht nach { $space }; ein Schritt bleibt.
       *[other] Der { $figure } geht nach { $space }; { $left } Schritte bleiben.
    }
lc-into-airlock = Der { $figure } betritt die Schleuse auf { $space }.
lc-passes-ufo = Der { $figure } geht am UFO auf { $space } vorbei.
lc-walked-in =
    { $points ->
        [one] Der { $figure } betritt die Station von { $colour } und bringt einen Punkt: zusammen { $total }.
       *[other] Der { $figure } betritt die Station von { $colour } und bringt { $points } Punkte: zusammen { $total }.
    }
lc-no-way-on = Es geht kein weiterer Schritt. Der Weltraum­spaziergang ist vorbei.
lc-stopped = { $seat } beendet den Weltraum­spaziergang.
lc-ufo-moved = { $seat } versetzt das UFO von { $from } nach { $space }.
lc-ufo-placed = { $seat } setzt ein UFO auf { $space }.
lc-released = Der Astronaut auf { $space } kann wieder gehen.
lc-abducted = { $seat } hebt den Astronauten von { $from } nach { $space }. Das UFO bleibt auf seinem Kopf.
lc-lifted-in = { $seat } hebt den Astronauten von { $from } in die Station von { $colour } und bekommt { $points } Punkte: zusammen { $total }. Das UFO steht jetzt auf { $from }.
lc-placed = { $seat } setzt { $a_thing } auf { $space }.
lc-set-up = Alles steht. { $first } beginnt.
lc-ends-white = Alle weißen Teile sind gebaut: Das Spiel ist vorbei.
lc-ends-coloured = Alle Teile von { $colour } sind gebaut: Das Spiel ist vorbei.
lc-ends-stuck = Niemand kann mehr etwas bauen: Das Spiel ist vorbei.
lc-wins-goal = { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    } für { $colour } mit { $points } Punkten. Die Lunar 1 hebt ab!
lc-wins-points = { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    } für { $colour }: Orange { $orange } Punkte, Hellgrün { $lime }.
lc-wins-built = Gleich viele Punkte. { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    } für { $colour }, mit mehr gebauten farbigen Teilen: Orange { $built_orange }, Hellgrün { $built_lime }.
lc-draw = Gleich viele Punkte, und gleich viele farbige Teile gebaut: unentschieden.

## Hinweise: erlaubt, aber es bringt nichts

lc-advise-closes-for-other = Das hat eine Station für { $colour } geschlossen.

## So nicht

lc-not-a-player = { $name } spielt hier nicht mit.
lc-game-over = Das Spiel ist vorbei, { $seat }.
lc-not-your-turn = { $turn } ist dran. { $seat }, warte bitte.
lc-not-on-die =
    { $face-count ->
        [0] Keine Seite dieses Würfels ist leer. Würfle noch einmal, oder richtet den Würfel ein, mit dem ihr spielt.
       *[other] Das zeigt keine Seite dieses Würfels: { $face }. Würfle noch einmal, oder richtet den Würfel ein, mit dem ihr spielt.
    }
lc-already-rolled = { $seat } hat schon gewürfelt. Der Wurf gilt.
lc-one-action = Nur eine Aktion pro Zug, und der Weltraum­spaziergang hat begonnen.
lc-not-shown = Das zeigt der Würfel nicht: { $action }.
lc-other-tile = Das Plättchen auf dem Würfel ist { $other }. { $seat } baut nur mit { $colour }.
lc-no-such-piece = Ein Teil namens { $word } gibt es nicht. Baue eine gerade Wand, eine Quadratwand, eine Kuppel, eine Schleuse oder eine Antenne.
lc-no-such-direction = So kann die { $piece } nicht liegen: { $word }. Sag West–Ost oder Nord–Süd.
lc-has-no-direction = Die { $piece } verbindet auf allen Seiten: Sie liegt in keiner Richtung.
lc-which-way = Die { $piece } passt hier nicht, weder West–Ost noch Nord–Süd.
lc-no-such-space = Ein Feld { $space } gibt es nicht. Das Spielbrett geht von { $first } bis { $last }.
lc-wall-off-board = Die gerade Wand auf { $space } würde über den Rand des Spielbretts ragen.
lc-none-left = Im Vorrat gibt es das nicht mehr: { $piece }.
lc-ufo-in-way = Auf { $space } steht ein UFO. Dort wird nicht gebaut.
lc-figure-in-way = Auf { $space } steht jemand. Dort wird nicht gebaut.
lc-piece-there = Die { $piece } auf { $space } ist im Weg. Gebaut werden soll: { $new }.
lc-dome-needs-square = Auf { $space } steht keine Quadratwand. Eine Kuppel kommt auf eine Quadratwand, die noch keine Kuppel hat.
lc-dome-there = Die Quadratwand auf { $space } hat schon eine Kuppel.
lc-blocks-entrance = { $space } ist ein Eingang der Schleuse von { $colour } auf { $airlock }. Er bleibt frei.
lc-own-entrance-blocked = Die { $piece } auf { $space } würde dort den Eingang versperren.
lc-same-type = Die { $piece } wäre mit der auf { $space } verbunden. Zwei Teile einer Art dürfen nicht verbunden sein.
lc-same-type-beside = Die { $piece } würde neben der auf { $space } stehen. Zwei Teile einer Art dürfen nicht nebeneinander stehen.
lc-not-connected = Die { $piece } wäre mit nichts verbunden. Sie muss zu einer Startkuppel zurückführen: { $domes-or }.
lc-cut-off = Die { $piece } würde nur durch Teile des Gegners zu einer Startkuppel führen ({ $domes-or }), und die trennen den Weg.
lc-leads-nowhere = Womit die { $piece } verbunden wäre, das führt zu keiner Startkuppel zurück: { $domes-or }.
lc-partners-dome = Die { $piece } würde zur Startkuppel des Partners zurückführen. { $seat } baut nur von { $domes-or } aus.
lc-not-near-own = Die { $piece } muss mit einem anderen Teil von { $colour } verbunden sein, direkt oder durch eine gerade Wand.
lc-fits-here =
    { $more ->
        [0] { $seat }, die { $piece } würde auf { $spaces-or } passen.
       *[other] { $seat }, die { $piece } würde auf { $spaces } passen, und auf { $more } weitere.
    }
lc-fits-nowhere = Es gibt jetzt kein Feld, auf dem { $seat } das bauen könnte: { $piece }.

lc-no-such-figure = Niemand namens { $word } kann hier gehen. Roboter und Astronauten gehen.
lc-no-figure-there = Auf { $space } ist kein { $figure }.
lc-under-a-ufo = Dem Astronauten auf { $space } sitzt ein UFO auf dem Kopf. Er kann erst gehen, wenn dieses UFO versetzt ist.
lc-one-of-each = Ein anderer { $figure } ist schon gegangen. Es gehen höchstens ein Roboter und ein Astronaut.
lc-go-on-airlock = In einer Schleuse bleibt niemand. Zuerst geht der { $figure } auf { $space } weiter.
lc-go-on-ufo = Unter einem UFO bleibt niemand. Zuerst geht der { $figure } auf { $space } weiter.
lc-airlock-dead-end = Mit den Schritten, die bleiben, käme der { $figure } nicht mehr aus der Schleuse auf { $space } heraus auf ein Feld, wo er stehen kann.
lc-ufo-dead-end = Mit den Schritten, die bleiben, käme der { $figure } nicht mehr vom Feld { $space } des UFOs weg auf ein Feld, wo er stehen kann.
lc-not-a-neighbour = { $space } liegt nicht neben { $from }. Ein Schritt geht nach { $spaces-or }, nie schräg.
lc-no-steps-left = Für den { $figure-acc } ist kein Schritt mehr übrig.
lc-straight-through = Durch eine Schleuse geht man geradeaus: zum einen Eingang hinein, zum anderen hinaus.
lc-ufo-stops-robot = Das UFO auf { $space } hält den Roboter auf.
lc-ufo-stops-astronaut = Das UFO auf { $space } hält den Astronauten auf.
lc-space-taken = Auf { $space } steht schon jemand.
lc-piece-stops = Die { $piece } auf { $space } ist im Weg.
lc-foreign-airlock = Die Schleuse auf { $space } gehört { $colour }. Nur Schleusen der eigenen Farbe lassen dich durch.
lc-no-entrance = Diese Seite der Schleuse auf { $space } ist kein Eingang.
lc-first-step = Ein Weltraum­spaziergang hat mindestens einen Schritt.
lc-no-walk = { $seat } ist nicht auf einem Weltraum­spaziergang.

lc-no-abduction = UFOs heben in diesem Spiel keine Astronauten.
lc-no-ufo-off = Alle UFOs sind auf dem Spielbrett: { $spaces }.
lc-no-ufo-there = Auf { $space } ist kein UFO. Sie stehen auf { $spaces }.
lc-only-opponent-releases = { $colour } hat dem Astronauten auf { $space } das UFO auf den Kopf gesetzt. Nur der Gegner darf es versetzen.
lc-head-taken = Der Astronaut auf { $space } hat ein UFO auf dem Kopf. Nur dieses kann ihn heben.
lc-same-space = Es steht schon auf { $space }. Wähle ein anderes Feld.
lc-landing-piece = Die { $piece } auf { $space } ist im Weg. Wähle ein freies Feld.
lc-landing-ufo = Auf { $space } ist ein UFO. Wähle ein freies Feld.
lc-landing-figure = Auf { $space } steht jemand. Wähle ein freies Feld.

lc-not-to-place = Setze jetzt nicht { $thing }, sondern { $things-or }.
lc-domes-side-by-side = Auf { $other } ist eine Startkuppel, neben { $space }. Zwei davon dürfen nicht nebeneinander stehen.
lc-set-up-is-over = Der Aufbau ist vorbei.
lc-must-act = Etwas vom Wurf ist möglich, also muss es getan werden.
lc-no-pass = { $seat } darf nicht aussetzen.
lc-station-is-scored = Die Station um { $space } wurde gewertet, als sie geschlossen wurde.
lc-station-no-space = Auf { $space } steht ein Teil. Nur freie Felder liegen in einer Station.
lc-station-open = { $space } ist nicht von verbundenen Teilen umschlossen: Von dort führt ein Weg vom Spielbrett.

lc-owed-roll = { $seat }, würfle zuerst.
lc-owed-act = { $seat }, jetzt erst: { $possible-or-deed }.
lc-owed-walk =
    { $left ->
        [one] { $seat }, geh den letzten Schritt des Weltraum­spaziergangs oder hör auf.
       *[other] { $seat }, geh weiter auf dem Weltraum­spaziergang ({ $left } Schritte) oder hör auf.
    }
lc-owed-go-on = { $seat }, geh zuerst mit dem { $figure-acc } auf { $space } weiter.
lc-owed-place = { $seat }, setze zuerst { $things-or } aufs Spielbrett.

## Optionen und Varianten

variant-ufo-abduction = UFO-Entführung
    .help = Ein gewürfeltes UFO darf auch einen Astronauten auf ein anderes Feld heben.
variant-setup = Eigener Aufbau
    .help = Die Spieler setzen die Startkuppeln, die Figuren und die UFOs.

option-figures-share-space = Figuren teilen ein Feld
    .help = Wenn nicht, steht auf einem Feld nur ein Roboter oder ein Astronaut.
option-straight-walls-directed = Gerade Wände verbinden am Ende
    .help = Wenn nicht, verbinden sie auf allen vier Seiten.
option-straight-wall-length = Länge einer geraden Wand
    .help = Wie viele Felder sie einnimmt. Wir nehmen eins an.
option-same-type-ignores-colour = Gleiche Art, egal welche Farbe
    .help = Wenn nicht, dürfen nur Teile gleicher Art und Farbe nicht verbunden sein.
option-same-type-test = Gleiche Art: wo
    .help = Ob zwei gleicher Art nicht verbunden sein oder nicht einmal nebeneinander stehen dürfen.
option-colour-tile = Farbige Plättchen
    .help = Ob ein farbiges Plättchen nur das eigene Team bauen lässt oder jedes.
option-walk-figures = Wer geht
    .help = Beliebige Figuren teilen sich die Schritte, oder höchstens ein Roboter und ein Astronaut.
option-airlock-steps = Schritte durch eine Schleuse
    .help = Wie viele Schritte es braucht, um hindurchzugehen.
option-astronaut-may-pass-ufo = Astronauten gehen an UFOs vorbei
    .help = Wenn nicht, hält ein UFO Astronauten auf wie Roboter.
option-count-pieces = Welche Teile zählen
    .help = Die in den Außenwänden, oder auch die, die an den Wänden hängen.
option-station-owner = Wem eine Station gehört
    .help = Wer bei der Wertung die meisten Teile hatte, oder wer jetzt die meisten hat.
option-abduction-release = Wer das UFO vom Kopf nimmt
    .help = Beide, oder nur der Gegner dessen, der es dorthin gesetzt hat.

## Werte der Optionen, und was wir von der Schachtel vermuten

option-same-type-test-connected = nicht verbunden
option-same-type-test-adjacent = nicht nebeneinander
option-colour-tile-own = nur das eigene Team
option-colour-tile-any = jedes Team
option-walk-figures-any = beliebige Figuren
option-walk-figures-one-each = je eine
option-count-pieces-outer-walls = in den Außenwänden
option-count-pieces-on-station = an der Station
option-station-owner-when-scored = bei der Wertung
option-station-owner-current-majority = wer jetzt die meisten hat
option-abduction-release-either = beide Spieler
option-abduction-release-opponent = nur der Gegner

box-lunar-command-map = das Raster: seine Größe, die Startkuppeln, und wo Roboter und UFOs stehen
box-lunar-command-supply-square = wie viele Quadratwände es gibt
box-lunar-command-supply-dome = wie viele Kuppeln es gibt
box-lunar-command-supply-airlock = wie viele Schleusen es gibt
box-lunar-command-supply-antenna = wie viele Antennen es gibt

## So lässt es sich nicht aufbauen

lc-setup-room = Teile, Figuren und UFOs brauchen { $needed } Felder, und das Brett hat nur { $spaces }. Nehmt eine größere Karte oder weniger Teile.
lc-setup-crowd = Auf { $space } der Karte in der Datei des Bretts stehen mehrere Figuren, aber „{ $option }“ steht auf Nein.
lc-setup-domes = Jedes Team hat { $domes } Kuppeln, und es gibt nur { $walls } Quadratwände dafür. Berichtigt die Datei des Bretts.
lc-setup-seats = Nach diesen Regeln spielen { $needed }; ihr seid { $count }. Zu viert spielt man mit „{ $variant }“, zu zweit ohne.
