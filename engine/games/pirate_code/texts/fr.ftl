### Pirate Code.

# Same as English.
game-pirate-code = Pirate Code

score-gold = juste
score-stays = bonne couleur, mauvaise place
score-brown = mauvaise couleur

guess-rolled = la pierre du dé
guess-choice = la pierre de ton choix
guess-skeleton = la pierre du squelette
guess-row = une pierre de la rangée

row-gold = dorée
row-brown = marron

## Ce qui est demandé

pc-ask-code =
    { $count ->
       *[other] { $seat }, cache { $count } pierres dans ton coffre et saisis-les, depuis ta gauche.
    }
pc-ask-first-hand = { $seat }, mets une pierre dans la main du squelette.
pc-ask-hand = { $seat }, remets une pierre dans la main du squelette.
pc-ask-roll = { $seat }, lance le dé.
pc-ask-guess =
    { $count ->
        [1] { $seat }, fais un essai : pose ou déplace une pierre.
       *[other] { $seat }, fais { $count } essais, dans l’ordre voulu. Le dé montre : { $colours }.
    }
pc-ask-rolled = { $seat }, pose ou déplace une pierre { $colours-feminine }.
pc-ask-choice = { $seat }, pose ou déplace une pierre au choix.
pc-ask-skeleton = { $seat }, pose la pierre du squelette.
pc-ask-row =
    { $count ->
        [1] { $seat }, pose encore une pierre, de couleur au choix, sur la dernière position libre.
       *[other] { $seat }, pose encore { $count } pierres : une de couleur au choix sur chaque position libre.
    }
pc-ask-end = { $seat }, finis ton tour pour faire contrôler tes essais.
pc-ask-answer = { $seat }, regarde dans ton coffre : que vaut la pierre { $colour-feminine } en position { $at } ?
pc-ask-open = { $seat }, ouvre ton coffre et saisis ce qu’il contient, depuis ta gauche.
pc-which-guess = { $seat }, c’est pour quel essai : { $guesses-or } ?

## Le nom d'une action sur une touche, et comment on la raconte

pc-act-set-code = Cacher ton code
    .told = { $seat } a caché un code
pc-act-fill-hand = { $colour-feminine } dans la main
    .told = { $seat } a mis une pierre { $colour-feminine } dans la main du squelette
pc-act-roll = Lancer
    .told = { $seat } a obtenu { $face }
pc-act-place = { $colour-feminine } chez { $on }, { $at }
    .told = { $seat } a posé une pierre { $colour-feminine } chez { $on }, position { $at }
pc-act-move = { $colour-feminine } chez { $on } : { $at } vers { $to }
    .told = { $seat } a déplacé une pierre { $colour-feminine } chez { $on }, de { $at } vers { $to }
pc-act-end-turn = Contrôler les essais
    .told = { $seat } a fini le tour
pc-act-answer = { $colour-feminine } { $at } : { $answer }
    .told = { $seat } a répondu pour { $colour } en position { $at } : { $answer }
pc-act-change-answers = Changer des réponses
    .told = { $seat } a changé des réponses précédentes
pc-act-open-chest = Ouvrir le coffre
    .told = { $seat } a ouvert le coffre
pc-act-declare-empty = { $colour-feminine } épuisée
    .told = { $seat } a dit qu’il ne reste plus de pierre { $colour-feminine }
pc-act-declare-found = Il reste une { $colour-feminine }
    .told = { $seat } a quand même trouvé une pierre { $colour-feminine }
pc-act-claim-win = J’ai gagné
    .told = { $seat } a annoncé sa victoire
pc-act-change-option = Changer une règle
    .told = { $seat } a voulu changer une règle
pc-act-pass = Passer
    .told = { $seat } a voulu passer

pc-hint-takes-place = à la place d’une { $colour-feminine }
pc-hint-changes-places = en échange d’une { $colour-feminine }

## Ce qui s'est passé

