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
act-tap-die = { $face }
act-throw-die = Roll the die
act-confirm-options = We play like this
    .told = { $seat } agrees to the rules

## Takebacks

undone = { $by } took the last act back.
corrected = { $by } put a reading right.
act-unseen = something that only some may know
    .told = { $seat } did something that only some may know
act-heard = “{ $act }” ({ $clause }); only some may know more
take-back = To be taken back on the table: { $act }.
proposal-undo = { $by } would like to take this back: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}One later act goes with it.
   *[other] {" "}{ $later } later acts go with it.
}
proposal-correction = { $by } says that it was different: { $act }.{ $later ->
    [0] { "" }
    [one] {" "}One later act would be taken back with it.
   *[other] {" "}{ $later } later acts would be taken back with it.
}
proposal-declined = { $proposer } asked to take something back, and { $by } said no: it stands.
correction-declined = { $proposer } asked to correct a reading, and { $by } said no: it stands.
proposal-withdrawn = { $by } has withdrawn the question: everything stays as it was.
nothing-to-undo = Nothing has been played yet, so there is nothing to take back.
not-correctable = That act does not stand any more. Choose a ruling that is marked as correctable.
takeback-barred = What has been shown since then cannot be forgotten: nothing before it is taken back or corrected.
only-rolls-correctable = Only what was rolled or revealed can be corrected. A choice can be taken back.
correction-same = That is what was read already. Choose the face that really lay on top.
no-such-proposal = That proposal is over. Look at the table again.
consent-not-asked = Nobody waits for your answer to this proposal.

## Rulings on rolls

die-unsure = The die could not be read: { $reason }. Nothing has happened yet. Roll again, or tap what it shows.
die-not-expected = Nobody has to roll now.
die-not-counted = This roll does not count.
foreign-die = This die does not belong to the game, so the roll does not count.
no-such-face = The die has no face called “{ $face }”. Choose one of its faces.
dice-by-hand = The camera does not read these dice. Enter them by hand.
dice-count = { $needed ->
    [one] One die is
   *[other] { $needed } dice are
} to be entered, not { $given }.
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
not-written = That could not be done, because the disk does not allow it: { $what } ({ $where }). Nothing has changed.
cannot-play = This game cannot be set up like that: { $why }.
setup-table = A table has { $most } seats at most; you are { $count }.
setup-name = The name of player { $number } has nothing that can be shown. Write it with letters.
setup-name-twice = Several players are called “{ $name }”. Give each a name of their own.
setup-colour = Player { $number } cannot have the colour “{ $colour }”. There are { $colours }.
setup-colour-twice = { $count } players have the colour { $colour }; it must be { $most } at most.
setup-ruleset-alone = Rules that go by a name have their own variants and options. Choose the one or the other.
setup-no-ruleset = There are no rules by the name “{ $name }” for this game.
other-rules = That game was played by rules that this referee does not know ({ $detail }).
no-such-game = There is no saved game “{ $name }”.
already-open = That game is open already.
failed = Something went wrong inside the referee. Nothing has changed. The log says more.

claim-unknown = This link is not known. Ask the host for a new one.
claim-used = This link has been used already. Ask the host for a new one.
claim-malformed = This link is not complete. Open it again as it was given to you.
claim-too-many = Too many tries. Wait { $seconds } seconds.
claim-disk = The link could not be used up, because the disk does not allow it: { $detail }. Tell the host.
claim-expired = This link is too old: it is good for five minutes. Ask the host for a new one.

## Alerts

alert-journal = Games cannot be saved: { $what }. No act counts until they can.
    .fix = { $how }
alert-repaired = The saved games were damaged ({ $what }). { $kept } entries could be kept; the damaged file was kept too.
    .fix = Check the last acts on the table. If this happens again, replace the disk or SD card.
alert-board-cells = These cells are played without their sensors: { $cells }.
    .fix = Choose on the page what moves to or from there. When a sensor works again, use it again.
alert-board-restless = The board cannot tell whether something stands there: { $cells }.
    .fix = Set the piece there down well. If that does not help, play there without the sensor.
board-put = Put { $piece } on { $cell }.
board-put-off = Take { $piece } off the board.
board-clear = Clear { $cells-or }.
board-agrees = The board agrees again.
board-first = First put the board in order.
    .fix = See what to put where.
board-not-yours = Only who sees the board can say that.
board-no-cell = “{ $cell }” is no cell of this board.
alert-fault = Something went wrong inside the referee ({ $what }). The game goes on.
    .fix = Look at the log. If this comes again, restart the referee.
alert-evidence = The picture of a roll could not be kept: { $what }.
    .fix = { $how }
alert-claim = A link that had been used already was opened once more, for { $who }.
    .fix = If that was none of you, ask the host for a new link: the old device is then out.
