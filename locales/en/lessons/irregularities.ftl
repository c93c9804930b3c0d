### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Irregularities at the table

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = A bid that is too low
lesson-insufficient-bid-goal =
    North opens { BRIDGE("1S") }. East is busy with a good heart suit, misses North’s card and bids { BRIDGE("1H") }. It happens in every club. This lesson shows how the Director sorts it out, fairly for both sides.
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } does not beat { BRIDGE("1S") }: at the same level, hearts rank below spades. Such a bid is **insufficient**. Nobody puts it right on their own, neither East nor the opponents. The Director is called, and explains the choices (Laws 9 and 10).
lesson-insufficient-bid-accept =
    The first say belongs to the bidder’s **left-hand opponent**. That player may accept the low bid, by saying so or simply by making a call. Then the auction goes on as if the bid had been high enough (Law 27A).
lesson-insufficient-bid-notes-accept =
    Ask why it is the left-hand opponent and not the other one: because that player calls next. Have the class point at the seat for two or three other bidders as well.
lesson-insufficient-bid-first =
    South sits on East’s left. If South accepts, { BRIDGE("1H") } is the last bid. See what South may bid then: even { BRIDGE("1S") }, which North has bid already.
lesson-insufficient-bid-lowest =
    South need not accept. Then East must replace the bid. The simplest way is the **lowest sufficient bid in the same denomination**: the same suit, or no trumps again. Then there is no further rectification (Law 27B).
lesson-insufficient-bid-second =
    East corrects to { BRIDGE("2H") }. Over { BRIDGE("1S") } there is no lower heart bid. East has only said hearts again, one level up, and West goes on calling as usual.
lesson-insufficient-bid-silence =
    A **comparable call**, one that describes much the same hand, costs nothing either; the Director judges (Law 23). After any other call, partner must **pass for the rest of the auction**. And if their side defends, declarer may forbid partner one suit, the first time partner leads (Law 26).
lesson-insufficient-bid-third =
    East would rather drop out, and passes. A pass is not the lowest heart bid, and it says nothing about hearts: so West is silenced. Follow both questions, the auction first and then the lead.
lesson-insufficient-bid-fourth =
    East opens { BRIDGE("2H") }. South, with five good diamonds, bids { BRIDGE("2D") }, and West does not accept. No call would be comparable here. So South needs the lowest diamond bid that beats { BRIDGE("2H") }. Go up step by step.
lesson-insufficient-bid-notes-vote =
    Many vote for “it stands”, since an opponent has accepted. Ask who sits on South’s left. The right belongs to West alone, who calls next; East cannot use it on West’s behalf. Two minutes are enough.
lesson-insufficient-bid-slip =
    The Director always asks one thing first: was that the bid you meant? If the wrong card came out of the bidding box, only the fingers slipped. As long as partner has not called, the call that was meant takes its place, and there is no further rectification (Law 25).
lesson-insufficient-bid-end =
    You can now say who may accept a bid that is too low, and which replacement leaves partner free. You need not know it by heart: at the table, call the Director and wait.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = A call out of turn
lesson-a-call-out-of-turn-goal =
    East is dealer and is still sorting the cards. South, believing it to be South’s turn, opens { BRIDGE("1S") }, and only then looks at the board. What becomes of this { BRIDGE("1S") }? And does East lose the first call?
lesson-a-call-out-of-turn-picture =
    It is East’s turn, and South has said { BRIDGE("1S") }. That is a **call out of turn**. It does not automatically stand, and it is not automatically cancelled either. The Director is called, and until then nobody says anything more (Law 9).
lesson-a-call-out-of-turn-accept =
    The **left-hand opponent** may accept the call, simply by calling next. Then the auction goes on from there (Law 29A). If not, the call is cancelled, and the turn goes back to the player who should have called (Law 29B).
lesson-a-call-out-of-turn-first =
    South has spoken, and on South’s left sits West. Follow the two questions: who may accept, and whose turn it is if nobody does.
lesson-a-call-out-of-turn-second =
    East does not wait for the Director and opens { BRIDGE("1H") }. That is the simplest case, for it was East’s turn. South’s call is as if it had never been made, and nobody has to pass (Law 28B).
lesson-a-call-out-of-turn-own-turn =
    The call is cancelled, and later South’s real turn comes. Here South called at the turn of East, the **right-hand opponent**. If that opponent now passes, South must **make the same call again** (Law 31). But if South’s early call was a pass, South passes again whatever the opponent says (Law 30).
lesson-a-call-out-of-turn-third =
    East passes. South has said { BRIDGE("1S") } already, and now nothing else will do. That is the end of the matter: North may call freely.
lesson-a-call-out-of-turn-notes-vote =
    The usual wrong votes: “only { BRIDGE("1S") } again” and “only Pass”. South had to repeat because East had passed; here East has bid, and that changes things. Have the class say what East has done.
