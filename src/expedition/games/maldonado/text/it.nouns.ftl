# Maldonado: i nomi del gioco in italiano (segnalini, squadra, carte).

## Segnalini

kind-wood = legno
    .acc = legno
    .times = { $count } segnalini legno
    .times_acc = { $count } segnalini legno
    .gen = di legno
kind-food = cibo
    .acc = cibo
    .times = { $count } segnalini cibo
    .times_acc = { $count } segnalini cibo
    .gen = di cibo
kind-flint = selce
    .acc = una selce
    .times = { $count } selci
    .times_acc = { $count } selci
    .gen = di selce
kind-berries = bacche
    .acc = bacche
    .times = { $count } bacche
    .times_acc = { $count } bacche
    .gen = di bacche
kind-mushrooms = funghi
    .acc = funghi
    .times = { $count } funghi
    .times_acc = { $count } funghi
    .gen = di funghi
kind-water = acqua
    .acc = acqua
    .times = { $count } segnalini acqua
    .times_acc = { $count } segnalini acqua
    .gen = d’acqua
cost-gear = equipaggiamento
    .acc = equipaggiamento
    .times = { $count } equipaggiamenti
    .times_acc = { $count } equipaggiamenti
cost-track = forza +1
    .acc = forza +1

## Terreni, colline con il loro numero

terrain-hill-0 = collina 0
terrain-hill-1 = collina 1
terrain-hill-2 = collina 2
terrain-hill-3 = collina 3
terrain-hill-4 = collina 4
terrain-hill-5 = collina 5
terrain-hill-6 = collina 6
terrain-hill-7 = collina 7
terrain-hill-8 = collina 8

## Squadra

crew-wood = Gass il carpentiere
    .kind = legno
crew-food = Drouillard il cacciatore
    .kind = cibo
crew-flint = Shields l’armaiolo
    .kind = selce
crew-berries = Charbonneau il cuoco
    .kind = bacche
crew-mushrooms = Cruzatte il violinista
    .kind = funghi

## Carte influenza, ordini e ruoli

card-wood-1 = legno +1
card-wood-2 = legno +2
card-wood-3 = legno +3
card-food-1 = cibo +1
card-food-2 = cibo +2
card-food-3 = cibo +3
card-flint-1 = selce +1
card-flint-2 = selce +2
card-flint-3 = selce +3
card-berries-1 = bacche +1
card-berries-2 = bacche +2
card-berries-3 = bacche +3
card-mushrooms-1 = funghi +1
card-mushrooms-2 = funghi +2
card-mushrooms-3 = funghi +3
card-traitor = la carta traditore
card-ally = la carta alleato
card-order-wood = ordine (legno)
card-order-food = ordine (cibo)
card-order-flint = ordine (selce)
card-order-berries = ordine (bacche)
card-order-mushrooms = ordine (funghi)
role-ally = alleato
    .card = al{ "\u00AD" }leato
role-traitor = traditore
    .card = tradi{ "\u00AD" }tore

## Prove

challenge-frozen-night = Notte gelida
    .text = Paga: legno, selce; superata: +1 acqua; fallita: −3 acqua.
challenge-empty-kettles = Pentole vuote
    .text = Paga: cibo, acqua; superata: 1 equipaggiamento ripristinato; fallita: −3 acqua.
challenge-fever = Febbre
    .text = Paga: bacche, un segnalino a scelta; superata: 1 equipaggiamento ripristinato; fallita: −3 acqua.
challenge-cracked-keel = Chiglia spaccata
    .text = Paga: legno; superata: niente; fallita: −2 acqua.
challenge-prairie-storm = Tempesta nella prateria
    .text = Paga: 2 × legno; superata: +1 acqua; fallita: −3 acqua.
challenge-drought = Siccità
    .text = Paga: 2 × acqua; superata: 1 risorsa a scelta; fallita: −3 acqua.
challenge-grizzly = Grizzly
    .text = Paga: selce; superata: +1 cibo; fallita: −2 acqua.
challenge-poison-sumac = Sommacco velenoso
    .text = Paga: funghi, un segnalino a scelta; superata: +1 acqua; fallita: −3 acqua.
challenge-deserters = Disertori
    .text = Paga: cibo, legno; superata: tutto l’equipaggiamento ripristinato; fallita: −2 acqua, tutto l’equipaggiamento esaurito.
challenge-blind-canyon = Canyon cieco
    .text = Paga: selce; superata: liberare 1 casella ovunque; fallita: −2 acqua.
