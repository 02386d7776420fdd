### Ramses Pyramid. Cada mensagem tem o nome do seu código; os factos de uma decisão são os seus argumentos, já em palavras.

# Same as English.
game-ramses-pyramid = Ramses Pyramid
rpface-move = um movimento
rpface-steal = um roubo
rpface-rotate = uma camada a rodar
rpface-mummy = uma múmia
rpturn-quarter = um quarto de volta no sentido horário
rpturn-half = meia volta
rpturn-three-quarter = três quartos de volta no sentido horário
rpplace-entrance = a Entrada
rpside-N = Norte
rpside-E = Este
rpside-S = Sul
rpside-W = Oeste
name-Ln = a camada { $n }
    .em = na camada { $n }
name-Ln-N = Norte { $n }
name-Ln-E = Este { $n }
name-Ln-S = Sul { $n }
name-Ln-W = Oeste { $n }

## O que se pede

rp-ask-place = { $seat }, põe o teu aventureiro num lado da camada da base.
rp-ask-roll = { $seat }, lança o dado.
rp-ask-roll-or-side = { $seat }, lança o dado ou vai antes para outro lado.
rp-ask-steal = { $seat }, escolhe de quem é o cristal que vais roubar.
rp-ask-rotate = { $seat }, roda uma camada da pirâmide.
rp-ask-mummies = { $seat }, faz descer as múmias.
rp-ask-ring = { $seat }, avança { $steps ->
        [1] uma casa castanha
       *[other] { $steps } casas castanhas
    }.
rp-ask-land = { $seat }, leva o cristal ou olha para dentro de um templo.
rp-ask-take = { $seat }, leva o cristal.
rp-ask-look = { $seat }, olha para dentro do templo, sem mais ninguém ver.
rp-ask-sees = { $seat }, se quiseres, anota o que está no templo { $temple }, só para ti. Depois põe-no noutra casa vazia.
rp-ask-looker = { $seat }, olha para dentro de um templo, sem mais ninguém ver, e põe-no noutra casa vazia.
rp-ask-put = { $seat }, põe o templo { $temple } noutra casa vazia.
rp-ask-move = { $seat }, move: { $steps ->
        [1] falta um passo.
       *[other] faltam { $steps } passos.
    }
rp-ask-shows = { $seat }, diz que cor mostra o templo { $temple }.
rp-ask-conflict = { $seat }, diz que abertura foi contada mal: há duas que se contradizem.
rp-ask-enter = { $seat }, vai para o lugar que o templo abriu.
rp-ask-name = { $seat }, diz que cor está em cada templo.
rp-ask-open = { $seat }, abre os templos um a um.

## O nome de uma ação num botão, e como se conta

rp-act-place = Pôr em { $at }
    .told = { $seat } pôs o aventureiro em { $at }
rp-act-roll = Lançar
    .told = { $seat } tirou { $face }
rp-act-move-on-ring = Ir para { $at }
    .told = { $seat } foi para { $at }
rp-act-take-crystal = Levar o cristal
    .told = { $seat } levou o cristal de { $at }
rp-act-look = Ver o templo { $temple }
    .told = { $seat } olhou para dentro do templo { $temple }
rp-act-sees = Anotar o que viste
    .told = { $seat } anotou uma coisa
rp-act-put-temple = Templo { $temple } em { $at }
    .told = { $seat } pôs o templo { $temple } em { $at }
rp-act-steal = Roubar { $colour } a { $at }
    .told = { $seat } roubou { $colour } a { $at }
rp-act-turn-layer = { $layer }: { $turn }
    .told = { $seat } rodou { $layer }: { $turn }
rp-act-mummies-down = { $new ->
        [none] { $off ->
            [none] Descer múmias
           *[other] Descer múmias, sai para { $off }
        }
       *[other] { $off ->
            [none] De { $new } desce para { $onto }
           *[other] De { $new } desce para { $onto }, sai para { $off }
        }
    }
    .told = { $seat } moveu as múmias
rp-act-step = Passo para { $at }
    .told = { $seat } deu um passo para { $at }
rp-act-change-side = Ir para o lado { $at }
    .told = { $seat } foi para o lado { $at }
rp-act-reveal = Abrir { $temple } para { $goal }
    .told = { $seat } abriu o templo { $temple } para { $goal }
rp-act-shows = Mostra { $colour }
    .told = { $seat } disse o que ele mostra
rp-act-correct-earlier = A anterior
    .told = { $seat } corrigiu a abertura anterior
