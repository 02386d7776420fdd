"""scripts/flash, with made-up ports and a made-up avrdude: what it takes, and what it says when that does not work."""

from __future__ import annotations

import os
import shutil
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

    def few(self) -> Path:
        """A folder with no more programs than scripts/flash itself needs."""
        folder = self.directory / "few"
        folder.mkdir()
        for name in ("bash", "basename", "cat", "dirname", "env", "grep", "head", "id", "sed", "tail", "tr"):
            (folder / name).symlink_to(str(shutil.which(name)))
        return folder

    def flash(self, *arguments: str, path: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(ROOT / "scripts" / "flash"), *arguments],
            env={
                **os.environ,
                "FLASH_PORTS": str(self.directory / "ports"),
                "PATH": path or f"{self.directory / 'tools'}:/usr/bin:/bin",
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
    assert done.stdout.removesuffix("\n") == (
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
    words = desk.flash("--dry-run", board).stdout.split()
    assert words.count("-U") == 1
    assert words[-1].startswith("flash:w:")
    assert "-D" in words
    assert not {"-e", "-F", "-V"} & set(words), "no erasing, no forcing, no writing unseen"


def test_a_dry_run_builds_and_writes_nothing(desk: Desk) -> None:
    desk.plug(UNO)
    desk.tool("make", f"echo 0x12345678; echo $* >> {desk.directory}/made")
    desk.tool("avrdude", f"touch {desk.directory}/written")
    done = desk.flash("--dry-run")
    assert done.returncode == 0, done.stderr
    assert "-C firmware_bridge/firmware avr" in (desk.directory / "made").read_text()
    assert "Built: build 0x12345678." in done.stderr
    assert not (desk.directory / "written").exists()


@pytest.mark.parametrize(
    ("board", "controllers"),
    [((), ["atmega328p", "atmega2560"]), (("nano",), ["atmega328p"]), (("mega",), ["atmega2560"])],
)
def test_a_dry_run_needs_no_board(desk: Desk, board: tuple[str, ...], controllers: list[str]) -> None:
    done = desk.flash("--dry-run", *board)
    assert done.returncode == 0, done.stderr
    calls = [line.split() for line in done.stdout.splitlines()]
    assert [call[call.index("-p") + 1] for call in calls] == controllers
    assert all(call[call.index("-P") + 1] == "PORT" for call in calls)
    assert "Nothing is plugged in, so PORT stands for the board's port." in done.stderr


def test_a_dry_run_that_cannot_build_fails(desk: Desk) -> None:
    desk.tool("make", "echo 'core/app.c:1: error: nonsense'; exit 2")
    done = desk.flash("--dry-run", "uno")
    assert done.returncode != 0
    assert "nonsense" in done.stderr


def says(done: subprocess.CompletedProcess[str], board: str, port: object, wrong: str, helps: str) -> bool:
    """Every failure says which board, which port, what is wrong and what to do."""
    assert done.returncode == 1
    assert f"Not done. Board: {board}. Port: {port}." in done.stderr
    _, _, told = done.stderr.partition("Not done.")
    said, _, advice = told.partition("What helps: ")
    return wrong in said and helps in advice


def test_no_port(desk: Desk) -> None:
    done = desk.flash("uno")
    assert says(
        done,
        "uno",
        "none",
        f"Nothing is plugged in: there is no serial port in {desk.directory}/ports.",
        "carries data",
    )


def test_several_ports(desk: Desk) -> None:
    ports = [desk.plug(UNO), desk.plug(CLONE)]
    done = desk.flash("uno")
    assert says(done, "uno", "none", "Several serial ports are there", f"scripts/flash uno {min(ports)}")
    assert all(str(port) in done.stderr for port in ports)


def test_a_port_that_is_not_there(desk: Desk) -> None:
    desk.plug(UNO)
    done = desk.flash("uno", "/dev/serial/by-id/none")
    assert says(done, "uno", "/dev/serial/by-id/none", "There is no /dev/serial/by-id/none.", UNO)


def test_a_port_that_is_not_there_and_nothing_else_is(desk: Desk) -> None:
    done = desk.flash("uno", "/dev/serial/by-id/none")
    assert says(done, "uno", "/dev/serial/by-id/none", "Nothing is plugged in", "Plug the board in")


def test_a_name_that_does_not_tell_the_board(desk: Desk) -> None:
    clone = desk.plug(CLONE)
    done = desk.flash()
    assert says(done, "not known", clone, "does not tell which board it is", "scripts/flash uno  (or nano, or mega)")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may use any port")
def test_a_port_that_may_not_be_used(desk: Desk) -> None:
    port = desk.plug(UNO)
    port.chmod(0)
    done = desk.flash()
    assert says(done, "not known", port, f"You may not use {port}", "dialout")


def test_a_word_that_it_does_not_know(desk: Desk) -> None:
    assert says(desk.flash("leonardo"), "not known", "none", 'I do not know "leonardo"', "Usage: scripts/flash")


def test_it_says_which_build_the_board_runs_now(desk: Desk) -> None:
    desk.plug(UNO)
    done = desk.flash()
    assert done.returncode == 0, done.stderr
    assert "runs build 0x12345678" in done.stderr


@pytest.mark.parametrize(
    ("words", "wrong", "helps"),
    [
        ("avrdude OS error: cannot open port /dev/ttyACM0: Permission denied", "You may not use", "dialout"),
        (
            "avrdude: ser_open(): can not open device: Device or resource busy",
            "Something else uses",
            "Stop the referee",
        ),
        ("avrdude: ser_open(): can not open device: No such file or directory", "vanished", "plug"),
        ("avrdude: stk500_getsync() attempt 10 of 10: not in sync: resp=0x00", "Nothing answered", "D0 and D1"),
        ("avrdude: stk500v2_ReceiveMessage(): timeout", "Nothing answered", "D0 and D1"),
        ("avrdude: stk500_recv(): programmer is not responding", "Nothing answered", "D0 and D1"),
        ("avrdude: Expected signature for ATmega328P is 1E 95 0F", "Another controller", "which board it really is"),
        ("avrdude: verification error, first mismatch at byte 0x0000", "reads back differently", "another cable"),
        ("avrdude: something new", "did not succeed", "Its own words are above"),
    ],
)
def test_what_avrdude_says_is_put_into_words(desk: Desk, words: str, wrong: str, helps: str) -> None:
    port = desk.plug(UNO)
    desk.avrdude(words)
    done = desk.flash()
    assert says(done, "uno", port, wrong, helps)
    assert words in done.stderr, "and its own words are there too"


def test_a_nano_that_does_not_answer_may_have_the_older_boot_loader(desk: Desk) -> None:
    port = desk.plug(CLONE)
    desk.avrdude("avrdude: stk500_getsync() attempt 10 of 10: not in sync: resp=0x00")
    assert says(desk.flash("nano"), "nano", port, "Nothing answered", "Optiboot")


def test_tools_that_are_not_installed(desk: Desk) -> None:
    port = desk.plug(UNO)
    (desk.directory / "tools" / "avrdude").unlink()
    done = desk.flash(path=str(desk.directory / "tools") + ":" + str(desk.few()))
    assert says(done, "uno", port, "Not installed: avrdude.", "apt-get install")


def test_a_firmware_that_does_not_build(desk: Desk) -> None:
    port = desk.plug(UNO)
    desk.tool("make", "echo 'core/app.c:1: error: nonsense'; exit 2")
    done = desk.flash()
    assert says(done, "uno", port, "does not build", "avr-libc")
    assert "nonsense" in done.stderr
