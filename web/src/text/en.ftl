# The browser's own texts in English: what stands around a game, whichever it is.

## Everywhere

web-motto = journeys on paper
web-nav = Main
web-nav-play = Play
web-nav-watch = Watch
web-nav-rules = Rules
web-nav-records = Records
web-skip = Skip to the main part
web-close = Close
web-menu = Menu
web-save = Save
web-language = Language
web-lobby = Lobby
web-to-lobby = to the lobby
web-loading = The table is being laid.
web-unreachable = The server could not be reached. Please try again.
web-unreachable-again = The server cannot be reached. Trying again…
web-missing = Nothing here
web-missing-note = No page has this address.

## Settings

web-settings = Settings
web-light = Light
web-light-system = like the system
web-light-light = daylight
web-light-dark = lamplight
web-motion = Motion
web-motion-system = like the system
web-motion-full = things move
web-motion-none = nothing moves
web-fast-bots = Fast bots
web-fast-bots-note = Bots decide at once. Counts where you play with bots only.
web-guide-again = Show the guided first round again

## Who I am

web-guest = { $name }, guest
web-name = Name
web-name-as = You are { $name }: change
web-name-change = Change your name
web-name-title = How shall we call you?
web-name-note = The others at your tables see this name. There is no account and no password; this browser remembers you.
web-you = you
web-you-name = You
web-your-turn = your turn

## Lobby

web-games = Games
web-play = Play
web-with-friends = With friends
web-one-screen = At one screen
web-tile-players = { $low }–{ $high } players
web-continue = Continue
web-continue-title = My games
web-continue-all = Show all { $count }
web-look-in = Look in
web-thinks = { $seats_count ->
    [one] { $seats } thinks
   *[other] { $seats_count } players think
}
web-game-with = { $game } with { $players }
web-table-open = Waiting for players
web-alone = Alone
web-best = Your best: { $score }
web-best-new = Your best so far!
web-progress = How far the game is
web-open-tables = Open tables
web-open-count = { $count ->
    [one] { $count } table with a free seat
   *[other] { $count } tables with a free seat
}
web-open-none = Nobody is looking for players right now. Open a table with friends and list it here.
web-open-first = Open a table
web-column-game = Game
web-column-host = Host
web-column-seats = Seats
web-column-options = Options
web-usual = as usual
web-join = Join
web-new = New here?
web-new-guide = A guided first round
web-new-guide-note = Press Play: each step is explained where it happens.
web-new-watch = Watch a game of { $game }
web-new-watch-none = Games that are being played, as spectators see them.
web-new-record = Your last game
web-new-record-none = Finished games are kept here, to be seen again.

## Laying a table

web-set-up = { $game }: a new table
web-set-up-friends = Open seats are for friends: you get a link to send them.
web-set-up-screen = Everybody plays at this screen. A curtain falls between turns, so hands stay secret.
web-set-up-alone = You play alone, against the game itself.
web-set-up-short = Choose options
web-set-up-nobody = You have no seat: you will watch.
web-players = Players
web-seat = Seat { $number }
web-seat-name = Name at seat { $number }
web-seat-me = me
web-seat-screen = here
web-seat-open = open, for a friend
web-listed = List it in the lobby
web-listed-note = Anybody may then take an open seat. Otherwise only who has the link.
web-open-table = Open the table
web-start = Start
web-laying = Laying the table… Some options take a minute or two.

## Waiting room

