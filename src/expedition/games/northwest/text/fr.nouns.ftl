# Passage du Nord-Ouest : les noms du jeu en français.

## Tuiles

tile-L1 = tuile L1
tile-L2 = tuile L2
tile-L3 = tuile L3
tile-L4 = tuile L4
tile-L5 = tuile L5
tile-L6 = tuile L6
tile-L7 = tuile L7
tile-L8 = tuile L8
tile-L9 = tuile L9
tile-L10 = tuile L10
tile-L11 = tuile L11 (détroit)
tile-L12 = tuile L12 (détroit)
tile-L13 = tuile L13 (détroit)
tile-L14 = tuile L14 (détroit)
tile-L15 = tuile L15 (Franklin)
tile-L16 = tuile L16 (Franklin)
tile-L17 = tuile L17 (Franklin)
tile-L18 = tuile L18 (Inuit)
tile-L19 = tuile L19 (Inuit)
tile-L20 = tuile L20 (Inuit)
tile-L21 = tuile L21 (Inuit)
tile-L22 = tuile L22 (cairn)
tile-L23 = tuile L23 (cairn)
tile-L24 = tuile L24 (cairn)
tile-S1 = petite tuile S1
tile-S2 = petite tuile S2
tile-S3 = petite tuile S3
tile-S4 = petite tuile S4
tile-S5 = petite tuile S5
tile-S6 = petite tuile S6
tile-joker = joker

## Navire et traîneau

vehicle-ship = navire
    .the = le navire
    .of = du navire
    .on = sur le navire
vehicle-sled = traîneau
    .the = le traîneau
    .of = du traîneau
    .on = sur le traîneau

## Jetons

token-inuit = Inuit
    .of = des Inuits
token-cairn = cairn
    .of = du cairn
token-franklin = Franklin
    .of = de Franklin
token-strait = détroit
    .of = du détroit
token-cartography = cartographie
    .of = de cartographie
token-none = –
    .of = de rien

## Lieux

arrow-greenland = le Groenland
arrow-passage = le Passage du Nord-Ouest
where-greenland = Groenland
where-passage = Passage du Nord-Ouest
where-aboard = à bord
where-lost = perdu
brief-where-greenland = Groen.
brief-where-passage = PNO
brief-where-aboard = bord
brief-where-lost = perdu

## Coins et rotations

corner-nw = nord-ouest
    .in = au nord-ouest
corner-n = nord
    .in = au nord
corner-ne = nord-est
    .in = au nord-est
corner-w = ouest
    .in = à l’ouest
corner-e = est
    .in = à l’est
corner-sw = sud-ouest
    .in = au sud-ouest
corner-s = sud
    .in = au sud
corner-se = sud-est
    .in = au sud-est
turn-r0 = comme imprimée
turn-r90 = tournée de 90°
turn-r180 = tournée de 180°
turn-r270 = tournée de 270°
turn-f0 = retournée
turn-f90 = retournée, tournée de 90°
turn-f180 = retournée, tournée de 180°
turn-f270 = retournée, tournée de 270°
