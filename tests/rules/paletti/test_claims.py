"""Claims, objections, penalties, plateaus: PP-4, PP-10.4, PP-11.5, PP-11.6, PP-11.20–11.22."""

from __future__ import annotations

from palazzi.core.state import State
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.recording import attempt_of
from palazzi.games.paletti.state import Paletti
from palazzi.locale import catalogue
from palazzi.testing import rigged
from tests.rules.paletti.table import (
    FIRST,
    GONE,
    PALETTI,
    aimed,
    blocked,
    grips,
    lay,
    legal,
    level,
    look,
    move,
    play,
    refused,
    scene,
    seal,
)

NAMES = ["Anna", "Bert", "Cleo", "Dora"]
THREE = {"red-thin1": 2, "red-thin2": 2, "red-thin3": 2}
"""Enough for a plateau."""


def plateaus(state: State) -> int:
    """How many lie."""
    found: int = look(state)["top"]
    return found


def test_without_objection_the_next_plateau_goes_up() -> None:
    """PP-4.1, PP-4.3, PP-10.4: green is on top, nobody objects, yellow lies; the turn is over."""
    state = scene(top=2, up=THREE, active=3)
    assert "claim" in legal(state)
    play(state, "claim")
    for seat in (0, 1, 2):  # PP-11.5: clockwise from the claimant's left
        assert state.actor == seat
        assert legal(state) == ["object", "accept"]
        play(state, "accept")
    assert look(state)["phase"] == "laying"
    assert state.actor == 3
    lay(state, "laid")
    assert plateaus(state) == 3
    assert state.actor == 0


def test_what_cannot_be_undone_and_loses_something_is_asked_once_more() -> None:
    """PP-4.4, PP-4.2: a claim is a whole turn; PP-4.3: so is a plateau that is forgone."""

    def asked(state: State, text: str) -> tuple[bool, str]:
        choice = next(c for c in PALETTI.prompt(state)["choices"] if c["text"] == text)
        warning = choice["warning"]
        return choice["confirm"], catalogue("en").say(warning, NAMES) if warning else ""

    state = scene(top=2, up=THREE, active=3)
    assert asked(state, "claim") == (True, catalogue("en").text("paletti-warn-claim"))
    few = scene(top=2, active=3)
    assert asked(few, "claim") == (True, catalogue("en").text("paletti-warn-claim-few"))
    rightly = rigged(PALETTI, state, blocked=sorted(grips(state)))  # PP-11.20: nobody can object
    assert asked(rightly, "claim") == (False, "")
    play(state, "claim")
    assert asked(state, "object") == (False, "")  # it can be taken back until a hand moves
    play(state, "accept", "accept", "accept")
    sure, words = asked(state, "forgo")
    assert sure
    assert "yellow plateau would stay in the box" in words


def test_a_plateau_covers_three_columns_or_is_not_laid() -> None:
    """PP-4.3, PP-11.10: aims that cover fewer are not offered, and the world is told how many."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "accept", "accept", "accept")
    assert refused(play(state, "turn 0"), "across 30") == "PP-4.3"
    aimed(state)
    assert isinstance(state, Paletti)
    attempt = attempt_of(state)
    assert attempt.least == 3
    assert attempt.allowed == (22,)
    play(state, "forgone")
    assert plateaus(state) == 2
    assert look(state)["quiet"] == 1
    assert state.actor == 0


def test_a_plateau_may_jut_out_over_the_foundation() -> None:
    """PP-4.3, PP-11.24: any place and angle that covers enough, far out as well."""
    state = play(scene(top=1, up={"red-thin1": 1, "red-thin2": 1, "red-thin3": 1}, active=3))
    data = look(state)
    for name in ("red-thin1", "red-thin2", "red-thin3"):
        data["poses"][COLUMN_NAMES.index(name)][0] += 90_000_000
    state = play(PALETTI.from_json(data), "claim", "accept", "accept", "accept")
    assert len(legal(state, "turn")) == 24
    play(state, "turn 0")
    assert max(int(text.split()[1]) for text in legal(state, "across")) * 4 + 92 > 130


def test_with_too_few_columns_on_top_it_is_forgone_at_once() -> None:
    """PP-4.3, PP-11.20: a claim all the same, and as good as a pass."""
    state = scene(top=2, up={"red-thin1": 2, "red-thin2": 2}, active=3)
    play(state, "claim", "accept", "accept", "accept")
    assert state.actor == 0
    assert look(state)["quiet"] == 1
    assert plateaus(state) == 2


def test_the_claimant_may_forgo() -> None:
    """PP-4.3, PP-4.4: and raises no column in that turn."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "accept", "accept", "accept")
    assert refused(state, "grip red-square") == "PP-4.3"
    play(state, "forgo")
    assert state.actor == 0


