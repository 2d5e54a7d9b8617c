"""Proving: chains of single rules, as a person would reason, kept as short as they come.

A proof starts from what is seen. Each step applies one rule once and rules out some terrains on
some spaces. For everything ruled out the prover keeps which steps it took, and of all steps it
could take next it takes those that need the fewest before them. `hints` puts the steps into words.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from expedition.kit.events import Arg

from .narrowing import (
    BESIDE,
    COLUMN,
    CROSS,
    DIAGONAL,
    EVERYWHERE,
    FAR,
    ROW,
    beside,
    mask,
    spaces_of,
)
from .terrain import (
    AREA,
    BARRED_COLUMNS,
    BERRIES,
    BONES,
    COLUMNS,
    COUNTS,
    FLINT,
    FOOD,
    HILL,
    HILL_0,
    KINDS,
    LAND,
    MAY_TOUCH,
    MOUNTAIN,
    MUSHROOMS,
    PEAK,
    ROWS,
    SPACES,
    TEEPEE,
    TERRAINS,
    TWICE_IN_A_LINE,
    UNKNOWN,
    WATER,
    WOOD,
    hill_number,
    terrain,
)

#: What a terrain needs near itself: its rule, where, and one of which terrains.
NEEDS: Final[dict[int, tuple[int, tuple[int, ...], tuple[int, ...]]]] = {
    WOOD: (1, BESIDE, (WATER,)),
    WATER: (2, BESIDE, (WOOD,)),
    FOOD: (6, BESIDE, (WATER,)),
    FLINT: (7, BESIDE, (MOUNTAIN, PEAK, HILL)),
    BERRIES: (8, BESIDE, (WOOD,)),
    MUSHROOMS: (9, DIAGONAL, (WOOD,)),
    TEEPEE: (10, BESIDE, (WATER, FOOD)),
    LAND: (11, FAR, (BONES,)),
    BONES: (11, FAR, (LAND,)),
}
#: The rules that count: everybody knows how many of each terrain there are.
COUNTING: Final = 0


class Offer(NamedTuple):
    """A step that could be taken: what it rules out, by terrain and mask, and what it needs."""

    rule: int
    id: str
    args: dict[str, Arg]
    looks_at: int
    ruled_out: tuple[tuple[int, int], ...]
    needs: int
    #: Spaces on which it leaves one terrain, whatever was ruled out there before, and which.
    settles: int
    kind: int


def noun(kind: int) -> str:
    """A terrain as an argument of a message."""
    return f"terrain-{TERRAINS[kind]}"


def names(spaces: int) -> tuple[str, ...]:
    """Spaces as an argument of a message."""
    return tuple(f"={SPACES[space]}" for space in spaces_of(spaces))


class Prover:
    """What follows from a position, step by step; from a supposition too, if one is made."""

    def __init__(self, known: bytes) -> None:
        seen = mask([space for space in range(AREA) if known[space] != UNKNOWN])
        self.places = [EVERYWHERE & ~seen for _ in range(KINDS)]
        for space in spaces_of(seen):
            self.places[terrain(known[space])] |= 1 << space
        self.places[PEAK] = 1 << known.index(PEAK)
        self.hills = [(at, hill_number(code)) for at, code in enumerate(known) if code >= HILL_0]
        self.steps: list[Offer] = []
        #: The steps, by mask, that ruled out a terrain on a space; none where it was seen.
        self._because = [[0] * AREA for _ in range(KINDS)]
        #: The steps that alone show what stands on a space, and what that is; -1 if none does.
        self._settled_by = [-1] * AREA
        self._settled_as = [-1] * AREA
        #: The step that shows a contradiction, once there is one.
        self.contradiction: Offer | None = None

    def suppose(self, space: int, kind: int) -> None:
        """Take it for granted that this terrain stands there."""
        for each in range(KINDS):
            if each != kind:
                self.places[each] &= ~(1 << space)

    # Going on ------------------------------------------------------------------------------------

    def advance(self, most: int) -> bool:
        """Take all steps that need the fewest before them; False if none is left."""
        offers = self._offers()
        if self.contradiction is not None or not offers:
            return False
        fewest = min([offer.needs.bit_count() for offer in offers])
        if fewest >= most:
            return False
        for offer in offers:
            if offer.needs.bit_count() == fewest:
                self._take(offer)
        return True

    def _take(self, offer: Offer) -> None:
        new = [(kind, spaces & self.places[kind]) for kind, spaces in offer.ruled_out]
        new = [(kind, spaces) for kind, spaces in new if spaces]
        if not new:
            return
        steps = offer.needs | 1 << len(self.steps)
        self.steps.append(offer._replace(ruled_out=tuple(new)))
        for kind, spaces in new:
            self.places[kind] &= ~spaces
            for space in spaces_of(spaces):
                self._because[kind][space] = steps
        for space in spaces_of(offer.settles):
            self._settled_by[space] = steps
            self._settled_as[space] = offer.kind

    def because_not(self, kind: int, spaces: int) -> int:
        """The steps that ruled out a terrain on all these spaces."""
        found = 0
        for space in spaces_of(spaces & ~self.places[kind]):
            found |= self._because[kind][space]
        return found

    def _because_is(self, space: int) -> int:
        """The steps that ruled out everything but what stands there."""
        found = 0
        for kind in range(KINDS):
            found |= self._because[kind][space]
        alone = self._settled_by[space]
        return alone if alone >= 0 and alone.bit_count() < found.bit_count() else found

    def _because_are(self, spaces: int) -> int:
        found = 0
        for space in spaces_of(spaces):
            found |= self._because_is(space)
        return found

    def standing(self) -> list[int]:
        """For each terrain the spaces where nothing else may stand."""
        once = twice = 0
        for here in self.places:
            twice |= once & here
            once |= here
        return [here & ~twice for here in self.places]

    # The rules -----------------------------------------------------------------------------------

    def _offers(self) -> list[Offer]:
        found: list[Offer] = []
        standing = self.standing()
        self._from_columns(found)
        for kind in range(KINDS):
            for space in spaces_of(standing[kind]):
                self._from_standing(found, kind, space)
            self._from_needs(found, kind, standing[kind])
            self._from_counts(found, kind, standing[kind])
            self._from_lines(found, kind, standing[kind])
        self._from_range(found)
        for space, number in self.hills:
            self._from_hill(found, space, number, standing[LAND])
        self._from_empty_spaces()
        return found

    def _offer(
        self,
        found: list[Offer],
        rule: int,
        id: str,
        args: dict[str, Arg],
        looks_at: int,
        ruled_out: Sequence[tuple[int, int]],
        needs: int,
        settles: int = 0,
        kind: int = -1,
    ) -> None:
        """Note a step if it would tell something new."""
        new = tuple((each, out & self.places[each]) for each, out in ruled_out)
        new = tuple((each, out) for each, out in new if out)
        if new:
            found.append(Offer(rule, id, args, looks_at, new, needs, settles, kind))

    def _clash(self, rule: int, id: str, args: dict[str, Arg], looks_at: int, needs: int) -> None:
        """Note a contradiction, the one that needs the fewest steps."""
        now = self.contradiction
        if now is None or needs.bit_count() < now.needs.bit_count():
            self.contradiction = Offer(rule, id, args, looks_at, (), needs, 0, -1)

    def _others(self, kind: int, spaces: int) -> list[tuple[int, int]]:
        return [(each, spaces) for each in range(KINDS) if each != kind]

    def _from_columns(self, found: list[Offer]) -> None:
        for kind in range(KINDS):
            for column in BARRED_COLUMNS[kind]:
                args: dict[str, Arg] = {"terrain": noun(kind), "line": f"={COLUMNS[column]}"}
                self._offer(found, 13, "hint-column", args, 0, [(kind, COLUMN[column])], 0)

    def _from_standing(self, found: list[Offer], kind: int, space: int) -> None:
        here = 1 << space
        needs = self._because_is(space)
        base: dict[str, Arg] = {"space": f"={SPACES[space]}", "terrain": noun(kind)}
        if not TWICE_IN_A_LINE[kind]:
            out = CROSS[space] & ~here & self.places[kind]
            args: dict[str, Arg] = {**base, "spaces": names(out)}
            rule = 1 if kind == WOOD else 4
            self._offer(found, rule, "hint-line-taken", args, here, [(kind, out)], needs)
        if not MAY_TOUCH[kind]:
            out = BESIDE[space] & self.places[kind]
            args = {**base, "spaces": names(out)}
            self._offer(found, 5, "hint-touch", args, here, [(kind, out)], needs)
        if kind in (TEEPEE, BONES):
            other = BONES if kind == TEEPEE else TEEPEE
            out = BESIDE[space] & self.places[other]
            args = {**base, "spaces": names(out), "other": noun(other)}
            self._offer(found, 10, "hint-apart", args, here, [(other, out)], needs)

    def _from_needs(self, found: list[Offer], kind: int, standing: int) -> None:
        if kind not in NEEDS:
            return
        rule, near, wanted = NEEDS[kind]
        for space in spaces_of(self.places[kind]):
            left = 0
            for each in wanted:
                left |= near[space] & self.places[each]
            if left & (left - 1):
                continue
            lacking = self._because_none(wanted, near[space] & ~left)
            args: dict[str, Arg] = {
                "space": f"={SPACES[space]}",
                "terrain": noun(kind),
                "needs": tuple(noun(each) for each in wanted),
                "spaces": names(near[space]),
            }
            if not left:
                out = [(kind, 1 << space)]
                self._offer(found, rule, f"hint-lacks-{rule}", args, near[space], out, lacking)
            elif standing >> space & 1:
                args["place"] = names(left)[0]
                out = [(each, left) for each in range(KINDS) if each not in wanted]
                needs = lacking | self._because_is(space)
                looks_at = near[space] | 1 << space
                id = f"hint-takes-{rule}"
                settles = left if len(wanted) == 1 else 0
                self._offer(found, rule, id, args, looks_at, out, needs, settles, wanted[0])

    def _because_none(self, kinds: tuple[int, ...], spaces: int) -> int:
        found = 0
        for kind in kinds:
            found |= self.because_not(kind, spaces)
        return found

    def _from_counts(self, found: list[Offer], kind: int, standing: int) -> None:
        here = self.places[kind]
        args: dict[str, Arg] = {"terrain": noun(kind), "count": COUNTS[kind]}
        if standing.bit_count() >= COUNTS[kind]:
            args["spaces"] = names(standing)
            needs = self._because_are(standing)
            if standing.bit_count() > COUNTS[kind]:
                self._clash(COUNTING, "hint-clash-many", args, standing, needs)
            out = [(kind, here & ~standing)]
            self._offer(found, COUNTING, "hint-all-found", args, standing, out, needs)
        elif here.bit_count() <= COUNTS[kind]:
            args["spaces"] = names(here)
            needs = self.because_not(kind, EVERYWHERE)
            if here.bit_count() < COUNTS[kind]:
                self._clash(COUNTING, "hint-clash-few", args, here, needs)
            out = self._others(kind, here)
            self._offer(found, COUNTING, "hint-all-left", args, here, out, needs, here, kind)

    def _from_lines(self, found: list[Offer], kind: int, standing: int) -> None:
        """Terrains that stand once in a line and need as many lines as are left for them."""
        if TWICE_IN_A_LINE[kind] or COUNTS[kind] == 1:
            return
        for lines, letters, which in ((ROW, ROWS, "row"), (COLUMN, COLUMNS, "column")):
            empty = [line for line in lines if not line & self.places[kind]]
            spare = len(lines) - len(empty) - COUNTS[kind]
            if spare > 0:
                continue
            needs = 0
            for line in empty:
                needs |= self.because_not(kind, line)
            if spare < 0:
                args: dict[str, Arg] = {"terrain": noun(kind), "count": COUNTS[kind]}
                self._clash(1 if kind == WOOD else 4, f"hint-clash-{which}s", args, 0, needs)
                continue
            for at, line in enumerate(lines):
                here = line & self.places[kind]
                if here and not here & (here - 1) and not here & standing:
                    args = {
                        "terrain": noun(kind),
                        "count": COUNTS[kind],
                        "line": f"={letters[at]}",
                        "place": names(here)[0],
                    }
                    rule = 1 if kind == WOOD else 4
                    id = f"hint-{'wood' if kind == WOOD else 'last'}-{which}"
                    out = self._others(kind, here)
                    why = needs | self.because_not(kind, line)
                    self._offer(found, rule, id, args, line, out, why, here, kind)

    def _from_range(self, found: list[Offer]) -> None:
        peak = self.places[PEAK]
        mountains = self.places[MOUNTAIN]
        near = beside(peak)
        reached = peak
        for _ in range(COUNTS[MOUNTAIN]):
            reached |= beside(reached) & mountains
        args: dict[str, Arg] = {"space": names(peak)[0], "terrain": noun(MOUNTAIN)}
        too_far = mountains & ~reached
        # Too far in steps whatever stands between needs no reason; else the gaps are the reason.
        within = peak
        for _ in range(COUNTS[MOUNTAIN]):
            within |= beside(within)
        plain = [(MOUNTAIN, too_far & ~within)]
        self._offer(found, 3, "hint-range-far", args, peak, plain, 0)
        gaps = self.because_not(MOUNTAIN, within & ~peak)
        self._offer(found, 3, "hint-range-gap", args, peak, [(MOUNTAIN, too_far & within)], gaps)
        left = near & mountains
        if left and not left & (left - 1):
            args = {**args, "place": names(left)[0]}
            needs = self.because_not(MOUNTAIN, near)
            out = self._others(MOUNTAIN, left)
            self._offer(found, 3, "hint-range-one", args, peak, out, needs, left, MOUNTAIN)
        elif not left:
            self._clash(3, "hint-clash-range", args, near, self.because_not(MOUNTAIN, near))

    def _from_hill(self, found: list[Offer], space: int, number: int, lands: int) -> None:
        cross = CROSS[space]
        here = self.places[LAND] & cross
        standing = lands & cross
        args: dict[str, Arg] = {"space": f"={SPACES[space]}", "number": number}
        if standing.bit_count() >= number:
            args["spaces"] = names(standing)
            needs = self._because_are(standing)
            if standing.bit_count() > number:
                self._clash(12, "hint-clash-hill-many", args, standing, needs)
            id = "hint-hill-full" if number else "hint-hill-none"
            self._offer(found, 12, id, args, cross, [(LAND, here & ~standing)], needs)
        elif here.bit_count() <= number:
            args["spaces"] = names(here)
            needs = self.because_not(LAND, cross)
            if here.bit_count() < number:
                self._clash(12, "hint-clash-hill-few", args, here, needs)
            out = self._others(LAND, here)
            self._offer(found, 12, "hint-hill-left", args, cross, out, needs, here, LAND)

    def _from_empty_spaces(self) -> None:
        covered = 0
        for here in self.places:
            covered |= here
        for space in spaces_of(EVERYWHERE & ~covered):
            args: dict[str, Arg] = {"space": f"={SPACES[space]}"}
            needs = self._because_is(space)
            if self._settled_as[space] >= 0:
                needs |= self._because[self._settled_as[space]][space]
            self._clash(COUNTING, "hint-clash-space", args, 1 << space, needs)


def proof_of(prover: Prover, needs: int) -> list[Offer]:
    """The steps of a mask, in the order they were taken."""
    return [prover.steps[at] for at in range(len(prover.steps)) if needs >> at & 1]
