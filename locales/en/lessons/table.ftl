### Chapter: at the table. Seats, boards, one's thirteen cards, suits and honours.

chapter-table-title = At the table

## The four seats

lesson-the-four-seats-title = The four seats
lesson-the-four-seats-goal =
    After this lesson you can find your seat, your partner and your opponents at any table.
    
    Your first evening at the club. At the door they tell you: “Table 3, East.” Where do you sit? Who plays with you, and who against you?
lesson-the-four-seats-notes-names =
    Sit four people at a table and have each say the name of their seat. Somebody always looks round for the real north; one sentence settles it. One minute.
lesson-the-four-seats-names =
    Bridge is a game for **four**. The seats are named after the points of the compass: **North, East, South, West**. They are only names. Where the real north is does not matter.
lesson-the-four-seats-sides =
    The player opposite you is your **partner**. North plays with South, East with West: these are the two **sides**, North-South and East-West. You and your partner are a **pair**. The other two are your opponents.
lesson-the-four-seats-picture =
    Here is one **deal**, all 52 cards, seen from above. South is at the bottom, with partner North opposite. The opponents are West, on the left, and East, on the right. At the table, of course, you see only your own cards.
lesson-the-four-seats-partner =
    West has sat down and looks straight across the table. Who sits there?
lesson-the-four-seats-left =
    In bridge the turn always passes **clockwise**, to the player on your left, in the bidding and in the play. The cards are usually dealt that way too. The player who comes after you is your **left-hand opponent**, the one before you your **right-hand opponent**.
lesson-the-four-seats-left-hand =
    You are South, at the bottom of the picture, with North opposite. Go one seat on, clockwise, as the hands of a clock go from six to nine.
lesson-the-four-seats-round =
    Watch it go round. West plays the first card, then come North, East and, last, South. Each sits on the left of the player before. Never mind the words “no trumps” for now.
lesson-the-four-seats-right-hand =
    Now you: once more you are South. This time the question is about the player **before** you. Go one seat back.
lesson-the-four-seats-call =
    Before any card is played comes the **auction**. The players speak in turn, and what each one says is a **call**. The dealer begins; the next lesson tells you who that is. And who comes after the dealer? You know it already.
lesson-the-four-seats-notes-vote =
    Some card games go the other way round, French tarot and Swiss jass among them, and people who play them often vote North. Others vote West, East’s partner. Have four people say a word each, in turn, before you show the answer.
lesson-the-four-seats-director =
    Is there a card too many, somebody in the wrong seat, or are you just not sure? No need to argue: call the **Director**, who knows the rules and puts things right. That is what the Director is there for, and nobody is being accused.
lesson-the-four-seats-end =
    Partner opposite, opponents left and right, and always on to the left: that will do for sitting down. Next, the flat case in the middle of the table.

## The board

lesson-the-board-title = The board
lesson-the-board-goal =
    Soon you will be able to read a board: who calls first, and who is vulnerable.
    
    In the middle of the table lies a flat case with four pockets, one for each hand: the **board**. It carries a deal from table to table, so that everybody plays the same cards.
lesson-the-board-notes-picture =
    Hand a real board round: where is North, who is dealer, who is vulnerable? Two minutes with the thing itself are worth more than any diagram.
lesson-the-board-picture =
    This is board 2. Every board shows three things: its number, the **dealer**, and who is **vulnerable**. A mark tells you which side of it is North.
lesson-the-board-dealer =
    The **dealer** has just one privilege: to call first. The first time a board is played, the dealer usually deals the cards as well. Do not confuse the dealer with **declarer**, who plays the hand. Who that will be is settled in the auction.
lesson-the-board-vulnerable =
    A side that is **vulnerable** plays for higher stakes: it gains more when things go well and loses more when they go badly. On the board a vulnerable side is usually marked in red, the other in green. The play itself is no different.
lesson-the-board-second =
    Read it off the board: the dealer is named on it, and the red pockets belong to the side that is vulnerable. First the dealer, then the vulnerability.
lesson-the-board-series =
    A note **for Directors:** the number decides. The dealer goes round clockwise, beginning with North on board 1. Vulnerable on boards 1 to 4: neither side, North-South, East-West, both; from board 5 the series begins **one step later**. After sixteen boards it all starts again.
    
    No need to learn this: it is printed on the board.
lesson-the-board-sixth =
    One article in print has South calling first on board 6, and neither side vulnerable. Can that be right? Look at the board.
lesson-the-board-eighth =
    Now you: board 8 comes to your table. The dealer is soon found. And what do the colours of the pockets say?
lesson-the-board-notes-vote =
    First comes the dealer. Some vote North, out of habit, others West, who sits on the dealer’s left. Then the vulnerability, where some take the dealer’s side for the vulnerable one. Have them point at the board before they vote.
lesson-the-board-north =
    The board stays **in the middle of the table**, with its North pointing to North, until the deal has been played. As a rule **North** is responsible for it: North puts it there, looks after it, and passes it on where the Director says (Law 8). The others may help.
lesson-the-board-end =
    When a board comes to your table, look at it before you touch the cards: number, dealer, vulnerability. It takes three seconds.

## Thirteen cards

lesson-thirteen-cards-title = Thirteen cards
lesson-thirteen-cards-goal =
    You will learn to look after your thirteen cards, from taking them out to putting them back.
    
    Board 3 is on the table and you are South. The pocket marked South holds your cards, face down. There is one thing to do before you look at them, and another when the play is over.
lesson-thirteen-cards-notes-count =
    Have them really count, face down. If a card is missing and nobody has looked, the Director can put it right far more easily. Two minutes.
