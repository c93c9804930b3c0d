### Chapter: the play.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-play-title = The play

## following-suit

lesson-following-suit-title = Following suit
lesson-following-suit-goal =
    At the end of this lesson you can say at every turn which of your cards may be played.
    
    Everybody holds thirteen cards. West takes one of them and puts it face up on the table. May the next player put down any card at all?
    
    This lesson is about the one rule that governs every card you play.
lesson-following-suit-trick =
    West starts with { BRIDGE("H9") }: that is the **lead**. North, East and South each add a card. Four cards, one from each hand, make a **trick**.
    
    With thirteen cards in each hand there are thirteen tricks.
lesson-following-suit-clockwise =
    The turn goes **clockwise**: after the leader comes the player on the left. West led, so North plays second, then East, and South last.
    
    Until it is your turn, leave your cards where they are.
lesson-following-suit-rule =
    The suit of the first card is the **suit led**. If you have a card of that suit, you must play one. This is called **following suit** (Law 44).
    
    Which one is up to you, high or low. You never have to beat the others.
lesson-following-suit-notes-rule =
    Put four cards on a real table, one by one, and let the class say whose turn it is. Many believe they must play higher than the card before; one of the questions will come back to that.
lesson-following-suit-north =
    North has only one heart, { BRIDGE("HJ") }. Like it or not, that is the card to play.
lesson-following-suit-east =
    East has five hearts and may choose any of them. The other eight cards must wait.
lesson-following-suit-void =
    And if you have no card of the suit led? Then you are free: **any card** may be played.
    
    The program may add a word about ruffing. That has to do with trumps and comes two lessons from now.
lesson-following-suit-none-left =
    Later in the same deal East leads { BRIDGE("HA") }. South and West follow suit. North had one heart, and it went to the first trick. Which cards may North play?
lesson-following-suit-screen =
    In the pictures you will see two things we have not talked about yet: which suit is trumps, and who is declarer, with dummy opposite.
    
    Leave them aside for now. The rule about following suit is the same whatever the trumps, and the same for everybody.
lesson-following-suit-notes-vote =
    Two wrong votes are common: the two hearts, because West has played one, and { BRIDGE("CQ") } alone, because it beats { BRIDGE("CJ") }. Ask which card was played first. Only its suit counts, and nobody ever has to play higher.
lesson-following-suit-notes-question =
    The usual wrong answer is { BRIDGE("H8") } alone, because it beats { BRIDGE("H6") }. In some card games you do have to go higher; in bridge never. Ask who plays such a game: the comparison helps people remember.
lesson-following-suit-end =
    The suit led if you have it, otherwise any card. You will need no other rule so often: thirteen times in every deal.

## winning-the-trick

lesson-winning-the-trick-title = Winning the trick
lesson-winning-the-trick-goal =
    You will learn to see who has won a trick in no trumps, and who leads to the next one.
    
    Four cards lie in the middle, and four people look at one another. Whose trick is it?
    
    We begin with the simplest kind of play, in which no suit is above the others. It is called **no trumps**.
lesson-winning-the-trick-rule =
    In no trumps, the **highest card of the suit led** wins the trick (Law 44). You know the order: ace, king, queen, jack, ten and so on down to the two.
    
    A card of another suit cannot win, not even an ace.
lesson-winning-the-trick-notes-rule =
    Let somebody name the winner of each trick before you go on. Those who know a little about bidding like to say that spades are the highest suit; in a trick that counts for nothing.
lesson-winning-the-trick-picture =
    West leads { BRIDGE("H9") }. Each card after it is a little higher than the one before. South plays last and wins the trick with { BRIDGE("HK") }.
lesson-winning-the-trick-all-follow =
    Everybody follows suit, so only the rank matters. The highest spade is { BRIDGE("SQ") }, and it makes no difference that it came last.
lesson-winning-the-trick-other-suits =
    East leads a small heart. South and North have no hearts left and play something else. { BRIDGE("S9") } and { BRIDGE("CJ") } look bigger, but only the two hearts count.
