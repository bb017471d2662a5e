"""A seat for models that read and answer in words.

``TextBot`` asks any Python function. ``text:COMMAND`` asks a program: this module, run as one,
stands between it and the protocol of external bots (docs/external-bots.md), which looks after
deadlines, crashes and answers that are no legal action. Nobody mends an answer here: whatever is
not one of the choices counts as illegal, and a random move is made in its place.

Both are told what the seat could know, in English, and nothing else.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import IO, Any, Final, cast

from palazzi.bots.external import PROTOCOL
from palazzi.core.errors import BadAction
from palazzi.core.game import Game
from palazzi.core.prompt import Prompt
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge, View, canonical
from palazzi.games import REGISTRY
from palazzi.locale import catalogue
from palazzi.terminal.boards import board
from palazzi.terminal.rulebook import FOLDERS
from palazzi.terminal.sight import Sight

END: Final = "?"
"""The line after the last line of what a program is told: now it has to answer with one line."""
HOW: Final = (
    "Each time you are asked, answer with exactly one line: the text of one of the choices, as it "
    "is written before the colon. Anything else counts as an illegal move, and a random one is "
    "made in its place."
)


def introduction(game: Game, players: int, seat: int) -> str:
    """What a model is told before its first question: the rules, and how to answer."""
    title = catalogue("en").text(f"{game.id}-title")
    return "\n".join(
        [f"You play {title} with {players} players, in seat {seat}.", "", rules(game), "", HOW]
    )


def rules(game: Game) -> str:
    """The rules, clause by clause; of a game of another package there are none here."""
    files = [folder / f"{game.id}.md" for folder in FOLDERS]
    found: Path | None = next((file for file in files if file.is_file()), None)
    return found.read_text(encoding="utf-8").strip() if found else ""


def question(game: Game, knowledge: Knowledge, prompt: Prompt) -> str:
    """The position as the seat could know it, what it is asked, and all it may answer."""
    words = catalogue("en")
    seat = knowledge["seat"]
    names = [f"seat {i}{' (you)' * (i == seat)}" for i in range(knowledge["players"])]
    known = cast("dict[str, Any]", knowledge)
    hidden = {"memory", *game.edition_fields}
    view = cast("View", {key: value for key, value in known.items() if key not in hidden})
    tables = game.tables(game.from_knowledge(knowledge))
    lines = [board(Sight(game, tables, names, seat, view, prompt), words)]
    if known.get("memory"):
        lines.append(f"You remember: {canonical(known['memory'])}")
    lines += ["", words.say(prompt["message"], names), "Choices:"]
    lines += [
        f"{choice['text']}: {words.say(choice['label'], names)}" for choice in prompt["choices"]
    ]
    return "\n".join(lines)


def cleaned(answer: str) -> str:
    """The first line of an answer, without space and quotes around it."""
    lines = answer.strip().splitlines()
    return lines[0].strip().strip("`'\"").strip() if lines else ""


class TextBot:
    """Plays one seat by asking a function: text in, text out."""

    def __init__(self, game: Game, rng: Rng, ask: Callable[[str], str]) -> None:
        self._game = game
        self._rng = rng
        self._ask = ask
        self._greeted = False
        self.asked = 0
        """How many moves it had to make."""
        self.counts: Counter[str] = Counter()
        """Moves that it did not make, by kind: ``illegal``."""

    def choose(self, knowledge: Knowledge) -> int:
        """The action that the answer names, or any legal one if it names none."""
        game = self._game
        world = game.resample(knowledge, self._rng)
        legal = world.legal()
        if len(legal) == 1:
            return legal[0]
        text = question(game, knowledge, game.prompt(world))
        if not self._greeted:
            first = introduction(game, knowledge["players"], knowledge["seat"])
            text = f"{first}\n\n{text}"
            self._greeted = True
        self.asked += 1
        try:
            action = game.parse(cleaned(self._ask(text)))
        except BadAction:
            action = -1
        if action in legal:
            return action
        self.counts["illegal"] += 1
        return legal[self._rng.below(len(legal))]


# ---- as a program


def interpret(lines: Iterable[str], command: Sequence[str], out: IO[str]) -> None:
    """Play a game of the protocol for a program that knows words only."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as model:
        assert model.stdin is not None
        assert model.stdout is not None
        game: Game | None = None
        for line in lines:
            message = json.loads(line)
            if message["type"] == "hello":
                game = REGISTRY.get(message["game"])
                first = introduction(game, message["players"], message["seat"])
                model.stdin.write(f"{first}\n\n")
                answer: dict[str, object] = {"type": "ready", "protocol": PROTOCOL}
            elif message["type"] == "move" and game is not None:
                asked = question(game, message["knowledge"], message["prompt"])
                model.stdin.write(f"{asked}\n{END}\n")
                model.stdin.flush()
                said = model.stdout.readline()
                if not said:
                    break
                answer = {"seq": message["seq"], "action": cleaned(said)}
            else:
                continue
            print(json.dumps(answer), file=out, flush=True)
        model.stdin.close()


if __name__ == "__main__":
    interpret(sys.stdin, sys.argv[1:], sys.stdout)
