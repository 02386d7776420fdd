### Aménophis. Cada mensagem tem o nome do seu código; os factos de uma decisão são os seus argumentos, já em palavras.
### As cartas são femininas (a vermelha 1), os montes masculinos (o vermelho).

# Same as English.
game-amenophis = Aménophis
pawn-first = o primeiro peão
pawn-second = o segundo peão
amface-1 = 1
amface-2 = 2
amface-3 = 3
amface-4 = 4
amface-arrow = a seta
amface-mummy = uma múmia
amface-none = nenhum dado
pile-r = vermelho
pile-b = azul
pile-w = branco
pile-g = verde
pile-y = amarelo
card-r1 = vermelha 1
card-r2 = vermelha 2
card-r3 = vermelha 3
card-r4 = vermelha 4
card-r5 = vermelha 5
card-b1 = azul 1
card-b2 = azul 2
card-b3 = azul 3
card-b4 = azul 4
card-b5 = azul 5
card-w1 = branca 1
card-w2 = branca 2
card-w3 = branca 3
card-w4 = branca 4
card-w5 = branca 5
card-g1 = verde 1
card-g2 = verde 2
card-g3 = verde 3
card-g4 = verde 4
card-y1 = amarela 1
card-y2 = amarela 2
card-y3 = amarela 3
card-y4 = amarela 4

## O que se pede

am-ask-playing = { $seat }, faz a tua jogada em segredo.
am-ask-cards = { $seat }, indica as cartas que tiraste. Mais ninguém as vê.
am-ask-cards-veiled = { $seat }, indica em segredo as cartas que tiraste.
am-ask-cancel = { $seat }, lança, ou anula primeiro as múmias que estão de lado.
am-ask-roll = { $seat }, lança os dados.
am-ask-choose = { $seat }, anuncia um dado ou lança outra vez.
am-ask-move = { $seat }, move o teu peão.
am-ask-card = { $seat }, acaba a jogada ou joga antes uma carta.
am-ask-done = { $seat }, acaba a tua jogada.
am-ask-mummy-roll = { $seat }, lança o dado da múmia.
am-ask-step = { $seat }, move a múmia: { $steps ->
    [1] falta um passo
   *[other] faltam { $steps } passos
}.

## O nome de uma ação num botão, e como se conta

am-act-draw = As minhas cartas
    .told = { $seat } viu as cartas
am-act-roll = Lançar
    .told = { $seat } tirou { $face }
am-act-keep-aside = Lançar sem anular
    .told = { $seat } deixa as múmias de lado
am-act-cancel = Anular as múmias
    .told = { $seat } anula as múmias
am-act-reroll = { $some ->
    [yes] Lançar outra vez { $dice }
   *[no] Lançar outra vez
}
    .told = { $some ->
    [yes] { $seat } lança outra vez { $dice }
   *[no] { $seat } lança outra vez
}
am-act-announce = { $two ->
    [yes] { $die } para { $pawn }
   *[no] Anunciar { $die }
}
    .told = { $two ->
    [yes] { $seat } anunciou { $die } para { $pawn }
   *[no] { $seat } anunciou { $die }
}
am-act-go = Para { $cell }
    .told = { $seat } foi para { $cell }
am-act-walk = Por { $path }
    .told = { $seat } foi por { $path }
am-act-play = Jogar a { $card }
    .told = { $seat } jogou a { $card }
am-act-done = Já está
    .told = { $seat } acabou
am-act-give-up = Sem saída: acabar a jogada
    .told = { $seat } não tem saída
am-act-step = Para { $cell }
    .told = { $seat } deu um passo para { $cell }
am-act-stop = Parar aqui
    .told = { $seat } parou

## O que aconteceu

