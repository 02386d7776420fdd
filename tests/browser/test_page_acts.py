"""What a press sends, when it sends nothing, and how the page takes the answer."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from awaiting import await_picture
from page_rig import WAIT_S, PageRig, load_scene
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def key(page: Page, words: str) -> Any:
    return page.locator("button", has_text=words)


def test_a_choice_goes_out_with_id_seq_and_seat(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Build red").click()
    command = rig.next_command()
    assert (command.sender, command.seat, command.seq) == ("table", "s1", rig.seq)
    assert json.loads(command.action) == {"act": "take", "colour": "red"}
    assert re.fullmatch(r"[0-9a-f]{32}", command.id)
    rig.reply(command)


def test_a_seat_speaks_on_its_own_topic(visitors: Any, rig: PageRig) -> None:
    page = visitors("phone").sit("seat", "own_device", "s3")
    key(page, "Build blue").click()
    command = rig.next_command()
    rig.reply(command)
    assert (command.sender, command.seat) == ("s3", None)
    assert json.loads(command.action) == {"act": "take", "colour": "blue"}


def test_a_key_is_sent_until_the_reply_and_nothing_else_works(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Build red").click()
    command = rig.next_command()
    expect(key(page, "Build red")).to_have_attribute("aria-busy", "true")
    expect(key(page, "Build red")).to_contain_text("sent")
    expect(key(page, "Build yellow")).to_be_disabled()
    key(page, "Build red").click()
    assert rig.stays_quiet()
    rig.reply(command)
    expect(key(page, "Build red")).to_have_attribute("aria-busy", "false")
    expect(key(page, "Build yellow")).to_be_enabled()


def test_a_lost_reply_sends_the_same_id_again(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True, clock=True).sit("table", "choice")
    key(page, "Build red").click()
    first = rig.next_command()
    page.clock.run_for(3_000)
    second = rig.commands.get(timeout=WAIT_S)
    assert second == first
    rig.reply(second)
    expect(key(page, "Build red")).to_have_attribute("aria-busy", "false")


def test_a_stale_answer_is_told_softly(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Build red").click()
    rig.reply(rig.next_command(), ok=False, error={"code": "stale", "text": {"en": "stale"}})
    expect(page.locator(".notice.soft")).to_contain_text("moved on")
    expect(key(page, "Build red")).to_be_enabled()


def test_a_refusal_of_the_command_is_told_in_its_words(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Build red").click()
    rig.reply(rig.next_command(), ok=False, error={"code": "x", "text": {"en": "The disk is full."}})
    expect(page.locator(".notice.refused")).to_have_text("The disk is full.")
    expect(page.locator(".notice.refused .cl")).to_have_count(0)


def test_a_refusal_by_the_rules_is_told_with_its_clause(visitors: Any, rig: PageRig) -> None:
    """On a shared tablet nobody's own rulings stand in the column."""
    page = visitors().sit("table", "choice")
    key(page, "Build red").click()
    words = {"en": "You named red twice."}
    rig.reply(rig.next_command(), ok=False, error={"code": "x", "text": words}, ruling={"clause": "UA-4.2"})
    expect(page.locator(".notice.refused")).to_contain_text("You named red twice.")
    page.locator(".notice.refused .cl", has_text="UA-4.2").click()
    expect(page.get_by_role("dialog")).to_contain_text("UA-4.2")


def test_escape_leaves_a_sheet_without_a_word(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Undo…").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert rig.stays_quiet()


def test_a_wrong_reading_names_the_ruling_and_the_right_face(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "waiting")  # the last ruling is a build, the one before the roll
    key(page, "Misread…").click()
    expect(page.locator(".facekey", has_text="Red or yellow")).to_be_disabled()
    expect(key(page, "Correct it")).to_be_disabled()
    page.locator(".facekey", has_text="Green or blue").click()
    assert rig.stays_quiet()
    key(page, "Correct it").click()
    command = rig.next_command()
    wanted = {"act": "propose_correction", "ruling": 42, "faces": ["green_blue"], "of": "public"}
    assert json.loads(command.action) == wanted
    rig.reply(command)


def test_a_dispute_shows_the_rule_and_the_way_to_contest_it(visitors: Any) -> None:
    page = visitors().sit("table", "choice")
    key(page, "Dispute").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("UA-3.2")
    expect(dialog).to_contain_text("You carry out exactly one of the actions shown.")
    expect(dialog).to_contain_text("99.9 % sure")
    expect(dialog.get_by_role("button", name="That is not what happened")).to_be_enabled()
    expect(dialog.get_by_role("button", name="All rulings")).to_be_enabled()


def test_without_a_camera_the_faces_are_keys(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "offline")
    expect(page.locator(".alerts")).to_contain_text("Plug it in, or choose another one")
    page.locator(".well .facekey", has_text="UFO").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "tap_die", "face": "ufo_2"}
    assert command.seat == "s2"
    rig.reply(command)


