# Northwest Passage: the nouns of the game in English.

## Tiles

tile-L1 = tile L1
tile-L2 = tile L2
tile-L3 = tile L3
tile-L4 = tile L4
tile-L5 = tile L5
tile-L6 = tile L6
tile-L7 = tile L7
tile-L8 = tile L8
tile-L9 = tile L9
tile-L10 = tile L10
tile-L11 = tile L11 (strait)
tile-L12 = tile L12 (strait)
tile-L13 = tile L13 (strait)
tile-L14 = tile L14 (strait)
tile-L15 = tile L15 (Franklin)
tile-L16 = tile L16 (Franklin)
tile-L17 = tile L17 (Franklin)
tile-L18 = tile L18 (Inuit)
tile-L19 = tile L19 (Inuit)
tile-L20 = tile L20 (Inuit)
tile-L21 = tile L21 (Inuit)
tile-L22 = tile L22 (cairn)
tile-L23 = tile L23 (cairn)
tile-L24 = tile L24 (cairn)
tile-S1 = small tile S1
tile-S2 = small tile S2
tile-S3 = small tile S3
tile-S4 = small tile S4
tile-S5 = small tile S5
tile-S6 = small tile S6
tile-joker = joker

## Vehicles

vehicle-ship = ship
    .the = the ship
    .of = of the ship
    .on = on the ship
vehicle-sled = sled
    .the = the sled
    .of = of the sled
    .on = on the sled

## Tokens

token-inuit = Inuit
    .of = of the Inuit
token-cairn = cairn
    .of = of a cairn
token-franklin = Franklin
    .of = of Franklin
token-strait = strait
    .of = of a strait
token-cartography = cartography
    .of = of cartography
token-none = –
    .of = of nothing

## Places

arrow-greenland = Greenland
arrow-passage = the Northwest Passage
where-greenland = Greenland
where-passage = Northwest Passage
where-aboard = aboard
where-lost = lost
brief-where-greenland = Grnl.
brief-where-passage = NWP
brief-where-aboard = ship
brief-where-lost = lost

## Corners and turns

corner-nw = northwest
    .in = in the northwest
corner-n = north
    .in = in the north
corner-ne = northeast
    .in = in the northeast
corner-w = west
    .in = in the west
corner-e = east
    .in = in the east
corner-sw = southwest
    .in = in the southwest
corner-s = south
    .in = in the south
corner-se = southeast
    .in = in the southeast
turn-r0 = as printed
turn-r90 = turned 90°
turn-r180 = turned 180°
turn-r270 = turned 270°
turn-f0 = flipped
turn-f90 = flipped, turned 90°
turn-f180 = flipped, turned 180°
turn-f270 = flipped, turned 270°
