# Congo: la pagina delle regole in italiano. I suoi numeri vengono dalla scatola.

rulebook-title = Come si gioca
rulebook-contents = Indice
rulebook-lead = Due minuti per l’idea, dieci per tutto il gioco. I conti li fa il tavolo: ogni carta che hai in mano mostra quanto vale qui e ora.

## L’idea

rulebook-idea = L’idea
rulebook-idea-journey = È il 1884. Una nave a vapore risale il Congo fino a { $last-stop } e a ogni scalo una stazione aspetta il suo capo. Ognuno di voi viaggia con esploratori, antropologi, dottori, missionari e ufficiali di una decina di nazioni.
rulebook-idea-contest = A ogni scalo tutti offrono in segreto un personaggio. Le offerte si rivelano insieme; poi, a turno, ciascuno può rafforzare il proprio personaggio con gli aiutanti. Il totale più alto conquista la stazione e ottiene i punti dello scalo.
rulebook-idea-cards = A ogni scalo peschi solo un personaggio e un aiutante: non puoi essere forte dappertutto. Scegli dove puntare, dove bluffare e dove liberarti di una carta debole.
rulebook-idea-win = Quando la nave lascia { $last-stop }, vince chi ha più punti.

## Sul tavolo

rulebook-things = Che cosa c’è sul tavolo
rulebook-things-stops = Lungo il fiume ci sono { $stops } scali. Ognuno vale dei punti; alcuni danno qualcosa in più.
    .lead = Il fiume
rulebook-things-stations = Ogni scalo nasconde una stazione: caserma, ospedale, chiesa, villaggio o giungla. I tasselli sono { $station-tiles }, più degli scali: degli ultimi nessuno può essere sicuro.
    .lead = Tasselli stazione
rulebook-things-flags = Accanto a ogni scalo sventola la bandiera di una delle quattro potenze: Gran Bretagna, Belgio, Francia o Germania. Tutte le bandiere si vedono fin dall’inizio.
    .lead = Bandiere
rulebook-things-characters = { $characters } viaggiatori che possono diventare capi di una stazione. { $belligerents } vengono dalle quattro potenze e hanno una sola professione. Gli altri { $neutrals } sono i non belligeranti: vengono da altre sette nazioni e hanno due professioni.
    .lead = Personaggi
rulebook-things-auxiliaries = { $auxiliaries } carte che rafforzano un personaggio. Cinque tipi servono una professione ciascuno; l’interprete e il servitore hanno regole proprie.
    .lead = Aiutanti
rulebook-things-specials = { $specials } carte che scompigliano le regole, una copia ciascuna. In un round se ne gioca una sola.
    .lead = Carte speciali
rulebook-things-hippos = { $hippo-tiles } tasselli di valore da { $hippo-low } a { $hippo-high } che risolvono le parità. Alla fine non valgono nulla.
    .lead = Tasselli ippopotamo
rulebook-things-die = Un dado a { $die } facce. Si tira da solo, sotto gli occhi di tutti, quando le regole lo richiedono.
    .lead = Il dado

rulebook-card-caption = Un personaggio: la bandiera dice da dove viene, il numero quanto vale a questo scalo.
rulebook-neutral-caption = Un non belligerante ha due professioni; conta la migliore.
rulebook-auxiliary-caption = Un aiutante: quanto aggiunge e chi serve.
rulebook-special-caption = Una carta speciale: il nome dice già tutto.
rulebook-hippo-caption = Un tassello ippopotamo con il suo valore.

rulebook-river-table = Gli scali del fiume
rulebook-river-stop = Scalo
rulebook-river-points = Punti
rulebook-river-bonus = Bonus
rulebook-river-hippos = { $count ->
    [one] { $count } tassello ippopotamo
   *[other] { $count } tasselli ippopotamo
}
rulebook-river-special = carta speciale
rulebook-river-note = I tasselli ippopotamo vanno a chi conquista la stazione. La carta speciale va a chi è ultimo nei punti quando la nave arriva.

