"""Plans: who plays whom from which seat, and what cannot be planned."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palazzi
from palazzi.arena.plan import ArenaPlan, make_plan, pairings
from palazzi.core.errors import BadBot, BadOption, PalazziError

GAME = palazzi.game("palazzo")


def plan(bots: str, players: int | None = None, seed: int = 1) -> ArenaPlan:
    return make_plan(GAME, bots.split(","), players, seed)


@given(st.integers(2, 4), st.integers(1, 60))
def test_every_bot_has_every_seat_once_a_deal(players: int, games: int) -> None:
    bots = ",".join(["greedy", "random", "exec:true", "exec:false"][:players])
    listed = list(pairings(plan(bots), games))
    assert games <= len(listed) < games + players
    assert [one.number for one in listed] == list(range(len(listed)))
    for _, deal in groupby(listed, key=lambda one: one.deal):
        tables = list(deal)
        assert len(tables) == players
        for seat in range(players):
            assert len({table.bots[seat] for table in tables}) == players
            assert len({table.places[seat] for table in tables}) == players


def test_a_bot_keeps_its_place_and_so_its_random_stream_in_all_seatings() -> None:
    for one in pairings(plan("greedy,random,exec:true"), 30):
        assert [("greedy", "random", "exec:true")[place] for place in one.places] == list(one.bots)


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    listed = list(pairings(plan("greedy,random,exec:true,exec:false"), 24))
    assert len({one.bots for one in listed}) == 24


def test_more_bots_than_seats_take_turns() -> None:
    listed = list(pairings(plan("greedy,random,exec:true", players=2), 60))
    met = Counter(frozenset(one.bots) for one in listed)
    assert set(met.values()) == {20}
    assert len(met) == 3


def test_a_bot_named_twice_has_two_seats_and_no_seating_comes_twice() -> None:
    listed = list(pairings(plan("greedy,random,random,random"), 8))
    assert [one.bots.index("greedy") for one in listed] == [0, 3, 2, 1] * 2
    assert len(list(pairings(plan("greedy,greedy"), 5))) == 5
    pairs = {one.bots for one in pairings(plan("greedy,random,random", players=2), 9)}
    assert pairs == {("greedy", "random"), ("random", "greedy")}


def test_more_games_only_add_to_the_list() -> None:
    few, many = (list(pairings(plan("greedy,random"), games)) for games in (10, 200))
    assert few == list(islice(many, 10))


def test_the_fingerprint_tells_plans_apart(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("1")
    plans = [
        plan("greedy,random"),
        plan("random,greedy"),
        plan("greedy,random", seed=2),
        make_plan(GAME, ["greedy", "random"], options={"memory-aid": "on"}),
        make_plan(GAME, ["greedy", f"exec:true {script}"]),
    ]
    script.write_text("2")
    plans.append(make_plan(GAME, ["greedy", f"exec:true {script}"]))
    assert len({one.fingerprint() for one in plans}) == len(plans)
    assert plan("greedy,random").fingerprint() == plans[0].fingerprint()


@pytest.mark.parametrize(
    ("bots", "players", "error", "said"),
    [
        ("greedy", None, BadBot, "at least two bots"),
        ("greedy,gredy", None, BadBot, "did you mean 'greedy'"),
        ("greedy,exec:", None, BadBot, "Write the bot's command"),
        ("greedy,exec:nothing-of-that-name", None, BadBot, "there is no program"),
        ("greedy,random", 3, BadBot, "--bots greedy,random,random"),
        ("greedy,random", 7, BadOption, "2 to 4 players, not 7"),
    ],
)
def test_what_cannot_be_planned_is_one_sentence(
    bots: str, players: int | None, error: type[PalazziError], said: str
) -> None:
    with pytest.raises(error, match=said):
        plan(bots, players)