am-has-drawn = { $seat } tem { $count } cartas.
am-too-few-ankhs = Há { $count } ankhs, e a múmia precisaria de { $goal }: só pode ganhar se puser todos os exploradores fora do jogo.
am-keeps-aside = { $seat } deixa { $count } de lado.
am-cancelled = { $seat } anula. A múmia move-se { $steps ->
    [1] um passo
   *[other] { $steps } passos
}.
am-rolled = { $seat } tirou { $dice }.
am-aside = { $count ->
    [1] Há uma múmia de lado.
   *[other] Há { $count } múmias de lado.
}
am-all-mummies = Os cinco dados mostram uma múmia: a jogada de { $seat } acabou.
am-rolls-again = { $seat } lança outra vez { $count ->
    [1] um dado
   *[other] { $count } dados
}.
am-announced = { $seat } anunciou { $die }.
am-announced-pawn = { $seat } anunciou { $die } para { $pawn }.
am-moved = { $two ->
    [yes] { $seat } moveu { $pawn } para { $cell } com { $die }.
   *[no] { $seat } foi para { $cell } com { $die }.
}
am-played = { $seat } jogou a { $card }: { $count } até agora.
am-done = { $seat } acabou.
am-gave-up = { $seat } não tem saída e acaba a jogada.
am-mummys-turn = Agora é a vez de { $mummy }.
am-mummy-rolled = { $number } e { $aside } de lado: { $steps ->
    [1] um passo
   *[other] { $steps } passos
}.
am-mummy-stuck = A múmia não pode ir para lado nenhum.
am-stepped = A múmia vai para { $cell }.
am-stopped = A múmia para.
am-caught = A múmia apanha, em { $cell }: { $pawn }. Tem { $taken } de { $goal } ankhs.
am-out = Já não há ankhs: { $pawn } está fora do jogo.
am-no-turn = { $at } não joga desta vez.
am-explorer-wins = { $seat } jogou a última carta e ganha.
am-mummy-wins = { $seat } tem { $taken } de { $goal } ankhs e ganha.
am-mummy-wins-all-out = Todos os exploradores estão fora do jogo: { $seat } ganha.

## O que fala contra uma ação

am-no-over = O jogo acabou.
am-no-seat = Só um jogador deste jogo pode fazer isso.
am-no-out = { $seat } está fora do jogo.
am-no-deal-first = Primeiro, todos os exploradores dizem ao árbitro as suas cartas.
am-no-draw-now = As cartas só se tiram antes do jogo.
am-no-turn-of = É a vez de { $at }.
am-no-mummy-rolls = Lança primeiro o dado da múmia.
am-no-mummy-moves = Declara a próxima casa do movimento da múmia.
am-no-cancel-or-roll = Lança, ou anula as múmias que estão de lado.
am-no-roll-first = Lança primeiro os dados.
am-no-choose-first = Anuncia um dos dados ou lança outra vez.
am-no-move-first = Anunciaste { $die }, e tens de o cumprir: move o peão.
am-no-moved = O peão já se moveu. Joga uma carta que sirva ou acaba a jogada.
am-no-played = Uma carta por movimento: acaba a jogada.
am-no-done-yet = A jogada não acabou: ainda tens de lançar ou de mover.
am-no-move-no-card = Sem movimento não há carta para jogar.
am-no-cancel-late = Só se anula antes do primeiro lançamento.
am-no-cancel-none = Não há múmias de lado, por isso não há nada para anular.
am-no-mummy-cards = A múmia não tem cartas.
am-no-drawn-already = As tuas cartas já são conhecidas.
am-no-card = «{ $card }» não é uma carta. Há cartas vermelhas, azuis e brancas de 1 a 5, e verdes e amarelas de 1 a 4.
am-no-card-twice = Indicaste uma carta duas vezes.
am-no-piles = Tiram-se { $each } de cada monte; não é assim em: { $piles }.
am-no-mummy-die = O dado da múmia mostra um destes números: { $numbers }.
am-no-must-cancel = Os cinco dados estão de lado: anula primeiro.
am-no-dice-count = É preciso lançar { $due } dados (há { $aside } de lado), e foram lançados { $given }.
am-no-face = Nenhum dado dos exploradores tem «{ $face }».
am-no-such-die = Nenhum dos teus dados mostra { $die }. Tiraste { $shown }.
am-no-so-many = Não há assim tantos dados teus que mostrem { $die }. Tiraste { $shown }.
am-no-reroll-some = Todos os dados que não mostram uma múmia se lançam juntos: { $count }.
am-no-reroll-all = Para os lançar todos outra vez, não indiques nenhum.
am-no-give-up = Não se pode desistir de uma jogada: lança outra vez.
am-no-not-hemmed = Tens saída: com algum dado podias andar.
am-no-pawn-named = Diz para que peão é.
am-no-pawn = «{ $pawn }» não se pode mover nesta jogada.
am-no-arrow = De { $cell } a seta não leva a lado nenhum: há um obstáculo de cada lado.
am-no-way = De { $cell } não há caminho para { $die }.
am-no-free-end = Com { $die } só podias acabar onde { $pawns-count ->
    [one] está
   *[other] estão
} { $pawns }.
am-no-cell = «{ $cell }» não é uma casa do labirinto.
am-no-end-occupied = { $pawn } está em { $cell }: não podes acabar aí.
am-no-arrow-end = A seta vai a direito até à última casa livre, não para { $cell }. Podia acabar em { $could-or }.
am-no-walk = Não há percurso de exatamente { $die } de { $start } para { $cell }. Podia acabar em { $could-or }.
am-no-mummy-cell = A múmia está em { $cell }.
am-no-start-cell = Ninguém entra na casa de partida { $cell }.
am-no-dungeon = Ninguém entra na masmorra pelo portão em { $cell }.
am-no-length = Isso é { $count ->
    [1] uma casa
   *[other] { $count } casas
}, e foi anunciado { $die }.
am-no-side-step = { $cell } não fica ao lado de { $here }.
am-no-wall = Entre { $here } e { $cell } há uma parede.
am-no-symbol-here = O símbolo da { $card } está em { $cell }, e o teu movimento acabou em { $here }.
am-no-shown-before = { $at } já jogou a { $card }, à vista de todos.
am-no-own-card = Não tens a { $card }.
am-no-pile-spent = { $each ->
    [1] Tirou-se uma carta de cada monte
   *[other] Tiraram-se { $each } cartas de cada monte
}, e já jogaste { $played }: a { $card } não pode ser tua.
am-no-other-step = De { $here } a múmia pode ir para { $could-or }.
am-no-stop = A múmia usa todos os seus passos: { $left ->
    [1] falta um
   *[other] faltam { $left }
}.

