# Northwest Passage: the rulebook page in English. Its numbers come from the box.

rulebook-title = How to play
rulebook-contents = Contents
rulebook-lead = Three minutes for the idea, a quarter of an hour for the whole game. The table counts for you: every action shows its price, every tile its spots, every danger in time.

## The idea

rulebook-idea = The idea
rulebook-idea-search = Sir John Franklin’s ships have not come back. You lead one of the expeditions that go out to look for them and, on the way, to find what he was looking for: the Northwest Passage.
rulebook-idea-chart = You draw the chart as you go. Tiles of land and sea are laid beside your ship or your sled; what they show can be explored, and whoever completes the coast of an island puts it on the map.
rulebook-idea-season = You have { $rounds } rounds. The sun wanders, and the ice with it: ships freeze in, sleds cross where there was water, and one day the ice melts under them.
rulebook-idea-win = The most points win; but who is not back in Greenland at the end loses ship and crew.

## The things on the table

rulebook-things = What is on the table
rulebook-things-chart = { $columns } columns and { $rows } rows. The farther west, the more a find is worth: from ×{ $zone-east } in the east to ×{ $zone-west } in the west. Beside the chart two arrows lead off it: Greenland in the east, the Northwest Passage in the west.
    .lead = The chart
rulebook-things-large = { $large-tiles } tiles of two squares. Each corner is land or sea. Some carry a symbol: when such a tile is laid, its token comes onto it. { $display } lie face up, the others are in the bag.
    .lead = Large tiles
rulebook-things-small = { $small-tiles } tiles of one square, all open. They are taken like large ones, and they close holes.
    .lead = Small tiles
rulebook-things-tokens = Inuit and cairns are found, traces of Franklin and straits are explored, maps come from islands.
    .lead = Tokens
rulebook-things-vehicles = Each player has a ship for open water and a sled for land and ice. At first the sled is aboard.
    .lead = Ship and sled
rulebook-things-crew = { $crew } crewmen each. Standing they are ready; who has worked sits down and rests until the next round.
    .lead = Crew
rulebook-large-caption = large tiles, two of those with a symbol
rulebook-small-caption = the six small tiles
rulebook-vehicles-caption = ship and sled
rulebook-crew-caption = three ready, two resting

## The sun

rulebook-sun = The sun and the ice
rulebook-sun-arc = The sun stands at { $first } in the first round and takes one step along its arc after each, from right to left; after the last position the first comes again.
rulebook-sun-frozen = Each position freezes rows of the chart, counted from the north. At { $open } nothing is frozen, in midwinter the first { $most-rows } rows are. A square is frozen when its row is; a tile that stands upright may be cut in half.
rulebook-sun-round = Round
rulebook-sun-position = Sun
rulebook-sun-rows = Rows frozen

## Set-up

rulebook-setup = Set-up
rulebook-setup-start = All ships stand on Greenland’s arrow, their sleds and all { $crew } crewmen aboard and ready.
rulebook-setup-tiles = { $display } large tiles are laid out; two tiles with a cairn each are printed beside Greenland.
rulebook-setup-order = The turn order is drawn by lot.
rulebook-setup-pick = From the last player to the first, everybody takes one of the large tiles into the reserve, free. It is replaced at once.
rulebook-arrows-caption = Tokens at the arrows
rulebook-arrows-players = Players

## A round

rulebook-round = A round
rulebook-round-turns = Players take turns until all have passed. In your turn you take an action or pass; after an action you may take further ones, or end your turn.
rulebook-round-several = Crew who work sit down. When all have passed the sun moves on, all crewmen are ready again, and the order of passing is the new turn order.
rulebook-round-price = The first action of a turn costs its price, each further one { $further } more: two moves in one turn cost { $two-moves } crewmen, three { $three-moves }.
rulebook-round-vehicle = One action is paid by one vehicle, ship or sled, with its own ready crew, and it happens where that vehicle stands. The surcharge is the same for every action of the turn after the first, whichever vehicle takes it.
rulebook-round-home = A player who is back in Greenland takes no more turns.

## Actions

rulebook-actions = The actions
rulebook-prices-caption = What actions cost
rulebook-prices-action = Action
rulebook-prices-first = first
rulebook-prices-further = further
rulebook-take = Take a tile, or four new ones
rulebook-take-tile = Take: a large tile that lies face up, or a small one in stock, goes into your reserve, open and without limit. A large one is replaced at once.
rulebook-take-refresh = New four: the { $display } large tiles are exchanged for others from the bag; then you must take one, large or small. With an empty bag it is not allowed.
rulebook-place = Place a tile
rulebook-place-where = Lay a tile of your reserve onto free squares of the chart, turned and flipped as you like. One of its edges must lie along the tile under the vehicle that acts. An arrow is no tile: whoever is still in Greenland sails onto a printed one before laying any.
rulebook-place-corners = All tiles around a corner agree: it is land for all of them, or sea for all of them.
rulebook-place-route = A way by sea from Greenland to the Northwest Passage must remain possible. Squares that are still free count as open sea, and ice does not matter.
rulebook-place-token = If the tile has a symbol, its token is put there at once, for whoever comes.
rulebook-example-fits = This fits: every corner agrees.
rulebook-example-clash = This does not: the ringed corner would be land and sea.
rulebook-holes = Holes
rulebook-holes-fill = If your tile closes off free squares that do not reach the rim of the board, they are filled at once with small tiles from the stock, for nothing.
rulebook-holes-corner = Where a corner is still open, you say whether it is land or sea; if only one of them leaves the sea route and has its tile in stock, it is laid without asking, and if neither does, it is sea. If the small tile needed is used up, any other takes its place.
rulebook-islands = Islands
rulebook-islands-what = Land is an island when every square round it is laid and it lies on at least { $island-least } tiles. Who completes it takes a map, and { $island-tile ->
    [one] { $island-tile } point
   *[other] { $island-tile } points
} for each of its tiles.
rulebook-islands-short = When the maps have run out, islands still bring their points. The chart shows where one tile would close an island, and what it would bring.
rulebook-example-island = The gold tile closes an island of { $tiles } tiles.
rulebook-move = Move
rulebook-move-ship = One step to the next tile, over an edge with sea at one of its ends, if neither square is frozen. A ship stands on the whole tile and uses all its open water.
    .lead = The ship
