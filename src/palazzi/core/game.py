"""A game as its callers see it: rules, names and knowledge of one ruleset version, without state.

A Game object is immutable and shared. Everything that happens is in the States it makes. What a
version is made of (phases, actions, options) is data: see ``Version``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, cast

from typing_extensions import TypeVar

from palazzi.core.actions import ActionTable
from palazzi.core.edition import Correctable
from palazzi.core.errors import BadEdition, BadOption, Illegal, NotYourTurn, nearest
from palazzi.core.features import FeatureTable
from palazzi.core.layout import options_of, set_options
from palazzi.core.messages import Message, say
from palazzi.core.nature import Nature, Player, ScriptedNature, Showpiece
from palazzi.core.options import Option, Options, read_options
from palazzi.core.phase import Phase, Phases, label, phases_of
from palazzi.core.prompt import Choice, Forecast, Obstacle, Prompt, Suggestion
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.tuning import Tuning
from palazzi.core.view import SPECTATOR, Knowledge, View

S = TypeVar("S", bound=State, default=State)

Edition = dict[str, object]
"""Tables that an owner of the printed game corrected, as read from a TOML file. Empty: ours."""


@dataclass(frozen=True)
class Unreached:
    """Actions that random games do not reach, and why that is no mistake."""

    verb: str
    first: int
    """From this position among the verb's actions on."""
    reason: str


@dataclass(frozen=True)
class Version:
    """What one ruleset version of a game is made of.

    A later one replaces phases by subclasses of them; its action table may only add to the end.
    """

    number: int
    phases: Sequence[Phase[Any]]
    actions: ActionTable
    options: tuple[Option, ...]


