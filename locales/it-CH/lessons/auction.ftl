### Swiss Italian: only what differs from Italian. A suit is “colore”.

lesson-what-may-i-say-bid =
    Una **licita** indica un numero e il colore proposto come atout, oppure senza atout. Il numero conta le prese **oltre la sesta**: { BRIDGE("1H") } promette 7 prese con atout cuori, { BRIDGE("4S") } ne promette 10 con atout picche.
lesson-what-may-i-say-order =
    I colori hanno un ordine, dal più basso al più alto; sopra tutti sta il gioco senza atout:
    
    ♣ – ♦ – ♥ – ♠ – **senza atout**
    
    Una licita deve **superare l’ultima**: più prese, oppure altrettante ma più in alto in quest’ordine.
