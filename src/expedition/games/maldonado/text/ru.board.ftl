# Мальдонадо: что говорит нарисованный стол по-русски.

## Игра в списке

game-year = 1805
game-minutes = 60 минут
game-kind = дедукция и тайный предатель

## Жетоны, местность, пометки

token-wood = древесина
token-food = еда
token-flint = кремень
token-berries = ягоды
token-mushrooms = грибы
token-water = вода
token-any = любой жетон
cell-wood = лес
cell-water = вода
cell-food = дичь
cell-flint = кремень
cell-berries = ягоды
cell-mushrooms = грибы
cell-hill = холм
cell-teepee = типи
cell-bones = кости
cell-land = его земля
cell-mountain = гора
cell-peak = вершина
mark-wood = лес
mark-water = вода
mark-food = дичь
mark-flint = кремень
mark-berries = ягоды
mark-mushrooms = грибы
mark-hill = холм
mark-teepee = типи
mark-bones = кости
mark-land = земля
mark-mountain = гора
mark-peak = вершина
mark-or = { $name } или
marks-title = Ваши пометки на { $space }
marks-note = их видите только вы
marks-open = Пометить участок
marks-perhaps = возможно
marks-sure = точно
marks-clear = стереть
marks-done = Готово

## Местность

land-label = Местность
land-left = ещё
land-space = { $space }: { $state ->
    [explored] { $terrain }{ $number ->
        [-1] {""}
       *[other] { " " }{ $number }
    }{ $red ->
        [yes] , отсюда дальше хода нет
       *[no] {""}
    }{ $beast ->
        [alive] , здесь { $name }
        [slain] , { $name }, монстр убит
       *[none] {""}
    }
    [seen] не исследован, известно: { $terrain }
   *[covered] не исследован
}{ $water ->
    [0] {""}
   *[other] , на нём лежит вода
}{ $marked ->
    [yes] , ваша пометка: { $mark }
   *[no] {""}
}{ $legal ->
    [dear] , можно выбрать ценой снаряжения или персонажа
    [yes] , можно выбрать
   *[no] {""}
}
track-name = Мальдонадо
track-says = Сила Мальдонадо { $level }: спасён каждый, кто набрал { $level }
track-save = спасён при { $level }+

## Лагерь

camp-challenges = Испытания дня { $day }
camp-sun = каждый ход — солнце
camp-passed = пройдено
camp-failed = провалено
camp-suns = { $count } из { $of } солнц
camp-no-challenges = Три откроются, когда все будут готовы.
camp-pay = плата
camp-fail = провал
camp-payable = можно заплатить сейчас
camp-backpack = Рюкзак
camp-load = { $tired ->
    [0] { $count } из { $places }
   *[other] полон · ночью −{ $tired } воды
}
camp-store-says = { $count ->
    [0] Рюкзак пуст
   *[other] В рюкзаке: { $list }
}
camp-empty = рюкзак пуст
camp-water = Вода { $count }
camp-beasts = Монстры
camp-slain = убито { $slain } из { $of } · скрыто { $unseen }
camp-dead = убит
camp-any-two = убить: любые 2 из 3
camp-no-beasts = Пока никого. Кости приводят монстров, типи — карты, чтобы их убить.
effect-track = призрак { $sign }{ $count }
effect-exhaust = потратить снаряжение: { $count }
effect-exhaust-all = потратить всё снаряжение
effect-ready = восстановить снаряжение: { $count }
effect-ready-all = восстановить всё снаряжение
effect-clear = открыть участок
effect-look = увидеть скрытую карту
effect-none = ничего
night-title = Ночью
night-asks = −{ $count } монстрам
night-deadly = Если ничего не изменится, ночь не переживёт никто.

## Законы местности

