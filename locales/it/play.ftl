### The play: choices after an irregularity, and what follows from each.

## What may not be played now

reason-suit-forbidden-after-call = Il compagno ha ritirato una chiamata: perciò il { -declarer } ha vietato l’attacco a { $suit }.
reason-play-over = Il gioco è finito: non si può più giocare nessuna carta.
reason-choice-pending = Prima il { -declarer } deve fare una scelta. Fino ad allora nessuno gioca.
reason-lead-lies-face-down = L’attacco iniziale è già sul tavolo, coperto. La carta si può scoprire, ma non cambiare.

## Why there is a choice

reason-leader-waits-for-choice = Tocca a { $seat } attaccare, ma il compagno ha almeno una carta penalizzata maggiore: { $majors }. { $seat } aspetta che il { -declarer } abbia scelto.
reason-lead-after-withdrawn-call = { $seat } attacca per la prima volta. Il compagno ha ritirato una chiamata e non l’ha sostituita con una chiamata comparabile: il { -declarer } può vietare un seme.
reason-lead-by-declaring-side = { $seat } è della linea del { -declarer } e non può fare l’attacco iniziale. La carta { $card } torna in mano.
reason-dummy-seen-must-accept = Il { -declarer } potrebbe aver visto una carta del morto: l’attacco di { $seat } con { $card } va accettato.
reason-opening-lead-out-of-turn = { $seat } ha fatto l’attacco iniziale fuori turno con { $card }. Il { -declarer } può diventare il morto, accettare l’attacco o rifiutarlo.
reason-defender-lead-out-of-turn = { $seat } ha attaccato fuori turno con { $card }. Il { -declarer } può accettare l’attacco o rifiutarlo.
reason-last-lead-not-accepted = { $seat } ha attaccato fuori turno con { $card } all’ultima presa. Un attacco così non si può accettare.
reason-declarer-lead-at-defenders-turn = L’attacco con { $card } è venuto da { $seat }, ma toccava a un difensore. L’uno o l’altro difensore può accettarlo; altrimenti la carta torna dov’era, e attacca il difensore a cui toccava.
reason-declarer-lead-from-wrong-hand = L’attacco con { $card } è venuto dalla mano sbagliata ({ $seat }). L’uno o l’altro difensore può accettarlo; altrimenti la carta torna dov’era e si attacca dalla mano giusta con una carta qualsiasi.
reason-next-in-turn-prevails = Se i difensori non sono d’accordo, decide chi gioca subito dopo l’attacco irregolare: { $seat }.
reason-declarers-early-card-stands = { $seat } è della linea del { -declarer }: la carta { $card }, anche se giocata troppo presto, resta giocata.
reason-declarers-early-card-goes-back = { $seat } è della linea del { -declarer }. La carta { $card }, giocata troppo presto, qui non è permessa: torna dov’era senza conseguenze e se ne gioca un’altra.
reason-declarer-had-played-both = Il { -declarer } aveva già giocato sia dalla mano sia dal morto: per { $seat } non ci sono conseguenze, ma la carta { $card } va giocata quando arriva il turno di { $seat }.
reason-dummy-moved-first = Prima il morto aveva mosso o suggerito una carta: per { $seat } non ci sono conseguenze, ma la carta { $card } va giocata quando arriva il turno di { $seat }.
reason-early-card-is-legal = { $seat } ha giocato troppo presto, ma il compagno aveva già giocato e la carta { $card } è permessa in questa presa: va giocata quando arriva il turno di { $seat }.
reason-early-card-is-illegal = { $seat } ha giocato troppo presto, e la carta { $card } non è permessa in questa presa: diventa una carta penalizzata maggiore.
reason-played-before-partner = { $seat } ha giocato { $card } prima che il compagno avesse giocato. Il { -declarer } sceglie che cosa deve giocare il compagno.
reason-penalty-card-not-played = { $seat } ha giocato { $card }, ma doveva giocare una carta penalizzata. Il { -declarer } può accettare la carta giocata oppure far giocare al suo posto la carta penalizzata.
reason-revoke-corrected-by-defender = { $seat } rettifica l’errore in tempo. La carta { $card } era fra quelle tenute nascoste in mano: perciò diventa una carta penalizzata maggiore.
reason-revoke-corrected-freely = { $seat } rettifica l’errore in tempo. La carta { $card } torna dov’era, senza conseguenze.
reason-led-before-choice = { $seat } ha attaccato con { $card } prima che il { -declarer } avesse scelto che cosa fare della carta penalizzata del compagno.

## What follows

