# Congo : ce que dit la table dessinée, en français.

## Le jeu dans le salon

game-year = 1884
game-minutes = 60 minutes
game-kind = mises et bluff

## Où en est la partie

headline = { $stop }, { $step ->
    [bid] mises
    [special] carte spéciale
    [at-once] carte spéciale
    [card] carte spéciale
    [raise] surenchère
   *[other] égalité
}
headline-over = Le bateau a quitté Kindu
phase-station = Port
phase-draw = Pioche
phase-bid = Mise
phase-special = Carte spéciale
phase-reveal = Révélation
phase-raise = Surenchère
phase-control = Contrôle
phase-boat = Départ

## La question, et une ligne qui l’accompagne

ask-bid = { $stop } : choisissez un personnage.
ask-special = { $stop } : jouez-vous une carte spéciale ?
ask-special-none = { $stop } : aucune de vos cartes spéciales ne convient.
ask-explored-region = Quelle tuile face cachée regardez-vous ?
ask-damaged-boiler = Quel personnage défaussez-vous ?
ask-man-overboard = Homme par-dessus bord ! Qui perd un auxiliaire ?
ask-warrior = Qui le guerrier attaque-t-il ?
ask-gorilla = Qui le gorille attaque-t-il ?
ask-gorilla-own = Le gorille se tourne vers vous : combattre ou fuir ?
ask-colonial = Dans quelle pioche prenez-vous une carte ?
ask-colonial-swap = Échangez-vous votre mise ?
ask-raise = Ajoutez des auxiliaires à { $card_short }, ou passez.
ask-raise-none = Rien dans votre main n’aide { $card_short } : passez.
ask-commit = { $stop }, égalité : engagez des tuiles.
ask-tie = { $stop }, toujours égalité : d’autres tuiles ?
ask-waiting = En attente : { $seats_with_you }.
ask-over = La partie est finie.

note-bid = Toutes les mises seront révélées ensemble.
note-special = Une carte par tour ; une carte gardée vaut ½ point à la fin.
note-explored-region = Personne d’autre ne saura ce qui s’y trouve.
note-damaged-boiler = Votre mise reste en jeu. Les autres choisissent aussi, et tout part en même temps.
note-man-overboard = La carte est prise au hasard et montrée.
note-warrior = S’il survit, il se tourne vers votre propre personnage.
note-gorilla = Il continue jusqu’à sa mort et finit par vous.
note-gorilla-own = { $card }, { $card_what }, face à face avec lui.
note-colonial = Un personnage pioché pourra remplacer votre mise après la révélation.
note-colonial-swap = Votre mise : { $card }, { $card_what }.
note-raise-behind = En tête avec { $top } : { $seats }. Vous avez { $total }.
note-raise-tied = À égalité avec vous, à { $total } : { $seats }.
note-raise-leading = Vous menez avec { $total } ; ensuite : { $seats }, { $top }.
note-commit = Choix secret ; la plus forte somme gagne, les tuiles engagées sont perdues.
note-tie = Si personne n’ajoute, 1 point pour chaque ex æquo.
note-waiting-bid = Les personnages sont choisis en secret.
note-waiting-special = Une carte spéciale peut être jouée.
note-waiting-reveal = La carte spéciale agit.
note-waiting-raise = Les auxiliaires entrent en jeu.
note-waiting-control = Les tuiles hippopotame départagent.

## Les boutons et ce qu’ils apportent

