"""Says what has changed: each topic is published when its bytes change, and not otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.core.rulings import Finding
from engine.core.secrets import PUBLIC, Cut
from engine.core.sensing import Put
from service.mqtt.topics import Topic, Topics
from service.ports import Clock, Publisher
from service.session.records import Said
from service.session.session import Session
from service.texts import DEFAULT_LANGUAGE, Catalog, Speaker
from service.views import messages
from service.views.messages import DeviceMessage, DiceMessage, RulingMessage, StateMessage
from service.views.payloads import Payloads
from service.views.views import SessionView, Versions, Viewer, rulings_of, without_rulings

EVIDENCE_TOPICS: Final = 8

_NO_GAME: Final = StateMessage(
    seq=0, game=None, turn=None, pending=(), view=None, outcome=None, paused=False, proposal=None
)


class BoardAlert(msgspec.Struct, frozen=True):
    """Something about the sensor board. `kind`: guide, ask or foul; empty: about its sensors. `cells`: those that a
    question is about, or that people have left out."""

    finding: Finding
    kind: str = ""
    puts: tuple[Put, ...] = ()
    clear: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()


class Announcer:
    """Publishes one table. Not for several threads: the table loop alone speaks.

    Counts the versions of all views, so it is shown every session state, also those of a journal that is read again
    (`observe`), which are not published.
    """

    def __init__(
        self, publisher: Publisher, topics: Topics, catalog: Catalog, clock: Clock, thrown: bool = False
    ) -> None:
        """`thrown`: the tray is a rendered one."""
        self._publisher, self._topics, self._clock, self._thrown = publisher, topics, clock, thrown
        self._catalog = catalog
        self._payloads = Payloads(Speaker(catalog))
        self._versions = Versions(0)
        self._viewers: dict[str, Viewer] = {}
        self._retained: dict[str, bytes] = {}
        self._devices: dict[str, DeviceMessage] = {}
        self._alerts: dict[str, float | None] = {}
        self._evidence: list[int] = []
        self._seats: tuple[str, ...] = ()
        self._dice_seq: dict[str, int] = {}

    # ---- the open game

    def turn_to(self, session: Session | None, sitting: int) -> None:
        """The table turns to another game, or to none: its players' names, and versions above all earlier ones."""
        names = {seat.id: seat.name for seat in session.header.seats} if session else {}
        self._payloads = Payloads(Speaker(self._catalog, names))
        self._versions = Versions(sitting)
        self._viewers = {}
        seats = session.seat_ids if session else ()
        self.clear_seat_dice()
        for seat in self._seats:
            self._clear_seat_alerts(seat)
            if seat not in seats:
                self._clear(self._topics.seat_state(seat).name)
        self._seats = seats

    def observe(self, session: Session) -> None:
        """Counts the versions of a session state that was published in an earlier run."""
        self._each_view(session, lambda _topic, _view, _version, _new: None)

    def session(self, session: Session | None, anew: bool = False) -> None:
        """Publishes the views that have changed; all of them with `anew`."""
        if session is None:
            self._put(self._topics.state, _NO_GAME)
            self._clear(self._topics.ruling.name)
            return
        self._each_view(session, lambda topic, view, version, new: self._view(topic, view, version, new or anew))

    def seat_version(self, seat: str) -> int | None:
        """The version of a seat's state that was published last."""
        return self._versions.current(seat)

    def ruling(self, session: Session, viewer: str, number: int) -> RulingMessage | None:
        """One ruling as `viewer` may see it, if it may know of the one with that number in the game's history."""
        return self._payloads.ruling(self._viewer(viewer).ruling(session, number))

    def claims(self, session: Session, seat: str) -> tuple[messages.OfferMessage, ...]:
        """What `seat` may ask about now."""
        return self._payloads.claims(session, seat)

    def number(self, session: Session, viewer: str, own: int) -> int | None:
        """The number in the game's history of what `viewer` knows as its ruling `own`."""
        return self._viewer(viewer).number(session, own)

    def heard(self, session: Session, viewer: str) -> tuple[int, Said | None]:
        """How many rulings `viewer` knows of, and the last one as it may know it."""
        return self._viewer(viewer).heard(session)

    def _each_view(self, session: Session, found: Callable[[Topic, Cut[Any], int, bool], None]) -> None:
        public = self._viewer(PUBLIC).view(session)
        found(self._topics.ruling, rulings_of(public), *self._versions.of("rulings", rulings_of(public)))
        state = without_rulings(public)
        found(self._topics.state, state, *self._versions.of(PUBLIC, state))
        for seat in session.seat_ids:
            view = self._viewer(seat).view(session)
            found(self._topics.seat_state(seat), view, *self._versions.of(seat, view))

    def _viewer(self, viewer: str) -> Viewer:
        return self._viewers.setdefault(viewer, Viewer(viewer, self._thrown))

    def _view(self, topic: Topic, view: Cut[Any], version: int, new: bool) -> None:
        """Only a cut for that topic's own viewer may go out there."""
        if view.viewer != topic.viewer:
            raise ValueError(f"a view of {view.viewer} must not be published on {topic.name}")
        if not new:
            return
        if not isinstance(view.value, SessionView):
            ruling = self._payloads.ruling(view)
            self._clear(topic.name) if ruling is None else self._put(topic, ruling)
        elif view.viewer == PUBLIC:
            self._put(topic, self._payloads.state(view, version))
        else:
            self._put(topic, self._payloads.seat_state(view, version))

    # ---- the table

    def info(self, message: messages.InfoMessage) -> None:
        self._put(self._topics.info, message)

    def host(self, message: messages.HostStateMessage) -> None:
        """The version is counted here."""
        seq, _ = self._versions.of("host", msgspec.structs.replace(message, seq=0))
        self._put(self._topics.host_state, msgspec.structs.replace(message, seq=seq))

    def offered(self, message: messages.OfferedMessage) -> None:
        self._put(self._topics.host_offered, message)

    def sensors(self, message: messages.SensorsMessage) -> None:
        self._put(self._topics.host_board, message)

    def dice(self, message: DiceMessage, seats: frozenset[str] | None = None) -> None:
        """The version is counted here; it begins anew with each start of the service. `seats`: who alone may know of
        it; None: everybody. The topic of all others does not change."""
        topics = [self._topics.dice] if seats is None else [self._topics.seat_dice(seat) for seat in sorted(seats)]
        for topic in topics:
            seq = self._dice_seq.get(topic.name, 0)
            if self._retained.get(topic.name) != messages.encode(msgspec.structs.replace(message, seq=seq)):
                self._dice_seq[topic.name] = seq + 1
                self._put(topic, msgspec.structs.replace(message, seq=seq + 1))

    def clear_seat_dice(self) -> None:
        """What only some seats might know of the tray is over."""
        for seat in self._seats:
            self._clear(self._topics.seat_dice(seat).name)

    def _clear_seat_alerts(self, seat: str) -> None:
        branch = self._topics.alert("x", seat).name.removesuffix("x")
        for topic in [topic for topic in self._retained if topic.startswith(branch)]:
            self._clear(topic)

    def evidence(self, number: int, jpeg: bytes) -> None:
        """One picture; the oldest of the shown ones goes."""
        self._send(self._topics.evidence(number).name, jpeg)
        self._evidence.append(number)
        while len(self._evidence) > EVIDENCE_TOPICS:
            self._clear(self._topics.evidence(self._evidence.pop(0)).name)

    def wipe_evidence(self) -> None:
        for number in self._evidence:
            self._clear(self._topics.evidence(number).name)
        self._evidence.clear()

    def device(self, device: str, state: str, ailment: Finding | None = None) -> None:
        """A device's health; `since` is kept while neither state nor ailment change."""
        text = self.text(ailment) if ailment is not None else {}
        known = self._devices.get(device)
        if known is not None and (known.state, known.text) == (state, text):
            return
        since = self._clock.wall() if self._clock.wall_synced() else None
        self._devices[device] = DeviceMessage(state, text.get(DEFAULT_LANGUAGE, ""), since, text)
        self._put(self._topics.device(device), self._devices[device])

    def alert(self, alert: str, finding: Finding, lasts: float | None = None, meanwhile: str = "") -> None:
        """Tells of trouble. The finding's message has an attribute `fix`. `lasts`: seconds after which an event that
        nobody can solve is forgotten; None: until `solved`. `meanwhile`: the message of how play goes on."""
        self._alerts[alert] = None if lasts is None else self._clock.monotonic() + lasts
        self._put(self._topics.alert(alert), self._payloads.alert(finding, meanwhile))

    def board_alert(self, alert: str, seat: str | None, found: BoardAlert | None) -> None:
        """What is to be said of the sensor board, to this seat alone, or to everybody; None: nothing any more."""
        topic = self._topics.alert(alert, seat)
        if found is None:
            self._clear(topic.name)
        else:
            told = self._payloads.board_alert(found.finding, found.kind, found.puts, found.clear)
            self._put(topic, msgspec.structs.replace(told, cells=found.cells))

    def solved(self, alert: str) -> None:
        if alert in self._alerts:
            del self._alerts[alert]
            self._clear(self._topics.alert(alert).name)

    def forget_old_alerts(self) -> None:
        now = self._clock.monotonic()
        for alert in [alert for alert, end in self._alerts.items() if end is not None and end <= now]:
            self.solved(alert)

    def reply(self, user: str, message: messages.Reply) -> None:
        self._publisher.publish(self._topics.reply(user).name, messages.encode(message), retain=False)

    def text(self, finding: Finding) -> dict[str, str]:
        return self._payloads.text(finding)

    def republish_all(self) -> None:
        """Everything retained once more, for a broker that has forgotten it."""
        for topic, payload in self._retained.items():
            self._publisher.publish(topic, payload, retain=True)

    def _put(self, topic: Topic, message: msgspec.Struct) -> None:
        self._send(topic.name, messages.encode(message))

    def _send(self, topic: str, payload: bytes) -> None:
        if self._retained.get(topic) != payload:
            self._retained[topic] = payload
            self._publisher.publish(topic, payload, retain=True)

    def _clear(self, topic: str) -> None:
        if self._retained.pop(topic, None) is not None:
            self._publisher.clear(topic)
