### Results compared: score slips, matchpoints, rubber.

## A score slip: words accepted for each thing, separated by blanks, capitals do not matter.

input-doubled = X contro contrato contrate Dh dbl !
input-redoubled = XX surcontro surcontrato surcontrate rdbl
input-passed-out = passo P pass mano-passata

## What is wrong with a result that was typed. $text is what was typed, $bid a bid.

result-error-empty = Non c’è scritto nulla.
result-error-level = «{ $text }» non comincia con un livello da 1 a 7.
result-error-strain = «{ $text }» non è né un seme né senza atout.
result-error-doubling = «{ $text }» non vuol dire né contrato né surcontrato.
result-error-ambiguous = «{ $text }» si può leggere in due modi.
result-error-end = «{ $text }» non si legge come risultato: scrivi =, +1 o −1.
result-error-overtricks = { $number ->
    [0] Con { $bid } non ci sono prese in più: il contratto le comprende tutte e tredici.
    [one] Con { $bid } c’è al massimo { $number } presa in più.
   *[other] Con { $bid } ci sono al massimo { $number } prese in più.
}
result-error-undertricks = Con { $bid } ci sono al massimo { $number } prese in meno.
result-error-twice = Qualcosa è detto due volte, oppure due cose si contraddicono.
result-error-missing = Manca il risultato: scrivi =, +1, −1 o il numero delle prese.
result-error-tricks = { $number } prese sono troppe: sono tredici in tutto.

## Results compared

reason-matchpoints-compared = { $win ->
    [1] Ogni risultato inferiore vale 1 punto, ogni risultato uguale ½.
   *[other] Ogni risultato inferiore vale 2 punti, ogni risultato uguale 1.
}
reason-imps-for-difference = Una differenza di { $difference } punti vale { $imps } IMP.
reason-team-difference = Con le stesse carte e sulla stessa linea, la nostra coppia ha { $ours } e la loro { $theirs }: la differenza è { $net }.
reason-board-a-match-better = A board-a-match il risultato migliore prende tutti e due i punti, sia migliore di 10 o di 500.
reason-board-a-match-equal = A board-a-match due punteggi uguali si dividono i 2 punti: 1 a testa.

## The sheet of a rubber: why a number stands where it stands. $side is a partnership.

reason-rubber-tricks-below = I punti delle prese licitate e fatte vanno sotto la linea: { $points }. Solo questi contano per la manche.
reason-rubber-overtricks-above = I punti delle prese in più vanno sopra la linea: { $points }. Non contano mai per la manche.
reason-rubber-small-slam = Dodici prese licitate e fatte: è un piccolo slam, { $points } sopra la linea.
reason-rubber-grand-slam = Tutte e tredici le prese licitate e fatte: è un grande slam, { $points } sopra la linea.
reason-rubber-insult = Il contratto è stato mantenuto benché contrato o surcontrato: { $points } sopra la linea.
reason-rubber-undertricks = Il contratto è caduto: { $side } segna { $points } sopra la linea.
reason-rubber-four-trump-honours = Un giocatore di { $side } aveva in mano quattro dei cinque onori di atout: { $points } sopra la linea, chiunque giochi il contratto.
reason-rubber-five-trump-honours = Un giocatore di { $side } aveva in mano tutti e cinque gli onori di atout: { $points } sopra la linea, chiunque giochi il contratto.
reason-rubber-four-aces = A senza atout un giocatore di { $side } aveva in mano i quattro assi: { $points } sopra la linea, chiunque giochi il contratto.
reason-rubber-game-won = { $side } ha { $points } punti sotto la linea. Da 100 in su è manche, e si traccia una nuova linea.
reason-rubber-part-score-cancelled = Il parziale di { $side }, { $points } sotto la linea, non conta più per la prossima manche, ma resta nel totale.
reason-rubber-two-nil = { $side } ha vinto due manche e gli avversari nessuna: il premio di partita è { $points }.
reason-rubber-two-one = { $side } ha vinto due manche e gli avversari una: il premio di partita è { $points }.
reason-rubber-unfinished-game = La partita è stata interrotta. Solo { $side } ha vinto una manche: il premio è { $points }.
reason-rubber-unfinished-part-score = L’ultima manche è stata interrotta. Solo { $side } ha un parziale in quella manche: il premio è { $points }.
reason-rubber-passed-out = Nessuno ha licitato: non si segna nulla, e dà le carte il giocatore seguente.