def test_an_unsure_die_says_why_and_can_be_entered_by_hand(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "unsure")
    expect(page.locator(".well")).to_contain_text("It leans")
    expect(page.locator(".well")).to_contain_text("Roll again.")
    key(page, "We saw it").click()
    page.get_by_role("dialog").locator(".facekey", has_text="Red or green").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "tap_die", "face": "red_green"}
    rig.reply(command)


def test_a_die_that_fits_two_faces_is_asked_about_with_a_key_for_each(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "two_faces")
    well = page.locator(".well")
    expect(well).to_contain_text("Two faces fit")
    expect(well).to_contain_text("Is it “Red or yellow” or “Red or green”?")
    expect(well.locator(".facekey .name")).to_have_text(["Red or yellow", "Red or green"])
    expect(key(well, "It is another face")).to_be_visible()
    well.locator(".facekey", has_text="Red or green").click()
    command = rig.next_command()
    assert json.loads(command.action) == {"act": "tap_die", "face": "red_green"}
    rig.reply(command)


def test_an_unsure_die_takes_little_room_from_an_open_choice(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "unsure")
    tall = page.locator(".well").bounding_box()
    assert page.locator(".well .say").evaluate("(e) => e.clientWidth") >= 200, "the words have room beside the picture"
    scene = load_scene("choice")
    scene["topics"]["dice"] = load_scene("unsure")["topics"]["dice"]
    rig.show(scene)
    expect(page.locator(".well")).to_contain_text("It does not matter: no roll is due.")
    assert page.locator(".well .crop").count() == 0
    low = page.locator(".well").bounding_box()
    assert tall
    assert low
    assert low["height"] < tall["height"] / 2
    expect(key(page, "Build red")).to_be_enabled()


def test_each_seat_of_the_tablet_consents_by_itself(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "proposal")
    expect(page.locator(".waiting")).to_contain_text("waiting for Ayo")
    expect(page.locator(".consent")).to_have_count(2)
    page.get_by_role("group", name="Lin").get_by_role("button", name="Agree").click()
    command = rig.next_command()
    assert (json.loads(command.action), command.seat) == ({"act": "consent", "proposal": "p3", "agree": True}, "s4")
    rig.reply(command)
    page.get_by_role("group", name="Jonas").get_by_role("button", name="No").click()
    command = rig.next_command()
    assert (json.loads(command.action)["agree"], command.seat) == (False, "s2")
    rig.reply(command)


def test_the_options_are_listed_changed_ones_first_and_confirmed(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("table", "options")
    expect(page.locator(".options li").nth(0)).to_contain_text("Alien invasion")
    first = page.locator(".options li").nth(1)
    expect(first).to_contain_text("The bonus is a choice")
    expect(first).to_contain_text("yours")
    expect(first).to_contain_text("UA-4.4")
    expect(page.locator(".options li", has_text="Who begins").locator("b")).to_have_text("Mira")
    key(page, "Jonas agrees").click()
    command = rig.next_command()
    assert (json.loads(command.action), command.seat) == ({"act": "confirm_options"}, "s2")
    rig.reply(command)


def test_a_pause_takes_the_keys_away(visitors: Any) -> None:
    page = visitors().sit("table", "paused")
    expect(page.locator("h1")).to_contain_text("Paused")
    expect(page.locator(".pick")).to_have_count(0)
    expect(key(page, "Undo…")).to_be_disabled()


def test_the_end_can_be_corrected(visitors: Any) -> None:
    page = visitors().sit("table", "win")
    expect(page.locator("h1")).to_contain_text("Mira wins")
    key(page, "That is not how it ended").click()
    expect(page.get_by_role("dialog")).to_contain_text("Which face was really up?")


def test_a_spectator_has_no_keys_and_hears_no_seat(visitors: Any) -> None:
    page = visitors(fresh=True).sit("spectator", "choice")
    assert page.locator(".pick, .acts").count() == 0
    assert page.evaluate("async () => Object.keys((await import('/static/store.js')).seatStates.value)") == []


def test_the_keys_of_a_seat_with_a_phone_are_not_on_the_tablet(visitors: Any) -> None:
    page = visitors().sit("table", "own_device")
    expect(page.locator(".elsewhere")).to_contain_text("Ayo chooses on another device")
    assert page.locator(".pick").count() == 0


def test_the_keyboard_reaches_and_presses_a_choice(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True).sit("table", "choice")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.includes('Build red')"):
            break
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    command = rig.next_command()
    rig.reply(command)
    assert json.loads(command.action) == {"act": "take", "colour": "red"}


def test_a_clause_opens_its_ruling_within_a_fingers_reach(visitors: Any) -> None:
    page = visitors().sit("table", "choice")
    box = page.locator(".ruling .foot .cl").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 20)
    expect(page.get_by_role("dialog")).to_contain_text("Mira rolled red or yellow.")


