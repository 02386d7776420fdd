"""What every game must keep, whatever its rules: random walks over any registered game. No game is excepted.

`walk` plays some acts and checks each position and ruling; `finish` lets the bots end the game within its bound;
`twins` plays two games that differ in hidden facts only and compares what may not differ. Each raises Nonconforming.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import msgspec

from config.dice import builtin_die
from engine.core.game import Game, Need, Prompt, Seat
from engine.core.notation import read, write
from engine.core.options import Choice, Flag, Number, Option, Ruleset, RulesetError, Value
from engine.core.registry import GameSpec
from engine.core.replay import Record, fold
from engine.core.rulings import Accepted, Finding, Refused, Ruling, Unclear
from engine.core.secrets import PUBLIC, Cut, cut


class Nonconforming(AssertionError):
    """A game breaks a rule that all games keep. `rule` names it."""

    def __init__(self, rule: str, what: object) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule


def must(holds: bool, rule: str, what: object = "") -> None:
    if not holds:
        raise Nonconforming(rule, what)


def seats_of(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"s{number}", f"Player {number}") for number in range(1, count + 1))


def faces_of(spec: GameSpec) -> dict[str, list[tuple[str, ...]]]:
    return {die: [face.means for face in builtin_die(die).faces] for die in spec.dice}


@dataclass
class Walk:
    """One game on its way. `elsewhere`: acts that were legal in other positions or games."""

    spec: GameSpec
    game: Game[Any, Any, Any]
    seats: tuple[Seat, ...]
    chance: random.Random
    elsewhere: list[Any] = field(default_factory=list)
    records: list[Record[Any, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.game.start(self.seats)
        self.first = self.state
        self.viewers = (PUBLIC, *(seat.id for seat in self.seats))

    def prompt(self) -> Prompt | None:
        pending = self.game.pending(self.state)
        over = self.game.outcome(self.state) is not None
        must(bool(pending) != over, "something is pending until there is an outcome", self.state)
        return self.chance.choice(pending) if pending else None

    def answer(self, prompt: Prompt) -> Any:
        """An answer to the prompt: of chance, or a legal act at random."""
        if prompt.need is not Need.CHOICE:
            return self.spec.chance(self.game, self.state, prompt, self.chance)
        acts = self.game.legal(cut(self.state, prompt.seat))
        must(bool(acts), "a choice has at least one legal act", prompt)
        return self.chance.choice(acts)

    def go(self, by: str, action: Any) -> None:
        """Takes the act, which must be accepted."""
        ruling = self.ruled(by, action)
        must(isinstance(ruling, Accepted), "a legal act is accepted", (by, action, ruling))
        for event in ruling.events:
            self.state = self.game.apply(self.state, event)
        self.records.append(Record(by, action, ruling.events))

    def ruled(self, by: str, action: Any) -> Any:
        """The ruling, checked: it changes nothing, is the same twice, and stands on clauses that exist."""
        before = encoded(self.state)
        ruling: Ruling[Any, Any] = self.game.rule(self.state, by, action)
        must(encoded(self.state) == before, "a ruling changes nothing", action)
        must(self.game.rule(self.state, by, action) == ruling, "the same act is ruled the same twice", action)
        must(bool(findings(ruling)), "a ruling says something", (action, ruling))
        for finding in findings(ruling):
            self.known(finding.clause)
        return ruling

    def known(self, clause: str) -> None:
        must(clause in self.spec.clauses, "a ruling cites a clause that exists", clause)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def findings(ruling: Any) -> tuple[Finding, ...]:
    if isinstance(ruling, Accepted):
        return ruling.findings + ruling.advice
    return ruling.objections if isinstance(ruling, Refused) else (ruling.question,)


def walk(spec: GameSpec, game: Game[Any, Any, Any], count: int, seed: int, steps: int, elsewhere: list[Any]) -> Walk:
    """Up to `steps` random acts, everything checked on the way."""
    going = Walk(spec, game, seats_of(count), random.Random(seed), elsewhere)
    pieces = spec.pieces(going.state)
    for _ in range(steps):
        prompt = going.prompt()
        if prompt is None:
            break
        _check_position(going, prompt)
        _check_foreign_acts(going)
        action = going.answer(prompt)
        _check_act_codecs(going, action)
        going.go(prompt.seat, action)
        must(spec.pieces(going.state) == pieces, "pieces are conserved", (action, spec.pieces(going.state)))
    _check_fold(going)
    return going


def finish(going: Walk) -> int:
    """The bots play on to the end; gives how many acts the whole game took."""
    bot = going.spec.bot(going.game, going.chance)
    state, acts = going.state, len(going.records)
    while going.game.outcome(state) is None:
        must(acts < going.spec.bound, "a game ends within its bound", acts)
        prompt = going.game.pending(state)[0]
        if prompt.need is Need.CHOICE:
            action = bot(cut(state, prompt.seat))
        else:
            action = going.spec.chance(going.game, state, prompt, going.chance)
        ruling = going.game.rule(state, prompt.seat, action)
        must(isinstance(ruling, Accepted), "a bot plays legal acts", (action, ruling))
        assert isinstance(ruling, Accepted)
        for event in ruling.events:
            state = going.game.apply(state, event)
        acts += 1
    going.state = state
    return acts


def _check_position(going: Walk, prompt: Prompt) -> None:
    going.known(prompt.clause)
    must(prompt.seat in going.viewers, "a prompt names a seat of the game", prompt)
    must(set(prompt.dice) <= set(going.spec.dice), "a prompt expects dice of the game", prompt)
    for viewer in going.viewers:
        view = cut(going.state, viewer)
        acts = going.game.legal(view)
        must(len(set(map(encoded, acts))) == len(acts), "no act is offered twice", acts)
        must(viewer != PUBLIC or not acts, "the public has no acts", acts)
        for act in acts:
            must(isinstance(going.ruled(viewer, act), Accepted), "a legal act is accepted", (viewer, act))
            going.elsewhere.append(act)
    decoded = msgspec.json.decode(encoded(going.state), type=going.spec.state)
    must(decoded == going.state, "the state round-trips as JSON", going.state)


def _check_foreign_acts(going: Walk) -> None:
    """Acts that are legal elsewhere, by any seat: refused here, unless they are legal here, too."""
    if not going.elsewhere:
        return
    for act in going.chance.sample(going.elsewhere, min(6, len(going.elsewhere))):
        seat = going.chance.choice(going.seats).id
        ruling = going.ruled(seat, act)
        if act in going.game.legal(cut(going.state, seat)):
            continue
        refused = isinstance(ruling, Refused | Unclear)
        must(refused, "an act that is legal elsewhere but not here is refused", (seat, act))
    del going.elsewhere[:-400]


def _check_act_codecs(going: Walk, action: Any) -> None:
    spec = going.spec
    must(msgspec.json.decode(encoded(action), type=spec.action) == action, "acts round-trip as JSON", action)
    must(read(spec.action, write(action)) == action, "acts round-trip in notation", write(action))


def _check_fold(going: Walk) -> None:
    kept = encoded(going.records)
    action, event = going.spec.action, going.spec.event
    records = msgspec.json.decode(kept, type=list[Record[action, event]])  # type: ignore[valid-type]
    must(records == going.records, "records round-trip as JSON")
    must(fold(going.game, going.first, records) == going.state, "the fold of the records gives the state again")


def twins(spec: GameSpec, game: Game[Any, Any, Any], count: int, seed: int, steps: int) -> int:
    """Two games with the same public acts and different hidden facts, act by act. Gives how many acts were compared.

    A hidden fact is known to the seat of its prompt alone. The comparison ends with the first event that reveals.
    """
    one, two = (Walk(spec, game, seats_of(count), random.Random(seed)) for _ in range(2))
    knows: set[str] = set()
    for step in range(steps):
        prompt = one.prompt()
        if prompt is None:
            return step
        for viewer in one.viewers:
            if viewer not in knows:
                _compare_views(one, two, viewer)
        action = other = one.answer(prompt)
        if prompt.need is Need.HIDDEN:
            other = _different(two, prompt, action)
            knows.add(prompt.seat)
        elif (
            prompt.seat in knows
            and prompt.need is Need.CHOICE
            and action not in game.legal(cut(two.state, prompt.seat))
        ):
            return step
        if not _go_together(one, two, prompt.seat, (action, other), knows):
            return step
    return steps


def _different(two: Walk, prompt: Prompt, action: Any) -> Any:
    tries = (two.spec.chance(two.game, two.state, prompt, two.chance) for _ in range(20))
    return next((other for other in tries if other != action), action)


def _compare_views(one: Walk, two: Walk, viewer: str) -> None:
    rule = "what a viewer may not know makes no difference to that viewer"
    views = cut(one.state, viewer), cut(two.state, viewer)
    must(views[0] == views[1], rule, (viewer, views))
    must(one.game.legal(views[0]) == two.game.legal(views[1]), rule, viewer)
    prompts = [cut(walk.game.pending(walk.state), viewer) for walk in (one, two)]
    must(prompts[0] == prompts[1], rule, prompts)


def _go_together(one: Walk, two: Walk, seat: str, acts: tuple[Any, Any], knows: set[str]) -> bool:
    """Both games go on by one act; False once something has been revealed, and twins differ by right."""
    rulings = [walk.game.rule(walk.state, seat, act) for walk, act in zip((one, two), acts, strict=True)]
    events = [event for ruling in rulings if isinstance(ruling, Accepted) for event in ruling.events]
    if any(event.__struct_config__.tag in one.spec.reveals for event in events):
        return False
    for viewer in one.viewers:
        if viewer not in knows:
            shown = [cut(ruling, viewer) for ruling in rulings]
            rule = "what a viewer may not know makes no difference to that viewer"
            must(shown[0] == shown[1], rule, (viewer, shown))
    one.go(seat, acts[0])
    two.go(seat, acts[1])
    return True


def rulesets(spec: GameSpec, seed: int, extra: int) -> Iterator[Ruleset]:
    """Every set of variants that go together, in every edition, and `extra` times with random options."""
    chance = random.Random(seed)
    names = [variant.name for variant in spec.variants]
    for size in range(len(names) + 1):
        for variants in combinations(names, size):
            candidates = [Ruleset(variants, {}, edition) for edition in ("digest", *spec.editions)]
            candidates += [Ruleset(variants, random_options(spec, variants, chance)) for _ in range(extra)]
            for ruleset in candidates:
                try:
                    spec.build(ruleset, faces_of(spec))
                except RulesetError:
                    continue
                yield ruleset


def random_options(spec: GameSpec, variants: tuple[str, ...], chance: random.Random) -> dict[str, Value]:
    fitting = [option for option in spec.options if not option.variant or option.variant in variants]
    return {option.name: random_value(option, chance) for option in fitting if chance.random() < 0.4}


def random_value(option: Option, chance: random.Random) -> Value:
    if isinstance(option, Flag):
        return chance.random() < 0.5
    if isinstance(option, Choice):
        return chance.choice(option.choices)
    assert isinstance(option, Number)
    return chance.choice([*range(option.minimum, option.maximum + 1), *option.also])


def may_start(game: Game[Any, Any, Any], count: int) -> bool:
    """Whether this many seats may play under these rules (an option may name a seat that is not there)."""
    try:
        game.start(seats_of(count))
    except ValueError:
        return False
    return True


__all__ = ["Cut", "Nonconforming", "Walk", "finish", "rulesets", "twins", "walk"]
