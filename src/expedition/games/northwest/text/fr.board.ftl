# Passage du Nord-Ouest : ce que dit la table dessinée, en français.

## Le jeu dans le hall

game-year = 1848
game-minutes = 45–60 minutes
game-kind = tuiles et exploration

## Les jetons, en un mot

short-inuit = Inuits
short-cairn = Cairn
short-franklin = Franklin
short-strait = Détroit
short-cartography = Carte
majority-title = Majorités
majority-alone = Vos découvertes
majority-franklin = Franklin
majority-strait = Détroits
majority-cartography = Cartes
lack-inuit = un jeton Inuit
lack-cairn = un cairn
lack-franklin = un jeton Franklin
lack-strait = un détroit
lack-cartography = une carte
set-have = { $sets ->
    [one] { $sets } collection de cinq : +{ $points }.
   *[other] { $sets } collections de cinq : +{ $points }.
}
set-lacks = Prochaine collection (+{ $points }) : il vous manque { $tokens }.

## La carte

chart-label = Carte, manche { $round } : { $tiles } tuiles posées, { $rows ->
    [0] aucune rangée n’est gelée
   *[other] les rangées 1 à { $rows } sont gelées
}. Les flèches la déplacent, plus et moins l’agrandissent.
chart-sun = Le soleil est en { $position } : { $rows ->
    [0] rien n’est gelé
   *[other] les rangées 1 à { $rows } sont gelées
}
chart-greenland = Groenland
chart-passage = Passage du|Nord-Ouest
chart-land = terre
chart-sea = mer
chart-now = gelé
chart-next = ensuite
chart-later = plus tard
chart-round = manche { $round }
chart-rounds = { $rounds }
chart-round-of = Manche { $round } sur { $rounds }
chart-short = { $at } fermerait une île : { $points } points
place-greenland = le Groenland
place-passage = le Passage
tile-large = Grande tuile : { $corners }
tile-small = Petite tuile : { $corners }
tile-land = terre
tile-sea = mer
tile-with = avec { $token }
ground-ice = glace, { $side }
ground-land = terre, { $side }
spot-place = Poser en { $where }
spot-move = Vers { $where }
spot-ground = Vers { $where }, côté { $side }

## À côté du plateau

ice-title = Glace à venir
ice-show = montrer sur la carte
ice-hide = cacher
ice-round = Manche { $round }, soleil en { $position } : { $rows } rangées gelées
steps-setup = Mise en place : une tuile chacun
steps-round = Manche { $round } sur { $rounds } · soleil { $position }
steps-order = Ordre du tour
steps-passed = { $seat } : a passé
steps-turn = { $seat } : décide
steps-waits = { $seat }
card-you = Vous
card-bot = robot
card-holds = réserve
card-nothing = aucune tuile
card-points = Points
card-passage = Passage
card-home = retour
card-total = { $points } si la partie finissait maintenant
status-home = De retour · n° { $place }
status-over = { $points } à la fin
status-passed = A passé{ $round ->
    [0] {""}
   *[other] {" "}· n° { $place } à la manche { $round }
}
status-turn = { $action ->
    [1] Joueur actif
   *[other] Action n° { $action }
}
status-picks = Choix d’une tuile
status-ship-lost = Navire perdu
status-held = Navire pris dans la glace
status-greenland = Navire au Groenland
status-order = N° { $place } dans l’ordre

## Les tuiles

offer-title = Tuiles proposées
offer-bag = { $count } dans le sac
offer-empty = vide
offer-left = il en reste { $count }
reserve-title = Votre réserve
reserve-empty = Vous n’avez pas de tuile. Prenez une des tuiles proposées.
reserve-ways = Façons de la poser
reserve-way = { $turn } : { $count ->
    [0] ne va nulle part
    [one] { $count } emplacement
   *[other] { $count } emplacements
}
reserve-spots = { $count ->
    [0] Ne va nulle part pour l’instant
    [one] { $count } emplacement
   *[other] { $count } emplacements
}
reserve-left = Tourner à gauche
reserve-right = Tourner à droite
reserve-flip = Retourner

## Les actions

actions-title = Votre action
actions-payer = Quel équipage agit et paie
actions-ship = Navire · { $count } { $count ->
    [one] prêt
   *[other] prêts
}
actions-sled = Traîneau · { $count } { $count ->
    [one] prêt
   *[other] prêts
}
actions-sled-aboard = Traîneau · à bord
actions-price = { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}
actions-gain = +{ $points }
actions-rest = pas maintenant
actions-pass = tous se reposent
actions-pass-late = en première action
action-take = Prendre
action-refresh = Changer
action-place = Poser
action-move = Avancer
action-redistribute = Transfert
action-explore = Explorer
action-find = Trouver
action-pass = Passer
act-pick = Prendre cette tuile
act-take = Prendre cette tuile
act-refresh = Quatre nouvelles tuiles
act-place = Poser en { $where }
act-move-ship = Navire : { $where }
act-move-sled = Traîneau : { $where }
act-explore = Explorer
act-find = Prendre la trouvaille
act-stand = Sur le terrain { $side_in }
act-end = Fin du tour
act-pass = Passer
act-undo = Annuler
act-fill-land = Terre
act-fill-sea = Mer
choose-action = Choisissez une action
choose-tile = Choisissez une tuile
choose-spot = Choisissez un emplacement
choose-way = Tournez la tuile ou changez-en
choose-step = Choisissez où aller
choose-ground = Choisissez le terrain
hint-place = { $count ->
    [0] Ainsi tournée, la tuile ne va nulle part à côté { $craft ->
        [ship] du navire
       *[sled] du traîneau
    }.
    [one] Posez la tuile : { $count } emplacement brille à côté { $craft ->
        [ship] du navire
       *[sled] du traîneau
    }.
   *[other] Posez la tuile : { $count } emplacements brillent à côté { $craft ->
        [ship] du navire
       *[sled] du traîneau
    }.
}
hint-place-none = Choisissez une tuile de votre réserve.
hint-place-nowhere = { $craft ->
    [ship] Cette tuile ne va nulle part à côté du navire pour l’instant.
   *[sled] Cette tuile ne va nulle part à côté du traîneau pour l’instant.
}
hint-move = { $craft ->
    [ship] Votre navire
   *[sled] Votre traîneau
} peut aller à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}.
hint-take = Choisissez une des tuiles proposées.
hint-refresh = Quatre nouvelles grandes tuiles ; puis vous en prenez une, grande ou petite.
hint-explore = Explorez ce qui est sur cette tuile.
hint-find = Prenez ce qui est sur cette tuile.
hint-redistribute = Déplacez l’équipage entre navire et traîneau.
hint-further = Une action de plus dans ce tour coûte un marin de plus.
hint-home = Entrer au Groenland termine votre voyage{ home-leaves }.