lesson-winning-the-trick-third =
    This time South leads { BRIDGE("CT") }. West is out of clubs and plays { BRIDGE("S8") }. North goes higher with { BRIDGE("CJ") }. Only East’s { BRIDGE("C8") } is still to come. Whose trick will it be?
lesson-winning-the-trick-notes-vote =
    The usual wrong vote: West, because the ace of spades looks unbeatable. Nobody else had a heart, so the small heart is the highest heart in the trick. It really does happen, mostly near the end of a deal.
lesson-winning-the-trick-next =
    The player who wins a trick **leads to the next one**, with any card of any suit.
    
    So the lead does not simply go round the table. A player who keeps winning keeps leading.
lesson-winning-the-trick-next-example =
    Two articles disagree about this. See first who wins the trick: that player leads next, not simply the next one round the table.
lesson-winning-the-trick-stack =
    Once all four cards are there, each player turns their own card face down and keeps it in front of them.
    
    If your side won the trick, the card lies **upright**, pointing at your partner; if you lost it, **sideways**. Lay them in a row, in the order played (Law 65).
lesson-winning-the-trick-look-back =
    The row stays as it is until both sides agree on the result.
    
    As long as your own card is still face up, and your side has not played on, you may ask to see the whole trick again (Law 66). So do not be in a hurry to turn it.
lesson-winning-the-trick-end =
    Keep your tricks in a tidy row, and at the end both sides will arrive at the same count. Next come the trumps.

## trumps-and-discards

lesson-trumps-and-discards-title = Trumps and discards
lesson-trumps-and-discards-goal =
    In ten minutes you will be able to find the winner of any trick, trumps or no trumps.
    
    West puts down { BRIDGE("DA") }, and nothing seems able to beat it. But South has no diamonds at all, and today hearts are trumps. South plays { BRIDGE("H6") }, and the trick is South’s.
lesson-trumps-and-discards-trumps =
    In most deals one suit is **trumps**. Any trump beats any card of the other three suits: even the two of trumps beats an ace.
    
    Which suit is trumps is settled in the auction, a later chapter. For now the program tells you.
lesson-trumps-and-discards-duty =
    Following suit still comes first. Only a player with **no card of the suit led** has a choice: to play a trump, which is called **ruffing**, or to throw a card of another suit, a **discard**.
    
    Nobody has to ruff.
lesson-trumps-and-discards-notes-duty =
    Two beliefs to clear away: that you must ruff, and that you may ruff at any time. Ask each time, in this order: does this player have a card of the suit led? If not, what would they like to do?
lesson-trumps-and-discards-south =
    North and East have followed suit. South has no diamonds, so all thirteen cards may be played, trumps or not.
lesson-trumps-and-discards-ruff =
    South decides to ruff with { BRIDGE("H6") }. A small card, but the only trump in the trick.
lesson-trumps-and-discards-overruff =
    When two players ruff, the **highest trump** wins. Ruffing with a higher trump than somebody before you is called **overruffing**.
    
    Nobody has to do that either.
lesson-trumps-and-discards-east =
    South leads a spade, and West plays { BRIDGE("SK") }. North ruffs with { BRIDGE("H5") }. But East is out of spades too, and overruffs with { BRIDGE("HT") }.
lesson-trumps-and-discards-discard =
    A **discard** belongs to the trick like the other three cards. But it can never win, however high it is: it is not of the suit led, and it is not a trump.
lesson-trumps-and-discards-king =
    The same start: South leads a spade, and North ruffs with { BRIDGE("H5") }. This time East does not overruff but throws { BRIDGE("DK") }, the highest card of the four. Whose trick is it?
lesson-trumps-and-discards-notes-vote =
    The usual wrong votes: North, because of the ace, and East, who ruffed last. Ask who ruffed, and who ruffed higher. The highest trump wins, be it the first or the last.
lesson-trumps-and-discards-lead =
    Trumps may also be **led**, at any time. Then trumps are simply the suit led: anyone who has a trump must play one, and the highest wins.
lesson-trumps-and-discards-fan =
    A habit for your fan of cards: keep short suits, and the opponents’ trump suit above all, **away from the edges**. From where you pull a card, others can tell how many you have left.
