"""Commands of the host: games, pause, house rulings, links, pictures, the camera."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from config.rulesets import NamedRuleset
from engine.core.facts import colour_facts
from engine.core.game import Seat
from engine.core.options import DIGEST, Ruleset
from engine.core.registry import GameSpec, UnknownGameError, game_spec
from engine.core.rulings import Fact, Finding
from service.journal.evidence import EvidenceStore
from service.journal.saved_games import Answer
from service.mqtt.commands import Command
from service.mqtt.topics import TABLE
from service.ports import Access, Camera, Clock
from service.session.actions import (
    ActionError,
    HouseRuling,
    NewGame,
    NewSeat,
    Pause,
    RestartCamera,
    Resume,
    ResumeGame,
    SeatLink,
    TableLink,
    WipeEvidence,
    decode_host_action,
)
from service.session.inputs import HouseRuled, PauseSet
from service.session.played import RULES_VERSION, CannotPlayError
from service.session.records import Consent, DieWords, Header, TapDice
from service.session.session import new_session
from service.table.open_game import OpenGame, cannot_play
from service.texts import can_be_shown, literal
from service.views.announcer import Announcer
from service.views.messages import HostStateMessage, LinkCode, SavedGameMessage
from service.views.offered import AtHand

SEAT_IDS = ("s1", "s2", "s3", "s4", "s5")
GAMES_SHOWN: Final = 200
"""The latest: the list is sent anew with each change, and a table whose bots go on by themselves has thousands."""


@dataclass(frozen=True)
class HouseRules:
    """What holds for every new game at this table. `dice`: die id to die; `assumed`: die id to the faces that are our
    guess; `boxes`: game id to its box's data; `rulesets`: game id to the rulesets that may be chosen by name."""

    dice: Mapping[str, DieWords]
    consent: Consent = "all"
    tap_dice: TapDice = "when_unread"
    boxes: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    rulesets: Mapping[str, Mapping[str, NamedRuleset]] = field(default_factory=dict)
    assumed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def at_hand(self, read: str) -> AtHand:
        """What there is to play with. `read`: the id of the die that the camera reads."""
        return AtHand(self.dice, self.assumed, read, self.boxes, self.rulesets)


class HostDesk:
    """Takes commands from host/do and keeps host/state."""

    def __init__(
        self,
        game: OpenGame,
        announcer: Announcer,
        access: Access,
        camera: Camera,
        store: EvidenceStore,
        house: HouseRules,
        clock: Clock,
    ) -> None:
        self._game, self._announcer, self._access = game, announcer, access
        self._camera, self._store, self._house, self._clock = camera, store, house, clock
        self._links: dict[str, str] = {}
        self._codes: dict[str, LinkCode] = {}
        self._actions: dict[type, Callable[[Any, str], Answer]] = {
            NewGame: self._new_game,
            ResumeGame: self._resume_game,
            Pause: lambda _, key: self._game.enter(PauseSet(True), key),
            Resume: lambda _, key: self._game.enter(PauseSet(False), key),
            HouseRuling: lambda action, key: self._game.enter(HouseRuled(action.text), key),
            SeatLink: self._seat_link,
            TableLink: self._table_link,
            WipeEvidence: self._wipe_evidence,
            RestartCamera: self._restart_camera,
        }

    def handle(self, command: Command, key: str) -> Answer:
        """Raises JournalError, and OSError where links or pictures cannot be written."""
        try:
            action = decode_host_action(command.action)
            if isinstance(action, HouseRuling) and not can_be_shown(action.text):
                raise ActionError("it has nothing to show, or signs that are no text", "text")
        except ActionError as error:
            return Answer(
                False, error=Finding("not-understood", "", {"what": literal(error.what), "where": literal(error.where)})
            )
        answer = self._actions[type(action)](action, key)
        self.announce()
        return answer

    def announce(self) -> None:
        """Publishes host/state."""
        saved = self._game.saved
        games = tuple(
            SavedGameMessage(
                id=game_id,
                game=game.header.game,
                seats=tuple(seat.name for seat in game.header.seats),
                started=game.started.wall if game.started.synced else None,
                over=game.over,
            )
            for game_id, game in islice(reversed(saved.games.items()), GAMES_SHOWN)
        )
        session = self._game.session
        opened = session.header.game_id if session else None
        self._announcer.host(HostStateMessage(0, opened, games, dict(self._links), dict(self._codes)))

    def link_used(self, whose: str) -> None:
        """The link of a seat, or of the table, has done its work: it is shown no longer."""
        if self._links.pop(whose, None) is not None:
            del self._codes[whose]
            self.announce()

    def new_game(self, action: NewGame, key: str = "") -> Answer:
        """Raises CannotPlayError, or OSError (a JournalError is one) if the disk refuses; then no game has begun, or a
        seat that was to come to the tablet has kept its own device.

        The tablet may see neither the new game's state of a seat with its own device, nor the last game's of a seat
        that had one: so some seats move before the game, and some after it."""
        header = new_header(action, self._house, self._game.saved.next_game_id())
        new_session(header)
        answer = self._apart(header.own, lambda: self._game.start(header, key))
        self._move([seat.id for seat in header.seats if seat.id not in header.own], own=False)
        return answer

    def _apart(self, own: Iterable[str], begin: Callable[[], Answer]) -> Answer:
        """Begins or opens a game with these seats on devices of their own. Raises OSError; then none has moved."""
        leaving = [seat for seat in own if not self._access.own_device(seat)]
        try:
            self._move(leaving, own=True)
            return begin()
        except OSError:
            self._move(leaving, own=False)
            raise

    def _move(self, seats: Iterable[str], own: bool) -> None:
        """To devices of their own, or to the table's tablet. Raises OSError."""
        for seat in seats:
            self._access.set_own_device(seat, own)
            if not own:
                self._links.pop(seat, None)
                self._codes.pop(seat, None)

    def _new_game(self, action: NewGame, key: str) -> Answer:
        try:
            return self.new_game(action, key)
        except CannotPlayError as error:
            return Answer(False, error=error.finding)

    def _resume_game(self, action: ResumeGame, key: str) -> Answer:
        session = self._game.session
        if action.game_id not in self._game.saved.games:
            return Answer(False, error=Finding("no-such-game", "", {"name": literal(action.game_id)}))
        if session is not None and session.header.game_id == action.game_id:
            return Answer(False, error=Finding("already-open", ""))
        try:
            saved = self._game.saved.session(action.game_id)
        except ValueError as error:
            return Answer(False, error=cannot_play(error))
        return self._apart(sorted(saved.own), lambda: self._game.open(saved, key))

    def _seat_link(self, action: SeatLink, _key: str) -> Answer:
        session = self._game.session
        if session is None or action.seat not in session.seat_ids:
            return Answer(False, error=Finding("no-such-seat", "", {"name": literal(action.seat)}))
        return self._show_link(action.seat, self._access.link(action.seat))

    def _table_link(self, _action: TableLink, _key: str) -> Answer:
        return self._show_link(TABLE, self._access.table_link())

    def _show_link(self, whose: str, link: str) -> Answer:
        made = self._clock.wall() if self._clock.wall_synced() else None
        self._links[whose] = link
        self._codes[whose] = LinkCode(self._access.link_code(link), made, self._access.link_lasts_s)
        return Answer(True)

    def _wipe_evidence(self, _action: WipeEvidence, _key: str) -> Answer:
        self._store.wipe()
        self._announcer.wipe_evidence()
        return Answer(True)

    def _restart_camera(self, _action: RestartCamera, _key: str) -> Answer:
        self._camera.restart()
        return Answer(True)


