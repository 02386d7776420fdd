"""What a page reads in its language: /texts/<language>.ftl and /rules/<game>/<language>.json.

Clauses go this way and not over MQTT: in six languages they are longer than all else that a table tells together.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from engine.core.registry import games

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?")


def languages(catalogs: Iterable[Path]) -> tuple[str, ...]:
    """Those that have a catalog in the first folder, which is the page's own."""
    return tuple(sorted(path.stem for folder in tuple(catalogs)[:1] for path in folder.glob("*.ftl")))


def routes(catalogs: Iterable[Path], middleware: list[Middleware]) -> list[Route]:
    """`catalogs` are folders with one .ftl file a language; files of one name are joined in the given order."""
    folders = tuple(catalogs)

    def texts(request: Request) -> Response:
        language = request.path_params["language"]
        text = _joined(folders, f"{language}.ftl") if _LANGUAGE.fullmatch(language) else ""
        if not text:
            return PlainTextResponse(f"No texts in the language {language!r}.", status_code=404)
        return _tagged(request, text.encode(), "text/plain; charset=utf-8")

    def rules(request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in games() or language not in languages(folders):
            return PlainTextResponse(f"No clauses of {game!r} in the language {language!r}.", status_code=404)
        return _tagged(request, clauses(game, language), "application/json")

    return [
        Route("/texts/{language}.ftl", texts, middleware=middleware),
        Route("/rules/{game}/{language}.json", rules, middleware=middleware),
    ]


@lru_cache(maxsize=64)
def clauses(game: str, language: str) -> bytes:
    """{clause id: {"text", "reading"}} as JSON, in the order of RULES.md."""
    told = games()[game].clauses_in(language).values()
    return msgspec.json.encode({clause.id: {"text": clause.text, "reading": clause.reading} for clause in told})


def _joined(folders: tuple[Path, ...], name: str) -> str:
    paths = [folder / name for folder in folders]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())


def _tagged(request: Request, body: bytes, media_type: str) -> Response:
    """A browser asks again each time, and is sent only what it does not have."""
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag, "X-Content-Type-Options": "nosniff"}
    if tag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)
