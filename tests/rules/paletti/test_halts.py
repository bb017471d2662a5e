"""Breaking off is the player's decision: PP-11.31, in facts alone, in real wood, at a table."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

import pytest

from palazzi.core.errors import Illegal
from palazzi.core.nature import Happening, happen
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.games.paletti.components import COLUMN_NAMES, FORCES, SWAYS
from palazzi.games.paletti.nature import PhysicalNature, plan_of, skill_of
from palazzi.games.paletti.shapes import PalettiView
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.execute import feeling, visible
from palazzi.games.paletti.world.gesture import (
    MOST_TICKS,
    Sample,
    Tool,
    What,
    decode,
    grip,
    move_to,
)
from palazzi.games.paletti.world.move import Attempt, Begun, Kind, Move, Reason, Verdict
from palazzi.games.paletti.world.pieces import FIRST_PLATEAU
from palazzi.games.paletti.world.plan import HandPlan, Pilot
from palazzi.games.paletti.world.poses import exact
from palazzi.games.paletti.world.run import Run
from palazzi.locale import catalogue
from tests.paletti.palaces import BESIDE, palace
from tests.rules.paletti.table import (
    FIRST,
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
)
from tests.table.house import House, committed

THREE = {"red-thin1": 2, "green-thin1": 2, "yellow-thin2": 2}


def halted(reason: str = "resisted", top: int = 2) -> State:
    """Seat 0 pulls at its thick column, and the hand has stopped."""
    return move(scene(top=top), "blue-thick", reason)


# ---- the aim


def test_limits_hook_and_second_hand_are_part_of_the_aim() -> None:
    """PP-11.31: each may be said once, or be left as usual; what lies can be held (PP-11.16)."""
    state = play(scene(top=2), "grip blue-thick")
    assert len(legal(state, "force")) == len(FORCES)
    assert len(legal(state, "sway")) == len(SWAYS)
    assert legal(state, "tool") == ["tool hook"]
    assert legal(state, "hold") == [f"hold {p} {n}" for p in ("blue", "green") for n in range(3)]
    play(state, "force 1.3", "sway 4.0", "tool hook", "hold green 1")
    assert legal(state, "force", "sway", "tool", "hold") == []
    assert refused(state, "force 0.2") == "PP-11.15"
    plan = plan_of(cast("Paletti", aimed(state)), skill_of(""), 1)
    assert (plan.care, plan.sway, plan.tool) == (1300, 4000, Tool.HOOK)
    assert (plan.hold, plan.lift) == (1, 10)


def test_whoever_says_nothing_keeps_to_the_usual_limits() -> None:
    """PP-11.31: and not to those of a skill, as in paletti@1."""
    plan = plan_of(cast("Paletti", aimed(play(scene(), "grip blue-thin1"))), skill_of("novice"), 1)
    assert (plan.care, plan.sway, plan.tool, plan.hold) == (700, 1500, Tool.HAND, -1)
    first = aimed(play(scene(game=FIRST), "grip blue-thin1"))
    plan = plan_of(cast("Paletti", first), skill_of("novice"), 1)
    assert (plan.care, plan.sway) == (0, 0)


def test_a_game_of_the_first_version_has_none_of_it() -> None:
    """PP-11.31 begins with paletti@2: older games offer what they offered, and end as they did."""
    state = play(scene(game=FIRST), "grip blue-thin1")
    assert {text.split()[0] for text in legal(state)} == {"break", "pull"}
    aimed(state)
    outcomes = {text for text in legal(state) if not text.startswith("fell")}
    assert outcomes == {"raised", "broken", "lost", "collapse"}
    assert len(FIRST.actions) == 274


def test_nobody_else_sees_what_is_being_aimed() -> None:
    """PP-11.27, PP-11.31: neither at first nor when the hand has stopped; the column all see."""
    state = play(scene(), "grip blue-thin1")
    others = canonical(PALETTI.view(state, 1))
    play(state, "force 1.3", "tool hook")
    assert canonical(PALETTI.view(state, 1)) == others
    state = halted()
    others = canonical(PALETTI.view(state, 1))
    seen = cast("PalettiView", PALETTI.view(state, 1))
    assert (seen["aim"]["column"], seen["halted"]) == ("blue-thick", "resisted")
    play(state, "force 1.3", "hold blue 0")
    assert canonical(PALETTI.view(state, 1)) == others
    assert cast("PalettiView", PALETTI.view(state, 0))["aim"]["force"] == FORCES.index(1300)


# ---- the decision


@pytest.mark.parametrize("reason", ["resisted", "swayed"])
def test_the_hand_stops_and_its_player_decides(reason: str) -> None:
    """PP-11.31: go on, with a new limit; another direction; or break off. The turn goes on."""
    state = halted(reason)
    assert (state.actor, look(state)["phase"], look(state)["halted"]) == (0, "turning", reason)
    assert not state.physical()
    assert {t.split()[0] for t in legal(state)} == {
        "break", "pull", "go", "force", "sway", "tool", "hold",
    }  # fmt: skip
    pulled = look(state)["direction"]
    assert f"pull {pulled}" not in legal(state)
    assert len(legal(state, "pull")) == 23
    assert refused(state, "claim") == "PP-11.31"
    assert refused(state, "grip blue-thin1") == "PP-11.31"
    assert PALETTI.prompt(state)["rules"] == ["PP-11.31"]
    going = play(state.clone(), "force 2.0", "go")
    assert going.physical()
    assert (look(going)["column"], look(going)["direction"]) == (look(state)["column"], pulled)
    play(going, "raised")
    assert level(going, "blue-thick") == 2
    other = play(state.clone(), f"pull {(pulled + 5) % 24}")
    assert other.physical()
    assert look(other)["across"] == look(state)["across"]
    back = play(state, "break")
    assert back.physical()  # PP-11.19: the column has to be carried back, and that may go wrong
    assert {"broken", "lost", "collapse"} <= set(legal(back))
    assert not {"raised", "resisted", "swayed", "missed"} & set(legal(back))
    play(back, "broken")
    assert (blocked(back), back.actor) == (["blue-thick"], 1)


def test_each_rest_can_be_followed_by_another_until_time_is_up() -> None:
    """PP-11.17, PP-11.31: 120 s of moving time in all."""
    state, rests = halted(), 1
    while "resisted" in legal(play(state, "go")):
        play(state, "resisted")
        rests += 1
    assert rests == 10  # a segment of a world without physics takes twelve seconds
    assert {"raised", "broken", "lost", "collapse"} <= set(legal(state))
    play(state, "raised")
    assert look(state)["begun"] == {"spent": 0, "poses": [], "trail": []}


def test_a_column_that_does_not_stand_is_not_broken_off_by_the_game() -> None:
    """PP-11.31, PP-11.18: it may be gripped again, for the same place or another."""
    state = halted("missed")
    assert {text.split()[0] for text in legal(state)} >= {"break", "across", "go"}
    assert legal(state, "pull") == []
    places = cast("PalettiView", PALETTI.view(state, 0))["aim"]["places"]
    assert any(int(row, 16) for row in places)
    again = play(state.clone(), "go")
    assert again.physical()
    aimed(play(state, legal(state, "across")[-1]))
    assert state.physical()
    play(state, "raised")
    assert level(state, "blue-thick") == 2


def test_a_plateau_that_does_not_lie_well_may_be_tried_again() -> None:
    """PP-11.10, PP-11.31: it is lifted off; the claimant goes on or forgoes it."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "accept", "accept", "accept")
    lay(state, "missed")
    assert (state.actor, look(state)["phase"]) == (3, "laying")
    assert "forgo" in legal(state)
    assert legal(state, "turn")
    assert PALETTI.prompt(state)["message"]["key"] == "paletti-ask-again"
    forgone = play(state.clone(), "forgo")
    assert (forgone.actor, look(forgone)["top"], look(forgone)["begun"]["spent"]) == (0, 2, 0)
    lay(state, "laid")
    assert look(state)["top"] == 3


