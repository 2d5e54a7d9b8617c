# Congo: quello che si dice durante la partita in italiano. I nomi sono in it.nouns.ftl.

game-title = Spedizione: fiume Congo, 1884
game-short = Fiume Congo
game-tagline = Risalendo il Congo in piroscafo: offerte segrete, bluff e ogni tanto un gorilla

## Opzioni

option-river = Fiume
    .help = Quanto dura il viaggio.
option-river-full = intero
    .help = Fino a Kindu: 15 scali in quattro giocatori, 14 in due o tre.
option-river-short = breve
    .help = Da Nouvelle Anvers a Kindu: nove scali.
option-scores = Punteggi
    .help = I punti degli altri, visibili o no.
option-scores-open = visibili
    .help = Tutti vedono i punti di tutti.
option-scores-hidden = nascosti
    .help = Vedi solo i tuoi punti fino alla fine della partita.

## Fasi di un round

step-station = Stazione
step-draw = Pesca
step-bid = Offerte
step-special = Carta speciale
step-at-once = Carta speciale, prima della rivelazione
step-reveal = Rivelazione
step-card = Carta speciale, dopo la rivelazione
step-value = Valori
step-raise = Rilanci
step-control = Conquista
step-commit = Parità: tasselli segreti
step-tie = Parità: altri tasselli
step-boat = La nave riparte
step-over = Fine della partita

## Inizio del round

first-player = { $seat_is_you ->
    [yes] Primo giocatore: tu.
   *[no] Primo giocatore: { $seat }.
}
station = { $stop }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $station }, { $flag }.
station-language = Il dado dà { $roll }: qui si parla { $language }.
pile-renewed = Mazzo esaurito: gli scarti vengono mescolati e formano un nuovo mazzo ({ $kind }).
drew-character = { $seat_is_you ->
    [yes] Peschi { $card }, { $card_what }.
   *[no] { $seat } pesca { $card }, { $card_what }.
}
drew-auxiliary = { $seat_is_you ->
    [yes] Peschi { $auxiliary_acc }.
   *[no] { $seat } pesca { $auxiliary_acc }.
}
drew-special = { $seat_is_you ->
    [yes] Hai meno punti di tutti e peschi la carta speciale «{ $special }».
   *[no] { $seat } ha meno punti di tutti e pesca la carta speciale «{ $special }».
}
drew-special-unseen = { $seat } ha meno punti di tutti e pesca una carta speciale.

## Offerte e carta speciale

you-bid = { $seat_is_you ->
    [yes] La tua offerta: { $card }, { $card_what }.
   *[no] L’offerta di { $seat }: { $card }, { $card_what }.
}
bid-made = { $seat } ha fatto la sua offerta.
special-declined = { $seat_is_you ->
    [yes] Non giochi carte speciali.
   *[no] { $seat } non gioca carte speciali.
}
special-played = { $seat_is_you ->
    [yes] Giochi «{ $special }».
   *[no] { $seat } gioca «{ $special }».
}
bid-shown = { $seat_is_you ->
    [yes] Riveli { $card }, { $card_what }.
   *[no] { $seat } rivela { $card }, { $card_what }.
}
bids-returned = Tutte le offerte tornano in mano senza essere mostrate.
returned-to-hand = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } torna in mano.
   *[no] { $card_short } ({ $seat }) torna in mano.
}

## Carte speciali

