"""`referee replay`: the saved games of a journal again, as transcripts. The journal is only read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from engine.core.secrets import PUBLIC, Cut
from service.journal.journal import FILE as JOURNAL
from service.journal.journal import JournalError, read_bodies
from service.session.records import decode
from service.session.session import Session, fold_all
from service.texts import DEFAULT_LANGUAGE, Speaker, TextsError, load_catalog
from service.views.payloads import Payloads
from service.views.views import ShownRuling, Viewer

EVERYBODY: Final = "all"


def replay_main(path: Path, viewer: str, language: str) -> int:
    """Prints each game as `viewer` may see it: `public`, a seat's id, or `all`. Returns the exit status."""
    path = path / JOURNAL if path.is_dir() else path
    try:
        load_catalog(language)
        games: dict[str, list[bytes]] = {}
        for body in read_bodies(path):
            games.setdefault(decode(body).game_id, []).append(body)
        sessions = [fold_all(decode(body) for body in bodies) for bodies in games.values()]
    except TextsError as error:
        print(f"referee: {error}", file=sys.stderr)
        return 1
    except (JournalError, OSError, ValueError, msgspec.MsgspecError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        print(f"referee: {path} cannot be replayed: {why}", file=sys.stderr)
        return 1
    if not sessions:
        print(f"referee: {path} holds no saved game. Name the journal.db in the data folder.", file=sys.stderr)
        return 1
    for session in sessions:
        if viewer not in (PUBLIC, EVERYBODY, *session.seat_ids):
            print(f"referee: no seat {viewer!r}; there are {', '.join(session.seat_ids)}", file=sys.stderr)
            return 1
        if viewer == EVERYBODY and session.outcome is None:
            print("referee: the game is not over: until then only public or one seat's view is shown", file=sys.stderr)
            return 1
        print(transcript(session, viewer, language))
    return 0


def transcript(session: Session, viewer: str, language: str = DEFAULT_LANGUAGE) -> str:
    """One game in readable text: who, what, the ruling, its clause."""
    speaker = Speaker(load_catalog(language), {seat.id: seat.name for seat in session.header.seats})
    payloads = Payloads(speaker)
    eyes = Viewer(viewer)
    lines = [f"# {session.header.game}, {', '.join(seat.name for seat in session.header.seats)}"]
    if session.header.variants:
        lines.append(f"# with {', '.join(session.header.variants)}")
    for told in session.history:
        cut = _everything(session, told.number) if viewer == EVERYBODY else eyes.ruling(session, told.number)
        lines += _lines(payloads, cut, language)
    lines.append("# over" if session.outcome else "# to be continued")
    return "\n".join(lines) + "\n"


def _everything(session: Session, number: int) -> Cut[tuple[ShownRuling, ...]]:
    """After the end nothing is secret any more for who asks for all of it."""
    return Cut(EVERYBODY, (ShownRuling(session.history[number - 1], correctable=False),))


def _lines(payloads: Payloads, cut: Cut[tuple[ShownRuling, ...]], language: str) -> list[str]:
    ruling = payloads.ruling(cut)
    if ruling is None:
        return []
    said = _cited(ruling.text[language], ruling.clause)
    if ruling.kind != "accepted":  # the sentence of an accepted act says what was done; another's may not
        act = f"{ruling.act_text[language]}: " if ruling.act_text else ""
        said = f"[{ruling.kind}] {act}{said}"
    return [f"{ruling.seq:>4}  {said}", *(f"      {_cited(also.text[language], also.clause)}" for also in ruling.also)]


def _cited(text: str, clause: str) -> str:
    return f"{text} ({clause})" if clause else text
