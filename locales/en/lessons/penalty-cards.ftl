### Chapter: penalty cards.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-penalty-cards-title = Penalty cards

## calling-the-director

lesson-calling-the-director-title = Calling the Director
lesson-calling-the-director-goal =
    This lesson shows you what to do, and what to leave alone, when something has gone wrong.
    
    A card slips from East’s hand and lies face up on the table. “Pick it up,” says one. “No, now you have to play it,” says another. Everybody means well. But who is right, and who decides?
lesson-calling-the-director-laws =
    Things go wrong at every table, at the club as at a world championship. The Laws are not there to punish. They **put things right**: the other side should not suffer from a mistake, and the game should go on.
lesson-calling-the-director-call =
    As soon as somebody points out that something has gone wrong, **the Director is called, at once** (Law 9). The Director is the person who knows the Laws and applies them.
    
    Any player may call; dummy too, but only after somebody else has pointed it out.
lesson-calling-the-director-notes-wait =
    Ask who has called the Director in the last month, and why the others have not. Mostly out of politeness: it feels like accusing somebody. Practise it aloud: “Director, please”, hand up, no pointing. Three minutes.
lesson-calling-the-director-wait =
    Then everybody **waits**. The cards stay where they are, nobody calls or plays, and nobody explains the Laws to the others. A quick settlement among the players often turns one mistake into two.
lesson-calling-the-director-ruling =
    The Director listens to both sides, explains the options and decides. Players may not settle the matter themselves, nor **let anybody off**: that is for the Director alone (Law 10).
    
    Would you rather let it pass? Say so to the Director, who may agree.
lesson-calling-the-director-picture =
    West leads { BRIDGE("HA") }, dummy plays { BRIDGE("H2") }. East is reaching for a heart when { BRIDGE("D7") } falls out, face up. It stays there. All anybody need say now is “Director, please.”
lesson-calling-the-director-defenders =
    A card that has to stay on the table, face up, is a **penalty card**. Only a **defender’s** card can become one (Laws 48 and 49): what West has seen of East’s cards, West could make use of.
    
    Declarer plays both hands alone. If one of declarer’s cards falls, it can only help the opponents.
lesson-calling-the-director-first =
    Whose card is it? East’s, and East is a defender. Could partner see it? Yes, it lies there face up. So { BRIDGE("D7") } does not go back to the hand.
lesson-calling-the-director-second =
    The same trick, but now { BRIDGE("CA") } slips from South’s hand. Everybody has seen it. South, though, is declarer, and South’s partner is dummy.
lesson-calling-the-director-third =
    Now dummy. North knocks { BRIDGE("DQ") } into the middle by accident; nobody has called for it. Dummy’s cards are face up anyway, so nobody has learned anything new. What happens to the queen?
lesson-calling-the-director-notes-vote =
    East has led { BRIDGE("C4") }, South has played { BRIDGE("C2") }, and { BRIDGE("S9") } came along with it. Many vote “penalty card”, as for a defender. Ask who gains by having seen it: only East and West.
lesson-calling-the-director-fault =
    Sometimes the owner is not to blame: perhaps an opponent’s sleeve caught the card. Then the **Director** may rule that it is not a penalty card.
lesson-calling-the-director-overlook =
    “Never mind, pick it up” is kindly meant, but it is not for us to say. The Laws apply to everybody, friend or stranger.
    
    Nobody has to point out an opponent’s mistake. But once it has been mentioned, the Director decides.
lesson-calling-the-director-manners =
    A mistake is no disgrace and calls for no remarks (Law 74). Say what happened, and leave it at that. If the mistake was yours, just say so: it happens to everybody.
lesson-calling-the-director-end =
    Leave everything as it is, say “Director, please”, and wait. Practise saying it when nothing has gone wrong, and it will come easily when something has.

## a-card-is-seen

