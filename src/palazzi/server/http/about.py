"""What there is to ask of the server itself: how it is, and which games it has."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from palazzi.bots.bot import BOTS
from palazzi.bots.levels import LEVELS
from palazzi.core.edition import corrections, read_file
from palazzi.core.extras import is_playable
from palazzi.games import REGISTRY
from palazzi.locale import LANGUAGES, of_others
from palazzi.server.base.reach import local_address
from palazzi.server.http.endpoint import Query, Resource, cached, number, read
from palazzi.server.http.state import AppState
from palazzi.server.protocol import bodies
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused


async def health(request: Request[AppState]) -> object:
    """How the server is, by a probe at most ten seconds old."""
    reply = await request.state["health"].answer()
    code = 503 if reply.status in ("stopping", "no database") else 200
    return Response(write(reply), code, media_type="application/json")


async def games(_: Request[AppState]) -> object:
    """The games that can be played here, their players, options and bots."""
    return bodies.Games(
        games=[
            bodies.GameAbout(
                id=game.id,
                ruleset=game.ruleset,
                players=list(game.players),
                minutes=game.minutes,
                options=[
                    bodies.OptionAbout(key=o.key, choices=list(o.choices), default=o.default)
                    for o in game.options
                ],
                edition_tables=[table.name for table in game.correctable],
                practised=game.physical,
                bots=list(BOTS),
                levels=[
                    bodies.LevelAbout(level.id, level.name, level.about, level.seconds)
                    for level in LEVELS.values()
                ],
            )
            for game in filter(is_playable, map(REGISTRY.get, REGISTRY))
        ]
    )


async def printed(request: Request[AppState]) -> object:
    """What never changes at a table of these terms: prices, points and limits, as types <game>."""
    query, ruleset = request.query_params, request.path_params["ruleset"]
    game = REGISTRY.get(ruleset)
    terms = [bodies.read_terms(query.get(name, "{}").encode()) for name in ("options", "edition")]
    start = game.new(number(request, "players", game.players[0]), *terms)
    return cached(request, write(game.tables(start)))


async def edition(request: Request[AppState]) -> object:
    """Reads an edition and says which rows it corrects; an error names the row that cannot be."""
    order = await read(request, bodies.read_edition)
    game = REGISTRY.get(request.path_params["ruleset"])
    found = read_file(order.text) if order.text else order.edition
    game.new(game.players[0], {}, found)
    rows = [bodies.CorrectionAbout(*one) for one in corrections(game.correctable, found)]
    return bodies.EditionAbout(edition=found, corrections=rows)


async def words(request: Request[AppState]) -> object:
    """The words of games from other packages; the page has its own within it."""
    language = request.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Refused("malformed", f"'language' is one of {', '.join(LANGUAGES)}.")
    return bodies.GameWords(texts=list(of_others(language)))


async def reach(request: Request[AppState]) -> object:
    """By which address others can open this server."""
    settings = request.state["settings"]
    return bodies.Reach(settings.url, local_address(settings), settings.opens_by)


_TERMS: Final[Query] = {
    "players": {"type": "integer", "minimum": 1, "maximum": 16},
    "options": {"type": "string", "default": "{}", "description": "As JSON."},
    "edition": {"type": "string", "default": "{}", "description": "As JSON."},
}
_LANGUAGE: Final[Query] = {"language": {"enum": list(LANGUAGES), "default": LANGUAGES[0]}}

ABOUT: Final = (
    Resource("GET", "/healthz", health, bodies.Health),
    Resource("GET", "/api/games", games, bodies.Games),
    Resource(
        "GET",
        "/api/rulesets/{ruleset}/tables",
        printed,
        dict[str, Any],
        query=_TERMS,
        errors=("unknown",),
    ),
    Resource(
        "POST",
        "/api/rulesets/{ruleset}/edition",
        edition,
        bodies.EditionAbout,
        bodies.EditionOrder,
        errors=("unknown",),
    ),
    Resource("GET", "/api/reach", reach, bodies.Reach),
    Resource("GET", "/api/words", words, bodies.GameWords, query=_LANGUAGE),
)