lesson-thirteen-cards-count =
    Take the cards out of the pocket that bears the name of your seat and **count them face down**, before you look. There must be thirteen. More or fewer? Call the Director at once (Law 7). Nobody has seen anything yet, so it is soon put right.
lesson-thirteen-cards-twelve =
    You are South. You count face down, and there are only 12 cards. Is it up to you to look for the other one?
lesson-thirteen-cards-deal =
    A pack has 52 cards, thirteen for each player. The first time a board is played, they are **shuffled** and dealt face down, **one at a time**, usually clockwise. In a tournament the Director says who does it; as a rule it is the dealer.
lesson-thirteen-cards-sort =
    Now look at your cards and sort them by **suit** – spades ♠, hearts ♥, diamonds ♦, clubs ♣ – each from the highest to the lowest. Many players alternate red and black, which is easier on the eye. This is advice, not a rule.
lesson-thirteen-cards-fan =
    Look at South’s hand, at the bottom: seven clubs, three spades, two diamonds, a single heart.
    
    One more piece of advice: do not keep your shortest suit at the end of the fan. An opponent who sees where a card comes from may guess a good deal.
lesson-thirteen-cards-hearts =
    What is sorting good for? If you hold cards of the suit played first, you must play one of them. West has played a heart, and so has North: East finds all the hearts at a glance. (Declarer and dummy, named in the picture, come in the next chapter.)
lesson-thirteen-cards-diamonds =
    A little later East plays a diamond, and so does South. It is West’s turn, with twelve cards left. Find the diamonds in the sorted hand: they are all side by side.
lesson-thirteen-cards-hold =
    Hold your cards **close and upright**, so that nobody can see into them, not even from the side. If you can see a neighbour’s cards, look away, and say so kindly.
lesson-thirteen-cards-notes-vote =
    Many vote for looking for the extra card together: it seems the friendly thing to do. But a player who looks sees other people’s cards, and then the deal is hard to save. The Director is there for this, and nobody is being accused.
lesson-thirteen-cards-back =
    During the play the cards are not gathered into a heap: you keep the ones you have played in front of you. At the end **shuffle your thirteen** and put them back into your own pocket of the board, face down. That way nobody at the next table can tell how they were played.
lesson-thirteen-cards-yours =
    Other players’ cards are **not yours to touch**, not even after the play. Would you like to see a hand from the board once more? Then a player of each side must be there, or the Director (Law 7).
lesson-thirteen-cards-end =
    Count, sort, hold close, shuffle, put back: after two evenings your hands do it by themselves.

## Suits and honours

lesson-suits-and-honours-title = Suits and honours
lesson-suits-and-honours-goal =
    By the end you can say which card and which suit rank higher, and what an honour is.
    
    You hold thirteen cards, nicely sorted. Which is higher, a ten or a jack? And does one suit count for more than another? Bridge has an order for the cards and an order for the suits, and both are soon learned.
lesson-suits-and-honours-ranks =
    In every suit the **ace** is the highest card. Then come king, queen, jack, 10, 9 and so on down to the 2. The ace is always high, never below the 2.
lesson-suits-and-honours-queen =
    Four spades lie on the table: West played { BRIDGE("S4") }, North { BRIDGE("S8") }, East { BRIDGE("ST") }, South { BRIDGE("SQ") }. Four cards, one from each player, are a **trick**. Here the highest of them wins it: compare the ten and the queen.
lesson-suits-and-honours-notes-order =
    In English the order is easy to keep: clubs, diamonds, hearts, spades is the order of the alphabet. Players of skat will tell you that clubs are the highest suit; not here.
lesson-suits-and-honours-order =
    Before the cards are played, in the auction, the **suits** have an order too. From low to high:
    
    ♣ – ♦ – ♥ – ♠ – **no trumps**
    
    No trumps means playing without a suit that beats the others. It is not a suit itself, but it ranks above all four.
lesson-suits-and-honours-majors =
    Two names you will often hear: ♥ and ♠ are the **major suits**, ♣ and ♦ the **minor suits**.
    
    In the auction you name a number and a suit, or a number and no trumps. If the number is the same, the order decides.
lesson-suits-and-honours-spades =
    North says { BRIDGE("2H") }. East speaks next and would like to say { BRIDGE("2S") }. The number is the same, so look at the order: spades rank above hearts.
lesson-suits-and-honours-notrump =
    This time North says { BRIDGE("2S") }. Spades are the highest suit. East would like to say { BRIDGE("2NT") }, again with the same number. Does anything rank above spades?
lesson-suits-and-honours-notes-vote =
    Pass and Double are in all four answers: they have no rank, so compare only the bids. Many begin at { BRIDGE("2C") }, because they put spades at the top. Have the class say the order once more: what comes above spades?
lesson-suits-and-honours-honours =
    The high cards of a suit are called **honours**; all the others are small cards. Ace, king, queen and jack are honours: everybody agrees on that. And the ten? Two articles disagree.
lesson-suits-and-honours-notes-ten =
    Most people say four honours, since the ten has no picture on it. The chapter on penalty cards explains the difference between the ten and the nine.
lesson-suits-and-honours-ten =
    So there are **five honours** in each suit: ace, king, queen, jack and ten. The chapter on penalty cards explains why it matters: if a defender drops { BRIDGE("HT") }, that is more serious than dropping { BRIDGE("H9") }.
lesson-suits-and-honours-end =
    Two orders and one list: ace down to two, clubs up to no trumps, and five honours. With that the cards can be played.
