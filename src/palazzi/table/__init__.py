"""A running game without I/O: seats, log, drafts, consent, clock and fair deals.

No module here reads a clock, draws a random byte, waits, or touches a file: times (ms) and secrets
are passed in, new events are handed back. A server persists them, then has them applied.
"""

from palazzi.table.clock import ClockRules
from palazzi.table.document import Document
from palazzi.table.draft import Receipt
from palazzi.table.events import Event, read_event
from palazzi.table.lobby import create
from palazzi.table.play import BotTurn, HandTurn, Submission
from palazzi.table.proof import verify
from palazzi.table.seats import Seat, SeatPlan
from palazzi.table.table import Table

__all__ = [
    "BotTurn",
    "ClockRules",
    "Document",
    "Event",
    "HandTurn",
    "Receipt",
    "Seat",
    "SeatPlan",
    "Submission",
    "Table",
    "create",
    "read_event",
    "verify",
]
