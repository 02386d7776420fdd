### Português. As mensagens com o nome de um código do árbitro recebem os seus factos já em palavras.
### Uma lista `$colours` vem ligada por «e»; como `$colours-or`, por «ou».
### Em português, a categoria `one` também inclui o zero: por isso aqui se escreve [1].

## Listas e palavras comuns

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
told-act = { $seat }: { $act }
text-missing = O árbitro não tem palavras para «{ $code }».

# feminine: uma joia vermelha; plural: os módulos vermelhos.
colour-red = vermelho
    .feminine = vermelha
    .plural = vermelhos
colour-blue = azul
    .plural = azuis
colour-green = verde
    .plural = verdes
colour-yellow = amarelo
    .feminine = amarela
    .plural = amarelos
colour-orange = laranja
colour-purple = roxo
    .feminine = roxa
    .plural = roxos
colour-white = branco
    .feminine = branca
    .plural = brancos
colour-black = preto
    .feminine = preta
    .plural = pretos
colour-lime = verde-lima
colour-tan = bege
colour-dark-grey = cinzento-escuro
    .feminine = cinzenta-escura
    .plural = cinzentos-escuros
colour-light-grey = cinzento-claro
    .feminine = cinzenta-clara
    .plural = cinzentos-claros
colour-brown = castanho
    .feminine = castanha
    .plural = castanhos
colour-pink = cor-de-rosa

## O que o próprio árbitro pergunta e oferece

ask-confirm = { $seat }, jogam com estas regras?
ask-consent = { $seat }, concordas?
act-tap-die = { $face }
act-throw-die = Lançar o dado
act-confirm-options = Jogamos assim
    .told = { $seat } concorda com as regras

## Voltar atrás

undone = { $by } anulou a última ação.
corrected = { $by } corrigiu uma leitura.
act-unseen = algo que só alguns podem saber
    .told = { $seat } fez algo que só alguns podem saber
act-heard = «{ $act }» ({ $clause }); o resto só alguns podem saber
take-back = Para anular na mesa: { $act }.
proposal-undo = { $by } gostava de anular isto: { $act }.{ $later ->
    [0] { "" }
    [1] {" "}Com isso anula-se uma ação posterior.
   *[other] {" "}Com isso anulam-se { $later } ações posteriores.
}
proposal-correction = { $by } diz que foi diferente: { $act }.{ $later ->
    [0] { "" }
    [1] {" "}Com isso anulava-se uma ação posterior.
   *[other] {" "}Com isso anulavam-se { $later } ações posteriores.
}
proposal-declined = { $proposer } queria anular algo, mas { $by } disse que não: continua a valer.
correction-declined = { $proposer } queria corrigir uma leitura, mas { $by } disse que não: continua a valer.
proposal-withdrawn = { $by } retirou a pergunta: fica tudo como estava.
nothing-to-undo = Ainda não se jogou nada, por isso não há nada para anular.
not-correctable = Essa ação já não vale. Escolhe uma decisão marcada como corrigível.
takeback-barred = O que se mostrou desde então não se pode esquecer: nada do que veio antes se anula ou corrige.
only-rolls-correctable = Só se corrige o que saiu no dado ou foi revelado. Uma escolha pode anular-se.
correction-same = Foi isso mesmo que se leu. Escolhe a face que ficou de facto para cima.
no-such-proposal = Essa proposta já passou. Olha outra vez para a mesa.
consent-not-asked = Ninguém espera pela tua resposta a esta proposta.

## Decisões sobre lançamentos

die-unsure = Não se conseguiu ler o dado: { $reason }. Ainda não aconteceu nada. Lança outra vez ou toca no que ele mostra.
die-not-expected = Agora ninguém tem de lançar.
die-not-counted = Este lançamento não conta.
foreign-die = Este dado não é do jogo, por isso o lançamento não conta.
no-such-face = O dado não tem nenhuma face chamada «{ $face }». Escolhe uma das que tem.
dice-by-hand = A câmara não lê estes dados. Indica-os à mão.
dice-count = { $needed ->
    [1] É para indicar um dado
   *[other] É para indicar { $needed } dados
}, não { $given }.
tap-not-needed = A câmara lê o dado. Lança-o na bandeja.

reason-cocked = está inclinado
reason-hand = há uma mão à frente
reason-two-dice = há mais de um dado
reason-missing-die = falta um dado
reason-glare = a luz faz reflexo
reason-too-dark = está escuro de mais
reason-unknown-face = não se conhece esta face
reason-low-confidence = as cores não são claras
reason-not-rolled = não foi lançado
reason-no-die = não há nenhum dado

## Porque é que agora nada conta

confirm-first = Antes do primeiro lançamento, todos dizem que são estas as regras. Falta responder: { $seats }.
game-paused = O jogo está em pausa. É o anfitrião que o faz continuar.
proposal-waits = Há uma proposta em aberto. Falta responder: { $seats }.
paused-by-host = O anfitrião pôs o jogo em pausa.
resumed-by-host = O jogo continua.
house-ruling = Decisão da casa: { $text }

## Erros de comandos

not-understood = Isto não se percebeu: { $what } (em { $where }).
command-too-large = Esse comando é grande de mais: { $bytes } bytes, e são permitidos { $limit }.
command-not-utf8 = Esse comando não é texto UTF-8: { $detail }.
command-not-json = Esse comando não é JSON: { $detail }.
command-wrong-shape = A esse comando falta algo, ou há algo errado: { $detail }.
command-too-many = Comandos a mais: são permitidos { $limit } por segundo. Espera um momento.
stale = A mesa avançou desde que a viste. Olha outra vez, depois escolhe.
seq-missing = Este comando precisa do número da vista em que foi decidido (seq).
no-game = Não há jogo aberto. O anfitrião começa um.
no-such-seat = Neste jogo não há lugar «{ $name }».
seat-missing = Diz para que lugar é isto (seat).
seat-has-own-device = { $seat } joga no seu próprio aparelho, não neste tablet.
not-saved = Isto não se conseguiu guardar, por isso não conta. { $how }
not-written = Isto não se conseguiu fazer, porque o disco não deixa: { $what } ({ $where }). Nada mudou.
cannot-play = Este jogo não se pode preparar assim: { $why }.
setup-table = Uma mesa tem no máximo { $most } lugares; vocês são { $count }.
setup-name = O nome do jogador { $number } não tem nada que se possa mostrar. Escreve-o com letras.
setup-name-twice = Há vários jogadores com o nome «{ $name }». Dá a cada um um nome próprio.
setup-colour = O jogador { $number } não pode ter a cor «{ $colour }». Há { $colours }.
setup-colour-twice = { $count } jogadores têm a cor { $colour }; pode ser { $most } no máximo.
setup-ruleset-alone = As regras com nome têm as suas próprias variantes e opções. Escolhe uma coisa ou a outra.
setup-no-ruleset = Não há regras com o nome «{ $name }» para este jogo.
other-rules = Esse jogo foi jogado com regras que este árbitro não conhece ({ $detail }).
no-such-game = Não há jogo guardado «{ $name }».
already-open = Esse jogo já está aberto.
failed = Algo correu mal dentro do árbitro. Nada mudou. O registo diz mais.

