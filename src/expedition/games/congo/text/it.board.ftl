# Congo: che cosa dice il tavolo disegnato, in italiano.

## Il gioco nella sala

game-year = 1884
game-minutes = 60 minuti
game-kind = offerte e bluff

## A che punto è la partita

headline = { $stop }, { $step ->
    [bid] offerte
    [special] carta speciale
    [at-once] carta speciale
    [card] carta speciale
    [raise] rilanci
   *[other] parità
}
headline-over = La nave ha lasciato Kindu
phase-station = Stazione
phase-draw = Pesca
phase-bid = Offerta
phase-special = Carta speciale
phase-reveal = Rivelazione
phase-raise = Rilanci
phase-control = Conquista
phase-boat = Partenza

## La domanda, e una riga che la accompagna

ask-bid = Scegli un personaggio per { $stop }.
ask-special = Giochi una carta speciale a { $stop }?
ask-special-none = { $stop }: nessuna delle tue carte speciali va bene qui.
ask-explored-region = Quale tassello coperto guardi?
ask-damaged-boiler = Quale personaggio scarti?
ask-man-overboard = Uomo in mare! Chi perde un aiutante?
ask-warrior = Contro chi va il guerriero?
ask-gorilla = Contro chi va il gorilla?
ask-gorilla-own = Il gorilla si volta verso di te: combatti o fuggi?
ask-colonial = Da quale mazzo peschi?
ask-colonial-swap = Scambi la tua offerta?
ask-raise = Aggiungi aiutanti a { $card_short }, o passa.
ask-raise-none = Niente nella tua mano aiuta { $card_short }: passa.
ask-commit = Parità a { $stop }: impegna tasselli ippopotamo.
ask-tie = Ancora parità a { $stop }: altri tasselli?
ask-waiting = In attesa di { $seats_with_you }.
ask-over = La partita è finita.

note-bid = Tutte le offerte si scoprono insieme.
note-special = Una carta per round; una carta tenuta vale ½ punto alla fine.
note-explored-region = Solo tu saprai che cosa c’è.
note-damaged-boiler = La tua offerta resta. Anche gli altri scelgono, e si scarta tutto insieme.
note-man-overboard = La carta è presa a caso e mostrata.
note-warrior = Se sopravvive, si volta verso il tuo personaggio.
note-gorilla = Continua finché non muore, e arriva a te per ultimo.
note-gorilla-own = { $card }, { $card_what }, faccia a faccia con lui.
note-colonial = Un personaggio pescato può sostituire la tua offerta dopo la rivelazione.
note-colonial-swap = La tua offerta è { $card }, { $card_what }.
note-raise-behind = In testa con { $top }: { $seats }. Tu sei a { $total }.
note-raise-tied = Pari con te a { $total }: { $seats }.
note-raise-leading = Sei in testa con { $total }; poi: { $seats } con { $top }.
note-commit = Scelta segreta; vince la somma più alta e i tasselli impegnati si perdono.
note-tie = Se nessuno aggiunge, chi è pari ottiene 1 punto.
note-waiting-bid = I personaggi si scelgono in segreto.
note-waiting-special = Si può giocare una carta speciale.
note-waiting-reveal = La carta speciale ha effetto.
note-waiting-raise = Si aggiungono aiutanti.
note-waiting-control = I tasselli ippopotamo risolvono la parità.

## I pulsanti e che cosa portano

