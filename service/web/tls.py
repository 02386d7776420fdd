"""The certificate for https and wss, if the table has one (`[http.tls]`)."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path


class TlsError(ValueError):
    """Certificate and key cannot be used. The message names the file, what is wrong and how to mend it."""


@dataclass(frozen=True)
class Tls:
    """`certificate`: a PEM file with the whole chain; `key`: its private key, PEM without a password; `name`: the host
    name that the certificate is for, which links and QR codes then have."""

    certificate: Path
    key: Path
    name: str

    def check(self) -> None:
        """Raises TlsError."""
        for file in (self.certificate, self.key):
            try:
                file.read_bytes()
            except OSError as error:
                raise TlsError(f"{file} cannot be read: {error.strerror}. Correct [http.tls] or the file.") from error
        try:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(self.certificate, self.key, _no_password)
        except ssl.SSLError as error:
            raise TlsError(
                f"{self.certificate} and {self.key} are no certificate with its key ({error.reason or error}). "
                "Both have to be PEM files that were made together."
            ) from error
        except _LockedKeyError as error:
            raise TlsError(f"{self.key} is locked by a password. Take it off: openssl pkey -in KEY -out NEW") from error


class _LockedKeyError(Exception):
    pass


def _no_password() -> str:
    """Else OpenSSL would ask for one on the terminal, and wait."""
    raise _LockedKeyError
