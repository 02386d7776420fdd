### Ramses Pyramid. Le roi momie est « la momie royale », comme dans la notice.

# Same as English.
game-ramses-pyramid = Ramses Pyramid
rpface-move = un déplacement
rpface-steal = un vol
rpface-rotate = un étage à tourner
rpface-mummy = une momie
rpturn-quarter = un quart de tour en sens horaire
rpturn-half = un demi-tour
rpturn-three-quarter = trois quarts de tour en sens horaire
rpplace-entrance = l’Entrée
rpside-N = Nord
rpside-E = Est
rpside-S = Sud
rpside-W = Ouest
name-Ln = l’étage { $n }
name-Ln-N = Nord { $n }
name-Ln-E = Est { $n }
name-Ln-S = Sud { $n }
name-Ln-W = Ouest { $n }

## Ce qui est demandé

rp-ask-place = { $seat }, pose ton aventurier sur un côté de la base.
rp-ask-roll = { $seat }, lance le dé.
rp-ask-roll-or-side = { $seat }, lance le dé, ou change de côté.
rp-ask-steal = { $seat }, choisis à qui voler un cristal.
rp-ask-rotate = { $seat }, tourne un étage.
rp-ask-mummies = { $seat }, fais descendre les momies.
rp-ask-ring = { $seat }, avance { $steps ->
        [1] d’une case marron
       *[other] de { $steps } cases marron
    }.
rp-ask-land = { $seat }, prends le cristal, ou regarde dans un temple.
rp-ask-take = { $seat }, prends le cristal.
rp-ask-look = { $seat }, regarde dans le temple, en secret.
rp-ask-sees = { $seat }, note si tu veux ce qu’il y a dans le temple { $temple }, pour toi seulement. Pose-le ensuite sur une autre case libre.
rp-ask-looker = { $seat }, regarde dans un temple, en secret, et pose-le sur une autre case libre.
rp-ask-put = { $seat }, pose le temple { $temple } sur une autre case libre.
rp-ask-move = { $seat }, déplace-toi : { $steps ->
        [1] il reste un pas.
       *[other] il reste { $steps } pas.
    }
rp-ask-shows = { $seat }, dis quelle couleur montre le temple { $temple }.
rp-ask-conflict = { $seat }, dis quelle ouverture a été mal dite : deux se contredisent.
rp-ask-enter = { $seat }, entre dans la place que le temple a ouverte.
rp-ask-name = { $seat }, dis quelle couleur est dans chaque temple.
rp-ask-open = { $seat }, ouvre les temples l’un après l’autre.

## Le nom d'une action sur une touche, et comment on la raconte

rp-act-place = Poser en { $at }
    .told = { $seat } a posé son aventurier en { $at }
rp-act-roll = Lancer
    .told = { $seat } a obtenu { $face }
rp-act-move-on-ring = Aller jusqu’à { $at }
    .told = { $seat } a avancé jusqu’à { $at }
rp-act-take-crystal = Prendre le cristal
    .told = { $seat } a pris le cristal en { $at }
rp-act-look = Regarder dans { $temple }
    .told = { $seat } a regardé dans le temple { $temple }
rp-act-sees = Noter ce que tu as vu
    .told = { $seat } a noté quelque chose
rp-act-put-temple = Temple { $temple } en { $at }
    .told = { $seat } a posé le temple { $temple } en { $at }
rp-act-steal = Voler { $colour } à { $at }
    .told = { $seat } a volé un cristal { $colour } à { $at }
rp-act-turn-layer = { $layer } : { $turn }
    .told = { $seat } a tourné { $layer } : { $turn }
rp-act-mummies-down = { $new ->
        [none] { $off ->
            [none] Momies en bas
           *[other] Momies en bas, sortie : { $off }
        }
       *[other] { $off ->
            [none] De { $new } vers { $onto }
           *[other] De { $new } vers { $onto }, sortie : { $off }
        }
    }
    .told = { $seat } a fait descendre les momies
