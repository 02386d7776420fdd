"""One whole game of each of the five through the page alone, against the real service and its broker."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from host_rig import choose, go_on, name_players
from playwright.sync_api import Browser, Page, expect
from replayed import faces_of, misread, sensible
from whole_rig import last_session
from whole_table import (
    WAIT_MS,
    WholeTable,
    enter_words,
    key,
    pick_face,
    press_act,
    press_claim,
    press_dice,
    secrets_of,
    see,
    whole_table,
)

from engine.core.game import Need, Prompt
from service.session.session import Session
from service.texts import Speaker, load_catalog

pytestmark = [pytest.mark.browser, pytest.mark.broker]

NAMES = ("Mira", "Jonas", "Ayo")
SPEAKER = Speaker(load_catalog())
FLAGS = re.IGNORECASE | re.DOTALL
MOST_ACTS = 60
"""More would take too long; the seeds were chosen for short games."""

Form = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """A game in the wizard's words. `phone`: who plays on a phone; `foul`: makes an answer that the rules refuse; where
    there is none, somebody asks about an act that is not open."""

    title: str
    players: int
    phone: str
    seed: int
    numbers: dict[str, int]
    variant: str = ""
    foul: Callable[[Form], Form] | None = None


def one_gem_only(code: Form) -> Form:
    return {**code, "code": [code["code"][0]] * len(code["code"])}


def one_card_twice(cards: Form) -> Form:
    return {**cards, "cards": [cards["cards"][0], *cards["cards"][:-1]]}


PLANS = {
    "ufo_attack": Plan("UFO Attack", 3, "Jonas", 45, {"Modules for a launch": 3}),
    "pirate_code": Plan("Pirate Code", 2, "Jonas", 2, {}, "Quick game", one_gem_only),
    "ramses_pyramid": Plan("Ramses Pyramid", 2, "Jonas", 759, {"The king starts below": 3}),
    "lunar_command": Plan("Lunar Command", 2, "Jonas", 1, {"Points to win": 1}),
    "amenophis": Plan("Aménophis", 3, "Jonas", 267, {"Ankhs": 1, "Ankhs for the mummy to win": 1}, foul=one_card_twice),
}


@pytest.mark.parametrize("game", PLANS)
def test_a_whole_game_through_the_page(game: str, tmp_path: Path, browser: Browser) -> None:
    plan = PLANS[game]
    with whole_table(tmp_path, browser) as table:
        set_up(table, plan)
        assert table.session.header.game == game
        agree(table)
        Players(table, plan).play()
        see_the_end(table)
        for device in table.devices.values():
            assert (device.faults, device.strangers) == ([], [])
        told = {whose: device.topics() for whose, device in table.devices.items()}
        keep_to_their_topics(table, told)


# ---- before the first roll


def set_up(table: WholeTable, plan: Plan) -> None:
    """The host walks through the wizard, and lets the tablet and a phone in."""
    host = table.host()
    first = table.session.header.game_id
    key(host, "Change it: another new game").click()
    choose(host, plan.title)
    go_on(host)
    name_players(host, *NAMES[: plan.players])
    key(host.get_by_role("group", name=f"Where {plan.phone} plays"), "Phone").click()
    go_on(host)
    if plan.variant:
        host.get_by_role("switch", name=plan.variant).click()
    for option, value in plan.numbers.items():
        set_number(host, option, value)
    go_on(host)
    go_on(host)
    key(host, "Set up the game").click()
    session = table.await_session(lambda now: now.header.game_id != first)
    table.seat("table", "The table’s page")
    table.seat(next(seat.id for seat in session.header.seats if seat.name == plan.phone), plan.phone)


def set_number(host: Page, option: str, value: int) -> None:
    row = host.locator(".row", has=host.get_by_text(option, exact=True))
    while (now := int(row.locator("output").inner_text())) != value:
        key(row, "one less" if now > value else "one more").click()
        expect(row.locator("output")).not_to_have_text(str(now))


def agree(table: WholeTable) -> None:
    for seat in table.session.header.seats:
        table.do(key(table.page_of(seat.id), f"{seat.name} agrees").click)
    assert not table.session.unconfirmed


# ---- play


class Players:
    """They play what the engine's bot would, with one seed. Their first roll is entered wrong and contested, the second
    is taken back; then they go on as before."""

    def __init__(self, table: WholeTable, plan: Plan) -> None:
        self.table, self.plan = table, plan
        self.chance = random.Random(plan.seed)
        self.rolls = self.fouls = 0

    def play(self) -> None:
        for _ in range(MOST_ACTS):
            session = self.table.session
            if session.outcome is not None:
                break
            prompt = session.pending[0]
            action = sensible(session, prompt, self.chance)
            if not self.fouls:
                self._try_a_foul(prompt, action)
            if session.played.is_roll(action):
                self._roll(prompt, action)
            else:
                self._enter(prompt, action)
            assert self.table.session.acts[-1].action == action
            keep_secrets(self.table)
        assert self.rolls > 1
        assert self.fouls

    def _enter(self, prompt: Prompt, action: Any) -> None:
        page = self.table.settle(prompt.seat)
        if self.table.session.played.is_roll(action):
            self.table.do(lambda: press_dice(page, faces_of(self.table.session, prompt, action)))
        elif prompt.need is Need.HIDDEN:
            self._tell(page, msgspec.to_builtins(action))
        else:
            self.table.do(lambda: press_act(page, action))

    def _tell(self, page: Page, form: Form) -> None:
        send = enter_words(page, form)
        _, left = self.table.device_of(page).left_behind()
        for words in form.values():
            if isinstance(words, tuple | list):
                assert re.search(in_a_row(words), left, FLAGS), "what is looked for everywhere else can be found"
        self.table.do(send.click)

    def _roll(self, prompt: Prompt, action: Any) -> None:
        self.rolls += 1
        if self.rolls == 1:
            self._enter(prompt, misread(self.table.session, prompt, action))
            self._correct(prompt, action, agreed=False)
            self._correct(prompt, action, agreed=True)
            return
        self._enter(prompt, action)
        if self.rolls == 2:
            self._undo(prompt)
            self._enter(prompt, action)

    # ---- trouble

    def _try_a_foul(self, prompt: Prompt, right: Any) -> None:
        if self.plan.foul is None and prompt.need is Need.CHOICE:
            self._foul(prompt, lambda page: press_claim(page, self.table.session))
        elif self.plan.foul is not None and prompt.need is Need.HIDDEN:
            wrong = self.plan.foul(msgspec.to_builtins(right))
            self._foul(prompt, lambda page: enter_words(page, wrong).click())

    def _foul(self, prompt: Prompt, press: Callable[[Page], None]) -> None:
        acts = self.table.session.acts
        page = self.table.settle(prompt.seat)
        session = self.table.do(lambda: press(page))
        assert session.acts == acts
        told = session.history[-1].said
        assert told.kind == "refused"
        see(page.get_by_text(SPEAKER.text(told.finding)["en"]).first)
        self.fouls += 1

    def _correct(self, prompt: Prompt, right: Any, agreed: bool) -> None:
        page = self.table.settle(prompt.seat)
        key(page, "Misread…").click()
        dialog = page.get_by_role("dialog")
        faces = faces_of(self.table.session, prompt, right)
        pick_face(dialog.locator(".dierow").first if len(faces) > 1 else dialog, faces[0])
        self.table.do(key(dialog, "Correct it").click)
        self._answer("correction", agreed)
        assert (self.table.session.acts[-1].action == right) is agreed
        if agreed:
            expect(page.locator(".ruling header")).to_contain_text("Corrected", timeout=WAIT_MS)

    def _undo(self, prompt: Prompt) -> None:
        acts = self.table.session.acts
        page = self.table.settle(prompt.seat)
        key(page, "Undo…").click()
        self.table.do(key(page.get_by_role("dialog"), "Take it back").click)
        self._answer("undo", agreed=True)
        assert self.table.session.acts == acts[:-1]
        expect(page.locator(".ruling header")).to_contain_text("Taken back", timeout=WAIT_MS)

    def _answer(self, kind: str, agreed: bool) -> None:
        """All others agree, or the first of them does not."""
        proposal = self.table.session.proposal
        assert proposal is not None
        assert proposal.kind == kind
        names = {seat.id: seat.name for seat in self.table.session.header.seats}
        for seat in proposal.waiting if agreed else proposal.waiting[:1]:
            asked = self.table.page_of(seat).get_by_role("group", name=names[seat])
            self.table.do(key(asked, "Agree" if agreed else "No").click)
        assert self.table.session.proposal is None


# ---- the end


def see_the_end(table: WholeTable) -> None:
    """What tablet, phone and host show is what the journal on the disk says, read by itself."""
    session = last_session(table.data)
    assert session.outcome is not None
    names = [seat.name for seat in session.header.seats if seat.id in session.outcome.winners]
    assert names
    see(key(table.devices["host"].page, "Play again"))
    for name in names:
        expect(table.devices["host"].page.locator(".callline")).to_contain_text(name, timeout=WAIT_MS)
    for page in (device.page for whose, device in table.devices.items() if whose != "host"):
        see(page.locator(".win"))
        expect(page.locator(".fin tr", has_text="winner")).to_have_count(len(names))
        for name in names:
            expect(page.locator(".fin tr", has_text=name)).to_contain_text("winner")
        expect(key(page, "That is not how it ended…")).to_be_enabled()


# ---- secrets


def keep_secrets(table: WholeTable) -> None:
    """Nothing of the others' secrets is in the document, was sent to the device, or is kept there for later."""
    if table.session.outcome is not None or not hidden_from(table.session, set()):
        return  # at the end a code that was guessed lies there for all to see
    for whose, device in table.devices.items():
        holder, left = device.left_behind()
        may_know = {holder if whose == "table" else whose}
        for words in hidden_from(table.session, may_know):
            assert not re.search(in_a_row(words), left, FLAGS), (whose, words)
            if whose != "table":  # it is sent the states of all who share it
                assert json.dumps(words, separators=(",", ":")).encode() not in b"".join(device.frames), (whose, words)


