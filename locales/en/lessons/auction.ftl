### Chapter: the auction.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = The auction

## the-four-calls

lesson-the-four-calls-title = The four calls
lesson-the-four-calls-goal =
    You will soon know the four calls by name and whose turn it is to make one.
    
    Four players have sorted their thirteen cards. Nobody knows yet which suit will be trumps, or who will be declarer.
    
    They settle it by speaking in turn: that is the **auction**. The **dealer** begins.
lesson-the-four-calls-kinds =
    Whenever it is your turn, you make one **call**. There are four kinds: **bid**, **pass**, **double** and **redouble**.
    
    So every bid is a call, but not every call is a bid. We shall need that difference often.
lesson-the-four-calls-bid =
    A **bid** is a number from 1 to 7 together with a **denomination**: one of the four suits, or no trumps. The number counts the tricks **above six** (Law 18).
    
    { BRIDGE("1C") } means 7 tricks with clubs as trumps, { BRIDGE("5D") } 11 tricks with diamonds, { BRIDGE("3NT") } 9 tricks without trumps.
lesson-the-four-calls-notes-picture =
    If you can, let four volunteers make these calls with real bidding boxes. How the cards are arranged depends on the make, so allow a minute for looking. “Call” and “bid” are easily mixed up; put that right from the start.
lesson-the-four-calls-picture =
    All four kinds in one auction. South is dealer and passes. West bids { BRIDGE("1NT") }. North doubles, and the stakes go up: now there is more to win, for one side or the other. Later West redoubles, and they go up again.
lesson-the-four-calls-turn =
    The turn always goes to the player **on the left**, just as in the play (Law 17). Everybody makes one call and then waits for the other three.
lesson-the-four-calls-first =
    South is dealer and calls first. Everything is open, except for two calls: a double needs a bid to double, and a redouble needs a double.
lesson-the-four-calls-double =
    South passes, and West bids { BRIDGE("1NT") }. Now there is a bid by the opponents, and North would like to double it.
lesson-the-four-calls-redouble =
    This time North passes. East likes partner’s { BRIDGE("1NT") } so much that the hand goes straight to the redouble card. Before you answer, look again at what has been called so far.
lesson-the-four-calls-pass =
    When it is your turn you may always **pass** (Law 17). It means: nothing from me for now.
    
    Only for now. A player who has passed may still bid, double or redouble at a later turn, as long as the auction lasts.
lesson-the-four-calls-notes-vote =
    The usual wrong vote: only Pass, since South has passed twice already. In a saleroom, anyone who drops out is out, and people carry that over. In bridge a pass does not shut you out.
lesson-the-four-calls-box =
    Most clubs do not bid aloud. You take a card from the **bidding box** and lay it beside your earlier ones, without covering them. No tone of voice gives anything away, and the next table hears nothing.
    
    Whether boxes are used is for the club to decide (Law 18).
lesson-the-four-calls-higher =
    Every new bid must be **higher than the last one**: more tricks, or as many in a higher denomination, in the order ♣ ♦ ♥ ♠ no trumps. The next lesson is about nothing else.
    
    In the bidding box on the screen, choosing a bid also chooses every higher one.
lesson-the-four-calls-end =
    Pass, bid, double, redouble: there is nothing else in the bidding box. And a player who passes may come back in later.

## sufficient-bids

lesson-sufficient-bids-title = When a bid is high enough
lesson-sufficient-bids-goal =
    At the end of this lesson you can tell at a glance whether a bid is high enough.
    
    North makes the first bid, { BRIDGE("2H") }. East has a lot of diamonds and puts { BRIDGE("2D") } on the table. South looks at it and frowns. What is wrong?
lesson-sufficient-bids-order =
    The five denominations rank like this, from low to high:
    
    ♣ – ♦ – ♥ – ♠ – **no trumps**
    
    Spades are the highest **suit**. No trumps is not a suit, and it ranks above spades.
lesson-sufficient-bids-rule =
    The number in a bid is its **level**. A bid is **sufficient** if it is higher than the last bid (Law 18). There are two ways: a higher level, in any denomination, or the same level in a higher denomination.
lesson-sufficient-bids-notes-hearts =
    Lay out all the bidding cards of one box on a table: seven rows of five. A sufficient bid lies further along in the same row, or in a higher row. Anyone who has seen this staircase seldom goes wrong.
lesson-sufficient-bids-hearts =
    Back to North’s { BRIDGE("2H") }. East may bid { BRIDGE("2S") } or { BRIDGE("2NT") }, which rank above hearts. Clubs and diamonds rank below: for them East must go up one level, to { BRIDGE("3C") } or { BRIDGE("3D") }. East may also pass or double.
