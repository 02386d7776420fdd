### Wörter, die mehrere Spiele gemeinsam haben.

edition-digest = wie dieser Schiedsrichter die Anleitung liest
edition-de = wie in der deutschen Anleitung
edition-en = wie in der englischen Anleitung
edition-fr = wie in der französischen Anleitung
edition-it = wie in der italienischen Anleitung
edition-es = wie in der spanischen Anleitung
edition-pt = wie in der portugiesischen Anleitung

option-first-seat = Wer anfängt
    .help = Wer am jüngsten ist, wenn ihr nichts anderes ausmacht.
option-points-to-win = Punkte zum Sieg
    .help = Wer sie zuerst erreicht, hat gewonnen.

# Same as English.
variant-teams = Teams
    .help = Vier Spieler, zwei gegen zwei.

# What a player enters, above the keys for it.
field-cards = Karten

# Same as English.
field-code = Code

field-colour = Farbe
field-answer = Antwort

## So lässt es sich nicht aufbauen

setup-no-game = Es gibt kein Spiel „{ $name }“. Es gibt { $games }.
setup-no-die = { $game } braucht den Würfel „{ $die }“, und dieser Tisch hat keinen. Nennt seine Datei in den Einstellungen des Tisches.
setup-seats = { $game } ist für { $fewest } bis { $most } Spieler; ihr seid { $count }.
setup-variant-seats = „{ $variant }“ ist für { $numbers-or } Spieler; ihr seid { $count }.
setup-no-variant = Dieses Spiel hat keine Variante „{ $name }“.
setup-no-option = Dieses Spiel hat keine Option „{ $name }“.
setup-no-edition = Der Schiedsrichter kennt keine Anleitung „{ $name }“ dieses Spiels.
setup-variant-twice = „{ $variant }“ ist zweimal gewählt. Einmal genügt.
setup-variant-needs = „{ $variant }“ spielt man nur zusammen mit „{ $needed }“.
setup-variants-clash = „{ $variant }“ und „{ $other }“ widersprechen sich. Wählt eins davon.
setup-option-clash = „{ $option }“ bewirkt nichts mit „{ $variant }“. Lasst es, wie es war.
setup-both-change = „{ $variant }“ und „{ $other }“ ändern dieselbe Regel. Behaltet eins davon.
setup-option-number = „{ $option }“ kann nicht { $value } sein: Es ist eine Zahl von { $minimum } bis { $maximum }{ $also-count ->
    [0] { "" }
   *[other] {" "}oder { $also-or }
}.
setup-option-seat = „{ $option }“ kann nicht { $value } sein: Wählt jemanden von euch.
setup-option-flag = „{ $option }“ kann nicht { $value } sein: Es ist ja oder nein.
setup-option-choice = „{ $option }“ kann nicht „{ $value }“ sein: Wählt { $choices-or }.
setup-option-several = „{ $option }“ kann nicht „{ $value }“ sein: Wählt { $count } verschiedene aus { $choices }.
setup-option-without = „{ $option }“ bewirkt nichts ohne { $variants-or }. Wählt diese Variante, oder lasst es, wie es war.
setup-value-rival = „{ $option }: { $value }“ verträgt sich nicht mit { $variants-or }. Ändert eins davon.
setup-no-such-player = { $option }: Einen Spieler { $number } gibt es nicht; ihr seid { $count }.
setup-die-face = Eine Seite des Würfels „{ $die }“ sagt „{ $face }“, was dieses Spiel nicht kennt. Es kennt { $known }. Berichtigt die Datei des Würfels.
setup-die-lacks = Keine Seite des Würfels „{ $die }“ sagt { $words-or }, und ohne das lässt sich nach diesen Regeln nicht spielen. Berichtigt die Datei des Würfels.
setup-no-map = In der Datei des Bretts ist keine Karte. Zeichnet eine wie in der Datei, die zum Spiel gehört.
setup-map = Die Karte in der Datei des Bretts ist in Zeile { $row }, Spalte { $column } falsch: Da kann nicht „{ $seen }“ stehen.
setup-map-row = In der Datei des Bretts hat Zeile { $row } der Karte die Länge { $length }, die erste { $first }. Macht sie gleich lang.
setup-map-size = Die Karte in der Datei des Bretts ist { $columns } breit und { $rows } hoch. So ist kein Brett dieses Spiels.
setup-map-count = Auf der Karte in der Datei des Bretts steht „{ $seen }“ { $count } ×, es muss dort { $needed } × stehen.
setup-box = In der Datei des Bretts kann { $key } nicht „{ $value }“ sein.
