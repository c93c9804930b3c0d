### Lessons on rubber bridge: the sheet, the game, the rubber, the honours.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-rubber-title = Rubber bridge, for those who play at home

## below-and-above

lesson-below-and-above-title = Above and below the line
lesson-below-and-above-goal =
    After this lesson you can enter a deal on the sheet of a rubber.
    
    Four friends, a kitchen table, a pack of cards, pencil and paper. No boards, no other tables: this is **rubber bridge**, the original form of the game.
    
    It is played until one side has won two games. That is a **rubber**.
lesson-below-and-above-rule =
    The sheet has two columns, “We” and “They”, and a line across the middle.
    
    Only the points for tricks **bid and made** go **below the line** (rubber bridge Law 72). A trick is worth as much as in a tournament.
lesson-below-and-above-notes-picture =
    Draw the two columns and the line where everybody can see them, and keep the score as you go: above the line upwards, below it downwards. Give each table a sheet of paper as well.
lesson-below-and-above-picture =
    We are North-South. On deal 1 South bids { BRIDGE("2H") } and wins nine tricks: 60 below the line, and 30 above for the overtrick. On deal 2 East goes two down in { BRIDGE("3D") }: 100 for us, above.
    
    Above the line you write upwards, so the latest number is at the top.
lesson-below-and-above-first =
    North bids { BRIDGE("2NT") } and wins nine tricks. The contract is worth 70, and that goes below the line. The ninth trick was not bid: its 30 points go above.
lesson-below-and-above-above = **Above the line** goes everything else (rubber bridge Law 81):
    
    – overtricks,
    – bonuses for slams, and for doubled contracts that are made,
    – undertricks, in the **opponents’** column.
    
    A number always goes with the side that earned it.
lesson-below-and-above-second =
    South plays { BRIDGE("4S") } and wins nine tricks, one too few. Look at the columns: South’s side writes nothing at all, East-West get 50. Nobody has come any nearer to game.
lesson-below-and-above-third =
    West bids { BRIDGE("6S") } and wins twelve tricks. The 180 for the tricks goes below the line, the 500 for the small slam above. The next lesson explains why a new line is then drawn.
lesson-below-and-above-no-premium =
    One thing is missing: the bonus for part-score or game, which in a tournament goes with every contract made. { BRIDGE("1NT") } made is worth 90 there, here 40; { BRIDGE("3NT") }, not vulnerable, is worth 400 there, here 100.
    
    At rubber bridge games are paid for **at the end of the rubber**.
lesson-below-and-above-last-step =
    East bids { BRIDGE("2H") } and wins ten tricks. Below the line, in the East-West column, go 60 for the tricks bid. That leaves two overtricks, at 30 each. What do they write above the line?
lesson-below-and-above-doubled =
    If the contract was **doubled**, the tricks bid count twice, redoubled four times, and **all of it** goes below the line: { BRIDGE("1SX") } made gives 60, { BRIDGE("1SXX") } 120. The 50 or 100 for making it go above.
lesson-below-and-above-notes-vote =
    Many put the overtrick below the line as well. Ask what had been bid: two diamond tricks, doubled, 80 points. The overtrick goes above, with the 50, and never counts towards game.
lesson-below-and-above-notes-question =
    The usual wrong answer puts 60 below the line and the other 60 above. Ask what was bid: two spade tricks, and doubled each of them is worth 60. So all of it belongs below.
lesson-below-and-above-end =
    Take a sheet of paper, draw the columns and the line, and enter a deal of your own. The next lesson shows when a game is won.

## games-and-the-rubber

lesson-games-and-the-rubber-title = Games and the rubber
lesson-games-and-the-rubber-goal =
    By the end you can say when a game is won and what a rubber is worth.
    
    We have 60 points below the line. Now North plays { BRIDGE("2NT") } and makes it. South takes the pencil and draws a second line, right across both columns. What has happened?
lesson-games-and-the-rubber-rule =
    A side with **100 points or more below the line** wins a **game**. The points may come from a single deal or be collected in several.
    
    When a game is won, a new line is drawn across both columns (rubber bridge Law 73).
lesson-games-and-the-rubber-picture =
    Here is the sheet before North’s { BRIDGE("2NT") }: South has made { BRIDGE("2H") } with an overtrick, East { BRIDGE("1NT") }. Now another 70 go below the line, and 60 and 70 make 130. The 30 above the line do not count towards the game.
lesson-games-and-the-rubber-line =
    After the new line **both sides start again from nothing**. What was over 100 is not carried over, and the opponents’ part-score no longer helps them either.
    
    But no number is crossed out or moved. At the end everything is added up.
lesson-games-and-the-rubber-first =
    The same three deals, step by step. Look at the last: North-South have won a game, and both sides are back at 0. East’s 40 no longer helps towards the next game, but it still counts in the total.
lesson-games-and-the-rubber-last-step =
    Another rubber; we are East-West. West has made { BRIDGE("3C") }, North { BRIDGE("2S") }: 60 points each. On the third deal South makes { BRIDGE("1NT") }, worth 40. So North-South have 60 and 40, exactly 100. How many games do they have now?
