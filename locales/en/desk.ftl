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

## The way to a tool

desk-start = What happened?
desk-intro = Press what you were called for. The desk asks only what it needs, and then gives the ruling.
desk-back = What happened?
desk-go-on = Back to: { $tool }
desk-matter-call = A call
desk-matter-call-about = a bid too low, a call out of rotation, a slip, the bidding box; or what the contract is
desk-matter-card = A card
desk-matter-card-about = a lead out of turn, a revoke, a card that was seen, a trick
desk-matter-claim = A claim
desk-matter-claim-about = somebody claims tricks, and the others do not agree
desk-matter-information = Information
desk-matter-information-about = a hesitation, a remark, an explanation that was wrong
desk-matter-score = A score
desk-matter-score-about = what a result is worth, a comparison, a wrong or an adjusted score
desk-matter-movement = The movement
desk-matter-movement-about = who meets whom, a missing pair, a wrong board
desk-tool-information = Heard from partner
desk-tool-explanation = Explanation
desk-tool-correction = Wrong score
desk-tool-trick = Missing or extra card
desk-tool-quitted = Turned tricks
desk-tool-dummy = Dummy
desk-about-score = Contract and result: the points, line by line.
desk-about-auction = The calls as they were made; the last one is judged.
desk-about-exposed = A card was seen: is it a penalty card, and what follows?
desk-about-lead = The wrong player led, or from the wrong hand.
desk-about-revoke = Somebody did not follow suit: is it established, what does it cost?
desk-about-traveller = The results of one board: matchpoints, also with an adjusted score.
desk-about-rubber = Deals of rubber bridge: the sheet, and who is ahead.
desk-about-information = A hesitation, a question, a remark, a withdrawn call: who may not use it?
desk-about-explanation = An explanation that does not fit: whose mistake, and what now?
desk-about-correction = A score was written or agreed wrongly: is it corrected?
desk-about-trick = A trick with three cards, or with five.
desk-about-quitted = Turning cards, pointing, looking at a trick again, asking about a revoke.
desk-about-dummy = What dummy may do, and what it costs.

## Questions of an inquiry