rules-title = Законы местности
rules-about = { $space }: { $terrain }
rule-1 = Лес: один в ряду и столбце, у воды
rule-2 = Вода: рядом с лесом
rule-3 = Вершина и горы: одна цепь
rule-4 = Прочее, кроме земель: не дважды в ряду или столбце
rule-5 = Одинаковые не соседи (кроме гор)
rule-6 = Дичь: рядом с водой
rule-7 = Кремень: у горы, вершины или холма
rule-8 = Ягоды: рядом с лесом
rule-9 = Грибы: наискось от леса
rule-10 = Типи: у воды или дичи, но не у костей
rule-11 = Его земля и кости: два шага наискось
rule-12 = Холм: земли в его ряду и столбце
rule-13 = Столбец 7: ни костей, ни гор

## Команда

crew-title = Команда
crew-needed = { $open ->
    [yes] спасти { $least } из { $of }, без предателя { $all } · каждому { $level }
   *[no] спасти { $least } из { $of } · каждому { $level }
}
crew-seen = видно { $sum }
crew-hidden = скрыто { $count }
crew-cell = открыто { $up } на { $open ->
    [one] { $open } карте
   *[other] { $open } картах
}, лицом вниз { $down }, приказов { $orders }
crew-turn = карта { $number }
accuse-title = Обвинения
accuse-round = { $round ->
    [0] после каждого из { $of } убийств
   *[other] круг { $round } из { $of }
}
accuse-accuses = обвиняет
accuse-tokens = Жетонов
accuse-none = После каждого убийства все одновременно кого-нибудь обвиняют.
accuse-heading = Кто предатель?
accuse-how = Сначала поговорите. Все выбирают тайно; отданный жетон можно забрать, пока не выбрали все.
accuse-nobody = Никто
accuse-has = { $count ->
    [0] жетонов пока нет
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
accuse-gave = Ваш жетон получит { $seat }. Пока другие думают, выбор можно отменить.
accuse-gave-nobody = Вы никого не обвиняете. Пока другие думают, выбор можно отменить.
accuse-who = Кто уже выбрал
accuse-thinks = думает
accuse-given = выбор сделан

## Рука и снаряжение

hand-label = Ваша рука
hand-of = Рука: { $seat }
hand-peek = Подсмотреть
hand-count = { $roles ->
    [0] влияние { $influence }
   *[other] влияние { $influence }, роль 1
}
hand-slot = Карта { $number }{ $shown ->
    [yes] : { $face }
   *[no] {""}
}
hand-card = { $kind } +{ $value }
hand-or = или −{ $count }
kit-label = Ваш персонаж и снаряжение
kit-ready = готово
kit-spent = потрачено
kit-gone = сброшено

## Места

seats-label = Игроки
seats-turn = { $seat_is_you ->
    [yes] ваш ход
   *[no] ходит
}
seats-backs = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
bar-day = День { $day }
table-panels = Части стола
tab-hand = Рука
tab-crew = Команда
tab-camp = Лагерь
tab-rules = Законы
tab-talk = Чат
phone-rest = Сейчас делать нечего
phone-drawer = Поднять или опустить панель

## Выбор

past-turn = Ходит { $seats }
past-choice = { $seats_count ->
    [one] Выбирает { $seats }
   *[other] Выбирают { $seats }
}
ask-mode = { $what }
pick-spaces = Выберите участок
pick-spaces-note = из светящихся
pick-tokens = Выберите жетон
pick-tokens-note = и подтвердите
pick-swap = Выберите, что на что
pick-swap-note = отдать один, взять другой
pick-crew = Выберите карту команды
pick-crew-note = из светящихся
pick-laid = Выберите карту
pick-laid-note = лицом вниз на карте команды
pick-slots = Выберите карту из руки
pick-face = Карта { $slot }: лицом вверх или вниз?
pick-cards = Выберите карту
pick-cards-note = и подтвердите
pick-seats = Выберите игрока
pick-seats-note = другие не увидят
pick-kill = Выберите способ
pick-kill-note = карта, монстр, два условия
sheet-gain = Что вы берёте?
sheet-pay = Чем платить?
sheet-use-kettle = Что положить в котелок?
sheet-swap = Обмен у типи
sheet-use-sacagawea = Обмен
sheet-take = Что взять в дорогу?
sheet-exhaust = Какое снаряжение потратить?
sheet-ready = Какое снаряжение восстановить?
swap-give = Отдать
swap-get = Взять
kill-title = Убить монстра
kill-note = Два условия карты убийства сразу, из общего запаса.
kill-button = Убить
kill-with = Картой
kill-whom = Монстр
kill-how = Плата
kill-musket = Мушкет
kill-musket-use = применить
kill-spare = без: { $kind }
lay-title = Карта на цель: { $crew }
lay-how = Выберите одну из { $slots } карт по номеру и как она ляжет, или приказ из колоды.
lay-how-open = Выберите совпадающую карту из { $slots } на руке; без совпадения — приказ из колоды.
lay-face = Как ложится карта
lay-up = Лицом вверх
lay-down = Лицом вниз
lay-order = Приказ
lay-nothing = Ничего: приказов нет
lay-peek = Подсмотрите свои карты, и здесь будет сказано, что можно положить.
lay-refused = так нельзя: подсмотрите, почему
act-back = Назад
act-explore-mark = ваша пометка: { $mark }
act-kill = Убить { $threat_acc }
act-kill-note = { $kill }: { $cost }{ $musket ->
    [yes] , с мушкетом
   *[no] {""}
}
act-lay = { $face ->
    [up] Карту { $slot } лицом вверх
   *[down] Карту { $slot } лицом вниз
}
act-order = Положить приказ
act-nothing = Не класть ничего
act-discard = Сбросить карту { $slot }
act-keep = Оставить карту { $slot }
key-walk = ходить по местности
key-mark = пометить участок
key-peek = держать: видеть свои карты
key-kill = убить монстра
key-digits = нажать кнопки под вопросом

## Короткие имена команды

crew-short-wood = Гасс
    .trade = плотник
crew-short-food = Друйяр
    .trade = охотник
crew-short-flint = Шилдс
    .trade = оружейник
crew-short-berries = Шарбонно
    .trade = повар
crew-short-mushrooms = Крузатт
    .trade = скрипач

## Что монстр делает каждую ночь

night-lacks = пока нет
night-mole-worm = каждую ночь забирает 1 воду
night-horned-hare = каждую ночь: 1 еда или 1 вода
night-whispering-fog = каждую ночь: призрак +1
night-bone-knight = каждую ночь: 1 ресурс, кроме еды, или 1 вода

## Последняя сцена

reveal-kills = Третий монстр мёртв. Карты говорят.
reveal-thirst = Воды не хватает. Всё потеряно.
reveal-hunger = Есть больше нечего. Всё потеряно.
reveal-need = Союзникам нужно спасти { $needed }
reveal-saved = спасён
reveal-lost = погиб
reveal-open = пока неизвестно
reveal-so-far = пока
reveal-tokens = Обвинения
reveal-kill = Убийство { $number }
reveal-next-role = Кто кем был?
reveal-next-track = Обвинения ослабят Мальдонадо — или накормят.
reveal-next-card = { $crew }: { $sum } из { $track }, { $left ->
    [one] закрыта { $left } карта
    [few] закрыты { $left } карты
   *[many] закрыто { $left } карт
}.
reveal-won-allies = Союзники спасли { $count } из 5 и победили.
reveal-won-traitor = { $count ->
    [0] Никто не спасён
   *[other] Спасено лишь { $count }
}: победил предатель.
reveal-won-nobody = { $count ->
    [0] Никто не спасён
   *[other] Спасено лишь { $count }
}: земля осталась за Мальдонадо.
reveal-legend = Столбик — карта, по порядку: своя прибавляет, чужая отнимает { $mismatch }, предатель — { $traitor }.
reveal-all = Сразу всё
reveal-on = Дальше
reveal-turn = Открыть карту
reveal-count = К подсчёту

## Что подсказка показывает на местности

hinted-certain = точно
hinted-safe = чисто
hinted-title = Цепочка доводов
hinted-rule = закон { $rule }
hinted-close = К местности
hinted-legend = Номер стоит на участках, о которых говорит довод.

## Первый день с подсказками

guide-welcome = Под каждым солнцем лежит участок. Законы местности верны для любой карты: сначала разгадайте местность, потом ступайте. { $mode ->
    [allies] Убейте трёх монстров и спасите от призрака всех пятерых из команды.
   *[traitor] Убейте трёх монстров, сберегите команду и помните: кто-то, возможно, слушает призрака.
}
guide-character = { $seats ->
    [1] Вы берёте персонажа, затем снаряжение.
   *[other] Каждый берёт персонажа, затем снаряжение.
} Использованное отдыхает, пока что-нибудь его не вернёт — обычно это утро.
guide-gear = Выберите снаряжение под своего персонажа. Каждого есть по одному экземпляру.
guide-turn = Выберите светящийся участок и подтвердите. До этого можно применить готовое или убить монстра. Клавиша M или долгое нажатие — записать на участке, что там, по-вашему, лежит; нажмите известный участок — загорятся его законы.
guide-after = Участок активирован. Применяйте, что хотите; затем пусть идёт время: солнце ляжет на испытание.
guide-tool = Ваше снаряжение подходит к этому участку: возьмите ещё один жетон или приберегите его.
guide-swap = Типи открывает карту убийства, и можно обменять один жетон на другой.
guide-gain = Его земля усиливает призрака, но даёт жетон на выбор.
guide-clear = Открыть участок — снять жетон без последствий: хорошо для костей и для последнего участка ряда.
guide-pay-threat = Монстр хочет чего-то сразу. Если платить нечем, экспедиция погибнет.
guide-challenge = Солнца собраны. Заплатите из общего запаса или примите наказание.
guide-target = Вы что-то получили, значит, одна карта уходит команде. Сначала выберите кому, потом карту.
guide-card = { $seats ->
    [1] {""}
   *[other] Подсмотрите свою руку.{" "}
}{ $mode ->
    [allies] Положите совпадающую карту лицом вверх; без совпадения — приказ из колоды, которого никто не видит.
   *[traitor] Союзник кладёт совпадающую карту: +1 лицом вверх, +2 и +3 лицом вниз; без совпадения — приказ из колоды.
}
guide-accuse = Монстр убит. { $seats ->
    [2] Оба решают одновременно: обвинить другого или никого. Каждая ошибка союзника усиливает призрака.
   *[other] Все одновременно указывают на кого-нибудь. Каждый жетон предателю ослабляет призрака.
}
guide-keep = Ночь: руки сбрасывают и берут новые. Спрашивают всех, какую карту оставить, чтобы никто себя не выдал.
guide-monsters = Живые монстры каждую ночь берут своё.

## Что говорят игроки, и вопросы подсказки

phrase-plus-three = Там была +3.
phrase-order = Подходящей карты не было: это приказ.
phrase-why-there = { $about }, почему туда?
phrase-row = Закроем ряд.
phrase-water = Бережём воду.
phrase-food = На ночь нужна еда.
phrase-trust = Доверяю: { $about }.
phrase-suspect = Подозреваю: { $about }.
phrase-suspect-nobody = Никого не подозреваю.
accuse-suspicion = Подозрение сейчас
hint-is-there = Есть безопасный шаг?
hint-where = Где?
hint-why = Почему?
hint-odds = Каковы шансы?
hint-marks = Проверить мои пометки
hint-not-here = Это место подсказок не получает.
hint-no-marks = Вы ещё ничего не пометили.
hint-maps = { $exact ->
    [yes] Карт, отвечающих увиденному: { $maps }.
   *[no] Карт, отвечающих увиденному: примерно { $maps }; вероятности приблизительны.
}
hint-maps-many = Карт, отвечающих увиденному, не счесть; вероятности приблизительны.
hint-share = { $space }: { $terrains } ({ $percents } из ста).
