# Мальдонадо: что говорится в игре по-русски. Названия — в ru.nouns.ftl.

game-title = Корпус Открытий: Мальдонадо
game-short = Мальдонадо
game-tagline = Разгадайте местность, накормите команду, убейте трёх монстров — и узнайте, кто слушает призрака

## Настройки

option-mode = Режим
    .help = Может ли среди вас быть предатель. В одиночку всегда играют «Союзников».
option-mode-traitor = Предатель
    .help = Скрытые роли, карты лицом вниз, обвинения. В одиночку всегда играют «Союзников».
option-mode-allies = Союзники
    .help = Все вместе против призрака; спасти надо всю команду.
option-water = Вода
    .help = Сколько воды у экспедиции в начале.
option-water-easy = легко
    .help = На один жетон воды больше обычного.
option-water-normal = обычно
    .help = Как в правилах.
option-water-hard = трудно
    .help = На один жетон воды меньше обычного.
option-fate = Карта судьбы
    .help = День без завершённого ряда усиливает призрака.
option-fate-off = нет
    .help = День без завершённого ряда обходится без последствий.
option-fate-on = да
    .help = День без завершённого ряда усиливает призрака.
option-land = Местность
    .help = Карта из коробки или новая, созданная для этой партии.
option-land-printed = из коробки
    .help = Одна из десяти карт местности.
option-land-easy = новая, лёгкая
    .help = Новая карта, где многое ясно рано.
option-land-normal = новая, обычная
    .help = Новая карта обычной сложности.
option-land-hard = новая, трудная
    .help = Новая карта, которая долго хранит тайны.
option-map = Карта
    .help = Какая из карт коробки, от лёгких к трудным.
option-map-0 = по жребию
option-map-1 = 1
option-map-2 = 2
option-map-3 = 3
option-map-4 = 4
option-map-5 = 5
option-map-6 = 6
option-map-7 = 7
option-map-8 = 8
option-map-9 = 9
option-map-10 = 10
option-land-seed = Зерно новой местности
    .help = Новая местность с тем же зерном и той же сложностью всюду одинакова; 0 — по жребию.
option-land-seed-0 = по жребию
option-hints = Подсказки
    .help = Кто может спросить, что следует из увиденного.
option-hints-nobody = никто
    .help = Думайте сами.
option-hints-first = первое место
    .help = Только тот, кто сидит на первом месте.
option-hints-everyone = все
    .help = Спрашивать могут все.

## Подготовка

first-player = { $seat_is_you ->
    [yes] Первый игрок — вы.
   *[no] Первый игрок — { $seat }.
}
your-role = { $seat_is_you ->
    [yes] Ваша роль: { $role }.
   *[no] { $seat }, роль: { $role }.
}
took = { $seat_is_you ->
    [yes] Вы выбираете { $thing_acc }.
   *[no] { $seat } выбирает { $thing_acc }.
}
waterskin-filled = В бурдюк уходит воды: { $count }; осталось { $water }.
drew = { $seat_is_you ->
    [yes] Вы берёте: { $cards }.
   *[no] { $seat } берёт: { $cards }.
}
pile-renewed = Сброшенные карты влияния перемешаны в новую колоду.
new-day = День { $day }. Испытания: { $challenges }.

## Местность

explored = { $seat_is_you ->
    [yes] Вы исследуете
   *[no] { $seat } исследует
} { $space }: { $terrain }.
stayed = { $seat_is_you ->
    [yes] Вам некуда идти: жетон участка берётся из коробки.
   *[no] { $seat } не находит пути: жетон участка берётся из коробки.
}
row-completed = Ряд { $row } завершён.
cleared = Участок { $space } открыт: { $terrain }.
spied = { $seat_is_you ->
    [yes] Вы показываете
   *[no] { $seat } показывает
} всем в подзорную трубу { $space }: { $terrain }.
you-scouted = { $seat_is_you ->
    [yes] Кларк смотрит { $space } только для вас: { $terrain }.
   *[no] { $seat } с Кларком смотрит { $space }: { $terrain }.
}
scouted = { $seat_is_you ->
    [yes] Кларк втайне смотрит { $space } для вас.
   *[no] { $seat } с Кларком втайне смотрит { $space }.
}
goggles-laid = { $seat_is_you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} воду на { $space }: { $count }.
goggles-missed = Воды здесь нет: жетоны воды ({ $count }), выложенные с помощью очков, возвращаются в коробку.
kill-card = Раскрыта карта убийства: { $kill }.
threat = Из костей на { $space } выходит { $threat }!
turned-up = { $seat_is_you ->
    [yes] Вы раскрываете
   *[no] { $seat } раскрывает
} скрытую карту ({ $crew }): { $card }.

