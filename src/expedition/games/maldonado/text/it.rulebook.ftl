# Maldonado: la pagina delle regole in italiano. I suoi numeri vengono dalla scatola.

rulebook-title = Come si gioca
rulebook-contents = Indice
rulebook-lead = Leggi una terra nascosta grazie alle sue leggi, sfama una spedizione, dai la caccia a { $monsters } mostri e scopri chi ascolta il fantasma.

rulebook-idea = L’idea
rulebook-idea-land = Attraversate insieme una terra di { $spaces } caselle. Ognuna sta sotto un segnalino sentiero, un piccolo sole. Ogni mappa obbedisce alle stesse tredici leggi: ogni casella scoperta dice qualcosa delle altre.
rulebook-idea-crew = Ciò che trovate va in una riserva comune: paga le prove, sfama il campo e uccide i mostri. E chi ottiene qualcosa gioca una carta su una delle { $crew } carte squadra: se combacia salva un uomo, se no gli costa.
rulebook-idea-traitor = Sopra il tracciato aleggia Maldonado, fantasma di un conquistatore spagnolo. In modalità Traditore uno di voi potrebbe stare con lui, con le stesse carte e lo stesso dorso.
rulebook-idea-win = Morto il terzo mostro si contano le carte: chi raggiunge la forza del fantasma è salvo. Gli alleati vincono se ne salvano abbastanza.

rulebook-land = La terra
rulebook-land-grid = Le righe hanno lettere dall’alto, le colonne numeri da sinistra. All’inizio si conosce solo la vetta. Da una casella dal bordo rosso non si prosegue.
rulebook-land-rules = Queste leggi valgono per ogni mappa. «Accanto» vuol dire lato a lato, mai in diagonale.
rulebook-space-peak = Visibile dall’inizio, mai esplorata.
rulebook-space-mountain = Niente.
rulebook-space-wood = Ottieni 1 legno.
rulebook-space-water = Ottieni 1 acqua, e quella posata con gli occhiali.
rulebook-space-food = Ottieni 1 cibo.
rulebook-space-flint = Ottieni 1 selce.
rulebook-space-berries = Ottieni 1 segnalino bacche.
rulebook-space-mushrooms = Ottieni 1 segnalino funghi.
rulebook-space-teepee = Rivela una carta uccisione; poi puoi scambiare un segnalino.
rulebook-space-bones = Rivela una minaccia: un mostro. La forza del fantasma sale di { $bones }.
rulebook-space-land = La forza del fantasma sale di { $land }; ottieni un segnalino a scelta.
rulebook-space-hill = Il suo numero: quante sue terre ci sono nella riga e nella colonna.

rulebook-setup = Preparazione
rulebook-setup-order = Si sorteggia il primo giocatore. In modalità Traditore ognuno riceve un ruolo; in due, una carta ruolo su tre resta fuori senza essere vista. Poi, apertamente e a turno, ognuno prende un personaggio ed equipaggiamento. { $removed } delle { $influence } carte influenza escono dal gioco senza essere viste, e si distribuiscono le mani. Dove la tabella dà due numeri, il primo vale per Traditore, il secondo per Alleati.
rulebook-players = Giocatori
rulebook-players-gear = equipaggiamento
rulebook-players-track = il fantasma parte da
rulebook-players-hand = carte in mano
rulebook-players-saved = da salvare

rulebook-turn = Un turno
rulebook-turn-explore = Esplora una casella accanto a una esplorata.
rulebook-turn-activate = Attivala, una volta.
rulebook-turn-time = Il suo segnalino va sulla prova ancora aperta più a sinistra.
rulebook-turn-influence = Se hai ottenuto qualcosa in questo turno, gioca una carta su una carta squadra.
rulebook-turn-night = Dopo la terza prova del giorno scende la notte.
rulebook-turn-acts = Prima di esplorare, e tra attivazione e tempo, puoi usare equipaggiamento e personaggio o uccidere un mostro, quante volte vuoi.

rulebook-explore = Esplorare
rulebook-explore-where = La prima casella della partita è nella colonna { $start }; le altre toccano una casella esplorata senza bordo rosso. Se non c’è strada senza equipaggiamento o personaggio, usane uno o prendi un segnalino sentiero dalla scatola per il tempo perduto.
rulebook-explore-row = Chi toglie l’ultimo segnalino di una riga indebolisce subito il fantasma di { $row }.
rulebook-explore-clear = Alcune carte liberano una casella: il segnalino va nella scatola, tutti vedono il terreno e non succede nulla. Ossa liberate non portano mostri.

rulebook-time = Il tempo e le prove
rulebook-time-sun = Ogni giorno ci sono { $challenges } prove. Quando una ha tutti i suoi soli si risolve: paga l’intero costo per il beneficio, o subisci la penalità. Decide il giocatore di turno.
rulebook-time-store = Lo zaino ha { $places } posti, e { $fatigue } in più che affaticano di notte. L’acqua ha la sua fila, fino a { $most-water }. Ciò che non ci sta è perso.

rulebook-kit = Personaggi ed equipaggiamento
rulebook-kit-lead = Un personaggio agisce una volta al giorno; un equipaggiamento usato resta esaurito fino al mattino, se nulla lo ripristina prima; l’otre si usa una volta a partita. Ce n’è uno solo di ciascuno.