class Game(ABC, Generic[S]):
    """One ruleset of one game. Subclasses fill the attributes and the abstract methods."""

    id: str
    position: Callable[[int, Phases], S]
    """The class of its positions."""
    players: range
    minutes: int | None = None
    """How long a game usually takes, for whoever chooses one; None: not said."""
    variants: tuple[Mapping[str, object], ...] = ({},)
    """Sets of options that between them reach every rule: what tests and simulations go through."""
    correctable: tuple[Correctable, ...] = ()
    """The tables that an edition may correct."""
    unreached: tuple[Unreached, ...] = ()
    has_hidden_information: bool = True
    """Whether a spectator can be unsure about anything but future draws."""
    physical: bool = False
    """Whether moves are carried out in a physical world: then skill is in the hand as well as in
    the choice, and what comes of a move takes seconds to find out and is recorded."""
    extra: str = ""
    """The extra of this package that is needed to play it, if any; records are read without it."""
    tuning: Tuning = Tuning()
    features: FeatureTable | None = None
    """The slots that its positions write for learning; None: they write none."""
    view_type: Any = View
    """The TypedDict that ``view`` makes, for the protocol's description; not a compiled one."""
    tables_type: Any = dict[str, object]
    """The TypedDict that ``tables`` makes."""

    def __init__(self, version: Version) -> None:
        self.version = version.number
        self.phases = phases_of(version.phases)
        self.layout = version.phases[0].layout
        self.actions = version.actions
        self.options = version.options
        self.edition_fields = tuple(f.key for f in self.layout.fields if f.shown and f.shared)
        """The fields of a View that follow from the edition alone."""
        self._empty: dict[int, S] = {}
        self._phase_of = {verb: phase for phase in version.phases for verb in phase.clauses}

    @property
    def ruleset(self) -> str:
        """Id and version, as records carry it."""
        return f"{self.id}@{self.version}"

    # ---- positions

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
    ) -> S:
        """The start of a game; its first actor is CHANCE.

        BadOption or BadEdition if it cannot be.
        """
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            error = BadOption(f"{self.id} is for {least} to {most} players, not {players}.")
            raise error.told(
                "error-players", game=say(f"{self.id}-title"), least=least, most=most, n=players
            )
        tables = dict(edition or {})
        known = [table.name for table in self.correctable]
        for name in tables:
            if name not in known:
                hint = nearest(name, known) or f"; it has {', '.join(known) or 'none'}."
                bad = BadEdition(f"An edition of {self.id} has no table '{name}'{hint}")
                title, tables_known = say(f"{self.id}-title"), ", ".join(known) or "–"
                raise bad.told("error-edition-table", game=title, name=name, known=tables_known)
        return self.start(players, read_options(self.options, options), tables)

    def seat_option(self, value: object, players: int) -> int:
        """The seat that an option such as the start player names.

        BadOption if nobody sits there.
        """
        seat = int(str(value))
        if seat >= players:
            error = BadOption(
                f"There is no seat {seat} with {players} players; seats count from 0."
            )
            raise error.told("error-no-seat", seat=seat, last=players - 1)
        return seat

    def prepared(self, players: int, options: Options) -> S:
        """An empty position that keeps these options; BadOption for a start player nobody is."""
        if options.get("start", "random") != "random":
            self.seat_option(options["start"], players)
        state = self.empty(players)
        set_options(state, self.options, options)
        return state

    def empty(self, players: int) -> S:
        """A position of this ruleset with nothing in it yet."""
        # Every resampled world begins with one, and to copy is cheaper than to make room.
        if players not in self._empty:
            self._empty[players] = self.position(players, self.phases)
            self.layout.make_room(self._empty[players])
        return cast("S", self._empty[players].clone())

    def start(self, players: int, options: Options, edition: Edition) -> S:
        """Make the first position from checked options; BadEdition if a table does not fit."""
        del edition
        return self.prepared(players, options)

    def from_json(self, data: Mapping[str, object]) -> S:
        """Read back what ``State.to_json`` wrote."""
        state = self.empty(int(str(data["players"])))
        self.layout.load(state, data)
        return state

    @abstractmethod
    def longest(self, players: int) -> int:
        """A bound on the number of actions, draws included, of any game."""

    # ---- what a seat knows and is asked

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """What the seat (or SPECTATOR) may be shown."""

    def open_view(self, state: S, seat: int) -> dict[str, Any]:
        """The part of a View that is the same for everybody: what the layout says is shown."""
        view: dict[str, Any] = {
            "game": self.ruleset,
            "players": int(state.players),
            "options": options_of(state, self.options),
            "seat": seat,
            "actor": int(state.actor),
            "phase": self.phases[state.phase].name,
        }
        self.layout.show_into(view, state)
        return view

    def sent_view(self, state: S, seat: int) -> View:
        """The View as it is sent to faces: without what they have from ``tables`` already."""
        view = self.view(state, seat)
        for field in self.edition_fields:
            del view[field]  # type: ignore[misc]
        return view

    def tables(self, state: S) -> Mapping[str, object]:
        """What faces know of a game that begins so before its first frame: prices, points, limits.

        All that a player reads off board and pieces and that never changes during a game. Sent
        once for players, options and edition.
        """
        del state
        return {}

    def knowledge(self, state: S, seat: int) -> Knowledge:
        """What the seat could know, forgetting nothing: its View, and what is remembered."""
        view: dict[str, Any] = {**self.view(state, seat), "memory": self.layout.memory(state)}
        return cast("Knowledge", view)

    def from_knowledge(self, knowledge: Knowledge) -> S:
        """A position with what everybody may see or remember, and nothing else in it yet."""
        state = self.prepared(knowledge["players"], knowledge["options"])
        state.actor = knowledge["actor"]
        state.phase = state.phase_named(knowledge["phase"])
        self.layout.load_known(state, knowledge)
        return state

    @abstractmethod
    def resample(self, knowledge: Knowledge, rng: Rng) -> S:
        """A State that the seat cannot tell from the true one."""

    def prompt(self, state: S, seat: int | None = None) -> Prompt:
        """What the seat is asked, or waits for; by default the actor."""
        actor = int(state.actor)
        reader = actor if seat is None else seat
        phase = self.phases[state.phase]
        asked = reader == actor and actor >= 0
        choices = [self._choice(state, phase, a) for a in state.legal()] if asked else []
        choices.sort(key=_order)
        suggestions = [_checked(state, s) for s in phase.suggests(state)] if asked else []
        _give_way(choices, suggestions)
        return {
            "seat": reader,
            "actor": actor,
            "message": self.question(state) if asked else phase.awaits(state),
            "rules": phase.grounds(state) if asked or actor < 0 else [],
            "choices": choices,
            "suggestions": suggestions,
            "skip": _skip(choices) if asked and phase.optional else None,
            "forecasts": self.at_stake(state, reader) if reader >= 0 else [],
        }

    def at_stake(self, state: S, seat: int) -> list[Forecast]:
        """What a seat would have of what everybody wants now; [] where nothing is at stake."""
        del state, seat
        return []

    def forecasts(self, state: S, part: str, seat: int) -> list[Forecast]:
        """What a part of the board would count for a seat that got it, wherever it may stand."""
        del state, part, seat
        return []

    def question(self, state: S) -> Message:
        """What the actor is asked, without what it may answer."""
        return self.phases[state.phase].asks(state)

    def _choice(self, state: S, phase: Phase[Any], action: int) -> Choice:
        warning = phase.warns(state, action)
        role = phase.role(state, action)
        return {
            "action": action,
            "text": self.actions.text(action),
            "label": phase.labels(state, action),
            "parts": phase.parts(state, action),
            "rules": phase.cites(state, action),
            "role": "choice" if warning and role == "main" else role,
            "worth": phase.worth(state, action),
            "warning": warning,
            "confirm": (warning is not None or phase.confirms(state, action))
            and _ends_move(state, action),
        }

    def label(self, action: int) -> Message:
        """The action in words, whatever the position."""
        return label(self.id, self.actions, action)

    def report(self, state: S, action: int, seat: int = SPECTATOR) -> Message | None:
        """The log's sentence when this action is taken in this position, as the seat may read it.

        None where the seat learns nothing, e.g. cards laid but not yet shown.
        """
        return self.phases[state.phase].tells(state, action, seat)

    def parts(self, state: S, action: int) -> list[str]:
        """The parts of the board the action is about, legal or not: as prompts name them."""
        verb = self.actions.structure(action)["verb"]
        phase = self.phases[state.phase]
        if verb not in phase.clauses:
            if verb not in self._phase_of:  # chance's
                return []
            phase = self._phase_of[verb]
        return phase.parts(state, action)

    # ---- a physical game

    def nature(self, rng: Rng) -> Nature:
        """What carries physical moves out; by default a world without physics, for any game."""
        return ScriptedNature(rng)

    def free_hand(self, state: S) -> bool:
        """Whether the physical move that is due is made by the mover's own hand, at their pace."""
        del state
        return False

    def showpiece(self, before: S, state: S) -> Showpiece | None:
        """What a game that is over leaves for the house to show; by default nothing.

        ``before``: the position that the last event found; what it brought down stood there.
        """
        del before, state
        return None

    def player(self, name: str, rng: Rng) -> Player | None:
        """The game's own bot of that name, where the general ones of ``bots`` will not do."""
        del name, rng
        return None

    # ---- actions

    def text(self, action: int) -> str:
        """The readable face of an action."""
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """The action a text stands for."""
        return self.actions.parse(text)

    def apply_text(self, state: S, text: str, recording: str = "") -> int:
        """Parse and apply; the error names the text. Returns the action's id."""
        action = self.parse(text)
        try:
            state.apply(action, recording)
        except Illegal as error:
            raise Illegal(action, error.rule, f"'{self.text(action)}'") from None
        return action

    def why_not(self, state: S, action: int, seat: int | None = None) -> str | None:
        """The id of the rule that forbids the action now, or None if it is legal.

        The answer may depend on the actor's hidden cards: whoever asks for a player passes their
        seat, and gets NotYourTurn unless it is the actor's.
        """
        self.actions.text(action)
        if seat is not None and seat != state.actor:
            raise NotYourTurn(seat, state.actor)
        return None if state.allows(action) else state.refusal(action)

    def why_no_part(self, state: S, part: str, seat: int | None = None) -> list[Obstacle]:
        """Why the actor can do nothing with a part of the board now, a rule at a time.

        Nearest first: what forbids the actions they are asked about comes before what forbids the
        others, and a case with figures before a bare rule. Where nothing that is asked is about
        the part, the case is what is asked. Empty if the part can be chosen, or if
        no action is about it. For ``seat`` see ``why_not``.
        """
        if seat is not None and seat != state.actor:
            raise NotYourTurn(seat, state.actor)
        legal = state.legal() if state.actor >= 0 else []
        if any(part in self.parts(state, action) for action in legal):
            return []
        asked = {self.actions.structure(action)["verb"] for action in legal}
        found: list[tuple[bool, bool, Obstacle]] = []
        for action in self.actions:
            if part in self.parts(state, action):
                far = self.actions.structure(action)["verb"] not in asked
                message = self.because(state, action)
                found.append(
                    (far, message is None, {"rule": state.refusal(action), "message": message})
                )
        found.sort(key=lambda one: one[:2])
        if state.actor >= 0 and found and found[0][:2] == (True, True):
            asks = say("why-later", asked=self.phases[state.phase].asks(state))
            found[0][2]["message"] = asks
        nearest: dict[str, Obstacle] = {}
        for _, _, obstacle in found:
            nearest.setdefault(obstacle["rule"], obstacle)
        return list(nearest.values())

    def because(self, state: S, action: int) -> Message | None:
        """Why an action that is not legal is not, as this position has it; None without a case."""
        return None if state.actor < 0 else self.phases[state.phase].because(state, action)


