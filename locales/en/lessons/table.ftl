### Chapter: at the table. Seats, boards, one's thirteen cards, suits and honours.

chapter-table-title = At the table

## The four seats

lesson-the-four-seats-title = The four seats
lesson-the-four-seats-goal =
    Your first evening at the club. At the door they tell you: “Table 3, East.” Where do you sit? Who plays with you, and who against you? After this lesson you will know your way round the table.
lesson-the-four-seats-notes-names =
    Sit four people down at a table and let each say the name of the seat. Somebody always looks for the real north: one sentence settles it. One minute.
lesson-the-four-seats-names =
    Bridge is a game for **four**. The seats are named after the points of the compass: **North, East, South, West**. They are only names. Where the real north is does not matter.
lesson-the-four-seats-sides =
    The player opposite you is your **partner**. North plays with South, East with West: these are the two **sides**, North-South and East-West. You and your partner are a **pair**. The other two are your opponents.
lesson-the-four-seats-picture =
    Here is a deal, that is, the cards as they were dealt out, seen from above. South is at the bottom, with partner North opposite. The opponents sit to left and right: West and East. At the table, of course, you see only your own cards.
lesson-the-four-seats-left =
    Everything in bridge goes **clockwise**. Dealing, speaking and playing always move on to the left. After you comes your **left-hand opponent**. Just before you it was your **right-hand opponent**.
lesson-the-four-seats-round =
    Watch it go round. West puts down the first card, then come North, East and, last, South. Each sits to the left of the player before. The words “no trump” need not worry you yet.
lesson-the-four-seats-number =
    In a tournament every pair has a number. If you start **North-South**, it is the number of your table. If you start **East-West**, add a hundred.
    
    (You will also read “Mitchell”. That is the usual way of changing tables; more of it later.)
lesson-the-four-seats-east =
    Back to the door of the club: table 3, East. Your partner is opposite, in the West seat. So you are the East-West pair, and a hundred is added to the number of the table.
lesson-the-four-seats-south =
    The same table, but this time you are South. Your partner is North. For the North-South pair the number of the table is enough.
lesson-the-four-seats-west =
    Now you. Table 5, West. Your partner is East. Which side are you? That decides whether you add a hundred.
lesson-the-four-seats-call =
    Before the cards are played, there is talking: that is the **auction**. Each player in turn makes a **call**. The dealer begins; the next lesson tells you who that is. And who comes after the dealer? Here two articles disagree.
lesson-the-four-seats-notes-vote =
    Some card games, the French tarot and the Swiss jass among them, go the other way round, and those who know them often vote for anticlockwise. Have four people say a word each, in turn, before you show the answer.
lesson-the-four-seats-director =
    A card too many, somebody in the wrong seat, a doubt? No need to argue: call the **Director**. The Director is there to help, knows the rules and puts things right. Calling accuses nobody.
lesson-the-four-seats-end =
    You can now find your seat, your partner and your opponents, and you know that the turn always moves on to the left.

## The board

lesson-the-board-title = The board
lesson-the-board-goal =
    In the middle of the table lies a flat case with four pockets: the **board**. It carries the cards of a deal from table to table. That way everybody plays the same cards.
lesson-the-board-notes-picture =
    Hand a real board round: where is North, who is dealer, who is vulnerable? Two minutes with the thing itself are worth more than any table.
lesson-the-board-picture =
    This is board 2. Every board shows three things: its number, the **dealer**, and who is **vulnerable**. A mark tells you which side of it is North.
lesson-the-board-dealer =
    The **dealer** has just one privilege: to call first. The first time a board is played, the dealer usually deals the cards as well. Do not mix up the dealer with declarer, the player of the hand. Who that is comes out of the auction.
lesson-the-board-vulnerable =
    A side that is **vulnerable** plays for higher stakes: it gains more if things go well and loses more if they go badly. On the board it is usually marked red; a side that is not vulnerable, green. The cards are played just the same.
lesson-the-board-second =
    North deals board 1. From there the dealer moves on one seat with every board, clockwise. Follow the lines down to number 2, and then do the same for the vulnerability.
lesson-the-board-series =
    Vulnerability goes by the number too. Boards 1 to 4: nobody, North-South, East-West, everybody. From board 5 the series begins **one step later**: North-South, East-West, everybody, nobody. After sixteen boards it all starts again.
    
    No need to learn it: it is printed on the board.
lesson-the-board-sixth =
    A printed article says that on board 6 South calls first and nobody is vulnerable. Can that be right? Count the seats from North, then the vulnerability from board 5.
lesson-the-board-eighth =
    Board 8: West is the dealer. For the vulnerability start at board 5: North-South, then East-West, then everybody. What comes after “everybody”?
lesson-the-board-notes-vote =
    The usual mistake is “nobody, as on board 1”, because the dealers do begin again after four boards. Count aloud: the dealer starts again with North, the vulnerability one step later.
lesson-the-board-north =
    The board stays **in the middle of the table**, its North towards North, until the deal has been played. As a rule **North** is responsible for it: puts it down, looks after it, and passes it on where the Director says (Law 8). The others may help.
lesson-the-board-end =
    You can now read a board: who calls first, who is vulnerable, and who looks after it.

## Thirteen cards

lesson-thirteen-cards-title = Thirteen cards
lesson-thirteen-cards-goal =
    Board 3 is on the table and you are South. The pocket marked South holds your cards, face down. There is one thing to do before you look at them, and another when the play is over.
