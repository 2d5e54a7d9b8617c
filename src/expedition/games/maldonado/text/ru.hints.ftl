# Мальдонадо: подсказки и проверка пометок по-русски.

## Участки

terrain-peak = вершина
terrain-mountain = гора
terrain-wood = лес
terrain-water = вода
terrain-food = дичь
terrain-flint = кремень
terrain-berries = ягоды
terrain-mushrooms = грибы
terrain-teepee = типи
terrain-bones = кости
terrain-land = земли Мальдонадо
terrain-hill = холм

## Есть ли безопасный участок и где

hint-no-safe = Ни об одном доступном участке нельзя доказать, что костей там нет.
hint-safe = { $count ->
    [one] Да: безопасен { $count } участок.
    [few] Да: безопасны { $count } участка.
   *[many] Да: безопасны { $count } участков.
}
hint-safe-where = Безопасно: { $spaces }.

## Почему: по одному закону за раз

hint-column = В столбце { $line } не бывает: { $terrain }.
hint-line-taken = { $space } — { $terrain }: в ряду и столбце такое бывает лишь раз, значит, не { $spaces }.
hint-touch = { $space } — { $terrain }: одинаковые участки не соседствуют, значит, не { $spaces }.
hint-apart = { $space } — { $terrain }: типи и кости не бывают рядом. Исключено ({ $other }): { $spaces }.
hint-lacks-1 = { $space } — не { $terrain }: рядом ({ $spaces }) нет воды.
hint-lacks-2 = { $space } — не { $terrain }: рядом ({ $spaces }) нет леса.
hint-lacks-6 = { $space } — не { $terrain }: рядом ({ $spaces }) нет воды.
hint-lacks-7 = { $space } — не { $terrain }: рядом ({ $spaces }) нет ни горы, ни вершины, ни холма.
hint-lacks-8 = { $space } — не { $terrain }: рядом ({ $spaces }) нет леса.
hint-lacks-9 = { $space } — не { $terrain }: наискось ({ $spaces }) нет леса.
hint-lacks-10 = { $space } — не { $terrain }: рядом ({ $spaces }) нет ни воды, ни дичи.
hint-lacks-11 = { $space } — не { $terrain }: в двух шагах наискось ({ $spaces }) нужны { $needs }, но там их нет.
hint-takes-1 = { $space } — { $terrain }: рядом нужна вода, осталось только { $place }.
hint-takes-2 = { $space } — { $terrain }: рядом нужен лес, осталось только { $place }.
hint-takes-6 = { $space } — { $terrain }: рядом нужна вода, осталось только { $place }.
hint-takes-7 = { $space } — { $terrain }: рядом нужна гора, вершина или холм, осталось только { $place }.
hint-takes-8 = { $space } — { $terrain }: рядом нужен лес, осталось только { $place }.
hint-takes-9 = { $space } — { $terrain }: наискось нужен лес, осталось только { $place }.
hint-takes-10 = { $space } — { $terrain }: рядом нужна вода или дичь, осталось только { $place }.
hint-takes-11 = { $space } — { $terrain }: в двух шагах наискось нужны { $needs }, осталось только { $place }.
hint-all-found = Найдено всё ({ $terrain }, { $count }): { $spaces }. Больше нигде нет.
hint-all-left = Всего таких участков { $count } ({ $terrain }), и осталось для них только { $spaces }.
hint-wood-row = В каждом ряду один раз — { $terrain }: в ряду { $line } осталось только { $place }.
hint-wood-column = В каждом столбце один раз — { $terrain }: в столбце { $line } осталось только { $place }.
hint-last-row = Таких участков { $count } ({ $terrain }), и рядов для них столько же: в ряду { $line } осталось только { $place }.
hint-last-column = Таких участков { $count } ({ $terrain }), и столбцов для них столько же: в столбце { $line } осталось только { $place }.
hint-range-far = Горы и вершина ({ $space }) — одна гряда: так далеко { $terrain } не стоит.
hint-range-gap = Горы и вершина ({ $space }) — одна гряда: где связи нет, { $terrain } не стоит.
hint-range-one = Гряда начинается у вершины ({ $space }): рядом осталось только { $place }, там и { $terrain }.
hint-hill-none = Холм { $space } показывает 0: в его ряду и столбце нет земель Мальдонадо.
hint-hill-full = Холм { $space } показывает { $number }, и эти земли найдены ({ $spaces }): других в его ряду и столбце нет.
hint-hill-left = Холм { $space } показывает { $number }, а осталось только { $spaces }: всё это земли Мальдонадо.

## Почему: предположение, которое рушится

hint-suppose = Допустим, { $space } — { $terrain }.
hint-clash-space = Тогда на { $space } не могло бы быть ничего.
hint-clash-many = Тогда таких участков ({ $terrain }) было бы больше, чем { $count }: { $spaces }.
hint-clash-few = Тогда таким участкам ({ $terrain }) осталось бы меньше мест, чем нужно: { $count }.
hint-clash-rows = Тогда таким участкам ({ $terrain }) осталось бы меньше рядов, чем нужно: { $count }.
hint-clash-columns = Тогда таким участкам ({ $terrain }) осталось бы меньше столбцов, чем нужно: { $count }.
hint-clash-range = Тогда рядом с вершиной ({ $space }) не могла бы стоять ни одна { $terrain }.
hint-clash-hill-many = Тогда холм { $space } видел бы больше земель, чем { $number }: { $spaces }.
hint-clash-hill-few = Тогда холм { $space } не мог бы видеть столько земель: { $number }.
hint-tried = Перебраны все случаи: подходящей карты, где { $space } — { $terrain }, нет.
hint-so-safe = Значит, { $space } — не { $terrain }: участок безопасен.
hint-so-not = Значит, { $space } — не { $terrain }.

## Пометки

mark-proved = { $space }, { $terrain }: доказано.
mark-possible = { $space }, { $terrain }: возможно, { $percent } из ста.
mark-contradicts = { $space }, { $terrain }: противоречит законам.
mark-together = { $space }, { $terrain }: само по себе возможно, но не вместе с вашими пометками на { $spaces }.
