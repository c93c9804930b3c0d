### The words and letters of the card table. Everything that looks like
### notation (calls, cards, seats, contracts) is built from these.

# The two kinds of penalty card, in the words of the French federation.
# The Swiss words (mineure, majeure) are in fr-CH. Plural: add an s.
-minor = secondaire
-major = principale

## Seats: the name, and the letter in narrow places

seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ouest
seat-N-letter = N
seat-E-letter = E
seat-S-letter = S
seat-W-letter = O
side-NS = Nord-Sud
side-EW = Est-Ouest
side-NS-letters = NS
side-EW-letters = EO

## Suits and strains: as words in sentences, and as spoken after a number ("3 hearts")

suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
strain-NT = sans-atout
strain-NT-short = SA

## A bid in words, for screen readers: "3 hearts", "1 no trump"
## $level is a number; $strain is the strain in words as above.

bid-words = { $level } { $strain }

## Ranks: the letter on the card, and the word

rank-A = A
rank-K = R
rank-Q = D
rank-J = V
rank-T = 10
rank-A-name = as
rank-K-name = roi
rank-Q-name = dame
rank-J-name = valet
rank-T-name = dix
rank-9-name = neuf
rank-8-name = huit
rank-7-name = sept
rank-6-name = six
rank-5-name = cinq
rank-4-name = quatre
rank-3-name = trois
rank-2-name = deux

## A card in words, for screen readers

card-words = { $rank } de { $suit }

## A card with its article, by its rank: “le 8♠”, “la D♠”, “du 8♠”, “au 8♠”. A sentence takes
## them as $card-the, $card-of, $card-to, and $card-The where it begins with one.

card-the = { $card-key ->
    [a] l’{ $card }
    [q] la { $card }
    [several] les cartes { $card }
   *[other] le { $card }
}
card-of = { $card-key ->
    [a] de l’{ $card }
    [q] de la { $card }
    [several] des cartes { $card }
   *[other] du { $card }
}
card-to = { $card-key ->
    [a] à l’{ $card }
    [q] à la { $card }
    [several] aux cartes { $card }
   *[other] au { $card }
}

## Calls that are not bids: a word on the box and in the auction

call-P = Passe
call-X = Contre
call-XX = Surcontre

## Typed answers: words accepted for each thing, separated by blanks, capitals do not matter.
## The plain signs (1♣, X, XX, -) are always accepted.

input-C = T trèfle trefle trèfles trefles
input-D = K carreau carreaux
input-H = C cœur coeur cœurs coeurs
input-S = P pique piques
input-NT = SA NT N sans-atout sansatout
input-call-P = passe P -
input-call-X = contre X
input-call-XX = surcontre XX
input-rank-A = A as
input-rank-K = R K roi
input-rank-Q = D Q dame
input-rank-J = V J valet
input-rank-T = 10 dix
input-seat-N = N nord
input-seat-E = E est
input-seat-S = S sud
input-seat-W = O W ouest

## Doubling of a contract, as it stands in a sentence

doubling-undoubled = non contré
doubling-doubled = contré
doubling-redoubled = surcontré

## Vulnerability of a side

vulnerable-no = non vulnérable
vulnerable-yes = vulnérable

## Vulnerability of a board

board-vulnerable-None = Personne vulnérable
board-vulnerable-NS = Nord-Sud vulnérable
board-vulnerable-EW = Est-Ouest vulnérable
board-vulnerable-All = Tous vulnérables

## Pictures of the table, and what a screen reader says of them

board-number = Étui { $number }
board-dealer = Donneur { $seat }
table-declarer = déclarant
table-dummy = mort
table-penalty-minor = carte pénalisée { -minor }
table-penalty-major = carte pénalisée { -major }
table-exposed = carte en question
table-hand = { $seat } a en main : { $cards }
table-trick = Cartes jouées dans cette levée : { $cards }
table-trick-card = { $seat } { $card }
table-trick-empty = Aucune carte n’a encore été jouée dans cette levée.
table-on-lead = { $seat } attaque
table-faced = Face visible devant { $seat } : { $cards }
table-trumps = On joue à { $strain }
table-no-trump = On joue à sans-atout
auction-title = Les annonces
auction-dealer = donneur
auction-empty = Personne n’a encore parlé.
auction-call = { $seat } { $call }
auction-asked = { $seat } : { $call } ?
auction-turn = À { $seat } de parler
result-contract = { $contract } par { $seat }
result-tricks = { $tricks ->
    [one] { $tricks } levée gagnée
   *[other] { $tricks } levées gagnées
}
result-margin-made = juste fait
result-margin-over = { $number ->
    [one] { $number } levée supplémentaire
   *[other] { $number } levées supplémentaires
}
result-margin-down = { $number ->
    [one] { $number } levée de chute
   *[other] { $number } levées de chute
}

## The lines of a score

score-item-trick-score = Points de levée
score-item-overtricks = Levées supplémentaires
score-item-part-score = Prime de marque partielle
score-item-game = Prime de manche
score-item-small-slam = Prime de petit chelem
score-item-grand-slam = Prime de grand chelem
score-item-insult = Prime pour contrat contré ou surcontré réussi
score-item-undertricks = Levées de chute
score-total = Marque
