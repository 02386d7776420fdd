"""The page's files over HTTP: everything that a browser fetches except /session.json and /claim."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from service.display import words
from service.display.packed import PackedFiles, answer, packed

STATIC = Path(str(files("service.display") / "static"))

_MODULES = "<!-- modules -->"
"""Where index.html names its modules, so that a browser fetches all at once and not one import after the other."""

_LANGUAGES = "<!-- languages -->"
"""Where index.html names the languages that there are, so that a page knows its own before it has loaded anything."""

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


_LATER = (
    "boards/*/*.js",
    "components/host/*.js",
    "views/host.js",
    "components/board_notices.js",
    "components/sheets.js",
    *(f"components/sheet_{name}.js" for name in ("correct", "history", "lists", "ruling", "sensor", "takeback")),
    "worker.js",
)
"""Modules that a page fetches when it needs them (parts.js): the drawing of its game, the host's pages, sheets, what a
board with sensors says."""


def modules() -> tuple[str, ...]:
    """The paths below /static/ of every module that each page needs at once."""
    paths = (path.relative_to(STATIC) for path in STATIC.rglob("*.js"))
    return tuple(sorted(path.as_posix() for path in paths if not any(path.match(later) for later in _LATER)))


def _index(request: Request, catalogs: words.Catalogs) -> Response:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    links = "\n".join(f'<link rel="modulepreload" href="/static/{path}">' for path in modules())
    html = html.replace(_MODULES, links).replace(_LANGUAGES, " ".join(words.languages(catalogs)))
    headers = {"Content-Security-Policy": policy(html), "Referrer-Policy": "no-referrer"}
    return answer(request, packed(html.encode(), "text/html; charset=utf-8"), headers)


_KEPT = {".css", ".js", ".png", ".svg", ".webmanifest"}


def _worker(request: Request, catalogs: words.Catalogs) -> Response:
    """The service worker, told which files make the page, under a name that changes with any of them."""
    kept = sorted(path for path in STATIC.rglob("*") if path.suffix in _KEPT and path.name != "worker.js")
    content = hashlib.sha256((STATIC / "index.html").read_bytes())
    for path in kept:
        content.update(path.read_bytes())
    names = [f"/static/{path.relative_to(STATIC).as_posix()}" for path in kept]
    names = ["/", *names, *(f"/texts/{language}.ftl" for language in words.languages(catalogs))]
    head = f"const NAME = {json.dumps(f'page-{content.hexdigest()[:16]}')};\nconst FILES = {json.dumps(names)};\n"
    body = head + (STATIC / "worker.js").read_text(encoding="utf-8")
    return answer(request, packed(body.encode(), "text/javascript"))


def page_routes(catalogs: words.Catalogs) -> list[BaseRoute]:
    """Routes for a Starlette application: `/`, `/static/…`, `/texts/<language>.ftl`, `/texts/<language>/<game>.ftl`,
    `/rules/<game>/<language>.json`."""
    return [
        Route("/", lambda request: _index(request, catalogs)),
        Route("/worker.js", lambda request: _worker(request, catalogs)),
        *words.routes(catalogs),
        Mount("/static", app=PackedFiles(STATIC)),
    ]
