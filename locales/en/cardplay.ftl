### Exercises about cards: following suit, winning a trick, calling a card from dummy, when a
### card is played, and articles that disagree.

## Kinds and skills

kind-legal_cards = Which cards may be played?
kind-trick_winner = Who wins the trick?
kind-who_leads_next = Who leads next?
kind-dummys_card = Which card does dummy play?
kind-is_it_played = Has the card been played?
kind-which_article_is_right = Which article is right?

skill-follow-suit = following suit
skill-trick-winner-notrump = who wins a trick in no trumps
skill-trick-winner-ruff = who wins a trick with trumps
skill-lead-to-next-trick = who leads to the next trick
skill-dummy-designation = calling a card from dummy
skill-declarer-card-played = when declarer’s card is played
skill-card-played = when a card of dummy or a defender is played
skill-common-errors = errors that are often printed

remember-follow-suit = if you have a card of the suit led, play one; if you have none, play any card.
remember-trick-winner-notrump = the highest card of the suit led wins; other suits never do.
remember-trick-winner-ruff = the highest trump wins; without trumps in the trick, the highest card of the suit led.
remember-lead-to-next-trick = the hand that won the trick leads to the next one; declarer plays dummy’s cards.
remember-dummy-designation = a suit alone means its lowest card; a card is fully named by suit and rank.
remember-dummy-designation-high-low = “high” and “low” mean the highest and the lowest card of a suit: the one that is named, or else the suit led.
remember-dummy-designation-win = “win” means the lowest card that is sure to win; if none is, declarer must name a card.
remember-dummy-designation-rank = a rank alone means the suit with which dummy has just won a trick, or else the only card of that rank that may be played; if there are several, declarer must say which.
remember-dummy-designation-void = naming a card that dummy does not have, or may not play, has no effect: declarer names another.
remember-dummy-designation-anything = “play anything” leaves the choice of dummy’s card to either defender.
remember-dummy-designation-meant = what declarer meant beyond any dispute comes before the words.
remember-declarer-card-played = declarer’s card is played when it is held face up, touching or nearly touching the table, when it is held like a card already played, or when it is named; if it is only seen, or slips out, it goes back.
remember-declarer-card-played-fifth-card = a second card of declarer’s to the same trick goes back, unless the Director treats it as a lead.
remember-card-played = a defender’s card is played when partner could see it, dummy’s when declarer names it.
remember-card-played-slip-of-tongue = a slip of the tongue may be corrected until declarer plays again; a lapse of attention or a change of mind may not.
remember-card-played-dropped = a card dropped by accident is not played; a defender’s becomes a penalty card if partner could see it.
remember-card-played-fifth-card = a second card to the same trick is not played, unless the Director treats it as a lead; a defender’s becomes a penalty card.
remember-card-played-dummy-acts = declarer decides what dummy plays; dummy moves no other card and points to none.
remember-common-errors = test what you read on one deal, and look it up in the Laws.

## legal_cards. $seat is the player whose turn it is.

exercise-legal_cards = It is { $seat }’s turn. Which cards may be played?
exercise-legal_cards-lead = { $seat } is to lead. Which cards may be led?

reason-leader-free = { $seat } leads and may choose any card.
reason-void-plays-anything = { $seat } has no card of the suit led ({ $suit }) and may play any card. Nobody has to ruff.

slip-follows-the-ruff = the suit to follow is that of the first card, even if somebody has ruffed.
slip-must-trump-when-void = nobody has to ruff: without a card of the suit led, any card may be played.
slip-no-ruffing-when-void = without a card of the suit led, ruffing is also allowed.
slip-must-beat-if-able = nobody has to try to win the trick: following suit is enough.
slip-trumps-may-not-be-led = trumps may be led at any time.

## trick_winner. $seat led to the trick.

exercise-trick_winner = { $seat } led. Trumps: { $strain }. Who wins the trick?
exercise-trick_winner-notrump = { $seat } led. The contract is in no trumps. Who wins the trick?

