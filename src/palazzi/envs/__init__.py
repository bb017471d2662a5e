"""Palazzi for research: the interfaces that learning code speaks, over the same engine.

``aec`` is PettingZoo's, ``single`` Gymnasium's, ``spiel`` OpenSpiel's; ``vector`` steps many games
at once in compiled code. ``observation`` is what a seat is told in all of them. Their packages are
extras, imported only by the module that needs them; nothing here is imported by the rest of the
product. See docs/research.md.
"""

from __future__ import annotations

from importlib.util import find_spec

from palazzi.core.errors import Unavailable


def need(package: str, extra: str, what: str) -> None:
    """Raise Unavailable, which says how to get it, if a package is not installed."""
    if find_spec(package) is None:
        raise Unavailable(
            f"{what} needs the package {package}, which is not installed: "
            f"pip install 'palazzi[{extra}]' installs it."
        )
