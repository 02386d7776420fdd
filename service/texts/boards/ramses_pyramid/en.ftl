### The drawing of Ramses Pyramid.

rp-board-name = The board of Ramses Pyramid, seen from above
rp-board-entrance = Entrance
rp-board-no-crystal = no crystal
rp-board-closed = closed in
rp-step-layer = turn { $layer } ↻
rp-step-open = open a temple for { $place }
rp-step-mummy = a mummy from side { $side }
rp-step-onto = down to { $place }
rp-board-king-wins = The king wins
rp-cheer = The king has fallen!
rp-cheer-king = The king keeps his pyramid!
rp-final = in the end: { $place }
rp-final-crown = defeated the king
rp-twin-no-crystals = none
rp-twin-no-mummies = none
rp-twin-back = Entrance, back from the round
rp-twin-trapped = closed in by the pyramid
rp-twin-seat = { $name }: { $place }. Crystals: { $list }.
rp-twin-team = Team { $team }.
rp-twin-bot = A bot plays it.
rp-twin-crown = Wears the crown.
rp-twin-layer = { $layer }: { $list }. { $quarters ->
    [0] It stands as at the start.
    [one] It is turned by a quarter.
    [2] It is turned by half.
   *[other] It is turned by { $quarters } quarters.
}
rp-twin-king-top = The Mummy King stands on the top.
rp-twin-king = The Mummy King stands on layer { $layer }.
rp-twin-mummies = Mummies on the top: { $top }. On the pyramid: { $on }. Out of the game, on brown spaces: { $out }.
rp-twin-crystals = Crystals on brown spaces: { $list }.
rp-twin-temple = Temple { $temple } is on { $at }, beside { $beside }.
rp-twin-shown = All have seen { $colour } in it.
rp-twin-noted = You noted { $colour }.
rp-hand-temple = { $temple }: { $colour }
rp-twin-named = { $colour } is said to be in it.
