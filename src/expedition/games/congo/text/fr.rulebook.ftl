# Congo : la page des règles en français. Ses nombres viennent de la boîte.

rulebook-title = Règles du jeu
rulebook-contents = Sommaire
rulebook-lead = Deux minutes pour l’idée, dix pour tout le jeu. La table compte pour vous : chaque carte de votre main montre ce qu’elle vaut ici et maintenant.

## L’idée

rulebook-idea = L’idée
rulebook-idea-journey = Nous sommes en 1884. Un bateau à vapeur remonte le Congo jusqu’à { $last-stop } et, à chaque escale, un port attend son chef. Chacun de vous voyage avec des explorateurs, des anthropologues, des médecins, des missionnaires et des officiers d’une dizaine de nations.
rulebook-idea-contest = À chaque escale, tous misent un personnage en secret. Les mises sont révélées ensemble, puis chacun, à son tour, peut renforcer son personnage avec des auxiliaires. Le plus haut total prend le contrôle du port et marque les points de l’escale.
rulebook-idea-cards = On ne pioche qu’un personnage et un auxiliaire par escale : impossible d’être fort partout. À vous de choisir où peser, où bluffer et où vous débarrasser d’une carte faible.
rulebook-idea-win = Quand le bateau quitte { $last-stop }, qui a le plus de points gagne.

## Sur la table

rulebook-things = Ce qu’il y a sur la table
rulebook-things-stops = { $stops } escales bordent le fleuve. Chacune vaut des points ; certaines donnent davantage.
    .lead = Le fleuve
rulebook-things-stations = Chaque escale cache un port : caserne, hôpital, mission, village ou jungle. Il y a { $station-tiles } tuiles, plus que d’escales : personne n’est donc sûr des dernières.
    .lead = Tuiles port
rulebook-things-flags = À côté de chaque escale flotte le drapeau d’une des quatre puissances : Royaume-Uni, Belgique, France ou Allemagne. Tous les drapeaux sont visibles dès le début.
    .lead = Drapeaux
rulebook-things-characters = { $characters } voyageurs qui peuvent devenir chefs de port. { $belligerents } viennent des quatre puissances et ont une seule profession. Les { $neutrals } autres sont les non-belligérants : venus de sept autres nations, ils ont deux professions.
    .lead = Personnages
rulebook-things-auxiliaries = { $auxiliaries } cartes qui renforcent un personnage. Cinq sortes servent chacune une profession ; l’interprète et le serviteur ont leurs propres règles.
    .lead = Auxiliaires
rulebook-things-specials = { $specials } cartes qui bousculent les règles, chacune en un seul exemplaire. On n’en joue qu’une par tour.
    .lead = Cartes spéciales
rulebook-things-hippos = { $hippo-tiles } tuiles de valeur { $hippo-low } à { $hippo-high } qui tranchent les égalités. À la fin, elles ne valent rien.
    .lead = Tuiles hippopotame
rulebook-things-die = Un dé à { $die } faces. Il se lance tout seul, sous les yeux de tous, chaque fois que les règles le demandent.
    .lead = Le dé

rulebook-card-caption = Un personnage : le drapeau dit d’où il vient, le nombre ce qu’il vaut à cette escale.
rulebook-neutral-caption = Un non-belligérant a deux professions ; la meilleure compte.
rulebook-auxiliary-caption = Un auxiliaire : ce qu’il ajoute, et qui il sert.
rulebook-special-caption = Une carte spéciale : son nom annonce la couleur.
rulebook-hippo-caption = Une tuile hippopotame et sa valeur.

rulebook-river-table = Les escales du fleuve
rulebook-river-stop = Escale
rulebook-river-points = Points
rulebook-river-bonus = Bonus
rulebook-river-hippos = { $count ->
    [one] { $count } tuile hippopotame
   *[other] { $count } tuiles hippopotame
}
rulebook-river-special = carte spéciale
rulebook-river-note = Les tuiles hippopotame vont à qui prend le contrôle du port. La carte spéciale va au joueur qui est dernier aux points quand le bateau arrive.

