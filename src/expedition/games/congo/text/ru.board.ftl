# Конго: что говорит нарисованный стол, по-русски.

## Игра в зале

game-year = 1884
game-minutes = 60 минут
game-kind = ставки и блеф

## Как идёт игра

headline = { $stop }, { $step ->
    [bid] ставки
    [special] специальная карта
    [at-once] специальная карта
    [card] специальная карта
    [raise] повышение ставок
   *[other] ничья
}
headline-over = Пароход покинул Кинду
phase-station = Станция
phase-draw = Добор
phase-bid = Ставка
phase-special = Спецкарта
phase-reveal = Вскрытие
phase-raise = Повышение
phase-control = Контроль
phase-boat = В путь

## Вопрос и строка к нему

ask-bid = { $stop }: выберите персонажа.
ask-special = { $stop }: сыграете специальную карту?
ask-special-none = { $stop }: ни одна ваша специальная карта не подходит.
ask-explored-region = Какой закрытый тайл посмотрите?
ask-damaged-boiler = Какого персонажа сбросите?
ask-man-overboard = Человек за бортом! Кто потеряет помощника?
ask-warrior = На кого нападёт воин?
ask-gorilla = На кого нападёт горилла?
ask-gorilla-own = Горилла нападает на вас: драться или бежать?
ask-colonial = Из какой колоды возьмёте карту?
ask-colonial-swap = Замените ставку?
ask-raise = Усильте ставку ({ $card_short }) или спасуйте.
ask-raise-none = Помочь ставке ({ $card_short }) нечем: пасуйте.
ask-commit = { $stop }, ничья: выложите тайлы бегемотов.
ask-tie = { $stop }, всё ещё ничья: добавите тайлы?
ask-waiting = { $seats_count ->
    [one] Сейчас решает { $seats_with_you }.
   *[other] Сейчас решают { $seats_with_you }.
}
ask-over = Игра окончена.

note-bid = Все ставки вскрываются вместе.
note-special = Одна карта за раунд; несыгранная карта в конце даёт ½ очка.
note-explored-region = Что там лежит, узнаете только вы.
note-damaged-boiler = Ваша ставка остаётся. Остальные тоже выбирают, карты сбрасываются вместе.
note-man-overboard = Карту берут наугад и показывают всем.
note-warrior = Если он уцелеет, придёт черёд вашего персонажа.
note-gorilla = Она нападает, пока жива, и последним — на вашего персонажа.
note-gorilla-own = { $card }, { $card_what }, остаётся с ней один на один.
note-colonial = Взятый персонаж может заменить вашу ставку после вскрытия.
note-colonial-swap = Ваша ставка: { $card }, { $card_what }.
note-raise-behind = Впереди { $seats }: { $top }, у вас { $total }.
note-raise-tied = Наравне с вами { $seats }: { $total }.
note-raise-leading = Вы впереди с итогом { $total }; за вами { $seats }: { $top }.
note-commit = Выбор тайный; побеждает большая сумма, выложенные тайлы уходят в сброс.
note-tie = Если никто не добавит, у равных по 1 очку.
note-waiting-bid = Персонажей выбирают втайне.
note-waiting-special = Можно сыграть одну специальную карту.
note-waiting-reveal = Действует специальная карта.
note-waiting-raise = Добавляют помощников.
note-waiting-control = Ничью решают тайлы бегемотов.

## Кнопки и что они дают

act-pick-character = Выберите персонажа
act-pick-character-note = из руки
act-pick-auxiliary = Добавить помощников
act-pick-auxiliary-note = выберите их в своей руке
act-pick-special = Сыграть карту
act-pick-special-note = выберите её в своей руке
act-pick-tiles = Выложить тайлы
act-pick-tiles-note = выберите их в своей руке
act-pick-stop = Посмотреть тайл
act-pick-stop-note = выберите остановку на карте
act-bid = Поставить: { $card_short }
act-bid-note = { $die ->
    [yes] ценность здесь от { $low } до { $high }
   *[no] ценность здесь { $high }
}
act-discard = Сбросить: { $card_short }
act-discard-note = { $card_what }
act-add = Добавить { $cards_acc }
act-add-note = { $from } → { $total }, { $standing ->
    [lead] вы впереди
    [level] наравне с лучшим
   *[behind] всё ещё позади
}
act-pass = Спасовать
act-pass-out = вы выходите, итог { $total }
act-pass-wait = вы ждёте, итог { $total }
act-play = Сыграть: «{ $special }»
act-decline = Не играть
act-decline-note = несыгранная карта в конце даёт ½ очка
act-look = Посмотреть: { $stop }
act-look-note = увидите только вы
act-overboard = { $seat }
act-overboard-note = теряет { $count ->
    [1] единственного помощника
   *[other] одного из { $count } помощников
}
act-overboard-nobody = Никто
act-overboard-nobody-note = все карты остаются
act-attack = { $card_short } ({ $seat })
act-attack-note = { $sure ->
    [yes] верная гибель
   *[no] гибель при { $odds }
}
act-fight = Драться
act-fight-note = { $sure ->
    [yes] верная гибель
   *[no] гибель при { $odds }
}
act-flee = Бежать
act-flee-note = вернётся в руку, очков нет никому
act-draw-character = Персонажа
act-draw-character-note = может заменить ставку
act-draw-auxiliary = Помощника
act-draw-auxiliary-note = пригодится уже в этом раунде
act-swap = Заменить: { $card_short }
act-swap-note = { $card_what }, { $die ->
    [yes] ценность здесь от { $low } до { $high }
   *[no] ценность здесь { $high }
}
act-keep = Оставить ставку
act-keep-note = взятая карта остаётся в руке
act-hippos = Выложить { $tiles_value }
act-hippos-note = всего { $sum }
act-hold = Не добавлять
act-hold-note = ничья может остаться: по 1 очку
act-skip = Пропустить
key-actions = нажать кнопку с этим номером
key-hand = перебирать карты в руке

