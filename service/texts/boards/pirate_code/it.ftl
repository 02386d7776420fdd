### Il disegno di Pirate Code.

pcb-board-name = Il tabellone di Pirate Code
pcb-board-found = { $count }/{ $of }
pcb-board-wrong = sbagliate
pcb-board-broken = codice decifrato
pcb-board-open-chest = apri lo scrigno
pcb-board-no-code = ancora nessun codice
pcb-board-none-left = finite?
pcb-board-guesser = indovina
pcb-board-setter = ha nascosto un codice
pcb-board-log = I tentativi finora
pcb-board-leg = codice { $leg } di { $of }
pcb-board-log-empty = Ancora nessun tentativo
pcb-board-log-more = { $count ->
    [one] un turno precedente
   *[other] { $count } turni precedenti
}
pcb-board-token-die = dice il dado
pcb-board-token-rolled = come il dado
pcb-board-token-choice = colore a scelta
pcb-board-token-skeleton = nella mano
pcb-board-token-row = colore a scelta
pcb-board-token-laid = tentata
pcb-board-token-ask = da valutare
pcb-board-token-scored = valutata

pcb-cheer = Il tesoro è tuo!
pcb-cheer-draw = Il mare è di tutti e due.
pcb-final-found = non decifrato: { $count } su { $of }
pcb-final-guesses = { $count ->
    [one] un tentativo
   *[other] { $count } tentativi
}

## Lo stesso, in parole

pcb-twin-area = Il codice di { $name }: { $found ->
    [0] trovate 0 gemme su { $of }.
    [one] trovata una gemma su { $of }.
   *[other] trovate { $found } gemme su { $of }.
}
pcb-twin-gem = { $colour } su { $at }
pcb-twin-gold = Al posto giusto: { $list }.
pcb-twin-guess = Sulla fila dei tentativi: { $list }.
pcb-twin-wrong = { $count ->
    [one] { $colour }
   *[other] { $colour } { $count } volte
}
pcb-twin-brown = Sbagliate: { $list }.
pcb-twin-no-code = Non è ancora nascosto nessun codice.
pcb-twin-opened = Lo scrigno è aperto: { $list }.
pcb-twin-own-code = Il tuo codice: { $list }.
pcb-twin-bot = In questo posto gioca un bot.
pcb-twin-laid = { $colour } sulla posizione { $at } di { $name }
pcb-twin-turn = Tentativi di questo turno: { $list }.
pcb-twin-due = { $guess ->
    [rolled] una gemma { $colour-feminine }
    [skeleton] la gemma { $colour-feminine } dello scheletro
   *[other] una gemma di un colore qualsiasi
}
pcb-twin-to-guess = Ancora da tentare: { $list }.
pcb-twin-to-score = Da valutare da chi ha il codice: { $list }.
pcb-twin-empty = Finite nel forziere delle gemme: { $list }.
pcb-twin-hand = { $colour ->
    [none] La mano dello scheletro è vuota.
   *[other] Lo scheletro tiene una gemma { $colour-feminine }.
}
pcb-twin-count = { $name } ha usato { $count ->
    [one] un tentativo.
   *[other] { $count } tentativi.
}
pcb-twin-scored = { $colour } su { $at }: { $answer }
pcb-twin-log = Un turno: { $list }.

## I passi di una mossa

pcb-step-chest = di’ che un colore è finito
pcb-step-guess = { $guess ->
    [choice] gemma a scelta: { $colour-feminine }
   *[other] sposta una gemma, come il dado
}
pcb-step-rolled = gemma del dado: { $colour-feminine }
pcb-step-gem = una gemma { $colour-feminine }
pcb-step-hand = gemma { $colour-feminine } dello scheletro
pcb-step-lying = sposta la { $colour-feminine } da { $name }, { $at }

## Risposte da correggere

page-sheet-pcb-answers = Le tue risposte
pcb-change-key = Cambia una risposta…
pcb-change-whose = Le risposte di chi?
pcb-change-head = { $name }, quali risposte erano sbagliate?
pcb-change-what-follows = Tutti vedono il cambiamento, e la gemma si sistema di nuovo.
pcb-change-send = { $count ->
    [0] Cambia
    [one] Cambia una risposta
   *[other] Cambia { $count } risposte
}
pcb-given-now = come risposto
pcb-given-gem = Risposta { $number }: { $colour } su { $at }
pcb-given-clash = non vanno bene insieme
