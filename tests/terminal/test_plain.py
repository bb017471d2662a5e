"""The terminal game: whole games, undo, hot-seat, quitting and resuming, help."""

from __future__ import annotations

import base64
import re
import sys
from pathlib import Path
from typing import cast

import pytest

import palazzi
from palazzi.core.record import Record
from palazzi.core.state import OVER
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.shapes import PalettiView
from palazzi.locale import catalogue
from palazzi.terminal.local import LocalGame
from palazzi.terminal.plain import PlainFace, Quit
from palazzi.terminal.plans import PlanGrid, mark_of, plain_plan
from palazzi.terminal.sight import opened
from tests.command import call_cli
from tests.terminal.screens import local_game


class Person:
    """Answers from a script, then by a rule, and keeps what was shown."""

    def __init__(self, *script: str, then: str = "1") -> None:
        self.script = list(script)
        self.then = then
        self.seen: list[str] = []

    def ask(self, question: str) -> str:
        self.seen.append(question)
        return self.script.pop(0) if self.script else self.then

    def show(self, text: str) -> None:
        self.seen.append(text)

    @property
    def screen(self) -> str:
        return "\n".join(self.seen)


def table(
    person: Person,
    seats: str = "Anna,random",
    seed: int = 4,
    language: str = "en",
    **more: str,
) -> PlainFace:
    game = palazzi.game("palazzo")
    names = seats.split(",")
    record = Record(game.ruleset, len(names), dict(more), {}, names)
    local = LocalGame(game, record, catalogue(language), seed)
    return PlainFace(local, person.ask, person.show)


def test_a_whole_game_ends_with_an_account_and_a_record_that_replays() -> None:
    person = Person()
    played = table(person)
    end = played.run()
    assert end.actor == OVER
    assert "wins with" in person.screen or "share the victory" in person.screen
    assert palazzi.replay(Record.from_text(played.local.record.to_text())).fingerprint() == (
        end.fingerprint()
    )


def test_undo_stops_at_the_barrier() -> None:
    person = Person("u", "tiles", "u", "q")
    with pytest.raises(Quit):
        table(person, start="0").run()
    assert person.screen.count("Nothing to take back") == 2  # at the start, and after a draw


def test_undo_takes_back_step_by_step_and_reset_the_whole_draft() -> None:
    # After the draw: buy the first tile offered, lay a card; then back one step, then all the way.
    person = Person("tiles", "2", "1", "u", "1", "r", "q")
    played = table(person, start="0")
    with pytest.raises(Quit):
        played.run()
    assert "Lay " in person.screen
    assert person.screen.count("Taken back.") == 2
    assert played.local.record.entries[-1].text.startswith("turn ")


def test_quitting_in_the_middle_of_a_move_drops_its_steps() -> None:
    person = Person("tiles", "2", "pay red4", "q")  # a tile to buy, and a card for it
    played = table(person, start="0")
    with pytest.raises(Quit):
        played.run()
    assert "have laid 4" in person.screen
    assert played.local.record.entries[-1].text.startswith("turn ")


class Hasty(Person):
    """Presses Enter wherever that is enough."""

    def ask(self, question: str) -> str:
        return "" if "[Enter or 1, or u" in self.seen[-1] else super().ask(question)


def test_enter_takes_the_only_choice() -> None:
    person = Hasty()
    assert table(person, seed=7).run().actor == OVER
    assert "[Enter or 1, or u" in person.screen
    assert "Please type" not in person.screen


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("nl", "Er is geen actie 'bda red5'; bedoel je 'bid red5'?"),
        ("de", "Es gibt keine Aktion 'bda red5'; meinst du 'bid red5'?"),
    ],
)
def test_a_misspelt_question_is_answered_in_the_players_language(language: str, said: str) -> None:
    person = Person("? bda red5", "? 77", "q")
    with pytest.raises(Quit):
        table(person, language=language, start="0").run()
    assert said in person.screen
    assert "There is no" not in person.screen


def test_numbers_texts_help_and_nonsense() -> None:
    person = Person("99", "hello", "?", "? bid red5", "? money", "? bda red5", "b", "l", "q")
    played = table(person, start="0")
    with pytest.raises(Quit):
        played.run()
    assert person.screen.count("Please type one of the numbers") == 2
    assert "PZ-5.1  One card more than there are players" in person.screen
    assert "docs/rules" not in person.screen
    assert "'bid red5' is not possible now: rule PZ-9.7." in person.screen
    assert "You may do that now: 'money'." in person.screen
    assert "did you mean 'bid red5'?" in person.screen


