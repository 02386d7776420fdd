"""The pictures that rolls were judged from: one JPEG a roll, the last ones kept, all of them deletable."""

from __future__ import annotations

from pathlib import Path


class EvidenceStore:
    """Files `<number>.jpg` in one folder. `keep`: how many stay. All methods raise OSError if the disk does not let
    them; a picture is no part of the game, so the game goes on without it."""

    def __init__(self, folder: Path, keep: int) -> None:
        self._folder = folder
        self._keep = keep

    def put(self, number: int, jpeg: bytes) -> None:
        """Writes one picture and deletes what is now too old."""
        if self._keep == 0:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        part = self._folder / f"{number}.part"
        try:
            part.write_bytes(jpeg)
            part.replace(self._path(number))
        except OSError:
            part.unlink(missing_ok=True)
            raise
        for old in self.numbers()[: -self._keep]:
            self._path(old).unlink(missing_ok=True)

    def get(self, number: int) -> bytes | None:
        path = self._path(number)
        return path.read_bytes() if path.exists() else None

    def numbers(self) -> list[int]:
        """The pictures there are, the oldest first."""
        if not self._folder.is_dir():
            return []
        return sorted(int(path.stem) for path in self._folder.glob("*.jpg") if path.stem.isdecimal())

    def wipe(self) -> int:
        """Deletes all pictures; returns how many there were."""
        numbers = self.numbers()
        for number in numbers:
            self._path(number).unlink(missing_ok=True)
        for part in self._folder.glob("*.part"):  # the power went while it was written
            part.unlink(missing_ok=True)
        return len(numbers)

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.jpg"
