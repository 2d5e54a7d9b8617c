"""Play and watch at a terminal: a full screen (`app`) and plain lines (`plain`) over one table.

Nothing here knows a game: what to show comes from `Game.describe`, `prompt` and `move_words`.
"""
