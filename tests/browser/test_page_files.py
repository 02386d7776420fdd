"""What can be checked of the page without a browser: its words, its written states, its modules, its routes."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from page_rig import FIXTURES, load_scene, scene_names
from starlette.applications import Starlette
from starlette.routing import Mount

from service.display.pages import STATIC, page_routes, policy
from service.display.words import Catalogs
from service.texts import catalogs_by_game
from service.views import messages

OWN = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)
VENDORED = (STATIC / "vendor", Path(__file__).parents[1] / "vendor")
KINDS = {
    "info": messages.InfoMessage,
    "state": messages.StateMessage,
    "ruling": messages.RulingMessage,
    "dice": messages.DiceMessage,
}

CATALOGS = catalogs_by_game()
PAGE = CATALOGS[""][0] / "en.ftl"


def ids_of(catalog: Path) -> set[str]:
    resource = FluentParser().parse(catalog.read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


BOARDS = set[str]().union(*(ids_of(path) for path in PAGE.parent.glob("boards/*/en.ftl")))
CATALOG = ids_of(PAGE) | BOARDS


def words_for(path: Path) -> set[str]:
    """Those that a script may say: the page's and all games', in a game's drawing that game's too."""
    game = path.parent.name if "boards" in path.parts else ""
    return {
        word for name in {"", game} & set(CATALOGS) for folder in CATALOGS[name] for word in ids_of(folder / "en.ftl")
    }


def said_in(source: str) -> set[str]:
    """The messages that a script says by their whole name, or chooses between."""
    calls = re.findall(r"\bt\(([^()]*)", source)
    return {word for call in calls for word in re.findall(r"[\"'`]([a-z]+-[a-z0-9_-]+)[\"'`]", call)}


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name)
def test_every_word_of_the_page_is_in_the_catalog(path: Path) -> None:
    assert said_in(path.read_text(encoding="utf-8")) - words_for(path) == set()


def test_no_word_of_the_page_is_left_over_in_the_catalog() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in OWN)
    starts = tuple(re.findall(r"`([a-z-]+-)\$\{", source))
    page = {name for name in CATALOG if name.startswith("page-")} | BOARDS
    assert {
        name for name in page if not re.search(rf"[\"'`]{name}[\"'`]", source) and not name.startswith(starts)
    } == set()


def test_no_sentence_stands_in_the_scripts() -> None:
    for path in OWN:
        templates = re.findall(r"html`(.*?)`", path.read_text(encoding="utf-8"), re.DOTALL)
        bare = [text for template in templates for text in re.findall(r">\s*([A-Z][a-z]+ [a-z]+[^<>{}$]*)<", template)]
        assert bare == [], path.name


@pytest.mark.parametrize("name", scene_names())
def test_the_written_states_are_what_the_service_publishes(name: str) -> None:
    for path, payload in load_scene(name)["topics"].items():
        leaf = path.split("/")[-1]
        if path == "availability":
            assert payload in ("online", "offline", "stopped")
        elif path.startswith("device/"):
            msgspec.convert(payload, messages.DeviceMessage, strict=True)
        elif path.startswith("alert/"):
            msgspec.convert(payload, messages.AlertMessage, strict=True)
        else:
            kind = messages.SeatStateMessage if path.startswith("seat/") else KINDS[leaf]
            read = msgspec.convert(payload, kind, strict=True)
            assert set(payload) <= set(msgspec.to_builtins(read)), "a field that no message has"


@pytest.mark.parametrize("folder", VENDORED, ids=lambda folder: folder.parent.name)
def test_the_vendored_modules_are_those_of_their_versions(folder: Path) -> None:
    lines = [line.split() for line in (folder / "VERSIONS").read_text().splitlines()[2:]]
    noted = {line[3]: line[2] for line in lines}
    for name, digest in noted.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest()[:16] == digest, name
    scripts = {path.relative_to(folder).as_posix() for path in folder.rglob("*.js")}
    assert scripts <= set(noted), "a module of unknown origin"
    licences = {path.name for path in folder.rglob("LICENSE*")}
    assert len(licences) >= len({line[0].rsplit("@", 1)[0] for line in lines}) - 1


def test_the_page_asks_nobody_else() -> None:
    for path in [*OWN, STATIC / "index.html", *STATIC.glob("css/*.css")]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert re.findall(r"https?://\S+", text) == [], path.name


def test_the_scripts_are_small_files() -> None:
    assert {path.name: n for path in OWN if (n := len(path.read_text().splitlines())) > 300} == {}


def test_the_policy_allows_the_import_map_and_no_other_inline_script() -> None:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    assert policy(html).count("'sha256-") == 1
    assert "unsafe" not in policy(html)
    assert policy(html) != policy(html.replace("preact.js", "other.js"))
    assert len(re.findall(r"<script(?! type=\"module\" src=)", html)) == 1


async def fetch(path: str, catalogs: Catalogs) -> tuple[int, dict[str, str], bytes]:
    """One GET through the routes, without a server."""
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "headers": []}
    scope |= {
        "query_string": b"",
        "http_version": "1.1",
        "scheme": "http",
        "server": ("referee.test", 80),
        "root_path": "",
        "client": None,
    }
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        await asyncio.Event().wait()  # the client neither sends more nor goes away
        raise AssertionError("unreachable")

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    await Starlette(routes=page_routes(catalogs))(scope, receive, send)  # type: ignore[arg-type]
    start = sent[0]
    headers = {key.decode(): value.decode() for key, value in start["headers"]}  # type: ignore[attr-defined]
    body = b"".join(message.get("body", b"") for message in sent[1:])  # type: ignore[misc]
    return int(start["status"]), headers, body  # type: ignore[call-overload]


def get(path: str, catalogs: Catalogs = CATALOGS) -> tuple[int, dict[str, str], bytes]:
    # In a thread of its own: Playwright has a loop running in this one when browser tests came before.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, fetch(path, catalogs)).result(30)


def test_scripts_come_as_scripts_and_are_asked_for_again() -> None:
    status, headers, _ = get("/static/app.js")
    assert status == 200
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"


def test_the_page_comes_with_its_policy() -> None:
    status, headers, body = get("/")
    assert status == 200
    assert headers["content-security-policy"] == policy(body.decode())


@pytest.mark.parametrize(
    "path",
    ["/texts/xx.ftl", "/texts/en/chess.ftl", "/texts/..%2f..%2fpyproject.ftl", "/static/../pages.py", "/nothing"],
)
def test_what_is_not_the_pages_is_not_served(path: str) -> None:
    assert get(path)[0] == 404


def test_the_catalogs_are_served_whole_and_a_games_words_apart() -> None:
    page, game = (get(f"/texts/{name}.ftl")[2].decode() for name in ("de", "de/ufo_attack"))
    for folder in CATALOGS[""]:
        assert (folder / "de.ftl").read_text(encoding="utf-8") in page
    for folder in CATALOGS["ufo_attack"]:
        text = (folder / "de.ftl").read_text(encoding="utf-8")
        assert text in game
        assert text not in page


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("tag-one = one\ntag-two = two\n    .form = second\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("tag-one = eins", encoding="utf-8")
    for language, first in (("de", "eins"), ("fr", "one")):
        body = get(f"/texts/{language}/tag.ftl", {**CATALOGS, "tag": (tmp_path,)})[2].decode()
        assert [line for line in body.splitlines() if line] == [
            f"tag-one = {first}",
            "tag-two = two",
            "    .form = second",
        ]


def test_every_route_is_below_one_of_three_places() -> None:
    assert [route.path for route in page_routes(CATALOGS) if isinstance(route, Mount)] == ["/static"]
    assert json.loads((FIXTURES / "info.json").read_text())["game"] == "ufo_attack"
