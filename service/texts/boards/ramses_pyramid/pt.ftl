### O desenho de Ramses Pyramid.

rp-board-name = O tabuleiro de Ramses Pyramid, visto de cima
rp-board-entrance = Entrada
rp-board-no-crystal = sem cristal
rp-board-closed = na pirâmide fechada
rp-step-layer = rodar { $layer } ↻
rp-step-open = abrir um templo para { $place }
rp-step-mummy = uma múmia do lado { $side }
rp-step-onto = descer para { $place }
rp-board-king-wins = O rei ganha
rp-cheer = O rei caiu!
rp-cheer-king = O rei fica com a pirâmide!
rp-final = no fim: { $place }
rp-final-crown = derrotou o rei
rp-twin-no-crystals = nenhum
rp-twin-no-mummies = nenhuma
rp-twin-back = Entrada, de volta depois de dar a volta
rp-twin-trapped = na pirâmide fechada
rp-twin-seat = { $name }: { $place }. Cristais: { $list }.
rp-twin-team = Equipa { $team }.
rp-twin-bot = Joga um bot.
rp-twin-crown = Usa a coroa.
rp-twin-layer = { $layer }: { $list }. { $quarters ->
    [0] Está como no início.
    [1] Está rodada um quarto de volta.
    [2] Está rodada meia volta.
   *[other] Está rodada { $quarters } quartos de volta.
}
rp-twin-king-top = O rei-múmia está no topo.
rp-twin-king = O rei-múmia está na camada { $layer }.
rp-twin-mummies = Múmias no topo: { $top }. Na pirâmide: { $on }. Fora do jogo, em casas castanhas: { $out }.
rp-twin-crystals = Cristais nas casas castanhas: { $list }.
rp-twin-temple = O templo { $temple } está em { $at }, ao lado de { $beside }.
rp-twin-shown = Todos viram { $colour } lá dentro.
rp-twin-noted = Anotaste { $colour }.
rp-hand-temple = { $temple }: { $colour }
rp-twin-named = Diz-se que tem { $colour } lá dentro.