you-looked = { $seat_is_you ->
    [yes] Guardi il tassello di { $stop }: { $station }.
   *[no] { $seat } guarda il tassello di { $stop }: { $station }.
}
looked = { $seat } guarda il tassello di { $stop }.
you-chose-discard = { $seat_is_you ->
    [yes] Scegli di scartare { $card }, { $card_what }.
   *[no] { $seat } sceglie di scartare { $card }, { $card_what }.
}
chose-discard = { $seat } ha scelto un personaggio da scartare.
discarded = { $seat_is_you ->
    [yes] Scarti { $card }, { $card_what }.
   *[no] { $seat } scarta { $card }, { $card_what }.
}
colonial-character = «{ special-colonial }»: { $seat_is_you ->
    [yes] peschi un personaggio.
   *[no] { $seat } pesca un personaggio.
}
colonial-auxiliary = «{ special-colonial }»: { $seat_is_you ->
    [yes] peschi un aiutante.
   *[no] { $seat } pesca un aiutante.
}
swapped = { $seat_is_you ->
    [yes] Scambi la tua offerta; { $card_short } torna in mano.
   *[no] { $seat } scambia la sua offerta; { $card_short } torna in mano.
}
kept-bid = { $seat_is_you ->
    [yes] Tieni la tua offerta.
   *[no] { $seat } tiene la sua offerta.
}
lost-overboard = «{ special-man-overboard }»: { $victim_is_you ->
    [yes] perdi { $auxiliary_acc } dalla mano.
   *[no] { $victim } perde { $auxiliary_acc } dalla mano.
}
spared = «{ special-man-overboard }»: { $seat_is_you ->
    [yes] risparmi tutti.
   *[no] { $seat } risparmia tutti.
}
killed = «{ $special }»: { $seat_is_you ->
    [yes] il tuo personaggio { $card_short }
   *[no] { $card_short } ({ $seat })
} tira { $roll } e muore.
killed-outright = «{ $special }»: { $seat_is_you ->
    [yes] il tuo personaggio { $card_short }
   *[no] { $card_short } ({ $seat })
} non ha scampo e muore.
attacker-killed = «{ $special }»: { $seat_is_you ->
    [yes] il tuo personaggio { $card_short }
   *[no] { $card_short } ({ $seat })
} tira { $roll } e sopravvive; muore l’aggressore.
fled = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } fugge e torna in mano.
   *[no] { $card_short } ({ $seat }) fugge e torna in mano.
}
malaria-roll = «{ special-malaria }»: { $seat_is_you ->
    [yes] tiri { $roll }.
   *[no] { $seat } tira { $roll }.
}
bitten = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } si ammala e finisce negli scarti.
   *[no] { $card_short } ({ $seat }) si ammala e finisce negli scarti.
}
cured = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } si ammala, ma tira { $roll }: guarisce e resta.
   *[no] { $card_short } ({ $seat }) si ammala, ma tira { $roll }: guarisce e resta.
}
not-cured = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } si ammala, tira { $roll } e finisce negli scarti.
   *[no] { $card_short } ({ $seat }) si ammala, tira { $roll } e finisce negli scarti.
}

## Valori e rilanci

language-rolled = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } tira { $roll } e parla { $language }.
   *[no] { $card_short } ({ $seat }) tira { $roll } e parla { $language }.
}
sympathy-rolled = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } tira { $roll } e si schiera con la { $nation_flag }.
   *[no] { $card_short } ({ $seat }) tira { $roll } e si schiera con la { $nation_flag }.
}
base-value = { $seat_is_you ->
    [yes] Il tuo personaggio { $card_short } qui vale { $total }.
   *[no] { $card_short } ({ $seat }) qui vale { $total }.
}
added = { $seat_is_you ->
    [yes] Aggiungi { $cards_acc }: { $total }.
   *[no] { $seat } aggiunge { $cards_acc }: { $total }.
}
waited = { $seat_is_you ->
    [yes] Passi e aspetti con { $total }.
   *[no] { $seat } passa e aspetta con { $total }.
}
passed-out = { $seat_is_you ->
    [yes] Passi e sei fuori; il tuo totale resta { $total }.
   *[no] { $seat } passa ed è fuori; il suo totale resta { $total }.
}

## Conquista e parità

