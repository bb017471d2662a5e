"""What buttons say: all that a click will do, forced steps included."""

from __future__ import annotations

from palazzi.core.messages import say
from palazzi.core.state import State
from palazzi.games.carrara.scoring import account
from palazzi.games.carrara.words import card, thing
from palazzi.locale import catalogue
from tests.rules.carrara.table import GAME, do, table

NOWHERE: list[list[str]] = [[], [], [], [], [], []]


def says(state: State, text: str, language: str = "en") -> str:
    """The label of an option of the prompt."""
    (choice,) = (c for c in GAME.prompt(state)["choices"] if c["text"] == text)
    return catalogue(language).say(choice["label"])


def asks(state: State) -> str:
    return catalogue("en").say(GAME.prompt(state)["message"])


def test_a_purchase_is_counted_while_it_grows() -> None:
    """CA-3.3, CA-1.4"""
    state = table(wheel=[["red", "red", "white"], *NOWHERE[1:]], bag=[])
    do(state, "buy")  # everything lies on II now, and only there
    assert asks(state) == "You have 20 coins. Which stone of segment II do you take?"
    assert says(state, "take red") == "Buy a red stone for 3 coins"
    do(state, "take red")
    assert asks(state) == "One stone for 3, and 17 coins left. Another one from segment II?"
    assert says(state, "done") == "Buy 1 stone for 3"
    do(state, "take red")
    assert says(state, "done") == "Buy 2 stones for 6"
    assert says(state, "done", "de") == "2 Bausteine für 6 kaufen"
    assert says(state, "take white") == "Buy 1 white and 2 red stones for 11"


def test_a_segment_with_one_stone_is_bought_by_naming_it() -> None:
    """CA-3.3"""
    wheel = [["red"], [], ["white", "black"], [], ["black"], []]
    state = table(wheel=wheel, bag=[])
    do(state, "buy")
    assert says(state, "segment II") == "Buy 1 red stone from segment II for 3"
    assert says(state, "segment IV") == "Buy from segment IV"
    assert says(state, "segment VI") == "Take 1 black stone from segment VI for nothing"


def test_building_says_where_and_with_what_as_soon_as_it_is_settled() -> None:
    """CA-3.6"""
    state = table(stones=["white", "red", "red", "black"], face_up=["villa-2", "gate-4"], stack=[])
    assert says(state, "build villa-2") == "Build villa 2"
    assert (
        says(state, "build gate-4")
        == "Build gate 4 in Lerici with 1 white, 2 red and 1 black stone"
    )
    do(state, "build villa-2")
    assert says(state, "in lucca") == "Build villa 2 in Lucca"
    do(state, "in lucca")
    assert says(state, "pay white") == "Build villa 2 in Lucca with 1 white and 1 red stone"
    words = {"nl": "1 witte en 1 rode bouwsteen", "de": "einem weißen und einem roten Baustein"}
    for language, stones in words.items():
        assert stones in says(state, "pay white", language)
    assert says(state, "pay red") == "Pay with a red stone"
    do(state, "pay red")
    assert says(state, "pay red") == "Build villa 2 in Lucca with 1 red stone"


def test_raising_says_what_it_replaces() -> None:
    """CA-5.3"""
    state = table(
        stones=["white", "red", "red"],
        boards=[{"lucca": ["villa-1"], "massa": ["gate-2"]}],
        face_up=["villa-3", "gate-4"],
        stack=[],
        expansion="great-freedom",
    )
    assert says(state, "raise villa-3") == "Raise a building to villa 3"
    do(state, "raise villa-3")
    assert says(state, "replace villa-1") == "Raise villa 1 in Lucca to villa 3 with 2 stones"
    assert says(state, "replace gate-2") == "Raise gate 2 in Massa to villa 3 with 1 stone"


def test_an_upgrader_says_its_worth() -> None:
    """CA-5.5"""
    state = table(
        stones=["white"] * 6 + ["black"] * 3, face_up=["gate-4"], expansion="great-freedom"
    )
    do(state, "build villa-8", *["pay white"] * 6)
    assert says(state, "upgrade pisa") == "Pisa: from now on 4 coins and 2 points per cost point"
    assert says(state, "skip") == "Take no upgrader"


def test_a_scoring_says_what_it_brings_and_nothing_else() -> None:
    """CA-3.9, CA-3.10: and a city can be scored where it lies."""
    state = table(boards=[{"pisa": ["villa-4", "gate-1"], "massa": ["gate-2"]}])
    assert says(state, "score villa") == "Score the villas: 12 coins and 1 object"
    assert says(state, "score gate") == "Score the gates: 2 points, 3 coins and 2 objects"
    (pisa,) = (c for c in GAME.prompt(state)["choices"] if c["text"] == "score pisa")
    assert pisa["parts"] == ["score:0:pisa", "city:0:pisa"]


def test_the_last_turn_is_called_so() -> None:
    """CA-4.2"""
    state = table(boards=[{"pisa": ["villa-4"]}], ending="announced", announcer=1)
    assert asks(state).startswith("Your last turn")


def test_a_card_has_one_name_in_log_account_and_on_the_page() -> None:
    """CA-5.7"""
    words = catalogue("en")
    assert words.say(card("purple-7")) == "Sets of three (purple 7)"
    assert words.say(card("green-9")) == "Highest in the city (green 9)"
    assert words.say(card("green-2", "largest")) == "The largest (green 2)"
    state = table(expansion="full-city", objects=[["book", "crown", "flag"]])
    lines = [words.say(line.what) for line in account(state, 0)]
    assert "Sets of three (purple): 3 objects" in lines
    assert "Highest in the city (green)" in lines


def test_what_a_scoring_brings_is_named_in_the_nominative() -> None:
    """CA-3.10: what is bought is an object of the sentence, what comes of a scoring is listed."""
    chalice = thing("chalice")
    assert catalogue("de").say(say("carrara-gain-thing", n=1, object=chalice)) == "ein Kelch"
    assert catalogue("de").say(say("carrara-act-object", object=chalice)).startswith("Einen Kelch")
