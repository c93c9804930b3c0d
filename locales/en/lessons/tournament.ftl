### Lessons on the tournament: pairs and tables, matchpoints, ranking, team matches.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-tournament-title = The tournament

## pairs-and-tables

lesson-pairs-and-tables-title = Pairs and tables
lesson-pairs-and-tables-goal =
    After this lesson you know your pair number, your next table and where the boards go.
    
    You come to the club with your partner and put your names down. “Table 3, East-West,” says the Director. From that moment your pair has a number and a route round the room. Who goes where, and when?
lesson-pairs-and-tables-number =
    A **North-South** pair gets the number of the table where it starts. An **East-West** pair gets the same number **plus a hundred**. You keep your number to the end, wherever you are sitting; your results are entered under it.
lesson-pairs-and-tables-first =
    You sit down as West at table 3, with your partner as East. Your number is 103. The pair in the other two seats at your table is number 3.
lesson-pairs-and-tables-rule =
    At the end of a **round** the Director calls the move:
    
    – North-South **stay** at their table,
    – East-West go **up one table**: from 1 to 2, from 2 to 3, and from the last table to table 1.
    
    This is called the Mitchell movement.
lesson-pairs-and-tables-picture =
    Seven tables, at the end of round 2. The first column is the table, then come the pair that sat North-South and the pair that sat East-West. Look for pair 103: it started at table 3 and has just played at table 4.
lesson-pairs-and-tables-second =
    Round 2 is over and pair 103 gets up from table 4. East-West go up by one, so where does 103 play now? And pair 3? It stays where it is.
lesson-pairs-and-tables-boards =
    The **boards** travel too, in the opposite direction: **down one table**. North is responsible for that (Law 8), though anybody may carry them.
lesson-pairs-and-tables-third =
    The boards just played at table 4 are needed next at table 3. So pairs and boards pass each other on the way, and every pair keeps meeting new boards.
lesson-pairs-and-tables-last-step =
    Table 3 passes its boards to table 2, table 2 to table 1. Below table 1 there is no other table, and the boards go round in a ring, just as the pairs do. Seven tables: where do the boards of table 1 go?
lesson-pairs-and-tables-signal =
    Most rounds have two boards or more, with about eight minutes for each. The Director’s signal ends the round; a table still playing finishes first. The event is over when the planned number of boards has been played. There is no number of points to reach.
lesson-pairs-and-tables-skip =
    With an **even** number of tables there is a snag: halfway through, East-West would meet boards they have already played. So after half as many rounds as there are tables (with six tables, after three) they **skip** a table: once, and only once, they go up two.
lesson-pairs-and-tables-fourth =
    Six tables: the skip comes after round 3. Pair 101 has gone from table 1 to 2 and 3 as usual. Now it passes over table 4.
lesson-pairs-and-tables-rounds =
    With six tables it is usual to play five rounds. In a sixth, every East-West pair would be back with the North-South pair it met in round 1. With an odd number of tables nobody skips.
lesson-pairs-and-tables-notes-vote =
    Many vote 102, the number of the table. Ask where that pair is on its way: since the start it has gone up three tables. So go back three from table 2, round the ring: 1, 7, 6.
lesson-pairs-and-tables-notes-question =
    Many will have the boards skip as well and answer 3. Only the pairs skip: the boards go down one table after every round. Walk it through with real chairs if there is room.
lesson-pairs-and-tables-end =
    East-West up, boards down, North-South at home: with that you can find your way through a whole evening.

## matchpoints

lesson-matchpoints-title = Matchpoints
lesson-matchpoints-goal =
    You will learn to read a traveller and to work out its matchpoints.
    
    You bid and made { BRIDGE("4S") }: 620. Is that good? In a pairs tournament nobody can tell yet. The same cards are played at every table, and what counts is how the others did with them.
lesson-matchpoints-picture =
    Here is the **traveller**, the sheet of one board, with the results from all the tables. Board 44 was played six times. Every North-South pair held the same cards, but see how the scores differ. The last column is the one we are going to fill in.
lesson-matchpoints-line =
    Read one line from left to right. Pair 4 met pair 104. South played { BRIDGE("4S") } and went one down. The 100 is in the East-West column: they scored it, and for North-South it is −100. North writes the line, East or West checks it.
lesson-matchpoints-rule =
    Each pair is compared only with the others that sat **in the same direction**. For every pair you beat you get **2 matchpoints** (Law 78). Whether you beat it by 10 points or by a thousand makes no difference.
