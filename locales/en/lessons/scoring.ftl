### Chapter: the score.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-scoring-title = The score

## the-score-slip

lesson-the-score-slip-title = The traveller
lesson-the-score-slip-goal =
    You will learn to count the tricks, agree on them, and write the result on the traveller.
    
    The last trick has been played. “Ten,” says East, who was declarer. West nods. North runs a finger along a row of cards and counts again.
lesson-the-score-slip-count =
    In front of each player lies a row of thirteen cards: **upright** for a trick won, **sideways** for a trick lost.
    
    Leave the rows alone until both sides agree on the number (Law 65). Once the cards are mixed, nobody can check it.
lesson-the-score-slip-notes-count =
    Play one deal at a table while the class looks on, and have everybody count before the cards go back. What goes wrong in a club is nearly always this: the cards are picked up first and the discussion comes afterwards. Five minutes.
lesson-the-score-slip-picture =
    Each board has a sheet of its own, the **traveller**. Every table that plays the board writes one line on it: the contract, who played it, and how it ended.
    
    Here East played { BRIDGE("4S") }. The sign = says: ten tricks, exactly as promised.
lesson-the-score-slip-rule =
    The sign after the contract counts **from the contract**:
    
    – **=** exactly the tricks promised,
    – **+1** one trick more, **+2** two, and so on,
    – **−1** one trick fewer, **−2** two.
    
    The number promised is the number bid plus six.
lesson-the-score-slip-first =
    West has played { BRIDGE("3NT") }, and the traveller says +2. Begin with the contract: six and three are nine tricks promised. Only then look at the sign.
lesson-the-score-slip-second =
    Now the other way round. North played { BRIDGE("3NT") } and won only seven tricks. Nine were promised, so two are missing. The contract has **gone down**, and the traveller gets a minus.
lesson-the-score-slip-third =
    East played { BRIDGE("2S") }, and nine cards of East’s row lie upright. Six and two: eight tricks were promised. So what goes on the traveller?
lesson-the-score-slip-notes-vote =
    Two wrong votes are common: four over, from those who count from six, and { BRIDGE("4NT") }, as if what was won had been bid. Ask how many tricks { BRIDGE("2NT") } promises; only what goes beyond that is written after it.
lesson-the-score-slip-notes-question =
    The usual wrong answer is eight: six and two. Ask how many tricks { BRIDGE("1NT") } promises when nothing is written after it, and let them answer again.
lesson-the-score-slip-as-bid =
    Write the contract **as it was bid**, however many tricks came in. { BRIDGE("1NT") } with nine tricks is { BRIDGE("1NT") }+2 and not { BRIDGE("3NT") }=.
    
    Nobody promised nine tricks, and for the score that makes all the difference.
lesson-the-score-slip-who =
    Who writes? As a rule North, and East or West checks the line, so that both sides have agreed on it.
    
    If you notice later that it was wrong after all, tell the Director. For a while the score can still be put right (Law 79).
lesson-the-score-slip-marks =
    Two more things may appear on a traveller. An X after the contract, as in { BRIDGE("4SX") }, means that it was doubled; without the X it was **undoubled**.
    
    And if all four passed, the line just says so. Neither side scores.
lesson-the-score-slip-end =
    Count, agree, write, in that order, and only then put the cards away. What a line of the traveller is worth is the subject of the next lessons.

## trick-points

lesson-trick-points-title = What is a trick worth?
lesson-trick-points-goal =
    By the end you can work out the first line of any score: the points for the tricks.
    
    North has made { BRIDGE("3D") } with nine tricks. “A diamond trick is worth 20,” says a new player, “so that makes 180.”
    
    The 20 is right. But most of the nine tricks score nothing. Which ones count?
lesson-trick-points-rule =
    In a suit contract, what a trick is worth depends on the trump suit (Law 77):
    
    – clubs ♣ and diamonds ♦: **20** points,
    – hearts ♥ and spades ♠: **30** points.
lesson-trick-points-bid =
    The first six tricks score nothing. After that, only those that were **bid** count, and the contract tells you how many: with { BRIDGE("3D") } it is three, so 3 × 20.
    
    These are the **trick points**. They are earned only if the contract is made.
lesson-trick-points-picture =
    The program sets a score out line by line. Today look only at the first line, the trick points: 60. The bonus below it comes in the next lesson.
lesson-trick-points-notes-first =
    Lay nine cards in a row on the table and cover six with your hand: only what can still be seen is paid for. People who have seen this do not count all the tricks again.