## O tabuleiro com sensores

am-board-set-up = As peças não estão como no jogo. { $count ->
    [0] Tira o que não devia lá estar.
    [1] Falta uma peça.
   *[other] Faltam { $count } peças.
}
    .fix = Põe as peças como estão no jogo.
am-board-place = Agora move no tabuleiro: { $pieces }.
    .fix = Vê onde é o lugar delas.
am-board-lifted = O peão foi levantado ou está numa casa com outra peça: { $pawn }.
    .fix = Pousa o peão numa casa só dele.
am-board-there-and-back = { $pawn } está outra vez em { $cell }. Era o movimento todo?
    .fix = Se sim, escolhe { $cell } na página. Se não, continua a mover.
am-board-which = Os sensores não sabem para onde foi { $pawn }: { $cells-or }?
    .fix = Escolhe a casa na página.
am-board-askew = Há uma peça entre { $cells }.
    .fix = Põe-na no meio de uma delas.
am-board-wrong-pawn = { $pawn } foi de { $from } para { $cell }, mas quem se move é { $mover }.
am-board-not-now = { $pawn } foi de { $from } para { $cell }, e agora não é para mover nenhum peão.
am-board-missing = Em { $cell } falta { $pawn }.
am-board-too-much = Não devia estar nada em { $cells }.
am-board-differs = O tabuleiro não bate certo com o jogo em { $count ->
    [1] uma casa
   *[other] { $count } casas
}.
    .fix = Põe tudo de volta no sítio.
am-board-turned = De pernas para o ar, ou está lá outra peça: { $pieces }.
am-board-mummy-off = No jogo a múmia está em { $cell }, mas a peça dela não está lá. Noutro sítio não apanha ninguém.

## Opções

option-mummy-seat = O lugar da múmia
    .help = Quem joga com a múmia. Os exploradores seguem-se no sentido dos ponteiros do relógio.
# Same as English.
option-ankhs = Ankhs
    .help = Com quantos começa cada peão de um explorador.
option-ankhs-to-win = Ankhs para a múmia ganhar
    .help = 0: 3 contra um explorador, 4 contra dois, 6 contra três, 7 contra quatro.
option-roll-seen-by-mummy = A múmia vê os lançamentos
    .help = Os dados dos exploradores lançam-se à vista de todos.
option-reroll = Lançar outra vez
    .help = Todos os dados que não mostram uma múmia, ou quaisquer deles.
option-hemmed-in = Quem não pode dar um passo
    .help = Continua a lançar até todos os dados mostrarem múmias, ou pode acabar a jogada, o que o diz à múmia.
option-mummy-must-use-all = A múmia usa todos os passos
    .help = Se não, pode parar mais cedo.

## Valores das opções, e o que supomos sobre a caixa

option-reroll-all = todos os sem múmia
option-reroll-any = quaisquer deles
option-hemmed-in-roll-on = continua a lançar
option-hemmed-in-pass = pode passar

box-amenophis-map = o labirinto: o tamanho, as paredes e onde estão os símbolos

## Assim não se pode preparar

am-setup-open = O labirinto do ficheiro do tabuleiro está aberto para fora na linha { $row }, coluna { $column }. Desenha ali a parede.
am-setup-no-way = No labirinto do ficheiro do tabuleiro nenhum caminho leva da partida a { $cells }. Abre uma parede.
am-setup-dungeon = No labirinto do ficheiro do tabuleiro nenhum caminho sai da masmorra { $cell }. Abre uma parede.
