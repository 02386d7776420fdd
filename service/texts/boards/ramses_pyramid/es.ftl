### El dibujo de Ramses Pyramid.

rp-board-name = El tablero de Ramses Pyramid, visto desde arriba
rp-board-entrance = Entrada
rp-board-no-crystal = sin cristales
rp-board-closed = dentro
rp-step-layer = girar { $layer } ↻
rp-step-open = abrir un templo para { $place }
rp-step-mummy = una momia del lado { $side }
rp-step-onto = baja a { $place }
rp-board-king-wins = Gana el rey
rp-cheer = ¡El rey ha caído!
rp-cheer-king = ¡El rey conserva su pirámide!
rp-final = al final: { $place }
rp-final-crown = ha derrotado al rey
rp-twin-no-crystals = ninguno
rp-twin-no-mummies = ninguna
rp-twin-back = Entrada, de vuelta
rp-twin-trapped = dentro de la pirámide cerrada
rp-twin-seat = { $name }: { $place }. Cristales: { $list }.
rp-twin-team = Equipo { $team }.
rp-twin-bot = Lo juega un bot.
rp-twin-crown = Lleva la corona.
rp-twin-layer = { $layer }: { $list }. { $quarters ->
    [0] Está como al principio.
    [one] Está girada un cuarto.
    [2] Está girada media vuelta.
   *[other] Está girada { $quarters } cuartos.
}
rp-twin-king-top = El Rey Momia está en la cumbre.
rp-twin-king = El Rey Momia está en la planta { $layer }.
rp-twin-mummies = Momias en la cumbre: { $top }. En la pirámide: { $on }. Fuera del juego, en espacios marrones: { $out }.
rp-twin-crystals = Cristales en espacios marrones: { $list }.
rp-twin-temple = El templo { $temple } está en { $at }, junto a { $beside }.
rp-twin-shown = Todos han visto que dentro hay un cristal { $colour }.
rp-twin-noted = Has apuntado { $colour }.
rp-hand-temple = { $temple }: { $colour }
rp-twin-named = Se dice que dentro hay un cristal { $colour }.
