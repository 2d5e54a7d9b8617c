# Maldonado : ce que dit la table dessinée, en français.

## Le jeu dans la liste

game-year = 1805
game-minutes = 60 minutes
game-kind = déduction et traître caché

## Jetons, terrains, notes

token-wood = bois
token-food = nourriture
token-flint = silex
token-berries = baies
token-mushrooms = champignons
token-water = eau
token-any = au choix
cell-wood = bois
cell-water = eau
cell-food = gibier
cell-flint = silex
cell-berries = baies
cell-mushrooms = champignons
cell-hill = colline
cell-teepee = tipi
cell-bones = os
cell-land = sa terre
cell-mountain = montagne
cell-peak = sommet
mark-wood = bois
mark-water = eau
mark-food = gibier
mark-flint = silex
mark-berries = baies
mark-mushrooms = champ.
mark-hill = colline
mark-teepee = tipi
mark-bones = os
mark-land = terre
mark-mountain = montagne
mark-peak = sommet
mark-or = { $name } ou
marks-title = Vos notes sur { $space }
marks-note = vous seul les voyez
marks-open = Annoter une case
marks-perhaps = peut-être
marks-sure = certain
marks-clear = effacer
marks-done = Fini

## La contrée

land-label = La contrée
land-left = reste
land-space = { $space } : { $state ->
    [explored] { $terrain }{ $number ->
        [-1] {""}
       *[other] { " " }{ $number }
    }{ $red ->
        [yes] , on ne repart pas d’ici
       *[no] {""}
    }{ $beast ->
        [alive] , { $name } est là
        [slain] , { $name }, monstre abattu
       *[none] {""}
    }
    [seen] inexplorée, on sait : { $terrain }
   *[covered] inexplorée
}{ $water ->
    [0] {""}
   *[other] , de l’eau y est posée
}{ $marked ->
    [yes] , votre note : { $mark }
   *[no] {""}
}{ $legal ->
    [dear] , peut être choisie au prix d’un équipement ou du personnage
    [yes] , peut être choisie
   *[no] {""}
}
track-name = Maldonado
track-says = Puissance de Maldonado { $level } : qui atteint { $level } est sauvé
track-save = sauvé dès { $level }

## Le camp

camp-challenges = Épreuves du jour { $day }
camp-sun = un soleil par tour
camp-passed = réussie
camp-failed = manquée
camp-suns = soleils : { $count } sur { $of }
camp-no-challenges = Trois seront révélées quand tous seront prêts.
camp-pay = payer
camp-fail = ou échouer
camp-payable = payable maintenant
camp-backpack = Sac à dos
camp-load = { $tired ->
    [0] { $count } sur { $places }
   *[other] plein · −{ $tired } eau cette nuit
}
camp-store-says = { $count ->
    [0] Le sac est vide
   *[other] Dans le sac : { $list }
}
camp-empty = sac vide
camp-water = Eau { $count }
camp-beasts = Monstres
camp-slain = abattus { $slain } sur { $of } · cachés { $unseen }
camp-dead = abattu
camp-any-two = 2 conditions au choix
camp-no-beasts = Aucun pour l’instant. Les os amènent les monstres, les tipis de quoi les abattre.
effect-track = fantôme { $sign }{ $count }
effect-exhaust = épuiser { $count } équip.
effect-exhaust-all = épuiser tout l’équipement
effect-ready = redresser { $count } équip.
effect-ready-all = redresser tout l’équipement
effect-clear = dégager une case
effect-look = regarder une carte cachée
effect-none = rien
night-title = Cette nuit
night-asks = −{ $count } aux monstres
night-deadly = En l’état, personne ne survit à la nuit.

## Les lois de la contrée

rules-title = Lois de la contrée
rules-about = { $space } : { $terrain }
rule-1 = Bois : un par ligne et colonne, près de l’eau
rule-2 = Eau : à côté du bois
rule-3 = Sommet et montagnes : une seule chaîne
rule-4 = Autres, sauf terres : jamais deux par ligne ou colonne
rule-5 = Deux semblables ne se touchent pas (sauf monts)
rule-6 = Gibier : à côté de l’eau
rule-7 = Silex : près de montagne, sommet ou colline
rule-8 = Baies : à côté du bois
rule-9 = Champignons : en diagonale du bois
rule-10 = Tipi : près d’eau ou gibier, jamais des os
rule-11 = Sa terre et les os : deux pas en diagonale
rule-12 = Colline : terres de sa ligne et sa colonne
rule-13 = Colonne 7 : ni os, ni montagne

