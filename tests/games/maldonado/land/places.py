"""Positions for the tests: what somebody knows of a map after some steps."""

from random import Random

from expedition.games.maldonado.land.terrain import (
    MAPS,
    NEIGHBOURS,
    PEAK,
    RED,
    SPACES,
    nothing_known,
    terrain,
)


def at(name: str) -> int:
    return SPACES.index(name)


def seeing(codes: bytes, names: str) -> bytes:
    """What is known when these spaces and the peak are seen."""
    known = bytearray(nothing_known(codes))
    for name in names.split():
        known[at(name)] = codes[at(name)]
    return bytes(known)


def walked(codes: bytes, steps: int, seed: int) -> bytes:
    """What is known after so many steps by the rules of exploring, taken by lot."""
    luck = Random(seed)
    known = bytearray(nothing_known(codes))
    edge = [space for space in range(len(codes)) if space % 7 == 6]
    for _ in range(steps):
        space = luck.choice(edge)
        edge.remove(space)
        known[space] = codes[space]
        if not RED[terrain(codes[space])]:
            for each in NEIGHBOURS[space]:
                if known[each] != codes[each] and codes[each] != PEAK and each not in edge:
                    edge.append(each)
    return bytes(known)


#: The position of the pictures: thirteen maps fit it.
PICTURE = seeing(MAPS[4], "B3 B4 C3 C4 C7 D3 D4 D5 D6 D7 E3 E4 E5 E6 E7 F4 F5 F6 F7 G6 G7")