alert-game = The last game cannot be opened; the referee’s log says why.
    .fix = Start another game. The old one stays saved.
who-host = the host
who-table = the table

## What ails a device, and how to mend it

meanwhile-camera = Until then, tap what the die shows.
meanwhile-board = Until then, tap on the page.
meanwhile-buttons = Until then, the page does all they do.

health-board-no-port = The sensor board is not plugged in: nothing is to be found in { $folder }.
    .fix = Plug its USB cable into this computer. The cable must carry data, not only power.
health-board-unplugged = The sensor board is not plugged in: there is no { $port }.
    .fix = Plug its USB cable into this computer. If it is plugged in under another name, put that name into [board].
health-board-several-ports = Several serial devices are plugged in, and which one is the board, nobody can guess: { $ports }.
    .fix = Write the board’s path into [board], for example port = "{ $first }".
health-board-port-forbidden = The referee may not open { $port }.
    .fix = Add its user to the group dialout (sudo adduser $USER dialout), then log in anew or restart.
health-board-port-taken = Another program uses { $port }.
    .fix = Close it. It may be a serial monitor, or a second referee.
health-board-port-fault = { $port } cannot be opened: { $why }.
    .fix = See that [board] names the board’s serial port.
health-board-silent = { $seconds ->
    [one] Nothing has been heard from the board for one second.
   *[other] Nothing has been heard from the board for { $seconds } seconds.
}
    .fix = See that its light is on, that its cable is firmly in at both ends, and that its firmware is loaded.
health-board-unreadable = What comes from the board’s port cannot be read.
    .fix = See that [board] names the board’s port and not another device’s. If it does, try another, shorter cable.
health-board-deaf = The board is heard, but does not answer.
    .fix = Pull its cable and put it back. If that does not help, try another cable.
health-board-no-chain = The board has found no sensors when it started.
    .fix = See that the first sensor row is connected to the controller, then press the controller’s reset button.
health-board-chain-broken = The chain of sensors is broken: a chip is missing, or a plug is loose.
    .fix = Press the plugs between the sensor rows home.
health-board-chain-changed = The chain of sensors has another length than when the board started.
    .fix = See that all sensor rows are connected, then press the controller’s reset button.
health-board-line-bad = Much of what the board sends, or is sent, arrives garbled. Nothing is lost, but it may come late.
    .fix = Use a short, shielded USB cable, away from motors and chargers, and no hub without power of its own.
health-board-firmware-old = The board speaks version { $theirs } of the protocol, the referee version { $ours }.
    .fix = Load the firmware that came with this referee onto the board.
health-board-firmware-new = The board speaks version { $theirs } of the protocol, the referee version { $ours }.
    .fix = Update the referee, or load the firmware that came with it onto the board.

health-panel-parts = { $parts-count ->
    [one] This does not work: { $parts } ({ $why }).
   *[other] These do not work: { $parts } ({ $why }).
}
    .fix = This needs a Raspberry Pi with python3-lgpio, a user in the group gpio (sudo adduser $USER gpio), and pins that no other program uses. Or take the pins out of [gpio].
part-next-button = the next button
part-undo-button = the undo button
part-status-light = the status light
part-buzzer = the buzzer
part-ring-light = the ring light

health-broker-ended = The page’s messages were cut off: { $why }.
    .fix = This mends itself. If it comes again, look at the log.

health-camera-silent = The camera has gone silent.
    .fix = Check its cable, or plug it in again.
health-camera-frozen = The camera repeats one picture.
    .fix = Unplug it and plug it in again.
health-camera-not-started = The camera’s process cannot be started: { $why }.
    .fix = It is tried again and again. If it keeps failing, the log has the details.
health-camera-crashed = The camera’s process crashed: { $why }.
    .fix = It starts again by itself. If it keeps failing, the log has the details.
health-camera-ended = The camera’s process ended: { $how }.
    .fix = It starts again by itself. If it keeps failing, the log has the details.
health-camera-settings = The camera ignores what it was told: { $settings }.
    .fix = Colours may drift. Fix these settings with v4l2-ctl, or use another camera.
setting-manual-exposure = manual exposure
setting-exposure = exposure time
setting-gain = gain
setting-manual-white-balance = manual white balance
setting-white-balance = white balance
setting-manual-focus = manual focus
setting-focus = focus
health-camera-other-dice = The camera reads the die { $die } only. These are entered by hand: { $dice }.
    .fix = Enter what they show.
health-camera-missing = The camera { $path } is not there.
    .fix = Plug it in, or choose another one in the settings.
health-camera-not-opened = The camera { $path } does not open.
    .fix = Another program may hold it, or the referee’s user is not in the group video (sudo adduser $USER video).
