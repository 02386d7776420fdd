"""Links carry a claim that opens one door, once, for five minutes."""

from __future__ import annotations

import stat
import threading
from collections.abc import Mapping
from pathlib import Path

import pytest

from service.mqtt.topics import Topics
from service.web.access import Access, AccessEvent, AccessHooks, Grant
from service.web.claims import LIFETIME_S, Claim, Claims, Refusal
from service.web.credentials import load_credentials


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_claim_opens_once_and_the_second_use_is_known_for_what_it_is(tmp_path: Path) -> None:
    claims = Claims(tmp_path)
    secret = claims.issue("seat", "s2")
    first = claims.redeem(secret)
    assert isinstance(first, Claim)
    assert (first.role, first.seat) == ("seat", "s2")
    second = claims.redeem(secret)
    assert isinstance(second, Refusal)
    assert second.code == "claim-used"
    assert second.claim == first


@pytest.mark.parametrize("secret", ["", "nonsense", "../../etc/passwd", "\ud800", "x" * 10_000])
def test_nonsense_opens_nothing(tmp_path: Path, secret: str) -> None:
    claims = Claims(tmp_path)
    claims.issue("host")
    assert claims.redeem(secret) == Refusal("claim-unknown")


def test_after_five_minutes_it_is_too_late_and_says_so(tmp_path: Path) -> None:
    clock = Clock()
    claims = Claims(tmp_path, clock)
    young, old = claims.issue("table"), claims.issue("seat", "s1")
    clock.now += LIFETIME_S
    assert isinstance(claims.redeem(young), Claim)
    clock.now += 0.1
    for _ in range(2):
        late = claims.redeem(old)
        assert isinstance(late, Refusal)
        assert late.code == "claim-expired"


def test_a_claim_of_an_earlier_boot_is_too_old(tmp_path: Path) -> None:
    secret = Claims(tmp_path, boot=lambda: "yesterday").issue("host")
    refusal = Claims(tmp_path, boot=lambda: "today").redeem(secret)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "claim-expired"


def test_a_new_link_voids_the_unused_one_for_the_same_seat_only(tmp_path: Path) -> None:
    claims = Claims(tmp_path)
    old, other = claims.issue("seat", "s1"), claims.issue("seat", "s2")
    new = claims.issue("seat", "s1")
    assert claims.redeem(old) == Refusal("claim-unknown")
    assert isinstance(claims.redeem(other), Claim)
    assert isinstance(claims.redeem(new), Claim)


def test_another_process_can_make_a_link_beside_a_running_service(tmp_path: Path) -> None:
    running = Claims(tmp_path)
    secret = Claims(tmp_path).issue("host")
    assert isinstance(running.redeem(secret), Claim)


