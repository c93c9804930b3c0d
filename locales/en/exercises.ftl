### Questions, options, slips, and the names of kinds and skills.

## Kinds of exercise, as topics

kind-judge_call = Is the call allowed?
kind-legal_calls = Which calls are allowed?
kind-name_contract = Contract, declarer, dummy, leader
kind-score_contract = The score of a deal
kind-penalty_card = Penalty cards

## Topics for the terminal: what may be typed after “arbitro drill”

topic-auction = auction
topic-contract = contract
topic-score = score
topic-penalty = penalty
topic-comparison = comparison
topic-rubber = rubber
topic-play = play
topic-rulings = rulings
topic-tournament = tournament

## Skills

skill-sufficient-bid = a bid high enough
skill-double-legal = when you may double
skill-redouble-legal = when you may redouble
skill-auction-ends = when the auction ends
skill-final-contract = what the contract is
skill-declarer = who declares
skill-declarer-same-strain-both-sides = declarer when both sides named the suit
skill-opening-leader = who leads first
skill-trick-points-suit = trick points in a suit
skill-trick-points-notrump = trick points in no trumps
skill-game-bonus = game or part-score
skill-slam-bonus = slam bonuses
skill-overtricks = overtricks
skill-doubled-contract = doubled contracts made
skill-undertricks = undertricks
skill-doubled-undertricks-not-vulnerable = doubled undertricks, not vulnerable
skill-doubled-undertricks-vulnerable = doubled undertricks, vulnerable
skill-penalty-card-kind = minor, major or none
skill-major-penalty-card-play = playing with a major penalty card
skill-minor-penalty-card-play = playing with a minor penalty card

## judge_call. $seat is the player whose turn it is, $call the call in question.

exercise-judge_call = { $seat } would like to say { $call }. Is that allowed?
option-legal = Yes, it is allowed
option-illegal = No, it is not allowed

## legal_calls

exercise-legal_calls = Which calls may { $seat } make now?

## name_contract: four questions, one after the other

exercise-name_contract = How did the auction end?
exercise-name_contract-declarer = Who is declarer?
exercise-name_contract-dummy = { $declarer } is declarer. Who is dummy?
exercise-name_contract-leader = { $declarer } is declarer. Who makes the opening lead?
option-contract = { $doubling-key ->
    [doubled] { $bid } doubled
    [redoubled] { $bid } redoubled
   *[undoubled] { $bid }
}
option-passed-out = Passed out: nobody plays
option-auction-goes-on = The auction is not over yet

## score_contract. $seat is declarer, $side declarer’s side, $tricks a number.

exercise-score_contract = { $doubling-key ->
    [doubled] { $seat } played { $bid } doubled and won { $tricks } tricks. What do { $side } score?
    [redoubled] { $seat } played { $bid } redoubled and won { $tricks } tricks. What do { $side } score?
   *[undoubled] { $seat } played { $bid } and won { $tricks } tricks. What do { $side } score?
}
exercise-score_contract-account = { $doubling-key ->
    [doubled] { $seat } played { $bid } doubled and won { $tricks } tricks. Fill in { $side }’s score.
    [redoubled] { $seat } played { $bid } redoubled and won { $tricks } tricks. Fill in { $side }’s score.
   *[undoubled] { $seat } played { $bid } and won { $tricks } tricks. Fill in { $side }’s score.
}

## penalty_card: the first question tells what happened. $cards are the cards seen;
## $number says how many. All end with the same question.

