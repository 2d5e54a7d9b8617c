# Конго: всё, что говорится во время партии, по-русски. Существительные — в ru.nouns.ftl.

game-title = Экспедиция: Конго 1884
game-short = Конго
game-tagline = Вверх по Конго на пароходе: тайные ставки, блеф и горилла в придачу

## Варианты игры

option-river = Река
    .help = Насколько далеко плывёт пароход.
option-river-full = вся
    .help = До самого Кинду: 15 остановок вчетвером, 14 вдвоём или втроём.
option-river-short = короткая
    .help = От Нувель-Анвера до Кинду: девять остановок.
option-scores = Очки
    .help = Видны ли вам очки других игроков.
option-scores-open = открытые
    .help = Все видят очки друг друга.
option-scores-hidden = скрытые
    .help = До конца партии вы видите только свои очки.

## Шаги раунда

step-station = Станция
step-draw = Добор карт
step-bid = Ставки
step-special = Специальная карта
step-at-once = Специальная карта до вскрытия
step-reveal = Вскрытие
step-card = Специальная карта после вскрытия
step-value = Ценность персонажей
step-raise = Повышение ставок
step-control = Контроль
step-commit = Ничья: тайлы втайне
step-tie = Ничья: ещё тайлы
step-boat = Пароход плывёт дальше
step-over = Конец игры

## Начало раунда

first-player = { $seat_is_you ->
    [yes] Первый игрок — вы.
   *[no] Первый игрок — { $seat }.
}
station = { $stop }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}: { $station }, { $flag }.
station-language = На кубике { $roll }: язык станции — { $language }.
pile-renewed = Колода закончилась: сброс перемешан и стал новой колодой ({ $kind }).
drew-character = { $seat_is_you ->
    [yes] Вы берёте персонажа: { $card }, { $card_what }.
   *[no] { $seat } берёт персонажа: { $card }, { $card_what }.
}
drew-auxiliary = { $seat_is_you ->
    [yes] Вы берёте { $auxiliary_acc }.
   *[no] { $seat } берёт { $auxiliary_acc }.
}
drew-special = { $seat_is_you ->
    [yes] У вас одних наименьший счёт: вы берёте специальную карту «{ $special }».
   *[no] { $seat } берёт специальную карту «{ $special }»: единственный игрок с наименьшим счётом.
}
drew-special-unseen = { $seat } берёт специальную карту: единственный игрок с наименьшим счётом.

## Ставки и специальная карта

you-bid = { $seat_is_you ->
    [yes] Ваша ставка: { $card }, { $card_what }.
   *[no] { $seat } делает ставку: { $card }, { $card_what }.
}
bid-made = { $seat } делает ставку.
special-declined = { $seat_is_you ->
    [yes] Вы не играете специальную карту.
   *[no] { $seat } не играет специальную карту.
}
special-played = { $seat_is_you ->
    [yes] Вы играете карту «{ $special }».
   *[no] { $seat } играет карту «{ $special }».
}
bid-shown = { $seat_is_you ->
    [yes] Вы открываете ставку: { $card }, { $card_what }.
   *[no] { $seat } открывает ставку: { $card }, { $card_what }.
}
bids-returned = Все ставки возвращаются в руку, их никто не видит.
returned-to-hand = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, возвращается в руку.
   *[no] { $card_short } ({ $seat }) возвращается в руку.
}

## Специальные карты

