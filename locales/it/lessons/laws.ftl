### Lesson: my first penalty card.

chapter-laws-title = Quando qualcosa va storto

lesson-first-penalty-card-title = La mia prima carta penalizzata
lesson-first-penalty-card-intro =
    Sud è il { -declarer } e tu sei un **difensore**. Mentre sistemi le tue carte, una ti sfugge e finisce scoperta sul tavolo. Capita a tutti. Chiama l’arbitro, e niente paura: questa lezione ti dice che cosa succede dopo.
lesson-first-penalty-card-what =
    La carta di un **difensore** che il compagno avrebbe potuto vedere, fuori dal gioco normale, diventa una **carta penalizzata**. Resta scoperta sul tavolo. Non importa se il compagno l’ha vista davvero.
lesson-first-penalty-card-minor =
    Ce ne sono di due tipi. Una carta penalizzata è **minore** solo se valgono tutte e tre queste condizioni:
    
    – è **sotto il dieci**, cioè una cartina,
    – è stata esposta **inavvertitamente**,
    – è l’**unica** carta penalizzata di quel difensore.
lesson-first-penalty-card-major =
    Tutte le altre sono **maggiori**: un onore (asso, re, donna, fante **o dieci**), una carta giocata o mostrata volontariamente, oppure due o più carte.
lesson-first-penalty-card-example =
    Un primo esempio. A Est cade { BRIDGE("H9") }: è una cartina, è caduta inavvertitamente, è l’unica. Minore. Se invece a Est cade { BRIDGE("HT") }, è maggiore, perché il dieci è un onore.
lesson-first-penalty-card-declarer =
    Solo i difensori possono avere carte penalizzate. Se al **{ -declarer }** cade una carta, questa torna semplicemente in mano: a trarne profitto potrebbero essere solo gli avversari.
lesson-first-penalty-card-play-major =
    Una carta penalizzata **maggiore** va giocata alla **prima occasione legale**: rispondendo a colore, scartando, tagliando con un atout o attaccando, cioè iniziando una presa.
    
    Ma prima viene il seme d’attacco, quello della prima carta della presa: chi può rispondere a colore deve farlo, anche se la carta penalizzata resta sul tavolo.
lesson-first-penalty-card-play-minor =
    Una carta penalizzata **minore** pesa molto meno. Ha la precedenza soltanto sulle **altre cartine del suo seme**. Al suo posto si può giocare un onore dello stesso seme, e tutti gli altri semi sono liberi.
lesson-first-penalty-card-two =
    Attenzione: una seconda carta cambia tutto. Appena un difensore ha due carte penalizzate, **sono maggiori tutte e due**, anche la prima. Se si possono giocare entrambe, è il **{ -declarer }** a indicare quale.
lesson-first-penalty-card-partner =
    Una carta penalizzata maggiore riguarda anche il **compagno** di chi l’ha davanti. Quando l’attacco spetta al compagno, il { -declarer } può imporre quel seme, vietarlo o lasciare le cose come stanno. Al tavolo lo spiega l’arbitro; un’altra lezione ne parla più a fondo.
lesson-first-penalty-card-practise =
    E ora posizioni nuove: prima il tipo di carta, poi che cosa si può giocare.
lesson-first-penalty-card-close =
    Ora distingui una carta penalizzata minore da una maggiore, e sai che cosa può giocare chi l’ha davanti. La prossima carta che scivola di mano non sarà un dramma.
