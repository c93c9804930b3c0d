### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Irregularities at the table

## A slip or a change of mind (Law 25)

lesson-was-it-meant-title = Was it meant?
lesson-was-it-meant-goal =
    After this lesson you can tell a slip of the fingers from a change of mind, and say what follows from each.
    
    North reaches for { BRIDGE("1S") }, but { BRIDGE("1H") } comes out of the bidding box. Is that North’s bid now? Before anything else, the Director asks: was it meant?
lesson-was-it-meant-picture =
    { BRIDGE("1H") } lies on the table, but North wanted { BRIDGE("1S") } all along. Nobody takes a card back without the Director. What counts is what North had in mind when reaching for the box, and not what looks better now.
lesson-was-it-meant-slip =
    If a call was **never meant**, only the fingers or the tongue slipped. If the player says so at once, it is put right: the call that was meant takes its place, and there is no further rectification. How the player noticed does not matter, even if it was by partner’s face (Law 25A).
lesson-was-it-meant-first =
    The Director believes North. Follow the two questions: what happens to { BRIDGE("1H") }, and what may declarer demand of the lead later?
lesson-was-it-meant-mind =
    A player who meant the call, if only for a moment, has had a **change of mind**. The first call stands, unless the left-hand opponent accepts the second. Either way, partner may not use the withdrawn one; and unless the two are comparable, declarer may later forbid partner to lead one suit (Laws 16, 25B and 26).
lesson-was-it-meant-second =
    This time North meant { BRIDGE("1H") }, and only then counted the spades: a second thought. See who decides, and what it means for the lead.
lesson-was-it-meant-notes-vote =
    Many vote for { BRIDGE("3S") }, because nobody has called since. Ask whether South meant { BRIDGE("2S") }. Whether anybody has called matters for a slip; for a second thought there is no right at all, only West’s consent. Two minutes.
lesson-was-it-meant-limit =
    For a slip, too, there is a limit: **partner’s next call**. If only the left-hand opponent has called, the slip is still put right, and that opponent may call again. Once partner has called, even a slip stands (Law 25A).
lesson-was-it-meant-third =
    East and South have passed before North looks at the table. South is North’s partner. So even this slip stands.
lesson-was-it-meant-fourth =
    North wanted { BRIDGE("2S") }, and { BRIDGE("1S") } lies there. East has doubled in the meantime. East is the left-hand opponent. Has partner called, too? Then you know what happens to { BRIDGE("1S") }.
lesson-was-it-meant-end =
    Fingers or thoughts: that is the whole question. A slip can be put right until partner calls; a second thought is up to the left-hand opponent. Either way, say at once what happened, and let the Director ask.

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = A bid that is too low
lesson-insufficient-bid-goal =
    By the end you can say who may let a bid that is too low stand, and which call may take its place without harm to partner.
    
    North opens { BRIDGE("1S") }. East is busy with a good heart suit, misses North’s card and bids { BRIDGE("1H") }. It happens in every club. May the bid stand?
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } does not beat { BRIDGE("1S") }: at the same level, hearts rank below spades. Such a bid is **insufficient**. Nobody puts it right on their own, neither East nor the opponents. The Director is called, and explains the choices (Laws 9 and 10).
lesson-insufficient-bid-accept =
    It is for the bidder’s **left-hand opponent** alone to decide first. That player may accept the low bid, by saying so or simply by making a call. Then the auction goes on as if the bid had been high enough (Law 27A).
lesson-insufficient-bid-notes-accept =
    Ask why it is the left-hand opponent and not the other one: because that player calls next. Have the class point at the seat for two or three other bidders as well.
lesson-insufficient-bid-first =
    South sits on East’s left. If South accepts, { BRIDGE("1H") } is the last bid. See what South may bid then: even { BRIDGE("1S") }, which North has bid already.
lesson-insufficient-bid-lowest =
    South need not accept. Then East must replace the bid. The simplest way is the **lowest sufficient bid in the denomination that was shown**: here hearts. If a bid shows another suit than it names, as a transfer does, the suit shown counts. Partner stays free (Law 27B).
lesson-insufficient-bid-second =
    East corrects to { BRIDGE("2H") }. Over { BRIDGE("1S") } there is no lower heart bid. East has only said hearts again, one level up, and West goes on calling as usual.
