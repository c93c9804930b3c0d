### The ruling desk: a problem of the table in, the ruling or the score out.

nav-desk = Ruling desk
screen-home-desk = Ruling desk
screen-home-desk-title = What now?
screen-home-desk-text = your own case from the table, with the ruling or the score
key-name-desk = F3
key-name-tools = { $ctrl } 1 – 7
keys-desk = to the ruling desk
keys-tools = a page of the ruling desk

## The desk

desk-intro = Enter what happened at the table: the answer appears at once.
desk-tool-score = Score
desk-tool-auction = Auction
desk-tool-exposed = Exposed cards
desk-tool-lead = Lead out of turn
desk-tool-revoke = Revoke
desk-tool-traveller = Matchpoints
desk-tool-rubber = Rubber
desk-clear = Start again
desk-practise = Make an exercise of this
desk-copy = Copy as text
desk-copied = Copied.
desk-print = Make a PDF
desk-printed = The PDF is here: { $file }
desk-file = ruling
desk-unread = Part of this cannot be read yet
desk-yes = Yes
desk-no = No

## Fields to type into

desk-field-result = Contract and result
desk-field-calls = Calls
desk-field-cards = Whose card, and which
desk-field-before = Penalty cards of the same player already on the table
desk-field-partners = Penalty cards of the other defender
desk-field-hand = Other cards of this player
desk-field-partner-hand = Hand of this player’s partner
desk-field-trick = Cards already played to the trick
desk-field-scores = Scores of North-South, table by table
desk-hint-result = for example 4SX-1 W
desk-hint-calls = for example 1S P 1H; out of rotation W:1H
desk-hint-cards = for example E H5
desk-hint-more-cards = for example SA S4 H9
desk-hint-scores = for example 420, -50, 4S= S, pass

## Controls

desk-contract = Contract
desk-level = Level
desk-strain = Suit or no trumps
desk-doubling = Doubling
desk-declarer = Declarer
desk-result = Result
desk-vulnerable = Vulnerability
desk-dealer = Dealer
desk-next-call = Next call
desk-undo = Delete the last call
desk-caller = Who made the last call?
desk-call-why = Why was it made?
desk-call-why-turn = out of rotation, or after a change of mind
desk-call-why-slip = in place of a call that was never intended
desk-cards-go = Clicked cards go to
desk-target-cards = the exposed card
desk-target-before = earlier penalty cards
desk-target-partners = the other defender’s penalty cards
desk-target-hand = the player’s hand
desk-target-partner-hand = partner’s hand
desk-target-trick = the current trick
desk-whose-card = Whose card is it?
desk-how = What happened?
desk-led = Which suit was led?
desk-phase = When?
desk-phase-auction = during the auction
desk-phase-lead = before the opening lead is turned face up
desk-phase-play = during the play
desk-kind-before = Which kind of penalty card was already there?
desk-kind-partners = Which kind of penalty card does the other defender have?
desk-kind-minor = minor
desk-kind-major = major
desk-due = Which penalty card had to be played?
desk-more-cards = If you enter more cards, you also see which may be played.
desk-who-led = Who led?
desk-lead-when = Which lead was it?
desk-lead-opening = the opening lead
desk-lead-dummy-seen = the opening lead, and declarer may have seen a card from dummy
desk-lead-later = a later lead
desk-lead-last = the lead to the last trick
desk-lead-due = Whose lead was it?

## A revoke

desk-who-revoked = Who revoked?
desk-since = What has happened since?
desk-since-nothing = nothing yet
desk-since-played = the next trick has begun
desk-since-named = a card for the next trick was named
desk-since-claimed = a claim or concession was made
desk-since-agreed = a claim or concession was agreed to
desk-since-retracted = only a lead that was taken back
desk-since-by = By which side?
desk-who-won = Who won the trick on which the revoke occurred?
desk-later-tricks = Tricks won after it by the side that revoked
desk-trick-number = Number of the trick
desk-revoke-faced = Was the card that should have been played lying face up?
desk-revoke-again = Did the same player already have an established revoke in this suit?
desk-others = And the other side?
desk-others-followed = played correctly
desk-others-same-trick = revoked on the same trick
desk-others-established = revoked as well, on another trick
desk-noticed = When was it noticed?
desk-noticed-in-time = in time
desk-noticed-next-deal = after a call on the next board
desk-noticed-round = after the end of the round
desk-revoke-returned = Are all four hands back in the board?

