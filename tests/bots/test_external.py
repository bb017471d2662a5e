"""External bots: whatever their process does, a legal move comes, and nothing is left running."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.bots.external import MOST_LATE, MOST_STARTS, ExternalBot, Timing, command_of
from palazzi.bots.match import play
from palazzi.bots.seating import split_names
from palazzi.core.errors import BadBot
from palazzi.core.nature import ScriptedNature
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge
from palazzi.testing import dealt, random_game
from tests.bots.scripts import GOOD, alive, script
from tests.waiting import await_true

GAME = palazzi.game("palazzo")
STATE = dealt(GAME, 2)
KNOWN: Knowledge = GAME.knowledge(STATE, STATE.actor)
PATIENT = Timing(start=60, move=60)
HASTY = Timing(start=60, move=0.2)
EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"


def asked(
    command: list[str], times: int, timing: Timing = PATIENT
) -> tuple[ExternalBot, list[int]]:
    """A bot after that many decisions, all of them legal, and what it decided."""
    with ExternalBot(command, GAME, Rng(3), timing) as bot:
        actions = [bot.choose(KNOWN) for _ in range(times)]
    assert all(STATE.allows(action) for action in actions)
    return bot, actions


def test_a_good_bot_makes_all_its_moves(tmp_path: Path) -> None:
    bot, actions = asked(script(tmp_path, GOOD), 5)
    assert actions == [STATE.legal()[-1]] * 5
    assert not bot.counts


def test_an_action_may_be_a_text(tmp_path: Path) -> None:
    body = GOOD.replace("last(move)", 'move["prompt"]["choices"][0]["text"]')
    bot, actions = asked(script(tmp_path, body), 2)
    assert actions == [STATE.legal()[0]] * 2
    assert not bot.counts


def test_the_process_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    told = tmp_path / "told"
    body = f"""
lines = [sys.stdin.readline()]
say(type="ready")
lines.append(sys.stdin.readline())
open({str(told)!r}, "w").writelines(lines)
say(seq=1, action=last(json.loads(lines[1])))
"""
    bot, _ = asked(script(tmp_path, body), 1)
    assert not bot.counts
    hello, move = [json.loads(line) for line in told.read_text().splitlines()]
    assert hello == {
        "type": "hello",
        "protocol": 2,
        "game": "palazzo@1",
        "players": 2,
        "seat": KNOWN["seat"],
        "options": KNOWN["options"],
        "deadline": 60.0,
    }
    assert move == {"type": "move", "seq": 1, "knowledge": KNOWN, "prompt": GAME.prompt(STATE)}


LIES = {
    "no number of an action": ("say(seq=move['seq'], action=10**9)", "illegal"),
    "a number beyond all": ("say(seq=move['seq'], action=10**40)", "illegal"),
    "negative": ("say(seq=move['seq'], action=-1)", "illegal"),
    "an action for another moment": ("say(seq=move['seq'], action='discard')", "illegal"),
    "a misspelt text": ("say(seq=move['seq'], action='monney')", "illegal"),
    "true": ("say(seq=move['seq'], action=True)", "illegal"),
    "a list": ("say(seq=move['seq'], action=[0])", "illegal"),
    "no action": ("say(seq=move['seq'])", "illegal"),
    "no JSON": ("print('I take money', flush=True)", "unreadable"),
    "no object": ("print('[1]', flush=True)", "unreadable"),
    "deep nesting": ("print('[' * 60000, flush=True)", "unreadable"),
    "bytes that are no text": (
        "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
        "unreadable",
    ),
    "no seq": ("say(action=last(move))", "unreadable"),
    "a seq to come": ("say(seq=move['seq'] + 1, action=last(move))", "seq"),
    "a seq that is no number": ("say(seq='x', action=last(move))", "seq"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_liar_loses_only_the_move_it_lied_about(tmp_path: Path, lie: str) -> None:
    said, kind = LIES[lie]
    body = f"""
hello()
move = read()
{said}
while True:
    move = read()
    say(seq=move["seq"], action=last(move))