lesson-insufficient-bid-silence =
    A **comparable call**, which tells much the same, or the same more exactly, or serves the same purpose, leaves partner free as well (Law 23). After any other call, partner must **pass for the rest of the auction**. If they defend, declarer may forbid partner’s first lead in one suit that East has not shown legally (Law 26).
lesson-insufficient-bid-third =
    East would rather drop out, and passes. A pass is not the lowest heart bid, and it says nothing about hearts: so West is silenced. Follow both questions, the auction first and then the lead.
lesson-insufficient-bid-fourth =
    East opens { BRIDGE("2H") }. South, with five good diamonds, bids { BRIDGE("2D") }, and West does not accept. No call would be comparable here. So South needs the lowest diamond bid that beats { BRIDGE("2H") }. Go up step by step.
lesson-insufficient-bid-notes-vote =
    Most vote for “free”, because it is hearts both times. Ask for the lowest heart bid that beats { BRIDGE("1S") }. A jump tells more than East’s bid did, and nobody may profit from the second try. Two minutes are enough.
lesson-insufficient-bid-double =
    A double or redouble can replace the bid only if it is comparable. If not, it is cancelled too, and partner must pass throughout, whatever comes next. And even where partner stays free: if the mistake itself helped in the end, the Director adjusts the score (Law 27).
lesson-insufficient-bid-end =
    Two questions settle almost every case. Who sits on the left? And is the new call the lowest sufficient bid in the denomination shown, or comparable? The rest you need not know by heart: call the Director, and wait.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = A call out of rotation
lesson-a-call-out-of-turn-goal =
    This lesson shows you what happens to a call made too early, and what it costs.
    
    East is dealer and is still sorting the cards. South, believing it to be South’s turn, opens { BRIDGE("1S") }, and only then looks at the board. Is East’s first call lost?
lesson-a-call-out-of-turn-picture =
    It is East’s turn, and South has said { BRIDGE("1S") }. That is a **call out of rotation**. It does not automatically stand, and it is not automatically cancelled either. The Director is called, and until then nobody says anything more (Law 9).
lesson-a-call-out-of-turn-accept =
    The **left-hand opponent** may accept the call, simply by calling next. Then the auction goes on from there (Law 29A). If not, the call is cancelled, and the turn goes back to the player who should have called (Law 29B).
lesson-a-call-out-of-turn-first =
    South has spoken, and on South’s left sits West. Follow the two questions: who may accept, and whose turn it is if nobody does.
lesson-a-call-out-of-turn-second =
    East does not wait for the Director and opens { BRIDGE("1H") }. That is the simplest case, for it was East’s turn. South’s call is cancelled, and nobody has to pass (Law 28B). But North may not use what South has given away (Law 16).
lesson-a-call-out-of-turn-own-turn =
    The call is cancelled, and later South’s real turn comes. Here South called at the turn of East, the **right-hand opponent**. If that opponent now passes, South must **make the same call again** (Law 31). But if South’s early call was a pass, South passes again whatever the opponent says (Law 30).
lesson-a-call-out-of-turn-third =
    East passes. South has said { BRIDGE("1S") } already, and now nothing else will do. That is the end of the matter: North may call freely.
lesson-a-call-out-of-turn-notes-vote =
    The usual wrong votes: “only { BRIDGE("1S") } again” and “only Pass”. South had to repeat because East had passed; here East has bid, and that changes things. Have the class say what East has done.
lesson-a-call-out-of-turn-comparable =
    So South may choose. Now the Director compares: a **comparable call** tells much the same, or the same more exactly, or serves the same purpose; partner stays free (Law 23). Otherwise partner must pass, but only **once**. If they defend, declarer may forbid partner’s first lead in one suit that South has not shown legally (Law 26).
lesson-a-call-out-of-turn-fourth =
    East has opened { BRIDGE("1H") }. South first said { BRIDGE("1S") } and now passes, which is quite different. Compare this with an insufficient bid: there partner was silenced for good, here only once.
lesson-a-call-out-of-turn-fifth =
    North is dealer, and South passes too soon, at **partner’s** turn. The pass is cancelled. North opens { BRIDGE("1D") }, East passes, and South’s real turn has come. Must South pass again? That duty arises only after a pass at the right-hand opponent’s turn. What may South call?
