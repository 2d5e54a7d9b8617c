# Северо-Западный пролив: стол словами, по-русски.
# Сообщение на -cells говорит то же коротко, его части разделены знаком |.

table-season = Время года
table-season-now = Раунд { $round } из { $last }: Солнечный диск на позиции { $position }, { $rows ->
    [0] льда нет
   *[other] замёрзли ряды 1–{ $rows }
}.
table-season-now-cells = Раунд { $round } из { $last } | солнце { $position } | { $rows ->
    [0] льда нет
   *[other] лёд: ряды 1–{ $rows }
}
table-season-next = Замёрзших рядов в следующих раундах: { $rounds }.
table-order = Очерёдность хода: { $seats }.
table-over = Игра окончена.

table-chart = Карта
table-chart-row = { $row }
table-chart-legend = # суша, ~ море, * лёд; I эскимосы, C скалы, F Франклин, S пролив.
table-chart-vehicles = 1–4 корабли, a–d сани игроков, на первой клетке их тайла; + несколько.
table-arrow = { $place }: { $who }; жетоны { $tokens }.

table-warnings = Осторожно
table-crew = Ваши матросы
table-crew-line = { $vehicle }: готовых { $ready }, отдыхающих { $resting }; { $place }.
table-crew-line-cells = { $vehicle } | готовых { $ready } | отдыхающих { $resting } | { $place_at }
table-reserve = Ваш резерв
table-reserve-none = Ваш резерв пуст.
table-offer = Выложены
table-tile = { $tile }: { $pattern }, { $count } ×.
table-tile-cells = { $count } × | { $key } | { $pattern } | { $token }
table-bag = В мешочке { $count } { $count ->
    [one] тайл
    [few] тайла
   *[many] тайлов
}.

table-players = Игроки
table-players-head = | очки | кор. | сани | Э С Ф П К
table-player = { $seat_is_you ->
    [yes] Вы: очков { $score }, { $total }, если закончить сейчас. Эскимосы { $inuit }, скалы { $cairn }, Франклин { $franklin }, проливы { $strait }, картография { $cartography }. Корабль: { $ship }, готовых { $ship_ready }, отдыхающих { $ship_resting }. Сани: { $sled }, готовых { $sled_ready }, отдыхающих { $sled_resting }. Тайлов в резерве: { $tiles }.
   *[no] { $seat }: очков { $score }, { $total }, если закончить сейчас. Эскимосы { $inuit }, скалы { $cairn }, Франклин { $franklin }, проливы { $strait }, картография { $cartography }. Корабль: { $ship }, готовых { $ship_ready }, отдыхающих { $ship_resting }. Сани: { $sled }, готовых { $sled_ready }, отдыхающих { $sled_resting }. Тайлов в резерве: { $tiles }.
}{ $status ->
    [home] {" "}Экспедиция дома.
    [passed] {" "}Пас.
   *[in] {""}
}
table-player-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | { $score } | { $ship_at } | { $sled_at } | { $inuit } { $cairn } { $franklin } { $strait } { $cartography }
table-standings = Исследования
table-standing = { $token }: { $seat_is_you ->
    [yes] вы
   *[no] { $seat }
} { $count }, +{ $points }.
table-standing-cells = { $token } | { $seat_is_you ->
    [yes] вы
   *[no] { $seat }
} | { $count } | +{ $points }
table-islands = Острова, которым не хватает одного тайла
table-island = Тайл на { $squares } завершит остров: +{ $points }.
table-tiles = Тайлы на карте
table-laid = { $squares }: { $pattern }, { $ice ->
    [all] замёрз
    [half] замёрз наполовину
   *[none] без льда
}{ $points ->
    [0] {""}
   *[other] ; { $token }, очков { $points }
}{ $ships_count ->
    [0] {""}
   *[other] ; корабли: { $ships }
}{ $sleds_count ->
    [0] {""}
   *[other] ; сани: { $sleds }
}.
