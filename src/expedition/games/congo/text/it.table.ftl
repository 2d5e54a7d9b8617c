# Congo: il tavolo a parole, in italiano.
# Un messaggio in -cells dice la stessa cosa in breve, con le parti divise da |.

## Qui

table-here = La nave
table-here-stop = La nave è a { $stop }, scalo { $number } di { $count }: { $station }, { $flag }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
table-here-stop-cells = { $stop } | { $station } | { $flag } | { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} | scalo { $number } di { $count }
table-here-language = Qui si parla { $language }.
table-here-hippos = Chi vince prende anche { $tiles } tasselli ippopotamo.
table-here-special = Qui chi, da solo, ha meno punti pesca una carta speciale.
table-here-language-cells = lingua: | { $language }
table-here-hippos-cells = a chi vince: | +{ $tiles } ippopotami
table-here-special-cells = all’ultimo: | carta speciale
table-here-first = { $seat_is_you ->
    [yes] Primo giocatore: tu.
   *[no] Primo giocatore: { $seat }.
}
table-over = La nave ha lasciato Kindu: la partita è finita.
table-last = Ultimo scalo: { $news }

## La contesa

table-contest = La contesa
table-special-in-play = «{ $special }», giocata da { $seat_is_you ->
    [yes] te
   *[no] { $seat }
}: { $special_text }
table-drawn-character = { $seat_is_you ->
    [yes] Hai pescato un personaggio e potrai scambiarlo dopo la rivelazione.
   *[no] { $seat } ha pescato un personaggio e potrà scambiarlo dopo la rivelazione.
}
table-drawn-auxiliary = { $seat_is_you ->
    [yes] Hai pescato un aiutante.
   *[no] { $seat } ha pescato un aiutante.
}
table-bid-none = { $seat_is_you ->
    [yes] Non hai ancora fatto la tua offerta.
   *[no] { $seat } non ha ancora fatto la sua offerta.
}
table-bid-none-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | scelta
table-bid-gone = { $seat_is_you ->
    [yes] Non hai personaggi in questa contesa.
   *[no] { $seat } non ha personaggi in questa contesa.
}
table-bid-gone-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | fuori
table-bid-down = { $seat } ha fatto la sua offerta, coperta.
table-bid-down-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | { $asked ->
    [yes] { $seat_is_you ->
        [yes] decidi
       *[no] decide
    }
   *[no] pronto
} | offerta coperta
table-bid-own = La tua offerta è { $card }, { $card_what }, vale { $why ->
    [die] da { $low } a { $high } secondo il dado
   *[plain] { $low }
}; gli altri non la vedono ancora.
table-bid-own-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | { $asked ->
    [yes] tocca a te
   *[no] coperta
} | { $card_short } | { $card_what } | | | { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
}
table-bid-shown = { $seat_is_you ->
    [yes] Il tuo personaggio:
   *[no] Personaggio di { $seat }:
} { $card }, { $card_what }.
table-bid-shown-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | { $asked ->
    [yes] { $seat_is_you ->
        [yes] decidi
       *[no] decide
    }
   *[no] rivelato
} | { $card_short } | { $card_what }
table-bid-total = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}: { $card }, { $card_what }{ $die ->
    [sympathy] , simpatie: { $sides }
    [language] , lingua: { $sides }
   *[none] { "" }
}, vale { $base }{ $added ->
    [0] { "" }
   *[other] , con { $cards_acc } { $total }
}; { $status ->
    [leads] in testa
    [tied] pari in testa
    [tied-out] pari in testa, fuori dai rilanci
    [behind] dietro
   *[out] fuori dai rilanci
}.
table-bid-total-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
} | { $status ->
    [leads] in testa
    [tied] pari
    [tied-out] pari, fuori
    [behind] dietro
   *[out] fuori
} | { $card_short } | { $card_what } | { $die ->
    [sympathy] con { $sides }
    [language] parla { $sides }
   *[none] { "" }
} | { $added ->
    [0] { "" }
   *[other] { $base } + { $cards }
} | { $total }
table-tie-tiles = { $seat_is_you ->
    [yes] Hai impegnato
   *[no] { $seat } ha impegnato
} tasselli ippopotamo: { $tiles }, somma { $sum }.
table-tie-secret = { $seat_is_you ->
    [yes] Hai impegnato
   *[no] { $seat } ha impegnato
} tasselli ippopotamo, coperti.
table-tie-due = { $seat_is_you ->
    [yes] Devi impegnare tasselli ippopotamo.
   *[no] { $seat } deve impegnare tasselli ippopotamo.
}
table-tie-none = { $seat_is_you ->
    [yes] Non hai tasselli ippopotamo nello spareggio.
   *[no] { $seat } non ha tasselli ippopotamo nello spareggio.
}

## Che cosa conta qui

table-values = Che cosa conta qui
table-values-station = { $station }: { $profession1 } { $points1 }, { $profession2 } { $points2 }, { $profession3 } { $points3 }, { $profession4 } { $points4 }, { $profession5 } { $points5 }.
table-values-rivals = { $flag }: { $one } perde { $one_loss }, { $two } perde { $two_loss }.
table-values-no-rivals = { $flag }: nessuno perde punti per rivalità.

## La mano

