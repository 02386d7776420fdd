"""What the page fetches, each read and packed once, not for every tablet that asks: a Raspberry Pi has other work.

A browser asks for each of it again each time, by its tag: after an update no tablet runs half of the old page.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import stat
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

_SMALL: Final = 512
"""Bytes that are not worth packing."""

# Windows registries and bare systems map .js to text/plain, which no browser runs as a module.
_TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


_HEADERS: Final = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}


class File(NamedTuple):
    tag: str
    media: str
    plain: bytes
    packed: bytes | None


def packed(plain: bytes, media: str) -> File:
    """What is the same for everybody. What holds a secret is never packed: its length would tell."""
    is_text = media.startswith("text/") or media.endswith(("json", "xml"))
    small = gzip.compress(plain, 9, mtime=0) if is_text and len(plain) >= _SMALL else None
    return File(f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"', media, plain, small)


def answer(request: Request, file: File, more: Mapping[str, str] = MappingProxyType({})) -> Response:
    headers = _HEADERS | {**more, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, 200, headers, file.media)
    return Response(file.packed, 200, headers | {"Content-Encoding": "gzip"}, file.media)


class PackedFiles:
    """An ASGI application for the files of a folder."""

    def __init__(self, directory: Path) -> None:
        self._folder = StaticFiles(directory=directory)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed", 405, _HEADERS)
        path, found = self._folder.lookup_path(self._folder.get_path(request.scope))
        if found is None or not stat.S_ISREG(found.st_mode):
            return PlainTextResponse("Not Found", 404, _HEADERS)
        return answer(request, _read(path, found.st_mtime_ns, found.st_size))


@lru_cache(maxsize=512)
def _read(path: str, _changed: int, _size: int) -> File:
    """The file as it was then: one that has changed is read again."""
    media = _TYPES.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return packed(Path(path).read_bytes(), media)