lesson-games-and-the-rubber-vulnerable =
    A side that has won a game is **vulnerable** from then on. No board decides it here: at the start neither side is vulnerable, later one side, perhaps both. Bonuses and undertricks follow the same scale as in a tournament.
lesson-games-and-the-rubber-second =
    North-South have won a game with { BRIDGE("4S") }. Now North goes two down in { BRIDGE("3NT") }: 200 for East-West. If East had gone two down in it, the cost would have been only 100, because East-West have no game yet.
lesson-games-and-the-rubber-notes-vote =
    After the second deal many leave East-West their 60 towards the next game; others strike them out of the rubber altogether. Go back to the sheet: no number has been crossed out. For the next game those points are gone, for the total they are not. Three minutes.
lesson-games-and-the-rubber-premium =
    Two games win the **rubber**, and with it a bonus above the line (rubber bridge Law 74):
    
    – **700** if the opponents have no game,
    – **500** if they have one.
    
    Then each side adds up everything in its column.
lesson-games-and-the-rubber-third =
    North-South win with { BRIDGE("4S") } and { BRIDGE("3NT") }, two games to none. So the bonus is 700. Look at the totals: the 40 that East-West got for { BRIDGE("2D") } count there too.
lesson-games-and-the-rubber-unfinished =
    Somebody has to catch the last bus, and the rubber is left **unfinished** (rubber bridge Law 80):
    
    – only one side has a game: **300** for it,
    – only one side has a part-score in the game under way: **100**.
    
    Where both sides have one, neither gets anything for it.
lesson-games-and-the-rubber-fourth =
    North-South have the only game: 300. East-West have the only part-score after it, 80 points: 100. Now look at who is ahead: East-West, because North once went two down doubled and vulnerable.
lesson-games-and-the-rubber-end =
    A hundred below the line is a game, and two games are a rubber. If you must break it off, the side with the only game or the only part-score still gets something for it.

## honours-in-one-hand

lesson-honours-in-one-hand-title = Honours in one hand
lesson-honours-in-one-hand-goal =
    You will learn to see at a glance whether a hand earns a bonus for honours.
    
    The last card has been played, and North says: “And a hundred for honours.” East is puzzled and has never heard of such a thing at the club. No wonder: this bonus exists only at rubber bridge.
lesson-honours-in-one-hand-picture =
    North plays { BRIDGE("4S") }. There are five trump **honours**: ace, king, queen, jack and ten. North holds four of them; only the ten is somewhere else.
lesson-honours-in-one-hand-rule =
    Trump honours **in one hand** earn a bonus above the line (rubber bridge Law 81):
    
    – four of the five: **100**,
    – all five: **150**.
    
    Only the trump suit counts.
lesson-honours-in-one-hand-first =
    The same hand. North-South write 100 above the line, as well as what the contract brings them. { BRIDGE("DQ") } is an honour too, but diamonds are not trumps.
lesson-honours-in-one-hand-second =
    South plays { BRIDGE("3DX") } with all five honours in diamonds: 150. The double makes no difference to that.
lesson-honours-in-one-hand-split =
    “In one hand” means exactly that. What partner holds is **not added**: two honours here and two over there are worth nothing, however useful they are in the play.
lesson-honours-in-one-hand-third =
    West plays { BRIDGE("6S") }. East and West together have the ace, king, jack and ten of trumps, four of the five. But two are with West and two with East, so there is no bonus for honours. The slam still earns its bonus, of course.
lesson-honours-in-one-hand-notes-vote =
    The usual wrong vote is “no bonus”: because East is only defending, or because the ten is not thought to be an honour. Have both groups give their reasons; the rule comes in the next step.
lesson-honours-in-one-hand-who = **Any of the four players** may earn this bonus: declarer, dummy or a defender. It makes no difference whether the contract is made. The holder’s side writes it down.
    
    It is wise to mention honours only after the last trick: any earlier, and you would be telling everybody what you hold.
lesson-honours-in-one-hand-aces =
    In **no trumps** there are no trump honours. There the **four aces** in one hand earn 150; three aces earn nothing. And if there is a trump suit, aces of other suits do not count.
lesson-honours-in-one-hand-last-step =
    South plays { BRIDGE("3NT") } and wins only eight tricks, one down. On the table lies North’s hand, dummy’s, with four aces. There is no trump suit, so the aces are what matters. What does this hand earn?
lesson-honours-in-one-hand-tournament =
    In a **tournament** there is never a bonus for honours (Law 77 of duplicate bridge). There the luck of the cards is meant to count as little as possible: the score comes from the contract and the tricks alone.
lesson-honours-in-one-hand-end =
    Mention your honours when the play is over, not before: nobody likes to tell the table what they hold.

## a-whole-rubber

lesson-a-whole-rubber-title = A whole rubber
lesson-a-whole-rubber-goal =
    After this lesson you can keep the score of a whole rubber.
    
    “One more rubber before supper?” Four people, two packs of cards, about an hour. We are North-South and follow a rubber from the first deal to the final total: six deals, three games.
