# mypyc: compiled
"""Information-set Monte Carlo tree search over whole moves, written once for every game.

Each iteration takes a world that the seat cannot tell from the true one, walks down a tree shared
by all worlds (``tree.py``), adds one node, lets everybody play on as well as a narrow beam finds
(``moves.py``), and asks a judge where that leads (``judge.py``). Draws are made anew on the way, so
a plan is judged over what may be drawn.

Deterministic for a seed and a number of iterations. Clocks are kept by whoever calls ``run``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.bots.judge import HandJudge, Judge
from palazzi.bots.moves import FoundMove, Moves, follow
from palazzi.bots.tree import Node, select
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State, buffer
from palazzi.core.tuning import Tuning

NODES: Final = 60_000
"""No tree grows beyond this, which keeps a search far below 200 MB."""
ROOT_BEAM: Final = 24
ROOT_MOVES: Final = 40
"""How many moves of the thinking seat are considered; its own get more time than others'."""
ROOT_WIDE: Final = 8
TREE_MOVES: Final = 12
TREE_WIDE: Final = 4


@final
@mypyc_attr(acyclic=True)
class Search:
    """One tree over the worlds of one seat, which has to act."""

    seed: int
    draws: Rng
    root: Node
    moves: list[FoundMove]
    """What the seat can do, best at first sight first."""
    lines: list[list[int]]
    """The actions of each."""
    ahead: i64
    beam: i64
    sharp: float
    judge: Judge
    finder: Moves
    ids: vec[i64]
    weights: vec[i64]
    wins: vec[float]
    points: vec[float]
    players: i64
    seat: i64
    nodes: i64
    most_nodes: i64

    def __init__(
        self,
        world: State,
        rng: Rng,
        tuning: Tuning,
        kept: Node | None = None,
        most_nodes: int = NODES,
        judge: Judge | None = None,
    ) -> None:
        """``world``: any that the seat holds possible; ``kept``: what is known from before;
        ``judge``: by default the game's own evaluation."""
        self.seed = int(rng.word())
        self.draws = rng
        self.players = world.players
        self.seat = world.actor
        self.root = Node(world.players, []) if kept is None else kept
        self.nodes = self.root.size()
        self.most_nodes = most_nodes
        self.judge = HandJudge(tuning) if judge is None else judge
        self.ahead = self.judge.ahead * world.players // 2
        self.beam = tuning.beam
        self.sharp = tuning.sharp
        self.ids = buffer()
        self.weights = buffer()
        self.wins = vec[float]([0.0] * world.players)
        self.points = vec[float]([0.0] * world.players)
        self.finder = Moves()
        self.moves = self.finder.find(world, ROOT_BEAM, ROOT_MOVES)
        self.judge.look(self.moves, self.seat)
        self.lines = [move.actions() for move in self.moves]

    def only(self, world: State, actions: list[int]) -> None:
        """Consider this move of the seat alone: what is it worth, whatever else there was?"""
        self.moves = [follow(world, actions)]
        self.lines = [actions]

    def run(self, world: State, iterations: i64) -> None:
        """Run this many iterations in the world."""
        i: i64 = 0
        while i < iterations:
            self._iterate(world.clone())
            i += 1

    def _iterate(self, state: State) -> None:
        node = self.root
        path: list[Node] = [node]
        place = select(node, self.moves, self.seat, self.sharp, ROOT_WIDE)
        for action in self.lines[place]:  # the move was found in another world
            state.step(action)
        node = self._child(node, self.moves[place])
        path.append(node)
        # Moves are compared over the same draws, as far as they lead to the same ones.
        self.draws = Rng(self.seed, int(node.visits))
        while node.visits > 0:
            self._draw(state)
            node.see(state.actor)
            if state.actor == OVER:
                break
            moves = self.finder.find(state, self.beam, TREE_MOVES)
            move = moves[select(node, moves, state.actor, self.sharp, TREE_WIDE)]
            state = move.state
            if self.nodes >= self.most_nodes and int(move.key) not in node.children:
                break
            node = self._child(node, move)
            path.append(node)
        self._play_on(state)
        for node in path:
            node.add(self.wins, self.points)

    def _child(self, node: Node, move: FoundMove) -> Node:
        child = node.children.get(int(move.key))
        if child is None:
            child = Node(self.players, move.actions())
            node.children[int(move.key)] = child
            self.nodes += 1
        return child

    def _play_on(self, state: State) -> None:
        """A few more moves of everybody, each the best at first sight; then judge."""
        moves: i64 = 0
        while moves < self.ahead:
            self._draw(state)
            if state.actor == OVER:
                break
            state = self.finder.find(state, self.beam, 1)[0].state
            moves += 1
        self.judge.judge(state, self.wins, self.points)

    def _draw(self, state: State) -> None:
        """Make the draws that are due."""
        while state.actor == CHANCE:
            n = state.chance_into(self.ids, self.weights)
            state.step(self.ids[self.draws.pick(self.weights, n)])

    # ---- what was found

    def child(self, place: int) -> Node | None:
        """What came of the move at this place, if it was tried."""
        return self.root.children.get(int(self.moves[place].key))

    def visits(self, place: int) -> int:
        """How often the move at this place was tried."""
        child = self.child(place)
        return 0 if child is None else int(child.visits)

    def best(self) -> int:
        """The place of the most visited move; of equal ones the better-looking."""
        chosen = 0
        for place in range(1, len(self.moves)):
            if self.visits(place) > self.visits(chosen):
                chosen = place
        return chosen

    def lead(self) -> int:
        """By how many visits the best move leads: with fewer to come it cannot be overtaken."""
        first = second = 0
        for place in range(len(self.moves)):
            visits = self.visits(place)
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def kept(self, place: int) -> Node | None:
        """What is worth keeping after a move: the tree below, if the seat is next after draws."""
        child = self.child(place)
        if child is None or child.actor != self.seat:
            return None
        child.fade()
        return child