## Карта реки

map-title = Река Конго
map-subtitle = от Стэнли-Пула до Кинду, 1884
map-label = Карта реки: остановок { $count }, пароход у остановки { $stop }
map-river = КОНГО
map-aruwimi = Арувими
map-equator = Экватор
map-points = Очки
map-nobody = никто
map-track = Очки: { $list }
map-track-seat = { $seat_is_you ->
    [yes] вы { $points }
   *[no] { $seat } { $points }
}
map-overview = Вся река; выберите остановку, чтобы её увидеть

## Борьба за станцию

contest-label = Борьба за станцию: { $stop }
contest-what = { $station }, { $flag }
contest-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
contest-hippos = Победитель берёт ещё { $tiles } { $tiles ->
    [one] тайл бегемота
    [few] тайла бегемотов
   *[many] тайлов бегемотов
}
contest-hippos-short = +{ $tiles }
contest-language = Язык станции: { $language }
contest-played = «{ $special }», { $seat_is_you ->
    [yes] ваша карта
   *[no] { $seat }
}:
tag-turn = { $seat_is_you ->
    [yes] ваш ход
   *[no] думает
}
tag-leads = впереди
tag-tied = наравне
tag-tied-out = наравне, пас
tag-behind = −{ $by }
tag-out = пас
tag-won = победа
tag-ready = готово
tag-absent = нет
tag-killed = гибнет
tag-fled = бежит
tag-ill = малярия
tag-hunting = на охоте
tag-returned = в руке
column-choosing = выбор персонажа
column-down = ставка сделана
column-absent = персонажа здесь нет
column-tiles = Тайлы бегемотов
column-tiles-secret = закрыты
column-label = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}
part-station = { $station } { $points }
part-flag = флаг { $loss }
part-card = { $special } { $change }
part-sympathy = сторона: { $nation }
part-language = язык: { $language }
part-range = от { $low } до { $high }, решит кубик

## Специальные карты вкратце

effect-gorilla = нападает на противников по очереди, потом на { $seat_is_you ->
    [yes] вас
   *[no] хозяина карты
}
effect-warrior = нападает на противника, потом, может быть, на { $seat_is_you ->
    [yes] вас
   *[no] хозяина карты
}
effect-okapi = 2 очка исследователю, он выходит из борьбы
effect-malaria = у кого на кубике меньше всех, тот теряет персонажа
effect-tam-tam = все ставки возвращаются в руку, очков нет
effect-friendly-meeting = персонажи проигравших вернутся в руку
effect-explored-region = { $seat_is_you ->
    [yes] вы смотрите тайл выше по реке
   *[no] хозяин карты смотрит тайл выше по реке
}
effect-damaged-boiler = каждый противник сбрасывает персонажа
effect-man-overboard = противник может потерять помощника
effect-only-nationals = остаются только персонажи страны флага
effect-no-auxiliaries = помощников добавлять нельзя
effect-arab-trader = +1 очко, если контроль получ{ $seat_is_you ->
    [yes] ите вы
   *[no] ит хозяин карты
}
effect-hippo-attack = новые ставки берут из колоды, в открытую
effect-colonial = взята карта; персонаж может заменить ставку
effect-witch-doctor = персонажи противников на 1 слабее

## Рука

