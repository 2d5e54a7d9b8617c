# Северо-Западный пролив: что говорится во время игры, по-русски. Названия — в ru.nouns.ftl.

game-title = Экспедиция: Северо-Западный пролив
game-short = Северо-Западный пролив
game-tagline = Корабль, сани и семь матросов в лабиринте островов, пока не сомкнулся лёд

## Настройки

option-places = Места при равенстве
    .help = Что получают игроки с равным числом жетонов одного вида.
option-places-lowest = нижнее место
    .help = Все становятся на нижнее из мест, которые они делят.
option-places-shared = очки поровну
    .help = Домашнее правило: игроки делят очки своих мест поровну, с округлением вниз.
option-greenland = Жетоны Гренландии
    .help = Кто получает жетон за возвращение.
option-greenland-all = для всех
    .help = Вернувшийся берёт самый ценный из оставшихся жетонов.
option-greenland-passage = сначала пролив
    .help = Домашнее правило: только тем, у кого есть жетон Северо-Западного пролива.

## Подготовка и тайлы

turn-order = Очерёдность хода: { $seats }.
laid-out = Выложены тайлы: { $tiles }.
picked = { $seat_is_you ->
    [yes] Вы выбираете: { $tile }.
   *[no] { $seat } выбирает: { $tile }.
}
picked-fresh = { $seat_is_you ->
    [yes] Вы берёте: { $tile }.
   *[no] { $seat } берёт: { $tile }.
}
took = { $seat_is_you ->
    [yes] Вы берёте: { $tile }.
   *[no] { $seat } берёт: { $tile }.
}
drawn = Выложен новый тайл: { $tile }.
refreshed = { $seat_is_you ->
    [yes] Вы сменяете большие тайлы
   *[no] { $seat } сменяет большие тайлы
}: { $tiles }.

## Раунды

round = Раунд { $round }: Солнечный диск на позиции { $position }, { $rows ->
    [0] льда нет
   *[other] замёрзли ряды 1–{ $rows }
}.
passed = { $seat_is_you ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
}{ $place ->
    [0] .
   *[other] : { $place }-й ход в следующем раунде.
}
sled-stands = { $seat_is_you ->
    [yes] Лёд под вашими санями растаял
   *[no] { $seat }: лёд под санями растаял
}, они встают на участок тайла { $place }.
sled-lost = { $seat_is_you ->
    [yes] Ваши сани потеряны
   *[no] { $seat }: сани потеряны
}, с ними { $crew } { $crew ->
    [one] матрос
    [few] матроса
   *[many] матросов
}.
ship-lost = { $seat_is_you ->
    [yes] Ваш корабль потерян
   *[no] { $seat }: корабль потерян
}, на борту { $crew ->
    [0] никого
    [one] { $crew } матрос
    [few] { $crew } матроса
   *[many] { $crew } матросов
}.

## Карта

placed = { $seat_is_you ->
    [yes] Вы выкладываете на { $square }: { $tile }.
   *[no] { $seat } выкладывает на { $square }: { $tile }.
}
hole-filled = Пустое место { $square } заполнено: { $tile }.
island = { $seat_is_you ->
    [yes] Вы формируете
   *[no] { $seat } формирует
} остров ({ $tiles } { $tiles ->
    [one] тайл
    [few] тайла
   *[many] тайлов
}): +{ $points } и жетон картографии.
island-unmapped = { $seat_is_you ->
    [yes] Вы формируете
   *[no] { $seat } формирует
} остров ({ $tiles } { $tiles ->
    [one] тайл
    [few] тайла
   *[many] тайлов
}): +{ $points }. Жетонов картографии больше нет.

## Корабль, сани и матросы

moved = { $seat_is_you ->
    [yes] Вы ведёте { $vehicle_the } на { $place }.
   *[no] { $seat } ведёт { $vehicle_the } на { $place }.
}
redistributed = { $seat_is_you ->
    [yes] Вы переводите матросов
   *[no] { $seat } переводит матросов
}: { $ship } на корабле, { $sled } на санях.
sled-out = { $seat_is_you ->
    [yes] Ваши сани выгружены
   *[no] { $seat }: сани выгружены
} ({ $place }), в них { $sled } { $sled ->
    [one] матрос
    [few] матроса
   *[many] матросов
}.
sled-in = { $seat_is_you ->
    [yes] Ваши сани снова на борту.
   *[no] { $seat }: сани снова на борту.
}
explored = { $seat_is_you ->
    [yes] Вы исследуете { $square } и берёте жетон { $token_of }: +{ $points }.
   *[no] { $seat } исследует { $square } и берёт жетон { $token_of }: +{ $points }.
}
found = { $seat_is_you ->
    [yes] Вы находите на { $square } жетон { $token_of }: +{ $points }.
   *[no] { $seat } находит на { $square } жетон { $token_of }: +{ $points }.
}
passage = { $seat_is_you ->
    [yes] Вы открываете Северо-Западный пролив: +{ $points }!
   *[no] { $seat } открывает Северо-Западный пролив: +{ $points }!
}
home = { $seat_is_you ->
    [yes] Вы возвращаетесь в Гренландию
   *[no] { $seat } возвращается в Гренландию
}{ $points ->
    [0] .
   *[other] : +{ $points }.
}

