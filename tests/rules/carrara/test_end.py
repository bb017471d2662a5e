"""Chapter 3, the extras; chapter 4, the end; and the decisions about them."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.bots.bot import make_bot
from palazzi.bots.budget import Budget
from palazzi.bots.thinking import SearchBot
from palazzi.core.rng import Rng
from palazzi.core.state import OVER
from palazzi.games.carrara.components import OBJECTS
from palazzi.games.carrara.state import Carrara
from palazzi.testing import random_game
from tests.rules.carrara.table import GAME, do, fill, offered, result, table, why

FOUR_SCORED = ["library", "cathedral", "palace", "gate"]
BIG = {
    "lerici": ["library-5", "cathedral-5", "palace-5", "gate-5"],
    "massa": ["castle-5", "villa-5", "villa-1"],
}
"""Building costs of 31."""
BUT_THE_LAST = {**BIG, "massa": ["castle-5", "villa-5", "library-1"]}
"""The same without a villa of 1."""
EIGHT = ["book"] * 4 + ["crown"] * 4


def ready(players: int = 2, **fields: object) -> Carrara:
    """Seat 0 meets all conditions of the base game; a purchase is the simplest action."""
    scored = [FOUR_SCORED, *([] for _ in range(players - 1))]
    given: dict[str, object] = {
        "boards": [BIG],
        "objects": [EIGHT],
        "scored": scored,
        "coins": [0] * players,
        "wheel": [["black", "red"], [], [], [], [], []],
        "bag": [],
        **fields,
    }
    return table(players, **given)  # type: ignore[arg-type]


def test_an_object_costs_ten_coins_after_any_action_at_most_one_a_turn() -> None:
    """CA-3.16"""
    state = table(boards=[{"lerici": ["villa-1"]}], coins=[30, 0])
    do(state, "score villa")
    assert offered(state, "object") == list(OBJECTS)
    do(state, "object crown")
    assert state.actor == 1
    assert state.coins[0] == 21
    assert state.to_json()["objects"] == [["crown", "arms"], []]
    assert "crown" not in cast("list[str]", state.to_json()["sale"])


def test_what_is_sold_is_not_replaced_and_nine_coins_are_not_enough() -> None:
    """CA-3.16"""
    state = table(boards=[{"lerici": ["villa-1"]}], coins=[30, 0], sale=["flag"])
    do(state, "score villa")
    assert offered(state, "object") == ["flag"]
    assert why(state, "object crown") == "CA-3.16"
    empty = table(boards=[{"lerici": ["villa-1"]}], coins=[30, 0], sale=[])
    do(empty, "score villa")
    assert empty.actor == 1
    poor = table(boards=[{"massa": ["villa-1"]}], coins=[9, 0])
    do(poor, "score villa")
    assert poor.actor == 1


def test_no_object_before_the_action() -> None:
    """CA-3.16"""
    assert why(table(), "object crown") == "CA-7.6"


def test_the_end_may_be_announced_after_the_action_if_all_conditions_hold() -> None:
    """CA-3.17, CA-4.2: five points at once."""
    state = ready()
    do(state, "buy")
    assert [GAME.text(a) for a in state.legal()] == ["skip", "announce"]
    do(state, "announce")
    assert state.points[0] == 5
    assert state.actor == 1


@pytest.mark.parametrize(
    "missing",
    [
        {"scored": [FOUR_SCORED[:3], []]},
        {"objects": [EIGHT[:7]]},
        {"boards": [{**BIG, "massa": ["castle-5", "villa-1", "villa-2"]}]},
    ],
)
def test_with_a_condition_missing_it_is_not_offered(missing: dict[str, object]) -> None:
    """CA-3.17, CA-4.3, CA-7.4: a false announcement is impossible."""
    state = ready(2, **missing)
    do(state, "buy")
    assert state.actor == 1


@pytest.mark.parametrize(("players", "objects", "costs"), [(2, 8, 30), (3, 7, 25), (4, 6, 20)])
def test_the_conditions_depend_on_the_number_of_players(
    players: int, objects: int, costs: int
) -> None:
    """CA-4.3: minimums; more is fine."""
    fives = [f"{kind}-5" for kind in ("library", "cathedral", "palace", "gate", "castle", "villa")]
    for more_objects, less_cost, may in ((0, 0, True), (2, 0, True), (-1, 0, False), (0, 1, False)):
        board = {"lerici": fives[: costs // 5]}
        if less_cost:
            board = {"lerici": [*fives[: costs // 5 - 1], "villa-4"]}
        things = (["book"] * 5 + ["flag"] * 5)[: objects + more_objects]
        state = ready(players, boards=[board], objects=[things])
        do(state, "buy")
        assert (state.actor == 0) is may


def test_it_may_be_announced_in_a_later_turn_but_only_after_its_action() -> None:
    """CA-3.18"""
    state = ready()
    assert why(state, "announce") == "CA-3.18"
    do(state, "buy", "skip")
    assert state.points[0] == 0
    do(state, "buy")  # seat 1 buys the red stone
    do(state, "score castle")
    assert why(state, "announce") is None


def test_action_then_purchase_then_announcement() -> None:
    """CA-7.9: the eighth object may come from the purchase, and only then may they announce."""
    state = ready(objects=[EIGHT[:7]], coins=[12, 0])
    do(state, "buy", "take black", "done")
    assert why(state, "announce") == "CA-7.9"
    do(state, "object flag")
    assert why(state, "announce") is None


def test_conditions_are_measured_at_the_announcement() -> None:
    """CA-7.9: coins held then (brown 5), points before the five (brown 6)."""
    cards = {"purple": 1, "grey": 1, "green": 2}
    for coins in (41, 40):  # one coin for the stone, ten for the object
        state = ready(
            expansion="random", options={**cards, "brown": 5}, coins=[coins, 0], scored=[[], []]
        )
        do(state, "stay", "take black", "done", "object flag")
        assert state.coins[0] == coins - 11
        assert (state.actor == 0) is (coins == 41)
    state = ready(expansion="random", options={**cards, "brown": 6}, points=[29, 0])
    do(state, "buy")
    assert state.actor == 1


def test_the_round_is_played_to_the_end_after_an_announcement() -> None:
    """CA-4.2: up to the start player's right neighbour; nobody announces again."""
    state = ready(
        3,
        boards=[BIG, {"lerici": ["villa-2"]}, {"lerici": ["villa-3"]}],
        ending="announced",
        announcer=0,
        actor=1,
        active=1,
        objects=[[], EIGHT],
        scored=[[], FOUR_SCORED, []],
    )
    assert why(state, "announce") == "CA-4.2"
    do(state, "pass")
    assert state.actor == 2
    do(state, "score villa")
    assert state.actor == OVER
    outcome = result(state)
    assert outcome.rule == "CA-4.2"