rp-act-step = Un pas vers { $at }
    .told = { $seat } a fait un pas vers { $at }
rp-act-change-side = Côté { $at }
    .told = { $seat } a changé de côté : { $at }
rp-act-reveal = Ouvrir { $temple } pour { $goal }
    .told = { $seat } a ouvert le temple { $temple } pour { $goal }
rp-act-shows = Il montre { $colour }
    .told = { $seat } a dit ce qu’il montre
rp-act-correct-earlier = La précédente
    .told = { $seat } a corrigé l’ouverture précédente
rp-act-correct-new = Celle de maintenant
    .told = { $seat } a corrigé l’ouverture qui vient d’être faite
rp-act-stop = S’arrêter ici
    .told = { $seat } a choisi de s’arrêter
rp-act-name-temple = { $temple } : { $colour }
    .told = { $seat } a dit que le temple { $temple } contient un cristal { $colour }
rp-act-open-temple = Ouvrir le temple { $temple }
    .told = { $seat } a ouvert le temple { $temple }
rp-act-end-turn = Finir le tour
    .told = { $seat } a voulu finir le tour
rp-act-claim-win = J’ai gagné
    .told = { $seat } a annoncé sa victoire

rp-hint-colour = { $colour }
rp-hint-falls = fait tomber { $seats }

## Ce qui s'est passé

rp-placed = { $seat } commence à grimper en { $at }.
rp-rolled = { $seat } a obtenu { $face }.
rp-moved = { $seat } va en { $at }.
rp-round = { $seat } est de retour à l’Entrée, et grimpe à partir du prochain tour.
rp-nothing-there = Il n’y a ni cristal ni temple en { $at }. Le tour est terminé.
rp-crystal-taken = { $seat } prend le cristal { $colour } en { $at }.
rp-nothing-to-steal = Aucune autre tente n’a une couleur qui manque à { $seat } : il n’y a rien à voler.
rp-stolen = { $seat } vole un cristal { $colour } à { $at }.
rp-turned = { $seat } tourne { $layer } et tout ce qui est au-dessus : { $turn }.
rp-king-defeated = Une momie, juste sous la momie royale : { $seat } triomphe d’elle !
rp-treasure-room = La salle des trésors s’ouvre. { $seat } doit dire quelle couleur est dans chaque temple.
rp-king-climbs = La momie royale monte à l’étage { $layer }.
rp-king-at-top = La momie royale monte au sommet. À partir de maintenant, elle libère ses momies.
rp-no-mummies = Toutes les momies sont sorties du jeu.
rp-mummies-step =
    { $count ->
        [1] Une momie descend d’un pas.
       *[other] { $count } momies descendent d’un pas.
    }
rp-mummy-off =
    { $left ->
        [0] La dernière momie descend de la pyramide, vers { $at }.
        [1] Une momie descend de la pyramide, vers { $at }. Il en reste une.
       *[other] Une momie descend de la pyramide, vers { $at }. Il en reste { $left }.
    }
rp-mummy-released = Une momie quitte le sommet pour { $at }.
rp-knocked-off = La momie en { $at } fait tomber { $who }. Retour à l’Entrée.
rp-roller-fell = Après cette chute, { $seat } ne se déplace pas.
rp-no-step = { $seat } ne peut faire aucun pas depuis { $at }. Le tour est terminé.
rp-stepped-up =
    { $colour ->
        [none] { $seat } monte en { $at }.
       *[other] { $seat } monte en { $at }, qui demande un cristal { $colour }.
    }
rp-stepped-down = { $seat } descend en { $at }.
rp-side-changed = { $seat } change de côté : { $at }.
rp-stopped =
    { $left ->
        [1] { $seat } s’arrête, avec encore un pas.
       *[other] { $seat } s’arrête, avec encore { $left } pas.
    }
