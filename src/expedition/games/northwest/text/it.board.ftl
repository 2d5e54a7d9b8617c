# Passaggio a Nord-Ovest: che cosa dice il tavolo disegnato, in italiano.

## Il gioco nell’atrio

game-year = 1848
game-minutes = 45–60 minuti
game-kind = tessere ed esplorazione

## I segnalini, in una parola

short-inuit = Inuit
short-cairn = Cairn
short-franklin = Franklin
short-strait = Stretto
short-cartography = Mappa
majority-title = Maggioranze
majority-alone = Le tue scoperte
majority-franklin = Franklin
majority-strait = Stretti
majority-cartography = Mappe
lack-inuit = un segnalino Inuit
lack-cairn = un cairn
lack-franklin = un segnalino Franklin
lack-strait = uno stretto
lack-cartography = una mappa
set-have = { $sets } serie di cinque: +{ $points }.
set-lacks = Prossima serie (+{ $points }): { $tokens_count ->
    [one] ti manca
   *[other] ti mancano
} { $tokens }.

## La carta

chart-label = Carta, round { $round }: { $tiles } tessere posate, { $rows ->
    [0] nessuna riga è ghiacciata
   *[other] le righe da 1 a { $rows } sono ghiacciate
}. Le frecce la spostano, più e meno la ingrandiscono.
chart-sun = Il sole è in { $position }: { $rows ->
    [0] niente è ghiacciato
   *[other] le righe da 1 a { $rows } sono ghiacciate
}
chart-greenland = Groenlandia
chart-passage = Passaggio a|Nord-Ovest
chart-land = terra
chart-sea = mare
chart-now = ora
chart-next = poi
chart-later = più tardi
chart-round = round { $round }
chart-rounds = { $rounds }
chart-round-of = Round { $round } di { $rounds }
chart-short = { $at } chiuderebbe un’isola: { $points } punti
place-greenland = la Groenlandia
place-passage = il Passaggio
tile-large = Tessera grande: { $corners }
tile-small = Tessera piccola: { $corners }
tile-land = terra
tile-sea = mare
tile-with = con { $token }
ground-ice = ghiaccio, { $side }
ground-land = terra, { $side }
spot-place = Posa in { $where }
spot-move = Verso { $where }
spot-ground = Verso { $where }, terreno a { $side }

## Accanto al tabellone

ice-title = Ghiaccio in arrivo
ice-show = mostra sulla carta
ice-hide = nascondi
ice-round = Round { $round }, sole in { $position }: { $rows } righe ghiacciate
steps-setup = Preparazione: una tessera a testa
steps-round = Round { $round } di { $rounds } · sole { $position }
steps-order = Ordine di turno
steps-passed = { $seat }: ha passato
steps-turn = { $seat }: decide
steps-waits = { $seat }
card-you = Tu
card-bot = bot
card-holds = riserva
card-nothing = nessuna
card-points = Punti
card-passage = Passaggio
card-home = ritorno
card-total = { $points } se la partita finisse ora
status-home = Di ritorno · numero { $place }
status-over = { $points } alla fine
status-passed = Ha passato{ $round ->
    [0] {""}
   *[other] {" "}· numero { $place } nel round { $round }
}
status-turn = { $action ->
    [1] Di turno
   *[other] Azione numero { $action }
}
status-picks = Scelta di una tessera
status-ship-lost = Nave persa
status-held = Nave bloccata nel ghiaccio
status-greenland = Nave in Groenlandia
status-order = Numero { $place } nell’ordine

## Le tessere

offer-title = Tessere in offerta
offer-bag = { $count } nel sacchetto
offer-empty = vuoto
offer-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
reserve-title = La tua riserva
reserve-empty = Non hai tessere. Prendine una tra quelle in offerta.
reserve-ways = Modi di posarla
reserve-way = { $turn }: { $count ->
    [0] non entra da nessuna parte
    [one] { $count } posto
   *[other] { $count } posti
}
reserve-spots = { $count ->
    [0] Ora non entra da nessuna parte
    [one] { $count } posto
   *[other] { $count } posti
}
reserve-left = Gira a sinistra
reserve-right = Gira a destra
reserve-flip = Capovolgi

## Le azioni

actions-title = La tua azione
actions-payer = Quale equipaggio agisce e paga
actions-ship = Nave · { $count } { $count ->
    [one] pronto
   *[other] pronti
}
actions-sled = Slitta · { $count } { $count ->
    [one] pronto
   *[other] pronti
}
actions-sled-aboard = Slitta · a bordo
actions-price = { $crew ->
    [one] { $crew } marinaio
   *[other] { $crew } marinai
}
actions-gain = +{ $points }
actions-rest = non ora
actions-pass = tutti riposano
actions-pass-late = solo come prima azione
action-take = Prendi
action-refresh = Rinnova
action-place = Posa
action-move = Muovi
action-redistribute = Smista
action-explore = Esplora
action-find = Trova
action-pass = Passa
act-pick = Prendi questa tessera
act-take = Prendi questa tessera
act-refresh = Quattro nuove tessere
act-place = Posa in { $where }
act-move-ship = Nave: { $where }
act-move-sled = Slitta: { $where }
act-explore = Esplora
act-find = Prendi il ritrovamento
act-stand = Sul terreno a { $side }
act-end = Fine turno
act-pass = Passa
act-undo = Annulla
act-fill-land = Terra
act-fill-sea = Mare
choose-action = Scegli un’azione
choose-tile = Scegli una tessera
choose-spot = Scegli un posto
choose-way = Gira la tessera o cambiala
choose-step = Scegli dove andare
choose-ground = Scegli il terreno
hint-place = { $count ->
    [0] Girata così, la tessera non entra accanto { $craft ->
        [ship] alla nave
       *[sled] alla slitta
    }.
    [one] Posa la tessera: { $count } posto accanto { $craft ->
        [ship] alla nave
       *[sled] alla slitta
    }.
   *[other] Posa la tessera: { $count } posti accanto { $craft ->
        [ship] alla nave
       *[sled] alla slitta
    }.
}
hint-place-none = Scegli una tessera della riserva.
hint-place-nowhere = { $craft ->
    [ship] Ora questa tessera non entra accanto alla nave.
   *[sled] Ora questa tessera non entra accanto alla slitta.
}
hint-move = { $craft ->
    [ship] La nave
   *[sled] La slitta
} può andare in { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}.
hint-take = Scegli una delle tessere in offerta.
hint-refresh = Quattro nuove tessere grandi; poi ne prendi una, grande o piccola.
hint-explore = Esplora ciò che è su questa tessera.
hint-find = Prendi ciò che è su questa tessera.
hint-redistribute = Smista i marinai tra nave e slitta.
hint-further = Un’altra azione in questo turno costa un marinaio in più.
hint-home = Entrare in Groenlandia chiude il tuo viaggio{ home-leaves }.

