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
