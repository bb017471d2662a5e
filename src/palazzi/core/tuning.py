"""What a search has to be told about a game, beside its evaluation: a few measured numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tuning:
    """How moves are compared and how far one looks ahead in a game."""

    ahead: int = 6
    """How many moves are played on before a position is judged, with two players."""
    beam: int = 8
    """How many unfinished moves are followed at a time while playing on: more where the parts of a
    move say little about the whole."""
    scale: float = 9.0
    """The lead in points that wins about 73 % of games: what people call a clear lead."""
    sharp: float = 4.0
    """Softmax temperature of the prior, in points."""
    review: int = 240
    """Iterations per decision when a game is reviewed: what a core does in a second or two."""
