### UFO Attack.

# Same as English.
game-ufo-attack = UFO Attack
face-ufo = l’ovni

## Ce qui est demandé

ua-ask-roll = { $seat }, lance le dé.
ua-ask-launch = { $seat }, tente le décollage.
ua-ask-launch-or-pass = { $seat }, tente le décollage, ou finis ton tour.
ua-ask-attack-roll = { $seat }, relance le dé : le laser vise { $at }.
ua-ask-build = { $seat }, choisis : { $colours-or }.
ua-ask-bonus = { $seat }, prends un module bonus.
ua-ask-bonus-or-not = { $seat }, prends un module bonus, ou laisse-le.
ua-ask-attack = { $seat }, choisis quelle fusée attaquer.
ua-ask-alien-or-attack = { $seat }, place l’alien ou attaque.
ua-ask-colour-or-ufo = { $seat }, choisis une couleur ou l’ovni.
ua-ask-zap = { $seat }, choisis quoi rafler : { $colours-or }.
ua-ask-top = { $seat }, poses-tu ta capsule, ou pas encore ?

## Le nom d'une action sur une touche, et comment on la raconte

ua-act-roll = Lancer
    .told = { $seat } a obtenu { $face }
ua-act-take = Module { $colour }
    .told = { $seat } a pris un module { $colour }
ua-act-take-bonus = Bonus : { $colour }
    .told = { $seat } a pris un module { $colour } en bonus
ua-act-decline-bonus = Pas de bonus
    .told = { $seat } a laissé le bonus
ua-act-aim = Attaquer { $at }
    .told = { $seat } a visé { $at }
ua-act-zap = Rafler { $colour }
    .told = { $seat } a raflé { $colour }
ua-act-use-ufo = Utiliser l’ovni
    .told = { $seat } a utilisé l’ovni
ua-act-alien-to = Alien chez { $at }
    .told = { $seat } a placé l’alien sur la capsule, chez { $at }
ua-act-put-top-on = Poser la capsule
    .told = { $seat } a posé la capsule
ua-act-leave-top-off = Pas encore
    .told = { $seat } n’a pas posé la capsule
ua-act-take-top-off = Retirer la capsule
    .told = { $seat } a voulu retirer la capsule
ua-act-claim-launch = Décoller
    .told = { $seat } a annoncé un décollage
ua-act-pass = Finir le tour
    .told = { $seat } a fini le tour

ua-hint-bonus = { $run } à la suite : un module de plus
ua-hint-left =
    { $count ->
        [1] le dernier
       *[other] il en reste { $count }
    }
ua-hint-modules =
    { $count ->
        [0] aucun module
        [1] un module
       *[other] { $count } modules
    }

## Ce qui s'est passé

ua-rolled = { $seat } a obtenu { $face }.
ua-rolled-blank = { $seat } a obtenu une face vide. Le tour est terminé.
ua-used-up = Épuisé dans la réserve : { $colours }.
ua-none-left = Il ne reste aucun module { $colours-or } dans la réserve. Le tour est terminé.
ua-built = { $seat } prend un module { $colour }.
ua-bonus-due = Ça en fait { $run } à la suite : { $seat } prend un module de plus, de n’importe quelle couleur.
ua-bonus-storage-empty = Ça en fait { $run } à la suite, mais la réserve est vide : il n’y a pas de bonus.
ua-bonus-lost-to-top = Ça en fait { $run } à la suite, mais la fusée est pleine : la capsule se pose et il n’y a pas de bonus.
ua-bonus-built = { $seat } prend un module { $colour } en bonus.
ua-bonus-declined = { $seat } laisse le bonus.
ua-aimed = { $seat } vise { $at }. Relance le dé.
ua-nothing-to-zap = Chez { $at }, la fusée n’a aucun module { $colours-or }. Rien ne bouge, et le tour est terminé.
ua-zapped =
    { $count ->
        [1] { $seat } prend un module { $colour } à { $at }.
        [2] { $seat } prend les deux modules de couleur { $colour-feminine } à { $at }.
       *[other] { $seat } prend les { $count } modules de couleur { $colour-feminine } à { $at }.
    }
ua-attack-failed = Encore l’ovni : l’attaque a échoué, { $seat }.
ua-attack-failed-no-alien = L’alien n’est pas sur la capsule chez { $at } : l’attaque a échoué, { $seat }.
ua-captured =
    { $count ->
        [1] L’alien aide : { $seat } prend à { $at } le seul module de sa fusée.
        [2] L’alien aide : { $seat } prend à { $at } les deux modules de sa fusée.
       *[other] L’alien aide : { $seat } prend à { $at } les { $count } modules de sa fusée.
    }
