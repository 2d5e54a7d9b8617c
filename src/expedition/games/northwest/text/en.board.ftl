# Northwest Passage: what the drawn table says in English.

## The game in the lobby

game-year = 1848
game-minutes = 45–60 minutes
game-kind = tiles and exploration

## Tokens, in a word

short-inuit = Inuit
short-cairn = Cairn
short-franklin = Franklin
short-strait = Strait
short-cartography = Map
majority-title = Majorities
majority-alone = Your finds
majority-franklin = Franklin
majority-strait = Straits
majority-cartography = Maps
lack-inuit = Inuit
lack-cairn = a cairn
lack-franklin = a Franklin token
lack-strait = a strait
lack-cartography = a map
set-have = { $sets ->
    [one] One set of five: +{ $points }.
   *[other] { $sets } sets of five: +{ $points }.
}
set-lacks = Next set (+{ $points }): you lack { $tokens }.

## The chart

chart-label = Chart, round { $round }: { $tiles } tiles laid, { $rows ->
    [0] no row is frozen
   *[other] rows 1 to { $rows } are frozen
}. Arrow keys move it, plus and minus enlarge it.
chart-sun = The sun stands at { $position }: { $rows ->
    [0] nothing is frozen
   *[other] rows 1 to { $rows } are frozen
}
chart-greenland = Greenland
chart-passage = Northwest|Passage
chart-land = land
chart-sea = sea
chart-now = ice now
chart-next = next
chart-later = later
chart-round = round { $round }
chart-rounds = { $rounds }
chart-round-of = Round { $round } of { $rounds }
chart-short = { $at } would close an island: { $points } points
place-greenland = Greenland
place-passage = the Passage
tile-large = Large tile: { $corners }
tile-small = Small tile: { $corners }
tile-land = land
tile-sea = sea
tile-with = with { $token }
ground-ice = ice, { $side }
ground-land = land, { $side }
spot-place = Place at { $where }
spot-move = Go to { $where }
spot-ground = Go to { $where }, ground in the { $side }

## Beside the board

ice-title = Ice to come
ice-show = show on the chart
ice-hide = hide
ice-round = Round { $round }, sun at { $position }: { $rows } rows frozen
steps-setup = Set-up: a tile each
steps-round = Round { $round } of { $rounds } · sun { $position }
steps-order = Turn order
steps-passed = { $seat }: passed
steps-turn = { $seat }: decides
steps-waits = { $seat }
card-you = You
card-bot = bot
card-holds = holds
card-nothing = no tile
card-points = Points
card-passage = Passage
card-home = home
card-total = { $points } if the game ended now
status-home = Home · number { $place } to be back
status-over = { $points } at the end
status-passed = Passed{ $round ->
    [0] {""}
   *[other] {" "}· number { $place } in round { $round }
}
status-turn = { $action ->
    [1] To move
   *[other] Action number { $action }
}
status-picks = Choosing a tile
status-ship-lost = Ship lost
status-held = Ship held in the ice
status-greenland = Ship in Greenland
status-order = Number { $place } in turn order

## Tiles

offer-title = Tiles on offer
offer-bag = { $count } in the bag
offer-empty = empty
offer-left = { $count } left
reserve-title = Your reserve
reserve-empty = You hold no tile. Take one from those on offer.
reserve-ways = Ways it fits
reserve-way = { $turn }: { $count ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $count } places
}
reserve-spots = { $count ->
    [0] Fits nowhere now
    [one] Fits in one place
   *[other] Fits in { $count } places
}
reserve-left = Turn left
reserve-right = Turn right
reserve-flip = Flip

## Actions

