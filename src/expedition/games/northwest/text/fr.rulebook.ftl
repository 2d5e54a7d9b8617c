# Passage du Nord-Ouest : la page des règles en français. Ses nombres viennent de la boîte.

rulebook-title = Règles du jeu
rulebook-contents = Sommaire
rulebook-lead = Trois minutes pour l’idée, un quart d’heure pour tout le jeu. La table compte pour vous : chaque action montre son prix, chaque tuile ses emplacements, chaque danger à temps.

## L’idée

rulebook-idea = L’idée
rulebook-idea-search = Les navires de sir John Franklin ne sont pas rentrés. Vous menez l’une des expéditions envoyées à leur secours ; et, chemin faisant, vous comptez bien trouver ce que lui-même cherchait : le Passage du Nord-Ouest.
rulebook-idea-chart = Vous dessinez la carte en avançant. Des tuiles de terre et de mer sont posées à côté de votre navire ou de votre traîneau ; ce qu’elles montrent peut être exploré, et qui achève la côte d’une île l’inscrit sur la carte.
rulebook-idea-season = Vous avez { $rounds } manches. Le soleil se déplace, et la glace avec lui : les navires sont pris, les traîneaux passent là où il y avait de l’eau, et un jour la glace fond sous eux.
rulebook-idea-win = Qui a le plus de points gagne ; mais qui n’est pas rentré au Groenland à la fin perd navire et équipage.

## Ce qu’il y a sur la table

rulebook-things = Ce qu’il y a sur la table
rulebook-things-chart = { $columns } colonnes et { $rows } rangées. Plus une trouvaille est à l’ouest, plus elle rapporte : de ×{ $zone-east } à l’est à ×{ $zone-west } à l’ouest. Deux flèches mènent hors de la carte : le Groenland à l’est, le Passage du Nord-Ouest à l’ouest.
    .lead = La carte
rulebook-things-large = { $large-tiles } tuiles de deux cases. Chaque coin est terre ou mer. Certaines portent un symbole : quand on les pose, on y met le jeton correspondant. { $display } sont visibles, les autres dans le sac.
    .lead = Grandes tuiles
rulebook-things-small = { $small-tiles } tuiles d’une case, toutes visibles. On les prend comme les grandes, et elles bouchent les trous.
    .lead = Petites tuiles
rulebook-things-tokens = On trouve les Inuits et les cairns, on explore les traces de Franklin et les détroits ; les îles donnent des cartes.
    .lead = Jetons
rulebook-things-vehicles = Chacun a un navire pour l’eau libre et un traîneau pour la terre et la glace. Au début, le traîneau est à bord.
    .lead = Navire et traîneau
rulebook-things-crew = { $crew } marins chacun. Debout, ils sont prêts ; qui a travaillé s’assied et se repose jusqu’à la manche suivante.
    .lead = Équipage
rulebook-large-caption = grandes tuiles, deux de celles à symbole
rulebook-small-caption = les six petites tuiles
rulebook-vehicles-caption = navire et traîneau
rulebook-crew-caption = trois prêts, deux au repos

## Le soleil

rulebook-sun = Le soleil et la glace
rulebook-sun-arc = À la première manche, le soleil est en { $first } ; après chaque manche, il avance d’un pas sur son arc, de droite à gauche ; après la dernière position, il revient à la première.
rulebook-sun-frozen = Chaque position gèle des rangées de la carte, comptées du nord. En { $open } rien n’est gelé, au cœur de l’hiver les { $most-rows } premières rangées le sont. Une case est gelée quand sa rangée l’est ; une tuile posée à la verticale peut être à moitié gelée.
rulebook-sun-round = Manche
rulebook-sun-position = Soleil
rulebook-sun-rows = Rangées gelées

## Mise en place

rulebook-setup = Mise en place
rulebook-setup-start = Tous les navires sont sur la flèche du Groenland, les traîneaux et les { $crew } marins à bord, prêts.
rulebook-setup-tiles = { $display } grandes tuiles sont face visible ; près du Groenland, deux tuiles imprimées portent chacune un cairn.
rulebook-setup-order = L’ordre du tour est tiré au sort.
rulebook-setup-pick = Du dernier au premier, chacun prend gratuitement une des grandes tuiles dans sa réserve. Elle est aussitôt remplacée.
rulebook-arrows-caption = Jetons des flèches
rulebook-arrows-players = Joueurs

## Une manche

