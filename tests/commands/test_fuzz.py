"""`expedition fuzz`: random games that keep every law, and the record of one that does not."""

from pathlib import Path

from tests.outside import distribution, expedition


def test_games_that_keep_every_law(tmp_path: Path) -> None:
    games = distribution(tmp_path / "games", "tests.example:GAME")
    done = expedition("fuzz", "summit", "--games", "6", "--jobs", "2", games=games)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "6 of 6 random games kept every law\n"


def test_congo(tmp_path: Path) -> None:
    done = expedition("fuzz", "congo", "--games", "1", "--seed", "77", "--save", tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "1 of 1 random games kept every law\n"
    assert list(tmp_path.iterdir()) == []


def test_a_broken_game_is_named_and_its_record_saved(tmp_path: Path) -> None:
    games = distribution(tmp_path / "games", "tests.example.broken:GAME")
    save = tmp_path / "failures"
    done = expedition("fuzz", "summit", "--games", "2", "--seed", "4", "--save", save, games=games)
    assert done.returncode == 1
    *named, summary = done.stdout.splitlines()
    assert summary == "0 of 2 random games kept every law"
    assert len(named) == 2
    for line, seed in zip(named, (4, 5), strict=True):
        path = save / f"fuzz-summit-2-{seed}.record"
        assert line.startswith(f"{path}: a choice among several is secret: ")
        text = path.read_text("utf-8")
        assert text.startswith("expedition record 1\ngame: summit\n")
        assert text.endswith(f"# {line.partition(': ')[2]}\n")
    checked = expedition("check", *save.iterdir(), games=games)
    assert checked.returncode == 0, "a failure's record leads to the state where the law broke"
