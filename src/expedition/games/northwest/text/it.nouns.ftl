# Passaggio a Nord-Ovest: i nomi del gioco in italiano.

## Tessere

tile-L1 = tessera L1
tile-L2 = tessera L2
tile-L3 = tessera L3
tile-L4 = tessera L4
tile-L5 = tessera L5
tile-L6 = tessera L6
tile-L7 = tessera L7
tile-L8 = tessera L8
tile-L9 = tessera L9
tile-L10 = tessera L10
tile-L11 = tessera L11 (stretto)
tile-L12 = tessera L12 (stretto)
tile-L13 = tessera L13 (stretto)
tile-L14 = tessera L14 (stretto)
tile-L15 = tessera L15 (Franklin)
tile-L16 = tessera L16 (Franklin)
tile-L17 = tessera L17 (Franklin)
tile-L18 = tessera L18 (Inuit)
tile-L19 = tessera L19 (Inuit)
tile-L20 = tessera L20 (Inuit)
tile-L21 = tessera L21 (Inuit)
tile-L22 = tessera L22 (cairn)
tile-L23 = tessera L23 (cairn)
tile-L24 = tessera L24 (cairn)
tile-S1 = tessera piccola S1
tile-S2 = tessera piccola S2
tile-S3 = tessera piccola S3
tile-S4 = tessera piccola S4
tile-S5 = tessera piccola S5
tile-S6 = tessera piccola S6
tile-joker = jolly

## Nave e slitta

vehicle-ship = nave
    .the = la nave
    .of = della nave
    .on = sulla nave
vehicle-sled = slitta
    .the = la slitta
    .of = della slitta
    .on = sulla slitta

## Segnalini

token-inuit = Inuit
    .of = degli Inuit
token-cairn = cairn
    .of = del cairn
token-franklin = Franklin
    .of = di Franklin
token-strait = stretto
    .of = dello stretto
token-cartography = cartografia
    .of = di cartografia
token-none = –
    .of = di nulla

## Luoghi

arrow-greenland = la Groenlandia
arrow-passage = il Passaggio a Nord-Ovest
where-greenland = Groenlandia
where-passage = Passaggio a Nord-Ovest
where-aboard = a bordo
where-lost = persa
brief-where-greenland = Groen.
brief-where-passage = PNO
brief-where-aboard = nave
brief-where-lost = persa

## Angoli e rotazioni

corner-nw = nord-ovest
    .in = a nord-ovest
corner-n = nord
    .in = a nord
corner-ne = nord-est
    .in = a nord-est
corner-w = ovest
    .in = a ovest
corner-e = est
    .in = a est
corner-sw = sud-ovest
    .in = a sud-ovest
corner-s = sud
    .in = a sud
corner-se = sud-est
    .in = a sud-est
turn-r0 = come stampata
turn-r90 = girata di 90°
turn-r180 = girata di 180°
turn-r270 = girata di 270°
turn-f0 = capovolta
turn-f90 = capovolta, girata di 90°
turn-f180 = capovolta, girata di 180°
turn-f270 = capovolta, girata di 270°