def test_daring_plateaus() -> None:
    """PP-4.5: from orange on one covered column is enough, up to yellow it is not."""
    daring = {"daring_plateaus": True}
    one = {"red-thin1": 3}
    state = scene(top=3, up=one, active=3, options=daring)
    play(state, "claim", "accept", "accept", "accept")
    assert look(state)["phase"] == "laying"
    lay(state, "laid")
    assert plateaus(state) == 4
    for top, options in ((2, daring), (3, {})):
        state = scene(top=top, up={"red-thin1": top}, active=3, options=options)
        play(state, "claim", "accept", "accept", "accept")
        assert look(state)["phase"] == "turning"


def test_a_successful_objection_costs_the_claimant_the_column() -> None:
    """PP-4.2, PP-11.6, PP-11.21: it scores nothing, leaves the game, and there is no plateau."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "accept", "object")
    assert state.actor == 1
    assert grips(state) == {"red-square", "red-thick"}
    move(state, "red-thick", "raised")
    assert level(state, "red-thick") == GONE
    assert seal(state) == (-1, -1)
    assert plateaus(state) == 2
    assert state.actor == 0
    assert look(state)["quiet"] == 0


def test_there_is_one_objection_with_a_usable_column_of_the_claimants() -> None:
    """PP-11.21: not one that is blocked, not one on top, never a neutral one."""
    state = scene(top=2, up=THREE, active=3, blocked=["red-square"])
    play(state, "claim", "object")
    assert grips(state) == {"red-thick"}
    assert refused(state, "grip red-square") == "PP-3.3"
    assert refused(state, "grip red-thin1") == "PP-3.2"
    assert refused(state, "grip blue-thin1") == "PP-4.2"
    three = scene(3, top=2, up={"yellow-thin1": 2}, active=2)
    play(three, "claim", "object")
    assert refused(three, "grip red-thin1") == "PP-11.21"


def test_a_failed_objection_costs_the_objector_a_column() -> None:
    """PP-4.2, PP-11.6, PP-11.21, PP-11.22: any of theirs; then the claimant lays the plateau."""
    up = {**THREE, "green-thick": 2}
    state = scene(top=2, up=up, active=3, blocked=["green-thin1"])
    play(state, "claim", "accept", "object")
    move(state, "red-thick", "broken")
    assert blocked(state) == ["green-thin1"]  # it goes back unblocked
    assert state.actor == 3
    assert grips(state) == {name for name in COLUMN_NAMES if name.startswith("green")}
    assert refused(state, "grip blue-thin1") == "PP-11.22"
    move(state, "green-thick", "out")
    assert level(state, "green-thick") == GONE
    assert look(state)["phase"] == "laying"
    lay(state, "laid")
    assert plateaus(state) == 3
    assert state.actor == 0


def test_the_penalty_may_be_spared_or_broken_off() -> None:
    """PP-4.2, PP-11.22: back, not blocked, and no other instead."""
    for end in ("spared", "broken"):
        state = play(scene(top=2, up=THREE, active=3), "claim", "object")
        move(state, "red-thick", "broken")
        if end == "spared":
            play(state, "spare")
        else:
            move(state, "blue-thick", "broken")
        assert blocked(state) == []
        assert level(state, "blue-thick") == 0
        assert look(state)["phase"] == "laying"


def test_a_bystander_in_the_penalty_pull_ends_the_claimants_turn() -> None:
    """PP-11.3: the turn of the one who moved is over, without a plateau."""
    state = play(scene(top=2, up=THREE, active=3, game=FIRST), "claim", "object")
    move(state, "red-thick", "broken")
    move(state, "blue-thick", "fell yellow-thin1", "out")
    assert state.actor == 0
    assert plateaus(state) == 2


def test_an_objection_with_a_fallen_bystander_has_failed() -> None:
    """PP-11.19: what stands stays and counts for its owner; the penalty is due."""
    state = play(scene(top=2, up=THREE, active=3, game=FIRST), "claim", "object")
    move(state, "red-thick", "fell yellow-thin1", "raised")
    assert level(state, "red-thick") == 2
    assert seal(state) == (3, -1)
    assert look(state)["phase"] == "penalising"
    assert state.actor == 3


def test_only_who_has_a_column_in_the_palace_is_asked() -> None:
    """PP-11.21, PP-11.5"""
    gone = [name for name in COLUMN_NAMES if name.startswith("blue")]
    state = play(scene(top=2, up=THREE, active=3, gone=gone), "claim")
    assert state.actor == 1


def test_silence_is_no_objection() -> None:
    """PP-11.5, PP-11.26: what it counts as when the table's time runs out."""
    state = scene(top=2, up=THREE, active=3)
    assert state.silence() == -1
    play(state, "claim")
    assert PALETTI.text(state.silence()) == "accept"
    three = play(scene(3, top=2, active=2), "grip red-thin1", "break")
    assert PALETTI.text(three.silence()) == "decline"


