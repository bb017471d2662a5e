"""A seat goes on at another device: two browsers, a link, and what becomes of both."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e.hands import Hands, Open, ready, start
from tests.server.trials.process import ServerProcess

SERVER_CLOCK = True


def devices(page: Page) -> None:
    """Opens the menu where it speaks of devices."""
    page.goto("/")
    page.locator("[aria-haspopup=dialog]").first.click()
    page.get_by_text("My devices").click()


def link_of(page: Page) -> str:
    """The address that the code on the page's screen stands for."""
    devices(page)
    page.get_by_role("button", name="Continue on another device").click()
    shown = page.get_by_role("textbox", name="The link for the other device")
    expect(page.get_by_role("img", name="The link for the other device")).to_be_visible()
    return shown.input_value()


def test_a_seat_goes_on_in_another_browser_until_that_is_removed(person: Open) -> None:
    laptop = person()
    table = start(laptop, "palazzo")
    Hands(laptop, 1).play(1)
    link = link_of(laptop)
    assert urlsplit(link).query == ""

    phone = person(link, width=390, height=844)
    phone.get_by_role("button", name="Yes, it is my link").click()
    expect(phone.get_by_text("Your seats are here now.")).to_be_visible()
    assert "device" not in phone.url  # the code is not shown about
    phone.get_by_role("link", name="Continue: Palazzo, your move").click()
    phone.wait_for_url(f"**/t/{table}")
    before = ready(phone)
    hands = Hands(phone, 2)
    hands.click_something()
    ready(phone, before)

    stranger = person(link)
    stranger.get_by_role("button", name="Yes, it is my link").click()
    expect(stranger.get_by_text("This code was used")).to_be_visible()

    devices(laptop)
    laptop.get_by_role("button", name="Remove").click()
    expect(phone.get_by_text("Not your seat")).to_be_visible()
    laptop.goto(f"/t/{table}")
    ready(laptop)


def test_a_link_that_somebody_else_sent_takes_no_seat(person: Open, server: ServerProcess) -> None:
    """Whoever opens it is asked, and has lost nothing until they agree."""
    attacker, victim = person(), person()
    start(attacker, "palazzo")
    table = start(victim, "palazzo")
    link = link_of(attacker)
    victim.goto("about:blank")
    victim.goto(link)
    expect(victim.get_by_text("whoever made it can play all the seats")).to_be_visible()
    assert "device" not in victim.url
    victim.get_by_role("button", name="No, leave everything as it is").click()
    devices(attacker)
    expect(attacker.get_by_text("(this device)")).to_be_visible()
    expect(attacker.get_by_role("button", name="Remove")).to_have_count(0)
    victim.goto(f"/t/{table}")
    ready(victim)


def test_a_link_is_dead_after_ten_minutes(person: Open, server: ServerProcess) -> None:
    laptop = person()
    start(laptop, "palazzo")
    link = link_of(laptop)
    server.pass_time(601)
    phone = person(link)
    phone.get_by_role("button", name="Yes, it is my link").click()
    expect(phone.get_by_text("is older than ten minutes")).to_be_visible()


def test_a_phrase_brings_seats_back_and_everything_can_be_deleted(person: Open) -> None:
    laptop = person()
    table = start(laptop, "palazzo")
    devices(laptop)
    laptop.get_by_role("button", name="Make a recovery phrase").click()
    phrase = laptop.get_by_role("textbox", name="Your recovery phrase").input_value()
    other = person()
    devices(other)
    other.get_by_role("textbox", name="Code or recovery phrase").fill(phrase.lower())
    other.get_by_role("button", name="Bring my seats here").click()
    expect(other.get_by_text("Your seats are here now.").first).to_be_visible()
    with other.expect_download() as saved:
        other.get_by_role("link", name="Save my data").click()
    assert table in saved.value.path().read_text()
    for _ in range(2):
        other.get_by_role("button", name="Delete my data").click()
    expect(other.get_by_role("link", name="Save my data")).to_be_hidden()
    other.goto(f"/t/{table}")
    ready(other)  # it keeps its own seat
