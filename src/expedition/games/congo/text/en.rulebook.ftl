# Congo: the rulebook page in English. Its numbers come from the box.

rulebook-title = How to play
rulebook-contents = Contents
rulebook-lead = Two minutes for the idea, ten for the whole game. The table does the counting for you: every card in your hand shows what it is worth here and now.

## The idea

rulebook-idea = The idea
rulebook-idea-journey = It is 1884. A paddle steamer works its way up the Congo to { $last-stop }, and at every stop a station needs a chief. Each of you travels with a party of explorers, anthropologists, doctors, missionaries and officers from a dozen nations.
rulebook-idea-contest = At each stop you all bid one character in secret. The bids are turned up together; then, turn by turn, you may lift your character with auxiliaries. The highest total takes control of the station and scores the points of the stop.
rulebook-idea-cards = You draw only one character and one auxiliary a stop, so you cannot fight everywhere: choose where to be strong, where to bluff and where to get rid of a weak card.
rulebook-idea-win = When the boat leaves { $last-stop }, the most points win.

## The things on the table

rulebook-things = What is on the table
rulebook-things-stops = { $stops } stops lie along the river. Each is worth points; some give more.
    .lead = The river
rulebook-things-stations = Every stop hides a station: barracks, hospital, mission, village or jungle. There are { $station-tiles } tiles, more than stops, so nobody can be sure of the last ones.
    .lead = Station tiles
rulebook-things-flags = Beside every stop flies the flag of one of the four powers: Great Britain, Belgium, France or Germany. You see all flags from the beginning.
    .lead = Flags
rulebook-things-characters = { $characters } people who can become chief. { $belligerents } come from the four powers and have one profession each. The other { $neutrals } are non-belligerents: they come from seven other nations and have two professions.
    .lead = Characters
rulebook-things-auxiliaries = { $auxiliaries } helpers that lift a character. Five kinds serve one profession each; interpreter and servant have rules of their own.
    .lead = Auxiliaries
rulebook-things-specials = { $specials } cards that bend the rules, each of them once. Only one can be played in a round.
    .lead = Special cards
rulebook-things-hippos = { $hippo-tiles } tiles with values from { $hippo-low } to { $hippo-high } that settle ties. They are worth nothing at the end.
    .lead = Hippo tiles
rulebook-things-die = One die with { $die } sides. It rolls by itself, in the open, whenever the rules call for it.
    .lead = The die

rulebook-card-caption = A character: the flag says where it comes from, the number what it is worth at this stop.
rulebook-neutral-caption = A non-belligerent has two professions; the better one counts.
rulebook-auxiliary-caption = An auxiliary: what it adds, and whom it serves.
rulebook-special-caption = A special card: its name says what is coming.
rulebook-hippo-caption = A hippo tile with its value.

rulebook-river-table = The stops of the river
rulebook-river-stop = Stop
rulebook-river-points = Points
rulebook-river-bonus = Bonus
rulebook-river-hippos = { $count ->
    [one] { $count } hippo tile
   *[other] { $count } hippo tiles
}
rulebook-river-special = special card
rulebook-river-note = Hippo tiles go to whoever takes control. The special card goes to the player who is last in points when the boat arrives.

## Set-up

rulebook-setup = Set-up
rulebook-setup-deal = Everybody is dealt { $dealt-characters } characters, { $dealt-auxiliaries } auxiliaries, some special cards and { $dealt-hippos ->
    [one] { $dealt-hippos } hippo tile
   *[other] { $dealt-hippos } hippo tiles
}. How many special cards, and which cards stay in the box, depends on the number of players.
rulebook-setup-river = A station tile is laid face down on each stop the boat will visit, and a flag face up beside it. Tiles and flags that are left over go back to the box; nobody sees those tiles. Stops below the start are not used.
rulebook-setup-first = Lots are drawn for the first player of the first round. All start with 0 points.
rulebook-setup-players = { $players ->
    [one] player
   *[other] players
}
rulebook-setup-specials = Special cards each
rulebook-setup-without = Special cards left out
rulebook-setup-neutrals = Non-belligerents removed
rulebook-setup-start = The boat starts at
rulebook-setup-neutrals-note = The removed non-belligerents are chosen by chance, and nobody sees which.

## What everybody may know

rulebook-known = What everybody may know
rulebook-known-hands = Your cards and the values of your hippo tiles are yours alone. How many characters, auxiliaries, special cards and hippo tiles each player holds is known to all, and the discard piles lie open, as do the characters that have left the game.
rulebook-known-seen = A character that everybody has seen and that went back to a hand stays on a list for all to see, until it is turned up as a bid or discarded. So nobody gains by a good memory.
rulebook-known-asking = Being asked gives nothing away. Whoever holds special cards is asked about them even when none fits here, and whoever is still in the raising is asked even without a fitting auxiliary.