rp-looked = { $seat } regarde dans le temple { $temple }, pris en { $at }.
rp-noted = Tu as noté : le temple { $temple } contient un cristal { $colour }.
rp-noted-anew = Tu as noté : le temple { $temple } contient un cristal { $colour }. Avant, tu avais noté : { $before }.
rp-temple-put = { $seat } pose le temple { $temple } de { $at } en { $to }.
rp-opened = { $seat } ouvre le temple { $temple }, pris en { $at }, pour entrer en { $goal }.
rp-shows-right = Le temple { $temple } ouvre le chemin vers { $goal }.
rp-shows-wrong = Le temple { $temple } ne montre pas le cristal { $asked } que demande { $goal }. Range-le ; ensuite le tour est terminé.
rp-shows = Le temple { $temple } montre un cristal { $colour }.
rp-note-was-wrong = Le temple { $temple } montre un cristal { $colour }. Tu avais noté : { $before }.
rp-contradicts = Ce que montre le temple { $temple } contredit ce qu’a montré le temple { $other }, ouvert au tour { $turn } par { $by }. L’un des deux a été mal dit.
rp-contradicts-told = Ce que montre le temple { $temple } contredit ce que l’on sait du temple { $other }. L’un des deux a été mal dit.
rp-contradicting = Le temple { $temple } montrerait un cristal { $colour }, et le temple { $other } contiendrait un cristal { $before }.
rp-earlier-corrected = Ce que le temple { $temple } aurait montré plus tôt ne compte plus.
rp-tell-again = Alors encore une fois : que montre le temple { $temple } ?
rp-named = { $seat } dit : le temple { $temple } contient un cristal { $colour }.
rp-treasure-opened = { $seat } ouvre le temple { $temple }, annoncé avec un cristal { $colour }.
rp-named-right = Il montre un cristal { $asked } : juste !
rp-named-wrong = Il ne montre pas de cristal { $asked }. La pyramide se referme !
rp-trapped = La pyramide se referme : { $seat } ne joue plus ; la momie royale reste.

rp-wins = { $winners } gagne : la momie royale est vaincue.
rp-wins-together = { $winners } gagnent : { $by } a vaincu la momie royale et porte la couronne.
rp-wins-scorpion = { $winners } gagne, avec la couronne et le Scorpion d’Or.
rp-wins-scorpion-together = { $winners } gagnent : { $by } porte la couronne et a le Scorpion d’Or.
rp-wins-trapped = { $winners } gagne avec la couronne, mais sans le Scorpion d’Or.
rp-wins-trapped-together = { $winners } gagnent : { $by } porte la couronne, mais n’a pas le Scorpion d’Or.
rp-king-wins-eight = Toutes les momies sont descendues sur les cases marron : la momie royale gagne.
rp-king-wins-last = Il ne reste qu’un seul joueur : la momie royale gagne.

## Conseils : permis, mais cela n'apporte rien

rp-advise-second = Tu avais déjà un cristal { $colour }. Regarder dans le temple t’aurait appris quelque chose.

## Pas comme ça

rp-not-a-player = { $name } ne joue pas ici.
rp-game-over =
    { $winners-count ->
        [0] La partie est finie : la momie royale a gagné.
        [one] La partie est finie : { $winners } a gagné.
       *[other] La partie est finie : { $winners } ont gagné.
    }
rp-not-your-turn = C’est à { $turn } de jouer. { $seat }, attends un peu.
rp-not-on-die = Aucune face de ce dé ne montre { $face }. Relance, ou enregistre le dé avec lequel vous jouez.
rp-place-first = Pose d’abord ton aventurier sur la base, puis lance le dé.
rp-already-rolled = { $seat } a déjà lancé le dé. Le résultat compte.
rp-not-at-entrance = { $seat } se trouve ici : { $at }. On ne pose sur la pyramide qu’un aventurier revenu à l’Entrée.
rp-mummy-there = Une momie est en { $at } : personne ne peut y aller ni passer au-delà.
rp-bottom-only = { $at } n’est pas un côté de la base. Choisis Nord 0, Est 0, Sud 0 ou Ouest 0.
rp-exact-steps =
    { $steps ->
        [1] Depuis { $at }, une case marron plus loin, c’est { $goal }.
       *[other] Depuis { $at }, { $steps } cases marron plus loin, c’est { $goal }, dans le sens des aiguilles d’une montre et pas moins.
    }
