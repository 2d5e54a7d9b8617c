"""Drawing panels with characters: tables, cards side by side, a strip. Colours are the theme's.

Everything a colour says is said by a word, a mark or a sign too.
"""

from collections.abc import Collection, Sequence
from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from .session import MARKS
from .sheet import Line, Panel

NEWLINE = Content("\n")
_TONES = {"good": "bold", "rest": "$soft", "past": "$soft"}
_CARD = 17  # the narrowest column in which a card can be read
_NARROWEST = 7


def mark(seat: int | None) -> Content:
    """The shape of a seat in its colour; a blank of the same width for nobody."""
    if seat is None:
        return Content(" ")
    return Content.styled(MARKS[seat % len(MARKS)], f"bold $seat-{seat % len(MARKS)}")


def lines(parts: Sequence[Content]) -> Content:
    return NEWLINE.join(parts)


def pad(text: str, width: int) -> str:
    """Exactly this wide, cut with an ellipsis if need be."""
    if cell_len(text) <= width:
        return text + " " * (width - cell_len(text))
    if width < 2:
        return set_cell_size(text, max(width, 0))
    return set_cell_size(text, width - 1).rstrip() + "…"


def folded(text: str, width: int) -> list[str]:
    return wrap(text, max(width, 4)) or [""]


def sentence(text: str) -> str:
    """With a capital at its beginning, as a line of its own has."""
    return text[:1].upper() + text[1:]


def paragraph(line: Line, width: int, most: int = 99) -> list[Content]:
    """A sentence in full, behind the mark of whom it is about."""
    rows = folded(sentence(line.text), width - 2)
    if len(rows) > most:
        rows = [*rows[: most - 1], pad(" ".join(rows[most - 1 :]), width - 2)]
    style = _TONES.get(line.tone, "")
    return [
        Content.assemble(mark(line.seat if at == 0 else None), " ", (row, style))
        for at, row in enumerate(rows)
    ]


# --- Rows -----------------------------------------------------------------------------------------


def rows(panel: Panel, width: int, lit: Collection[str] = (), tight: bool = False) -> Content:
    """A table: a line a row, its cells in columns; sentences without cells follow in full.

    A tight one has no title and cuts what is too long.
    """
    table = [line for line in panel.lines if line.cells]
    grid = [line.cells for line in table] + ([panel.head] if panel.head else [])
    widths = (first_widths if tight else column_widths)(grid, width - 2)
    found: list[Content] = []
    if panel.head:
        found += _row(Content("  "), panel.head, widths, "$soft", tight, head=True)
    elif not tight:
        found.append(Content.styled(panel.title, "bold $gold"))
    for line in table:
        bright = line.item in lit and line.item != ""
        sign = Content.styled("▸", "bold $accent") if bright else mark(line.seat)
        style = "bold $lit" if bright else _TONES.get(line.tone, "")
        found += _row(Content.assemble(sign, " "), line.cells, widths, style, tight)
    for line in panel.lines:
        if not line.cells:
            found += paragraph(line, width)
    return lines(found)


def column_widths(grid: Sequence[Sequence[str]], room: int) -> list[int]:
    """As wide as the cells are; where that is too much the widest columns give way."""
    count = max((len(cells) for cells in grid), default=0)
    widths = [max(cell_len(row[at]) for row in grid if at < len(row)) for at in range(count)]
    gaps = max(count - 1, 0)
    while sum(widths) + gaps > room and max(widths, default=0) > _NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def first_widths(grid: Sequence[Sequence[str]], room: int) -> list[int]:
    """As wide as the cells are, as long as there is room; what comes last may be left out."""
    widths: list[int] = []
    for width in column_widths(grid, 1 << 30):
        left = room - sum(widths) - len(widths)
        if left < min(width, 4):
            break
        widths.append(min(width, left))
    return widths


def _row(
    lead: Content,
    cells: Sequence[str],
    widths: Sequence[int],
    style: str,
    tight: bool,
    head: bool = False,
) -> list[Content]:
    """One row of a table, on as many lines as its longest cell needs; numbers to the right."""
    pairs = list(zip(cells, widths, strict=False))
    split = [[cell] if tight else folded(cell, width) for cell, width in pairs]
    right = [at > 0 and (head or _is_number(cell)) for at, cell in enumerate(cells)]
    found = []
    for at in range(max(map(len, split), default=0)):
        parts = []
        for cell, width, number in zip(split, widths, right, strict=False):
            text = cell[at] if at < len(cell) else ""
            if number:
                text = " " * max(width - cell_len(text), 0) + text
            parts.append(pad(text, width))
        text = " ".join(parts).rstrip()
        found.append(Content.assemble(lead if at == 0 else Content("  "), (text, style)))
    return found