def test_hot_seat_hides_hands_between_players() -> None:
    person = Person("", "money", "1", "1", "", "1", "", "q")
    played = table(person, "Anna,Bert", start="0")
    with pytest.raises(Quit):
        played.run()
    assert "Hand the screen to Anna" in person.screen
    assert "Hand the screen to Bert" in person.screen
    deal = [line for line in person.seen if "dealt" in line]
    assert deal
    assert all("is dealt a card." in line for line in deal)


class Aimer(Person):
    """Grips the first column there is, aims where it is asked to, and stops when it stands."""

    def ask(self, question: str) -> str:
        self.seen.append(question)
        prompt = self.seen[len(self.seen) - self.seen[::-1].index("") :]
        for how, aim in (("@90 aims", "@200"), ("@40,-20 aims", "@40,-20")):
            if any(how in line for line in prompt):
                answer = "1" if aim in self.script else aim
                self.script.append(aim)
                return answer
        if "@40,-20" in self.script:
            return "q"
        offers = [line for line in prompt if line.startswith("  ") and "Claim" not in line]
        grips = [line.split()[0] for line in offers if "column" in line]
        return grips[-1] if grips else "1"


def test_paletti_is_aimed_with_figures_on_plans_of_every_level() -> None:
    """No list of 24 directions and 61 distances: a proposal, and whatever is typed instead."""
    person = Aimer()
    local = local_game("paletti", setup="drawn")
    with pytest.raises(Quit):
        PlainFace(local, person.ask, person.show).run()
    said = [entry.text for entry in local.record.entries]
    assert "pull 13" in said  # 195°, the nearest to 200
    across = next(text for text in said if text.startswith("across "))
    along = said[said.index(across) + 1]
    assert abs(4 * int(across.split()[1]) - 40) < 40
    assert abs(4 * int(along.split()[1]) + 20) < 40
    assert re.search(r"\d+ mm to the right, \d+ mm to the front", person.screen)
    assert person.screen.count("Towards") < 10
    assert "Foundation" in person.screen
    assert "120" in person.screen


def test_a_stopped_game_goes_on_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.record"
    words = ("play", "--terminal", "--seats", "me,greedy", "--seed", "3", "--lang", "nl")
    first = call_cli(*words, "--record", path, given="1\n")
    assert first.returncode == 0
    assert "Gestopt" in first.stdout
    kept = path.read_text(encoding="utf-8")
    second = call_cli("play", "--terminal", "--resume", path, "--lang", "en", given="1\n" * 2000)
    assert second.returncode == 0, second.stderr
    assert "The record is in" in second.stdout
    assert path.read_text(encoding="utf-8").startswith(kept)


def test_a_bot_may_be_a_command_but_no_record_may_start_one(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "external_bot.py"
    seats = f"Anna,exec:{sys.executable} {example}"
    path = tmp_path / "game.record"
    words = ("play", "--terminal", "--seats", seats, "--seed", "3", "--record", path)
    played = call_cli(*words, given="1\n" * 500)
    assert played.returncode == 0, played.stderr
    assert "wins with" in played.stdout
    resumed = call_cli("play", "--terminal", "--resume", path)
    assert resumed.returncode == 2
    assert "A record must not start programs" in resumed.stderr


def test_every_column_is_on_a_plan_however_crowded_it_is() -> None:
    """Two of them near each other stand beside each other, and nothing juts out of the plan."""
    grid = PlanGrid(4, 1000.0)
    taken: set[tuple[int, int]] = set()
    for _ in range(8):
        taken.add(grid.free_cell((0.0, 0.0), taken))
    assert len(taken) == 8
    assert all((line, across + 1) not in taken for line, across in taken)
    local = local_game("paletti", setup="drawn")
    while not local.waits:
        local.advance()
    view = cast("PalettiView", local.sight().view)
    plans = [plain_plan(view, base64.b64decode(view["palace"]), n, 12) for n in (0, 1)]
    for name in COLUMN_NAMES:
        assert sum(mark_of(name) in line for plan in plans for line in plan) == 1


def test_a_name_stays_as_it_is_at_the_start_of_a_sentence() -> None:
    """In a line of two sentences the same player would be written in two ways."""
    assert opened("bert passes. bert wins.", ["Anna", "bert"]) == "bert passes. bert wins."
    assert opened("the marble floor leaves the game.", ["Anna"]).startswith("The ")