rp-not-on-ring = { $seat } est sur la pyramide et y monte ou y descend.
rp-not-there = { $seat } n’est pas en { $at }, mais ici : { $here }.
rp-no-crystal = Il n’y a pas de cristal en { $at }.
rp-no-such-temple = Il n’y a pas de temple { $name }. Il y a : { $temples }.
rp-no-such-colour = Aucun temple ne contient « { $name } ». Les couleurs sont : { $colours }.
rp-temple-elsewhere = Le temple { $temple } est en { $at }, à côté de { $brown }.
rp-no-look-now = Personne ne peut regarder dans le temple { $temple } maintenant. C’est pour qui finit un déplacement à côté de lui.
rp-no-opening-now = Personne ne peut ouvrir le temple { $temple } maintenant.
rp-noted-already = Ce qui a été vu est déjà noté.
rp-nothing-to-note = Il n’y a rien à noter maintenant : seul peut le faire qui vient de regarder dans un temple.
rp-nothing-open = Aucun temple n’est ouvert.
rp-not-inside = Le temple { $temple } ne peut pas montrer un cristal { $colour } : la position écrite dit ce qu’il contient.
rp-shown-before = Ce n’est pas possible : au tour { $turn }, { $by } a ouvert le temple { $other }, et il montrait un cristal { $before }. Regarde encore.
rp-shown-before-told = Ce n’est pas possible : on sait que le temple { $other } contient un cristal { $before }. Regarde encore.
rp-other-temple = C’est le temple { $temple } qu’il faut ranger.
rp-no-space = Il n’y a pas de case Temple { $at }. Cases libres : { $spaces }.
rp-another-space = Le temple était en { $at }. Pose-le sur une autre case : { $spaces-or }.
rp-space-taken = Un temple est en { $at }. Choisis une case libre : { $spaces-or }.
rp-no-temple-in-hand = Il n’y a pas de temple à déplacer maintenant. Remets-le.
rp-no-such-seat = Personne ne joue sous le nom { $name }. Choisis un des autres joueurs.
rp-own-tent = { $seat }, vole dans la tente de quelqu’un d’autre, pas dans la tienne.
rp-shared-tent = { $at } est dans ton équipe, et vos tentes comptent comme une seule.
rp-closed-tent = La pyramide s’est refermée sur { $at }, et sa tente est fermée.
rp-tent-lacks = Chez { $at }, la tente n’a pas de cristal { $colour }.
rp-has-colour = { $seat } a déjà un cristal { $colour }. On ne peut voler qu’une couleur que l’on n’a pas.
rp-no-steal = On ne vole pas maintenant. Remets le cristal.
rp-nothing-to-correct = Rien ne se contredit : il n’y a rien à corriger.
rp-named-already = La couleur du temple { $temple } est déjà dite. Cela ne change plus.
rp-colour-named = La couleur { $colour-feminine } est déjà nommée. Chaque couleur est dans un seul temple.
rp-no-treasure-room = On nomme les temples dans la salle des trésors, quand on a triomphé de la momie royale.
rp-name-first = Dis d’abord ce qu’il y a dans chaque temple, ouvre-les ensuite.
rp-open-already = Le temple { $temple } est déjà ouvert.
rp-something-there = Il y a un cristal ou un temple en { $at } : prends-le, ou regarde dedans.
rp-stop-instead = Pour ne plus faire de pas, choisis « S’arrêter ici ».
rp-ends-by-itself = Le tour finit de lui-même quand tout est fait.
rp-no-win = Seule une momie, obtenue au dé par qui se trouve sur { $at } au début de son tour, triomphe de la momie royale.

