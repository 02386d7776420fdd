"""Games that were played at a whole table of the service, read again from its journal: the scenes of chosen moments, as
the service shows them when it starts on that journal."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

sys.path.append(str(Path(__file__).parents[1] / "service"))

from table_rig import Rig

from config.boards import builtin_board
from config.dice import find_die
from engine.core.game import Need, Prompt
from engine.core.options import Ruleset
from engine.core.registry import games
from engine.core.rulings import Accepted, Refused
from engine.core.secrets import cut
from service.commands.demo import usual_seats
from service.journal.journal import Journal
from service.session.session import Session
from service.settings import die_words
from service.table.host_desk import HouseRules

Scene = dict[str, Any]
Planned = tuple[Prompt, Any]

NAMES = ("Mira", "Jonas", "Maximilian", "Lin", "Noor")
QUIET_ACTS = 24
"""So many are done before anything goes wrong."""


def scene_of(table: Rig) -> Scene:
    """What the service has retained."""
    kept = {name.removeprefix("referee/t/"): json.loads(body) for name, body in table.publisher.retained.items()}
    return {"evidence": {}, "topics": {"availability": "online", **kept}}


def table_of(folder: Path, game: str) -> Rig:
    """A table in this folder, with all that comes in the box of a game."""
    spec = games()[game]
    dice = {die: die_words(find_die(die)) for die in spec.dice}
    return Rig(folder, house=HouseRules(dice, boxes={game: builtin_board(spec.board)}))


def scenes(folder: Path, game: str, seed: int = 5) -> Iterator[Scene]:
    """The scene after each act, until the game is over."""
    players = Players(folder, game, seed)
    try:
        while players.session.outcome is None:
            players.do(players.plan())
            yield scene_of(players.table)
    finally:
        players.table.journal.close()


# ---- play


class Players:
    """People at all seats, who do what the engine's bot would. `seen`: each act that was open to one of them."""

    def __init__(self, folder: Path, game: str, seed: int, seats: int | None = None) -> None:
        self.table = table_of(folder, game)
        self.table.begin(NAMES[: seats or usual_seats(games()[game], Ruleset())], game=game)
        self.seen: list[Any] = []
        self._chance = random.Random(seed)

    @property
    def session(self) -> Session:
        return self.table.session

    def plan(self) -> Planned:
        """What is asked now, and what will be done."""
        session, prompt = self.session, self.session.pending[0]
        if prompt.need is Need.CHOICE:
            open_now = session.played.game.legal(cut(session.state, prompt.seat))
            self.seen += (action for action in open_now if action not in self.seen)
        return prompt, sensible(session, prompt, self._chance)

    def do(self, planned: Planned) -> None:
        """As the page sends it: a roll is tapped."""
        prompt, action = planned
        reply = self.table.do(prompt.seat, as_entered(self.session, prompt, action))
        assert reply["ok"], reply

    def until(self, fits: Callable[[Prompt, Any], Any]) -> Planned:
        """Plays until what comes next is of that kind, which is not yet done."""
        while not fits(*(planned := self.plan())):
            self.do(planned)
        return planned

    def refusable(self, prompt: Prompt) -> Any:
        """An act that was right once and is refused now; one of those kinds that are open now before others."""
        if prompt.need is not Need.CHOICE:
            return None
        game, state = self.session.played.game, self.session.state
        kinds = {type(action) for action in game.legal(cut(state, prompt.seat))}
        likely = sorted(self.seen, key=lambda action: type(action) not in kinds)
        ruled = ((action, game.rule(state, prompt.seat, action)) for action in likely)
        return next((action for action, ruling in ruled if isinstance(ruling, Refused)), None)


def sensible(session: Session, prompt: Prompt, chance: random.Random) -> Any:
    """What the engine's bot would do, or what chance decides."""
    spec, game = session.played.spec, session.played.game
    if prompt.need is Need.CHOICE:
        return spec.bot(game, chance)(cut(session.state, prompt.seat))
    return spec.chance(game, session.state, prompt, chance)


def claims_of(session: Session) -> tuple[Any, ...]:
    """What whoever is to act may ask about."""
    return session.played.spec.not_open(session.played.game, cut(session.state, session.pending[0].seat))


