"""Bots that want to win: a risk is weighed against what is at stake."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from bench import paletti_bots

import palazzi
from palazzi.core.rng import Rng
from palazzi.games.paletti import outlook
from palazzi.games.paletti.character import EYES, HANDS, PLAIN, TEMPERS, character_of
from palazzi.games.paletti.components import COLUMN_NAMES, LEVELS
from palazzi.games.paletti.motion import AimedMotion
from palazzi.games.paletti.nature import PhysicalNature
from palazzi.games.paletti.player import Builder
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.poses import public
from palazzi.games.paletti.world.study import SKILLS, Study
from palazzi.testing import rigged
from tests.e2e.palace import KEYSTONE, on_the_brink
from tests.paletti.palaces import palace
from tests.rules.paletti.table import PALETTI, move, scene

THICK = COLUMN_NAMES.index("blue-thick")


def position(**more: object) -> Paletti:
    """Blue is to move on green; green has a square column there."""
    up = {"green-square": 2, "blue-thin1": 2}
    return cast("Paletti", scene(top=2, up=up, scoring=2, **more))  # type: ignore[arg-type]


def tolerated(state: Paletti, column: int) -> float:
    """The greatest risk at which raising promises more than letting go."""
    gain, safe = outlook.raised(state, 0, column), outlook.let_go(state, 0, column)
    return 1 - safe / gain


def test_a_leader_does_not_gamble_and_a_challenger_does() -> None:
    leader = position(holder=0, shown=1)
    challenger = position(holder=1, shown=2)
    thin = COLUMN_NAMES.index("blue-thin2")
    assert tolerated(leader, THICK) < 0.1
    assert tolerated(leader, thin) < 0.05
    assert tolerated(challenger, THICK) > 0.5  # three points take the seal
    assert tolerated(challenger, thin) < 0.3  # one does not


def test_who_has_lost_anyway_risks_more_than_who_has_not() -> None:
    """On red, with too few points left to take the seal."""
    up = {"green-thick": 5, "green-square": 5}
    gone = ["blue-thick", "blue-square", "blue-thin3"]
    beaten = cast("Paletti", scene(top=5, up=up, gone=gone, scoring=5, holder=1, shown=0))
    hoping = cast("Paletti", scene(top=5, up=up, scoring=5, holder=1, shown=0))
    thin = COLUMN_NAMES.index("blue-thin1")
    assert outlook.standing(beaten, 0) < outlook.standing(hoping, 0)
    assert tolerated(beaten, thin) > tolerated(hoping, thin)
    last = cast("Paletti", rigged(PALETTI, hoping, blocked=["blue-square", "blue-thin1"]))
    assert tolerated(last, THICK) > 0.5 > tolerated(hoping, thin)  # without it all is lost


@pytest.mark.parametrize("level", ["casual", "strong", "master"])
def test_the_holder_does_not_pull_out_what_carries_the_palace(level: str) -> None:
    """Nothing else is usable: claim, or grip it and let it go, but no hand moves it."""
    state = palazzi.replay(on_the_brink())
    usable = cast("Paletti", state).usable(0)
    others = [name for i, name in enumerate(COLUMN_NAMES) if usable >> i & 1 and name != KEYSTONE]
    state = rigged(PALETTI, state, blocked=others)
    bot = PALETTI.player(level, Rng(1))
    assert isinstance(bot, Builder)
    chosen = []
    while state.actor == 0 and "claim" not in chosen:
        action = bot.choose(PALETTI.knowledge(state, 0))
        chosen.append(PALETTI.text(action))
        state.apply(action)
    assert chosen in (["claim"], [f"grip {KEYSTONE}", "break"])


def test_a_bot_says_what_it_weighed() -> None:
    """Each option with its own estimates, so that a fatal choice can be judged."""
    state = palazzi.replay(on_the_brink())
    bot = PALETTI.player("strong", Rng(1))
    assert isinstance(bot, Builder)
    bot.choose(PALETTI.knowledge(state, 0))
    deeds = {option.deed for option in bot.options}
    assert deeds >= {"raise", "release", "claim"}
    assert all(0 <= option.risk <= 1 for option in bot.options)
    assert any(option.deed == "release" and option.risk == 0 for option in bot.options)
    best = max(bot.options, key=lambda option: option.chance)
    raised = [option for option in bot.options if option.deed == "raise"]
    assert raised
    if best.deed == "raise":
        assert bot.estimate == best.risk
    safe, bold = ["release", 1, 0.0, 0.6], ["raise", 2, 0.4, 0.5]
    for estimate, options, safer, better in (
        (0.4, [safe, bold], True, True),
        (0.4, [["release", 1, 0.0, 0.3], bold], True, False),
        (0.0, [safe, ["raise", 2, 0.0, 0.7]], False, False),
    ):
        game = {"fatal": {"estimate": estimate, "options": options}}
        assert (paletti_bots.had_safer(game), paletti_bots.had_better(game)) == (safer, better)


def test_games_of_bots_are_added_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two files are one set of games, and a game that takes too many ticks is given up."""
    monkeypatch.setattr(paletti_bots, "LONGEST", 1)
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    game = paletti_bots.play(["casual", "casual"], 0)
    assert game["ending"] == "unfinished"
    assert game["ticks"] >= 1
    for n, file in enumerate(files):
        paletti_bots.add(file, f"casual casual {n}", game)
    assert list(paletti_bots.read(files)) == ["casual casual 0", "casual casual 1"]
    assert paletti_bots.read(files)["casual casual 1"] == game


