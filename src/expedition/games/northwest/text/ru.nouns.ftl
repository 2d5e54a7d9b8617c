# Северо-Западный пролив: названия в игре по-русски.

## Тайлы

tile-L1 = тайл L1
tile-L2 = тайл L2
tile-L3 = тайл L3
tile-L4 = тайл L4
tile-L5 = тайл L5
tile-L6 = тайл L6
tile-L7 = тайл L7
tile-L8 = тайл L8
tile-L9 = тайл L9
tile-L10 = тайл L10
tile-L11 = тайл L11 (пролив)
tile-L12 = тайл L12 (пролив)
tile-L13 = тайл L13 (пролив)
tile-L14 = тайл L14 (пролив)
tile-L15 = тайл L15 (Франклин)
tile-L16 = тайл L16 (Франклин)
tile-L17 = тайл L17 (Франклин)
tile-L18 = тайл L18 (эскимосы)
tile-L19 = тайл L19 (эскимосы)
tile-L20 = тайл L20 (эскимосы)
tile-L21 = тайл L21 (эскимосы)
tile-L22 = тайл L22 (скалы)
tile-L23 = тайл L23 (скалы)
tile-L24 = тайл L24 (скалы)
tile-S1 = малый тайл S1
tile-S2 = малый тайл S2
tile-S3 = малый тайл S3
tile-S4 = малый тайл S4
tile-S5 = малый тайл S5
tile-S6 = малый тайл S6
tile-joker = джокер

## Корабль и сани

vehicle-ship = корабль
    .the = корабль
    .of = корабля
    .on = на корабле
vehicle-sled = сани
    .the = сани
    .of = саней
    .on = на санях

## Жетоны

token-inuit = эскимосы
    .of = эскимосов
token-cairn = скалы
    .of = скал
token-franklin = экспедиция Франклина
    .of = экспедиции Франклина
token-strait = пролив
    .of = пролива
token-cartography = картография
    .of = картографии
token-none = –
    .of = нет

## Места

arrow-greenland = стрелку Гренландии
arrow-passage = стрелку Северо-Западного пролива
where-greenland = Гренландия
where-passage = Северо-Западный пролив
where-aboard = на борту
where-lost = вне игры
brief-where-greenland = Грен.
brief-where-passage = СЗП
brief-where-aboard = борт
brief-where-lost = нет

## Углы и повороты

corner-nw = северо-запад
    .in = на северо-западе
corner-n = север
    .in = на севере
corner-ne = северо-восток
    .in = на северо-востоке
corner-w = запад
    .in = на западе
corner-e = восток
    .in = на востоке
corner-sw = юго-запад
    .in = на юго-западе
corner-s = юг
    .in = на юге
corner-se = юго-восток
    .in = на юго-востоке
turn-r0 = как напечатан
turn-r90 = поворот на 90°
turn-r180 = поворот на 180°
turn-r270 = поворот на 270°
turn-f0 = другой стороной
turn-f90 = другой стороной, поворот на 90°
turn-f180 = другой стороной, поворот на 180°
turn-f270 = другой стороной, поворот на 270°
