# Passaggio a Nord-Ovest: la pagina delle regole in italiano. I numeri vengono dalla scatola.

rulebook-title = Come si gioca
rulebook-contents = Indice
rulebook-lead = Tre minuti per l’idea, un quarto d’ora per tutto il gioco. Il tavolo conta per te: ogni azione mostra il prezzo, ogni tessera i suoi posti, ogni pericolo in tempo.

## L’idea

rulebook-idea = L’idea
rulebook-idea-search = Le navi di sir John Franklin non sono tornate. Guidi una delle spedizioni partite in cerca di loro e, strada facendo, vuoi trovare ciò che cercava lui stesso: il Passaggio a Nord-Ovest.
rulebook-idea-chart = Disegni la carta strada facendo. Tessere di terra e mare vengono posate accanto alla nave o alla slitta; ciò che mostrano si può esplorare, e chi completa la costa di un’isola la riporta sulla carta.
rulebook-idea-season = Hai { $rounds } round. Il sole si sposta, e il ghiaccio con lui: le navi restano bloccate, le slitte passano dove prima c’era acqua, e un giorno il ghiaccio si scioglie sotto di loro.
rulebook-idea-win = Vince chi ha più punti; ma chi alla fine non è tornato in Groenlandia perde nave ed equipaggio.

## Che cosa c’è sul tavolo

rulebook-things = Che cosa c’è sul tavolo
rulebook-things-chart = { $columns } colonne e { $rows } righe. Più si va a ovest, più vale un ritrovamento: da ×{ $zone-east } a est fino a ×{ $zone-west } a ovest. Due frecce portano fuori dalla carta: la Groenlandia a est, il Passaggio a Nord-Ovest a ovest.
    .lead = La carta
rulebook-things-large = { $large-tiles } tessere di due caselle. Ogni angolo è terra o mare. Alcune portano un simbolo: quando si posano, vi si mette il segnalino corrispondente. { $display } sono scoperte, le altre nel sacchetto.
    .lead = Tessere grandi
rulebook-things-small = { $small-tiles } tessere di una casella, tutte scoperte. Si prendono come le grandi, e chiudono i vuoti.
    .lead = Tessere piccole
rulebook-things-tokens = Inuit e cairn si trovano, le tracce di Franklin e gli stretti si esplorano, le mappe vengono dalle isole.
    .lead = Segnalini
rulebook-things-vehicles = Ognuno ha una nave per l’acqua libera e una slitta per terra e ghiaccio. All’inizio la slitta è a bordo.
    .lead = Nave e slitta
rulebook-things-crew = { $crew } marinai a testa. In piedi sono pronti; chi ha lavorato si siede e riposa fino al round seguente.
    .lead = Equipaggio
rulebook-large-caption = tessere grandi, due di quelle con simbolo
rulebook-small-caption = le sei tessere piccole
rulebook-vehicles-caption = nave e slitta
rulebook-crew-caption = tre pronti, due a riposo

## Il sole

rulebook-sun = Il sole e il ghiaccio
rulebook-sun-arc = Nel primo round il sole è in { $first }; dopo ogni round avanza di un passo sul suo arco, da destra a sinistra; dopo l’ultima posizione torna alla prima.
rulebook-sun-frozen = Ogni posizione ghiaccia righe della carta, contate da nord. In { $open } niente è ghiacciato, in pieno inverno lo sono le prime { $most-rows } righe. Una casella è ghiacciata quando lo è la sua riga; una tessera in verticale può essere ghiacciata a metà.
rulebook-sun-round = Round
rulebook-sun-position = Sole
rulebook-sun-rows = Righe ghiacciate

## Preparazione

rulebook-setup = Preparazione
rulebook-setup-start = Tutte le navi stanno sulla freccia della Groenlandia, con le slitte e tutti i { $crew } marinai a bordo, pronti.
rulebook-setup-tiles = Si scoprono { $display } tessere grandi; due tessere con un cairn ciascuna sono stampate accanto alla Groenlandia.
rulebook-setup-order = L’ordine di turno si tira a sorte.
rulebook-setup-pick = Dall’ultimo al primo, ognuno prende gratis una delle tessere grandi nella riserva. Viene subito sostituita.
rulebook-arrows-caption = Segnalini alle frecce
rulebook-arrows-players = Giocatori

## Un round

