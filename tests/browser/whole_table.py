"""A whole table in the browser: the real service with its broker and web server, a host, the table's tablet, a phone.
Dice are tapped. What is done is done by visible keys; the service is asked only what would be sensible to do."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from awaiting import WAIT_MS, await_drawn, await_that
from free_ports import free_ports
from page_rig import HOST, WAIT_S, note_faults
from playwright.sync_api import Browser, Locator, Page, expect
from replayed import claims_of

from config.table import Http, TableConfig
from engine.core.secrets import Mask, Secret
from service.bootstrap import Service, Wiring
from service.session.session import Session

SCREENS = {"host": (1280, 800), "table": (1280, 800), "seat": (390, 844)}


class Device:
    """A browser of its own, and everything that went wrong in it or came to it."""

    def __init__(self, browser: Browser, role: str, ports: tuple[int, ...]) -> None:
        self.role, self._ports = role, ports
        self.faults: list[str] = []
        self.strangers: list[str] = []
        self.frames: list[bytes] = []
        width, height = SCREENS[role]
        self.context = browser.new_context(viewport={"width": width, "height": height})
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT_MS)
        self.page.add_locator_handler(self.page.locator(".handover"), self._take_over)
        note_faults(self.page, self.faults)
        self.page.on("request", lambda request: self._meet(request.url))
        self.page.on("websocket", self._listen)

    def open(self, link: str) -> Page:
        """Opens a link of the service, by the name that the browser has for its address."""
        parts = urlsplit(link)
        self.page.goto(parts._replace(netloc=f"{HOST}:{parts.port}").geturl())
        self.page.wait_for_selector('[data-fresh="live"]')
        return self.page

    def left_behind(self) -> tuple[str | None, str]:
        """Who holds the shared tablet, and all that somebody could find in this browser: the document with its words
        one after the other, and whatever the page keeps."""
        await_drawn(self.page)
        holder, left = self.page.evaluate(LEFT_BEHIND)
        return holder, left

    def topics(self) -> set[str]:
        """Of everything that the broker has sent to it."""
        return {topic.decode() for frame in self.frames for topic in re.findall(rb"referee/table/[a-z0-9/_]+", frame)}

    def _take_over(self) -> None:
        """A shared tablet that is covered: whoever is to act holds the key until it opens."""
        ring = self.page.locator(".handover .ring")
        ring.hover()
        self.page.mouse.down()
        ring.wait_for(state="detached")
        self.page.mouse.up()

    def _meet(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and (parts.hostname != HOST or parts.port not in self._ports):
            self.strangers.append(url)

    def _listen(self, socket: Any) -> None:
        self._meet(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(payload.encode() if isinstance(payload, str) else payload)


LEFT_BEHIND = """async () => {
  const { holder } = await import("/static/acting.js");
  const names = "caches" in globalThis ? await caches.keys() : [];
  const bases = (await indexedDB.databases()).map((base) => base.name);
  const words = [];
  const all = document.createTreeWalker(document.documentElement);
  for (let node = all.currentNode; node; node = all.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.data.trim());
    else words.push(...["aria-label", "title", "alt", "value"].map((name) => node.getAttribute?.(name)));
  }
  return [holder.value, [words.filter(Boolean).join("\\n"), document.documentElement.outerHTML,
    JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, ...names, ...bases].join("\\n")];
}"""


class WholeTable:
    """The service and its devices. `session`: the game as it stands, after everybody has been told."""

    def __init__(self, data: Path, browser: Browser) -> None:
        self.data, self._browser = data, browser
        self.http, *_ = self.ports = tuple(free_ports(3))
        config = TableConfig(data=str(data), http=Http("127.0.0.1", self.http))
        self._changed = threading.Condition()
        self._now: Session | None = None
        self.service = Service(config, Wiring(changed=self._change))
        self.devices: dict[str, Device] = {}

    def __enter__(self) -> Self:
        self.service.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        for device in self.devices.values():
            device.context.close()
        self.service.__exit__(None, None, None)

    def _change(self, session: Session | None) -> None:
        with self._changed:
            self._now = session
            self._changed.notify_all()

    @property
    def session(self) -> Session:
        assert self._now is not None
        return self._now

    def await_session(self, fits: Callable[[Session], bool]) -> Session:
        with self._changed:
            assert self._changed.wait_for(lambda: self._now is not None and fits(self._now), WAIT_S), (
                "nothing came of it"
            )
        return self.session

    # ---- devices

    def host(self) -> Page:
        return self._sit("host", "host", self.service.gateway.access.host_link())

    def seat(self, whose: str, name: str) -> Page:
        """Takes the link that the host's page shows for a seat, or for the table's tablet."""
        host = self.devices["host"].page
        key(host, f"Show the code for {name}").click()
        key(host, f"Show the code for {name} large").click()
        link = host.locator("dialog .seatlink").get_attribute("href")
        assert link
        page = self._sit(whose, "table" if whose == "table" else "seat", link)
        host.keyboard.press("Escape")
        return page

    def _sit(self, whose: str, role: str, link: str) -> Page:
        self.devices[whose] = Device(self._browser, role, self.ports)
        return self.devices[whose].open(link)

    def page_of(self, seat: str) -> Page:
        return self.devices[seat if seat in self.devices else "table"].page

    def device_of(self, page: Page) -> Device:
        return next(device for device in self.devices.values() if device.page == page)

    def settle(self, seat: str) -> Page:
        """The page at which the seat plays, once it has been told of the present state and got its answer."""
        page = self.page_of(seat)
        version = self.service.table._announcer.seat_version(seat)
        await_that(page, UP_TO_DATE, [seat, version])
        return page

    def do(self, press: Callable[[], None]) -> Session:
        """Presses something by which the game goes on, or is told to have been refused."""
        before = self.session
        press()
        return self.await_session(lambda now: now is not before and _news(now) != _news(before))


def _news(session: Session) -> tuple[object, ...]:
    proposal = session.proposal
    return len(session.history), session.unconfirmed, proposal and (proposal.id, proposal.waiting)


UP_TO_DATE = """async ([seat, version]) => {
  const { seatStates, freshness } = await import("/static/store.js");
  const { anySent } = await import("/static/commands.js");
  return freshness.value === "live" && seatStates.value[seat]?.seq === version && !anySent();
}"""


def key(page: Page | Locator, words: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=words, exact=True)


def as_offered(action: Any) -> str:
    """An act of the engine, as a key names it."""
    return json.dumps(msgspec.to_builtins(action), separators=(",", ":"), ensure_ascii=False)


def see(what: Locator) -> None:
    expect(what).to_be_visible(timeout=WAIT_MS)


NEXT_PLACE = """async (offer) => {
  const { choices, picked } = await import("/static/picks.js");
  const path = choices.value.find((one) => JSON.stringify(one.offer.action) === offer)?.path;
  const now = picked.value;
  if (!path) return "";
  return now.every((place, at) => path[at] === place) ? path[now.length] : null;
}"""
OFFERED = """async (offer) => {
  const { choices } = await import("/static/picks.js");
  const keys = [...document.querySelectorAll(".choices [data-offer]")].map((key) => key.dataset.offer);
  return keys.includes(offer) || choices.value.some((one) => JSON.stringify(one.offer.action) === offer);
}"""
"""The state has come in which the act may be done."""
MOST_STEPS = 8


def press_act(page: Page, action: Any) -> None:
    """The key of an act, or those that lead to it step by step."""
    offer = as_offered(action)
    last = page.locator(f".choices [data-offer='{offer}']")
    for _ in range(MOST_STEPS):
        see(last.or_(page.locator(".choices .steps")).first)
        await_that(page, OFFERED, offer)
        place = None if last.count() else page.evaluate(NEXT_PLACE, offer)
        if place == "" and not last.count():
            continue  # a key that was drawn anew at this moment
        step = page.locator(f".steps [data-place='{place}']") if place else key(page.locator(".picked"), "Back")
        pressed = last if last.count() else last.or_(step).first
        assert pressed.count() or open_group(page, pressed), offer
        ends = pressed.get_attribute("data-offer") is not None
        pressed.click()
        if ends:
            return
    raise AssertionError(f"no key leads to {offer}")


def press_claim(page: Page, session: Session) -> None:
    """The key of an act that is not open, among those that the page lists when it is asked to."""
    key(page, "May I…?").click()
    see(page.locator(".asking"))
    press_act(page, claims_of(session)[0])


def open_group(page: Page, wanted: Locator) -> bool:
    """On a phone many keys come in groups: opens those in which a key is."""
    for group in [one.get_attribute("data-group") for one in page.locator(".steps [data-group]").all()]:
        page.locator(f".steps [data-group='{group}']").click()
        await_drawn(page)
        if wanted.count() or open_group(page, wanted):
            return True
        key(page.locator(".picked"), "Back").click()
    return False


def press_dice(page: Page, faces: list[list[str]]) -> None:
    """Taps dice: of each the names of the faces that will do."""
    if len(faces) == 1:
        taps = (json.dumps({"act": "tap_die", "face": name}, separators=(",", ":")) for name in faces[0])
        page.locator(", ".join(f"[data-offer='{tap}']" for tap in taps)).click()
        return
    for row, names in enumerate(faces):
        pick_face(page.locator(".dierow").nth(row), names)
    page.locator("[data-act=tap_dice]").click()


def pick_face(where: Page | Locator, names: list[str]) -> None:
    where.locator(", ".join(f"[data-face={name}]" for name in names)).click()


def enter_words(page: Page, form: dict[str, Any]) -> Locator:
    """Enters what only the player knows; returns the key that sends it."""
    where = page.locator(".answer")
    see(where)
    for name, value in form.items():
        for word in () if name == "act" else [value] if isinstance(value, str | int) else value:
            choice = where.locator(f"[data-word='{word}']")
            if choice.count():  # what can be one thing alone is not asked for
                choice.click()
    return where.locator(f"[data-act={form['act']}]")


def secrets_of(value: Any) -> Iterator[Secret[Any]]:
    """Everything in a state that not everybody may know."""
    if isinstance(value, Secret):
        if not isinstance(value.value, Mask):
            yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from secrets_of(getattr(value, field))
    elif isinstance(value, dict):
        for inner in value.values():
            yield from secrets_of(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from secrets_of(inner)


@contextlib.contextmanager
def whole_table(data: Path, browser: Browser) -> Iterator[WholeTable]:
    with WholeTable(data, browser) as table:
        yield table