challenge-whisper-in-the-fog = Sussurro nella nebbia
    .text = Paga: bacche, un segnalino a scelta; superata: forza di Maldonado −1; fallita: forza di Maldonado +1, −1 acqua.
challenge-spanish-gold = Oro spagnolo
    .text = Paga: selce; superata: 1 risorsa a scelta; fallita: forza di Maldonado +2.
challenge-seance = Seduta spiritica
    .text = Paga: legno, funghi; superata: liberare 1 casella ovunque; fallita: forza di Maldonado +1, −2 acqua.
challenge-possessed-sentry = Sentinella posseduta
    .text = Paga: cibo, acqua; superata: guardare 1 carta coperta su una carta squadra; fallita: forza di Maldonado +1, −2 acqua.
challenge-conquistadors-banner = Stendardo del conquistador
    .text = Paga: 2 × legno; superata: forza di Maldonado −1; fallita: forza di Maldonado +2.

## Minacce

threat-mole-worm = Verme-talpa
    .acc = il Verme-talpa
    .text = Rivelato: libera fino a 2 caselle accanto. Di notte −1 acqua.
threat-horned-hare = Lepre cornuta
    .acc = la Lepre cornuta
    .text = Rivelata: 1 cibo o 2 segnalini acqua. Di notte prende 1 cibo o 1 acqua.
threat-whispering-fog = Nebbia sussurrante
    .acc = la Nebbia sussurrante
    .text = Rivelata: ognuno scarta 1 carta influenza. Di notte la forza di Maldonado aumenta di 1.
threat-bone-knight = Cavaliere d’ossa
    .acc = il Cavaliere d’ossa
    .text = Rivelato: ognuno esaurisce 1 equipaggiamento pronto. Di notte prende 1 risorsa che non sia cibo, o 1 acqua.

## Carte uccisione: due condizioni su tre

kill-musket-volley = Salva di moschetti
    .text = Due tra: 2 × selce / cibo, acqua / forza di Maldonado +1.
kill-spiked-pit = Fossa di pali
    .text = Due tra: 2 × legno / esaurire 2 equipaggiamenti pronti / forza di Maldonado +1.
kill-poisoned-bait = Esca avvelenata
    .text = Due tra: cibo, funghi / bacche, acqua / forza di Maldonado +1.
kill-ring-of-fire = Cerchio di fuoco
    .text = Due tra: legno, selce / 2 × acqua / forza di Maldonado +1.

## Equipaggiamento

gear-goggles = occhiali protettivi
    .acc = gli occhiali protettivi
    .text = Metti 2 segnalini acqua su una casella inesplorata: chi la esplora li ottiene se è acqua.
gear-waterskin = otre
    .acc = l’otre
    .text = Contiene 2 segnalini dell’acqua iniziale. Lascialo per riaverli; tenuto vale 7 punti.
gear-spyglass = cannocchiale
    .acc = il cannocchiale
    .text = Tutti vedono una casella inesplorata accanto a una esplorata.
gear-axe = ascia
    .acc = l’ascia
    .text = +1 legno quando esplori legno.
gear-snares = lacci
    .acc = i lacci
    .text = +1 cibo quando esplori cibo.
gear-musket = moschetto
    .acc = il moschetto
    .text = Una condizione di uccisione costa 1 segnalino in meno.
gear-kettle = bollitore
    .acc = il bollitore
    .text = 1 risorsa per 1 acqua.
gear-rope = corda
    .acc = la corda
    .text = Esplora da una casella con bordo rosso.
gear-compass = bussola
    .acc = la bussola
    .text = Esplora in diagonale.
gear-canoe = canoa
    .acc = la canoa
    .text = Il segnalino sentiero di questo turno torna nella scatola: il tempo non passa.

## Personaggi, una volta al giorno

character-randolph = Randolph
    .acc = Randolph
    .text = Ripristina fino a 2 equipaggiamenti esauriti del giocatore di Russell. Senza Russell non fa nulla.
character-russell = Russell
    .acc = Russell
    .text = Ripristina fino a 2 equipaggiamenti esauriti del giocatore di Randolph. Senza Randolph non fa nulla.
character-lewis = Lewis
    .acc = Lewis
    .text = Il segnalino sentiero di questo turno torna nella scatola: il tempo non passa.
character-clark = Clark
    .acc = Clark
    .text = Guarda da solo una casella inesplorata nella riga o colonna di una esplorata.
character-sacagawea = Sacagawea
    .acc = Sacagawea
    .text = Uno scambio come al tepee.
character-york = York
    .acc = York
    .text = Esplora da un bordo rosso, o niente fatica la prossima notte.
