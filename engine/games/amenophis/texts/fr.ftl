### Aménophis. Les mots sont ceux de la règle du jeu : chercheur, oubliettes, annuler, carte Mission.

# Same as English.
game-amenophis = Aménophis
pawn-first = le premier pion
pawn-second = le deuxième pion
amface-1 = 1
amface-2 = 2
amface-3 = 3
amface-4 = 4
amface-arrow = la flèche
amface-mummy = une momie
amface-none = aucun dé
pile-r = rouge
pile-b = bleu
pile-w = blanc
pile-g = vert
pile-y = jaune
card-r1 = rouge 1
card-r2 = rouge 2
card-r3 = rouge 3
card-r4 = rouge 4
card-r5 = rouge 5
card-b1 = bleu 1
card-b2 = bleu 2
card-b3 = bleu 3
card-b4 = bleu 4
card-b5 = bleu 5
card-w1 = blanc 1
card-w2 = blanc 2
card-w3 = blanc 3
card-w4 = blanc 4
card-w5 = blanc 5
card-g1 = vert 1
card-g2 = vert 2
card-g3 = vert 3
card-g4 = vert 4
card-y1 = jaune 1
card-y2 = jaune 2
card-y3 = jaune 3
card-y4 = jaune 4

## Ce qui est demandé

am-ask-playing = { $seat }, joue ton tour en secret.
am-ask-cards = { $seat }, saisis tes cartes piochées. Personne d’autre ne les voit.
am-ask-cards-veiled = { $seat }, saisis tes cartes piochées, en secret.
am-ask-cancel = { $seat }, lance les dés, ou annule d’abord les momies de côté.
am-ask-roll = { $seat }, lance les dés.
am-ask-choose = { $seat }, annonce un dé, ou relance.
am-ask-move = { $seat }, déplace ton pion.
am-ask-card = { $seat }, finis ton tour, ou joue d’abord une carte.
am-ask-done = { $seat }, finis ton tour.
am-ask-mummy-roll = { $seat }, lance le dé de la momie.
am-ask-step = { $seat }, déplace la momie : { $steps ->
    [1] il reste un pas
   *[other] il reste { $steps } pas
}.

## Le nom d'une action sur une touche, et comment on la raconte

am-act-draw = Mes cartes
    .told = { $seat } a regardé ses cartes
am-act-roll = Lancer
    .told = { $seat } a obtenu { $face }
am-act-keep-aside = Lancer sans annuler
    .told = { $seat } laisse les momies de côté
am-act-cancel = Annuler les momies
    .told = { $seat } annule les momies
am-act-reroll = { $some ->
    [yes] Relancer { $dice }
   *[no] Relancer
}
    .told = { $some ->
    [yes] { $seat } relance { $dice }
   *[no] { $seat } relance
}
am-act-announce = { $two ->
    [yes] { $die } pour { $pawn }
   *[no] Annoncer { $die }
}
    .told = { $two ->
    [yes] { $seat } a annoncé { $die } pour { $pawn }
   *[no] { $seat } a annoncé { $die }
}
am-act-go = Vers { $cell }
    .told = { $seat } a bougé vers { $cell }
am-act-walk = Par { $path }
    .told = { $seat } a suivi le chemin { $path }
am-act-play = Jouer { $card }
    .told = { $seat } a joué { $card }
am-act-done = Terminé
    .told = { $seat } a terminé
am-act-give-up = Plus d’issue : finir le tour
    .told = { $seat } n’a plus d’issue
am-act-step = Vers { $cell }
    .told = { $seat } a fait un pas vers { $cell }
am-act-stop = S’arrêter ici
    .told = { $seat } a choisi de s’arrêter

## Ce qui s'est passé

am-has-drawn = Cartes chez { $seat } : { $count }.
am-too-few-ankhs = Il y a { $count } ankhs, et il en faudrait { $goal } à la momie : elle ne peut gagner qu’en éliminant tous les chercheurs.
am-keeps-aside = { $seat } en laisse { $count } de côté.
am-cancelled = { $seat } annule. La momie se déplace { $steps ->
    [1] d’un pas
   *[other] de { $steps } pas
}.
am-rolled = { $seat } a obtenu { $dice }.
am-aside = { $count ->
    [1] Une momie est de côté.
   *[other] { $count } momies sont de côté.
}
am-all-mummies = Les cinq dés montrent une momie : ton tour est terminé, { $seat }.
am-rolls-again = { $seat } relance { $count ->
    [1] un dé
   *[other] { $count } dés
}.
am-announced = { $seat } a annoncé { $die }.
am-announced-pawn = { $seat } a annoncé { $die } pour { $pawn }.
am-moved = { $two ->
    [yes] { $seat } a déplacé { $pawn } en { $cell } avec { $die }.
   *[no] Avec { $die }, { $seat } va en { $cell }.
}
am-played = { $seat } a joué { $card }. Cartes jouées : { $count }.
am-done = { $seat } a terminé.
am-gave-up = { $seat } n’a plus d’issue et finit le tour.
am-mummys-turn = C’est maintenant à { $mummy } de jouer.
am-mummy-rolled = { $number } au dé et { $aside } de côté : { $steps ->
    [1] un pas
   *[other] { $steps } pas
}.
am-mummy-stuck = La momie ne peut aller nulle part.
am-stepped = La momie va en { $cell }.
am-stopped = La momie s’arrête.
am-caught = La momie attrape en { $cell } : { $pawn }. Ses ankhs : { $taken } sur { $goal }.
am-out = Plus d’ankh, éliminé : { $pawn }.
am-no-turn = Pas de tour pour { $at }.
am-explorer-wins = { $seat } a joué sa dernière carte et gagne.
am-mummy-wins = { $seat } a { $taken } ankhs sur { $goal } et gagne.
am-mummy-wins-all-out = Tous les chercheurs sont éliminés : { $seat } gagne.