def test_objections_penalties_and_proofs_stop_too() -> None:
    """PP-11.31: whoever's hand it is."""
    state = play(scene(top=2, up=THREE, active=3), "claim", "object")
    move(state, "red-thick", "resisted")
    assert (state.actor, look(state)["phase"]) == (0, "objecting")
    play(state, "break", "broken")
    assert blocked(state) == []
    move(state, "blue-thick", "swayed")
    assert (state.actor, look(state)["phase"]) == (3, "penalising")
    play(state, "go", "out")
    assert look(state)["phase"] == "laying"
    three = move(scene(3, top=2, active=2), "red-thin1", "resisted")
    play(three, "break", "broken", "prove")
    move(three, "red-thin2", "resisted")
    assert (three.actor, look(three)["phase"]) == (0, "proving")


def test_a_claim_or_another_column_is_not_among_the_decisions() -> None:
    """PP-3.4, PP-11.15: gripping binds, also over a rest."""
    state = halted()
    for text in ("claim", "grip blue-thin1", "hand", "pass"):
        with pytest.raises(Illegal):
            PALETTI.apply_text(state, text)


@pytest.mark.parametrize(
    ("language", "prompt", "log"),
    [
        ("en", "The thick blue ✚ column resists with 0.7 N.", "resists with more than 0.7 N."),
        ("nl", "De dikke blauwe ✚ zuil biedt 0,7 N weerstand.", "biedt meer dan 0,7 N weerstand."),
        (
            "de",
            "Die dicke blaue ✚ Säule leistet 0,7 N Widerstand.",
            "leistet mehr als 0,7 N Widerstand.",
        ),
    ],
)
def test_players_are_told_with_figures(language: str, prompt: str, log: str) -> None:
    """PP-11.31: what was felt, in the question; the limit, in everybody's log."""
    words = catalogue(language)
    state = aimed(play(scene(top=2), "grip blue-thick"))
    told = PALETTI.report(state, PALETTI.parse("resisted"), SPECTATOR)
    assert told is not None
    assert words.say(told).endswith(log)
    play(state, "resisted")
    assert words.say(PALETTI.prompt(state)["message"]).startswith(prompt)
    for choice in PALETTI.prompt(state)["choices"]:
        assert words.say(choice["label"])


