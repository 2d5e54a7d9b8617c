# Конго: названия в игре по-русски (места, персонажи, карты).

## Остановки

stop-leopoldville = Леопольдвиль
stop-bolobo = Болобо
stop-lukolela = Луколела
stop-liranga = Лиранга
stop-coquilhatville = Кокийавиль
stop-lulonga = Лулонга
stop-nouvelle-anvers = Нувель-Анвер
stop-lisala = Лисала
stop-bumba = Бумба
stop-basoko = Басоко
stop-isangi = Исанги
stop-stanley-falls = Стэнли Фоллс
stop-ubundu = Убунду
stop-lowa = Лова
stop-kindu = Кинду

## Станции

station-barracks = казарма
station-hospital = госпиталь
station-mission = миссия
station-village = деревня
station-jungle = джунгли

## Страны и флаги

nation-GB = Великобритания
    .flag = британский флаг
nation-BE = Бельгия
    .flag = бельгийский флаг
nation-FR = Франция
    .flag = французский флаг
nation-DE = Германия
    .flag = немецкий флаг
nation-US = США
    .flag = американский флаг
nation-ES = Испания
    .flag = испанский флаг
nation-PT = Португалия
    .flag = португальский флаг
nation-NL = Нидерланды
    .flag = нидерландский флаг
nation-SE = Швеция
    .flag = шведский флаг
nation-AT = Австрия
    .flag = австрийский флаг
nation-RU = Россия
    .flag = российский флаг
flag-none = без флага
flag-GB = британский флаг
flag-BE = бельгийский флаг
flag-FR = французский флаг
flag-DE = немецкий флаг

## Языки

language-flemish = фламандский
language-french = французский
language-english = английский
language-german = немецкий

## Профессии

profession-explorer = исследователь
    .acc = исследователя
profession-anthropologist = антрополог
    .acc = антрополога
profession-doctor = врач
    .acc = врача
profession-missionary = миссионер
    .acc = миссионера
profession-officer = офицер
    .acc = офицера

## Помощники

# times и times_acc: от двух и больше.

auxiliary-porter = носильщик
    .acc = носильщика
    .times = { $count } { $count ->
            [one] носильщик
            [few] носильщика
           *[many] носильщиков
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } носильщиков
auxiliary-assistant = ассистент
    .acc = ассистента
    .times = { $count } { $count ->
            [one] ассистент
            [few] ассистента
           *[many] ассистентов
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } ассистентов
auxiliary-nurse = медсестра
    .acc = медсестру
    .times = { $count } { $count ->
            [one] медсестра
            [few] медсестры
           *[many] медсестёр
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } медсестёр
auxiliary-nun = монахиня
    .acc = монахиню
    .times = { $count } { $count ->
            [one] монахиня
            [few] монахини
           *[many] монахинь
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } монахинь
auxiliary-askari = солдат
    .acc = солдата
    .times = { $count } { $count ->
            [one] солдат
            [few] солдата
           *[many] солдат
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } солдат
auxiliary-interpreter = переводчик
    .acc = переводчика
    .times = { $count } { $count ->
            [one] переводчик
            [few] переводчика
           *[many] переводчиков
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } переводчиков
auxiliary-servant = слуга
    .acc = слугу
    .times = { $count } { $count ->
            [one] слуга
            [few] слуги
           *[many] слуг
        }
    .times_acc = { $count ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[other] { $count }
        } слуг

## Персонажи

character-GB-explorer-1 = Эдмунд Хардкасл
    .what = британский исследователь
    .short = Хардкасл
character-GB-explorer-2 = Руперт Торнбери
    .what = британский исследователь
    .short = Торнбери
character-GB-anthropologist-1 = Гарриет Эллвуд
    .what = британский антрополог
    .short = Эллвуд
character-GB-anthropologist-2 = Альфред Незерби
    .what = британский антрополог
    .short = Незерби
character-GB-doctor-1 = Джосайя Фэрбразер
    .what = британский врач
    .short = Фэрбразер
character-GB-doctor-2 = Элинор Эшдаун
    .what = британский врач
    .short = Эшдаун
character-GB-missionary-1 = Сайлас Уиткомб
    .what = британский миссионер
    .short = Уиткомб
character-GB-missionary-2 = Эймос Биркетт
    .what = британский миссионер
    .short = Биркетт
character-GB-officer-1 = Хью Кармоди
    .what = британский офицер
    .short = Кармоди
character-GB-officer-2 = Арчибальд Драммор
    .what = британский офицер
    .short = Драммор
character-BE-explorer-1 = Лодевейк Вербрюгген
    .what = бельгийский исследователь
    .short = Вербрюгген
