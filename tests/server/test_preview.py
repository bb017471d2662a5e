"""What chat programs show of a link: the game and its picture, and nobody at the table."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from html import unescape
from urllib.request import Request, urlopen

import pytest
from PIL import Image

import palazzi
from palazzi.locale import LANGUAGES, catalogue
from palazzi.server.http.page import FOLDER
from palazzi.server.http.preview import GENERAL, PICTURES, SIZE
from tests.server.trials.lobby import call, open_table
from tests.server.trials.process import ServerProcess

TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the page has not been built")
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", "--no-limits") as running:
        yield running


def shown(url: str, path: str, language: str = "") -> dict[str, str]:
    """What a program reads that runs nothing of the page."""
    with urlopen(Request(f"{url}{path}", headers={"accept-language": language})) as reply:
        return {name: unescape(said) for name, said in TAG.findall(reply.read().decode())}


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_link_to_a_table_shows_its_game_and_not_who_plays(
    server: ServerProcess, game: str
) -> None:
    table = open_table(server.url, 1, 1, game=game)
    names = [one["name"] for one in call(server.url, "GET", f"/api/tables/{table.id}")["seats"]]
    for path in (f"/t/{table.id}", f"/replay/{table.id}", f"/rules/{game}", f"/rules/{game}/quick"):
        said = shown(server.url, path)
        title = catalogue("en").text(f"{game}-title")
        assert said["og:title"] == f"{title} · Palazzi"
        assert title in said["og:description"]
        assert said["og:url"] == f"{server.url}{path}"
        assert said["og:image"] == f"{server.url}/{PICTURES}/{game}.jpg"
        assert not [name for name in names if name and name in str(said)]


LINK = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_link_to_a_table_brings_the_board_of_its_game_along(
    server: ServerProcess, game: str
) -> None:
    """And its words, in the reader's language; nothing of other games, and nothing twice."""
    table = open_table(server.url, 1, 1, game=game)

    def files(path: str) -> list[str]:
        asked = Request(f"{server.url}{path}", headers={"accept-language": "nl"})
        with urlopen(asked) as reply:
            return LINK.findall(reply.read().decode())

    with urlopen(f"{server.url}/parts.json") as reply:
        parts = json.load(reply)
    named = files(f"/t/{table.id}")
    assert len(named) == len(set(named))
    for part in (f"src/boards/{game}/index.ts", "src/shell/TablePage.svelte", f"words-nl-{game}"):
        assert set(parts[part]) <= set(named), part
    for other in palazzi.game_ids():
        assert other == game or parts[f"src/boards/{other}/index.ts"][0] not in named
    for file in named:
        with urlopen(f"{server.url}{file}") as reply:
            assert reply.status == 200
    assert parts["src/replay/ReplayPage.svelte"][0] in files(f"/replay/{table.id}")
    assert len(files(f"/rules/{game}")) == len(files("/")) < len(named)


@pytest.mark.parametrize("name", [*palazzi.game_ids(), GENERAL])
def test_there_is_a_picture_of_every_game(server: ServerProcess, name: str) -> None:
    with urlopen(f"{server.url}/{PICTURES}/{name}.jpg") as reply:
        assert reply.headers["content-type"] == "image/jpeg"
        picture = reply.read()
    assert Image.open(io.BytesIO(picture)).size == SIZE
    assert len(picture) < 300_000  # some programs show none that is larger


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(server: ServerProcess, language: str) -> None:
    said = shown(server.url, "/", f"fr, {language}-XX;q=0.8, *;q=0.1")
    assert said["og:description"] == catalogue(language).text("page-pitch")


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/t/none", "/t/%22%3E%3Cscript%3E", "/rules/%3Cb%3E", "/replay", "/t/", "/rules"],
)
def test_what_is_about_no_game_shows_all_of_them(server: ServerProcess, path: str) -> None:
    said = shown(server.url, path)
    assert said["og:title"] == "Palazzi"
    assert said["og:image"] == f"{server.url}/{PICTURES}/{GENERAL}.jpg"
    with urlopen(f"{server.url}{path}") as reply:
        assert "<script>" not in reply.read().decode().partition("</head>")[0]