## Mise en place

rulebook-setup = Mise en place
rulebook-setup-deal = Chacun reçoit { $dealt-characters } personnages, { $dealt-auxiliaries } auxiliaires, des cartes spéciales et { $dealt-hippos ->
    [one] { $dealt-hippos } tuile hippopotame
   *[other] { $dealt-hippos } tuiles hippopotame
}. Le nombre de cartes spéciales et les cartes qui restent dans la boîte dépendent du nombre de joueurs.
rulebook-setup-river = Une tuile port est posée face cachée sur chaque escale du voyage, et un drapeau face visible à côté. Les tuiles et les drapeaux en trop retournent dans la boîte ; personne ne voit ces tuiles. Les escales en aval du départ ne servent pas.
rulebook-setup-first = Le premier joueur du premier tour est tiré au sort. Tous commencent avec 0 point.
rulebook-setup-players = { $players ->
    [one] joueur
   *[other] joueurs
}
rulebook-setup-specials = Cartes spéciales par joueur
rulebook-setup-without = Cartes spéciales écartées
rulebook-setup-neutrals = Non-belligérants retirés
rulebook-setup-start = Le bateau part de
rulebook-setup-neutrals-note = Les non-belligérants retirés le sont au hasard, et personne ne sait lesquels.

## Ce que tous peuvent savoir

rulebook-known = Ce que tous peuvent savoir
rulebook-known-hands = Vos cartes et les valeurs de vos tuiles hippopotame ne regardent que vous. Combien chacun a de personnages, d’auxiliaires, de cartes spéciales et de tuiles, tout le monde le sait ; les défausses sont visibles, tout comme les personnages sortis de la partie.
rulebook-known-seen = Un personnage que tous ont vu et qui est revenu dans une main reste sur une liste visible de tous, jusqu’à ce qu’il soit révélé comme mise ou défaussé. Une bonne mémoire n’avantage donc personne.
rulebook-known-asking = Une question ne trahit rien. Qui a des cartes spéciales est interrogé même si aucune ne convient ici, et qui est encore dans la surenchère l’est même sans auxiliaire utile.

## Un tour

rulebook-round = Un tour
rulebook-round-overview = Chaque escale est un tour en quatre phases. La troisième, la lutte pour l’escale, compte cinq étapes.
rulebook-round-a = Le port est révélé.
rulebook-round-b = Chacun pioche.
rulebook-round-c = La lutte pour l’escale : mise, carte spéciale, révélation, surenchère, contrôle.
rulebook-round-d = Le bateau repart.

rulebook-station = Le port
rulebook-station-reveal = La tuile port de l’escale est retournée.
rulebook-station-flag = Dans une jungle, et dans un village à une escale de { $wild } points, aucune puissance étrangère n’a son mot à dire : le drapeau quitte la partie.
rulebook-station-language = Si le drapeau qui reste est belge, le dé décide aussitôt de la langue du port : flamand sur un nombre impair, français sur un nombre pair.

rulebook-draw = La pioche
rulebook-draw-cards = À partir du premier joueur, chacun pioche un personnage et un auxiliaire. La taille de la main n’est pas limitée.
rulebook-draw-special = À { $help-stops }, le joueur qui a, seul, le moins de points pioche aussi une carte spéciale. Si plusieurs sont derniers ex æquo, personne n’en pioche.
rulebook-draw-piles = Une pioche épuisée est refaite avec sa défausse au moment où quelqu’un doit y piocher ; les cartes engagées dans la lutte n’en font pas partie. Si la défausse est vide aussi, on ne pioche rien. Tous sont prévenus quand une pioche est refaite.

rulebook-bid = La mise
rulebook-bid-secret = Tous choisissent un personnage de leur main, en secret et en même temps. Il faut miser, et une mise faite ne se reprend pas. (Un joueur qui n’aurait plus de personnage ne participe pas au tour, mais peut encore jouer une carte spéciale.)

