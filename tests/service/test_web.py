"""The page's HTTP server, over real sockets."""

from __future__ import annotations

import errno
import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from mqtt_probe import WAIT_S
from whole_rig import three_ports

from engine.core.registry import games
from service.addresses import (
    PortsBusyError,
    choose_port,
    find_running,
    note_running,
    port_mend,
    reachable_hosts,
    unprivileged_port,
)
from service.mqtt.topics import Topics
from service.texts import catalogs_by_game
from service.web.access import Access, Grant
from service.web.claims import Refusal
from service.web.qr import qr_svg, qr_text
from service.web.server import Site, WebServer, build_app


class Server:
    """A server with an Access behind it, and one browser's requests."""

    def __init__(self, data: Path, redeem: Callable[[str], Grant | Refusal] | None = None) -> None:
        self.access = Access(data, Topics("table"), lambda: "http://referee.test")
        site = Site(
            table="table",
            broker_port=8462,
            version="0.1.0",
            catalogs=catalogs_by_game(),
            redeem=redeem or self.access.redeem,
            explain=lambda code, facts: {"en": f"{code} {dict(facts)}"},
        )
        self.server = WebServer(build_app(site), "127.0.0.1", 0)
        self.server.start()

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=WAIT_S)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read(), {name.lower(): value for name, value in answer.getheaders()}
        finally:
            connection.close()

    def claim(self, link: str) -> tuple[int, Any]:
        status, body, _ = self.ask("POST", "/claim", json.dumps({"claim": link.partition("#claim=")[2]}).encode())
        return status, json.loads(body)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Server]:
    site = Server(tmp_path)
    yield site
    site.server.close()


def test_the_page_learns_where_the_broker_is(site: Server) -> None:
    status, body, headers = site.ask("GET", "/session.json")
    assert status == 200
    assert json.loads(body) == {"table": "table", "ws_port": site.server.port, "ws_path": "/mqtt", "version": "0.1.0"}
    assert headers["content-type"] == "application/json"
    assert headers["cache-control"] == "no-store"


def test_the_pages_files_come_compressed_and_no_answer_with_a_secret_does(site: Server) -> None:
    def encoding(method: str, path: str, body: bytes | None = None) -> tuple[int, str | None]:
        connection = http.client.HTTPConnection("127.0.0.1", site.server.port, timeout=WAIT_S)
        connection.request(method, path, body, {"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status, answer.getheader("Content-Encoding")

    assert encoding("GET", "/static/vendor/mqtt.js") == (200, "gzip")
    assert encoding("GET", "/texts/en.ftl") == (200, "gzip")
    claim = site.access.link("s1").partition("#claim=")[2]
    padded = json.dumps({"claim": claim}).ljust(1000).encode()
    assert encoding("POST", "/claim", padded) == (200, None)
    assert encoding("GET", "/session.json") == (200, None)


def test_clauses_come_in_each_language_and_once_only(site: Server) -> None:
    status, body, headers = site.ask("GET", "/rules/ufo_attack/en.json")
    assert (status, headers["content-type"]) == (200, "application/json")
    told = json.loads(body)
    clauses = games()["ufo_attack"].clauses
    assert list(told) == list(clauses)
    assert told["UA-3.3"] == {"text": clauses["UA-3.3"].text, "reading": True}
    again = site.ask("GET", "/rules/ufo_attack/en.json", headers={"If-None-Match": headers["etag"]})
    assert again[:2] == (304, b"")


@pytest.mark.parametrize("path", ["/rules/chess/en.json", "/rules/ufo_attack/xx.json", "/rules/..%2fUFO/en.json"])
def test_there_are_no_clauses_of_what_is_not_there(site: Server, path: str) -> None:
    assert site.ask("GET", path)[0] == 404


def test_the_page_names_the_languages_there_are(site: Server) -> None:
    there = sorted(path.stem for path in catalogs_by_game()[""][0].glob("*.ftl"))
    assert f'data-languages="{" ".join(there)}"' in site.ask("GET", "/")[1].decode()


def test_a_seats_link_is_swapped_once(site: Server) -> None:
    link = site.access.link("s2")
    password = site.access.passwords()["s2"]
    assert site.claim(link) == (200, {"user": "s2", "password": password, "role": "seat", "seat": "s2"})
    status, body = site.claim(link)
    assert status == 409
    assert body["error"]["code"] == "claim-used"
    assert body["error"]["text"]["en"]


def test_the_tables_and_the_hosts_links_have_no_seat(site: Server) -> None:
    assert site.claim(site.access.table_link())[1].keys() == {"user", "password", "role"}
    assert site.claim(site.access.host_link())[1]["role"] == "host"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{}", 400),
        (b"[1]", 400),
        (b'{"claim":7}', 400),
        (b'{"claim":""}', 400),
        (b'{"claim":"x","more":1}', 400),
        (b'{"claim":"' + b"x" * 5000 + b'"}', 400),
        (b"[" * 1000, 400),
        (b'{"claim":"never issued"}', 404),
    ],
)
def test_a_bad_claim_is_answered_with_what_is_wrong(site: Server, body: bytes, status: int) -> None:
    answer, text, _ = site.ask("POST", "/claim", body)
    assert answer == status
    assert json.loads(text)["error"]["code"] in ("claim-malformed", "claim-unknown")


