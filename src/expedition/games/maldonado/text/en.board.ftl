# Maldonado: what the drawn table says in English.

## The game in the lobby

game-year = 1805
game-minutes = 60 minutes
game-kind = deduction and a hidden traitor

## Tokens, terrains on the map, marks

token-wood = wood
token-food = food
token-flint = flint
token-berries = berries
token-mushrooms = mushrooms
token-water = water
token-any = any
cell-wood = wood
cell-water = water
cell-food = food
cell-flint = flint
cell-berries = berries
cell-mushrooms = mushrooms
cell-hill = hill
cell-teepee = teepee
cell-bones = bones
cell-land = his land
cell-mountain = mountain
cell-peak = peak
mark-wood = wood
mark-water = water
mark-food = food
mark-flint = flint
mark-berries = berries
mark-mushrooms = mushr.
mark-hill = hill
mark-teepee = teepee
mark-bones = bones
mark-land = land
mark-mountain = mountain
mark-peak = peak
mark-or = { $name } or
marks-title = Your marks on { $space }
marks-note = only you see them
marks-open = Mark a space
marks-perhaps = perhaps
marks-sure = certain
marks-clear = rub out
marks-done = Done

## The land

land-label = The land
land-left = left
land-space = { $space }: { $state ->
    [explored] { $terrain }{ $number ->
        [-1] {""}
       *[other] { " " }{ $number }
    }{ $red ->
        [yes] , no way on from here
       *[no] {""}
    }{ $beast ->
        [alive] , { $name } is here
        [slain] , { $name }, slain
       *[none] {""}
    }
    [seen] not explored, known to be { $terrain }
   *[covered] not explored
}{ $water ->
    [0] {""}
   *[other] , water laid on it
}{ $marked ->
    [yes] , your mark: { $mark }
   *[no] {""}
}{ $legal ->
    [dear] , may be chosen at the cost of gear or character
    [yes] , may be chosen
   *[no] {""}
}
track-name = Maldonado
track-says = Maldonado’s power { $level }: whoever reaches { $level } is saved
track-save = save at { $level }+

## The camp

camp-challenges = Challenges of day { $day }
camp-sun = a sun falls each turn
camp-passed = passed
camp-failed = failed
camp-suns = { $count } of { $of } suns
camp-no-challenges = Three are turned up once everybody is ready.
camp-pay = pay
camp-fail = or fail
camp-payable = can be paid now
camp-backpack = Backpack
camp-load = { $tired ->
    [0] { $count } of { $places }
   *[other] full · −{ $tired } water tonight
}
camp-store-says = { $count ->
    [0] The backpack is empty
   *[other] In the backpack: { $list }
}
camp-empty = empty pack
camp-water = Water { $count }
camp-beasts = Monsters
camp-slain = slain { $slain } of { $of } · { $unseen } unseen
camp-dead = slain
camp-any-two = kills with any 2 of these
camp-no-beasts = None met yet. Bones bring monsters, teepees the cards to kill them.
effect-track = ghost { $sign }{ $count }
effect-exhaust = exhaust { $count } gear
effect-exhaust-all = exhaust all gear
effect-ready = ready { $count } gear
effect-ready-all = ready all gear
effect-clear = clear a space
effect-look = look at a hidden card
effect-none = nothing
night-title = Tonight
night-asks = −{ $count } to monsters
night-deadly = As things stand nobody survives the night.

## Rules of the land

rules-title = Rules of the land
rules-about = { $space }: { $terrain }
rule-1 = Wood: one a row, one a column, beside water
rule-2 = Water: beside wood
rule-3 = Peak and mountains: one chain
rule-4 = Others but lands: never twice in a row or column
rule-5 = Like never touches like (but mountains)
rule-6 = Food: beside water
rule-7 = Flint: beside mountain, peak or hill
rule-8 = Berries: beside wood
rule-9 = Mushrooms: diagonal to wood
rule-10 = Teepee: by water or food, never by bones
rule-11 = His land and bones: two diagonal steps apart
rule-12 = Hill: lands in its row and column
rule-13 = Column 7: no bones, no mountain

## The crew

