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

## Not to be set up like that

setup-no-game = There is no game “{ $name }”. There are { $games }.
setup-no-die = { $game } needs the die “{ $die }”, and this table has none. Name its file in the table’s settings.
setup-seats = { $game } is for { $fewest } to { $most } players; you are { $count }.
setup-variant-seats = “{ $variant }” is for { $numbers-or } players; you are { $count }.
setup-no-variant = This game has no variant “{ $name }”.
setup-no-option = This game has no option “{ $name }”.
setup-no-edition = The referee knows no booklet “{ $name }” of this game.
setup-variant-twice = “{ $variant }” is chosen twice. Once is enough.
setup-variant-needs = “{ $variant }” is played only together with “{ $needed }”.
setup-variants-clash = “{ $variant }” and “{ $other }” contradict each other. Choose one of them.
setup-option-clash = “{ $option }” does nothing with “{ $variant }”. Leave it as it was.
setup-both-change = “{ $variant }” and “{ $other }” both change the same rule. Keep one of them.
setup-option-number = “{ $option }” cannot be { $value }: it is a number from { $minimum } to { $maximum }{ $also-count ->
    [0] { "" }
   *[other] {" "}or { $also-or }
}.
setup-option-seat = “{ $option }” cannot be { $value }: choose one of the players.
setup-option-flag = “{ $option }” cannot be { $value }: it is yes or no.
setup-option-choice = “{ $option }” cannot be “{ $value }”: choose { $choices-or }.
setup-option-several = “{ $option }” cannot be “{ $value }”: choose { $count } different ones out of { $choices }.
setup-option-without = “{ $option }” does nothing without { $variants-or }. Choose that variant, or leave it as it was.
setup-value-rival = “{ $option }: { $value }” does not go with { $variants-or }. Change one of them.
setup-no-such-player = { $option }: there is no player { $number }; you are { $count }.
setup-die-face = A face of the die “{ $die }” says “{ $face }”, which this game does not know. It knows { $known }. Mend the die’s file.
setup-die-lacks = No face of the die “{ $die }” says { $words-or }, and these rules cannot be played without it. Mend the die’s file.
setup-no-map = There is no map in the board’s file. Draw one as in the file that came with the game.
setup-map = The map in the board’s file is wrong in row { $row }, column { $column }: “{ $seen }” cannot stand there.
setup-map-row = In the board’s file, row { $row } of the map has length { $length }, the first row { $first }. Make them equal.
setup-map-size = The map in the board’s file is { $columns } wide and { $rows } high. No board of this game is like that.
setup-map-count = On the map in the board’s file “{ $seen }” stands { $count } ×, and must stand { $needed } ×.
setup-box = In the board’s file, { $key } cannot be “{ $value }”.