you-looked = { $seat_is_you ->
    [yes] Вы смотрите тайл остановки { $stop }: { $station }.
   *[no] { $seat } смотрит тайл остановки { $stop }: { $station }.
}
looked = { $seat } смотрит тайл остановки { $stop }.
you-chose-discard = { $seat_is_you ->
    [yes] Вы решаете сбросить персонажа: { $card }, { $card_what }.
   *[no] { $seat } решает сбросить персонажа: { $card }, { $card_what }.
}
chose-discard = { $seat } выбирает персонажа для сброса.
discarded = { $seat_is_you ->
    [yes] Вы сбрасываете персонажа: { $card }, { $card_what }.
   *[no] { $seat } сбрасывает персонажа: { $card }, { $card_what }.
}
colonial-character = «{ special-colonial }»: { $seat_is_you ->
    [yes] вы берёте персонажа.
   *[no] { $seat } берёт персонажа.
}
colonial-auxiliary = «{ special-colonial }»: { $seat_is_you ->
    [yes] вы берёте помощника.
   *[no] { $seat } берёт помощника.
}
swapped = { $seat_is_you ->
    [yes] Вы меняете ставку; { $card_short } возвращается в руку.
   *[no] { $seat } меняет ставку; { $card_short } возвращается в руку.
}
kept-bid = { $seat_is_you ->
    [yes] Вы оставляете свою ставку.
   *[no] { $seat } оставляет свою ставку.
}
lost-overboard = «{ special-man-overboard }»: { $victim_is_you ->
    [yes] вы теряете из руки { $auxiliary_acc }.
   *[no] { $victim } теряет из руки { $auxiliary_acc }.
}
spared = «{ special-man-overboard }»: { $seat_is_you ->
    [yes] вы всех щадите.
   *[no] { $seat } всех щадит.
}
killed = «{ $special }»: { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, погибает
   *[no] { $card_short } ({ $seat }) погибает
} (выпало { $roll }).
killed-outright = «{ $special }»: { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, погибает
   *[no] { $card_short } ({ $seat }) погибает
} без шансов.
attacker-killed = «{ $special }»: { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, побеждает
   *[no] { $card_short } ({ $seat }) побеждает
} (выпало { $roll }), напавший гибнет.
fled = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, спасается бегством и возвращается в руку.
   *[no] { $card_short } ({ $seat }) спасается бегством и возвращается в руку.
}
malaria-roll = «{ special-malaria }»: { $seat_is_you ->
    [yes] у вас выпадает { $roll }.
   *[no] { $seat } бросает кубик, выпадает { $roll }.
}
bitten = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, заболевает и уходит в сброс.
   *[no] { $card_short } ({ $seat }) заболевает и уходит в сброс.
}
cured = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, заболевает: выпало { $roll }, лечение помогает.
   *[no] { $card_short } ({ $seat }) заболевает: выпало { $roll }, лечение помогает.
}
not-cured = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж, заболевает: выпало { $roll }, лечение не помогает, карта идёт в сброс.
   *[no] { $card_short } ({ $seat }) заболевает: выпало { $roll }, лечение не помогает, карта идёт в сброс.
}

## Ценность и повышение ставок

language-rolled = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж: выпало { $roll }, родной язык — { $language }.
   *[no] { $card_short } ({ $seat }): выпало { $roll }, родной язык — { $language }.
}
sympathy-rolled = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж: выпало { $roll }, симпатии — { $nation }.
   *[no] { $card_short } ({ $seat }): выпало { $roll }, симпатии — { $nation }.
}
base-value = { $seat_is_you ->
    [yes] { $card_short }, ваш персонаж: ценность { $total }.
   *[no] { $card_short } ({ $seat }): ценность { $total }.
}
added = { $seat_is_you ->
    [yes] Вы добавляете { $cards_acc }: { $total }.
   *[no] { $seat } добавляет { $cards_acc }: { $total }.
}
waited = { $seat_is_you ->
    [yes] Вы пасуете и ждёте, у вас { $total }.
   *[no] { $seat } пасует и ждёт, итог { $total }.
}
passed-out = { $seat_is_you ->
    [yes] Вы пасуете и выбываете; ваш итог — { $total }.
   *[no] { $seat } пасует и выбывает; итог — { $total }.
}

## Контроль и ничьи

