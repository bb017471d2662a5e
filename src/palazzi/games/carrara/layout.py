# mypyc: compiled
"""Every field of a Carrara position: its kind and its words.

Stones and objects are packs (``counts.py``), buildings masks (``buildings.py``). Nothing here is
secret: all that lies behind screens follows from open moves, and the bag is what lies nowhere else
(CA-2.7).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from palazzi.core.layout import FLAG, Coded, Custom, Each, Layout, One, Several, mask_of, name_of
from palazzi.games.carrara.buildings import SIX, building_names, buildings_from
from palazzi.games.carrara.components import (
    CARD_COLOURS,
    CITIES,
    COINS_AT_START,
    ENDINGS,
    EXPANSIONS,
    FIELDS,
    SCORINGS,
    SEGMENTS,
    GreenForm,
)
from palazzi.games.carrara.counts import object_names, objects_from, stone_names, stones_from
from palazzi.games.carrara.tables import figures_in, greens_in, tables, upgraders_in

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara

ASKED: Final = tuple(f"asked_{colour}" for colour in CARD_COLOURS)

STONES: Final = Coded(stone_names, stones_from)
THINGS: Final = Coded(object_names, objects_from)
BUILT: Final = Coded(building_names, buildings_from)
MARKED: Final = mask_of(SCORINGS)
UPGRADES: Final = mask_of(FIELDS)


def _yields(state: Carrara) -> dict[str, list[int]]:
    return {field: list(figures) for field, figures in upgraders_in(state.tables).items()}


def _set_yields(state: Carrara, yields: Mapping[str, list[int]]) -> None:
    upgraders = {field: (coins, points) for field, (coins, points) in yields.items()}
    state.tables = tables(figures_in(state.tables)._replace(upgraders=upgraders))


def _forms(state: Carrara) -> dict[str, GreenForm]:
    return {str(number): form for number, form in greens_in(state.tables).items()}


def _set_forms(state: Carrara, forms: Mapping[str, GreenForm]) -> None:
    greens = {int(number): form for number, form in forms.items()}
    state.tables = tables(figures_in(state.tables)._replace(greens=greens))


def _figures(state: Carrara) -> dict[str, object]:
    of = figures_in(state.tables)
    yields = {field: list(figures) for field, figures in of.yields.items()}
    return {"yields": yields, "objects": of.objects, "grey-3": of.grey_three}


def _set_figures(state: Carrara, data: Mapping[str, Any]) -> None:
    yields = {field: (coins, points) for field, (coins, points) in data["yields"].items()}
    state.tables = tables(
        figures_in(state.tables)._replace(
            yields=yields, objects=dict(data["objects"]), grey_three=data["grey-3"]
        )
    )


def _boards(state: Carrara) -> list[dict[str, list[str]]]:
    return [state.board_names(seat) for seat in range(state.players)]


def _build(state: Carrara, boards: list[Mapping[str, list[str]]]) -> None:
    for seat, board in enumerate(boards):
        for i, city in enumerate(CITIES):
            state.boards[SIX * seat + i] = buildings_from(board[city])


LAYOUT: Final = Layout(
    One("active", "whose turn it is: the actor, unless chance or nobody acts", shown=True),
    One("start", "the start player", shown=True, hashed=False),
    One("memory_aid", "whether pages show what lies behind screens", FLAG, hashed=False),
    One("chosen_start", "the host's start player; none: drawn", hashed=False),
    One("ending", "whether and why the last round is on", name_of(ENDINGS), shown=True),
    One("announcer", "who announced the end; or nobody", shown=True),
    # cards and tables: never changed once the game has begun
    One("expansion", "the host's choice; the first: none", name_of(EXPANSIONS), hashed=False),
    Several("asked", "the cards the host named; 0: none", ASKED, hashed=False),
    Several("cards", "the open ones; 0: not drawn yet, or no green (CA-5.7)", CARD_COLOURS),
    Custom(
        "upgrader_yields",
        "the edition's, coins and points by field",
        ("tables",),
        _yields,
        _set_yields,
        shown=True,
        hashed=False,
        shared=True,
    ),
    Custom(
        "green_forms",
        "what the edition's green cards score",
        ("tables",),
        _forms,
        _set_forms,
        shown=True,
        hashed=False,
        shared=True,
    ),
    Custom(
        "figures",
        "the edition's yields of fields, objects of types, and buildings that grey 3 asks for",
        ("tables",),
        _figures,
        _set_figures,
        shown=True,
        hashed=False,
        shared=True,
    ),
    # market
    One("bag", "stones to come, without an order", STONES, remembered=True),
    Each("wheel", "stones on each segment", STONES, len(SEGMENTS), shown=True),
    One("stack", "buildings to come, without an order", BUILT, shown=True),
    One("face_up", "buildings on the board", BUILT, shown=True),
    One("eights", "buildings of cost 8 still to be had", BUILT, shown=True),
    One("gone", "buildings that were replaced (CA-5.3)", BUILT, shown=True),
    One("sale", "objects for sale", THINGS, shown=True),
    One("supply", "objects for scorings", THINGS, shown=True),
    One("upgraders", "fields whose upgrader is still to be had", UPGRADES, shown=True),
    # the turn so far
    One("segment", "where stones are bought; or none"),
    One("basket", "stones bought in this turn", STONES),
    One("building", "the one chosen; or none"),
    One("old", "the building it replaces; or none"),
    One("city", "where it will stand; or none"),
    One("paid", "stones paid for it so far", STONES),
    One("due", "how many are still to be paid"),
    # seat by seat
    Each("stones", "in hand", STONES, remembered=True),
    Each("coins", "in hand", first=COINS_AT_START.value, remembered=True),
    Each("points", "on the score track"),
    Each("objects", "in hand", THINGS, remembered=True),
    Each("scored", "what a marker was spent on", MARKED),
    Each("upgraded", "fields with an upgrader", UPGRADES),
    Custom("boards", "buildings by city", ("boards",), _boards, _build, lengths=(-SIX,)),
)