## A round

rulebook-round = A round
rulebook-round-overview = Each stop is one round in four parts. The contest, the third of them, has five steps.
rulebook-round-a = The station is turned up.
rulebook-round-b = Everybody draws.
rulebook-round-c = The contest: bid, special card, reveal, raising, control.
rulebook-round-d = The boat moves on.

rulebook-station = The station
rulebook-station-reveal = The station tile of this stop is turned up.
rulebook-station-flag = In a jungle, and in a village at a stop worth { $wild } points, no foreign power has a say: the flag leaves the game.
rulebook-station-language = If a Belgian flag stays, the die decides at once which language is spoken here: Flemish on an odd number, French on an even one.

rulebook-draw = The draw
rulebook-draw-cards = From the first player on, each draws one character and one auxiliary. There is no limit to a hand.
rulebook-draw-special = At { $help-stops } whoever is last in points, and the only one there, draws a special card as well. If last place is shared, nobody gets one.
rulebook-draw-piles = A pile that has run out is made anew from its discard pile at the moment somebody has to draw from it. Cards in the contest stay where they are. If nothing is left there either, nothing is drawn. Everybody is told when a pile is made anew.

rulebook-bid = The bid
rulebook-bid-secret = All players choose one character from hand, in secret and at the same time. You must bid, and a bid stands once it is made. (Should somebody ever have no character, they sit the round out, but may still play a special card.)

rulebook-special = The special card
rulebook-special-lap = From the first player on, clockwise, each in turn may play one special card or decline. As soon as one has been played, nobody else may play one in this round. There is only one lap: whoever declined is not asked again.
rulebook-special-where = A card can be played only where it says so. If it is allowed here you may play it even when it will do nothing, just to keep the others from playing theirs.
rulebook-special-named = { $special }
rulebook-special-once = While the bids still lie face down, these act: { $at-once }.
rulebook-special-after = When the bids are up, these act: { $after-reveal }. And whoever drew a character with { special-colonial } may now swap it in.
rulebook-special-late = The rest, { $lasting }, count later in the round.

rulebook-reveal = The reveal
rulebook-reveal-order = All bids are turned up together. Next the special card acts, if it is one that waits for the reveal. Only then do the characters that still stand roll their die, if they have to, the first player’s first, and their values are set.
rulebook-reveal-base = Base value = points of the profession at this station, less the rivalry with the flag. It can be 0 or even less.
rulebook-reveal-profession = Every profession has its own worth at every station. A non-belligerent uses the better of its two.
    .lead = Profession
rulebook-reveal-flag = The powers do not like to see each other’s flags. A character of a rival power loses points; under its own flag, and where there is no flag, nothing is lost. Belgium has no rivals.
    .lead = Flag
rulebook-reveal-sympathy = At a stop with a flag a non-belligerent rolls for the power it sides with: { $sympathies }. It then loses what a character of that power would lose. Nothing else about it changes. Without a flag it does not roll.
    .lead = Non-belligerents
rulebook-reveal-belgians = A Belgian at a Belgian or a French flag rolls for the language it speaks: Flemish on an odd number, French on an even one. The value stays the same, but it matters for the interpreter.
    .lead = Belgians
rulebook-sympathy = { $roll } { $nation }
rulebook-worth-table = Worth of each profession at each station
rulebook-worth-profession = Profession
rulebook-rivalry-table = What a character loses to a rival’s flag
rulebook-rivalry-character = Character from
rulebook-reveal-examples = A missionary in a hospital is worth { $missionary-in-hospital }. A French doctor in a hospital under the British flag is worth { $doctor-in-hospital } − { $french-loss } = { $french-doctor }.

rulebook-raise = The raising
rulebook-raise-turns = Clockwise from the first player, each in turn adds one or more auxiliaries to their own character, face up, or passes. Whoever has no character left in the contest is passed over.
rulebook-raise-worth = Every auxiliary adds { $lift } { $lift_number ->
    [one] point
   *[other] points
}, the servant { $servant-lift }.
rulebook-raise-serves = They go only on a character of the profession they serve, as many as you like. A non-belligerent takes those of both its professions.
    .lead = Auxiliaries of a profession
rulebook-raise-interpreter = It goes on a character that does not speak the language of the station, and only one on each character.
    .lead = Interpreter
