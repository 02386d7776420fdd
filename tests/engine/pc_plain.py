"""A whole game of Pirate Code with entered codes, written a second time without looking at the engine's ways: plain
lists that are changed in place, one method an act."""

from __future__ import annotations

from typing import Any

from pc_oracle import COLOURS, plain_scores


class PlainPirate:
    def __init__(self, seats: list[str], codes: dict[str, list[str]], variants: tuple[str, ...], options: Any) -> None:
        self.seats, self.codes, self.options = seats, codes, options
        self.duel, self.bonus = "two_player" in variants, "skeleton_bonus" in variants
        self.length = len(codes[seats[-1]])
        self.row = {seat: [None] * self.length for seat in seats}
        self.gold: dict[str, list[Any]] = {seat: [None] * self.length for seat in seats}
        self.brown: dict[str, list[str]] = {seat: [] for seat in seats}
        self.turn: str | None = seats[0]
        self.wait, self.hand = "roll", "red" if self.bonus else None
        self.rolled, self.due, self.fresh, self.took = "", [], [], False
        self.count = dict.fromkeys(seats, 0)
        self.winners: set[str] | None = None

    def broken(self, seat: str) -> bool:
        return None not in self.gold[seat]

    def used(self, seat: str, at: int) -> bool:
        return any(entry[:2] == (seat, at) for entry in self.fresh)

    def free(self, seat: str) -> list[int]:
        return [at for at in range(1, self.length + 1) if not self.gold[seat][at - 1] and not self.used(seat, at)]

    def choices(self) -> set[str]:
        if self.wait == "end":
            return {"end_turn"}
        if self.wait == "hand":
            return {f"fill_hand {colour}" for colour in COLOURS}
        return self.guesses() if self.wait == "guess" else set()

    def guesses(self) -> set[str]:
        found = set()
        for guess in self.due:
            new = {"rolled": [self.rolled], "skeleton": [self.hand]}.get(guess, list(COLOURS))
            lying = {"rolled": [self.rolled], "skeleton": []}.get(guess, list(COLOURS))
            if guess == "rolled" and self.options.get("first_move_colour") == "any":
                lying = list(COLOURS)
            for seat in self.seats:
                if seat == self.turn or self.broken(seat):
                    continue
                for to in self.free(seat):
                    closed = self.row[seat][to - 1] and self.options.get("occupied") == "swap"
                    last = sum(gold is None for gold in self.gold[seat]) == 1
                    if not closed or last:
                        found |= {f"place {colour} {seat} {to} {guess}" for colour in new}
                    for start in range(1, self.length + 1):
                        gem = self.row[seat][start - 1]
                        if gem in lying and start != to and not self.used(seat, start):
                            found.add(f"move {gem} {seat} {start} {to} {guess}")
        return found

    def roll(self, colour: str) -> None:
        self.rolled, self.wait = colour, "guess"
        self.due = ["rolled", "choice"]
        if self.bonus and colour == "white" and self.hand:
            self.due.append("skeleton")
        self.look()

    def look(self) -> None:
        if not self.guesses():
            self.due, self.wait = [], "end"

    def act(self, word: str, *rest: str) -> None:
        getattr(self, word)(*rest)

    def place(self, colour: str, seat: str, at: str, guess: str) -> None:
        self.row[seat][int(at) - 1] = colour  # type: ignore[call-overload]
        self.fresh.append((seat, int(at), True))
        if guess == "skeleton":
            self.hand, self.took = None, True
        self.due.remove(guess)
        self.look()

    def move(self, colour: str, seat: str, start: str, to: str, guess: str) -> None:
        row, source, goal = self.row[seat], int(start), int(to)
        other, row[goal - 1], row[source - 1] = row[goal - 1], colour, None  # type: ignore[call-overload]
        self.fresh.append((seat, goal, True))
        if other and self.options.get("occupied") == "swap":
            row[source - 1] = other
            self.fresh.append((seat, source, False))
        self.due.remove(guess)
        self.look()

    def end_turn(self) -> None:
        gems = [(seat, at) for seat, at, scored in self.fresh if scored]
        before = [seat for seat in self.seats if not self.broken(seat)]
        for seat in dict.fromkeys(seat for seat, _ in gems):
            self.score(seat, [at for other, at in gems if other == seat])
        turns = self.options.get("guess_unit") == "turn"
        self.count[self.turn or ""] += min(1, len(gems)) if turns else len(gems)
        self.fresh = []
        if self.duel:
            self.after_duel()
        elif len([seat for seat in self.seats if not self.broken(seat)]) < 2:
            self.finish(before, gems)
        if self.winners is None and self.took and self.wait != "done":
            self.wait = "hand"
        elif self.winners is None and self.wait != "done":
            self.go_on()

    def score(self, seat: str, places: list[int]) -> None:
        row = self.row[seat]
        gold = {at for at, gem in enumerate(self.gold[seat], 1) if gem}
        answers = plain_scores(self.codes[seat], gold, [(str(row[at - 1]), at) for at in places])
        for at, answer in zip(places, answers, strict=True):
            if answer == "gold":
                self.gold[seat][at - 1] = row[at - 1]
            if answer == "brown":
                self.brown[seat].append(str(row[at - 1]))
            if answer != "stays":
                row[at - 1] = None

    def finish(self, before: list[str], gems: list[tuple[str, int]]) -> None:
        left = [seat for seat in self.seats if not self.broken(seat)]
        shared = self.options.get("last_together") == "shared"
        if left or shared:
            self.winners = set(left or before)
            return
        golden = [seat for seat, at in gems if seat in before and self.gold[seat][at - 1]]
        self.winners = {golden[-1]}

    def after_duel(self) -> None:
        """One code only: what follows is another game of the same kind."""
        other = next(seat for seat in self.seats if seat != self.turn)
        if self.broken(other):
            self.wait = "done"

    def fill_hand(self, colour: str) -> None:
        self.hand = colour
        self.go_on()

    def go_on(self) -> None:
        self.took, self.wait = False, "roll"
        if not self.duel:
            self.turn = self.seats[(self.seats.index(self.turn or "") + 1) % len(self.seats)]
