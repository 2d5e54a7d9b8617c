"""The raising (C4) and the tie (C5) once more, slow and simple, straight from the rules page.

Nothing here knows the engine: names are words, totals are fractions, and every sentence of the
page is one line of code. Tests play this beside the engine and compare.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from itertools import product

STATIONS = ("barracks", "hospital", "mission", "village", "jungle")
#: The page's table: rows are professions, columns stations.
WORTH = {
    "explorer": (4, 1, 2, 3, 5),
    "anthropologist": (1, 2, 3, 5, 4),
    "doctor": (3, 5, 4, 2, 1),
    "missionary": (2, 4, 5, 1, 3),
    "officer": (5, 3, 1, 4, 2),
}
MODIFIERS = {
    frozenset({"GB", "FR"}): -2,
    frozenset({"GB", "DE"}): -1,
    frozenset({"FR", "DE"}): -1,
}
SERVES = {
    "porter": "explorer",
    "assistant": "anthropologist",
    "nurse": "doctor",
    "nun": "missionary",
    "askari": "officer",
}
POWERS = ("GB", "BE", "FR", "DE")


# --- A character at a station ---------------------------------------------------------------------


def nation(character: str) -> str:
    return character[:2]


def professions(character: str) -> list[str]:
    return [word for word in character.split("-") if word in WORTH]


def rolls(character: str, flag: str | None) -> bool:
    """Whether a character rolls for sympathy or language."""
    if flag is None:
        return False
    if nation(character) == "BE":
        return flag in ("BE", "FR")
    return nation(character) not in POWERS


def base_value(character: str, station: str, flag: str | None, roll: int) -> int:
    best = max(WORTH[each][STATIONS.index(station)] for each in professions(character))
    power = nation(character)
    if power not in POWERS and flag is not None:
        power = POWERS[roll - 1]
    return best + MODIFIERS.get(frozenset({power, flag or ""}), 0)


def takes_interpreter(character: str, flag: str | None, language: str | None, roll: int) -> bool:
    """Whether the character does not speak the language of the station."""
    own = "flemish" if roll % 2 else "french"
    who = nation(character)
    if flag is None:
        return False
    if who == "BE" and flag == "BE":
        return own != language
    if who == flag:
        return False
    if (who, flag) in (("US", "GB"), ("AT", "DE")):
        return False
    if flag == "BE" and (who, language) in (("NL", "flemish"), ("FR", "french")):
        return False
    return not (who == "BE" and flag == "FR" and own == "french")


# --- The raising ----------------------------------------------------------------------------------


class Raising:
    """One round's raising; players are numbered, a character is None if it is gone."""

    def __init__(
        self,
        characters: list[str],
        hands: list[list[str]],
        first: int,
        station: str,
        flag: str | None,
        language: str | None,
        dice: list[int],
    ) -> None:
        self.players = len(characters)
        self.characters = characters
        self.hands = [[*hand] for hand in hands]
        self.interpretable = [
            takes_interpreter(each, flag, language, roll)
            for each, roll in zip(characters, dice, strict=True)
        ]
        self.totals = [
            Fraction(base_value(each, station, flag, roll))
            for each, roll in zip(characters, dice, strict=True)
        ]
        self.on_character: list[list[str]] = [[] for _ in characters]
        self.still_in = [True] * self.players
        self.has_waited_in_a_tie = [False] * self.players
        self.has_passed_since_the_last_card = [False] * self.players
        self.servant_was_played = False
        self.next = first
        self._skip_those_out()

    def over(self) -> bool:
        left = [player for player in range(self.players) if self.still_in[player]]
        top = max(self.totals)
        if not left:
            return True
        if len(left) == 1 and self.totals[left[0]] == top and self.totals.count(top) == 1:
            return True
        return all(self.has_passed_since_the_last_card[player] for player in left)

    def additions(self) -> set[tuple[str, ...]]:
        """Every choice of one or more cards the next player may add, as sorted words."""
        held = Counter(self.hands[self.next])
        choices = product(*(range(number + 1) for number in held.values()))
        found = set()
        for numbers in choices:
            cards = [*Counter(dict(zip(held, numbers, strict=True))).elements()]
            if cards and self._may_add(cards):
                found.add(tuple(sorted(cards)))
        return found

    def _may_add(self, cards: list[str]) -> bool:
        player = self.next
        for card in cards:
            if card == "servant":
                if self.servant_was_played or cards.count("servant") > 1:
                    return False
            elif card == "interpreter":
                together = [*cards, *self.on_character[player]]
                if together.count("interpreter") > 1 or not self.interpretable[player]:
                    return False
            elif SERVES[card] not in professions(self.characters[player]):
                return False
        return True

    def add(self, cards: tuple[str, ...]) -> None:
        player = self.next
        for card in cards:
            self.hands[player].remove(card)
            self.on_character[player].append(card)
            self.totals[player] += Fraction(1, 2) if card == "servant" else 1
        if "servant" in cards:
            self.servant_was_played = True
        self.has_waited_in_a_tie[player] = False
        self.has_passed_since_the_last_card = [False] * self.players
        self._on()

    def pass_(self) -> None:
        player = self.next
        top = max(self.totals)
        if self.totals[player] < top:
            self.still_in[player] = False
        elif self.totals.count(top) > 1:
            if self.has_waited_in_a_tie[player]:
                self.still_in[player] = False
            self.has_waited_in_a_tie[player] = True
        self.has_passed_since_the_last_card[player] = True
        self._on()

    def _on(self) -> None:
        self.next = (self.next + 1) % self.players
        self._skip_those_out()

    def _skip_those_out(self) -> None:
        while any(self.still_in) and not self.still_in[self.next]:
            self.next = (self.next + 1) % self.players

    def asks_nobody(self) -> None:
        """Players without any auxiliary pass by themselves."""
        while not self.over() and not self.hands[self.next]:
            self.pass_()

    def leaders(self) -> list[int]:
        top = max(self.totals)
        return [player for player in range(self.players) if self.totals[player] == top]

    def sequences(self, depth: int) -> Iterator[tuple[str, ...]]:
        """All sequences of so many decisions, as texts without their seats."""
        self.asks_nobody()
        if depth == 0:
            yield ()
            return
        if self.over():
            return
        for cards in [(), *sorted(self.additions())]:
            later = deepcopy(self)
            if cards:
                later.add(cards)
            else:
                later.pass_()
            for rest in later.sequences(depth - 1):
                yield (f"{self.next} {' '.join(cards)}", *rest)


