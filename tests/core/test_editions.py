"""Everything that is not printed can be corrected by an edition file, of every game."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import palazzi
from palazzi.core.edition import corrections
from palazzi.core.errors import BadEdition
from palazzi.core.game import Edition, Game
from palazzi.core.invariants import outcome_violations, violations
from palazzi.core.playout import Playout, playouts
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import OVER
from palazzi.locale import LANGUAGES, catalogue
from palazzi.terminal.edition import edition_file
from palazzi.testing import random_record
from tests.command import run_cli

ROOT = Path(__file__).parents[2]
GAMES = [palazzi.game(name) for name in palazzi.game_ids()]
CHANGES = [
    pytest.param(game, change, id=f"{game.id}-{number}")
    for game in GAMES
    for number, change in enumerate(c for table in game.correctable for c in table.changes())
]


def check(game: Game, edition: Edition, options: dict[str, object], seed: int) -> None:
    """A random game under the edition: pieces conserved, views and JSON whole, the record its."""
    state = game.new(2, options, edition)
    pieces, runner = state.census(), Playout(Rng(seed))
    for number in range(game.longest(2)):
        if state.actor == OVER:
            break
        if number % 97 == 0:
            assert list(violations(game, state, pieces)) == []
            assert game.from_json(state.to_json()).to_json() == state.to_json()
            world = game.resample(game.knowledge(state, 0), Rng(seed))
            assert game.view(world, 0) == game.view(state, 0)
        runner.advance(state)
    assert list(outcome_violations(state)) == []
    record = random_record(game, 2, seed, options, edition)
    again = Record.from_text(record.to_text())
    assert again.edition == edition
    assert again.replay(game).scores() == state.scores()


@pytest.mark.parametrize(("game", "edition"), CHANGES)
def test_every_figure_can_be_corrected_alone(game: Game, edition: Edition) -> None:
    """The game runs, pieces are conserved, the record carries it, and faces are told where."""
    (name,) = edition
    assert next(t for t in game.correctable if t.name == name).read(edition) is not None
    (shown,) = corrections(game.correctable, edition)  # what every face shows
    assert (shown.table, shown.ours != shown.theirs) == (name, True)
    check(game, edition, dict(game.variants[-1]), 3)


def merged(parts: list[Edition]) -> Edition:
    """One edition of several."""
    whole: Edition = {}
    for part in parts:
        for name, rows in part.items():
            mine = whole.get(name)
            whole[name] = (
                {**mine, **rows} if isinstance(rows, dict) and isinstance(mine, dict) else rows
            )
    return whole


def fits(game: Game, edition: Edition) -> bool:
    """Whether the rows fit together; what does not is refused in a sentence."""
    try:
        game.new(2, None, edition)
    except BadEdition:
        return False
    return True


@st.composite
def editions(draw: st.DrawFn) -> tuple[Game, Edition]:
    game = draw(st.sampled_from(GAMES))
    every = [change for table in game.correctable for change in table.changes()]
    return game, merged(draw(st.lists(st.sampled_from(every), min_size=2, max_size=12)))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(editions(), st.integers(0, 2**32))
def test_many_corrections_at_once_are_played_or_refused_as_a_whole(
    chosen: tuple[Game, Edition], seed: int
) -> None:
    game, edition = chosen
    assume(fits(game, edition))
    check(game, edition, dict(game.variants[-1]), seed)


def uncommented(text: str) -> str:
    """The file with every line that can be corrected in use."""
    return re.sub(r"^# ", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_file_that_is_written_says_what_we_play(game: Game, language: str) -> None:
    """As written it corrects nothing; with every line in use it is our own edition."""
    text = edition_file(game, catalogue(language))
    assert not any(tomllib.loads(text).values())
    ours = tomllib.loads(uncommented(text))
    assert set(ours) == {table.name for table in game.correctable}
    steps = game.longest(3)
    plain = playouts(game.new(3), 5, 1, steps)
    assert playouts(game.new(3, None, ours), 5, 1, steps) == plain


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_table_says_how_sure_we_are(game: Game) -> None:
    """Only what is not wholly printed can be corrected, and each row names its clause."""
    rules = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text()
    for table in game.correctable:
        assert f"**{table.ours.rule}**" in rules
        marks = (
            {table.ours.mark_of(row) for row in table.ours.value}
            if table.rows
            else {table.ours.mark}
        )
        assert marks - {"printed"}


def test_the_command_line_writes_the_file_and_plays_by_it(tmp_path: Path) -> None:
    written = run_cli("edition", "carrara", "--lang", "nl")
    assert "uit andere beschrijvingen" in written.stdout
    mine = tmp_path / "my.toml"
    mine.write_text(written.stdout, encoding="utf-8")
    plain = run_cli("simulate", "carrara", "--games", "3", "--json").stdout
    same = run_cli("simulate", "carrara", "--games", "3", "--json", "--edition", mine).stdout
    assert checksum(same) == checksum(plain)
    mine.write_text(
        written.stdout.replace("# viareggio = { coins = 2", "viareggio = { coins = 5", 1)
    )
    other = run_cli("simulate", "carrara", "--games", "3", "--json", "--edition", mine).stdout
    assert checksum(other) != checksum(plain)


def checksum(said: str) -> object:
    """Of a simulation."""
    return re.findall(r'"checksum": "(\w+)"', said)
