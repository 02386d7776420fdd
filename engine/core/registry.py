"""The games there are. A game is a package in engine.games with a `SPEC`; nothing else lists them."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

import engine.games
from engine.core.clauses import Clause, load_clauses
from engine.core.facts import literal
from engine.core.faults import SetupFault
from engine.core.game import Game, Prompt, SetupError, check_count
from engine.core.options import Option, Ruleset, Value, Variant, in_force, resolve
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut
from engine.core.sensing import Sensing

T = TypeVar("T")

Faces: TypeAlias = Mapping[str, Sequence[tuple[str, ...]]]
"""Die id -> what each of its faces means, in the game's words (the `means` of a die file)."""


class Generator(Protocol):
    """The chance that a bot is handed; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to 1."""
        ...

    def choice(self, seq: Sequence[T]) -> T:
        """One of them."""
        ...


Bot: TypeAlias = Callable[[Cut[Any]], Any]
"""Chooses one of the legal acts of the viewer of this cut."""


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """All that the rest of the product knows of a game.

    `seats`: fewest and most players. `seat_colours`: names, in seat order. `dice`: ids of the dice it is played with.
    `words`: the words a die's faces may use, as patterns for people (`build:<colour>`).
    `action`, `event`, `state`: msgspec types; `position`: how a position is written.
    `defaults`: the rules without any change. `make`: rules, faces and box data to a game.
    `box`: what a written position tells of the box; it goes over the board's data. It is given the game's own faces.
    `bot`: a sensible player. `chance`: a random answer to a prompt that no player's choice answers.
    `label`: names an act on a key. `hint`: what an act would bring, or None. `show`: a state in one line.
    `claims`: acts that the viewer of a cut might say to have done, or ask about, whether they are open or not.
    `pieces`: what stays the same all game long, wherever it lies. `reveals`: tags of the events that make a hidden fact
    public. `barriers`: tag of an event -> the clause by which nothing before it can be taken back any more;
    `needs_all`: the clause by which all must agree to that, whatever is usual in the house.
    `board`: the file in config/boards with what lies in the box, or nothing. `sensing`: its part of a board with
    sensors, if it can be played on one. `bound`: no game between bots takes more acts than this.
    `warns`: rules and number of seats to what should be told before the game (C-3): it can be played, but oddly.
    """

    id: str
    title: str
    package: str
    seats: tuple[int, int]
    seat_colours: tuple[str, ...]
    dice: tuple[str, ...]
    words: tuple[str, ...]
    options: tuple[Option, ...]
    variants: tuple[Variant, ...]
    action: Any
    event: Any
    state: Any
    position: Any
    defaults: msgspec.Struct
    make: Callable[[Any, Faces, Mapping[str, Any]], Game[Any, Any, Any]]
    box: Callable[[Mapping[str, Any], Faces], Mapping[str, Any]]
    bot: Callable[[Game[Any, Any, Any], Generator], Bot]
    label: Callable[[Any], Finding]
    hint: Callable[[Game[Any, Any, Any], Cut[Any], Any], Finding | None]
    chance: Callable[[Game[Any, Any, Any], Any, Prompt, Generator], Any]
    pieces: Callable[[Any], Mapping[str, int]]
    show: Callable[[Any], str]
    bound: int
    shared_rules: tuple[str, ...] = ()
    reveals: tuple[str, ...] = ()
    barriers: Mapping[str, str] = field(default_factory=dict)
    needs_all: Mapping[str, str] = field(default_factory=dict)
    board: str = ""
    sensing: Sensing | None = None
    warns: Callable[[Any, int], tuple[Finding, ...]] = lambda _rules, _seats: ()
    claims: Callable[[Any, Cut[Any]], Iterable[Any]] = lambda _game, _view: ()

    def rules(self, ruleset: Ruleset) -> Any:
        """The rules value of a ruleset. Raises RulesetError."""
        return resolve(self.defaults, self.options, self.variants, ruleset)

    def build(self, ruleset: Ruleset, faces: Faces, box: Mapping[str, Any] | None = None) -> Game[Any, Any, Any]:
        """The game under a ruleset, with these dice and what is in this box. Raises RulesetError or SetupError."""
        for die in self.dice:
            if die not in faces:
                facts: dict[str, Fact] = {"game": f"game:{self.id}", "die": literal(die)}
                what = f"{self.title} needs the die {die!r}; its faces were not given"
                raise SetupError(what, Finding("setup-no-die", "", facts))
        return self.make(self.rules(ruleset), faces, box or {})

    def check_seats(self, ruleset: Ruleset, count: int) -> None:
        """Raises SetupError unless this many may play the game, and each chosen variant."""
        check_count(self.id, self.title, self.seats, count)
        for variant in self.variants:
            if variant.name in ruleset.variants and variant.seats and count not in variant.seats:
                numbers = tuple(map(str, variant.seats))
                facts: dict[str, Fact] = {"variant": f"variant:{variant.name}", "numbers": numbers, "count": count}
                raise SetupError(
                    f"the variant {variant.name!r} is for {' or '.join(numbers)} players; {count} were named; "
                    f"drop the variant or change the number of players",
                    Finding("setup-variant-seats", variant.clause, facts),
                )

    def warnings(self, ruleset: Ruleset, count: int) -> tuple[Finding, ...]:
        """What so many players should be told of these rules before they agree to them. Raises RulesetError."""
        return self.warns(self.rules(ruleset), count)

    def not_open(self, game: Game[Any, Any, Any], view: Cut[Any]) -> tuple[Any, ...]:
        """The claims of this cut's viewer that are no legal acts, each once: the referee says why."""
        legal = set(game.legal(view))
        return tuple(act for act in dict.fromkeys(self.claims(game, view)) if act not in legal)

    def in_force(self, ruleset: Ruleset) -> Iterator[tuple[Option, Value]]:
        """The options that count, with their values."""
        return in_force(self.rules(ruleset), self.options, ruleset)

    @property
    def editions(self) -> tuple[str, ...]:
        """The languages whose booklet differs from the default somewhere."""
        return tuple(sorted({edition for option in self.options for edition in option.editions}))

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Clause id -> clause, the common ones first."""
        return load_clauses(*self.shared_rules, self.package)

    def is_reading(self, clause: str) -> bool:
        """Whether the booklet does not say what this clause says; False for a clause that there is not."""
        return clause in self.clauses and self.clauses[clause].reading

    def clauses_in(self, language: str) -> dict[str, Clause]:
        """The clauses in a language, each that it lacks as in `clauses`."""
        told = load_clauses(*self.shared_rules, self.package, language=language)
        return {
            name: msgspec.structs.replace(clause, text=told[name].text) if name in told else clause
            for name, clause in self.clauses.items()
        }


@lru_cache(maxsize=1)
def games() -> dict[str, GameSpec]:
    """Every registered game by its id."""
    specs = (
        import_module(f"engine.games.{module.name}").SPEC
        for module in pkgutil.iter_modules(engine.games.__path__)
        if module.ispkg
    )
    return {spec.id: spec for spec in specs}


class UnknownGameError(SetupFault):
    """No game has that id; the message lists the games."""


def game_spec(game_id: str) -> GameSpec:
    """The game of that id. Raises UnknownGameError."""
    found = games()
    if game_id not in found:
        what = f"there is no game {game_id!r}; the games are: {', '.join(sorted(found))}"
        known = tuple(f"game:{name}" for name in sorted(found))
        raise UnknownGameError(what, Finding("setup-no-game", "", {"name": literal(game_id), "games": known}))
    return found[game_id]