pc-code-set = { $seat } a caché un code.
pc-code-changed = { $seat } a caché un nouveau code.
pc-code-is = Ton code, depuis ta gauche : { $colours }.
pc-hand-filled = { $seat } met une pierre { $colour-feminine } dans la main du squelette.
pc-hand-stays-empty = Il ne reste de pierre d’aucune couleur : la main du squelette reste vide.
pc-rolled = { $seat } a obtenu { $colour }.
pc-bonus = Trois essais : le squelette donne une pierre { $colour-feminine }.
pc-bonus-hand-empty = La main du squelette est vide : deux essais.
pc-placed = { $seat } pose une pierre { $colour-feminine } chez { $on }, position { $at }.
pc-moved = { $seat } déplace une pierre { $colour-feminine } chez { $on }, de la position { $at } à la position { $to }.
pc-went-back = La pierre { $colour-feminine } qui se trouvait là retourne dans le coffre de pierres.
pc-changed-places = La pierre { $colour-feminine } qui se trouvait là change de place avec elle.
pc-lost-rolled = On ne peut rien faire de la pierre du dé : cet essai est perdu.
pc-lost-empty = Il ne reste plus de pierre { $colour-feminine }, et on ne peut en déplacer aucune : cet essai est perdu.
pc-lost-choice = On ne peut rien faire de la pierre au choix : cet essai est perdu.
pc-lost-skeleton = On ne peut rien faire de la pierre du squelette : elle reste dans sa main.
pc-lost-row = Aucune pierre ne peut aller sur la position libre : cet essai est perdu.
pc-said-empty = { $seat } dit qu’il ne reste plus de pierre { $colour-feminine } dans le coffre de pierres.
pc-said-found = { $seat } dit qu’il y a quand même une pierre { $colour-feminine } dans le coffre de pierres.
pc-turn-ended = { $seat }, tes essais sont contrôlés.
pc-turn-without-gems = { $seat }, ton tour est terminé. Il n’y a rien à contrôler.
pc-scored-gold = Chez { $on }, position { $at } : la pierre { $colour-feminine } est juste et passe dans la zone dorée.
pc-scored-stays = Chez { $on }, position { $at } : la pierre { $colour-feminine } est dans le code, mais pas là. Elle reste.
pc-scored-brown = Chez { $on }, position { $at } : la pierre { $colour-feminine } est fausse et va dans la zone marron.
pc-scored-stays-off = Chez { $on }, position { $at } : la pierre { $colour-feminine } est dans le code, mais pas là. Elle est retirée.
pc-scored-brown-off = Chez { $on }, position { $at } : la pierre { $colour-feminine } est fausse et elle est retirée.
pc-broken = Chez { $on }, le code est trouvé.
pc-open-broken = { $seats }, { $seats-count ->
        [one] ouvre ton coffre
       *[other] ouvrez vos coffres
    }, pour que tous puissent comparer.
pc-open-all = La partie est jouée. { $seats }, { $seats-count ->
        [one] ouvre ton coffre
       *[other] ouvrez vos coffres
    }, pour que tous puissent comparer.
pc-opened = Chez { $seat }, le coffre contient, depuis la gauche du propriétaire : { $colours }.
pc-opened-repeats = Un coffre avec deux pierres de la même couleur n’est pas un code selon ces règles.
pc-opened-mismatch = { $seat } avait répondu « { $told } » pour { $colour } en position { $at } ; avec ce coffre, c’est « { $right } ».
pc-players-decide = Cela ne va pas ensemble. C’est à vous de décider ce qui en résulte.
pc-changed-to-gold = { $seat } change la réponse { $number }, { $colour } en position { $at } : la pierre est juste, et passe dans la zone dorée.
pc-changed-to-stays = { $seat } change la réponse { $number }, { $colour } en position { $at } : bonne couleur, mauvaise place.
pc-changed-to-stays-gone = { $seat } change la réponse { $number }, { $colour } en position { $at } : bonne couleur, mauvaise place. La pierre retourne dans le coffre de pierres.
pc-changed-to-brown = { $seat } change la réponse { $number }, { $colour } en position { $at } : la pierre est fausse.
pc-changed-to-brown-gone = { $seat } change la réponse { $number }, { $colour } en position { $at } : la pierre est fausse. Elle retourne dans le coffre de pierres.
pc-changed-to-gold-gone = { $seat } change la réponse { $number }, { $colour } en position { $at } : la pierre est juste, mais sa place est déjà dorée. Elle retourne dans le coffre de pierres.
pc-roles-swapped = Maintenant, { $setter } cache un code, et { $guesser } cherche.
pc-wins = { $winners } gagne : tous les autres codes sont trouvés.
pc-wins-later = Tous les codes sont trouvés. { $winners } gagne : ce code a tenu le plus longtemps.
pc-share = Tous les codes sont trouvés. { $winners } gagnent ensemble.
pc-wins-fewer = { $winners } gagne avec { $mine } { $mine ->
        [one] essai
       *[other] essais
    } contre { $theirs }.
