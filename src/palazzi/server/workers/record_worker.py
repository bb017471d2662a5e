"""The process that reads long orders and records: one JSON line in, one out (records.py).

What cannot be read is an answer like any other. It may be killed at any moment.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback

import msgspec

from palazzi.server.protocol.codec import write
from palazzi.server.protocol.messages import Error
from palazzi.server.protocol.replies import error_of
from palazzi.server.workers.orders import prepare, replayed
from palazzi.server.workers.processes import YIELDS
from palazzi.server.workers.records import RecordOrder, Said

_read_order = msgspec.json.Decoder(RecordOrder).decode


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    os.nice(max(0, YIELDS - os.nice(0)))
    for line in sys.stdin.buffer:
        began = time.process_time()
        said = answer(_read_order(line))
        said.cpu = time.process_time() - began
        sys.stdout.buffer.write(write(said) + b"\n")
        sys.stdout.buffer.flush()


def answer(order: RecordOrder) -> Said:
    """What an order leads to."""
    said = Said(0.0)
    try:
        if order.stamp is not None:
            said.prepared = prepare(order.body, order.stamp)
        else:
            said.replay = msgspec.Raw(write(replayed(order.body)))
    except Exception as error:
        said.refused = _refused(error)
    return said


def _refused(error: Exception) -> Error:
    reply = error_of(error)
    if reply.code == "internal":  # our own mistake, for the journal: where, not with what values
        place = traceback.extract_tb(error.__traceback__)[-1]
        name = place.filename.rpartition("/")[2]
        reply.message = f"{type(error).__name__} at {name}:{place.lineno}"
    return reply


if __name__ == "__main__":
    main()
