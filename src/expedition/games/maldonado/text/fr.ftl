# Maldonado : ce qui se dit pendant la partie, en français. Les noms sont dans fr.nouns.ftl.

game-title = Corps of Discovery : Maldonado
game-short = Maldonado
game-tagline = Déchiffrez la contrée, nourrissez l’équipage, traquez trois monstres – et trouvez qui écoute le fantôme

## Options

option-mode = Mode
    .help = Avec ou sans traître possible parmi vous. En solo, on joue toujours Alliés.
option-mode-traitor = Traître
    .help = Rôles cachés, cartes face cachée, accusations. En solo, on joue toujours Alliés.
option-mode-allies = Alliés
    .help = Tous ensemble contre le fantôme ; il faut sauver tout l’équipage.
option-water = Eau
    .help = La réserve d’eau au départ.
option-water-easy = facile
    .help = Un jeton eau de plus que d’habitude.
option-water-normal = normal
    .help = Comme dans les règles.
option-water-hard = difficile
    .help = Un jeton eau de moins que d’habitude.
option-fate = Carte destin
    .help = Un jour sans ligne achevée renforce le fantôme.
option-fate-off = sans
    .help = Un jour sans ligne achevée ne coûte rien.
option-fate-on = avec
    .help = Un jour sans ligne achevée renforce le fantôme.
option-land = Contrée
    .help = Une carte imprimée, ou une nouvelle faite pour cette partie.
option-land-printed = imprimée
    .help = L’une des dix cartes de la boîte.
option-land-easy = nouvelle, facile
    .help = Une nouvelle carte où l’on déduit beaucoup très tôt.
option-land-normal = nouvelle, normale
    .help = Une nouvelle carte de difficulté courante.
option-land-hard = nouvelle, difficile
    .help = Une nouvelle carte qui garde longtemps ses secrets.
option-map = Carte
    .help = Laquelle des cartes imprimées, de la plus facile à la plus difficile.
option-map-0 = au hasard
option-map-1 = 1
option-map-2 = 2
option-map-3 = 3
option-map-4 = 4
option-map-5 = 5
option-map-6 = 6
option-map-7 = 7
option-map-8 = 8
option-map-9 = 9
option-map-10 = 10
option-land-seed = Graine de la contrée
    .help = Une nouvelle contrée de même graine et de même difficulté est partout la même ; 0 en tire une au sort.
option-land-seed-0 = au hasard
option-hints = Indices
    .help = Qui peut demander ce qui se déduit.
option-hints-nobody = personne
    .help = Débrouillez-vous.
option-hints-first = première place
    .help = Seulement la personne assise à la première place.
option-hints-everyone = tous
    .help = Tout le monde peut demander.

## Mise en place

