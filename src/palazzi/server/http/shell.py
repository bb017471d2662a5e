"""What the built page consists of, for its service worker: which build, which files together."""

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