lesson-sufficient-bids-notrump =
    West has bid { BRIDGE("1S") }. North would like to play without trumps. The level stays the same, so the rank decides.
lesson-sufficient-bids-over-notrump =
    North’s { BRIDGE("1NT") } is the highest bid at its level. East would like hearts as trumps. { BRIDGE("1H") } would be too low, so East takes out { BRIDGE("2H") }. True, hearts rank below no trumps. Now look at the level as well.
lesson-sufficient-bids-last =
    Only the **last bid** counts, whoever made it: an opponent, your partner or you yourself.
    
    Pass, double and redouble are not bids. They need not be higher than anything, and they do not make the last bid any higher.
lesson-sufficient-bids-notes-vote =
    Many begin at { BRIDGE("6C") }, as if every bid had to go a level up; others let { BRIDGE("5C") } in as well. Ask: is { BRIDGE("5H") } higher than { BRIDGE("5D") }? And { BRIDGE("5C") }? On the same level the denomination decides.
lesson-sufficient-bids-notes-question =
    Many answer no, because diamonds belong to West. But nobody owns a suit: two is more than one, and that is enough. What North wants to tell partner with it is for the two of them to agree.
lesson-sufficient-bids-jump =
    You may also skip steps. South bids { BRIDGE("2D") }; { BRIDGE("2H") } would be enough for West, but West goes straight to { BRIDGE("4H") }: that is allowed.
    
    The lowest bid is { BRIDGE("1C") }, the highest { BRIDGE("7NT") }. Over { BRIDGE("7NT") } nobody can bid any more.
lesson-sufficient-bids-end =
    Look twice: first at the level and then, if that is the same, at the rank. The cards in a bidding box are in just that order.

## double

lesson-double-title = The double
lesson-double-goal =
    This lesson teaches you when you may double, and for how long a double lasts.
    
    East bids { BRIDGE("2H") }: eight tricks with hearts as trumps. South has several good hearts and does not believe a word of it. There is a call for that: **double**.
lesson-double-stakes =
    A double changes neither the trumps nor the number of tricks. It **raises the stakes**: if East and West make their eight tricks, they get more points than usual; if they do not, North and South do. How many is for a later chapter.
lesson-double-rule =
    You may double if all three of these are true (Law 19):
    
    – it is your turn,
    – the last bid is the **opponents’**,
    – nobody has doubled it yet.
    
    Passes in between do not matter.
lesson-double-notes-rule =
    Have the three questions asked aloud each time, always in this order. The one people forget is “Whose is the last bid?”: they look at the last call, and that may have been a pass.
lesson-double-passes =
    North bid { BRIDGE("1H") }, East { BRIDGE("2C") }, and then two players passed. It is North’s turn again. Whose is the last bid, and has anybody doubled it?
lesson-double-partner =
    South passed, West bid { BRIDGE("3S") }, North passed. East would like to raise the stakes. But whose bid is { BRIDGE("3S") }?
lesson-double-again =
    West bid { BRIDGE("1H") }, North doubled, East passed. South has good hearts too and would like to double. It is South’s turn, and the last bid is the opponents’. One question is left.
lesson-double-meaning =
    The Laws do not ask what you hold: you may double with any hand. Nor does anybody need to know yet who will play the hand.
    
    What a double **tells your partner** is for the two of you to agree. That belongs in a bidding course.
lesson-double-wiped =
    South doubles { BRIDGE("2H") }. After two passes East bids { BRIDGE("2S") }. That is high enough: the double has not made { BRIDGE("2H") } any higher. And the double is gone: a **new bid cancels it** (Law 19).
lesson-double-notes-vote =
    This is the auction in the picture, stopped after { BRIDGE("2S") }. The usual wrong vote: the answer without the double, since South has doubled once already. But that was { BRIDGE("2H") }. { BRIDGE("2S") } is a new bid, it is the opponents’, and nobody has doubled it.
lesson-double-end =
    Whose is the last bid, and is it doubled already? With these two questions you will never double out of place.

## redouble

lesson-redouble-title = The redouble
lesson-redouble-goal =
    After this lesson you can answer a double: you know who may redouble, and until when.
    
    South has bid { BRIDGE("2H") }, and West doubles. North looks at a fine hand and thinks: partner will manage this. There is an answer to a double: the **redouble**.
lesson-redouble-rule =
    At your turn you may redouble if all of this is true (Law 19):
    
    – the last bid is **your side’s**,
    – the opponents have doubled it,
    – since then there have been only passes.
    
    Either partner may do it, not just the one who made the bid.
