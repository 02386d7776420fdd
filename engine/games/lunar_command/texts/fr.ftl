### Lunar Command. Formes des pièces et des personnages : « le » (le sas), « maj » (Le sas), « de » (de sas).

# Same as English.
game-lunar-command = Lunar Command

## Choses

lunar-white = une pièce blanche
    .deed = construis une pièce blanche
lunar-colour = une pièce colorée
    .deed = construis une pièce colorée
lunar-spacewalk = un déplacement
    .deed = fais un déplacement
lunar-ufo = un ovni
    .deed = déplace un ovni
lunar-straight = mur
    .le = le mur
    .maj = Le mur
    .de = de mur
lunar-a-straight = un mur
lunar-square = tour
    .le = la tour
    .maj = La tour
    .de = de tour
lunar-a-square = une tour
lunar-dome = dôme
    .le = le dôme
    .maj = Le dôme
    .de = de dôme
lunar-a-dome = un dôme
lunar-airlock = sas
    .le = le sas
    .maj = Le sas
    .de = de sas
lunar-a-airlock = un sas
lunar-antenna = antenne
    .le = l’antenne
    .maj = L’antenne
    .de = d’antenne
lunar-a-antenna = une antenne
# Same as English.
lunar-robot = robot
    .le = le robot
    .maj = Le robot
    .de = de robot
lunar-a-robot = un robot
lunar-astronaut = astronaute
    .le = l’astronaute
    .maj = L’astronaute
    .de = d’astronaute
lunar-a-astronaut = un astronaute
lunar-a-ufo = un ovni
lunar-west-east = ouest–est
lunar-north-south = nord–sud

## Ce qui est demandé

lc-ask-roll = { $seat }, lance le dé.
lc-ask-act = { $seat }, { $possible-or-deed }.
lc-ask-step =
    { $left ->
        [1] { $seat }, fais le dernier pas, ou arrête-toi.
       *[other] { $seat }, fais encore { $left } pas au plus, ou arrête-toi.
    }
lc-ask-go-on = { $seat }, continue depuis { $space } : personne ne reste là.
lc-ask-place = { $seat }, place { $things-or } sur le plateau.
lc-ask-which-way = { $piece-maj } en { $space }, dans quel sens, { $seat } ?

## Le nom d'une action sur une touche, et comment on la raconte

lc-act-roll = Lancer
    .told = { $seat } a obtenu { $face }
lc-act-build = { $piece } en { $space }
    .told = { $seat } a construit { $a_piece } en { $space }
lc-act-build-lying = { $piece } en { $space }, { $lies }
    .told = { $seat } a construit { $a_piece } en { $space }, { $lies }
lc-act-build-airlock = { $piece } en { $space }, passage { $through }
    .told = { $seat } a construit { $a_piece } en { $space }, passage { $through }
lc-act-walk = { $figure } { $from } vers { $space }
    .told = { $seat } a déplacé un { $figure } de { $from } vers { $space }
lc-act-stop = Arrêter
    .told = { $seat } a arrêté de se déplacer
lc-act-ufo = Ovni { $from } vers { $space }
    .told = { $seat } a déplacé l’ovni de { $from } vers { $space }
lc-act-ufo-placed = Nouvel ovni en { $space }
    .told = { $seat } a posé un ovni en { $space }
lc-act-abduct = Ovni { $ufo } : { $from } vers { $space }
    .told = { $seat } a enlevé l’astronaute de { $from } vers { $space }
lc-act-place = { $a_thing } en { $space }
    .told = { $seat } a placé { $a_thing } en { $space }
lc-act-pass = Ne rien faire
    .told = { $seat } n’a rien fait
lc-act-claim-station = Station autour de { $space }
    .told = { $seat } a annoncé une station autour de { $space }

