### The rules in a sentence. Each is shown with the number of its Law.

## Calls

reason-auction-over = The auction is over: nobody may call any more.
reason-same-bid = A bid must be higher than the last one. { $last } has already been bid.
reason-strain-too-low = { $bid } is too low: at the same level the denomination must rank above that of { $last }. The order is ♣ ♦ ♥ ♠, then no trumps.
reason-level-too-low = { $bid } is too low: it promises fewer tricks than { $last }.
reason-nothing-to-double = Nobody has bid yet, so there is nothing to double.
reason-own-side-bid = The last bid, { $last }, was made by this player’s own side. Only the opponents’ bid can be doubled.
reason-already-doubled = { $last } has already been doubled. It cannot be doubled again; only the bidding side can redouble.
reason-double-of-redoubled = { $last } has already been redoubled. It cannot be doubled again.
reason-nothing-to-redouble = Nobody has bid yet, so there is nothing to redouble.
reason-not-doubled = Nobody has doubled { $last }, so it cannot be redoubled.
reason-own-side-double = The opponents bid { $last }, and this player’s own side doubled it. Only the side that was doubled may redouble.
reason-already-redoubled = { $last } has already been redoubled. It cannot be redoubled again.
reason-higher-level = { $bid } promises more tricks than { $last }. It is high enough.
reason-higher-strain = { $bid } is at the level of { $last }, but ranks higher. It is high enough.
reason-first-bid = Nobody has bid yet: any bid is high enough.
reason-opponents-bid = The last bid, { $last }, is the opponents’ and nobody has doubled it. Passes in between do not matter.
reason-own-bid-doubled = This player’s side bid { $last } and an opponent doubled it. Either partner may redouble.
reason-pass-always = Everybody may pass whenever it is their turn.
reason-bids-from = A bid must be higher than { $last }: from { $lowest } up, every bid is allowed.
reason-no-bid-left = { $last } is the highest bid there is. Nothing can be bid over it.
reason-any-bid = Nobody has bid yet: every bid is allowed.

## Contract, declarer, dummy, leader

reason-passed-out = Four passes at the start: the deal is passed out. Both sides score 0, and it is not dealt again.
reason-last-bid-is-contract = Three passes in a row after a bid end the auction. The last bid, { $bid }, is the contract.
reason-double-cancelled-by-bid = A double lasts only until the next bid: the later bid cancelled it.
reason-contract-doubled = Nobody bid after the double, so the contract is doubled.
reason-contract-redoubled = Nobody bid after the redouble, so the contract is redoubled.
reason-declarer-first-to-name = { $side } won the auction. { $seat } was the first of that side to name { $strain }, at whatever level, and is declarer.
reason-opponents-named-it-first = { $seat } had named { $strain } earlier, but belongs to the other side. That does not count.
reason-dummy-is-partner = Dummy is declarer’s partner: { $seat } sits opposite { $declarer }.
reason-leader-left-of-declarer = The defender on declarer’s left leads first: { $seat } sits on { $declarer }’s left.

## The score. $premium, $points and $down are numbers.

reason-score-game = The trick points come to { $points }. 100 or more is game: the bonus is { $premium } ({ $vulnerability }).
reason-score-part-score = The trick points come to { $points }. Less than 100 is a part-score: the bonus is { $premium }.
reason-score-small-slam = A contract for twelve tricks was bid and made: a small slam, with its own bonus on top of the game bonus.
reason-score-grand-slam = All thirteen tricks were bid and made: a grand slam, with its own bonus on top of the game bonus.
reason-score-doubled = A double doubles the trick points and adds 50 when the contract is made.
reason-score-redoubled = A redouble multiplies the trick points by four and adds 100 when the contract is made.
reason-score-undertricks = { $vulnerability-key ->
    [vulnerable] The contract went down. Vulnerable, each undertrick costs 100.
   *[not-vulnerable] The contract went down. Not vulnerable, each undertrick costs 50.
}
reason-score-undertricks-doubled = { $vulnerability-key ->
    [vulnerable] { $doubling-key ->
        [redoubled] The contract went down redoubled. Vulnerable, the first undertrick costs 400, each further one 600.
       *[doubled] The contract went down doubled. Vulnerable, the first undertrick costs 200, each further one 300.
    }
   *[not-vulnerable] { $doubling-key ->
        [redoubled] The contract went down redoubled. Not vulnerable, the first undertrick costs 200, the second and third 400 each, all further ones 600.
       *[doubled] The contract went down doubled. Not vulnerable, the first undertrick costs 100, the second and third 200 each, all further ones 300.
    }
}