lesson-redouble-notes-rule =
    Two beliefs come up in every class: that only the bidder may redouble, and that it must be done at once. The two examples that follow answer them one by one.
lesson-redouble-partner =
    The bid of { BRIDGE("2H") } is South’s, the double is West’s. It is the turn of North, who has made no bid at all so far.
lesson-redouble-bidder =
    West bid { BRIDGE("1NT") }, North doubled, East and South passed. It is West’s turn again. Is a redouble still possible?
lesson-redouble-own-double =
    North bid { BRIDGE("1S") }, East doubled, South passed. West feels just as sure as East and would like to raise the stakes further. True, { BRIDGE("1S") } is doubled. But whose bid is it?
lesson-redouble-stakes =
    A redouble raises the stakes once more. The trumps and the number of tricks stay the same.
    
    It goes no further: that bid can no longer be doubled or redoubled. What remains is to pass or to make a **higher bid**.
lesson-redouble-wiped =
    Two doubles in one auction. West doubles { BRIDGE("1H") }, but East bids { BRIDGE("2S") }, and that double is cancelled. South doubles { BRIDGE("2S") }, and West redoubles. If North had then made a bid, the redouble too would have been cancelled.
lesson-redouble-notes-vote =
    The usual wrong vote: the answer without the redouble. It is too late, some say, two players have passed; or it is not for East to do, since West made the bid. Neither matters: after the double there were only passes, and East is on the side that was doubled.
lesson-redouble-end =
    That was the fourth and rarest call. What remains of the auction is its end, and that comes next.

## the-bidding-box

lesson-the-bidding-box-title = The bidding box and the stop card
lesson-the-bidding-box-goal =
    You will know when a call from the bidding box is made, and what the stop card is for.
    
    North begins with { BRIDGE("1H") }, East passes. South’s fingers are already on { BRIDGE("2S") } in the box. South lets go again. “That is a bid!” says West. Is it?
lesson-the-bidding-box-rules =
    The Laws do not say when a call from a box is made: the organiser does (Law 18). Two **regulations** are in use.
    
    In most of Europe: as soon as the card is **out of the box** on purpose.
    
    In North America: when the card is **at the table** or almost, or held so that it is plainly the call.
lesson-the-bidding-box-notes-rules =
    Say at once which regulation your club has; if it has none written down, now is the time to ask. These are not Laws, and players who have travelled will know others. One box on the table and five cards pulled in different ways settle the matter quickly.
lesson-the-bidding-box-touched =
    Back to South’s fingers on { BRIDGE("2S") }. The card is still in the box, so nothing has been called. But everybody has seen that South was thinking of it. North may not use that.
lesson-the-bidding-box-out =
    Now { BRIDGE("2S") } is out of the box, on purpose, though it is still in South’s hand. In most of Europe that is enough. A change of mind comes too late.
lesson-the-bidding-box-in-hand =
    The same card, held just as high, but at a club with the other regulation. Has South called { BRIDGE("2S") }?
lesson-the-bidding-box-jump =
    A bid that skips a level is a **jump**: a lower bid in the same denomination would have been enough.
    
    A jump comes as a surprise, and the next player’s pace might betray something. So many clubs use a **stop card**: you put it down before you jump.
lesson-the-bidding-box-picture =
    North begins with { BRIDGE("1H") }. South jumps to { BRIDGE("3H") }, with the stop card first, and West waits before passing. { BRIDGE("4H") } by North is the lowest bid in hearts that is left: no jump, no card.
lesson-the-bidding-box-three =
    Over { BRIDGE("1H") }, a bid of two hearts would be enough. { BRIDGE("3H") } skips that level. So South needs the stop card, and West, the next player, waits.
lesson-the-bidding-box-lowest =
    { BRIDGE("2C") } is a level higher than { BRIDGE("1S") }. All the same, clubs cannot be bid lower than that now. It is no jump, and the stop card stays in the box.
lesson-the-bidding-box-pause =
    After a jump the next player **always** waits about ten seconds. With a problem or without one, it looks the same, so the pause tells nothing.
    
    To call at once, or only after a minute, does tell something. Partner may not use it.
lesson-the-bidding-box-notes-vote =
    Many will have the bid cancelled, because a rule was broken. The stop card protects the next player’s pace; it does not make the bid. If your club uses no stop card, say that the pause is often required all the same.
lesson-the-bidding-box-end =
    When a call is made and whether there is a stop card, your club decides. After a jump the next player waits, and then the pause tells nothing.

## the-end-of-the-auction

