"""What fills the function slots of `Rules`: the basic game, and what the two variants put in its place."""

from __future__ import annotations

from typing import Final

from engine.core.facts import colour_facts, seat_fact
from engine.core.rulings import Finding
from engine.games.ufo_attack.actions import Action, Aim, AlienTo
from engine.games.ufo_attack.rules import Launch, Rules, Story, Tops
from engine.games.ufo_attack.state import MIDDLE, AlienMoved, Captured, Scored, State, Won

# A rolled UFO: what it offers.


def attack_only(state: State) -> tuple[Action, ...]:
    """Aim at one opponent's rocket (UA-5.1)."""
    return tuple(Aim(seat) for seat in state.opponents(state.mover))


def alien_or_attack(state: State) -> tuple[Action, ...]:
    """Put the alien on an opponent's top where it does not stand yet, or aim (UA-8.1, UA-8.7)."""
    others = state.opponents(state.mover)
    return (*(AlienTo(seat) for seat in others if seat != state.alien), *attack_only(state))


# The UFO on an attack's second roll.


def attack_fails(story: Story) -> None:
    """The attack is over (UA-5.3)."""
    story.says("ua-attack-failed", "UA-5.3")


def alien_strikes(story: Story) -> None:
    """All modules, if the alien stands on the rocket's top; else the attack fails (UA-8.3)."""
    victim = story.state.aim or ""
    if story.state.alien != victim:
        story.says("ua-attack-failed-no-alien", "UA-8.3", at=seat_fact(victim))
        return
    count = len(story.state.rockets[victim])
    story.happens(AlienMoved(MIDDLE))
    if story.seat in story.state.tops_on:
        story.says("ua-top-closes", "UA-6.2", reading=True)
        story.says("ua-alien-back", "UA-8.3", reading=True)
    elif count:
        story.happens(Captured(story.seat, victim))
        story.says("ua-captured", "UA-8.3", at=seat_fact(victim), count=count)
        story.says("ua-alien-back", "UA-8.3")
    else:
        story.says("ua-captured-nothing", "UA-8.8", reading=True, at=seat_fact(victim))
        story.says("ua-alien-back", "UA-8.8", reading=True)


# The rocket's top.


def too_few(rules: Rules, state: State, seat: str) -> Finding | None:
    """Modules missing to seven (UA-6.1)."""
    missing = rules.modules_to_launch - len(state.rockets[seat])
    if missing <= 0:
        return None
    return Finding("ua-too-few", "UA-6.1", {"at": seat_fact(seat), "missing": missing})


def colours_lacking(rules: Rules, state: State, seat: str) -> Finding | None:
    """Colours missing to one of each (UA-9.1); with `ten_any_colours`, a full load is enough (UA-9.7)."""
    lacks = state.lacks(seat)
    full = len(state.rockets[seat]) >= rules.points_to_win - rules.launch_bonus
    if not lacks or (full and rules.ten_any_colours):
        return None
    clause = "UA-9.7" if full else "UA-9.1"
    return Finding("ua-colours-lacking", clause, {"at": seat_fact(seat), "colours": colour_facts(lacks)}, reading=full)


AT_ONCE: Final = Tops(too_few, by_choice=False, on_clause="UA-6.1", off_clause="UA-6.3", keep_clause="UA-6.3")
BY_CHOICE: Final = Tops(colours_lacking, by_choice=True, on_clause="UA-9.1", off_clause="UA-9.1", keep_clause="UA-9.8")

# The launch.


def _win(story: Story) -> None:
    story.says("ua-launched", "UA-7.1")
    story.happens(Won(story.seat))


def _win_word(state: State) -> Finding:
    return Finding("ua-wins", "UA-7.1", {"seat": seat_fact(state.winner or "")})


def _score(story: Story) -> None:
    seat, rules = story.seat, story.rules
    count = len(story.state.rockets[seat])
    story.happens(Scored(seat, count + rules.launch_bonus))
    total = story.state.points[seat]
    story.says("ua-scored", "UA-9.2", count=count, points=count + rules.launch_bonus, total=total)
    if story.state.alien == seat:
        story.says("ua-alien-stays", "UA-9.6", reading=True)
    if total >= rules.points_to_win:
        story.happens(Won(seat))
    else:
        story.says("ua-plays-on", "UA-9.4", missing=rules.points_to_win - total)


def _points_word(state: State) -> Finding:
    seat = state.winner or ""
    return Finding("ua-wins-points", "UA-9.3", {"seat": seat_fact(seat), "total": state.points[seat]})


WINS: Final = Launch(_win, _win_word)
SCORES: Final = Launch(_score, _points_word)