## Ce qui s'oppose à une action

am-no-over = La partie est finie.
am-no-seat = Seul un joueur de cette partie peut le faire.
am-no-out = { $seat } ne joue plus.
am-no-deal-first = D’abord, tous les chercheurs disent leurs cartes à l’arbitre.
am-no-draw-now = On ne pioche des cartes qu’avant la partie.
am-no-turn-of = C’est à { $at } de jouer.
am-no-mummy-rolls = Lance d’abord le dé de la momie.
am-no-mummy-moves = Déclare la prochaine case de la momie.
am-no-cancel-or-roll = Lance les dés, ou annule les momies de côté.
am-no-roll-first = Lance d’abord les dés.
am-no-choose-first = Annonce un des dés, ou relance.
am-no-move-first = Tu as annoncé { $die }, et cela t’engage : déplace le pion.
am-no-moved = Le pion s’est déplacé. Joue une carte qui convient, ou finis ton tour.
am-no-played = Une carte par déplacement : finis ton tour.
am-no-done-yet = Le tour n’est pas fini : il y a des dés à lancer, ou un déplacement à faire.
am-no-move-no-card = Sans déplacement, il n’y a pas de carte à jouer.
am-no-cancel-late = On annule avant le premier lancer.
am-no-cancel-none = Aucune momie n’est de côté : il n’y a rien à annuler.
am-no-mummy-cards = La momie n’a pas de cartes.
am-no-drawn-already = Tes cartes sont déjà connues.
am-no-card = « { $card } » n’est pas une carte. Il y a des cartes rouges, bleues et blanches de 1 à 5, vertes et jaunes de 1 à 4.
am-no-card-twice = Tu as nommé une carte deux fois.
am-no-piles = On en pioche { $each } de chaque paquet ; ce n’est pas le cas ici : { $piles }.
am-no-mummy-die = Le dé de la momie montre l’un de ces nombres : { $numbers }.
am-no-must-cancel = Les cinq dés sont de côté : annule d’abord.
am-no-dice-count = Dés à lancer : { $due } ({ $aside } de côté) ; dés lancés : { $given }.
am-no-face = Aucun dé des chercheurs n’a « { $face } ».
am-no-such-die = Aucun de tes dés ne montre { $die }. Tu as obtenu { $shown }.
am-no-so-many = Moins de tes dés montrent { $die }. Tu as obtenu { $shown }.
am-no-reroll-some = On relance ensemble tous les dés qui ne montrent pas de momie : { $count }.
am-no-reroll-all = Pour les relancer tous, n’en nomme aucun.
am-no-give-up = On ne peut pas abandonner un tour : relance.
am-no-not-hemmed = Tu as encore une issue : un dé pourrait servir.
am-no-pawn-named = Dis pour quel pion c’est.
am-no-pawn = « { $pawn } » ne peut pas se déplacer à ce tour.
am-no-arrow = Depuis { $cell }, la flèche ne mène nulle part : il y a un obstacle de chaque côté.
am-no-way = Depuis { $cell }, il n’y a pas de chemin pour { $die }.
am-no-free-end = Avec { $die }, tu ne pourrais finir que sur une case déjà prise : { $pawns }.
am-no-cell = « { $cell } » n’est pas une case du labyrinthe.
am-no-end-occupied = { $pawn } est en { $cell } : tu ne peux pas y finir.
am-no-arrow-end = La flèche va tout droit jusqu’à la dernière case libre, pas en { $cell }. Elle pourrait finir en { $could-or }.
am-no-walk = Aucun trajet d’exactement { $die } ne mène de { $start } à { $cell }. Il pourrait finir en { $could-or }.
am-no-mummy-cell = La momie est en { $cell }.
am-no-start-cell = Personne n’entre dans la case départ { $cell }.
am-no-dungeon = Personne ne passe la grille en { $cell } pour entrer dans les oubliettes.
am-no-length = Cela fait { $count ->
    [1] une case
   *[other] { $count } cases
}, et tu as annoncé { $die }.
am-no-side-step = { $cell } n’est pas à côté de { $here }.
am-no-wall = Entre { $here } et { $cell }, il y a un mur.
am-no-symbol-here = Le symbole de la carte { $card } est en { $cell }, et ton déplacement a fini en { $here }.
am-no-shown-before = { $at } a déjà joué { $card }, devant tout le monde.
am-no-own-card = Tu n’as pas la carte { $card }.
am-no-pile-spent = { $each ->
    [1] On pioche une carte de chaque paquet
   *[other] On pioche { $each } cartes de chaque paquet
}, et tu as déjà joué { $played } : { $card } ne peut pas être à toi.
am-no-other-step = Depuis { $here }, la momie peut aller en { $could-or }.
am-no-stop = La momie utilise tous ses pas : { $left ->
    [1] il en reste un
   *[other] il en reste { $left }
}.