rulebook-move-sled = One step over ice, or over an edge with land at one of its ends, if that land belongs to the ground on which it stands. A sled stands on one piece of ground: a frozen square, or one land of the tile.
    .lead = The sled
rulebook-move-share = No step leads across a corner. A tile has room for every vehicle that comes.
rulebook-crew = Transfer crew
rulebook-crew-transfer = If ship and sled are on the same tile, crewmen may change between them, ready or resting; those who pay may go too. At least one must.
rulebook-crew-launch = A sled comes out of its ship with at least one crewman, onto land or ice of the ship’s tile, or where the ship stands at the Northwest Passage. A sled that is left by all goes back aboard. In Greenland nobody changes.
rulebook-finds = Explore and find
rulebook-finds-explore = Explore: take the Franklin or strait token on your vehicle’s tile.
rulebook-finds-find = Find: take the Inuit or the cairn on your vehicle’s tile.
rulebook-finds-zone = Franklin and straits bring { $explored ->
    [one] { $explored } point
   *[other] { $explored } points
}, Inuit and cairns { $found ->
    [one] { $found } point
   *[other] { $found } points
}, times the zone in which the token lies: up to { $best-find } for one find.
rulebook-pass = Pass
rulebook-pass-first = You may pass only instead of acting. All your crew rest then, and you are out until the next round; who passes first is first in it.
rulebook-pass-tired = Who begins a turn without any ready crewman must pass.

## Ice

rulebook-ice = When it freezes and thaws
rulebook-ice-step = At the end of a round the sun takes its step, and the ice follows.
rulebook-example-ice = Over the line all is ice: the blue ship is held, its sled walks on. The orange ship has sailed into the open half of its tile, the green sled stands on land.
rulebook-ice-ship = A ship whose tile is cut goes to its open half, if there is water. On ice it is held: it may do everything but move.
    .lead = Ships
rulebook-ice-sled = A sled whose ground stays ground stays. If the ice under it has become water, you put it on any land or ice of its tile.
    .lead = Sleds
rulebook-ice-lost = If there is none, sled and crew are lost for the rest of the game. The table warns you in the rounds before.

## Arrows

rulebook-arrows = The two arrows
rulebook-arrows-passage = Your first vehicle there takes the best token still there, with its points. The game goes on: now you must get back.
    .lead = Northwest Passage
rulebook-arrows-greenland = Your first vehicle to come back takes the best token still there, with its points. You are home and out of the game; your other vehicle, if it is not aboard, is lost with its crew.
    .lead = Greenland
rulebook-arrows-space = A step onto an arrow or off it is like one to the square beside it: by ship where that is open, by sled over its ice or land. An arrow holds everybody and neither freezes nor thaws; tiles cannot be laid from it.

## The end

rulebook-end = The end
rulebook-end-when = The game ends after round { $rounds }, or as soon as everybody is home.
rulebook-end-home = Whatever does not stand in Greenland then is lost: −{ $lost-crewman } for each crewman, −{ $lost-ship } for the ship.
rulebook-end-majorities = Whoever has the most Franklin tokens, straits or maps scores, and so do those behind; who has none of a kind has no place.
rulebook-majorities-caption = Points for places
rulebook-majorities-kind = Most
rulebook-majorities-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
rulebook-end-ties = Where players are tied, the places they cover are not split: each of them gets the lowest.
rulebook-end-sets = A set of all five kinds brings { $set } points more.
rulebook-end-lost = Crew lost on the way counts against you as well.
rulebook-end-winner = Most points win. Of those tied, the one who came back first wins; if none of them did, they share the victory.

## Options and this table

rulebook-options = Options
rulebook-options-shared = Tied players add up the points of their places and split them evenly, rounded down.
    .lead = Shared places
rulebook-options-passage = A Greenland token only for those who hold one of the Passage.
    .lead = Passage first
rulebook-options-alone = The same rules against your own best: no majorities, tokens as for the fewest players.
    .lead = Alone
rulebook-table = At this table
rulebook-table-chart = Wheel, pinch, plus and minus enlarge the chart, drag and arrow keys move it. Choose a vehicle, an action and a glowing spot, then confirm; nothing is paid before.
rulebook-table-warnings = Dashed lines show where the ice will end. Chips beside your crew warn of ships that will be held, sleds that will lose their ground, and the last round to set out for home.
rulebook-table-undo = Moves can be undone as long as no new tile was drawn. Press ? for the keys, and anything that rests to hear why.
