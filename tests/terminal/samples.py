"""Sentences of whole games, to be read: what is asked, offered, logged and said of the end.

``python -m tests.terminal.samples LANGUAGE GAME [COUNT]`` prints 60 of them, of as many kinds as
there are. They are read by somebody who speaks the language; no test can do that.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

from palazzi.core.messages import Message
from palazzi.locale import Catalogue
from palazzi.terminal.local import LocalGame
from tests.terminal.pictures import decisions

TABLES: dict[str, Sequence[tuple[int, str, dict[str, str]]]] = {
    "carrara": [(3, "greedy", {}), (2, "random", {"expansion": "random"})],
    "firenze": [(3, "greedy", {"campanile": "true"}), (4, "random", {"placing": "hand"})],
    "palazzo": [(3, "greedy", {}), (4, "random", {})],
    "paletti": [(3, "random", {}), (2, "random", {"setup": "by-hand"}), (4, "random", {})],
}
"""Players, how they play and the options of the games that are sampled."""
REFUSED = 8
"""How many parts of the board that cannot be chosen are asked about per decision."""


class Listening(Catalogue):
    """A catalogue that keeps what it says: for each kind of sentence, different ones in turn."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: dict[str, dict[str, None]] = {}

    def say(self, message: Message, names: Sequence[str] = (), form: str = "") -> str:
        text = super().say(message, names, form)
        if not form and message["key"] != "seat":
            self.said.setdefault(message["key"], {})[text] = None
        return text


def asked(local: LocalGame, lit: dict[str, None]) -> Iterator[Message]:
    """What somebody is asked and offered, and why some parts cannot be chosen that once could."""
    state = local.draft.state if local.draft else local.state
    prompt = local.sight().prompt
    if prompt is None or state.actor < 0:
        return
    yield prompt["message"]
    yield from (one["label"] for one in prompt["choices"])
    yield from (one["label"] for one in prompt["suggestions"])
    yield from (one["warning"] for one in prompt["choices"] if one["warning"])
    now = [part for one in prompt["choices"] for part in one["parts"]]
    lit |= dict.fromkeys(now)
    for part in islice((part for part in lit if part not in now), REFUSED):
        for why in local.game.why_no_part(state, part, prompt["seat"]):
            yield from [why["message"]] if why["message"] else []


def ended(local: LocalGame) -> Iterator[Message]:
    """Why the game is over, and what points are made of."""
    if (outcome := local.state.outcome()) is not None:
        yield outcome.reason
        yield from (line.what for account in outcome.accounts for line in account)


def samples(language: str, game: str) -> Iterator[tuple[str, str]]:
    """The key and the words: one of each kind first, then a second one, and so on."""
    words = Listening(language)
    lit = dict[str, None]()
    for players, rival, options in TABLES[game]:
        for local in decisions(game, language, players, rival, **options):
            local.words = words
            for message in [*asked(local, lit), *ended(local)]:
                words.say(message, local.names)
    kinds = [[(key, text) for text in texts] for key, texts in words.said.items()]
    for turn in zip_longest(*kinds):
        yield from (one for one in turn if one is not None)


def main() -> None:
    """Print them."""
    language, game, *count = sys.argv[1:]
    for key, text in islice(samples(language, game), int(count[0]) if count else 60):
        print(f"{key}: {text}")


if __name__ == "__main__":
    main()