lesson-trick-points-first =
    Here is the new player’s score for { BRIDGE("3D") }. The 50 in the second line is right. The first line says 180, nine times 20: the first six tricks have been counted too.
lesson-trick-points-second =
    East bid { BRIDGE("2H") } and won ten tricks. Somebody has counted four times 30: that is the 120 in the first line. But only two were bid.
    
    Tricks above the contract are **overtricks**. They have a line of their own.
lesson-trick-points-third =
    East’s { BRIDGE("2H") } with ten tricks once more. Suppose East had won an eleventh trick. There would still be only two tricks bid. Which line of the score would be different?
lesson-trick-points-notrump =
    In **no trumps** the first trick above six counts **40** and each further one 30.
    
    So { BRIDGE("1NT") } is worth 40 trick points, for the one trick that was bid.
lesson-trick-points-fourth =
    West has made { BRIDGE("2NT") }. The score says 60, twice 30. What has been forgotten? The first of the two tricks is worth 40.
lesson-trick-points-notes-vote =
    Three no-trump tricks do make 100, and three were won above six; that is why the line looks right. Ask how many had been bid: two. The third belongs on the next line.
lesson-trick-points-two-hundred-eighty =
    This sum can really be found in print: 40 and eight times 30, so 280 points for { BRIDGE("3NT") }. The first six tricks have crept in.
    
    Three were bid: 40 + 30 + 30, and that is 100.
lesson-trick-points-slip =
    Now you see why the contract goes on the traveller as it was bid. { BRIDGE("2H") }+2 and { BRIDGE("4H") }= are ten tricks each. But in one case two tricks were bid, in the other four.
    
    Two more lines for practice.
lesson-trick-points-end =
    Twenty or thirty for each trick bid, and in no trumps forty for the first: three numbers, and the first line is done. The bonus comes next.

## part-score-and-game

lesson-part-score-and-game-title = Part-score and game
lesson-part-score-and-game-goal =
    After this lesson you can tell a part-score from a game, and say what bonus each one earns.
    
    East makes { BRIDGE("3S") }: 90 trick points. At the next table, with the same cards, East makes { BRIDGE("3NT") }: 100 trick points. Neither side is vulnerable.
    
    Not much between them, you might think. But one pair scores 140 and the other 400. Why?
lesson-part-score-and-game-rule =
    A contract that is made also earns a **bonus** (Law 77). It depends on the trick points:
    
    – less than 100: a **part-score**, bonus 50,
    – 100 or more: a **game**, bonus 300, or 500 if declarer’s side is vulnerable.
lesson-part-score-and-game-picture =
    Here is { BRIDGE("3NT") } line by line. 40 + 30 + 30 come to 100 trick points, exactly enough for game. So the bonus is 300 and not 50.
lesson-part-score-and-game-which =
    The lowest contracts that reach 100:
    
    – { BRIDGE("3NT") } with nine tricks,
    – { BRIDGE("4H") } and { BRIDGE("4S") } with ten,
    – { BRIDGE("5C") } and { BRIDGE("5D") } with eleven.
    
    One level lower, it is a part-score.
lesson-part-score-and-game-notes-which =
    Write the five contracts on the board and leave them there; nobody has to know them by heart today. The one most often got wrong is four of a minor, clubs or diamonds: ten tricks, and no game.
lesson-part-score-and-game-first =
    South makes { BRIDGE("4D") } with ten tricks. Ten tricks in spades would be game. See what four diamond tricks come to.
lesson-part-score-and-game-second =
    South makes { BRIDGE("4S") }. Both sides are vulnerable, South’s too. The trick points are well above 100; look at what the bonus is this time.
lesson-part-score-and-game-third =
    South makes { BRIDGE("2H") } with eight tricks, vulnerable as before. The trick points are twice 30. Part-score or game? Put the bonus in the last line.
lesson-part-score-and-game-notes-vote =
    Those who vote for a game are counting the ten tricks won. Ask how many East had bid. If the room is divided, let one voter from each side explain, then vote again.
lesson-part-score-and-game-bid =
    Only the tricks **bid** decide. { BRIDGE("2H") } with ten tricks scores 170, { BRIDGE("4H") } with the same ten tricks 420.
    
    The big bonus goes to those who took the risk in the auction. Tricks that just came along do not make a game.
