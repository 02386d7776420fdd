### Deutsch. Meldungen, deren Name ein Code des Schiedsrichters ist, bekommen ihre Angaben in fertigen Wörtern.
### Farben haben Formen: -e (rote), -er (roter), -en (roten). Eine Liste `$colours` kommt mit „und“, als `$colours-or` mit „oder“.

## Listen und gemeinsame Wörter

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
told-act = { $seat }: { $act }
text-missing = Dem Schiedsrichter fehlen die Worte für „{ $code }“.

colour-red = Rot
    .e = rote
    .er = roter
    .en = roten
colour-blue = Blau
    .e = blaue
    .er = blauer
    .en = blauen
colour-green = Grün
    .e = grüne
    .er = grüner
    .en = grünen
colour-yellow = Gelb
    .e = gelbe
    .er = gelber
    .en = gelben
# Same as English.
colour-orange = Orange
    .e = orange
    .er = orange
    .en = orange
colour-purple = Lila
    .e = lila
    .er = lila
    .en = lila
colour-white = Weiß
    .e = weiße
    .er = weißer
    .en = weißen
colour-black = Schwarz
    .e = schwarze
    .er = schwarzer
    .en = schwarzen
colour-lime = Hellgrün
    .e = hellgrüne
    .er = hellgrüner
    .en = hellgrünen
colour-tan = Beige
    .e = beige
    .er = beiger
    .en = beigen
colour-dark-grey = Dunkelgrau
    .e = dunkelgraue
    .er = dunkelgrauer
    .en = dunkelgrauen
colour-light-grey = Hellgrau
    .e = hellgraue
    .er = hellgrauer
    .en = hellgrauen
colour-brown = Braun
    .e = braune
    .er = brauner
    .en = braunen
colour-pink = Rosa
    .e = rosa
    .er = rosa
    .en = rosa

## Was der Schiedsrichter selbst fragt und anbietet

ask-confirm = { $seat }, spielt ihr nach diesen Regeln?
ask-consent = { $seat }, bist du einverstanden?
act-tap-die = { $face }
act-throw-die = Würfeln
act-confirm-options = So spielen wir
    .told = { $seat } ist mit den Regeln einverstanden

## Zurücknehmen

undone = { $by } hat die letzte Aktion zurückgenommen.
corrected = { $by } hat einen falsch gelesenen Wurf berichtigt.
act-unseen = etwas, das nicht alle wissen dürfen
    .told = { $seat } hat etwas getan, das nicht alle wissen dürfen
act-heard = „{ $act }“ ({ $clause }); mehr dürfen nicht alle wissen
take-back = Auf dem Tisch zurückzunehmen: { $act }.
proposal-undo = { $by } möchte das zurücknehmen: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}Eine spätere Aktion fällt mit weg.
   *[other] {" "}{ $later } spätere Aktionen fallen mit weg.
}
proposal-correction = { $by } sagt, dass es anders war: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}Eine spätere Aktion würde mit zurückgenommen.
   *[other] {" "}{ $later } spätere Aktionen würden mit zurückgenommen.
}
proposal-declined = { $proposer } wollte etwas zurücknehmen, { $by } war dagegen: Es gilt weiter.
correction-declined = { $proposer } wollte etwas Gelesenes berichtigen, { $by } war dagegen: Es gilt weiter.
proposal-withdrawn = { $by } hat die Frage zurückgezogen: Alles bleibt, wie es war.
nothing-to-undo = Noch ist nichts gespielt, also gibt es nichts zurückzunehmen.
not-correctable = Diese Aktion gilt nicht mehr. Wähle eine Entscheidung, die sich berichtigen lässt; sie ist so gekennzeichnet.
takeback-barred = Was seitdem zu sehen war, kann niemand vergessen: Davor wird nichts mehr zurückgenommen oder berichtigt.
only-rolls-correctable = Berichtigen lässt sich nur, was gewürfelt oder aufgedeckt wurde. Eine Wahl kannst du zurücknehmen.
correction-same = Genau das wurde schon gelesen. Wähle die Seite, die wirklich oben lag.
no-such-proposal = Diese Frage ist erledigt. Schau noch einmal auf den Tisch.
consent-not-asked = Auf deine Antwort zu dieser Frage wartet niemand.

## Entscheidungen über Würfe

die-unsure = Der Würfel war nicht zu lesen: { $reason }. Noch ist nichts geschehen. Würfle noch einmal, oder tippe an, was er zeigt.
die-not-expected = Jetzt muss niemand würfeln.
die-not-counted = Dieser Wurf zählt nicht.
foreign-die = Dieser Würfel gehört nicht zum Spiel, darum zählt der Wurf nicht.
no-such-face = Der Würfel hat keine Seite namens „{ $face }“. Wähle eine seiner Seiten.
dice-by-hand = Die Kamera liest diese Würfel nicht. Gib sie von Hand ein.
dice-count = { $needed ->
    [one] Ein Würfel ist
   *[other] { $needed } Würfel sind
} einzugeben, nicht { $given }.
tap-not-needed = Die Kamera liest den Würfel. Wirf ihn in die Würfelschale.

reason-cocked = er liegt schief
reason-hand = eine Hand ist im Weg
reason-two-dice = da liegt mehr als ein Würfel
reason-missing-die = ein Würfel fehlt
reason-glare = das Licht spiegelt sich darauf
reason-too-dark = es ist zu dunkel
reason-unknown-face = diese Seite ist nicht bekannt
reason-low-confidence = die Farben sind nicht klar
reason-not-rolled = er wurde nicht geworfen
reason-no-die = da liegt kein Würfel

## Warum jetzt nichts zählt

confirm-first = Vor dem ersten Wurf sagen alle, dass diese Regeln gelten. Es fehlen noch: { $seats }.
game-paused = Das Spiel macht Pause. Die Spielleitung lässt es weitergehen.
proposal-waits = Eine Frage ist offen. Es fehlen noch: { $seats }.
paused-by-host = Die Spielleitung hat das Spiel angehalten.
resumed-by-host = Das Spiel geht weiter.
house-ruling = Hausentscheidung: { $text }

## Fehler bei Befehlen

