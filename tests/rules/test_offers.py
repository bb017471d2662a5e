"""What prompts suggest, warn of and explain, where a game is not physical: words that come true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from palazzi.core.game import Game
from palazzi.core.prompt import Choice, Suggestion
from palazzi.core.state import State
from palazzi.games.carrara.components import OBJECTS
from palazzi.locale import LANGUAGES, catalogue
from palazzi.testing import random_game
from tests.rules.carrara import table as carrara
from tests.rules.firenze import table as firenze
from tests.rules.palazzo import helpers as palazzo

NAMES = ["Anna", "Bert", "Cleo", "Dora"]


def suggested(game: Game) -> Iterator[tuple[State, Suggestion, State]]:
    """All suggestions of random games, with the positions before and after them."""
    for variant, options in enumerate(game.variants):
        for state, _ in random_game(game, 2, 20 + variant, options):
            for made in game.prompt(state)["suggestions"] if state.actor >= 0 else ():
                after = state.clone()
                for action in made["actions"]:
                    after.apply(action)
                yield state, made, after


def said(game: Game, message: Any, language: str = "en") -> str:
    """A message in words, which exists in every language."""
    for each in LANGUAGES:
        assert catalogue(each).say(message, NAMES)
    return catalogue(language).say(message, NAMES)


def choice(game: Game, state: State, text: str) -> Choice:
    """The choice that stands for an action."""
    return next(c for c in game.prompt(state)["choices"] if c["text"] == text)


def why(game: Game, state: State, text: str, language: str = "en") -> str:
    """The case against an action."""
    told = game.because(state, game.parse(text))
    assert told is not None
    return said(game, told, language)


# ---- Palazzo


def test_palazzo_suggests_the_least_payment_and_the_least_raise() -> None:
    """PZ-4.6, PZ-5.7, PZ-5.10: what it says lies there then, and nothing less would have done."""
    seen = set[str]()
    for state, made, after in suggested(palazzo.PALAZZO):
        now, then = cast("Any", state), cast("Any", after)
        args = made["label"]["args"]
        seen.add(made["label"]["key"])
        if made["label"]["key"] == "palazzo-suggest-pay":
            need = int(now.price) * int(now.cart).bit_count()
            assert cast("int", args["worth"]) - need == args["lost"]
            assert then.cart == 0  # paid
        elif made["label"]["key"] == "palazzo-suggest-raise":
            need = int(now.bid_worth[now.leader]) + 1
            assert then.leader == -1 or then.bid_worth[now.actor] == args["worth"]
        else:
            assert made["texts"][0].startswith("build")
            assert then.lot != now.lot
            continue
        assert min(reachable(state, need, {})) == args["worth"]
        assert made["texts"][-1] == "done"
    assert seen == {"palazzo-suggest-pay", "palazzo-suggest-raise", "palazzo-suggest-place"}


def reachable(state: State, need: int, known: dict[int, set[int]]) -> set[int]:
    """Every worth from ``need`` on that cards laid one by one can first come to."""
    key = int(state.fingerprint())
    if key not in known:
        known[key] = found = set[int]()
        at = cast("Any", state)
        lying = int(at.laid_worth) + int(at.bid_worth[at.actor] if at.leader >= 0 else 0)
        if lying >= need:
            found.add(lying)
            return found
        for action in state.legal():
            if palazzo.PALAZZO.text(action).startswith(("pay", "bid")):
                after = state.clone()
                after.step(action)
                found |= reachable(after, need, known)
    return known[key]


def test_palazzo_says_what_is_overpaid_and_warns_if_less_would_do() -> None:
    """PZ-4.6, PZ-5.7"""
    state = palazzo.scene(hands=["red7 red3 red4"], warehouse="brick-1-1 brick-1-2 marble-1-1")
    state.apply(palazzo.PALAZZO.parse("tiles"))
    while state.actor < 0:
        state.apply(state.legal()[0])
    game = palazzo.PALAZZO
    game.apply_text(state, "buy brick-1-1")
    (pay,) = game.prompt(state)["suggestions"]
    price = int(cast("Any", state).price)
    assert price == 6
    assert said(game, pay["label"]) == "Pay 7: red 7 (1 lost)" or "red 3" in said(
        game, pay["label"]
    )
    for text in ("pay red7", "pay red3"):
        game.apply_text(state, text)
    done = choice(game, state, "done")
    assert said(game, done["label"]) == "Pay 10 for the tile (4 lost)"
    assert said(game, done["warning"]) == "3 more than you need to pay with your cards"
    assert game.prompt(state)["choices"][-1] == done


def test_palazzo_warns_of_throwing_a_good_tile_away_and_asks_again() -> None:
    """PZ-3.4"""
    game = palazzo.PALAZZO
    for state, _ in random_game(game, 2, 3):
        if state.actor >= 0 and "discard" in [game.text(action) for action in state.legal()]:
            out = choice(game, state, "discard")
            gains = [c["worth"] for c in game.prompt(state)["choices"] if c is not out]
            good = max(c["worth"] for c in game.prompt(state)["choices"] if c["text"] != "discard")
            assert (out["warning"] is None) == (good < 0), gains
            assert out["role"] == "refusal"


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("buy brick-1-1", "Costs 7, and you can pay 5 at most."),
    ],
)
def test_palazzo_says_what_is_missing(text: str, case: str) -> None:
    """PZ-5.7"""
    game = palazzo.PALAZZO
    state = palazzo.scene(hands=["red5 brown3"], warehouse="brick-1-1 brick-1-2")
    state.apply(game.parse("tiles"))
    while state.actor < 0:
        state.apply(state.legal()[0])
    assert why(game, state, text) == case


# ---- Carrara


def test_carrara_suggests_stones_that_pay_and_purchases_that_fit() -> None:
    """CA-3.3, CA-3.6"""
    seen = set[str]()
    for state, made, after in suggested(carrara.GAME):
        key, args = made["label"]["key"], made["label"]["args"]
        seen.add(key)
        now, then = cast("Any", state), cast("Any", after)
        seat = now.actor
        gone = cast("Any", state.to_json())["stones"][seat]
        left = cast("Any", after.to_json())["stones"][seat]
        if key.endswith("-paying"):
            named = sum(one["args"]["count"] for one in cast("list[Any]", args["stones"]))
            assert len(gone) - len(left) == named == now.due
        elif key == "carrara-suggest-score":
            assert [text.split()[0] for text in made["texts"]] == ["score", "skip"]
            assert then.points[seat] >= now.points[seat]
        elif key in ("carrara-suggest-then", "carrara-suggest-segment", "carrara-suggest-end"):
            bill = cast("Any", args.get("first", {"args": args}))["args"]
            object_for = 10 * made["texts"][-1].startswith("object")
            paid = now.coins[seat] - then.coins[seat] + spent(state)
            assert paid == cast("int", bill["coins"]) + object_for
            assert len(left) - len(gone) == bill["count"] - basket(state)
            assert (key == "carrara-suggest-segment") == (made["texts"][-1] not in ENDS_TURN)
        elif key.endswith("-all"):
            assert now.coins[seat] - then.coins[seat] == cast("int", args["coins"]) - spent(state)
        else:
            assert now.coins[seat] - then.coins[seat] == args["price"]
    assert seen >= {
        "carrara-act-build-paying",
        "carrara-act-take-all",
        "carrara-act-take-for",
        "carrara-suggest-segment",
        "carrara-suggest-end",
    }


def test_carrara_offers_whole_segments_the_best_first_and_what_is_free_with_any_stone() -> None:
    """CA-3.3"""
    wheel = [[], ["white", "red", "black"], [], ["white"], ["yellow", "black"], []]
    state = carrara.table(wheel=wheel, bag=[], coins=[9, 20], stones=[])
    carrara.do(state, "buy")
    prompt = carrara.GAME.prompt(state)
    whole = [s for s in prompt["suggestions"] if s["worth"] > 0]
    assert [s["worth"] for s in whole] == sorted((s["worth"] for s in whole), reverse=True)
    told = [said(carrara.GAME, s["label"]) for s in whole]
    assert "Segment III: 3 stones for 6" in told
    assert "Segment III: 1 stone for nothing" in told
    assert all(s["confirm"] for s in whole if len(s["actions"]) > 1)
    for c in prompt["choices"]:  # a click on a segment means all of it
        further = [s for s in whole if s["actions"][0] == c["action"] and len(s["actions"]) > 1]
        assert bool(c["parts"]) != bool(further)
    carrara.do(state, "segment III", "take white")
    (main,) = [s for s in carrara.GAME.prompt(state)["suggestions"] if s["role"] == "main"]
    assert main["texts"] == ["take black", "done"]


ENDS_TURN = ("skip", *(f"object {kind}" for kind in OBJECTS))


def basket(state: State) -> int:
    """How many stones have been taken in this purchase."""
    done = [c for c in carrara.GAME.prompt(state)["choices"] if c["text"] == "done"]
    return int(cast("int", done[0]["label"]["args"]["count"])) if done else 0


def spent(state: State) -> int:
    """Coins for stones that lie in the basket already."""
    game = carrara.GAME
    done = [c for c in game.prompt(state)["choices"] if c["text"] == "done"]
    return int(cast("int", done[0]["label"]["args"]["coins"])) if done else 0


def test_carrara_ends_the_turn_instead_of_asking_for_an_object() -> None:
    """CA-3.16"""
    state = carrara.table(boards=[{"lerici": ["villa-1"]}], coins=[20, 20])
    carrara.do(state, "score villa")
    prompt = carrara.GAME.prompt(state)
    assert said(carrara.GAME, prompt["choices"][0]["label"]) == "End turn"
    assert prompt["choices"][0]["role"] == "main"
    assert prompt["skip"] == carrara.GAME.parse("skip")
    assert {part for c in prompt["choices"] for part in c["parts"]} >= {"sale:book", "sale:key"}


def test_carrara_asks_once_more_before_the_last_stone_buys() -> None:
    """CA-3.3"""
    state = carrara.table(
        wheel=[["red", "white"], [], [], [], [], []], bag=[], coins=[9, 20], stones=[]
    )
    carrara.do(state, "buy", "take red")
    assert choice(carrara.GAME, state, "take white")["confirm"]
    assert not choice(carrara.GAME, state, "done")["confirm"]


@pytest.mark.parametrize(
    ("steps", "text", "case"),
    [
        ((), "build villa-4", "Costs 4 stones, you have 3."),
        ((), "score livorno", "Livorno needs 2 buildings, you have 0 there."),
        (("build villa-2",), "in livorno", "Livorno takes 0 of your stones, and it costs 2."),
    ],
)
def test_carrara_says_what_is_missing(steps: tuple[str, ...], text: str, case: str) -> None:
    """CA-3.6, CA-3.10"""
    state = carrara.table(stones=["red", "red", "black"], face_up=["villa-4", "villa-2"])
    carrara.do(state, *steps)
    assert why(carrara.GAME, state, text) == case


# ---- Firenze


def test_firenze_suggests_bricks_that_pay_for_all() -> None:
    """FI-3.1, FI-3.4, FI-3.6, FI-3.11: as many bricks as it says, and the game goes on."""
    seen = set[str]()
    for state, made, after in suggested(firenze.GAME):
        key, args = made["label"]["key"], made["label"]["args"]
        seen.add(key)
        if made["texts"][0] == "done" and key in ("firenze-act-found", "firenze-act-raise-to"):
            assert len(made["texts"]) == 2  # built without a word on swapping
            continue
        if key == "firenze-suggest-raise":
            verbs = [text.split()[0] for text in made["texts"] if text != "done"]
            assert verbs == ["raise"] * cast("int", args["towers"])
            assert cast("Any", after).built == args["built"]
            assert not firenze.GAME.prompt(after)["choices"][0]["warning"]
            continue
        told = cast("list[Any]", args["bricks"])
        named = sum(one["args"]["count"] for one in told)
        verbs = [text.split()[0] for text in made["texts"]]
        paid = sum(verb in ("lay", "return") for verb in verbs)
        assert paid <= named  # where all are the same, the last ones go by themselves
        if key == "firenze-suggest-build":
            assert args["cost"] == named
        now, then = cast("Any", state), cast("Any", after)
        assert (now.phase, now.actor) != (then.phase, then.actor) or key.endswith("return")
    assert seen >= {"firenze-suggest-build", "firenze-suggest-lay", "firenze-suggest-return"}


def test_firenze_warns_of_ruins_that_could_be_raised_and_of_no_others() -> None:
    """FI-3.7"""
    state = firenze.table(
        phase="building", store=[{"white": 4, "red": 2}], towers=[["white2*", "red5*", "blue3*"]]
    )
    done = choice(firenze.GAME, state, "done")
    assert said(firenze.GAME, done["label"]) == "Build nothing, lose 3 towers"
    assert said(firenze.GAME, done["warning"]) == "2 towers fall that you could still raise"
    assert firenze.GAME.prompt(state)["choices"][-1] == done
    firenze.do(state, "raise 1", "raise 2")
    done = choice(firenze.GAME, state, "done")
    assert done["warning"] is None
    assert done["role"] == "main"


def test_firenze_lists_deliveries_by_their_points_and_declines_last() -> None:
    """FI-3.8"""
    state = firenze.table(
        phase="delivering", store=[{"white": 4}], towers=[["white3", "purple8", "red4"]]
    )
    choices = firenze.GAME.prompt(state)["choices"]
    assert [c["worth"] for c in choices[:-1]] == sorted(c["worth"] for c in choices[:-1])[::-1]
    assert len(choices) > 2
    assert (choices[-1]["text"], choices[-1]["role"]) == ("done", "refusal")


@pytest.mark.parametrize(
    ("position", "text", "case"),
    [
        ({}, "take 4", "Costs 3 bricks, you have 2."),
        ({"phase": "building"}, "found blue", "You have no blue brick."),
        (
            {"phase": "building", "built": 5},
            "found white",
            "Building 6 costs 10, and you would have 1 left.",
        ),
        ({"phase": "delivering"}, "deliver 1", "It has 2 floors; commissions have 3 to 8."),
        ({"phase": "delivering"}, "deliver 2", "white 3 is sealed by Bert."),
    ],
)
def test_firenze_says_what_is_missing(position: dict[str, Any], text: str, case: str) -> None:
    """FI-3.1, FI-3.5, FI-3.6, FI-3.8"""
    state = firenze.table(
        store=[{"white": 2}],
        towers=[["white2", "white3", "red3"]],
        owner=firenze.owners(white={3: 1}),
        **position,
    )
    assert why(firenze.GAME, state, text) == case
