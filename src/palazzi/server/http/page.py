"""The page as files: hashed assets that never change, and one document for every address of it."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import palazzi
from palazzi.server.http.preview import PICTURES, previewed
from palazzi.server.http.refusal import refusal
from palazzi.server.http.shell import BUILD, build_of, head_of_worker, parts_of
from palazzi.server.http.state import AppState
from palazzi.server.protocol.replies import Refused

_Answer = Callable[[Request], Awaitable[Response]]

FOLDER: Final = Path(palazzi.__file__).parent / "static"
"""Where the build put it."""
ADDRESSES: Final = (
    *("/", "/new", "/t/{rest:path}", "/replay{rest:path}", "/rules{rest:path}"),
    *("/alerts/{rest:path}", "/sign-in"),
)
"""What a person may type, bookmark or be sent; the page itself looks at the rest."""
OPERATORS: Final = "/admin"
"""Only where the host has set who they are; no device keeps it for later."""
NO_PAGES: Final = ("/api", "/ws/", "/assets/", "/metrics", "/healthz")
"""What begins like this is for programs, and so is the answer if there is nothing."""
FILES: Final = (
    ("icon.svg", "image/svg+xml"),
    ("manifest.webmanifest", "application/manifest+json"),
    *((f"icons/{name}.png", "image/png") for name in ("192", "512", "maskable", "apple", "badge")),
)
"""What keeps its name from build to build."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
MISSING: Final = (
    "The page has not been built: start with './palazzi play' or './palazzi serve' in the "
    "repository's folder, or install the package with pip, which builds it."
)


class Assets(StaticFiles):
    """Files whose names carry a hash of what is in them."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_EVER
        return response


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """The page's routes; where none was built, a sentence that says so."""
    index = folder / "index.html"
    if not index.is_file():
        return [Route(address, _missing, methods=["GET"]) for address in ADDRESSES]

    async def document(request: Request[AppState]) -> Response:
        text = index.read_bytes()
        return _document(text, 200, await previewed(request, text, folder))

    pictures = [
        (f"{PICTURES}/{picture.name}", "image/jpeg")
        for picture in sorted((folder / PICTURES).glob("*.jpg"))
    ]

    def plain(name: str, kind: str) -> _Answer:
        async def file(_: Request) -> Response:
            return FileResponse(
                folder / name, media_type=kind, headers={"cache-control": ASK_AGAIN}
            )

        return file

    async def worker(_: Request) -> Response:
        text = head_of_worker(index.read_bytes(), ADDRESSES) + (folder / "sw.js").read_bytes()
        kind = "text/javascript; charset=utf-8"
        return Response(text, media_type=kind, headers={"cache-control": ASK_AGAIN})

    async def parts(_: Request) -> Response:
        text = parts_of(folder / "parts.json")
        return Response(text, media_type="application/json", headers={"cache-control": ASK_AGAIN})

    async def operators(request: Request[AppState]) -> Response:
        if request.state["operators"].on:
            return _document(index.read_bytes(), 200, index.read_bytes())
        raise HTTPException(404)

    return [
        *(Route(address, document, methods=["GET"]) for address in ADDRESSES),
        Route(OPERATORS, operators, methods=["GET"]),
        Route("/sw.js", worker, methods=["GET"]),
        Route("/parts.json", parts, methods=["GET"]),
        Route("/share", _shared, methods=["POST"]),
        *(
            Route(f"/{name}", plain(name, kind), methods=["GET"])
            for name, kind in (*FILES, *pictures)
        ),
        Mount("/assets", GZipMiddleware(Assets(directory=folder / "assets"), minimum_size=1000)),
    ]


def nothing_here(request: Request, folder: Path = FOLDER) -> Response | None:
    """The page, which says so and leads on, where a person came to an address without anything."""
    wanted = "text/html" in request.headers.get("accept", "")
    index = folder / "index.html"
    if not wanted or request.url.path.startswith(NO_PAGES) or not index.is_file():
        return None
    text = index.read_bytes()
    return _document(text, 404, text)


def _document(text: bytes, status: int, shown: bytes) -> Response:
    """``shown`` is the document as it is sent; which build it is of, the plain one says."""
    headers = {"cache-control": ASK_AGAIN, BUILD: build_of(text)}
    return Response(shown, status, headers, "text/html; charset=utf-8")


async def _shared(_: Request) -> Response:
    """What another app shares is for the service worker; without one there is nobody to read it."""
    return RedirectResponse("/replay", 303)


async def _missing(_: Request) -> Response:
    reply = refusal(Refused("unknown", MISSING))
    reply.headers["cache-control"] = "no-store"
    return reply
