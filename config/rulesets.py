"""Named rulesets: TOML files that say the game, its variants and options, and who plays like that."""

from __future__ import annotations

from pathlib import Path

import msgspec

from config import builtin
from config.errors import ConfigError
from config.misfit import did_you_mean
from config.toml import load_toml, parse_toml
from engine.core.options import DIGEST, Ruleset, RulesetError, Value
from engine.core.registry import UnknownGameError, game_spec


class NamedRuleset(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One file of config/rulesets. `source` says who plays like that: a booklet, a family, a club."""

    game: str
    title: str
    source: str
    edition: str = DIGEST
    variants: tuple[str, ...] = ()
    options: dict[str, Value] = {}

    @property
    def ruleset(self) -> Ruleset:
        """What the engine takes."""
        return Ruleset(self.variants, self.options, self.edition)


def load_ruleset(path: Path) -> NamedRuleset:
    """The ruleset of a file, checked against its game. Raises ConfigError."""
    return _checked(load_toml(path, NamedRuleset), str(path))


def builtin_rulesets(game: str) -> dict[str, NamedRuleset]:
    """The rulesets that ship with the referee for one game, by file name without its ending."""
    found = {}
    for name in builtin.names("rulesets"):
        file = f"{name}.toml"
        named = parse_toml(builtin.text("rulesets", name, "ruleset"), NamedRuleset, file)
        if named.game == game:
            found[name] = _checked(named, file)
    return found


def find_ruleset(name: str, game: str) -> tuple[str, NamedRuleset]:
    """A ruleset by the name of one that ships, or by its file's path; it must be one of `game`. Raises ConfigError.

    Its short name comes with it.
    """
    path = Path(name)
    shipped = builtin_rulesets(game)
    if name in shipped:
        return name, shipped[name]
    if path.suffix != ".toml" and not path.exists():
        known = ", ".join(sorted(shipped)) or "none"
        mend = f"{did_you_mean(name, shipped)}Use one of {known}, or a ruleset file's path"
        raise ConfigError(name, "ruleset", f"is no ruleset of {game}", mend)
    named = load_ruleset(path)
    if named.game != game:
        raise ConfigError(name, "game", f"is a ruleset of {named.game}, not of {game}", "choose another")
    return path.stem, named


def _checked(named: NamedRuleset, file: str) -> NamedRuleset:
    try:
        game_spec(named.game).rules(named.ruleset)
    except UnknownGameError as error:
        raise ConfigError(file, "game", str(error), "name one of these games") from error
    except RulesetError as error:
        raise ConfigError(file, "options", str(error), "") from error
    return named
