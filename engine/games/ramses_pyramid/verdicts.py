"""What an allowed act brings: one function an act, told as a Story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.rulings import Fact
from engine.core.secrets import Secret
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
from engine.games.ramses_pyramid.events import (
    CrystalTaken,
    Doubted,
    FactDropped,
    LayerTurned,
    Moved,
    Named,
    Noted,
    Opened,
    Placed,
    Retold,
    Rolled,
    ScorpionWon,
    ShownToAll,
    Stepped,
    Stolen,
    TemplePut,
    Trapped,
)
from engine.games.ramses_pyramid.facts import colour_fact, face_fact, place_fact, seat_fact, turn_fact
from engine.games.ramses_pyramid.knowledge import conflicts, notes_of, truth
from engine.games.ramses_pyramid.places import BACK, PLACES, QUARTERS
from engine.games.ramses_pyramid.pyramid import act_on, crown, go_on, move, mummies_down
from engine.games.ramses_pyramid.rules import Story
from engine.games.ramses_pyramid.state import Inside, Phase


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


def _look(story: Story, act: Look) -> None:
    space = story.state.temples[act.temple]
    story.happens(Opened(act.temple, Phase.PUT))
    story.says("rp-looked", "RP-9.1", temple=act.temple, at=space)
    colour = truth(story.state, act.temple) or act.sees
    if colour:
        _note(story, act.temple, colour)


def _sees(story: Story, act: Sees) -> None:
    assert story.state.opening
    story.seen_by = frozenset({story.seat})
    _note(story, story.state.opening.temple, act.colour)


def _note(story: Story, temple: str, colour: str) -> None:
    before = notes_of(story.state, story.seat).get(temple)
    story.happens(Noted(story.seat, temple, Secret(Inside(colour), frozenset({story.seat}))))
    facts: dict[str, Fact] = {"temple": temple, "colour": colour_fact(colour)}
    if before and before != colour:
        story.whispers(story.seat, "rp-noted-anew", "RP-9.1", **facts, before=colour_fact(before))
    else:
        story.whispers(story.seat, "rp-noted", "RP-9.1", **facts)


def _put_temple(story: Story, act: PutTemple) -> None:
    opening = story.state.opening
    assert opening
    begins = story.state.temples[act.temple]
    story.happens(TemplePut(act.temple, act.on))
    wrong = opening.fits is False
    clause = "RP-3.2" if opening.goal is None else "RP-4.7" if wrong else "RP-4.3"
    story.says("rp-temple-put", clause, wrong, temple=act.temple, at=begins, to=act.on)
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


def _reveal(story: Story, act: Reveal) -> None:
    story.happens(Opened(act.temple, Phase.SHOW, act.for_))
    story.says("rp-opened", "RP-4.3", temple=act.temple, at=story.state.temples[act.temple], goal=place_fact(act.for_))
    colour = truth(story.state, act.temple) or act.shows
    if colour:
        _told(story, colour)


def _open_temple(story: Story, act: OpenTemple) -> None:
    story.happens(Opened(act.temple, Phase.SHOW))
    story.says("rp-treasure-opened", "RP-8.1", temple=act.temple, colour=colour_fact(story.state.named[act.temple]))
    colour = truth(story.state, act.temple) or act.shows
    if colour:
        _told(story, colour)


def _shows(story: Story, act: Shows) -> None:
    _told(story, act.colour)


def _told(story: Story, colour: str) -> None:
    """A colour for the opened temple: a fact, unless it contradicts an earlier one (RP-9.7)."""
    opening = story.state.opening
    assert opening
    against = conflicts(story.state, opening.temple, colour)
    if not against:
        _fact(story, opening.temple, opening.goal, colour)
        return
    story.happens(Doubted(colour))
    for temple, fact in against.items():
        story.says(
            "rp-contradicts" if fact.turn else "rp-contradicts-told",
            "RP-9.7",
            temple=opening.temple,
            colour=colour_fact(colour),
            other=temple,
            before=colour_fact(fact.colour),
            by=seat_fact(fact.by),
            turn=fact.turn,
        )


def _fact(story: Story, temple: str, goal: str | None, colour: str) -> None:
    asked = story.state.colour(goal) if goal else story.state.named.get(temple)
    fits = colour == asked
    story.happens(ShownToAll(temple, colour, fits))
    for seat in story.state.seats:
        _tell_noter(story, seat, temple, colour)
    if goal is None:
        _treasure_shown(story, temple, colour, fits)
    else:
        code = "rp-shows-right" if fits else "rp-shows-wrong"
        facts: dict[str, Fact] = {
            "temple": temple,
            "colour": colour_fact(colour),
            "goal": goal,
            "asked": colour_fact(asked or ""),
        }
        story.says(code, "RP-4.3", False, **facts)
        story.awaits(Phase.PUT)


def _tell_noter(story: Story, seat: str, temple: str, colour: str) -> None:
    """Who noted something else is told so, alone."""
    note = notes_of(story.state, seat).get(temple)
    if note and note != colour:
        story.whispers(
            seat, "rp-note-was-wrong", "RP-9.7", temple=temple, colour=colour_fact(colour), before=colour_fact(note)
        )


def _treasure_shown(story: Story, temple: str, colour: str, fits: bool) -> None:
    facts: dict[str, Fact] = {
        "temple": temple,
        "colour": colour_fact(colour),
        "asked": colour_fact(story.state.named[temple]),
    }
    story.says("rp-named-right" if fits else "rp-named-wrong", "RP-8.1", False, **facts)
    if not fits:
        _pyramid_closes(story)
    elif len(story.state.opened) == len(story.state.temples):
        story.happens(ScorpionWon(story.seat))
        crown(story, "rp-wins-scorpion", "RP-8.1")
    else:
        story.awaits(Phase.OPEN)


def _pyramid_closes(story: Story) -> None:
    if story.rules.trapped == "no_treasure":
        crown(story, "rp-wins-trapped", "RP-8.1")
        return
    story.happens(Trapped(story.seat))
    story.says("rp-trapped", "RP-8.2", reading=True)
    if len(story.state.playing()) == 1:
        story.wins("rp-king-wins-last", "RP-8.2", ())
    else:
        story.end_turn()


def _correct_earlier(story: Story, _act: CorrectEarlier) -> None:
    opening = story.state.opening
    assert opening
    assert opening.told
    for temple in conflicts(story.state, opening.temple, opening.told):
        story.happens(FactDropped(temple))
        story.says("rp-earlier-corrected", "RP-9.7", temple=temple)
    _fact(story, opening.temple, opening.goal, opening.told)


def _correct_new(story: Story, _act: CorrectNew) -> None:
    assert story.state.opening
    story.happens(Retold())
    story.says("rp-tell-again", "RP-9.7", temple=story.state.opening.temple)


def _stop(story: Story, _act: Stop) -> None:
    story.says("rp-stopped", "RP-4.5", reading=True, left=story.state.steps)
    story.end_turn()


def _name_temple(story: Story, act: NameTemple) -> None:
    story.happens(Named(act.temple, act.colour))
    story.says("rp-named", "RP-8.1", temple=act.temple, colour=colour_fact(act.colour))
    if len(story.state.named) == len(story.state.temples):
        story.awaits(Phase.OPEN)


VERDICTS: Final[dict[type, Callable[[Story, Any], None]]] = {
    Place: _place,
    Roll: _roll,
    MoveOnRing: _move_on_ring,
    TakeCrystal: _take_crystal,
    Look: _look,
    Sees: _sees,
    PutTemple: _put_temple,
    Steal: _steal,
    TurnLayer: _turn_layer,
    MummiesDown: mummies_down,
    Step: _step,
    ChangeSide: _change_side,
    Reveal: _reveal,
    Shows: _shows,
    CorrectEarlier: _correct_earlier,
    CorrectNew: _correct_new,
    Stop: _stop,
    NameTemple: _name_temple,
    OpenTemple: _open_temple,
}