desk-asks = Answer the questions in turn
desk-seat = { $seat }
desk-say = Say to the players
desk-ask-source = What was it?
desk-source-hesitation = a long pause before a call
desk-source-haste = an unusually fast call
desk-source-question = a question about a call
desk-source-remark = a remark or a gesture
desk-source-alert = an alert that partner did not expect
desk-source-explanation = an explanation that told partner something
desk-source-pause = only the pause that the regulations require
desk-source-own-call = a call withdrawn as irregular and not put right, or the other call of a player who wanted to change
desk-source-put-right = an irregular call, put right by the lowest sufficient bid in the same denomination or by a comparable call
desk-source-other-call = a call that was withdrawn, because the opponents had erred
desk-ask-source-by = Who was it?
desk-ask-moment = Why were you called?
desk-moment-agreed = it has just happened, and everybody agrees
desk-moment-disputed = it has just happened, and somebody denies it
desk-moment-suspected = later: a player seems to have used it
desk-ask-given = Do you find that it happened?
desk-ask-alternative = Was there another logical alternative? (Of ten such players two think of it in earnest, and one chooses it.)
desk-ask-suggestion = Did the information suggest the call that was chosen over that one?
desk-ask-damage = Did that harm the other side?
desk-ask-agreed = What has the partnership agreed?
desk-agreed-as-explained = what was explained
desk-agreed-otherwise = something else
desk-agreed-nothing = nothing
desk-agreed-unknown = nobody can show it
desk-ask-fits = Does the hand fit the explanation?
desk-ask-stage = How far has the board gone?
desk-stage-auction = the auction goes on
desk-stage-before-lead = the auction is over, no lead has been faced
desk-stage-play = the cards are being played
desk-stage-after = the play is over
desk-ask-noticed = Who has noticed it?
desk-noticed-opponents = the opponents
desk-noticed-explainer = the player who explained
desk-noticed-caller = that player’s partner
desk-ask-role = Which role has this player?
desk-role-declarer = declarer or dummy
desk-role-defender = defender
desk-ask-misled = Has an opponent called on the wrong explanation?
desk-ask-who-misled = Who?
desk-ask-influenced = Could the call have been another one with the right explanation?
desk-ask-called-since = Who has called since?
desk-since-nobody = nobody
desk-since-only = only { $seat }
desk-since-too = { $seat } too
desk-ask-gained = Has the side that explained gained by it?
desk-ask-score-fault = What is wrong?
desk-score-fault-written = the score was reckoned or written wrongly
desk-score-fault-few = a side has won more tricks than were agreed (nobody claimed or conceded)
desk-score-fault-many = a side has a trick that it did not win
desk-ask-reported = When was it reported?
desk-reported-round = in the same round
desk-reported-before = after it, before the official score could be seen
desk-reported-period = up to 30 minutes after the official score
desk-reported-late = later
desk-ask-convinced = Is the Director clearly convinced how many tricks were won?
desk-ask-trick = What is wrong with the trick?
desk-trick-missing = a player has played no card
desk-trick-extra = a player has played two cards
desk-ask-trick-noticed = When was it noticed?
desk-trick-in-time = before both sides had played to the next trick
desk-trick-late = later
desk-ask-trick-suit = Does the player have a card of the suit led?
desk-ask-trick-seen = Is the face of a card seen while it goes back?
desk-ask-trick-role = Who is it?
desk-ask-trick-won = Has that side won this trick or a later one?
desk-ask-act = What does the player do?
desk-act-turn = turns the own card when all four have played
desk-act-turn-early = turns the own card sooner
desk-act-pointing = says that a card points the wrong way
desk-act-pointing-late = says so when that side has played to the next trick
desk-act-see = asks to see the trick again; the own card is still face up
desk-act-see-turned = asks to see it with the own card turned
desk-act-see-late = asks to see it when that side has played on
desk-act-see-dummy = asks to see it as dummy
desk-act-look = looks at an earlier trick
desk-act-mix = mixes the cards before the result is agreed
desk-act-order = leaves the cards in order until then
desk-ask-dummy = What does dummy do?
desk-dummy-points-out = points out an irregularity during play
desk-dummy-calls = calls the Director first
desk-dummy-calls-after = calls the Director after somebody else has spoken
desk-dummy-after-play = points out an irregularity after play
desk-dummy-prevents = warns declarer, as of a lead from the wrong hand
desk-dummy-asks-declarer = asks declarer: “No more of that suit?”
desk-dummy-asks-defender = asks a defender that
desk-dummy-plays = suggests a play
desk-dummy-tells = tells declarer something about the play
desk-dummy-touches = touches one of dummy’s cards unasked
desk-dummy-wrong-hand = says that declarer has led from the wrong hand
desk-dummy-turned = points out a card turned the wrong way, before the next trick
desk-dummy-turned-late = points out a card turned the wrong way, when both sides have played on
desk-dummy-asks-trick = asks to see the last trick
desk-dummy-looks = looks at a defender’s cards
desk-dummy-exchanges = exchanges hands with declarer
desk-dummy-leaves = gets up to watch declarer
desk-dummy-informs = tells the Director the facts when asked
desk-dummy-counts = counts the tricks
desk-dummy-moves = plays the card that declarer has named
desk-dummy-follows = takes care that dummy follows suit
desk-ask-dummy-lost = Had dummy swapped hands, left the seat to watch or looked into a defender’s hand before?

## What an inquiry comes to

desk-information-partner = { $seat } may not use it
desk-information-side = { $side } may not use it
desk-information-nobody = There is nothing that may not be used
desk-result-stands = The result stands
desk-result-adjusted = The score is adjusted
desk-explanation-right = The explanation was right, the call a mistake: no infraction
desk-explanation-wrong = The explanation counts as wrong
desk-explanation-fits = All fits: nothing to put right
desk-call-may-change = { $seat } may change the last call
desk-adjust-later = Play goes on; the score may be adjusted
desk-score-corrected = The score is corrected
desk-score-stays = The score stays as it is
desk-trick-supply = The missing card is played now
desk-trick-add-suit = A card of the suit led is added; the winner stays the same
desk-trick-add = Any card is added; the winner stays the same
desk-trick-fifth = The card is one too many and does not count
desk-trick-restore = The extra card goes back to the hand
desk-trick-penalty = A defender’s card that was seen becomes a penalty card.
desk-trick-costs = One trick goes to the other side.
desk-trick-free = It costs no trick.
desk-allowed = That is allowed
desk-not-allowed = That is not allowed