## Preparazione

rulebook-setup = Preparazione
rulebook-setup-deal = Ognuno riceve { $dealt-characters } personaggi, { $dealt-auxiliaries } aiutanti, alcune carte speciali e { $dealt-hippos ->
    [one] { $dealt-hippos } tassello ippopotamo
   *[other] { $dealt-hippos } tasselli ippopotamo
}. Quante carte speciali, e quali carte restano nella scatola, dipende dal numero di giocatori.
rulebook-setup-river = Su ogni scalo del viaggio si mette un tassello stazione coperto, e accanto una bandiera scoperta. I tasselli e le bandiere avanzati tornano nella scatola; quei tasselli non li vede nessuno. Gli scali a valle della partenza non si usano.
rulebook-setup-first = Il primo giocatore del primo round è estratto a sorte. Tutti partono da 0 punti.
rulebook-setup-players = { $players ->
    [one] giocatore
   *[other] giocatori
}
rulebook-setup-specials = Carte speciali a testa
rulebook-setup-without = Carte speciali escluse
rulebook-setup-neutrals = Non belligeranti tolti
rulebook-setup-start = La nave parte da
rulebook-setup-neutrals-note = I non belligeranti da togliere si scelgono a caso, e nessuno vede quali.

## Che cosa possono sapere tutti

rulebook-known = Che cosa possono sapere tutti
rulebook-known-hands = Le tue carte e i valori dei tuoi tasselli ippopotamo li vedi solo tu. Quanti personaggi, aiutanti, carte speciali e tasselli ha ciascuno lo sanno tutti; gli scarti sono scoperti, e così i personaggi usciti dal gioco.
rulebook-known-seen = Un personaggio che tutti hanno visto e che è tornato in una mano resta in un elenco visibile a tutti, finché non viene rivelato come offerta o scartato. Così nessuno guadagna dalla buona memoria.
rulebook-known-asking = Una domanda non tradisce nulla. A chi ha carte speciali si chiede anche se qui nessuna va bene, e a chi è ancora nei rilanci anche se non ha l’aiutante giusto.

## Un round

rulebook-round = Un round
rulebook-round-overview = Ogni scalo è un round in quattro fasi. La terza, la contesa, ha cinque passi.
rulebook-round-a = Si rivela la stazione.
rulebook-round-b = Tutti pescano.
rulebook-round-c = La contesa: offerta, carta speciale, rivelazione, rilanci, conquista.
rulebook-round-d = La nave riparte.

rulebook-station = La stazione
rulebook-station-reveal = Si scopre il tassello stazione di questo scalo.
rulebook-station-flag = In una giungla, e in un villaggio a uno scalo da { $wild } punti, nessuna potenza straniera ha voce in capitolo: la bandiera esce dal gioco.
rulebook-station-language = Se la bandiera che resta è belga, il dado decide subito che lingua si parla qui: fiammingo con un numero dispari, francese con uno pari.

rulebook-draw = La pesca
rulebook-draw-cards = Dal primo giocatore in poi, ognuno pesca un personaggio e un aiutante. Non c’è limite alle carte in mano.
rulebook-draw-special = A { $help-stops } chi, da solo, ha meno punti pesca anche una carta speciale. Se più giocatori sono ultimi a pari merito, non la pesca nessuno.
rulebook-draw-piles = Un mazzo esaurito si rifà con i suoi scarti nel momento in cui qualcuno deve pescare; le carte impegnate nella contesa non vi rientrano. Se non ci sono nemmeno scarti, non si pesca nulla. Quando un mazzo si rifà, tutti lo vengono a sapere.

rulebook-bid = L’offerta
rulebook-bid-secret = Tutti scelgono un personaggio dalla mano, in segreto e nello stesso momento. Si deve offrire, e un’offerta fatta non si riprende. (Chi non avesse più personaggi salta il round, ma può ancora giocare una carta speciale.)

