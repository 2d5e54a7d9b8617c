game-title = Пещера
option-candles = Свечи

went-well = { $seat_is_you ->
    [yes] Вы идёте верной дорогой.
   *[no] { $seat } идёт верной дорогой.
}
went-astray = { $seat_is_you ->
    [yes] Вы сбиваетесь с пути.
   *[no] { $seat } сбивается с пути.
}
ending-out = Вы вышли на свет.
ending-dark = Последняя свеча погасла.
decided-together = Побеждают и проигрывают вместе.

prompt-way = Налево или направо? Свечей: { $candles }.
move-left = Налево
move-right = Направо
why-over = Игра окончена.

hint-sure = Известна ли следующая дорога?
hint-which = Куда идти?
hint-unsure = Отсюда этого не узнать.
hint-certain = Это видно по пройденным развилкам.
hint-go-left = Налево.
hint-go-right = Направо.
hint-not-left = Не направо, а налево.
hint-not-right = Не налево, а направо.

phrase-careful = Осторожно!
phrase-trust = Я верю: { $about }.
phrase-trust-nobody = Я никому не верю.