lesson-a-call-out-of-turn-end =
    Accepted, repeated, or paid for with one pass: that is all that can happen to an early call. And a glance at the board before the first call saves you even that.

## Comparing calls (Law 23)

lesson-comparable-calls-title = When is a call comparable?
lesson-comparable-calls-goal =
    Here you learn to compare two calls by what they mean, and to say whether partner may go on calling.
    
    South’s { BRIDGE("1S") } was out of rotation and is cancelled; now South says { BRIDGE("2S") }. May North go on calling? That depends on one word: comparable. Three doors lead to it.
lesson-comparable-calls-picture =
    The columns show what the withdrawn call meant, and what the new one means. Only the **agreement** counts, not the name of the call. The Director asks for it first. Read line by line: the strength, the suits, and whether something is asked.
lesson-comparable-calls-similar =
    The first door: a **similar meaning**. A little more or less does not matter. How much is for the Director to judge (Law 23); our exercises allow three points, or one card of a suit, at either end.
lesson-comparable-calls-first =
    First an opening, then an overcall in the same suit. The strength is a little lower at both ends, the suit is the same: nearly the same meaning.
lesson-comparable-calls-subset =
    The second door: **fewer hands**. If every hand that the new call shows was possible after the withdrawn one, the new call is comparable: it says the same, only more exactly. The Laws call that a subset (Law 23).
lesson-comparable-calls-second =
    South passed out of rotation, and now responds { BRIDGE("1NT") }, showing six to nine points. All those hands would have passed: the new call only narrows them down.
lesson-comparable-calls-purpose =
    The third door: the **same purpose**. Some bids do not describe, they ask. If both ask the same question, name and level do not matter. A question for something else serves another purpose (Law 23).
lesson-comparable-calls-third =
    South asked for a major with { BRIDGE("2C") }, which was too low, and asks for it again with { BRIDGE("3C") }. The strength does not matter here: the question is the same.
lesson-comparable-calls-fourth =
    Now the other way round. The withdrawn call promised an opening and five spades; the new one may be weaker, and may have four. Is every hand of the new call among those of the withdrawn one?
lesson-comparable-calls-notes-vote =
    Many vote for “nearly the same”, since it is diamonds both times. Ask what { BRIDGE("2D") } promised: hearts. The name counts for nothing, the agreement for everything. Two minutes are enough.
lesson-comparable-calls-end =
    Nearly the same, fewer hands, the same question: one of the three is enough, and partner stays free. At the table, tell the Director what your calls mean. If the mistake itself helped in the end, the score can still be adjusted (Law 23).

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = An opening lead out of turn
lesson-the-wrong-opening-lead-goal =
    By the end of this lesson you can name declarer’s five choices when the wrong defender has led (Law 54).
    
    South plays { BRIDGE("3NT") }. West should lead, but East is quicker: { BRIDGE("SJ") } already lies face up on the table. “Was it your lead?” somebody asks. Nothing is lost, and nothing is dealt again.
lesson-the-wrong-opening-lead-picture =
    These are South’s cards; { BRIDGE("SJ") } was led by the wrong defender. The lead belonged to West, on declarer’s left. Before anybody touches another card, the Director is called. Then South decides alone: dummy has no say (Laws 10 and 54).
lesson-the-wrong-opening-lead-accept =
    South may **accept** the lead, in two ways. South may spread the whole hand: then South is dummy, and North becomes declarer (Law 54A). Or South accepts and remains declarer: the second card comes from South’s own hand, and dummy plays last (Law 54B).
lesson-the-wrong-opening-lead-first =
    South spreads the hand on the table. Follow the three questions: who plays the contract now, whose cards come next, and what happens to the jack.
lesson-the-wrong-opening-lead-second =
    Here too South accepts, but keeps the cards in hand and plays to { BRIDGE("SJ") }. Compare this with the last example: the lead stands both times, but declarer is not the same.
lesson-the-wrong-opening-lead-refuse =
    Or South **refuses**. The card becomes a major penalty card, and West leads. Before that, South may **require** the suit of the card, **forbid** it or make no demand. If South requires or forbids it, the card goes back to East’s hand (Laws 50 and 54).