def test_doing_nothing_is_legal_only_after_an_announcement() -> None:
    """CA-4.2, CA-7.6"""
    assert why(table(), "pass") == "CA-7.6"
    assert why(table(ending="announced", announcer=1), "pass") is None


def test_who_does_nothing_may_still_buy_an_object() -> None:
    """CA-7.10"""
    state = table(ending="announced", announcer=1, coins=[10, 0])
    do(state, "pass", "object key")
    assert state.to_json()["objects"] == [["key"], []]


def test_alms_are_an_action_purchase_and_announcement_may_follow() -> None:
    """CA-7.10"""
    state = ready(
        stones=[],
        wheel=[["white"], [], [], [], [], []],
        coins=[4, 0],
    )
    do(state, "buy")  # five coins for the white stone are one too many
    assert state.coins[0] == 6
    assert why(state, "announce") is None
    rich = table(
        stones=[],
        boards=[{}, {"lerici": ["villa-1"]}],
        wheel=[[], [], [], [], [], []],
        bag=[],
        coins=[9, 0],
        actor=1,
        active=1,
    )
    do(rich, "score villa")  # then seat 0, who can do nothing, has 11 coins and may shop
    assert rich.actor == 0
    assert offered(rich, "object")


def test_alms_in_the_last_round_rather_than_nothing() -> None:
    """CA-3.5, CA-7.10: who cannot act takes the two coins; doing nothing would be no better."""
    state = table(
        boards=[{"lerici": ["gate-1"]}, {}, {"massa": ["villa-1"]}],
        players=3,
        wheel=[[], [], [], [], [], []],
        bag=[],
        coins=[0, 0, 0],
        ending="announced",
        announcer=0,
    )
    do(state, "score gate")  # seat 1 has neither stones nor buildings
    assert state.to_json()["coins"] == [1, 2, 0]
    assert state.actor == 2


