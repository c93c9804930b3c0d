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
reason-declarer-lead-at-defenders-turn = L’attacco con { $card } è venuto da { $seat }, ma toccava a un difensore. L’uno o l’altro difensore può accettarlo; altrimenti la carta torna semplicemente dov’era.
reason-declarer-lead-from-wrong-hand = L’attacco con { $card } è venuto dalla mano sbagliata ({ $seat }). L’uno o l’altro difensore può accettarlo; altrimenti la carta torna dov’era e si attacca dalla mano giusta con una carta qualsiasi.
reason-next-in-turn-prevails = Se i difensori non sono d’accordo, decide chi gioca subito dopo l’attacco irregolare: { $seat }.
reason-declarers-early-card-stands = { $seat } è della linea del { -declarer }: la carta { $card }, anche se giocata troppo presto, resta giocata.
reason-declarer-had-played-both = Il { -declarer } aveva già giocato sia dalla mano sia dal morto: per { $seat } non ci sono conseguenze, ma la carta { $card } va giocata quando arriva il turno di { $seat }.
reason-dummy-moved-first = Prima il morto aveva mosso o suggerito una carta: per { $seat } non ci sono conseguenze, ma la carta { $card } va giocata quando arriva il turno di { $seat }.
reason-early-card-is-legal = { $seat } ha giocato troppo presto, ma il compagno aveva già giocato e la carta { $card } è permessa in questa presa: va giocata quando arriva il turno di { $seat }.
reason-early-card-is-illegal = { $seat } ha giocato troppo presto, e la carta { $card } non è permessa in questa presa: diventa una carta penalizzata maggiore.
reason-played-before-partner = { $seat } ha giocato { $card } prima che il compagno avesse giocato. Il { -declarer } sceglie che cosa deve giocare il compagno.
reason-penalty-card-not-played = { $seat } ha giocato { $card }, ma doveva giocare una carta penalizzata. Il { -declarer } può accettare la carta giocata oppure far giocare al suo posto la carta penalizzata.
reason-revoke-corrected-by-defender = { $seat } rettifica l’errore in tempo. La carta { $card } veniva da una mano che nessuno poteva vedere: perciò diventa una carta penalizzata maggiore.
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
reason-follows-may-not-lead = { $seat } non può attaccare a { $suits }, sempre che abbia altro. Il divieto dura finché l’attacco resta a { $seat }.
reason-follows-choice-later = Il { -declarer } farà la sua scelta quando toccherà a { $seat } attaccare.
reason-follows-must-play-highest = { $seat } deve rispondere a colore con la carta più alta che ha.
reason-follows-must-play-lowest = { $seat } deve rispondere a colore con la carta più bassa che ha.
reason-follows-must-play = Se non può rispondere a colore, { $seat } deve giocare { $suit }, sempre che ne abbia.
reason-follows-may-not-play = Se non può rispondere a colore, { $seat } non può giocare { $suit }, sempre che abbia altro.
reason-follows-must-be-played = La carta { $card } va giocata quando arriva il turno di chi ce l’ha.
reason-follows-plays-another = { $seat } gioca un’altra carta.

## The Laws

law-subject-54 = attacco iniziale fuori turno
law-subject-55 = attacco fuori turno del { -declarer }