not-understood = Das war nicht zu verstehen: { $what } (bei { $where }).
command-too-large = Dieser Befehl ist zu groß: { $bytes } Byte, und { $limit } sind erlaubt.
command-not-utf8 = Dieser Befehl ist kein UTF-8-Text: { $detail }.
command-not-json = Dieser Befehl ist kein JSON: { $detail }.
command-wrong-shape = In diesem Befehl fehlt etwas, oder etwas stimmt nicht: { $detail }.
command-too-many = Zu viele Befehle: { $limit } in der Sekunde sind erlaubt. Warte einen Moment.
stale = Der Tisch ist schon weiter als das, was du gesehen hast. Schau noch einmal hin und wähle dann.
seq-missing = Dieser Befehl braucht die Nummer der Ansicht, nach der er gewählt wurde (seq).
no-game = Es ist kein Spiel offen. Die Spielleitung startet eins.
no-such-seat = In diesem Spiel gibt es keinen Platz „{ $name }“.
seat-missing = Sag, für welchen Platz das ist (seat).
seat-has-own-device = { $seat } spielt auf einem eigenen Gerät, nicht an diesem Tablet.
not-saved = Das ließ sich nicht speichern, darum zählt es nicht. { $how }
not-written = Das ging nicht, weil der Datenträger es nicht zulässt: { $what } ({ $where }). Nichts hat sich geändert.
cannot-play = So lässt sich dieses Spiel nicht aufbauen: { $why }.
setup-table = Ein Tisch hat höchstens { $most } Plätze; ihr seid { $count }.
setup-name = Am Namen von Spieler { $number } ist nichts, was man zeigen kann. Schreibt ihn mit Buchstaben.
setup-name-twice = Mehrere Spieler heißen „{ $name }“. Gebt jedem einen eigenen Namen.
setup-colour = Spieler { $number } kann nicht die Farbe „{ $colour }“ haben. Es gibt { $colours }.
setup-colour-twice = { $count } Spieler haben die Farbe { $colour }; es darf höchstens { $most } sein.
setup-ruleset-alone = Regeln mit einem Namen haben ihre eigenen Varianten und Optionen. Wählt das eine oder das andere.
setup-no-ruleset = Es gibt für dieses Spiel keine Regeln mit dem Namen „{ $name }“.
other-rules = Jenes Spiel wurde nach Regeln gespielt, die dieser Schiedsrichter nicht kennt ({ $detail }).
no-such-game = Es gibt kein gespeichertes Spiel „{ $name }“.
already-open = Dieses Spiel ist schon offen.
failed = Im Schiedsrichter ist etwas schiefgegangen. Nichts hat sich geändert. Im Protokoll steht mehr.

claim-unknown = Dieser Link ist nicht bekannt. Bitte die Spielleitung um einen neuen.
claim-used = Dieser Link ist schon benutzt. Bitte die Spielleitung um einen neuen.
claim-malformed = Dieser Link ist nicht vollständig. Öffne ihn noch einmal so, wie du ihn bekommen hast.
claim-too-many = Zu viele Versuche. Warte { $seconds } Sekunden.
claim-disk = Der Link ließ sich nicht einlösen, weil der Datenträger es nicht zulässt: { $detail }. Sag es der Spielleitung.
claim-expired = Dieser Link ist zu alt: Er gilt fünf Minuten. Bitte die Spielleitung um einen neuen.

## Warnungen

alert-journal = Spiele lassen sich nicht speichern: { $what }. Solange das so ist, zählt keine Aktion.
    .fix = { $how }
alert-repaired = Die gespeicherten Spiele waren beschädigt ({ $what }). { $kept } Einträge waren zu retten; auch die beschädigte Datei ist noch da.
    .fix = Prüft die letzten Aktionen auf dem Tisch. Kommt das wieder vor, tauscht den Datenträger oder die SD-Karte.
alert-board-cells = Diese Felder werden ohne ihre Sensoren gespielt: { $cells }.
    .fix = Wähle auf der Seite, was dorthin oder von dort zieht. Geht ein Sensor wieder, benutze ihn wieder.
alert-board-restless = Das Brett erkennt nicht, ob dort etwas steht: { $cells }.
    .fix = Stell die Figur dort richtig ab. Hilft das nicht, spielt dort ohne den Sensor.
board-put = Stell { $piece } auf { $cell }.
board-put-off = Nimm { $piece } vom Brett.
board-clear = Räume { $cells-or } leer.
board-agrees = Das Brett stimmt wieder.
board-first = Bring zuerst das Brett in Ordnung.
    .fix = Sieh nach, was wohin gehört.
board-not-yours = Das kann nur sagen, wer das Brett sieht.
board-no-cell = „{ $cell }“ ist kein Feld dieses Bretts.
alert-fault = Im Schiedsrichter ist etwas schiefgegangen ({ $what }). Das Spiel geht weiter.
    .fix = Schau ins Protokoll. Kommt das wieder, starte den Schiedsrichter neu.
alert-evidence = Das Bild eines Wurfs ließ sich nicht aufheben: { $what }.
    .fix = { $how }
alert-claim = Ein schon benutzter Link wurde noch einmal geöffnet, für { $who }.
    .fix = Wenn das niemand von euch war, bittet die Spielleitung um einen neuen Link: Das alte Gerät ist dann draußen.
alert-game = Das letzte Spiel lässt sich nicht öffnen; warum, steht im Log des Schiedsrichters.
    .fix = Startet ein anderes Spiel. Das alte bleibt gespeichert.
who-host = die Spielleitung
who-table = den Tisch

## Was einem Gerät fehlt, und was hilft

meanwhile-camera = Tippe bis dahin an, was der Würfel zeigt.
meanwhile-board = Tippe bis dahin auf der Seite.
meanwhile-buttons = Bis dahin kann die Seite alles, was sie können.

health-board-no-port = Das Sensorbrett ist nicht angesteckt: In { $folder } ist nichts zu finden.
    .fix = Steck sein USB-Kabel in diesen Computer. Das Kabel muss Daten übertragen, nicht nur Strom.
health-board-unplugged = Das Sensorbrett ist nicht angesteckt: { $port } gibt es nicht.
    .fix = Steck sein USB-Kabel in diesen Computer. Ist es unter einem anderen Namen angesteckt, trag diesen Namen in [board] ein.
health-board-several-ports = Mehrere serielle Geräte sind angesteckt, und welches das Brett ist, kann niemand erraten: { $ports }.
    .fix = Trag den Pfad des Bretts in [board] ein, zum Beispiel port = "{ $first }".
health-board-port-forbidden = Der Schiedsrichter darf { $port } nicht öffnen.
    .fix = Nimm seinen Benutzer in die Gruppe dialout auf (sudo adduser $USER dialout), melde ihn dann neu an oder starte neu.
health-board-port-taken = Ein anderes Programm benutzt { $port }.
    .fix = Schließ es. Es kann ein serieller Monitor sein oder ein zweiter Schiedsrichter.
health-board-port-fault = { $port } lässt sich nicht öffnen: { $why }.
    .fix = Prüfe, ob [board] den seriellen Anschluss des Bretts nennt.
health-board-silent = { $seconds ->
    [one] Seit einer Sekunde ist vom Brett nichts zu hören.
   *[other] Seit { $seconds } Sekunden ist vom Brett nichts zu hören.
}
    .fix = Prüfe, ob sein Licht an ist, ob sein Kabel an beiden Enden fest steckt und ob seine Firmware geladen ist.
health-board-unreadable = Was vom Anschluss des Bretts kommt, ist nicht zu lesen.
    .fix = Prüfe, ob [board] den Anschluss des Bretts nennt und nicht den eines anderen Geräts. Wenn ja, versuch es mit einem anderen, kürzeren Kabel.
health-board-deaf = Das Brett ist zu hören, antwortet aber nicht.
    .fix = Zieh sein Kabel heraus und steck es wieder ein. Hilft das nicht, versuch es mit einem anderen Kabel.
health-board-no-chain = Das Brett hat beim Start keine Sensoren gefunden.
    .fix = Prüfe, ob die erste Sensorreihe mit dem Controller verbunden ist, und drück dann am Controller die Reset-Taste.
