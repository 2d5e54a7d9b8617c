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
log-hint = { $seat_is_you ->
    [yes] You ask for a hint.
   *[no] { $seat } asks for a hint.
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
error-one-seat = You already have a seat at this table.
error-seat-taken = This seat is taken.
error-seat-kept = A bot keeps this seat. Sit down again to play on.
error-empty-seats = There are still empty seats.
error-chat = A message has 1 to { $most } printable characters.
error-no-hints = This game has no hints.
error-hints-off = There are no hints at this table.
error-hint-question = A hint is one of: { $allowed }.
error-phrase = This game has no such phrase, or it must name another player.
error-phrase-player = Only players speak in phrases.
error-pace = Only someone who plays alone with bots can hurry them.
error-allowed = This move is allowed.
error-busy = Too much is happening at this table. Please try again.
error-no-decision = Nothing was decided at this moment.
error-replay-as = A game can be seen open, as a watcher or as a seat, not as “{ $given }”.

## Doors

error-guest = You are not known here. Please reload the page.
error-csrf = The page has grown too old. Please reload it.
error-origin = This request came from another site.
error-too-many = Too much at once. Please try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-too-many-live = { $most } live connections are open from your address. Please close some pages.
error-too-large = That is too large.
error-log-full = The log of this table is full ({ $most } entries). The game can go on, but nothing else.
error-method = That cannot be done here.
error-nothing-here = There is nothing here.
error-http = That did not work: { $detail }.
error-broken = Something broke on the server. Nothing is lost; please try again.
error-database = A database is sqlite:///FILE or postgresql://…, not “{ $kind }”.
error-database-open = The database cannot be opened: { $detail }
error-database-busy = { $file } is in use by another server. One server at a time may use an SQLite file; several can share a PostgreSQL database.
error-database-away = The database does not answer.
