### Le dessin de Lunar Command.

lcb-board-name = Le plateau de Lunar Command
lcb-to-build = à construire
lcb-scored = marqués
lcb-points-of = { $points }/{ $goal }

## Ce qu'un appui sur le plateau choisit d'abord

lcb-step-thing = { $thing ->
    [robot] le robot de { $place }
    [astronaut] l’astronaute de { $place }
    [both] le robot ou l’astronaute de { $place }
    [spare] l’ovni à côté du plateau
   *[ufo] l’ovni de { $place }
}
lcb-step-place = { $thing ->
    [dome] un dôme de départ
    [robot] un robot
    [astronaut] un astronaute
   *[ufo] un ovni
}
lcb-step-kind = { $kind ->
    [straight] construire un mur
    [square] construire une tour
    [dome] construire un dôme
    [airlock] construire un sas
    [antenna] construire une antenne
    [robot] déplacer un robot
    [astronaut] déplacer un astronaute
    [put-dome] placer un dôme de départ
    [put-robot] placer un robot
    [put-astronaut] placer un astronaute
    [put-ufo] placer un ovni
    [station] annoncer une station
   *[ufo] déplacer un ovni
}

## Pourquoi une place a été refusée, en deux ou trois mots

lcb-why-not-your-turn = pas ton tour
lcb-why-one-action = une seule action
lcb-why-not-shown = pas sur le dé
lcb-why-other-tile = pas ta tuile
lcb-why-wall-off-board = hors du plateau
lcb-why-none-left = épuisé
lcb-why-ufo-in-way = un ovni gêne
lcb-why-figure-in-way = quelqu’un est là
lcb-why-piece-there = pas libre
lcb-why-dome-needs-square = pas de tour
lcb-why-dome-there = a déjà un dôme
lcb-why-blocks-entrance = entrée bloquée
lcb-why-own-entrance-blocked = entrée bloquée
lcb-why-same-type = même type
lcb-why-same-type-beside = même type
lcb-why-not-connected = pas de liaison
lcb-why-cut-off = chemin coupé
lcb-why-leads-nowhere = sans issue
lcb-why-partners-dome = dôme partenaire
lcb-why-not-near-own = trop loin
lcb-why-no-figure-there = personne ici
lcb-why-under-a-ufo = sous un ovni
lcb-why-one-of-each = un de chaque
lcb-why-go-on-airlock = avance d’abord
lcb-why-go-on-ufo = avance d’abord
lcb-why-airlock-dead-end = pas de sortie
lcb-why-ufo-dead-end = pas de sortie
lcb-why-not-a-neighbour = pas à côté
lcb-why-no-steps-left = plus de pas
lcb-why-straight-through = tout droit
lcb-why-ufo-stops-robot = un ovni gêne
lcb-why-ufo-stops-astronaut = un ovni gêne
lcb-why-space-taken = pas libre
lcb-why-piece-stops = une pièce gêne
lcb-why-foreign-airlock = pas ton sas
lcb-why-no-entrance = pas une entrée
lcb-why-no-ufo-there = pas d’ovni ici
lcb-why-only-opponent-releases = pas ton ovni
lcb-why-head-taken = sous un ovni
lcb-why-same-space = même case
lcb-why-landing-piece = pas libre
lcb-why-landing-ufo = pas libre
lcb-why-landing-figure = pas libre
lcb-why-domes-side-by-side = côte à côte
lcb-why-not-to-place = pas maintenant
lcb-why-station-is-scored = déjà comptée
lcb-why-station-no-space = pas une case
lcb-why-station-open = pas fermée

## La fin

lcb-cheer = Lunaire 1 décolle !
lcb-final = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le plateau en mots

lcb-twin-team = { $names }, { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }. Dans la zone de points : { $robots ->
    [0] aucun robot
    [1] 1 robot
   *[other] { $robots } robots
} et { $astronauts ->
    [0] aucun astronaute
    [1] 1 astronaute
   *[other] { $astronauts } astronautes
}.
lcb-twin-to-build = Encore à construire : { $list }.
lcb-twin-count = { $kind ->
    [straight] murs
    [square] tours
    [dome] dômes
    [airlock] sas
   *[antenna] antennes
} { $count }
lcb-twin-kind = { $kind ->
    [straight] Murs
    [square] Tours
    [start] Dômes de départ
    [dome] Dômes
    [airlock] Sas
   *[antenna] Antennes
} : { $spaces }.
lcb-twin-several = { $space } ({ $count })
lcb-twin-white = Pièces blanches pour tout le monde. Encore à construire : { $list }.
lcb-twin-station = Station fermée, { $spaces } : { $owner ->
    [nobody] à personne.
   *[other] de couleur { $owner }.
}
lcb-twin-nowhere = nulle part
# Same as English.
lcb-twin-robots = Robots : { $spaces }.
lcb-twin-astronauts = Astronautes : { $spaces }.
lcb-twin-ufos = Ovnis : { $spaces }.
lcb-twin-held = Sur la tête d’un astronaute : { $spaces }.
lcb-twin-steps = { $left ->
    [1] Il reste un pas au déplacement.
   *[other] Il reste { $left } pas au déplacement.
}
