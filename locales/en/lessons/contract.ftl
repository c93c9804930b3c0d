### Chapter: the contract. What an auction comes to, who plays it, who leads.

chapter-contract-title = The contract

## The contract

lesson-the-contract-title = What are we playing?
lesson-the-contract-goal =
    After this lesson you can read the contract off any auction.
    
    The third pass lies on the table and the auction is over. Somebody asks: “So what are we playing?” The answer is the **contract**. You can read it off at once if you know where to look.
lesson-the-contract-rule =
    The contract is the **last bid**: a number and a denomination, that is, a suit or no trumps. A suit named there becomes trumps. The passes after the last bid change nothing; they only accept it.
lesson-the-contract-picture =
    The auction on board 1. East begins with { BRIDGE("1S") }, West says { BRIDGE("3NT") }, and East goes back to spades with { BRIDGE("4S") }. Then come three passes. Each new bid has replaced the one before.
lesson-the-contract-last =
    Find the last bid, and count the passes after it. West had bid { BRIDGE("3NT") }. Does that still matter?
lesson-the-contract-six =
    How many tricks is that? Add **six** to the number. { BRIDGE("1C") } promises 7 tricks, { BRIDGE("4S") } promises 10, { BRIDGE("7NT") } all 13. The first six are taken for granted; the number says only how many more are needed.
lesson-the-contract-notrump =
    In no trumps the sum is the same: { BRIDGE("3NT") } promises 6 + 3 tricks, only there are no trumps. (The traveller is the sheet for the results. The sign “=” means that the contract was made exactly.)
lesson-the-contract-doubled =
    If no bid follows a double, the contract is **doubled**. If no bid follows a redouble, it is **redoubled**. The tricks stay the same: { BRIDGE("4S") } and { BRIDGE("4SX") } both need 10. Only the score changes.
lesson-the-contract-stays =
    Board 8. East and West have bid spades up to { BRIDGE("4S") }. North doubles; then East, South and West pass. No bid has come after the double. What does that make the contract?
lesson-the-contract-notes-vote =
    Many vote for a doubled contract, because South did double. Cover everything before the last bid with a sheet of paper: the double belonged to { BRIDGE("2H") } and went away with it.
lesson-the-contract-nobody =
    And if nobody bids at all? Four passes at the start, and the deal is **passed out**. There is no contract, nothing is played, and neither side scores. The cards go back into the board; they are not dealt again.
lesson-the-contract-sides =
    The side that made the last bid plays the contract. It must win at least as many tricks as it has promised. The other side is the **defence**, and its aim is to prevent that.
lesson-the-contract-end =
    How many tricks, which trumps, doubled or not: three questions after the last pass, and the play can begin. Only one thing is missing: who plays it?

## Who is declarer?

lesson-who-is-declarer-title = Who is declarer?
lesson-who-is-declarer-goal =
    Here you learn to find declarer: who plays the hand, who is dummy, who defends.
    
    The contract is { BRIDGE("3S") }. West says: “I bid it, so I play it.” East says: “But I was the first to name spades.” Only one of them can be **declarer** and play the hand. Which one?
lesson-who-is-declarer-rule =
    Ask two questions, in this order. **Which side** made the last bid? And on that side, **who was first to name** its denomination, at whatever level? That player is declarer.
lesson-who-is-declarer-notes-picture =
    Show the calls one by one, and at each spade bid ask who has named spades first for that side. Have the class say the two questions aloud. Three minutes.
lesson-who-is-declarer-picture =
    Watch the spades: West names them with { BRIDGE("1S") }, East later with { BRIDGE("2S") }. South’s double of { BRIDGE("2H") } is gone as soon as East bids again.
lesson-who-is-declarer-first =
    First question: the last bid, { BRIDGE("2S") }, is East’s. So East-West play. Second question: who of these two was the first to name spades? The level does not matter.
lesson-who-is-declarer-raise =
    North bids { BRIDGE("1D") } and South raises to { BRIDGE("3D") }. South made the last and highest bid. All the same, look for the player who named diamonds first.
lesson-who-is-declarer-denomination =
    What counts is **naming** the denomination. It does not matter who holds the better cards or who bid last. A pass names nothing, nor does a double. No trumps is a denomination like the suits.
lesson-who-is-declarer-notrump =
    North opens { BRIDGE("1C") }, South responds { BRIDGE("1H") }, North says { BRIDGE("1NT") }, South { BRIDGE("2NT") } and North { BRIDGE("3NT") }. The contract is in no trumps and belongs to North-South. Forget the clubs and hearts now. Who was the first to bid no trumps?
lesson-who-is-declarer-notes-vote =
    This is the quarrel from the beginning of the lesson. Those who vote for West look at the last bid and stop there. Let them ask the second question.