act-pick-character = Choisir un personnage
act-pick-character-note = dans votre main
act-pick-auxiliary = Ajouter des auxiliaires
act-pick-auxiliary-note = choisissez-les dans votre main
act-pick-special = Jouer une carte
act-pick-special-note = choisissez-la dans votre main
act-pick-tiles = Engager des tuiles
act-pick-tiles-note = choisissez-les dans votre main
act-pick-stop = Regarder une tuile
act-pick-stop-note = choisissez une escale sur la carte
act-bid = Miser { $card_short }
act-bid-note = { $die ->
    [yes] vaut de { $low } à { $high } ici
   *[no] vaut { $high } ici
}
act-discard = Défausser { $card_short }
act-discard-note = { $card_what }
act-add = Ajouter { $cards_acc }
act-add-note = { $from } → { $total }, { $standing ->
    [lead] vous seriez en tête
    [level] à égalité en tête
   *[behind] encore derrière
}
act-pass = Passer
act-pass-out = vous sortez, votre total reste { $total }
act-pass-wait = vous attendez avec { $total }
act-play = Jouer « { $special } »
act-decline = N’en jouer aucune
act-decline-note = gardée, une carte vaut ½ point à la fin
act-look = Regarder { $stop }
act-look-note = vous seul la verrez
act-overboard = { $seat }
act-overboard-note = perd { $count ->
    [one] son seul auxiliaire
   *[other] un auxiliaire sur { $count }
}
act-overboard-nobody = Personne
act-overboard-nobody-note = tous gardent leurs cartes
act-attack = { $card_short } ({ $seat })
act-attack-note = { $sure ->
    [yes] mort certaine
   *[no] meurt sur { $odds }
}
act-fight = Combattre
act-fight-note = { $sure ->
    [yes] mort certaine
   *[no] meurt sur { $odds }
}
act-flee = Fuir
act-flee-note = retour en main, personne ne marque
act-draw-character = Un personnage
act-draw-character-note = peut remplacer votre mise
act-draw-auxiliary = Un auxiliaire
act-draw-auxiliary-note = utilisable dès ce tour
act-swap = Échanger contre { $card_short }
act-swap-note = { $card_what }, { $die ->
    [yes] vaut de { $low } à { $high } ici
   *[no] vaut { $high } ici
}
act-keep = Garder la mise
act-keep-note = la carte piochée reste en main
act-hippos = Engager { $tiles_value }
act-hippos-note = { $sum } en tout
act-hold = Ne rien ajouter
act-hold-note = l’égalité peut rester : 1 point chacun
act-skip = Passer l’animation
key-actions = appuyer sur le bouton de ce rang
key-hand = parcourir votre main

## La carte du fleuve

map-title = Le fleuve Congo
map-subtitle = du Stanley Pool à Kindu, 1884
map-label = Carte du fleuve : { $count } escales, le bateau est à { $stop }
map-river = CONGO
map-aruwimi = Aruwimi
map-equator = Équateur
map-points = Points
map-nobody = personne
map-track = Points : { $list }
map-track-seat = { $seat_is_you ->
    [yes] vous { $points }
   *[no] { $seat } { $points }
}
map-overview = Tout le fleuve ; choisissez une escale pour y aller

## La lutte pour l’escale

contest-label = Lutte pour l’escale : { $stop }
contest-what = { $station }, { $flag }
contest-points = { $points ->
    [one] point
   *[other] points
}
contest-hippos = Le gagnant prend aussi { $tiles } tuiles hippopotame
contest-hippos-short = +{ $tiles }
contest-language = Ici, on parle { $language }
contest-played = « { $special } », { $seat_is_you ->
    [yes] jouée par vous
   *[no] { $seat }
} :
tag-turn = { $seat_is_you ->
    [yes] à vous
   *[no] réfléchit
}
tag-leads = en tête
tag-tied = à égalité
tag-tied-out = égalité, a passé
tag-behind = { $by } de moins
tag-out = a passé
tag-won = gagne
tag-ready = a misé
tag-absent = hors lice
tag-killed = meurt
tag-fled = fuit
tag-ill = paludisme
tag-hunting = à la chasse
tag-returned = en main
column-choosing = choix du personnage
column-down = mise faite, face cachée
column-absent = aucun personnage ici
column-tiles = Tuiles hippopotame
column-tiles-secret = face cachée
column-label = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
}
part-station = { $station } { $points }
part-flag = drapeau { $loss }
part-card = { $special } { $change }
part-sympathy = penche pour : { $nation }
part-language = parle { $language }
part-range = de { $low } à { $high }, selon le dé

