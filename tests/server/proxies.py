"""Real reverse proxies, started with the files of packaging/ before a server of a test."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

PACKAGING = Path(__file__).parents[2] / "packaging"
PLACES = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin"
PROXIES = ("nginx", "caddy")
NAME = "play.example.org"
"""What the site is called in the files; nobody looks it up here."""


def installed(proxy: str) -> str | None:
    """The program, where there is one."""
    return shutil.which(proxy, path=PLACES)


def free_port() -> int:
    """A port that nobody uses: the server has to know the one of its proxy before that starts."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def behind(proxy: str, server: str, port: int, base: str, folder: Path) -> Iterator[None]:
    """The proxy on that port, before that server: at the root, or under a path."""
    program = installed(proxy)
    assert program is not None
    written = nginx if proxy == "nginx" else caddy
    command = [program, *written(urlsplit(server).netloc, port, base, folder)]
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with (folder / "said").open("w") as said:
        running = subprocess.Popen(command, stderr=said, env={**os.environ, **homes})
    try:
        _await(port, running, folder / "said")
        yield
    finally:
        running.terminate()
        running.wait()


def nginx(server: str, port: int, base: str, folder: Path) -> list[str]:
    """Its words. Left out of the file is what only a real site has: port 443 and certificates."""
    lines = (PACKAGING / "nginx.conf").read_text().splitlines()
    kept = [line for line in lines if "ssl" not in line]
    site = "\n".join(kept).replace("127.0.0.1:8000", server)
    site = site.replace("server {", f"server {{ listen 127.0.0.1:{port};")
    site = site.replace("location / {", f"location {base}/ {{")
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body;"
        f" proxy_temp_path {folder}/proxy;\n{site}\n}}\n"
    )
    return ["-c", str(config), "-e", "stderr", "-p", str(folder)]


def caddy(server: str, port: int, base: str, folder: Path) -> list[str]:
    """Its words, without certificates and the port for its own administration."""
    text = (PACKAGING / "Caddyfile").read_text()
    comments, _, site = text.partition(f"\n{NAME} {{")
    assert "reverse_proxy 127.0.0.1:8000" in site
    if base:
        said = [line.strip("# \t") for line in comments.splitlines()]
        under = [line for line in said if line.startswith("reverse_proxy")]
        redirect = [line.partition("redir")[2] for line in said if "redir " in line]
        assert len(under) == len(redirect) == 1
        words = f"redir{redirect[0]}\n\t{under[0]}".replace("/palazzi", base)
        site = site.replace("reverse_proxy 127.0.0.1:8000", words)
    config = folder / "Caddyfile"
    named = f"http://{NAME}:{port}, http://localhost:{port} {{\n\tbind 127.0.0.1"
    config.write_text(
        f"{{\n\tadmin off\n\tauto_https off\n}}\n{named}{site.replace('127.0.0.1:8000', server)}"
    )
    return ["run", "--adapter", "caddyfile", "--config", str(config)]


def _await(port: int, running: subprocess.Popen[bytes], said: Path) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if running.poll() is not None:
                break
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"the proxy did not start:\n{said.read_text()}")
