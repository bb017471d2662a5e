"""``palazzi verify``: the proof of a finished game's deals, offline."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from palazzi.commands.arguments import AsJson, reason
from palazzi.core.errors import BadRecord, PalazziError


def verify(
    file: Annotated[Path, typer.Argument(help="The document of a finished game, game.json.")],
    as_json: AsJson = False,
) -> None:
    """Recompute a finished game's draws offline; exit code 2 if anything does not fit."""
    from palazzi.table import proof as proofs

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"The document {file} cannot be read: {reason(error)}.") from None
    try:
        proof = proofs.verify(text)
    except PalazziError as error:
        if as_json:
            print(json.dumps({"valid": False, "error": str(error)}))
        raise
    if as_json:
        print(json.dumps({"valid": True, **asdict(proof)}))
        return
    print(proofs.sentence(proof))
    print(f"commitment {proof.commitment}")
    if proof.frozen:
        print(f"frozen     {proof.frozen} (attempt {proof.attempt})")
    print(f"seal       {proof.seal}")
    for seat, (name, nonce) in enumerate(zip(proof.seats, proof.nonces, strict=True)):
        early = " (deposited)" if proof.frozen and seat in proof.deposited else ""
        print(f"nonce      {nonce or '(bot)'} {name}{early}")
