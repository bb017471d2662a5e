"""Two browsers at one palace: both see what one builds, and it is what the server knows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

import palazzi
from palazzi import Record
from palazzi.testing import texts
from tests.e2e.hands import PAINTED, Open, await_here, await_page
from tests.e2e.newcomer import BOT
from tests.e2e.palace import GAME, KEYSTONE, KEYSTONE_WAY, on_the_brink, ready_to_claim
from tests.e2e.visitors import Visitor, go_on_from, palace, pull_and_stand
from tests.server.trials.lobby import Opened, call
from tests.server.trials.process import ServerProcess

SMALL = {"painted": True, "width": 640, "height": 480}
"""Whose pictures count: without a graphics card, every pixel costs."""


def test_a_second_browser_sees_the_collapse_and_the_right_winner(
    person: Open, server: ServerProcess
) -> None:
    """The holder of the seal brings the palace down: the player before them wins (PP-7.2)."""
    table = go_on_from(server.url, on_the_brink())
    before = palace(server.url, table)
    builder, watcher = Visitor(person, table, 0), Visitor(person, table, 1)
    pull_and_stand(builder.page, KEYSTONE)
    for visitor in (builder, watcher):  # who has watched the fall for a while gets the result
        visitor.page.locator(".win").wait_for()
        visitor.reads("The palace collapsed under player 0’s hand.")
        visitor.has_seen(before, palace(server.url, table))
    text = builder.page.request.get(f"/api/tables/{table.id}/record").text()
    outcome = palazzi.replay(Record.from_text(text)).outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    for visitor in (builder, watcher):
        expect(visitor.page.locator(".win li.first")).to_have_count(1)
        expect(visitor.page.locator(".win li.first")).to_contain_text("player 1")
        visitor.page.get_by_role("button", name="Look at the board").click()
        visitor.reads("The palace has fallen, by the hand of player 0.")


def test_a_collapse_is_taken_back_at_a_practice_table(person: Open, server: ServerProcess) -> None:
    """And again, as often as one likes: nothing of it is counted."""
    table = go_on_from(server.url, on_the_brink(), BOT, practice=True)
    before = palace(server.url, table)
    page = Visitor(person, table, 0).page
    for _ in range(2):
        pull_and_stand(page, KEYSTONE)
        await_here(page, lambda: look(server, table)["phase"] == "finished", "a collapse")
        page.reload()  # who does not watch the fall has the result at once
        expect(page.locator(".win")).to_contain_text("Practice, not counted")
        page.get_by_role("button", name="Take back my last move").click()
        page.locator("canvas").wait_for()
        assert palace(server.url, table) == before
        page.get_by_role("button", name="Reset").click()  # the move is a draft once more
    assert look(server, table)["secret"] is None


def look(server: ServerProcess, table: Opened) -> Any:
    """The table as anybody sees it."""
    return call(server.url, "GET", f"/api/tables/{table.id}")


def test_the_seal_wins_and_not_a_point_more(person: Open, server: ServerProcess) -> None:
    """The objector brings the palace down; the holder has one point more, which decides nothing."""
    table = go_on_from(server.url, on_the_brink())
    winner = Visitor(person, table, 0)
    state = palazzi.replay(on_the_brink())
    draft = ["object", f"grip {KEYSTONE}", f"pull {KEYSTONE_WAY}"]
    for text in ("claim", *draft):
        GAME.apply_text(state, text)
    while not state.physical():  # anywhere: it will not get there
        draft.append(texts(GAME, state)[0])
        GAME.apply_text(state, draft[-1])
    for seat, actions in ((0, ["claim"]), (1, draft)):
        seq = call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[seat])["seq"]
        move = {"type": "submit", "actions": actions, "expected_seq": seq}
        body = {**move, "client_id": f"by-seat-{seat}"}
        call(server.url, "POST", f"/api/tables/{table.id}/requests", body, table.tokens[seat])
    expect(winner.page.locator(".win h1")).to_have_text("You win")
    winner.reads("The palace collapsed under player 1’s hand. player 0 held the seal.")
    expect(winner.page.locator(".win li .tot")).to_have_text(["6", "5"])


def test_a_plateau_is_claimed_and_laid_by_clicks_and_seen_by_the_other(
    person: Open, server: ServerProcess
) -> None:
    table = go_on_from(server.url, ready_to_claim())
    before = palace(server.url, table)
    builder, other = Visitor(person, table, 1), Visitor(person, table, 0)
    claim = builder.page.get_by_role("button", name="Claim that none")
    claim.click()
    expect(builder.page.locator("section.prompt .say")).to_contain_text(
        "A claim is your whole turn"
    )
    claim.click()
    other.page.locator(".objection .accept").click()
    builder.page.locator(".dial .take").click()
    builder.page.locator(".pad .take").click()
    for visitor in (builder, other):
        visitor.reads("player 1 lays the green plateau.")
        await_page(
            visitor.page,
            "() => document.querySelector('canvas').ariaLabel.includes('2 plateaus') && 'yes'",
        )
    after = palace(server.url, table)
    assert after != before
    for visitor in (builder, other):
        visitor.has_seen(before, after)


def test_a_gasp_is_seen_by_everybody_who_wants_to(person: Open, server: ServerProcess) -> None:
    """Players send signs, watchers only see them; whoever has put them away sees none."""
    table = go_on_from(server.url, ready_to_claim())
    one, other, watcher = (Visitor(person, table, seat) for seat in (0, 1, None))
    assert watcher.page.locator(".signs").count() == 0
    other.page.get_by_role("button", name="Do not show signs").click()
    gasp = one.page.get_by_role("button", name="Gasp")
    gasp.click()
    expect(gasp).to_be_disabled()  # for a moment: not too many
    for visitor in (one, watcher):
        expect(visitor.page.locator(".rising")).to_contain_text("player 0 gasps")
        expect(visitor.page.locator(".rising [data-sign='gasp']")).to_have_count(1)
    assert one.page.locator(".signs").inner_text().strip() == ""  # drawn: no font has to have them
    other.page.locator("main").wait_for()
    expect(other.page.locator(".rising .sign")).to_have_count(0)


def test_whoever_watched_sees_what_whoever_comes_later_sees(
    person: Open, server: ServerProcess
) -> None:
    """The pictures of one page that followed the move and of one that opens afterwards."""
    table = go_on_from(server.url, ready_to_claim())
    before = palace(server.url, table)
    builder, watcher = Visitor(person, table, 1), Visitor(person, table, None, **SMALL)
    pull_and_stand(builder.page, "green-thin1")
    builder.page.get_by_text("player 1 raises the").or_(
        builder.page.get_by_text("player 1 breaks off")
    ).first.wait_for()
    after = palace(server.url, table)
    for visitor in (watcher, builder):
        visitor.has_seen(before, after)
    late = Visitor(person, table, None, **SMALL)
    pictures = [at_rest(visitor.page) for visitor in (watcher, late)]
    assert pictures[0] == pictures[1]


def at_rest(page: Page) -> bytes:
    """The scene's picture, once it does not change any more."""
    canvas = page.locator("canvas[data-still]")
    pictures = [b""]

    def rests() -> bool:
        pictures.append(canvas.screenshot())
        page.evaluate(PAINTED, 2)
        return pictures[-1] == pictures[-2]

    await_here(page, rests, "a scene at rest")
    return pictures[-1]