rulebook-special = La carta speciale
rulebook-special-lap = Dal primo giocatore, in senso orario, ognuno può giocare una carta speciale o rinunciare. Appena ne viene giocata una, in questo round nessun altro può giocarne. Il giro è uno solo: a chi ha rinunciato non si chiede più.
rulebook-special-where = Una carta si gioca solo dove è scritto. Se qui è permessa, puoi giocarla anche quando non avrà effetto, solo per impedire agli altri di giocare la loro.
rulebook-special-named = «{ $special }»
rulebook-special-once = Finché le offerte sono coperte agiscono: { $at-once }.
rulebook-special-after = Rivelate le offerte agiscono: { $after-reveal }. E chi ha pescato un personaggio con «{ special-colonial }» ora può scambiarlo con la sua offerta.
rulebook-special-late = Le altre contano più avanti nel round: { $lasting }.

rulebook-reveal = La rivelazione
rulebook-reveal-order = Tutte le offerte si scoprono insieme. Poi agisce la carta speciale, se aspettava la rivelazione. Solo allora i personaggi ancora in gara tirano il dado, se devono, a partire da quello del primo giocatore, e si fissano i loro valori.
rulebook-reveal-base = Valore base = punti della professione in questa stazione, meno la rivalità con la bandiera. Può essere zero o anche meno.
rulebook-reveal-profession = Ogni professione ha un suo valore in ogni stazione. Un non belligerante usa la migliore delle due.
    .lead = Professione
rulebook-reveal-flag = Le potenze non amano la bandiera altrui: il personaggio di una potenza rivale perde punti. Sotto la propria bandiera, o senza bandiera, non perde nulla. Il Belgio non ha rivali.
    .lead = Bandiera
rulebook-reveal-sympathy = A uno scalo con bandiera un non belligerante tira il dado per sapere con quale potenza si schiera: { $sympathies }. Perde allora quanto perderebbe un personaggio di quella potenza; nient’altro cambia. Senza bandiera non tira.
    .lead = Non belligeranti
rulebook-reveal-belgians = Sotto una bandiera belga o francese un belga tira il dado per la sua lingua: fiammingo con un numero dispari, francese con uno pari. Il valore non cambia, ma conta per l’interprete.
    .lead = Belgi
rulebook-sympathy = { $roll } { $nation }
rulebook-worth-table = Valore di ogni professione in ogni stazione
rulebook-worth-profession = Professione
rulebook-rivalry-table = Quanto perde un personaggio sotto una bandiera rivale
rulebook-rivalry-character = Personaggio
rulebook-reveal-examples = Un missionario in un ospedale vale { $missionary-in-hospital }. Un dottore francese in un ospedale con bandiera britannica vale { $doctor-in-hospital } − { $french-loss } = { $french-doctor }.

rulebook-raise = I rilanci
rulebook-raise-turns = In senso orario dal primo giocatore, ognuno a turno aggiunge uno o più aiutanti scoperti al proprio personaggio, oppure passa. Chi non ha più un personaggio in gara viene saltato.
rulebook-raise-worth = Ogni aiutante aggiunge { $lift } { $lift_number ->
    [one] punto
   *[other] punti
}, il servitore { $servant-lift }.
rulebook-raise-serves = Vanno solo su un personaggio della professione che servono, quanti ne vuoi. Un non belligerante accetta quelli di entrambe le sue professioni.
    .lead = Aiutanti di una professione
rulebook-raise-interpreter = Va su un personaggio che non parla la lingua della stazione, e uno solo per personaggio.
    .lead = Interprete
rulebook-raise-servant = Va su qualsiasi personaggio, ma in un round tutti insieme ne giocate uno solo. Chi prima arriva lo gioca.
    .lead = Servitore