## Экспедиция

gained = +{ $count }: { $kind }.
no-room = Нет места, потеряно { $count }: { $kind }.
paid = Уплачено: { $kinds }.
water-lost = Потеряно воды: { $count }; осталось { $water }.
out-of-water = Нужно сбросить воды: { $count }, а в запасе { $water }.
cannot-pay = Отдать требуемое нечем.
ghost-rises = Сила Мальдонадо растёт на { $by }: { $track }.
ghost-falls = Сила Мальдонадо падает на { $by }: { $track }.
used = { $seat_is_you ->
    [yes] Вы применяете { $thing_acc }.
   *[no] { $seat } применяет { $thing_acc }.
}
exhausted = Потрачено: { $gear }.
readied = Восстановлено: { $gear }.
waterskin-dropped = { $seat_is_you ->
    [yes] Вы сбрасываете бурдюк.
   *[no] { $seat } сбрасывает бурдюк.
}
no-fatigue = Ближайшей ночью усталости не будет.
token-laid = { $challenge }: солнц { $count } из { $suns }.
token-away = Время не идёт: жетон участка уходит в коробку.
challenge-passed = Испытание пройдено: { $challenge }.
challenge-failed = Испытание провалено: { $challenge }.
you-looked = { $seat_is_you ->
    [yes] Вы смотрите карту { $number } ({ $crew }): { $card }.
   *[no] { $seat } смотрит карту { $number } ({ $crew }): { $card }.
}
looked = { $seat_is_you ->
    [yes] Вы смотрите карту { $number } ({ $crew }).
   *[no] { $seat } смотрит карту { $number } ({ $crew }).
}
you-discarded = { $seat_is_you ->
    [yes] Вы сбрасываете: { $card }.
   *[no] { $seat } сбрасывает: { $card }.
}
discarded = { $seat_is_you ->
    [yes] Вы сбрасываете карту влияния.
   *[no] { $seat } сбрасывает карту влияния.
}
has-chosen = { $seat_is_you ->
    [yes] Вы сделали выбор.
   *[no] Выбор сделан: { $seat }.
}

## Влияние

laid-up = { $seat_is_you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} карту лицом вверх ({ $crew }): { $card }.
you-laid-down = { $seat_is_you ->
    [yes] Вы кладёте карту лицом вниз ({ $crew }): { $card }.
   *[no] { $seat } кладёт карту лицом вниз ({ $crew }): { $card }.
}
laid-down = { $seat_is_you ->
    [yes] Вы кладёте карту лицом вниз ({ $crew }).
   *[no] { $seat } кладёт карту лицом вниз ({ $crew }).
}
laid-order = { $seat_is_you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} приказ, не глядя ({ $crew }).
laid-nothing = { $seat_is_you ->
    [yes] Вы не кладёте
   *[no] { $seat } не кладёт
} ничего ({ $crew }): приказов больше нет.

## Убийства и обвинения

kill-declared = { $seat_is_you ->
    [yes] Вы нападаете на { $threat_acc }: { $kill }.
   *[no] { $seat } нападает на { $threat_acc }: { $kill }.
}
slain = Монстр убит: { $threat }, { $count } из { $goal }.
accused = { $seat_is_you ->
    [yes] Вы обвиняете: { $target }.
   *[no] { $target_is_you ->
        [yes] { $seat } обвиняет вас.
       *[no] { $seat } обвиняет: { $target }.
    }
}
abstained = { $seat_is_you ->
    [yes] Вы никого не обвиняете.
   *[no] { $seat } никого не обвиняет.
}

## Ночь

