# Терминал по-русски: то, что окружает любую партию.

## Клавиши

key-help = помощь
key-undo = отмена
key-save = запись
key-log = журнал
key-text = текст
key-why = почему
key-light = свет
key-quit = выход
key-close = закрыть
key-choose = выбрать
key-again = ещё партия
key-table = стол
key-go = дальше
key-back = обратно

## За столом

terminal-person = Игрок { $number }
terminal-bot-1 = Ливия
terminal-bot-2 = Антон
terminal-bot-3 = София
terminal-bot-4 = Марек
terminal-seated = { $seat }: { $bot }.
terminal-thinking = { $seat } думает
terminal-log = Что произошло
terminal-no-log = Пока ничего не произошло.
terminal-text = Описание стола
terminal-undo-none = Вы ещё ничего не решили.
terminal-undo-stands = Это уже не отменить: кто-то решил после вас или что-то открылось.
terminal-news = С вашего прошлого хода
terminal-range = Хода { $number } нет: выберите от 1 до { $count }.
terminal-small = Увеличьте терминал до { $width }×{ $height } или используйте --plain.

## Занавес

terminal-curtain = Экран переходит к игроку { $seat }
terminal-curtain-why = Стол закрыт, чтобы никто не видел чужую руку.
terminal-curtain-ready = { $seat }, нажмите Enter, когда на экран смотрите только вы.
terminal-curtain-undo = u отменяет последнее решение: { $seat }.

## Помощь

terminal-help = Клавиши
terminal-help-pick = ↑ ↓ выбирают ход, Enter делает его
terminal-help-number = 1, 2, 12 … переходят к ходу с этим номером
terminal-help-tab = Tab ведёт к журналу и к руке, где ↑ ↓ прокручивают
terminal-help-undo = u отменяет ваше последнее решение, если игра это позволяет, пока никто другой не решил и ничего не открылось
terminal-help-save = s сохраняет партию в файл
terminal-help-log = l показывает всё, что произошло
terminal-help-text = t описывает весь стол словами
terminal-help-why = w объясняет, почему что-то сейчас нельзя
terminal-help-light = d меняет тёмный вид на светлый
terminal-help-quit = q выводит из-за стола; партию можно сохранить
terminal-help-marks = Знаки игроков:
terminal-help-mark = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}

## Почему нельзя

terminal-why = Почему нельзя …
terminal-why-line = { $move }: { $reason }
terminal-why-nothing = Всё, что у вас есть и о чём сейчас речь, стоит в списке ходов.
terminal-why-ask = Или напишите ход, например: { $example }
terminal-why-legal = Сейчас это можно: { $move }.

## Сохранить и уйти

terminal-save = Сохранить партию в этот файл
terminal-saved = Сохранено: { $file }
terminal-saved-resume = Продолжить потом: { $command }
terminal-undone = Отменено: { $move }.
terminal-quit = Уйти из-за стола?
terminal-quit-keep = Сохранить и уйти
terminal-quit-drop = Уйти, не сохраняя
terminal-quit-stay = Играть дальше
terminal-resumed = Партия продолжается.

## Простые строки: что печатают и что отвечают

terminal-command-help = помощь
terminal-command-moves = ходы
terminal-command-table = стол
terminal-command-why = почему
terminal-command-undo = отмена
terminal-command-log = журнал
terminal-command-save = запись
terminal-command-quit = выход
terminal-plain-welcome = { $title }. Введите номер хода или ? для помощи.
terminal-plain-handover = Клавиатура переходит к игроку { $seat }. { $seat }, нажмите Enter, когда смотрите только вы.
terminal-plain-empty = Введите номер хода или ? для помощи.
terminal-plain-why = Скажите, какой ход, например: { terminal-command-why } { $example }
terminal-plain-save = Скажите, куда, например: { terminal-command-save } { $file }
terminal-plain-end = Ввод закончился.
terminal-plain-help-pick = Номер или ход, такой как «{ $example }», делает этот ход.
terminal-plain-help-moves = { terminal-command-moves }: снова список ходов
terminal-plain-help-table = { terminal-command-table }: описание всего стола
terminal-plain-help-why = { terminal-command-why } ХОД: почему его нельзя сделать
terminal-plain-help-undo = { terminal-command-undo }: отменить ваше последнее решение, если игра это позволяет, пока никто другой не решил и ничего не открылось
terminal-plain-help-log = { terminal-command-log }: всё, что произошло
terminal-plain-help-save = { terminal-command-save } ФАЙЛ: сохранить партию в файл
terminal-plain-help-quit = { terminal-command-quit }: уйти; партия сохранится

## Ошибки

error-save = Не удаётся сохранить в { $file }: { $detail }.
error-open = Не удаётся открыть { $file }: { $detail }.
error-names-alike = Двух игроков зовут «{ $name }»: дайте каждому своё имя.
error-save-folder = Не удаётся сохранить в { $file }: папки { $folder } нет.
error-humans = Мест — { $seats }, а людей — { $humans }: не хватает.
error-bots-many = Слишком много ботов: { $bots }, свободных мест — { $free } из { $seats }.
error-option-form = Настройка пишется имя=значение, а не «{ $given }».
error-seats-number = Число игроков — целое число, а не «{ $given }».
error-resume-with = У сохранённой партии свой стол: уберите { $option }.
error-resume-game = В файле игра { $found }, а не { $game }.
