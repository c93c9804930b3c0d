### Irregularities of a trick, as exercises.

kind-irregular_trick = Qualcosa non va in una presa
skill-defective-trick = una presa con una carta in meno o in più
skill-premature-play = una carta giocata troppo presto
skill-turned-trick = girare le carte e rivederle
remember-defective-trick = finché non hanno giocato nella presa successiva tutte e due le linee, la carta mancante si gioca, e quella in più vale come quinta carta. Dopo, la carta mancante vale come una renonce, e quella in più torna in mano.
remember-premature-play = la carta che un difensore gioca prima del compagno è penalizzata maggiore, e il { -declarer } limita la carta del compagno. Al turno dell’avversario di destra, se è permessa, va semplicemente giocata.
remember-turned-trick = in verticale è vinta, di traverso è persa. Finché la tua linea non gioca nella presa successiva puoi segnalare una carta nel verso sbagliato e, se la tua carta è ancora scoperta, rivedere la presa.

## A card missing or one too many

scene-trick-missing = { $seat } in questa presa non gioca nessuna carta, e sulle prime nessuno se ne accorge.
scene-trick-extra = { $seat } mette su questa presa una seconda carta: { $card }.
scene-trick-two-stuck = Due carte erano attaccate: senza che nessuno lo vedesse, { $seat } ne ha giocate due in questa presa.
scene-trick-in-time = Ci si accorge dell’errore prima che le due linee abbiano giocato nella presa successiva.
scene-trick-late = Ci si accorge dell’errore solo quando le due linee hanno già giocato nella presa successiva.
scene-trick-extra-shown = Mentre la seconda carta torna in mano, tutti la vedono: { $card }.
scene-trick-won-from-here = { $number ->
    [0] Da questa presa in poi { $side } non vince prese.
    [one] Da questa presa in poi { $side } vince { $number } presa.
   *[other] Da questa presa in poi { $side } vince { $number } prese.
}
exercise-irregular_trick = Come si rimette a posto la presa?
option-trick-play-now = { $seat } gioca adesso una carta permessa in questa presa
option-trick-add-suit = { $seat } mette una carta del seme d’attacco fra le carte già giocate
option-trick-add-any = { $seat } mette una carta qualsiasi fra le carte già giocate
option-trick-left = Non si fa nulla: { $seat } avrà una carta in più fino alla fine
exercise-irregular_trick-extra = Che ne è della seconda carta?
option-trick-extra-back = Torna in mano
option-trick-extra-penalty = Diventa una carta penalizzata
option-trick-extra-stays = Resta nella presa, al posto della prima
exercise-irregular_trick-revoke = È una renonce?
option-trick-is-revoke = Sì, vale come una renonce
option-trick-may-be-revoke = Forse: se la carta che torna in mano andava giocata in un’altra presa
option-trick-no-revoke = No, non lo è
exercise-irregular_trick-cost = Quante prese costa?

## A card too early

scene-early-play = Tocca a { $other }, ma { $seat } gioca già { $card }.
scene-early-lead = { $other } non ha ancora giocato, ma { $seat } attacca già con { $card } nella presa successiva.
scene-early-both-hands = Il { -declarer } ha già giocato da tutte e due le mani, prima del tempo.
scene-early-dummy-moved = Il morto ha già spostato una carta senza che nessuno gliel’abbia chiesto.
exercise-irregular_trick-early = Che ne è della carta { $card }?
option-early-penalty = Diventa una carta penalizzata maggiore
option-early-in-turn = Si gioca quando è il suo turno, e basta
option-early-back = Torna in mano senza altre conseguenze
exercise-irregular_trick-choice = Che cosa può scegliere il { -declarer } per la carta di { $seat } in questa presa?
option-early-four = Una di quattro cose: la più alta del seme d’attacco, la più bassa, una carta di un altro seme, nessuna carta di un altro seme
option-early-card = Quale carta sia
option-early-lead = Come dopo un attacco fuori turno: imporre o vietare un seme al prossimo attacco
option-early-nothing = Niente

## Turning cards, and seeing them again