reason-trick-highest-trump = The highest trump wins the trick: { $card }, played by { $seat }.
reason-trick-highest-of-suit-led = There is no trump in the trick. The highest card of the suit led wins: { $card }, played by { $seat }.
reason-trick-highest-at-notrump = In no trumps the highest card of the suit led wins: { $card }, played by { $seat }.
reason-trick-discard-never-wins = { $card } is neither a trump nor a card of the suit led. However high it is, it cannot win.

working-trick-led = { $card }: { $seat } leads. This is the suit to follow.
working-trick-follows = { $card }: { $seat } follows suit.
working-trick-ruffs = { $card }: { $seat } ruffs.
working-trick-discards = { $card }: { $seat } discards. This card cannot win.

slip-highest-of-any-suit = the highest card of all does not win: it must be of the suit led, or a trump.
slip-ace-always-wins = an ace wins only if it is of the suit led and nobody ruffs, or if it is a trump.
slip-every-ruff-wins = a ruff does not win by itself: a higher trump beats it.
slip-last-ruff-wins = the highest ruff wins, not the last one.
slip-trump-overlooked = there is a trump in the trick: it beats every card of the suit led.
slip-discard-ruffs-at-notrump = in no trumps you cannot ruff: a card of another suit is only a discard.

## who_leads_next. $seat is the hand that leads.

exercise-who_leads_next = The trick is over. Which hand leads to the next one?
exercise-who_leads_next-chooses = { $seat } is to lead. Who chooses the card?
exercise-who_leads_next-second = { $seat } leads. Which hand plays next?

reason-winner-leads-next = The hand that won the trick leads to the next one: { $seat }.
reason-declarer-plays-dummy = Declarer plays both hands: { $declarer } also chooses the cards of { $dummy }, the dummy.
reason-players-choose-own-cards = { $seat } won the trick and chooses the card.
reason-play-goes-clockwise = Play goes clockwise: { $seat } sits on { $leader }’s left.

slip-leader-leads-again = the hand that led to the last trick leads again only if it won it.
slip-lead-goes-round = the lead does not go round the table: the winner of the trick has it.
slip-last-to-play-leads = it does not matter who played last: the winner of the trick leads.
slip-declarer-leads-for-dummy = dummy won the trick, so the next card must come from dummy, not from declarer’s hand.
slip-dummy-chooses-own-card = dummy chooses nothing: declarer names dummy’s cards.
slip-declarer-chooses-for-defender = declarer chooses for declarer’s side only. Defenders choose their own cards.
slip-play-goes-anticlockwise = play goes clockwise, so the player on the left is next.
slip-partner-plays-second = after the lead, the leader’s left-hand opponent plays next, not partner.

## dummys_card: declarer says a word.

exercise-dummys_card-small = Declarer says: “Low.” Which card does dummy play?
exercise-dummys_card-duck = Declarer says: “Duck.” Which card does dummy play?
exercise-dummys_card-high = Declarer says: “High.” Which card does dummy play?
exercise-dummys_card-win = Declarer says: “Win it.” Which card does dummy play?
exercise-dummys_card-ruff = Declarer says: “Ruff.” Which card does dummy play?
exercise-dummys_card-anything = Declarer says: “Play anything.” Which card does dummy play?
exercise-dummys_card-suit = { $suit-key ->
    [clubs] Declarer says: “Club.” Which card does dummy play?
    [diamonds] Declarer says: “Diamond.” Which card does dummy play?
    [hearts] Declarer says: “Heart.” Which card does dummy play?
    [spades] Declarer says: “Spade.” Which card does dummy play?
   *[other] Declarer says: “{ $suit }.” Which card does dummy play?
}
exercise-dummys_card-high_of = { $suit-key ->
    [clubs] Declarer says: “A high club.” Which card does dummy play?
    [diamonds] Declarer says: “A high diamond.” Which card does dummy play?
    [hearts] Declarer says: “A high heart.” Which card does dummy play?
    [spades] Declarer says: “A high spade.” Which card does dummy play?
   *[other] Declarer says: “{ $suit }, a high one.” Which card does dummy play?
}
exercise-dummys_card-rank = { $rank-key ->
    [a] Declarer says: “Ace.” Which card does dummy play?
    [k] Declarer says: “King.” Which card does dummy play?
    [q] Declarer says: “Queen.” Which card does dummy play?
    [j] Declarer says: “Jack.” Which card does dummy play?
    [t] Declarer says: “Ten.” Which card does dummy play?
   *[other] Declarer says: “The { $rank }.” Which card does dummy play?
}
exercise-dummys_card-card = Declarer names { $card }. Which card does dummy play?

