"""Information-set Monte Carlo tree search: a bot for any game of the contract.

A full state is imagined that would show the bot's view, and every move still in the running is
tried on it with the same luck to come: what differs is the move alone, so few states tell much.
The better half of the moves stays in the running, until one is left (sequential halving after
Karnin, Koren and Somekh, 2013). Each try walks down the tree, adds a leaf and plays on. With a
game's insight the others follow its policy and the value is taken some stages ahead; without one
every seat has a tree of its own and play is random to the end (many-tree search after Cowling,
Powley and Whitehouse, 2012). A tree knows only what its seat sees: a secret choice of another is
one and the same edge whatever it was, so nobody simulated acts on what they could not know.
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

    def best(self, moves: Sequence[Move], simulations: int, chance: Chance) -> Move:
        """The move that does best, found with about so many simulations."""
        running = list(moves)
        if self.insight is not None:
            running = list(self.insight.candidates(self.imagine(Chance(0)), self.seat, moves))
            simulations = round(simulations * self.insight.effort)
        rounds = (len(running) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, simulations // (rounds * len(running)))):
                self.compare(running, chance)
            running.sort(key=self.mean, reverse=True)
            del running[(len(running) + 1) // 2 :]
        return running[0]

    def mean(self, move: Move) -> float:
        child = self.root.children[move.code]
        return child.total / child.visits

    def compare(self, moves: Sequence[Move], chance: Chance) -> None:
        """Try the moves on one imagined state, with one luck for all."""
        imagined = self.imagine(chance)
        luck = chance.below(1 << 53)
        for move in moves:
            self.simulate(imagined.copy(), move, Chance(luck))

    def simulate(self, state: Any, first: Move, chance: Chance) -> None:
        """A move on an imagined state, down the trees, on by policy, and the value back up."""
        last = self.last_stage(state)
        nodes = dict(self.roots)
        events: list[Event] = []
        seat = self.seat
        move = first
        child: Node | None = self.child(self.root, first)
        path: list[tuple[int, Node]] = []
        waiting = self.game.waiting_for(state)
        growing = True
        while waiting:
            if child is not None:
                path.append((seat, child))
                growing = child.visits > 0
            self.descend(nodes, state, seat, move, child)
            self.game.apply(state, seat, move, chance, events)
            waiting = self.waiting(state, last)
            if not growing or not waiting:
                break
            seat = self.seat if self.seat in waiting else waiting[0]
            moves = self.game.moves(state, seat)
            if seat == self.seat or self.insight is None:
                move, child = self.select(self.node(nodes, seat), state, seat, moves, chance)
            else:
                move, child = self.insight.policy(state, seat, moves, chance), None
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

        The first move tried is the policy's; one that was never tried counts as good as what was
        tried so far. Without a policy all are tried first.
        """
        children = node.children
        if self.insight is not None:
            moves = self.insight.candidates(state, seat, moves)
        if not children and self.insight is not None:
            return self.grown(node, self.insight.policy(state, seat, moves, chance))
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
            return self.grown(node, chance.pick(untried))
        if untried and (self.insight is None or best_bound < total / visits):
            return self.grown(node, chance.pick(untried))
        return best, best_child

    def grown(self, node: Node, move: Move) -> tuple[Move, Node]:
        child = self.child(node, move)
        child.available = 1
        return move, child

    def child(self, node: Node, move: Move) -> Node:
        """Where a move leads; the node is made when first needed."""
        found = node.children.get(move.code)
        if found is None:
            found = node.children[move.code] = Node()
        return found

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
            move = None if insight is None else insight.at_once(state, seat)
            if move is None:
                move = self.going_on(state, seat, chance)
            game.apply(state, seat, move, chance, events)
            waiting = self.waiting(state, last)
        if insight is not None:
            return insight.value(state)
        result = game.result(state)
        assert result is not None
        return result.shares

    def going_on(self, state: Any, seat: int, chance: Chance) -> Move:
        """A move for a seat that is not searched: the policy's, or any."""
        moves = self.game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        if self.insight is None:
            return chance.pick(moves)
        return self.insight.policy(state, seat, moves, chance)

    def last_stage(self, state: Any) -> int:
        return 0 if self.insight is None else self.insight.stage(state) + self.horizon

    def waiting(self, state: Any, last: int) -> tuple[int, ...]:
        """Who decides next; nobody once the simulation has looked far enough ahead."""
        if self.insight is not None and self.insight.stage(state) >= last:
            return ()
        return self.game.waiting_for(state)


class SearchBot:
    """A searching player, unless the game has a way of its own to think.

    `simulations` is its strength, `horizon` how many stages it looks on.
    """

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
        pondered = game.ponder(view, moves, self.simulations, chance)
        if pondered is not None:
            return pondered
        search = Search(game, view, view.seat, self.horizon, self.explore)
        return search.best(moves, self.simulations, chance)