## L’équipage

crew-title = L’équipage
crew-needed = { $open ->
    [yes] en sauver { $least } sur { $of }, { $all } sans traître · { $level } chacun
   *[no] en sauver { $least } sur { $of } · { $level } chacun
}
crew-seen = vu { $sum }
crew-hidden = caché { $count }
crew-cell = visibles : { $up } sur { $open ->
    [one] { $open } carte
   *[other] { $open } cartes
}, cachées { $down }, ordres { $orders }
crew-turn = carte { $number }
accuse-title = Accusations
accuse-round = { $round ->
    [0] après chacune des { $of } mises à mort
   *[other] tour { $round } sur { $of }
}
accuse-accuses = accuse
accuse-tokens = Jetons reçus
accuse-none = Après chaque mise à mort, tous accusent quelqu’un en même temps.
accuse-heading = Qui est le traître ?
accuse-how = Parlez d’abord. Tous choisissent sans être vus ; on peut reprendre son jeton tant que tous n’ont pas choisi.
accuse-nobody = Personne
accuse-has = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
accuse-gave = Vous accusez { $seat }. Annuler reprend le jeton tant que les autres réfléchissent.
accuse-gave-nobody = Vous n’accusez personne. Annuler permet de changer tant que les autres réfléchissent.
accuse-who = Qui a choisi
accuse-thinks = réfléchit
accuse-given = a choisi

## Main et équipement

hand-label = Votre main
hand-of = Main : { $seat }
hand-peek = Regarder
hand-count = { $roles ->
    [0] influence { $influence }
   *[other] influence { $influence }, rôle 1
}
hand-slot = Carte { $number }{ $shown ->
    [yes] { " " }: { $face }
   *[no] {""}
}
hand-card = { $kind } +{ $value }
hand-or = ou −{ $count }
kit-label = Votre personnage et votre équipement
kit-ready = prêt
kit-spent = épuisé
kit-gone = défaussé

## Places

seats-label = Joueurs
seats-turn = { $seat_is_you ->
    [yes] à vous
   *[no] joue
}
seats-backs = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
bar-day = Jour { $day }
table-panels = Parties de la table
tab-hand = Main
tab-crew = Équipage
tab-camp = Camp
tab-rules = Lois
tab-talk = Paroles
phone-rest = Rien à faire pour l’instant
phone-drawer = Lever ou baisser le volet

## Choisir

