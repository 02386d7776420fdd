"""The page's files over HTTP: everything that a browser fetches except /session.json and /claim."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

STATIC = Path(str(files("service.display") / "static"))
TEXTS = Path(str(files("service") / "texts"))

_MODULES = "<!-- modules -->"
"""Where index.html names its modules, so that a browser fetches all at once and not one import after the other."""

_INLINE = re.compile(r"<script type=\"importmap\">(.*?)</script>", re.DOTALL)


def policy(html: str) -> str:
    """The content security policy of the page: nothing from anywhere else, no code but its own files.

    The import map is the one inline script; it is allowed by its hash. MQTT runs on another port of the same
    host, hence `ws:`. Styles set by the page's own script are not inline styles in the sense of the policy.
    """
    hashes = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in _INLINE.findall(html)]
    scripts = " ".join(["'self'", *(f"'sha256-{value}'" for value in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' blob: data:; "
        "connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'self'"
    )


class _Fresh:
    """Static files that a browser asks for again each time: after an update no tablet runs half of the old page."""

    def __init__(self, directory: Path) -> None:
        self._files = StaticFiles(directory=directory)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def fresh(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Cache-Control"] = "no-cache"
                headers["X-Content-Type-Options"] = "nosniff"
                # Windows registries and bare systems map .js to text/plain, which no browser runs as a module.
                if scope["path"].endswith((".js", ".mjs")):
                    headers["Content-Type"] = "text/javascript; charset=utf-8"
            await send(message)

        await self._files(scope, receive, fresh)


def modules() -> tuple[str, ...]:
    """The paths below /static/ of every module that the page is made of."""
    return tuple(sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")))


def _index(_: Request) -> Response:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    links = "\n".join(f'<link rel="modulepreload" href="/static/{path}">' for path in modules())
    html = html.replace(_MODULES, links)
    headers = {
        "Cache-Control": "no-cache",
        "Content-Security-Policy": policy(html),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
    return HTMLResponse(html, headers=headers)


def _catalogs(directories: Iterable[Path], name: str) -> str:
    paths = [directory / name for directory in directories]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())


def page_routes(catalogs: Iterable[Path] = (TEXTS,)) -> list[BaseRoute]:
    """Routes for a Starlette application: `/`, `/static/…` and `/texts/<language>.ftl`.

    `catalogs` are folders with one .ftl file a language; files of one name are joined in the given order.
    """
    directories = tuple(catalogs)

    def texts(request: Request) -> Response:
        language = request.path_params["language"]
        known = re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{2,8})?", language)
        text = _catalogs(directories, f"{language}.ftl") if known else ""
        if not text:
            return PlainTextResponse(f"No texts in the language {language!r}.", status_code=404)
        return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})

    # Files that are the same for everybody. What holds a secret (/claim) is never compressed: its length would tell.
    packed = [Middleware(GZipMiddleware, minimum_size=512, compresslevel=6)]
    return [
        Route("/", _index),
        Route("/texts/{language}.ftl", texts, middleware=packed),
        Mount("/static", app=_Fresh(STATIC), middleware=packed),
    ]
