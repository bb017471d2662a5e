"""What other programs show of a link that somebody passes on: a title, a sentence and a picture.

They read the document and run nothing of it, so the server writes it there (Open Graph). It says
which game it is about, and neither who plays nor how it stands: a chat's servers read along.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request

import palazzi
from palazzi.locale import LANGUAGES, catalogue
from palazzi.server.http.endpoint import origin_of
from palazzi.server.http.shell import preloads
from palazzi.server.http.state import AppState
from palazzi.server.limits.budget import ACCOUNT
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.credentials import WATCHER

PICTURES: Final = "links"
"""The folder of the pictures, one per game and one for everything else."""
GENERAL: Final = "palazzi"
SIZE: Final = (1200, 630)
_ABOUT: Final = {"t": "link-table", "replay": "link-replay", "rules": "link-rules"}


@dataclass(frozen=True, slots=True)
class Preview:
    """What is said of one address."""

    title: str
    sentence: str
    picture: str
    """The name of its file."""
    language: str

    def tags(self, origin: str, path: str) -> bytes:
        """As they stand in the head of the document."""
        width, height = SIZE
        said = {
            "og:type": "website",
            "og:site_name": "Palazzi",
            "og:title": self.title,
            "og:description": self.sentence,
            "og:url": f"{origin}{path}",
            "og:locale": self.language,
            "og:image": f"{origin}/{PICTURES}/{self.picture}.jpg",
            "og:image:type": "image/jpeg",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": self.title,
        }
        lines = [
            f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()
        ]
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        lines.append(f'<meta name="description" content="{escape(self.sentence)}" />')
        return "".join(f"    {line}\n" for line in lines).encode()


async def previewed(request: Request[AppState], text: bytes, folder: Path, base: str) -> bytes:
    """The document for this address."""
    path = request.url.path
    _, kind, rest = path.split("/", 2) if path.count("/") > 1 else ("", path[1:], "")
    name = rest.partition("/")[0]
    game = name if kind == "rules" else await _game_of(request, name) if name else ""
    language = _language(request.headers.get("accept-language", ""))
    game = game if game in palazzi.game_ids() else ""
    shown = _preview(kind, game, language, folder)
    origin = request.state["settings"].url.rstrip("/") or origin_of(request)
    head = shown.tags(origin, path)
    if game:
        head += preloads(text, folder / "parts.json", base, kind, game, language)
    return text.replace(b"</head>", head + b"  </head>", 1)


def _preview(kind: str, game: str, language: str, folder: Path) -> Preview:
    words = catalogue(language)
    if not game or kind not in _ABOUT:
        return Preview("Palazzi", words.text("page-pitch"), GENERAL, language)
    title = words.text(f"{game}-title")
    drawn = (folder / PICTURES / f"{game}.jpg").is_file()
    sentence = words.text(_ABOUT[kind], {"game": title})
    return Preview(f"{title} · Palazzi", sentence, game if drawn else GENERAL, language)


async def _game_of(request: Request[AppState], table_id: str) -> str:
    """The game of a table, for whoever may see it; whatever is in the way, the page is shown."""
    try:
        request.scope[ACCOUNT].check()
        await request.state["sign_in"].admit(WATCHER, None)
        about = await request.state["store"].about(table_id[:64])
    except Refused:
        return ""
    return "" if about is None else about.game.partition("@")[0]


def _language(wanted: str) -> str:
    """The first of the reader's languages that there is."""
    for one in wanted.split(","):
        code = one.partition(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
