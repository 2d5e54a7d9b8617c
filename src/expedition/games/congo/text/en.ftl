# Congo: what is said during the game in English. The nouns are in en.nouns.ftl.

game-title = Expedition: Congo River 1884
game-short = Congo River
game-tagline = Up the Congo by steamer: secret bids, quiet bluffs and the odd gorilla

## Options

option-river = River
    .help = How far the boat travels.
option-river-full = whole river
    .help = All the way up to Kindu: 15 stops with four players, 14 with two or three.
option-river-short = short
    .help = From Nouvelle Anvers to Kindu: nine stops.
option-scores = Scores
    .help = Whether you see what the others have scored.
option-scores-open = open
    .help = Everyone sees everyone’s points.
option-scores-hidden = hidden
    .help = You see only your own points until the game is over.

## Steps of a round

step-station = Station
step-draw = Draw
step-bid = Bids
step-special = Special card
step-at-once = Special card, before the reveal
step-reveal = Reveal
step-card = Special card, after the reveal
step-value = Values
step-raise = Raising
step-control = Control
step-commit = Tie: secret hippo tiles
step-tie = Tie: more hippo tiles
step-boat = The boat moves on
step-over = Game over

## The round begins

first-player = { $seat_is_you ->
    [yes] You are first player.
   *[no] { $seat } is first player.
}
station = { $stop }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $station }, { $flag }.
station-language = The die shows { $roll }: { $language } is spoken here.
pile-renewed = The discarded { $kind } are shuffled into a new pile.
drew-character = { $seat_is_you ->
    [yes] You draw { $card }, { $card_what }.
   *[no] { $seat } draws { $card }, { $card_what }.
}
drew-auxiliary = { $seat_is_you ->
    [yes] You draw { $auxiliary_acc }.
   *[no] { $seat } draws { $auxiliary_acc }.
}
drew-special = { $seat_is_you ->
    [yes] You alone have the fewest points and draw a special card: { $special }.
   *[no] { $seat } alone has the fewest points and draws a special card: { $special }.
}
drew-special-unseen = { $seat } alone has the fewest points and draws a special card.

## Bids and the special card

you-bid = { $seat_is_you ->
    [yes] You bid { $card }, { $card_what }.
   *[no] { $seat } bids { $card }, { $card_what }.
}
bid-made = { $seat } has bid.
special-declined = { $seat_is_you ->
    [yes] You play no special card.
   *[no] { $seat } plays no special card.
}
special-played = { $seat_is_you ->
    [yes] You play { $special }.
   *[no] { $seat } plays { $special }.
}
bid-shown = { $seat_is_you ->
    [yes] You reveal { $card }, { $card_what }.
   *[no] { $seat } reveals { $card }, { $card_what }.
}
bids-returned = All bids go back to hand, unseen.
returned-to-hand = { $seat_is_you ->
    [yes] Your { $card_short } goes back to hand.
   *[no] { $card_short } ({ $seat }) goes back to hand.
}

## Special cards

you-looked = { $seat_is_you ->
    [yes] You look at the tile of { $stop }: { $station }.
   *[no] { $seat } looks at the tile of { $stop }: { $station }.
}
looked = { $seat } looks at the tile of { $stop }.
you-chose-discard = { $seat_is_you ->
    [yes] You will discard { $card }, { $card_what }.
   *[no] { $seat } will discard { $card }, { $card_what }.
}
chose-discard = { $seat } has chosen a character to discard.
discarded = { $seat_is_you ->
    [yes] You discard { $card }, { $card_what }.
   *[no] { $seat } discards { $card }, { $card_what }.
}
colonial-character = { special-colonial }: { $seat_is_you ->
    [yes] you draw a character.
   *[no] { $seat } draws a character.
}
colonial-auxiliary = { special-colonial }: { $seat_is_you ->
    [yes] you draw an auxiliary.
   *[no] { $seat } draws an auxiliary.
}
swapped = { $seat_is_you ->
    [yes] You swap your bid; { $card_short } goes back to hand.
   *[no] { $seat } swaps the bid; { $card_short } goes back to hand.
}
kept-bid = { $seat_is_you ->
    [yes] You keep your bid.
   *[no] { $seat } keeps the bid.
}
lost-overboard = { special-man-overboard }: { $victim_is_you ->
    [yes] you lose { $auxiliary_acc } from hand.
   *[no] { $victim } loses { $auxiliary_acc } from hand.
}
spared = { special-man-overboard }: { $seat_is_you ->
    [yes] you spare everyone.
   *[no] { $seat } spares everyone.
}
killed = { $special }: { $seat_is_you ->
    [yes] your { $card_short }
   *[no] { $card_short } ({ $seat })
} rolls { $roll } and dies.
killed-outright = { $special }: { $seat_is_you ->
    [yes] your { $card_short }
   *[no] { $card_short } ({ $seat })
} has no chance and dies.
attacker-killed = { $special }: { $seat_is_you ->
    [yes] your { $card_short }
   *[no] { $card_short } ({ $seat })
} rolls { $roll } and survives; the attacker dies.
fled = { $seat_is_you ->
    [yes] Your { $card_short } flees, back to hand.
   *[no] { $card_short } ({ $seat }) flees, back to hand.
}
malaria-roll = { special-malaria }: { $seat_is_you ->
    [yes] you roll { $roll }.
   *[no] { $seat } rolls { $roll }.
}
bitten = { $seat_is_you ->
    [yes] Your { $card_short } falls ill and is discarded.
   *[no] { $card_short } ({ $seat }) falls ill and is discarded.
}
cured = { $seat_is_you ->
    [yes] Your { $card_short } is bitten, rolls { $roll }, recovers and stays.
   *[no] { $card_short } ({ $seat }) is bitten, rolls { $roll }, recovers and stays.
}
not-cured = { $seat_is_you ->
    [yes] Your { $card_short } is bitten, rolls { $roll } and is discarded.
   *[no] { $card_short } ({ $seat }) is bitten, rolls { $roll } and is discarded.
}

