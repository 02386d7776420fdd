### Il disegno di Ramses Pyramid.

rp-board-name = Il tabellone di Ramses Pyramid, visto dall’alto
rp-board-entrance = Ingresso
rp-board-no-crystal = nessun cristallo
rp-board-closed = in trappola
rp-step-layer = gira { $layer } ↻
rp-step-open = apri un tempio per { $place }
rp-step-mummy = una mummia dal lato { $side }
rp-step-onto = giù su { $place }
rp-board-king-wins = Vince il re
rp-cheer = Il re è caduto!
rp-cheer-king = Il re si tiene la piramide!
rp-final = alla fine: { $place }
rp-final-crown = ha sconfitto il re
rp-twin-no-crystals = nessuno
rp-twin-no-mummies = nessuna
rp-twin-back = Ingresso, giro già fatto
rp-twin-trapped = in trappola nella piramide
rp-twin-seat = { $name }: { $place }. Cristalli: { $list }.
rp-twin-team = Squadra { $team }.
rp-twin-bot = Ci gioca un bot.
rp-twin-crown = Porta la corona.
rp-twin-layer = { $layer }: { $list }. { $quarters ->
    [0] Sta come all’inizio.
    [one] È girato di un quarto di giro.
    [2] È girato di mezzo giro.
   *[other] È girato di { $quarters } quarti di giro.
}
rp-twin-king-top = Il Re delle Mummie è in cima.
rp-twin-king = Il Re delle Mummie è sul livello { $layer }.
rp-twin-mummies = Mummie in cima: { $top }. Sulla piramide: { $on }. Fuori dal gioco, su caselle marroni: { $out }.
rp-twin-crystals = Cristalli sulle caselle marroni: { $list }.
rp-twin-temple = Il tempio { $temple } è su { $at }, accanto a { $beside }.
rp-twin-shown = Tutti ci hanno visto { $colour }.
rp-twin-noted = Hai annotato { $colour }.
rp-hand-temple = { $temple }: { $colour }
rp-twin-named = Si è detto che contiene { $colour }.
