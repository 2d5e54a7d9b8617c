# Passage du Nord-Ouest : la table en mots, en français.
# Un message finissant par -cells dit la même chose en bref, ses parties séparées par |.

table-season = La saison
table-season-now = Manche { $round } sur { $last } : le soleil est en { $position }, { $rows ->
    [0] rien n’est gelé
   *[other] les rangées 1 à { $rows } sont gelées
}.
table-season-now-cells = Manche { $round } sur { $last } | soleil { $position } | { $rows ->
    [0] pas de glace
   *[other] glace : rangées 1–{ $rows }
}
table-season-next = Rangées gelées aux manches suivantes : { $rounds }.
table-order = Ordre du tour : { $seats }.
table-over = La partie est finie.

table-chart = La carte
table-chart-row = { $row }
table-chart-legend = # terre, ~ mer, * glace ; I Inuit, C cairn, F Franklin, S détroit.
table-chart-vehicles = 1–4 navires, a–d traîneaux des joueurs, dans la première case de leur tuile ; + plusieurs.
table-arrow = { $place } : { $who } ; jetons { $tokens }.

table-warnings = Attention
table-crew = Votre équipage
table-crew-line = { $vehicle } : { $ready } { $ready ->
    [one] prêt
   *[other] prêts
}, { $resting } au repos ; { $place }.
table-crew-line-cells = { $vehicle } | { $ready } { $ready ->
    [one] prêt
   *[other] prêts
} | { $resting } au repos | { $place_at }
table-reserve = Votre réserve
table-reserve-none = Votre réserve est vide.
table-offer = Tuiles proposées
table-tile = { $tile } : { $pattern }, { $count } ×.
table-tile-cells = { $count } × | { $key } | { $pattern } | { $token }
table-bag = { $count ->
    [one] { $count } tuile dans le sac.
   *[other] { $count } tuiles dans le sac.
}

table-players = Joueurs
table-players-head = | pts | nav. | traîn. | I C F D M
table-player = { $seat_is_you ->
    [yes] Vous : { $score } { $score ->
        [one] point
       *[other] points
    }, { $total } si la partie finissait maintenant. Inuits { $inuit }, cairns { $cairn }, Franklin { $franklin }, détroits { $strait }, cartes { $cartography }. Navire : { $ship }, { $ship_ready } { $ship_ready ->
        [one] prêt
       *[other] prêts
    }, { $ship_resting } au repos. Traîneau : { $sled }, { $sled_ready } { $sled_ready ->
        [one] prêt
       *[other] prêts
    }, { $sled_resting } au repos. Tuiles : { $tiles }.
   *[no] { $seat } : { $score } { $score ->
        [one] point
       *[other] points
    }, { $total } si la partie finissait maintenant. Inuits { $inuit }, cairns { $cairn }, Franklin { $franklin }, détroits { $strait }, cartes { $cartography }. Navire : { $ship }, { $ship_ready } { $ship_ready ->
        [one] prêt
       *[other] prêts
    }, { $ship_resting } au repos. Traîneau : { $sled }, { $sled_ready } { $sled_ready ->
        [one] prêt
       *[other] prêts
    }, { $sled_resting } au repos. Tuiles : { $tiles }.
}{ $status ->
    [home] {" "}Au Groenland.
    [passed] {" "}A passé.
   *[in] {""}
}
table-player-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | { $score } | { $ship_at } | { $sled_at } | { $inuit } { $cairn } { $franklin } { $strait } { $cartography }
table-standings = Majorités
table-standing = { $token } : { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
} { $count }, +{ $points }.
table-standing-cells = { $token } | { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
} | { $count } | +{ $points }
table-islands = Îles à une tuile près
table-island = Une tuile en { $squares } ferme une île : +{ $points }.
table-tiles = Tuiles sur la carte
table-laid = { $squares } : { $pattern }, { $ice ->
    [all] gelée
    [half] à moitié gelée
   *[none] libre
}{ $points ->
    [0] {""}
   *[other] {" "}; { $token }, { $points } { $points ->
        [one] point
       *[other] points
    }
}{ $ships_count ->
    [0] {""}
   *[other] {" "}; navires : { $ships }
}{ $sleds_count ->
    [0] {""}
   *[other] {" "}; traîneaux : { $sleds }
}.
