### Rulings about cards: each rule in a sentence, shown with the number of its Law.

## When a card is played

reason-played-faced = A card taken from the hand and put face up on the table is played.
reason-declarer-card-at-table = Declarer’s card is played when it is held face up, touching or nearly touching the table.
reason-declarer-card-held-as-played = Declarer’s card is played when it is held where it looks like a card that has been played.
reason-declarer-card-never-at-rest = Declarer moved the card towards the table and back without stopping: it is not played.
reason-declarer-card-only-seen = It does not matter who has seen declarer’s card: it was neither put down nor held like a played card, so it is not played.
reason-declarer-card-dropped = A card that declarer or dummy drops by accident is not played. It may be kept for later.
reason-card-designated = A player who names or points out a card as the one being played must play it.
reason-dummy-card-named = A card from dummy is played as soon as declarer names it.
reason-dummy-card-touched = A card in dummy is played when declarer touches it on purpose.
reason-dummy-card-touched-in-passing = Touching a card in dummy to arrange the cards, or to reach another, does not play it.
reason-defender-card-visible = A defender’s card is played when it is held so that partner could see its face, whether partner looked or not.
reason-defender-card-seen-by-both = Declarer and dummy have both seen its face. So partner could have seen it too, and the card is played.
reason-defender-card-hidden = Partner could not see the face of this card: it is not played.
reason-defender-card-dropped = A defender’s card dropped where partner could see its face is not played. It becomes a penalty card.
reason-penalty-card-due = This is a penalty card, and now it must be played.
reason-fifth-card-returns = Declarer’s side played a second card to the trick: it goes back, with no further rectification.
reason-fifth-card-penalised = A defender played a second card to the trick: the first one counts, and the second becomes a penalty card.
reason-fifth-card-led = The Director treats the extra card as a lead to the next trick.

## Changing dummy’s card

reason-slip-of-tongue-may-be-changed = A slip of the tongue may be corrected until declarer plays the next card from either hand.
reason-slip-of-tongue-too-late = Declarer has played another card since: the slip of the tongue can no longer be corrected.
reason-change-of-mind-stands = A lapse of attention or a change of mind is not a slip of the tongue: the card that was named is played.
reason-opponent-may-change = An opponent who has played in the meantime may take that card back and play another.
reason-declarer-may-follow = If that opponent changes the card, declarer may change the card played after it.
reason-dummy-moved-wrong-card = Dummy moved a card that declarer had not named: it goes back, and the card named is played.
reason-dummy-wrong-card-stands = Both sides have played to the next trick: the wrong card from dummy stays played.
reason-dummy-wrong-lead-revokes = The wrong card was the lead: any player who had that suit and did not follow may have revoked.
reason-dummy-indicated-card = Dummy must not point to a card unasked. Play goes on, and the Director adjusts the score if this caused damage.

## Calling a card from dummy

reason-dummy-card-in-full = Declarer named the suit and the rank: { $card } is played.
reason-dummy-intention-clear = Beyond any dispute declarer meant { $card }, so it is played.
reason-dummy-suit-alone = A suit without a rank means the lowest card of that suit: { $card }.
reason-dummy-high = “High” means the highest card of the suit: { $card }.
reason-dummy-low = “Low” means the lowest card of the suit led: { $card }.
reason-dummy-win = “Win” means the lowest card that is sure to win the trick: { $card }.
reason-dummy-win-several = Several cards of the same rank are sure to win, and declarer must say which: { $cards }.
reason-dummy-anything = Declarer named neither a suit nor a rank: either defender chooses the card. Possible here: { $cards }.
reason-dummy-lacks-card = { $card } is not in dummy.
reason-dummy-lacks-suit = Dummy holds no card of this suit: { $suit }.
reason-dummy-words-on-lead = “High” and “low” refer to the suit led: when dummy leads, they name no card.
reason-dummy-words-without-suit = “High” and “low” refer to the suit led, and dummy holds none of it: { $suit }.
reason-dummy-win-not-known = From what declarer has seen, no card in dummy is sure to win: a hand that has still to play might beat it. Declarer must name one.
reason-dummy-cannot-win = No card that dummy may play wins this trick.
reason-dummy-rank-continues = When dummy leads, a rank without a suit means the suit with which dummy won the last trick: { $card }.
reason-dummy-rank-single = Only one card of that rank may be played: { $card }.
reason-dummy-rank-several = Several cards of that rank may be played, and declarer must say which: { $cards }.
reason-dummy-rank-not-legal = Dummy has no card of that rank that may be played here.
reason-dummy-call-void = That instruction has no effect: declarer names any card that may be played. Possible here: { $cards }.
reason-dummy-call-corrected = Playing it would be a revoke. That is put right at once, at no cost. Possible here: { $cards }.