claim-unknown = Este link não é conhecido. Pede um novo ao anfitrião.
claim-used = Este link já foi usado. Pede um novo ao anfitrião.
claim-malformed = Este link não está completo. Abre-o outra vez como to deram.
claim-too-many = Tentativas a mais. Espera { $seconds } segundos.
claim-disk = Não se conseguiu dar o link como usado, porque o disco não deixa: { $detail }. Diz ao anfitrião.
claim-expired = Este link é velho de mais: serve durante cinco minutos. Pede um novo ao anfitrião.

## Avisos

alert-journal = Os jogos não se conseguem guardar: { $what }. Nenhuma ação conta até se conseguir.
    .fix = { $how }
alert-repaired = Os jogos guardados estavam danificados ({ $what }). Salvaram-se { $kept } entradas; o ficheiro danificado também se guardou.
    .fix = Vê na mesa as últimas ações. Se voltar a acontecer, troca o disco ou o cartão SD.
alert-board-cells = Nestas casas joga-se sem os sensores: { $cells }.
    .fix = Escolhe na página o que se move para lá ou de lá. Quando um sensor voltar a funcionar, volta a usá-lo.
alert-board-restless = O tabuleiro não percebe se está lá alguma coisa: { $cells }.
    .fix = Pousa bem a peça que lá está. Se não ajudar, joguem aí sem o sensor.
board-put = Põe { $piece } em { $cell }.
board-put-off = Tira { $piece } do tabuleiro.
board-clear = Esvazia { $cells-or }.
board-agrees = O tabuleiro já bate certo.
board-first = Primeiro põe o tabuleiro em ordem.
    .fix = Vê o que pôr onde.
board-not-yours = Só quem vê o tabuleiro pode dizer isso.
board-no-cell = «{ $cell }» não é uma casa deste tabuleiro.
alert-fault = Algo correu mal dentro do árbitro ({ $what }). O jogo continua.
    .fix = Vê o registo. Se voltar a acontecer, reinicia o árbitro.
alert-evidence = A fotografia de um lançamento não se conseguiu guardar: { $what }.
    .fix = { $how }
alert-claim = Um link que já tinha sido usado foi aberto mais uma vez, para { $who }.
    .fix = Se não foi nenhum de vocês, peçam um novo link ao anfitrião: o aparelho antigo fica então de fora.
alert-game = O último jogo não se consegue abrir; o registo do árbitro diz porquê.
    .fix = Comecem outro jogo. O antigo fica guardado.
who-host = o anfitrião
who-table = a mesa

## O que falta a um aparelho, e como se arranja

meanwhile-camera = Até lá, toca no que o dado mostra.
meanwhile-board = Até lá, toca na página.
meanwhile-buttons = Até lá, a página faz tudo o que eles fazem.

health-board-no-port = O tabuleiro de sensores não está ligado: não se encontra nada em { $folder }.
    .fix = Liga o cabo USB dele a este computador. O cabo tem de levar dados, não só corrente.
health-board-unplugged = O tabuleiro de sensores não está ligado: não há { $port }.
    .fix = Liga o cabo USB dele a este computador. Se estiver ligado com outro nome, escreve esse nome em [board].
health-board-several-ports = Há vários aparelhos série ligados, e ninguém pode adivinhar qual é o tabuleiro: { $ports }.
    .fix = Escreve o caminho do tabuleiro em [board], por exemplo port = "{ $first }".
health-board-port-forbidden = O árbitro não pode abrir { $port }.
    .fix = Junta o utilizador dele ao grupo dialout (sudo adduser $USER dialout), depois volta a entrar ou reinicia.
health-board-port-taken = Outro programa está a usar { $port }.
    .fix = Fecha-o. Pode ser um monitor série ou um segundo árbitro.
health-board-port-fault = Não se consegue abrir { $port }: { $why }.
    .fix = Vê se [board] indica a porta série do tabuleiro.
health-board-silent = { $seconds ->
    [1] Há um segundo que o tabuleiro não diz nada.
   *[other] Há { $seconds } segundos que o tabuleiro não diz nada.
}
    .fix = Vê se a luz está acesa, se o cabo está bem metido nas duas pontas e se o firmware está carregado.
health-board-unreadable = O que vem da porta do tabuleiro não se consegue ler.
    .fix = Vê se [board] indica a porta do tabuleiro e não a de outro aparelho. Se indicar, experimenta outro cabo, mais curto.
health-board-deaf = O tabuleiro ouve-se, mas não responde.
    .fix = Tira o cabo dele e volta a pô-lo. Se não ajudar, experimenta outro cabo.
health-board-no-chain = O tabuleiro não encontrou sensores quando arrancou.
    .fix = Vê se a primeira fila de sensores está ligada ao controlador, depois carrega no botão de reinício do controlador.
health-board-chain-broken = A cadeia de sensores está interrompida: falta um chip, ou uma ficha está solta.
    .fix = Mete bem as fichas entre as filas de sensores.
health-board-chain-changed = A cadeia de sensores tem outro comprimento do que quando o tabuleiro arrancou.
    .fix = Vê se todas as filas de sensores estão ligadas, depois carrega no botão de reinício do controlador.
