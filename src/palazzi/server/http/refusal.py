"""An error as an HTTP reply."""

from __future__ import annotations

from starlette.responses import Response

from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import STATUS, error_of


def refusal(error: BaseException) -> Response:
    """An error as a reply."""
    reply = error_of(error)
    headers = {}
    if reply.retry_after is not None:
        headers["retry-after"] = str(reply.retry_after // 1000 + 1)
    if reply.code == "unauthorized":
        headers["www-authenticate"] = "Bearer"
    return Response(write(reply), STATUS[reply.code], headers, "application/json")
