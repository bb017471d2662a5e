"""What the page shows of a move, by the page's own code.

``web/src/boards/paletti/film.ts`` is bundled with the tool that builds the page, and run by node on
messages as they came, with the times at which they came: sixty pictures a second.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from bench.server_load import node

WEB = Path(__file__).parents[1] / "web"
PICTURES = 60
"""Frames per second of a screen."""
RUN = """
import { readFileSync } from 'node:fs'
import { LiveFilm } from './film.mjs'
import { palaceOf, shots } from './poses.mjs'
const { start, body, came, every } = JSON.parse(readFileSync(0, 'utf8'))
const film = new LiveFilm(palaceOf(start))
const path = []
let next = 0
const end = came.at(-1)[0] + 400
for (let now = came[0][0]; now < end; now += every) {
  for (; next < came.length && came[next][0] <= now; next++)
    for (const shot of shots(new Uint8Array(Buffer.from(came[next][1], 'base64'))))
      film.push(shot, came[next][0])
  if (next === came.length) film.end()
  const pose = film.at(now)[body]
  path.push(pose ? [now, pose.x, pose.y, pose.z] : [now])
}
console.log(JSON.stringify(path))
"""

Shown = list[tuple[float, float, float, float]]
"""Time in milliseconds, and where the body's middle is seen, in millimetres."""


def shown(start: str, body: int, came: list[tuple[float, str]]) -> Shown:
    """Where a body is seen, frame by frame; ``came``: milliseconds and base64 of messages."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("film", "poses"):
            source = WEB / "src/boards/paletti" / f"{name}.ts"
            words = [str(source), "--format", "esm", "--file", f"{folder}/{name}.mjs"]
            tool = WEB / "node_modules/rolldown/bin/cli.mjs"
            subprocess.run([node()[0], str(tool), *words], check=True, stdout=subprocess.DEVNULL)
        script = Path(folder, "run.mjs")
        script.write_text(RUN)
        order = {"start": start, "body": body, "came": came, "every": 1000 / PICTURES}
        done = subprocess.run(
            [node()[0], str(script)],
            input=json.dumps(order),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    path = [tuple(point) for point in json.loads(done.stdout) if len(point) == 4]
    return [(t, 1000 * x, 1000 * y, 1000 * z) for t, x, y, z in path]