def last(players: int = 2, **fields: object) -> Carrara:
    """Seat 0 is about to build the last building of the board."""
    given: dict[str, object] = {
        "stones": ["red"],
        "face_up": ["villa-1"],
        "stack": [],
        "coins": [0] * players,
        **fields,
    }
    return table(players, **given)  # type: ignore[arg-type]


def test_the_last_building_ends_the_game_with_the_round() -> None:
    """CA-4.1"""
    state = last(3)
    do(state, "build villa-1", "in lerici")
    assert state.to_json()["ending"] == "last-building"
    do(state, "score palace", "score cathedral")
    assert state.actor == OVER
    outcome = result(state)
    assert outcome.rule == "CA-4.1"


def test_it_is_the_last_only_with_board_and_stack_empty() -> None:
    """CA-4.1, CA-7.12"""
    state = last(stack=["gate-5"])
    do(state, "build villa-1", "in lerici")
    fill(state)
    assert state.to_json()["ending"] == "running"
    two = last(face_up=["villa-1", "gate-5"])
    do(two, "build villa-1", "in lerici")
    assert two.to_json()["ending"] == "running"


def complete(players: int = 2, **fields: object) -> Carrara:
    """Seat 0 meets all conditions and is about to build the last building."""
    scored = [FOUR_SCORED, *([] for _ in range(players - 1))]
    return last(players, boards=[BUT_THE_LAST], objects=[EIGHT], scored=scored, **fields)


def test_who_builds_the_last_building_may_announce() -> None:
    """CA-7.7, CA-4.2: for five points; the round is finished as it would have been anyway."""
    state = complete(3)
    do(state, "build villa-1", "in lerici")
    assert [GAME.text(a) for a in state.legal()] == ["skip", "announce"]
    asked = GAME.prompt(state)
    assert asked["message"]["args"] == {"ending": "last-building"}
    assert "CA-7.7" in asked["choices"][1]["rules"]
    do(state, "announce")
    assert state.points[0] == 5
    assert (state.to_json()["ending"], state.announcer) == ("announced", 0)
    do(state, "score palace", "pass")
    assert state.actor == OVER
    outcome = result(state)
    assert outcome.rule == "CA-4.2"
    assert [line.points for line in outcome.accounts[0]][:2] == [0, 5]


def test_a_later_player_may_announce_in_the_round_of_the_last_building() -> None:
    """CA-7.7: after the action, if nobody has; who follows may do nothing (CA-7.6, CA-4.2)."""
    state = last(
        4,
        boards=[{"pisa": ["gate-2"]}, BUT_THE_LAST],
        objects=[[], EIGHT],
        scored=[[], FOUR_SCORED, [], []],
    )
    do(state, "build villa-1", "in lerici")
    assert state.actor == 1
    assert why(state, "announce") == "CA-3.18"
    assert why(state, "pass") == "CA-7.7"
    do(state, "score castle")
    assert state.actor == 1
    do(state, "announce")
    assert why(state, "announce") == "CA-4.2"
    assert why(state, "pass") is None
    do(state, "pass", "score gate")
    assert state.actor == OVER


def test_nobody_has_to_announce_and_then_nobody_may_do_nothing() -> None:
    """CA-7.7, CA-7.6"""
    state = complete(3)
    do(state, "build villa-1", "in lerici", "skip")
    assert state.to_json()["ending"] == "last-building"
    assert why(state, "pass") == "CA-7.7"
    do(state, "score palace", "score cathedral")
    assert result(state).rule == "CA-4.1"


def test_with_a_condition_missing_nobody_announces_after_the_last_building() -> None:
    """CA-7.7, CA-4.3"""
    state = complete(3, coins=[0, 0, 0])
    fields = {**state.to_json(), "objects": [EIGHT[:6], [], []]}
    fewer = cast("Carrara", GAME.from_json(fields))
    do(fewer, "build villa-1", "in lerici")
    assert fewer.actor == 1


def test_the_purchase_comes_before_the_announcement_in_the_last_round_too() -> None:
    """CA-7.9, CA-7.7"""
    state = complete(coins=[10, 0])
    do(state, "build villa-1", "in lerici")
    assert why(state, "announce") == "CA-7.9"
    do(state, "object key", "announce")
    assert state.points[0] == 5


