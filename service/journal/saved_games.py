"""The saved games in the journal: which there are, how each stands, and what each command was answered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from engine.core.rulings import Finding
from service.journal.journal import Journal, JournalError
from service.session import records
from service.session.records import Acted, Entry, Header, Opened, Replayed, Stamp, Started, Told
from service.session.session import Session, fold_all

ANSWERS_KEPT: Final = 512


@dataclass(frozen=True)
class SavedGame:
    """One game as the list shows it. `told` counts its rulings."""

    header: Header
    started: Stamp
    over: bool = False
    told: int = 0


@dataclass(frozen=True)
class Answer:
    """What a command was answered: the ruling by its game and number, or an error; both for a refusal. `claims`: the
    present ones are told with it."""

    ok: bool
    game_id: str = ""
    ruling: int | None = None
    error: Finding | None = None
    claims: bool = False


def answer_of(entry: Entry, number: int) -> Answer:
    """What a command that made this entry is answered. `number` is its ruling's, if it has one."""
    ruling = number if entry.said is not None else None
    refused = isinstance(entry.effect, Told) and entry.said is not None and entry.said.kind in ("refused", "unclear")
    error = entry.said.finding if refused and entry.said is not None else None
    return Answer(not refused, entry.game_id, ruling, error)


class SavedGames:
    """The journal's index. Raises JournalError if the journal holds rows that this version does not know."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.games: dict[str, SavedGame] = {}
        self.answers: OrderedDict[str, Answer] = OrderedDict()
        self.sittings = 0
        self.last_open: str | None = None
        self.evidence = 0
        for entry in self._entries():
            self._note(entry)

    def append(self, entry: Entry) -> Answer:
        """Returns when the entry is on disk. Raises JournalError; then nothing has changed."""
        self._journal.append(records.encode(entry))
        return self._note(entry)

    def session(self, game_id: str) -> Session:
        """A game folded from its entries. Raises ValueError for a game that this version cannot play any more."""
        return fold_all(entry for entry in self._entries() if entry.game_id == game_id)

    def last_sitting(self, game_id: str) -> tuple[list[Entry], list[Entry]]:
        """The entries of a game before the table last turned to it, and those since."""
        entries = [entry for entry in self._entries() if entry.game_id == game_id]
        turns = [index for index, entry in enumerate(entries) if isinstance(entry.effect, Started | Opened)]
        cut = turns[-1] if turns else 0
        return entries[:cut], entries[cut:]

    def next_game_id(self) -> str:
        return f"g{len(self.games) + 1:04d}"

    def remember(self, command: str, answer: Answer) -> None:
        """Keeps an answer for the same command again."""
        self.answers[command] = answer
        while len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

    def _entries(self) -> Iterator[Entry]:
        for number, body in enumerate(self._journal.bodies(), 1):
            try:
                yield records.decode(body)
            except msgspec.MsgspecError as error:
                raise JournalError(self._journal.path, "newer", f"row {number} is not understood: {error}") from error

    def _note(self, entry: Entry) -> Answer:
        if isinstance(entry.effect, Started):
            self.games[entry.game_id] = SavedGame(entry.effect.header, entry.stamp)
        game = self.games.get(entry.game_id)
        if game is None:
            what = f"the game {entry.game_id} does not begin with its start"
            raise JournalError(self._journal.path, "damaged", what)
        if isinstance(entry.effect, Started | Opened):
            self.sittings += 1
            self.last_open = entry.game_id
        if isinstance(entry.effect, Acted | Replayed):
            game = replace(game, over=entry.effect.ends)
        if entry.said is not None:
            game = replace(game, told=game.told + 1)
            self.evidence = max(self.evidence, entry.said.evidence or 0)
        self.games[entry.game_id] = game
        answer = answer_of(entry, game.told)
        if entry.command:
            self.remember(entry.command, answer)
        return answer
