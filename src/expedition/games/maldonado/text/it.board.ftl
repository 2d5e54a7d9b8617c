# Maldonado: che cosa dice il tavolo disegnato, in italiano.

## Il gioco nell’elenco

game-year = 1805
game-minutes = 60 minuti
game-kind = deduzione e un traditore nascosto

## Segnalini, terreni, appunti

token-wood = legno
token-food = cibo
token-flint = selce
token-berries = bacche
token-mushrooms = funghi
token-water = acqua
token-any = a scelta
cell-wood = legno
cell-water = acqua
cell-food = cibo
cell-flint = selce
cell-berries = bacche
cell-mushrooms = funghi
cell-hill = collina
cell-teepee = tepee
cell-bones = ossa
cell-land = sua terra
cell-mountain = montagna
cell-peak = vetta
mark-wood = legno
mark-water = acqua
mark-food = cibo
mark-flint = selce
mark-berries = bacche
mark-mushrooms = funghi
mark-hill = collina
mark-teepee = tepee
mark-bones = ossa
mark-land = terra
mark-mountain = montagna
mark-peak = vetta
mark-or = { $name } o
marks-title = I tuoi appunti su { $space }
marks-note = li vedi solo tu
marks-open = Annota una casella
marks-perhaps = forse
marks-sure = certo
marks-clear = cancella
marks-done = Fatto

## La terra

land-label = La terra
land-left = resta
land-space = { $space }: { $state ->
    [explored] { $terrain }{ $number ->
        [-1] {""}
       *[other] { " " }{ $number }
    }{ $red ->
        [yes] , da qui non si prosegue
       *[no] {""}
    }{ $beast ->
        [alive] , qui c’è { $name }
        [slain] , { $name }, mostro ucciso
       *[none] {""}
    }
    [seen] inesplorata, si sa: { $terrain }
   *[covered] inesplorata
}{ $water ->
    [0] {""}
   *[other] , con acqua sopra
}{ $marked ->
    [yes] , il tuo appunto: { $mark }
   *[no] {""}
}{ $legal ->
    [dear] , si può scegliere usando equipaggiamento o personaggio
    [yes] , si può scegliere
   *[no] {""}
}
track-name = Maldonado
track-says = Forza di Maldonado { $level }: chi arriva a { $level } è salvo
track-save = salvo da { $level }

## Il campo

camp-challenges = Prove del giorno { $day }
camp-sun = un sole ogni turno
camp-passed = superata
camp-failed = fallita
camp-suns = soli: { $count } su { $of }
camp-no-challenges = Se ne scoprono tre quando tutti sono pronti.
camp-pay = paga
camp-fail = o fallisci
camp-payable = si può pagare ora
camp-backpack = Zaino
camp-load = { $tired ->
    [0] { $count } su { $places }
   *[other] pieno · −{ $tired } acqua stanotte
}
camp-store-says = { $count ->
    [0] Lo zaino è vuoto
   *[other] Nello zaino: { $list }
}
camp-empty = zaino vuoto
camp-water = Acqua { $count }
camp-beasts = Mostri
camp-slain = uccisi { $slain } su { $of } · ignoti { $unseen }
camp-dead = ucciso
camp-any-two = 2 condizioni a scelta
camp-no-beasts = Nessuno, per ora. Le ossa portano i mostri, i tepee le carte per ucciderli.
effect-track = fantasma { $sign }{ $count }
effect-exhaust = esaurisci { $count } equip.
effect-exhaust-all = esaurisci tutto l’equip.
effect-ready = ripristina { $count } equip.
effect-ready-all = ripristina tutto l’equip.
effect-clear = libera una casella
effect-look = guarda una carta coperta
effect-none = niente
night-title = Stanotte
night-asks = −{ $count } ai mostri
night-deadly = Così nessuno sopravvive alla notte.
rules-about = { $space }: { $terrain }

## Le leggi della terra