def test_who_builds_the_last_building_and_ends_the_round_may_announce_first() -> None:
    """CA-7.8, CA-7.7: the game is over with that turn, and the five points count."""
    state = complete(start=1)
    do(state, "build villa-1", "in lerici")
    assert state.actor == 0
    do(state, "announce")
    assert state.actor == OVER
    assert state.points[0] == 5


def test_bots_take_the_five_points_after_the_last_building() -> None:
    """CA-7.7: what ends the turn best is to announce, whoever judges it."""
    state = complete(3)
    do(state, "build villa-1", "in lerici")
    known = GAME.knowledge(state, 0)
    greedy = make_bot("greedy", GAME, Rng(1))
    search = SearchBot(GAME, Rng(1), Budget(iterations=40))
    for bot in (greedy, search):
        assert GAME.text(bot.choose(known)) == "announce"


def test_the_right_neighbour_of_the_start_player_ends_the_game_at_once() -> None:
    """CA-7.8"""
    by_building = last(start=1)
    do(by_building, "build villa-1", "in lerici")
    assert by_building.actor == OVER
    by_word = ready(start=1)
    do(by_word, "buy", "announce")
    assert by_word.actor == OVER


def test_the_last_building_in_an_announced_round_changes_nothing() -> None:
    """CA-7.8: the others may still do nothing."""
    state = last(3, ending="announced", announcer=2, start=0)
    do(state, "build villa-1", "in lerici")
    assert state.to_json()["ending"] == "announced"
    assert why(state, "pass") is None


def test_raising_with_the_last_building_takes_it_and_cost_eight_does_not_count() -> None:
    """CA-7.12, CA-5.2"""
    state = last(
        expansion="random", boards=[{"lerici": ["gate-1"]}], face_up=["villa-2"], stones=["red"]
    )
    do(state, "raise villa-2")
    assert state.to_json()["ending"] == "last-building"
    state = last(expansion="random", face_up=[], stones=["red"] * 7 + ["blue"])
    do(state, "build villa-8", "in lerici", "skip")
    assert state.to_json()["ending"] == "running"


def test_cost_eight_may_still_be_built_in_the_last_round() -> None:
    """CA-7.12"""
    state = last(
        expansion="random", face_up=[], stones=["red"] * 7 + ["blue"], ending="last-building"
    )
    assert len(offered(state, "build")) == 6


def test_a_tie_is_broken_by_stones_then_shared() -> None:
    """CA-4.5"""
    for stones, winners in ((["red"], (0,)), ([], (0, 1))):
        state = last(
            boards=[{"lerici": ["villa-2"]}, {"lerici": ["gate-2"]}],
            stones=stones,
            ending="announced",
            announcer=0,
            actor=1,
            active=1,
            points=[0, 0],
            face_up=[],
        )
        do(state, "pass")
        outcome = result(state)
        assert outcome.scores == (2, 2)
        assert outcome.winners == winners


def test_final_scoring_is_for_everyone_conditions_met_or_not() -> None:
    """CA-4.4: 3 an object, the costs, a point for every five coins."""
    state = last(
        boards=[{"lerici": ["villa-2"]}, {"lerici": ["gate-3", "gate-4"]}],
        objects=[["book"], ["book", "flag"]],
        coins=[14, 9],
        points=[1, 2],
        ending="announced",
        announcer=0,
        actor=1,
        active=1,
    )
    do(state, "pass")
    outcome = result(state)
    assert outcome.scores == (1 + 3 + 2 + 2, 2 + 6 + 7 + 1)
    assert [line.points for line in outcome.accounts[0]] == [-4, 5, 3, 2, 2]


def test_with_wheel_and_bag_empty_who_can_act_must() -> None:
    """CA-7.16, CA-7.6"""
    state = table(
        stones=["white", "red"], wheel=[[], [], [], [], [], []], bag=[], face_up=["villa-1"]
    )
    assert offered(state, "build") == ["villa-1"] or state.actor != 0
    assert why(state, "pass") == "CA-7.6"
    assert why(state, "buy") == "CA-3.5"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansion", ["off", "random"])
def test_every_game_ends_well_within_its_bound(players: int, expansion: str) -> None:
    """CA-7.18"""
    for seed in range(20):
        taken = sum(1 for _ in random_game(GAME, players, seed, {"expansion": expansion}))
        assert taken * 4 < GAME.longest(players)