lesson-the-wrong-opening-lead-third =
    All five choices together: two if South accepts, three if South refuses. Other ideas are not on the list: naming any suit, simply giving the card back, dealing again.
lesson-the-wrong-opening-lead-fourth =
    South plays { BRIDGE("4S") }, and East leads { BRIDGE("HQ") } out of turn. South refuses and forbids hearts. South is still declarer, and West leads another suit. Until now the queen lay on the table as a penalty card. What happens to it once the suit is forbidden?
lesson-the-wrong-opening-lead-notes-vote =
    The usual wrong vote: minor, because the card is small. Ask whether it fell or was played. A lead is made on purpose, and then the rank no longer matters. Two minutes.
lesson-the-wrong-opening-lead-rare =
    Two rare cases. If declarer may have seen one of dummy’s cards, there is no choice left: the lead must be accepted. And if declarer’s own side “leads”, it is not a lead at all: the card goes back, there is no further rectification, and the right defender leads (Law 54).
lesson-the-wrong-opening-lead-face-down =
    There is a simple safeguard: the opening lead is made **face down** (Law 41). You ask “Is it my lead?” and wait a moment. If it was the wrong defender’s, the Director has the card taken back, and it is not a penalty card.
lesson-the-wrong-opening-lead-end =
    Become dummy, accept, require the suit, forbid it, make no demand: five choices, and none of them is needed if the first card is led face down.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = A lead out of turn
lesson-a-lead-out-of-turn-goal =
    You will soon know who decides after a lead out of turn, and what happens to the card.
    
    Hearts are trumps, and South is declarer. East has just won the first trick with { BRIDGE("CK") }, but it is West who leads { BRIDGE("D4") }. It is easily done: you look at your own cards, and not at who won the trick.
lesson-a-lead-out-of-turn-picture =
    These are South’s cards and dummy’s. The lead belonged to East, West’s partner: { BRIDGE("D4") } is a **lead out of turn**. Everybody stops, and the Director is called. The other side may accept it; when a defender has led, declarer decides (Law 53).
lesson-a-lead-out-of-turn-defender =
    If South **accepts**, { BRIDGE("D4") } counts as led in turn, and dummy plays to it. If South **refuses**, it becomes a major penalty card, and the player whose turn it was leads. If that is the partner, declarer may require or forbid the suit at once (Laws 50 and 56).
lesson-a-lead-out-of-turn-first =
    South refuses. The lead belongs to East, the partner of the player whose card lies there. So South may decide at once: East must lead a diamond, must not, or is free.
lesson-a-lead-out-of-turn-second =
    East played { BRIDGE("CA") }, but South ruffed it. East missed that and leads { BRIDGE("D3") }. It was South’s lead. If South refuses, the card becomes a penalty card, like every refused lead of a defender. Does South choose now, or later? See who is to lead.
lesson-a-lead-out-of-turn-declarer =
    Declarer too can lead from the wrong hand. Then **either defender** may accept; if they differ, the one who plays next decides. If neither accepts, the card goes back. The hand whose turn it was, declarer’s other hand or a defender’s, leads any card (Law 55). Declarer never has a penalty card.
lesson-a-lead-out-of-turn-third =
    Dummy won the last trick, but South leads { BRIDGE("D2") } from hand. Look at both answers: who may accept, and what may be led from dummy.
lesson-a-lead-out-of-turn-notes-vote =
    The usual wrong votes: West and South. Declarer has no say about declarer’s own mistake. Have the class find the hand that led, and who plays after it.
lesson-a-lead-out-of-turn-playing-on =
    Sometimes somebody plays on before the Director comes. If the next player plays to the wrong lead, it is accepted. But if it was really an opponent’s turn to lead, that opponent may simply do so: then the right lead stands, and the wrong one goes back (Laws 53 and 60).
lesson-a-lead-out-of-turn-prevent =
    Two habits help. Before you lead, look who won the last trick. And dummy may **prevent** a lead from the wrong hand: “You are in dummy.” Once the card is on the table, dummy waits until somebody else has drawn attention to it (Laws 9, 42 and 43).
lesson-a-lead-out-of-turn-end =
    A lead that is refused costs a defender a penalty card, and declarer nothing. And an opponent who simply plays to the lead has accepted it: so look before you play.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = The revoke: noticed in time?
