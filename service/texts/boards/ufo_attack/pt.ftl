### O desenho de UFO Attack.

ufo-board-name = O tabuleiro de UFO Attack
ufo-board-storage = Armazém
ufo-board-used-up = esgotado
ufo-board-to-launch = { $count ->
    [3] três para descolar
    [4] quatro para descolar
    [5] cinco para descolar
    [6] seis para descolar
    [7] sete para descolar
    [8] oito para descolar
    [9] nove para descolar
   *[other] { $count } para descolar
}
ufo-board-modules = { $count ->
    [0] ainda sem módulos
    [1] um módulo
   *[other] { $count } módulos
}
ufo-board-short = { $top ->
    [on] { $count } · ponta posta
   *[off] { $count }
}
ufo-board-ready = pronto para descolar
ufo-board-alien-on-top = { $count } · alienígena
ufo-board-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} · { $count }
ufo-cheer = Descolagem!
ufo-final = { $top ->
    [on] { $modules }, com ponta
   *[off] { $modules }, sem ponta
}
ufo-twin-nothing = nada
ufo-twin-rocket = { $name }: { $count ->
    [0] um foguetão vazio
    [1] um módulo, { $modules }
   *[other] { $count } módulos, de baixo para cima: { $modules }
}. { $top ->
    [on] A ponta está posta.
   *[off] A ponta está ao lado da plataforma.
}
ufo-twin-points = { $points ->
    [1] Um ponto.
   *[other] { $points } pontos.
}
ufo-twin-bot = Joga um bot.
ufo-twin-storage = No armazém: { $list }.
ufo-twin-alien = { $name ->
    [none] O alienígena está no meio.
   *[other] O alienígena está na ponta do foguetão de { $name }.
}