night-falls = Наступает ночь после дня { $day }.
no-food = Накормить команду нечем.
fatigue = Усталость: лишних жетонов { $count }.
monster-comes = Ночью приходит { $threat }.
fate = Судьба: сегодня ни один ряд не завершён.
hands-renewed = Карты влияния в руках сброшены и взяты заново.

## Конец

traitor-shown = { $seat_is_you ->
    [yes] Предателем были вы.
   *[no] Предатель — { $seat }.
}
no-traitor = Предателя не было.
final-land-printed = Это была карта { $seed } из коробки.
final-land-easy = Это была новая местность: лёгкая, зерно { $seed }.
final-land-normal = Это была новая местность: обычная, зерно { $seed }.
final-land-hard = Это была новая местность: трудная, зерно { $seed }.
final-track = После обвинений сила Мальдонадо — { $track } (было { $before }).
crew-saved = Спасён { $crew }: { $total } против { $track }.
crew-lost = Убит { $crew }: { $total } против { $track }.
won-allies = Спасено { $count }, нужно { $needed }: союзники побеждают!
won-traitor = Спасено { $count }, нужно { $needed }: предатель побеждает!
won-nobody = Спасено { $count }, нужно { $needed }: экспедиция не удалась.
ending-kills = Убиты три монстра.
ending-thirst = Воды не хватило.
ending-hunger = Команда умерла от голода.
decided-allies = Союзники спасли достаточно членов команды.
decided-traitor = Предатель добился своего.
decided-nobody = Проиграли все.

## Вопросы

prompt-over = Игра окончена.
prompt-waiting = Ждём: { $seats }.
prompt-character = Выберите персонажа.
prompt-gear = Выберите снаряжение.
prompt-turn = Ваш ход: исследуйте участок или сперва сделайте что-то ещё.
prompt-tool = Исследован участок ({ $terrain }): применить снаряжение и взять ещё один жетон?
prompt-swap = Типи: обменяете жетон?
prompt-gain = Какой ресурс вы берёте?
prompt-gain-any = Какой ресурс или воду вы берёте?
prompt-clear = Какой участок открыть? Осталось: { $count }.
prompt-clear-near = Какой участок рядом с костями открыть? Осталось: { $count }.
prompt-tribute = { $threat }: что вы отдаёте?
prompt-fog = Туман шепчет: какую карту влияния сбросить?
prompt-knight = Рыцарь бьёт: какое своё снаряжение потратите?
prompt-turn-up = Раскроете одну из скрытых карт?
prompt-after = Действуйте, а потом пусть идёт время.
prompt-challenge = { $challenge }: заплатить или провалить?
prompt-ready = Какое снаряжение восстановить?
prompt-look = Какую закрытую карту посмотреть?
prompt-target = На какую карту команды вы кладёте карту?
prompt-card = Какую карту положить? Цель: { $crew }.
prompt-keep = Ночь: какую карту вы бы оставили?
prompt-exhaust = Какое снаряжение потратить на убийство? Осталось: { $count }.
prompt-accuse = Кого вы обвиняете?
headline = День { $day }, сила { $track }, убито монстров: { $slain } из { $goal }
headline-set-up = Подготовка
headline-allies = Победили союзники
headline-traitor = Победил предатель
headline-nobody = Проиграли все
note-time = { $left ->
    [1] Следующий жетон завершит испытание «{ $challenge }».
    [few] { $challenge }: ещё { $left } жетона.
   *[other] { $challenge }: ещё { $left } жетонов.
}
note-challenge = { $challenge_text }
note-target = Сначала карта команды, затем карта.
note-card = Место в руке, затем лицом вверх или вниз; или приказ из колоды.
note-card-open = Совпадающую карту лицом вверх; или приказ из колоды.
note-keep = Спрашивают всех; оставляет карту только предатель, чья карта уже на столе.
note-accuse = Все выбирают втайне; передумать можно, пока не выбрал последний.
note-fog = Все выбирают втайне. Карты ролей остаются.

## Ходы