## Taking a card back

reason-declarer-side-no-penalty = Declarer and dummy never have penalty cards: the card simply goes back.
reason-retract-rectification = A ruling requires the card to come back. A defender’s card that partner could see can become a penalty card.
reason-retract-illegal-play = An illegal play is put right by taking the card back. A defender’s card then becomes a penalty card.
reason-retract-unintended = Declarer corrected a slip of the tongue in time: the card goes back, with no further rectification.
reason-retract-opponent-changed = An opponent has changed a card: the one played after it may be changed too, with no further rectification.
reason-retract-after-non-offender = The opponents changed a card after the revoke, so this side may too. A defender’s card then becomes a penalty card.
reason-retract-told-wrong-turn = An opponent had said that it was this player’s turn: the card goes back, with no further rectification.
reason-retract-wrong-explanation = The card was played because of a wrong explanation, and nobody has played since: it goes back, with no further rectification.
reason-retract-too-late = Another card has been played after this one: it stays, although the explanation was wrong. The Director may adjust the score.
reason-retract-dummy-seen = Dummy has already shown a card: the opening lead can no longer be changed.
reason-retract-proper-lead = An opponent had led out of turn, and now the correct player leads: the card played to the wrong lead goes back.
reason-retract-nothing-else = There is no other ground for taking a card back: what is played stays played.

## Revokes

reason-revoke-nobody-played-on = The side that revoked has not gone on: the revoke must be corrected.
reason-revoke-lead-retracted = The next lead was taken back because an opponent had misinformed the leader: it does not establish the revoke.
reason-revoke-opponents-played-on = Only the opponents have gone on. That does not establish the revoke: it must be corrected.
reason-revoke-side-played-on = The side that revoked has led or played to the next trick: the revoke is established.
reason-revoke-side-named-card = The side that revoked has named a card for the next trick: the revoke is established.
reason-revoke-side-claimed = The side that revoked has claimed or conceded tricks: the revoke is established.
reason-revoke-side-agreed = The side that revoked has agreed to a claim or concession: the revoke is established.
reason-revoke-both-same-trick = Both sides revoked on this trick, and only one has gone on: both revokes are corrected.
reason-revoke-trick-twelve = On trick twelve even an established revoke is corrected, until all four hands are back in the board.
reason-revoke-card-penalised = The card that { $seat } takes back becomes a major penalty card.
reason-revoke-faced-card-returns = The card was already lying face up: it goes back to its place as it was.
reason-revoke-declarer-card-returns = A card from declarer or dummy goes back, with no further rectification.
reason-revoke-opponents-may-change = The opponents may take back what they played after the revoke. If they do, the next player of the side that revoked may too, but a defender’s card then becomes a penalty card.
reason-revoke-sight-unauthorised = If partner had not yet played to this trick, partner must not make use of the card that was taken back.
reason-revoke-corrected-costs-nothing = A revoke that is corrected costs no trick.
reason-revoke-twelfth-costs-nothing = A revoke on trick twelve costs no trick.
reason-revoke-of-both-sides = Both sides have an established revoke on this deal: no trick is transferred.
reason-revoke-of-dummy = For a revoke with a card from dummy no trick is transferred.
reason-revoke-not-playing-faced-card = Not playing a card that lay face up costs no trick.
reason-revoke-same-suit-again = The same player already had an established revoke in the same suit: the second time costs no further trick.
reason-revoke-next-deal-called = An opponent had already called on the next deal when the revoke was noticed: no trick is transferred.
reason-revoke-round-ended = The round was over when the revoke was noticed: no trick is transferred.
reason-revoke-two-tricks = { $seat } revoked and won that trick, and that side won another one later: two tricks go to the opponents.
reason-revoke-own-trick-only = { $seat } revoked and won that trick, but that side won no later one: one trick goes to the opponents.
reason-revoke-trick-won-in-dummy = A trick won in dummy is not won by declarer’s own hand: one trick goes to the opponents.
reason-revoke-trick-won-by-partner = { $seat }’s partner won that trick: one trick goes to the opponents, never two.
reason-revoke-later-trick = The opponents won the revoke trick, but { $seat }’s side won a later one: one trick goes to the opponents.
reason-revoke-no-trick-since = { $seat }’s side won no trick from the revoke onwards: there is none to transfer.
reason-revoke-equity = If the opponents would have done better without the revoke, the Director adjusts the score.
reason-inquiry-opponent = Declarer and the defenders may ask each other about a possible revoke.
reason-inquiry-partner = Defenders may ask each other unless the organiser forbids it, but what they learn may be unauthorised information.