rulebook-special = La carte spéciale
rulebook-special-lap = À partir du premier joueur, dans le sens horaire, chacun peut à son tour jouer une carte spéciale ou s’abstenir. Dès qu’une carte est jouée, plus personne ne peut en jouer pendant ce tour. On ne fait la ronde qu’une fois : qui s’est abstenu n’est plus interrogé.
rulebook-special-where = Une carte ne se joue que là où elle le dit. Si elle est permise ici, vous pouvez la jouer même sans effet, simplement pour empêcher les autres de jouer la leur.
rulebook-special-named = « { $special } »
rulebook-special-once = Tant que les mises sont face cachée agissent : { $at-once }.
rulebook-special-after = Une fois les mises révélées agissent : { $after-reveal }. Et qui a pioché un personnage avec « { special-colonial } » peut alors l’échanger contre sa mise.
rulebook-special-late = Les autres comptent plus tard dans le tour : { $lasting }.

rulebook-reveal = La révélation
rulebook-reveal-order = Toutes les mises sont retournées ensemble. Ensuite agit la carte spéciale, si elle attendait la révélation. Alors seulement les personnages encore en lice lancent leur dé, s’il le faut, à partir de celui du premier joueur, et leurs valeurs sont fixées.
rulebook-reveal-base = Valeur initiale = points de la profession dans ce port, moins la rivalité avec le drapeau. Elle peut être nulle, ou même négative.
rulebook-reveal-profession = Chaque profession a sa valeur dans chaque port. Un non-belligérant utilise la meilleure des deux siennes.
    .lead = Profession
rulebook-reveal-flag = Les puissances n’aiment guère le drapeau des autres : le personnage d’une puissance rivale perd des points. Sous son propre drapeau, ou sans drapeau, il ne perd rien. La Belgique n’a pas de rivale.
    .lead = Drapeau
rulebook-reveal-sympathy = À une escale avec drapeau, un non-belligérant lance le dé pour savoir de quel côté il se range : { $sympathies }. Il perd alors ce que perdrait un personnage de cette puissance ; rien d’autre ne change. Sans drapeau, il ne lance pas le dé.
    .lead = Non-belligérants
rulebook-reveal-belgians = Sous un drapeau belge ou français, un Belge lance le dé pour sa langue : flamand sur un nombre impair, français sur un nombre pair. Sa valeur n’en dépend pas, mais cela compte pour l’interprète.
    .lead = Belges
rulebook-sympathy = { $roll } { $nation }
rulebook-worth-table = Valeur de chaque profession dans chaque port
rulebook-worth-profession = Profession
rulebook-rivalry-table = Ce qu’un personnage perd sous un drapeau rival
rulebook-rivalry-character = Personnage
rulebook-reveal-examples = Un missionnaire dans un hôpital vaut { $missionary-in-hospital }. Un médecin français dans un hôpital sous drapeau britannique vaut { $doctor-in-hospital } − { $french-loss } = { $french-doctor }.

rulebook-raise = La surenchère
rulebook-raise-turns = Dans le sens horaire à partir du premier joueur, chacun à son tour ajoute un ou plusieurs auxiliaires, face visible, à son propre personnage, ou passe. Qui n’a plus de personnage en lice est sauté.
rulebook-raise-worth = Chaque auxiliaire ajoute { $lift } { $lift_number ->
    [one] point
   *[other] points
}, le serviteur { $servant-lift }.
rulebook-raise-serves = Ils ne vont que sur un personnage de la profession qu’ils servent, autant que vous voulez. Un non-belligérant accepte ceux de ses deux professions.
    .lead = Auxiliaires d’une profession
rulebook-raise-interpreter = Il va sur un personnage qui ne parle pas la langue du port, et un seul par personnage.
    .lead = Interprète
rulebook-raise-servant = Il va sur n’importe quel personnage, mais on n’en joue qu’un par tour, tous joueurs confondus. Premier arrivé, premier servi.
    .lead = Serviteur
