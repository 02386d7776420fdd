"""What a person has to mend before there are pictures to read."""

from __future__ import annotations


class SourceError(Exception):
    """A camera, or a file that belongs to it, that cannot be used: what is wrong, and how to mend it."""

    def __init__(self, what: str, how_to_fix: str) -> None:
        super().__init__(f"{what}. {how_to_fix}")
        self.what = what
        self.how_to_fix = how_to_fix
