# Passaggio a Nord-Ovest: ciò che si dice durante la partita, in italiano. I nomi sono in it.nouns.ftl.

game-title = Spedizione: Passaggio a Nord-Ovest
game-short = Passaggio a Nord-Ovest
game-tagline = Una nave, una slitta e sette marinai in un labirinto d’isole, prima che il ghiaccio si chiuda

## Opzioni

option-places = Posti a pari merito
    .help = Che cosa ricevono i giocatori con lo stesso numero di segnalini di un tipo.
option-places-lowest = il più basso
    .help = A pari merito tutti prendono il più basso dei posti che occupano.
option-places-shared = divisi
    .help = Regola della casa: a pari merito ci si dividono i punti dei posti occupati, per difetto.
option-greenland = Segnalini della Groenlandia
    .help = Chi riceve un segnalino al ritorno.
option-greenland-all = per tutti
    .help = Chi torna prende il segnalino più alto rimasto.
option-greenland-passage = prima il Passaggio
    .help = Regola della casa: solo a chi ha un segnalino del Passaggio a Nord-Ovest.

## Preparazione e tessere

turn-order = Ordine di turno: { $seats }.
laid-out = Tessere in offerta: { $tiles }.
picked = { $seat_is_you ->
    [yes] Scegli: { $tile }.
   *[no] { $seat } sceglie: { $tile }.
}
picked-fresh = { $seat_is_you ->
    [yes] Prendi: { $tile }.
   *[no] { $seat } prende: { $tile }.
}
took = { $seat_is_you ->
    [yes] Prendi: { $tile }.
   *[no] { $seat } prende: { $tile }.
}
drawn = Nuova tessera in offerta: { $tile }.
refreshed = { $seat_is_you ->
    [yes] Rinnovi le tessere
   *[no] { $seat } rinnova le tessere
}: { $tiles }.

## Round

round = Round { $round }: il sole è in { $position }, { $rows ->
    [0] nulla è ghiacciato
   *[other] le righe 1–{ $rows } sono ghiacciate
}.
passed = { $seat_is_you ->
    [yes] Passi
   *[no] { $seat } passa
}{ $place ->
    [0] .
   *[other] : nº { $place } nel prossimo round.
}
sled-stands = { $seat_is_you ->
    [yes] Il ghiaccio si scioglie sotto la tua slitta
   *[no] Il ghiaccio si scioglie sotto la slitta di { $seat }
}: trova terreno in { $place }.
sled-lost = { $seat_is_you ->
    [yes] La tua slitta è persa
   *[no] La slitta di { $seat } è persa
}, con { $crew ->
    [one] { $crew } marinaio
   *[other] { $crew } marinai
}.
ship-lost = { $seat_is_you ->
    [yes] La tua nave è abbandonata
   *[no] La nave di { $seat } è abbandonata
}, { $crew ->
    [0] nessuno a bordo
    [one] { $crew } marinaio a bordo
   *[other] { $crew } marinai a bordo
}.

## La mappa

placed = { $seat_is_you ->
    [yes] Posi in { $square }: { $tile }.
   *[no] { $seat } posa in { $square }: { $tile }.
}
hole-filled = Il vuoto in { $square } viene riempito: { $tile }.
island = { $seat_is_you ->
    [yes] Completi
   *[no] { $seat } completa
} un’isola di { $tiles } tessere: +{ $points } e un segnalino cartografia.
island-unmapped = { $seat_is_you ->
    [yes] Completi
   *[no] { $seat } completa
} un’isola di { $tiles } tessere: +{ $points }. Non restano segnalini cartografia.

## Nave, slitta ed equipaggio

moved = { $seat_is_you ->
    [yes] Raggiungi { $place } con { $vehicle_the }.
   *[no] { $seat } raggiunge { $place } con { $vehicle_the }.
}
redistributed = { $seat_is_you ->
    [yes] Smisti i marinai
   *[no] { $seat } smista i marinai
}: { $ship } sulla nave, { $sled } sulla slitta.
sled-out = { $seat_is_you ->
    [yes] La tua slitta scende
   *[no] La slitta di { $seat } scende
} ({ $place }), equipaggio: { $sled }.
sled-in = { $seat_is_you ->
    [yes] La tua slitta torna a bordo.
   *[no] La slitta di { $seat } torna a bordo.
}
explored = { $seat_is_you ->
    [yes] Esplori { $square } e prendi il segnalino { $token }: +{ $points }.
   *[no] { $seat } esplora { $square } e prende il segnalino { $token }: +{ $points }.
}
found = { $seat_is_you ->
    [yes] Trovi il segnalino { $token } in { $square }: +{ $points }.
   *[no] { $seat } trova il segnalino { $token } in { $square }: +{ $points }.
}
passage = { $seat_is_you ->
    [yes] Scopri il Passaggio a Nord-Ovest: +{ $points }!
   *[no] { $seat } scopre il Passaggio a Nord-Ovest: +{ $points }!
}
home = { $seat_is_you ->
    [yes] Sei di nuovo in Groenlandia
   *[no] { $seat } è di nuovo in Groenlandia
}{ $points ->
    [0] .
   *[other] : +{ $points }.
}

