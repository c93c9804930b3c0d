### The words and letters of the card table. Everything that looks like
### notation (calls, cards, seats, contracts) is built from these.

## Seats: the name, and the letter in narrow places

seat-N = North
seat-E = East
seat-S = South
seat-W = West
seat-N-letter = N
seat-E-letter = E
seat-S-letter = S
seat-W-letter = W
side-NS = North-South
side-EW = East-West
side-NS-letters = NS
side-EW-letters = EW

## Suits and strains: as words in sentences, and as spoken after a number ("3 hearts")

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
strain-NT = no trumps
strain-NT-short = NT

## A bid in words, for screen readers: "3 hearts", "1 heart", "1 no trump"
## $level is a number; $strain is the strain in words as above.

bid-words = { $level ->
    [1] { $strain-key ->
        [clubs] 1 club
        [diamonds] 1 diamond
        [hearts] 1 heart
        [spades] 1 spade
       *[notrump] 1 no trump
    }
   *[other] { $level } { $strain }
}

## Ranks: the letter on the card, and the word

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-A-name = ace
rank-K-name = king
rank-Q-name = queen
rank-J-name = jack
rank-T-name = ten
rank-9-name = nine
rank-8-name = eight
rank-7-name = seven
rank-6-name = six
rank-5-name = five
rank-4-name = four
rank-3-name = three
rank-2-name = two

## A card in words, for screen readers

card-words = { $rank } of { $suit }

## A card as $card-the, $card-of and $card-to put it, for languages that need an article by its rank.
## English writes it without one.

card-the = { $card }
card-of = of { $card }
card-to = to { $card }

## Calls that are not bids: a word on the box and in the auction

call-P = Pass
call-X = Double
call-XX = Redouble

## Typed answers: words accepted for each thing, separated by spaces, capitals do not matter.
## The plain signs (1♣, X, XX, -) are always accepted.

input-C = C club clubs
input-D = D diamond diamonds
input-H = H heart hearts
input-S = S spade spades
input-NT = NT N notrump notrumps
input-call-P = pass P
input-call-X = double dbl X
input-call-XX = redouble rdbl XX
input-rank-A = A ace
input-rank-K = K king
input-rank-Q = Q queen
input-rank-J = J jack
input-rank-T = 10 T ten
input-seat-N = N north
input-seat-E = E east
input-seat-S = S south
input-seat-W = W west

## Doubling of a contract, as it is written in a sentence

doubling-undoubled = undoubled
doubling-doubled = doubled
doubling-redoubled = redoubled

## Vulnerability of a side

vulnerable-no = not vulnerable
vulnerable-yes = vulnerable

## Vulnerability of a board

board-vulnerable-None = Neither vulnerable
board-vulnerable-NS = North-South vulnerable
board-vulnerable-EW = East-West vulnerable
board-vulnerable-All = Both vulnerable

## Pictures of the table, and what a screen reader says of them

board-number = Board { $number }
board-dealer = Dealer { $seat }
table-declarer = declarer
table-dummy = dummy
table-penalty-minor = minor penalty card
table-penalty-major = major penalty card
table-exposed = card in question
table-hand = { $seat }’s cards: { $cards }
table-trick = Cards played to this trick: { $cards }
table-trick-card = { $seat } { $card }
table-trick-empty = No card has been played to this trick yet.
table-on-lead = { $seat } leads
table-faced = Face up in front of { $seat }: { $cards }
table-trumps = Trumps: { $strain }
table-no-trump = No trumps
auction-title = The auction
auction-dealer = dealer
auction-empty = Nobody has called yet.
auction-call = { $seat } { $call }
auction-asked = { $seat }: { $call }?
auction-turn = { $seat } to call
result-contract = { $contract } by { $seat }
result-tricks = { $tricks ->
    [one] { $tricks } trick won
   *[other] { $tricks } tricks won
}
result-margin-made = made exactly
result-margin-over = { $number ->
    [one] { $number } overtrick
   *[other] { $number } overtricks
}
result-margin-down = { $number ->
    [one] { $number } undertrick
   *[other] { $number } undertricks
}

## The lines of a score

score-item-trick-score = Trick points
score-item-overtricks = Overtricks
score-item-part-score = Part-score bonus
score-item-game = Game bonus
score-item-small-slam = Small slam bonus
score-item-grand-slam = Grand slam bonus
score-item-insult = Bonus for making it doubled or redoubled
score-item-undertricks = Undertricks
score-total = Score
