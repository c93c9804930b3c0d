### Lessons of the chapter “evening”.

chapter-evening-title = The Director’s evening

## A trick gone wrong (Laws 45, 57, 65 to 67)

lesson-a-trick-gone-wrong-title = A trick gone wrong
lesson-a-trick-gone-wrong-goal =
    By the end you know what happens if a card is missing from a trick, if one is too many, if one comes too early, and who may see a trick again.
    
    A club evening, late: South dreams, and plays no card to the trick. What now?
lesson-a-trick-gone-wrong-picture =
    Three cards lie on the table, and the fourth is missing. Nobody puts that right on their own: the Director is called. First the Director asks: have **both sides** already played to the next trick?
lesson-a-trick-gone-wrong-missing =
    If not, the missing card is simply played. If so, the trick stays where it is. The player puts a card among those already played, of the suit led if possible. That counts as a **revoke**, and may cost one trick (Law 67).
lesson-a-trick-gone-wrong-first =
    It is noticed in time. South plays a heart now, and nobody has lost anything.
lesson-a-trick-gone-wrong-second =
    The same, but noticed too late. Follow the three questions: the card, the revoke, the cost.
lesson-a-trick-gone-wrong-notes-vote =
    Many let the second card go back, because it was not meant. Ask who has put it there: East is a defender, and West has seen it. Two minutes.
lesson-a-trick-gone-wrong-extra =
    A second card is a **fifth card**: declarer’s goes back, a defender’s becomes a penalty card (Law 45). If two stuck together and it is noticed too late, the extra one goes back to the hand. Perhaps it should have been played elsewhere: that would be a revoke.
lesson-a-trick-gone-wrong-third =
    Two cards stuck together, and all have seen the second one as it went back. Whose is it? Then you know what it becomes.
lesson-a-trick-gone-wrong-early =
    A defender who plays **before partner** shows partner a card. It becomes a major penalty card, and declarer restricts partner’s card in one of four ways. If partner has played already, the card is simply played in turn, if it is legal (Law 57).
lesson-a-trick-gone-wrong-turned =
    The trick is over, and all turn their cards: **upright** for won, **sideways** for lost. Until your side plays on, you may say that a card lies the wrong way; dummy may, too. You may see the trick again only if your own card is still up (Laws 65 and 66).
lesson-a-trick-gone-wrong-end =
    Three questions help every time. Have both sides played on? Is it a defender? Has partner played already? The rest the Director knows.

## Wrong cards, wrong board (Laws 13 to 15)

lesson-the-wrong-board-title = The wrong board
lesson-the-wrong-board-goal =
    By the end you know what the Director does if hands do not have thirteen cards, if a card is missing, and if a board is on the wrong table.
    
    A new board. North counts, and counts again: fourteen. What now?
lesson-the-wrong-board-picture =
    North has fourteen cards and East twelve. At the table before, somebody put a card into the wrong pocket. Nobody looks for it: the Director is called, and asks whether one of the two has already **called**.
lesson-the-wrong-board-count =
    If neither has, the cards are put right, and the board is played. If one has, it is played only if the Director finds that it can be; the score may be adjusted later. After play there is no way back: the result is cancelled (Law 13).
lesson-the-wrong-board-first =
    Nobody has called, and nobody has seen another’s card. See how simple it is.
lesson-the-wrong-board-second =
    This time North has already bid with fourteen cards. The board is played, but the Director will look at the result.
lesson-the-wrong-board-notes-vote =
    Many want an adjusted score, because North could have seen a fourteenth card. Ask what it tells about this deal: nothing, it is from another pack. Two minutes.
lesson-the-wrong-board-missing =
    If one hand is short and no other too long, a card is **missing**. It goes back to its hand; if nobody finds it, the deal is made up from another pack. Once the opening lead is faced, the card counts as having been there all along (Law 14).
lesson-the-wrong-board-third =
    West counts twelve cards and finds one under the chair. The auction has not begun. Where does the card go, and can anything follow?
lesson-the-wrong-board-hand =
    A player may take **all thirteen cards from another board**. A call made with them is cancelled, and the player calls again, unless partner has called in the meantime: then the score is adjusted (Law 15).
lesson-the-wrong-board-players =
    And if the whole board is on the wrong table? Only one thing counts: has **one of the four** already played it? If not, it is finished, and the score stands. If so, it is cancelled for both pairs (Law 15).
lesson-the-wrong-board-end =
    Count face down before you look, and compare the number of the board with your card: most of this will never happen. If it does, call the Director before you call.

## victory-points

lesson-victory-points-title = Victory points and IMPs at pairs
lesson-victory-points-goal =
    This lesson teaches you to turn the IMPs of a match into victory points, and to count IMPs in a pairs tournament.
    
    In a league your team plays a short match against each of the others. For a fair comparison, every match must be worth the same.
