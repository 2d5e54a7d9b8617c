"""The numbers that the rulebook page names are those of the box."""

from expedition.games.congo.box import SPECIALS
from expedition.games.congo.rulebook import RULEBOOK


def test_counts_of_the_box() -> None:
    assert sum(RULEBOOK.station_tiles) == 19
    assert sum(RULEBOOK.flags) == 20
    assert sum(RULEBOOK.hippos) == 14
    assert sum(RULEBOOK.auxiliaries) == 54


def test_what_depends_on_the_number_of_players() -> None:
    told = {
        deal.players: (deal.specials, deal.specials_removed, deal.non_belligerents_removed)
        for deal in RULEBOOK.deals
    }
    assert told == {
        2: (3, ("okapi", "only-nationals", "hippo-attack"), 4),
        3: (2, ("tam-tam",), 2),
        4: (2, ("tam-tam",), 0),
    }
    assert [deal.start for deal in RULEBOOK.deals] == ["bolobo", "bolobo", "leopoldville"]


def test_every_special_card_acts_at_one_of_the_three_times() -> None:
    timing = RULEBOOK.timing
    assert sorted((*timing.at_once, *timing.after_reveal, *timing.lasting)) == sorted(SPECIALS)
    assert set(timing.at_once) == {
        *("okapi", "colonial", "damaged-boiler", "explored-region", "hippo-attack", "tam-tam"),
    }
    assert set(timing.after_reveal) == {
        *("gorilla", "warrior", "malaria", "only-nationals", "man-overboard"),
    }
