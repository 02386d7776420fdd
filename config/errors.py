"""What is wrong in a settings file: which file, where in it, what, and how to mend it."""

from __future__ import annotations


class ConfigError(ValueError):
    """A settings file that cannot be used. Its text is one sentence for a person."""

    def __init__(self, file: str, where: str, what: str, mend: str) -> None:
        super().__init__(
            f"{file}: {where}: {what}. {mend[0].upper()}{mend[1:]}." if mend else f"{file}: {where}: {what}."
        )
        self.file, self.where, self.what, self.mend = file, where, what, mend