def new_header(action: NewGame, house: HouseRules, game_id: str) -> Header:
    """The set-up of a new game. Raises CannotPlayError."""
    try:
        spec = game_spec(action.game)
    except UnknownGameError as error:
        raise CannotPlayError(str(error), error.finding) from error
    _check_seats(spec, action.seats)
    title, rules = _rules(action, house)
    free = list(spec.seat_colours)
    for seat in action.seats:
        if seat.colour in free:
            free.remove(seat.colour)
    seats = tuple(
        Seat(seat_id, seat.name.strip(), seat.colour or (free.pop(0) if free else ""))
        for seat_id, seat in zip(SEAT_IDS, action.seats, strict=False)
    )
    return Header(
        game_id=game_id,
        game=action.game,
        seats=seats,
        rules=RULES_VERSION,
        variants=rules.variants,
        options=dict(rules.options),
        edition=rules.edition,
        ruleset=title,
        box=dict(house.boxes.get(action.game, {})),
        dice=tuple(house.dice[die] for die in spec.dice if die in house.dice),
        bots=tuple(seat.id for seat, asked in zip(seats, action.seats, strict=True) if asked.bot),
        own=tuple(seat.id for seat, asked in zip(seats, action.seats, strict=True) if asked.device == "own"),
        consent=house.consent,
        tap_dice=house.tap_dice,
    )


def _rules(action: NewGame, house: HouseRules) -> tuple[str, Ruleset]:
    """The rules that were asked for, and their title if they have one. Raises CannotPlayError."""
    if not action.ruleset:
        return "", Ruleset(action.variants, action.options, action.edition)
    if action.variants or action.options or action.edition != DIGEST:
        what = "a named ruleset takes no variants, options or edition beside it; keep one of the two"
        raise CannotPlayError(what, Finding("setup-ruleset-alone", ""))
    known = house.rulesets.get(action.game, {})
    if action.ruleset not in known:
        names = ", ".join(sorted(known)) or "none"
        what = f"there is no ruleset {action.ruleset!r} of {action.game}; there are: {names}"
        raise CannotPlayError(what, Finding("setup-no-ruleset", "", {"name": literal(action.ruleset)}))
    return known[action.ruleset].title, known[action.ruleset].ruleset


def _check_seats(spec: GameSpec, seats: tuple[NewSeat, ...]) -> None:
    """What the engine does not look at. Raises CannotPlayError."""
    if len(seats) > len(SEAT_IDS):
        what = f"a table has {len(SEAT_IDS)} seats at most; {len(seats)} were named"
        raise CannotPlayError(what, Finding("setup-table", "", {"most": len(SEAT_IDS), "count": len(seats)}))
    for number, seat in enumerate(seats, 1):
        if not can_be_shown(seat.name):
            what = f"the name of player {number} has nothing to show, or signs that are no text"
            raise CannotPlayError(what, Finding("setup-name", "", {"number": number}))
        if seat.colour and seat.colour not in spec.seat_colours:
            what = f"player {number} cannot be {seat.colour}; the colours are {', '.join(spec.seat_colours)}"
            facts: dict[str, Fact] = {
                "number": number,
                "colour": literal(seat.colour),
                "colours": colour_facts(dict.fromkeys(spec.seat_colours)),
            }
            raise CannotPlayError(what, Finding("setup-colour", "", facts))
    names = Counter(seat.name.strip().casefold() for seat in seats)
    for seat in seats:
        if names[seat.name.strip().casefold()] > 1:
            what = f"several players are called {seat.name.strip()!r}; give each a name of their own"
            raise CannotPlayError(what, Finding("setup-name-twice", "", {"name": literal(seat.name.strip())}))