## Финальный подсчёт

game-over = Игра окончена. Считаем жетоны.
scored-majority = { $seat_is_you ->
    [yes] У вас
   *[no] { $seat }:
} { $count } × { $token }, место { $place }: +{ $points }.
scored-shared = { $seat_is_you ->
    [yes] У вас
   *[no] { $seat }:
} { $count } × { $token }, места { $first }–{ $place } поровну: +{ $points }.
scored-sets = { $seat_is_you ->
    [yes] У вас
   *[no] { $seat }:
} { $sets } { $sets ->
    [one] коллекция
    [few] коллекции
   *[many] коллекций
} из пяти жетонов: +{ $points }.
scored-losses = { $seat_is_you ->
    [yes] Ваши потери
   *[no] { $seat }, потери
}: { $crew ->
    [0] {""}
    [one] { $crew } матрос
    [few] { $crew } матроса
   *[many] { $crew } матросов
}{ $ships ->
    [0] {""}
   *[other] { $crew ->
        [0] корабль
       *[other] {" "}и корабль
    }
}, −{ $points }.
ending-home = Все экспедиции вернулись в Гренландию.
ending-rounds = Десятый раунд окончен.
decided-points = Решили очки.
decided-home = Решило более раннее возвращение.
decided-shared = Никто из равных не вернулся: победа общая.
decided-alone = Экспедиция в одиночку.

## Вопросы

ask-pick = Выберите тайл в свой резерв.
ask-act = Ваш ход: выполните действие или спасуйте.
ask-further = Ещё одно действие (дороже на { $crew } { $crew ->
    [one] матроса
   *[other] матросов
}) или конец хода.
ask-pass = Готовых матросов нет: вы должны спасовать.
ask-take = Возьмите один из тайлов.
ask-fill = Пустое место { $square } замкнулось: его юго-восточный угол — суша или море?
ask-thaw = Лёд под вашими санями ({ $place }) растаял: куда их поставить?
ask-waiting = { $step ->
    [pick] { $seat } выбирает тайл.
    [fill] { $seat } заполняет пустое место.
    [thaw] { $seat } уводит сани с тающего льда.
   *[act] { $seat } ходит.
}
ask-over = Игра окончена.
headline = Раунд { $round } из { $last }, солнце на { $position }
headline-setup = Выбор первых тайлов

## Ходы