move-take = { $thing }
move-take-effect = { $thing_text }
move-explore = Исследовать { $space }{ $known ->
    [yes] {" "}({ $terrain })
   *[no] {""}
}{ $with ->
    [yes] {" "}— { $means }
   *[no] {""}
}
move-stay = Пути нет: жетон из коробки
move-use = Применить { $thing_acc }
move-use-effect = { $thing_text }
move-use-space = { $thing }: { $space }
move-use-swap = { $thing }: { $give } → { $get }
move-drop = Сбросить бурдюк
move-kill = Убить { $threat_acc } ({ $kill }): { $cost }{ $musket ->
    [yes] , с мушкетом
   *[no] {""}
}
move-time = { $last ->
    [yes] Время идёт: решается «{ $challenge }»
   *[no] Время идёт: { $challenge } { $count }/{ $suns }
}
move-time-away = Время не идёт: { $thing }
move-target = { $crew }
move-lay = Положить карту { $slot } лицом { $face ->
    [up] вверх
   *[down] вниз
}
move-order = Положить приказ
move-nothing = Ничего не класть (приказов нет)
move-swap = { $give } → { $get }
move-gain = Взять { $kind_acc }
move-clear = Открыть { $space }
move-turn = Раскрыть карту: { $crew }
move-pay = Заплатить: { $kinds }
move-pay-detail = { $challenge_text }
move-tribute = Отдать: { $kinds }
move-fail = Провалить
move-fail-detail = { $challenge_text }
move-discard = Сбросить карту { $slot }
move-exhaust = Потратить { $gear_acc }
move-ready = Восстановить { $gear_acc }
move-look = { $crew }, карта { $number } ({ $whose ->
    [none] подготовка
   *[seat] { $owner }
}, { $back ->
    [order] приказ
   *[influence] влияние
})
move-keep = Оставить карту { $slot }
move-accuse = Обвинить: { $target }
move-accuse-nobody = Никого не обвинять
move-decline = Нет, дальше

## Почему нельзя

why-over = Игра окончена.
why-not-asked = Сейчас решаете не вы.
why-other-question = Сейчас решается другое.
why-not-now = Сейчас это невозможно.
why-way-free = Путь есть: исследуйте участок.
why-peak = Вершину не исследуют.
why-no-token = На { $space } нет жетона участка.
why-start = Первый шаг — в столбец 7, а не на { $space }.
why-no-way = { $space } не соседствует с исследованным участком без красной рамки.
why-means = Так на { $space } не попасть.
why-less = Чтобы исследовать { $space }, столько не нужно.
why-not-yours = У вас этого нет: { $thing }.
why-exhausted = Пока потрачено: { $thing }.
why-used = Сегодня уже применено: { $thing }.
why-no-effect = Сейчас это ничего не даст: { $thing }.
why-not-there = На { $space } это сейчас ничего не даст: { $thing }.
why-no-partner = { $thing } полезен, только если кто-то играет за другого: { $other }.
why-other-moment = { $thing }: применяется { $moment ->
    [wood] при исследовании леса
    [food] при исследовании дичи
    [kill] при убийстве
    [explore] при исследовании
   *[time] когда идёт время
}.
why-own-turn = Только в свой ход, между шагами.
why-nothing-lives = Живых монстров нет.
why-two-conditions = Два условия из трёх сейчас вместе не выполнить.
why-no-kill = Эта карта убийства не раскрыта: { $kill }.
why-no-monster = Живого такого монстра нет: { $threat }.
why-track-full = Сила Мальдонадо больше не растёт.
why-cannot-pay = Этого нет в запасах экспедиции.
why-not-wanted = Требуется не это.
why-no-gear = Не хватает готового снаряжения.
why-taken = Уже занято: { $thing }.
why-no-slot = Карты { $slot } в руке нет.
why-last-back = Последняя карта остаётся в руке.
why-role-card = Карта роли остаётся в руке.
why-role-down = Эта карта кладётся только лицом вниз.
why-no-match = Карта не подходит: { $crew }.
why-face-up = Эта карта кладётся лицом вверх.
why-face-down = Эта карта кладётся лицом вниз.
why-has-match = У вас есть подходящая карта: { $crew }.
why-orders-left = Приказы ещё есть: { $crew }.
why-no-orders = Приказов больше нет: { $crew }.
why-not-target = В этот ход для цели ничего не получено: { $crew }.
why-not-near = { $space } не соседствует с костями.
why-must-accuse = Втроём и вчетвером обвинять должен каждый.
why-yourself = Себя обвинить нельзя.

