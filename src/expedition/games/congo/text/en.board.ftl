# Congo: what the drawn table says in English.

## The game in the lobby

game-year = 1884
game-minutes = 60 minutes
game-kind = bidding and bluff

## Where the game stands

headline = { $stop }, { $step ->
    [bid] bids
    [special] special card
    [at-once] special card
    [card] special card
    [raise] raising
   *[other] tie
}
headline-over = The boat has left Kindu
phase-station = Station
phase-draw = Draw
phase-bid = Bid
phase-special = Special card
phase-reveal = Show bids
phase-raise = Raise
phase-control = Control
phase-boat = Sail on

## What is asked, and a line that goes with it

ask-bid = Choose a character for { $stop }.
ask-special = Do you play a special card at { $stop }?
ask-special-none = None of your special cards fits { $stop }.
ask-explored-region = Which face-down tile do you look at?
ask-damaged-boiler = Which character do you discard?
ask-man-overboard = Man overboard! Who loses an auxiliary?
ask-warrior = Whom does the warrior attack?
ask-gorilla = Whom does the gorilla attack?
ask-gorilla-own = The gorilla turns on you: fight or flee?
ask-colonial = From which deck do you draw?
ask-colonial-swap = Do you swap your bid?
ask-raise = Add auxiliaries to { $card_short }, or pass.
ask-raise-none = Nothing in your hand helps { $card_short }: pass.
ask-commit = Tie at { $stop }: lay hippo tiles.
ask-tie = Still level at { $stop }: add tiles?
ask-waiting = Waiting for { $seats_with_you }.
ask-over = The game is over.

note-bid = All bids are shown together.
note-special = One card a round; a card kept is worth ½ point at the end.
note-explored-region = Only you will know what lies there.
note-damaged-boiler = Your bid stays. The others choose too, and all cards go at once.
note-man-overboard = The card is taken at random and shown.
note-warrior = If he lives, he turns on your own character.
note-gorilla = It goes on until it dies, and comes to you last.
note-gorilla-own = { $card }, { $card_what }, stands alone against it.
note-colonial = A character you draw may replace your bid after the reveal.
note-colonial-swap = Your bid is { $card }, { $card_what }.
note-raise-behind = { $seats } { $seats_count ->
    [one] leads
   *[other] lead
} with { $top }, you stand at { $total }.
note-raise-tied = { $seats } { $seats_count ->
    [one] stands
   *[other] stand
} level with you at { $total }.
note-raise-leading = You lead with { $total }; next: { $seats } with { $top }.
note-commit = Chosen in secret; the highest sum wins, and all tiles laid are spent.
note-tie = If nobody adds, those level score 1 point each.
note-waiting-bid = Characters are chosen in secret.
note-waiting-special = One special card may be played.
note-waiting-reveal = The special card takes effect.
note-waiting-raise = Auxiliaries are being added.
note-waiting-control = Hippo tiles break the tie.

## Buttons and what they bring

act-pick-character = Choose a character
act-pick-character-note = from your hand
act-pick-auxiliary = Add auxiliaries
act-pick-auxiliary-note = choose them in your hand
act-pick-special = Play a card
act-pick-special-note = choose it in your hand
act-pick-tiles = Lay tiles
act-pick-tiles-note = choose them in your hand
act-pick-stop = Look at a tile
act-pick-stop-note = choose a stop on the map
act-bid = Bid { $card_short }
act-bid-note = { $die ->
    [yes] worth { $low } to { $high } here
   *[no] worth { $high } here
}
act-discard = Discard { $card_short }
act-discard-note = { $card_what }
act-add = Add { $cards_acc }
act-add-note = { $from } → { $total }, { $standing ->
    [lead] you would lead
    [level] level at the top
   *[behind] still behind
}
act-pass = Pass
act-pass-out = out of the raising, { $total } stands
act-pass-wait = wait with { $total }
act-play = Play { $special }
act-decline = Play none
act-decline-note = keep them: ½ point each at the end
act-look = Look at { $stop }
act-look-note = only you will see it
act-overboard = { $seat }
act-overboard-note = loses one of { $count ->
    [one] { $count } auxiliary
   *[other] { $count } auxiliaries
}
act-overboard-nobody = Nobody
act-overboard-nobody-note = all keep their cards
act-attack = { $card_short } ({ $seat })
act-attack-note = { $sure ->
    [yes] certain death
   *[no] dies on { $odds }
}
act-fight = Fight
act-fight-note = { $sure ->
    [yes] certain death
   *[no] dies on { $odds }
}
act-flee = Flee
act-flee-note = back to hand, nobody scores
act-draw-character = A character
act-draw-character-note = may replace your bid
act-draw-auxiliary = An auxiliary
act-draw-auxiliary-note = to be used this round
act-swap = Swap in { $card_short }
act-swap-note = { $card_what }, { $die ->
    [yes] worth { $low } to { $high } here
   *[no] worth { $high } here
}
act-keep = Keep the bid
act-keep-note = the drawn card stays in hand
act-hippos = Lay { $tiles_value }
act-hippos-note = { $sum } in all
act-hold = Add none
act-hold-note = the tie may stand: 1 point each
act-skip = Skip
key-actions = press the button with that number
key-hand = walk through your hand

