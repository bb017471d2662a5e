"""``/metrics`` counts what happens and names nobody; the log names addresses only if told to."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from palazzi.core.errors import BadOption
from palazzi.server.base.counters import Counter, Histogram, Usage
from palazzi.server.http.metrics import check_token
from tests.server.client import connected, play_on
from tests.server.conftest import WORDS
from tests.server.test_http import raw
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

TOKEN = "a-token-of-24-characters"
SAMPLE = re.compile(r'([a-z_:]+)(?:\{((?:[a-z]+="[^"\\\n]*",?)*)\})? (\d+(?:\.\d+)?(?:e-\d+)?)')
LABEL = re.compile(r'([a-z]+)="([^"]*)"')
WORD = re.compile(r"[a-z_]+|[A-Z]+|[1-5]xx|\+Inf|[0-9.]+|/[a-z.{}/]*")
"""What a label may say: a word of ours, a method, a class of status, a limit, a template."""


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a token, named as a host should: where ``ps`` does not show it."""
    folder = tmp_path_factory.mktemp("measured")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PALAZZI_METRICS_TOKEN", TOKEN)
        url = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
        with ServerProcess(url, folder / "log", *WORDS, "--log-addresses") as running:
            yield running


def samples(server: ServerProcess) -> dict[str, float]:
    """Every sample by its name and labels; each line must be as the format says."""
    status, headers, body = raw(server.url, "GET", "/metrics", Authorization=f"Bearer {TOKEN}")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for line in body.decode().splitlines():
        if re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))", line):
            continue
        matched = SAMPLE.fullmatch(line)
        assert matched, line
        assert line.rpartition(" ")[0] not in found
        found[line.rpartition(" ")[0]] = float(matched[3])
    return found


def test_nobody_sees_it_without_the_token(server: ServerProcess, measured: ServerProcess) -> None:
    """Without one that is set there is no such page; a wrong one is refused."""
    status, _, body = raw(server.url, "GET", "/metrics", Authorization=f"Bearer {TOKEN}")
    assert (status, json.loads(body)["code"]) == (404, "unknown")
    for wrong in ("", "Bearer", f"Bearer {TOKEN}x", TOKEN):
        status, _, body = raw(measured.url, "GET", "/metrics", Authorization=wrong)
        assert (status, json.loads(body)["code"]) == (401, "unauthorized")
    with pytest.raises(BadOption, match="at least 16"):
        check_token("short")


def test_a_game_is_counted_and_nobody_is_named(measured: ServerProcess) -> None:
    """Requests, connections, commits; no table, player, token or address in any label."""
    before = samples(measured)
    table = open_table(measured.url, 1, 1)
    for path in (f"/api/tables/{table.id}x", "/nothing/here", f"/t/{table.id}"):
        raw(measured.url, "GET", path)
    raw(measured.url, "DELETE", "/api/tables")

    async def play() -> tuple[str, dict[str, float]]:
        async with (
            connected(measured.url, table.id, table.tokens[0]) as client,
            connected(measured.url, table.id),
        ):
            await play_on(client, most=4)
            refused = await client.ask("submit", actions=["fly"], expected_seq=client.seq)
            return refused["code"], await asyncio.to_thread(samples, measured)

    code, after = asyncio.run(play())
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    tables = 'palazzi_requests_total{method="%s",route="/api/tables%s",status="%s"}'
    assert grown[tables % ("POST", "", "2xx")] == 1
    assert grown[tables % ("GET", "/{table}", "4xx")] == 1
    assert grown['palazzi_requests_total{method="GET",route="other",status="4xx"}'] == 1
    assert grown[f'palazzi_refused_total{{code="{code}"}}'] >= 1
    assert grown["palazzi_commits_total"] >= 4
    assert grown["palazzi_writes_total"] >= grown["palazzi_commits_total"]
    assert grown["palazzi_commit_seconds_count"] == grown["palazzi_commits_total"]
    assert after['palazzi_websockets{who="player"}'] == 1
    assert after['palazzi_websockets{who="watcher"}'] == 1
    assert after["palazzi_tables_in_memory"] == 1
    assert after["palazzi_bot_wait_seconds_count"] >= 1
    assert after["process_resident_memory_bytes"] > 1e6
    assert after["process_cpu_seconds_total"] > 0
    for name in ("broken_tables", "bot_queue", "world_queue", "world_busy"):
        assert after[f"palazzi_{name}"] == 0
    for label, value in (pair for name in after for pair in LABEL.findall(name)):
        assert label == "version" or WORD.fullmatch(value), (label, value)
    text = "\n".join(after)
    for secret in (table.id, table.tokens[0], "player 0", "127.0.0.1", TOKEN):
        assert secret not in text


def test_addresses_are_in_the_log_by_choice_only(
    server: ServerProcess, measured: ServerProcess
) -> None:
    """Of requests and of connections."""
    for one in (server, measured):
        table = open_table(one.url, 2).id

        async def look(url: str = one.url, table: str = table) -> None:
            async with connected(url, table):
                pass

        asyncio.run(look())
    lines = [json.loads(line) for line in Path(measured.log).read_text().splitlines()]
    for event in ("http", "websocket"):
        assert {line["address"] for line in lines if line["event"] == event} == {"127.0.0.1"}
    assert "127.0.0.1" not in server.said()
    assert TOKEN not in measured.said()


def test_several_processes_are_shown_by_whichever_is_asked(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them, each sample with its worker."""
    monkeypatch.setenv("PALAZZI_METRICS_TOKEN", TOKEN)
    with ServerProcess(postgres_url, tmp_path / "log", *WORDS, "--workers", "2") as server:
        wanted = {f'palazzi_websockets{{worker="{worker}",who="player"}}' for worker in "01"}
        await_true(lambda: wanted <= samples(server).keys())  # the other one may have just begun


def test_the_format() -> None:
    """Limits are inclusive and add up; what failed is counted until something works."""
    took = Histogram("x_seconds", "X.", 0.1, 1)
    for seconds in (0.05, 0.1, 0.5, 7):
        took.add(seconds)
    assert list(took.lines())[2:] == [
        'x_seconds_bucket{le="0.1"} 2',
        'x_seconds_bucket{le="1"} 3',
        'x_seconds_bucket{le="+Inf"} 4',
        "x_seconds_sum 7.65",
        "x_seconds_count 4",
    ]
    plain = Counter("y_total", "Y.")
    assert list(plain.lines())[2:] == ["y_total 0"]
    pool = Usage("z")
    for _ in range(2):
        with pytest.raises(OSError, match="z"), pool.working():
            raise OSError("z")
    with pytest.raises(asyncio.CancelledError), pool.working():
        raise asyncio.CancelledError
    assert (pool.failures, pool.busy) == (2, 0)
    with pool.working():
        assert pool.busy == 1
    assert pool.failures == 0