# ---- in wood


@cache
def _loaded() -> str:
    """A drawn palace of two players, as plain data; seat 1 is to move."""
    state, nature, rng = PALETTI.new(2, {"start": "0"}), PhysicalNature(Rng(3)), Rng(5)
    while state.actor < 0 or look(state)["phase"] == "colouring":
        if state.physical():
            for action, recording in happen(nature, state, ""):
                state.apply(action, recording)
        else:
            draws = state.legal()
            state.apply(draws[rng.below(len(draws))])
    return json.dumps(look(state))


def resisting(*limits: str) -> State:
    """The heaviest laden column of seat 1 under a hand that keeps to these limits."""
    state = PALETTI.from_json(json.loads(_loaded()))
    loads = look(state)["loads"]
    column = max(grips(state), key=lambda name: loads[COLUMN_NAMES.index(name)])
    assert column == "green-thick"
    return aimed(play(state, f"grip {column}", *limits, "pull 2"))


def carried_out(state: State, seed: int = 7) -> list[Happening]:
    """What comes of the move that is due; the state goes on."""
    happened = happen(PhysicalNature(Rng(seed)), state, "")
    for action, recording in happened:
        state.apply(action, recording)
    return happened


def said(happened: list[Happening]) -> list[str]:
    return [PALETTI.text(action) for action, _ in happened]


def test_the_hand_stops_where_it_feels_more_than_allowed() -> None:
    """PP-11.31: the piece rests a little out of its place; going on with more force raises it."""
    state = resisting("force 0.2", "sway 10.0")
    before = look(state)["poses"][9]
    assert said(carried_out(state)) == ["resisted"]
    data = look(state)
    assert (data["actor"], data["halted"], data["level"]["green-thick"]) == (1, "resisted", 0)
    assert 200 < data["felt"] < 1000
    assert before != data["poses"][9]
    moved = Move.from_text(happen(PhysicalNature(Rng(7)), resisting("force 0.2"), "")[-1][1])
    assert (moved.verdict, moved.reason) == (Verdict.HALTED, Reason.RESISTED)
    spent = data["begun"]["spent"]
    assert spent == moved.ticks > 60
    assert said(carried_out(play(state, "force 2.0", "go"))) == ["raised"]


