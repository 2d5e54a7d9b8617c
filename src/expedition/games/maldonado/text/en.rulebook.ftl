# Maldonado: the rulebook page in English. Its numbers come from the box.

rulebook-title = How to play
rulebook-contents = Contents
rulebook-lead = Read a hidden land by its rules, feed an expedition, hunt { $monsters } monsters, and find out who listens to the ghost.

rulebook-idea = The idea
rulebook-idea-land = You travel together across a land of { $spaces } spaces. Each lies under a path token, a small sun. Every map obeys the same thirteen rules, so with every space you lift you know more about the others.
rulebook-idea-crew = Whatever you find goes into a common store. It pays for challenges, feeds the camp and kills monsters. And whoever gains something lays a card on one of the { $crew } crew cards: a match saves a man, a mismatch costs him.
rulebook-idea-traitor = Above the track hovers Maldonado, the ghost of a Spanish conqueror. In Traitor mode one of you may be on his side, with the same cards, the same back, the same face.
rulebook-idea-win = When the third monster is dead the cards are counted: a crew member whose cards reach the ghost’s power is saved. The allies win if enough of them are.

rulebook-land = The land
rulebook-land-grid = Rows are lettered from the top, columns numbered from the left. Only the peak is known at the start. From a space with a red border there is no way on.
rulebook-land-rules = These rules hold for every map. “Beside” means side by side, never diagonal.
rulebook-space-peak = Seen from the start, never explored.
rulebook-space-mountain = Nothing.
rulebook-space-wood = Gain 1 wood.
rulebook-space-water = Gain 1 water, and what goggles have laid there.
rulebook-space-food = Gain 1 food.
rulebook-space-flint = Gain 1 flint.
rulebook-space-berries = Gain 1 token of berries.
rulebook-space-mushrooms = Gain 1 token of mushrooms.
rulebook-space-teepee = Reveal a kill card; then you may exchange one token for another.
rulebook-space-bones = Reveal a threat: a monster. The ghost’s power rises by { $bones }.
rulebook-space-land = The ghost’s power rises by { $land }; gain a token of your choice.
rulebook-space-hill = Its number: how many of his lands its row and column hold.

rulebook-setup = Set-up
rulebook-setup-order = A first player is drawn. In Traitor mode everybody is dealt a role; with two players one of three role cards stays out, unseen. Then, openly and in turn, each takes a character and gear. { $removed } of { $influence } influence cards leave the game unseen, and hands are dealt. Where the table names two numbers, the first is for Traitor mode, the second for Allies.
rulebook-players = Players
rulebook-players-gear = gear each
rulebook-players-track = ghost starts at
rulebook-players-hand = cards in hand
rulebook-players-saved = to be saved

rulebook-turn = A turn
rulebook-turn-explore = Explore one space next to an explored one.
rulebook-turn-activate = Activate it, once.
rulebook-turn-time = Its path token goes on the left-most challenge still open.
rulebook-turn-influence = If you gained anything this turn, lay one card on a crew card.
rulebook-turn-night = After the third challenge of the day, night falls.
rulebook-turn-acts = Before exploring, and between activation and time, you may use gear, your character, or kill a monster, as often as you can.

rulebook-explore = Exploring
rulebook-explore-where = The first space of the game is any in column { $start }; later ones lie next to an explored space without a red border. If there is no way on without gear or character, use one, or take a path token from the box for the time lost.
rulebook-explore-row = Whoever lifts the last token of a row weakens the ghost by { $row }, at once.
rulebook-explore-clear = Some cards clear a space: its token goes to the box, all see what lies there, and nothing happens. Bones that are cleared bring no monster.

rulebook-time = Time and challenges
rulebook-time-sun = { $challenges } challenges lie out each day. When one holds as many suns as it shows, it is resolved: whoever’s turn it is either pays all it costs and takes the reward, or lets it fail.
rulebook-time-store = The backpack has { $places } places and { $fatigue } more that tire you at night. Water has a row of its own, up to { $most-water }. What does not fit is lost.

