### Pirate Code. Cada mensagem tem o nome do seu código; os factos de uma decisão são os seus argumentos, já em palavras.

# Same as English.
game-pirate-code = Pirate Code

score-gold = certa
score-stays = cor certa, lugar errado
score-brown = cor errada

guess-rolled = a joia que saiu
guess-choice = a joia à tua escolha
guess-skeleton = a joia do esqueleto
guess-row = uma joia da fila

row-gold = dourada
row-brown = castanha

## O que se pede

pc-ask-code =
    { $count ->
       *[other] { $seat }, esconde { $count } joias no teu baú e indica-as, a partir da tua esquerda.
    }
pc-ask-first-hand = { $seat }, põe uma joia na mão do esqueleto.
pc-ask-hand = { $seat }, põe outra joia na mão do esqueleto.
pc-ask-roll = { $seat }, lança o dado.
pc-ask-guess =
    { $count ->
        [1] { $seat }, dá um palpite: põe ou muda uma joia.
       *[other] { $seat }, dá { $count } palpites, por qualquer ordem. O dado mostra { $colours }.
    }
pc-ask-rolled = { $seat }, põe ou muda uma joia { $colours-feminine }.
pc-ask-choice = { $seat }, põe ou muda uma joia de qualquer cor.
pc-ask-skeleton = { $seat }, põe a joia do esqueleto.
pc-ask-row =
    { $count ->
        [1] { $seat }, põe mais uma joia, de qualquer cor, na última posição livre.
       *[other] { $seat }, põe mais { $count } joias: uma de qualquer cor em cada posição livre.
    }
pc-ask-end = { $seat }, acaba a jogada para avaliar os palpites.
pc-ask-answer = { $seat }, olha para o teu baú: até que ponto está certo { $colour } na posição { $at }?
pc-ask-open = { $seat }, abre o teu baú e indica o que lá está, a partir da tua esquerda.
pc-which-guess = { $seat }, para que palpite é isso: { $guesses-or }?

## O nome de uma ação num botão, e como se conta

pc-act-set-code = Esconder o código
    .told = { $seat } escondeu um código
pc-act-fill-hand = { $colour } na mão
    .told = { $seat } pôs { $colour } na mão do esqueleto
pc-act-roll = Lançar
    .told = { $seat } tirou { $face }
pc-act-place = { $colour } em { $on } { $at }
    .told = { $seat } pôs { $colour } na posição { $at } de { $on }
pc-act-move = { $colour } em { $on }: { $at } para { $to }
    .told = { $seat } mudou { $colour } em { $on } de { $at } para { $to }
pc-act-end-turn = Avaliar os palpites
    .told = { $seat } acabou a jogada
pc-act-answer = { $colour } { $at }: { $answer }
    .told = { $seat } avaliou { $colour } em { $at }: { $answer }
pc-act-change-answers = Mudar respostas
    .told = { $seat } mudou respostas anteriores
pc-act-open-chest = Abrir o baú
    .told = { $seat } abriu o baú
pc-act-declare-empty = Já não há { $colour }
    .told = { $seat } disse que já não há { $colour }
pc-act-declare-found = Afinal há { $colour }
    .told = { $seat } afinal encontrou { $colour }
pc-act-claim-win = Ganhei
    .told = { $seat } disse que ganhou
pc-act-change-option = Mudar uma regra
    .told = { $seat } quis mudar uma regra
pc-act-pass = Passar
    .told = { $seat } quis passar

pc-hint-takes-place = em vez de { $colour }
pc-hint-changes-places = em troca com { $colour }

## O que aconteceu

