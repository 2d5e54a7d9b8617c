# Northwest Passage: what is said during the game in English. The nouns are in en.nouns.ftl.

game-title = Expedition: Northwest Passage
game-short = Northwest Passage
game-tagline = Ships, sleds and seven crewmen through a maze of islands, before the ice closes

## Options

option-places = Tied places
    .help = What players get who hold equally many tokens of a kind.
option-places-lowest = lowest
    .help = Each tied player gets the lowest place among those they fill.
option-places-shared = shared
    .help = House rule: tied players share the points of the places they cover, rounded down.
option-greenland = Greenland tokens
    .help = Who gets a token for coming back.
option-greenland-all = for everyone
    .help = Whoever comes back takes the highest token left.
option-greenland-passage = Passage first
    .help = House rule: only players who hold a token of the Northwest Passage.

## Set-up and tiles

turn-order = Turn order: { $seats }.
laid-out = On offer: { $tiles }.
picked = { $seat_is_you ->
    [yes] You choose { $tile }.
   *[no] { $seat } chooses { $tile }.
}
picked-fresh = { $seat_is_you ->
    [yes] You take { $tile }.
   *[no] { $seat } takes { $tile }.
}
took = { $seat_is_you ->
    [yes] You take { $tile }.
   *[no] { $seat } takes { $tile }.
}
drawn = New on offer: { $tile }.
refreshed = { $seat_is_you ->
    [yes] You lay out new tiles
   *[no] { $seat } lays out new tiles
}: { $tiles }.

## Rounds

round = Round { $round }: the sun stands at { $position }, { $rows ->
    [0] nothing is frozen
   *[other] rows 1–{ $rows } are frozen
}.
passed = { $seat_is_you ->
    [yes] You pass
   *[no] { $seat } passes
}{ $place ->
    [0] .
   *[other] : number { $place } next round.
}
sled-stands = { $seat_is_you ->
    [yes] The ice melts under your sled
   *[no] The ice melts under { $seat }’s sled
}: it finds ground on { $place }.
sled-lost = { $seat_is_you ->
    [yes] Your sled is lost
   *[no] { $seat }’s sled is lost
}, and { $crew ->
    [one] one crewman
   *[other] { $crew } crewmen
} with it.
ship-lost = { $seat_is_you ->
    [yes] Your ship is left behind
   *[no] { $seat }’s ship is left behind
}, { $crew ->
    [0] nobody aboard
    [one] one crewman aboard
   *[other] { $crew } crewmen aboard
}.

## The map

placed = { $seat_is_you ->
    [yes] You lay { $tile } at { $square }.
   *[no] { $seat } lays { $tile } at { $square }.
}
hole-filled = The hole at { $square } is filled: { $tile }.
island = { $seat_is_you ->
    [yes] You complete
   *[no] { $seat } completes
} an island of { $tiles } tiles: +{ $points } and a cartography token.
island-unmapped = { $seat_is_you ->
    [yes] You complete
   *[no] { $seat } completes
} an island of { $tiles } tiles: +{ $points }. No cartography token is left.

## Ship, sled and crew

moved = { $seat_is_you ->
    [yes] Your { $vehicle } moves to { $place }.
   *[no] { $seat }’s { $vehicle } moves to { $place }.
}
redistributed = { $seat_is_you ->
    [yes] You transfer crew
   *[no] { $seat } transfers crew
}: { $ship } on the ship, { $sled } on the sled.
sled-out = { $seat_is_you ->
    [yes] Your sled sets out
   *[no] { $seat }’s sled sets out
} with a crew of { $sled } ({ $place }).
sled-in = { $seat_is_you ->
    [yes] Your sled goes back aboard.
   *[no] { $seat }’s sled goes back aboard.
}
explored = { $seat_is_you ->
    [yes] You explore { $square } and take the { $token } token: +{ $points }.
   *[no] { $seat } explores { $square } and takes the { $token } token: +{ $points }.
}
found = { $seat_is_you ->
    [yes] You find the { $token } token at { $square }: +{ $points }.
   *[no] { $seat } finds the { $token } token at { $square }: +{ $points }.
}
passage = { $seat_is_you ->
    [yes] You discover the Northwest Passage: +{ $points }!
   *[no] { $seat } discovers the Northwest Passage: +{ $points }!
}
home = { $seat_is_you ->
    [yes] You are back in Greenland
   *[no] { $seat } is back in Greenland
}{ $points ->
    [0] .
   *[other] : +{ $points }.
}

