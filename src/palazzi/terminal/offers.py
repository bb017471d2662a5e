"""A prompt as lines to choose from: what the rules suggest, then the choices in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from palazzi.core.messages import Message
from palazzi.core.prompt import Prompt


@dataclass(frozen=True)
class Wish:
    """What is asked of a table and is no move: to begin, to stand up, to play on oneself."""

    kind: str
    """The type of the request, as the protocol has it."""
    fields: Mapping[str, object]


@dataclass(frozen=True)
class Offer:
    """One line to choose from: a choice of the prompt, a suggestion, or a wish."""

    actions: tuple[int, ...]
    text: str
    label: Message
    parts: Sequence[str] = ()
    rules: Sequence[str] = ()
    warning: Message | None = None
    again: bool = False
    """Whether to ask once more: something is lost for good."""
    wish: Wish | None = None
    """For whoever runs the table; there are no actions then."""


def offers(prompt: Prompt | None) -> list[Offer]:
    """The lines of a prompt; what is only short for clicks on a board has none."""
    if prompt is None:
        return []
    made = [s for s in prompt["suggestions"] if not s["parts"]]
    lines = [Offer(tuple(s["actions"]), ", ".join(s["texts"]), s["label"]) for s in made]
    for c in prompt["choices"]:
        again = c["warning"] is not None and c["confirm"]
        one = Offer(
            (c["action"],), c["text"], c["label"], c["parts"], c["rules"], c["warning"], again
        )
        lines.append(one)
    return lines


def chosen(lines: Sequence[Offer], answer: str) -> Offer | None:
    """What a number or an action's text stands for; Enter takes the only one."""
    if not answer and len(lines) == 1:
        return lines[0]
    for number, line in enumerate(lines, 1):
        if answer in (str(number), line.text):
            return line
    return None
