"""The stream of a hand: what is written is read back, and what no hand can do is refused."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.core.errors import BadGesture
from palazzi.games.paletti.world import gesture as h
from palazzi.games.paletti.world.gesture import Sample, What
from palazzi.games.paletti.world.plan import HandPlan

GRIP = h.grip(0, 7)


def at(tick: int, x: int = 0) -> Sample:
    return Sample(tick, What.MOVE, x, 0, 400, 0)


@given(
    st.integers(0, h.MOST_TICKS - 1),
    st.integers(-h.FARTHEST, h.FARTHEST),
    st.integers(-h.FARTHEST, h.FARTHEST),
    st.integers(0, 8191),
    st.integers(0, 511),
)
def test_a_sample_has_eight_bytes_that_round_trip(
    tick: int, x: int, y: int, z: int, turn: int
) -> None:
    sample = Sample(tick, What.MOVE, x, y, z, turn)
    assert len(sample.pack()) == 8
    assert h.unpack(sample.pack()) == sample


def test_a_stream_round_trips() -> None:
    samples = [GRIP, h.hold(0, 1, 10), *(at(k, k) for k in range(1, 9)), Sample(9, What.RELEASE)]
    samples += [Sample(9, What.LET_GO), Sample(12, What.END)]
    assert h.decode(h.encode(samples)) == samples


REFUSED: dict[str, tuple[list[Sample], str]] = {
    "jump": ([GRIP, at(1), at(2, 200)], "jumps"),
    "whirl": ([GRIP, at(1), Sample(2, What.MOVE, 0, 0, 400, 200)], "whirls"),
    "order": ([GRIP, at(5), at(4)], "order of their ticks"),
    "twice": ([GRIP, at(1), at(1)], "same hand"),
    "no grip": ([at(1)], "must grip"),
    "release": ([Sample(1, What.RELEASE)], "must grip"),
    "two grips": ([GRIP, h.grip(1, 8)], "already holds"),
    "after the end": ([GRIP, Sample(1, What.END), at(2)], "nothing can follow"),
    "two plateaus": ([h.hold(0, 0, 1), h.hold(1, 1, 1)], "one plateau at a time"),
    "let go": ([Sample(0, What.LET_GO)], "holds no plateau"),
    "unknown piece": ([h.grip(0, 25)], "no piece 25"),
    "unknown plateau": ([h.hold(0, 7, 1)], "no plateau 7"),
    "lift": ([h.hold(0, 0, 21)], "at most 2 mm"),
    "shift": ([h.hold(0, 0, 0, 101)], "at most 10 mm"),
    "unknown tool": ([Sample(0, What.GRIP, 3, 2)], "a tool"),
    "too late": ([GRIP, at(h.MOST_TICKS)], "120 seconds"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_no_hand_does_is_refused_in_a_sentence(name: str) -> None:
    samples, words = REFUSED[name]
    with pytest.raises(BadGesture, match=words) as refused:
        h.decode(h.encode(samples))
    assert str(refused.value).endswith((".", ")."))


def test_a_stream_that_is_cut_off_or_endless_is_refused() -> None:
    with pytest.raises(BadGesture, match="cut off"):
        h.decode(GRIP.pack()[:-1])
    with pytest.raises(BadGesture, match="longer than any attempt"):
        h.decode(GRIP.pack() * (2 * h.MOST_TICKS + 1))
    with pytest.raises(BadGesture, match="code 7"):
        h.decode((7 << 13).to_bytes(8, "little"))


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_coordinates_must_be_numbers(bad: float) -> None:
    with pytest.raises(BadGesture, match="numbers"):
        h.move_to(1, 0.0, bad, 0.1, 0.0)
    with pytest.raises(BadGesture, match="leave the room"):
        h.move_to(1, 0.6, 0.0, 0.1, 0.0)


def test_a_plan_round_trips_and_refuses_nonsense() -> None:
    plan = HandPlan(7, 1200, 123, -401, 150, h.Tool.HOOK, 250, 700, 1500, 99)
    assert HandPlan.from_text(plan.to_text()) == plan
    for text in ("", "piece 7", plan.to_text().replace("12.3", "nan"), plan.to_text() + " more"):
        with pytest.raises(BadGesture, match="A plan reads"):
            HandPlan.from_text(text)
    with pytest.raises(BadGesture, match="no piece"):
        HandPlan(30)