lesson-the-revoke-goal =
    After this lesson you can say whether a revoke can still be put right, and what happens to the cards.
    
    South leads { BRIDGE("H9") }. East sees no heart, ruffs with { BRIDGE("S7") }, and then finds { BRIDGE("HQ") } among the diamonds. It has happened to everybody. That is a **revoke**: not following suit when you could have (Law 61).
lesson-the-revoke-picture =
    Spades are trumps, and these are the cards East has left: { BRIDGE("HQ") } is still there. The duty to follow suit comes before everything else. As soon as attention is drawn to it, everybody stops, and the Director is called. The first question is always: can it still be put right?
lesson-the-revoke-correct =
    As long as there is time, a revoke **must be corrected**: the card is taken back, and one of the suit led is played. A defender’s card becomes a **major penalty card**, even a small one: it was not dropped, it was played. Declarer’s card simply goes back to the hand (Law 62).
lesson-the-revoke-first =
    East notices at once and says so. { BRIDGE("HQ") } is played to the trick, and { BRIDGE("S7") } stays on the table. Follow the two questions. Is the revoke established, that is, too late to correct? And what happens to the card?
lesson-the-revoke-established =
    It is too late once the revoke is **established**: as soon as the player or the partner leads or plays to the next trick, names a card for it, claims or concedes tricks, or agrees to a claim or concession of the opponents (Law 63). From then on the card stays played.
lesson-the-revoke-second =
    East has won the trick with { BRIDGE("S7") } and leads at once to the next. Only then does { BRIDGE("HQ") } turn up. It is East’s own side that has gone on: see what follows.
lesson-the-revoke-twelfth =
    This is the **twelfth trick**, and East has led to the thirteenth already. Established, then? Here the Laws make an exception: a revoke on trick twelve is put right even so, until the four hands are back in the board (Law 62). What happens to the card?
lesson-the-revoke-odd =
    Two odd cases. If **both sides** revoke on the same trick, both are put right, even if one side has gone on to the next trick. And a **penalty card** that should have been played, but was not, counts as a revoke as well (Laws 61 and 62).
lesson-the-revoke-notes-vote =
    The usual wrong vote: established, because the next trick has begun. Ask who began it. Dummy belongs to declarer’s side; East and West have done nothing yet. Some vote that the opponents may choose: they may not, since nobody waives what the Laws provide.
lesson-the-revoke-prevent =
    One question prevents most revokes: “No hearts left?” Declarer may ask a defender, a defender may ask declarer or partner, and dummy may ask declarer (Law 61). You need not point out an opponent’s revoke. But once somebody has mentioned it, the Director decides, even among friends (Laws 9 and 10).
lesson-the-revoke-end =
    Noticed in time, a revoke costs no trick: the right card is played, and only a defender’s wrong card stays on the table. And a tip for sorting your hand: keep a black suit between the two red ones.

## What a revoke costs (Law 64)

lesson-what-a-revoke-costs-title = What a revoke costs
lesson-what-a-revoke-costs-goal =
    In this lesson you learn how to count the tricks that a revoke costs, and why it may be more.
    
    East has ruffed a heart with { BRIDGE("S7") }, although { BRIDGE("HQ") } was still there, and has led to the next trick. Nothing can be put right any more. What do North and South get for it?
lesson-what-a-revoke-costs-picture =
    First find two things. Who **won the trick** of the revoke? And how many **later tricks** did the same side win? What was won before does not count. Dummy’s cards count as dummy’s: a trick won there was not won by declarer’s own hand.
lesson-what-a-revoke-costs-price =
    When play is over, an established revoke may cost tricks (Law 64):
    
    – **two**, if the player who revoked won that trick and that side also won a later one,
    – otherwise **one**, if the side won that trick or any later one,
    – **none**, if it won no trick from then on.
lesson-what-a-revoke-costs-third =
    East ruffed and won that trick; after it East and West won three more. See first who won the revoke trick, then count the later ones.
lesson-what-a-revoke-costs-fourth =
    This time East discards { BRIDGE("D5") }, and dummy’s ace wins. After that East and West win three tricks. East did not win the revoke trick, so two tricks are out of the question. Did the side win a later one?
