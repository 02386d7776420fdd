### O desenho de Lunar Command. Os nomes das peças e figuras são os do jogo (lunar-…).

lcb-board-name = O tabuleiro de Lunar Command
lcb-to-build = por construir
lcb-scored = pontuados
# Pontos de uma equipa, em muito pouco espaço.
lcb-points-of = { $points }/{ $goal }

## O que um toque no tabuleiro escolhe primeiro

lcb-step-thing = { $thing ->
    [robot] robô em { $place }
    [astronaut] astronauta em { $place }
    [both] robô ou astronauta em { $place }
    [spare] OVNI ao lado do tabuleiro
   *[ufo] OVNI em { $place }
}
lcb-step-place = { $thing ->
    [dome] uma cúpula de partida
    [robot] um robô
    [astronaut] um astronauta
   *[ufo] um OVNI
}
lcb-step-kind = { $kind ->
    [straight] construir uma parede retangular
    [square] construir uma parede quadrada
    [dome] construir uma cúpula
    [airlock] construir uma comporta
    [antenna] construir uma antena
    [robot] andar com um robô
    [astronaut] andar com um astronauta
    [put-dome] pôr uma cúpula de partida
    [put-robot] pôr um robô
    [put-astronaut] pôr um astronauta
    [put-ufo] pôr um OVNI
    [station] reclamar uma estação
   *[ufo] mover um OVNI
}

## Porque é que um lugar foi recusado, em duas ou três palavras no tabuleiro

lcb-why-not-your-turn = não é a tua vez
lcb-why-one-action = só uma ação
lcb-why-not-shown = não está no dado
lcb-why-other-tile = não é a tua placa
lcb-why-wall-off-board = fora do tabuleiro
lcb-why-none-left = já não há
lcb-why-ufo-in-way = OVNI no caminho
lcb-why-figure-in-way = está aqui alguém
lcb-why-piece-there = não está livre
lcb-why-dome-needs-square = sem parede quadrada
lcb-why-dome-there = já tem cúpula
lcb-why-blocks-entrance = entrada bloqueada
lcb-why-own-entrance-blocked = entrada bloqueada
lcb-why-same-type = mesmo tipo
lcb-why-same-type-beside = mesmo tipo
lcb-why-not-connected = não ligada
lcb-why-cut-off = caminho cortado
lcb-why-leads-nowhere = não leva a nada
lcb-why-partners-dome = cúpula do parceiro
lcb-why-not-near-own = longe demais
lcb-why-no-figure-there = não está ninguém
lcb-why-under-a-ufo = debaixo de OVNI
lcb-why-one-of-each = um de cada
lcb-why-go-on-airlock = continua primeiro
lcb-why-go-on-ufo = continua primeiro
lcb-why-airlock-dead-end = não há saída
lcb-why-ufo-dead-end = não há saída
lcb-why-not-a-neighbour = não fica ao lado
lcb-why-no-steps-left = já não há passos
lcb-why-straight-through = sempre a direito
lcb-why-ufo-stops-robot = OVNI no caminho
lcb-why-ufo-stops-astronaut = OVNI no caminho
lcb-why-space-taken = não está livre
lcb-why-piece-stops = parede no caminho
lcb-why-foreign-airlock = comporta alheia
lcb-why-no-entrance = não é entrada
lcb-why-no-ufo-there = não há OVNI
lcb-why-only-opponent-releases = não é o teu OVNI
lcb-why-head-taken = debaixo de OVNI
lcb-why-same-space = mesma casa
lcb-why-landing-piece = não está livre
lcb-why-landing-ufo = não está livre
lcb-why-landing-figure = não está livre
lcb-why-domes-side-by-side = lado a lado
lcb-why-not-to-place = agora não
lcb-why-station-is-scored = já pontuada
lcb-why-station-no-space = não é uma casa
lcb-why-station-open = não está fechada

## O fim

lcb-cheer = O Lunar 1 descola!
lcb-final = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}

## O tabuleiro em palavras

lcb-twin-team = { $names }, { $colour }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} de { $goal }. Pontuados: { $robots ->
    [0] nenhum robô
    [1] 1 robô
   *[other] { $robots } robôs
} e { $astronauts ->
    [0] nenhum astronauta
    [1] 1 astronauta
   *[other] { $astronauts } astronautas
}.
lcb-twin-to-build = Por construir: { $list }.
lcb-twin-count = { $kind ->
    [straight] paredes retangulares
    [square] paredes quadradas
    [dome] cúpulas
    [airlock] comportas
   *[antenna] antenas
} { $count }
lcb-twin-kind = { $kind ->
    [straight] Paredes retangulares
    [square] Paredes quadradas
    [start] Cúpulas de partida
    [dome] Cúpulas
    [airlock] Comportas
   *[antenna] Antenas
}: { $spaces }.
lcb-twin-several = { $space } ({ $count })
lcb-twin-white = Peças brancas para todos. Por construir: { $list }.
lcb-twin-station = Estação fechada, { $spaces }: { $owner ->
    [nobody] não é de ninguém.
   *[other] é de { $owner }.
}
lcb-twin-nowhere = em lado nenhum
lcb-twin-robots = Robôs: { $spaces }.
lcb-twin-astronauts = Astronautas: { $spaces }.
lcb-twin-ufos = OVNI: { $spaces }.
lcb-twin-held = Sobre a cabeça de um astronauta: { $spaces }.
lcb-twin-steps = { $left ->
    [1] Falta um passo do passeio no espaço.
   *[other] Faltam { $left } passos do passeio no espaço.
}