health-board-chain-broken = Die Kette der Sensoren ist unterbrochen: Ein Chip fehlt, oder ein Stecker ist locker.
    .fix = Drück die Stecker zwischen den Sensorreihen fest.
health-board-chain-changed = Die Kette der Sensoren ist anders lang als beim Start des Bretts.
    .fix = Prüfe, ob alle Sensorreihen verbunden sind, und drück dann am Controller die Reset-Taste.
health-board-line-bad = Vieles, was das Brett sendet oder bekommt, kommt verstümmelt an. Nichts geht verloren, aber es kann spät kommen.
    .fix = Nimm ein kurzes, geschirmtes USB-Kabel, weg von Motoren und Ladegeräten, und keinen Hub ohne eigenen Strom.
health-board-firmware-old = Das Brett spricht Version { $theirs } des Protokolls, der Schiedsrichter Version { $ours }.
    .fix = Lade die Firmware, die mit diesem Schiedsrichter kam, auf das Brett.
health-board-firmware-new = Das Brett spricht Version { $theirs } des Protokolls, der Schiedsrichter Version { $ours }.
    .fix = Aktualisiere den Schiedsrichter, oder lade die Firmware, die mit ihm kam, auf das Brett.

health-panel-parts = { $parts-count ->
    [one] Das geht nicht: { $parts } ({ $why }).
   *[other] Diese gehen nicht: { $parts } ({ $why }).
}
    .fix = Dafür braucht es einen Raspberry Pi mit python3-lgpio, einen Benutzer in der Gruppe gpio (sudo adduser $USER gpio) und Pins, die kein anderes Programm benutzt. Oder nimm die Pins aus [gpio] heraus.
part-next-button = die Weiter-Taste
part-undo-button = die Rückgängig-Taste
part-status-light = das Statuslicht
part-buzzer = der Summer
part-ring-light = das Ringlicht

health-broker-ended = Die Nachrichten der Seite sind abgerissen: { $why }.
    .fix = Das behebt sich von selbst. Kommt es wieder, schau ins Protokoll.

health-camera-silent = Die Kamera ist verstummt.
    .fix = Prüfe ihr Kabel, oder steck sie neu ein.
health-camera-frozen = Die Kamera wiederholt dasselbe Bild.
    .fix = Steck sie aus und wieder ein.
health-camera-not-started = Der Prozess der Kamera lässt sich nicht starten: { $why }.
    .fix = Es wird immer wieder versucht. Geht es weiter nicht, steht Näheres im Protokoll.
health-camera-crashed = Der Prozess der Kamera ist abgestürzt: { $why }.
    .fix = Er startet von selbst neu. Geht es weiter nicht, steht Näheres im Protokoll.
health-camera-ended = Der Prozess der Kamera ist zu Ende: { $how }.
    .fix = Er startet von selbst neu. Geht es weiter nicht, steht Näheres im Protokoll.
health-camera-settings = Die Kamera hört nicht auf das, was ihr gesagt wurde: { $settings }.
    .fix = Farben können sich verschieben. Stell das mit v4l2-ctl fest ein, oder nimm eine andere Kamera.
setting-manual-exposure = Belichtung von Hand
setting-exposure = Belichtungszeit
setting-gain = Verstärkung
setting-manual-white-balance = Weißabgleich von Hand
setting-white-balance = Weißabgleich
setting-manual-focus = Schärfe von Hand
setting-focus = Schärfe
health-camera-other-dice = Die Kamera liest nur den Würfel { $die }. Von Hand eingegeben werden: { $dice }.
    .fix = Gib ein, was sie zeigen.
health-camera-missing = Die Kamera { $path } ist nicht da.
    .fix = Steck sie ein, oder wähle in den Einstellungen eine andere.
health-camera-not-opened = Die Kamera { $path } lässt sich nicht öffnen.
    .fix = Vielleicht hält ein anderes Programm sie fest, oder der Benutzer des Schiedsrichters ist nicht in der Gruppe video (sudo adduser $USER video).
health-camera-no-picture = Von der Kamera kommt kein Bild: { $path }.
    .fix = Prüfe ihr Kabel, oder steck sie neu ein.
health-camera-no-picamera = Das Paket picamera2 lässt sich nicht benutzen: { $why }.
    .fix = Auf Raspberry Pi OS: sudo apt install python3-picamera2, und die virtuelle Umgebung mit --system-site-packages anlegen.
health-camera-no-stream = Der Stream { $path } lässt sich nicht öffnen.
    .fix = Prüfe seine Adresse, und ob sein Sender an ist.
health-camera-stream-ended = Der Stream { $path } ist zu Ende.
    .fix = Prüfe seinen Sender und das Netzwerk.
health-camera-no-film = Der Film { $path } lässt sich nicht öffnen.
    .fix = Prüfe, ob es eine vollständige Videodatei ist.
health-camera-folder-empty = Im Ordner { $path } sind keine Bilder.
    .fix = Bilder enden auf { $endings }.
health-camera-bad-picture = { $path } ist kein Bild, das sich lesen lässt.
    .fix = Nimm es aus dem Ordner, oder speichere es neu.
health-camera-at-its-end = Es kommen keine Bilder mehr: { $source }.
    .fix = Starte es neu, oder wähle etwas anderes.
health-camera-tray-missing = Das Bild der leeren Würfelschale, { $path }, gibt es nicht.
    .fix = Nimm es mit „referee calibrate“ neu auf.
health-camera-tray-broken = Das Bild der leeren Würfelschale, { $path }, lässt sich nicht lesen.
    .fix = Nimm es mit „referee calibrate“ neu auf.
health-camera-tray-size = Das Bild der leeren Würfelschale ist { $tray } groß, das der Kamera { $camera }.
    .fix = Nimm das Bild mit dieser Kamera neu auf („referee calibrate“).
health-camera-calibration = Die Kalibrierung lässt sich nicht benutzen: { $why }.
    .fix = Kalibriere neu („referee calibrate“), oder starte ohne Kalibrierung.
health-camera-rendered-light = Die gezeichnete Würfelschale lässt sich nicht kalibrieren: { $why }.
    .fix = Wähle einen anderen seed, oder hard=0.
health-camera-rendered-cable = Die gezeichnete Kamera ist nicht angesteckt.
    .fix = Lege die Datei { $path } an.

## Seite

page-title = { $game ->
    [none] Schiedsrichter
   *[other] { $game } · Schiedsrichter
}

# Der Ruf im Band: zuerst der fette Teil, dann der Rest. Zusammen höchstens 30 Zeichen.
page-call-connecting = Suche
page-call-connecting-rest = den Schiedsrichter
page-call-not-found = Noch kein
page-call-not-found-rest = Schiedsrichter da
page-call-stale = Nicht live
page-call-stale-rest = seit { $time }
page-call-no-game = Kein Spiel
page-call-no-game-rest = Spielleitung startet
page-call-paused = Pause
page-call-paused-rest = von der Spielleitung
page-call-options = Alle:
page-call-options-rest = stimmt den Regeln zu
page-call-undo = fragt: zurücknehmen?
page-call-correction = fragt: Wurf berichtigen?
page-call-wait = Einen Moment
page-call-bot-thinks = überlegt
page-call-bot-rolls = würfelt
page-call-draw = Unentschieden
page-call-wins = { $count ->
    [one] gewinnt
   *[other] gewinnen
}
page-then = dann
page-next-trying = versucht weiter
page-next-silent = wartet darauf