## Conteggio finale

game-over = La partita è finita. Si contano i segnalini.
scored-majority = { $seat_is_you ->
    [yes] Hai
   *[no] { $seat } ha
} { $count } × { $token }, posto { $place }: +{ $points }.
scored-shared = { $seat_is_you ->
    [yes] Hai
   *[no] { $seat } ha
} { $count } × { $token }, posti { $first }–{ $place } condivisi: +{ $points }.
scored-sets = { $seat_is_you ->
    [yes] Hai
   *[no] { $seat } ha
} { $sets } serie di cinque segnalini: +{ $points }.
scored-losses = { $seat_is_you ->
    [yes] Hai perso
   *[no] { $seat } ha perso
} { $crew ->
    [0] {""}
    [one] { $crew } marinaio
   *[other] { $crew } marinai
}{ $ships ->
    [0] {""}
   *[other] { $crew ->
        [0] la nave
       *[other] {" "}e la nave
    }
}: −{ $points }.
ending-home = Tutte le spedizioni sono tornate in Groenlandia.
ending-rounds = Il decimo round è finito.
decided-points = Hanno deciso i punti.
decided-home = Ha deciso il primo ritorno.
decided-shared = Nessuno dei pari merito è tornato: vittoria condivisa.
decided-alone = Una spedizione solitaria.

## Domande

ask-pick = Scegli una tessera per la tua riserva.
ask-act = Tocca a te: fai un’azione o passa.
ask-further = Un’altra azione per { $crew } marinaio in più, o fine del turno.
ask-pass = Nessun marinaio è pronto: devi passare.
ask-take = Prendi una delle tessere.
ask-fill = Un vuoto si chiude in { $square }: il suo angolo sud-est è terra o mare?
ask-thaw = Il ghiaccio si è sciolto sotto la tua slitta in { $place }: dove va?
ask-waiting = { $step ->
    [pick] { $seat } sceglie una tessera.
    [fill] { $seat } riempie un vuoto.
    [thaw] { $seat } salva la slitta dal disgelo.
   *[act] { $seat } sta giocando.
}
ask-over = La partita è finita.
headline = Round { $round } di { $last }, sole in { $position }
headline-setup = Scelta delle prime tessere

## Mosse

