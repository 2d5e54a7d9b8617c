# Congo: the table in words, in English.
# A message ending in -cells says the same in short, its parts divided by |.

## Here

table-here = The boat
table-here-stop = The boat is at { $stop }, stop { $number } of { $count }: { $station }, { $flag }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-here-stop-cells = { $stop } | { $station } | { $flag } | { $points ->
    [one] { $points } point
   *[other] { $points } points
} | stop { $number } of { $count }
table-here-language = { $language } is spoken here.
table-here-hippos = The winner also takes { $tiles } hippo tiles.
table-here-special = Who alone has the fewest points draws a special card here.
table-here-language-cells = language: | { $language }
table-here-hippos-cells = winner: | +{ $tiles } hippo tiles
table-here-special-cells = last: | special card
table-here-first = { $seat_is_you ->
    [yes] You are first player.
   *[no] { $seat } is first player.
}
table-over = The boat has left Kindu: the game is over.
table-last = Last stop: { $news }

## The contest

table-contest = The contest
table-special-in-play = { $special }, played by { $seat_is_you ->
    [yes] you
   *[no] { $seat }
}: { $special_text }
table-drawn-character = { $seat_is_you ->
    [yes] You have drawn a character and may swap it in after the reveal.
   *[no] { $seat } has drawn a character and may swap it in after the reveal.
}
table-drawn-auxiliary = { $seat_is_you ->
    [yes] You have drawn an auxiliary.
   *[no] { $seat } has drawn an auxiliary.
}
table-bid-none = { $seat_is_you ->
    [yes] You have not bid yet.
   *[no] { $seat } has not bid yet.
}
table-bid-none-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | choosing
table-bid-gone = { $seat_is_you ->
    [yes] You have no character in this contest.
   *[no] { $seat } has no character in this contest.
}
table-bid-gone-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | no character
table-bid-down = { $seat } has bid, face down.
table-bid-down-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | { $asked ->
    [yes] deciding
   *[no] has bid
} | face down
table-bid-own = You have bid { $card }, { $card_what }, worth { $why ->
    [die] { $low } to { $high } by its die
   *[plain] { $low }
}; the others do not see it yet.
table-bid-own-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | { $asked ->
    [yes] your turn
   *[no] face down
} | { $card_short } | { $card_what } | | | { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
}
table-bid-shown = { $seat_is_you ->
    [yes] Your character is
   *[no] { $seat }’s character is
} { $card }, { $card_what }.
table-bid-shown-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | { $asked ->
    [yes] deciding
   *[no] shown
} | { $card_short } | { $card_what }
table-bid-total = { $seat_is_you ->
    [yes] Your
   *[no] { $seat }’s
} { $card_what } { $card }{ $die ->
    [sympathy] , who sides with { $sides },
    [language] , who speaks { $sides },
   *[none] { "" }
} is worth { $base }{ $added ->
    [0] { "" }
   *[other] , with { $cards_acc } { $total }
}; { $status ->
    [leads] leads
    [tied] level at the top
    [tied-out] level at the top, out of the raising
    [behind] behind
   *[out] out of the raising
}.
table-bid-total-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | { $status ->
    [leads] leads
    [tied] level
    [tied-out] level, out
    [behind] behind
   *[out] out
} | { $card_short } | { $card_what } | { $die ->
    [sympathy] sides with { $sides }
    [language] speaks { $sides }
   *[none] { "" }
} | { $added ->
    [0] { "" }
   *[other] { $base } + { $cards }
} | { $total }
table-tie-tiles = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} put in hippo tiles: { $tiles }, sum { $sum }.
table-tie-secret = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} put in hippo tiles, face down.
table-tie-due = { $seat_is_you ->
    [yes] You have to put in hippo tiles.
   *[no] { $seat } has to put in hippo tiles.
}
table-tie-none = { $seat_is_you ->
    [yes] You have no hippo tiles in the tie.
   *[no] { $seat } has no hippo tiles in the tie.
}

## What counts here

table-values = What counts here
table-values-station = { $station }: { $profession1 } { $points1 }, { $profession2 } { $points2 }, { $profession3 } { $points3 }, { $profession4 } { $points4 }, { $profession5 } { $points5 }.
table-values-rivals = { $flag }: { $one } loses { $one_loss }, { $two } loses { $two_loss }.
table-values-no-rivals = { $flag }: nobody loses points to a rival.

## The hand

