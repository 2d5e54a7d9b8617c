"""Positions for tests, in words.

    t = table(
        stop="stanley-falls", station="mission", flag="GB",
        bids=["GB-missionary-1", "BE-doctor-1", "DE-missionary-1"],
        auxiliaries=[["nun", "servant"], ["nurse"], ["interpreter"]],
    )
    t.play(0, "pass")
    assert t.totals == (5, 4, 4)

A table begins with the bids of a round and is played on from there by the engine itself, so that
every position is one the game can reach. Whatever a test does not name lies in the piles: each card
and tile of the box is somewhere exactly once, which is checked after every move.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from expedition.games.congo import GAME, rules
from expedition.games.congo.box import (
    ALL_AUXILIARIES,
    AUXILIARIES,
    CHARACTERS,
    FIRST_STOP,
    FLAGS,
    HIPPOS,
    LANGUAGES,
    NATIONS,
    NEUTRALS_REMOVED,
    NO_FLAG,
    NOBODY,
    NON_BELLIGERENTS,
    SPECIALS,
    SPECIALS_IN_PLAY,
    STATION_TILES,
    STATIONS,
    STOPS,
    UNUSED,
)
from expedition.games.congo.state import (
    BID,
    DREW_NOTHING,
    OVER,
    STATION,
    UNCONTESTED,
    UNCONTROLLED,
    State,
    clear_contest,
)
from expedition.games.congo.view import View
from expedition.kit import Arg, Chance, Event, Message, Result, heard_by

Names = Sequence[str]
Rows = Sequence[Names]

#: Where the cards lie that a test does not name: the pile, the discard pile, or a seat's hand.
Rest = str | int


class Table:
    """A game in progress, with all that was said since the position was set up."""

    def __init__(self, state: State, seed: int = 0) -> None:
        self.state = state
        self.seed = seed
        self.events: list[Event] = []
        check_accounts(state)

    # Playing

    def play(
        self, seat: int, move: str, *, dice: Iterable[int] = (), luck: Iterable[int] = ()
    ) -> list[Message]:
        """Make a move and return what all were told. `dice` show 1 to 4, `luck` counts from 0."""
        chance = Chance(self.seed, [*(roll - 1 for roll in dice), *luck])
        events = GAME.play(self.state, seat, GAME.notation.parse(move), chance)
        self.events += events
        check_accounts(self.state)
        return heard_by(events, None)

    def play_all(self, *moves: str, dice: Iterable[int] = ()) -> None:
        """Moves as `0 bid GB-doctor-1`, one after the other; dice are for the last."""
        for at, line in enumerate(moves):
            seat, _, move = line.partition(" ")
            self.play(int(seat), move, dice=dice if at == len(moves) - 1 else ())

    def go_on(self, *, dice: Iterable[int] = (), luck: Iterable[int] = ()) -> None:
        """Run a state that stands at the beginning of a step on to its first decision."""
        chance = Chance(self.seed, [*(roll - 1 for roll in dice), *luck])
        rules.advance(self.state, chance, self.events)
        check_accounts(self.state)

    def finish_round(self) -> None:
        """Everybody passes, declines and holds until the boat has moved on."""
        stop = self.state.stop
        quiet = ("decline", "pass", "hold", "keep", "overboard nobody", "flee")
        while self.state.stop == stop and self.state.step != OVER:
            seat = self.waiting[0]
            legal = self.moves(seat)
            self.play(seat, next((move for move in quiet if move in legal), legal[0]))

    # Looking

    @property
    def waiting(self) -> tuple[int, ...]:
        return GAME.waiting_for(self.state)

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in GAME.moves(self.state, seat)]

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    @property
    def step(self) -> str:
        return self.view().step

    @property
    def totals(self) -> tuple[float | None, ...]:
        return self.view().totals

    @property
    def scores(self) -> tuple[float, ...]:
        return tuple(halves / 2 for halves in self.state.scores)

    @property
    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    # Listening

    def heard(self, seat: int | None = None) -> list[Message]:
        return heard_by(self.events, seat)

    def said(self, id: str, seat: int | None = None) -> list[Mapping[str, Arg]]:
        """The arguments of every message with this id that a seat, or a spectator, heard."""
        return [message.args for message in self.heard(seat) if message.id == id]

    def order(self, *ids: str) -> list[str]:
        """The ids of these messages in the order they were said to a spectator."""
        return [message.id for message in self.heard() if message.id in ids]

    def speakers(self, id: str) -> list[int]:
        """The seats that messages with this id are about."""
        return [int(str(args["seat"]).removeprefix("seat:")) for args in self.said(id)]

    @property
    def rolls(self) -> list[int]:
        """Every die that was told, in order."""
        return [int(str(m.args["roll"])) for m in self.heard() if "roll" in m.args]


def table(
    seats: int = 3,
    *,
    stop: str = "lisala",
    station: str = "hospital",
    flag: str | None = "GB",
    language: str | None = None,
    first: int = 0,
    hands: Rows = (),
    bids: Sequence[str | None] = (),
    auxiliaries: Rows | None = None,
    specials: Rows = (),
    hippos: Sequence[Sequence[int]] = (),
    known: Rows = (),
    scores: Sequence[float] = (),
    character_pile: Names | None = None,
    character_discard: Names = (),
    gone: Names = (),
    other_characters: Rest = "pile",
    auxiliary_pile: Names | None = None,
    auxiliary_discard: Names = (),
    other_auxiliaries: Rest = "pile",
    special_pile: Names | None = None,
    special_discard: Names = (),
    other_specials: Rest = "pile",
    upriver: Mapping[str, str] | None = None,
    upriver_flags: Mapping[str, str] | None = None,
    river: str = "full",
    hidden_scores: bool = False,
    at_station: bool = False,
    play: tuple[int, str] | None = None,
    dice: Iterable[int] = (),
    luck: Iterable[int] = (),
    seed: int = 0,
) -> Table:
    """A round at this stop when bids are due; with `bids` given, they are made.

    `hands` are the characters beside the bids. Unless said otherwise everybody holds one askari, so
    that all are asked in the raising. `play=(seat, card)` has this seat, which need not
    be given the card, play it and all before it decline; otherwise everybody who is asked for a
    special card is left to answer. With `at_station` the round has not begun: `go_on` begins it.
    Dice, counted from 1, and then luck, counted from 0, are used by the last of these moves.
    """
    hand_rows = _rows(hands, seats)
    for seat, bid in enumerate(bids):
        if bid is not None:
            hand_rows[seat] = [bid, *hand_rows[seat]]
    if auxiliaries is None:
        auxiliaries = () if at_station else [["askari"]] * seats
    special_rows = _rows(specials, seats)
    if play is not None and play[1] not in special_rows[play[0]]:
        special_rows[play[0]].append(play[1])

    neutrals = {CHARACTERS[card] for card in NON_BELLIGERENTS}
    named = {*_flat(hand_rows), *(character_pile or ()), *character_discard, *gone}
    spare = [name for name in CHARACTERS if name in neutrals and name not in named]
    removed = spare[len(spare) - NEUTRALS_REMOVED[seats] :] if NEUTRALS_REMOVED[seats] else []
    in_play = [name for name in CHARACTERS if name not in removed]
    character_hands, characters, characters_away = _share_out(
        in_play, hand_rows, character_pile, [*character_discard], other_characters, [*gone]
    )
    auxiliary_hands, auxiliaries_left, auxiliaries_away = _share_out(
        [AUXILIARIES[kind] for kind in ALL_AUXILIARIES],
        _rows(auxiliaries, seats),
        auxiliary_pile,
        [*auxiliary_discard],
        other_auxiliaries,
    )
    cards = [SPECIALS[card] for card in SPECIALS_IN_PLAY[seats]]
    for name in {*_flat(special_rows)} - {*cards}:
        raise ValueError(f"{name} is not played with {seats} players")
    special_hands, specials_left, specials_away = _share_out(
        cards, special_rows, special_pile, [*special_discard], other_specials
    )
    tiles = [[*row] for row in hippos] or [[] for _ in range(seats)]
    hippo_pile = Counter(HIPPOS)
    hippo_pile.subtract(value for row in tiles for value in row)

    here = STOPS.index(stop)
    start = FIRST_STOP[river][seats]
    none = (b"",) * seats
    s = State(
        seats=seats,
        hidden_scores=hidden_scores,
        stop=here,
        first=first,
        step=STATION if at_station else BID,
        due=0,
        turn=0,
        stations=_stations(start, {stop: station, **(upriver or {})}),
        flags=_flags(start, {stop: flag, **(upriver_flags or {})}),
        chiefs=bytes(UNCONTROLLED if start <= at < here else UNCONTESTED for at in range(15)),
        peeks=(0,) * seats,
        scores=tuple(int(2 * points) for points in scores) or (0,) * seats,
        hands=_pack(character_hands, CHARACTERS),
        auxiliaries=_pack(auxiliary_hands, AUXILIARIES),
        specials=_pack(special_hands, SPECIALS),
        hippos=tuple(bytes(sorted(row)) for row in tiles),
        known=_pack(known, CHARACTERS) or none,
        character_pile=_numbers(characters, CHARACTERS),
        character_discard=_numbers(characters_away, CHARACTERS),
        gone=_numbers(gone, CHARACTERS),
        auxiliary_pile=_numbers(auxiliaries_left, AUXILIARIES),
        auxiliary_discard=_numbers(auxiliaries_away, AUXILIARIES),
        special_pile=_numbers(specials_left, SPECIALS),
        special_discard=_numbers(specials_away, SPECIALS),
        hippo_pile=bytes(sorted(hippo_pile.elements())),
        hippo_discard=b"",
        language=0,
        bids=(),
        shown=0,
        special=NOBODY,
        owner=NOBODY,
        drawn=DREW_NOTHING,
        dice=(),
        totals=(),
        added=(),
        raising=0,
        waited=0,
        passed=0,
        servant=NOBODY,
        tied=0,
        committed=(),
    )
    clear_contest(s)
    if language is not None:
        s.language = LANGUAGES.index(language)
    t = Table(s, seed)
    if at_station:
        return t
    t.go_on(dice=() if bids else dice, luck=() if bids else luck)
    _bid_and_play(t, bids, play, [*dice], [*luck])
    return t


def _bid_and_play(
    t: Table,
    bids: Sequence[str | None],
    play: tuple[int, str] | None,
    dice: list[int],
    luck: list[int],
) -> None:
    moves = [(seat, f"bid {bid}") for seat, bid in enumerate(bids) if bid is not None]
    for at, (seat, move) in enumerate(moves):
        last = at == len(moves) - 1 and play is None
        t.play(seat, move, dice=dice if last else (), luck=luck if last else ())
    while play is not None and t.waiting != (play[0],):
        t.play(t.waiting[0], "decline")
    if play is not None:
        t.play(play[0], f"play {play[1]}", dice=dice, luck=luck)


# --- Sharing out what was not named ---------------------------------------------------------------


def _rows(rows: Rows, seats: int) -> list[list[str]]:
    return [[*row] for row in rows] or [[] for _ in range(seats)]


def _flat(rows: Rows) -> list[str]:
    return [name for row in rows for name in row]


def _share_out(
    everything: Names,
    hands: list[list[str]],
    pile: Names | None,
    discard: list[str],
    others: Rest,
    gone: Names = (),
) -> tuple[list[list[str]], list[str], list[str]]:
    """Hands, pile and discard pile, in which everything is somewhere once."""
    left = Counter(everything)
    left.subtract([*_flat(hands), *(pile or ()), *discard, *gone])
    short = [name for name, count in left.items() if count < 0]
    if short:
        raise ValueError(f"named too often: {short}")
    rest = [*left.elements()]
    stock = [*(pile or ())]
    if isinstance(others, int):
        hands = [[*hand, *rest] if seat == others else hand for seat, hand in enumerate(hands)]
    elif others == "discard":
        discard = [*discard, *rest]
    else:
        stock += rest
    return hands, stock, discard


def _numbers(names: Iterable[str], order: Names) -> bytes:
    return bytes(order.index(name) for name in names)


def _pack(rows: Rows, order: Names) -> tuple[bytes, ...]:
    return tuple(_numbers(row, order) for row in rows)


def _stations(start: int, wanted: Mapping[str, str]) -> bytes:
    """The wanted tiles where they are wanted, elsewhere any that are left."""
    left = Counter(STATION_TILES)
    row = [UNUSED] * len(STOPS)
    for stop, station in wanted.items():
        row[STOPS.index(stop)] = STATIONS.index(station)
        left[STATIONS.index(station)] -= 1
    spare = iter([*left.elements()])
    return bytes(
        UNUSED if at < start else next(spare) if tile == UNUSED else tile
        for at, tile in enumerate(row)
    )


def _flags(start: int, wanted: Mapping[str, str | None]) -> bytes:
    left = Counter(FLAGS)
    left.subtract(NATIONS.index(flag) for flag in wanted.values() if flag is not None)
    spare = iter([*left.elements()])
    row = []
    for at, stop in enumerate(STOPS):
        flag = wanted.get(stop, "")
        if at < start or flag is None:
            row.append(NO_FLAG)
        else:
            row.append(NATIONS.index(flag) if flag else next(spare))
    return bytes(row)


# --- Accounts -------------------------------------------------------------------------------------


def check_accounts(s: State) -> None:
    """Every card and tile is somewhere exactly once."""
    cards = Counter(s.character_pile + s.character_discard + s.gone + b"".join(s.hands))
    cards.update(bid for bid in s.bids if bid != NOBODY)
    assert max(cards.values()) == 1
    assert cards.total() == len(CHARACTERS) - NEUTRALS_REMOVED[s.seats]
    auxiliaries = b"".join([*s.auxiliaries, *s.added]) + s.auxiliary_pile + s.auxiliary_discard
    assert Counter(auxiliaries) == Counter(ALL_AUXILIARIES)
    specials = b"".join(s.specials) + s.special_pile + s.special_discard
    played = bytes([s.special]) if s.special != NOBODY else b""
    assert Counter(specials + played) == Counter(SPECIALS_IN_PLAY[s.seats])
    boiler = s.special != NOBODY and SPECIALS[s.special] == "damaged-boiler" and s.step < BID + 3
    tiles = b"".join(s.hippos) + s.hippo_pile + s.hippo_discard
    assert Counter(tiles + (b"" if boiler else b"".join(s.committed))) == Counter(HIPPOS)
    for seat in range(s.seats):
        held = set(s.hands[seat]) | ({s.bids[seat]} - {NOBODY})
        assert set(s.known[seat]) <= held
