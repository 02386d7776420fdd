"""The `referee` command as people type it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from whole_rig import three_ports

from service.cli import main


def referee(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "service.cli", *words], capture_output=True, text=True, check=False, timeout=240
    )


@pytest.mark.broker
def test_the_demo_plays_a_game_and_its_journal_can_be_replayed(tmp_path: Path) -> None:
    port = str(three_ports())
    told = referee(
        *("demo", "--once", "--speed", "max", "--json", "--seats", "2", "--seed", "2"),
        *("--data", str(tmp_path), "--port", port),
    )
    assert told.returncode == 0, told.stderr
    progress = re.compile(r"ufo_attack: turn \d+, \d+ rulings so far")
    assert all(progress.fullmatch(line) for line in told.stderr.splitlines()), told.stderr
    summary = json.loads(told.stdout)
    assert summary["game"] == "ufo_attack"
    assert summary["outcome"]["winners"]
    assert summary["misreads"] == 0
    assert 0 < summary["turns"] <= summary["rolls"] <= summary["rulings"]
    assert summary["latency_ms"]["rest_to_ruling_p50"] > 0
    replayed = referee("replay", str(tmp_path))  # its journal.db
    assert replayed.returncode == 0, replayed.stderr
    lines = replayed.stdout.splitlines()
    assert lines[0] == "# ufo_attack, Mira, Jonas"
    assert lines[-2] == "# over" or lines[-1] == "# over"
    assert sum(line.lstrip()[:1].isdigit() for line in lines) == summary["rulings"]
    assert f"({summary['outcome']['clause']})" in replayed.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("demo", "--game", "chess"), "chess"),
        (("demo", "--seats", "9"), "2 to 4"),
        (("demo", "--variant", "nonsense"), "nonsense"),
        (("run", "-c", "/nowhere.toml"), "/nowhere.toml"),
        (("replay", "/nowhere.db"), "/nowhere.db"),
        (("host-link", "--data", "/nowhere"), "no referee runs"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    said = capsys.readouterr().err
    assert says in said
    assert "Traceback" not in said


def test_wrong_usage_is_exit_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(("nonsense",))
    assert ended.value.code == 2
    assert "nonsense" in capsys.readouterr().err


def test_who_reads_no_further_ends_it_without_a_word() -> None:
    """As in `referee games ufo_attack --json | head -3`."""
    command = [sys.executable, "-m", "service.cli", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 0


@pytest.mark.parametrize("port", ["0", "65534", "-5", "http"])
def test_a_port_that_leaves_no_room_for_the_next_two_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["demo", f"--port={port}"])
    assert ended.value.code == 2
    assert f"'{port}' is no port; choose one from 1 to 65533" in capsys.readouterr().err
