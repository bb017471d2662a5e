# mypyc: compiled
"""Every field of a Paletti position: its kind and its words.

The palace is held twice: as facts the rules speak of (the level of every column, how many plateaus
lie) and as exact poses (``world/poses``). Facts come from the texts of actions; poses come from
recordings, or in a scripted world from what was aimed at. What a seat points at before nature acts
(a column, a direction, a place) is its draft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.layout import FLAG, Custom, Each, Layout, Named, One, mask_of, name_of
from palazzi.games.paletti.components import COLUMN_NAMES, ENDINGS, HALTS
from palazzi.games.paletti.palace import (
    BODIES,
    COLUMNS,
    IN_BOX,
    NOBODY,
    pose_rows,
)
from palazzi.games.paletti.world.pieces import COLOURS

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti

_MASK: Final = mask_of(COLUMN_NAMES)


def _poses(state: Paletti) -> list[list[int]]:
    return pose_rows(state.poses)


def _pose(state: Paletti, rows: list[list[int]]) -> None:
    state.set_poses([number for row in rows for number in row])


def _begun(state: Paletti) -> dict[str, object]:
    return {
        "spent": int(state.spent),
        "poses": [int(number) for number in state.start],
        "trail": [int(number) for number in state.trail],
    }


def _begin(state: Paletti, data: dict[str, Any]) -> None:
    state.spent = data["spent"]
    state.start = vec[i64](data["poses"])
    state.trail = vec[i64](data["trail"])


LAYOUT: Final = Layout(
    # the table's choices
    One("by_hand", "whether players may move by gesture, besides aiming", FLAG, hashed=False),
    One("built_by_hand", "whether players build the setup of PP-2.1", FLAG, hashed=False),
    One("daring", "whether high plateaus may lie on one column (PP-4.5)", FLAG, hashed=False),
    One("show_loads", "whether everybody is shown the loads (PP-11.27)", FLAG, hashed=False),
    One("rounds", "the edition's quiet rounds that end it (PP-11.7)", shown=True, hashed=False),
    One("seconds", "of moving that an attempt may take (PP-11.17)", shown=True, hashed=False),
    One("help_after", "failures before the game helps (PP-11.13)", shown=True, hashed=False),
    One("sunk", "millimetres a plateau sinks in a collapse (PP-11.3)", shown=True, hashed=False),
    One("tilt", "degrees a plateau tilts in a collapse", shown=True, hashed=False),
    One("many", "bystanders that fall in a collapse", shown=True, hashed=False),
    One("chosen_start", "the host's first chooser; none: drawn", hashed=False),
    # setup
    One("first", "the first chooser of a colour (PP-2.3)", shown=True),
    One("drawn", "grains drawn, then colours taken", shown=True),
    One("failures", "of the piece that is being set by hand (PP-11.13)", shown=True),
    # the palace
    Each("grains", "hidden: the height error of each column, as in world/pieces", length=COLUMNS),
    Custom(
        "poses",
        "seven numbers per body, as in world/poses, or zeros for a body that is not in the palace; "
        "and the same as everybody sees it, in ten bytes per body: whatever a seat is asked "
        "follows from these and never from the exact poses (PP-11.27)",
        ("poses", "palace"),
        _poses,
        _pose,
        lengths=(7 * BODIES,),
    ),
    Each("loads", "millinewtons on each column at rest, as recorded", length=COLUMNS),
    Named("level", "where it stands, or is instead", COLUMN_NAMES, first=IN_BOX, shown=True),
    One("top", "how many plateaus lie: the number of the topmost level", shown=True),
    One("blocked", "columns that may not be chosen again (PP-3.3)", _MASK, shown=True),
    Named("owner", "a seat, NEUTRAL or NOBODY", COLOURS, first=NOBODY, shown=True),
    # the seal
    One("scoring", "the level of the scoring plateau (PP-6.2), or 0", shown=True),
    One("holder", "who holds it", shown=True),
    One("shown", "the previous holder, whose colour it shows (PP-6.3)", shown=True),
    # the turn
    One("active", "whose turn it is; the actor differs in objections and proofs", shown=True),
    One("quiet", "turns in a row in which nothing changed (PP-11.7)", shown=True),
    One("changed", "whether something has changed in this turn", FLAG, shown=True),
    One("neutral_done", "whether its neutral part is over (PP-9.1)", FLAG, shown=True),
    One("objector", "who objects, or tries the proof", shown=True),
    # the move: a draft until it is under way
    One("aim", "how far the draft has come"),
    One("column", "what is gripped"),
    One("direction", "of the pull, or how the plateau is turned"),
    One("across", "where it goes, in cells"),
    One("along", "the same, from front to back"),
    One("moving", "whether a hand is at work; then the actor is CHANCE", FLAG, shown=True),
    One("hand", "whose hand: the culprit of a collapse (PP-11.4)", shown=True),
    One("fallen", "bystanders that have fallen in this move", _MASK, shown=True),
    # … of paletti@2
    One("ousted", "those of them whose place is taken (PP-11.30)", _MASK, shown=True),
    One("force", "the greatest pull allowed; none: the usual one (PP-11.31)"),
    One("sway", "how far a plateau may be seen to move, likewise"),
    One("tool", "hand or hook"),
    One("hold", "the plateau of the second hand and its lift, as actions count them; or none"),
    One("tuned", "what of these was said since the last question, as bits"),
    One("halted", "why the hand has stopped", name_of(HALTS), shown=True),
    One("felt", "the pull in mN, or the sway in micrometres, that stopped it", shown=True),
    Custom(
        "begun",
        "an attempt that goes on after a rest: its ticks so far, exact poses when it began, "
        "and the way of the hand since, three numbers (nanometres) per point",
        ("spent", "start", "trail"),
        _begun,
        _begin,
    ),
    # the end
    One("ending", "why it ended", name_of(ENDINGS), shown=True),
    One("culprit", "whose hand made the palace collapse", shown=True),
)