# Der Würfel
page-die-waiting = Warte auf den Würfel
page-die-into-tray = wirf ihn in die Würfelschale
page-die-thrown-for-you = hier wird er für dich geworfen
page-die-throw-it = drück „Würfeln“, oder wähle etwas anderes
page-die-bot-rolls = { $name } ist ein Bot und würfelt von selbst
page-die-away = Kein Würfel in der Schale
page-die-last = zuletzt: { $face }
page-die-moving = Er rollt
page-die-moving-hint = noch keine Zahlen
page-die-hand = Da ist eine Hand
page-die-hand-hint = nimm sie weg, dann würfle
page-die-settling = Fast still
page-die-settling-hint = noch einen Moment
page-die-sure = sicher: Es gilt
page-die-fairly-sure = ziemlich sicher: Es gilt
page-die-no-camera = Keine Kamera
page-die-tap = tippe deinen Wurf an
page-die-which = { $name }, welche Seite ist oben?
page-die-we-saw = Wir haben es gesehen: Seite eingeben
page-die-another = Es ist eine andere Seite
page-die-all-agree = Nur eingeben, wenn alle am Tisch einverstanden sind.
page-die-roll-again = Würfle noch einmal.
page-die-which-of = Ist es „{ $one }“ oder „{ $other }“?
page-die-nothing-happened = Noch ist nichts geschehen.
page-die-not-needed = Das macht nichts: Es steht kein Wurf an.
page-confidence = Sicherheit { $count } von 5
page-picture-of-die = Foto vom Würfel, wie er lag
die-reason-cocked = Er liegt schief
die-reason-hand = Eine Hand ist im Weg
die-reason-two_dice = Zu viele Würfel
die-reason-missing_die = Ein Würfel fehlt
die-reason-glare = Zu viel Spiegelung
die-reason-too_dark = Zu dunkel
die-reason-unknown_face = Diese Seite kenne ich nicht
die-reason-low_confidence = Zwei Seiten passen
die-reason-not_rolled = Er wurde nicht geworfen
die-reason-no_die = Ich sehe keinen Würfel
die-reason-unknown = Ich konnte ihn nicht lesen
die-advice-hand = Nimm die Hand weg und würfle noch einmal.
die-advice-two_dice = Lass nur einen Würfel in der Schale und würfle noch einmal.
die-advice-missing_die = Leg alle Würfel hinein und würfle noch einmal.
die-advice-glare = Dreh die Lampe ein wenig, dann würfle noch einmal.
die-advice-too_dark = Mach mehr Licht, dann würfle noch einmal.
die-advice-unknown_face = Ist es der richtige Würfel? Dann würfle noch einmal.
die-advice-not_rolled = Nimm ihn auf und wirf ihn.

# Tasten
page-sent = gesendet
page-choices-of = Was { $name } tun darf
page-chooses-on-phone = { $name } wählt auf einem anderen Gerät.
page-may-i = Darf ich …?
page-may-i-how = Wähle, was du tun willst oder getan hast: Der Schiedsrichter sagt, was dagegen spricht.
page-may-i-nothing = Jetzt gibt es nichts anderes, wonach du fragen könntest.
page-bot-chooses = { $name } überlegt.
page-changed-meanwhile = Der Tisch war schon weiter. Schau bitte noch einmal hin.
page-no-reply = Es kam keine Antwort. Vielleicht ist nichts geschehen; schau bitte auf den Tisch, bevor du es noch einmal versuchst.
page-first-touch = Die erste Berührung weckt nur die Seite.

# Entscheidungen
page-last-ruling = Die letzte Entscheidung
page-no-ruling = Noch keine Entscheidung. Viel Spaß beim Spielen!
page-kind-accepted = Gilt
page-kind-refused = So nicht
page-kind-foul = Richtigstellen
page-kind-unclear = Ich bin nicht sicher
page-kind-advice = Ein Hinweis
page-kind-correction = Berichtigt
page-kind-undo = Zurückgenommen
page-kind-house = Hausentscheidung
page-kind-win = Das letzte Wort
page-moment-ago = gerade eben
page-before = Davor
page-booklet-silent = Die Anleitung sagt nichts dazu; wir lesen es so.
page-why-and-what = Warum, und was ginge
page-open-clause = Regel { $clause }: Entscheidung öffnen
page-rule-says = Was die Regel sagt
page-clause-unknown = Der Text dieser Regel ist nicht hier. Er steht in der RULES.md des Spiels.
page-and-also = Und außerdem
page-how-judged = Wie entschieden wurde
page-how-camera = Von der Kamera aus diesem Bild gelesen.
page-how-board = Von den Sensoren des Bretts gesehen.
page-how-tap = Durch Antippen eingegeben.
page-how-bot = Von einem Bot gespielt.
page-how-house = Am Tisch entschieden.
page-how-agreed = Die Spieler sind damit einverstanden.
page-percent-sure = zu { $percent } % sicher
page-allowed-now = Was jetzt erlaubt ist
page-facts = Woraus es sich ergab
page-history = Alle Entscheidungen
page-history-open = Alle Entscheidungen durchsehen
page-history-head = Alle bisherigen Entscheidungen, die neueste zuerst
page-history-whole = Das sind alle Entscheidungen dieses Spiels.
page-history-not-held = { $count ->
    [one] Eine frühere Entscheidung ist auf dieser Seite nicht mehr da.
   *[other] { $count } frühere Entscheidungen sind auf dieser Seite nicht mehr da.
} Auf dem Gerät des Schiedsrichters erzählt „referee replay“ das ganze Spiel.
page-was = Vorher:
page-is-now = Jetzt:
page-ended-correction = Das gilt nicht mehr. Es wurde berichtigt:
page-ended-undo = Das gilt nicht mehr. Es wurde zurückgenommen:

