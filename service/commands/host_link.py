"""`referee host-link`: the running service's address and a fresh link for the host, with its QR code."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from service.addresses import find_running
from service.commands.typed import typed
from service.web.access import CLAIMS_FOLDER
from service.web.claims import LIFETIME_S, Claims
from service.web.qr import qr_text


class HostLink(msgspec.Struct, frozen=True):
    """`link` is good once, for `seconds`. `address` is the page as a spectator sees it."""

    address: str
    link: str
    seconds: int


def make_host_link(data: Path) -> HostLink | None:
    """None: no service runs on this data folder. Raises OSError where the folder cannot be written."""
    running = find_running(data)
    if running is None:
        return None
    secret = Claims(data / CLAIMS_FOLDER).issue("host")
    return HostLink(running.address, f"{running.address}/#claim={secret}", int(LIFETIME_S))


def host_link_main(data: Path, as_json: bool) -> int:
    """Prints the link. Returns the exit status."""
    try:
        made = make_host_link(data)
    except OSError as error:
        print(
            f"referee: no link can be made in {data}: {error.strerror}. Run this as the user who runs the referee.",
            file=sys.stderr,
        )
        return 1
    if made is None:
        print(
            f"referee: no referee runs on {data}. Start it with `{typed('run')}`, or name its table file with -c.",
            file=sys.stderr,
        )
        return 1
    if as_json:
        print(msgspec.json.encode(made).decode())
        return 0
    print(f"Page: {made.address}\nHost: {made.link}\nGood once, for {made.seconds // 60} minutes.\n")
    print(qr_text(made.link))
    return 0
