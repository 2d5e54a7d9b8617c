# Quello che tutti i giochi hanno in comune, in italiano.

## Elenchi e giocatori

list-and = { $before } e { $after }
list-comma = { $before }, { $after }
list-times = { $count } × { $noun }
list-you = te
player = Giocatore { $number }

## Le lingue, ognuna nella propria

language-en = English
language-fr = Français
language-it = Italiano
language-ru = Русский

## Bot

level-easy = facile
level-normal = normale
level-hard = difficile
bot-random = casuale
bot-greedy = avido
bot-search = ricerca
bot-easy = bot debole
bot-normal = bot medio
bot-hard = bot forte

## Un gioco che non dice nulla di suo

move = { $text }
prompt = Si attende una decisione.

## Risultati

result-line = { $rank }. { $seat_is_you ->
    [yes] Tu
   *[no] { $seat }
}: { $score } { $score_number ->
    [0.5] punto
    [one] punto
   *[other] punti
}
result-lost = La partita è persa: non vince nessuno.
result-shared = { $seats_is_you ->
    [yes] Condividi la vittoria con { $seats_others }.
   *[no] { $seats } condividono la vittoria.
}
result-together = { $seats_is_you ->
    [yes] Vinci insieme a { $seats_others }.
   *[no] { $seats } vincono insieme.
}
result-won = { $seat_is_you ->
    [yes] Hai vinto!
   *[no] { $seat } ha vinto.
}

## Errori

error-language = La lingua «{ $language }» non c’è. A scelta: { $allowed }.
error-game = Il gioco «{ $game }» non c’è. A scelta: { $allowed }.
error-bot = Il bot «{ $bot }» non c’è. A scelta: { $allowed }.
error-seats = Questo gioco è da { $low } a { $high } giocatori, non per { $seats }.
error-names = A ogni giocatore un nome da 1 a 40 caratteri, stampabili, senza virgola, # o |.
error-option-name = L’opzione «{ $option }» non c’è. A scelta: { $allowed }.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }». A scelta: { $allowed }.
error-malformed = «{ $text }» non è una mossa di questo gioco.
error-ambiguous = «{ $text }» può indicare più mosse: { $candidates }.
error-not-your-turn = { $waiting_count ->
    [0] Non c’è più niente da decidere.
   *[other] Non tocca { $seat_is_you ->
        [yes] a te
       *[no] a questo giocatore
    }. In attesa di { $waiting }.
}
error-stale = La partita è andata avanti: la mossa era la numero { $expected }, ora si è alla { $current }.
error-undo = L’ultima decisione non si può annullare.
error-record = { $line ->
    [0] La partita registrata non è leggibile: { $detail }.
   *[other] La partita registrata non è leggibile, riga { $line }: { $detail }.
}
error-newer = Questa partita è stata registrata con una versione più recente: { $detail }.
error-older = Questa partita è stata registrata con regole più vecchie: { $detail }.
error-data = Questi dati non vanno bene, { $path }: { $detail }.
error-script = Il caso prestabilito non va bene: { $detail }.
error-seed = Un seme è un numero intero, non «{ $given }».
error-seat = Non c’è nessun posto { $seat }; i posti vanno da 0 a { $high }.
error-games = Gioca almeno una partita.
error-law = Una legge dei giochi è violata, { $law }: { $detail }.