tied = Ничья, по { $total } у каждого: { $seats_with_you }. Решают тайлы бегемотов.
you-committed = { $seat_is_you ->
    [yes] Вы втайне выкладываете
   *[no] { $seat } втайне выкладывает
} { $tiles_count ->
    [one] тайл бегемота ценностью { $tiles_value }.
   *[other] тайлы бегемотов ценностью { $tiles_value }.
}
committed = { $seat } втайне выкладывает тайлы бегемотов.
tiles-shown = { $seat_is_you ->
    [yes] Вы открываете
   *[no] { $seat } открывает
} { $tiles_count ->
    [one] тайл бегемота ценностью { $tiles_value }.
   *[other] тайлы бегемотов ценностью { $tiles_value }: всего { $sum }.
}
no-tiles = { $seat_is_you ->
    [yes] У вас нет тайлов бегемотов.
   *[no] { $seat }: тайлов бегемотов нет.
}
tiles-added = { $seat_is_you ->
    [yes] Вы добавляете
   *[no] { $seat } добавляет
} { $tiles_count ->
    [one] тайл бегемота ценностью { $tiles_value }
   *[other] тайлы бегемотов ценностью { $tiles_value }
}: всего { $sum }.
held = { $seat_is_you ->
    [yes] Вы не добавляете тайлов бегемотов.
   *[no] { $seat } не добавляет тайлов бегемотов.
}
control = { $seat_is_you ->
    [yes] Вы получаете контроль над станцией { $stop } с итогом { $total }.
   *[no] { $seat } получает контроль над станцией { $stop } с итогом { $total }.
}
uncontrolled = Никто не получает контроль над станцией { $stop }.
took-hippos = { $seat_is_you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $tiles_count ->
    [one] тайл бегемота ценностью { $tiles_value }.
   *[other] тайлы бегемотов ценностью { $tiles_value }.
}
took-hippos-unseen = { $seat } берёт { $count ->
    [1] тайл бегемота
    [one] { $count } тайл бегемота
    [few] { $count } тайла бегемотов
   *[many] { $count } тайлов бегемотов
}.

## Очки и конец партии

