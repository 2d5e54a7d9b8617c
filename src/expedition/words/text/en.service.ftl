# What the service says, in English.

## What happens at a table

log-started = The game begins.
log-left = { $seat_is_you ->
    [yes] You leave; a bot keeps your seat.
   *[no] { $seat } leaves; a bot keeps the seat.
}
log-returned = { $seat_is_you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
log-undone = { $seat_is_you ->
    [yes] You take the last decision back.
   *[no] { $seat } takes the last decision back.
}
log-rematch = The next game is being played at a new table.

## Refused

error-no-table = There is no such table.
error-table-gone = This table cannot be played any more: its game or its rules have changed.
error-table-open = The game has not begun yet.
error-table-running = The game is already being played.
error-table-finished = The game is over.
error-not-finished = This is shown only when the game is over.
error-not-host = Only whoever opened this table may do that.
error-not-your-seat = This seat is not yours.
error-not-a-player = Only those who played may ask for another game.
error-seat-taken = This seat is taken.
error-seat-kept = A bot keeps this seat. Sit down again to play on.
error-empty-seats = There are still empty seats.
error-chat = A message has 1 to { $most } printable characters.
error-pace = Only someone who plays alone with bots can hurry them.
error-allowed = This move is allowed.
error-busy = Too much is happening at this table. Please try again.
error-replay-as = A game can be seen open, as a watcher or as a seat, not as “{ $given }”.

## Doors

error-guest = You are not known here. Please reload the page.
error-csrf = The page has grown too old. Please reload it.
error-origin = This request came from another site.
error-too-many = Too much at once. Please try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-too-large = That is too large.
error-method = That cannot be done here.
error-nothing-here = There is nothing here.
error-http = That did not work: { $detail }.
error-broken = Something broke on the server. Nothing is lost; please try again.
error-database = A database is sqlite:///FILE or postgresql://…, not “{ $kind }”.
error-database-open = The database cannot be opened: { $detail }
error-database-away = The database does not answer.
