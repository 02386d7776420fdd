"""What is not open can be asked about, on the board or by a key: the referee refuses it, with the clause."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from awaiting import await_that
from host_rig import HostRig, Opener, begin, host_rig
from playwright.sync_api import expect
from replayed import claims_of, faces_of, sensible
from whole_table import key, press_act, press_claim

from engine.core.game import Need, Prompt
from engine.core.rulings import Finding
from engine.core.secrets import cut
from engine.games.amenophis.actions import Go
from service.session.inputs import Act, RollTapped
from service.session.session import Session
from service.table.inputs import Call
from service.texts import Speaker, load_catalog

pytestmark = [pytest.mark.browser, pytest.mark.broker]


@pytest.fixture(scope="module")
def shared_rig() -> Iterator[HostRig]:
    with host_rig() as rig:
        yield rig


def session_of(rig: HostRig) -> Session:
    session = rig.table.game.session
    assert session is not None
    return session


def play_until(rig: HostRig, fits: Callable[[Session], bool]) -> Session:
    """People do what the engine's bot would."""
    chance = random.Random(3)
    while not fits(session := session_of(rig)):
        prompt = session.pending[0]
        action = sensible(session, prompt, chance)
        enter(rig, as_input(session, prompt, action))
        assert len(session_of(rig).acts) > len(session.acts), action
    return session


def enter(rig: HostRig, given: Act | RollTapped) -> None:
    rig.tell(Call(lambda _: rig.table.game.enter(given)))


def as_input(session: Session, prompt: Prompt, action: Any) -> Act | RollTapped:
    if session.played.is_roll(action):
        return RollTapped(prompt.seat, tuple(alike[0] for alike in faces_of(session, prompt, action)))
    return Act(prompt.seat, msgspec.Raw(msgspec.json.encode(action)))


def asked_to_choose(session: Session) -> bool:
    return len(session.acts) >= 8 and session.pending[0].need is Need.CHOICE


MOST_KEYS = 15
"""A dozen, those that go on from here, and the way back and to the board."""
GAMES = {"ufo_attack": 2, "pirate_code": 2, "ramses_pyramid": 2, "lunar_command": 2, "amenophis": 3}


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_open_is_asked_about_and_refused(rig: HostRig, opened: Opener, game: str, size: str) -> None:
    begin(rig, game, names=("Mira", "Jonas", "Ayo")[: GAMES[game]])
    session = play_until(rig, asked_to_choose)
    seat = session.pending[0].seat
    page = opened("seat", seat, size=size)
    press_claim(page, session)
    rig.until(lambda: session_of(rig).history != session.history)
    said = session_of(rig).history[-1].said
    assert (said.kind, session_of(rig).acts) == ("refused", session.acts)
    expect(page.locator(".asking")).to_have_count(0)
    expect(page.locator(".ruling").first).to_contain_text(said.finding.clause)
    expect(page.locator(".ruling, .notice").filter(has_text=words_of(session, said.finding)).first).to_be_visible()
    await_that(page, "async () => !(await import('/static/commands.js')).anySent()")


def test_on_a_phone_the_cells_of_a_maze_come_in_groups(rig: HostRig, opened: Opener) -> None:
    def is_to_go(session: Session) -> bool:
        played, seat = session.played, session.pending[0].seat
        return any(isinstance(act, Go) for act in played.game.legal(cut(session.state, seat)))

    begin(rig, "amenophis", names=("Mira", "Jonas", "Ayo"))
    session = play_until(rig, is_to_go)
    page = opened("seat", session.pending[0].seat, size="phone")
    key(page, "May I…?").click()
    expect(page.locator(".asking")).to_be_visible()
    assert page.locator(".choices .key").count() <= MOST_KEYS
    far = [claim for claim in claims_of(session) if isinstance(claim, Go)][-1]
    press_act(page, far)
    rig.until(lambda: session_of(rig).history != session.history)
    assert session_of(rig).history[-1].said.kind == "refused"


def words_of(session: Session, finding: Finding) -> re.Pattern[str]:
    names = {seat.id: seat.name for seat in session.header.seats}
    said = Speaker(load_catalog(), names).text(finding)["en"]
    return re.compile(r"\s+".join(map(re.escape, re.sub(r"[⁨⁩]", "", said).split())))
