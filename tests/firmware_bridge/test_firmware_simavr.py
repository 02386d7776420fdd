"""The ELF files for the controllers, on emulated ones, in virtual time: what the core cannot show by itself."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial
from firmware_rig import (
    DIAGNOSE,
    IDENTIFY,
    POWER,
    RESET_LINE,
    WATCHDOG,
    Diagnosis,
    Heartbeat,
    Hello,
    Lockstep,
    Report,
    Table,
    ack,
    built,
    emulated,
    frame,
    from_map,
    need,
    only,
    sync,
    times,
)

from firmware_bridge.emulated import Controller, EmulatedBoard, Kind, NoEmulator, lacking_for_simavr

CAME = 0x80
RAM = {"atmega328p": 2048, "atmega2560": 8192}
FLASH_LIMIT, RAM_LIMIT, STACK_LIMIT = 6144, 1024, 512


@pytest.fixture(params=["atmega328p", "atmega2560"])
def controller(request: pytest.FixtureRequest) -> Controller:
    name: Controller = request.param
    return name


@pytest.fixture
def table(controller: Controller) -> Iterator[Table]:
    """All 128 channels, half a second after the start."""
    firmware = emulated(128, controller)
    table = Table(firmware, 128)
    table.run(500)
    yield table
    firmware.close()


def stat(table: Table) -> dict[str, int]:
    return {key: int(value) for key, value in (pair.split("=") for pair in table.firmware.command("stat").split())}


def elf(controller: Controller) -> Path:
    need(lacking_for_simavr())
    return built(f"board-{controller.removeprefix('atmega')}.elf")


# --- start ---


def test_boot_rises_with_each_start_and_the_cause_is_told(table: Table) -> None:
    told = []
    for cause in (RESET_LINE, POWER, RESET_LINE):
        table.firmware.command(f"reset {cause}")
        hello, *_ = only(Hello, table.run(100))
        told.append((hello.boot, hello.reset))
    assert told == [(2, RESET_LINE), (3, POWER), (4, RESET_LINE)]


def test_a_power_cut_at_any_moment_never_gives_a_boot_number_twice(table: Table) -> None:
    """Most of them come while the number is being written, which takes 3.4 ms for each byte."""
    chance = random.Random(1)
    told = []
    for _ in range(60):
        table.firmware.command(f"reset {POWER}")
        told += [hello.boot for hello in only(Hello, table.run(chance.choice((1, 3, 5, 7, 9, 12, 40))))[:1]]
    assert len(told) > 5
    assert told == sorted(set(told))


def test_a_spoilt_boot_number_is_passed_over(table: Table) -> None:
    """A slot whose check byte does not fit: what a power cut leaves behind."""
    (before,) = only(Hello, table.send(frame(IDENTIFY)).run(20))
    for slot in (0, 1):
        table.firmware.command(f"eeprom {5 * slot + 4} 77")
        table.firmware.command(f"reset {POWER}")
        hello, *_ = only(Hello, table.run(100))
        assert hello.boot >= before.boot
    for place in range(10):
        table.firmware.command(f"eeprom {place} 255")
    table.firmware.command(f"reset {POWER}")
    hello, *_ = only(Hello, table.run(100))
    assert hello.boot == 1, "an erased EEPROM"


def test_a_hanging_firmware_is_started_again_and_says_so(table: Table) -> None:
    table.send(sync()).run(10)
    table.firmware.command("hang")
    heard = table.run(500, 1)
    hello, *_ = only(Hello, heard)
    assert (hello.boot, hello.reset) == (2, WATCHDOG)
    assert 510 + 230 <= times(Hello, heard)[0] <= 510 + 330


@pytest.mark.parametrize("chips", [0, 1, 8, 15, 16, 17])
def test_the_length_of_the_chain_is_measured(controller: Controller, chips: int) -> None:
    firmware = emulated(8 * chips, controller)
    hello, *_ = only(Hello, Table(firmware).run(700))
    firmware.close()
    assert hello.channels == (8 * chips if chips <= 16 else 0)
    assert hello.fault == (0 if 1 <= chips <= 16 else 1)


# --- life ---


def test_128_channels_are_scanned_a_thousand_times_a_second(table: Table) -> None:
    before = stat(table)
    beats = only(Heartbeat, table.send(sync()).run(3000))
    after = stat(table)
    assert all(990 <= beat.scans_per_s <= 1010 for beat in beats), beats
    assert after["scans"] - before["scans"] == pytest.approx(3000, abs=30)
    busy = (after["busy"] - before["busy"]) / (3 * 16_000_000)
    print(f"128 channels: {beats[-1].scans_per_s} scans a second, the processor busy for {busy:.0%}")
    assert busy < 0.8


def test_each_channel_is_where_it_should_be(table: Table) -> None:
    table.send(sync()).run(20)
    for number, channel in enumerate((0, 7, 8, 63, 64, 120, 127), 1):
        table.set_all({channel})
        (report,) = table.acknowledged(15)
        assert report.number == number
        assert channel | CAME in report.cells
        assert from_map(report.map) == {channel}


def test_a_change_is_in_the_hosts_hands_within_ten_milliseconds(table: Table) -> None:
    table.send(sync()).run(20)
    took = []
    for i in range(1, 11):
        table.put(7 * i)
        put_at = table.now_ms
        heard = table.run(20, 0.1)
        (at,) = times(Report, heard)
        took.append(at - put_at)
        table.send(ack(i)).run(30.3)
    print(f"sensor to frame, 128 channels: {min(took):.1f} to {max(took):.1f} ms")
    assert max(took) < 10


def test_a_broken_chain_is_told_and_no_change_believed(table: Table) -> None:
    table.put(3, 100)
    table.run(20)
    assert from_map(table.begin().map) == {3, 100}
    table.firmware.command("cut 9")
    table.put(4, 101)
    heard = table.run(2500)
    assert not only(Report, heard)
    assert {told.fault for told in only(Diagnosis, heard)} == {1}
    assert [beat.fault for beat in only(Heartbeat, heard)][-1] == 1
    table.firmware.command("mend")
    assert sorted(table.acknowledged(400)[0].cells) == [4 | CAME, 101 | CAME]


def test_a_stuck_and_a_flickering_sensor(table: Table) -> None:
    table.firmware.command("flicker 70 15000")
    table.firmware.command("stick 71 1")
    table.run(1500)
    (told,) = only(Diagnosis, table.send(frame(DIAGNOSE)).run(30))
    assert from_map(told.flickers) == {70}
    assert 71 in from_map(told.occupied)


def test_garbage_at_full_speed_harms_nothing(table: Table) -> None:
    """Also without a pause: what is lost is counted."""
    chance = random.Random(2)
    table.send(sync()).run(20)
    table.send(chance.randbytes(5000)).run(300)
    assert only(Hello, table.send(b"\0" + frame(IDENTIFY)).run(20))
    (beat,) = only(Heartbeat, table.run(1000))
    assert beat.bad_frames > 10
    assert beat.lost_bytes == 0
    assert beat.scans_per_s > 900


def test_it_fits_under_the_heaviest_traffic(table: Table, controller: Controller) -> None:
    """The stack is painted, and what has lost its paint is counted."""
    table.send(sync()).run(20)
    beats = []
    for i in range(40):
        table.set_all(set(range(128)) if i % 2 else set())
        requests = frame(DIAGNOSE) + frame(IDENTIFY) + sync() + ack(i) + b"garbage\0"
        beats += only(Heartbeat, table.send(20 * requests).run(40))
    assert all(beat.lost_bytes == 0 and beat.scans_per_s > 900 for beat in beats), beats
    stack = stat(table)["stack"]
    path = elf(controller)
    text, data, bss = map(int, subprocess.check_output(["avr-size", str(path)], text=True).split()[6:9])
    print(f"{controller}: {text + data} bytes of flash, {data + bss} of RAM, stack {stack}")
    assert text + data <= FLASH_LIMIT
    assert data + bss <= RAM_LIMIT
    assert stack <= STACK_LIMIT
    assert data + bss + stack < RAM[controller] // 4 * 3


# --- in real time ---


@pytest.mark.parametrize("kind", ["simavr", "host"])
def test_the_fake_board_in_real_time(kind: Kind) -> None:
    if kind == "simavr":
        need(lacking_for_simavr())
    with EmulatedBoard(64, kind=kind) as board, serial.Serial(board.port, 250_000, timeout=5) as port:
        assert board.kind == kind
        board.set_all(frozenset({1, 2}))
        assert heard_within(port, 0x01)
        port.write(sync())
        assert heard_within(port, 0x02)
        board.set(3, True)
        assert heard_within(port, 0x03)
        board.reset()
        assert heard_within(port, 0x01)
        board.unplug()
        assert not Path(board.port).exists()
        with pytest.raises((serial.SerialException, OSError)):
            read_to_the_end(port)
        board.replug()
        with serial.Serial(board.port, 250_000, timeout=5) as again:
            assert heard_within(again, 0x04)


def read_to_the_end(port: serial.Serial) -> None:
    while True:
        port.read(200)


def heard_within(port: serial.Serial, kind: int, frames: int = 20) -> bool:
    """Whether a frame of this type is among the next ones."""
    return any(port.read_until(b"\0")[1:2] == bytes([kind]) for _ in range(frames))


@pytest.mark.parametrize("kind", ["simavr", "host"])
def test_opening_the_port_resets_where_that_is_wanted(kind: Kind) -> None:
    if kind == "simavr":
        need(lacking_for_simavr())
    with EmulatedBoard(64, kind=kind, resets_on_open=True) as board:
        for _ in range(2):
            with serial.Serial(board.port, 250_000, timeout=5) as port:
                while port.read_until(b"\0")[1:2] != b"\x01":
                    pass
        if kind == "simavr":
            assert "boots=3" in board.command("stat")


def test_without_tools_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        NoEmulator, match=r"no emulated controller: apt-get install .*gcc-avr.*; .*: apt-get install gcc"
    ):
        EmulatedBoard(64)


def test_a_chain_has_whole_chips() -> None:
    with pytest.raises(ValueError, match="whole chips"):
        EmulatedBoard(60)


def test_the_same_input_gives_the_same_output(controller: Controller) -> None:
    outputs = set()
    for _ in range(2):
        firmware: Lockstep = emulated(64, controller)
        table = Table(firmware)
        for i in range(30):
            table.put(i)
            table.send(sync() if i == 3 else ack(i)).run(33)
        outputs.add(table.raw)
        firmware.close()
    assert len(outputs) == 1
