# То, что общее у всех игр, по-русски.

## Списки и игроки

list-and = { $before } и { $after }
list-comma = { $before }, { $after }
list-times = { $noun } × { $count }
list-you = вы
player = Игрок { $number }

## Языки, каждый на своём

language-en = English
language-fr = Français
language-it = Italiano
language-ru = Русский

## Боты

level-easy = лёгкий
level-normal = средний
level-hard = сложный
bot-random = наугад
bot-greedy = жадный
bot-search = расчётливый
bot-easy = слабый бот
bot-normal = средний бот
bot-hard = сильный бот

## Игра, которой нечего сказать о себе

move = { $text }
prompt = Нужно решение.

## Итоги

result-line = { $rank }. { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}: { $score } { $score_number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
result-lost = Партия проиграна: победителей нет.
result-shared = Общая победа: { $seats_with_you }.
result-together = Побеждают вместе: { $seats_with_you }.
result-won = { $seat_is_you ->
    [yes] Вы побеждаете!
   *[no] Победитель — { $seat }.
}

## Ошибки

error-language = Языка «{ $language }» здесь нет. Можно выбрать: { $allowed }.
error-game = Игры «{ $game }» нет. Можно выбрать: { $allowed }.
error-bot = Бота «{ $bot }» нет. Можно выбрать: { $allowed }.
error-seats = В эту игру играют от { $low } до { $high } игроков, а не { $seats }.
error-names = Каждому игроку — имя от 1 до 40 знаков, печатных, без запятых, # и |.
error-option-name = Настройки «{ $option }» нет. Можно выбрать: { $allowed }.
error-option-value = Настройка «{ $option }» не может быть «{ $value }». Можно выбрать: { $allowed }.
error-malformed = «{ $text }» — такого хода в этой игре нет.
error-ambiguous = «{ $text }» может означать разные ходы: { $candidates }.
error-not-your-turn = { $waiting_count ->
    [0] Решать больше нечего.
   *[other] Сейчас не { $seat_is_you ->
        [yes] ваш ход
       *[no] ход этого игрока
    }. Ожидаются: { $waiting }.
}
error-stale = Партия ушла вперёд: ход был под номером { $expected }, а сейчас номер { $current }.
error-undo = Последнее решение нельзя отменить.
error-record = { $line ->
    [0] Запись партии не читается: { $detail }.
   *[other] Запись партии не читается, строка { $line }: { $detail }.
}
error-newer = Эта партия записана более новой версией: { $detail }.
error-older = Эта партия записана по более старым правилам: { $detail }.
error-data = Данные не подходят, { $path }: { $detail }.
error-script = Заданная случайность не подходит: { $detail }.
error-seed = Зерно случайности — целое число, а не «{ $given }».
error-seat = Места { $seat } нет; места — от 0 до { $high }.
error-games = Сыграйте хотя бы одну партию.
error-law = Нарушен закон игр, { $law }: { $detail }.
