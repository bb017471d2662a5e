"""Every game has its terms as data, and no retired word comes back.

``locale/glossary/<game>.toml`` has a table per thing: ``[piece.tile]`` with the term in each
language and, under ``retired``, the words that it replaced. They are looked for, whole words in any
case, in every message whose key names the game or none, and in the game's page of rules. ``*``
stands for any letters: ``tegel*`` also finds tegels, ``*raam`` also dakraam. ``kept`` lists
expressions that contain a retired word rightly, such as "zwarte munt" beside the retired "munt";
``elsewhere`` the retired words that mean something else in messages that name no game: "partij" is
a game there. ``table.toml`` has what every game and the page call by one name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import palazzi
import palazzi.locale
from palazzi.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
CATALOGUES = Path(palazzi.locale.__file__).parent
GLOSSARIES = CATALOGUES / "glossary"
KINDS = {"piece", "place", "action", "card"}
LISTS = ("retired", "kept", "elsewhere")
Term = Mapping[str, str | dict[str, list[str]]]


def terms(game: str) -> dict[str, Term]:
    """The things of a game, by kind and name."""
    kinds = tomllib.loads((GLOSSARIES / f"{game}.toml").read_text(encoding="utf-8"))
    assert set(kinds) <= KINDS, f"kinds are {', '.join(sorted(KINDS))}"
    return {f"{kind}.{name}": term for kind, named in kinds.items() for name, term in named.items()}


class _Words(Visitor):
    """The words of a pattern, without keys, arguments and functions."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """Every message and term of a language's catalogues: its key and its words."""
    found: list[tuple[str, str]] = []
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                words = _Words()
                words.visit(entry)
                found.append((f"{file.name}: {entry.id.name}", " ".join(words.found)))
    return tuple(found)


def names(where: str, games: Iterable[str]) -> bool:
    """Whether a message's key or file names one of the games."""
    return not set(games).isdisjoint(re.split(r"[^a-z]+", where))


def read_by_players(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Where something stands and what it says: the game's messages and its page of rules."""
    for where, words in texts(language):
        if names(where, [game]):
            yield where, words
    page = ROOT / "docs/rules" / ("" if language == "en" else language) / f"{game}.md"
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        yield f"{page.relative_to(ROOT)}:{number}", line


def shared(language: str) -> Iterator[tuple[str, str]]:
    """The messages that name no game: a player of any game may read them."""
    for where, words in texts(language):
        if not names(where, palazzi.game_ids()):
            yield where, words


def pattern(retired: str) -> re.Pattern[str]:
    """Whole words; ``*`` stands for any letters."""
    letters = r"\w*".join(re.escape(part) for part in retired.split("*"))
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.I)


def found(retired: str, kept: list[str], text: str) -> bool:
    """Whether a retired word stands in a text outside the expressions that keep it."""
    for expression in kept:
        text = pattern(expression).sub("", text)
    return bool(pattern(retired).search(text))


def listed(term: Term, which: str, language: str) -> list[str]:
    """The ``retired``, ``kept`` or ``elsewhere`` words of a term in a language."""
    lists = term.get(which, {})
    assert isinstance(lists, dict)
    return lists.get(language, [])


@pytest.mark.parametrize("game", [*palazzi.game_ids(), "table"])
def test_every_game_has_a_glossary_in_every_language(game: str) -> None:
    for name, term in terms(game).items():
        assert set(term) - set(LISTS) == set(LANGUAGES), name
        for which in LISTS:
            assert set(term.get(which, {})) <= set(LANGUAGES), name


def comebacks(
    glossary: str, language: str, said: Iterable[tuple[str, str]], without: str = ""
) -> list[str]:
    """Where a retired word of a glossary is said again, apart from the words listed as without."""
    said = list(said)
    return [
        f"{where} says '{word}', the {name} is '{term[language]}'"
        for name, term in terms(glossary).items()
        for word in listed(term, "retired", language)
        if word not in listed(term, without, language)
        for where, text in said
        if found(word, listed(term, "kept", language), text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", palazzi.game_ids())
def test_no_retired_word_comes_back(game: str, language: str) -> None:
    wrong = comebacks(game, language, read_by_players(game, language))
    wrong += comebacks(game, language, shared(language), without="elsewhere")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_calls_what_all_games_share_by_one_name(language: str) -> None:
    everywhere = [one for game in palazzi.game_ids() for one in read_by_players(game, language)]
    wrong = comebacks("table", language, [*shared(language), *everywhere])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_term_is_in_use(game: str, language: str) -> None:
    """In some form: a term may be inflected or part of a longer word."""
    everything = " ".join(text for _, text in read_by_players(game, language)).casefold()
    unused = [n for n, t in terms(game).items() if str(t[language]).casefold() not in everything]
    assert not unused


def test_how_words_are_matched() -> None:
    assert found("tegel*", [], "Twee Tegels kopen")
    assert not found("tegel", [], "Twee tegels, een bestegeld")
    assert found("Ruine", [], "eine Ruine.")
    assert not found("Ruine", [], "eine Bauruine")
    assert found("munt", ["zwarte munt"], "een zwarte munt en een munt")
    assert not found("munt", ["zwarte munt"], "een zwarte munt")


def test_what_players_read_is_all_looked_at() -> None:
    """A message of the game's catalogue, of its page, a guide, and a clause of its rules."""
    for game in palazzi.game_ids():
        places = {where.split(":")[0] for where, _ in read_by_players(game, "nl")}
        guides = {"guide.ftl", f"{game}.ftl", f"page-{game}.ftl", f"docs/rules/nl/{game}.md"}
        assert guides <= places
