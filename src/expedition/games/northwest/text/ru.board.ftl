# Северо-Западный пролив: что говорит нарисованный стол, по-русски.

## Игра в зале

game-year = 1848
game-minutes = 45–60 минут
game-kind = тайлы и открытия

## Жетоны одним словом

short-inuit = Эскимосы
short-cairn = Скалы
short-franklin = Франклин
short-strait = Пролив
short-cartography = Карта
majority-title = Исследования
majority-alone = Ваши открытия
majority-franklin = Франклин
majority-strait = Проливы
majority-cartography = Карты
lack-inuit = эскимосов
lack-cairn = скал
lack-franklin = жетона Франклина
lack-strait = пролива
lack-cartography = карты
set-have = { $sets } { $sets ->
    [one] коллекция
    [few] коллекции
   *[many] коллекций
}: +{ $points }.
set-lacks = До коллекции (+{ $points }) не хватает: { $tokens }.

## Карта

chart-label = Карта, раунд { $round }: выложено тайлов { $tiles }, { $rows ->
    [0] льда нет
   *[other] ряды 1–{ $rows } подо льдом
}. Стрелки двигают карту, плюс и минус меняют масштаб.
chart-sun = Солнце на позиции { $position }: { $rows ->
    [0] льда нет
   *[other] ряды 1–{ $rows } подо льдом
}
chart-greenland = Гренландия
chart-passage = Северо-|Западный|пролив
chart-land = суша
chart-sea = море
chart-now = сейчас
chart-next = далее
chart-later = позже
chart-round = раунд { $round }
chart-rounds = { $rounds }
chart-round-of = Раунд { $round } из { $rounds }
chart-short = { $at } замкнёт остров: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
place-greenland = Гренландия
place-passage = Пролив
tile-large = Большой тайл: { $corners }
tile-small = Малый тайл: { $corners }
tile-land = суша
tile-sea = море
tile-with = жетон: { $token }
ground-ice = лёд { $side_in }
ground-land = суша { $side_in }
spot-place = Выложить на { $where }
spot-move = Перейти: { $where }
spot-ground = Перейти: { $where }, место { $side_in }

## Рядом с полем

ice-title = Лёд по раундам
ice-show = показать на карте
ice-hide = скрыть
ice-round = Раунд { $round }, солнце на { $position }: { $rows ->
    [one] замёрз { $rows } ряд
    [few] замёрзли { $rows } ряда
   *[many] замёрзло { $rows } рядов
}
steps-setup = Подготовка: каждому тайл
steps-round = Раунд { $round } из { $rounds } · солнце { $position }
steps-order = Очерёдность хода
steps-passed = { $seat }: пас
steps-turn = { $seat }: решает
steps-waits = { $seat }
card-you = Вы
card-bot = бот
card-holds = резерв
card-nothing = нет тайлов
card-points = Очки
card-passage = пролив
card-home = возвращение
card-total = { $points } { $points_number ->
    [one] очко
    [few] очка
   *[many] очков
}, если бы игра кончилась сейчас
status-home = Дома · возвращение № { $place }
status-over = Итог: { $points }
status-passed = Пас{ $round ->
    [0] {""}
   *[other] {" "}· № { $place } в раунде { $round }
}
status-turn = { $action ->
    [1] Активный игрок
   *[other] Действие № { $action }
}
status-picks = Выбор тайла
status-ship-lost = Корабль потерян
status-held = Корабль во льдах
status-greenland = Корабль в Гренландии
status-order = № { $place } в очерёдности

## Тайлы