lesson-trumps-and-discards-end =
    Ask first: is there a trump in it? Then the highest trump wins. If not, the highest card of the suit led. Two questions, for every trick of your life.

## dummy-and-declarer

lesson-dummy-and-declarer-title = Dummy and declarer
lesson-dummy-and-declarer-goal =
    After this lesson you know who plays dummy’s cards, which hand leads, and what dummy may do.
    
    Stand beside any bridge table and you will see it: one player lays all thirteen cards on the table, face up, and has nothing more to decide. The partner opposite plays both hands. Who are these two?
lesson-dummy-and-declarer-picture =
    South is **declarer**. North, opposite, is **dummy**. East and West are the **defenders**.
    
    West, on declarer’s left, played the first card of all, the **opening lead**: { BRIDGE("S2") }. Only when it lay face up did dummy spread the cards.
lesson-dummy-and-declarer-both-hands =
    Dummy’s cards lie in columns, suit by suit; if there are trumps, they go on dummy’s right.
    
    Now **declarer plays both hands**. When it is dummy’s turn, declarer names a card, and dummy puts it in the middle. When it is declarer’s own turn, the card comes from declarer’s hand.
lesson-dummy-and-declarer-next =
    The winner of a trick leads to the next one. That applies to dummy too: if **dummy’s card won**, the next card comes from dummy. Declarer chooses it, but may not lead from the other hand instead.
lesson-dummy-and-declarer-notes-next =
    Leading from the wrong hand is the commonest mistake in any club. Keep two questions apart: which hand leads, and who chooses the card? With real cards, allow ten minutes.
lesson-dummy-and-declarer-dummy-won =
    { BRIDGE("SQ") } was dummy’s card, and it won. So the next card comes from North, South chooses it, and East plays after it.
lesson-dummy-and-declarer-declarer-won =
    { BRIDGE("DQ") } was led from dummy, East covered with { BRIDGE("DK") }, and { BRIDGE("DA") } from declarer’s hand won. So the next lead comes from there.
lesson-dummy-and-declarer-second =
    Declarer led a heart from hand and won with { BRIDGE("HQ") } in dummy. The next card comes from dummy, and declarer names it. Whose turn is it after that?
lesson-dummy-and-declarer-may =
    Dummy may do a few things (Law 42): move the cards that declarer names, keep count of the tricks, and ask declarer “No hearts, partner?”
    
    If declarer is about to lead from the wrong hand, dummy may say so **in time**: “You are in dummy.”
lesson-dummy-and-declarer-may-not =
    Dummy takes **no part** in the play (Law 43): no advice, no peeping at a defender’s cards, no walking round to look at declarer’s. If something goes wrong, dummy stays silent and calls the Director only when another player has pointed it out. If a trick is turned the wrong way, dummy may say so until declarer’s side plays on.
lesson-dummy-and-declarer-notes-vote =
    Declarer had called for another card. The usual wrong vote: played, since it lies in the middle. But dummy only does what declarer says. Once both sides have played to the next trick, it is too late to put it right.
lesson-dummy-and-declarer-manners =
    Good manners at the table (Law 74): wait for your turn before you choose a card. Do not finger one card after another.
    
    And put your card down quietly, above all when it takes the trick that decides the deal.
lesson-dummy-and-declarer-claim =
    The last tricks need not always be played out. A player who is sure of them may show the cards, say how many more tricks will be won, and at once say **how**: in which order the cards will be played. That is a **claim**, and it stops the play (Law 68).
lesson-dummy-and-declarer-end =
    When you are dummy next time, enjoy it: you lay down your cards, keep count of the tricks and watch your partner at work.

## declarers-card

lesson-declarers-card-title = Declarer’s card
lesson-declarers-card-goal =
    By the end you can tell whether a card from declarer’s hand is played or may go back.
    
    East leads a diamond. South, declarer, brings { BRIDGE("D9") } down to the table, hesitates, and would rather play { BRIDGE("D2") }. Is it too late? That depends on how far the card has come.
lesson-declarers-card-rule =
    Declarer’s card is played when it is held **face up, touching the table or nearly touching it** (Law 45). It is also played when it is held still, the way a played card is held.
    
    The fingers need not have let go.