reason-follows-card-stands = La carta { $card } vale come giocata regolare.
reason-follows-card-goes-back = La carta { $card } torna dov’era.
reason-follows-face-down-lead-goes-back = Se { $seat } ha già attaccato coperto, prima riprende in mano quella carta.
reason-follows-major-penalty-card = { $card } diventa una carta penalizzata maggiore.
reason-follows-minor-penalty-card = { $card } diventa una carta penalizzata minore.
reason-follows-picked-up = Carte che tornano in mano e non sono più penalizzate: { $cards }.
reason-follows-stays-on-table = Carte penalizzate che restano sul tavolo: { $cards }.
reason-follows-declares = Ora il { -declarer } è { $seat }.
reason-follows-leads = Attacca { $seat }.
reason-follows-plays-next = Poi gioca { $seat }.
reason-follows-must-lead = { $seat } deve attaccare a { $suit }, se può.
reason-follows-may-not-lead = Attacchi vietati a { $seat }, se ha altro: { $suits }. Il divieto dura finché { $seat } resta in presa.
reason-follows-choice-later = La prossima volta che toccherà a { $seat } attaccare, il { -declarer } potrà scegliere.
reason-follows-must-play-highest = Se può rispondere a colore, { $seat } deve farlo con la carta più alta che ha.
reason-follows-must-play-lowest = Se può rispondere a colore, { $seat } deve farlo con la carta più bassa che ha.
reason-follows-must-play = Se non può rispondere a colore, { $seat } deve giocare { $suit }, sempre che ne abbia.
reason-follows-may-not-play = Se non può rispondere a colore, { $seat } non può giocare { $suit }, sempre che abbia altro.
reason-follows-must-be-played = La carta { $card } va giocata quando arriva il turno di chi ce l’ha.
reason-follows-plays-another = { $seat } gioca un’altra carta.

## Knowing from a card that was seen

reason-on-the-table-for-all = Finché la carta penalizzata resta sul tavolo, tutti possono tenerne conto.
reason-back-in-hand-for-declarer = La carta è tornata in mano al difensore. Il { -declarer } può continuare a tener conto di ciò che ha visto.
reason-back-in-hand-not-for-partner = La carta è tornata in mano al difensore. Il suo compagno non può più tener conto di ciò che ha visto.
reason-shown-for-the-other-side = Durante la dichiarazione si è vista la carta di un giocatore. L’altra linea può tener conto di ciò che ha visto.
reason-shown-not-for-partner = Durante la dichiarazione si è vista la carta di un giocatore. Il suo compagno non può tener conto di ciò che ha visto.

## Cards at the same time

reason-out-of-turn-is-later = Se due giocano nello stesso momento, la carta di chi non era di turno vale come giocata dopo.
reason-visible-card-is-played = Sono state estratte più carte insieme, ma se ne vede una sola: quella è la carta giocata, e le altre tornano dov’erano.
reason-names-one-others-penalty = Sono state estratte più carte insieme, e se ne vede più d’una: il difensore indica la carta giocata, e le altre diventano carte penalizzate.
reason-names-one-others-go-back = Sono state estratte più carte insieme, e se ne vede più d’una: il { -declarer } indica la carta giocata, e le altre tornano dov’erano, senza conseguenze.
reason-at-once-opponent-may-change = Un avversario ha giocato dopo una carta che poi è stata ritirata: anche quell’avversario può cambiare la propria carta.
reason-noticed-later-too-many-cards = Le due linee hanno già giocato nella presa successiva: quella precedente vale ora come presa con troppe carte.

## Playing on

reason-played-on-counts-as-in-turn = Chi gioca dopo la carta fuori turno di un avversario la accetta: quella carta vale come giocata al turno giusto.
reason-proper-lead-stands = Il giocatore a cui toccava davvero attaccare può farlo. Quell’attacco vale, e le carte giocate sull’altro attacco tornano dov’erano.
reason-wrong-defender-played-to-lead = L’attacco fuori turno del { -declarer } resta valido, ma questo difensore ha giocato troppo presto.
reason-debt-stays = Se c’era già una carta penalizzata o una restrizione, l’obbligo resta: si applicherà più avanti nel gioco.
reason-played-before-required-lead = Il { -declarer } ha dovuto ritirare un attacco, e questo difensore ha giocato prima dell’attacco corretto: la sua carta è una carta penalizzata maggiore.
reason-offenders-played-on = La linea che ha commesso l’errore ha continuato a giocare prima della decisione dell’arbitro. Gli avversari non perdono nessuno dei loro diritti.