table-characters = Characters
table-character = { $card }, { $card_what }: worth { $why ->
    [die] { $low } to { $high } here, by its die
    [flag] { $low } here, { $profession } − { $loss } for the flag
   *[plain] { $low } here
}{ $known ->
    [yes] ; all know you hold it
    [chosen] ; chosen to be discarded
   *[no] { "" }
}.
table-character-cells = { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
} | { $card_short } | { $card_what } | { $known ->
    [yes] all know it
    [chosen] chosen
   *[no] { $why ->
        [die] by its die
        [flag] { $profession } − { $loss } for the flag
       *[plain] { "" }
    }
}
table-auxiliaries = Auxiliaries
table-auxiliary = { $auxiliary }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: adds { $lift }{ $count ->
    [one] { "" }
   *[other] { " " }each
} to your character.
table-auxiliary-cells = +{ $lift } | { $auxiliary }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} | to your character
table-auxiliary-free = { $auxiliary }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: adds { $lift } { $kind ->
    [interpreter] to a character who does not speak the language
    [servant] to any character, one a round for the whole table
   *[serving] to { $profession_acc }
}.
table-auxiliary-free-cells = +{ $lift } | { $auxiliary }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} | { $kind ->
    [interpreter] if not speaking the language
    [servant] for anyone, one a round
   *[serving] for { $profession_acc }
}
table-auxiliary-rests = { $auxiliary }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: rests, { $reason ->
    [why-no-auxiliaries] { $special } forbids auxiliaries
    [why-one-servant] one a round, and { $holder_is_you ->
        [yes] you have added it
       *[no] { $holder } has added it
    }
    [why-raising-over] for you the raising is over
    [why-language-die] its die for the language comes first
    [why-no-flag] there is no flag here
    [why-one-interpreter] your character has an interpreter
    [why-speaks] your character speaks { $language }
   *[why-needs-profession] it needs { $profession_acc }
}.
table-auxiliary-rests-cells = · | { $auxiliary }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} | { $reason ->
    [why-no-auxiliaries] { $special }
    [why-one-servant] one a round: { $holder_is_you ->
        [yes] yours
       *[no] { $holder }’s
    }
    [why-raising-over] raising over
    [why-language-die] language not rolled yet
    [why-no-flag] no flag here
    [why-one-interpreter] you have one
    [why-speaks] speaks { $language }
   *[why-needs-profession] needs { $profession_acc }
}
table-specials = Special cards
table-special = { $special }: { $use ->
    [now] can be played now
    [here] can be played at this stop
    [elsewhere] only { $special_where }
    [explorer] needs an explorer as your bid
    [seen] no tile lies face down any more
    [spent] one was played this round
   *[late] too late this round
}. { $special_text }
table-special-cells = { $use ->
    [now] !
    [here] +
   *[elsewhere] ·
} | { $special } | { $use ->
    [now] can be played now
    [here] can be played here
    [elsewhere] only { $special_where }
    [explorer] needs an explorer as bid
    [seen] nothing face down
    [spent] one was played
   *[late] too late this round
}
table-hippos = Hippo tiles
table-hippos-held = Your hippo tiles: { $tiles }, sum { $sum }. They break ties.
table-hippos-held-cells = { $sum } | hippo tiles: { $tiles } | sum, to break ties

## The players

table-players = Players
table-players-cells = • first | pts | char | aux | spec | hippo
table-player = { $seat_is_you ->
    [yes] You: { $open ->
        [yes] { $points_number ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] points hidden
    }
   *[no] { $seat }: { $open ->
        [yes] { $points_number ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] points hidden
    }
}; { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}, { $auxiliaries ->
    [one] { $auxiliaries } auxiliary
   *[other] { $auxiliaries } auxiliaries
}, { $specials ->
    [one] { $specials } special card
   *[other] { $specials } special cards
}, { $hippos ->
    [one] { $hippos } hippo tile
   *[other] { $hippos } hippo tiles
}{ $first ->
    [yes] ; first player
   *[no] { "" }
}.
table-player-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
}{ $first ->
    [yes] { " " }•
   *[no] { "" }
} | { $open ->
    [yes] { $points }
   *[no] ?
} | { $characters } | { $auxiliaries } | { $specials } | { $hippos }
table-known = All know that { $seat } has { $card }, { $card_what }, in hand or as the bid.

## The river

table-river = The river
table-river-cells = h: winner takes 2 hippo tiles | s: special card for who is last
table-stop = { $stop }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tile ->
    [known] { $station }
   *[unknown] station unknown
}, { $flag }{ $hippos ->
    [0] { "" }
   *[other] , { $hippos } hippo tiles
}{ $special ->
    [yes] , special card
   *[no] { "" }
}{ $when ->
    [here] ; the boat is here
   *[ahead] { "" }
}{ $chief ->
    [somebody] ; { $seat_is_you ->
        [yes] you control it
       *[no] { $seat } controls it
    }
    [nobody] ; nobody controls it
   *[none] { "" }
}.
table-stop-cells = { $stop } | { $points }{ $hippos ->
    [0] { "" }
   *[other] h
}{ $special ->
    [yes] s
   *[no] { "" }
} | { $tile ->
    [known] { $station }
   *[unknown] ?
} | { $nation }

## What was seen

table-unseen = Station tiles not yet seen ({ $ahead } lie ahead)
table-unseen-tile = { $station }: { $count }.
table-unseen-tile-cells = { $station } | ×{ $count }
table-piles = Piles and discards
table-pile = { $kind }: { $pile } in the pile, { $discard } discarded.
table-discard = Discarded: { $cards }.
table-gone = Out of the game: { $cards }.
