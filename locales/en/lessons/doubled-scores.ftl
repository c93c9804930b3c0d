### Lessons on the scores of doubled and redoubled contracts.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-doubled-scores-title = Doubled scores

## doubled-and-made

lesson-doubled-and-made-title = Doubled and made
lesson-doubled-and-made-goal =
    After this lesson you can score a contract that was **doubled** and made.
    
    East-West play { BRIDGE("2S") } and win eight tricks, exactly what they promised. Somebody is already writing down 110, as usual. “But I doubled,” says South.
    
    So what goes on the traveller?
lesson-doubled-and-made-picture =
    Here is how it came about. East bids spades, West raises to { BRIDGE("2S") }, and just when that seems to be the end, South doubles. All pass. East plays { BRIDGE("2SX") }, and East-West are vulnerable.
lesson-doubled-and-made-rule =
    After a double, each trick that was **bid** is worth twice as much: { BRIDGE("2S") } comes to 120 instead of 60.
    
    Only then do we ask whether it reaches 100. Here it does, so the part-score has become a **game**: a bonus of 500, or 300 if not vulnerable.
lesson-doubled-and-made-fifty =
    On top of that come **50 points** for making the contract in spite of the double. Players call it “50 for the insult”. It is always 50, vulnerable or not, for a part-score or for a slam.
lesson-doubled-and-made-notes-first =
    Ask for a guess before the first line appears. Many will simply double the usual score: let them, and come back to it when the game bonus is on the screen.
lesson-doubled-and-made-first =
    East-West, vulnerable, eight tricks. Look at the game bonus: 500 of the 670 points come from that one line. Undoubled it was 110 in all.
lesson-doubled-and-made-overtricks =
    What about **overtricks**, the tricks above the contract? Doubled, they have a value of their own: **100** each, or **200** if declarer’s side is vulnerable. Clubs, hearts or no trumps, it makes no difference.
lesson-doubled-and-made-second =
    North plays { BRIDGE("3DX") }, not vulnerable, and wins ten tricks, one more than promised. That one is worth 100. It does not help towards game, though: only the three tricks bid do that.
lesson-doubled-and-made-part-score =
    Does a double always make a game? No: the **doubled** trick points must reach 100.
    
    – { BRIDGE("1SX") }, { BRIDGE("1NTX") }, and anything up to { BRIDGE("2DX") }: still a part-score,
    – { BRIDGE("2HX") } and anything above it, so { BRIDGE("3CX") } too: a game.
lesson-doubled-and-made-third =
    West plays { BRIDGE("2DX") }, not vulnerable, and wins eight tricks. Two diamond tricks, doubled, are worth 80: not enough. So the bonus is still the 50 for a part-score, and another 50 comes for the double.
lesson-doubled-and-made-last-line =
    South plays { BRIDGE("1SX") }, vulnerable, and wins exactly seven tricks. The one trick bid counts 60, so it is a part-score with its bonus of 50. One line is still missing. What goes there?
lesson-doubled-and-made-notes-vote =
    The usual wrong vote is “a game”, from people who count all nine tricks. Ask them how many West had bid. Afterwards work out the score together: 380 if vulnerable.
lesson-doubled-and-made-not-all =
    You may read that a double doubles the whole score. It does not. { BRIDGE("4S") } made, not vulnerable, scores 420, and doubled 590. The tricks bid count twice and 50 is added; the bonuses for game and slam stay what they are.
lesson-doubled-and-made-end =
    Double the points for the tricks bid and see whether they reach 100. Then comes the bonus, and you add 50 for making it and 100 or 200 for each overtrick.

## doubled-and-down

lesson-doubled-and-down-title = Doubled and down
lesson-doubled-and-down-goal =
    You will learn what a doubled contract costs when it goes down.
    
    Two tricks short, not vulnerable: that costs 100, fifty for each trick. But somebody doubled. 200, then? No: 300.
    
    Doubled **undertricks**, the tricks missing from the contract, have a scale of their own.
