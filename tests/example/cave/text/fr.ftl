game-title = Grotte
option-candles = Bougies

went-well = { $seat_is_you ->
    [yes] Vous prenez le bon chemin.
   *[no] { $seat } prend le bon chemin.
}
went-astray = { $seat_is_you ->
    [yes] Vous vous égarez.
   *[no] { $seat } s’égare.
}
ending-out = Vous voilà au jour.
ending-dark = La dernière bougie s’éteint.
decided-together = On gagne ou on perd ensemble.

prompt-way = À gauche ou à droite ? Bougies : { $candles }.
move-left = À gauche
move-right = À droite
why-over = La partie est finie.

hint-sure = Le prochain chemin est-il certain ?
hint-which = Quel est le chemin ?
hint-unsure = D’ici, nul ne peut le dire.
hint-certain = Les embranchements passés le disent.
hint-go-left = C’est à gauche.
hint-go-right = C’est à droite.
hint-not-left = Pas à droite : à gauche.
hint-not-right = Pas à gauche : à droite.

phrase-careful = Attention !
phrase-trust = Je me fie à { $about }.
phrase-trust-nobody = Je ne me fie à personne.
