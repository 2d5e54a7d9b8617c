"""Hints, in steps: is there a safe space, where, and why; and a check of a player's own marks.

Reasons are messages with the number of the rule, the spaces they look at and what they rule out or
settle, so that a screen can draw them.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple

from expedition.kit.chance import Chance
from expedition.kit.events import Arg, Message

from .narrowing import spaces_of, spread_of
from .proving import COUNTING, Offer, Prover, noun, proof_of
from .reasoning import odds, reasoner
from .searching import Finder, TooLong
from .terrain import BONES, KINDS, SPACES, UNKNOWN

#: No chain has more steps than this; what needs more is said to have been tried through.
_LONGEST: Final = 14
#: Steps of searching after which it is left open whether marks can all be right: a player may
#: write what would be searched through for hours.
_PATIENCE: Final = 20_000


class Step(NamedTuple):
    """One reason: the rule it applies (0: the counts), what it looks at, what follows."""

    rule: int
    spaces: tuple[int, ...]
    ruled_out: tuple[tuple[int, int], ...]
    settled: tuple[tuple[int, int], ...]
    words: Message


class Chain(NamedTuple):
    """Why a terrain cannot stand on a space. `way` is how it is shown: `direct`, `suppose` (it is
    assumed and leads to a contradiction) or `tried` (only by going through all cases)."""

    space: int
    terrain: int
    way: str
    steps: tuple[Step, ...]
    conclusion: Message


class Ladder(NamedTuple):
    """The three steps of a hint among the spaces one may enter: how many are safe, and which."""

    is_there: Message
    where: Message
    spaces: tuple[int, ...]


class MarkCheck(NamedTuple):
    """What is to be said of a mark: `proved`, `possible`, `contradicts` or, if each is possible
    but not all at once, `together`. `percent` is its likelihood, -1 if it has none."""

    space: int
    terrain: int
    verdict: str
    percent: int
    words: Message


# --- Is there one, and where --------------------------------------------------------------------


def ladder(known: bytes, enterable: tuple[int, ...]) -> Ladder:
    """The first two steps of the hint, for the spaces that may be entered now."""
    may_be_bones = reasoner(known).may_be
    found = tuple(space for space in enterable if not may_be_bones(space, BONES))
    if not found:
        return Ladder(Message("hint-no-safe", {}), Message("hint-no-safe", {}), ())
    args: dict[str, Arg] = {"spaces": tuple(f"={SPACES[space]}" for space in found)}
    count: dict[str, Arg] = {"count": len(found)}
    return Ladder(Message("hint-safe", count), Message("hint-safe-where", args), found)


# --- Why ------------------------------------------------------------------------------------------


def explain(known: bytes, space: int, kind: int = BONES) -> Chain | None:
    """Why this terrain, bones if none is named, cannot stand there; None if it may."""
    if reasoner(known).may_be(space, kind):
        return None
    direct = _direct(known, space, kind)
    supposed = _supposed(known, space, kind)
    chains = [chain for chain in (direct, supposed) if chain is not None]
    if chains:
        return min(chains, key=lambda chain: len(chain.steps))
    args: dict[str, Arg] = {"space": f"={SPACES[space]}", "terrain": noun(kind)}
    tried = Step(COUNTING, (space,), ((space, kind),), (), Message("hint-tried", args))
    return Chain(space, kind, "tried", (tried,), _conclusion(space, kind))


def _direct(known: bytes, space: int, kind: int) -> Chain | None:
    """Rule by rule until the terrain is ruled out."""
    prover = Prover(known)
    while prover.places[kind] >> space & 1:
        if not prover.advance(_LONGEST):
            return None
    offers = proof_of(prover, prover.because_not(kind, 1 << space))
    return Chain(space, kind, "direct", _told(known, offers, None), _conclusion(space, kind))


def _supposed(known: bytes, space: int, kind: int) -> Chain | None:
    """If it stood there: rule by rule until something is impossible."""
    prover = Prover(known)
    prover.suppose(space, kind)
    while prover.advance(_LONGEST):
        pass
    clash = prover.contradiction
    if clash is None:
        return None
    args: dict[str, Arg] = {"space": f"={SPACES[space]}", "terrain": noun(kind)}
    first = Step(COUNTING, (space,), (), ((space, kind),), Message("hint-suppose", args))
    offers = [*proof_of(prover, clash.needs), clash]
    steps = (first, *_told(known, offers, (space, kind)))
    return Chain(space, kind, "suppose", steps, _conclusion(space, kind))


def _conclusion(space: int, kind: int) -> Message:
    id = "hint-so-safe" if kind == BONES else "hint-so-not"
    return Message(id, {"space": f"={SPACES[space]}", "terrain": noun(kind)})


def _told(known: bytes, offers: list[Offer], supposed: tuple[int, int] | None) -> tuple[Step, ...]:
    """The steps of a proof alone, each with what it settles."""
    prover = Prover(known)
    if supposed is not None:
        prover.suppose(*supposed)
    told = []
    before = prover.standing()
    for offer in offers:
        for kind, spaces in offer.ruled_out:
            prover.places[kind] &= ~spaces
        for space in spaces_of(offer.settles):
            prover.suppose(space, offer.kind)
        after = prover.standing()
        # What a step says stands there is told, even if it turns out that it cannot.
        said = {offer.kind: offer.settles}
        settled = [
            (space, kind)
            for kind in range(KINDS)
            for space in spaces_of((after[kind] | said.get(kind, 0)) & ~before[kind])
        ]
        before = after
        told.append(_step(offer, settled))
    return tuple(told)


def _step(offer: Offer, settled: list[tuple[int, int]]) -> Step:
    ruled_out = tuple(
        (space, kind) for kind, spaces in offer.ruled_out for space in spaces_of(spaces)
    )
    looks_at = tuple(spaces_of(offer.looks_at))
    return Step(offer.rule, looks_at, ruled_out, tuple(settled), Message(offer.id, offer.args))


# --- How likely -----------------------------------------------------------------------------------


def is_certain(known: bytes, space: int, kind: int) -> bool:
    """Whether nothing but this terrain may stand there."""
    thinker = reasoner(known)
    return not any([each != kind and thinker.may_be(space, each) for each in range(KINDS)])


def open_percent(share: float) -> int:
    """How likely it is what may be or not: never 0 or 100, although a hundredth is rounded away
    and a sample may miss what is possible."""
    return min(99, max(1, round(100 * share)))


def percent_of(known: bytes, space: int, kind: int, share: float) -> int:
    """How likely a terrain is that may stand there; 100 is for what is certain alone."""
    near = round(100 * share) == 100
    return 100 if near and is_certain(known, space, kind) else open_percent(share)


# --- Marks ----------------------------------------------------------------------------------------


def check_marks(known: bytes, marks: Mapping[int, tuple[int, ...]]) -> tuple[MarkCheck, ...]:
    """What is to be said of each mark: terrains that a player wrote on unknown spaces.

    Several marks on a space mean: one of these.
    """
    open_marks = {space: kinds for space, kinds in marks.items() if known[space] == UNKNOWN}
    quarrel = _quarrel(known, open_marks)
    table = odds(known)
    found = []
    for space in sorted(open_marks):
        for kind in open_marks[space]:
            percent = open_percent(table.share[space][kind])
            found.append(_mark(known, space, kind, percent, quarrel))
    return tuple(found)


def _mark(known: bytes, space: int, kind: int, percent: int, quarrel: list[int]) -> MarkCheck:
    args: dict[str, Arg] = {"space": f"={SPACES[space]}", "terrain": noun(kind)}
    thinker = reasoner(known)
    if not thinker.may_be(space, kind):
        return MarkCheck(space, kind, "contradicts", 0, Message("mark-contradicts", args))
    if is_certain(known, space, kind):
        return MarkCheck(space, kind, "proved", 100, Message("mark-proved", args))
    if space in quarrel:
        args["spaces"] = tuple(f"={SPACES[each]}" for each in quarrel if each != space)
        return MarkCheck(space, kind, "together", percent, Message("mark-together", args))
    return MarkCheck(
        space, kind, "possible", percent, Message("mark-possible", {**args, "percent": percent})
    )


def _quarrel(known: bytes, marks: Mapping[int, tuple[int, ...]]) -> list[int]:
    """The fewest marked spaces, one by one necessary, whose marks cannot all be right at once; some
    more, or none, where to see it would take too long.

    Marks that are wrong by themselves are left out: they are told apart.
    """
    thinker = reasoner(known)
    sound = {
        space: tuple(kind for kind in kinds if thinker.may_be(space, kind))
        for space, kinds in marks.items()
    }
    chosen: dict[int, tuple[int, ...]] = {}
    fewer = {space: kinds for space, kinds in sound.items() if kinds}
    with suppress(TooLong):
        if _agree(known, fewer):
            return []
        chosen = fewer
        for space in sorted(chosen):
            fewer = {each: kinds for each, kinds in chosen.items() if each != space}
            if not _agree(known, fewer):
                chosen = fewer
    return sorted(chosen)


def _agree(known: bytes, marks: Mapping[int, tuple[int, ...]]) -> bool:
    """Whether a map fits with one of the marked terrains on each marked space."""
    places, hills = spread_of(known)
    for space, kinds in marks.items():
        for kind in range(KINDS):
            if kind not in kinds:
                places[kind] &= ~(1 << space)
    return Finder(hills, Chance(0), [0] * KINDS, _PATIENCE).find(places) is not None