def faces_of(session: Session, prompt: Prompt, action: Any) -> list[list[str]]:
    """Of each die the faces that show what the action says: those that look alike are one key."""
    dice = {die.id: die.faces for die in session.header.dice}
    words = [action.die] if len(prompt.dice) == 1 else [(word,) for word in action.die]
    return [
        [face.name for face in dice[die] if face.means == means] for die, means in zip(prompt.dice, words, strict=True)
    ]


def as_entered(session: Session, prompt: Prompt, action: Any) -> dict[str, Any]:
    if not session.played.is_roll(action):
        told: dict[str, Any] = msgspec.to_builtins(action)
        return told
    faces = [alike[0] for alike in faces_of(session, prompt, action)]
    return {"act": "tap_die", "face": faces[0]} if len(faces) == 1 else {"act": "tap_dice", "faces": faces}


def misread(session: Session, prompt: Prompt, action: Any) -> Any:
    """Another roll, which does not end the game."""
    game, state = session.played.game, session.state
    faces = next(die.faces for die in session.header.dice if die.id == prompt.dice[0])
    many = len(prompt.dice) > 1
    others = (type(action)((*face.means, *action.die[1:]) if many else face.means) for face in faces)
    return next(
        other
        for other in others
        if other != action and isinstance(ruled := game.rule(state, prompt.seat, other), Accepted) and ruled.events
    )


# ---- a journal, written once and read up to any of its moments


@dataclass(frozen=True)
class Recording:
    """The rows of a game's journal, and how many of them each moment has seen."""

    game: str
    rows: tuple[bytes, ...]
    moments: dict[str, int]

    def scene(self, moment: str) -> Scene:
        """What a service publishes that starts on the journal as it was then."""
        with tempfile.TemporaryDirectory() as folder:
            journal = Journal(Path(folder) / "journal.db")
            for row in self.rows[: self.moments[moment]]:
                journal.append(row)
            journal.close()
            table = table_of(Path(folder), self.game)
            table.table.restore()
            scene = scene_of(table)
            table.journal.close()
        return scene


MOMENTS = ("start", "middle", "paused", "refused", "proposal", "corrected", "end")


@cache
def recording(game: str, seed: int = 5, seats: int | None = None) -> Recording:
    """A game in which each of the moments comes once, and in between what bots would play."""
    with tempfile.TemporaryDirectory() as folder:
        players = Players(Path(folder), game, seed, seats)
        table, moments = players.table, dict[str, int]()

        def mark(moment: str) -> None:
            moments[moment] = len(table.journal)

        mark("start")
        players.until(lambda *_: len(players.session.acts) >= QUIET_ACTS)
        mark("middle")
        table.host({"act": "pause"})
        mark("paused")
        table.host({"act": "resume"})
        prompt, _ = players.until(lambda prompt, _: players.refusable(prompt))
        assert not table.do(prompt.seat, msgspec.to_builtins(players.refusable(prompt)))["ok"]
        mark("refused")
        prompt, action = players.until(lambda _, action: players.session.played.is_roll(action))
        players.do((prompt, misread(players.session, prompt, action)))
        table.do(prompt.seat, {"act": "propose_undo"})
        mark("proposal")
        consent(table, agree=False)
        faces = [alike[0] for alike in faces_of(players.session, prompt, action)]
        number = table.retained(f"seat/{prompt.seat}/state")["rulings"][1]["seq"]
        table.do(prompt.seat, {"act": "propose_correction", "ruling": number, "faces": faces})
        consent(table, agree=True)
        mark("corrected")
        while players.session.outcome is None:
            players.do(players.plan())
        mark("end")
        rows = tuple(table.journal.bodies())
        table.journal.close()
    return Recording(game, rows, moments)


def consent(table: Rig, agree: bool) -> None:
    """All others answer to what is proposed, or the first of them says no."""
    while (proposal := table.session.proposal) is not None:
        answer = {"act": "consent", "proposal": proposal.id, "agree": agree}
        assert table.do(proposal.waiting[0], answer)["ok"]


def seat_of(scene: Scene) -> str:
    """Whom the moment is about: who is asked, who is to act, or who has won."""
    state = scene["topics"]["state"]
    if state["proposal"]:
        seat: str = state["proposal"]["waiting"][0]
    else:
        seat = state["outcome"]["winners"][0] if state["outcome"] else state["pending"][0]["seat"]
    return seat