ua-captured-nothing = L’alien aide, mais chez { $at } la fusée est vide.
ua-alien-back = L’alien retourne au milieu.
ua-alien-placed = { $seat } place l’alien sur la capsule, chez { $at }.
ua-alien-attacks = { $seat } attaque { $at }. Relance le dé.
ua-ufo-used = { $seat } utilise l’ovni.
ua-top-on = Chez { $at }, la fusée est pleine : la capsule se pose.
ua-top-on-freed = Chez { $at }, l’alien a quitté la capsule : elle se pose sur la fusée pleine.
ua-top-off = Chez { $at }, la fusée n’est plus prête : la capsule est retirée.
ua-top-kept-off = Chez { $at }, la fusée est pleine, mais l’alien retient la capsule.
ua-top-put-on = { $seat } pose la capsule. Au prochain tour : décollage.
ua-top-left-off = { $seat } ne pose pas la capsule.
ua-launched = Un ovni, et la capsule est posée : chez { $seat }, la fusée décolle !
ua-launch-failed = Pas d’ovni : chez { $seat }, la fusée reste sur sa rampe.
ua-launch-put-off = { $seat } ne tente pas le décollage à ce tour.
ua-scored =
    { $count ->
        [1] Chez { $seat }, la fusée décolle avec un module : { $points } points, { $total } en tout.
       *[other] Chez { $seat }, la fusée décolle avec { $count } modules : { $points } points, { $total } en tout.
    }
ua-alien-stays = Chez { $seat }, l’alien reste sur la capsule, à côté de la rampe.
ua-plays-on =
    { $missing ->
        [one] Il manque encore un point à { $seat } pour gagner.
       *[other] Il manque encore { $missing } points à { $seat } pour gagner.
    }
ua-wins = { $seat } gagne avec le premier décollage.
ua-wins-points = { $seat } gagne : { $total } points suffisent.

## Conseils : permis, mais cela n'apporte rien

ua-advise-empty = Chez { $at }, la fusée est vide. Une autre a des modules à prendre.
ua-advise-bonus = Le module bonus était gratuit.
ua-advise-top = Cette fusée aurait rapporté assez de points pour gagner.

## Pas comme ça

ua-not-a-player = { $name } ne joue pas ici.
ua-game-over = La partie est finie : { $winner } a gagné.
ua-not-your-turn = C’est à { $turn } de jouer. { $seat }, attends un peu.
ua-not-on-die =
    { $face-count ->
        [0] Ce dé n’a aucune face vide. Relance, ou enregistre le dé avec lequel vous jouez.
       *[other] Aucune face de ce dé ne montre { $face }. Relance, ou enregistre le dé avec lequel vous jouez.
    }
ua-already-rolled = { $seat } a déjà lancé le dé. Le résultat compte.
ua-no-such-colour = Il n’y a pas de modules « { $word } ». Choisis : { $colours-or }.
ua-top-closes = Chez { $seat }, la fusée a sa capsule : elle ne prend plus de modules.
ua-not-rolled =
    { $colours-count ->
        [0] Le dé ne montre pas la couleur { $colour-feminine }.
       *[other] Le dé ne montre pas la couleur { $colour-feminine }. Choisis : { $colours-or }.
    }
ua-none-in-storage = Il n’y a plus de module { $colour } dans la réserve. Choisis autre chose.
ua-attack-builds-nothing = Ce lancer est pour l’attaque : rien ne vient de la réserve.
ua-one-action = Une seule action par tour, et elle est faite.
ua-no-bonus = Il n’y a pas de bonus maintenant. Remets le module.
ua-no-bonus-left = La réserve est vide, donc il n’y a pas de bonus.
ua-bonus-is-a-must = Il faut prendre le bonus : choisis une couleur.
ua-own-rocket = { $seat }, vise la fusée de quelqu’un d’autre, pas la tienne.
ua-own-top = { $seat }, l’alien va sur la capsule de quelqu’un d’autre, pas sur la tienne.
ua-no-such-seat = Personne ne joue sous le nom { $name }. Choisis un des autres joueurs.
ua-aim-is-fixed = Le laser vise { $at }, et cela ne change plus pour ce lancer.
ua-no-ufo = Le dé n’a pas donné d’ovni.
ua-no-alien = L’alien ne joue pas dans cette partie.
ua-alien-is-there = L’alien est déjà sur la capsule chez { $at }. Place-le sur une autre, ou attaque.
ua-no-hit = Il n’y a rien à rafler maintenant. Remets les modules.
ua-victim-has-none = Chez { $at }, la fusée n’a aucun module { $colour }.
ua-take-all =
    { $count ->
        [1] Chez { $at }, il y a un seul module { $colour } sur la fusée. Prends celui-là.
        [2] Les deux modules de couleur { $colour-feminine } partent, ni plus ni moins. Prends-les tous les deux à { $at }.
       *[other] Les { $count } modules de couleur { $colour-feminine } partent, ni plus ni moins. Prends-les tous à { $at }.
    }
