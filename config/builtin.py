"""The TOML files that come with the program: config/dice, config/boards, config/rulesets."""

from __future__ import annotations

from importlib import resources

from config.errors import ConfigError
from config.misfit import did_you_mean


def names(folder: str) -> tuple[str, ...]:
    """The files of a folder in order, without their ending."""
    files = resources.files("config").joinpath(folder).iterdir()
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in files if entry.name.endswith(".toml")))


def text(folder: str, name: str, what: str) -> str:
    """The text of one of them. Raises ConfigError for a name that is none; `what` it should be: die, board, ruleset."""
    known = names(folder)
    if name not in known:
        mend = f"{did_you_mean(name, known)}Use one of {', '.join(known)}, or a {what} file's path"
        raise ConfigError(name, what, f"is not a built-in {what}", mend)
    return resources.files("config").joinpath(f"{folder}/{name}.toml").read_text(encoding="utf-8")
