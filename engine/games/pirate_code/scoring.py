"""The scoring of a turn's gems on one code that the referee knows (PC-4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.pirate_code.state import BROWN, GOLD, STAYS, Code, Laid, Spots


def score(code: Code, gold: Spots, gems: Sequence[Laid]) -> tuple[tuple[Laid, str], ...]:
    """The gems with their answers, all scored together: right places first, then the others, each in their order
    (PC-4.5).

    A gem is right in colour while the code has a gem of its colour on a position that is not gold (PC-4.4, PC-8.4).
    """
    right = [gem for gem in gems if code[gem.at - 1] == gem.colour]
    solved = {gem.at for gem in right}
    others = [gem for gem in gems if gem.at not in solved]
    left = {colour for at, colour in enumerate(code, 1) if at not in solved and gold[at - 1] is None}
    return (
        *((gem, GOLD) for gem in right),
        *((gem, STAYS if gem.colour in left else BROWN) for gem in others),
    )
