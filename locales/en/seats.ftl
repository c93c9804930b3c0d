### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.
### At the end: a line of a traveller, the draw before a rubber, a team match at half-time.

kind-who_sits_where = Who sits where?
kind-your_thirteen_cards = Your thirteen cards
kind-whole_board = One whole board, from the deal to the matchpoints
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

## traveller_line. $pair and $other are pairs’ numbers.

kind-traveller_line = A whole line of the traveller
skill-traveller-line = who met whom, and who scored
remember-traveller-line = one line is one table: two pairs, the contract and who played it, and the points in the column of the side that scored them.
exercise-traveller_line-met = Which pair did pair { $pair } meet on this board?
exercise-traveller_line-played = Look at the line of pair { $pair }. Which pair played the contract?
exercise-traveller_line-points = How many points did pair { $pair } score on this board? Use a minus sign for a loss.
exercise-traveller_line-enter = In the line of pair { $pair } the points are still missing. What is entered, and in which column?
exercise-traveller_line-wrote = Which pair filled in the line of pair { $pair }?
option-traveller-points = { $points }, in the { $side } column

reason-traveller-line = Each line is one table: first the North-South pair, then the East-West pair. Here { $pair } met { $other }.
reason-traveller-declarer = Declarer was { $seat }. The pair that sat { $side } in this line is { $pair }.
reason-traveller-points = The points are in the column of the side that scored them, without a sign. For the other side they are a minus.
reason-traveller-north-writes = North looks after the board and writes the line; East or West checks it. So it was the North-South pair.

slip-traveller-other-line = that is in the line above or below. Stay in the line of the pair asked about.
slip-traveller-own-number = that is the pair asked about. Its opponents are in the other column of pairs.
slip-traveller-hundred = a hundred more or less does not lead to the opponents: the pairs move. They are in the same line.
slip-traveller-defenders = that pair defended. Look at who declared, and at the column of that side.
slip-traveller-other-side = the number is right, the sign is not. Look at the column in which the points stand.
slip-traveller-other-column = these points go to the other side. A contract that is made scores for declarer’s side, undertricks score for the defenders.
slip-traveller-minus-written = no minus is written on a traveller: the column says who scored.
slip-traveller-not-the-writers = that pair sat East-West and only checks the line; North writes it.

## draw_for_deal. $cards are four cards, $card is one of them.

kind-draw_for_deal = The draw before a rubber
skill-draw-for-deal = who deals first, and with whom
remember-draw-for-deal = the highest card deals first and the next highest is the partner; between equal cards spades come first, then hearts, diamonds, clubs.
scene-draw = Before a rubber each of the four players draws a card: { $cards }.
exercise-draw_for_deal = Who deals first?
exercise-draw_for_deal-partner = Who plays with the first dealer?
option-draw = The player with { $card }

reason-draw-highest-deals = The two highest cards play together. The player with the highest deals first, and chooses a seat and a pack.
reason-draw-suits-decide = Between equal cards the suit decides: spades, hearts, diamonds, clubs.

slip-draw-suits-turned = of two equal cards the other one is higher: spades, hearts, diamonds, clubs.
slip-draw-ace-low = the ace is the highest card here too.
slip-draw-suit-before-rank = the rank comes first. The suit decides only between equal cards.
slip-draw-lowest-deals = it is the highest card that deals first, not the lowest.
slip-draw-extremes = the highest does not play with the lowest: the two highest play together.

## team_halves. $boards is how many there are in all, $half the last of the lower half, $next the first of the upper one.

kind-team_halves = A team match at half-time
skill-team-boards = which boards come after half-time
remember-team-boards = each table begins with half of the boards, and at half-time the tables exchange them.
scene-team-halves = A team match over { $boards } boards, at half-time. Table 1 has played boards 1 to { $half }, table 2 boards { $next } to { $boards }.
exercise-team_halves-first = Which board does table { $table } play first after half-time?
exercise-team_halves-last = Which board does table { $table } play last?
count-board = Board number

reason-team-boards-exchanged = At half-time the two tables exchange their boards, so that in the end both have played them all. Each table takes its new ones in order.

slip-team-same-boards = the table has played that board already: it now gets the boards of the other table.
slip-team-other-end = that is the other end of the half: the boards are played in order, from the lowest to the highest.
slip-team-new-boards = there are no more boards than the match has: the tables play the same ones.

lesson-error-team-match = a team match has two tables and an even number of boards, 64 at most

## whole_board. $number is the trick, $ns and $ew are the tricks of the sides.

scene-board-trick = Trick { $number }. Won so far: North-South { $ns }, East-West { $ew }.