@pytest.mark.parametrize("owners", [(0, 1, 1, 0), (0, 1, 0, 1), (0, 1, 2, 3)])
@pytest.mark.parametrize("level", LEVELS)
def test_no_two_bots_of_a_table_are_alike(level: str, owners: tuple[int, ...]) -> None:
    """Not even of one level; and each stays itself, whoever is to move."""
    seats = range(max(owners) + 1)
    state = cast("Paletti", scene(players=len(seats)))
    for colour, owner in enumerate(owners):
        state.owner[colour] = owner
    traits = [character_of(level, state, seat) for seat in seats]
    for trait in zip(*traits, strict=True):
        assert len(set(trait)) == len(seats)
    state.actor = 1
    assert [character_of(level, state, seat) for seat in seats] == traits
    assert character_of("", state, 0) == character_of("greedy", state, 0) == PLAIN


def test_every_kind_of_character_is_met() -> None:
    state = cast("Paletti", scene(players=4))
    met = [character_of(level, state, seat) for level in LEVELS for seat in range(4)]
    for trait, kinds in zip(zip(*met, strict=True), (TEMPERS, HANDS, EYES), strict=True):
        assert set(trait) == set(kinds)


def test_a_hand_trembles_as_its_bot_expects() -> None:
    """The bot and its hand live in two processes: what one plans with is what the other has."""
    state = cast("Paletti", palazzi.replay(on_the_brink()))
    bot = PALETTI.player("strong", Rng(1))
    assert isinstance(bot, Builder)
    state.apply(bot.choose(PALETTI.knowledge(state, 0)))
    while not state.physical():
        state.apply(bot.choose(PALETTI.knowledge(state, int(state.actor))))
    own = character_of("strong", state, 0)
    motion = PhysicalNature(Rng(1)).begin(state, "strong")
    assert isinstance(motion, AimedMotion)
    assert own.hand != 1
    assert motion.plan.tremor == round(SKILLS["strong"].tremor * own.hand)


def test_a_hopeful_eye_sees_less_risk_than_a_wary_one() -> None:
    """So that one claims where the other sees a column that could be raised, and objects."""
    narrow = ((-0.008, -0.0064), (0.008, -0.0064), (0.0, 0.008))
    seen = public(palace(on_top=narrow).poses())
    risks = []
    for eye in EYES:
        advice = Study(seen, SKILLS["strong"].own(1.0, eye), Rng(3)).lay()
        assert advice is not None
        risks.append(advice.risk)
    assert risks == sorted(risks, reverse=True)
    assert risks[0] > risks[1] > risks[2] > 0 == risks[-1]


def test_a_hand_that_has_stopped_goes_on_where_the_seal_is_to_be_won() -> None:
    """PP-11.31: the leader breaks off; who would take the seal pulls harder, then goes on."""
    for holder, words in ((0, ["break"]), (1, ["force 1.0", "go"])):
        state = move(position(holder=holder, shown=1 - holder), "blue-thick", "resisted")
        bot = PALETTI.player("strong", Rng(1))
        assert bot is not None
        chosen = []
        while not state.physical():
            action = bot.choose(PALETTI.knowledge(state, 0))
            chosen.append(PALETTI.text(action))
            state.apply(action)
        assert chosen == words


def test_bots_are_the_same_for_the_same_seed() -> None:
    state = palazzi.replay(on_the_brink())
    known = PALETTI.knowledge(state, 0)
    chosen = set()
    for _ in range(2):
        bot = PALETTI.player("strong", Rng(9))
        assert bot is not None
        chosen.add(bot.choose(known))
    assert len(chosen) == 1