rulebook-raise-pairs = Chi serve chi
rulebook-raise-anyone = tutti
rulebook-raise-foreign = chi parla un’altra lingua

rulebook-languages = Lingue e interpreti
rulebook-languages-lead = Chi parla la lingua della stazione non riceve un interprete; tutti gli altri possono averlo. Per un non belligerante qui conta la sua nazione, non le sue simpatie.
rulebook-languages-table = Chi parla la lingua
rulebook-languages-flag = Bandiera
rulebook-languages-language = Lingua
rulebook-languages-none = Niente interprete per
rulebook-languages-gb = britannici e americani
rulebook-languages-de = tedeschi e austriaci
rulebook-languages-fr = francesi, e belgi che parlano francese
rulebook-languages-flemish = olandesi, e belgi che parlano fiammingo
rulebook-languages-french = francesi, e belgi che parlano francese
rulebook-languages-no-flag = Senza bandiera non c’è una lingua straniera da tradurre, e non si possono giocare interpreti.

rulebook-passing = Passare, aspettare, uscire
rulebook-passing-behind = Sei fuori dai rilanci per questo round. Il tuo totale resta.
    .lead = Passi sotto il totale più alto
rulebook-passing-alone = Aspetti, tutte le volte che vuoi.
    .lead = Passi e sei in testa da solo
rulebook-passing-tied = La prima volta aspetti, la seconda sei fuori. Aggiungere una carta ti ridà l’attesa, e un’attesa fatta mentre eri in testa da solo non conta.
    .lead = Passi e sei in testa a pari merito
rulebook-passing-top = Il totale più alto si misura su tutti i personaggi in gara, anche di chi è fuori. Ciò che aggiungi non deve per forza raggiungerlo, e anche chi è in testa può aggiungere.
rulebook-passing-end = I rilanci finiscono quando non resta nessuno, quando resta solo chi è in testa da solo, o quando tutti quelli rimasti hanno passato dopo l’ultima carta (o dall’inizio, se non ce ne sono state).

rulebook-control = La conquista
rulebook-control-highest = Il totale più alto conquista la stazione, anche se è zero o meno. Se dopo la rivelazione resta un solo personaggio, la conquista senza rilanci; se non ne resta nessuno, non la conquista nessuno.
rulebook-control-winner = Chi conquista la stazione ottiene i punti dello scalo, prende { $hippo-gain } tasselli ippopotamo a { $hippo-stops }, ed è primo giocatore nel round seguente. Se nessuno la conquista, il primo giocatore non cambia.
rulebook-control-cleanup = Tutte le carte giocate vanno nei rispettivi scarti, anche la carta speciale. Un non belligerante usato no: esce dal gioco per sempre.

rulebook-tie = Parità: decidono gli ippopotami
rulebook-tie-who = Tutti i giocatori alla pari con il totale più alto se la giocano con i tasselli ippopotamo, anche chi era uscito dai rilanci.
rulebook-tie-secret = Ognuno di loro che ha tasselli deve impegnarne almeno uno, in segreto e nello stesso momento. Chi non ne ha conta 0. I tasselli si scoprono, e la somma più alta conquista la stazione.
rulebook-tie-more = Se c’è ancora parità, continua solo chi ha la somma più alta. Dal primo giocatore in poi, ciascuno può aggiungere altri tasselli scoperti, quanti ne vuole, o rinunciare. Rinunciare non elimina nessuno. Si gira finché tutti rinunciano di fila.
rulebook-tie-shared = Se a quel punto più giocatori hanno la somma più alta, ciascuno di loro ottiene { $tie-points } { $tie-points_number ->
    [one] punto
   *[other] punti
} e nessuno controlla la stazione.
rulebook-tie-discard = Tutti i tasselli usati si scartano, anche quelli di chi perde.

rulebook-boat = La nave riparte
rulebook-boat-next = La nave raggiunge lo scalo successivo, dove comincia un nuovo round. Quando lascia { $last-stop }, la partita è finita.

