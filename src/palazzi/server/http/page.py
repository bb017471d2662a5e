"""The page as files: hashed assets that never change, and one document for every address of it."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
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
from palazzi.server.http.shell import BUILD, build_of, head_of_worker, parts_of, placed
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
NO_PAGES: Final = ("/api", "/ws/", "/assets/", "/docs/", "/metrics", "/healthz")
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


@dataclass(frozen=True, slots=True)
class PagePlace:
    """Where the page is served."""

    base: str = ""
    """The path that everything lives under, without a slash at its end; empty for the root."""
    docs: Path | None = None
    """The folder of the documentation, as ./palazzi docs builds it."""
    folder: Path = FOLDER

    @property
    def built(self) -> bool:
        """Whether there is a page."""
        return (self.folder / "index.html").is_file()

    def document(self) -> bytes:
        """The one document, which says where it is. Read anew: a build may replace it."""
        return placed((self.folder / "index.html").read_bytes(), self.base, self.docs is not None)

    def nothing_here(self, request: Request) -> Response | None:
        """The page, which says so and leads on, where a person came to an address without
        anything."""
        wanted = "text/html" in request.headers.get("accept", "")
        if not wanted or request.url.path.startswith(NO_PAGES) or not self.built:
            return None
        text = self.document()
        return _document(text, 404, text)


def routes(site: PagePlace) -> list[BaseRoute]:
    """The page's routes; where none was built, a sentence that says so."""
    folder = site.folder
    if not site.built:
        return [Route(address, _missing, methods=["GET"]) for address in ADDRESSES]

    async def document(request: Request[AppState]) -> Response:
        text = site.document()
        return _document(text, 200, await previewed(request, text, folder, site.base))

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
        head = head_of_worker(site.document(), site.base, ADDRESSES)
        text = head + (folder / "sw.js").read_bytes()
        kind = "text/javascript; charset=utf-8"
        return Response(text, media_type=kind, headers={"cache-control": ASK_AGAIN})

    async def parts(_: Request) -> Response:
        text = parts_of(folder / "parts.json", site.base)
        return Response(text, media_type="application/json", headers={"cache-control": ASK_AGAIN})

    async def operators(request: Request[AppState]) -> Response:
        if request.state["operators"].on:
            text = site.document()
            return _document(text, 200, text)
        raise HTTPException(404)

    async def shared(_: Request) -> Response:
        """What another app shares is for the service worker; without one nobody can read it."""
        return RedirectResponse(f"{site.base}/replay", 303)

    return [
        *(Route(address, document, methods=["GET"]) for address in ADDRESSES),
        Route(OPERATORS, operators, methods=["GET"]),
        Route("/sw.js", worker, methods=["GET"]),
        Route("/parts.json", parts, methods=["GET"]),
        Route("/share", shared, methods=["POST"]),
        *(
            Route(f"/{name}", plain(name, kind), methods=["GET"])
            for name, kind in (*FILES, *pictures)
        ),
        Mount("/assets", GZipMiddleware(Assets(directory=folder / "assets"), minimum_size=1000)),
        *_docs(site),
    ]


def _docs(site: PagePlace) -> list[BaseRoute]:
    """The documentation, where the host has it."""
    if site.docs is None:
        return []

    async def front(_: Request) -> Response:
        return RedirectResponse(f"{site.base}/docs/", 308)

    files = GZipMiddleware(StaticFiles(directory=site.docs, html=True), minimum_size=1000)
    return [Route("/docs", front, methods=["GET"]), Mount("/docs", files)]


def _document(text: bytes, status: int, shown: bytes) -> Response:
    """``shown`` is the document as it is sent; which build it is of, the plain one says."""
    headers = {"cache-control": ASK_AGAIN, BUILD: build_of(text)}
    return Response(shown, status, headers, "text/html; charset=utf-8")


async def _missing(_: Request) -> Response:
    reply = refusal(Refused("unknown", MISSING))
    reply.headers["cache-control"] = "no-store"
    return reply
