### The window: exercises of every shape, and the page that offers them.

## Groups of exercises on the practice page

group-auction = The auction
group-scoring = Scoring
group-comparison = Comparing results
group-rubber = Rubber bridge
group-play = The play
group-rulings = Rulings
group-tournament = The tournament
screen-practice-group = All of it
screen-practice-group-name = { $group }: all of it
screen-practice-difficulty-mixed = a bit of each
screen-practice-skills = Choose
screen-practice-skills-name = { $group }: choose
practice-weakest = What needs practice most
practice-week =
    { $days ->
        [one] Practised on one day this week.
       *[other] Practised on { $days } days this week.
    }

## Answers. $option is an option as written on its button; $row is what a number is asked for.

answer-choices-hint = Choose all that apply.
answer-option-right = { $option } – right
answer-option-wrong = { $option } – wrong
answer-call-made-name = { $seat } { $call }, call { $number }
answer-column-hint = Type the numbers. An empty field counts as 0.
answer-column-halves-hint = Type the numbers; half a point is written { $example }. An empty field counts as 0.
answer-row-right = { $row }: { $right }, right
answer-row-wrong = { $row }: you wrote { $wrote }; the right answer is { $right }
answer-row-shown = { $row }: { $right }
answer-points = Points
answer-points-hint = With a minus sign for points lost, for example −100
answer-slip-example = For example: { $example }
answer-slip-read = Read as: { $slip }
answer-slip-unread = This cannot be read yet. For example: { $example }
screen-exercise-slip-first = First type a line that can be read.
screen-exercise-count-first = Type a number first: 0 or more.
screen-exercise-column-first = Type at least one number first, in figures.
screen-exercise-choices-first = Choose all that apply. If none does, press Check again.

## Exhibits and explanation

auction-decisive = { $number ->
    [one] The decisive call is outlined: { $calls }
   *[other] The decisive calls are outlined: { $calls }
}
table-led = lead
explain-every-card = Why not the others?
