"""The moment of the turn in a written position. What is in the middle of an act is reached by doing the act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from engine.core.game import SetupError
from engine.core.secrets import Secret
from engine.games.ramses_pyramid.actions import Look, OpenTemple, Reveal
from engine.games.ramses_pyramid.choices import loot, open_acts
from engine.games.ramses_pyramid.fold import shown
from engine.games.ramses_pyramid.knowledge import notes_of, truth
from engine.games.ramses_pyramid.places import BACK, PLACES, TRAPPED
from engine.games.ramses_pyramid.position_checks import check
from engine.games.ramses_pyramid.position_written import InHand, Position
from engine.games.ramses_pyramid.pyramid import fights
from engine.games.ramses_pyramid.rules import Rules, Story
from engine.games.ramses_pyramid.state import MUMMY, STEPS, Phase, Shown, State
from engine.games.ramses_pyramid.temples import look, open_temple, reveal


def at_moment(rules: Rules, state: State, position: Position) -> State:
    """The state at the written moment. Raises SetupError."""
    moment = position.moment
    make = _MOMENTS.get(moment)
    if make is None:
        known = ", ".join(f"'{name}'" for name in _MOMENTS)
        raise SetupError(f"`moment` is {moment!r}; write one of {known}")
    for name, moments in _BELONGS.items():
        if getattr(position, name) and moment not in moments:
            where = " or ".join(f"'{other}'" for other in moments)
            raise SetupError(f"`{name}` says nothing at the moment {moment!r}; drop it, or write the moment {where}")
    return make(rules, state, position)


def _begins(_rules: Rules, state: State, _position: Position) -> State:
    return replace(state, phase=Phase.PLACE if state.here == BACK else Phase.ROLL)


def _placed(_rules: Rules, state: State, _position: Position) -> State:
    if PLACES.get(state.here, (1, 0))[0] != 0:
        raise SetupError(f"at the moment 'placed', {state.turn} stands on the bottom layer, not on {state.here}")
    return replace(state, phase=Phase.ROLL, placed=True)


def _with_roll(state: State, position: Position) -> State:
    if position.word not in STEPS or state.here in (BACK, TRAPPED):
        raise SetupError(f"at the moment {position.moment!r}, `rolled` must be one of {', '.join(STEPS)}, by a seat")
    return replace(state, rolled=position.word)


def _rolled(rules: Rules, state: State, position: Position) -> State:
    """The special action of the roll is due."""
    rolled = _with_roll(state, position)
    phases = {"steal": Phase.STEAL, "rotate": Phase.ROTATE, MUMMY: Phase.MUMMIES}
    phase = phases.get(rolled.rolled or "")
    idle = (phase is Phase.STEAL and not loot(rules, rolled)) or (
        phase is Phase.MUMMIES and (rolled.king < rolled.summit or not (rolled.on or any(rolled.top)))
    )
    if phase is None or idle:
        raise SetupError(f"after {rolled.rolled!r} no special action is due here; write the moment 'moving'")
    return replace(rolled, phase=phase)


def _moving(rules: Rules, state: State, position: Position) -> State:
    rolled = _with_roll(state, position)
    word = rolled.rolled or ""
    most = rules.mummy_brown_steps if word == MUMMY and rolled.spot is None else STEPS[word]
    steps = most if position.steps is None else position.steps
    if not 1 <= steps <= most or position.heading not in (-1, 0, 1):
        raise SetupError(f"`steps` must be 1 to {most} after {word!r}, and `heading` 1 (up), -1 (down) or 0")
    phase = Phase.MOVE if rolled.spot else Phase.RING
    moving = replace(rolled, steps=steps, heading=position.heading, phase=phase)
    if not open_acts(rules, moving):
        raise SetupError(f"{state.turn} could do nothing here; mend the position")
    return moving


def _landed(rules: Rules, state: State, position: Position) -> State:
    landed = replace(state if position.word is None else _with_roll(state, position), phase=Phase.LAND)
    if not open_acts(rules, landed):
        raise SetupError(
            f"at the moment {position.moment!r}, {state.turn} is on a brown space with a crystal or a temple, and on "
            f"{state.here} is neither"
        )
    return landed


def _looked(rules: Rules, state: State, position: Position) -> State:
    landed, hand = _landed(rules, state, position), _in_hand(state, position)
    if hand.for_ is not None or hand.shows is not None:
        raise SetupError("a temple that was looked into has no `for` and no `shows`; what was seen stands in `seen`")
    if Look(hand.temple) not in open_acts(rules, landed):
        raise SetupError(f"temple {hand.temple} is not beside {state.here}, so {state.turn} cannot have looked into it")
    story = Story(rules, landed)
    look(story, Look(hand.temple))
    opening = story.state.opening
    if opening is None or hand.temple not in notes_of(story.state, story.seat):
        return story.state
    return replace(story.state, opening=replace(opening, noted=Secret(True, frozenset({story.seat}))))


def _opened(rules: Rules, state: State, position: Position) -> State:
    """Opened for a place, or in the treasure room."""
    hand = _in_hand(state, position)
    if position.named:
        return _opened_in_room(rules, _named(rules, state, position), hand)
    before = (_begins if position.word is None else _moving)(rules, state, position)
    act = Reveal(hand.temple, hand.for_ or "", hand.shows)
    acts = open_acts(rules, before)
    if Reveal(act.temple, act.for_) not in acts:
        goals = ", ".join(dict.fromkeys(other.for_ for other in acts if isinstance(other, Reveal))) or "none"
        raise SetupError(f"no temple can be opened for {hand.for_!r} here; the places for `for` are: {goals}")
    story = Story(rules, before)
    reveal(story, act)
    return story.state


def _opened_in_room(rules: Rules, room: State, hand: InHand) -> State:
    if OpenTemple(hand.temple) not in open_acts(rules, room):
        raise SetupError(f"temple {hand.temple} is open already; `opening` is the one that is opened now")
    story = Story(rules, room)
    open_temple(story, OpenTemple(hand.temple, hand.shows))
    if story.state.phase not in (Phase.SHOW, Phase.CONFLICT):
        raise SetupError(
            f"what temple {hand.temple} shows is known, so it is judged already; write the moment 'named' and what was "
            f"right in `opened`"
        )
    return story.state


def _entering(rules: Rules, state: State, position: Position) -> State:
    hand = _in_hand(state, position)
    told = hand.shows or truth(state, hand.temple) or position.public.get(hand.temple)
    known = replace(position, opening=replace(hand, shows=told))
    opened = _opened(rules, state, known)
    if opened.phase is not Phase.PUT or opened.opening is None or not opened.opening.fits:
        raise SetupError(f"temple {hand.temple} must show the colour of {hand.for_}; write it as `shows`")
    return replace(opened, phase=Phase.ENTER)


def _in_hand(state: State, position: Position) -> InHand:
    """The temple in hand, which must be one of the game's, with a colour that it can have."""
    hand = position.opening
    if hand is None:
        raise SetupError(f"at the moment {position.moment!r}, `opening` must say which temple is in hand")
    if hand.temple not in state.temples:
        raise SetupError(f"`opening` names the temple {hand.temple!r}; they are {', '.join(state.temples)}")
    if hand.shows is not None and hand.shows not in state.colours:
        raise SetupError(f"`opening`: {hand.temple} shows {hand.shows!r}; the colours are {', '.join(state.colours)}")
    if hand.shows is not None and truth(state, hand.temple) not in (None, hand.shows):
        raise SetupError(
            f"`opening`: {hand.temple} shows {hand.shows!r}, but holds another colour; mend one of the two"
        )
    return hand


