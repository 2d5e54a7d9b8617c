# Maldonado: the nouns of the game in English (tokens, crew, cards).

## Tokens

kind-wood = wood
    .acc = wood
    .times = { $count } wood
    .times_acc = { $count } wood
    .gen = wood
kind-food = food
    .acc = food
    .times = { $count } food
    .times_acc = { $count } food
    .gen = food
kind-flint = flint
    .acc = flint
    .times = { $count } flint
    .times_acc = { $count } flint
    .gen = flint
kind-berries = berries
    .acc = berries
    .times = { $count } berries
    .times_acc = { $count } berries
    .gen = berries
kind-mushrooms = mushrooms
    .acc = mushrooms
    .times = { $count } mushrooms
    .times_acc = { $count } mushrooms
    .gen = mushrooms
kind-water = water
    .acc = water
    .times = { $count } water
    .times_acc = { $count } water
    .gen = water
cost-gear = gear
    .acc = gear
    .times = { $count } gear
    .times_acc = { $count } gear
cost-track = power +1
    .acc = power +1

## Terrains, hills with their numbers

terrain-hill-0 = hill 0
terrain-hill-1 = hill 1
terrain-hill-2 = hill 2
terrain-hill-3 = hill 3
terrain-hill-4 = hill 4
terrain-hill-5 = hill 5
terrain-hill-6 = hill 6
terrain-hill-7 = hill 7
terrain-hill-8 = hill 8

## Crew

crew-wood = Gass the carpenter
    .kind = wood
crew-food = Drouillard the hunter
    .kind = food
crew-flint = Shields the gunsmith
    .kind = flint
crew-berries = Charbonneau the cook
    .kind = berries
crew-mushrooms = Cruzatte the fiddler
    .kind = mushrooms

## Influence cards, orders and roles

card-wood-1 = wood +1
card-wood-2 = wood +2
card-wood-3 = wood +3
card-food-1 = food +1
card-food-2 = food +2
card-food-3 = food +3
card-flint-1 = flint +1
card-flint-2 = flint +2
card-flint-3 = flint +3
card-berries-1 = berries +1
card-berries-2 = berries +2
card-berries-3 = berries +3
card-mushrooms-1 = mushrooms +1
card-mushrooms-2 = mushrooms +2
card-mushrooms-3 = mushrooms +3
card-traitor = the traitor card
card-ally = the ally card
card-order-wood = order (wood)
card-order-food = order (food)
card-order-flint = order (flint)
card-order-berries = order (berries)
card-order-mushrooms = order (mushrooms)
role-ally = ally
    .card = ally
role-traitor = traitor
    .card = traitor

## Challenges

challenge-frozen-night = Frozen Night
    .text = Pay: wood, flint; passed: +1 water; failed: −3 water.
challenge-empty-kettles = Empty Kettles
    .text = Pay: food, water; passed: 1 gear ready; failed: −3 water.
challenge-fever = Fever
    .text = Pay: berries, any token; passed: 1 gear ready; failed: −3 water.
challenge-cracked-keel = Cracked Keel
    .text = Pay: wood; passed: nothing; failed: −2 water.
challenge-prairie-storm = Prairie Storm
    .text = Pay: 2 × wood; passed: +1 water; failed: −3 water.
challenge-drought = Drought
    .text = Pay: 2 × water; passed: 1 resource of your choice; failed: −3 water.
challenge-grizzly = Grizzly
    .text = Pay: flint; passed: +1 food; failed: −2 water.
challenge-poison-sumac = Poison Sumac
    .text = Pay: mushrooms, any token; passed: +1 water; failed: −3 water.
challenge-deserters = Deserters
    .text = Pay: food, wood; passed: all gear ready; failed: −2 water, all gear exhausted.
challenge-blind-canyon = Blind Canyon
    .text = Pay: flint; passed: clear 1 space anywhere; failed: −2 water.
challenge-whisper-in-the-fog = Whisper in the Fog
    .text = Pay: berries, any token; passed: power of Maldonado −1; failed: power of Maldonado +1, −1 water.
challenge-spanish-gold = Spanish Gold
    .text = Pay: flint; passed: 1 resource of your choice; failed: power of Maldonado +2.
challenge-seance = Séance
    .text = Pay: wood, mushrooms; passed: clear 1 space anywhere; failed: power of Maldonado +1, −2 water.
challenge-possessed-sentry = Possessed Sentry
    .text = Pay: food, water; passed: look at 1 face-down card on a crew card; failed: power of Maldonado +1, −2 water.
challenge-conquistadors-banner = Conquistador’s Banner
    .text = Pay: 2 × wood; passed: power of Maldonado −1; failed: power of Maldonado +2.

## Threats

threat-mole-worm = Mole-Worm
    .acc = the Mole-Worm
    .text = On reveal: clear up to 2 spaces next to it. At night −1 water.
threat-horned-hare = Horned Hare
    .acc = the Horned Hare
    .text = On reveal: 1 food or 2 water. At night it takes 1 food or 1 water.
threat-whispering-fog = Whispering Fog
    .acc = the Whispering Fog
    .text = On reveal: each player discards 1 influence card. At night the power of Maldonado rises by 1.
threat-bone-knight = Bone Knight
    .acc = the Bone Knight
    .text = On reveal: each player exhausts 1 ready gear. At night it takes 1 resource other than food, or 1 water.

## Kill cards: any two of three

kill-musket-volley = Musket Volley
    .text = Two of: 2 × flint / food, water / power of Maldonado +1.
kill-spiked-pit = Spiked Pit
    .text = Two of: 2 × wood / exhaust 2 ready gear / power of Maldonado +1.
kill-poisoned-bait = Poisoned Bait
    .text = Two of: food, mushrooms / berries, water / power of Maldonado +1.
kill-ring-of-fire = Ring of Fire
    .text = Two of: wood, flint / 2 × water / power of Maldonado +1.

## Gear

gear-goggles = goggles
    .acc = the goggles
    .text = Lay 2 water on an unexplored space: whoever explores it gains both if it is water.
gear-waterskin = waterskin
    .acc = the waterskin
    .text = Holds 2 of the starting water. Drop it to get them back; kept it is worth 7 points.
gear-spyglass = spyglass
    .acc = the spyglass
    .text = All see an unexplored space next to an explored one.
gear-axe = axe
    .acc = the axe
    .text = +1 wood when you explore wood.
gear-snares = snares
    .acc = the snares
    .text = +1 food when you explore food.
gear-musket = musket
    .acc = the musket
    .text = One condition of a kill costs 1 token less.
gear-kettle = kettle
    .acc = the kettle
    .text = 1 resource for 1 water.
gear-rope = rope
    .acc = the rope
    .text = Explore from a space with a red border.
gear-compass = compass
    .acc = the compass
    .text = Explore diagonally.
gear-canoe = canoe
    .acc = the canoe
    .text = This turn’s path token goes to the box: no time passes.

## Characters, once a day

character-randolph = Randolph
    .acc = Randolph
    .text = Readies up to 2 exhausted gear of Russell’s player. Does nothing without Russell.
character-russell = Russell
    .acc = Russell
    .text = Readies up to 2 exhausted gear of Randolph’s player. Does nothing without Randolph.
character-lewis = Lewis
    .acc = Lewis
    .text = This turn’s path token goes to the box: no time passes.
character-clark = Clark
    .acc = Clark
    .text = Alone looks at one unexplored space that shares a row or column with an explored one.
character-sacagawea = Sacagawea
    .acc = Sacagawea
    .text = One exchange as at a teepee.
character-york = York
    .acc = York
    .text = Explore from a red border, or no fatigue in the coming night.
