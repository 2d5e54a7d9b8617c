game-title = Cave
option-candles = Candles

went-well = { $seat_is_you ->
    [yes] You go the right way.
   *[no] { $seat } goes the right way.
}
went-astray = { $seat_is_you ->
    [yes] You go astray.
   *[no] { $seat } goes astray.
}
ending-out = You are out in the light.
ending-dark = The last candle is out.
decided-together = You win or lose together.

prompt-way = Left or right? Candles: { $candles }.
move-left = Left
move-right = Right
why-over = The game is over.

hint-sure = Is the next way certain?
hint-which = Which way is it?
hint-unsure = From here nobody can tell.
hint-certain = It can be told from the forks behind.
hint-go-left = It is left.
hint-go-right = It is right.
hint-not-left = Not right: it is left.
hint-not-right = Not left: it is right.

phrase-careful = Careful!
phrase-trust = I trust { $about }.
phrase-trust-nobody = I trust nobody.
