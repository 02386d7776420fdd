### Words that several games share.

edition-digest = as this referee reads the booklet
edition-de = as the German booklet says
edition-en = as the English booklet says
edition-fr = as the French booklet says
edition-it = as the Italian booklet says
edition-es = as the Spanish booklet says
edition-pt = as the Portuguese booklet says

option-first-seat = Who begins
    .help = The youngest, unless you agree on somebody else.
option-points-to-win = Points to win
    .help = Who reaches them first has won.

variant-teams = Teams
    .help = Four players, two against two.

# What a player enters, above the keys for it.
field-cards = cards
field-code = code
field-colour = colour
field-answer = answer
