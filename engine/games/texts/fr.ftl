### Mots communs à plusieurs jeux.

edition-digest = comme cet arbitre lit la notice
edition-de = comme dit la notice allemande
edition-en = comme dit la notice anglaise
edition-fr = comme dit la notice française
edition-it = comme dit la notice italienne
edition-es = comme dit la notice espagnole
edition-pt = comme dit la notice portugaise

option-first-seat = Qui commence
    .help = Le plus jeune, sauf si vous vous mettez d’accord sur quelqu’un d’autre.
option-points-to-win = Points pour gagner
    .help = Qui les atteint en premier a gagné.

variant-teams = Équipes
    .help = Quatre joueurs, deux contre deux.

# What a player enters, above the keys for it.
field-cards = cartes

# Same as English.
field-code = code

field-colour = couleur
field-answer = réponse
