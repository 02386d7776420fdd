### Lunar Command. A message is named after its code; the facts of a finding are its arguments, already in words.

game-lunar-command = Lunar Command

## Things

lunar-white = a white wall
    .deed = build a white wall
lunar-colour = a coloured piece
    .deed = build a coloured piece
lunar-spacewalk = a spacewalk
    .deed = take a spacewalk
lunar-ufo = a UFO
    .deed = move a UFO
lunar-straight = straight wall
lunar-a-straight = a straight wall
lunar-square = square wall
lunar-a-square = a square wall
lunar-dome = dome
lunar-a-dome = a dome
lunar-airlock = airlock
lunar-a-airlock = an airlock
lunar-antenna = antenna
lunar-a-antenna = an antenna
lunar-robot = robot
lunar-a-robot = a robot
lunar-astronaut = astronaut
lunar-a-astronaut = an astronaut
lunar-a-ufo = a UFO
lunar-west-east = west–east
lunar-north-south = north–south

## What is asked

lc-ask-roll = { $seat }, roll the die.
lc-ask-act = { $seat }, { $possible-or-deed }.
lc-ask-step =
    { $left ->
        [one] { $seat }, take the last step, or stop.
       *[other] { $seat }, take up to { $left } more steps, or stop.
    }
lc-ask-go-on = { $seat }, go on from { $space }: nobody stays there.
lc-ask-place = { $seat }, put { $things-or } on the board.
lc-ask-which-way = Which way does the { $piece } on { $space } lie, { $seat }?

## What an act is called on a key, and how it is told

lc-act-roll = Roll
    .told = { $seat } rolled { $face }
lc-act-build = { $piece } on { $space }
    .told = { $seat } built { $a_piece } on { $space }
lc-act-build-lying = { $piece } on { $space }, { $lies }
    .told = { $seat } built { $a_piece } on { $space }, { $lies }
lc-act-build-airlock = { $piece } on { $space }, way through { $through }
    .told = { $seat } built { $a_piece } on { $space }, way through { $through }
lc-act-walk = { $figure } { $from } to { $space }
    .told = { $seat } walked the { $figure } from { $from } to { $space }
lc-act-stop = Stop walking
    .told = { $seat } stopped walking
lc-act-ufo = UFO { $from } to { $space }
    .told = { $seat } moved the UFO from { $from } to { $space }
lc-act-ufo-placed = New UFO to { $space }
    .told = { $seat } put a UFO on { $space }
lc-act-abduct = UFO { $ufo } lifts { $from } to { $space }
    .told = { $seat } lifted the astronaut from { $from } to { $space }
lc-act-place = { $a_thing } on { $space }
    .told = { $seat } put { $a_thing } on { $space }
lc-act-pass = Do nothing
    .told = { $seat } did nothing
lc-act-claim-station = Station around { $space }
    .told = { $seat } claimed a station around { $space }

lc-hint-scores =
    { $points ->
        [one] scores a point
       *[other] scores { $points } points
    }
lc-hint-closes =
    { $count ->
        [one] closes a station: { $points } for you
       *[other] closes { $count } stations: { $points } for you
    }
lc-hint-left =
    { $count ->
        [one] the last one
       *[other] { $count } left
    }

## What happened

lc-rolled = { $seat } rolled { $face-count ->
        [0] a blank face
       *[other] { $face }
    }.
lc-nothing-possible = None of that can be done. The turn is over.
lc-built-white = { $seat } builds { $a_piece } on { $space }; { $left } left.
lc-built-coloured = { $seat } builds { $a_piece } of { $colour } on { $space }; { $left } left.
lc-closed = A station is closed. Inside: { $spaces }.
lc-split = That parts a station. A new one has these spaces: { $spaces }.
lc-owned = In its outer walls: orange { $orange }, lime { $lime }. It is { $colour }’s station: { $robots } { $robots ->
        [one] robot
       *[other] robots
    } and { $astronauts } { $astronauts ->
        [one] astronaut
       *[other] astronauts
    } bring { $points } { $points ->
        [one] point
       *[other] points
    }.