lesson-a-whole-rubber-draw =
    Before the first deal everybody **draws a card**. The two highest are partners against the two lowest; between equal cards the suits decide, spades first. The player with the highest card chooses a seat and a pack, and **deals first**.
lesson-a-whole-rubber-cards =
    With **two packs** nobody has to wait: while the dealer deals one, the dealer’s **partner** shuffles the other for the next deal. Just before dealing, the pack is cut by the player on the dealer’s right. The cards go out one at a time, the first to the left.
lesson-a-whole-rubber-rule =
    After each deal the **player on the left** deals the next. If all four pass, nothing is written and the next player deals.
    
    This goes on until one side has two games. It may take two deals or twenty.
lesson-a-whole-rubber-first =
    Deal 1. North bids { BRIDGE("1NT") } and wins eight tricks. The contract goes below the line. And the eighth trick?
lesson-a-whole-rubber-second =
    Deal 2: West makes { BRIDGE("3H") }, 90 below the line, close to a game. Deal 3: East plays { BRIDGE("3DX") } and wins seven tricks, two short. Nobody has a game yet, so East is not vulnerable, and we get 300.
lesson-a-whole-rubber-picture =
    Deal 4; West deals. South bids { BRIDGE("2NT") }, and North passes. Why not { BRIDGE("3NT") }? We have 40 below the line, and 40 and 70 are enough for game. At rubber bridge you bid with one eye on the score.
lesson-a-whole-rubber-third =
    South makes it: 110, the first game, and we are vulnerable. East-West’s 90 no longer counts towards the next game, but it stays on the sheet.
lesson-a-whole-rubber-last-step =
    Deal 5. West bids { BRIDGE("6S") } and wins twelve tricks: 180 below the line, a game for East-West. Above it, 500 for the slam, since they had no game yet, and the honours: West held four of the five. How much is that above the line in all?
lesson-a-whole-rubber-notes-vote =
    Another rubber, before ours is settled. Many vote 500, because East-West have 40 below the line. But a part-score is no game: the win is a clean one and earns 700, more than a hard fight.
lesson-a-whole-rubber-fourth =
    Deal 6. South makes { BRIDGE("4S") }: our second game, and the rubber. East-West have won one, so the bonus is 500. Then everything is added up, including the 90 that no longer counted towards game: 1060 for us, 870 for East-West.
lesson-a-whole-rubber-settle =
    We have won by **190**. If you play for small stakes, the difference is what the losers pay. Many tables round it to whole hundreds, here to two hundred: a custom, not a Law.
lesson-a-whole-rubber-tactics =
    What is worth fighting for? An overtrick is worth 20 or 30, the rubber 500 or 700. If you go three down doubled to stop a game, you lose 500 even when not vulnerable, as much as a rubber at two games to one. This is advice, not a rule.
lesson-a-whole-rubber-push =
    And if you cannot make game yourself, do not bid on too long: you may push the opponents into theirs.
lesson-a-whole-rubber-history =
    In the early nineteen-thirties a match at rubber bridge filled the newspapers: Ely Culbertson against Sidney Lenz in New York, a hundred and fifty rubbers. Culbertson’s side won. Many people who read about it wanted to learn bridge.
lesson-a-whole-rubber-end =
    Four people, two packs, pencil and paper: that is all you need for an evening. Whom will you invite?

## four-deals

lesson-four-deals-title = Chicago: four deals
lesson-four-deals-goal =
    After this lesson you can keep the score of a Chicago.
    
    A rubber can last an hour. Whoever comes late to a club would rather not wait so long: in Chicago a game is over after **four deals**. Its rules are a custom; they are not in the Laws of duplicate.
lesson-four-deals-dealer =
    Each player **deals once**. Nobody loses a turn: if all four pass, the **same player deals again**.
lesson-four-deals-first = South made the first contract; then East dealt, and all four passed. East deals again.
lesson-four-deals-vulnerable =
    The number of the deal decides who is **vulnerable**:
    
    - on the first deal nobody
    - on the second and third the **dealer’s side**
    - on the fourth everybody.
lesson-four-deals-rule =
    Tricks, slams, undertricks and honours are worth what they are at a rubber. But a **game is paid at once**: 300, or 500 if vulnerable. At the end there is no bonus.
lesson-four-deals-second = South bid { BRIDGE("2H") } and won nine tricks: 60 and 30, no game. The 60 count on, **until somebody makes a game**.
lesson-four-deals-last-step = We are vulnerable on the third deal, and North makes { BRIDGE("2C") }. We already have 60. What do we get in all?
lesson-four-deals-notes-vote =
    Another Chicago. Many add our 40 to the 60 and vote for a game. Ask what happened in between: the game of East-West ended the race for both sides.
lesson-four-deals-end-of-four = A **part-score on the last deal** earns 100 more. Then everything is added up.
lesson-four-deals-customs =
    Not every table plays alike. At some, the side that does **not deal** is vulnerable on the second and third deals; at others every deal stands alone, and a part-score is worth 50. Agree before you begin.
lesson-four-deals-end =
    Four deals, then new partners if you like: with six people at home, nobody sits out for long.