def _is_number(cell: str) -> bool:
    return bool(cell) and all(sign in "0123456789½−?–+" for sign in cell)


def brief(panels: Sequence[Panel], width: int) -> Content:
    """Several tables in a line: what is in them, by its name alone."""
    told = [", ".join(" ".join(line.cells[1:2]) for line in panel.lines) for panel in panels]
    rows = [f"  {row}" for row in folded(" · ".join(told), width - 2)]
    return Content.styled("\n".join(rows), "$soft")


def marked(content: Content, below: int, width: int) -> Content:
    """With a sign on the last row in sight, where more follows below it."""
    found = content.split("\n", allow_blank=True)
    if not 0 < below < len(found):
        return content
    row = found[below - 1].truncate(width - 2, pad=True)
    found[below - 1] = Content.assemble(row, (" ▼", "bold $gold"))
    return lines(found)


# --- Cards ----------------------------------------------------------------------------------------


def cards(panel: Panel, width: int, height: int, lit: Collection[str] = ()) -> Content:
    """Cards side by side where there is room, else two lines each, or one."""
    shown = [line for line in panel.lines if line.cells]
    others = [line for line in panel.lines if not line.cells]
    rich = height >= 11 and bool(shown) and width // len(shown) >= _CARD
    several = sum(line.asked for line in shown) > 1
    found: list[Content] = []
    for line in others:
        found += paragraph(line, width, 99 if rich else 1)
    if rich:
        across = min(width // len(shown), 30)
        found += _beside([_box(line, across - 1, several, _short(shown, across)) for line in shown])
    else:
        full = [row for line in shown for row in _slim(line, width)]
        fits = len(found) + len(full) <= height
        found += full if fits else [row for line in shown for row in _slim(line, width, True)]
    return lines(found)


def _short(shown: Sequence[Line], across: int) -> bool:
    """Whether everybody's name and standing fit on one line."""
    return all(cell_len(_parts(line)[0] + _parts(line)[1]) + 8 <= across for line in shown)


def _box(line: Line, width: int, several: bool, short: bool) -> list[Content]:
    """A card in a frame: who, how it stands, the character, what was added, and the total."""
    name, status, rest, total = _parts(line)
    inside = width - 4
    edge = "$accent" if line.asked and not several else "$gold" if line.tone == "good" else "$edge"
    body = "$soft" if line.tone == "rest" else ""
    found = [Content.styled("╭" + "─" * (width - 2) + "╮", edge)]
    room = inside - 2 - (cell_len(status) if short else 0)
    who = Content.assemble(mark(line.seat), " ", (pad(name, room), "bold"))
    stands = Content.styled(status if short else pad(status, inside), _standing(line))
    if short:
        found.append(_framed(Content.assemble(who, stands), edge))
    else:
        found += [_framed(who, edge), _framed(stands, edge)]
    for at, cell in enumerate(rest):
        style = f"bold {body}" if at == 0 else body
        for row in folded(cell, inside) if cell else []:
            found.append(_framed(Content.styled(pad(row, inside), style), edge))
    figure = " " * (inside - cell_len(total)) + total
    found.append(_framed(Content.styled(figure, f"bold {_leading(line)}"), edge))
    found.append(Content.styled("╰" + "─" * (width - 2) + "╯", edge))
    return found


def _parts(line: Line) -> tuple[str, str, list[str], str]:
    """Who, how it stands, what else there is to say, and the figure at the end."""
    name, status, *rest = (*line.cells, "", "")[: max(len(line.cells), 2)]
    total = rest.pop() if len(rest) > 3 else ""
    return name, f"▸ {status}" if line.asked else status, rest, total


def _standing(line: Line) -> str:
    return "bold $accent" if line.asked else _leading(line) or "$soft"


def _leading(line: Line) -> str:
    return "$gold" if line.tone == "good" else ""


def _framed(inner: Content, edge: str) -> Content:
    return Content.assemble(("│ ", edge), inner, (" │", edge))


def _beside(boxes: list[list[Content]]) -> list[Content]:
    """Boxes next to each other, the shorter ones stretched above their last figures."""
    tallest = max(len(box) for box in boxes)
    for box in boxes:
        width = box[0].cell_length
        edge = box[0].spans[0].style if box[0].spans else ""
        blank = Content.assemble(("│", edge), " " * (width - 2), ("│", edge))
        at = len(box) - 2
        box[at:at] = [blank] * (tallest - len(box))
    return [Content(" ").join([box[at] for box in boxes]) for at in range(tallest)]


def _slim(line: Line, width: int, short: bool = False) -> list[Content]:
    """A card on two lines: who and how it stands and the total, then the rest.

    A short one is one line, with the first word of the rest.
    """
    name, status, rest, total = _parts(line)
    if short and rest:
        status, rest = f"{status} · {rest[0]}", []
    space = width - 3 - cell_len(total)
    lead = min(max(cell_len(name), 10), space // 2)
    head = Content.assemble(
        mark(line.seat),
        " ",
        (pad(name, lead), "bold"),
        " ",
        (pad(status, space - lead - 1), _standing(line)),
        " ",
        (total, f"bold {_leading(line)}"),
    )
    text = ", ".join(part for part in rest if part)
    if not text:
        return [head]
    style = "$soft" if line.tone == "rest" else ""
    return [head, Content.assemble("  ", (pad(text, width - 2), style))]


# --- Strip ----------------------------------------------------------------------------------------


def strip(panel: Panel, width: int, lit: Collection[str] = ()) -> Content:
    """Places in a row along a water line: names above it, what lies there below."""
    places = [line for line in panel.lines if line.cells]
    if not places:
        return lines([row for line in panel.lines for row in paragraph(line, width)])
    across = max(width // len(places), 4)
    depth = max(len(line.cells) for line in places)
    found: list[Content] = []
    for at in range(depth):
        found.append(Content("").join([_place(line, at, across, lit) for line in places]))
        if at == 1:
            left = width - across * len(places)
            found[-1] = Content.assemble(found[-1], ("~" * left, "$wave on $water"))
    return lines(found)


def _place(line: Line, at: int, across: int, lit: Collection[str]) -> Content:
    cell = line.cells[at] if at < len(line.cells) else ""
    here = line.tone == "here"
    style = "$soft" if line.tone == "past" else ""
    if here:
        style = "bold $accent"
    elif line.item in lit and line.item:
        style = "bold $lit"
    if at == 1:
        return _afloat(line, cell, across)
    shown = cell if cell_len(cell) < across else set_cell_size(cell, across - 1)
    return Content.styled(pad(shown, across), style)


def _afloat(line: Line, cell: str, across: int) -> Content:
    """A piece of the water line: the boat, whoever controls the place, or what it is worth."""
    water = "on $water"
    if line.tone == "here":
        label = Content.styled(f"►{cell}", "bold $on-accent on $accent")
    elif line.seat is not None:
        label = Content.styled(MARKS[line.seat % 4], f"bold $seat-{line.seat % 4}-water {water}")
    elif line.tone == "past":
        label = Content.styled("=", f"bold $on-water {water}")
    else:
        label = Content.styled(cell, f"bold $on-water {water}")
    rest = across - label.cell_length
    return Content.assemble(label, ("~" * max(rest, 0), f"$wave {water}"))


#: How signs of a picture are coloured; each also stands for itself.
_SIGNS = {"#": "$gold", "~": "$wave", "*": "bold", "|": "$edge", "-": "$edge"}


def picture(panel: Panel, width: int) -> Content:
    """Rows of signs as they are; a sentence that is no picture follows in full."""
    found: list[Content] = []
    for line in panel.lines:
        if line.tone == "picture":
            found.append(Content("").join([_sign(sign) for sign in line.text[:width]]))
        else:
            found += paragraph(line, width)
    return lines(found)


def _sign(sign: str) -> Content:
    if sign in _SEAT_SIGNS:
        return Content.styled(sign, f"bold $seat-{_SEAT_SIGNS[sign]}")
    return Content.styled(sign, _SIGNS.get(sign, ""))


#: Digits and small letters of a picture are the ships, boats or sleds of the seats.
_SEAT_SIGNS = {sign: at % 4 for at, sign in enumerate("1234abcd")}


def notes(panel: Panel, width: int) -> Content:
    """Sentences that stay in the background."""
    found = [row for line in panel.lines for row in folded(sentence(line.text), width)]
    return lines([Content.styled(row, "$soft") for row in found])


def text(panel: Panel, width: int) -> Content:
    """Sentences, one below the other."""
    return lines([row for line in panel.lines for row in paragraph(line, width)])


def inline(panel: Panel, width: int) -> Content:
    """All lines one after the other behind the title."""
    said = " · ".join(" ".join(line.cells) or line.text for line in panel.lines)
    rows = folded(f"{panel.title}: {said}", width)
    return lines([Content.styled(row, "$soft") for row in rows])