lesson-a-call-out-of-turn-comparable =
    So South may choose. Now the Director compares: a **comparable call** says much the same as the first one, and then there is no further rectification (Law 23). Otherwise partner must pass, but only **once**. If they defend, declarer may forbid partner one suit, the first time partner leads (Law 26).
lesson-a-call-out-of-turn-fourth =
    East has opened { BRIDGE("1H") }. South first said { BRIDGE("1S") } and now passes, which is quite different. Compare this with an insufficient bid: there partner was silenced for good, here only once.
lesson-a-call-out-of-turn-fifth =
    North is dealer, and South passes too soon, at **partner’s** turn. The pass is cancelled. North opens { BRIDGE("1D") }, East passes, and South’s real turn has come. Must South pass again? That duty arises only after a pass at the right-hand opponent’s turn. What may South call?
lesson-a-call-out-of-turn-end =
    You now know what follows from a call made too soon: who may accept it, when it must be repeated, and when partner must pass once. A glance at the board before the first call saves you all that.

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = An opening lead out of turn
lesson-the-wrong-opening-lead-goal =
    South plays { BRIDGE("3NT") }. West should lead, but East is quicker: { BRIDGE("SJ") } already lies face up on the table. “Was it your lead?” somebody asks. Nothing is lost, and the board need not be dealt again. Declarer has five choices (Law 54).
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
lesson-the-wrong-opening-lead-face-down =
    There is a simple safeguard: the opening lead is made **face down** (Law 41). You ask “Is it my lead?” and wait a moment. If it was the wrong defender’s, the Director has the card taken back, and it is not a penalty card.
lesson-the-wrong-opening-lead-end =
    You can now name declarer’s five choices after an opening lead out of turn: become dummy, accept, require the suit, forbid it, ask for nothing. And you know why the first card is put down face down.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = A lead out of turn
lesson-a-lead-out-of-turn-goal =
    Hearts are trumps, and South is declarer. East has just won the first trick with { BRIDGE("CK") }, but it is West who leads { BRIDGE("D4") }. It is easily done: you look at your own cards, and not at who won the trick. What now?
lesson-a-lead-out-of-turn-picture =
    These are South’s cards and dummy’s. The lead belonged to East, West’s partner: { BRIDGE("D4") } is a **lead out of turn**. Everybody stops, and the Director is called. The other side may accept it; when a defender has led, declarer decides (Law 53).
lesson-a-lead-out-of-turn-defender =
    If South **accepts**, { BRIDGE("D4") } counts as led in turn, and dummy plays to it. If South **refuses**, it becomes a major penalty card, and the player whose turn it was leads. If that is the partner, declarer may require or forbid the suit at once (Laws 50 and 56).
lesson-a-lead-out-of-turn-first =
    South refuses. The lead belongs to East, the partner of the player whose card lies there. So South may say at once whether East must lead a diamond, may not, or is free.
lesson-a-lead-out-of-turn-second =
    East played { BRIDGE("CA") }, but South ruffed it. East missed that and leads { BRIDGE("D3") }. It was South’s lead. If South refuses, the card becomes a penalty card, like every refused lead of a defender. Does South choose now, or later? See who is to lead.
lesson-a-lead-out-of-turn-declarer =
    Declarer too can lead from the wrong hand. Then **either defender** may accept. If neither does, the card goes back, and any card, of any suit, may be led from the correct hand (Law 55). Declarer never has a penalty card.
lesson-a-lead-out-of-turn-third =
    Dummy won the last trick, but South leads { BRIDGE("D2") } from hand. Look at both answers: who may accept, and what may be led from dummy.
lesson-a-lead-out-of-turn-notes-vote =
    The usual wrong votes: East, or South, who led from the wrong hand. If the two defenders disagree, the one who plays next after the wrong lead decides. Go round the table with the class, starting from South.
lesson-a-lead-out-of-turn-prevent =
    Two habits help. Before you lead, look who won the last trick. And dummy may **prevent** a lead from the wrong hand: “You are in dummy.” Once the card is on the table, dummy says nothing (Laws 42 and 43).
lesson-a-lead-out-of-turn-end =
    You now know what follows from a lead out of turn: who may accept it, when the card stays on the table, and when it goes back. And an opponent who simply plays to it has accepted it.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = The revoke
lesson-the-revoke-goal =
    South leads { BRIDGE("H9") }. East sees no heart, ruffs with { BRIDGE("S7") }, and then finds { BRIDGE("HQ") } among the diamonds. Two red suits side by side: it has happened to everybody. That is a **revoke**: not following suit when you could have (Law 61).
