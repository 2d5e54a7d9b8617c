# I testi propri del browser, in italiano: ciò che sta intorno a un gioco, qualunque sia.

## Ovunque

web-motto = viaggi su carta
web-nav = Navigazione principale
web-nav-play = Gioca
web-nav-watch = Guarda
web-nav-rules = Regole
web-nav-records = Partite
web-skip = Vai al contenuto
web-close = Chiudi
web-menu = Menu
web-save = Salva
web-language = Lingua
web-lobby = Lobby
web-to-lobby = alla lobby
web-loading = Si prepara il tavolo.
web-unreachable = Il server non è raggiungibile. Riprova.
web-unreachable-again = Il server non è raggiungibile. Nuovo tentativo…
web-missing = Qui non c’è nulla
web-missing-note = Nessuna pagina ha questo indirizzo.

## Impostazioni

web-settings = Impostazioni
web-light = Luce
web-light-system = come il sistema
web-light-light = luce del giorno
web-light-dark = luce di lampada
web-motion = Animazioni
web-motion-system = come il sistema
web-motion-full = tutto si muove
web-motion-none = nulla si muove
web-fast-bots = Bot veloci
web-fast-bots-note = I bot decidono subito, ai tavoli dove giochi solo con loro.
web-guide-again = Rivedi il primo round guidato

## Chi sono

web-guest = { $name }, ospite
web-name = Nome
web-name-as = Sei { $name }: cambia
web-name-change = Cambia nome
web-name-title = Come ti chiamiamo?
web-name-note = Gli altri ai tuoi tavoli vedono questo nome. Niente account né password: questo browser si ricorda di te.
web-you = tu
web-you-name = Tu
web-your-turn = tocca a te

## Atrio

web-games = Giochi
web-play = Gioca
web-with-friends = Con amici
web-one-screen = Sullo stesso schermo
web-tile-players = { $low }–{ $high } giocatori
web-continue = Continua
web-continue-title = Le mie partite
web-continue-all = Mostra tutte e { $count }
web-look-in = Guarda
web-thinks = { $seats_count ->
    [one] { $seats } pensa
   *[other] { $seats_count } giocatori pensano
}
web-game-with = { $game } con { $players }
web-table-open = In attesa di giocatori
web-alone = In solitario
web-best = Il tuo record: { $score }
web-best-new = Il tuo miglior risultato!
web-progress = A che punto è la partita
web-open-tables = Tavoli aperti
web-open-count = { $count ->
    [one] { $count } tavolo con un posto libero
   *[other] { $count } tavoli con un posto libero
}
web-open-none = Nessuno cerca giocatori al momento. Apri un tavolo con amici e mostralo qui.
web-open-first = Apri un tavolo
web-column-game = Gioco
web-column-host = Ospita
web-column-seats = Posti
web-column-options = Opzioni
web-usual = le solite
web-join = Partecipa
web-new = È la prima volta?
web-new-guide = Un primo round guidato
web-new-guide-note = Premi Gioca: ogni passo è spiegato dove avviene.
web-new-watch = Guarda una partita: { $game }
web-new-watch-none = Le partite in corso, come le vedono gli spettatori.
web-new-record = La tua ultima partita
web-new-record-none = Le partite finite restano qui, da rivedere.

## Preparare un tavolo

web-set-up = { $game }: un nuovo tavolo
web-set-up-friends = I posti aperti sono per gli amici: avrai un link da mandare.
web-set-up-screen = Tutti giocano su questo schermo. Tra un turno e l’altro cala un sipario: le mani restano segrete.
web-set-up-alone = Giochi in solitario, contro il gioco stesso.
web-set-up-short = Scegli le opzioni
web-set-up-nobody = Non hai un posto: guarderai.
web-players = Giocatori
web-seat = Posto { $number }
web-seat-name = Nome al posto { $number }
web-seat-me = io
web-seat-screen = qui
web-seat-open = aperto, per un amico
web-listed = Mostralo nella lobby
web-listed-note = Chiunque potrà prendere un posto aperto. Altrimenti solo chi ha il link.
web-open-table = Apri il tavolo
web-start = Comincia
web-laying = Si prepara il tavolo… Alcune opzioni richiedono uno o due minuti.

## Sala d’attesa

web-waiting = { $game }: il tavolo è pronto
web-invited = { $name } ti invita: { $game }
web-seats-free = { $count ->
    [0] Ci sono tutti.
    [one] { $count } posto è libero.
   *[other] { $count } posti sono liberi.
}
web-seat-free = libero
web-seat-bot = Bot qui
web-seat-empty = Libera il posto
web-sit = Siediti qui
web-stand-up = Alzati
web-level = Livello dei bot
web-fill = Completa con bot e comincia
web-wait-host = La partita comincia quando tutti i posti sono presi.
web-link = Link a questo tavolo
web-link-private = Mandalo agli amici: solo chi ha il link trova questo tavolo.
web-link-listed = Mandalo agli amici; il tavolo è anche nella lobby.
web-copy = Copia
web-copied = Il link è copiato.
web-copy-failed = Il browser non permette di copiare. Seleziona il link e copialo.
web-option = { $option }: { $value }
web-options = Opzioni

## Al tavolo