hand-label = Ваша рука
hand-of = { $seat_is_you ->
    [yes] Ваша рука
   *[no] Рука: { $seat }
}
hand-characters = Персонажи
hand-auxiliaries = Помощники
hand-specials = Спецкарты
hand-hippos = Тайлы бегемотов
hand-hippos-short = Бегемоты
hand-none = карт нет
hand-pick-one = выберите карту
hand-pick-some = выберите сколько нужно и подтвердите
hand-worth = ценность здесь
card-here = здесь
card-makes = станет { $total }
card-flag = { $profession } − { $loss } за флаг
card-plain = без вычета
card-die = по кубику
card-known = известен всем
card-chosen = будет сброшен
card-times = ×{ $count }
card-selected = выбрано
card-hippo = Тайл бегемота, { $value }
card-enough = Одного хватит
sheet-where = Можно сыграть: { $special_where }.
sheet-serves = Помогает, если у персонажа такая профессия: { $profession }; можно сколько угодно.
sheet-interpreter = Помогает тому, кто не знает здешнего языка; один на персонажа.
sheet-servant = Помогает любому; один за весь раунд.
for-profession = Для { $profession_acc }
for-interpreter = Если язык чужой
for-servant = Для любого, один за раунд
brief-why-no-character = Нет персонажа
brief-why-no-auxiliaries = { $special }
brief-why-raising-over = Ставки сделаны
brief-why-one-servant = { $seat_is_you ->
    [yes] Один за раунд: ваш
   *[no] Один за раунд: { $seat }
}
brief-why-needs-profession = Нужен { $profession }
brief-why-no-flag = Здесь нет флага
brief-why-one-interpreter = Один уже есть
brief-why-speaks = Язык знаком: { $language }
brief-why-language-die = Сначала кубик
use-now = Можно сыграть
use-here = Можно сыграть здесь
use-elsewhere = { $special_where }
use-explorer = Нужна ставка-исследователь
use-seen = Закрытых тайлов нет
use-spent = Одна уже сыграна
use-late = В этом раунде поздно
hippos-sum = решают ничью, всего { $sum }

## Рядом с полем

ledger-label = Очки и карты
ledger-characters = Перс.
ledger-auxiliaries = Помощн.
ledger-specials = Спец.
ledger-hippos = Бегемоты
ledger-points = Очки
ledger-first = первый
ledger-bot = бот
ledger-you = Вы
ledger-hidden = скрыты
unseen-title = Закрытые станции
unseen-ahead = { $ahead } из этих { $count } впереди
unseen-none = все тайлы открыты
piles-left = осталось { $count }
piles-gone = Вне игры
piles-empty = пока пусто
values-title = Что здесь ценится

## Первый раунд с подсказками

guide-welcome = Пароход идёт от остановки к остановке. На каждой вы ставите одного персонажа; кто наберёт больше, получает контроль над станцией и её очки. У кого в Кинду больше очков, тот и победил.
guide-bid = На карте — её ценность здесь: от 1 до 5 за профессию, минус 1 или 2 за флаг соперника. Выберите одну: она в секрете, пока не поставят все.
guide-special = Теперь, начиная с первого игрока, можно сыграть одну специальную карту. Несыгранная карта в конце даёт ½ очка, так что торопиться незачем.
guide-at-once = Специальная карта действует до вскрытия и требует решения. На каждой кнопке написано, что она даст.
guide-card = Специальная карта требует решения. На каждой кнопке написано, что она даст, ещё до нажатия.
guide-raise = Ставки открыты: помощники усиливают вашего персонажа. Пас позади лидера выводит вас из борьбы, пас впереди — это только ожидание.
guide-commit = Вы делите первое место: решают тайлы бегемотов. Выложенные тайлы уходят, кто бы ни победил.
guide-tie = Всё ещё ничья: добавьте тайлы или оставьте как есть. Если никто не добавит, равные получат по 1 очку, а станция не достанется никому.

## Рассказ в конце

story-win = { $seat_is_you ->
    [yes] Река ваша: { $score } против { $second }
   *[no] Победа на реке: { $seat }, { $score } против { $second }
}
story-shared-win = { $seats_is_you ->
    [yes] Общая победа на реке: вы и { $seats_others }, по { $score }
   *[no] Общая победа на реке: { $seats }, по { $score }
}
story-start = Начало
story-stop = { $stop }
story-stops = Остановки по { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
}
story-stops-detail = { $count ->
    [1] { $first }
   *[other] { $first } — { $last }
}
story-row-tie = Неразрешённые ничьи
story-row-okapi = Охота на окапи
story-row-trader = Арабский торговец
story-row-specials = Несыгранные карты
story-shared-title = { $stop }: ничья
story-shared = { $seats_is_you ->
    [yes] Вы и { $seats_others } равны до последнего тайла: по 1 очку вместо { $points }.
   *[no] { $seats } равны до последнего тайла: по 1 очку вместо { $points }.
}
story-tiles-title = { $stop }: решили бегемоты
story-tiles = По { $total } у каждого, соперники: { $rivals_with_you }. { $seat_is_you ->
    [yes] Ваши тайлы, { $sum } против { $best }, приносят вам
   *[no] { $seat } побеждает тайлами, { $sum } против { $best }, и получает
} { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
story-close-title = { $stop }: { $total } против { $second }
story-close = { $seat_is_you ->
    [yes] Вы чуть впереди (соперник: { $rival }) и получаете
   *[no] { $seat } чуть впереди ({ $rival_is_you ->
        [yes] соперник — вы
       *[no] соперник: { $rival }
    }) и получает
} { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
story-struck-title = { $stop }: «{ $special }»
story-struck = { $card_short } ({ $victim_is_you ->
    [yes] ваш персонаж
   *[no] { $victim }
}) выбывает, и { $seat_is_you ->
    [yes] вы получаете
   *[no] { $seat } получает
} { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
story-lead-title = { $stop }: впереди до конца
story-lead = { $seat_is_you ->
    [yes] Вы вырываетесь вперёд и остаётесь там до конца:
   *[no] { $seat } вырывается вперёд и остаётся там до конца:
} { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
