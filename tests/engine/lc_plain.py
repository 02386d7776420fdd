"""Lunar Command a second time, as plainly as it could be written: a list of pieces, every question answered by looking
at all of them. Nothing of the engine is used but the words of its acts. Stations come from lc_oracle's picture.
"""

from __future__ import annotations

import string
from dataclasses import dataclass
from itertools import product
from typing import Any

from lc_oracle import BACK, SIDES, Picture, Space

WAYS = {"west-east": "ew", "north-south": "ns"}
ACROSS = {"ew": "ns", "ns": "ew"}
LETTER = {"orange": "O", "lime": "L"}
COLOURED = ("dome", "airlock", "antenna")


@dataclass
class Piece:
    """`sides`: where it connects. A square wall with a dome has the dome's team in `dome`."""

    kind: str
    team: str
    spaces: list[Space]
    sides: str
    axis: str = ""
    dome: str = ""
    start: bool = False

    @property
    def colour(self) -> str:
        return self.dome or self.team

    def tokens(self) -> dict[Space, str]:
        letter = LETTER.get(self.colour, "")
        if self.kind == "straight":
            short, long = {"ew": ("--", ("<-", "->")), "ns": ("||", ("/\\", "\\/"))}[self.axis]
            return dict(zip(self.spaces, long if len(self.spaces) == 2 else (short,), strict=True))
        if self.kind == "square":
            return {self.spaces[0]: ("*" if self.start else "[") + letter if self.dome else "[]"}
        return {self.spaces[0]: ("A" if self.kind == "antenna" else "=" if self.axis == "ew" else "H") + letter}