lesson-who-is-declarer-roles =
    Once you know declarer, you know everybody’s role. **Dummy** is declarer’s partner, opposite. The other two are the **defenders**, and the one on declarer’s **left** plays the first card. The questions that follow ask for that as well.
lesson-who-is-declarer-end =
    Look at the side that made the last bid, then back to its first bid in that denomination. One trap is left, and the next lesson walks straight into it.

## Named by both sides

lesson-the-same-strain-twice-title = When both sides bid it
lesson-the-same-strain-twice-goal =
    In a few minutes you will find declarer even where both sides have named the same denomination.
    
    East bids { BRIDGE("1NT") }. Later North bids { BRIDGE("3NT") }, and everybody passes. “But I was the first to bid no trumps,” says East. Is East declarer?
lesson-the-same-strain-twice-rule =
    No. Only the bids of **the side that made the last bid** count. What the opponents named does not matter, even if they named it first.
lesson-the-same-strain-twice-picture =
    Both sides name no trumps: first East with { BRIDGE("1NT") }, in the end North with { BRIDGE("3NT") }. The last bid is North’s.
lesson-the-same-strain-twice-notrump =
    Cross out all the bids of East and West. That leaves North-South’s hearts, clubs, diamonds, clubs and, at last, no trumps. Whose bid was that?
lesson-the-same-strain-twice-diamonds =
    Here East had named diamonds with { BRIDGE("2D") }. North bids { BRIDGE("3D") } and everybody passes. Until then North-South had not made a single bid.
lesson-the-same-strain-twice-why =
    Why would anybody bid a suit the opponents have named? Sometimes both sides have length in it. More often the bid is an **agreement** and tells partner something else. To find declarer, only the name counts, not what it means.
lesson-the-same-strain-twice-notes-three =
    Write the three names on the board, with East crossed out. What remains is the question from the last lesson. The bid of the opponents’ suit is an agreement; there is no need to explain it today.
lesson-the-same-strain-twice-three-names =
    East opens { BRIDGE("1S") }. South bids { BRIDGE("2S") }, by agreement, and North ends the auction with { BRIDGE("4S") }. Three players have named spades. The last bid is North’s, so East is out of it. Which of North and South was first?
lesson-the-same-strain-twice-notes-vote =
    Many vote for West, who opened the auction with clubs. Ask first which side made the last bid, and have all the other side’s bids crossed out.
lesson-the-same-strain-twice-end =
    Cross out what the opponents said, and the question is easy again. Now somebody has to play the first card.

## The opening lead

lesson-the-opening-lead-title = The opening lead
lesson-the-opening-lead-goal =
    After this lesson you know who leads, how it is done, and when dummy comes down.
    
    The auction is over, the contract is known, and four players look at one another. Who plays the first card? How is it played? And when does dummy put the cards on the table?
lesson-the-opening-lead-rule =
    The first card of all is the **opening lead**. It is made by the defender **on declarer’s left** (Law 41). The dealer has nothing to do with it, and dummy shows nothing yet.
lesson-the-opening-lead-south =
    Board 11. South opens { BRIDGE("1S") }, North responds { BRIDGE("2NT") }, South bids { BRIDGE("4S") }. Find declarer first, then look to the left.
lesson-the-opening-lead-dealer =
    Board 1: North is the dealer, but East plays the contract. On the dealer’s left sits East, and East cannot lead against East. Once more: declarer first, then to the left.
lesson-the-opening-lead-doubled =
    Board 8: { BRIDGE("4S") } doubled by North. East is declarer, West is dummy. Doubling does not earn North the lead: only the seat counts. Who sits on East’s left?
lesson-the-opening-lead-notes-vote =
    Many look to the left of the player who bid last. Have declarer named before anyone votes, and have the class point at the seat on declarer’s left.
lesson-the-opening-lead-notes-face-down =
    Have it acted out at a table: a card face down, the pause, “any questions?”, the card turned, dummy laid out. Four minutes, and it will be remembered.
lesson-the-opening-lead-face-down =
    The opening lead is put on the table **face down**. If the wrong player has led, the Director can let the card go back to the hand. Nobody has seen it, so no harm is done.
lesson-the-opening-lead-questions =
    While the card is still face down, the leader’s partner and declarer may **ask about the auction**. Dummy may not. Wait for partner’s “no questions”, and only then turn the card. In most clubs the bidding cards stay on the table until then.
lesson-the-opening-lead-dummy =
    As soon as the lead is face up, **dummy lays down all thirteen cards**: sorted by suit, in columns towards declarer, the lowest cards nearest to declarer. Trumps go on **dummy’s right**.
lesson-the-opening-lead-picture =
    West has led { BRIDGE("H5") } and North has put dummy down. Spades are trumps and lie on North’s right, which for South is on the left. (The program’s pictures always show spades first; at the table trumps come first.)
lesson-the-opening-lead-end =
    Card face down, questions, card face up, then dummy: keep to this order, and a lead from the wrong hand can nearly always be saved.