rulebook-raise-servant = It goes on any character, but all of you together play only one servant in a round. Whoever comes first has it.
    .lead = Servant
rulebook-raise-pairs = Who serves whom
rulebook-raise-anyone = anyone
rulebook-raise-foreign = a speaker of another language

rulebook-languages = Languages and interpreters
rulebook-languages-lead = Whoever speaks the language of the station takes no interpreter; everybody else may have one. For a non-belligerent its own nation counts here, not its sympathy.
rulebook-languages-table = Who speaks the language
rulebook-languages-flag = Flag
rulebook-languages-language = Language
rulebook-languages-none = No interpreter for
rulebook-languages-gb = Britons and Americans
rulebook-languages-de = Germans and Austrians
rulebook-languages-fr = French, and Belgians who speak French
rulebook-languages-flemish = Dutch, and Belgians who speak Flemish
rulebook-languages-french = French, and Belgians who speak French
rulebook-languages-no-flag = Without a flag there is no foreign language to translate, and no interpreter can be played.

rulebook-passing = Passing, waiting, dropping out
rulebook-passing-behind = You are out of the raising for this round. Your total stands.
    .lead = You pass below the highest total
rulebook-passing-alone = You wait, as often as you like.
    .lead = You pass alone at the top
rulebook-passing-tied = You may wait once; pass again and you are out. Once you add a card you may wait again, and waiting while you led alone does not count.
    .lead = You pass level with others at the top
rulebook-passing-top = Every character that stands counts for the top, even if its player is out. What you add need not reach it, and the leader may add as well.
rulebook-passing-end = The raising ends when nobody is left in, when the only one left in leads alone, or when, since the last card (or since the beginning, if none was added), everybody left in has passed.

rulebook-control = Control
rulebook-control-highest = The highest total takes control, even if it is 0 or less. If only one character is left after the reveal, it takes control without any raising; if none is left, nobody does.
rulebook-control-winner = Whoever takes control scores the points of the stop, takes { $hippo-gain } hippo tiles at { $hippo-stops }, and is first player in the next round. If nobody takes control, the first player stays.
rulebook-control-cleanup = All cards that were played go to their discard piles, the special card too. A non-belligerent that was used does not: it leaves the game for good.

rulebook-tie = A tie: the hippos decide
rulebook-tie-who = All players level at the highest total fight it out with hippo tiles, also those who had dropped out of the raising.
rulebook-tie-secret = Each of them who has tiles must commit at least one, in secret and at the same time. Whoever has none counts as 0. The tiles are turned up, and the highest sum takes control.
rulebook-tie-more = If several are still level, all others are out of it. Those who are level may, from the first player on, lay down more tiles face up, any number, or decline. Declining puts nobody out. This goes on until a whole lap brings no more tile.
rulebook-tie-shared = If several then share the highest sum, each of these scores { $tie-points } { $tie-points_number ->
    [one] point
   *[other] points
} and nobody controls the stop.
rulebook-tie-discard = All tiles used are discarded, the losers’ too.

rulebook-boat = The boat moves on
rulebook-boat-next = The boat steams on to the next stop, and a new round begins there. When it leaves { $last-stop }, the game is over.

## A worked example

rulebook-example = An example
rulebook-example-where = The boat lies at { $stop }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $station }, { $flag }. { $first } is first player, and nobody plays a special card.
rulebook-example-name-1 = Ada
rulebook-example-name-2 = Bruno
rulebook-example-name-3 = Clara
rulebook-example-bids = The bids are turned up
rulebook-example-lap-1 = First lap
rulebook-example-lap-1-note = { $first } leads alone and waits to see what the others do. { $third } has no nun for her missionary, but a German at a British station may have an interpreter.
rulebook-example-lap-2 = Second lap
rulebook-example-lap-2-note = Three were level. { $first } and { $second } go on; { $third } has nothing more to add, passes below the top and is out.
rulebook-example-lap-3 = Third lap
rulebook-example-lap-3-note = { $first } has a servant. { $second } holds one too, but the table’s one servant of this round lies already. Only the sole leader is left in, so the raising ends.
rulebook-example-result = The outcome

## Special cards, one by one

rulebook-specials = The special cards
rulebook-specials-lead = Each card is in the box once. Under its name stands where it may be played.
rulebook-specials-neutral = A non-belligerent fights gorilla and warrior with whichever of its professions serves it better, and either of them makes it an explorer for the okapi or a doctor against malaria.
rulebook-specials-gone = A non-belligerent that was bid and is killed, bitten or sent hunting leaves the game; one that goes back to hand stays in it.

