### Printed sheets: worksheets with their keys, the scoring card, the score table.

## On every page

sheet-page = Page { $page } of { $pages }

## Worksheets

sheet-name = Name
sheet-date = Date
sheet-look-up = Each exercise has a code at its right edge. Type it into Arbitro under “{ screen-practice-title }”: there you can answer the exercise, and Arbitro tells you whether you are right, and why.
sheet-key = Answers: { $title }
sheet-call-number = Number of the call
sheet-points = Points
sheet-mark-calls = Mark every call that is right.
sheet-mark-cards = Mark every card that is right.

## The scoring card

sheet-card-title = Duplicate scoring on one page
sheet-card-file = scoring-card
sheet-card-tricks = Points for each trick bid and made
sheet-card-first-trick = { $strain }, the first trick
sheet-card-next-trick = { $strain }, each further trick
sheet-card-premiums = Bonuses for a contract made
sheet-card-game-is = Game means { $points } trick points or more in the contract. Undoubled, that is: { $contracts }.
sheet-card-slam = A slam earns the game bonus as well.
sheet-card-overtricks = Points for each overtrick
sheet-card-undertricks = Points lost for each undertrick
sheet-card-imps = Teams: IMPs for the difference
sheet-card-difference = From
sheet-card-imp = IMPs
sheet-card-matchpoints = Pairs: matchpoints
sheet-card-matchpoints-text = For each score that a pair beats it gets { $win }, for each equal score { $tie }.
sheet-card-boards = Dealer and vulnerability
sheet-card-boards-how = Number of the board, dealer, who is vulnerable. Board { $again } is like board 1, and so on.
sheet-card-both = both

## The score table

sheet-table-title = Every duplicate score
sheet-table-file = score-table
sheet-table-made = Contracts made
sheet-table-how = The first column gives the level and the overtricks: 3+1 is a contract at level three made with one overtrick. In each group of columns: { doubling-undoubled } (–), { doubling-doubled } (X), { doubling-redoubled } (XX).
sheet-table-down = Contracts defeated
sheet-table-down-how = The first column gives the number of undertricks. The denomination makes no difference here.

## In the terminal

cli-sheet-written = Written: { $file }
cli-sheet-again = The same sheet again: { $option }
sheet-error-exists = The file { $file } already exists, and nothing was written.
sheet-error-same-file = The exercises and the answers cannot both go into { $file }.
sheet-error-not-written = The file { $file } could not be written. Does the folder exist, and may you write in it?
sheet-error-not-made = The pages could not be made.
sheet-error-empty = This lesson asks no questions, so there is nothing to print.
cli-sheet-force = With --force it is replaced.
cli-sheet-unknown = There is no lesson and no topic “{ $name }”.

## The page “Worksheet”

screen-sheet-title = Worksheet
screen-sheet-intro = Exercises on A4 paper, with answers and workings. Each has a code, so that you can find it again in Arbitro.
screen-sheet-what = What is it about?
screen-sheet-lesson = A lesson
screen-sheet-topic = A topic
screen-sheet-whole-group = all of it
screen-sheet-choose-lesson = Choose a lesson first.
screen-sheet-items = Number of exercises at most
screen-sheet-language = Language
screen-sheet-second = Second language, smaller
screen-sheet-key = The answers
screen-sheet-key-inside = at the end of the same file
screen-sheet-key-apart = in a file of its own
screen-sheet-path = Where to save the file
screen-sheet-make = Make the worksheet
screen-sheet-made = Created: { $file }
screen-sheet-no-path = Please say where to save the file first.
screen-sheet-more = Also to print
screen-sheet-more-text = For the table, as files in the same folder.
screen-sheet-more-text-here = For the table, each in a file of its own.
screen-sheet-card = Scoring card
screen-sheet-table = Score table
sheet-key-file = { $name }-answers
