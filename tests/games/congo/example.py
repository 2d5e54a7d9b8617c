"""The rulebook's example (section 8 of the rules) as moves, and as a record from the very deal.

`python -m tests.games.congo.example` writes tests/golden/congo/section-7.record and its log anew.

The record must lead from the deal to Stanley Falls, the sixth stop of the short river, with the
example's hands. So its luck is scripted from the first card on: each wish below is turned into
the outcome that makes it come true. On the way the players lose the auxiliaries of the first five
stops, so that at Stanley Falls they hold those of the example and no others.
"""

from expedition.compliance.golden import write
from expedition.games.congo import GAME
from expedition.games.congo.box import (
    ALL_AUXILIARIES,
    ALL_CHARACTERS,
    AUXILIARIES,
    BELLIGERENT,
    CHARACTERS,
    FLAGS,
    NATIONS,
    NON_BELLIGERENTS,
    STATION_TILES,
    STATIONS,
)
from expedition.kit import Match
from tests.golden.golden import FOLDER

SEATS = 3
BIDS = ("GB-missionary-1", "BE-doctor-1", "DE-missionary-1")
AUXILIARIES_HELD = (("nun", "servant"), ("nurse", "interpreter", "servant"), ("interpreter",))
#: Seat and move, from the bids on, as the example tells it.
MOVES = (
    *((seat, f"bid {card}") for seat, card in enumerate(BIDS)),
    (0, "pass"),
    (1, "add nurse"),
    (2, "add interpreter"),
    (0, "add nun"),
    (1, "add interpreter"),
    # The third has nothing left, as all can see, and is out without being asked.
    (0, "add servant"),
    (1, "pass"),
)

# --- From the deal to Stanley Falls ---------------------------------------------------------------

#: Station and flag of the nine stops.
STOPS = (
    ("jungle", "FR"),
    ("hospital", "GB"),
    ("hospital", "GB"),
    ("jungle", "FR"),
    ("hospital", "DE"),
    ("mission", "GB"),
    ("village", "FR"),
    ("barracks", "FR"),
    ("barracks", "DE"),
)
#: Of each seat the four cards dealt, then the six drawn.
CHARACTERS_DRAWN = (
    "GB-explorer-1 GB-explorer-2 GB-doctor-1 GB-doctor-2 "
    "DE-doctor-1 GB-missionary-1 FR-officer-1 FR-officer-2 DE-officer-1 DE-officer-2",
    "BE-anthropologist-1 BE-anthropologist-2 BE-officer-1 BE-officer-2 "
    "BE-doctor-1 BE-explorer-2 FR-doctor-1 FR-doctor-2 DE-doctor-2 BE-doctor-2",
    "GB-officer-1 GB-officer-2 FR-explorer-1 FR-explorer-2 "
    "FR-anthropologist-1 DE-missionary-1 FR-missionary-1 FR-missionary-2 DE-missionary-2 "
    "GB-missionary-2",
)
AUXILIARIES_DRAWN = (
    "porter porter porter porter porter porter porter porter nun servant",
    "assistant assistant assistant assistant assistant assistant assistant "
    "nurse interpreter servant",
    "askari askari askari askari askari askari askari askari assistant interpreter",
)
#: Bid and addition of each seat at the first five stops; seat 0 wins them all and stays first.
WAY = (
    (
        ("GB-explorer-1", "porter " * 5),
        ("BE-anthropologist-1", "assistant " * 5),
        ("GB-officer-1", "askari " * 5),
    ),
    (("GB-doctor-1", ""), ("BE-officer-1", ""), ("FR-explorer-1", "")),
    (("GB-doctor-2", ""), ("BE-officer-2", ""), ("FR-explorer-2", "")),
    (
        ("GB-explorer-2", "porter " * 3),
        ("BE-anthropologist-2", "assistant " * 2),
        ("GB-officer-2", "askari " * 3),
    ),
    (("DE-doctor-1", ""), ("BE-explorer-2", ""), ("FR-anthropologist-1", "assistant")),
)
HIPPO_STOPS = (2, 3)


def script() -> list[int]:
    """The outcomes of chance that deal and draw all this."""
    outcomes: list[int] = []

    def take(things: list[str], wanted: str) -> None:
        outcomes.append(things.index(wanted))
        things.remove(wanted)

    neutrals = [CHARACTERS[card] for card in NON_BELLIGERENTS]
    for _ in range(2):
        take(neutrals, neutrals[0])
    characters = [CHARACTERS[card] for card in ALL_CHARACTERS if BELLIGERENT[card]] + neutrals
    auxiliaries = [AUXILIARIES[kind] for kind in ALL_AUXILIARIES]
    for pile, rows in ((characters, CHARACTERS_DRAWN), (auxiliaries, AUXILIARIES_DRAWN)):
        for row in rows:
            for card in row.split()[:4]:
                take(pile, card)
    outcomes += [0] * (2 * SEATS)  # special cards, the first of the box
    outcomes += [0] * SEATS  # hippo tiles
    tiles = [STATIONS[tile] for tile in STATION_TILES]
    flags = [NATIONS[flag] for flag in FLAGS]
    for station, _ in STOPS:
        take(tiles, station)
    for _, flag in STOPS:
        take(flags, flag)
    outcomes.append(0)  # seat 0 is first
    for stop in range(6):
        for seat in range(SEATS):
            take(characters, CHARACTERS_DRAWN[seat].split()[4 + stop])
            take(auxiliaries, AUXILIARIES_DRAWN[seat].split()[4 + stop])
        if stop in HIPPO_STOPS:
            outcomes += [0, 0]
    return outcomes


def to_stanley_falls() -> Match:
    """A match that stands before the bids of the example."""
    match = Match(GAME, SEATS, {"river": "short"}, 7, script=script())
    for plan in WAY:
        for seat, (bid, _) in enumerate(plan):
            match.play(seat, f"bid {bid}")
        decline_all(match)
        added: set[int] = set()
        while match.view(None).step == "raise":
            (seat,) = match.waiting_for
            cards = "" if seat in added else plan[seat][1].strip()
            added.add(seat)
            match.play(seat, f"add {cards}" if cards else "pass")
    return match


def decline_all(match: Match) -> None:
    while match.view(None).step == "special":
        match.play(match.waiting_for[0], "decline")


def whole() -> Match:
    """The match with the example played out."""
    match = to_stanley_falls()
    for seat, move in MOVES:
        match.play(seat, move)
        decline_all(match)
    return match


if __name__ == "__main__":
    write(FOLDER / "congo" / "section-7.record", whole())
