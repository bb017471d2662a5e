"""A site that lives under a path of its own, such as https://example.org/palazzi.

Some proxies pass the whole path on and some take the site's part off: both are understood. All that
is inside knows paths as if the site were at the root; what is written for browsers goes by
``PagePlace.base`` (page.py).
"""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class UnderPath:
    """Stands before everything else, and takes the site's part off the path of each request."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if path == self._base and scope["type"] == "http":
            # A service worker looks after what lies below: without the slash nothing would be.
            await RedirectResponse(f"{self._base}/", 308)(scope, receive, send)
        elif path.startswith(f"{self._base}/"):
            await self._app({**scope, "path": path[len(self._base) :]}, receive, send)
        else:
            await self._app(scope, receive, send)
