### What is worth remembering, one rule for each skill, after “Remember:”

remember-sufficient-bid = a bid must be higher than the last one: a higher level, or the same level in a higher denomination.
remember-double-legal = you double the opponents’ last bid, never your partner’s, and only while it is not yet doubled.
remember-redouble-legal = you may redouble only when the opponents have doubled your side’s bid.
remember-auction-ends = three passes after a bid end the auction; before any bid it takes four.
remember-final-contract = the last bid is the contract, with the double or redouble that came after it.
remember-declarer = on the side that made the last bid, declarer is the player who first named its denomination.
remember-declarer-same-strain-both-sides = look only at the side that plays the contract: what the opponents named does not count.
remember-opening-leader = the player on declarer’s left leads first; declarer’s partner is dummy.
remember-trick-points-suit = each trick bid and made counts 20 in clubs or diamonds, 30 in hearts or spades.
remember-trick-points-notrump = in no trumps the first trick above six counts 40, every further one 30.
remember-game-bonus = 100 trick points or more for the tricks bid make a game: 300, or 500 if vulnerable. Less is a part-score: 50.
remember-slam-bonus = a slam earns its own bonus on top of game: small 500 or 750, grand 1000 or 1500.
remember-overtricks = overtricks never count towards game; undoubled they are worth 20 each in clubs and diamonds, otherwise 30.
remember-doubled-contract = doubling multiplies the trick points by two, redoubling by four; then see whether it is now a game.
remember-undertricks = undoubled, each undertrick costs 50, or 100 if declarer is vulnerable.
remember-doubled-undertricks-not-vulnerable = doubled, not vulnerable: 100, then 200 and 200, then 300 each.
remember-doubled-undertricks-vulnerable = doubled, vulnerable: 200 for the first, 300 for each further one.
remember-penalty-card-kind = of the cards that become penalty cards, a single one below the ten, exposed by accident, is minor; every other is major.
remember-penalty-card-kind-none = not every card that is shown becomes a penalty card: partner must have been able to see it, and it must be neither properly played nor rightly taken back.
remember-penalty-card-kind-returns = a penalty card that was used in a revoke goes back to its place as it was, minor or major.
remember-penalty-card-kind-declarer = only a defender can have a penalty card.
remember-major-penalty-card-play = a major penalty card is played at the first legal opportunity.
remember-minor-penalty-card-play = a minor penalty card bars only the other small cards of its suit: an honour may be played instead.
