### UFO Attack. Cada mensagem tem o nome do seu código; os factos de uma decisão são os seus argumentos, já em palavras.

# Same as English.
game-ufo-attack = UFO Attack
face-ufo = o OVNI

## O que se pede

ua-ask-roll = { $seat }, lança o dado.
ua-ask-launch = { $seat }, lança para descolar.
ua-ask-launch-or-pass = { $seat }, lança o dado para descolar ou acaba a jogada.
ua-ask-attack-roll = { $seat }, lança outra vez: o laser aponta a { $at }.
ua-ask-build = { $seat }, escolhe { $colours-or }.
ua-ask-bonus = { $seat }, tira um módulo de bónus.
ua-ask-bonus-or-not = { $seat }, tira um módulo de bónus ou deixa-o ficar.
ua-ask-attack = { $seat }, escolhe que foguetão vais atacar.
ua-ask-alien-or-attack = { $seat }, põe o alienígena ou ataca.
ua-ask-colour-or-ufo = { $seat }, escolhe uma cor ou o OVNI.
ua-ask-zap = { $seat }, escolhe o que vais capturar: { $colours-or }.
ua-ask-top = { $seat }, pões a ponta ou não?

## O nome de uma ação num botão, e como se conta

ua-act-roll = Lançar
    .told = { $seat } tirou { $face }
ua-act-take = Construir { $colour }
    .told = { $seat } construiu { $colour }
ua-act-take-bonus = Bónus: { $colour }
    .told = { $seat } tirou { $colour } como bónus
ua-act-decline-bonus = Sem bónus
    .told = { $seat } deixou ficar o bónus
ua-act-aim = Atacar { $at }
    .told = { $seat } apontou a { $at }
ua-act-zap = Capturar { $colour }
    .told = { $seat } capturou { $colour }
ua-act-use-ufo = Usar o OVNI
    .told = { $seat } usou o OVNI
ua-act-alien-to = Alienígena em { $at }
    .told = { $seat } pôs o alienígena na ponta do foguetão de { $at }
ua-act-put-top-on = Pôr a ponta
    .told = { $seat } pôs a ponta
ua-act-leave-top-off = Ainda não
    .told = { $seat } deixou a ponta fora
ua-act-take-top-off = Tirar a ponta
    .told = { $seat } quis tirar a ponta
ua-act-claim-launch = Descolar
    .told = { $seat } disse que descolava
ua-act-pass = Acabar a jogada
    .told = { $seat } acabou a jogada

ua-hint-bonus = { $run } seguidos: mais um módulo
ua-hint-left =
    { $count ->
        [1] o último
       *[other] há { $count }
    }
ua-hint-modules =
    { $count ->
        [0] nenhum módulo
        [1] um módulo
       *[other] { $count } módulos
    }

## O que aconteceu

ua-rolled = { $seat } tirou { $face }.
ua-rolled-blank = { $seat } tirou uma face vazia. A jogada acabou.
ua-used-up = Esgotado no armazém: { $colours }.
ua-none-left = Esgotado no armazém: { $colours }. A jogada acabou.
ua-built = { $seat } constrói { $colour }.
ua-bonus-due = São { $run } seguidos: { $seat } tira mais um módulo de qualquer cor.
ua-bonus-storage-empty = São { $run } seguidos, mas o armazém está vazio: não há bónus.
ua-bonus-lost-to-top = São { $run } seguidos, mas o foguetão está cheio: põe-se a ponta e não há bónus.
ua-bonus-built = { $seat } tira { $colour } como bónus.
ua-bonus-declined = { $seat } deixa ficar o bónus.
ua-aimed = { $seat } aponta ao foguetão de { $at }. Lança outra vez.
ua-nothing-to-zap =
    { $colours-count ->
        [1] O foguetão de { $at } não tem { $colours }. Nada se move, e a jogada acabou.
       *[other] O foguetão de { $at } não tem nenhuma destas cores: { $colours }. Nada se move, e a jogada acabou.
    }
ua-zapped =
    { $count ->
        [1] { $seat } leva um módulo { $colour } de { $at }.
        [2] { $seat } leva os dois módulos { $colour-plural } de { $at }.
       *[other] { $seat } leva todos os { $count } módulos { $colour-plural } de { $at }.
    }