health-board-line-bad = Muito do que o tabuleiro envia, ou lhe é enviado, chega baralhado. Nada se perde, mas pode chegar tarde.
    .fix = Usa um cabo USB curto e blindado, longe de motores e carregadores, e nenhum hub sem alimentação própria.
health-board-firmware-old = O tabuleiro fala a versão { $theirs } do protocolo, o árbitro a versão { $ours }.
    .fix = Carrega no tabuleiro o firmware que veio com este árbitro.
health-board-firmware-new = O tabuleiro fala a versão { $theirs } do protocolo, o árbitro a versão { $ours }.
    .fix = Atualiza o árbitro, ou carrega no tabuleiro o firmware que veio com ele.

health-panel-parts = { $parts-count ->
    [1] Isto não funciona: { $parts } ({ $why }).
   *[other] Estes não funcionam: { $parts } ({ $why }).
}
    .fix = É preciso um Raspberry Pi com python3-lgpio, um utilizador no grupo gpio (sudo adduser $USER gpio) e pinos que nenhum outro programa use. Ou tira os pinos de [gpio].
part-next-button = o botão de continuar
part-undo-button = o botão de anular
part-status-light = a luz de estado
part-buzzer = o sinal sonoro
part-ring-light = o anel de luz

health-broker-ended = As mensagens da página foram cortadas: { $why }.
    .fix = Isto arranja-se sozinho. Se voltar a acontecer, vê o registo.

health-camera-silent = A câmara deixou de responder.
    .fix = Vê o cabo dela ou liga-a outra vez.
health-camera-frozen = A câmara repete sempre a mesma imagem.
    .fix = Desliga-a e volta a ligá-la.
health-camera-not-started = O processo da câmara não se consegue iniciar: { $why }.
    .fix = Tenta-se uma e outra vez. Se continuar a falhar, o registo tem os pormenores.
health-camera-crashed = O processo da câmara foi abaixo: { $why }.
    .fix = Volta a arrancar sozinho. Se continuar a falhar, o registo tem os pormenores.
health-camera-ended = O processo da câmara terminou: { $how }.
    .fix = Volta a arrancar sozinho. Se continuar a falhar, o registo tem os pormenores.
health-camera-settings = A câmara ignora o que lhe foi dito: { $settings }.
    .fix = As cores podem variar. Fixa estas definições com v4l2-ctl ou usa outra câmara.
setting-manual-exposure = exposição manual
setting-exposure = tempo de exposição
setting-gain = ganho
setting-manual-white-balance = balanço de brancos manual
setting-white-balance = balanço de brancos
setting-manual-focus = foco manual
setting-focus = foco
health-camera-other-dice = A câmara só lê o dado { $die }. Estes indicam-se à mão: { $dice }.
    .fix = Indica o que eles mostram.
health-camera-missing = A câmara { $path } não está lá.
    .fix = Liga-a ou escolhe outra nas definições.
health-camera-not-opened = A câmara { $path } não abre.
    .fix = Pode estar a ser usada por outro programa, ou o utilizador do árbitro não está no grupo video (sudo adduser $USER video).
health-camera-no-picture = Não há imagem da câmara: { $path }.
    .fix = Vê o cabo dela ou liga-a outra vez.
health-camera-no-picamera = O pacote picamera2 não se consegue usar: { $why }.
    .fix = No Raspberry Pi OS: sudo apt install python3-picamera2, e cria o ambiente virtual com --system-site-packages.
health-camera-no-stream = A transmissão { $path } não abre.
    .fix = Vê o endereço dela e se quem a envia está ligado.
health-camera-stream-ended = A transmissão { $path } terminou.
    .fix = Vê quem a envia e a rede.
health-camera-no-film = O filme { $path } não abre.
    .fix = Vê se é um ficheiro de vídeo completo.
health-camera-folder-empty = A pasta { $path } não tem imagens.
    .fix = As imagens terminam em { $endings }.
health-camera-bad-picture = { $path } não é uma imagem que se consiga ler.
    .fix = Tira-a da pasta ou guarda-a outra vez.
health-camera-at-its-end = Já não há mais imagens: { $source }.
    .fix = Começa-a outra vez ou escolhe outra.
health-camera-tray-missing = A imagem da bandeja vazia, { $path }, não existe.
    .fix = Tira-a outra vez com «referee calibrate».
health-camera-tray-broken = A imagem da bandeja vazia, { $path }, não se consegue ler.
    .fix = Tira-a outra vez com «referee calibrate».
health-camera-tray-size = A imagem da bandeja vazia tem { $tray }, a da câmara { $camera }.
    .fix = Tira a imagem outra vez com esta câmara («referee calibrate»).
health-camera-calibration = A calibração não se consegue usar: { $why }.
    .fix = Calibra outra vez («referee calibrate») ou arranca sem calibração.
health-camera-rendered-light = A bandeja desenhada não se consegue calibrar: { $why }.
    .fix = Escolhe outro seed, ou hard=0.
health-camera-rendered-cable = A câmara desenhada está desligada.
    .fix = Cria o ficheiro { $path }.

## Página

page-title = { $game ->
    [none] Árbitro
   *[other] { $game } · Árbitro
}

# A chamada na faixa: primeiro a parte a negrito, depois o resto. Ao todo, 30 letras no máximo.
page-call-connecting = À procura
page-call-connecting-rest = do árbitro
page-call-not-found = Nenhum árbitro
page-call-not-found-rest = por enquanto
page-call-stale = Sem ligação
page-call-stale-rest = desde { $time }
page-call-no-game = Sem jogo
page-call-no-game-rest = o anfitrião começa um
page-call-paused = Em pausa
page-call-paused-rest = pelo anfitrião
page-call-options = Todos:
page-call-options-rest = aceitem as regras
page-call-undo = pergunta: voltar atrás?
page-call-correction = pergunta: corrigir o dado?
page-call-wait = Um momento
page-call-bot-thinks = está a pensar
page-call-bot-rolls = está a lançar
page-call-draw = Empate
page-call-wins = { $count ->
    [1] ganha
   *[other] ganham
}
page-then = depois
page-next-trying = a tentar outra vez
page-next-silent = à espera dele