character-BE-explorer-2 = Арман Ламбьотт
    .what = бельгийский исследователь
    .short = Ламбьотт
character-BE-anthropologist-1 = Октав Девандр
    .what = бельгийский антрополог
    .short = Девандр
character-BE-anthropologist-2 = Матильда Розу
    .what = бельгийский антрополог
    .short = Розу
character-BE-doctor-1 = Питер Смейерс
    .what = бельгийский врач
    .short = Смейерс
character-BE-doctor-2 = Эмиль Пирло
    .what = бельгийский врач
    .short = Пирло
character-BE-missionary-1 = Йозеф Вермейрен
    .what = бельгийский миссионер
    .short = Вермейрен
character-BE-missionary-2 = Клеманс Тири
    .what = бельгийская миссионерка
    .short = Тири
character-BE-officer-1 = Гюстав Варнотт
    .what = бельгийский офицер
    .short = Варнотт
character-BE-officer-2 = Карел Опдебек
    .what = бельгийский офицер
    .short = Опдебек
character-FR-explorer-1 = Этьен Марсолье
    .what = французский исследователь
    .short = Марсолье
character-FR-explorer-2 = Ив Тревидик
    .what = французский исследователь
    .short = Тревидик
character-FR-anthropologist-1 = Теодор Боннафу
    .what = французский антрополог
    .short = Боннафу
character-FR-anthropologist-2 = Жанна Обертен
    .what = французский антрополог
    .short = Обертен
character-FR-doctor-1 = Огюстен Пейрад
    .what = французский врач
    .short = Пейрад
character-FR-doctor-2 = Оноре Малаваль
    .what = французский врач
    .short = Малаваль
character-FR-missionary-1 = Ансельм Прадин
    .what = французский миссионер
    .short = Прадин
character-FR-missionary-2 = Селестен Барбазан
    .what = французский миссионер
    .short = Барбазан
character-FR-officer-1 = Гастон Феррандье
    .what = французский офицер
    .short = Феррандье
character-FR-officer-2 = Рауль Понкарре
    .what = французский офицер
    .short = Понкарре
character-DE-explorer-1 = Генрих Детмеринг
    .what = немецкий исследователь
    .short = Детмеринг
character-DE-explorer-2 = Конрад Фалькенрид
    .what = немецкий исследователь
    .short = Фалькенрид
character-DE-anthropologist-1 = Вильгельм Остерхаген
    .what = немецкий антрополог
    .short = Остерхаген
character-DE-anthropologist-2 = Адельхайд Кронау
    .what = немецкий антрополог
    .short = Кронау
character-DE-doctor-1 = Фердинанд Хольцапфель
    .what = немецкий врач
    .short = Хольцапфель
character-DE-doctor-2 = Юлиус Эрлингер
    .what = немецкий врач
    .short = Эрлингер
character-DE-missionary-1 = Готфрид Уленброк
    .what = немецкий миссионер
    .short = Уленброк
character-DE-missionary-2 = Доротея Линденау
    .what = немецкая миссионерка
    .short = Линденау
character-DE-officer-1 = Альбрехт Виттенборн
    .what = немецкий офицер
    .short = Виттенборн
character-DE-officer-2 = Отто Марведе
    .what = немецкий офицер
    .short = Марведе
character-US-explorer-officer = Натаниэль Колберн
    .what = американский исследователь и офицер
    .short = Колберн
character-US-doctor-missionary = Абигейл Прескотт
    .what = врач и миссионерка из США
    .short = Прескотт
character-ES-missionary-explorer = Игнасио Бермехо
    .what = испанский миссионер и исследователь
    .short = Бермехо
character-ES-officer-doctor = Леандро Валькарсель
    .what = испанский офицер и врач
    .short = Валькарсель
character-PT-explorer-anthropologist = Дуарте Мейрелиш
    .what = португальский исследователь и антрополог
    .short = Мейрелиш
character-PT-officer-missionary = Бернарду Фалкан
    .what = португальский офицер и миссионер
    .short = Фалкан
character-NL-doctor-anthropologist = Корнелис Хаверкамп
    .what = нидерландский врач и антрополог
    .short = Хаверкамп
character-NL-explorer-officer = Виллем Терпстра
    .what = нидерландский исследователь и офицер
    .short = Терпстра
character-SE-explorer-doctor = Нильс Хагелин
    .what = шведский исследователь и врач
    .short = Хагелин
character-SE-missionary-anthropologist = Ингеборг Санделиус
    .what = шведская миссионерка и антрополог
    .short = Санделиус
character-AT-anthropologist-officer = Леопольд Траутенберг
    .what = австрийский антрополог и офицер
    .short = Траутенберг