ua-attack-failed = Outra vez o OVNI: o ataque de { $seat } falhou.
ua-attack-failed-no-alien = O alienígena não está na ponta de { $at }: o ataque de { $seat } falhou.
ua-captured =
    { $count ->
        [1] O alienígena ajuda: { $seat } leva o único módulo do foguetão de { $at }.
        [2] O alienígena ajuda: { $seat } leva os dois módulos do foguetão de { $at }.
       *[other] O alienígena ajuda: { $seat } leva todos os { $count } módulos do foguetão de { $at }.
    }
ua-captured-nothing = O alienígena ajuda, mas o foguetão de { $at } está vazio.
ua-alien-back = O alienígena volta para o meio.
ua-alien-placed = { $seat } põe o alienígena na ponta do foguetão de { $at }.
ua-alien-attacks = { $seat } ataca { $at }. Lança outra vez.
ua-ufo-used = { $seat } usa o OVNI.
ua-top-on = O foguetão de { $at } está cheio: põe-se a ponta.
ua-top-on-freed = O alienígena saiu da ponta de { $at }: põe-se a ponta no foguetão cheio.
ua-top-off = O foguetão de { $at } já não está pronto: a ponta sai.
ua-top-kept-off = O foguetão de { $at } está cheio, mas o alienígena não deixa pôr a ponta.
ua-top-put-on = { $seat } põe a ponta. Na próxima jogada: descolar.
ua-top-left-off = { $seat } deixa a ponta fora.
ua-launched = Um OVNI, e a ponta está posta: o foguetão de { $seat } descola!
ua-launch-failed = Nada de OVNI: o foguetão de { $seat } fica na plataforma.
ua-launch-put-off = { $seat } não tenta descolar nesta jogada.
ua-scored =
    { $count ->
        [1] O foguetão de { $seat } descola com um módulo: { $points } pontos, { $total } ao todo.
       *[other] O foguetão de { $seat } descola com { $count } módulos: { $points } pontos, { $total } ao todo.
    }
ua-alien-stays = O alienígena fica na ponta de { $seat }, ao lado da plataforma.
ua-plays-on =
    { $missing ->
        [one] Para ganhar, falta um ponto a { $seat }.
       *[other] Para ganhar, faltam { $missing } pontos a { $seat }.
    }
ua-wins = { $seat } ganha com a primeira descolagem.
ua-wins-points = { $seat } ganha: { $total } pontos chegam.

## Conselhos: é permitido, mas não adianta nada

ua-advise-empty = O foguetão de { $at } está vazio. Há outro com módulos para levar.
ua-advise-bonus = O módulo de bónus era de graça.
ua-advise-top = Este foguetão teria dado pontos suficientes para ganhar.

## Assim não

ua-not-a-player = { $name } não joga aqui.
ua-game-over = O jogo acabou: { $winner } ganhou.
ua-not-your-turn = É a vez de { $turn }. { $seat }, espera um pouco.
ua-not-on-die =
    { $face-count ->
        [0] Nenhuma face deste dado está vazia. Lança outra vez ou indica o dado com que jogam.
       *[other] Nenhuma face deste dado mostra { $face }. Lança outra vez ou indica o dado com que jogam.
    }
ua-already-rolled = { $seat } já lançou o dado. O lançamento vale.
ua-no-such-colour = Não há módulos { $word }. Escolhe { $colours-or }.
ua-top-closes = O foguetão de { $seat } tem a ponta posta: não recebe mais módulos.
ua-not-rolled =
    { $colours-count ->
        [0] O dado não mostra { $colour }.
       *[other] O dado não mostra { $colour }. Escolhe { $colours-or }.
    }
ua-none-in-storage = No armazém já não há { $colour }. Escolhe outra coisa.
ua-attack-builds-nothing = Este lançamento é para o ataque: do armazém não vem nada.
ua-one-action = Só há uma ação por jogada, e já está feita.
ua-no-bonus = Não há direito a bónus. Volta a pôr o módulo no sítio.
ua-no-bonus-left = O armazém está vazio, por isso não há bónus.
ua-bonus-is-a-must = O bónus é obrigatório: escolhe uma cor.
ua-own-rocket = { $seat }, aponta ao foguetão de outra pessoa, não ao teu.
ua-own-top = { $seat }, o alienígena vai para a ponta de outra pessoa, não para a tua.
ua-no-such-seat = Ninguém aqui se chama { $name }. Escolhe um dos outros jogadores.
ua-aim-is-fixed = O laser aponta a { $at } e fica assim neste lançamento.
ua-no-ufo = Não saiu nenhum OVNI.
ua-no-alien = O alienígena não entra neste jogo.
ua-alien-is-there = O alienígena já está na ponta do foguetão de { $at }. Põe-no noutra ou ataca.
ua-no-hit = Agora não há nada para capturar. Volta a pôr os módulos no sítio.
ua-victim-has-none = O foguetão de { $at } não tem { $colour }.
ua-take-all =
    { $count ->
        [1] Há um módulo { $colour } no foguetão de { $at }. Leva esse.
        [2] Passam os dois módulos { $colour-plural }, nem mais nem menos. Leva ambos do foguetão de { $at }.
       *[other] Passam todos os { $count } módulos { $colour-plural }, nem mais nem menos. Leva-os todos do foguetão de { $at }.
    }
