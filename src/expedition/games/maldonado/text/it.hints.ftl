# Maldonado: indizi e verifica dei segni, in italiano.

## Terreni

terrain-peak = vetta
terrain-mountain = montagna
terrain-wood = legno
terrain-water = acqua
terrain-food = cibo
terrain-flint = selce
terrain-berries = bacche
terrain-mushrooms = funghi
terrain-teepee = tepee
terrain-bones = ossa
terrain-land = terre di Maldonado
terrain-hill = collina

## C’è una casella sicura, e dove

hint-no-safe = Nessuna casella accessibile è di certo senza ossa.
hint-safe = { $count ->
    [one] Sì: una casella è sicura.
   *[other] Sì: { $count } caselle sono sicure.
}
hint-safe-where = Caselle sicure: { $spaces }.

## Perché: una regola alla volta

hint-column = La colonna { $line } non ha mai questo terreno: { $terrain }.
hint-line-taken = { $space }: { $terrain }. Questo terreno sta una volta sola per riga e colonna: escluso in { $spaces }.
hint-touch = { $space }: { $terrain }. Due terreni uguali non si toccano mai: escluso in { $spaces }.
hint-apart = { $space }: { $terrain }. Tepee e ossa non sono mai vicini: escluso in { $spaces }: { $other }.
hint-lacks-1 = { $space } non può essere «{ $terrain }»: niente acqua accanto, in { $spaces }.
hint-lacks-2 = { $space } non può essere «{ $terrain }»: niente legno accanto, in { $spaces }.
hint-lacks-6 = { $space } non può essere «{ $terrain }»: niente acqua accanto, in { $spaces }.
hint-lacks-7 = { $space } non può essere «{ $terrain }»: né montagna, né vetta, né collina accanto, in { $spaces }.
hint-lacks-8 = { $space } non può essere «{ $terrain }»: niente legno accanto, in { $spaces }.
hint-lacks-9 = { $space } non può essere «{ $terrain }»: niente legno in diagonale, in { $spaces }.
hint-lacks-10 = { $space } non può essere «{ $terrain }»: né acqua né cibo accanto, in { $spaces }.
hint-lacks-11 = { $space } non può essere «{ $terrain }»: a due passi in diagonale, in { $spaces }, mancano: { $needs }.
hint-takes-1 = { $space }: { $terrain }. Serve acqua accanto: resta solo { $place }.
hint-takes-2 = { $space }: { $terrain }. Serve legno accanto: resta solo { $place }.
hint-takes-6 = { $space }: { $terrain }. Serve acqua accanto: resta solo { $place }.
hint-takes-7 = { $space }: { $terrain }. Serve una montagna, la vetta o una collina accanto: resta solo { $place }.
hint-takes-8 = { $space }: { $terrain }. Serve legno accanto: resta solo { $place }.
hint-takes-9 = { $space }: { $terrain }. Serve legno in diagonale: resta solo { $place }.
hint-takes-10 = { $space }: { $terrain }. Serve acqua o cibo accanto: resta solo { $place }.
hint-takes-11 = { $space }: { $terrain }. A due passi in diagonale servono: { $needs }. Resta solo { $place }.
hint-all-found = { $terrain }: trovati tutti e { $count } ({ $spaces }), altrove non ce ne sono.
hint-all-left = { $terrain }: ce ne sono { $count }, e restano solo { $spaces }.
hint-wood-row = Ogni riga ha una volta questo terreno ({ $terrain }): nella riga { $line } resta solo { $place }.
hint-wood-column = Ogni colonna ha una volta questo terreno ({ $terrain }): nella colonna { $line } resta solo { $place }.
hint-last-row = { $terrain }: { $count } in altrettante righe, quindi anche nella riga { $line }, dove resta solo { $place }.
hint-last-column = { $terrain }: { $count } in altrettante colonne, quindi anche nella colonna { $line }, dove resta solo { $place }.
hint-range-far = Le montagne e la vetta ({ $space }) formano una sola catena: nessuna { $terrain } così lontano.
hint-range-gap = Le montagne e la vetta ({ $space }) formano una sola catena: nessuna { $terrain } dove manca il legame.
hint-range-one = La catena parte dalla vetta ({ $space }): accanto resta solo { $place } per una { $terrain }.
hint-hill-none = La collina { $space } mostra 0: niente terre di Maldonado nella sua riga e colonna.
hint-hill-full = La collina { $space } mostra { $number }, e quelle terre sono trovate ({ $spaces }): nessun’altra nella sua riga e colonna.
hint-hill-left = La collina { $space } mostra { $number }, e restano solo { $spaces }: sono tutte terre di Maldonado.

## Perché: una supposizione che fallisce

hint-suppose = Supponiamo in { $space } questo terreno: { $terrain }.
hint-clash-space = Allora in { $space } non potrebbe esserci nulla.
hint-clash-many = Allora ci sarebbe più di { $count } volte questo terreno ({ $terrain }): { $spaces }.
hint-clash-few = Allora resterebbero meno di { $count } posti per questo terreno: { $terrain }.
hint-clash-rows = Allora resterebbero meno di { $count } righe per questo terreno: { $terrain }.
hint-clash-columns = Allora resterebbero meno di { $count } colonne per questo terreno: { $terrain }.
hint-clash-range = Allora nessuna { $terrain } potrebbe toccare la vetta, { $space }.
hint-clash-hill-many = Allora la collina { $space } vedrebbe più di { $number } terre: { $spaces }.
hint-clash-hill-few = Allora la collina { $space } non potrebbe vedere { $number } terre.
hint-tried = Provati tutti i casi: nessuna mappa possibile ha in { $space } questo terreno: { $terrain }.
hint-so-safe = Quindi niente { $terrain } in { $space }: la casella è sicura.
hint-so-not = Quindi { $space } non è «{ $terrain }».

## Segni

mark-proved = { $space }, { $terrain }: dimostrato.
mark-possible = { $space }, { $terrain }: possibile, { $percent } su cento.
mark-contradicts = { $space }, { $terrain }: contro le leggi.
mark-together = { $space }, { $terrain }: possibile da solo, ma non insieme ai tuoi appunti in { $spaces }.