web-table-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-text = Il tavolo in parole
web-text-decision = La tua decisione
web-text-show = Mostra le mie carte
web-text-hide = Copri le mie carte
web-text-veiled = Anche qui le tue carte restano coperte, nel caso qualcuno guardi.
web-text-short = In parole
web-undo = Annulla
web-leave = Esci
web-leave-title = Lasciare il tavolo?
web-leave-note = Un bot gioca al tuo posto e te lo rende quando torni. Puoi anche allontanarti: il tavolo ti aspetta.
web-leave-yes = Un bot gioca per me
web-leave-later = Torno dopo
web-leave-no = Resta
web-kept = Un bot gioca al tuo posto.
web-kept-return = Riprendi il posto
web-side = Accanto al tabellone
web-news = Diario, chat e mazzi
web-log = Diario
web-log-none = Non è ancora successo nulla.
web-log-moment = { $time }, dopo la decisione { $number }
web-chat = Chat
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-watchers = Spettatori
web-chat-say = Di’ qualcosa
web-send = Invia
web-phrases = Frasi pronte
web-phrases-about = Di chi?
web-hints = Indizi
web-hints-note = Un indizio segue da ciò che vedi. Tutti vedono quanti ne hai chiesti.
web-hints-thinking = Ci penso…
web-hints-asked = Indizi chiesti
web-hints-allowed = Gli indizi sono ammessi.
web-hints-allow = Ammetti indizi
web-hints-allow-note = Chi chiede viene a sapere ciò che segue da quel che vede; tutti vedono quante volte.
web-piles = Mazzi
web-lost = La connessione è caduta. Torna da sola; nulla va perso.

## Su uno schermo

web-curtain = Tocca a { $name }
web-curtain-note = Il tavolo è coperto, così nessuno vede la mano di un altro. Gli altri guardino altrove, per favore.
web-curtain-lift = Sono { $name }: mostra la mia mano
web-curtain-undo = { $name } annulla l’ultima decisione

## Il primo round guidato

web-guide = Primo round guidato
web-guide-leave = Faccio da me
web-guide-over = Questo era un round intero. Si continua allo stesso modo; le regole sono sempre a portata, in alto.
web-guide-done = Continua

## Tasti

web-keys = Tasti
web-key-tab = da una cosa all’altra
web-key-enter = scegli, premi
web-key-undo = annulla l’ultima decisione
web-key-text = il tavolo in parole
web-key-log = il diario
web-key-chat = la chat
web-key-rules = le regole
web-key-escape = chiudi ciò che è aperto
web-key-help = questo elenco

## La fine

web-final-count = Conteggio finale
web-points = Punti
web-place-title = Posto
web-place = { $place }º
web-won = vinto
web-lost-game = perso
web-chart = I punti nel corso della partita
web-chart-hint = punta un momento, fai clic per rivederlo
web-chart-hint-touch = tocca un momento per rivederlo
web-chart-start = Inizio
web-chart-table = Lo stesso in parole
web-turning = Momenti decisivi
web-show-moment = Mostra questo momento
web-rematch = Rivincita
web-rematch-join = Alla rivincita
web-replay = Rivedi
web-keep-record = Conserva la partita
web-share = Condividi un link
web-ask-bot = Chiedi a un bot che cosa vedeva
web-ask-bot-here = Chiedi a un bot
web-ask-bot-thinking = Il bot ci pensa…
web-opinion-same = Al posto di { $seat }, sapendo le stesse cose, un bot forte farebbe lo stesso: { $choice }.
web-opinion-other = Al posto di { $seat }, sapendo le stesse cose, un bot forte farebbe così: { $choice }. Mossa giocata: { $played }.
web-back-table = Torna al tavolo
web-look-table = Guarda il tavolo
web-to-end = Conteggio finale

## Rivedere

web-as = Punto di vista
web-as-open = a carte scoperte
web-as-seat = come la vedeva { $seat }
web-as-watcher = come la vedeva uno spettatore
web-run = Avvia
web-pause = Pausa
web-step-first = All’inizio
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-last = Alla fine
web-moment = Momento
web-moment-of = momento { $number } di { $count }
web-speed = Velocità
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = veloce

## Guardare, e partite conservate

web-watch = Guarda
web-watch-note = Gli spettatori vedono ciò che vede tutto il tavolo, e parlano tra loro.
web-watch-none = Nessuna partita pubblica in corso.
web-records-mine = Le mie partite finite
web-records-none = Ancora nessuna. Ogni partita finita resta qui.
web-records-uploaded = Partite aperte da un file
web-upload = Rivedi una partita conservata
web-upload-note = È un file di testo che contiene una partita intera. Scegline uno per rivederla.
web-upload-choose = Scegli un file
web-download = Scarica
web-count = Conteggio

## Informazioni

web-about = Informazioni su Expedition
web-about-what = Expedition è il posto dove giocare a giochi di spedizione: contro i bot, con gli amici, su un solo schermo. Nessun bot e nessun giocatore vede più di quanto gli spetta.
web-about-private = Questo browser conserva le tue impostazioni e un cookie che ti restituisce i tuoi posti. Nulla viene caricato da altrove, nessuno è tracciato.
web-credits = Con il lavoro di altri autori
web-credits-icons = Icone di Lorc, Delapouite e altri, da game-icons.net, con licenza CC BY 3.0; colori modificati, tratti semplificati.

## I bot hanno nomi

web-bot-1 = Livia
web-bot-2 = Anton
web-bot-3 = Sofia
web-bot-4 = Marek
