"""The example of the rulebook, move for move."""

import pytest

from expedition.compliance.ledger import rule
from tests.golden.golden import FOLDER

from . import example
from .table import table


@rule("Z1")
@pytest.mark.parametrize("useless", [(), ("porter",)])
def test_the_worked_example(useless: tuple[str, ...]) -> None:
    """The third player has nothing at all in the end, or something that does not fit."""
    first, second, third = example.AUXILIARIES_HELD
    t = table(
        stop="stanley-falls",
        station="mission",
        flag="GB",
        bids=example.BIDS,
        auxiliaries=[first, second, (*third, *useless)],
    )
    assert t.totals == (5, 4, 4)
    t.play(0, "pass")
    assert t.said("waited") == [{"seat": "seat:0", "total": "half:10"}]
    t.play(1, "add nurse")
    assert t.totals == (5, 5, 4)
    assert not any("nun" in move for move in t.moves(2))
    t.play(2, "add interpreter")
    assert t.totals == (5, 5, 5)
    t.play(0, "add nun")
    assert t.totals == (6, 5, 5)
    t.play(1, "add interpreter")
    if useless:
        assert t.moves(2) == ["pass"]
        t.play(2, "pass")
    assert t.said("passed-out") == [{"seat": "seat:2", "total": "half:10"}]
    assert t.totals == (6, 6, 5)
    t.play(0, "add servant")
    assert t.totals == (6.5, 6, 5)
    assert t.view(1).auxiliaries == ("servant",)
    assert t.moves(1) == ["pass"]
    t.play(1, "pass")
    assert t.said("control") == [
        {"seat": "seat:0", "stop": "stop-stanley-falls", "total": "half:13"}
    ]
    assert t.scores == (4, 0, 0)
    assert t.view().first == 0


@rule("Z1")
def test_the_record_leads_to_it_from_the_deal() -> None:
    match = example.to_stanley_falls()
    assert match.view(None).stop == "stanley-falls"
    assert match.view(None).first == 0
    for seat in range(3):
        view = match.view(seat)
        assert sorted(view.auxiliaries) == sorted(example.AUXILIARIES_HELD[seat])
        assert example.BIDS[seat] in view.characters
    before = match.view(None).scores
    raised = example.whole()
    after = raised.view(None).scores
    assert (after[0] - before[0], after[1], after[2]) == (4, before[1], before[2])
    assert raised.view(None).stop == "ubundu"


@rule("Z1")
def test_the_golden_record_is_this_match() -> None:
    golden = (FOLDER / "congo" / "section-7.record").read_text("utf-8")
    assert str(example.whole().record()) == golden