def test_whoever_tries_again_and_again_is_held_back(site: Server) -> None:
    codes = {site.ask("POST", "/claim", b'{"claim":"guess"}')[0] for _ in range(30)}
    assert codes == {404, 429}


def test_a_disk_that_takes_nothing_is_told(tmp_path: Path) -> None:
    def full(_: str) -> Grant | Refusal:
        raise OSError(28, "No space left on device")

    site = Server(tmp_path, full)
    try:
        status, body = site.claim("#claim=x")
        assert status == 503
        assert "No space left" in body["error"]["text"]["en"]
    finally:
        site.server.close()


def test_the_page_and_its_modules_have_types_that_a_browser_takes(site: Server) -> None:
    status, body, headers = site.ask("GET", "/")
    assert status == 200
    assert b"<!doctype html>" in body[:20]
    assert headers["content-type"].startswith("text/html")
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "ws:" in policy
    status, _, headers = site.ask("GET", "/static/vendor/mqtt.js")
    assert status == 200
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    assert headers["etag"]


def test_a_module_that_has_not_changed_is_not_sent_again(site: Server) -> None:
    _, _, headers = site.ask("GET", "/static/vendor/mqtt.js")
    connection = http.client.HTTPConnection("127.0.0.1", site.server.port, timeout=WAIT_S)
    connection.request("GET", "/static/vendor/mqtt.js", headers={"If-None-Match": headers["etag"]})
    assert connection.getresponse().status == 304
    connection.close()


@pytest.mark.parametrize(
    "path",
    [
        "/static/../pages.py",
        "/static/..%2f..%2fweb.py",
        "/static/%2e%2e/pages.py",
        "/static//etc/passwd",
        "/texts/../../credentials.ftl",
        "/texts/..%2fen.ftl",
        "/texts/EN;x.ftl",
        "/credentials.json",
        "/static/",
    ],
)
def test_nothing_outside_the_page_is_served(site: Server, path: str) -> None:
    assert site.ask("GET", path)[0] == 404


def test_a_request_that_is_no_http_costs_nobody_anything(site: Server) -> None:
    with socket.create_connection(("127.0.0.1", site.server.port), timeout=WAIT_S) as raw:
        raw.sendall(b"\x16\x03\x01\x02\x00garbage\r\n\r\n")
        raw.recv(100)
    assert site.ask("GET", "/session.json")[0] == 200