option-dummy-card = { $card }
option-dummy-which = Declarer must say which of these: { $cards }
option-dummy-again = No card yet: declarer must name another
option-dummy-defender = No card yet: either defender chooses

scene-dummy-won-with = { $suit-key ->
    [clubs] { $seat }, dummy, won the last trick with a club.
    [diamonds] { $seat }, dummy, won the last trick with a diamond.
    [hearts] { $seat }, dummy, won the last trick with a heart.
    [spades] { $seat }, dummy, won the last trick with a spade.
   *[other] { $seat }, dummy, won the last trick. The suit was { $suit }.
}
scene-dummy-meant = Declarer is cashing this suit from the top. The Director is satisfied, beyond any doubt, that the highest card was meant.
scene-dummy-gone = Played in earlier tricks: { $cards }. The defenders have always followed suit.

slip-high-means-high-enough = “high” means the highest card, even if a lower one would be enough.
slip-win-means-highest = “win” means the lowest card that is sure to win, not the highest.
slip-win-means-wins-so-far = a card that wins so far may still be beaten: “win” means the lowest card that declarer knows will win.
slip-win-only-for-the-last-hand = dummy need not play last for that: a card that nobody can beat any more is sure to win.
slip-suit-alone-plays-winner = a suit without a rank means its lowest card, whether that card wins or not.
slip-ruff-means-overruff = “ruff” names only the trump suit: the lowest trump is played, even behind a higher one.
slip-suit-alone-is-unclear = a suit without a rank is enough: it means the lowest card.
slip-small-or-high-of-any-suit = “low” and “high” refer to the suit led, not to all of dummy’s cards.
slip-anything-is-a-small-card = “play anything” is not “low”: the defenders may choose.
slip-anything-stays-with-declarer = by saying “play anything” declarer has given the choice away: a defender has it now.
slip-rank-alone-is-unclear = a rank without a suit is enough when only one such card is possible.
slip-rank-alone-is-guessed = several cards of that rank are possible: nobody may guess; declarer must say which.
slip-illegal-call-stands = a card that would be a revoke cannot be called: dummy must follow suit.
slip-next-best-card-played = a card that dummy does not hold is not replaced by its neighbour: declarer names another.
slip-defender-mends-the-call = the defenders choose only if declarer has named no suit or rank and expressed no wish.

## is_it_played. $seat owns the card, $declarer declares.

exercise-is_it_played = What happens to the card?
option-card-played = It is played
option-card-must-be-played = It must be played
option-card-may-be-changed = It is played, but may still be changed
option-card-not-played = It is not played, and there is no rectification
option-card-penalised = It is not played, but becomes a penalty card
option-card-replaces = It counts for this trick in place of the first card
option-card-led = It counts as a lead to the next trick

