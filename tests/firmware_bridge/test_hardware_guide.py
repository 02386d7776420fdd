"""docs/hardware.md and its drawings name the pins that the firmware uses."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/hardware.md").read_text()
PINS = (ROOT / "firmware_bridge/firmware/avr/pins.h").read_text()
PRINTED = {
    "328P": {"PB2": "D10", "PB3": "D11", "PB4": "D12", "PB5": "D13"},
    "2560": {"PB0": "D53", "PB1": "D52", "PB2": "D51", "PB3": "D50"},
}
"""What is printed on an Uno (or Nano) and on a Mega beside these pins of the controller (Arduino's pin maps)."""
LINES = {
    "PIN_LOAD": "SH/LD of all chips",
    "PIN_MOSI": "SER of the farthest chip",
    "PIN_MISO": "QH of the nearest chip",
    "PIN_SCK": "CLK of all chips",
}


def used(controller: str) -> dict[str, str]:
    """Line -> what is printed beside the pin that the firmware takes for it."""
    part = re.split(r"#(?:el)?if defined", PINS)
    (own,) = (text for text in part if f"ATmega{controller}__" in text)
    defined = dict(re.findall(r"#define (PIN_\w+) (PB\d)", own))
    return {LINES[name]: PRINTED[controller][pin] for name, pin in defined.items()}


@pytest.mark.parametrize(("controller", "column"), [("328P", 1), ("2560", 2)])
def test_the_table_of_pins_is_the_firmwares(controller: str, column: int) -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in GUIDE.splitlines() if line.startswith("| ")
    ]
    told = {row[0]: row[column] for row in rows if row[0] in LINES.values()}
    assert told == used(controller)


def test_the_drawing_of_the_chain_names_the_same_pins() -> None:
    words = [" ".join("".join(text.itertext()).split()) for text in texts("chain")]
    for line in LINES.values():
        at = words.index(line)
        assert words[at + 1 : at + 3] == [used("328P")[line], used("2560")[line]]


def test_the_drawing_of_the_trial_board_names_the_same_pins() -> None:
    words = {"".join(text.itertext()) for text in texts("trial")}
    pins = used("328P")
    assert {f"{pins['QH of the nearest chip']} MISO", f"{pins['SER of the farthest chip']} MOSI"} <= words
    assert {f"{pins['SH/LD of all chips']} SH/LD", f"{pins['CLK of all chips']} CLK"} <= words


def test_every_drawing_is_shown() -> None:
    assert {file.name for file in (ROOT / "docs/hardware").iterdir()} == set(re.findall(r"\(hardware/(\S+)\)", GUIDE))


def texts(drawing: str) -> list[ElementTree.Element]:
    return list(ElementTree.parse(ROOT / f"docs/hardware/{drawing}.svg").iter("{http://www.w3.org/2000/svg}text"))