move-pick = Scegli: { $tile }
move-take = Prendi: { $tile } ({ $vehicle }, { $crew })
move-refresh = Rinnova le tessere e prendine una ({ $vehicle }, { $crew })
move-place = Posa in { $square }: { $tile }, { $turn } ({ $vehicle }, { $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}
move-step = Porta { $vehicle_the } verso { $place } ({ $crew })
move-step-sled = Porta { $vehicle_the } verso { $place }, terreno { $corner } ({ $crew })
move-step-arrow = Porta { $vehicle_the } verso { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}
move-step-home = Riporta { $vehicle_the } verso { $place } ({ $crew }){ $points ->
    [0] {""}
   *[other] : +{ $points }
}; il tuo viaggio finisce{ home-leaves }
home-leaves = { $left ->
    [none] {""}
    [ship] { $lost ->
        [0] , la nave vuota è persa: −{ $penalty }
        [one] , la nave e un marinaio sono persi: −{ $penalty }
       *[other] , la nave e { $lost } marinai sono persi: −{ $penalty }
    }
   *[sled] { $lost ->
        [one] , la slitta e un marinaio sono persi: −{ $penalty }
       *[other] , la slitta e { $lost } marinai sono persi: −{ $penalty }
    }
}
move-redistribute = Smista i marinai ({ $vehicle }, { $crew }): { $ready_to ->
    [none] {""}
    [sled] { $ready } { $ready ->
        [one] pronto
       *[other] pronti
    } alla slitta
   *[ship] { $ready } { $ready ->
        [one] pronto
       *[other] pronti
    } alla nave
}{ $resting_to ->
    [none] {""}
   *[other] { $ready_to ->
        [none] {""}
       *[other] ,{" "}
    }
}{ $resting_to ->
    [none] {""}
    [sled] { $resting } a riposo alla slitta
   *[ship] { $resting } a riposo alla nave
}
move-launch = Slitta fuori, terreno { $corner } ({ $crew }): { $ready } { $ready ->
    [one] pronto
   *[other] pronti
}, { $resting } a riposo
move-explore = Esplora ({ $vehicle }, { $crew }): { $token }, +{ $points }
move-find = Trova ({ $vehicle }, { $crew }): { $token }, +{ $points }
move-end = Finisci il turno
move-pass = Passa: tutto l’equipaggio riposa
move-fill-land = Terra
move-fill-sea = Mare
move-stand = Verso il terreno { $corner }

## Perché no

why-over = La partita è finita.
why-not-asked = Non tocca a te.
why-not-now = Ora non è possibile.
why-pick = Prima ciascuno sceglie una tessera in offerta.
why-must-take = Prima prendi una tessera.
why-fill = Prima riempi il vuoto: terra o mare?
why-thaw = Prima scegli dove va la slitta.
why-not-on-offer = Non è in offerta: { $tile }.
why-no-such-ground = Questa tessera non ha un terreno { $corner }.
why-pass-first = Si passa solo invece di agire; ora finisci il turno.
why-must-act = Prima fai un’azione, o passa.
why-must-pass = Nessun marinaio è pronto: puoi solo passare.
why-pay-to-take = Prendere una tessera costa marinai: usa «take».
why-home = La tua spedizione è già in Groenlandia.
why-sled-aboard = La slitta è a bordo della nave.
why-sled-lost = La slitta è persa.
why-crew = Costa { $price ->
    [one] { $price } marinaio
   *[other] { $price } marinai
}; pronti { $vehicle_on }: { $ready }.
why-nothing-on-offer = Nessuna tessera è in offerta.
why-bag-empty = Il sacchetto è vuoto.
why-no-tile-under = Su una freccia { $vehicle_the } non posa tessere: si posano da una tessera.
why-no-reserve = La tua riserva è vuota.
why-fits-nowhere = Nessuna tessera della riserva sta accanto a quella { $vehicle_of }.
why-sled-stuck = Nessun terreno porta oltre.
why-ship-held = La nave è bloccata nel ghiaccio.
why-ship-stuck = Nessuna acqua libera porta oltre.
why-crew-greenland = In Groenlandia non si smistano i marinai.
why-no-ground-here = Né terra né ghiaccio per la slitta sulla tessera della nave.
why-apart = Nave e slitta non sono sulla stessa tessera.
why-nothing-to-explore = Nessun segnalino Franklin o stretto sulla tessera { $vehicle_of }.
why-nothing-to-find = Nessun segnalino Inuit o cairn sulla tessera { $vehicle_of }.
why-not-in-reserve = Non è nella tua riserva: { $tile }.
why-occupied = C’è già una tessera.
why-not-beside = La tessera deve toccare quella { $vehicle_of }.
why-coast = Terra e mare non combaciano in ogni angolo.
why-route = Non resterebbe nessuna rotta dalla Groenlandia al Passaggio a Nord-Ovest.
why-no-tile-there = Nessuna tessera comincia in { $place }.
why-no-water = Nessuna acqua libera porta da qui verso { $place }.
why-no-way = Né terra né ghiaccio porta da qui verso { $place }.
why-other-ground = Terra e ghiaccio portano da qui solo a un altro terreno: { $place }.
why-name-ground = La slitta scende: indica il terreno.
why-sled-out = La slitta è già fuori.
why-such-crew = Non ci sono così tanti marinai; chi paga riposa già.

## Avvisi

warning-sled-lost = Slitta: il suo ghiaccio si scioglie nel round { $round } ({ $position }) e va persa.
warning-sled-moves = Slitta: il suo ghiaccio si scioglie nel round { $round } ({ $position }); dovrà cambiare terreno.
warning-ship-held = Nave: bloccata nel ghiaccio dal round { $round } ({ $position }).
warning-last-call = Nave: deve ripartire al più tardi nel round { $round } ({ $position }).
warning-too-few = Nave: con chi è a bordo non torna più in tempo; con l’equipaggio della slitta deve ripartire al più tardi nel round { $round } ({ $position }).
warning-too-late = Nave: sulle tessere posate nessuna via porta a casa in tempo.

## La storia di una partita

story-win = { $seat_is_you ->
    [yes] Vinci
   *[no] { $seat } vince
} { $score } a { $second }
story-shared-win = Vittoria condivisa con { $score }: { $seats }
story-alone = { $score_number ->
    [one] { $score } punto
   *[other] { $score } punti
} per la spedizione
story-row-islands = Isole
story-row-found = Inuit e cairn
story-row-explored = Franklin e stretti
story-row-passage = Passaggio a Nord-Ovest
story-row-greenland = Ritorno in Groenlandia
story-row-majority = Maggioranza: { $token }
story-row-sets = Serie di cinque
story-row-losses = Persi nei ghiacci
story-start = Inizio
story-round = Round { $round }
story-count = Conteggio
story-passage-title = Il Passaggio
story-passage = { $seat_is_you ->
    [yes] Raggiungi
   *[no] { $seat } raggiunge
} il Passaggio a Nord-Ovest nel round { $round }: +{ $points }.
story-home-title = Il ritorno
story-home = { $seat_is_you ->
    [yes] Torni prima degli altri
   *[no] { $seat } torna prima degli altri
} in Groenlandia, nel round { $round }: +{ $points }.
story-lost-title = Persi nei ghiacci
story-lost = { $seat_is_you ->
    [yes] Perdi
   *[no] { $seat } perde
} { $crew ->
    [one] { $crew } marinaio
   *[other] { $crew } marinai
} nel round { $round }.
story-left-title = Troppo tardi
story-left = Nessun ritorno in Groenlandia entro la fine: { $seat_is_you ->
    [yes] perdi
   *[no] { $seat } perde
} { $points } punti per marinai e nave.
story-island-title = Una costa completa
story-island = { $seat_is_you ->
    [yes] Chiudi
   *[no] { $seat } chiude
} un’isola di { $tiles } tessere nel round { $round }: +{ $points }.
