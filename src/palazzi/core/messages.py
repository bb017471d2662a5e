"""What a player reads, as data: a key of the message catalogues and its arguments.

Core and games never contain a sentence. An argument is a number, a string that needs no translation
(a name, a numeral) or another message.
"""

from __future__ import annotations

from typing import TypedDict, Union

Argument = Union[int, str, "Message", list["Message"]]


class Message(TypedDict):
    """A sentence or a word to be looked up in a catalogue."""

    key: str
    args: dict[str, Argument]


def say(key: str, **args: Argument) -> Message:
    """Short for a Message."""
    return {"key": key, "args": args}