rulebook-influence = L’influenza
rulebook-influence-when = Chi nel proprio turno ottiene una risorsa o acqua gioca esattamente una carta: sulla carta squadra di una risorsa ottenuta o, con l’acqua, su una qualsiasi. Sta nella propria cella colorata, così tutti vedono di chi è.
rulebook-influence-ally = Un alleato che ha carte di quella risorsa ne gioca una: un +{ $low } scoperto, le altre coperte. Se non ne ha, l’ordine in cima al mazzo, senza guardarlo.
rulebook-influence-traitor = Il traditore può giocare qualsiasi carta coperta, un +{ $low } che combacia scoperto, un ordine in ogni caso o, una volta, la carta traditore stessa, che vale −{ $traitor }.
rulebook-influence-orders = Un ordine vale +{ $order-match } sulla sua carta squadra e −{ $mismatch } altrove. Un’influenza vale il suo numero se combacia, −{ $mismatch } se no.
rulebook-influence-same = Ruoli e influenze hanno lo stesso dorso, e tutti vedono quante carte ha in mano ciascuno.
rulebook-card-back = Il dorso di influenze e ruoli.
rulebook-card-influence = Un’influenza: +3 sul cacciatore, −1 altrove.
rulebook-card-role = Una carta ruolo. Resta in mano.
rulebook-card-order = Un ordine, da un mazzo di { $orders }.

rulebook-monsters = I mostri
rulebook-monsters-bones = Le ossa nascondono mostri. Ognuno fa qualcosa quando appare, e ogni notte finché vive.
rulebook-monsters-kill = Per ucciderne uno scegli una carta uccisione scoperta e un mostro vivo, e soddisfa insieme { $conditions } condizioni diverse su tre, pagate dalla riserva comune. L’equipaggiamento da esaurire può essere di chiunque.

rulebook-accuse = Le accuse
rulebook-accuse-all = In modalità Traditore, dopo ogni uccisione tutti accusano qualcuno, insieme e di nascosto finché non ha scelto l’ultimo. Ci si può astenere solo in due. In tre o quattro ogni segnalino dato al traditore indebolisce il fantasma di 1 alla fine; in due ogni errore di un alleato lo rafforza di 1: un’accusa sbagliata o, se c’è un traditore, un’astensione.

rulebook-night = La notte
rulebook-night-food = Il campo mangia { $food } cibo.
rulebook-night-load = Ogni risorsa in un posto di fatica costa 1 acqua.
rulebook-night-monsters = I mostri vivi prendono la loro parte, in ordine di apparizione; poi la carta destino, se in gioco: un giorno senza righe completate rafforza il fantasma di { $fate }.
rulebook-night-ready = Equipaggiamento e personaggi tornano pronti.
rulebook-night-hands = Le influenze in mano si scartano e si pescano di nuovo. Si chiede a tutti quale tenere; la tiene solo un traditore la cui carta è in tavola.
rulebook-night-new = Si dispongono nuove prove.
rulebook-night-lose = Se il campo non può mangiare, o si deve pagare acqua che non c’è, tutti hanno perso subito, anche il traditore.

rulebook-end = La fine
rulebook-end-roles = Dopo la terza uccisione e le sue accuse si mostrano i ruoli, e i segnalini modificano la forza del fantasma.
rulebook-end-count = Poi si scoprono tutte le carte, una carta squadra dopo l’altra. Chi raggiunge la forza del fantasma è salvo.
rulebook-example = Tre carte combaciano, due no: { $total }. Con il fantasma a { $total } o meno quest’uomo è salvo.
rulebook-end-win = Gli alleati vincono se ne salvano quanti dice la tabella; se no vince il traditore. In due senza traditore vanno salvati tutti e { $all }.
rulebook-end-score = Per l’albo, se gli alleati vincono: { $score-crew } punti per ogni membro salvo, { $score-challenge } per prova superata, { $score-water } per acqua, { $score-resource } per risorsa, { $waterskin } per un otre mai usato.

rulebook-allies = La modalità Alleati
rulebook-allies-cards = Nessuno è traditore, ma la carta traditore e quattro influenze a caso stanno coperte sulle carte squadra, una su ciascuna, non viste da nessuno.
rulebook-allies-play = Si gioca da alleati, con tutte le influenze scoperte. Dopo ossa o una sua terra si può scoprire una delle cinque carte nascoste. Non ci sono accuse. Si può giocare anche da soli.
rulebook-allies-win = Vanno salvati tutti e { $crew }.

rulebook-table = A questo tavolo
rulebook-table-peek = Le tue carte sono coperte. Tieni premuto l’occhio, o P, per vederle; se no nulla sullo schermo dice a un vicino chi sei.
rulebook-table-marks = Annota ciò che pensi su qualsiasi casella: M, una pressione lunga o l’altro tasto del mouse. Nessun altro lo vede.
rulebook-table-hints = Se il tavolo ammette gli indizi, ti viene detto se c’è un passo sicuro, dove e perché; si controllano anche i tuoi appunti. Gli indizi si contano davanti a tutti.