## Which cards may be played

reason-card-not-held = { $card } is not in this hand.
reason-another-committed = { $bound } already has to be played, and comes first.
reason-must-follow = The suit led is { $suit }: a player who can must follow suit. This comes before every other duty.
reason-must-be-highest = Declarer has asked for the highest card of the suit led.
reason-must-be-lowest = Declarer has asked for the lowest card of the suit led.
reason-suit-required = Declarer has asked for { $suit }.
reason-suit-forbidden = Declarer has forbidden { $suit }.
reason-penalty-card-first = Major penalty cards must be played at the first legal opportunity, and this is it: { $majors }.
reason-another-designated = Declarer has named { $designated } from among the penalty cards.
reason-minor-first = While { $minor } lies there as a minor penalty card, no other small card of that suit may be played. An honour may.
reason-declarer-designates = More than one penalty card can be played: declarer names which one.
reason-penalty-card-stays = These cards cannot be played to this trick and stay on the table as penalty cards: { $majors }.
reason-minor-binds-its-suit-only = { $minor } is a minor penalty card: it only stops other small cards of its suit. Here nothing is barred.
reason-free-to-play = Nothing restricts the play here.

## Exposed cards

reason-declarer-never = { $seat } belongs to declarer’s side. Declarer and dummy never have penalty cards: what was seen goes back to the hand.
reason-played-in-turn = { $cards } must be played at its owner’s turn, but it is not a penalty card.
reason-faced-card-returns = { $cards } was already a penalty card and goes back to its place as it was.
reason-partner-could-not-see = Partner could not possibly have seen { $cards }. It goes back to the hand.
reason-lead-accepted = Declarer accepted the lead, so { $cards } is played like any other card.
reason-misinformed = An opponent caused the mistake: { $cards } goes back to the hand with no further rectification.
reason-non-offender-withdraws = A player who takes a card back because an opponent changed theirs is not at fault: { $cards } is not a penalty card.
reason-wrong-card-accepted = Declarer let the wrong card stand: { $cards } is played like any other card, and the penalty card stays.
reason-face-down = A card led face down has not been seen. It goes back to the hand.
reason-claim-disputed = Partner objected at once to the concession: play goes on, and cards shown are not penalty cards.
reason-remark-on-trick = A remark about the trick in progress is not a claim, and the card shown with it is not a penalty card.
reason-director-excuses = The Director has ruled that { $cards } is not a penalty card.
reason-normal-play = A card played in turn is not a penalty card.
reason-partner-passes-several = Two or more cards were shown during the auction: partner must pass at the next turn.
reason-partner-passes-honour = An honour was shown during the auction: partner must pass at the next turn.
reason-partner-passes-led = A card was led during the auction: partner must pass at the next turn.
reason-partner-free-small-card = One small card shown during the auction does not silence partner.
reason-auction-card-returns = This side plays the contract: the cards go back to the hand.
reason-passed-out-nothing = The deal was passed out: there is no rectification.
reason-becomes-penalty-card = A card that a defender names, or lets partner see, outside normal play becomes a penalty card and stays face up.
reason-minor-small-accident = { $cards } is below the ten, it was exposed by accident, and it is the only one: a minor penalty card.
reason-major-deliberate = { $cards } was not exposed by accident but played, shown or named on purpose: a major penalty card, whatever its rank.
reason-major-honour = { $cards } is an honour (ace, king, queen, jack or ten): always a major penalty card.
reason-major-second-card = This defender now has more than one penalty card: all of them are major.
reason-major-several-at-once = More than one card was exposed at once: all of them are major penalty cards.
