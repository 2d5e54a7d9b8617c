# The terminal in English: what stands around a game, whichever it is.

## Keys

key-help = help
key-undo = undo
key-save = save
key-log = log
key-text = text
key-why = why not
key-light = light/dark
key-quit = quit
key-close = close
key-choose = choose
key-again = another game
key-table = the table
key-go = go on
key-back = back

## At the table

terminal-person = Player { $number }
terminal-bot-1 = Livia
terminal-bot-2 = Anton
terminal-bot-3 = Sofia
terminal-bot-4 = Marek
terminal-seated = { $seat }: { $bot }.
terminal-thinking = { $seat } is thinking
terminal-log = What happened
terminal-no-log = Nothing has happened yet.
terminal-text = The table in words
terminal-undo-none = You have not decided anything yet.
terminal-undo-stands = This cannot be taken back: somebody has decided since, or something was shown.
terminal-news = Since your last turn
terminal-range = There is no move { $number }: choose from 1 to { $count }.
terminal-small = Please enlarge the terminal to { $width }×{ $height }, or use --plain.

## The curtain

terminal-curtain = Pass the screen to { $seat }
terminal-curtain-why = The table is covered so that nobody sees another player’s hand.
terminal-curtain-ready = { $seat }, press Enter when you alone are looking.
terminal-curtain-undo = u takes back { $seat }’s last decision.

## Help

terminal-help = Keys
terminal-help-pick = ↑ ↓ choose a move, Enter makes it
terminal-help-number = 1, 2, 12 … go to the move of this number
terminal-help-tab = Tab moves to the log and the hand, where ↑ ↓ scroll
terminal-help-undo = u takes back your last decision, where the game lets you, until somebody else decides or something is shown
terminal-help-save = s saves the game to a file
terminal-help-log = l shows all that happened
terminal-help-text = t shows the whole table in words
terminal-help-why = w tells why something cannot be done now
terminal-help-light = d switches between dark and light
terminal-help-quit = q leaves the table; the game can be kept
terminal-help-marks = Marks of the seats:
terminal-help-mark = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
}

## Why not

terminal-why = Why can’t I …
terminal-why-line = { $move }: { $reason }
terminal-why-nothing = Everything you hold that is asked for now is in the list of moves.
terminal-why-ask = Or write a move, such as: { $example }
terminal-why-legal = You can do this now: { $move }.

## Saving and leaving

terminal-save = Save the game to this file
terminal-saved = Saved to { $file }
terminal-saved-resume = Go on later with: { $command }
terminal-undone = Taken back: { $move }.
terminal-quit = Leave the table?
terminal-quit-keep = Save and leave
terminal-quit-drop = Leave without saving
terminal-quit-stay = Go on playing
terminal-resumed = The game goes on.

## Plain lines: what one types, and what is answered

terminal-command-help = help
terminal-command-moves = moves
terminal-command-table = table
terminal-command-why = why
terminal-command-undo = undo
terminal-command-log = log
terminal-command-save = save
terminal-command-quit = quit
terminal-plain-welcome = { $title }. Type the number of a move, or ? for help.
terminal-plain-handover = Pass the keyboard to { $seat }. { $seat }, press Enter when you alone are looking.
terminal-plain-empty = Type the number of a move, or ? for help.
terminal-plain-why = Say which move, for instance: { terminal-command-why } { $example }
terminal-plain-save = Say where to, for instance: { terminal-command-save } { $file }
terminal-plain-end = The input has ended.
terminal-plain-help-pick = A number, or a move such as “{ $example }”, makes that move.
terminal-plain-help-moves = { terminal-command-moves }: the list of moves again
terminal-plain-help-table = { terminal-command-table }: the whole table in words
terminal-plain-help-why = { terminal-command-why } MOVE: why it cannot be made
terminal-plain-help-undo = { terminal-command-undo }: take back your last decision, where the game lets you, until somebody else decides or something is shown
terminal-plain-help-log = { terminal-command-log }: all that happened
terminal-plain-help-save = { terminal-command-save } FILE: keep the game in a file
terminal-plain-help-quit = { terminal-command-quit }: leave; the game is saved

## Errors

error-save = Cannot save to { $file }: { $detail }.
error-open = Cannot open { $file }: { $detail }.
error-names-alike = Two players are called “{ $name }”: give each a name of their own.
error-save-folder = Cannot save to { $file }: there is no folder { $folder }.
error-humans = { $humans } people cannot sit at { $seats } seats.
error-bots-many = Too many bots: { $bots } for { $free } free seats out of { $seats }.
error-option-form = An option reads name=value, not “{ $given }”.
error-seats-number = How many play is a whole number, not “{ $given }”.
error-resume-with = A saved game has its own table: leave out { $option }.
error-resume-game = The file holds a game of { $found }, not of { $game }.
