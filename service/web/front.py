"""MQTT for browsers: a websocket on the page's own port, handed through to the broker byte by byte.

Mosquitto speaks websockets itself, but sends only 4 KB of a message each time its loop turns, ten times a second where
little happens: a state of 80 KB, which a table with many possible acts has, took two seconds.
Who may read and write what stays the broker's affair; nothing is looked at here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

log = logging.getLogger(__name__)

SUBPROTOCOL: Final = "mqtt"
"""MQTT 3.1.1, section 6: what a client has to ask for."""
MOST_CLIENTS: Final = 256
MAX_FRAME: Final = 1_048_576
"""The broker's own limit for one packet."""
_CHUNK: Final = 65_536
_TRY_AGAIN: Final = 1013
_PROTOCOL_ERROR: Final = 1002


class Front:
    """`serve` is an endpoint for websockets. `port`: the broker's TCP listener on this machine."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._clients = 0

    async def serve(self, socket: WebSocket) -> None:
        if SUBPROTOCOL not in socket.scope["subprotocols"] or not _same_site(socket):
            return await socket.close(_PROTOCOL_ERROR)
        if self._clients >= MOST_CLIENTS:
            log.warning("more than %d devices look on; another is refused", MOST_CLIENTS)
            return await socket.close(_TRY_AGAIN)
        self._clients += 1
        try:
            return await self._hand_through(socket)
        finally:
            self._clients -= 1

    async def _hand_through(self, socket: WebSocket) -> None:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError as error:
            log.info("a device is asked to come again: the broker cannot be reached (%s)", error)
            return await socket.close(_TRY_AGAIN)
        try:
            await socket.accept(SUBPROTOCOL)
            await _either(_to_broker(socket, writer), _to_browser(reader, socket))
        finally:
            writer.close()
        return None


def _same_site(socket: WebSocket) -> bool:
    """A page of another site may not reach the table through the browser of somebody at it."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _to_broker(socket: WebSocket, writer: asyncio.StreamWriter) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive" or message.get("bytes") is None:
            return  # it has gone, or sends text, which MQTT never is
        writer.write(message["bytes"])
        await writer.drain()


async def _to_browser(reader: asyncio.StreamReader, socket: WebSocket) -> None:
    """A slow browser slows this down, and so the broker's own queue for it fills, which has a limit."""
    while chunk := await reader.read(_CHUNK):
        await socket.send_bytes(chunk)
    await socket.close(_TRY_AGAIN)


async def _either(*directions: Coroutine[Any, Any, None]) -> None:
    """Until one direction has ended; then the other ends too."""
    tasks = [asyncio.ensure_future(direction) for direction in directions]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, (OSError, WebSocketDisconnect)):
                log.error("a connection to the broker ended by a fault", exc_info=ended)