scene-trick-turns = { $seat } sta per girare la propria carta.
scene-trick-points-out = Tutti hanno girato la carta. { $seat } ne vede una nel verso sbagliato e vuole dirlo. La sua linea non ha ancora giocato nella presa successiva.
scene-trick-points-out-late = Tutti hanno girato la carta. { $seat } ne vede una nel verso sbagliato e vuole dirlo. La sua linea ha già giocato nella presa successiva.
scene-trick-asks = La carta di { $seat } è ancora scoperta, e nessuno ha giocato nella presa successiva. { $seat } chiede di rivedere le carte degli altri.
scene-trick-asks-turned = { $seat } ha girato la propria carta, e poi chiede di rivedere la presa.
scene-trick-asks-late = La carta di { $seat } è ancora scoperta, ma la sua linea ha già giocato nella presa successiva. { $seat } chiede di rivedere l’ultima.
scene-trick-looks = Dopo questa presa { $seat } vuole guardarne una precedente.
scene-trick-mixes = Era l’ultima presa. Il risultato non è ancora concordato, e { $seat } sta per mescolare le proprie carte.
scene-trick-keeps = { $seat } lascia le carte nell’ordine in cui le ha giocate finché il risultato non è concordato.
exercise-irregular_trick-pointing = In che verso sta la carta di { $seat } di questa presa, una volta girata?
option-trick-upright = In verticale: presa vinta
option-trick-sideways = Di traverso: presa persa
exercise-irregular_trick-may = { $seat } può farlo?
option-trick-allowed = Sì
option-trick-played-on = No, la linea ha già giocato nella presa successiva
option-trick-card-turned = No, avendo già girato la carta
option-trick-dummy = No, il morto non può
option-trick-closed = No, non prima della fine del gioco
option-trick-not-four = No, non prima che abbiano giocato tutti e quattro
option-trick-not-agreed = No, non prima che il risultato sia concordato
reason-trick-won-upright = Presa vinta: la carta punta, per il lungo, verso il compagno.
reason-trick-lost-sideways = Presa persa: la carta punta, per il lungo, verso gli avversari.

## Slips

slip-defect-in-time-treated-late = finché non hanno giocato nella presa successiva tutte e due le linee, la carta mancante si gioca semplicemente nella presa.
slip-defect-late-treated-in-time = le due linee hanno già giocato nella presa successiva: in quella di prima non si gioca più.
slip-missing-card-wrong-suit = deve essere una carta del seme d’attacco, se il giocatore ne ha; altrimenti una qualsiasi.
slip-defect-left = tutti devono avere lo stesso numero di carte: la presa si rimette a posto.
slip-extra-card-forgiven = la seconda carta di un difensore, vista da tutti, diventa una carta penalizzata.
slip-extra-card-stays = la carta giocata è la prima: una seconda non ne prende mai il posto.
slip-unseen-extra-penalised = nessuno ha visto la carta: non è una carta penalizzata.
slip-missing-card-no-revoke = se ci si accorge tardi, la carta mancante vale sempre come una renonce.
slip-extra-card-is-revoke = è una renonce solo se la carta che torna in mano andava giocata in un’altra presa.
slip-extra-card-never-revoke = la carta è sempre stata di quella mano: forse andava giocata in un’altra presa.
slip-defect-in-time-is-revoke = ciò che si corregge in tempo non è una renonce.
slip-missing-card-costs-two = la carta mancante costa al massimo una presa.
slip-missing-card-costs-nothing = si perde una presa, se la linea ha vinto questa o una successiva.
slip-missing-card-always-costs = una linea che da questa presa in poi non ne vince nessuna non ha nulla da cedere.
slip-early-card-just-played = un difensore che gioca prima del compagno gli mostra qualcosa: ci sono conseguenze.
slip-early-card-goes-back = una carta giocata troppo presto non torna semplicemente in mano.
slip-early-excuse-overlooked = qui la carta anticipata non ha conseguenze: guarda chi ha già giocato.
slip-illegal-early-card-stands = la carta non è permessa in questa presa: non si può giocare.
slip-early-card-as-lead = si tratta della carta del compagno in questa presa, non di un attacco.
slip-early-partner-card-named = il { -declarer } limita la scelta del compagno, ma non indica la carta.
slip-early-choice-forgotten = il compagno deve ancora giocare: il { -declarer } può limitarne la scelta.
slip-early-choice-invented = qui il { -declarer } non ha scelta: il compagno ha già giocato, o la carta anticipata è scusata.
slip-pointing-reversed = in verticale, verso il compagno, è vinta; di traverso, verso gli avversari, è persa.
slip-trick-shown-too-late = quando la tua linea ha giocato nella presa successiva, l’ultima presa è chiusa.
slip-own-turned-card-forgotten = può chiedere di rivedere la presa solo chi ha ancora la propria carta scoperta.
slip-dummy-asks-to-see = il morto può segnalare una carta nel verso sbagliato, ma non chiedere di rivedere la presa.
slip-closed-trick-opened = le prese precedenti restano coperte fino alla fine del gioco.
slip-card-turned-too-soon = prima giocano tutti e quattro, poi si girano le carte.
slip-cards-mixed-too-soon = senza l’ordine delle carte nessuno può verificare il gioco.
slip-trick-right-denied = qui niente lo vieta: si può fare.
slip-trick-other-reason = non si può, ma per un altro motivo.
