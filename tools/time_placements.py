"""How long the Northwest Passage takes to list all moves late in the game with tiles in plenty.

    python -m tools.time_placements

Games between greedy captains are looked at from round 6 on, whenever something can be laid beside
the ship of whoever is asked, who is given a reserve of so many different tiles, the same ones in
every game. The time is processor time of one process.
"""

from collections.abc import Iterator
from statistics import median
from time import process_time

from expedition.games.northwest import GAME
from expedition.games.northwest.box import AREA, SHIP, SYMBOL
from expedition.games.northwest.laying import placements
from expedition.games.northwest.policy import choose
from expedition.games.northwest.state import ACT, State, put_bytes
from expedition.kit import Chance

LATE = 6
GAMES = 20
SEATS = 2
#: Every kind of tile there is, and a reserve as people hold it.
RESERVES = {"every kind of tile": len(SYMBOL), "8 tiles": 8}


def late_states() -> Iterator[State]:
    for seed in range(GAMES):
        chance = Chance(seed)
        state, _ = GAME.start(SEATS, {}, chance)
        while GAME.waiting_for(state):
            seat = state.turn
            if (
                state.step == ACT
                and state.round >= LATE
                and state.ships[seat] < AREA
                and state.ship_ready[seat]
            ):
                yield state.copy()
            move = choose(state, seat, GAME.moves(state, seat))
            GAME.apply(state, seat, move, chance, [])


def milliseconds(state: State) -> float:
    """One listing, its tables warm or not as it happens."""
    began = process_time()
    GAME.moves(state, state.turn)
    return 1000 * (process_time() - began)


def main() -> None:
    for what, size in RESERVES.items():
        kinds = bytes(range(0, len(SYMBOL), len(SYMBOL) // size)[:size])
        took = []
        for state in late_states():
            state.reserves = put_bytes(state.reserves, state.turn, kinds)
            needed = milliseconds(state)
            if placements(state, state.turn, SHIP, state.ships[state.turn]):
                took.append(needed)
        print(f"{what}, {len(took)} states: median {median(took):.2f} ms, worst {max(took):.2f} ms")


if __name__ == "__main__":
    main()