## Lists of results

desk-written = Entered so far (click to remove)
desk-take-away = Remove line { $number }: { $result }
desk-nobody-bid = If nobody bid
desk-passed-out = passed out
desk-add = Add
desk-scale = A score beaten is worth
desk-scale-two = 2 matchpoints
desk-scale-one = 1 matchpoint
desk-honours = Honours in one hand
desk-honours-none = none
desk-honours-four = four trump honours
desk-honours-five = all five trump honours
desk-honours-aces = all four aces
desk-honours-seat = Who held them?
desk-rubber-end = The rubber
desk-rubber-goes-on = goes on
desk-rubber-stops = is left unfinished here
desk-rubber-we = We are

## What a case comes to. $seat is the player spoken of, $cards the cards seen,
## $number how many they are.

desk-score-made = { $result } by { $seat }, { $vulnerability }: { $points } for { $side }
desk-score-down = { $result } by { $seat }, { $vulnerability }: { $points } for { $side }, the defenders
desk-result-by = { $result } { $seat }
desk-auction-begins = { $seat } begins the auction
desk-auction-legal = Legal so far: { $seat } is to call
desk-auction-passed-out = Passed out: there is no play, and nobody scores
desk-auction-over = The auction is over: { $seat } plays { $contract }, { $leader } leads, { $dummy } is dummy
desk-bid-too-low = { $seat }’s bid is insufficient: { $call }
desk-double-cancelled = { $seat } may not call { $call }: the call is cancelled
desk-call-too-late = { $seat } called { $call } when the auction was over
desk-call-changed = { $seat } had a change of mind and called again: { $call }
desk-call-unintended = { $seat } never meant to call { $first }, and wants { $call } instead
desk-call-out-of-turn = { $seat } called { $call } when it was { $turn }’s turn
desk-is-minor = { $seat }: { $cards } is a minor penalty card
desk-is-major = { $number ->
    [one] { $seat }: { $cards } is a major penalty card
   *[other] { $seat }: { $cards } are major penalty cards
}
desk-is-none = { $number ->
    [one] { $seat }: { $cards } is not a penalty card
   *[other] { $seat }: { $cards } are not penalty cards
}
desk-turned-major = { $card }, which already lay in front of { $seat }, is now a major penalty card as well.
desk-lead-ruled = { $seat } led { $card } when it was { $due }’s lead; { $declarer } is declarer, and nothing is left to choose
desk-lead-of-defender = { $seat } led { $card } when it was { $due }’s lead: { $declarer }, as declarer, decides
desk-lead-of-declarer = { $declarer }’s side led { $card } from { $seat }’s hand when it was { $due }’s lead: the defenders decide
desk-revoke-open = { $seat }’s revoke is not established: it must be corrected; no trick goes to { $side }
desk-revoke-corrected-late = { $seat }’s revoke is corrected all the same; no trick goes to { $side }
desk-revoke-free = { $seat }’s revoke is established, but no trick goes to { $side }
desk-revoke-costs = { $number ->
    [one] { $seat }’s revoke is established: one trick goes to { $side }
   *[other] { $seat }’s revoke is established: { $number } tricks go to { $side }
}
desk-traveller-top = { $number ->
    [one] One table: nothing to compare yet; the top is { $top }
   *[other] { $number } tables: the best score is worth { $top } matchpoints
}
desk-grid-traveller = The scores of the board with their matchpoints
desk-grid-table = Line
desk-grid-result = Result
desk-grid-score = Score of NS
desk-grid-ns = NS
desk-grid-ew = EW
desk-rubber-over = The rubber is over: { $side } win by { $points }
desk-rubber-broken-off = The rubber was left unfinished: { $side } are ahead by { $points }
desk-rubber-so-far = So far { $side } are ahead by { $points }
desk-rubber-even = Both sides have the same score
desk-rubber-deal = Deal { $number }: { $result } { $seat }
desk-rubber-total = { $side }: { $total } in all, of which { $below } below the line.

