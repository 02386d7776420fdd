"""What ails a device has words: each code that a part gives, and no words without one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.health import in_english
from service.texts import Catalog, load_catalog

ROOT = Path(__file__).parents[2]
PARTS = (*(ROOT / "firmware_bridge").glob("*.py"), *(ROOT / "vision").rglob("*.py"))
CODE = re.compile(r"(board|camera)-[a-z-]+")


def strings(node: ast.AST) -> Iterator[str]:
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def codes() -> set[str]:
    """Those of the parts themselves, and those that the service gives for them."""
    found = {text for file in PARTS for text in strings(ast.parse(file.read_text())) if CODE.fullmatch(text)}
    for file in (ROOT / "service").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "ailment":
                found |= set(strings(call.args[0]))
    return found


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog()


def test_each_code_has_words_and_a_way_to_mend_it(catalog: Catalog) -> None:
    for code in codes():
        assert catalog.has(f"health-{code}"), code
        assert catalog.say("en", f"health-{code}", {}, "fix"), code


def test_there_are_no_words_that_nobody_says(catalog: Catalog) -> None:
    said = {code.removeprefix("health-") for code in catalog.codes() if code.startswith("health-")}
    assert said == codes()


def test_names_are_said_and_words_from_outside_stand_as_they_are() -> None:
    facts = {"parts": ("part:buzzer", "part:status_light"), "why": "part:buzzer"}
    assert in_english("panel-parts", facts)[0] == "These do not work: the buzzer and the status light (part:buzzer)."


def test_all_settings_of_a_camera_have_names(catalog: Catalog) -> None:
    controls = ast.parse((ROOT / "vision/camera/controls.py").read_text())
    steps = next(one for one in ast.walk(controls) if isinstance(one, ast.FunctionDef) and one.name == "_steps")
    names = {one.value.elts[0].value for one in ast.walk(steps) if isinstance(one, ast.Yield) and one.value}  # type: ignore[attr-defined]
    assert len(names) == 7
    assert all(catalog.has(f"setting-{name}") for name in names)