# --- The tie --------------------------------------------------------------------------------------


class Tie:
    """Hippo tiles among those tied for the highest total."""

    def __init__(self, players: int, tied: list[int], tiles: list[list[int]], first: int) -> None:
        self.players = players
        self.tiles = [sorted(row) for row in tiles]
        self.used: list[list[int]] = [[] for _ in range(players)]
        self.tied = tied
        self.to_commit = {player for player in tied if self.tiles[player]}
        for player in [*self.to_commit]:
            if len(self.tiles[player]) == 1:  # nothing to choose
                self.commit(player, tuple(self.tiles[player]))
        self.level: list[int] | None = None
        self.declined_in_a_row: list[int] = []
        self.next = first
        self._all_in()

    def choices(self, player: int) -> set[tuple[int, ...]]:
        """One or more of the player's tiles."""
        held = self.tiles[player]
        picks = product((False, True), repeat=len(held))
        return {
            tuple(value for value, taken in zip(held, pick, strict=True) if taken)
            for pick in picks
            if any(pick)
        }

    def _lay(self, player: int, chosen: tuple[int, ...]) -> None:
        for value in chosen:
            self.tiles[player].remove(value)
            self.used[player].append(value)

    def commit(self, player: int, chosen: tuple[int, ...]) -> None:
        self._lay(player, chosen)
        self.to_commit.remove(player)
        if not self.to_commit and hasattr(self, "next"):
            self._all_in()

    def _all_in(self) -> None:
        if not self.to_commit and self.level is None:
            self.level = self._highest(self.tied)
            self._skip()

    def _highest(self, players: list[int]) -> list[int]:
        best = max(sum(self.used[player]) for player in players)
        return [player for player in players if sum(self.used[player]) == best]

    def over(self) -> bool:
        if self.level is None:
            return False
        return len(self.level) == 1 or set(self.declined_in_a_row) >= set(self.level)

    def add(self, chosen: tuple[int, ...]) -> None:
        self._lay(self.next, chosen)
        self.declined_in_a_row = []
        self._on()

    def decline(self) -> None:
        self.declined_in_a_row.append(self.next)
        self._on()

    def _on(self) -> None:
        self.next = (self.next + 1) % self.players
        self._skip()

    def _skip(self) -> None:
        assert self.level is not None
        while self.next not in self.level:
            self.next = (self.next + 1) % self.players

    def asks_nobody(self) -> None:
        """Who has no tiles left declines by itself."""
        while self.level is not None and not self.over() and not self.tiles[self.next]:
            self.decline()

    def winners(self) -> list[int]:
        assert self.level is not None
        return self._highest(self.level)

    def sequences(self, depth: int) -> Iterator[tuple[str, ...]]:
        """All sequences of so many decisions; commitments may come in any order."""
        self.asks_nobody()
        if depth == 0:
            yield ()
            return
        if self.over():
            return
        committing = self.level is None
        for player in sorted(self.to_commit) if committing else [self.next]:
            for chosen in [*([] if committing else [()]), *sorted(self.choices(player))]:
                later = deepcopy(self)
                if committing:
                    later.commit(player, chosen)
                elif chosen:
                    later.add(chosen)
                else:
                    later.decline()
                for rest in later.sequences(depth - 1):
                    yield (f"{player} {chosen}", *rest)
