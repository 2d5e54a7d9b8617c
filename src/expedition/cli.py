"""The command `expedition`. Each subcommand is a module in `commands`, loaded when it is called,
so that help is quick and a server need not know the terminal."""

import importlib
import os
import sys
from io import TextIOWrapper
from pkgutil import iter_modules

import rich_click as click
from click.exceptions import NoArgsIsHelpError

from expedition import __version__, commands
from expedition.kit import ExpeditionError
from expedition.words import Words, pick_language, printable

click.rich_click.TEXT_MARKUP = "markdown"


class Commands(click.RichGroup):
    """The modules of `expedition.commands`: `play.py` holds the command `play`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        found = (module.name for module in iter_modules(commands.__path__))
        return sorted(name for name in found if not name.startswith("_"))

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        command = getattr(importlib.import_module(f"{commands.__name__}.{name}"), name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="expedition")
def expedition() -> None:
    """Games of exploration with hidden information: play, study, and let bots play."""


def main() -> None:
    """Run a command; what a person got wrong is one clear line and exit code 2.

    A command may return its exit code.
    """
    prepare_streams()
    try:
        code = expedition(standalone_mode=False)
    except NoArgsIsHelpError as error:
        error.show()
        code = 2
    except click.ClickException as error:
        print(printable(" ".join(error.format_message().split())), file=sys.stderr)
        code = 2
    except ExpeditionError as error:
        print(printable(words_of(sys.argv).error(error)), file=sys.stderr)
        code = 2
    except click.Abort:
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def prepare_streams() -> None:
    """Closed streams lead nowhere, and what a stream cannot encode becomes a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def words_of(arguments: list[str]) -> Words:
    """Words in the language the command line asks for, if it is one."""
    wanted = None
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            wanted = argument[7:]
        elif argument == "--lang" and at + 1 < len(arguments):
            wanted = arguments[at + 1]
    try:
        return Words(pick_language(wanted))
    except ExpeditionError:
        return Words(pick_language())


if __name__ == "__main__":
    main()
