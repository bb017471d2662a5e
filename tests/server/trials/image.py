"""Containerfile as an image, where no registry can be reached and no container can be run.

buildah runs its steps one by one, on a base that mmdebstrap makes of Debian's packages in the place
of debian:12-slim. What runs then is the image's root, read-only, in namespaces of its own with
nothing but a /data and a /tmp to write to (bubblewrap).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
NEEDED = ("mmdebstrap", "buildah", "bwrap")
"""Debian: apt install mmdebstrap buildah bubblewrap."""
SLIM = tuple(f"path-exclude=/usr/share/{kind}/*" for kind in ("doc", "info", "locale", "man"))
"""What debian:12-slim leaves out."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
"""Those that this machine trusts: it may reach the package index through a proxy of its own."""
USER = 10001


def missing() -> list[str]:
    """The programs that a trial needs and that are not here."""
    return [program for program in NEEDED if shutil.which(program) is None]


class Builder:
    """Makes images in a store of its own below ``folder``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        store = [
            "--storage-driver",
            "vfs",
            "--root",
            folder / "images",
            "--runroot",
            folder / "run",
        ]
        self._buildah = ["buildah", *map(str, store)]

    def buildah(self, *words: str | Path) -> str:
        """One of its commands; what it printed."""
        command = [*self._buildah, *map(str, words)]
        return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout.strip()

    def base(self) -> str:
        """An image like debian:12-slim."""
        name = "localhost/debian-slim"
        if self.buildah("images", "--quiet", "--filter", f"reference={name}"):
            return name
        archive = self.folder / "base.tar"
        options = [f"--dpkgopt={option}" for option in SLIM]
        command = ["mmdebstrap", "--variant=minbase", *options, "bookworm", str(archive)]
        subprocess.run(command, check=True)
        container = self.buildah("from", "scratch")
        self.buildah("add", container, archive, "/")
        self.buildah("commit", "--rm", container, name)
        archive.unlink()
        return name

    def build(self, base: str, **arguments: str) -> str:
        """The image of Containerfile, on that base."""
        given = {"DEBIAN": base, **arguments}
        words = [word for pair in given.items() for word in ("--build-arg", "=".join(pair))]
        options = ["--isolation", "chroot", "--network", "host", "--layers=false", *self._trust()]
        named = ["-t", "localhost/palazzi", "-f", "Containerfile", str(ROOT)]
        self.buildah("build", *options, *words, *named)
        return "localhost/palazzi"

    def _trust(self) -> list[str]:
        """What pip and npm need to trust whom this machine trusts; the image does not keep it."""
        if not CERTIFICATES.is_file():
            return []
        settings = {
            "/etc/pip.conf": "[global]\ncert = /run/trusted.crt\n",
            "/root/.npmrc": "cafile=/run/trusted.crt\n",
        }
        words = ["--volume", f"{CERTIFICATES}:/run/trusted.crt:ro"]
        for place, text in settings.items():
            file = self.folder / Path(place).name
            file.write_text(text)
            words += ["--volume", f"{file}:{place}:ro"]
        return words

    def settings(self, image: str) -> dict[str, Any]:
        """What the image says about itself."""
        said: dict[str, Any] = json.loads(self.buildah("inspect", "--type", "image", image))
        settings: dict[str, Any] = said["OCIv1"]["config"]
        return settings

    @contextmanager
    def root(self, image: str) -> Iterator[Path]:
        """The image's files."""
        container = self.buildah("from", image)
        try:
            yield Path(self.buildah("mount", container))
        finally:
            self.buildah("rm", container)


def size(root: Path) -> int:
    """Bytes of all files, as a registry would count them before compression."""
    found = {}
    for folder, _, names in os.walk(root):
        for name in names:
            stat = os.lstat(os.path.join(folder, name))
            found[stat.st_ino] = stat.st_size
    return sum(found.values())


def confined(root: Path, data: Path, config: dict[str, Any], command: list[str]) -> list[str]:
    """The words that run a command of the image as a container would: another user, no
    capabilities, a read-only root; /data and /tmp are all that can be written to."""
    variables = [pair.partition("=") for pair in config["Env"]]
    return [
        *("bwrap", "--die-with-parent", "--clearenv", "--unshare-user", "--unshare-pid"),
        *("--unshare-ipc", "--unshare-uts", "--uid", str(USER), "--gid", str(USER)),
        *("--cap-drop", "ALL", "--ro-bind", str(root), "/", "--proc", "/proc", "--dev", "/dev"),
        *("--tmpfs", "/tmp", "--bind", str(data), "/data", "--chdir", config["WorkingDir"]),
        *(word for name, _, value in variables for word in ("--setenv", name, value)),
        *("--", *command),
    ]


@contextmanager
def running(words: list[str], log: Path) -> Iterator[str]:
    """A server so started; its address."""
    with log.open("w") as errors:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"the server did not start:\n{log.read_text()}")
        yield str(json.loads(line)["url"]).replace("0.0.0.0", "127.0.0.1")
    finally:
        process.terminate()
        began = time.monotonic()
        try:
            process.wait(30)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
        print(f"stopped after {time.monotonic() - began:.1f} s")
