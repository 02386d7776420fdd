"""Acts on keys: what each is called, what it would bring, and a position in one line of text."""

from __future__ import annotations

from typing import Any, Final

from engine.core.notation import tag_of
from engine.core.rulings import Fact, Finding
from engine.core.secrets import Cut
from engine.games.lunar_command.actions import Abduct, Action, Build, ClaimStation, MoveUfo, Place, Roll, Walk
from engine.games.lunar_command.facts import a_thing, face_facts, thing
from engine.games.lunar_command.grid import AXES, NORTH_SOUTH, WEST_EAST
from engine.games.lunar_command.outlook import closes, scores_at_once
from engine.games.lunar_command.state import FIGURES, OFF, Phase, State
from engine.games.lunar_command.tokens import COLOUR_OF, FREE, HALF_TOKENS, KINDS, KINDS_OF, WHITE, is_start

_CLAUSES: Final = {
    "roll": "LC-3.1",
    "build": "LC-4.1",
    "walk": "LC-5.1",
    "stop": "LC-5.4",
    "ufo": "LC-6.1",
    "abduct": "LC-10.1",
    "place": "LC-11.1",
    "pass": "LC-3.3",
    "claim_station": "LC-7.1",
}


def label(action: Action) -> Finding:
    """The act's name on a key: the message `lc-act-<act>` with what the act points at."""
    tag = tag_of(type(action))
    code = f"lc-act-{tag.replace('_', '-')}"
    facts: dict[str, Fact] = {}
    if isinstance(action, Build):
        known = action.piece in KINDS
        facts = {"piece": thing(action.piece) if known else action.piece, "space": action.at}
        facts["a_piece"] = a_thing(action.piece) if known else action.piece
        if action.lies in AXES:
            code, facts["lies"] = "lc-act-build-lying", thing(action.lies)
            if action.piece == "airlock":
                # What one wants of an airlock is the way through, which is across the way it lies.
                across = NORTH_SOUTH if action.lies == WEST_EAST else WEST_EAST
                code, facts["through"] = "lc-act-build-airlock", thing(across)
    if isinstance(action, Walk):
        known = action.figure in FIGURES
        facts = {"figure": thing(action.figure) if known else action.figure, "from": action.from_, "space": action.to}
    if isinstance(action, MoveUfo):
        code = "lc-act-ufo-placed" if action.from_ == OFF else code
        facts = {"from": action.from_, "space": action.to}
    if isinstance(action, Abduct):
        facts = {"ufo": action.ufo, "from": action.astronaut, "space": action.to}
    if isinstance(action, Place):
        known = action.thing in ("dome", "robot", "astronaut", "ufo")
        facts = {"a_thing": a_thing(action.thing) if known else action.thing, "space": action.at}
    if isinstance(action, Roll):
        facts = {"face": face_facts(action.die)}
    if isinstance(action, ClaimStation):
        facts = {"space": action.at}
    return Finding(code, _CLAUSES[tag], facts)


def hint(game: Any, view: Cut[State], action: Action) -> Finding | None:
    """What a legal act would bring, if that is worth a word: points, a station that it closes, the pieces left."""
    state: State = view.value
    if isinstance(action, Abduct | Walk):
        points = scores_at_once(game.rules, state, action)
        return Finding("lc-hint-scores", "LC-7.4", {"points": points}) if points else None
    if not isinstance(action, Build) or state.phase is not Phase.ACT:
        return None
    stations = closes(game.rules, state, action)
    if stations:
        own = sum(station.points.get(state.team, 0) for station in stations)
        return Finding("lc-hint-closes", "LC-7.1", {"count": len(stations), "points": own})
    return Finding("lc-hint-left", "LC-2.2", {"count": state.left(action.piece, state.team)})


def pieces(state: State) -> dict[str, int]:
    """Every piece, robot, astronaut and UFO, wherever it is."""
    counts: dict[str, int] = {}
    for colour, supply in state.supplies.items():
        for kind, count in supply.items():
            counts[f"{colour} {kind}"] = count
    halves = 0
    for token in state.board:
        halves += token in HALF_TOKENS
        if token == FREE or is_start(token) or token in HALF_TOKENS:
            continue
        for kind in KINDS_OF[token]:
            colour = WHITE if kind in ("straight", "square") else COLOUR_OF[token]
            counts[f"{colour} {kind}"] += 1
    counts["white straight"] += halves // 2
    waiting = state.to_place
    for figure in FIGURES:
        on_board = sum(state.figures(figure).values()) + waiting.get(figure, 0)
        counts[figure] = on_board + sum(section[figure] for section in state.crew.values())
    return {**counts, "ufo": len(state.ufos) + state.ufos_off + waiting.get("ufo", 0)}


def show(state: State) -> str:
    """The position in one line: whose turn, the points, the map's rows from north to south, closed stations."""
    turn = "over" if state.phase is Phase.OVER else f"{state.turn} {state.phase.value}"
    scores = " ".join(f"{team} {points}" for team, points in state.scores.items())
    tokens = [_token(state, space) for space in range(len(state.board))]
    rows = [" ".join(tokens[start : start + state.width]) for start in range(0, len(tokens), state.width)]
    stations = "; ".join(
        f"{' '.join(station.spaces)}: {station.owner or 'nobody'}" for station in state.closed_stations
    )
    return f"{turn} | {scores} | {' / '.join(rows)}" + (f" | {stations}" if stations else "")


def _token(state: State, space: int) -> str:
    """What a map shows of a space: the piece, else a UFO, else figures."""
    name = state.grid.names[space]
    if state.board[space] != FREE:
        return state.board[space]
    if name in state.ufos:
        return "ua" if name in state.held else "uf"
    robots, astronauts = state.robots.get(name, 0), state.astronauts.get(name, 0)
    if robots and astronauts:
        return f"{min(robots, 9)}{min(astronauts, 9)}"
    return f"r{min(robots, 9)}" if robots else f"a{min(astronauts, 9)}" if astronauts else FREE
