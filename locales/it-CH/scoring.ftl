### Swiss Italian: only what differs from Italian. A suit is “colore”.

reason-score-overtricks = { $doubling-key ->
    [undoubled] Senza contro una presa in più vale quanto una presa di quel colore, qui { $each }. Non conta mai per la manche.
    [doubled] In un contratto contrato ogni presa in più vale { $each } ({ $vulnerability }), in qualunque colore.
   *[redoubled] In un contratto surcontrato ogni presa in più vale { $each } ({ $vulnerability }), in qualunque colore.
}
slip-undertricks-at-trick-value = le prese in meno hanno un prezzo a parte, uguale in ogni colore.
