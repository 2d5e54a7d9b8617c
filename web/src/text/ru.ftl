# Собственные тексты браузера по-русски: всё вокруг игры, какой бы она ни была.

## Везде

web-motto = путешествия на бумаге
web-nav = Основная навигация
web-nav-play = Играть
web-nav-watch = Смотреть
web-nav-rules = Правила
web-nav-records = Записи
web-skip = К содержанию
web-close = Закрыть
web-menu = Меню
web-save = Сохранить
web-language = Язык
web-lobby = К играм
web-to-lobby = к списку игр
web-loading = Раскладываем игру.
web-unreachable = Сервер не отвечает. Попробуйте ещё раз.
web-unreachable-again = Сервер не отвечает. Пробуем ещё раз…
web-missing = Здесь ничего нет
web-missing-note = По этому адресу нет страницы.

## Настройки

web-settings = Настройки
web-light = Свет
web-light-system = как в системе
web-light-light = днём
web-light-dark = при лампе
web-motion = Анимация
web-motion-system = как в системе
web-motion-full = всё движется
web-motion-none = ничто не движется
web-fast-bots = Быстрые боты
web-fast-bots-note = Боты решают сразу. Действует там, где вы играете только с ботами.
web-guide-again = Показать первый раунд с подсказками снова

## Кто я

web-guest = { $name }, гость
web-name = Имя
web-name-as = Вы — { $name }: сменить
web-name-change = Сменить имя
web-name-title = Как вас называть?
web-name-note = Это имя видят другие за вашими столами. Ни учётной записи, ни пароля: вас помнит этот браузер.
web-you = вы
web-you-name = Вы
web-your-turn = ваш ход

## Список игр

web-games = Игры
web-play = Играть
web-with-friends = С друзьями
web-one-screen = За одним экраном
web-tile-players = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
web-continue = Продолжить
web-continue-title = Мои партии
web-continue-all = Показать все: { $count }
web-look-in = Заглянуть
web-thinks = { $seats_count ->
    [one] думает { $seats }
    [few] думают { $seats_count } игрока
   *[other] думают { $seats_count } игроков
}
web-game-with = { $game }. Играют: { $players }
web-table-open = Ждём игроков
web-alone = В одиночку
web-best = Ваш рекорд: { $score }
web-best-new = Ваш лучший результат!
web-progress = Сколько сыграно
web-open-tables = Открытые столы
web-open-count = { $count ->
    [one] { $count } стол со свободным местом
    [few] { $count } стола со свободными местами
   *[other] { $count } столов со свободными местами
}
web-open-none = Сейчас никто не ищет игроков. Откройте стол для друзей и покажите его здесь.
web-open-first = Открыть стол
web-column-game = Игра
web-column-host = Хозяин
web-column-seats = Места
web-column-options = Варианты
web-usual = обычные
web-join = Войти
web-new = Впервые здесь?
web-new-guide = Первый раунд с подсказками
web-new-guide-note = Нажмите «Играть»: каждый шаг объясняется там, где он происходит.
web-new-watch = Посмотреть партию: { $game }
web-new-watch-none = Партии, которые идут сейчас, глазами зрителя.
web-new-record = Ваша последняя партия
web-new-record-none = Сыгранные партии хранятся здесь: их можно пересмотреть.

## Новый стол

web-set-up = { $game }: новый стол
web-set-up-friends = Открытые места — для друзей: вы получите ссылку, чтобы их позвать.
web-set-up-screen = Все играют за этим экраном. Между ходами падает занавес: руки остаются тайной.
web-set-up-alone = Вы играете в одиночку, против самой игры.
web-set-up-short = Выбрать варианты
web-set-up-nobody = У вас нет места: вы будете смотреть.
web-players = Игроков
web-seat = Место { $number }
web-seat-name = Имя на месте { $number }
web-seat-me = я
web-seat-screen = здесь
web-seat-open = открыто для друга
web-listed = Показать в списке столов
web-listed-note = Тогда открытое место может занять любой. Иначе — только тот, у кого есть ссылка.
web-open-table = Открыть стол
web-start = Начать
web-laying = Стол готовится… Некоторым вариантам нужна минута-другая.

## Комната ожидания

web-waiting = { $game }: стол готов
web-invited = { $name } приглашает: { $game }
web-seats-free = { $count ->
    [0] Все в сборе.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[other] Свободно { $count } мест.
}
web-seat-free = свободно
web-seat-bot = Сюда бота
web-seat-empty = Освободить место
web-sit = Сесть сюда
web-stand-up = Встать
web-level = Уровень ботов
web-fill = Добавить ботов и начать
web-wait-host = Партия начнётся, когда будут заняты все места.
web-link = Ссылка на этот стол
web-link-private = Отправьте её друзьям: стол найдёт только тот, у кого есть ссылка.
web-link-listed = Отправьте её друзьям; стол виден и в списке столов.
web-copy = Копировать
web-copied = Ссылка скопирована.
web-copy-failed = Браузер не даёт скопировать. Выделите ссылку и скопируйте её сами.
web-option = { $option }: { $value }
web-options = Варианты

## За столом