# Angaben zu einer Entscheidung: fact-<code>-<name> für eine, fact-<game>-<name> für ein Spiel, sonst fact-<name>.
fact-aside = beiseite
fact-asked = verlangt
fact-card = Karte
fact-cell = Feld
fact-cells = Felder
fact-colour = Farbe
fact-colours = Farben
fact-count = wie viele
fact-dice = gewürfelt
fact-die = Würfel
fact-face = gewürfelt
fact-figure = Figur
fact-from = von
fact-goal = Ziel
fact-left = übrig
fact-mummy = Mumie
fact-pawn = Spielfigur
fact-piece = Teil
fact-pieces = Figuren
fact-points = Punkte
fact-reason = warum
fact-rolled = gewürfelt
fact-space = Feld
fact-spaces = Felder
fact-steps = Schritte
fact-text = Worte der Spielleitung
fact-thing = Teil
fact-to = nach
fact-total = Punkte zusammen
fact-turn = wer dran ist
fact-who = wer
fact-winner = gewonnen hat
fact-winners = gewonnen haben
fact-ua-at = Rakete von
fact-ua-count = Rohstoffe
fact-ua-missing = fehlende Rohstoffe
fact-ua-run = in Folge
fact-pc-answer = Antwort
fact-pc-answers = Antworten
fact-pc-at = Platz
fact-pc-given = genannte Edelsteine
fact-pc-guess = Tipp
fact-pc-guesser = rät
fact-pc-guesses = Tipps
fact-pc-held = in der Hand
fact-pc-mine = Tipps des Siegers
fact-pc-number = Nummer der Antwort
fact-pc-on = Code von
fact-pc-right = mit dieser Truhe
fact-pc-row = Bereich
fact-pc-seats = Spieler
fact-pc-setter = versteckt den Code
fact-pc-theirs = Tipps der anderen Seite
fact-pc-told = geantwortet
fact-lc-airlock = Schleuse
fact-lc-astronauts = Astronauten
fact-lc-built_lime = hellgrüne Teile gebaut
fact-lc-built_orange = orange Teile gebaut
fact-lc-domes = Startkuppeln
fact-lc-first = beginnt
fact-lc-lime = Hellgrün
fact-lc-more = weitere Felder
fact-lc-new = neues Teil
fact-lc-no-such-space-first = erstes Feld
fact-lc-no-such-space-last = letztes Feld
# Same as English.
fact-lc-orange = Orange
fact-lc-other = daneben
fact-lc-other-tile-other = Plättchen
fact-lc-possible = möglich
fact-lc-robots = Roboter
fact-lc-things = was dran ist
# Same as English.
fact-lc-ufo = UFO
fact-am-at = Spieler
fact-am-could = möglich
fact-am-due = zu würfeln
fact-am-each = von jedem Stapel
fact-am-given = geworfene Würfel
fact-am-goal = Ankhs zum Sieg
fact-am-here = von
fact-am-mover = soll ziehen
fact-am-number = auf dem Würfel
fact-am-numbers = mögliche Zahlen
fact-am-path = Weg
fact-am-pawns = Spielfiguren
fact-am-piles = Stapel
fact-am-played = ausgespielte Karten
fact-am-shown = gewürfelt
fact-am-start = von
fact-am-taken = Ankhs
fact-rp-at = Platz
fact-rp-before = vorher
fact-rp-by = geöffnet von
fact-rp-contradicts-turn = in Zug
fact-rp-goal = zu betreten
fact-rp-here = steht auf
fact-rp-layer = Ebene
fact-rp-layers = Ebenen
fact-rp-other = anderer Tempel
fact-rp-seats = Spieler
fact-rp-shown-before-turn = in Zug
fact-rp-side = Seite
fact-rp-sides = Seiten
fact-rp-temple = Tempel
fact-rp-temples = Tempel
fact-rp-turned-turn = gedreht um

# Zur letzten Aktion
page-acts = Zur letzten Aktion
page-wrong-reading = Lesefehler…
page-dispute = Einspruch
page-undo = Rückgängig…
page-undo-it = Zurücknehmen…
page-board = Brett
page-board-open = Das Brett öffnen
page-not-what-happened = So war es nicht
page-what-happened = Was war stattdessen?
page-which-faces = Welche Seiten lagen wirklich oben?
page-likely = Am ähnlichsten
page-other-faces = Die anderen Seiten
page-enter-again = Was war es wirklich?
page-another-ruling = Oder eine andere Entscheidung war falsch
page-nothing-done = Durch diese Entscheidung ist nichts geschehen, also gibt es nichts richtigzustellen.
page-choice-is-undone = Eine Wahl wird nicht berichtigt: Nimm sie zurück und wähle neu.
page-choice-is-undone-later = Eine Wahl wird nicht berichtigt, sondern zurückgenommen. Seitdem wurde weitergespielt, und die letzte Aktion kommt zuerst dran.
page-rule-applied-wrong = Wurde die Regel falsch angewendet? Die Spielleitung kann eine Hausentscheidung aufschreiben.
page-which-face = Welche Seite lag wirklich oben?
page-nothing-to-correct = Es gibt keinen gelesenen Wurf, der sich berichtigen lässt.
page-was-read = wurde gelesen
page-correct-what-follows = Was nach dem Wurf kam, wird neu entschieden. Wo es nicht mehr passt, erfahrt ihr, was zurückzustellen ist.
page-correct-to = Es war
page-correct-it = Berichtigen
page-leave-it = So lassen
page-undo-head = Zurücknehmen
page-undo-question = Die letzte Aktion zurücknehmen?
page-undo-with-it = { $count ->
    [one] Diese Aktion eines Bots fällt mit weg:
   *[other] Diese Aktionen von Bots fallen mit weg:
}
page-undo-what-follows = Geht es über einen Wurf zurück, werden zuerst alle gefragt.
page-undo-it-now = Zurücknehmen
page-who-asks = Wer fragt?

# Einverstanden sein
page-proposal = Eine Frage an alle
page-proposal-by = { $name } fragt euch alle
page-agree = Einverstanden
page-disagree = Nein
page-withdraw = Die Frage zurückziehen
page-waiting-for = wartet auf { $name }
page-agrees = { $name } ist einverstanden
page-options-agree = Sind alle mit diesen Regeln einverstanden?
page-options-agree-why = Während des Spiels lassen sie sich nicht ändern.
page-options-head = Euer Spiel, eure Regeln
page-options-before = Vor dem ersten Wurf sagen alle Ja.
page-options-fixed = Vor dem ersten Wurf ausgemacht; sie gelten, bis das Spiel vorbei ist.
page-options = Hausregeln
page-options-as-printed = alle wie in der Anleitung
page-option-yours = eure
page-option-default = laut Anleitung: { $value }
page-option-short = { $text }: { $value }
page-yes = ja
page-no = nein