def test_the_hand_stops_where_it_sees_a_plateau_move() -> None:
    """PP-11.31: on three legs every one is needed, and in paletti@1 the hand broke off."""
    world = palace(below=((-0.06, -0.05), (0.06, -0.05), (0.0, 0.055)))
    run = Run(world, Attempt(Kind.RAISE, (2,)), halts=True)
    made = flown(run, HandPlan(2, 900, tremor=0, care=2000, sway=400))
    assert (made.verdict, made.reason, made.gone) == (Verdict.HALTED, Reason.SWAYED, False)


def test_breaking_off_after_a_rest_carries_the_column_back_the_way_it_came() -> None:
    """PP-3.3, PP-11.9, PP-11.31: within 3 mm, from another direction too; then it is blocked."""
    state = resisting("force 0.2", "sway 10.0")
    old = look(state)["poses"][9]
    carried_out(state)
    carried_out(play(state, "pull 5"))
    assert look(state)["halted"] == "resisted"
    assert len(look(state)["begun"]["trail"]) >= 6
    assert said(carried_out(play(state, "break"))) == ["broken"]
    now = look(state)["poses"][9]
    assert max(abs(now[axis] - old[axis]) for axis in (0, 1)) <= 3_000_000
    assert blocked(state) == ["green-thick"]
    assert look(state)["begun"] == {"spent": 0, "poses": [], "trail": []}


def test_days_later_and_in_another_process_it_goes_on_with_the_same_bytes() -> None:
    """PP-11.31: that state of rest ends a recorded segment; it is all in the record."""
    state = resisting("force 0.2", "sway 10.0")
    first = carried_out(state)
    live = play(state.clone(), "force 1.0", "go")
    stored = PALETTI.from_json(json.loads(canonical(state.to_json())))
    again = resisting("force 0.2", "sway 10.0")
    for action, recording in first:  # as from a log: nothing is simulated
        again.apply(action, recording)
    expected = carried_out(live)
    for other in (stored, again):
        assert other.fingerprint() == state.fingerprint()
        assert carried_out(play(other, "force 1.0", "go")) == expected
        assert canonical(other.to_json()) == canonical(live.to_json())


def test_hook_and_second_hand_do_what_was_aimed() -> None:
    """PP-11.31, PP-5.1: a plateau that is held up lets the column go with less force."""
    state = resisting("force 0.2", "sway 10.0", "tool hook", "hold blue 2")
    happened = carried_out(state)
    samples = decode(Move.from_text(happened[-1][1]).gesture)
    assert samples[0] == Sample(0, What.HOLD, 0, 0, 20, 0)
    assert samples[1] == grip(0, COLUMN_NAMES.index("green-thick"), Tool.HOOK)
    lifted = resisting("force 0.2", "sway 10.0", "hold blue 2")
    assert said(carried_out(lifted)) == ["raised"]
    assert said(carried_out(resisting("force 0.2", "sway 10.0"))) == ["resisted"]


def flown(run: Run, plan: HandPlan) -> Move:
    """A hand that keeps to limits, from its beginning to the end of the segment."""
    start = visible(run.world.scene())
    pilot = Pilot(start, run.attempt, plan, halts=True)
    stopped = False
    while not run.done:
        if run.takes:
            for sample in pilot.samples(run.tick, feeling(run, start)):
                run.feed(sample)
            if pilot.halted is not Reason.NONE and not stopped:
                stopped = True
                run.stop(pilot.halted)
        run.advance()
    return run.move()


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (HandPlan(BESIDE, x=1000, y=0, tremor=0), Reason.JUTS_OUT),
        (HandPlan(BESIDE, x=0, y=300, tremor=0), Reason.ON_COLUMN),
    ],
)
def test_the_games_hand_never_breaks_off_by_itself(plan: HandPlan, reason: Reason) -> None:
    """PP-11.31: in paletti@1 these went back at once."""
    attempt = Attempt(Kind.RAISE, (BESIDE,))
    world = palace(on_top=((0.0, 0.03),))
    made = flown(Run(world, attempt, halts=True), plan)
    assert (made.verdict, made.reason) == (Verdict.HALTED, reason)
    assert world.has(BESIDE)