web-waiting = { $game }: the table is laid
web-invited = { $name } invites you to { $game }
web-seats-free = { $count ->
    [0] Everybody is here.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
web-seat-free = free
web-seat-bot = Bot here
web-seat-empty = Clear the seat
web-sit = Sit here
web-stand-up = Stand up
web-level = Level of the bots
web-fill = Fill with bots and start
web-wait-host = The game starts as soon as every seat is taken.
web-link = Link to this table
web-link-private = Send it to your friends: only who has the link finds this table.
web-link-listed = Send it to your friends; the table is also listed in the lobby.
web-copy = Copy
web-copied = The link is copied.
web-copy-failed = The browser does not let us copy. Please mark the link and copy it.
web-option = { $option }: { $value }
web-options = Options

## At the table

web-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-text = The table in words
web-text-decision = Your decision
web-text-show = Show my cards
web-text-hide = Close my cards
web-text-veiled = Your cards lie closed here, too, in case somebody looks over.
web-text-short = Text view
web-undo = Undo
web-leave = Leave
web-leave-title = Leave the table?
web-leave-note = A bot plays on in your place and gives the seat back when you return. You may also just look at something else: the table waits for you.
web-leave-yes = A bot plays for me
web-leave-later = I’ll be back
web-leave-no = Stay
web-kept = A bot is playing in your place.
web-kept-return = Take my seat back
web-side = Beside the board
web-news = Log, chat and piles
web-log = Log
web-log-none = Nothing has happened yet.
web-log-moment = { $time }, after decision { $number }
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-watchers = Watchers
web-chat-say = Say something
web-send = Send
web-phrases = Quick phrases
web-phrases-about = Of whom?
web-hints = Hints
web-hints-note = A hint follows from what you can see. Everybody sees how many you asked for.
web-hints-thinking = Thinking…
web-hints-asked = Hints asked for
web-hints-allowed = Hints are allowed.
web-hints-allow = Allow hints
web-hints-allow-note = Whoever asks is told what follows from what they see; it is counted for all to see.
web-piles = Piles
web-lost = The connection is lost. It comes back by itself; nothing is lost.

## Around one screen

web-curtain = It is { $name }’s turn
web-curtain-note = The table is covered, so that nobody sees another player’s hand. The others look away, please.
web-curtain-lift = I am { $name }: show my hand
web-curtain-undo = { $name } takes the last decision back

## The guided first round

web-guide = Guided first round
web-guide-leave = I’ll find my way
web-guide-over = That was a whole round. From here on it goes the same way; the rules are always at hand above.
web-guide-done = Play on

## Keys

web-keys = Keys
web-key-tab = go from one thing to the next
web-key-enter = choose, press
web-key-undo = take the last decision back
web-key-text = the table in words
web-key-log = the log
web-key-chat = the chat
web-key-rules = the rules
web-key-escape = close what is open
web-key-help = this list

## The end

web-final-count = Final count
web-points = Points
web-place-title = Place
web-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
web-won = won
web-lost-game = lost
web-chart = Points through the game
web-chart-hint = point at a moment, press to see it
web-chart-hint-touch = tap a moment to see it
web-chart-start = Start
web-chart-table = The same in words
web-turning = Turning points
web-show-moment = Show this moment
web-rematch = Rematch
web-rematch-join = To the rematch
web-replay = Replay
web-keep-record = Keep the record
web-share = Share a link
web-ask-bot = Ask a bot what it saw
web-ask-bot-here = Ask a bot
web-ask-bot-thinking = The bot thinks…
web-opinion-same = A hard bot in { $seat }’s place, with the same knowledge, would do the same: { $choice }.
web-opinion-other = A hard bot in { $seat }’s place, with the same knowledge, would do this: { $choice }. Played: { $played }.
web-back-table = Back to the table
web-look-table = Look at the table
web-to-end = Final count

## Replay

web-as = Point of view
web-as-open = with everything open
web-as-seat = as { $seat } knew it
web-as-watcher = as a spectator knew it
web-run = Play
web-pause = Pause
web-step-first = To the deal
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-moment = Moment
web-moment-of = moment { $number } of { $count }
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast

## Watching and records

web-watch = Watch
web-watch-note = Spectators see what everybody at the table sees, and talk among themselves.
web-watch-none = No game is being played in the open right now.
web-records-mine = My finished games
web-records-none = None yet. Each game you finish is kept here.
web-records-uploaded = Games opened from a file
web-upload = See a record
web-upload-note = A record is a text file that holds a whole game. Choose one to see it again.
web-upload-choose = Choose a file
web-download = Download
web-count = Final count

## About

web-about = About Expedition
web-about-what = Expedition is the place to play expedition board games: against bots, with friends, around one screen. No bot and no player sees more than it may.
web-about-private = This browser keeps your settings and a cookie that gives you your seats back. Nothing is fetched from elsewhere, nobody is followed.
web-credits = Made with the work of others
web-credits-icons = Icons by Lorc, Delapouite and contributors, from game-icons.net, under CC BY 3.0; recoloured and simplified.

## Bots have names

web-bot-1 = Livia
web-bot-2 = Anton
web-bot-3 = Sofia
web-bot-4 = Marek
