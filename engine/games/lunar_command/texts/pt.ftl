### Lunar Command. Cada mensagem tem o nome do seu código; os factos de uma decisão são os seus argumentos, já em palavras.
### Todas as peças são femininas (parede, cúpula, comporta, antena), as figuras e o OVNI masculinos.

# Same as English.
game-lunar-command = Lunar Command

## Coisas

lunar-white = uma parede branca
    .deed = constrói uma parede branca
lunar-colour = uma peça de cor
    .deed = constrói uma peça de cor
lunar-spacewalk = um passeio no espaço
    .deed = faz um passeio no espaço
lunar-ufo = um OVNI
    .deed = move um OVNI
lunar-straight = parede retangular
lunar-a-straight = uma parede retangular
lunar-square = parede quadrada
lunar-a-square = uma parede quadrada
lunar-dome = cúpula
lunar-a-dome = uma cúpula
lunar-airlock = comporta
lunar-a-airlock = uma comporta
lunar-antenna = antena
lunar-a-antenna = uma antena
lunar-robot = robô
lunar-a-robot = um robô
lunar-astronaut = astronauta
lunar-a-astronaut = um astronauta
lunar-a-ufo = um OVNI
lunar-west-east = oeste–este
lunar-north-south = norte–sul

## O que se pede

lc-ask-roll = { $seat }, lança o dado.
lc-ask-act = { $seat }, { $possible-or-deed }.
lc-ask-step =
    { $left ->
        [1] { $seat }, dá o último passo ou acaba.
       *[other] { $seat }, dá até { $left } passos ou acaba.
    }
lc-ask-go-on = { $seat }, continua a partir de { $space }: ali ninguém fica.
lc-ask-place = { $seat }, põe no tabuleiro { $things-or }.
lc-ask-which-way = { $seat }, em que direção fica a { $piece } em { $space }?

## O nome de uma ação num botão, e como se conta

lc-act-roll = Lançar
    .told = { $seat } tirou { $face }
lc-act-build = { $piece } em { $space }
    .told = { $seat } construiu { $a_piece } em { $space }
lc-act-build-lying = { $piece } em { $space }, { $lies }
    .told = { $seat } construiu { $a_piece } em { $space }, { $lies }
lc-act-build-airlock = { $piece } em { $space }, passagem { $through }
    .told = { $seat } construiu { $a_piece } em { $space }, passagem { $through }
lc-act-walk = { $figure } { $from } para { $space }
    .told = { $seat } moveu o { $figure } de { $from } para { $space }
lc-act-stop = Parar de andar
    .told = { $seat } parou de andar
lc-act-ufo = OVNI { $from } para { $space }
    .told = { $seat } moveu o OVNI de { $from } para { $space }
lc-act-ufo-placed = Novo OVNI em { $space }
    .told = { $seat } pôs um OVNI em { $space }
lc-act-abduct = OVNI { $ufo } rapta { $from } para { $space }
    .told = { $seat } raptou o astronauta de { $from } para { $space }
lc-act-place = { $a_thing } em { $space }
    .told = { $seat } pôs { $a_thing } em { $space }
lc-act-pass = Não fazer nada
    .told = { $seat } não fez nada
lc-act-claim-station = Estação à volta de { $space }
    .told = { $seat } disse que há uma estação à volta de { $space }

lc-hint-scores =
    { $points ->
        [1] marca um ponto
       *[other] marca { $points } pontos
    }
lc-hint-closes =
    { $count ->
        [1] fecha uma estação: { $points } para ti
       *[other] fecha { $count } estações: { $points } para ti
    }
lc-hint-left =
    { $count ->
        [1] a última
       *[other] há { $count }
    }

## O que aconteceu

lc-rolled = { $seat } tirou { $face-count ->
        [0] uma face vazia
       *[other] { $face }
    }.
lc-nothing-possible = Nada disso se pode fazer. A jogada acabou.
lc-built-white = { $seat } constrói { $a_piece } em { $space }; na reserva: { $left }.
lc-built-coloured = { $seat } constrói { $a_piece } { $colour } em { $space }; na reserva: { $left }.
lc-closed = Uma estação está fechada. No interior: { $spaces }.
lc-split = Isto divide uma estação. Uma estação nova tem estas casas: { $spaces }.
lc-owned = Nas paredes exteriores: laranja { $orange }, verde-lima { $lime }. É a estação { $colour }: { $robots } { $robots ->
        [1] robô
       *[other] robôs
    } e { $astronauts } { $astronauts ->
        [1] astronauta
       *[other] astronautas
    } dão { $points } { $points ->
        [1] ponto
       *[other] pontos
    }.