rulebook-special-gorilla = When the bids are up you choose which opponent’s character it attacks. Doctors and missionaries die at once. Explorers, officers and anthropologists roll: on { $gorilla-kills } or less they die, on more the gorilla does. While it lives and opponents’ characters stand, you must name the next one. When none is left it turns on your own character: fight it by the same rule, or flee. If you flee, the character goes back to hand and nobody scores the stop. Characters that still stand go on to the raising.
rulebook-special-warrior = When the bids are up you choose one opponent’s character. Explorers and officers die on { $warrior-low } or less; doctors, missionaries and anthropologists on { $warrior-high } or less; on more the warrior dies. If he lives, your own character must fight him next, by the same rule. He attacks nobody else; characters that still stand go on to the raising.
rulebook-special-okapi = You need an explorer as your bid. It is turned up at once and discarded: you go hunting and score { $okapi-points } { $okapi-points_number ->
    [one] point
   *[other] points
}. For you the round is over; the others contest the stop as usual.
rulebook-special-malaria = When the bids are up, everybody who has a character rolls, you included. The lowest is bitten and discarded; a tie for lowest is rolled again until one player alone has it. A bitten doctor rolls once more: on { $cured } the doctor is cured and stays, and nobody is bitten instead.
rulebook-special-tam-tam = All bids go back to hand before anybody has seen them. Nobody controls the stop, and the boat moves on.
rulebook-special-friendly-meeting = If somebody takes control, the characters of all others go back to hand instead of being discarded. The winner’s character and everybody’s auxiliaries are discarded as usual. An unbroken tie makes the card void.
rulebook-special-explored-region = You look at one station tile that still lies face down. Everybody knows at which stop you looked; what you saw is for you alone. You may look at a tile again.
rulebook-special-damaged-boiler = All other players choose a character from their hands, in secret and at the same time; the bid is not part of the hand. The chosen cards are discarded together, face up. Even a non-belligerent goes to the discard pile here, for it was not used.
rulebook-special-man-overboard = When the bids are up you may name an opponent who holds auxiliaries, or nobody. Chance takes one of these auxiliaries; it is shown and discarded before the raising. You may also name an opponent whose character is gone.
rulebook-special-only-nationals = When the bids are up, every character from another nation than the flag’s goes back to hand, your own included. Those players are out of the round. Sympathies do not count, so every non-belligerent goes home.
rulebook-special-no-auxiliaries = Nobody adds auxiliaries in this round: the base values decide.
rulebook-special-arab-trader = If you take control you score { $trader-points } { $trader-points_number ->
    [one] point
   *[other] points
} more, also when you win it with hippo tiles. An unbroken tie brings nothing more.
rulebook-special-hippo-attack = All bids go back to hand before anybody has seen them. Then the pile decides: in turn order everybody reveals its topmost character, and that is their new bid. The round goes on with the reveal.
rulebook-special-colonial = You draw a character or an auxiliary; everybody sees from which pile, nobody which card. A kind of which nothing is left cannot be chosen. A character you drew may replace your bid after the reveal, but no other card may; the old bid then goes to hand, and all know that you have it. If you do not swap, your card stays secret. An auxiliary you drew can be used in this very round.
rulebook-special-witch-doctor = The character of every opponent is worth { $witch-loss } { $witch-loss_number ->
    [one] point
   *[other] points
} less in this round.

## The end

rulebook-end = The end of the game
rulebook-end-specials = When the boat has left { $last-stop }, every special card still in hand is worth { $special-points } { $special-points_number ->
    [0.5] point
    [one] point
   *[other] points
}. A card played at the last stop is no longer in hand.
rulebook-end-winner = The most points win.
rulebook-end-ties = Among players level on points, whoever holds more auxiliaries wins; after that, whoever holds more cards of all kinds; after that the win is shared.

## Options

rulebook-options = Two ways to vary it
rulebook-options-short = The boat starts at { $short-start } whatever the number of players, and the { $short-stops } stops from there on are played. A good first game.
    .lead = Short river
rulebook-options-hidden = Until the end you see your own points only. What is scored at each stop is still told, so an attentive player can keep count.
    .lead = Hidden scores

## At this table

rulebook-table = At this table
rulebook-table-auto = Where there is nothing to choose you are not asked: a single opponent is attacked, a single hippo tile is committed, and whoever holds no auxiliary passes.
rulebook-table-undo = You can take back a pass, a declined special card, a choice for the boiler or tiles committed to a tie, as long as nobody else has decided and nothing has been shown. A bid and everything else stand.
rulebook-table-why = Something is refused? Ask why: the table always has an answer.
