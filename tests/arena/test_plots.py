"""Plots: files that programs can read, with every bot and source named in them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import palazzi
from palazzi.arena.folder import Folder
from palazzi.arena.plan import make_plan
from palazzi.arena.plots import draw
from palazzi.arena.run import run


def test_plots_are_well_formed_and_say_what_they_show(tmp_path: Path) -> None:
    plan = make_plan(palazzi.game("carrara"), ["random", "exec:false"])
    told = run(plan, 4, tmp_path, where="here", plots=True)
    files = sorted((tmp_path / "plots").iterdir())
    names = ("length", "margins", "ratings", "sources")
    assert [file.name for file in files] == [
        f"{n}.{kind}" for n in names for kind in ("png", "svg")
    ]
    texts = {}
    for file in files:
        if file.suffix == ".png":
            assert file.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
        else:
            root = ElementTree.parse(file).getroot()
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            texts[file.stem] = " ".join(root.itertext())
    for name in ("margins", "ratings", "sources"):
        assert all(bot.bot in texts[name] for bot in told.bots)
    assert all(source in texts["sources"] for bot in told.bots for source in bot.sources)


def test_the_same_results_give_the_same_pictures(tmp_path: Path) -> None:
    plan = make_plan(palazzi.game("palazzo"), ["random", "random"])
    told = run(plan, 2, tmp_path, where="here")
    with Folder(tmp_path, plan) as folder:
        results = list(folder.results.values())
    for name in ("one", "two"):
        draw(results, told, tmp_path / name)
    for file in (tmp_path / "one").glob("*.svg"):
        assert file.read_text() == (tmp_path / "two" / file.name).read_text()