## Les cartes spéciales en bref

effect-gorilla = attaque les adversaires un à un, puis { $seat_is_you ->
    [yes] vous
   *[no] son propriétaire
}
effect-warrior = attaque un adversaire, puis peut-être { $seat_is_you ->
    [yes] vous
   *[no] son propriétaire
}
effect-okapi = 2 points pour l’explorateur, qui quitte la lutte
effect-malaria = le plus petit jet perd son personnage
effect-tam-tam = toutes les mises reviennent en main, personne ne marque
effect-friendly-meeting = les personnages des perdants reviennent en main
effect-explored-region = { $seat_is_you ->
    [yes] vous regardez une tuile en amont
   *[no] son propriétaire regarde une tuile en amont
}
effect-damaged-boiler = chaque adversaire défausse un personnage
effect-man-overboard = un adversaire peut perdre un auxiliaire
effect-only-nationals = seuls restent les personnages de la nation du drapeau
effect-no-auxiliaries = personne ne peut ajouter d’auxiliaires
effect-arab-trader = 1 point de plus si { $seat_is_you ->
    [yes] vous prenez le contrôle
   *[no] son propriétaire prend le contrôle
}
effect-hippo-attack = de nouvelles mises viennent de la pioche, face visible
effect-colonial = une carte piochée ; un personnage peut remplacer la mise
effect-witch-doctor = chaque personnage adverse vaut 1 de moins

## La main

hand-label = Votre main
hand-of = { $seat_is_you ->
    [yes] Votre main
   *[no] Main : { $seat }
}
hand-characters = Personnages
hand-auxiliaries = Auxiliaires
hand-specials = Spéciales
hand-hippos = Tuiles hippopotame
hand-hippos-short = Hippos
hand-none = aucune carte
hand-pick-one = choisissez une carte
hand-pick-some = choisissez-en un ou plusieurs, puis confirmez
hand-worth = leur valeur ici
card-here = ici
card-makes = donne { $total }
card-flag = { $profession } − { $loss } (drapeau)
card-plain = sans rivalité
card-die = selon le dé
card-known = connu de tous
card-chosen = à défausser
card-times = ×{ $count }
card-selected = choisi
card-hippo = Tuile hippopotame, { $value }
card-enough = Un seul suffit
sheet-where = Où : { $special_where }.
sheet-serves = Renforce { $profession_acc } ; autant que vous voulez.
sheet-interpreter = Renforce un personnage qui ne parle pas la langue du lieu ; un seul par personnage.
sheet-servant = Renforce n’importe qui ; un seul par tour.
for-profession = Pour { $profession_acc }
for-interpreter = Si la langue est étrangère
for-servant = Pour tous, un par tour
brief-why-no-character = Aucun personnage ici
brief-why-no-auxiliaries = { $special }
brief-why-raising-over = Surenchère finie
brief-why-one-servant = { $seat_is_you ->
    [yes] Un par tour : le vôtre
   *[no] Un par tour : { $seat }
}
brief-why-needs-profession = Il faut { $profession_acc }
brief-why-no-flag = Pas de drapeau ici
brief-why-one-interpreter = Vous en avez un
brief-why-speaks = Parle { $language }
brief-why-language-die = Le dé d’abord
use-now = Jouable maintenant
use-here = Jouable ici
use-elsewhere = { $special_where }
use-explorer = Il faut miser un explorateur
use-seen = Plus de tuile cachée
use-spent = Une carte est déjà jouée
use-late = Trop tard ce tour
hippos-sum = pour départager, somme { $sum }

## À côté du plateau

ledger-label = Points et cartes
ledger-characters = Persos
ledger-auxiliaries = Auxil.
ledger-specials = Spéciales
ledger-hippos = Hippos
ledger-points = Points
ledger-first = premier
ledger-bot = robot
ledger-you = Vous
ledger-hidden = cachés
unseen-title = Ports inconnus
unseen-ahead = { $ahead } de ces { $count } sont en amont
unseen-none = toutes les tuiles sont retournées
piles-left = reste { $count }
piles-gone = Hors du jeu
piles-empty = rien encore
values-title = Ce qui compte ici

