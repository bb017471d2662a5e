"""What the built page consists of: which build, which files together.

Its service worker keeps them, and the document of a table names those that it will need.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

BUILD: Final = "palazzi-build"
"""The header that says of which build a document is: the worker compares it with its own."""
ALWAYS: Final = ("src/lobby/Lobby.svelte", "src/shell/TablePage.svelte")
"""What every device keeps; of the other parts, those that it has used."""
PAGES: Final = {"t": "src/shell/TablePage.svelte", "replay": "src/replay/ReplayPage.svelte"}
"""The part that shows a game, by the first word of an address."""
_NAMED: Final = re.compile(r'(?:src|href)="([^"]*/assets/[^"]+)"')
_WRITTEN: Final = b'="./'
"""How the built document names its files; where they are, only the server knows."""


def build_of(document: bytes) -> str:
    """A name of its own for every build: the document names its files, and they their contents."""
    return hashlib.sha256(document).hexdigest()[:16]


def placed(built: bytes, base: str, docs: bool) -> bytes:
    """The document for a site that lives under ``base``, and that has the documentation or not."""
    document = built.replace(_WRITTEN, f'="{base}/'.encode())
    if docs:
        tag = f'    <meta name="palazzi-docs" content="{base}/docs/" />\n  </head>'
        document = document.replace(b"  </head>", tag.encode(), 1)
    return document


def head_of_worker(document: bytes, base: str, addresses: Sequence[str]) -> bytes:
    """The line that the worker begins with. A new build is another text, so browsers fetch it."""
    files = sorted(set(_NAMED.findall(document.decode())))
    shell = {
        "version": build_of(document),
        "base": base,
        "files": files,
        "always": ALWAYS,
        "pages": [one for one in addresses if "{" not in one],
        "below": [one.partition("{")[0] for one in addresses if "{" in one],
    }
    return f"const SHELL = {json.dumps(shell)}\n".encode()


@cache
def parts_of(manifest: Path, base: str) -> bytes:
    """By the name of each part that is loaded when it is needed, its files: itself first, then
    what it imports. The names stay the same from build to build."""
    if not manifest.is_file():
        return b"{}"
    chunks: dict[str, dict[str, Any]] = json.loads(manifest.read_bytes())
    parts = {
        chunk.get("src") or chunk["name"]: [f"{base}/{file}" for file in _files(chunks, key)]
        for key, chunk in chunks.items()
        if chunk.get("isDynamicEntry") or chunk.get("name", "").startswith("words-")
    }
    return json.dumps(parts).encode()


def preloads(
    document: bytes, manifest: Path, base: str, kind: str, game: str, language: str
) -> bytes:
    """Lines for the head of a table's document: whoever comes by a link has its board on the way
    before the page's first script runs, and does not wait for the table to say which game it is."""
    if kind not in PAGES:
        return b""
    parts: dict[str, list[str]] = json.loads(parts_of(manifest, base))
    words = (f"words-{language}", f"words-{language}-{game}", f"words-{language}-guide")
    wanted = (PAGES[kind], f"src/boards/{game}/index.ts", *words)
    named = set(_NAMED.findall(document.decode()))
    files = dict.fromkeys(file for part in wanted for file in parts.get(part, ()))
    how = {True: 'rel="preload" as="style"', False: 'rel="modulepreload"'}
    return "".join(
        f'    <link {how[file.endswith(".css")]} crossorigin href="{file}" />\n'
        for file in files
        if file not in named
    ).encode()


def _files(chunks: dict[str, dict[str, Any]], key: str) -> list[str]:
    found: dict[str, None] = {}
    seen: set[str] = set()
    todo = [key]
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = chunks[name]
        found |= dict.fromkeys((chunk["file"], *chunk.get("css", ())))
        todo += chunk.get("imports", ())
    return list(found)