lesson-a-card-is-seen-title = When a card is seen
lesson-a-card-is-seen-goal =
    In this lesson you learn to tell penalty cards from others, and minor from major.
    
    East is sorting the cards, and one of them falls on the table, face up. A small diamond is one thing, an ace quite another. And did it fall, or did East mean to play it? In the Laws all this makes a difference.
lesson-a-card-is-seen-what =
    A defender’s card that partner **could have seen**, outside normal play, has been **exposed** and becomes a **penalty card** (Law 49). So does a card named aloud.
    
    It stays on the table, face up, until it is played or, in a case we shall come to, goes back to the hand.
lesson-a-card-is-seen-minor =
    There are two kinds (Law 50). A penalty card is **minor** only if all of this is true:
    
    – it is **below the ten**,
    – it was exposed **by accident**,
    – it is that defender’s **only** penalty card.
lesson-a-card-is-seen-major =
    Every other one is **major**: an honour (ace, king, queen, jack **or ten**), a card played, shown or named on purpose, or one of two or more that the same defender has on the table.
lesson-a-card-is-seen-picture =
    West leads { BRIDGE("HJ") }, dummy plays { BRIDGE("H3") }. East is about to play when { BRIDGE("D8") } slips out. It now lies in front of East and stays there. Which kind is it? Three questions are enough.
lesson-a-card-is-seen-notes-kinds =
    Write the three questions on the board: small? by accident? the only one? A single “no” makes it major. Nearly everybody trips over the ten: some lists of honours in print stop at the jack.
lesson-a-card-is-seen-first =
    The three questions, one after the other. The eight is below the ten. It slipped out. And East has no other penalty card.
lesson-a-card-is-seen-second =
    The same accident, but with { BRIDGE("DT") }. One of the three questions must now be answered “no”, because the ten is an honour.
lesson-a-card-is-seen-third =
    Before the opening lead. It is West’s lead, but East puts { BRIDGE("D5") } on the table, and declarer refuses it. The five is below the ten, and no other card is exposed. That leaves the second question.
lesson-a-card-is-seen-on-purpose =
    A card put down **on purpose** is major, even a two, and even if it was put down in error: a lead out of turn that declarer refuses, or a card taken back because the player could follow suit after all.
    
    The same goes for saying “I still have the ace of clubs”.
lesson-a-card-is-seen-notes-vote =
    Both cards are small, both fell by accident: most of the class will say minor. Send them to the third question. Two cards at once are two penalty cards, and neither is the only one.
lesson-a-card-is-seen-exceptions =
    A card that **only an opponent** could see is not a penalty card. Nor is a lead out of turn that **declarer accepts**, or one made because an opponent said “your lead”. What happened is for the Director to find out.
lesson-a-card-is-seen-auction =
    A card may also fall during the **auction** (Law 24). It lies there until the auction is over. If it is an honour, or was led, or if there are several, partner must pass once, at the next turn.
    
    Afterwards a defender’s card becomes a penalty card; declarer’s or dummy’s goes back.
lesson-a-card-is-seen-end =
    The next card that slips out need not alarm you: three questions, and you know what it is. What it does comes next.

## playing-a-penalty-card

lesson-playing-a-penalty-card-title = Playing with a penalty card
lesson-playing-a-penalty-card-goal =
    By the end you can say which cards may be played while a penalty card lies on the table.
    
    { BRIDGE("DT") } has fallen from East’s hand and lies there face up, a major penalty card. Now it is East’s turn. May East choose another card, or does the ten come first?
lesson-playing-a-penalty-card-major =
    A **major** penalty card must be played at the **first legal opportunity** (Law 50): when following suit, discarding, ruffing or leading.
    
    Its owner has no choice, however good the other cards are.
lesson-playing-a-penalty-card-first-suit =
    But the suit led comes first. A player who can **follow suit** must do so, even if the penalty card then stays on the table. It waits for its next chance, trick after trick.
