"""QR codes of links, for screens and terminals."""

from __future__ import annotations

import io

import segno


def qr_svg(link: str) -> str:
    """An <svg> element without a fixed size. Black on white with its quiet zone in any theme: scanners need that."""
    svg: str = segno.make_qr(link, error="m").svg_inline(border=4, dark="#000", light="#fff", omitsize=True)
    return svg


def qr_text(link: str) -> str:
    """Half-block characters, for a dark or light terminal."""
    page = io.StringIO()
    segno.make_qr(link, error="l").terminal(page, compact=True)
    return page.getvalue()
