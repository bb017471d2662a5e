"""Names of players: how they are read, and whether two of them look the same.

Whoever can sit down under a name that looks like another's can be taken for them. So names are
compared by what is seen of them: no case, no accents, and letters of other alphabets as the Latin
ones they look like. The table of look-alikes is for people's names and not complete.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from palazzi.bots.bot import BOTS, make_bot
from palazzi.core.errors import BadBot, BadSeat, NameTaken
from palazzi.core.game import Game
from palazzi.core.rng import Rng

LONGEST_NAME: Final = 40
SHOWN: Final = {"novice": "Pippo", "casual": "Nella", "strong": "Cosimo", "master": "Fioravante"}
"""What the levels are called on the page, in every language."""

# Capitals are looked at before case is dropped: В is like B, but в is not like b.
_CAPITALS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ՍՕ" + "I1|0",
    "ABESIJKMHOPCTYXG" + "ABEZHIKMNOPTYX" + "UO" + "lllO",
)
_SMALL: Final = str.maketrans(
    "аеорсухіјѕһԁԛԝѵкмтзпг" + "αορνιυκχγητωϲ" + "օսհոցզ" + "ıɑɡʟɩ" + "10|",
    "aeopcyxijshdqwvkmtznr" + "aopviukxyntwc" + "ouhngq" + "iagli" + "lol",
)
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and symbols that show nothing."""


def read_name(name: str, game: Game) -> str:
    """A player's name as it will be shown; BadSeat if it cannot be one."""
    words = unicodedata.normalize("NFC", " ".join(name.split()))
    if not words or len(words) > LONGEST_NAME or not words.isprintable():
        bad = BadSeat(f"A name has 1 to {LONGEST_NAME} printable characters.")
        raise bad.told("table-error-name-length", most=LONGEST_NAME)
    if "" in faces(words):
        raise BadSeat("A name needs a letter that can be seen.").told("table-error-name-unseen")
    try:
        make_bot(words, game, Rng(0))
    except BadBot:
        if not any(alike(words, bot) for bot in BOTS):
            return words
    bad = BadSeat(f"'{words}' is what a bot is called; please choose another name.")
    raise bad.told("table-error-name-bot", name=words)


def faces(name: str) -> frozenset[str]:
    """What may be seen in a name: as it is written, and with capitals taken for what they look."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    seen = "".join(char for char in letters if not _unseen(char))
    return frozenset(_face(text) for text in (seen, seen.translate(_CAPITALS)))


def _face(text: str) -> str:
    small = text.casefold().translate(_SMALL)
    return " ".join(small.replace("rn", "m").replace("vv", "w").split())


def _unseen(char: str) -> bool:
    return char in _BLANK or unicodedata.category(char) in ("Mn", "Me", "Cf")


def alike(one: str, other: str) -> bool:
    """Whether somebody could take one name for the other."""
    return not faces(one).isdisjoint(faces(other))


def shown(bot: str) -> tuple[str, ...]:
    """Everything a bot's level is called."""
    return (bot, SHOWN[bot]) if bot in SHOWN else (bot,)


def require_distinct(name: str, others: Iterable[str]) -> None:
    """NameTaken if the name looks like one of the others."""
    for other in others:
        if alike(name, other):
            raise NameTaken(
                f"'{name}' looks like '{other}', who is at this table; please choose another name."
            )
