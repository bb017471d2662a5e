"""Clicks that forgive: warnings, steps taken back where they lie, and Undo against bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pytest
from bench.clicks import BESIDE, buttons, merged
from playwright.sync_api import Locator, Page, expect

from palazzi import Record
from palazzi.core.game import Game
from palazzi.core.options import read_options
from palazzi.core.phase import Phase
from palazzi.core.prompt import Choice
from palazzi.core.state import State
from palazzi.games import REGISTRY
from palazzi.locale import catalogue
from palazzi.testing import random_game
from tests.e2e.hands import Hands, Open, await_page, ready, start
from tests.e2e.visitors import go_on_from, take_seat
from tests.server.trials.process import ServerProcess

BOARDS = [name for name in REGISTRY if not REGISTRY.get(name).physical]
SEEDS = 4
"""Games in which what is looked for comes up, where a game has it at all."""
FRAME = "main[data-frame]"

T = TypeVar("T")


@dataclass
class Found(Generic[T]):
    """Where a game shows what was looked for."""

    record: Record
    what: T


def find(name: str, wanted: Callable[[Game, State], T | None]) -> Found[T] | None:
    """The first position of seeded games where seat 0 has what is wanted, if there is one."""
    game = REGISTRY.get(name)
    for seed in range(SEEDS):
        record = Record(game.ruleset, 2, read_options(game.options, {}))
        for state, action in random_game(game, 2, seed):
            if state.actor == 0 and (what := wanted(game, state)):
                return Found(record, what)
            record.add(state.actor, game.text(action))
    return None


def open_at(page: Page, server: ServerProcess, name: str, found: Found[Any]) -> None:
    """Sit down there, against a bot."""
    take_seat(page, go_on_from(server.url, found.record, ({}, {"bot": "novice"})), 0, name)
    ready(page)


def steps(page: Page) -> int:
    """How many steps lie in the draft."""
    frame = str(page.locator(FRAME).get_attribute("data-frame"))
    return int(frame.split(".")[1].split("?", maxsplit=1)[0])


def await_steps(page: Page, number: int) -> None:
    """Wait until that many do."""
    await_page(
        page,
        f"(n) => document.querySelector('{FRAME}')?.dataset.frame.split(/[.?]/)[1] === String(n)",
        number,
    )


# ---- warnings


def warned(game: Game, state: State) -> Choice | None:
    """A choice that loses something, beside one that is played by a click on the board."""
    choices = game.prompt(state)["choices"]
    found = next((c for c in choices if c["warning"]), None)
    return found if found and any(c["parts"] and not c["warning"] for c in choices) else None


@pytest.mark.parametrize("name", BOARDS)
def test_what_loses_something_is_outlined_and_never_the_one_that_is_ready(
    person: Open, server: ServerProcess, name: str
) -> None:
    found = find(name, warned)
    loses = any(type(phase).warns is not Phase.warns for phase in REGISTRY.get(name).phases)
    assert bool(found) == loses, "a game that warns of anything does so in these games"
    if found is None:
        return  # nothing can be lost there
    page = person("/healthz", painted=True, drawn=False)
    open_at(page, server, name, found)
    warn = page.locator("section.prompt .warn")
    expect(warn).to_have_count(1)
    expect(warn.locator("svg")).to_be_visible()
    look = warn.evaluate(
        """(one) => { const { borderStyle, borderWidth, backgroundColor } = getComputedStyle(one)
          return [borderStyle, borderWidth, backgroundColor] }"""
    )
    assert look == ["solid", "2px", "rgba(0, 0, 0, 0)"]
    expect(page.locator("section.prompt .go.warn, section.prompt .pri.warn")).to_have_count(0)
    assert focused_is_safe(page)
    page.locator("[data-part].can").locator("visible=true").first.focus()
    before = page.locator(FRAME).get_attribute("data-frame")
    page.keyboard.press("Enter")
    if page.locator("[role=menu]").count():
        page.keyboard.press("Enter")
    ready(page, str(before))
    assert focused_is_safe(page)


def focused_is_safe(page: Page) -> bool:
    """Whether Enter would neither decline nor lose anything."""
    return bool(page.evaluate("!document.activeElement?.matches('.warn, .quiet, .choice.quiet')"))


# ---- taking back


def two_steps(game: Game, state: State) -> tuple[Choice, Choice, list[str], list[str]] | None:
    """Two choices in a row that lie somewhere, of which the second stands without the first."""
    for first in game.prompt(state)["choices"]:
        phase = game.phases[state.phase]
        lies = phase.lies(state, first["action"])
        after = state.clone()
        after.step(first["action"])
        if not lies or after.actor != 0 or after.phase != state.phase:
            continue
        for second in game.prompt(after)["choices"]:
            other = game.phases[after.phase].lies(after, second["action"])
            end = after.clone()
            end.step(second["action"])
            apart = other and not set(other) & set(lies) and second["text"] != first["text"]
            if apart and end.actor == 0 and state.allows(second["action"]):
                return first, second, lies, phase.lies(state, second["action"])
    return None


def choose(page: Page, choice: Choice, label: str) -> None:
    """Click on a part of the board, and on the choice's line if several are there."""
    part = next(
        (one for one in choice["parts"] if page.locator(f'[data-part="{one}"].can').count()), ""
    )
    before = steps(page)
    page.locator(f'[data-part="{part}"].can').locator("visible=true").first.click()
    menu = page.locator("[role=menuitem]", has_text=label)
    if page.locator("[role=menu]").count():
        menu.first.click()
    await_steps(page, before + 1)


