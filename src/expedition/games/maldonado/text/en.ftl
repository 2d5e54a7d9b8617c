# Maldonado: what is said during the game in English. The nouns are in en.nouns.ftl.

game-title = Corps of Discovery: Maldonado
game-short = Maldonado
game-tagline = Read the land, feed the crew, hunt three monsters – and find out who listens to the ghost

## Options

option-mode = Mode
    .help = Whether one of you may be a traitor. Alone you always play Allies.
option-mode-traitor = Traitor
    .help = Hidden roles, cards laid face down, accusations. Alone you always play Allies.
option-mode-allies = Allies
    .help = All together against the ghost; every crew member must be saved.
option-water = Water
    .help = How much water the expedition starts with.
option-water-easy = easy
    .help = One water more than usual.
option-water-normal = normal
    .help = As the rulebook has it.
option-water-hard = hard
    .help = One water less than usual.
option-fate = Fate card
    .help = A day without a completed row makes the ghost stronger.
option-fate-off = off
    .help = A day without a completed row does no harm.
option-fate-on = on
    .help = A day without a completed row makes the ghost stronger.
option-land = Land
    .help = A printed map, or a new one made for this game.
option-land-printed = printed
    .help = One of the ten maps of the box.
option-land-easy = new, easy
    .help = A new map on which most can be deduced early.
option-land-normal = new, normal
    .help = A new map of usual difficulty.
option-land-hard = new, hard
    .help = A new map that keeps its secrets long.
option-map = Map
    .help = Which of the printed maps, from easy to hard.
option-map-0 = by lot
option-map-1 = 1
option-map-2 = 2
option-map-3 = 3
option-map-4 = 4
option-map-5 = 5
option-map-6 = 6
option-map-7 = 7
option-map-8 = 8
option-map-9 = 9
option-map-10 = 10
option-land-seed = Seed of a new land
    .help = A new land with the same seed and difficulty is the same everywhere, also for the command map; 0 draws one by lot.
option-land-seed-0 = by lot
option-hints = Hints
    .help = Who may ask what can be deduced.
option-hints-nobody = nobody
    .help = You are on your own.
option-hints-first = first seat
    .help = Only whoever sits in the first seat.
option-hints-everyone = everyone
    .help = All may ask.

## Set-up

first-player = { $seat_is_you ->
    [yes] You are first player.
   *[no] { $seat } is first player.
}
your-role = { $seat_is_you ->
    [yes] Your role: { $role }.
   *[no] { $seat }’s role: { $role }.
}
took = { $seat_is_you ->
    [yes] You choose { $thing_acc }.
   *[no] { $seat } chooses { $thing_acc }.
}
waterskin-filled = { $count } water goes into the waterskin; { $water } is left.
drew = { $seat_is_you ->
    [yes] You draw: { $cards }.
   *[no] { $seat } draws: { $cards }.
}
pile-renewed = The discarded influence cards are shuffled into a new pile.
new-day = Day { $day }. Challenges: { $challenges }.

## The land

explored = { $seat_is_you ->
    [yes] You explore
   *[no] { $seat } explores
} { $space }: { $terrain }.
stayed = { $seat_is_you ->
    [yes] You find no way on and take a path token from the box.
   *[no] { $seat } finds no way on and takes a path token from the box.
}
row-completed = Row { $row } is completed.
cleared = { $space } is cleared: { $terrain }.
spied = { $seat_is_you ->
    [yes] You show
   *[no] { $seat } shows
} all through the spyglass what is at { $space }: { $terrain }.
you-scouted = { $seat_is_you ->
    [yes] Clark looks at { $space } for you alone: { $terrain }.
   *[no] Clark looks at { $space } for { $seat } alone: { $terrain }.
}
scouted = { $seat_is_you ->
    [yes] Clark looks at { $space } for you alone.
   *[no] Clark looks at { $space } for { $seat } alone.
}
goggles-laid = { $seat_is_you ->
    [yes] You lay
   *[no] { $seat } lays
} { $count } water on { $space }.
goggles-missed = No water here: the { $count } water of the goggles goes back to the box.
kill-card = A kill card is revealed: { $kill }.
threat = { $threat } comes out of the bones at { $space }!
turned-up = { $seat_is_you ->
    [yes] You turn up
   *[no] { $seat } turns up
} the hidden card on { $crew }: { $card }.

## The expedition