rules-title = Leggi della terra
rule-1 = Legno: uno per riga e colonna, accanto all’acqua
rule-2 = Acqua: accanto al legno
rule-3 = Vetta e montagne: una sola catena
rule-4 = Altri, tranne le terre: mai due per riga o colonna
rule-5 = Due uguali non si toccano (tranne i monti)
rule-6 = Cibo: accanto all’acqua
rule-7 = Selce: accanto a montagna, vetta o collina
rule-8 = Bacche: accanto al legno
rule-9 = Funghi: in diagonale dal legno
rule-10 = Tepee: presso acqua o cibo, mai ossa
rule-11 = Sua terra e ossa: due passi in diagonale
rule-12 = Collina: terre nella sua riga e colonna
rule-13 = Colonna 7: né ossa né montagne

## La squadra

crew-title = La squadra
crew-needed = { $open ->
    [yes] salvarne { $least } su { $of }, { $all } senza traditore · { $level } ciascuno
   *[no] salvarne { $least } su { $of } · { $level } ciascuno
}
crew-seen = visto { $sum }
crew-hidden = coperte { $count }
crew-cell = scoperte: { $up } su { $open ->
    [one] { $open } carta
   *[other] { $open } carte
}, coperte { $down }, ordini { $orders }
crew-turn = carta { $number }
accuse-title = Accuse
accuse-round = { $round ->
    [0] dopo ognuna delle { $of } uccisioni
   *[other] giro { $round } di { $of }
}
accuse-accuses = accusa
accuse-tokens = Segnalini ricevuti
accuse-none = Dopo ogni uccisione tutti accusano qualcuno, nello stesso momento.
accuse-heading = Chi è il traditore?
accuse-how = Prima se ne parla. Tutti scelgono di nascosto; si può riprendere il segnalino finché non hanno scelto tutti.
accuse-nobody = Nessuno
accuse-has = { $count ->
    [0] ancora nessun segnalino
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
accuse-gave = Accusi { $seat }. Annulla lo riprende finché gli altri pensano.
accuse-gave-nobody = Non accusi nessuno. Annulla permette di cambiare finché gli altri pensano.
accuse-who = Chi ha scelto
accuse-thinks = pensa
accuse-given = ha scelto

## Mano ed equipaggiamento

hand-label = La tua mano
hand-of = La mano di { $seat }
hand-peek = Sbircia
hand-count = { $roles ->
    [0] influenza { $influence }
   *[other] influenza { $influence }, ruolo 1
}
hand-slot = Carta { $number }{ $shown ->
    [yes] : { $face }
   *[no] {""}
}
hand-card = { $kind } +{ $value }
hand-or = o −{ $count }
kit-label = Il tuo personaggio e l’equipaggiamento
kit-ready = pronto
kit-spent = esaurito
kit-gone = scartato

## Posti

seats-label = Giocatori
seats-turn = { $seat_is_you ->
    [yes] tocca a te
   *[no] di turno
}
seats-backs = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
bar-day = Giorno { $day }
table-panels = Parti del tavolo
tab-hand = Mano
tab-crew = Squadra
tab-camp = Campo
tab-rules = Leggi
tab-talk = Chat
phone-rest = Per ora niente da fare
phone-drawer = Alza o abbassa il pannello

## Scegliere

past-turn = Tocca a { $seats }
past-choice = { $seats_count ->
    [one] { $seats } sceglie
   *[other] { $seats } scelgono
}
ask-mode = { $what }
pick-spaces = Scegli una casella
pick-spaces-note = tra quelle luminose
pick-tokens = Scegli un segnalino
pick-tokens-note = poi conferma
pick-swap = Scegli lo scambio
pick-swap-note = dai uno, prendi un altro
pick-crew = Scegli una carta squadra
pick-crew-note = tra quelle luminose
pick-laid = Scegli una carta
pick-laid-note = coperta su una carta squadra
pick-slots = Scegli una carta della mano
pick-face = Carta { $slot }: scoperta o coperta?
pick-cards = Scegli una carta
pick-cards-note = poi conferma
pick-seats = Scegli un giocatore
pick-seats-note = di nascosto
pick-kill = Scegli come
pick-kill-note = carta, mostro, due condizioni
sheet-gain = Che cosa ottieni?
sheet-pay = Con che cosa paghi?
sheet-use-kettle = Che cosa metti nel bollitore?
sheet-swap = Scambio al tepee
sheet-use-sacagawea = Scambio
sheet-take = Che cosa prendi per il viaggio?
sheet-exhaust = Quale equipaggiamento esaurire?
sheet-ready = Quale equipaggiamento ripristinare?
swap-give = Dai
swap-get = Prendi
kill-title = Uccidi un mostro
kill-note = Due condizioni di una carta, pagate insieme dalla riserva comune.
kill-button = Uccidi
kill-with = Con
kill-whom = Il mostro
kill-how = Pagando
kill-musket = Moschetto
kill-musket-use = usalo
kill-spare = senza { $kind }
lay-title = Una carta per { $crew }
lay-how = Scegli una delle tue { $slots } carte per numero e come giocarla, o un ordine dal mazzo.
lay-how-open = Scegli una delle tue { $slots } carte che combaci; se non ne hai, un ordine dal mazzo.
lay-face = Come la giochi
lay-up = Scoperta
lay-down = Coperta
lay-order = Un ordine
lay-nothing = Niente: ordini finiti
lay-peek = Sbircia le tue carte e leggerai qui che cosa si può giocare.
lay-refused = non così: sbircia perché
act-back = Indietro
act-explore-mark = il tuo appunto: { $mark }
act-kill = Uccidi { $threat_acc }
act-kill-note = { $kill }: { $cost }{ $musket ->
    [yes] , con il moschetto
   *[no] {""}
}
act-lay = { $face ->
    [up] Gioca la carta { $slot } scoperta
   *[down] Gioca la carta { $slot } coperta
}
act-order = Gioca un ordine
act-nothing = Non giocare nulla
act-discard = Scarta la carta { $slot }
act-keep = Tieni la carta { $slot }
key-walk = muoviti sulla terra
key-mark = annota la casella
key-peek = tieni premuto: vedi le tue carte
key-kill = uccidi un mostro
key-digits = premi i pulsanti della domanda

## Nomi brevi della squadra

crew-short-wood = Gass
    .trade = carpentiere
crew-short-food = Drouillard
    .trade = cacciatore
crew-short-flint = Shields
    .trade = armaiolo
crew-short-berries = Charbonneau
    .trade = cuoco
crew-short-mushrooms = Cruzatte
    .trade = violinista

## Che cosa fa un mostro ogni notte

night-lacks = manca
night-mole-worm = prende 1 acqua ogni notte
night-horned-hare = prende 1 cibo o 1 acqua ogni notte
night-whispering-fog = fantasma +1 ogni notte
night-bone-knight = prende 1 risorsa tranne cibo, o 1 acqua, ogni notte

## L’ultima scena

reveal-kills = Il terzo mostro è morto. Le carte parlano.
reveal-thirst = L’acqua non basta. Tutto è perduto.
reveal-hunger = Non c’è più niente da mangiare. Tutto è perduto.
reveal-need = Bisogna salvarne { $needed }
reveal-saved = salvo
reveal-lost = perduto
reveal-open = non si sa ancora
reveal-so-far = finora
reveal-tokens = Accuse
reveal-kill = Uccisione { $number }
reveal-next-role = Chi era chi?
reveal-next-track = Le accuse indeboliscono Maldonado, o lo nutrono.
reveal-next-card = { $crew }: { $sum } su { $track }, { $left ->
    [one] una carta ancora coperta
   *[other] { $left } carte da scoprire
}.
reveal-won-allies = Gli alleati ne hanno salvati { $count } su 5 e vincono.
reveal-won-traitor = { $count ->
    [0] Nessuno è salvo
    [one] Solo { $count } salvo
   *[other] Solo { $count } salvi
}: vince il traditore.
reveal-won-nobody = { $count ->
    [0] Nessuno è salvo
    [one] Solo { $count } salvo
   *[other] Solo { $count } salvi
}: la terra resta a Maldonado.
reveal-legend = Ogni barra è una carta, in ordine: se combacia aggiunge, se no toglie { $mismatch }, il traditore toglie { $traitor }.
reveal-all = Tutto insieme
reveal-on = Avanti
reveal-turn = Scopri la carta
reveal-count = Al conteggio

## Che cosa mostra un indizio sulla terra

hinted-certain = certo
hinted-safe = sicuro
hinted-title = La catena delle ragioni
hinted-rule = legge { $rule }
hinted-close = Torna alla terra
hinted-legend = Il numero segna le caselle di cui parla ogni ragione.

## Il primo giorno guidato

guide-welcome = Sotto ogni sole c’è un terreno. Le leggi della terra valgono per ogni mappa: leggi la terra prima di metterci piede. { $mode ->
    [allies] Uccidi tre mostri e salva dal fantasma tutti e cinque i membri della squadra.
   *[traitor] Uccidi tre mostri, tieni in vita la squadra e guardati da chi ascolta il fantasma.
}
guide-character = { $seats ->
    [1] Prendi un personaggio, poi l’equipaggiamento.
   *[other] Ognuno prende un personaggio, poi l’equipaggiamento.
} Ciò che è stato usato riposa finché qualcosa non lo rende pronto, di solito il mattino.
guide-gear = Scegli un equipaggiamento adatto al tuo personaggio. Ce n’è uno solo di ciascuno.
guide-turn = Scegli una casella luminosa e conferma. Prima puoi usare ciò che è pronto o uccidere un mostro. Il tasto M, o una pressione lunga, annota su una casella che cosa credi ci sia; premi una casella nota e le sue leggi si accendono.
guide-after = La casella è attivata. Usa ciò che vuoi, poi lascia passare il tempo: il sole va sulla prova in corso.
guide-tool = Il tuo equipaggiamento serve qui: usalo per un segnalino in più, o tienilo per dopo.
guide-swap = Un tepee rivela una carta uccisione, e puoi scambiare un segnalino.
guide-gain = La sua terra rafforza il fantasma, ma ti dà un segnalino a scelta.
guide-clear = Liberare toglie un segnalino senza effetti: utile per le ossa e per l’ultima casella di una riga.
guide-pay-threat = Il mostro vuole subito qualcosa. Non poter pagare è la fine.
guide-challenge = I soli sono completi. Paga dalla riserva comune, o subisci la penalità.
guide-target = Hai ottenuto qualcosa: una carta va alla squadra. Prima a chi, poi quale.
guide-card = { $seats ->
    [1] {""}
   *[other] Sbircia la tua mano.{" "}
}{ $mode ->
    [allies] Gioca scoperta una carta che combacia; se non ne hai, un ordine dal mazzo, che nessuno vede.
   *[traitor] Un alleato gioca una carta che combacia: +1 scoperta, +2 e +3 coperte; se non ne ha, un ordine dal mazzo.
}
guide-accuse = Un mostro è morto. { $seats ->
    [2] Decidete nello stesso momento: accusare l’altro, o nessuno. Ogni errore di un alleato rafforza il fantasma.
   *[other] Tutti indicano qualcuno, nello stesso momento. Ogni segnalino dato al traditore indebolisce il fantasma.
}
guide-keep = Notte: le mani si scartano e si pescano di nuovo. Si chiede a tutti quale carta tenere, perché nessuno si tradisca.
guide-monsters = I mostri vivi prendono la loro parte ogni notte.

## Che cosa dicono i giocatori, e le domande di un indizio

phrase-plus-three = Era un +3.
phrase-order = Non avevo nulla che combaciasse: è un ordine.
phrase-why-there = Perché lì, { $about }?
phrase-row = Finiamo una riga.
phrase-water = Risparmiamo l’acqua.
phrase-food = Serve cibo per la notte.
phrase-trust = Mi fido di { $about }.
phrase-suspect = Sospetto di { $about }.
phrase-suspect-nobody = Non sospetto di nessuno.
accuse-suspicion = Sospetti ora
hint-is-there = C’è un passo sicuro?
hint-where = Dove?
hint-why = Perché?
hint-odds = Quanto è probabile?
hint-marks = Controlla i miei appunti
hint-not-here = Gli indizi non sono per questo posto.
hint-no-marks = Non hai ancora annotato nulla.
hint-maps = { $maps ->
    [one] Una sola mappa è compatibile con ciò che hai visto.
   *[other] { $exact ->
        [yes] { $maps } mappe sono compatibili con ciò che hai visto.
       *[no] Circa { $maps } mappe sono compatibili con ciò che hai visto; le probabilità sono approssimative.
    }
}
hint-maps-many = Le mappe compatibili con ciò che hai visto sono troppe per contarle; le probabilità sono approssimative.
hint-share = { $space }: { $terrains } ({ $percents } su cento).
