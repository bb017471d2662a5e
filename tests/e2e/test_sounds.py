"""What is heard of a table: nothing before a page was touched, nothing where it is switched off."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.hands import Hands, Open, await_end, start

LISTEN = """() => {
  window.heard = 0
  const node = AudioScheduledSourceNode.prototype, start = node.start
  node.start = function (...args) { window.heard++; return start.apply(this, args) }
}"""


def heard(page: Page) -> int:
    """How many tones and noises there were since one listens."""
    return int(page.evaluate("window.heard"))


def test_a_page_that_nobody_touched_is_silent(person: Open) -> None:
    page = person()
    plan = {"game": "palazzo", "players": 2, "host": -3, "seats": [{"bot": "random"}] * 2}
    made = page.request.post("/api/tables", data=plan).json()
    page.add_init_script(f"({LISTEN})()")  # whatever is evaluated later counts as a touch
    page.goto(f"/t/{made['table']}")
    page.request.post(
        f"/api/tables/{made['table']}/requests",
        data={"type": "start"},
        headers={"authorization": f"Bearer {made['tokens']['-3']}"},
    )
    await_end(page, made["table"])
    assert heard(page) == 0


def test_moves_are_heard_unless_that_is_switched_off(person: Open) -> None:
    page = person()
    start(page, "palazzo")
    page.evaluate(LISTEN)
    hands = Hands(page, 2)
    hands.play(6)
    assert heard(page) > 0
    page.locator("[aria-haspopup=dialog]").click()
    sounds = page.locator("dialog[open]").get_by_role("group", name="Sound")
    sounds.get_by_role("button", name="off").click()
    page.keyboard.press("Escape")
    before = heard(page)
    hands.play(hands.clicks + 6)
    assert heard(page) == before