# Nicht live
page-stale-age = { $unit ->
    [seconds] Dieses Bild ist { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } alt.
   *[minutes] Dieses Bild ist { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } alt.
}
page-stale-stamp = so war es um
page-stale-turn = Da war { $name } dran; inzwischen vielleicht nicht mehr.
page-stale-safe = Darum lässt sich hier nichts drücken. Das Spiel ist sicher: Jede Aktion ist gespeichert, bevor sie zu sehen ist.
page-stale-wake = Wenn die Verbindung zurück ist, weckt die erste Berührung nur die Seite. Sie drückt nichts.
page-never-heard = Der Schiedsrichter antwortet nicht.
page-what-helps = Was hilft
page-gone-link-why = Diese Seite erreicht das Gerät des Schiedsrichters nicht mehr.
page-gone-link-help-1 = Ist dieses Gerät noch im WLAN des Tisches?
page-gone-link-help-2 = Ist das Gerät des Schiedsrichters an, und läuft dort „referee run“? Das Spiel ist gespeichert.
page-gone-link-help-3 = Ist nur dieses Gerät abgeschnitten, spielt mit einem Handy weiter, das einen Platz hat.
page-gone-link-help-4 = Hat das Gerät des Schiedsrichters eine andere Adresse bekommen? „referee host-link“ zeigt sie dort an. Öffne die Seite unter ihr, und bitte die Spielleitung um einen neuen Link.
page-gone-network-why = Dieses Gerät hat kein Netz.
page-gone-network-help-1 = Schalte sein WLAN ein und wähle das Netz des Tisches. Die Seite findet dann von selbst zurück.
page-gone-network-help-2 = Spielt solange mit einem anderen Gerät weiter. Das Spiel ist gespeichert.
page-gone-broker-why = Das Gerät des Schiedsrichters antwortet, aber seine Nachrichten kommen nicht durch.
page-gone-broker-help-1 = Warte einen Moment: Die Seite versucht es weiter, und das Gerät behebt es von selbst.
page-gone-broker-help-2 = Bleibt es so, bitte jemanden, der den Tisch betreut, „referee run“ zu beenden und neu zu starten. Das Spiel ist gespeichert.
page-gone-silent-why = Das Gerät ist erreichbar, aber der Schiedsrichter ist verstummt.
page-gone-silent-help-1 = Warte einen Moment: Vielleicht ist er nur beschäftigt.
page-gone-silent-help-2 = Bleibt es so, bitte jemanden, der den Tisch betreut, ihn zu beenden und „referee run“ neu zu starten. Das Spiel ist gespeichert.
page-gone-stopped-why = Der Schiedsrichter wurde ausgeschaltet.
page-gone-stopped-help-1 = Bitte jemanden, der den Tisch betreut, „referee run“ neu zu starten. Das Spiel ist gespeichert.
page-gone-crashed-why = Der Schiedsrichter ist unerwartet stehen geblieben.
page-gone-crashed-help-1 = Bitte jemanden, der den Tisch betreut, „referee run“ neu zu starten. Das Spiel ist gespeichert.
page-gone-refused-why = Der Schiedsrichter lässt diese Seite nicht herein.
page-gone-refused-help-1 = Bitte die Spielleitung um einen neuen Link.

# Die Plätze
page-seats = Plätze
page-seats-head = Wer wo sitzt
page-seat-bot = ein Bot spielt
page-seat-tablet = am Tablet des Tisches
page-seat-phone = am Handy
page-sit-down = Platz nehmen
page-sit-down-as = Als { $name } Platz nehmen
page-bots-play = Hier spielen Bots. Nimm irgendwo Platz:
page-own-phone = Auf dem eigenen Handy spielen
page-own-phone-how = Die Seite der Spielleitung macht für jeden Platz einen Link mit QR-Code. Bitte die Spielleitung um deinen und scanne ihn.
page-own-phone-moves = Ein Platz, der am Handy spielt, hat seine Tasten dort und nicht mehr hier.

# Der Link, der hierher führt
page-claim-used = Dieser Link wurde schon benutzt. Er gilt nur einmal.
page-claim-unknown = Dieser Link ist zu alt oder nicht bekannt.
page-link-replaced = Für diesen Platz gibt es einen neueren Link, darum gilt dieser nicht mehr.
page-door-watch = Du kannst zuschauen. Bitte die Spielleitung um einen neuen Link, um mitzuspielen.

# Das Ende
page-last-word = Das letzte Wort des Schiedsrichters
page-game-over = Das Ende
page-final-position = Der Endstand
page-winner = hat gewonnen
page-play-again = Noch mal spielen
page-not-how-it-ended = So ist es nicht ausgegangen…

# Geräte
page-devices = Geräte
page-how-to-mend = Was hilft
page-device-goes-on = Das Spiel kann solange weitergehen: Die Seite tut, was das Gerät getan hat.
page-device-ok = geht
page-device-fault = { $state ->
    [offline] { $name } weg
   *[degraded] { $name }: gestört
}
page-alerts = Warnungen
page-more-alerts = { $count ->
    [one] Noch eine Warnung
   *[other] Noch { $count } Warnungen
}
# Same as English.
page-live = live
page-not-live = nicht live
page-seat-of = Platz von { $name }
page-watching = schaut zu
device-camera = Kamera
device-board = Sensorbrett
device-buttons = Tasten
device-broker = Nachrichten

# Blätter
page-close = Schließen
page-back = Zurück
page-ways = { $count } Möglichkeiten
page-sheet-ruling = Eine Entscheidung
page-sheet-history = Alle Entscheidungen
page-sheet-clause = Eine Regel
page-sheet-options = Die geltenden Optionen
page-sheet-board = Das Brett
page-sheet-correct = So war es nicht
page-sheet-undo = Zurücknehmen
page-sheet-tap = Die Seite eingeben
page-sheet-device = Ein Gerät
page-sheet-seats = Wer wo sitzt
page-sheet-sensor = Ein Sensor des Bretts
page-sheet-pick = Dort sind mehrere Aktionen möglich
page-sheet-link = Ein Link
page-sheet-rule = Eine Regel
page-sheet-sensors = Die Sensoren
page-sheet-house = Eine Hausentscheidung
page-sheet-goon = Ein anderes Spiel
page-sheet-wipe = Die Bilder löschen
page-no-game = Der Schiedsrichter ist bereit. Sobald die Spielleitung ein Spiel aufgebaut hat, ist hier das Brett zu sehen.
page-no-news = Sobald der Schiedsrichter gefunden ist, ist hier das Brett zu sehen.
page-seat-waits = Du hast deinen Platz. Das Spiel hat noch nicht begonnen.

# Ein Tablet, mehrere Geheimnisse
page-pass-to = Gib das Gerät an
page-pass-look-away = Die anderen schauen weg. Deine Tasten werden auf einen Druck wieder verdeckt, oder nach { $seconds } Sekunden ohne Berührung von selbst.
page-cover = Tasten verdecken
page-hold-to-open = Ich bin { $name }: gedrückt halten
page-hold-how-long = etwa eine Sekunde lang

# Die Sprache dieses Geräts und seine Stimme
page-language = Sprache
page-language-is = Sprache: { $name }
page-language-lost = Die Wörter dieser Sprache sind gerade nicht zu bekommen.
page-sheet-language = Sprache und Stimme
page-voice = Stimme
page-voice-read = Vorlesen
page-voice-what = Liest auf diesem Gerät jede neue Entscheidung vor, und was als Nächstes zu tun ist.
page-voice-none = Dieses Gerät hat keine eigene Stimme für { $name }.
page-voice-sample = Entscheidungen werden vorgelesen.
page-voice-this = Diese Entscheidung vorlesen

# Auf dem Brett mit Sensoren
page-board-now = Auf dem Brett
page-board-ask = Eine Frage
page-board-off = vom Brett
page-board-empty = leer räumen
page-board-clear = Auf { $cell } soll nichts stehen.
page-board-quiet = Auf dem Brett ist nichts zu tun.
page-board-leave-out = Der Sensor irrt sich…
page-board-leave-out-of = Der Sensor von { $cell } irrt sich…
page-board-leave-out-sure = Ist auf { $cell } alles richtig, und die Meldung bleibt? Dann spielt dort ohne den Sensor: Was nach { $cell } oder von dort zieht, wird auf der Seite gewählt.
page-board-leave-out-now = Ohne ihn spielen
page-board-keep = Behalten
page-board-left-out = Ohne diese Sensoren
page-board-take-in = Wieder benutzen
page-board-sensor = Ein Sensor irrt sich…
page-board-sensor-head = Welcher Sensor irrt sich?
page-board-sensor-how = Nenne sein Feld. Was dorthin oder von dort zieht, wird dann auf der Seite gewählt, bis ihr den Sensor wieder benutzt.
page-board-cell = Feld