rp-wrong-ended = Le temple { $temple } a montré la mauvaise couleur : le tour finit, sans autre pas ni autre temple.
rp-not-on-pyramid = { $seat } n’est pas encore sur la pyramide, mais ici : { $at }.
rp-no-such-place = Il n’y a pas de place { $at } sur cette pyramide.
rp-one-layer = Depuis { $here }, un pas va d’un étage vers le haut ou vers le bas sur le même côté, pas en { $at }.
rp-one-direction = Un déplacement va dans une seule direction : pas de retour de { $here } à { $at } dans ce déplacement.
rp-kings-layer = Personne n’arrive à l’étage de la momie royale, ni au-delà.
rp-no-colour-needed = { $at } est sur la base, qui ne demande pas de cristal.
rp-wrong-crystal = { $at } demande un cristal { $asked }, pas { $colour }.
rp-colour-lacking = { $at } demande un cristal { $asked } : il faut l’avoir près de ta tente, ou ouvrir un temple qui le contient.
rp-rolled-no-side = { $seat } a lancé le dé. On change de côté au lieu de lancer.
rp-placed-no-side = Après avoir posé l’aventurier, { $seat } lance le dé.
rp-same-place = { $seat } est déjà en { $at }.
rp-same-layer = Un autre côté, mais au même étage : { $at } est à un autre étage que { $here }.
rp-needs-no-temple = { $at } est ouvert sans temple.
rp-must-pass-on = Personne ne peut rester avec la momie en { $at } : continue.
rp-exact = Un pas est possible, il faut donc le faire : { $steps ->
        [1] il en reste un.
       *[other] il en reste { $steps }.
    }
rp-bottom-fixed = La base ne se tourne pas.
rp-top-turns-along = Le sommet ne se tourne pas seul : tourne un étage sous lui.
rp-no-such-layer = Tu ne peux pas tourner { $name }. Choisis { $layers-or }.
rp-another-position = On tourne un étage vers une autre position : d’un quart, d’un demi ou de trois quarts de tour.
rp-not-alone = Tous les étages au-dessus tournent avec lui.
rp-no-turning = Il n’y a pas d’étage à tourner maintenant. Remets-le comme avant.
rp-king-below = La momie royale est sous le sommet : elle doit d’abord y monter avant de libérer une momie.
rp-no-mummies-now = Aucune momie ne bouge maintenant. Remets-les.
rp-one-must-leave = Une momie doit quitter le sommet, côté { $sides-or }.
rp-none-on-side =
    { $sides-count ->
        [0] Il ne reste plus de momie au sommet.
       *[other] Aucune momie n’est du côté { $name } du sommet. Choisis { $sides-or }.
    }
rp-own-side = Une momie du côté { $side } descend du côté { $side }, pas en { $name }.
rp-no-such-side = Aucune momie ne peut descendre en { $name }. Les côtés sont { $sides }.
rp-off-where = Une momie descend de la pyramide. Choisis sa case marron : { $spaces-or }.
rp-off-taken = { $at } n’est pas une case marron libre. Choisis { $spaces-or }.
rp-none-steps-off = Aucune momie ne descend de la pyramide maintenant : aucune ne va en { $at }.
rp-which-mummy = { $seat }, de quel côté la momie descend-elle ?