def test_a_plateau_over_too_few_columns_is_back_in_its_box_and_the_attempt_goes_on() -> None:
    """PP-11.10, PP-11.31"""
    green = FIRST_PLATEAU + 1
    world = palace(on_top=((-0.05, -0.04), (0.05, -0.04), (0.0, 0.045)))
    run = Run(world, Attempt(Kind.LAY, (green,), 4), halts=True)
    made = flown(run, HandPlan(green, tremor=0))
    assert (made.verdict, made.reason) == (Verdict.HALTED, Reason.TOO_FEW_COVERED)
    assert not world.has(green)


def test_a_collapse_is_measured_against_the_beginning_of_the_attempt() -> None:
    """PP-11.3, PP-11.31: not against the last rest, or one could lower a plateau bit by bit."""
    attempt = Attempt(Kind.RAISE, (BESIDE,))
    for lowered, verdict in ((0.009, Verdict.HALTED), (0.011, Verdict.COLLAPSE)):
        world = palace()
        start = list(world.scene())
        x, y, z, *_ = world.pose(FIRST_PLATEAU)
        start[FIRST_PLATEAU] = (x, y, z + lowered, 1.0, 0.0, 0.0, 0.0)
        run = Run(world, attempt, begun=Begun(exact(start), (), 100), halts=True)
        made = flown(run, HandPlan(BESIDE, x=1000, y=0, tremor=0))
        assert made.verdict is verdict


def test_the_time_of_an_attempt_is_that_of_all_its_segments() -> None:
    """PP-11.17, PP-11.31: moving time only; when it is up the column goes back."""
    attempt = Attempt(Kind.RAISE, (BESIDE,))
    world = palace()
    begun = Begun(world.poses(), (), MOST_TICKS - 40)
    made = flown(
        Run(world, attempt, begun=begun, halts=True), HandPlan(BESIDE, x=200, y=100, seed=1)
    )
    assert (made.verdict, made.reason) == (Verdict.BROKE_OFF, Reason.TIME)
    fresh = flown(Run(palace(), attempt, halts=True), HandPlan(BESIDE, x=200, y=100, seed=1))
    assert fresh.verdict is Verdict.STANDS


def test_a_free_hand_that_ends_breaks_off_as_ever() -> None:
    """PP-11.28, PP-11.31: the limits are of aimed moves; nobody is asked about a hand that left."""
    state = play(scene(options={"free_hand": True}), "grip blue-thin1", "hand")
    motion = PhysicalNature(Rng(1)).begin(state, "")
    x, y, z = (number / 1e9 for number in look(state)["poses"][0][:3])
    motion.feed(grip(0, 0).pack() + move_to(1, x, y, z + 0.004, 0.0).pack())
    motion.end()
    while not motion.done:
        motion.advance()
    assert said(motion.happened()) == ["broken"]


# ---- at a table


def test_the_question_survives_at_a_table() -> None:
    """PP-11.31: the log is the table; whoever reads it again is asked the same."""

    class Halting(House):
        def carry_out(self) -> None:
            while (due := self.table.play.waiting_hand()) is not None:
                text = "built" if self.table.fold.state.mover() == CHANCE else "resisted"
                moves = [(text, "")]
                self.do(self.table.play.happen(moves, now=self.now, expected_seq=due.seq))

    house = Halting("paletti", 2, seed=5).begin()
    table = house.table
    while look(table.fold.state)["halted"] is None:
        texts = [
            c for c in house.choices(table.fold.actor) if PALETTI.text(c) not in ("claim", "break")
        ]
        house.submit(table.fold.actor, texts[0])
    seat = table.fold.actor
    assert committed(house.rebuilt()) == committed(table)
    again = house.rebuilt().frame(seat)["prompt"]
    assert again == table.frame(seat)["prompt"]
    assert {"break", "go"} <= {choice["text"] for choice in again["choices"]}  # type: ignore[index]


def test_a_record_with_rests_round_trips() -> None:
    """PP-11.31: as text, with the recording of each segment."""
    state = resisting("force 0.2", "sway 10.0")
    record = Record(PALETTI.ruleset, 2, {"start": "0"})
    for action, recording in carried_out(state):
        record.add(CHANCE, PALETTI.text(action), recording)
    record.add(1, "go")
    again = Record.from_text(record.to_text())
    assert [entry.text for entry in again.entries] == ["resisted", "go"]
    assert again.entries[0].recording == record.entries[0].recording
