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

## Impossible à préparer ainsi

setup-no-game = Il n’y a pas de jeu « { $name } ». Il y a { $games }.
setup-no-die = { $game } se joue avec le dé « { $die } », et cette table n’en a pas. Nomme son fichier dans les réglages de la table.
setup-seats = { $game } se joue de { $fewest } à { $most } joueurs ; vous êtes { $count }.
setup-variant-seats = « { $variant } » se joue à { $numbers-or } ; vous êtes { $count }.
setup-no-variant = Ce jeu n’a pas de variante « { $name } ».
setup-no-option = Ce jeu n’a pas d’option « { $name } ».
setup-no-edition = L’arbitre ne connaît pas de notice « { $name } » de ce jeu.
setup-variant-twice = « { $variant } » est choisi deux fois. Une fois suffit.
setup-variant-needs = « { $variant } » se joue seulement avec « { $needed } ».
setup-variants-clash = « { $variant } » et « { $other } » se contredisent. Choisis l’un des deux.
setup-option-clash = « { $option } » est sans effet avec « { $variant } ». Laisse-le comme il était.
setup-both-change = « { $variant } » et « { $other } » changent la même règle. Garde l’un des deux.
setup-option-number = « { $option } » ne peut pas être { $value } : c’est un nombre de { $minimum } à { $maximum }{ $also-count ->
    [0] { "" }
   *[other] {" "}ou { $also-or }
}.
setup-option-seat = « { $option } » ne peut pas être { $value } : choisis l’un des joueurs.
setup-option-flag = « { $option } » ne peut pas être { $value } : c’est oui ou non.
setup-option-choice = « { $option } » ne peut pas être « { $value } » : choisis { $choices-or }.
setup-option-several = « { $option } » ne peut pas être « { $value } » : choisis-en { $count } parmi { $choices }, sans répétition.
setup-option-without = « { $option } » est sans effet sans { $variants-or }. Choisis cette variante, ou laisse-le comme il était.
setup-value-rival = « { $option } : { $value } » ne va pas avec { $variants-or }. Change l’un des deux.
setup-no-such-player = { $option } : il n’y a pas de joueur { $number } ; vous êtes { $count }.
setup-die-face = Une face du dé « { $die } » dit « { $face } », que ce jeu ne connaît pas. Il connaît { $known }. Corrige le fichier du dé.
setup-die-lacks = Aucune face du dé « { $die } » ne dit { $words-or }, et sans cela ces règles ne se jouent pas. Corrige le fichier du dé.
setup-no-map = Il n’y a pas de carte dans le fichier du plateau. Dessines-en une comme dans le fichier fourni avec le jeu.
setup-map = La carte du fichier du plateau est fausse à la ligne { $row }, colonne { $column } : « { $seen } » ne peut pas y être.
setup-map-row = Dans le fichier du plateau, la ligne { $row } de la carte est de longueur { $length }, la première de { $first }. Rends-les égales.
setup-map-size = La carte du fichier du plateau est large de { $columns } et haute de { $rows }. Aucun plateau de ce jeu n’est ainsi.
setup-map-count = Sur la carte du fichier du plateau, « { $seen } » est { $count } ×, et doit y être { $needed } ×.
setup-box = Dans le fichier du plateau, { $key } ne peut pas être « { $value } ».