## Стол словами

table-here = Экспедиция
table-day = День { $day }; { $seat_is_you ->
    [yes] ваш ход.
   *[no] ходит { $seat }.
}
table-track = Сила Мальдонадо — { $track }; убито монстров: { $slain } из { $goal }.
table-fate = Карта судьбы в игре; рядов завершено сегодня: { $rows }.
table-gained = Получено за ход: { $kinds }.
table-end = Конец
table-land = Местность
table-land-row = { $row }
table-legend = ^ вершина, M гора, W лес, A вода, F дичь, S кремень, B ягоды, U грибы, 0–8 холм, T типи, K кости, L земли Мальдонадо; · жетон, ( ) видено, ! монстр.
table-watered = С помощью очков выложена вода: { $space }.
table-looked = Кларк разведал ({ $seat }): { $spaces }.
table-store = Запасы
table-pack = { $count ->
    [0] Рюкзак пуст.
   *[other] Рюкзак, мест { $count } из { $places }: { $kinds }.
}
table-water = Вода: { $water } из { $most }.
table-fatigue = На местах усталости жетонов: { $count }.
table-challenges = Испытания
table-challenge = { $challenge } ({ $outcome ->
    [passed] пройдено
    [failed] провалено
   *[waiting] солнц { $count } из { $suns }
}). { $challenge_text }
table-beasts = Монстры и карты убийства
table-monster = { $threat } на { $space }, { $alive ->
    [yes] жив. { $threat_text }
   *[no] убит.
}
table-kill = { $kill }. { $kill_text }
table-crew = Команда
table-crew-card = { $crew }: { $cards ->
    [0] карт пока нет.
   *[other] известно { $known }, { $hidden ->
        [0] скрытых карт нет.
       *[other] неизвестных карт: { $hidden }.
    }
}
table-crew-card-veiled = { $crew }: { $cards ->
    [0] карт пока нет.
   *[other] в открытую { $shown }, { $down ->
        [0] скрытых карт нет.
       *[other] карт лицом вниз: { $down }.
    }
}
table-laid = – { $whose ->
    [none] подготовка
   *[seat] { $owner }
}: { $known ->
    [yes] { $card }{ $face ->
        [up] {""}
       *[down] , лицом вниз
    }
   *[no] { $back ->
        [order] приказ лицом вниз
       *[influence] карта лицом вниз
    }
}
table-laid-veiled = – { $whose ->
    [none] подготовка
   *[seat] { $owner }
}: { $back ->
    [order] приказ лицом вниз
   *[influence] карта лицом вниз
}
table-hand = Ваша рука
table-held = { $slot }: { $card }
table-held-veiled = { $slot }: карта закрыта
table-players = Игроки
table-player = { $seat_is_you ->
    [yes] Вы: карт в руке { $backs }.
   *[no] { $seat }: карт в руке { $backs }.
}
table-tool = – { $thing } ({ $ready ->
    [yes] готово
   *[no] потрачено
}). { $thing_text }
table-role = { $seat_is_you ->
    [yes] Ваша роль
   *[no] { $seat }, роль
}: { $role }.
table-role-veiled = { $seat_is_you ->
    [yes] Ваша роль
   *[no] { $seat }, роль
}: карта закрыта.
table-accused = { $seat_is_you ->
    [yes] Обвинений против вас
   *[no] { $seat }, обвинений
}: { $count }.
table-piles = Колоды
table-pile-counts = Влияние { $influence }, приказы { $orders }, испытания { $challenges }, угрозы { $threats }, карты убийства { $kills }.

## История

story-allies = Союзники побеждают в день { $day } с результатом { $score }.
story-traitor = Предатель побеждает в день { $day }.
story-nobody = В день { $day } три монстра убиты, но спасено слишком мало людей.
story-thirst = Экспедиция погибает от жажды в день { $day }.
story-hunger = Экспедиция погибает от голода в день { $day }.
story-row-crew = Спасённая команда
story-row-challenge = Пройденные испытания
story-row-water = Оставшаяся вода
story-row-resource = Оставшиеся ресурсы
story-row-waterskin = Сохранённый бурдюк
story-day = День { $day }
