# Congo : ce qui se dit pendant la partie en français. Les noms sont dans fr.nouns.ftl.

game-title = Expédition : le fleuve Congo, 1884
game-short = Fleuve Congo
game-tagline = Remontez le Congo en bateau à vapeur : mises secrètes, bluff et parfois un gorille

## Options

option-river = Fleuve
    .help = Jusqu’où va le voyage.
option-river-full = tout le fleuve
    .help = Jusqu’à Kindu : 15 escales à quatre joueurs, 14 à deux ou trois.
option-river-short = court
    .help = De Nouvelle Anvers à Kindu : neuf escales.
option-scores = Scores
    .help = Les points des autres, visibles ou non.
option-scores-open = visibles
    .help = Chacun voit les points de tous.
option-scores-hidden = cachés
    .help = Vous ne voyez que vos propres points jusqu’à la fin de la partie.

## Étapes d’un tour

step-station = Port
step-draw = Pioche
step-bid = Mises
step-special = Carte spéciale
step-at-once = Carte spéciale, avant la révélation
step-reveal = Révélation
step-card = Carte spéciale, après la révélation
step-value = Valeurs
step-raise = Surenchère
step-control = Contrôle
step-commit = Égalité : tuiles secrètes
step-tie = Égalité : tuiles ajoutées
step-boat = Le bateau repart
step-over = Fin de la partie

## Début du tour

first-player = { $seat_is_you ->
    [yes] Premier joueur : vous.
   *[no] Premier joueur : { $seat }.
}
station = { $stop }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $station }, { $flag }.
station-language = Le dé donne { $roll } : ici, on parle { $language }.
pile-renewed = Pioche épuisée : la défausse est mélangée et forme une nouvelle pioche ({ $kind }).
drew-character = { $seat_is_you ->
    [yes] Vous piochez { $card }, { $card_what }.
   *[no] { $seat } pioche { $card }, { $card_what }.
}
drew-auxiliary = { $seat_is_you ->
    [yes] Vous piochez { $auxiliary_acc }.
   *[no] { $seat } pioche { $auxiliary_acc }.
}
drew-special = { $seat_is_you ->
    [yes] Vous avez le moins de points : vous piochez la carte spéciale « { $special } ».
   *[no] { $seat } a le moins de points et pioche la carte spéciale « { $special } ».
}
drew-special-unseen = { $seat } a le moins de points et pioche une carte spéciale.

## Mises et carte spéciale

you-bid = { $seat_is_you ->
    [yes] Vous misez { $card }, { $card_what }.
   *[no] { $seat } mise { $card }, { $card_what }.
}
bid-made = { $seat } a fait sa mise.
special-declined = { $seat_is_you ->
    [yes] Vous ne jouez pas de carte spéciale.
   *[no] { $seat } ne joue pas de carte spéciale.
}
special-played = { $seat_is_you ->
    [yes] Vous jouez « { $special } ».
   *[no] { $seat } joue « { $special } ».
}
bid-shown = { $seat_is_you ->
    [yes] Vous révélez { $card }, { $card_what }.
   *[no] { $seat } révèle { $card }, { $card_what }.
}
bids-returned = Toutes les mises reviennent en main sans être montrées.
returned-to-hand = { $seat_is_you ->
    [yes] Votre personnage { $card_short } revient en main.
   *[no] { $card_short } ({ $seat }) revient en main.
}

## Cartes spéciales