## What the Director says to the players, short and politely

desk-say-bid-low = That bid is too low. { $lho }, do you accept it? If not, { $seat } has to replace it.
desk-say-cancelled = That call does not count. Please let me explain what follows.
desk-say-call-late = The auction was over, so that call does not count. Please go on.
desk-say-call-changed = The first call counts, unless { $lho } accepts the second. { $lho }, do you?
desk-say-call-turn = It was not { $seat }’s turn. { $lho }, do you accept the call? If not, it is cancelled.
desk-say-minor = Please leave the card face up. It goes before your other small cards of that suit; an honour you may play.
desk-say-major = Please leave the card face up. It is played as soon as it legally can be.
desk-say-no-penalty = That is not a penalty card. Please play on.
desk-say-go-on = All is in order. Please go on.
desk-say-lead-defender = That lead was out of turn. { $declarer }, I will read your choices to you; take your time.
desk-say-lead-declarer = That lead was out of turn. Defenders, does one of you accept it? If not, it goes back.
desk-say-revoke-open = Please put the revoke right now, with a legal card.
desk-say-revoke-free = The revoke costs no trick. Call me again if you think that it has harmed you.
desk-say-revoke-costs = { $number ->
    [one] The revoke is established: { $side } get one trick.
   *[other] The revoke is established: { $side } get { $number } tricks.
}
desk-say-information = Please go on. { $seat }, call as if you had noticed nothing. If that does harm, call me after play.
desk-say-information-side = Please go on. What was withdrawn does not exist for { $side }.
desk-say-stands = The result stands. Thank you for asking.
desk-say-adjusted = I am adjusting the score and will tell you the result soon.
desk-say-call-mistaken = The explanation was right; the call was a mistake, and that is no offence.
desk-say-misinformed = The explanation was not right. Let me see whether a call may be changed.
desk-say-change = { $seat }, you may change your last call if you would have called otherwise.
desk-say-adjust-later = Please play the board. I will look at the result afterwards.
desk-say-corrected = I am putting the score right. Thank you for telling me.
desk-say-too-late = I am sorry: it is too late for that, and the score stays.
desk-say-trick-supply = Please play the missing card now.
desk-say-trick-add = Please put one more card with your played ones. The trick stays where it is.
desk-say-trick-extra = There was one card too many in the trick. I am putting that right.
desk-say-allowed = That was quite in order. Please go on.
desk-say-not-allowed = May I ask you not to do that. Please go on.

## Claims, cards played too early, team matches, adjusted scores, the movement

