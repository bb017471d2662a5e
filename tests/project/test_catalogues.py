"""The three languages say the same things: equal keys, equal arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import palazzi
import palazzi.locale
from palazzi.core.errors import BadOption
from palazzi.core.messages import Argument, say
from palazzi.locale import LANGUAGES, MissingMessage, catalogue

FOLDER = Path(palazzi.locale.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """Each key of a language with the arguments it uses, by itself or through others it names."""
    own: dict[str, set[str]] = {}
    named: dict[str, set[str]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=True).parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                assert name not in own, f"{name} twice"
                span = entry.span
                assert span is not None
                text = source[span.start : span.end]
                own[name] = set(re.findall(r"\$([a-z_]+)", text))
                named[name] = set(re.findall(r"\{ (-?[a-z][a-z0-9-]*)[ .]", text)) - {name}
    return {key: _reached(key, own, named) for key in own if not key.startswith("-")}


def _reached(key: str, own: dict[str, set[str]], named: dict[str, set[str]]) -> set[str]:
    used = set(own.get(key, ()))
    for other in named.get(key, ()):
        used |= _reached(other, own, named)
    return used


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_messages_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_language_has_the_same_files() -> None:
    names = {
        lang: sorted(file.name for file in (FOLDER / lang).glob("*.ftl")) for lang in LANGUAGES
    }
    assert names["nl"] == names["de"] == names["en"]


def test_a_message_in_words() -> None:
    red = say("palazzo-card", currency="red", value=5)
    brick = say("palazzo-tile", material="brick", floor=3, windows=1)
    log = say("palazzo-log-buy", player=say("seat", number=1), tiles=[brick], worth=5, cards=[red])
    names = ["Anna", "Bert"]
    assert catalogue("en").say(log, names) == (
        "Bert buys the brick floor 3 with 1 window for 5 (red 5)."
    )
    assert catalogue("nl").say(log, names) == (
        "Bert koopt de bakstenen verdieping 3 met 1 venster voor 5 (rode 5)."
    )
    assert catalogue("de").say(log, names) == (
        "Bert kauft die 3. Etage aus Backstein mit 1 Fenster für 5 (rote 5)."
    )


def test_a_noun_is_said_in_the_form_that_the_sentence_asks_for() -> None:
    brown = say("palazzo-card", currency="brown", value=6)
    label = say("palazzo-act-spend", card=brown)
    assert catalogue("de").say(label) == "Mit der braunen 6 zahlen"
    assert catalogue("nl").say(label) == "Betaal met de bruine 6"
    assert catalogue("en").say(label) == "Pay with the brown 6"


def test_a_card_and_a_tower_of_firenze_have_their_article_and_case() -> None:
    anna = say("seat", number=0)
    alchemist, fame = say("firenze-card-alchemist"), say("firenze-card-fame")
    tower = say("firenze-tower", colour="red", height=1)
    white = say("firenze-count", count=4, colour="white")
    told = {
        say_key: {language: catalogue(language).say(said, ["Anna"]) for language in ("nl", "de")}
        for say_key, said in {
            "take": say("firenze-log-take", player=anna, card=alchemist, place=6),
            "paying": say("firenze-ask-paying", wanted=fame, card=alchemist, left=1),
            "redraw": say("firenze-log-redraw", card=alchemist, bricks=[white]),
            "give": say("firenze-act-give", colour="green"),
            "lay": say("firenze-log-lay", player=anna, colour="blue", card=fame),
            "deal": say("firenze-log-deal", card=alchemist),
            "raise": say("firenze-log-raise", player=anna, tower=tower, to=2),
        }.items()
    }
    assert told == {
        "take": {
            "nl": "Anna neemt de Alchemist van plaats 6.",
            "de": "Anna nimmt den Alchemisten von Platz 6.",
        },
        "paying": {
            "nl": "Om de kaart Beroemd te nemen: welke steen leg je op de Alchemist?"
            " Het is de laatste.",
            "de": "Um den Ruhm zu nehmen: Welchen Stein legst du auf den Alchemisten?"
            " Es ist der letzte.",
        },
        "redraw": {
            "nl": "Nu op de Alchemist: 4× wit.",
            "de": "Jetzt auf dem Alchemisten: 4 × Weiß.",
        },
        "give": {"nl": "Geef een groene steen", "de": "Einen grünen Stein geben"},
        "lay": {
            "nl": "Anna legt een blauwe steen op de kaart Beroemd.",
            "de": "Anna legt einen blauen Stein auf den Ruhm.",
        },
        "deal": {
            "nl": "De Alchemist komt in de rij.",
            "de": "Der Alchemist kommt in die Reihe.",
        },
        "raise": {
            "nl": "Anna verhoogt de rode toren van 1 naar 2.",
            "de": "Anna erhöht den roten Turm von 1 auf 2.",
        },
    }


def test_a_yield_of_any_edition_is_said_without_nothing() -> None:
    """An upgrader may bring coins only, points only, or one of either."""
    livorno = say("carrara-scoring", what="livorno")
    told = [
        catalogue("de").say(say("carrara-act-upgrade-to", field=livorno, coins=c, points=p))
        for c, p in ((0, 1), (2, 0), (1, 3))
    ]
    yields = ["1 Punkt", "2 Münzen", "1 Münze und 3 Punkte"]
    assert told == [f"Livorno: von nun an {one} je Kostenpunkt" for one in yields]
    libraries = say("carrara-scoring", what="library")
    anna, gains = say("seat", number=0), [say("carrara-gain-points", n=4)]
    scored = say("carrara-log-scored", player=anna, what=libraries, gains=gains)
    assert catalogue("nl").say(scored, ["Anna"]) == "Anna waardeert de bibliotheken: 4 punten."
    assert catalogue("de").say(scored, ["Anna"]) == "Anna wertet die Bibliotheken: 4 Punkte."
    end = say("carrara-act-skip-shopping", ends=1)
    free = say("carrara-suggest-then", count=1, coins=0, then=end)
    assert catalogue("en").say(free).startswith("Take 1 stone for nothing")


def test_words_inside_a_sentence_are_inflected_and_begin_small() -> None:
    plateau = say("paletti-plateau", plateau="blue")
    german = catalogue("de").say(say("paletti-why-top", level=plateau))
    assert german.startswith("Diese Säule steht schon auf dem blauen Plateau:")
    tile = say("palazzo-tile", material="brick", floor=3, windows=1)
    told = say("palazzo-suggest-place", tile=tile, where=say("palazzo-act-place", palace=1))
    assert catalogue("nl").say(told) == "Bakstenen verdieping 3 met 1 venster: op paleis 1"
    assert catalogue("de").say(told) == "3. Etage aus Backstein mit 1 Fenster: auf Palast 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_less_than_nothing_is_not_one_point(language: str) -> None:
    """For plurals -1 is one, too; where a message has the 1 in words, it has to mean just that."""
    words = catalogue(language)
    for key in ("terminal-points", "terminal-winner", "terminal-shared", "terminal-account"):
        args = {"player": "Anna", "players": "Anna"}
        assert "-1" in words.text(key, {**args, "points": -1})
        assert words.text(key, {**args, "points": 1}) != words.text(key, {**args, "points": -1})
    gain: dict[str, Argument] = {"palace": 1, "gain": "+1", "points": 1}
    assert words.text("palazzo-act-into-gain", gain).endswith(
        ("(+1 point)", "(+1 punt)", "(+1 Punkt)")
    )
    for where, text in literal_ones(language):
        assert "points" not in text, where


def literal_ones(language: str) -> Iterator[tuple[str, str]]:
    """Plural variants that say 1 themselves: their key, and what is counted."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for found in re.finditer(r"\{ \$([a-z]+) ->\n\s+\[one\] 1 ", file.read_text("utf-8")):
            yield file.name, found[1]


def test_lists_and_unnamed_seats() -> None:
    assert catalogue("en").join(["a", "b", "c"]) == "a, b and c"
    assert catalogue("de").join(["a"]) == "a"
    assert catalogue("nl").say(say("seat", number=2)) == "Speler 2"


def test_a_missing_key_or_language_is_said() -> None:
    with pytest.raises(MissingMessage, match="no message 'nonsense'"):
        catalogue("en").text("nonsense")
    with pytest.raises(BadOption, match="There is no language 'fr'"):
        catalogue("fr")


def test_every_question_has_a_word_of_guidance() -> None:
    """The guided first game explains each decision; a closer form of one shares its guide."""
    keys = set(messages("en"))
    for game in palazzi.game_ids():
        asked = {k.partition("-ask-")[2] for k in keys if k.startswith(f"{game}-ask-")}
        plain = {name for name in asked if name.rpartition("-")[0] not in asked}
        guides = {k.removeprefix(f"guide-{game}-") for k in keys if k.startswith(f"guide-{game}-")}
        assert guides == plain | {"aim", "waiting"}


def test_every_question_has_a_button_that_says_what_it_does() -> None:
    """On the page of a player who comes back; a closer form of one shares its button."""
    keys = set(messages("en"))
    for game in palazzi.game_ids():
        asked = {k.partition("-ask-")[2] for k in keys if k.startswith(f"{game}-ask-")}
        plain = {name for name in asked if name.rpartition("-")[0] not in asked}
        assert {k for k in keys if k.startswith(f"home-do-{game}-")} == {
            f"home-do-{game}-{name}" for name in plain
        }


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_option_and_its_choices_have_words(game: str) -> None:
    """The lobby's own names (TableOptions.svelte); a number and a seat need none."""
    known = set(messages("en"))
    for option in palazzi.game(game).options:
        assert f"{game}-option-{option.key}" in known
        assert f"page-option-{option.key}" in known
        for choice in option.choices:
            name = str(choice).lower()
            wanted = {
                f"page-choice-{game}-{option.key}-{name}",
                f"page-choice-{option.key}-{name}",
                f"page-choice-{name}",
            }
            assert wanted & known or name.isdigit(), f"{option.key}: {name}"


def test_every_error_that_is_said_as_data_has_words() -> None:
    """``.told("key", …)``: the face looks the key up when it is too late to notice."""
    sources = "".join(p.read_text(encoding="utf-8") for p in FOLDER.parent.rglob("*.py"))
    told = set(re.findall(r'\.told\(\s*"([a-z-]+)"', sources))
    assert "table-error-host-only" in told
    assert told <= set(messages("en"))