lesson-matchpoints-first =
    Pair 1 has 620. Count the North-South scores below it: 200, 170, 140 and −100. It has beaten four pairs, at two matchpoints each. Nobody else has 620; equal scores are for the next lesson.
lesson-matchpoints-notes-second =
    Have the class put the six scores in order aloud, from the worst to the best, before anything else. Then the column fills in from the bottom: 0, 2, 4 and so on.
lesson-matchpoints-second =
    Pair 2 beats only the pair that went down. Pair 4, with −100, beats nobody. And pair 6, with 650, beats all five others.
lesson-matchpoints-top =
    The most you can get on a board is called a **top**: twice the number of times it was played, minus two. Board 44: 6 × 2 − 2, that is 10. The worst score gets 0.
lesson-matchpoints-complement =
    And East-West? They get **whatever is left of the top**. Pair 1 has 8, so its opponents at that table have 2. The worse North-South do, the better for East-West.
lesson-matchpoints-last-step =
    Pair 5 has 200. The scores 140, 170 and −100 are lower; 620 and 650 are higher. How many matchpoints is that?
lesson-matchpoints-notes-vote =
    Many vote 0, because 100 points were lost. Ask what the other North-South pairs have: all of them have lost more. Then show the next step.
lesson-matchpoints-minus =
    A minus can be a top. If East-West can make a contract at every table, losing only 100 beats losing 140. A board that is passed out counts too: its score is 0, better than any minus.
lesson-matchpoints-scale =
    Some clubs count 1 matchpoint for each pair beaten instead of 2. Then all the numbers are half as big, and the order of the pairs stays the same. Our questions always say which scale is meant.
lesson-matchpoints-end =
    In a pairs tournament even a single overtrick is worth fighting for: it may lift you past half the room.

## ties-and-ranking

lesson-ties-and-ranking-title = Ties and ranking
lesson-ties-and-ranking-goal =
    By the end you can share out matchpoints for equal scores and read a ranking.
    
    Two pairs have made { BRIDGE("4S") } exactly, and both score 420. Neither has beaten the other. What do they get? And who has won when the evening is over?
lesson-ties-and-ranking-picture =
    Board 11, played four times. Pairs 1 and 2 have the same score; pair 3 made one trick more, and pair 4 went down.
lesson-ties-and-ranking-rule =
    An **equal** score is worth half a win: both pairs get **1 matchpoint** for it, instead of 2 for one and 0 for the other (Law 78).
lesson-ties-and-ranking-first =
    Pair 1 beats pair 4, which is worth 2, and is level with pair 2, which is worth 1. Pair 2 has exactly the same. Now look down the column: the top is 6.
lesson-ties-and-ranking-places =
    There is another way to see it. With different scores, the two pairs in the middle would have had 4 and 2. They **share** those places: 6 between them, 3 each. Both ways always agree.
lesson-ties-and-ranking-notes-second =
    A common mistake is to count the three equal scores as one. Have the class point at each pair in turn: lower, level or higher?
lesson-ties-and-ranking-second =
    Board 33, played six times, and three pairs have 430. Pair 2 beats 400 and −50 and is level with two other pairs: twice 2 and twice 1.
lesson-ties-and-ranking-last-step =
    On board 63 pair 1 has 110. Two pairs have 140, one has −100, and another one has 110 as well. One score beaten, one equal. How many matchpoints?
lesson-ties-and-ranking-notes-vote =
    Many believe that the best score is always a top. Ask: did each of the two pairs beat all the others? Not each other. So something is missing.
lesson-ties-and-ranking-top =
    A best score that is **shared** stays below the top. If two of the four pairs on board 11 have 450, each gets 5 instead of 6. Nobody gets the full top on that board.
lesson-ties-and-ranking-sum =
    For the **ranking**, the matchpoints from all the boards are added up, and the highest total wins. The Director collects the travellers, and a computer does the sums. One bad board is only one board.
lesson-ties-and-ranking-percentage =
    The list on the wall shows a **percentage**: your matchpoints out of all you could have had. 3 out of 6 is half, so 50%, exactly average. That makes it possible to compare evenings with more or fewer boards.
lesson-ties-and-ranking-end =
    Look for your percentage on the next ranking you see: more than half, and you have beaten the average of the room.

## team-matches

