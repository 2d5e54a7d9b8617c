# Maldonado: ciò che si dice durante la partita in italiano. I nomi sono in it.nouns.ftl.

game-title = Corps of Discovery: Maldonado
game-short = Maldonado
game-tagline = Decifra la terra, sfama la squadra, dai la caccia a tre mostri – e scopri chi ascolta il fantasma

## Opzioni

option-mode = Modalità
    .help = Con o senza un possibile traditore tra voi. In solitario si gioca sempre Alleati.
option-mode-traitor = Traditore
    .help = Ruoli nascosti, carte coperte, accuse. In solitario si gioca sempre Alleati.
option-mode-allies = Alleati
    .help = Tutti insieme contro il fantasma; bisogna salvare tutta la squadra.
option-water = Acqua
    .help = Quanta acqua ha la spedizione all’inizio.
option-water-easy = facile
    .help = Un segnalino acqua in più del solito.
option-water-normal = normale
    .help = Come da regolamento.
option-water-hard = difficile
    .help = Un segnalino acqua in meno del solito.
option-fate = Carta destino
    .help = Un giorno senza righe completate rafforza il fantasma.
option-fate-off = no
    .help = Un giorno senza righe completate non costa nulla.
option-fate-on = sì
    .help = Un giorno senza righe completate rafforza il fantasma.
option-land = Terra
    .help = Una mappa stampata o una nuova, fatta per questa partita.
option-land-printed = stampata
    .help = Una delle dieci mappe della scatola.
option-land-easy = nuova, facile
    .help = Una mappa nuova in cui si deduce molto presto.
option-land-normal = nuova, normale
    .help = Una mappa nuova di difficoltà consueta.
option-land-hard = nuova, difficile
    .help = Una mappa nuova che custodisce a lungo i suoi segreti.
option-map = Mappa
    .help = Quale delle mappe stampate, dalla più facile alla più difficile.
option-map-0 = a sorte
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
option-land-seed = Seme della terra
    .help = Una terra nuova con lo stesso seme e la stessa difficoltà è uguale ovunque; 0 ne sorteggia una.
option-land-seed-0 = a sorte
option-hints = Indizi
    .help = Chi può chiedere che cosa si deduce.
option-hints-nobody = nessuno
    .help = Ognuno se la cava da sé.
option-hints-first = primo posto
    .help = Solo chi siede al primo posto.
option-hints-everyone = tutti
    .help = Tutti possono chiedere.

## Preparazione

