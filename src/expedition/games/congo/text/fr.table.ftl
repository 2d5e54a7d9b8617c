# Congo : la table en mots, en français.
# Un message en -cells dit la même chose en bref, ses parties séparées par |.

## Ici

table-here = Le bateau
table-here-stop = Le bateau est à { $stop }, escale { $number } sur { $count } : { $station }, { $flag }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-here-stop-cells = { $stop } | { $station } | { $flag } | { $points ->
    [one] { $points } point
   *[other] { $points } points
} | escale { $number } sur { $count }
table-here-language = Ici, on parle { $language }.
table-here-hippos = Le gagnant prend aussi { $tiles } tuiles hippopotame.
table-here-special = Ici, une carte spéciale va à qui a, seul, le moins de points.
table-here-language-cells = langue : | { $language }
table-here-hippos-cells = au gagnant : | +{ $tiles } tuiles hippopotame
table-here-special-cells = au dernier : | carte spéciale
table-here-first = { $seat_is_you ->
    [yes] Premier joueur : vous.
   *[no] Premier joueur : { $seat }.
}
table-over = Le bateau a quitté Kindu : la partie est finie.
table-last = Dernière escale — { $news }

## La lutte pour l’escale

table-contest = La lutte pour l’escale
table-special-in-play = « { $special } », jouée par { $seat_is_you ->
    [yes] vous
   *[no] { $seat }
} : { $special_text }
table-drawn-character = { $seat_is_you ->
    [yes] Vous avez pioché un personnage et pourrez l’échanger après la révélation.
   *[no] { $seat } a pioché un personnage et pourra l’échanger après la révélation.
}
table-drawn-auxiliary = { $seat_is_you ->
    [yes] Vous avez pioché un auxiliaire.
   *[no] { $seat } a pioché un auxiliaire.
}
table-bid-none = { $seat_is_you ->
    [yes] Vous n’avez pas encore misé.
   *[no] { $seat } n’a pas encore misé.
}
table-bid-none-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | choix
table-bid-gone = { $seat_is_you ->
    [yes] Vous n’avez pas de personnage en lice.
   *[no] { $seat } n’a pas de personnage en lice.
}
table-bid-gone-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | hors lice
table-bid-down = { $seat } a misé, face cachée.
table-bid-down-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | { $asked ->
    [yes] { $seat_is_you ->
        [yes] décidez
       *[no] décide
    }
   *[no] a misé
} | face cachée
table-bid-own = Vous avez misé { $card }, { $card_what }, valeur { $why ->
    [die] { $low } à { $high } selon le dé
   *[plain] { $low }
} ; les autres ne le voient pas encore.
table-bid-own-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | { $asked ->
    [yes] à vous
   *[no] face cachée
} | { $card_short } | { $card_what } | | | { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
}
table-bid-shown = { $seat_is_you ->
    [yes] Votre personnage :
   *[no] { $seat }, personnage :
} { $card }, { $card_what }.
table-bid-shown-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | { $asked ->
    [yes] { $seat_is_you ->
        [yes] décidez
       *[no] décide
    }
   *[no] révélé
} | { $card_short } | { $card_what }
table-bid-total = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} : { $card }, { $card_what }{ $die ->
    [sympathy] , côté { $sides }
    [language] , langue : { $sides }
   *[none] { "" }
}, vaut { $base }{ $added ->
    [0] { "" }
   *[other] , avec { $cards_acc } { $total }
} ; { $status ->
    [leads] en tête
    [tied] à égalité en tête
    [tied-out] à égalité en tête, hors surenchère
    [behind] derrière
   *[out] hors surenchère
}.
table-bid-total-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} | { $status ->
    [leads] en tête
    [tied] égalité
    [tied-out] égalité, dehors
    [behind] derrière
   *[out] dehors
} | { $card_short } | { $card_what } | { $die ->
    [sympathy] côté { $sides }
    [language] parle { $sides }
   *[none] { "" }
} | { $added ->
    [0] { "" }
   *[other] { $base } + { $cards }
} | { $total }
table-tie-tiles = { $seat_is_you ->
    [yes] Vous avez engagé
   *[no] { $seat } a engagé
} des tuiles hippopotame : { $tiles }, somme { $sum }.
table-tie-secret = { $seat_is_you ->
    [yes] Vous avez engagé
   *[no] { $seat } a engagé
} des tuiles hippopotame, face cachée.
table-tie-due = { $seat_is_you ->
    [yes] Vous devez engager des tuiles hippopotame.
   *[no] { $seat } doit engager des tuiles hippopotame.
}
table-tie-none = { $seat_is_you ->
    [yes] Vous n’avez pas de tuile hippopotame dans l’égalité.
   *[no] { $seat } n’a pas de tuile hippopotame dans l’égalité.
}

## Ce qui compte ici

table-values = Ce qui compte ici
table-values-station = { $station } : { $profession1 } { $points1 }, { $profession2 } { $points2 }, { $profession3 } { $points3 }, { $profession4 } { $points4 }, { $profession5 } { $points5 }.
table-values-rivals = { $flag } : { $one } perd { $one_loss }, { $two } perd { $two_loss }.
table-values-no-rivals = { $flag } : personne ne perd de points par rivalité.

## La main

