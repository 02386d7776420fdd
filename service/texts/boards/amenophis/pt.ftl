### O desenho de Aménophis.

am-draw-name = O labirinto de Aménophis
am-draw-name-hidden = O labirinto de Aménophis, como a múmia o pode ver
am-draw-view-mummy = Como a múmia pode ver
am-draw-view-explorers = Como os exploradores veem
am-draw-out = fora
am-draw-taken = { $taken } de { $goal } ankhs
am-draw-aside = { $count ->
    [0] nenhuma de lado
   *[other] { $count } de lado
}
am-draw-announced = anunciado
am-draw-steps = { $steps ->
    [1] passo
   *[other] passos
}
am-draw-roll-and = { $aside ->
    [0] o dado dela
   *[other] o dado dela + { $aside }
}
am-draw-final = { $count } de { $all } cartas · { $ankhs ->
    [1] um ankh
   *[other] { $ankhs } ankhs
}
am-draw-cheer = { $who ->
    [mummy] Apanhados!
    [explorer] Fora do túmulo!
   *[nobody] O túmulo está em silêncio.
}

## Em palavras

am-twin-mummy = { $name } é a múmia, em { $cell }, com { $taken } de { $goal } ankhs.
am-twin-ways = { $count ->
    [0] Dali nenhum caminho continua.
   *[other] Dali há caminhos para { $cells }.
}
am-twin-pawn-of = peão { $number } de { $name }
am-twin-pawn = { $cell ->
    [hidden] { $name }: { $ankhs ->
        [1] um ankh
       *[other] { $ankhs } ankhs
    }, lugar escondido.
    [off] { $name }: fora do tabuleiro.
   *[other] { $name }: { $ankhs ->
        [1] um ankh
       *[other] { $ankhs } ankhs
    }, em { $cell }.
}
am-twin-out = { $name } está fora do jogo.
am-twin-played = { $count ->
    [0] Nenhuma carta jogada.
   *[other] Jogadas: { $cards }.
}
am-twin-aside = { $count ->
    [0] Não há múmias de lado.
    [1] Há uma múmia de lado.
   *[other] Há { $count } múmias de lado.
}
am-twin-announced = Anunciado: { $face }.
am-twin-steps = { $steps ->
    [1] À múmia falta um passo.
   *[other] À múmia faltam { $steps } passos.
}
am-twin-hand = As tuas cartas: { $cards }.
am-twin-card-on = { $card } em { $cell }
am-twin-symbols = Símbolos: { $list }.
am-twin-places = A casa de partida é { $start }, a masmorra é { $dungeon }.

## Os segredos de um explorador

am-hand-untold = uma carta ainda por indicar
am-hand-played = { $card }, jogada
am-hand-roll = O teu lançamento
am-hand-pawn = { $cell ->
    [off] O teu peão está fora do tabuleiro.
   *[other] { $number ->
        [none] O teu peão está em { $cell }.
       *[other] O peão { $number } está em { $cell }.
    }
}