lesson-doubled-and-down-picture =
    East-West have bid { BRIDGE("4H") }. North does not want to let them play it and bids { BRIDGE("4S") }; West doubles. South wins only eight tricks, two too few. North-South are not vulnerable.
lesson-doubled-and-down-rule =
    Doubled and **not vulnerable**, the cost goes up as you go down:
    
    – the first undertrick costs 100,
    – the second and the third 200 each,
    – every further one 300.
lesson-doubled-and-down-first =
    Two undertricks: 100 and 200. East-West score 300. If East-West, vulnerable, had made { BRIDGE("4H") }, they would have scored 620, so North’s bid was not a bad idea at all.
lesson-doubled-and-down-vulnerable = **Vulnerable**, the first undertrick already costs **200**, and every further one **300**. Only declarer’s side matters; whether the opponents are vulnerable makes no difference.
lesson-doubled-and-down-notes-second =
    Have the class add up aloud, trick by trick: “two hundred, five hundred, eight hundred”. After a few deals the class will know the scale.
lesson-doubled-and-down-second =
    West opened { BRIDGE("3D") }, North doubled, and all passed. West wins six tricks, three short, and is vulnerable: 200 for the first, 300 for each of the other two.
lesson-doubled-and-down-last-step =
    West plays { BRIDGE("2HX") }, neither side vulnerable, and only five tricks come in: three short. The first costs 100, the second and the third 200 each. How many points does West’s side lose?
lesson-doubled-and-down-totals =
    Added up, from one down to six down:
    
    – not vulnerable: 100, 300, 500, 800, 1100, 1400
    – vulnerable: 200, 500, 800, 1100, 1400, 1700
    
    From two down onwards, the vulnerable row is one step ahead.
lesson-doubled-and-down-notes-vote =
    The usual wrong vote is three down, not vulnerable: three times 100. Have the class count up the scale step by step. The two rows of totals may stay in sight.
lesson-doubled-and-down-whose =
    In a contract that goes down, the tricks won score nothing, there is no bonus and no 50 for the double. Level and suit do not matter either: two down in { BRIDGE("3NTX") } costs as much as two down in { BRIDGE("2HX") }.
lesson-doubled-and-down-end =
    Say the scale aloud once: 100, 200, 200, then 300 each; vulnerable 200, then 300 each. It is the one row of bridge numbers worth knowing by heart.

## redoubled

lesson-redoubled-title = Redoubled
lesson-redoubled-goal =
    In this lesson you learn to score the rarest contracts, the redoubled ones.
    
    { BRIDGE("1NT") }, seven tricks, 90 points: there is hardly a smaller score in bridge. But if the opponents have doubled and your side has answered with a **redouble**, the same seven tricks are worth 560.
lesson-redoubled-picture =
    West opens { BRIDGE("1NT") } and North doubles. When the turn comes round again, West is still happy with the contract and redoubles. All pass. West wins exactly seven tricks; East-West are not vulnerable.
lesson-redoubled-rule = **Redoubled**, the tricks bid count four times: { BRIDGE("1NT") } is worth 160 instead of 40. That is over 100, so it is a game.
    
    And for making the contract there are now **100 points** instead of 50.
lesson-redoubled-first =
    The same seven tricks: 90 undoubled, 180 doubled, and now 560. It is the game bonus of 300 that makes the difference.
lesson-redoubled-overtricks =
    Redoubled **overtricks** are worth twice the doubled ones: **200** each, or **400** if declarer’s side is vulnerable. Again the suit makes no difference.
lesson-redoubled-second =
    East plays { BRIDGE("2CXX") }, not vulnerable, and wins nine tricks: one overtrick. Two club tricks, counted four times, are worth 160. The overtrick alone is worth 200.
