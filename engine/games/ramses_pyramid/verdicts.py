"""What an allowed act brings: one function an act, told as a Story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.facts import colour_fact, seat_fact
from engine.core.rulings import Fact
from engine.games.ramses_pyramid.actions import (
    ChangeSide,
    CorrectEarlier,
    CorrectNew,
    Look,
    MoveOnRing,
    MummiesDown,
    NameTemple,
    OpenTemple,
    Place,
    PutTemple,
    Reveal,
    Roll,
    Sees,
    Shows,
    Steal,
    Step,
    Stop,
    TakeCrystal,
    TurnLayer,
)
from engine.games.ramses_pyramid.choices import put_clause
from engine.games.ramses_pyramid.events import (
    CrystalTaken,
    LayerTurned,
    Moved,
    Placed,
    Rolled,
    Stepped,
    Stolen,
    TemplePut,
)
from engine.games.ramses_pyramid.facts import face_fact, turn_fact
from engine.games.ramses_pyramid.places import BACK, PLACES, QUARTERS
from engine.games.ramses_pyramid.pyramid import act_on, go_on, move, mummies_down
from engine.games.ramses_pyramid.rules import Story
from engine.games.ramses_pyramid.state import Phase
from engine.games.ramses_pyramid.temples import (
    correct_earlier,
    correct_new,
    look,
    name_temple,
    open_temple,
    reveal,
    sees,
    shows,
)


def _place(story: Story, act: Place) -> None:
    story.happens(Placed(act.on))
    story.says("rp-placed", "RP-3.3", at=act.on)


def _roll(story: Story, act: Roll) -> None:
    story.happens(Rolled(act.die[0]))
    story.says("rp-rolled", "RP-4.1" if story.state.spot else "RP-3.1", face=face_fact(act.die[0]))
    act_on(story, act.die[0])


def _move_on_ring(story: Story, act: MoveOnRing) -> None:
    to = act.to if act.to.startswith("B") else BACK
    story.happens(Moved(story.seat, to))
    if to == BACK:
        story.says("rp-round", "RP-3.1")
        story.end_turn()
        return
    story.says("rp-moved", "RP-3.1", at=to)
    if to in story.state.crystals or story.state.temples_at(to):
        story.awaits(Phase.LAND)
    else:
        story.says("rp-nothing-there", "RP-3.2", at=to)
        story.end_turn()


def _take_crystal(story: Story, act: TakeCrystal) -> None:
    colour = story.state.crystals[act.at]
    second = colour in story.state.tents[story.seat]
    story.happens(CrystalTaken(story.seat, act.at))
    story.says("rp-crystal-taken", "RP-3.2", colour=colour_fact(colour), at=act.at)
    if second and story.state.temples_at(act.at):
        story.advises("rp-advise-second", "RP-3.2", colour=colour_fact(colour))
    story.end_turn()


def _steal(story: Story, act: Steal) -> None:
    story.happens(Stolen(story.seat, act.colour, act.from_))
    story.says("rp-stolen", "RP-5.2", colour=colour_fact(act.colour), at=seat_fact(act.from_))
    move(story)


def _turn_layer(story: Story, act: TurnLayer) -> None:
    story.happens(LayerTurned(int(act.layer[1:]), QUARTERS[act.by_turn]))
    story.says("rp-turned", "RP-5.3", layer=act.layer, turn=turn_fact(act.by_turn))
    move(story)


def _put_temple(story: Story, act: PutTemple) -> None:
    opening = story.state.opening
    assert opening
    begins = story.state.temples[act.temple]
    story.happens(TemplePut(act.temple, act.on))
    wrong = opening.fits is False
    story.says("rp-temple-put", put_clause(story.before), wrong, temple=act.temple, at=begins, to=act.on)
    if opening.fits:
        story.awaits(Phase.ENTER)
    else:
        story.end_turn()


def _step(story: Story, act: Step) -> None:
    up = PLACES[act.to] > PLACES[story.state.here]
    colour = story.state.colour(act.to)
    story.happens(Stepped(story.seat, act.to))
    facts: dict[str, Fact] = {"at": act.to, "colour": colour_fact(colour) if colour else "none"}
    code = "rp-stepped-up" if up else "rp-stepped-down"
    story.says(code, "RP-4.3", False, **facts)
    go_on(story)


def _change_side(story: Story, act: ChangeSide) -> None:
    story.happens(Moved(story.seat, act.to))
    story.says("rp-side-changed", "RP-4.2", at=act.to)
    story.end_turn()


def _stop(story: Story, _act: Stop) -> None:
    story.says("rp-stopped", "RP-4.5", reading=True, left=story.state.steps)
    story.end_turn()


VERDICTS: Final[dict[type, Callable[[Story, Any], None]]] = {
    Place: _place,
    Roll: _roll,
    MoveOnRing: _move_on_ring,
    TakeCrystal: _take_crystal,
    Look: look,
    Sees: sees,
    PutTemple: _put_temple,
    Steal: _steal,
    TurnLayer: _turn_layer,
    MummiesDown: mummies_down,
    Step: _step,
    ChangeSide: _change_side,
    Reveal: reveal,
    Shows: shows,
    CorrectEarlier: correct_earlier,
    CorrectNew: correct_new,
    Stop: _stop,
    NameTemple: name_temple,
    OpenTemple: open_temple,
}
