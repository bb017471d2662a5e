# mypyc: compiled
"""One phase of a game, as its rulebook has it: what it offers, does, refuses, asks and tells.

A game is an ordered list of phases (``versions.py`` of its folder); ``state.phase`` is the index of
the one that is on, and ``state.enter(NUMBER)`` leads from one to the next. A phase is a native
class without any state: everything that changes is in the position it is handed.

What never belongs here: anything that knows a particular game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.actions import ActionTable
from palazzi.core.messages import Argument, Message, say
from palazzi.core.prompt import Role, Suggestion
from palazzi.core.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from palazzi.core.layout import Layout

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A phase of some game, for positions of the class ``S``."""

    game: str = ""
    """The game's id: message keys begin with it."""
    actions: ClassVar[ActionTable]
    layout: ClassVar[Layout]
    """The game's, as ``actions`` is; a game's own base class of phases sets them all."""
    name: str = ""
    """As positions, views and message keys have it."""
    rule: str = ""
    """The clause that says what has to be done now, and so forbids everything else."""
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The verbs of the phase, each with the clauses behind it. Chance's are not asked: they need
    none, unless parts of the board are to be named for them."""
    asked_always: bool = True
    """Whether a decision with one option is asked as well. It must be where the reason for having
    only one may be hidden; where everything is open it is made at once."""
    detail: bool = False
    """See ``State.is_detail``."""
    mains: ClassVar[tuple[str, ...]] = ()
    """The verbs that usually come next once they may: a face offers one of them most visibly."""
    refusals: ClassVar[tuple[str, ...]] = ()
    """The verbs that decline: offered last and quietly, never before anything else."""
    optional: bool = False
    """Whether it may be skipped, by its first refusal or main, for players who want that."""

    def __init__(self) -> None:
        # Compiled code reads these from the instance; a class that is not compiled has them itself.
        kind: Any = type(self)
        if isinstance(kind.name, str):
            self.game, self.name, self.rule = kind.game, kind.name, kind.rule
        if isinstance(kind.asked_always, bool):
            self.asked_always = kind.asked_always
        if isinstance(kind.detail, bool):
            self.detail = kind.detail
        if isinstance(kind.optional, bool):
            self.optional = kind.optional

    # ---- for compiled loops: unchecked, without allocation

    def begins(self, state: S) -> None:
        """The phase has just been entered."""

    def offers_into(self, state: S, out: vec[i64]) -> i64:
        """Write the actor's legal ids, ascending, into ``out``; return how many."""
        return 0

    def draws_into(self, state: S, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the possible draws, ascending, and their weights; return how many."""
        return 0

    def does(self, state: S, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def ends(self, state: S) -> None:
        """Nothing is left to choose in a phase that is not always asked."""
        raise NotImplementedError

    # ---- for everybody else

    def due(self, state: S) -> str:
        """The clause that says what has to be done in this position."""
        return self.rule

    def refuses(self, state: S, action: int) -> str:
        """The clause that forbids an action of the table which the actor may not take now."""
        return self.due(state)

    def because(self, state: S, action: int) -> Message | None:
        """The case behind ``refuses``: what it takes and what there is; None if there is no figure
        or piece to name."""
        return None

    def grounds(self, state: S) -> list[str]:
        """The clauses behind the question, or behind what everybody waits for."""
        return [self.due(state)]

    def cites(self, state: S, action: int) -> list[str]:
        """The clauses behind an option."""
        return list(self.clauses[self.actions.structure(action)["verb"]])

    def asks(self, state: S) -> Message:
        """The question put to the actor."""
        return say(f"{self.game}-ask-{self.name}")

    def awaits(self, state: S) -> Message:
        """What everybody else reads meanwhile."""
        actor = int(state.actor)
        if actor == OVER:
            return say(f"{self.game}-over")
        if actor == CHANCE:
            return say(f"{self.game}-chance")
        return say("waiting", player=say("seat", number=actor))

    def labels(self, state: S, action: int) -> Message:
        """An option in words, with the figures of this position where they help."""
        return label(self.game, self.actions, action)

    def parts(self, state: S, action: int) -> list[str]:
        """The parts of the board that an action of this phase is about, legal or not."""
        return []

    def role(self, state: S, action: int) -> Role:
        """How an option is offered."""
        verb = self.actions.structure(action)["verb"]
        return "main" if verb in self.mains else "refusal" if verb in self.refusals else "choice"

    def worth(self, state: S, action: int) -> int:
        """Points that an option brings at once: the better ones are listed first."""
        return 0

    def warns(self, state: S, action: int) -> Message | None:
        """What is lost by an option though another one would keep it."""
        return None

    def confirms(self, state: S, action: int) -> bool:
        """Whether an option that ends the move does more than its part of the board shows."""
        return False

    def suggests(self, state: S) -> list[Suggestion]:
        """Actions in a row that nearly everybody would take here, such as the exact payment."""
        return []

    def lies(self, state: S, action: int) -> list[str]:
        """The parts of the board where a step of the draft lies once taken: clicked, it is undone.

        Unlike ``parts`` these are never chosen. None where nothing is seen of it.
        """
        return []

    def tells(self, state: S, action: int, seat: int) -> Message | None:
        """The log's sentence when the action is taken, as the seat may read it.

        None where the seat learns nothing, e.g. cards laid but not yet shown.
        """
        return None


def label(game: str, actions: ActionTable, action: int) -> Message:
    """An action in words: its verb, with its parameters as they stand in the action's text."""
    args: dict[str, Argument] = {}
    args.update(actions.structure(action))
    return {"key": f"{game}-act-{args.pop('verb')}", "args": args}


def suggestion(
    actions: ActionTable,
    ids: Sequence[int],
    label: Message,
    role: Role = "choice",
    parts: Sequence[str] = (),
    worth: int = 0,
) -> Suggestion:
    """Short for a Suggestion."""
    return {
        "actions": [int(action) for action in ids],
        "texts": [actions.text(int(action)) for action in ids],
        "label": label,
        "parts": list(parts),
        "role": role,
        "worth": worth,
        "confirm": False,
    }


Phases: TypeAlias = "vec[Phase]"  # type: ignore[type-arg]
"""All phases of a ruleset version, in the order of their numbers. A ``vec`` hands one out in a few
instructions, and takes no type arguments."""


def phases_of(some: Sequence[Phase[Any]]) -> Phases:
    """Make it."""
    return vec[Phase](list(some))  # type: ignore[type-arg]


def start_players_into(
    state: State, out: vec[i64], weights: vec[i64], first: i64, chosen: i64
) -> i64:
    """Write the draws for the start player: the ``chosen`` seat, or any seat if that is negative.

    ``first`` is the action that makes seat 0 begin.
    """
    if chosen >= 0:
        out[0] = first + chosen
        weights[0] = 1
        return 1
    seat: i64 = 0
    while seat < state.players:
        out[seat] = first + seat
        weights[seat] = 1
        seat += 1
    return state.players
