### Swiss Italian: only what differs from Italian. A suit is “colore”.

result-error-strain = «{ $text }» non è né un colore né senza atout.
