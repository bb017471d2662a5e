"""A webhook: one JSON body in which ntfy, Discord, Slack and Gotify each find what they look for.

Discord reads ``content``, Slack ``text``, Gotify ``title``, ``message`` and ``priority``. ntfy
would show the body as it is; the headers tell it to fill a template from it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from palazzi.server.alerts.words import AlertText

HEADERS: Final = {
    "Content-Type": "application/json",
    "X-Template": "yes",
    "X-Title": "{{.title}}",
    "X-Message": "{{.message}}",
    "X-Click": "{{.url}}",
}
_HARMLESS: Final = str.maketrans({"<": "‹", ">": "›", "`": "'", "\r": " "})
"""A player's name must not call everybody in somebody else's channel."""


def body_of(text: AlertText, origin: str, waiting: int) -> bytes:
    """The JSON."""
    title, message = text.title.translate(_HARMLESS), text.body.translate(_HARMLESS)
    url = f"{origin}{text.path}"
    whole = f"{title}\n{message}\n{url}"
    body: dict[str, Any] = {
        "title": title,
        "message": message,
        "url": url,
        "text": whole,
        "content": whole,
        "priority": 8 if text.urgent else 5,
        "waiting": waiting,
        "allowed_mentions": {"parse": []},
    }
    return msgspec.json.encode(body)
