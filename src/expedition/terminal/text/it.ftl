# Il terminale in italiano: quello che sta intorno a una partita, qualunque sia il gioco.

## Tasti

key-help = aiuto
key-undo = annulla
key-save = salva
key-log = diario
key-text = testo
key-why = perché no
key-light = chiaro/scuro
key-quit = esci
key-close = chiudi
key-choose = scegli
key-again = altra partita
key-table = il tavolo
key-go = avanti
key-back = indietro

## Al tavolo

terminal-person = Giocatore { $number }
terminal-bot-1 = Livia
terminal-bot-2 = Anton
terminal-bot-3 = Sofia
terminal-bot-4 = Marek
terminal-seated = { $seat }: { $bot }.
terminal-thinking = { $seat } sta pensando
terminal-log = Che cosa è successo
terminal-no-log = Non è ancora successo nulla.
terminal-text = Il tavolo in parole
terminal-undo-none = Non hai ancora deciso nulla.
terminal-undo-stands = Non si può annullare: qualcuno ha già deciso dopo, o qualcosa è stato mostrato.
terminal-news = Dal tuo ultimo turno
terminal-range = La mossa { $number } non c’è: scegli da 1 a { $count }.
terminal-small = Ingrandisci il terminale a { $width }×{ $height }, o usa --plain.

## Il sipario

terminal-curtain = Passa lo schermo a { $seat }
terminal-curtain-why = Il tavolo è coperto perché nessuno veda la mano di un altro.
terminal-curtain-ready = { $seat }, premi Invio quando guardi solo tu.
terminal-curtain-undo = u annulla l’ultima decisione di { $seat }.

## Aiuto

terminal-help = Tasti
terminal-help-pick = ↑ ↓ scelgono una mossa, Invio la fa
terminal-help-number = 1, 2, 12 … vanno alla mossa di quel numero
terminal-help-tab = Tab porta al diario e alla mano, dove ↑ ↓ scorrono
terminal-help-undo = u annulla la tua ultima decisione, se il gioco lo permette, finché nessun altro decide e nulla viene mostrato
terminal-help-save = s salva la partita in un file
terminal-help-log = l mostra tutto quello che è successo
terminal-help-text = t mostra tutto il tavolo in parole
terminal-help-why = w dice perché una cosa adesso non si può fare
terminal-help-light = d passa da scuro a chiaro
terminal-help-quit = q lascia il tavolo; la partita si può conservare
terminal-help-marks = Segni dei giocatori:
terminal-help-mark = { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}

## Perché no

terminal-why = Perché non posso …
terminal-why-line = { $move }: { $reason }
terminal-why-nothing = Tutto quello che hai e che ora serve è nell’elenco delle mosse.
terminal-why-ask = Oppure scrivi una mossa, per esempio: { $example }
terminal-why-legal = Adesso si può: { $move }.

## Salvare e uscire

terminal-save = Salva la partita in questo file
terminal-saved = Partita salvata: { $file }
terminal-saved-resume = Per riprendere: { $command }
terminal-undone = Annullato: { $move }.
terminal-quit = Lasciare il tavolo?
terminal-quit-keep = Salva ed esci
terminal-quit-drop = Esci senza salvare
terminal-quit-stay = Continua a giocare
terminal-resumed = La partita continua.

## Righe semplici: che cosa si scrive e che cosa si risponde

terminal-command-help = aiuto
terminal-command-moves = mosse
terminal-command-table = tavolo
terminal-command-why = perché
terminal-command-undo = annulla
terminal-command-log = diario
terminal-command-save = salva
terminal-command-quit = esci
terminal-plain-welcome = { $title }. Scrivi il numero di una mossa, o ? per l’aiuto.
terminal-plain-handover = Passa la tastiera a { $seat }. { $seat }, premi Invio quando guardi solo tu.
terminal-plain-empty = Scrivi il numero di una mossa, o ? per l’aiuto.
terminal-plain-why = Di’ quale mossa, per esempio: { terminal-command-why } { $example }
terminal-plain-save = Di’ dove, per esempio: { terminal-command-save } { $file }
terminal-plain-end = L’input è finito.
terminal-plain-help-pick = Un numero, o una mossa come «{ $example }», fa quella mossa.
terminal-plain-help-moves = { terminal-command-moves }: di nuovo l’elenco delle mosse
terminal-plain-help-table = { terminal-command-table }: tutto il tavolo in parole
terminal-plain-help-why = { terminal-command-why } MOSSA: perché non si può fare
terminal-plain-help-undo = { terminal-command-undo }: annulla la tua ultima decisione, se il gioco lo permette, finché nessun altro decide e nulla viene mostrato
terminal-plain-help-log = { terminal-command-log }: tutto quello che è successo
terminal-plain-help-save = { terminal-command-save } FILE: conserva la partita in un file
terminal-plain-help-quit = { terminal-command-quit }: lascia il tavolo; la partita viene salvata

## Errori

error-save = Impossibile salvare in { $file }: { $detail }.
error-open = Impossibile aprire { $file }: { $detail }.
error-names-alike = Due giocatori si chiamano «{ $name }»: dai a ciascuno un nome diverso.
error-save-folder = Impossibile salvare in { $file }: la cartella { $folder } non esiste.
error-humans = { $humans } persone non stanno in { $seats } posti.
error-bots-many = Troppi bot: { $bots } per { $free } posti liberi su { $seats }.
error-option-form = Un’opzione si scrive nome=valore, non «{ $given }».
error-seats-number = Il numero dei giocatori è un numero intero, non «{ $given }».
error-resume-with = Una partita salvata ha il suo tavolo: togli { $option }.
error-resume-game = Il file contiene una partita di { $found }, non di { $game }.
