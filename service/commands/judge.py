"""`referee judge`: referees a written game, one ruling a line. docs/judge.md explains the file and the answers."""

from __future__ import annotations

import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from config.boards import builtin_board
from engine.core.game import Game, Outcome, Prompt, SetupError
from engine.core.options import RulesetError
from engine.core.registry import Faces, GameSpec, UnknownGameError, game_spec
from engine.core.replay import advance
from engine.core.rulings import Accepted, Fact, Finding, Refused, Ruling, heard
from engine.core.secrets import PUBLIC, cut
from service.commands.judge_answer import Answer, Open, Said
from service.commands.judge_input import (
    ActLine,
    DiceLine,
    LineError,
    Names,
    SetUp,
    full_words,
    read_action,
    read_input,
    read_position,
    read_setup,
)
from service.texts import DEFAULT_LANGUAGE, Catalog, Speaker, TextsError, load_catalog


class Judge:
    """One written game while it is judged."""

    def __init__(self, spec: GameSpec, game: Game[Any, Any, Any], names: Names, speaker: Speaker, state: Any) -> None:
        self.spec, self.game, self.names, self.speaker, self.state = spec, game, names, speaker, state
        self.language = speaker.catalog.languages[0]

    def judge(self, number: int, line: ActLine | DiceLine, views: bool) -> Answer:
        """Rules on one line and goes on with what follows from it. Raises LineError for an act the game has not."""
        by, action = self._act(line)
        before = self.state
        ruling = self.game.rule(before, by, action)
        self.state = advance(self.game, before, ruling)
        answer = self._ruled(ruling, Answer(number, "accepted", step=line.step, by=by, action=_plain(action)))
        changes = _changes(self._view(before, PUBLIC), self._view(self.state, PUBLIC))
        heard_by = {viewer: self.all_said(heard(ruling, viewer)) for viewer in self.viewers} if views else {}
        return self.seen(msgspec.structs.replace(answer, changes=changes, heard=heard_by), views)

    @property
    def viewers(self) -> tuple[str, ...]:
        return (PUBLIC, *(seat.id for seat in self.names.seats))

    def seen(self, answer: Answer, views: bool) -> Answer:
        """The answer with what is open now, the public state, and each seat's cut if they are asked for."""
        pending = self.game.pending(self.state)
        viewers = self.viewers if views else ()
        return msgspec.structs.replace(
            answer,
            open=tuple(self._open(prompt, prompt.seat) for prompt in pending),
            state=self._view(self.state, PUBLIC),
            views={viewer: self._view(self.state, viewer) for viewer in viewers},
            asked={viewer: self._asked(pending, viewer) for viewer in viewers},
        )

    def _act(self, line: ActLine | DiceLine) -> tuple[str, Any]:
        if isinstance(line, ActLine):
            by: str = self.names.ids(line.by)
            return by, read_action(self.spec, self.names, line.action)
        pending = self.game.pending(self.state)
        if not pending:
            raise LineError("the game is over, so nobody rolls; drop this line")
        return pending[0].seat, read_action(self.spec, self.names, {"act": "roll", "die": list(line.dice)})

    def _ruled(self, ruling: Ruling[Any, Any], answer: Answer) -> Answer:
        put = msgspec.structs.replace
        answer = put(answer, seen_by=None if ruling.seen_by is None else tuple(sorted(ruling.seen_by)))
        if isinstance(ruling, Refused):
            return put(self._headed(answer, ruling.objections), kind="refused")
        if not isinstance(ruling, Accepted):
            choices = tuple(_plain(choice) for choice in ruling.choices)
            return put(self._headed(answer, (ruling.question,)), kind="unclear", choices=choices)
        answer = put(self._headed(answer, ruling.findings), advice=self.all_said(ruling.advice))
        outcome = self.game.outcome(self.state)
        return put(answer, kind="win", outcome=self._ended(outcome)) if outcome else answer

    def _headed(self, answer: Answer, findings: tuple[Finding, ...]) -> Answer:
        first, *others = self.all_said(findings)
        fields = {name: getattr(first, name) for name in ("clause", "code", "facts", "text", "reading")}
        return msgspec.structs.replace(answer, **fields, also=tuple(others))

    def all_said(self, findings: tuple[Finding, ...]) -> tuple[Said, ...]:
        return tuple(self._said(finding) for finding in findings)

    def _said(self, finding: Finding) -> Said:
        text = self.speaker.text(finding)[self.language]
        seen_by = None if finding.seen_by is None else tuple(sorted(finding.seen_by))
        return Said(finding.clause, finding.code, finding.facts, text, finding.reading, seen_by)

    def _ended(self, outcome: Outcome) -> dict[str, Any]:
        return {"winners": outcome.winners, **msgspec.structs.asdict(self._said(outcome.finding))}

    def _asked(self, pending: tuple[Prompt, ...], viewer: str) -> tuple[Open, ...]:
        return tuple(self._open(prompt, viewer) for prompt in cut(pending, viewer).value)

    def _open(self, prompt: Prompt, viewer: str) -> Open:
        facts: dict[str, Fact] = {"seat": f"seat:{prompt.seat}", **prompt.facts}
        text = self.speaker.text(Finding(prompt.code, prompt.clause, facts))[self.language]
        acts = self.game.legal(cut(self.state, viewer)) if viewer == prompt.seat else ()
        choices = tuple(_plain(act) for act in acts)
        return Open(prompt.need.value, prompt.seat, prompt.clause, prompt.code, text, prompt.dice, choices)

    def _view(self, state: Any, viewer: str) -> Any:
        return _plain(cut(state, viewer).value)


