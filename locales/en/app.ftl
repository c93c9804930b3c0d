### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-home = Home
nav-course = Course
nav-practice = Practice
nav-review = Review ({ $due })
nav-settings = Settings
nav-help = Help
nav-menu = Menu
nav-flip = First: { $language }
nav-language = Language
nav-letters-national = A K Q J
nav-letters-international = A K Q J
nav-theme-light = Light
nav-theme-dark = Dark
nav-text-size = Text size
nav-larger = Larger text
nav-smaller = Smaller text
nav-keys = Keyboard shortcuts

## Names of the languages, each in itself

language-it = Italiano
language-fr = Français
language-de = Deutsch
language-en = English
language-it-CH = Italiano (Svizzera)
language-fr-CH = Français (Suisse)
language-de-CH = Deutsch (Schweiz)

## The very first page

welcome-language = Lingua · Langue · Sprache · Language
welcome-place = I know some bridge already
welcome-place-text = Eight questions show where in the course to begin. You can stop at any time.
welcome-course = I am new to bridge
welcome-course-text = Starts with the first lesson.
welcome-look = I just want to look around
welcome-look-text = Opens the home page.
learner-first = Learner

## Home: the course

screen-home-title = The course
screen-home-welcome = Welcome to the table.
screen-home-intro = Short lessons and questions. Every answer is checked against the rules of the game, and you are told why.
screen-settings-broken = The settings could not be read, so they have been reset. The old file is here: { $file }
screen-settings-unkept = The settings cannot be saved in { $file }. They apply only until you close the program.
screen-history-set-aside = The record of your answers was damaged, so a new one has been started. The old file is here: { $file }
screen-history-none = { $file } holds no record of answers, or a damaged one. It has been left as it is, and nothing will be saved.
screen-history-none-here = What this browser has kept of your answers cannot be read. It has been left as it is, and nothing will be saved.
screen-history-begin-anew = Save it in a file and start afresh
screen-history-newer = Your answers were saved by a newer version of Arbitro. They are safe, but this version cannot add to them.
screen-history-not-opened = The record of your answers cannot be opened at the moment, so nothing can be saved. Try closing the program and opening it again.
screen-history-not-opened-here = What this browser has kept of your answers cannot be opened at the moment, so nothing can be saved. Try reloading the page.
screen-history-not-kept = Your last answer could not be saved. Perhaps the disk is full.
screen-history-nowhere = This browser lets Arbitro store nothing. When you close the page, your answers are lost.
screen-home-welcome-name = Welcome back, { $name }.
screen-home-start = Start here
screen-home-next = Next lesson
screen-home-continue = Continue
screen-home-review = Today’s review
screen-home-review-due = { $due ->
    [one] { $due } topic
   *[other] { $due } topics
}
screen-home-review-text = worth refreshing
screen-home-warm-up = a bit of everything to warm up
screen-home-review-none = Nothing due today
screen-home-review-none-text = practise what you like
screen-home-chapter-new = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
screen-home-chapter-done = { $lessons ->
    [one] { $done } of { $lessons } lesson finished
   *[other] { $done } of { $lessons } lessons finished
}
screen-home-practice = Practice
screen-home-practice-title = Fresh questions
screen-home-practice-text = a topic of your choice, or a bit of everything
screen-home-practice-continue = Go on with practice
screen-home-test-continue = Go on with the test
screen-home-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
screen-home-lesson-at = step { $step } of { $steps }
screen-home-lesson-done = finished
screen-home-lesson-mark = finished, { $right } of { $asked }

## A lesson

screen-lesson-step = { $step } of { $steps }
screen-lesson-next = Next
screen-lesson-previous = Back
screen-lesson-finish = Finish
screen-lesson-end-title = Well played.
screen-lesson-end-text = You have reached the end of this lesson.
screen-lesson-end-score = { $right } of { $asked } right first time
screen-lesson-end-home = Back to the course
screen-lesson-end-next = Next: { $lesson }
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
screen-exercise-show-short = Answer
screen-exercise-next = Next
screen-exercise-hint = Hint
screen-exercise-another-hint = Another hint
screen-exercise-another = Another one
screen-exercise-part = Question { $part } of { $parts }
screen-exercise-code = code { $code }
screen-exercise-choose-first = Choose an answer first.
screen-exercise-number-first = Type a whole number of points first.
screen-exercise-account-first = Fill in at least one line first.
screen-exercise-fill-in = Fill in the lines
screen-exercise-fill-in-short = Lines

## The explanation after an answer

explain-right = Right.
explain-partly = Partly right.
explain-wrong = Not quite.
explain-shown = The answer
explain-your-answer = Your answer: { $answer }
explain-right-answer = Right answer: { $answer }
explain-slip = What went wrong:
explain-slip-also = And also:
explain-working = The working
named-value = { $name }: { $value }
worked-answer = Answer: { $answer }
worked-call = Answer: { $seat }, { $call }
explain-why-not = Card by card
explain-may-play = may be played
explain-may-not-play = may not be played
explain-none = none
explain-line-missing = missing
explain-line-surplus = does not belong here
explain-you-wrote = you wrote { $points }
near-trick-more = Your total is the score for one trick more.
near-trick-fewer = Your total is the score for one trick fewer.
near-without = Your total is the sum of the other lines: “{ $item }” ({ $points }) is missing.
near-otherwise = Your total would be right if the line “{ $item }” were { $other }, not { $points }.
near-with = Your total includes { $points } for “{ $item }”, a line that does not count here.
near-twice = Your total counts the line “{ $item }” ({ $points }) twice.
near-above = Your total is { $points } above the right one. No single line explains it.
near-below = Your total is { $points } below the right one. No single line explains it.