lesson-playing-a-penalty-card-first =
    Hearts are led, and East has three. { BRIDGE("DT") } cannot be played to this trick. Any of the three hearts will do.
lesson-playing-a-penalty-card-second =
    East has won the trick with { BRIDGE("HA") } and is on lead. There is no suit to follow now, so the opportunity has come.
lesson-playing-a-penalty-card-notes-major =
    Somebody plays East, with a real card face up in front. At each trick the class calls “now” or “not yet”. The usual mistake: playing the penalty card when the suit led could be followed.
lesson-playing-a-penalty-card-third =
    Later South leads a third round of trumps, { BRIDGE("SQ") }. East has no spade left and would like to get rid of { BRIDGE("C4") }. So East cannot follow suit. What may East play?
lesson-playing-a-penalty-card-minor =
    A **minor** penalty card is much milder. While it lies there, no **other small card of its suit** may be played, whether following, discarding or leading. An honour of that suit may be played instead, and every other suit is free.
lesson-playing-a-penalty-card-fourth =
    Clubs are led, and in front of East lies { BRIDGE("C5") }, a minor penalty card. { BRIDGE("CK") } and { BRIDGE("CT") } are honours. The other small club, { BRIDGE("C4") }, has to wait.
lesson-playing-a-penalty-card-notes-vote =
    Two wrong votes are common: { BRIDGE("C5") } alone, as if it had to go at the first chance, and the answer without { BRIDGE("CK") }. Only { BRIDGE("C4") } is barred, a small card of the same suit. An honour of that suit, or any other suit, may go first.
lesson-playing-a-penalty-card-instead =
    If another card is played by mistake, call the Director (Law 52). Declarer may let it stand; then the penalty card stays on the table. If not, the penalty card is played, and the wrong card becomes a **major** penalty card in its turn.
lesson-playing-a-penalty-card-ordered =
    One thing goes before a penalty card. If a defender plays **before partner’s turn** to the trick, declarer chooses what the partner plays: the highest or the lowest card of the suit led, or another suit, required or forbidden (Law 57).
lesson-playing-a-penalty-card-end =
    Major at the first chance, minor before the other small ones. So much for the owner; the next lesson is about the partner.

## what-declarer-may-demand

lesson-what-declarer-may-demand-title = What declarer may demand
lesson-what-declarer-may-demand-goal =
    After this lesson you know what declarer may demand of the leader, and when to wait as a defender.
    
    { BRIDGE("SJ") } has slipped from East’s hand: a major penalty card. West, East’s partner, has just won a trick and is to lead. West now knows of a high spade opposite. In return South, declarer, is given a right. Which one?
lesson-what-declarer-may-demand-rule =
    A defender is to lead, and partner has a major penalty card. Then declarer has three choices (Law 50):
    
    – to **require** a lead in that suit,
    – to **forbid** it,
    – to **make no demand**.
    
    The leader waits until declarer has chosen.
lesson-what-declarer-may-demand-back =
    If declarer requires or forbids the suit, **the card goes back to the hand** and is a penalty card no longer.
    
    If declarer makes no demand, it stays on the table, and at that defender’s next lead declarer may choose again.
lesson-what-declarer-may-demand-first =
    West is to lead, and { BRIDGE("SJ") } lies in front of East. Look at its suit: declarer’s choice is about spades and no other suit.
lesson-what-declarer-may-demand-second =
    “A spade, please,” says South. West has three spades and may lead any of them. And { BRIDGE("SJ") } goes back to East’s hand.
lesson-what-declarer-may-demand-notes-three =
    Three people say declarer’s three sentences: “I require a spade.” “I forbid a spade.” “I make no demand.” Each time the class says what happens to the card. The usual mistake: to require the suit and leave the card on the table as well.
lesson-what-declarer-may-demand-third =
    This time South thinks and says: “I make no demand.” West may lead any card. And { BRIDGE("SJ") } in front of East: back to the hand, or still on the table?
