"""Options: what a table may choose before a game begins, with defaults and bounds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import BadTable, shortened

Value = int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice: a name, the values it may take (words, or a range of numbers), its default."""

    name: str
    values: Sequence[Value]
    default: Value

    def read(self, given: object) -> Value:
        """The value that was meant, also when it comes as text."""
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
            if isinstance(given, str) and given == str(value):
                return value
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
