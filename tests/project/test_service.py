"""packaging/palazzi.service, by systemd's own judgement where its tools are installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "packaging/palazzi.service"
EXPOSED = 20
"""Tenths: systemd calls up to 4.0 OK; a service with no setting at all has 9.6."""


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_understood_and_exposes_little(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    assert "/opt/palazzi/bin/palazzi serve" in text
    unit.write_text(text.replace("/opt/palazzi/bin/palazzi", "/bin/true"), encoding="utf-8")
    verified = said("verify", str(unit))
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")
    judged = said("security", "--offline=true", f"--threshold={EXPOSED}", "--no-pager", str(unit))
    assert judged.returncode == 0, judged.stdout[-300:]


def said(*words: str) -> subprocess.CompletedProcess[str]:
    command = ["systemd-analyze", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)