rulebook-round = Une manche
rulebook-round-turns = On joue à tour de rôle jusqu’à ce que tous aient passé. À votre tour, vous faites une action ou passez ; après une action, vous pouvez en faire d’autres ou finir votre tour.
rulebook-round-several = Les marins qui travaillent s’assoient. Quand tous ont passé, le soleil avance, tous les marins sont prêts, et l’ordre dans lequel on a passé devient l’ordre du tour.
rulebook-round-price = La première action d’un tour se paie à son prix, chacune des suivantes { $further } de plus : deux déplacements dans un tour coûtent { $two-moves } marins, trois { $three-moves }.
rulebook-round-vehicle = Une action est payée par un seul véhicule, navire ou traîneau, avec ses propres marins prêts, et s’accomplit là où il se trouve. Le supplément est le même pour chaque action du tour après la première, quel que soit le véhicule.
rulebook-round-home = Qui est rentré au Groenland ne joue plus.

## Les actions

rulebook-actions = Les actions
rulebook-prices-caption = Ce que coûtent les actions
rulebook-prices-action = Action
rulebook-prices-first = première
rulebook-prices-further = suivante
rulebook-take = Prendre une tuile, ou changer les tuiles
rulebook-take-tile = Prendre : une grande tuile visible, ou une petite du stock, rejoint votre réserve, que tous voient et qui n’a pas de limite. Une grande est aussitôt remplacée.
rulebook-take-refresh = Changer : les { $display } grandes tuiles sont remplacées par d’autres du sac ; puis vous devez en prendre une, grande ou petite. Si le sac est vide, c’est interdit.
rulebook-place = Poser une tuile
rulebook-place-where = Une tuile de la réserve est posée sur des cases libres, tournée et retournée à volonté. Elle doit partager un bord avec la tuile du véhicule qui agit. Une flèche n’est pas une tuile : depuis le Groenland, allez d’abord sur une tuile imprimée.
rulebook-place-corners = Toutes les tuiles autour d’un coin concordent : terre pour toutes, ou mer pour toutes.
rulebook-place-route = Une voie maritime du Groenland au Passage du Nord-Ouest doit rester possible. Les cases encore libres comptent comme mer ouverte, et la glace n’y change rien.
rulebook-place-token = Si la tuile a un symbole, son jeton y est mis aussitôt, pour qui viendra.
rulebook-example-fits = Possible : tous les coins concordent.
rulebook-example-clash = Impossible : le coin cerclé serait à la fois terre et mer.
rulebook-holes = Les trous
rulebook-holes-fill = Si votre tuile enferme des cases libres qui ne touchent pas le bord du plateau, elles sont aussitôt comblées, gratuitement, par de petites tuiles du stock.
rulebook-holes-corner = Là où un coin est encore ouvert, vous dites s’il est terre ou mer ; si un seul des deux laisse la voie maritime ouverte et a sa tuile en stock, il est posé sans question, et si aucun des deux ne convient, c’est la mer. Si la petite tuile voulue est épuisée, n’importe quelle autre la remplace.
rulebook-islands = Les îles
rulebook-islands-what = Une terre devient une île quand toutes les cases qui l’entourent sont couvertes et qu’elle s’étend sur au moins { $island-least } tuiles. Qui l’achève prend une carte et { $island-tile ->
    [one] { $island-tile } point
   *[other] { $island-tile } points
} pour chacune de ses tuiles.
rulebook-islands-short = Quand il n’y a plus de cartes, les îles rapportent encore leurs points. Le plateau montre où une tuile fermerait une île, et ce qu’elle rapporterait.
rulebook-example-island = La tuile dorée ferme une île de { $tiles } tuiles.
rulebook-move = Avancer
rulebook-move-ship = Un pas vers une tuile voisine, à travers un bord dont une extrémité au moins est mer, si aucune des deux cases n’est gelée. Un navire occupe toute la tuile et profite de toute son eau libre.
    .lead = Le navire
rulebook-move-sled = Un pas sur la glace, ou à travers un bord dont une extrémité au moins est terre, si cette terre est celle où il se tient. Un traîneau occupe un seul terrain : une case gelée, ou une terre de la tuile.
    .lead = Le traîneau
rulebook-move-share = On ne passe pas par un coin. Une tuile accueille autant de véhicules qu’on veut.
rulebook-crew = Transférer l’équipage
rulebook-crew-transfer = Si navire et traîneau sont sur la même tuile, des marins peuvent passer de l’un à l’autre, prêts ou au repos, y compris ceux qui paient. Un au moins doit le faire.
rulebook-crew-launch = Un traîneau descend du navire avec au moins un marin, sur la terre ou la glace de la tuile du navire, ou au Passage du Nord-Ouest si le navire s’y trouve. Un traîneau que tous ont quitté remonte à bord. Au Groenland, on ne transfère personne.
rulebook-finds = Explorer et trouver
rulebook-finds-explore = Explorer : prenez le jeton Franklin ou détroit de la tuile de votre véhicule.
rulebook-finds-find = Trouver : prenez le jeton Inuit ou cairn de la tuile de votre véhicule.
rulebook-finds-zone = Franklin et détroits valent { $explored ->
    [one] { $explored } point
   *[other] { $explored } points
}, Inuits et cairns { $found ->
    [one] { $found } point
   *[other] { $found } points
}, multipliés par la zone du jeton : jusqu’à { $best-find } pour une trouvaille.
rulebook-pass = Passer
rulebook-pass-first = On ne passe qu’au lieu d’agir. Tout l’équipage se repose, et vous attendez la manche suivante ; qui passe en premier y joue en premier.
rulebook-pass-tired = Qui commence son tour sans aucun marin prêt doit passer.

