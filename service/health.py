"""What ails a device, in words: a part gives a code and facts, the catalogs have the message `health-<code>`, which
says what is wrong, and its attribute `fix`, which says what to do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from engine.core.rulings import Fact, Finding
from service.texts import DEFAULT_LANGUAGE, Speaker, literal, load_catalog

Facts: TypeAlias = Mapping[str, str | int | tuple[str, ...]]
"""A word comes from outside and stands as it is; a tuple holds names that the catalogs know (`kind:name`)."""

_PREFIX: Final = "health-"


def ailment(code: str, facts: Facts) -> Finding:
    """As it goes into an alert, or to a device's topic."""
    told: dict[str, Fact] = {name: literal(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    return Finding(_PREFIX + code, "", told)


def in_english(code: str, facts: Facts) -> tuple[str, str]:
    """What is wrong and what to do, for the command line and the log."""
    finding, speaker = ailment(code, facts), _speaker()
    return speaker.text(finding)[DEFAULT_LANGUAGE], speaker.fix(finding)[DEFAULT_LANGUAGE]


@cache
def _speaker() -> Speaker:
    return Speaker(load_catalog())