def judge(lines: Iterable[bytes], views: bool = False, language: str = DEFAULT_LANGUAGE) -> Iterator[Answer]:
    """The answers to the lines of a written game, one each, empty lines apart. A line that cannot be used gets an
    `error` and changes nothing; after an unusable first line nothing can be judged. Raises TextsError for a language
    that there is not."""
    catalog = load_catalog(language)
    numbered = ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    number, first = next(numbered, (1, b""))
    try:
        setup = read_setup(first)
        judging = open_game(setup, catalog)
        yield judging.seen(_setup_answer(number, judging, setup), views)
    except (LineError, RulesetError, SetupError, UnknownGameError) as error:
        yield _error(number, error)
        return
    for number, line in numbered:
        try:
            yield judging.judge(number, read_input(line), views)
        except LineError as error:
            yield _error(number, error)


def open_game(setup: SetUp, catalog: Catalog) -> Judge:
    """The game that a set-up describes. Raises LineError, RulesetError, SetupError or UnknownGameError."""
    spec = game_spec(setup.game)
    spec.check_seats(setup.ruleset, setup.seats if isinstance(setup.seats, int) else len(setup.seats))
    names = Names(setup.seats)
    position = None if setup.setup is None else read_position(spec, names, setup.setup)
    game = spec.build(setup.ruleset, _faces(spec, setup), _box(spec, setup, position))
    state = game.start(names.seats) if position is None else game.position(names.seats, position)
    return Judge(spec, game, names, Speaker(catalog, names.by_id), state)


def _faces(spec: GameSpec, setup: SetUp) -> Faces:
    given = setup.dice
    if given is None:
        return default_faces(spec)
    if not isinstance(given, dict):
        if len(spec.dice) != 1:
            raise LineError(f"{spec.title} has {len(spec.dice)} dice; give `dice` by die id: {', '.join(spec.dice)}")
        given = {spec.dice[0]: given}
    unknown = sorted(set(given) - set(spec.dice))
    if unknown:
        raise LineError(f"{spec.title} has no die {unknown[0]!r}; its dice are: {', '.join(spec.dice)}")
    named = {die: [tuple(full_words(spec, list(face))) for face in faces] for die, faces in given.items()}
    return named if len(named) == len(spec.dice) else {**default_faces(spec), **named}


def _box(spec: GameSpec, setup: SetUp, position: dict[str, Any] | None) -> Mapping[str, Any]:
    """What lies in the box: the game's own board, then what the line says, then what the position tells."""
    told = {} if position is None else spec.box(position, default_faces(spec))
    return {**builtin_board(spec.board), **setup.board, **told}


def default_faces(spec: GameSpec) -> Faces:
    """What the faces of the game's own dice mean."""
    from config.dice import builtin_die  # brings numpy along: only needed if the file gives no dice

    return {die: [face.means for face in builtin_die(die).faces] for die in spec.dice}


def _setup_answer(number: int, judging: Judge, setup: SetUp) -> Answer:
    spec, count = judging.spec, len(judging.names.seats)
    options = {option.name: value for option, value in spec.in_force(setup.ruleset)}
    advice = judging.all_said(spec.warnings(setup.ruleset, count))
    return Answer(number, "setup", options=options, text=f"{spec.title}, {count} seats", advice=advice)


def _changes(before: Any, after: Any) -> dict[str, Any]:
    return {
        name: {key: value for key, value in new.items() if before[name].get(key) != value}
        if isinstance(new, dict) and isinstance(before[name], dict)
        else new
        for name, new in after.items()
        if new != before[name]
    }


def _error(number: int, error: Exception) -> Answer:
    return Answer(number, "error", message=f"line {number}: {error}")


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def judge_main(path: Path, views: bool, as_json: bool, language: str) -> int:
    """The command. Prints one answer a line, always as JSON (`as_json` is accepted for the other commands' sake).

    Returns 0 if the file could be read, whatever is in it, and there is the language, else 1.
    """
    del as_json
    try:
        lines = path.read_bytes().removeprefix(BOM_UTF8).splitlines()
        load_catalog(language)
    except TextsError as error:
        print(f"referee judge: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"referee judge: {path}: {error.strerror}; check the name and that it may be read", file=sys.stderr)
        return 1
    for answer in judge(lines, views, language):
        print(msgspec.json.encode(answer).decode())
    return 0