def _order(choice: Choice) -> tuple[bool, int, int, int]:
    """Mains, then choices, the best first, then refusals; whatever loses something is last."""
    rank = ("main", "choice", "refusal").index(choice["role"])
    return choice["warning"] is not None, rank, -choice["worth"], choice["action"]


def _skip(choices: Sequence[Choice]) -> int | None:
    """What goes on without taking any of the choices."""
    ways = (c["action"] for c in choices if c["role"] != "choice" and not c["warning"])
    return next(ways, None)


def _checked(state: State, made: Suggestion) -> Suggestion:
    """With ``confirm`` where a click on a part of the board would end the move."""
    made["confirm"] = bool(made["parts"]) and _ends_move(state, *made["actions"])
    return made


def _give_way(choices: Sequence[Choice], suggestions: Sequence[Suggestion]) -> None:
    """A part where a suggestion goes further than a choice stands for the suggestion."""
    for choice in choices:
        rows = [s for s in suggestions if len(s["actions"]) > 1]
        taken = {p for s in rows if s["actions"][0] == choice["action"] for p in s["parts"]}
        choice["parts"] = [part for part in choice["parts"] if part not in taken]


def _ends_move(state: State, *actions: int) -> bool:
    """Whether somebody else, a draw or the end comes after them: then there is no undo."""
    after = state.clone()
    for action in actions:
        after.step(action)
    return after.actor != state.actor
