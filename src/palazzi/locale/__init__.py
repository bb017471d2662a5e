"""The message catalogues: everything a player reads, in English, Dutch and German.

``<language>/<topic>.ftl`` are Fluent files, shared by terminal, log and page; a game of another
package brings ``<language>.ftl`` in a package of its own, which its entry point in the group
``palazzi.words`` names. Code names messages by key and never contains a sentence. A message key is
looked up in all topics of the language; ``{ $name }`` arguments may themselves be messages, and
lists of messages are joined as the language does it.

A noun is inflected by attributes of its message: where ``palazzo-card`` has ``.with`` beside its
plain form, a message that is given a card may say ``{ $card-with }``. Each language has the forms
that it needs; a noun that lacks one is said plainly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final

from palazzi.core.errors import BadOption, nearest
from palazzi.core.messages import Argument, Message

LANGUAGES: Final = ("en", "nl", "de")


class MissingMessage(KeyError):
    """A key that a catalogue lacks: a bug, found by the tests."""


class Catalogue:
    """One language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # half of a start-up's time

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        own = sorted(files(__package__).joinpath(language).iterdir(), key=lambda r: r.name)
        texts = [one.read_text(encoding="utf-8") for one in own if one.name.endswith(".ftl")]
        for text in (*texts, *of_others(language)):
            self._bundle.add_resource(FluentResource(text), allow_overrides=False)

    def has(self, key: str) -> bool:
        """Whether the language has a message of that key."""
        return bool(self._bundle.has_message(key))

    def say(self, message: Message, names: Sequence[str] = (), form: str = "") -> str:
        """The message in this language. ``names`` are the players' names by seat."""
        number = message["args"].get("number")
        if message["key"] == "seat" and isinstance(number, int) and 0 <= number < len(names):
            return names[number]
        return self.text(message["key"], message["args"], names, form)

    def text(
        self,
        key: str,
        args: Mapping[str, Argument] | None = None,
        names: Sequence[str] = (),
        form: str = "",
    ) -> str:
        """The message of that key, in a form of its own if it has that."""
        if not self._bundle.has_message(key):
            raise MissingMessage(f"{self.language} has no message '{key}'")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) or message.value
        assert pattern is not None
        plain: dict[str, str | int] = {}
        for name, value in (args or {}).items():
            plain |= self._plain(name, value, names)
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingMessage(f"{self.language} '{key}': {errors[0]}")
        return str(text)

    def _plain(self, name: str, value: Argument, names: Sequence[str]) -> dict[str, str | int]:
        """An argument as Fluent takes it; with a name for each form if it is a message."""
        if isinstance(value, int | str):
            return {name: value}
        parts = value if isinstance(value, list) else [value]
        forms = {"": name}
        for part in parts:
            if self.has(part["key"]):
                own = self._bundle.get_message(part["key"]).attributes
                forms |= {form: f"{name}-{form}" for form in own}
        return {
            called: self.join([self.say(part, names, form) for part in parts])
            for form, called in forms.items()
        }

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: ``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.text('and')} {parts[-1]}"


@cache
def of_others(language: str) -> tuple[str, ...]:
    """What other packages bring for their games, as Fluent resources."""
    folders = [files(point.value) for point in entry_points(group="palazzi.words")]
    return tuple(one.joinpath(f"{language}.ftl").read_text(encoding="utf-8") for one in folders)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of ``en``, ``nl`` or ``de``."""
    if language not in LANGUAGES:
        hint = nearest(language, LANGUAGES) or f"; there are {', '.join(LANGUAGES)}."
        raise BadOption(f"There is no language '{language}'{hint}")
    return Catalogue(language)
