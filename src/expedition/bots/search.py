"""Information-set Monte Carlo tree search: a bot for any game of the contract.

Each simulation imagines one full state that would show the bot's view, walks down the tree, adds a
leaf and plays on. With a game's insight the others follow its policy and the value is taken some
stages ahead; without one every seat has a tree of its own and play is random to the end (many-tree
search after Cowling, Powley and Whitehouse, 2012). A tree knows only what its seat sees: a secret
choice of another is one and the same edge whatever it was, so nobody simulated acts on what they
could not know.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.game import Game, Insight
from expedition.kit.moves import Move


class Node:
    """One information set of one seat: what its moves have brought so far."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


def _others_edge(mover: int, seen: int) -> int:
    """The key of another seat's move in a tree: below those of the tree's own moves."""
    return -1 - mover if seen < 0 else -100 - seen


class Search:
    """The search of one decision."""

    def __init__(
        self, game: Game[Any, Any], view: Any, seat: int, horizon: int, explore: float
    ) -> None:
        self.game = game
        self.seat = seat
        self.imagine = game.imagination(view)
        self.insight: Insight[Any] | None = game.insight
        self.horizon = horizon
        self.explore = explore
        self.root = Node()
        #: A tree for each of the others, made when they first decide.
        self.roots: dict[int, Node] = {seat: self.root}

    def run(self, simulations: int, chance: Chance) -> None:
        for _ in range(simulations):
            self.simulate(chance)

    def simulate(self, chance: Chance) -> None:
        """One imagined state, down the trees, on by policy, and the value back up."""
        state = self.imagine(chance)
        last = self.last_stage(state)
        nodes = dict(self.roots)
        path: list[tuple[int, Node]] = []
        events: list[Event] = []
        growing = True
        waiting = self.waiting(state, last)
        while growing and waiting:
            seat = self.seat if self.seat in waiting else waiting[0]
            moves = self.game.moves(state, seat)
            if seat == self.seat or self.insight is None:
                move, child = self.select(self.node(nodes, seat), state, seat, moves, chance)
                growing = child.visits > 0
                path.append((seat, child))
            else:
                move, child = self.insight.policy(state, seat, moves, chance), None
            self.descend(nodes, state, seat, move, child)
            self.game.apply(state, seat, move, chance, events)
            waiting = self.waiting(state, last)
        values = self.play_out(state, last, chance, events)
        for seat, child in path:
            child.visits += 1
            child.total += values[seat]

    def node(self, nodes: dict[int, Node], seat: int) -> Node:
        """Where a seat's tree stands in this simulation; the tree is planted when first needed."""
        found = nodes.get(seat)
        if found is None:
            found = nodes[seat] = self.roots[seat] = Node()
        return found

    def select(
        self, node: Node, state: Any, seat: int, moves: Sequence[Move], chance: Chance
    ) -> tuple[Move, Node]:
        """The move with the best upper bound among those available now.

        The first move tried is the policy's. At the root every move is tried; further down one
        that was never tried counts as good as what was tried so far.
        """
        children = node.children
        if not children and self.insight is not None and node is not self.root:
            return self.grow(node, self.insight.policy(state, seat, moves, chance))
        untried: list[Move] = []
        best = moves[0]
        best_child: Node | None = None
        best_bound = -1.0
        total = 0.0
        visits = 0
        for move in moves:
            child = children.get(move.code)
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            total += child.total
            visits += child.visits
            bound = child.total / child.visits + self.explore * sqrt(
                log(child.available) / child.visits
            )
            if bound > best_bound:
                best, best_child, best_bound = move, child, bound
        if best_child is None:
            return self.grow(node, chance.pick(untried))
        if untried and (node is self.root or self.insight is None or best_bound < total / visits):
            return self.grow(node, chance.pick(untried))
        return best, best_child

    def grow(self, node: Node, move: Move) -> tuple[Move, Node]:
        child = node.children[move.code] = Node()
        child.available = 1
        return move, child

    def descend(
        self, nodes: dict[int, Node], state: Any, mover: int, move: Move, child: Node | None
    ) -> None:
        """Every seat's tree goes on by what that seat sees of the move."""
        for seat in nodes:
            if seat == mover:
                if child is not None:
                    nodes[seat] = child
                continue
            seen = self.game.seen(state, mover, move, seat)
            edges = nodes[seat].children
            edge = _others_edge(mover, seen)
            following = edges.get(edge)
            if following is None:
                following = edges[edge] = Node()
            nodes[seat] = following

    def play_out(
        self, state: Any, last: int, chance: Chance, events: list[Event]
    ) -> Sequence[float]:
        """Go on by the game's policy, and value what comes of it for each seat."""
        game = self.game
        insight = self.insight
        waiting = self.waiting(state, last)
        while waiting:
            seat = waiting[0]
            moves = game.moves(state, seat)
            if len(moves) == 1:
                move = moves[0]
            elif insight is None:
                move = chance.pick(moves)
            else:
                move = insight.policy(state, seat, moves, chance)
            game.apply(state, seat, move, chance, events)
            waiting = self.waiting(state, last)
        if insight is not None:
            return insight.value(state)
        result = game.result(state)
        assert result is not None
        share = 1 / len(result.winners)
        return [share if rank == 1 else 0.0 for rank in result.ranks]

    def last_stage(self, state: Any) -> int:
        return 0 if self.insight is None else self.insight.stage(state) + self.horizon

    def waiting(self, state: Any, last: int) -> tuple[int, ...]:
        """Who decides next; nobody once the simulation has looked far enough ahead."""
        if self.insight is not None and self.insight.stage(state) >= last:
            return ()
        return self.game.waiting_for(state)

    def best(self, moves: Sequence[Move]) -> Move:
        """The move tried most often; of equals the better one."""
        children = self.root.children
        best = moves[0]
        key = (-1, 0.0)
        for move in moves:
            child = children.get(move.code)
            if child is not None and (child.visits, child.total) > key:
                best, key = move, (child.visits, child.total)
        return best


class SearchBot:
    """A searching player; `simulations` is its strength, `horizon` how many stages it looks on."""

    def __init__(
        self, name: str = "search", simulations: int = 400, horizon: int = 1, explore: float = 0.2
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.horizon = horizon
        self.explore = explore

    def choose(
        self, game: Game[Any, Any], view: Any, moves: Sequence[Move], chance: Chance
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        search = Search(game, view, view.seat, self.horizon, self.explore)
        search.run(self.simulations, chance)
        return search.best(moves)