rulebook-round = Un round
rulebook-round-turns = Si gioca a turno finché tutti hanno passato. Nel tuo turno fai un’azione o passi; dopo un’azione puoi farne altre o finire il turno.
rulebook-round-several = I marinai che lavorano si siedono. Quando tutti hanno passato, il sole avanza, tutti i marinai sono di nuovo pronti, e l’ordine in cui si è passato diventa l’ordine di turno.
rulebook-round-price = La prima azione di un turno si paga al suo prezzo, ogni altra { $further } in più: due movimenti in un turno costano { $two-moves } marinai, tre { $three-moves }.
rulebook-round-vehicle = Un’azione è pagata da un solo veicolo, nave o slitta, con i propri marinai pronti, e si svolge dove il veicolo si trova. Il supplemento è lo stesso per ogni azione del turno dopo la prima, qualunque sia il veicolo.
rulebook-round-home = Chi è tornato in Groenlandia non gioca più.

## Le azioni

rulebook-actions = Le azioni
rulebook-prices-caption = Quanto costano le azioni
rulebook-prices-action = Azione
rulebook-prices-first = prima
rulebook-prices-further = altra
rulebook-take = Prendi una tessera, o rinnova
rulebook-take-tile = Prendi: una tessera grande scoperta, o una piccola della scorta, va nella tua riserva, visibile a tutti e senza limiti. Una grande viene subito sostituita.
rulebook-take-refresh = Rinnova: le { $display } tessere grandi si cambiano con altre del sacchetto; poi devi prenderne una, grande o piccola. Con il sacchetto vuoto è vietato.
rulebook-place = Posa una tessera
rulebook-place-where = Una tessera della riserva si posa su caselle libere, girata e capovolta a piacere. Deve avere un lato in comune con la tessera su cui sta il veicolo che agisce. Una freccia non è una tessera: dalla Groenlandia vai prima su una stampata.
rulebook-place-corners = Tutte le tessere attorno a un angolo combaciano: terra per tutte, o mare per tutte.
rulebook-place-route = Una rotta dalla Groenlandia al Passaggio a Nord-Ovest deve restare possibile. Le caselle ancora libere valgono come mare aperto, e il ghiaccio non conta.
rulebook-place-token = Se la tessera ha un simbolo, vi si mette subito il segnalino, per chi verrà.
rulebook-example-fits = Va bene: tutti gli angoli combaciano.
rulebook-example-clash = Non va: l’angolo cerchiato sarebbe insieme terra e mare.
rulebook-holes = I vuoti
rulebook-holes-fill = Se la tua tessera chiude caselle libere che non arrivano al bordo del tabellone, esse vengono subito riempite con tessere piccole della scorta, gratis.
rulebook-holes-corner = Dove un angolo è ancora aperto, dici tu se è terra o mare; se solo uno dei due lascia aperta la rotta e ha la sua tessera nella scorta, viene posato senza chiedere, e se nessuno dei due va bene è mare. Se la tessera piccola necessaria è finita, la sostituisce una qualsiasi.
rulebook-islands = Le isole
rulebook-islands-what = Una terra diventa un’isola quando tutte le caselle attorno sono coperte e si estende su almeno { $island-least } tessere. Chi la completa prende una mappa e { $island-tile ->
    [one] { $island-tile } punto
   *[other] { $island-tile } punti
} per ognuna delle sue tessere.
rulebook-islands-short = Finite le mappe, le isole portano ancora i loro punti. La carta mostra dove una tessera chiuderebbe un’isola, e quanto porterebbe.
rulebook-example-island = La tessera dorata chiude un’isola di { $tiles } tessere.
rulebook-move = Muovi
rulebook-move-ship = Un passo verso una tessera vicina, attraverso un lato con mare ad almeno un’estremità, se nessuna delle due caselle è ghiacciata. Una nave sta su tutta la tessera e usa tutta la sua acqua libera.
    .lead = La nave
rulebook-move-sled = Un passo sul ghiaccio, o attraverso un lato con terra ad almeno un’estremità, se quella terra è il terreno su cui sta. Una slitta sta su un solo terreno: una casella ghiacciata, o una terra della tessera.
    .lead = La slitta
rulebook-move-share = Non si passa da un angolo. Su una tessera stanno quanti veicoli si vuole.
rulebook-crew = Smista i marinai
rulebook-crew-transfer = Se nave e slitta sono sulla stessa tessera, i marinai possono passare dall’una all’altra, pronti o a riposo, compreso chi paga. Almeno uno deve farlo.
rulebook-crew-launch = Una slitta scende dalla nave con almeno un marinaio, su terra o ghiaccio della tessera della nave, o al Passaggio a Nord-Ovest se la nave è lì. Una slitta lasciata da tutti torna a bordo. In Groenlandia non si smistano i marinai.
rulebook-finds = Esplora e trova
rulebook-finds-explore = Esplora: prendi il segnalino Franklin o stretto sulla tessera del veicolo.
rulebook-finds-find = Trova: prendi il segnalino Inuit o cairn sulla tessera del veicolo.
rulebook-finds-zone = Franklin e stretti portano { $explored ->
    [one] { $explored } punto
   *[other] { $explored } punti
}, Inuit e cairn { $found ->
    [one] { $found } punto
   *[other] { $found } punti
}, per la zona in cui sta il segnalino: fino a { $best-find } per un ritrovamento.
rulebook-pass = Passa
rulebook-pass-first = Si passa solo invece di agire. Tutto l’equipaggio riposa, e aspetti il round seguente; chi passa per primo vi gioca per primo.
rulebook-pass-tired = Chi comincia il turno senza marinai pronti deve passare.