rulebook-raise-pairs = Qui sert qui
rulebook-raise-anyone = tous
rulebook-raise-foreign = qui parle une autre langue

rulebook-languages = Langues et interprètes
rulebook-languages-lead = Qui parle la langue du port ne reçoit pas d’interprète ; tous les autres peuvent en avoir un. Pour un non-belligérant, c’est sa propre nation qui compte ici, pas le côté où il se range.
rulebook-languages-table = Qui parle la langue
rulebook-languages-flag = Drapeau
rulebook-languages-language = Langue
rulebook-languages-none = Pas d’interprète pour
rulebook-languages-gb = les Britanniques et les Américains
rulebook-languages-de = les Allemands et les Autrichiens
rulebook-languages-fr = les Français, et les Belges qui parlent français
rulebook-languages-flemish = les Néerlandais, et les Belges qui parlent flamand
rulebook-languages-french = les Français, et les Belges qui parlent français
rulebook-languages-no-flag = Sans drapeau, il n’y a pas de langue étrangère à traduire : aucun interprète ne peut être joué.

rulebook-passing = Passer, attendre, sortir
rulebook-passing-behind = Vous quittez la surenchère pour ce tour. Votre total reste.
    .lead = Vous passez avec moins que le plus haut total
rulebook-passing-alone = Vous attendez, aussi souvent que vous voulez.
    .lead = Vous passez, seul en tête
rulebook-passing-tied = La première fois vous attendez, la seconde vous sortez. Ajouter une carte vous rend le droit d’attendre, et une attente faite seul en tête ne compte pas.
    .lead = Vous passez, en tête à égalité
rulebook-passing-top = Le plus haut total se mesure sur tous les personnages en lice, même ceux des joueurs sortis. Ce que vous ajoutez n’a pas à l’atteindre, et celui qui mène peut ajouter aussi.
rulebook-passing-end = La surenchère finit quand il ne reste personne, quand il ne reste que le joueur seul en tête, ou quand tous ceux qui restent ont passé depuis la dernière carte (ou depuis le début, s’il n’y en a pas eu).

rulebook-control = Le contrôle
rulebook-control-highest = Le plus haut total prend le contrôle du port, fût-il nul ou négatif. S’il ne reste qu’un personnage après la révélation, il prend le contrôle sans surenchère ; s’il n’en reste aucun, personne ne le prend.
rulebook-control-winner = Qui prend le contrôle marque les points de l’escale, prend { $hippo-gain } tuiles hippopotame à { $hippo-stops }, et sera premier joueur au tour suivant. Si personne ne prend le contrôle, on garde le même premier joueur.
rulebook-control-cleanup = Toutes les cartes jouées vont à leurs défausses, la carte spéciale aussi. Sauf un non-belligérant qui a servi : il quitte la partie pour de bon.

rulebook-tie = Égalité : les hippopotames décident
rulebook-tie-who = Tous ceux qui partagent le plus haut total se départagent avec leurs tuiles hippopotame, même s’ils étaient sortis de la surenchère.
rulebook-tie-secret = Chacun d’eux qui a des tuiles doit en engager au moins une, en secret et en même temps. Qui n’en a pas compte 0. Les tuiles sont retournées, et la plus haute somme prend le contrôle.
rulebook-tie-more = S’il y a encore égalité, seuls continuent ceux qui partagent la plus haute somme. À partir du premier joueur, ils peuvent ajouter d’autres tuiles face visible, autant qu’ils veulent, ou s’abstenir. S’abstenir n’élimine personne. On tourne jusqu’à ce que tous s’abstiennent à la suite.
rulebook-tie-shared = Si plusieurs partagent alors la plus haute somme, chacun d’eux marque { $tie-points } { $tie-points_number ->
    [one] point
   *[other] points
} et personne ne contrôle l’escale.
rulebook-tie-discard = Toutes les tuiles engagées sont défaussées, celles des perdants aussi.

rulebook-boat = Le bateau repart
rulebook-boat-next = Le bateau gagne l’escale suivante, où commence un nouveau tour. Quand il quitte { $last-stop }, la partie est finie.