you-looked = { $seat_is_you ->
    [yes] Vous regardez la tuile de l’escale { $stop } : { $station }.
   *[no] { $seat } regarde la tuile de l’escale { $stop } : { $station }.
}
looked = { $seat } regarde la tuile de l’escale { $stop }.
you-chose-discard = { $seat_is_you ->
    [yes] Vous allez défausser { $card }, { $card_what }.
   *[no] { $seat } va défausser { $card }, { $card_what }.
}
chose-discard = { $seat } a choisi un personnage à défausser.
discarded = { $seat_is_you ->
    [yes] Vous défaussez { $card }, { $card_what }.
   *[no] { $seat } défausse { $card }, { $card_what }.
}
colonial-character = « { special-colonial } » : { $seat_is_you ->
    [yes] vous piochez un personnage.
   *[no] { $seat } pioche un personnage.
}
colonial-auxiliary = « { special-colonial } » : { $seat_is_you ->
    [yes] vous piochez un auxiliaire.
   *[no] { $seat } pioche un auxiliaire.
}
swapped = { $seat_is_you ->
    [yes] Vous échangez votre mise ; { $card_short } revient en main.
   *[no] { $seat } échange sa mise ; { $card_short } revient en main.
}
kept-bid = { $seat_is_you ->
    [yes] Vous gardez votre mise.
   *[no] { $seat } garde sa mise.
}
lost-overboard = « { special-man-overboard } » : { $victim_is_you ->
    [yes] vous perdez { $auxiliary_acc } de votre main.
   *[no] { $victim } perd { $auxiliary_acc } de sa main.
}
spared = « { special-man-overboard } » : { $seat_is_you ->
    [yes] vous épargnez tout le monde.
   *[no] { $seat } épargne tout le monde.
}
killed = « { $special } » : { $seat_is_you ->
    [yes] votre personnage { $card_short }
   *[no] { $card_short } ({ $seat })
} obtient { $roll } et meurt.
killed-outright = « { $special } » : { $seat_is_you ->
    [yes] votre personnage { $card_short }
   *[no] { $card_short } ({ $seat })
} n’a aucune chance et meurt.
attacker-killed = « { $special } » : { $seat_is_you ->
    [yes] votre personnage { $card_short }
   *[no] { $card_short } ({ $seat })
} obtient { $roll } et survit ; l’attaquant meurt.
fled = { $seat_is_you ->
    [yes] Votre personnage { $card_short } fuit et revient en main.
   *[no] { $card_short } ({ $seat }) fuit et revient en main.
}
malaria-roll = « { special-malaria } » : { $seat_is_you ->
    [yes] vous obtenez { $roll }.
   *[no] { $seat } obtient { $roll }.
}
bitten = { $seat_is_you ->
    [yes] Votre personnage { $card_short } tombe malade et part à la défausse.
   *[no] { $card_short } ({ $seat }) tombe malade et part à la défausse.
}
cured = { $seat_is_you ->
    [yes] Votre médecin { $card_short } tombe malade, obtient { $roll }, guérit et reste.
   *[no] { $card_short } ({ $seat }) tombe malade, obtient { $roll }, guérit et reste.
}
not-cured = { $seat_is_you ->
    [yes] Votre médecin { $card_short } tombe malade, obtient { $roll } et part à la défausse.
   *[no] { $card_short } ({ $seat }) tombe malade, obtient { $roll } et part à la défausse.
}

## Valeurs et surenchère

language-rolled = { $seat_is_you ->
    [yes] Votre personnage { $card_short } obtient { $roll } et parle { $language }.
   *[no] { $card_short } ({ $seat }) obtient { $roll } et parle { $language }.
}
sympathy-rolled = { $seat_is_you ->
    [yes] Votre personnage { $card_short } obtient { $roll } et se range sous le { $nation_flag }.
   *[no] { $card_short } ({ $seat }) obtient { $roll } et se range sous le { $nation_flag }.
}
base-value = { $seat_is_you ->
    [yes] Votre personnage { $card_short } vaut { $total } ici.
   *[no] { $card_short } ({ $seat }) vaut { $total } ici.
}
added = { $seat_is_you ->
    [yes] Vous ajoutez { $cards_acc } : { $total }.
   *[no] { $seat } ajoute { $cards_acc } : { $total }.
}
waited = { $seat_is_you ->
    [yes] Vous passez et attendez avec { $total }.
   *[no] { $seat } passe et attend avec { $total }.
}
passed-out = { $seat_is_you ->
    [yes] Vous passez et quittez la surenchère ; votre total reste { $total }.
   *[no] { $seat } passe et quitte la surenchère ; son total reste { $total }.
}

## Contrôle et égalités

