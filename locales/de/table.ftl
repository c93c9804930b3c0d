### The words and letters of the card table. Everything that looks like
### notation (calls, cards, seats, contracts) is built from these.

## Seats: the name, and the letter in narrow places

seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
seat-N-letter = N
seat-E-letter = O
seat-S-letter = S
seat-W-letter = W
side-NS = Nord-Süd
side-EW = Ost-West
side-NS-letters = NS
side-EW-letters = OW

## Suits and strains: as words in sentences, and as spoken after a number ("3 hearts")

suit-C = Treff
suit-D = Karo
suit-H = Cœur
suit-S = Pik
strain-NT = Sans-Atout
strain-NT-short = SA

## A bid in words, for screen readers: "3 hearts", "1 no trump"
## $level is a number; $strain is the strain in words as above.

bid-words = { $level } { $strain }

## Ranks: the letter on the card, and the word

rank-A = A
rank-K = K
rank-Q = D
rank-J = B
rank-T = 10
rank-A-name = Ass
rank-K-name = König
rank-Q-name = Dame
rank-J-name = Bube
rank-T-name = Zehn
rank-9-name = Neun
rank-8-name = Acht
rank-7-name = Sieben
rank-6-name = Sechs
rank-5-name = Fünf
rank-4-name = Vier
rank-3-name = Drei
rank-2-name = Zwei

## A card in words, for screen readers

card-words = { $suit }-{ $rank }

## A card as $card-the, $card-of and $card-to put it, for languages that need an article by its rank.
## German writes it without one.

card-the = { $card }
card-of = von { $card }
card-to = zu { $card }

## Calls that are not bids: a word on the box and in the auction

call-P = Pass
call-X = Kontra
call-XX = Rekontra

## Typed answers: words accepted for each thing, separated by spaces, capitals do not matter.
## The plain signs (1♣, X, XX, -) are always accepted.

input-C = T Treff Kreuz
input-D = K Karo
input-H = C Cœur Coeur Herz H
input-S = P Pik
input-NT = SA NT Sans-Atout Sansatout N
input-call-P = Pass P Passe -
input-call-X = Kontra X
input-call-XX = Rekontra XX
input-rank-A = A Ass As
input-rank-K = K König Koenig
input-rank-Q = D Dame Q
input-rank-J = B Bube J
input-rank-T = 10 Zehn
input-seat-N = N Nord
input-seat-E = O Ost
input-seat-S = S Süd Sued
input-seat-W = W West

## Doubling of a contract, as it is written in a sentence

doubling-undoubled = nicht kontriert
doubling-doubled = kontriert
doubling-redoubled = rekontriert

## Vulnerability of a side

vulnerable-no = nicht in Gefahr
vulnerable-yes = in Gefahr

## Vulnerability of a board

board-vulnerable-None = Keiner in Gefahr
board-vulnerable-NS = Nord-Süd in Gefahr
board-vulnerable-EW = Ost-West in Gefahr
board-vulnerable-All = Alle in Gefahr

## Pictures of the table, and what a screen reader says of them

board-number = Board { $number }
board-dealer = Teiler { $seat }
table-declarer = Alleinspieler
table-dummy = Dummy
table-penalty-minor = Nebenstrafkarte
table-penalty-major = Hauptstrafkarte
table-exposed = fragliche Karte
table-hand = Karten von { $seat }: { $cards }
table-trick = Zu diesem Stich gespielte Karten: { $cards }
table-trick-card = { $seat } { $card }
table-trick-empty = Zu diesem Stich ist noch keine Karte gespielt.
table-on-lead = { $seat } spielt aus
table-faced = Offen vor { $seat }: { $cards }
table-trumps = Trumpf: { $strain }
table-no-trump = Sans-Atout (ohne Trumpf)
auction-title = Die Reizung
auction-dealer = Teiler
auction-empty = Es wurde noch nichts angesagt.
auction-call = { $seat } { $call }
auction-asked = { $seat }: { $call }?
auction-turn = { $seat } ist an der Reihe
result-contract = { $contract } von { $seat }
result-tricks = { $tricks ->
    [one] { $tricks } Stich gewonnen
   *[other] { $tricks } Stiche gewonnen
}
result-margin-made = genau erfüllt
result-margin-over = { $number ->
    [one] { $number } Überstich
   *[other] { $number } Überstiche
}
result-margin-down = { $number ->
    [one] { $number } Faller
   *[other] { $number } Faller
}

## The lines of a score

score-item-trick-score = Stichpunkte
score-item-overtricks = Überstiche
score-item-part-score = Teilkontraktprämie
score-item-game = Vollspielprämie
score-item-small-slam = Kleinschlemmprämie
score-item-grand-slam = Großschlemmprämie
score-item-insult = Prämie für Erfüllen im Kontra oder Rekontra
score-item-undertricks = Faller
score-total = Score
