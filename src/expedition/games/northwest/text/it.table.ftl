# Passaggio a Nord-Ovest: il tavolo a parole, in italiano.
# Un messaggio che finisce in -cells dice lo stesso in breve, le sue parti divise da |.

table-season = La stagione
table-season-now = Round { $round } di { $last }: il sole è in { $position }, { $rows ->
    [0] nulla è ghiacciato
   *[other] le righe 1–{ $rows } sono ghiacciate
}.
table-season-now-cells = Round { $round } di { $last } | sole { $position } | { $rows ->
    [0] niente ghiaccio
   *[other] ghiaccio: righe 1–{ $rows }
}
table-season-next = Righe ghiacciate nei prossimi round: { $rounds }.
table-order = Ordine di turno: { $seats }.
table-over = La partita è finita.

table-chart = La carta
table-chart-row = { $row }
table-chart-legend = # terra, ~ mare, * ghiaccio; I Inuit, C cairn, F Franklin, S stretto.
table-chart-vehicles = 1–4 navi, a–d slitte dei giocatori, nella prima casella della loro tessera; + diverse.
table-arrow = { $place }: { $who }; segnalini { $tokens }.

table-warnings = Attenzione
table-crew = Il tuo equipaggio
table-crew-line = { $vehicle }: { $ready } { $ready ->
    [one] pronto
   *[other] pronti
}, { $resting } a riposo; { $place }.
table-crew-line-cells = { $vehicle } | { $ready } { $ready ->
    [one] pronto
   *[other] pronti
} | { $resting } a riposo | { $place_at }
table-reserve = La tua riserva
table-reserve-none = La tua riserva è vuota.
table-offer = In offerta
table-tile = { $tile }: { $pattern }, { $count } ×.
table-tile-cells = { $count } × | { $key } | { $pattern } | { $token }
table-bag = { $count ->
    [one] { $count } tessera nel sacchetto.
   *[other] { $count } tessere nel sacchetto.
}

table-players = Giocatori
table-players-head = | pt | nave | slit. | I C F S M
table-player = { $seat_is_you ->
    [yes] Tu: { $score } { $score ->
        [one] punto
       *[other] punti
    }, { $total } se la partita finisse ora. Inuit { $inuit }, cairn { $cairn }, Franklin { $franklin }, stretti { $strait }, mappe { $cartography }. Nave: { $ship }, { $ship_ready } { $ship_ready ->
        [one] pronto
       *[other] pronti
    }, { $ship_resting } a riposo. Slitta: { $sled }, { $sled_ready } { $sled_ready ->
        [one] pronto
       *[other] pronti
    }, { $sled_resting } a riposo. Tessere: { $tiles }.
   *[no] { $seat }: { $score } { $score ->
        [one] punto
       *[other] punti
    }, { $total } se la partita finisse ora. Inuit { $inuit }, cairn { $cairn }, Franklin { $franklin }, stretti { $strait }, mappe { $cartography }. Nave: { $ship }, { $ship_ready } { $ship_ready ->
        [one] pronto
       *[other] pronti
    }, { $ship_resting } a riposo. Slitta: { $sled }, { $sled_ready } { $sled_ready ->
        [one] pronto
       *[other] pronti
    }, { $sled_resting } a riposo. Tessere: { $tiles }.
}{ $status ->
    [home] {" "}In Groenlandia.
    [passed] {" "}Ha passato.
   *[in] {""}
}
table-player-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | { $score } | { $ship_at } | { $sled_at } | { $inuit } { $cairn } { $franklin } { $strait } { $cartography }
table-standings = Maggioranze
table-standing = { $token }: { $seat_is_you ->
    [yes] tu
   *[no] { $seat }
} { $count }, +{ $points }.
table-standing-cells = { $token } | { $seat_is_you ->
    [yes] tu
   *[no] { $seat }
} | { $count } | +{ $points }
table-islands = Isole a una tessera dal completamento
table-island = Una tessera in { $squares } chiude un’isola: +{ $points }.
table-tiles = Tessere sulla mappa
table-laid = { $squares }: { $pattern }, { $ice ->
    [all] ghiacciata
    [half] ghiacciata a metà
   *[none] libera
}{ $points ->
    [0] {""}
   *[other] ; { $token }, { $points } { $points ->
        [one] punto
       *[other] punti
    }
}{ $ships_count ->
    [0] {""}
   *[other] ; navi: { $ships }
}{ $sleds_count ->
    [0] {""}
   *[other] ; slitte: { $sleds }
}.
