"""What is wrong in a settings file: which file, where in it, what, and how to mend it."""

from __future__ import annotations

from typing import Final

NAMED: Final = ("file", "die", "board", "ruleset")
"""Not a place in a file, but what could not be found at all."""


class ConfigError(ValueError):
    """A settings file that cannot be used. Its text is one sentence for a person."""

    def __init__(self, file: str, where: str, what: str, mend: str) -> None:
        sentences = " ".join(
            _sentence(text) for text in (f"{file}: {where}: {what}", mend[:1].upper() + mend[1:]) if text
        )
        super().__init__(sentences)
        self.file, self.where, self.what, self.mend = file, where, what, mend

    def inside(self, file: str, where: str) -> ConfigError:
        """The same, of something that the key `where` of another file names: there a person looks first."""
        named = f"{self.file}: " if self.where in NAMED else f"{self.file}: {self.where}: "
        return ConfigError(file, where, f"{named}{self.what}", self.mend)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?")) else f"{text}."
