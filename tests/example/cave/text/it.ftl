game-title = Grotta
option-candles = Candele

went-well = { $seat_is_you ->
    [yes] Prendi la via giusta.
   *[no] { $seat } prende la via giusta.
}
went-astray = { $seat_is_you ->
    [yes] Ti perdi.
   *[no] { $seat } si perde.
}
ending-out = Siete alla luce.
ending-dark = L’ultima candela si spegne.
decided-together = Si vince o si perde insieme.

prompt-way = Sinistra o destra? Candele: { $candles }.
move-left = Sinistra
move-right = Destra
why-over = La partita è finita.

hint-sure = La prossima via è certa?
hint-which = Qual è la via?
hint-unsure = Da qui nessuno può dirlo.
hint-certain = Lo dicono i bivi passati.
hint-go-left = È a sinistra.
hint-go-right = È a destra.
hint-not-left = Non a destra: a sinistra.
hint-not-right = Non a sinistra: a destra.

phrase-careful = Attenzione!
phrase-trust = Mi fido di { $about }.
phrase-trust-nobody = Non mi fido di nessuno.