first-player = { $seat_is_you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
your-role = { $seat_is_you ->
    [yes] Votre rôle : { $role }.
   *[no] { $seat }, rôle : { $role }.
}
took = { $seat_is_you ->
    [yes] Vous choisissez { $thing_acc }.
   *[no] { $seat } choisit { $thing_acc }.
}
waterskin-filled = { $count } jetons eau vont dans l’outre ; il en reste { $water }.
drew = { $seat_is_you ->
    [yes] Vous piochez : { $cards }.
   *[no] { $seat } pioche : { $cards }.
}
pile-renewed = Les cartes influence défaussées forment une nouvelle pioche.
new-day = Jour { $day }. Épreuves : { $challenges }.

## La contrée

explored = { $seat_is_you ->
    [yes] Vous explorez
   *[no] { $seat } explore
} { $space } : { $terrain }.
stayed = { $seat_is_you ->
    [yes] Aucun passage : vous prenez un jeton chemin dans la boîte.
   *[no] Aucun passage : { $seat } prend un jeton chemin dans la boîte.
}
row-completed = La ligne { $row } est achevée.
cleared = { $space } est dégagée : { $terrain }.
spied = { $seat_is_you ->
    [yes] Vous montrez
   *[no] { $seat } montre
} à tous { $space } à la longue-vue : { $terrain }.
you-scouted = { $seat_is_you ->
    [yes] Clark regarde { $space } pour vous seul : { $terrain }.
   *[no] Clark regarde { $space } pour { $seat } : { $terrain }.
}
scouted = { $seat_is_you ->
    [yes] Clark regarde { $space } pour vous en secret.
   *[no] Clark regarde { $space } pour { $seat } en secret.
}
goggles-laid = { $seat_is_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $count } jetons eau sur { $space }.
goggles-missed = Pas d’eau ici : les { $count } jetons eau des lunettes retournent dans la boîte.
kill-card = Une carte mise à mort est révélée : { $kill }.
threat = Des os en { $space } surgit : { $threat } !
turned-up = { $seat_is_you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
} la carte cachée de { $crew } : { $card }.

## L’expédition

gained = +{ $count } { $kind }.
no-room = Plus de place : on perd { $count } { $kind }.
paid = Payé : { $kinds }.
water-lost = { $count ->
    [one] { $count } jeton eau perdu
   *[other] { $count } jetons eau perdus
} ; il en reste { $water }.
out-of-water = Il faut défausser { $count ->
    [one] { $count } jeton eau
   *[other] { $count } jetons eau
}, mais la réserve en contient { $water }.
cannot-pay = Personne ne peut donner ce qui est exigé.
ghost-rises = La puissance de Maldonado monte de { $by } : { $track }.
ghost-falls = La puissance de Maldonado baisse de { $by } : { $track }.
used = { $seat_is_you ->
    [yes] Vous utilisez { $thing_acc }.
   *[no] { $seat } utilise { $thing_acc }.
}
exhausted = Épuisé : { $gear }.
readied = Redressé : { $gear }.
waterskin-dropped = { $seat_is_you ->
    [yes] Vous jetez l’outre.
   *[no] { $seat } jette l’outre.
}
no-fatigue = Pas de fatigue la nuit prochaine.
token-laid = { $challenge } : soleil { $count } sur { $suns }.
token-away = Le temps ne passe pas : le jeton chemin va dans la boîte.
challenge-passed = Épreuve réussie : { $challenge }.
challenge-failed = Épreuve manquée : { $challenge }.
you-looked = { $seat_is_you ->
    [yes] Vous regardez la carte { $number } de { $crew } : { $card }.
   *[no] { $seat } regarde la carte { $number } de { $crew } : { $card }.
}
looked = { $seat_is_you ->
    [yes] Vous regardez la carte { $number } de { $crew }.
   *[no] { $seat } regarde la carte { $number } de { $crew }.
}
you-discarded = { $seat_is_you ->
    [yes] Vous défaussez : { $card }.
   *[no] { $seat } défausse : { $card }.
}
discarded = { $seat_is_you ->
    [yes] Vous défaussez une carte influence.
   *[no] { $seat } défausse une carte influence.
}
has-chosen = { $seat_is_you ->
    [yes] Vous avez choisi.
   *[no] { $seat } a choisi.
}

## Influence

laid-up = { $seat_is_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} une carte face visible sur { $crew } : { $card }.
you-laid-down = { $seat_is_you ->
    [yes] Vous posez une carte face cachée sur { $crew } : { $card }.
   *[no] { $seat } pose une carte face cachée sur { $crew } : { $card }.
}
laid-down = { $seat_is_you ->
    [yes] Vous posez une carte face cachée sur { $crew }.
   *[no] { $seat } pose une carte face cachée sur { $crew }.
}
laid-order = { $seat_is_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} un ordre sur { $crew }, sans le regarder.
laid-nothing = { $seat_is_you ->
    [yes] Vous ne posez
   *[no] { $seat } ne pose
} rien sur { $crew } : il n’y a plus d’ordres.

## Mises à mort et accusations

kill-declared = { $seat_is_you ->
    [yes] Vous attaquez { $threat_acc } : { $kill }.
   *[no] { $seat } attaque { $threat_acc } : { $kill }.
}
slain = Monstre { $count } sur { $goal } abattu : { $threat }.
accused = { $seat_is_you ->
    [yes] Vous accusez { $target }.
   *[no] { $target_is_you ->
        [yes] { $seat } vous accuse.
       *[no] { $seat } accuse { $target }.
    }
}
abstained = { $seat_is_you ->
    [yes] Vous n’accusez personne.
   *[no] { $seat } n’accuse personne.
}

## La nuit

night-falls = La nuit tombe sur le jour { $day }.
no-food = Il n’y a rien pour nourrir l’équipage.
fatigue = Fatigue : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de trop.
monster-comes = Dans la nuit vient : { $threat }.
fate = Destin : aucune ligne n’a été achevée aujourd’hui.
hands-renewed = Les cartes influence en main sont défaussées et repiochées.

## La fin

traitor-shown = { $seat_is_you ->
    [yes] Vous étiez le traître.
   *[no] Le traître était { $seat }.
}
no-traitor = Il n’y avait pas de traître.
final-land-printed = La contrée était la carte { $seed } de la boîte.
final-land-easy = La contrée était nouvelle : facile, graine { $seed }.
final-land-normal = La contrée était nouvelle : normale, graine { $seed }.
final-land-hard = La contrée était nouvelle : difficile, graine { $seed }.
final-track = Après les accusations, la puissance de Maldonado est de { $track } (avant : { $before }).
crew-saved = { $crew }, est sauvé : { $total } contre { $track }.
crew-lost = { $crew }, est perdu : { $total } contre { $track }.
won-allies = { $count } { $count ->
    [one] sauvé
   *[other] sauvés
}, il en fallait { $needed } : les alliés gagnent !
won-traitor = { $count } { $count ->
    [one] sauvé
   *[other] sauvés
}, il en fallait { $needed } : le traître gagne !
won-nobody = { $count } { $count ->
    [one] sauvé
   *[other] sauvés
}, il en fallait { $needed } : l’expédition a échoué.
ending-kills = Trois monstres sont morts.
ending-thirst = L’eau n’a pas suffi.
ending-hunger = L’équipage est mort de faim.
decided-allies = Les alliés ont sauvé assez de monde.
decided-traitor = Le traître est arrivé à ses fins.
decided-nobody = Tout le monde a perdu.

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-waiting = On attend { $seats }.
prompt-character = Choisissez votre personnage.
prompt-gear = Choisissez un équipement.
prompt-turn = À vous : explorez une case, ou agissez d’abord.
prompt-tool = Exploration (« { $terrain } ») : utilisez-vous votre équipement pour un jeton de plus ?
prompt-swap = Le tipi : échangez-vous un jeton ?
prompt-gain = Choisissez une ressource.
prompt-gain-any = Choisissez une ressource ou de l’eau.
prompt-clear = Quelle case dégagez-vous ? Encore { $count }.
prompt-clear-near = Quelle case voisine des os dégagez-vous ? Encore { $count }.
prompt-tribute = { $threat } : que donnez-vous ?
prompt-fog = La brume murmure : quelle carte influence défaussez-vous ?
prompt-knight = Le chevalier frappe : lequel de vos équipements est épuisé ?
prompt-turn-up = Retournez-vous l’une des cartes cachées ?
prompt-after = Agissez à votre guise, puis laissez passer le temps.
prompt-challenge = { $challenge } : payer ou échouer ?
prompt-ready = Quel équipement est redressé ?
prompt-look = Quelle carte face cachée regardez-vous ?
prompt-target = Sur quelle carte équipage posez-vous une carte ?
prompt-card = Quelle carte posez-vous sur { $crew } ?
prompt-keep = La nuit : quelle carte garderiez-vous ?
prompt-exhaust = Quel équipement épuiser pour la mise à mort ? Encore { $count }.
prompt-accuse = Qui accusez-vous ?
headline = Jour { $day }, puissance { $track }, monstres abattus : { $slain } sur { $goal }
headline-set-up = Mise en place
headline-allies = Les alliés ont gagné
headline-traitor = Le traître a gagné
headline-nobody = Tous ont perdu
note-time = { $left ->
    [1] Le prochain jeton résout { $challenge }.
   *[other] { $challenge } : encore { $left } jetons.
}
note-challenge = { $challenge_text }
note-target = D’abord la carte équipage, ensuite la carte.
note-card = L’emplacement, puis face visible ou cachée ; ou un ordre de la pioche.
note-card-open = Une carte qui correspond, face visible ; ou un ordre de la pioche.
note-keep = Tous sont interrogés ; seul un traître dont la carte est posée en garde une.
note-accuse = Chacun choisit en secret ; on peut changer d’avis jusqu’au dernier choix.
note-fog = Chacun choisit en secret. Les cartes rôle restent.

## Coups

move-take = { $thing }
move-take-effect = { $thing_text }
move-explore = Explorer { $space }{ $known ->
    [yes] {" "}({ $terrain })
   *[no] {""}
}{ $with ->
    [yes] {" "}avec { $means_acc }
   *[no] {""}
}
move-stay = Aucun passage : jeton de la boîte
move-use = Utiliser { $thing_acc }
move-use-effect = { $thing_text }
move-use-space = { $thing } : { $space }
move-use-swap = { $thing } : { $give } contre { $get }
move-drop = Jeter l’outre
move-kill = Abattre { $threat_acc } ({ $kill }) : { $cost }{ $musket ->
    [yes] , avec le mousquet
   *[no] {""}
}
move-time = { $last ->
    [yes] Le temps passe : { $challenge } se résout
   *[no] Le temps passe : { $challenge } { $count }/{ $suns }
}
move-time-away = Le temps ne passe pas : { $thing }
move-target = { $crew }
move-lay = Poser la carte { $slot } face { $face ->
    [up] visible
   *[down] cachée
}
move-order = Poser un ordre
move-nothing = Ne rien poser (plus d’ordres)
move-swap = { $give } contre { $get }
move-gain = Prendre { $kind_acc }
move-clear = Dégager { $space }
move-turn = Retourner la carte de { $crew }
move-pay = Payer { $kinds_acc }
move-pay-detail = { $challenge_text }
move-tribute = Donner { $kinds_acc }
move-fail = Échouer
move-fail-detail = { $challenge_text }
move-discard = Défausser la carte { $slot }
move-exhaust = Épuiser { $gear_acc }
move-ready = Redresser { $gear_acc }
move-look = { $crew }, carte { $number } ({ $whose ->
    [none] mise en place
   *[seat] { $owner }
}, { $back ->
    [order] ordre
   *[influence] influence
})
move-keep = Garder la carte { $slot }
move-accuse = Accuser { $target }
move-accuse-nobody = N’accuser personne
move-decline = Non, continuer

## Pourquoi pas

why-over = La partie est finie.
why-not-asked = Ce n’est pas à vous d’en décider maintenant.
why-other-question = Autre chose est en train de se décider.
why-not-now = Ce n’est pas possible maintenant.
why-way-free = Il y a un passage : explorez une case.
why-peak = Le sommet ne s’explore jamais.
why-no-token = Il n’y a pas de jeton chemin sur { $space }.
why-start = Le premier pas se fait dans la colonne 7, pas en { $space }.
why-no-way = { $space } ne touche aucune case explorée sans bord rouge.
why-means = Cela n’aide pas à atteindre { $space }.
why-less = Il n’en faut pas tant pour explorer { $space }.
why-not-yours = Vous ne l’avez pas : { $thing }.
why-exhausted = Épuisé pour l’instant : { $thing }.
why-used = Déjà utilisé aujourd’hui : { $thing }.
why-no-effect = Sans effet maintenant : { $thing }.
why-not-there = Sans effet en { $space } maintenant : { $thing }.
why-no-partner = { $thing } a besoin de quelqu’un qui joue { $other }.
why-other-moment = { $thing } s’utilise { $moment ->
    [wood] en explorant du bois
    [food] en explorant du gibier
    [kill] lors d’une mise à mort
    [explore] en explorant
   *[time] quand le temps passe
}.
why-own-turn = Seulement à votre tour, entre les étapes.
why-nothing-lives = Aucun monstre n’est en vie.
why-two-conditions = Deux des trois conditions ne peuvent pas être remplies ensemble.
why-no-kill = Cette carte mise à mort n’est pas révélée : { $kill }.
why-no-monster = Ce monstre n’est pas en vie ici : { $threat }.
why-track-full = La puissance de Maldonado ne peut plus monter.
why-cannot-pay = La réserve ne le permet pas.
why-not-wanted = Ce n’est pas ce qui est demandé.
why-no-gear = Pas assez d’équipement prêt.
why-taken = Déjà pris : { $thing }.
why-no-slot = Vous n’avez pas de carte { $slot } en main.
why-last-back = Votre dernière carte reste en main.
why-role-card = Votre carte rôle reste en main.
why-role-down = Cette carte ne se pose que face cachée.
why-no-match = Cette carte ne correspond pas à { $crew }.
why-face-up = Cette carte se pose face visible.
why-face-down = Cette carte se pose face cachée.
why-has-match = Vous avez une carte qui correspond à { $crew }.
why-orders-left = Il reste des ordres pour { $crew }.
why-no-orders = Il n’y a plus d’ordres pour { $crew }.
why-not-target = Rien n’a été gagné ce tour pour { $crew }.
why-not-near = { $space } n’est pas voisine des os.
why-must-accuse = À trois ou quatre, chacun accuse quelqu’un.
why-yourself = On ne s’accuse pas soi-même.

## La table en mots

table-here = L’expédition
table-day = Jour { $day } ; { $seat_is_you ->
    [yes] c’est à vous de jouer.
   *[no] c’est à { $seat } de jouer.
}
table-track = La puissance de Maldonado est de { $track } ; monstres abattus : { $slain } sur { $goal }.
table-fate = Carte destin en jeu ; lignes achevées aujourd’hui : { $rows }.
table-gained = Gagné ce tour : { $kinds }.
table-end = La fin
table-land = La contrée
table-land-row = { $row }
table-legend = ^ sommet, M montagne, W bois, A eau, F gibier, S silex, B baies, U champignons, 0–8 colline, T tipi, K os, L terres de Maldonado ; · jeton, ( ) vu, ! monstre.
table-watered = De l’eau est posée sur { $space } (lunettes de protection).
table-looked = Clark a regardé pour { $seat } : { $spaces }.
table-store = Réserve
table-pack = { $count ->
    [0] Le sac à dos est vide.
   *[other] Sac à dos, { $count } places sur { $places } : { $kinds }.
}
table-water = Eau : { $water } sur { $most }.
table-fatigue = { $count ->
    [one] { $count } jeton occupe une place de fatigue.
   *[other] { $count } jetons occupent des places de fatigue.
}
table-challenges = Épreuves
table-challenge = { $challenge } ({ $outcome ->
    [passed] réussie
    [failed] manquée
   *[waiting] soleils : { $count } sur { $suns }
}). { $challenge_text }
table-beasts = Monstres et cartes mise à mort
table-monster = { $threat } en { $space }, { $alive ->
    [yes] en vie. { $threat_text }
   *[no] monstre abattu.
}
table-kill = { $kill }. { $kill_text }
table-crew = Équipage
table-crew-card = { $crew } : { $cards ->
    [0] aucune carte.
   *[other] { $known } d’après ce que vous savez, { $hidden ->
        [0] rien de caché.
        [one] { $hidden } carte inconnue.
       *[other] { $hidden } cartes inconnues.
    }
}
table-crew-card-veiled = { $crew } : { $cards ->
    [0] aucune carte.
   *[other] { $shown } visibles, { $down ->
        [0] rien de caché.
        [one] { $down } carte face cachée.
       *[other] { $down } cartes face cachée.
    }
}
table-laid = – { $whose ->
    [none] mise en place
   *[seat] { $owner }
} : { $known ->
    [yes] { $card }{ $face ->
        [up] {""}
       *[down] , face cachée
    }
   *[no] { $back ->
        [order] un ordre, face cachée
       *[influence] une carte, face cachée
    }
}
table-laid-veiled = – { $whose ->
    [none] mise en place
   *[seat] { $owner }
} : { $back ->
    [order] un ordre, face cachée
   *[influence] une carte, face cachée
}
table-hand = Votre main
table-held = { $slot } : { $card }
table-held-veiled = { $slot } : une carte, face cachée
table-players = Joueurs
table-player = { $seat_is_you ->
    [yes] Vous : { $backs ->
        [one] { $backs } carte en main.
       *[other] { $backs } cartes en main.
    }
   *[no] { $seat } : { $backs ->
        [one] { $backs } carte en main.
       *[other] { $backs } cartes en main.
    }
}
table-tool = – { $thing } ({ $ready ->
    [yes] prêt
   *[no] épuisé
}). { $thing_text }
table-role = { $seat_is_you ->
    [yes] Votre rôle
   *[no] { $seat }, rôle
} : { $role }.
table-role-veiled = { $seat_is_you ->
    [yes] Votre rôle
   *[no] { $seat }, rôle
} : une carte, face cachée.
table-accused = { $seat_is_you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $count ->
    [one] { $count } jeton accusation.
   *[other] { $count } jetons accusation.
}
table-piles = Pioches
table-pile-counts = Influence { $influence }, ordres { $orders }, épreuves { $challenges }, menaces { $threats }, mises à mort { $kills }.

## L’histoire

story-allies = Les alliés gagnent le jour { $day } avec un score de { $score }.
story-traitor = Le traître gagne le jour { $day }.
story-nobody = Trois monstres sont morts le jour { $day }, mais trop peu d’hommes sont sauvés.
story-thirst = L’expédition meurt de soif le jour { $day }.
story-hunger = L’expédition meurt de faim le jour { $day }.
story-row-crew = Équipage sauvé
story-row-challenge = Épreuves réussies
story-row-water = Eau restante
story-row-resource = Ressources restantes
story-row-waterskin = Outre gardée
story-day = Jour { $day }