## The last count

game-over = The game is over. The tokens are counted.
scored-majority = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} { $count } × { $token }, place { $place }: +{ $points }.
scored-shared = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} { $count } × { $token }, places { $first }–{ $place } shared: +{ $points }.
scored-sets = { $seat_is_you ->
    [yes] You have
   *[no] { $seat } has
} { $sets ->
    [one] one set of five tokens
   *[other] { $sets } sets of five tokens
}: +{ $points }.
scored-losses = { $seat_is_you ->
    [yes] You have lost
   *[no] { $seat } has lost
} { $crew ->
    [0] {""}
    [one] one crewman
   *[other] { $crew } crewmen
}{ $ships ->
    [0] {""}
   *[other] { $crew ->
        [0] the ship
       *[other] {" "}and the ship
    }
}: −{ $points }.
ending-home = All expeditions are back in Greenland.
ending-rounds = The tenth round is over.
decided-points = The points decided it.
decided-home = Who came back first decided it.
decided-shared = None of those tied came back: the win is shared.
decided-alone = An expedition on its own.

## Questions

ask-pick = Choose a tile for your reserve.
ask-act = Your turn: take an action, or pass.
ask-further = Take a further action for { $crew } more crew, or end your turn.
ask-pass = No crewman is ready: you must pass.
ask-take = Take one of the tiles.
ask-fill = A hole closes at { $square }: is its southeast corner land or sea?
ask-thaw = The ice has melted under your sled on { $place }: where does it go?
ask-waiting = { $step ->
    [pick] { $seat } is choosing a tile.
    [fill] { $seat } is filling a hole.
    [thaw] { $seat } is moving the sled off the melting ice.
   *[act] { $seat } is acting.
}
ask-over = The game is over.
headline = Round { $round } of { $last }, sun at { $position }
headline-setup = Choosing the first tiles

## Moves

