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

from config.boards import builtin_board
from config.dice import builtin_die
from engine.core.game import Game, Need, Prompt, Seat, SetupError
from engine.core.notation import read, tag_of, write
from engine.core.options import Choice, Flag, Number, Option, Ruleset, RulesetError, Several, Value
from engine.core.registry import GameSpec
from engine.core.replay import Record, advance, fold
from engine.core.rulings import Accepted, Finding, Refused, Ruling, Unclear, heard
from engine.core.secrets import PUBLIC, cut


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


SAMPLE = 8
"""Legal acts that are ruled for each viewer in each position."""
CLAIMS_EVERY = 5
"""In each so many-th position claims are ruled, too."""


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
        for act in going.chance.sample(acts, min(SAMPLE, len(acts))):
            must(isinstance(going.ruled(viewer, act), Accepted), "a legal act is accepted", (viewer, act))
            going.elsewhere.append(act)
    decoded = msgspec.json.decode(encoded(going.state), type=going.spec.state)
    must(decoded == going.state, "the state round-trips as JSON", going.state)
    if len(going.records) % CLAIMS_EVERY == 0:
        _check_claims(going, prompt)


def _check_claims(going: Walk, prompt: Prompt) -> None:
    """What may be asked about is for the seat that is to act, and is refused, whatever the asker may not know."""
    chance = random.Random(len(going.records))
    must(not going.spec.not_open(going.game, cut(going.state, PUBLIC)), "the public has no claims")
    claims = going.spec.not_open(going.game, cut(going.state, prompt.seat))
    for act in chance.sample(claims, min(SAMPLE, len(claims))):
        must(isinstance(going.ruled(prompt.seat, act), Refused), "a claim is refused", act)
        must(going.spec.label(act).clause in going.spec.clauses, "a claim can be named", act)
        _check_act_codecs(going, act)


def _check_foreign_acts(going: Walk) -> None:
    """Acts that are legal elsewhere, by any seat: refused here, unless they are legal here, too, or another way to say
    what is."""
    if not going.elsewhere:
        return
    for act in going.chance.sample(going.elsewhere, min(6, len(going.elsewhere))):
        seat = going.chance.choice(going.seats).id
        ruling = going.ruled(seat, act)
        legal = going.game.legal(cut(going.state, seat))
        if act in legal or isinstance(ruling, Refused | Unclear):
            continue
        same = any(findings(going.game.rule(going.state, seat, other)) == findings(ruling) for other in legal)
        must(same, "an act that is legal elsewhere but not here is refused", (seat, act))
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


def twins(spec: GameSpec, game: Game[Any, Any, Any], count: int, seed: int, steps: int, viewer: str = PUBLIC) -> int:
    """Two games that look the same to `viewer`: the other seats' hidden facts, and their acts that `viewer` may not
    know, differ at random. Position, offers, prompts and sentences must not. Gives how many acts were compared.

    The comparison ends when an act that reveals shows a difference, or when another seat, who knows more, cannot do the
    same in both games.
    """
    pair = Twins(spec, game, count, seed, viewer)
    for step in range(steps):
        pair.compare()
        pair.probe()
        if not pair.go_on():
            return step
    return steps