"""
    bot, actions = asked(script(tmp_path, body), 3)
    assert dict(bot.counts) == {kind: 1}
    assert actions[1:] == [STATE.legal()[-1]] * 2


def test_a_crash_costs_one_move_and_shows_stderr(tmp_path: Path) -> None:
    mark = tmp_path / "crashed"
    body = f"""
hello()
move = read()
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    raise RuntimeError("out of marble")
say(seq=move["seq"], action=last(move))
move = read()
say(seq=move["seq"], action=last(move))
"""
    bot, actions = asked(script(tmp_path, body), 3)
    assert dict(bot.counts) == {"crash": 1}
    assert "out of marble" in bot.incidents[0].detail
    assert actions[1:] == [STATE.legal()[-1]] * 2


def test_one_that_always_crashes_is_started_a_bounded_number_of_times(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    body = f"open({str(log)!r}, 'a').write('x')\nhello()\nread()\nsys.exit(3)\n"
    bot, _ = asked(script(tmp_path, body), 7)
    assert dict(bot.counts) == {"crash": MOST_STARTS, "gone": 7 - MOST_STARTS}
    assert log.read_text() == "x" * MOST_STARTS


@pytest.mark.parametrize(
    "body", ["time.sleep(1000)", "sys.exit()", "print('hi', flush=True)\nread()", "say(type='no')"]
)
def test_one_that_never_gets_ready(tmp_path: Path, body: str) -> None:
    bot, _ = asked(script(tmp_path, body), MOST_STARTS + 1, Timing(start=0.5, move=60))
    assert dict(bot.counts) == {"start": MOST_STARTS, "gone": 1}


def test_a_program_that_cannot_be_run(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/nowhere/at/all\n")
    path.chmod(0o755)
    bot, _ = asked([str(path)], 1)
    assert dict(bot.counts) == {"start": 1}


def test_a_hanging_bot_is_killed_and_at_last_left_alone(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"""
child = subprocess.Popen(["sleep", "1000"])
with open({str(pids)!r}, "a") as file:
    print(os.getpid(), child.pid, file=file)
hello()
time.sleep(1000)
"""
    bot, _ = asked(script(tmp_path, body), MOST_STARTS * MOST_LATE + 2, HASTY)
    assert dict(bot.counts) == {"late": MOST_STARTS * MOST_LATE, "gone": 2}
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 2 * MOST_STARTS
    await_true(lambda: not any(map(alive, started)))


def test_a_slow_bot_loses_the_slow_move_and_its_late_answer_is_not_taken_for_another(
    tmp_path: Path,
) -> None:
    """Its first answer comes only once the second question is there."""
    body = """
hello()
move, second = read(), read()
say(seq=move["seq"], action=move["prompt"]["choices"][0]["action"])
say(seq=second["seq"], action=last(second))
while True:
    move = read()
    say(seq=move["seq"], action=last(move))
