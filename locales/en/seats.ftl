### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.

kind-who_sits_where = Who sits where?
kind-your_thirteen_cards = Your thirteen cards
skill-seats = partner, opponents and turn
skill-own-cards = counting cards and putting them back
remember-seats = your partner sits opposite; the turn goes clockwise, always to the left.
remember-own-cards = count thirteen cards face down before you look; after the play, shuffle them and put them back.

## who_sits_where. $seat is the player asked about; $other sits opposite or comes next.

scene-four-seats = Four players sit round the table.
exercise-who_sits_where-partner = Who is { $seat }’s partner?
exercise-who_sits_where-left = Who is { $seat }’s left-hand opponent?
exercise-who_sits_where-right = Who is { $seat }’s right-hand opponent?
exercise-who_sits_where-calls_next = { $seat } has just called. Who calls next?
exercise-who_sits_where-called_before = { $seat } is next to call. Who called just before?
exercise-who_sits_where-plays_last = { $seat } leads to a trick. Who plays last to it?
exercise-who_sits_where-partners_left = Who sits on the left of { $seat }’s partner?
exercise-who_sits_where-partners_right = Who sits on the right of { $seat }’s partner?

working-seats-opposite = { $seat } and { $other } sit opposite each other: they are partners.
working-seats-next = After { $seat } comes { $other }, one seat on, clockwise.

reason-partner-sits-opposite = Partners sit opposite each other: North and South, East and West.
reason-left-is-clockwise = Clockwise, the left-hand opponent comes next and the right-hand opponent came before.
reason-trick-goes-clockwise = The cards of a trick are played clockwise, so the player on the leader’s right plays last.

slip-seat-other-way-round = that is the neighbour on the other side: the turn goes clockwise, to the left.
slip-seat-partner-for-opponent = that is the partner, who sits opposite; the question is about a neighbour, an opponent.
slip-seat-opponent-for-partner = that is a neighbour, and neighbours are opponents; the partner sits opposite.

## your_thirteen_cards. $seat is the player, $cards how many there are.

exercise-your_thirteen_cards = What comes next?
scene-cards-taken = { $seat } has taken the cards out of the board. They lie face down and have not been counted.
scene-cards-counted = { $seat } counts the cards face down. Number of cards: { $cards }.
scene-cards-seen = { $seat } looked at the cards without counting them first. Number of cards in the hand: { $cards }.
scene-cards-played = The deal has been played, and the result is agreed. { $seat }’s thirteen cards lie on the table in the order of play.
option-cards-count = Count them face down
option-cards-look = Look at them and sort them
option-cards-director = Call the Director
option-cards-settle = Sort it out together at the table
option-cards-back-shuffled = Shuffle them and put them back in their own pocket of the board
option-cards-back-as-played = Put them back in their own pocket of the board as they lie
option-cards-back-by-north = Hand them to North, who looks after the board

reason-cards-counted-face-down = The cards are counted face down before they are looked at: there must be thirteen.
reason-cards-thirteen = Thirteen is the right number, so the cards may be looked at and sorted.
reason-cards-wrong-number-unseen = { $cards } cards are not thirteen. As long as nobody has looked, it is easiest for the Director to put right.
reason-cards-wrong-number-seen = { $cards } cards are not thirteen. The Director decides what happens, even if the hand has already been looked at.
reason-cards-shuffled-back = After the play everybody shuffles their own thirteen cards and puts them back into their own pocket of the board.

slip-cards-looked-at-uncounted = first the cards are counted, face down; only then are they looked at.
slip-cards-wrong-number-accepted = with a wrong number of cards nobody looks, and nobody plays: the Director is called.
slip-cards-settled-among-players = the players do not sort it out by themselves: they would see one another’s cards.
slip-cards-thirteen-is-right = thirteen is the right number: there is no need for the Director.
slip-cards-back-as-played = if they were not shuffled, the order of the cards would tell the next table how they were played.
slip-cards-back-left-to-north = North looks after the board, but everybody puts back their own cards.

lesson-error-cards-in-hand = a pack has 52 cards

## board_conditions, where the board is seen.

exercise-board_conditions-first = Board { $number } lies on the table. Who calls first?
reason-board-names-dealer = The dealer calls first, and the board says who that is. Board { $number }: { $seat }.
reason-board-shows-vulnerability = The board says who is vulnerable. Board { $number }: { $sides }.
slip-dealers-left-calls-first = the dealer is the first to call; the player on the dealer’s left comes second.
slip-north-always-calls-first = North calls first only as dealer; on this board somebody else is.