lc-tie = Nas paredes exteriores: laranja { $orange }, verde-lima { $lime }. A estação não é de ninguém. Cada lado marca { $points } por { $robots } { $robots ->
        [1] robô
       *[other] robôs
    } e { $astronauts } { $astronauts ->
        [1] astronauta
       *[other] astronautas
    }, que saem do tabuleiro.
lc-owner-now = A estação de { $spaces } é agora { $colour }. Nas paredes exteriores: laranja { $orange }, verde-lima { $lime }.
lc-owner-none = A estação de { $spaces } já não é de ninguém. Nas paredes exteriores: laranja { $orange }, verde-lima { $lime }.
lc-stepped =
    { $left ->
        [0] O { $figure } vai para { $space }. Foi o último passo.
        [1] O { $figure } vai para { $space }; falta um passo.
       *[other] O { $figure } vai para { $space }; faltam { $left } passos.
    }
lc-into-airlock = O { $figure } entra na comporta em { $space }.
lc-passes-ufo = O { $figure } passa pelo OVNI em { $space }.
lc-walked-in =
    { $points ->
        [1] O { $figure } entra na estação { $colour } e marca um ponto: { $total } ao todo.
       *[other] O { $figure } entra na estação { $colour } e marca { $points } pontos: { $total } ao todo.
    }
lc-no-way-on = Não se pode dar mais nenhum passo. O passeio no espaço acabou.
lc-stopped = { $seat } acaba o passeio no espaço.
lc-ufo-moved = { $seat } move o OVNI de { $from } para { $space }.
lc-ufo-placed = { $seat } põe um OVNI em { $space }.
lc-released = O astronauta em { $space } já pode voltar a andar.
lc-abducted = { $seat } rapta o astronauta de { $from } para { $space }. O OVNI fica sobre a cabeça dele.
lc-lifted-in = { $seat } rapta o astronauta de { $from } para a estação { $colour } e marca { $points } pontos: { $total } ao todo. O OVNI fica agora em { $from }.
lc-placed = { $seat } põe { $a_thing } em { $space }.
lc-set-up = Está tudo posto. Começa { $first }.
lc-ends-white = Todas as peças brancas estão construídas: o jogo acabou.
lc-ends-coloured = Todas as peças de cor { $colour } estão construídas: o jogo acabou.
lc-ends-stuck = Já ninguém pode construir nada: o jogo acabou.
lc-wins-goal = { $winners } { $winners-count ->
        [1] ganha
       *[other] ganham
    } pelo lado { $colour } com { $points } pontos. O Lunar 1 descola!
lc-wins-points = { $winners } { $winners-count ->
        [1] ganha
       *[other] ganham
    } pelo lado { $colour }: laranja { $orange } pontos, verde-lima { $lime }.
lc-wins-built = Pontos iguais. { $winners } { $winners-count ->
        [1] ganha
       *[other] ganham
    } pelo lado { $colour }, com mais peças de cor construídas: laranja { $built_orange }, verde-lima { $built_lime }.
lc-draw = Pontos iguais, e o mesmo número de peças de cor construídas: empate.

## Conselhos: é permitido, mas não adianta nada

lc-advise-closes-for-other = Isso fechou uma estação para o lado { $colour }.

## Assim não

lc-not-a-player = { $name } não joga aqui.
lc-game-over = O jogo acabou, { $seat }.
lc-not-your-turn = É a vez de { $turn }. { $seat }, espera um pouco.
lc-not-on-die =
    { $face-count ->
        [0] Nenhuma face deste dado está vazia. Lança outra vez ou indica o dado com que jogam.
       *[other] Nenhuma face deste dado mostra { $face }. Lança outra vez ou indica o dado com que jogam.
    }