lesson-part-score-and-game-slams =
    Above game there is something more. A contract at level six is called a **small slam**, for example { BRIDGE("6D") }; at level seven it is a **grand slam**, for example { BRIDGE("7D") }.
    
    Both names are among the answers that follow. Their bonus comes in the last lesson of this chapter.
lesson-part-score-and-game-end =
    No wonder that players bid three no trumps, four hearts and four spades so readily: the bonus for game is the largest prize of an ordinary evening.

## vulnerability-and-undertricks

lesson-vulnerability-and-undertricks-title = When the contract goes down
lesson-vulnerability-and-undertricks-goal =
    This lesson teaches you to score a contract that goes down.
    
    South has promised ten tricks and won eight. For those eight there is not a single point: the contract has **gone down**, and now the opponents score.
    
    How much? That depends on the vulnerability shown on the board.
lesson-vulnerability-and-undertricks-picture =
    Here is how it came about. East and West compete in hearts, and South goes on to { BRIDGE("4S") }. That was one step too far: eight tricks, two short. North-South are vulnerable.
lesson-vulnerability-and-undertricks-rule =
    A missing trick is called an **undertrick**. Each one costs
    
    – **50** if declarer’s side is not vulnerable,
    – **100** if it is vulnerable (Law 77).
    
    Clubs or no trumps, level one or level seven: it makes no difference.
lesson-vulnerability-and-undertricks-notes-first =
    First have the class say how many tricks are missing, and only then talk of points. The mistake is hardly ever in the multiplying; it is in the subtracting.
lesson-vulnerability-and-undertricks-first =
    Ten promised, eight won, and North-South are vulnerable. There is only one line. No trick points, no bonus: those are for contracts that are made.
lesson-vulnerability-and-undertricks-column =
    The minus is there because the program looks at it from **declarer’s side**. On a real traveller there is no minus in front of the points: East-West’s 200 goes in their own column. What one side loses, the other scores.
lesson-vulnerability-and-undertricks-whose =
    Careful: it is always **declarer’s side** whose vulnerability counts, for undertricks as for the game bonus. Whether the side that scores is vulnerable does not matter.
lesson-vulnerability-and-undertricks-second =
    North has gone two down in { BRIDGE("3NT") }. East-West are vulnerable, North-South are not. North played the contract, so each undertrick costs 50.
lesson-vulnerability-and-undertricks-third =
    West played { BRIDGE("5C") } and won eight tricks; neither side is vulnerable. Six and five make eleven, so three tricks are missing, at 50 each. Fill in the line for West’s side, with its minus.
lesson-vulnerability-and-undertricks-notes-vote =
    Many choose a contract played by North, because North-South scored. Ask: who must have gone down, if North-South get points for undertricks? Only then have them work out how much each trick costs.
lesson-vulnerability-and-undertricks-changes =
    If you are **vulnerable**, there is more to win and more to lose: 500 instead of 300 for a game, 100 instead of 50 for an undertrick.
    
    Trick points stay as they are, and so does the 50 for a part-score.
lesson-vulnerability-and-undertricks-fourth =
    East makes { BRIDGE("4S") }; neither side is vulnerable. What if East-West had been? Go through the lines one by one and ask each time: does this one depend on vulnerability?
lesson-vulnerability-and-undertricks-undoubled =
    All this is about **undoubled** contracts. Some articles simply say that an undertrick costs 50 or 100. That is true only as long as nobody has doubled; the next chapter shows what a double does.
lesson-vulnerability-and-undertricks-end =
    Count the missing tricks, look at the board, and give the points to the other side. No need to be sorry: a small loss is often the best result on the board.

## overtricks-and-accounts

lesson-overtricks-and-accounts-title = Overtricks and the full score
lesson-overtricks-and-accounts-goal =
    Soon you will work out the full score of an undoubled contract, line by line.
    
    East bid { BRIDGE("2S") } and won nine tricks. Two tricks were bid: you know what they are worth, and you know the bonus. But what about the ninth trick?
    
    Once you know that, you can work out the full score.
lesson-overtricks-and-accounts-rule =
    A trick above the contract is an **overtrick**. Undoubled it is worth **20** in clubs and diamonds, **30** in hearts, spades and no trumps (Law 77).
    
    That is the same whether vulnerable or not. And it never counts towards game.
lesson-overtricks-and-accounts-order =
    A contract that is made is scored in up to three lines:
    
    – trick points for the tricks **bid**,
    – overtricks, if there are any,
    – one bonus: part-score or game.
    
    Add them up, and you have the score.