## Pourquoi une action attend, en bref

brief-why-home = au Groenland
brief-why-sled-aboard = traîneau à bord
brief-why-sled-lost = traîneau perdu
brief-why-crew = { $ready } sur { $price } prêts
brief-why-nothing-on-offer = rien à prendre
brief-why-bag-empty = sac vide
brief-why-no-tile-under = pas d’une flèche
brief-why-no-reserve = réserve vide
brief-why-fits-nowhere = rien ne va ici
brief-why-sled-stuck = aucun chemin
brief-why-ship-held = pris dans la glace
brief-why-ship-stuck = pas d’eau libre
brief-why-crew-greenland = pas au Groenland
brief-why-no-ground-here = aucun terrain ici
brief-why-apart = traîneau ailleurs
brief-why-nothing-to-explore = rien à explorer ici
brief-why-nothing-to-find = rien à trouver ici

## Ce qui menace navire et traîneau, en bref

brief-warning-sled-lost = perdu à la manche { $round } ({ $position })
brief-warning-sled-moves = glace fondue à la manche { $round } ({ $position })
brief-warning-ship-held = pris dès la manche { $round } ({ $position })
brief-warning-last-call = repartir à la manche { $round } ({ $position }) au plus tard
brief-warning-too-few = trop peu de marins à bord pour rentrer
brief-warning-too-late = plus de retour à temps

## L’équipage

crew-title = Votre équipage
crew-ready = prêts
crew-resting = au repos
crew-ship = Navire
crew-sled = Traîneau
crew-aboard = à bord du navire
crew-ship-lost = Navire perdu
crew-sled-lost = Traîneau perdu
crew-count = { $ready } { $ready ->
    [one] prêt
   *[other] prêts
}, { $resting } au repos
transfer-title = Transférer l’équipage
transfer-note = Au moins un marin change de véhicule. Ceux qui paient se reposent déjà et peuvent partir aussi.
transfer-pays = Payé par
transfer-ground = Où le traîneau descend
transfer-do = Transférer
transfer-none = Déplacez au moins un marin
transfer-ready-from-ship = Un marin prêt du navire au traîneau
transfer-ready-from-sled = Un marin prêt du traîneau au navire
transfer-resting-from-ship = Un marin au repos du navire au traîneau
transfer-resting-from-sled = Un marin au repos du traîneau au navire

## Sur les petits écrans

tabs-label = Parties de la table
tab-offer = Tuiles
tab-ice = Glace
tab-standing = Scores
tab-players = Joueurs
tab-actions = Actions
tab-reserve = Réserve
tab-crew = Équipage
tab-table = Table
strip-look = Montrer mon véhicule
strip-less = Plus petit
strip-more = Plus grand
strip-fit = Toute la carte
strip-ice = { $rows ->
    [0] pas de glace
   *[other] glace : { $rows } rangées
}
strip-next = puis { $rows }
drawer-grip = Agrandir ou réduire le volet

## Les touches

key-spot = choisir un emplacement ou une tuile ; encore pour confirmer
key-craft = navire ou traîneau
key-turn = tourner la tuile
key-tile = tuile suivante de la réserve
key-end = finir le tour ou passer
key-ice = lignes de glace à venir
key-zoom = plus petit, plus grand, toute la carte

## La première manche guidée

guide-welcome = Des navires disparus, des îles inconnues et une route vers l’ouest : vous avez dix manches pour trouver ce que vous pouvez et rentrer au Groenland. Terre et mer naissent des coins des tuiles.
guide-pick = Prenez une tuile pour commencer. Une tuile avec un signe apporte un jeton quand on la pose ; qui atteint la tuile peut le prendre.
guide-act = Chaque action coûte des marins, représentés en parka ; une action de plus dans le même tour en coûte un de plus. Depuis le Groenland, allez d’abord sur une tuile imprimée, puis posez des tuiles à côté de votre navire et avancez. Quand l’équipage est fatigué, passez : qui passe en premier commence la manche suivante.
guide-take = Quatre nouvelles tuiles sont là : prenez-en une, grande ou petite.
guide-fill = Votre tuile a refermé un trou. De petites tuiles le remplissent gratuitement, et vous dites si le coin ouvert est terre ou mer.
guide-thaw = La glace sous votre traîneau a fondu : choisissez où il va.
