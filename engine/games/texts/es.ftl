### Palabras que comparten varios juegos.

edition-digest = como este árbitro entiende el reglamento
edition-de = como dice el reglamento alemán
edition-en = como dice el reglamento inglés
edition-fr = como dice el reglamento francés
edition-it = como dice el reglamento italiano
edition-es = como dice el reglamento español
edition-pt = como dice el reglamento portugués

option-first-seat = Quién empieza
    .help = La persona más joven, si no acordáis otra cosa.
option-points-to-win = Puntos para ganar
    .help = Quien los consigue primero gana.

variant-teams = Juego en equipo
    .help = Cuatro jugadores, dos contra dos.

# What a player enters, above the keys for it.
field-cards = cartas
field-code = código
field-colour = color
field-answer = respuesta
