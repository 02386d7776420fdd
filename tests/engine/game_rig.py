"""A table for tests of a game: acts in notation, rulings checked as they come. A game's rig sets `game` and `state`."""

from __future__ import annotations

from typing import Any

from engine.core.notation import read, write
from engine.core.registry import GameSpec
from engine.core.replay import advance
from engine.core.rulings import Accepted, Finding, Refused, Unclear, heard
from engine.core.secrets import cut


def said(findings: tuple[Finding, ...]) -> list[str]:
    """`code clause` of each sentence."""
    return [f"{finding.code} {finding.clause}" for finding in findings]


class GameTable:
    """`ruling` is the last one; `findings`, `readings` and `advice` (codes; `advised`: with clauses) are those of the
    last accepted act, `objections` those of the last refused one."""

    spec: GameSpec
    game: Any
    state: Any
    ruling: Any = None
    findings: tuple[Finding, ...] = ()
    objections: tuple[Finding, ...] = ()
    readings: list[str]
    advice: list[str]
    advised: list[str]

    def does(self, by: str, act: str) -> list[str]:
        """The act is accepted; gives `code clause` of each finding."""
        self.ruling = self.game.rule(self.state, by, self.act(act))
        assert isinstance(self.ruling, Accepted), f"{by} {act}: {self.ruling}"
        self.state = advance(self.game, self.state, self.ruling)
        self.findings = self.ruling.findings
        self.readings = [finding.code for finding in self.findings if finding.reading]
        self.advice = [finding.code for finding in self.ruling.advice]
        self.advised = said(self.ruling.advice)
        return said(self.findings)

    def play(self, *acts: str) -> list[str]:
        """Several acts, the seat first in each; gives what the last one brought."""
        told: list[str] = []
        for line in acts:
            by, act = line.split(maxsplit=1)
            told = self.does(by, act)
        return told

    def refuses(self, by: str, act: str) -> list[str]:
        """The act is refused and changes nothing; gives `code clause` of each objection."""
        before = self.state
        self.ruling = self.game.rule(self.state, by, self.act(act))
        assert isinstance(self.ruling, Refused), f"{by} {act}: {self.ruling}"
        assert self.ruling.objections
        assert self.state == before
        self.objections = self.ruling.objections
        return said(self.objections)

    def objects(self, by: str, act: str, what: str) -> None:
        """The act is refused, and this is among the objections."""
        assert what in self.refuses(by, act)

    def asks(self, by: str, act: str) -> list[str]:
        """The act is unclear; gives the choices in notation."""
        ruling = self.game.rule(self.state, by, self.act(act))
        assert isinstance(ruling, Unclear), f"{by} {act}: {ruling}"
        return [write(choice) for choice in ruling.choices]

    def act(self, text: str) -> Any:
        return read(self.spec.action, text)

    def offers(self, seat: str) -> set[str]:
        """The open acts of a seat, in notation."""
        return {write(act) for act in self.game.legal(cut(self.state, seat))}

    def hears(self, viewer: str) -> list[str]:
        """The codes of what a viewer may know of the last ruling."""
        return [finding.code for finding in heard(self.ruling, viewer)]
