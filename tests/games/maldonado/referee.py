"""The whole game a second time, the plain way: a script that asks, is answered, and goes on.

Written from the rules page; it shares nothing with the game but data.toml, the texts of moves and
the fields of views. Luck is not drawn here: what came is read from what the table shows next.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from itertools import combinations
from typing import Any

from expedition.games.maldonado.box import DATA
from expedition.games.maldonado.view import View

#: What each seat that is asked may answer, and what they answered.
Question = dict[int, set[str]]
Answers = dict[int, str]
Script = Generator[Question, Answers, None]
Asking = Generator[Question, Answers, str]

SPACES = [row + column for row in DATA["land"]["rows"] for column in DATA["land"]["columns"]]
RED = DATA["land"]["red"]
RESOURCES: list[str] = DATA["resources"]["names"]
KINDS = [*RESOURCES, "water"]
STORE = DATA["store"]
PARTNERS = DATA["characters"]["partners"]
MORE = {"wood": "axe", "food": "snares"}
ROLES = ("ally", "traitor")


class AllLose(Exception):
    """Of thirst or hunger."""


class ThirdKill(Exception):
    """The game is over and counted."""


def row(space: str) -> str:
    return space[0]


def near(space: str, steps: Iterable[tuple[int, int]]) -> set[str]:
    found = {chr(ord(space[0]) + down) + str(int(space[1]) + right) for down, right in steps}
    return found & set(SPACES)


def beside(space: str) -> set[str]:
    return near(space, [(-1, 0), (1, 0), (0, -1), (0, 1)])


def across(space: str) -> set[str]:
    return near(space, [(-1, -1), (1, 1), (1, -1), (-1, 1)])


def per_players(table: dict[str, Any], players: int) -> int:
    return int(table[str(players)])


class Laid:
    """A card on a crew card; what lies there unseen by all is known at the end alone."""

    def __init__(self, seat: int | None, card: str | None, up: bool) -> None:
        self.seat = seat
        self.card = card
        self.up = up
        self.order = False
        self.seen: set[int] = set()

    def known_to(self, viewer: int | None) -> bool:
        own = self.seat is not None and self.seat == viewer and not self.order
        return self.up or own or viewer in self.seen


class Referee:
    """One game. `shows` gives what the table shows a seat, or a watcher, now."""

    def __init__(
        self, land: dict[str, str], roles: list[str | None], shows: Callable[[int | None], View]
    ) -> None:
        start = shows(None)
        self.shows = shows
        self.land, self.roles = land, roles
        self.hidden = start.mode == "traitor"
        self.seats = range(start.seats)
        self.active = start.first
        self.fate = start.fate
        self.day = 1
        self.tokens = {space for space in SPACES if land[space] != "peak"}
        self.spied: set[str] = set()
        self.looked: list[set[str]] = [set() for _ in self.seats]
        self.watered: set[str] = set()
        self.monsters: list[tuple[str, str]] = []
        self.dead: set[str] = set()
        self.kills: list[str] = []
        self.spent: list[str] = []
        self.store: Counter[str] = Counter(water=STORE["start_water"][start.level])
        starts = DATA["track"]["start"][start.mode]
        self.track = per_players(starts, start.seats)
        self.characters: list[str | None] = [None for _ in self.seats]
        self.gear: list[list[str]] = [[] for _ in self.seats]
        self.exhausted: set[str] = set()
        self.used: set[int] = set()
        self.rested = self.dropped = self.placed = False
        self.challenges: list[str] = []
        self.outcomes: list[str] = []
        self.suns = self.passed = self.rows = 0
        self.completed = [0 for _ in self.seats]
        self.left = [0 for _ in self.seats]
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.discarded: list[Counter[str]] = [Counter() for _ in self.seats]
        self.pile = DATA["influence"]["total"] - DATA["influence"]["removed"]
        self.laid: dict[str, list[Laid]] = {name: [] for name in RESOURCES}
        self.lacking: list[set[str]] = [set() for _ in self.seats]
        self.gained: set[str] = set()
        self.accusations: list[list[int | None]] = [[] for _ in self.seats]
        #: Called when a turn begins: tests may change the store then.
        self.at_turn: Callable[[], None] = lambda: None

    # --- Small things -------------------------------------------------------------------------

    def resources(self) -> int:
        return sum(self.store[kind] for kind in RESOURCES)

    def explored(self, red: bool) -> set[str]:
        """The explored spaces with a red border, or those without."""
        lifted = {space for space in SPACES if space not in self.tokens}
        return {s for s in lifted if self.land[s] != "peak" and (self.land[s] in RED) == red}

    def ready(self, seat: int, piece: str) -> bool:
        return piece in self.gear[seat] and piece not in self.exhausted

    def able(self, seat: int, character: str) -> bool:
        return self.characters[seat] == character and seat not in self.used

    def breakable(self, seats: Iterable[int]) -> list[str]:
        """Ready gear that a card may exhaust."""
        return [
            piece
            for seat in seats
            for piece in self.gear[seat]
            if piece != "waterskin" and self.ready(seat, piece)
        ]

    def has(self, cost: Counter[str]) -> bool:
        if any(self.store[kind] < cost[kind] for kind in KINDS):
            return False
        return sum(self.store.values()) - sum(cost[kind] for kind in KINDS) >= cost["any"]

    def pay(self, cost: Counter[str]) -> None:
        for kind in KINDS:
            self.store[kind] -= cost[kind]

    def take(self, kind: str, count: int = 1) -> None:
        most = STORE["water"] if kind == "water" else STORE["places"] + STORE["fatigue"]
        held = self.store["water"] if kind == "water" else self.resources()
        self.store[kind] += min(count, most - held)

    def gain(self, kind: str, count: int = 1) -> None:
        self.gained.add(kind)
        self.take(kind, count)

    def lose_water(self, count: int) -> None:
        if self.store["water"] < count:
            raise AllLose("thirst")
        self.store["water"] -= count

    def move(self, by: int) -> None:
        self.track = min(DATA["track"]["most"], max(0, self.track + by))

    def lift(self, space: str) -> None:
        for each in (self.tokens, self.spied, *self.looked):
            each.discard(space)
        if not any(row(left) == row(space) for left in self.tokens):
            self.rows += 1
            self.move(DATA["land_effects"]["row"])

    def clear(self, space: str) -> None:
        self.watered.discard(space)
        self.lift(space)

    def ask(self, seat: int, choices: Iterable[str]) -> Asking:
        answers = yield {seat: set(choices)}
        return answers[seat]

    # --- Set-up -------------------------------------------------------------------------------

    def game(self) -> Script:
        order = [(self.active + step) % len(self.seats) for step in self.seats]
        for seat in order:
            free = [name for name in DATA["characters"]["names"] if name not in self.characters]
            if len(order) == 1:
                free = [name for name in free if name not in PARTNERS]
            move = yield from self.ask(seat, [f"take {name}" for name in free])
            self.characters[seat] = move.split()[1]
        for _ in range(per_players(DATA["setup"]["gear"], len(order))):
            for seat in order:
                taken = {piece for gear in self.gear for piece in gear}
                free = [piece for piece in DATA["gear"] if piece not in taken]
                move = yield from self.ask(seat, [f"take {piece}" for piece in free])
                self.gear[seat].append(move.split()[1])
                if move == "take waterskin":
                    self.store["water"] -= DATA["gear"]["waterskin"]["water"]
        if not self.hidden:
            self.laid = {name: [Laid(None, None, False)] for name in RESOURCES}
            self.pile -= len(RESOURCES) - 1
        self.draw([Counter() for _ in self.seats], self.active)
        self.deal()
        while True:
            yield from self.turn(self.active)
            self.active = (self.active + 1) % len(self.seats)

    def draw(self, kept: list[Counter[str]], first: int) -> None:
        """One each in turn as long as there are cards; which they are the hands show."""
        mode = self.shows(None).mode
        size = per_players(DATA["influence"]["hand"][mode], len(self.seats))
        counts = [sum(hand.values()) for hand in kept]
        for at in range(size * len(self.seats)):
            if not self.pile:
                self.pile = sum(sum(cards.values()) for cards in self.discarded)
                self.discarded = [Counter() for _ in self.seats]
            if self.pile:
                self.pile -= 1
                counts[(first + at) % len(self.seats)] += 1
        for seat in self.seats:
            hand = Counter(self.shows(seat).hand)
            role = self.roles[seat]
            if self.day == 1 and role:
                counts[seat] += 1
                assert hand[role] == 1
            assert sum(hand.values()) == counts[seat]
            assert kept[seat] <= hand
            self.hands[seat] = hand

    def deal(self) -> None:
        self.challenges = list(self.shows(None).challenges)
        assert len(set(self.challenges)) == DATA["setup"]["challenges"]
        self.outcomes, self.suns = [], 0

    # --- The turn -----------------------------------------------------------------------------

    def turn(self, seat: int) -> Script:
        self.gained, self.placed = set(), False
        self.at_turn()
        move = "use"
        while move.split()[0] in ("use", "kill"):
            move = yield from self.ask(seat, {*self.ways(seat), *self.extras(seat)})
            yield from self.act(seat, move)
        while move.split()[0] != "time":
            times = ["time", *(["time canoe"] if self.ready(seat, "canoe") else [])]
            times += ["time lewis"] if self.able(seat, "lewis") else []
            move = yield from self.ask(seat, {*times, *self.extras(seat)})
            yield from self.act(seat, move)
        if self.gained and not self.placed:
            yield from self.influence(seat)
        if len(self.outcomes) == len(self.challenges):
            yield from self.night(seat)

    def ways(self, seat: int) -> set[str]:
        """Each space with the least that it takes; a token from the box if all take something."""
        plain, red = self.explored(red=False), self.explored(red=True)
        if not plain | red:
            start = DATA["land"]["generated"]["start_column"]
            return {f"explore {space}" for space in self.tokens if space[1] == start}
        free = {space for space in self.tokens if beside(space) & plain}
        behind = {space for space in self.tokens if beside(space) & red} - free
        slanting = {space for space in self.tokens if across(space) & plain} - free
        both = {space for space in self.tokens if across(space) & red} - free - slanting
        found = {f"explore {space}" for space in free} or {"stay"}
        climbers = [name for name in ("rope", "york") if self.ready(seat, name)]
        climbers += ["york"] if self.able(seat, "york") else []
        for name in climbers:
            found |= {f"explore {space} {name}" for space in behind}
        if self.ready(seat, "compass"):
            found |= {f"explore {space} compass" for space in slanting}
            for name in climbers:
                found |= {f"explore {space} {name} compass" for space in both - behind}
        return found

    def extras(self, seat: int) -> set[str]:
        found = {f"kill {' '.join(way)}" for way in self.kill_ways(seat)}
        if self.ready(seat, "goggles"):
            found |= {f"use goggles {space}" for space in self.tokens - self.watered}
        if "waterskin" in self.gear[seat]:
            found.add("use waterskin")
        known = self.explored(red=False) | self.explored(red=True)
        if self.ready(seat, "spyglass"):
            news = self.tokens - self.spied
            found |= {f"use spyglass {space}" for space in news if beside(space) & known}
        if self.ready(seat, "kettle"):
            found |= {f"use kettle {kind}" for kind in RESOURCES if self.store[kind]}
        if self.able(seat, "clark"):
            lines = {line for space in known for line in space}
            news = self.tokens - self.spied - self.looked[seat]
            found |= {f"use clark {space}" for space in news if set(space) & lines}
        if self.able(seat, "sacagawea"):
            found |= {f"use sacagawea {swap}" for swap in self.swaps()}
        if self.able(seat, "york") and not self.rested:
            found.add("use york")
        for name, other in PARTNERS.items():
            if self.able(seat, name) and other in self.characters:
                tired = self.exhausted & set(self.gear[self.characters.index(other)])
                found |= {f"use {name}"} if tired else set()
        return found

    def swaps(self) -> set[str]:
        held = [kind for kind in KINDS if self.store[kind]]
        return {f"{give} {get}" for give in held for get in KINDS if give != get}

    def act(self, seat: int, move: str) -> Script:
        verb, *words = move.split()
        if verb == "explore":
            yield from self.explore(seat, words[0], words[1:])
        elif verb == "kill":
            yield from self.kill(seat, words)
        elif verb == "use":
            self.use(seat, words[0], words[1:])
        elif verb == "time" and words:
            self.spend(seat, words[0])
        elif verb == "time":
            self.suns += 1
            card = self.challenges[len(self.outcomes)]
            if self.suns == DATA["challenges"][card]["suns"]:
                yield from self.challenge(seat, card)

    def spend(self, seat: int, name: str) -> None:
        if name in DATA["gear"]:
            self.exhausted.add(name)
        else:
            self.used.add(seat)

    def use(self, seat: int, name: str, words: list[str]) -> None:
        if name == "waterskin":
            self.gear[seat].remove(name)
            self.dropped = True
            self.take("water", DATA["gear"]["waterskin"]["water"])
            return
        self.spend(seat, name)
        if name == "goggles":
            self.watered.add(words[0])
        elif name == "spyglass":
            self.spied.add(words[0])
        elif name == "clark":
            self.looked[seat].add(words[0])
        elif name == "york":
            self.rested = True
        elif name in PARTNERS:
            self.exhausted -= set(self.gear[self.characters.index(PARTNERS[name])])
        else:
            self.pay(Counter({words[0]: 1}))
            self.gain("water" if name == "kettle" else words[1])

    # --- What a space does --------------------------------------------------------------------

    def remember_rows(self, seat: int, space: str) -> None:
        """Who completes a row, and who goes elsewhere though it takes nothing but a step."""
        rows = [row(each) for each in self.tokens]
        last = {each for each in self.tokens if rows.count(row(each)) == 1}
        if space in last:
            self.completed[seat] += 1
        elif {f"explore {each}" for each in last - self.spied} & self.ways(seat):
            self.left[seat] += 1

    def explore(self, seat: int, space: str, means: list[str]) -> Script:
        self.remember_rows(seat, space)
        for name in means:
            self.spend(seat, name)
        self.lift(space)
        found = self.land[space].split("-")[0]
        if found in KINDS:
            self.gain(found)
            if found == "water" and space in self.watered:
                self.gain("water", DATA["gear"]["goggles"]["water"])
            tool = MORE.get(found, "")
            if self.ready(seat, tool):
                move = yield from self.ask(seat, [f"use {tool}", "decline"])
                if move != "decline":
                    self.spend(seat, tool)
                    self.gain(found)
        self.watered.discard(space)
        if found == "teepee":
            self.kills.append(self.shows(None).kills[-1])
            if self.swaps():
                given = {f"swap {swap}" for swap in self.swaps()} | {"decline"}
                _, *swap = (yield from self.ask(seat, given)).split()
                if swap:
                    self.pay(Counter({swap[0]: 1}))
                    self.gain(swap[1])
        elif found == "bones":
            threat = self.shows(None).monsters[len(self.monsters)].threat
            self.monsters.append((threat, space))
            yield from self.threat(seat, threat, space)
            self.move(DATA["land_effects"]["bones"])
            yield from self.turn_up(seat)
        elif found == "land":
            self.move(DATA["land_effects"]["land"])
            self.gain((yield from self.ask(seat, [f"gain {kind}" for kind in KINDS])).split()[1])
            yield from self.turn_up(seat)

    def turn_up(self, seat: int) -> Script:
        down = [name for name in RESOURCES for laid in self.laid[name][:1] if not laid.up]
        if self.hidden or not down:
            return
        move = yield from self.ask(seat, [*[f"turn {name}" for name in down], "decline"])
        if move != "decline":
            laid = self.laid[move.split()[1]][0]
            laid.up = True
            laid.seen = set()
            laid.card = self.shows(None).laid[RESOURCES.index(move.split()[1])][0].card

    def threat(self, seat: int, threat: str, space: str) -> Script:
        card = DATA["threats"][threat]
        yield from self.clear_some(seat, card.get("clear", 0), beside(space))
        if "pay" in card:
            yield from self.tribute(seat, card["pay"])
        if "discard" in card:
            yield from self.fog()
        for step in self.seats if "exhaust" in card else []:
            other = (seat + step) % len(self.seats)
            pieces = self.breakable([other])
            if len(pieces) > 1:
                move = yield from self.ask(other, [f"exhaust {piece}" for piece in pieces])
                pieces = [move.split()[1]]
            self.exhausted |= set(pieces)

    def clear_some(self, seat: int, count: int, among: Iterable[str]) -> Script:
        for _ in range(count):
            left = self.tokens & set(among)
            if not left:
                return
            move = yield from self.ask(seat, [*[f"clear {space}" for space in left], "decline"])
            if move == "decline":
                return
            self.clear(move.split()[1])

    def tribute(self, seat: int, prices: dict[str, int]) -> Script:
        able = [kind for kind, count in prices.items() if self.store[kind] >= count]
        if not able:
            raise AllLose("thirst")
        kind = able[0]
        if len(able) > 1:
            kind = (yield from self.ask(seat, [f"pay {each}" for each in able])).split()[1]
        self.store[kind] -= prices[kind]

    def fog(self) -> Script:
        hands = [list(self.shows(seat).hand) for seat in self.seats]
        asked: Question = {}
        for seat, hand in enumerate(hands):
            slots = {f"discard {at}" for at, card in enumerate(hand, 1) if card not in ROLES}
            # A hand without any back would be a confession.
            if slots and not (self.hidden and len(hand) == 1):
                asked[seat] = slots
        if not asked:
            return
        answers = yield asked
        for seat, move in answers.items():
            card = hands[seat][int(move.split()[1]) - 1]
            self.hands[seat][card] -= 1
            self.discarded[seat][card] += 1

    # --- Challenges ---------------------------------------------------------------------------

    def challenge(self, seat: int, name: str) -> Script:
        card = DATA["challenges"][name]
        cost = Counter(card["cost"])
        paid = False
        if self.has(cost):
            spare = [kind for kind in KINDS if self.store[kind] > cost[kind]]
            ways = {f"pay {kind}" for kind in spare} if cost["any"] else {"pay"}
            move = yield from self.ask(seat, {*ways, "fail"})
            paid = move != "fail"
            if paid:
                self.pay(cost + Counter(move.split()[1:]))
        self.suns = 0
        self.passed += paid
        self.outcomes.append("passed" if paid else "failed")
        effect = card["passed" if paid else "failed"]
        for kind in KINDS:
            if effect.get(kind, 0) > 0:
                self.gain(kind, effect[kind])
        self.move(effect.get("track", 0))
        self.lose_water(max(0, -effect.get("water", 0)))
        if effect.get("exhaust") == "all":
            self.exhausted |= set(self.breakable(self.seats))
        if "ready" in effect:
            yield from self.make_ready(seat, effect["ready"])
        if "choose" in effect:
            self.gain((yield from self.ask(seat, [f"gain {k}" for k in RESOURCES])).split()[1])
        yield from self.clear_some(seat, effect.get("clear", 0), SPACES)
        if "look" in effect:
            yield from self.look(seat)

    def make_ready(self, seat: int, count: int | str) -> Script:
        tired = {piece for gear in self.gear for piece in gear if piece in self.exhausted}
        if count != "all" and len(tired) > 1:
            tired = {(yield from self.ask(seat, [f"ready {each}" for each in tired])).split()[1]}
        self.exhausted -= tired

    def look(self, seat: int) -> Script:
        unknown = {
            f"look {name} {at}"
            for name, cards in self.laid.items()
            for at, laid in enumerate(cards, 1)
            if not laid.known_to(seat)
        }
        if unknown:
            _, name, at = (yield from self.ask(seat, unknown)).split()
            laid = self.laid[name][int(at) - 1]
            laid.seen.add(seat)
            shown = self.shows(seat).laid[RESOURCES.index(name)][int(at) - 1].card
            assert shown is not None
            assert laid.card in (None, shown)
            laid.card = shown

    # --- Influence ----------------------------------------------------------------------------

    def influence(self, seat: int) -> Script:
        targets = [kind for kind in RESOURCES if kind in self.gained or "water" in self.gained]
        target = targets[0]
        if len(targets) > 1:
            target = (yield from self.ask(seat, [f"target {each}" for each in targets])).split()[1]
        hand = list(self.shows(seat).hand)
        assert Counter(hand) == +self.hands[seat]
        orders = DATA["orders"]["total"] - sum(
            laid.order for row in self.laid.values() for laid in row
        )
        none = "order" if orders else "nothing"
        move = yield from self.ask(seat, self.layable(seat, hand, target) or {none})
        self.placed = True
        if move in ("order", "nothing"):
            self.lacking[seat].add(target)
            if move == "order":
                self.laid[target].append(Laid(seat, None, False))
                self.laid[target][-1].order = True
            return
        _, slot, face = move.split()
        card = hand[int(slot) - 1]
        self.hands[seat][card] -= 1
        self.laid[target].append(Laid(seat, card, face == "up"))

    def layable(self, seat: int, hand: list[str], target: str) -> set[str]:
        ups = [f"{target}-{value}" for value in DATA["influence"]["face_up"]]
        if self.roles[seat] == "traitor":
            found = {"order" if self.shows(None).order_pile else "nothing"}
            for at, card in enumerate(hand if len(hand) > 1 else [], 1):
                found |= {f"lay {at} down", *([f"lay {at} up"] if card in ups else [])}
            return found
        return {
            f"lay {at} {'up' if not self.hidden or card in ups else 'down'}"
            for at, card in enumerate(hand, 1)
            if card.split("-")[0] == target
        }

    # --- Kills --------------------------------------------------------------------------------

    def kill_ways(self, seat: int) -> Iterable[list[str]]:
        living = [threat for threat, _ in self.monsters if threat not in self.dead]
        for kill in self.kills:
            for pair in combinations("abc", DATA["kills"]["needed"]):
                cost = self.price(kill, "".join(pair))
                for threat in living:
                    words = [kill, threat, "".join(pair)]
                    if self.affordable(cost):
                        yield words
                    for kind in KINDS if self.ready(seat, "musket") else []:
                        less = cost - Counter({kind: DATA["gear"]["musket"]["less"]})
                        if cost[kind] and self.affordable(less, "musket"):
                            yield [*words, "musket", kind]

    def price(self, kill: str, pair: str) -> Counter[str]:
        card = DATA["kills"]["cards"][kill]
        return Counter(card[pair[0]]) + Counter(card[pair[1]])

    def affordable(self, cost: Counter[str], busy: str = "") -> bool:
        full = cost["track"] and self.track == DATA["track"]["most"]
        pieces = [piece for piece in self.breakable(self.seats) if piece != busy]
        return not full and len(pieces) >= cost["exhaust"] and self.has(cost)

    def kill(self, seat: int, words: list[str]) -> Script:
        last = len(self.dead) + 1 == DATA["goal"]["monsters"]
        if last and self.gained and not self.placed:
            yield from self.influence(seat)
        cost = self.price(words[0], words[2])
        if len(words) > 3:
            self.exhausted.add("musket")
            cost -= Counter({words[4]: DATA["gear"]["musket"]["less"]})
        self.pay(cost)
        self.move(cost["track"])
        for left in range(cost["exhaust"], 0, -1):
            pieces = self.breakable(self.seats)
            if len(pieces) == left:
                self.exhausted |= set(pieces)
                break
            move = yield from self.ask(seat, [f"exhaust {piece}" for piece in pieces])
            self.exhausted.add(move.split()[1])
        self.kills.remove(words[0])
        self.spent.append(words[0])
        self.dead.add(words[1])
        if self.hidden:
            yield from self.accuse()
        if last:
            raise ThirdKill

    def accuse(self) -> Script:
        nobody = {"accuse nobody"} if len(self.seats) in DATA["roles"]["abstain"] else set()
        answers = yield {
            seat: {f"accuse {other}" for other in self.seats if other != seat} | nobody
            for seat in self.seats
        }
        for seat, move in answers.items():
            whom = move.split()[1]
            self.accusations[seat].append(None if whom == "nobody" else int(whom))

    # --- Night --------------------------------------------------------------------------------

    def night(self, seat: int) -> Script:
        if self.store["food"] < STORE["food_a_night"]:
            raise AllLose("hunger")
        self.store["food"] -= STORE["food_a_night"]
        if not self.rested:
            self.lose_water(max(0, self.resources() - STORE["places"]))
        for threat in [threat for threat, _ in self.monsters if threat not in self.dead]:
            line = DATA["threats"][threat]["night"]
            self.lose_water(-line.get("water", 0))
            self.move(line.get("track", 0))
            if "pay" in line:
                yield from self.tribute(seat, line["pay"])
        if self.fate and not self.rows:
            self.move(DATA["fate"]["track"])
        self.exhausted, self.used, self.rested, self.rows = set(), set(), False, 0
        kept = yield from self.keep()
        for each in self.seats:
            self.discarded[each] += +self.hands[each] - kept[each]
        self.lacking = [set() for _ in self.seats]
        self.day += 1
        self.draw(kept, (seat + 1) % len(self.seats))
        self.deal()

    def keep(self) -> Generator[Question, Answers, list[Counter[str]]]:
        """The role card; whoever has laid it keeps a card in its stead. All who hold two or more
        are asked, so that nobody sees whom it concerns."""
        if not self.hidden:
            return [Counter() for _ in self.seats]
        kept = [Counter(c for c in hand.elements() if c in ROLES) for hand in self.hands]
        held = {seat: sum(hand.values()) for seat, hand in enumerate(self.hands)}
        asked = {
            seat: {f"keep {at}" for at in range(1, count + 1)}
            for seat, count in held.items()
            if count > 1
        }
        hands = {seat: list(self.shows(seat).hand) for seat in asked}
        answers: Answers = (yield asked) if asked else {}
        for seat in self.seats:
            if not kept[seat] and seat in answers:
                kept[seat] = Counter([hands[seat][int(answers[seat].split()[1]) - 1]])
        return [own or +self.hands[seat] for seat, own in enumerate(kept)]

    # --- The end ------------------------------------------------------------------------------

    def count(self, laid: list[list[str]]) -> dict[str, Any]:
        """What becomes of the crew with these cards on each crew card."""
        given = [whom for row in self.accusations for whom in row]
        traitor = self.roles.index("traitor") if "traitor" in self.roles else None
        track = self.track
        if self.hidden and len(self.seats) > 2:
            track -= given.count(traitor)
        elif self.hidden and traitor is None:
            track += sum(whom is not None for whom in given)
        elif self.hidden and traitor is not None:
            track += self.accusations[1 - traitor].count(None)
        track = min(DATA["track"]["most"], max(0, track))
        totals = tuple(
            sum(worth(card, name) for card in cards)
            for name, cards in zip(RESOURCES, laid, strict=True)
        )
        saved = tuple(total >= track for total in totals)
        roles = DATA["roles"]
        needed = per_players(roles["saved_to_win"], len(self.seats)) if traitor is not None else 0
        needed = needed or roles["saved_without_traitor" if self.hidden else "saved_allies"]
        lost = "nobody" if traitor is None else "traitor"
        won = sum(saved) >= needed
        counts = [sum(saved), self.passed, self.store["water"], self.resources()]
        counts.append(any("waterskin" in gear for gear in self.gear))
        names = ("crew", "challenge", "water", "resource", "waterskin")
        points = [DATA["score"][name] for name in names]
        score = tuple(won * n * each for n, each in zip(counts, points, strict=True))
        winner = "allies" if won else lost
        return {"final_track": track, "totals": totals, "winner": winner, "score": score}


def worth(card: str, crew: str) -> int:
    if card == "traitor":
        return int(DATA["roles"]["traitor_card"])
    name, what = card.split("-")
    if name == "order":
        return int(DATA["orders"]["match" if what == crew else "mismatch"])
    return int(what) if name == crew else int(DATA["influence"]["mismatch"])
