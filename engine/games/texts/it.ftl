### Parole comuni a più giochi.

edition-digest = come questo arbitro legge il libretto
edition-de = come dice il libretto tedesco
edition-en = come dice il libretto inglese
edition-fr = come dice il libretto francese
edition-it = come dice il libretto italiano
edition-es = come dice il libretto spagnolo
edition-pt = come dice il libretto portoghese

option-first-seat = Chi comincia
    .help = Il giocatore più giovane, a meno che non ne scegliate un altro insieme.
option-points-to-win = Punti per vincere
    .help = Vince chi li raggiunge per primo.

variant-teams = Squadre
    .help = Quattro giocatori, due contro due.

# What a player enters, above the keys for it.
field-cards = carte
field-code = codice
field-colour = colore
field-answer = risposta

## Così non si può preparare

setup-no-game = Non c’è nessun gioco «{ $name }». Ci sono { $games }.
setup-no-die = { $game } vuole il dado «{ $die }», e questo tavolo non ce l’ha. Indica il suo file nelle impostazioni del tavolo.
setup-seats = { $game } è per { $fewest }-{ $most } giocatori; voi siete { $count }.
setup-variant-seats = «{ $variant }» è per { $numbers-or } giocatori; voi siete { $count }.
setup-no-variant = Questo gioco non ha nessuna variante «{ $name }».
setup-no-option = Questo gioco non ha nessuna opzione «{ $name }».
setup-no-edition = L’arbitro non conosce nessun libretto «{ $name }» di questo gioco.
setup-variant-twice = «{ $variant }» è scelta due volte. Una basta.
setup-variant-needs = «{ $variant }» si gioca solo insieme a «{ $needed }».
setup-variants-clash = «{ $variant }» e «{ $other }» si contraddicono. Scegline una.
setup-option-clash = «{ $option }» non ha effetto con «{ $variant }». Lascia com’era.
setup-both-change = «{ $variant }» e «{ $other }» cambiano la stessa regola. Tienine una.
setup-option-number = «{ $option }» non può essere { $value }: è un numero da { $minimum } a { $maximum }{ $also-count ->
    [0] { "" }
   *[other] {" "}o { $also-or }
}.
setup-option-seat = «{ $option }» non può essere { $value }: scegli uno dei giocatori.
setup-option-flag = «{ $option }» non può essere { $value }: è sì o no.
setup-option-choice = «{ $option }» non può essere «{ $value }»: scegli { $choices-or }.
setup-option-several = «{ $option }» non può essere «{ $value }»: sceglili diversi, { $count } tra { $choices }.
setup-option-without = «{ $option }» non ha effetto senza { $variants-or }. Scegli quella variante, o lascia com’era.
setup-value-rival = «{ $option }: { $value }» non va d’accordo con { $variants-or }. Cambia una delle due cose.
setup-no-such-player = { $option }: non c’è un giocatore { $number }; siete in { $count }.
setup-die-face = Una faccia del dado «{ $die }» dice «{ $face }», e questo gioco non lo conosce. Conosce { $known }. Correggi il file del dado.
setup-die-lacks = Nessuna faccia del dado «{ $die }» dice { $words-or }, e senza non si gioca con queste regole. Correggi il file del dado.
setup-no-map = Nel file del tabellone non c’è una mappa. Disegnane una come nel file che sta col gioco.
setup-map = La mappa nel file del tabellone è sbagliata alla riga { $row }, colonna { $column }: lì non può stare «{ $seen }».
setup-map-row = Nel file del tabellone la riga { $row } della mappa è lunga { $length }, la prima { $first }. Falle uguali.
setup-map-size = La mappa nel file del tabellone è larga { $columns } e alta { $rows }. Nessun tabellone di questo gioco è così.
setup-map-count = Sulla mappa nel file del tabellone «{ $seen }» c’è { $count } ×, e deve esserci { $needed } ×.
setup-box = Nel file del tabellone { $key } non può essere «{ $value }».
