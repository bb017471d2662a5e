"""The part of a terminal in a fair deal: commit to a nonce, and check the terms it is revealed to.

As a page does it (docs/protocol.md, docs/fair-deals.md).
"""

from __future__ import annotations

import json

from palazzi.core.view import canonical
from palazzi.table.fair import frozen_hash, nonce_commitment
from palazzi.terminal.api import Json


def committed(frame: Json, nonce: str) -> Json:
    """What is sent of a nonce before the terms are frozen."""
    attempt, promised = frame["attempt"], frame["commitment"]
    mine = nonce_commitment(frame["table"], attempt, promised, nonce)
    return {"commitment": mine, "attempt": attempt}


def sound(frame: Json, nonce: str) -> bool:
    """Whether the frozen terms are those that were shown and committed to."""
    text = frame["dealing"]["terms"]
    terms = json.loads(text)
    shown = {
        "table": frame["table"],
        "attempt": frame["attempt"],
        "game": frame["game"],
        "players": frame["players"],
        "options": frame["options"],
        "edition": frozen_hash(canonical(frame["edition"])) if frame["edition"] else "",
        "seats": [seat["name"] for seat in frame["seats"]],
        "commitment": frame["commitment"],
        "commitments": [seat["commitment"] for seat in frame["seats"]],
    }
    return (
        frozen_hash(text) == frame["frozen"]
        and all(terms.get(key) == value for key, value in shown.items())
        and terms["commitments"][frame["seat"]] == committed(frame, nonce)["commitment"]
    )
