### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-course = Course
nav-practice = Practice
nav-language = Language
nav-letters-national = A K Q J
nav-letters-international = A K Q J
nav-theme-light = Light
nav-theme-dark = Dark
nav-text-size = Text size
nav-larger = Larger text
nav-smaller = Smaller text
nav-keys = Keys

## Names of the languages, each in itself

language-it = Italiano
language-fr = Français
language-de = Deutsch
language-en = English
language-it-CH = Italiano (Svizzera)
language-fr-CH = Français (Suisse)
language-de-CH = Deutsch (Schweiz)

## Home: the course

screen-home-title = The course
screen-home-welcome = Welcome to the table.
screen-home-intro = Short lessons and questions. Every answer is judged by the rules of the game, and you are told why.
screen-settings-broken = The settings could not be read, so they are back to where they began. The old file is here: { $file }
screen-settings-unkept = The settings cannot be saved in { $file }. They hold as long as the program is open.
screen-home-start = Start here
screen-home-continue = Continue
screen-home-practice = Practice
screen-home-practice-title = A bit of everything
screen-home-practice-text = no hurry, no end
screen-home-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
screen-home-lesson-at = step { $step } of { $steps }
screen-home-lesson-done = finished

## A lesson

screen-lesson-step = { $step } of { $steps }
screen-lesson-next = Next
screen-lesson-previous = Back
screen-lesson-finish = Finish
screen-lesson-end-title = Well played.
screen-lesson-end-text = You have reached the end of this lesson.
screen-lesson-end-score = { $right } of { $asked } right at the first try
screen-lesson-end-home = Back to the course
screen-lesson-end-practise = Practise this
screen-lesson-reveal = Show the next call
screen-lesson-practise-item = Practice { $item } of { $items }
screen-lesson-recap-item = Recap { $item } of { $items }
screen-lesson-worked = Worked example
screen-lesson-complete = Your turn: the last step is missing
screen-lesson-reveal-card = Show the next card
screen-lesson-reveal-line = Show the next line
screen-lesson-broken = This lesson cannot be shown

## An exercise

screen-exercise-check = Check
screen-exercise-show = Show the answer
screen-exercise-next = Next
screen-exercise-another = Another one
screen-exercise-part = Question { $part } of { $parts }
screen-exercise-code = code { $code }
screen-exercise-choose-first = Choose an answer first.
screen-exercise-number-first = Type a whole number of points first.
screen-exercise-account-first = Fill in at least one line first.

## The explanation after an answer

explain-right = Right.
explain-partly = Partly right.
explain-wrong = Not quite.
explain-shown = The answer.
explain-your-answer = Your answer: { $answer }
explain-right-answer = Right answer: { $answer }
explain-slip = Your slip:
explain-working = The working
worked-number = { $name }: { $number }
worked-answer = Answer: { $answer }
worked-call = Answer: { $seat }, { $call }
explain-why-not = Card by card
explain-may-play = may be played
explain-may-not-play = may not be played
explain-none = none
explain-line-missing = missing
explain-line-surplus = does not belong here
explain-you-wrote = you wrote { $points }

## Answers and their inputs

answer-number = Points for declarer’s side
answer-number-hint = With a minus sign if the contract fails, for example −100
answer-minus = Change the sign
answer-account = Fill in the lines that apply and leave the others empty.
answer-account-hint = Undertricks with a minus sign
answer-calls-hint = Choosing a bid also chooses every higher one. Press it again to drop that bid and the lower ones.
answer-cards-hint = Choose every card that may be played.

## Practice

screen-practice-title = Practice
screen-practice-intro = Fresh questions, as many as you like. Choose what you would like to practise.
screen-practice-mixed = A bit of everything
screen-practice-difficulty = Difficulty
screen-practice-difficulty-1 = plain
screen-practice-difficulty-2 = with a twist
screen-practice-difficulty-3 = rare and tricky
screen-practice-count = { $right } of { $asked } right
screen-practice-code = Item code
screen-practice-open-code = Open
screen-practice-code-malformed = That is not an item code. Codes look like SC1-7F3K-9QX.
screen-practice-code-mistyped = There is a typing mistake in that code. Please compare it once more.
screen-practice-code-unknown = This version of Arbitro does not know that code.

## The keys (?)

keys-title = Keys
keys-close = Close
keys-enter = check the answer, then go on
keys-digits = choose an option, or press the key of a seat
keys-tab = go from one control to the next
keys-space = press the control in focus
keys-arrows = move to the neighbouring control
keys-page = back and forth in a lesson
keys-escape = back to the course
keys-size = larger or smaller text
keys-help = show these keys
key-name-enter = Enter
key-name-tab = Tab
key-name-space = Space
key-name-escape = Esc
key-name-arrows = ← ↑ → ↓
key-name-page = PgUp / PgDn
key-name-digits = 1 – 9
key-name-size = Ctrl + / Ctrl −
key-name-help = ?
