### The drawing of Lunar Command. The names of pieces and figures are the game's own (lunar-…).

lcb-board-name = The board of Lunar Command
lcb-to-build = to build
lcb-scored = scored
# Points of a team, in very little room.
lcb-points-of = { $points }/{ $goal }

## What a press on the board chooses first

lcb-step-thing = { $thing ->
    [robot] robot on { $place }
    [astronaut] astronaut on { $place }
    [both] robot or astronaut on { $place }
    [spare] UFO beside the board
   *[ufo] UFO on { $place }
}
lcb-step-place = { $thing ->
    [dome] a starting dome
    [robot] a robot
    [astronaut] an astronaut
   *[ufo] a UFO
}
lcb-step-kind = { $kind ->
    [straight] build a straight wall
    [square] build a square wall
    [dome] build a dome
    [airlock] build an airlock
    [antenna] build an antenna
    [robot] walk with a robot
    [astronaut] walk with an astronaut
    [put-dome] place a starting dome
    [put-robot] place a robot
    [put-astronaut] place an astronaut
    [put-ufo] place a UFO
    [station] claim a station
   *[ufo] move a UFO
}

## Why a place was refused, in two or three words on the board

lcb-why-not-your-turn = not your turn
lcb-why-one-action = one action only
lcb-why-not-shown = not on the die
lcb-why-other-tile = not your tile
lcb-why-wall-off-board = off the board
lcb-why-none-left = none left
lcb-why-ufo-in-way = UFO in the way
lcb-why-figure-in-way = somebody is here
lcb-why-piece-there = not free
lcb-why-dome-needs-square = no square wall
lcb-why-dome-there = has a dome
lcb-why-blocks-entrance = entrance blocked
lcb-why-own-entrance-blocked = entrance blocked
lcb-why-same-type = same kind
lcb-why-same-type-beside = same kind
lcb-why-not-connected = not connected
lcb-why-cut-off = cut off
lcb-why-leads-nowhere = leads nowhere
lcb-why-partners-dome = partner’s dome
lcb-why-not-near-own = too far away
lcb-why-no-figure-there = nobody there
lcb-why-under-a-ufo = under a UFO
lcb-why-one-of-each = one of each
lcb-why-go-on-airlock = go on first
lcb-why-go-on-ufo = go on first
lcb-why-airlock-dead-end = no way out
lcb-why-ufo-dead-end = no way out
lcb-why-not-a-neighbour = not beside it
lcb-why-no-steps-left = no step left
lcb-why-straight-through = straight through
lcb-why-ufo-stops-robot = UFO in the way
lcb-why-ufo-stops-astronaut = UFO in the way
lcb-why-space-taken = not free
lcb-why-piece-stops = wall in the way
lcb-why-foreign-airlock = not your airlock
lcb-why-no-entrance = no entrance
lcb-why-no-ufo-there = no UFO there
lcb-why-only-opponent-releases = not your UFO
lcb-why-head-taken = under a UFO
lcb-why-same-space = same space
lcb-why-landing-piece = not free
lcb-why-landing-ufo = not free
lcb-why-landing-figure = not free
lcb-why-domes-side-by-side = side by side
lcb-why-not-to-place = not now
lcb-why-station-is-scored = scored already
lcb-why-station-no-space = not a space
lcb-why-station-open = not closed

## The end

lcb-cheer = Lunar 1 lifts off!
lcb-final = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The board in words

lcb-twin-team = { $names }, { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $goal }. { $robots ->
    [0] No robots
    [one] 1 robot
   *[other] { $robots } robots
} and { $astronauts ->
    [0] no astronauts
    [one] 1 astronaut
   *[other] { $astronauts } astronauts
} scored.
lcb-twin-to-build = Still to build: { $list }.
lcb-twin-count = { $kind ->
    [straight] straight walls
    [square] square walls
    [dome] domes
    [airlock] airlocks
   *[antenna] antennae
} { $count }
lcb-twin-kind = { $kind ->
    [straight] Straight walls
    [square] Square walls
    [start] Starting domes
    [dome] Domes
    [airlock] Airlocks
   *[antenna] Antennae
}: { $spaces }.
lcb-twin-several = { $space } ({ $count })
lcb-twin-white = White pieces for everybody. Still to build: { $list }.
lcb-twin-station = Closed station, { $spaces }: { $owner ->
    [nobody] nobody’s.
   *[other] owned by { $owner }.
}
lcb-twin-nowhere = nowhere
lcb-twin-robots = Robots: { $spaces }.
lcb-twin-astronauts = Astronauts: { $spaces }.
lcb-twin-ufos = UFOs: { $spaces }.
lcb-twin-held = On an astronaut’s head: { $spaces }.
lcb-twin-steps = { $left ->
    [one] One step of the spacewalk is left.
   *[other] { $left } steps of the spacewalk are left.
}
