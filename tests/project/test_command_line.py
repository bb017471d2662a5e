"""The command line as users meet it: results on stdout, errors in one sentence and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palazzi
from palazzi.testing import random_record
from tests.command import call_cli, run_cli


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(random_record(palazzi.game("palazzo"), 2, 5).to_text(), encoding="utf-8")
    return path


def test_simulate_prints_one_json_object() -> None:
    words = ("simulate", "palazzo", "--players", "3", "--games", "5")
    done = call_cli(*words, "--seed", "1", "--json")
    assert done.returncode == 0
    result = json.loads(done.stdout)
    names = "game ruleset players games decisions seconds checksum compiled"
    assert set(result) == set(names.split())
    assert (result["game"], result["ruleset"], result["players"]) == ("palazzo", "palazzo@1", 3)
    again = call_cli("simulate", "palazzo@1", "--players", "3", "--games", "5", "--json")
    assert json.loads(again.stdout)["checksum"] == result["checksum"]
    other = call_cli("simulate", "palazzo", "--games", "5", "--seed", "2", "--json")
    assert json.loads(other.stdout)["checksum"] != result["checksum"]


def test_a_command_in_a_process_of_its_own_says_the_same() -> None:
    for words in (["games", "--json"], ["simulate", "palazo"], ["plya"]):
        done, called = run_cli(*words), call_cli(*words)
        assert (done.returncode, done.stdout) == (called.returncode, called.stdout)
        assert done.stderr.splitlines()[-1:] == called.stderr.splitlines()[-1:]


def test_simulate_in_words() -> None:
    done = call_cli("simulate", "palazzo", "--games", "2", "--check")
    assert "every invariant held" in done.stdout


def test_games_lists_options_in_the_language_asked_for() -> None:
    assert "Wer beginnt" in call_cli("games", "--lang", "de").stdout
    listed = json.loads(call_cli("games", "--json").stdout)["games"]
    assert [row["id"] for row in listed] == palazzi.game_ids()


def test_replay_shows_a_position_through_a_seats_eyes(record: Path) -> None:
    end = json.loads(call_cli("replay", record, "--json").stdout)
    assert end["outcome"]["winners"]
    early = json.loads(call_cli("replay", record, "--at", "20", "--seat", "1", "--json").stdout)
    assert early["outcome"] is None
    assert early["view"]["seats"][1]["cards"] is not None
    assert early["view"]["seats"][0]["cards"] is None
    watched = json.loads(call_cli("replay", record, "--at", "20", "--json").stdout)
    assert watched["view"]["seats"][1]["cards"] is None
    assert "Steinbruch I" in call_cli("replay", record, "--lang", "de").stdout


def wrong(*words: str | Path) -> str:
    """The sentence of a command that must fail."""
    done = call_cli(*words)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


def sentence(*words: str | Path) -> str:
    """The same, one line only."""
    said = wrong(*words)
    assert said.startswith("palazzi: ")
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "palazo"], "did you mean 'palazzo'?"),
        (["simulate", "palazzo@9"], "there is palazzo@1."),
        (["simulate", "chess"], "there are palazzo"),
        (["simulate", "palazzo", "--players", "5"], "2 to 4 players, not 5"),
        (["simulate", "palazzo", "--option", "start"], "KEY=VALUE"),
        (["simulate", "palazzo", "--option", "strat=0"], "did you mean 'start'?"),
        (["simulate", "palazzo", "--option", "start=x"], "it takes random, 0, 1, 2, 3"),
        (["simulate", "palazzo", "--players", "2", "--option", "start=3"], "no seat 3"),
        (["play", "--lang", "xx"], "There is no language 'xx'"),
        (["play", "--terminal", "--seats", "Anna"], "2 to 4 players, not 1"),
        (["play", "palazzo"], "add --terminal"),
        (["play", "palazzo", "--lang", "nl"], "voeg --terminal toe"),
        (["play", "--terminal", "--seats", "Anna", "--lang", "nl"], "voor 2 tot 4 spelers"),
        (["play", "--terminal", "--edition", "nowhere.toml"], "cannot be read: No such file"),
        (["play", "palazo", "--terminal", "--lang", "nl"], "Er is geen spel 'palazo'"),
        (["play", "palazo", "--terminal", "--lang=nl"], "Er is geen spel 'palazo'"),
        (["play", "--terminal", "--option", "x", "--lang", "de"], "als NAME=WERT, nicht als 'x'"),
        (
            ["play", "--terminal", "--resume", "nowhere", "--lang", "de"],
            "kann nicht gelesen werden",
        ),
        (["replay", "nowhere.record"], "cannot be read: No such file"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], said: str) -> None:
    assert said in sentence(*words)


def test_a_usage_mistake_is_exit_code_2_as_well() -> None:
    assert "No such command 'plya'" in wrong("plya")
    assert "--games" in wrong("simulate", "palazzo", "--games", "none")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plya", "--lang", "nl"], "Er is geen opdracht 'plya'; er zijn games, play"),
        (["play", "--lan=de", "--lang=de"], "Zur Option --lan gehört kein Wert."),
        (["play", "--plian", "--lang", "de"], "Es gibt keine Option --plian. Siehe 'palazzi play"),
        (["games", "more", "--lang", "nl"], "meer dan de opdracht kan gebruiken."),
        (["play", "--lang", "nl", "--seed"], "Bij de optie --seed hoort een waarde."),
        (["play", "--seed", "none", "--lang", "nl"], "De waarde van --seed past niet."),
        (["play", "--port", "70000", "--lang", "de"], "Der Wert von --port passt nicht."),
        (["edition", "--lang", "de"], "GAME fehlt."),
        (["replay", "--lang", "nl"], "ontbreekt."),
    ],
)
def test_a_usage_mistake_is_one_sentence_in_the_language_asked_for(
    words: list[str], said: str
) -> None:
    """The library knows English only."""
    assert said in sentence(*words)


def test_without_a_command_the_commands_are_listed() -> None:
    done = call_cli()
    assert (done.returncode, done.stdout) == (2, "")
    assert "edition" in done.stderr
    assert call_cli("--help").returncode == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("price = ", "is not valid TOML"),
        ('prices = "buying"', "did you mean 'price'?"),
        ('price = "never"', "one of buying, turn-start"),
        ('[stacks]\nbrick-9-9 = "I"', "The table 'stacks' has no 'brick-9-9'"),
        ('[stacks]\nbrick-1-1 = "IV"', "one of I, II, III"),
        ("stacks = 3", "must list its rows"),
    ],
)
def test_a_wrong_edition_file_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert said in sentence("simulate", "palazzo", "--games", "1", "--edition", path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("palazzi record 1", "palazzi record 7", "Line 1 of the record"),
        ("game: palazzo@1", "game: palazzo@2", "no ruleset 'palazzo@2'"),
        ("players: 2", "players: two", "'players: two' is no header line"),
        ("option start: random", "option start: often", "it takes random"),
        ("\n\n", "\n", "an empty line must divide"),
        ("1 chance first", "1 0 first", "is by seat 0, but chance had to act"),
        ("\n2 chance turn", "\n3 chance turn", "expected action number 2, not '3'"),
        ("2 chance turn brick", "2 chance turn brik", "did you mean"),
        ("2 chance turn", "2 chance deal red5 turn", "Action 2"),
    ],
)
def test_a_bad_record_says_where(record: Path, old: str, new: str, said: str) -> None:
    text = record.read_text(encoding="utf-8").replace("turn sandstone", "turn brick", 1)
    text = text.replace("turn marble", "turn brick", 1)
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert said in sentence("replay", record)


def test_an_illegal_action_in_a_record_names_the_rule(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    index = next(i for i, line in enumerate(lines) if line.endswith(" money"))
    lines[index] = lines[index].replace("money", "pass")
    record.write_text("\n".join(lines), encoding="utf-8")
    assert "'pass' is not legal there (rule PZ-9.7)" in sentence("replay", record)


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in sentence("replay", path)
    path.write_text("{")
    assert "neither a readable record nor JSON" in sentence("replay", path)
    path.write_text('{"format": 1}')
    assert "not the JSON form" in sentence("replay", path)
    path.write_text("")
    assert "Line 1" in sentence("replay", path)