act-pick-character = Scegli un personaggio
act-pick-character-note = dalla tua mano
act-pick-auxiliary = Aggiungi aiutanti
act-pick-auxiliary-note = sceglili nella tua mano
act-pick-special = Gioca una carta
act-pick-special-note = sceglila nella tua mano
act-pick-tiles = Impegna tasselli
act-pick-tiles-note = sceglili nella tua mano
act-pick-stop = Guarda un tassello
act-pick-stop-note = scegli uno scalo sulla mappa
act-bid = Offri { $card_short }
act-bid-note = { $die ->
    [yes] qui vale da { $low } a { $high }
   *[no] qui vale { $high }
}
act-discard = Scarta { $card_short }
act-discard-note = { $card_what }
act-add = Aggiungi { $cards_acc }
act-add-note = { $from } → { $total }, { $standing ->
    [lead] saresti in testa
    [level] pari in testa
   *[behind] ancora dietro
}
act-pass = Passa
act-pass-out = sei fuori, il totale resta { $total }
act-pass-wait = aspetti con { $total }
act-play = Gioca «{ $special }»
act-decline = Non giocarne nessuna
act-decline-note = tenuta, ogni carta vale ½ punto alla fine
act-look = Guarda { $stop }
act-look-note = lo vedrai solo tu
act-overboard = { $seat }
act-overboard-note = perde { $count ->
    [one] l’unico aiutante
   *[other] un aiutante su { $count }
}
act-overboard-nobody = Nessuno
act-overboard-nobody-note = tutti tengono le loro carte
act-attack = { $card_short } ({ $seat })
act-attack-note = { $sure ->
    [yes] morte certa
   *[no] muore con { $odds }
}
act-fight = Combatti
act-fight-note = { $sure ->
    [yes] morte certa
   *[no] muore con { $odds }
}
act-flee = Fuggi
act-flee-note = torna in mano, nessuno fa punti
act-draw-character = Un personaggio
act-draw-character-note = può sostituire la tua offerta
act-draw-auxiliary = Un aiutante
act-draw-auxiliary-note = utilizzabile in questo round
act-swap = Scambia con { $card_short }
act-swap-note = { $card_what }, { $die ->
    [yes] qui vale da { $low } a { $high }
   *[no] qui vale { $high }
}
act-keep = Tieni l’offerta
act-keep-note = la carta pescata resta in mano
act-hippos = Impegna { $tiles_value }
act-hippos-note = { $sum } in tutto
act-hold = Non aggiungere
act-hold-note = la parità può restare: 1 punto ciascuno
act-skip = Salta
key-actions = premi il pulsante con quel numero
key-hand = scorri la tua mano

## La mappa

map-title = Il fiume Congo
map-subtitle = dallo Stanley Pool a Kindu, 1884
map-label = Mappa del fiume: { $count } scali, la nave è a { $stop }
map-river = CONGO
map-aruwimi = Aruwimi
map-equator = Equatore
map-points = Punti
map-nobody = nessuno
map-track = Punti: { $list }
map-track-seat = { $seat_is_you ->
    [yes] tu { $points }
   *[no] { $seat } { $points }
}
map-overview = Tutto il fiume; scegli uno scalo per andarci

## La contesa

contest-label = Contesa per { $stop }
contest-what = { $station }, { $flag }
contest-points = { $points ->
    [one] punto
   *[other] punti
}
contest-hippos = Chi vince prende anche { $tiles } tasselli ippopotamo
contest-hippos-short = +{ $tiles }
contest-language = Qui si parla { $language }
contest-played = «{ $special }», { $seat_is_you ->
    [yes] giocata da te
   *[no] { $seat }
}:
tag-turn = { $seat_is_you ->
    [yes] tocca a te
   *[no] pensa
}
tag-leads = in testa
tag-tied = pari
tag-tied-out = pari, fuori
tag-behind = sotto di { $by }
tag-out = fuori
tag-won = vince
tag-ready = ha scelto
tag-absent = assente
tag-killed = muore
tag-fled = fugge
tag-ill = malaria
tag-hunting = a caccia
tag-returned = in mano
column-choosing = scelta del personaggio
column-down = offerta fatta, coperta
column-absent = nessun personaggio qui
column-tiles = Tasselli ippopotamo
column-tiles-secret = coperti
column-label = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}
part-station = { $station } { $points }
part-flag = bandiera { $loss }
part-card = { $special } { $change }
part-sympathy = sta con: { $nation }
part-language = parla { $language }
part-range = da { $low } a { $high }, secondo il dado

## Le carte speciali in breve

