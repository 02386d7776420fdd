### El dibujo de Pirate Code.

pcb-board-name = El tablero de Pirate Code
pcb-board-found = { $count }/{ $of }
pcb-board-wrong = erróneo
pcb-board-broken = código descifrado
pcb-board-open-chest = abre el cofre
pcb-board-no-code = aún sin código
pcb-board-none-left = ¿no queda?
pcb-board-guesser = adivina
pcb-board-setter = ha escondido un código
pcb-board-log = Intentos hasta ahora
pcb-board-leg = código { $leg } de { $of }
pcb-board-log-empty = Aún no hay intentos
pcb-board-log-more = { $count ->
    [one] un turno anterior
   *[other] { $count } turnos anteriores
}
pcb-board-token-die = dice el dado
pcb-board-token-rolled = según el dado
pcb-board-token-choice = cualquier color
pcb-board-token-skeleton = en la mano
pcb-board-token-row = cualquier color
pcb-board-token-laid = puesta
pcb-board-token-ask = por puntuar
pcb-board-token-scored = puntuada

pcb-cheer = ¡El tesoro es tuyo!
pcb-cheer-draw = El mar es de los dos.
pcb-final-found = sin descifrar: { $count } de { $of } acertadas
pcb-final-guesses = { $count ->
    [one] un intento
   *[other] { $count } intentos
}

## Lo mismo en palabras

pcb-twin-area = Código de { $name }: { $found ->
    [0] ninguna de { $of } joyas acertada.
    [one] una de { $of } joyas acertada.
   *[other] { $found } de { $of } joyas acertadas.
}
pcb-twin-gem = { $colour } en { $at }
pcb-twin-gold = En la posición correcta: { $list }.
pcb-twin-guess = En la fila de intentos: { $list }.
pcb-twin-wrong = { $count ->
    [one] { $colour }
   *[other] { $colour } { $count } veces
}
pcb-twin-brown = Erróneo: { $list }.
pcb-twin-no-code = Aún no hay ningún código escondido.
pcb-twin-opened = El cofre está abierto: { $list }.
pcb-twin-own-code = Tu código: { $list }.
pcb-twin-bot = En este asiento juega un bot.
pcb-twin-laid = { $colour } en la posición { $at } de { $name }
pcb-twin-turn = Intentos de este turno: { $list }.
pcb-twin-due = { $guess ->
    [rolled] una joya { $colour-feminine }
    [skeleton] la joya { $colour-feminine } del esqueleto
   *[other] una joya de cualquier color
}
pcb-twin-to-guess = Quedan por hacer: { $list }.
pcb-twin-to-score = Tiene que puntuar su dueño: { $list }.
pcb-twin-empty = Agotado en el cofre de joyas: { $list }.
pcb-twin-hand = { $colour ->
    [none] La mano del esqueleto está vacía.
   *[other] El esqueleto tiene una joya { $colour-feminine }.
}
pcb-twin-count = { $name } ha necesitado { $count ->
    [one] un intento.
   *[other] { $count } intentos.
}
pcb-twin-scored = { $colour } en { $at }: { $answer }
pcb-twin-log = Un turno: { $list }.

## Pasos de una jugada

pcb-step-chest = decir que un color se ha agotado
pcb-step-guess = { $guess ->
    [choice] una joya { $colour-feminine }, la que eliges
   *[other] mover una joya, según el dado
}
pcb-step-rolled = una joya { $colour-feminine }, la del dado
pcb-step-gem = una joya { $colour-feminine }
pcb-step-hand = la joya { $colour-feminine } del esqueleto
pcb-step-lying = mover la { $colour-feminine } en { $name } desde { $at }

## Respuestas corregidas

page-sheet-pcb-answers = Tus respuestas
pcb-change-key = Cambiar una respuesta…
pcb-change-whose = ¿De quién son las respuestas?
pcb-change-head = { $name }, ¿qué respuestas estaban mal?
pcb-change-what-follows = Todos ven el cambio, y la joya se coloca de nuevo.
pcb-change-send = { $count ->
    [0] Cambiarla
    [one] Cambiar una respuesta
   *[other] Cambiar { $count } respuestas
}
pcb-given-now = como se respondió
pcb-given-gem = Respuesta { $number }: { $colour } en { $at }
pcb-given-clash = no pueden ser correctas a la vez