web-table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-text = Описание стола
web-text-decision = Ваше решение
web-text-show = Показать мои карты
web-text-hide = Закрыть мои карты
web-text-veiled = Ваши карты закрыты и здесь: вдруг кто-то смотрит.
web-text-short = Текстом
web-undo = Отменить
web-leave = Уйти
web-leave-title = Уйти из-за стола?
web-leave-note = За вас сыграет бот и вернёт место, когда вы придёте снова. Можно и просто отвлечься: стол подождёт.
web-leave-yes = Пусть играет бот
web-leave-later = Я ещё вернусь
web-leave-no = Остаться
web-kept = За вас играет бот.
web-kept-return = Вернуть моё место
web-side = Рядом с полем
web-news = Журнал, чат и колоды
web-log = Журнал
web-log-none = Пока ничего не произошло.
web-log-moment = { $time }, после решения { $number }
web-chat = Чат
web-chat-none = Пока никто ничего не сказал.
web-chat-watchers = Зрители
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-phrases = Готовые фразы
web-phrases-about = О ком?
web-hints = Подсказки
web-hints-note = Подсказка следует из того, что вам видно. Все видят, сколько подсказок вы взяли.
web-hints-thinking = Думаю…
web-hints-asked = Взято подсказок
web-hints-allowed = Подсказки разрешены.
web-hints-allow = Разрешить подсказки
web-hints-allow-note = Кто спросит, узнает, что следует из увиденного; сколько раз спросили, видят все.
web-piles = Колоды
web-lost = Связь прервалась. Она восстановится сама, ничего не пропадёт.

## За одним экраном

web-curtain = Ходит { $name }
web-curtain-note = Стол закрыт, чтобы никто не видел чужой руки. Остальные, пожалуйста, отвернитесь.
web-curtain-lift = Это я, { $name }: показать мою руку
web-curtain-undo = { $name }: отменить последнее решение

## Первый раунд с подсказками

web-guide = Первый раунд с подсказками
web-guide-leave = Разберусь без подсказок
web-guide-over = Вот и целый раунд. Дальше всё идёт так же; правила всегда под рукой, вверху.
web-guide-done = Играть дальше

## Клавиши

web-keys = Клавиши
web-key-tab = перейти к следующему
web-key-enter = выбрать, нажать
web-key-undo = отменить последнее решение
web-key-text = описание стола
web-key-log = журнал
web-key-chat = чат
web-key-rules = правила
web-key-escape = закрыть открытое
web-key-help = этот список

## Конец игры

web-final-count = Итоговый счёт
web-points = Очки
web-place-title = Место
web-place = { $place }-е
web-won = победа
web-lost-game = поражение
web-chart = Очки по ходу игры
web-chart-hint = наведите на момент, нажмите, чтобы увидеть его
web-chart-hint-touch = коснитесь момента, чтобы увидеть его
web-chart-start = Начало
web-chart-table = То же словами
web-turning = Переломные моменты
web-show-moment = Показать этот момент
web-rematch = Реванш
web-rematch-join = К реваншу
web-replay = Пересмотреть
web-keep-record = Сохранить запись
web-share = Поделиться ссылкой
web-ask-bot = Спросить бота, что он видел
web-ask-bot-here = Спросить бота
web-ask-bot-thinking = Бот думает…
web-opinion-same = Сильный бот на месте игрока { $seat }, зная то же самое, сыграл бы так же: { $choice }.
web-opinion-other = Сильный бот на месте игрока { $seat }, зная то же самое, сыграл бы иначе: { $choice }. Сыграно: { $played }.
web-back-table = Вернуться за стол
web-look-table = Взглянуть на стол
web-to-end = Итоговый счёт

## Просмотр

web-as = Чьими глазами
web-as-open = всё открыто
web-as-seat = что знал игрок { $seat }
web-as-watcher = что видел зритель
web-run = Пуск
web-pause = Пауза
web-step-first = К раздаче
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-step-last = К концу
web-moment = Момент
web-moment-of = момент { $number } из { $count }
web-speed = Скорость
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро

## Зрители и записи

web-watch = Смотреть
web-watch-note = Зрители видят то же, что весь стол, и разговаривают между собой.
web-watch-none = Сейчас нет партий, открытых для зрителей.
web-records-mine = Мои сыгранные партии
web-records-none = Пока ни одной. Здесь хранится каждая доигранная партия.
web-records-uploaded = Партии, открытые из файла
web-upload = Посмотреть запись
web-upload-note = Запись — это текстовый файл с целой партией. Выберите файл, чтобы её пересмотреть.
web-upload-choose = Выбрать файл
web-download = Скачать
web-count = Счёт

## Об Expedition

web-about = Об Expedition
web-about-what = Expedition — место для настольных игр об экспедициях: против ботов, с друзьями, за одним экраном. Ни один бот и ни один игрок не видит больше, чем ему положено.
web-about-private = Этот браузер хранит ваши настройки и куки, по которым вы получаете назад свои места. Ничего не загружается со стороны, ни за кем не следят.
web-credits = Использован труд других авторов
web-credits-icons = Значки: Lorc, Delapouite и другие, game-icons.net, лицензия CC BY 3.0; цвета изменены, контуры упрощены.

## У ботов есть имена

web-bot-1 = Ливия
web-bot-2 = Антон
web-bot-3 = София
web-bot-4 = Марек