move-pick = Choose { $tile }
move-take = Take { $tile } ({ $vehicle }, { $crew })
move-refresh = Lay out new tiles and take one ({ $vehicle }, { $crew })
move-place = Lay { $tile } at { $square }, { $turn } ({ $vehicle }, { $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}
move-step = Move the { $vehicle } to { $place } ({ $crew })
move-step-sled = Move the { $vehicle } to { $place }, { $corner } ground ({ $crew })
move-step-arrow = Move the { $vehicle } to { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}
move-step-home = Move the { $vehicle } home to { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}; your journey ends{ home-leaves }
home-leaves = { $left ->
    [none] {""}
    [ship] { $lost ->
        [0] , the empty ship is lost: −{ $penalty }
        [one] , the ship and a crewman are lost: −{ $penalty }
       *[other] , the ship and { $lost } crewmen are lost: −{ $penalty }
    }
   *[sled] { $lost ->
        [one] , the sled and a crewman are lost: −{ $penalty }
       *[other] , the sled and { $lost } crewmen are lost: −{ $penalty }
    }
}
move-redistribute = Transfer crew ({ $vehicle }, { $crew }): { $ready_to ->
    [none] {""}
    [sled] { $ready } ready to the sled
   *[ship] { $ready } ready to the ship
}{ $resting_to ->
    [none] {""}
   *[other] { $ready_to ->
        [none] {""}
       *[other] ,{" "}
    }
}{ $resting_to ->
    [none] {""}
    [sled] { $resting } resting to the sled
   *[ship] { $resting } resting to the ship
}
move-launch = Sled out on the { $corner } ground ({ $crew }): { $ready } ready, { $resting } resting
move-explore = Explore ({ $vehicle }, { $crew }): { $token }, +{ $points }
move-find = Find ({ $vehicle }, { $crew }): { $token }, +{ $points }
move-end = End your turn
move-pass = Pass: all crew rest
move-fill-land = Land
move-fill-sea = Sea
move-stand = To the { $corner } ground

## Why not

why-over = The game is over.
why-not-asked = It is not your turn.
why-not-now = That is not possible now.
why-pick = First everybody chooses a tile on offer.
why-must-take = Take a tile first.
why-fill = First fill the hole: land or sea?
why-thaw = First choose where your sled goes.
why-not-on-offer = { $tile } is not on offer.
why-no-such-ground = There is no { $corner } ground on this tile.
why-pass-first = You can only pass instead of acting; end your turn now.
why-must-act = Take an action first, or pass.
why-must-pass = No crewman is ready: you can only pass.
why-pay-to-take = Taking a tile costs crew: use “take”.
why-home = You are back in Greenland.
why-sled-aboard = The sled is aboard the ship.
why-sled-lost = The sled is lost.
why-crew = It costs { $price } crew; { $ready ->
    [0] nobody on the { $vehicle } is ready
    [one] only one on the { $vehicle } is ready
   *[other] only { $ready } on the { $vehicle } are ready
}.
why-nothing-on-offer = No tile is on offer.
why-bag-empty = The bag is empty.
why-no-tile-under = The { $vehicle } stands on an arrow: tiles are laid from a tile.
why-no-reserve = Your reserve is empty.
why-fits-nowhere = No tile of your reserve fits beside the { $vehicle }.
why-sled-stuck = No ground leads on from here.
why-ship-held = The ship is held in the ice.
why-ship-stuck = No open water leads on from here.
why-crew-greenland = No crew is transferred in Greenland.
why-no-ground-here = The sled finds no land and no ice on the ship’s tile.
why-apart = Ship and sled are not on the same tile.
why-nothing-to-explore = No Franklin or strait token lies on the { $vehicle }’s tile.
why-nothing-to-find = No Inuit or cairn token lies on the { $vehicle }’s tile.
why-not-in-reserve = { $tile } is not in your reserve.
why-occupied = There is a tile already.
why-not-beside = A tile must touch the one on which the { $vehicle } stands.
why-coast = Land and sea do not match at every corner.
why-route = No sea route from Greenland to the Northwest Passage would be left.
why-no-tile-there = No tile begins at { $place }.
why-no-water = No open water leads from here to { $place }.
why-no-way = No land or ice leads from here to { $place }.
why-other-ground = Land and ice lead from here to another ground of { $place } only.
why-name-ground = The sled comes out: name the ground.
why-sled-out = The sled is out already.
why-such-crew = So many crewmen are not there; those who pay rest already.

## Warnings

warning-sled-lost = Sled: its ice melts in round { $round } ({ $position }) and it is lost.
warning-sled-moves = Sled: its ice melts in round { $round } ({ $position }); it must find other ground.
warning-ship-held = Ship: held in the ice from round { $round } ({ $position }).
warning-last-call = Ship: it must set out for home in round { $round } ({ $position }) at the latest.
warning-too-few = Ship: with those aboard it gets home too late; with the sled’s crew it must set out in round { $round } ({ $position }) at the latest.
warning-too-late = Ship: no way leads home in time over the tiles on the map.

## The story of a game

story-win = { $seat_is_you ->
    [yes] You win
   *[no] { $seat } wins
} with { $score } to { $second }
story-shared-win = { $seats } share the win with { $score }
story-alone = { $score_number ->
    [one] One point
   *[other] { $score } points
} for the expedition
story-row-islands = Islands
story-row-found = Inuit and cairns
story-row-explored = Franklin and straits
story-row-passage = Northwest Passage
story-row-greenland = Return to Greenland
story-row-majority = Majority: { $token }
story-row-sets = Sets of five
story-row-losses = Lost in the ice
story-start = Start
story-round = Round { $round }
story-count = Last count
story-passage-title = The Passage
story-passage = { $seat_is_you ->
    [yes] You reach
   *[no] { $seat } reaches
} the Northwest Passage in round { $round }: +{ $points }.
story-home-title = Home
story-home = { $seat_is_you ->
    [yes] You are
   *[no] { $seat } is
} the first back in Greenland, in round { $round }: +{ $points }.
story-lost-title = Lost in the ice
story-lost = { $seat_is_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $crew ->
    [one] one crewman
   *[other] { $crew } crewmen
} in round { $round }.
story-left-title = Too late
story-left = Not back in Greenland at the end: { $seat_is_you ->
    [yes] you lose
   *[no] { $seat } loses
} { $points } points for crew and ship.
story-island-title = A coast complete
story-island = { $seat_is_you ->
    [yes] You close
   *[no] { $seat } closes
} an island of { $tiles } tiles in round { $round }: +{ $points }.