class Twins:
    """The two games, and the viewers that must not tell them apart."""

    def __init__(self, spec: GameSpec, game: Game[Any, Any, Any], count: int, seed: int, viewer: str) -> None:
        self.one, self.two = (Walk(spec, game, seats_of(count), random.Random(seed)) for _ in range(2))
        self.spec, self.game, self.chance = spec, game, random.Random(seed)
        self.viewer, self.viewers = viewer, dict.fromkeys((PUBLIC, viewer))
        self.offered: list[Any] = []

    def compare(self) -> None:
        """Position, offers and prompts."""
        for viewer in self.viewers:
            views = cut(self.one.state, viewer), cut(self.two.state, viewer)
            must(views[0] == views[1], _NO_DIFFERENCE, (viewer, views))
            must(self.game.legal(views[0]) == self.game.legal(views[1]), _NO_DIFFERENCE, viewer)
            claims = [tuple(self.spec.claims(self.game, view)) for view in views]
            must(claims[0] == claims[1], _NO_DIFFERENCE, viewer)
            prompts = [cut(self.game.pending(walk.state), viewer) for walk in (self.one, self.two)]
            must(prompts[0] == prompts[1], _NO_DIFFERENCE, (viewer, prompts))

    def probe(self) -> None:
        """What the viewer may try is refused in both games or in neither, and in the same words."""
        for act in self.chance.sample(self.offered, min(3, len(self.offered))):
            rulings = [self.game.rule(walk.state, self.viewer, act) for walk in (self.one, self.two)]
            must(type(rulings[0]) is type(rulings[1]), _NO_DIFFERENCE, (self.viewer, act, rulings))
            if isinstance(rulings[0], Refused):
                said = [heard(ruling, self.viewer) for ruling in rulings]
                must(said[0] == said[1], _NO_DIFFERENCE, (self.viewer, act, said))

    def go_on(self) -> bool:
        """Both games go on by one act; False at the end of the comparison."""
        prompt = self.one.prompt()
        if prompt is None:
            return False
        action = self.one.answer(prompt)
        other = self._twin_of(prompt, action)
        if other is None:
            return False
        rulings = [walk.ruled(prompt.seat, act) for walk, act in ((self.one, action), (self.two, other))]
        if not isinstance(rulings[1], Accepted):
            return False  # only the other seat can do it there: it knows more than the viewer
        if not self._look_the_same(rulings):
            reveals = any(tag_of(type(event)) in self.spec.reveals for ruling in rulings for event in ruling.events)
            must(reveals, _NO_DIFFERENCE, (self.viewer, action, other, rulings))
            return False
        self.one.go(prompt.seat, action)
        self.two.go(prompt.seat, other)
        return True

    def _twin_of(self, prompt: Prompt, action: Any) -> Any:
        """The second game's act; None: there is none."""
        if prompt.need is Need.CHOICE:
            return self._other_choice(prompt, action)
        if prompt.need is Need.HIDDEN and prompt.seat != self.viewer and self.chance.random() < 0.7:
            tries = (self.spec.chance(self.game, self.two.state, prompt, self.two.chance) for _ in range(20))
            return next((other for other in tries if other != action), action)
        return action

    def _other_choice(self, prompt: Prompt, action: Any) -> Any:
        acts = self.game.legal(cut(self.two.state, prompt.seat))
        self.offered = [*self.offered[-60:], action, *self.chance.sample(acts, min(4, len(acts)))]
        seen_by = self.game.rule(self.one.state, prompt.seat, action).seen_by
        if seen_by is None or not seen_by.isdisjoint(self.viewers):
            return action if action in acts else None
        alike = [act for act in acts if type(act) is type(action)]
        return self.chance.choice(alike) if alike else None

    def _look_the_same(self, rulings: list[Accepted[Any]]) -> bool:
        for viewer in self.viewers:
            known = [ruling.seen_by is None or viewer in ruling.seen_by for ruling in rulings]
            said = [heard(ruling, viewer) for ruling in rulings]
            events = [cut(ruling.events, viewer) if known[0] else () for ruling in rulings]
            ends = [
                cut(advance(self.game, walk.state, ruling), viewer)
                for walk, ruling in zip((self.one, self.two), rulings, strict=True)
            ]
            if known[0] != known[1] or said[0] != said[1] or events[0] != events[1] or ends[0] != ends[1]:
                return False
        return True


_NO_DIFFERENCE = "what a viewer may not know makes no difference to that viewer"


def variant_sets(spec: GameSpec) -> Iterator[tuple[str, ...]]:
    """Every set of variants that go together."""
    names = [variant.name for variant in spec.variants]
    for size in range(len(names) + 1):
        yield from (variants for variants in combinations(names, size) if may_play(spec, Ruleset(variants)))


def rulesets(spec: GameSpec, variants: tuple[str, ...], seed: int) -> Iterator[Ruleset]:
    """A set of variants in every edition, then with random options for ever; only what can be played."""
    for edition in ("digest", *spec.editions):
        if may_play(spec, Ruleset(variants, {}, edition)):
            yield Ruleset(variants, {}, edition)
    chance = random.Random(seed)
    while True:
        ruleset = Ruleset(variants, random_options(spec, variants, chance))
        if may_play(spec, ruleset):
            yield ruleset


def may_play(spec: GameSpec, ruleset: Ruleset) -> bool:
    """Whether these options and variants go together."""
    try:
        build(spec, ruleset)
    except RulesetError:
        return False
    return True


def build(spec: GameSpec, ruleset: Ruleset) -> Game[Any, Any, Any]:
    """The game with its own dice and board. Raises RulesetError."""
    return spec.build(ruleset, faces_of(spec), builtin_board(spec.board))


def random_options(spec: GameSpec, variants: tuple[str, ...], chance: random.Random) -> dict[str, Value]:
    fitting = [option for option in spec.options if not option.variant or option.variant in variants]
    return {option.name: random_value(option, chance) for option in fitting if chance.random() < 0.4}


def random_value(option: Option, chance: random.Random) -> Value:
    if isinstance(option, Flag):
        return chance.random() < 0.5
    if isinstance(option, Choice):
        return chance.choice(option.choices)
    if isinstance(option, Several):
        return tuple(chance.sample(option.choices, option.count))
    assert isinstance(option, Number)
    return chance.choice([*range(option.minimum, option.maximum + 1), *option.also])


def may_start(spec: GameSpec, ruleset: Ruleset, count: int) -> bool:
    """Whether this many seats may play by these rules (a variant is for so many, an option names a seat)."""
    try:
        spec.check_seats(ruleset, count)
        build(spec, ruleset).start(seats_of(count))
    except SetupError:
        return False
    return True
