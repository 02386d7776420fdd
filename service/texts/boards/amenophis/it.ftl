### Il disegno di Aménophis.

am-draw-name = Il labirinto di Aménophis
am-draw-name-hidden = Il labirinto di Aménophis, come può vederlo la mummia
am-draw-view-mummy = Vista della mummia
am-draw-view-explorers = Vista degli esploratori
am-draw-out = fuori
am-draw-taken = { $taken } ankh su { $goal }
am-draw-aside = { $count ->
    [0] nessuna da parte
   *[other] { $count } da parte
}
am-draw-announced = annunciato
am-draw-steps = { $steps ->
    [one] passo rimasto
   *[other] passi rimasti
}
am-draw-roll-and = { $aside ->
    [0] il suo tiro
   *[other] il suo tiro + { $aside }
}
am-draw-final = { $count } carte su { $all } · { $ankhs } ankh
am-draw-cheer = { $who ->
    [mummy] Catturati!
    [explorer] Fuori dalla tomba!
   *[nobody] La tomba tace.
}

## In parole

am-twin-mummy = { $name } è la mummia, su { $cell }, con { $taken } ankh su { $goal }.
am-twin-ways = { $count ->
    [0] Da lì nessuna via prosegue.
   *[other] Da lì le vie portano a { $cells }.
}
am-twin-pawn-of = pedina { $number } di { $name }
am-twin-pawn = { $cell ->
    [hidden] { $name }: { $ankhs } ankh, posto nascosto.
    [off] { $name }: fuori dal tabellone.
   *[other] { $name }: { $ankhs } ankh, su { $cell }.
}
am-twin-out = { $name } è fuori dal gioco.
am-twin-played = { $count ->
    [0] Nessuna carta giocata.
   *[other] Giocate: { $cards }.
}
am-twin-aside = { $count ->
    [0] Nessuna mummia è da parte.
    [one] Una mummia è da parte.
   *[other] { $count } mummie sono da parte.
}
am-twin-announced = Annunciato: { $face }.
am-twin-steps = { $steps ->
    [one] Alla mummia resta un passo.
   *[other] Alla mummia restano { $steps } passi.
}
am-twin-hand = Le tue carte: { $cards }.
am-twin-card-on = { $card } su { $cell }
am-twin-symbols = Simboli: { $list }.
am-twin-places = La partenza è { $start }, la prigione { $dungeon }.

## I segreti di un esploratore

am-hand-untold = una carta non ancora detta
am-hand-played = { $card }, giocata
am-hand-roll = Il tuo tiro
am-hand-pawn = { $cell ->
    [off] La tua pedina è fuori dal tabellone.
   *[other] { $number ->
        [none] La tua pedina è su { $cell }.
       *[other] La pedina { $number } è su { $cell }.
    }
}