lc-already-rolled = { $seat } já lançou o dado. O lançamento vale.
lc-one-action = Só há uma ação por jogada, e o passeio no espaço já começou.
lc-not-shown = O dado não mostra { $action }.
lc-other-tile = A placa no dado é { $other }. { $seat } só constrói com { $colour }.
lc-no-such-piece = Não há peça chamada { $word }. Constrói uma parede retangular, uma parede quadrada, uma cúpula, uma comporta ou uma antena.
lc-no-such-direction = { $word } não é uma direção para a { $piece }. Diz oeste–este ou norte–sul.
lc-has-no-direction = A { $piece } liga por todos os lados: não tem direção.
lc-which-way = A { $piece } não encaixa aqui em nenhuma direção, nem oeste–este nem norte–sul.
lc-no-such-space = Não há casa { $space }. O tabuleiro vai de { $first } a { $last }.
lc-wall-off-board = A parede retangular em { $space } sairia para fora do tabuleiro.
lc-none-left = Na reserva já não há nenhuma { $piece }.
lc-ufo-in-way = Há um OVNI em { $space }. Ali não se constrói nada.
lc-figure-in-way = Está alguém em { $space }. Ali não se constrói nada.
lc-piece-there = A { $piece } em { $space } está no caminho da { $new }.
lc-dome-needs-square = Não há parede quadrada em { $space }. Uma cúpula vai para cima de uma parede quadrada sem cúpula.
lc-dome-there = A parede quadrada em { $space } já tem uma cúpula.
lc-blocks-entrance = { $space } é uma entrada da comporta { $colour } em { $airlock }. Fica livre.
lc-own-entrance-blocked = A entrada em { $space } ficaria bloqueada pela { $piece } que lá está.
lc-same-type = A { $piece } ficaria ligada à que está em { $space }. Duas do mesmo tipo não podem estar ligadas.
lc-same-type-beside = A { $piece } ficaria ao lado da que está em { $space }. Duas do mesmo tipo não podem ficar lado a lado.
lc-not-connected = A { $piece } não ficaria ligada a nada. Tem de levar a uma cúpula de partida: { $domes-or }.
lc-cut-off = A { $piece } só levaria a uma cúpula de partida ({ $domes-or }) através de peças do adversário, e essas cortam o caminho.
lc-leads-nowhere = Aquilo a que a { $piece } ficaria ligada não leva a uma cúpula de partida: { $domes-or }.
lc-partners-dome = A { $piece } levaria à cúpula de partida do parceiro. { $seat } só constrói a partir de { $domes-or }.
lc-not-near-own = A { $piece } tem de estar ligada a outra peça de cor { $colour }, diretamente ou através de uma parede retangular.
lc-fits-here =
    { $more ->
        [0] { $seat }, a { $piece } podia ficar em { $spaces-or }.
       *[other] { $seat }, a { $piece } podia ficar em { $spaces }, e em mais { $more }.
    }
lc-fits-nowhere = Agora não há casa onde { $seat } pudesse construir a { $piece }.

lc-no-such-figure = Não há ninguém chamado { $word } para andar. Andam os robôs e os astronautas.
lc-no-figure-there = Não há nenhum { $figure } em { $space }.
lc-under-a-ufo = Há um OVNI sobre a cabeça do astronauta em { $space }. Ele não pode andar até esse OVNI ser movido.
lc-one-of-each = Já andou outro { $figure }. Andam no máximo um robô e um astronauta.
lc-go-on-airlock = Ninguém fica numa comporta. Primeiro continua o { $figure } em { $space }.
lc-go-on-ufo = Ninguém fica debaixo de um OVNI. Primeiro continua o { $figure } em { $space }.
lc-airlock-dead-end = Com os passos que faltam, o { $figure } não conseguiria sair da comporta em { $space } e ficar em algum lado.
lc-ufo-dead-end = Com os passos que faltam, o { $figure } não conseguiria sair da casa { $space } do OVNI e ficar em algum lado.
lc-not-a-neighbour = { $space } não fica ao lado de { $from }. Um passo vai para { $spaces-or }, nunca na diagonal.
lc-no-steps-left = Já não há passos para o { $figure }.
lc-straight-through = Por uma comporta anda-se a direito: entra-se por uma entrada e sai-se pela outra.
lc-ufo-stops-robot = O OVNI em { $space } faz parar o robô.
lc-ufo-stops-astronaut = O OVNI em { $space } faz parar o astronauta.
lc-space-taken = Já está alguém em { $space }.
lc-piece-stops = A { $piece } em { $space } está no caminho.
lc-foreign-airlock = A comporta em { $space } é { $colour }. Só as comportas da tua cor te deixam passar.
lc-no-entrance = Esse lado da comporta em { $space } não é uma entrada.
lc-first-step = Um passeio no espaço tem pelo menos um passo.
lc-no-walk = { $seat } não está num passeio no espaço.

lc-no-abduction = Neste jogo os OVNI não raptam astronautas.
lc-no-ufo-off = Todos os OVNI estão no tabuleiro: { $spaces }.
lc-no-ufo-there = Não há OVNI em { $space }. Estão em { $spaces }.
lc-only-opponent-releases = Foi o lado { $colour } que pôs o OVNI sobre a cabeça do astronauta em { $space }. Só o adversário o pode mover.
lc-head-taken = Há um OVNI sobre a cabeça do astronauta em { $space }. Só esse o pode raptar.
lc-same-space = Já está em { $space }. Escolhe outra casa.
lc-landing-piece = A { $piece } em { $space } está no caminho. Escolhe uma casa livre.
lc-landing-ufo = Há um OVNI em { $space }. Escolhe uma casa livre.
lc-landing-figure = Está alguém em { $space }. Escolhe uma casa livre.

