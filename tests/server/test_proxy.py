"""The nginx example of docs/hosting.md, in front of a real server, where nginx is installed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server import raw
from tests.server.trials.lobby import make_table
from tests.server.trials.process import ServerProcess

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_the_example_keeps_names_ports_addresses_and_websockets(
    server: ServerProcess, tmp_path: Path
) -> None:
    """A browser's Origin has the port that the page was loaded from."""
    block = re.search(r"```nginx\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert block is not None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    location = block[1].replace("127.0.0.1:8000", urlsplit(server.url).netloc)
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}/body;"
        f" proxy_temp_path {tmp_path}/proxy;\n"
        f"server {{ listen 127.0.0.1:{port};\n{location}}} }}\n"
    )
    front = f"http://127.0.0.1:{port}"
    assert NGINX is not None
    nginx = subprocess.Popen([NGINX, "-c", str(config), "-e", "stderr", "-p", str(tmp_path)])
    try:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        origin = f"http://localhost:{port}"
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}"
        body = json.dumps({"game": "palazzo", "players": 2}).encode()
        status, reply = raw.request(front, head, body)
        assert status == 201, reply
        evil = head.replace(origin, "http://localhost:1")
        assert raw.request(front, evil, body)[0] == 403
        assert raw.request(front, head.replace("localhost", "evil.example"), body)[0] == 403
        table = make_table(server.url, humans=2)

        async def talk() -> str:
            url = f"ws://localhost:{port}/ws/{table.id}"
            async with connect(url, origin=Origin(origin), proxy=None) as web:
                await web.send('{"type": "hello", "protocol": 2}')
                return str(json.loads(await web.recv())["type"])

        assert asyncio.run(talk()) == "welcome"
    finally:
        nginx.terminate()
        nginx.wait()
