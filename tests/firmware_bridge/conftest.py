"""What tests of the protocol and of the firmware's core begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from firmware_rig import Library, Table, sanitized
from protocol_talk import Talk


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def synced() -> Talk:
    return Talk().synced()


@pytest.fixture(scope="session")
def built() -> None:
    """Else the first example of a property pays for the build."""
    Library(64)


@pytest.fixture(params=["library", "sanitized"])
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """64 channels, right after the start."""
    if request.param == "library":
        yield Table(Library(64))
        return
    firmware = sanitized(64)
    yield Table(firmware)
    firmware.close()
