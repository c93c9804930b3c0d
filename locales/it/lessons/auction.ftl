### Lesson: the auction, what may I say?
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = La dichiarazione

lesson-what-may-i-say-title = La dichiarazione: che cosa posso dire?
lesson-what-may-i-say-intro =
    Prima di giocare le carte, i quattro giocatori stabiliscono che cosa si giocherà: è la **dichiarazione**.
    
    Quando è il proprio turno si fa una **chiamata**. Ce ne sono soltanto di quattro tipi: **licita**, **passo**, **contro** e **surcontro**.
lesson-what-may-i-say-bid =
    Una **licita** indica un numero e il seme proposto come atout, oppure senza atout. Il numero conta le prese **oltre la sesta**: { BRIDGE("1H") } promette 7 prese con atout cuori, { BRIDGE("4S") } ne promette 10 con atout picche.
lesson-what-may-i-say-order =
    I semi hanno un ordine, dal più basso al più alto; sopra tutti sta il gioco senza atout:
    
    ♣ – ♦ – ♥ – ♠ – **senza atout**
    
    Una licita deve **superare l’ultima**: più prese, oppure altrettante ma più in alto in quest’ordine.
lesson-what-may-i-say-example-bid =
    Nord apre con { BRIDGE("2H") }. Est può dire { BRIDGE("2S") } o { BRIDGE("2NT") }, che nell’ordine stanno più in alto, e qualunque licita da { BRIDGE("3C") } in su. Invece { BRIDGE("2D") } e { BRIDGE("2C") } non bastano.
lesson-what-may-i-say-pass =
    Al proprio turno **passare** è sempre permesso. E non chiude la porta: chi ha detto passo può ancora licitare, contrare o surcontrare ai turni successivi.
lesson-what-may-i-say-box =
    Adesso con l’intero bidding box, la scatola dei cartellini. Scegli **tutte** le chiamate permesse. Se scegli una licita, si aggiungono tutte quelle più alte.
lesson-what-may-i-say-double =
    Il **contro** alza la posta. Servono tre cose:
    
    – l’ultima licita è degli **avversari**,
    – nessuno l’ha ancora contrata,
    – è il tuo turno. I passo intermedi non contano.
lesson-what-may-i-say-redouble =
    Il **surcontro** è la risposta a un contro. Spetta alla linea, cioè alla coppia, che **ha subìto** il contro, e può dirlo l’uno o l’altro compagno.
lesson-what-may-i-say-wiped =
    Contro e surcontro durano solo fino alla **licita** successiva. Una nuova licita li cancella, e può essere contrata a sua volta.
lesson-what-may-i-say-end =
    Dopo una licita, la dichiarazione finisce con **tre passo di fila**. Se nessuno ha licitato, ne servono **quattro**: la mano è passata e nessuna linea segna punti.
lesson-what-may-i-say-practise =
    È tutta qui la grammatica della dichiarazione. Qualche domanda nuova ti aiuterà a fissarla.
lesson-what-may-i-say-close =
    Ora sai dire di ogni chiamata se è permessa, e perché. Al tavolo, se una chiamata sembra sbagliata, non la si aggiusta fra giocatori: **si chiama l’arbitro**. Non è un’accusa per nessuno.