trouble-full = der Datenträger ist voll
trouble-read-only = auf den Datenträger lässt sich nicht schreiben
trouble-not-allowed = der Dienst darf dort nicht schreiben
trouble-busy = ein anderer Schiedsrichter benutzt dieselben gespeicherten Spiele
trouble-damaged = die Datei ist beschädigt
trouble-newer = eine neuere Version des Schiedsrichters hat sie geschrieben
trouble-io = der Datenträger meldet Fehler
mend-full = Mach auf dem Datenträger Platz frei.
mend-read-only = Mach den Datenträger wieder beschreibbar. Eine abgenutzte SD-Karte lässt sich nur noch lesen: Tausch sie aus.
mend-not-allowed = Lass den Benutzer, unter dem der Dienst läuft, in seinen Datenordner schreiben.
mend-busy = Beende den anderen Schiedsrichter.
mend-damaged = Heb die Datei auf, damit jemand hineinsehen kann, und starte den Schiedsrichter neu.
mend-newer = Nimm diese Version oder einen anderen Datenordner.
mend-io = Prüfe den Datenträger und sein Kabel oder seine Karte.
die-not-read = Nicht gelesen: { $reason }.

## Werte der Optionen

value-yes = ja
value-no = nein

## Spiele mit Geheimnissen, mehreren Würfeln, und Spiele ohne Zeichnung

page-die-number = Würfel { $number }
page-dice-pick = Wähle bei jedem Würfel die Seite.
page-dice-these = Das haben wir gewürfelt
page-asked = Was davon hast du gemeint?
page-pick-head = Was willst du dort tun?
page-answer-send = So stimmt es
page-answer-back = Eins zurück
page-answer-empty = noch nicht gewählt
page-secret-hold = { $name }, halte gedrückt, um deine Geheimnisse zu sehen
page-secret-own = Das weißt nur du
page-mask-hidden = verborgen
page-mask-unknown = das weiß noch niemand
page-and-more = und { $count } weitere
page-on-the-table = Auf dem Tisch

## Die Spielleitung

# Schritt für Schritt zu einem neuen Spiel
page-host-band = Spielleitung
page-host-band-new = Neues Spiel
page-host-band-new-of = Neues Spiel:
page-host-step = Schritt { $number } von { $count }
page-host-step-game = Spiel
page-host-step-seats = Plätze
page-host-step-rules = Regeln
page-host-step-box = Schachtel
page-host-step-check = Prüfen
page-host-step-agree = Zustimmen
page-host-next = Weiter: { $step }
page-host-back = Zurück: { $step }
page-host-leave = Ohne neues Spiel zurück
page-host-start = Spiel aufbauen
page-host-change = Ändern
page-host-change-part = Ändern: { $part }

page-host-intro = So geht es
page-host-intro-1 = Wähle das Spiel, die Spieler und eure Regeln.
page-host-intro-2 = Dann bekommt jedes Handy einen Code und das Tablet die Seite des Tisches.
page-host-intro-3 = Alle sagen Ja zu den Regeln, und der jüngste Spieler beginnt.
page-host-which-game = Welches Spiel ist es?
page-host-which-game-hint = Hol die Schachtel aus dem Regal und wähle sie hier.
page-host-choose-game = Wähle zuerst ein Spiel.
page-host-players = { $fewest } bis { $most } Spieler.
page-host-game-secrets = Mit Geheimnissen.
page-host-game-sensors = Kann das Brett mit Sensoren benutzen.
page-host-game-variants = Varianten: { $variants }

page-host-who-plays = Wer spielt mit?
page-host-who-plays-hint = Der jüngste Spieler zuerst, dann im Uhrzeigersinn. Ein Druck auf eine Farbe ändert sie.
page-host-player = Spieler { $number }
# Same as English.
page-host-bot-name = Bot { $number }
page-host-name-of = Name von Spieler { $number }
page-host-place-of = Wo { $name } spielt
# Same as English.
page-host-on-table = Tablet
page-host-on-phone = Handy
# Same as English.
page-host-a-bot = Bot
page-host-younger = { $name } ist jünger: einen Platz nach oben
page-host-older = { $name } ist älter: einen Platz nach unten
page-host-remove = { $name } spielt nicht mit
page-host-add = Noch ein Spieler
page-host-last-players = Wie beim letzten Mal: { $names }
page-host-change-colour = Farbe von { $name }: { $colour }
page-host-colour-of = Farben für { $name }
page-host-colour-swap = mit { $name } tauschen
page-host-secrets-hint = In diesem Spiel gibt es Geheimnisse. Mit eigenen Handys muss niemand wegschauen.
page-host-seats-count = { $fewest } bis { $most } können spielen; { $count ->
    [one] eine Person ist
   *[other] { $count } sind
} da.
page-host-name-missing = Spieler { $number } hat noch keinen Namen.

page-host-rules-hint = Ändert eins auf einmal. Alle sagen vor dem ersten Wurf Ja.
page-host-as-booklet = Alles wie am Anfang
page-host-begin-with = Ihr beginnt mit
page-host-begin-other = Andere…
page-host-begin-keep = Dabei bleiben
page-host-digest = Lesart des Schiedsrichters
page-host-digest-source = Was die meisten Anleitungen sagen
page-host-own-rules = Eigene Regeln
page-host-variants = Varianten
page-host-options = Optionen
page-host-variant-rival = Nicht zusammen mit { $variant }.
page-host-variant-needs = Nur mit { $variant }.
page-host-variant-seats = Für { $numbers } Spieler; ihr seid { $count }.
page-host-variant-odd = { $variant }: { $why }
page-host-option-set = { $variant } legt es fest: { $value }
page-host-option-idle = Bewirkt nichts mit { $variant }
page-host-booklets = { $languages }: { $value }.
page-host-assumed = angenommen
page-host-less = eins weniger
page-host-more = eins mehr