lesson-victory-points-picture =
    A match over 16 boards. Only four of them brought IMPs: we gained 10 and 11, they gained 5 and 2.
lesson-victory-points-scale =
    First add up each team’s IMPs. The difference is the **margin**. A scale turns it into **victory points** (Law 78): the two teams share 20 of them, 10 each after a drawn match. Every further IMP is worth a little less than the one before, or just as much.
lesson-victory-points-first =
    We have 21 IMPs, they have 7: a margin of 14. In the column for 16 boards the winners get 13.75, so the losers get 6.25.
lesson-victory-points-notes-first =
    Let the class look for the column first, then for the row. Most mistakes come from the wrong column. Which scale is used is for the organiser to say; some use one without decimals.
lesson-victory-points-second =
    A match over 8 boards. We have 6 IMPs, they have 18: we lose by 12. The winners get 14.39, and we get the rest: 5.61.
lesson-victory-points-last-step =
    A match over 24 boards. We have 18 IMPs, they have 6. The margin is 12 again, but the match was longer. What do we get for it?
lesson-victory-points-board-a-match =
    Some team matches are scored by **board-a-match**: each board is worth 2 points. The better result takes both, by however little it is better; equal scores take 1 each (Law 78).
lesson-victory-points-pairs =
    Pairs can play for IMPs too. In **cross-IMPs** your score is compared with that of every other pair that held your cards. Each difference is converted into IMPs, and these are added up.
lesson-victory-points-third =
    Pair 1 has 420. Pair 2 has 170: a difference of 250, 6 IMPs. Pair 3 has minus 50: a difference of 470, 10 IMPs. Together that is 16.
lesson-victory-points-notes-vote =
    Many add up the points first and look at the scale only once. Ask: how many comparisons are there?
lesson-victory-points-one-by-one =
    Two differences, looked up **one by one**: 700 points are 12 IMPs, 250 are 6. Together that is minus 18. Anyone who adds up the points first gets too little.
lesson-victory-points-datum =
    In **Butler** scoring there is only one comparison: with the average of the board, the **datum**. The best and the worst score are left out, so that one wild result spoils nothing. The average is rounded to the nearest ten.
lesson-victory-points-fourth =
    The highest and the lowest score, 450 and minus 50, are left out. 420, 170 and 140 make 730; a third of that, rounded, is 240. Pair 4 has 450, which is 210 more: 5 IMPs.
lesson-victory-points-end =
    The next time you see a ranking with decimals, you will know where they come from.

## a-board-without-a-result

lesson-a-board-without-a-result-title = A board without a result
lesson-a-board-without-a-result-goal =
    This lesson teaches you what each side gets when a board cannot be played to a result.
    
    Somebody talks so loudly about a board that the next table hears everything. The Director rules that no result is possible there any more. What goes on the traveller?
lesson-a-board-without-a-result-why =
    The Director awards an **adjusted score** (Law 12C). Without a result from the table it is a share of the board. How large a share depends on who was at fault.
lesson-a-board-without-a-result-rule =
    A side that is in no way at fault gets **average plus**: 60%. A side that is only partly at fault gets **average**: 50%. A side that is directly at fault gets **average minus**: 40%.
lesson-a-board-without-a-result-first =
    North-South are in no way at fault, East-West are. So it is 60% for North-South and 40% for East-West. The other boards change nothing here.
lesson-a-board-without-a-result-session =
    Nobody should lose by playing well. If a side that is **not at fault** has more than 60% on its other boards, it gets that percentage here too. If a side **at fault** has less than 40% on them, it only gets that.
lesson-a-board-without-a-result-second =
    North-South are not at fault and have 64% on their other boards, so they get 64% here too. East-West are at fault. Their 48% does not help them: 40%.
lesson-a-board-without-a-result-last-step =
    North-South are directly at fault and have only 35% on their other boards. East-West are partly at fault and have 61%. What does each side get?
lesson-a-board-without-a-result-notes-vote =
    Many give East-West whatever North-South leave. Ask: is East-West to suffer because the other pair plays so well?
lesson-a-board-without-a-result-split =
    Each side is judged **by itself**. The two percentages need not make a hundred. If the boards were set up wrongly before the session, nobody at the table is at fault, and both sides get average plus.
lesson-a-board-without-a-result-imps =
    In a tournament scored in IMPs there are no percentages. Average plus is normally plus 3 IMPs, average 0, average minus minus 3. The organiser may decide otherwise.
lesson-a-board-without-a-result-corrections =
    When the scores are up on the wall, **check your own**. A score that was reckoned or entered wrongly is corrected if you say so in time. You have half an hour from when the official score can be seen, unless the organiser sets another time (Law 79C).
