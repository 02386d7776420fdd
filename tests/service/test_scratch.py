"""Folders of a process that was killed are swept up by the next one; those of a process that lives never are."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from whole_rig import START_S

from service.commands.demo import PREFIX as DEMO
from service.commands.demo import DemoOptions, demo_main
from service.mqtt.broker_files import PREFIX as BROKER
from service.mqtt.broker_files import RuntimeFolder
from service.scratch import LOCK, ScratchFolder, sweep

_HOLD = """
import sys
from pathlib import Path
from service.scratch import ScratchFolder
print(ScratchFolder(sys.argv[1], Path(sys.argv[2])).path, flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def held(prefix: str, parent: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """The folder of another process."""
    command = [sys.executable, "-c", _HOLD, prefix, str(parent)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield Path(process.stdout.readline().strip()), process
        process.kill()


def left_behind(prefix: str, parent: Path) -> Path:
    """A folder whose process was killed with 9."""
    with held(prefix, parent) as (path, process):
        process.kill()
        process.wait(START_S)
    assert path.is_dir()
    return path


def test_a_killed_process_s_folder_is_swept_and_a_living_one_s_is_not(tmp_path: Path) -> None:
    dead = left_behind("x-", tmp_path)
    with held("x-", tmp_path) as (alive, _):
        assert not dead.exists(), "the next one has swept it"
        own = ScratchFolder("x-", tmp_path)
        sweep("x-", tmp_path)
        assert alive.is_dir()
        assert own.path.is_dir()
    own.remove()
    own.remove()
    assert not own.path.exists()


def test_what_is_not_known_to_be_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "x-bare").mkdir()
    (tmp_path / "x-file").touch()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / LOCK).touch()
    (tmp_path / "x-link").symlink_to(tmp_path / "other")
    (tmp_path / "x-linked").mkdir()
    (tmp_path / "x-linked" / LOCK).symlink_to(tmp_path / "other" / LOCK)
    sweep("x-", tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "x-bare", "x-file", "x-link", "x-linked"]
    assert (tmp_path / "other" / LOCK).exists()


def test_a_killed_service_s_broker_folder_is_swept_by_the_next_broker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.mqtt.broker_files._runtime_parent", lambda: tmp_path)
    dead = left_behind(BROKER, tmp_path)
    folder = RuntimeFolder.create()
    assert not dead.exists()
    assert folder.path.is_dir()
    folder.remove()
    assert list(tmp_path.iterdir()) == []


def test_a_killed_demo_s_folder_is_swept_by_the_next_demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    dead = left_behind(DEMO, tmp_path)
    assert demo_main(DemoOptions(seats=9)) == 1
    assert not dead.exists()
    assert list(tmp_path.iterdir()) == []