tied = Égalité à { $total } entre { $seats_with_you } : les tuiles hippopotame décident.
you-committed = { $seat_is_you ->
    [yes] Vous engagez
   *[no] { $seat } engage
} { $tiles_count ->
    [one] une tuile hippopotame de valeur { $tiles_value }.
   *[other] des tuiles hippopotame de valeurs { $tiles_value }.
}
committed = { $seat } a engagé des tuiles hippopotame.
tiles-shown = { $seat_is_you ->
    [yes] Vous montrez
   *[no] { $seat } montre
} { $tiles_count ->
    [one] une tuile hippopotame de valeur { $tiles_value }.
   *[other] des tuiles hippopotame de valeurs { $tiles_value } : { $sum } en tout.
}
no-tiles = { $seat_is_you ->
    [yes] Vous n’avez pas de tuile hippopotame à montrer.
   *[no] { $seat } n’a pas de tuile hippopotame à montrer.
}
tiles-added = { $seat_is_you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} { $tiles_count ->
    [one] une tuile hippopotame de valeur { $tiles_value }
   *[other] des tuiles hippopotame de valeurs { $tiles_value }
} : { $sum } en tout.
held = { $seat_is_you ->
    [yes] Vous n’ajoutez pas de tuile hippopotame.
   *[no] { $seat } n’ajoute pas de tuile hippopotame.
}
control = { $stop } : { $seat_is_you ->
    [yes] vous prenez le contrôle du port avec { $total }.
   *[no] { $seat } prend le contrôle du port avec { $total }.
}
uncontrolled = { $stop } : personne ne prend le contrôle du port.
took-hippos = { $seat_is_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $tiles_count ->
    [one] une tuile hippopotame de valeur { $tiles_value }.
   *[other] { $tiles_count } tuiles hippopotame de valeurs { $tiles_value }.
}
took-hippos-unseen = { $seat } prend { $count ->
    [one] une tuile hippopotame
   *[other] { $count } tuiles hippopotame
}.

## Points et fin de partie

