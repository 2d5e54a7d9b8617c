# Passage du Nord-Ouest : ce qui se dit pendant la partie, en français. Les noms sont dans fr.nouns.ftl.

game-title = Expédition : le Passage du Nord-Ouest
game-short = Passage du Nord-Ouest
game-tagline = Un navire, un traîneau et sept marins dans un dédale d’îles, avant que la glace ne se referme

## Options

option-places = Places à égalité
    .help = Ce que reçoivent les joueurs qui ont autant de jetons d’une sorte.
option-places-lowest = la plus basse
    .help = Les ex æquo prennent tous la plus basse des places qu’ils occupent.
option-places-shared = partagées
    .help = Règle maison : les ex æquo partagent les points des places qu’ils occupent, arrondis vers le bas.
option-greenland = Jetons du Groenland
    .help = Qui reçoit un jeton au retour.
option-greenland-all = pour tous
    .help = Qui revient prend le plus haut jeton restant.
option-greenland-passage = Passage d’abord
    .help = Règle maison : seulement pour qui a un jeton du Passage du Nord-Ouest.

## Mise en place et tuiles

turn-order = Ordre du tour : { $seats }.
laid-out = Tuiles proposées : { $tiles }.
picked = { $seat_is_you ->
    [yes] Vous choisissez : { $tile }.
   *[no] { $seat } choisit : { $tile }.
}
picked-fresh = { $seat_is_you ->
    [yes] Vous prenez : { $tile }.
   *[no] { $seat } prend : { $tile }.
}
took = { $seat_is_you ->
    [yes] Vous prenez : { $tile }.
   *[no] { $seat } prend : { $tile }.
}
drawn = Nouvelle tuile proposée : { $tile }.
refreshed = { $seat_is_you ->
    [yes] Vous changez les tuiles
   *[no] { $seat } change les tuiles
} : { $tiles }.

## Manches

round = Manche { $round } : le soleil est en { $position }, { $rows ->
    [0] rien n’est gelé
   *[other] les rangées 1 à { $rows } sont gelées
}.
passed = { $seat_is_you ->
    [yes] Vous passez
   *[no] { $seat } passe
}{ $place ->
    [0] .
   *[other] {" "}: n° { $place } à la prochaine manche.
}
sled-stands = { $seat_is_you ->
    [yes] La glace fond sous votre traîneau : il trouve un terrain en { $place }.
   *[no] { $seat } : la glace fond sous le traîneau, qui trouve un terrain en { $place }.
}
sled-lost = { $seat_is_you ->
    [yes] Votre traîneau est perdu
   *[no] { $seat } : le traîneau est perdu
}, avec { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}.
ship-lost = { $seat_is_you ->
    [yes] Votre navire est abandonné
   *[no] { $seat } : le navire est abandonné
}, { $crew ->
    [0] personne à bord
    [one] { $crew } marin à bord
   *[other] { $crew } marins à bord
}.

## La carte

placed = { $seat_is_you ->
    [yes] Vous posez en { $square } : { $tile }.
   *[no] { $seat } pose en { $square } : { $tile }.
}
hole-filled = Le trou en { $square } est comblé : { $tile }.
island = { $seat_is_you ->
    [yes] Vous formez
   *[no] { $seat } forme
} une île de { $tiles } tuiles : +{ $points } et un jeton cartographie.
island-unmapped = { $seat_is_you ->
    [yes] Vous formez
   *[no] { $seat } forme
} une île de { $tiles } tuiles : +{ $points }. Il ne reste aucun jeton cartographie.

## Navire, traîneau et équipage

moved = { $seat_is_you ->
    [yes] Vous atteignez { $place } avec { $vehicle_the }.
   *[no] { $seat } atteint { $place } avec { $vehicle_the }.
}
redistributed = { $seat_is_you ->
    [yes] Vous transférez des marins
   *[no] { $seat } transfère des marins
} : { $ship } sur le navire, { $sled } sur le traîneau.
sled-out = { $seat_is_you ->
    [yes] Votre traîneau descend
   *[no] { $seat } : le traîneau descend
} ({ $place }), équipage : { $sled }.
sled-in = { $seat_is_you ->
    [yes] Votre traîneau remonte à bord.
   *[no] { $seat } : le traîneau remonte à bord.
}
explored = { $seat_is_you ->
    [yes] Vous explorez { $square } et prenez le jeton { $token } : +{ $points }.
   *[no] { $seat } explore { $square } et prend le jeton { $token } : +{ $points }.
}
found = { $seat_is_you ->
    [yes] Vous trouvez le jeton { $token } en { $square } : +{ $points }.
   *[no] { $seat } trouve le jeton { $token } en { $square } : +{ $points }.
}
passage = { $seat_is_you ->
    [yes] Vous découvrez le Passage du Nord-Ouest : +{ $points } !
   *[no] { $seat } découvre le Passage du Nord-Ouest : +{ $points } !
}
home = { $seat_is_you ->
    [yes] Vous êtes de retour au Groenland
   *[no] { $seat } est de retour au Groenland
}{ $points ->
    [0] .
   *[other] {" "}: +{ $points }.
}

