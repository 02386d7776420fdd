"""QR codes of links, for screens and terminals."""

from __future__ import annotations

import io

import segno


def qr_svg(link: str) -> str:
    """An SVG document without a fixed size. Black on white with its quiet zone in any theme: scanners need that."""
    picture = io.BytesIO()
    segno.make_qr(link, error="m").save(
        picture, "svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False
    )
    return picture.getvalue().decode()


def qr_text(link: str) -> str:
    """Half-block characters, for a dark or light terminal."""
    page = io.StringIO()
    segno.make_qr(link, error="l").terminal(page, compact=True)
    return page.getvalue()
