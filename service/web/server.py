"""The page's HTTP server: its files, where the broker is, and the swap of a link's claim for a password.

Runs uvicorn in a thread of its own. Nothing here is secret but the answer to /claim.
"""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from service.addresses import PortsBusyError, port_mend
from service.display.pages import page_routes
from service.display.words import Catalogs
from service.mqtt.rate import Rate
from service.web.access import Grant
from service.web.claims import Refusal
from service.web.front import MAX_FRAME, Front
from service.web.tls import Tls

log = logging.getLogger(__name__)

MQTT_PATH: Final = "/mqtt"
RESTART_S: Final = 0.5
_BODY_LIMIT: Final = 1_024
_CLAIMS_WINDOW_S: Final = 60.0
_STATUS: Final = {"claim-unknown": 404, "claim-used": 409, "claim-expired": 410}
_HEADERS: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


class _ClaimBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    claim: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


@dataclass(frozen=True)
class Site:
    """What the server tells. `broker_port`: the broker's TCP listener on this machine. `explain` turns a code and its
    facts into {language: sentence}. `claims`: how many one address may try in a minute."""

    table: str
    broker_port: int
    version: str
    catalogs: Catalogs
    redeem: Callable[[str], Grant | Refusal]
    explain: Callable[[str, Mapping[str, str]], Mapping[str, str]]
    claims: int = 20


def build_app(site: Site) -> Starlette:
    """The ASGI application, without a server around it."""
    rate = Rate(site.claims, _CLAIMS_WINDOW_S)

    async def session(request: Request) -> Response:
        port = request.url.port or (443 if request.url.scheme == "https" else 80)
        return _json({"table": site.table, "ws_port": port, "ws_path": MQTT_PATH, "version": site.version})

    async def claim(request: Request) -> Response:
        party = request.client.host if request.client else ""
        if not rate.allows(party, time.monotonic()):
            return _error(site, 429, "claim-too-many", {"seconds": f"{_CLAIMS_WINDOW_S:.0f}"})
        body = await _read_claim(request)
        if body is None:
            return _error(site, 400, "claim-malformed")
        try:
            answer = await run_in_threadpool(site.redeem, body.claim)
        except OSError as error:
            log.exception("a claim could not be taken")
            return _error(site, 503, "claim-disk", {"detail": error.strerror or str(error)})
        if isinstance(answer, Refusal):
            return _error(site, _STATUS[answer.code], answer.code)
        grant = {"user": answer.user, "password": answer.password, "role": answer.role}
        return _json(grant | ({"seat": answer.seat} if answer.seat else {}))

    own: list[BaseRoute] = [
        Route("/session.json", session),
        Route("/claim", claim, methods=["POST"]),
        WebSocketRoute(MQTT_PATH, Front(site.broker_port).serve),
    ]
    return Starlette(routes=[*own, *page_routes(site.catalogs)])


async def _read_claim(request: Request) -> _ClaimBody | None:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > _BODY_LIMIT:
            return None
    try:
        return msgspec.json.decode(body, type=_ClaimBody)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _json(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, _HEADERS, "application/json")


def _error(site: Site, status: int, code: str, facts: Mapping[str, str] | None = None) -> Response:
    return _json({"error": {"code": code, "text": dict(site.explain(code, facts or {}))}}, status)


class WebServer:
    """Listens when it is made: a browser that comes before `start` waits a moment. Raises PortsBusyError."""

    def __init__(self, app: Starlette, host: str, port: int, tls: Tls | None = None) -> None:
        self._socket = _listen(host, port)
        self.port: int = self._socket.getsockname()[1]
        self._config = uvicorn.Config(
            app,
            http="h11",
            ws="websockets-sansio",
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,  # the length of what is packed tells of it
            loop="asyncio",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            limit_concurrency=512,
            timeout_graceful_shutdown=1,
            ssl_certfile=tls.certificate if tls else None,
            ssl_keyfile=tls.key if tls else None,
        )
        self._server = uvicorn.Server(self._config)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="web")

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Safe to call twice, and without `start`."""
        self._closing.set()
        self._server.should_exit = True
        if self._thread.is_alive():
            self._thread.join()
        self._socket.close()

    def _serve(self) -> None:
        """Serves until `close`. A server that ends by itself is followed by another on the same socket, of which each
        has a copy: browsers that come meanwhile wait."""
        while not self._closing.is_set():
            try:
                self._server.run(sockets=[self._socket.dup()])
            except Exception:
                log.exception("the page's server failed")
            if self._closing.is_set():
                return
            log.error("the page's server has ended; it is started again")
            self._closing.wait(RESTART_S)
            self._server = uvicorn.Server(self._config)


def _listen(host: str, port: int) -> socket.socket:
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; else an answer waits 40 ms for the browser.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise PortsBusyError(
            f"The page cannot be served on {host}, port {port}: {error.strerror or error}. {port_mend(error, port)}"
        ) from error
    return listener