ua-too-few =
    { $missing ->
        [1] Ao foguetão de { $at } falta mais um módulo para pôr a ponta.
       *[other] Ao foguetão de { $at } faltam mais { $missing } módulos para pôr a ponta.
    }
ua-colours-lacking = Para pôr a ponta, ao foguetão de { $at } ainda falta: { $colours }.
ua-top-is-on = A ponta de { $seat } já está posta.
ua-alien-keeps-off = O alienígena está na ponta de { $seat }, por isso ela não pode ser posta no foguetão.
ua-top-at-turn-end = A ponta pode ser posta no fim de uma jogada de { $seat }.
ua-top-no-choice = A ponta é posta por si logo que o foguetão esteja cheio.
ua-top-stays = A ponta de { $seat } fica posta. Volta a pô-la.
ua-no-top-on = O foguetão de { $seat } não tem a ponta posta.
ua-launch-needs-ufo = Só um OVNI, lançado no início da jogada de { $seat }, faz o foguetão descolar.
ua-launch-needs-top = O foguetão de { $seat } não tem a ponta posta, por isso não pode descolar.
ua-no-pass = { $seat } não pode passar.

ua-owed-roll = { $seat }, primeiro lança o dado.
ua-owed-launch = { $seat }, a tua ponta está posta: lança o dado para descolar, mais nada.
ua-owed-launch-or-pass = { $seat }, a tua ponta está posta: lança o dado para descolar ou acaba a jogada.
ua-owed-attack-roll = { $seat }, lança outra vez para o ataque.
ua-owed-build = { $seat }, constrói uma cor que saiu: { $colours-or }.
ua-owed-bonus = { $seat }, primeiro vem o bónus.
ua-owed-attack = { $seat }, saiu o OVNI: escolhe que foguetão vais atacar.
ua-owed-alien-or-attack = { $seat }, saiu o OVNI: põe o alienígena ou ataca.
ua-owed-colour-or-ufo = { $seat }, escolhe uma das coisas que saíram.
ua-owed-zap = { $seat }, captura uma destas cores: { $colours-or }.
ua-owed-top = { $seat }, põe a tua ponta ou deixa-a fora.

## Opções e variantes

variant-alien-invasion = Invasão alienígena
    .help = Com um OVNI também podes pôr o alienígena na ponta de alguém, e ele ajuda no ataque seguinte.
variant-first-to-12 = O primeiro aos 12 pontos
    .help = Cada descolagem dá pontos. São precisos módulos de todas as cores, e pões a ponta quando quiseres.

option-modules-per-colour = Módulos de cada cor
    .help = Quantos há na caixa. Supomos que são cinco.
option-modules-to-launch = Módulos para descolar
    .help = De quantos precisa um foguetão para se pôr a ponta.
option-launch-optional = Descolar é à escolha
    .help = Com a ponta posta, pode acabar-se a jogada sem lançar o dado.
option-bonus-run = Seguidos para o bónus
    .help = Quantos módulos seguidos da mesma cor dão mais um. 0: nunca.
option-bonus-optional = O bónus é à escolha
    .help = O módulo de bónus pode ficar no armazém.
option-bonus-third-of-colour = Bónus só para o terceiro de uma cor
    .help = Os módulos seguidos têm de ser todos os dessa cor no foguetão.
option-bonus-before-top = Bónus antes da ponta
    .help = Se não, o módulo que enche o foguetão não dá bónus.
option-alien-then-roll = Lançar depois de pôr o alienígena
    .help = O lançamento é um ataque ao foguetão em cuja ponta se pôs o alienígena.
option-launch-bonus = Pontos por descolar
    .help = Somam-se a um ponto por cada módulo.
option-ten-any-colours = Carga cheia de quaisquer cores
    .help = Com tantos módulos quantos ganham numa descolagem, pode descolar-se sem ter todas as cores.

## Assim não se pode preparar

ua-setup-modules = Para descolar são precisos { $needed } módulos, e ao todo só há { $total }.
