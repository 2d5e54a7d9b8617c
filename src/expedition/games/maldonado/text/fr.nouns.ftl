# Maldonado : les noms du jeu en français (jetons, équipage, cartes).

## Jetons

kind-wood = bois
    .acc = du bois
    .times = { $count } bois
    .times_acc = { $count } bois
    .gen = de bois
kind-food = nourriture
    .acc = de la nourriture
    .times = { $count } jetons nourriture
    .times_acc = { $count } jetons nourriture
    .gen = de nourriture
kind-flint = silex
    .acc = un silex
    .times = { $count } silex
    .times_acc = { $count } silex
    .gen = de silex
kind-berries = baies
    .acc = des baies
    .times = { $count } baies
    .times_acc = { $count } baies
    .gen = de baies
kind-mushrooms = champignons
    .acc = des champignons
    .times = { $count } champignons
    .times_acc = { $count } champignons
    .gen = de champignons
kind-water = eau
    .acc = de l’eau
    .times = { $count } jetons eau
    .times_acc = { $count } jetons eau
    .gen = d’eau
cost-gear = équipement
    .acc = de l’équipement
    .times = { $count } équipements
    .times_acc = { $count } équipements
cost-track = puissance +1
    .acc = puissance +1

## Terrains, collines avec leur nombre

terrain-hill-0 = colline 0
terrain-hill-1 = colline 1
terrain-hill-2 = colline 2
terrain-hill-3 = colline 3
terrain-hill-4 = colline 4
terrain-hill-5 = colline 5
terrain-hill-6 = colline 6
terrain-hill-7 = colline 7
terrain-hill-8 = colline 8

## Équipage

crew-wood = Gass, le charpentier
    .kind = bois
crew-food = Drouillard, le chasseur
    .kind = nourriture
crew-flint = Shields, l’armurier
    .kind = silex
crew-berries = Charbonneau, le cuisinier
    .kind = baies
crew-mushrooms = Cruzatte, le violoneux
    .kind = champignons

## Cartes influence, ordres et rôles

card-wood-1 = bois +1
card-wood-2 = bois +2
card-wood-3 = bois +3
card-food-1 = nourriture +1
card-food-2 = nourriture +2
card-food-3 = nourriture +3
card-flint-1 = silex +1
card-flint-2 = silex +2
card-flint-3 = silex +3
card-berries-1 = baies +1
card-berries-2 = baies +2
card-berries-3 = baies +3
card-mushrooms-1 = champignons +1
card-mushrooms-2 = champignons +2
card-mushrooms-3 = champignons +3
card-traitor = la carte traître
card-ally = la carte allié
card-order-wood = ordre (bois)
card-order-food = ordre (nourriture)
card-order-flint = ordre (silex)
card-order-berries = ordre (baies)
card-order-mushrooms = ordre (champignons)
role-ally = allié
    .card = allié
role-traitor = traître
    .card = traî{ "\u00AD" }tre

## Épreuves

challenge-frozen-night = Nuit glaciale
    .text = Payer : bois, silex ; réussie : +1 eau ; manquée : −3 eau.
challenge-empty-kettles = Marmites vides
    .text = Payer : nourriture, eau ; réussie : 1 équipement redressé ; manquée : −3 eau.
challenge-fever = Fièvre
    .text = Payer : baies, un jeton au choix ; réussie : 1 équipement redressé ; manquée : −3 eau.
challenge-cracked-keel = Quille fendue
    .text = Payer : bois ; réussie : rien ; manquée : −2 eau.
challenge-prairie-storm = Tempête dans la prairie
    .text = Payer : 2 × bois ; réussie : +1 eau ; manquée : −3 eau.
challenge-drought = Sécheresse
    .text = Payer : 2 × eau ; réussie : 1 ressource au choix ; manquée : −3 eau.
challenge-grizzly = Grizzly
    .text = Payer : silex ; réussie : +1 nourriture ; manquée : −2 eau.
challenge-poison-sumac = Sumac vénéneux
    .text = Payer : champignons, un jeton au choix ; réussie : +1 eau ; manquée : −3 eau.
challenge-deserters = Déserteurs
    .text = Payer : nourriture, bois ; réussie : tout l’équipement redressé ; manquée : −2 eau, tout l’équipement épuisé.
challenge-blind-canyon = Canyon sans issue
    .text = Payer : silex ; réussie : dégager 1 case n’importe où ; manquée : −2 eau.