## Who chooses, and what

desk-nobody-chooses = Nobody has a choice
desk-choose-again = Press it again to choose something else
desk-player-chooses = { $seat } chooses:
desk-side-chooses = { $side } choose; the first to speak decides:
desk-side-chooses-on-lead = { $side } choose; if they disagree, the one who plays next after the lead decides:
desk-accepts-bid = { $seat } accepts the bid
desk-refuses-bid = { $seat } does not accept it
desk-replaces = What does { $seat } call instead?
desk-replace-lowest = { $call }, the lowest sufficient bid that shows the same denomination
desk-replace-comparable = a call that the Director rules comparable: similar, more precise or for the same purpose
desk-replace-other = another sufficient bid, or pass
desk-replace-double = double or redouble
desk-replace-insufficient = another insufficient bid
desk-what-was-done = What is done about it?
desk-call-accepted = { $seat } accepts the call
desk-call-over = { $seat }, whose turn it was, calls as if nothing had happened
desk-call-cancelled = The call is not accepted
desk-call-in-rotation = It counts as made in rotation
desk-change-accepted = { $seat } accepts the second call
desk-change-refused = { $seat } does not accept the second call
desk-own-turn = Now it is { $seat }’s turn: which call?
desk-own-turn-repeats = { $seat } has passed, so the same call must be made again: { $call }
desk-own-turn-other = any other call
desk-play-highest = { $seat } must play the highest card of the suit led
desk-play-lowest = { $seat } must play the lowest card of the suit led
desk-play-suit = { $seat } must play { $suit }
desk-play-no-suit = { $seat } may not play { $suit }
desk-accept-lead = The lead is accepted
desk-refuse-lead = The lead is refused
desk-refuse-forbid = The lead is refused, and { $seat } may not lead: { $suits }
desk-what-next = What happens next?
desk-step-partner-leads = { $seat } is to lead
desk-step-owner-turn = It is { $seat }’s turn: what may be played?
desk-step-played = { $seat } plays { $card }
desk-who-wins = { $seat } leads. And then?
desk-step-keeps-lead = { $seat } wins the trick and leads again
desk-step-loses-lead = Another player wins the trick
desk-card-is-gone = { $card } has been played and no longer binds anybody.
desk-nothing-binds = Nothing lies in front of { $seat } any longer: play goes on as usual.
desk-leads-freely = { $seat } may lead any card: declarer has no choice this time.
desk-may-lead = { $seat } may lead: { $cards }
desk-may-play = { $seat } may play: { $cards }
desk-hand-unknown = Only { $seat }’s cards on the table are known; enter the other cards of the hand to see all that may be played.

## Rules

reason-desk-only-defenders = Only a defender can have a penalty card: declarer and dummy never do.
reason-desk-bound-card = { $card } stays face up and must be played as soon as it is this player’s turn. It is not a penalty card.
reason-desk-minor-binds = While { $card } lies there, { $seat } may not play another small card of that suit before it. An honour may be played, and any card of another suit.
reason-desk-minor-frees-partner = { $seat }, the partner, leads freely: with a minor penalty card declarer has no say in the lead.
reason-desk-major-binds = { $seat } must play a major penalty card at the first legal opportunity: leading, following suit, discarding or ruffing. Following suit comes first.
reason-desk-major-binds-partner = While the card lies there, declarer chooses before each lead by { $seat }: require the suit, forbid it, or make no demand.
reason-desk-restriction-ends = { $seat } has lost the lead: a ban on leading a suit ends there.
reason-desk-ban-goes-on = The ban still holds, as { $seat } has kept the lead: { $suits }.

