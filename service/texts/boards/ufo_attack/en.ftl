### The drawing of UFO Attack.

ufo-board-name = The board of UFO Attack
ufo-board-storage = Storage
ufo-board-used-up = used up
ufo-board-to-launch = { $count ->
    [3] three to launch
    [4] four to launch
    [5] five to launch
    [6] six to launch
    [7] seven to launch
    [8] eight to launch
    [9] nine to launch
   *[other] { $count } to launch
}
ufo-board-modules = { $count ->
    [0] no module yet
    [one] one module
   *[other] { $count } modules
}
ufo-board-short = { $top ->
    [on] { $count } · top on
   *[off] { $count }
}
ufo-board-ready = ready to launch
ufo-board-alien-on-top = { $count } · alien on top
ufo-board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $count }
ufo-cheer = Lift-off!
ufo-final = { $top ->
    [on] { $modules }, top on
   *[off] { $modules }, no top
}
ufo-twin-nothing = nothing
ufo-twin-rocket = { $name }: { $count ->
    [0] an empty rocket
    [one] one module, { $modules }
   *[other] { $count } modules, from the bottom: { $modules }
}. { $top ->
    [on] The top is on.
   *[off] The top lies beside the pad.
}
ufo-twin-points = { $points ->
    [one] One point.
   *[other] { $points } points.
}
ufo-twin-bot = A bot plays it.
ufo-twin-storage = In the storage: { $list }.
ufo-twin-alien = { $name ->
    [none] The alien is in the middle.
   *[other] The alien sits on { $name }’s rocket top.
}