challenge-whisper-in-the-fog = Murmure dans la brume
    .text = Payer : baies, un jeton au choix ; réussie : puissance de Maldonado −1 ; manquée : puissance de Maldonado +1, −1 eau.
challenge-spanish-gold = Or espagnol
    .text = Payer : silex ; réussie : 1 ressource au choix ; manquée : puissance de Maldonado +2.
challenge-seance = Séance de spiritisme
    .text = Payer : bois, champignons ; réussie : dégager 1 case n’importe où ; manquée : puissance de Maldonado +1, −2 eau.
challenge-possessed-sentry = Sentinelle possédée
    .text = Payer : nourriture, eau ; réussie : regarder 1 carte face cachée sur une carte équipage ; manquée : puissance de Maldonado +1, −2 eau.
challenge-conquistadors-banner = Bannière du conquistador
    .text = Payer : 2 × bois ; réussie : puissance de Maldonado −1 ; manquée : puissance de Maldonado +2.

## Menaces

threat-mole-worm = Ver-taupe
    .acc = le Ver-taupe
    .text = Révélé : dégagez jusqu’à 2 cases voisines. La nuit, −1 eau.
threat-horned-hare = Lièvre cornu
    .acc = le Lièvre cornu
    .text = Révélé : 1 nourriture ou 2 jetons eau. La nuit, il prend 1 nourriture ou 1 eau.
threat-whispering-fog = Brume murmurante
    .acc = la Brume murmurante
    .text = Révélée : chacun défausse 1 carte influence. La nuit, la puissance de Maldonado augmente de 1.
threat-bone-knight = Chevalier d’os
    .acc = le Chevalier d’os
    .text = Révélé : chacun épuise 1 équipement prêt. La nuit, il prend 1 ressource autre que la nourriture, ou 1 eau.

## Cartes mise à mort : deux conditions sur trois

kill-musket-volley = Salve de mousquets
    .text = Deux parmi : 2 × silex / nourriture, eau / puissance de Maldonado +1.
kill-spiked-pit = Fosse à pieux
    .text = Deux parmi : 2 × bois / épuiser 2 équipements prêts / puissance de Maldonado +1.
kill-poisoned-bait = Appât empoisonné
    .text = Deux parmi : nourriture, champignons / baies, eau / puissance de Maldonado +1.
kill-ring-of-fire = Cercle de feu
    .text = Deux parmi : bois, silex / 2 × eau / puissance de Maldonado +1.

## Équipement

gear-goggles = lunettes de protection
    .acc = les lunettes de protection
    .text = Posez 2 jetons eau sur une case inexplorée : qui l’explore les gagne si c’est de l’eau.
gear-waterskin = outre
    .acc = l’outre
    .text = Contient 2 jetons de l’eau de départ. Jetez-la pour les reprendre ; gardée, elle vaut 7 points.
gear-spyglass = longue-vue
    .acc = la longue-vue
    .text = Tous voient une case inexplorée voisine d’une case explorée.
gear-axe = hache
    .acc = la hache
    .text = +1 bois quand vous explorez du bois.
gear-snares = collets
    .acc = les collets
    .text = +1 nourriture quand vous explorez du gibier.
gear-musket = mousquet
    .acc = le mousquet
    .text = Une condition de mise à mort coûte 1 jeton de moins.
gear-kettle = bouilloire
    .acc = la bouilloire
    .text = 1 ressource contre 1 eau.
gear-rope = corde
    .acc = la corde
    .text = Explorez depuis une case à bord rouge.
gear-compass = boussole
    .acc = la boussole
    .text = Explorez en diagonale.
gear-canoe = canoë
    .acc = le canoë
    .text = Le jeton chemin de ce tour va dans la boîte : le temps ne passe pas.

## Personnages, une fois par jour

character-randolph = Randolph
    .acc = Randolph
    .text = Redresse jusqu’à 2 équipements épuisés du joueur de Russell. Sans Russell, rien.
character-russell = Russell
    .acc = Russell
    .text = Redresse jusqu’à 2 équipements épuisés du joueur de Randolph. Sans Randolph, rien.
character-lewis = Lewis
    .acc = Lewis
    .text = Le jeton chemin de ce tour va dans la boîte : le temps ne passe pas.
character-clark = Clark
    .acc = Clark
    .text = Regarde seul une case inexplorée dans la ligne ou la colonne d’une case explorée.
character-sacagawea = Sacagawea
    .acc = Sacagawea
    .text = Un échange comme au tipi.
character-york = York
    .acc = York
    .text = Explorez depuis un bord rouge, ou pas de fatigue la nuit venue.