## What is wrong with a case

desk-fault-no-card = Click a card, or type it
desk-fault-twice = { $card } is in two places
desk-fault-too-many-cards = { $number } cards are too many here
desk-fault-earlier-call = Call number { $number }, { $call }, was itself not allowed: the call you ask about must be the last
desk-fault-call-not-ruled = There is no ruling here for this call
desk-fault-wrong-time = This cannot happen at that point
desk-fault-one-card-only = Only one card can be played in this way
desk-fault-due-unknown = Enter the penalty card that had to be played among those on the table, and say which one it was
desk-fault-penalty-of-declarer = Declarer and dummy have no penalty cards
desk-fault-in-turn = It was { $seat }’s turn to lead: there is no irregularity
desk-fault-opening-leader = The opening lead belongs to { $seat }
desk-fault-too-many-tricks = { $number ->
    [one] After that trick there is only one left
   *[other] After that trick there are only { $number } left
}
desk-fault-trick-number = A revoke is only possible on tricks 1 to 12
desk-fault-round-ended = Nothing can be corrected after the end of the round: say what has happened since
desk-fault-no-scores = Enter the scores of the tables
desk-fault-no-deals = Enter the first deal and add it
desk-fault-rubber-over = The rubber was over before deal { $number }
desk-fault-honours = These honours do not go with { $bid }

## How a card came to be seen, in plain words

desk-how-dropped = it fell from the hand by accident, and partner could see it
desk-how-shown = it was shown to partner on purpose, without being played
desk-how-named = it was named: “I still have …”
desk-how-one_of_several = several cards came out at once, and another one was meant to be played
desk-how-unseen_with_another = two cards came out at once, but the face of this one could not be seen
desk-how-seen_by_opponent_only = it fell so that only an opponent saw it
desk-how-led_out_of_turn_refused = it was led out of turn, and declarer refused the lead
desk-how-led_out_of_turn_accepted = it was led out of turn, and declarer accepted the lead
desk-how-misinformed_by_opponent = an opponent had said by mistake that it was this player’s lead
desk-how-before_partner = it was played before partner, who was to play first
desk-how-declarer_had_played_both = it was played before partner, but declarer had played from both hands
desk-how-at_rho_turn_legal = it was played when it was the right-hand opponent’s turn, and is legal in that trick
desk-how-at_rho_turn_illegal = it was played when it was the right-hand opponent’s turn, and is not legal in that trick
desk-how-before_required_lead = declarer had to take back a lead, and this card was played before the correct lead
desk-how-before_election = it was led before declarer had made a choice about partner’s penalty card
desk-how-fifth_card_deliberate = it was a second card to one trick, put down to replace the first
desk-how-fifth_card_accident = it was a second card to one trick, dropped by accident
desk-how-revoke_corrected = the player had not followed suit and took the card back in time
desk-how-withdrawn_by_non_offender = it was taken back because an opponent changed a card
desk-how-withdrawn_by_offender = it was taken back after an opponent changed a card because of this side’s revoke
desk-how-both_revoked = both sides revoked on the same trick and are correcting it
desk-how-led_prematurely = it was led while the auction was still going on
desk-how-instead_of_penalty_card_refused = it was played instead of a penalty card, and declarer refuses it
desk-how-instead_of_penalty_card_accepted = it was played instead of a penalty card, and declarer lets it stand
desk-how-restored_and_seen = it was put back into the hand after partner had seen it
desk-how-face_down = it was led face down and taken back on the Director’s instruction
desk-how-claim_disputed = it was shown with a concession to which partner objected at once
desk-how-remark_on_trick = it was shown with a remark about the trick in progress
desk-how-excused = the Director rules that the player is not to blame
desk-how-normal_play = it was played in turn, as it should be
