"""`[http.tls]`: page and websockets are encrypted, and what is wrong with the files is told before anything runs."""

from __future__ import annotations

import contextlib
import http.client
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from certificates import NAME, certificate
from free_ports import free_ports
from mqtt_probe import WAIT_S, Probe
from test_broker_gateway import Doors

from config.errors import ConfigError
from config.table import load_table
from service.web.tls import Tls, TlsError

pytestmark = pytest.mark.broker


@pytest.fixture(scope="module")
def tls(tmp_path_factory: pytest.TempPathFactory) -> Tls:
    return certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def doors(tmp_path: Path, tls: Tls) -> Iterator[Doors]:
    doors = Doors(tmp_path, free_ports(3)[0], tls=tls)
    doors.gateway.start()
    yield doors
    doors.gateway.close()


def trusting(tls: Tls) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(tls.certificate))


def test_page_and_websockets_are_encrypted_with_the_tables_certificate(doors: Doors, tls: Tls) -> None:
    page = http.client.HTTPSConnection("127.0.0.1", doors.gateway.port, timeout=WAIT_S, context=trusting(tls))
    page.request("GET", "/session.json")
    assert page.getresponse().status == 200
    page.close()
    doors.gateway.link.publish("referee/table/state", b'{"seq":1}')
    with Probe(doors.gateway.port + 1, websockets=True, tls=trusting(tls)) as guest:
        guest.subscribe("referee/table/state")
        guest.await_payload("referee/table/state", b'{"seq":1}')


def test_a_websocket_without_encryption_is_not_let_in(doors: Doors) -> None:
    greeting = "GET / HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    with socket.create_connection(("127.0.0.1", doors.gateway.port + 1), timeout=WAIT_S) as plain:
        plain.sendall(greeting.encode())
        with contextlib.suppress(ConnectionResetError):  # as good an answer as any
            assert b"101" not in plain.recv(100)


def test_links_have_the_name_that_the_certificate_is_for(doors: Doors) -> None:
    assert doors.gateway.access.host_link().startswith(f"https://{NAME}:{doors.gateway.port}/#claim=")
    assert doors.gateway.addresses == (f"https://{NAME}:{doors.gateway.port}",)


def test_the_brokers_copy_of_the_key_is_for_its_account_alone_and_goes_with_it(doors: Doors) -> None:
    folder = doors.gateway.broker._folder
    assert folder is not None
    assert (folder.path / "key.pem").stat().st_mode & 0o777 == 0o600
    doors.gateway.close()
    assert not folder.path.exists()


def test_a_missing_file_a_wrong_key_and_a_locked_one_are_told_in_words(tmp_path: Path, tls: Tls) -> None:
    other, locked = certificate(tmp_path, "other"), certificate(tmp_path, "locked", "secret")
    with pytest.raises(TlsError, match=r"nowhere\.pem cannot be read: No such file"):
        Tls(tmp_path / "nowhere.pem", tls.key, NAME).check()
    with pytest.raises(TlsError, match="no certificate with its key"):
        Tls(tls.certificate, other.key, NAME).check()
    with pytest.raises(TlsError, match="locked by a password"):
        locked.check()


def test_a_table_that_cannot_be_encrypted_leaves_nothing_running(tmp_path: Path, tls: Tls) -> None:
    with pytest.raises(TlsError):
        Doors(tmp_path, free_ports(3)[0], tls=Tls(tls.certificate, tmp_path / "none", NAME))
    assert not (tmp_path / "broker.json").exists()


def test_the_settings_name_all_three(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('[http]\ntls = { certificate = "a.pem", key = "b.pem", name = "table.lan" }\n')
    tls = load_table(file).http.tls
    assert tls is not None
    assert (tls.certificate, tls.key, tls.name) == ("a.pem", "b.pem", "table.lan")
    file.write_text('[http]\ntls = { certificate = "a.pem" }\n')
    with pytest.raises(ConfigError, match=r"http\.tls"):
        load_table(file)