health-camera-no-picture = There is no picture from the camera: { $path }.
    .fix = Check its cable, or plug it in again.
health-camera-no-picamera = The package picamera2 cannot be used: { $why }.
    .fix = On Raspberry Pi OS: sudo apt install python3-picamera2, and make the virtual environment with --system-site-packages.
health-camera-no-stream = The stream { $path } does not open.
    .fix = Check its address, and that its sender is on.
health-camera-stream-ended = The stream { $path } has ended.
    .fix = Check its sender and the network.
health-camera-no-film = The film { $path } does not open.
    .fix = See that it is a whole video file.
health-camera-folder-empty = The folder { $path } has no pictures.
    .fix = Pictures end in { $endings }.
health-camera-bad-picture = { $path } is not a picture that can be read.
    .fix = Remove it from the folder, or save it again.
health-camera-at-its-end = There are no more frames: { $source }.
    .fix = Start it again, or choose another.
health-camera-tray-missing = The picture of the empty tray, { $path }, does not exist.
    .fix = Take it again with “referee calibrate”.
health-camera-tray-broken = The picture of the empty tray, { $path }, cannot be read.
    .fix = Take it again with “referee calibrate”.
health-camera-tray-size = The picture of the empty tray is { $tray }, the camera’s { $camera }.
    .fix = Take the picture again with this camera (“referee calibrate”).
health-camera-calibration = The calibration cannot be used: { $why }.
    .fix = Calibrate again (“referee calibrate”), or start without a calibration.
health-camera-rendered-light = The rendered tray cannot be calibrated: { $why }.
    .fix = Choose another seed, or hard=0.
health-camera-rendered-cable = The rendered camera is unplugged.
    .fix = Make the file { $path }.

## Page

page-title = { $game ->
    [none] Referee
   *[other] { $game } · Referee
}

# The call in the band: first the bold part, then the rest. 30 characters at most together.
page-call-connecting = Looking
page-call-connecting-rest = for the referee
page-call-not-found = No referee
page-call-not-found-rest = found yet
page-call-stale = Not live
page-call-stale-rest = since { $time }
page-call-no-game = No game yet
page-call-no-game-rest = the host starts one
page-call-paused = Paused
page-call-paused-rest = by the host
page-call-options = All of you:
page-call-options-rest = agree to the rules
page-call-undo = asks: take it back?
page-call-correction = asks: correct the die?
page-call-wait = One moment
page-call-bot-thinks = is thinking
page-call-bot-rolls = is rolling
page-call-draw = A draw
page-call-wins = { $count ->
    [one] wins
   *[other] win
}
page-then = then
page-next-trying = trying again
page-next-silent = waiting for it

# The die
page-die-waiting = Waiting for the die
page-die-into-tray = roll it into the tray
page-die-thrown-for-you = here it is thrown for you
page-die-throw-it = press “Roll the die”, or choose something else
page-die-bot-rolls = { $name } is a bot: it rolls by itself
page-die-away = No die in the tray
page-die-last = last: { $face }
page-die-moving = Rolling
page-die-moving-hint = no numbers yet
page-die-hand = A hand is there
page-die-hand-hint = take it away, then roll
page-die-settling = Nearly still
page-die-settling-hint = a moment more
page-die-sure = sure: it counts
page-die-fairly-sure = fairly sure: it counts
page-die-no-camera = No camera
page-die-tap = tap what you rolled
page-die-which = { $name }, which face is up?
page-die-we-saw = We saw it: enter the face
page-die-another = It is another face
page-die-all-agree = Enter it only if all at the table agree.
page-die-roll-again = Roll again.
page-die-which-of = Is it “{ $one }” or “{ $other }”?
page-die-nothing-happened = Nothing has happened yet.
page-die-not-needed = It does not matter: no roll is due.
page-confidence = confidence { $count } of 5
page-picture-of-die = photo of the die as it lay
die-reason-cocked = It leans
die-reason-hand = A hand is in the way
die-reason-two_dice = Too many dice
die-reason-missing_die = A die is missing
die-reason-glare = Too much glare
die-reason-too_dark = Too dark
die-reason-unknown_face = I do not know this face
die-reason-low_confidence = Two faces fit
die-reason-not_rolled = It was not rolled
die-reason-no_die = I see no die
die-reason-unknown = I could not read it
die-advice-hand = Take the hand away and roll again.
die-advice-two_dice = Leave one die in the tray and roll again.
die-advice-missing_die = Put all the dice in and roll again.
die-advice-glare = Turn the lamp a little, then roll again.
die-advice-too_dark = Make more light, then roll again.
die-advice-unknown_face = Is it the right die? Then roll again.
die-advice-not_rolled = Pick it up and roll it.

