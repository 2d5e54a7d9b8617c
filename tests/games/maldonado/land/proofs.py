"""A referee of proofs, written from the text of the rules alone: does each step of a chain follow
from the rule it names, from what is seen and from the steps before it, and do all together show
what was asked? It knows terrains by name and shares nothing with the engine's own reasoning."""

from collections.abc import Callable
from itertools import combinations

from expedition.games.maldonado.land.hints import Chain, Step
from expedition.games.maldonado.land.terrain import TERRAINS, UNKNOWN, hill_number, terrain

COUNTS = {
    "peak": 1,
    "mountain": 2,
    "wood": 7,
    "water": 8,
    "food": 5,
    "flint": 4,
    "berries": 3,
    "mushrooms": 3,
    "hill": 4,
    "teepee": 4,
    "bones": 4,
    "land": 4,
}
SPACES = range(49)
ROWS = [[row * 7 + column for column in range(7)] for row in range(7)]
COLUMNS = [[row * 7 + column for row in range(7)] for column in range(7)]


def _steps(space: int, steps: list[tuple[int, int]]) -> list[int]:
    row, column = divmod(space, 7)
    found = [(row + down, column + right) for down, right in steps]
    return [y * 7 + x for y, x in found if 0 <= y < 7 and 0 <= x < 7]


def beside(space: int) -> list[int]:
    return _steps(space, [(-1, 0), (1, 0), (0, -1), (0, 1)])


def diagonal(space: int, far: int = 1) -> list[int]:
    return _steps(space, [(down, right) for down in (-far, far) for right in (-far, far)])


def two_away(space: int) -> list[int]:
    return diagonal(space, 2)


Near = Callable[[int], list[int]]
#: By rule: which terrain needs one of which near itself.
NEEDS: dict[int, list[tuple[str, Near, set[str]]]] = {
    1: [("wood", beside, {"water"})],
    2: [("water", beside, {"wood"})],
    6: [("food", beside, {"water"})],
    7: [("flint", beside, {"mountain", "peak", "hill"})],
    8: [("berries", beside, {"wood"})],
    9: [("mushrooms", diagonal, {"wood"})],
    10: [("teepee", beside, {"water", "food"})],
    11: [("land", two_away, {"bones"}), ("bones", two_away, {"land"})],
}


class Position:
    """What each space may still be, by what is seen and what was shown so far."""

    def __init__(self, known: bytes) -> None:
        every = set(TERRAINS) - {"peak"}
        self.may = [set(every) if code == UNKNOWN else {TERRAINS[terrain(code)]} for code in known]
        self.hills = {at: hill_number(code) for at, code in enumerate(known) if code >= 16}

    def certain(self, kind: str) -> list[int]:
        return [space for space in SPACES if self.may[space] == {kind}]

    def open(self, kind: str) -> list[int]:
        return [space for space in SPACES if kind in self.may[space]]

    def shows(self, rule: int, space: int, kind: str) -> bool:
        """Whether this rule alone says that the terrain cannot stand there."""
        before = self.may[space]
        self.may[space] = before & {kind}
        found = self.broken(rule)
        self.may[space] = before
        return found

    def broken(self, rule: int) -> bool:
        """Whether this rule (0: the counts) cannot be kept any more, or a space holds nothing."""
        if not all(self.may):
            return True
        checks = {
            0: self._counts,
            3: self._range,
            5: self._touch,
            12: self._hills,
            13: self._column,
        }
        if rule in checks and checks[rule]():
            return True
        return (
            (rule in (1, 4) and self._lines(rule))
            or (rule == 10 and self._side_by_side())
            or any(self._lacks(*need) for need in NEEDS.get(rule, []))
        )

    def _counts(self) -> bool:
        return any(
            len(self.certain(kind)) > count or len(self.open(kind)) < count
            for kind, count in COUNTS.items()
        )

    def _lines(self, rule: int) -> bool:
        kinds = {"wood"} if rule == 1 else set(COUNTS) - {"water", "land", "mountain", "wood"}
        for kind in kinds:
            certain, places = self.certain(kind), self.open(kind)
            for lines in (ROWS, COLUMNS):
                if any(len(set(line) & set(certain)) > 1 for line in lines):
                    return True
                if sum(bool(set(line) & set(places)) for line in lines) < COUNTS[kind]:
                    return True
        return False

    def _range(self) -> bool:
        standing, places = set(self.certain("mountain")), self.open("mountain")
        pairs = [set(pair) for pair in combinations(places, 2) if standing <= set(pair)]
        return not any(_linked(pair | set(self.certain("peak"))) for pair in pairs)

    def _touch(self) -> bool:
        return any(
            len(self.may[space]) == 1 and self.may[space] == self.may[other] != {"mountain"}
            for space in SPACES
            for other in beside(space)
        )

    def _side_by_side(self) -> bool:
        bones = set(self.certain("bones"))
        return any(bones & set(beside(space)) for space in self.certain("teepee"))

    def _lacks(self, kind: str, near: Near, wanted: set[str]) -> bool:
        return any(
            not any(self.may[other] & wanted for other in near(space))
            for space in self.certain(kind)
        )

    def _hills(self) -> bool:
        certain, places = set(self.certain("land")), set(self.open("land"))
        for space, number in self.hills.items():
            cross = {*ROWS[space // 7], *COLUMNS[space % 7]}
            if len(cross & certain) > number or len(cross & places) < number:
                return True
        return False

    def _column(self) -> bool:
        return any(self.may[space] <= {"bones", "mountain"} for space in COLUMNS[6])


def _linked(places: set[int]) -> bool:
    reached = {min(places)}
    while True:
        more = {other for space in reached for other in beside(space)} & places - reached
        if not more:
            return reached == places
        reached |= more


def _take(position: Position, step: Step) -> None:
    """One step must follow from its rule; then it is believed."""
    out = [(space, TERRAINS[kind]) for space, kind in step.ruled_out]
    for space, settled in step.settled:
        out += [(space, other) for other in position.may[space] - {TERRAINS[settled]}]
    for space, name in out:
        assert name not in position.may[space] or position.shows(step.rule, space, name), (
            f"{step.words.id}: {name} at {space} does not follow from rule {step.rule}"
        )
    for space, name in out:
        position.may[space].discard(name)


def check_chain(known: bytes, chain: Chain) -> None:
    """A chain is a proof: step by step, and of just what it concludes."""
    position = Position(known)
    steps = list(chain.steps)
    if chain.way == "suppose":
        position.may[chain.space] = {TERRAINS[chain.terrain]}
        assert steps.pop(0).settled == ((chain.space, chain.terrain),)
        clash = steps.pop()
        for step in steps:
            _take(position, step)
        assert position.broken(clash.rule), f"{clash.words.id} is no contradiction"
        return
    assert chain.way == "direct"
    for step in steps:
        _take(position, step)
    assert TERRAINS[chain.terrain] not in position.may[chain.space]