lesson-what-a-revoke-costs-notes-vote =
    The usual wrong vote: two, because a trick was ruffed and won. Ask who had revoked, and who won. Then ask why four is wrong: the later tricks only show that there was something to win. Three minutes.
lesson-what-a-revoke-costs-minimum =
    One or two tricks are only the **minimum**. The Director compares with the play as it would have gone without the revoke. If the other side would then have done better still, the score is adjusted (Law 64C). That is so after every established revoke.
lesson-what-a-revoke-costs-deal =
    South plays { BRIDGE("6S") } and has lost one trick; these six cards are left. { BRIDGE("D7") } leads to dummy, two hearts go away on { BRIDGE("DK") } and { BRIDGE("DQ") }, the trumps win the rest: twelve tricks in all. East has three diamonds and one trump. But look what East plays.
lesson-what-a-revoke-costs-fifth =
    East ruffs { BRIDGE("DA") } with { BRIDGE("S7") }, cashes two hearts, and South wins the other three tricks. Two are transferred. That makes eleven: one down. Without the revoke it was twelve. So two tricks are not enough here, and the Director gives South the twelfth.
lesson-what-a-revoke-costs-exceptions =
    Some revokes cost no trick by themselves: any of **dummy’s**; one on **trick twelve**; a penalty card not played; a **second one in the same suit** by the same player; and if **both sides** have established revokes (Law 64B).
lesson-what-a-revoke-costs-late =
    It is also too late for tricks once an opponent has called on the **next deal**, or the round is over. But in all these cases, too, the Director checks whether the other side was harmed, and puts that right (Law 64C).
lesson-what-a-revoke-costs-equity =
    Three cards each, spades are trumps, and again East ruffs { BRIDGE("DA") }. It is noticed only on the next deal, so no trick goes over. Play it again, with { BRIDGE("D8") } from East: how many does South win?
lesson-what-a-revoke-costs-end =
    Who won that trick, who won a later one: two, one or none. Then comes the question that is so often forgotten: would we have done better without the revoke? If you think so, ask the Director.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = What you may have read
lesson-what-you-may-have-read-goal =
    After this lesson you can put any sentence about the rules to the test yourself.
    
    Articles about bridge are a pleasure to read, and now and then one of them slips. Ten errors turn up again and again, in print and on the web. By now you know enough to spot every one.
lesson-what-you-may-have-read-method =
    The method is always the same. Do not ask which sentence sounds better. Take **one case at the table**, follow it first according to one article, then the other, and see what the Laws say. When two articles contradict each other like this, only one can be right.
lesson-what-you-may-have-read-first =
    Two articles about the auction. Put yourself at the table: North deals and calls first. The turn goes to the left, and there is only one player on North’s left. Which of the two directions leads there (Law 17)?
lesson-what-you-may-have-read-second =
    South deals, and the first three players pass. Nobody has bid yet, and East has not spoken at all. An article has it that the auction is over. Is it (Law 22)?
lesson-what-you-may-have-read-penalty =
    Now penalty cards. Two points are often printed wrongly: which cards are honours, and whom a major penalty card concerns. The first decides the kind of card, the second a lead (Law 50).
lesson-what-you-may-have-read-score =
    Errors in numbers are stubborn, because a sum on paper always looks convincing. Three points deserve a second look: which tricks count, what a double multiplies, what undertricks cost. Work out the score line by line (Law 77).
lesson-what-you-may-have-read-third =
    One article counts all nine tricks of { BRIDGE("3NT") } and arrives at 280. But which tricks score? A bid promises tricks beyond the first six, and only those count. Follow the score line by line.
lesson-what-you-may-have-read-notes-vote =
    Many take twice the undoubled value, because the first undertrick really does cost double. Ask about the second and the third. Have the class write out the scale: three minutes.
lesson-what-you-may-have-read-slam =
    The last error: one article pays the slam bonus for twelve tricks, whether the slam was bid or not. Take a case: North plays { BRIDGE("4S") } and wins twelve tricks. Work out the score, and mind what was **bid** (Law 77).
lesson-what-you-may-have-read-end =
    Take a case, follow it through, look up the rule: that is how to read any article, pencil in hand. That is the end of the course. If something goes wrong at the table, you know whom to call. Enjoy the game.
