# Northwest Passage: the table in words, in English.
# A message ending in -cells says the same in short, its parts divided by |.

table-season = The season
table-season-now = Round { $round } of { $last }: the sun stands at { $position }, { $rows ->
    [0] nothing is frozen
   *[other] rows 1–{ $rows } are frozen
}.
table-season-now-cells = Round { $round } of { $last } | sun { $position } | { $rows ->
    [0] no ice
   *[other] ice on rows 1–{ $rows }
}
table-season-next = Rows frozen in the rounds to come: { $rounds }.
table-order = Turn order: { $seats }.
table-over = The game is over.

table-chart = The chart
table-chart-row = { $row }
table-chart-legend = # land, ~ sea, * ice; I Inuit, C cairn, F Franklin, S strait.
table-chart-vehicles = 1–4 ships, a–d sleds of the players, in the first square of their tile; + several.
table-arrow = { $place }: { $who }; tokens { $tokens }.

table-warnings = Beware
table-crew = Your crew
table-crew-line = { $vehicle }: { $ready } ready, { $resting } resting; { $place }.
table-crew-line-cells = { $vehicle } | { $ready } ready | { $resting } resting | { $place_at }
table-reserve = Your reserve
table-reserve-none = Your reserve is empty.
table-offer = On offer
table-tile = { $tile }: { $pattern }, { $count } ×.
table-tile-cells = { $count } × | { $key } | { $pattern } | { $token }
table-bag = { $count ->
    [one] One tile is in the bag.
   *[other] { $count } tiles are in the bag.
}

table-players = Players
table-players-head = | pts | ship | sled | I C F S M
table-player = { $seat_is_you ->
    [yes] You: { $score } { $score ->
        [one] point
       *[other] points
    } now, { $total } if the game ended. Inuit { $inuit }, cairns { $cairn }, Franklin { $franklin }, straits { $strait }, maps { $cartography }. Ship: { $ship }, { $ship_ready } ready, { $ship_resting } resting. Sled: { $sled }, { $sled_ready } ready, { $sled_resting } resting. Tiles held: { $tiles }.
   *[no] { $seat }: { $score } { $score ->
        [one] point
       *[other] points
    } now, { $total } if the game ended. Inuit { $inuit }, cairns { $cairn }, Franklin { $franklin }, straits { $strait }, maps { $cartography }. Ship: { $ship }, { $ship_ready } ready, { $ship_resting } resting. Sled: { $sled }, { $sled_ready } ready, { $sled_resting } resting. Tiles held: { $tiles }.
}{ $status ->
    [home] {" "}Home.
    [passed] {" "}Passed.
   *[in] {""}
}
table-player-cells = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
} | { $score } | { $ship_at } | { $sled_at } | { $inuit } { $cairn } { $franklin } { $strait } { $cartography }
table-standings = Majorities
table-standing = { $token }: { $seat_is_you ->
    [yes] you
   *[no] { $seat }
} { $count }, +{ $points }.
table-standing-cells = { $token } | { $seat_is_you ->
    [yes] you
   *[no] { $seat }
} | { $count } | +{ $points }
table-islands = Islands one tile short
table-island = A tile at { $squares } closes an island: +{ $points }.
table-tiles = Tiles on the map
table-laid = { $squares }: { $pattern }, { $ice ->
    [all] frozen
    [half] half frozen
   *[none] open
}{ $points ->
    [0] {""}
   *[other] ; { $token }, { $points } { $points ->
        [one] point
       *[other] points
    }
}{ $ships_count ->
    [0] {""}
   *[other] ; ships: { $ships }
}{ $sleds_count ->
    [0] {""}
   *[other] ; sleds: { $sleds }
}.