## The map

map-title = The River Congo
map-subtitle = Stanley Pool to Kindu, 1884
map-label = Map of the river: { $count } stops, the boat is at { $stop }
map-river = CONGO
map-aruwimi = Aruwimi
map-equator = Equator
map-points = Points
map-nobody = nobody
map-track = Points: { $list }
map-track-seat = { $seat_is_you ->
    [yes] you { $points }
   *[no] { $seat } { $points }
}
map-overview = The whole river; choose a stop to go there

## The contest

contest-label = Contest for { $stop }
contest-what = { $station }, { $flag }
contest-points = { $points ->
    [one] point
   *[other] points
}
contest-hippos = The winner also takes { $tiles } hippo tiles
contest-hippos-short = +{ $tiles }
contest-language = { $language } is spoken here
contest-played = { $special }, { $seat_is_you ->
    [yes] played by you
   *[no] by { $seat }
}:
tag-turn = { $seat_is_you ->
    [yes] your turn
   *[no] thinks
}
tag-leads = leads
tag-tied = level
tag-tied-out = level, out
tag-behind = { $by } behind
tag-out = out
tag-won = wins
tag-ready = ready
tag-absent = not in it
tag-killed = dies
tag-fled = flees
tag-ill = malaria
tag-hunting = hunting
tag-returned = in hand
column-choosing = choosing a character
column-down = has bid, face down
column-absent = no character here
column-tiles = Hippo tiles
column-tiles-secret = face down
column-label = { $seat_is_you ->
    [yes] You
   *[no] { $seat }
}
part-station = { $station } { $points }
part-flag = flag { $loss }
part-card = { $special } { $change }
part-sympathy = sides with { $nation }
part-language = speaks { $language }
part-range = { $low } to { $high }, by its die

## What special cards do, in short

effect-gorilla = attacks one opponent after the other, then { $seat_is_you ->
    [yes] you
   *[no] its owner
}
effect-warrior = attacks one opponent, then perhaps { $seat_is_you ->
    [yes] you
   *[no] its owner
}
effect-okapi = 2 points for the explorer, who leaves the contest
effect-malaria = the lowest roll loses its character
effect-tam-tam = all bids go back unseen, nobody scores
effect-friendly-meeting = the losers’ characters go back to hand
effect-explored-region = { $seat_is_you ->
    [yes] you look at a tile upriver
   *[no] its owner looks at a tile upriver
}
effect-damaged-boiler = every opponent discards a character
effect-man-overboard = an opponent may lose an auxiliary
effect-only-nationals = only characters of the flag’s nation stay
effect-no-auxiliaries = nobody may add auxiliaries
effect-arab-trader = 1 point more if { $seat_is_you ->
    [yes] you take control
   *[no] its owner takes control
}
effect-hippo-attack = new bids come off the deck, face up
effect-colonial = a card drawn; a character may replace the bid
effect-witch-doctor = every opponent’s character is worth 1 less

## The hand