lc-tie = In its outer walls: orange { $orange }, lime { $lime }. It is nobody’s station. Each scores { $points } for { $robots } { $robots ->
        [one] robot
       *[other] robots
    } and { $astronauts } { $astronauts ->
        [one] astronaut
       *[other] astronauts
    }, and they leave the board.
lc-owner-now = The station of { $spaces } is { $colour }’s now. In its outer walls: orange { $orange }, lime { $lime }.
lc-owner-none = The station of { $spaces } is nobody’s now. In its outer walls: orange { $orange }, lime { $lime }.
lc-stepped =
    { $left ->
        [0] The { $figure } goes to { $space }. That was the last step.
        [one] The { $figure } goes to { $space }; one step is left.
       *[other] The { $figure } goes to { $space }; { $left } steps are left.
    }
lc-into-airlock = The { $figure } enters the airlock on { $space }.
lc-passes-ufo = The { $figure } passes the UFO on { $space }.
lc-walked-in =
    { $points ->
        [one] The { $figure } walks into { $colour }’s station and scores a point: { $total } in all.
       *[other] The { $figure } walks into { $colour }’s station and scores { $points } points: { $total } in all.
    }
lc-no-way-on = No other step can be taken. The spacewalk is over.
lc-stopped = { $seat } ends the spacewalk.
lc-ufo-moved = { $seat } moves the UFO from { $from } to { $space }.
lc-ufo-placed = { $seat } puts a UFO on { $space }.
lc-released = The astronaut on { $space } can walk again.
lc-abducted = { $seat } lifts the astronaut from { $from } to { $space }. The UFO stays on its head.
lc-lifted-in = { $seat } lifts the astronaut from { $from } into { $colour }’s station and scores { $points } points: { $total } in all. The UFO stands on { $from } now.
lc-placed = { $seat } puts { $a_thing } on { $space }.
lc-set-up = Everything stands. { $first } begins.
lc-ends-white = All white pieces are built: the game is over.
lc-ends-coloured = All pieces of { $colour } are built: the game is over.
lc-ends-stuck = Nobody can build anything any more: the game is over.
lc-wins-goal = { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } for { $colour } with { $points } points. The Lunar 1 lifts off!
lc-wins-points = { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } for { $colour }: orange { $orange } points, lime { $lime }.
lc-wins-built = Equal points. { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } for { $colour }, with more coloured pieces built: orange { $built_orange }, lime { $built_lime }.
lc-draw = Equal points, and equally many coloured pieces built: it is a draw.

## Hints: legal, but it gains nothing

lc-advise-closes-for-other = That closed a station for { $colour }.

## Not like that

lc-not-a-player = { $name } does not play here.
lc-game-over = The game is over, { $seat }.
lc-not-your-turn = It is { $turn }’s turn. { $seat }, please wait.
lc-not-on-die =
    { $face-count ->
        [0] No face of this die is blank. Roll again, or set up the die you play with.
       *[other] No face of this die shows { $face }. Roll again, or set up the die you play with.
    }
