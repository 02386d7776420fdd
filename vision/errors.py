"""What a person has to mend before there are pictures to read."""

from __future__ import annotations

from collections.abc import Mapping


class SourceError(Exception):
    """A camera's name in the settings or on the command line that means nothing: what is wrong, and how to mend it."""

    def __init__(self, what: str, how_to_fix: str) -> None:
        super().__init__(f"{what}. {how_to_fix}")
        self.what = what
        self.how_to_fix = how_to_fix


class CameraFault(Exception):
    """A camera, or a file that belongs to it, that cannot be used. The page has the words for `code` in each language;
    `facts` are what belongs into them, see CameraHealth."""

    def __init__(self, code: str, facts: Mapping[str, str | tuple[str, ...]] | None = None) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = dict(facts or {})