lc-not-to-place = Agora não é a vez de { $thing }. A seguir vem: { $things-or }.
lc-domes-side-by-side = Há uma cúpula de partida em { $other }, ao lado de { $space }. Duas delas não podem ficar lado a lado.
lc-set-up-is-over = A preparação já acabou.
lc-must-act = Pode fazer-se algo do que saiu, por isso tem de ser feito.
lc-no-pass = { $seat } não pode passar.
lc-station-is-scored = A estação à volta de { $space } já foi pontuada quando se fechou.
lc-station-no-space = Há uma peça em { $space }. Só casas livres estão dentro de uma estação.
lc-station-open = { $space } não está rodeada de peças ligadas: dali há um caminho para fora do tabuleiro.

lc-owed-roll = { $seat }, primeiro lança o dado.
lc-owed-act = { $seat }, primeiro { $possible-or-deed }.
lc-owed-walk =
    { $left ->
        [1] { $seat }, dá o último passo do passeio no espaço ou acaba.
       *[other] { $seat }, continua o passeio no espaço ({ $left } passos) ou acaba.
    }
lc-owed-go-on = { $seat }, primeiro continua com o { $figure } em { $space }.
lc-owed-place = { $seat }, primeiro põe isto no tabuleiro: { $things-or }.

## Opções e variantes

variant-ufo-abduction = OVNI raptor
    .help = Um OVNI que sai também pode raptar um astronauta para outra casa.
variant-setup = Preparação à vossa maneira
    .help = Os jogadores põem as cúpulas de partida, as figuras e os OVNI.

option-figures-share-space = Figuras partilham uma casa
    .help = Se não, numa casa só cabe um robô ou um astronauta.
option-straight-walls-directed = Paredes ligam só pelas pontas
    .help = Se não, ligam pelos quatro lados.
option-straight-wall-length = Comprimento das paredes
    .help = Quantas casas ocupa. Supomos que é uma.
option-same-type-ignores-colour = Mesmo tipo, qualquer cor
    .help = Se não, só peças do mesmo tipo e da mesma cor não podem estar ligadas.
option-same-type-test = Mesmo tipo: onde
    .help = Se duas do mesmo tipo não podem estar ligadas, ou nem sequer ficar lado a lado.
option-colour-tile = Placas de cor
    .help = Se uma placa de cor deixa construir a sua equipa, ou qualquer uma.
option-walk-figures = Quem anda
    .help = Quaisquer figuras repartem os passos, ou no máximo um robô e um astronauta.
option-airlock-steps = Passos numa comporta
    .help = Quantos passos são precisos para a passar.
option-astronaut-may-pass-ufo = Astronautas passam por OVNI
    .help = Se não, um OVNI faz parar um astronauta tal como um robô.
option-count-pieces = Que peças contam
    .help = As que estão nas paredes exteriores, ou também as que estão penduradas nelas.
option-station-owner = De quem é uma estação
    .help = De quem tinha mais peças quando foi pontuada, ou de quem tem mais agora.
option-abduction-release = Quem tira o OVNI de uma cabeça
    .help = Qualquer jogador, ou só o adversário de quem o pôs lá.

## Valores das opções, e o que supomos sobre a caixa

option-same-type-test-connected = não ligadas
option-same-type-test-adjacent = não lado a lado
option-colour-tile-own = a sua equipa
option-colour-tile-any = qualquer equipa
option-walk-figures-any = quaisquer figuras
option-walk-figures-one-each = uma de cada
option-count-pieces-outer-walls = nas paredes exteriores
option-count-pieces-on-station = na estação
option-station-owner-when-scored = quando foi pontuada
option-station-owner-current-majority = quem tem mais agora
option-abduction-release-either = qualquer jogador
option-abduction-release-opponent = só o adversário

box-lunar-command-map = a grelha: o tamanho, as cúpulas de partida e onde estão os robôs e os OVNI
box-lunar-command-supply-square = quantas paredes quadradas há
box-lunar-command-supply-dome = quantas cúpulas há
box-lunar-command-supply-airlock = quantas comportas há
box-lunar-command-supply-antenna = quantas antenas há

## Assim não se pode preparar

lc-setup-room = Peças, figuras e OVNIs precisam de { $needed } casas, e o tabuleiro só tem { $spaces }. Usa um mapa maior ou menos peças.
lc-setup-crowd = Em { $space } do mapa do ficheiro do tabuleiro há várias figuras, mas «{ $option }» está em não.
lc-setup-domes = Cada equipa tem { $domes } cúpulas, e só há { $walls } paredes quadradas para elas. Corrige o ficheiro do tabuleiro.
lc-setup-seats = Com estas regras jogam { $needed }; vocês são { $count }. Quatro jogam com «{ $variant }», dois sem.
