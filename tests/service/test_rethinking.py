"""Accusations of Maldonado at a table of the service: all at once, changed until the last is in."""

import pytest

from expedition.kit import CannotUndo
from expedition.service import acts, wire
from expedition.service.log import Entry, Logged, Moved
from expedition.service.table import Table
from expedition.service.wire import Me
from tests.games.maldonado.table import table as position

from .test_sizes import table_with


@pytest.fixture
def accusing() -> Table:
    t = position(4, kills="ring-of-fire", monsters="mole-worm", store="wood flint", traitor=1)
    t.play("kill ring-of-fire mole-worm ab")
    return table_with(t.state, [])


def write(table: Table, *entries: Entry) -> None:
    for entry in entries:
        table.add(Logged(table.seq + 1, 0.0, entry))


def undo(table: Table, seat: int) -> None:
    asked = wire.UndoMove(seat=seat, number=table.number)
    write(table, *acts.undo(table, Me(f"guest{seat}", "P"), asked))


def test_one_thinks_again_and_the_others_go_on(accusing: Table) -> None:
    write(accusing, Moved(0, "accuse 1"), Moved(2, "accuse 1"))
    undo(accusing, 0)
    assert (accusing.number, accusing.waiting) == (1, (0, 1, 3))
    assert accusing.happenings[-1].events[0].id == "log-undone"
    for seat, whom in ((3, 0), (0, 3), (1, 2)):
        asked = wire.NewMove(seat=seat, move=f"accuse {whom}", number=accusing.number)
        write(accusing, *acts.move(accusing, Me(f"guest{seat}", "P"), asked))
    assert accusing.match is not None
    assert accusing.match.view(None).accusations == ((3,), (2,), (1,), (0,))


def test_nobody_thinks_again_once_all_have_chosen(accusing: Table) -> None:
    write(accusing, *(Moved(seat, f"accuse {(seat + 1) % 4}") for seat in range(4)))
    for seat in range(4):
        with pytest.raises(CannotUndo):
            undo(accusing, seat)
