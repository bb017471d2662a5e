"""Run the sources instead of the compiled modules when PALAZZI_PURE=1 is set.

A wheel holds both, and Python prefers the compiled ones. With this switch the same installation
runs interpreted, which is how the two are compared.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SWITCH = "PALAZZI_PURE"


class _SourceFinder:
    """Finds the .py of our modules even if there is a compiled one beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("palazzi.") or path is None:
            return None
        for folder in path:
            source = Path(folder, name.rpartition(".")[2] + ".py")
            if source.is_file():
                loader = SourceFileLoader(name, str(source))
                return spec_from_file_location(name, source, loader=loader)
        return PathFinder.find_spec(name, path, target)


def use_sources_if_asked() -> None:
    """Install the finder if the switch is on."""
    if os.environ.get(SWITCH) == "1":
        sys.meta_path.insert(0, _SourceFinder())
