"""Looking into temples, opening them for all, and the treasure room."""

from __future__ import annotations

from engine.core.facts import colour_fact, seat_fact
from engine.core.rulings import Fact
from engine.core.secrets import Secret
from engine.games.ramses_pyramid.actions import (
    CorrectEarlier,
    CorrectNew,
    Look,
    NameTemple,
    OpenTemple,
    Reveal,
    Sees,
    Shows,
)
from engine.games.ramses_pyramid.events import (
    Doubted,
    FactDropped,
    Named,
    Noted,
    Opened,
    Retold,
    ScorpionWon,
    ShownToAll,
    Trapped,
)
from engine.games.ramses_pyramid.facts import place_fact
from engine.games.ramses_pyramid.knowledge import conflicts, notes_of, truth
from engine.games.ramses_pyramid.pyramid import crown
from engine.games.ramses_pyramid.rules import Story
from engine.games.ramses_pyramid.state import Inside, Phase


def look(story: Story, act: Look) -> None:
    space = story.state.temples[act.temple]
    story.happens(Opened(act.temple, Phase.PUT))
    story.says("rp-looked", "RP-9.1", temple=act.temple, at=space)
    colour = truth(story.state, act.temple) or act.sees
    if colour:
        _note(story, act.temple, colour)


def sees(story: Story, act: Sees) -> None:
    assert story.state.opening
    story.seen_by = frozenset({story.seat})
    _note(story, story.state.opening.temple, act.colour)


def _note(story: Story, temple: str, colour: str) -> None:
    before = notes_of(story.state, story.seat).get(temple)
    story.happens(Noted(story.seat, temple, Secret(Inside(colour), frozenset({story.seat}))))
    facts: dict[str, Fact] = {"temple": temple, "colour": colour_fact(colour)}
    if before and before != colour:
        story.whispers(frozenset({story.seat}), "rp-noted-anew", "RP-9.1", False, **facts, before=colour_fact(before))
    else:
        story.whispers(frozenset({story.seat}), "rp-noted", "RP-9.1", False, **facts)


def reveal(story: Story, act: Reveal) -> None:
    story.happens(Opened(act.temple, Phase.SHOW, act.for_))
    story.says("rp-opened", "RP-4.3", temple=act.temple, at=story.state.temples[act.temple], goal=place_fact(act.for_))
    colour = truth(story.state, act.temple) or act.shows
    if colour:
        _told(story, colour)


def open_temple(story: Story, act: OpenTemple) -> None:
    story.happens(Opened(act.temple, Phase.SHOW))
    story.says("rp-treasure-opened", "RP-8.1", temple=act.temple, colour=colour_fact(story.state.named[act.temple]))
    colour = truth(story.state, act.temple) or act.shows
    if colour:
        _told(story, colour)


def shows(story: Story, act: Shows) -> None:
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
    for other, fact in against.items():
        by = {"temple": opening.temple, "other": other, "by": seat_fact(fact.by)}
        code = "rp-contradicts" if fact.turn else "rp-contradicts-told"
        story.says(code, "RP-9.7", False, **by, turn=fact.turn)
        colours: dict[str, Fact] = {"colour": colour_fact(colour), "before": colour_fact(fact.colour)}
        _tell_seats(story, "rp-contradicting", "RP-9.7", temple=opening.temple, other=other, **colours)


def _fact(story: Story, temple: str, goal: str | None, colour: str) -> None:
    asked = story.state.colour(goal) if goal else story.state.named.get(temple)
    fits = colour == asked
    story.happens(ShownToAll(temple, colour, fits))
    if goal is None:
        code = "rp-named-right" if fits else "rp-named-wrong"
        story.says(code, "RP-8.1", temple=temple, asked=colour_fact(asked or ""))
    elif fits:
        story.says("rp-shows-right", "RP-4.3", temple=temple, goal=goal)
    else:
        story.says("rp-shows-wrong", "RP-4.3", temple=temple, goal=goal, asked=colour_fact(asked or ""))
    if goal is not None or not fits:
        _tell_seats(story, "rp-shows", "RP-9.3", temple=temple, colour=colour_fact(colour))
    for seat in story.state.seats:
        _tell_noter(story, seat, temple, colour)
    if goal is None:
        _treasure_shown(story, fits)
    else:
        story.awaits(Phase.PUT)


def _tell_seats(story: Story, code: str, clause: str, /, **facts: Fact) -> None:
    """A shown colour: those at the table hear it once; what the display says stays there to be read (RP-9.5)."""
    if story.rules.show_revealed:
        story.says(code, clause, False, **facts)
    else:
        story.whispers(frozenset(story.state.seats), code, clause, False, **facts)


def _tell_noter(story: Story, seat: str, temple: str, colour: str) -> None:
    """Who noted something else is told so, alone."""
    note = notes_of(story.state, seat).get(temple)
    if note and note != colour:
        facts = {"seat": seat_fact(seat), "colour": colour_fact(colour), "before": colour_fact(note)}
        story.whispers(frozenset({seat}), "rp-note-was-wrong", "RP-9.7", False, temple=temple, **facts)


def _treasure_shown(story: Story, fits: bool) -> None:
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


def correct_earlier(story: Story, _act: CorrectEarlier) -> None:
    opening = story.state.opening
    assert opening
    assert opening.told
    for temple in conflicts(story.state, opening.temple, opening.told):
        story.happens(FactDropped(temple))
        story.says("rp-earlier-corrected", "RP-9.7", temple=temple)
    _fact(story, opening.temple, opening.goal, opening.told)


def correct_new(story: Story, _act: CorrectNew) -> None:
    assert story.state.opening
    story.happens(Retold())
    story.says("rp-tell-again", "RP-9.7", temple=story.state.opening.temple)


def name_temple(story: Story, act: NameTemple) -> None:
    story.happens(Named(act.temple, act.colour))
    story.says("rp-named", "RP-8.1", temple=act.temple, colour=colour_fact(act.colour))
    if len(story.state.named) == len(story.state.temples):
        story.awaits(Phase.OPEN)