rp-act-correct-new = A de agora
    .told = { $seat } corrigiu a abertura que acabou de fazer
rp-act-stop = Parar aqui
    .told = { $seat } parou
rp-act-name-temple = { $temple }: { $colour }
    .told = { $seat } disse que o templo { $temple } tem { $colour }
rp-act-open-temple = Abrir o templo { $temple }
    .told = { $seat } abriu o templo { $temple }
rp-act-end-turn = Acabar a jogada
    .told = { $seat } quis acabar a jogada
rp-act-claim-win = Ganhei
    .told = { $seat } disse que ganhou

rp-hint-colour = { $colour }
rp-hint-falls = faz cair { $seats }

## O que aconteceu

rp-placed = { $seat } começa a subir em { $at }.
rp-rolled = { $seat } tirou { $face }.
rp-moved = { $seat } vai para { $at }.
rp-round = { $seat } está de volta à Entrada e sobe a partir da próxima jogada.
rp-nothing-there = Não há cristal nem templo em { $at }. A jogada acabou.
rp-crystal-taken = { $seat } leva o cristal { $colour } de { $at }.
rp-nothing-to-steal = Nenhuma outra tenda tem uma cor que falte a { $seat }: não há nada para roubar.
rp-stolen = { $seat } rouba { $colour } a { $at }.
rp-turned = { $seat } roda { $layer } e tudo o que está por cima: { $turn }.
rp-king-defeated = Uma múmia, logo abaixo do rei: { $seat } derrota-o!
rp-treasure-room = Abre-se a sala do tesouro. { $seat } tem de dizer que cor está em cada templo.
rp-king-climbs = O rei sobe para a camada { $layer }.
rp-king-at-top = O rei sobe para o topo. A partir de agora liberta as suas múmias.
rp-no-mummies = Todas as múmias estão fora do jogo.
rp-mummies-step =
    { $count ->
        [1] Uma múmia desce um passo.
       *[other] { $count } múmias descem um passo.
    }
rp-mummy-off =
    { $left ->
        [0] A última múmia sai da pirâmide, para { $at }.
        [1] Uma múmia sai da pirâmide, para { $at }. Resta { $left }.
       *[other] Uma múmia sai da pirâmide, para { $at }. Restam { $left }.
    }
rp-mummy-released = Uma múmia deixa o topo e vai para { $at }.
rp-knocked-off = A múmia em { $at } faz cair { $who }, que está de volta à Entrada.
rp-roller-fell = { $seat } caiu e não se move.
rp-no-step = { $seat } não pode dar nenhum passo a partir de { $at }. A jogada acabou.
rp-stepped-up =
    { $colour ->
        [none] { $seat } sobe para { $at }.
       *[other] { $seat } sobe para { $at }, que pede { $colour }.
    }
rp-stepped-down = { $seat } desce para { $at }.
rp-side-changed = { $seat } dá a volta para { $at }.
rp-stopped =
    { $left ->
        [1] { $seat } para, com um passo por dar.
       *[other] { $seat } para, com { $left } passos por dar.
    }
rp-looked = { $seat } olha para dentro do templo { $temple } a partir de { $at }.
rp-noted = Anotaste: o templo { $temple } tem { $colour }.
rp-noted-anew = Anotaste: o templo { $temple } tem { $colour }. Antes tinhas anotado { $before }.
rp-temple-put = { $seat } põe o templo { $temple } de { $at } em { $to }.
rp-opened = { $seat } abre o templo { $temple } de { $at }, para entrar em { $goal }.
rp-shows-right = O templo { $temple } abre o caminho para { $goal }.
rp-shows-wrong = O templo { $temple } não mostra { $asked }, que { $goal } pede. Põe-no noutro sítio; depois a jogada acabou.
rp-shows = O templo { $temple } mostra { $colour }.
rp-note-was-wrong = O templo { $temple } mostra { $colour }. Tinhas anotado { $before }.
rp-contradicts = O que o templo { $temple } mostra contradiz o que o templo { $other } mostrou quando { $by } o abriu, na jogada { $turn }. Um dos dois foi contado mal.
rp-contradicts-told = O que o templo { $temple } mostra contradiz o que se sabe do templo { $other }. Um dos dois foi contado mal.
rp-contradicting = Diz-se que o templo { $temple } mostra { $colour } e que o templo { $other } tem { $before }.
rp-earlier-corrected = O que antes se disse que o templo { $temple } mostrava já não conta.
rp-tell-again = Então mais uma vez: que cor mostra o templo { $temple }?
rp-named = { $seat } diz: o templo { $temple } tem { $colour }.
rp-treasure-opened = { $seat } abre o templo { $temple }, que se disse ter { $colour }.
rp-named-right = Mostra { $asked }: certo!
rp-named-wrong = Não mostra { $asked }. A pirâmide fecha-se!
rp-trapped = A pirâmide fechou-se sobre { $seat }, que está fora do jogo; o rei fica.