## Décompte final

game-over = La partie est finie. On compte les jetons.
scored-majority = { $seat_is_you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $count } × { $token }, place { $place } : +{ $points }.
scored-shared = { $seat_is_you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $count } × { $token }, places { $first } à { $place } partagées : +{ $points }.
scored-sets = { $seat_is_you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $sets ->
    [one] { $sets } collection
   *[other] { $sets } collections
} de cinq jetons : +{ $points }.
scored-losses = { $seat_is_you ->
    [yes] Vous avez perdu
   *[no] { $seat } a perdu
} { $crew ->
    [0] {""}
    [one] { $crew } marin
   *[other] { $crew } marins
}{ $ships ->
    [0] {""}
   *[other] { $crew ->
        [0] le navire
       *[other] {" "}et le navire
    }
} : −{ $points }.
ending-home = Toutes les expéditions sont de retour au Groenland.
ending-rounds = La dixième manche est finie.
decided-points = Les points ont tranché.
decided-home = Le premier retour a tranché.
decided-shared = Aucun des ex æquo n’est revenu : victoire partagée.
decided-alone = Une expédition solitaire.

## Questions

ask-pick = Choisissez une tuile pour votre réserve.
ask-act = À vous : faites une action ou passez.
ask-further = Une autre action pour { $crew } marin de plus, ou la fin du tour.
ask-pass = Aucun marin n’est prêt : vous devez passer.
ask-take = Prenez une des tuiles.
ask-fill = Un trou se referme en { $square } : son coin sud-est est-il terre ou mer ?
ask-thaw = La glace a fondu sous votre traîneau en { $place } : où va-t-il ?
ask-waiting = { $step ->
    [pick] { $seat } choisit une tuile.
    [fill] { $seat } comble un trou.
    [thaw] { $seat } sauve son traîneau de la fonte.
   *[act] { $seat } joue.
}
ask-over = La partie est finie.
headline = Manche { $round } sur { $last }, soleil en { $position }
headline-setup = Choix des premières tuiles

## Coups

move-pick = Choisir : { $tile }
move-take = Prendre : { $tile } ({ $vehicle }, { $crew })
move-refresh = Changer les tuiles et en prendre une ({ $vehicle }, { $crew })
move-place = Poser en { $square } : { $tile }, { $turn } ({ $vehicle }, { $crew }){ $points ->
    [0] {""}
   *[other] {" "}: +{ $points }
}
move-step = Mener { $vehicle_the } vers { $place } ({ $crew })
move-step-sled = Mener { $vehicle_the } vers { $place }, terrain { $corner } ({ $crew })
move-step-arrow = Mener { $vehicle_the } vers { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] {" "}: +{ $points }
}
move-step-home = Ramener { $vehicle_the } vers { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] {" "}: +{ $points }
} ; votre voyage s’achève{ home-leaves }
home-leaves = { $left ->
    [none] {""}
    [ship] { $lost ->
        [0] , le navire vide est perdu : −{ $penalty }
        [one] , le navire et un marin sont perdus : −{ $penalty }
       *[other] , le navire et { $lost } marins sont perdus : −{ $penalty }
    }
   *[sled] { $lost ->
        [one] , le traîneau et un marin sont perdus : −{ $penalty }
       *[other] , le traîneau et { $lost } marins sont perdus : −{ $penalty }
    }
}
move-redistribute = Transférer des marins ({ $vehicle }, { $crew }) : { $ready_to ->
    [none] {""}
    [sled] { $ready } { $ready ->
        [one] prêt
       *[other] prêts
    } vers le traîneau
   *[ship] { $ready } { $ready ->
        [one] prêt
       *[other] prêts
    } vers le navire
}{ $resting_to ->
    [none] {""}
   *[other] { $ready_to ->
        [none] {""}
       *[other] ,{" "}
    }
}{ $resting_to ->
    [none] {""}
    [sled] { $resting } au repos vers le traîneau
   *[ship] { $resting } au repos vers le navire
}
move-launch = Sortir le traîneau, terrain { $corner } ({ $crew }) : { $ready } { $ready ->
    [one] prêt
   *[other] prêts
}, { $resting } au repos
move-explore = Explorer ({ $vehicle }, { $crew }) : { $token }, +{ $points }
move-find = Trouver ({ $vehicle }, { $crew }) : { $token }, +{ $points }
move-end = Finir le tour
move-pass = Passer : tout l’équipage se repose
move-fill-land = Terre
move-fill-sea = Mer
move-stand = Vers le terrain { $corner }

## Pourquoi pas

