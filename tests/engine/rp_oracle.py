"""Ramses Pyramid once more, written apart from the engine and as plainly as possible: the game as one script.

The script is a generator: it yields what may be done now, as acts in notation, and is sent what was done. There are no
phases; where the script stands is what the game waits for. Everything lies in plain lists and dicts that change.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

Ask = set[str]
Script = Generator[Ask, str, Any]
SIDES = "NESW"
WORDS = {"move": 2, "steal": 2, "rotate": 1, "mummy": 3}


class Over(Exception):
    """The game has ended; the winners are its arguments."""


class Plain:
    def __init__(self, seats: list[str], rules: Any, state: Any, first: str) -> None:
        self.seats, self.rules, self.first = seats, rules, first
        self.layers = {n: dict(zip(SIDES, row, strict=True)) for n, row in enumerate(state.layers, 1)}
        self.height = len(self.layers)
        self.king = self.height + 1 - rules.king_start_below
        self.top = dict(zip(SIDES, state.top, strict=True))
        self.mummies: list[list[Any]] = []
        self.out: list[int] = []
        self.count = sum(state.top)
        self.ring = {int(space[1:]): colour for space, colour in state.crystals.items()}
        self.spaces = {space: int(at[1:]) for space, at in state.spaces.items()}
        self.temples = dict(state.temples)
        self.colours = list(state.colours)
        self.where: dict[str, Any] = dict.fromkeys(seats, "start")
        self.tents: dict[str, list[str]] = {seat: [] for seat in seats}
        self.facts: dict[str, str] = {}
        self.team = {
            seat: [other for number, other in enumerate(seats) if rules.king_can_win and self._friends(number, seat)]
            or [seat]
            for seat in seats
        }

    def _friends(self, number: int, seat: str) -> bool:
        everybody = self.rules.partners(tuple(self.seats), seat) == tuple(self.seats)
        return everybody or number % 2 == self.seats.index(seat) % 2

    def script(self) -> Script:
        """The whole game."""
        turn = self.seats.index(self.first)
        try:
            while True:
                seat = self.seats[turn % len(self.seats)]
                if self.where[seat] != "out":
                    yield from self.turn(seat)
                turn += 1
        except Over as over:
            self.winners = list(over.args)
        while True:
            yield set()

    def turn(self, me: str) -> Script:
        self.me = me
        placed = False
        if self.where[me] == "back":
            act = yield {f"place L0-{side}" for side in SIDES if [0, side] not in self.mummies}
            self.where[me], placed = (0, act[-1]), True
        act = yield {f"roll {word}" for word in WORDS} | (set() if placed else self.other_sides())
        word, *rest = act.split()
        if word == "change_side":
            self.where[me] = place(rest[0])
        elif word == "reveal":
            if (yield from self.open_for(act)):
                yield {f"change_side {rest[1]}"}
                self.where[me] = place(rest[1])
        else:
            yield from self.rolled(rest[0], self.where[me], placed)

    def rolled(self, word: str, before: Any, placed: bool) -> Script:
        me = self.me
        if word == "mummy" and isinstance(before, tuple) and before[0] == self.king - 1 and not placed:
            if (yield from self.beaten()):
                return
        elif word == "mummy" and self.king <= self.height:
            self.king += 1
        elif word == "mummy":
            yield from self.mummies_come()
            if isinstance(before, tuple) and self.where[me] == "back":
                return
        elif word == "steal":
            yield from self.steal()
        elif word == "rotate":
            act = yield {f"turn_layer L{n} {how}" for n in self.layers for how in ("quarter", "half", "three-quarter")}
            self.turn_layers(int(act.split()[1][1:]), ["quarter", "half", "three-quarter"].index(act.split()[2]) + 1)
        if isinstance(self.where[me], tuple):
            yield from self.climb(WORDS[word])
        else:
            yield from self.run(self.rules.mummy_brown_steps if word == "mummy" else WORDS[word])

    def steal(self) -> Script:
        me = self.me
        mates = self.team[me] if self.rules.share_crystals else [me]
        have = [colour for mate in mates for colour in self.tents[mate]]
        loot = {
            f"steal {colour} {other}"
            for other in self.seats
            for colour in self.tents[other]
            if other not in mates and colour not in have and self.where[other] != "out"
        }
        if loot:
            _steal, colour, other = (yield loot).split()
            self.tents[other].remove(colour)
            self.tents[me].append(colour)

    def turn_layers(self, lowest: int, quarters: int) -> None:
        def onward(side: str) -> str:
            return SIDES[(SIDES.index(side) + quarters) % 4]

        for number in range(lowest, self.height + 1):
            self.layers[number] = {onward(side): colour for side, colour in self.layers[number].items()}
        self.top = {onward(side): count for side, count in self.top.items()}
        for mummy in self.mummies:
            if mummy[0] >= lowest:
                mummy[1] = onward(mummy[1])
        for seat, at in self.where.items():
            if isinstance(at, tuple) and at[0] >= lowest:
                self.where[seat] = (at[0], onward(at[1]))

    def mummies_come(self) -> Script:
        if len(self.out) == self.count:
            return
        falls = [mummy for mummy in self.mummies if mummy[0] == 0]
        news = [side for side in SIDES if self.top[side]] or ["none"]
        offs = [f"B{n}" for n in range(1, 9) if n not in self.out] if falls else ["none"]
        onto = {new: (list(SIDES) if self.rules.mummy_side == "any" else [new]) for new in news}
        if news == ["none"]:
            act = yield {f"mummies_down none {off}" for off in offs}
        else:
            act = yield {f"mummies_down {new} {off} {to}" for new in news for off in offs for to in onto[new]}
        _act, new, off, *to = act.split()
        for mummy in list(self.mummies):
            mummy[0] -= 1
            if mummy[0] < 0:
                self.mummies.remove(mummy)
                self.out.append(int(off[1:]))
        if new != "none":
            self.top[new] -= 1
            self.mummies.append([self.height, to[0]])
        for seat, at in self.where.items():
            if isinstance(at, tuple) and list(at) in self.mummies:
                self.where[seat] = "back"
        if len(self.out) == self.count and self.rules.king_can_win and self.rules.king_wins_at_eight:
            raise Over

    def run(self, steps: int) -> Script:
        me, at = self.me, self.where[self.me]
        goal = (0 if at == "start" else at) + steps
        if goal > 8:
            yield {"move_on_ring Entrance"}
            self.where[me] = "back"
            return
        yield {f"move_on_ring B{goal}"}
        self.where[me] = goal
        there = {f"look {temple}" for temple, space in self.temples.items() if self.spaces[space] == goal}
        if goal in self.ring:
            there.add(f"take_crystal B{goal}")
        if not there:
            return
        act = yield there
        if act.startswith("take"):
            self.tents[me].append(self.ring.pop(goal))
        else:
            yield from self.put(act.split()[1], looked=True)

    def put(self, temple: str, looked: bool) -> Script:
        empty = {f"put_temple {temple} {space}" for space in self.spaces if space not in self.temples.values()}
        notes = {f"sees {colour}" for colour in self.colours} if looked else set()
        act = yield empty | notes
        if act.startswith("sees"):
            act = yield empty
        self.temples[temple] = act.split()[2]

    def open_for(self, act: str) -> Script:
        """Whether the temple shows what the place asks for."""
        _reveal, temple, goal = act.split()
        colour = yield from self.shown(temple)
        yield from self.put(temple, looked=False)
        layer, side = place(goal)
        return colour == self.layers[layer][side]

    def shown(self, temple: str) -> Script:
        while True:
            colour = (yield {f"shows {colour}" for colour in self.colours}).split()[1]
            others = [one for one, held in self.facts.items() if (one == temple) != (held == colour)]
            if others:
                act = yield {"correct_earlier", "correct_new"}
                if act == "correct_new":
                    continue
                for other in others:
                    del self.facts[other]
            self.facts[temple] = colour
            return colour

    def other_sides(self) -> Ask:
        at = self.where[self.me]
        if not isinstance(at, tuple):
            return set()
        acts: Ask = set()
        for side in SIDES:
            if side != at[1] and [at[0], side] not in self.mummies:
                acts |= self.ways("change_side", at[0], side)
        return acts

    def ways(self, act: str, layer: int, side: str) -> Ask:
        """With a crystal of one's own, or else by a temple."""
        if self.mine(layer, side):
            return {f"{act} L{layer}-{side}"}
        return {f"reveal {temple} L{layer}-{side}" for temple in self.temples}

    def mine(self, layer: int, side: str) -> bool:
        mates = self.team[self.me] if self.rules.share_crystals else [self.me]
        return layer == 0 or any(self.layers[layer][side] in self.tents[mate] for mate in mates)

    def climb(self, left: int) -> Script:
        me, way = self.me, 0
        while left:
            layer, side = self.where[me]
            acts: Ask = set()
            must = False
            for up in (1, -1):
                if way in (0, up) and self.may_go(layer + up, side, up, left):
                    new = self.ways("step", layer + up, side)
                    must = must or any(act.startswith("step") for act in new)
                    acts |= new
            if [layer, side] in self.mummies:
                acts = {act for act in acts if act.startswith("step")}
            elif not (must and self.rules.pyramid_steps == "exact"):
                acts.add("stop")
            if acts == {"stop"}:
                return
            act = yield acts
            if act == "stop":
                return
            if act.startswith("reveal"):
                if not (yield from self.open_for(act)):
                    return
                yield {f"step {act.split()[2]}"}
            goal = place(act.split()[-1])
            way, left = goal[0] - layer, left - 1
            self.where[me] = goal

    def may_go(self, layer: int, side: str, up: int, left: int) -> bool:
        if not 0 <= layer < self.king:
            return False
        steps = 0
        while [layer + up * steps, side] in self.mummies:
            steps += 1
        if steps == 0:
            return True
        beyond = [layer + up * number for number in range(1, steps + 1)]
        inside = all(0 <= number < self.king for number in beyond)
        return self.rules.mummy_pass and steps < left and inside and all(self.mine(n, side) for n in beyond)

    def beaten(self) -> Script:
        """The king is defeated; True if the pyramid has closed on the seat, and the game goes on."""
        if not self.rules.treasure_room:
            raise Over(*self.team[self.me])
        said: dict[str, str] = {}
        while len(said) < len(self.temples):
            left = [colour for colour in self.colours if colour not in said.values()]
            acts = {f"name_temple {temple} {c}" for temple in self.temples if temple not in said for c in left}
            _name, temple, colour = (yield acts).split()
            said[temple] = colour
        while said:
            temple = (yield {f"open_temple {temple}" for temple in said}).split()[1]
            colour = yield from self.shown(temple)
            if colour != said.pop(temple):
                if self.rules.trapped == "no_treasure":
                    raise Over(*self.team[self.me])
                self.where[self.me] = "out"
                if sum(at != "out" for at in self.where.values()) == 1:
                    raise Over
                return True
        raise Over(*self.team[self.me])


def place(name: str) -> tuple[int, str]:
    """`L2-N` as layer and side."""
    return int(name[1:-2]), name[-1]