lesson-redoubled-last-line =
    North plays { BRIDGE("3DXX") }, not vulnerable, and wins exactly nine tricks. The tricks bid come to 240, so it is a game and 300 is added. One line is still missing. What goes there?
lesson-redoubled-notes-vote =
    “A redouble is always a game” is the usual wrong answer. Have the class do the sum: one club trick four times. It does not reach 100.
lesson-redoubled-only-one =
    Only { BRIDGE("1CXX") } and { BRIDGE("1DXX") } remain part-scores, with 80 trick points. Every other redoubled contract that is made is a game, even { BRIDGE("1HXX") }.
lesson-redoubled-down =
    And if it goes wrong? Redoubled **undertricks** cost twice as much as doubled ones:
    
    – not vulnerable 200, then 400 and 400, then 600 each,
    – vulnerable 400, then 600 each.
lesson-redoubled-notes-down =
    Show the short cut: first the doubled cost, then twice that. Nobody needs to learn a second table by heart.
lesson-redoubled-third =
    South plays { BRIDGE("3NTXX") }, neither side vulnerable, and wins seven tricks: two short. Doubled it would cost 300; redoubled it is twice as much.
lesson-redoubled-end =
    It may be months before you meet a redoubled contract. When it comes, you will be the one at the table who can work it out.

## find-the-mistake

lesson-find-the-mistake-title = Find the mistake
lesson-find-the-mistake-goal =
    By the end you can check somebody else’s score and put your finger on the wrong line.
    
    North has played { BRIDGE("3DX") } with an overtrick, not vulnerable, and writes 510 on the traveller. East frowns. In a tournament one side writes and the other checks, so it helps to be able to follow a score that somebody else has worked out.
lesson-find-the-mistake-rule =
    Check **line by line**, always in this order:
    
    – the tricks bid: once, twice or four times?
    – the overtricks,
    – part-score, game or slam?
    – 50 for a double, 100 for a redouble.
    
    If the contract went down, there is only one line.
lesson-find-the-mistake-first =
    North’s score for { BRIDGE("3DX") }. Somebody put the overtrick down at 40, twice the value of a diamond trick. Doubled overtricks have their own value, so the total is 570, not 510.
lesson-find-the-mistake-what-if =
    A second way to check: change one thing in your mind and see which lines move. A **double** changes the points for tricks, overtricks and undertricks; it adds 50 if the contract is made, and may turn a part-score into a game.
lesson-find-the-mistake-second =
    { BRIDGE("3C") } made, vulnerable, scores 110. Suppose it had been doubled. The part-score bonus disappears, the game bonus appears: both lines count as changed.
lesson-find-the-mistake-vulnerable = **Vulnerability** changes less than you might think: the bonuses for game and slam, the undertricks, and doubled overtricks. The tricks bid and the part-score bonus stay as they are.
lesson-find-the-mistake-last-step =
    South bid { BRIDGE("3H") }, not vulnerable, and won ten tricks: 90, plus 30 for the overtrick, plus 50 for the part-score, 170 in all. What if South had bid { BRIDGE("4H") }? The overtrick disappears, and the trick points come to 120. Which bonus replaces the 50?
lesson-find-the-mistake-back =
    Sometimes only the score is known. Then work backwards and take off the bonuses first. Take 790: minus 500 for a vulnerable game, minus 50 for a double. That leaves 240, four tricks at 60: it fits { BRIDGE("4S") } or four hearts, doubled.
lesson-find-the-mistake-third =
    Three results with { BRIDGE("4S") } and ten tricks, and only one of them gives 790. Check them one by one: doubled or not, vulnerable or not.
lesson-find-the-mistake-notes-vote =
    The tempting answer is two down doubled, not vulnerable, as if each trick cost 100. Have the class work out all four results and write them beside the options.
lesson-find-the-mistake-end =
    If you do not write, you check: in a tournament that is everybody’s second job. A friendly “shall we look once more?” is all it takes.
