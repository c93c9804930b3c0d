### The ruling desk: dummy’s card, the harm of a revoke, the bidding box, what counts as a claim.

desk-matter-dummy = Dummy
desk-matter-dummy-about = which card was named, and what dummy may do
desk-tool-dummy-card = Dummy’s card
desk-about-dummy-card = What declarer said: which card does dummy play?
desk-tool-equity = Harm of a revoke
desk-about-equity = The last cards as they were played: do the tricks that go over make good the harm?
desk-tool-bidding-box = Bidding box
desk-about-bidding-box = Is the call made? And the stop card: is it needed, who waits?
desk-tool-claimed = Claim or not?
desk-about-claimed = What was said or shown: is it a claim, and does play stop?

## The card that declarer names in dummy

desk-field-dummy = Cards in dummy
desk-field-own = Declarer’s hand, if known
desk-field-gone = Cards of earlier tricks, if known
desk-target-dummy = dummy
desk-target-own = declarer’s hand
desk-target-gone = earlier tricks
desk-said = What did declarer say?
desk-said-suit = only a suit, or “ruff” (the trump suit)
desk-said-rank = only a rank
desk-said-card = a suit and a rank
desk-said-high = “high”
desk-said-high-of = “high” with a suit
desk-said-low = “low”
desk-said-win = “win”
desk-said-anything = “anything”
desk-said-which-suit = Which suit?
desk-said-which-rank = Which rank?
desk-won-with = With which suit did dummy win the last trick?
desk-won-with-none = dummy did not win it
desk-meant = Is it beyond doubt that declarer meant a certain card?
desk-called-card = Dummy plays { $card }
desk-called-declarer = Declarer says which one: { $cards }
desk-called-defenders = A defender says which one: { $cards }
desk-called-again = Declarer has to name another card: { $cards }
desk-say-called-card = Dummy plays { $card }. Please go on.
desk-say-called-declarer = Declarer, which one do you want? { $cards }
desk-say-called-defenders = Defenders, one of you says which card dummy plays: { $cards }
desk-say-called-again = That names no card that dummy can play. Declarer, please name one of these: { $cards }

## The harm of a revoke

desk-field-play = All these cards in the order played
desk-target-play = the play
desk-equity-adjusted = The harm was greater: { $side } get { $number } of the last { $of } tricks
desk-equity-enough = The revoke has done no further harm: { $side } get { $number } of the last { $of } tricks
desk-say-equity = I have looked at the play: the revoke has done no further harm, and the score stays.
desk-fault-too-many-seen = So many cards are known that too few are left for the defenders
desk-fault-declarers-cards = At this point declarer’s cards are { $number } in number
desk-fault-unequal = All four hands must have the same number of cards
desk-fault-cannot-play = It is not that player’s turn, or the card is gone: { $card }
desk-fault-play-on = Enter all the cards in the order played
desk-fault-one-revoke = There must be exactly one revoke, established and not put right

## Calls that the next player may call over, and comparable calls

desk-above-seven = A bid of more than seven
desk-silenced = Who had to pass because of an earlier irregularity?
desk-silenced-how = For how long?
desk-silenced-once = for one turn
desk-silenced-rest = for the rest of the auction
desk-ask-called-over = Has { $seat } called after it?
desk-called-lead-faced = it was found only after the opening lead
desk-had-to-pass = { $seat } had to pass, but called { $call }
desk-say-had-to-pass = { $seat } had to pass. Let me explain what follows.
desk-ask-comparable = Is it comparable, and why?

## The bidding box and the stop card

desk-box-is-it = whether the call has been made
desk-box-stop = the stop card
desk-ask-box-rule = Which regulation?
desk-ask-box-slip = Was it the wrong card, and was that said at once?
desk-box-made = The call has been made
desk-box-slip = The call has been made, but { $seat } may replace it by the one that was meant
desk-box-not-made = No call has been made: { $seat } may choose another
desk-ask-stop-used = Was the stop card used?
desk-ask-stop-tempo = How soon did { $seat } call?
desk-stop-not-yet = { $seat } has not called yet
desk-stop-needed = { $bid } is a jump: { $seat } waits about ten seconds
desk-stop-needless = { $bid } is no jump: { $seat } need not wait
desk-say-box-made = That call has been made, and it stands. Please go on.
desk-say-box-slip = That was a slip. { $seat }, please make the call that you meant.
desk-say-box-not-made = That is no call yet. { $seat }, please make your call now.
desk-say-stop = The bid stands. { $seat }, please wait about ten seconds before you call.
desk-say-stop-needless = The bid stands, and nobody has to wait. Please go on.

## What counts as a claim

desk-event-tricks = a player says how many of the remaining tricks will be won
desk-event-cards = a player shows the hand
desk-event-stop = a player proposes to stop
desk-event-gives-up = a player gives up the remaining tricks
desk-event-current = a player speaks of the trick in progress only
desk-event-partner = a defender gives up tricks, and partner objects at once
desk-event-contested = somebody does not agree with a claim
desk-event-all-agree = after a claim all four agree to play on
desk-event-not-all = after a claim only some want to play on
desk-claimed-claim = That is a claim: play stops
desk-claimed-concession = That is a concession: play stops
desk-claimed-neither = That is no claim: play goes on
desk-claimed-stays = Play does not go on: the Director decides
desk-claimed-void = The claim no longer counts: play goes on
desk-say-claimed = Play stops here. Please show your cards, and tell me what was said.

## Who asks about a revoke

desk-act-asks = asks whether somebody has no more of the suit
desk-ask-who-asks = Who asks whom?
desk-asks-of-declarer = declarer asks a defender
desk-asks-of-dummy = dummy asks declarer
desk-asks-of-dummy-wrongly = dummy asks a defender
desk-asks-of-defender = a defender asks declarer
desk-asks-of-partner = a defender asks the other one
