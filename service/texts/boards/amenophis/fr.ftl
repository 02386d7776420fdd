### Le dessin d'Aménophis.

am-draw-name = Le labyrinthe d’Aménophis
am-draw-name-hidden = Le labyrinthe d’Aménophis, tel que la momie peut le voir
am-draw-view-mummy = Vue de la momie
am-draw-view-explorers = Vue des chercheurs
am-draw-out = éliminé
am-draw-taken = { $taken }/{ $goal } ankhs
am-draw-aside = { $count ->
    [0] rien de côté
   *[other] { $count } de côté
}
am-draw-announced = annoncé
am-draw-steps = { $steps ->
    [one] pas restant
   *[other] pas restants
}
am-draw-roll-and = { $aside ->
    [0] son dé
   *[other] son dé + { $aside }
}
am-draw-final = { $count }/{ $all } cartes · { $ankhs ->
    [one] { $ankhs } ankh
   *[other] { $ankhs } ankhs
}
am-draw-cheer = { $who ->
    [mummy] Attrapés !
    [explorer] Hors du tombeau !
   *[nobody] Le tombeau se tait.
}

## En mots

am-twin-mummy = { $name } est la momie, en { $cell }. Ses ankhs : { $taken } sur { $goal }.
am-twin-ways = { $count ->
    [0] Aucun chemin ne continue de là.
   *[other] De là, des chemins mènent en { $cells }.
}
am-twin-pawn-of = pion { $number } ({ $name })
am-twin-pawn = { $cell ->
    [hidden] { $name } : { $ankhs ->
        [1] une ankh
        [one] { $ankhs } ankh
       *[other] { $ankhs } ankhs
    }, place cachée.
    [off] { $name } : hors du plateau.
   *[other] { $name } : { $ankhs ->
        [1] une ankh
        [one] { $ankhs } ankh
       *[other] { $ankhs } ankhs
    }, en { $cell }.
}
am-twin-out = { $name } ne joue plus.
am-twin-played = { $count ->
    [0] Aucune carte jouée.
   *[other] Jouées : { $cards }.
}
am-twin-aside = { $count ->
    [0] Aucune momie n’est de côté.
    [1] Une momie est de côté.
   *[other] { $count } momies sont de côté.
}
am-twin-announced = Annoncé : { $face }.
am-twin-steps = { $steps ->
    [1] Il reste un pas à la momie.
   *[other] Il reste { $steps } pas à la momie.
}
am-twin-hand = Tes cartes : { $cards }.
am-twin-card-on = { $card } en { $cell }
am-twin-symbols = Symboles : { $list }.
am-twin-places = Le départ est en { $start }, les oubliettes en { $dungeon }.

## Les secrets d'un chercheur

am-hand-untold = une carte pas encore dite
am-hand-played = { $card }, jouée
am-hand-roll = Ton lancer
am-hand-pawn = { $cell ->
    [off] Ton pion est hors du plateau.
   *[other] { $number ->
        [none] Ton pion est en { $cell }.
       *[other] Le pion { $number } est en { $cell }.
    }
}