crew-title = The crew
crew-needed = { $open ->
    [yes] save { $least } of { $of }, { $all } if there is no traitor · each needs { $level }
   *[no] save { $least } of { $of } · each needs { $level }
}
crew-seen = seen { $sum }
crew-hidden = hidden { $count }
crew-cell = face up { $up } on { $open ->
    [one] { $open } card
   *[other] { $open } cards
}, face down { $down }, orders { $orders }
crew-turn = card { $number }
accuse-title = Accusations
accuse-round = { $round ->
    [0] after each of { $of } kills
   *[other] round { $round } of { $of }
}
accuse-accuses = accuses
accuse-tokens = Tokens before each
accuse-none = Everybody accuses somebody after each kill, all at once.
accuse-heading = Who is the traitor?
accuse-how = Talk first. All choose unseen; what you gave can be taken back until everybody has given.
accuse-nobody = Nobody
accuse-has = { $count ->
    [0] no tokens yet
    [one] { $count } token
   *[other] { $count } tokens
}
accuse-gave = You accuse { $seat }. Undo takes it back while the others think.
accuse-gave-nobody = You accuse nobody. Undo takes it back while the others think.
accuse-who = Who has chosen
accuse-thinks = thinks
accuse-given = has chosen

## Hand and kit

hand-label = Your hand
hand-of = { $seat }’s hand
hand-peek = Hold to peek
hand-count = { $roles ->
    [0] { $influence } influence
   *[other] { $influence } influence, 1 role
}
hand-slot = Card { $number }{ $shown ->
    [yes] : { $face }
   *[no] {""}
}
hand-card = { $kind } +{ $value }
hand-or = or −{ $count }
kit-label = Your character and gear
kit-ready = ready
kit-spent = used
kit-gone = gone

## Seats

seats-label = Players
seats-turn = { $seat_is_you ->
    [yes] your turn
   *[no] their turn
}
seats-backs = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
bar-day = Day { $day }
table-panels = Parts of the table
tab-hand = Hand
tab-crew = Crew
tab-camp = Camp
tab-rules = Rules
tab-talk = Talk
phone-rest = Nothing to do now
phone-drawer = Raise or lower the drawer

## Choosing

past-turn = { $seats }’s turn
past-choice = { $seats_count ->
    [one] { $seats } chooses
   *[other] { $seats } choose
}
ask-mode = { $what }
pick-spaces = Choose a space
pick-spaces-note = one that glows
pick-tokens = Choose a token
pick-tokens-note = then confirm
pick-swap = Choose what for what
pick-swap-note = give one, get another
pick-crew = Choose a crew card
pick-crew-note = among those that glow
pick-laid = Choose a card
pick-laid-note = face down on a crew card
pick-slots = Choose a card of your hand
pick-face = Card { $slot }: face up or down?
pick-cards = Choose a card
pick-cards-note = then confirm
pick-seats = Choose a player
pick-seats-note = unseen by the others
pick-kill = Choose how
pick-kill-note = card, monster, two conditions
sheet-gain = Choose what you gain
sheet-pay = Choose what to pay with
sheet-use-kettle = Put into the kettle
sheet-swap = Exchange at the teepee
sheet-use-sacagawea = Exchange
sheet-take = Choose for the journey
sheet-exhaust = Choose gear to exhaust
sheet-ready = Choose gear to ready
swap-give = Give
swap-get = Get
kill-title = Kill a monster
kill-note = Two conditions of a kill card, paid together from the common store.
kill-button = Kill
kill-with = With
kill-whom = The monster
kill-how = Paying
kill-musket = Musket
kill-musket-use = use it
kill-spare = spare { $kind }
lay-title = A card for { $crew }
lay-how = Choose one of your { $slots } cards by its number and how it lies, or an order from the pile.
lay-how-open = Choose one of your { $slots } cards that matches; without a match, an order from the pile.
lay-face = How it lies
lay-up = Face up
lay-down = Face down
lay-order = An order
lay-nothing = Nothing: no orders left
lay-peek = Hold to peek, and you read here what may be laid.
lay-refused = not this way: peek to see why
act-back = Back
act-explore-mark = your mark: { $mark }
act-kill = Kill { $threat }
act-kill-note = { $kill }: { $cost }{ $musket ->
    [yes] , with the musket
   *[no] {""}
}
act-lay = { $face ->
    [up] Lay card { $slot } face up
   *[down] Lay card { $slot } face down
}
act-order = Lay an order
act-nothing = Lay nothing
act-discard = Discard card { $slot }
act-keep = Keep card { $slot }
key-walk = walk the land
key-mark = mark the space you are on
key-peek = hold: see your cards
key-kill = kill a monster
key-digits = press the buttons of the prompt

## Short names of the crew

crew-short-wood = Gass
    .trade = carpenter
crew-short-food = Drouillard
    .trade = hunter
crew-short-flint = Shields
    .trade = gunsmith
crew-short-berries = Charbonneau
    .trade = cook
crew-short-mushrooms = Cruzatte
    .trade = fiddler

## What a monster does each night

night-lacks = none yet
night-mole-worm = takes 1 water each night
night-horned-hare = takes 1 food or 1 water each night
night-whispering-fog = ghost +1 each night
night-bone-knight = takes 1 resource but food, or 1 water, each night

## The last scene