offer-title = Тайлы на выбор
offer-bag = в мешочке { $count }
offer-empty = пусто
offer-left = осталось { $count }
reserve-title = Ваш резерв
reserve-empty = У вас нет тайлов. Возьмите один из выложенных.
reserve-ways = Как подходит
reserve-way = { $turn }: { $count ->
    [0] нигде не подходит
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
reserve-spots = { $count ->
    [0] Сейчас нигде не подходит
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
reserve-left = Повернуть влево
reserve-right = Повернуть вправо
reserve-flip = Перевернуть

## Действия

actions-title = Ваше действие
actions-payer = Чья команда действует и платит
actions-ship = Корабль · готовых { $count }
actions-sled = Сани · готовых { $count }
actions-sled-aboard = Сани · на борту
actions-price = { $crew } { $crew ->
    [one] матрос
    [few] матроса
   *[many] матросов
}
actions-gain = +{ $points }
actions-rest = не сейчас
actions-pass = все отдыхают
actions-pass-late = только в начале хода
action-take = Взять
action-refresh = Сменить
action-place = Выложить
action-move = Идти
action-redistribute = Перевод
action-explore = Исследовать
action-find = Найти
action-pass = Пас
act-pick = Взять этот тайл
act-take = Взять этот тайл
act-refresh = Четыре новых тайла
act-place = Выложить на { $where }
act-move-ship = Корабль: { $where }
act-move-sled = Сани: { $where }
act-explore = Исследовать
act-find = Забрать находку
act-stand = Встать { $side_in }
act-end = Конец хода
act-pass = Спасовать
act-undo = Отменить
act-fill-land = Суша
act-fill-sea = Море
choose-action = Выберите действие
choose-tile = Выберите тайл
choose-spot = Выберите место
choose-way = Поверните тайл или возьмите другой
choose-step = Выберите, куда идти
choose-ground = Выберите место для саней
hint-place = { $count ->
    [0] Так тайл не подходит рядом с { $craft ->
        [ship] кораблём
       *[sled] санями
    }.
    [one] Выложите тайл: рядом с { $craft ->
        [ship] кораблём
       *[sled] санями
    } { $count } место.
    [few] Выложите тайл: рядом с { $craft ->
        [ship] кораблём
       *[sled] санями
    } { $count } места.
   *[many] Выложите тайл: рядом с { $craft ->
        [ship] кораблём
       *[sled] санями
    } { $count } мест.
}
hint-place-none = Выберите тайл из резерва.
hint-place-nowhere = { $craft ->
    [ship] Рядом с кораблём этот тайл сейчас не подходит.
   *[sled] Рядом с санями этот тайл сейчас не подходит.
}
hint-move = { $craft ->
    [ship] Кораблю доступно
   *[sled] Саням доступно
} { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}.
hint-take = Выберите один из выложенных тайлов.
hint-refresh = Четыре новых больших тайла; затем вы берёте один, большой или малый.
hint-explore = Исследуйте то, что лежит на этом тайле.
hint-find = Заберите то, что лежит на этом тайле.
hint-redistribute = Переведите матросов с корабля на сани или обратно.
hint-further = Ещё одно действие этого хода стоит на матроса дороже.
hint-home = Вход в Гренландию завершает ваше путешествие{ home-leaves }.

## Почему действие недоступно, коротко

brief-why-home = вы в Гренландии
brief-why-sled-aboard = сани на борту
brief-why-sled-lost = сани потеряны
brief-why-crew = готовых { $ready } из { $price }
brief-why-nothing-on-offer = тайлов нет
brief-why-bag-empty = мешочек пуст
brief-why-no-tile-under = не со стрелки
brief-why-no-reserve = резерв пуст
brief-why-fits-nowhere = ничего не подходит
brief-why-sled-stuck = пути нет
brief-why-ship-held = корабль во льдах
brief-why-ship-stuck = нет открытой воды
brief-why-crew-greenland = не в Гренландии
brief-why-no-ground-here = здесь нет суши и льда
brief-why-apart = сани не здесь
brief-why-nothing-to-explore = здесь нечего исследовать
brief-why-nothing-to-find = здесь нечего искать

## Что грозит кораблю и саням, коротко

brief-warning-sled-lost = пропадут в раунде { $round } ({ $position })
brief-warning-sled-moves = лёд растает в раунде { $round } ({ $position })
brief-warning-ship-held = во льдах с раунда { $round } ({ $position })
brief-warning-last-call = домой не позже раунда { $round } ({ $position })
brief-warning-too-few = на борту мало людей для пути домой
brief-warning-too-late = домой уже не успеть

## Команда

crew-title = Ваша команда
crew-ready = готовы
crew-resting = отдыхают
crew-ship = Корабль
crew-sled = Сани
crew-aboard = на борту корабля
crew-ship-lost = Корабль потерян
crew-sled-lost = Сани потеряны
crew-count = готовых { $ready }, отдыхающих { $resting }
transfer-title = Перевести матросов
transfer-note = Хотя бы один матрос меняет место. Те, кто платит, уже отдыхают и тоже могут перейти.
transfer-pays = Платит
transfer-ground = Куда выходят сани
transfer-do = Перевести
transfer-none = Переместите хотя бы одного
transfer-ready-from-ship = Готового матроса с корабля на сани
transfer-ready-from-sled = Готового матроса с саней на корабль
transfer-resting-from-ship = Отдыхающего матроса с корабля на сани
transfer-resting-from-sled = Отдыхающего матроса с саней на корабль

## На маленьких экранах

tabs-label = Части стола
tab-offer = Тайлы
tab-ice = Лёд
tab-standing = Счёт
tab-players = Игроки
tab-actions = Действия
tab-reserve = Резерв
tab-crew = Команда
tab-table = Стол
strip-look = Показать меня
strip-less = Мельче
strip-more = Крупнее
strip-fit = Вся карта
strip-ice = { $rows ->
    [0] льда нет
    [one] лёд: { $rows } ряд
    [few] лёд: { $rows } ряда
   *[many] лёд: { $rows } рядов
}
strip-next = потом { $rows }
drawer-grip = Больше или меньше места для панели

## Клавиши

key-spot = выбрать место или тайл; ещё раз — подтвердить
key-craft = корабль или сани
key-turn = повернуть тайл
key-tile = следующий тайл резерва
key-end = закончить ход или спасовать
key-ice = будущие границы льда
key-zoom = мельче, крупнее, вся карта

## Первый раунд с подсказками

guide-welcome = Пропавшие корабли, неизвестные острова и путь на запад: у вас десять раундов, чтобы найти что удастся и вернуться в Гренландию. Суша и море складываются из углов тайлов.
guide-pick = Возьмите тайл для начала. Тайл с символом приносит жетон, когда его выкладывают; кто доберётся до тайла, может его забрать.
guide-act = Каждое действие стоит матросов — они нарисованы в парках; ещё одно действие за тот же ход стоит на одного больше. Из Гренландии сначала перейдите на напечатанный тайл, затем выкладывайте тайлы рядом с кораблём и плывите дальше. Когда команда устала, пасуйте: кто спасует первым, будет первым в следующем раунде.
guide-take = Перед вами четыре новых тайла: возьмите один, большой или малый.
guide-fill = Ваш тайл замкнул пустое место. Малые тайлы бесплатно заполняют его, а вы решаете, суша или море в открытом углу.
guide-thaw = Лёд под санями растаял: выберите, куда они встанут.