lesson-a-board-without-a-result-tricks =
    Tricks are different: **agree on them before the cards go back into the board**. After the round tricks are added only if the Director is clearly convinced that they were won (Law 79B). But a trick that you know your side did not win must be given back.
lesson-a-board-without-a-result-end =
    Call the Director as soon as something goes wrong. Called early, the Director can often still save the board.

## a-late-correction

lesson-a-late-correction-title = A late correction
lesson-a-late-correction-goal =
    This lesson teaches you which mistakes in a score can still be put right, and until when.
    
    The results are on the wall, and one of yours cannot be right. Is it too late?
lesson-a-late-correction-two =
    There are two kinds of mistake. Either the table agreed on the right result, and it was **written or reckoned wrongly**. Or the table agreed on a **wrong number of tricks**.
lesson-a-late-correction-written =
    What was written or reckoned wrongly is corrected until the **correction period** ends (Law 79C). Whoever sees it may say so. The period is half an hour from when the official score can be seen, unless the organiser sets another one.
lesson-a-late-correction-first =
    The table had agreed on an overtrick, and it was not written. After 20 minutes there is still time: the line is corrected to 650.
lesson-a-late-correction-tricks =
    Tricks that were counted wrongly are another matter. Until the **end of the round** the Director settles how many each side has won. After that they are added only if the Director is **clearly convinced** (Law 79B). If somebody claimed, other rules hold.
lesson-a-late-correction-second =
    East-West ask for their overtrick only after the round. Nobody else remembers it, so the Director is not convinced: the 400 stay, though the official score cannot even be seen yet.
lesson-a-late-correction-back =
    And if you notice that **your own side** has a trick that it did not win? Nobody may knowingly keep it (Law 79A). You say so, and as long as the period runs the score is corrected.
lesson-a-late-correction-last-step =
    East-West notice after 25 minutes that the overtrick was none. What becomes of their score?
lesson-a-late-correction-notes-vote =
    Many say: after the round the tricks stay as they are. Ask: is anybody asking for more here?
lesson-a-late-correction-period =
    The organiser may set another period; the notice board says so. Once it is over, the score normally stays. Only if the organiser allows it, and the Director has no reasonable doubt, is a wrong entry still corrected (Law 79C).
lesson-a-late-correction-end =
    Agree on the tricks before the cards go back into the board, read the line before you leave the table, and look at the results before you go home.

## half-tables-and-howell

lesson-half-tables-and-howell-title = Half tables and Howell
lesson-half-tables-and-howell-goal =
    By the end you know who sits out when a pair is missing, what turned boards are, and where you go in a Howell.
    
    It is eight o’clock, and thirteen pairs have come. Who plays against whom?
lesson-half-tables-and-howell-half =
    With an odd number of pairs there is a **half table**. One pair is missing, and whoever should meet it has a free round. In a Mitchell movement that is another pair in each round, since East-West move on.
lesson-half-tables-and-howell-first =
    Pair 107 is missing. It would have started at table 7, and would now, in round 3, be at table 2. So pair 2 is the one without opponents.
lesson-half-tables-and-howell-percent =
    Whoever sits out plays fewer boards, and can win fewer matchpoints. So the total is not fair: what counts is the **percentage**, the share of what was possible. A free round is simply left out.
lesson-half-tables-and-howell-second =
    Three rounds were played, with 40 possible matchpoints in each. Add up what the pair has won, and what it could have won. The free round is in neither sum.
lesson-half-tables-and-howell-notes-vote =
    Most will vote for the highest total. Ask them: how many could that pair have had? Two minutes.
lesson-half-tables-and-howell-turned =
    In a Mitchell, North-South are only compared with North-South. For **one** ranking of all pairs the Director has the boards turned by a quarter in the last round or so. Nobody changes chairs, but everybody holds the **cards of the other direction** (Law 8).
lesson-half-tables-and-howell-third =
    At table 4 pair 4 sits North-South, and 105 East-West. The boards are turned: 105 hold the cards of North-South. So 105 goes in the column N-S.
lesson-half-tables-and-howell-last-step =
    Pair 4 holds the cards of East-West in this round. With whom is it compared: with those who sat in the same chairs in round 2, or with those who held the same cards?
lesson-half-tables-and-howell-howell =
    With few tables many clubs play a **Howell**: each pair meets all the others. One pair, the one with the highest number, stays. Each of the others goes where **the pair with the next lower number** has just played, and pair 1 goes where the last of them was. The card on the table says so, too.
lesson-half-tables-and-howell-fourth =
    Pair 4 looks for pair 3. It has just played at table 2, so pair 4 goes there now, to the same chairs.
lesson-half-tables-and-howell-end =
    Before you get up, look at the card on your table: it says where you go, and which boards come. If two pairs want the same chairs, call the Director at once, before a card is touched.