pc-code-set = { $seat } escondeu um código.
pc-code-changed = { $seat } voltou a esconder um código.
pc-code-is = O teu código, a partir da tua esquerda: { $colours }.
pc-hand-filled = { $seat } põe { $colour } na mão do esqueleto.
pc-hand-stays-empty = Já não há joias de cor nenhuma: a mão do esqueleto fica vazia.
pc-rolled = { $seat } tirou { $colour }.
pc-bonus = Três palpites: o esqueleto dá { $colour }.
pc-bonus-hand-empty = A mão do esqueleto está vazia: dois palpites.
pc-placed = { $seat } põe { $colour } na posição { $at } de { $on }.
pc-moved = { $seat } muda { $colour } em { $on } da posição { $at } para { $to }.
pc-went-back = A joia { $colour-feminine } que lá estava volta para a arca das joias.
pc-changed-places = A joia { $colour-feminine } que lá estava troca de lugar com ela.
pc-lost-rolled = Com a joia que saiu não se pode fazer nada: este palpite perde-se.
pc-lost-empty = Já não há { $colour }, e nenhuma joia { $colour-feminine } se pode mudar: este palpite perde-se.
pc-lost-choice = Com a joia à escolha não se pode fazer nada: este palpite perde-se.
pc-lost-skeleton = Com a joia do esqueleto não se pode fazer nada: fica na mão.
pc-lost-row = Na posição livre não se pode pôr nenhuma joia: este palpite perde-se.
pc-said-empty = { $seat } diz que na arca das joias já não há { $colour }.
pc-said-found = { $seat } diz que afinal há { $colour } na arca das joias.
pc-turn-ended = Avaliam-se os palpites de { $seat }.
pc-turn-without-gems = A jogada de { $seat } acabou. Não há nada para avaliar.
pc-scored-gold = Código de { $on }, posição { $at }: { $colour } está certo e passa a dourado.
pc-scored-stays = Código de { $on }, posição { $at }: { $colour } está no código, mas não aí. Fica.
pc-scored-brown = Código de { $on }, posição { $at }: { $colour } está errado e vai para a zona castanha.
pc-scored-stays-off = Código de { $on }, posição { $at }: { $colour } está no código, mas não aí. É retirado.
pc-scored-brown-off = Código de { $on }, posição { $at }: { $colour } está errado e é retirado.
pc-broken = O código de { $on } está decifrado.
pc-open-broken = { $seats }: é para abrir o baú, para todos compararem.
pc-open-all = O jogo está decidido. { $seats }: é para abrir o baú, para todos compararem.
pc-opened = O baú de { $seat } tem, a partir da esquerda do dono: { $colours }.
pc-opened-repeats = Por estas regras, um baú com duas joias da mesma cor não é um código.
pc-opened-mismatch = { $seat } tinha avaliado { $colour } na posição { $at } como «{ $told }»; com este baú é «{ $right }».
pc-players-decide = Isto não bate certo. São vocês que decidem o que fazer.
pc-changed-to-gold = { $seat } muda a resposta { $number }, { $colour } na posição { $at }: está certa e passa a dourada.
pc-changed-to-stays = { $seat } muda a resposta { $number }, { $colour } na posição { $at }: cor certa, lugar errado.
pc-changed-to-stays-gone = { $seat } muda a resposta { $number }, { $colour } na posição { $at }: cor certa, lugar errado. A joia volta para a arca das joias.
pc-changed-to-brown = { $seat } muda a resposta { $number }, { $colour } na posição { $at }: está errada.
pc-changed-to-brown-gone = { $seat } muda a resposta { $number }, { $colour } na posição { $at }: está errada. A joia volta para a arca das joias.
pc-changed-to-gold-gone = { $seat } muda a resposta { $number }, { $colour } na posição { $at }: está certa, mas o lugar já é dourado. A joia volta para a arca das joias.
pc-roles-swapped = Agora { $setter } esconde um código, e { $guesser } adivinha.
pc-wins = { $winners } ganha: todos os outros códigos estão decifrados.
pc-wins-later = Todos os códigos estão decifrados. { $winners } ganha: esse código foi o último.
pc-share = Todos os códigos estão decifrados. { $winners } ganham juntos.
pc-wins-fewer =
    { $mine ->
        [one] { $winners } ganha com um palpite contra { $theirs }.
       *[other] { $winners } ganha com { $mine } palpites contra { $theirs }.
    }
pc-wins-exceeded =
    { $mine ->
        [one] { $winners } ganha: bastou um palpite, e o outro lado já precisou de { $theirs }.
       *[other] { $winners } ganha: bastaram { $mine } palpites, e o outro lado já precisou de { $theirs }.
    }
pc-draw =
    { $mine ->
        [one] Ambos precisaram de um palpite: empate.
       *[other] Ambos precisaram de { $mine } palpites: empate.
    }

## Conselhos: é permitido, mas há melhor

pc-advise-brown = Na zona castanha de { $on } já há { $colour }: nada do que falta do código tem essa cor.
pc-advise-gold = Em { $on }, { $colour } já é dourado, e nenhuma cor aparece duas vezes.
pc-advise-move = Em { $on } há uma joia { $colour-feminine } no lugar errado. Mudar essa diz mais.
pc-advise-not-empty = Há tão poucas joias de { $colour } na mesa que ainda tem de haver mais. Procura outra vez.

## Assim não

pc-not-a-player = { $name } não joga aqui.
pc-game-over =
    { $winners-count ->
        [0] O jogo acabou: foi um empate.
        [1] O jogo acabou: { $winners } ganhou.
       *[other] O jogo acabou: { $winners } ganharam.
    }
