# Summit, in Russian.

game-title = Вершина
option-days = Дни

## What happens

drew = Вы берёте карту { $card }.
decided = { $seat_is_you ->
    [yes] Вы приняли решение.
   *[no] Решение принято: { $seat }.
}
nobody-climbed = Никто не идёт наверх.
showed = { $seat_is_you ->
    [yes] Вы показываете карту { $card }.
   *[no] { $seat } показывает карту { $card }.
}
scored = { $seat_is_you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
ending-last-day = Последний день окончен.
decided-points = Решают очки.
decided-shared = Победа общая.

## What is asked

prompt-decide = У вас карта { $card }; осталось дней: { $days }. Идти наверх или остаться?
prompt-wait = Другой альпинист ещё думает.
prompt-over = Игра окончена.
move-climb = Идти наверх
move-stay = Остаться в палатке
why-too-low = С картой { $card } вы должны остаться.

## The table

table-scores = Очки (осталось дней: { $days })
table-score = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}: { $points }