# Keys
page-sent = sent
page-choices-of = What { $name } may do
page-chooses-on-phone = { $name } chooses on another device.
page-may-i = May I…?
page-may-i-how = Choose what you want to do, or have done: the referee says what speaks against it.
page-may-i-nothing = There is nothing else to ask about now.
page-bot-chooses = { $name } is thinking.
page-changed-meanwhile = The table had moved on already. Please look again.
page-no-reply = No answer came. Nothing may have happened; please look at the board before you try again.
page-first-touch = The first touch only wakes the page.

# Rulings
page-last-ruling = The last ruling
page-no-ruling = No ruling yet. Have a good game.
page-kind-accepted = Stands
page-kind-refused = Not like that
page-kind-foul = Put it right
page-kind-unclear = I am not sure
page-kind-advice = A hint
page-kind-correction = Corrected
page-kind-undo = Taken back
page-kind-house = House ruling
page-kind-win = The last word
page-moment-ago = a moment ago
page-before = Before
page-booklet-silent = The booklet does not say; we read it so.
page-why-and-what = Why, and what would be allowed
page-open-clause = Clause { $clause }: open the ruling
page-rule-says = What the rule says
page-clause-unknown = The text of this clause is not here. It stands in the game’s RULES.md.
page-and-also = And also
page-how-judged = How it was judged
page-how-camera = Read by the camera from this picture.
page-how-board = Seen by the board’s sensors.
page-how-tap = Entered by a tap.
page-how-bot = Played by a bot.
page-how-house = Decided by the table.
page-how-agreed = The players have agreed to it.
page-percent-sure = { $percent } % sure
page-allowed-now = What is allowed now
page-facts = What it was judged from
page-history = All rulings
page-history-open = Look through all rulings
page-history-head = The rulings so far, the newest first
page-history-whole = These are all rulings of this game.
page-history-not-held = { $count ->
    [one] One earlier ruling is not held on this page.
   *[other] { $count } earlier rulings are not held on this page.
} On the referee’s box, “referee replay” tells the whole game.
page-was = Before:
page-is-now = Now:
page-ended-correction = This does not stand any more. It was corrected:
page-ended-undo = This does not stand any more. It was taken back:

# Facts of a ruling: fact-<code>-<name> for one ruling, fact-<game>-<name> for one game, else fact-<name>.
fact-aside = aside
fact-asked = asked for
fact-card = card
fact-cell = space
fact-cells = spaces
fact-colour = colour
fact-colours = colours
fact-count = how many
fact-dice = rolled
fact-die = die
fact-face = rolled
fact-figure = figure
fact-from = from
fact-goal = goal
fact-left = left
fact-mummy = mummy
fact-pawn = pawn
fact-piece = piece
fact-pieces = pieces
fact-points = points
fact-reason = why
fact-rolled = rolled
fact-space = space
fact-spaces = spaces
fact-steps = steps
fact-text = words of the host
fact-thing = piece
fact-to = to
fact-total = points in all
fact-turn = whose turn
fact-who = who
fact-winner = winner
fact-winners = winners
fact-ua-at = rocket of
fact-ua-count = modules
fact-ua-missing = modules lacking
fact-ua-run = in a row
fact-pc-answer = answer
fact-pc-answers = answers
fact-pc-at = position
fact-pc-given = gems named
fact-pc-guess = guess
fact-pc-guesser = guesses
fact-pc-guesses = guesses
fact-pc-held = in the hand
fact-pc-mine = guesses of the winner
fact-pc-number = answer number
fact-pc-on = code of
fact-pc-right = with this chest
fact-pc-row = area
fact-pc-seats = players
fact-pc-setter = hides the code
fact-pc-theirs = guesses of the other
fact-pc-told = answered
fact-lc-airlock = airlock
fact-lc-astronauts = astronauts
fact-lc-built_lime = lime pieces built
fact-lc-built_orange = orange pieces built
fact-lc-domes = starting domes
fact-lc-first = begins
fact-lc-lime = lime
fact-lc-more = further spaces
fact-lc-new = new piece
fact-lc-no-such-space-first = first space
fact-lc-no-such-space-last = last space
fact-lc-orange = orange
fact-lc-other = beside it
fact-lc-other-tile-other = tile
fact-lc-possible = possible
fact-lc-robots = robots
fact-lc-things = what is next
fact-lc-ufo = UFO
fact-am-at = player
fact-am-could = possible
fact-am-due = dice due
fact-am-each = of each pile
fact-am-given = dice rolled
fact-am-goal = ankhs to win
fact-am-here = from
fact-am-mover = to move
fact-am-number = on the die
fact-am-numbers = possible numbers
fact-am-path = way
fact-am-pawns = pawns
fact-am-piles = pile
fact-am-played = cards played
fact-am-shown = rolled
fact-am-start = from
fact-am-taken = ankhs
fact-rp-at = place
fact-rp-before = before
fact-rp-by = opened by
fact-rp-contradicts-turn = in turn
fact-rp-goal = to be entered
fact-rp-here = stands on
fact-rp-layer = layer
fact-rp-layers = layers
fact-rp-other = other temple
fact-rp-seats = players
fact-rp-shown-before-turn = in turn
fact-rp-side = side
fact-rp-sides = sides
fact-rp-temple = temple
fact-rp-temples = temples
fact-rp-turned-turn = turned by

