"""A reviewed decision in sentences, for terminals and logs; pages draw the same data."""

from __future__ import annotations

from collections.abc import Sequence

from palazzi.bots.explain import LineStep
from palazzi.core.messages import Message, say
from palazzi.locale import Catalogue
from palazzi.review.assessment import FLAGGED, Assessment
from palazzi.review.review import ReviewedDecision
from palazzi.review.sources import OTHER, SourceShare


def sentences(found: ReviewedDecision, words: Catalogue, names: Sequence[str]) -> list[str]:
    """What is to be said about a decision, a line at a time."""
    assessment = found["assessment"]
    question = words.say(found["question"], names)
    head = words.text("review-decision", {"number": found["number"], "question": question}, names)
    if assessment is None:
        return [head, words.text("review-no-choice")]
    lines = [head, words.text(f"review-grade-{assessment['grade']}")]
    lines.append(
        words.text("review-made", {"move": told(assessment["made"]["steps"], words, names)})
    )
    if assessment["grade"] in FLAGGED:
        best = told(assessment["best"]["steps"], words, names)
        lines.append(words.text("review-better", {"move": best}))
        lines.append(words.say(loss(assessment)))
        lines += [words.say(reason(one)) for one in assessment["sources"] if one["source"] != OTHER]
    return lines


def told(steps: Sequence[LineStep], words: Catalogue, names: Sequence[str]) -> str:
    """A whole move, sentence by sentence."""
    return " ".join(words.say(step["words"], names) for step in steps)


def loss(assessment: Assessment) -> Message:
    """How much was lost, and how certain that is."""
    chance, points = assessment["loss"], assessment["loss_points"]
    return say(
        "review-loss",
        percent=round(100 * chance["mean"]),
        low=round(100 * chance["low"]),
        high=round(100 * chance["high"]),
        points=tenths(points["mean"]),
    )


def reason(share: SourceShare) -> Message:
    """One source, and what it had to do with it."""
    key = "review-lost" if share["points"] > 0 else "review-gained"
    return say(key, source=source_words(share["source"]), points=tenths(abs(share["points"])))


def source_words(source: str) -> Message:
    """``firenze-account-balconies`` → the message that names this source without a case."""
    return say(source.replace("-account-", "-source-"))


def tenths(points: float) -> str:
    """Points to one decimal, with a real minus."""
    return f"{points:.1f}".replace("-", "−")