table-characters = Personnages
table-character = { $card }, { $card_what } : vaut ici { $why ->
    [die] { $low } à { $high }, selon le dé
    [flag] { $low }, soit { $profession } − { $loss } pour le drapeau
   *[plain] { $low }
}{ $known ->
    [yes] { " " }; tous savent que vous l’avez
    [chosen] { " " }; choisi pour la défausse
   *[no] { "" }
}.
table-character-cells = { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
} | { $card_short } | { $card_what } | { $known ->
    [yes] connu de tous
    [chosen] choisi
   *[no] { $why ->
        [die] selon le dé
        [flag] { $profession } − { $loss } (drapeau)
       *[plain] { "" }
    }
}
table-auxiliaries = Auxiliaires
table-auxiliary = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} : ajoute { $lift }{ $count ->
    [1] { "" }
   *[other] { " " }par carte
} à votre personnage.
table-auxiliary-cells = +{ $lift } | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | à votre personnage
table-auxiliary-free = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} : ajoute { $lift } { $kind ->
    [interpreter] à un personnage qui ne parle pas la langue
    [servant] à tout personnage, un seul par tour pour toute la table
   *[serving] à { $profession_acc }
}.
table-auxiliary-free-cells = +{ $lift } | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | { $kind ->
    [interpreter] s’il ignore la langue
    [servant] pour tous, un par tour
   *[serving] pour { $profession_acc }
}
table-auxiliary-rests = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} : au repos, { $reason ->
    [why-no-auxiliaries] « { $special } » interdit les auxiliaires
    [why-one-servant] un seul par tour, et { $holder_is_you ->
        [yes] vous l’avez joué
       *[no] { $holder } l’a joué
    }
    [why-raising-over] la surenchère est finie pour vous
    [why-language-die] la langue du personnage n’est pas encore tirée au dé
    [why-no-flag] il n’y a pas de drapeau ici
    [why-one-interpreter] votre personnage a déjà un interprète
    [why-speaks] votre personnage parle déjà { $language }
   *[why-needs-profession] il faut { $profession_acc }
}.
table-auxiliary-rests-cells = · | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | { $reason ->
    [why-no-auxiliaries] { $special }
    [why-one-servant] un par tour : { $holder_is_you ->
        [yes] le vôtre
       *[no] { $holder }
    }
    [why-raising-over] surenchère finie
    [why-language-die] langue pas encore tirée
    [why-no-flag] pas de drapeau ici
    [why-one-interpreter] vous en avez un
    [why-speaks] parle { $language }
   *[why-needs-profession] il faut { $profession_acc }
}
table-specials = Cartes spéciales
table-special = { $special } : { $use ->
    [now] jouable maintenant
    [here] jouable à cette escale
    [elsewhere] pas ici ({ $special_where })
    [explorer] il faut miser un explorateur
    [seen] plus aucune tuile n’est face cachée
    [spent] une carte a déjà été jouée ce tour
   *[late] trop tard pour ce tour
}. { $special_text }
table-special-cells = { $use ->
    [now] !
    [here] +
   *[elsewhere] ·
} | { $special } | { $use ->
    [now] jouable maintenant
    [here] jouable ici
    [elsewhere] pas ici ({ $special_where })
    [explorer] il faut miser un explorateur
    [seen] rien de caché
    [spent] une carte est déjà jouée
   *[late] trop tard pour ce tour
}
table-hippos = Tuiles hippopotame
table-hippos-held = Vos tuiles hippopotame : { $tiles }, somme { $sum }. Elles départagent les égalités.
table-hippos-held-cells = { $sum } | tuiles hippo : { $tiles } | somme, pour les égalités

## Les joueurs

table-players = Joueurs
table-players-cells = • premier | pts | pers | aux | spéc | hip
table-player = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} : { $open ->
    [yes] { $points_number ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] points cachés
} ; { $characters ->
    [one] { $characters } personnage
   *[other] { $characters } personnages
}, { $auxiliaries ->
    [one] { $auxiliaries } auxiliaire
   *[other] { $auxiliaries } auxiliaires
}, { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
}, { $hippos ->
    [one] { $hippos } tuile hippopotame
   *[other] { $hippos } tuiles hippopotame
}{ $first ->
    [yes] { " " }; premier joueur
   *[no] { "" }
}.
table-player-cells = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
}{ $first ->
    [yes] { " " }•
   *[no] { "" }
} | { $open ->
    [yes] { $points }
   *[no] ?
} | { $characters } | { $auxiliaries } | { $specials } | { $hippos }
table-known = Tous le savent : { $seat } a { $card }, { $card_what }, en main ou comme mise.

## Le fleuve

table-river = Le fleuve
table-river-cells = h : le gagnant prend 2 tuiles hippopotame | s : carte spéciale pour le dernier
table-stop = { $stop } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tile ->
    [known] { $station }
   *[unknown] port inconnu
}, { $flag }{ $hippos ->
    [0] { "" }
   *[other] , { $hippos } tuiles hippopotame
}{ $special ->
    [yes] , carte spéciale
   *[no] { "" }
}{ $when ->
    [here] { " " }; le bateau est ici
   *[ahead] { "" }
}{ $chief ->
    [somebody] { " " }; { $seat_is_you ->
        [yes] vous contrôlez ce port
       *[no] { $seat } contrôle ce port
    }
    [nobody] { " " }; personne ne contrôle ce port
   *[none] { "" }
}.
table-stop-cells = { $stop } | { $points }{ $hippos ->
    [0] { "" }
   *[other] h
}{ $special ->
    [yes] s
   *[no] { "" }
} | { $tile ->
    [known] { $station }
   *[unknown] ?
} | { $nation }

## Ce que l’on a vu

table-unseen = Ports encore inconnus (dont { $ahead } en amont)
table-unseen-tile = { $station } : { $count }.
table-unseen-tile-cells = { $station } | ×{ $count }
table-piles = Pioches et défausses
table-pile = { $kind } : { $pile } dans la pioche, { $discard } dans la défausse.
table-discard = Défausse : { $cards }.
table-gone = Hors de la partie : { $cards }.
