"""Positions for tests, in words.

    t = table(round=2, ships=["K4"], reserves=["L13"])
    t.lay("I4", "www/wLw")
    t.play(0, "move ship I4")
    assert t.expedition(0).ship == "I4"

A table stands in a player's turn with the board as printed; tests lay further tiles with whatever
corners they like, as long as these agree with what is known.
"""

from collections.abc import Mapping, Sequence

import pytest

from expedition.games.northwest import GAME
from expedition.games.northwest.box import (
    ABOARD,
    ACROSS,
    AREA,
    CREW,
    DOWN,
    GREENLAND,
    ICE,
    KINDS,
    LOST,
    NOBODY,
    PASSAGE,
    SINGLE,
    STRIDE,
    TOKENS,
    square_number,
)
from expedition.games.northwest.ground import pieces, shape_of
from expedition.games.northwest.laying import put_on_map
from expedition.games.northwest.notation import CORNER_STEP, CORNERS
from expedition.games.northwest.setup import empty_table, print_tiles
from expedition.games.northwest.state import ACT, JOKER_LAY, State, put, put_byte, put_bytes
from expedition.games.northwest.view import Expedition, View
from expedition.kit import Arg, Chance, Event, IllegalMove, Message, Result, heard_by

_PLACES = {"greenland": GREENLAND, "passage": PASSAGE, "aboard": ABOARD, "lost": LOST}


def place_number(name: str) -> int:
    return _PLACES[name] if name in _PLACES else square_number(name)


class Table:
    """A game in progress, with all that was said since the position was set up."""

    def __init__(self, state: State, seed: int = 0) -> None:
        self.state = state
        self.chance = Chance(seed)
        self.events: list[Event] = []

    # Setting up

    def lay(self, at: str, corners: str, token: str | None = None, token_at: str = "") -> None:
        """A tile with these rows of corners; its token lies in its first square if not told."""
        rows = corners.split("/")
        shape = DOWN if len(rows) == 3 else ACROSS if len(rows[0]) == 3 else SINGLE
        p = square_number(at)
        land = known = 0
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                known |= 1 << p + y * STRIDE + x
                land |= (sign == "L") << p + y * STRIDE + x
        s = self.state
        assert not (land ^ s.land) & known & s.known, f"{corners} does not fit at {at}"
        put_on_map(s, shape, p, JOKER_LAY, s.land | land)
        s.fresh = 0
        if token is not None:
            square = square_number(token_at or at)
            s.tokens = put_byte(s.tokens, square, TOKENS.index(token))

    def ship(self, seat: int, place: str, ready: int = 7, resting: int = 0) -> None:
        s = self.state
        s.ships = put(s.ships, seat, place_number(place))
        s.ship_ready = put(s.ship_ready, seat, ready)
        s.ship_resting = put(s.ship_resting, seat, resting)

    def sled(
        self, seat: int, place: str, corner: str = "", ready: int = 3, resting: int = 0
    ) -> None:
        """The sled on the ground with this corner; its crew come from the ship's, if they must."""
        s = self.state
        aboard = CREW - ready - resting - s.ship_resting[seat]
        s.ship_ready = put(s.ship_ready, seat, min(s.ship_ready[seat], max(aboard, 0)))
        at = place_number(place)
        s.sleds = put(s.sleds, seat, at)
        s.sled_ready = put(s.sled_ready, seat, ready)
        s.sled_resting = put(s.sled_resting, seat, resting)
        ground = NOBODY
        if at < AREA:
            shape = shape_of(s, at)
            ground = at + CORNER_STEP[shape][CORNERS.index(corner)]
            found = pieces(shape, at, s.land, ICE[s.round])
            assert any(piece >> ground - at & 1 for piece in found), "no ground there"
        s.grounds = put(s.grounds, seat, ground)

    def reserve(self, seat: int, *kinds: str) -> None:
        held = bytes(sorted(KINDS.index(kind) for kind in kinds))
        self.state.reserves = put_bytes(self.state.reserves, seat, held)

    def finds(self, seat: int, **counts: int) -> None:
        row = bytes(counts.get(token, 0) for token in TOKENS)
        self.state.finds = put_bytes(self.state.finds, seat, row)

    # Playing

    def play(self, seat: int, move: str) -> list[Message]:
        events = GAME.play(self.state, seat, GAME.notation.parse(move), self.chance)
        self.events += events
        return heard_by(events, None)

    def play_all(self, *moves: str) -> None:
        """Moves as `0 move ship K4`, one after the other."""
        for line in moves:
            seat, _, move = line.partition(" ")
            self.play(int(seat), move)

    def refused(self, seat: int, move: str) -> str:
        """The id of the reason why a move is refused."""
        with pytest.raises(IllegalMove) as error:
            self.play(seat, move)
        return error.value.reason.id

    def pass_round(self) -> None:
        """Everybody passes, and stands where it comes first, until the next round has begun."""
        round = self.state.round
        while self.waiting and (self.state.round == round or self.view().step == "thaw"):
            seat = self.waiting[0]
            legal = self.moves(seat)
            self.play(seat, "end" if "end" in legal else "pass" if "pass" in legal else legal[0])

    # Looking

    @property
    def waiting(self) -> tuple[int, ...]:
        return GAME.waiting_for(self.state)

    def moves(self, seat: int, start: str = "") -> list[str]:
        found = [move.text for move in GAME.moves(self.state, seat)]
        return [text for text in found if text.startswith(start)]

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def expedition(self, seat: int) -> Expedition:
        return self.view().expeditions[seat]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    def said(self, id: str) -> list[Mapping[str, Arg]]:
        return [message.args for message in heard_by(self.events, None) if message.id == id]


def table(
    seats: int = 2,
    *,
    round: int = 1,
    ships: Sequence[str] = (),
    reserves: Sequence[str] = (),
    shared_places: bool = False,
    passage_first: bool = False,
) -> Table:
    """The first player's turn; `ships` and `reserves` are by seat."""
    s = empty_table(seats, shared_places, passage_first)
    print_tiles(s)
    s.order = tuple(range(seats))
    s.step = ACT
    s.round = round
    s.display = bytes((0, 1, 2, 3))
    bag = bytearray(s.bag)
    for kind in s.display:
        bag[kind] -= 1
    s.bag = bytes(bag)
    t = Table(s)
    for seat, place in enumerate(ships):
        t.ship(seat, place)
    for seat, kinds in enumerate(reserves):
        t.reserve(seat, *kinds.split())
    return t