def test_it_stops_at_once_even_with_a_browser_that_keeps_its_connection(site: Server) -> None:
    idle = http.client.HTTPConnection("127.0.0.1", site.server.port, timeout=WAIT_S)
    idle.request("GET", "/session.json")
    idle.getresponse().read()
    closer = threading.Thread(target=site.server.close, daemon=True)
    closer.start()
    closer.join(WAIT_S)
    assert not closer.is_alive()
    idle.close()
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", site.server.port), timeout=WAIT_S)


def test_small_answers_do_not_wait_for_an_acknowledgement(site: Server) -> None:
    """asyncio sets TCP_NODELAY on what a listener accepts only if its protocol is named."""
    assert site.server._socket.proto == socket.IPPROTO_TCP


def test_a_server_that_ends_by_itself_is_started_again(site: Server, caplog: pytest.LogCaptureFixture) -> None:
    first = site.server._server
    first.should_exit = True
    end = time.monotonic() + WAIT_S
    while site.server._server is first:
        assert time.monotonic() < end
        site.ask("GET", "/")  # whoever comes meanwhile waits, and is served
    assert site.ask("GET", "/")[0] == 200
    assert "it is started again" in caplog.text


def test_a_busy_port_is_named_with_the_way_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as holder:
        port = holder.getsockname()[1]
        with pytest.raises(PortsBusyError, match=rf"port {port}: .*ss -ltnp"):
            WebServer(build_app(_nothing()), "127.0.0.1", port)


def test_a_chosen_port_is_kept_or_refused_and_a_default_one_moves_on() -> None:
    base = three_ports()
    for blocked in (base, base + 1, base + 2):
        with socket.create_server(("127.0.0.1", blocked)):
            assert choose_port("127.0.0.1", base, fixed=False) > base
            with pytest.raises(PortsBusyError, match=f"Port {blocked} .*three in a row"):
                choose_port("127.0.0.1", base, fixed=True)


def test_a_port_of_root_s_is_told_to_others() -> None:
    told = port_mend(PermissionError(errno.EACCES, "Permission denied"), 80)
    assert told == f"Ports below {unprivileged_port()} are root's alone; choose a higher `port` in [http]."


def test_an_address_that_means_nothing_is_told_with_those_that_do() -> None:
    with pytest.raises(PortsBusyError, match=r"`host` in \[http\] must be 0\.0\.0\.0.*127\.0\.0\.1"):
        choose_port("no.such.host.invalid", three_ports(), fixed=True)


def test_addresses_for_others_are_never_the_wildcard() -> None:
    assert reachable_hosts("127.0.0.1") == ("127.0.0.1",)
    for host in reachable_hosts("0.0.0.0"):
        socket.inet_aton(host)
        assert host != "0.0.0.0"


def test_a_running_service_is_found_by_its_data_folder_and_a_dead_one_is_not(tmp_path: Path) -> None:
    assert find_running(tmp_path) is None
    note_running(tmp_path, "http://127.0.0.1:8460", 8460)
    running = find_running(tmp_path)
    assert running
    assert running.address == "http://127.0.0.1:8460"
    (tmp_path / "address.json").write_text(
        '{"pid": 4194305, "started": 1, "address": "http://x", "port": 1}'
    )  # above the kernel's highest
    assert find_running(tmp_path) is None


def test_a_link_becomes_a_code_for_screen_and_terminal() -> None:
    link = "http://192.168.1.20:8460/#claim=AAAAAAAAAAAAAAAAAAAAAA"
    svg = qr_svg(link)
    assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), "a document, which an <img> shows"
    assert "viewBox" in svg
    assert "width=" not in svg
    assert svg != qr_svg(link + "B")
    assert len(qr_text(link).splitlines()) > 10


def _nothing() -> Site:
    return Site(
        "table", 1, "0", catalogs_by_game(), lambda _: Refusal("claim-unknown"), lambda code, _facts: {"en": code}
    )