explain-every-call = Why not another call?

## Hints before the answer

hint-rule = Think of this rule: { $rule }
hint-laws = See: { $laws }.
hint-lines = These lines count: { $lines }.
hint-worked = The first step: { $line }

## Answers and their inputs

answer-number = Points for declarer’s side
answer-number-hint = With a minus sign if the contract fails, for example −100
answer-minus = Change the sign
answer-pad-erase = Delete the last character
answer-pad-next = Next field
answer-pad-half = half a point
answer-account = Fill in the lines that apply and leave the others empty.
answer-account-hint = Undertricks with a minus sign
answer-calls-hint = Choosing a bid also chooses every higher one. Press it again to drop that bid and the lower ones.
answer-calls-why = Press a call to see whether it may be made, and why.
answer-cards-hint = Choose every card that may be played.

## Practice

screen-practice-title = Practice
screen-practice-intro = Fresh questions. Choose what you would like to practise.
screen-practice-length = Number of questions
screen-practice-length-items = { $items }
screen-practice-length-endless = no limit
screen-practice-mixed = A bit of everything
screen-practice-difficulty = Difficulty
screen-practice-difficulty-1 = plain
screen-practice-difficulty-2 = with a twist
screen-practice-difficulty-3 = rare and tricky
screen-practice-count = { $right } of { $asked } right
screen-practice-code = Item code
screen-practice-open-code = Open
screen-practice-code-malformed = That is not an item code. Codes look like SC1-7F3K-9QX.
screen-practice-code-mistyped = There is a typing error in that code. Please check it again.
screen-practice-code-unknown = This version of Arbitro does not know that code.

## A row of exercises: review, pause, summary

screen-review-title = Review
screen-warm-up-title = Warm-up
screen-placement-title = Where to begin
screen-session-pause = Pause
screen-session-paused = Paused
screen-session-paused-text = The question is waiting for you.
screen-session-resume = Go on
screen-session-end = Finish
screen-session-summary = See the result
screen-session-done = How it went
screen-session-reviewed = Today’s review
screen-session-placed = Where to begin
screen-session-placed-at = Every lesson is open to you. This is a good one to begin with: { $lesson }
screen-session-helped = { $helped ->
    [one] { $helped } answer after a hint. A question like it will come again soon.
   *[other] { $helped } answers after a hint. Questions like them will come again soon.
}
screen-session-well = What went well
screen-session-slips = The mistakes, put right
screen-session-times = { $slip } ({ $times } times)
screen-session-again = Worth another look
screen-session-practise = Practise these
screen-session-review = Today’s review
screen-session-course = Go to course
screen-session-begin = Begin here
screen-session-topics = Choose a topic

## Settings

settings-intro = Every choice takes effect at once and is remembered for next time.
settings-second = Second language
settings-second-text = It is shown under each question and each explanation. F2 puts it first.
settings-second-none = none
settings-letters = Letters on the cards
settings-declarer = The Italian word for declarer
settings-declarer-text = Both are in use.
settings-suits = Colours of the suits
settings-suits-two = two colours
settings-suits-four = four colours
settings-theme = Light or dark
settings-motion = Animation
settings-motion-on = reduced
settings-motion-off = off
settings-stop = Stop card at your club
settings-stop-text = If it is not used there, practice and review leave it out.
settings-stop-used = used
settings-stop-unused = not used
settings-where = Where your data is stored
settings-where-settings = Settings: { $file }
settings-where-history = Answers and progress: { $file }
settings-where-nowhere = Nothing is stored on this computer.

## Help

help-glossary = Glossary
help-search = Look up a term, in any of the four languages
help-search-none = The glossary has no such term.
help-laws = The Laws
help-about = About Arbitro
help-laws-intro = Arbitro explains the rules in its own words and cites the Law by its number, so that you can look it up in your federation’s edition. Here is what each of them is about.
help-about-version = Arbitro { $version }
help-about-what = Arbitro teaches the rules and Laws of contract bridge. Every answer is checked against the rules of the game.
help-about-offline = It works without the internet. What you answer stays on this computer.
help-about-laws = In a tournament it is always the Director who decides, not this program.
help-about-licence = Arbitro may be used, copied and changed freely under the MIT licence or the Apache licence 2.0.
help-about-fonts = Typefaces
help-about-crates = Third-party components

## The keys (?)

keys-title = Keyboard shortcuts
keys-close = Close
keys-enter = check the answer, then go on
keys-digits = choose an option; a seat is chosen by its letter
keys-tab = go to the next control
keys-space = press the control in focus
keys-arrows = move to the neighbouring control
keys-page = back and forth in a lesson
keys-escape = back to the home page
keys-hint = a hint
keys-flip = the second language first
keys-pause = pause, then go on
keys-size = larger or smaller text
keys-help = show these shortcuts
key-name-enter = Enter
key-name-tab = Tab
key-name-space = Space
key-name-escape = Esc
key-name-arrows = ← ↑ → ↓
key-name-page = PgUp / PgDn
key-name-digits = 1 – 9
key-ctrl = Ctrl
key-cmd = Cmd
key-name-size = { $ctrl } + / { $ctrl } −
key-name-hint = F1
key-name-flip = F2
key-name-pause = F4
key-name-help = ?