effect-gorilla = attacca gli avversari uno a uno, poi { $seat_is_you ->
    [yes] te
   *[no] chi l’ha giocato
}
effect-warrior = attacca un avversario, poi forse { $seat_is_you ->
    [yes] te
   *[no] chi l’ha giocato
}
effect-okapi = 2 punti all’esploratore, che lascia la contesa
effect-malaria = il tiro più basso perde il personaggio
effect-tam-tam = tutte le offerte tornano in mano, nessuno fa punti
effect-friendly-meeting = i personaggi di chi perde tornano in mano
effect-explored-region = { $seat_is_you ->
    [yes] guardi un tassello a monte
   *[no] chi l’ha giocata guarda un tassello a monte
}
effect-damaged-boiler = ogni avversario scarta un personaggio
effect-man-overboard = un avversario può perdere un aiutante
effect-only-nationals = restano solo i personaggi della nazione della bandiera
effect-no-auxiliaries = nessuno può aggiungere aiutanti
effect-arab-trader = 1 punto in più se { $seat_is_you ->
    [yes] conquisti la stazione
   *[no] chi l’ha giocato conquista la stazione
}
effect-hippo-attack = nuove offerte dal mazzo, scoperte
effect-colonial = una carta pescata; un personaggio può sostituire l’offerta
effect-witch-doctor = ogni personaggio avversario vale 1 in meno

## La mano

hand-label = La tua mano
hand-of = { $seat_is_you ->
    [yes] La tua mano
   *[no] Mano di { $seat }
}
hand-characters = Personaggi
hand-auxiliaries = Aiutanti
hand-specials = Speciali
hand-hippos = Tasselli ippopotamo
hand-hippos-short = Ippopotami
hand-none = nessuna carta
hand-pick-one = scegli una carta
hand-pick-some = scegline uno o più, poi conferma
hand-worth = quanto valgono qui
card-here = qui
card-makes = fa { $total }
card-flag = { $profession } − { $loss } (bandiera)
card-plain = senza rivalità
card-die = secondo il dado
card-known = noto a tutti
card-chosen = da scartare
card-times = ×{ $count }
card-selected = scelto
card-hippo = Tassello ippopotamo, { $value }
card-enough = Ne basta uno
sheet-where = Dove: { $special_where }.
sheet-serves = Rafforza { $profession_acc }; quanti ne vuoi.
sheet-interpreter = Rafforza un personaggio che non parla la lingua del posto; uno per personaggio.
sheet-servant = Rafforza chiunque; uno solo in tutto il round.
for-profession = Per { $profession_acc }
for-interpreter = Se la lingua è straniera
for-servant = Per tutti, uno per round
brief-why-no-character = Nessun personaggio qui
brief-why-no-auxiliaries = { $special }
brief-why-raising-over = Rilanci finiti
brief-why-one-servant = { $seat_is_you ->
    [yes] Uno per round: il tuo
   *[no] Uno per round: { $seat }
}
brief-why-needs-profession = Serve { $profession_acc }
brief-why-no-flag = Niente bandiera qui
brief-why-one-interpreter = Ne hai già uno
brief-why-speaks = Parla { $language }
brief-why-language-die = Prima decide il dado
use-now = Giocabile ora
use-here = Giocabile qui
use-elsewhere = { $special_where }
use-explorer = Serve un esploratore in offerta
use-seen = Niente di coperto
use-spent = Una è già stata giocata
use-late = Troppo tardi per questo round
hippos-sum = per le parità, somma { $sum }

## Accanto al tavolo

ledger-label = Punti e carte
ledger-characters = Personaggi
ledger-auxiliaries = Aiutanti
ledger-specials = Speciali
ledger-hippos = Ippop.
ledger-points = Punti
ledger-first = primo
ledger-bot = bot
ledger-you = Tu
ledger-hidden = nascosti
unseen-title = Stazioni non viste
unseen-ahead = { $ahead } di queste { $count } sono a monte
unseen-none = tutti i tasselli sono scoperti
piles-left = ne restano { $count }
piles-gone = Fuori dal gioco
piles-empty = ancora niente
values-title = Che cosa conta qui