## Tricks on the table

reason-trick-card-supplied = It was noticed in time: the player puts in any card that may legally be played.
reason-trick-extra-in-time = It was noticed in time: the extra card is treated as a fifth card to the trick.
reason-trick-missing-can-follow = It was noticed too late: a card of the suit led is put among the cards already played, and the trick still belongs to the side that won it.
reason-trick-missing-cannot-follow = It was noticed too late: any card is put among the cards already played, and the trick still belongs to the side that won it.
reason-trick-deemed-revoke = It counts as a revoke: one trick is lost if that side won this one or a later one.
reason-trick-extra-restored = It was noticed too late: extra cards go back to the hand. Not having played one of them earlier may be a revoke.
reason-trick-extra-exposed = A defender’s card that is shown when it goes back becomes a penalty card.
reason-trick-turned = When all four have played, each turns their own card: upright for a trick won, sideways for a trick lost.
reason-trick-turned-early = Nobody should turn a card before all four have played.
reason-trick-pointing-corrected = Any player, dummy included, may point out a card that lies the wrong way until their side plays to the next trick.
reason-trick-pointing-too-late = This player’s side has played to the next trick: it is too late to point out a card that lies the wrong way.
reason-trick-seen-again = Declarer or a defender may ask to see the trick until they turn their own card, or their side plays on.
reason-trick-own-card-turned = A player who has turned their own card may no longer ask to see the trick.
reason-trick-side-played-on = This player’s side has played to the next trick: the last one stays face down.
reason-trick-dummy-asks = Only declarer and the defenders may ask to see the trick, not dummy.
reason-trick-closed = Earlier tricks stay face down until play ends, unless the Director says otherwise.
reason-trick-order-kept = Everyone keeps the cards played in their order until the result is agreed.

## Dummy’s rights

reason-dummy-informs-director = When the Director is there, dummy may give the facts and say what the Laws provide.
reason-dummy-counts-tricks = Dummy may count the tricks won and lost.
reason-dummy-moves-named-card = Dummy puts into play the cards that declarer names.
reason-dummy-follows-suit = Dummy may see to it that a card of the suit led is played from dummy.
reason-dummy-asks-declarer = Dummy may ask declarer, who has not followed suit, whether there is really no card left.
reason-dummy-asks-defender = Dummy may not ask a defender about a possible revoke.
reason-dummy-prevents = Dummy may try to prevent an irregularity, such as a lead from the wrong hand.
reason-dummy-draws-attention = During the play dummy may not point out an irregularity that has happened.
reason-dummy-after-play = When the play is over, dummy may point out what went wrong.
reason-dummy-calls-director = Dummy may not call the Director unless another player has drawn attention to an irregularity.
reason-dummy-calls-after-attention = Another player has drawn attention to it: now dummy may call the Director too.
reason-dummy-takes-no-part = Dummy takes no part in the play and tells declarer nothing about it.
reason-dummy-exchanges-hands = Dummy may not exchange hands with declarer.
reason-dummy-leaves-seat = Dummy may not leave the seat to watch declarer play.
reason-dummy-looks-at-card = Dummy may not look at a defender’s card.
reason-dummy-loses-protection = A player who does this loses the right to protect declarer from mistakes.
reason-forfeit-hand-chosen = Dummy no longer had the right to warn declarer: either defender chooses the hand that leads.
reason-forfeit-established-revoke = Dummy no longer had the right to ask: the revoke is corrected, and costs as much as an established one.

## Claims

reason-claim-tricks-to-come = A player who states how many of the remaining tricks they will win has claimed.
reason-claim-cards-shown = A player who shows their cards has claimed, unless they clearly did not mean to.
reason-claim-stop-proposed = A player who suggests stopping play has claimed.
reason-claim-concession = A player who gives up remaining tricks has conceded them.
reason-claim-contested = The Director decides as fairly as possible. What is doubtful goes against the player who claimed.
reason-claim-played-on = All four agree to play on: the claim no longer counts, and cards shown are not penalty cards.
reason-claim-stops-play = After a claim or a concession, play stops.
reason-claim-unauthorised = But partner must not make use of having seen those cards.