hand-label = Your hand
hand-of = { $seat_is_you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
hand-characters = Characters
hand-auxiliaries = Auxiliaries
hand-specials = Special
hand-hippos = Hippo tiles
hand-hippos-short = Hippos
hand-none = none
hand-pick-one = choose one, then confirm
hand-pick-some = choose one or more, then confirm
hand-worth = what each is worth here
card-here = here
card-makes = makes { $total }
card-flag = { $profession } − { $loss } for the flag
card-plain = no rivalry
card-die = by its die
card-known = all know it
card-chosen = to be discarded
card-times = ×{ $count }
card-selected = chosen
card-hippo = Hippo tile, { $value }
card-enough = One is chosen
sheet-where = Where: { $special_where }.
sheet-serves = Helps { $profession_acc }; as many as you like.
sheet-interpreter = Helps a character who does not speak the language here; one for each character.
sheet-servant = Helps anybody; one in the whole round.
for-profession = For { $profession_acc }
for-interpreter = If the language is foreign
for-servant = For anyone, one a round
brief-why-no-character = No character here
brief-why-no-auxiliaries = { $special }
brief-why-raising-over = Raising over
brief-why-one-servant = { $seat_is_you ->
    [yes] One a round: yours
   *[no] One a round: { $seat }
}
brief-why-needs-profession = Needs { $profession_acc }
brief-why-no-flag = No flag here
brief-why-one-interpreter = You have one
brief-why-speaks = Speaks { $language }
brief-why-language-die = The die comes first
use-now = Playable now
use-here = Fits here
use-elsewhere = { $special_where }
use-explorer = Needs an explorer as bid
use-seen = Nothing face down
use-spent = One was played this round
use-late = Too late this round
hippos-sum = to break ties, sum { $sum }

## Beside the board

ledger-label = Points and cards
ledger-characters = Characters
ledger-auxiliaries = Auxiliaries
ledger-specials = Special
ledger-hippos = Hippos
ledger-points = Points
ledger-first = first
ledger-bot = bot
ledger-you = You
ledger-hidden = hidden
unseen-title = Tiles not yet seen
unseen-ahead = { $ahead } of these { $count } lie upriver
unseen-none = all tiles are turned up
piles-left = { $count } left
piles-gone = Out of the game
piles-empty = nothing yet
values-title = What counts here

## The guided first round

guide-welcome = The steamer calls at one station after the other. At each you bid one character; the highest total takes control and scores the stop. Whoever has most points at Kindu wins.
guide-bid = Each card shows its worth here: 1 to 5 by profession, less 1 or 2 for a rival flag. Choose one; it stays secret until all have bid.
guide-special = Now one special card may be played, from the first player on. A card you keep is worth ½ point at the end, so there is no hurry.
guide-at-once = A special card works before the bids are shown, and asks for a decision. Each button says what it brings.
guide-card = A special card asks for a decision. Each button says what it brings before you press it.
guide-raise = All bids lie open: auxiliaries lift your character. Pass below the top and you are out; pass at the top and you only wait.
guide-commit = You are level at the top: hippo tiles decide. Tiles you lay are gone, whoever wins.
guide-tie = Still level: add more tiles, or leave it. If nobody adds, those level score 1 point each and nobody takes control.

## The story at the end

story-win = { $seat_is_you ->
    [yes] You take the river, { $score } to { $second }
   *[no] { $seat } takes the river, { $score } to { $second }
}
story-shared-win = { $seats_is_you ->
    [yes] You share the river with { $seats_others }, { $score } each
   *[no] { $seats } share the river, { $score } each
}
story-start = Start
story-stop = { $stop }
story-stops = Stops of { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-stops-detail = { $count ->
    [1] { $first }
   *[other] { $first } to { $last }
}
story-row-tie = Unbroken ties
story-row-okapi = Okapi hunts
story-row-trader = Arab Trader
story-row-specials = Special cards kept
story-shared-title = { $stop }: nobody’s
story-shared = { $seats_is_you ->
    [yes] You and { $seats_others } stay level to the last tile: 1 point each instead of { $points }.
   *[no] { $seats } stay level to the last tile: 1 point each instead of { $points }.
}
story-tiles-title = { $stop }, by hippo tiles
story-tiles = Level at { $total } with { $rivals_with_you }: { $seat_is_you ->
    [yes] your tiles, { $sum } against { $best }, bring you { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat }’s tiles, { $sum } against { $best }, bring { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
story-close-title = { $stop }, { $total } against { $second }
story-close = { $seat_is_you ->
    [yes] You stay just ahead of { $rival } and score { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat } stays just ahead of { $rival_is_you ->
        [yes] you
       *[no] { $rival }
    } and scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
story-struck-title = { $stop }: { $special }
story-struck = { $card_short } ({ $victim_is_you ->
    [yes] yours
   *[no] { $victim }
}) is lost, and { $seat_is_you ->
    [yes] you take
   *[no] { $seat } takes
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
story-lead-title = { $stop }: the lead for good
story-lead = { $seat_is_you ->
    [yes] { $points ->
        [one] With { $points } point you go ahead of everyone and stay there.
       *[other] With { $points } points you go ahead of everyone and stay there.
    }
   *[no] { $points ->
        [one] With { $points } point { $seat } goes ahead of everyone and stays there.
       *[other] With { $points } points { $seat } goes ahead of everyone and stays there.
    }
}