lesson-declarers-card-notes-rule =
    Show it with a real card: upright in front of you, then lower, then a finger’s breadth above the table. Have the class call out “played” when they think so, and compare with the rule.
lesson-declarers-card-touching =
    South is still holding { BRIDGE("D9") }, but it touches the table, face up. South can no longer change to { BRIDGE("D2") }.
lesson-declarers-card-seen =
    Who has **seen** the card does not matter. Declarer’s partner is dummy, who decides nothing and so cannot profit. If a defender catches sight of it, that is the defender’s luck.
lesson-declarers-card-west-saw =
    South draws { BRIDGE("SK") } a little out of the hand, and a defender sees it. The card has not come anywhere near the table.
lesson-declarers-card-nearly =
    A spade is led. South holds { BRIDGE("S8") } face up just above the table, then thinks of { BRIDGE("SK") }. The eight has touched nothing: there is still a little air under it. What happens to it?
lesson-declarers-card-named =
    A word is enough as well. If you say “I play the queen of hearts”, you **have played it**, even if the card is still in your hand. Pointing to it as the card you play does the same.
lesson-declarers-card-dropped =
    A card of declarer’s that **slips out by accident** is not played: nobody chose to play it. It goes back to the hand, and that is all (Law 48).
lesson-declarers-card-notes-vote =
    The usual wrong votes: played, because it lies face up on the table; or a penalty card, because everybody has seen it. But nobody chose to play it, and only defenders have penalty cards. The next slide says so.
lesson-declarers-card-stays =
    What is played **stays played**; a better idea comes too late. One exception is worth knowing now: if declarer could have followed suit but did not, and it is noticed in time, the card goes back and the right suit is played.
lesson-declarers-card-end =
    As declarer, decide first and move your hand afterwards: then nobody ever has to ask how far the card had come.

## dummys-card

lesson-dummys-card-title = Dummy’s card
lesson-dummys-card-goal =
    Here you learn which card is played when declarer says “spade”, “high” or “win it”.
    
    “Spade,” says declarer, and dummy looks at four spades. “High.” “Win it.” “Play anything.” You will hear all of these at the table. Law 46 says which card each of them means.
lesson-dummys-card-in-full =
    The proper way is to name **rank and suit**: “the ten of spades”. From that moment { BRIDGE("ST") } is played, even if dummy has not moved it yet.
    
    Anything shorter needs a rule, and here are the rules.
lesson-dummys-card-suit-alone =
    A **suit alone** means the lowest card of that suit, whether dummy leads or follows.
    
    “Ruff” works the same way: with { BRIDGE("H8") } and { BRIDGE("H2") } in dummy and hearts as trumps, “ruff” plays { BRIDGE("H2") }.
lesson-dummys-card-notes-suit-alone =
    Spread a dummy on the table, be declarer yourself and call in short: “spade”, “heart”. The class points to the card. Sooner or later somebody says “but you surely meant the jack”: that is the moment to recommend naming rank and suit.
lesson-dummys-card-spade =
    West leads { BRIDGE("S6") }. Dummy has { BRIDGE("SA") }, { BRIDGE("SJ") }, { BRIDGE("ST") } and { BRIDGE("S5") }, and declarer says no more than “spade”.
lesson-dummys-card-high-low =
    “Low” and “high” refer to the **suit led**: the lowest or the highest card that dummy has in it.
    
    “Win it” means the **lowest card that is known to win**. Unless dummy plays last, that must be certain from what declarer has seen, such as the ace of the suit led in no trumps. Otherwise declarer names one.
lesson-dummys-card-win =
    Dummy plays last, and { BRIDGE("S9") } is winning so far. { BRIDGE("ST") } is enough, so the ace and jack can stay where they are.
lesson-dummys-card-high =
    The same trick, but now declarer says “high”. { BRIDGE("ST") } would be enough, as before. Think of what the word means, and of nothing else.
lesson-dummys-card-rank-alone =
    A **rank alone**, say “the two”. If dummy leads after winning a trick, it means the two of that same suit, provided dummy has it.
    
    Otherwise it means any two that may be played. If there are several, declarer must say which.