tied = Parità a { $total } tra { $seats_with_you }: decidono i tasselli ippopotamo.
you-committed = { $seat_is_you ->
    [yes] Impegni in segreto
   *[no] { $seat } impegna in segreto
} { $tiles_count ->
    [one] un tassello ippopotamo da { $tiles_value }.
   *[other] tasselli ippopotamo da { $tiles_value }.
}
committed = { $seat } ha impegnato tasselli ippopotamo in segreto.
tiles-shown = { $seat_is_you ->
    [yes] Mostri
   *[no] { $seat } mostra
} { $tiles_count ->
    [one] un tassello ippopotamo da { $tiles_value }.
   *[other] tasselli ippopotamo da { $tiles_value }: { $sum } in tutto.
}
no-tiles = { $seat_is_you ->
    [yes] Non hai tasselli ippopotamo da mostrare.
   *[no] { $seat } non ha tasselli ippopotamo da mostrare.
}
tiles-added = { $seat_is_you ->
    [yes] Aggiungi
   *[no] { $seat } aggiunge
} { $tiles_count ->
    [one] un tassello ippopotamo da { $tiles_value }
   *[other] tasselli ippopotamo da { $tiles_value }
}: { $sum } in tutto.
held = { $seat_is_you ->
    [yes] Non aggiungi tasselli ippopotamo.
   *[no] { $seat } non aggiunge tasselli ippopotamo.
}
control = { $seat_is_you ->
    [yes] Conquisti la stazione di { $stop } con { $total }.
   *[no] { $seat } conquista la stazione di { $stop } con { $total }.
}
uncontrolled = Nessuno conquista la stazione di { $stop }.
took-hippos = { $seat_is_you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $tiles_count ->
    [one] un tassello ippopotamo da { $tiles_value }.
   *[other] { $tiles_count } tasselli ippopotamo, da { $tiles_value }.
}
took-hippos-unseen = { $seat } prende { $count ->
    [one] un tassello ippopotamo
   *[other] { $count } tasselli ippopotamo
}.

## Punti e fine della partita

scored = { $seat_is_you ->
    [yes] Ottieni
   *[no] { $seat } ottiene
} { $points_number ->
    [0.5] { $points } punto
    [one] { $points } punto
   *[other] { $points } punti
}.
scored-tie = La parità resta: { $seat_is_you ->
    [yes] ottieni
   *[no] { $seat } ottiene
} { $points_number ->
    [0.5] { $points } punto
    [one] { $points } punto
   *[other] { $points } punti
}.
scored-okapi = { $seat_is_you ->
    [yes] Il tuo esploratore va a caccia e porta
   *[no] L’esploratore di { $seat } va a caccia e porta
} { $points_number ->
    [0.5] { $points } punto
    [one] { $points } punto
   *[other] { $points } punti
}.
scored-trader = «{ special-arab-trader }»: { $seat_is_you ->
    [yes] ottieni
   *[no] { $seat } ottiene
} { $points_number ->
    [0.5] { $points } punto in più
    [one] { $points } punto in più
   *[other] { $points } punti in più
}.
scored-specials = Carte speciali rimaste in mano: { $seat_is_you ->
    [yes] ottieni
   *[no] { $seat } ottiene
} { $points_number ->
    [0.5] { $points } punto
    [one] { $points } punto
   *[other] { $points } punti
}.
game-over = La nave lascia Kindu: la partita è finita.
ending-kindu = La nave ha lasciato Kindu.
decided-points = Vittoria ai punti.
decided-auxiliaries = Parità di punti: vince chi ha più aiutanti in mano.
decided-cards = Parità di punti e di aiutanti: vince chi ha più carte in mano.
decided-shared = Parità in tutto: la vittoria è condivisa.

## Domande

prompt-bid = { $stop }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $station }, { $flag }. Quale personaggio offri?
prompt-special = { $stop } ({ $station }, { $flag }): giochi una carta speciale?
prompt-explored-region = Quale tassello stazione coperto guardi?
prompt-damaged-boiler = Il boiler è danneggiato: quale personaggio scarti?
prompt-man-overboard = Uomo in mare! Chi perde un aiutante?
prompt-warrior = Contro quale personaggio avversario si scaglia il guerriero?
prompt-gorilla = Contro quale personaggio avversario si scaglia il gorilla?
prompt-gorilla-own = Il gorilla si volta verso il tuo personaggio: combatti o fuggi?
prompt-colonial = Da quale mazzo peschi?
prompt-colonial-swap = Scambi la tua offerta con il personaggio pescato?
prompt-raise-behind = Hai { $total }, il più alto è { $top }. Aggiungi aiutanti, o passi e sei fuori?
prompt-raise-leading = Sei in testa con { $top }. Aggiungi aiutanti, o passi e aspetti?
prompt-raise-tied = Sei in testa a pari merito con { $top }. Aggiungi aiutanti o passi?
prompt-commit = Parità a { $stop }: quali tasselli ippopotamo impegni?
prompt-tie = Ancora parità a { $stop }: aggiungi tasselli ippopotamo?
prompt-waiting = In attesa di { $seats }.
prompt-over = La partita è finita.

