"""Certificates for tests, made by the real OpenSSL."""

from __future__ import annotations

import base64
import hashlib
import subprocess
from pathlib import Path

from service.web.tls import Tls

NAME = "referee.test"


def certificate(folder: Path, stem: str = "table", password: str = "") -> Tls:
    """Signed by itself, good for NAME and the loopback address, for a day."""
    tls = Tls(folder / f"{stem}.pem", folder / f"{stem}-key.pem", NAME)
    locked = ["-passout", f"pass:{password}"] if password else ["-noenc"]
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1")
    files = ("-out", str(tls.certificate), "-keyout", str(tls.key))
    openssl("req", "-x509", *curve, *locked, "-days", "1", "-subj", f"/CN={NAME}", "-addext", names, *files)
    return tls


def public_key_pin(tls: Tls) -> str:
    """Base64 of the SHA-256 of the public key, by which Chromium can be told to trust it."""
    key = openssl("x509", "-in", str(tls.certificate), "-pubkey", "-noout")
    der = openssl("pkey", "-pubin", "-outform", "der", given=key)
    return base64.b64encode(hashlib.sha256(der).digest()).decode()


def openssl(*arguments: str, given: bytes = b"") -> bytes:
    return subprocess.run(["openssl", *arguments], input=given, check=True, capture_output=True, timeout=30).stdout