# O dado
page-die-waiting = À espera do dado
page-die-into-tray = lança-o na bandeja
page-die-thrown-for-you = aqui é lançado por ti
page-die-throw-it = prime «Lançar o dado», ou escolhe outra coisa
page-die-bot-rolls = { $name } é um bot: lança sozinho
page-die-away = Sem dado na bandeja
page-die-last = último: { $face }
page-die-moving = A rolar
page-die-moving-hint = ainda sem resultado
page-die-hand = Está ali uma mão
page-die-hand-hint = tira-a, depois lança
page-die-settling = Quase parado
page-die-settling-hint = só mais um momento
page-die-sure = certo: conta
page-die-fairly-sure = quase certo: conta
page-die-no-camera = Sem câmara
page-die-tap = toca no que saiu
page-die-which = { $name }, que face ficou para cima?
page-die-we-saw = Nós vimos: indicar a face
page-die-another = É outra face
page-die-all-agree = Indica-a só se todos à mesa concordarem.
page-die-roll-again = Lança outra vez.
page-die-which-of = É «{ $one }» ou «{ $other }»?
page-die-nothing-happened = Ainda não aconteceu nada.
page-die-not-needed = Não faz mal: não era preciso lançar.
page-confidence = certeza { $count } de 5
page-picture-of-die = fotografia do dado tal como ficou
die-reason-cocked = Está inclinado
die-reason-hand = Há uma mão à frente
die-reason-two_dice = Dados a mais
die-reason-missing_die = Falta um dado
die-reason-glare = Demasiado reflexo
die-reason-too_dark = Escuro de mais
die-reason-unknown_face = Não conheço esta face
die-reason-low_confidence = Servem duas faces
die-reason-not_rolled = Não foi lançado
die-reason-no_die = Não vejo nenhum dado
die-reason-unknown = Não o consegui ler
die-advice-hand = Tira a mão e lança outra vez.
die-advice-two_dice = Deixa só um dado na bandeja e lança outra vez.
die-advice-missing_die = Põe lá todos os dados e lança outra vez.
die-advice-glare = Vira um pouco o candeeiro, depois lança outra vez.
die-advice-too_dark = Põe mais luz, depois lança outra vez.
die-advice-unknown_face = É o dado certo? Então lança outra vez.
die-advice-not_rolled = Pega nele e lança-o.

# Botões
page-sent = enviado
page-choices-of = O que { $name } pode fazer
page-chooses-on-phone = { $name } escolhe noutro aparelho.
page-may-i = Posso…?
page-may-i-how = Escolhe o que queres fazer, ou fizeste: o árbitro diz o que o impede.
page-may-i-nothing = Agora não há mais nada a perguntar.
page-bot-chooses = { $name } está a pensar.
page-changed-meanwhile = A mesa já tinha avançado. Olha outra vez, por favor.
page-no-reply = Não veio resposta. Talvez não tenha acontecido nada; olha para o tabuleiro antes de tentares outra vez.
page-first-touch = O primeiro toque só acorda a página.

# Decisões
page-last-ruling = A última decisão
page-no-ruling = Ainda nenhuma decisão. Bom jogo!
page-kind-accepted = Vale
page-kind-refused = Assim não
page-kind-foul = A corrigir
page-kind-unclear = Não tenho a certeza
page-kind-advice = Um conselho
page-kind-correction = Corrigido
page-kind-undo = Anulado
page-kind-house = Decisão da casa
page-kind-win = A última palavra
page-moment-ago = agora mesmo
page-before = Antes
page-booklet-silent = O livro de regras não diz; nós lemos assim.
page-why-and-what = Porquê, e o que se podia fazer
page-open-clause = Regra { $clause }: abrir a decisão
page-rule-says = O que diz a regra
page-clause-unknown = O texto desta regra não está aqui. Está no RULES.md do jogo.
page-and-also = E também
page-how-judged = Como se decidiu
page-how-camera = Lido pela câmara nesta fotografia.
page-how-board = Visto pelos sensores do tabuleiro.
page-how-tap = Indicado com um toque.
page-how-bot = Jogado por um bot.
page-how-house = Decidido pela mesa.
page-how-agreed = Os jogadores concordaram.
page-percent-sure = { $percent } % de certeza
page-allowed-now = O que se pode fazer agora
page-facts = Com que se decidiu
page-history = Todas as decisões
page-history-open = Ver todas as decisões
page-history-head = As decisões até agora, a mais recente primeiro
page-history-whole = São todas as decisões deste jogo.
page-history-not-held = { $count ->
    [1] Uma decisão anterior não está nesta página.
   *[other] { $count } decisões anteriores não estão nesta página.
} Na caixa do árbitro, «referee replay» conta o jogo todo.
page-was = Antes:
page-is-now = Agora:
page-ended-correction = Isto já não vale. Foi corrigido:
page-ended-undo = Isto já não vale. Foi anulado:

# Factos de uma decisão: fact-<código>-<nome> para uma decisão, fact-<jogo>-<nome> para um jogo, senão fact-<nome>.
fact-aside = de lado
fact-asked = pedido
fact-card = carta
fact-cell = casa
fact-cells = casas
fact-colour = cor
fact-colours = cores
fact-count = quantos
fact-dice = saiu
fact-die = dado
fact-face = saiu
fact-figure = figura
fact-from = de
fact-goal = objetivo
fact-left = restam
fact-mummy = múmia
fact-pawn = peão
fact-piece = peça
fact-pieces = peças
fact-points = pontos
fact-reason = porquê
fact-rolled = saiu
fact-space = casa
fact-spaces = casas
fact-steps = passos
fact-text = palavras do anfitrião
fact-thing = peça
fact-to = para
fact-total = pontos ao todo
fact-turn = de quem é a vez
fact-who = quem
fact-winner = quem ganhou
fact-winners = quem ganhou
fact-ua-at = foguetão de
fact-ua-count = módulos
fact-ua-missing = módulos em falta
fact-ua-run = seguidos
fact-pc-answer = resposta
fact-pc-answers = respostas
fact-pc-at = posição
fact-pc-given = joias indicadas
fact-pc-guess = palpite
fact-pc-guesser = adivinha
fact-pc-guesses = palpites
fact-pc-held = na mão
fact-pc-mine = palpites de quem ganhou
fact-pc-number = número da resposta
fact-pc-on = código de
fact-pc-right = com este baú
fact-pc-row = zona
fact-pc-seats = jogadores
fact-pc-setter = esconde o código
fact-pc-theirs = palpites do outro lado
fact-pc-told = respondido
fact-lc-airlock = comporta
fact-lc-astronauts = astronautas
fact-lc-built_lime = peças verde-lima construídas
fact-lc-built_orange = peças laranja construídas
fact-lc-domes = cúpulas de partida
fact-lc-first = começa
fact-lc-lime = verde-lima
fact-lc-more = mais casas
fact-lc-new = peça nova
fact-lc-no-such-space-first = primeira casa
fact-lc-no-such-space-last = última casa
fact-lc-orange = laranja
fact-lc-other = ao lado
fact-lc-other-tile-other = placa
fact-lc-possible = possível
fact-lc-robots = robôs
fact-lc-things = o que vem a seguir
fact-lc-ufo = OVNI
fact-am-at = jogador
fact-am-could = possível
fact-am-due = dados a lançar
fact-am-each = de cada monte
fact-am-given = dados lançados
fact-am-goal = ankhs para ganhar
fact-am-here = de
fact-am-mover = deve mover
fact-am-number = no dado
fact-am-numbers = números possíveis
fact-am-path = caminho
fact-am-pawns = peões
fact-am-piles = monte
fact-am-played = cartas jogadas
fact-am-shown = saiu
fact-am-start = de
# Same as English.
fact-am-taken = ankhs
fact-rp-at = lugar
fact-rp-before = antes
fact-rp-by = aberto por
fact-rp-contradicts-turn = na jogada
fact-rp-goal = a entrar em
fact-rp-here = está em
fact-rp-layer = camada
fact-rp-layers = camadas
fact-rp-other = outro templo
fact-rp-seats = jogadores
fact-rp-shown-before-turn = na jogada
fact-rp-side = lado
fact-rp-sides = lados
fact-rp-temple = templo
fact-rp-temples = templos
fact-rp-turned-turn = rodou

# Sobre a última ação
page-acts = Sobre a última ação
page-wrong-reading = Mal lido…
page-dispute = Contestar
page-undo = Anular…
page-undo-it = Anular isto…
page-board = Tabuleiro
page-board-open = Abrir o tabuleiro
page-not-what-happened = Não foi isso que aconteceu
page-what-happened = Então o que aconteceu?
page-which-faces = Que faces ficaram mesmo para cima?
page-likely = As mais parecidas com o que se leu
page-other-faces = As outras faces
page-enter-again = O que foi de facto?
page-another-ruling = Ou outra decisão estava errada
page-nothing-done = Com esta decisão não se fez nada, por isso não há nada para corrigir.
page-choice-is-undone = Uma escolha não se corrige: anula-a e escolhe outra vez.
page-choice-is-undone-later = Uma escolha não se corrige, anula-se. Desde então já se jogou mais, e a última ação vai primeiro.
page-rule-applied-wrong = A regra foi mal aplicada? O anfitrião pode escrever uma decisão da casa.
page-which-face = Que face ficou mesmo para cima?
page-nothing-to-correct = Não há leitura que se possa corrigir.
page-was-read = foi lido
page-correct-what-follows = O que veio depois do lançamento é decidido outra vez. Onde já não servir, a mesa fica a saber o que mover de volta.
page-correct-to = Foi
page-correct-it = Corrigir
page-leave-it = Deixar como está
page-undo-head = Anular
page-undo-question = Anular a última ação?
page-undo-with-it = { $count ->
    [1] Com ela anula-se esta ação de um bot:
   *[other] Com ela anulam-se estas ações de bots:
}
page-undo-what-follows = Se for para antes de um lançamento, primeiro pergunta-se a todos os jogadores.
page-undo-it-now = Anular
page-who-asks = Quem pergunta?

# Concordar
page-proposal = Uma pergunta a todos
page-proposal-by = { $name } pergunta a todos
page-agree = Concordo
page-disagree = Não
page-withdraw = Retirar a pergunta
page-waiting-for = à espera de { $name }
page-agrees = { $name } concorda
page-options-agree = Todos concordam com estas regras?
page-options-agree-why = Não se podem mudar durante o jogo.
page-options-head = O vosso jogo, as vossas regras
page-options-before = Todos concordam antes do primeiro lançamento.
page-options-fixed = Combinadas antes do primeiro lançamento; valem até o jogo acabar.
page-options = Regras da casa
page-options-as-printed = tudo como no livro de regras
page-option-yours = vossa
page-option-default = o livro de regras diz { $value }
page-option-short = { $text }: { $value }
page-yes = sim
page-no = não