## Un esempio

rulebook-example = Un esempio
rulebook-example-where = La nave è a { $stop }, scalo da { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $station }, { $flag }. { $first } comincia, e nessuno gioca carte speciali.
rulebook-example-name-1 = Ada
rulebook-example-name-2 = Bruno
rulebook-example-name-3 = Carla
rulebook-example-bids = Si rivelano le offerte
rulebook-example-lap-1 = Primo giro
rulebook-example-lap-1-note = { $first } è in testa da sola e aspetta di vedere che cosa fanno gli altri. { $third } non ha suore per il suo missionario, ma un tedesco in una stazione britannica può avere un interprete.
rulebook-example-lap-2 = Secondo giro
rulebook-example-lap-2-note = Erano tutti pari. { $first } e { $second } vanno avanti; { $third } non ha più nulla da aggiungere, passa da dietro ed è fuori.
rulebook-example-lap-3 = Terzo giro
rulebook-example-lap-3-note = { $first } ha un servitore. Anche { $second } ne ha uno, ma l’unico servitore di questo round è già sul tavolo. Resta solo chi è in testa: i rilanci sono finiti.
rulebook-example-result = L’esito

## Le carte speciali, una per una

rulebook-specials = Le carte speciali
rulebook-specials-lead = Di ogni carta c’è una sola copia. Sotto il nome è scritto dove si può giocare.
rulebook-specials-neutral = Contro il gorilla e il guerriero un non belligerante combatte con la professione che gli conviene; l’una o l’altra fa di lui un esploratore per l’okapi o un dottore contro la malaria.
rulebook-specials-gone = Un non belligerante offerto e poi ucciso, punto o andato a caccia esce dal gioco; se torna in mano, vi resta.