def hidden_from(session: Session, seats: set[str | None]) -> list[tuple[str, ...]]:
    """Secrets that none of these may know. Single words stand everywhere: a colour, a cell."""
    everybody = set(session.seat_ids)
    secrets = (one for one in secrets_of(session.state) if not one.seen_by & seats and not one.seen_by >= everybody)
    return [one.value for one in secrets if isinstance(one.value, tuple) and len(one.value) > 1]


def in_a_row(words: Sequence[Any]) -> str:
    """These words one after the other, as the game calls them or in English, with next to nothing in between."""
    catalog = load_catalog()
    said = ([word, *(catalog.say("en", f"{kind}-{word}", {}) for kind in ("card", "colour"))] for word in words)
    return r"\b.{1,6}?\b".join("(?:" + "|".join(re.escape(one) for one in names if one) + ")" for names in said)


def keep_to_their_topics(table: WholeTable, told: dict[str, set[str]]) -> None:
    """Nobody was sent what is another seat's alone."""
    own = {whose for whose in table.devices if whose not in ("host", "table")}
    for whose, topics in told.items():
        seats = {match[1] for topic in topics if (match := re.search(r"/seat/(\w+)", topic))}
        allowed = set(table.session.seat_ids) - own if whose == "table" else {whose} - {"host"}
        assert seats <= allowed, (whose, seats)
        assert whose == "host" or seats, "what is looked for can be found"