gained = +{ $count } { $kind }.
no-room = No room, lost: { $count } { $kind }.
paid = Paid: { $kinds }.
water-lost = { $count } water is lost; { $water } is left.
out-of-water = { $count } water must go, but the store holds { $water }.
cannot-pay = Nobody can give what is demanded.
ghost-rises = The power of Maldonado rises by { $by } to { $track }.
ghost-falls = The power of Maldonado falls by { $by } to { $track }.
used = { $seat_is_you ->
    [yes] You use { $thing_acc }.
   *[no] { $seat } uses { $thing_acc }.
}
exhausted = Exhausted: { $gear }.
readied = Ready again: { $gear }.
waterskin-dropped = { $seat_is_you ->
    [yes] You drop the waterskin.
   *[no] { $seat } drops the waterskin.
}
no-fatigue = There will be no fatigue in the coming night.
token-laid = { $challenge }: { $count } of { $suns } suns.
token-away = No time passes: the path token goes to the box.
challenge-passed = Passed: { $challenge }.
challenge-failed = Failed: { $challenge }.
you-looked = { $seat_is_you ->
    [yes] You look at card { $number } on { $crew }: { $card }.
   *[no] { $seat } looks at card { $number } on { $crew }: { $card }.
}
looked = { $seat_is_you ->
    [yes] You look at card { $number } on { $crew }.
   *[no] { $seat } looks at card { $number } on { $crew }.
}
you-discarded = { $seat_is_you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
discarded = { $seat_is_you ->
    [yes] You discard an influence card.
   *[no] { $seat } discards an influence card.
}
has-chosen = { $seat_is_you ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
}

## Influence

laid-up = { $seat_is_you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card } face up on { $crew }.
you-laid-down = { $seat_is_you ->
    [yes] You lay { $card } face down on { $crew }.
   *[no] { $seat } lays { $card } face down on { $crew }.
}
laid-down = { $seat_is_you ->
    [yes] You lay a card face down on { $crew }.
   *[no] { $seat } lays a card face down on { $crew }.
}
laid-order = { $seat_is_you ->
    [yes] You lay
   *[no] { $seat } lays
} an order on { $crew }, unseen.
laid-nothing = { $seat_is_you ->
    [yes] You lay
   *[no] { $seat } lays
} nothing on { $crew }: there are no orders left.

## Kills and accusations

kill-declared = { $seat_is_you ->
    [yes] You attack { $threat } with { $kill }.
   *[no] { $seat } attacks { $threat } with { $kill }.
}
slain = { $threat } is dead: monster { $count } of { $goal }.
accused = { $seat_is_you ->
    [yes] You accuse
   *[no] { $seat } accuses
} { $target_is_you ->
    [yes] you.
   *[no] { $target }.
}
abstained = { $seat_is_you ->
    [yes] You accuse nobody.
   *[no] { $seat } accuses nobody.
}

## The night

night-falls = Night falls on day { $day }.
no-food = There is nothing to feed the crew with.
fatigue = Fatigue: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} too many.
monster-comes = In the night comes { $threat }.
fate = Fate: no row was completed today.
hands-renewed = All influence cards in hand are discarded and drawn anew.

## The end

traitor-shown = { $seat_is_you ->
    [yes] You were the traitor.
   *[no] { $seat } was the traitor.
}
no-traitor = There was no traitor.
final-land-printed = The land was map { $seed } of the box.
final-land-easy = The land was new: easy, seed { $seed }.
final-land-normal = The land was new: normal, seed { $seed }.
final-land-hard = The land was new: hard, seed { $seed }.
final-track = After the accusations the power of Maldonado is { $track } (before: { $before }).
crew-saved = { $crew } is saved: { $total } against { $track }.
crew-lost = { $crew } is lost: { $total } against { $track }.
won-allies = { $count } saved, { $needed } needed: the allies win!
won-traitor = { $count } saved, { $needed } needed: the traitor wins!
won-nobody = { $count } saved, { $needed } needed: the expedition has failed.
ending-kills = Three monsters are dead.
ending-thirst = There was not enough water.
ending-hunger = The crew has starved.
decided-allies = The allies have saved enough of the crew.
decided-traitor = The traitor has had his way.
decided-nobody = Everybody has lost.

## What is asked

