### Swiss Italian: only what differs from Italian. A suit is “colore”.

exercise-defence-highest = Il { -declarer } chiede a { $seat } la carta più alta nel colore d’attacco. Quali carte può giocare { $seat }?
exercise-defence-lowest = Il { -declarer } chiede a { $seat } la carta più bassa nel colore d’attacco. Quali carte può giocare { $seat }?
reason-one-suit-or-several-bans = Se le carte penalizzate sono di più colori, il { -declarer } può imporne uno, oppure vietarne uno o più. Le carte degli altri colori restano.
slip-demand-for-another-suit = si può imporre o vietare soltanto il colore della carta penalizzata.
slip-declarer-names-lead = il { -declarer } nomina un colore, non la carta con cui attaccare.
slip-leader-picks-among-suits = è il { -declarer } a dire quale colore impone: chi attacca non sceglie.
slip-forbidding-forgotten = il { -declarer } può anche vietare quel colore.
slip-both-suits-forgotten = si possono vietare più colori insieme, se in ognuno c’è una carta penalizzata.
slip-unplayable-card-counts = guarda prima il colore d’attacco: dice quali carte penalizzate si possono giocare.
slip-all-cards-go-back = tornano in mano soltanto le carte del colore imposto o vietato; le altre restano.
