"""A real disk fills up, or turns read-only, under a running game: told, nothing told that is not saved, no crash."""

from __future__ import annotations

import contextlib
import json
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from mqtt_probe import Probe
from whole_rig import TOPIC, RunningDemo, last_session, three_ports

pytestmark = pytest.mark.broker

LONG_S = 40.0


def run(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A file system of its own that holds 3 MB; False where this user may not mount one."""
    mounted = run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder))
    try:
        yield mounted
    finally:
        if mounted:
            assert run("umount", "-l", str(folder))


@contextlib.contextmanager
def full(demo: RunningDemo, own_disk: bool) -> Iterator[None]:
    """Not a byte more can be written. Where no disk can be mounted, the process may not make its files longer."""
    if own_disk:
        filler = demo.data / "filler"
        with contextlib.suppress(OSError):
            filler.write_bytes(bytes(4_000_000))
        yield
        filler.unlink()
        return
    before = resource.prlimit(demo.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    if demo.process.poll() is None:
        resource.prlimit(demo.process.pid, resource.RLIMIT_FSIZE, before)


def last_ruling(probe: Probe) -> int:
    return int(json.loads(probe.payloads(f"{TOPIC}/ruling")[-1])["seq"])


def await_alert(probe: Probe, stands: bool) -> None:
    """Until the alert of the journal stands, or is gone."""

    def look() -> bool:
        said = probe.payloads(f"{TOPIC}/alert/journal")
        return bool(said) and bool(said[-1]) is stands

    probe.wait(look, LONG_S)


def test_field_report_38_a_disk_that_fills_up_stops_play_until_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path) as own_disk:
        with RunningDemo(tmp_path, three_ports()) as demo, demo.probe() as watching, demo.probe("host") as host:
            watching.subscribe(f"{TOPIC}/#")
            watching.wait(lambda: len(watching.payloads(f"{TOPIC}/ruling")) > 3, LONG_S)
            with full(demo, own_disk):
                await_alert(watching, True)
                assert json.loads(watching.payloads(f"{TOPIC}/alert/journal")[-1])["how_to_fix"]["en"]
                told, kept = last_ruling(watching), len(last_session(tmp_path).history)
                assert told <= kept
                assert refusal(host)["code"] == "not-saved"
                assert last_ruling(watching) == told, "something was told that could not be saved"
            await_alert(watching, False)
            watching.wait(lambda: last_ruling(watching) > told + 3, LONG_S)
            assert demo.stop() == 0
        assert last_session(tmp_path).history[told].number == told + 1
        assert not any("Traceback" in line for line in demo.errors), demo.errors


def refusal(host: Probe) -> dict[str, str]:
    """What the host is told who writes something down now."""
    host.subscribe(f"{TOPIC}/host/reply")
    body = {"id": "house-1", "action": {"act": "house_ruling", "text": "Is there room?"}}
    host.publish(f"{TOPIC}/host/do", json.dumps(body).encode())
    found: dict[str, str] = host.await_json(f"{TOPIC}/host/reply", lambda reply: not reply["ok"])["error"]
    return found


@contextlib.contextmanager
def worn_disk(folder: Path) -> Iterator[bool]:
    """A file system that can be made to fail; False where this user may not mount one."""
    image = folder.parent / "disk.img"
    with image.open("wb") as file:
        file.truncate(8_000_000)
    mounted = run("mkfs.ext4", "-q", str(image)) and run("mount", "-o", "loop", str(image), str(folder))
    try:
        yield mounted
    finally:
        if mounted:
            assert run("umount", "-l", str(folder))


def test_field_report_38_a_disk_that_turns_read_only_loses_nothing_and_the_service_starts_on_it(tmp_path: Path) -> None:
    data, port = tmp_path / "data", three_ports()
    data.mkdir()
    with worn_disk(data) as own_disk:
        with RunningDemo(data, port) as demo, demo.probe() as watching:
            watching.subscribe(f"{TOPIC}/#")
            watching.wait(lambda: len(watching.payloads(f"{TOPIC}/ruling")) > 3, LONG_S)
            if own_disk:  # as after an error of a worn card: the kernel takes no more writes
                assert run("mount", "-o", "remount,abort", str(data))
            with contextlib.nullcontext() if own_disk else full(demo, False):
                await_alert(watching, True)
                told = last_ruling(watching)
                assert told <= len(last_session(data).history)
                demo.stop()
        assert not any("Traceback" in line for line in demo.errors), demo.errors
        with RunningDemo(data, port) as again, again.probe() as watching:
            watching.subscribe(f"{TOPIC}/#")
            watching.await_json(f"{TOPIC}/ruling", lambda ruling: ruling["seq"] >= told)
            if own_disk:
                await_alert(watching, True)
            assert again.stop() == 0
        assert not any("Traceback" in line for line in again.errors), again.errors
        assert len(last_session(data).history) >= told