def _naming(rules: Rules, state: State, position: Position) -> State:
    room = _in_room(rules, state, position)
    if len(room.named) == len(room.temples):
        raise SetupError("all temples are named; write the moment 'named'")
    return room


def _named(rules: Rules, state: State, position: Position) -> State:
    room = _in_room(rules, state, position)
    if len(room.named) < len(room.temples):
        missing = ", ".join(temple for temple in room.temples if temple not in room.named)
        raise SetupError(f"`named` lacks {missing}; write the moment 'naming', or name all temples (RP-8.2)")
    for temple in position.opened:
        if temple not in room.temples or position.opened.count(temple) > 1:
            raise SetupError(f"`opened` has {temple!r}; write temples, each once, out of {', '.join(room.temples)}")
        if truth(state, temple) not in (None, room.named[temple]):
            raise SetupError(f"temple {temple} was named wrongly, and the first wrong one ends it (RP-8.2)")
    if len(position.opened) == len(room.temples):
        raise SetupError("all temples are opened, so the game is over; leave one out of `opened`")
    facts = {temple: Shown(room.named[temple], state.mover, 0) for temple in position.opened}
    room = replace(
        room,
        phase=Phase.OPEN,
        opened=position.opened,
        shown=Secret({**shown(state), **facts}, state.shown.seen_by),
    )
    check(rules, room)
    return room


def _in_room(rules: Rules, state: State, position: Position) -> State:
    """The king has just been defeated, and the temples are being named."""
    if not rules.treasure_room:
        raise SetupError(f"the moment {position.moment!r} needs the variant 'treasure_room' (RP-8.1)")
    if not fights(state):
        raise SetupError(
            f"{state.turn} has defeated the king, so stands just below him, on layer L{state.king - 1}, not on "
            f"{state.here}"
        )
    for temple, colour in position.named.items():
        if temple not in state.temples or colour not in state.colours:
            raise SetupError(
                f"`named` has {temple}: {colour!r}; the temples are {', '.join(state.temples)}, the colours "
                f"{', '.join(state.colours)}"
            )
    if len(set(position.named.values())) < len(position.named):
        raise SetupError("`named` has a colour twice; each is named once (RP-8.2)")
    return replace(state, phase=Phase.NAME, rolled=MUMMY, crown=state.turn, named=dict(position.named))


_MOMENTS: Final[dict[str, Callable[[Rules, State, Position], State]]] = {
    "start of turn": _begins,
    "the game begins": _begins,
    "placed": _placed,
    "rolled": _rolled,
    "moving": _moving,
    "landed": _landed,
    "looked": _looked,
    "opened": _opened,
    "entering": _entering,
    "naming": _naming,
    "named": _named,
}
_BELONGS: Final = {
    "opening": ("looked", "opened", "entering"),
    "named": ("naming", "named", "opened"),
    "opened": ("named", "opened"),
}
"""What of a written position belongs to some moments only."""
