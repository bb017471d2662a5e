"""Finds games by id and ruleset version (``palazzo``, ``palazzo@1``), loading each on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module

from palazzi.core.errors import UnknownGame, UnknownVersion, nearest
from palazzi.core.game import Game


class Registry:
    """All rulesets that can be played or replayed. The highest version is the current one."""

    def __init__(
        self, modules: Mapping[str, str], others: Callable[[], Mapping[str, str]] = dict
    ) -> None:
        """``modules[id]`` names the module whose ``VERSIONS`` has the game's rulesets by number.

        ``others`` are those of other packages, looked for when somebody asks for one: they can be
        played by whoever knows their id, and are listed nowhere.
        """
        self._modules = modules
        self._others = others

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def versions(self, game_id: str) -> dict[int, Game]:
        """All rulesets of a game by version, oldest first; UnknownGame if there is none."""
        module = self._modules.get(game_id) or self._others().get(game_id)
        if module is None:
            known = ", ".join(self._modules)
            hint = nearest(game_id, self._modules)
            error = UnknownGame(f"There is no game '{game_id}'{hint or f'; there are {known}.'}")
            raise error.told("error-no-game", name=game_id, known=known)
        versions: dict[int, Game] = import_module(module).VERSIONS
        return versions

    def get(self, name: str) -> Game:
        """The game called ``id`` or ``id@version``."""
        game_id, _, wanted = name.strip().partition("@")
        versions = self.versions(game_id)
        if not wanted:
            return versions[max(versions)]
        if wanted.isdecimal() and len(wanted) <= 9 and int(wanted) in versions:
            return versions[int(wanted)]
        known = ", ".join(f"{game_id}@{v}" for v in sorted(versions))
        error = UnknownVersion(f"There is no ruleset '{name.strip()}'; there is {known}.")
        raise error.told("error-no-ruleset", name=name.strip(), known=known)