lesson-the-revoke-picture =
    Spades are trumps, and these are the cards East has left: { BRIDGE("HQ") } is still there. The duty to follow suit comes before everything else. As soon as somebody notices, everybody stops, and the Director is called. The first question is always: can it still be put right?
lesson-the-revoke-correct =
    As long as there is time, a revoke **must be corrected**: the card is taken back, and one of the suit led is played. A defender’s card becomes a **major penalty card**, even a small one: it was not dropped, it was played. Declarer’s card simply goes back to the hand (Law 62).
lesson-the-revoke-first =
    East notices at once and says so. { BRIDGE("HQ") } is played to the trick, and { BRIDGE("S7") } stays on the table. Follow the two questions. Is the revoke established, that is, too late to correct? And what happens to the card?
lesson-the-revoke-established =
    It is too late once the revoke is **established**. That happens as soon as the player or the partner leads or plays to the next trick, names a card for it, or claims or concedes the remaining tricks (Law 63). From then on the card stays played.
lesson-the-revoke-second =
    East has won the trick with { BRIDGE("S7") } and leads at once to the next. Only then does { BRIDGE("HQ") } turn up. It is East’s own side that has gone on: see what follows.
lesson-the-revoke-notes-vote =
    The usual wrong vote: established, because the next trick has begun. Ask who began it. Dummy belongs to declarer’s side; East and West have done nothing yet.
lesson-the-revoke-price =
    When play is over, an established revoke may cost tricks (Law 64):
    
    – **two**, if the player who revoked won that trick and the side won a later one,
    – otherwise **one**, if the side won that trick or any later one,
    – **none**, if it won no trick from then on.
lesson-the-revoke-third =
    East ruffed and won that trick; after it East and West won three more. See first who won the revoke trick, then count the later ones.
lesson-the-revoke-fourth =
    This time East discards { BRIDGE("D5") }, and dummy’s ace wins. After that East and West win three tricks. East did not win the revoke trick, so two tricks are out of the question. Did the side win a later one?
lesson-the-revoke-exceptions =
    For some revokes no trick is transferred: for one by dummy, one on trick twelve, or one noticed only when an opponent has already called on the next deal. The Director still looks whether the other side was harmed, and if so puts that right (Law 64).
lesson-the-revoke-prevent =
    One question prevents most revokes: “No hearts left?” Declarer may ask it of a defender who does not follow suit, and dummy of declarer (Law 61). And once a revoke has been noticed, nobody may let it pass, not even among friends: the Director decides (Law 10).
lesson-the-revoke-end =
    You can now say whether a revoke can still be corrected, what becomes of the card, and how many tricks it costs. And a tip for sorting your hand: keep a black suit between the two red ones.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = What you may have read
lesson-what-you-may-have-read-goal =
    Articles about bridge are a pleasure to read, and now and then one of them slips. Ten errors turn up again and again, in print and on the web. By now you know enough to spot every one. This last lesson puts them to the test, one by one.
lesson-what-you-may-have-read-method =
    The method is always the same. Do not ask which sentence sounds better. Take **one case at the table**, follow it first according to one article, then the other, and see what the Laws say. When two articles contradict each other like this, only one can be right.
lesson-what-you-may-have-read-first =
    Two articles about the auction. Put yourself at the table: North deals and calls first. The turn goes to the left, and there is only one player on North’s left. Which of the two directions leads there (Law 17)?
lesson-what-you-may-have-read-second =
    South deals, and the first three players pass. Nobody has bid yet, and East has not spoken at all. According to one of the articles East would never get a turn. Which article is right (Law 22)?
lesson-what-you-may-have-read-penalty =
    Now penalty cards. Two points are often printed wrongly: which cards are honours, and whom a major penalty card concerns. The first decides the kind of card, the second a lead (Law 50).
lesson-what-you-may-have-read-score =
    Errors in numbers are stubborn, because a sum on paper always looks convincing. Three points deserve a second look: which tricks count, what a double multiplies, what undertricks cost. Work out the score line by line (Law 77).
lesson-what-you-may-have-read-third =
    One article counts all nine tricks of { BRIDGE("3NT") } and arrives at 280. But which tricks score? A bid promises tricks beyond the first six, and only those count. Follow the score line by line.
lesson-what-you-may-have-read-notes-vote =
    Many vote for “twice as much”, because the first undertrick really does cost double. Ask about the second and the third. Have the class write out the scale: three minutes.
lesson-what-you-may-have-read-rubber =
    The last error: one article has the players agree on the score to be reached. In a tournament the number of boards is fixed. At rubber bridge there is nothing to agree: the side that first wins **two games** wins the rubber (rubber bridge Law 74).
lesson-what-you-may-have-read-end =
    You can now read an article pencil in hand: take a case, follow it through, look up the rule. That is the end of the course. If something goes wrong at the table, you know whom to call. Enjoy the game.