prompt-over = The game is over.
prompt-waiting = Waiting for { $seats }.
prompt-character = Choose your character.
prompt-gear = Choose a piece of gear.
prompt-turn = Your turn: explore a space, or act first.
prompt-tool = You have explored { $terrain }: do you use your gear for one more?
prompt-swap = The teepee: do you exchange a token?
prompt-gain = Choose a resource to gain.
prompt-gain-any = Choose a resource or water to gain.
prompt-clear = Which space do you clear? Up to { $count }.
prompt-clear-near = Which space next to the bones do you clear? Up to { $count }.
prompt-tribute = { $threat }: what do you give?
prompt-fog = The fog whispers: which influence card do you discard?
prompt-knight = The knight strikes: which of your gear is exhausted?
prompt-turn-up = Do you turn up one of the hidden cards?
prompt-after = Act as you like, then let time pass.
prompt-challenge = { $challenge }: pay or fail?
prompt-ready = Which piece of gear is ready again?
prompt-look = Which face-down card do you look at?
prompt-target = On which crew card do you lay a card?
prompt-card = Which card do you lay on { $crew }?
prompt-keep = Night: which card would you keep?
prompt-exhaust = Which gear is exhausted for the kill? { $count } to go.
prompt-accuse = Whom do you accuse?
headline = Day { $day }, power { $track }, { $slain } of { $goal } monsters dead
headline-set-up = Set-up
headline-allies = The allies have won
headline-traitor = The traitor has won
headline-nobody = All have lost
note-time = { $left ->
    [one] The next path token resolves { $challenge }.
   *[other] { $challenge }: { $left } path tokens to go.
}
note-challenge = { $challenge_text }
note-target = First the crew card, then the card.
note-card = Slot, then face up or down; or an order from the pile.
note-card-open = A card that matches, face up; or an order from the pile.
note-keep = Everybody is asked; only a traitor whose card lies on the table keeps one.
note-accuse = All choose in secret; you may change your mind until the last one has chosen.
note-fog = All choose in secret. Role cards stay.

## Moves

move-take = { $thing }
move-take-effect = { $thing_text }
move-explore = Explore { $space }{ $known ->
    [yes] {" "}({ $terrain })
   *[no] {""}
}{ $with ->
    [yes] {" "}with { $means_acc }
   *[no] {""}
}
move-stay = No way on: take a token from the box
move-use = Use { $thing_acc }
move-use-effect = { $thing_text }
move-use-space = { $thing }: { $space }
move-use-swap = { $thing }: { $give } for { $get }
move-drop = Drop the waterskin
move-kill = Kill { $threat } ({ $kill }): { $cost }{ $musket ->
    [yes] , with the musket
   *[no] {""}
}
move-time = { $last ->
    [yes] Let time pass: { $challenge } is resolved
   *[no] Let time pass: { $challenge } { $count }/{ $suns }
}
move-time-away = No time passes: { $thing }
move-target = { $crew }
move-lay = Lay card { $slot } face { $face ->
    [up] up
   *[down] down
}
move-order = Lay an order
move-nothing = Lay nothing (no orders left)
move-swap = { $give } for { $get }
move-gain = Gain { $kind_acc }
move-clear = Clear { $space }
move-turn = Turn up the card on { $crew }
move-pay = Pay { $kinds_acc }
move-pay-detail = { $challenge_text }
move-tribute = Give { $kinds_acc }
move-fail = Fail
move-fail-detail = { $challenge_text }
move-discard = Discard card { $slot }
move-exhaust = Exhaust { $gear_acc }
move-ready = Ready { $gear_acc }
move-look = { $crew }, card { $number } ({ $whose ->
    [none] set-up
   *[seat] { $owner }
}, { $back ->
    [order] order
   *[influence] influence
})
move-keep = Keep card { $slot }
move-accuse = Accuse { $target }
move-accuse-nobody = Accuse nobody
move-decline = No, go on

## Why not

why-over = The game is over.
why-not-asked = This is not yours to decide now.
why-other-question = Something else is being decided now.
why-not-now = That is not possible now.
why-way-free = There is a way on: explore a space.
why-peak = The peak is never explored.
why-no-token = No path token lies on { $space }.
why-start = The first step is into column 7, not to { $space }.
why-no-way = { $space } is not next to an explored space without a red border.
why-means = This does not help to reach { $space }.
why-less = It takes less to explore { $space }.
why-not-yours = You do not have this: { $thing }.
why-exhausted = Used, and not ready again yet: { $thing }.
why-used = Used already today: { $thing }.
why-no-effect = Nothing to do with this now: { $thing }.
why-not-there = Nothing to do with this on { $space } now: { $thing }.
why-no-partner = { $thing } needs somebody who plays { $other }.
why-other-moment = { $thing } is used { $moment ->
    [wood] when you explore wood
    [food] when you explore food
    [kill] with a kill
    [explore] when you explore
   *[time] when time passes
}.
why-own-turn = Only in your own turn, between the steps.
why-nothing-lives = No monster lives.
why-two-conditions = Two of the three conditions cannot be met together now.
why-no-kill = This kill card does not lie open: { $kill }.
why-no-monster = This monster does not live here: { $threat }.
why-track-full = The power of Maldonado cannot rise any more.
why-cannot-pay = The store does not hold that.
why-not-wanted = This is not what is asked for.
why-no-gear = Not enough ready gear.
why-taken = Somebody has it already: { $thing }.
why-no-slot = There is no card { $slot } in your hand.
why-last-back = Your last card stays in your hand.
why-role-card = Your role card stays in your hand.
why-role-down = This card goes face down only.
why-no-match = This card does not match { $crew }.
why-face-up = This card goes face up.
why-face-down = This card goes face down.
why-has-match = You have a card that matches { $crew }.
why-orders-left = There are orders left for { $crew }.
why-no-orders = There are no orders left for { $crew }.
why-not-target = Nothing for { $crew } was gained this turn.
why-not-near = { $space } is not next to the bones.
why-must-accuse = With three or four players everybody accuses somebody.
why-yourself = You cannot accuse yourself.

