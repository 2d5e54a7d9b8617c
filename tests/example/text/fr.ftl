# Summit, in French.

game-title = Le Sommet
option-days = Jours

## What happens

drew = Vous tirez le { $card }.
decided = { $seat_is_you ->
    [yes] Vous avez décidé.
   *[no] { $seat } a décidé.
}
nobody-climbed = Personne ne grimpe.
showed = { $seat_is_you ->
    [yes] Vous montrez le { $card }.
   *[no] { $seat } montre le { $card }.
}
scored = { $seat_is_you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ending-last-day = Le dernier jour est passé.
decided-points = Les points décident.
decided-shared = La victoire est partagée.

## What is asked

prompt-decide = Vous tenez le { $card } ; jours restants : { $days }. Grimper ou rester ?
prompt-wait = L’autre grimpeur réfléchit encore.
prompt-over = La partie est terminée.
move-climb = Grimper
move-stay = Rester sous la tente
why-too-low = Avec le { $card }, vous devez rester.

## The table

table-scores = Points (jours restants : { $days })
table-score = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} : { $points }