pc-not-your-turn = É a vez de { $turn }. { $seat }, espera um pouco.
pc-no-such-colour = Não há joias { $word }. Escolhe { $colours-or }.
pc-no-such-seat = Ninguém aqui se chama { $name }. Escolhe um dos outros jogadores.
pc-no-such-position = Não há posição { $at }. Escolhe uma de 1 a { $count }, a contar da esquerda do dono.
pc-no-such-row = Não há fila { $name }. Só se mudam joias na fila de palpites.
pc-own-code = { $seat }, adivinha o código de outra pessoa, não o teu.
pc-no-code-there = { $on } não tem agora código para adivinhar.
pc-code-is-broken = O código de { $on } está decifrado: todas as posições estão resolvidas. Adivinha em { $seats-or }.
pc-covered = A posição { $at } está tapada: um código tem { $count } joias.
pc-solved = A posição { $at } de { $on } está resolvida: { $colour } já é dourado. Escolhe uma posição aberta.
pc-touched = Nesta jogada já foi posta uma joia na posição { $at } de { $on }: não se mexe nela até à avaliação.
pc-occupied = Há uma joia { $colour-feminine } na posição { $at } de { $on }. Muda essa ou escolhe uma posição livre.
pc-guess-not-due =
    { $guesses-count ->
        [0] Esse palpite não está em aberto agora.
       *[other] Esse palpite não está em aberto agora. Em aberto: { $guesses }.
    }
pc-not-rolled = O dado mostra { $rolled }: uma das tuas joias tem de ser { $rolled-feminine }. Só a joia à tua escolha pode ser { $colour-feminine }.
pc-not-in-hand = O esqueleto tem { $held }, não { $colour }.
pc-said-to-be-empty = Foi dito que já não há { $colour }. Muda uma joia { $colour-feminine }, escolhe outra cor ou diz que se encontrou uma.
pc-hand-said-to-be-empty = Foi dito que já não há { $colour }. Escolhe outra cor ou diz que se encontrou uma.
pc-colour-not-due = Nenhum palpite em aberto poderia usar { $colour }, por isso agora não interessa.
pc-already-said-empty = Já foi dito que não há { $colour }.
pc-not-said-empty = Ninguém disse que a cor { $colour } está esgotada.
pc-move-nowhere = A joia já está na posição { $at }. Muda-a para outra.
pc-move-not-rolled = O dado mostra { $rolled }: um dos teus palpites faz-se com uma joia { $rolled-feminine }. Uma { $colour-feminine } só se muda como joia à tua escolha.
pc-never-moves = O que está na zona { $row } nunca mais se muda.
pc-same-area-only = Uma joia muda de lugar dentro da mesma zona: só para aí se mudam as joias que estão em { $on }.
pc-not-lying-there = Não há nenhuma joia { $colour-feminine } na posição { $at } da fila de palpites de { $on }.
pc-skeleton-is-placed = A joia do esqueleto tem de ser posta: com ela não se muda outra joia.
pc-row-is-placed = Uma fila enche-se com joias novas: não se muda nenhuma.
pc-no-skipping =
    { $count ->
        [1] Ainda há um palpite em aberto, e não se pode saltar.
       *[other] Ainda há { $count } palpites em aberto, e não se podem saltar.
    }
pc-options-stand = { $seat }, as regras valem até este jogo acabar. Escolham outras para o próximo.
pc-no-pass = { $seat }, nenhum palpite se pode saltar.
pc-not-on-die = Nenhuma face deste dado mostra { $face }. Lança outra vez ou indica o dado com que jogam.
pc-no-die = Com estas regras não há dado: enche a fila com quaisquer cores.
pc-already-rolled = { $seat } já lançou o dado. O lançamento vale.
pc-no-skeleton = Com estas regras, a mão do esqueleto não conta.
pc-hand-is-full = O esqueleto já tem { $colour }.
pc-hand-after-scoring = A mão enche-se depois de avaliada uma jogada em que a joia dela foi usada.
pc-not-won-yet = É o árbitro que diz quando o jogo acaba. Falta adivinhar: { $seats }.