# About the last act
page-acts = About the last act
page-wrong-reading = Misread…
page-dispute = Dispute
page-undo = Undo…
page-undo-it = Take it back…
page-board = Board
page-board-open = Open the board
page-not-what-happened = That is not what happened
page-what-happened = What happened instead?
page-which-faces = Which faces were really up?
page-likely = Most like what was read
page-other-faces = The other faces
page-enter-again = What was it really?
page-another-ruling = Or another ruling was wrong
page-nothing-done = By this ruling nothing was done, so there is nothing to put right.
page-choice-is-undone = A choice is not corrected: take it back, then choose again.
page-choice-is-undone-later = A choice is not corrected, but taken back. More was played since then, and the last act goes first.
page-rule-applied-wrong = Was the rule applied wrongly? The host can write down a house ruling.
page-which-face = Which face was really up?
page-nothing-to-correct = There is no reading that could be corrected.
page-was-read = was read
page-correct-what-follows = What came after the roll is judged again. Where it no longer fits, the table is told what to move back.
page-correct-to = It was
page-correct-it = Correct it
page-leave-it = Leave it as it is
page-undo-head = Undo
page-undo-question = Take the last act back?
page-undo-with-it = { $count ->
    [one] This act of a bot goes with it:
   *[other] These acts of bots go with it:
}
page-undo-what-follows = If it goes back past a roll, all players are asked first.
page-undo-it-now = Take it back
page-who-asks = Who asks?

# Agreeing
page-proposal = A question to all
page-proposal-by = { $name } asks all of you
page-agree = Agree
page-disagree = No
page-withdraw = Withdraw the question
page-waiting-for = waiting for { $name }
page-agrees = { $name } agrees
page-options-agree = Do all agree to these rules?
page-options-agree-why = They cannot be changed during the game.
page-options-head = Your game, your rules
page-options-before = All agree before the first roll.
page-options-fixed = Agreed before the first roll; they stand until the game is over.
page-options = House rules
page-options-as-printed = all as in the booklet
page-option-yours = yours
page-option-default = the booklet says { $value }
page-option-short = { $text }: { $value }
page-yes = yes
page-no = no

# Not live
page-stale-age = { $unit ->
    [seconds] This picture is { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } old.
   *[minutes] This picture is { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } old.
}
page-stale-stamp = as it was at
page-stale-turn = It was { $name }’s turn then; by now it may not be.
page-stale-safe = So nothing here can be pressed. The game is safe: every act is saved before it is shown.
page-stale-wake = When it is back, the first touch only wakes the page. It presses nothing.
page-never-heard = The referee does not answer.
page-what-helps = What helps
page-gone-link-why = This page has lost its way to the referee’s box.
page-gone-link-help-1 = Is this device still on the table’s Wi-Fi?
page-gone-link-help-2 = Is the referee’s box on, and “referee run” started there? The game is saved.
page-gone-link-help-3 = If only this device is cut off, go on with a phone that has a seat.
page-gone-link-help-4 = Has the box got another address? “referee host-link” on the box shows it. Open the page there, and ask the host for a new link.
page-gone-network-why = This device has no network.
page-gone-network-help-1 = Turn its Wi-Fi on, and choose the table’s network. The page then finds its way by itself.
page-gone-network-help-2 = Meanwhile go on with another device. The game is saved.
page-gone-broker-why = The referee’s box answers, but its news do not come through.
page-gone-broker-help-1 = Wait a moment: the page goes on trying, and the box mends this by itself.
page-gone-broker-help-2 = If it stays so, ask whoever runs the table to stop “referee run” and start it again. The game is saved.
page-gone-silent-why = The box can be reached, but the referee has fallen silent.
page-gone-silent-help-1 = Wait a moment: it may only be busy.
page-gone-silent-help-2 = If it stays so, ask whoever runs the table to stop it and start “referee run” again. The game is saved.
page-gone-stopped-why = The referee was switched off.
page-gone-stopped-help-1 = Ask whoever runs the table to start “referee run” again. The game is saved.
page-gone-crashed-why = The referee stopped without being told to.
page-gone-crashed-help-1 = Ask whoever runs the table to start “referee run” again. The game is saved.
page-gone-refused-why = The referee does not let this page in.
page-gone-refused-help-1 = Ask the host for a new link.

