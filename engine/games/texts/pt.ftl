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
