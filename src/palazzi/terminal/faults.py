"""What went wrong, in the language chosen."""

from __future__ import annotations

from palazzi.core.errors import PalazziError
from palazzi.locale import Catalogue


def sentence(error: PalazziError, words: Catalogue) -> str:
    """The error as a sentence for a player."""
    return str(error) if error.said is None else words.say(error.said)
