### Chapters: those that are optional, and the test at the end of each.

chapter-optional = { $chapter } (optional)
chapter-is-it-played-title = Is it played?

## The test. $known of $items were known, $pass of them pass it.

screen-test-title = Chapter test
screen-test-state-new = { $items } fresh questions, { $pass } to pass
screen-test-state-best = best so far: { $known } of { $items }
screen-test-state-passed = ✓ passed, { $known } of { $items }
screen-test-passed = Chapter test passed
screen-test-passed-text = { $known } of { $items } right without help. On to the next chapter!
screen-test-missed = Not quite there yet
screen-test-missed-text = { $known } of { $items } right without help; the test is passed with { $pass }. Practise a little, then take it again: the questions will be different.
screen-test-again = Take the test again
screen-home-chapter-finished = finished
screen-home-chapter-sealed = finished ✓ test passed
screen-lesson-end-test = Chapter test: { $items } questions
cli-test = These questions are taken from the whole chapter. There are hints, but an answer after a hint does not count as right.
cli-chapter-unknown = There is no chapter “{ $chapter }” with a test. “arbitro lesson” lists them.
cli-lesson-test = Now the test of this chapter: { $command }
