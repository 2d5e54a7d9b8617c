"""An independent checker of maps, written from the text of the rules alone: it works on seven rows
of letters and shares nothing with the engine."""

Rows = list[str]
Place = tuple[int, int]

COUNTS = {
    "^": 1,
    "M": 2,
    "W": 7,
    "A": 8,
    "F": 5,
    "S": 4,
    "B": 3,
    "U": 3,
    "H": 4,
    "T": 4,
    "K": 4,
    "L": 4,
}


def broken_rules(rows: Rows) -> set[int]:
    """The numbers of the rules that a map breaks; 0 for wrong counts."""
    land = {
        (r, c): "H" if letter.isdigit() else letter
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
    }
    assert len(land) == 49
    of = {kind: [place for place in land if land[place] == kind] for kind in COUNTS}

    def beside(place: Place) -> list[str]:
        r, c = place
        near = [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        return [land[each] for each in near if each in land]

    def corners(place: Place, step: int) -> list[str]:
        r, c = place
        near = [(r + i * step, c + j * step) for i in (1, -1) for j in (1, -1)]
        return [land[each] for each in near if each in land]

    found: set[int] = set()

    def hold(rule: int, fine: bool) -> None:
        if not fine:
            found.add(rule)

    hold(0, all(len(of[kind]) == count for kind, count in COUNTS.items()))
    hold(1, sorted(r for r, _ in of["W"]) == list(range(7)))
    hold(1, sorted(c for _, c in of["W"]) == list(range(7)))
    hold(1, all("A" in beside(wood) for wood in of["W"]))
    hold(2, all("W" in beside(water) for water in of["A"]))
    hold(3, _connected(set(of["^"] + of["M"])))
    for kind in set(COUNTS) - {"A", "L", "M"}:
        hold(4, len({r for r, _ in of[kind]}) == len({c for _, c in of[kind]}) == len(of[kind]))
    for kind in set(COUNTS) - {"M"}:
        hold(5, not any(kind in beside(place) for place in of[kind]))
    hold(6, all("A" in beside(food) for food in of["F"]))
    hold(7, all(set("M^H") & set(beside(flint)) for flint in of["S"]))
    hold(8, all("W" in beside(berries) for berries in of["B"]))
    hold(9, all("W" in corners(mushrooms, 1) for mushrooms in of["U"]))
    hold(10, all(set("AF") & set(beside(teepee)) for teepee in of["T"]))
    hold(10, not any("K" in beside(teepee) for teepee in of["T"]))
    hold(11, all("K" in corners(each, 2) for each in of["L"]))
    hold(11, all("L" in corners(bones, 2) for bones in of["K"]))
    for r, c in of["H"]:
        hold(12, int(rows[r][c]) == sum(i == r or j == c for i, j in of["L"]))
    hold(13, not any(c == 6 for _, c in of["K"] + of["M"]))
    return found


def _connected(places: set[Place]) -> bool:
    if not places:
        return True
    left = set(places)
    edge = [left.pop()]
    while edge:
        r, c = edge.pop()
        for each in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if each in left:
                left.remove(each)
                edge.append(each)
    return not left


def wishes_missed(rows: Rows) -> list[str]:
    """What a generated map should be besides, and is not."""
    land = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    missed = []
    peak = next(place for place in land if land[place] == "^")
    if not (1 <= peak[0] <= 5 and 1 <= peak[1] <= 4):
        missed.append("peak")
    if sum(int(letter) for letter in land.values() if letter.isdigit()) < 3:
        missed.append("hills")
    if not any(letter == "F" and place[1] >= 4 for place, letter in land.items()):
        missed.append("food")
    if not any(letter == "T" and place[1] >= 3 for place, letter in land.items()):
        missed.append("teepee")
    if not all(_all_reached(land, (row, 6)) for row in range(7)):
        missed.append("reach")
    return missed


def _all_reached(land: dict[Place, str], start: Place) -> bool:
    reached = {start}
    edge = [start]
    while edge:
        r, c = edge.pop()
        if land[r, c] in "^MK":
            continue
        for each in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if each in land and each not in reached and land[each] != "^":
                reached.add(each)
                edge.append(each)
    return len(reached) == 48