## Perché un’azione attende, in breve

brief-why-home = in Groenlandia
brief-why-sled-aboard = slitta a bordo
brief-why-sled-lost = slitta persa
brief-why-crew = { $ready } di { $price } pronti
brief-why-nothing-on-offer = niente in offerta
brief-why-bag-empty = sacchetto vuoto
brief-why-no-tile-under = non da una freccia
brief-why-no-reserve = riserva vuota
brief-why-fits-nowhere = niente entra qui
brief-why-sled-stuck = nessuna via
brief-why-ship-held = bloccata nel ghiaccio
brief-why-ship-stuck = niente acqua libera
brief-why-crew-greenland = non in Groenlandia
brief-why-no-ground-here = niente terreno qui
brief-why-apart = slitta altrove
brief-why-nothing-to-explore = niente da esplorare
brief-why-nothing-to-find = niente da trovare

## Che cosa minaccia nave e slitta, in breve

brief-warning-sled-lost = persa nel round { $round } ({ $position })
brief-warning-sled-moves = si scioglie nel round { $round } ({ $position })
brief-warning-ship-held = bloccata dal round { $round } ({ $position })
brief-warning-last-call = riparti entro il round { $round } ({ $position })
brief-warning-too-few = troppo pochi a bordo per tornare
brief-warning-too-late = nessun ritorno in tempo

## L’equipaggio

crew-title = Il tuo equipaggio
crew-ready = pronti
crew-resting = a riposo
crew-ship = Nave
crew-sled = Slitta
crew-aboard = a bordo della nave
crew-ship-lost = Nave persa
crew-sled-lost = Slitta persa
crew-count = { $ready } { $ready ->
    [one] pronto
   *[other] pronti
}, { $resting } a riposo
transfer-title = Smista i marinai
transfer-note = Almeno un marinaio cambia veicolo. Chi paga riposa già e può andare anche lui.
transfer-pays = Paga
transfer-ground = Dove scende la slitta
transfer-do = Smista
transfer-none = Sposta almeno un marinaio
transfer-ready-from-ship = Un marinaio pronto dalla nave alla slitta
transfer-ready-from-sled = Un marinaio pronto dalla slitta alla nave
transfer-resting-from-ship = Un marinaio a riposo dalla nave alla slitta
transfer-resting-from-sled = Un marinaio a riposo dalla slitta alla nave

## Sugli schermi piccoli

tabs-label = Parti del tavolo
tab-offer = Tessere
tab-ice = Ghiaccio
tab-standing = Punti
tab-players = Giocatori
tab-actions = Azioni
tab-reserve = Riserva
tab-crew = Marinai
tab-table = Tavolo
strip-look = Mostra il mio veicolo
strip-less = Più piccolo
strip-more = Più grande
strip-fit = Tutta la carta
strip-ice = { $rows ->
    [0] niente ghiaccio
   *[other] ghiaccio: { $rows } righe
}
strip-next = poi { $rows }
drawer-grip = Ingrandisci o riduci il pannello

## I tasti

key-spot = scegli un posto o una tessera; di nuovo per confermare
key-craft = nave o slitta
key-turn = gira la tessera
key-tile = tessera successiva della riserva
key-end = finisci il turno o passa
key-ice = linee del ghiaccio in arrivo
key-zoom = più piccolo, più grande, tutta la carta

## Il primo round guidato

guide-welcome = Navi scomparse, isole ignote e una via verso ovest: hai dieci round per trovare ciò che puoi e tornare in Groenlandia. Terra e mare nascono dagli angoli delle tessere.
guide-pick = Prendi una tessera per cominciare. Una tessera con un simbolo porta un segnalino quando viene posata; chi raggiunge la tessera può prenderlo.
guide-act = Ogni azione costa marinai, raffigurati in parka; un’altra azione nello stesso turno ne costa uno in più. Dalla Groenlandia vai prima su una tessera stampata, poi posa tessere accanto alla nave e prosegui. Quando l’equipaggio è stanco, passa: chi passa per primo comincia il round seguente.
guide-take = Ci sono quattro nuove tessere: prendine una, grande o piccola.
guide-fill = La tua tessera ha chiuso un vuoto. Le tessere piccole lo riempiono gratis, e tu dici se l’angolo aperto è terra o mare.
guide-thaw = Il ghiaccio sotto la slitta si è sciolto: scegli dove va.
