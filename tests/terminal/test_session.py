"""A table at one computer: bots, undo, saving and resuming."""

from collections.abc import Callable
from pathlib import Path

import pytest

from expedition.kit import BadTable, BrokenRecord, CannotUndo, ExpeditionError
from expedition.kit.records import read
from expedition.terminal.session import Session, default_file, unlike

from .tables import CONGO, play_on, table


def test_people_decide_before_bots() -> None:
    session = table("Ada", bots=("greedy", "greedy"))
    assert session.match.waiting_for == (0, 1, 2)
    assert session.next_seat == 0


def test_a_bot_gets_a_view_and_chooses_alike_at_the_same_moment() -> None:
    session = table("Ada", bots=("easy",))
    session.play(0, session.match.moves(0)[0])
    choice = session.choice(1)
    assert choice.view == session.match.view(1)
    assert choice.make() == session.choice(1).make()
    assert choice.make() in session.match.moves(1)


@pytest.mark.parametrize("decisions", [0, 1, 17, 500])
def test_a_saved_table_is_the_same_table(tmp_path: Path, decisions: int) -> None:
    session = table("Ada", "Борис", bots=("greedy", "hard"), language="ru", scores="hidden")
    play_on(session, decisions)
    found = Session.resume(session.save(tmp_path / "game.txt"))
    assert found.match.state == session.match.state
    assert found.players == session.players
    assert found.language == "ru"
    assert found.text() == session.text()
    assert Session.resume(tmp_path / "game.txt", "fr").language == "fr"


def test_a_saved_table_is_a_record() -> None:
    session = table("Ada")
    play_on(session, 9)
    assert read(session.text()) == session.match.record()


def test_a_record_without_a_table_opens_with_a_person_first(tmp_path: Path) -> None:
    session = table("Ada")
    path = tmp_path / "plain.record"
    path.write_text(str(session.match.record()), "utf-8")
    assert Session.resume(path).humans == (0,)


def test_undo_takes_back_what_nobody_saw() -> None:
    for seed in range(40):
        session = table("Ada", "Boris", bots=(), seed=seed)
        for _ in range(60):
            seat = session.next_seat
            if seat is None:
                break
            before = session.match.state.copy()
            session.play(seat, session.match.moves(seat)[0])
            if session.undoable() == seat:
                session.news(seat)
                session.undo(seat)
                assert session.match.state == before
                assert session.news(seat) == []
                return
    pytest.fail("nothing could be taken back in 40 games")


def test_undo_is_refused_when_something_was_shown() -> None:
    session = table("Ada")
    assert session.undoable() is None
    with pytest.raises(CannotUndo):
        session.undo(0)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda text: "", BrokenRecord),
        (lambda text: "\x00\xff nonsense", BrokenRecord),
        (lambda text: text.replace("game: congo", "game: chess"), BadTable),
        (lambda text: text.replace("rules: ", "rules: 9"), BrokenRecord),
        (lambda text: text.replace("record 1", "record 9"), BrokenRecord),
        (lambda text: text.replace("seats: 2", "seats: 99999999999999"), BrokenRecord),
        (lambda text: text.replace("# table: human greedy", "# table: human"), BrokenRecord),
        (lambda text: text.replace("# table: human greedy", "# table: human clever"), BadTable),
        (lambda text: text.replace("bid", "fly"), BrokenRecord),
        (lambda text: text.replace("0 bid", "1 bid"), BrokenRecord),
        (lambda text: text.replace("# language: en", "# language: tlh"), BadTable),
    ],
)
def test_a_broken_file_is_named_and_nothing_else(
    tmp_path: Path, change: Callable[[str], str], error: type[ExpeditionError]
) -> None:
    session = table("Ada")
    play_on(session, 5)
    path = tmp_path / "broken"
    path.write_text(change(session.text()), "utf-8")
    with pytest.raises(error):
        Session.resume(path)


def test_files_that_cannot_be(tmp_path: Path) -> None:
    session = table("Ada")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path, tmp_path / "none", tmp_path / "bytes", Path("\x00"), Path("~nobody/x")):
        with pytest.raises(ExpeditionError):
            Session.resume(path)
    for path in (tmp_path, tmp_path / "bytes" / "x", Path("\x00"), Path("~nobody-here/x")):
        with pytest.raises(ExpeditionError):
            session.save(path)
    assert [each.name for each in tmp_path.iterdir()] == ["bytes"]


def test_another_game_at_the_same_table() -> None:
    session = table("Ada", bots=("greedy", "random"))
    play_on(session, 500)
    assert session.next_seat is None
    again = session.again(77)
    assert again.players == session.players
    assert again.match.options == session.match.options
    assert again.match.number == 0


def test_names_differ(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert unlike(["Ada", "Ada", "Bo", "Ada"]) == ["Ada", "Ada 2", "Bo", "Ada 3"]
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    kept = default_file(table("Ada"))
    assert kept.parent == tmp_path / "expedition"
    assert kept.name.startswith(f"{CONGO.name}-")
    assert kept != default_file(table("Ada", seed=6))