lesson-dummys-card-not-there =
    A card dummy **does not have** cannot be played. Whether declarer named a card, a suit or a rank, the words have no effect, and declarer names another card.
    
    The same goes for a card with which dummy would fail to follow suit. It costs nothing.
lesson-dummys-card-notes-vote =
    The usual wrong votes: { BRIDGE("SA") } or { BRIDGE("SJ") }, as the nearest card. Nobody may guess what declarer would have liked. Declarer may now choose any of dummy’s three spades, { BRIDGE("S5") } included.
lesson-dummys-card-anything =
    “Play anything” gives the choice away: **either defender** may now pick dummy’s card, from those that may be played. Most defenders smile and let it pass. Better never to say it.
lesson-dummys-card-touched =
    A card in dummy that declarer **touches on purpose** is played. Straightening the cards, or brushing one on the way to another, plays nothing.
    
    A slip of the tongue may be put right until declarer plays again. A change of mind may not.
lesson-dummys-card-meant =
    One thing comes before all these meanings: if declarer meant another card **beyond any doubt**, that one is played. Whether there is any doubt is for the **Director** to decide.
lesson-dummys-card-end =
    When you are declarer yourself, name rank and suit, and nobody will ever have to look these rules up.

## a-defenders-card

lesson-a-defenders-card-title = A defender’s card
lesson-a-defenders-card-goal =
    After this lesson you can say when a defender’s card is played, and why the rule is stricter.
    
    This time you are a defender. You draw a card, hold it up, think again, and would like to put it back. The Laws are stricter with a defender than with declarer. Why is that?
lesson-a-defenders-card-rule =
    A defender’s card is played when it is held so that **partner could see its face** (Law 45). Whether partner really looked makes no difference: it is enough that it was possible.
lesson-a-defenders-card-why =
    Declarer’s partner, dummy, decides nothing. But a defender’s partner does, and one glimpse of a card can help a great deal. That is why the rule is strict, for champions and beginners alike.
lesson-a-defenders-card-notes-rule =
    Let two partners sit opposite each other. One holds a card at different angles, the other says when its face could be read. It takes two minutes, and nobody forgets the rule afterwards.
lesson-a-defenders-card-first =
    West has led, and it is East’s turn. East holds { BRIDGE("DT") } so that West could see it. Now { BRIDGE("D6") } can no longer be played instead.
lesson-a-defenders-card-second =
    East draws { BRIDGE("DT") } only a little way out of the hand. Declarer, sitting next to East, sees it. Partner, across the table, could not.
lesson-a-defenders-card-third =
    South leads { BRIDGE("SJ") }. West holds { BRIDGE("SK") } so that East could read it. But East was looking elsewhere. May West put the king back and play a small spade?
lesson-a-defenders-card-named =
    Naming the card counts too: “I play the queen of diamonds.”
    
    And if nobody can tell whether partner could see a card? If **declarer and dummy both** saw its face, Directors usually assume that partner could see it too.
lesson-a-defenders-card-dropped =
    A card that **slips out** of a defender’s hand is not played. But partner could see it, so it does not go back to the hand either: it stays on the table, face up, as a **penalty card**.
lesson-a-defenders-card-notes-vote =
    Two wrong votes are common: “played, because partner could see it”, and “back to the hand”, as with declarer. The card fell; nobody held it out to play it, so it is not played. But what partner may have seen cannot be undone.
lesson-a-defenders-card-penalty =
    The same happens to a second card that a defender plays to the same trick.
    
    A penalty card is not forgotten: often it must be played as soon as its owner’s turn comes. There are two kinds, and a chapter of its own deals with them.
lesson-a-defenders-card-table =
    Three hands, three questions. Declarer’s card: was it **put down, held as played or named**? Dummy’s card: what did **declarer say or touch**? A defender’s card: could **partner see it**?
lesson-a-defenders-card-end =
    Declarer, dummy, defender: with one question for each, no card need be in doubt. If one is lying there that should not be, leave it where it is and call the Director. There is no blame in that.