class PlainLunar:
    """One game. `o`: the options, all of them. Seats in the order of turns; `team`: seat -> colour."""

    def __init__(self, state: Any, variants: tuple[str, ...], options: dict[str, Any]) -> None:
        """`state`: the engine's position at the start, read once."""
        self.o, self.abduction, self.order, self.team = options, "ufo_abduction" in variants, state.order, state.teams
        self.width, self.height = state.width, len(state.board) // state.width
        self.left = {colour: dict(kinds) for colour, kinds in state.supplies.items()}
        self.pieces: list[Piece] = []
        self.map: dict[Space, Piece] = {}
        self.homes: dict[str, list[Piece]] = {}
        for i, token in enumerate(state.board):
            if token != "..":
                dome = "orange" if token == "*O" else "lime"
                self.add(Piece("square", "white", [divmod(i, self.width)], "nesw", dome=dome, start=True))
        self.base = {seat: [self.at(name) for name in names] for seat, names in state.bases.items()}
        counts = {"robot": state.robots, "astronaut": state.astronauts}
        self.figures = [(kind, self.at(x)) for kind in counts for x, n in counts[kind].items() for _ in range(n)]
        self.ufos = [self.at(name) for name in state.ufos]
        self.held: dict[Space, str] = {}
        self.score = {"orange": 0, "lime": 0}
        self.stations: list[tuple[frozenset[Space], str]] = []
        self.turn: str | None = state.turn
        self.phase, self.rolled, self.over = "roll", (), False
        self.winner: str | None = None

    def add(self, piece: Piece) -> None:
        self.pieces.append(piece)
        self.map.update(dict.fromkeys(piece.spaces, piece))

    def at(self, name: str) -> Space:
        return int(name[1:]) - 1, string.ascii_lowercase.index(name[0])

    def name(self, space: Space) -> str:
        return f"{string.ascii_lowercase[space[1]]}{space[0] + 1}"

    @property
    def mine(self) -> str:
        return self.team[self.turn or ""]

    def all_spaces(self) -> list[Space]:
        return list(product(range(self.height), range(self.width)))

    def beside(self, space: Space, side: str) -> Space:
        return space[0] + SIDES[side][0], space[1] + SIDES[side][1]

    def on_board(self, space: Space) -> bool:
        return 0 <= space[0] < self.height and 0 <= space[1] < self.width

    def piece_at(self, space: Space) -> Piece | None:
        return self.map.get(space)

    def connected(self, one: Piece, other: Piece) -> bool:
        return any(
            self.beside(space, side) in other.spaces and BACK[side] in other.sides
            for space in one.spaces
            for side in one.sides
            if self.beside(space, side) not in one.spaces
        )

    def touching(self, one: Piece, other: Piece) -> bool:
        return any(self.beside(space, side) in other.spaces for space in one.spaces for side in "nesw")

    # building

    def new_piece(self, kind: str, space: Space, way: str) -> Piece:
        axis = WAYS.get(way, "")
        sides = axis if kind == "airlock" or (kind == "straight" and self.o["straight_walls_directed"]) else "nesw"
        spaces = [space]
        if kind == "straight" and self.o["straight_wall_length"] == 2:
            spaces.append(self.beside(space, "e" if axis == "ew" else "s"))
        return Piece(kind, self.mine if kind in COLOURED else "white", spaces, sides, axis)

    def may_build(self, kind: str, space: Space, way: str, seat: str, ignore: bool = False) -> bool:
        team = self.team[seat]
        if not self.left[team if kind in COLOURED else "white"][kind]:
            return False
        new = self.new_piece(kind, space, way)
        if kind in COLOURED:
            new.team = team
        under = self.piece_at(space)
        if kind == "dome":
            if under is None or under.kind != "square" or under.dome:
                return False
        elif any(not self.on_board(x) or self.piece_at(x) for x in new.spaces):
            return False
        if not ignore and any(x in self.ufos or x in [y for _, y in self.figures] for x in new.spaces):
            return False
        others = [piece for piece in self.pieces if piece is not under]
        return (
            self.leads_back(new, under, seat)
            and self.entrances_stay_free(new)
            and self.no_twins(new, others)
            and (kind not in COLOURED or self.near_own(new, others, team))
        )

    def entrances(self, airlock: Piece) -> list[Space]:
        return [self.beside(airlock.spaces[0], side) for side in ACROSS[airlock.axis]]

    def entrances_stay_free(self, new: Piece) -> bool:
        airlocks = [piece for piece in self.pieces if piece.kind == "airlock"]
        if any(space in self.entrances(airlock) for airlock in airlocks for space in new.spaces):
            return False
        return new.kind != "airlock" or not any(self.piece_at(space) for space in self.entrances(new))

    def no_twins(self, new: Piece, others: list[Piece]) -> bool:
        for other in others:
            meets = self.touching(new, other) if self.o["same_type_test"] == "adjacent" else self.connected(new, other)
            kinds = (other.kind, "dome") if other.dome else (other.kind,)
            alike = new.kind in kinds
            if alike and new.kind in COLOURED and not self.o["same_type_ignores_colour"]:
                alike = other.colour == new.team
            if meets and alike:
                return False
        return True

    def leads_back(self, new: Piece, under: Piece | None, seat: str) -> bool:
        if seat not in self.homes:
            self.homes[seat] = self.home(seat)
        if new.kind == "dome":
            return any(piece is under for piece in self.homes[seat])
        return any(self.connected(new, piece) for piece in self.homes[seat])

    def home(self, seat: str) -> list[Piece]:
        """What leads back to the seat's starting domes, found anew after each build."""
        home = [piece for piece in self.pieces if piece.spaces[0] in self.base[seat]]
        usable = [piece for piece in self.pieces if piece.colour in ("white", self.team[seat])]
        grown = True
        while grown:
            more = [x for x in usable if not any(x is y for y in home) and any(self.connected(x, y) for y in home)]
            home += more
            grown = bool(more)
        return home

    def near_own(self, new: Piece, others: list[Piece], team: str) -> bool:
        near = [piece for piece in others if self.connected(new, piece)]
        for piece in near:
            if piece.colour == team:
                return True
            if piece.kind == "straight" and any(x.colour == team and self.connected(piece, x) for x in others):
                return True
        return False

    def builds(self, kinds: tuple[str, ...], seat: str, ignore: bool = False) -> list[str]:
        found = []
        for kind, space in product(kinds, self.all_spaces()):
            for way in WAYS if kind in ("straight", "airlock") else ("",):
                if self.may_build(kind, space, way, seat, ignore):
                    found.append(f"build {kind} {self.name(space)} {way}".strip())
        return found

    def build(self, kind: str, name: str, way: str = "") -> None:
        colour = self.mine if kind in COLOURED else "white"
        self.left[colour][kind] -= 1
        self.homes = {}
        if kind == "dome":
            under = self.piece_at(self.at(name))
            assert under is not None
            under.dome = self.mine
            return
        self.add(self.new_piece(kind, self.at(name), way))
        self.score_stations()

    # scoring

    def picture(self) -> Picture:
        rows = [[".."] * self.width for _ in range(self.height)]
        for piece in self.pieces:
            for (row, column), token in piece.tokens().items():
                rows[row][column] = token
        return Picture(rows, self.o["straight_walls_directed"])

    def score_stations(self) -> None:
        """A station whose spaces are those of an old one, less the new piece, is the old one."""
        picture = self.picture()
        taken = {space for piece in self.pieces for space in piece.spaces}
        old = {spaces - taken: owner for spaces, owner in self.stations}
        self.stations = []
        for spaces in picture.stations():
            if spaces in old:
                self.stations.append((spaces, old[spaces]))
                continue
            counts = picture.counts(spaces, self.o["count_pieces"] == "on_station")
            inside = [figure for figure in self.figures if figure[1] in spaces]
            worth = sum(1 if kind == "robot" else 2 for kind, _ in inside)
            self.figures = [figure for figure in self.figures if figure[1] not in spaces]
            self.held = {space: by for space, by in self.held.items() if space not in spaces}
            owner = self.most(counts)
            for team in ("orange", "lime"):
                self.score[team] += worth // 2 if not owner else worth if team == owner else 0
            self.stations.append((spaces, owner))

    def most(self, counts: dict[str, int]) -> str:
        if counts["orange"] == counts["lime"]:
            return ""
        return "orange" if counts["orange"] > counts["lime"] else "lime"

    def owns(self, space: Space) -> bool:
        return any(space in spaces and owner == self.mine for spaces, owner in self.owned())

    def owned(self) -> list[tuple[frozenset[Space], str]]:
        """The stations with who owns them now."""
        if self.o["station_owner"] != "current_majority":
            return self.stations
        hanging = self.o["count_pieces"] == "on_station"
        return [(spaces, self.most(self.picture().counts(spaces, hanging))) for spaces, _ in self.stations]

    # walking

    def passages(self, kind: str, start: Space, left: int, back: Space | None = None) -> list[list[Space]]:
        """All ways of a figure from `start` to a space where it may stand, with no rest in between."""
        ways = []
        for side in "nesw":
            to = self.beside(start, side)
            if back is not None and self.piece_at(start) and side != self.side_of(back, start):
                continue
            cost = 0 if self.piece_at(start) and self.o["airlock_steps"] == 1 else 1
            if cost > left or not self.on_board(to) or not self.may_enter(kind, to, side):
                continue
            if not self.piece_at(to) and to not in self.ufos:
                ways.append([to])
            else:
                ways += [[to, *way] for way in self.passages(kind, to, left - cost, start)]
        return ways

    def side_of(self, start: Space, to: Space) -> str:
        return next(side for side in "nesw" if self.beside(start, side) == to)

    def may_enter(self, kind: str, to: Space, side: str) -> bool:
        piece = self.piece_at(to)
        if piece:
            return piece.kind == "airlock" and piece.team == self.mine and side in ACROSS[piece.axis]
        if to in self.ufos and (kind == "robot" or not self.o["astronaut_may_pass_ufo"]):
            return False
        return self.o["figures_share_space"] or to not in [space for _, space in self.figures]

    def first_steps(self) -> list[str]:
        if self.onward:
            kind, here, back = self.onward
            return [
                f"walk {kind} {self.name(here)} {self.name(way[0])}"
                for way in self.passages(kind, here, self.steps, back)
            ]
        found = []
        for kind, here in set(self.figures):
            free = self.figures.count((kind, here)) - (1 if kind == "astronaut" and here in self.held else 0)
            last = self.last.get(kind, here) if self.o["walk_figures"] == "one_each" else here
            if free and last == here:
                found += [
                    f"walk {kind} {self.name(here)} {self.name(way[0])}"
                    for way in self.passages(kind, here, self.steps)
                ]
        return found

    def walk(self, kind: str, start: str, end: str) -> None:
        here, to = self.at(start), self.at(end)
        if self.phase != "walk":
            self.phase = "walk"
        self.steps -= 0 if self.piece_at(here) and self.o["airlock_steps"] == 1 else 1
        lock = self.piece_at(here)
        if (
            lock
            and self.owns(to)
            and lock.spaces[0] in self.picture().walls(next(s for s, _ in self.stations if to in s))
        ):
            self.entered = True
        elif lock or self.piece_at(to) or not self.owns(to):
            self.entered = False
        self.figures.remove((kind, here))
        self.figures.append((kind, to))
        self.last[kind] = to
        resting = not self.piece_at(to) and to not in self.ufos
        self.onward = None if resting else (kind, to, here)
        if resting and self.entered and self.owns(to):
            self.figures.remove((kind, to))
            self.last[kind] = (-9, -9)
            self.score[self.mine] += 1 if kind == "robot" else 2
        if resting:
            self.entered = False
        if self.reached_goal():
            self.end()
        elif not self.onward and (not self.steps or not self.first_steps()):
            self.pass_turn()

    # UFOs

    def free(self) -> list[Space]:
        taken = [space for _, space in self.figures] + self.ufos
        return [space for space in self.all_spaces() if not self.piece_at(space) and space not in taken]

    def movable(self) -> list[Space]:
        locked = self.o["abduction_release"] == "opponent"
        return [ufo for ufo in self.ufos if not (locked and self.held.get(ufo) == self.mine)]

    def ufo_acts(self) -> list[str]:
        found = [f"ufo {self.name(ufo)} {self.name(to)}" for ufo in set(self.movable()) for to in self.free()]
        if not self.abduction:
            return found
        for ufo in set(self.movable()):
            for kind, here in set(self.figures):
                held = here in self.held and self.figures.count((kind, here)) == 1
                if kind == "astronaut" and (not held or ufo == here):
                    found += [f"abduct {self.name(ufo)} {self.name(here)} {self.name(to)}" for to in self.free()]
        return found

    def ufo(self, start: str, end: str) -> None:
        self.ufos.remove(self.at(start))
        self.held.pop(self.at(start), None)
        self.ufos.append(self.at(end))

    def abduct(self, ufo: str, astronaut: str, end: str) -> None:
        self.ufos.remove(self.at(ufo))
        self.held.pop(self.at(ufo), None)
        self.figures.remove(("astronaut", self.at(astronaut)))
        if self.owns(self.at(end)):
            self.score[self.mine] += 2
            self.ufos.append(self.at(astronaut))
            return
        self.figures.append(("astronaut", self.at(end)))
        self.ufos.append(self.at(end))
        self.held[self.at(end)] = self.mine

    # turns

    def acts_for(self, word: str) -> list[str]:
        seat = self.turn or ""
        if word == "white":
            return self.builds(("straight", "square"), seat)
        if word == "spacewalk":
            self.fresh_walk()
            return self.first_steps()
        if word == "ufo":
            return self.ufo_acts()
        own = word == "colour" or word == f"colour:{self.mine}" or self.o["colour_tile"] == "any"
        return self.builds(COLOURED, seat) if own else []

    def fresh_walk(self) -> None:
        self.steps, self.last, self.entered = 4, {}, False
        self.onward: tuple[str, Space, Space] | None = None

    def choices(self) -> set[str]:
        if self.phase == "act":
            return {act for word in self.rolled for act in self.acts_for(word)}
        if self.phase == "walk":
            return set(self.first_steps()) | (set() if self.onward else {"stop"})
        return set()

    def roll(self, words: tuple[str, ...]) -> None:
        self.rolled, self.phase = words, "act"
        if not self.choices():
            self.pass_turn()

    def act(self, text: str) -> None:
        """A choice, carried out."""
        verb, *words = text.split()
        if verb == "walk":
            self.walk(*words)
            return
        if verb != "stop":
            getattr(self, verb)(*words)
        self.pass_turn()

    def reached_goal(self) -> bool:
        return max(self.score.values()) >= self.o["points_to_win"]

    def pass_turn(self) -> None:
        used_up = [colour for colour, kinds in self.left.items() if not any(kinds.values())]
        kinds = ("straight", "square", *COLOURED)
        if self.reached_goal() or used_up or not any(self.builds(kinds, seat, ignore=True) for seat in self.order):
            self.end()
            return
        here = self.order.index(self.turn)
        self.turn, self.phase, self.rolled = self.order[(here + 1) % len(self.order)], "roll", ()

    def end(self) -> None:
        built = {team: sum(x.colour == team and not x.start for x in self.pieces) for team in LETTER}
        goal = [team for team in LETTER if self.score[team] >= self.o["points_to_win"]]
        if len(goal) == 1:
            self.winner = goal[0]
        elif self.score["orange"] != self.score["lime"]:
            self.winner = self.most(self.score)
        else:
            self.winner = self.most(built)
        self.over, self.turn = True, None
