"""Why a bot would play what: the moves it considered, what came of them, and how it might go on.

Plain data for hints and reviews. It is made from a Knowledge only, so it tells its reader nothing
that the reader could not know: where it speaks of others' cards, it is a guess like any.
"""

from __future__ import annotations

from typing import Final, TypedDict

from palazzi.bots.budget import Budget
from palazzi.bots.search import Search
from palazzi.bots.thinking import think
from palazzi.bots.tree import Node
from palazzi.core.dealer import SeededDealer
from palazzi.core.game import Game
from palazzi.core.messages import Message
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import Knowledge

LINE_MOVES: Final = 4
"""How many moves after the first a main line tells at most."""
LINE_VISITS: Final = 2
"""A move tried less often says nothing."""


class LineStep(TypedDict):
    """A decision of a line."""

    seat: int
    action: int
    text: str
    words: Message


class Candidate(TypedDict):
    """A move that was considered."""

    action: int
    """Its first decision."""
    move: list[LineStep]
    visits: int
    share: float
    """Its part of all tries: how much the search believes in it."""
    wins: list[float]
    """Each seat's chance to end ahead of all others, as it looks after this move."""
    points: list[float]
    """The points each seat may expect."""
    line: list[LineStep]
    """How it most often went on; draws left out."""


class Explanation(TypedDict):
    """What a search found for one decision, its best move first."""

    seat: int
    iterations: int
    candidates: list[Candidate]


def explain(game: Game, knowledge: Knowledge, budget: Budget, rng: Rng) -> Explanation:
    """Search for the seat whose knowledge it is, who has to act, and tell what was found.

    A forced move is told with one candidate and no iterations.
    """
    world = game.resample(knowledge, rng)
    search = think(game, knowledge, world, budget, rng)
    places = [place for place in range(len(search.moves)) if search.visits(place) > 0]
    places.sort(key=lambda place: -search.visits(place))
    tried = sum(search.visits(place) for place in places)
    return {
        "seat": knowledge["seat"],
        "iterations": tried,
        "candidates": [
            _candidate(game, search, place, tried, world, rng) for place in places or [0]
        ],
    }


def _candidate(
    game: Game, search: Search, place: int, tried: int, world: State, rng: Rng
) -> Candidate:
    actions = search.lines[place]
    state = world.clone()
    move = tell(game, state, actions, int(search.seat))
    visits = search.visits(place)
    node = search.child(place)
    seats = range(int(search.players))
    return {
        "action": actions[0],
        "move": move,
        "visits": visits,
        "share": visits / tried if tried else 1.0,
        "wins": [node.win(seat) for seat in seats] if node else [],
        "points": [node.point(seat) for seat in seats] if node else [],
        "line": _line(game, state, node, int(search.seat), rng) if node else [],
    }


def _line(game: Game, state: State, node: Node, reader: int, rng: Rng) -> list[LineStep]:
    """The most tried moves from here on, as far as they are possible after draws of now."""
    dealer = SeededDealer(rng)
    steps: list[LineStep] = []
    for _ in range(LINE_MOVES):
        while state.actor == CHANCE:
            state.step(dealer.draw(state))
        if state.actor == OVER:
            break
        following = [
            child
            for child in node.children.values()
            if child.visits >= LINE_VISITS and _possible(state, child.actions)
        ]
        if not following:
            break
        node = max(following, key=lambda child: child.visits)
        steps += tell(game, state, node.actions, reader)
    return steps


def _possible(state: State, actions: list[int]) -> bool:
    """Whether the actor can do all this in a row."""
    state = state.clone()
    actor = state.actor
    for action in actions:
        if state.actor != actor or not state.allows(action):
            return False
        state.step(action)
    return True


def tell(game: Game, state: State, actions: list[int], reader: int) -> list[LineStep]:
    """Carry out the actions, and tell each as the log would, or as the prompt names it."""
    steps: list[LineStep] = []
    for action in actions:
        steps.append(
            {
                "seat": int(state.actor),
                "action": action,
                "text": game.text(action),
                "words": game.report(state, action, reader) or game.label(action),
            }
        )
        state.step(action)
    return steps
