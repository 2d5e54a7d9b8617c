# Summit, in Italian.

game-title = La Vetta
option-days = Giorni

## What happens

drew = Peschi il { $card }.
decided = { $seat_is_you ->
    [yes] Hai deciso.
   *[no] { $seat } ha deciso.
}
nobody-climbed = Nessuno sale.
showed = { $seat_is_you ->
    [yes] Mostri il { $card }.
   *[no] { $seat } mostra il { $card }.
}
scored = { $seat_is_you ->
    [yes] Segni
   *[no] { $seat } segna
} { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
ending-last-day = L’ultimo giorno è finito.
decided-points = Decidono i punti.
decided-shared = La vittoria è condivisa.

## What is asked

prompt-decide = Hai il { $card }; giorni rimasti: { $days }. Salire o restare?
prompt-wait = L’altro scalatore sta ancora pensando.
prompt-over = La partita è finita.
move-climb = Salire
move-stay = Restare in tenda
why-too-low = Con il { $card } devi restare.

## The table

table-scores = Punti (giorni rimasti: { $days })
table-score = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}: { $points }