lesson-what-declarer-may-demand-ban =
    A suit is required for **one lead** only. A ban lasts longer: **as long as West keeps the lead** by winning the tricks. As soon as another hand wins one, the ban is over for good.
lesson-what-declarer-may-demand-cannot =
    And a defender who **cannot obey**? Then any other card that is allowed may be led (Law 59). The penalty card goes back to the hand all the same.
lesson-what-declarer-may-demand-notes-vote =
    The usual wrong vote lets declarer choose, as with a major card. { BRIDGE("S6") } is small and fell by accident: it is a minor card, and a minor card leaves partner’s lead alone. Ask which kind it is before they vote again.
lesson-what-declarer-may-demand-director =
    The Director first explains the choices. Then declarer chooses **alone**, without a word from dummy (Law 10). So wait: a card led before that choice is a major penalty card as well.
lesson-what-declarer-may-demand-know =
    While the card lies on the table, **everybody** may use what it tells them, partner too. Once it is back in the hand, partner must play as if it had never been seen (Law 50).
lesson-what-declarer-may-demand-end =
    If you defend and partner has a major penalty card, keep your hands still before you lead: declarer chooses first.

## two-penalty-cards

lesson-two-penalty-cards-title = Two penalty cards
lesson-two-penalty-cards-goal =
    You will soon follow the Director’s ruling even with two penalty cards on the table.
    
    { BRIDGE("C7") } already lies in front of East, a minor penalty card, nothing serious. Now { BRIDGE("H2") } falls beside it. Two small cards, both by accident. What has changed?
lesson-two-penalty-cards-both =
    As soon as one defender has two penalty cards, **both are major**, the first one too (Law 50). Directors usually rule that this lasts: when one has been played, the one that is left is still major.
lesson-two-penalty-cards-first =
    { BRIDGE("H2") } is small, and it fell by accident. That is “yes” to two of the three questions. Now look at what already lies on the table.
lesson-two-penalty-cards-declarer =
    If both can be played, **declarer names** the one to play (Law 51). If only one can be played, that one must be. If neither can, because another suit must be followed, both wait.
lesson-two-penalty-cards-second =
    A spade is led, and East has none left. Either card could be discarded, { BRIDGE("H2") } or { BRIDGE("C7") }. So it is for declarer to say which.
lesson-two-penalty-cards-third =
    This time a club is led. East has five, and one of the two penalty cards, { BRIDGE("C7") }, is a club. The other, { BRIDGE("H2") }, is a heart. Which cards may East play?
lesson-two-penalty-cards-lead =
    When partner is to lead, each suit counts by itself (Law 51). Declarer may **require one** or **forbid one or both**. Only the cards of the suits required or forbidden go back.
    
    Two cards of the same suit go back together.
lesson-two-penalty-cards-notes-lead =
    Draw four columns: clubs required, clubs forbidden, both forbidden, no demand. Each time the class says which card goes back. Somebody will want to require “a club or a heart, as West likes”: not possible, declarer names one suit.
lesson-two-penalty-cards-notes-vote =
    Many vote major, because two cards lie on the table. Ask in front of whom: one is East’s, the other West’s. Each defender’s cards are counted separately.
lesson-two-penalty-cards-each =
    Cards are counted **for each defender separately**. If East and West have one each, small and dropped by accident, both are minor, and declarer has nothing to choose.
lesson-two-penalty-cards-own =
    If both defenders have a **major** one and West is to lead, declarer’s choice about East’s card comes first. West obeys, if possible. Then, if West’s own penalty card fits, that is the card West must lead.
lesson-two-penalty-cards-fourth =
    Because of { BRIDGE("C7") } declarer requires a club. { BRIDGE("DK") } in front of West is a penalty card too, but it is not a club: it stays there, and West leads { BRIDGE("CJ") }.
lesson-two-penalty-cards-end =
    Whose are they? Which of them can be played? Who decides? It happens rarely; when it does, three questions will do.