actions-title = Your action
actions-payer = Whose crew acts and pays
actions-ship = Ship · { $count } ready
actions-sled = Sled · { $count } ready
actions-sled-aboard = Sled · aboard
actions-price = { $crew ->
    [one] { $crew } crewman
   *[other] { $crew } crewmen
}
actions-gain = +{ $points }
actions-rest = not now
actions-pass = all crew rest
actions-pass-late = only as a first action
action-take = Take
action-refresh = New four
action-place = Place
action-move = Move
action-redistribute = Transfer
action-explore = Explore
action-find = Find
action-pass = Pass
act-pick = Take this tile
act-take = Take this tile
act-refresh = Four new tiles
act-place = Place at { $where }
act-move-ship = Sail to { $where }
act-move-sled = Sled to { $where }
act-explore = Explore
act-find = Take the find
act-stand = To the ground in the { $side }
act-end = End turn
act-pass = Pass
act-undo = Undo
act-fill-land = Land
act-fill-sea = Sea
choose-action = Choose an action
choose-tile = Choose a tile
choose-spot = Choose a glowing spot
choose-way = Turn the tile or take another
choose-step = Choose where to go
choose-ground = Choose its ground
hint-place = { $count ->
    [0] Turned like this the tile fits nowhere beside your { $craft }.
    [one] Place the tile: one spot glows beside your { $craft }.
   *[other] Place the tile: { $count } spots glow beside your { $craft }.
}
hint-place-none = Choose a tile of your reserve.
hint-place-nowhere = This tile fits nowhere beside your { $craft } now.
hint-move = { $count ->
    [one] Your { $craft } can go one way.
   *[other] Your { $craft } can go { $count } ways.
}
hint-take = Choose one of the tiles on offer.
hint-refresh = Four new large tiles; then you take one, large or small.
hint-explore = Explore what lies on this tile.
hint-find = Take what lies on this tile.
hint-redistribute = Move crew between ship and sled.
hint-further = A further action of this turn costs one crewman more.
hint-home = Entering Greenland ends your journey{ home-leaves }.

## Why an action rests, in short

brief-why-home = back in Greenland
brief-why-sled-aboard = sled is aboard
brief-why-sled-lost = sled is lost
brief-why-crew = { $ready } of { $price } crew ready
brief-why-nothing-on-offer = no tile on offer
brief-why-bag-empty = bag is empty
brief-why-no-tile-under = not from an arrow
brief-why-no-reserve = reserve is empty
brief-why-fits-nowhere = no tile fits here
brief-why-sled-stuck = no way on
brief-why-ship-held = held in the ice
brief-why-ship-stuck = no open water
brief-why-crew-greenland = not in Greenland
brief-why-no-ground-here = no ground here
brief-why-apart = sled is elsewhere
brief-why-nothing-to-explore = nothing to explore here
brief-why-nothing-to-find = nothing to find here

## What threatens ship and sled, in short

brief-warning-sled-lost = ice melts in round { $round } ({ $position }): lost
brief-warning-sled-moves = ice melts in round { $round } ({ $position })
brief-warning-ship-held = in the ice from round { $round } ({ $position })
brief-warning-last-call = set out for home by round { $round } ({ $position })
brief-warning-too-few = too few aboard to get home
brief-warning-too-late = no way home in time

## Crew

crew-title = Your crew
crew-ready = ready
crew-resting = resting
crew-ship = Ship
crew-sled = Sled
crew-aboard = aboard the ship
crew-ship-lost = Ship lost
crew-sled-lost = Sled lost
crew-count = { $ready } ready, { $resting } resting
transfer-title = Transfer crew
transfer-note = At least one crewman changes vehicle. Those who pay rest already, and may go too.
transfer-pays = Paid by
transfer-ground = Where the sled comes out
transfer-do = Transfer
transfer-none = Move at least one crewman
transfer-ready-from-ship = One who is ready from ship to sled
transfer-ready-from-sled = One who is ready from sled to ship
transfer-resting-from-ship = One who rests from ship to sled
transfer-resting-from-sled = One who rests from sled to ship

## On small screens

tabs-label = Parts of the table
tab-offer = Tiles
tab-ice = Ice
tab-standing = Standing
tab-players = Players
tab-actions = Actions
tab-reserve = Reserve
tab-crew = Crew
tab-table = Table
strip-look = Show my vehicle
strip-less = Smaller
strip-more = Larger
strip-fit = Whole chart
strip-ice = { $rows ->
    [0] no ice
   *[other] ice { $rows } rows
}
strip-next = next { $rows }
drawer-grip = More or less room for the drawer

## Keys

key-spot = choose a glowing spot or tile; again to confirm
key-craft = ship or sled
key-turn = turn the tile
key-tile = next tile of the reserve
key-end = end the turn, or pass
key-ice = lines of ice to come
key-zoom = smaller, larger, whole chart

## The guided first round

guide-welcome = Lost ships, uncharted islands, and a way west: you have ten rounds to find what you can and be home in Greenland. Land and sea follow from the corners of the tiles.
guide-pick = Take a tile to begin with. Tiles with a sign bring a token when they are laid; whoever reaches the tile may take it.
guide-act = Each action costs crew, shown as men in parkas; a further action in the same turn costs one more. Leave Greenland for one of the printed tiles, then lay tiles beside your ship and sail on. When your crew is spent, pass: who passes first is first next round.
guide-take = Four new tiles lie there: take one, large or small.
guide-fill = Your tile has closed a gap. Small tiles fill it for nothing, and you say whether the open corner is land or sea.
guide-thaw = The ice under your sled has melted: choose where it goes.
