"""`referee run` as somebody sees it who starts it for the first, and for the second time."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from whole_rig import START_S, entries, three_ports

from config.errors import ConfigError
from engine.core.game import Seat
from service.addresses import find_running
from service.cli import main
from service.commands.run import HealthTold, RunOptions, game_told, reason
from service.commands.typed import typed
from service.journal.saved_games import SavedGame
from service.session.records import Header, Stamp, Started

SEATS = '[[seat]]\nname = "Ann"\n[[seat]]\nname = "Ben"\n'


def settings(folder: Path, more: str = "") -> Path:
    file = folder / "table.toml"
    http = f'data = "{folder / "data"}"\nhttp = {{host = "127.0.0.1", port = {three_ports()}}}\n'
    file.write_text(http + more + SEATS, encoding="utf-8")
    return file


@contextlib.contextmanager
def running(*words: str, end: signal.Signals = signal.SIGTERM) -> Iterator[Iterator[str]]:
    """What `referee run` says, line by line. systemd ends it by SIGTERM."""
    command = [sys.executable, "-m", "service.cli", "run", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        try:
            yield (line.rstrip("\n") for line in process.stdout)
        finally:
            process.send_signal(end)
            process.stdout.read()
            assert process.wait(START_S) == 0


def until(lines: Iterator[str], word: str) -> list[str]:
    """All lines up to the one that holds `word`."""
    heard = []
    for line in lines:
        heard.append(line)
        if word in line:
            return heard
    raise AssertionError(f"it ended before it said {word!r}: {heard}")


def started(data: Path) -> list[Header]:
    return [entry.effect.header for entry in entries(data) if isinstance(entry.effect, Started)]


@pytest.mark.broker
def test_a_saved_game_that_goes_on_is_told_and_how_the_settings_game_begins(tmp_path: Path) -> None:
    file = settings(tmp_path)
    with running("-c", str(file)) as lines:
        first = until(lines, "For whoever runs the table")
        assert next(lines).startswith("█"), "the QR code, right below what it is for"
    assert not any("saved game" in line for line in first)
    assert any(line.startswith("No camera is set (camera.source)") for line in first)
    file.write_text(file.read_text(encoding="utf-8").replace('"Ben"', '"Eve"'), encoding="utf-8")
    with running("-c", str(file)) as lines:
        told = until(lines, "A saved game goes on: ")[-1]
    assert "UFO Attack with Ann, Ben" in told
    assert f"referee run -c {file} --new-game`" in told
    assert [[seat.name for seat in header.seats] for header in started(tmp_path / "data")] == [["Ann", "Ben"]]


@pytest.mark.broker
def test_a_new_game_begins_where_that_is_wished_and_the_old_one_stays_saved(tmp_path: Path) -> None:
    file = settings(tmp_path)
    with running("-c", str(file)) as lines:
        until(lines, "For whoever")
    file.write_text(file.read_text(encoding="utf-8").replace('"Ben"', '"Eve"'), encoding="utf-8")
    with running("-c", str(file), "--new-game") as lines:
        assert not any("saved game" in line for line in until(lines, "For whoever"))
    games = [[seat.name for seat in header.seats] for header in started(tmp_path / "data")]
    assert games == [["Ann", "Ben"], ["Ann", "Eve"]]
    with running("-c", str(file)) as lines:
        assert "with Ann, Eve" in until(lines, "A saved game goes on: ")[-1]


@pytest.mark.broker
def test_what_is_not_there_is_told_with_what_to_do(tmp_path: Path) -> None:
    missing = 'camera.source = "/dev/video99"\nboard.port = "/dev/ttyNOPE"\ngpio.buzzer = 23\n'
    with running("-c", str(settings(tmp_path, missing))) as lines:
        heard: list[str] = []
        for device in ("Camera: ", "Board: ", "Buttons: "):
            heard += [] if any(line.startswith(device) for line in heard) else until(lines, device)
    assert "Camera: The camera /dev/video99 is not there. Plug it in, or choose another one in the settings." in heard
    assert any(
        line.startswith("Board: The sensor board is not plugged in: there is no /dev/ttyNOPE.") for line in heard
    )
    assert not any("No camera is set" in line for line in heard)


def test_each_trouble_of_a_device_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    told = HealthTold()
    for device, what in (
        ("camera", ""),
        ("camera", "Gone. Plug it in."),
        ("board", ""),
        ("camera", "Gone. Plug it in."),
    ):
        told(device, what)
    told("camera", "")
    assert capsys.readouterr().out.splitlines() == ["Camera: Gone. Plug it in.", "Camera: can be used again."]


def test_a_saved_game_is_told_with_its_time_only_where_the_clock_was_right() -> None:
    header = Header("g0001", "ufo_attack", (Seat("s1", "Ann", "tan"), Seat("s2", "Ben", "lime")), "1")
    noon = Stamp("boot", 1.0, 1_780_000_000.0, True)
    told = game_told(SavedGame(header, noon))
    assert told.startswith("A saved game goes on: UFO Attack with Ann, Ben, begun 2026-05-")
    assert game_told(SavedGame(header, msgspec.structs.replace(noon, synced=False))).endswith("Ann, Ben")
    assert game_told(SavedGame(header, noon, over=True)).startswith("A game that is over is still on the table: ")


def test_flags_are_named_with_the_settings_whose_place_they_take() -> None:
    options = RunOptions(Path("t.toml"), ruleset="quick", board="mine.toml")
    assert list(options.origin.flags.values()) == ["--ruleset", "--board"]
    assert options.command("run", " --new-game") == typed("run -c t.toml --new-game")
    assert RunOptions().command("host-link") == typed("host-link")


@pytest.mark.broker
def test_a_terminal_that_is_closed_ends_it_in_order(tmp_path: Path) -> None:
    file = settings(tmp_path)
    with running("-c", str(file), end=signal.SIGHUP) as lines:
        until(lines, "For whoever runs the table")
        assert find_running(tmp_path / "data") is not None
    assert find_running(tmp_path / "data") is None


def test_a_command_is_named_as_it_can_be_typed_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "project" / ".venv" / "bin" / "referee"
    own.parent.mkdir(parents=True)
    own.touch(mode=0o755)
    monkeypatch.setattr(sys, "prefix", str(own.parents[1]))
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.chdir(tmp_path)
    assert typed("run") == "project/.venv/bin/referee run"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert typed("run") == f"{own} run"
    monkeypatch.setenv("PATH", str(own.parent))
    assert typed("run") == "referee run"
    monkeypatch.setattr(sys, "prefix", "/nowhere")
    assert typed("run") == "referee run", "where it is not installed as a command at all"


def test_what_the_system_refuses_is_told_with_its_file() -> None:
    error = PermissionError(13, "Permission denied", "/data/credentials.json")
    assert reason(error) == "/data/credentials.json: Permission denied. See that the referee's user may use that file."
    assert reason(ConfigError("t.toml", "seat", "one seat", "")) == "t.toml: seat: one seat."


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ('camera.calibration = "/nowhere/tray.json"\n', "camera.calibration: there is no file /nowhere/tray.json"),
        ('game.board = "amenophis"\n', "game.board: UFO Attack has no board"),
    ],
)
def test_wrong_settings_are_told_with_file_and_key(
    tmp_path: Path, more: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = settings(tmp_path, more)
    assert main(("run", "-c", str(file))) == 1
    assert f"referee: {file}: {says}" in capsys.readouterr().err