# The seats
page-seats = Seats
page-seats-head = Who sits where
page-seat-bot = a bot plays
page-seat-tablet = at the table’s tablet
page-seat-phone = on a phone
page-sit-down = sit down
page-sit-down-as = Sit down as { $name }
page-bots-play = Bots are playing. Sit down at any seat:
page-own-phone = Play on your own phone
page-own-phone-how = The host’s page makes a link with a QR code for each seat. Ask the host for yours, and scan it.
page-own-phone-moves = A seat that plays on a phone has its keys there, and no longer here.

# The link that brought you here
page-claim-used = This link was used already. It works only once.
page-claim-unknown = This link is too old or not known.
page-link-replaced = A newer link was made for this seat, so this one has ended.
page-door-watch = You can watch. Ask the host for a new link to play.

# The end
page-last-word = The referee’s last word
page-game-over = The end
page-final-position = The final position
page-winner = winner
page-play-again = Play again
page-not-how-it-ended = That is not how it ended…

# Devices
page-devices = Devices
page-how-to-mend = What helps
page-device-goes-on = The game can go on meanwhile: the page does what the device did.
page-device-ok = works
page-device-fault = { $state ->
    [offline] { $name } gone
   *[degraded] { $name }: trouble
}
page-alerts = Alerts
page-more-alerts = { $count ->
    [one] One more alert
   *[other] { $count } more alerts
}
page-live = live
page-not-live = not live
page-seat-of = seat of { $name }
page-watching = watching
device-camera = camera
device-board = board
device-buttons = buttons
device-broker = messages

# Sheets
page-close = Close
page-back = Back
page-ways = { $count } ways
page-sheet-ruling = A ruling
page-sheet-history = All rulings
page-sheet-clause = A clause
page-sheet-options = The options in force
page-sheet-board = The board
page-sheet-correct = That is not what happened
page-sheet-undo = Undo
page-sheet-tap = Enter the face
page-sheet-device = A device
page-sheet-seats = Who sits where
page-sheet-sensor = A sensor of the board
page-sheet-pick = Several acts are possible there
page-sheet-link = A link
page-sheet-rule = A clause
page-sheet-sensors = The sensors
page-sheet-house = A house ruling
page-sheet-goon = Another game
page-sheet-wipe = Delete the pictures
page-no-game = The referee is ready. As soon as the host has set up a game, its board is here.
page-no-news = The board is here as soon as the referee is found.
page-seat-waits = You have your seat. The game has not begun.

# One tablet, several secrets
page-pass-to = Pass the device to
page-pass-look-away = The others look away. Your keys are covered again by a press, or by themselves after { $seconds } seconds without a touch.
page-cover = Cover my keys
page-hold-to-open = I am { $name }: hold to open
page-hold-how-long = for about a second

# The language of this device, and its voice
page-language = Language
page-language-is = Language: { $name }
page-language-lost = The words of that language cannot be had now.
page-sheet-language = Language and voice
page-voice = Voice
page-voice-read = Read aloud
page-voice-what = Reads each new ruling, and what is to be done next, on this device.
page-voice-none = This device has no voice of its own for { $name }.
page-voice-sample = Rulings are read aloud.
page-voice-this = Read this ruling aloud

# On the board with sensors
page-board-now = On the board
page-board-ask = A question
page-board-off = off the board
page-board-empty = empty it
page-board-clear = Nothing should stand on { $cell }.
page-board-quiet = Nothing to do on the board.
page-board-leave-out = The sensor is wrong…
page-board-leave-out-of = The sensor of { $cell } is wrong…
page-board-leave-out-sure = Is all in order on { $cell }, and this message stays? Then play without the sensor there: what moves to or from { $cell } is chosen on the page.
page-board-leave-out-now = Play without it
page-board-keep = Keep it
page-board-left-out = Played without these sensors
page-board-take-in = Use it again
page-board-sensor = A sensor is wrong…
page-board-sensor-head = Which sensor is wrong?
page-board-sensor-how = Name its cell. What moves to or from there is then chosen on the page, until you use the sensor again.
page-board-cell = Cell

trouble-full = the disk is full
trouble-read-only = the disk cannot be written to
trouble-not-allowed = the service may not write there
trouble-busy = another referee uses the same saved games
trouble-damaged = the file is damaged
trouble-newer = a newer version of the referee has written them
trouble-io = the disk reports errors
mend-full = Free some space on the disk.
mend-read-only = Make the disk writable again. A worn SD card turns read-only: replace it.
mend-not-allowed = Let the user that runs the service write in its data folder.
mend-busy = Stop the other referee.
mend-damaged = Keep the file for a look, and start the referee again.
mend-newer = Use that version, or another data folder.
mend-io = Check the disk and its cable or card.
die-not-read = Not read: { $reason }.

