"""Where the page can be reached, and which ports are free for it and for the broker's two."""

from __future__ import annotations

import errno
import fcntl
import logging
import os
import socket
import struct
from pathlib import Path
from typing import Final

import msgspec

from service.files import write_private
from service.processes import start_ticks

log = logging.getLogger(__name__)

_SIOCGIFADDR: Final = 0x8915
"""The interface's IPv4 address, netdevice(7)."""
_TRIES: Final = 20
ADDRESS_FILE: Final = "address.json"


class PortsBusyError(RuntimeError):
    """The ports asked for cannot be had. Its text says which, why, and what to do."""


class Running(msgspec.Struct, frozen=True):
    """The service that runs on a data folder, or ran last (`pid` 0). `started`: see processes.start_ticks."""

    pid: int
    started: int
    address: str
    port: int


def port_fault(host: str, port: int) -> str | None:
    """Why nothing can listen on this IPv4 address and port, and how to mend it; None if something can."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
            probe.listen(1)
        except OSError as error:
            return f"Port {port} on {host} cannot be used: {error.strerror or error}. {port_mend(error, port)}"
    return None


def port_mend(error: OSError, port: int) -> str:
    """What to do about a port that could not be bound."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        own = ", ".join(dict.fromkeys(_interface_addresses()))
        return f"`host` in [http] must be 0.0.0.0, for all networks, or an address of this computer: {own}."
    if error.errno == errno.EACCES:
        return f"Ports below {unprivileged_port()} are root's alone; choose a higher `port` in [http]."
    return f"Choose another `port` in [http], or see who holds it with `ss -ltnp 'sport = :{port}'`."


def unprivileged_port() -> int:
    """The first port that others than root may listen on."""
    try:
        return int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())
    except OSError:
        return 1024


def choose_port(host: str, wanted: int, fixed: bool) -> int:
    """A port P with P (page), P + 1 (websockets) and P + 2 (the service's own, loopback) free.

    Starts at `wanted`; with `fixed` (somebody chose it) no other is taken. Raises PortsBusyError.
    """
    faults = []
    for port in range(wanted, wanted + 3 * (1 if fixed else _TRIES), 3):
        fault = _first_fault(host, port)
        if fault is None:
            return port
        faults.append(fault)
    raise PortsBusyError(f"{faults[0]} The referee needs three in a row: {wanted} to {wanted + 2}.")


def _first_fault(host: str, port: int) -> str | None:
    faults = (port_fault(*place) for place in ((host, port), (host, port + 1), ("127.0.0.1", port + 2)))
    return next((fault for fault in faults if fault), None)


def reachable_hosts(bound: str) -> tuple[str, ...]:
    """The IPv4 addresses at which others find a server bound to `bound`, the best first; never empty."""
    if bound != "0.0.0.0":
        return (bound,)
    routed = _routed_address()
    found = [address for address in _interface_addresses() if not address.startswith("127.")]
    ordered = sorted(dict.fromkeys(found), key=lambda address: address != routed)
    return tuple(ordered) or ("127.0.0.1",)


def note_running(data: Path, address: str, port: int) -> None:
    """For `referee host-link`, and for the next start. Raises OSError."""
    _write(data, Running(os.getpid(), start_ticks(os.getpid()) or 0, address, port))


def forget_running(data: Path) -> None:
    """Keeps the port: after a restart the pages that are open look for the service where it was."""
    running = _read(data)
    if running is None or running.pid != os.getpid():
        return
    try:
        _write(data, Running(0, 0, running.address, running.port))
    except OSError as error:
        log.warning("that the service has ended could not be noted: %s", error)


def find_running(data: Path) -> Running | None:
    """The service that runs on this data folder, None if none does."""
    running = _read(data)
    return running if running and running.pid and start_ticks(running.pid) == running.started else None


def last_port(data: Path) -> int | None:
    """Where the page was served last time."""
    running = _read(data)
    return running.port if running else None


def _write(data: Path, running: Running) -> None:
    write_private(data / ADDRESS_FILE, msgspec.json.encode(running))


def _read(data: Path) -> Running | None:
    try:
        return msgspec.json.decode((data / ADDRESS_FILE).read_bytes(), type=Running)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("%s cannot be read and is left out: %s", data / ADDRESS_FILE, error)
        return None


def _routed_address() -> str:
    """The address that the default route leaves from. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""  # no network at all
        return str(probe.getsockname()[0])


def _interface_addresses() -> list[str]:
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, request)
            except OSError:
                continue  # this interface has no IPv4 address
            found.append(socket.inet_ntoa(answer[20:24]))
    return found