page-host-box-head = Haben wir dieselbe Schachtel?
page-host-box-hint = Was als angenommen markiert ist, vermuten wir nur. Vergleicht es mit eurer.
page-host-the-die = Der Würfel
page-host-die-assumed = Was auf seinen Seiten ist, vermuten wir nur. Ist eurer anders, ändert die Datei des Würfels und nennt sie in den Einstellungen des Tisches.
page-host-camera-reads = Die Kamera liest diesen Würfel.
page-host-camera-away = Die Kamera ist weg: Tippt nach jedem Wurf an, was ihr seht.
page-host-other-die = Die Kamera kennt einen anderen Würfel: Tippt nach jedem Wurf an, was ihr seht.
page-host-no-camera = Es gibt keine Kamera: Tippt nach jedem Wurf an, was ihr seht.
page-host-taps = Nach jedem Wurf tippt ihr an, was ihr seht.
page-host-box-guessed = Manches, was in der Schachtel liegt, vermuten wir nur.
page-host-the-box = Brett und Schachtel
page-host-box-plain = In dieser Schachtel kann nichts anders sein als der Würfel.
page-host-box-own = Dieser Tisch hat dafür eine eigene Datei.
page-host-box-assumed = Wir vermuten:
page-host-box-edit = Ist eures anders, ändert die Datei des Bretts und nennt sie in den Einstellungen des Tisches.
page-host-option-assumed = { $option }: unsere Vermutung. Ändern könnt ihr es bei den Regeln.
page-host-no-sensors = Dieses Spiel spielt man ohne das Brett mit Sensoren.
page-host-sensors-follow = Das Brett mit Sensoren verfolgt die Figuren.
page-host-sensors-away = Kein Brett mit Sensoren ist da: Ihr tippt eure Züge an.

page-host-check-head = Ist das euer Spiel?
page-host-check-hint = Dann sagen alle Ja zu den Regeln, und der erste Spieler würfelt.
page-host-puts-by = Das Spiel auf dem Tisch wird weggelegt. Es bleibt gespeichert.

# Alle einverstanden
page-host-agree-hint = Vor dem ersten Wurf sagen alle Ja zu diesen Regeln.
page-host-agree-where = Wer am Tablet spielt, sagt auf der Seite des Tisches Ja, die anderen auf ihren Handys.
page-host-other-game = Ändern: ein anderes neues Spiel

# Das Pult
page-host-no-game = Auf dem Tisch ist kein Spiel
page-host-no-game-hint = Startet ein neues, oder spielt ein gespeichertes weiter.
page-host-on-table-now = Auf dem Tisch: { $game }
# Same as English.
page-host-pause = Pause
page-host-go-on = Weiter
page-host-house = Hausentscheidung…
page-host-house-head = Was entscheidet ihr?
page-host-house-hint = Sie steht bei den Entscheidungen, und alle sehen sie. Von selbst ändert sie nichts.
page-host-house-words = Eure Entscheidung
page-host-house-say = Verkünden
page-host-new = Neues Spiel
page-host-saved = Gespeicherte Spiele
page-host-saved-open = Beginn: { $date }, nicht zu Ende
page-host-saved-over = Beginn: { $date }, zu Ende
page-host-no-date = an einem Tag ohne Uhr
page-host-saved-more = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}
page-host-open-saved = Weiterspielen
page-host-look-saved = Ansehen
page-host-goon-head = { $game } mit { $names } weiterspielen?
page-host-goon-hint = Das Spiel auf dem Tisch ({ $game }) wird weggelegt. Es bleibt gespeichert.
page-host-goon-stay = Bei diesem Spiel bleiben
page-host-pictures = Bilder von Würfen
page-host-pictures-about = Die letzten Würfe werden als Bilder aufgehoben, damit man das Gelesene prüfen kann. Sie verlassen dieses Haus nie.
page-host-pictures-none = Kein Bild ist aufgehoben.
page-host-wipe = Bilder löschen…
page-host-wipe-head = Alle Bilder von Würfen löschen?
page-host-wipe-hint = Niemand kann sie dann noch ansehen, weder hier noch auf einem anderen Bildschirm. Spiele und Entscheidungen bleiben.
page-host-wipe-keep = Behalten
page-host-wipe-now = Alle löschen

# Plätze und Links
page-host-seats = Plätze, die Jüngsten zuerst
page-host-turn = dran
# Same as English.
page-host-code = Code
page-host-link-open = Den Code für { $name } zeigen
page-host-link-shut = Den Code für { $name } verbergen
page-host-link-coming = Einen Moment: Der Link entsteht.
page-host-waits-for-phone = wartet auf ein Handy, noch { $time }
page-host-waits-for-tablet = wartet auf ein Tablet, noch { $time }
page-host-agrees-at-table = muss noch Ja sagen, am Tablet
page-host-agrees-on-phone = muss noch Ja sagen, am Handy
page-host-table-page = Die Seite des Tisches
page-host-table-about = für das Tablet oder den Fernseher, den alle sehen
page-host-table-scan = Öffne die Seite des Tisches mit der Kamera des Tablets
page-host-table-code = QR-Code des Links zur Seite des Tisches
page-host-table-gone = Der Link ist benutzt: Ein Tablet zeigt jetzt die Seite des Tisches.
page-host-table-hint = Der Link gilt einmal, fünf Minuten lang. Tablets, die die Seite des Tisches schon zeigen, behalten sie.
page-host-table-here = Die Seite des Tisches hier öffnen
page-host-table-now = Die Seite des Tisches hier öffnen
page-host-seat-here = { $name } spielt auf diesem Gerät
page-host-back-here = Spielleitung
page-host-enlarge = Den Code für { $name } groß zeigen
page-link-scan = { $name }, richte die Kamera deines Handys hierher
page-link-code = QR-Code des Links zum Platz von { $name }
page-link-or-type = Oder öffne diese Adresse:
page-link-left = Gilt noch { $time }
page-link-over = Dieser Link ist zu alt. Mach einen neuen.
page-link-new = Neuen Link machen
page-link-coming = Einen Moment: Der Link für { $name } entsteht.
page-link-used = Der Link ist benutzt: { $name } spielt jetzt am Handy.
page-host-link-hint = Ein Link gilt einmal, fünf Minuten lang. Ein neuer meldet das vorige Gerät ab.

# Geräte
page-host-device-works = { $name }: geht
page-host-device-none = { $name }: nicht da
page-host-camera-none = Ihr tippt an, was ihr gewürfelt habt.
page-host-board-none = Ihr tippt eure Züge an.
page-host-buttons-none = Die Seite kann alles, was sie können.
page-host-camera-restart = Neu starten
page-host-sensor-test = Sensoren testen
page-host-sensors-how = Halte einen Magneten über jedes Feld. Sein Zeichen muss sich sofort ändern, und zurück, wenn der Magnet weg ist.
page-host-sensors-see = Ein Magnet oder eine Figur ist auf { $cells }.
page-host-sensors-empty = Kein Sensor sieht etwas.
page-host-sensors-flicker = Diese flackern, und ihnen ist nicht zu trauen: { $cells }. Drück den Sensor fest, oder sieh dir seine Lötstellen an.
page-host-sensor-free = frei
page-host-sensor-occupied = sieht etwas
page-host-sensor-never_free = hat die ganze Zeit etwas gesehen
page-host-sensor-never_occupied = hat bis jetzt nichts gesehen
page-host-sensor-flickering = flackert
page-host-sensors-why-no_board = Das Brett ist gerade nicht da.
page-host-sensors-why-game = Das Spiel auf dem Tisch verbirgt Figuren. Testen könnt ihr die Sensoren, wenn es vorbei ist.
page-host-sensors-why-pieces = Auf dem Brett stehen vielleicht noch Figuren eines verborgenen Spiels. Nehmt alles herunter, dann beginnt der Test.
