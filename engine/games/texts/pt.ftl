### Palavras que vários jogos partilham.

edition-digest = como este árbitro lê o livro de regras
edition-de = como diz o livro de regras alemão
edition-en = como diz o livro de regras inglês
edition-fr = como diz o livro de regras francês
edition-it = como diz o livro de regras italiano
edition-es = como diz o livro de regras espanhol
edition-pt = como diz o livro de regras português

option-first-seat = Quem começa
    .help = O mais novo, a não ser que combinem outra pessoa.
option-points-to-win = Pontos para ganhar
    .help = Quem os alcançar primeiro ganha.

variant-teams = Equipas
    .help = Quatro jogadores, dois contra dois.

# What a player enters, above the keys for it.
field-cards = cartas
field-code = código
field-colour = cor
field-answer = resposta

## Assim não se pode preparar

setup-no-game = Não há nenhum jogo «{ $name }». Há { $games }.
setup-no-die = { $game } precisa do dado «{ $die }», e esta mesa não o tem. Indica o ficheiro dele nas definições da mesa.
setup-seats = { $game } é para { $fewest } a { $most } jogadores; vocês são { $count }.
setup-variant-seats = «{ $variant }» é para { $numbers-or } jogadores; vocês são { $count }.
setup-no-variant = Este jogo não tem nenhuma variante «{ $name }».
setup-no-option = Este jogo não tem nenhuma opção «{ $name }».
setup-no-edition = O árbitro não conhece nenhum livro de regras «{ $name }» deste jogo.
setup-variant-twice = «{ $variant }» está escolhida duas vezes. Uma chega.
setup-variant-needs = «{ $variant }» joga-se só junto com «{ $needed }».
setup-variants-clash = «{ $variant }» e «{ $other }» contradizem-se. Escolhe uma das duas.
setup-option-clash = «{ $option }» não faz nada com «{ $variant }». Deixa como estava.
setup-both-change = «{ $variant }» e «{ $other }» mudam a mesma regra. Fica com uma.
setup-option-number = «{ $option }» não pode ser { $value }: é um número de { $minimum } a { $maximum }{ $also-count ->
    [0] { "" }
   *[other] {" "}ou { $also-or }
}.
setup-option-seat = «{ $option }» não pode ser { $value }: escolhe um dos jogadores.
setup-option-flag = «{ $option }» não pode ser { $value }: é sim ou não.
setup-option-choice = «{ $option }» não pode ser «{ $value }»: escolhe { $choices-or }.
setup-option-several = «{ $option }» não pode ser «{ $value }»: escolhe { $count } diferentes entre { $choices }.
setup-option-without = «{ $option }» não faz nada sem { $variants-or }. Escolhe essa variante, ou deixa como estava.
setup-value-rival = «{ $option }: { $value }» não combina com { $variants-or }. Muda uma das duas coisas.
setup-no-such-player = { $option }: não há jogador { $number }; vocês são { $count }.
setup-die-face = Uma face do dado «{ $die }» diz «{ $face }», e este jogo não o conhece. Conhece { $known }. Corrige o ficheiro do dado.
setup-die-lacks = Nenhuma face do dado «{ $die }» diz { $words-or }, e sem isso não se joga com estas regras. Corrige o ficheiro do dado.
setup-no-map = Não há mapa no ficheiro do tabuleiro. Desenha um como no ficheiro que vem com o jogo.
setup-map = O mapa do ficheiro do tabuleiro está errado na linha { $row }, coluna { $column }: ali não pode estar «{ $seen }».
setup-map-row = No ficheiro do tabuleiro, a linha { $row } do mapa tem comprimento { $length }, a primeira { $first }. Torna-as iguais.
setup-map-size = O mapa do ficheiro do tabuleiro tem { $columns } de largura e { $rows } de altura. Nenhum tabuleiro deste jogo é assim.
setup-map-count = No mapa do ficheiro do tabuleiro «{ $seen }» está { $count } ×, e tem de estar { $needed } ×.
setup-box = No ficheiro do tabuleiro, { $key } não pode ser «{ $value }».
