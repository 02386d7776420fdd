"""Looks at a page: what is cut off, too small to be read or hit, or shuts somebody out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[1] / "vendor/axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async (only) => {
  const result = await axe.run(document, { resultTypes: ["violations"],
    runOnly: only ?? ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] });
  const told = (node) => `${node.target.join(" ")} (${node.any.map((one) => one.message).join("; ")})`;
  return result.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map(told).join(" / ")}`);
}"""
CUT_OFF = """() => [...document.querySelectorAll("h1, .key > span, p.text, .who, .stamp, .fin p, .lost h2")]
  .filter((e) => e.offsetParent)
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.textContent)"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button:not(.cl), input[type=radio]")]
  .map((e) => [e.closest("label") ?? e, e]).filter(([box]) => box.offsetParent)
  .map(([box, e]) => [box.getBoundingClientRect(), e.outerHTML.slice(0, 90)])
  .filter(([r]) => r.width < 47.9 || r.height < 47.9).map(([r, html]) => `${r.width}x${r.height} ${html}`)"""
"""48 px; the layout counts in parts of a pixel."""
SMALL_WORDS = """() => {
  const found = [];
  for (const e of document.querySelectorAll("#page *")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || e.closest(".hidden, svg, symbol, dialog:not([open])") || !e.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 15.9) found.push(`${size}px ${e.textContent.slice(0, 40)}`);
  }
  return found;
}"""


def axe(page: Page, only: list[str] | None = None) -> list[str]:
    """The violations of all rules, or of those in `only`."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    violations: list[str] = page.evaluate(RUN_AXE, only)
    return violations
