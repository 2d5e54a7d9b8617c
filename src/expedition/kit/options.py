"""Options: what a table may choose before a game begins, with defaults and bounds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import BadTable, shortened

Value = int | str
Options = Mapping[str, Value]
#: Longer texts are no number of an option.
_DIGITS = 20


@dataclass(frozen=True)
class Option:
    """One choice: a name, the values it may take (words, or a range of numbers), its default."""

    name: str
    values: Sequence[Value]
    default: Value
    #: Any number of the range is typed in, rather than picked from a list of all.
    typed: bool = False
    #: It matters only at tables of so many; none: at all.
    seats: range | None = None
    #: It matters only where an option named before it has one of these values: its name, and they.
    beside: tuple[str, tuple[Value, ...]] | None = None

    def applies(self, seats: int, options: Options) -> bool:
        """Whether it matters at a table of so many with these options; any value does, and does
        nothing, where it does not."""
        if self.seats is not None and seats not in self.seats:
            return False
        return self.beside is None or options[self.beside[0]] in self.beside[1]

    @property
    def listed(self) -> Sequence[Value]:
        """What is offered to be picked: all values, or where a number is typed only the usual."""
        return (self.default,) if self.typed else self.values

    def read(self, given: object) -> Value:
        """The value that was meant, also when it comes as text."""
        meant = _number(given) if isinstance(self.values, range) else given
        # Only whole numbers are looked up in a range at once; all else is compared with each of it.
        kind = int if isinstance(self.values, range) else str
        if type(meant) is kind and meant in self.values:
            return meant
        given = given if isinstance(given, int) else shortened(given)
        raise BadTable(
            f"option {self.name} is {given!r}, not one of {self._bounds()}",
            "error-option-value",
            {"option": f"={self.name}", "value": f"={given}", "allowed": f"={self._bounds()}"},
        )

    def usage(self) -> str:
        """How a command line writes it: `river=full|short`, `rounds=1–10`."""
        if isinstance(self.values, range):
            return f"{self.name}={self._bounds()}"
        return f"{self.name}={'|'.join(str(value) for value in self.values)}"

    def _bounds(self) -> str:
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(str(value) for value in self.values)


def _number(given: object) -> object:
    """The number that a text stands for, if it is written as numbers are."""
    if isinstance(given, str) and len(given) < _DIGITS and given.isascii() and given.isdigit():
        return int(given) if given == str(int(given)) else given
    return given


def resolve(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with the value given or its default; unknown names are refused."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            name = shortened(name)
            raise BadTable(
                f"there is no option {name!r}, only {', '.join(names) or 'none'}",
                "error-option-name",
                {"option": f"={name}", "allowed": f"={', '.join(names)}"},
            )
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }
