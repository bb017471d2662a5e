"""Hints, at every kind of decision of every game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Response, Route, WebSocket, expect

from palazzi.games import REGISTRY
from tests.e2e.decisions import decisions
from tests.e2e.hands import Open, await_page, ready, start
from tests.e2e.visitors import go_on_from, take_seat
from tests.server.trials.process import ServerProcess

SERVER_MODULE = "tests.e2e.brief_hints"
FLAT = """{
  const given = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : given.call(this, kind, ...more)
  }
}"""
"""A browser without WebGL: painting a palace for each hint takes longer than all the rest."""
ADVICE = """() => document.querySelector('.bulb:enabled') && document.querySelector('.hint')
  && JSON.stringify([...document.querySelectorAll('.hint li')].map((one) => one.innerText))"""
"""What the panel says, once it is open and another hint may be asked for."""
AWRY = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const [panel, bulb] = [box('.hint'), box('.bulb')]
  const beside = panel.x < bulb.right && panel.right > bulb.x
  const inside = panel.x >= 0 && panel.right <= innerWidth
    && panel.y >= 0 && panel.bottom <= innerHeight
  return beside && inside ? null : JSON.stringify([panel, bulb])
}"""
"""Where the panel and its button are, unless it stands beside it and in the window."""
SHOWN = 3
"""Candidates that the panel shows at most."""


class Heard:
    """What a page was told in hints, and what it played."""

    def __init__(self, page: Page) -> None:
        self.hints: list[Response] = []
        self.played: list[list[int]] = []
        page.on("response", self._note)
        page.on("websocket", self._listen)

    def _note(self, response: Response) -> None:
        if response.url.endswith("/hint"):
            self.hints.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, data: bytes | str) -> None:
        message = {} if isinstance(data, bytes) else json.loads(data)
        if message.get("type") == "submit":
            self.played.append(message["actions"])


def ask(page: Page) -> None:
    """Ask for a hint and wait for the panel; the button can be used again."""
    bulb = page.get_by_role("button", name="Hint")
    bulb.click()
    page.get_by_role("status", name="Hint").wait_for()
    expect(bulb).to_be_enabled()


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_hint_at_every_kind_of_decision(person: Open, server: ServerProcess, game: str) -> None:
    page = person("/healthz")
    page.add_init_script(FLAT)
    heard = Heard(page)
    loaded = False
    for question, record in decisions(REGISTRY.get(game)).items():
        print(question)
        bots = ({"bot": "novice"},) * (record.players - 1)
        table = go_on_from(server.url, record, ({}, *bots))
        take_seat(page, table, 0, game, loaded=loaded)
        loaded = True
        before = ready(page)
        page.locator(".bulb").click()
        shown = json.loads(await_page(page, ADVICE))
        assert page.evaluate(AWRY) is None
        candidates = heard.hints[-1].json()["candidates"]
        best = candidates[:SHOWN]
        assert len(shown) == len(best)
        for sentence, candidate in zip(shown, best, strict=True):
            assert ("of 100 such games" in sentence) == bool(candidate["wins"]), sentence
        page.locator(".hint li button").first.click()
        await_page(
            page,
            "(b) => document.querySelector('main[data-frame]')?.dataset.frame !== b && 'another'",
            before,
        )
        assert heard.played[-1] == [candidates[0]["action"]]


def test_a_hint_that_fails_says_so_and_may_be_asked_for_again(person: Open) -> None:
    page = person()
    start(page, "palazzo")
    ready(page)

    def hang_up(route: Route) -> None:
        route.abort()

    def reply_nonsense(route: Route) -> None:
        route.fulfill(content_type="application/json", body="nonsense")

    panel = page.get_by_role("status", name="Hint")
    for trouble, sentence in (
        (hang_up, "The server does not answer"),
        (reply_nonsense, "Something went wrong on our side"),
    ):
        page.route("**/hint", trouble)
        ask(page)
        expect(panel).to_contain_text(sentence)
        page.unroute("**/hint")
        panel.get_by_role("button", name="Close").click()
        ask(page)
        expect(panel.get_by_role("listitem").first).to_contain_text("Do it")
        panel.get_by_role("button", name="Close").click()
