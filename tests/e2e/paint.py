"""Pages that are painted only while a test looks at them: painting is what costs most."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

PAINT = """(on) => {
  for (const sheet of document.adoptedStyleSheets)
    if (sheet.cssRules[0]?.cssText === 'html { opacity: 0; }') sheet.disabled = on
}"""
"""``luck/unpainted.js`` takes effect, or not."""


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Colours can be seen meanwhile."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)