past-turn = Au tour de { $seats }
past-choice = { $seats_count ->
    [one] { $seats } choisit
   *[other] { $seats } choisissent
}
ask-mode = { $what }
pick-spaces = Choisissez une case
pick-spaces-note = parmi celles qui luisent
pick-tokens = Choisissez un jeton
pick-tokens-note = puis confirmez
pick-swap = Choisissez l’échange
pick-swap-note = donner l’un, prendre l’autre
pick-crew = Choisissez une carte équipage
pick-crew-note = parmi celles qui luisent
pick-laid = Choisissez une carte
pick-laid-note = face cachée sur l’équipage
pick-slots = Choisissez une carte en main
pick-face = Carte { $slot } : visible ou cachée ?
pick-cards = Choisissez une carte
pick-cards-note = puis confirmez
pick-seats = Choisissez un joueur
pick-seats-note = sans être vu
pick-kill = Choisissez comment
pick-kill-note = carte, monstre, deux conditions
sheet-gain = Que gagnez-vous ?
sheet-pay = Avec quoi payer ?
sheet-use-kettle = Que mettre dans la bouilloire ?
sheet-swap = Échange au tipi
sheet-use-sacagawea = Échange
sheet-take = Que prendre pour le voyage ?
sheet-exhaust = Quel équipement épuiser ?
sheet-ready = Quel équipement redresser ?
swap-give = Donner
swap-get = Prendre
kill-title = Abattre un monstre
kill-note = Deux conditions d’une carte, payées ensemble sur la réserve commune.
kill-button = Abattre
kill-with = Avec
kill-whom = Le monstre
kill-how = En payant
kill-musket = Mousquet
kill-musket-use = l’utiliser
kill-spare = sans { $kind }
lay-title = Une carte pour { $crew }
lay-how = Choisissez une de vos { $slots } cartes par son numéro et sa face, ou un ordre de la pioche.
lay-how-open = Choisissez une de vos { $slots } cartes qui corresponde ; sinon, un ordre de la pioche.
lay-face = Comment la poser
lay-up = Face visible
lay-down = Face cachée
lay-order = Un ordre
lay-nothing = Rien : plus d’ordres
lay-peek = Regardez vos cartes, et vous lirez ici ce qui peut être posé.
lay-refused = pas ainsi : regardez pourquoi
act-back = Retour
act-explore-mark = votre note : { $mark }
act-kill = Abattre { $threat_acc }
act-kill-note = { $kill } : { $cost }{ $musket ->
    [yes] , avec le mousquet
   *[no] {""}
}
act-lay = { $face ->
    [up] Poser la carte { $slot } visible
   *[down] Poser la carte { $slot } cachée
}
act-order = Poser un ordre
act-nothing = Ne rien poser
act-discard = Défausser la carte { $slot }
act-keep = Garder la carte { $slot }
key-walk = parcourir la contrée
key-mark = annoter la case où l’on est
key-peek = maintenir : voir ses cartes
key-kill = abattre un monstre
key-digits = appuyer sur les boutons de la question

## Noms courts de l’équipage

crew-short-wood = Gass
    .trade = charpentier
crew-short-food = Drouillard
    .trade = chasseur
crew-short-flint = Shields
    .trade = armurier
crew-short-berries = Charbonneau
    .trade = cuisinier
crew-short-mushrooms = Cruzatte
    .trade = violoneux

## Ce qu’un monstre fait chaque nuit

night-lacks = manque
night-mole-worm = prend 1 eau chaque nuit
night-horned-hare = prend 1 nourriture ou 1 eau chaque nuit
night-whispering-fog = fantôme +1 chaque nuit
night-bone-knight = prend 1 ressource sauf nourriture, ou 1 eau, chaque nuit

## La dernière scène

reveal-kills = Le troisième monstre est mort. Les cartes parlent.
reveal-thirst = L’eau ne suffit pas. Tout est perdu.
reveal-hunger = Il n’y a plus rien à manger. Tout est perdu.
reveal-need = Il faut en sauver { $needed }
reveal-saved = sauvé
reveal-lost = perdu
reveal-open = encore inconnu
reveal-so-far = pour l’instant
reveal-tokens = Accusations
reveal-kill = Mise à mort { $number }
reveal-next-role = Qui était qui ?
reveal-next-track = Les accusations affaiblissent Maldonado, ou le nourrissent.
reveal-next-card = { $crew } : { $sum } sur { $track }, { $left ->
    [one] une carte encore cachée
   *[other] { $left } cartes à retourner
}.
reveal-won-allies = Les alliés en ont sauvé { $count } sur 5 et gagnent.
reveal-won-traitor = { $count ->
    [0] Personne n’est sauvé
    [one] { $count } sauvé seulement
   *[other] { $count } sauvés seulement
} : le traître gagne.
reveal-won-nobody = { $count ->
    [0] Personne n’est sauvé
    [one] { $count } sauvé seulement
   *[other] { $count } sauvés seulement
} : la contrée reste à Maldonado.
reveal-legend = Chaque barre est une carte, dans l’ordre : bonne, elle ajoute ; mauvaise, elle ôte { $mismatch } ; le traître ôte { $traitor }.
reveal-all = Tout d’un coup
reveal-on = Continuer
reveal-turn = Retourner la carte
reveal-count = Au décompte

## Ce qu’un indice montre sur la contrée

hinted-certain = certain
hinted-safe = sûr
hinted-title = La chaîne des raisons
hinted-rule = loi { $rule }
hinted-close = Retour à la contrée
hinted-legend = Le numéro marque les cases dont parle chaque raison.

## Le premier jour guidé