def test_a_claimant_without_a_usable_column_is_right() -> None:
    """PP-11.20: nobody is asked; the claimant may lay it even with no column left in the game."""
    gone = [name for name in COLUMN_NAMES if name.startswith("blue")]
    state = scene(top=2, up=THREE, gone=gone)
    assert legal(state) == ["claim"]
    play(state, "claim")
    assert look(state)["phase"] == "laying"
    assert state.actor == 0
    lay(state, "laid")
    assert plateaus(state) == 3


def test_an_objector_without_columns_left_costs_nothing_more() -> None:
    """PP-4.2: if the objector's last one fell meanwhile, there is none to pull out."""
    gone = [n for n in COLUMN_NAMES if n.startswith("blue") and n != "blue-thin1"]
    state = play(scene(top=2, up=THREE, active=3, gone=gone), "claim", "object")
    move(state, "red-thick", "ousted blue-thin1", "broken")
    assert look(state)["phase"] == "laying"


def test_a_claim_comes_before_anything_is_touched() -> None:
    """PP-11.20, PP-11.25: not after a neutral attempt."""
    state = scene(3, top=2, active=2)
    assert "claim" in legal(state)
    move(state, "red-thin1", "raised")
    assert "claim" not in legal(state)
    assert refused(state, "claim") == "PP-11.25"


def test_laying_leaves_columns_where_they_are() -> None:
    """PP-4.3: only the plateau is new."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "accept", "accept", "accept")
    before = look(rigged(PALETTI, state))["poses"]
    lay(state, "laid")
    after = look(state)["poses"]
    assert [i for i in range(25) if before[i] != after[i]] == [22]


def test_who_objects_is_told_whose_column_to_raise() -> None:
    """PP-4.2: the question names the claimant, in every language."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "object")
    asked = PALETTI.prompt(state)["message"]
    assert catalogue("en").say(asked, NAMES) == (
        "Which of Dora’s columns do you raise to the green plateau?"
    )
    assert catalogue("de").say(asked, NAMES) == (
        "Welche Säule von Dora stellst du auf das grüne Plateau?"
    )