character-AT-doctor-missionary = Маттиас Обермозер
    .what = австрийский врач и миссионер
    .short = Обермозер
character-RU-explorer-anthropologist = Роман Липатов
    .what = русский исследователь и антрополог
    .short = Липатов
character-RU-missionary-anthropologist = Иларион Белогоров
    .what = русский миссионер и антрополог
    .short = Белогоров

## Специальные карты

special-gorilla = Горилла
    .text = Врача и миссионера убивает сразу, прочих — при 1–2; при 3–4 гибнет. Жертв по одной указываете вы; если уцелеет, вашему драться или бежать (тогда очков нет никому).
    .where = джунгли или деревня
special-warrior = Воин
    .text = Нападает на персонажа противника: исследователь и офицер гибнут при 1–2, прочие при 1–3, иначе гибнет воин. Если он уцелел, с ним обязан сразиться и ваш персонаж.
    .where = везде, кроме казармы
special-okapi = Окапи
    .text = Ваша ставка вскрывается и сбрасывается: исследователь уходит на охоту, вы получаете 2 очка и выбываете из раунда. Остальные борются за станцию как обычно.
    .where = джунгли, если ваша ставка — исследователь
special-malaria = Малярия
    .text = После вскрытия за каждого персонажа бросают кубик: у кого меньше всех, тот укушен и сброшен, при равенстве бросают снова. Укушенный врач бросает ещё раз и при 1 остаётся.
    .where = где угодно
special-tam-tam = Там-там
    .text = До вскрытия все ставки возвращаются в руку, их никто не видит. Контроль над станцией не получает никто, пароход плывёт дальше.
    .where = везде, кроме Кинду
special-friendly-meeting = Дружеская встреча
    .text = Если кто-то получает контроль над станцией, остальные персонажи возвращаются в руку. Персонаж победителя и все помощники сбрасываются.
    .where = где угодно
special-explored-region = Исследованный регион
    .text = До вскрытия посмотрите один закрытый тайл станции. Все видят, какую остановку вы выбрали, но что там, знаете только вы.
    .where = где угодно, пока есть закрытый тайл
special-damaged-boiler = Повреждение парового котла
    .text = До вскрытия каждый из остальных игроков тайно выбирает персонажа из руки (не ставку). Выбранные карты сбрасываются вместе, в открытую.
    .where = от Бумбы до Кинду
special-man-overboard = Человек за бортом!
    .text = После вскрытия можете указать противника с помощниками в руке: ещё до повышения ставок он сбрасывает случайного из них, в открытую.
    .where = где угодно
special-only-nationals = Только соотечественники
    .text = После вскрытия персонажи, чья страна не совпадает с флагом станции, возвращаются в руку, ваш тоже. Их владельцы выбывают из раунда.
    .where = любая остановка с флагом
special-no-auxiliaries = Никаких помощников!
    .text = В этом раунде никто не может добавлять помощников, даже вы.
    .where = где угодно
special-arab-trader = Арабский торговец
    .text = +1 очко, если контроль над станцией достанется вам, в том числе при ничьей, решённой тайлами бегемотов. Неразрешённая ничья не считается.
    .where = казарма, миссия или деревня
special-hippo-attack = Нападение бегемота
    .text = До вскрытия все ставки возвращаются в руку, их никто не видит. Начиная с первого игрока, каждый открывает верхнего персонажа колоды: это его новая ставка.
    .where = где угодно
special-colonial = Колонист
    .text = Возьмите из колоды персонажа или помощника. После вскрытия можно заменить ставку взятым персонажем; взятого помощника можно выложить уже в этом раунде.
    .where = где угодно
special-witch-doctor = Шаман
    .text = Персонажи всех противников в этом раунде на 1 слабее.
    .where = где угодно

## Тайлы бегемотов

hippo-1 = тайл бегемота ценностью 1
    .value = 1
    .times = { $count } { $count ->
            [one] тайл бегемота
            [few] тайла бегемотов
           *[many] тайлов бегемотов
        } ценностью 1
hippo-2 = тайл бегемота ценностью 2
    .value = 2
    .times = { $count } { $count ->
            [one] тайл бегемота
            [few] тайла бегемотов
           *[many] тайлов бегемотов
        } ценностью 2
hippo-3 = тайл бегемота ценностью 3
    .value = 3
    .times = { $count } { $count ->
            [one] тайл бегемота
            [few] тайла бегемотов
           *[many] тайлов бегемотов
        } ценностью 3

## Виды карт и тайлов

kind-character = персонажи
kind-auxiliary = помощники
kind-special = специальные карты
kind-hippo = тайлы бегемотов
