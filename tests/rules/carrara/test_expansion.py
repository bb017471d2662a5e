"""CA-5.7, CA-5.8 and the decisions about cards: options, suggested sets, editions."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.core.errors import BadEdition, BadOption
from palazzi.games.carrara.components import (
    CARD_COLOURS,
    CARDS,
    CITIES,
    GREENS,
    OBJECT_OF,
    SETS,
    UPGRADERS,
    YIELDS,
)
from palazzi.games.carrara.phases.extras import conditions_met
from palazzi.games.carrara.scoring import account, final_points
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.view import explain
from palazzi.locale import LANGUAGES, catalogue
from palazzi.testing import begin, dealt, rigged
from tests.rules.carrara.table import GAME, brown_met, do, grey_met, purple_met, table


def cards_of(state: object) -> list[int]:
    return cast("list[int]", cast("Carrara", state).to_json()["cards"])


def test_one_card_of_each_colour_is_drawn() -> None:
    """CA-5.7: 6 brown, 8 purple, 9 grey, 8 green, each as likely."""
    state = begin(GAME, 2, "first 0", options={"expansion": "random"})
    for name, n in (("brown-6", 6), ("purple-8", 8), ("grey-9", 9), ("green-9", 8)):
        assert [weight for _, weight in state.chance()] == [1] * n
        GAME.apply_text(state, f"card {name}")
    assert cards_of(state) == [6, 8, 9, 9]
    assert len(state.chance()) == 30  # now the buildings


def test_cards_by_number_are_laid_and_the_others_drawn() -> None:
    """CA-5.7"""
    options = {"expansion": "random", "purple": 5, "green": 7}
    state = begin(GAME, 2, "first 0", "card brown-2", "card grey-3", options=options)
    assert cards_of(state) == [2, 5, 3, 7]


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("great-freedom", [1, 1, 1, 3]),
        ("multi-culti", [4, 6, 9, 5]),
        ("hot-shot", [2, 5, 5, 2]),
        ("seeing-double", [4, 2, 2, 8]),
        ("full-city", [3, 7, 4, 9]),
        ("four-of-a-kind", [5, 4, 8, 7]),
    ],
)
def test_suggested_sets(name: str, cards: list[int]) -> None:
    """CA-7.2, CA-5.7"""
    assert cards_of(dealt(GAME, 3, expansion=name)) == cards
    assert SETS.mark == "assumed"
    assert cards_of(dealt(GAME, 3, expansion=name, grey=7)) == [*cards[:2], 7, cards[3]]


def test_cards_without_the_expansion_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="expansion=random"):
        GAME.new(2, {"brown": 3})
    with pytest.raises(BadOption, match="cannot be '1'"):
        GAME.new(2, {"expansion": "random", "green": 1})


def test_the_base_game_is_brown_1_purple_1_grey_1_without_green() -> None:
    """CA-5.7"""
    state = dealt(GAME, 2)
    assert cards_of(state) == [1, 1, 1, 0]


def test_the_open_cards_replace_conditions_and_points() -> None:
    """CA-5.7: brown, purple and grey ask; purple, grey, green and coins pay."""
    state = table(
        expansion="random",
        options={"brown": 4, "purple": 6, "grey": 7, "green": 2},
        boards=[{"lucca": ["gate-1", "gate-2", "palace-1", "palace-2", "library-1", "library-2"]}],
        objects=[["book", "crown", "key", "flag", "flag"]],
        coins=[11, 0],
    )
    assert purple_met(state.purple, state.objects[0], 2)
    assert grey_met(state, 0)
    assert not brown_met(state, 0)
    assert not conditions_met(state, 0)
    # track, purple 6: four different, one other object, grey 7: six, green 2: Lucca, coins
    assert [line.points for line in account(state, 0)] == [0, 12, 1, 18, 18, 2]
    assert final_points(state, 0) == 51


def test_objects_the_purple_card_does_not_use_are_a_point_each() -> None:
    """CA-5.8"""
    state = table(
        expansion="random",
        options={"brown": 1, "purple": 3, "grey": 1, "green": 2},
        objects=[["book"] * 4 + ["crown"]],
        coins=[0, 0],
    )
    keys = {line.what["key"]: line.points for line in account(state, 0)}
    assert keys["carrara-account-purple"] == 7
    assert keys["carrara-account-loose"] == 2


def test_what_is_printed_derived_and_assumed() -> None:
    """CA-7.1"""
    assert UPGRADERS.mark == CARDS.mark == OBJECT_OF.mark == "assumed"
    assert [GREENS.mark_of(number) for number in (2, 3, 4)] == ["assumed", "derived", "assumed"]
    assert {city: YIELDS.mark_of(city) for city in CITIES} == {
        "livorno": "derived",
        "pisa": "printed",
        "lucca": "derived",
        "viareggio": "researched",
        "massa": "printed",
        "lerici": "researched",
    }
    assert UPGRADERS.value["lerici"] == (1, 1)
    assert UPGRADERS.value["lucca"] == (1, 3)
    worth = {field: sum(figures) for field, figures in UPGRADERS.value.items()}
    assert worth == {field: 2 * sum(figures) for field, figures in YIELDS.value.items()}


def test_printed_slips_are_read_by_their_series() -> None:
    """CA-7.3: grey 3 asks for three buildings, brown 6 for points, brown 5 has the two coins."""
    options = {"expansion": "random", "grey": 3, "brown": 6, "purple": 1, "green": 9}
    board = {"lucca": ["gate-1", "gate-2"], "pisa": ["villa-1", "villa-2"]}
    two = table(boards=[board], options=options)
    assert not grey_met(two, 0)
    points = table(options=options, points=[30, 0])
    assert brown_met(points, 0)
    assert final_points(table(options=options, coins=[4, 0]), 0) == 0


def test_every_card_is_explained_in_every_language() -> None:
    """CA-5.7"""
    for words in map(catalogue, LANGUAGES):
        for players in (2, 3, 4):
            state = table(players)
            said = [
                words.say(explain(state, colour, number))
                for colour in CARD_COLOURS
                for number in CARDS.value[colour]
            ]
            assert len(set(said)) == 31


# ---- editions


def test_an_edition_corrects_upgraders_greens_and_sets() -> None:
    """CA-7.1, CA-7.2"""
    edition = {
        "upgraders": {"pisa": {"coins": 5}},
        "greens": {"4": "cities-2"},
        "sets": {"hot-shot": [1, 2, 3, 4]},
    }
    state = GAME.new(2, {"expansion": "hot-shot"}, edition)
    assert cards_of(state) == [1, 2, 3, 4]
    data = state.to_json()
    assert cast("dict[str, list[int]]", data["upgrader_yields"])["pisa"] == [5, 0]
    assert cast("dict[str, str]", data["green_forms"])["4"] == "cities-2"
    assert GAME.from_json(data).to_json() == data


def test_an_edition_corrects_yields_objects_and_grey_three() -> None:
    """CA-7.1, CA-7.3, CA-1.5, CA-1.3: the rules read the edition's figures, and so do views."""
    edition: dict[str, object] = {
        "yields": {"lerici": {"points": 4}},
        "objects": {"villa": "flag"},
        "grey-3": 2,
    }
    first = GAME.new(2, {"start": "0", "expansion": "random", "grey": 3}, edition)
    board = {"lerici": ["villa-1", "castle-2"], "pisa": ["gate-3", "gate-4"]}
    plain = table(boards=[board], expansion="random", options={"grey": 3})
    state = cast("Carrara", rigged(GAME, plain, figures=first.to_json()["figures"]))
    assert grey_met(state, 0)
    assert not grey_met(plain, 0)
    assert GAME.view(state, 0)["explained"]["grey"]["args"] == {"need": 2}  # type: ignore[typeddict-item]
    do(state, "score villa")
    assert state.points[0] == 4
    assert cast("list[list[str]]", state.to_json()["objects"])[0] == ["flag"]
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()
    things = cast("dict[str, dict[str, str]]", first.to_json()["figures"])["objects"]
    assert (things["villa"], things["castle"], things["cathedral"]) == ("flag", "arms", "chalice")