scored = { $seat_is_you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $points } { $points_number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
scored-tie = Ничья осталась: { $seat_is_you ->
    [yes] вы получаете
   *[no] { $seat } получает
} { $points } { $points_number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
scored-okapi = { $seat_is_you ->
    [yes] Ваш исследователь уходит на охоту и приносит
   *[no] Исследователь уходит на охоту, { $seat } получает
} { $points } { $points_number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
scored-trader = «{ special-arab-trader }»: { $seat_is_you ->
    [yes] вы получаете ещё
   *[no] { $seat } получает ещё
} { $points } { $points_number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
scored-specials = Специальные карты в руке: { $seat_is_you ->
    [yes] вы получаете
   *[no] { $seat } получает
} { $points } { $points_number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
game-over = Пароход покидает Кинду: игра окончена.
ending-kindu = Пароход ушёл из Кинду.
decided-points = Победа по очкам.
decided-auxiliaries = Очков поровну: побеждает тот, у кого больше помощников в руке.
decided-cards = Очков и помощников поровну: побеждает тот, у кого больше карт в руке.
decided-shared = Всего поровну: победа общая.

## Вопросы

prompt-bid = { $stop }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}: { $station }, { $flag }. Ваша ставка?
prompt-special = { $stop } ({ $station }, { $flag }): сыграете специальную карту?
prompt-explored-region = Какой закрытый тайл станции посмотрите?
prompt-damaged-boiler = Котёл повреждён: какого персонажа сбросите?
prompt-man-overboard = Человек за бортом! Кто потеряет помощника?
prompt-warrior = На чьего персонажа нападёт воин?
prompt-gorilla = На чьего персонажа нападёт горилла?
prompt-gorilla-own = Горилла нападает на вашего персонажа: драться или бежать?
prompt-colonial = Из какой колоды возьмёте карту?
prompt-colonial-swap = Замените ставку взятым персонажем?
prompt-raise-behind = У вас { $total }, лучший итог — { $top }. Добавить помощников или спасовать и выбыть?
prompt-raise-leading = Вы впереди с итогом { $top }. Добавить помощников или спасовать и ждать?
prompt-raise-tied = Вы делите первое место с итогом { $top }. Добавить помощников или спасовать?
prompt-commit = { $stop }, ничья: какие тайлы бегемотов выложите?
prompt-tie = { $stop }, всё ещё ничья: добавите тайлы бегемотов?
prompt-waiting = { $seats_count ->
    [one] Сейчас решает { $seats }.
   *[other] Сейчас решают { $seats }.
}
prompt-over = Игра окончена.

## Ходы

move-bid = Поставить: { $card }, { $card_what }
move-play = Сыграть карту «{ $special }»
move-play-effect = { $special_text }
move-decline = Не играть специальную карту
move-add = { $standing ->
    [lead] Впереди с { $total }
    [level] Наравне, { $total }
   *[behind] Позади с { $total }
}: { $cards }
move-add-detail = { $sum }: { $standing ->
    [lead] вы будете впереди
    [level] вы будете впереди наравне с другими
   *[behind] вы всё ещё будете позади
} ({ $cards }).
move-pass-wait = Пас (ждать, итог { $total })
move-pass-out = Пас (вы выбываете, итог { $total })
move-hippos = { $tiles_count ->
    [one] Выложить тайл бегемота ценностью { $tiles_value }
   *[other] Выложить тайлы бегемотов ценностью { $tiles_value } (вместе { $sum })
}
move-hold = Не добавлять тайлов
move-look = Посмотреть: { $stop }
move-discard = Сбросить: { $card }, { $card_what }
move-attack = { $sure ->
    [yes] Верная гибель
   *[no] Гибель при { $odds }
}: { $card_short } ({ $seat })
move-attack-detail = { $card }, { $card_what } ({ $seat }): { $sure ->
    [yes] гибнет наверняка
   *[no] гибнет, если выпадет { $odds }; если больше, гибнет нападающий
}.
move-fight = Драться с гориллой: { $sure ->
    [yes] верная гибель
   *[no] { $card_short } гибнет при { $odds }
}
move-flee = Бежать (персонаж вернётся в руку, очков никто не получит)
move-overboard = { $seat } теряет помощника
move-overboard-nobody = Никто не теряет помощника
move-draw-character = Взять персонажа
move-draw-auxiliary = Взять помощника
move-swap = Заменить ставку: { $card }, { $card_what }
move-keep = Оставить ставку

## Почему нельзя

stands-bid = Сделанную ставку взять назад нельзя.

why-over = Игра окончена.
why-not-asked = Сейчас решаете не вы.
why-other-question = Сейчас решается другой вопрос.
why-not-now = Сейчас так нельзя.
why-not-in-hand = Этого персонажа у вас в руке нет: { $card }.
why-special-not-in-hand = Карты «{ $special }» у вас в руке нет.
why-auxiliary-not-in-hand = Столько таких карт у вас в руке нет: { $auxiliary }.
why-special-place = Карту «{ $special }» здесь играть нельзя. Можно: { $special_where }.
why-okapi-explorer = Для карты «{ $special }» вашей ставкой должен быть исследователь.
why-nothing-face-down = Для карты «{ $special }» нужен закрытый тайл станции, а их больше нет.
why-no-character = У вас нет персонажа на этой остановке.
why-no-auxiliaries = «{ $special }»: в этом раунде добавлять помощников нельзя.
why-one-servant = { $seat_is_you ->
    [yes] Слуга за раунд может быть только один, и ваш уже на столе.
   *[no] Слуга за раунд может быть только один, и он уже на столе ({ $seat }).
}
why-needs-profession = Этот помощник усиливает только { $profession_acc }.
why-no-flag = Здесь нет флага: переводчик не нужен.
why-one-interpreter = У вашего персонажа уже есть переводчик.
why-speaks = Язык станции — { $language }, ваш персонаж его знает: переводчик не нужен.
why-raising-over = Для вас повышение ставок окончено.
why-language-die = Сначала кубик решит, какой язык знает ваш персонаж.
why-must-commit = Нужно выложить хотя бы один тайл бегемота.
why-no-such-tiles = Таких тайлов бегемотов у вас нет.
why-not-face-down = На остановке { $stop } нет закрытого тайла.
why-no-target = Этого игрока выбрать нельзя.