scene-played-faced = { $seat } takes { $card } from the hand and puts it face up on the table.
scene-played-touching = { $seat } holds { $card } face up, touching the table, but does not let go of it.
scene-played-nearly = { $seat } holds { $card } face up just above the table, not quite touching it.
scene-played-held = { $seat } holds { $card } still, face up over the table, the way a played card is held.
scene-played-moved-back = { $seat } moves { $card } towards the table and takes it back in one movement, without stopping.
scene-played-partner-could-see = { $seat } draws { $card } and holds it so that partner could see its face.
scene-played-dummy-could-see = { $seat } draws { $card } and holds it upright, well above the table. Dummy could see its face.
scene-played-partner-looked-away = { $seat } holds { $card } so that partner could see its face. But partner was looking elsewhere.
scene-played-dummy-looked-away = { $seat } holds { $card } upright, well above the table. Dummy could have seen its face, but was looking elsewhere.
scene-played-declarer-saw = { $seat } draws { $card } a little out of the hand. Only declarer catches sight of its face; partner could not see it.
scene-played-defender-saw = { $seat } draws { $card } a little out of the hand. A defender catches sight of its face.
scene-played-both-saw = { $seat } draws { $card }. Nobody knows whether partner could see its face, but declarer and dummy have both seen it.
scene-played-named = { $seat } has not moved { $card } yet, but says clearly: “I play { $card }.”
scene-played-pointed-out = { $seat } points to { $card } among the cards in hand: “This is the card I play.”
scene-played-dropped-by-defender = { $card } slips out of { $seat }’s hand and lies face up where partner could see it.
scene-played-dropped-by-declarer = { $card } slips out of { $seat }’s hand and lies face up on the table.
scene-played-penalty-card = { $card } has been lying face up in front of { $seat } as a major penalty card. Now it is { $seat }’s turn, and the card may be played.
scene-played-fifth = { $seat } has already played to the trick, and by mistake puts { $card } on the table as well.
scene-played-fifth-led = { $seat } has already played to the trick and puts { $card } on the table as well. The Director finds that it was meant for the next trick.
scene-dummy-named = Declarer calls { $card } from dummy. Nobody has moved the card yet.
scene-dummy-pointed-at = Declarer points clearly to { $card } in dummy: “That one, please.”
scene-dummy-touched = { $declarer }, declarer, deliberately touches { $card } in dummy in order to play it, and says nothing.
scene-dummy-arranging = { $declarer }, declarer, straightens dummy’s cards and touches { $card } in doing so.
scene-dummy-reaching = { $declarer }, declarer, reaches for another of dummy’s cards and touches { $card } in passing.
scene-dummy-dropped = Dummy clumsily knocks { $card } into the middle of the table. Declarer has named no card.
scene-dummy-fifth = Dummy has already played to the trick. By mistake { $card } is put down from dummy as well.
scene-dummy-fifth-led = Dummy has already played to the trick, and { $card } is put down from dummy as well. The Director finds that it was meant for the next trick.
scene-dummy-slip-of-tongue = Declarer calls { $card } from dummy by a slip of the tongue and says at once that another card was meant. Declarer has not played again.
scene-dummy-absent-minded = Declarer, thinking of something else, calls { $card } from dummy and sees at once how foolish that was.
scene-dummy-change-of-mind = Declarer calls { $card } from dummy, thinks again and at once asks for another card.
scene-dummy-moved-wrong = Dummy moves { $card } to the middle. Declarer had named another card, and it is noticed at once.
scene-dummy-indicated = Declarer is still thinking. Dummy, unasked, puts a finger on { $card }.

slip-declarer-card-seen-is-played = with declarer’s card it does not matter who has seen it, only whether it was put down or held like a played card.
slip-defender-card-must-be-seen = it is enough that partner could have seen the defender’s card; nobody has to have looked.
slip-opponents-sight-counts = what counts for a defender’s card is partner’s view, not an opponent’s.
slip-card-must-lie-on-table = a card need not lie on the table: held face up at the table, it is played.
slip-moved-card-is-played = a movement towards the table is not enough: the card must come to rest there.
slip-named-card-not-binding = a card that was named or pointed out as the one to be played is played, even if it has not moved.
slip-touched-card-is-played = touching one of dummy’s cards plays it only if it was touched in order to play it.
slip-touching-never-plays = a card in dummy that declarer deliberately touches in order to play it is played.
slip-dropped-card-is-played = a card that was dropped by accident is not played.
slip-played-card-may-be-changed = a card that has been played stays played: only a slip of the tongue about dummy’s card may be put right.
slip-change-of-mind-allowed = only a slip of the tongue may be changed, not a change of mind or a lapse of attention.
slip-slip-of-tongue-stands = a slip of the tongue may be corrected until declarer plays again.
slip-dummys-own-move-counts = dummy decides nothing: only a card that declarer names or touches is played.
slip-fifth-card-replaces-first = the first card counts for the trick; a second one does not replace it.
slip-fifth-card-costs-nothing = a defender’s second card does not simply go back: it becomes a penalty card.
slip-fifth-card-never-led = if the Director finds that it was meant as a lead, it counts as a lead.

