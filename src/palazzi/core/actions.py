# mypyc: compiled
"""The action table: every decision of a game as a small integer with three faces.

``id`` is what search and the wire use, ``text`` (``bid red5``) what records and people use,
``structure`` (``{"verb": "bid", "what": "red5"}``) what programs use. A table is made from verbs
with finite domains, so the three faces round-trip by construction. A released table never changes:
a new one is a new ruleset version (its ``digest`` is pinned by a test).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product

from palazzi.core.errors import BadAction, closest

MOST_COMPARED = 64
"""Texts that a misspelt one is compared with."""


@dataclass(frozen=True)
class Verb:
    """A verb, the id of its first action, and the domains of its parameters in order.

    A later version may go on with the verb of an earlier one behind all others: same name, same
    parameters, more values.
    """

    name: str
    first: int
    domains: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def structures(self) -> Iterator[dict[str, str]]:
        """All actions of the verb, in the order of their ids."""
        for values in product(*self.domains.values()):
            yield {"verb": self.name, **dict(zip(self.domains, values, strict=True))}


class ActionTable:
    """All actions of one ruleset version."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self._structures: list[dict[str, str]] = []
        for verb in verbs:
            if verb.first != len(self._structures):
                raise ValueError(f"'{verb.name}' must start at {len(self._structures)}")
            self._structures.extend(verb.structures())
        self._texts = [" ".join(s.values()) for s in self._structures]
        self._ids = {text: i for i, text in enumerate(self._texts)}
        self._joined = {text.replace(" ", ""): text for text in self._texts}
        """By what is left when the blanks are: for those misplaced or forgotten."""
        if len(self._ids) != len(self._texts):
            raise ValueError("two actions share a text")

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._texts)))

    def text(self, action: int) -> str:
        """The readable face of an action id."""
        return self._texts[self._known(action)]

    def structure(self, action: int) -> dict[str, str]:
        """The face for programs: the verb and its parameters by name."""
        return dict(self._structures[self._known(action)])

    def parse(self, text: str) -> int:
        """The id of a readable text; BadAction with a hint if there is none."""
        words = " ".join(text.split())
        found = self._ids.get(words)
        if found is None:
            meant = self._meant(words)
            hint = "." if meant is None else f"; did you mean '{meant}'?"
            raise BadAction(f"There is no action '{words}'{hint}")
        return found

    def _meant(self, text: str) -> str | None:
        """The text that a misspelt one is nearest to, if any is near.

        Word by word: comparing it with hundreds of whole texts takes milliseconds, and anybody may
        send misspelt ones all day.
        """
        joined = self._joined.get(text.replace(" ", ""))
        if joined is not None:
            return joined
        first, *rest = text.split() or [""]
        name = closest(first, [verb.name for verb in self.verbs])
        if name is None:
            return None
        verbs = [verb for verb in self.verbs if verb.name == name]
        for verb in verbs:
            if len(rest) == len(verb.domains):
                values = [
                    value if value in domain else closest(value, domain)
                    for value, domain in zip(rest, verb.domains.values(), strict=True)
                ]
                words = [value for value in values if value is not None]
                if len(words) == len(values):
                    return " ".join([verb.name, *words])
        some = [s for verb in verbs for s in islice(verb.structures(), MOST_COMPARED)]
        return closest(" ".join([name, *rest]), [" ".join(s.values()) for s in some])

    def from_structure(self, structure: Mapping[str, str]) -> int:
        """The id of a structure; BadAction if it names none."""
        verb = next((v for v in self.verbs if v.name == structure.get("verb")), None)
        if verb is None or structure.keys() != {"verb", *verb.domains}:
            raise BadAction(f"{dict(structure)} is no action: verb and parameters do not fit.")
        return self.parse(" ".join([verb.name, *(str(structure[name]) for name in verb.domains)]))

    def digest(self) -> str:
        """A hash over all texts in order: equal digests mean equal tables."""
        return hashlib.sha256("\n".join(self._texts).encode()).hexdigest()

    def _known(self, action: int) -> int:
        if not 0 <= action < len(self._texts):
            raise BadAction(
                f"There is no action {action}; ids go from 0 to {len(self._texts) - 1}."
            )
        return action