rp-wins = { $winners } ganha: o rei foi derrotado.
rp-wins-together = { $winners } ganham: { $by } derrotou o rei e usa a coroa.
rp-wins-scorpion = { $winners } ganha, com a coroa e o Escorpião Dourado.
rp-wins-scorpion-together = { $winners } ganham: { $by } usa a coroa e tem o Escorpião Dourado.
rp-wins-trapped = { $winners } ganha com a coroa, mas sem o Escorpião Dourado.
rp-wins-trapped-together = { $winners } ganham: { $by } usa a coroa, mas não tem o Escorpião Dourado.
rp-king-wins-eight = Todas as múmias desceram para as casas castanhas: ganha o rei-múmia.
rp-king-wins-last = Só resta um jogador: ganha o rei-múmia.

## Conselhos: é permitido, mas não adianta nada

rp-advise-second = Já tinhas { $colour }. Olhar para dentro do templo ter-te-ia dito alguma coisa.

## Assim não

rp-not-a-player = { $name } não joga aqui.
rp-game-over =
    { $winners-count ->
        [0] O jogo acabou: ganhou o rei-múmia.
        [1] O jogo acabou: { $winners } ganhou.
       *[other] O jogo acabou: { $winners } ganharam.
    }
rp-not-your-turn = É a vez de { $turn }. { $seat }, espera um pouco.
rp-not-on-die = Nenhuma face deste dado mostra { $face }. Lança outra vez ou indica o dado com que jogam.
rp-place-first = Primeiro põe o aventureiro na camada da base, depois lança o dado.
rp-already-rolled = { $seat } já lançou o dado. O lançamento vale.
rp-not-at-entrance = { $seat } está aqui: { $at }. Só quem voltou à Entrada é posto na pirâmide.
rp-mummy-there = Há uma múmia em { $at }, por isso ninguém pode ir para lá nem passar.
rp-bottom-only = { $at } não é um lado da camada da base. Escolhe Norte 0, Este 0, Sul 0 ou Oeste 0.
rp-exact-steps =
    { $steps ->
        [1] Desde { $at }, uma casa castanha para a frente é { $goal }.
       *[other] Desde { $at }, { $steps } casas castanhas para a frente são { $goal }, no sentido dos ponteiros do relógio e nem menos uma.
    }
rp-not-on-ring = { $seat } está na pirâmide e move-se lá para cima ou para baixo.
rp-not-there = { $seat } não está em { $at }, mas aqui: { $here }.
rp-no-crystal = Não há cristal em { $at }.
rp-no-such-temple = Não há templo { $name }. São { $temples }.
rp-no-such-colour = Nenhum templo tem { $name }. As cores são { $colours }.
rp-temple-elsewhere = O templo { $temple } está em { $at }, ao lado de { $brown }.
rp-no-look-now = Agora ninguém pode olhar para dentro do templo { $temple }. Isso é para quem acaba um movimento ao lado dele.
rp-no-opening-now = Agora ninguém pode abrir o templo { $temple }.
rp-noted-already = O que se viu já foi anotado.
rp-nothing-to-note = Agora não há nada para anotar: só pode quem acabou de olhar para dentro de um templo.
rp-nothing-open = Nenhum templo está aberto.
rp-not-inside = O templo { $temple } não pode mostrar { $colour }: a posição escrita diz o que está lá dentro.
rp-shown-before = Não pode ser: na jogada { $turn }, { $by } abriu o templo { $other }, e ele mostrou { $before }. Vê outra vez.
rp-shown-before-told = Não pode ser: sabe-se que o templo { $other } tem { $before }. Vê outra vez.
rp-other-temple = É o templo { $temple } que tem de ser mudado de sítio.
rp-no-space = Não há casa de templo { $at }. Estão vazias: { $spaces }.
rp-another-space = O templo estava em { $at }. Põe-no noutra casa: { $spaces-or }.
rp-space-taken = Há um templo em { $at }. Escolhe uma casa vazia: { $spaces-or }.
rp-no-temple-in-hand = Agora não é para mover nenhum templo. Volta a pô-lo no sítio.
rp-no-such-seat = Ninguém aqui se chama { $name }. Escolhe um dos outros jogadores.
rp-own-tent = { $seat }, rouba da tenda de outra pessoa, não da tua.
rp-shared-tent = { $at } está na tua equipa, e as vossas tendas contam como uma.
rp-closed-tent = A pirâmide fechou-se sobre { $at }, e a tenda está fechada.
rp-tent-lacks = A tenda de { $at } não tem nenhum cristal { $colour }.
rp-has-colour = { $seat } já tem { $colour }. Só se pode roubar uma cor que não se tem.
rp-no-steal = Agora não se rouba. Volta a pôr o cristal no sítio.
rp-nothing-to-correct = Nada se contradiz: não há nada para corrigir.
rp-named-already = A cor do templo { $temple } já foi dita. Isso vale.
rp-colour-named = A cor { $colour } já foi dita. Cada cor está num só templo.
rp-no-treasure-room = Só quem derrotou o rei diz as cores dos templos, na sala do tesouro.
rp-name-first = Primeiro diz o que está em cada templo, depois abre-os.
rp-open-already = O templo { $temple } já está aberto.
rp-something-there = Há um cristal ou um templo em { $at }: leva-o ou olha para dentro.
rp-stop-instead = Para não dar mais passos, diz que paras.
rp-ends-by-itself = A jogada acaba por si quando tudo estiver feito.
rp-no-win = O rei só é derrotado por uma múmia no dado de quem está { $at-em } no início da jogada.

