"""What is printed on the pieces of Carrara, for faces: every figure comes from what the rules use.

Sent once for a table's terms; see ``Game.tables``.
"""

from __future__ import annotations

from palazzi.games.carrara.buildings import (
    COUNTRY_BUILDINGS,
    EIGHTS,
    FIVES_AND_EIGHTS,
    building_names,
    cost_of,
    type_of,
)
from palazzi.games.carrara.cards.base import Condition
from palazzi.games.carrara.cards.brown import (
    CitiesScored,
    Coins,
    DearBuildings,
    Points,
    Scorings,
    brown,
)
from palazzi.games.carrara.cards.grey import (
    BestCities,
    CityGroups,
    CityTriples,
    Couples,
    Eights,
    OfClass,
    grey,
)
from palazzi.games.carrara.components import (
    BUILDINGS,
    CARDS,
    CITIES,
    COLOURS,
    SEGMENTS,
    TYPES,
    Yield,
)
from palazzi.games.carrara.counts import ONE_EACH, price, stone_names, up_to
from palazzi.games.carrara.shapes import CarraraTables, Countable, Counted, Gain, PrintedBuilding
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.tables import figures_in
from palazzi.games.carrara.yields import needed


def tables(state: Carrara) -> CarraraTables:
    """The tables of a game that begins so."""
    of = figures_in(state.tables)
    return {
        "prices": [
            {colour: int(price(i, segment)) for i, colour in enumerate(COLOURS)}
            for segment in range(len(SEGMENTS))
        ],
        "buildings": {name: _building(i) for i, name in enumerate(BUILDINGS)},
        "objects": of.objects,
        "needed": {city: int(needed(i)) for i, city in enumerate(CITIES)},
        "allowed": {city: stone_names(up_to(ONE_EACH, i)) for i, city in enumerate(CITIES)},
        "yields": {field: _gain(figures) for field, figures in of.yields.items()},
        "upgraders": {field: _gain(figures) for field, figures in of.upgraders.items()},
        "greens": {str(number): form for number, form in of.greens.items()},
        "cards": {
            "brown": {str(n): _condition(brown(n), of.grey_three) for n in CARDS.value["brown"]},
            "purple": {str(n): _counted("things") for n in CARDS.value["purple"]},
            "grey": {str(n): _condition(grey(n), of.grey_three) for n in CARDS.value["grey"]},
            "green": {str(n): _green(of.greens[n]) for n in CARDS.value["green"]},
        },
    }


def _building(number: int) -> PrintedBuilding:
    return {
        "type": TYPES[type_of(number)],
        "cost": int(cost_of(number)),
        "country": bool(COUNTRY_BUILDINGS >> number & 1),
        "great": bool(EIGHTS >> number & 1),
    }


def _gain(figures: Yield) -> Gain:
    return {"coins": figures[0], "points": figures[1]}


def _counted(what: Countable, buildings: list[str] | None = None, least: int = 1) -> Counted:
    return {"what": what, "buildings": buildings, "least": least}


def _condition(card: Condition, triple: int) -> Counted:
    match card:
        case Scorings():
            return _counted("markers")
        case CitiesScored():
            return _counted("scored")
        case Coins():
            return _counted("coins")
        case Points():
            return _counted("points")
        case DearBuildings():
            return _counted("buildings", building_names(FIVES_AND_EIGHTS))
        case CityTriples():
            return _counted("cities", least=triple)
        case CityGroups() | BestCities():
            return _counted("cities", least=int(card.group))
        case Eights():
            return _counted("buildings", building_names(EIGHTS))
        case OfClass():
            return _counted("buildings", building_names(card.buildings))
        case Couples():
            return _counted("couples")
        case _:
            return _counted("buildings")


def _green(form: str) -> Counted:
    by_city = form.startswith("cities") or form == "halves"
    return _counted("costs" if by_city else "buildings")