## Il primo round guidato

guide-welcome = La nave va di scalo in scalo. A ognuno offri un personaggio; il totale più alto conquista la stazione e ne ottiene i punti. Chi ha più punti a Kindu vince.
guide-bid = Ogni carta mostra quanto vale qui: da 1 a 5 per la professione, 1 o 2 in meno per una bandiera rivale. Scegline una; resta segreta finché non hanno offerto tutti.
guide-special = Ora si può giocare una sola carta speciale, a partire dal primo giocatore. Se la tieni vale ½ punto alla fine: non c’è fretta.
guide-at-once = Una carta speciale ha effetto prima della rivelazione e chiede una decisione. Ogni pulsante dice che cosa porta.
guide-card = Una carta speciale chiede una decisione. Ogni pulsante dice che cosa porta prima che tu lo prema.
guide-raise = Le offerte sono scoperte: gli aiutanti rafforzano il tuo personaggio. Se passi sotto il totale più alto sei fuori; in testa, passare è solo aspettare.
guide-commit = Sei pari in testa: decidono i tasselli ippopotamo. Quelli che impegni sono persi, chiunque vinca.
guide-tie = Ancora parità: aggiungi tasselli o lascia stare. Se nessuno aggiunge, chi è pari ottiene 1 punto e nessuno conquista la stazione.

## Il racconto della fine

story-win = { $seat_is_you ->
    [yes] Il fiume è tuo, { $score } a { $second }
   *[no] Il fiume è di { $seat }, { $score } a { $second }
}
story-shared-win = { $seats_is_you ->
    [yes] Dividi il fiume con { $seats_others }, { $score } ciascuno
   *[no] { $seats } dividono il fiume, { $score } ciascuno
}
story-start = Inizio
story-stop = { $stop }
story-stops = Scali da { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
story-stops-detail = { $count ->
    [1] { $first }
   *[other] da { $first } a { $last }
}
story-row-tie = Parità non risolte
story-row-okapi = Cacce all’okapi
story-row-trader = Mercante arabo
story-row-specials = Carte speciali tenute
story-shared-title = { $stop }: di nessuno
story-shared = { $seats_is_you ->
    [yes] Tu e { $seats_others } restate pari fino all’ultimo tassello: 1 punto ciascuno invece di { $points }.
   *[no] { $seats } restano pari fino all’ultimo tassello: 1 punto ciascuno invece di { $points }.
}
story-tiles-title = { $stop }, con i tasselli ippopotamo
story-tiles = Parità a { $total } con { $rivals_with_you }: { $seat_is_you ->
    [yes] i tuoi tasselli, { $sum } contro { $best }, ti portano { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[no] i tasselli di { $seat }, { $sum } contro { $best }, portano { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
story-close-title = { $stop }, { $total } contro { $second }
story-close = { $seat_is_you ->
    [yes] Resti appena davanti a { $rival } e ottieni { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[no] { $seat } resta appena davanti a { $rival_is_you ->
        [yes] te
       *[no] { $rival }
    } e ottiene { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
story-struck-title = { $stop }: { $special }
story-struck = { $card_short } ({ $victim_is_you ->
    [yes] tuo
   *[no] { $victim }
}) è fuori gioco, e { $seat_is_you ->
    [yes] ottieni
   *[no] { $seat } ottiene
} { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
story-lead-title = { $stop }: in testa fino alla fine
story-lead = { $seat_is_you ->
    [yes] { $points ->
        [one] Con { $points } punto passi davanti a tutti e ci resti.
       *[other] Con { $points } punti passi davanti a tutti e ci resti.
    }
   *[no] { $points ->
        [one] Con { $points } punto { $seat } passa davanti a tutti e ci resta.
       *[other] Con { $points } punti { $seat } passa davanti a tutti e ci resta.
    }
}