rp-wrong-ended = O templo { $temple } mostrou a cor errada: a jogada acaba, sem mais nenhum passo nem templo.
rp-not-on-pyramid = { $seat } ainda não está na pirâmide, mas aqui: { $at }.
rp-no-such-place = Não há lugar { $at } nesta pirâmide.
rp-one-layer = A partir de { $here }, um passo vai uma camada para cima ou para baixo no mesmo lado, não para { $at }.
rp-one-direction = Um movimento vai numa só direção: neste movimento não se volta de { $here } para { $at }.
rp-kings-layer = Ninguém chega à camada do rei, nem passa por ela.
rp-no-colour-needed = { $at } é na camada da base, que não pede nenhum cristal.
rp-wrong-crystal = { $at } pede { $asked }, não { $colour }.
rp-colour-lacking = { $at } pede { $asked }: é preciso ter essa cor na tenda ou abrir um templo que a guarde.
rp-rolled-no-side = { $seat } já lançou o dado. Ir para outro lado faz-se em vez de lançar.
rp-placed-no-side = Depois de pôr o aventureiro, { $seat } lança o dado.
rp-same-place = { $seat } já está em { $at }.
rp-same-layer = Outro lado da mesma camada: { $at } fica noutra camada, não na de { $here }.
rp-needs-no-temple = { $at } está aberto sem templo.
rp-must-pass-on = Ninguém pode ficar com a múmia em { $at }: continua.
rp-exact = Pode dar-se um passo, por isso tem de ser dado: { $steps ->
        [1] falta um.
       *[other] faltam { $steps }.
    }
rp-bottom-fixed = A camada da base não se roda.
rp-top-turns-along = O topo não se roda sozinho: roda uma camada abaixo dele.
rp-no-such-layer = Não podes rodar { $name }. Escolhe { $layers-or }.
rp-another-position = Roda-se uma camada para outra posição: um quarto, meia ou três quartos de volta.
rp-not-alone = Todas as camadas acima rodam com ela.
rp-no-turning = Agora não é para rodar nenhuma camada. Roda-a de volta.
rp-king-below = O rei está abaixo do topo: tem de subir até lá antes de libertar uma múmia.
rp-no-mummies-now = Agora não se move nenhuma múmia. Volta a pô-las no sítio.
rp-one-must-leave = Uma múmia tem de deixar o topo: de { $sides-or }.
rp-none-on-side =
    { $sides-count ->
        [0] Já não há múmias no topo.
       *[other] Não há múmias no lado { $name } do topo. Escolhe { $sides-or }.
    }
