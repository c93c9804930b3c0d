### Lessons of the chapter “rights”.

chapter-rights-title = Your rights at the table

## A contested claim (Laws 68 to 71)

lesson-a-contested-claim-title = A claim is contested
lesson-a-contested-claim-goal =
    After this lesson you can say how many tricks a claim brings when the opponents do not agree.
    
    Two tricks are left. South shows two cards and says: “The rest is mine.” East looks at a small trump and says: “Is it?”
lesson-a-contested-claim-picture =
    Spades are trumps, South is on lead and **claims** both tricks, without another word. East still holds { BRIDGE("S2") }. Saying how many of the remaining tricks you will win, or simply showing your cards, is a claim (Law 68).
lesson-a-contested-claim-stops =
    A claim should come with a **statement**: in which order the cards are played. Then **play stops**. If the opponents do not agree, nobody goes on as if nothing had happened: the Director is called, and all the cards are looked at (Laws 68 and 70).
lesson-a-contested-claim-first =
    If South leads { BRIDGE("S9") } first, East’s trump falls and both tricks are South’s. But South said nothing about it, and may have forgotten that trump. Led first, { BRIDGE("HK") } is ruffed. The doubt goes against the player who claimed (Law 70C).
lesson-a-contested-claim-second =
    The same cards. This time South says: “I draw trumps.” Three words make the difference: nobody can say that South has forgotten the one outside. What does the Director give now?
lesson-a-contested-claim-normal =
    The Director imagines every **normal** line that fits what was said. Normal is also what is careless or not very good. Not normal is what nobody does: throwing an ace away, or ruffing one’s own winner. The line that wins fewest tricks counts (Laws 70D and 70E).
lesson-a-contested-claim-third =
    North has { BRIDGE("DA") } and { BRIDGE("DQ") }, the king is out. “Finesse” means: play the queen, in the hope that the king lies in front of it. Here it does. But South did not say so, and playing the ace first would lose a trick. What is not stated is not given (Law 70E).
lesson-a-contested-claim-notes-vote =
    The usual wrong vote: one, because “a finesse is never given”. Have somebody read the statement aloud: it was stated, and it works. Ask what would happen if East had the king. Two minutes.
lesson-a-contested-claim-order =
    Who claims everything believes that every card is high. If one of them is not, the **order** matters: the Director assumes that it may be led first. Within a suit it is usual to assume that it is played from the top (Law 70E).
lesson-a-contested-claim-back =
    It also happens the other way round: somebody gives up a trick that cannot be lost. As long as it is noticed in time, it comes back: a trick that no normal play can lose is not lost by words (Law 71).
lesson-a-contested-claim-end =
    Claim, it saves everybody time. But say how: trumps first, then which suit, and with which card you finesse. And if you do not agree with a claim, do not argue. Call the Director.

## What partner has given away (Laws 16 and 73)

lesson-what-partner-gave-away-title = What partner gave away
lesson-what-partner-gave-away-goal =
    After this lesson you know what you may not use when partner hesitates, and what the opponents then do.
    
    North has opened { BRIDGE("1S") } and East has bid { BRIDGE("2H") }. South thinks for a long time before passing. A pass is a pass; but now everybody knows that it was not an easy one.
lesson-what-partner-gave-away-picture =
    It is North’s turn. South’s pass is a call, and North may use it. South’s **pause** is not: it says that South has something. The Laws call such information **extraneous**, and that is what this lesson is about.
lesson-what-partner-gave-away-whose =
    Partners speak to each other **only by calls and plays**. What a pause, a question, a remark, a gesture or an unexpected alert tells, partner may not use (Laws 16B and 73). The opponents may draw conclusions from a player’s pace, at their own risk. Thinking is no offence.
lesson-what-partner-gave-away-first =
    Who may not use the pause? It was South’s, so it concerns one player only.
lesson-what-partner-gave-away-notes-vote =
    Here the bid before was a jump, and the regulations require everybody to wait. Many vote for North all the same. Ask: what does North learn from a pause that South must make with any hand? Two minutes.
lesson-what-partner-gave-away-alternatives =
    What may North call now? A **logical alternative** is a call that a good part of players like North would seriously consider, and some would choose. If the information suggests one call over such an alternative, that call is **barred**. It does not matter that North would have made it anyway (Law 16B).
lesson-what-partner-gave-away-second =
    Ten players like North were asked. Many would pass, and the pause does not suggest that. So { BRIDGE("X") } and { BRIDGE("2S") }, which it does suggest, are barred. North passes.
lesson-what-partner-gave-away-third =
    With another hand nobody would pass. Is there a logical alternative that the pause does not suggest? If there is none, North chooses freely. South’s pause does not silence North.
lesson-what-partner-gave-away-opponents =
    The opponents do not quarrel about it. If all agree that there was a pause, they say that they **may call the Director later**. If somebody denies it, the Director comes **at once**. If they believe in the play that it was used, they call **when play ends** (Law 16B).