rulebook-special-gorilla = Rivelate le offerte, scegli quale personaggio avversario attacca. Dottori e missionari muoiono subito. Esploratori, ufficiali e antropologi tirano: con { $gorilla-kills } o meno muoiono, con di più muore il gorilla. Finché vive e ci sono personaggi avversari, devi indicare il prossimo. Quando non ce ne sono più si volta verso il tuo: combatti con la stessa regola o fuggi. Se fuggi, il personaggio torna in mano e nessuno ottiene i punti dello scalo. I personaggi ancora in gara passano ai rilanci.
rulebook-special-warrior = Rivelate le offerte, scegli un personaggio avversario. Esploratori e ufficiali muoiono con { $warrior-low } o meno; dottori, missionari e antropologi con { $warrior-high } o meno; con di più muore il guerriero. Se sopravvive, il tuo personaggio deve affrontarlo subito dopo, con la stessa regola. Non attacca nessun altro; i personaggi ancora in gara passano ai rilanci.
rulebook-special-okapi = La tua offerta deve essere un esploratore. Viene subito rivelata e scartata: vai a caccia e ottieni { $okapi-points } { $okapi-points_number ->
    [one] punto
   *[other] punti
}. Per te il round è finito; gli altri si contendono la stazione come sempre.
rulebook-special-malaria = Rivelate le offerte, tira chiunque abbia un personaggio, te compreso. Il più basso viene punto e scartato; chi è pari nel più basso tira di nuovo, finché ne resta uno solo. Un dottore punto tira ancora una volta: con { $cured } guarisce e resta, e nessuno viene punto al suo posto.
rulebook-special-tam-tam = Tutte le offerte tornano in mano prima che qualcuno le veda. Nessuno controlla la stazione e la nave riparte.
rulebook-special-friendly-meeting = Se qualcuno conquista la stazione, i personaggi di tutti gli altri tornano in mano invece di essere scartati. Il personaggio del vincitore e gli aiutanti di tutti si scartano come sempre. Una parità non risolta annulla la carta.
rulebook-special-explored-region = Guardi un tassello stazione ancora coperto. Tutti sanno a quale scalo; che cosa hai visto lo sai solo tu. Un tassello si può guardare anche due volte.
rulebook-special-damaged-boiler = Tutti gli altri giocatori scelgono un personaggio dalla mano, in segreto e nello stesso momento; l’offerta non fa parte della mano. Le carte scelte si scartano insieme, scoperte. Qui anche un non belligerante va negli scarti, perché non è stato usato.
rulebook-special-man-overboard = Rivelate le offerte, puoi indicare un avversario che ha aiutanti in mano, o nessuno. Il caso ne prende uno, che viene mostrato e scartato prima dei rilanci. Puoi indicare anche un avversario che non ha più un personaggio in gara.
rulebook-special-only-nationals = Rivelate le offerte, ogni personaggio di nazione diversa da quella della bandiera torna in mano, anche il tuo. Quei giocatori sono fuori dal round. Le simpatie non contano: tutti i non belligeranti tornano a casa.
rulebook-special-no-auxiliaries = In questo round nessuno aggiunge aiutanti: decidono i valori base.
rulebook-special-arab-trader = Se conquisti la stazione ottieni { $trader-points } { $trader-points_number ->
    [one] punto
   *[other] punti
} in più, anche se la vinci con i tasselli ippopotamo. Una parità non risolta non dà nulla in più.
rulebook-special-hippo-attack = Tutte le offerte tornano in mano prima che qualcuno le veda. Dal primo giocatore in poi, ognuno scopre il primo personaggio del mazzo: è la sua nuova offerta. Il round prosegue con la rivelazione.
rulebook-special-colonial = Peschi un personaggio o un aiutante; tutti vedono da quale mazzo, nessuno quale carta. Un tipo di cui non resta nulla non si può scegliere. Il personaggio pescato, e solo quello, può sostituire la tua offerta dopo la rivelazione; la vecchia offerta torna allora in mano, e tutti sanno che ce l’hai. Se non scambi, la carta resta segreta. Un aiutante pescato si può usare già in questo round.
rulebook-special-witch-doctor = In questo round il personaggio di ogni avversario vale { $witch-loss } { $witch-loss_number ->
    [one] punto
   *[other] punti
} in meno.

## La fine

rulebook-end = Fine della partita
rulebook-end-specials = Quando la nave ha lasciato { $last-stop }, ogni carta speciale ancora in mano vale { $special-points } { $special-points_number ->
    [0.5] punto
    [one] punto
   *[other] punti
}. Una carta giocata all’ultimo scalo non è più in mano.
rulebook-end-winner = Vince chi ha più punti.
rulebook-end-ties = A parità di punti vince chi ha più aiutanti in mano; poi chi ha più carte di ogni tipo; altrimenti la vittoria è condivisa.

## Varianti

rulebook-options = Due varianti
rulebook-options-short = La nave parte da { $short-start } con qualsiasi numero di giocatori, e si giocano i { $short-stops } scali da lì in poi. Ottimo per la prima partita.
    .lead = Fiume breve
rulebook-options-hidden = Fino alla fine vedi solo i tuoi punti. Ciò che si ottiene a ogni scalo viene comunque detto: chi sta attento può tenere il conto.
    .lead = Punteggi nascosti

## A questo tavolo

rulebook-table = A questo tavolo
rulebook-table-auto = Dove non c’è niente da scegliere nessuno ti chiede nulla: un solo avversario viene attaccato, un solo tassello ippopotamo viene impegnato, e chi non ha aiutanti passa.
rulebook-table-undo = Se hai passato, rinunciato a una carta speciale, scelto un personaggio per il boiler o impegnato tasselli in segreto, puoi ripensarci finché nessun altro ha deciso e nulla è stato mostrato. Un’offerta e tutto il resto sono definitivi.
rulebook-table-why = Qualcosa viene rifiutato? Chiedi perché: il tavolo ha sempre una risposta.
