"""The page's files are packed once, and read again when they have changed."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from service.display.packed import PackedFiles

Answer = tuple[int, dict[str, str], bytes]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inside = tmp_path / "static"
    inside.mkdir()
    (inside / "app.js").write_text("let x = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("nobody's")
    return inside


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "root_path": "", "query_string": b"", "headers": raw}
    asyncio.run(PackedFiles(folder)(scope, receive, send))
    names = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], names, b"".join(message.get("body", b"") for message in sent[1:])


def test_who_takes_packed_files_gets_the_same_bytes(folder: Path) -> None:
    plain, packed = ask(folder, "/app.js"), ask(folder, "/app.js", accept_encoding="gzip, br")
    assert (plain[0], "content-encoding" in plain[1]) == (200, False)
    assert packed[1]["content-encoding"] == "gzip"
    assert gzip.decompress(packed[2]) == plain[2] == (folder / "app.js").read_bytes()
    assert packed[1]["content-type"].startswith("text/javascript")
    assert len(packed[2]) < len(plain[2]) / 4


def test_a_file_that_has_changed_is_read_again(folder: Path) -> None:
    tag = ask(folder, "/app.js")[1]["etag"]
    assert ask(folder, "/app.js", if_none_match=tag)[0] == 304
    (folder / "app.js").write_text("let x = 2;\n")
    status, headers, body = ask(folder, "/app.js", if_none_match=tag)
    assert (status, body) == (200, b"let x = 2;\n")
    assert headers["etag"] != tag


@pytest.mark.parametrize("path", ["/none.js", "/", "/../secret.txt", "/%2e%2e/secret.txt"])
def test_nothing_but_the_files_of_the_folder_is_given_out(folder: Path, path: str) -> None:
    assert ask(folder, path)[0] == 404


def test_nothing_is_taken(folder: Path) -> None:
    assert ask(folder, "/app.js", method="POST")[0] == 405