desk-tool-claim = Claim
desk-tool-premature = Played too early
desk-tool-imps = IMPs
desk-tool-victory = Victory points
desk-tool-adjusted = Board without a result
desk-tool-movement = Movement
desk-about-claim = The last cards, and what the claimer said: which tricks are awarded, and why?
desk-about-premature = A card was played before its turn: what may declarer demand?
desk-about-imps = One board of a team match: the results of both tables.
desk-about-victory = The margin of a match and its boards.
desk-about-adjusted = No result can be obtained: average plus, average, average minus.
desk-about-movement = Mitchell and Howell, half tables and turned boards: who meets whom in each round.
desk-field-ours = Result where our pair is North-South
desk-field-theirs = Result where their pair is North-South
desk-field-margin = Our margin in IMPs, with a minus if lost
desk-field-boards = Boards of the match
desk-field-ns-session = North-South: per cent on the other boards
desk-field-ew-session = East-West: per cent on the other boards
desk-field-missing = Number of the missing pair
desk-hint-hand = for example S9 HK
desk-hint-number = for example 12
desk-hint-percent = for example 64.25; may stay empty
desk-hint-pair = for example 107; may stay empty
desk-claim-who = Who claims?
desk-claim-leader = Whose lead is it?
desk-claim-tricks = How many of the remaining tricks?
desk-claim-said = Said, in order (click to remove)
desk-claim-adds = What did the claimer say?
desk-claim-card = … plays a card
desk-claim-with = … finesses with a card
desk-claim-shown-out = Who is known to have no more of a suit?
desk-claim-draw = trumps are drawn
desk-claim-cash = { $suit } from the top
desk-claim-play = { $card }
desk-claim-finesse = finesse with { $card }
desk-claim-ruff = a ruff in { $suit }
desk-claim-stands = The claim stands
desk-claim-award = { $number ->
    [one] { $side } get one of the remaining tricks
   *[other] { $side } get { $number } of the remaining tricks
}
desk-premature-who = Who played too early?
desk-premature-dummy = it was played before partner, but dummy had moved a card first
desk-premature-choice = { $seat } played { $card } before { $partner }: { $declarer }, as declarer, chooses
desk-premature-stands = { $seat } played { $card } too early: it stays and is played in turn
desk-premature-back = { $seat } played { $card } too early: it goes back
desk-premature-penalty = { $seat } played { $card } too early: it becomes a major penalty card
desk-imps-which = Clicks change the result
desk-imps-first = of our North-South
desk-imps-second = of their North-South
desk-imps-won = We gain { $number } IMPs
desk-imps-lost = We lose { $number } IMPs
desk-imps-even = No swing
desk-imps-bam = At board-a-match: { $number } of 2 points for us.
desk-victory-by = Change it by
desk-victory = Victory points: { $ours } for us, { $theirs } for them
desk-adjusted-scored = Scored by
desk-adjusted-matchpoints = matchpoints
desk-adjusted-as-imps = IMPs
desk-adjusted-fault = Who is at fault?
desk-adjusted-percent = North-South { $ns }%, East-West { $ew }%
desk-adjusted-imps = North-South { $ns } IMPs, East-West { $ew } IMPs
desk-add-adjusted = A table without a result: per cent for NS and EW
desk-no-result = no result
desk-traveller-neuberg = { $number } of { $tables } tables have a result. Each counts as if all had one (Neuberg’s formula).
desk-movement-tables = Tables
desk-movement-round = Round
desk-movement-is = Round { $number } of { $rounds }
desk-movement-half = Round { $number } of { $rounds }: pair { $pair } sits out
desk-movement-columns = Whoever sits in the NS chairs holds the cards of East-West, and is entered in the EW column.
desk-movement-kind = Kind of movement
desk-movement-mitchell = Mitchell
desk-movement-howell = Howell
desk-movement-boards = Boards
desk-movement-straight = as usual
desk-movement-turned = turned by a quarter
desk-movement-moves = After each round East-West move up a table, and the boards down one.
desk-movement-skip = East-West move up a table after each round, two after round { $number }; the boards move down one.
desk-grid-movement = The tables of the round
desk-grid-boards = Set of boards
desk-fault-no-hands = Enter the remaining cards of all four hands
desk-fault-claim-cards = One to five cards each: with more the lines are too many
desk-fault-claim-uneven = { $seat } has not as many cards as the player on lead
desk-fault-claim-dummy = { $seat } is dummy, and dummy does not claim
desk-fault-shown-out = { $seat } has a card of this suit after all: { $suit }
desk-fault-not-tens = Scores are multiples of ten
desk-fault-boards = A match has 1 to { $number } boards
desk-fault-no-tables = Enter the number of tables
desk-fault-no-pair = There is no pair { $number } in this movement
desk-say-claim = Play has stopped. { $number ->
    [one] I award { $side } one more trick: what was not said I decide against the claim.
   *[other] I award { $side } { $number } more tricks: what was not said I decide against the claim.
}
desk-say-claim-stands = I have looked at the cards: the claim is good, and the tricks are as claimed.
desk-say-premature = { $declarer }, you choose what { $partner } has to play: the highest, the lowest, another suit or not that suit.
desk-say-card-stands = Please leave the card where it is, and play it when it is your turn.
desk-say-card-back = Please take the card back and play another.
desk-say-no-result = This board cannot be played as it should. You get an adjusted score for it.
desk-say-sit-out = Pair { $pair }, you have no opponents in this round. Please leave your boards where they are.