lesson-thirteen-cards-notes-count =
    Let them really count, face down. If a card is missing and nobody has looked, the Director can put it right far more easily. Two minutes.
lesson-thirteen-cards-count =
    Take the cards out of the pocket with the name of your seat and **count them face down**, before you look. There must be thirteen. More or fewer? Call the Director at once (Law 7). Nobody has seen anything yet, so it is soon put right.
lesson-thirteen-cards-deal =
    A pack has 52 cards, thirteen for each player. The first time a board is played, they are **shuffled** and dealt face down, **one at a time**, usually clockwise. In a tournament the Director says who does it; as a rule it is the dealer.
lesson-thirteen-cards-dealer =
    Board 3 is being played for the first time. Who is the dealer? Count from North. The first card then goes to the dealer’s left, the last one to the dealer. The second question is the vulnerability again.
lesson-thirteen-cards-sort =
    Now look at your cards and sort them by **suit** – spades ♠, hearts ♥, diamonds ♦, clubs ♣ – each from the highest to the lowest. Many players put red and black suits by turns: it is easier on the eye. This is advice, not a rule.
lesson-thirteen-cards-fan =
    Look at South’s hand, at the bottom: seven clubs, three spades, two diamonds, a single heart.
    
    One more piece of advice: do not keep your shortest suit at the end of the fan. An opponent who sees where you pull a card from may guess a lot.
lesson-thirteen-cards-hearts =
    What is sorting good for? Whoever holds cards of the suit played first must play one of them. West has played a heart, and North too: East finds all the hearts at a glance. (Declarer and dummy, named in the picture, come in the next chapter.)
lesson-thirteen-cards-diamonds =
    A little later East plays a diamond, and so does South. It is West’s turn, with twelve cards left. Find the diamonds in the sorted hand: they stand side by side.
lesson-thirteen-cards-hold =
    Hold your cards **close and upright**, so that nobody can look into them, not even from the side. If you can see a neighbour’s cards, look away and say so kindly.
lesson-thirteen-cards-slip =
    A card slips out and falls face up. Has it been played? That depends on who you are. Here you are South and play the hand for your side: you are **declarer**. East and West defend.
lesson-thirteen-cards-notes-vote =
    Many vote “it is played”: in other games a card laid is a card played. But declarer gains nothing by dropping a card. For defenders there is a different rule, in a later chapter; do not go into it today.
lesson-thirteen-cards-back =
    During the play the cards are not gathered into a heap: each player keeps the ones he or she has played. At the end **shuffle your thirteen** and put them back into your pocket of the board, face down. So nobody at the next table can tell how they were played.
lesson-thirteen-cards-yours =
    You **do not touch** anybody else’s cards, not even after the play. Would you like to see a hand from the board once more? Then a player of each side must be there, or the Director (Law 7).
lesson-thirteen-cards-end =
    You can now look after your thirteen cards: count them face down, sort them, keep them to yourself, and put them back shuffled.

## Suits and honours

lesson-suits-and-honours-title = Suits and honours
lesson-suits-and-honours-goal =
    You hold thirteen cards, nicely sorted. Which is worth more, a ten or a jack? And which suit comes first? Bridge answers with two orders, and they are soon learned.
lesson-suits-and-honours-ranks =
    In every suit the **ace** is the highest card. Then come king, queen, jack, 10, 9 and so on down to the 2. The ace is always at the top, never below the 2.
lesson-suits-and-honours-queen =
    Four spades lie on the table: West played { BRIDGE("S4") }, North { BRIDGE("S8") }, East { BRIDGE("ST") }, South { BRIDGE("SQ") }. Four such cards are a **trick**. Here the highest of them wins it: compare the ten and the queen.
lesson-suits-and-honours-notes-order =
    In English the order is easy to keep: clubs, diamonds, hearts, spades is the order of the alphabet. Players of skat will tell you that clubs are highest; not here.
lesson-suits-and-honours-order =
    Before the cards are played, in the auction, the order of the **suits** matters too. From low to high:
    
    ♣ – ♦ – ♥ – ♠ – **no trump**
    
    No trump means playing without a suit that beats the others. It is not a suit, but it stands above all four.
lesson-suits-and-honours-majors =
    Two words that you will hear often: ♥ and ♠ are the **major suits**, ♣ and ♦ the **minor suits**.
    
    In the auction you name a number and a suit, or no trump. If the number is the same, the order decides.
lesson-suits-and-honours-spades =
    North says { BRIDGE("2H") }. East, next to speak, would like to say { BRIDGE("2S") }. The number is the same, so look at the order: spades stand above hearts.
lesson-suits-and-honours-notrump =
    This time North says { BRIDGE("2S") }. Spades are the highest suit. East would like to say { BRIDGE("2NT") }, again the same number. Does anything stand above spades?
lesson-suits-and-honours-honours =
    The high cards of a suit are called **honours**, all others are small cards. Ace, king, queen and jack are honours; everybody agrees on that. And the ten? Two articles disagree.
    
    (The penalty cards in the explanation come in a later chapter.)
lesson-suits-and-honours-notes-vote =
    Most people vote for four honours, since the ten has no face on it. Do not explain penalty cards today: it is enough that the ten is treated differently from the nine.
lesson-suits-and-honours-ten =
    So there are **five honours** in each suit: ace, king, queen, jack and ten. It matters later on: if a defender drops { BRIDGE("HT") }, that is more serious than dropping { BRIDGE("H9") }.
lesson-suits-and-honours-end =
    You can now say which of two cards is higher, which suit comes first, and what the five honours are.
