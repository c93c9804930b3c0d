### Swiss Italian: only what differs from Italian. A suit is “colore”.

reason-may-forbid-lead = Se alla fine { $offender } si trova in difesa, il { -declarer } può vietare un colore a { $seat }, la prima volta che attacca: un colore che { $offender } non ha mostrato con una chiamata valida.
reason-judged-by-what-it-shows = Una licita artificiale fuori turno si giudica dai colori che mostra, non da quello che nomina.