pc-wins-exceeded = { $winners } gagne : { $mine } { $mine ->
        [one] essai a suffi
       *[other] essais ont suffi
    }, et l’autre en est déjà à { $theirs }.
pc-draw = { $mine } { $mine ->
        [one] essai
       *[other] essais
    } de chaque côté : match nul.

## Conseils : permis, mais il y a mieux

pc-advise-brown = Chez { $on }, il y a déjà une pierre { $colour-feminine } dans la zone marron : rien de ce qui reste du code n’a cette couleur.
pc-advise-gold = Chez { $on }, une pierre { $colour-feminine } est déjà dorée, et aucune couleur ne vient deux fois.
pc-advise-move = Chez { $on }, une pierre { $colour-feminine } est mal placée. Déplacer celle-là en dit plus.
pc-advise-not-empty = Il y a si peu de pierres de couleur { $colour-feminine } sur la table qu’il doit en rester. Regarde encore.

## Pas comme ça

pc-not-a-player = { $name } ne joue pas ici.
pc-game-over =
    { $winners-count ->
        [0] La partie est finie : match nul.
       *[other] La partie est finie. Victoire : { $winners }.
    }
pc-not-your-turn = C’est à { $turn } de jouer. { $seat }, attends un peu.
pc-no-such-colour = Il n’y a pas de pierres « { $word } ». Choisis : { $colours-or-feminine }.
pc-no-such-seat = Personne ne joue sous le nom { $name }. Choisis un des autres joueurs.
pc-no-such-position = Il n’y a pas de position { $at }. Choisis-en une de 1 à { $count }, en comptant depuis la gauche du propriétaire.
pc-no-such-row = Il n’y a pas de rangée { $name }. On ne déplace des pierres que sur la rangée de décodage.
pc-own-code = { $seat }, cherche le code de quelqu’un d’autre, pas le tien.
pc-no-code-there = Chez { $on }, il n’y a pas de code à chercher maintenant.
pc-code-is-broken = Chez { $on }, le code est trouvé : chaque position est résolue. Cherche chez { $seats-or }.
pc-covered = La position { $at } est couverte : un code a { $count } pierres.
pc-solved = Chez { $on }, la position { $at } est résolue : la pierre dorée y est { $colour-feminine }. Choisis une position ouverte.
pc-touched = Chez { $on }, une pierre a été mise sur la position { $at } pendant ce tour : on n’y touche plus jusqu’au contrôle.
pc-occupied = Chez { $on }, une pierre { $colour-feminine } est sur la position { $at }. Déplace celle-là, ou choisis une position libre.
pc-guess-not-due =
    { $guesses-count ->
        [0] Cet essai n’est pas à faire maintenant.
       *[other] Cet essai n’est pas à faire maintenant. Encore à faire : { $guesses }.
    }
