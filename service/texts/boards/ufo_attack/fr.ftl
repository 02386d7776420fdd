### Le dessin d'UFO Attack.

ufo-board-name = Le plateau d’UFO Attack
ufo-board-storage = Réserve
ufo-board-used-up = épuisé
ufo-board-to-launch = { $count ->
    [3] trois pour décoller
    [4] quatre pour décoller
    [5] cinq pour décoller
    [6] six pour décoller
    [7] sept pour décoller
    [8] huit pour décoller
    [9] neuf pour décoller
   *[other] { $count } pour décoller
}
ufo-board-modules = { $count ->
    [0] aucun module
    [1] un module
   *[other] { $count } modules
}
ufo-board-short = { $top ->
    [on] { $count } · capsule posée
   *[off] { $count }
}
ufo-board-ready = prête à décoller
ufo-board-alien-on-top = { $count } · alien dessus
ufo-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $count }
ufo-cheer = Décollage !
ufo-final = { $top ->
    [on] { $modules }, avec capsule
   *[off] { $modules }, sans capsule
}
ufo-twin-nothing = rien
ufo-twin-rocket = { $name } : { $count ->
    [0] une fusée vide
    [1] un module, { $modules }
   *[other] { $count } modules, de bas en haut : { $modules }
}. { $top ->
    [on] La capsule est posée.
   *[off] La capsule est à côté de la rampe.
}
ufo-twin-points = { $points ->
    [1] Un point.
   *[other] { $points } points.
}
ufo-twin-bot = Un bot joue à cette place.
ufo-twin-storage = Dans la réserve : { $list }.
ufo-twin-alien = { $name ->
    [none] L’alien est au milieu.
   *[other] L’alien est sur la capsule chez { $name }.
}
