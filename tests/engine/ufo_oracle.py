"""UFO Attack once more, written plainly after the booklet: one mutable dict, one long list of ifs, no shared code.

It says only yes or no. The engine is compared with it on random games; where they differ, one of them is wrong.
"""

from __future__ import annotations

from typing import Any

DEFAULTS: dict[str, Any] = {
    "first_seat": 0,
    "modules_per_colour": 5,
    "modules_to_launch": 7,
    "launch_optional": False,
    "bonus_run": 3,
    "bonus_optional": False,
    "bonus_third_of_colour": False,
    "bonus_before_top": True,
    "alien_then_roll": False,
    "points_to_win": 12,
    "launch_bonus": 2,
    "ten_any_colours": False,
}
COLOURS = ("red", "yellow", "green", "blue")


class PlainUfo:
    """`aliens` and `points` switch the variants on."""

    def __init__(self, seats: list[str], aliens: bool, points: bool, options: dict[str, Any]) -> None:
        self.o = {**DEFAULTS, **options}
        self.aliens, self.by_points = aliens, points
        self.seats = seats
        self.turn: str | None = seats[self.o["first_seat"]]
        self.wait = "roll"
        self.face: list[str] = []
        self.victim: str | None = None
        self.rocket: dict[str, list[str]] = {seat: [] for seat in seats}
        self.left = dict.fromkeys(COLOURS, self.o["modules_per_colour"])
        self.top = dict.fromkeys(seats, False)
        self.score = dict.fromkeys(seats, 0)
        self.alien: str | None = "middle" if aliens else None

    def choices(self) -> list[tuple[str, ...]]:
        """What the player at the turn may choose from; rolls apart."""
        me = self.turn
        if me is None:
            return []
        others = [seat for seat in self.seats if seat != me]
        found: list[tuple[str, ...]] = []
        if self.wait == "choose":
            for colour in COLOURS:
                if colour in self.face and self.left[colour] > 0:
                    found.append(("take", colour))
            if "ufo" in self.face:
                found += [("aim", seat) for seat in others]
                if self.aliens:
                    found += [("alien_to", seat) for seat in others if seat != self.alien]
        elif self.wait == "bonus":
            found += [("take_bonus", colour) for colour in COLOURS if self.left[colour] > 0]
            if self.o["bonus_optional"]:
                found.append(("decline_bonus",))
        elif self.wait == "zap":
            found += [("zap", colour) for colour in COLOURS if colour in self.face and self.has(colour)]
            if "ufo" in self.face:
                found.append(("use_ufo",))
        elif self.wait == "top":
            found += [("put_top_on",), ("leave_top_off",)]
        elif self.wait == "launch" and self.o["launch_optional"]:
            found.append(("pass",))
        return found

    def has(self, colour: str) -> bool:
        open_to_more = self.turn is not None and not self.top[self.turn]
        return open_to_more and self.victim is not None and colour in self.rocket[self.victim]

    def roll(self, face: list[str]) -> bool:
        """The die falls. `face`: colours and `ufo`. False if nobody has to roll."""
        if self.wait == "launch":
            if "ufo" in face:
                self.lift_off()
            else:
                self.next_player()
        elif self.wait == "attack":
            self.face = face
            if any(self.has(colour) for colour in face):
                self.wait = "zap"
            elif "ufo" in face:
                self.second_ufo()
            else:
                self.turn_over()
        elif self.wait == "roll":
            self.face = face
            self.wait = "choose"
            if not self.choices():
                self.turn_over()
        else:
            return False
        return True

    def act(self, *act: str) -> bool:
        """The player at the turn does it. False if that is not allowed."""
        if act not in self.choices():
            return False
        me = self.turn
        assert me is not None
        if act[0] == "take":
            self.take(me, act[1])
            if self.wants_bonus(me, act[1]):
                self.wait = "bonus"
            else:
                self.tops()
                self.turn_over()
        elif act[0] == "take_bonus":
            self.take(me, act[1])
            self.tops()
            self.turn_over()
        elif act[0] == "aim":
            self.victim, self.wait = act[1], "attack"
        elif act[0] == "alien_to":
            self.alien = act[1]
            self.tops()
            if self.o["alien_then_roll"]:
                self.victim, self.wait = act[1], "attack"
            else:
                self.turn_over()
        elif act[0] == "zap":
            self.move_all(me, act[1])
            self.tops()
            self.turn_over()
        elif act[0] == "use_ufo":
            self.second_ufo()
        elif act[0] == "put_top_on":
            self.top[me] = True
            self.next_player()
        elif act[0] == "decline_bonus":
            self.tops()
            self.turn_over()
        else:
            self.next_player()
        return True

    def take(self, me: str, colour: str) -> None:
        self.left[colour] -= 1
        self.rocket[me].append(colour)

    def move_all(self, me: str, colour: str | None) -> None:
        assert self.victim is not None
        stay, go = [], []
        for module in self.rocket[self.victim]:
            (go if colour in (None, module) else stay).append(module)
        self.rocket[self.victim] = stay
        self.rocket[me] += go

    def wants_bonus(self, me: str, colour: str) -> bool:
        run, wanted = 0, self.o["bonus_run"]
        for module in reversed(self.rocket[me]):
            if module != colour:
                break
            run += 1
        if wanted == 0 or run != wanted or sum(self.left.values()) == 0:
            return False
        if self.o["bonus_third_of_colour"] and self.rocket[me].count(colour) != wanted:
            return False
        full = not self.by_points and len(self.rocket[me]) >= self.o["modules_to_launch"]
        return bool(self.o["bonus_before_top"]) or not full or self.alien == me

    def ready(self, seat: str) -> bool:
        if not self.by_points:
            return len(self.rocket[seat]) >= self.o["modules_to_launch"]
        if self.o["ten_any_colours"] and len(self.rocket[seat]) >= self.o["points_to_win"] - self.o["launch_bonus"]:
            return True
        return set(self.rocket[seat]) == set(COLOURS)

    def tops(self) -> None:
        for seat in self.seats:
            if not self.ready(seat):
                self.top[seat] = False
            elif not self.by_points and self.alien != seat:
                self.top[seat] = True

    def second_ufo(self) -> None:
        assert self.turn is not None
        if self.aliens and self.alien == self.victim:
            if not self.top[self.turn]:
                self.move_all(self.turn, None)
            self.alien = "middle"
            self.tops()
        self.turn_over()

    def turn_over(self) -> None:
        me = self.turn
        assert me is not None
        if self.by_points and self.ready(me) and not self.top[me] and self.alien != me:
            self.wait = "top"
        else:
            self.next_player()

    def next_player(self) -> None:
        assert self.turn is not None
        self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
        self.wait = "launch" if self.top[self.turn] else "roll"
        self.victim, self.face = None, []

    def lift_off(self) -> None:
        me = self.turn
        assert me is not None
        if self.by_points:
            self.score[me] += len(self.rocket[me]) + self.o["launch_bonus"]
            for module in self.rocket[me]:
                self.left[module] += 1
            self.rocket[me], self.top[me] = [], False
            if self.score[me] < self.o["points_to_win"]:
                self.next_player()
                return
        self.turn, self.wait = None, "over"
