### Lesson: the auction, what may I say?
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = The auction

lesson-what-may-i-say-title = The auction: what may I say?
lesson-what-may-i-say-intro =
    Before the cards are played, the four players settle what will be played: that is the **auction**.
    
    Whoever’s turn it is makes one **call**. There are only four kinds: a **bid**, **pass**, **double** and **redouble**.
lesson-what-may-i-say-bid =
    A **bid** names a number and a suit, or no trump. The number counts the tricks **above six**: { BRIDGE("1H") } promises 7 tricks with hearts as trumps, { BRIDGE("4S") } promises 10 with spades.
lesson-what-may-i-say-order =
    The suits have an order, from low to high:
    
    ♣ – ♦ – ♥ – ♠ – **no trump**
    
    A bid must be **higher than the last one**: more tricks, or as many in a higher suit.
lesson-what-may-i-say-example-bid =
    North opens { BRIDGE("2H") }. East can bid { BRIDGE("2S") } or { BRIDGE("2NT") }, because they rank above hearts, and everything from { BRIDGE("3C") } up. { BRIDGE("2D") } and { BRIDGE("2C") } are too low.
lesson-what-may-i-say-pass =
    To **pass** is always allowed. And it does not bind you: who has passed may bid, double or redouble at a later turn.
lesson-what-may-i-say-box =
    Now with the whole bidding box. Choose **every** call that is allowed. A bid brings all higher bids with it.
lesson-what-may-i-say-double =
    A **double** raises the stakes. It needs three things:
    
    – the last bid is the **opponents’**,
    – nobody has doubled it yet,
    – and it is your turn. Passes in between do not matter.
lesson-what-may-i-say-redouble =
    A **redouble** is the answer to a double. It belongs to the side that **was** doubled, and either partner may make it.
lesson-what-may-i-say-wiped =
    A double or redouble lasts only until the next **bid**. A new bid wipes it out, and that new bid may be doubled afresh.
lesson-what-may-i-say-end =
    After a bid, the auction ends with **three passes in a row**. If nobody has bid at all, it takes **four**: the deal is passed out, with no score for either side.
lesson-what-may-i-say-practise =
    That is the whole grammar of the auction. A few fresh questions will make it stick.
lesson-what-may-i-say-close =
    You can now say of any call whether it is allowed, and why. At the table, if a call looks wrong, do not settle it among yourselves: **call the Director**. That accuses nobody.