move-pick = Выбрать: { $tile }
move-take = Взять: { $tile } ({ $vehicle }, { $crew })
move-refresh = Сменить тайлы и взять один ({ $vehicle }, { $crew })
move-place = Выложить на { $square }: { $tile }, { $turn } ({ $vehicle }, { $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}
move-step = Вести { $vehicle_the } на { $place } ({ $crew })
move-step-sled = Вести { $vehicle_the } на { $place }, участок { $corner_in } ({ $crew })
move-step-arrow = Вести { $vehicle_the } на { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}
move-step-home = Вернуть { $vehicle_the } домой, на { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}; ваше путешествие закончится{ home-leaves }
home-leaves = { $left ->
    [none] {""}
    [ship] { $lost ->
        [0] , пустой корабль будет потерян: −{ $penalty }
        [one] , потеряны будут корабль и { $lost } матрос: −{ $penalty }
        [few] , потеряны будут корабль и { $lost } матроса: −{ $penalty }
       *[many] , потеряны будут корабль и { $lost } матросов: −{ $penalty }
    }
   *[sled] { $lost ->
        [one] , потеряны будут сани и { $lost } матрос: −{ $penalty }
        [few] , потеряны будут сани и { $lost } матроса: −{ $penalty }
       *[many] , потеряны будут сани и { $lost } матросов: −{ $penalty }
    }
}
move-redistribute = Перевести матросов ({ $vehicle }, { $crew }): { $ready_to ->
    [none] {""}
    [sled] готовых на сани { $ready }
   *[ship] готовых на корабль { $ready }
}{ $resting_to ->
    [none] {""}
   *[other] { $ready_to ->
        [none] {""}
       *[other] ,{" "}
    }
}{ $resting_to ->
    [none] {""}
    [sled] отдыхающих на сани { $resting }
   *[ship] отдыхающих на корабль { $resting }
}
move-launch = Выгрузить сани, участок { $corner_in } ({ $crew }): готовых { $ready }, отдыхающих { $resting }
move-explore = Исследовать ({ $vehicle }, { $crew }): { $token }, +{ $points }
move-find = Найти ({ $vehicle }, { $crew }): { $token }, +{ $points }
move-end = Закончить ход
move-pass = Спасовать: все матросы отдыхают
move-fill-land = Суша
move-fill-sea = Море
move-stand = На участок { $corner_in }

## Почему нельзя

why-over = Игра окончена.
why-not-asked = Сейчас не ваш ход.
why-not-now = Сейчас это невозможно.
why-pick = Сначала каждый выбирает один из выложенных тайлов.
why-must-take = Сначала возьмите тайл.
why-fill = Сначала заполните пустое место: суша или море?
why-thaw = Сначала выберите, куда поставить сани.
why-not-on-offer = Этого нет среди выложенных: { $tile }.
why-no-such-ground = У этого тайла нет участка { $corner_in }.
why-pass-first = Пасуют вместо действий; теперь можно закончить ход.
why-must-act = Сначала выполните действие или спасуйте.
why-must-pass = Готовых матросов нет: можно только спасовать.
why-pay-to-take = Взять тайл стоит матроса: используйте «take».
why-home = Вы уже вернулись в Гренландию.
why-sled-aboard = Сани на борту корабля.
why-sled-lost = Сани потеряны.
why-crew = Нужно матросов: { $price }; готовых { $vehicle_on }: { $ready }.
why-nothing-on-offer = Тайлов больше нет.
why-bag-empty = Мешочек пуст.
why-no-tile-under = Сейчас { $vehicle } на стрелке: тайлы выкладывают только с тайла.
why-no-reserve = Ваш резерв пуст.
why-fits-nowhere = Ни один тайл резерва не подходит рядом с тайлом { $vehicle_of }.
why-sled-stuck = Отсюда саням нет дороги.
why-ship-held = Корабль во льдах.
why-ship-stuck = Отсюда нет открытой воды.
why-crew-greenland = В Гренландии матросов не переводят.
why-no-ground-here = На тайле корабля для саней нет ни суши, ни льда.
why-apart = Корабль и сани на разных тайлах.
why-nothing-to-explore = На тайле { $vehicle_of } нет жетона экспедиции Франклина или пролива.
why-nothing-to-find = На тайле { $vehicle_of } нет жетона эскимосов или скал.
why-not-in-reserve = Этого нет в вашем резерве: { $tile }.
why-occupied = Здесь уже лежит тайл.
why-not-beside = Тайл должен касаться тайла { $vehicle_of }.
why-coast = Суша и море совпадают не в каждом углу.
why-route = Не осталось бы морского пути из Гренландии в Северо-Западный пролив.
why-no-tile-there = С { $place } не начинается ни один тайл.
why-no-water = Отсюда нет открытой воды на { $place }.
why-no-way = Ни суша, ни лёд не ведут отсюда на { $place }.
why-other-ground = По суше и льду отсюда попадают только на другой участок: { $place }.
why-name-ground = Сани выгружаются: назовите участок.
why-sled-out = Сани уже выгружены.
why-such-crew = Столько матросов там нет; те, кто платит, уже отдыхают.

## Предупреждения

warning-sled-lost = Сани: их лёд растает в раунде { $round } ({ $position }), и они будут потеряны.
warning-sled-moves = Сани: их лёд растает в раунде { $round } ({ $position }); им понадобится другой участок.
warning-ship-held = Корабль: во льдах с раунда { $round } ({ $position }).
warning-last-call = Корабль: домой — не позже раунда { $round } ({ $position }).
warning-too-few = Корабль: с теми, кто на борту, вовремя домой не успеть; с матросами саней — не позже раунда { $round } ({ $position }).
warning-too-late = Корабль: по выложенным тайлам вовремя домой уже не успеть.

## История партии

story-win = { $seat_is_you ->
    [yes] Вы побеждаете
   *[no] { $seat } побеждает
} со счётом { $score } : { $second }
story-shared-win = Общая победа, счёт { $score }: { $seats }
story-alone = Счёт экспедиции: { $score }
story-row-islands = Острова
story-row-found = Эскимосы и скалы
story-row-explored = Франклин и проливы
story-row-passage = Северо-Западный пролив
story-row-greenland = Возвращение в Гренландию
story-row-majority = Исследования: { $token }
story-row-sets = Коллекции
story-row-losses = Потери во льдах
story-start = Начало
story-round = Раунд { $round }
story-count = Финальный подсчёт
story-passage-title = Пролив открыт
story-passage = { $seat_is_you ->
    [yes] Вы достигаете
   *[no] { $seat } достигает
} Северо-Западного пролива в раунде { $round }: +{ $points }.
story-home-title = Дома
story-home = { $seat_is_you ->
    [yes] Вы раньше всех возвращаетесь
   *[no] { $seat } раньше всех возвращается
} в Гренландию в раунде { $round }: +{ $points }.
story-lost-title = Потери во льдах
story-lost = { $seat_is_you ->
    [yes] Вы теряете
   *[no] { $seat } теряет
} { $crew } { $crew ->
    [one] матроса
    [few] матросов
   *[many] матросов
} в раунде { $round }.
story-left-title = Слишком поздно
story-left = К концу игры не в Гренландии: { $seat_is_you ->
    [yes] вы теряете
   *[no] { $seat } теряет
} { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} за матросов и корабль.
story-island-title = Берег замкнулся
story-island = { $seat_is_you ->
    [yes] Вы формируете
   *[no] { $seat } формирует
} остров ({ $tiles } { $tiles ->
    [one] тайл
    [few] тайла
   *[many] тайлов
}) в раунде { $round }: +{ $points }.
