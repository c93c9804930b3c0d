## Shapes of answers

explain-remember = Remember: { $rule }
decimal-mark = .
cli-expect-choices = Please type the numbers of all the answers that apply, separated by spaces; 0 for none.
cli-expect-call-made = Please type the number of a call.
cli-expect-column = Please type { $rows } numbers separated by spaces, one for each row; a dash for an empty one.
cli-expect-slip = Please type a line of a traveller, for example { $example }.
cli-expect-count = Please type a number: 0 or more.
answer-call-made-hint = Choose the call in the auction.
answer-slip = As it is written on the traveller
