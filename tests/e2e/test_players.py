"""A seat goes on at another device: two browsers, a link, and what becomes of both."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.hands import Hands, Open, await_here, ready, start
from tests.server.trials.process import ServerProcess

SERVER_CLOCK = True


def devices(page: Page, home: str = "") -> None:
    """Opens the menu where it speaks of devices."""
    page.goto(f"{home}/")
    page.locator("[aria-haspopup=dialog]").first.click()
    page.get_by_text("My devices").click()


def link_of(page: Page) -> str:
    """The address that the code on the page's screen stands for."""
    devices(page)
    page.get_by_role("button", name="Continue on another device").click()
    return page.get_by_role("textbox", name="The link for the other device").input_value()


@pytest.mark.parametrize("reached", ["http://192.168.7.7:8000", ""])
def test_what_a_phone_is_shown_to_scan_is_an_address_that_it_can_open(
    person: Open, reached: str
) -> None:
    """Or the page says how to get one; and what was asked for is in sight, on a small screen."""
    page = person("/healthz", width=390, height=844)
    said = {"url": "", "local": reached, "opens_by": "palazzi play --lan"}
    page.route("**/api/reach", lambda route: route.fulfill(json=said))
    link = link_of(page)
    assert link.startswith(f"{reached or page.url.rstrip('/')}/#device=")
    code = page.get_by_role("img", name="The link for the other device")
    expect(code).to_have_count(1 if reached else 0)
    expect(page.get_by_text("palazzi play --lan")).to_have_count(0 if reached else 1)
    expect(page.locator("output")).to_be_in_viewport(ratio=1)


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


def test_digits_that_were_said_bring_seats_and_later_ones_follow(person: Open) -> None:
    """An alert on the phone leads straight to a table that was opened on the laptop."""
    laptop = person()
    start(laptop, "palazzo")
    link_of(laptop)
    digits = laptop.locator("output").inner_text()
    phone = person(width=390, height=844)
    devices(phone)
    phone.get_by_role("textbox", name="Code or recovery phrase").fill(digits)
    phone.get_by_role("button", name="Bring my seats here").click()
    expect(phone.get_by_text("Your seats are here now.")).to_be_visible()
    laptop.goto("/")
    table = start(laptop, "palazzo")
    claimed = """(id) => JSON.parse(localStorage['palazzi-tables'])
      .some((one) => one.table === id && one.claimed)"""
    await_here(laptop, lambda: laptop.evaluate(claimed, table), "the seat as the player's")
    phone.goto(f"/t/{table}")
    ready(phone)


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
    expect(other.get_by_role("heading", level=1)).to_contain_text("Continue: Palazzo")
    devices(other)
    with other.expect_download() as saved:
        other.get_by_role("link", name="Save my data").click()
    assert table in saved.value.path().read_text()
    for _ in range(2):
        other.get_by_role("button", name="Delete my data").click()
    expect(other.get_by_role("link", name="Save my data")).to_be_hidden()
    other.goto(f"/t/{table}")
    ready(other)  # it keeps its own seat


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A fingerprint reader in the browser, whose finger always fits, and its name."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    finger = {"hasUserVerification": True, "isUserVerified": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, **finger}})
    return session, made["authenticatorId"]


def test_a_passkey_brings_seats_to_a_browser_that_has_it(
    person: Open, server: ServerProcess
) -> None:
    """The password manager has brought it to the other one."""
    home = server.url.replace("127.0.0.1", "localhost")  # passkeys want a name
    laptop = person(home)
    reader, name = authenticator(laptop)
    table = start(laptop, "palazzo")
    devices(laptop, home)
    laptop.get_by_role("button", name="Make a passkey").click()
    expect(laptop.get_by_role("button", name="Forget")).to_be_visible()
    expect(laptop.get_by_text("Make a recovery phrase, too.")).to_be_visible()

    other = person(home)
    [made] = reader.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]
    reader, name = authenticator(other)
    reader.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": made})
    devices(other, home)
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_text("Your seats are here now.")).to_be_visible()
    other.goto(f"{home}/t/{table}")
    ready(other)

    nobody = person(server.url)
    devices(nobody)
    expect(nobody.get_by_text("here the recovery phrase serves")).to_be_visible()