rulebook-kit = Characters and gear
rulebook-kit-lead = A character acts once a day; gear that was used is exhausted until morning, unless something readies it before; the waterskin serves once a game. There is one of each.

rulebook-influence = Influence
rulebook-influence-when = A turn in which you gained a resource or water costs you exactly one card: it goes to the crew card of a resource gained, or, if water was gained, to any. It lies in your own coloured cell, so that all can see whose it is.
rulebook-influence-ally = An ally who holds cards of that resource lays one of them: a +{ $low } face up, all others face down. Without a match the top order goes down, seen by nobody.
rulebook-influence-traitor = The traitor may lay any card face down, a matching +{ $low } face up, an order in any case, or, once, the traitor card itself, which counts −{ $traitor }.
rulebook-influence-orders = An order is worth +{ $order-match } on its own crew card and −{ $mismatch } on any other. Influence cards are worth their number on a match and −{ $mismatch } otherwise.
rulebook-influence-same = Roles and influence cards share one back, and all see how many each hand shows.
rulebook-card-back = The back of influence and role cards.
rulebook-card-influence = An influence card: +3 on the hunter, −1 elsewhere.
rulebook-card-role = A role card. It stays in hand.
rulebook-card-order = An order, from a pile of { $orders }.

rulebook-monsters = Monsters
rulebook-monsters-bones = Bones hide monsters. Each does something when it appears, and again every night while it lives.
rulebook-monsters-kill = To kill one, name a monster that lives and an open kill card, and meet { $conditions } of its three conditions together, paid from the common store. Gear to exhaust may be anybody’s.

rulebook-accuse = Accusations
rulebook-accuse-all = In Traitor mode everybody accuses somebody after each kill, all at once and unseen until the last has chosen. Only with two players may one abstain. With three or four players each token given to the traitor weakens the ghost by 1 at the end; with two, each error of an ally strengthens it by 1: a wrong accusation or, if there is a traitor, an abstention.

rulebook-night = Night
rulebook-night-food = The camp eats { $food } food.
rulebook-night-load = Each resource in a tiring place costs 1 water.
rulebook-night-monsters = Living monsters take their share, in the order they appeared; then the fate card, if it is in play: a day without a completed row strengthens the ghost by { $fate }.
rulebook-night-ready = Gear and characters are ready again.
rulebook-night-hands = Influence cards in hand are discarded and drawn anew. Everybody is asked which one to keep; only a traitor whose card lies on the table does.
rulebook-night-new = New challenges are laid out.
rulebook-night-lose = If the camp cannot be fed, or water must be paid that is not there, everybody has lost at once, the traitor too.

rulebook-end = The end
rulebook-end-roles = After the third kill and its accusations roles are shown, and the tokens change the ghost’s power.
rulebook-end-count = Then all cards are turned up, crew card by crew card. Whoever reaches the ghost’s power is saved.
rulebook-example = Three cards match, two do not: { $total }. With the ghost at { $total } or less this man is saved.
rulebook-end-win = The allies win if they save as many as the table above says; else the traitor wins. With two players and no traitor, all { $all } must be saved.
rulebook-end-score = For the record, if the allies win: { $score-crew } points a crew member saved, { $score-challenge } a challenge passed, { $score-water } a water, { $score-resource } a resource, { $waterskin } for a waterskin never used.

rulebook-allies = Allies mode
rulebook-allies-cards = Nobody is a traitor, but the traitor card and four random influence cards lie face down on the crew cards, one on each, seen by nobody.
rulebook-allies-play = You place as allies, with all influence cards face up. After bones or one of his lands you may turn up one of the five hidden cards. There are no accusations. It can be played alone.
rulebook-allies-win = All { $crew } must be saved.

rulebook-table = At this table
rulebook-table-peek = Your cards lie face down. Hold the eye, or P, to see them; at all other times nothing on your screen tells a neighbour who you are.
rulebook-table-marks = Write what you think on any space: M, a long press, or the other button of the mouse. Nobody else sees it.
rulebook-table-hints = If the table allows hints, the reasoner tells whether there is a safe step, where, and why; it also checks your marks. Hints are counted for all to see.