lc-hint-scores =
    { $points ->
        [1] rapporte un point
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
lc-hint-closes =
    { $count ->
        [1] ferme une station : { $points } pour toi
       *[other] ferme { $count } stations : { $points } pour toi
    }
lc-hint-left =
    { $count ->
        [1] dernière pièce
       *[other] encore { $count }
    }

## Ce qui s'est passé

lc-rolled = { $seat } a obtenu { $face-count ->
        [0] une face vide
       *[other] { $face }
    }.
lc-nothing-possible = Rien de cela n’est possible. Le tour est terminé.
lc-built-white = { $seat } construit { $a_piece } en { $space } ; il en reste { $left }.
lc-built-coloured = { $seat } construit { $a_piece } { $colour } en { $space } ; il en reste { $left }.
lc-closed = Une station est fermée. À l’intérieur : { $spaces }.
lc-split = Cela partage une station. Une nouvelle a ces cases : { $spaces }.
lc-owned = Dans l’enceinte : orange { $orange }, vert clair { $lime }. La station est { $colour } : { $robots } { $robots ->
        [one] robot
       *[other] robots
    } et { $astronauts } { $astronauts ->
        [one] astronaute
       *[other] astronautes
    }, soit { $points } { $points ->
        [one] point
       *[other] points
    }.
lc-tie = Dans l’enceinte : orange { $orange }, vert clair { $lime }. La station n’est à personne. Points de chacun : { $points }, pour { $robots } { $robots ->
        [one] robot
       *[other] robots
    } et { $astronauts } { $astronauts ->
        [one] astronaute
       *[other] astronautes
    }. Tous quittent le plateau.
lc-owner-now = La station de { $spaces } est maintenant { $colour }. Dans l’enceinte : orange { $orange }, vert clair { $lime }.
lc-owner-none = La station de { $spaces } n’est plus à personne. Dans l’enceinte : orange { $orange }, vert clair { $lime }.
lc-stepped =
    { $left ->
        [0] { $figure-maj } va en { $space }. C’était le dernier pas.
        [1] { $figure-maj } va en { $space } ; il reste un pas.
       *[other] { $figure-maj } va en { $space } ; il reste { $left } pas.
    }
lc-into-airlock = { $figure-maj } entre dans le sas en { $space }.
lc-passes-ufo = { $figure-maj } passe l’ovni en { $space }.
lc-walked-in =
    { $points ->
        [1] { $figure-maj } entre dans la station { $colour } et rapporte un point : { $total } en tout.
       *[other] { $figure-maj } entre dans la station { $colour } et rapporte { $points } points : { $total } en tout.
    }
lc-no-way-on = Aucun autre pas n’est possible. Le déplacement est fini.
lc-stopped = { $seat } arrête le déplacement.
lc-ufo-moved = { $seat } déplace l’ovni de { $from } vers { $space }.
lc-ufo-placed = { $seat } pose un ovni en { $space }.
lc-released = L’astronaute en { $space } peut de nouveau se déplacer.
lc-abducted = { $seat } enlève l’astronaute de { $from } vers { $space }. L’ovni reste sur sa tête.
lc-lifted-in = { $seat } enlève l’astronaute de { $from } vers la station { $colour } et marque { $points } points : { $total } en tout. L’ovni est maintenant en { $from }.
lc-placed = { $seat } place { $a_thing } en { $space }.
lc-set-up = Tout est en place. { $first } commence.
lc-ends-white = Toutes les pièces blanches sont construites : la partie est finie.
lc-ends-coloured = Toutes les pièces de cette couleur sont construites : { $colour }. La partie est finie.
lc-ends-stuck = Plus personne ne peut rien construire : la partie est finie.
lc-wins-goal = { $winners } { $winners-count ->
        [one] gagne
       *[other] gagnent
    } en { $colour } avec { $points } points. Lunaire 1 décolle !
lc-wins-points = { $winners } { $winners-count ->
        [one] gagne
       *[other] gagnent
    } en { $colour }. Points : orange { $orange }, vert clair { $lime }.
lc-wins-built = Égalité de points. { $winners } { $winners-count ->
        [one] gagne
       *[other] gagnent
    } en { $colour }, avec plus de pièces colorées construites : orange { $built_orange }, vert clair { $built_lime }.
lc-draw = Égalité de points, et autant de pièces colorées construites : match nul.

## Conseils : permis, mais cela n'apporte rien

lc-advise-closes-for-other = Cela a fermé une station pour l’autre couleur : { $colour }.

## Pas comme ça

lc-not-a-player = { $name } ne joue pas ici.
lc-game-over = La partie est finie, { $seat }.
lc-not-your-turn = C’est à { $turn } de jouer. { $seat }, attends un peu.
lc-not-on-die =
    { $face-count ->
        [0] Ce dé n’a aucune face vide. Relance, ou enregistre le dé avec lequel vous jouez.
       *[other] Aucune face de ce dé ne montre { $face }. Relance, ou enregistre le dé avec lequel vous jouez.
    }
lc-already-rolled = { $seat } a déjà lancé le dé. Le résultat compte.
lc-one-action = Une seule action par tour, et le déplacement a commencé.
lc-not-shown = Le dé ne montre pas cela : { $action }.
lc-other-tile = La tuile du dé est { $other-feminine }. { $seat } ne construit qu’en { $colour }.
lc-no-such-piece = Il n’y a pas de pièce « { $word } ». Construis un mur, une tour, un dôme, un sas ou une antenne.
lc-no-such-direction = « { $word } » n’est pas un sens pour { $piece-le }. Dis ouest–est ou nord–sud.
lc-has-no-direction = { $piece-maj } relie de tous les côtés et n’a pas de sens.
lc-which-way = { $piece-maj } ne convient ici dans aucun sens, ni ouest–est ni nord–sud.
lc-no-such-space = Il n’y a pas de case { $space }. Le plateau va de { $first } à { $last }.
lc-wall-off-board = Le mur en { $space } dépasserait le bord du plateau.
lc-none-left = Il n’y a plus { $piece-de } dans la réserve.
lc-ufo-in-way = Un ovni est en { $space }. On n’y construit rien.
lc-figure-in-way = Quelqu’un est en { $space }. On n’y construit rien.
lc-piece-there = { $piece-maj } en { $space } gêne { $new-le }.
lc-dome-needs-square = Il n’y a pas de tour en { $space }. Un dôme va sur une tour sans dôme.
lc-dome-there = La tour en { $space } a déjà un dôme.
lc-blocks-entrance = { $space } est une entrée du sas { $colour } en { $airlock }. Elle reste libre.
lc-own-entrance-blocked = L’entrée en { $space } serait bloquée par { $piece-le } qui s’y trouve.
lc-same-type = Deux pièces du même type ne peuvent pas être reliées : { $piece-le } et la pièce en { $space } le seraient.
lc-same-type-beside = Deux pièces du même type ne peuvent pas être côte à côte : { $piece-le } et la pièce en { $space } le seraient.
lc-not-connected = Ici, rien ne relierait { $piece-le }. Il faut une liaison jusqu’à un dôme de départ : { $domes-or }.
lc-cut-off = D’ici, { $piece-le } ne mènerait à un dôme de départ ({ $domes-or }) qu’en passant par les pièces de l’adversaire, et celles-ci coupent le chemin.
lc-leads-nowhere = Ce qui relierait { $piece-le } ne mène pas à un dôme de départ : { $domes-or }.
lc-partners-dome = D’ici, { $piece-le } mènerait au dôme de départ du partenaire. { $seat } ne construit qu’à partir de { $domes-or }.
lc-not-near-own = Il faut relier { $piece-le } à une autre pièce { $colour }, directement ou par un seul mur.
lc-fits-here =
    { $more ->
        [0] { $seat }, { $piece-le } irait en { $spaces-or }.
       *[other] { $seat }, { $piece-le } irait en { $spaces }, et { $more } de plus.
    }
lc-fits-nowhere = Il n’y a aucune case où { $seat } pourrait construire { $piece-le } maintenant.

lc-no-such-figure = Personne ne s’appelle { $word }. Ce sont les robots et les astronautes qui se déplacent.
lc-no-figure-there = Il n’y a pas { $figure-de } en { $space }.
lc-under-a-ufo = Un ovni est sur la tête de l’astronaute en { $space }. Il ne peut pas se déplacer tant que cet ovni est là.
lc-one-of-each = Un autre { $figure } s’est déjà déplacé. Un robot et un astronaute au plus se déplacent.
lc-go-on-airlock = Personne ne reste dans un sas. D’abord, { $figure-le } en { $space } continue.
lc-go-on-ufo = Personne ne reste sous un ovni. D’abord, { $figure-le } en { $space } continue.
lc-airlock-dead-end = Avec les pas qui restent, { $figure-le } ne pourrait pas sortir du sas en { $space } et se tenir quelque part.
lc-ufo-dead-end = Avec les pas qui restent, { $figure-le } ne pourrait pas quitter la case de l’ovni { $space } et se tenir quelque part.
lc-not-a-neighbour = { $space } n’est pas à côté de { $from }. Un pas va en { $spaces-or }, jamais en diagonale.
lc-no-steps-left = Il ne reste plus de pas pour { $figure-le }.
lc-straight-through = On traverse un sas tout droit : entrer par une entrée, sortir par l’autre.
lc-ufo-stops-robot = L’ovni en { $space } arrête le robot.
lc-ufo-stops-astronaut = L’ovni en { $space } arrête l’astronaute.
lc-space-taken = Quelqu’un est déjà en { $space }.
lc-piece-stops = { $piece-maj } en { $space } barre le passage.
lc-foreign-airlock = Le sas en { $space } est { $colour }. Seuls les sas de ta propre couleur te laissent passer.
lc-no-entrance = Ce côté du sas en { $space } n’est pas une entrée.
lc-first-step = Un déplacement dans l’espace a au moins un pas.
lc-no-walk = { $seat } n’a pas de déplacement en cours.

lc-no-abduction = Dans cette partie, les ovnis n’enlèvent pas d’astronautes.
lc-no-ufo-off = Tous les ovnis sont sur le plateau : { $spaces }.
lc-no-ufo-there = Il n’y a pas d’ovni en { $space }. Ils sont ici : { $spaces }.
lc-only-opponent-releases = L’ovni sur la tête de l’astronaute en { $space } y a été mis en { $colour }. Seul l’adversaire peut le déplacer.
lc-head-taken = Il y a un ovni sur la tête de l’astronaute en { $space }. Seul celui-là peut l’enlever.
lc-same-space = C’est déjà là : { $space }. Choisis une autre case.
lc-landing-piece = { $piece-maj } en { $space } gêne. Choisis une case libre.
lc-landing-ufo = Il y a un ovni en { $space }. Choisis une case libre.
lc-landing-figure = Quelqu’un est en { $space }. Choisis une case libre.

lc-not-to-place = Ce n’est pas le moment : { $thing }. À placer : { $things-or }.
lc-domes-side-by-side = Il y a un dôme de départ en { $other }, à côté de { $space }. Deux dômes de départ ne peuvent pas être côte à côte.
lc-set-up-is-over = La mise en place est finie.
lc-must-act = Une des actions du dé est possible : il faut la faire.
lc-no-pass = { $seat } ne peut pas passer.
lc-station-is-scored = La station autour de { $space } a été comptée quand elle a été fermée.
lc-station-no-space = Une pièce est en { $space }. Seules des cases libres sont à l’intérieur d’une station.
lc-station-open = { $space } n’est pas entourée de pièces reliées : un chemin mène de là hors du plateau.

lc-owed-roll = { $seat }, lance d’abord le dé.
lc-owed-act = { $seat }, d’abord : { $possible-or-deed }.
lc-owed-walk =
    { $left ->
        [1] { $seat }, fais le dernier pas du déplacement, ou arrête-toi.
       *[other] { $seat }, continue le déplacement ({ $left } pas), ou arrête-toi.
    }
lc-owed-go-on = { $seat }, d’abord, { $figure-le } en { $space } continue.
lc-owed-place = { $seat }, place d’abord cela sur le plateau : { $things-or }.

## Options et variantes

variant-ufo-abduction = Ovni ravisseur
    .help = Un ovni obtenu au dé peut aussi enlever un astronaute vers une autre case.
variant-setup = Votre propre plateau
    .help = Les joueurs placent les dômes de départ, les personnages et les ovnis.

option-figures-share-space = Plusieurs personnages par case
    .help = Sinon, une case ne porte qu’un robot ou un astronaute.
option-straight-walls-directed = Les murs relient par leurs bouts
    .help = Sinon, ils relient des quatre côtés.
option-straight-wall-length = Longueur d’un mur
    .help = Combien de cases il prend. Nous supposons une.
option-same-type-ignores-colour = Même type, toutes couleurs
    .help = Sinon, seules les pièces du même type et de la même couleur ne peuvent pas être reliées.
option-same-type-test = Même type : où
    .help = Si deux pièces d’un type ne peuvent pas être reliées, ou pas même être côte à côte.
option-colour-tile = Tuiles colorées
    .help = Si une tuile colorée fait construire sa propre équipe, ou n’importe quelle équipe.
option-walk-figures = Qui se déplace
    .help = N’importe quels personnages se partagent les pas, ou un robot et un astronaute au plus.
option-airlock-steps = Pas pour un sas
    .help = Combien de pas il faut pour en traverser un.
option-astronaut-may-pass-ufo = Les astronautes passent les ovnis
    .help = Sinon, un ovni arrête un astronaute comme il arrête un robot.
option-count-pieces = Quelles pièces comptent
    .help = Celles de l’enceinte, ou aussi celles qui sont accrochées à l’enceinte.
option-station-owner = À qui est une station
    .help = À qui avait le plus de pièces quand elle a été comptée, ou à qui en a le plus maintenant.
option-abduction-release = Qui retire l’ovni d’une tête
    .help = L’un ou l’autre joueur, ou seulement l’adversaire de celui qui l’y a mis.

## Valeurs des options, et ce que nous supposons de la boîte

option-same-type-test-connected = pas reliées
option-same-type-test-adjacent = pas côte à côte
option-colour-tile-own = sa propre équipe
option-colour-tile-any = toute équipe
option-walk-figures-any = n’importe lesquels
option-walk-figures-one-each = un de chaque
option-count-pieces-outer-walls = dans l’enceinte
option-count-pieces-on-station = sur la station
option-station-owner-when-scored = quand elle a été comptée
option-station-owner-current-majority = qui a le plus maintenant
option-abduction-release-either = l’un ou l’autre
option-abduction-release-opponent = seulement l’adversaire

box-lunar-command-map = le plan : sa taille, les dômes de départ, et où sont les robots et les ovnis
box-lunar-command-supply-square = combien il y a de tours
box-lunar-command-supply-dome = combien il y a de dômes
box-lunar-command-supply-airlock = combien il y a de sas
box-lunar-command-supply-antenna = combien il y a d’antennes

## Impossible à préparer ainsi

lc-setup-room = Pièces, personnages et OVNI prennent { $needed } cases, et le plateau n’en a que { $spaces }. Prends une carte plus grande ou moins de pièces.
lc-setup-crowd = Il y a plusieurs personnages en { $space } sur la carte du fichier du plateau, mais « { $option } » est sur non.
lc-setup-domes = Chaque équipe a { $domes } dômes, et il n’y a que { $walls } tours pour les porter. Corrige le fichier du plateau.
lc-setup-seats = Avec ces règles on joue à { $needed } ; vous êtes { $count }. À quatre on joue avec « { $variant } », à deux sans.
