"""The host's page at a real table: a new game from the box to the first roll, and what stands in its way."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from host_rig import HostRig, Opener, begin, choose, go_on, header, host_rig, key, name_players
from playwright.sync_api import Locator, Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.broker]


@pytest.fixture
def rig() -> Iterator[HostRig]:
    with host_rig() as rig:
        yield rig


def seat_row(page: Page, number: int) -> Locator:
    return page.locator(".seatrow").nth(number - 1)


def option(page: Page, title: str) -> Locator:
    return page.locator(".row", has=page.get_by_text(title, exact=True))


def to_rules(page: Page, game: str = "UFO Attack", names: tuple[str, ...] = ("Mira", "Jonas")) -> None:
    choose(page, game)
    go_on(page)
    name_players(page, *names)
    go_on(page)
    expect(page.get_by_role("heading", name="Your game, your rules")).to_be_visible()


# ---- the wizard


def test_a_game_is_put_together_agreed_to_and_played(rig: HostRig, opened: Opener) -> None:
    page = opened()
    expect(page.get_by_role("navigation", name="Step 1 of 6")).to_be_visible()
    choose(page, "UFO Attack")
    go_on(page)
    name_players(page, "Mira", "Jonas", "Ayo", "")
    key(seat_row(page, 3), "Phone").click()
    key(seat_row(page, 4), "Bot").click()
    key(seat_row(page, 2), "Colour of Jonas: orange").click()
    key(seat_row(page, 2), re.compile("^tan")).click()
    key(page, "Jonas is younger: one place up").click()
    go_on(page)
    page.get_by_role("switch", name="Alien invasion").click()
    key(option(page, "Modules for a launch"), "one less").click()
    expect(option(page, "Modules for a launch")).to_contain_text("yours")
    expect(option(page, "Modules for a launch")).to_contain_text("The booklet says 7")
    expect(option(page, "Modules of each colour")).to_contain_text("assumed")
    expect(option(page, "Launching is a choice")).to_contain_text("German: no.")
    option(page, "Who begins").get_by_role("combobox").select_option("Mira")
    go_on(page)
    expect(page.locator(".diefaces li")).to_have_count(5)
    expect(page.locator(".box").first).to_contain_text("The camera reads this die.")
    go_on(page)
    told = page.locator(".parts")
    for words in ("UFO Attack", "Jonas", "on a phone", "Bot 4", "Alien invasion", "Modules for a launch: 6"):
        expect(told).to_contain_text(words)
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    made = header(rig)
    assert [(seat.name, seat.colour) for seat in made.seats] == [
        ("Jonas", "tan"),
        ("Mira", "purple"),
        ("Ayo", "lime"),
        ("Bot 4", "orange"),
    ]
    assert (made.variants, made.options, made.bots) == (
        ("alien_invasion",),
        {"modules_to_launch": 6, "first_seat": 1},
        ("s4",),
    )
    assert [rig.access.own_device(seat) for seat in ("s1", "s2", "s3", "s4")] == [False, False, True, False]

    rows = page.locator(".seats .s")
    expect(rows.nth(0)).to_contain_text("has to agree, at the tablet")
    expect(rows.nth(2)).to_contain_text("has to agree, on the phone")
    table = opened("table")
    key(table, "Jonas agrees").click()
    expect(rows.nth(0)).not_to_contain_text("agree")
    key(table, "Mira agrees").click()
    key(opened("seat", "s3"), "Ayo agrees").click()
    expect(page.locator(".at-desk")).to_be_visible()
    expect(rows.nth(1)).to_contain_text("turn")


def test_going_back_loses_nothing(opened: Opener) -> None:
    page = opened()
    to_rules(page, names=("Mira", "Jonas", "Ayo"))
    page.get_by_role("switch", name="First to 12 points").click()
    key(option(page, "In a row for a bonus"), "one more").click()
    key(page, "Back: Seats").click()
    expect(page.get_by_label("Name of player 3", exact=True)).to_have_value("Ayo")
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    expect(page.get_by_role("radio", name=re.compile("^UFO Attack"))).to_be_checked()
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("switch", name="First to 12 points")).to_be_checked()
    expect(option(page, "In a row for a bonus").locator("output")).to_have_text("4")


def test_another_game_keeps_the_players_and_takes_its_own_colours_and_rules(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page, names=("Mira", "Jonas"))
    page.get_by_role("switch", name="Alien invasion").click()
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    choose(page, "Lunar Command")
    for _ in range(4):
        go_on(page)
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    made = header(rig)
    assert (made.game, made.variants, made.options) == ("lunar_command", (), {})
    assert [(seat.name, seat.colour) for seat in made.seats] == [("Mira", "orange"), ("Jonas", "lime")]


def test_rules_with_a_name_keep_it_until_one_of_them_is_changed(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page)
    expect(page.locator(".beginning")).to_contain_text("The referee’s reading")
    key(page, "Others…").click()
    key(page, re.compile("^German booklet")).click()
    expect(page.locator(".beginning > .line")).to_contain_text("LEGO 3846, rules in German, 2010")
    expect(option(page, "The bonus is a choice").locator("[aria-pressed=true]")).to_have_text("yes")
    expect(option(page, "The bonus is a choice")).not_to_contain_text("yours")
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    assert (header(rig).ruleset, header(rig).edition) == ("German booklet", "de")

    key(page, "Change it: another new game").click()
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    key(option(page, "Bonus before the top"), "no").click()
    expect(page.locator(".beginning")).to_contain_text("Rules of your own")
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    first = header(rig).game_id
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    assert header(rig).game_id != first
    assert (header(rig).ruleset, header(rig).edition) == ("", "de")
    assert header(rig).options == {"bonus_before_top": False}


# ---- what cannot be


def test_what_is_missing_is_said_and_nothing_goes_on(opened: Opener) -> None:
    page = opened()
    on = page.locator(".nav .main")
    expect(on).to_be_disabled()
    expect(page.locator(".whynot")).to_have_text("Choose a game first.")
    choose(page, "UFO Attack")
    go_on(page)
    expect(on).to_be_disabled()
    expect(page.locator(".whynot")).to_have_text("Player 1 has no name yet.")
    name_players(page, "Mira", "  ")
    expect(page.locator(".whynot")).to_have_text("Player 2 has no name yet.")
    expect(key(page, "Mira does not play")).to_be_disabled()
    name_players(page, "Mira", "Jonas", "Ayo", "Lin")
    expect(key(page, "One more player")).to_have_count(0)
    expect(on).to_be_enabled()
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    choose(page, "Aménophis")
    go_on(page)
    name_players(page, "Mira", "Jonas", "Ayo", "Lin", "Noor")
    page.get_by_role("navigation").get_by_role("button", name="Game").click()
    choose(page, "UFO Attack")
    go_on(page)
    expect(page.locator(".whynot")).to_have_text("2 to 4 can play; 5 are here.")


def test_variants_say_what_stands_in_their_way(opened: Opener) -> None:
    page = opened()
    to_rules(page, "Ramses Pyramid", ("Mira", "Jonas", "Ayo", "Lin"))
    teams = page.get_by_role("switch", name="Teams")
    king = page.get_by_role("switch", name="All against the king")
    teams.click()
    expect(king).to_be_disabled()
    expect(page.locator(".var", has=king)).to_contain_text("Not together with Teams.")
    key(page, "Back: Seats").click()
    key(page, "Lin does not play").click()
    go_on(page)
    expect(page.locator(".whynot")).to_have_text("Teams: For 4 players; you are 3.")
    expect(page.locator(".nav .main")).to_be_disabled()
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    expect(key(page, "Set up the game")).to_be_disabled()
    expect(page.locator(".parts")).to_contain_text("Teams: For 4 players; you are 3.")
    key(page, "Change: Rules").click()
    teams.click()
    expect(page.locator(".nav .main")).to_be_enabled()
    expect(teams).to_be_disabled()


def test_options_say_which_variant_has_taken_their_place(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page)
    key(option(page, "Modules for a launch"), "one less").click()
    page.get_by_role("switch", name="First to 12 points").click()
    expect(option(page, "Modules for a launch")).to_contain_text("Does nothing with First to 12 points")
    expect(option(page, "Points to win")).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    key(page, "Set up the game").click()
    expect(page.locator(".at-agree")).to_be_visible()
    assert (header(rig).variants, header(rig).options) == (("first_to_12",), {})


def test_numbers_stay_within_their_range_and_never_is_below_the_least(opened: Opener) -> None:
    page = opened()
    to_rules(page)
    row = option(page, "In a row for a bonus")
    for wanted in ("2", "0"):
        key(row, "one less").click()
        expect(row.locator("output")).to_have_text(wanted)
    expect(key(row, "one less")).to_be_disabled()
    for wanted in ("2", "3", "4", "5"):
        key(row, "one more").click()
        expect(row.locator("output")).to_have_text(wanted)
    expect(key(row, "one more")).to_be_disabled()
    key(page, "All as at the start").click()
    expect(row.locator("output")).to_have_text("3")


def test_a_refusal_of_the_referee_is_shown_in_words_and_the_input_stays(rig: HostRig, opened: Opener) -> None:
    page = opened()
    to_rules(page)
    modules, launch = option(page, "Modules of each colour"), option(page, "Modules for a launch")
    for _ in range(3):
        key(modules, "one less").click()
    for _ in range(8):
        key(launch, "one more").click()
    page.get_by_role("navigation").get_by_role("button", name="Check").click()
    key(page, "Set up the game").click()
    expect(page.locator(".notice.refused")).to_contain_text("A launch needs 15 modules")
    page.locator(".notice.refused .cl", has_text="UA-6.1").click()
    expect(page.locator("dialog .whole")).to_contain_text("UA-6.1")
    page.keyboard.press("Escape")
    assert rig.table.game.session is None
    key(page, "Change: Rules").click()
    expect(launch.locator("output")).to_have_text("15")


def test_a_clause_opens_its_text_before_there_is_a_game(opened: Opener) -> None:
    page = opened()
    to_rules(page)
    key(option(page, "In a row for a bonus"), "Clause UA-4.4: open the ruling").click()
    expect(page.get_by_role("dialog")).to_contain_text("exactly three of its colour")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_players_of_last_time_are_offered(rig: HostRig, opened: Opener) -> None:
    begin(rig, names=("Mira", "Jonas", "Ayo"))
    page = opened()
    key(page, "New game").click()
    choose(page, "Pirate Code")
    go_on(page)
    key(page, "As last time: Mira, Jonas, Ayo").click()
    expect(page.get_by_label("Name of player 3", exact=True)).to_have_value("Ayo")
    for _ in range(3):
        go_on(page)
    expect(page.locator(".step-check")).to_contain_text("The game on the table is put by. It stays saved.")


def test_the_wizard_works_by_keyboard_alone(rig: HostRig, opened: Opener) -> None:
    page = opened()

    def reach(wanted: Locator) -> None:
        for _ in range(80):
            if wanted.evaluate("(e) => e === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("the key is not reached by Tab")

    reach(page.get_by_role("radio").first)
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^UFO Attack"))).to_be_checked()
    for step in range(4):
        if step == 1:
            for number, name in enumerate(("Mira", "Jonas"), 1):
                reach(page.get_by_label(f"Name of player {number}", exact=True))
                page.keyboard.type(name)
        if step == 2:
            reach(page.get_by_role("switch", name="Alien invasion"))
            page.keyboard.press("Space")
        reach(page.locator(".nav .main"))
        page.keyboard.press("Enter")
    reach(key(page, "Set up the game"))
    page.keyboard.press("Enter")
    expect(page.locator(".at-agree")).to_be_visible()
    assert header(rig).variants == ("alien_invasion",)
