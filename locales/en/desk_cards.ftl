### The ruling desk: wrong cards and boards, cards played or not, dummy, IMPs for pairs.

desk-tool-pairs = IMPs for pairs
desk-tool-played = Played or not?
desk-tool-wrong-cards = Wrong number of cards
desk-tool-wrong-board = Wrong board
desk-about-pairs = The results of one board: IMPs against all the others, or against their average.
desk-about-played = Is the card played, may it be changed or taken back?
desk-about-wrong-cards = A card too many, a card missing, a card of another pack.
desk-about-wrong-board = Cards from another board, or a board that is not for this table.

## IMPs in a pairs tournament

desk-pairs-compared = Each score is compared
desk-pairs-cross = with every other score
desk-pairs-butler = with the average (Butler)
desk-pairs-cross-is = { $number ->
    [one] One table: nothing to compare yet
   *[other] { $number } tables: IMPs against all the other scores
}
desk-pairs-butler-is = The average for North-South is { $datum }
desk-grid-pairs = The scores of the board with their IMPs

## A wrong number of cards

desk-ask-cards = What is wrong with the cards?
desk-cards-count = one hand has a card too many, another one too few
desk-cards-missing = a card is missing, and nobody has one too many
desk-cards-foreign = there is a card from another pack
desk-ask-count-found = When was it found?
desk-count-before = before a player with a wrong hand had called
desk-count-called = after such a player had called
desk-ask-count-seen = Has a player seen a card of another hand?
desk-ask-count-playable = Can the cards be put right and the board played with the same calls?
desk-ask-foreign = Has it been played to a trick that is already turned?
desk-ask-lead-faced = Has the opening lead been turned face up?
desk-ask-missing = Where is the card?
desk-missing-found = it was found: on the floor, in the board
desk-missing-lost = it cannot be found
desk-missing-played = among the cards played: two went to one trick
desk-ask-missing-role = Whose hand is a card short?
desk-cards-normally = The cards are put right; the board is played and counts
desk-cards-review = The board is played; the score may be adjusted afterwards
desk-cards-removed = The card is taken away, and nothing else changes
desk-cards-removed-review = The card is taken away; the score may be adjusted
desk-missing-restored = The card goes back to its hand; the calls stand
desk-missing-pack = The same deal is made up from another pack; the calls stand
desk-missing-trick = It is a trick with one card too many

## A wrong board

desk-board-hand = a player has called with cards from another board
desk-board-players = the board is not for this table in this round
desk-ask-played-before = Has one of the four played it before?
desk-ask-partner-called = Has this player’s partner called since?
desk-ask-board-later = And later, when the other board is played?
desk-board-repeats = the player makes the same call
desk-board-differs = the player’s call has a very different meaning
desk-board-call-again = The call is cancelled; the player calls again with the right cards
desk-board-cancelled = The board is cancelled for both pairs
desk-board-stands = The board is finished, and the score stands

## Whether a card is played

desk-ask-played = What is the question?
desk-played-is-it = whether a card has been played
desk-played-renamed = declarer wants another card from dummy than the one named
desk-played-misplayed = dummy has moved a card that was not named
desk-played-taken-back = whether a card may be taken back
desk-played-declarer = declarer’s
desk-played-dummy = dummy’s
desk-played-defender = a defender’s
desk-ask-played-how = What happened to it?
desk-how-faced = it was put face up on the table
desk-how-touching = it was held face up, touching the table
desk-how-nearly = it was held face up, just above the table
desk-how-held = it was held still, like a played card
desk-how-moved-back = it was moved towards the table and back without stopping
desk-how-partner = partner could see its face
desk-how-looked-away = partner could see its face, but was looking elsewhere
desk-how-opponent = only an opponent saw its face
desk-how-both-saw = declarer and dummy both saw its face
desk-how-said = it was named as the card to be played
desk-how-pointed = it was pointed out as the card to be played
desk-how-touched = declarer touched it on purpose
desk-how-arranging = declarer touched it while arranging the cards
desk-how-reaching = declarer touched it while reaching for another
desk-how-indicated = dummy touched it unasked
desk-how-fell = it fell face up by accident
desk-how-penalty = it is a penalty card, and its turn has come
desk-how-fifth = it is a second card to the same trick
desk-how-fifth-led = the same, and it was meant for the next trick
desk-ask-named-why = Why was the other card named?
desk-named-slip = a slip of the tongue: it was never intended
desk-named-inattention = declarer was not paying attention
desk-named-thoughts = declarer has had another idea
desk-ask-named-since = Who has played since?
desk-named-opponent = an opponent
desk-named-declarer = declarer, from either hand
desk-ask-moved-after = Who has played to the trick after it?
desk-moved-both = a defender, and then declarer
desk-ask-moved-card = What was the wrong card in its trick?
desk-moved-ordinary = a card like any other
desk-moved-lead = the lead to the trick
desk-moved-revoke = a revoke by dummy
desk-ask-ground = Why is it to be taken back?
desk-ground-illegal = it was not allowed, as with a revoke
desk-ground-rectification = a rectification requires it
desk-ground-slip = a slip of the tongue is put right in time
desk-ground-opponent = an opponent has changed a card
desk-ground-revoke = the same, after a revoke by this player’s side
desk-ground-turn = an opponent had said by mistake that it was this player’s turn
desk-ground-lead = an opponent had led out of turn, and now the right lead is made
desk-ground-explanation = an explanation was wrong, and nobody has played since
desk-ground-late = an explanation was wrong, but a later card has been played
desk-ground-dummy-seen = it is the opening lead on a wrong explanation, and dummy is down
desk-ground-else = a better idea, or something else
desk-card-played = The card is played
desk-card-led = The card counts as a lead to the next trick
desk-card-free = The card is not played, and nothing follows
desk-card-back = The card goes back to its hand
desk-card-penalty = The card becomes a penalty card
desk-card-penalty-seen = The card goes back; if partner could see it, it becomes a penalty card
desk-card-renamed = Declarer may name another card
desk-card-replaced = The card goes back, and the one named is played

## Dummy

desk-dummy-group-helps = something for declarer, or with dummy’s cards
desk-dummy-group-speaks = speaks of an irregularity, or calls the Director
desk-dummy-group-sees = looks at a hand, or gets up
desk-dummy-group-trick = something with a turned trick
desk-ask-dummy-act = What exactly?
desk-ask-dummy-second = Had another player said so first?
desk-ask-dummy-suit = Does declarer find a card of that suit?

## What the Director says to the players

desk-say-cards-right = I am putting the cards right. Then please play the board as usual.
desk-say-cards-review = Please play the board. Afterwards I will see whether this has changed the result.
desk-say-card-away = This card does not belong to the board. I am taking it away; please go on.
desk-say-card-restored = Here is the missing card. It goes back into the hand, and all the calls stand.
desk-say-new-pack = The card is lost. I am making up the same deal again, and all the calls stand.
desk-say-call-again = That call is cancelled. Please take the right cards and call again.
desk-say-board-stands = None of you knows this board. Please finish it; the score counts.
desk-say-board-cancelled = One of you has played this board before, so it is cancelled for both pairs.
desk-say-card-played = That card is played and stays on the table. Please go on.
desk-say-card-led = That card is a lead to the next trick. Let me see what follows from it.
desk-say-card-free = That card has not been played. Please go on.
desk-say-card-returns = The card goes back. Please go on.
desk-say-exposed = Please leave the card face up, and I will tell you when it has to be played.
desk-say-renamed = That was a slip of the tongue: declarer may name another card.
desk-say-replaced = Please put that card back, and play the one that was named.