# Sem ligação
page-stale-age = { $unit ->
    [seconds] Esta imagem tem { $seconds ->
        [1] um segundo
       *[other] { $seconds } segundos
    }.
   *[minutes] Esta imagem tem { $minutes ->
        [1] um minuto
       *[other] { $minutes } minutos
    }.
}
page-stale-stamp = como estava às
page-stale-turn = Nessa altura era a vez de { $name }; agora pode já não ser.
page-stale-safe = Por isso aqui não se pode carregar em nada. O jogo está seguro: cada ação é guardada antes de se mostrar.
page-stale-wake = Quando voltar, o primeiro toque só acorda a página. Não carrega em nada.
page-never-heard = O árbitro não responde.
page-what-helps = O que ajuda
page-gone-link-why = Esta página perdeu o caminho para a caixa do árbitro.
page-gone-link-help-1 = Este aparelho ainda está no Wi-Fi da mesa?
page-gone-link-help-2 = A caixa do árbitro está ligada, e arrancou-se nela «referee run»? O jogo está guardado.
page-gone-link-help-3 = Se só este aparelho ficou sem ligação, continuem com um telemóvel que tenha um lugar.
page-gone-link-help-4 = A caixa mudou de endereço? «referee host-link» na caixa mostra-o. Abre lá a página e pede um novo link ao anfitrião.
page-gone-network-why = Este aparelho não tem rede.
page-gone-network-help-1 = Liga o Wi-Fi e escolhe a rede da mesa. A página encontra então o caminho sozinha.
page-gone-network-help-2 = Até lá, continuem com outro aparelho. O jogo está guardado.
page-gone-broker-why = A caixa do árbitro responde, mas as notícias dela não chegam.
page-gone-broker-help-1 = Espera um momento: a página continua a tentar, e a caixa arranja isto sozinha.
page-gone-broker-help-2 = Se continuar assim, pede a quem trata da mesa que pare «referee run» e o volte a arrancar. O jogo está guardado.
page-gone-silent-why = A caixa responde, mas o árbitro calou-se.
page-gone-silent-help-1 = Espera um momento: pode estar só ocupado.
page-gone-silent-help-2 = Se continuar assim, pede a quem trata da mesa que o pare e volte a arrancar «referee run». O jogo está guardado.
page-gone-stopped-why = O árbitro foi desligado.
page-gone-stopped-help-1 = Pede a quem trata da mesa que volte a arrancar «referee run». O jogo está guardado.
page-gone-crashed-why = O árbitro parou sem ninguém mandar.
page-gone-crashed-help-1 = Pede a quem trata da mesa que volte a arrancar «referee run». O jogo está guardado.
page-gone-refused-why = O árbitro não deixa entrar esta página.
page-gone-refused-help-1 = Pede um novo link ao anfitrião.

# Os lugares
page-seats = Lugares
page-seats-head = Quem está onde
page-seat-bot = joga um bot
page-seat-tablet = no tablet da mesa
page-seat-phone = num telemóvel
page-sit-down = sentar-me
page-sit-down-as = Sentar-me no lugar de { $name }
page-bots-play = Estão a jogar bots. Senta-te em qualquer lugar:
page-own-phone = Joga no teu telemóvel
page-own-phone-how = A página do anfitrião faz um link com um código QR para cada lugar. Pede o teu ao anfitrião e lê-o com a câmara.
page-own-phone-moves = Um lugar que joga num telemóvel tem lá os seus botões, e já não aqui.

# O link que te trouxe aqui
page-claim-used = Este link já foi usado. Só serve uma vez.
page-claim-unknown = Este link é velho de mais ou não é conhecido.
page-link-replaced = Foi feito um link mais novo para este lugar, por isso este acabou.
page-door-watch = Podes ver o jogo. Para jogar, pede um novo link ao anfitrião.

# O fim
page-last-word = A última palavra do árbitro
page-game-over = Fim
page-final-position = A posição final
page-winner = ganhou
page-play-again = Jogar outra vez
page-not-how-it-ended = Não foi assim que acabou…

# Aparelhos
page-devices = Aparelhos
page-how-to-mend = O que ajuda
page-device-goes-on = O jogo pode entretanto continuar: a página faz o que o aparelho fazia.
page-device-ok = a funcionar
page-device-fault = { $state ->
    [offline] { $name }: sem ligação
   *[degraded] { $name }: problema
}
page-alerts = Avisos
page-more-alerts = { $count ->
    [1] Mais um aviso
   *[other] Mais { $count } avisos
}
page-live = em direto
page-not-live = sem ligação
page-seat-of = lugar de { $name }
page-watching = a ver
device-camera = câmara
device-board = tabuleiro
device-buttons = botões
device-broker = mensagens

# Folhas
page-close = Fechar
page-back = Voltar
page-ways = { $count } possibilidades
page-sheet-ruling = Uma decisão
page-sheet-history = Todas as decisões
page-sheet-clause = Uma regra
page-sheet-options = As opções em vigor
page-sheet-board = O tabuleiro
page-sheet-correct = Não foi isso que aconteceu
page-sheet-undo = Anular
page-sheet-tap = Indicar a face
page-sheet-device = Um aparelho
page-sheet-seats = Quem está onde
page-sheet-sensor = Um sensor do tabuleiro
page-sheet-pick = Ali são possíveis várias ações
page-sheet-link = Um link
page-sheet-rule = Uma regra
page-sheet-sensors = Os sensores
page-sheet-house = Uma decisão da casa
page-sheet-goon = Outro jogo
page-sheet-wipe = Apagar as fotografias
page-no-game = O árbitro está pronto. Logo que o anfitrião prepare um jogo, o tabuleiro aparece aqui.
page-no-news = O tabuleiro aparece logo que se encontre o árbitro.
page-seat-waits = Já tens o teu lugar. O jogo ainda não começou.

# Um tablet, vários segredos
page-pass-to = Passem o aparelho a
page-pass-look-away = Os outros olham para o lado. Os teus botões voltam a tapar-se com um toque, ou sozinhos ao fim de { $seconds } segundos sem toques.
page-cover = Tapar os meus botões
page-hold-to-open = Sou { $name }: carregar sem largar
page-hold-how-long = cerca de um segundo

# A língua deste aparelho, e a sua voz
page-language = Língua
page-language-is = Língua: { $name }
page-language-lost = Agora não se conseguem ir buscar as palavras dessa língua.
page-sheet-language = Língua e voz
page-voice = Voz
page-voice-read = Ler em voz alta
page-voice-what = Lê neste aparelho cada nova decisão e o que há para fazer a seguir.
page-voice-none = Este aparelho não tem voz própria para { $name }.
page-voice-sample = As decisões são lidas em voz alta.
page-voice-this = Ler esta decisão em voz alta

# No tabuleiro com sensores
page-board-now = No tabuleiro
page-board-ask = Uma pergunta
page-board-off = fora do tabuleiro
page-board-empty = esvaziar
page-board-clear = Não devia estar nada em { $cell }.
page-board-quiet = Nada para fazer no tabuleiro.
page-board-leave-out = O sensor está errado…
page-board-leave-out-of = O sensor de { $cell } está errado…
page-board-leave-out-sure = Está tudo bem em { $cell } e o aviso continua? Então joguem aí sem o sensor: o que se move para { $cell } ou de lá escolhe-se na página.
page-board-leave-out-now = Jogar sem ele
page-board-keep = Manter
page-board-left-out = Sem estes sensores
page-board-take-in = Voltar a usá-lo
page-board-sensor = Há um sensor errado…
page-board-sensor-head = Que sensor está errado?
page-board-sensor-how = Indica a casa dele. O que se move para lá ou de lá passa a escolher-se na página, até voltares a usar o sensor.
page-board-cell = Casa

