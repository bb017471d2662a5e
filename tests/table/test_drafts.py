"""Taking one step out of a draft, and getting a decision back after a takeback."""

from __future__ import annotations

import pytest

import palazzi
from palazzi.core.errors import NotYourTurn, Stale, WrongState
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.table.draft import Draft
from palazzi.testing import random_game
from tests.table.house import House, seen


def drafts(title: str, most: int) -> list[Draft]:
    """Drafts of random moves with several steps."""
    game = palazzi.game(title)
    rng, found = Rng(5), list[Draft]()
    for state, _ in random_game(game, 2, 11, game.variants[-1]):
        if state.actor < 0:
            continue
        draft = Draft(int(state.actor), state.clone())
        while len(draft.steps) < 6:
            legal = draft.state.legal()
            action = legal[rng.below(len(legal))]
            after = draft.after(game, [action])
            if after.actor != draft.seat:
                break
            draft.add([action], after)
        if len(draft.steps) > 1:
            found.append(draft)
        if len(found) == most:
            break
    return found


def replayed(draft: Draft) -> State:
    """What the steps lead to."""
    state = draft.base.clone()
    for action in draft.steps:
        state.apply(action)
    return state


def test_a_step_taken_out_leaves_a_legal_draft_without_it(title: str) -> None:
    """Whatever stays are the other steps in their order, from the first on."""
    game = palazzi.game(title)
    some = drafts(title, 40)
    assert some
    for draft in some:
        for number in range(len(draft.steps)):
            less = Draft(draft.seat, draft.base, draft.steps)
            less.state = draft.state
            less.drop(game, number)
            rest = (*draft.steps[:number], *draft.steps[number + 1 :])
            assert less.steps == rest[: len(less.steps)]
            assert len(less.steps) >= number
            assert less.state.actor == draft.seat
            assert less.state.fingerprint() == replayed(less).fingerprint()
        with pytest.raises(WrongState):
            draft.drop(game, len(draft.steps))


def test_a_card_laid_by_mistake_comes_back_alone() -> None:
    house = House("palazzo").begin()
    table = house.table
    while True:
        seat = table.fold.actor
        texts = [table.fold.game.text(action) for action in house.choices(seat)]
        bids = [text for text in texts if text.startswith("bid")]
        if len(bids) > 1:
            break
        house.submit(seat, "tiles" if "tiles" in texts else texts[0])
    house.submit(seat, bids[0])
    more = [c["text"] for c in table.frame(seat)["prompt"]["choices"]]  # type: ignore[index]
    second = next((text for text in more if text.startswith("bid")), None)
    steps = [bids[0]] if second is None else [bids[0], second]
    if second is not None:
        house.submit(seat, second)
    before = seen(table)
    frame = table.frame(seat)
    assert frame["draft"] is not None
    assert [step["parts"] for step in frame["draft"]] == [
        [f"laid:{text.split()[1]}"] for text in steps
    ]
    with pytest.raises(Stale):
        table.play.take_out(seat, 0, expected_step=len(steps) + 1)
    with pytest.raises(NotYourTurn):
        table.play.take_out(1 - seat, 0, expected_step=len(steps))
    done = table.play.take_out(seat, 0, expected_step=len(steps), client_id="x")
    assert done == table.play.take_out(seat, 0, expected_step=len(steps), client_id="x")
    assert done.step == len(steps) - 1
    assert seen(table)[2 - seat] == before[2 - seat]  # nobody else sees it


def test_a_takeback_against_bots_leads_back_to_the_last_decision() -> None:
    """All steps of the move but the last are a draft again, and can be undone one by one."""
    house = House("carrara", bots={1: "random"}, options={"start": "0"}).begin()
    table = house.table
    while True:
        if (turn := table.play.waiting_bot()) is not None:
            pick = house.choices(turn.seat)[0]
            step = table.play.submit(turn.seat, [pick], now=house.time, bot=turn.level)
        else:
            steps = len(table.frame(0)["draft"] or [])
            pick = house.choices(0)[0]
            step = table.play.submit(0, [pick], now=house.time)
            if step.events and steps > 1:
                drafted = [one["text"] for one in table.frame(0)["draft"] or []]
                house.do(step.events)
                break
        house.do(step.events)
    assert "takeback" in table.frame(0)["may_ask"]
    house.do(table.company.ask(0, "takeback", now=house.time))
    frame = table.frame(0)
    assert frame["actor"] == 0
    assert [one["text"] for one in frame["draft"] or []] == drafted
    assert [one["text"] for one in house.rebuilt().frame(0)["draft"] or []] == drafted