table-characters = Personaggi
table-character = { $card }, { $card_what }: qui vale { $why ->
    [die] da { $low } a { $high }, secondo il dado
    [flag] { $low }, cioè { $profession } − { $loss } per la bandiera
   *[plain] { $low }
}{ $known ->
    [yes] ; tutti sanno che ce l’hai
    [chosen] ; scelto per gli scarti
   *[no] { "" }
}.
table-character-cells = { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
} | { $card_short } | { $card_what } | { $known ->
    [yes] noto a tutti
    [chosen] scelto
   *[no] { $why ->
        [die] secondo il dado
        [flag] { $profession } − { $loss } (bandiera)
       *[plain] { "" }
    }
}
table-auxiliaries = Aiutanti
table-auxiliary = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}: aggiunge { $lift }{ $count ->
    [1] { "" }
   *[other] { " " }per carta
} al tuo personaggio.
table-auxiliary-cells = +{ $lift } | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | al tuo personaggio
table-auxiliary-free = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}: aggiunge { $lift } { $kind ->
    [interpreter] a un personaggio che non parla la lingua
    [servant] a qualsiasi personaggio, uno solo per round in tutto il tavolo
   *[serving] al personaggio giusto: { $profession }
}.
table-auxiliary-free-cells = +{ $lift } | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | { $kind ->
    [interpreter] se non sa la lingua
    [servant] per tutti, uno a round
   *[serving] per { $profession_acc }
}
table-auxiliary-rests = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}: a riposo, { $reason ->
    [why-no-auxiliaries] «{ $special }» vieta gli aiutanti
    [why-one-servant] uno solo per round, e { $holder_is_you ->
        [yes] l’hai giocato tu
       *[no] l’ha giocato { $holder }
    }
    [why-raising-over] per te i rilanci sono finiti
    [why-language-die] prima il dado decide la lingua del personaggio
    [why-no-flag] qui non c’è bandiera
    [why-one-interpreter] il tuo personaggio ha già un interprete
    [why-speaks] il tuo personaggio parla già { $language }
   *[why-needs-profession] serve { $profession_acc }
}.
table-auxiliary-rests-cells = · | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | { $reason ->
    [why-no-auxiliaries] { $special }
    [why-one-servant] uno per round: { $holder_is_you ->
        [yes] il tuo
       *[no] { $holder }
    }
    [why-raising-over] rilanci finiti
    [why-language-die] lingua ancora da tirare
    [why-no-flag] niente bandiera qui
    [why-one-interpreter] ne hai già uno
    [why-speaks] parla { $language }
   *[why-needs-profession] serve { $profession_acc }
}
table-specials = Carte speciali
table-special = { $special }: { $use ->
    [now] si può giocare adesso
    [here] si può giocare a questo scalo
    [elsewhere] non qui ({ $special_where })
    [explorer] serve un esploratore come offerta
    [seen] non ci sono più tasselli coperti
    [spent] in questo round ne è già stata giocata una
   *[late] troppo tardi in questo round
}. { $special_text }
table-special-cells = { $use ->
    [now] !
    [here] +
   *[elsewhere] ·
} | { $special } | { $use ->
    [now] si può giocare adesso
    [here] si può giocare qui
    [elsewhere] non qui ({ $special_where })
    [explorer] serve un esploratore
    [seen] nessun tassello coperto
    [spent] già giocata una carta
   *[late] troppo tardi
}
table-hippos = Tasselli ippopotamo
table-hippos-held = I tuoi tasselli ippopotamo: { $tiles }, somma { $sum }. Decidono i pareggi.
table-hippos-held-cells = { $sum } | ippopotami: { $tiles } | somma, per i pareggi

## I giocatori

table-players = Giocatori
table-players-cells = • primo | pti | pers | aiut | spec | ipp
table-player = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}: { $open ->
    [yes] { $points_number ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[no] punti nascosti
}; { $characters ->
    [one] { $characters } personaggio
   *[other] { $characters } personaggi
}, { $auxiliaries ->
    [one] { $auxiliaries } aiutante
   *[other] { $auxiliaries } aiutanti
}, { $specials ->
    [one] { $specials } carta speciale
   *[other] { $specials } carte speciali
}, { $hippos ->
    [one] { $hippos } tassello ippopotamo
   *[other] { $hippos } tasselli ippopotamo
}{ $first ->
    [yes] ; primo giocatore
   *[no] { "" }
}.
table-player-cells = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}{ $first ->
    [yes] { " " }•
   *[no] { "" }
} | { $open ->
    [yes] { $points }
   *[no] ?
} | { $characters } | { $auxiliaries } | { $specials } | { $hippos }
table-known = Lo sanno tutti: { $seat } ha { $card }, { $card_what }, in mano o come offerta.

## Il fiume

table-river = Il fiume
table-river-cells = i: chi vince prende 2 tasselli ippopotamo | s: carta speciale per l’ultimo
table-stop = { $stop }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $tile ->
    [known] { $station }
   *[unknown] stazione ignota
}, { $flag }{ $hippos ->
    [0] { "" }
   *[other] , { $hippos } tasselli ippopotamo
}{ $special ->
    [yes] , carta speciale
   *[no] { "" }
}{ $when ->
    [here] ; la nave è qui
   *[ahead] { "" }
}{ $chief ->
    [somebody] ; { $seat_is_you ->
        [yes] la controlli tu
       *[no] la controlla { $seat }
    }
    [nobody] ; non la controlla nessuno
   *[none] { "" }
}.
table-stop-cells = { $stop } | { $points }{ $hippos ->
    [0] { "" }
   *[other] i
}{ $special ->
    [yes] s
   *[no] { "" }
} | { $tile ->
    [known] { $station }
   *[unknown] ?
} | { $nation }

## Che cosa si è visto

table-unseen = Stazioni non ancora viste ({ $ahead } sono più a monte)
table-unseen-tile = { $station }: { $count }.
table-unseen-tile-cells = { $station } | ×{ $count }
table-piles = Mazzi e scarti
table-pile = { $kind }: { $pile } nel mazzo, { $discard } negli scarti.
table-discard = Scarti: { $cards }.
table-gone = Fuori dal gioco: { $cards }.