## The table in words

table-here = The expedition
table-day = Day { $day }; { $seat_is_you ->
    [yes] it is your turn.
   *[no] it is { $seat }’s turn.
}
table-track = The power of Maldonado is { $track }; { $slain } of { $goal } monsters are dead.
table-fate = Fate card in play; rows completed today: { $rows }.
table-gained = Gained this turn: { $kinds }.
table-end = The end
table-land = The land
table-land-row = { $row }
table-legend = ^ peak, M mountain, W wood, A water, F food, S flint, B berries, U mushrooms, 0–8 hill, T teepee, K bones, L Maldonado’s land; · token, ( ) seen, ! monster.
table-watered = Goggles have laid water on { $space }.
table-looked = Clark has looked for { $seat } at { $spaces }.
table-store = Store
table-pack = { $count ->
    [0] The backpack is empty.
   *[other] Backpack, { $count } of { $places } places: { $kinds }.
}
table-water = Water: { $water } of { $most }.
table-fatigue = { $count ->
    [one] { $count } token lies in a fatigue place.
   *[other] { $count } tokens lie in fatigue places.
}
table-challenges = Challenges
table-challenge = { $challenge } ({ $outcome ->
    [passed] passed
    [failed] failed
   *[waiting] { $count } of { $suns } suns
}): { $challenge_text }
table-beasts = Monsters and kill cards
table-monster = { $threat } at { $space }, { $alive ->
    [yes] alive: { $threat_text }
   *[no] dead.
}
table-kill = { $kill }: { $kill_text }
table-crew = Crew
table-crew-card = { $crew }: { $cards ->
    [0] no cards yet.
   *[other] { $known } that you know of, { $hidden ->
        [0] nothing hidden.
        [one] { $hidden } card unknown.
       *[other] { $hidden } cards unknown.
    }
}
table-crew-card-veiled = { $crew }: { $cards ->
    [0] no cards yet.
   *[other] { $shown } face up, { $down ->
        [0] nothing hidden.
        [one] { $down } card face down.
       *[other] { $down } cards face down.
    }
}
table-laid = – { $whose ->
    [none] set-up
   *[seat] { $owner }
}: { $known ->
    [yes] { $card }{ $face ->
        [up] {""}
       *[down] , face down
    }
   *[no] { $back ->
        [order] an order, face down
       *[influence] a card, face down
    }
}
table-laid-veiled = – { $whose ->
    [none] set-up
   *[seat] { $owner }
}: { $back ->
    [order] an order, face down
   *[influence] a card, face down
}
table-hand = Your hand
table-held = { $slot }: { $card }
table-held-veiled = { $slot }: a card, face down
table-players = Players
table-player = { $seat_is_you ->
    [yes] You: { $backs ->
        [one] { $backs } card in hand.
       *[other] { $backs } cards in hand.
    }
   *[no] { $seat }: { $backs ->
        [one] { $backs } card in hand.
       *[other] { $backs } cards in hand.
    }
}
table-tool = – { $thing } ({ $ready ->
    [yes] ready
   *[no] spent
}): { $thing_text }
table-role = { $seat_is_you ->
    [yes] Your role
   *[no] { $seat }’s role
}: { $role }.
table-role-veiled = { $seat_is_you ->
    [yes] Your role
   *[no] { $seat }’s role
}: a card, face down.
table-accused = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [one] { $count } accusation token.
   *[other] { $count } accusation tokens.
}
table-piles = Piles
table-pile-counts = Influence { $influence }, orders { $orders }, challenges { $challenges }, threats { $threats }, kill cards { $kills }.

## The story

story-allies = The allies win on day { $day } with a record of { $score }.
story-traitor = The traitor wins on day { $day }.
story-nobody = Three monsters are dead on day { $day }, but too few of the crew are saved.
story-thirst = The expedition dies of thirst on day { $day }.
story-hunger = The expedition starves on day { $day }.
story-row-crew = Crew saved
story-row-challenge = Challenges passed
story-row-water = Water left
story-row-resource = Resources left
story-row-waterskin = Waterskin kept
story-day = Day { $day }
