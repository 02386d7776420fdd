"""Over https: the page can be installed, opens without the referee, and keeps only its own files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from awaiting import await_picture, await_that
from certificates import certificate, public_key_pin
from page_rig import CHROMIUM_ARGS, FULL_CHROMIUM, PageRig
from playwright.sync_api import BrowserContext, Page, Playwright, expect

pytestmark = pytest.mark.browser

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const files = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return (await Promise.all((await caches.keys()).map(files))).flat();
}"""


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[PageRig]:
    with PageRig(tmp_path, certificate(tmp_path)) as rig:
        yield rig


@pytest.fixture
def tablet(playwright: Playwright, rig: PageRig, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser that trusts the table's certificate, as one does that knows the house's authority."""
    assert rig.tls is not None
    trust = f"--ignore-certificate-errors-spki-list={public_key_pin(rig.tls)}"
    folder = str(tmp_path / "browser")
    tablet = playwright.chromium.launch_persistent_context(
        folder, executable_path=FULL_CHROMIUM, args=[*CHROMIUM_ARGS, trust]
    )
    yield tablet
    tablet.close()


def open_table(tablet: BrowserContext, rig: PageRig) -> Page:
    rig.show("choice")
    page = tablet.new_page()
    page.goto(rig.claim_link("table"))
    return await_picture(page, rig)


def test_the_page_lives_over_https_and_opens_without_the_referee(rig: PageRig, tablet: BrowserContext) -> None:
    page = open_table(tablet, rig)
    kept = page.evaluate(KEPT)
    rig.web.close()
    rig.broker.close()
    page.reload()
    expect(page.locator(".band")).to_contain_text("No referee")
    assert {"/", "/static/app.js", "/static/vendor/mqtt.js", "/texts/en.ftl"} <= set(kept)
    assert [path for path in kept if not path.startswith(("/static/", "/texts/", "/rules/")) and path != "/"] == []


def test_it_can_be_installed(rig: PageRig, tablet: BrowserContext) -> None:
    page = open_table(tablet, rig)
    page.evaluate(KEPT)
    devtools = tablet.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert devtools.send("Page.getAppManifest")["errors"] == []


def test_it_keeps_the_screen_on(rig: PageRig, tablet: BrowserContext) -> None:
    tablet.add_init_script(
        "navigator.wakeLock.request = async (kind) => { (window.held ??= []).push(kind); return {}; }"
    )
    page = open_table(tablet, rig)
    await_that(page, "() => window.held?.length > 0")
    assert page.evaluate("() => window.held") == ["screen"]