## Un exemple

rulebook-example = Un exemple
rulebook-example-where = Le bateau est à { $stop }, escale de { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $station }, { $flag }. { $first } commence, et personne ne joue de carte spéciale.
rulebook-example-name-1 = Alice
rulebook-example-name-2 = Bruno
rulebook-example-name-3 = Claire
rulebook-example-bids = Les mises sont révélées
rulebook-example-lap-1 = Première ronde
rulebook-example-lap-1-note = { $first } est seule en tête et attend de voir ce que font les autres. { $third } n’a pas de religieuse pour son missionnaire, mais un Allemand dans un port britannique a droit à un interprète.
rulebook-example-lap-2 = Deuxième ronde
rulebook-example-lap-2-note = Tous étaient à égalité. { $first } et { $second } continuent ; { $third } n’a plus rien à ajouter, passe derrière les autres et sort.
rulebook-example-lap-3 = Troisième ronde
rulebook-example-lap-3-note = { $first } a un serviteur. { $second } en a un aussi, mais le seul serviteur permis à ce tour est déjà posé. Il ne reste que la joueuse seule en tête : la surenchère est finie.
rulebook-example-result = Le dénouement

## Les cartes spéciales, une à une

rulebook-specials = Les cartes spéciales
rulebook-specials-lead = Chaque carte existe en un seul exemplaire. Sous son nom, il est dit où on peut la jouer.
rulebook-specials-neutral = Contre le gorille et le guerrier, un non-belligérant se bat avec celle de ses professions qui l’avantage ; l’une ou l’autre fait de lui un explorateur pour l’okapi ou un médecin contre le paludisme.
rulebook-specials-gone = Un non-belligérant misé puis tué, piqué ou parti à la chasse quitte la partie ; s’il revient en main, il y reste.

