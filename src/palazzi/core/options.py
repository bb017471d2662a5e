"""Table options: what a host may choose about a game before it starts, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from palazzi.core.errors import BadOption, nearest

Value = str | int | bool
Options = dict[str, Value]

_SWITCH = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}


@dataclass(frozen=True)
class Option:
    """One choice of the host. ``choices`` are its values; a switch has True and False.

    Its explanation is the message ``<game>-option-<key>`` of the catalogues.
    """

    key: str
    choices: tuple[Value, ...]
    default: Value
    field: str = ""
    """The attribute of a position that keeps it."""
    codes: tuple[int, ...] = ()
    """What that attribute is for each choice; without any, the choice itself."""

    def code(self, value: object) -> Value:
        """What a position keeps for a choice that was read."""
        number = self.choices.index(value)
        return self.codes[number] if self.codes else self.choices[number]

    def choice(self, code: int) -> Value:
        """The choice that a position keeps so."""
        return self.choices[(self.codes or self.choices).index(code)]

    def read(self, value: object) -> Value:
        """The choice that a value, or its text from a command line, stands for."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if isinstance(value, str):
            word = value.strip().lower()
            for choice in self.choices:
                named = _SWITCH.get(word) if isinstance(choice, bool) else word
                if named == choice or (isinstance(choice, int) and word == str(choice)):
                    return choice
        choices = ", ".join(show(choice) for choice in self.choices)
        error = BadOption(f"Option '{self.key}' cannot be '{value}'; it takes {choices}.")
        raise error.told("error-bad-choice", name=self.key, value=str(value), known=choices)


def show(value: Value) -> str:
    """A value as people write it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def read_options(known: Sequence[Option], given: Mapping[str, object] | None) -> Options:
    """All options of a game with the given ones read and checked, the others at their default."""
    options: Options = {option.key: option.default for option in known}
    by_key = {option.key: option for option in known}
    for key, value in (given or {}).items():
        if key not in by_key:
            hint = nearest(key, by_key) or f"; it has {', '.join(by_key) or 'none'}."
            error = BadOption(f"The game has no option '{key}'{hint}")
            raise error.told("error-no-option", name=key, known=", ".join(by_key) or "–")
        options[key] = by_key[key].read(value)
    return options
