"""scripts/flash, with made-up ports and a made-up avrdude: what it takes, and what it says when that does not work."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNO = "usb-Arduino__www.arduino.cc__0043_7533131333335-if00"
MEGA = "usb-Arduino__www.arduino.cc__0042_85734323231-if00"
CLONE = "usb-1a86_USB2.0-Serial-if00-port0"


@dataclass
class Desk:
    """The ports that are plugged in, and what avrdude does."""

    directory: Path

    def plug(self, name: str) -> Path:
        port = self.directory / "ports" / name
        port.touch()
        return port

    def tool(self, name: str, script: str) -> None:
        path = self.directory / "tools" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def avrdude(self, says: str, code: int = 1) -> None:
        self.tool("avrdude", f"echo '{says}' >&2; exit {code}")

    def flash(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(ROOT / "scripts" / "flash"), *arguments],
            env={
                **os.environ,
                "FLASH_PORTS": str(self.directory / "ports"),
                "PATH": f"{self.directory / 'tools'}:/usr/bin:/bin",
            },
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    for name in ("ports", "tools"):
        (tmp_path / name).mkdir()
    desk = Desk(tmp_path)
    desk.tool("make", "echo 0x12345678")
    desk.tool("avr-gcc", "")
    desk.avrdude("written", 0)
    return desk


@pytest.mark.parametrize(
    ("name", "board", "mcu", "programmer", "program"),
    [
        (UNO, "uno", "atmega328p", "arduino", "board-328p.hex"),
        (MEGA, "mega", "atmega2560", "wiring", "board-2560.hex"),
    ],
)
def test_the_one_port_and_its_board_are_found(
    desk: Desk, name: str, board: str, mcu: str, programmer: str, program: str
) -> None:
    port = desk.plug(name)
    done = desk.flash("--dry-run")
    assert done.returncode == 0
    assert f"Board: {board} ({mcu}). Port: {port}" in done.stderr
    build, write = done.stdout.splitlines()
    assert build == "make -C firmware_bridge/firmware avr"
    assert write == (
        f"avrdude -p {mcu} -c {programmer} -b 115200 -P {port} -D -U flash:w:firmware_bridge/firmware/build/{program}:i"
    )


def test_board_and_port_can_be_said_in_any_order(desk: Desk) -> None:
    desk.plug(UNO)
    clone = desk.plug(CLONE)
    for arguments in (("nano", str(clone)), (str(clone), "nano")):
        done = desk.flash("--dry-run", *arguments)
        assert f"Board: nano (atmega328p). Port: {clone}" in done.stderr


@pytest.mark.parametrize("board", ["uno", "nano", "mega"])
def test_only_the_program_is_written(desk: Desk, board: str) -> None:
    desk.plug(CLONE)
    words = desk.flash("--dry-run", board).stdout.splitlines()[1].split()
    assert words.count("-U") == 1
    assert words[-1].startswith("flash:w:")
    assert "-D" in words
    assert not {"-e", "-F", "-V"} & set(words), "no erasing, no forcing, no writing unseen"


def test_no_port(desk: Desk) -> None:
    done = desk.flash("uno")
    assert done.returncode != 0
    assert "No serial port is there" in done.stderr


def test_several_ports(desk: Desk) -> None:
    ports = [desk.plug(UNO), desk.plug(CLONE)]
    done = desk.flash("uno")
    assert done.returncode != 0
    assert "several serial ports" in done.stderr
    assert all(str(port) in done.stderr for port in ports)


def test_a_port_that_is_not_there(desk: Desk) -> None:
    desk.plug(UNO)
    done = desk.flash("uno", "/dev/serial/by-id/none")
    assert done.returncode != 0
    assert UNO in done.stderr


def test_a_name_that_does_not_tell_the_board(desk: Desk) -> None:
    desk.plug(CLONE)
    done = desk.flash()
    assert done.returncode != 0
    assert "scripts/flash uno  (or nano, or mega)" in done.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may use any port")
def test_a_port_that_may_not_be_used(desk: Desk) -> None:
    desk.plug(UNO).chmod(0)
    done = desk.flash()
    assert done.returncode != 0
    assert "dialout" in done.stderr


def test_a_word_that_it_does_not_know(desk: Desk) -> None:
    done = desk.flash("leonardo")
    assert done.returncode != 0
    assert 'I do not know "leonardo"' in done.stderr


def test_it_says_which_build_the_board_runs_now(desk: Desk) -> None:
    desk.plug(UNO)
    done = desk.flash()
    assert done.returncode == 0, done.stderr
    assert "runs build 0x12345678" in done.stderr


@pytest.mark.parametrize(
    ("says", "means"),
    [
        ("avrdude OS error: cannot open port /dev/ttyACM0: Permission denied", "dialout"),
        ('avrdude: ser_open(): can not open device "/dev/ttyACM0": Device or resource busy', "Is the referee running"),
        ('avrdude: ser_open(): can not open device "/dev/ttyACM0": No such file or directory', "plug loose"),
        ("avrdude: stk500_getsync() attempt 10 of 10: not in sync: resp=0x00", "Nothing answered"),
        ("avrdude: stk500v2_ReceiveMessage(): timeout", "Nothing answered"),
        ("avrdude: stk500_recv(): programmer is not responding", "Nothing answered"),
        ("avrdude: Expected signature for ATmega328P is 1E 95 0F", "Another controller"),
        ("avrdude: verification error, first mismatch at byte 0x0000", "reads back differently"),
        ("avrdude: something new", "did not succeed"),
    ],
)
def test_what_avrdude_says_is_put_into_words(desk: Desk, says: str, means: str) -> None:
    desk.plug(UNO)
    desk.avrdude(says)
    done = desk.flash()
    assert done.returncode != 0
    assert means in done.stderr
    assert says in done.stderr, "and its own words are there too"


def test_a_firmware_that_does_not_build(desk: Desk) -> None:
    desk.plug(UNO)
    desk.tool("make", "echo 'core/app.c:1: error: nonsense'; exit 2")
    done = desk.flash()
    assert done.returncode != 0
    assert "does not build" in done.stderr
    assert "nonsense" in done.stderr
