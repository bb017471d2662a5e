"""What the launcher does behind a server that runs interpreted until the engine is compiled.

The launcher is loaded as it is, in a process of its own that stands for the server; only the
compiling itself is replaced. ``./palazzi bench start`` does all of it for real.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.waiting import await_true

LAUNCHER = Path(__file__).parents[2] / "palazzi"
SERVER = f"""
import os, signal, sys, time
from importlib.machinery import SourceFileLoader
from pathlib import Path

launcher = SourceFileLoader("launcher", {str(LAUNCHER)!r}).load_module()
launcher.ROOT = Path(sys.argv[1])
launcher.COMPILE_LOG = launcher.ROOT / "compile.log"
signal.pthread_sigmask(signal.SIG_BLOCK, {{signal.SIGUSR1}})
server = os.getpid()


def compiles(behind):
    words = {{
        "well": ["true"], "badly": ["false"],
        "long": ["sh", "-c", f"echo $$ > {{launcher.ROOT}}/pid; sleep 1000"],
    }}
    return launcher.run_behind(behind, words[sys.argv[2]], {{}})


launcher.ensure_product = compiles
if os.fork() == 0:
    launcher.compile_behind(server)
"""


def load() -> ModuleType:
    """The launcher as a module."""
    loader = SourceFileLoader("launcher", str(LAUNCHER))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def serving(folder: Path, how: str, then: str) -> subprocess.Popen[str]:
    """A process that stands for a server, behind which something is compiled."""
    words = [sys.executable, "-W", "ignore", "-c", SERVER + then, str(folder), how]
    return subprocess.Popen(words, stderr=subprocess.PIPE, text=True)


def test_the_server_is_told_when_the_engine_is_compiled(tmp_path: Path) -> None:
    """Also if it is not ready by then: the signal waits."""
    then = "os.wait(); assert signal.sigwait({signal.SIGUSR1}) == signal.SIGUSR1"
    server = serving(tmp_path, "well", then)
    said = server.communicate(timeout=60)[1]
    assert server.returncode == 0
    assert "the engine is compiled, after" in said


def test_a_compiler_that_fails_is_one_sentence(tmp_path: Path) -> None:
    """And the server is left alone."""
    then = "os.wait(); assert not signal.sigpending()"
    server = serving(tmp_path, "badly", then)
    said = server.communicate(timeout=60)[1]
    assert server.returncode == 0
    assert said.count("compiling failed, so the game goes on interpreted") == 1
    assert "compile.log says why" in said


def test_compiling_ends_with_the_server(tmp_path: Path) -> None:
    """However that ended; and all of it, the compiler's own processes included."""
    server = serving(tmp_path, "long", "time.sleep(1000)")
    note = tmp_path / "pid"
    await_true(lambda: note.is_file() and note.read_text().strip())
    server.kill()
    server.communicate()
    compiler = Path("/proc", note.read_text().strip())
    await_true(lambda: not compiler.exists())


@pytest.mark.parametrize(
    ("words", "serves"),
    [
        ("play", True),
        ("play --lan --port 0", True),
        ("serve --workers 2", True),
        ("play --terminal palazzo", False),
        ("play --help", False),
        ("serve --print-config", False),
        ("simulate palazzo", False),
        ("", False),
    ],
)
def test_only_a_server_starts_before_the_engine_is_compiled(words: str, serves: bool) -> None:
    assert load().serves(words.split()) == serves