exercise-penalty_card-dropped = { $number ->
    [one] { $seat } drops { $cards } by accident, face up, where partner could see it. What is it now?
   *[other] { $seat } drops { $cards } by accident, face up, where partner could see them. What are they now?
}
exercise-penalty_card-shown = { $seat } shows { $cards } to partner on purpose, without playing it. What is it now?
exercise-penalty_card-named = { $seat }, thinking aloud, says: “I still have { $cards }.” What is it now?
exercise-penalty_card-one_of_several = { $seat } pulls out two cards at once, both seen, and names the other one as the card played. What is { $cards } now?
exercise-penalty_card-unseen_with_another = { $seat } pulls out two cards at once; the face of { $cards } could not be seen. What is it now?
exercise-penalty_card-seen_by_opponent_only = { $cards } slips out of { $seat }’s hand so that only an opponent could see its face. What is it now?
exercise-penalty_card-led_out_of_turn_refused = { $seat } leads { $cards } although it is not { $seat }’s turn. Declarer refuses the lead. What is the card now?
exercise-penalty_card-led_out_of_turn_accepted = { $seat } leads { $cards } although it is not { $seat }’s turn. Declarer accepts the lead. What is the card now?
exercise-penalty_card-misinformed_by_opponent = An opponent tells { $seat } by mistake that it is { $seat }’s lead. { $seat } leads { $cards }; then the mistake is noticed. What is the card now?
exercise-penalty_card-before_partner = { $seat } plays { $cards } before partner, whose turn it was. What is the card now?
exercise-penalty_card-declarer_had_played_both = Declarer has played from both hands. Then { $seat } plays { $cards } before partner. What is the card now?
exercise-penalty_card-at_rho_turn_legal = { $seat } plays { $cards }, a legal card, at the right-hand opponent’s turn. What is the card now?
exercise-penalty_card-at_rho_turn_illegal = At the right-hand opponent’s turn, { $seat } plays { $cards }, which may not be played to this trick. What is the card now?
exercise-penalty_card-before_required_lead = Declarer has been told to take back a lead. Before the proper lead { $seat } plays { $cards }. What is the card now?
exercise-penalty_card-before_election = { $seat } leads { $cards } before declarer has chosen what to do about partner’s penalty card. What is { $cards } now?
exercise-penalty_card-fifth_card_deliberate = { $seat } has already played to the trick and puts { $cards } down as well, to replace the first card. What is { $cards } now?
exercise-penalty_card-fifth_card_accident = { $seat } has already played to the trick; { $cards } slips out as well. What is { $cards } now?
exercise-penalty_card-revoke_corrected = { $seat } plays { $cards }, then finds a card of the suit led and corrects the revoke in time. What is { $cards } now?
exercise-penalty_card-withdrawn_by_non_offender = An opponent corrects a revoke. { $seat }, who played { $cards } after it, takes that card back. What is it now?
exercise-penalty_card-withdrawn_by_offender = { $seat }’s side corrected a revoke; declarer then changed a card, and { $seat } takes { $cards } back in turn. What is it now?
exercise-penalty_card-both_revoked = Both sides revoked on the same trick and put it right. { $seat } takes { $cards } back. What is it now?
exercise-penalty_card-led_prematurely = { $seat } leads { $cards } during the auction and then becomes a defender. What is the card now?
exercise-penalty_card-instead_refused = { $seat } plays { $cards } instead of a penalty card. Declarer does not accept it. What is { $cards } now?
exercise-penalty_card-instead_accepted = { $seat } plays { $cards } instead of a penalty card. Declarer accepts it. What is { $cards } now?
exercise-penalty_card-restored_and_seen = { $seat } had played two cards to an earlier trick. The extra one, { $cards }, goes back to the hand, but partner has seen it. What is it now?
exercise-penalty_card-face_down = { $seat } has led { $cards } face down and takes it back on the Director’s instructions. What is it now?
exercise-penalty_card-claim_disputed = { $seat } concedes and shows { $cards }; partner objects at once. What is it now?
exercise-penalty_card-remark_on_trick = “This trick is mine,” says { $seat } and shows { $cards } while the trick is in progress. What is it now?
exercise-penalty_card-excused = { $cards } falls from { $seat }’s hand, and the Director rules that { $seat } is not to blame. What is it now?
exercise-penalty_card-normal_play = { $seat } plays { $cards } in turn. What is it now?
option-minor = A minor penalty card
option-major = A major penalty card
option-no-penalty-card = Not a penalty card

exercise-penalty_card-play = It is { $seat }’s turn. Which cards may { $seat } play?
exercise-penalty_card-lead = { $seat } is to lead. Which cards may { $seat } lead?
exercise-penalty_card-designate = It is { $seat }’s turn, and more than one penalty card can be played. Which cards does declarer choose from?

## Slips about calls

slip-same-level-lower-suit = a bid at the same level must name a higher suit, or no trumps.
slip-same-bid-again = the last bid may not be made again; a bid must be higher.
slip-level-must-rise = the level need not go up: a higher suit at the same level is enough.
slip-doubled-own-side = only the opponents’ bid can be doubled, not your own side’s.
slip-doubled-twice = a bid that has been doubled or redoubled cannot be doubled again.
slip-double-only-at-once = the double was taken to be too late; passes in between do not matter.
slip-redouble-without-double = a redouble is possible only after an opponent has doubled.
slip-redoubled-for-opponents = only the side that was doubled may redouble.
slip-redouble-by-bidder-only = either partner of the doubled side may redouble, not only the bidder.
slip-silenced-by-pass = a player who has passed may call again later.
slip-three-passes-always-end = three passes end the auction only after a bid; at the start it takes four.
slip-call-after-the-end = the auction was already over: three passes after a bid end it.
slip-pass-forgotten = passing is always allowed.
slip-double-forgotten = double or redouble was left out.
slip-bids-forgotten = the bids were left out.