pc-code-stays-in-chest = Com estas regras não se indicam códigos: as joias ficam no teu baú, e és tu que avalias os palpites.
pc-not-setting = Agora não é o teu código que se adivinha: é { $turn } que adivinha.
pc-code-is-locked = Os códigos estão fechados desde o primeiro lançamento.
pc-code-length = Um código tem { $count } joias; indicaste { $given }.
pc-code-repeats = Indicaste { $colour } { $count } vezes. As joias de um código têm todas cores diferentes.
pc-referee-scores = O árbitro conhece os códigos e avalia ele próprio as joias.
pc-no-such-answer = { $name } não é uma resposta. Diz se a joia está certa, se tem a cor certa no lugar errado ou se tem a cor errada.
pc-gem-not-asked = Nenhuma dessas joias tuas está à espera de avaliação.
pc-nothing-to-answer = Agora nenhuma joia está à espera de avaliação.
pc-contradiction =
    { $count ->
        [1] Esta resposta não serve para código nenhum.
       *[other] Estas { $count } respostas não podem estar todas certas. Olha para o teu baú e muda o que está errado.
    }
pc-contradiction-old = Respondeste (número { $number }): { $colour } na posição { $at } é «{ $told }».
pc-contradiction-new = Respondes agora (número { $number }): { $colour } na posição { $at } é «{ $told }».
pc-change-form = Indica cada resposta a mudar pelo seu número e diz de novo: certa, cor certa no lugar errado ou cor errada.
pc-change-later = As respostas mudam-se antes de um lançamento ou enquanto se avaliam joias. Espera pelo fim desta jogada.
pc-no-such-number = Não há resposta { $number } para mudar: há { $count } registadas.
pc-answer-is-that = A resposta { $number } já é «{ $told }».
pc-chest-is-open = O teu código está decifrado e o teu baú aberto: os jogadores decidem sobre o que não bate certo.
pc-chest-stays-shut = Com estas regras, os baús ficam fechados.
pc-chest-not-due = { $seat }, agora não é preciso abrir o teu baú.

pc-owed-codes = Primeiro escondem-se os códigos. Falta: { $seats }.
pc-owed-first-hand = Primeiro, { $turn } põe uma joia na mão do esqueleto.
pc-owed-roll = Agora { $turn } lança o dado.
pc-owed-guesses = { $turn } tem palpites para dar: { $guesses }.
pc-owed-end = Agora { $turn } acaba a jogada: avaliam-se os palpites.
pc-owed-answers = Agora avaliam-se as joias. Falta: { $seats }.
pc-owed-chests = Agora abrem-se os baús. Falta: { $seats }.
pc-owed-hand = Agora { $turn } põe uma joia na mão do esqueleto.

## Opções e variantes

variant-skeleton-bonus = Bónus do esqueleto
    .help = O branco dá três palpites: o terceiro é com a joia que está na mão do esqueleto.
variant-two-player = Dois jogadores à vez
    .help = Um esconde um código, o outro adivinha, e depois ao contrário. As cores podem repetir-se; ganha quem tiver menos palpites.
variant-quick = Jogo rápido
    .help = Três joias por código.

option-code-length = Joias num código
    .help = Quantas joias esconde cada jogador.
option-gems-per-colour = Joias de cada cor
    .help = Quantas há na caixa.
option-first-move-colour = O que o primeiro palpite muda
    .help = A joia que o primeiro palpite muda tem a cor que saiu, ou qualquer uma.
option-occupied = Onde já há uma joia
    .help = Substituir: a joia anterior volta para a arca das joias. Trocar: não se põe aí uma joia nova, e as mudadas trocam de lugar.
option-last-together = Se os últimos códigos caírem juntos
    .help = Ganha quem tiver o código decifrado por último, ou ganham juntos.
option-code-mode = Quem conhece os códigos
    .help = Cada jogador indica um código, e o árbitro avalia; ou as joias ficam nos baús, e avaliam os donos.
option-guess-unit = O que conta como palpite
    .help = Cada joia, cada jogada ou cada fila inteira, cheia sem o dado.
option-rounds = Códigos que cada um adivinha
    .help = Quantas vezes adivinha cada um dos dois.

## Valores das opções, e o que supomos sobre a caixa

option-first-move-colour-rolled = a cor que saiu
option-first-move-colour-any = qualquer cor
option-occupied-replace = substituir
option-occupied-swap = trocar
option-last-together-later = ganha o último código
option-last-together-shared = ganham ambos
option-code-mode-entered = o árbitro
option-code-mode-honour = só os donos
option-guess-unit-gem = cada joia
option-guess-unit-turn = cada jogada
option-guess-unit-row = cada fila

box-pirate-code-colours = as cores das joias
box-pirate-code-positions = quantos lugares tem uma zona de palpites

## Assim não se pode preparar

pc-setup-length = Um código tem { $gems } joias, e uma zona de palpites deste tabuleiro só tem { $places } lugares.
pc-setup-colours = Um código tem { $gems } joias de cores diferentes, e só há { $colours } cores.
