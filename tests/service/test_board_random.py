"""Anything may come from the board, the seats and the host, in any order: the table answers, and the rules hold."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from board_rig import BoardRig

from engine.core.game import Need
from engine.core.secrets import cut
from firmware_bridge.events import Cells, Change, Changed, Health, WholeBoard
from service.session.session import fold_all
from service.table.board_desk import BoardSettings

STEPS = 120
REASONS = ("start", "restart", "lost", "mismatch", "silence", "fault")


class Storm:
    """Random events at one table. Magnets are put and lifted as it likes."""

    def __init__(self, rig: BoardRig, chance: random.Random) -> None:
        self.rig, self.chance = rig, chance
        self.does = (self.touch, self.touch, self.touch, self.play, self.play, self.play, self.carry, self.resync)
        self.seldom = (self.flap, self.cells, self.mask, self.undo, self.pause, self.restart, self.strange)

    def step(self) -> None:
        choice = self.chance.random
        self.chance.choice(self.does if choice() < 0.85 else self.seldom)()
        if choice() < 0.6:
            self.rig.rest()

    def touch(self) -> None:
        cell = self.chance.choice(self.rig.cells)
        self.rig.lift(cell) if self.rig.stands[cell] else self.rig.put(cell)

    def play(self) -> None:
        """What a sensible player does, or anybody's nonsense."""
        rig, session = self.rig, self.rig.session
        prompts = session.pending
        if not prompts or session.outcome is not None:
            return
        game, prompt, spec = session.played.game, self.chance.choice(prompts), session.played.spec
        if prompt.need is Need.CHOICE:
            action = self.chance.choice(game.legal(cut(session.state, prompt.seat)))
        else:
            action = spec.chance(game, session.state, prompt, self.chance)
        seat = prompt.seat if self.chance.random() < 0.9 else self.chance.choice(session.seat_ids)
        rig.do(seat, json.loads(rig.encode(action)))

    def carry(self) -> None:
        """Everything is put where it belongs."""
        before = self.rig.occupied
        self.rig.set_up()
        self.rig.change(before)

    def resync(self) -> None:
        self.rig.table.handle(WholeBoard(self.rig.occupied, self.chance.choice(REASONS), 64))  # type: ignore[arg-type]

    def flap(self) -> None:
        state = self.chance.choice(("ok", "degraded", "offline"))
        self.rig.table.handle(Health(state, "" if state == "ok" else "board-deaf"))  # type: ignore[arg-type]

    def cells(self) -> None:
        some = frozenset(self.chance.sample(range(70), self.chance.randrange(3)))
        self.rig.table.handle(Cells(some, some, some))

    def mask(self) -> None:
        cell = self.chance.choice((*self.rig.cells, "z9"))
        seat = self.chance.choice(self.rig.session.seat_ids)
        self.rig.do(seat, {"act": "mask_cell", "cell": cell, "masked": self.chance.random() < 0.6})

    def undo(self) -> None:
        rig = self.rig
        rig.do(self.chance.choice(rig.session.seat_ids), {"act": "propose_undo"})
        while (proposal := rig.session.proposal) is not None:
            agree = self.chance.random() < 0.8
            rig.do(proposal.waiting[0], {"act": "consent", "proposal": proposal.id, "agree": agree})

    def pause(self) -> None:
        self.rig.host({"act": "pause"})
        self.touch()
        self.rig.host({"act": "resume"})

    def restart(self) -> None:
        self.rig.restart()
        self.rig.table.handle(Health("ok"))
        self.resync()

    def strange(self) -> None:
        """A channel that the board does not have."""
        self.rig.table.handle(Changed((Change(99, True, 0.0),), self.rig.occupied | {99}))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_comes_the_table_lives_and_the_rules_hold(
    tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(seed)
    wiring: tuple[Any, ...] = () if seed % 2 else tuple((f"{chr(97 + n % 8)}{n // 8 + 1}", "") for n in range(64))[::-1]
    rig = BoardRig(tmp_path, board=BoardSettings(wiring=wiring, fitted=True))
    rig.deal()
    storm = Storm(rig, chance)
    with caplog.at_level(logging.WARNING):
        for _ in range(STEPS):
            storm.step()
    assert not caplog.records
    for told in rig.session.history:
        moved = told.said.finding.code == "am-moved"
        assert told.said.how != "board" or moved or told.said.kind in ("foul", "unclear", "advice")
    again = fold_all(rig.game_entries())
    assert again.state == rig.session.state
    assert again.fouls == rig.session.fouls
    calm(rig)


def calm(rig: BoardRig) -> None:
    """Once every piece stands where it belongs and every sensor works, nothing is wrong any more."""
    rig.table.handle(Health("ok"))
    rig.table.handle(Cells(frozenset(), frozenset(), frozenset()))
    for cell in sorted(rig.table._board._masked):
        for seat in rig.session.state.still_in:
            rig.do(seat, {"act": "mask_cell", "cell": cell, "masked": False})
    rig.set_up()
    rig.table.handle(WholeBoard(rig.occupied, "lost", 64))
    rig.rest()
    assert not rig.session.fouls
    assert rig.table._board.rest in ("ready", "none")