## Slips about contract, declarer, dummy and leader

slip-double-overlooked = the double still counts: it is part of the contract.
slip-double-outlives-bid = a new bid cancels an earlier double.
slip-first-bid-taken = the contract is the last bid, not the first.
slip-opponents-bid-taken = that bid was outbid; the contract is the last bid.
slip-passed-out-overlooked = four passes at the start end the auction.
slip-first-bidder-of-the-table = that player named it first at the table, but belongs to the other side.
slip-last-bidder-declares = declarer is the first of that side to name it, not the last.
slip-dealer-declares = the dealer only calls first; declarer depends on the bids.
slip-opener-declares = the first bid of the auction does not decide who declares.
slip-declarer-for-dummy = that is declarer; dummy sits opposite.
slip-leader-right-of-declarer = the lead comes from declarer’s left, not from the right.
slip-leader-left-of-dealer = the dealer has nothing to do with the lead: count from declarer.
slip-declarer-leads = declarer never makes the opening lead; a defender does.
slip-dummy-leads = dummy never makes the opening lead; a defender does.

## Slips about the score

slip-sign-forgotten = the points are right, but they go to the other side: mind the sign.
slip-forgot-notrump-ten = the extra 10 for the first trick in no trumps is missing.
slip-bonus-of-other-vulnerability = the bonus of the other vulnerability was used.
slip-overtricks-of-other-vulnerability = the overtricks were counted at the other vulnerability.
slip-undertricks-of-other-vulnerability = the undertricks were counted at the other vulnerability.
slip-undertricks-not-doubled = the undertricks were counted as if nobody had doubled.
slip-undertricks-simply-doubled = doubled undertricks do not simply cost twice as much: they have a scale of their own.
slip-insult-forgotten = the bonus for making a doubled or redoubled contract is missing.
slip-trick-points-not-doubled = the trick points were not multiplied for the double or redouble.
slip-doubled-the-bonus = a double multiplies the trick points only, not the bonus.
slip-overtricks-counted-towards-game = overtricks do not count towards game: only the tricks bid do.
slip-overtricks-forgotten = the overtricks are missing.
slip-overtricks-not-doubled = overtricks in a doubled contract have their own value.
slip-bonus-forgotten = the bonus is missing: every contract made earns one.
slip-part-score-for-game = 100 trick points or more make game; this is more than a part-score.
slip-slam-bonus-forgotten = the slam bonus is missing.
slip-game-bonus-forgotten-in-slam = a slam earns the game bonus as well.
slip-slam-bonus-unbid = a slam bonus needs a slam that was bid, not only made.
slip-book-counted = the first six tricks do not score: only those above six do.
slip-wrong-trick-value = the value of a trick is that of another suit: 20 in clubs and diamonds, 30 in hearts, spades and no trumps.

## Slips about penalty cards

slip-ten-is-no-honour = the ten is an honour too, so the card cannot be minor.
slip-dropped-honour-is-minor = an honour is never a minor penalty card, even if dropped by accident.
slip-second-card-stays-minor = with a second penalty card in front of one defender, all become major.
slip-several-at-once-are-minor = two penalty cards at once are never minor.
slip-deliberate-small-is-minor = a small card is minor only if it was exposed by accident, not played on purpose.
slip-declarer-has-penalty-card = declarer and dummy never have penalty cards.
slip-unseen-card-penalised = a card that partner could not have seen is not a penalty card.
slip-excused-card-penalised = in this case the Laws do not make the card a penalty card.
slip-small-accident-is-major = one small card exposed by accident is only a minor penalty card.
slip-exposed-card-goes-back = the card does not go back to the hand: it is a penalty card.
slip-penalty-card-optional = the penalty card was treated as if its owner were free to choose.
slip-penalty-before-following = following suit comes first, even before a penalty card.
slip-minor-treated-as-major = a minor penalty card need not be played at once: it only comes before other small cards of its suit.
slip-major-treated-as-minor = a major penalty card was treated like a minor one.
slip-honour-alternative-forgotten = instead of a minor penalty card an honour of its suit may be played.
slip-following-forgotten = a card of the suit led must be played if there is one.
slip-owner-chooses-among-two = both penalty cards can be played: declarer names which.