trouble-full = o disco está cheio
trouble-read-only = não se consegue escrever no disco
trouble-not-allowed = o serviço não pode escrever ali
trouble-busy = outro árbitro usa os mesmos jogos guardados
trouble-damaged = o ficheiro está danificado
trouble-newer = foram escritos por uma versão mais nova do árbitro
trouble-io = o disco dá erros
mend-full = Liberta espaço no disco.
mend-read-only = Faz com que se possa voltar a escrever no disco. Um cartão SD gasto passa a só de leitura: troca-o.
mend-not-allowed = Deixa o utilizador do serviço escrever na pasta de dados dele.
mend-busy = Para o outro árbitro.
mend-damaged = Guarda o ficheiro para o veres depois, e arranca outra vez o árbitro.
mend-newer = Usa essa versão ou outra pasta de dados.
mend-io = Vê o disco e o cabo ou cartão dele.
die-not-read = Não lido: { $reason }.

## Valores das opções

value-yes = sim
value-no = não

## Jogos com segredos, vários dados, e jogos sem desenho

page-die-number = Dado { $number }
page-dice-pick = Escolhe a face de cada dado.
page-dice-these = Foi isto que saiu
page-asked = Qual destes querias dizer?
page-pick-head = O que queres fazer ali?
page-answer-send = Está certo
page-answer-back = Um para trás
page-answer-empty = ainda por escolher
page-secret-hold = { $name }, carrega sem largar para ver os teus segredos
page-secret-own = Só tu sabes isto
page-mask-hidden = escondido
page-mask-unknown = ainda ninguém sabe
page-and-more = e mais { $count }
page-on-the-table = Na mesa

## O anfitrião

# O assistente para um novo jogo
page-host-band = Anfitrião
page-host-band-new = Novo jogo
page-host-band-new-of = Novo jogo:
page-host-step = Passo { $number } de { $count }
page-host-step-game = Jogo
page-host-step-seats = Lugares
page-host-step-rules = Regras
page-host-step-box = Caixa
page-host-step-check = Verificar
page-host-step-agree = Todos de acordo
page-host-next = Seguinte: { $step }
page-host-back = Voltar: { $step }
page-host-leave = Sair sem novo jogo
page-host-start = Preparar o jogo
page-host-change = Mudar
page-host-change-part = Mudar: { $part }

page-host-intro = Como se faz
page-host-intro-1 = Escolhe o jogo, os jogadores e as vossas regras.
page-host-intro-2 = Depois cada telemóvel recebe um código, e o tablet a página da mesa.
page-host-intro-3 = Todos concordam com as regras, e o mais novo começa.
page-host-which-game = Que jogo é?
page-host-which-game-hint = Tira a caixa da prateleira e escolhe-a aqui.
page-host-choose-game = Primeiro escolhe um jogo.
page-host-players = { $fewest } a { $most } jogadores.
page-host-game-secrets = Com segredos.
page-host-game-sensors = Pode usar o tabuleiro com sensores.
page-host-game-variants = Variantes: { $variants }

page-host-who-plays = Quem joga?
page-host-who-plays-hint = Primeiro o mais novo, depois no sentido dos ponteiros do relógio. Um toque numa cor muda-a.
page-host-player = Jogador { $number }
# Same as English.
page-host-bot-name = Bot { $number }
page-host-name-of = Nome do jogador { $number }
page-host-place-of = Onde joga { $name }
# Same as English.
page-host-on-table = Tablet
page-host-on-phone = Telemóvel
# Same as English.
page-host-a-bot = Bot
page-host-younger = { $name } tem menos idade: um lugar para cima
page-host-older = { $name } tem mais idade: um lugar para baixo
page-host-remove = { $name } não joga
page-host-add = Mais um jogador
page-host-last-players = Como da última vez: { $names }
page-host-change-colour = Cor de { $name }: { $colour }
page-host-colour-of = Cores para { $name }
page-host-colour-swap = trocar com { $name }
page-host-secrets-hint = Este jogo tem segredos. Com telemóveis próprios, ninguém tem de olhar para o lado.
page-host-seats-count = Podem jogar { $fewest } a { $most }; { $count ->
    [1] está aqui um
   *[other] estão aqui { $count }
}.
page-host-name-missing = O jogador { $number } ainda não tem nome.

page-host-rules-hint = Mudem uma coisa de cada vez. Todos concordam antes do primeiro lançamento.
page-host-as-booklet = Tudo como no início
page-host-begin-with = Começam com
page-host-begin-other = Outras…
page-host-begin-keep = Ficar com isto
page-host-digest = A leitura do árbitro
page-host-digest-source = O que diz a maioria dos livros de regras
page-host-own-rules = Regras vossas
page-host-variants = Variantes
page-host-options = Opções
page-host-variant-rival = Não junto com { $variant }.
page-host-variant-needs = Só com { $variant }.
page-host-variant-seats = Para { $numbers } jogadores; vocês são { $count }.
page-host-variant-odd = { $variant }: { $why }
page-host-option-set = { $variant } define-a: { $value }
page-host-option-idle = Não faz nada com { $variant }
page-host-booklets = { $languages }: { $value }.
page-host-assumed = suposição
page-host-less = menos um
page-host-more = mais um

