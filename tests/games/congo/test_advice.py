"""What the table tells players is true at the moment it is told."""

from expedition.games.congo import GAME
from expedition.games.congo.advice import auxiliary_use
from expedition.kit import Message
from expedition.words import Words

from .table import Table, table


def said(t: Table, viewer: int | None, id: str) -> list[Message]:
    """The lines of the table in words with this id."""
    sections = GAME.describe(t.view(viewer))
    return [line for section in sections for line in section.lines if line.id == id]


def barred(t: Table, seat: int, auxiliary: str) -> str | None:
    reason = auxiliary_use(t.view(seat), auxiliary).barred
    return None if reason is None else reason.id


def test_a_tied_player_without_tiles_is_not_said_to_have_put_any_in() -> None:
    t = table(bids=["GB-doctor-1", "GB-doctor-2", "DE-officer-1"], hippos=[[1, 2], [], [1]])
    t.play_all("0 pass", "1 pass", "2 pass")
    assert t.step == "commit"
    assert [line.args["seat"] for line in said(t, 2, "table-tie-none")] == ["seat:1"]
    assert said(t, 2, "table-tie-secret") == []


def test_a_known_card_is_said_to_be_in_hand_or_bid() -> None:
    t = table(
        bids=["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"],
        known=[["GB-doctor-1"], [], []],
        specials=[["malaria"], ["colonial"], []],
    )
    assert [line.args["card"] for line in said(t, 1, "table-known")] == ["character-GB-doctor-1"]
    assert t.view(1).character_counts[0] == 0


def test_who_declined_can_no_longer_play_a_special_card() -> None:
    bids = ["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"]
    t = table(bids=bids, specials=[["malaria"], ["colonial"], ["no-auxiliaries"]])
    assert [line.args["use"] for line in said(t, 0, "table-special")] == ["=now"]
    t.play(0, "decline")
    assert [line.args["use"] for line in said(t, 0, "table-special")] == ["=late"]
    assert [line.args["use"] for line in said(t, 1, "table-special")] == ["=now"]
    assert [line.args["use"] for line in said(t, 2, "table-special")] == ["=here"]


def test_who_is_out_is_told_so_even_when_level_at_the_top() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "BE-missionary-1"],
        auxiliaries=[["nurse"], ["nurse"], ["nun", "nun", "servant"]],
    )
    assert barred(t, 0, "nurse") is None
    t.play_all("0 pass", "1 pass", "2 add servant", "0 pass")
    assert t.view().raising == (1, 2)
    assert barred(t, 0, "nurse") == "why-raising-over"
    statuses = {line.args["seat"]: line.args["status"] for line in said(t, 0, "table-bid-total")}
    assert statuses == {"seat:0": "=tied-out", "seat:1": "=tied", "seat:2": "=behind"}


def test_no_interpreter_is_promised_before_the_language_is_rolled() -> None:
    t = table(
        flag="BE",
        language="french",
        bids=["BE-doctor-1", "GB-doctor-1", "DE-doctor-1"],
        auxiliaries=[["interpreter"], ["interpreter"], ["askari"]],
        specials=[["malaria"], [], []],
    )
    assert t.step == "special"
    assert barred(t, 0, "interpreter") == "why-language-die"
    assert barred(t, 1, "interpreter") is None
    t.play(0, "decline", dice=[1])
    assert barred(t, 0, "interpreter") is None


def test_a_tied_player_with_tiles_must_commit() -> None:
    t = table(bids=["GB-doctor-1", "GB-doctor-2", "DE-officer-1"], hippos=[[1, 2], [1, 1], []])
    t.play_all("0 pass", "1 pass", "2 pass")
    reason = GAME.why_not(t.view(0), GAME.notation.parse("hold"))
    assert reason.id == "why-must-commit"


def words_of(t: Table, seat: int, text: str) -> Message:
    return GAME.move_words(t.view(seat), GAME.notation.parse(text))


def test_an_addition_says_its_sum_and_how_it_would_stand() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "BE-missionary-1"],
        auxiliaries=[["nurse", "servant"], ["nurse"], ["nun", "nun", "servant"]],
    )
    words = Words("en", GAME, ("Ada", "Boris", "Chiara"), 0, strict=True)
    view = t.view(0)
    base, top = view.totals[0], max(total for total in view.totals[1:] if total is not None)
    assert base is not None
    for text, lift in (("add servant", 0.5), ("add nurse", 1), ("add nurse servant", 1.5)):
        message = words_of(t, 0, text)
        total = base + lift
        standing = "behind" if total < top else "level" if total == top else "lead"
        assert message.args["standing"] == f"={standing}"
        assert message.args["total"] == f"half:{int(total * 2)}"
    told = words.say(Message("move-add-detail", words_of(t, 0, "add nurse servant").args))
    assert f"+ 1 + ½ = {int(base) + 1}½: you would" in told


def test_an_attack_names_its_victim_and_the_odds() -> None:
    t = table(
        station="jungle",
        bids=["GB-officer-1", "GB-doctor-2", "DE-officer-1"],
        specials=[["gorilla"], [], []],
    )
    t.play(0, "play gorilla")
    doctor, officer = words_of(t, 0, "attack 1").args, words_of(t, 0, "attack 2").args
    assert (doctor["card"], doctor["sure"]) == ("character-GB-doctor-2", "=yes")
    assert (officer["sure"], officer["odds"]) == ("=no", "=1–2")
