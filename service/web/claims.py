"""One-time claims: what a link or QR code carries, to be swapped once for a password.

A claim is 128 random bits in the URL's fragment, which no server and no proxy sees in its log. It lies in the data
folder as one file named by its SHA-256, so that `referee host-link` can make one beside a running service and a read
of the folder gives no claim away. Taking it is a rename, which succeeds once, whoever tries at the same time. Finding
it by its digest needs no comparison whose time could tell something; the comparison after it is constant-time anyway.

Its age is counted on the machine's monotonic clock, together with the boot's id: a Pi's wall clock may jump.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from service.files import write_private

LIFETIME_S: Final = 300.0
MEMORY_S: Final = 86_400.0
"""How long a used or old claim is still known as such, so that a second use is told apart from nonsense."""

Role: TypeAlias = Literal["seat", "table", "host"]
Fault: TypeAlias = Literal["claim-unknown", "claim-used", "claim-expired"]


class Claim(msgspec.Struct, frozen=True):
    """What a claim opens. `born` in monotonic seconds of the boot `boot`; `digest` is the SHA-256 of the secret."""

    role: Role
    seat: str | None
    born: float
    boot: str
    digest: str


@dataclass(frozen=True)
class Refusal:
    """Why a claim was not taken; `claim` says whose it was, where that is known."""

    code: Fault
    claim: Claim | None = None


def boot_id() -> str:
    """Changes with each start of the machine (random(4)); empty where the system has none."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return ""


class Claims:
    """The claims in `folder` (made if missing). All methods may be used from any thread or process."""

    def __init__(
        self, folder: Path, clock: Callable[[], float] = time.monotonic, boot: Callable[[], str] = boot_id
    ) -> None:
        self._folder = folder
        self._clock = clock
        self._boot = boot()

    def issue(self, role: Role, seat: str | None = None) -> str:
        """A new secret. Earlier ones for the same role and seat that nobody has used are void. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.void(role, seat)
        self._forget()
        secret = secrets.token_urlsafe(16)
        claim = Claim(role, seat, self._clock(), self._boot, _digest(secret))
        write_private(self._file(claim.digest, "open"), msgspec.json.encode(claim))
        return secret

    def redeem(self, secret: str) -> Claim | Refusal:
        """The claim, which is used up by this; or why not. Raises OSError where the disk takes no note of it."""
        digest = _digest(secret)
        waiting, taken = self._file(digest, "open"), self._file(digest, "used")
        claim = _read(waiting)
        if claim is None or not hmac.compare_digest(claim.digest, digest):
            return self._missed(taken)
        if self._age(claim) > LIFETIME_S:
            return Refusal("claim-expired", claim)
        try:
            waiting.rename(taken)
        except FileNotFoundError:  # somebody was quicker by a moment
            return self._missed(taken)
        return claim

    def give_back(self, claim: Claim) -> None:
        """A claim that could not be honoured may be used again. Raises OSError."""
        self._file(claim.digest, "used").rename(self._file(claim.digest, "open"))

    def _missed(self, taken: Path) -> Refusal:
        used = _read(taken)
        return Refusal("claim-used", used) if used else Refusal("claim-unknown")

    def void(self, role: Role, seat: str | None = None) -> None:
        """Claims for this role and seat that nobody has used open nothing any more. Raises OSError."""
        for path in self._folder.glob("*.open"):
            claim = _read(path)
            if claim is None or (claim.role, claim.seat) == (role, seat):
                path.unlink(missing_ok=True)

    def _forget(self) -> None:
        for path, claim in self._known():
            if self._age(claim) > MEMORY_S:
                path.unlink(missing_ok=True)

    def _known(self) -> Iterator[tuple[Path, Claim]]:
        for path in (*self._folder.glob("*.open"), *self._folder.glob("*.used")):
            claim = _read(path)
            if claim is not None:
                yield path, claim

    def _age(self, claim: Claim) -> float:
        """Seconds; endless for a claim of an earlier boot."""
        return self._clock() - claim.born if claim.boot == self._boot else float("inf")

    def _file(self, digest: str, state: Literal["open", "used"]) -> Path:
        return self._folder / f"{digest}.{state}"


def _read(path: Path) -> Claim | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Claim)
    except (OSError, msgspec.MsgspecError):
        return None


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()
