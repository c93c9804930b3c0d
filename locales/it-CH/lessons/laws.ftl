### Swiss Italian: only what differs from Italian. A suit is “colore”.

lesson-first-penalty-card-play-major =
    Una carta penalizzata **maggiore** va giocata alla **prima occasione legale**: rispondendo a colore, scartando, tagliando con un atout o attaccando, cioè iniziando una presa.
    
    Ma prima viene il colore d’attacco, quello della prima carta della presa: chi può rispondere a colore deve farlo, anche se la carta penalizzata resta sul tavolo.
lesson-first-penalty-card-play-minor =
    Una carta penalizzata **minore** pesa molto meno. Ha la precedenza soltanto sulle **altre cartine del suo colore**. Al suo posto si può giocare un onore dello stesso colore, e tutti gli altri colori sono liberi.
lesson-first-penalty-card-partner =
    Una carta penalizzata maggiore riguarda anche il **compagno** di chi l’ha davanti. Quando l’attacco spetta al compagno, il { -declarer } può imporre quel colore, vietarlo o lasciare le cose come stanno. Al tavolo lo spiega l’arbitro; un’altra lezione ne parla più a fondo.