## Values and raising

language-rolled = { $seat_is_you ->
    [yes] Your { $card_short } rolls { $roll } and speaks { $language }.
   *[no] { $card_short } ({ $seat }) rolls { $roll } and speaks { $language }.
}
sympathy-rolled = { $seat_is_you ->
    [yes] Your { $card_short } rolls { $roll } and sides with { $nation }.
   *[no] { $card_short } ({ $seat }) rolls { $roll } and sides with { $nation }.
}
base-value = { $seat_is_you ->
    [yes] Your { $card_short } is worth { $total } here.
   *[no] { $card_short } ({ $seat }) is worth { $total } here.
}
added = { $seat_is_you ->
    [yes] You add { $cards_acc }: { $total }.
   *[no] { $seat } adds { $cards_acc }: { $total }.
}
waited = { $seat_is_you ->
    [yes] You pass and wait with { $total }.
   *[no] { $seat } passes and waits with { $total }.
}
passed-out = { $seat_is_you ->
    [yes] You pass and are out; your { $total } stands.
   *[no] { $seat } passes and is out; { $total } stands.
}

## Control and ties

tied = Tie at { $total } between { $seats_with_you }: hippo tiles decide.
you-committed = { $seat_is_you ->
    [yes] You commit
   *[no] { $seat } commits
} { $tiles_count ->
    [one] a hippo tile worth { $tiles_value }.
   *[other] hippo tiles worth { $tiles_value }.
}
committed = { $seat } has committed hippo tiles.
tiles-shown = { $seat_is_you ->
    [yes] You show
   *[no] { $seat } shows
} { $tiles_count ->
    [one] a hippo tile worth { $tiles_value }.
   *[other] hippo tiles worth { $tiles_value }: { $sum } in all.
}
no-tiles = { $seat_is_you ->
    [yes] You have no hippo tile to show.
   *[no] { $seat } has no hippo tile to show.
}
tiles-added = { $seat_is_you ->
    [yes] You add
   *[no] { $seat } adds
} { $tiles_count ->
    [one] a hippo tile worth { $tiles_value }
   *[other] hippo tiles worth { $tiles_value }
}: { $sum } in all.
held = { $seat_is_you ->
    [yes] You add no hippo tile.
   *[no] { $seat } adds no hippo tile.
}
control = { $seat_is_you ->
    [yes] You take control of { $stop } with { $total }.
   *[no] { $seat } takes control of { $stop } with { $total }.
}
uncontrolled = Nobody takes control of { $stop }.
took-hippos = { $seat_is_you ->
    [yes] You take
   *[no] { $seat } takes
} { $tiles_count ->
    [one] a hippo tile worth { $tiles_value }.
   *[other] { $tiles_count } hippo tiles, worth { $tiles_value }.
}
took-hippos-unseen = { $seat } takes { $count ->
    [one] a hippo tile
   *[other] { $count } hippo tiles
}.

## Points and the end

scored = { $seat_is_you ->
    [yes] You score
   *[no] { $seat } scores
} { $points_number ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}.
scored-tie = The tie stands: { $seat_is_you ->
    [yes] you score
   *[no] { $seat } scores
} { $points_number ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}.
scored-okapi = { $seat_is_you ->
    [yes] Your explorer goes hunting and brings home
   *[no] { $seat }’s explorer goes hunting and brings home
} { $points_number ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}.
scored-trader = { special-arab-trader }: { $seat_is_you ->
    [yes] you score
   *[no] { $seat } scores
} { $points_number ->
    [0.5] { $points } point more
    [one] { $points } point more
   *[other] { $points } points more
}.
scored-specials = { $seat_is_you ->
    [yes] You score { $points_number ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } for special cards left in hand.
   *[no] { $seat } scores { $points_number ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } for special cards left in hand.
}
game-over = The boat leaves Kindu: the game is over.
ending-kindu = The boat has left Kindu.
decided-points = Decided on points.
decided-auxiliaries = Level on points: auxiliaries in hand decide.
decided-cards = Level on points and auxiliaries: cards in hand decide.
decided-shared = Level in everything: the win is shared.

