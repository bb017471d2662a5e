"""From every schema there ever was to the one at hand: on a copy first, and nothing is lost.

``data/schema-N.sql`` have the schema and the logs that the code of their time made; a script put
the rows in, not a running server.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from palazzi.core.errors import BadBackup
from palazzi.server.backups.envelope import Envelope
from palazzi.server.storage.database import Database
from palazzi.server.storage.migrations import MIGRATIONS, is_current
from tests.server.test_backups import contents, refused, run, tools, unstarted

__all__ = ["tools", "unstarted"]

FIXTURES = sorted(Path(__file__).parent.glob("data/schema-*.sql"))


def statements(file: Path) -> Iterator[str]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(("CREATE", "INSERT")):
            yield line


def load(url: str, file: Path) -> None:
    """The database as it was; on PostgreSQL by the steps of that time, which never change."""
    link = Database(url).open()
    schema = int(file.stem.rpartition("-")[2])
    if url.startswith("postgresql"):
        for step in (step for steps in MIGRATIONS[:schema] for step in steps):
            link.run(step.format(**link.dialect))
        link.run("CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY)")
    for line in statements(file):
        if line.startswith("INSERT") or not url.startswith("postgresql"):
            link.run(line)
    link.close()


def test_there_is_a_database_of_every_schema_but_the_newest() -> None:
    assert [file.stem for file in FIXTURES] == [f"schema-{n}" for n in range(1, len(MIGRATIONS))]


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
@pytest.mark.usefixtures("unstarted")
def test_an_old_database_is_checked_on_a_copy(file: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    load(url, file)
    before = contents(url)
    report = run("upgrade", "--check", "--database", url)
    assert report["ok"]
    assert f"schema-{report['schema']}" == file.stem
    assert report["schema_after"] == len(MIGRATIONS)
    assert (report["tables"], report["finished"], report["proven"]) == (3, 1, 1)
    assert report["unsealed"] == 1
    assert contents(url) == before, "the original was only read"


@pytest.mark.usefixtures("unstarted")
def test_the_first_schema_is_upgraded_with_a_backup_before(database: str, tmp_path: Path) -> None:
    load(database, FIXTURES[0])
    before = contents(database)
    folder = tmp_path / "backups"
    run("upgrade", "--database", database, "--backup-folder", str(folder))
    link = Database(database).open()
    assert is_current(link)
    link.close()
    (backup,) = folder.glob("*.backup")
    assert Envelope(backup).head["schema"] == 1
    after = contents(database)
    assert after["log"] == before["log"]
    assert len(after["credentials"]) == 3


@pytest.mark.usefixtures("unstarted")
def test_a_database_that_would_not_replay_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    load(url, FIXTURES[0])
    link = Database(url).open()
    link.run("UPDATE log SET body = replace(body, 'red', 'blue') WHERE game = 'finished'")
    link.close()
    before = contents(url)
    error = refused("upgrade", "--database", url, "--backup-folder", str(tmp_path / "b"))
    assert isinstance(error, BadBackup)
    assert "table finish…" in str(error)
    assert contents(url) == before