lc-already-rolled = { $seat } has rolled already. The roll stands.
lc-one-action = Only one action a turn, and the spacewalk has begun.
lc-not-shown = The die does not show { $action }.
lc-other-tile = The tile on the die is { $other }. { $seat } builds with { $colour } only.
lc-no-such-piece = There is no piece called { $word }. Build a straight wall, a square wall, a dome, an airlock or an antenna.
lc-no-such-direction = { $word } is no way for the { $piece } to lie. Say west–east or north–south.
lc-has-no-direction = The { $piece } connects on all sides: it does not lie in any direction.
lc-which-way = The { $piece } fits neither way here, west–east or north–south.
lc-no-such-space = There is no space { $space }. The board goes from { $first } to { $last }.
lc-wall-off-board = The straight wall on { $space } would stick out over the edge of the board.
lc-none-left = No { $piece } is left in the supply.
lc-ufo-in-way = A UFO stands on { $space }. Nothing is built there.
lc-figure-in-way = Somebody stands on { $space }. Nothing is built there.
lc-piece-there = The { $piece } on { $space } is in the way of the { $new }.
lc-dome-needs-square = There is no square wall on { $space }. A dome goes on a square wall without a dome.
lc-dome-there = The square wall on { $space } has a dome already.
lc-blocks-entrance = { $space } is an entrance of { $colour }’s airlock on { $airlock }. It stays free.
lc-own-entrance-blocked = The entrance on { $space } would be blocked by the { $piece } there.
lc-same-type = The { $piece } would be connected to the one on { $space }. Two of one type may not be connected.
lc-same-type-beside = The { $piece } would stand beside the one on { $space }. Two of one type may not stand side by side.
lc-not-connected = The { $piece } would not be connected to anything. It has to lead back to a starting dome: { $domes-or }.
lc-cut-off = The { $piece } would lead to a starting dome ({ $domes-or }) only through the opponent’s pieces, and those cut the way.
lc-leads-nowhere = What the { $piece } would be connected to does not lead back to a starting dome: { $domes-or }.
lc-partners-dome = The { $piece } would lead back to the partner’s starting dome. { $seat } builds from { $domes-or } only.
lc-not-near-own = The { $piece } has to be connected to another piece of { $colour }, directly or through one straight wall.
lc-fits-here =
    { $more ->
        [0] { $seat }, the { $piece } would fit on { $spaces-or }.
       *[other] { $seat }, the { $piece } would fit on { $spaces }, and { $more } more.
    }
lc-fits-nowhere = There is no space where { $seat } could build the { $piece } now.

lc-no-such-figure = There is nobody called { $word } to walk. Robots and astronauts walk.
lc-no-figure-there = There is no { $figure } on { $space }.
lc-under-a-ufo = A UFO sits on the head of the astronaut on { $space }. It cannot walk until that UFO is moved.
lc-one-of-each = Another { $figure } has walked already. At most one robot and one astronaut walk.
lc-go-on-airlock = Nobody stays in an airlock. The { $figure } on { $space } goes on first.
lc-go-on-ufo = Nobody stays under a UFO. The { $figure } on { $space } goes on first.
lc-airlock-dead-end = The { $figure } could not come out of the airlock on { $space } and stand somewhere with the steps that are left.
lc-ufo-dead-end = The { $figure } could not leave the UFO’s space { $space } and stand somewhere with the steps that are left.
lc-not-a-neighbour = { $space } is not beside { $from }. A step goes to { $spaces-or }, never aslant.
lc-no-steps-left = No step is left for the { $figure }.
lc-straight-through = Through an airlock one goes straight on: in by one entrance, out by the other.
lc-ufo-stops-robot = The UFO on { $space } stops the robot.
lc-ufo-stops-astronaut = The UFO on { $space } stops the astronaut.
lc-space-taken = Somebody stands on { $space } already.
lc-piece-stops = The { $piece } on { $space } is in the way.
lc-foreign-airlock = The airlock on { $space } is { $colour }’s. Only airlocks of your own colour let you through.
lc-no-entrance = That side of the airlock on { $space } is no entrance.
lc-first-step = A spacewalk has one step at least.
lc-no-walk = { $seat } is not on a spacewalk.

lc-no-abduction = UFOs lift no astronauts in this game.
lc-no-ufo-off = All UFOs are on the board: { $spaces }.
lc-no-ufo-there = There is no UFO on { $space }. They stand on { $spaces }.
lc-only-opponent-releases = { $colour } put the UFO on the head of the astronaut on { $space }. Only the opponent may move it.
lc-head-taken = There is a UFO on the head of the astronaut on { $space }. Only that one can lift it.
lc-same-space = It stands on { $space } already. Choose another space.
lc-landing-piece = The { $piece } on { $space } is in the way. Choose a free space.
lc-landing-ufo = There is a UFO on { $space }. Choose a free space.
lc-landing-figure = Somebody stands on { $space }. Choose a free space.

