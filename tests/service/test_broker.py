"""The private Mosquitto lives exactly as long as the service, and says what is wrong when it cannot."""

from __future__ import annotations

import base64
import os
import select
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from free_ports import free_ports
from mqtt_probe import WAIT_S
from mqtt_rig import Rig, rig_on

import service.mqtt.broker_files as broker_files
from service.addresses import reachable_hosts
from service.mqtt.broker import Broker, BrokerError, BrokerSettings
from service.mqtt.broker_files import PREFIX, RuntimeFolder, find_program, password_hash
from service.mqtt.broker_pid import BrokerPid, PidFile

pytestmark = pytest.mark.broker


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    with rig_on(tmp_path) as rig:
        yield rig


def await_end(pid: int, seconds: float = WAIT_S) -> bool:
    """Waits on the process itself."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], seconds)[0])
    finally:
        os.close(handle)


def kill_broker(rig: Rig) -> None:
    """Returns when the service has seen that it is gone."""
    pid = rig.broker.pid
    assert pid
    while not rig.connections.empty():
        rig.connections.get()
    os.kill(pid, signal.SIGKILL)
    assert rig.connections.get(timeout=WAIT_S) is False


def test_it_says_when_it_was_ready_and_is_small(rig: Rig) -> None:
    assert rig.broker.ready_ms > 0
    assert 1_000_000 < rig.broker.resident_bytes() <= 20_000_000


def test_its_files_are_private_and_hold_no_password(rig: Rig) -> None:
    folder = rig.broker._folder
    assert folder is not None
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    for path in folder.path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert rig.access.passwords()["s1"] not in path.read_text()
    assert sorted(path.name for path in folder.path.iterdir()) == ["acl", "lock", "mosquitto.conf", "passwords"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can drop its rights")
def test_it_never_runs_as_root(rig: Rig) -> None:
    status = Path(f"/proc/{rig.broker.pid}/status").read_text()
    uids = next(line for line in status.splitlines() if line.startswith("Uid:")).split()[1:]
    assert "0" not in uids


def test_no_password_stands_on_a_command_line(rig: Rig) -> None:
    line = Path(f"/proc/{rig.broker.pid}/cmdline").read_bytes().decode()
    assert not [word for word in rig.access.passwords().values() if word in line]


def test_on_loopback_it_is_not_reachable_from_the_network(rig: Rig) -> None:
    outside = reachable_hosts("0.0.0.0")[0]
    if outside.startswith("127."):
        pytest.skip("this machine has no other network")
    for port in (rig.tcp_port, rig.ws_port):
        with socket.socket() as probe:
            assert probe.connect_ex((outside, port)) != 0
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", port)) == 0


def test_field_report_21_killed_it_comes_back_with_all_that_was_retained_and_the_right_availability(rig: Rig) -> None:
    for seq in range(3):
        rig.link.publish("referee/table/state", b'{"seq":%d}' % seq)
    rig.say("referee/table/alert/old", b"{}")
    rig.link.clear("referee/table/alert/old")
    kill_broker(rig)
    rig.link.publish("referee/table/state", b'{"seq":"while it was away"}')
    assert rig.connections.get(timeout=WAIT_S) is True
    assert rig.link.flush(WAIT_S)
    with rig.guest() as probe:
        probe.subscribe("#")
        rig.fence(probe)
        heard = {topic: payload for topic, payload, retained in probe.heard if retained}
    assert heard == {
        "referee/table/state": b'{"seq":"while it was away"}',
        "referee/table/availability": b"online",
    }
    states = [rig.statuses.get(timeout=WAIT_S).state for _ in range(3)]
    assert states == ["ok", "offline", "ok"]


def test_field_report_23_killed_it_comes_back_with_live_subscriptions(rig: Rig) -> None:
    kill_broker(rig)
    assert rig.connections.get(timeout=WAIT_S) is True
    assert rig.link.flush(WAIT_S)  # the broker has taken what came after the subscription, and so that as well
    with rig.user("s1") as seat:
        seat.publish("referee/table/seat/s1/do", b'{"id":"after","action":{"act":"pass"}}')
        assert rig.commands.get(timeout=WAIT_S).id == "after"


def test_killed_again_and_again_it_comes_back_each_time(rig: Rig) -> None:
    for round_number in range(1, 4):
        kill_broker(rig)
        assert rig.connections.get(timeout=WAIT_S) is True
        assert rig.broker.restarts == round_number


def test_a_new_password_throws_exactly_that_client_out(rig: Rig) -> None:
    with rig.user("s1") as first, rig.user("s2") as second:
        second.subscribe("referee/table/heartbeat")
        rig.access.link("s1")
        first.wait(lambda: first.gone)
        rig.fence(second)
        assert not second.gone
    with rig.user("s1") as back:
        assert back.answer == "connected"


def test_a_clean_stop_says_stopped_and_leaves_nothing(rig: Rig) -> None:
    pid, folder = rig.broker.pid, rig.broker._folder
    assert pid
    assert folder
    with rig.guest() as probe:
        probe.subscribe("referee/table/availability")
        rig.link.close()
        probe.await_payload("referee/table/availability", b"stopped")
    rig.broker.close()
    assert await_end(pid)
    assert not folder.path.exists()
    assert not (rig.broker.settings.data / "broker.json").exists()


def test_a_busy_port_is_named_with_the_way_out(tmp_path: Path) -> None:
    port, free = free_ports(2)
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", port))
        holder.listen()
        for ports in ((port, free), (free, port)):
            with pytest.raises(BrokerError, match=rf"Port {port} on 127.0.0.1 cannot be used.*ss -ltnp"):
                Broker(BrokerSettings(tmp_path, *ports, "127.0.0.1"), lambda _: None).start({"service": "x"}, "")


def test_an_address_of_another_machine_is_told_with_the_own_ones(tmp_path: Path) -> None:
    broker = Broker(BrokerSettings(tmp_path, *free_ports(2), "203.0.113.1"), lambda _: None)
    with pytest.raises(BrokerError, match=r"on 203\.0\.113\.1 cannot be used.*`host` in \[http\].*127\.0\.0\.1"):
        broker.start({"service": "x"}, "")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can drop its rights")
def test_a_port_of_root_s_is_refused_since_the_broker_never_is_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = free_ports(2)
    monkeypatch.setattr("service.mqtt.broker.unprivileged_port", lambda: second)
    broker = Broker(BrokerSettings(tmp_path, second, first, "127.0.0.1"), lambda _: None)
    with pytest.raises(BrokerError, match=rf"Port {first} on .*never runs as root.* `port` of {second} or more"):
        broker.start({"service": "x"}, "")


def test_a_port_that_is_taken_in_the_last_moment_is_told_in_mosquitto_s_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tcp, ws = free_ports(2)
    monkeypatch.setattr("service.mqtt.broker.port_fault", lambda *_: None)
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", ws))
        holder.listen()
        with pytest.raises(BrokerError) as caught:
            Broker(BrokerSettings(tmp_path, tcp, ws, "127.0.0.1"), lambda _: None).start({"service": "x"}, "")
    first, said, *words, mend = str(caught.value).splitlines()
    assert first.startswith(f"Mosquitto did not start on port {tcp} on 127.0.0.1 and port {ws} on 127.0.0.1: ")
    assert said == "It said last:"
    assert any(f"listen socket on port {ws}" in line for line in words)
    assert "ss -ltnp" in mend


def test_a_second_service_on_the_same_data_is_refused(rig: Rig) -> None:
    twin = Broker(BrokerSettings(rig.broker.settings.data, *free_ports(2), "127.0.0.1"), lambda _: None)
    with pytest.raises(BrokerError, match=f"already runs.*process {os.getpid()}"):
        twin.start({"service": "x"}, "")
    assert rig.broker.pid


def test_without_mosquitto_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(broker_files, "_SYSTEM_PATHS", ())
    with pytest.raises(BrokerError, match="sudo apt-get install mosquitto"):
        Broker(BrokerSettings(tmp_path, *free_ports(2)), lambda _: None).start({"service": "x"}, "")


def test_a_configuration_that_mosquitto_refuses_is_told_in_its_words(tmp_path: Path) -> None:
    broker = Broker(BrokerSettings(tmp_path, *free_ports(2), "127.0.0.1"), lambda _: None)
    with pytest.raises(BrokerError, match=r"Mosquitto did not start on (.|\n)*Invalid line in acl_file"):
        broker.start({"service": "x"}, "this is no access list\n")
    assert broker.pid is None
    assert broker._folder is not None
    assert not broker._folder.path.exists()


_PARENT = """
import sys
from pathlib import Path
from service.mqtt.broker import Broker, BrokerSettings
broker = Broker(BrokerSettings(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), "127.0.0.1"), lambda _: None)
broker.start({"service": "x"}, "")
print(broker.pid, flush=True)
sys.stdin.read()
"""


def test_a_parent_killed_with_9_leaves_no_broker_and_the_next_start_works(tmp_path: Path) -> None:
    ports = free_ports(2)
    command = [sys.executable, "-c", _PARENT, str(tmp_path), *map(str, ports)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        folder = msgspec.json.decode((tmp_path / "broker.json").read_bytes(), type=BrokerPid).folder
        parent.kill()
        assert await_end(pid)
    broker = Broker(BrokerSettings(tmp_path, *ports, "127.0.0.1"), lambda _: None)
    try:
        broker.start({"service": "x"}, "")
        assert broker.pid != pid
        assert not Path(folder).exists()
    finally:
        broker.close()


def dead_process() -> int:
    with subprocess.Popen(["true"]) as process:
        process.wait()
        return process.pid


def test_a_broker_left_behind_is_ended_by_the_next_start(tmp_path: Path) -> None:
    folder = RuntimeFolder.create()
    mosquitto = find_program("mosquitto")
    assert mosquitto
    port = free_ports(1)[0]
    config = folder.write("mosquitto.conf", f"listener {port} 127.0.0.1\n")
    account = folder.account
    with subprocess.Popen(
        [mosquitto, "-c", str(config)], stderr=subprocess.DEVNULL, user=account.uid if account else None
    ) as orphan:
        note = BrokerPid(orphan.pid, str(folder.path), dead_process(), 1)
        (tmp_path / "broker.json").write_bytes(msgspec.json.encode(note))
        assert PidFile(tmp_path / "broker.json").clear_stale() is None
        orphan.wait(WAIT_S)
    assert not folder.path.exists()
    assert not (tmp_path / "broker.json").exists()
    folder.remove()


def test_a_process_that_got_the_old_number_is_left_alone(tmp_path: Path) -> None:
    with subprocess.Popen(["sleep", "60"]) as stranger:
        note = BrokerPid(stranger.pid, f"/tmp/{PREFIX}gone", dead_process(), 1)
        (tmp_path / "broker.json").write_bytes(msgspec.json.encode(note))
        PidFile(tmp_path / "broker.json").clear_stale()
        assert stranger.poll() is None
        stranger.kill()


def test_a_folder_that_is_not_ours_is_never_removed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    note = BrokerPid(dead_process(), str(precious), dead_process(), 1)
    (tmp_path / "broker.json").write_bytes(msgspec.json.encode(note))
    PidFile(tmp_path / "broker.json").clear_stale()
    assert precious.is_dir()


def test_a_note_that_cannot_be_read_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "broker.json").write_text("{half")
    assert PidFile(tmp_path / "broker.json").clear_stale() is None


def test_our_hash_is_the_tools_hash(tmp_path: Path) -> None:
    tool = find_program("mosquitto_passwd")
    assert tool
    plain = tmp_path / "plain"
    plain.write_text("s1:a secret word\n")
    subprocess.run([tool, "-U", str(plain)], check=True)
    entry = plain.read_text().strip().partition(":")[2]
    assert password_hash("a secret word", base64.b64decode(entry.split("$")[3])) == entry


def test_without_the_tool_the_passwords_work_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        broker_files, "find_program", lambda name: None if name == "mosquitto_passwd" else find_program(name)
    )
    with rig_on(tmp_path) as rig, rig.user("s1") as seat:
        assert seat.answer == "connected"
