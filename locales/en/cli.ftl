### The terminal.

cli-no-display = No display was found, so Arbitro continues in the terminal. Type q to stop.
cli-without-window = This copy of Arbitro was built without the graphical window, so it continues in the terminal. Type q to stop.
cli-without-paper = This copy of Arbitro was built without printed sheets; the full version makes them.
cli-window-failed = The window could not be opened: { $reason }
window-fault-display = the display cannot be reached.
window-fault-library = the library { $library } is missing.
window-fault-graphics = the graphics card cannot be used here.
window-fault-pixels = this display cannot show the window’s picture.
window-fault-system = something in the system is missing.
window-fault-broken = a fault in the program has closed it.
cli-window-restarted = The graphics card cannot be used here, so Arbitro is using software rendering.
cli-window-broken = A fault in the program has closed the window. If you report it, please include this line:
cli-window-install = This command installs what the window needs:
cli-window-install-debian = On Debian, Ubuntu and Mint: { $command }
cli-window-install-fedora = On Fedora: { $command }
cli-window-detail = Technical detail: { $detail }
cli-window-failed-terminal = Arbitro continues in the terminal.
cli-drill-welcome = Type your answer and press Enter. An empty line shows the answer; ? repeats the question; q stops.
cli-item = Question { $item }
cli-item-of = Question { $item } of { $items }
cli-prompt = Answer:
cli-not-understood = That was not understood: “{ $text }”.
cli-expect-choice = Please type the number of an option.
cli-expect-seat = Please type a seat: { $seats }.
cli-expect-number = Please type a whole number, for example 620 or −100.
cli-expect-calls = Please type calls separated by spaces, for example: { $example }. A bid with + stands for that bid and everything above it.
cli-expect-cards = Please type cards separated by spaces, for example: { $example }.
cli-expect-account = Please type the points of each line, for example: 1=120 4=300. The lines are numbered.
cli-summary = { $asked ->
    [0] No question was answered.
    [one] { $right } of { $asked } question right.
   *[other] { $right } of { $asked } questions right.
}
cli-goodbye = See you next time.
cli-topics = Topics: { $topics }
cli-topic-unknown = There is no topic “{ $topic }”.
cli-lessons = Lessons
cli-lesson-unknown = There is no lesson “{ $lesson }”.
cli-lesson-continue = Press Enter to go on.
cli-lesson-end = End of the lesson.
cli-check-ok = { $files ->
    [one] { $files } file checked: no errors.
   *[other] { $files } files checked: no errors.
}
cli-check-failed = { $errors ->
    [one] { $errors } error found.
   *[other] { $errors } errors found.
}
cli-check-warnings = { $warnings ->
    [one] 1 warning. With --strict it counts as an error.
   *[other] { $warnings } warnings. With --strict they count as errors.
}
cli-check-nothing = No lesson files were found in { $path }.
cli-score-not-understood = “{ $text }” is not a result. Write for example: 4SX by W, 9 tricks. Or: 4SX-1
cli-vulnerability-unknown = “{ $text }” is not a vulnerability. Write None, NS, EW or All.
cli-score-needs-declarer = Who is declarer? With --vul NS or EW the score depends on it: add for example “by S”.
cli-language-unknown = There is no language “{ $text }”. Available: { $languages }
cli-item-code-bad = “{ $code }” is not a valid item code.
cli-read-error = The input could not be read.
cli-write-error = The output could not be written.
cli-score-line-made = { $contract }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} ({ $vulnerability })

## Hints, “why not?”, review and learners

cli-drill-help = ?? gives a hint. After an answer, ? and a call or a card explains why it is allowed or not, for example: ? 2S
cli-hint-none = There are no more hints.
cli-why = About the question you answered last:
cli-why-nothing = ? asks about a call or a card of the question you answered last. There is none to ask about at the moment.
cli-why-unclear = Please type ? and a call or a card of the question you answered last, for example: { $example }
cli-last-word = Press Enter to see how it went. You can still ask why, for example: { $example }
cli-review = Today’s review: what you may soon forget.
cli-review-none = There is nothing to review today.
cli-warm-up = It has been a while. Here is a bit of everything to warm up.
cli-placement = These questions follow the course and show where you could begin. If you do not know an answer, just press Enter.
cli-next-practise = To practise these: { $command }
cli-next-review = { $due ->
    [one] { $due } topic to review today: { $command }
   *[other] { $due } topics to review today: { $command }
}
cli-learner = Answers are saved for { $name }.
cli-learner-new = A new name: answers are now saved for { $name }.
cli-learner-name = “{ $name }” cannot be used as a name. A name has 1 to 60 characters.
cli-lesson-finished = { $lesson } (finished)
cli-lesson-begun = { $lesson } (started)