guide-welcome = Sous chaque soleil se cache un terrain. Les lois de la contrée valent pour toute carte : lisez la contrée avant d’y poser le pied. { $mode ->
    [allies] Abattez trois monstres, et sauvez du fantôme les cinq membres de l’équipage.
   *[traitor] Abattez trois monstres, gardez l’équipage en vie, et méfiez-vous de qui écoute le fantôme.
}
guide-character = { $seats ->
    [1] Vous prenez un personnage, puis de l’équipement.
   *[other] Chacun prend un personnage, puis de l’équipement.
} Ce qui a servi se repose jusqu’à ce que quelque chose le redresse, en général le matin.
guide-gear = Choisissez un équipement qui va avec votre personnage. Il n’y en a qu’un de chaque.
guide-turn = Choisissez une case qui luit, puis confirmez. Avant, vous pouvez utiliser ce qui est prêt ou abattre un monstre. La touche M, ou un appui long, note sur une case ce que vous y croyez ; appuyez sur une case connue pour voir ses lois s’allumer.
guide-after = La case est activée. Utilisez ce que vous voulez, puis laissez passer le temps : le soleil va sur l’épreuve en cours.
guide-tool = Votre équipement convient à cette case : utilisez-le pour un jeton de plus, ou gardez-le.
guide-swap = Un tipi révèle une carte mise à mort, et vous pouvez échanger un jeton.
guide-gain = Sa terre renforce le fantôme, mais vous donne un jeton au choix.
guide-clear = Dégager enlève un jeton sans effet : utile pour les os, et pour la dernière case d’une ligne.
guide-pay-threat = Le monstre veut quelque chose tout de suite. Ne pas pouvoir payer, c’est la fin.
guide-challenge = Les soleils sont complets. Payez sur la réserve commune, ou subissez la pénalité.
guide-target = Vous avez gagné quelque chose : une carte va à l’équipage. D’abord à qui, puis laquelle.
guide-card = { $seats ->
    [1] {""}
   *[other] Regardez votre main.{" "}
}{ $mode ->
    [allies] Posez, visible, une carte qui correspond ; sinon, un ordre de la pioche, que personne ne voit.
   *[traitor] Un allié pose une carte qui correspond : +1 visible, +2 et +3 cachées ; sinon, un ordre de la pioche.
}
guide-accuse = Un monstre est mort. { $seats ->
    [2] Chacun décide, en même temps : accuser l’autre, ou personne. Chaque erreur d’un allié renforce le fantôme.
   *[other] Chacun désigne quelqu’un, tous ensemble. Chaque jeton donné au traître affaiblit le fantôme.
}
guide-keep = La nuit, les mains sont défaussées et repiochées. On demande à tous quelle carte garder, pour que personne ne se trahisse.
guide-monsters = Les monstres vivants prennent leur part chaque nuit.

## Ce que disent les joueurs, et les questions d’un indice

phrase-plus-three = C’était un +3.
phrase-order = Rien qui corresponde : c’est un ordre.
phrase-why-there = Pourquoi là, { $about } ?
phrase-row = Finissons une ligne.
phrase-water = Économisons l’eau.
phrase-food = Il faut de quoi manger ce soir.
phrase-trust = J’ai confiance en { $about }.
phrase-suspect = Je soupçonne { $about }.
phrase-suspect-nobody = Je ne soupçonne personne.
accuse-suspicion = Soupçons actuels
hint-is-there = Y a-t-il un pas sûr ?
hint-where = Où ?
hint-why = Pourquoi ?
hint-odds = Quelles sont les chances ?
hint-marks = Vérifier mes notes
hint-not-here = Les indices ne sont pas pour cette place.
hint-no-marks = Vous n’avez encore rien noté.
hint-maps = { $maps ->
    [one] Une seule carte concorde avec ce que vous avez vu.
   *[other] { $exact ->
        [yes] { $maps } cartes concordent avec ce que vous avez vu.
       *[no] Environ { $maps } cartes concordent avec ce que vous avez vu ; les probabilités sont approximatives.
    }
}
hint-maps-many = Bien trop de cartes concordent avec ce que vous avez vu pour les compter ; les probabilités sont approximatives.
hint-share = { $space } : { $terrains } ({ $percents } sur cent).
