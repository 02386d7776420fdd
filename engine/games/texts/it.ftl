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