first-player = { $seat_is_you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
your-role = { $seat_is_you ->
    [yes] Il tuo ruolo: { $role }.
   *[no] Ruolo di { $seat }: { $role }.
}
took = { $seat_is_you ->
    [yes] Scegli { $thing_acc }.
   *[no] { $seat } sceglie { $thing_acc }.
}
waterskin-filled = { $count } segnalini acqua vanno nell’otre; ne restano { $water }.
drew = { $seat_is_you ->
    [yes] Peschi: { $cards }.
   *[no] { $seat } pesca: { $cards }.
}
pile-renewed = Le carte influenza scartate formano un nuovo mazzo.
new-day = Giorno { $day }. Prove: { $challenges }.

## La terra

explored = { $seat_is_you ->
    [yes] Esplori
   *[no] { $seat } esplora
} { $space }: { $terrain }.
stayed = { $seat_is_you ->
    [yes] Nessun passaggio: prendi un segnalino sentiero dalla scatola.
   *[no] Nessun passaggio: { $seat } prende un segnalino sentiero dalla scatola.
}
row-completed = La riga { $row } è completata.
cleared = { $space } è liberata: { $terrain }.
spied = { $seat_is_you ->
    [yes] Mostri
   *[no] { $seat } mostra
} a tutti { $space } con il cannocchiale: { $terrain }.
you-scouted = { $seat_is_you ->
    [yes] Clark guarda { $space } solo per te: { $terrain }.
   *[no] Clark guarda { $space } per { $seat }: { $terrain }.
}
scouted = { $seat_is_you ->
    [yes] Clark guarda { $space } per te in segreto.
   *[no] Clark guarda { $space } per { $seat } in segreto.
}
goggles-laid = { $seat_is_you ->
    [yes] Metti
   *[no] { $seat } mette
} { $count } segnalini acqua su { $space }.
goggles-missed = Qui non c’è acqua: i { $count } segnalini acqua degli occhiali tornano nella scatola.
kill-card = Viene rivelata una carta uccisione: { $kill }.
threat = Dalle ossa in { $space } esce: { $threat }!
turned-up = { $seat_is_you ->
    [yes] Scopri
   *[no] { $seat } scopre
} la carta nascosta su { $crew }: { $card }.

## La spedizione

gained = +{ $count } { $kind }.
no-room = Non c’è posto, va perso: { $count } { $kind }.
paid = Pagato: { $kinds }.
water-lost = { $count ->
    [one] Si perde { $count } segnalino acqua
   *[other] Si perdono { $count } segnalini acqua
}; ne restano { $water }.
out-of-water = Bisogna scartare { $count ->
    [one] { $count } segnalino acqua
   *[other] { $count } segnalini acqua
}, ma la riserva ne contiene { $water }.
cannot-pay = Nessuno può dare ciò che è richiesto.
ghost-rises = La forza di Maldonado sale di { $by }: { $track }.
ghost-falls = La forza di Maldonado scende di { $by }: { $track }.
used = { $seat_is_you ->
    [yes] Usi { $thing_acc }.
   *[no] { $seat } usa { $thing_acc }.
}
exhausted = Esaurito: { $gear }.
readied = Ripristinato: { $gear }.
waterskin-dropped = { $seat_is_you ->
    [yes] Lasci l’otre.
   *[no] { $seat } lascia l’otre.
}
no-fatigue = La prossima notte non ci sarà fatica.
token-laid = { $challenge }: sole { $count } di { $suns }.
token-away = Il tempo non passa: il segnalino sentiero torna nella scatola.
challenge-passed = Prova superata: { $challenge }.
challenge-failed = Prova fallita: { $challenge }.
you-looked = { $seat_is_you ->
    [yes] Guardi la carta { $number } su { $crew }: { $card }.
   *[no] { $seat } guarda la carta { $number } su { $crew }: { $card }.
}
looked = { $seat_is_you ->
    [yes] Guardi la carta { $number } su { $crew }.
   *[no] { $seat } guarda la carta { $number } su { $crew }.
}
you-discarded = { $seat_is_you ->
    [yes] Scarti: { $card }.
   *[no] { $seat } scarta: { $card }.
}
discarded = { $seat_is_you ->
    [yes] Scarti una carta influenza.
   *[no] { $seat } scarta una carta influenza.
}
has-chosen = { $seat_is_you ->
    [yes] Hai scelto.
   *[no] { $seat } ha scelto.
}

## Influenza

laid-up = { $seat_is_you ->
    [yes] Giochi
   *[no] { $seat } gioca
} una carta scoperta su { $crew }: { $card }.
you-laid-down = { $seat_is_you ->
    [yes] Giochi una carta coperta su { $crew }: { $card }.
   *[no] { $seat } gioca una carta coperta su { $crew }: { $card }.
}
laid-down = { $seat_is_you ->
    [yes] Giochi una carta coperta su { $crew }.
   *[no] { $seat } gioca una carta coperta su { $crew }.
}
laid-order = { $seat_is_you ->
    [yes] Giochi
   *[no] { $seat } gioca
} un ordine su { $crew }, senza guardarlo.
laid-nothing = { $seat_is_you ->
    [yes] Non giochi
   *[no] { $seat } non gioca
} nulla su { $crew }: gli ordini sono finiti.

## Uccisioni e accuse

kill-declared = { $seat_is_you ->
    [yes] Attacchi { $threat_acc }: { $kill }.
   *[no] { $seat } attacca { $threat_acc }: { $kill }.
}
slain = Mostro { $count } di { $goal } ucciso: { $threat }.
accused = { $seat_is_you ->
    [yes] Accusi { $target }.
   *[no] { $target_is_you ->
        [yes] { $seat } ti accusa.
       *[no] { $seat } accusa { $target }.
    }
}
abstained = { $seat_is_you ->
    [yes] Non accusi nessuno.
   *[no] { $seat } non accusa nessuno.
}

## La notte

night-falls = Cala la notte sul giorno { $day }.
no-food = Non c’è nulla per sfamare la squadra.
fatigue = Fatica: { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} di troppo.
monster-comes = Nella notte arriva: { $threat }.
fate = Destino: oggi nessuna riga è stata completata.
hands-renewed = Le carte influenza in mano vengono scartate e ripescate.

## La fine

traitor-shown = { $seat_is_you ->
    [yes] Il traditore eri tu.
   *[no] Il traditore era { $seat }.
}
no-traitor = Non c’era alcun traditore.
final-land-printed = La terra era la mappa { $seed } della scatola.
final-land-easy = La terra era nuova: facile, seme { $seed }.
final-land-normal = La terra era nuova: normale, seme { $seed }.
final-land-hard = La terra era nuova: difficile, seme { $seed }.
final-track = Dopo le accuse la forza di Maldonado è { $track } (prima: { $before }).
crew-saved = { $crew } è salvo: { $total } contro { $track }.
crew-lost = { $crew } è perduto: { $total } contro { $track }.
won-allies = { $count } { $count ->
    [one] salvo
   *[other] salvi
}, ne servivano { $needed }: vincono gli alleati!
won-traitor = { $count } { $count ->
    [one] salvo
   *[other] salvi
}, ne servivano { $needed }: vince il traditore!
won-nobody = { $count } { $count ->
    [one] salvo
   *[other] salvi
}, ne servivano { $needed }: la spedizione è fallita.
ending-kills = Tre mostri sono morti.
ending-thirst = L’acqua non è bastata.
ending-hunger = La squadra è morta di fame.
decided-allies = Gli alleati hanno salvato abbastanza compagni.
decided-traitor = Il traditore ha avuto ciò che voleva.
decided-nobody = Hanno perso tutti.

## Che cosa si chiede

prompt-over = La partita è finita.
prompt-waiting = In attesa di { $seats }.
prompt-character = Scegli il tuo personaggio.
prompt-gear = Scegli un equipaggiamento.
prompt-turn = Tocca a te: esplora una casella, o prima agisci.
prompt-tool = Hai esplorato «{ $terrain }»: usi l’equipaggiamento per averne uno in più?
prompt-swap = Il tepee: scambi un segnalino?
prompt-gain = Scegli una risorsa.
prompt-gain-any = Scegli una risorsa o acqua.
prompt-clear = Quale casella liberi? Ancora { $count }.
prompt-clear-near = Quale casella accanto alle ossa liberi? Ancora { $count }.
prompt-tribute = { $threat }: che cosa dai?
prompt-fog = La nebbia sussurra: quale carta influenza scarti?
prompt-knight = Il cavaliere colpisce: quale tuo equipaggiamento si esaurisce?
prompt-turn-up = Scopri una delle carte nascoste?
prompt-after = Agisci come vuoi, poi lascia passare il tempo.
prompt-challenge = { $challenge }: paghi o fallisci?
prompt-ready = Quale equipaggiamento ripristini?
prompt-look = Quale carta coperta guardi?
prompt-target = Su quale carta squadra giochi una carta?
prompt-card = Quale carta giochi su { $crew }?
prompt-keep = Notte: quale carta terresti?
prompt-exhaust = Quale equipaggiamento si esaurisce per l’uccisione? Ancora { $count }.
prompt-accuse = Chi accusi?
headline = Giorno { $day }, forza { $track }, mostri uccisi: { $slain } su { $goal }
headline-set-up = Preparazione
headline-allies = Hanno vinto gli alleati
headline-traitor = Ha vinto il traditore
headline-nobody = Hanno perso tutti
note-time = { $left ->
    [1] Il prossimo segnalino risolve { $challenge }.
   *[other] { $challenge }: ancora { $left } segnalini.
}
note-challenge = { $challenge_text }
note-target = Prima la carta squadra, poi la carta.
note-card = Il posto in mano, poi scoperta o coperta; oppure un ordine dal mazzo.
note-card-open = Una carta che combacia, scoperta; oppure un ordine dal mazzo.
note-keep = Si chiede a tutti; la tiene solo un traditore la cui carta è già in tavola.
note-accuse = Tutti scelgono in segreto; si può cambiare idea finché non ha scelto l’ultimo.
note-fog = Tutti scelgono in segreto. Le carte ruolo restano.

## Mosse

move-take = { $thing }
move-take-effect = { $thing_text }
move-explore = Esplora { $space }{ $known ->
    [yes] {" "}({ $terrain })
   *[no] {""}
}{ $with ->
    [yes] {" "}con { $means_acc }
   *[no] {""}
}
move-stay = Nessun passaggio: segnalino dalla scatola
move-use = Usa { $thing_acc }
move-use-effect = { $thing_text }
move-use-space = { $thing }: { $space }
move-use-swap = { $thing }: { $give } per { $get }
move-drop = Lascia l’otre
move-kill = Uccidi { $threat_acc } ({ $kill }): { $cost }{ $musket ->
    [yes] , con il moschetto
   *[no] {""}
}
move-time = { $last ->
    [yes] Il tempo passa: si risolve { $challenge }
   *[no] Il tempo passa: { $challenge } { $count }/{ $suns }
}
move-time-away = Il tempo non passa: { $thing }
move-target = { $crew }
move-lay = Gioca la carta { $slot } { $face ->
    [up] scoperta
   *[down] coperta
}
move-order = Gioca un ordine
move-nothing = Non giocare nulla (ordini finiti)
move-swap = { $give } per { $get }
move-gain = Prendi { $kind_acc }
move-clear = Libera { $space }
move-turn = Scopri la carta su { $crew }
move-pay = Paga { $kinds_acc }
move-pay-detail = { $challenge_text }
move-tribute = Dai { $kinds_acc }
move-fail = Fallisci
move-fail-detail = { $challenge_text }
move-discard = Scarta la carta { $slot }
move-exhaust = Esaurisci { $gear_acc }
move-ready = Ripristina { $gear_acc }
move-look = { $crew }, carta { $number } ({ $whose ->
    [none] preparazione
   *[seat] { $owner }
}, { $back ->
    [order] ordine
   *[influence] influenza
})
move-keep = Tieni la carta { $slot }
move-accuse = Accusa { $target }
move-accuse-nobody = Non accusare nessuno
move-decline = No, avanti

## Perché no

why-over = La partita è finita.
why-not-asked = Ora non tocca a te decidere.
why-other-question = Ora si decide altro.
why-not-now = Ora non è possibile.
why-way-free = Un passaggio c’è: esplora una casella.
why-peak = La vetta non si esplora mai.
why-no-token = Su { $space } non c’è un segnalino sentiero.
why-start = Il primo passo è nella colonna 7, non in { $space }.
why-no-way = { $space } non è accanto a una casella esplorata senza bordo rosso.
why-means = Così non si raggiunge { $space }.
why-less = Non serve tanto per esplorare { $space }.
why-not-yours = Non ce l’hai: { $thing }.
why-exhausted = Per ora esaurito: { $thing }.
why-used = Già usato oggi: { $thing }.
why-no-effect = Ora non serve a nulla: { $thing }.
why-not-there = Ora in { $space } non serve a nulla: { $thing }.
why-no-partner = { $thing } ha bisogno di qualcuno che giochi { $other }.
why-other-moment = { $thing } si usa { $moment ->
    [wood] esplorando legno
    [food] esplorando cibo
    [kill] con un’uccisione
    [explore] esplorando
   *[time] quando passa il tempo
}.
why-own-turn = Solo nel tuo turno, tra un passo e l’altro.
why-nothing-lives = Nessun mostro è vivo.
why-two-conditions = Ora due delle tre condizioni non si possono soddisfare insieme.
why-no-kill = Questa carta uccisione non è scoperta: { $kill }.
why-no-monster = Questo mostro non è vivo qui: { $threat }.
why-track-full = La forza di Maldonado non può più salire.
why-cannot-pay = La riserva non basta.
why-not-wanted = Non è ciò che viene chiesto.
why-no-gear = Non c’è abbastanza equipaggiamento pronto.
why-taken = Già preso: { $thing }.
why-no-slot = Non hai una carta { $slot } in mano.
why-last-back = La tua ultima carta resta in mano.
why-role-card = La tua carta ruolo resta in mano.
why-role-down = Questa carta si gioca solo coperta.
why-no-match = Questa carta non corrisponde a { $crew }.
why-face-up = Questa carta si gioca scoperta.
why-face-down = Questa carta si gioca coperta.
why-has-match = Hai una carta che corrisponde a { $crew }.
why-orders-left = Ci sono ancora ordini per { $crew }.
why-no-orders = Non ci sono più ordini per { $crew }.
why-not-target = In questo turno nulla è stato ottenuto per { $crew }.
why-not-near = { $space } non è accanto alle ossa.
why-must-accuse = In tre o quattro ognuno accusa qualcuno.
why-yourself = Non puoi accusare te stesso.

## Il tavolo a parole

table-here = La spedizione
table-day = Giorno { $day }; { $seat_is_you ->
    [yes] è il tuo turno.
   *[no] è il turno di { $seat }.
}
table-track = La forza di Maldonado è { $track }; mostri uccisi: { $slain } su { $goal }.
table-fate = Carta destino in gioco; righe completate oggi: { $rows }.
table-gained = Ottenuto in questo turno: { $kinds }.
table-end = La fine
table-land = La terra
table-land-row = { $row }
table-legend = ^ vetta, M montagna, W legno, A acqua, F cibo, S selce, B bacche, U funghi, 0–8 collina, T tepee, K ossa, L terre di Maldonado; · segnalino, ( ) visto, ! mostro.
table-watered = Su { $space } c’è acqua posata con gli occhiali.
table-looked = Clark ha guardato per { $seat }: { $spaces }.
table-store = Riserva
table-pack = { $count ->
    [0] Lo zaino è vuoto.
   *[other] Zaino, { $count } posti su { $places }: { $kinds }.
}
table-water = Acqua: { $water } su { $most }.
table-fatigue = { $count ->
    [one] { $count } segnalino è in un posto di fatica.
   *[other] { $count } segnalini sono in posti di fatica.
}
table-challenges = Prove
table-challenge = { $challenge } ({ $outcome ->
    [passed] superata
    [failed] fallita
   *[waiting] soli: { $count } su { $suns }
}). { $challenge_text }
table-beasts = Mostri e carte uccisione
table-monster = { $threat } in { $space }, { $alive ->
    [yes] in vita. { $threat_text }
   *[no] mostro ucciso.
}
table-kill = { $kill }. { $kill_text }
table-crew = Squadra
table-crew-card = { $crew }: { $cards ->
    [0] ancora nessuna carta.
   *[other] { $known } per quanto ne sai, { $hidden ->
        [0] nulla di nascosto.
        [one] { $hidden } carta ignota.
       *[other] { $hidden } carte ignote.
    }
}
table-crew-card-veiled = { $crew }: { $cards ->
    [0] ancora nessuna carta.
   *[other] { $shown } in vista, { $down ->
        [0] nulla di nascosto.
        [one] { $down } carta coperta.
       *[other] { $down } carte coperte.
    }
}
table-laid = – { $whose ->
    [none] preparazione
   *[seat] { $owner }
}: { $known ->
    [yes] { $card }{ $face ->
        [up] {""}
       *[down] , coperta
    }
   *[no] { $back ->
        [order] un ordine, coperto
       *[influence] una carta, coperta
    }
}
table-laid-veiled = – { $whose ->
    [none] preparazione
   *[seat] { $owner }
}: { $back ->
    [order] un ordine, coperto
   *[influence] una carta, coperta
}
table-hand = La tua mano
table-held = { $slot }: { $card }
table-held-veiled = { $slot }: una carta, coperta
table-players = Giocatori
table-player = { $seat_is_you ->
    [yes] Tu: { $backs ->
        [one] { $backs } carta in mano.
       *[other] { $backs } carte in mano.
    }
   *[no] { $seat }: { $backs ->
        [one] { $backs } carta in mano.
       *[other] { $backs } carte in mano.
    }
}
table-tool = – { $thing } ({ $ready ->
    [yes] pronto
   *[no] esaurito
}). { $thing_text }
table-role = { $seat_is_you ->
    [yes] Il tuo ruolo
   *[no] Ruolo di { $seat }
}: { $role }.
table-role-veiled = { $seat_is_you ->
    [yes] Il tuo ruolo
   *[no] Ruolo di { $seat }
}: una carta, coperta.
table-accused = { $seat_is_you ->
    [yes] Hai
   *[no] { $seat } ha
} { $count ->
    [one] { $count } segnalino accusa.
   *[other] { $count } segnalini accusa.
}
table-piles = Mazzi
table-pile-counts = Influenza { $influence }, ordini { $orders }, prove { $challenges }, minacce { $threats }, uccisioni { $kills }.

## La storia

story-allies = Gli alleati vincono il giorno { $day } con un punteggio di { $score }.
story-traitor = Il traditore vince il giorno { $day }.
story-nobody = Il giorno { $day } tre mostri sono morti, ma i compagni salvati sono troppo pochi.
story-thirst = La spedizione muore di sete il giorno { $day }.
story-hunger = La spedizione muore di fame il giorno { $day }.
story-row-crew = Squadra salvata
story-row-challenge = Prove superate
story-row-water = Acqua rimasta
story-row-resource = Risorse rimaste
story-row-waterskin = Otre conservato
story-day = Giorno { $day }
