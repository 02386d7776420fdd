### English. Messages whose id is a code of the referee get its facts as arguments, already in words.
### A list `$colours` comes joined with "and"; as `$colours-or` joined with "or".

## Lists and common words

list-and = { $first } and { $last }
list-or = { $first } or { $last }
told-act = { $seat }: { $act }
text-missing = The referee has no words for “{ $code }”.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-white = white
colour-black = black
colour-lime = lime
colour-tan = tan
colour-dark-grey = dark grey
colour-light-grey = light grey
colour-brown = brown
colour-pink = pink

## What the referee itself asks and offers

ask-confirm = { $seat }, are these the rules you play by?
ask-consent = { $seat }, do you agree?
act-confirm-options = We play like this
    .told = { $seat } agrees to the rules

## Takebacks

undone = { $by } took the last act back.
corrected = { $by } put a reading right.
take-back = To be taken back on the table: { $act }.
proposal-undo = { $by } would like to take this back: { $act }.
proposal-correction = { $by } says that it was different: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}One later act would be taken back with it.
   *[other] {" "}{ $later } later acts would be taken back with it.
}
proposal-declined = { $by } does not agree, so everything stays as it was.
nothing-to-undo = Nothing has been played yet, so there is nothing to take back.
not-correctable = That act does not stand any more. Choose a ruling that is marked as correctable.
correction-same = That is what was read already. Choose the face that really lay on top.
no-such-proposal = That proposal is over. Look at the table again.
consent-not-asked = Nobody waits for your answer to this proposal.

## Rulings on rolls

die-unsure = The die could not be read: { $reason }. Nothing has happened yet. Roll again, or tap what it shows.
die-not-expected = Nobody has to roll now.
die-not-counted = This roll does not count.
foreign-die = This die does not belong to the game, so the roll does not count.
no-such-face = The die has no face called “{ $face }”. Choose one of its faces.
tap-not-needed = The camera reads the die. Roll it in the tray.

reason-cocked = it leans
reason-hand = a hand is in the way
reason-two-dice = more than one die lies there
reason-missing-die = a die is missing
reason-glare = the light glares on it
reason-too-dark = it is too dark
reason-unknown-face = this face is not known
reason-low-confidence = the colours are not clear
reason-not-rolled = it was not rolled
reason-no-die = no die lies there

## Why nothing counts now

confirm-first = Before the first roll, everybody says that these are the rules. Still to answer: { $seats }.
game-paused = The game is paused. The host lets it go on.
proposal-waits = A proposal is open. Still to answer: { $seats }.
paused-by-host = The host has paused the game.
resumed-by-host = The game goes on.
house-ruling = House ruling: { $text }

## Errors of commands

not-understood = That was not understood: { $what } (at { $where }).
command-too-large = That command is too large: { $bytes } bytes, and { $limit } are allowed.
command-not-utf8 = That command is not UTF-8 text: { $detail }.
command-not-json = That command is no JSON: { $detail }.
command-wrong-shape = That command lacks something, or has it wrong: { $detail }.
command-too-many = Too many commands: { $limit } a second are allowed. Wait a moment.
stale = The table has moved on since you saw it. Look again, then choose.
seq-missing = This command needs the number of the view that it was decided on (seq).
no-game = No game is open. The host starts one.
no-such-seat = There is no seat “{ $name }” in this game.
seat-missing = Say which seat this is for (seat).
seat-has-own-device = { $seat } plays on a device of their own, not at this tablet.
not-saved = That could not be saved, so it does not count. { $how }
cannot-play = This game cannot be set up like that: { $why }.
no-such-game = There is no saved game “{ $name }”.
already-open = That game is open already.
failed = Something went wrong inside the referee. Nothing has changed. The log says more.

claim-unknown = This link is not known. Ask the host for a new one.
claim-used = This link has been used already. Ask the host for a new one.
claim-expired = This link is too old: it is good for five minutes. Ask the host for a new one.

## Alerts

alert-journal = Games cannot be saved: { $what }. No act counts until they can.
    .fix = { $how }
alert-repaired = The saved games were damaged ({ $what }). { $kept } entries could be kept; the damaged file was kept too.
    .fix = Check the last acts on the table. If this happens again, replace the disk or SD card.
alert-camera = The camera cannot read the die: { $what }. Tap what it shows.
    .fix = { $how }
alert-fault = Something went wrong inside the referee ({ $what }). The game goes on.
    .fix = Look at the log. If this comes again, restart the referee.
alert-evidence = The picture of a roll could not be kept: { $what }.
    .fix = { $how }
alert-claim = A link that had been used already was opened once more, for { $who }.
    .fix = If that was none of you, ask the host for a new link: the old device is then out.
who-host = the host
who-table = the table