## Le premier tour guidé

guide-welcome = Le bateau va d’escale en escale. À chacune, vous misez un personnage ; le plus haut total prend le contrôle du port et marque ses points. Qui a le plus de points à Kindu l’emporte.
guide-bid = Chaque carte montre sa valeur ici : 1 à 5 selon la profession, moins 1 ou 2 pour un drapeau rival. Choisissez-en une ; elle reste secrète tant que tous n’ont pas misé.
guide-special = Une seule carte spéciale peut être jouée, en partant du premier joueur. Gardée, elle vaut ½ point à la fin : rien ne presse.
guide-at-once = Une carte spéciale agit avant la révélation et demande une décision. Chaque bouton dit ce qu’il apporte.
guide-card = Une carte spéciale demande une décision. Chaque bouton dit ce qu’il apporte avant que vous ne le pressiez.
guide-raise = Les mises sont révélées : les auxiliaires renforcent votre personnage. Passer en dessous du plus haut total vous fait sortir ; passer en tête, c’est seulement attendre.
guide-commit = Vous êtes à égalité en tête : les tuiles hippopotame décident. Celles que vous engagez sont perdues, quel que soit le gagnant.
guide-tie = Toujours égalité : ajoutez des tuiles ou laissez. Si personne n’ajoute, chaque ex æquo marque 1 point et nul ne prend le contrôle.

## Le récit de la fin

story-win = { $seat_is_you ->
    [yes] Le fleuve est à vous, { $score } à { $second }
   *[no] Le fleuve est à { $seat }, { $score } à { $second }
}
story-shared-win = { $seats_is_you ->
    [yes] Vous partagez le fleuve avec { $seats_others } : { $score } chacun
   *[no] { $seats } partagent le fleuve : { $score } chacun
}
story-start = Départ
story-stop = { $stop }
story-stops = Escales à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-stops-detail = { $count ->
    [1] { $first }
   *[other] de { $first } à { $last }
}
story-row-tie = Égalités non départagées
story-row-okapi = Chasses à l’okapi
story-row-trader = Négociant
story-row-specials = Cartes spéciales gardées
story-shared-title = { $stop } : à personne
story-shared = { $seats_is_you ->
    [yes] Vous restez à égalité avec { $seats_others } jusqu’à la dernière tuile : 1 point chacun au lieu de { $points }.
   *[no] { $seats } restent à égalité jusqu’à la dernière tuile : 1 point chacun au lieu de { $points }.
}
story-tiles-title = { $stop }, aux tuiles hippopotame
story-tiles = Égalité à { $total } avec { $rivals_with_you } : { $seat_is_you ->
    [yes] vos tuiles, { $sum } contre { $best }, vous rapportent { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat } l’emporte par ses tuiles, { $sum } contre { $best }, et marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
story-close-title = { $stop }, { $total } contre { $second }
story-close = { $seat_is_you ->
    [yes] Vous devancez { $rival } de peu et marquez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat } { $rival_is_you ->
        [yes] vous devance
       *[no] devance { $rival }
    } de peu et marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
story-struck-title = { $stop } : { $special }
story-struck = { $card_short } ({ $victim_is_you ->
    [yes] à vous
   *[no] { $victim }
}) est perdu, et { $seat_is_you ->
    [yes] vous marquez
   *[no] { $seat } marque
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
story-lead-title = { $stop } : en tête pour de bon
story-lead = { $seat_is_you ->
    [yes] { $points ->
        [one] Avec { $points } point, vous passez devant tous et y restez.
       *[other] Avec { $points } points, vous passez devant tous et y restez.
    }
   *[no] { $points ->
        [one] Avec { $points } point, { $seat } passe devant tous et y reste.
       *[other] Avec { $points } points, { $seat } passe devant tous et y reste.
    }
}