pc-not-rolled = Le dé montre { $rolled } : une de tes pierres doit être { $rolled-feminine }. Seule la pierre de ton choix peut être { $colour-feminine }.
pc-not-in-hand = Le squelette tient une pierre { $held-feminine }, pas une { $colour-feminine }.
pc-said-to-be-empty = On a dit qu’il ne reste plus de pierre { $colour-feminine }. Déplaces-en une, choisis une autre couleur, ou dis qu’on en a trouvé une.
pc-hand-said-to-be-empty = On a dit qu’il ne reste plus de pierre { $colour-feminine }. Choisis une autre couleur, ou dis qu’on en a trouvé une.
pc-colour-not-due = Aucun essai encore ouvert ne pourrait utiliser une pierre { $colour-feminine } : cela n’a pas d’importance maintenant.
pc-already-said-empty = On a déjà dit qu’il ne reste plus de pierre { $colour-feminine }.
pc-not-said-empty = Personne n’a dit que cette couleur est épuisée : { $colour }.
pc-move-nowhere = La pierre est déjà sur la position { $at }. Déplace-la vers une autre.
pc-move-not-rolled = Le dé montre { $rolled } : un de tes essais se fait avec une pierre { $rolled-feminine }. Une pierre { $colour-feminine } ne se déplace que comme pierre de ton choix.
pc-never-moves = Ce qui est dans la zone { $row } ne bouge plus jamais.
pc-same-area-only = Une pierre se déplace dans une même zone : chez { $on }, on ne peut déplacer que les pierres qui s’y trouvent.
pc-not-lying-there = Chez { $on }, il n’y a pas de pierre { $colour-feminine } sur la position { $at } de la rangée de décodage.
pc-skeleton-is-placed = La pierre du squelette doit être posée : on ne déplace pas une autre pierre à sa place.
pc-row-is-placed = Une rangée se remplit avec des pierres nouvelles : on n’en déplace aucune.
pc-no-skipping =
    { $count ->
        [1] Il reste un essai à faire, et on ne peut pas le sauter.
       *[other] Il reste { $count } essais à faire, et on ne peut pas les sauter.
    }
pc-options-stand = { $seat }, les règles restent les mêmes jusqu’à la fin de la partie. Choisis-en d’autres pour la prochaine.
pc-no-pass = { $seat }, on ne peut sauter aucun essai.
pc-not-on-die = Aucune face de ce dé ne montre { $face }. Relance, ou enregistre le dé avec lequel vous jouez.
pc-no-die = Ces règles se jouent sans le dé : remplis la rangée avec les couleurs que tu veux.
pc-already-rolled = { $seat } a déjà lancé le dé. Le résultat compte.
pc-no-skeleton = Avec ces règles, la main du squelette ne joue pas.
pc-hand-is-full = Le squelette tient déjà une pierre { $colour-feminine }.
pc-hand-after-scoring = La main se remplit après le contrôle d’un tour où sa pierre a servi.
pc-not-won-yet = C’est l’arbitre qui dit quand la partie est finie. Codes encore à trouver : { $seats }.

pc-code-stays-in-chest = Avec ces règles, on ne saisit pas les codes : les pierres restent dans ton coffre, et c’est toi qui contrôles les essais.
pc-not-setting = Ce n’est pas ton code que l’on cherche maintenant : { $turn } cherche.
pc-code-is-locked = Les codes sont verrouillés depuis le premier lancer.
pc-code-length = Un code a { $count } pierres ; tu en as nommé { $given }.
pc-code-repeats = Tu as nommé { $count } fois la couleur { $colour-feminine }. Toutes les pierres d’un code ont des couleurs différentes.
pc-referee-scores = L’arbitre connaît les codes et contrôle lui-même les pierres.
pc-no-such-answer = { $name } n’est pas une réponse. Dis si la gemme est juste, de la bonne couleur à la mauvaise place, ou de la mauvaise couleur.
pc-gem-not-asked = Aucune pierre de ce genre n’attend ton contrôle.
pc-nothing-to-answer = Aucune pierre n’attend de contrôle maintenant.
pc-contradiction =
    { $count ->
        [1] Cette réponse ne va avec aucun code.
       *[other] Ces { $count } réponses ne peuvent pas être toutes justes. Regarde dans ton coffre, et change ce qui est faux.
    }
