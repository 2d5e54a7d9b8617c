# Summit, in English.

game-title = Summit
option-days = Days

## What happens

drew = You draw the { $card }.
decided = { $seat_is_you ->
    [yes] You have decided.
   *[no] { $seat } has decided.
}
nobody-climbed = Nobody climbs.
showed = { $seat_is_you ->
    [yes] You show the { $card }.
   *[no] { $seat } shows the { $card }.
}
scored = { $seat_is_you ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ending-last-day = The last day is over.
decided-points = The points decide.
decided-shared = The win is shared.

## What is asked

prompt-decide = You hold the { $card }; days left: { $days }. Climb or stay?
prompt-wait = The other climber is still thinking.
prompt-over = The game is over.
move-climb = Climb
move-stay = Stay in the tent
why-too-low = With the { $card } you must stay.

## The table

table-scores = Scores (days left: { $days })
table-score = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
}: { $points }
