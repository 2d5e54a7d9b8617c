# What all games share, in English.

## Lists and players

list-and = { $before } and { $after }
list-comma = { $before }, { $after }
list-times = { $count } × { $noun }
list-you = you
player = Player { $number }

## Languages, each in its own

language-en = English
language-fr = Français
language-it = Italiano
language-ru = Русский

## Bots

level-easy = easy
level-normal = normal
level-hard = hard
bot-random = random
bot-greedy = greedy
bot-search = search
bot-easy = easy bot
bot-normal = normal bot
bot-hard = hard bot

## A game that says nothing of its own

move = { $text }
prompt = A decision is due.

## Results

result-line = { $rank }. { $seat_is_you ->
    [yes] You
   *[no] { $seat }
}: { $score } { $score_number ->
    [0.5] point
    [one] point
   *[other] points
}
result-lost = The game is lost: nobody wins.
result-shared = { $seats_is_you ->
    [yes] You share the win with { $seats_others }.
   *[no] { $seats } share the win.
}
result-together = { $seats_is_you ->
    [yes] You win together with { $seats_others }.
   *[no] { $seats } win together.
}
result-won = { $seat_is_you ->
    [yes] You win!
   *[no] { $seat } wins.
}

## Errors

error-language = There is no language “{ $language }”. Choose one of: { $allowed }.
error-game = There is no game “{ $game }”. Choose one of: { $allowed }.
error-bot = There is no bot “{ $bot }”. Choose one of: { $allowed }.
error-seats = This game is for { $low } to { $high } players, not for { $seats }.
error-names = Give each player a name of 1 to 40 characters, printable, without comma, # or |.
error-option-name = There is no option “{ $option }”. Choose one of: { $allowed }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.
error-malformed = “{ $text }” is not a move of this game.
error-ambiguous = “{ $text }” could mean several moves: { $candidates }.
error-not-your-turn = { $waiting_count ->
    [0] There is nothing left to decide.
   *[other] It is not { $seat_is_you ->
        [yes] your
       *[no] this player’s
    } turn. Waiting for { $waiting }.
}
error-stale = The game has moved on: the move was number { $expected }, now comes number { $current }.
error-undo = The last decision cannot be taken back.
error-record = { $line ->
    [0] The record cannot be read: { $detail }.
   *[other] The record cannot be read, line { $line }: { $detail }.
}
error-newer = This record was made with a newer version: { $detail }.
error-older = This record was made with older rules: { $detail }.
error-data = These data do not fit, { $path }: { $detail }.
error-script = The scripted luck does not fit: { $detail }.
error-seed = A seed is a whole number, not “{ $given }”.
error-seat = There is no seat { $seat }; seats are 0 to { $high }.
error-games = Play at least one game.
error-law = A law of games is broken, { $law }: { $detail }.