rulebook-special-gorilla = Les mises révélées, vous désignez le personnage adverse qu’il attaque. Médecins et missionnaires meurent sur le coup. Explorateurs, officiers et anthropologues lancent le dé : sur { $gorilla-kills } ou moins ils meurent, au-delà c’est le gorille. Tant qu’il vit et qu’il reste des personnages adverses, vous devez désigner le suivant. Quand il n’en reste plus, il se tourne vers votre personnage : combattez selon la même règle, ou fuyez. Si vous fuyez, le personnage revient en main et personne ne marque l’escale. Les personnages encore en lice passent à la surenchère.
rulebook-special-warrior = Les mises révélées, vous désignez un personnage adverse. Explorateurs et officiers meurent sur { $warrior-low } ou moins ; médecins, missionnaires et anthropologues sur { $warrior-high } ou moins ; au-delà, le guerrier meurt. S’il survit, votre propre personnage doit l’affronter ensuite, selon la même règle. Il n’attaque personne d’autre ; les personnages encore en lice passent à la surenchère.
rulebook-special-okapi = Il vous faut un explorateur comme mise. Il est aussitôt révélé et défaussé : vous partez à la chasse et marquez { $okapi-points } { $okapi-points_number ->
    [one] point
   *[other] points
}. Pour vous, le tour est fini ; les autres se disputent l’escale normalement.
rulebook-special-malaria = Les mises révélées, tous ceux qui ont un personnage lancent le dé, vous compris. Le plus bas est piqué et défaussé ; les ex æquo les plus bas relancent entre eux jusqu’à ce qu’il n’en reste qu’un. Un médecin piqué relance une fois : sur { $cured } il guérit et reste, et personne n’est piqué à sa place.
rulebook-special-tam-tam = Toutes les mises reviennent en main sans que personne les ait vues. Personne ne contrôle l’escale, et le bateau repart.
rulebook-special-friendly-meeting = Si quelqu’un prend le contrôle, les personnages de tous les autres reviennent en main au lieu d’être défaussés. Le personnage du vainqueur et les auxiliaires de tous sont défaussés normalement. Une égalité non départagée annule la carte.
rulebook-special-explored-region = Vous regardez une tuile port encore face cachée. Tous savent à quelle escale ; ce que vous avez vu ne regarde que vous. On peut regarder deux fois la même tuile.
rulebook-special-damaged-boiler = Tous les autres joueurs choisissent un personnage de leur main, en secret et en même temps ; la mise ne fait pas partie de la main. Les cartes choisies sont défaussées ensemble, face visible. Même un non-belligérant va ici à la défausse, car il n’a pas servi.
rulebook-special-man-overboard = Les mises révélées, vous pouvez désigner un adversaire qui a des auxiliaires en main, ou personne. Le hasard lui en prend un, qui est montré et défaussé avant la surenchère. Un adversaire qui n’a plus de personnage en lice peut aussi être désigné.
rulebook-special-only-nationals = Les mises révélées, tout personnage d’une autre nation que celle du drapeau revient en main, le vôtre compris. Ces joueurs ne jouent plus ce tour. Le côté où l’on se range ne compte pas : tous les non-belligérants rentrent donc.
rulebook-special-no-auxiliaries = Personne n’ajoute d’auxiliaires pendant ce tour : les valeurs initiales décident.
rulebook-special-arab-trader = Si vous prenez le contrôle, vous marquez { $trader-points } { $trader-points_number ->
    [one] point
   *[other] points
} de plus, même si vous le devez aux tuiles hippopotame. Une égalité non départagée ne rapporte rien de plus.
rulebook-special-hippo-attack = Toutes les mises reviennent en main sans que personne les ait vues. À partir du premier joueur, chacun retourne le premier personnage de la pioche : c’est sa nouvelle mise. Le tour continue par la révélation.
rulebook-special-colonial = Vous piochez un personnage ou un auxiliaire ; tous voient dans quelle pioche, personne quelle carte. Une sorte dont il ne reste rien ne peut pas être choisie. Le personnage pioché, et lui seul, peut remplacer votre mise après la révélation ; l’ancienne mise revient alors en main, et tous savent que vous l’avez. Si vous n’échangez pas, votre carte reste secrète. Un auxiliaire pioché peut servir dès ce tour.
rulebook-special-witch-doctor = Le personnage de chaque adversaire vaut { $witch-loss } { $witch-loss_number ->
    [one] point
   *[other] points
} de moins pendant ce tour.

## La fin

rulebook-end = Fin de la partie
rulebook-end-specials = Quand le bateau a quitté { $last-stop }, chaque carte spéciale encore en main vaut { $special-points } { $special-points_number ->
    [one] point
   *[other] points
}. Une carte jouée à la dernière escale n’est plus en main.
rulebook-end-winner = Qui a le plus de points gagne.
rulebook-end-ties = À égalité de points, la victoire va à qui a le plus d’auxiliaires en main ; puis à qui a le plus de cartes de toutes sortes ; sinon, elle est partagée.

## Variantes

rulebook-options = Deux variantes
rulebook-options-short = Le bateau part de { $short-start } quel que soit le nombre de joueurs, et l’on joue les { $short-stops } escales à partir de là. Idéal pour une première partie.
    .lead = Fleuve court
rulebook-options-hidden = Jusqu’à la fin, vous ne voyez que vos propres points. Ce qui est marqué à chaque escale reste annoncé : qui est attentif peut tenir les comptes.
    .lead = Scores cachés

## À cette table

rulebook-table = À cette table
rulebook-table-auto = Quand il n’y a rien à choisir, on ne vous demande rien : un seul adversaire est attaqué d’office, une seule tuile hippopotame est engagée d’office, et qui n’a pas d’auxiliaire passe.
rulebook-table-undo = Vous pouvez revenir sur votre choix de passer, de ne pas jouer de carte spéciale, d’un personnage pour la chaudière ou de tuiles engagées en secret, tant que personne d’autre n’a décidé et que rien n’a été montré. Une mise et tout le reste sont définitifs.
rulebook-table-why = Quelque chose est refusé ? Demandez pourquoi : la table a toujours une réponse.