## which_article_is_right: what the articles are about

exercise-which_article_is_right = Two articles contradict each other. Which one is right?
scene-articles-auction = Two articles about the auction
scene-articles-play = Two articles about the play of the cards
scene-articles-penalty = Two articles about penalty cards
scene-articles-score = Two articles about the score in a tournament
scene-articles-tournament = Two articles about matchpoints
scene-articles-rubber = Two articles about rubber bridge

## What the articles say, two by two; and a case that decides between them.
## $right is what is right there, $wrong what the other article makes of it.

article-turn-to-the-left = The turn to call goes round the table clockwise.
article-turn-to-the-right = The turn to call goes round the table anticlockwise.
working-article-turn = { $dealer } deals and calls first. Next comes { $right }, not { $wrong }.

article-three-passes-always = Three passes in a row end the auction, whatever came before.
article-three-passes-after-bid = Three passes in a row end the auction once somebody has bid.
working-article-three-passes = { $dealer } deals, and the first three players pass. The auction is not over: { $seat } may still bid.

article-declarer-of-the-table = Declarer is the player who was first, of all four at the table, to name the final denomination.
article-declarer-of-the-side = Declarer is the player who was first, on the side that won the auction, to name the final denomination.
working-article-declarer = Both sides name { $strain }, and the contract is { $bid }. { $right } declares, not { $wrong }: only the side that plays the contract counts.

article-notrump-highest = The highest denomination is no trumps, followed by spades.
article-spades-highest = The highest denomination is spades, followed by no trumps.
working-article-highest = The last bid is { $last }. { $seat } may bid { $call } over it.

article-redouble-later = A redouble is possible as long as nothing but passes has followed the double.
article-redouble-at-once = A redouble is possible only directly after the double, before anybody passes.
working-article-late-redouble = { $bid } was doubled, and two players passed. { $seat }, who bid { $bid }, may still redouble.

article-double-any-bid = As long as the last bid is the opponents’, it may be doubled.
article-double-undoubled-bid = The opponents’ last bid may be doubled only if nobody has doubled it yet.
working-article-second-double = { $bid } was doubled, and the next player passed. { $seat }, whose partner doubled, may not double again.

article-lead-left-of-dealer = The player to the left of the dealer makes the opening lead.
article-lead-left-of-declarer = The player to the left of declarer makes the opening lead.
working-article-lead = { $dealer } dealt, { $declarer } plays { $contract }. { $right } leads, not { $wrong }.

article-void-free = Without a card of the suit led, any card may be played.
article-void-must-ruff = Without a card of the suit led, a trump must be played.
working-article-void = { $card } was led, and trumps are { $strain }. A player without this suit may play any card: { $right }. Only { $wrong } would ruff.

article-any-ruff-wins = If a player has no card of the suit led and ruffs, the trick belongs to that player.
article-highest-trump-wins = If several players ruff, the trick belongs to the highest trump.
working-article-overruff = Two players ruff this trick. It goes to { $right }, not to { $wrong }:

article-suit-led-wins = In no trumps the highest card of the suit led wins the trick.
article-highest-card-wins = In no trumps the highest of the four cards wins the trick.
working-article-discard = This trick goes to { $right }, not to { $wrong }:

article-lead-goes-round = After each trick the lead passes to the next player on the left.
article-winner-leads = After each trick the lead belongs to the player who won it.
working-article-next-lead = { $seat } led to this trick. { $right } leads to the next one, not { $wrong }:

article-high-is-highest = If declarer calls “high”, dummy plays the highest card of the suit led.
article-high-is-enough = If declarer calls “high”, dummy plays a card just high enough to win.
working-article-dummy-high = In the suit led ({ $trick }) dummy holds { $cards }. “High” means { $right }, although { $wrong } would be high enough.