lesson-team-matches-title = Team matches
lesson-team-matches-goal =
    This lesson teaches you to compare two tables and turn the difference into IMPs.
    
    Tonight two teams meet. You and your partner play at one table, two friends from your **team** at the other, and each table plays the same boards. Afterwards you sit down together and compare.
lesson-team-matches-seats =
    At table 1 our pair sits **North-South**. At table 2 our other pair sits **East-West**, with the cards our opponents held at table 1. A team has four players or more: with five or six, somebody sits out in turn.
lesson-team-matches-halves =
    Each table begins with half of the boards. **At half-time the tables exchange them**, so that in the end both have played them all. Until then nobody talks about the boards already played.
lesson-team-matches-picture =
    Board 44 at both tables. At table 1 our North-South pair made { BRIDGE("4S") }. At table 2 their North-South pair, with the same cards, stopped in { BRIDGE("2S") } and won ten tricks.
lesson-team-matches-rule =
    Add up what **our two pairs** score, plus or minus. Table 1: plus 620. Table 2: the opponents scored 170, so our pair has minus 170. Together plus 450.
lesson-team-matches-first =
    First the difference in points, then the IMP scale: 450 points are 10 IMPs.
lesson-team-matches-imps =
    One way to decide a match is simply to add up the differences from all the boards: that is **aggregate** scoring. But then one wild board can outweigh all the others.
lesson-team-matches-table =
    So most matches are scored in **IMPs**, international matchpoints: a scale converts each difference into a number from 0 to 24 (Law 78). 450 points are 10 IMPs, 720 are only 12. Large differences shrink.
lesson-team-matches-notes-second =
    Have the class look it up on the IMP scale for themselves. Nobody needs to know it by heart: it hangs in every club and is built into every scoring program.
lesson-team-matches-second =
    At table 1 our pair went two down: minus 100. At table 2 the opponents made { BRIDGE("2S") }, so our pair has minus 110. Two losses, added together.
lesson-team-matches-last-step =
    At table 1 our pair made { BRIDGE("4S") } with an overtrick: 650. At table 2 the opponents bid { BRIDGE("6S") } and went down, so our pair has 100 there. That makes 750. Look for the row of the IMP scale in which 750 lies.
lesson-team-matches-notes-vote =
    The contracts are played by opposite sides, so many will subtract: 0 points. Ask at each table: who scored the 50, we or they?
lesson-team-matches-both =
    Both contracts went down, and both times **our** pair was defending. 50 and 50 are 100 points for us. What counts is who scores, not who sits North-South.
lesson-team-matches-end =
    Adding up the two tables with your team is the best part of the evening. Next time, offer to do the sums.

## one-whole-board

lesson-one-whole-board-title = One whole board
lesson-one-whole-board-goal =
    You know each piece by now. This lesson puts them together: one board from the moment you take the cards until the matchpoints are up on the wall.
    
    At the end you follow a whole board yourself, question by question. There is no hurry.
lesson-one-whole-board-before =
    Before the auction: count your thirteen cards face down, then look at them. The board says who deals and who is vulnerable. On board 20 West deals, and both sides are vulnerable.
lesson-one-whole-board-auction =
    The auction goes round until three players in a row have passed after a bid.
lesson-one-whole-board-contract =
    The last bid is { BRIDGE("2H") }. South was the first of that side to name hearts, so South is declarer, North is dummy, and West leads.
lesson-one-whole-board-lead =
    The lead is put down face down. Partner may still ask. Then it is faced, dummy comes down, and declarer plays from both hands.
lesson-one-whole-board-trick =
    Each trick: whoever won the last one leads, everybody follows suit if possible, the highest card of the suit led or the highest trump wins. Here West led { BRIDGE("D4") } and East won with { BRIDGE("DA") }.
lesson-one-whole-board-after =
    After the play everybody agrees how many tricks were won. Only then do the cards go back, each hand into its own pocket. North writes the result on the traveller.
lesson-one-whole-board-score =
    South won 8 tricks in { BRIDGE("2H") }, as many as bid. What is that worth?
lesson-one-whole-board-notes-vote =
    Many compare only with the better scores. Go down the column: who has less than 110, who has the same?
lesson-one-whole-board-whole =
    Now a board of your own. It is board 5. If you do not know an answer, have it shown and go on: the next question does not depend on it.
lesson-one-whole-board-notes-whole =
    About thirty questions. Let the class answer the quick ones aloud, and vote where opinions differ. You can stop at any time.
lesson-one-whole-board-end =
    You can follow a board from the first card to the last number. Under practice you find as many whole boards as you like.
