### Swiss Italian: only what differs from Italian. A suit is “colore”.

slip-undertricks-at-trick-value = le prese in meno hanno un prezzo a parte, uguale in ogni colore.