rp-own-side = Uma múmia do lado { $side } desce no lado { $side }, não em { $name }.
rp-no-such-side = Nenhuma múmia pode descer em { $name }. Os lados são { $sides }.
rp-off-where = Uma múmia sai da pirâmide. Escolhe a casa castanha dela: { $spaces-or }.
rp-off-taken = { $at } não é uma casa castanha livre. Escolhe { $spaces-or }.
rp-none-steps-off = Agora nenhuma múmia sai da pirâmide, por isso nenhuma vai para { $at }.
rp-which-mummy = { $seat }, em que lado desce a múmia?

rp-owed-place = { $seat }, põe o teu aventureiro num lado da camada da base.
rp-owed-roll = { $seat }, primeiro lança o dado.
rp-owed-roll-or-side = { $seat }, lança o dado ou vai para outro lado da tua camada.
rp-owed-steal = { $seat }, primeiro rouba um cristal.
rp-owed-rotate = { $seat }, primeiro roda uma camada.
rp-owed-mummies = { $seat }, primeiro move as múmias.
rp-owed-ring = { $seat }, vai para { $goal }.
rp-owed-land = { $seat }, leva o que lá está ou olha para dentro.
rp-owed-move = { $seat }, dá um passo, abre um templo ou para.
rp-owed-put = { $seat }, primeiro põe o templo { $temple } em { $spaces-or }.
rp-owed-shows = { $seat }, primeiro diz o que mostra o templo { $temple }.
rp-owed-conflict = { $seat }, primeiro diz qual das duas aberturas foi contada mal.
rp-owed-enter = { $seat }, entra em { $goal }: o templo abriu esse lugar.
rp-owed-name = { $seat }, diz que cor está em cada templo.
rp-owed-open = { $seat }, abre os templos.

## Opções e variantes

variant-all-against-king = Todos contra o rei
    .help = Quatro jogadores juntos. O rei ganha quando todas as suas múmias tiverem descido.
variant-treasure-room = Sala do tesouro
    .help = Quem derrota o rei tem de dizer as cores dos templos para ganhar o Escorpião Dourado.

option-two-player-removed = Cristais de fora com dois jogadores
    .help = Duas cores que não ficam nas casas castanhas.
option-pyramid-steps = Passos na pirâmide
    .help = Tantos quantos quiseres, ou todos os que os teus cristais permitirem.
option-mummy-pass = Passar por múmias
    .help = Um aventureiro pode passar por uma múmia, mas não ficar com ela.
option-mummy-side = Onde desce uma múmia
    .help = No seu lado da pirâmide, ou num lado que escolhe quem lançou o dado.
option-mummy-brown-steps = Casas castanhas por uma múmia
    .help = Quanto a face da múmia te faz avançar no anel.
option-king-start-below = O rei começa mais abaixo
    .help = Quantas camadas abaixo do topo. Cada múmia que sai leva-o uma para cima.
option-king-wins-at-eight = O rei ganha com as múmias
    .help = Ganha logo que todas as múmias estejam em casas castanhas.
option-share-crystals = Cristais partilhados
    .help = As tendas de uma equipa contam como uma.
option-trapped = Preso na sala do tesouro
    .help = A vitória vale, sem o escorpião; ou o jogador está fora, e o rei fica.
option-show-revealed = Mostrar as cores abertas
    .help = O ecrã continua a mostrar o que tinham os templos abertos.

## Valores das opções, e o que supomos sobre a caixa

option-pyramid-steps-up-to = tantos quantos quiseres
option-pyramid-steps-exact = todos
option-mummy-side-own = no seu lado
option-mummy-side-any = em qualquer lado
option-trapped-no-treasure = ganha sem escorpião
option-trapped-out = fora do jogo

box-ramses-pyramid-map-crystals = que cristal fica em que casa castanha
box-ramses-pyramid-map-temples = onde estão os templos
box-ramses-pyramid-map-layers = quantas camadas há, e as suas cores
box-ramses-pyramid-map-top = onde estão as múmias no topo
box-ramses-pyramid-temple-colours = as cores dos templos

## Assim não se pode preparar

rp-setup-mummies = Há { $mummies } múmias no topo e { $spaces } casas castanhas. Tem de haver pelo menos uma múmia, e uma casa para cada. Corrige o ficheiro do tabuleiro.
rp-setup-temples = Há { $temples } templos no mapa e { $colours } cores para eles. Há um templo de cada cor. Corrige o ficheiro do tabuleiro.
rp-setup-spaces = Há { $spaces } casas de templo para { $temples } templos. Pelo menos uma tem de estar vazia. Corrige o ficheiro do tabuleiro.
rp-setup-king = O rei começaria { $below } camadas abaixo do topo, e esta pirâmide só tem { $layers }.