## Le plateau avec capteurs

am-board-set-up = Les pièces ne sont pas placées comme dans la partie. { $count ->
    [0] Enlève ce qui ne doit pas y être.
    [1] Il manque une pièce.
   *[other] Il manque { $count } pièces.
}
    .fix = Place les pièces comme dans la partie.
am-board-place = À déplacer maintenant sur le plateau : { $pieces }.
    .fix = Regarde où elles vont.
am-board-lifted = Soulevé, ou sur une case avec une autre pièce : { $pawn }.
    .fix = Repose la pièce sur une case à elle.
am-board-there-and-back = { $pawn } est de retour en { $cell }. Était-ce tout le déplacement ?
    .fix = Si oui, choisis { $cell } sur la page. Sinon, continue le déplacement.
am-board-which = Les capteurs ne savent pas dire où se trouve { $pawn } : { $cells-or } ?
    .fix = Choisis la case sur la page.
am-board-askew = Une pièce est à cheval entre { $cells }.
    .fix = Pose-la au milieu de l’une d’elles.
am-board-wrong-pawn = { $pawn } a bougé de { $from } à { $cell }, mais c’est un autre pion qui doit bouger : { $mover }.
am-board-not-now = { $pawn } a bougé de { $from } à { $cell }, et aucun pion n’est à déplacer maintenant.
am-board-missing = Il manque { $pawn } en { $cell }.
am-board-too-much = Rien ne doit se trouver en { $cells }.
am-board-differs = Le plateau n’est pas comme la partie sur { $count ->
    [1] une case
   *[other] { $count } cases
}.
    .fix = Remets tout en place.
am-board-turned = À l’envers, ou une autre pièce s’y trouve : { $pieces }.
am-board-mummy-off = Dans la partie, la momie est en { $cell }, mais sa pièce n’y est pas. Ailleurs, elle n’attrape personne.

## Options

option-mummy-seat = La place de la momie
    .help = Qui joue la momie. Les chercheurs suivent dans le sens des aiguilles d’une montre.
# Same as English.
option-ankhs = Ankhs
    .help = Combien en a au début chaque pion d’un chercheur.
option-ankhs-to-win = Ankhs pour que la momie gagne
    .help = 0 : 3 contre un chercheur, 4 contre deux, 6 contre trois, 7 contre quatre.
option-roll-seen-by-mummy = La momie voit les lancers
    .help = Les dés des chercheurs sont lancés devant tout le monde.
option-reroll = Relancer
    .help = Tous les dés qui ne montrent pas de momie, ou ceux que l’on veut.
option-hemmed-in = Qui ne peut faire aucun pas
    .help = Continue de lancer jusqu’à ce que tous les dés montrent des momies, ou peut finir le tour, ce qui l’apprend à la momie.
option-mummy-must-use-all = La momie utilise tous ses pas
    .help = Sinon, elle peut s’arrêter plus tôt.

## Valeurs des options, et ce que nous supposons de la boîte

option-reroll-all = tous ceux sans momie
option-reroll-any = ceux que l’on veut
option-hemmed-in-roll-on = continue de lancer
option-hemmed-in-pass = peut passer

box-amenophis-map = le labyrinthe : sa taille, ses murs et où sont les symboles

## Impossible à préparer ainsi

am-setup-open = Le labyrinthe du fichier du plateau est ouvert vers l’extérieur à la ligne { $row }, colonne { $column }. Dessine le mur à cet endroit.
am-setup-no-way = Dans le labyrinthe du fichier du plateau, aucun chemin ne mène du départ à { $cells }. Ouvre un mur.
am-setup-dungeon = Dans le labyrinthe du fichier du plateau, aucun chemin ne sort des oubliettes { $cell }. Ouvre un mur.
