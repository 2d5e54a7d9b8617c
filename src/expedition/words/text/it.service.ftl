# Ciò che dice il servizio, in italiano.

## Ciò che accade a un tavolo

log-started = La partita comincia.
log-left = { $seat_is_you ->
    [yes] Te ne vai; un bot tiene il tuo posto.
   *[no] { $seat } se ne va; un bot tiene il suo posto.
}
log-returned = { $seat_is_you ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $seat } è di nuovo al tavolo.
}
log-undone = { $seat_is_you ->
    [yes] Annulli la tua ultima decisione.
   *[no] { $seat } annulla la sua ultima decisione.
}
log-hint = { $seat_is_you ->
    [yes] Chiedi un indizio.
   *[no] { $seat } chiede un indizio.
}
log-rematch = La prossima partita si gioca a un nuovo tavolo.

## Rifiuti

error-no-table = Questo tavolo non esiste.
error-table-gone = A questo tavolo non si può più giocare: il gioco o le sue regole sono cambiati.
error-table-open = La partita non è ancora cominciata.
error-table-running = La partita è già in corso.
error-table-finished = La partita è finita.
error-not-finished = Questo si mostra solo a partita finita.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-your-seat = Questo posto non è tuo.
error-not-a-player = Solo chi ha giocato può chiedere la rivincita.
error-one-seat = Hai già un posto a questo tavolo.
error-seat-taken = Questo posto è occupato.
error-seat-kept = Un bot tiene questo posto. Riprendilo per continuare a giocare.
error-empty-seats = Ci sono ancora posti liberi.
error-chat = Un messaggio ha da 1 a { $most } caratteri stampabili.
error-no-hints = Questo gioco non ha indizi.
error-hints-off = A questo tavolo non ci sono indizi.
error-hint-question = Un indizio è uno di questi: { $allowed }.
error-phrase = Questo gioco non ha questa frase, oppure deve nominare un altro giocatore.
error-phrase-player = Solo i giocatori parlano per frasi.
error-pace = Solo chi gioca senza altre persone può mettere fretta ai bot.
error-allowed = Questa mossa è permessa.
error-busy = A questo tavolo succedono troppe cose insieme. Riprova.
error-no-decision = In questo momento non è stato deciso nulla.
error-replay-as = Una partita si rivede scoperta, da spettatore o da un posto, non come «{ $given }».

## Porte

error-guest = Qui non ti conosciamo. Ricarica la pagina.
error-csrf = La pagina è troppo vecchia. Ricaricala.
error-origin = Questa richiesta viene da un altro sito.
error-too-many = Troppe richieste insieme. Riprova fra { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
}.
error-too-many-live = { $most } connessioni sono aperte dal tuo indirizzo. Chiudi qualche pagina, per favore.
error-too-large = È troppo grande.
error-log-full = Il registro di questo tavolo è pieno ({ $most } voci). La partita può continuare, ma nient’altro.
error-method = Qui non si può fare.
error-nothing-here = Qui non c’è niente.
error-http = Non ha funzionato: { $detail }.
error-broken = Qualcosa si è rotto sul server. Niente è perduto; riprova.
error-database = Un database si scrive sqlite:///FILE o postgresql://…, non «{ $kind }».
error-database-open = Il database non si può aprire: { $detail }
error-database-busy = { $file } è in uso da un altro server. Un file SQLite serve un server alla volta; più server possono condividere un database PostgreSQL.
error-database-away = Il database non risponde.