ua-too-few =
    { $missing ->
        [1] Chez { $at }, il manque encore un module à la fusée pour sa capsule.
       *[other] Chez { $at }, il manque encore { $missing } modules à la fusée pour sa capsule.
    }
ua-colours-lacking = Chez { $at }, il manque encore à la fusée pour sa capsule : { $colours }.
ua-top-is-on = Chez { $seat }, la capsule est déjà posée.
ua-alien-keeps-off = Chez { $seat }, l’alien est sur la capsule : elle ne peut pas aller sur la fusée.
ua-top-at-turn-end = { $seat } peut poser la capsule à la fin de son propre tour.
ua-top-no-choice = La capsule se pose d’elle-même dès que la fusée est pleine.
ua-top-stays = Chez { $seat }, la capsule reste posée. Remets-la.
ua-no-top-on = Chez { $seat }, la fusée n’a pas sa capsule.
ua-launch-needs-ufo = Pour { $seat }, seul un ovni obtenu au début de son tour fait décoller la fusée.
ua-launch-needs-top = Chez { $seat }, la fusée n’a pas sa capsule : elle ne peut pas décoller.
ua-no-pass = { $seat } ne peut pas passer.

ua-owed-roll = { $seat }, lance d’abord le dé.
ua-owed-launch = { $seat }, ta capsule est posée : tente le décollage, rien d’autre.
ua-owed-launch-or-pass = { $seat }, ta capsule est posée : tente le décollage, ou finis ton tour.
ua-owed-attack-roll = { $seat }, relance le dé pour l’attaque.
ua-owed-build = { $seat }, prends un module d’une couleur obtenue : { $colours-or }.
ua-owed-bonus = { $seat }, d’abord le bonus.
ua-owed-attack = { $seat }, tu as obtenu l’ovni : choisis quelle fusée attaquer.
ua-owed-alien-or-attack = { $seat }, tu as obtenu l’ovni : place l’alien ou attaque.
ua-owed-colour-or-ufo = { $seat }, choisis une des choses que montre le dé.
ua-owed-zap = { $seat }, choisis ce que tu rafles : { $colours-or }.
ua-owed-top = { $seat }, pose ta capsule ou attends encore.

## Options et variantes

variant-alien-invasion = Attaque alien
    .help = Avec l’ovni, on peut aussi placer l’alien sur une capsule, et l’alien aide à la prochaine attaque.
variant-first-to-12 = Le premier à 12 points
    .help = Chaque décollage rapporte des points. Il faut des modules de toutes les couleurs, et la capsule se pose quand on veut.

option-modules-per-colour = Modules par couleur
    .help = Combien il y en a dans la boîte. Nous supposons cinq.
option-modules-to-launch = Modules pour décoller
    .help = Combien il en faut sur une fusée pour que sa capsule se pose.
option-launch-optional = Décoller est un choix
    .help = Avec la capsule posée, on peut finir un tour sans lancer le dé.
option-bonus-run = À la suite pour un bonus
    .help = Combien de modules d’une couleur à la suite en donnent un de plus. 0 : jamais.
option-bonus-optional = Le bonus est un choix
    .help = On peut laisser le module bonus dans la réserve.
option-bonus-third-of-colour = Bonus au seul troisième d’une couleur
    .help = La suite doit contenir tous les modules de sa couleur sur la fusée.
option-bonus-before-top = Le bonus avant la capsule
    .help = Sinon, le module qui remplit la fusée ne donne pas de bonus.
option-alien-then-roll = Lancer après avoir placé l’alien
    .help = Ce lancer est une attaque contre la fusée où l’alien a été placé.
option-launch-bonus = Points pour un décollage
    .help = Ils s’ajoutent à un point par module.
option-ten-any-colours = Chargement de toute couleur
    .help = Autant de modules qu’il en faut pour gagner en un décollage peuvent décoller sans toutes les couleurs.

## Impossible à préparer ainsi

ua-setup-modules = Pour décoller, il faut { $needed } modules, et il n’y en a que { $total } en tout.