why-over = La partie est finie.
why-not-asked = Ce n’est pas à vous.
why-not-now = Ce n’est pas possible maintenant.
why-pick = D’abord, chacun choisit une tuile proposée.
why-must-take = Prenez d’abord une tuile.
why-fill = Comblez d’abord le trou : terre ou mer ?
why-thaw = Choisissez d’abord où va votre traîneau.
why-not-on-offer = Pas proposée : { $tile }.
why-no-such-ground = Cette tuile n’a pas de terrain { $corner }.
why-pass-first = On ne passe qu’au lieu d’agir ; finissez votre tour.
why-must-act = Faites d’abord une action, ou passez.
why-must-pass = Aucun marin n’est prêt : vous ne pouvez que passer.
why-pay-to-take = Prendre une tuile coûte de l’équipage : utilisez « take ».
why-home = Vous êtes de retour au Groenland.
why-sled-aboard = Le traîneau est à bord du navire.
why-sled-lost = Le traîneau est perdu.
why-crew = Cela coûte { $price ->
    [one] { $price } marin
   *[other] { $price } marins
} ; prêts { $vehicle_on } : { $ready }.
why-nothing-on-offer = Aucune tuile n’est proposée.
why-bag-empty = Le sac est vide.
why-no-tile-under = Sur une flèche, { $vehicle_the } ne peut poser : on pose depuis une tuile.
why-no-reserve = Votre réserve est vide.
why-fits-nowhere = Aucune tuile de votre réserve ne va à côté { $vehicle_of }.
why-sled-stuck = Aucun terrain ne mène plus loin.
why-ship-held = Le navire est pris dans la glace.
why-ship-stuck = Aucune eau libre ne mène plus loin.
why-crew-greenland = On ne transfère personne au Groenland.
why-no-ground-here = Ni terre ni glace pour le traîneau sur la tuile du navire.
why-apart = Le navire et le traîneau ne sont pas sur la même tuile.
why-nothing-to-explore = Aucun jeton Franklin ou détroit sur la tuile { $vehicle_of }.
why-nothing-to-find = Aucun jeton Inuit ou cairn sur la tuile { $vehicle_of }.
why-not-in-reserve = Pas dans votre réserve : { $tile }.
why-occupied = Il y a déjà une tuile.
why-not-beside = La tuile doit toucher celle { $vehicle_of }.
why-coast = Terre et mer ne concordent pas à chaque coin.
why-route = Il ne resterait aucune voie maritime du Groenland au Passage du Nord-Ouest.
why-no-tile-there = Aucune tuile ne commence en { $place }.
why-no-water = Aucune eau libre ne mène d’ici vers { $place }.
why-no-way = Ni terre ni glace ne mène d’ici vers { $place }.
why-other-ground = Terre et glace ne mènent d’ici qu’à un autre terrain : { $place }.
why-name-ground = Le traîneau descend : indiquez le terrain.
why-sled-out = Le traîneau est déjà dehors.
why-such-crew = Il n’y a pas autant de marins ; ceux qui paient se reposent déjà.

## Avertissements

warning-sled-lost = Traîneau : sa glace fond à la manche { $round } ({ $position }) et il est perdu.
warning-sled-moves = Traîneau : sa glace fond à la manche { $round } ({ $position }) ; il devra changer de terrain.
warning-ship-held = Navire : pris dans la glace dès la manche { $round } ({ $position }).
warning-last-call = Navire : il doit repartir à la manche { $round } ({ $position }) au plus tard.
warning-too-few = Navire : l’équipage à bord ne suffit plus pour rentrer à temps ; avec celui du traîneau, il doit repartir à la manche { $round } ({ $position }) au plus tard.
warning-too-late = Navire : plus aucun retour à temps sur les tuiles posées.

## L’histoire d’une partie

story-win = { $seat_is_you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $score } à { $second }
story-shared-win = Victoire partagée avec { $score } : { $seats }
story-alone = { $score_number ->
    [one] { $score } point
   *[other] { $score } points
} pour l’expédition
story-row-islands = Îles
story-row-found = Inuits et cairns
story-row-explored = Franklin et détroits
story-row-passage = Passage du Nord-Ouest
story-row-greenland = Retour au Groenland
story-row-majority = Majorité : { $token }
story-row-sets = Collections
story-row-losses = Perdus dans les glaces
story-start = Départ
story-round = Manche { $round }
story-count = Décompte
story-passage-title = Le Passage
story-passage = { $seat_is_you ->
    [yes] Vous atteignez
   *[no] { $seat } atteint
} le Passage du Nord-Ouest à la manche { $round } : +{ $points }.
story-home-title = Le retour
story-home = { $seat_is_you ->
    [yes] Vous revenez
   *[no] { $seat } revient
} au Groenland en premier, à la manche { $round } : +{ $points }.
story-lost-title = Perdus dans les glaces
story-lost = { $seat_is_you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
} à la manche { $round }.
story-left-title = Trop tard
story-left = Pas de retour au Groenland avant la fin : { $seat_is_you ->
    [yes] vous perdez
   *[no] { $seat } perd
} { $points } points pour les marins et le navire.
story-island-title = Une côte complète
story-island = { $seat_is_you ->
    [yes] Vous fermez
   *[no] { $seat } ferme
} une île de { $tiles } tuiles à la manche { $round } : +{ $points }.