def test_an_edition_renumbers_the_cards_that_options_and_sets_name() -> None:
    """CA-7.1: the first brown card is number 3 in this copy; our own sets keep their cards."""
    edition: dict[str, object] = {"numbers": {"brown": [3, 1, 2, 4, 5, 6]}}
    assert cards_of(GAME.new(2, {"expansion": "random", "brown": 3}, edition))[0] == 1
    assert cards_of(GAME.new(2, {"expansion": "hot-shot"}, edition))[0] == 2
    edition["sets"] = {"hot-shot": [2, 5, 5, 2]}
    assert cards_of(GAME.new(2, {"expansion": "hot-shot"}, edition)) == [3, 5, 5, 2]


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ({"upgraders": 3}, "must list its rows"),
        ({"upgraders": {"piza": {"coins": 1}}}, "did you mean 'pisa'"),
        ({"upgraders": {"pisa": 4}}, "needs coins and points"),
        ({"upgraders": {"pisa": {"coins": 10}}}, "number from 0 to 9"),
        ({"upgraders": {"pisa": {"coin": 1}}}, "needs coins and points"),
        ({"greens": {"4": "type-1"}}, "did you mean 'types-1'"),
        ({"sets": {"hotshot": [1, 1, 1, 3]}}, "did you mean 'hot-shot'"),
        ({"sets": {"hot-shot": [1, 1, 1, 1]}}, "number from 2 to 9"),
        ({"sets": {"hot-shot": [1, 1, 1]}}, "must list 4 values"),
        ({"sets": {"hot-shot": 7}}, "must list 4 values"),
        ({"yields": {"pisa": {"coins": 1}}}, "has no 'pisa'"),
        ({"objects": {"library": "flag"}}, "has no 'library'"),
        ({"objects": {"villa": "book"}}, "must be one of chalice, flag, arms"),
        ({"objects": {"villa": "flag", "castle": "flag"}}, "Two types"),
        ({"numbers": {"brown": [1, 2, 3, 4, 5, 5]}}, "each of 1, 2, 3, 4, 5, 6 once"),
        ({"numbers": {"brown": 3}}, "each of 1, 2, 3, 4, 5, 6 once"),
        ({"grey-3": 4}, "number from 2 to 3"),
        ({"stacks": {}}, "has no table 'stacks'"),
    ],
)
def test_a_wrong_edition_is_refused_in_a_sentence(
    edition: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadEdition, match=sentence):
        GAME.new(2, {}, edition)