lesson-the-end-of-the-auction-title = The end of the auction
lesson-the-end-of-the-auction-goal =
    You will learn to say of any auction whether it is over, and if not, whose turn it is.
    
    South bids { BRIDGE("3C") }. West passes, North passes, East passes. South has second thoughts and reaches for the bidding box, while the others are already putting their cards away. Who is right?
lesson-the-end-of-the-auction-rule =
    Once somebody has bid, **three passes in a row** end the auction (Law 22). The player who called just before them does not get another turn.
    
    The last bid, which is also the highest, now becomes the **contract**. Until then it was just a bid.
lesson-the-end-of-the-auction-three =
    South’s { BRIDGE("3C") } is the only bid. Count the passes that came after it.
lesson-the-end-of-the-auction-afresh =
    A double or a redouble is not the last word either: it too must be followed by three passes. After **any call but a pass** the count starts again.
lesson-the-end-of-the-auction-notes-afresh =
    Have the class count the passes aloud: one, two … and at every bid, double or redouble start again from zero. Mistakes come from adding up passes that are not consecutive.
lesson-the-end-of-the-auction-double =
    There are three passes in this auction. But two of them came before North’s double.
lesson-the-end-of-the-auction-redouble =
    Five passes so far; count only those that matter. The last call other than a pass is West’s redouble. After it, North and East passed.
lesson-the-end-of-the-auction-notes-vote =
    The usual wrong vote: yes, it is over, there are three passes in a row. Ask whether West has had a chance to speak at all.
lesson-the-end-of-the-auction-four =
    If nobody has bid, three passes are not enough: the fourth player has not spoken yet, and may bid.
    
    Only if that player passes as well is the auction over, after **four passes**: the deal is **passed out**.
lesson-the-end-of-the-auction-passed-out =
    West passes too, and nothing is played. In a tournament both sides score 0, the cards go back into the board, and there is no new deal (Laws 22 and 77). At rubber bridge, the game people play at home, nobody scores either, and the next player deals.
lesson-the-end-of-the-auction-cards =
    When the auction is over, everybody takes a last look: which is the last bid, is it doubled or redoubled, which side made it? For this reason most clubs leave the bidding cards out until the first lead lies face up. That is a club rule, not a Law.
lesson-the-end-of-the-auction-end =
    Count the passes silently: three after a bid, four where nobody has bid. And leave your bidding cards out until the last player has called.

## what-may-i-say

lesson-what-may-i-say-title = What may I say?
lesson-what-may-i-say-goal =
    By the end you can say of any call whether it is allowed, and why.
    
    It is your turn, three people are looking at you, and your mind is a blank. What are you allowed to say? There is nothing new in this lesson. It puts the four calls side by side.
lesson-what-may-i-say-rule =
    As long as the auction lasts, at your turn you may
    
    – **pass**: always,
    – **bid**: higher than the last bid,
    – **double**: if the last bid is the opponents’ and is not doubled,
    – **redouble**: if the last bid is your side’s and the opponents have doubled it.
lesson-what-may-i-say-notes-box =
    Before anybody looks at the box, ask: what is the last bid, whose is it, is it doubled? Everything else follows from that. Allow five minutes for the two examples.
lesson-what-may-i-say-doubled =
    West bid { BRIDGE("1NT") }, North doubled, two players passed. So the last bid is West’s own, and an opponent has doubled it.
lesson-what-may-i-say-redoubled =
    West bid { BRIDGE("4S") }, North doubled, East redoubled. South would love to double again. Which cards in the box can South still use?
lesson-what-may-i-say-box =
    Now it is your turn, with the whole bidding box. Choose **every** call that is allowed. When you choose a bid, all the higher bids come with it.
lesson-what-may-i-say-new-bid =
    West bid { BRIDGE("1S") }, North doubled, East bid { BRIDGE("2S") }. South may pass, as always, or bid something higher than { BRIDGE("2S") }. What about doubling? North’s double was a double of { BRIDGE("1S") }.
lesson-what-may-i-say-look-back =
    Sometimes a call is not allowed, and nobody notices. To find it, go through the auction **call by call** and keep track of three things: the last bid, whose it is, and whether it is doubled.
lesson-what-may-i-say-why =
    East and South pass, West bids { BRIDGE("1S") }, North doubles, East passes. So far all is well. Then South doubles too. Stop here and ask: whose is the last bid, and is it doubled?
lesson-what-may-i-say-notes-vote =
    Many leave the bids out: nobody may bid over their own bid. But as long as the auction goes on, anybody may. And it did go on: if South had passed instead of doubling, it would have been over.
lesson-what-may-i-say-end =
    At the table, if something looks wrong, do not settle it among yourselves: **call the Director**. And if your mind is a blank, a pass is always allowed.