def test_a_picture_follows_the_state(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("spectator", "choice")
    expect(page.locator(".module")).to_have_count(17)
    rig.show("start")
    await_picture(page, rig)
    expect(page.locator(".module")).to_have_count(0)


def test_what_ails_a_device_is_one_tap_away(visitors: Any) -> None:
    page = visitors().sit("table", "offline")
    page.locator(".health").get_by_role("button", name="camera").click()
    expect(page.get_by_role("dialog")).to_contain_text("The camera /dev/v4l/by-id/webcam is not there.")
    expect(page.get_by_role("dialog")).to_contain_text("Plug it in, or choose another one")


def test_an_alert_stands_in_the_column_and_never_over_the_board(visitors: Any) -> None:
    page = visitors().sit("table", "offline")
    alert, board = page.locator(".alerts").bounding_box(), page.locator(".stage").bounding_box()
    assert alert
    assert board
    assert alert["x"] >= board["x"] + board["width"]


def test_a_refusal_tells_each_objection_with_its_own_clause(visitors: Any) -> None:
    page = visitors().sit("table", "refused")
    expect(page.locator(".ruling p.text")).to_contain_text("UA-5.1")
    second = page.locator(".ruling .also li")
    expect(second).to_contain_text("the UFO was rolled: place the alien or attack.")
    second.get_by_role("button", name="UA-8.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("UA-8.1")


def test_a_refused_act_is_not_told_as_if_it_had_been_done(visitors: Any) -> None:
    page = visitors().sit("table", "refused")
    page.locator(".ruling p.text").get_by_role("button", name="UA-5.1").click()
    tried = page.get_by_role("dialog").locator(".acttext")
    expect(tried).to_have_text("Not like that Mira ended the turn")
    expect(tried.locator("s")).to_have_text("Mira ended the turn")


def test_marks_of_the_rule_book_are_shown_as_emphasis_and_titles(visitors: Any) -> None:
    visitor = visitors(fresh=True)
    text = "Build it. *Reading*: the top comes last, see `bonus_run` and `alien_invasion`."
    told = {"UA-3.2": {"text": text, "reading": True}}
    visitor.context.route("**/rules/ufo_attack/en.json", lambda route: route.fulfill(json=told))
    page = visitor.sit("table", "choice")
    key(page, "Dispute").click()
    clause = page.get_by_role("dialog").locator(".clause").first
    expect(clause).to_contain_text("Reading: the top comes last, see In a row for a bonus and Alien invasion.")
    expect(clause.locator("em")).to_have_text("Reading")
    expect(clause).to_contain_text("The booklet does not say; we read it so.")


def test_an_older_picture_keeps_what_was_outlined_in_it(visitors: Any, rig: PageRig) -> None:
    page = visitors(fresh=True).sit("table", "choice")  # picture 42 is on the tray
    rig.show("waiting")  # the tray is empty
    await_picture(page, rig)
    key(page, "Misread…").click()
    expect(page.get_by_role("dialog").locator(".crop svg path")).to_have_count(2)


def test_a_picture_from_before_the_page_was_open_is_shown_whole(visitors: Any) -> None:
    page = visitors(fresh=True).sit("table", "waiting")
    key(page, "Misread…").click()
    expect(page.get_by_role("dialog").locator(".crop svg image")).to_have_count(1)
    assert page.get_by_role("dialog").locator(".crop svg path").count() == 0


def test_a_state_with_the_same_board_draws_no_board_again(visitors: Any, rig: PageRig) -> None:
    page = visitors().sit("spectator", "choice")
    page.evaluate("""() => { window.changes = 0;
      new MutationObserver((all) => { window.changes += all.length; }).observe(document.querySelector(".stage"),
        { subtree: true, childList: true, attributes: true, characterData: true }); }""")
    same = "async () => (await import('/static/store.js')).state.value.view"
    before = page.evaluate_handle(same)
    state = load_scene("choice")["topics"]["state"]
    rig.seq += 1
    rig.say("state", {**state, "seq": rig.seq})
    await_picture(page, rig)
    assert page.evaluate(f"async (old) => (await ({same})()) === old", before), "the very same object"
    assert page.evaluate("() => window.changes") == 0