## La glace

rulebook-ice = Gel et dégel
rulebook-ice-step = À la fin d’une manche, le soleil avance d’un pas, et la glace suit.
rulebook-example-ice = Au-dessus de la ligne, tout est glace : le navire bleu est pris, son traîneau poursuit sa route. Le navire orange a gagné la moitié ouverte de sa tuile, le traîneau vert est à terre.
rulebook-ice-ship = Un navire dont la tuile est coupée va dans sa moitié ouverte, s’il y a de l’eau. Dans la glace, il est pris : il peut tout faire, sauf avancer.
    .lead = Navires
rulebook-ice-sled = Un traîneau qui a toujours de quoi se tenir reste où il est. Si la glace sous lui est devenue de l’eau, vous le placez sur la terre ou la glace de votre choix, sur la même tuile.
    .lead = Traîneaux
rulebook-ice-lost = S’il n’y en a pas, traîneau et marins sont perdus jusqu’à la fin de la partie. La table vous prévient plusieurs manches avant.

## Les flèches

rulebook-arrows = Les deux flèches
rulebook-arrows-passage = Votre premier véhicule qui y arrive prend le plus haut jeton restant et ses points. La partie continue : il faut maintenant rentrer.
    .lead = Passage du Nord-Ouest
rulebook-arrows-greenland = Votre premier véhicule de retour prend le plus haut jeton restant et ses points. Votre expédition est rentrée et vous ne jouez plus ; l’autre véhicule, s’il n’est pas à bord, est perdu avec ses marins.
    .lead = Groenland
rulebook-arrows-space = Un pas vers une flèche ou depuis elle vaut un pas vers la case voisine : en navire si elle n’est pas gelée, en traîneau sur sa glace ou sa terre. Une flèche accueille tout le monde, ne gèle ni ne fond ; on n’en pose pas de tuile.

## La fin

rulebook-end = La fin
rulebook-end-when = La partie finit après la manche { $rounds }, ou dès que tous sont rentrés.
rulebook-end-home = Ce qui n’est pas alors au Groenland est perdu : −{ $lost-crewman } par marin, −{ $lost-ship } pour le navire.
rulebook-end-majorities = Qui a le plus de jetons Franklin, de détroits ou de cartes marque des points, et les suivants aussi ; qui n’en a aucun n’a pas de place.
rulebook-majorities-caption = Points des places
rulebook-majorities-kind = Le plus de
rulebook-majorities-place = { $place }{ $place ->
    [1] re
   *[other] e
}
rulebook-end-ties = À égalité, tous prennent la plus basse des places qu’ils occupent.
rulebook-end-sets = Une collection des cinq sortes rapporte { $set } points de plus.
rulebook-end-lost = Les marins perdus en chemin comptent aussi contre vous.
rulebook-end-winner = Qui a le plus de points gagne. À égalité, c’est le premier rentré ; si aucun n’est rentré, la victoire est partagée.

## Variantes et cette table

rulebook-options = Variantes
rulebook-options-shared = Les ex æquo se partagent à parts égales les points de leurs places, arrondis vers le bas.
    .lead = Places partagées
rulebook-options-passage = Un jeton du Groenland seulement pour qui en a un du Passage.
    .lead = Le Passage d’abord
rulebook-options-alone = Les mêmes règles contre votre record : pas de majorités, jetons comme pour le moins de joueurs.
    .lead = En solo
rulebook-table = À cette table
rulebook-table-chart = La molette, le pincement et les touches + et − changent l’échelle de la carte ; glisser la souris ou le doigt et les flèches la déplacent. Choisissez un véhicule, une action et un emplacement qui brille, puis confirmez ; rien n’est payé avant.
rulebook-table-warnings = Les pointillés montrent jusqu’où ira la glace. À côté de l’équipage, des notes annoncent les navires qui seront pris, les traîneaux qui perdront leur terrain et la dernière manche pour rentrer.
rulebook-table-undo = On peut annuler tant qu’aucune tuile n’a été tirée. La touche « ? » montre les touches ; appuyez sur ce qui est grisé pour savoir pourquoi.
