"""Ports for servers under test, below those that the system gives to outgoing connections (they start at 32,768): a
port that is closed for a moment and taken again later cannot have become somebody's connection meanwhile."""

from __future__ import annotations

import itertools
import os
import socket
from typing import Final

FIRST: Final = 20_000
EACH: Final = 1_000
"""Each worker of a parallel run has a stretch of its own, so that none takes what another has just let go."""
WORKERS: Final = 12

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
_start = os.getpid() % EACH
_candidates = (FIRST + EACH * _worker + (_start + number) % EACH for number in itertools.count())


def free_ports(count: int) -> list[int]:
    """That many ports in a row, all free."""
    ports: list[int] = []
    while len(ports) < count:
        port = next(_candidates)
        if not _free(port):
            ports = []
        elif ports and port != ports[-1] + 1:  # the stretch begins anew
            ports = [port]
        else:
            ports.append(port)
    return ports


def _free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", port))
        except OSError:
            return False
    return True
