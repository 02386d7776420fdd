"""The conformance suite finds the fault in games that are broken on purpose, one fault each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_fields
from typing import Any

import msgspec
import pytest
import secret_game
from conformance import Nonconforming, faces_of, finish, twins, walk
from secret_game import Hidden, Hide, HideAndGuess

from config.boards import builtin_board
from engine.core.game import Prompt
from engine.core.options import Ruleset
from engine.core.registry import game_spec
from engine.core.rulings import Accepted, Finding, Refused
from engine.core.secrets import Secret, UncuttableError
from engine.games.amenophis.actions import Step
from engine.games.amenophis.choices import playable
from engine.games.amenophis.game import Amenophis
from engine.games.ufo_attack.actions import LeaveTopOff, Pass, Roll, Take
from engine.games.ufo_attack.game import UfoAttack
from engine.games.ufo_attack.state import Built, Phase, TurnPassed, Won

UFO = with_fields(game_spec("ufo_attack"), claims=lambda _game, _view: ())
"""Claims would find some of the faults before the rule that is meant."""


class FallsSilent(UfoAttack):
    def pending(self, state: Any) -> Any:
        return () if state.phase is Phase.BUILD else super().pending(state)


class OffersTooMuch(UfoAttack):
    def legal(self, view: Any) -> Any:
        return (*super().legal(view), Take("red")) if view.viewer == view.value.turn else ()


class OffersTwice(UfoAttack):
    def legal(self, view: Any) -> Any:
        return super().legal(view) * 2


class AcceptsWhatItDoesNotOffer(UfoAttack):
    def rule(self, state: Any, by: str, action: Any) -> Any:
        ruling = super().rule(state, by, action)
        if isinstance(action, Take) and isinstance(ruling, Refused) and by == state.turn:
            passed = TurnPassed(state.opponents(by)[0])
            return Accepted((passed,), (Finding("ua-built", "UA-4.1"),))
        return ruling


class CitesWhatIsNotThere(UfoAttack):
    def rule(self, state: Any, by: str, action: Any) -> Any:
        ruling = super().rule(state, by, action)
        return Refused((Finding("ua-no", "UA-99.9"),)) if isinstance(ruling, Refused) else ruling


class RefusesWithoutAWord(UfoAttack):
    def rule(self, state: Any, by: str, action: Any) -> Any:
        ruling = super().rule(state, by, action)
        return Refused(()) if isinstance(ruling, Refused) else ruling


class ChangesTheStateItJudges(UfoAttack):
    def rule(self, state: Any, by: str, action: Any) -> Any:
        state.points[by] = state.points.get(by, 0) + 1
        return super().rule(state, by, action)


class LosesPieces(UfoAttack):
    def apply(self, state: Any, event: Any) -> Any:
        after = super().apply(state, event)
        return msgspec.structs.replace(after, storage=state.storage) if isinstance(event, Built) else after


class NeverEnds(UfoAttack):
    def rule(self, state: Any, by: str, action: Any) -> Any:
        ruling = super().rule(state, by, action)
        if isinstance(ruling, Accepted) and any(isinstance(event, Won) for event in ruling.events):
            return Accepted((TurnPassed(state.opponents(by)[0]),), ruling.findings)
        return ruling


class HasMoods(UfoAttack):
    """Its rulings depend on more than the state: a counter inside the game."""

    calls = 0

    def rule(self, state: Any, by: str, action: Any) -> Any:
        self.calls += 1
        ruling = super().rule(state, by, action)
        if isinstance(ruling, Accepted):
            return Accepted(ruling.events, (*ruling.findings, Finding("ua-mood", "UA-1.1", {"count": self.calls})))
        return ruling


class RemembersOutsideTheRecords(UfoAttack):
    """Its fold depends on more than state and event."""

    turns = 0

    def apply(self, state: Any, event: Any) -> Any:
        self.turns += isinstance(event, TurnPassed)
        return msgspec.structs.replace(super().apply(state, event), modules_to_launch=self.turns)


class StateIsNoJson(UfoAttack):
    def apply(self, state: Any, event: Any) -> Any:
        after = super().apply(state, event)
        return msgspec.structs.replace(after, rolled=frozenset(after.rolled))


class RefusesItsOwnOffer(UfoAttack):
    def rule(self, state: Any, by: str, action: Any) -> Any:
        if isinstance(action, Take) and action.colour == "blue":
            return Refused((Finding("ua-no-blue", "UA-4.1"),))
        return super().rule(state, by, action)


class LeavesAPlayerWithoutAChoice(UfoAttack):
    def legal(self, view: Any) -> Any:
        return () if view.value.phase is Phase.BUILD else super().legal(view)


class LetsThePublicPlay(UfoAttack):
    def legal(self, view: Any) -> Any:
        return (LeaveTopOff(), Pass()) if view.viewer == "public" else super().legal(view)


BROKEN: list[tuple[type[UfoAttack], str]] = [
    (FallsSilent, "something is pending until there is an outcome"),
    (OffersTooMuch, "a legal act is accepted"),
    (OffersTwice, "no act is offered twice"),
    (AcceptsWhatItDoesNotOffer, "an act that is legal elsewhere but not here is refused"),
    (CitesWhatIsNotThere, "a ruling cites a clause that exists"),
    (RefusesWithoutAWord, "a ruling says something"),
    (ChangesTheStateItJudges, "a ruling changes nothing"),
    (LosesPieces, "pieces are conserved"),
    (NeverEnds, "a game ends within its bound"),
    (HasMoods, "the same act is ruled the same twice"),
    (RemembersOutsideTheRecords, "the fold of the records gives the state again"),
    (StateIsNoJson, "the state round-trips as JSON"),
    (RefusesItsOwnOffer, "a legal act is accepted"),
    (LeavesAPlayerWithoutAChoice, "a choice has at least one legal act"),
    (LetsThePublicPlay, "the public has no acts"),
]


@pytest.mark.parametrize(("broken", "rule"), BROKEN, ids=[kind.__name__ for kind, _rule in BROKEN])
def test_the_suite_names_the_fault(broken: type[UfoAttack], rule: str) -> None:
    spec = with_fields(UFO, bound=300)
    game = broken(UFO.defaults, faces_of(UFO), {})
    with pytest.raises(Nonconforming) as caught:
        conform(spec, game, 3)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("claims", "rule"),
    [
        (lambda _game, _view: (Take("red"),), "the public has no claims"),
        (lambda _game, view: (Roll(("ufo",)),) if view.viewer == view.value.turn else (), "a claim is refused"),
    ],
)
def test_the_suite_names_the_fault_of_claims(claims: Callable[[Any, Any], Any], rule: str) -> None:
    with pytest.raises(Nonconforming) as caught:
        conform(with_fields(UFO, claims=claims), UFO.build(Ruleset(), faces_of(UFO)), 3)
    assert caught.value.rule == rule


def conform(spec: Any, game: Any, count: int) -> None:
    elsewhere: list[Any] = []
    for seed in range(3):
        finish(walk(spec, game, count, seed, 60, elsewhere))


def test_the_whole_game_passes_the_same_checks() -> None:
    conform(UFO, UfoAttack(UFO.defaults, faces_of(UFO), {}), 3)  # type: ignore[arg-type]


def test_an_act_that_is_lost_in_notation_is_found() -> None:
    class Odd(msgspec.Struct, frozen=True, tag="roll", tag_field="act"):
        die: tuple[str, ...]
        spare: str | None = None

    def answer(game: Any, _state: Any, _prompt: Prompt, chance: Any) -> Any:
        return Odd(chance.choice(game.rolls), "x")

    class TakesOdd(UfoAttack):
        def rule(self, state: Any, by: str, action: Any) -> Any:
            return super().rule(state, by, Roll(action.die) if isinstance(action, Odd) else action)

    spec = with_fields(UFO, chance=answer, action=Odd | Take)
    with pytest.raises(Nonconforming, match="notation"):
        walk(spec, TakesOdd(UFO.defaults, faces_of(UFO), {}), 2, 1, 5, [])  # type: ignore[arg-type]


class KeepsNoSecret(HideAndGuess):
    """The hidden number lies in the state for all to see."""

    def apply(self, state: Any, event: Any) -> Any:
        if isinstance(event, Hidden):
            event = Hidden(event.seat, Secret(event.number.value, frozenset({*state.seats, "public"})))
        return super().apply(state, event)


class OffersBySecret(HideAndGuess):
    """Its prompts tell what somebody has hidden."""

    def pending(self, state: Any) -> Any:
        pending = super().pending(state)
        sums = sum(int(number.value) for number in state.numbers.values())
        return tuple(msgspec.structs.replace(prompt, facts={"sum": sums}) for prompt in pending)


class RefusesBySecret(HideAndGuess):
    """What it says about a hidden number tells it."""

    def rule_hide(self, state: Any, by: str, action: Hide) -> Any:
        ruling = super().rule_hide(state, by, action)
        if isinstance(ruling, Accepted):
            return Accepted(ruling.events, (Finding("has-hidden", "HG-1.1", {"number": action.number}),))
        return ruling


class EventsTellAll(HideAndGuess):
    def rule_hide(self, state: Any, by: str, action: Hide) -> Any:
        ruling = super().rule_hide(state, by, action)
        if isinstance(ruling, Accepted):
            open_to_all = Hidden(by, Secret(action.number, frozenset({by, "public"})))
            return Accepted((open_to_all,), ruling.findings)
        return ruling


def many_twins(game: HideAndGuess) -> list[int]:
    return [twins(secret_game.SPEC, game, 3, seed, 20) for seed in range(20)]


@pytest.mark.parametrize("leaky", [KeepsNoSecret, OffersBySecret, RefusesBySecret, EventsTellAll])
def test_twin_games_find_a_leak(leaky: Callable[[], HideAndGuess]) -> None:
    with pytest.raises(Nonconforming, match="makes no difference"):
        many_twins(leaky())


def test_a_game_that_keeps_its_secrets_passes() -> None:
    assert max(many_twins(HideAndGuess())) >= 3, "the twins go on past the hidden numbers"
    for seed in range(5):
        finish(walk(secret_game.SPEC, HideAndGuess(), 3, seed, 6, []))


def test_a_type_that_cannot_be_cut_fails_closed() -> None:
    class ShowsABag(HideAndGuess):
        def start(self, seats: Any) -> Any:
            return msgspec.structs.replace(super().start(seats), tried=[("s1", 1)])

    with pytest.raises(UncuttableError, match="cannot cut a list"):
        walk(secret_game.SPEC, ShowsABag(), 2, 1, 3, [])


class TheMummyHears(Amenophis):
    """What an explorer does is told to everybody."""

    def rule(self, state: Any, by: str, action: Any) -> Any:
        ruling = super().rule(state, by, action)
        if not isinstance(ruling, Accepted):
            return ruling
        aloud = tuple(msgspec.structs.replace(finding, seen_by=None) for finding in ruling.findings)
        return msgspec.structs.replace(ruling, findings=aloud)


class TheMummyIsStoppedByPawns(Amenophis):
    """Her step onto an explorer is refused: so trying tells her where they are."""

    def rule(self, state: Any, by: str, action: Any) -> Any:
        if isinstance(action, Step) and state.pawn_on(action.to):
            return Refused((Finding("am-no-wall", "AM-4.8"),))
        return super().rule(state, by, action)


class AsksWithoutAVeil(Amenophis):
    """Its prompts say aloud whether a card fits where the pawn stands."""

    def pending(self, state: Any) -> Any:
        asked = super().pending(state)
        fits = bool(state.pawn and state.playing and playable(state))
        return tuple(
            msgspec.structs.replace(prompt, seen_by=None, facts={**prompt.facts, "fits": fits}) for prompt in asked
        )


@pytest.mark.parametrize("leaky", [TheMummyHears, TheMummyIsStoppedByPawns, AsksWithoutAVeil])
def test_twins_find_what_hidden_acts_leak(leaky: type[Amenophis]) -> None:
    spec = game_spec("amenophis")
    game = leaky(spec.defaults, faces_of(spec), builtin_board(spec.board))  # type: ignore[arg-type]
    with pytest.raises(Nonconforming, match="makes no difference"):
        watched_by_the_mummy(spec, game)


def watched_by_the_mummy(spec: Any, game: Any) -> int:
    return sum(twins(spec, game, 3, seed, 120, viewer="s1") for seed in range(60))


def test_the_mummy_learns_nothing_from_the_whole_game() -> None:
    spec = game_spec("amenophis")
    game = Amenophis(spec.defaults, faces_of(spec), builtin_board(spec.board))  # type: ignore[arg-type]
    assert watched_by_the_mummy(spec, game) > 600, "the twins go on past the deal and the first moves"