## Mosse

move-bid = Offri { $card }, { $card_what }
move-play = Gioca «{ $special }»
move-play-effect = { $special_text }
move-decline = Non giocare carte speciali
move-add = { $standing ->
    [lead] In testa con { $total }
    [level] Pari a { $total }
   *[behind] Dietro con { $total }
}: { $cards }
move-add-detail = { $sum }: { $standing ->
    [lead] saresti in testa
    [level] saresti pari in testa
   *[behind] saresti ancora dietro
} ({ $cards }).
move-pass-wait = Passa (aspetti con { $total })
move-pass-out = Passa (sei fuori, il totale resta { $total })
move-hippos = { $tiles_count ->
    [one] Impegna un tassello ippopotamo da { $tiles_value }
   *[other] Impegna tasselli ippopotamo da { $tiles_value } ({ $sum } in tutto)
}
move-hold = Non aggiungere tasselli
move-look = Guarda { $stop }
move-discard = Scarta { $card }, { $card_what }
move-attack = { $sure ->
    [yes] Morte certa
   *[no] Muore con { $odds }
}: { $card_short } ({ $seat })
move-attack-detail = { $card }, { $card_what } ({ $seat }): { $sure ->
    [yes] morte certa
   *[no] muore con { $odds }; con di più muore l’aggressore
}.
move-fight = Combatti contro il gorilla: { $sure ->
    [yes] morte certa
   *[no] { $card_short } muore con { $odds }
}
move-flee = Fuggi (torna in mano, nessuno fa punti)
move-overboard = { $seat } perde un aiutante
move-overboard-nobody = Nessuno perde un aiutante
move-draw-character = Pesca un personaggio
move-draw-auxiliary = Pesca un aiutante
move-swap = Scambia con { $card }, { $card_what }
move-keep = Tieni la tua offerta

## Perché no

stands-bid = Un’offerta fatta non si riprende.

why-over = La partita è finita.
why-not-asked = Ora non tocca a te decidere.
why-other-question = Ora si decide un’altra cosa.
why-not-now = Ora non è possibile.
why-not-in-hand = Non hai { $card } in mano.
why-special-not-in-hand = Non hai «{ $special }» in mano.
why-auxiliary-not-in-hand = Non hai abbastanza carte di questo tipo in mano: { $auxiliary }.
why-special-place = «{ $special }» non si può giocare qui. Dove si può: { $special_where }.
why-okapi-explorer = Per «{ $special }» la tua offerta deve essere un esploratore.
why-nothing-face-down = «{ $special }» richiede un tassello stazione coperto, e non ce ne sono più.
why-no-character = Non hai un personaggio in gara a questo scalo.
why-no-auxiliaries = «{ $special }»: in questo round non si possono aggiungere aiutanti.
why-one-servant = { $seat_is_you ->
    [yes] Un solo servitore per round, e il tuo è già in gioco.
   *[no] Un solo servitore per round, e quello di { $seat } è già in gioco.
}
why-needs-profession = Questo aiutante serve solo a { $profession_acc }.
why-no-flag = Qui non c’è bandiera: un interprete non serve.
why-one-interpreter = Il tuo personaggio ha già un interprete.
why-speaks = Il tuo personaggio parla già { $language }: non gli serve un interprete.
why-raising-over = Per te i rilanci sono finiti.
why-language-die = Prima il dado decide che lingua parla il tuo personaggio.
why-must-commit = Devi impegnare almeno un tassello ippopotamo.
why-no-such-tiles = Non hai questi tasselli ippopotamo.
why-not-face-down = A { $stop } non c’è nessun tassello coperto.
why-no-target = Questo giocatore non può essere scelto.