## Values of options

value-yes = yes
value-no = no

## Games with secrets, several dice, and games without a drawing

page-die-number = Die { $number }
page-dice-pick = Pick the face of each die.
page-dice-these = That is what we rolled
page-asked = Which of these did you mean?
page-pick-head = What do you want to do there?
page-answer-send = That is right
page-answer-back = One back
page-answer-empty = not chosen yet
page-secret-hold = { $name }, hold to see your secrets
page-secret-own = Only you know this
page-mask-hidden = hidden
page-mask-unknown = nobody knows yet
page-and-more = and { $count } more
page-on-the-table = On the table

## The host

# The wizard for a new game
page-host-band = Host
page-host-band-new = New game
page-host-band-new-of = New game:
page-host-step = Step { $number } of { $count }
page-host-step-game = Game
page-host-step-seats = Seats
page-host-step-rules = Rules
page-host-step-box = Box
page-host-step-check = Check
page-host-step-agree = All agree
page-host-next = Next: { $step }
page-host-back = Back: { $step }
page-host-leave = Leave without a new game
page-host-start = Set up the game
page-host-change = Change
page-host-change-part = Change: { $part }

page-host-intro = How it goes
page-host-intro-1 = Choose the game, the players and your rules.
page-host-intro-2 = Then each phone gets a code, and the tablet the table’s page.
page-host-intro-3 = All agree to the rules, and the youngest begins.
page-host-which-game = Which game is it?
page-host-which-game-hint = Take the box off the shelf and choose it here.
page-host-choose-game = Choose a game first.
page-host-players = { $fewest } to { $most } players.
page-host-game-secrets = With secrets.
page-host-game-sensors = Can use the board with sensors.
page-host-game-variants = Variants: { $variants }

page-host-who-plays = Who plays?
page-host-who-plays-hint = The youngest first, then clockwise. A press on a colour changes it.
page-host-player = Player { $number }
page-host-bot-name = Bot { $number }
page-host-name-of = Name of player { $number }
page-host-place-of = Where { $name } plays
page-host-on-table = Tablet
page-host-on-phone = Phone
page-host-a-bot = Bot
page-host-younger = { $name } is younger: one place up
page-host-older = { $name } is older: one place down
page-host-remove = { $name } does not play
page-host-add = One more player
page-host-last-players = As last time: { $names }
page-host-change-colour = Colour of { $name }: { $colour }
page-host-colour-of = Colours for { $name }
page-host-colour-swap = swap with { $name }
page-host-secrets-hint = This game has secrets. On phones of their own, nobody has to look away.
page-host-seats-count = { $fewest } to { $most } can play; { $count ->
    [one] one is
   *[other] { $count } are
} here.
page-host-name-missing = Player { $number } has no name yet.

page-host-rules-hint = Change one thing at a time. All agree before the first roll.
page-host-as-booklet = All as at the start
page-host-begin-with = You begin with
page-host-begin-other = Others…
page-host-begin-keep = Keep this
page-host-digest = The referee’s reading
page-host-digest-source = What most of the booklets say
page-host-own-rules = Rules of your own
page-host-variants = Variants
page-host-options = Options
page-host-variant-rival = Not together with { $variant }.
page-host-variant-needs = Only with { $variant }.
page-host-variant-seats = For { $numbers } players; you are { $count }.
page-host-variant-odd = { $variant }: { $why }
page-host-option-set = { $variant } sets it: { $value }
page-host-option-idle = Does nothing with { $variant }
page-host-booklets = { $languages }: { $value }.
page-host-assumed = assumed
page-host-less = one less
page-host-more = one more

page-host-box-head = Do we have the same box?
page-host-box-hint = What is marked as assumed is our guess. Compare it with yours.
page-host-the-die = The die
page-host-die-assumed = What is on its faces is our guess. If yours is different, edit the die’s file and name it in the table’s settings.
page-host-camera-reads = The camera reads this die.
page-host-camera-away = The camera is away: after each roll, tap what you see.
page-host-other-die = The camera knows another die: after each roll, tap what you see.
page-host-no-camera = There is no camera: after each roll, tap what you see.
page-host-taps = After each roll, you tap what you see.
page-host-box-guessed = Some of what lies in the box is our guess.
page-host-the-box = Board and box
page-host-box-plain = Nothing in this box can differ but the die.
page-host-box-own = This table has a file of its own for it.
page-host-box-assumed = Our guess is:
page-host-box-edit = If yours is different, edit the board’s file and name it in the table’s settings.
page-host-option-assumed = { $option }: our guess. You can change it under the rules.
page-host-no-sensors = This game is played without the board with sensors.
page-host-sensors-follow = The board with sensors follows the pieces.
page-host-sensors-away = No board with sensors is there: you tap your moves.