scored = { $seat_is_you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
scored-tie = L’égalité demeure : { $seat_is_you ->
    [yes] vous marquez
   *[no] { $seat } marque
} { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
scored-okapi = { $seat_is_you ->
    [yes] Votre explorateur part à la chasse et rapporte
   *[no] L’explorateur part à la chasse ; { $seat } marque
} { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
scored-trader = « { special-arab-trader } » : { $seat_is_you ->
    [yes] vous marquez
   *[no] { $seat } marque
} { $points_number ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
scored-specials = Cartes spéciales en main : { $seat_is_you ->
    [yes] vous marquez
   *[no] { $seat } marque
} { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
game-over = Le bateau quitte Kindu : la partie est finie.
ending-kindu = Le bateau a quitté Kindu.
decided-points = Victoire aux points.
decided-auxiliaries = Égalité de points : victoire au nombre d’auxiliaires en main.
decided-cards = Égalité de points et d’auxiliaires : victoire au nombre de cartes en main.
decided-shared = Égalité parfaite : la victoire est partagée.

## Questions

prompt-bid = { $stop }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $station }, { $flag }. Qui misez-vous ?
prompt-special = { $stop } ({ $station }, { $flag }) : jouez-vous une carte spéciale ?
prompt-explored-region = Quelle tuile port face cachée regardez-vous ?
prompt-damaged-boiler = La chaudière est endommagée : quel personnage défaussez-vous ?
prompt-man-overboard = { special-man-overboard } Qui perd un auxiliaire ?
prompt-warrior = Quel personnage adverse le guerrier attaque-t-il ?
prompt-gorilla = Quel personnage adverse le gorille attaque-t-il ?
prompt-gorilla-own = Le gorille se tourne vers votre personnage : combattre ou fuir ?
prompt-colonial = Dans quelle pioche prenez-vous une carte ?
prompt-colonial-swap = Échangez-vous votre mise contre le personnage pioché ?
prompt-raise-behind = Vous avez { $total }, le plus haut est { $top }. Ajouter des auxiliaires, ou passer et sortir ?
prompt-raise-leading = Vous menez avec { $top }. Ajouter des auxiliaires, ou passer et attendre ?
prompt-raise-tied = Vous êtes à égalité en tête avec { $top }. Ajouter des auxiliaires, ou passer ?
prompt-commit = { $stop }, égalité : quelles tuiles hippopotame engagez-vous ?
prompt-tie = { $stop }, toujours égalité : ajoutez-vous des tuiles hippopotame ?
prompt-waiting = En attente : { $seats }.
prompt-over = La partie est finie.

## Coups

move-bid = Miser { $card }, { $card_what }
move-play = Jouer « { $special } »
move-play-effect = { $special_text }
move-decline = Ne pas jouer de carte spéciale
move-add = { $standing ->
    [lead] En tête avec { $total }
    [level] À égalité, { $total }
   *[behind] Derrière avec { $total }
} : { $cards }
move-add-detail = { $sum } : { $standing ->
    [lead] vous seriez en tête
    [level] vous seriez à égalité en tête
   *[behind] vous seriez encore derrière
} ({ $cards }).
move-pass-wait = Passer (attendre avec { $total })
move-pass-out = Passer (hors surenchère, total { $total })
move-hippos = { $tiles_count ->
    [one] Engager une tuile hippopotame de valeur { $tiles_value }
   *[other] Engager des tuiles hippopotame de valeurs { $tiles_value } ({ $sum } en tout)
}
move-hold = Ne pas ajouter de tuile
move-look = Regarder : { $stop }
move-discard = Défausser { $card }, { $card_what }
move-attack = { $sure ->
    [yes] Mort certaine
   *[no] Meurt sur { $odds }
} : { $card_short } ({ $seat })
move-attack-detail = { $card }, { $card_what } ({ $seat }) : { $sure ->
    [yes] mort certaine
   *[no] meurt sur { $odds } ; au-delà, l’attaquant meurt
}.
move-fight = Combattre le gorille : { $sure ->
    [yes] mort certaine
   *[no] { $card_short } meurt sur { $odds }
}
move-flee = Fuir (retour en main, personne ne marque)
move-overboard = { $seat } perd un auxiliaire
move-overboard-nobody = Personne ne perd d’auxiliaire
move-draw-character = Piocher un personnage
move-draw-auxiliary = Piocher un auxiliaire
move-swap = Échanger contre { $card }, { $card_what }
move-keep = Garder votre mise

## Pourquoi pas

stands-bid = Une mise faite ne se reprend pas.

why-over = La partie est finie.
why-not-asked = Ce n’est pas à vous de décider maintenant.
why-other-question = C’est autre chose qui se décide maintenant.
why-not-now = Ce n’est pas possible maintenant.
why-not-in-hand = Vous n’avez pas { $card } en main.
why-special-not-in-hand = Vous n’avez pas « { $special } » en main.
why-auxiliary-not-in-hand = Vous n’avez pas assez de cartes de cette sorte en main : { $auxiliary }.
why-special-place = « { $special } » ne se joue pas ici. Autorisé : { $special_where }.
why-okapi-explorer = Pour « { $special } », il faut avoir misé un explorateur.
why-nothing-face-down = « { $special } » demande une tuile port face cachée, et il n’en reste pas.
why-no-character = Vous n’avez pas de personnage en lice à cette escale.
why-no-auxiliaries = « { $special } » : personne ne peut ajouter d’auxiliaires ce tour.
why-one-servant = { $seat_is_you ->
    [yes] Un seul serviteur par tour, et le vôtre est déjà en jeu.
   *[no] Un seul serviteur par tour, et il est déjà en jeu ({ $seat }).
}
why-needs-profession = Cet auxiliaire n’aide qu’{ $profession_acc }.
why-no-flag = Il n’y a pas de drapeau ici : un interprète ne sert à rien.
why-one-interpreter = Votre personnage a déjà un interprète.
why-speaks = Votre personnage parle déjà { $language } : pas besoin d’interprète.
why-raising-over = Pour vous, la surenchère est finie.
why-language-die = Le dé décide d’abord quelle langue parle votre personnage.
why-must-commit = Vous devez engager au moins une tuile hippopotame.
why-no-such-tiles = Vous n’avez pas ces tuiles hippopotame.
why-not-face-down = { $stop } : pas de tuile face cachée.
why-no-target = Ce joueur ne peut pas être choisi.