reveal-kills = The third monster is dead. The cards speak.
reveal-thirst = There is not enough water. All is lost.
reveal-hunger = There is nothing to eat. All is lost.
reveal-need = Allies need { $needed } saved
reveal-saved = saved
reveal-lost = lost
reveal-open = not yet known
reveal-so-far = so far
reveal-tokens = Accusations
reveal-kill = After kill { $number }
reveal-next-role = Who was who?
reveal-next-track = The accusations weaken Maldonado, or feed him.
reveal-next-card = { $crew }: { $sum } of { $track }, { $left ->
    [one] one card still face down
   *[other] { $left } cards to turn
}.
reveal-won-allies = The allies have saved { $count } of 5 and win.
reveal-won-traitor = { $count ->
    [0] Nobody is
   *[other] Only { $count }
} saved: the traitor wins.
reveal-won-nobody = { $count ->
    [0] Nobody is
   *[other] Only { $count }
} saved: Maldonado keeps the land.
reveal-legend = Each bar is a card, in the order laid: a match adds, a mismatch takes { $mismatch }, the traitor takes { $traitor }.
reveal-all = All at once
reveal-on = Go on
reveal-turn = Turn the next card
reveal-count = To the count

## What a hint shows on the land

hinted-certain = certain
hinted-safe = safe
hinted-title = The chain of reasons
hinted-rule = rule { $rule }
hinted-close = Back to the land
hinted-legend = The number marks the spaces each reason is about.

## The guided first day

guide-welcome = Under every sun lies a piece of land. The rules of the land hold for every map: read the land before you step on it. { $mode ->
    [allies] Kill three monsters, and save all five of the crew from the ghost.
   *[traitor] Kill three monsters, keep the crew alive, and beware of whoever listens to the ghost.
}
guide-character = { $seats ->
    [1] You take a character, then gear.
   *[other] Everybody takes a character, then gear.
} What has been used rests until something readies it, as a rule the morning.
guide-gear = Choose gear that goes with your character. One copy of each is in the game.
guide-turn = Choose a glowing space and confirm. Before that you may use what is ready, or kill a monster. Press M on a space, or hold it, to write down what you think is there; press a known space to see its rules lit.
guide-after = The space has been activated. Use what you like; then let time pass: the sun goes on the challenge at hand.
guide-tool = Your gear fits this space: use it for one more, or save it for later today.
guide-swap = A teepee shows a kill card, and you may exchange one token for another.
guide-gain = His land strengthens the ghost, but gives you a token of your choice.
guide-clear = Clearing lifts a token without its effect: good for bones, and for the last space of a row.
guide-pay-threat = The monster wants something at once. What you cannot pay costs the expedition its life.
guide-challenge = The suns are complete. Give what the challenge asks for and earn its reward, or bear what comes of failing.
guide-target = You gained something, so one card goes to the crew. First choose whom; then the card.
guide-card = { $seats ->
    [1] {""}
   *[other] Hold to peek at your hand.{" "}
}{ $mode ->
    [allies] Lay a card that matches, face up; without a match, an order from the pile, unseen.
   *[traitor] An ally lays a matching card: +1 face up, +2 and +3 face down; without a match, an order from the pile.
}
guide-accuse = A monster is dead. { $seats ->
    [2] You both decide at once: accuse the other, or nobody. Every time an ally is wrong, the ghost grows stronger.
   *[other] Everybody points at somebody, all at once. Every token that hits the traitor weakens the ghost.
}
guide-keep = Night: hands are discarded and drawn anew. Everybody is asked which card to keep, so that nobody gives himself away.
guide-monsters = Monsters that live take their share each night.

## What players say, and the questions of a hint

phrase-plus-three = It was a +3.
phrase-order = I had no match: it is an order.
phrase-why-there = Why there, { $about }?
phrase-row = Let us finish a row.
phrase-water = Save water.
phrase-food = We need food for the night.
phrase-trust = I trust { $about }.
phrase-suspect = I suspect { $about }.
phrase-suspect-nobody = I suspect nobody.
accuse-suspicion = Suspicion now
hint-is-there = Is there a safe step?
hint-where = Where?
hint-why = Why?
hint-odds = How likely is what?
hint-marks = Check my marks
hint-not-here = Hints are not for this seat.
hint-no-marks = You have not marked anything yet.
hint-maps = { $maps ->
    [one] One map fits what you have seen.
   *[other] { $exact ->
        [yes] { $maps } maps fit what you have seen.
       *[no] About { $maps } maps fit what you have seen; the odds are rough.
    }
}
hint-maps-many = Far too many maps fit what you have seen to count them; the odds are rough.
hint-share = { $space }: { $terrains } ({ $percents } in a hundred).