page-host-check-head = Is that your game?
page-host-check-hint = Then all agree to the rules, and the first player rolls.
page-host-puts-by = The game on the table is put by. It stays saved.

# All agree
page-host-agree-hint = Before the first roll, everybody says yes to these rules.
page-host-agree-where = Who plays at the tablet says yes on the table’s page, the others on their phones.
page-host-other-game = Change it: another new game

# The desk
page-host-no-game = No game is on the table
page-host-no-game-hint = Start a new one, or go on with one that is saved.
page-host-on-table-now = On the table: { $game }
page-host-pause = Pause
page-host-go-on = Go on
page-host-house = House ruling…
page-host-house-head = What does the house rule?
page-host-house-hint = It is kept among the rulings and shown to all. It changes nothing by itself.
page-host-house-words = Your ruling
page-host-house-say = Announce it
page-host-new = New game
page-host-saved = Saved games
page-host-saved-open = begun on { $date }, not over
page-host-saved-over = begun on { $date }, over
page-host-no-date = a day without a clock
page-host-saved-more = { $count ->
    [one] One more
   *[other] { $count } more
}
page-host-open-saved = Go on with it
page-host-look-saved = Look at it
page-host-goon-head = Go on with { $game } of { $names }?
page-host-goon-hint = The game on the table ({ $game }) is put by. It stays saved.
page-host-goon-stay = Stay with this game
page-host-pictures = Pictures of rolls
page-host-pictures-about = The last rolls are kept as pictures, so that a reading can be checked. They never leave this house.
page-host-pictures-none = No picture is kept.
page-host-wipe = Delete the pictures…
page-host-wipe-head = Delete all pictures of rolls?
page-host-wipe-hint = Nobody can look at them any more, here or on another screen. Games and rulings stay.
page-host-wipe-keep = Keep them
page-host-wipe-now = Delete them all

# Seats and links
page-host-seats = Seats, youngest first
page-host-turn = turn
page-host-code = Code
page-host-link-open = Show the code for { $name }
page-host-link-shut = Hide the code for { $name }
page-host-link-coming = One moment: the link is being made.
page-host-waits-for-phone = waits for a phone, { $time } more
page-host-waits-for-tablet = waits for a tablet, { $time } more
page-host-agrees-at-table = has to agree, at the tablet
page-host-agrees-on-phone = has to agree, on the phone
page-host-table-page = The table’s page
page-host-table-about = for the tablet or TV that all see
page-host-table-scan = Open the table’s page with the tablet’s camera
page-host-table-code = QR code of the link to the table’s page
page-host-table-gone = The link was used: a tablet shows the table’s page now.
page-host-table-hint = The link works once, for five minutes. Tablets that show the table’s page already keep it.
page-host-table-here = Open the table’s page here
page-host-table-now = Open the table’s page here
page-host-seat-here = { $name } plays on this device
page-host-back-here = Host
page-host-enlarge = Show the code for { $name } large
page-link-scan = { $name }, point your phone’s camera here
page-link-code = QR code of the link to { $name }’s seat
page-link-or-type = Or open this address:
page-link-left = Good for { $time } more
page-link-over = This link is too old. Make a new one.
page-link-new = Make a new link
page-link-coming = One moment: the link for { $name } is being made.
page-link-used = The link was used: { $name } plays on a phone now.
page-host-link-hint = A link works once, for five minutes. A new one ends the device before it.

# Devices
page-host-device-works = { $name }: works
page-host-device-none = { $name }: not there
page-host-camera-none = You tap what you rolled.
page-host-board-none = You tap your moves.
page-host-buttons-none = The page does all they do.
page-host-camera-restart = Start it again
page-host-sensor-test = Test the sensors
page-host-sensors-how = Hold a magnet over each cell. Its mark must change at once, and change back when the magnet is gone.
page-host-sensors-see = A magnet or a piece is on { $cells }.
page-host-sensors-empty = No sensor sees anything.
page-host-sensors-flicker = These flicker and are not believed: { $cells }. Press the sensor down, or look at its soldering.
page-host-sensor-free = free
page-host-sensor-occupied = sees something
page-host-sensor-never_free = has seen something all the time
page-host-sensor-never_occupied = has seen nothing so far
page-host-sensor-flickering = flickers
page-host-sensors-why-no_board = The board is not there now.
page-host-sensors-why-game = The game on the table hides pieces. You can test the sensors when it is over.
page-host-sensors-why-pieces = Pieces of a hidden game may still stand on the board. Take everything off it, then the test begins.