## Il ghiaccio

rulebook-ice = Gelo e disgelo
rulebook-ice-step = Alla fine di un round il sole avanza di un passo, e il ghiaccio lo segue.
rulebook-example-ice = Sopra la linea è tutto ghiaccio: la nave blu è bloccata, la sua slitta cammina. La nave arancione è andata nella metà aperta della sua tessera, la slitta verde sta a terra.
rulebook-ice-ship = Una nave la cui tessera è tagliata va nella metà aperta, se c’è acqua. Nel ghiaccio è bloccata: può fare tutto tranne muoversi.
    .lead = Navi
rulebook-ice-sled = Una slitta che ha ancora terreno sotto di sé resta dov’è. Se il ghiaccio sotto di lei è diventato acqua, la metti su una terra o un ghiaccio a tua scelta della sua tessera.
    .lead = Slitte
rulebook-ice-lost = Se non ce n’è, slitta e marinai sono persi per il resto della partita. Il tavolo avverte nei round precedenti.

## Le frecce

rulebook-arrows = Le due frecce
rulebook-arrows-passage = Il tuo primo veicolo che vi arriva prende il segnalino più alto rimasto e i suoi punti. La partita continua: ora bisogna tornare.
    .lead = Passaggio a Nord-Ovest
rulebook-arrows-greenland = Il tuo primo veicolo che torna prende il segnalino più alto rimasto e i suoi punti. Sei a casa e non giochi più; l’altro veicolo, se non è a bordo, è perso con i suoi marinai.
    .lead = Groenlandia
rulebook-arrows-space = Un passo verso una freccia o da essa vale come uno verso la casella accanto: in nave se non è ghiacciata, in slitta sul suo ghiaccio o sulla sua terra. Una freccia accoglie tutti, non gela e non si scioglie; da essa non si posano tessere.

## La fine

rulebook-end = La fine
rulebook-end-when = La partita finisce dopo il round { $rounds }, o appena tutti sono a casa.
rulebook-end-home = Ciò che allora non sta in Groenlandia è perso: −{ $lost-crewman } per marinaio, −{ $lost-ship } per la nave.
rulebook-end-majorities = Chi ha più segnalini Franklin, stretti o mappe fa punti, e anche chi segue; chi non ne ha nessuno non ha posto.
rulebook-majorities-caption = Punti per i posti
rulebook-majorities-kind = Più
rulebook-majorities-place = { $place }º
rulebook-end-ties = A pari merito tutti prendono il più basso dei posti che occupano.
rulebook-end-sets = Una serie di tutti e cinque i tipi porta altri { $set } punti.
rulebook-end-lost = Anche i marinai persi per strada contano contro di te.
rulebook-end-winner = Vince chi ha più punti. A pari merito, chi è tornato per primo; se nessuno è tornato, la vittoria è condivisa.

## Varianti e questo tavolo

rulebook-options = Varianti
rulebook-options-shared = Chi è a pari merito si divide in parti uguali i punti dei suoi posti, arrotondati per difetto.
    .lead = Posti divisi
rulebook-options-passage = Un segnalino della Groenlandia solo per chi ne ha uno del Passaggio.
    .lead = Prima il Passaggio
rulebook-options-alone = Le stesse regole contro il tuo record: niente maggioranze, segnalini come per il minor numero di giocatori.
    .lead = In solitario
rulebook-table = A questo tavolo
rulebook-table-chart = La rotella, due dita e i tasti + e − cambiano la scala della carta, il trascinamento e le frecce la spostano. Scegli un veicolo, un’azione e un posto che brilla, poi conferma; prima non si paga nulla.
rulebook-table-warnings = Le linee tratteggiate mostrano dove finirà il ghiaccio. Accanto all’equipaggio, note avvertono di navi che resteranno bloccate, slitte che perderanno il terreno e dell’ultimo round per tornare.
rulebook-table-undo = Si può annullare finché nessuna tessera nuova è stata pescata. Il tasto ? mostra i tasti; premi ciò che è spento per sapere perché.