article-declarer-card-seen = Declarer’s card is played as soon as an opponent has seen it.
article-declarer-card-put-down = Declarer’s card is played when it is put down or held like a played card.
working-article-declarers-card = { $seat }, declarer, draws { $card } from the hand; { $other } sees it. The card is not played and may go back.

article-defender-card-visible = A defender’s card is played when partner could have seen its face.
article-defender-card-seen = A defender’s card is played only when partner has really seen its face.
working-article-defenders-card = { $seat }, a defender, holds { $card } so that { $other } could see it. { $other } was looking elsewhere, but the card is played.

article-four-honours = The honours are ace, king, queen and jack.
article-five-honours = The honours are ace, king, queen, jack and ten.
working-article-ten = { $seat }, a defender, drops { $card }. The ten is an honour: the card is a major penalty card, not a minor one.

article-partner-restricted = A major penalty card also lets declarer restrict the lead of its owner’s partner.
article-owner-alone = A major penalty card affects only its owner; partner may lead as usual.
working-article-partners-lead = In front of { $seat } lies { $card } as a major penalty card, and { $leader } is to lead. Declarer may require or forbid a lead in { $suit }, or make no demand.

article-minor-at-once = A minor penalty card must be played as soon as its owner plays that suit.
article-minor-or-honour = Instead of a minor penalty card its owner may play an honour of the suit.
working-article-minor-card = The suit led is { $suit }. A defender holds { $cards } in it; { $card } is a minor penalty card. Possible plays: { $right }, not only { $wrong }.

article-cards-of-one-defender = Two penalty cards are both major if they belong to the same defender.
article-cards-of-both-defenders = Two penalty cards are both major, even if each defender has one.
working-article-partners-card = In front of { $partner } lies { $lies } as a minor penalty card. Then { $seat }, the other defender, drops { $card }: it is minor as well.

article-all-tricks-score = In no trumps the first trick won scores 40, and each of the others 30.
article-odd-tricks-score = In no trumps the first trick above six scores 40, and each of the others 30.
working-article-notrump-tricks = { $bid } made with { $tricks } tricks: { $right } trick points, not { $wrong }.

article-double-times-two = A double multiplies the trick points by two, a redouble by four.
article-double-times-three = A double multiplies the trick points by three, a redouble by four.
working-article-double-factor = { $bid } doubled and made: { $right } trick points, not { $wrong }.

article-double-everything = In a doubled contract that is made, the whole score is doubled.
article-double-trick-points = In a doubled contract that is made, only the points for the tricks bid are doubled.
working-article-doubled-score = { $bid } doubled and made, { $vulnerability }: { $right }, not { $wrong }.

article-doubled-from-hundred = A doubled contract that is made is a game if its doubled trick points reach 100.
article-doubled-always-game = A doubled contract that is made is a game, whatever its trick points.
working-article-doubled-game = { $bid } doubled and made: { $points } trick points. The bonus is { $right }, not { $wrong }.

article-undertricks-twice = Each doubled undertrick costs twice as much as an undoubled one.
article-undertricks-own-scale = Doubled undertricks cost more and more, on a scale of their own.
working-article-undertricks = { $bid } doubled, { $down } down, { $vulnerability }: the opponents score { $right }, not { $wrong }.

article-game-from-tricks-bid = Game is made by the points for the tricks bid: 100 or more.
article-game-from-tricks-made = Game is made by the points for the tricks won: 100 or more.
working-article-overtricks-game = { $bid } with { $tricks } tricks, { $vulnerability }: a bonus of { $right }, not { $wrong }.

article-overtricks-twice = An overtrick in a doubled contract is worth twice the usual trick value.
article-overtricks-fixed = An overtrick in a doubled contract is worth 100, or 200 if vulnerable.
working-article-doubled-overtricks = { $over ->
    [one] { $bid } doubled with { $over } overtrick, { $vulnerability }: { $right } for it, not { $wrong }.
   *[other] { $bid } doubled with { $over } overtricks, { $vulnerability }: { $right } for them, not { $wrong }.
}