lesson-what-partner-gave-away-director =
    The Director asks four questions, one after the other. Was there information? Was there an alternative? Was the call chosen suggested over it? Were the opponents damaged? The first **no** ends the matter. Four times yes: the score is adjusted (Laws 12 and 16).
lesson-what-partner-gave-away-end =
    Partner may think as long as it takes; you go on as if you had not noticed. That is all that fairness asks. And if the Director is called, it accuses nobody: somebody has to look at the hand, and that is easier for a third person.

## An explanation that does not fit (Laws 20, 21 and 75)

lesson-a-wrong-explanation-title = A wrong explanation
lesson-a-wrong-explanation-goal =
    By the end you can tell a wrong explanation from a wrong call, and know who puts it right, and when.
    
    Over { BRIDGE("1S") } East jumps to { BRIDGE("3C") }. Asked, West says: “weak.” East, with a strong hand, hears it, and must not move a muscle.
lesson-a-wrong-explanation-picture =
    Three things are compared: what West **explained**, what East **holds**, and what the two have **agreed**. The first two do not fit. Which of the two was wrong, only the third can tell; here nothing shows it yet.
lesson-a-wrong-explanation-whose =
    The opponents are entitled to know **what was agreed**, not what the player holds. If the explanation differs from the agreement, it was wrong: an infraction. If it matches the agreement, only the call was wrong, and that is allowed (Law 75). Without evidence the explanation counts as wrong (Law 21B).
lesson-a-wrong-explanation-first =
    The system card says: strong. West has explained something else. Look at explanation and agreement first; East’s hand comes last.
lesson-a-wrong-explanation-second =
    Now the card says: weak. West was right, and East has made a mistake. The opponents were deceived, but they know all that they are entitled to know.
lesson-a-wrong-explanation-notes-vote =
    Without a system card many vote for the call, because West sounded so sure. Ask who is to prove what was agreed: those who explained it. If they cannot, the Director presumes that the explanation was wrong. Two minutes.
lesson-a-wrong-explanation-correct =
    Your **own** wrong explanation you put right, with the Director, before the opening lead is faced at the latest. **Partner’s** you never put right during the auction. Declarer and dummy speak after the final pass; a defender waits until play has ended (Law 20F). Why? Because partner is listening.
lesson-a-wrong-explanation-third =
    West, who explained, suddenly remembers what was agreed, and gets a fright: “strong”. Is West the one who explained, or the partner? Then you know until when.
lesson-a-wrong-explanation-redress =
    If a call was made on a wrong explanation, the player may **change it**, as long as partner has not called since, and no opening lead has been faced. After that it is too late. But if the other side has gained, the Director adjusts the score, as if the agreement had been explained (Laws 21B and 75).
lesson-a-wrong-explanation-end =
    A system card on the table settles most of these cases before they begin. If something does not fit all the same: do not look at partner, do not explain, call the Director at the right moment.

## Dummy’s rights (Laws 42 and 43)

lesson-dummys-rights-title = What dummy may do
lesson-dummys-rights-goal =
    By the end you know what dummy may do during the play, what not, and what it costs.
    
    Dummy is not asleep. But whoever sees two hands must not help declarer with what is seen. That is the whole difficulty of being dummy.
lesson-dummys-rights-picture =
    South does not follow suit. North, dummy, asks: “No more of that suit?” The question is not about how to play; it only prevents a revoke from being established.
lesson-dummys-rights-allowed =
    Dummy may **count** the tricks, **move** the cards named, give the Director the facts, **ask** declarer about a revoke, and **prevent** a mistake, for example a lead from the wrong hand (Law 42). All of this is done before the harm, or has nothing to do with how to play.
lesson-dummys-rights-first =
    Is dummy telling declarer how to play? No: only that the suit led must be followed. Then look at what follows from a right that is used.
lesson-dummys-rights-after =
    A mistake that **has happened** dummy does not point out during the play, and does not call the Director first. When another player has spoken up, dummy may. After the play, dummy may say everything (Laws 42 and 43).
lesson-dummys-rights-second =
    The lead has been made: this is no longer a warning. Before it, North could have spoken; now one of the other players has to.
lesson-dummys-rights-notes-vote =
    Many allow dummy to ask any player. Ask them what the answer would tell declarer about the defender’s hand. Only the defenders and declarer may ask each other. Two minutes.
lesson-dummys-rights-lost =
    Three acts cost more: **swapping hands** with declarer, **getting up** to watch declarer, **looking into a defender’s hand**. After that, dummy can no longer protect declarer from mistakes (Law 43). Counting and moving cards remain.
lesson-dummys-rights-third =
    North has left the seat to watch. Now comes the warning, well meant and right. Which of the three prices does it have?
lesson-dummys-rights-end =
    Sit still, lay out the cards, count along, and ask “no more of that suit?” at the right moment: a good dummy is worth a trick, and never costs one.
