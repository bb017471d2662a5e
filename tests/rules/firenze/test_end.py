"""FI-5, FI-6 and the end by FI-11.5 and FI-11.23: last seals, majorities, what is public."""

from __future__ import annotations

from palazzi.core.messages import say
from palazzi.core.rng import Rng
from palazzi.core.state import OVER
from palazzi.core.view import SPECTATOR
from palazzi.testing import rigged
from tests.rules.firenze.table import GAME, do, owners, refused, see, seen, table


def test_the_first_last_seal() -> None:
    """FI-5.1: 5 points and the tile; one more turn for all others, nobody else gets the 5."""
    state = table(
        3, phase="delivering", towers=[["red4"], ["red3*"], []], seals=[1, 1, 2],
        row_bricks=[{}] * 6, bag={}, pile=["fame"] * 2 + ["mason"] * 3,
    )  # fmt: skip
    do(state, "deliver 1")
    assert state.scores()[0] == 3 + 5
    assert state.actor == 1
    second = rigged(
        GAME, state, phase="delivering",
        towers=[see(state)["towers"][0], see(table(towers=[["red3"]]))["towers"][0], [None] * 12],
    )  # fmt: skip
    do(second, "deliver 1")
    assert second.scores()[1] == 2
    assert second.actor == 2
    do(second, "take 1")
    assert second.actor == OVER
    outcome = second.outcome()
    assert outcome is not None
    assert outcome.rule == "FI-5.1"


def test_majorities() -> None:
    """FI-5.2: most seals, then the highest; neutral seals are nobody's, balconies count."""
    board = owners(
        white={3: 0, 4: 1, 6: 1},
        yellow={5: 0, 6: 2},
        green={3: -2, 4: -2, 5: 1},
        red={3: 0, 4: 0, 8: 1},
    )
    state = table(3, phase="ended", actor=OVER, owner=board)
    assert state.scores() == [4, 2 + 3, 3]
    outcome = state.outcome()
    assert outcome is not None
    keys = [line.what["args"].get("colour") for line in outcome.accounts[1]]
    assert keys == ["white", "green"]


def test_most_points_win_and_ties_share() -> None:
    """FI-5.3"""
    state = table(3, phase="ended", actor=OVER, hands=[["fame"], ["scandal"], ["monument"]])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.ranks == (1, 3, 1)
    assert outcome.scores == (3, -3, 3)


def test_twenty_quiet_turns_each_end_the_game() -> None:
    """FI-11.5: final scoring at once, nobody gets the 5."""
    state = table(quiet=39, row_bricks=[{}] * 6)
    do(state, "take 1")
    assert state.actor == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "FI-11.5"
    assert see(state)["endgame"] == -1
    sealed = table(quiet=39, phase="delivering", towers=[["red4", "blue1"]])
    do(sealed, "deliver 1")
    assert see(sealed)["quiet"] == 0
    assert sealed.actor == 1


def test_an_edition_says_how_many_quiet_turns_end_the_game() -> None:
    """FI-11.5: the figure is ours."""
    tables = see(GAME.new(2, edition={"quiet-turns": 6}))["tables"]
    for quiet, actor in ((10, 1), (11, OVER)):
        state = table(quiet=quiet, row_bricks=[{}] * 6, tables=tables)
        assert GAME.view(state, 0)["quiet_limit"] == 12  # type: ignore[typeddict-item]
        do(state, "take 1")
        assert state.actor == actor
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == say("firenze-end-quiet", turns=6)


def test_after_the_last_seal_nothing_more_is_delivered() -> None:
    """FI-11.23: but the turn is finished, with a Patrician too; a Monument may still come."""
    state = table(
        phase="delivering", towers=[["red4", "blue3"]], seals=[1, 5],
        hands=[["patrician", "scandal"]],
    )  # fmt: skip
    do(state, "deliver 1")
    assert refused(state, "deliver 2") == "FI-11.23"
    do(state, "play patrician")
    assert see(state)["hands"][0] == []
    assert state.actor == 1
    monument = table(
        active=1, actor=1, endgame=0, seals=[0, 5], towers=[["blue7"], []],
        row=["monument", *["fame"] * 5], row_bricks=[{}] * 6,
    )  # fmt: skip
    do(monument, "take 1")
    assert see(monument)["hands"][0] == ["monument"]
    assert monument.scores()[0] == 3


def test_events_still_hit_who_has_no_seals() -> None:
    """FI-11.23"""
    state = table(
        active=1, actor=1, endgame=0, seals=[0, 5], store=[{"red": 4}, {}],
        row=["warehouse-fire", *["fame"] * 5], row_bricks=[{}] * 6,
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    assert see(state)["store"][0] == {"red": 1}


def test_leftovers_are_worth_nothing() -> None:
    """FI-11.24"""
    state = table(
        phase="ended", actor=OVER, store=[{"red": 9}], towers=[["purple7"]], hands=[["mason"]]
    )
    assert state.scores() == [0, 0]


def test_what_is_public() -> None:
    """FI-6.1: all but the order of draws; hands are shown with the memory aid only."""
    state = table(hands=[["mason"], ["fame", "smuggler"]], store=[{"red": 1}])
    rows = seen(state, 0)["seats"]
    assert rows[0]["cards"] == ["mason"]
    assert rows[1]["cards"] is None
    assert rows[1]["hand_size"] == 2
    known = GAME.knowledge(state, 0)["memory"]
    assert known["hands"][1] == ["smuggler", "fame"]  # taken openly: bots remember
    assert seen(state, SPECTATOR)["seats"][0]["cards"] is None
    aided = table(hands=[["mason"], ["fame"]], options={"memory-aid": True})
    assert seen(aided, 0)["seats"][1]["cards"] == ["fame"]
    assert see(GAME.resample(GAME.knowledge(state, 1), Rng(1))) == see(state)