article-slam-bid-and-made = The slam bonus goes to those who bid the slam and make it.
article-slam-made = The slam bonus goes to those who win twelve tricks or more.
working-article-slam-unbid = { $bid } with { $tricks } tricks, { $vulnerability }: no slam was bid. The slam bonus is { $right }, not { $wrong }.

article-slam-instead-of-game = A slam earns the slam bonus in place of the game bonus.
article-slam-besides-game = A slam earns the slam bonus as well as the game bonus.
working-article-slam-game = { $bid } made, { $vulnerability }: { $right } in all, not { $wrong }.

article-redoubled-hundred = A doubled contract that is made earns 50 extra, a redoubled one 100.
article-redoubled-fifty = A contract that is made earns 50 extra, whether doubled or redoubled.
working-article-redoubled = { $bid } redoubled and made: the extra bonus is { $right }, not { $wrong }.

article-shared-best-is-top = The best score on a board gets a top, even when two pairs share it.
article-shared-best-below-top = When two pairs share the best score on a board, neither gets a full top.
working-article-shared-top = A board was played at { $tables } tables, and two pairs share the best score, { $score }. Each gets { $right } matchpoints, not { $wrong }.

article-part-score-stays = If the opponents win a game, your part-score stays in your total.
article-part-score-lost = If the opponents win a game, your part-score is lost.
working-article-part-score = { $side } made { $part }; then { $others } made { $bid }, a game. { $side } still have { $right } in the total, not { $wrong }.

article-rubber-seven-hundred-even = The rubber is worth 700 if the opponents have a game too, otherwise 500.
article-rubber-seven-hundred-clean = The rubber is worth 700 if the opponents have no game, otherwise 500.
working-article-rubber-two-one = { $side } win the rubber by two games to one: { $right }, not { $wrong }.
working-article-rubber-two-nil = { $side } win the rubber by two games to none: { $right }, not { $wrong }.

article-honours-from-four = At rubber bridge four trump honours in one hand are enough for a bonus.
article-honours-all-five = At rubber bridge only all five trump honours in one hand earn a bonus.
working-article-honours = Trumps are { $strain }, and one hand holds { $cards }: the bonus is { $right }, not { $wrong }.

reason-dealer-then-left = The dealer calls first. Then the turn goes clockwise, always to the left.
reason-three-passes-after-bid = After a bid, three passes in a row end the auction. Before any bid it takes four.
reason-score-odd-tricks-only = The first six tricks score nothing. In no trumps the next one counts 40, and each one after that 30.
reason-score-doubled-overtricks = Doubled overtricks have a fixed value: 100 each, or 200 if vulnerable.
reason-score-slam-must-be-bid = A slam bonus needs a slam that was bid and made. Winning the tricks is not enough.

slip-spades-rank-highest = no trumps ranks above spades.
slip-redouble-only-at-once = passes after the double do not matter: there is still time to redouble.
slip-partner-leads-freely = a major penalty card also concerns partner: declarer may require or forbid the suit.
slip-partners-card-counts = only the cards of the same defender count together; partner’s card does not.
slip-doubled-means-times-three = doubling means times two, redoubling times four.
slip-every-double-makes-game = a double makes a game only if the doubled trick points reach 100.
slip-insult-always-fifty = the extra bonus is 50 for a doubled contract and 100 for a redoubled one.
slip-part-score-lost = a part-score that no longer counts towards game is still added up at the end.
slip-rubber-bonus-swapped = the larger bonus, 700, is for winning two games to none.
slip-honours-need-all-five = four of the five trump honours in one hand are enough, for 100.
slip-shared-best-is-top = a pair that shares the best score has not beaten all the others, so it gets less than a top.

## What is wrong with a position in a lesson

lesson-error-no-cards = the hand has no cards
lesson-error-one-card = one card belongs here
lesson-error-no-trumps = without trumps nobody can ruff
lesson-error-dummy-not-on-lead = “won_with” is for dummy on lead, without a trick
lesson-error-how-played = there is no such way of showing a card
lesson-error-how-not-of-role = this cannot happen to a card of this player
lesson-error-article = there are no such articles
