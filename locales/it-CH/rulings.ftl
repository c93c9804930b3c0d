### Swiss Italian: only what differs from Italian. A suit is “colore”.

remember-opening-lead-out-of-turn = il { -declarer } può diventare il morto, accettare l’attacco, oppure rifiutarlo e imporre quel colore, vietarlo o non chiedere nulla.
option-lead-forbid = Può vietare l’attacco in un colore
option-lead-require = Può imporre l’attacco in un colore, oppure vietarlo
slip-lead-required-after-call = dopo una chiamata ritirata il { -declarer } può vietare un colore, ma non più imporlo.
option-any-suit = L’attacco è rifiutato: { $seat } deve attaccare nel colore, qualunque sia, che il { -declarer } nomina
slip-lead-demands-forgotten = se rifiuta, il { -declarer } può imporre il colore della carta, vietarlo o non chiedere nulla.
slip-any-suit-demanded = si può imporre o vietare solo il colore della carta d’attacco, non un altro.
slip-demand-keeps-card = se il { -declarer } impone o vieta il colore, la carta torna in mano.
reason-partner-leads-declarer-chooses = Tocca attaccare al compagno, { $seat }: il { -declarer } può subito imporre il colore, vietarlo o non chiedere nulla.
slip-same-suit-costs-again = una seconda renonce dello stesso giocatore nello stesso colore non costa altre prese.