"""
    with ExternalBot(script(tmp_path, body), GAME, Rng(3), Timing(start=60, move=2)) as bot:
        bot.choose(KNOWN)
        assert dict(bot.counts) == {"late": 1}
        assert [bot.choose(KNOWN) for _ in range(3)] == [STATE.legal()[-1]] * 3
    assert dict(bot.counts) == {"late": 1}


@pytest.mark.parametrize(
    "flood",
    [
        "while True: sys.stdout.write('x' * 65536)",
        "say(seq=1, action='x' * 70000)",
        "while True: say(seq=0)",
    ],
)
def test_a_flood_is_bounded(tmp_path: Path, flood: str) -> None:
    bot, _ = asked(script(tmp_path, f"hello()\nread()\n{flood}\n"), 1)
    assert dict(bot.counts) == {"flood": 1}


def test_one_of_an_older_protocol_is_told_so(tmp_path: Path) -> None:
    body = GOOD.replace("hello()", "read()\nsay(type='ready', protocol=1)")
    bot, _ = asked(script(tmp_path, body), 1)
    assert dict(bot.counts) == {"start": 1}
    assert "speaks protocol 1, and this Palazzi speaks 2 only" in bot.incidents[0].detail


def test_much_on_stderr_does_not_stop_the_game(tmp_path: Path) -> None:
    body = GOOD.replace("    say(seq", "    sys.stderr.write('thinking ' * 50000)\n    say(seq")
    bot, _ = asked(script(tmp_path, body), 3)
    assert not bot.counts


def test_one_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    body = "hello()\ntime.sleep(1000)\n"
    padding = {**KNOWN["memory"], "padding": "x" * 300_000}
    huge: Knowledge = {**KNOWN, "memory": padding}
    with ExternalBot(script(tmp_path, body), GAME, Rng(3), HASTY) as bot:
        assert STATE.allows(bot.choose(huge))
    assert dict(bot.counts) == {"late": 1}


def test_one_that_stays_after_the_game_is_ended_with_its_children(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"""
child = subprocess.Popen(["sleep", "1000"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
hello()
move = read()
say(seq=1, action=last(move))
sys.stdin.read()
time.sleep(1000)
"""
    asked(script(tmp_path, body), 1)
    left = [int(pid) for pid in pids.read_text().split()]
    await_true(lambda: not any(map(alive, left)))


def test_a_forced_move_is_not_asked_for() -> None:
    positions = (state for state, _ in random_game(GAME, 2, 1) if state.actor >= 0)
    state = next(state for state in positions if len(state.legal()) == 1)
    with ExternalBot(["/nowhere"], GAME, Rng(1), PATIENT) as bot:
        assert bot.choose(GAME.knowledge(state, state.actor)) == state.legal()[0]
    assert not bot.counts


# ---- whole games


@pytest.mark.parametrize("name", palazzi.game_ids())
def test_the_example_plays_every_game_without_an_incident(name: str) -> None:
    """A warning, which would tell of incidents, is an error in our tests.

    Where the game has a world, a scripted one: a palace takes half a minute.
    """
    game = palazzi.game(name)
    bots = [f"exec:{sys.executable} {EXAMPLE}", "random"]
    records = [play(game, bots, 5, nature=ScriptedNature(Rng(5))) for _ in range(2)]
    assert palazzi.replay(records[0]).outcome() is not None
    assert records[0].to_text() == records[1].to_text()


@pytest.mark.trial
def test_the_example_plays_in_a_real_palace() -> None:
    record = palazzi.play(
        palazzi.game("paletti"), [f"exec:{sys.executable} {EXAMPLE}", "random"], 5
    )
    assert palazzi.replay(record).outcome() is not None


def test_the_example_beats_random_at_palazzo() -> None:
    won = 0
    for seed in range(4):
        record = palazzi.play(GAME, [f"exec:{sys.executable} {EXAMPLE}", "random"], seed)
        outcome = palazzi.replay(record).outcome()
        assert outcome is not None
        won += outcome.winners == (0,)
    assert won >= 3


def test_play_warns_of_moves_made_for_a_bot(tmp_path: Path) -> None:
    command = " ".join(script(tmp_path, "sys.exit('no licence')"))
    with pytest.warns(RuntimeWarning, match="moves were made at random .* no licence"):
        palazzi.play(GAME, [f"exec:{command}", "random"], seed=1)


# ---- names


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exec:", "Write the bot's command after 'exec:'"),
        ("exec: 'x", "cannot be read: No closing quotation"),
        ("exec:no-such-program-here 1", "there is no program 'no-such-program-here' here"),
    ],
)
def test_a_wrong_command_is_one_sentence(name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        command_of(name)
    with pytest.raises(BadBot, match=said):
        palazzi.play(GAME, [name, "random"], seed=1)


def test_who_names_bots_from_afar_cannot_start_commands() -> None:
    with pytest.raises(BadBot):
        make_bot("exec:true", GAME, Rng(0))


def test_names_by_commas() -> None:
    assert split_names("greedy, random,") == ["greedy", "random"]
    assert split_names("greedy,exec:a -x '1,2' \",\",random") == [
        "greedy",
        "exec:a -x '1,2' \",\"",
        "random",
    ]
    assert split_names("O'Neill,greedy") == ["O'Neill", "greedy"]