rp-owed-place = { $seat }, pose ton aventurier sur un côté de la base.
rp-owed-roll = { $seat }, lance d’abord le dé.
rp-owed-roll-or-side = { $seat }, lance le dé, ou va sur un autre côté de ton étage.
rp-owed-steal = { $seat }, vole d’abord un cristal.
rp-owed-rotate = { $seat }, tourne d’abord un étage.
rp-owed-mummies = { $seat }, fais d’abord descendre les momies.
rp-owed-ring = { $seat }, va jusqu’à { $goal }.
rp-owed-land = { $seat }, prends ce qu’il y a là, ou regarde dedans.
rp-owed-move = { $seat }, fais un pas, ouvre un temple, ou arrête-toi.
rp-owed-put = { $seat }, pose d’abord le temple { $temple } en { $spaces-or }.
rp-owed-shows = { $seat }, dis d’abord ce que montre le temple { $temple }.
rp-owed-conflict = { $seat }, dis d’abord laquelle des deux ouvertures a été mal dite.
rp-owed-enter = { $seat }, entre en { $goal } : le temple a ouvert le chemin.
rp-owed-name = { $seat }, dis quelle couleur est dans chaque temple.
rp-owed-open = { $seat }, ouvre les temples.

## Options et variantes

variant-all-against-king = Tous contre la momie royale
    .help = Quatre joueurs ensemble. La momie royale gagne dès que toutes ses momies sont descendues.
variant-treasure-room = Salle des trésors
    .help = Qui triomphe de la momie royale doit nommer les couleurs des temples pour gagner le Scorpion d’Or.

option-two-player-removed = Cristaux retirés à deux joueurs
    .help = Deux couleurs qui ne sont pas sur les cases marron.
option-pyramid-steps = Pas sur la pyramide
    .help = Autant que tu veux, ou tous ceux que tes cristaux permettent.
option-mummy-pass = Passer les momies
    .help = Un aventurier peut passer une momie, mais pas rester avec elle.
option-mummy-side = Où descend une momie
    .help = De son côté de la pyramide, ou d’un côté que choisit qui a lancé le dé.
option-mummy-brown-steps = Cases marron pour une momie
    .help = De combien la face momie te fait avancer sur l’anneau.
option-king-start-below = La momie royale commence plus bas
    .help = Autant d’étages sous le sommet. Chaque momie obtenue au dé la fait monter d’un étage.
option-king-wins-at-eight = La momie royale gagne avec ses momies
    .help = Elle gagne aussitôt quand toutes les momies sont sur des cases marron.
option-share-crystals = Cristaux partagés
    .help = Les tentes d’une équipe comptent comme une seule.
option-trapped = Dans la salle des trésors refermée
    .help = La victoire reste, sans le scorpion ; ou le joueur est éliminé, et la momie royale reste.
option-show-revealed = Montrer les couleurs ouvertes
    .help = L’écran continue de montrer ce que contenaient les temples ouverts.

## Valeurs des options, et ce que nous supposons de la boîte

option-pyramid-steps-up-to = autant que tu veux
option-pyramid-steps-exact = tous
option-mummy-side-own = son propre côté
option-mummy-side-any = n’importe quel côté
option-trapped-no-treasure = gagné, sans scorpion
option-trapped-out = éliminé

box-ramses-pyramid-map-crystals = quel cristal est sur quelle case marron
box-ramses-pyramid-map-temples = où sont les temples
box-ramses-pyramid-map-layers = combien il y a d’étages, et leurs couleurs
box-ramses-pyramid-map-top = où sont les momies au sommet
box-ramses-pyramid-temple-colours = les couleurs des temples

## Impossible à préparer ainsi

rp-setup-mummies = { $mummies } momies sont au sommet, et il y a { $spaces } cases marron. Il faut au moins une momie, et une case pour chacune. Corrige le fichier du plateau.
rp-setup-temples = Il y a { $temples } temples sur la carte, et { $colours } couleurs pour eux. Il y a un temple de chaque couleur. Corrige le fichier du plateau.
rp-setup-spaces = Il y a { $spaces } cases de temple pour { $temples } temples. L’une au moins doit être vide. Corrige le fichier du plateau.
rp-setup-king = La momie royale commencerait { $below } étages sous le sommet, et cette pyramide n’en a que { $layers }.
