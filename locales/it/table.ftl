### The words and letters of the card table. Everything that looks like
### notation (calls, cards, seats, contracts) is built from these.

## The word for declarer, used by every text: a setting may change it to
## another masculine word that takes “il” (dichiarante, vivo).

-declarer = giocante

## Seats: the name, and the letter in narrow places

seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ovest
seat-N-letter = N
seat-E-letter = E
seat-S-letter = S
seat-W-letter = O
side-NS = Nord-Sud
side-EW = Est-Ovest
side-NS-letters = NS
side-EW-letters = EO

## Suits and strains: as words in sentences, and as spoken after a number ("3 hearts")

suit-C = fiori
suit-D = quadri
suit-H = cuori
suit-S = picche
strain-NT = senza atout
strain-NT-short = SA

## A bid in words, for screen readers: "3 hearts", "1 no trump"
## $level is a number; $strain is the strain in words as above.

bid-words = { $level } { $strain }

## Ranks: the letter on the card, and the word

rank-A = A
rank-K = R
rank-Q = D
rank-J = F
rank-T = 10
rank-A-name = asso
rank-K-name = re
rank-Q-name = donna
rank-J-name = fante
rank-T-name = dieci
rank-9-name = nove
rank-8-name = otto
rank-7-name = sette
rank-6-name = sei
rank-5-name = cinque
rank-4-name = quattro
rank-3-name = tre
rank-2-name = due

## A card in words, for screen readers

card-words = { $rank } di { $suit }

## A card as $card-the, $card-of and $card-to put it, for languages that need an article by its rank.
## Italian writes it without one.

card-the = { $card }
card-of = di { $card }
card-to = a { $card }

## Calls that are not bids: a word on the box and in the auction

call-P = Passo
call-X = Contro
call-XX = Surcontro

## Typed answers: words accepted for each thing, separated by blanks, capitals do not matter.
## The plain signs (1♣, X, XX, -) are always accepted.

input-C = F fiori fiore
input-D = Q quadri quadro
input-H = C cuori cuore
input-S = P picche picca
input-NT = SA NT senza senza-atout N
input-call-P = passo P pass
input-call-X = contro X dbl
input-call-XX = surcontro XX rdbl
input-rank-A = A asso
input-rank-K = R re K
input-rank-Q = D donna dama
input-rank-J = F fante J
input-rank-T = 10 T dieci
input-seat-N = N nord
input-seat-E = E est
input-seat-S = S sud
input-seat-W = O ovest W

## Doubling of a contract, as it stands in a sentence

doubling-undoubled = liscio
doubling-doubled = contrato
doubling-redoubled = surcontrato

## Vulnerability of a side

vulnerable-no = in prima
vulnerable-yes = in zona

## Vulnerability of a board

board-vulnerable-None = Tutti in prima
board-vulnerable-NS = Nord-Sud in zona
board-vulnerable-EW = Est-Ovest in zona
board-vulnerable-All = Tutti in zona

## Pictures of the table, and what a screen reader says of them

board-number = Board { $number }
board-dealer = Mazziere { $seat }
table-declarer = { -declarer }
table-dummy = morto
table-penalty-minor = carta penalizzata minore
table-penalty-major = carta penalizzata maggiore
table-exposed = carta in questione
table-hand = Le carte di { $seat }: { $cards }
table-trick = Carte giocate in questa presa: { $cards }
table-trick-card = { $seat } { $card }
table-trick-empty = In questa presa non è ancora stata giocata nessuna carta.
table-on-lead = Attacca { $seat }
table-faced = Scoperte davanti a { $seat }: { $cards }
table-trumps = Si gioca a { $strain }
table-no-trump = Si gioca a senza atout
auction-title = La dichiarazione
auction-dealer = mazziere
auction-empty = Nessuno ha ancora parlato.
auction-call = { $seat } { $call }
auction-asked = { $seat }: { $call }?
auction-turn = Tocca a { $seat }
result-contract = { $contract } giocato da { $seat }
result-tricks = { $tricks ->
    [one] { $tricks } presa fatta
   *[other] { $tricks } prese fatte
}
result-margin-made = mantenuto giusto
result-margin-over = { $number ->
    [one] { $number } presa in più
   *[other] { $number } prese in più
}
result-margin-down = { $number ->
    [one] { $number } presa in meno
   *[other] { $number } prese in meno
}

## The lines of a score

score-item-trick-score = Punti per le prese
score-item-overtricks = Prese in più
score-item-part-score = Premio di parziale
score-item-game = Premio di manche
score-item-small-slam = Premio di piccolo slam
score-item-grand-slam = Premio di grande slam
score-item-insult = Premio per contratto contrato o surcontrato
score-item-undertricks = Prese in meno
score-total = Punteggio
