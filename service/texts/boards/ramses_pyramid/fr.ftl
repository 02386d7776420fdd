### Le dessin de Ramses Pyramid.

rp-board-name = Le plateau de Ramses Pyramid, vu d’en haut
rp-board-entrance = Entrée
rp-board-no-crystal = aucun cristal
rp-board-closed = fermée
rp-step-layer = tourner { $layer } ↻
rp-step-open = ouvrir un temple pour { $place }
rp-step-mummy = une momie du côté { $side }
rp-step-onto = descendre en { $place }
rp-board-king-wins = La momie royale gagne
rp-cheer = La momie royale est vaincue !
rp-cheer-king = La momie royale garde sa pyramide !
rp-final = à la fin : { $place }
rp-final-crown = a vaincu la momie royale
rp-twin-no-crystals = aucun
rp-twin-no-mummies = aucune
rp-twin-back = Entrée, le tour est fait
rp-twin-trapped = la pyramide s’est refermée
rp-twin-seat = { $name } : { $place }. Cristaux : { $list }.
rp-twin-team = Équipe { $team }.
rp-twin-bot = Un bot joue à cette place.
rp-twin-crown = Porte la couronne.
rp-twin-layer = { $layer } : { $list }. { $quarters ->
    [0] Il est comme au début.
    [1] Il est tourné d’un quart de tour.
    [2] Il est tourné d’un demi-tour.
   *[other] Il est tourné de { $quarters } quarts de tour.
}
rp-twin-king-top = La momie royale est au sommet.
rp-twin-king = La momie royale est à l’étage { $layer }.
rp-twin-mummies = Momies au sommet : { $top }. Sur la pyramide : { $on }. Sorties du jeu, sur des cases marron : { $out }.
rp-twin-crystals = Cristaux sur des cases marron : { $list }.
rp-twin-temple = Le temple { $temple } est en { $at }, à côté de { $beside }.
rp-twin-shown = Tous y ont vu cette couleur : { $colour }.
rp-twin-noted = Tu as noté : { $colour }.
rp-hand-temple = { $temple } : { $colour }
rp-twin-named = Couleur annoncée : { $colour }.