## What is asked

prompt-bid = { $stop }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $station }, { $flag }. Whom do you bid?
prompt-special = { $stop } ({ $station }, { $flag }): do you play a special card?
prompt-explored-region = Which face-down station tile do you look at?
prompt-damaged-boiler = The boiler is damaged: which character do you discard?
prompt-man-overboard = Man overboard! Who loses an auxiliary?
prompt-warrior = Whose character does the warrior attack?
prompt-gorilla = Whose character does the gorilla attack?
prompt-gorilla-own = The gorilla turns on your own character: fight or flee?
prompt-colonial = From which deck do you draw?
prompt-colonial-swap = Do you swap your bid for the character you drew?
prompt-raise-behind = You have { $total }, the top is { $top }. Add auxiliaries, or pass and be out?
prompt-raise-leading = You lead with { $top }. Add auxiliaries, or pass and wait?
prompt-raise-tied = You are tied at the top with { $top }. Add auxiliaries, or pass?
prompt-commit = Tie at { $stop }: which hippo tiles do you commit?
prompt-tie = Still level at { $stop }: do you add hippo tiles?
prompt-waiting = Waiting for { $seats }.
prompt-over = The game is over.

## Moves

move-bid = Bid { $card }, { $card_what }
move-play = Play { $special }
move-play-effect = { $special_text }
move-decline = Play no special card
move-add = { $standing ->
    [lead] Lead with { $total }
    [level] Level at { $total }
   *[behind] Behind with { $total }
}: { $cards }
move-add-detail = { $sum }: { $standing ->
    [lead] you would lead
    [level] you would be level at the top
   *[behind] you would still be behind
} ({ $cards }).
move-pass-wait = Pass (wait with { $total })
move-pass-out = Pass (you are out, { $total } stands)
move-hippos = { $tiles_count ->
    [one] Lay a hippo tile worth { $tiles_value }
   *[other] Lay hippo tiles worth { $tiles_value } ({ $sum } together)
}
move-hold = Add no hippo tile
move-look = Look at { $stop }
move-discard = Discard { $card }, { $card_what }
move-attack = { $sure ->
    [yes] Certain death
   *[no] Dies on { $odds }
}: { $card_short } ({ $seat })
move-attack-detail = { $card }, { $card_what } ({ $seat }): { $sure ->
    [yes] dies for certain
   *[no] dies on { $odds }; on more the attacker dies
}.
move-fight = Fight the gorilla: { $sure ->
    [yes] certain death
   *[no] your { $card_short } dies on { $odds }
}
move-flee = Flee (back to hand, nobody scores)
move-overboard = { $seat } loses an auxiliary
move-overboard-nobody = Nobody loses an auxiliary
move-draw-character = Draw a character
move-draw-auxiliary = Draw an auxiliary
move-swap = Swap for { $card }, { $card_what }
move-keep = Keep your bid

## Why not

stands-bid = A bid stands once it is made.

why-over = The game is over.
why-not-asked = This is not yours to decide now.
why-other-question = Something else is being decided now.
why-not-now = That is not possible now.
why-not-in-hand = { $card } is not in your hand.
why-special-not-in-hand = { $special } is not in your hand.
why-auxiliary-not-in-hand = You do not have enough cards of this kind in hand: { $auxiliary }.
why-special-place = { $special } cannot be played here. Allowed: { $special_where }.
why-okapi-explorer = { $special } needs an explorer as your bid.
why-nothing-face-down = { $special } needs a face-down station tile, and there is none left.
why-no-character = You have no character standing at this stop.
why-no-auxiliaries = { $special }: nobody may add auxiliaries this round.
why-one-servant = { $seat_is_you ->
    [yes] There is only one servant a round, and you have played it.
   *[no] There is only one servant a round, and { $seat } has played it.
}
why-needs-profession = This auxiliary helps only { $profession_acc }.
why-no-flag = There is no flag here, so no interpreter is needed.
why-one-interpreter = Your character already has an interpreter.
why-speaks = Your character speaks { $language } already and needs no interpreter.
why-raising-over = For you the raising is over.
why-language-die = A die decides first which language your character speaks.
why-must-commit = You must commit at least one hippo tile.
why-no-such-tiles = You do not have these hippo tiles.
why-not-face-down = No tile lies face down at { $stop }.
why-no-target = This player cannot be chosen.
