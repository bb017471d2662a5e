"""Build hook of the wheel: everything that is built rather than copied.

Two parts that know nothing of each other: the compiled modules (mypyc), here, and the page
(page_build.py). Neither writes into the source tree, except for the bundle in src/palazzi/static.

A module is compiled when one of its first lines is `# mypyc: compiled`; its source stays in the
wheel beside the binary. PALAZZI_COMPILE decides what happens if compiling fails: `auto` (the
default) falls back to a pure wheel, `require` makes it an error, `skip` does not try. PALAZZI_JOBS
is how many C compilers run at a time; by default one for each core.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))  # whoever builds loads this file alone
import page_build

MARKER = "# mypyc: compiled"
RUN_ONCE = """\
#ifdef __clang__
#define ONCE __attribute__((optnone, noinline))
#else
#define ONCE __attribute__((optimize("O0")))
#endif
"""


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if (root / "web/package.json").is_file():
            page_build.build()
            build_data["artifacts"].append("src/palazzi/static/**")
        mode = os.environ.get("PALAZZI_COMPILE", "auto")
        if mode == "skip" or version == "editable":  # an editable binary would shadow later edits
            return
        try:
            libraries = build_compiled(root)
        except KeyboardInterrupt:
            self.app.abort("interrupted")
        except subprocess.CalledProcessError as error:
            if mode == "require":
                self.app.abort(f"{error.stdout}\ncompiling failed, and PALAZZI_COMPILE=require")
            slow = "compiling failed: the package will run interpreted, about 40 times slower"
            self.app.display_warning(f"{error.stdout[-2000:]}\n{slow}")
            return
        if libraries:
            build_data["force_include"].update(libraries)
            build_data.update(pure_python=False, infer_tag=True)


# --- the compiled modules -----------------------------------------------------------------------


def compiled_sources(src: Path) -> list[Path]:
    """The marked modules, relative to src."""

    def marked(path: Path) -> bool:
        with path.open(encoding="utf-8") as lines:
            return any(line.rstrip() == MARKER for line in islice(lines, 5))

    return [path.relative_to(src) for path in sorted(src.rglob("*.py")) if marked(path)]


def build_compiled(root: Path) -> dict[str, str]:
    """Compile in a process of its own; return each library's file with its place in the wheel.

    The work folder stays, so that a folder of modules that did not change is not compiled again.
    It is made anew after a build that was killed (mypy's cache may then promise C files that were
    never written) and after one that failed: mypyc 2.4 forgets in its cache which attributes may be
    unset, and stumbles when only a module that uses such a class is compiled again.
    """
    src = root / "src"
    if not (sources := compiled_sources(src)):
        return {}
    work = root / ".build" / f"{sys.implementation.cache_tag}-mypy-{version('mypy')}"
    unfinished = work / "unfinished"
    command = [sys.executable, __file__, str(work), *map(str, sources)]
    while True:
        if unfinished.exists():
            shutil.rmtree(work)
        anew = not work.exists()
        work.mkdir(parents=True, exist_ok=True)
        unfinished.touch()
        done = subprocess.run(
            command,
            cwd=src,
            check=False,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if done.returncode == 0:
            unfinished.unlink()
        if done.returncode <= 0 or anew:
            break
    done.check_returncode()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [source.with_suffix(suffix) for source in sources]
    shared = {library_of(source) / f"native__mypyc{suffix}" for source in sources}
    return {str(work / "lib" / file): str(file) for file in [*modules, *shared]}


def library_of(source: Path) -> Path:
    """The folder whose library a module is compiled into: that of its game, subfolders included."""
    parts = source.parent.parts
    return Path(*parts[: 3 if parts[:2] == ("palazzi", "games") else len(parts)])


def compile_here(work: str, sources: list[str]) -> None:
    """The child process: its working directory is src.

    One library for each folder, and for each game with its subfolders: calls within a game stay
    direct, and an edit compiles one game only. Measured against one library for all: the same
    speed, half the build time.
    """
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    def library(source: str) -> str:
        return ".".join(library_of(Path(source)).parts)

    if sys.platform == "linux":
        # Calls inside a library go straight to the function instead of through the table of
        # symbols: a quarter more decisions per second.
        for name, flag in (
            ("CFLAGS", "-fno-semantic-interposition"),
            ("LDFLAGS", "-Wl,-Bsymbolic-functions"),
        ):
            os.environ[name] = f"{os.environ.get(name, '')} {flag}"
    jobs = os.environ.get("PALAZZI_JOBS") or os.cpu_count()
    libraries = groupby(sorted(sources, key=library), key=library)
    modules = mypycify(
        ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work}/mypy", *sources],
        separate=[(list(files), f"{folder}.native") for folder, files in libraries],
        opt_level="3",
        debug_level="0",
        target_dir=f"{work}/c",
    )
    if sys.platform != "win32":
        header = Path(work, "run_once.h")
        header.write_text(run_once(sources))
        for module in modules:
            module.extra_compile_args += ["-include", str(header)]
    setup(
        name="palazzi",
        packages=[],
        ext_modules=modules,
        script_args=["-q", "build_ext", f"-j{jobs}", f"-b{work}/lib", f"-t{work}/tmp"],
    )


def run_once(sources: list[str]) -> str:
    """A header by which the C compiler leaves alone what runs once, when a module is imported.

    That is half of the C code, compiled with care for nothing.
    """
    names = (source.removesuffix(".py").replace("/", "___") for source in sources)
    return "\n".join(
        [RUN_ONCE, *(f"ONCE char CPyDef_{name}_____top_level__(void);" for name in names)]
    )


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