def test_of_many_who_come_at_the_same_moment_one_gets_in(tmp_path: Path) -> None:
    claims = Claims(tmp_path)
    for _ in range(20):
        secret = claims.issue("seat", "s1")
        gate, answers = threading.Barrier(4), []

        def enter(secret: str = secret, gate: threading.Barrier = gate, answers: list[object] = answers) -> None:
            gate.wait(5)
            answers.append(claims.redeem(secret))

        threads = [threading.Thread(target=enter) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(5)
        assert sorted(type(answer).__name__ for answer in answers) == ["Claim", "Refusal", "Refusal", "Refusal"]


def test_the_folder_gives_no_claim_away(tmp_path: Path) -> None:
    secret = Claims(tmp_path).issue("seat", "s1")
    for path in tmp_path.iterdir():
        assert secret not in path.name
        assert secret not in path.read_text()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_claims_are_long_enough_that_nobody_guesses_one(tmp_path: Path) -> None:
    claims = Claims(tmp_path)
    secrets = {claims.issue("table") for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {22}  # 128 bits in base64


# --- what a claim is swapped for


class Doors:
    """An Access whose hooks write down what they were asked."""

    def __init__(self, data: Path) -> None:
        self.applied: list[tuple[dict[str, str], str]] = []
        self.republished: list[str] = []
        self.events: list[AccessEvent] = []
        self.access = Access(data, Topics("table"), lambda: "http://10.0.0.7:8460")
        self.access.connect(AccessHooks(self._apply, self.republished.append, self.events.append))

    def _apply(self, passwords: Mapping[str, str], rights: str) -> None:
        self.applied.append((dict(passwords), rights))

    def take(self, link: str) -> Grant:
        grant = self.access.redeem(link.partition("#claim=")[2])
        assert isinstance(grant, Grant)
        return grant


@pytest.fixture
def doors(tmp_path: Path) -> Doors:
    return Doors(tmp_path)


def test_a_seats_link_is_swapped_for_the_seats_password_and_the_tablet_no_longer_sees_it(doors: Doors) -> None:
    link = doors.access.link("s2")
    assert link.startswith("http://10.0.0.7:8460/#claim=")
    grant = doors.take(link)
    assert (grant.user, grant.role, grant.seat) == ("s2", "seat", "s2")
    passwords, rights = doors.applied[-1]
    assert grant.password == passwords["s2"]
    assert doors.access.own_device("s2")
    tablet = next(block for block in rights.split("\n\n") if block.startswith("user table"))
    assert "s2" not in tablet
    assert "s1" in tablet


def test_a_new_link_makes_the_old_password_void_before_anybody_uses_it(doors: Doors) -> None:
    old = doors.take(doors.access.link("s1"))
    doors.access.link("s1")
    assert doors.applied[-1][0]["s1"] != old.password
    assert doors.events[-1] == AccessEvent("revoked", "seat", "s1")


def test_a_second_use_is_told(doors: Doors) -> None:
    link = doors.access.link("s1")
    doors.take(link)
    again = doors.access.redeem(link.partition("#claim=")[2])
    assert isinstance(again, Refusal)
    assert again.code == "claim-used"
    assert doors.events[-1] == AccessEvent("reused", "seat", "s1")


def test_links_for_table_and_host_throw_nobody_out(doors: Doors) -> None:
    first = doors.take(doors.access.table_link())
    second = doors.take(doors.access.table_link())
    assert first == second
    assert (first.user, first.seat) == ("table", None)
    assert doors.take(doors.access.host_link()).user == "host"
    assert doors.applied == []


def test_a_seat_that_comes_back_to_the_tablet_is_shown_there_and_its_phone_is_out(doors: Doors) -> None:
    grant = doors.take(doors.access.link("s3"))
    doors.access.set_own_device("s3", False)
    passwords, rights = doors.applied[-1]
    assert passwords["s3"] != grant.password
    assert "seat/s3/state" in next(block for block in rights.split("\n\n") if block.startswith("user table"))
    assert doors.republished == ["referee/table/seat/s3/"]
    assert doors.events[-1] == AccessEvent("device", "seat", "s3")


@pytest.mark.parametrize("played_on_a_phone", [False, True])
def test_an_unused_link_does_not_open_a_seat_that_has_come_to_the_tablet(doors: Doors, played_on_a_phone: bool) -> None:
    if played_on_a_phone:
        doors.take(doors.access.link("s3"))
    link = doors.access.link("s3")
    doors.access.set_own_device("s3", False)
    assert isinstance(doors.access.redeem(link.partition("#claim=")[2]), Refusal)
    assert not doors.access.own_device("s3")


def test_a_restart_keeps_every_device_in_but_the_services_own_password_is_new(tmp_path: Path) -> None:
    doors = Doors(tmp_path)
    grant = doors.take(doors.access.link("s2"))
    later = Doors(tmp_path).access
    assert later.passwords()["s2"] == grant.password
    assert later.own_device("s2")
    assert later.service_password != doors.access.service_password


def test_the_passwords_lie_where_only_we_can_read_them(tmp_path: Path) -> None:
    Doors(tmp_path)
    assert stat.S_IMODE((tmp_path / "credentials.json").stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"passwords":{"s1":7}}'])
def test_a_damaged_file_is_put_aside_and_the_service_starts(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "credentials.json"
    path.write_bytes(content)
    assert len(load_credentials(path).completed().passwords) == 7
    assert path.with_suffix(".broken").read_bytes() == content


def test_passwords_are_128_random_bits_and_all_different(tmp_path: Path) -> None:
    passwords = Doors(tmp_path).access.passwords()
    assert set(passwords) == {"service", "host", "table", "s1", "s2", "s3", "s4", "s5"}
    assert len({bytes.fromhex(word) for word in passwords.values()}) == 8
    assert {len(bytes.fromhex(word)) for word in passwords.values()} == {16}


def test_a_disk_that_takes_nothing_changes_nothing(doors: Doors, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = doors.access.passwords()
    monkeypatch.setattr("service.web.access.save_credentials", full)
    with pytest.raises(OSError, match="No space left"):
        doors.access.link("s1")
    assert doors.access.passwords() == before
    assert doors.events == []
