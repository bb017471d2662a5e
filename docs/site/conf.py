"""How Sphinx makes a site of docs/ (./palazzi docs). Nothing of it is loaded from elsewhere.

The pages stay plain Markdown that any viewer shows. What only Sphinx needs is added while it reads:
the tree of pages from the links of index.md, and the reference from the modules that api.md names.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import palazzi

project = "Palazzi"
version = release = palazzi.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
source_suffix = {".md": "markdown"}
exclude_patterns = ["site"]
suppress_warnings = ["misc.highlighting_failure"]  # messages are shown with … in them
myst_heading_anchors = 4
myst_links_external_new_tab = False
highlight_language = "text"  # blocks without a language are commands and records

html_theme = "furo"
html_title = "Palazzi"
html_favicon = "../../web/public/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options: dict[str, Any] = {"top_of_page_buttons": []}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}

KINDS = {"script": "js", "style": "css"}
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.S)
"""What the theme writes into each page; a server's content security policy forbids that."""


def with_trees(text: str) -> str:
    """A tree of pages for every heading of the front page: those that it links."""
    trees = []
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        heading, _, rest = part.partition("\n")
        pages = dict.fromkeys(re.findall(r"\]\(([\w/-]+)\.md\)", rest))
        trees.append(
            f"```{{toctree}}\n:hidden:\n:caption: {heading}\n\n" + "\n".join(pages) + "\n```"
        )
    return "\n\n".join([text, *trees])


def with_reference(text: str) -> str:
    """Below each heading that is a module, what its docstrings say."""

    def filled(heading: re.Match[str]) -> str:
        of = "   :imported-members:\n" if heading[1] == "palazzi" else ""
        return f"{heading[0]}\n\n```{{eval-rst}}\n.. automodule:: {heading[1]}\n{of}```"

    return re.sub(r"^## `([\w.]+)`$", filled, text, flags=re.M)


def read(_: Any, page: str, source: list[str]) -> None:
    """What Sphinx reads instead of a page."""
    # Pages of other folders are in the repository only.
    source[0] = re.sub(r"\[([^\]]+)\]\(\.\./([^)#]+\.md)[^)]*\)", r"\1 (`\2`)", source[0])
    if page == root_doc:
        source[0] = with_trees(source[0])
    elif page == "api":
        source[0] = with_reference(source[0])


def drawn(_: Any, __: str, ___: str, ____: Any, _____: Any, lines: list[str]) -> None:
    """A paragraph of a docstring that is a tree drawn with strokes stays as it is."""
    paragraphs = [part.split("\n") for part in "\n".join(lines).split("\n\n")]
    for part in paragraphs:
        if any("── " in line for line in part):
            part[:] = ["::", "", *(f"    {line}" for line in part)]
    lines[:] = "\n\n".join("\n".join(part) for part in paragraphs).split("\n")


def without_inline(app: Any, error: Exception | None) -> None:
    """Scripts and styles come from files, so that the site runs where only those may."""
    if error is not None:
        return
    out = Path(app.outdir)
    for page in out.rglob("*.html"):
        up = "../" * len(page.relative_to(out).parents[1:])

        def moved(found: re.Match[str], up: str = up) -> str:
            kind, text = found[1], found[2]
            name = f"_static/{sha256(text.encode()).hexdigest()[:12]}.{KINDS[kind]}"
            (out / name).write_text(text, encoding="utf-8")
            if kind == "script":
                return f'<script src="{up}{name}"></script>'
            return f'<link rel="stylesheet" href="{up}{name}" />'

        text = page.read_text(encoding="utf-8")
        page.write_text(INLINE.sub(moved, text), encoding="utf-8")


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", read)
    app.connect("autodoc-process-docstring", drawn)
    app.connect("build-finished", without_inline)