pc-contradiction-old = Tu as répondu (numéro { $number }) : { $colour } en position { $at }, { $told }.
pc-contradiction-new = Tu réponds maintenant (numéro { $number }) : { $colour } en position { $at }, { $told }.
pc-change-form = Nomme chaque réponse à changer par son numéro et redis : juste, bonne couleur à la mauvaise place, ou mauvaise couleur.
pc-change-later = On change des réponses avant un lancer ou pendant un contrôle. Attends la fin de ce tour.
pc-no-such-number = Il n’y a pas de réponse { $number } à changer : il y en a { $count } de notées.
pc-answer-is-that = La réponse { $number } est déjà « { $told } ».
pc-chest-is-open = Ton code est trouvé et ton coffre ouvert : les joueurs décident de ce qui ne va pas ensemble.
pc-chest-stays-shut = Avec ces règles, les coffres restent fermés.
pc-chest-not-due = { $seat }, tu n’as pas à ouvrir ton coffre maintenant.

pc-owed-codes = D’abord, on cache les codes. Doivent encore le faire : { $seats }.
pc-owed-first-hand = { $turn } met d’abord une pierre dans la main du squelette.
pc-owed-roll = C’est à { $turn } de lancer le dé.
pc-owed-guesses = { $turn } a des essais à faire : { $guesses }.
pc-owed-end = C’est à { $turn } de finir le tour : les essais sont contrôlés.
pc-owed-answers = Les pierres sont contrôlées maintenant. Doivent encore le faire : { $seats }.
pc-owed-chests = Les coffres s’ouvrent maintenant. Doivent encore le faire : { $seats }.
pc-owed-hand = C’est à { $turn } de mettre une pierre dans la main du squelette.

## Options et variantes

variant-skeleton-bonus = Bonus squelette
    .help = Blanc donne trois essais : le troisième se fait avec la pierre de la main du squelette.
variant-two-player = À deux, tour à tour
    .help = L’un cache un code, l’autre cherche, puis l’inverse. Des couleurs peuvent se répéter ; le moins d’essais gagne.
variant-quick = Partie rapide
    .help = Trois pierres par code.

option-code-length = Pierres par code
    .help = Combien de pierres cache chaque joueur.
option-gems-per-colour = Pierres par couleur
    .help = Combien il y en a dans la boîte.
option-first-move-colour = Ce que déplace le premier essai
    .help = La pierre que déplace le premier essai a la couleur du dé, ou n’importe laquelle.
option-occupied = Là où il y a déjà une pierre
    .help = Remplacer : l’ancienne pierre retourne dans le coffre de pierres. Échanger : aucune nouvelle pierre n’y va, et les pierres déplacées changent de place.
option-last-together = Derniers codes trouvés ensemble
    .help = Celui dont le code a été trouvé en dernier gagne, ou ils gagnent ensemble.
option-code-mode = Qui connaît les codes
    .help = Chaque joueur saisit un code, et l’arbitre contrôle ; ou les pierres restent dans les coffres, et leurs propriétaires contrôlent.
option-guess-unit = Ce qui compte comme un essai
    .help = Chaque pierre, chaque tour, ou chaque rangée entière, remplie sans le dé.
option-rounds = Codes à chercher chacun
    .help = Combien de fois chacun des deux cherche.

## Valeurs des options, et ce que nous supposons de la boîte

option-first-move-colour-rolled = la couleur du dé
option-first-move-colour-any = toute couleur
option-occupied-replace = remplacer
option-occupied-swap = échanger
option-last-together-later = le dernier trouvé gagne
option-last-together-shared = ils gagnent ensemble
option-code-mode-entered = l’arbitre
option-code-mode-honour = leurs propriétaires
option-guess-unit-gem = chaque pierre
option-guess-unit-turn = chaque tour
option-guess-unit-row = chaque rangée

box-pirate-code-colours = les couleurs des pierres
box-pirate-code-positions = combien de places a une zone de décodage

## Impossible à préparer ainsi

pc-setup-length = Un code a { $gems } pierres, et une zone de décodage de ce plateau n’a que { $places } places.
pc-setup-colours = Un code a { $gems } pierres de couleurs différentes, et il n’y a que { $colours } couleurs.