page-host-box-head = Temos a mesma caixa?
page-host-box-hint = O que está marcado como suposição é palpite nosso. Compara com a tua.
page-host-the-die = O dado
page-host-die-assumed = O que está nas faces é suposição nossa. Se o teu for diferente, edita o ficheiro do dado e indica-o nas definições da mesa.
page-host-camera-reads = A câmara lê este dado.
page-host-camera-away = A câmara não está: depois de cada lançamento, toca no que vês.
page-host-other-die = A câmara conhece outro dado: depois de cada lançamento, toca no que vês.
page-host-no-camera = Não há câmara: depois de cada lançamento, toca no que vês.
page-host-taps = Depois de cada lançamento, tocas no que vês.
page-host-box-guessed = Parte do que está na caixa é suposição nossa.
page-host-the-box = Tabuleiro e caixa
page-host-box-plain = Nesta caixa só o dado pode ser diferente.
page-host-box-own = Esta mesa tem um ficheiro próprio para isto.
page-host-box-assumed = A nossa suposição é:
page-host-box-edit = Se o teu for diferente, edita o ficheiro do tabuleiro e indica-o nas definições da mesa.
page-host-option-assumed = { $option }: suposição nossa. Podes mudá-la nas regras.
page-host-no-sensors = Este jogo joga-se sem o tabuleiro com sensores.
page-host-sensors-follow = O tabuleiro com sensores segue as peças.
page-host-sensors-away = Não há tabuleiro com sensores: os movimentos indicam-se com toques.

page-host-check-head = É este o vosso jogo?
page-host-check-hint = Depois todos concordam com as regras, e o primeiro jogador lança o dado.
page-host-puts-by = O jogo que está na mesa é posto de parte. Fica guardado.

# Todos de acordo
page-host-agree-hint = Antes do primeiro lançamento, todos dizem sim a estas regras.
page-host-agree-where = Quem joga no tablet diz sim na página da mesa, os outros nos seus telemóveis.
page-host-other-game = Mudar: outro novo jogo

# A secretária
page-host-no-game = Não há nenhum jogo na mesa
page-host-no-game-hint = Começa um novo ou continua um que esteja guardado.
page-host-on-table-now = Na mesa: { $game }
page-host-pause = Pausa
page-host-go-on = Continuar
page-host-house = Decisão da casa…
page-host-house-head = O que decide a casa?
page-host-house-hint = Fica entre as decisões e mostra-se a todos. Por si só não muda nada.
page-host-house-words = A vossa decisão
page-host-house-say = Anunciar
page-host-new = Novo jogo
page-host-saved = Jogos guardados
page-host-saved-open = início: { $date }, por acabar
page-host-saved-over = início: { $date }, acabado
page-host-no-date = um dia sem relógio
page-host-saved-more = { $count ->
    [1] Mais um
   *[other] Mais { $count }
}
page-host-open-saved = Continuar este
page-host-look-saved = Ver este
page-host-goon-head = Continuar { $game } de { $names }?
page-host-goon-hint = O jogo que está na mesa ({ $game }) é posto de parte. Fica guardado.
page-host-goon-stay = Ficar neste jogo
page-host-pictures = Fotografias de lançamentos
page-host-pictures-about = Os últimos lançamentos guardam-se em fotografia, para se poder verificar uma leitura. Nunca saem desta casa.
page-host-pictures-none = Não há nenhuma fotografia guardada.
page-host-wipe = Apagar as fotografias…
page-host-wipe-head = Apagar todas as fotografias de lançamentos?
page-host-wipe-hint = Ninguém mais as poderá ver, aqui ou noutro ecrã. Os jogos e as decisões ficam.
page-host-wipe-keep = Guardá-las
page-host-wipe-now = Apagá-las todas

# Lugares e links
page-host-seats = Lugares, o mais novo primeiro
page-host-turn = vez
page-host-code = Código
page-host-link-open = Mostrar o código para { $name }
page-host-link-shut = Esconder o código para { $name }
page-host-link-coming = Um momento: o link está a ser feito.
page-host-waits-for-phone = espera por um telemóvel, mais { $time }
page-host-waits-for-tablet = espera por um tablet, mais { $time }
page-host-agrees-at-table = tem de concordar, no tablet
page-host-agrees-on-phone = tem de concordar, no telemóvel
page-host-table-page = A página da mesa
page-host-table-about = para o tablet ou a TV que todos veem
page-host-table-scan = Abre a página da mesa com a câmara do tablet
page-host-table-code = Código QR do link para a página da mesa
page-host-table-gone = O link foi usado: um tablet mostra agora a página da mesa.
page-host-table-hint = O link serve uma vez, durante cinco minutos. Os tablets que já mostram a página da mesa continuam com ela.
page-host-table-here = Abrir aqui a página da mesa
page-host-table-now = Abrir aqui a página da mesa
page-host-seat-here = { $name } joga neste aparelho
page-host-back-here = Anfitrião
page-host-enlarge = Mostrar em grande o código para { $name }
page-link-scan = { $name }, aponta para aqui a câmara do teu telemóvel
page-link-code = Código QR do link para o lugar de { $name }
page-link-or-type = Ou abre este endereço:
page-link-left = Serve por mais { $time }
page-link-over = Este link é velho de mais. Faz um novo.
page-link-new = Fazer um novo link
page-link-coming = Um momento: o link para { $name } está a ser feito.
page-link-used = O link foi usado: { $name } joga agora num telemóvel.
page-host-link-hint = Um link serve uma vez, durante cinco minutos. Um novo põe de fora o aparelho anterior.

# Aparelhos
page-host-device-works = { $name }: a funcionar
page-host-device-none = { $name }: não há
page-host-camera-none = Tocas no que saiu no dado.
page-host-board-none = Os movimentos indicam-se com toques.
page-host-buttons-none = A página faz tudo o que eles fazem.
page-host-camera-restart = Arrancar outra vez
page-host-sensor-test = Testar os sensores
page-host-sensors-how = Segura um íman sobre cada casa. A marca dela tem de mudar logo, e voltar atrás quando o íman sair.
page-host-sensors-see = Há um íman ou uma peça em { $cells }.
page-host-sensors-empty = Nenhum sensor vê nada.
page-host-sensors-flicker = Estes tremem e não se acredita neles: { $cells }. Carrega no sensor ou vê a soldadura.
page-host-sensor-free = livre
page-host-sensor-occupied = vê algo
page-host-sensor-never_free = viu algo o tempo todo
page-host-sensor-never_occupied = até agora não viu nada
page-host-sensor-flickering = treme
page-host-sensors-why-no_board = O tabuleiro não está ligado agora.
page-host-sensors-why-game = O jogo que está na mesa esconde peças. Podes testar os sensores quando ele acabar.
page-host-sensors-why-pieces = Ainda podem estar no tabuleiro peças de um jogo com segredos. Tira tudo de lá, depois o teste começa.
