# Maldonado : les indices et la vérification des marques, en français.

## Terrains

terrain-peak = sommet
terrain-mountain = montagne
terrain-wood = bois
terrain-water = eau
terrain-food = gibier
terrain-flint = silex
terrain-berries = baies
terrain-mushrooms = champignons
terrain-teepee = tipi
terrain-bones = os
terrain-land = terres de Maldonado
terrain-hill = colline

## Y a-t-il une case sûre, et où

hint-no-safe = Aucune case accessible n’est sans os de façon certaine.
hint-safe = { $count ->
    [one] Oui : une case est sûre.
   *[other] Oui : { $count } cases sont sûres.
}
hint-safe-where = Cases sûres : { $spaces }.

## Pourquoi : une règle à la fois

hint-column = La colonne { $line } n’a jamais ce terrain : { $terrain }.
hint-line-taken = { $space } : { $terrain }. Ce terrain n’apparaît qu’une fois par ligne et par colonne : exclu en { $spaces }.
hint-touch = { $space } : { $terrain }. Deux terrains identiques ne se touchent jamais : exclu en { $spaces }.
hint-apart = { $space } : { $terrain }. Tipi et os ne sont jamais côte à côte : exclu en { $spaces } : { $other }.
hint-lacks-1 = { $space } ne peut être « { $terrain } » : pas d’eau à côté, en { $spaces }.
hint-lacks-2 = { $space } ne peut être « { $terrain } » : pas de bois à côté, en { $spaces }.
hint-lacks-6 = { $space } ne peut être « { $terrain } » : pas d’eau à côté, en { $spaces }.
hint-lacks-7 = { $space } ne peut être « { $terrain } » : ni montagne, ni sommet, ni colline à côté, en { $spaces }.
hint-lacks-8 = { $space } ne peut être « { $terrain } » : pas de bois à côté, en { $spaces }.
hint-lacks-9 = { $space } ne peut être « { $terrain } » : pas de bois en diagonale, en { $spaces }.
hint-lacks-10 = { $space } ne peut être « { $terrain } » : ni eau ni gibier à côté, en { $spaces }.
hint-lacks-11 = { $space } ne peut être « { $terrain } » : à deux pas en diagonale, en { $spaces }, il manque : { $needs }.
hint-takes-1 = { $space } : { $terrain }. Il faut de l’eau à côté : il ne reste que { $place }.
hint-takes-2 = { $space } : { $terrain }. Il faut du bois à côté : il ne reste que { $place }.
hint-takes-6 = { $space } : { $terrain }. Il faut de l’eau à côté : il ne reste que { $place }.
hint-takes-7 = { $space } : { $terrain }. Il faut une montagne, le sommet ou une colline à côté : il ne reste que { $place }.
hint-takes-8 = { $space } : { $terrain }. Il faut du bois à côté : il ne reste que { $place }.
hint-takes-9 = { $space } : { $terrain }. Il faut du bois en diagonale : il ne reste que { $place }.
hint-takes-10 = { $space } : { $terrain }. Il faut de l’eau ou du gibier à côté : il ne reste que { $place }.
hint-takes-11 = { $space } : { $terrain }. Il faut, à deux pas en diagonale, ceci : { $needs }. Il ne reste que { $place }.
hint-all-found = { $terrain } : on a trouvé les { $count } ({ $spaces }), il n’y en a pas ailleurs.
hint-all-left = { $terrain } : il y en a { $count }, et il ne reste que { $spaces }.
hint-wood-row = Chaque ligne a une fois ce terrain ({ $terrain }) : en ligne { $line }, il ne reste que { $place }.
hint-wood-column = Chaque colonne a une fois ce terrain ({ $terrain }) : en colonne { $line }, il ne reste que { $place }.
hint-last-row = { $terrain } : { $count } pour autant de lignes, donc aussi en ligne { $line }, où il ne reste que { $place }.
hint-last-column = { $terrain } : { $count } pour autant de colonnes, donc aussi en colonne { $line }, où il ne reste que { $place }.
hint-range-far = Les montagnes et le sommet ({ $space }) forment une seule chaîne : pas de { $terrain } si loin.
hint-range-gap = Les montagnes et le sommet ({ $space }) forment une seule chaîne : pas de { $terrain } là où le lien manque.
hint-range-one = La chaîne part du sommet ({ $space }) : à côté, il ne reste que { $place } pour une { $terrain }.
hint-hill-none = La colline { $space } montre 0 : pas de terres de Maldonado dans sa ligne ni sa colonne.
hint-hill-full = La colline { $space } montre { $number }, et ces terres sont trouvées ({ $spaces }) : pas d’autres dans sa ligne ni sa colonne.
hint-hill-left = La colline { $space } montre { $number }, et il ne reste que { $spaces } : ce sont toutes des terres de Maldonado.

## Pourquoi : une supposition qui échoue

hint-suppose = Supposons en { $space } ce terrain : { $terrain }.
hint-clash-space = Alors rien ne pourrait être en { $space }.
hint-clash-many = Alors il y aurait plus de { $count } fois ce terrain ({ $terrain }) : { $spaces }.
hint-clash-few = Alors il resterait moins de { $count } places pour ce terrain : { $terrain }.
hint-clash-rows = Alors il resterait moins de { $count } lignes pour ce terrain : { $terrain }.
hint-clash-columns = Alors il resterait moins de { $count } colonnes pour ce terrain : { $terrain }.
hint-clash-range = Alors aucune { $terrain } ne pourrait toucher le sommet, { $space }.
hint-clash-hill-many = Alors la colline { $space } verrait plus de { $number } terres : { $spaces }.
hint-clash-hill-few = Alors la colline { $space } ne pourrait voir { $number } terres.
hint-tried = Tous les cas essayés : aucune carte possible n’a en { $space } ce terrain : { $terrain }.
hint-so-safe = Donc pas d’{ $terrain } en { $space } : la case est sûre.
hint-so-not = Donc { $space } n’est pas « { $terrain } ».

## Marques

mark-proved = { $space }, { $terrain } : prouvé.
mark-possible = { $space }, { $terrain } : possible, { $percent } sur cent.
mark-contradicts = { $space }, { $terrain } : contraire aux lois.
mark-together = { $space }, { $terrain } : possible en soi, mais pas avec vos notes en { $spaces }.
