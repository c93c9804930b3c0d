### Esercizi su dichiarazioni intere: la chiamata irregolare, la fine, il giocante, l’attacco.

## Kinds

kind-find_the_illegal_call = Trova la chiamata irregolare
kind-auction_over = La dichiarazione è finita?
kind-who_is_declarer = Chi è il { -declarer }?
kind-opening_leader = A chi tocca l’attacco, e chi è il morto

## find_the_illegal_call: which call, then why. $seat made it.

exercise-find_the_illegal_call = Una di queste chiamate non era permessa, ma nessuno se n’è accorto e si è andati avanti. Quale?
exercise-find_the_illegal_call-why = { $seat } ha detto { $call }: non era permesso. Perché?
option-why-same-bid = Ripeteva soltanto l’ultima licita
option-why-strain-too-low = Era allo stesso livello dell’ultima licita, ma più in basso nell’ordine
option-why-level-too-low = Era a un livello più basso dell’ultima licita
option-why-nothing-to-double = Nessuno aveva ancora licitato: non c’era niente da contrare o surcontrare
option-why-own-side-bid = L’ultima licita era della sua stessa linea
option-why-already-doubled = L’ultima licita era già contrata
option-why-already-redoubled = L’ultima licita era già surcontrata
option-why-not-doubled = L’ultima licita non era contrata
option-why-own-side-double = Il contro era della sua stessa linea
option-why-three-passes = Dopo una licita, tre passo di fila avevano già chiuso la dichiarazione
option-why-four-passes = Quattro passo all’inizio avevano già chiuso la dichiarazione
option-why-had-passed = Chi è già passato può soltanto passare
option-why-level-must-rise = Ogni licita deve salire di un livello
option-why-opponents-suit = Un seme licitato dagli avversari non si può più licitare
option-why-own-bid = Nessuno può superare la propria licita
option-why-too-late-to-double = Si contra subito, non dopo un passo
option-why-not-the-bidder = Può surcontrare soltanto chi ha fatto la licita contrata
step-call-not-allowed = { $seat } { $call }: non era permesso.
step-call-allowed = { $seat } { $call }: era permesso.

## auction_over

exercise-auction_over = Ecco le chiamate fatte. La dichiarazione è finita?
option-goes-on-with = No: tocca a { $seat }
option-over-with-contract = { $doubling-key ->
    [doubled] Sì: il contratto è { $bid } contrato
    [redoubled] Sì: il contratto è { $bid } surcontrato
   *[undoubled] Sì: il contratto è { $bid }
}
option-over-passed-out = Sì: la mano è passata
reason-passes-still-missing = { $number ->
    [0] Dopo una licita, la dichiarazione finisce con tre passo di fila. Dopo l’ultima licita, o l’ultimo contro o surcontro, nessuno è ancora passato.
    [one] Dopo una licita, la dichiarazione finisce con tre passo di fila. Dopo l’ultima licita, o l’ultimo contro o surcontro, c’è stato un passo soltanto.
   *[other] Dopo una licita, la dichiarazione finisce con tre passo di fila. Dopo l’ultima licita, o l’ultimo contro o surcontro, ce ne sono stati soltanto { $number }.
}
reason-nobody-has-bid-yet = Nessuno ha ancora licitato: in questo caso per finire servono quattro passo.
reason-turn-goes-left = Si parla in senso orario: ora tocca a { $seat }.

## who_is_declarer, opening_leader. $seat has led.

exercise-who_is_declarer = { $doubling-key ->
    [doubled] Il contratto è { $bid } contrato. Chi è il { -declarer }?
    [redoubled] Il contratto è { $bid } surcontrato. Chi è il { -declarer }?
   *[undoubled] Il contratto è { $bid }. Chi è il { -declarer }?
}
exercise-opening_leader = La dichiarazione è finita. A chi tocca l’attacco iniziale?
exercise-opening_leader-dummy = { $seat } ha attaccato. Chi è il morto e stende le carte sul tavolo?

## Slips

slip-double-raises-the-bid = il contro non alza la licita: basta superare la licita stessa.
slip-opponents-suit-barred = un seme licitato dagli avversari non è soltanto loro: lo può licitare chiunque, se la licita è abbastanza alta.
slip-two-passes-are-enough = due passo non chiudono la dichiarazione: dopo una licita ne servono tre di fila.
slip-own-bid-not-raised = finché la dichiarazione continua si può superare anche la propria licita; qui però era già finita.
slip-passes-before-double-counted = dopo un contro o un surcontro si ricomincia a contare: i passo di prima non valgono più.
slip-passes-not-in-a-row = contano solo i passo di fila: ogni altra chiamata fa ricominciare il conto.
slip-fourth-pass-awaited = dopo una licita bastano tre passo: a chi ha parlato per ultimo non tocca più.
slip-turn-anticlockwise = si parla in senso orario: tocca sempre a chi siede a sinistra.
slip-suit-shown-not-named = quel giocatore ha mostrato il seme con un’altra licita; conta chi l’ha nominato per primo.
slip-leaders-partner-for-dummy = quello è il compagno di chi attacca, cioè un difensore; il morto è il compagno del { -declarer }.
slip-leader-left-of-last-bidder = si conta dal { -declarer }, non da chi ha licitato per ultimo.

## What is wrong with a lesson

lesson-error-no-illegal-call = queste chiamate sono tutte permesse
lesson-error-several-illegal-calls = più di una di queste chiamate non è permessa
lesson-error-passed-out = la mano è passata: non c’è un { -declarer }
