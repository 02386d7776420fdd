### Die Zeichnung von Ramses Pyramid.

rp-board-name = Das Spielbrett von Ramses Pyramid, von oben gesehen
rp-board-entrance = Eingang
rp-board-no-crystal = kein Kristall
rp-board-closed = eingeschlossen
rp-step-layer = { $layer } drehen ↻
rp-step-open = Tempel öffnen für { $place }
rp-step-mummy = Mumie von Seite { $side }
rp-step-onto = herab auf { $place }
rp-board-king-wins = Der König gewinnt
rp-cheer = Der König ist besiegt!
rp-cheer-king = Der König behält seine Pyramide!
rp-final = zuletzt: { $place }
rp-final-crown = hat den König besiegt
rp-twin-no-crystals = keine
rp-twin-no-mummies = keine
rp-twin-back = Eingang, zurück von der Runde
rp-twin-trapped = in der Pyramide eingeschlossen
rp-twin-seat = { $name }: { $place }. Kristalle: { $list }.
# Same as English.
rp-twin-team = Team { $team }.
rp-twin-bot = Hier spielt ein Bot.
rp-twin-crown = Trägt die Krone.
rp-twin-layer = { $layer }: { $list }. { $quarters ->
    [0] Sie steht wie am Anfang.
    [one] Sie ist um ein Viertel gedreht.
    [2] Sie ist um die Hälfte gedreht.
   *[other] Sie ist um { $quarters } Viertel gedreht.
}
rp-twin-king-top = Der Mumienkönig steht auf der Spitze.
rp-twin-king = Der Mumienkönig steht auf Ebene { $layer }.
rp-twin-mummies = Mumien auf der Spitze: { $top }. Auf der Pyramide: { $on }. Aus dem Spiel, auf braunen Feldern: { $out }.
rp-twin-crystals = Kristalle auf braunen Feldern: { $list }.
rp-twin-temple = Tempel { $temple } ist auf { $at }, neben { $beside }.
rp-twin-shown = Alle haben { $colour } darin gesehen.
rp-twin-noted = Du hast { $colour } notiert.
rp-hand-temple = { $temple }: { $colour }
rp-twin-named = Darin soll { $colour } sein.
