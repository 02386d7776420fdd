### O desenho de Pirate Code.

pcb-board-name = O tabuleiro de Pirate Code
pcb-board-found = { $count }/{ $of }
pcb-board-wrong = erradas
pcb-board-broken = código decifrado
pcb-board-open-chest = abre o baú
pcb-board-no-code = ainda sem código
pcb-board-none-left = já não há?
pcb-board-guesser = adivinha
pcb-board-setter = escondeu um código
pcb-board-log = Palpites até agora
pcb-board-leg = código { $leg } de { $of }
pcb-board-log-empty = Ainda sem palpites
pcb-board-log-more = { $count ->
    [1] uma jogada anterior
   *[other] { $count } jogadas anteriores
}
pcb-board-token-die = o dado diz
pcb-board-token-rolled = a que saiu
pcb-board-token-choice = qualquer cor
pcb-board-token-skeleton = na mão
pcb-board-token-row = qualquer cor
pcb-board-token-laid = palpite dado
pcb-board-token-ask = por avaliar
pcb-board-token-scored = avaliada

pcb-cheer = O tesouro é teu!
pcb-cheer-draw = O mar é dos dois.
pcb-final-found = por decifrar: { $count } de { $of } encontradas
pcb-final-guesses = { $count ->
    [1] um palpite
   *[other] { $count } palpites
}

## O mesmo em palavras

pcb-twin-area = O código de { $name }: { $found ->
    [0] nenhuma de { $of } joias encontrada.
    [1] uma de { $of } joias encontrada.
   *[other] { $found } de { $of } joias encontradas.
}
pcb-twin-gem = { $colour } em { $at }
pcb-twin-gold = No lugar certo: { $list }.
pcb-twin-guess = Na fila de palpites: { $list }.
pcb-twin-wrong = { $count ->
    [1] { $colour }
   *[other] { $colour } { $count } vezes
}
pcb-twin-brown = Erradas: { $list }.
pcb-twin-no-code = Ainda não há código escondido.
pcb-twin-opened = O baú está aberto: { $list }.
pcb-twin-own-code = O teu código: { $list }.
pcb-twin-bot = Neste lugar joga um bot.
pcb-twin-laid = { $colour } na posição { $at } de { $name }
pcb-twin-turn = Palpites desta jogada: { $list }.
pcb-twin-due = { $guess ->
    [rolled] uma joia { $colour-feminine }
    [skeleton] a joia { $colour-feminine } do esqueleto
   *[other] uma joia de qualquer cor
}
pcb-twin-to-guess = Palpites por dar: { $list }.
pcb-twin-to-score = Por avaliar pelo dono: { $list }.
pcb-twin-empty = Esgotado na arca das joias: { $list }.
pcb-twin-hand = { $colour ->
    [none] A mão do esqueleto está vazia.
   *[other] O esqueleto tem uma joia { $colour-feminine }.
}
pcb-twin-count = { $name } precisou de { $count ->
    [1] um palpite.
   *[other] { $count } palpites.
}
pcb-twin-scored = { $colour } em { $at }: { $answer }
pcb-twin-log = Uma jogada: { $list }.

## Passos de uma ação

pcb-step-chest = dizer que uma cor está esgotada
pcb-step-guess = { $guess ->
    [choice] uma joia { $colour-feminine }, à tua escolha
   *[other] mudar uma joia, como saiu
}
pcb-step-rolled = uma joia { $colour-feminine }, a que saiu
pcb-step-gem = uma joia { $colour-feminine }
pcb-step-hand = a joia { $colour-feminine } do esqueleto
pcb-step-lying = mudar a { $colour-feminine } em { $name } de { $at }

## Respostas corrigidas

page-sheet-pcb-answers = As tuas respostas
pcb-change-key = Mudar uma resposta…
pcb-change-whose = De quem são as respostas?
pcb-change-head = { $name }, que respostas estavam erradas?
pcb-change-what-follows = Todos veem a mudança, e a joia é posta de novo.
pcb-change-send = { $count ->
    [0] Mudar
    [1] Mudar uma resposta
   *[other] Mudar { $count } respostas
}
pcb-given-now = como respondida
pcb-given-gem = Resposta { $number }: { $colour } em { $at }
pcb-given-clash = não podem estar certas juntas
