### Swiss Italian: only what differs from Italian. A suit is “colore”.

reason-must-follow = Il colore d’attacco è { $suit }: chi ne ha deve rispondere a colore. Questo obbligo viene prima di ogni altro.
reason-must-be-highest = Il { -declarer } ha chiesto la carta più alta del colore d’attacco.
reason-must-be-lowest = Il { -declarer } ha chiesto la carta più bassa del colore d’attacco.
reason-minor-first = Finché sul tavolo c’è { $minor }, carta penalizzata minore, non si può giocare un’altra cartina (dal nove in giù) di quel colore. Un onore sì.
reason-minor-binds-its-suit-only = { $minor } è una carta penalizzata minore: blocca soltanto le altre cartine del suo colore. Qui non vieta nulla.