lc-not-to-place = Not { $thing } now. What is next: { $things-or }.
lc-domes-side-by-side = There is a starting dome on { $other }, beside { $space }. Two of them may not stand side by side.
lc-set-up-is-over = The set-up is over.
lc-must-act = Something rolled can be done, so it has to be done.
lc-no-pass = { $seat } cannot pass.
lc-station-is-scored = The station around { $space } was scored when it was closed.
lc-station-no-space = A piece stands on { $space }. Only free spaces are inside a station.
lc-station-open = { $space } is not enclosed by connected pieces: a way leads from there off the board.

lc-owed-roll = { $seat }, roll the die first.
lc-owed-act = { $seat }, first { $possible-or-deed }.
lc-owed-walk =
    { $left ->
        [one] { $seat }, take the last step of the spacewalk, or stop.
       *[other] { $seat }, go on with the spacewalk ({ $left } steps), or stop.
    }
lc-owed-go-on = { $seat }, first go on with the { $figure } on { $space }.
lc-owed-place = { $seat }, first put this on the board: { $things-or }.

## Options and variants

variant-ufo-abduction = UFO abduction
    .help = A rolled UFO may also lift an astronaut to another space.
variant-setup = Your own set-up
    .help = The players place the starting domes, the figures and the UFOs.

option-figures-share-space = Figures share a space
    .help = If not, a space holds one robot or astronaut only.
option-straight-walls-directed = Straight walls join at their ends
    .help = If not, they join on all four sides.
option-straight-wall-length = Length of a straight wall
    .help = How many spaces it takes. We assume one.
option-same-type-ignores-colour = Same type, whatever colour
    .help = If not, only pieces of one type and colour may not be connected.
option-same-type-test = Same type: where
    .help = Whether two of a type may not be connected, or not even stand side by side.
option-colour-tile = Coloured tiles
    .help = Whether a coloured tile lets its own team build, or any team.
option-walk-figures = Who walks
    .help = Any figures share the steps, or one robot and one astronaut at most.
option-airlock-steps = Steps through an airlock
    .help = How many steps it takes to pass one.
option-astronaut-may-pass-ufo = Astronauts pass UFOs
    .help = If not, a UFO stops an astronaut as it stops a robot.
option-count-pieces = Which pieces count
    .help = Those in the outer walls, or those that hang on the walls as well.
option-station-owner = Who owns a station
    .help = Who had most pieces when it was scored, or who has most now.
option-abduction-release = Who moves the UFO off a head
    .help = Either player, or only the opponent of the one who put it there.

## Values of options, and what our guess is about the box

option-same-type-test-connected = not connected
option-same-type-test-adjacent = not side by side
option-colour-tile-own = its own team
option-colour-tile-any = any team
option-walk-figures-any = any figures
option-walk-figures-one-each = one of each
option-count-pieces-outer-walls = in the outer walls
option-count-pieces-on-station = on the station
option-station-owner-when-scored = when it was scored
option-station-owner-current-majority = who has most now
option-abduction-release-either = either player
option-abduction-release-opponent = only the opponent

box-lunar-command-map = the grid: its size, the starting domes, and where robots and UFOs stand
box-lunar-command-supply-square = how many square walls there are
box-lunar-command-supply-dome = how many domes there are
box-lunar-command-supply-airlock = how many airlocks there are
box-lunar-command-supply-antenna = how many antennas there are

## Not to be set up like that

lc-setup-room = Pieces, figures and UFOs need { $needed } spaces, and the board has only { $spaces }. Take a larger map or fewer pieces.
lc-setup-crowd = Several figures stand on { $space } of the map in the board’s file, but “{ $option }” is set to no.
lc-setup-domes = Each team has { $domes } domes, and there are only { $walls } square walls to put them on. Mend the board’s file.
lc-setup-seats = By these rules { $needed } play; you are { $count }. Four play with “{ $variant }”, two without.
