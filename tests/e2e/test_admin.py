"""The operator's page in a browser: in by the secret, a look around, a table ended, and out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from palazzi.server.backups.folder import listed
from tests.e2e.chromium import WORDS
from tests.e2e.hands import Open, fits, ready, start
from tests.lucky import lucky
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

SECRET = "the-operators-own-secret"


@pytest.fixture(scope="module")
def backups(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("backups", numbered=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, backups: Path) -> Iterator[ServerProcess]:
    """One with an operator's page, whose first backup has been made."""
    folder = tmp_path_factory.mktemp("operated")
    backups.chmod(0o700)
    words = (*WORDS, "--backup-folder", str(backups), "--backup-drill", "0")
    more = {**lucky(folder), "PALAZZI_ADMIN_TOKEN": SECRET}
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *words, more=more) as running:
        await_true(lambda: listed(backups))
        yield running


def test_an_operator_looks_after_the_server(
    person: Open, server: ServerProcess, backups: Path
) -> None:
    anna = person()
    table = start(anna, "palazzo")
    ready(anna)
    olga = person("/admin", width=390, height=844)
    field = olga.get_by_label("The operator’s secret")
    field.fill("something else, as long")
    field.press("Enter")
    expect(olga.get_by_text("That is not the secret")).to_be_visible()
    field.fill(SECRET)
    field.press("Enter")
    expect(olga.get_by_text("All is well.")).to_be_visible()
    assert SECRET not in olga.url
    fits(olga)

    line = olga.get_by_role("listitem").filter(has_text=table[:6]).first
    end = line.get_by_role("button", name="End")
    end.focus()
    olga.keyboard.press("Enter")
    line.get_by_role("button", name="Really?").press("Enter")
    expect(line.get_by_text("cancelled")).to_be_visible()
    expect(anna.get_by_text("The table is closed").first).to_be_visible()
    olga.get_by_role("button", name="Back up now").click()
    expect(olga.get_by_text("Not tried yet")).to_have_count(2)
    olga.get_by_role("button", name="Try it").first.click()
    expect(olga.get_by_text("Passed its drill")).to_be_visible()

    olga.get_by_role("region", name="What was done").get_by_role("button").click()
    expect(olga.get_by_text("ended a table")).to_be_visible()
    olga.reload()
    expect(olga.get_by_text("All is well.")).to_be_visible()
    assert table not in olga.content()
    olga.get_by_role("button", name="Sign out").click()
    expect(olga.get_by_label("The operator’s secret")).to_be_visible()
    assert olga.evaluate("() => sessionStorage.length") == 0
