"""Signing in at a provider: one person in two browsers, and a stranger where everybody has to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.chromium import WORDS
from tests.e2e.hands import Hands, Open, ready, start
from tests.e2e.test_players import devices
from tests.lucky import lucky
from tests.server.provider import LocalProvider
from tests.server.test_sign_in import ORDER, ask, sign_in
from tests.server.trials.process import ServerProcess


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    """A provider on this machine."""
    with LocalProvider() as running:
        yield running


def _served(
    factory: pytest.TempPathFactory, provider: LocalProvider, mode: str
) -> Iterator[ServerProcess]:
    folder = factory.mktemp(mode)
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    where = ("--oidc-issuer", provider.issuer, "--oidc-client", "palazzi")
    words = (*WORDS, *where, "--oidc-name", "The Club", "--oidc", mode)
    with ServerProcess(database, folder / "log", *words, more=lucky(folder)) as running:
        yield running


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, provider: LocalProvider
) -> Iterator[ServerProcess]:
    """One that offers sign-in."""
    yield from _served(tmp_path_factory, provider, "offer")


@pytest.fixture(scope="module")
def strict(
    tmp_path_factory: pytest.TempPathFactory, provider: LocalProvider
) -> Iterator[ServerProcess]:
    """One that wants it of everybody."""
    yield from _served(tmp_path_factory, provider, "require")


def say(page: Page, sub: str) -> None:
    """Say at the provider who one is."""
    page.locator(f"button[value={sub}]").first.click()


def test_a_seat_goes_on_in_another_browser_of_the_same_person(person: Open) -> None:
    laptop = person()
    table = start(laptop, "palazzo")
    Hands(laptop, 1).play(1)
    devices(laptop)
    laptop.get_by_role("button", name="Sign in with The Club").click()
    say(laptop, "anna")
    expect(laptop.get_by_role("heading", name="Is that you: Anna?")).to_be_visible()
    assert "code" not in laptop.url  # it is not shown about
    laptop.get_by_role("button", name="Yes, that is me").click()
    laptop.wait_for_url("**/")
    devices(laptop)
    expect(laptop.get_by_text("You are signed in with The Club.")).to_be_visible()

    phone = person(width=390, height=844)
    devices(phone)
    phone.get_by_role("button", name="Sign in with The Club").click()
    say(phone, "anna")
    phone.get_by_role("link", name="Continue: Palazzo, your move").click()
    phone.wait_for_url(f"**/t/{table}")
    before = ready(phone)
    Hands(phone, 2).click_something()
    ready(phone, before)

    devices(phone)
    for _ in range(2):
        phone.get_by_role("button", name="Sign out on this device").click()
    expect(phone.get_by_role("button", name="Sign in with The Club")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_role("link", name="Continue: Palazzo, your move")).to_have_count(0)
    laptop.goto(f"/t/{table}")
    ready(laptop)


def test_a_way_back_that_somebody_else_sent_takes_no_seat(
    person: Open, server: ServerProcess, provider: LocalProvider
) -> None:
    """Whoever opens it is told so, and nothing of it reaches the server."""
    attacker, victim = person(), person()
    devices(attacker)
    attacker.get_by_role("button", name="Sign in with The Club").click()
    attacker.wait_for_url("**/authorize?**")
    came = provider.sign_in(attacker.url, "bruno")
    table = start(victim, "palazzo")
    asked: list[str] = []
    victim.on("request", lambda request: asked.append(request.url))
    victim.goto(f"/sign-in?code={came['code']}&state={came['state']}")
    expect(victim.get_by_text("was begun in another browser")).to_be_visible()
    assert "code" not in victim.url
    assert not [url for url in asked if url.endswith(("/check", "/enter"))]
    victim.goto(f"/t/{table}")
    ready(victim)


def test_whoever_changes_their_mind_loses_nothing(person: Open) -> None:
    somebody = person(language="nl")
    somebody.goto("/sign-in")
    somebody.get_by_role("button", name="Inloggen met The Club").click()
    somebody.get_by_role("button", name="Deny").click()
    expect(somebody.get_by_text("of je hebt je bedacht")).to_be_visible()
    somebody.get_by_role("button", name="Inloggen met The Club").click()
    somebody.wait_for_url("**/authorize?**")


def test_a_stranger_signs_in_first_and_comes_back_to_the_invitation(
    person: Open, strict: ServerProcess, provider: LocalProvider
) -> None:
    anna = sign_in(strict.url, provider, "anna")
    order = {**ORDER, "seats": [{}, {"reserved": "Bruno"}]}
    made = ask(strict.url, "POST", "/api/tables", order, None, anna)
    link = f"{strict.url}/t/{made['table']}#seat={made['tokens']['1']}"
    stranger = person(link, language="de")
    expect(stranger.get_by_text("möchte wissen, wer spielt")).to_be_visible()
    assert stranger.get_by_role("textbox").count() == 0
    stranger.get_by_role("button", name="Mit The Club anmelden").click()
    say(stranger, "bruno")
    stranger.wait_for_url(f"**/t/{made['table']}*")
    stranger.get_by_role("button", name="Hinsetzen").click()
    expect(stranger.get_by_text("Bruno").first).to_be_visible()
    path = f"/api/tables/{made['table']}"
    seats = ask(strict.url, "GET", path, None, None, None)["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "human"]

    watcher = person(f"{strict.url}/t/{made['table']}")
    watcher.get_by_role("button", name="Only watch").click()
    expect(watcher.get_by_text("Bruno").first).to_be_visible()
