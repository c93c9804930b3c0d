### Dummy’s rights and limits.

kind-dummys_rights = What dummy may do
skill-dummys-rights = what dummy may do during the play
skill-dummys-lost-rights = what it costs if dummy oversteps the limits
remember-dummys-rights = dummy counts, moves the cards named, asks declarer about a revoke, and prevents mistakes. About a mistake already made, dummy stays silent until the play is over.
remember-dummys-lost-rights = a dummy who swaps hands, gets up to watch declarer or looks into a defender’s hand can no longer protect declarer: the warning then makes things worse.

## The scenes. $seat is dummy.

scene-dummy-informs = The Director is at the table. { $seat }, dummy, says what has happened.
scene-dummy-counts = { $seat }, dummy, keeps count of the tricks won and lost.
scene-dummy-moves = { $declarer } names a card from dummy, and { $seat } puts it into the trick.
scene-dummy-follows = { $declarer } calls for a card of another suit, although dummy can follow. { $seat }, dummy, says so before it is played.
scene-dummy-asks-declarer = { $declarer }, declarer, does not follow suit. { $seat }, dummy, asks: “No more of that suit?”
scene-declarer-finds-card = { $declarer } looks, and finds a card of that suit.
scene-declarer-has-none = { $declarer } really has none left.
scene-dummy-asks-defender = { $defender }, a defender, does not follow suit. { $seat }, dummy, asks { $defender }: “No more of that suit?”
scene-dummy-warns = { $declarer }, declarer, is about to lead from the wrong hand. { $seat }, dummy, says: “Careful, the other hand is on lead.”
scene-dummy-points-out = { $defender }, a defender, has revoked, and nobody has noticed. { $seat }, dummy, says so during the play.
scene-dummy-after-play = All the cards have been played. { $seat }, dummy, says that { $defender } has revoked.
scene-dummy-calls = Something has gone wrong, but nobody has said so. { $seat }, dummy, calls the Director.
scene-dummy-calls-too = { $defender }, a defender, says that something has gone wrong. { $seat }, dummy, calls the Director.
scene-dummy-suggests = { $declarer } is thinking. { $seat }, dummy, suggests what to play.
scene-dummy-tells = { $seat }, dummy, says to { $declarer } under the breath: “That suit is high now.”
scene-dummy-exchanges = { $seat }, dummy, swaps hands with { $declarer } for a moment.
scene-dummy-leaves = { $seat }, dummy, gets up and watches { $declarer } play.
scene-dummy-looks = { $seat }, dummy, leans over and looks at a card of { $defender }, a defender.
scene-dummy-touches = { $declarer } is thinking. { $seat }, unasked, puts a finger on one of dummy’s cards.
scene-dummy-turned = A card of the last trick lies the wrong way. Nobody has played to the next one. { $seat }, dummy, says so.
scene-dummy-turned-late = A card of the last trick lies the wrong way. Both sides have already played to the next one. Only now does { $seat }, dummy, say so.
scene-dummy-asks-trick = { $seat }, dummy, asks to see the last trick again.
scene-dummy-wrong-hand = { $declarer }, declarer, has led from the wrong hand. { $seat }, dummy, says so.
scene-dummy-exchanged = Earlier in the play { $seat }, dummy, swapped hands with { $declarer }.
scene-dummy-left = Earlier in the play { $seat }, dummy, got up to watch { $declarer }.
scene-dummy-looked = Earlier in the play { $seat }, dummy, looked at a card of { $defender }.
scene-said-before = But { $defender } had said the same just before.

## The questions

exercise-dummys_rights = May { $seat } do that?
option-dummy-may = Yes
option-dummy-not-now = Not now, but after the play, or once another player has spoken up
option-dummy-lost = Not any more: this dummy has lost the right
option-dummy-never = No, no dummy may during the play
exercise-dummys_rights-follows = What follows from it?
option-dummy-nothing = Nothing
option-dummy-penalty = The Director may penalise dummy, and adjust the score if it helped declarer
option-dummy-unprotected = Dummy may be penalised, and can no longer protect declarer from mistakes
option-dummy-hand-chosen = Either defender chooses the hand from which declarer leads
option-dummy-established = The card is put right, but costs as much as an established revoke
option-dummy-goes-on = Play goes on as if nothing were wrong; what the defenders gain by it is taken away later

## The reasons

reason-dummy-within-rights = Dummy has done only what is allowed, so nothing follows.
reason-dummy-may-be-penalised = A dummy who oversteps these limits may be penalised. If declarer was helped by it, the Director adjusts the score.
reason-dummy-has-lost-right = This dummy has overstepped a limit before, and with that lost the right to protect declarer from mistakes.
reason-dummy-asked-about-legal-card = Dummy no longer had the right to ask. But declarer’s card was no revoke, so it stays, and costs nothing.
reason-forfeit-play-goes-on = Dummy no longer had the right to protect declarer: for now nothing is put right. If the defenders gain by their mistake, the Director adjusts the score after the play.

## The slips

slip-dummys-right-overlooked = dummy is not a piece of furniture: this is one of dummy’s rights.
slip-dummys-absolute-right-lost = what was lost is only the right to protect declarer. Counting, moving cards and giving the facts remain.
slip-dummy-speaks-too-soon = the mistake has already been made: dummy must wait until the play is over, or another player speaks up.
slip-dummy-silent-for-ever = dummy need not be silent for ever: after the play, or once another player has spoken up, it is allowed.
slip-dummys-loss-overlooked = another dummy might do that; this one lost the right by an earlier act.
slip-dummys-limit-overlooked = this is not for dummy at all.
slip-dummy-punished-for-nothing = nothing wrong was done here, so nothing follows.
slip-dummys-limit-costs-nothing = it was not allowed, so it is not without consequences.
slip-dummys-words-cost-protection = the right to protect declarer is lost only by swapping hands, getting up to watch declarer, or looking into a defender’s hand.
slip-dummys-protection-kept = that is not all: after this, dummy can no longer protect declarer.
slip-dummys-forfeit-too-soon = that would come only if a dummy who has lost the right protects declarer all the same.
slip-dummys-forfeit-overlooked = dummy had lost the right, so there is a special price for it.
slip-dummys-wrong-forfeit = each of the three acts has a price of its own: warning of a lead, asking about a revoke, pointing out a defender’s mistake.
