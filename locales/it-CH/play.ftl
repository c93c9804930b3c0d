### Swiss Italian: only what differs from Italian. A suit is “colore”.

reason-lead-after-withdrawn-call = { $seat } attacca per la prima volta. Il compagno ha ritirato una chiamata e non l’ha sostituita con una chiamata comparabile: il { -declarer } può vietare un colore.
