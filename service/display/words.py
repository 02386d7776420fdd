"""What a page reads in its language: /texts/<language>.ftl, /texts/<language>/<game>.ftl for the words of a game, and
/rules/<game>/<language>.json.

Clauses go this way and not over MQTT: in six languages they are longer than all else that a table tells together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from engine.core.registry import games
from service.display.packed import File, answer, packed
from service.texts import DEFAULT_LANGUAGE

Folders: TypeAlias = tuple[Path, ...]
Catalogs: TypeAlias = Mapping[str, Folders]
"""Folders with one .ftl file a language, for each game; those of the page itself, and of all games, under ""."""

_FLUENT: Final = "text/plain; charset=utf-8"


def languages(catalogs: Catalogs) -> tuple[str, ...]:
    """Those that have a catalog in the first folder, which is the page's own."""
    return tuple(sorted(path.stem for folder in catalogs[""][:1] for path in folder.glob("*.ftl")))


def routes(catalogs: Catalogs) -> list[Route]:
    def texts(request: Request) -> Response:
        language, game = request.path_params["language"], request.path_params.get("game", "")
        if language not in languages(catalogs):
            return PlainTextResponse(f"No texts in the language {language!r}.", status_code=404)
        if game not in catalogs:
            return PlainTextResponse(f"No texts of a game {game!r}.", status_code=404)
        own = [folder / f"{language}.ftl" for folder in catalogs[game]]
        behind = [folder / f"{DEFAULT_LANGUAGE}.ftl" for folder in catalogs[game]]
        return answer(request, _joined(_stamped(own), _stamped(behind)))

    def rules(request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in games() or language not in languages(catalogs):
            return PlainTextResponse(f"No clauses of {game!r} in the language {language!r}.", status_code=404)
        return answer(request, _rules(game, language))

    return [
        Route("/texts/{language}.ftl", texts),
        Route("/texts/{language}/{game}.ftl", texts),
        Route("/rules/{game}/{language}.json", rules),
    ]


def clauses(game: str, language: str) -> bytes:
    """{clause id: {"text", "reading"}} as JSON, in the order of RULES.md."""
    told = games()[game].clauses_in(language).values()
    return msgspec.json.encode({clause.id: {"text": clause.text, "reading": clause.reading} for clause in told})


@lru_cache(maxsize=64)
def _rules(game: str, language: str) -> File:
    return packed(clauses(game, language), "application/json")


_Stamped: TypeAlias = tuple[tuple[Path, int], ...]


def _stamped(paths: list[Path]) -> _Stamped:
    """Those that there are, with the time of their last change: one that has changed is read again."""
    return tuple((path, path.stat().st_mtime_ns) for path in paths if path.is_file())


@lru_cache(maxsize=64)
def _joined(own: _Stamped, behind: _Stamped) -> File:
    """One file of all; what the language lacks is said in English."""
    texts = [path.read_text(encoding="utf-8") for path, _ in own]
    known = {message.id.name for text in texts for message in _messages(text)}
    rest = [message for path, _ in behind for message in _messages(path.read_text(encoding="utf-8"))]
    lacking = [_serializer.serialize_entry(message) for message in rest if message.id.name not in known]
    return packed("\n".join([*texts, *lacking]).encode(), _FLUENT)


_serializer: Final = FluentSerializer()


def _messages(text: str) -> list[ftl.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