def laid(page: Page, parts: list[str]) -> Locator:
    """What can be taken back there."""
    return page.locator(", ".join(f'[data-part="{part}"].back' for part in parts))


@pytest.mark.parametrize("name", BOARDS)
def test_a_laid_thing_is_taken_back_by_a_click_and_the_rest_stays(
    person: Open, server: ServerProcess, name: str
) -> None:
    page = person("/healthz")
    found = find(name, two_steps)
    assert found
    first, second, lies, rest = found.what
    open_at(page, server, name, found)
    for choice in (first, second):
        choose(page, choice, said(choice))
    laid(page, lies).locator("visible=true").first.click()
    await_steps(page, 1)
    expect(laid(page, rest).locator("visible=true").first).to_be_visible()
    expect(laid(page, [part for part in lies if part not in rest])).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    await_steps(page, 0)


def said(choice: Choice) -> str:
    """A choice in the words of the page."""
    return catalogue("en").say(choice["label"], ["You", "Bot"])


TAKEN_BACK = """(said) =>
  document.querySelector('section.prompt .say')?.innerText === said
  || Number(document.querySelector('main[data-frame]').dataset.frame.split(/[.?]/)[1]) > 0"""


@pytest.mark.parametrize("name", BOARDS)
def test_against_bots_undo_takes_a_whole_move_back_at_once(person: Open, name: str) -> None:
    page = person()
    start(page, name)
    ready(page)
    undo = page.get_by_role("button", name="Undo")
    hands, asked = Hands(page, 1), ""
    while steps(page) or undo.is_disabled():  # what chance has answered is not taken back
        if not steps(page):
            asked = page.locator("section.prompt .say").inner_text()
        hands.play(hands.clicks + 1)
    undo.click()
    await_page(page, TAKEN_BACK, asked)
    for left in reversed(range(steps(page))):  # all but its last step is a draft once more
        undo.click()
        await_steps(page, left)
    await_page(
        page,
        "(said) => document.querySelector('section.prompt .say')?.innerText === said",
        asked,
    )
    expect(page.locator(".notes .note")).to_have_count(0)


# ---- not being asked


def test_who_wants_to_is_not_asked_what_hardly_ever_matters(
    person: Open, server: ServerProcess
) -> None:
    """Carrara's "buy an object?" is passed over by itself, but only by preference."""
    found = find("carrara", lambda game, state: game.prompt(state)["skip"] is not None)
    assert found
    page = person("/healthz")
    open_at(page, server, "carrara", found)
    asked = page.locator(FRAME).get_attribute("data-frame")
    page.reload()
    assert ready(page) == asked, "it waits for an answer"
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('palazzi-settings'))
          localStorage.setItem('palazzi-settings', JSON.stringify({ ...kept, hurry: true }))
        }"""
    )
    page.reload()
    assert ready(page, str(asked)) != asked


# ---- how many clicks


def ranked(game: Game, state: State) -> list[str] | None:
    """The buttons that bench/clicks.py counts on, at a question of more choices than fit."""
    prompt = merged(game.prompt(state))
    shown = buttons(prompt)
    many = sum(one["role"] == "choice" for one in prompt["choices"]) > BESIDE
    names = ["Somebody", "Bot"]
    return [catalogue("en").say(one["label"], names) for one in shown] if many and shown else None


def test_the_bench_counts_buttons_that_the_page_has(person: Open, server: ServerProcess) -> None:
    page, compared = person("/healthz"), 0
    for name in BOARDS:
        found = find(name, ranked)
        if found is None:
            continue
        open_at(page, server, name, found)
        have = page.locator("section.prompt .btns button.choice").all_text_contents()
        assert set(found.what) <= {text.strip() for text in have}
        compared += 1
    assert compared