lesson-overtricks-and-accounts-notes-first =
    Give each line to one person: trick points, overtricks, bonus. Each calls out a number, and the class adds up. Later have one person do it all. Ten minutes with three or four boards.
lesson-overtricks-and-accounts-first =
    East’s nine tricks in { BRIDGE("2S") }. East-West are not vulnerable; North-South are, but that makes no difference. Before each line appears, say what will be in it.
lesson-overtricks-and-accounts-second =
    West has won eleven tricks in { BRIDGE("3NT") }, vulnerable. The tricks bid reach 100, so it is a game. Two overtricks are added at 30 each.
lesson-overtricks-and-accounts-third =
    North played { BRIDGE("1NT") }, not vulnerable, and won ten tricks. The one trick bid counts 40, the three overtricks 90. Think back to what counts towards game. Which bonus goes in the last line?
lesson-overtricks-and-accounts-notes-vote =
    The 100 gets votes from those who forget the 40 for the first trick, the 500 from those who have not looked at the vulnerability. Have each group work out its line aloud.
lesson-overtricks-and-accounts-forty =
    In no trumps only the **first** trick above six counts 40, and that one has always been bid. So an overtrick in no trumps is worth 30, never 40.
lesson-overtricks-and-accounts-same =
    { BRIDGE("2S") }+1 and { BRIDGE("3S") }= both score 140. Between two part-scores in the same suit it costs nothing to have stopped lower.
    
    It is another matter when the next level would be game.
lesson-overtricks-and-accounts-fourth =
    North made { BRIDGE("3S") } with one overtrick, 170. With the same ten tricks { BRIDGE("4S") } would have scored 420. Follow the tenth trick: which line is it in now, and which would it be in then?
lesson-overtricks-and-accounts-end =
    Tricks bid, overtricks, bonus: work out one score at the table tonight before you look at the scoring table, and see whether both agree.

## slams

lesson-slams-title = Slams
lesson-slams-goal =
    By the end you can score any undoubled contract, slams included.
    
    South plays { BRIDGE("4S") } and wins twelve tricks, not vulnerable: 480 points, and everybody is pleased.
    
    At the next table they were bolder: { BRIDGE("6S") }, with the same twelve tricks. There the traveller says 980. Where does the difference come from?
lesson-slams-names =
    A contract at level six is a **small slam**: { BRIDGE("6D") } promises twelve tricks, all but one.
    
    A contract at level seven is a **grand slam**: { BRIDGE("7H") } promises all thirteen.
lesson-slams-rule =
    A slam **bid and made** is also a game, and gets the game bonus. On top of it comes a bonus of its own (Law 77):
    
    – small slam: **500**, vulnerable **750**,
    – grand slam: **1000**, vulnerable **1500**.
lesson-slams-notes-first =
    Before you show the example, ask whether the game bonus is still due. A good half usually thinks that the slam bonus takes its place.
lesson-slams-first =
    South makes { BRIDGE("6D") }, vulnerable. Six diamond tricks are worth 120, so the game bonus of 500 is there. And now look at the line below it.
lesson-slams-second =
    South has bid { BRIDGE("7H") } and won every trick, vulnerable. Again there are two bonuses, one below the other. Not vulnerable, the whole score would come to 1510.
lesson-slams-third =
    South makes { BRIDGE("6H") } with twelve tricks. East-West are vulnerable, North-South are not. Trick points 180, game bonus 300. What goes in the last line?
lesson-slams-notes-vote =
    “Thirteen tricks, so a grand slam”: that is how many will vote. Ask what East had bid. Afterwards have them work out the score; vulnerable it comes to 1470.
lesson-slams-thirteenth =
    It is the bid that decides. { BRIDGE("6NT") } with thirteen tricks is still a small slam, and the thirteenth trick is an overtrick for 30 points.
    
    And thirteen tricks in { BRIDGE("4S") } are no slam at all.
lesson-slams-failed =
    And if it goes wrong? West bids { BRIDGE("7S") }, neither side vulnerable, and is one trick short. The opponents get 50, and the tricks won are worth nothing. { BRIDGE("6S") } would have scored 980.
lesson-slams-list =
    All the bonuses together, not vulnerable and vulnerable:
    
    – part-score: 50 and 50,
    – game: 300 and 500,
    – small slam, besides the game: 500 and 750,
    – grand slam, besides the game: 1000 and 1500.
lesson-slams-end =
    That is the whole table of undoubled scores. The next chapter brings the double, and with it the liveliest scores of all.
