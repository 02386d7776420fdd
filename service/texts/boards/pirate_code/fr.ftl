### Le dessin de Pirate Code.

pcb-board-name = Le plateau de Pirate Code
pcb-board-found = { $count }/{ $of }
pcb-board-wrong = faux
pcb-board-broken = code trouvé
pcb-board-open-chest = ouvre le coffre
pcb-board-no-code = pas de code
pcb-board-none-left = épuisée ?
pcb-board-guesser = cherche
pcb-board-setter = a caché un code
pcb-board-log = Essais déjà faits
pcb-board-leg = code { $leg } sur { $of }
pcb-board-log-empty = Aucun essai
pcb-board-log-more = { $count ->
    [1] un tour plus ancien
   *[other] { $count } tours plus anciens
}
pcb-board-token-die = le dé dit
pcb-board-token-rolled = celle du dé
pcb-board-token-choice = au choix
pcb-board-token-skeleton = dans la main
pcb-board-token-row = au choix
pcb-board-token-laid = essayée
pcb-board-token-ask = à contrôler
pcb-board-token-scored = contrôlée

pcb-cheer = Le trésor est à toi !
pcb-cheer-draw = La mer est à vous deux.
pcb-final-found = pas trouvé : { $count } sur { $of }
pcb-final-guesses = { $count ->
    [1] un essai
    [one] { $count } essai
   *[other] { $count } essais
}

## La même chose en mots

pcb-twin-area = Le code chez { $name } : { $found ->
    [0] aucune des { $of } pierres trouvée.
    [1] une pierre sur { $of } trouvée.
   *[other] { $found } pierres sur { $of } trouvées.
}
pcb-twin-gem = { $colour } en { $at }
pcb-twin-gold = À la bonne place : { $list }.
pcb-twin-guess = Sur la rangée de décodage : { $list }.
pcb-twin-wrong = { $count ->
    [one] { $colour }
   *[other] { $colour } { $count } fois
}
pcb-twin-brown = Faux : { $list }.
pcb-twin-no-code = Aucun code n’est encore caché.
pcb-twin-opened = Le coffre est ouvert : { $list }.
pcb-twin-own-code = Ton code : { $list }.
pcb-twin-bot = Un bot joue à cette place.
pcb-twin-laid = { $colour } chez { $name }, position { $at }
pcb-twin-turn = Essayé à ce tour : { $list }.
pcb-twin-due = { $guess ->
    [rolled] une pierre { $colour-feminine }
    [skeleton] la pierre { $colour-feminine } du squelette
   *[other] une pierre de n’importe quelle couleur
}
pcb-twin-to-guess = Encore à essayer : { $list }.
pcb-twin-to-score = À contrôler par le propriétaire : { $list }.
pcb-twin-empty = Épuisé dans le coffre de pierres : { $list }.
pcb-twin-hand = { $colour ->
    [none] La main du squelette est vide.
   *[other] Le squelette tient une pierre { $colour-feminine }.
}
pcb-twin-count = { $name } a fait { $count ->
    [1] un essai.
    [one] { $count } essai.
   *[other] { $count } essais.
}
pcb-twin-scored = { $colour } en { $at } : { $answer }
pcb-twin-log = Un tour : { $list }.

## Les étapes d'une action

pcb-step-chest = dire qu’une couleur est épuisée
pcb-step-guess = { $guess ->
    [choice] pierre au choix : { $colour-feminine }
   *[other] déplacer, comme dit le dé
}
pcb-step-rolled = pierre du dé : { $colour-feminine }
pcb-step-gem = une pierre { $colour-feminine }
pcb-step-hand = la pierre { $colour-feminine } du squelette
pcb-step-lying = déplacer la { $colour-feminine } chez { $name } depuis { $at }

## Corriger des réponses

page-sheet-pcb-answers = Tes réponses
pcb-change-key = Changer une réponse…
pcb-change-whose = Les réponses de qui ?
pcb-change-head = { $name }, quelles réponses étaient fausses ?
pcb-change-what-follows = Tout le monde voit le changement, et la pierre est replacée.
pcb-change-send = { $count ->
    [0] Changer
    [1] Changer une réponse
   *[other] Changer { $count } réponses
}
pcb-given-now = réponse actuelle
pcb-given-gem = Réponse { $number } : { $colour } en { $at }
pcb-given-clash = pas toutes justes à la fois
